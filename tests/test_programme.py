"""Choisir ce qu’il faut exécuter d’une copie : les réponses, leurs besoins, rien d’autre."""

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.programme import composition
from mastermind_edu.correction.programme.composition import Instruction, composer, composer_programme
from mastermind_edu.correction.programme.decoupage import decouper
from mastermind_edu.correction.programme.magies import neutraliser

SANS_HASARD = settings(derandomize=True, deadline=None)
BON = "def repondre(s, p):\n    return 1, 2"
VIDE = 'def repondre(s, p):\n    """Aide."""\n    ...'


def programme_de(*cellules, noms=("repondre",)):
    return composer(Copie("a.ipynb", "A", None, cellules, (), ""), noms)


def trouvee(programme, nom="repondre"):
    reponse = programme.reponses[nom]
    return reponse.etat, reponse.message, reponse.vide


def textes(programme):
    return [anomalie.texte for anomalie in programme.anomalies]


def sources(programme):
    return [instruction.source for instruction in programme.instructions]


# Trouver les réponses


@pytest.mark.parametrize(
    "cellule",
    [
        BON,
        "class repondre:\n    x = 1",
        "repondre = lambda s, p: (1, 2)",
        "if True:\n    def repondre(s, p):\n        return 1, 2",
        "try:\n    print(1)\n    def repondre(s, p):\n        return 1, 2\nexcept NameError:\n    pass",
        "    def repondre(s, p):\n        return 1, 2",
        "import functools\n@functools.lru_cache\ndef repondre(s, p):\n    return 1, 2",
        "print(1); repondre = lambda s, p: (1, 2)",
    ],
    ids=["def", "class", "lambda", "dans-if", "dans-try", "cellule-decalee", "decorateur", "point-virgule"],
)
def test_une_reponse_se_trouve_par_son_nom(cellule):
    programme = programme_de("print(0)", cellule)
    assert [*programme.reponses] == ["repondre"] and trouvee(programme) == ("definie", "", False)
    assert textes(programme) == []


@pytest.mark.parametrize(
    "cellule, message",
    [
        ("x = 1", "la copie ne contient pas de fonction `repondre`"),
        ("repondre = 3", "la copie ne contient pas de fonction `repondre`"),
        ("repondre = repondre(1, 2)", "la copie ne contient pas de fonction `repondre`"),
        ("def Repondre(s, p): ...", "la copie ne contient pas de fonction `repondre` ; `Repondre` est-elle mal nommée ?"),
        ("def repodnre(s, p): ...", "la copie ne contient pas de fonction `repondre` ; `repodnre` est-elle mal nommée ?"),
        ("def preparer(s, p): ...", "la copie ne contient pas de fonction `repondre`"),
        ("def repondre_vite(s, p): ...", "la copie ne contient pas de fonction `repondre`"),
        ("async def repondre(s, p):\n    return 1", "`repondre` est écrite avec `async def` : enlevez `async`"),
        ("def f():\n    def repondre(s, p):\n        return 1",
         "`repondre` est écrite à l’intérieur d’une autre définition : ramenez son `def` au bord gauche"),
        ("%%writefile x.py\n" + BON, "la copie ne contient pas de fonction `repondre`"),
    ],
    ids=["rien", "nombre", "resultat", "majuscule", "faute-de-frappe", "autre-mot", "nom-plus-long", "async", "imbriquee", "writefile"],
)
def test_une_reponse_absente_est_expliquee(cellule, message):
    assert trouvee(programme_de(cellule)) == ("absente", message, False)


def test_une_autre_reponse_demandee_n_est_pas_une_faute_de_frappe():
    programme = programme_de("def trouver_bien_places(c, p): ...", noms=["trouver_bien_places", "trouver_mal_places"])
    assert "mal nommée" not in programme.reponses["trouver_mal_places"].message


@pytest.mark.parametrize(
    "cellule, vide",
    [
        (VIDE, True),
        ("def repondre(s, p): pass", True),
        ('def repondre(s, p):\n    "Aide."', True),
        ("def repondre(s, p):\n    return None", True),
        ("def repondre(s, p):\n    raise NotImplementedError", False),
        ("class repondre:\n    def __init__(self):\n        ...", True),
        ("class repondre:\n    def __init__(self):\n        self.x = 1", False),
        ("repondre = lambda s, p: ...", True),
    ],
)
def test_une_reponse_vide_est_reconnue(cellule, vide):
    assert programme_de(cellule).reponses["repondre"].vide is vide


