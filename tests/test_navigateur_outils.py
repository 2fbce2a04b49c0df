"""Ce qui accompagne l’exercice, dans un vrai navigateur : `Candidats`, `Comparer`, `derouler`, les boutons sous un verdict, la cellule oubliée.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un avertissement dit où.
"""

import json
import os
from pathlib import Path

import pytest
from laboratoire import est_montre, preter, rejouer
from navigateur import CELLULES, DANS_CHROMIUM, NOTEBOOK, attendre_promesse, sauver, sync_api
from nbformat.v4 import new_markdown_cell

from mastermind_edu.exercices import CATALOGUE
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
EXERCICE = [
    "%reload_ext mastermind_edu\nfrom mastermind_edu import aide, derouler, exemples, verifier",
    new_markdown_cell("## 1. Le rang d’un pion"),
    "def position(valeur, code):\n    return -1\n\nverifier(position)",
    new_markdown_cell("Une remarque, sans titre."),
    new_markdown_cell("## 2. Les mal placés"),
    "def trouver_mal_places(copie, proposition):\n    ...\n\nverifier(trouver_mal_places)",
    new_markdown_cell("## 3. Les codes"),
    "def nombre_de_codes(nb_pions, nb_couleurs):\n    return nb_couleurs ** nb_pions\n\nverifier(nombre_de_codes)",
]
CORRIGE = "un corrigé parmi d’autres"
TITRE_ACTIF = "() => document.activeElement.textContent"


@pytest.fixture
def jeux(page_du_laboratoire, dossier_du_laboratoire, request, tmp_path):
    """Les quatre jeux, leurs cellules exécutées de nouveau."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        rejouer(page, dossier_du_laboratoire / "candidats.ipynb", JEUX)
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


@pytest.fixture
def deroule(page_du_laboratoire, dossier_du_laboratoire, request, tmp_path):
    """Le notebook exécuté : une fonction fausse, son verdict, son déroulement à la première étape."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        rejouer(page, dossier_du_laboratoire / "deroule.ipynb", DEROULER)
        sync_api.expect(page.get_by_role("status")).to_contain_text("Étape 1 sur 4, ligne 1 : appel de position")
        yield page


def test_le_verdict_propose_la_ligne_qui_deroule_son_contre_exemple(deroule):
    proposee = "Pour la dérouler pas à pas : derouler(position, 2, [1, 2])"
    sync_api.expect(deroule.locator(".jp-OutputArea-output", has_text="position : échoué")).to_contain_text(proposee)


def test_on_deroule_au_clavier_sans_deranger_le_notebook(deroule):
    jeu, avant = deroule.locator(".mm-jeu"), deroule.evaluate(CELLULES)
    jeu.get_by_role("slider", name="étape").focus()
    deroule.keyboard.press("ArrowRight")
    sync_api.expect(jeu.get_by_role("status")).to_have_text("Étape 2 sur 4, ligne 2 : tour 1 ; i vaut 0")
    sync_api.expect(jeu.locator("[aria-current=step]")).to_contain_text("► ligne exécutée · tour 1")
    sync_api.expect(jeu.get_by_role("row", name="i")).to_contain_text("✱ changé")
    jeu.get_by_role("button", name="Suivante").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_have_text("Étape 3 sur 4, ligne 3 : la condition est fausse")
    jeu.get_by_role("button", name="Précédente").press("Space")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 2 sur 4")
    deroule.keyboard.type("brdd")
    assert deroule.evaluate(CELLULES) == avant and jeu.is_visible()


def test_la_lecture_va_jusqu_a_la_valeur_renvoyee(deroule):
    jeu = deroule.locator(".mm-jeu")
    jeu.get_by_role("slider", name="étape").press("End")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position renvoie -1")
    jeu.get_by_role("button", name="Lecture").press("Space")
    sync_api.expect(jeu.get_by_role("button", name="Pause")).to_be_visible()
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 3 sur 4")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position renvoie -1")
    sync_api.expect(jeu.get_by_role("button", name="Lecture")).to_be_visible()


@pytest.fixture(scope="module")
def fichier_exercice(dossier_du_laboratoire):
    return dossier_du_laboratoire / "exercice.ipynb"


