"""`corriger` dit d’une copie ce que `verifier` dit au bas du même notebook, ou mieux, et le remarque."""

import json

import pytest
from corpus import BOUCLES, CONCISES, JUSTES, RACINE, cellules, fonction

import mastermind_edu
from mastermind_edu import verifier
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.notation.jugement import ouvrir_juge
from mastermind_edu.correction.notation.resultats import noter
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.correction.programme.decoupage import neutraliser
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.verdict import EtatVerdict

NOMS = CHAPITRES["04_marquage"]


@pytest.fixture(scope="module")
def juge():
    with ouvrir_juge("auto") as juge:
        yield juge


def corriger(juge, sources, chapitre="04_marquage"):
    """Les verdicts par exercice, et les remarques."""
    programme = composer_programme(Copie("a.ipynb", "A", chapitre, tuple(sources), (), ""))
    jugement = juge.juger(programme, juge.preparer(programme))
    return {verdict.exercice: verdict for verdict in jugement.verdicts}, [a.texte for a in (*programme.anomalies, *jugement.anomalies)]


def executer(sources):
    """L’espace de noms d’un notebook dont toutes les cellules ont été exécutées ici même."""
    espace = {"__name__": "__main__", "display": lambda *_: None}
    for source in sources:
        try:
            exec(compile(neutraliser(source), "cellule", "exec"), espace)
        except Exception:
            continue
    return espace


def dire(espace, nom):
    """L’état et le message de `verifier` ; « à faire » pour ce qui n’est pas une fonction."""
    try:
        verdict = verifier(espace.get(nom))
    except ErreurMastermind:
        return "à faire", ""
    return verdict.etat.value, verdict.message


CHERCHEUR = """def chercheur(absente):
    def position(valeur, code):
        return code.index(valeur) if valeur in code else absente
    return position"""
PARTIELLE = "import functools\ndef chercher(absente, valeur, code):\n    return code.index(valeur) if valeur in code else absente"
DECOREE = """def bavarde(f):
    def position(*arguments):
        print(arguments)
        return f(*arguments)
    return position"""
TABLE = """def compter_bien_places(secret, proposition):
    return sum(EGALES.get((s, p), s == p) for s, p in zip(secret, proposition))"""
FAUSSE = fonction("position", "return 0")

FAUSSE_REPONSE = fonction("repondre", "return 0, 0")
TUPLE_QUI_MENT = """class Menteur(tuple):
    __eq__ = __ne__ = __contains__ = lambda *_: True
    __iter__ = lambda self: iter((1, 0))
    __len__ = lambda self: 2
    __getitem__ = lambda self, rang: 1
    __hash__ = lambda self: 0"""


def des_cas(liste):
    return f"def mes_cas_repondre():\n    return {liste}"


