"""L’atelier des auteurs : sources, marqueurs, sorties gardées, fabrication, vérification.

Un vrai noyau ne démarre que quatre fois ; ailleurs, `sans_noyau` fait semblant d’exécuter.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import nbval.kernel
import pytest
from jupyter_client import AsyncKernelManager
from nbformat.v4 import new_output

from mastermind_edu.atelier import ErreurFabrication, execution, fabriquer, sommaire, verifier_fabrication
from mastermind_edu.atelier.annonces import additionner, lire_durees, lister_oublis, recrire_annonces
from mastermind_edu.atelier.execution import assembler, sans_port
from mastermind_edu.atelier.fabrique import ecrire
from mastermind_edu.atelier.plan import choisir_cibles
from mastermind_edu.atelier.solutions import version_exercice, version_lecon, version_solution
from mastermind_edu.atelier.sommaire import composer_pages, ecrire_matrice, lire_sommaire, lire_titres_des_lecons
from mastermind_edu.atelier.sorties import VOILE, VUE_DE_WIDGET, est_cachee, motif_de_chemins, nettoyer, reprendre_variables, voiler
from mastermind_edu.atelier.sources import lire_cellules, lire_source
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.exercices.parcours import PARCOURS
from mastermind_edu.juge.exercice import ErreurTypique
from mastermind_edu.livraison import MARQUE_DU_NOM, numero_de_version
from mastermind_edu.widgets import __all__ as WIDGETS

RACINE = Path(__file__).parent.parent
D_UN_ELEVE = "/".join(("", "home", "eleve", "x"))  # un chemin de machine, que rien n’écrit tel quel dans le cours
EN_TETE = """\
# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
# ---

"""

LECON = EN_TETE + '''\
# %% titre [markdown]
# # Bien placés
#
# « Prédire », puis exécuter.

# %% plateau tags=["nbval-ignore-output"]
import ipywidgets
ipywidgets.Button(description="R")

# %% saisie tags=["nbval-skip"]
input("Votre proposition ? ")

# %% erreur tags=["raises-exception"]
print("é")
1 / 0

# %% duree tags=["nbval-ignore-output", "sortie-variable"]
import time
time.perf_counter_ns()
'''

EXERCICE = '''\
# %% consigne [markdown]
# Écrivez `compter`.

# %% compter
def compter(secret, proposition):
    """Le nombre de bien placés."""
    ### BEGIN SOLUTION
    nombre = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            nombre += 1

    return nombre
    ### END SOLUTION


### BEGIN SOLUTION
essai = compter("RV", "RB")
### END SOLUTION

# %% verification
compter("RNBV", "RVBN")
'''

COMPTER_EXERCICE = '''\
def compter(secret, proposition):
    """Le nombre de bien placés."""
    ...


...'''

COMPTER_SOLUTION = '''\
def compter(secret, proposition):
    """Le nombre de bien placés."""
    nombre = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            nombre += 1

    return nombre


essai = compter("RV", "RB")'''


def poser(racine, **textes):
    """Écrit des sources ; la clé `lecons__04_marquage` donne `sources/lecons/04_marquage.py`."""
    for cle, texte in textes.items():
        chemin = racine / "sources" / (cle.replace("__", "/") + ".py")
        chemin.parent.mkdir(parents=True, exist_ok=True)
        chemin.write_text(texte, encoding="utf-8")
    return racine


def lire(chemin):
    return json.loads(chemin.read_text(encoding="utf-8"))


def contenus(racine):
    """Tous les notebooks de la racine, en octets."""
    return {str(chemin.relative_to(racine)): chemin.read_bytes() for chemin in sorted(racine.rglob("*.ipynb"))}


def modifier(chemin, changer):
    """Change le contenu d’un notebook déjà écrit."""
    contenu = lire(chemin)
    changer(contenu)
    chemin.write_text(json.dumps(contenu), encoding="utf-8")


def executer_pour_rire(notebook, cellules, cible):
    """Numérote les cellules de code sans noyau, comme si elles avaient été exécutées."""
    for cellule in notebook.cells:
        if cellule.cell_type == "code" and "nbval-skip" not in cellule.metadata.get("tags", []):
            cellule.execution_count = 7


@pytest.fixture
def sans_noyau(monkeypatch):
    monkeypatch.setattr(execution, "executer", executer_pour_rire)


@pytest.fixture
def cours(tmp_path, sans_noyau):
    """Un petit cours déjà fabriqué : deux leçons, un exercice."""
    poser(tmp_path, lecons__03_validation=LECON, lecons__04_marquage=LECON, exercices__04_marquage=EXERCICE)
    fabriquer(tmp_path, annoncer=lambda _: None)
    return tmp_path


@pytest.fixture(scope="module")
def execute(tmp_path_factory):
    """Un chapitre fabriqué pour de bon, deux fois de suite : quatre noyaux, et c’est tout."""
    racine = poser(tmp_path_factory.mktemp("execute"), lecons__04_marquage=LECON)
    annonces = []
    fabriquer(racine, ["04"], annoncer=annonces.append)
    premiere = contenus(racine)
    ecrits = fabriquer(racine, ["04_marquage"], annoncer=annonces.append)
    seconde = contenus(racine)
    poser(
        racine,
        lecons__05_frequences="# %% bonne\nx = 1\n\n# %% mauvaise\nx = 2\ninconnue\n",
        lecons__06_partie="# %% chemin\nimport os\nos.getcwd()\n",
    )
    with pytest.raises(ErreurFabrication) as refus:
        fabriquer(racine, ["05", "06"], annoncer=annonces.append)
    return SimpleNamespace(
        racine=racine,
        annonces=annonces,
        premiere=premiere,
        seconde=seconde,
        ecrits=ecrits,
        reproches=str(refus.value).split("\n"),
        cellules=lire(racine / "notebooks/04_marquage.ipynb")["cells"],
    )


def test_une_cellule_prend_l_identifiant_le_type_le_texte_et_les_etiquettes_de_son_en_tete():
    cellules = lire_cellules(LECON, "sources/lecons/04_marquage.py")
    vues = [(c.ligne, c.id, c.genre, c.etiquettes) for c in cellules]
    assert vues == [
        (9, "titre", "markdown", ()),
        (14, "plateau", "code", ("nbval-ignore-output",)),
        (18, "saisie", "code", ("nbval-skip",)),
        (21, "erreur", "code", ("raises-exception",)),
        (25, "duree", "code", ("nbval-ignore-output", "sortie-variable")),
    ]
    assert cellules[0].texte == "# Bien placés\n\n« Prédire », puis exécuter."


def test_un_en_tete_cite_dans_une_chaine_ou_un_bloc_reste_du_texte():
    source = '# %% a\ntexte = """\n# %% faux\n"""\n\n# %% b [markdown]\n# ```\n# # %% faux\n# ```\n'
    textes = [cellule.texte for cellule in lire_cellules(source, "f.py")]
    assert textes == ['texte = """\n# %% faux\n"""', "```\n# %% faux\n```"]


