"""Le poste de l’élève dans un vrai navigateur : ce qu’il voit, ce qui s’enregistre, ce qu’une mise à jour laisse.

Ouvert comme le fait `lancer.py`, sans installer. Les outils sont dans `navigateur`.
"""

import json
import re
import shutil
import socket
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from navigateur import (
    CELLULES,
    DANS_CHROMIUM,
    DELAI,
    NOTEBOOK,
    NOYAU,
    NOYAU_PRET,
    arreter,
    attendre,
    changer,
    commander,
    ecrire_notebook,
    environnement,
    executer_tout,
    ouvrir_chromium,
    photographier,
    sync_api,
)
from nbformat.v4 import new_markdown_cell
from predictions_vues import ECRANS, commentaires_fermes, soufflees

from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.livraison import CLE, numero_de_version

pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
LECON, EXERCICE = "notebooks/00_jouer.ipynb", "exercises/01_constantes_exercices.ipynb"
LECON_INTACTE = "notebooks/02_code_secret.ipynb"
LECONS_A_PREDIRE = ("04_marquage.ipynb", "16_interface.ipynb")  # dans la seconde, des coulisses viennent avant un commentaire
# La cellule d’un verdict, sous un long texte et au-dessus d’un autre : choisir la suivante, c’est quitter le verdict.
VERDICT = [
    "%reload_ext mastermind_edu\nfrom mastermind_edu import verifier\ndef position(valeur, code):\n    return -1",
    new_markdown_cell("une ligne\n\n" * 40),
    "verifier(position)",
    new_markdown_cell("une ligne\n\n" * 60),
]
UN_DEFILEMENT = 500  # millisecondes : JupyterLab va à la cellule suivante peu après
ENREGISTRE = f"() => !{NOTEBOOK}.context.model.dirty"
# Le notebook se présente, puis JupyterLab y écrit ce que le noyau dit de lui : ses propres suites de ces promesses passent avant les nôtres.
NOYAU_PRESENTE = f"() => Promise.all([{NOYAU}.info, {NOYAU}.spec]).then(() => new Promise(faire => setTimeout(faire, 100)))"


@contextmanager
def poste(cours, donnees, *options):
    """L’adresse d’un poste ouvert sur ce cours, et ce qui a été annoncé avant."""
    variables = {**environnement(donnees), "MASTERMIND_COURS": str(cours), "PYTHONPATH": str(RACINE), "PYTHONUTF8": "1"}
    reglages = donnees / "config" / "jupyter_config.json"  # le seul des réglages de la personne qui compte encore ici
    reglages.parent.mkdir(parents=True)
    reglages.write_text('{"LabApp": {"expose_app_in_browser": true}}')
    with socket.create_server(("127.0.0.1", 0)) as prise:
        port = prise.getsockname()[1]  # d’ordinaire 8888 : deux fichiers de tests commencés ensemble se le disputeraient
    commande = [sys.executable, "-m", "mastermind_edu", "ouvrir", "--sans-navigateur", "--port", str(port), *options]
    processus = subprocess.Popen(commande, env=variables, stdout=subprocess.PIPE, encoding="utf-8", cwd=donnees)
    journal = cours / "travail" / ".jupyterlab.log"
    try:
        annonces = []
        while not annonces or "token=" not in annonces[-1]:
            annonces.append(processus.stdout.readline())
            assert annonces[-1], "le poste s’est arrêté"
        adresse = re.search(r"http\S+", annonces[-1])[0].replace("localhost", "127.0.0.1")
        attendre(adresse.split("/lab/")[0], processus, journal)
        yield adresse, "".join(annonces)
        assert processus.poll() is None, f"JupyterLab s’est arrêté avant la fin :\n{journal.read_text(errors='replace')[-4000:]}"
    finally:
        arreter(processus)


