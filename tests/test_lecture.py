"""La lecture du texte d’une fonction : la phrase entière de ce qui se voit, et ce qui n’en est pas."""

import ast
import json
import textwrap
from pathlib import Path

import pytest
from ensemble import pour_chacun
from fuzz_lecteurs import est_mal_placee, fouiller, semences
from styles_justes import STYLES

from mastermind_edu.juge.lecture.lecteur import LECTEURS, Lecture, LectureDUneFonction, analyser, lire
from mastermind_edu.juge.lecture.texte import Vu
from mastermind_edu.juge.valeurs import Erreur

ENTETE = "def f(liste, mot, n):"


def lire_corps(corps, entete=ENTETE):
    return lire(f"{entete}\n{textwrap.indent(corps, '    ')}\n", "f")


def reperes(corps, *genres, entete=ENTETE):
    """Le nom et la ligne de ce qui se voit de ces genres."""
    return [(vue.nom, vue.ligne) for vue in lire_corps(corps, entete).vues if vue.genre in genres]


# Ce qui est vu, mot pour mot

ENTIERE = "si ce cas est à compter ici, écrivez la comparaison entière"


@pour_chacun(
    "corps, phrase",
    [
        ("if mot == 'R' or 'V':\n    return 1", f"dans `mot == 'R' or 'V'`, `'V'` tout seul vaut toujours vrai : le tout est toujours vrai ; {ENTIERE}, `mot == 'V'` ; sinon, ôtez `or 'V'`"),
        ("if mot == 'R' and 0:\n    return 1", "dans `mot == 'R' and 0`, `0` tout seul vaut toujours faux : le tout est toujours faux ; pour l’un ou l’autre, écrivez `mot == 'R' or mot == 0`"),
        ("if mot == 'R' and 'V':\n    return 1", "dans `mot == 'R' and 'V'`, `'V'` tout seul vaut toujours vrai : il ne change rien ; pour l’un ou l’autre, écrivez `mot == 'R' or mot == 'V'`"),
        ("while mot == 'R' or '':\n    n += 1", f"dans `mot == 'R' or ''`, `''` tout seul vaut toujours faux : il ne change rien ; {ENTIERE}, `mot == ''` ; sinon, ôtez `or ''`"),
        ("if not (mot == 'R' or 'V'):\n    return 1", f"dans `mot == 'R' or 'V'`, `'V'` tout seul vaut toujours vrai : le tout est toujours vrai ; {ENTIERE}, `mot == 'V'` ; sinon, ôtez `or 'V'`"),
        ("return mot == ('R' or 'V')", "`'R' or 'V'` vaut toujours `'R'` : écrivez une comparaison par valeur, ou `in`"),
        ("return mot == ('R' and 'V')", "`'R' and 'V'` vaut toujours `'V'` : écrivez une comparaison par valeur, ou `in`"),
        ("return mot == ('' or 0 or 0.0)", "`'' or 0 or 0.0` vaut toujours `0.0` : écrivez une comparaison par valeur, ou `in`"),
        ("return mot != 'R' or mot != 'V'",
         "`mot != 'R' or mot != 'V'` est toujours vrai : `mot` diffère toujours de l’une au moins ; voulez-vous dire `and` ?"),
        ("return mot == 'R' and mot == 'V'",
         "`mot == 'R' and mot == 'V'` est toujours faux : `mot` ne peut être égal aux deux ; voulez-vous dire `or` ?"),
        ("return liste is []", "dans `liste is []`, `is` compare les objets, pas les valeurs : écrivez `==`"),
        ("return liste is not []", "dans `liste is not []`, `is not` compare les objets, pas les valeurs : écrivez `!=`"),
        ("for i in range(0):\n    n += i", "`range(0)` ne donne aucun nombre : cette boucle ne fait aucun tour"),
        ("for i in range(n, n):\n    n += i", "`range(n, n)` ne donne aucun nombre : cette boucle ne fait aucun tour"),
        ("for i in range(len(liste), 0):\n    n += i",
         "`range(len(liste), 0)` ne donne aucun nombre : `range` compte en montant ; pour descendre, il lui faut un troisième nombre, -1"),
        ("return n.randrange(4, 5)", "`n.randrange(4, 5)` donne toujours 4 : la borne de droite n’est jamais tirée, écrivez `randrange(4, 6)` pour 4 ou 5"),
        ("for x in []:\n    n += x", "`[]` est vide : cette boucle ne fait aucun tour"),
        ("for x in '':\n    n += x", "`''` est vide : cette boucle ne fait aucun tour"),
        ("while False:\n    n += 1", "`while False` est toujours faux : cette boucle ne fait aucun tour"),
        ("while mot != '?':\n    n += len(liste)", "la condition `mot != '?'` dépend de `mot`, et aucune ligne de la boucle ne lui donne une autre valeur"),
        ("while mot != n:\n    print(liste)", "la condition `mot != n` dépend de `mot`, `n`, et aucune ligne de la boucle ne leur donne une autre valeur"),
        ("while True:\n    n += 1", "`while True` ne s’arrête jamais : il manque un `return` dans cette boucle"),
        ("for x in liste:\n    liste.append(x)", "cette boucle parcourt `liste`, que `liste.append(x)`, ligne 3, allonge en même temps : parcourez une copie, `liste.copy()`"),
        ("x = liste.remove(n)\nreturn x", "`x = liste.remove(n)` range `None` dans `x` : `remove` modifie l’objet sur place et ne renvoie rien"),
        ("x = liste.append(n)\nreturn x", "`x = liste.append(n)` range `None` dans `x` : `append` modifie la liste sur place et ne renvoie rien"),
        ("x = y = liste.append(n)\nreturn x", "`x = y = liste.append(n)` range `None` dans `x` : `append` modifie la liste sur place et ne renvoie rien"),
        ("return n.shuffle(liste)", "`return n.shuffle(liste)` renvoie `None` : `shuffle` mélange la liste sur place et ne renvoie rien"),
        ("print(n)", "`print` montre une valeur, mais ne la renvoie pas : écrivez `return n`"),
        ("return 'il faut {n:>3} pions'",
         "le texte contient `{n:>3}` tel quel : sans `f` devant les guillemets, Python n’y met pas la valeur de `n`"),
        ("n =+ 1\nreturn n", "`n =+ 1` donne à `n` la même valeur à chaque fois : pour ajouter, écrivez `+=`"),
        ("n =- 1\nreturn n", "`n =- 1` donne à `n` la même valeur à chaque fois : pour retirer, écrivez `-=`"),
        ("n == 2\nreturn n", "`n == 2` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"),
        ("n == 2 < 3\nreturn n", "`n == 2 < 3` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"),
        ("n =+ len(liste)\nreturn n", "`n =+ len(liste)` ne change pas `n` d’après ce qu’il valait : Python y lit `n = +len(liste)` ; pour ajouter, écrivez `+=`"),
        ("n <- n + 1\nreturn n", "`n <- n + 1` compare et ne range rien, car `<-` n’existe pas en Python : écrivez `n = n + 1`"),
        ("++liste[0]\nreturn n", "`++liste[0]` ne change rien, car `++` n’existe pas en Python : écrivez `liste[0] += 1`"),
        ("if n != 1 or 2:\n    return 1", "dans `n != 1 or 2`, `2` tout seul vaut toujours vrai : le tout est toujours vrai ; pour écarter l’un et l’autre, écrivez `n != 1 and n != 2`"),
        ("if n or liste < 0:\n    return n - 1",
         "dans `n or liste < 0`, `n` tout seul compte pour vrai dès qu’il n’est pas 0 : le comparez-vous bien, comme dans `n < 0` ?"),
        ("if mot in 'Nn':\n    return 1", "`mot in 'Nn'` cherche un morceau de texte, et trouve donc aussi `\"\"` et `'Nn'` entier : écrivez une liste, `[\"N\", \"n\"]`"),
        ("while liste[n] == 0:\n    n = n - 1",
         "si aucune case n’arrête `n`, après 0 vient −1, et `liste[-1]` est le dernier élément : vérifiez d’abord, dans la condition, que `n >= 0`"),
        ("while len(mot) < n:\n    if n not in mot:\n        mot.append(n)",
         "la liste `mot` ne s’allonge pas quand le `if` de la ligne 3, `n not in mot`, est faux : est-ce bien ce que demande l’énoncé ?"),
        ("if n in liste == True:\n    return 1", "dans `n in liste == True`, Python lit deux comparaisons, `n in liste` et `liste == True`, et la seconde compare la liste : écrivez `n in liste`, sans rien derrière"),
        ("if n in liste == False:\n    return 1", "dans `n in liste == False`, Python lit deux comparaisons, `n in liste` et `liste == False`, et la seconde compare la liste : écrivez `not (n in liste)`"),
        ("int(liste[n])\nreturn n", "le résultat de `int(liste[n])` est perdu : rien ne le garde ; écrivez `liste[n] = int(liste[n])`"),
        ("y = mot.split\nreturn len(y)", "`mot.split` sans parenthèses n’appelle pas `split` : écrivez `mot.split()`, avec ce qui sépare entre les parenthèses si ce n’est pas un blanc"),
        ("for mot in liste:\n    n += len(mot)\nreturn n", "`for mot in liste` donne à chaque tour une autre valeur à `mot`, et ce que ce paramètre a reçu est perdu : prenez un autre nom pour l’élément"),
        ("for v in mot.values:\n    n += v", "`mot.values` sans parenthèses n’appelle pas `values` : écrivez `mot.values()`"),
        ("copie = liste\ncopie.append(n)\nreturn copie", "`copie = liste` ne fait pas de copie : ce sont deux noms pour la même liste ; écrivez `copie = liste.copy()`"),
    ],
)
def test_ce_qui_est_vu_est_dit_mot_pour_mot(corps, phrase):
    assert f"ligne 2 : {phrase}" in [vue.phrase for vue in lire_corps(corps).vues]


def test_l_absence_de_return_se_dit_a_la_ligne_de_la_fonction():
    [vue] = [vue for vue in lire_corps("n += 1\nreturn").vues if vue.genre == "rien renvoyé"]
    assert vue.phrase == "ligne 1 : il manque un `return` suivi d’une valeur : cette fonction n’en a aucun, elle renvoie toujours `None`"


@pour_chacun("corps", ["return n", "yield n", "for x in liste:\n    if x:\n        return x\nreturn n"])
def test_une_fonction_qui_renvoie_ou_produit_une_valeur_n_oublie_rien(corps):
    assert reperes(corps, "rien renvoyé") == []


# Les boucles


