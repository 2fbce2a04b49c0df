"""Le site dans les deux autres moteurs, Firefox et WebKit ; Chromium a ses propres tests dans `test_site_en_ligne`.

Une leçon, chaque sorte de widget, une vérification, des lignes rangées, un rechargement.
Sauté, avec la raison, quand le moteur n’est pas là.
"""

import json

import pytest
from gestes_du_rangement import CELLULES as RANGEMENT
from gestes_du_rangement import NOM, REMARQUE, SOLUTION, ranger_de_trois_manieres
from moteurs import ABSENCES, attendre, ouvrir_moteur
from site_en_ligne import NOTEBOOK, NOYAU, construire, servir_dossier

from mastermind_edu.atelier.site_notebooks import NOYAU as NOYAU_DU_SITE
from mastermind_edu.exercices.rangement import ecrire_appel

LECON = "notebooks/00_jouer.ipynb"
LU = f"window.jupyterapp?.shell?.currentWidget?.content?.widgets?.length && {NOTEBOOK}.context.isReady"
PRET = f"window.jupyterapp?.shell?.currentWidget?.content?.widgets?.length && {NOYAU}?.status === 'idle'"
ENREGISTRE = f"{NOTEBOOK}.context.save().then(() => true)"
EXECUTER_TOUT = "window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => true)"
CELLULES = f"{NOTEBOOK}.content.model.toJSON().cells"
PROGRAMMES = [
    "from mastermind_edu.widgets import Ordinateur, PasAPas, Plateau\nfrom mastermind_edu import derouler, verifier\nPlateau(graine=1)",
    "PasAPas('RVBR', 'RRVJ')",
    "Ordinateur('knuth')",
    "def doubler(liste):\n    return [2 * x for x in liste]\nderouler(doubler, [1, 5])",
    "def compter_bien_places(secret, proposition):\n    return sum(a == b for a, b in zip(secret, proposition))\nverifier(compter_bien_places)",
    *RANGEMENT,
]
RANGES = [*PROGRAMMES[:-1], REMARQUE + ecrire_appel(NOM, SOLUTION)]
CLIQUER = "[...document.querySelectorAll('.mm-jeu button')].find(bouton => bouton.innerText.trim() === 'R Rouge').click()"
POSES = "[...document.querySelectorAll('.mm-jeu')][0]?.innerHTML.length"


@pytest.fixture(scope="module")
def adresse(tmp_path_factory):
    if all(ABSENCES.values()):
        pytest.skip(" ; ".join(ABSENCES.values()))
    with servir_dossier(construire(tmp_path_factory)[1]) as port:
        yield f"http://127.0.0.1:{port}/notebooks/index.html?path={LECON}"


@pytest.fixture(params=sorted(ABSENCES))
def page(request, adresse, tmp_path):
    with ouvrir_moteur(request.param, tmp_path) as ouverte:
        ouverte.aller(adresse)
        attendre(lambda: ouverte.evaluer(PRET))
        yield ouverte


def pannes(cellules):
    return [sortie for cellule in cellules for sortie in cellule.get("outputs", []) if sortie["output_type"] == "error"]


def test_une_lecon_chaque_widget_une_verification_un_rangement_et_un_rechargement(page, adresse):
    assert pannes(executer(page)) == []
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": NOYAU_DU_SITE}, "cells": [ecrire(rang, code) for rang, code in enumerate(PROGRAMMES)]}
    page.evaluer(f"{NOTEBOOK}.content.model.fromJSON({json.dumps(notebook)})")
    cellules = executer(page)
    assert pannes(cellules) == []
    assert "réussi" in json.dumps(cellules[4]["outputs"], ensure_ascii=False)
    attendre(lambda: page.evaluer("document.querySelectorAll('.mm-jeu[lang]').length") >= 3)
    avant = page.evaluer(POSES)
    page.evaluer(CLIQUER)
    attendre(lambda: page.evaluer(POSES) != avant)
    ranger_de_trois_manieres(page)
    assert page.evaluer(ENREGISTRE)
    page.aller(adresse)
    attendre(lambda: page.evaluer(LU))  # le texte seul : Python n’a plus rien à faire
    assert [cellule["source"] for cellule in page.evaluer(CELLULES)] == RANGES


def executer(page):
    assert page.evaluer(EXECUTER_TOUT)
    return page.evaluer(CELLULES)


def ecrire(rang, code):
    return {"cell_type": "code", "id": f"c{rang}", "source": code, "metadata": {}, "outputs": [], "execution_count": None}