@pytest.mark.parametrize(
    "cellules, gardee",
    [
        ((BON, "def repondre(s, p):\n    return 3"), "def repondre(s, p):\n    return 3"),
        ((BON, VIDE), BON),
        ((VIDE, BON), BON),
        ((BON, BON), BON),
        ((BON + "\n" + VIDE,), BON),
        (("def autre(s, p): return 4", BON, "repondre = autre"), "repondre = autre"),
    ],
    ids=["deux-pleines", "vide-apres", "vide-avant", "copie", "meme-cellule", "alias"],
)
def test_la_derniere_definition_non_vide_est_gardee_avec_une_remarque(cellules, gardee):
    programme = programme_de(*cellules)
    assert sources(programme)[-1] == gardee and not programme.reponses["repondre"].vide
    assert textes(programme) == ["`repondre` est définie 2 fois : la dernière version non vide est corrigée"]


@pytest.mark.parametrize("apres", ["repondre = repondre(1, 2)", "repondre = 3", "bien, repondre = 1, 2", "import os as repondre"])
def test_rien_n_efface_une_reponse(apres):
    assert sources(programme_de(BON, apres)) == [BON]


# Les fautes de syntaxe


@pytest.mark.parametrize(
    "cellule, ligne, explication",
    [
        ("def repondre(s, p)\n    return 1", 1, "il manque « : »"),
        ("def repondre(s, p):\n    return len((s)", 2, "« ( » est ouvert mais jamais refermé"),
        ("def repondre(s, p):\n    return s)", 2, "« ) » est fermé sans avoir été ouvert"),
        ("def repondre(s, p):\n    return s[0)", 2, "« ) » ne referme pas « [ »"),
        ("def repondre(s, p):\nreturn 1", 2, "décalées de 4 espaces"),
        ("def repondre(s, p):\n    x = 1\n  return x", 3, "ne s’aligne sur aucune ligne"),
        ("def repondre(s, p):\n    x = 1\n      return x", 3, "décalée sans raison"),
        ("def repondre(s, p):\n    if s:\n        x = 1\n\treturn x", 4, "espaces"),
        ("def repondre(s, p):\n    if s = p:\n        return 1", 2, "écrivez « == »"),
        ("def repondre(s, p):\n    if s[0] = p:\n        return 1", 2, "écrivez « == »"),
        ("def repondre(s, p):\n    return 'R", 2, "il manque un guillemet"),
        ('def repondre(s, p):\n    """Aide\n    return 1', 2, "trois guillemets"),
        ("def repondre(s, p):\n    x = 1\nreturn x", 3, "`return` est hors de la fonction"),
        ("def repondre(s, p):\n    x = 0\nfor i in s:\n    x += 1\nreturn x", 5, "`return` est hors de la fonction"),
        ("def repondre(s, p):\n    break", 2, "`break` est hors de la boucle"),
        ("def repondre(s, p):\n    if s:\n        x = 1\n    else if p:\n        x = 2", 4, "s’écrit `elif`"),
        ("def repondre(s, p):\n    print s", 2, "il manque les parenthèses après `print`"),
        ("def repondre(s, p):\n    return “R”", 2, "retapez-le au clavier"),
        ("def repondre(s, p):\n\u00a0\u00a0\u00a0\u00a0return 1", 2, "signe invisible"),
        ("def repondre(s, p):\n    return [s p]", 2, "virgule"),
        ("def repondre s, p:\n    return 1", 1, "il manque « ( »"),
        ("Def repondre(s, p):\n    return 1", 1, "Python ne comprend pas cette ligne"),
        ("def repondre(s, p):\n    return 1 +* 2", 2, "Python ne comprend pas cette ligne"),
    ],
)
def test_une_faute_de_syntaxe_est_situee_et_expliquee(cellule, ligne, explication):
    reponse = programme_de("x = 1", cellule).reponses["repondre"]
    assert reponse.etat == "syntaxe"
    assert reponse.message.startswith(f"faute de syntaxe dans la cellule 2, ligne {ligne}")
    assert explication in reponse.message


