"""L’examen : dans quel ordre et combien de fois une fonction est appelée, et ce qui en est dit."""

from types import SimpleNamespace

import pytest

from mastermind_edu.juge import echec as module_echec
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import Ecart, memes_effets
from mastermind_edu.juge.examen import examiner, examiner_avec_dependances
from mastermind_edu.juge.exercice import ErreurTypique, Exercice, Propriete, preparer
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.valeurs import Erreur, Observation
from mastermind_edu.juge.verdict import EtatVerdict


def double(x):
    """Le double de x."""
    return 2 * x


def faire_un_exercice(nb_cas, **champs):
    return Exercice(reference=double, points=1, cas=lambda: ((x,) for x in range(nb_cas)), exemples=(), **champs)


class Essaye:
    """Un candidat qui se rappelle ce qu’on lui demande, et peut répondre moins de fois que prévu."""

    est_a_faire = False
    nb_parametres = 1
    dependances = frozenset()

    def __init__(self, fonction, *, a_une_memoire=False, au_plus=10**9):
        self.fonction, self.lecture, self.au_plus = fonction, Lecture((), a_une_memoire), au_plus
        self.lots, self.a_neuf = [], []

    def lire(self, _):
        return self.lecture

    def accepte(self, nb_arguments):
        return nb_arguments == 1

    def observer(self, cas):
        self.lots.append(len(cas))
        rendues = [self._appeler(*arguments) for arguments in cas[: self.au_plus]]
        self.au_plus -= len(rendues)
        return rendues

    def observer_a_neuf(self, arguments):
        self.a_neuf.append(arguments[0])
        return [self._appeler(*arguments)]

    def _appeler(self, x):
        valeur = self.fonction(x)
        return valeur if isinstance(valeur, Observation) else Observation(valeur, (x,))


def arret(nom):
    return Observation(erreur=Erreur((nom, "Exception"), ""))


# Combien d’appels


@pytest.mark.parametrize("nb_cas, lots", [(5, [5, 5]), (8, [8, 8]), (30, [8, 22, 15]), (2000, [8, 32, 128, 512, 512, 512, 296, 16])])
def test_les_cas_viennent_par_lots_de_plus_en_plus_grands_puis_quelques_uns_sont_rejoues(nb_cas, lots):
    candidat = Essaye(double)
    verdict = examiner(faire_un_exercice(nb_cas), candidat)
    assert (verdict.etat, verdict.nb_cas, candidat.lots) == (EtatVerdict.REUSSI, nb_cas, lots)


def test_apres_un_echec_la_suite_est_essayee_par_petits_lots():
    candidat = Essaye(lambda x: 2 * x if x != 3 else 0)
    verdict = examiner(faire_un_exercice(1000), candidat)
    assert candidat.lots == [8, 1, 1, 32, 128, *[128] * 4, 128, 128, 64]
    assert (verdict.nb_cas, verdict.contre_exemple.appel) == (4, "double(3)")


def test_sans_la_suite_le_contre_exemple_est_le_meme_et_rien_d_autre_n_est_essaye():
    def zero_a_trois(x):
        return 2 * x if x != 3 else 0

    candidat = Essaye(zero_a_trois)
    verdict = examiner(faire_un_exercice(1000), candidat, suite=False)
    assert candidat.lots == [8, 1, 1] and verdict.constat == ""
    assert verdict.contre_exemple == examiner(faire_un_exercice(1000), Essaye(zero_a_trois)).contre_exemple


@pytest.mark.parametrize("nom", ["NonFini", "ProcessusArrete", "SansReponse"])
def test_une_fonction_arretee_n_est_pas_rappelee(nom):
    candidat = Essaye(lambda x: 2 * x if x != 3 else arret(nom), au_plus=4)
    verdict = examiner(faire_un_exercice(100), candidat)
    assert candidat.lots == [8] and (verdict.etat, verdict.constat) == (EtatVerdict.ECHOUE, "")


def test_une_fonction_qui_leve_est_rappelee_elle():
    candidat = Essaye(lambda x: 2 * x if x != 3 else arret("ValueError"))
    examiner(faire_un_exercice(10), candidat)
    assert candidat.lots == [8, 1, 1, 2]


@pytest.mark.parametrize("au_plus, cas", [(3, "double(3)"), (0, "double(0)"), (9, "double(9)")])
def test_une_fonction_juste_mais_trop_lente_le_dit_avec_le_premier_cas_sans_reponse(au_plus, cas):
    verdict = examiner(faire_un_exercice(30), Essaye(double, au_plus=au_plus))
    assert (verdict.nb_cas, verdict.contre_exemple.appel) == (au_plus, cas)
    assert verdict.message == "la fonction est trop lente : les réponses données sont justes, mais le temps permis est écoulé"


