"""La banque de questions d’examen, `banque/` : chaque question se tient, et celles d’un groupe se valent.

Les modules sont lus sans fabriquer le dossier. Commencer par `QUESTIONS`, puis `GROUPES`.
"""

import ast
import re
import sys
from functools import cache
from itertools import combinations, islice
from pathlib import Path
from types import ModuleType

import pytest
from ensemble import pour_chacun

from mastermind_edu import exercices
from mastermind_edu.atelier.relecture.notions import lire_notions
from mastermind_edu.atelier.relecture.reperage import Connus, extraits, nommer, reperer
from mastermind_edu.atelier.solutions import version_solution
from mastermind_edu.atelier.sources import exercices_verifies, lire_source
from mastermind_edu.chapitres import numero
from mastermind_edu.eleve import NOMS_DU_COURS
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, GAMMES
from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.ecarts import memes_effets
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.garde import Garde

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10
    import tomli as tomllib

RACINE = Path(__file__).resolve().parents[1]
BANQUE = RACINE / "banque"
LIGNES_D_ECART = 2  # entre les solutions de deux questions sœurs
PAS_PAR_CAS = 20_000  # une erreur typique qui ne finit pas s’arrête là
PHRASE_PROPRE = 45  # signes : plus courte, une phrase d’énoncé peut se dire deux fois

SOURCES = {chemin.stem.removeprefix("banque_"): chemin for chemin in sorted((BANQUE / "sources/exercices").glob("banque_*.py"))}
CELLULES = {chapitre: lire_source(chemin, chemin.name) for chapitre, chemin in SOURCES.items()}
PLACES = {nom: chapitre for chapitre, cellules in CELLULES.items() for cellule in cellules if cellule.genre == "code" for nom in exercices_verifies(cellule)}
GROUPES = tomllib.loads((BANQUE / "exercices.toml").read_text(encoding="utf-8"))["soeurs"]
QUESTIONS = sorted(chemin.stem for chemin in (BANQUE / "modules").glob("[!_]*.py"))
DU_COURS = sorted(chemin for dossier in ("lecons", "exercices") for chemin in (RACINE / "sources" / dossier).glob("*.py"))
CHAPITRES_EN_ORDRE = sorted(chemin.stem for chemin in (RACINE / "sources/lecons").glob("*.py"))


sys.modules[f"{exercices.__name__}.banque"] = PAQUET = ModuleType("banque")
PAQUET.__path__ = [str(BANQUE / "modules")]


@cache
def lire(nom):
    """L’exercice de cette question."""
    return exercices.charger("banque", nom)


@cache
def attendus(nom):
    """Chaque cas, et ce que la référence en fait."""
    return [*lire(nom).cas_attendus()]


def cellule(nom, suffixe=""):
    """Une cellule de cette question, dans son source."""
    voulue = nom.replace("_", "-") + suffixe
    return next(cellule for cellule in CELLULES[PLACES[nom]] if cellule.id == voulue)


def separer(groupes, cas, garde):
    """De ces groupes d’erreurs typiques qui agissaient pareil, ce qu’il en reste après un cas de plus."""
    for groupe in groupes:
        restes = []
        for typique in groupe:
            observation = appeler(typique.fonction, cas, garde=garde)
            pareilles = next((reste for premiere, reste in restes if memes_effets(premiere, observation)), None)
            if pareilles is None:
                restes.append((observation, [typique]))
            else:
                pareilles.append(typique)
        yield from (reste for _, reste in restes if len(reste) > 1)


# Chaque question


@pour_chacun("nom", QUESTIONS)
def test_le_corrige_donne_partout_ce_que_donne_la_reference(nom):
    espace = {}
    exec(compile(version_solution(cellule(nom)).texte, nom, "exec"), espace)
    verdict = examiner(lire(nom), Candidat(espace[nom]))
    assert verdict.est_reussi, verdict.message


@pour_chacun("nom", QUESTIONS)
def test_chaque_erreur_typique_est_refusee(nom):
    comparer = lire(nom).comparer
    with Garde(pas=PAS_PAR_CAS, du_fil=True) as garde:
        passent = [
            typique.slug for typique in lire(nom).erreurs_typiques
            if not any(comparer(cas, attendue, appeler(typique.fonction, cas, garde=garde)) for cas, attendue in attendus(nom))
        ]  # fmt: skip
    assert passent == []


@pour_chacun("nom", QUESTIONS)
def test_deux_erreurs_typiques_n_agissent_jamais_pareil(nom):
    groupes = [lire(nom).erreurs_typiques]
    with Garde(pas=PAS_PAR_CAS, du_fil=True) as garde:
        for cas, _ in attendus(nom):
            groupes = [*separer(groupes, cas, garde)]
    assert [[typique.slug for typique in groupe] for groupe in groupes] == []


@pour_chacun("nom", QUESTIONS)
def test_une_question_a_de_quoi_aider_et_se_noter(nom):
    exercice = lire(nom)
    assert exercice.nom == nom
    assert len(exercice.erreurs_typiques) >= 4
    assert len(exercice.indices) == 2
    assert len(exercice.exemples) >= 2
    assert 2 <= exercice.points <= 4
    assert "..." in exercice.squelette and f"def {exercice.signature}:" in exercice.squelette


@pour_chacun("nom", QUESTIONS)
def test_chaque_propriete_separe_les_cas(nom):
    cas = [[*arguments] for arguments in lire(nom).cas()]
    inutiles = [p.phrase for p in lire(nom).proprietes if len({bool(p.est_vraie(*arguments)) for arguments in cas}) != 2]
    assert lire(nom).proprietes and inutiles == []


