"""Le cahier d’un élève : ses cellules exécutées ici même, ce qu’il en retient, et ce qui tient lieu du cours."""

import builtins
import sys
import time

import pytest

from mastermind_edu.juge import cahier as module_cahier
from mastermind_edu.juge.cahier import Cahier
from mastermind_edu.juge.inertes import INERTE, MODULES_INERTES, PAQUET, Absente

DOUBLE = "def f(x):\n    return 2 * x"
TRIPLE = "def f(x):\n    return 3 * x"


@pytest.fixture
def ouvrir(monkeypatch):
    """De quoi ouvrir un cahier ; les modules qu’il remplace sont remis ensuite."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    remplaces = {nom: sys.modules.pop(nom) for nom in [*sys.modules] if nom.startswith((PAQUET, *MODULES_INERTES))}

    def ouvrir_un_cahier(*cellules, noms=("f",), sautees=(), definitions_seulement=False):
        dites = []
        demande = {
            "cellules": list(enumerate(cellules, start=1)), "noms": dict.fromkeys(noms, 1), "paquet": ["Regles", "verifier"],
            "sautees": list(sautees), "definitions_seulement": definitions_seulement, "patience": 1000.0,
        }
        cahier = Cahier(demande, lambda *dite: dites.append(dite))
        cahier.dites = dites
        return cahier

    yield ouvrir_un_cahier
    for nom in [nom for nom in sys.modules if nom.startswith((PAQUET, *MODULES_INERTES))]:
        del sys.modules[nom]
    sys.modules.update(remplaces)


# Ce qu’il dit d’une réponse


def test_une_reponse_est_decrite_apres_toutes_les_cellules(ouvrir):
    cahier = ouvrir("N = 2", "def g(x):\n    return N\n\ndef f(x):\n    return g(x)", "x = 3", noms=("f", "g", "h"))
    assert cahier.decrire("f") == {
        "nb_parametres": 1, "accepte": True, "est_vide": False, "cellule": 2, "versions": 1, "apres_panne": False, "derniere_incomplete": False,
        "dependances": ["g"], "introuvables": [], "changes": [], "emprunts": [], "manques": [],
    }
    assert cahier.decrire("h") == {} and cahier.retenue("h") is None


def test_une_fonction_sans_signature_lisible_a_les_parametres_voulus(ouvrir):
    assert ouvrir("f = max").decrire("f")["nb_parametres"] == 1


@pytest.mark.parametrize("apres", ["def f(x): ...", "f = 3", "from mastermind_edu import f", "def f(): return 1"])
def test_la_derniere_version_complete_est_retenue(ouvrir, apres):
    cahier = ouvrir(DOUBLE, TRIPLE, apres)
    assert (cahier.retenue("f").objet(1), cahier.decrire("f")["cellule"]) == (3, 2)


@pytest.mark.parametrize(
    "apres, incomplete", [("def f(x): ...", False), ("x = 1", False), ("def f(): return 1", True)], ids=["ebauche", "rien", "autre-signature"]
)
def test_une_version_plus_recente_et_incomplete_se_dit_sauf_une_ebauche(ouvrir, apres, incomplete):
    assert ouvrir(DOUBLE, apres).decrire("f")["derniere_incomplete"] is incomplete


def test_sans_version_complete_la_derniere_est_decrite(ouvrir):
    description = ouvrir("def f(): return 1", "def f(a, b): return 2").decrire("f")
    assert (description["cellule"], description["nb_parametres"], description["accepte"]) == (2, 2, False)


def test_les_versions_sont_comptees_et_un_meme_objet_une_fois(ouvrir):
    assert ouvrir(DOUBLE, "f = f", TRIPLE, "x = 1").decrire("f")["versions"] == 2


@pytest.mark.parametrize("apres", ["def f(x): ...", "from mastermind_edu import f"])
def test_une_ebauche_ou_une_importation_ne_cache_pas_une_reponse_a_qui_l_appelle(ouvrir, apres):
    assert ouvrir(DOUBLE, apres).espace["f"](4) == 8


def test_une_reponse_remplacee_par_une_valeur_l_est_pour_qui_l_appelle(ouvrir):
    assert ouvrir(DOUBLE, "f = 3").espace["f"] == 3


@pytest.mark.parametrize(
    "avant, apres, changes",
    [
        ("N = 2", "N = 3", ["N"]),
        ("N = 2", "N = 2", []),
        ("N = [2]", "N.append(3)", ["N"]),
        ("N = 2", "del N", ["N"]),
        ("N = 2", "M = 3", []),
    ],
    ids=["autre-valeur", "meme-valeur", "modifiee", "effacee", "autre-nom"],
)
def test_ce_dont_une_reponse_se_sert_et_qui_change_ensuite_est_nomme(ouvrir, avant, apres, changes):
    assert ouvrir(avant, "def f(x):\n    return x, N", apres).decrire("f")["changes"] == changes


def test_ce_qui_change_avant_la_fin_de_sa_cellule_n_est_pas_un_changement(ouvrir):
    assert ouvrir("def f(x):\n    return x, N\nN = 2\nN = 3").decrire("f")["changes"] == []


def test_la_version_retenue_garde_le_contexte_de_sa_cellule(ouvrir):
    cahier = ouvrir("N = 2", "def f(x):\n    return x, N", "N = 3", "def f(): return 1", "def f(x): ...")
    assert cahier.decrire("f")["changes"] == ["N"]


def test_une_version_reprise_plus_loin_garde_le_contexte_de_sa_cellule(ouvrir):
    assert ouvrir("N = 2", "def f(x):\n    return x, N\ng = f", TRIPLE, "N = 3", "f = g").decrire("f")["changes"] == ["N"]


# Ce qui arrête une cellule


def test_une_instruction_qui_echoue_n_arrete_que_sa_cellule_dont_les_definitions_sont_lues(ouvrir):
    espace = ouvrir(f"1 / 0\nx = 1\nimport math\nclass C: pass\n{DOUBLE}", "y = 2").espace
    assert espace["f"](2) == 4 and {"math", "C", "y"} <= espace.keys() and "x" not in espace


def test_chaque_instruction_est_annoncee_avant_d_etre_executee(ouvrir):
    assert ouvrir("x = 1\ny = 2", "z = 3").dites == [("debut", 1, 0), ("debut", 1, 1), ("debut", 2, 0)]


def test_l_erreur_d_une_definition_est_gardee_avec_sa_ligne(ouvrir):
    types, texte, ligne, instruction = ouvrir("x = 1\n\nf = zut").decrire("f")["erreur"]
    assert (types[0], texte, ligne, instruction) == ("NameError", "name 'zut' is not defined", 3, "f = zut")


def test_une_cellule_peut_lire_le_texte_d_une_autre(ouvrir):
    assert ouvrir(DOUBLE, "import inspect\ntexte = inspect.getsource(f)").espace["texte"] == DOUBLE


def test_l_erreur_d_une_autre_instruction_n_est_pas_celle_de_la_reponse(ouvrir):
    assert ouvrir("import zut.f").decrire("f") == {}
    assert ouvrir("g = zut\nzut(f)").decrire("f") == {}


@pytest.mark.parametrize("arret", ["import sys; sys.exit()", "raise KeyboardInterrupt", "input('?')", "exit()"])
def test_rien_de_ce_que_leve_une_cellule_ne_sort_du_cahier(ouvrir, arret):
    assert ouvrir(arret, DOUBLE).decrire("f")["accepte"]


def test_ce_qui_manquait_a_une_cellule_deplacee_est_essaye_de_nouveau(ouvrir):
    cahier = ouvrir(f"@decorer\n{DOUBLE}", "x = absent", "def decorer(fonction):\n    return lambda x: fonction(x) + 1\nabsent = 5")
    assert (cahier.espace["f"](1), cahier.espace["x"]) == (3, 5)


def test_un_nom_defini_entre_temps_n_est_pas_defini_de_nouveau(ouvrir):
    assert ouvrir("x = absent", "x = 1\nabsent = 2").espace["x"] == 1


def test_seul_un_nom_inconnu_fait_essayer_une_definition_de_nouveau(ouvrir):
    cahier = ouvrir("x = 1 / zero[0]", "y = inconnu()", "zero = [1]")
    assert cahier.dites.count(("debut", 1, 0)) == 2
    assert ouvrir("zero = [0]", "x = 1 / zero[0]", "zero[0] = 1").dites.count(("debut", 2, 0)) == 1
    assert ouvrir("print(inconnu)").dites == [("debut", 1, 0)]


def test_une_instruction_a_sauter_n_est_pas_executee_et_les_autres_le_sont(ouvrir):
    cahier = ouvrir("x = 1\ny = 2\nz = 3", "x = 4", sautees=[[1, 1], [2, 0]])
    assert {nom: cahier.espace.get(nom) for nom in "xyz"} == {"x": 1, "y": None, "z": 3}


def test_au_besoin_seules_les_definitions_sont_executees(ouvrir):
    espace = ouvrir("x = 1\nimport math", f"y = 2\n{DOUBLE}", definitions_seulement=True).espace
    assert {"math", "f"} <= espace.keys() and not {"x", "y"} & espace.keys()


# Le temps


def test_une_cellule_sans_fin_est_arretee_et_le_dit(ouvrir, monkeypatch):
    monkeypatch.setattr(module_cahier, "SECONDES_PAR_CELLULE", 0.05)
    cahier = ouvrir(f"x = 1\nwhile True: pass\ny = 2\n{DOUBLE}", "z = 3")
    assert [dite for dite in cahier.dites if dite[0] == "arret"] == [("arret", 1, 1)]
    assert cahier.espace["f"](1) == 2 and cahier.espace["z"] == 3 and "y" not in cahier.espace


def test_une_cellule_longue_mais_finie_n_est_pas_arretee_par_son_nombre_de_pas(ouvrir):
    assert ouvrir("n = 0\nfor i in range(300_000):\n    n += 1").espace["n"] == 300_000


def test_le_temps_des_cellules_s_ajoute_puis_seules_les_definitions_sont_executees(ouvrir, monkeypatch):
    monkeypatch.setattr(module_cahier, "SECONDES_PAR_COPIE", 0.05)
    cahier = ouvrir("while True: pass", "x = 1", f"y = 2\n{DOUBLE}")
    assert cahier.espace["f"](1) == 2 and not {"x", "y"} & cahier.espace.keys()
    assert [dite for dite in cahier.dites if dite[0] == "arret"] == [("arret", 1, 0)]


def test_apres_une_boucle_sans_fin_une_definition_a_encore_le_temps_d_etre_decoree(ouvrir, monkeypatch):
    monkeypatch.setattr(module_cahier, "SECONDES_PAR_CELLULE", 0.05)
    decorer = "def decorer(fonction):\n    for i in range(2000):\n        x = i\n    return fonction"
    assert ouvrir(decorer, f"while True: pass\n@decorer\n{DOUBLE}").espace["f"](1) == 2


def test_apres_une_boucle_sans_fin_une_definition_sans_fin_est_arretee_aussi(ouvrir, monkeypatch):
    monkeypatch.setattr(module_cahier, "SECONDES_PAR_CELLULE", 0.05)
    cahier = ouvrir("def decorer(fonction):\n    while True: pass", f"while True: pass\n@decorer\n{DOUBLE}", "x = 1")
    assert [dite for dite in cahier.dites if dite[0] == "arret"] == [("arret", 2, 0), ("arret", 2, 1)] and cahier.espace["x"] == 1


def test_une_cellule_rapide_laisse_leur_temps_aux_suivantes(ouvrir, monkeypatch):
    monkeypatch.setattr(module_cahier, "SECONDES_PAR_CELLULE", 1.0)
    cahier = ouvrir(*["x = 1"] * 12, "n = 0\nfor i in range(2000):\n    n += i")
    assert cahier.espace["n"] == 1_999_000


def test_dormir_ne_dure_pas_dans_une_cellule_et_dure_de_nouveau_ensuite(ouvrir):
    dormir = time.sleep
    assert ouvrir("import time\ntime.sleep(10**6)\nx = 1").espace["x"] == 1 and time.sleep is dormir


# Python autour des cellules


def test_une_fonction_de_python_remplacee_par_une_cellule_est_remise(ouvrir):
    avant = builtins.len
    assert ouvrir("import builtins\nbuiltins.len = 4", "x = len([1])").espace["x"] == 1 and builtins.len is avant


def test_une_importation_du_futur_vaut_pour_les_cellules_suivantes(ouvrir):
    cahier = ouvrir("from __future__ import annotations", "def f(x: absente): return x")
    assert cahier.decrire("f")["cellule"] == 2
    assert "erreur" in ouvrir("def f(x: absente): return x").decrire("f")


def test_attendre_hors_d_une_fonction_est_permis(ouvrir):
    assert ouvrir("import asyncio\nx = await asyncio.sleep(0, 7)").espace["x"] == 7


def test_un_affichage_ne_sort_pas(ouvrir, capsys):
    ouvrir("print('bonjour')")
    assert capsys.readouterr().out == ""


# Ce qui n’est pas là


def test_un_paquet_qui_manque_est_nomme_par_sa_racine(ouvrir):
    assert ouvrir("import zut.zou", "from zut2.zou import x", "import math.zut", "import mastermind_edu.coeur").manques == {"zut", "zut2"}


@pytest.mark.parametrize(
    "importation, nom, absente",
    [
        ("import zut", "zut", "zut"),
        ("import zut.zou", "zut", "zut.zou"),
        ("import zut as z", "z", "zut"),
        ("import zut.zou as z", "z", "zut.zou"),
        ("from zut import zou", "zou", "zou"),
        ("from zut import zou as z", "z", "zou"),
    ],
)
def test_une_importation_qui_echoue_laisse_une_absente_a_chaque_nom(ouvrir, importation, nom, absente):
    cahier = ouvrir(importation)
    trouvee = cahier.espace[nom]
    assert isinstance(trouvee, Absente) and (trouvee.__name__, trouvee.paquet) == (absente, "zut")


def test_se_servir_d_une_absente_echoue_en_nommant_son_paquet(ouvrir):
    types, texte, *_ = ouvrir("import zut.zou as z", "f = z.x").decrire("f")["erreur"]
    assert (types[0], texte) == ("ModuleNotFoundError", "No module named 'zut'")


@pytest.mark.parametrize("emploi", ["z()", "z.x", "z[0]", "z + 1", "z * 2", "len(z)", "1 in z", "[*z]"])
def test_tout_emploi_d_une_absente_est_refuse(ouvrir, emploi):
    assert ouvrir("import zut as z", f"f = {emploi}").decrire("f")["erreur"][0][0] == "ModuleNotFoundError"


def test_une_reponse_dit_ce_qui_lui_manque(ouvrir):
    sources = ["import zut, zou\nfrom mastermind_edu import Regles", "def f(x):\n    return zut.x", "def g(x):\n    return Regles(x)"]
    cahier = ouvrir(*sources, noms=("f", "g"))
    assert [cahier.decrire(nom)["manques"] for nom in "fg"] == [["zut"], []]
    assert [cahier.decrire(nom)["emprunts"] for nom in "fg"] == [[], ["Regles"]]


@pytest.mark.parametrize("paquet, importee", [("mastermind_edu", True), ("zut", False)])
def test_une_reponse_seulement_importee_le_dit(ouvrir, paquet, importee):
    assert ouvrir("x = 1", f"from {paquet} import f").decrire("f") == {"est_importee": importee, "cellule": 2, "manques": [paquet]}


# Ce qui tient lieu du cours et des widgets


def test_un_notebook_connait_d_avance_son_affichage_et_son_nom(ouvrir):
    cellule = "display(3)\nget_ipython().run_line_magic('x', '')\nif __name__ == '__main__':\n    x = 1"
    assert ouvrir(cellule).espace["x"] == 1


@pytest.mark.parametrize(
    "cellule",
    [
        "import ipywidgets as w\nb = w.Button(description='a')\nb.on_click(print)\nb.style.color = 3\nx = 1",
        "from ipywidgets import VBox, interact\nwith VBox() as boite:\n    a, = boite, \nfor _ in VBox():\n    1 / 0\nx = 1",
        "from IPython.display import display, HTML\ndisplay(HTML('a'))\nx = 1",
        "from mastermind_edu import verifier, exemples, aide, derouler\nverifier(3)\nexemples('f')\nx = 1",
        "from mastermind_edu.widgets import Plateau\nPlateau(3).montrer()\nx = 1",
        "from mastermind_edu.affichage.html import dessiner\ndessiner()\nx = 1",
        "from mastermind_edu import load_ipython_extension\nload_ipython_extension(3)\nx = 1",
        "import mastermind_edu\nmastermind_edu.verifier(3)\nx = 1",
    ],
    ids=["bouton", "boites", "ipython", "outils", "widgets", "affichage", "extension", "module"],
)
def test_les_widgets_et_les_outils_du_cours_ne_font_rien(ouvrir, cellule):
    assert ouvrir(cellule).espace["x"] == 1


def test_un_decorateur_du_cours_rend_la_fonction_et_tout_autre_appel_ne_fait_rien(ouvrir):
    espace = ouvrir("from ipywidgets import interact\n@interact\ndef f(x):\n    return 2 * x\na, b = interact(3), interact(f, f)").espace
    assert espace["f"](2) == 4 and espace["a"] is espace["b"] is INERTE


def test_le_reste_du_cours_est_absent(ouvrir):
    cahier = ouvrir("from mastermind_edu import *", "f = Regles(4)")
    assert cahier.decrire("f")["erreur"][0][0] == "ModuleNotFoundError" and cahier.manques == set()


@pytest.mark.parametrize("nom", ["coeur", "exercices.chapitre_04", "zut"])
def test_un_module_du_cours_ne_s_importe_pas(ouvrir, nom):
    assert isinstance(ouvrir(f"import mastermind_edu.{nom} as m").espace["m"], Absente)


def test_un_module_inerte_n_a_pas_d_attribut_reserve(ouvrir):
    assert ouvrir("import ipywidgets\nf = ipywidgets.__zut__").decrire("f")["erreur"][0][0] == "AttributeError"
    assert ouvrir("from mastermind_edu import verifier\nf = verifier.__zut__").decrire("f")["erreur"][0][0] == "AttributeError"


@pytest.mark.parametrize("prise, emprunts", [("import mastermind_edu as m", ["mastermind_edu"]), ("from mastermind_edu import verifier as m", []), ("import ipywidgets as m", [])])
def test_seul_ce_qui_vient_du_cours_est_un_emprunt(ouvrir, prise, emprunts):
    assert ouvrir(prise, "def f(x):\n    return m.zut(x)").decrire("f")["emprunts"] == emprunts