# Ce qui est dit d’un échec

PAIR = Propriete("x est pair", "x est impair", lambda x: x % 2 == 0)
ZERO_AUX_IMPAIRS = ErreurTypique("zero-aux-impairs", lambda x: 2 * x if x % 2 == 0 else 0, "les impairs donnent 0")


def zero_aux_impairs(x):
    return 2 * x if x % 2 == 0 else 0


def test_la_suite_essayee_en_entier_est_constatee_et_comparee_aux_erreurs_typiques():
    verdict = examiner(faire_un_exercice(20, proprietes=(PAIR,), erreurs_typiques=(ZERO_AUX_IMPAIRS,)), Essaye(zero_aux_impairs))
    assert verdict.constat == "faux dans 10 cas sur les 20 essayés : tous ceux où x est impair, et seulement ceux-là"
    assert (verdict.erreur_typique, verdict.message) == ("zero-aux-impairs", "les impairs donnent 0")


@pytest.mark.parametrize("nb_cas", [1, 2, 5, 17])
def test_une_erreur_typique_agit_pareil_sur_tous_les_cas_ou_n_est_pas_nommee(nb_cas):
    sauf = ErreurTypique("sauf", lambda x: 0 if x < nb_cas - 1 else 1, "presque")
    pareille = ErreurTypique("pareille", lambda x: 0 if x < nb_cas else 1, "pareille")
    sauf_au_debut = ErreurTypique("sauf-au-debut", lambda x: 1 if x == 0 else 0, "presque")
    exercice = faire_un_exercice(nb_cas, erreurs_typiques=(sauf, sauf_au_debut, pareille))
    exercice = Exercice(reference=lambda x: 7, points=1, cas=exercice.cas, exemples=(), erreurs_typiques=exercice.erreurs_typiques)
    assert examiner(exercice, Essaye(lambda x: 0)).erreur_typique == "pareille"
    assert examiner(preparer(exercice), Essaye(lambda x: 0)).erreur_typique == "pareille"


def test_une_erreur_typique_qui_agit_au_hasard_se_reconnait_a_son_ecart():
    au_hasard = ErreurTypique("au-hasard", lambda x: 1, "elle change", genre="instable")
    en_erreur = ErreurTypique("en-erreur", lambda x: 1, "elle échoue", genre="erreur")
    exercice = faire_un_exercice(10, erreurs_typiques=(au_hasard, en_erreur))
    assert examiner(exercice, Essaye(lambda x: arret("ValueError"))).erreur_typique == "en-erreur"
    assert examiner(exercice, Essaye(lambda x: 0)).erreur_typique is None


def test_une_fonction_instable_n_a_pas_l_erreur_typique_de_ses_premieres_reponses():
    def changer(x):
        appels.append(x)
        return 0 if len(appels) <= 8 else 1

    appels = []
    exercice = faire_un_exercice(8, erreurs_typiques=(ErreurTypique("zero", lambda x: 0, "toujours zéro"),))
    assert examiner(exercice, Essaye(lambda x: 0)).erreur_typique == "zero"
    verdict = examiner(exercice, Essaye(changer))
    assert (verdict.erreur_typique, verdict.contre_exemple.attendu) == (None, "toujours la même réponse")


def arreter_le_temps(monkeypatch, tours, horloge="travail"):
    """Après ce nombre de regards, il ne reste plus de temps, ni de travail ou ni d’horloge."""
    heures = iter([0.0] * (tours + 1) + [1000.0] * 1000)
    if horloge == "travail":
        monkeypatch.setattr(module_echec, "secondes_de_travail", lambda: next(heures))
    else:
        monkeypatch.setattr(module_echec, "time", SimpleNamespace(monotonic=lambda: next(heures)))


@pytest.mark.parametrize("horloge", ["travail", "mur"])
@pytest.mark.parametrize("tours, typique", [(1, None), (4, "zero-aux-impairs")], ids=["peu-de-cas", "assez-de-cas"])
def test_sans_le_temps_de_tout_essayer_rien_n_est_constate_et_il_faut_assez_de_cas(monkeypatch, horloge, tours, typique):
    arreter_le_temps(monkeypatch, tours, horloge)
    verdict = examiner(faire_un_exercice(5000, proprietes=(PAIR,), erreurs_typiques=(ZERO_AUX_IMPAIRS,)), Essaye(zero_aux_impairs))
    assert (verdict.erreur_typique, verdict.constat) == (typique, "")