SOURCES_REFUSES = {
    "titre absent": ("# %% a\nx\n\n# %%\ny", "f.py, cellule sans titre, ligne 4 : il faut un titre"),
    "titre absent d’une cellule de texte": (
        "# %% [markdown]\n# x",
        "f.py, cellule sans titre, ligne 1 : il faut un titre",
    ),
    "texte avant la première cellule": ("x = 1\n# %% a\nx", "f.py, cellule sans titre, ligne 1 : il faut un titre"),
    "titre répété": (
        "# %% a\nx\n\n# %% b\ny\n\n# %% a\nz",
        "f.py, cellule « a », ligne 7 : il faut un titre différent par cellule, celui-ci sert déjà ligne 1",
    ),
    "titre accentué": ("# %% été\nx", "f.py, cellule « été », ligne 1 : il faut un titre en minuscules sans accent"),
    "titre en majuscules": ("# %% Titre\nx", "f.py, cellule « Titre », ligne 1 : il faut un titre en minuscules"),
    "titre de deux mots": (
        "# %% deux mots\nx",
        "f.py, cellule « deux mots », ligne 1 : il faut un titre en minuscules",
    ),
    "titre trop long": (
        f"# %% {'a' * 65}\nx",
        "ligne 1 : il faut un titre en minuscules sans accent, chiffres et tirets, de 64 signes au plus",
    ),
    "cellule vide": (
        "# %% a\nx\n\n# %% b\n\n# %% c\ny",
        "f.py, cellule « b », ligne 4 : il faut du code dans la cellule, elle est vide ; ou ôtez sa ligne « # %% »",
    ),
    "étiquette sans crochets": (
        "# %% a\nx\n\n# %% b tags=nbval-skip\ny",
        "f.py, cellule « b », ligne 4 : il faut des étiquettes comme tags=[\"nbval-skip\"], voici 'tags=nbval-skip'",
    ),
    "options en JSON": (
        '# %% a\nx\n\n# %% b {"tags": ["c"]}\ny',
        "f.py, cellule « b », ligne 4 : il faut des étiquettes",
    ),
    "étiquette seule": ('# %% a tags="nbval-skip"\nx', "f.py : jupytext refuse l’en-tête d’une cellule : 'nbval-skip'"),
    "source vide": ("", "f.py : il faut au moins une cellule, il n’y en a aucune"),
}


@pytest.mark.parametrize("source, message", SOURCES_REFUSES.values(), ids=SOURCES_REFUSES)
def test_un_source_mal_ecrit_est_refuse_a_la_bonne_ligne(source, message):
    with pytest.raises(ErreurFabrication) as refus:
        lire_cellules(source, "f.py")
    assert message in str(refus.value)


def test_un_source_qui_n_est_pas_en_utf8_est_refuse(tmp_path):
    chemin = tmp_path / "04_marquage.py"
    chemin.write_bytes("# %% a\nété = 1".encode("latin-1"))
    with pytest.raises(ErreurFabrication, match="f.py : il faut un texte en UTF-8"):
        lire_source(chemin, "f.py")


def test_l_exercice_remplace_chaque_solution_par_trois_points_au_meme_retrait():
    cellules = [version_exercice(cellule) for cellule in lire_cellules(EXERCICE, "f.py")]
    assert [cellule.texte for cellule in cellules] == ["Écrivez `compter`.", COMPTER_EXERCICE, 'compter("RNBV", "RVBN")']


def test_la_solution_perd_seulement_les_lignes_des_marqueurs():
    cellules = [version_solution(cellule) for cellule in lire_cellules(EXERCICE, "f.py")]
    assert [cellule.texte for cellule in cellules] == ["Écrivez `compter`.", COMPTER_SOLUTION, 'compter("RNBV", "RVBN")']


B, E = "### BEGIN SOLUTION", "### END SOLUTION"
SEUL = f"il faut « {B} » ou « {E} » seul sur sa ligne, voici"
MARQUEURS_FAUTIFS = {
    "début sans fin": ([B, "x = 1"], 5, f"il faut « {E} » après ce « {B} »"),
    "fin sans début": (["x = 1", E], 6, f"il faut « {B} » avant ce « {E} »"),
    "imbriqués": ([B, "x = 1", B, "y = 2", E, E], 7, f"il faut « {E} » avant ce « {B} »"),
    "deux fins": ([B, "x = 1", E, E], 8, f"il faut « {B} » avant ce « {E} »"),
    "vide": (["x = 1", B, E], 6, "il faut du code dans la solution, elle est vide"),
    "commentaires seuls": ([B, "", "# rien", E], 5, "il faut du code dans la solution, elle est vide"),
    "retraits différents": (
        ["if True:", "    " + B, "    x = 1", E],
        8,
        "il faut le même retrait aux deux marqueurs, voici 4 puis 0",
    ),
    "deux dièses": (["## BEGIN SOLUTION", "x = 1", E], 5, f"{SEUL} '## BEGIN SOLUTION'"),
    "quatre dièses": ([B, "x = 1", "#### END SOLUTION"], 7, f"{SEUL} '#### END SOLUTION'"),
    "sans espace": ([B, "x = 1", "###END SOLUTION"], 7, f"{SEUL} '###END SOLUTION'"),
    "lettre oubliée": (["### BEGIN SOLUTON", "x = 1", E], 5, f"{SEUL} '### BEGIN SOLUTON'"),
    "lettres échangées": (["# BEIGN SOLUTION", "x = 1", E], 5, f"{SEUL} '# BEIGN SOLUTION'"),
    "minuscules": (["### Begin solution", "x = 1", E], 5, f"{SEUL} '### Begin solution'"),
    "en français": ([B, "x = 1", "### FIN SOLUTION"], 7, f"{SEUL} '### FIN SOLUTION'"),
    "début en français": (["### DÉBUT SOLUTION", "x = 1", E], 5, f"{SEUL} '### DÉBUT SOLUTION'"),
    "mot de trop": ([B + " ici", "x = 1", E], 5, f"{SEUL} '### BEGIN SOLUTION ici'"),
    "mot manquant": ([B, "x = 1", "### SOLUTION"], 7, f"{SEUL} '### SOLUTION'"),
    "trait d’union": ([B, "x = 1", "### END-SOLUTION"], 7, f"{SEUL} '### END-SOLUTION'"),
    "après du code": ([B, "x = 1  " + E], 6, f"{SEUL} 'x = 1  ### END SOLUTION'"),
}


