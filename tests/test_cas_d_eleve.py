"""Les cas écrits par l’élève : lus comme des données, justes, et comptés par les versions fausses qu’ils attrapent."""

import ast
import inspect
import re
import threading
from copy import deepcopy
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest
from ensemble import pour_chacun

from mastermind_edu import exemples, verifier
from mastermind_edu.affichage.verdicts import en_html, en_texte
from mastermind_edu.atelier.mutants import mutants
from mastermind_edu.correction.notation.resultats import noter
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.ecarts import comparer_a_la_reference
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice, faux
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.verdict import EtatVerdict

RACINE = Path(__file__).resolve().parents[1]
DE_CAS = {nom: exercice for nom, exercice in CATALOGUE.items() if isinstance(exercice, ExerciceDeCas)}
VERSIONS = [pytest.param(e, version, id=f"{e.nom}-{version.slug}") for e in DE_CAS.values() for version in e.versions]

# Un exercice d’essai, sans rien du jeu


def plus_grand(a, b):
    """Le plus grand de deux nombres de 0 à 99."""
    return max(a, b)


@faux("le premier nombre est toujours choisi : l’autre est parfois plus grand")
def premier(a, b):
    return a


@faux("le second nombre est toujours choisi : l’autre est parfois plus grand")
def second(a, b):
    return b


@faux("deux nombres égaux ne donnent jamais de réponse")
def boucle_si_egaux(a, b):
    while a == b:
        pass
    return max(a, b)


@faux("la réponse est un texte")
def en_texte_toujours(a, b):
    return str(max(a, b))


def mes_cas_plus_grand():
    """La liste des cas : chacun est le tuple (a, b, attendu)."""
    return [(1, 2, 2), (2, 1, 2), (3, 3, 3)]


PLUS_GRAND = Exercice(
    reference=plus_grand,
    points=1,
    cas=lambda: ((a, b) for a in range(3) for b in range(3)),
    exemples=((1, 2),),
    erreurs_typiques=tuple(f.typique for f in (premier, second, boucle_si_egaux, en_texte_toujours)),
)
DES_CAS = ExerciceDeCas(
    reference=mes_cas_plus_grand,
    points=2,
    vise=PLUS_GRAND,
    refuser=lambda *nombres: "" if all(type(n) is int for n in nombres) else f"il faut deux nombres entiers ; voici {nombres[0]!r}",
    ecartees={"en-texte-toujours": "tout cas l’attrape"},
)


def juger(valeur, exercice=DES_CAS):
    return examiner(exercice, Candidat(eval("lambda: valeur", {"valeur": valeur})))  # dans un autre espace que `plus_grand`


APPELS_CACHES = ("eval('plus_' + 'grand')(1, 2)", "globals()['plus_grand'](1, 2)", "autre_nom(1, 2)", "[plus_grand][0](1, 2)")


@pytest.mark.parametrize("appel", APPELS_CACHES)
def test_une_fonction_ne_dit_pas_elle_meme_ce_qu_il_faut_attendre_d_elle(appel):
    espace = {}
    exec("def plus_grand(a, b):\n    return max(a, b)\nautre_nom = plus_grand", espace)
    exec(f"def mes_cas_plus_grand():\n    return [(1, 2, {appel}), (2, 1, 2), (3, 3, 3)]", espace)
    assert examiner(DES_CAS, Candidat(espace["mes_cas_plus_grand"])).etat is EtatVerdict.ECHOUE
    assert espace["autre_nom"](1, 2) == 2  # elle sert de nouveau après l’examen


def test_une_liste_qui_attrape_tout_est_reussie():
    verdict = juger([(0, 1, 1), [5, 4, 5], (7, 7, 7)])
    assert verdict.est_reussi and verdict.message == "vos cas sont justes, et attrapent les 3 versions fausses"
    assert en_texte(verdict).endswith("versions fausses.") and verdict.part_des_points == 1