@pytest.fixture(scope="module")
def cours(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("cours")
    for nom in ("notebooks", "exercises", "solutions"):
        shutil.copytree(RACINE / nom, dossier / nom, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    (dossier / "lancer.py").write_text("")
    return dossier


@pytest.fixture(scope="module")
def chromium():
    with ouvrir_chromium() as contexte:
        yield contexte


@pytest.fixture(scope="module")
def premier_poste(chromium, cours, tmp_path_factory):
    """La page d’un poste d’élève ouvert la première fois, et de quoi le fermer avant d’en ouvrir un autre."""
    with ExitStack() as pile:
        adresse, _ = pile.enter_context(poste(cours, tmp_path_factory.mktemp("poste")))
        page = aller(chromium, adresse)
        pile.callback(page.close)
        yield page, pile


@pytest.fixture
def page(premier_poste, request, tmp_path):
    with photographier(premier_poste[0], request, tmp_path) as page:
        yield page


class Exercice(NamedTuple):
    """Les lignes du fichier, avant et après que l’élève y a écrit son nom."""

    avant: list[str]
    apres: list[str]


@pytest.fixture(scope="module")
def exercice_nomme(premier_poste, cours):
    page, fichier = premier_poste[0], cours / "travail" / EXERCICE
    avant = fichier.read_text(encoding="utf-8").splitlines()
    changer(page, EXERCICE)
    page.evaluate(NOYAU_PRESENTE)
    page.evaluate(f"() => {{ {NOTEBOOK}.content.widgets[0].model.sharedModel.setSource('Nom : Zoé'); }}")
    enregistrer(page)
    return Exercice(avant, fichier.read_text(encoding="utf-8").splitlines())


class Suite(NamedTuple):
    """Le cours rouvert par le professeur après une nouvelle édition : ce qu’on y voit, ce qui a été annoncé."""

    page: object
    annonces: str
    exercice: bytes


@pytest.fixture(scope="module")
def poste_suivant(premier_poste, exercice_nomme, chromium, cours, tmp_path_factory):
    premier_poste[1].close()
    travail = (cours / "travail" / EXERCICE).read_bytes()
    for nom in (EXERCICE, LECON_INTACTE):
        _publier_une_nouvelle_edition(cours / nom)
    with poste(cours, tmp_path_factory.mktemp("poste"), "--prof") as (adresse, annonces):
        yield Suite(aller(chromium, adresse), annonces, travail)


def aller(chromium, adresse, chemin=LECON):
    """Une page neuve sur ce notebook du poste ; ses erreurs de console sont retenues."""
    page = chromium.new_page()
    page.set_default_timeout(DELAI)
    page.erreurs = []
    page.on("console", lambda message: message.type == "error" and page.erreurs.append(message.text))
    page.goto(adresse.replace(LECON, chemin) + "&reset")
    page.wait_for_function(NOYAU_PRET)
    page.evaluate(NOYAU_PRESENTE)
    # L’explorateur va de lui-même au dossier du notebook, parfois après lui : il faut l’y attendre avant de le mener ailleurs.
    page.locator(".jp-DirListing-itemText", has_text=Path(chemin).name).first.wait_for()
    return page


def dossiers_montres(page):
    page.locator(".jp-BreadCrumbs-home").click()
    sync_api.expect(page.locator(".jp-DirListing-itemText", has_text="exercises")).to_be_visible()
    return page.locator(".jp-DirListing-itemText").all_inner_texts()


def enregistrer(page):
    commander(page, "docmanager:save")
    page.wait_for_function(ENREGISTRE)


def test_un_notebook_a_peine_ouvert_n_est_pas_modifie_et_s_enregistre_a_l_identique(page, cours):
    fichier = cours / "travail" / LECON
    avant = fichier.read_bytes()
    assert page.evaluate(f"{NOTEBOOK}.context.path") == LECON
    assert page.evaluate(f"{NOTEBOOK}.context.model.dirty") is False
    enregistrer(page)
    assert fichier.read_bytes() == avant


def test_l_eleve_ne_voit_que_ses_lecons_et_ses_exercices(page):
    assert dossiers_montres(page) == ["exercises", "notebooks"]


def test_ni_menu_etranger_ni_anglais_ni_erreur_de_console(page):
    page.locator(".lm-MenuBar-itemLabel", has_text="Fichier").click()
    entrees = page.locator(".lm-Menu-itemLabel").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator(".lm-MenuBar-itemLabel", has_text="Aide").click()
    entrees += page.locator(".lm-Menu-itemLabel").all_inner_texts()
    page.keyboard.press("Escape")
    assert "Télécharger" in entrees and {"Jupytext", "Licenses"}.isdisjoint(entrees)
    assert re.search(r"Cell \d", page.locator("#jp-bottom-panel").inner_text()) is None
    assert page.erreurs == []


def test_une_lecon_executee_plusieurs_fois_ne_grossit_pas(page, cours):
    tailles = []
    for _ in range(3):
        executer_tout(page)
        enregistrer(page)
        enregistres = json.loads((cours / "travail" / LECON).read_text(encoding="utf-8"))["metadata"]["widgets"]
        tailles.append(len(enregistres["application/vnd.jupyter.widget-state+json"]["state"]))
    assert tailles[0] == tailles[1] == tailles[2] > 0
    assert page.locator(".mm-jeu").count() == 2


@pytest.mark.parametrize(("ecran", "lecon"), list(zip(ECRANS, LECONS_A_PREDIRE)), ids=LECONS_A_PREDIRE)
def test_la_reponse_d_une_prediction_vient_apres(page, ecran, lecon):
    page.set_viewport_size(ecran)
    cible = next(cible for cible in lister_cibles(RACINE) if cible.version is Version.LECON and cible.notebook.name == lecon)
    changer(page, f"notebooks/{lecon}")
    cellules = page.evaluate(CELLULES)
    assert [une["id"] for une in cellules if une.get("outputs") or une.get("execution_count")] == []
    assert commentaires_fermes(page) > 0
    assert list(soufflees(page, cible)) == []
    assert commentaires_fermes(page) == 0


def test_le_titre_d_un_verdict_reste_a_l_ecran_quand_la_cellule_suivante_est_plus_haute(page, cours):
    fichier = cours / "travail" / "exercises" / "verdict.ipynb"
    ecrire_notebook(fichier, VERDICT)
    changer(page, "exercises/verdict.ipynb")
    executer_tout(page)
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = 2; }}")
    commander(page, "notebook:run-cell-and-select-next")
    titre = page.locator(".mm-verdict strong").first
    sync_api.expect(titre).to_be_in_viewport()
    page.wait_for_timeout(UN_DEFILEMENT)
    sync_api.expect(titre).to_be_in_viewport()
    fichier.unlink()


