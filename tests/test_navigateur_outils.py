"""`Candidats`, `Comparer` et `derouler` dans un vrai navigateur : au clavier, à la souris, en suivant un jeu.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un avertissement dit où.
"""

import pytest
from laboratoire import est_montre, montrer, preter
from navigateur import CELLULES, DANS_CHROMIUM, ecrire_notebook, executer_tout, sync_api

from mastermind_edu.statistiques import evaluer

pytestmark = DANS_CHROMIUM

JEUX = [
    "from mastermind_edu.widgets import Candidats, Comparer, Plateau\nCandidats()",
    "Comparer(['lexicographique', 'knuth'])",
    "plateau = Plateau(secret='RNBV')\nplateau",
    "Candidats(plateau)",
]
DEROULER = [
    "from mastermind_edu import derouler, verifier",
    "def position(valeur, code):\n    for i in range(len(code)):\n        if code[i] == valeur:\n            return i\n        return -1",
    "verifier(position)",
    "derouler(position, 2, [1, 2])",
]


@pytest.fixture(scope="module")
def fichier(dossier_du_laboratoire):
    fichier = dossier_du_laboratoire / "candidats.ipynb"
    ecrire_notebook(fichier, JEUX)
    return fichier


@pytest.fixture
def jeux(page_du_laboratoire, fichier, request, tmp_path):
    """Les quatre jeux, leurs cellules exécutées de nouveau."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        if not est_montre(page, fichier):
            montrer(page, fichier)
        executer_tout(page)
        sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(len(JEUX))
        yield [page.locator(".mm-jeu").nth(rang) for rang in range(len(JEUX))]


def attendre_la_grille(jeu, debut):
    sync_api.expect(jeu.get_by_role("img", name=debut)).to_have_count(1)


def test_une_proposition_tapee_puis_une_reponse_vident_la_grille(jeux):
    candidats = jeux[0]
    mot = candidats.get_by_role("textbox", name="Proposition")
    mot.fill("RRVV")
    mot.press("Enter")
    candidats.get_by_role("button", name="1 bien, 0 mal : 256 codes").click()
    attendre_la_grille(candidats, "256 codes possibles sur 1\u202f296")
    sync_api.expect(mot).to_be_focused()
    candidats.get_by_role("button", name="Annuler la dernière réponse").click()
    attendre_la_grille(candidats, "1\u202f296 codes possibles sur 1\u202f296")


def test_tout_se_fait_au_clavier(jeux, page_du_laboratoire):
    candidats = jeux[0]
    candidats.get_by_role("textbox", name="Proposition").focus()
    page_du_laboratoire.keyboard.type("rvbj")
    page_du_laboratoire.keyboard.press("Enter")
    sync_api.expect(candidats.get_by_role("status")).to_contain_text("Quelle est la réponse ?")
    for _ in range(3):  # Examiner, Le premier code possible, la première réponse
        page_du_laboratoire.keyboard.press("Tab")
    page_du_laboratoire.keyboard.press("Enter")
    sync_api.expect(candidats.get_by_role("status")).to_contain_text("0 bien placé, 0 mal placé\u00a0: 1\u202f280 codes écartés")


def test_jouer_sur_le_plateau_vide_la_grille_qui_le_suit(jeux):
    plateau, suiveuse = jeux[2], jeux[3]
    mot = plateau.get_by_role("textbox")
    mot.fill("RVBN")
    mot.press("Enter")
    plateau.get_by_role("button", name="Valider").click()
    attendre_la_grille(suiveuse, "6 codes possibles sur 1\u202f296")


def test_comparer_a_une_autre_taille_montre_l_avancement_puis_les_nombres(jeux):
    comparer = jeux[1]
    comparer.get_by_role("combobox", name="Taille").select_option(label="3\u00a0×\u00a04 : 64 codes")
    comparer.get_by_role("combobox", name="Décodeur C").select_option(index=4)
    comparer.get_by_role("button", name="Comparer").click()
    sync_api.expect(comparer.get_by_role("table")).to_have_count(3)
    maximum = evaluer("lexicographique", 3, 4, cache=False).maximum
    sync_api.expect(comparer.get_by_role("table").first).to_contain_text(f"maximum {maximum}")


@pytest.fixture(scope="module")
def fichier_deroule(dossier_du_laboratoire):
    fichier = dossier_du_laboratoire / "deroule.ipynb"
    ecrire_notebook(fichier, DEROULER)
    return fichier


@pytest.fixture
def page(page_du_laboratoire, fichier_deroule, request, tmp_path):
    """Le notebook exécuté : une fonction fausse, son verdict, son déroulement à la première étape."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        if not est_montre(page, fichier_deroule):
            montrer(page, fichier_deroule)
        executer_tout(page)
        sync_api.expect(page.get_by_role("status")).to_contain_text("Étape 1 sur 4, ligne 1 : appel de position")
        yield page


def test_le_verdict_propose_la_ligne_qui_deroule_son_contre_exemple(page):
    proposee = "Pour la dérouler pas à pas : derouler(position, 2, [1, 2])"
    sync_api.expect(page.locator(".jp-OutputArea-output", has_text="position : échoué")).to_contain_text(proposee)


def test_on_deroule_au_clavier_sans_deranger_le_notebook(page):
    jeu, avant = page.locator(".mm-jeu"), page.evaluate(CELLULES)
    jeu.get_by_role("slider", name="étape").focus()
    page.keyboard.press("ArrowRight")
    sync_api.expect(jeu.get_by_role("status")).to_have_text("Étape 2 sur 4, ligne 2 : tour 1 ; i vaut 0")
    sync_api.expect(jeu.locator("[aria-current=step]")).to_contain_text("► ligne exécutée · tour 1")
    sync_api.expect(jeu.get_by_role("row", name="i")).to_contain_text("✱ changé")
    jeu.get_by_role("button", name="Suivante").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_have_text("Étape 3 sur 4, ligne 3 : la condition est fausse")
    jeu.get_by_role("button", name="Précédente").press("Space")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 2 sur 4")
    page.keyboard.type("brdd")
    assert page.evaluate(CELLULES) == avant and jeu.is_visible()


def test_la_lecture_va_jusqu_a_la_valeur_renvoyee(page):
    jeu = page.locator(".mm-jeu")
    jeu.get_by_role("slider", name="étape").press("End")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position renvoie -1")
    jeu.get_by_role("button", name="Lecture").press("Space")
    sync_api.expect(jeu.get_by_role("button", name="Pause")).to_be_visible()
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 3 sur 4")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position renvoie -1")
    sync_api.expect(jeu.get_by_role("button", name="Lecture")).to_be_visible()
