"""Le juge : valeurs simples, garde contre les boucles sans fin, examen."""

import enum
import sys
from collections import namedtuple
from fractions import Fraction
from functools import partial, wraps

import pytest

from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.ecarts import ecart_de_valeur
from mastermind_edu.juge.examen import examiner, examiner_avec_dependances
from mastermind_edu.juge.exercice import ErreurTypique, Exercice, faux
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.liens import corps_vide
from mastermind_edu.juge.valeurs import Etrangere, Observation, copier, egales
from mastermind_edu.juge.verdict import EtatVerdict


class EgalATout:
    def __eq__(self, _):
        return True

    __hash__ = None


class MonEntier(int):
    pass


class Sorte(enum.IntEnum):
    UN = 1


def en_boucle_infinie():
    boucle = []
    boucle.append(boucle)
    return boucle


@pytest.mark.parametrize(
    "valeur",
    [None, True, 0, 1.5, "R", [], (1, 2), {"a": [1]}, Fraction(1, 2), [[1, (2, None)]]],
    ids=repr,
)
def test_une_valeur_simple_est_copiee_telle_quelle(valeur):
    copie = copier(valeur)
    assert copie == valeur and type(copie) is type(valeur)


@pytest.mark.parametrize(
    "valeur, nom",
    [(EgalATout(), "EgalATout"), (MonEntier(1), "MonEntier"), (Sorte.UN, "Sorte"), ({1}, "set"), (b"R", "bytes"), (len, "builtin_function_or_method")],
    ids=["egal-a-tout", "sous-classe", "enumeration", "ensemble", "octets", "fonction"],
)
def test_tout_autre_objet_devient_etranger(valeur, nom):
    assert copier(valeur) == Etrangere(nom)


@pytest.mark.parametrize("fabriquer", [en_boucle_infinie, lambda: [0] * 200_000], ids=["cyclique", "enorme"])
def test_une_valeur_sans_fin_ou_enorme_est_refusee(fabriquer):
    assert copier(fabriquer()) == Etrangere("list (trop grand)")


Reponse = namedtuple("Reponse", "bien mal")


class Menteur(tuple):
    def __iter__(self):
        raise AssertionError("la copie ne demande rien à la classe d’un élève")

    __len__ = __getitem__ = __eq__ = __iter__
    __hash__ = None


@pytest.mark.parametrize(
    "valeur, copie",
    [
        (Reponse(2, 1), (2, 1)),
        ([Reponse(2, [Reponse(0, 1)])], [(2, [(0, 1)])]),
        (Menteur((2, 1)), (2, 1)),
        (Reponse(2, {1}), (2, Etrangere("set"))),
        (Reponse(10**5000, 1), (Etrangere("int (trop grand)"), 1)),
    ],
    ids=["nomme", "dedans", "menteur", "avec-un-ensemble", "entier-immense"],
)
def test_un_tuple_nomme_est_un_tuple(valeur, copie):
    obtenue = copier(valeur)
    assert repr(obtenue) == repr(copie) and type(obtenue) is type(copie)


def test_un_tuple_nomme_ne_convient_pas_a_la_place_d_un_nombre():
    verdict = examiner(DOUBLE, Candidat(lambda x: Reponse(2 * x, 0)))
    assert verdict.message.startswith("il faut renvoyer un nombre entier ; la fonction renvoie un tuple, c’est-à-dire plusieurs valeurs : ")


def test_un_entier_demesure_est_une_reponse_refusee_et_non_une_panne():
    assert examiner(DOUBLE, Candidat(lambda x: 10**5000)).contre_exemple.obtenu == "un objet de type int (trop grand)"


@pytest.mark.parametrize(
    "attendue, obtenue, egal",
    [
        ((1, 2), [1, 2], True),
        ([(1, 2)], ((1, 2),), True),
        (1, True, False),
        (0, False, False),
        (1, 1.0, False),
        ("12", ["1", "2"], False),
        ((1, 2), (1, 2, 3), False),
        ({1: "a"}, {True: "a"}, False),
        ({(0, 1): [1]}, {(0, 1): (1,)}, True),
        (None, 0, False),
        (1, Etrangere("EgalATout"), False),
    ],
)
def test_deux_valeurs_sont_egales_si_leurs_types_le_sont_aussi(attendue, obtenue, egal):
    assert egales(attendue, obtenue) is egal