@pytest.mark.parametrize(
    "cas, message, part",
    [
        ([(1, 2, 2)], "vos cas attrapent 1 version fausse sur 3 ; celle-ci leur échappe encore : « le second nombre est toujours choisi »", "1/3"),
        ([(1, 2, 2), (2, 1, 2)], "vos cas attrapent 2 versions fausses sur 3 ; celle-ci leur échappe encore : « deux nombres égaux ne donnent jamais de réponse »", "2/3"),
        ([(1, 2, 2), (3, 3, 3)], "vos cas attrapent 2 versions fausses sur 3 ; celle-ci leur échappe encore : « le second nombre est toujours choisi »", "2/3"),
    ],
)
def test_une_version_qui_echappe_est_decrite_et_le_compte_donne_les_points(cas, message, part):
    verdict = juger(cas)
    assert (verdict.etat, verdict.message, verdict.part) == (EtatVerdict.ECHOUE, message, Fraction(part))
    assert noter(verdict, {verdict.exercice: Fraction(2)}).points == 2 * Fraction(part)
    assert "def " not in en_texte(verdict) + en_html(verdict) and "derouler(" not in en_texte(verdict)


def test_sans_une_version_attrapee_la_phrase_reste_francaise():
    rien = juger([(["R"], ["V"], (0, 0))], CATALOGUE["mes_cas_repondre"])
    assert rien.message.startswith("vos cas n’attrapent aucune des 15 versions fausses ; celle-ci leur échappe encore : « ") and rien.part == 0


def test_un_cas_qui_accuse_la_reference_est_montre_avec_ce_qui_est_juste():
    verdict = juger([(1, 2, 2), (2, 1, 2), (5, 4, 4)])
    assert verdict.message == "le cas 3 est faux : il attend `4`, alors que `plus_grand(5, 4)` vaut `5`"
    assert verdict.contre_exemple[2:] == ("(5, 4, 5)", "(5, 4, 4)") and verdict.part == 0


def test_des_cas_qui_decrivent_tous_une_version_fausse_la_nomment():
    verdict = juger([(1, 2, 1), (3, 2, 3)])
    assert verdict.message.endswith("Toutes vos réponses sont celles d’une fonction qui se trompe ainsi : « le premier nombre est toujours choisi »")


def test_deux_valeurs_qui_se_ressemblent_sont_distinguees():
    assert "il attend `2.0 (nombre à virgule)`, alors que `plus_grand(1, 2)` vaut `2 (nombre entier)`" in juger([(1, 2, 2.0)]).message