@pour_chacun(
    "corps, vues",
    [
        # un seul tour
        ("for x in liste:\n    if x == n:\n        return 1\n    else:\n        n += x\nreturn n", []),
        ("for x in liste:\n    if x == n:\n        n += x\n    else:\n        return 1\nreturn n", []),
        ("for x in liste:\n    if x == n:\n        return 1\nreturn n", []),
        ("for x in liste:\n    try:\n        n += x\n    except TypeError:\n        return 0\n    else:\n        return 1", [("un-seul-tour", 3)]),
        ("for x in liste:\n    try:\n        return int(x)\n    except TypeError:\n        return 0", [("un-seul-tour", 3)]),
        ("for x in liste:\n    try:\n        n += x\n    finally:\n        break\nreturn n", [("un-seul-tour", 3)]),
        ("for x in liste:\n    try:\n        n += x\n    except TypeError:\n        return 0\nreturn n", []),
        ("for x in liste:\n    try:\n        return int(x)\n    except TypeError:\n        pass\nreturn n", []),
        ("for x in liste:\n    if x == n:\n        continue\n    return x\nreturn n", []),
        # aucun tour
        ("for i in range(9, 0, -1):\n    n += i\nreturn n", []),
        ("for i in range(1):\n    n += i\nreturn n", []),
        ("for i in range(len(liste), 1):\n    n += i\nreturn n", []),
        ("for i in range(len(liste) + 2, 1):\n    n += i\nreturn n", [("aucun-tour", 2)]),
        ("for i in range(len(liste) - 1, -1):\n    n += i\nreturn n", [("aucun-tour", 2)]),
        ("for i in range(len(liste) + n, 1):\n    n += i\nreturn n", []),
        ("for i in range(n + 1, 1):\n    n += i\nreturn n", []),
        ("for x in [1, 2]:\n    n += x\nreturn n", []),
        ("for x in 'RV':\n    mot += x\nreturn mot", []),
        ("while 0:\n    n += 1\nreturn n", [("aucun-tour", 2)]),
        # remis à zéro
        ("for x in liste:\n    s = 0\n    s += x\nreturn s", [("remis-a-zero", 3)]),
        ("for x in liste:\n    r = []\n    r.append(x)\nreturn r", [("remis-a-zero", 3)]),
        ("for x in liste:\n    p = 1\n    p = p * x\nreturn p", [("remis-a-zero", 3)]),
        ("for x in liste:\n    t = ''\n    t = t + x\nreturn t", [("remis-a-zero", 3)]),
        ("for x in liste:\n    s = 2\n    s += x\nreturn s", []),
        ("for x in liste:\n    s = 0\n    n += x\nreturn s", []),
        ("for x in liste:\n    s = 0\n    s = x + 1\nreturn s", []),
        ("for x in liste:\n    s = 0\n    s += x\n    n = s + 1\nreturn s", []),
        ("s = n\nmot = s\nfor x in liste:\n    s = 0\n    s += x\nreturn mot", []),
        # raccourcie, ou allongée
        ("for x in mot.split():\n    n += x\nfor x in liste:\n    liste.remove(x)\nreturn liste", [("raccourcie-en-chemin", 5)]),
        ("for x in liste:\n    liste.append(x)\nreturn liste", []),
    ],
)
def test_une_boucle_qui_rate_ses_tours_est_vue_et_elle_seule(corps, vues):
    assert reperes(corps, "faute") == vues


@pour_chacun(
    "corps, noms",
    [
        ("while True:\n    afficher(mot)", ["boucle-sans-fin"]),
        ("while mot != '?':\n    n += len(liste)", ["boucle-sans-fin"]),
        ("while mot != '?':\n    afficher(mot)", ["rien-ne-change"]),
        ("i = 0\nwhile i < n:\n    afficher(mot)", ["boucle-sans-fin"]),
        ("while len(liste) < n:\n    x = mot.choice('RV')\n    if x not in liste:\n        liste.append(x)", ["attend-du-neuf"]),
        ("while len(liste) < n:\n    x = lire()\n    if x not in liste:\n        liste.append(x)", ["s-allonge-parfois"]),
        ("x = mot.choice('RV')\nwhile x in liste:\n    x = mot.choice('RV')\nreturn x", ["attend-du-neuf"]),
        ("while True:\n    mot(liste)\n    if mot(liste) == 1:\n        return n", ["appel-de-trop"]),
        ("while True:\n    if n == 1:\n        return n", ["boucle-sans-fin"]),
        ("x = liste\nfor y in liste:\n    x.append(y)", ["s-allonge"]),
        ("x = liste.copy()\nfor y in liste:\n    x.append(y)", []),
        ("while liste[0] != liste[n]:\n    x = liste.pop(0)\n    liste.append(x)", ["condition-deplacee"]),
        ("while liste[0] != n:\n    x = liste.pop(0)\n    liste.append(x)", []),
        ("f = 0\nc = 3\nwhile f != c:\n    if n == 1:\n        f += 1\n    if n == 2:\n        c -= 1", ["avance-parfois"]),
        ("while mot.count('R') < n:\n    afficher(mot)", []),
        ("while mot(n) != 1:\n    print(n)", []),
        ("i = lire()\nwhile i < n:\n    liste.append(n)", []),
        ("i = lire()\nj = 0\nwhile i < n:\n    liste.append(j)", []),
        ("i = liste\nwhile i < mot:\n    liste.append(n)", []),
        ("for i in liste:\n    pass\nwhile i < mot:\n    liste.append(n)", []),
    ],
)
def test_une_boucle_sans_fin_est_certaine_ou_probable_ou_n_est_pas_dite(corps, noms):
    assert [nom for nom, _ in reperes(corps, "sans fin")] == noms


def test_l_erreur_d_un_appel_arrete_designe_la_boucle_la_plus_etroite_qui_la_contient():
    large, etroite = Vu("large", "sans fin", 2, "", 6), Vu("etroite", "sans fin", 3, "", 5)
    lecture = Lecture((Vu("autre", "faute", 1, "", 9), large, etroite))
    trouvees = {ligne: lecture.boucle_sans_fin(ligne) for ligne in range(1, 8)}
    assert trouvees == {1: None, 2: large, 3: etroite, 4: etroite, 5: etroite, 6: large, 7: None}


def test_une_erreur_sans_ligne_ne_designe_aucune_boucle():
    assert Lecture((Vu("boucle", "sans fin", 1, "", 3),)).boucle_sans_fin(None) is None


def test_la_premiere_vue_d_un_genre_est_donnee_ou_rien():
    vues = tuple(Vu(nom, genre, 1, "") for nom, genre in (("a", "remarque"), ("b", "faute"), ("c", "faute")))
    assert Lecture(vues).premiere("faute") is vues[1] and Lecture(vues).premiere("modification") is None


# Les conditions


@pour_chacun(
    "corps",
    [
        "return 'R' or 'V'",
        "return mot == ('R' or n)",
        "return mot != n or mot != liste",
        "return mot is n == 'R'",
        "return mot != 'R' or n",
        "return mot == 'R' and mot == 'R'",
    ],
)
def test_une_condition_qui_depend_de_ce_qu_elle_compare_n_est_pas_une_faute(corps):
    assert {nom for nom, _ in reperes(corps, "faute", "cause", "remarque")} <= {"parametre-jamais-lu"}


# Les noms et la mémoire


@pour_chacun(
    "entete, corps, noms, a_une_memoire",
    [
        ("def f(n, vus=[]):", "vus.append(n)\nreturn vus", ["defaut-modifie"], True),
        ("def f(n, vus={}):", "vus[n] = 1\nreturn vus", ["defaut-modifie"], True),
        ("def f(n, vus=list()):", "x = n\nvus.append(x)\nreturn vus", ["defaut-modifie"], True),
        ("def f(n, vus=[]):", "return vus, n", [], False),
        ("def f(n, vus=None):", "vus.append(n)\nreturn vus", [], False),
        ("def f(vus, n=[]):", "vus.append(n)\nreturn vus", [], False),
        ("def f(a, b=[], c=[]):", "b.append(a)\nreturn b, c", ["defaut-modifie"], True),
        ("def f(a, b=[], c=[]):", "a.append(1)\nreturn b, c", [], False),
        ("def f(a, b=[], c=None):", "c.append(a)\nreturn b", [], False),
        ("def f(n, vus=[]):", "vus = list(vus)\nvus.append(n)\nreturn vus", [], False),
        ("def f(n):", "BASE.append(n)\nreturn n", [], True),
        ("def f(n):", "global N\nN = n\nreturn n", [], True),
        ("def f(n):", "liste = []\nliste.append(n)\nreturn liste", [], False),
    ],
)
def test_ce_qui_reste_d_un_appel_a_l_autre_est_vu(entete, corps, noms, a_une_memoire):
    lecture = lire_corps(corps, entete)
    assert [vue.nom for vue in lecture.vues if vue.genre == "faute"] == noms
    assert lecture.a_une_memoire is a_une_memoire


def test_de_deux_valeurs_par_defaut_celle_qui_est_modifiee_est_nommee():
    [vue] = [vue for vue in lire_corps("b.append(a)\nreturn b, c", "def f(a, b=[], c=[]):").vues if vue.genre == "faute"]
    assert vue.phrase == "ligne 1 : la valeur par défaut de `b` n’est fabriquée qu’une fois : ce que la fonction y met reste pour l’appel suivant"


@pour_chacun(
    "corps, noms",
    [
        ("copie = liste\ncopie.append(n)\nreturn mot", ["fausse-copie"]),
        ("copie = liste\nliste.append(n)\nreturn copie, mot", ["fausse-copie", "parametre-modifie"]),
        ("copie = liste\nreturn copie, mot, n", []),
        ("copie = list(liste)\ncopie.append(n)\nreturn mot", []),
        ("mot.liste = liste\nliste.append(n)\nreturn mot", ["parametre-modifie"]),
        ("une = liste[0]\nune[n] = 1\nreturn une", ["parametre-modifie"]),
        ("une = liste[0].copy()\nune[n] = 1\nreturn une", []),
    ],
)
def test_une_copie_qui_n_en_est_pas_une_est_vue(corps, noms):
    assert [nom for nom, _ in reperes(corps, "modification")] == noms


@pour_chacun(
    "corps, vues",
    [
        ("x = y = n\nreturn liste, mot, x", []),
        ("x = y = n\nreturn liste, mot, y", [("variable-jamais-lue", 2)]),
        ("x = n\nn += 1\nreturn liste, mot", [("variable-jamais-lue", 2)]),
        ("x = liste\nx += [n]\nreturn mot", []),
        ("n = liste.append(n)\nreturn liste, mot", [("none-garde", 2)]),
    ],
)
def test_une_variable_que_rien_ne_lit_est_remarquee(corps, vues):
    assert reperes(corps, "cause", "remarque") == vues


@pour_chacun(
    "corps, vues",
    [
        ("liste = ['R', 'V']\nreturn liste, mot, n", [("parametre-remplace", 2)]),
        ("x = n\nliste = mot = x\nreturn liste, mot", [("parametre-remplace", 3), ("parametre-remplace", 3)]),
        ("liste = liste + [n]\nreturn liste, mot", []),
        ("if n in liste:\n    n = 0\nliste = [n]\nreturn liste, mot", []),
        ("if mot:\n    liste = [n]\nreturn liste, mot", []),
        ("def lire():\n    return liste\nx = lire()\nliste = [n]\nreturn x, liste, mot", []),
        ("for liste in mot:\n    n = 0\nliste = [n]\nreturn liste", [("parametre-pris-pour-tour", 2)]),
        ("x = locals()\nliste = [n]\nreturn x, liste, mot", []),
    ],
)
def test_un_parametre_remplace_avant_d_etre_lu_est_remarque(corps, vues):
    assert reperes(corps, "cause", "remarque") == vues