# Des boucles sans fin, chacune à sa façon


def sans_condition(x):
    while True:
        pass


def attrape_tout(x):
    while True:
        try:
            int("z")
        except:  # noqa: E722
            pass


def attrape_autour(x):
    while True:
        try:
            while True:
                x = x + 1
        except BaseException:
            x = 0


def finally_continue(x):
    while True:
        try:
            len([])
        finally:
            x = x + 1


def expression_generatrice(x):
    def naturels():
        n = 0
        while True:
            yield n
            n = n + 1

    return sum(1 for _ in naturels())


def par_une_autre(x):
    return sans_condition(x)


def liste_qui_grandit(x):
    liste = [0]
    for element in liste:
        liste.append(element)
    return liste


class Tenace:
    def chercher(self, x):
        while True:
            try:
                self.tourner()
            except BaseException:
                pass

    def tourner(self):
        while True: pass  # noqa: E701  sur une ligne, Python ne signale aucun changement de ligne

    def __call__(self, x):
        return [1 for _ in iter(int, 1)]


def fabriquer_sans_fin():
    n = 0

    def fermeture(x):
        nonlocal n
        while True:
            n += 1

    return fermeture


def emboitees(x):
    while True:
        try:
            try:
                while True:
                    x += 1
            finally:
                x = 0
        except BaseException:
            continue


@pytest.mark.parametrize(
    "fonction",
    [
        sans_condition, attrape_tout, attrape_autour, finally_continue, expression_generatrice, par_une_autre, liste_qui_grandit,
        emboitees,
        pytest.param(lambda x: sum(1 for _ in iter(int, 1)), id="lambda"),
        pytest.param(Tenace().chercher, id="méthode qui attrape tout"),
        pytest.param(Tenace(), id="objet appelable"),
        pytest.param(partial(par_une_autre), id="partial"),
        pytest.param(wraps(sans_condition)(lambda x: sans_condition(x)), id="décorée"),
        pytest.param(fabriquer_sans_fin(), id="fermeture"),
    ],
)
def test_une_boucle_sans_fin_est_arretee(fonction):
    (observation,) = Candidat(fonction).observer([(1,), (2,)])
    assert "NonFini" in observation.erreur.types


def garder_le_compte():
    appels = []

    def compter(x):
        appels.append(x)
        return len(appels)

    return compter


class Doubleur:
    facteur = 2

    def doubler(self, x):
        return self.facteur * x

    @classmethod
    def de_la_classe(cls, x):
        return cls.facteur * x

    @staticmethod
    def sans_objet(x):
        return 2 * x

    def __call__(self, x):
        return self.facteur * x


@pytest.mark.parametrize(
    "fonction",
    [
        pytest.param(lambda x: 2 * x, id="lambda"),
        pytest.param(partial(lambda n, x: n * x, 2), id="partial"),
        pytest.param(Doubleur().doubler, id="méthode"),
        pytest.param(Doubleur.de_la_classe, id="méthode de classe"),
        pytest.param(Doubleur.sans_objet, id="méthode statique"),
        pytest.param(Doubleur(), id="objet appelable"),
    ],
)
def test_ce_qui_s_appelle_est_appele_tel_quel(fonction):
    assert [observation.valeur for observation in Candidat(fonction).observer([(1,), (4,)])] == [2, 8]


def test_une_fermeture_garde_sa_memoire_d_un_appel_a_l_autre():
    assert [observation.valeur for observation in Candidat(garder_le_compte()).observer([(7,), (7,)])] == [1, 2]


def test_la_surveillance_cesse_avec_l_examen():
    suivie = sys.gettrace()
    Candidat(lambda x: x).observer([(1,)])
    assert sys.gettrace() is suivie
    outils = [sys.monitoring.get_tool(numero) for numero in range(6)] if hasattr(sys, "monitoring") else []
    assert "mastermind_edu" not in outils


def test_une_recursion_sans_fin_est_une_erreur_comme_une_autre():
    def plonger(x):
        return plonger(x)

    (observation,) = Candidat(plonger).observer([(1,)])
    assert "RecursionError" in observation.erreur.types