@pytest.mark.parametrize(
    "valeur, message",
    [
        ([], "la liste est vide : il faut au moins un cas"),
        ("cas", "il faut une liste de cas, entre crochets ; votre fonction renvoie un texte"),
        ({1: 2}, "il faut une liste de cas, entre crochets ; votre fonction renvoie un dictionnaire"),
        ({(1, 2, 2)}, "il faut une liste de cas, entre crochets ; votre fonction renvoie un ensemble"),
        ((cas for cas in [(1, 2, 2)]), "il faut une liste de cas, entre crochets ; votre fonction renvoie un générateur"),
        ((1, 2, 2), "il faut une liste de cas, entre crochets, même s’il n’y en a qu’un ; votre fonction renvoie un tuple"),
        ([1, 2, 2], "le cas 1 doit être un tuple (a, b, attendu) ; c’est un nombre entier"),
        ([(1, 2, 2), "R"], "le cas 2 doit être un tuple (a, b, attendu) ; c’est un texte"),
        ([(1, 2, 2), ...], "le cas 2 doit être un tuple (a, b, attendu) ; c’est `...`"),
        ([(1, 2)], "le cas 1 a 2 éléments : il en faut 3, (a, b, attendu)"),
        ([(1, ((2, 2),))], "le cas 1 a 2 éléments : il en faut 3, (a, b, attendu)"),
        ([(1, 2, 3) + (4, 5, 9)], "le cas 1 a 6 éléments, comme 2 cas mis bout à bout : entre deux tuples, `+` n’en fait qu’un seul ; séparez les cas par des virgules"),
        ([(1, 2, ...)], "le cas 1 contient `...` : il ne faut que des nombres, des textes et des listes"),
        ([(1, {2}, 2)], "le cas 1 contient un ensemble : il ne faut que des nombres, des textes et des listes"),
        ([(1, print, 2)], "le cas 1 contient une fonction de Python (nommée sans ses parenthèses) : il ne faut que des nombres, des textes et des listes"),
        ([(1, object(), 2)], "le cas 1 contient un objet de type `object` : il ne faut que des nombres, des textes et des listes"),
        ([(1, 2**70, 2)], "le cas 1 contient un nombre trop grand"),
        ([(1, 2, 10**5000)], "le cas 1 contient un nombre trop grand"),
        ([(1, 2, "x" * 1000)], "le cas 1 est trop long : un petit cas en dit autant"),
        ([(1, 2, [[0] * 100] * 5)], "le cas 1 est trop long : un petit cas en dit autant"),
        ([(1, 2, 2)] * 101, "il faut au plus 100 cas, en voici 101"),
        ([(1, 2, 2)] * 100_000, "la réponse est démesurée : il faut au plus 100 cas, courts"),
        ([(1, 2, 2), (True, 2, 2)], "le cas 2 ne convient pas : il faut deux nombres entiers ; voici True"),
    ],
    ids="vide texte dictionnaire ensemble generateur un-seul sans-tuple texte-parmi points court imbrique colles trou ensemble-dedans fonction objet "
    "grand demesure long tableau cent-un cent-mille booleen".split(),
)
def test_une_liste_mal_faite_a_sa_phrase(valeur, message):
    verdict = juger(valeur)
    assert (verdict.etat, verdict.message, verdict.part) == (EtatVerdict.ECHOUE, message, 0)


