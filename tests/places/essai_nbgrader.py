"""Le vrai nbgrader, dans son environnement, sur le cours exporté : ses points sont ceux de `corriger`.

Deux devoirs, trois élèves, les quatre commandes, une seule fois. Commencer par `rendus` ; les essais rapides sont dans `test_devoirs.py`.
"""

import csv
import json
import shutil

import pytest
from ecole import DEVOIRS, RACINE, ouvrir_l_ecole
from test_distribuer import corps, lire_tout, ou_se_trouve

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.notation.gardees import lire_resultats
from mastermind_edu.eleve.corrige import corrige
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

ELEVES = ("juste", "rien", "en_partie")
# Une aide fausse dont d’autres se servent, une réponse fausse, une liste de cas incomplète ; le reste est juste.
FAUSSES = {
    "trouver_bien_places": "def trouver_bien_places(copie, proposition):\n    return sum(a == b for a, b in zip(copie, proposition))",
    "position": "def position(valeur, code):\n    return code.index(valeur) + 1 if valeur in code else -1",
    "mes_cas_repondre": "def mes_cas_repondre():\n    return [(['R', 'V'], ['R', 'V'], (2, 0)), (['R', 'V'], ['V', 'R'], (0, 2))]",
    "tirer_code": "def tirer_code(nb_pions, couleurs, hasard):\n    return [couleurs[0]] * nb_pions",
}
LIRE_LE_CARNET = """
import json
from nbgrader.api import Gradebook
with Gradebook("sqlite:///gradebook.db") as carnet:
    copies = [(devoir.name, copie.student.id, feuille) for devoir in carnet.assignments for copie in devoir.submissions for feuille in copie.notebooks]
    print(json.dumps({f"{devoir} {eleve}": {note.name: note.score for note in feuille.grades} for devoir, eleve, feuille in copies}))
"""


@pytest.fixture(scope="module")
def ecole(tmp_path_factory):
    return ouvrir_l_ecole(tmp_path_factory)


@pytest.fixture(scope="module")
def cours(ecole, tmp_path_factory):
    """Le cours exporté, ses devoirs donnés par nbgrader."""
    dossier = shutil.copytree(ecole.cours, tmp_path_factory.mktemp("nbgrader") / "cours")
    for devoir in DEVOIRS:
        ecole.executer("nbgrader", "generate_assignment", devoir, ou=dossier)
    return dossier


@pytest.fixture(scope="module")
def rendus(ecole, cours):
    """Le même cours, après les copies, la notation, les retours et l’export."""
    for eleve in ELEVES:
        for devoir in DEVOIRS:
            rendre(cours, eleve, devoir)
    for commande in ("autograde", "generate_feedback"):
        for devoir in DEVOIRS:
            ecole.executer("nbgrader", commande, devoir, ou=cours)
    ecole.executer("nbgrader", "export", "--to", "notes.csv", ou=cours)
    return cours


def rendre(cours, eleve, devoir):
    """La copie d’un élève : la version donnée, où il a écrit ses réponses."""
    notebook = json.loads((cours / "release" / devoir / f"{devoir}.ipynb").read_text(encoding="utf-8"))
    if eleve != "rien":
        ecrire_les_reponses(notebook, CHAPITRES[devoir], {} if eleve == "juste" else FAUSSES)
    if eleve == "en_partie":  # une cellule de test effacée, un brouillon qui n’en finit pas, un autre qui tue Python
        effacee = CHAPITRES[devoir][0]
        notebook["cells"] = [cellule for cellule in notebook["cells"] if cellule["metadata"].get("nbgrader", {}).get("grade_id") != effacee]
        for rang, brouillon in enumerate(("while True:\n    pass", "import os\nos._exit(3)")):
            notebook["cells"].append({"cell_type": "code", "id": f"brouillon-{rang}", "metadata": {}, "source": brouillon, "outputs": [], "execution_count": None})
    fichier = cours / "submitted" / eleve / devoir / f"{devoir}.ipynb"
    fichier.parent.mkdir(parents=True)
    fichier.write_text(json.dumps(notebook), encoding="utf-8")


def ecrire_les_reponses(notebook, noms, fausses):
    for nom in noms:
        [cellule] = [c for c in notebook["cells"] if c["cell_type"] == "code" and f"def {nom}(" in "".join(c["source"])]
        cellule["source"] = fausses.get(nom, corrige(nom).code)