# Ce qui se perd


@pour_chacun(
    "corps, vues",
    [
        ("x = 1\ny = liste.append(n)\nreturn y", [("none-garde", 3)]),
        ("x = mot.y = liste.append(n)\nreturn x", [("none-garde", 2)]),
        ("n = liste.append(n)\nreturn liste", []),
        ("x = BASE.shuffle(liste)\nreturn x", []),
        ("x = 3\nreturn 'il faut {n} pions'", [("f-oublie", 3)]),
        ("'Aide.'\nreturn 'il faut {n} pions'", [("f-oublie", 3)]),
        ("try:\n    n == 2\nexcept TypeError:\n    return 1\nn == 3\nreturn 2", [("resultat-perdu", 6)]),
        ("print(n)\nn == 3\nreturn n", [("resultat-perdu", 3)]),
        ("x = 0\nx =+ 1\nreturn x", [("egal-plus", 3)]),
        ("x = not n\ny = ~n\nreturn x, y", []),
    ],
)
def test_ce_qui_se_perd_est_vu_ou_que_ce_soit(corps, vues):
    assert reperes(corps, "faute") == vues


# Les nouvelles fautes, mot pour mot : le corps, le nom, la ligne, un morceau de la phrase


@pour_chacun(
    "corps, nom, ligne, morceau",
    [
        # une boucle quittée au premier tour
        ("for x in liste:\n    n += x\n    return n", "un-seul-tour", 4,
         "votre `return` est dans la boucle, qui s’arrête donc au premier tour : décalez-le vers la gauche, à la hauteur du `for`"),
        ("for x in liste:\n    for y in mot:\n        return y\nreturn n", "un-seul-tour", 4, "à la hauteur du premier `for`"),
        ("for x in liste:\n    if x == n:\n        return mot\n    else:\n        return '?'", "un-seul-tour", 6,
         "le `return` du `else` conclut dès le premier élément : ôtez ce `else`, et mettez son `return` après la boucle, à la hauteur du `for`"),
        ("for x in liste:\n    if x == n:\n        return True\n    else:\n        return False", "un-seul-tour", 4,
         "ce `return` et celui du `else` concluent dès le premier élément : celui qui demande d’avoir tout vu se met après la boucle"),
        ("liste[n] == 'N'", "resultat-perdu", 2, "compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"),
        ("for x in liste:\n    if x == n:\n        n += 1\n    return True\nreturn False", "un-seul-tour", 5, "décalez-le vers la droite, dedans ; le `return` de la ligne 6 répond à la fin"),
        ("for x in liste:\n    n += x\n    break\nreturn n", "un-seul-tour", 4, "votre `break` arrête la boucle au premier tour"),
        ("for x in liste:\n    y.append(y)", "meme-liste-ajoutee", 3, "ajoute la liste `y` à elle-même"),
        ("while n:\n    if n > 2:\n        break\n    else:\n        return 1", "un-seul-tour", 4, "ce `break` quitte la boucle quand le `if` est vrai"),
        # ce qui n’est pas renvoyé
        ("for x in liste:\n    if x == n:\n        return x", "branche-sans-return", 2, "quand ce `for` est fini, la fonction renvoie `None`"),
        ("while n:\n    liste.append(n)\n    if mot:\n        return liste", "branche-sans-return", 2, "ce `while` finit sans que `mot` ait été vrai : `return liste` n’est pas atteint"),
        ("if n:\n    return 1\nelif mot:\n    return 2", "branche-sans-return", 4, "quand ce `elif` est faux, la fonction finit sans `return`"),
        ("if n:\n    return 1\nelse:\n    print(mot)", "branche-sans-return", 5, "`print` montre une valeur, mais ne la renvoie pas : écrivez `return mot`"),
        ("if n:\n    return 1\nelse:\n    x = 2", "branche-sans-return", 5, "après `x = 2`, la fonction finit sans `return`"),
        ("x = n\nn == x", "sans-return", 3, "`n == x` n’est pas renvoyé : il manque `return` devant"),
        ("if n:\n    return 1\nFalse", "resultat-perdu", 4, "`False` n’est pas renvoyé : il manque `return` devant"),
        ("n + 1\nreturn n", "resultat-perdu", 2, "rien ne le garde ; écrivez `n = n + 1`"),
        ("sorted(liste)\nreturn liste", "resultat-perdu", 2, "écrivez `liste = sorted(liste)`"),
        ("mot.replace('R', 'V')\nreturn mot", "resultat-perdu", 2, "écrivez `mot = mot.replace('R', 'V')`"),
        ("mot.append('n')\nreturn 'n'", "mot-entre-guillemets", 2, "`'n'` entre guillemets est un mot, toujours le même : sans guillemets, c’est le paramètre `n`"),
        # les appels
        ("x = liste.copy\nx[0] = n\nreturn x", "sans-parentheses", 2, "`liste.copy` sans parenthèses n’appelle pas `copy` : écrivez `liste.copy()`"),
        ("return mot.upper == n", "sans-parentheses", 2, "`mot.upper` sans parenthèses"),
        ("for i in liste:\n    n += [mot.choice + i]", "sans-parentheses", 3, "`mot.choice` sans parenthèses"),
        ("max = 0\nreturn max(liste)", "nom-de-python", 2, "`max = 0` fait de `max` un nombre, et ce n’est plus la fonction de Python : choisissez un autre nom"),
        ("len = len(mot)\nreturn len", "nom-de-python", 2, "fait de `len` une simple variable"),
        ("return ValueError('non')", "erreur-non-levee", 2, "renvoie l’erreur au lieu de la lever : écrivez `raise ValueError('non')`"),
        ("ValueError('non')\nreturn n", "erreur-non-levee", 2, "fabrique l’erreur au lieu de la lever"),
        ("raise 'non'", "texte-leve", 2, "`raise` lève une erreur, pas un texte : écrivez `raise ValueError('non')`"),
        ("x = [Button()] * n\nreturn x", "meme-objet-repete", 2, "`[Button()] * n` répète le même objet : changer une case les change toutes"),
        # les confusions
        ("return n ^ 2", "puissance", 2, "`n ^ 2` n’est pas une puissance : en Python, `^` est une autre opération ; une puissance s’écrit `n ** 2`"),
        ("x = 3\nx ^= len(liste)\nreturn x", "puissance", 3, "une puissance s’écrit `x **= len(liste)`"),
        ("return {n, mot}", "ensemble-pour-un-couple", 2, "`{n, mot}`, entre accolades, est un ensemble, sans ordre ni répétition : pour un couple, mettez des parenthèses, `(n, mot)`"),
        ("x = {n, 1, 2}\nreturn x", "ensemble-pour-un-couple", 2, "pour un tuple, mettez des parenthèses, `(n, 1, 2)`"),
        ("d = {'R': 0,\n     'V': 1,\n     'R': 2}\nreturn d", "cle-en-double", 4, "`'R'` est déjà une clé de ce dictionnaire, ligne 2"),
        ("return '/n'.join(liste)", "barre-penchee", 2, "« /n » est écrit tel quel : pour un passage à la ligne, la barre penche de l’autre côté, `\\n`"),
        ("d = dict.fromkeys(liste, [])\nd[n].append(1)\nreturn d", "meme-liste-par-cle", 2, "écrivez `{cle: [] for cle in liste}`"),
        ("return [n, 0] == (0, n)", "liste-contre-tuple-ecrits", 2, "`[n, 0] == (0, n)` est toujours faux"),
        ("return (1, 0) != [1, 0]", "liste-contre-tuple-ecrits", 2, "est toujours vrai"),
        ("x = mot\nx[0] = liste.copy\nreturn x", "sans-parentheses", 3, "écrivez `liste.copy()`"),
        ("mot.append((liste.copy, n))\nreturn mot", "sans-parentheses", 2, "écrivez `liste.copy()`"),
        ("return liste.sort", "sans-parentheses", 2, "écrivez `liste.sort()`"),
        ("if liste.count == n:\n    return 1\nreturn 2", "sans-parentheses", 2, "écrivez `liste.count(…)`"),
        ("x = [[]] * n\nx[0].append(n)\nreturn x", "meme-objet-repete", 2, "écrivez `[[] for i in range(n)]`"),
        ("def g():\n    n.x = 1\nn.on_click(g())", "appelee-trop-tot", 4, "`g()` est appelée tout de suite, avant tout clic : donnez la fonction sans parenthèses, `g`"),
        ("mot = mot.lower\nif mot == 'a':\n    return 1\nreturn 2", "sans-parentheses", 2, "écrivez `mot.lower()`"),
        # ce qui reste à écrire, ce qui reste nul
        ("return set(liste) == liste", "ensemble-egal-a-sa-liste", 2, "comparez leurs longueurs, `len(set(liste)) == len(liste)`"),
        ("if liste != set(liste):\n    return 1\nreturn 2", "ensemble-egal-a-sa-liste", 2, "est toujours vrai"),
        ("return Fraction(n / mot)", "fraction-d-un-quotient", 2, "les deux nombres entiers, `Fraction(n, mot)`"),
        ("for i in liste[:n]:\n    liste[i] = mot", "element-pris-pour-rang", 3, "parcourez les rangs, `for i in range(n)`"),
        ("for i in liste[1:]:\n    n += liste[i]\nreturn n", "element-pris-pour-rang", 3, "parcourez les rangs, `for i in range(1, len(liste))`"),
        ("for i in liste:\n    liste[i] = mot", "element-pris-pour-rang", 3, "parcourez les rangs, `for i in range(len(liste))`"),
        ("x = set(liste)\nreturn len(liste) == x", "nombre-contre-suite", 3, "compare un nombre à un ensemble, jamais égaux : c’est toujours faux ; comparez à sa longueur, `len(x)`"),
        ("if set(liste) != len(liste):\n    return 1\nreturn 2", "nombre-contre-suite", 2, "c’est toujours vrai"),
        ("if n == -1 and n == 0:\n    return 1\nreturn 2", "toujours-vrai-ou-faux", 2, "`n` ne peut être égal aux deux"),
        ("return n >= 0 & len(liste) >= 0", "et-colle", 2, "`&` n’est pas `and` : il calcule `0 & len(liste)` avant de comparer"),
        ("x = n.randint(1, 2)\nif x == 0:\n    return 1\nreturn 2", "tirage-impossible", 3, "`n.randint(1, 2)` donne un nombre de 1 à 2, jamais 0"),
        ("return n.randrange(3) == 3", "tirage-impossible", 2, "donne un nombre de 0 à 2, jamais 3"),
        ("copie = liste.copy()\nliste[0] = n\nreturn copie", "copie-intacte", 3, "`liste[0] = n` change `liste`, alors que c’est sa copie, `copie`, qui est renvoyée"),
        ("for i in range(n, 0):\n    liste.append(i)\nreturn liste", "range-sans-pas", 2, "quand il part du plus grand : sans troisième nombre, `range` compte en montant ; écrivez `range(n, 0, -1)`"),
        ("for i in range(len(liste) - 1, 0):\n    n += i\nreturn n", "range-sans-pas", 2, "écrivez `range(len(liste) - 1, 0, -1)`"),
        ("for i in range(0, n, -1):\n    liste.append(i)\nreturn liste", "range-sans-pas", 2, "avec le pas `-1`, il compte en descendant ; écrivez `range(0, n)`"),
        ("petit = 0\nfor x in liste:\n    if x < petit:\n        petit = x\nreturn petit", "plus-petit-que-zero", 2, "`petit` part de 0, et ne change que pour un nombre plus petit encore : partez du premier élément, `petit = liste[0]`"),
        ("mini = 0\nfor x in range(n):\n    if liste[x] < mini:\n        mini = liste[x]\nreturn mini", "plus-petit-que-zero", 2, "partez d’un nombre plus grand que tous"),
        ("liste[n] = 'None'\nreturn liste", "constante-entre-guillemets", 2, "`'None'` entre guillemets est un texte, et non `None` : ôtez les guillemets"),
        ("liste.append('True')\nreturn liste", "constante-entre-guillemets", 2, "et non `True`"),
        ("if mot == 'n' or mot == 'N':\n    x = 1\nif mot in ['p', 'P']:\n    x = 2\nelse:\n    raise ValueError(mot)\nreturn x", "else-du-dernier", 4, "le `else` ne va qu’avec ce dernier `if`"),
        ("x = n * 2", "sans-return", 1, "elle renvoie toujours `None` ; si la réponse est `x`, écrivez `return x` à la fin"),
        ("x = []\nfor y in liste:\n    x.append(y)", "sans-return", 1, "écrivez `return x` à la fin, à la hauteur du `for`"),
        ("for x in liste:\n    if x == n:\n        return True\n    else:\n        return False", "branche-sans-return", 2, "ce `for` ne fait aucun tour dans ce cas, et la fonction finit sans `return`"),
        ("r = []\nfor x in liste:\n    r.append(x)\n    return r", "branche-sans-return", 5, "n’a pas été atteint dans ce cas : décalez-le vers la gauche, à la hauteur du `for`"),
        ("for x in liste:\n    if x is not None:\n        n = 1\n    elif x is None:\n        n = 2\n    elif x == mot:\n        n = 3\nreturn n", "branche-jamais-atteinte", 7, "ce `elif` n’est jamais atteint : de `x is not None` et `x is None`, regardés avant lui, l’un est toujours vrai ; regardez cette condition-ci en premier, ligne 3"),
        ("x = mot().strip\nif mot(x) == n:\n    return 1\nreturn 2", "sans-parentheses", 2, "écrivez `mot().strip()`"),
        ("x = liste.pop()\nif x == n:\n    return len(liste)", "retiree-puis-comptee", 2, "`len(liste)`, ligne 4, ne le compte plus : lisez-le sans l’ôter, avec `liste[-1]`"),
        ("x, y = liste.pop(0)\nreturn len(liste)", "retiree-puis-comptee", 2, "sans l’ôter, avec `liste[0]`"),
        ("return f'{n} et' '{mot}'", "accolades-oubliees", 2, "dans le texte, `{mot}` est écrit tel quel : il manque un `f` devant les guillemets de ce morceau"),
        ("x = ...\nreturn x", "reste-a-ecrire", 2, "dans `x = ...`, les trois points `...` sont encore à remplacer"),
        ("return ...", "reste-a-ecrire", 2, "dans `return ...`"),
        ("while n > 1:\n    ...\n    break\nreturn n", "reste-a-ecrire", 2, "dans `while n > 1`"),
        ("x = 0\nfor y in liste:\n    x = x * y\nreturn x", "produit-nul", 2, "`x = 0` : 0 multiplié par n’importe quoi reste 0 ; un produit part de 1"),
        ("x = 0\nfor y in liste:\n    x *= y\nreturn x", "produit-nul", 2, "un produit part de 1"),
        ("return liste.count(not None)", "contraire-d-une-constante", 2, "`not None` vaut toujours `True` : pour dire « n’est pas `None` », comparez chaque élément, avec `!=`"),
        ("x = mot.randint(1, 2)\nif x:\n    return 1\nreturn 2", "tirage-toujours-vrai", 3, "`mot.randint(1, 2)` ne donne jamais 0, et tout autre nombre passe pour vrai ; comparez ce qui est tiré, `if x == 1`"),
        ("for x in liste:\n    if x == n:\n        return\nreturn mot", "return-vide", 4, "ce `return` arrête la fonction et renvoie `None` : il y faut aussi la réponse, `return mot`"),
        ("for x in liste:\n    if x == n:\n        return 1\n    else:\n        raise ValueError", "un-seul-tour", 6, "le `raise` du `else` conclut dès le premier élément : ôtez ce `else`, et mettez son `raise` après la boucle"),
        ("r = []\nfor x in liste:\n    if x:\n        r.append(x)\n        return max(r)", "branche-sans-return", 6, "`return max(r)` est dans la boucle, et n’a pas été atteint dans ce cas"),
        ("for x in liste:\n    if x in mot:\n        liste.remove(x)\nreturn n", "ote-de-l-autre", 4, "c’est de `mot` qu’il faut l’ôter"),
        ("for i in range(n):\n    if liste[i] == liste[i] + 1:\n        return i\nreturn n", "voisin-hors-des-crochets", 3, "`liste[i] + 1` calcule avec l’élément, et non avec son rang : pour l’élément voisin, écrivez `liste[i + 1]`"),
        ("for x in liste:\n    mot = mot(x)\nreturn n", "fonction-remplacee", 3, "`mot = mot(x)` donne au résultat le nom de la fonction, qu’on ne peut alors plus appeler"),
        ("if mot.random():\n    return 1\nreturn 2", "tirage-toujours-vrai", 2, "`mot.random()` donne un nombre entre 0 et 1, et tout nombre autre que 0 passe pour vrai ; comparez ce qui est tiré, `if mot.random() < 0.5`"),
        ("x = []\nfor y in liste:\n    return x.append(y)", "none-garde", 4, "faites-le sur une ligne, puis écrivez `return x` après la boucle"),
        # les rangs
        ("if liste.index(n):\n    return 1\nreturn 2", "rang-pris-pour-condition", 2, "`liste.index(n)` vaut 0 au premier rang, et 0 compte pour faux"),
        ("for i in range(len(liste)):\n    if i == 'R':\n        n += 1\nreturn n", "rang-pris-pour-element", 3,
         "`i` est un rang (0, 1, 2…), pas un élément : l’élément s’écrit `liste[i]`"),
        # ce qui s’efface, ce qui se partage
        ("x = ''\nif n == 0:\n    x = 'a'\nif n == 2:\n    x = 'b'\nelse:\n    x = 'c'\nreturn x", "reponse-effacee", 4,
         "`x = 'a'` est toujours effacé par ce qui suit, ligne 5 : écrivez `elif` au lieu de ce second `if`"),
        ("if n == 0:\n    mot = 'a'\nmot = 'b'\nreturn mot", "reponse-effacee", 3, "ligne 4 : mettez cette ligne-là dans un `else`"),
        ("x = [0]\ny = []\nwhile n:\n    x[0] = n\n    y.append(x)\n    n -= 1\nreturn y", "meme-liste-ajoutee", 6, "ajoutez une copie, `x.copy()`"),
        ("i = 0\nwhile liste[i] != n and i < len(liste):\n    i += 1\nreturn i", "rang-verifie-trop-tard", 3, "mettez `i < len(liste)` en premier"),
        ("for x in liste:\n    if liste[x] == n:\n        n += 1\nreturn n", "element-pris-pour-rang", 3, "`liste[x]` prend `x` pour un rang"),
    ],
)
def test_une_faute_commune_est_dite_avec_son_geste(corps, nom, ligne, morceau):
    phrases = [vue.texte for vue in lire_corps(corps).vues if (vue.nom, vue.ligne) == (nom, ligne) and vue.genre in ("faute", "rien renvoyé")]
    assert any(morceau in phrase for phrase in phrases), lire_corps(corps).vues


