"""Python dans le site : chaque notebook du cours s’y exécute en entier, et il y calcule comme ici.

Une seule page de JupyterLab et un seul Python, remis à neuf, pour tous ces tests : chaque notebook y est lu tel
que le site le donne. `test_site_en_ligne` en ouvre pour de bon ; son profil de Chromium et son dossier viennent ici.
"""

import json

import pytest
import sujet_d_essai
from gestes_du_match import OUVRIR as OUVRIR_LE_MATCH
from gestes_du_match import jouer_quatre_manches
from navigateur import DANS_CHROMIUM, SORTIES, sync_api
from site_en_ligne import NOTEBOOK, charger, dire, executer_tout, ouvrir_lab, pannes, poser
from terminal import Terminal
from test_match import QUATRE_MANCHES, SIX_RANGEES, jouer
from test_site_en_ligne import EXERCICE, NOTEBOOKS, REGLES, SECRET, cours, navigateur, profil, racine, site, sous_chemin  # noqa: F401

from mastermind_edu.atelier.site_notebooks import NOYAU as NOYAU_DU_SITE
from mastermind_edu.coeur.sauvegarde import ecrire_partie
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.statistiques import evaluer

pytestmark = DANS_CHROMIUM

# Un exercice a les cellules de son corrigé, et `test_site_progres` les exécute tous : trois suffisent ici, non résolus.
EXERCICES = [chemin for chemin in NOTEBOOKS if "exercises" in chemin.id]
EXECUTES = [chemin for chemin in NOTEBOOKS if chemin not in EXERCICES] + EXERCICES[::8]
LUS = [chemin for chemin in EXERCICES if chemin not in EXECUTES]
ECOUTER_LES_WIDGETS = f"""() => {{
    window.etats = [];
    {NOTEBOOK}.context.sessionContext.session.kernel.anyMessage.connect((_, {{ msg }}) => {{
        const etat = msg.content?.data?.state;
        if (msg.header.msg_type === "comm_msg" && "display" in (etat ?? {{}})) window.etats.push(etat.display);
    }});
}}"""


@pytest.fixture(scope="module")
def page(profil, sous_chemin):  # noqa: F811
    ouverte = ouvrir_lab(profil, sous_chemin)
    yield ouverte
    ouverte.close()


def lire_comme_dans_le_cours(page, cours, chemin):  # noqa: F811
    """Met ce notebook dans la page : ses cellules sont celles du cours, et rien n’y est exécuté."""
    lu = charger(page, chemin)
    attendu = json.loads((cours / chemin).read_text(encoding="utf-8"))["cells"]
    assert [cellule["id"] for cellule in lu["cells"]] == [cellule["id"] for cellule in attendu]
    assert [une["id"] for une in lu["cells"] if une.get("outputs") or une.get("execution_count")] == []


@pytest.mark.parametrize("chemin", LUS)
def test_un_exercice_se_lit_dans_le_navigateur(page, cours, chemin):  # noqa: F811
    lire_comme_dans_le_cours(page, cours, chemin)


@pytest.mark.parametrize("chemin", EXECUTES)
def test_un_notebook_s_execute_entierement_dans_le_navigateur(page, cours, chemin):  # noqa: F811
    lire_comme_dans_le_cours(page, cours, chemin)
    cellules = executer_tout(page)
    assert page.evaluate(SORTIES)[1] == 0
    assert pannes(cellules) == []
    assert [une["id"] for une in cellules if une["cell_type"] == "code" and une["execution_count"] is None] == []
    vues = [une["id"] for une in cellules if "widget-view" in json.dumps(une)]
    sync_api.expect(page.locator(".jp-OutputArea-output", has=page.locator(".jupyter-widgets"))).to_have_count(len(vues))
    assert page.get_by_text("Error displaying widget").count() == 0


def test_une_erreur_de_cellule_est_expliquee_dans_le_navigateur_aussi(page, cours):  # noqa: F811
    notebook = json.loads((cours / EXERCICE).read_text(encoding="utf-8"))
    code = [cellule for cellule in notebook["cells"] if cellule["cell_type"] == "code"][:2]
    code[0]["source"], code[1]["source"] = "%reload_ext mastermind_edu", "x = [1, 2]\nx + 1"
    poser(page, {**notebook, "cells": code})
    explication, erreur = executer_tout(page)[1]["outputs"]  # le noyau Pyodide ne donne l’erreur qu’à la fin de la cellule
    assert erreur["output_type"] == "error"
    assert "".join(explication["data"]["text/plain"]) == (
        "✘ Erreur TypeError, ligne 2 : `x + 1`\n  « + » ne colle pas une liste et un nombre entier : à une liste, « + » ne colle qu’une autre liste, comme `[x]`."
    )


@pytest.mark.parametrize(
    "code, attendu",
    [
        ("verifier(nombre_de_codes)", "Boucle sans fin, ligne 3"),
        ("from mastermind_edu.cli import main; print(main(['corriger', '.', '--sortie', 'x']))", "il faut un ordinateur pour corriger"),
        ("from mastermind_edu.cli import main; print(main(['fabriquer']))", "il faut le dossier du cours"),
        ("from mastermind_edu.cli import main; print(main(['prouver']))", "il faut numpy"),
        ("from mastermind_edu.statistiques import evaluer; print(evaluer('knuth').total)", "5801"),
    ],
    ids=["boucle sans fin", "corriger", "fabriquer", "prouver", "statistiques livrées"],
)
def test_ce_que_le_navigateur_ne_peut_pas_est_refuse_poliment(page, code, attendu):
    dire(page, "from mastermind_edu import verifier\ndef nombre_de_codes(nb_pions, nb_couleurs):\n    while True:\n        pass")
    assert attendu in dire(page, code)


