"""La roue et l’archive des sources du dépôt : ce qu’elles contiennent, et rien d’autre.

Ce que reçoivent les élèves est dans `test_distribuer.py`. Commencer par `roue` et `sources`.
"""

import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
import yaml
from banque_cachee import ce_qui_se_lit_de, secrets_de

from mastermind_edu import __version__
from mastermind_edu.atelier.site_paquets import DATE_FIXE, construire_roue

RACINE = Path(__file__).resolve().parent.parent
fiche_de_lancer = importlib.util.spec_from_file_location("lancer", RACINE / "lancer.py")
lancer = importlib.util.module_from_spec(fiche_de_lancer)
fiche_de_lancer.loader.exec_module(lancer)
FICHE = f"mastermind_edu-{__version__}.dist-info"
DOSSIERS_DU_PAQUET = {
    "affichage", "atelier", "coeur", "commandes", "console", "correction", "decodeurs", "eleve", "exercices", "juge", "poste", "progression", "statistiques", "widgets",
}  # fmt: skip
GENRES = {".py", ".json", ".css", ".js", ".mjs", ".html", ".txt", ".j2", ".typed"}
DOSSIERS_DES_SOURCES = {".ci", ".github", ".gitlab", "LICENSES", "banque", "binder", "docs", "exercises", "installation", "mastermind_edu", "notebooks", "solutions", "sources", "tests"}
FICHIERS_DES_SOURCES = {
    ".gitattributes", ".gitignore", ".gitlab-ci.yml", ".pre-commit-config.yaml", "CHANGELOG.md", "CITATION.cff", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "LICENSE", "PKG-INFO",
    "README.md", "REUSE.toml", "SECURITY.md", "lancer.py", "pyproject.toml", "renovate.json",
    "requirements-eleve.in", "requirements-eleve.txt", "requirements-professeur.in", "requirements-professeur.txt", "requirements.in", "requirements.txt",
}  # fmt: skip


@pytest.fixture(scope="module")
def roue(tmp_path_factory):
    return zipfile.ZipFile(construire_roue(RACINE, tmp_path_factory.mktemp("roue")))


def test_la_banque_n_est_pas_dans_la_roue(roue):
    assert ce_qui_se_lit_de(secrets_de(), Path(roue.filename)) == []


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """Les noms de l’archive des sources, sans son dossier."""
    dossier = tmp_path_factory.mktemp("sources")
    construire = f"from flit_core.buildapi import build_sdist; print(build_sdist({str(dossier)!r}))"
    environnement = {**os.environ, "SOURCE_DATE_EPOCH": str(DATE_FIXE)}
    nom = subprocess.run([sys.executable, "-c", construire], cwd=RACINE, env=environnement, capture_output=True, text=True, check=True).stdout.strip()
    with tarfile.open(dossier / nom) as archive:
        return {membre.partition("/")[2] for membre in archive.getnames()}


def fichiers(*dossiers):
    """Les fichiers de ces dossiers du dépôt, sans ce que Python et Jupyter y laissent."""
    trouves = (chemin for dossier in dossiers for chemin in (RACINE / dossier).rglob("*") if chemin.is_file())
    return {chemin.relative_to(RACINE).as_posix() for chemin in trouves if not {"__pycache__", ".ipynb_checkpoints"} & {*chemin.parts}}


def test_la_roue_contient_le_paquet_ses_donnees_et_sa_fiche(roue):
    fiche = {f"{FICHE}/{nom}" for nom in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")}
    fiche |= {f"{FICHE}/licenses/{nom}" for nom in fichiers("LICENSES")}
    donnees = {nom.replace("installation/", f"mastermind_edu-{__version__}.data/data/") for nom in fichiers("installation")}
    assert set(roue.namelist()) == fichiers("mastermind_edu") | donnees | fiche


def test_la_roue_n_a_que_les_dossiers_et_les_genres_attendus(roue):
    dedans = [Path(nom) for nom in roue.namelist() if nom.startswith("mastermind_edu/")]
    assert {chemin.parts[1] for chemin in dedans if len(chemin.parts) > 2} == DOSSIERS_DU_PAQUET
    assert {chemin.suffix for chemin in dedans} == GENRES
    assert not [nom for nom in roue.namelist() if re.search(r"scelles\.txt|travail/|\.venv|\.ipynb$|/test_", nom)]


def test_l_archive_des_sources_contient_le_depot(sources):
    assert {nom for nom in sources if "/" not in nom} == FICHIERS_DES_SOURCES
    assert {nom.split("/")[0] for nom in sources if "/" in nom} == DOSSIERS_DES_SOURCES
    assert {nom for nom in sources if "/" in nom} == fichiers(*DOSSIERS_DES_SOURCES)


def test_la_roue_dit_ce_qu_elle_demande_a_l_eleve_et_au_professeur(roue):
    fiche = message_from_string(roue.read(f"{FICHE}/METADATA").decode())
    assert fiche["Requires-Python"] == ">=3.10" and {"eleve", "professeur"} <= set(fiche.get_all("Provides-Extra"))
    sans_condition = [demande for demande in fiche.get_all("Requires-Dist") if ";" not in demande]
    assert [re.match(r"\w+", demande)[0] for demande in sans_condition] == ["ipywidgets"]


def test_la_roue_s_installe_et_sa_commande_parle(roue, tmp_path):
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check", "--target", str(tmp_path), roue.filename]
    subprocess.run(pip, check=True, capture_output=True)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from mastermind_edu.cli import main; sys.exit(main(['--aide']))"
    aide = subprocess.run([sys.executable, "-I", "-X", "utf8", "-c", code], capture_output=True, text=True, encoding="utf-8", check=True).stdout
    assert "mastermind-edu COMMANDE" in aide and "corriger" in aide


def test_la_version_est_partout_la_meme():
    citation = yaml.safe_load((RACINE / "CITATION.cff").read_text(encoding="utf-8"))
    [derniere, *_] = re.findall(r"^## (\d+\.\d+\.\d+)", (RACINE / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert citation["version"] == derniere == __version__
    assert citation["cff-version"] == "1.2.0" and {"title", "message", "authors"} <= set(citation)


def test_chaque_licence_nommee_a_son_texte_et_chaque_texte_sert():
    regles = (RACINE / "REUSE.toml").read_text(encoding="utf-8")
    nommees = {nom for expression in re.findall(r'SPDX-License-Identifier = "(.+)"', regles) for nom in expression.split(" AND ")}
    assert {chemin.stem for chemin in (RACINE / "LICENSES").iterdir()} == nommees == {"MIT", "CC-BY-SA-4.0"}


def test_les_verifications_d_avant_commit_sont_locales_et_passent_par_lancer():
    reglages = yaml.safe_load((RACINE / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [depot["repo"] for depot in reglages["repos"]] == ["local"]
    commandes = [verification["entry"].split() for depot in reglages["repos"] for verification in depot["hooks"]]
    assert commandes and all(commande[:2] == ["python", "lancer.py"] and commande[2] in lancer.COMMANDES for commande in commandes)


def test_contribuer_demande_trois_commandes_qui_existent():
    texte = (RACINE / "CONTRIBUTING.md").read_text(encoding="utf-8")
    commandes = re.findall(r"^python lancer\.py ?(\w*)", texte, re.MULTILINE)
    assert len(commandes) == 3 and all(nom in lancer.COMMANDES for nom in filter(None, commandes))
