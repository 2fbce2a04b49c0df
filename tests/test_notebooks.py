"""Les notebooks livrés : exécutés, propres, sans solution échappée, dans le bon ordre."""

import ast
import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from ensemble import pour_chacun

from mastermind_edu.atelier import verifier_fabrication
from mastermind_edu.atelier.commentaires import ouvrir
from mastermind_edu.chapitres import SUFFIXES, sans_suffixe
from mastermind_edu.correction.lecture.notebooks import nom_ecrit
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.livraison import CELLULE_SANS_LE_PAQUET, CLE, MARQUE_DU_NOM, SANS_LE_PAQUET, numero_de_version

RACINE = Path(__file__).parent.parent
DOSSIERS = ("notebooks", "exercises", "solutions")
NOTEBOOKS = [
    pytest.param(chemin, id=f"{dossier}/{chemin.name}") for dossier in DOSSIERS for chemin in sorted((RACINE / dossier).glob("*.ipynb"))
]
LECONS = [cas for cas in NOTEBOOKS if cas.id.startswith("notebooks/")]
EXERCICES = [cas for cas in NOTEBOOKS if cas.id.startswith("exercises/")]
CHEMINS_DE_MACHINE = re.compile(r"(/home/|/root/|/tmp/|/Users/|[A-Z]:\\\\|site-packages|0x[0-9a-f]{6,})")


@cache
def lire(chemin):
    """Les cellules de ce notebook, que vingt tests lisent."""
    return json.loads(chemin.read_text(encoding="utf-8"))["cells"]


def source(cellule):
    return "".join(cellule["source"])


def tags(cellule):
    return cellule["metadata"].get("tags", [])


def codes(chemin):
    return [cellule for cellule in lire(chemin) if cellule["cell_type"] == "code"]


def test_le_cours_a_ses_lecons_et_ses_exercices():
    assert {cas.values[0].stem for cas in LECONS} == {"00_jouer", "13b_optimal", *CHAPITRES}
    assert {sans_suffixe(cas.values[0].stem) for cas in EXERCICES} == set(CHAPITRES)
    assert len(NOTEBOOKS) == 2 + 3 * len(CHAPITRES)


def test_aucun_notebook_n_est_perime():
    assert verifier_fabrication(RACINE) == []


@pour_chacun("chemin", NOTEBOOKS)
def test_toutes_les_cellules_sont_executees(chemin):
    oubliees = [c["id"] for c in codes(chemin) if c["execution_count"] is None and "nbval-skip" not in tags(c)]
    assert oubliees == []


@pour_chacun("chemin", NOTEBOOKS)
def test_aucune_sortie_n_est_une_erreur_ni_ne_montre_la_machine(chemin):
    sorties = [sortie for cellule in codes(chemin) for sortie in cellule["outputs"]]
    assert [sortie for sortie in sorties if sortie["output_type"] == "error"] == []
    assert CHEMINS_DE_MACHINE.search(json.dumps(sorties, ensure_ascii=False)) is None


@pour_chacun("chemin", NOTEBOOKS)
def test_toute_sortie_attend_repliee_que_sa_cellule_soit_executee(chemin):
    avec_sortie = [cellule["metadata"] for cellule in codes(chemin) if cellule["outputs"]]
    assert avec_sortie  # sans quoi ce test ne vérifierait rien
    assert [m for m in avec_sortie if not (m.get("collapsed") and m.get("jupyter", {}).get("outputs_hidden"))] == []


@pour_chacun("chemin", NOTEBOOKS)
def test_une_sortie_repliee_n_a_pas_de_premiere_ligne_que_jupyterlab_montrerait(chemin):
    premieres = [cellule["outputs"][0] for cellule in codes(chemin) if cellule["outputs"]]
    assert premieres == [{"data": {}, "metadata": {}, "output_type": "display_data"}] * len(premieres)
    assert [c["id"] for c in codes(chemin) if len(c["outputs"]) == 1] == []  # la vraie sortie vient après


@pour_chacun("chemin", NOTEBOOKS)
def test_une_cellule_des_coulisses_a_son_code_replie_et_elle_seule(chemin):
    replies = {c["id"] for c in codes(chemin) if c["metadata"].get("jupyter", {}).get("source_hidden")}
    assert replies == {c["id"] for c in codes(chemin) if "coulisses" in tags(c)}


@pour_chacun("chemin", NOTEBOOKS)
def test_aucun_etat_de_widget_n_est_enregistre(chemin):
    texte = chemin.read_text(encoding="utf-8")
    assert "widget-state" not in texte and "widget-view" not in texte