@pytest.mark.parametrize("version", [version_exercice, version_solution], ids=["exercice", "solution"])
@pytest.mark.parametrize("lignes, ligne, message", MARQUEURS_FAUTIFS.values(), ids=MARQUEURS_FAUTIFS)
def test_un_marqueur_fautif_arrete_la_fabrication(version, lignes, ligne, message):
    cellules = lire_cellules("\n".join(["# %% avant", "a = 1", "", "# %% fautive", *lignes]), "f.py")
    with pytest.raises(ErreurFabrication) as refus:
        version(cellules[1])
    assert str(refus.value) == f"f.py, cellule « fautive », ligne {ligne} : {message}"


@pytest.mark.parametrize("marqueur", [B, E, "## Begin solution"])
def test_un_marqueur_dans_une_cellule_de_texte_est_refuse(marqueur):
    (cellule,) = lire_cellules(f"# %% texte [markdown]\n# Voici :\n# {marqueur}", "f.py")
    with pytest.raises(ErreurFabrication, match="f.py, cellule « texte », ligne 3 : il faut une solution dans une cellule de code"):
        version_exercice(cellule)


@pytest.mark.parametrize("marqueur, message", [(B, "il faut une leçon sans solution"), ("## BEGIN SOLUTION", SEUL)])
def test_un_marqueur_dans_une_lecon_est_refuse(marqueur, message):
    (cellule,) = lire_cellules(f"# %% code\nx = 1\n{marqueur}", "f.py")
    with pytest.raises(ErreurFabrication, match=f"f.py, cellule « code », ligne 3 : {message}"):
        version_lecon(cellule)


@pytest.mark.parametrize(
    "commentaire",
    ["# fin de la solution du BTS", "# une solution en une boucle", "### Remarque", "x = '#'  # début"],
)
def test_un_commentaire_ordinaire_n_est_pas_pris_pour_un_marqueur(commentaire):
    (cellule,) = lire_cellules(f"# %% code\nx = 1\n{commentaire}", "f.py")
    assert version_exercice(cellule) == cellule


def composer_un_texte(nom, texte):
    commente = "\n".join(f"# {ligne}".rstrip() for ligne in texte.split("\n"))
    [cellule] = assembler(lire_cellules(f"# %% {nom} [markdown]\n{commente}", "f.py")).cells
    return cellule.source


def test_le_pseudo_code_et_python_se_mettent_cote_a_cote():
    texte = composer_un_texte("a", "Voici :\n\n```pseudo\nPOUR i DE 0 À 3 FAIRE\n```\n```python\nfor i in range(4):\n```\n\nFin.")
    rangee = '<div style="display: flex; flex-wrap: wrap; gap: 12px 24px; margin-bottom: 12px">'
    colonne = '<div style="flex: 1 1 280px; min-width: 0">'
    assert texte == (
        f"Voici\u00a0:\n\n{rangee}\n{colonne}\n\n**Pseudo-code**\n\n```text\nPOUR i DE 0 À 3 FAIRE\n```\n\n</div>\n"
        f"{colonne}\n\n**Python**\n\n```python\nfor i in range(4):\n```\n\n</div>\n</div>\n\nFin."
    )


def test_un_pseudo_code_seul_reste_un_bloc_de_texte():
    assert composer_un_texte("a", "```pseudo\nPOUR i\n```") == "```text\nPOUR i\n```"


def test_une_cellule_nouveau_devient_un_encadre():
    assert composer_un_texte("nouveau-in", "**Nouveau : `in`**\n\n```python\n\"R\" in code\n```") == (
        '> **Nouveau\u00a0: `in`**\n>\n> ```python\n> "R" in code\n> ```'
    )


def test_le_piege_d_un_encadre_ne_touche_pas_le_code():
    assert composer_un_texte("nouveau-in", "**Nouveau : `in`**\n\n```python\nx\n```\n\n**Piège** : aucun.").endswith(
        '> ```\n>\n> <div style="margin-bottom: 8px"></div>\n>\n> **Piège**\u00a0: aucun.'
    )


def preparer(*sorties, source="# %% cellule\nx"):
    """Un notebook d’une cellule, comme au sortir du noyau."""
    cellules = lire_cellules(source, "f.py")
    notebook = assembler(cellules)
    notebook.cells[0].update(execution_count=42, outputs=list(sorties))
    return notebook, cellules


REPLIEE = {"collapsed": True, "jupyter": {"outputs_hidden": True}}


@pytest.mark.parametrize(
    "entete, sorties, metadonnees",
    [
        pytest.param("cellule", [new_output("stream", text="3")], REPLIEE, id="une-sortie"),
        pytest.param("cellule", [], {}, id="aucune-sortie"),
        pytest.param(
            'cellule tags=["coulisses"]',
            [new_output("stream", text="3")],
            {"tags": ["coulisses"], **REPLIEE, "jupyter": {"source_hidden": True, "outputs_hidden": True}},
            id="des-coulisses",
        ),
        pytest.param('cellule tags=["coulisses"]', [], {"tags": ["coulisses"], "jupyter": {"source_hidden": True}}, id="des-coulisses-muettes"),
    ],
)
def test_une_sortie_est_repliee_et_le_code_des_coulisses_aussi(entete, sorties, metadonnees, tmp_path):
    notebook, cellules = preparer(*sorties, source=f"# %% {entete}\nx")
    nettoyer(notebook, cellules, tmp_path)
    assert notebook.cells[0].metadata == metadonnees


def test_voiler_deux_fois_ne_change_rien(tmp_path):
    notebook, cellules = preparer(new_output("stream", text="3"))
    nettoyer(notebook, cellules, tmp_path)
    voiler(notebook)
    assert [sortie.output_type for sortie in notebook.cells[0].outputs] == ["display_data", "stream"]
    voiler(notebook)
    assert len(notebook.cells[0].outputs) == 2 and est_cachee(notebook.cells[0])


def test_les_coulisses_s_annoncent_sur_leur_premiere_ligne():
    [cellule] = assembler(lire_cellules('# %% a tags=["coulisses"]\nassert True', "f.py")).cells
    assert cellule.source == "# Les coulisses : à exécuter sans lire\nassert True"