MEMES = {
    "table-remplie-par-une-boucle": ["EGALES = {}\nfor a in 'RVB':\n    for b in 'RVB':\n        EGALES[a, b] = a == b", TABLE],
    "fabrique": [CHERCHEUR, "position = chercheur(-1)"],
    "fabrique-fausse": [CHERCHEUR, "position = chercheur(0)"],
    "definition-dans-un-si": ["if len('RV') == 2:\n    def position(valeur, code):\n        return code.index(valeur) if valeur in code else -1\nelse:\n    position = None"],
    "decorateur": [DECOREE, "@bavarde\n" + BOUCLES["position"]],
    "methode-d-une-classe": ["class Outils:\n    def position(self, valeur, code):\n        return code.index(valeur) if valeur in code else -1", "position = Outils().position"],
    "cellule-qui-echoue": ["1 / 0", BOUCLES["position"], "assert False"],
    "boucle-a-la-saisie": ["while True:\n    input('?')", BOUCLES["position"]],
    "await": ["import asyncio\nawait asyncio.sleep(0)", BOUCLES["position"]],
    "outils-du-cours": ["%reload_ext mastermind_edu\nfrom mastermind_edu import *\nexemples('position')", BOUCLES["position"], "verifier(position)\ndisplay(3)"],
    "nom-redefini-pour-la-suite": [BOUCLES["position"], BOUCLES["trouver_mal_places"], "N = -1", "def position(valeur, code):\n    return code.index(valeur) if valeur in code else N"],
    "variable-changee": ["ABSENTE = -1", "def position(valeur, code):\n    return code.index(valeur) if valeur in code else ABSENTE"],
    "bloquee-mais-juste": [FAUSSE, BOUCLES["trouver_mal_places"]],
    "bloquee-par-une-aide": [FAUSSE, "def chercher(v, c): return position(v, c)", BOUCLES["trouver_mal_places"].replace("position(p", "chercher(p")],
    "bloquee-et-fausse": [FAUSSE, BOUCLES["trouver_mal_places"].replace("return compte", "return compte + 1")],
    "aide-effacee": [BOUCLES["trouver_mal_places"]],
    "aide-mal-nommee": [BOUCLES["position"].replace("position", "postion"), BOUCLES["trouver_mal_places"]],
    "aide-illisible": [BOUCLES["position"].replace("):", ")", 1), BOUCLES["trouver_mal_places"]],
    "aide-qui-n-est-pas-une-fonction": ["position = -1", BOUCLES["trouver_mal_places"]],
    "fausse-sans-appeler": [FAUSSE, fonction("repondre", "if secret is None: return position(1, secret)", "return 0, 0")],
    "importee": ["from mastermind_edu.exercices.chapitre_04.position import position"],
    "importee-sous-un-autre-nom": ["from mastermind_edu import repondre_par_marquage as repondre"],
    "emprunt": ["from mastermind_edu import repondre_par_marquage as r", fonction("repondre", "return tuple(r(secret, proposition))")],
    "emprunt-par-une-aide": ["from mastermind_edu import *", "def aide_moi(s, p): return repondre_par_marquage(s, p)", fonction("repondre", "return aide_moi(secret, proposition)")],
    "emprunt-dans-la-fonction": [fonction("position", "import mastermind_edu.coeur", "return -1")],
    "cas-complets": [BOUCLES["mes_cas_repondre"]],
    "cas-d-un-tuple-nomme": [CONCISES["mes_cas_repondre"]],
    "cas-insuffisants": [des_cas("[(['R', 'V'], ['V', 'R'], (0, 2)), (['R', 'V'], ['R', 'V'], (2, 0))]")],
    "cas-trop-faibles": [des_cas("[(['R', 'V', 'B'], ['P', 'N', 'P'], (0, 0))]")],
    "cas-qui-accusent": [des_cas("[(['R', 'V'], ['V', 'R'], (2, 0))]")],
    "cas-de-repondre": [FAUSSE_REPONSE, des_cas("[(['R'], ['R'], repondre(['R'], ['R']))]")],
    "cas-a-cote-d-une-fausse": [FAUSSE_REPONSE, BOUCLES["mes_cas_repondre"]],
    "cas-trop-nombreux": [des_cas("[(['R'], ['R'], (1, 0))] * 100_000")],
    "cas-cent-un": [des_cas("[(['R'], ['R'], (1, 0))] * 101")],
    "cas-en-generateur": [des_cas("((['R'], ['R'], (1, 0)) for _ in iter(int, 1))")],
    "cas-avec-un-objet": [des_cas("[(['R'], [{1}], (1, 0))]")],
    "cas-avec-un-nombre-immense": [des_cas("[([1], [10 ** 5000], (0, 0)), ([1], [2 ** 70], (0, 0))]")],
    "tuple-nomme": ["from typing import NamedTuple\nclass R(NamedTuple):\n    bien: int\n    mal: int", BOUCLES["repondre"].replace("return bien, mal", "return R(bien, mal)")],
    "tuple-nomme-faux": ["from collections import namedtuple\nR = namedtuple('R', 'a b')", fonction("repondre", "return R(0, 0)")],
    "tuple-qui-ment": [TUPLE_QUI_MENT, fonction("repondre", "return Menteur((9, 9))")],
    "emprunt-du-module": ["import mastermind_edu as m", fonction("repondre", "return tuple(m.repondre_par_marquage(secret, proposition))")],
}