@pour_chacun(
    "corps, nom, ligne, morceau",
    [
        ("for x in liste:\n    n += liste.index(x)\nreturn n", "premier-rang", 3, "et rien ne lit `mot` : n’est-ce pas là qu’il faut chercher ?"),
        ("x = mot.find('R')\nif x:\n    n = 1\nreturn n", "rang-pris-pour-condition", 3, "`x` vaut 0 au premier rang"),
        ("for x in liste:\n    n += 1\n    if x == mot:\n        continue\nreturn n", "rien-a-sauter", 5, "mettez `if x == mot` et son `continue` avant `n += 1`"),
        ("for i in range(len(liste)):\n    if i == mot:\n        n += 1\nreturn n", "rang-pris-pour-element", 3, "`i` est un rang"),
        ("for x in mot:\n    if x == ['R', 'V']:\n        n += 1\nreturn n", "egal-a-la-liste", 3, "pour savoir si `x` s’y trouve, écrivez `in`"),
        ("for x in liste:\n    for y in mot:\n        if x == y:\n            n += 1\nreturn n", "chaque-avec-chaque", 4, "chacun à tous les autres"),
        ("c = 0\nfor x in liste:\n    print(x)\nc += 1\nreturn c", "compte-apres", 5, "décalez cette ligne vers la droite, dans la boucle"),
        ("c = 0\nfor x in liste:\n    print(x)\nc = c + 1\nreturn c", "compte-apres", 5, "fait une seule fois"),
        ("for i in mot:\n    for i in liste:\n        n += i\nreturn n", "meme-variable", 3, "`i` est déjà la variable de la boucle de la ligne 2"),
        ("for x in liste:\n    if x == n:\n        return 1\nelse:\n    return 2", "sinon-de-boucle", 5, "ce `else` est à la hauteur du `for`, et non d’un `if`"),
        ("return listes[0], mot[n]", "nom-voisin", 2, "vouliez-vous écrire `liste` ?"),
        ("x = 4\nreturn x * n", "valeur-en-dur", 2, "`x = 4` donne toujours 4"),
        ("x = [[]] * n\nreturn x", "meme-objet-repete", 2, "répète le même objet"),
        ("n.on_click(g())", "appelee-trop-tot", 2, "donnez la fonction sans parenthèses, `g`"),
        ("for i, x in enumerate(liste):\n    n += liste[liste.index(x)]\nreturn n, mot", "premier-rang", 3, "et non celui du tour : parcourez les rangs"),
        ("for x in liste:\n    mot.append(liste.index(x))\nreturn mot", "premier-rang", 3, "parcourez les rangs, `for i in range(len(liste))`"),
        ("return f'{n} pions/n'", "barre-penchee", 2, "« /n » est écrit tel quel"),
        ("d = {'R': 1}\nfor x in d:\n    n += x[1]\nreturn n", "cles-sans-valeurs", 4, "dans `x[1]`, `x` vient de `for x in d`, qui ne donne que les clés, si `d` est un dictionnaire ; pour chaque clé et sa valeur, parcourez alors `d.items()`"),
        ("d = {'R': 1}\nfor a, b in d:\n    n += b\nreturn n", "cles-sans-valeurs", 3, "`d` ne donne ici que les clés"),
        ("while n > 0:\n    n -= 1\nif n == len(liste):\n    return 1\nreturn 2", "descendu-a-zero", 4, "vient après le `while` de la ligne 2, donc quand `n > 0` n’est plus vrai"),
        ("d = dict.fromkeys(liste, [])\nreturn d", "meme-liste-par-cle", 2, "met le même objet sous toutes les clés"),
        ("for i in range(n):\n    i = mot\n    liste.append(i)\nreturn liste", "tour-change-pour-rien", 3, "`i = mot` ne change rien au tour suivant, où le `for` redonne à `i` le nombre qui vient ensuite"),
        ("for i in range(n):\n    if mot:\n        i += 2\nreturn n", "tour-change-pour-rien", 4, "il faut un `while`"),
        ("b = 0\nfor x in liste:\n    b += 1\nfor x in mot:\n    n += mot.count(x) - b\nreturn n", "ote-a-chaque-tour", 6, "`- b` est dans la boucle, donc fait à chaque tour : ôtez `b` une seule fois, après la boucle"),
        ("b = 0\nfor x in liste:\n    if x:\n        b += 1\n    else:\n        r = n - b\nreturn r", "calcule-trop-tot", 7, "où `b` n’est pas encore fini de compter"),
        ("m = 9\nfor x in liste:\n    if x < m:\n        n = x\nreturn n", "meilleur-jamais-change", 4, "à côté de `n = x`, ajoutez `m = x`"),
        ("for x in mot:\n    liste = liste + liste\nreturn liste", "doublee-a-chaque-tour", 3, "ajoute `liste` à lui-même, qui double à chaque tour"),
        ("for x in mot:\n    n += n\nreturn n", "doublee-a-chaque-tour", 3, "`n += n` ajoute `n` à lui-même"),
        ("x = [0] * n\nreturn x == liste", "taille-des-couleurs", 2, "écrivez `[0] * len(liste)`"),
        ("if n < 1 and n > mot:\n    return 1\nreturn 2", "dehors-des-deux-cotes", 2, "à la fois plus petit que `1` et plus grand que `mot` ; pour l’un des deux, écrivez `or`"),
        ("if n > 6 and n <= 0:\n    return 1\nreturn 2", "dehors-des-deux-cotes", 2, "plus petit que `0` et plus grand que `6`"),
        ("r = 0\nfor x in liste:\n    if x == -1:\n        continue\n    if x == n:\n        return r\n    r += 1\nreturn -1", "rang-saute", 5, "ce `continue` saute aussi `r += 1`, ligne 8"),
        ("m = 1\nfor x in liste:\n    if x > m:\n        x = m\nreturn m", "rangee-a-l-envers", 5, "écrivez `m = x`"),
        ("for i in range(n):\n    liste.insert(i, mot)", "inseree-au-lieu-d-ecrite", 3, "ajoute une case à `liste` et décale les suivantes : pour remplacer celle qui est au rang `i`, écrivez `liste[i] = mot`"),
        ("reponse = mot(liste)\nif reponse == [4, 0]:\n    return 1\nreturn 2", "liste-contre-tuple", 3, "écrivez `(4, 0)`"),
    ],
)
def test_ce_qui_n_est_pas_sur_n_est_qu_une_remarque(corps, nom, ligne, morceau):
    [vue] = [vue for vue in lire_corps(corps).vues if vue.nom == nom and vue.genre != "nom inconnu"]
    assert vue.genre in ("cause", "remarque") and vue.ligne == ligne and morceau in vue.texte