def test_une_sortie_depliee_a_la_main_est_signalee(cours):
    chemin = cours / "notebooks/03_validation.ipynb"
    modifier(chemin, lambda contenu: contenu["cells"][1].update(outputs=[new_output("stream", text="3")]))
    assert verifier_fabrication(cours) == ["notebooks/03_validation.ipynb : la cellule « plateau » n’a pas les métadonnées du source"]


def test_la_vue_d_un_widget_est_otee_et_le_reste_garde(tmp_path):
    donnees = {VUE_DE_WIDGET: {"model_id": "bc8c7721"}, "text/plain": "Button()", "text/html": "<b>R</b>"}
    notebook, cellules = preparer(new_output("execute_result", donnees, execution_count=42))
    nettoyer(notebook, cellules, tmp_path)
    sortie = notebook.cells[0].outputs[0]
    assert sortie.data == {"text/plain": "Button()", "text/html": "<b>R</b>"}
    assert (notebook.cells[0].execution_count, sortie.execution_count) == (1, 1)


def test_une_erreur_voulue_ne_garde_que_sa_derniere_ligne(tmp_path):
    erreur = new_output("error", ename="ValueError", evalue="il faut 4 pions", traceback=[f"{D_UN_ELEVE}.py", "0x7f0000000000"])
    notebook, cellules = preparer(erreur)
    nettoyer(notebook, cellules, tmp_path)
    assert erreur.traceback == ["ValueError: il faut 4 pions"]


SORTIES_REFUSEES = {
    "adresse": (
        new_output("stream", text="<objet at 0x7f3a5c0b1d90>"),
        "il faut une sortie sans adresse mémoire (donnez un __repr__ à l’objet), voici '0x7f3a5c0b1d90'",
    ),
    "dossier personnel": (
        new_output("stream", text=f"dans {Path.home() / 'cours'}"),
        "il faut une sortie sans chemin de cette machine",
    ),
    "autre dossier personnel": (
        new_output("display_data", {"text/html": f"<i>{D_UN_ELEVE}</i>"}),
        f"il faut une sortie sans chemin de cette machine, voici '{D_UN_ELEVE}'",
    ),
    "dossier de Windows": (
        new_output("display_data", {"text/plain": r"'C:\\Users\\eleve'"}),
        "il faut une sortie sans chemin de cette machine",
    ),
    "fichier du noyau": (
        new_output("stream", text="ipykernel_4242/1.py:1: Warning"),
        "il faut une sortie sans chemin de cette machine, voici 'ipykernel_4242/1.py:1:'",
    ),
    "paquet installé": (
        new_output("stream", text="lib/site-packages/x.py"),
        "il faut une sortie sans chemin de cette machine, voici 'site-packages/x.py'",
    ),
    "texte d’une erreur": (
        new_output("error", ename="OSError", evalue=D_UN_ELEVE, traceback=[]),
        "il faut une sortie sans chemin de cette machine",
    ),
    "données JSON": (
        new_output("display_data", {"application/json": {"a": [D_UN_ELEVE]}}),
        "il faut une sortie sans chemin de cette machine",
    ),
}


@pytest.mark.parametrize("sortie, message", SORTIES_REFUSEES.values(), ids=SORTIES_REFUSEES)
def test_une_sortie_qui_depend_de_la_machine_est_refusee(sortie, message, tmp_path):
    notebook, cellules = preparer(sortie)
    with pytest.raises(ErreurFabrication) as refus:
        nettoyer(notebook, cellules, tmp_path)
    assert str(refus.value).startswith(f"f.py, cellule « cellule », ligne 1 : {message}")


SORTIES_ADMISES = {
    "petit nombre hexadécimal": new_output("stream", text="0xff"),
    "adresse du web": new_output("display_data", {"text/html": f"https://exemple.fr{D_UN_ELEVE}"}),
    "image en base 64": new_output("display_data", {"image/png": "abc/0x7f3a5c0b1d90"}),
}


@pytest.mark.parametrize("sortie", SORTIES_ADMISES.values(), ids=SORTIES_ADMISES)
def test_une_sortie_innocente_est_gardee(sortie, tmp_path):
    notebook, cellules = preparer(sortie)
    nettoyer(notebook, cellules, tmp_path)
    assert notebook.cells[0].outputs == [sortie]


@pytest.mark.parametrize(
    "texte, refuse",
    [("lu dans /cours/notebooks", True), ("'/cours'", True), ("/cours-de-nsi", False), ("https://exemple.fr/cours/1", False)],
)
def test_le_dossier_du_cours_n_est_reconnu_qu_en_entier(texte, refuse):
    assert bool(motif_de_chemins(Path("/cours")).search(texte)) is refuse


VARIABLE = '# %% cellule tags=["sortie-variable"]\nx'
REPRISES = {
    "même texte": (VARIABLE, VARIABLE, "12 ms"),
    "texte changé": (VARIABLE + " + 1", VARIABLE, "15 ms"),
    "sans étiquette": ("# %% cellule\nx", "# %% cellule\nx", "15 ms"),
}


@pytest.mark.parametrize("nouveau, ancien, garde", REPRISES.values(), ids=REPRISES)
def test_une_sortie_variable_est_reprise_tant_que_la_cellule_ne_change_pas(nouveau, ancien, garde, tmp_path):
    en_place = tmp_path / "ancien.ipynb"
    en_place.write_text(json.dumps(preparer(new_output("stream", text="12 ms"), source=ancien)[0]), encoding="utf-8")
    notebook, _ = preparer(new_output("stream", text="15 ms"), source=nouveau)
    reprendre_variables(notebook, en_place)
    assert notebook.cells[0].outputs[0].text == garde


@pytest.mark.parametrize("contenu", [None, "", "{"], ids=["absent", "vide", "coupé"])
def test_un_notebook_en_place_illisible_ne_donne_aucune_sortie(contenu, tmp_path):
    en_place = tmp_path / "ancien.ipynb"
    if contenu is not None:
        en_place.write_text(contenu)
    notebook, _ = preparer(new_output("stream", text="15 ms"), source=VARIABLE)
    reprendre_variables(notebook, en_place)
    assert notebook.cells[0].outputs[0].text == "15 ms"


def test_fabriquer_deux_fois_ne_change_pas_un_octet(execute):
    assert execute.premiere == execute.seconde
    assert list(execute.premiere) == [str(Path("notebooks", "04_marquage.ipynb"))]
    assert execute.ecrits == []


