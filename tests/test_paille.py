"""Les widgets là où ipywidgets n’est pas : les mêmes importations, une image et un texte, et le jeu au clavier."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from mastermind_edu.widgets import Plateau, paille

RACINE = Path(__file__).parent.parent
SANS_IPYWIDGETS = """
import importlib.util, json, sys
vrai = importlib.util.find_spec
importlib.util.find_spec = lambda nom, *suite: None if nom == "ipywidgets" else vrai(nom, *suite)
import mastermind_edu.widgets
importlib.util.find_spec = vrai
"""


def sans_ipywidgets(code):
    """Ce qu’affiche ce code dans un Python où ipywidgets n’est pas installé."""
    with tempfile.TemporaryDirectory() as dossier:  # `derouler` lit le texte d’une fonction dans son fichier
        fichier = Path(dossier, "cellules.py")
        fichier.write_text(SANS_IPYWIDGETS + code, encoding="utf-8")
        ici = {**os.environ, "PYTHONPATH": str(RACINE), "PYTHONUTF8": "1"}
        fait = subprocess.run([sys.executable, str(fichier)], capture_output=True, text=True, encoding="utf-8", env=ici, timeout=120)
    assert fait.returncode == 0, fait.stderr
    return fait.stdout


def test_chaque_widget_du_cours_a_une_image_ou_un_tableau_et_un_texte():
    montres = json.loads(
        sans_ipywidgets("""
from mastermind_edu import Manche, Regles, derouler
from mastermind_edu.widgets import *
manche = Manche(Regles(), secret=(0, 1, 2, 3)); manche.proposer((0, 0, 1, 1)); manche.proposer((0, 1, 2, 3))
def doubler(n):
    return 2 * n
montres = [Plateau(graine=1), PasAPas("RV", "RR"), PasAPasRecherche("RVBJ", "cfc"), Ordinateur(), Candidats(), Arbre(), Comparer(), Match(), Analyse(manche), derouler(doubler, 3)]
print(json.dumps({type(m).__name__: [m._repr_html_(), str(m), "ipywidgets._version" in sys.modules] for m in montres}))
""")
    )
    assert len(montres) == 10
    assert [nom for nom, (image, texte, vrais) in montres.items() if not image.startswith(("<img", "<div", "<table", "<pre")) or len(texte) < 20 or vrais] == []


def test_une_partie_se_joue_au_clavier_mot_par_mot():
    dit = sans_ipywidgets("""
from mastermind_edu.widgets import Plateau
reponses = iter(["RVBJ", "XXXX", "zut", "2", ""])
Plateau(secret="RRRR").jouer(lambda question: print(question) or next(reponses))
""")
    assert "1 bien placé, 0 mal placé. Il reste 11 tentatives." in dit
    assert "Entrée seule : arrêter" in dit and "Manche abandonnée. Le secret était 🔴R 🔴R 🔴R 🔴R" in dit


def test_un_numero_choisit_l_etape_d_un_parcours():
    dit = sans_ipywidgets("""
from mastermind_edu.widgets import PasAPas
pas, reponses = PasAPas("RVBR", "RRVJ"), iter(["4", "Tableaux de fréquences", ""])
pas.jouer(lambda question: print(question) or next(reponses))
print(pas, pas.rang)
""")
    assert "de 0 à 9 : aller à cette étape" in dit and "Étape 4 sur 9" in dit
    assert "<PasAPas : Tableaux de fréquences, étape 0" in dit, dit


def test_toutes_les_etapes_d_un_deroulement_se_deplient_sans_widgets():
    dit = sans_ipywidgets("""
from mastermind_edu import derouler
def doubler(liste):
    for i in range(len(liste)):
        liste[i] = 2 * liste[i]
page = derouler(doubler, [1, 5])._repr_html_()
print(page.count("<details"), page.count(" open>"), "onload" in page, "[2, 5]" in page)
""")
    assert dit.split() == ["6", "1", "False", "True"]


def test_une_recherche_se_deplie_proposition_par_proposition_sans_widgets():
    dit = sans_ipywidgets("""
from mastermind_edu.widgets import PasAPasRecherche
page = PasAPasRecherche("BBRV", etape=5)._repr_mimebundle_()["text/html"]
print(page.count("<details"), page.index(" open>") > page.index("Proposition 4 sur 7"), "à placer" in page, "aller à une étape" in page)
""")
    assert dit.split() == ["7", "True", "True", "True"]


def test_un_rappel_sans_boutons_dit_comment_repondre_et_le_numero_de_chaque_reponse():
    dit = sans_ipywidgets("""
from mastermind_edu import rappel
ouverture = rappel("04")
tous = [reponse for question in ouverture.questions for reponse in question.conseils]
lignes = str(ouverture).split("\\n")
print("_.jouer()" in str(ouverture), all(f"{rang:4} : {reponse}" in lignes for rang, reponse in enumerate(tous, 1)), max(map(len, lignes)) < 90)
""")
    assert dit.split() == ["True"] * 3


def test_sans_widgets_un_pli_garde_son_triangle_et_un_tableau_ses_colonnes_dans_la_page_d_un_notebook():
    page = sans_ipywidgets("""