@pytest.mark.parametrize(
    "cellule",
    [
        BON + "\nprint(repondre(1, 2)",
        "x = (1,\n" + BON,
        "def autre(s)\n    return 1\n\n" + BON,
        "%matplotlib inline\n!pip install rien\n" + BON + "\nx = !ls\nif if",
        "print 'bonjour'\n\n# la réponse\n" + BON + "\n# fin",
        "def autre():\n    return 1\nreturn 2\n" + BON,
        'def autre():\n    """Aide\nau bord gauche.\n"""\n    return 1\n' + BON + "\n)",
    ],
    ids=["appel-apres", "parenthese-avant", "autre-fonction", "magies", "python-2", "return-egare", "texte-au-bord"],
)
def test_une_faute_ailleurs_dans_la_cellule_ne_coute_rien(cellule):
    programme = programme_de(cellule)
    assert trouvee(programme) == ("definie", "", False)
    assert [ast.unparse(ast.parse(source)) for source in sources(programme)] == [BON.replace("1, 2", "(1, 2)")]
    assert textes(programme)[0].startswith("faute de syntaxe dans la cellule 1, ligne ")


def test_de_plusieurs_fautes_d_une_cellule_la_premiere_est_dite():
    (texte,) = textes(programme_de("def autre(s)\n    return 1\n\nprint 'bonjour'\n"))
    assert texte.startswith("faute de syntaxe dans la cellule 1, ligne 1,") and texte.endswith("le reste de la cellule est lu")


def test_de_plusieurs_versions_fautives_la_derniere_est_expliquee():
    reponse = programme_de("def repondre(s, p)\n    return 3", "def repondre(s, p):\n    return 3)").reponses["repondre"]
    assert reponse.message.startswith("faute de syntaxe dans la cellule 2, ligne 2")


@pytest.mark.parametrize("suite", ['  # """', '\n"""'], ids=["meme-ligne", "ligne-suivante"])
def test_un_texte_mal_referme_n_avale_pas_la_definition_qui_le_suit(suite):
    definition = "def repondre(s, p): return 1"
    assert [enonce.source for enonce in decouper(f'x = """\n{definition}{suite}\nif if', 1).enonces] == [definition]


def test_un_enonce_dont_python_ne_sait_pas_lire_les_noms_n_arrete_rien(monkeypatch):
    def refuser(*_):
        raise RecursionError

    monkeypatch.setattr("symtable.symtable", refuser)
    assert programme_de(BON).reponses["repondre"].etat == "definie"


@pytest.mark.parametrize("nombre, lue", [(18, True), (19, False)], ids=["20-morceaux", "21-morceaux"])
def test_une_instruction_au_bord_gauche_se_recolle_jusqu_a_vingt_morceaux(nombre, lue):
    liste = "N = [\n" + "1,\n" * nombre + "]"
    decoupage = decouper(f"{liste}\nif if", 1)
    assert [enonce.source for enonce in decoupage.enonces] == [liste] * lue


@pytest.mark.parametrize("nombre, lue", [(498, True), (499, False)], ids=["500-morceaux", "501-morceaux"])
def test_une_cellule_fautive_se_lit_en_cinq_cents_morceaux_au_plus(nombre, lue):
    decoupage = decouper("a\n" * nombre + "if if\n" + BON, 1)
    assert [enonce.source for enonce in decoupage.enonces] == [BON] * lue


@pytest.mark.parametrize("longueur, suite, lue", [(99_998, "11]", True), (99_999, "1]", False)], ids=["200000-signes", "200001-signes"])
def test_une_cellule_fautive_ne_se_recolle_que_jusqu_a_deux_cent_mille_signes_essayes(longueur, suite, lue):
    debut = "N = [".ljust(longueur, "#")  # essayé seul, puis avec sa suite
    decoupage = decouper(f"{debut}\n{suite}\nM = [\n1]\n{BON}\nif if", 1)  # il ne reste rien pour recoller M
    assert [enonce.source for enonce in decoupage.enonces] == [f"{debut}\n{suite}"] * lue + [BON]


def test_les_lignes_d_une_cellule_fautive_restent_celles_de_l_eleve():
    programme = programme_de("x = 1", "COULEURS = [\n'R',\n'V',\n]\n\nprint(\n\n\n@str\ndef repondre(s, p):\n    return COULEURS")
    assert [(i.ligne, i.cellule) for i in programme.instructions] == [(1, 2), (9, 2)]