def test_chaque_notebook_est_annonce_sur_une_ligne(execute):
    annonces = [re.sub(r"\d+,\d s", "0,0 s", annonce) for annonce in execute.annonces]
    assert annonces == [
        "notebooks/04_marquage.ipynb … fabriqué (0,0 s)",
        "notebooks/04_marquage.ipynb … inchangé (0,0 s)",
        "notebooks/05_frequences.ipynb … refusé (0,0 s)",
        "notebooks/06_partie.ipynb … refusé (0,0 s)",
    ]


def test_les_cellules_executees_sont_numerotees_et_seule_nbval_skip_ne_l_est_pas(execute):
    cellules = execute.cellules
    numeros = {cellule["id"]: cellule.get("execution_count") for cellule in cellules}
    assert numeros == {"titre": None, "plateau": 1, "saisie": None, "erreur": 2, "duree": 3}


def test_un_widget_execute_ne_laisse_que_son_texte(execute):
    plateau = execute.cellules[1]
    assert plateau["outputs"][1]["data"] == {"text/plain": ["Button(description='R', style=ButtonStyle())"]}
    assert plateau["metadata"] == {"tags": ["nbval-ignore-output"], **REPLIEE}


def test_une_exception_voulue_est_gardee_en_une_ligne(execute):
    erreur = execute.cellules[3]
    assert erreur["outputs"][:3] == [  # l’explication française vient après, quand le noyau est celui du cours
        VOILE,
        {"name": "stdout", "output_type": "stream", "text": ["é\n"]},
        {
            "ename": "ZeroDivisionError",
            "evalue": "division by zero",
            "output_type": "error",
            "traceback": ["ZeroDivisionError: division by zero"],
        },
    ]


def test_le_notebook_n_a_que_les_metadonnees_admises(execute):
    assert lire(execute.racine / "notebooks/04_marquage.ipynb")["metadata"] == {
        "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "mastermind": {"version": numero_de_version(lire(execute.racine / "notebooks/04_marquage.ipynb"))},
    }


def test_une_cellule_qui_echoue_est_nommee_avec_son_erreur(execute):
    assert execute.reproches[0] == (
        "sources/lecons/05_frequences.py, cellule « mauvaise », ligne 4 : l’exécution échoue "
        "(pour notebooks/05_frequences.ipynb) : NameError: name 'inconnue' is not defined"
    )
    assert not (execute.racine / "notebooks/05_frequences.ipynb").exists()


def test_le_noyau_travaille_dans_le_dossier_du_notebook_et_ce_chemin_est_refuse(execute):
    debut = "sources/lecons/06_partie.py, cellule « chemin », ligne 1 : il faut une sortie sans chemin de cette machine"
    assert execute.reproches[1].startswith(debut)


def test_un_exercice_donne_deux_notebooks_et_une_lecon_un_seul(cours):
    assert list(map(Path, contenus(cours))) == [
        Path("exercises/04_marquage_exercices.ipynb"),
        Path("notebooks/03_validation.ipynb"),
        Path("notebooks/04_marquage.ipynb"),
        Path("solutions/04_marquage_corrige.ipynb"),
    ]


@pytest.mark.skipif(os.name != "posix", reason="Windows n’a pas ces prises")
@pytest.mark.parametrize("creer", [AsyncKernelManager, nbval.kernel.KernelManager], ids=["atelier", "nbval"])
def test_un_noyau_ne_prend_aucun_port(creer, tmp_path):
    options = {"config": sans_port(tmp_path)} if creer is AsyncKernelManager else {}
    premier, second = creer(**options), creer(**options)
    assert premier.transport == second.transport == "ipc"
    assert Path(premier.ip).parent.is_dir() and (creer is AsyncKernelManager or premier.ip != second.ip)


def test_le_fichier_ecrit_est_celui_de_jupyter(tmp_path, sans_noyau):
    poser(tmp_path, exercices__01_constantes="# %% sans-accent\n### BEGIN SOLUTION\nété = 1\n### END SOLUTION\n")
    fabriquer(tmp_path, annoncer=lambda _: None)
    texte = (tmp_path / "solutions/01_constantes_corrige.ipynb").read_bytes().decode()
    assert texte.startswith(
        '{\n "cells": [\n  {\n   "cell_type": "code",\n   "execution_count": 1,\n   "id": "sans-accent",\n'
        '   "metadata": {},\n   "outputs": [],\n   "source": [\n    "été = 1"\n   ]\n  }\n ],\n'
    )
    assert texte.endswith(' "nbformat": 4,\n "nbformat_minor": 5\n}\n')


def test_sans_noyau_installe_le_message_dit_lequel_installer(tmp_path, monkeypatch):
    def refuser(*_, **__):
        raise execution.NoSuchKernel("python3")

    monkeypatch.setattr(execution.NotebookClient, "setup_kernel", refuser)
    poser(tmp_path, lecons__04_marquage=LECON)
    with pytest.raises(ErreurFabrication, match=r"^notebooks/04_marquage\.ipynb : il faut un noyau Python .*`pip install ipykernel` l’installe$"):
        fabriquer(tmp_path, annoncer=lambda _: None)


@pytest.mark.parametrize("demande", ["04", "04_marquage"])
def test_un_chapitre_demande_n_execute_pas_les_autres(demande, cours):
    annonces = []
    fabriquer(cours, [demande], annoncer=annonces.append)
    assert [annonce.split(" …")[0] for annonce in annonces] == [
        "notebooks/04_marquage.ipynb",
        "exercises/04_marquage_exercices.ipynb",
        "solutions/04_marquage_corrige.ipynb",
    ]


@pytest.mark.parametrize("demande", ["4", "05", "04_marquages", ""])
def test_un_chapitre_inconnu_est_refuse_avec_la_liste_des_chapitres(demande, cours):
    with pytest.raises(ErreurFabrication) as refus:
        fabriquer(cours, ["03", demande])
    assert str(refus.value) == f"il faut un chapitre parmi 03_validation 04_marquage, voici {demande!r}"


def test_fabriquer_renvoie_les_seuls_notebooks_ecrits(cours):
    poser(cours, lecons__04_marquage=LECON.replace("Prédire", "Deviner"))
    assert fabriquer(cours, annoncer=lambda _: None) == [(cours / "notebooks/04_marquage.ipynb").resolve()]