@pytest.fixture
def exercice(page_du_laboratoire, fichier_exercice, request, tmp_path):
    """L’exercice sur un petit écran, toutes ses cellules exécutées une fois."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        if not est_montre(page, fichier_exercice):
            for carnet in Path(os.environ["MASTERMIND_TRAVAIL"]).glob(".aide*.json"):
                carnet.unlink()  # les indices d’un essai qui a échoué
            page.set_viewport_size({"width": 1366, "height": 768})
            rejouer(page, fichier_exercice, EXERCICE)
        yield page


def verdict(page, nom):
    return page.locator(".mm-verdict", has_text=nom).first


def enregistrer(page, fichier):
    sauver(page)
    return fichier.read_text(encoding="utf-8")


def test_un_verdict_a_faire_ou_echoue_offre_un_indice_et_l_exercice_suivant(exercice):
    boutons = [verdict(exercice, nom).get_by_role("button").all_inner_texts() for nom in ("position", "trouver_mal_places", "nombre_de_codes")]
    assert boutons == [["Indice", "Dérouler", "Exercice suivant"], ["Indice", "Exercice suivant"], ["Comparer avec un corrigé", "Exercice suivant"]]


def test_indice_au_clavier_s_ecrit_et_s_annonce_sous_le_verdict(exercice):
    jeu = verdict(exercice, "position")
    jeu.get_by_role("button", name="Indice").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position : indice 1 sur 2")
    sync_api.expect(jeu.get_by_role("button", name="Second indice")).to_be_focused()
    jeu.get_by_role("button", name="Second indice").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position : indice 2 sur 2")
    jeu.get_by_role("button", name="Squelette").press("Space")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text(CATALOGUE["position"].squelette.splitlines()[0])


def test_derouler_au_clavier_montre_le_cas_sous_le_verdict_puis_le_referme(exercice):
    jeu = verdict(exercice, "position")
    jeu.get_by_role("button", name="Dérouler").press("Enter")
    sync_api.expect(jeu.locator("[aria-current=step]")).to_contain_text("def position(valeur, code)")
    sync_api.expect(jeu.get_by_role("button", name="Refermer")).to_be_focused()
    assert jeu.locator(".mm-deroule").evaluate("e => getComputedStyle(e.closest('.mm-verdict > .widget-vbox > .widget-vbox')).borderTopWidth") == "1px"  # le cadre d’une planche
    jeu.get_by_role("button", name="Refermer").press("Enter")
    sync_api.expect(jeu.locator(".mm-deroule")).to_have_count(0)


def test_exercice_suivant_va_au_titre_suivant_et_y_porte_le_clavier(exercice):
    verdict(exercice, "position").get_by_role("button", name="Exercice suivant").press("Enter")
    exercice.wait_for_function("() => document.activeElement.tagName === 'H2'")
    assert exercice.evaluate(TITRE_ACTIF).startswith("2. Les mal placés")
    sync_api.expect(exercice.get_by_role("heading", name="2. Les mal placés")).to_be_in_viewport()
    assert exercice.evaluate(f"() => {NOTEBOOK}.content.activeCellIndex") == 4


def test_le_corrige_n_est_dans_le_notebook_qu_une_fois_demande(exercice, fichier_exercice):
    assert CORRIGE not in enregistrer(exercice, fichier_exercice)
    verdict(exercice, "nombre_de_codes").get_by_role("button", name="Comparer avec un corrigé").press("Enter")
    sync_api.expect(verdict(exercice, "nombre_de_codes").get_by_role("status")).to_contain_text(CORRIGE)
    enregistre = enregistrer(exercice, fichier_exercice)
    assert enregistre.count(CORRIGE) == 1 and "widgets" in json.loads(enregistre)["metadata"]


def test_apres_un_redemarrage_verifier_dit_d_executer_les_premieres_cellules(exercice):
    attendre_promesse(exercice, f"() => {NOTEBOOK}.sessionContext.restartKernel()")
    exercice.wait_for_function(f"() => {NOTEBOOK}.sessionContext.session?.kernel?.status === 'idle'")
    exercice.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = 2; window.jupyterapp.commands.execute('notebook:run-cell'); }}")
    note = exercice.get_by_role("note")
    sync_api.expect(note).to_contain_text("Le nom « verifier » vient des premières cellules : exécutez-les d’abord, dans l’ordre.")
    assert note.count() == 1