def test_une_version_fautive_n_efface_pas_une_version_juste():
    programme = programme_de(BON, "def repondre(s, p)\n    return 3")
    assert programme.reponses["repondre"].etat == "definie"
    assert textes(programme)[0].startswith("une autre version de `repondre` n’est pas lue : faute de syntaxe")


def test_une_version_fautive_l_emporte_sur_une_version_vide():
    assert programme_de(VIDE, "def repondre(s, p)\n    return 3").reponses["repondre"].etat == "syntaxe"


# Jupyter


@pytest.mark.parametrize(
    "cellule, attendu",
    [
        ("%matplotlib inline\nx = 1", "pass\nx = 1"),
        ("!pip install a \\\n  b\nx = 1", "pass\n\nx = 1"),
        ("if a:\n    !ls\nx?\n?x", "if a:\n    pass\npass\npass"),
        ("a = !ls\nb = %pwd\nc = 5 % 2", "a = None\nb = None\nc = 5 % 2"),
        ("%%time\nx = 1", "\nx = 1"),
        ("\n# mesure\n%%timeit -n 3\n%%capture\nx = 1", "\n# mesure\n\n\nx = 1"),
        ("%%bash\nls", None),
        ("x = 1\n%%bash\ny = 2", "x = 1\npass\ny = 2"),
        ("%%html\n<b>", None),
        ("x = (7\n%3)\ny = (a\n%b)", "x = (7\n%3)\ny = (a\n%b)"),
        ('x = """\n%d pions\n!\n"""\n%time', 'x = """\n%d pions\n!\n"""\npass'),
        ("  x = 1\n  y = 2", "x = 1\ny = 2"),
    ],
)
def test_ce_qui_n_est_que_de_jupyter_est_neutralise(cellule, attendu):
    assert neutraliser(cellule) == attendu


def test_une_reponse_dans_une_cellule_d_un_autre_langage_est_signalee():
    assert textes(programme_de("%%writefile x.py\n" + BON)) == ["`repondre` est dans une cellule `%%`, qui n’est pas du Python"]


# Ce dont les réponses se servent


@pytest.mark.parametrize(
    "cellules, gardees",
    [
        (("def aide(s): return s", "def repondre(s, p): return aide(s)"), [0, 1]),
        (("def repondre(s, p): return aide(s)", "def aide(s): return s"), [0, 1]),
        (("import random as r", "def repondre(s, p): return r.random()"), [0, 1]),
        (("import os.path", "def repondre(s, p): return os.getcwd()"), [0, 1]),
        (("from math import sqrt", "def repondre(s, p): return sqrt(4)"), [0, 1]),
        (("from math import *", BON), [0, 1]),
        (("from __future__ import annotations", BON), [0, 1]),
        (("from math import sqrt", BON), [1]),
        (("N = 4", "def repondre(s, p, n=N): return 1"), [0, 1]),
        (("N: int = 4", "def repondre(s, p): return [N for _ in s]"), [0, 1]),
        (("N, K = 4, 6", "M = N * K", "def repondre(s, p): return M"), [0, 1, 2]),
        (("N = 4", "N += 1", "def repondre(s, p): return N"), [0, 1, 2]),
        (("T = {}", "T['R'] = 1", "def repondre(s, p): return T"), [0, 1, 2]),
        (("N = 4", "N = 5", "def repondre(s, p): return N"), [0, 1, 2]),
        (("def d(f): return f", "@d\ndef repondre(s, p): return 1"), [0, 1]),
        (("class C: pass", "class D(C): pass", "def repondre(s, p): return D()"), [0, 1, 2]),
        (("compte = 0", "def repondre(s, p):\n    global compte\n    compte = 1"), [0, 1]),
        (("try:\n    import numpy as np\nexcept ImportError:\n    np = None", "def repondre(s, p): return np"), [0, 1]),
        (("from typing import List", "def repondre(s: List[int], p): return 1"), [0, 1]),
        (("N = 4", "def repondre(s, p):\n    N = 3\n    return N"), [1]),
        (("secret = input()", BON.replace("s, p", "secret, p")), [1]),
        (("compte = 0", "def repondre(s, p): return s.compte"), [1]),
        (("def autre(): return 1", BON), [1]),
    ],
    ids=[
        "aide", "aide-apres", "import-as", "import-pointe", "from", "etoile", "futur", "from-inutile", "defaut", "comprehension", "en-chaine",
        "increment", "indice", "redefinie", "decorateur", "classe", "global", "try-import", "annotation",
        "locale", "parametre", "attribut", "inutile",
    ],
)  # fmt: skip
def test_seul_ce_dont_une_reponse_se_sert_est_garde(cellules, gardees):
    assert sources(programme_de(*cellules)) == [cellules[rang] for rang in gardees]