def test_un_source_refuse_n_empeche_pas_les_autres_et_n_est_dit_qu_une_fois(cours):
    poser(cours, exercices__03_validation=f"# %% a\n{B}\nx = 1\n", lecons__05_frequences=LECON)
    with pytest.raises(ErreurFabrication) as refus:
        fabriquer(cours, annoncer=lambda _: None)
    assert str(refus.value).count("\n") == 0
    assert str(refus.value).startswith("sources/exercices/03_validation.py, cellule « a », ligne 2 : il faut")
    assert (cours / "notebooks/05_frequences.ipynb").exists()


def test_un_dossier_sans_source_est_refuse(tmp_path):
    with pytest.raises(ErreurFabrication, match="il faut des sources dans .*, il n’y en a aucun"):
        fabriquer(tmp_path)


def test_seul_l_exercice_commence_par_la_cellule_du_nom(cours):
    premieres = {nom: lire(cours / nom)["cells"][0]["id"] for nom in contenus(cours)}
    assert [nom for nom, premiere in premieres.items() if premiere == MARQUE_DU_NOM] == ["exercises/04_marquage_exercices.ipynb"]


def test_un_chapitre_a_lettre_se_range_apres_son_numero(tmp_path):
    poser(tmp_path, lecons__00b_python=LECON, lecons__00_jouer=LECON, lecons__01_constantes=LECON)
    assert [cible.chapitre for cible in choisir_cibles(tmp_path)] == ["00_jouer", "00b_python", "01_constantes"]
    assert [cible.chapitre for cible in choisir_cibles(tmp_path, ["00b"])] == ["00b_python"]


@pytest.mark.parametrize("nom", ["marquage", "4_marquage", "04-marquage", "04_Marquage", "04_été"])
def test_un_source_mal_nomme_est_refuse(nom, tmp_path):
    poser(tmp_path, **{f"lecons__{nom}": LECON})
    with pytest.raises(ErreurFabrication, match=f"sources/lecons : il faut un nom comme 04_marquage.py, voici '{nom}.py'"):
        choisir_cibles(tmp_path)


def test_une_ecriture_interrompue_laisse_l_ancien_fichier_et_pas_de_reste(tmp_path, monkeypatch):
    chemin = tmp_path / "04_marquage.ipynb"
    chemin.write_text("ancien")

    def echouer(*_):
        raise OSError("disque plein")

    monkeypatch.setattr("os.replace", echouer)
    with pytest.raises(OSError, match="disque plein"):
        ecrire(chemin, "nouveau")
    assert [(reste.name, reste.read_text()) for reste in tmp_path.iterdir()] == [("04_marquage.ipynb", "ancien")]


def test_importer_l_atelier_n_importe_pas_les_outils_de_jupyter():
    code = "import sys, mastermind_edu.atelier; sys.exit(bool({'jupytext', 'nbformat', 'nbclient'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_un_cours_a_jour_n_a_aucun_reproche(cours):
    assert verifier_fabrication(cours) == []


def test_un_cours_fabrique_pour_de_bon_n_a_de_reproche_que_pour_ce_qui_a_echoue(execute):
    assert verifier_fabrication(execute.racine) == [
        "notebooks/05_frequences.ipynb : n’est pas encore fabriqué à partir de sources/lecons/05_frequences.py",
        "notebooks/06_partie.ipynb : n’est pas encore fabriqué à partir de sources/lecons/06_partie.py",
    ]


SOURCES_CHANGES = {
    "texte": (LECON.replace("Prédire", "Deviner"), "la cellule « titre » n’a pas le texte du source"),
    "titre": (
        LECON.replace("%% plateau", "%% tableau"),
        "la cellule « plateau » n’est pas à la place que lui donne le source",
    ),
    "type": (
        LECON.replace("titre [markdown]", "titre [raw]"),
        "la cellule « titre » n’est pas du type que dit le source",
    ),
    "étiquette": (LECON.replace('tags=["nbval-skip"]', ""), "la cellule « saisie » n’a pas les métadonnées du source"),
    "cellule ajoutée": (LECON + "\n# %% fin\nx = 1\n", "la cellule « fin » du source manque"),
    "cellule ôtée": (LECON[: LECON.index("# %% duree")], "la cellule « duree » n’est pas dans le source"),
}


@pytest.mark.parametrize("source, ecart", SOURCES_CHANGES.values(), ids=SOURCES_CHANGES)
def test_un_source_change_est_signale_avec_la_premiere_cellule_differente(source, ecart, cours):
    assert source != LECON
    poser(cours, lecons__04_marquage=source)
    assert verifier_fabrication(cours) == [f"notebooks/04_marquage.ipynb : {ecart}"]


NOTEBOOKS_CHANGES = {
    "non exécuté": (
        lambda n: n["cells"][1].update(execution_count=None),
        "la cellule « plateau » n’a pas été exécutée",
    ),
    "état de widgets": (
        lambda n: n["metadata"].update(widgets={}),
        "la métadonnée « metadata » n’est pas celle que donne la fabrique",
    ),
    "version de Python": (
        lambda n: n["metadata"]["language_info"].update(version="3.11"),
        "la métadonnée « metadata » n’est pas celle que donne la fabrique",
    ),
    "cellule repliée": (
        lambda n: n["cells"][1]["metadata"].update(collapsed=True),
        "la cellule « plateau » n’a pas les métadonnées du source",
    ),
    "ancien format": (
        lambda n: n.update(nbformat_minor=4),
        "la métadonnée « nbformat_minor » n’est pas celle que donne la fabrique",
    ),
    "sans identifiant": (
        lambda n: n["cells"][0].pop("id"),
        "la cellule « sans titre » n’est pas à la place que lui donne le source",
    ),
    "sans cellules": (lambda n: n.pop("cells"), "n’est pas un notebook lisible"),
}


@pytest.mark.parametrize("changer, ecart", NOTEBOOKS_CHANGES.values(), ids=NOTEBOOKS_CHANGES)
def test_un_notebook_change_a_la_main_est_signale(changer, ecart, cours):
    modifier(cours / "notebooks/04_marquage.ipynb", changer)
    assert verifier_fabrication(cours) == [f"notebooks/04_marquage.ipynb : {ecart}"]


@pytest.mark.parametrize("contenu", [b"", b"{", b"[]", b"\xff"], ids=["vide", "coupé", "liste", "binaire"])
def test_un_notebook_illisible_est_signale(contenu, cours):
    (cours / "solutions/04_marquage_corrige.ipynb").write_bytes(contenu)
    assert verifier_fabrication(cours) == ["solutions/04_marquage_corrige.ipynb : n’est pas un notebook lisible"]