def compte_jusqu_a(x):
    total = 0
    for i in range(x):
        total = total + 1
    return total


def test_une_longue_boucle_qui_finit_n_est_pas_arretee():
    (observation,) = Candidat(compte_jusqu_a).observer([(100_000,)])
    assert observation.valeur == 100_000


def test_la_fonction_gardee_garde_ses_valeurs_par_defaut_et_ses_lignes():
    def defaut(x, y=3):
        for _ in range(2):
            x = x + y
        return x / 0

    (observation,) = Candidat(defaut).observer([(1,)])
    assert observation.erreur.types[0] == "ZeroDivisionError"
    assert observation.erreur.instruction == "return x / 0"


# L’appel


def test_les_sorties_et_la_saisie_ne_derangent_rien(capsys):
    def bavarde(x):
        print("bonjour")
        print("aïe", file=sys.stderr)
        return x

    (observation,) = Candidat(bavarde).observer([(1,)])
    assert (observation.valeur, observation.a_affiche) == (1, True)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    "fonction, type_attendu",
    [
        (lambda x: input("? "), "EOFError"),
        (lambda x: sys.exit(0), "SystemExit"),
        (lambda x: x.nom, "AttributeError"),
        (lambda x: exit(), "SystemExit"),
    ],
    ids=["input", "sys-exit", "attribut", "exit"],
)
def test_une_erreur_est_observee_sans_sortir(fonction, type_attendu):
    (observation,) = Candidat(fonction).observer([(1,)])
    assert observation.erreur.types[0] == type_attendu


def test_input_est_rendu_a_la_fin():
    import builtins

    avant = builtins.input
    Candidat(lambda x: x).observer([(1,)])
    assert builtins.input is avant


def test_une_exception_dont_le_texte_echoue_est_quand_meme_decrite():
    class Piege(Exception):
        def __str__(self):
            raise RuntimeError

    def lever(x):
        raise Piege

    assert appeler(lever, (1,)).erreur.types[0] == "Piege"


def test_les_arguments_de_l_appelant_restent_intacts_et_leur_etat_est_observe():
    arguments = ([3, 1, 2],)
    observation = appeler(lambda liste: liste.sort(), arguments)
    assert arguments == ([3, 1, 2],)
    assert observation.arguments == ([1, 2, 3],)


def test_les_instruments_se_donnent_et_s_observent():
    def lire_deux_fois(lire, afficher, hasard):
        lire()
        afficher("encore")
        return lire(), hasard.random() < 1

    observation = appeler(lire_deux_fois, (Lignes(("a", "b")), Recueil(), Hasard(1)))
    assert observation.valeur == ("b", True)
    assert observation.arguments == (2, 1, None)


def test_une_fonction_donnee_rend_les_valeurs_de_sa_table_et_rien_d_autre():
    table = FonctionDonnee("jouer", (([0, 1], [[0, 0], [0, 1]]),))
    assert appeler(lambda jouer: (jouer([0, 1]), jouer((0, 1)), jouer.__name__), (table,)).valeur == ([[0, 0], [0, 1]], [[0, 0], [0, 1]], "jouer")
    assert appeler(lambda jouer: (jouer([0, 1]).pop(), len(jouer([0, 1]))), (table,)).valeur == ([0, 1], 2)
    erreur = appeler(lambda jouer: jouer([1, 1]), (table,)).erreur
    assert (erreur.types[0], erreur.texte) == ("ValueError", "jouer([1, 1]) n’est pas défini dans ce cas")


def test_des_fonctions_suivies_donnent_leurs_valeurs_et_disent_qui_est_appelee_avant_qui():
    def alterner(a, b):
        return [a(), b(), a()]

    suivies = FonctionSuivie("a", (1, 3)), FonctionSuivie("b", (2,))
    observation = appeler(alterner, suivies)
    assert (observation.valeur, observation.arguments) == ([1, 2, 3], (([2, 4], [None, None], True), ([2], [None], True)))
    assert appeler(lambda a, b: [b(), a(), a()], suivies).arguments == (([3, 4], [None, None], True), ([1], [None], True))