@pytest.mark.parametrize("nom", ["lexicographique", "cfc", "dijon3", "knuth", "entropie_compatible", "optimal"])
def test_chaque_famille_de_decodeurs_joue_dans_le_navigateur_comme_ici(page, nom):
    ici = [code for code, _ in jouer_contre(nom, SECRET, REGLES.nb_couleurs)]
    la_bas = f"from mastermind_edu.decodeurs import jouer_contre\nprint([code for code, _ in jouer_contre({nom!r}, {SECRET}, 6)])"
    assert dire(page, la_bas).strip() == str(ici)


@pytest.mark.parametrize(
    ("code", "attendu"),
    [
        ("from mastermind_edu.statistiques import evaluer; print(evaluer('entropie', 2, 4).total)", str(evaluer("entropie", 2, 4, cache=False).total)),
        ("from mastermind_edu.statistiques import comparer; print(len(comparer(['knuth', 'cfc']).distributions().svg) > 1000)", "True"),
        ("from mastermind_edu.widgets import Ordinateur; jeu = Ordinateur('knuth'); jeu.repondre(1, 0); print(jeu)", "1 réponse"),
        ("from mastermind_edu.widgets import Candidats; jeu = Candidats(); jeu.proposer('RRVV'); jeu.repondre(1, 0); print(jeu)", "256 codes possibles"),
        ("from mastermind_edu.widgets import Arbre; jeu = Arbre(); jeu.suivre('BJNR'); print(jeu)", "6 réponses"),
        ("from mastermind_edu.widgets import Comparer; print([b.total for b in Comparer(['knuth', 'optimal']).bilans])", "[5801, 5625]"),
        ("from mastermind_edu.decodeurs import jouer_contre; jouer_contre('optimal', (0, 1, 2, 3), 8)", "ou numpy pour en calculer une autre"),
    ],
    ids=["bilan calculé sans numpy", "courbes", "jeu contre l’ordinateur", "codes possibles", "arbre parcouru", "décodeurs comparés", "arbre non livré"],
)
def test_les_calculs_des_decodeurs_marchent_dans_le_navigateur(page, code, attendu):
    assert attendu in dire(page, f"try:\n    exec({code!r})\nexcept ValueError as erreur:\n    print(erreur)")


def test_une_fonction_se_deroule_ligne_a_ligne_dans_le_navigateur(page):
    dire(page, "from mastermind_edu import derouler\ndef doubler(liste):\n    for i in range(len(liste)):\n        liste[i] *= 2\n    return liste")
    dit = dire(page, "print(derouler(doubler, [1, 5]))")
    assert dit.startswith("doubler([1, 5]) : renvoie [2, 10], en 7 étapes\n")
    assert "tour 2 ; i vaut 1 (avant : 0)" in dit


def test_une_demande_exterieure_de_python_serait_vue(page, profil):  # noqa: F811
    dire(page, "from pyodide.http import open_url\ntry:\n    open_url('http://exterieur.test/')\nexcept Exception:\n    pass")
    assert set(profil.dehors) == {"http://exterieur.test/"}  # deux fois, quand le service du site la transmet
    profil.dehors.clear()


def test_un_sujet_d_epreuve_se_passe_dans_le_navigateur(page):
    cellules = [
        {"id": f"c{rang}", "cell_type": "code", "source": source, "metadata": {}, "outputs": [], "execution_count": None}
        for rang, source in enumerate(sujet_d_essai.CELLULES)
    ]
    poser(page, {"cells": cellules, "metadata": {"kernelspec": NOYAU_DU_SITE}, "nbformat": 4, "nbformat_minor": 5})
    executees = executer_tout(page)
    assert pannes(executees) == []
    assert "".join(executees[-1]["outputs"][0]["data"]["text/plain"]).startswith(sujet_d_essai.DIT)


def test_un_none_de_python_arrive_a_la_page(page):
    page.evaluate(ECOUTER_LES_WIDGETS)
    dire(page, "import ipywidgets; vue = ipywidgets.Label(); vue.layout.display = 'none'; vue.layout.display = None; print()")
    assert page.evaluate("window.etats") == ["none", None]


def test_un_match_de_quatre_manches_a_les_scores_du_terminal(page):
    attendue = jouer(Terminal(*QUATRE_MANCHES), SIX_RANGEES)
    cellule = {"id": "match", "cell_type": "code", "source": OUVRIR_LE_MATCH, "metadata": {}, "outputs": [], "execution_count": None}
    poser(page, {"cells": [cellule], "metadata": {"kernelspec": NOYAU_DU_SITE}, "nbformat": 4, "nbformat_minor": 5})
    dire(page, "from pathlib import Path; Path('partie.json').unlink(missing_ok=True)")  # celle d’un essai précédent
    executer_tout(page)
    jouer_quatre_manches(page, attendue.scores, lambda: executer_tout(page))
    assert dire(page, "print(open('partie.json', encoding='utf-8').read(), end='')") == ecrire_partie(attendue)
