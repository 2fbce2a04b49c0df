"""Les groupes de questions sœurs que dit la fiche d’un dossier : ce qui est lu, et comment une faute est nommée.

Le dossier d’essai est `questions_d_essai/`, celui des essais d’épreuves. Rien n’y est exécuté : seul son sommaire est composé.
"""

import re
import shutil
from pathlib import Path

import pytest

from mastermind_edu.atelier import ErreurFabrication
from mastermind_edu.atelier.soeurs import Groupe, lire_les_soeurs
from mastermind_edu.atelier.sommaire import composer_pages
from mastermind_edu.exercices import ajoutes

MODELE = Path(__file__).with_name("questions_d_essai")
FICHE = (MODELE / "exercices.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def cours_seul():
    """Chaque test rend au catalogue les seuls exercices du cours."""
    yield
    ajoutes.retirer(list(ajoutes.JOINTS))


@pytest.fixture
def brouillon(tmp_path):
    """Un dossier que l’on peut abîmer."""
    return Path(shutil.copytree(MODELE, tmp_path / "brouillon"))


def composer(racine, fiche):
    (racine / "exercices.toml").write_text(fiche, encoding="utf-8")
    list(composer_pages(racine))
    return lire_les_soeurs(racine, ajoutes.JOINTS["essai_04"].dossier)


def test_chaque_groupe_a_son_chapitre_ses_points_et_l_exercice_dont_il_est(brouillon):
    assert composer(brouillon, FICHE) == (
        Groupe("04", ("nb_bonnes_cases", "nb_memes_notes"), 2, "compter_bien_places"),
        Groupe("05", ("voix_par_liste", "billes_par_sac"), 3, "frequences"),
    )


def test_un_dossier_sans_groupe_n_en_a_aucun(brouillon):
    assert composer(brouillon, FICHE.partition("[[")[0]) == ()


def test_un_professeur_peut_nommer_son_propre_notebook_et_aucun_exercice(brouillon):
    fiche = FICHE.replace('chapitre = "04"\nde = "compter_bien_places"', 'chapitre = "essai_04"')
    assert composer(brouillon, fiche)[0] == Groupe("essai_04", ("nb_bonnes_cases", "nb_memes_notes"), 2)


FAUTES = {
    "une question inconnue": ('"nb_memes_notes"', '"nb_meme_notes"', "groupe 1 : aucune question du dossier ne s’appelle 'nb_meme_notes' ; vouliez-vous dire nb_memes_notes ?"),
    "autre chose qu’un nom": ('"nb_memes_notes"', '["nb_memes_notes"]', "groupe 1 : aucune question du dossier ne s’appelle ['nb_memes_notes']"),
    "un chapitre inconnu": ('chapitre = "04"', 'chapitre = "41"', "groupe 1 : il faut un chapitre parmi essai_04 essai_05 00b"),
    "un exercice d’un autre chapitre": ('"frequences"', '"position"', "groupe 2 : il faut à de un exercice du chapitre 05, voici 'position'"),
    "des points inégaux": ('"nb_memes_notes"', '"voix_par_liste"', "groupe 1 : il faut autant de points à chaque question, voici nb_bonnes_cases : 2, voix_par_liste : 3"),
    "une question seule": ('"nb_bonnes_cases", ', "", "groupe 1 : il faut au moins deux questions sœurs, en voici 1"),
    "une question de deux groupes": ('"voix_par_liste", ', '"voix_par_liste", "voix_par_liste", ', "groupe 2 : il faut chaque question une seule fois, 'voix_par_liste' est déjà prise"),
    "une clé inconnue": ("de =", "exercice =", "groupe 1 : clé inconnue 'exercice'"),
    "une table au lieu de plusieurs": ("[[soeurs]]", "[soeurs.un]", "il faut écrire chaque groupe de questions sous une ligne [[soeurs]]"),
}  # fmt: skip


@pytest.mark.parametrize("avant, apres, reproche", FAUTES.values(), ids=FAUTES)
def test_une_faute_est_nommee_avec_son_groupe(avant, apres, reproche, brouillon):
    fiche = FICHE.replace(avant, apres, 1) if avant != "[[soeurs]]" else FICHE.partition("[[")[0] + "[soeurs.un]\n"
    assert fiche != FICHE
    with pytest.raises(ErreurFabrication, match=re.escape(f"exercices.toml{', ' if reproche.startswith('groupe') else ' : '}{reproche}")):
        composer(brouillon, fiche)