@pytest.mark.parametrize("cas", list(MEMES))
def test_corriger_et_verifier_disent_la_meme_chose(juge, cas):
    verdicts, _ = corriger(juge, MEMES[cas])
    espace = executer(MEMES[cas])
    ici = {nom: dire(espace, nom) for nom in NOMS if nom in espace and getattr(espace[nom], "__name__", "") == nom}
    assert ici == {nom: (verdicts[nom].etat.value, verdicts[nom].message) for nom in ici}


@pytest.mark.parametrize("nom", list(JUSTES))
def test_une_copie_juste_du_corpus_l_est_aussi_dans_le_notebook(juge, nom):
    sources = [source for source in JUSTES[nom][0] if "..." not in source]
    verdicts, _ = corriger(juge, sources)
    espace = executer(sources)
    espace["compter_bien_places"].__name__ = "compter_bien_places"  # une lambda n’a pas de nom
    assert {n: (v.etat.value, v.message) for n, v in verdicts.items()} == {n: dire(espace, n) for n in NOMS}


@pytest.mark.parametrize(
    "cas, etats",
    [
        ("fabrique", {"position": "réussi"}),
        ("await", {"position": "réussi"}),
        ("boucle-a-la-saisie", {"position": "réussi"}),
        ("nom-redefini-pour-la-suite", {"position": "réussi", "trouver_mal_places": "réussi"}),
        ("bloquee-mais-juste", {"position": "échoué", "trouver_mal_places": "bloqué"}),
        ("fausse-sans-appeler", {"position": "échoué", "repondre": "échoué"}),
        ("importee", {"position": "à faire"}),
        ("importee-sous-un-autre-nom", {"repondre": "à faire"}),
        ("emprunt-par-une-aide", {"repondre": "échoué"}),
        ("cas-complets", {"mes_cas_repondre": "réussi"}),
        ("cas-d-un-tuple-nomme", {"mes_cas_repondre": "réussi"}),
        ("cas-a-cote-d-une-fausse", {"mes_cas_repondre": "réussi", "repondre": "échoué"}),
        ("cas-de-repondre", {"mes_cas_repondre": "échoué"}),
        ("tuple-nomme", {"repondre": "réussi"}),
        ("tuple-nomme-faux", {"repondre": "échoué"}),
        ("tuple-qui-ment", {"repondre": "échoué"}),
    ],
)
def test_l_etat_d_une_copie_peu_ordinaire(juge, cas, etats):
    verdicts, _ = corriger(juge, MEMES[cas])
    assert {nom: verdicts[nom].etat.value for nom in etats} == etats


def test_les_points_d_une_liste_de_cas_sont_en_proportion_dans_les_deux(juge):
    sources = MEMES["cas-insuffisants"]
    verdict, ici = corriger(juge, sources)[0]["mes_cas_repondre"], verifier(executer(sources)["mes_cas_repondre"])
    assert verdict.part == ici.part and 0 < verdict.part < 1
    assert noter(verdict, {"mes_cas_repondre": 2}).points == 2 * verdict.part


@pytest.mark.parametrize(
    "lignes, message",
    [
        (["print([(['R'], ['R'], (1, 0))])"], "ligne 2 : `print` montre une valeur, mais ne la renvoie pas"),
        (["cas = []", "while True:", "    cas.append((['R'], ['R'], (1, 0)))"], "boucle sans fin, ligne 3 : `while True` ne s’arrête jamais"),
    ],
    ids=["affichee", "sans-fin"],
)
def test_une_liste_affichee_ou_sans_fin_a_sa_phrase_a_la_correction(juge, lignes, message):
    assert corriger(juge, [fonction("mes_cas_repondre", *lignes)])[0]["mes_cas_repondre"].message.startswith(message)


