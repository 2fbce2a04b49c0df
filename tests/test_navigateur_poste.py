"""Le poste de l’élève dans un vrai navigateur : ce qu’il voit, ce qui s’enregistre, ce qu’une mise à jour laisse.

Ouvert comme le fait `lancer.py`, sans installer. Les outils sont dans `navigateur`.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from navigateur import (
    DANS_CHROMIUM,
    DELAI,
    NOTEBOOK,
    NOYAU_PRET,
    arreter,
    attendre,
    environnement,
    executer_tout,
    ouvrir_chromium,
    photographier,
    sync_api,
)

from mastermind_edu.livraison import CLE, numero_de_version

pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
LECON, EXERCICE = "notebooks/00_jouer.ipynb", "exercises/01_constantes_exercices.ipynb"
ENREGISTRE = f"() => !{NOTEBOOK}.context.model.dirty"


@contextmanager
def poste(cours, donnees, *options):
    """L’adresse d’un poste ouvert sur ce cours, et ce qui a été annoncé avant."""
    variables = {**environnement(donnees), "HOME": str(donnees), "MASTERMIND_COURS": str(cours), "PYTHONPATH": str(RACINE), "PYTHONUTF8": "1"}
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
def adresse(cours, tmp_path_factory):
    with poste(cours, tmp_path_factory.mktemp("poste")) as (adresse, _):
        yield adresse


@pytest.fixture
def page(chromium, adresse, request, tmp_path):
    with photographier(aller(chromium, adresse), request, tmp_path) as page:
        yield page
        page.close()


def aller(chromium, adresse, chemin=LECON):
    """Une page neuve sur ce notebook du poste ; ses erreurs de console sont retenues."""
    page = chromium.new_page()
    page.set_default_timeout(DELAI)
    page.erreurs = []
    page.on("console", lambda message: message.type == "error" and page.erreurs.append(message.text))
    page.goto(adresse.replace(LECON, chemin) + "&reset")
    page.wait_for_function(NOYAU_PRET)
    # JupyterLab écrit ce que dit le noyau un peu après qu’il est prêt.
    page.wait_for_function(f"() => {NOTEBOOK}.context.model.getMetadata('language_info')?.version")
    page.wait_for_timeout(1000)
    return page


def dossiers_montres(page):
    page.locator(".jp-BreadCrumbs-home").click()
    sync_api.expect(page.locator(".jp-DirListing-itemText", has_text="exercises")).to_be_visible()
    return page.locator(".jp-DirListing-itemText").all_inner_texts()


def enregistrer(page):
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function(ENREGISTRE)


def test_l_eleve_ne_voit_que_ses_lecons_et_ses_exercices(page):
    assert dossiers_montres(page) == ["exercises", "notebooks"]


def test_le_professeur_voit_tout_le_cours(chromium, cours, tmp_path):
    with poste(cours, tmp_path, "--prof") as (adresse, _):
        page = aller(chromium, adresse)
        assert dossiers_montres(page) == ["exercises", "notebooks", "solutions", "travail", "lancer.py"]
        page.close()


def test_ni_menu_etranger_ni_anglais_ni_erreur_de_console(page):
    page.locator(".lm-MenuBar-itemLabel", has_text="Fichier").click()
    entrees = page.locator(".lm-Menu-itemLabel").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator(".lm-MenuBar-itemLabel", has_text="Aide").click()
    entrees += page.locator(".lm-Menu-itemLabel").all_inner_texts()
    assert "Télécharger" in entrees and {"Jupytext", "Licenses"}.isdisjoint(entrees)
    assert re.search(r"Cell \d", page.locator("#jp-bottom-panel").inner_text()) is None
    assert page.erreurs == []


def test_un_notebook_a_peine_ouvert_n_est_pas_modifie_et_s_enregistre_a_l_identique(page, cours):
    fichier = cours / "travail" / LECON
    avant = fichier.read_bytes()
    assert page.evaluate(f"{NOTEBOOK}.context.model.dirty") is False
    enregistrer(page)
    assert fichier.read_bytes() == avant


def test_enregistrer_ne_change_que_ce_que_l_eleve_a_change(chromium, adresse, cours):
    fichier = cours / "travail" / EXERCICE
    avant = fichier.read_text(encoding="utf-8").splitlines()
    page = aller(chromium, adresse, EXERCICE)
    page.evaluate(f"() => {{ {NOTEBOOK}.content.widgets[0].model.sharedModel.setSource('Nom : Zoé'); }}")
    enregistrer(page)
    page.close()
    apres = fichier.read_text(encoding="utf-8").splitlines()
    assert '    "Nom : Zoé"' in apres
    assert [ligne for ligne in avant if ligne not in apres and "Nom" not in ligne and "Double" not in ligne] == []
    assert len(avant) - len(apres) == 2  # trois lignes de consigne, une de nom


def test_une_lecon_executee_plusieurs_fois_ne_grossit_pas(page, cours):
    tailles = []
    for _ in range(3):
        executer_tout(page)
        enregistrer(page)
        enregistres = json.loads((cours / "travail" / LECON).read_text(encoding="utf-8"))["metadata"]["widgets"]
        tailles.append(len(enregistres["application/vnd.jupyter.widget-state+json"]["state"]))
    assert tailles[0] == tailles[1] == tailles[2] > 0
    assert page.locator(".mm-jeu").count() == 2


def test_une_mise_a_jour_garde_le_travail_et_annonce_la_nouvelle_version(chromium, tmp_path):
    cours, donnees = tmp_path / "cours", [tmp_path / "un", tmp_path / "deux"]
    shutil.copytree(RACINE / "exercises", cours / "exercises")
    shutil.copytree(RACINE / "notebooks", cours / "notebooks")
    with poste(cours, _creer(donnees[0])) as (adresse, _):
        page = aller(chromium, adresse, EXERCICE)
        page.evaluate(f"() => {{ {NOTEBOOK}.content.widgets[0].model.sharedModel.setSource('Nom : Zoé'); }}")
        enregistrer(page)
        page.close()
    travail = (cours / "travail" / EXERCICE).read_bytes()
    for nom in (EXERCICE, LECON):
        _publier_une_nouvelle_edition(cours / nom)
    with poste(cours, _creer(donnees[1])) as (adresse, annonces):
        page = aller(chromium, adresse, EXERCICE)
        sync_api.expect(page.locator(".jp-MarkdownCell").first).to_contain_text("Nom : Zoé")
        page.close()
    assert f"Une version plus récente existe : {EXERCICE}" in annonces
    assert f"Mis à jour, car vous n’y aviez rien changé : {LECON}" in annonces
    assert (cours / "travail" / EXERCICE).read_bytes() == travail
    assert "édition suivante" in (cours / "travail" / LECON).read_text(encoding="utf-8")


def _creer(dossier):
    os.makedirs(dossier)
    return dossier


def _publier_une_nouvelle_edition(fichier):
    notebook = json.loads(fichier.read_text(encoding="utf-8"))
    notebook["cells"][1]["source"] = ["L’édition suivante."]
    notebook["metadata"][CLE] = {"version": numero_de_version(notebook)}
    fichier.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