def test_une_fonction_qui_echoue_ne_montre_pas_la_liste_de_la_reference():
    verdict = examiner(DES_CAS, Candidat(lambda: 1 // 0))
    assert (verdict.contre_exemple.attendu, verdict.message[:8]) == ("une liste de cas", "division") or "zéro" in verdict.message
    assert "(3, 3, 3)" not in en_texte(verdict)


def test_une_fonction_qui_affiche_ses_cas_apprend_qu_il_faut_les_renvoyer():
    assert "seul `return` la renvoie" in examiner(DES_CAS, Candidat(lambda: print([(1, 2, 2)]))).message


def sans_fin():
    cas = []
    while True:
        cas.append((1, 2, 2))


def test_une_liste_sans_fin_est_arretee():
    assert examiner(DES_CAS, Candidat(sans_fin)).message.startswith("boucle sans fin, ligne")


TIRAGES = iter(range(100))


def cas_qui_changent():
    n = next(TIRAGES)
    return [(n, n + 1, n + 1), (n + 1, n, n + 1), (n, n, n)]


def test_une_liste_qui_change_a_chaque_appel_est_refusee():
    assert "ne donne pas deux fois la même réponse" in examiner(DES_CAS, Candidat(cas_qui_changent)).message


@faux("la liste reçue est vidée, et sa somme est toujours 0")
def vide_la_liste(nombres):
    nombres.clear()
    return 0


def somme(nombres):
    """La somme d’une liste de nombres entiers."""
    return sum(nombres)


def test_une_version_fausse_ne_change_pas_les_cas_de_l_eleve():
    vise = Exercice(reference=somme, points=1, cas=lambda: (([1],),), exemples=(([1],),), erreurs_typiques=(vide_la_liste.typique,) * 2)
    partagee = [1, 2]
    verdict = juger([(partagee, 3), (partagee, 3)], ExerciceDeCas(reference=lambda: [], points=1, vise=vise))  # noqa: PIE807  (`list` a des paramètres)
    assert verdict.est_reussi and partagee == [1, 2]


def test_une_liste_de_cas_agit_comme_une_autre_quand_les_memes_versions_lui_echappent():
    trop_faible = faux("celle qui échappe répond juste quand les nombres diffèrent")(lambda: [(8, 9, 9), (9, 8, 9)]).typique
    exercice = ExerciceDeCas(**{**vars_de(DES_CAS), "erreurs_typiques": (trop_faible,)})
    verdict = juger([(1, 2, 2), (3, 1, 3), (4, 6, 6)], exercice)
    assert (verdict.erreur_typique, verdict.remarque) == (trop_faible.slug, trop_faible.conseil)
    assert juger([(1, 2, 2)], exercice).erreur_typique is None


def vars_de(exercice):
    return {champ: getattr(exercice, champ) for champ in exercice.__dataclass_fields__}


# La garde d’un seul fil


def tourner():
    while True:
        pass


def test_la_garde_d_un_fil_arrete_une_boucle_sans_toucher_aux_autres_fils():
    arrets = []

    def essayer():
        with Garde(pas=1_000, du_fil=True) as garde:
            arrets.append(appeler(tourner, (), garde=garde).est_sans_fin)

    fils = [threading.Thread(target=essayer) for _ in range(3)]
    for fil in fils:
        fil.start()
    assert sum(range(10_000)) == 49_995_000  # ce fil-ci n’est pas surveillé
    for fil in fils:
        fil.join()
    assert arrets == [True] * 3


def test_la_garde_d_un_fil_s_ouvre_dans_une_autre():
    with Garde() as dehors:
        with Garde(pas=1_000, du_fil=True) as dedans:
            assert appeler(tourner, (), garde=dedans).est_sans_fin
        assert Garde._ouverte is dehors
    assert Garde._ouverte is None


# Les exercices du cours


def test_trois_chapitres_au_moins_ont_un_exercice_de_cas():
    assert {chapitre[:2] for chapitre, noms in CHAPITRES.items() if {*noms} & {*DE_CAS}} >= {"03", "04", "05"}
    assert all(1 <= exercice.points <= 2 for exercice in DE_CAS.values())


@pytest.mark.parametrize("exercice", DE_CAS.values(), ids=list(DE_CAS))
def test_une_version_ecartee_existe_et_dit_pourquoi(exercice):
    assert {*exercice.ecartees} <= {typique.slug for typique in exercice.vise.erreurs_typiques}
    assert all(len(raison) > 15 for raison in exercice.ecartees.values()) and not exercice.vise.modifies


@pytest.mark.parametrize("exercice, version", VERSIONS)
def test_la_fonction_visee_se_juge_comme_ses_cas_par_comparaison_a_la_reference(exercice, version):
    essais = [(arguments, attendue, appeler(version.fonction, arguments)) for arguments, attendue in islice(exercice.vise.cas_attendus(), 200)]
    juges = [exercice.vise.comparer(*essai) is None for essai in essais]
    assert juges == [comparer_a_la_reference(exercice.vise, *essai) is None for essai in essais]


@pour_chacun("exercice, version", VERSIONS)
def test_une_version_a_attraper_n_affiche_rien_et_ne_depend_pas_du_hasard(exercice, version):
    cas = [arguments for arguments, _ in exercice.vise.cas_attendus()]
    premieres, secondes = (Candidat(version.fonction).observer(cas) for _ in range(2))
    assert premieres == secondes and not any(observation.a_affiche for observation in premieres) and version.genre is None


@pour_chacun("exercice, version", VERSIONS)
def test_une_version_n_est_attrapee_ni_par_tous_les_cas_ni_par_aucun(exercice, version):
    cas = [(*arguments, attendue.valeur) for arguments, attendue in exercice.vise.cas_attendus()]
    assert any(version in exercice.echappees([un]) for un in cas) and version not in exercice.echappees(cas)


@pytest.mark.parametrize("exercice", DE_CAS.values(), ids=list(DE_CAS))
def test_l_enonce_annonce_le_nombre_de_versions(exercice):
    chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if exercice.nom in noms)
    texte = (RACINE / "sources" / "exercices" / f"{chapitre}.py").read_text(encoding="utf-8")
    assert f"Voici {len(exercice.versions)} versions **fausses** de `{exercice.vise.nom}`" in texte


def cas_ecrits(texte, nombre):
    """Les tuples de cette longueur, sans trou, écrits dans un texte."""
    blocs = re.findall(r"```python\n(.*?)```", texte.replace("\n# ", "\n"), re.DOTALL) or [texte]
    tuples = [n for bloc in blocs for n in ast.walk(ast.parse(bloc)) if isinstance(n, ast.Tuple) and len(n.elts) == nombre]
    return [ast.literal_eval(n) for n in tuples if not any(isinstance(x, ast.Name) or getattr(x, "value", 0) is ... for x in ast.walk(n))]


@pytest.mark.parametrize("exercice", DE_CAS.values(), ids=list(DE_CAS))
def test_ce_que_l_eleve_peut_recopier_n_attrape_pas_tout(exercice):
    chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if exercice.nom in noms)
    source = (RACINE / "sources" / "exercices" / f"{chapitre}.py").read_text(encoding="utf-8")
    enonce = source[source.index("# %% mes-cas-texte") : source.index("# %% mes-cas-exemples")]
    n = len(exercice.vise.parametres) + 1
    donnes = [*cas_ecrits(enonce, n), *cas_ecrits(exercice.squelette, n), *((*cas, exercice.vise.attendre(cas).valeur) for cas in exercice.vise.exemples)]
    assert len(donnes) > len(exercice.vise.exemples) and exercice.echappees(donnes)