def test_une_suite_qui_s_arrete_en_chemin_n_est_pas_constatee():
    candidat = Essaye(lambda x: 2 * x if x < 3 else 0, au_plus=50)
    assert examiner(faire_un_exercice(100, proprietes=(PAIR,)), candidat).constat == ""
    candidat = Essaye(lambda x: arret("NonFini") if x == 99 else 0)
    assert examiner(faire_un_exercice(100, proprietes=(PAIR,)), candidat).constat == ""
    candidat = Essaye(lambda x: arret("NonFini") if x == 20 else 0)
    assert examiner(faire_un_exercice(21, proprietes=(PAIR,)), candidat).constat == "" and 100 not in candidat.lots


def test_un_arret_au_bout_d_un_lot_finit_la_suite():
    candidat = Essaye(lambda x: arret("NonFini") if x == 39 else 0)
    examiner(faire_un_exercice(100), candidat)
    assert candidat.lots == [8, 1, 1, 32]
    candidat = Essaye(lambda x: arret("NonFini") if x == 7 else -x)
    assert examiner(faire_un_exercice(8, proprietes=(PAIR,)), candidat).constat == ""


def test_un_ecart_vu_sur_l_ensemble_des_cas_designe_son_cas():
    exercice = faire_un_exercice(10, juger_ensemble=lambda cas, observations: (4, Ecart("valeur", "mieux", "moins bien")))
    verdict = examiner(exercice, Essaye(double))
    assert (verdict.nb_cas, verdict.contre_exemple[1:]) == (5, ("double(4)", "mieux", "moins bien"))


def test_l_ensemble_des_cas_peut_convenir():
    recus = []
    exercice = faire_un_exercice(3, juger_ensemble=lambda cas, observations: recus.append((list(cas), [o.valeur for o in observations])))
    assert examiner(exercice, Essaye(double)).est_reussi and recus == [([(0,), (1,), (2,)], [0, 2, 4])]


# Deux fois la même chose


def changer_au(numero, avant=lambda x: 2 * x, apres=lambda x: -1):
    """Une fonction qui répond autrement à partir de cet appel, compté à partir de 1."""
    appels = []

    def fonction(x):
        appels.append(x)
        return avant(x) if len(appels) < numero else apres(x)

    return fonction


@pytest.mark.parametrize("numero, etat", [(101, EtatVerdict.ECHOUE), (115, EtatVerdict.ECHOUE), (116, EtatVerdict.REUSSI)])
def test_un_cas_sur_sept_de_cent_est_rejoue_du_premier_au_dernier(numero, etat):
    verdict, rejoue = examiner(faire_un_exercice(100), Essaye(changer_au(numero))), 7 * (numero - 101)
    assert verdict.etat is etat
    assert etat is EtatVerdict.REUSSI or verdict.contre_exemple[1:] == (f"double({rejoue})", "toujours la même réponse", f"{2 * rejoue}, puis -1")


def test_un_contre_exemple_qui_ne_se_rejoue_pas_est_une_instabilite():
    verdict = examiner(faire_un_exercice(10), Essaye(changer_au(9, avant=lambda x: 2 * x if x != 5 else 0)))
    assert verdict.contre_exemple[1:] == ("double(5)", "toujours la même réponse", "0, puis -1") and verdict.nb_cas == 6


def test_le_premier_cas_est_rejoue_lui_aussi():
    verdict = examiner(faire_un_exercice(10), Essaye(changer_au(10, avant=lambda x: 2 * x if x != 5 else 0)))
    assert verdict.contre_exemple[1:] == ("double(0)", "toujours la même réponse", "0, puis -1") and verdict.nb_cas == 1


@pytest.mark.parametrize("a_une_memoire, a_neuf", [(False, []), (None, [5]), (True, [5])])
def test_une_fonction_qui_peut_se_souvenir_est_appelee_a_neuf(a_une_memoire, a_neuf):
    candidat = Essaye(lambda x: 2 * x if x != 5 else 0, a_une_memoire=a_une_memoire)
    examiner(faire_un_exercice(10), candidat)
    assert candidat.a_neuf == a_neuf


def test_au_premier_cas_rien_n_a_pu_etre_garde():
    candidat = Essaye(lambda x: -1, a_une_memoire=True)
    examiner(faire_un_exercice(10), candidat)
    assert candidat.a_neuf == [] and candidat.lots[:2] == [8, 1]


