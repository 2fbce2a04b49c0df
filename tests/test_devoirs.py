"""Le cours exporté pour nbgrader, et la notation de ses devoirs, sans nbgrader.

Le vrai nbgrader est essayé dans `places/essai_nbgrader.py`. Commencer par `export`.
"""

import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest
from banque_cachee import ce_qui_se_lit_de, secrets_de

from mastermind_edu.atelier.devoirs import composer_devoir, exporter_nbgrader
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.nbgrader import juger, noter, points
from mastermind_edu.correction.notation.gardees import lire_resultats
from mastermind_edu.correction.programme.composition import SIGNES_PAR_COPIE
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, GAMMES_DES_CHAPITRES

RACINE = Path(__file__).resolve().parent.parent
CHAPITRE = "03_validation"
# Deux fausses ; deux cas seulement, qui n’attrapent pas tout.
SANS_LONGUEUR = "def code_correct(mot, nb_pions, initiales):\n    return all(lettre in initiales for lettre in mot)"
MUETTE = "def message_erreur(mot, nb_pions, initiales):\n    return ''"
DEUX_CAS = "def mes_cas_code_correct():\n    return [('RV', 2, ['R', 'V'], True), ('R', 2, ['R', 'V'], False)]"
FUITE = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
def export(tmp_path_factory):
    """Deux devoirs, écrits une fois ; il ne faut que les lire."""
    dossier = tmp_path_factory.mktemp("export") / "cours"
    return exporter_nbgrader(RACINE, dossier, "00,02,03")


def test_la_banque_n_est_dans_aucun_devoir(export):
    assert ce_qui_se_lit_de(secrets_de(), export.dossier) == []


def devoir(chapitre=CHAPITRE):
    return composer_devoir(Cible(RACINE, chapitre, Version.EXERCICE))


def copie(**reponses):
    """Le devoir rendu, tel que nbgrader le prête : ces fonctions à la place de celles du corrigé."""
    rendu = devoir()
    for nom, code in reponses.items():
        [cellule] = [c for c in rendu.cells if c.cell_type == "code" and f"def {nom}(" in c.source]
        cellule.source = code
    return rendu


def vierge():
    rendu = devoir()
    for cellule in rendu.cells:
        cellule.source = re.sub(r"(?s)### BEGIN SOLUTION.*?### END SOLUTION", "...", cellule.source)
    return rendu


def reglages(cellule):
    return cellule["metadata"].get("nbgrader", {})


def cellules_notees(notebook):
    return {reglages(cellule)["grade_id"]: cellule for cellule in notebook["cells"] if reglages(cellule).get("grade")}


def test_l_export_a_les_devoirs_demandes_les_reglages_et_la_roue(export):
    fichiers = {chemin.relative_to(export.dossier).as_posix() for chemin in export.dossier.rglob("*") if chemin.is_file()}
    devoirs = {f"source/{nom}/{nom}.ipynb" for nom in ("02_code_secret", CHAPITRE)}  # la leçon 00 n’a pas d’exercice
    assert fichiers == {*devoirs, "nbgrader_config.py", "LISEZ-MOI.txt", "nbgrader_mastermind.json", export.roue}
    assert f"pip install {export.roue}" in (export.dossier / "LISEZ-MOI.txt").read_text(encoding="utf-8")
    compile((export.dossier / "nbgrader_config.py").read_text(encoding="utf-8"), "nbgrader_config.py", "exec")


def test_la_roue_de_nbgrader_note_sans_montrer_les_reponses(export):
    with zipfile.ZipFile(export.dossier / export.roue) as roue:
        noms = set(roue.namelist())
    assert {"mastermind_edu/correction/nbgrader.py", "mastermind_edu/exercices/scelles.txt"} <= noms
    assert [nom for nom in noms if re.search(r"/atelier/|/pages/|correcteur|chapitre_|corriges", nom)] == []


