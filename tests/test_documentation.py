"""Le mode d’emploi : ses liens mènent quelque part, son exemple est exact."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from mastermind_edu.atelier.page_des_decodeurs import ecrire_page
from mastermind_edu.cli import lire_options

RACINE = Path(__file__).parent.parent
PAGES = [pytest.param(page, id=page.name) for page in (RACINE / "README.md", *sorted((RACINE / "docs").glob("*.md")))]


@pytest.mark.parametrize("page", PAGES)
def test_les_liens_menent_a_un_fichier(page):
    liens = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [lien for lien in liens if not (page.parent / lien).exists()] == []


def test_l_exemple_du_readme_est_exact():
    assert doctest.testfile(str(RACINE / "README.md"), module_relative=False, encoding="utf-8") == (0, 4)


@pytest.mark.parametrize("option", ["--sans-navigateur", "--port", "tests"])
def test_le_readme_et_le_lanceur_parlent_des_memes_options(option):
    assert option in (RACINE / "README.md").read_text(encoding="utf-8")
    assert option in (RACINE / "lancer.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_les_commandes_ecrites_dans_les_pages_sont_comprises(page):
    lignes = re.findall(r"^mastermind-edu (.+)", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for ligne in lignes:
        lire_options(shlex.split(ligne, comments=True))


def test_le_readme_montre_les_commandes_d_une_classe():
    commandes = re.findall(r"^mastermind-edu (\w+)", (RACINE / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {"corriger", "jouer", "site", "servir", "statistiques"} <= set(commandes)


def test_la_page_des_decodeurs_suit_les_bilans():
    assert (RACINE / "docs" / "decodeurs.md").read_text(encoding="utf-8") == ecrire_page()