class Oublieux(Essaye):
    """Fausse à 5 quand elle se souvient, juste à neuf."""

    def observer_a_neuf(self, arguments):
        self.a_neuf.append(arguments[0])
        return [Observation(2 * arguments[0], tuple(arguments))]


@pytest.mark.parametrize("a_une_memoire, suite", [(True, " : elle garde quelque chose"), (None, "")], ids=["prouve", "non-lue"])
def test_une_fonction_juste_a_neuf_et_fausse_ensuite_se_souvient(a_une_memoire, suite):
    candidat = Oublieux(lambda x: 2 * x if x != 5 else 0, a_une_memoire=a_une_memoire)
    verdict = examiner(faire_un_exercice(10), candidat)
    assert verdict.contre_exemple[1:] == ("double(5)", "toujours la même réponse", "10, puis 0") and verdict.nb_cas == 6
    assert verdict.message.startswith("la fonction ne donne pas deux fois la même réponse pour les mêmes arguments" + suite)
    assert ("elle garde" in verdict.message) is bool(suite)


def test_une_fonction_au_hasard_a_son_erreur_typique_si_elle_ne_se_souvient_pas():
    au_hasard = ErreurTypique("au-hasard", lambda x: 1, "elle tire au sort", genre="instable")
    exercice = faire_un_exercice(10, erreurs_typiques=(au_hasard,))
    assert examiner(exercice, Essaye(changer_au(11))).erreur_typique == "au-hasard"
    se_souvient = Oublieux(lambda x: 2 * x if x != 5 else 0, a_une_memoire=True)
    assert examiner(exercice, se_souvient).erreur_typique is None


UN, DEUX, FAUTE, AUTRE_FAUTE = Observation(1, ([1],)), Observation(2, ([1],)), arret("ValueError"), arret("TypeError")


@pytest.mark.parametrize(
    "premiere, seconde, memes",
    [
        (UN, UN, True),
        (UN, Observation(1, ((1,),), a_affiche=True), True),
        (UN, DEUX, False),
        (UN, Observation(1, ([2],)), False),
        (UN, Observation(True, ([1],)), False),
        (UN, FAUTE, False),
        (FAUTE, FAUTE, True),
        (FAUTE, FAUTE._replace(arguments=(3,)), False),
        (FAUTE, AUTRE_FAUTE, False),
        (arret("NonFini"), arret("NonFini")._replace(arguments=(3,)), True),
        (arret("NonFini"), FAUTE, False),
    ],
)
def test_deux_observations_ont_les_memes_effets_si_rien_de_ce_que_voit_le_juge_ne_change(premiere, seconde, memes):
    assert memes_effets(premiere, seconde) is memes and memes_effets(seconde, premiere) is memes


# Une fonction qui en appelle une autre


def quadruple(x):
    """Le quadruple de x."""
    return 4 * x


CATALOGUE = {
    "double": faire_un_exercice(20),
    "quadruple": Exercice(reference=quadruple, points=1, cas=lambda: ((x,) for x in range(10)), exemples=()),
}


def definir(source):
    espace = {}
    exec(source, espace)
    return {nom: Candidat(espace[nom]) for nom in CATALOGUE if nom in espace}


@pytest.mark.parametrize(
    "source, etat, juste_par_ailleurs",
    [
        ("def double(x): return 0\ndef quadruple(x): return double(double(x))", EtatVerdict.BLOQUE, True),
        ("def double(x): return 0\ndef quadruple(x): return double(x) + 1", EtatVerdict.ECHOUE, False),  # dans le cas montré, 0, `double` est juste
        ("def double(x): return 2 * x\ndef quadruple(x): return double(x) + 1", EtatVerdict.ECHOUE, False),
        ("def double(x): return 0\ndef quadruple(x): return 4 * x", EtatVerdict.REUSSI, False),
        ("def double(x): return 0\ndef quadruple(x):\n    if x > 99: return double(x)\n    return 3 * x", EtatVerdict.ECHOUE, False),
        ("def double(x): return 0\ndef quadruple(x): ...", EtatVerdict.A_FAIRE, False),
        ("def aide(x): return 0\ndef quadruple(x): return aide(x)", EtatVerdict.ECHOUE, False),
    ],
    ids=["bloquee-et-juste", "bloquee-et-fausse", "fausse-seule", "juste-sans-appeler", "fausse-sans-appeler", "a-faire", "aide-sans-exercice"],
)
def test_une_faute_ne_se_paie_que_la_ou_elle_est(source, etat, juste_par_ailleurs):
    verdict = examiner_avec_dependances("quadruple", CATALOGUE, definir(source), CATALOGUE)
    assert (verdict.etat, verdict.juste_par_ailleurs) == (etat, juste_par_ailleurs)
    assert (" ; `quadruple` est juste par ailleurs" in verdict.message) is juste_par_ailleurs