@pour_chacun(
    "corps",
    [
        "maj = mot.upper\nreturn [maj(x) for x in liste]",
        "return list(map(mot.index, liste))",
        "max = sorted\nreturn max(liste)",
        "if n:\n    raise ValueError('non')\nreturn n",
        "for cle in d:\n    n += d[cle]\nreturn n",
        "liste = dict(liste)\nfor x in liste:\n    n += liste[x]\nreturn n",
        "x = [0] * n\ny = ['R'] * n\nreturn x, y",
        "x = liste.index(n)\nif x == 0:\n    return 1\nreturn 2",
        "if n:\n    return 1\nelse:\n    return 2",
        "while True:\n    n += 1\n    if n > 3:\n        return n",
        "n.on_click(partial(mot, 3))",
        "if n == 0:\n    mot = 'a'\nif n == 2:\n    mot = 'b'\nreturn mot",
        "if n == 0:\n    mot = 'a'\nmot = mot + 'b'\nreturn mot",
        "y = []\nwhile n:\n    x = [0]\n    x[0] = n\n    y.append(x)\n    n -= 1\nreturn y",
        "i = 0\nwhile i < len(liste) and liste[i] != n:\n    i += 1\nreturn i",
        "bouton.on_click(mot)",
    ],
)
def test_une_facon_juste_d_ecrire_ne_montre_aucune_faute(corps):
    assert reperes(corps, "faute") == [] and "branche-sans-return" not in dict(reperes(corps, "rien renvoyé"))


def test_ce_qui_n_avance_que_dans_un_if_est_vu_la_ou_l_appel_est_arrete():
    corps = "i = 0\nwhile i < n:\n    if liste[i]:\n        i += 1\nreturn i"
    [vue] = [vue for vue in lire_corps(corps).vues if vue.genre == "sans fin"]
    assert vue.nom == "avance-parfois" and vue.phrase == (
        "ligne 3 : la condition `i < n` reste la même quand le `if` de la ligne 4 est faux : décalez `i += 1` vers la gauche, hors de ce `if`"
    )


@pytest.mark.parametrize(
    "corps, fin",
    [
        ("i = 0\nwhile i < n:\n    print(i)\ni += 1\nreturn i", "`i += 1`, ligne 5, est après elle ; décalez-la vers la droite"),
        ("while n > 0:\n    mot = mot + '!'\n    n == n - 1", "Ligne 4 : `n == n - 1` compare, et le résultat est perdu ; pour ranger une valeur, écrivez un seul `=`"),
        ("i = 0\nwhile i < n:\n    i + 1", "Ligne 4 : le résultat de `i + 1` est perdu : rien ne le garde ; écrivez `i = i + 1`"),
    ],
)
def test_ce_qui_devait_faire_avancer_la_boucle_est_montre(corps, fin):
    [vue] = [vue for vue in lire_corps(corps).vues if vue.genre == "sans fin"]
    assert vue.texte.endswith(fin)


@pour_chacun(
    "corps",
    [
        "while n < 9:\n    if mot:\n        n += 1\n    else:\n        n += 2\nreturn n",
        "while n < 9:\n    if mot:\n        return n\n    n += 1\nreturn n",
        "while n < 9:\n    if mot:\n        n += 1\n    n = suivant(n)\nreturn n",
        "while liste != mot:\n    if n:\n        mot = n\n    avancer(liste)\nreturn n",
    ],
)
def test_une_boucle_qui_avance_toujours_n_est_pas_montree(corps):
    assert reperes(corps, "sans fin") == []


# Aucun lecteur ne lève, et chaque citation est à sa ligne


def test_aucun_lecteur_ne_leve_sur_des_programmes_mutes():
    vus, defauts = fouiller(300, 0)
    assert defauts == [] and len(vus) > 15


def test_chaque_extrait_cite_est_a_la_ligne_dite():
    mal = [vue.phrase for source in semences() for vue in lire(source, "").vues if est_mal_placee(source, vue)]
    assert mal == []


def test_deux_marques_ecrites_par_deux_boucles_sont_lues():
    corps = "for i in range(n):\n    liste[i] = -1\nfor j in range(n):\n    mot[j] = -1\nfor i in range(n):\n    if liste[i] == mot[i]:\n        n += 1\nreturn n"
    assert ("marque-commune", 7) in reperes(corps, "cause")


def test_un_lecteur_est_appele_pour_chaque_genre_de_ce_qu_il_voit():
    for source in semences():
        lue = analyser(source, "")
        dites = {vue for lecteurs in LECTEURS.values() for regarder in lecteurs for vue in regarder(lue)}
        assert dites == {*LectureDUneFonction(lue).vues}


def test_un_lecteur_d_un_autre_genre_n_est_pas_appele(monkeypatch):
    monkeypatch.setitem(LECTEURS, "remarque", (pytest.fail,))
    assert lire_corps("x = []\nx = x.append(n)\nreturn x").premiere("faute").nom == "none-garde"


def test_un_arbre_trop_profond_ne_se_lit_pas():
    lecture = lire(f"def f(n):\n    return {'1 + ' * 500}n\n", "f")
    assert (lecture.vues, lecture.a_une_memoire, lecture.parametres) == ((), None, ())


SOLUTIONS = sorted((Path(__file__).parent.parent / "solutions").glob("*.ipynb"))


def cellules(notebook):
    textes = ["".join(c["source"]) for c in json.loads(notebook.read_text(encoding="utf-8"))["cells"] if c["cell_type"] == "code"]
    lisibles = [texte for texte in textes if not any(ligne.lstrip().startswith(("%", "!")) for ligne in texte.split("\n"))]
    return [(texte, noeud.name) for texte in lisibles for noeud in ast.parse(texte).body if isinstance(noeud, ast.FunctionDef)]


@pour_chacun("style", STYLES.values(), ids=STYLES)
def test_un_style_juste_ne_montre_aucune_faute(style):
    assert [vue for vue in lire(style.source, style.exercice).vues if vue.genre == "faute"] == []


@pour_chacun("notebook", SOLUTIONS, ids=[notebook.stem for notebook in SOLUTIONS])
def test_une_solution_ne_montre_aucune_faute(notebook):
    assert [(nom, vue) for texte, nom in cellules(notebook) for vue in lire(texte, nom).vues if vue.genre == "faute"] == []


# Le texte


def citer(instruction):
    lue = analyser(f"def f():\n    {instruction}\n", "f")
    return lue.citer(lue.noeud.body[0])


@pour_chacun(
    "ecrite, citee",
    [
        ("x = " + "a" * 56, "x = " + "a" * 56),
        ("x = " + "a" * 57, "x = " + "a" * 53 + "…"),
        ("x = (1,\n         2)", "x = (1, 2)"),
    ],
    ids=["soixante-signes", "un-de-trop", "deux-lignes"],
)
def test_une_ligne_est_citee_entiere_jusqu_a_soixante_signes(ecrite, citee):
    assert Vu("", "faute", 1, f"`{citer(ecrite)}` est de trop").phrase == f"ligne 1 : `{citee}` est de trop"


