"""Préparer ce qu’il faut exécuter d’une copie : tout ce que Python y lit, chaque ligne à sa place."""

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.lecture.eleves import chapitre_des_fonctions
from mastermind_edu.correction.programme import composition
from mastermind_edu.correction.programme.composition import composer, composer_programme
from mastermind_edu.correction.programme.decoupage import neutraliser
from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.exercices.scelles import lire_corriges

SANS_HASARD = settings(derandomize=True, deadline=None)
BON = "def repondre(s, p):\n    return 1, 2"
VIDE = 'def repondre(s, p):\n    """Aide."""\n    ...'


def programme_de(*cellules, noms=("repondre",)):
    return composer(Copie("a.ipynb", "A", None, cellules, (), ""), noms)


def trouvee(programme, nom="repondre"):
    reponse = programme.reponses[nom]
    return bool(reponse.source), reponse.faute, reponse.est_vide


def textes(programme):
    return [anomalie.texte for anomalie in programme.anomalies]


def executes(programme):
    """Le texte que le juge exécutera de chaque cellule."""
    return [texte for _, texte in programme.cellules]


# Trouver les réponses


@pytest.mark.parametrize(
    "cellule",
    [
        BON,
        "class repondre:\n    x = 1",
        "if True:\n    def repondre(s, p):\n        return 1, 2",
        "try:\n    print(1)\n    def repondre(s, p):\n        return 1, 2\nexcept NameError:\n    pass",
        "    def repondre(s, p):\n        return 1, 2",
        "import functools\n@functools.lru_cache\ndef repondre(s, p):\n    return 1, 2",
    ],
    ids=["def", "class", "dans-if", "dans-try", "cellule-decalee", "decorateur"],
)
def test_une_reponse_ecrite_se_trouve_par_son_nom(cellule):
    programme = programme_de("print(0)", cellule)
    assert trouvee(programme) == (True, "", False) and not programme.est_vierge
    assert textes(programme) == []


@pytest.mark.parametrize(
    "cellule, message",
    [
        ("x = 1", "la copie ne contient pas de fonction `repondre`"),
        ("repondre = 3", "`repondre` est ici une variable, il faut une fonction : écrivez `def repondre(secret, proposition):`, et votre réponse en dessous"),
        ("repondre = repondre(1, 2)", "`repondre` est ici une variable, il faut une fonction : écrivez `def repondre(secret, proposition):`, et votre réponse en dessous"),
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
    assert programme_de(cellule).reponses["repondre"].absence == message


def test_une_autre_reponse_demandee_n_est_pas_une_faute_de_frappe():
    programme = programme_de("def trouver_bien_places(c, p): ...", noms=["trouver_bien_places", "trouver_mal_places"])
    assert "mal nommée" not in programme.reponses["trouver_mal_places"].absence


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
    ],
)
def test_une_reponse_vide_est_reconnue(cellule, vide):
    assert programme_de(cellule).reponses["repondre"].est_vide is vide


@pytest.mark.parametrize(
    "cellules, vierge",
    [
        ((), True),
        ((VIDE, "print(repondre)"), True),
        ((VIDE, BON), False),
        ((VIDE, "repondre = lambda s, p: 1"), False),
        ((VIDE, "from autre import repondre"), False),
        ((VIDE, "exec('def repondre(): pass')"), False),
    ],
    ids=["rien", "squelette", "def", "lambda", "importation", "exec"],
)
def test_une_copie_ou_rien_n_est_ecrit_est_vierge(cellules, vierge):
    assert programme_de(*cellules).est_vierge is vierge


# Les fautes de syntaxe


@pytest.mark.parametrize(
    "cellule, ligne, explication",
    [
        ("def repondre(s, p)\n    return 1", 1, "il manque « : »"),
        ("def repondre(s, p):\n    return len((s)", 2, "« ( » est ouvert mais jamais refermé"),
        ("def repondre(s, p):\n    return s)", 2, "« ) » est fermé sans avoir été ouvert"),
        ("def repondre(s, p):\n    return s[0)", 2, "« ) » ne referme pas « [ »"),
        ("def repondre(s, p):\nreturn 1", 2, "décalez de 4 espaces"),
        ("def repondre(s, p):\n    x = 1\n  return x", 3, "cette ligne commence par 2 espaces, et aucune de celles d’avant"),
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
        ("def repondre(s, p):\n    return “R”", 2, "retapez les guillemets au clavier"),
        ("def repondre(s, p):\n\u00a0\u00a0\u00a0\u00a0return 1", 2, "signe invisible"),
        ("def repondre(s, p):\n    return [s p]", 2, "virgule"),
        ("def repondre s, p:\n    return 1", 1, "il manque « ( »"),
        ("Def repondre(s, p):\n    return 1", 1, "`Def` s’écrit `def`, en minuscules"),
        ("def repondre(s, p):\n    return 1 +* 2", 2, "Python ne comprend pas cette ligne"),
    ],
)
def test_une_faute_de_syntaxe_est_situee_et_expliquee(cellule, ligne, explication):
    reponse = programme_de("x = 1", cellule).reponses["repondre"]
    assert reponse.faute.startswith(f"faute de syntaxe dans la cellule de code 2, ligne {ligne}")
    assert explication in reponse.faute


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
    assert trouvee(programme) == (True, "", False)
    assert ast.unparse(ast.parse(programme._replace(a_noter=("repondre",)).sources["repondre"])) == BON.replace("1, 2", "(1, 2)")
    assert textes(programme)[0].startswith("faute de syntaxe dans la cellule de code 1, ligne ")