@pytest.mark.parametrize(
    "cellule",
    ["while True: pass", "repondre(1, 2)", "print(N)", "for N in range(9): pass", "with open('x') as N: pass", "exit()", "del N", "assert N"],
)
def test_ni_boucle_ni_appel_ni_affichage_n_est_execute(cellule):
    assert sources(programme_de("N = 1", cellule, "def repondre(s, p): return N")) == ["N = 1", "def repondre(s, p): return N"]


@pytest.mark.parametrize(
    "bloc", ["if input():\n    N = 4", "try:\n    N = 4\nexcept NameError:\n    print(0)"], ids=["dans-la-condition", "dans-le-except"]
)
def test_un_appel_autour_d_une_affectation_n_est_pas_execute(bloc):
    assert sources(programme_de(bloc, "def repondre(s, p): return N")) == ["N = 4", "def repondre(s, p): return N"]


def test_les_instructions_gardent_leur_texte_leur_ligne_et_leur_cellule():
    cellules = ["# début\n\nimport math; N = '''a\n  b'''", "if N:\n    @math.f\n    def repondre(s, p):\n        return N\n    print(1)"]
    assert programme_de(*cellules).instructions == (
        Instruction("import math", 3, 1),
        Instruction("N = '''a\n  b'''", 3, 1),
        Instruction("@math.f\ndef repondre(s, p):\n    return N", 2, 2),
    )


def test_une_cellule_hostile_ne_change_que_sa_propre_ligne():
    programme = programme_de("x=" + "-" * 40_000 + "1", "a = 1\0", BON, "é" * 60_000)
    assert programme.reponses["repondre"].etat == "definie" and sources(programme) == [BON]
    assert len(programme.anomalies) == 3


def test_une_copie_se_lit_jusqu_a_cinquante_mille_signes_par_cellule_et_deux_cent_mille_en_tout():
    pleines = [texte.ljust(50_000, "#") for texte in ("", "", "", BON + "\n")]
    programme = programme_de(*pleines, "x", noms=["repondre"])
    assert programme.reponses["repondre"].etat == "definie"
    assert textes(programme) == ["la cellule 5 est trop longue (1 signes) : elle n’est pas lue"]


def test_une_cellule_trop_longue_n_empeche_pas_de_lire_les_suivantes():
    programme = programme_de("#" * 50_001, BON)
    assert (sources(programme), textes(programme)) == ([BON], ["la cellule 1 est trop longue (50001 signes) : elle n’est pas lue"])


def test_une_copie_demesuree_n_est_pas_lue_en_entier(monkeypatch):
    monkeypatch.setattr(composition, "SIGNES_PAR_COPIE", 60)
    assert textes(programme_de(BON, BON, BON))[0] == "la cellule 2 est trop longue (35 signes) : elle n’est pas lue"


def test_chaque_reponse_dit_de_quoi_l_executer_seule():
    programme = programme_de("from math import *", "N = 4", BON, "def position(v, c): return N", noms=("repondre", "position"))
    seules = {nom: [instruction.source for instruction in reponse.seule] for nom, reponse in programme.reponses.items()}
    assert seules == {"repondre": ["from math import *", BON], "position": ["from math import *", "N = 4", "def position(v, c): return N"]}


def test_une_reponse_porte_sa_source_et_les_noms_qu_elle_emploie():
    programme = programme_de("def repondre(s, p):\n    return position(s, p)", "position = lambda v, c: 0", noms=("repondre", "position"))
    assert programme._replace(a_noter=("repondre", "position")).sources == {"repondre": "def repondre(s, p):\n    return position(s, p)"}
    assert programme.reponses["repondre"].noms == {"position", "s", "p"}