def test_une_ligne_a_recopier_reste_entiere():
    longue = "x = " + "a" * 80
    assert Vu("", "faute", 1, f"écrivez `{citer(longue)}`").phrase == f"ligne 1 : écrivez `{longue}`"


def test_un_accent_grave_ne_sort_pas_de_sa_citation():
    assert "`" not in citer("x = '`'")


@pour_chacun(
    "source, lue",
    [
        ("def f(): return 1\ndef f(): return 2", "return 2"),
        ("def g(): return 1\ndef f(): return 2\ndef h(): return 3", "return 2"),
        ("def g(): return 1", "return 1"),
        ("def g(): return 1\ndef h(): return 2", None),
        ("x = 1", None),
        ("", None),
        ("\n\n    def f(): return 1", "return 1"),
    ],
)
def test_la_fonction_lue_est_la_derniere_de_ce_nom_ou_la_seule(source, lue):
    fonction = analyser(source, "f")
    assert (fonction and fonction.citer(fonction.noeud.body[0])) == lue


# Des remèdes qui suivent le code


@pour_chacun(
    "corps, nom, ligne, morceau",
    [
        ("rep = ''\nfor x in liste:\n    if x == n:\n        rep = x\n    else:\n        rep = '?'\nreturn rep",
         "effacee-par-le-sinon", 7, "efface à un tour suivant ce que la ligne 5 a mis dans `rep`"),
        ("rep = True\nfor x in liste:\n    if x == n:\n        rep = True\n    else:\n        rep = False\nreturn rep",
         "effacee-par-le-sinon", 7, "`rep = False`, ou `rep = True` à la ligne 5 : `rep` reçoit une valeur à chaque tour, et le dernier tour décide seul ; ôtez de la boucle"),
        ("total = 0\nfor x in liste:\n    totale += x\nreturn total", "jamais-cree", 4, "vouliez-vous écrire `total` ?"),
        ("for x in liste:\n    if x > n:\n        choix = x\nreturn choix", "cree-sous-condition", 4, "le `if` de la ligne 3 n’est pas vrai"),
        ("for num in liste:\n    n += listes[0]\nreturn n", "nom-voisin", 3, "vouliez-vous écrire `num` ?"),
        ("liste = [n]\nfor i in liste:\n    n += liste[i] - mot[i]\nreturn n", "element-pris-pour-rang", 4, "parcourez les rangs, `for i in range(len(liste))`"),
        ("if n > 1:\n    if n > 2:\n        return True", "branche-sans-return", 3, "ajoutez un `return False` à la toute fin, hors de tous les `if`"),
        ("if n > 1:\n    return True", "branche-sans-return", 2, "ajoutez `return False` à la fin"),
        ("for x in liste:\n    print(x)", "print-dans-la-boucle", 3, "sa réponse entière, par un `return` après la boucle"),
        ("for i in range(len(liste)):\n    if liste[i] == n:\n        liste.pop(i)", "raccourcie-par-rangs", 4, "les derniers n’existent plus"),
        ("if n.randint(0, 1) == 0:\n    return 1\nelif n.randint(0, 1) == 1:\n    return 2", "tirage-par-branche", 4, "tire une seconde fois"),
        ("if n > 2:\n    n == 3", "resultat-perdu", 3, "pour ranger une valeur, écrivez un seul `=`, et pour renvoyer ce résultat, `return` devant"),
        ("mot(n)\nif mot(n) == 1:\n    return 1\nreturn 2", "appel-de-trop", 2, "`mot(n)` est appelée ici, et encore à la ligne suivante : elle agit deux fois ; ôtez cette ligne-ci"),
        ("if n:\n    mot(1)\nif liste:\n    mot(2)\nreturn n", "appelee-sous-deux-si", 3, "`mot` peut être appelée ici, puis encore à la ligne 5, sous un autre `if`"),
        ("return liste[(n + 1) % n]", "reste-par-un-autre-nombre", 2, "le reste est pris par `n` : pour revenir au rang 0 après le dernier, prenez-le par le nombre d’éléments, `% len(liste)`"),
        ("for x in range(1, n):\n    mot += x\nreturn mot", "bout-saute", 2, "`range(1, n)` commence à 1, et 0 est sauté : écrivez `range(n)`"),
        ("for x in range(n - 1):\n    mot += x\nreturn mot", "bout-saute", 2, "`range(n - 1)` s’arrête un nombre trop tôt, car sa borne n’est jamais atteinte : écrivez `range(n)`"),
        ("x = mot()\nwhile x != n:\n    x = mot()\n    if x in liste:\n        return x\nreturn n", "relue-sans-etre-regardee", 4, "remplace la première valeur de `x` avant que la suite l’ait regardée : mettez cette ligne à la fin de la boucle"),
        ("for i in range(len(liste) - 2):\n    n += i\nreturn n", "bout-saute", 2, "sa borne n’est déjà jamais atteinte ; écrivez `len(liste) - 1`"),
        ("for i in range(len(liste)):\n    if mot[i] == n:\n        mot.pop(i)\nreturn mot", "raccourcie-a-son-rang", 4, "`mot.pop(i)` raccourcit `mot`, et tous ses rangs suivants se décalent"),
        ("return compter(liste)", "confiee-sans-copie", 2, "`compter(liste)` change la liste `liste` elle-même : faites-en une copie au début"),
        ("mot = mot.replace('#', str(n))\nmot = mot.replace('#', str(liste))\nreturn mot", "remplace-deja-tout", 2, "remplace d’un coup tous les `'#'`, et la ligne 3 n’en trouve plus aucun"),
        ("for i, (x, y) in liste:\n    n += i\nreturn n", "sans-enumerer", 2, "ne donne aucun rang à `i` : pour avoir le rang et l’élément, écrivez `in enumerate(liste)`"),
        ("mot = [0]\nmot = avancer(mot, n)\nreturn mot", "reponse-a-sa-place", 3, "appelez cette fonction sans écrire `mot =` devant"),
    ],
)
def test_le_remede_suit_le_code(corps, nom, ligne, morceau):
    [vue] = [vue for vue in lire_corps(corps).vues if vue.nom == nom][:1]
    assert vue.ligne == ligne and morceau in vue.texte


