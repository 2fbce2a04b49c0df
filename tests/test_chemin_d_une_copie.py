"""Le chemin d’une copie, tracé : les fichiers du paquet que son processus exécute, de l’archive zip à la ligne des notes et à la page de l’élève."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import CHAPITRES

RACINE = Path(__file__).resolve().parents[1]
# Les bornes d’aujourd’hui ; ce qui s’y ajouterait a-t-il à être lu pour toute copie ?
FICHIERS_DE_CORRECTION, FICHIERS_DU_JUGE, AUTRES_FICHIERS = 32, 20, 5  # dont la liste de la classe, l’archive de Capytale et les pièces jointes, à écarter des copies
AU_BESOIN = ("registre.tenue", "grappe", "nbgrader", "lecture.textes_en_ligne", "notation.ressemblances")
TRACE = """
import json, sys, threading, zipfile
from pathlib import Path

from mastermind_edu.correction.correcteur import corriger

copie, dossier, paquet, vus = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), {}
with zipfile.ZipFile(dossier / "classe.zip", "w") as archive:
    archive.write(copie, f"Zoé Martin/{copie.name}")

def noter_le_fichier(cadre, evenement, valeur):
    vus.setdefault(cadre.f_code.co_filename)

sys.settrace(noter_le_fichier)
threading.settrace(noter_le_fichier)
try:
    corriger([dossier / "classe.zip"], dossier / "s", version="essai", annoncer=lambda ligne: None)
finally:
    sys.settrace(None)
    threading.settrace(None)
siens = [Path(fichier).relative_to(paquet).as_posix() for fichier in vus if fichier.endswith(".py") and Path(fichier).is_relative_to(paquet)]
importes = [nom.removeprefix("mastermind_edu.") for nom in sys.modules if nom.startswith("mastermind_edu.") or nom == "distributed"]
print(json.dumps([siens, importes]))
"""


@pytest.fixture(scope="module", params=["02_code_secret", "04_marquage"])
def chemin(request, tmp_path_factory):
    """Le chapitre, les fichiers exécutés pour corriger le corrigé du cours, les modules importés, et le dossier où tout est écrit."""
    dossier = tmp_path_factory.mktemp("chemin")
    copie = RACINE / f"solutions/{request.param}_corrige.ipynb"
    commande = [sys.executable, "-c", TRACE, str(copie), str(dossier), str(RACINE / "mastermind_edu")]
    fini = subprocess.run(commande, cwd=RACINE, capture_output=True, text=True, timeout=300, check=True)
    siens, importes = json.loads(fini.stdout)
    return request.param, siens, importes, dossier / "s"


def dossier_de(fichiers, nom):
    return [fichier for fichier in fichiers if fichier.startswith(f"{nom}/")]


def test_la_copie_a_sa_ligne_et_sa_page(chemin):
    chapitre, *_, sortie = chemin
    assert f"{chapitre}_corrige.ipynb;Zoé Martin;20;" in (sortie / "notes.csv").read_text(encoding="utf-8")
    assert len([*(sortie / "retours").iterdir()]) == 1


def test_peu_de_fichiers_corrigent_une_copie(chemin):
    _, siens, *_ = chemin
    correction, juge, exercices = (dossier_de(siens, nom) for nom in ("correction", "juge", "exercices"))
    autres = [fichier for fichier in siens if fichier not in {*correction, *juge, *exercices}]
    assert len(correction) <= FICHIERS_DE_CORRECTION, correction
    assert len(juge) <= FICHIERS_DU_JUGE, juge
    assert len(autres) <= AUTRES_FICHIERS, autres


def test_seuls_les_exercices_de_la_copie_sont_charges(chemin):
    chapitre, siens, *_ = chemin
    charges = [Path(fichier) for fichier in dossier_de(siens, "exercices") if fichier.startswith("exercices/chapitre_")]
    assert {fichier.parent.name for fichier in charges} == {f"chapitre_{numero(chapitre)}"}
    assert {fichier.stem for fichier in charges if not fichier.name.startswith("_")} == {*CHAPITRES[chapitre]}


def test_rien_n_est_importe_qui_ne_serve(chemin):
    *_, importes, _ = chemin
    assert "distributed" not in importes
    assert not {f"correction.{nom}" for nom in AU_BESOIN} & {*importes}
