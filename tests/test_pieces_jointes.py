"""Ce que la correction écrit, rendu avec une copie : ce n’est la copie de personne, et la copie le dit."""

import json
import zipfile

import pytest
from resultats_d_essai import copie, ecrire_la_classe, reussi

from mastermind_edu.cli import main
from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.lecture.pieces_jointes import DE_LA_CORRECTION

NOTEBOOK = json.dumps({"cells": [{"cell_type": "code", "metadata": {}, "source": "def repondre(s, p):\n    return 0, 0"}], "metadata": {}, "nbformat": 4})


def archiver(chemin, *noms):
    chemin.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(chemin, "w") as archive:
        for nom in noms:
            archive.writestr(nom, NOTEBOOK if nom.endswith("ipynb") else "a;b")


DITES = "pièces jointes ignorées, elles portent le nom d’un fichier que la correction écrit : "
DITE = "pièce jointe ignorée, elle porte le nom d’un fichier que la correction écrit : "
ARCHIVES = {
    "de Moodle": ("Léa Roux_47_assignsubmission_file_/r.zip", ["04_marquage.ipynb", "ajustements.csv", "sous/registre.json"], ["Léa Roux"], DITES),
    "d’un élève": ("Zed Ali.zip", ["04_marquage.ipynb", "registre/registre.json"], ["Zed Ali"], DITE),
    "d’une classe": ("classe.zip", ["Ana Bo/04_marquage.ipynb", "Max Oru/04_marquage.ipynb", "notes.csv"], ["Ana Bo", "Max Oru"], DITE),
}


@pytest.mark.parametrize("archive, membres, eleves, dit", ARCHIVES.values(), ids=ARCHIVES)
def test_un_fichier_de_la_correction_n_est_la_copie_de_personne_et_se_dit(archive, membres, eleves, dit, tmp_path):
    archiver(tmp_path / archive, *membres)
    copies = lire_copies([tmp_path])
    assert [une.eleve for une in copies] == eleves
    assert [anomalie for une in copies[1:] for anomalie in une.anomalies if "jointe" in anomalie.texte] == []
    [remarque] = [anomalie for anomalie in copies[0].anomalies if "jointe" in anomalie.texte]
    assert remarque.texte.startswith(dit) and not remarque.publique
    assert [nom for nom in membres if not nom.endswith("ipynb") and nom not in remarque.texte] == []


def test_un_fichier_de_la_correction_pose_dans_le_dossier_d_un_eleve_se_dit_aussi(tmp_path):
    for nom, texte in (("04_marquage.ipynb", NOTEBOOK), ("ajustements.csv", "a;b")):
        (tmp_path / "Zoé Martin").mkdir(exist_ok=True)
        (tmp_path / "Zoé Martin" / nom).write_text(texte, encoding="utf-8")
    [une] = lire_copies([tmp_path])
    assert une.eleve == "Zoé Martin" and any("ajustements.csv" in anomalie.texte for anomalie in une.anomalies)


def test_rendu_seul_il_reste_a_regarder_et_un_notebook_de_ce_nom_est_une_copie(tmp_path):
    archiver(tmp_path / "rien.zip", "ajustements.csv")
    (tmp_path / "notes.csv").write_text(NOTEBOOK, encoding="utf-8")
    assert [(une.fichier, une.est_lue) for une in lire_copies([tmp_path / "rien.zip"])] == [("rien.zip/ajustements.csv", False)]
    assert [(une.fichier, une.est_lue) for une in lire_copies([tmp_path / "notes.csv"])] == [("notes.csv", True)]


def test_la_liste_a_tout_ce_que_la_correction_ecrit(tmp_path):
    ecrire_la_classe(tmp_path / "n", [copie("Zoé Martin_12_assignsubmission_file_/a.ipynb", "Zoé Martin", reussi("repondre"))])
    (tmp_path / "c").mkdir()
    (tmp_path / "c/zoe_martin.ipynb").write_text(NOTEBOOK, encoding="utf-8")
    assert main(["corriger", str(tmp_path / "c"), "--sortie", str(tmp_path / "m")]) == 0
    ecrits = {chemin.name for dossier in "nm" for chemin in (tmp_path / dossier).iterdir() if chemin.is_file()}
    ecrits |= {chemin.name for chemin in (tmp_path / "registre").iterdir() if chemin.is_file()}
    assert len(ecrits) > 8 and ecrits - {"LISEZ-MOI.txt"} <= DE_LA_CORRECTION