@pytest.mark.parametrize("chapitre", CHAPITRES)
def test_chaque_exercice_a_sa_cellule_de_test_a_ses_points_et_aucun_lien_ne_se_perd(chapitre):
    notebook = devoir(chapitre)
    notes = {nom: (reglages(cellule)["points"], reglages(cellule)["locked"]) for nom, cellule in cellules_notees(notebook).items()}
    a_lire = {"laquelle_croire": (2, False)} if chapitre == "10_statistiques" else {}  # une question ouverte, que nbgrader donne à noter à la main
    assert notes == {**{nom: (CATALOGUE[nom].points, True) for nom in CHAPITRES[chapitre]}, **a_lire}
    avec_solution = [cellule.id for cellule in notebook.cells if "### BEGIN SOLUTION" in cellule.source]
    assert avec_solution == [cellule.id for cellule in notebook.cells if reglages(cellule).get("solution") and cellule.cell_type == "code"]
    nommees = [reglages(cellule)["grade_id"] for cellule in notebook.cells if reglages(cellule)]
    assert len(nommees) == len(set(nommees)) and len({cellule.id for cellule in notebook.cells}) == len(notebook.cells)
    assert not any(".ipynb)" in cellule.source for cellule in notebook.cells)


@pytest.mark.parametrize("chapitre", GAMMES_DES_CHAPITRES)
def test_les_gammes_partent_avec_le_devoir_sans_note(chapitre):
    gammes = {cellule.id: reglages(cellule) for cellule in devoir(chapitre).cells if cellule.cell_type == "code" and cellule.id.startswith("gamme-")}
    assert gammes == {f"gamme-{nom.replace('_', '-')}": {} for nom in GAMMES_DES_CHAPITRES[chapitre]}


def test_les_points_sont_ceux_de_corriger_et_le_retour_est_le_verdict(tmp_path):
    rendues = {"juste": copie(), "rien": vierge(), "en_partie": copie(message_erreur=MUETTE, code_correct=SANS_LONGUEUR, mes_cas_code_correct=DEUX_CAS)}
    for eleve, rendue in rendues.items():
        (tmp_path / "copies" / eleve).mkdir(parents=True)
        (tmp_path / "copies" / eleve / f"{CHAPITRE}.ipynb").write_text(json.dumps(sans_les_tests(rendue)), encoding="utf-8")
    corriger([tmp_path / "copies"], tmp_path / "notes", version="essai", annoncer=lambda _: None)
    _, corrigees = lire_resultats(tmp_path / "notes" / "resultats.json", {})
    attendus = {corrigee.fichier.split("/")[0]: {note.nom: float(note.points) for note in corrigee.exercices} for corrigee in corrigees}
    obtenus = {eleve: {nom: lire_les_points(cellule) for nom, cellule in cellules_notees(noter(rendue, {})[0]).items()} for eleve, rendue in rendues.items()}
    assert obtenus == attendus
    assert 0 < obtenus["en_partie"]["mes_cas_code_correct"] < obtenus["juste"]["mes_cas_code_correct"] and sum(obtenus["rien"].values()) == 0
    assert "✘ message_erreur : échoué" in cellules_notees(rendues["en_partie"])["message_erreur"].outputs[0].data["text/html"]


def sans_les_tests(notebook):
    return {**notebook, "cells": [cellule for cellule in notebook["cells"] if not reglages(cellule).get("grade")]}


def lire_les_points(cellule):
    """Comme nbgrader : le nombre que montre la cellule, 0 pour une erreur."""
    [sortie] = cellule["outputs"]
    return float(sortie.data["text/plain"]) if sortie.output_type == "execute_result" else 0