@pour_chacun(
    "corps, nom",
    [
        ("rep = ''\nfor x in liste:\n    if x == n:\n        rep = x\nreturn rep", "remplacee-a-chaque-tour"),
        ("for x in liste:\n    if x == n:\n        rep = x\n        break\n    else:\n        rep = '?'\nreturn rep", "effacee-par-le-sinon"),
        ("nb1 = 0\nfor x in liste:\n    nb2 += x\nreturn nb1", "jamais-cree"),
        ("print('début')\nfor x in liste:\n    n += x", "print-sans-return"),
        ("for x in liste:\n    if x == n:\n        liste.remove(x)\n        break\nreturn liste", "raccourcie-en-chemin"),
        ("while n >= 0 and liste[n] == 0:\n    n -= 1", "rang-sans-borne"),
        ("while liste[n] != mot:\n    n += 1\nreturn n", "rang-sans-borne"),
        ("while liste[n] != mot:\n    n -= 1\nreturn n", "rang-sans-borne"),
        ("vus = set(liste)\nautres = set(mot)\nreturn vus ^ autres", "puissance"),
        ("return (n == 1) ^ (mot == 'R')", "puissance"),
        ("gagne = n == 1\nreturn gagne ^ n", "puissance"),
        ("if n in {1, 2}:\n    return 1", "ensemble-pour-un-couple"),
        ("return {x for x in liste}", "ensemble-pour-un-couple"),
        ("return {'R': 0, 'V': 0, n: 1, n: 2}", "cle-en-double"),
        ("return {'R': 0, 1: 0, '1': 2}", "cle-en-double"),
        ("return 'rouge/noir, o/n'", "barre-penchee"),
        ("return '1/2'", "barre-penchee"),
        ("d = {}\nfor x in liste:\n    d[x, n] = 1\nfor x in d:\n    n += x[1]\nreturn n", "cles-sans-valeurs"),
        ("for x in liste:\n    n += x[1]\nreturn n", "cles-sans-valeurs-ici"),
        ("d = {'R': 1}\nfor x, y in d.items():\n    n += y\nreturn n", "cles-sans-valeurs"),
        ("while n > 0:\n    n -= 1\n    if mot:\n        break\nif n == 0:\n    return 1", "descendu-a-zero"),
        ("while n > 0:\n    n -= 1\nn = 3\nif n == 0:\n    return 1", "descendu-a-zero"),
        ("return dict.fromkeys(liste, 0)", "meme-liste-par-cle"),
        ("for i in range(n):\n    i += 1\nreturn n", "tour-change-pour-rien"),
        ("for i in range(n):\n    for i in liste:\n        n += i\nreturn n", "tour-change-pour-rien"),
        ("for x in liste:\n    if x == n:\n        return liste.index(x)", "premier-rang"),
        ("for x in liste:\n    n += mot.index(x)\nreturn n", "premier-rang"),
        ("for x in liste:\n    liste[liste.index(x)] = None", "premier-rang"),
        ("for x in liste:\n    x = n\n    mot.append(liste.index(x))", "premier-rang"),
        ("liste = {n}\nreturn set(liste) == liste", "ensemble-egal-a-sa-liste"),
        ("return set(liste) == mot", "ensemble-egal-a-sa-liste"),
        ("return Fraction(n, mot)", "fraction-d-un-quotient"),
        ("b = 0\nfor x in liste:\n    b += 1\n    n += mot.count(x) - b\nreturn n", "ote-a-chaque-tour"),
        ("b = 0\nfor x in liste:\n    b += 1\n    r = n - b\nreturn r", "calcule-trop-tot"),
        ("m = 9\nfor x in liste:\n    if x < m:\n        m = x\n        n = x\nreturn n, m", "meilleur-jamais-change"),
        ("m = 9\nfor x in liste:\n    if x < m:\n        n += 1\nreturn n", "meilleur-jamais-change"),
        ("for i in range(len(liste)):\n    n += liste[i][0]\nreturn n", "rangs-echanges"),
        ("for i in range(len(liste[0])):\n    n += liste[0][i]\nreturn n", "rangs-echanges"),
        ("m = 9\nfor x, m in liste:\n    if n > m:\n        mot = x\nreturn mot", "meilleur-jamais-change"),
        ("for x in mot:\n    liste = liste + mot\nreturn liste", "doublee-a-chaque-tour"),
        ("liste = liste + liste\nreturn liste", "doublee-a-chaque-tour"),
        ("if liste[n] == mot[n]:\n    return 1", "comparee-au-meme-rang"),
        ("x = [0] * len(liste)\nreturn x == liste", "taille-des-couleurs"),
        ("x = [0] * n\nreturn x == [0, 0]", "taille-des-couleurs"),
        ("return set(liste) & {n} == {n}", "et-colle"),
        ("for x in liste:\n    if x == mot:\n        continue\n    n += 1\nreturn n", "rien-a-sauter"),
        ("return n.randint(1, 2) == 2", "tirage-impossible"),
        ("copie = liste.copy()\ncopie[0] = n\nreturn copie", "copie-intacte"),
        ("copie = liste.copy()\nliste[0] = n\ncopie[1] = n\nreturn copie", "copie-intacte"),
        ("for i in range(n, 0, -1):\n    mot += str(i)\nreturn mot", "range-sans-pas"),
        ("for i in range(-n, 0):\n    mot += str(i)\nreturn mot", "range-sans-pas"),
        ("petit = liste[0]\nfor x in liste:\n    if x < petit:\n        petit = x\nreturn petit", "plus-petit-que-zero"),
        ("pire = 0\nfor x in liste:\n    if x < pire:\n        pire = x\nreturn pire", "plus-petit-que-zero"),
        ("if n < 3:\n    return 1\nelif n >= 3:\n    return 2\nelse:\n    return 3", "branche-jamais-atteinte"),
        ("x = liste.pop()\nreturn len(liste) + 1", "retiree-puis-comptee"),
        ("m = 0\nfor x in liste:\n    if x > m:\n        m = x\nreturn m", "plus-petit-que-zero"),
        ("d = {}\nd['None'] = n\nreturn d", "constante-entre-guillemets"),
        ("for i in range(len(liste)):\n    if i == place:\n        return mot\nreturn n", "rang-mesure"),
        ("for i in range(len(liste)):\n    if i == len(liste) - 1:\n        return mot\nreturn n", "rang-mesure"),
        ("ligne = mot()\nif ligne != n:\n    ligne = mot()\nreturn ligne if ligne == n else None", "redemandee-une-fois"),
        ("ligne = mot()\nif ligne != n:\n    ligne = mot()\nwhile ligne != n:\n    ligne = mot()\nreturn ligne", "redemandee-une-fois"),
        ("while n:\n    ligne = mot()\n    if ligne != n:\n        ligne = mot()\nreturn ligne", "redemandee-une-fois"),
        ("if n < 3:\n    return 1\nelif n > 3:\n    return 2\nelse:\n    return 3", "branche-jamais-atteinte"),
        ("if mot() == 1:\n    return 1\nelif mot() != 1:\n    return 2\nelse:\n    return 3", "branche-jamais-atteinte"),
        ("mot(n)\nliste(n)\nreturn n", "appelee-deux-fois"),
        ("for x in liste:\n    liste.remove(x)\n    if x in liste:\n        return n\nreturn mot", "appartient-a-elle-meme"),
        ("while len(liste) > n:\n    n += liste.pop()\nreturn len(liste)", "retiree-puis-comptee"),
        ("k = len(liste)\nx = liste.pop()\nreturn x, k", "retiree-puis-comptee"),
        ("a = mot()\nreturn a, mot()", "appel-refait"),
        ("if mot(liste) == 1:\n    return 1\nreturn mot(n)", "appel-refait"),
        ("return len(liste) == n and min(liste) > 0", "calculee-trop-tot"),
        ("return mot.isdigit() and int(mot) > n", "calculee-trop-tot"),
        ("if n > 1 and n < mot:\n    return 1", "dehors-des-deux-cotes"),
        ("if n < 1 or n > mot:\n    return 1", "dehors-des-deux-cotes"),
        ("x = set(liste)\nreturn len(liste) == len(x)", "nombre-contre-suite"),
        ("if n == 1 and n == True:\n    return 1", "toujours-vrai-ou-faux"),
        ("if n == 1 and n == 1.0:\n    return 1", "toujours-vrai-ou-faux"),
        ("r = 0\nfor x in liste:\n    if x == -1:\n        continue\n    r += 1\nreturn r", "rang-saute"),
        ("m = 1\nfor x in liste:\n    if x > m:\n        m = x\nreturn m", "rangee-a-l-envers"),
        ("return len(liste) - mot.index(n)", "rang-pris-pour-nombre"),
        ("liste.insert(0, n)\nreturn liste", "inseree-au-lieu-d-ecrite"),
        ("for x in mot:\n    liste.insert(n, x)", "inseree-au-lieu-d-ecrite"),
        ("a = mot()\nreturn int(a)", "relue-au-retour"),
        ("liste.append(mot())\nreturn mot()", "relue-au-retour"),
        ("return [n, 0] == [0, n]", "liste-contre-tuple-ecrits"),
        ("return mot == [1, 0]", "liste-contre-tuple"),
        ("if len(liste) == 0:\n    raise ValueError\nreturn liste[0]", "test-trop-tard"),
        ("for x in mot:\n    n = liste[0]\n    if len(liste) == 0:\n        raise ValueError\nreturn n", "test-trop-tard"),
        ("n = liste.index(mot)\nif n > 3:\n    raise ValueError\nreturn n", "test-trop-tard"),
        ("return liste.copy(), mot.copy()", "copies-demandees"),
        ("...\nreturn n", "reste-a-ecrire"),
        ("liste[0] = ...\nreturn liste", "reste-a-ecrire"),
        ("x = 0\nfor y in liste:\n    x = x * y\n    x = 1\nreturn x", "produit-nul"),
        ("x = 0\nfor y in liste:\n    x = y * 2\nreturn x", "produit-nul"),
        ("n = 1\nf(liste, mot, n)", "rappel-sans-fin"),
        ("liste = list(liste)\na = liste.copy()\nb = mot.copy()\nreturn a, b", "copies-demandees"),
        ("if mot or n < 0:\n    return 1", "nombre-dans-une-condition"),
        ("x = n.choice(liste)\nreturn [x, n.choice(liste)]", "tirage-refait"),
        ("return n > 0 and 1", "nombre-au-lieu-d-une-question"),
        ("raise ValueError('mot_de_passe trop court')", "nom-dans-un-texte"),
        ("mot_lu = n\nreturn f'le mot {mot_lu} ou mot'", "nom-dans-un-texte"),
        ("for i in range(len(liste)):\n    if i > n:\n        return liste", "rang-mesure"),
        ("while not 0:\n    n += 1\n    if n > 3:\n        return n", "contraire-d-une-constante"),
        ("return not False", "contraire-d-une-constante"),
        ("x = mot.randint(0, 1)\nif x:\n    return 1\nreturn 2", "tirage-toujours-vrai"),
        ("x = mot.randint(1, 2)\nx = x - 1\nif x:\n    return 1\nreturn 2", "tirage-toujours-vrai"),
        ("return liste[n % len(liste)]", "reste-par-un-autre-nombre"),
        ("for x in range(1, len(liste)):\n    n += x\nreturn n", "bout-saute"),
        ("for x in liste:\n    x = n\n    mot += x\nreturn mot", "element-remplace"),
        ("while True:\n    mot(liste)\n    if mot(liste) == n:\n        return n", "boucle-sans-fin"),
        ("mot(liste)\nif mot(n) == 1:\n    return 1\nreturn 2", "appel-de-trop"),
        ("if n:\n    return\nif mot:\n    return 1\nreturn 2", "return-vide"),
        ("for x in liste:\n    if x in mot:\n        mot.remove(x)\nreturn n", "ote-de-l-autre"),
        ("if n:\n    mot(1)\nelif liste:\n    mot(2)\nreturn n", "appelee-sous-deux-si"),
        ("while n < len(liste) and liste[n] != mot:\n    n += 1\nreturn n", "fin-jamais-regardee"),
        ("for i in range(len(liste) - 1):\n    n += liste[i] + 1\nreturn n", "fin-oubliee"),
        ("x = mot()\nwhile x != n:\n    if x in liste:\n        return x\n    x = mot()\nreturn n", "relue-sans-etre-regardee"),
        ("for i in range(len(liste)):\n    mot.pop(i)\nreturn mot", "raccourcie-a-son-rang"),
        ("return len(liste)", "confiee-sans-copie"),
        ("return liste[mot.randint(0, len(liste) - 1)]", "borne-de-trop"),
        ("mot = mot.replace('#', str(n))\nmot = mot.replace('!', str(n))\nreturn mot", "remplace-deja-tout"),
        ("for i, x in enumerate(liste):\n    n += i\nreturn n", "sans-enumerer"),
        ("x = mot(n)\nreturn x", "fonction-remplacee"),
        ("malus += mal\nreturn malus", "jamais-cree"),
        ("x = n()\nreturn y", "resultat-sans-nom"),
    ],
)
def test_ce_qui_n_est_pas_sur_n_est_pas_dit(corps, nom):
    assert nom not in [vue.nom for vue in lire_corps(corps).vues]


def test_une_methode_nommee_sans_etre_appelee():
    texte = "class M:\n    def fini(self):\n        return True\n    def suite(self):\n        return not self.fini\n"
    assert [vue.phrase for vue in lire(texte, "M").vues] == [
        "ligne 5 : `self.fini` sans parenthèses n’appelle pas la méthode : c’est la méthode elle-même, qui compte pour vrai ; écrivez `self.fini()`"
    ]


@pour_chacun(
    "corps, vues",
    [
        ("r = self.secret\n        r.remove(p)", ["attribut-sans-copie"]),
        ("r = self.secret\n        r[0] = p", ["attribut-sans-copie"]),
        ("r = self.secret.copy()\n        r.remove(p)", []),
        ("r = self.secret\n        r.append(p)", []),
        ("r = self.secret\n        r = r.copy()\n        r.remove(p)", []),
        ("r = p.secret\n        r.remove(p)", []),
    ],
)
def test_la_liste_d_un_objet_sous_un_second_nom_est_vue_quand_elle_se_vide(corps, vues):
    assert [vue.nom for vue in lire(f"class M:\n    def proposer(self, p):\n        {corps}\n", "M").vues] == vues


@pour_chacun("apres, vues", [("", ["bouton-sans-clic"]), ("        self.b.on_click(self.g)\n", []), ("        self.brancher(self.b)\n", [])])
def test_un_bouton_que_rien_n_ecoute_est_vu(apres, vues):
    lecture = lire(f"class M:\n    def __init__(self):\n        self.b = Button()\n{apres}        self.children = [self.b]\n", "M")
    assert [vue.nom for vue in lecture.vues] == vues


@pour_chacun(
    "corps, suite",
    [
        ("if mot == 'R' or 'V':\n    return 1\nif mot == 'B' or 'N':\n    return 2", " (de même, ligne 4)"),
        ("if mot == 'R' or 'V':\n    return 1\nif mot == 'B' or 'N':\n    return 2\nif mot == 'J' or 'O':\n    return 2", " (de même, lignes 4 et 6)"),
        ("if mot == 'R' or 'V':\n    return 1", ""),
    ],
)
def test_une_meme_faute_dit_ses_autres_lignes(corps, suite):
    lecture = lire_corps(corps)
    assert lecture.ailleurs(lecture.premiere("faute")) == suite


