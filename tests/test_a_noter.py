"""Les fichiers que rien n’a pu noter, recopiés à côté de la page de la classe, et le lien qui y mène."""

import hashlib
import re
from pathlib import Path

import pytest
from corpus import BOUCLES, cellules, deposer, notebook
from corrections import corriger_en_silence
from resultats_d_essai import copie, reussi
from test_correcteur import zip_de

from mastermind_edu.correction.lecture.sauvetage import sauver_les_cellules
from mastermind_edu.correction.pages import a_noter
from mastermind_edu.correction.pages.a_noter import ABIME, nommer, recopier, rendre_lisible
from mastermind_edu.correction.registre.effacement import effacer_eleve

BON = notebook(*cellules(BOUCLES))
RENDUS = {"Zoé Martin_12_assignsubmission_file_/devoir.PDF": b"%PDF-1.4 zoe", "Ali Ben_13_assignsubmission_file_/04.ipynb": BON[:-50], "Max Oru_14_assignsubmission_file_/04.ipynb": BON}


@pytest.fixture(scope="module")
def corrigee(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("a_noter")
    depot = deposer(dossier, "depot.zip", zip_de(**RENDUS))
    corriger_en_silence([depot], dossier / "s")
    return dossier, depot


def recopies(sortie):
    return {re.sub("-[0-9a-f]{8}", "", fichier.name): fichier.read_bytes() for fichier in (sortie / "a_noter").glob("*")}


def test_ce_qui_n_a_pas_pu_etre_note_est_recopie_et_rien_d_autre(corrigee):
    assert recopies(corrigee[0] / "s") == {"Zoe_Martin_12_devoir.pdf": b"%PDF-1.4 zoe", "Ali_Ben_13_04.txt": rendre_lisible(BON[:-50])}


def test_d_un_notebook_coupe_les_cellules_se_lisent_d_abord_et_le_fichier_reste_a_la_fin():
    texte = rendre_lisible(BON[:-50]).decode("utf-8-sig")
    cellules_lues, _, brut = texte.partition("le fichier tel qu’il a été rendu ────────\n")
    assert texte.startswith(ABIME) and brut.encode() == BON[:-50]
    assert all(source in cellules_lues for source in [*BOUCLES.values()][:-1]) and '"cell_type"' not in cellules_lues


@pytest.mark.parametrize(
    "contenu, cellules_lues",
    [
        pytest.param('{"cells":[{"cell_type":"markdown","source":"# Été\\u00e9"},{"cell_type":"code","outputs":[{"text":["\\"source\\": 1"]}],"source":["a\\n","b', [("markdown", "# Étéé"), ("code", "a\nb")], id="coupe"),
        pytest.param('{"cells":[{"source":["a = 1"],"cell_type":"code"},{"source":"b","cell_type":"mark', [("code", "a = 1"), ("mark", "b")], id="genre-apres"),
        pytest.param('{"cells":[{"cell_type":"code","source":["fin \\u00', [("code", "fin ")], id="echappement-coupe"),
        pytest.param('{"cells":[{"cell_type":"code","source":["a"]}} ]', [("code", "a")], id="abime"),
        pytest.param('{"rien": 1', [], id="autre-json"),
        pytest.param("def f(): pass", [], id="pas-du-json"),
    ],
)
def test_ce_qui_se_lit_encore_d_un_notebook_abime(contenu, cellules_lues):
    assert sauver_les_cellules(contenu.encode()) == cellules_lues


@pytest.mark.parametrize("contenu", [b"def f(): pass", b"\xff\xfe\x00", b'{"rien": 1'])
def test_ce_qui_n_est_pas_un_notebook_est_recopie_tel_quel(contenu):
    assert rendre_lisible(contenu) == contenu


def test_un_notebook_vierge_d_un_autre_chapitre_est_recopie_et_un_fichier_vide_se_nomme(tmp_path):
    classe = {f"{nom}_{rang}_assignsubmission_file_/04.ipynb": BON for rang, nom in enumerate(("Ali", "Bea", "Cleo"), start=11)}
    vierge = Path("exercises/05_frequences_exercices.ipynb").read_bytes()
    depot = deposer(tmp_path, "depot.zip", zip_de(**classe, **{"Max Oru_14_assignsubmission_file_/05.ipynb": vierge, "Zoé Roux_15_assignsubmission_file_/vide.ipynb": b""}))
    corriger_en_silence([depot], tmp_path / "s")
    (recopie,) = recopies(tmp_path / "s").values()
    assert recopie.decode("utf-8-sig").startswith("──────── cellule de texte ────────") and "def frequences" in recopie.decode()
    page = (tmp_path / "s/classe.html").read_text(encoding="utf-8").replace("<wbr>", "")
    assert page.count("Ouvrir le fichier rendu") == 1 and page.count("Le fichier rendu&nbsp;:") == 0 and "vide.ipynb" in page.partition("Rien à ouvrir&nbsp;:")[2][:150]


def test_la_page_de_la_classe_y_mene(corrigee):
    page = (corrigee[0] / "s/classe.html").read_text(encoding="utf-8")
    liens = re.findall('<a href="(a_noter/[^"]+)">Ouvrir le fichier rendu</a>', page)
    assert len(liens) == 2 and all((corrigee[0] / "s" / lien).is_file() for lien in liens)


@pytest.mark.parametrize(
    "fichier, debut, fin",
    [
        pytest.param("../../photo.JPG", "photo-", ".jpg", id="dossier-du-dessus"),
        pytest.param("<script>.html", "script-", ".txt", id="page-web"),
        pytest.param("CON.exe", "copie_CON-", ".txt", id="programme"),
        pytest.param("a/04.ipynb", "a_04-", ".txt", id="notebook-coupe"),
    ],
)
def test_le_nom_est_sans_danger_et_rien_ne_s_execute(fichier, debut, fin):
    nom = nommer(copie(fichier, "A", chapitre=None, sha256="0123456789abcdef"))
    assert nom == f"{debut}01234567{fin}"


def test_au_dela_de_la_taille_permise_rien_n_est_recopie(tmp_path, monkeypatch):
    monkeypatch.setattr(a_noter, "OCTETS_AU_PLUS", 10)
    contenus = {"a.pdf": b"%PDF 12", "b.pdf": b"%PDF 12345"}
    copies = [copie(nom, nom, chapitre=None, sha256=hashlib.sha256(octets).hexdigest()) for nom, octets in contenus.items()]
    for nom, octets in contenus.items():
        deposer(tmp_path, f"c/{nom}", octets)
    recopier([tmp_path / "c"], [], [*copies, copie("c.ipynb", "C", reussi("repondre"))], tmp_path / "s")
    assert recopies(tmp_path / "s") == {"a.pdf": b"%PDF 12"}


def test_effacer_un_eleve_efface_ce_qu_il_avait_rendu(corrigee, tmp_path):
    corriger_en_silence([corrigee[1]], tmp_path / "s", registre=tmp_path / "r")
    assert effacer_eleve("Zoé Martin", tmp_path / "r").restes == () and [*recopies(tmp_path / "s")] == ["Ali_Ben_13_04.txt"]