def test_enregistrer_ne_change_que_ce_que_l_eleve_a_change(exercice_nomme):
    avant, apres = exercice_nomme
    assert '    "Nom : Zoé"' in apres
    assert [ligne for ligne in avant if ligne not in apres and "Nom" not in ligne and "Double" not in ligne] == []
    assert len(avant) - len(apres) == 2  # trois lignes de consigne, une de nom


def test_le_professeur_voit_tout_le_cours(poste_suivant):
    assert dossiers_montres(poste_suivant.page) == ["exercises", "notebooks", "solutions", "travail", "lancer.py"]


def test_une_mise_a_jour_garde_le_travail_et_annonce_la_nouvelle_version(poste_suivant, cours):
    changer(poste_suivant.page, f"travail/{EXERCICE}")
    sync_api.expect(poste_suivant.page.locator(".jp-MarkdownCell").first).to_contain_text("Nom : Zoé")
    assert f"Une version plus récente existe : {EXERCICE}" in poste_suivant.annonces
    assert f"Mis à jour, car vous n’y aviez rien changé : {LECON_INTACTE}" in poste_suivant.annonces
    assert (cours / "travail" / EXERCICE).read_bytes() == poste_suivant.exercice
    assert "édition suivante" in (cours / "travail" / LECON_INTACTE).read_text(encoding="utf-8")


def _publier_une_nouvelle_edition(fichier):
    notebook = json.loads(fichier.read_text(encoding="utf-8"))
    notebook["cells"][1]["source"] = ["L’édition suivante."]
    notebook["metadata"][CLE] = {"version": numero_de_version(notebook)}
    fichier.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