def test_une_cellule_de_test_que_nbgrader_execute_donne_les_memes_points(tmp_path, monkeypatch):
    rendue = copie(message_erreur=MUETTE, mes_cas_code_correct=DEUX_CAS)
    (tmp_path / f"{CHAPITRE}.ipynb").write_text(json.dumps(rendue), encoding="utf-8")
    (tmp_path / "brouillon.ipynb").write_text('{"cells": []}', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    espace = {}
    code = cellules_notees(rendue)["mes_cas_code_correct"].source
    exec(code.replace('points("', 'obtenu = points("'), espace)
    attendu = juger(rendue)
    assert espace["obtenu"] == attendu["mes_cas_code_correct"] > 0 == points("message_erreur")
    assert "mes_cas_code_correct" in espace["obtenu"]._repr_html_()
    with pytest.raises(ErreurMastermind, match="un devoir de nbgrader qui note `tirer_code`"):
        points("tirer_code")


def test_les_points_changes_par_le_professeur_comptent():
    rendue = copie(mes_cas_code_correct=DEUX_CAS)
    part = juger(rendue)["mes_cas_code_correct"] / CATALOGUE["mes_cas_code_correct"].points
    reglages(cellules_notees(rendue)["mes_cas_code_correct"])["points"] = 30
    assert juger(rendue)["mes_cas_code_correct"] == pytest.approx(30 * part)


def test_une_copie_a_noter_a_la_main_une_cellule_d_ailleurs_et_un_defaut_du_juge_se_voient(monkeypatch):
    longue = copie()
    next(cellule for cellule in longue.cells if cellule.cell_type == "code").source = "x = 1\n" * SIGNES_PAR_COPIE
    assert dites(longue) == {"la copie est trop longue pour être exécutée : elle est à noter à la main"}
    ajoutee = copie()
    reglages(cellules_notees(ajoutee)["nettoyer"])["grade_id"] = "mon-test"
    assert [cellules_notees(noter(ajoutee, {})[0])[nom].outputs[0].output_type for nom in ("mon-test", "message_erreur")] == ["error", "execute_result"]
    monkeypatch.setattr("mastermind_edu.correction.nbgrader._juge", lambda: 1 / 0)
    assert dites(copie()) == {"le juge n’a pas pu corriger cette copie (ZeroDivisionError) : à corriger à la main"}


def dites(notebook):
    return {cellule.outputs[0].evalue for cellule in cellules_notees(noter(notebook, {})[0]).values()}


def test_ce_qu_ecrit_un_eleve_ne_devient_jamais_du_html():
    rendue = copie(nettoyer=f"def nettoyer(saisie):\n    return {FUITE!r}")
    page = cellules_notees(noter(rendue, {})[0])["nettoyer"].outputs[0].data["text/html"]
    assert "ALERT(1)" in page.upper() and "<script" not in page


def test_la_commande_ajoute_un_devoir_sans_toucher_aux_autres_ni_a_ce_qu_a_fait_nbgrader(export, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(RACINE)
    cours = Path(shutil.copytree(export.dossier, tmp_path / "cours"))
    (cours / "gradebook.db").write_text("notes")
    autre, demande = (cours / "source" / nom / f"{nom}.ipynb" for nom in ("02_code_secret", CHAPITRE))
    for fichier in (autre, demande):
        fichier.write_text("changé")
    assert main(["exporter-nbgrader", str(cours), "--chapitres", "03-04"]) == 0
    assert "3 devoirs : voir" in capsys.readouterr().out
    assert sorted(chemin.name for chemin in (cours / "source").iterdir()) == ["02_code_secret", CHAPITRE, "03b_redemander", "04_marquage"]
    assert (autre.read_text(), (cours / "gradebook.db").read_text()) == ("changé", "notes") and "BEGIN SOLUTION" in demande.read_text(encoding="utf-8")


def test_un_export_impossible_ne_change_rien(tmp_path):
    (tmp_path / "notes.csv").write_text("à moi")
    for racine, chapitres, reproche in ((RACINE, "00", "qui a des exercices"), (RACINE, "99", "--chapitres"), (tmp_path, "", "le dossier du cours entier"), (RACINE, "02", "contient autre chose")):
        with pytest.raises(ErreurFabrication, match=reproche):
            exporter_nbgrader(racine, tmp_path, chapitres)
    assert [chemin.name for chemin in tmp_path.iterdir()] == ["notes.csv"]