def test_les_exemples_montrent_un_cas_et_non_la_liste():
    tableau = exemples("mes_cas_repondre")
    assert len(tableau.lignes) == 1 and tableau.lignes[0][0] == "(['R', 'N', 'B', 'V'], ['R', 'V', 'B', 'N'], (2, 2))"


# Le conseil d’une liste trop faible parle de toutes les versions qui lui échappent


def sans_repetition(*codes):
    return all(len({*code}) == len(code) for code in codes)


DOMAINES_DU_CONSEIL = {
    ("mes_cas_code_correct", "mots-corrects-seulement"): lambda mot, n, initiales: len(mot) == n and {*mot} <= {*initiales},
    ("mes_cas_code_correct", "bonne-longueur-seulement"): lambda mot, n, initiales: len(mot) == n,
    ("mes_cas_code_correct", "aucun-mot-trop-long"): lambda mot, n, initiales: len(mot) <= n,
    ("mes_cas_code_correct", "inconnue-au-debut-seulement"): lambda mot, n, i: {*mot} <= {*i} or mot[0] not in i,
    ("mes_cas_code_correct", "inconnue-a-la-fin-seulement"): lambda mot, n, i: {*mot} <= {*i} or mot[-1] not in i,
    ("mes_cas_repondre", "proposition-sans-repetition"): lambda s, p: sans_repetition(p),
    ("mes_cas_repondre", "secret-sans-repetition"): lambda s, p: sans_repetition(s),
    ("mes_cas_repondre", "aucune-repetition"): lambda s, p: sans_repetition(s, p),
    ("mes_cas_repondre", "codes-egaux"): lambda s, p: s == p,
    ("mes_cas_repondre", "rien-en-commun"): lambda s, p: not {*s} & {*p},
    ("mes_cas_nb_communs", "aucune-repetition"): lambda a, b, k: sans_repetition(a, b),
    ("mes_cas_nb_communs", "second-code-sans-repetition"): lambda a, b, k: sans_repetition(b),
    ("mes_cas_nb_communs", "derniere-couleur-absente"): lambda a, b, k: not (k - 1 in a and k - 1 in b),
    ("mes_cas_nb_communs", "rien-en-commun"): lambda a, b, k: not {*a} & {*b},
}


def test_chaque_conseil_d_une_liste_trop_faible_est_verifie():
    assert {(e.nom, t.slug) for e in DE_CAS.values() for t in e.erreurs_typiques} == {*DOMAINES_DU_CONSEIL}