from mastermind_edu.widgets import PasAPas
print(PasAPas("RV", "RR")._repr_html_())
""")
    assert re.search(r"\.mm-jeu summary \{[^}]*display: list-item", page) and re.search(r"\.mm-jeu table \{[^}]*table-layout: auto", page)


@pytest.mark.parametrize("chapitre", ["16_interface"])
def test_la_lecon_qui_importe_ipywidgets_s_execute_avec_ceux_de_paille(chapitre):
    cellules = json.loads((RACINE / "notebooks" / f"{chapitre}.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cellule["source"]) for cellule in cellules if cellule["cell_type"] == "code")
    assert "état : 1" in sans_ipywidgets(code)


def test_le_clavier_fait_aussi_marcher_les_vrais_widgets(capsys):
    plateau, reponses = Plateau(secret="RVBJ"), iter(["RVBJ", ""])
    plateau.jouer(lambda question: next(reponses))
    assert "Gagné en 1 tentative" in capsys.readouterr().out and plateau.est_reglee


def test_un_noyau_sans_ipywidgets_charge_l_extension_et_montre_ses_verdicts():
    dit = sans_ipywidgets("""
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.run_cell("%reload_ext mastermind_edu\\nfrom mastermind_edu import verifier\\nfrom mastermind_edu.widgets import Plateau")
fait = shell.run_cell("def nombre_de_codes(nb_pions, nb_couleurs):\\n    return nb_pions * nb_couleurs\\nverifier(nombre_de_codes)")
print(sorted(shell.display_formatter.format(fait.result)[0]))
print(sorted(shell.display_formatter.format(shell.run_cell("Plateau(graine=1)").result)[0]))
""")
    assert "['text/html', 'text/plain']" in dit and "['image/svg+xml', 'text/html', 'text/plain']" in dit, dit


def test_le_vrai_ipywidgets_reste_celui_du_cours_quand_il_est_installe():
    import ipywidgets

    assert not paille.SANS_IPYWIDGETS and ipywidgets is not paille


def test_les_widgets_de_paille_suivent_leurs_valeurs_comme_les_vrais():
    vus, liste = [], paille.Dropdown(options=[("un", 1), ("deux", 2)])
    liste.observe(lambda changement: vus.append((changement["old"], changement["new"])), "value")
    liste.value = 2
    liste.value = 2
    liste.options = ["a", "b"]
    assert (vus, liste.label, vars(liste)["value"]) == ([(1, 2), (2, "a")], "a", "a")
    curseur = paille.IntSlider(min=1, max=5, value=9)
    curseur.max = 3
    assert curseur.value == 3
    with pytest.raises(ValueError, match="une des options"):
        liste.value = "c"


def test_des_lignes_se_rangent_au_clavier_par_un_numero_ou_un_geste_sans_image():
    dit = sans_ipywidgets("""
from mastermind_edu import ranger
reponses = iter(["6", "3", "2", "décaler 5", "2", "3", "ramener 6", "2", "monter 4", "descendre 3", "Vérifier", ""])
vue = ranger("alterner")
vue.jouer(lambda question: print(question) or next(reponses))
""")
    assert "  5          code.append(\"R\")" in dit  # le numéro que disent les verdicts, puis la ligne décalée
    assert "<img" not in dit and "Monter" not in dit
    assert "copiez ceci à la place de votre cellule :\nranger(\"alterner\", '''\n" in dit


def test_une_reponse_a_l_ordinateur_s_ecrit_en_deux_nombres():
    dit = sans_ipywidgets("""
from mastermind_edu.widgets import Ordinateur
reponses = iter(["1 0", "9 9", "3 1", "1, 1", ""])
ordinateur = Ordinateur("knuth")
ordinateur.jouer(lambda question: print(question) or next(reponses))
print([tuple(rangee.reponse) for rangee in ordinateur.decodage.tentatives])
""")
    assert "[(1, 0), (1, 1)]" in dit
    assert "les bien placés puis les mal placés, par exemple 1 0" in dit
    assert dit.count("n’est pas un des choix proposés") == 2 and ": 1 bien placé ;" not in dit


def test_dans_capytale_ni_le_bilan_ni_un_rappel_n_ont_de_lien_mort():
    dit = sans_ipywidgets("""
import sys
from mastermind_edu import progres, rappel
from mastermind_edu.eleve.rappel import poser
def liens():
    ouverture = rappel("02")
    question = ouverture.questions[0]
    ouverture.repondre(0, next(reponse for reponse, conseil in question.conseils.items() if conseil))
    return [("../exercises" in progres()._repr_html_()), "../exercises" in ouverture._corrections[0].value]
print(liens())
sys.modules["basthon"] = sys
print(liens())
""")
    assert dit.split("\n")[:2] == ["[True, True]", "[False, False]"]