def test_ce_qui_ne_concerne_que_les_fonctions_d_un_autre_chapitre_est_tu():
    ailleurs = ["def nettoyer(texte): return 1", "def nettoyer(texte): return 2", "from mastermind_edu import tirer_code"]
    programme = composer_programme(Copie("a.ipynb", "A", "04_marquage", (*ailleurs, "def position(v, c): return tirer_code(nettoyer(v))"), (), ""))
    assert textes(programme) == ["`position` se sert de `tirer_code`, importée du paquet : ce n’est pas une réponse"]
    assert "nettoyer" in programme.reponses and "nettoyer" not in programme.a_noter


# Les emprunts au paquet


@pytest.mark.parametrize(
    "cellules, emprunt",
    [
        (("from mastermind_edu import repondre_par_marquage", "def repondre(s, p): return repondre_par_marquage(s, p)"), "repondre_par_marquage"),
        (("from mastermind_edu import repondre_par_marquage as r", "repondre = r"), "repondre_par_marquage"),
        (("from mastermind_edu.coeur import reponses", "def repondre(s, p): return reponses.x"), "reponses"),
        (("from mastermind_edu import repondre_par_marquage as repondre",), "repondre_par_marquage"),
        (("import mastermind_edu as m", "def repondre(s, p): return m.repondre_par_marquage(s, p)"), "m.repondre_par_marquage"),
        (("import mastermind_edu.coeur", "def repondre(s, p): return mastermind_edu.x"), "mastermind_edu.x"),
        (("from mastermind_edu import *", "def repondre(s, p): return len(repondre_par_marquage(s, p))"), "repondre_par_marquage"),
        (("def repondre(s, p):\n    from mastermind_edu import Reponse\n    return Reponse(1, 2)",), "Reponse"),
        (("def repondre(s, p): return __import__('mastermind_edu').x(s, p)",), "mastermind_edu"),
        (("import importlib\nm = importlib.import_module('mastermind_edu.coeur')", "def repondre(s, p): return m.x"), "mastermind_edu"),
        (("from mastermind_edu import tirer_code", "def aide(): return tirer_code", "def repondre(s, p): return aide()"), "tirer_code"),
    ],
    ids=["from", "alias", "sous-module", "renommee", "module", "module-pointe", "etoile", "dans-la-fonction", "import-cache", "importlib", "par-une-aide"],
)
def test_un_emprunt_au_paquet_est_signale(cellules, emprunt):
    message = f"`repondre` se sert de `{emprunt}`, importée du paquet : ce n’est pas une réponse"
    assert textes(programme_de(*cellules)) == [message]


@pytest.mark.parametrize(
    "avant",
    ["from mastermind_edu import exemples, verifier\nverifier(1)", "from mastermind_edu import *", "import mastermind_edu"],
)
def test_importer_le_paquet_sans_s_en_servir_ne_se_remarque_pas(avant):
    assert textes(programme_de(avant, BON)) == []


@pytest.mark.parametrize("avant", ["import random", "import numpy as random", "from numpy import random"])
def test_se_servir_d_un_autre_module_n_est_pas_un_emprunt(avant):
    assert textes(programme_de(avant, "def repondre(s, p): return random.random()")) == []


@pytest.mark.parametrize("avant", ["", "from math import *", "from mastermind_edu import *\nfrom math import *"], ids=["rien", "autre-etoile", "deux-etoiles"])
def test_un_nom_inconnu_que_le_paquet_n_est_pas_seul_a_pouvoir_donner_n_est_pas_un_emprunt(avant):
    assert textes(programme_de(avant, "def repondre(s, p): return inconnue(s, p)")) == []


# Rien ne fait échouer


@SANS_HASARD
@given(st.lists(st.text(max_size=80), max_size=3))
def test_aucun_texte_ne_fait_echouer_la_composition(cellules):
    assert programme_de(*cellules).reponses.keys() == {"repondre"}


BRIBES = st.sampled_from(
    ["def repondre(s, p):", "\n", "    ", "return", "x = 1", "(", ")", '"""', "@", "%%time", "!ls", "if x:", "else:", "\\", "lambda", "é", ";", "class A:", "import os", ":", "\t", "#", "try:", "except:", "..."]
)


@SANS_HASARD
@given(st.lists(BRIBES, max_size=25).map("".join))
def test_aucun_melange_de_bribes_de_python_ne_fait_echouer_la_composition(cellule):
    programme = programme_de(cellule)
    assert all(compile(source, "x", "exec") for source in sources(programme))