@pytest.mark.parametrize("cle", DOMAINES_DU_CONSEIL, ids="-".join)
def test_les_versions_qui_echappent_sont_justes_la_ou_le_conseil_le_dit(cle):
    exercice = CATALOGUE[cle[0]]
    typique = next(typique for typique in exercice.erreurs_typiques if typique.slug == cle[1])
    concernes = [(*cas, exercice.vise.reference(*deepcopy(cas))) for cas in exercice.vise.cas() if DOMAINES_DU_CONSEIL[cle](*cas)]
    echappees = exercice.echappees(typique.fonction())
    assert len(concernes) > 3 and echappees and [v for v in echappees if v not in exercice.echappees(concernes)] == []
    assert typique.conseil.startswith("celle qui échappe" if len(echappees) == 1 else "toutes celles")


# Une liste retouchée est acceptée quand elle reste juste et complète, et seulement alors


def est_bonne(exercice, cas):
    """L’énoncé, redit sans le code du juge."""

    def donne_tout(fonction):
        return all(fonction(*deepcopy(arguments)) == attendu for *arguments, attendu in cas)

    recevable = not any(exercice.refuser(*arguments) for *arguments, _ in cas)
    return recevable and donne_tout(exercice.vise.reference) and not any(donne_tout(version.fonction) for version in exercice.versions)


def retouches(exercice):
    source = inspect.getsource(exercice.reference)
    for faute, arbre in [*mutants(source)][::9]:
        espace = {}
        exec(compile(ast.unparse(arbre), "retouche", "exec"), espace)
        yield faute, espace[exercice.nom]


@pytest.mark.parametrize("exercice", DE_CAS.values(), ids=list(DE_CAS))
def test_une_liste_retouchee_est_acceptee_quand_elle_reste_bonne_et_seulement_alors(exercice):
    lues = {faute: fonction() for faute, fonction in retouches(exercice)}
    attendues = {faute: type(cas) is list and bool(cas) and est_bonne(exercice, cas) for faute, cas in lues.items()}
    assert {faute: juger(cas, exercice).est_reussi for faute, cas in lues.items()} == attendues
    assert {*attendues.values()} == {True, False}


@pytest.mark.parametrize(
    "nom, cas, message",
    [
        ("repondre", ("RV", "RV", (2, 0)), "le secret et la proposition sont deux listes"),
        ("repondre", (("R", "V"), ["R", "V"], (2, 0)), "le secret et la proposition sont deux listes"),
        ("repondre", (["R"], ["R", "V"], (1, 0)), "le secret a 1 pion et la proposition 2 : il en faut autant"),
        ("repondre", ([], [], (0, 0)), "un code a de 1 à 12 pions, en voici 0"),
        ("repondre", (["R"] * 13, ["R"] * 13, (13, 0)), "un code a de 1 à 12 pions, en voici 13"),
        ("repondre", ([0], [0], (1, 0)), "une couleur est une lettre, ou un nombre à partir de 1 ; voici `0`"),
        ("repondre", (["R"], [None], (0, 0)), "une couleur est une lettre, ou un nombre à partir de 1 ; voici `None`"),
        ("repondre", ([1], [True], (1, 0)), "une couleur est une lettre, ou un nombre à partir de 1 ; voici `True`"),
        ("repondre", ([["R"]], ["R"], (0, 0)), "une couleur est une lettre, ou un nombre à partir de 1 ; voici `['R']`"),
        ("nb_communs", ([6], [0], 6, 0), "avec 6 couleurs, les numéros vont de 0 à 5 ; voici `6`"),
        ("nb_communs", (["R"], ["R"], 6, 1), "avec 6 couleurs, les numéros vont de 0 à 5 ; voici `'R'`"),
        ("nb_communs", ([0], [0], 10**9, 1), "le nombre de couleurs va de 1 à 26 ; voici `1000000000`"),
        ("nb_communs", ([0], [0, 1], 6, 1), "le premier code a 1 pion et le second 2 : il en faut autant"),
        ("code_correct", (["R"], 1, ["R"], True), "le mot est un texte ; voici `['R']`"),
        ("code_correct", ("R", 1, "R", True), "les initiales sont une liste de lettres ; voici `'R'`"),
        ("code_correct", ("R", 0, ["R"], False), "le nombre de pions va de 1 à 12 ; voici `0`"),
        ("code_correct", ("R", 1, ["R", "R"], True), "il faut de 1 à 26 initiales, toutes différentes ; voici `['R', 'R']`"),
    ],
)
def test_des_arguments_que_la_fonction_ne_recoit_pas_sont_refuses(nom, cas, message):
    assert juger([cas], CATALOGUE[f"mes_cas_{nom}"]).message == f"le cas 1 ne convient pas : {message}"