@pour_chacun("nom", QUESTIONS)
def test_une_question_a_ses_quatre_cellules(nom):
    assert re.match(r"## \d+\. \w", cellule(nom, "-texte").texte)
    assert cellule(nom, "-exemples").texte == f'exemples("{nom}")'
    assert cellule(nom, "-verification").texte == f"verifier({nom})"
    assert f"def {lire(nom).signature}:" in cellule(nom).texte


# Ce qui vient du cours : les notions, pas les noms ni les phrases


@pour_chacun("nom", QUESTIONS)
def test_aucune_notion_n_est_demandee_avant_d_etre_apprise(nom):
    rang = next(rang for rang, chapitre in enumerate(CHAPITRES_EN_ORDRE) if numero(chapitre) == PLACES[nom])
    apprises = {signe for notion in lire_notions(RACINE) if notion.chapitre in CHAPITRES_EN_ORDRE[: rang + 1] for signe in notion.signes}
    signes, connus = set(), Connus()
    for extrait in extraits(version_solution(cellule(nom))):
        signes |= {*reperer(extrait.arbre, connus)}
    signes |= {*reperer(ast.parse(lire(nom).squelette), connus)}
    signes |= {signe for texte in (cellule(nom, "-texte").texte, *lire(nom).indices) for signe in nommer(texte)}
    assert signes - apprises == set()


def test_aucun_nom_n_est_du_cours():
    definis = {nom for source in DU_COURS for nom in re.findall(r"^ *(?:# )?def (\w+)", source.read_text(encoding="utf-8"), re.MULTILINE)}
    assert {*QUESTIONS} & {*CATALOGUE, *GAMMES, *NOMS_DU_COURS, *definis} == set()


def phrases(textes):
    """Les phrases d’un énoncé, sans mise en forme ; les plus courtes sont laissées."""
    propres = (re.sub(r"[*`#]|^- ", "", phrase).strip() for texte in textes for phrase in re.split(r"(?<=[.!?:;])\s|\n", texte))
    return {phrase for phrase in propres if len(phrase) >= PHRASE_PROPRE}


def test_aucune_phrase_d_enonce_n_est_du_cours():
    cours = phrases(re.sub(r"^# ?", "", source.read_text(encoding="utf-8"), flags=re.MULTILINE) for source in DU_COURS)
    assert phrases(cellule(nom, "-texte").texte for nom in QUESTIONS) & cours == set()


def notees(chapitre):
    """Les fonctions notées de ce chapitre du cours."""
    return [CATALOGUE[nom] for dossier, noms in CHAPITRES.items() if numero(dossier) == chapitre for nom in noms]


def reussit(reponse, exercice, nombre=200):
    """Vrai quand cette fonction donne ce qu’il faut aux premiers cas de l’exercice."""
    return not any(exercice.comparer(cas, attendue, appeler(reponse, cas)) for cas, attendue in islice(exercice.cas_attendus(), nombre))


@pour_chacun("nom", QUESTIONS)
def test_une_question_n_est_pas_un_exercice_du_chapitre_sous_un_autre_nom(nom):
    voisins = [exercice for exercice in notees(PLACES[nom]) if exercice.genre == "fonction" and len(exercice.parametres) == len(lire(nom).parametres)]
    assert [exercice.nom for exercice in voisins if reussit(lire(nom).reference, exercice)] == []


# Les groupes


def intituler(groupe):
    return f"{groupe['chapitre']}, {groupe['de']}"


def test_chaque_question_est_d_un_seul_groupe():
    assert sorted(nom for groupe in GROUPES for nom in groupe["exercices"]) == QUESTIONS == sorted(PLACES)


def test_la_banque_a_les_treize_chapitres_de_00b_a_10():
    assert {*SOURCES} == {numero(chapitre) for chapitre in CHAPITRES if numero(chapitre) <= "10"}
    assert len(SOURCES) == 13


@pytest.mark.parametrize("chapitre", SOURCES)
def test_un_chapitre_a_au_moins_trois_questions_soeurs(chapitre):
    assert any(len(groupe["exercices"]) >= 3 for groupe in GROUPES if groupe["chapitre"] == chapitre)


@pour_chacun("groupe", GROUPES, ids=intituler)
def test_un_groupe_est_d_un_chapitre_et_suit_une_de_ses_fonctions_notees(groupe):
    assert groupe["de"] in [exercice.nom for exercice in notees(groupe["chapitre"])]
    assert {PLACES[nom] for nom in groupe["exercices"]} == {groupe["chapitre"]}


@pour_chacun("groupe", GROUPES, ids=intituler)
def test_les_questions_d_un_groupe_ont_les_memes_points_et_des_solutions_de_meme_longueur(groupe):
    assert len({lire(nom).points for nom in groupe["exercices"]}) == 1
    longueurs = [len(ast.unparse(ast.parse(version_solution(cellule(nom)).texte)).splitlines()) for nom in groupe["exercices"]]
    assert max(longueurs) - min(longueurs) <= LIGNES_D_ECART, dict(zip(groupe["exercices"], longueurs))


@pour_chacun("une, autre", [deux for groupe in GROUPES for deux in combinations(groupe["exercices"], 2)])
def test_une_reponse_n_est_pas_celle_de_sa_soeur_sous_un_autre_nom(une, autre):
    assert len(lire(une).parametres) != len(lire(autre).parametres) or not reussit(lire(une).reference, lire(autre), len(attendus(autre)))