def test_une_fonction_suivie_voit_la_meme_liste_donnee_deux_fois_et_refuse_un_appel_de_trop():
    def montrer(demander):
        code = [0]
        demander(code)
        code[0] = 1
        demander(code)

    assert appeler(montrer, (FonctionSuivie("demander", (5, 6), "code"),)).arguments == (([1, 2], [[0], [1]], False),)
    erreur = appeler(montrer, (FonctionSuivie("demander", (5,), "code"),)).erreur
    assert (erreur.types[0], erreur.texte) == ("EOFError", "demander() appelée après la fin")
    assert "demander() takes 1 positional argument" in appeler(lambda demander: demander(1, 2), (FonctionSuivie("demander", (5,), "code"),)).erreur.texte


def vide_avec_aide(x):
    """Aide."""


def vide_sans_aide(x):
    pass


def pas_vide(x):
    """Aide."""
    return 0


@pytest.mark.parametrize("fonction, vide", [(vide_avec_aide, True), (vide_sans_aide, True), (pas_vide, False), (len, False), (3, False)])
def test_un_corps_vide_se_reconnait(fonction, vide):
    assert corps_vide(fonction) is vide


# L’exercice


@faux("le résultat vaut toujours 3")
def toujours_trois(x):
    return 3


@faux(
    "la boucle est sans fin : "
    "vérifiez que x change",
    genre="erreur",
)
def ne_change_jamais(x):
    while x:
        pass


def test_une_fonction_fausse_donne_son_nom_son_conseil_et_son_texte():
    assert toujours_trois.typique[:3] == ("toujours-trois", toujours_trois, "le résultat vaut toujours 3")
    assert ne_change_jamais.typique[2:] == ("la boucle est sans fin : vérifiez que x change", "erreur")
    assert ne_change_jamais.typique.source == "def ne_change_jamais(x):\n    while x:\n        pass\n"


def test_la_boucle_sans_fin_d_une_fonction_decoree_est_arretee():
    [observation] = Candidat(ne_change_jamais).observer([(1,)])
    assert observation.est_sans_fin


ENTOUREES = {}


def entourer(fonction):
    ENTOUREES[fonction.__name__] = fonction

    @wraps(fonction)
    def entouree(x):
        return ENTOUREES["suivant"](x) + 1

    return entouree


@entourer
def suivant(x):
    return x


def test_une_fonction_remplacee_par_son_decorateur_garde_ce_qu_il_ajoute():
    assert Candidat(suivant).observer([(1,)])[0].valeur == 2


def test_un_exercice_prend_le_nom_les_parametres_et_le_resume_de_sa_reference():
    assert (DOUBLE.nom, DOUBLE.parametres, DOUBLE.signature, DOUBLE.resume) == ("double", ("x",), "double(x)", "le double de x")


# L’examen


def double(x):
    """Le double de x."""
    return 2 * x


def quadruple(x):
    """Le quadruple de x."""
    return 4 * x


def toujours_zero(x):
    return 0


DOUBLE = Exercice(
    reference=double,
    points=1,
    cas=lambda: ((x,) for x in range(50)),
    exemples=((1,),),
    erreurs_typiques=(ErreurTypique("zero", toujours_zero, "le résultat vaut toujours 0"),),
)
QUADRUPLE = Exercice(reference=quadruple, points=1, cas=DOUBLE.cas, exemples=())


def instable(x, appels=[]):
    appels.append(x)
    return 2 * x if len(appels) <= 50 else 2 * x + 1


def zero_puis_double(x):
    return 0 if x == 1 else 2 * x


def affiche(x):
    print(2 * x)


def sans_return(x):
    2 * x


def en_flottant(x):
    return 2.0 * x


def nom_inconnu(x):
    return deux * x  # noqa: F821