def test_une_application_partielle_est_une_reponse(juge):
    verdicts, _ = corriger(juge, [PARTIELLE, "position = functools.partial(chercher, -1)"])
    assert verdicts["position"].est_reussi


# Une faute ne coûte qu’une fois


def test_sa_propre_faute_dans_le_cas_montre_se_dit_avant_celle_d_une_aide(juge):
    assert corriger(juge, MEMES["bloquee-et-fausse"])[0]["trouver_mal_places"].etat is EtatVerdict.ECHOUE


@pytest.mark.parametrize(
    "cas, juste, message",
    [
        ("bloquee-mais-juste", True, "corrigez d’abord `position` ; `trouver_mal_places` est juste par ailleurs"),
        ("bloquee-par-une-aide", True, "corrigez d’abord `position` ; `trouver_mal_places` est juste par ailleurs"),
        ("aide-effacee", True, "corrigez d’abord `position` ; `trouver_mal_places` est juste par ailleurs"),
        ("aide-mal-nommee", True, "corrigez d’abord `position` ; `trouver_mal_places` est juste par ailleurs"),
        ("aide-illisible", True, "corrigez d’abord `position` ; `trouver_mal_places` est juste par ailleurs"),
    ],
)
def test_une_fonction_bloquee_garde_ses_points_si_elle_est_juste_par_ailleurs(juge, cas, juste, message):
    verdict = corriger(juge, MEMES[cas])[0]["trouver_mal_places"]
    assert (verdict.etat, verdict.juste_par_ailleurs) == (EtatVerdict.BLOQUE, juste)
    assert verdict.message.endswith(message)
    assert noter(verdict, {"trouver_mal_places": 3}).points == (3 if juste else 0)


ORDINATEUR = """def manche_ordinateur(secret, nb_couleurs):
    code, tentatives, propositions = [0] * len(secret), [], []
    while True:
        propositions.append(code.copy())
        reponse = repondre_frequences(secret, code, nb_couleurs)
        if reponse[0] == len(secret):
            return propositions
        tentatives.append((code, reponse))
        if not proposition_suivante(code, tentatives, nb_couleurs):
            return propositions"""
SUIVANTE_FAUSSE = "def proposition_suivante(code, tentatives, nb_couleurs):\n    return False"
REPONDRE_FREQUENCES = """def repondre_frequences(secret, proposition, nb_couleurs):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, sum(min(secret.count(c), proposition.count(c)) for c in range(nb_couleurs)) - bien"""


def test_une_fonction_d_un_autre_chapitre_n_est_pas_remplacee(juge):
    fausse = REPONDRE_FREQUENCES.replace("- bien", "- bien - bien")
    compatible = "def est_compatible(code, tentatives, nb_couleurs):\n    return all(repondre_frequences(code, p, nb_couleurs) == tuple(r) for p, r in tentatives)"
    verdict = corriger(juge, [fausse, compatible], "08_ordinateur")[0]["est_compatible"]
    assert (verdict.etat, verdict.vaut_ses_points) == (EtatVerdict.BLOQUE, False) and "`repondre_frequences`" in verdict.message
    assert corriger(juge, [REPONDRE_FREQUENCES, compatible], "08_ordinateur")[0]["est_compatible"].est_reussi