def test_les_lignes_d_une_cellule_fautive_restent_celles_de_l_eleve():
    programme = programme_de("x = 1", "COULEURS = [\n'R',\n'V',\n]\n\nprint(\n\n\n@str\ndef repondre(s, p):\n    return COULEURS")
    noeuds = ast.parse(executes(programme)[1]).body
    assert [(noeud.lineno, type(noeud).__name__) for noeud in noeuds] == [(1, "Assign"), (10, "FunctionDef")]


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


# Ce qui s’exécute


def test_une_cellule_hostile_ne_change_que_sa_propre_ligne():
    programme = programme_de("x=" + "-" * 40_000 + "1", "a = 1\0", BON, "é" * 60_000)
    assert trouvee(programme)[0] and BON in executes(programme)
    assert len(programme.anomalies) == 3


def test_toutes_les_cellules_s_executent_sous_leur_numero():
    assert programme_de("1 / 0", "%%bash\nls", "while True: pass").cellules == ((1, "1 / 0"), (3, "while True: pass"))


@pytest.mark.parametrize("borne, valeur", [("SIGNES_PAR_COPIE", 60), ("CELLULES_PAR_COPIE", 2)])
def test_une_copie_demesuree_est_a_noter_a_la_main(monkeypatch, borne, valeur):
    monkeypatch.setattr(composition, borne, valeur)
    programme = composer_programme(Copie("a.ipynb", "A", "04_marquage", (BON, BON, BON), (), ""))
    assert (programme.a_noter, textes(programme)) == ((), ["la copie est trop longue pour être exécutée : elle est à noter à la main"])


def test_une_reponse_porte_sa_derniere_source_non_vide():
    assert programme_de(BON, "@str\ndef repondre(s, p):\n    return 3", VIDE).sources == {"repondre": "@str\ndef repondre(s, p):\n    return 3"}


COUPES = [("00b_python", "00c_boucles"), ("03_validation", "03b_redemander")]


@pytest.mark.parametrize("chapitre, suite", COUPES)
def test_une_copie_d_avant_la_coupe_d_un_chapitre_est_notee_en_entier(chapitre, suite):
    corriges = lire_corriges()
    ancienne = [f"{corriges[nom]}\n\n\nverifier({nom})" for nom in (*CHAPITRES[chapitre], *CHAPITRES[suite])]
    en_bref = [f"def {nom}(): ..." for nom in CHAPITRES[suite]]
    attendus = (*CHAPITRES[chapitre], *CHAPITRES[suite])
    assert chapitre_des_fonctions(attendus) == chapitre and chapitre_des_fonctions(CHAPITRES[suite]) == suite
    assert composer_programme(Copie("a.ipynb", "A", chapitre, tuple(ancienne), (), "")).a_noter == attendus
    assert composer_programme(Copie("a.ipynb", "A", chapitre, tuple(en_bref), (), "")).a_noter == attendus
    assert composer_programme(Copie("a.ipynb", "A", chapitre, (), (), "")).a_noter == CHAPITRES[chapitre]
    assert composer_programme(Copie("a.ipynb", "A", suite, tuple(ancienne), (), "")).a_noter == CHAPITRES[suite]


def test_ce_qui_ne_concerne_que_les_fonctions_d_un_autre_chapitre_est_tu():
    ailleurs = ["%%bash\ndef nettoyer(texte): return 1", "def nettoyer(texte)\n    return 2"]
    programme = composer_programme(Copie("a.ipynb", "A", "04_marquage", (*ailleurs, "def position(v, c): return nettoyer(v)"), (), ""))
    assert textes(programme) == []
    assert "nettoyer" in programme.reponses and "nettoyer" not in programme.a_noter


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
    assert all(compile(source, "x", "exec") for source in executes(programme))


def test_un_return_demesure_ne_coute_que_sa_reponse():
    longue = "def position(valeur, code):\n    return " + " + ".join(["valeur"] * 900)
    programme = composer_programme(Copie("a.ipynb", "A", "04_marquage", (longue, "class A(object):\n    pass"), (), ""))
    assert programme.reponses["position"].source == longue


def test_une_cellule_commune_n_est_lue_qu_une_fois_une_demesuree_n_est_pas_gardee():
    commune, demesuree = "import random\ncouleurs = ['R', 'V']", "x = 0\n" * 1000
    composition._relire_python.cache_clear()
    programmes = [programme_de(commune, demesuree, f"def repondre(s, p):\n    return {rang}, 0") for rang in range(3)]
    lues = composition._relire_python.cache_info()
    assert (lues.hits, lues.currsize) == (2, 4)
    assert [programme.reponses["repondre"].source[-4:] for programme in programmes] == ["0, 0", "1, 0", "2, 0"]
    assert [len(programme.cellules) for programme in programmes] == [3] * 3


def test_une_ebauche_laissee_telle_quelle_n_est_la_reponse_de_personne():
    """Sans quoi un notebook vierge ne se dirait plus vierge."""
    assert programme_de("def repondre(secret, proposition):\n    ...").sources == {}
