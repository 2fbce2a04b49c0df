"""Les boutons sous un verdict, dans un vrai navigateur : indice, corrigé, exercice suivant ; et la cellule oubliée.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un avertissement dit où.
"""

import json
import shutil
from pathlib import Path

import nbformat
import pytest
from navigateur import (
    DANS_CHROMIUM,
    NOTEBOOK,
    attendre_promesse,
    executer_tout,
    ouvrir,
    ouvrir_chromium,
    photographier,
    sauver,
    servir,
    sync_api,
)

from mastermind_edu.exercices import CATALOGUE

pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
FICHIER = "exercice.ipynb"
CELLULES = [
    ("code", "%reload_ext mastermind_edu\nfrom mastermind_edu import aide, derouler, exemples, verifier"),
    ("markdown", "## 1. Le rang d’un pion"),
    ("code", "def position(valeur, code):\n    return -1\n\nverifier(position)"),
    ("markdown", "Une remarque, sans titre."),
    ("markdown", "## 2. Les mal placés"),
    ("code", "def trouver_mal_places(copie, proposition):\n    ...\n\nverifier(trouver_mal_places)"),
    ("markdown", "## 3. Les codes"),
    ("code", "def nombre_de_codes(nb_pions, nb_couleurs):\n    return nb_couleurs ** nb_pions\n\nverifier(nombre_de_codes)"),
]
CORRIGE = "un corrigé parmi d’autres"
TITRE_ACTIF = "() => document.activeElement.textContent"


@pytest.fixture(scope="module")
def dossier(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("cours")
    faire = {"code": nbformat.v4.new_code_cell, "markdown": nbformat.v4.new_markdown_cell}
    noyau = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    cellules = [faire[genre](source) for genre, source in CELLULES]
    nbformat.write(nbformat.v4.new_notebook(cells=cellules, metadata={"kernelspec": noyau}), dossier / FICHIER)
    return dossier


@pytest.fixture(scope="module")
def page_executee(dossier, tmp_path_factory):
    """L’exercice, ouvert avec les réglages que l’installation pose, toutes ses cellules exécutées."""
    donnees = tmp_path_factory.mktemp("jupyter")
    profil = donnees / "ipython" / "profile_default"
    profil.mkdir(parents=True)
    shutil.copy(RACINE / "installation" / "etc" / "ipython" / "ipython_config.json", profil)
    with pytest.MonkeyPatch.context() as reglage:
        reglage.setenv("HOME", str(donnees))  # aucun test n’écrit dans le dossier personnel
        with servir(dossier, donnees) as adresse, ouvrir_chromium() as chromium:
            page = ouvrir(chromium, adresse, FICHIER)
            page.set_viewport_size({"width": 1366, "height": 768})
            executer_tout(page)
            yield page


@pytest.fixture
def page(page_executee, request, tmp_path):
    with photographier(page_executee, request, tmp_path) as page:
        yield page


def verdict(page, nom):
    return page.locator(".mm-verdict", has_text=nom).first


def enregistrer(page, chemin):
    sauver(page)
    return chemin.read_text(encoding="utf-8")


def test_un_verdict_a_faire_ou_echoue_offre_un_indice_et_l_exercice_suivant(page):
    boutons = [verdict(page, nom).get_by_role("button").all_inner_texts() for nom in ("position", "trouver_mal_places", "nombre_de_codes")]
    assert boutons == [["Indice", "Exercice suivant"], ["Indice", "Exercice suivant"], ["Comparer avec un corrigé", "Exercice suivant"]]


def test_indice_au_clavier_s_ecrit_et_s_annonce_sous_le_verdict(page):
    jeu = verdict(page, "position")
    jeu.get_by_role("button", name="Indice").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position : indice 1 sur 2")
    sync_api.expect(jeu.get_by_role("button", name="Second indice")).to_be_focused()
    jeu.get_by_role("button", name="Second indice").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("position : indice 2 sur 2")
    jeu.get_by_role("button", name="Squelette").press("Space")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text(CATALOGUE["position"].squelette.splitlines()[0])


def test_exercice_suivant_va_au_titre_suivant_et_y_porte_le_clavier(page):
    verdict(page, "position").get_by_role("button", name="Exercice suivant").press("Enter")
    page.wait_for_function("() => document.activeElement.tagName === 'H2'")
    assert page.evaluate(TITRE_ACTIF).startswith("2. Les mal placés")
    sync_api.expect(page.get_by_role("heading", name="2. Les mal placés")).to_be_in_viewport()
    assert page.evaluate(f"() => {NOTEBOOK}.content.activeCellIndex") == 4


def test_le_corrige_n_est_dans_le_notebook_qu_une_fois_demande(page, dossier):
    assert CORRIGE not in enregistrer(page, dossier / FICHIER)
    verdict(page, "nombre_de_codes").get_by_role("button", name="Comparer avec un corrigé").press("Enter")
    sync_api.expect(verdict(page, "nombre_de_codes").get_by_role("status")).to_contain_text(CORRIGE)
    enregistre = enregistrer(page, dossier / FICHIER)
    assert enregistre.count(CORRIGE) == 1 and "widgets" in json.loads(enregistre)["metadata"]


def test_apres_un_redemarrage_verifier_dit_d_executer_les_premieres_cellules(page):
    attendre_promesse(page, f"() => {NOTEBOOK}.sessionContext.restartKernel()")
    page.wait_for_function(f"() => {NOTEBOOK}.sessionContext.session?.kernel?.status === 'idle'")
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = 2; window.jupyterapp.commands.execute('notebook:run-cell'); }}")
    note = page.get_by_role("note")
    sync_api.expect(note).to_contain_text("Le nom « verifier » vient des premières cellules : exécutez-les d’abord, dans l’ordre.")
    assert note.count() == 1