@pour_chacun("chemin", NOTEBOOKS)
def test_input_ne_se_trouve_que_dans_une_cellule_que_nbval_passe(chemin):
    appels = [c["id"] for c in codes(chemin) if re.search(r"\binput\b(?!_)", source(c)) and "nbval-skip" not in tags(c)]
    assert appels == []


@pour_chacun("chemin", NOTEBOOKS)
def test_les_liens_menent_a_un_fichier(chemin):
    liens = re.findall(r"\]\((?!https?:)([^)#]+)", "\n".join(source(c) for c in lire(chemin) if c["cell_type"] == "markdown"))
    assert [lien for lien in liens if not (chemin.parent / lien).exists()] == []


@pour_chacun("chemin", EXERCICES)
def test_un_exercice_ne_contient_aucune_ligne_de_sa_solution(chemin):
    """Les lignes retirées d’une cellule ne se retrouvent dans aucune cellule de code de l’exercice."""
    solution = {c["id"]: c for c in codes(RACINE / "solutions" / chemin.name.replace("_exercices", "_corrige"))}
    exercices = [c for c in codes(chemin) if not c["id"].startswith("gamme-")]  # une gamme donne presque toutes ses lignes
    donnees = "\n".join(source(c) for c in exercices)
    retirees = [
        ligne.strip()
        for cellule in exercices
        for ligne in set(source(solution[cellule["id"]]).splitlines()) - set(source(cellule).splitlines())
    ]
    assert retirees  # sans quoi ce test ne vérifierait rien
    lignes_donnees = {ligne.strip() for ligne in donnees.splitlines()}
    longues = [ligne for ligne in retirees if len(ligne) > 12 and not ligne.startswith(("def ", "class "))]  # un défi reprend des en-têtes
    assert [ligne for ligne in longues if ligne in lignes_donnees] == []
    assert "SOLUTION" not in chemin.read_text(encoding="utf-8")


@pour_chacun("chemin", EXERCICES)
def test_chaque_fonction_a_ses_exemples_son_squelette_puis_sa_verification(chemin):
    voulues = [
        cellule
        for nom in CHAPITRES[sans_suffixe(chemin.stem)]
        for cellule in (f'exemples("{nom}")', re.compile(rf"(def|class) {nom}\b"), f"verifier({nom})")
    ]
    trouvees = [
        voulue
        for cellule in codes(chemin)
        for voulue in voulues
        if re.match(voulue if isinstance(voulue, re.Pattern) else re.escape(voulue), source(cellule))
    ]
    assert trouvees == voulues


@pour_chacun("chemin", EXERCICES)
def test_les_squelettes_ont_les_parametres_du_catalogue(chemin):
    arbres = [ast.parse(source(c)) for c in codes(chemin) if source(c).startswith(("def ", "class "))]
    definies = {f.name: tuple(a.arg for a in f.args.args) for arbre in arbres for f in arbre.body if isinstance(f, ast.FunctionDef)}
    classes = [classe for arbre in arbres for classe in arbre.body if isinstance(classe, ast.ClassDef)]
    methodes = [(classe.name, f) for classe in classes for f in classe.body if isinstance(f, ast.FunctionDef)]
    definies |= {nom: tuple(a.arg for a in f.args.args[1:]) for nom, f in methodes if f.name == "__init__"}
    attendues = {nom: CATALOGUE[nom].parametres for nom in CHAPITRES[sans_suffixe(chemin.stem)]}
    assert attendues.items() <= definies.items()


@pytest.mark.parametrize("dossier, etat", [("exercises", "à faire"), ("solutions", "réussi")])
@pytest.mark.parametrize("chapitre", list(CHAPITRES))
def test_les_verifications_enregistrees_disent(chapitre, dossier, etat):
    verdicts = [
        "".join(c["outputs"][1]["data"]["text/plain"])
        for c in codes(RACINE / dossier / f"{chapitre}{SUFFIXES[dossier]}.ipynb")
        if source(c).startswith("verifier(")
    ]
    assert len(verdicts) == len(CHAPITRES[chapitre])
    assert [verdict for verdict in verdicts if f" : {etat}\n" not in verdict] == []


def test_deux_notebooks_ne_portent_jamais_le_meme_nom():
    noms = [cas.values[0].name for cas in NOTEBOOKS]
    assert len(noms) == len(set(noms))


@pour_chacun("chemin", EXERCICES)
def test_un_exercice_commence_par_la_cellule_du_nom(chemin):
    premiere = lire(chemin)[0]
    assert (premiere["id"], tags(premiere), premiere["cell_type"]) == (MARQUE_DU_NOM, [MARQUE_DU_NOM], "markdown")
    assert nom_ecrit([("nom", source(premiere))]) == ("", [])
    assert nom_ecrit([("nom", source(premiere).replace(":**", ":** Zoé"))]) == ("Zoé", [])


