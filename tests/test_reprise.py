"""Un dossier de résultats par remise : la même commande le reprend, d’autres copies y sont refusées, rien ne disparaît sans le dire."""

import pytest
from corpus import deposer, fonction, notebook
from resultats_d_essai import copie, ecrire_la_classe, reussi

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.notation.reprise import dire_les_perdues, exiger_la_meme_remise


def lues(*fichiers, chapitre="04_marquage", sha256=""):
    return [Copie(fichier, fichier, chapitre, ("x = 1",), (), sha256 or f"sha-{fichier}") for fichier in fichiers]


@pytest.fixture
def octobre(tmp_path):
    """Quatre copies déjà notées dans le dossier `notes`."""
    ecrire_la_classe(tmp_path / "notes", [copie(f"{nom}.ipynb", nom, reussi("repondre")) for nom in "abcd"])
    return tmp_path / "notes"


@pytest.mark.parametrize(
    "copies, perdues",
    [
        pytest.param(lues("a.ipynb", "b.ipynb", "c.ipynb", "d.ipynb"), [], id="les-memes"),
        pytest.param(lues("a.ipynb", "b.ipynb", "c.ipynb", "d.ipynb", "e.ipynb"), [], id="une-de-plus"),
        pytest.param(lues("a.ipynb", "b.ipynb", "c.ipynb", "d.ipynb", sha256="autre"), [], id="rendues-de-nouveau"),
        pytest.param([une._replace(fichier="x/" + une.fichier) for une in lues("a.ipynb", "b.ipynb", "c.ipynb", "d.ipynb")], [], id="deplacees"),
        pytest.param(lues("a.ipynb", "b.ipynb", "c.ipynb"), ["d.ipynb"], id="une-de-moins"),
    ],
)
def test_la_meme_remise_se_reprend_et_dit_ce_qui_n_y_est_plus(octobre, copies, perdues):
    assert exiger_la_meme_remise(octobre, copies) == perdues


@pytest.mark.parametrize(
    "copies, autre",
    [
        pytest.param(lues("a.ipynb", "b.ipynb", chapitre="05_frequences", sha256="neuf"), "notes-05_frequences", id="memes-noms-autre-chapitre"),
        pytest.param(lues("retard.ipynb"), "notes-04_marquage", id="une-seule-en-retard"),
        pytest.param(lues("x.ipynb", chapitre=None), "notes-2", id="sans-chapitre"),
    ],
)
def test_une_autre_remise_est_refusee_avec_ce_qu_il_faut_taper(octobre, copies, autre):
    with pytest.raises(ErreurMastermind) as refus:
        exiger_la_meme_remise(octobre, copies)
    assert "il faut un dossier par remise" in str(refus.value) and f"--sortie {octobre.with_name(autre)})" in str(refus.value)
    assert "toutes ses copies ensemble" in str(refus.value)


@pytest.mark.parametrize("texte", [None, "", "{"], ids=["neuf", "vide", "abime"])
def test_un_dossier_neuf_ou_abime_n_a_rien_a_perdre(tmp_path, texte):
    if texte is not None:
        deposer(tmp_path, "resultats.json", texte.encode())
    assert exiger_la_meme_remise(tmp_path, lues("a.ipynb")) == []


def test_les_copies_perdues_se_citent_sans_emplir_l_ecran():
    assert dire_les_perdues(["a", "b", "c", "d", "e"]).endswith("ces copies ne sont plus parmi celles-ci : a, b, c et 2 autres.")


def test_une_seconde_remise_dans_le_meme_dossier_ne_touche_a_rien(tmp_path, capsys):
    deposer(tmp_path / "un", "zoe.ipynb", notebook(fonction("position", "return 0")))
    deposer(tmp_path / "deux", "zoe.ipynb", notebook("def nettoyer(texte):\n    return texte", titre="# Exercice 03 — Lire"))
    assert main(["corriger", str(tmp_path / "un"), "--sortie", str(tmp_path / "notes")]) == 0
    avant = (tmp_path / "notes/resultats.json").read_bytes()
    assert main(["corriger", str(tmp_path / "deux"), "--sortie", str(tmp_path / "notes")]) == 1
    assert "notes-03_validation" in capsys.readouterr().err and (tmp_path / "notes/resultats.json").read_bytes() == avant