def carnet(ecole, cours):
    """Les points de nbgrader : devoir et élève, puis exercice."""
    return json.loads(ecole.executer("python", "-c", LIRE_LE_CARNET, ou=cours))


def test_la_version_donnee_est_l_exercice_du_cours_sans_rien_d_une_solution(cours):
    textes = lire_tout(cours / "release")
    assert {nom.split("/")[0] for nom in textes} == {*DEVOIRS}
    secrets = ["SOLUTION", "HIDDEN", "correction.nbgrader", *(corps(corrige(nom).code) for devoir in DEVOIRS for nom in CHAPITRES[devoir])]
    assert [ou for secret in secrets for ou in ou_se_trouve(secret, textes)] == []
    for devoir in DEVOIRS:
        donne = sources(cours / "release" / devoir / f"{devoir}.ipynb")
        assert [texte for texte in sources(RACINE / "exercises" / f"{devoir}_exercices.ipynb") if texte not in donne] == []


def sources(chemin):
    """Le code d’un notebook, cellule par cellule."""
    cellules = json.loads(chemin.read_text(encoding="utf-8"))["cells"]
    return ["".join(cellule["source"]) for cellule in cellules if cellule["cell_type"] == "code"]


def test_les_points_de_chaque_exercice_sont_ceux_de_corriger(ecole, rendus, tmp_path):
    corriger([rendus / "submitted"], tmp_path / "notes", version="essai", annoncer=lambda _: None)
    _, corrigees = lire_resultats(tmp_path / "notes" / "resultats.json", {})
    attendus = {f"{copie.chapitre} {copie.fichier.split('/')[0]}": {note.nom: float(note.points) for note in copie.exercices} for copie in corrigees}
    assert attendus.keys() == {f"{devoir} {eleve}" for devoir in DEVOIRS for eleve in ELEVES}
    assert carnet(ecole, rendus) == attendus


def test_une_copie_juste_a_tout_une_copie_vierge_rien_et_une_copie_en_partie_juste_sa_part(ecole, rendus):
    obtenus = carnet(ecole, rendus)
    for devoir in DEVOIRS:
        assert obtenus[f"{devoir} juste"] == {nom: CATALOGUE[nom].points for nom in CHAPITRES[devoir]}
        assert set(obtenus[f"{devoir} rien"].values()) == {0}
    en_partie = obtenus["04_marquage en_partie"]
    assert (en_partie["position"], en_partie["trouver_bien_places"], en_partie["compter_bien_places"]) == (0, 0, 1)
    assert 0 < en_partie["mes_cas_repondre"] < CATALOGUE["mes_cas_repondre"].points


def test_le_tableau_exporte_donne_les_totaux(ecole, rendus):
    with (rendus / "notes.csv").open(encoding="utf-8", newline="") as fichier:
        totaux = {f"{ligne['assignment']} {ligne['student_id']}": float(ligne["score"]) for ligne in csv.DictReader(fichier)}
    assert totaux == pytest.approx({copie: sum(points.values()) for copie, points in carnet(ecole, rendus).items()})


def test_chaque_retour_montre_le_verdict_et_son_contre_exemple(rendus):
    page = (rendus / "feedback" / "en_partie" / "04_marquage" / "04_marquage.html").read_text(encoding="utf-8")
    assert "✘ position : échoué" in page and "✔ compter_bien_places : réussi" in page and "attendu" in page
    assert len(list((rendus / "feedback").rglob("*.html"))) == len(ELEVES) * len(DEVOIRS)


def test_une_copie_que_nbgrader_execute_lui_meme_a_les_memes_points(ecole, rendus, tmp_path):
    cours = shutil.copytree(rendus, tmp_path / "cours")
    reglages = cours / "nbgrader_config.py"
    reglages.write_text(reglages.read_text(encoding="utf-8").partition("c.Autograde.")[0], encoding="utf-8")
    rendre(cours, "executee", "04_marquage")  # les réponses de « en_partie », sans ce qui tuerait son noyau
    ecole.executer("nbgrader", "autograde", "04_marquage", "--student=executee", ou=cours)
    obtenus = carnet(ecole, cours)
    assert obtenus["04_marquage executee"] == obtenus["04_marquage en_partie"]
    executee = json.loads((cours / "autograded" / "executee" / "04_marquage" / "04_marquage.ipynb").read_text(encoding="utf-8"))
    assert all(cellule["execution_count"] for cellule in executee["cells"] if cellule["cell_type"] == "code")