def test_la_version_juste_change_les_listes_memes_qu_elle_recoit(juge):
    sources = [REPONDRE_FREQUENCES, SUIVANTE_FAUSSE, ORDINATEUR]
    verdict, ici = corriger(juge, sources, "08_ordinateur")[0]["manche_ordinateur"], verifier(executer(sources)["manche_ordinateur"])
    assert not verdict.vaut_ses_points and (verdict.etat, verdict.message) == (ici.etat, ici.message)
    copiee = [*sources[:2], ORDINATEUR.replace("append((code, reponse))", "append((code.copy(), reponse))")]
    assert corriger(juge, copiee, "08_ordinateur")[0]["manche_ordinateur"].juste_par_ailleurs
    assert verifier(executer(copiee)["manche_ordinateur"]).juste_par_ailleurs


def test_une_fonction_ne_tire_pas_ses_points_d_un_exercice_qui_la_suit(juge):
    sources = [fonction("compter_bien_places", "return repondre(secret, proposition)[0]"), fonction("repondre", "return 0, 0")]
    verdict = corriger(juge, sources)[0]["compter_bien_places"]
    assert (verdict.etat, verdict.juste_par_ailleurs) == (EtatVerdict.BLOQUE, False)
    assert not verifier(executer(sources)["compter_bien_places"]).juste_par_ailleurs


@pytest.mark.parametrize("arguments", [[2, [1] * 10_000], [10**9, [1]], [float("nan"), [1]], [{1}, [1]], [1], [1, [2], 3]], ids=str)
def test_un_appel_demesure_ou_mal_forme_ne_recoit_rien(arguments):
    justes = Justes({"position": CATALOGUE["position"]}, CATALOGUE["trouver_mal_places"], ["position"])
    assert justes.repondre("position", arguments) is None and justes.repondre("position", [2, [1, 2]]).valeur == 1


def test_apres_verifier_le_notebook_retrouve_la_fonction_fausse():
    espace = executer(MEMES["bloquee-mais-juste"])
    avant = espace["position"]
    assert verifier(espace["trouver_mal_places"]).juste_par_ailleurs and espace["position"] is avant


def test_une_version_juste_appelee_par_ses_noms_modifie_les_listes_de_l_eleve(juge):
    appel = "bien = trouver_bien_places(proposition=p, copie=s)"
    suite = ["mal = 0", "for i in range(len(s)):", "    if s[i] != -1 and p[i] in s:", "        s[s.index(p[i])] = 0", "        mal += 1", "return bien, mal"]
    sources = [fonction("trouver_bien_places", "return 7"), fonction("repondre", "s, p = list(secret), list(proposition)", appel, *suite)]
    assert corriger(juge, sources)[0]["repondre"].juste_par_ailleurs


# Ce qui a changé depuis


def test_une_aide_redefinie_depuis_ne_coute_rien_et_se_remarque(juge):
    sources = [BOUCLES["position"], BOUCLES["trouver_mal_places"], "def position(valeur, code, debut):\n    return debut"]
    verdicts, remarques = corriger(juge, sources)
    assert verdicts["trouver_mal_places"].est_reussi and verdicts["position"].est_reussi
    assert "`position` est définie 2 fois : la dernière version complète est corrigée" in remarques


@pytest.mark.parametrize("apres", ["position = 3", "def position(valeur, code):\n    ...", "def position(): return 1", "from mastermind_edu import position"])
def test_une_ebauche_ou_un_autre_usage_du_nom_ne_cache_pas_une_reponse(juge, apres):
    verdicts, _ = corriger(juge, [*cellules(BOUCLES), apres])
    assert {verdict.etat for verdict in verdicts.values()} == {EtatVerdict.REUSSI}


def test_une_fonction_de_python_ecrasee_plus_loin_ne_coute_rien(juge):
    verdicts, remarques = corriger(juge, [*cellules(BOUCLES), "len = 4"])
    assert {verdict.etat for verdict in verdicts.values()} == {EtatVerdict.REUSSI}
    assert "`position` est jugée telle qu’elle était à la fin de sa cellule : `len` a été redéfinie depuis" in remarques