@pytest.mark.parametrize(
    "fonction, message, obtenu",
    [
        pytest.param(toujours_zero, "le résultat vaut toujours 0", "0", id="erreur-typique"),
        pytest.param(zero_puis_double, "dans `return 0 if x == 1 else 2 * x`, le nombre `1` n’est pas le bon : il y faut `0`", "0", id="valeur-sans-conseil-abusif"),
        pytest.param(en_flottant, "la fonction renvoie un nombre à virgule", "0.0", id="type"),
        pytest.param(affiche, "`print` montre une valeur, mais ne la renvoie pas", "None", id="print-au-lieu-de-return"),
        pytest.param(sans_return, "il manque `return` devant", "None", id="return-oublie"),
        pytest.param(nom_inconnu, "Le nom « deux » n’existe pas", "erreur NameError", id="nom-inconnu"),
        pytest.param(instable, "ne donne pas deux fois la même réponse", "0, puis 1", id="instable"),
        pytest.param(sans_condition, "`while True` ne s’arrête jamais", "appel arrêté", id="boucle"),
    ],
)
def test_un_echec_a_un_seul_message_et_un_contre_exemple(fonction, message, obtenu):
    verdict = examiner(DOUBLE, Candidat(fonction))
    assert verdict.etat is EtatVerdict.ECHOUE
    assert message in verdict.message
    assert verdict.contre_exemple.obtenu.startswith(obtenu)


@pytest.mark.parametrize(
    "attendue, obtenue, ecrites",
    [
        (2, 2.0, ("2 (nombre entier)", "2.0 (nombre à virgule)")),
        (1, True, ("1 (nombre entier)", "True (booléen)")),
        (2, 3.0, ("2", "3.0")),
        ("⚪", "⚪\ufe0f", ("'⚪'", "'⚪\ufe0f' : le texte contient un signe invisible (U+FE0F) après « ⚪ »")),
        ("⚪\ufe0f", "⚪", ("'⚪\ufe0f'", "'⚪' : il manque au texte un signe invisible (U+FE0F) après « ⚪ »")),
        ("R V", "R\xa0V", ("'R V'", "'R\\xa0V' : le texte contient une espace rare (U+00A0) à la place d’une espace ordinaire après « R »")),
        ("é", "e\u0301", ("'é'", "'e\u0301' : dans le texte, un accent est écrit avec un signe à part")),
        ("RV", "\u200bRV", ("'RV'", "'\\u200bRV' : le texte contient un signe invisible (U+200B) au début")),
        (["R", "V"], ["R", "V\ufe0f"], ("['R', 'V']", "['R', 'V\ufe0f'] : le texte contient un signe invisible (U+FE0F) après « V »")),
        ("RV", "RB", ("'RV'", "'RB'")),
        ([1, "R"], [2, "R"], ("[1, 'R']", "[2, 'R']")),
    ],
    ids=["virgule", "booleen", "autre-nombre", "variante", "variante-oubliee", "insecable", "accent", "sans-chasse", "liste", "visible", "nombres"],
)
def test_deux_valeurs_qui_s_affichent_pareil_sont_distinguees(attendue, obtenue, ecrites):
    assert ecart_de_valeur(Observation(attendue), Observation(obtenue))[1:3] == ecrites


def test_une_erreur_typique_n_est_jamais_nommee_sur_un_seul_cas():
    assert examiner(DOUBLE, Candidat(zero_puis_double)).erreur_typique is None


@pytest.mark.parametrize("fonction", [lambda: 0, lambda x, y: x, lambda *, x: x], ids=["aucun", "deux", "nomme"])
def test_une_mauvaise_signature_le_dit_avant_tout(fonction):
    verdict = examiner(DOUBLE, Candidat(fonction))
    assert "il faut 1 paramètre : `double(x)` ; votre fonction en a" in verdict.message
    assert verdict.contre_exemple is None


def test_une_valeur_par_defaut_en_plus_convient():
    assert examiner(DOUBLE, Candidat(lambda x, y=2: y * x)).est_reussi


def test_une_fonction_trop_lente_est_annoncee_comme_telle():
    verdict = examiner(DOUBLE, Candidat(double, secondes=-1))
    assert verdict.etat is EtatVerdict.ECHOUE and "trop lente" in verdict.message


@pytest.mark.parametrize("corps", ["...", "return 3 * x"], ids=["a-faire", "fausse"])
def test_une_dependance_qui_n_est_pas_juste_bloque(corps):
    espace = {}
    exec(f"def double(x): {corps}\ndef quadruple(x): return 2 * double(x)", espace)
    candidats = {nom: Candidat(espace[nom]) for nom in ("double", "quadruple")}
    verdict = examiner_avec_dependances("quadruple", {"double": DOUBLE, "quadruple": QUADRUPLE}, candidats, ("double", "quadruple"))
    assert verdict.etat is EtatVerdict.BLOQUE
    assert "corrigez d’abord `double`" in verdict.message
