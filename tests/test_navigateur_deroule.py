"""`derouler` dans un vrai navigateur : après un échec, la ligne proposée, puis le clavier.

Les outils sont dans `navigateur`.
"""

import pytest
from laboratoire import est_montre, montrer, preter
from navigateur import CELLULES, DANS_CHROMIUM, ecrire_notebook, executer_tout, sync_api

pytestmark = DANS_CHROMIUM

CELLULES_D_ESSAI = [
    "from mastermind_edu import derouler, verifier",
    "def position(valeur, code):\n    for i in range(len(code)):\n        if code[i] == valeur:\n            return i\n        return -1",
    "verifier(position)",
    "derouler(position, 2, [1, 2])",
]


@pytest.fixture(scope="module")
def fichier(dossier_du_laboratoire):
    fichier = dossier_du_laboratoire / "deroule.ipynb"
    ecrire_notebook(fichier, CELLULES_D_ESSAI)
    return fichier


@pytest.fixture
def page(page_du_laboratoire, fichier, request, tmp_path):
    """Le notebook exécuté : une fonction fausse, son verdict, son déroulement à la première étape."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        if not est_montre(page, fichier):
            montrer(page, fichier)
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