@pour_chacun("chemin", EXERCICES)
def test_la_premiere_cellule_de_code_d_un_exercice_dit_ou_trouver_le_paquet(chemin):
    cellules = lire(chemin)
    aide, imports = [cellule for cellule in cellules if cellule["cell_type"] == "code"][:2]
    assert aide["id"] == SANS_LE_PAQUET and tags(aide) == ["coulisses"] and aide["outputs"] == []
    assert "reload_ext mastermind_edu" in source(imports)
    assert source(aide).endswith(CELLULE_SANS_LE_PAQUET)


@pytest.fixture(scope="module")
def sans_le_paquet(tmp_path_factory):
    """Ce que montre une cellule dans un Python qui a IPython et n’a pas le cours : ni variable, ni fichier `.pth` ne l’y amène."""

    def montrer(texte):
        programme = (
            f"import sys; sys.path += {[chemin for chemin in sys.path if chemin.endswith('site-packages')]!r}\n"
            "from IPython.core.interactiveshell import InteractiveShell as Notebook\n"
            f"print(Notebook().run_cell({texte!r}).success)"
        )
        dossier = tmp_path_factory.mktemp("seul")
        environnement = {**os.environ, "IPYTHONDIR": str(dossier), "PYTHONIOENCODING": "utf-8"}
        commande = [sys.executable, "-I", "-S", "-X", "utf8", "-c", programme]
        return subprocess.run(commande, cwd=dossier, env=environnement, capture_output=True, text=True, encoding="utf-8", check=True).stdout

    return montrer


def test_sans_le_paquet_la_premiere_cellule_dit_en_francais_comment_l_avoir(sans_le_paquet):
    montre = sans_le_paquet(source(codes(RACINE / "exercises" / "04_marquage_exercices.ipynb")[0]))
    assert montre.startswith("Il manque le paquet du cours") and montre.endswith("False\n")
    assert "mastermind_edu-….whl" in montre and "%pip install" in montre and "python lancer.py" in montre
    assert "Traceback" not in montre and "ModuleNotFoundError" not in montre
    assert "ModuleNotFoundError" in sans_le_paquet("import mastermind_edu")  # sans quoi ce test ne vérifierait rien


@pour_chacun("chemin", NOTEBOOKS)
def test_un_notebook_porte_la_version_de_ce_qui_y_est_ecrit(chemin):
    notebook = json.loads(chemin.read_text(encoding="utf-8"))
    assert notebook["metadata"][CLE] == {"version": numero_de_version(notebook)}


@pour_chacun("chemin", LECONS)
def test_une_lecon_commence_par_sa_fiche_et_finit_par_la_suite(chemin):
    ids = [cellule["id"] for cellule in lire(chemin)]
    assert ids[:3] == ["titre", "fiche", "imports"]
    assert ids[-2:] == ["retenir", "suite"]


@pour_chacun("chemin", LECONS)
def test_une_lecon_garde_des_cellules_courtes(chemin):
    textes = {c["id"]: re.sub(r"<[^>]*>", " ", ouvrir(source(c))) for c in lire(chemin) if c["cell_type"] == "markdown"}
    longues = [nom for nom, texte in textes.items() if len(texte.split()) > 130]
    longs = [c["id"] for c in codes(chemin) if len(source(c).splitlines()) > 18]
    assert (longues, longs) == ([], [])


@pour_chacun("chemin", NOTEBOOKS)
def test_une_ligne_de_code_tient_dans_sa_cellule(chemin):
    """À 1366 pixels de large, à côté du panneau des fichiers, JupyterLab montre 118 signes ; les coulisses sont repliées."""
    visibles = [c for c in codes(chemin) if not c["metadata"].get("jupyter", {}).get("source_hidden")]
    assert [ligne for c in visibles for ligne in source(c).splitlines() if len(ligne) > 118] == []


@pour_chacun("chemin", LECONS)
def test_une_lecon_n_a_jamais_trois_cellules_de_code_de_suite(chemin):
    types = "".join(cellule["cell_type"][0] for cellule in lire(chemin))
    assert "ccc" not in types


@pour_chacun("chemin", NOTEBOOKS)
def test_la_typographie_est_francaise(chemin):
    """Dans la prose, hors du code : apostrophe courbe, guillemets français, espace avant « : »."""
    prose = "\n".join(source(c) for c in lire(chemin) if c["cell_type"] == "markdown")
    prose = re.sub(r"```.*?```|`[^`]*`|<code.*?</code>|\]\([^)]*\)|<[^>]*>|\|[-|: ]+\|", " ", prose, flags=re.DOTALL)
    fautes = re.findall(r"\w'\w|\"\w|\w[:;!?](?=\s)|\.\.\.", prose)
    assert fautes == []