def test_un_notebook_absent_est_signale(cours):
    (cours / "solutions/04_marquage_corrige.ipynb").unlink()
    assert verifier_fabrication(cours) == [
        "solutions/04_marquage_corrige.ipynb : n’est pas encore fabriqué à partir de sources/exercices/04_marquage.py"
    ]


def test_un_notebook_sans_source_est_signale(cours):
    (cours / "sources/lecons/03_validation.py").unlink()
    (cours / "exercises/brouillon.ipynb").write_text("{}")
    assert verifier_fabrication(cours) == [
        "exercises/brouillon.ipynb : aucun source ne le donne",
        "notebooks/03_validation.ipynb : aucun source ne le donne",
    ]


def test_un_source_refuse_est_signale_une_seule_fois(cours):
    poser(cours, exercices__04_marquage=f"# %% a\n{E}\n")
    assert verifier_fabrication(cours) == [
        f"sources/exercices/04_marquage.py, cellule « a », ligne 2 : il faut « {B} » avant ce « {E} »"
    ]


def test_verifier_un_dossier_sans_source_ne_passe_pas_pour_un_succes(tmp_path):
    assert verifier_fabrication(tmp_path) == [f"il faut des sources dans {tmp_path.resolve() / 'sources'}, il n’y en a aucun"]


def test_les_outils_absents_sont_nommes(cours, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda nom: None)
    debut = "il faut les outils des auteurs, il manque jupytext, nbformat, nbclient"
    assert verifier_fabrication(cours)[0].startswith(debut)


# Les exercices : leur place dans les sources, leur module, les pages qui les suivent


def verifications(*noms):
    """Un source d’exercice qui vérifie ces fonctions, dans cet ordre."""
    return "".join(f"# %% verification-{rang}\nverifier({nom})\n\n" for rang, nom in enumerate(noms))


def poser_modules(racine, *noms):
    """Des modules d’exercices vides ; `04/position` donne `chapitre_04/position.py`."""
    for nom in noms:
        chemin = racine / f"mastermind_edu/exercices/chapitre_{nom}.py"
        chemin.parent.mkdir(parents=True, exist_ok=True)
        chemin.write_text("")
    return racine


PAGES = ["mastermind_edu/exercices/sommaire.py", "docs/erreurs_typiques.md", "README.md"]