def test_une_fonction_bloquee_garde_ses_points_malgre_ce_qui_a_change_depuis(juge):
    sources = [fonction("position", "return 9"), BOUCLES["trouver_mal_places"], "len = 4"]
    verdicts, remarques = corriger(juge, sources)
    verdict = verdicts["trouver_mal_places"]
    assert (verdict.etat, verdict.vaut_ses_points) == (EtatVerdict.BLOQUE, True) and "`position`" in verdict.message
    assert "`trouver_mal_places` est jugée telle qu’elle était à la fin de sa cellule : `len` a été redéfinie depuis" in remarques


# Ce qui arrête une cellule


def test_une_cellule_arretee_est_nommee_et_n_empeche_pas_les_suivantes(juge):
    sources = ["x = 1", "while True: pass", "import os\nos._exit(1)", *cellules(BOUCLES), "import time\ntime.sleep(1000)"]
    verdicts, remarques = corriger(juge, sources)
    assert {verdict.etat for verdict in verdicts.values()} == {EtatVerdict.REUSSI}
    assert remarques == [
        "la cellule de code 2, `while True: pass`, est arrêtée : elle dure trop longtemps",
        "la cellule de code 3, `import os`, est arrêtée : elle arrête Python, ou ne finit pas",
    ]


def test_un_paquet_qui_manque_est_nomme_et_ne_coute_qu_a_qui_s_en_sert(juge):
    sources = ["import numpy_de_la_classe as np", BOUCLES["position"], fonction("repondre", "return np.sum(secret), 0")]
    verdicts, remarques = corriger(juge, sources)
    assert verdicts["position"].est_reussi
    assert verdicts["repondre"].message == "`numpy_de_la_classe` n’est pas disponible à la correction : `repondre` s’en sert"
    assert remarques == ["`numpy_de_la_classe` n’est pas disponible à la correction"]


def test_une_faute_de_syntaxe_ne_prive_pas_du_reste_de_sa_cellule(juge):
    verdicts, remarques = corriger(juge, [BOUCLES["position"] + "\n\nprint(position(1, [1])"])
    assert verdicts["position"].est_reussi and remarques[0].startswith("faute de syntaxe dans la cellule de code 1, ligne 7")


def test_une_version_fautive_n_efface_pas_une_version_juste(juge):
    verdicts, remarques = corriger(juge, [BOUCLES["position"], "def position(valeur, code)\n    return 3"])
    assert verdicts["position"].est_reussi and remarques[0].startswith("une autre version de `position` n’est pas lue : faute de syntaxe")


def test_une_version_fautive_l_emporte_sur_une_version_vide(juge):
    verdicts, _ = corriger(juge, [fonction("position", "..."), "def position(valeur, code)\n    return 3"])
    assert (verdicts["position"].etat, verdicts["position"].message[:17]) == (EtatVerdict.ECHOUE, "faute de syntaxe ")


def test_les_cellules_deplacees_ne_coutent_rien(juge):
    sources = [BOUCLES["position"].replace("def ", "@decorer\ndef "), "def decorer(f): return f"]
    assert corriger(juge, sources)[0]["position"].est_reussi


def test_la_facade_offre_les_noms_du_paquet():
    assert set(mastermind_edu.__all__) >= {"aide", "derouler", "exemples", "verifier"}


@pytest.mark.parametrize("chapitre", list(CHAPITRES))
def test_chaque_solution_est_juste_dans_les_deux(juge, chapitre):
    contenu = json.loads((RACINE / "solutions" / f"{chapitre}_corrige.ipynb").read_text(encoding="utf-8"))
    sources = ["".join(c["source"]) for c in contenu["cells"] if c["cell_type"] == "code"]
    verdicts, remarques = corriger(juge, sources, chapitre)
    assert remarques == [] and [verdicts[nom].message for nom in CHAPITRES[chapitre]] == [CATALOGUE[nom].reussite for nom in CHAPITRES[chapitre]]