def test_calculer_l_attendu_avec_sa_propre_fonction_est_refuse():
    def ecrire(nom, suite):
        return f"def {nom}(secret, proposition):\n    return 0, 0\ndef mes_cas_repondre():\n    return [{suite}]"

    espace = {}
    exec(ecrire("repondre", "(['R'], ['R'], repondre(['R'], ['R']))"), espace)
    assert verifier(espace["mes_cas_repondre"]).message.startswith("`mes_cas_repondre` appelle `repondre` : une fonction ne se vérifie pas elle-même")
    exec(ecrire("repondre", "(['R'], ['R'], (1, 0))"), espace)
    assert "vos cas attrapent" in verifier(espace["mes_cas_repondre"]).message  # `repondre` est fausse : sans effet


# Les bords : ce qui est encore permis, et ce qui ne l’est plus


def longueur(mot):
    """Le nombre de lettres d’un mot, ou d’éléments d’une liste."""
    if mot == "":
        raise ValueError("vide")
    return len(mot)


def mes_cas_longueur():
    """Une liste de cas."""
    return [("ab", 2)]


LONGUEUR = Exercice(reference=longueur, points=1, cas=lambda: (("ab",),), exemples=(("ab",),), erreurs_typiques=(second.typique,))
DES_LONGUEURS = ExerciceDeCas(reference=mes_cas_longueur, points=1, vise=LONGUEUR)


@pytest.mark.parametrize("mot, est_permis", [("a" * 299, True), ("a" * 300, False), ([0] * 299, True), ([0] * 300, False)])
def test_un_cas_de_trois_cents_signes_est_le_plus_long_permis(mot, est_permis):
    verdict = juger([(mot, len(mot))], DES_LONGUEURS)
    assert verdict.est_reussi is est_permis
    assert est_permis or verdict.message == "le cas 1 est trop long : un petit cas en dit autant"


@pytest.mark.parametrize("nombre, suite", [(2**64 - 1, "est faux : il attend"), (2**64, "contient un nombre trop grand")])
def test_un_nombre_de_soixante_quatre_bits_est_le_plus_grand_permis(nombre, suite):
    assert juger([("ab", nombre)], DES_LONGUEURS).message.startswith(f"le cas 1 {suite}")


def test_un_tuple_de_cas_bien_faits_est_recu_comme_une_liste():
    assert juger(((0, 1, 1), [5, 4, 5], (7, 7, 7))).est_reussi


def test_le_cas_que_la_fonction_ne_peut_recevoir_est_celui_qui_est_montre():
    verdict = juger([("ab", 2), ("", 0), ("abc", 3)], DES_LONGUEURS)
    assert verdict.message == "le cas 2 ne convient pas : la fonction ne peut pas recevoir ces arguments"
    assert verdict.contre_exemple.obtenu == "('', 0)"


def test_une_version_qui_boucle_est_arretee_meme_pendant_qu_un_autre_fil_est_surveille():
    manquees = []
    fil = threading.Thread(target=lambda: manquees.extend(DES_CAS.echappees([(1, 2, 2), (2, 1, 2), (3, 3, 3)])), daemon=True)
    with Garde():
        fil.start()
        fil.join(30)
    assert not fil.is_alive() and manquees == []