@pytest.fixture(scope="module")
def modele_a_exercices(tmp_path_factory):
    """Un petit cours de deux exercices, déjà fabriqué, que chaque test copie."""
    racine = tmp_path_factory.mktemp("modele")
    poser_modules(racine, "04/__init__", "04/_communs", "04/repondre", "04/position")
    poser(racine, lecons__04_marquage=LECON, exercices__04_marquage=verifications("repondre", "position"))
    (racine / "README.md").write_text("Voici [9 fonctions](exercises/04_marquage_exercices.ipynb), [1 fonction](exercises/05_x_exercices.ipynb).\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as reglage:
        reglage.setattr(execution, "executer", executer_pour_rire)
        fabriquer(racine, annoncer=lambda _: None)
    return racine


@cache
def matrice_de(chapitres):
    """La page des erreurs typiques de ces chapitres : le juge n’examine qu’une fois les mêmes fonctions fausses."""
    return ecrire_matrice(dict(chapitres))


@pytest.fixture
def cours_a_exercices(modele_a_exercices, tmp_path, sans_noyau, monkeypatch):
    monkeypatch.setattr(sommaire, "ecrire_matrice", lambda chapitres: matrice_de(tuple(chapitres.items())))
    return shutil.copytree(modele_a_exercices, tmp_path, dirs_exist_ok=True)


def test_le_sommaire_suit_l_ordre_des_verifications(cours_a_exercices):
    espace = {}
    exec((cours_a_exercices / PAGES[0]).read_text(encoding="utf-8"), espace)
    assert espace["CHAPITRES"] == lire_sommaire(cours_a_exercices) == {"04_marquage": ("repondre", "position")}


def test_la_page_des_erreurs_typiques_a_les_exercices_du_sommaire(cours_a_exercices):
    titres = re.findall(r"^##+ (.*)", (cours_a_exercices / PAGES[1]).read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert titres == ["04_marquage", "`repondre(secret, proposition)`", "`position(valeur, code)`"]


def test_le_readme_compte_les_fonctions_des_chapitres_du_cours(cours_a_exercices):
    texte = (cours_a_exercices / "README.md").read_text(encoding="utf-8")
    assert texte == "Voici [2 fonctions](exercises/04_marquage_exercices.ipynb), [1 fonction](exercises/05_x_exercices.ipynb).\n"


def test_un_cours_a_exercices_a_jour_n_a_aucun_reproche_et_ne_se_refabrique_pas(cours_a_exercices):
    assert verifier_fabrication(cours_a_exercices) == []
    assert fabriquer(cours_a_exercices, annoncer=lambda _: None) == []


def test_les_pages_changees_sont_annoncees_avant_les_notebooks_et_renvoyees(cours_a_exercices):
    poser(cours_a_exercices, exercices__04_marquage=verifications("position", "repondre"))
    annonces = []
    ecrits = fabriquer(cours_a_exercices, ["04"], annoncer=annonces.append)
    assert annonces[:2] == [f"{page} … fabriqué" for page in PAGES[:2]]
    assert ecrits[:2] == [cours_a_exercices.resolve() / page for page in PAGES[:2]]


@pytest.mark.parametrize("page", PAGES)
def test_une_page_perimee_est_nommee(page, cours_a_exercices):
    chemin = cours_a_exercices / page
    chemin.write_text(re.sub("position|2 fonctions", "3 fonctions", chemin.read_text(encoding="utf-8")), encoding="utf-8")
    assert verifier_fabrication(cours_a_exercices) == [f"{page} : n’est plus à jour ; `python lancer.py fabriquer` le refait"]


@pytest.mark.parametrize("page", PAGES[:2])
def test_une_page_absente_est_nommee(page, cours_a_exercices):
    (cours_a_exercices / page).unlink()
    assert verifier_fabrication(cours_a_exercices) == [f"{page} : n’est plus à jour ; `python lancer.py fabriquer` le refait"]


DESACCORDS = {
    "module absent": (
        {"exercices__04_marquage": verifications("repondre", "position", "oublie")},
        "sources/exercices/04_marquage.py, cellule « verification-2 », ligne 7 : il faut le module de l’exercice `oublie`, "
        "il n’y a pas de mastermind_edu/exercices/chapitre_04/oublie.py",
    ),
    "module sans place": (
        {"exercices__04_marquage": verifications("repondre")},
        "mastermind_edu/exercices/chapitre_04/position.py : il faut une cellule verifier(position) dans sources/exercices, il n’y en a pas",
    ),
    "deux chapitres": (
        {"exercices__05_frequences": verifications("repondre")},
        "sources/exercices/05_frequences.py, cellule « verification-0 », ligne 1 : il faut un exercice d’un seul chapitre, "
        "`repondre` est déjà dans mastermind_edu/exercices/chapitre_04/repondre.py",
    ),
}


@pytest.mark.parametrize("sources, reproche", DESACCORDS.values(), ids=DESACCORDS)
def test_un_desaccord_entre_sources_et_modules_est_refuse_sans_arreter_les_notebooks(sources, reproche, cours_a_exercices):
    poser(cours_a_exercices, **sources, lecons__07_niveaux=LECON)
    assert reproche in verifier_fabrication(cours_a_exercices)
    with pytest.raises(ErreurFabrication) as refus:
        fabriquer(cours_a_exercices, annoncer=lambda _: None)
    assert str(refus.value) == reproche
    assert (cours_a_exercices / "notebooks/07_niveaux.ipynb").exists()


def test_une_erreur_typique_que_le_juge_ne_voit_pas_est_refusee(cours_a_exercices, monkeypatch):
    monkeypatch.setattr(sommaire, "ecrire_matrice", ecrire_matrice)
    juste = ErreurTypique("pas-une-erreur", CATALOGUE["position"].reference, "rien à redire")
    monkeypatch.setattr("mastermind_edu.atelier.sommaire.charger", lambda *_: replace(CATALOGUE["position"], erreurs_typiques=(juste,)))
    with pytest.raises(ErreurFabrication, match="`position` : il faut que l’erreur typique « pas-une-erreur » échoue sur un cas"):
        list(composer_pages(cours_a_exercices))


def test_une_verification_citee_dans_un_texte_ou_une_fonction_n_est_pas_un_exercice(tmp_path):
    poser(tmp_path, exercices__04_marquage="# %% a [markdown]\n# verifier(repondre)\n\n# %% b\ndef f():\n    verifier(repondre)\n")
    assert list(composer_pages(tmp_path)) == []


# Un chapitre de plus

DE_PLUS = f"{int([*CHAPITRES][-1][:2]) + 1:02}_bidon"


@pytest.fixture
def cours_et_un_chapitre(tmp_path):
    """Les sources du cours et son README, où un chapitre vient d’arriver après le dernier, avec sa leçon et ses exercices."""
    shutil.copytree(RACINE / "sources", tmp_path / "sources")
    shutil.copy(RACINE / "README.md", tmp_path)
    for dossier, minutes in (("lecons", 40), ("exercices", 50)):
        (tmp_path / f"sources/{dossier}/{DE_PLUS}.py").write_text(f"# %% fiche [markdown]\n# - **Durée** : {minutes} minutes\n", encoding="utf-8")
    return tmp_path


def test_un_chapitre_de_plus_a_sa_ligne_et_ses_durees_partout_ou_le_cours_les_dit(cours_et_un_chapitre):
    recrits = dict(recrire_annonces(cours_et_un_chapitre, {**CHAPITRES, DE_PLUS: ()}, {DE_PLUS: "Compter"}))
    assert list(recrits) == ["README.md", "sources/lecons/00_jouer.py"]
    assert f"| {DE_PLUS[:2]} | [Compter](notebooks/{DE_PLUS}.ipynb) | [0 fonction](exercises/{DE_PLUS}_exercices.ipynb) |\n\n| parcours" in recrits["README.md"]
    duree = additionner(PARCOURS[1], lire_durees(cours_et_un_chapitre))
    assert all(f"| NSI, IUT | tous les chapitres | {duree} |" in texte for texte in recrits.values())
    assert duree != additionner(PARCOURS[1], lire_durees(RACINE))


def test_le_titre_d_un_chapitre_est_celui_de_sa_lecon_jusqu_au_deux_points():
    titres = lire_titres_des_lecons(RACINE)
    assert (titres["04_marquage"], titres["12_dijon"]) == ("Bien placés, mal placés", "Réparer un programme publié")


def test_les_points_d_un_exercice_sont_ceux_du_catalogue(cours_et_un_chapitre):
    source = cours_et_un_chapitre / "sources/exercices/09_erreurs_de_reponse.py"
    juste = source.read_text(encoding="utf-8")
    source.write_text(juste.replace("**Points** : 2 et 3", "**Points** : 7"), encoding="utf-8")
    assert dict(recrire_annonces(cours_et_un_chapitre, CHAPITRES, {}))["sources/exercices/09_erreurs_de_reponse.py"] == juste


def test_ce_qu_un_chapitre_de_plus_demande_a_l_auteur_est_nomme(cours_et_un_chapitre):
    oublis = lister_oublis(cours_et_un_chapitre, {DE_PLUS: "Compter"})
    assert [oubli.partition(" : ")[0] for oubli in oublis] == [
        "README.md", "sources/lecons/00_jouer.py", f"sources/lecons/{DE_PLUS}.py", f"sources/lecons/{[*CHAPITRES][-1]}.py", f"sources/enseignant/seances/{DE_PLUS}.toml",
        "sources/enseignant/programmes.toml", "sources/enseignant/epreuves",
    ]  # fmt: skip
    assert f"« | [{DE_PLUS[:2]} — Compter]({DE_PLUS}.ipynb) | ce que l’on y fera | »" in oublis[1]
    assert lister_oublis(RACINE, {}) == []


def test_un_exercice_refuse_est_nomme_sans_arreter_la_verification(tmp_path):
    poser(tmp_path, exercices__04_marquage="# %%\nprint(1)\n", lecons__05_frequences=LECON)
    refus, manque = verifier_fabrication(tmp_path)
    assert "il faut un titre après" in refus and manque.startswith("notebooks/05_frequences.ipynb : n’est pas encore fabriqué")


def test_un_widget_dont_personne_ne_dit_l_accessibilite_est_nomme(monkeypatch):
    monkeypatch.setattr("mastermind_edu.widgets.__all__", ["Plateau", "Bidon"])  # les autres y sont importés, mais pas donnés
    assert lister_oublis(RACINE, {}) == [
        *[f'mastermind_edu/widgets/__init__.py : il faut "{nom}" dans __all__' for nom in WIDGETS if nom != "Plateau"],
        "docs/accessibilite.md : il faut une table des touches, « | touche | dans `Bidon` | »",
        'tests/test_accessibilite.py : il faut un état dans ETATS, comme "Bidon-neuf": "jeu = Bidon()",',
    ]