@pour_chacun(
    "corps, types, ligne, nom",
    [
        ("liste.replace(n, 0)\nreturn liste", ("AttributeError",), 2, None),
        ("liste.replace(n, 0)\nreturn liste", ("AttributeError",), 3, "resultat-perdu"),
        ("mot + n\nreturn mot", ("TypeError",), 2, None),
        ("return mot.upper + n", ("TypeError",), 2, "sans-parentheses"),
    ],
)
def test_une_ligne_qui_a_leve_une_erreur_n_a_pas_eu_d_autre_effet(corps, types, ligne, nom):
    vue = lire_corps(corps).verifiee(bool, Erreur(types, "", ligne)).premiere("faute")
    assert (vue and vue.nom) == nom


def test_un_couple_n_est_pas_la_valeur_cherchee_seule():
    texte = "class M:\n    def jouer(self, p):\n        self.faites.append((p, 1))\n    def gagne(self):\n        return self.secret in self.faites\n"
    [vue] = lire(texte, "M").vues
    assert (vue.nom, vue.ligne) == ("cherche-parmi-des-couples", 5) and "chaque élément de `self.faites` est un couple, `(p, 1)`" in vue.texte


@pour_chacun("rangement, cherche", [("(p, 1)", "(p, 1)"), ("p", "p")])
def test_ce_qui_est_range_comme_il_est_cherche_ne_se_dit_pas(rangement, cherche):
    assert not lire(f"class M:\n    def jouer(self, p):\n        self.faites.append({rangement})\n    def vu(self, p):\n        return {cherche} in self.faites\n", "M").vues


@pour_chacun("lettre, vue", [("initiales", "comparee-au-meme-rang"), ("code", "")])
def test_une_table_de_reference_se_parcourt_en_entier(lettre, vue):
    noms = [v.nom for v in lire_corps(f"for i in range(len(mot)):\n    if mot[i] != {lettre}[i]:\n        return 1", f"def f(mot, {lettre}):").vues if v.genre == "cause"]
    assert noms[:1] == [vue][: bool(vue)]


# Ce qui ne se dit que d’une erreur levée à cette ligne


@pour_chacun(
    "corps, types, ligne, morceau",
    [
        ("if f(liste, mot, n) == 1:\n    return 1\nreturn 0", ("RecursionError",), 2, "rappelle votre fonction avec les mêmes arguments, et cet appel fera de même, sans fin"),
        ("a = liste.copy()\nb = mot.copy()\nreturn a, b", ("AttributeError",), 2, "`.copy()` est demandé aux lignes 2 et 3"),
        ("a = liste.copy()\nb = mot.copy()\nreturn a, b", ("AttributeError",), 3, "`mot.copy()` n’est pas le seul appel à changer"),
        ("n = liste[0]\nif len(liste) == 0:\n    raise ValueError\nreturn n", ("IndexError", "LookupError"), 2, "le test de la ligne 3 vient trop tard"),
        ("for i in range(n):\n    mot += liste[i]\nif len(liste) != n:\n    raise ValueError\nreturn mot", ("IndexError",), 3, "le test de la ligne 4 vient trop tard"),
        ("for i in range(len(liste)):\n    n += liste[0][i]\nreturn n", ("IndexError",), 3, "demande les rangs de l’une d’elles : écrivez `range(len(liste[0]))`"),
        ("for i in range(len(liste[0])):\n    n += liste[i][1]\nreturn n", ("IndexError",), 3, "`i` compte les cases de `liste[0]` ; écrivez `liste[1][i]`"),
        ("if mot() == 1:\n    return 1\nx = mot()\nreturn x", ("EOFError",), 2, "`mot()` est appelée ici, et encore à la ligne 4 : chaque appel demande une nouvelle réponse"),
        ("if mot(n)[0] == 1:\n    return 1\nliste.append((n, mot(n)))", ("EOFError",), 4, "gardez cette réponse dans une variable"),
        ("a = mot()\nif a:\n    return int(mot())", ("EOFError",), 4, "lit ici une autre ligne que celle de `a = mot()` : pour renvoyer la première, servez-vous de `a`"),
        ("for a, bien, mal in tentatives:\n    n += bien\nreturn n", ("ValueError",), 2, "chaque élément de `tentatives` est réparti entre 3 noms : un couple qui s’y trouve ne compte que pour un, et ses deux noms vont entre parenthèses, comme `(bien, mal)`"),
        ("x = int(mot().strip())\nif x == '?':\n    return None\nreturn x", ("ValueError",), 2, "`int(mot().strip())` ne reçoit que des nombres, et n’est jamais égal à `'?'`, ligne 3 : gardez d’abord la ligne elle-même, `ligne = mot().strip()`"),
        ("ligne = mot()\nif ligne != n:\n    ligne = mot()\nreturn int(ligne)", ("ValueError",), 5, "ce `if` ne redemande qu’une fois, et ce que lit `ligne = mot()` n’est plus vérifié : vérifiez chaque ligne lue, avec `while`"),
        ("mot.upper()\nreturn liste[mot]", ("KeyError", "LookupError"), 3, "le résultat de `mot.upper()` est perdu : `upper` donne un nouveau résultat sans changer le texte ; écrivez `mot = mot.upper()`"),
        ("for i in range(n):\n    if mot[i] == 'R':\n        return 1\nreturn 2", ("IndexError",), 3, "`range(n)` suppose que `mot` a au moins `n` éléments, et rien ne regarde sa longueur : `len(mot)` peut être plus petit que `n`, et il faut alors s’arrêter avant"),
        ("return mot.randrange(1, n)", ("ValueError",), 2, "`mot.randrange(1, n)` s’arrête juste avant `n` : quand `n` vaut `1`, il n’y a rien à tirer ; pour que `n` puisse sortir aussi, écrivez `mot.randint(1, n)`"),
        ("while liste[n] != mot:\n    n += 1\nreturn n", ("IndexError",), 2, "`liste[n]` est lu sans que rien n’ait comparé `n` à `len(liste)` : commencez la condition par `n < len(liste) and`"),
        ("return liste[n % n]", ("ZeroDivisionError",), 2, "`% len(liste)`"),
        ("return liste[mot.randint(0, len(liste))]", ("IndexError",), 2, "avec `randint`, la seconde borne peut sortir ; écrivez `len(liste) - 1`"),
        ("for i in range(len(liste)):\n    if mot[i] == n:\n        mot.pop(i)\nreturn mot", ("IndexError",), 3, "à chaque tour de `for i in range(len(liste))`, `mot.pop(i)` raccourcit `mot`"),
        ("for i in range(len(liste)):\n    if liste[i] == liste[i + 1]:\n        return n\nreturn mot", ("IndexError",), 3, "`liste[i + 1]` n’existe pas : arrêtez la boucle un rang plus tôt, à `len(liste) - 1`"),
        ("return int(mot) > 1 and mot.isdigit()", ("ValueError",), 2, "mettez `mot.isdigit()` en premier"),
        ("return int(mot) > 1 and en_chiffres(mot)", ("ValueError",), 2, "mettez `en_chiffres(mot)` en premier"),
        ("n = int(mot)\nif en_chiffres(mot):\n    return n", ("ValueError",), 2, "`int(mot)` se calcule avant `en_chiffres(mot)`, ligne 3 : posez d’abord cette question-là"),
        ("n = int(mot)\nif mot.isdigit() and n:\n    return n", ("ValueError",), 2, "ne donnez `mot` à `int` que si la réponse est oui"),
        ("a = mot(n)[0]\nb = mot(n)[1]\nreturn a, b", ("EOFError",), 3, "`mot(n)` est appelée ici, et encore à la ligne 3"),
        ("return len(liste) - liste.index(n)", ("ValueError",), 2, "pour savoir combien de fois elle y est, écrivez `liste.count(n)`"),
        ("return min(liste) > 0 and len(liste) == n", ("ValueError",), 2, "mettez `len(liste) == n` en premier"),
        ("n = min(liste)\nif liste == []:\n    return 0\nreturn n", ("ValueError",), 2, "le test de la ligne 3 vient trop tard"),
        ("d = {}\nd[mot] = n\nfor x in d:\n    a, b = x\n    n += b\nreturn n", ("ValueError",), 5, "dans `a, b = x`, `x` vient de `for x in d`, qui ne donne que les clés, si `d` est un dictionnaire"),
    ],
)
def test_ce_qu_une_erreur_montre_a_sa_ligne(corps, types, ligne, morceau):
    assert morceau in lire_corps(corps).attrapee(types, ligne).phrase


@pour_chacun("entete, noms", [("def f(couleurs, hasard):", ["tirage-sans-le-hasard-recu"]), ("def f(couleurs):", [])])
def test_un_tirage_sans_le_hasard_recu_est_vu(entete, noms):
    assert [vue.nom for vue in lire_corps("return random.choice(couleurs)", entete).vues if vue.genre == "faute"] == noms


@pour_chacun("corps, suite", [("x = n * 2\ny = 3", ""), ("x = n * 2\ny = x + 3", " ; si la réponse est `y`, écrivez `return y` à la fin")])
def test_la_reponse_oubliee_n_est_nommee_que_si_elle_seule_n_est_pas_lue(corps, suite):
    [vue] = [vue for vue in lire_corps(corps).vues if vue.nom == "sans-return"]
    assert vue.texte.endswith(f"elle renvoie toujours `None`{suite}")


def test_un_meme_message_affiche_deux_fois_de_suite_est_vu():
    [vue] = [vue for vue in lire_corps("if n:\n    mot('non')\n    mot(n)\nreturn n").vues if vue.nom == "appelee-deux-fois"]
    assert vue.phrase == "ligne 3 : `mot` est appelée ici, et encore à la ligne 4 : n’en gardez qu’un appel"


@pour_chacun(
    "corps, questions",
    [
        ("if n == 1 and not mot in liste:\n    return True\nreturn n > 2 or False", ["n == 1", "mot in liste", "n > 2"]),
        ("if n == 1:\n    return True\nif mot in liste:\n    return False\nreturn n > 2", []),
        ("while n:\n    if n == 1:\n        return True\nreturn False", []),  # le contraire pourrait ne jamais finir
        ("for x in liste:\n    if x in mot:\n        return True\nreturn False", []),
        ("if n == 1:\n    return f(n)\nreturn False", []),
        ("return n == 1 or " + " or ".join(f"n == {k}" for k in range(8)), []),
    ],
)
def test_les_questions_qui_peuvent_decider_sont_relevees(corps, questions):
    vues = [vue for vue in lire_corps(corps).vues if vue.genre == "décide"]
    assert [vue.texte for vue in vues] == [f"dans ce cas, c’est `{question}` qui décide de la réponse" for question in questions]
    assert all("not " in vue.preuve for vue in vues)


@pour_chacun("types, ligne", [(("AttributeError",), 4), (("IndexError",), 2), (("AttributeError",), 1)])
def test_une_erreur_d_un_autre_genre_ou_d_ailleurs_ne_montre_rien(types, ligne):
    assert lire_corps("a = liste.copy()\nb = mot.copy()\nreturn a, b").attrapee(types, ligne) is None