def test_une_fonction_qui_s_appelle_elle_meme_n_est_pas_bloquee_par_elle_meme():
    verdict = examiner_avec_dependances("quadruple", CATALOGUE, definir("def quadruple(x): return quadruple(x - 1) if x > 0 else 1"), CATALOGUE)
    assert verdict.etat is EtatVerdict.ECHOUE


def test_une_fonction_qui_vient_plus_loin_bloque_sans_donner_sa_valeur():
    inverse = dict(reversed(CATALOGUE.items()))
    candidats = definir("def double(x): return 0\ndef quadruple(x): return double(double(x))")
    verdict = examiner_avec_dependances("quadruple", inverse, candidats, inverse)
    assert (verdict.etat, verdict.juste_par_ailleurs) == (EtatVerdict.BLOQUE, False)


def test_une_fonction_absente_ne_coute_que_ses_points():
    verdict = examiner_avec_dependances("quadruple", CATALOGUE, definir("def quadruple(x): return double(double(x))"), CATALOGUE)
    assert (verdict.etat, verdict.juste_par_ailleurs) == (EtatVerdict.BLOQUE, True)
    assert verdict.message.startswith("`quadruple` se sert de `double`, qui n’existe pas : effacée, mal nommée,")


def test_une_fonction_que_la_copie_ne_note_pas_n_est_pas_remplacee():
    source = "def double(x): return 0\ndef quadruple(x): return double(double(x))"
    verdict = examiner_avec_dependances("quadruple", CATALOGUE, definir(source), ["quadruple"])
    assert (verdict.etat, verdict.vaut_ses_points) == (EtatVerdict.BLOQUE, False)
    absente = examiner_avec_dependances("quadruple", CATALOGUE, definir("def quadruple(x): return double(double(x))"), ["quadruple"])
    assert (absente.etat, absente.vaut_ses_points) == (EtatVerdict.ECHOUE, False)


def test_la_fonction_nommee_est_celle_qui_rend_faux_le_cas_montre():
    def triple(x):
        return 3 * x

    def six(x):
        return 6 * x

    autres = {f.__name__: Exercice(reference=f, points=1, cas=CATALOGUE["double"].cas, exemples=()) for f in (triple, six)}
    catalogue = {"double": CATALOGUE["double"], **autres}
    source = "def double(x): return 2 * x if x < 3 else 0\ndef triple(x): return 3 * x + 1\ndef six(x): return double(x) + triple(x) + x"
    espace = {}
    exec(source, espace)
    verdict = examiner_avec_dependances("six", catalogue, {nom: Candidat(espace[nom]) for nom in catalogue}, catalogue)
    assert "se sert de `triple`" in verdict.message and verdict.juste_par_ailleurs


def test_quand_le_cas_montre_n_accuse_personne_la_premiere_dans_l_ordre_du_cours_est_nommee():
    def triple(x):
        return 3 * x

    def six(x):
        return 6 * x

    autres = {f.__name__: Exercice(reference=f, points=1, cas=CATALOGUE["double"].cas, exemples=()) for f in (triple, six)}
    catalogue = {"triple": autres["triple"], "double": CATALOGUE["double"], "six": autres["six"]}
    source = """DEDANS = False
def double(x): return 0 if DEDANS or x > 9 else 2 * x
def triple(x): return 0 if DEDANS or x > 9 else 3 * x
def six(x):
    global DEDANS
    DEDANS = True
    somme = double(x) + triple(x) + x
    DEDANS = False
    return somme"""
    espace = {}
    exec(source, espace)
    verdict = examiner_avec_dependances("six", catalogue, {nom: Candidat(espace[nom]) for nom in catalogue}, catalogue)
    assert "se sert de `triple`" in verdict.message and verdict.juste_par_ailleurs


def test_une_autre_version_que_celle_qui_est_jugee_se_dit():
    source = "def double(x): return 0\ndef quadruple(x): return double(double(x))"
    verdict = examiner_avec_dependances("quadruple", CATALOGUE, definir(source), CATALOGUE, reussies=["double"])
    assert verdict.message.startswith("`quadruple` appelle une autre version de `double` que celle qui est jugée")
