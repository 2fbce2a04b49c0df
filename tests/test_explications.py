"""Les erreurs de Python en français : chacune levée pour de bon, puis les textes des autres versions."""

import builtins
import re
import sys

import pytest
from ensemble import pour_chacun

from mastermind_edu.juge.explications import expliquer, traduire
from mastermind_edu.juge.syntaxe import MOTIFS as FAUTES
from mastermind_edu.juge.syntaxe import expliquer_faute, traduire_faute
from mastermind_edu.juge.valeurs import Erreur, decrire_erreur

pytestmark = pytest.mark.filterwarnings("ignore::SyntaxWarning")

NONE = " : une fonction sans `return` renvoie `None`"
PAS_UNE_FONCTION = " ne s’appelle pas comme une fonction : des parenthèses à la place de crochets, ou un nom réutilisé ?"
NOM_INCONNU = " n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?"
RANG = " : le dernier élément est au rang longueur − 1"
ABSENTE = " n’est pas une clé du dictionnaire (ou un élément de l’ensemble)"
DEPLIER = "il faut 2 valeurs à répartir ; en voici "

# Le programme, et le début de sa phrase : la fin change avec la version quand Python en dit plus.
LEVEES = [
    # Les noms et les modules
    ("compteu", "le nom « compteu »" + NOM_INCONNU),
    ("x = 1\nx == bravo", "le nom « bravo » n’existe pas : si c’est un texte, mettez-le entre guillemets, `\"bravo\"` ; sinon, vérifiez comment il s’écrit"),
    ("[].append(bravo)", "le nom « bravo » n’existe pas : si c’est un texte"),
    ("x = R", "le nom « R » n’existe pas : si c’est un texte"),
    ("x = i", "le nom « i »" + NOM_INCONNU),
    ("append(x)", "`append` s’écrit après un point, derrière la liste : `….append(x)`, avec son nom à la place de `…`"),
    ("append(code, pion)", "`append` s’écrit après un point, derrière la liste : `code.append(pion)`"),
    ("y = index(x)", "`index` s’écrit après un point, derrière la liste, ou le texte, où chercher : `….index(x)`"),
    ("insert(0, x)", "`insert` s’écrit après un point, derrière la liste : `….insert(0, x)`"),
    ("if count(code, 'R') > 1: pass", "`count` s’écrit après un point, derrière la liste, ou le texte, où chercher : `code.count('R')`"),
    ("return_ = join(x)", "`join` s’écrit après un point, derrière le texte qui sépare les morceaux : `\" \".join(x)`, pour une espace entre deux"),
    ("x = join(', ', y)", "`join` s’écrit après un point, derrière le texte qui sépare les morceaux : `', '.join(y)`"),
    ("x = split(phrase)", "`split` s’écrit après un point, derrière le texte : `phrase.split()`"),
    ("x = split(' ')", "`split` s’écrit après un point, derrière le texte : `….split(' ')`"),
    ("x = lower(a + b)", "`lower` s’écrit après un point, derrière le texte : `(a + b).lower()`"),
    ("x = pop(pile)", "`pop` s’écrit après un point, derrière la liste : `pile.pop()`"),
    ("x = choice(couleurs)", "`choice` s’écrit après un point, derrière ce qui tire au hasard : `hasard.choice(couleurs)`"),
    ("compteu + 1", "le nom « compteu »" + NOM_INCONNU),
    ("x = true", "`true` s’écrit `True`, avec une majuscule"),
    ("x = FALSE", "`FALSE` s’écrit `False`"),
    ("x = none", "`none` s’écrit `None`, avec une majuscule"),
    ("Len([])", "`Len` s’écrit `len`, en minuscules"),
    ("Print(3)", "`Print` s’écrit `print`, en minuscules"),
    ("Return", "`Return` s’écrit `return`, en minuscules"),
    ("def f(): len = len([])\nf()", "`len` est une fonction de Python, mais votre fonction donne une autre valeur à ce nom : choisissez un autre nom"),
    ("len = 4\nlen([])", "`len` est devenu un nombre entier, ici ou dans une autre cellule : donnez-lui un autre nom"),
    ("code = [1]\ncode(0)", "`code` est une liste : pour lire une case, écrivez des crochets, `code[…]`"),
    ("2(3 + 4)", "`2(…)` ne multiplie pas : écrivez `2 * (…)`"),
    ("code = [1]\nlen(code - 1)", "la parenthèse de `len` se ferme trop tard : écrivez `len(code) - 1`"),
    ("code = [1]\nrange(code)", "`range` attend un nombre entier, pas une liste : écrivez `range(len(code))`"),
    ("n = 3\nfor i in n: pass", "un nombre entier ne se parcourt pas : écrivez `range(n)`"),
    ("def f():\n    print(x)\n    x = 1\nf()", "la variable « x » n’a pas de valeur ici : donnez-lui sa valeur de départ plus haut dans la fonction"),
    ("n = 0\ndef f():\n    n += 1\nf()", "la variable « n » n’a pas de valeur ici : donnez-lui sa valeur de départ plus haut dans la fonction"),
    ("def f():\n    x = 1\n    del x\n    return x\nf()", "la variable « x » n’a pas de valeur ici : donnez-lui sa valeur de départ plus haut dans la fonction"),
    ("def f():\n    def g(): return x\n    g()\n    x = 1\nf()", "la variable « x », d’une fonction qui entoure celle-ci, est employée sans avoir de valeur"),
    ("import random; random.randit(1, 2)", "le module `random` ne contient pas « randit »"),
    ("import absent_partout", "le module « absent_partout » est introuvable : nom mal écrit"),
    ("import random.randint", "le module « random.randint » est introuvable : `random` n’est pas un dossier de modules"),
    ("from random import randit", "le module `random` ne contient pas « randit »"),
    # Les attributs
    ("None.append(1)", "`.append` est demandé à `None`, qui n’en a pas" + NONE),
    ("[].add(1)", "une liste n’a pas de `.add` : pour ajouter un élément à la fin, écrivez `append`"),
    ("{}.value()", "un dictionnaire n’a pas de `.value` : vouliez-vous écrire `.values` ?"),
    ("d = {}\nfor v in d.values: pass", "il manque les parenthèses d’un appel : écrivez `d.values()`"),
    ("import random; random.Random().choices([1, 2], 2)", "le nombre de tirages de `choices` se donne par son nom : écrivez `k=` devant ce nombre"),
    ("from mastermind_edu.juge.instruments import Lignes\nlire, _ = Lignes(('?',)).fabriquer()\nlire()\nlire()", "`lire()` est encore appelée après la ligne « ? » : « ? » doit arrêter la lecture"),
    ("import random; random.Random().choice(1, 2)", "`choice` n’attend qu’une liste"),
    ("'a'.append(1)", "un texte n’a pas de `.append`"),
    ("(1,).append(1)", "un tuple n’a pas de `.append`"),
    ("(5).x = 1", "un nombre entier n’a pas de `.x`"),
    ("class Pion: pass\nPion().x", "un objet de type `Pion` n’a pas de `.x`"),
    ("class Pion: pass\nPion.x", "la classe `Pion` n’a pas de `.x`"),
    ("'a'.upper = 3", "`.upper` ne se remplace pas dans un texte"),
    # Les rangs et les clés
    ("[1][5]", "un rang sort de la liste" + RANG),
    ("'a'[5]", "un rang sort du texte" + RANG),
    ("(1,)[5]", "un rang sort du tuple" + RANG),
    ("range(3)[5]", "un rang sort de l’intervalle" + RANG),
    ("[1][5] = 2", "un rang sort de la liste" + RANG),
    ("[].pop()", "`pop` est demandé à une liste vide : arrêtez-vous avant, quand il n’y reste rien"),
    ("[1].pop(5)", "`pop` reçoit un rang qui n’est pas dans la liste"),
    ("set().pop()", "`pop` est demandé à un ensemble vide"),
    ("{}.popitem()", "`popitem` est demandé à un dictionnaire vide"),
    ("{}['a']", "'a'" + ABSENTE),
    ("set().remove(3)", "3" + ABSENTE),
    ("'{}'.format()", "`format` ne reçoit pas assez de valeurs pour remplir les accolades"),
    ("[1]['a']", "entre crochets, il faut un nombre entier, pas un texte"),
    ("[1][1, 2]", "entre crochets, il faut un nombre entier, pas un tuple : pour une tranche, écrivez `[i:j]` ; pour la case `j` de la case `i`, `[i][j]`"),
    ("x = [1]\nx += 2", "à une liste, `+=` n’ajoute qu’une autre liste : pour un seul élément, écrivez `x.append(2)`, ou mettez-le entre crochets, `+= [2]`"),
    ("x = [1]\nx += sum(2)", "un nombre entier ne se parcourt pas élément par élément"),
    ("x = []\nx[-1]", "`x` est vide, et n’a donc pas de dernier élément : vérifiez d’abord, avec un `if`"),
    ("x = ''\nx[len(x) - 1]", "`x` est vide, et n’a donc pas de dernier élément"),
    ("x = [[]]\nx[-1][0]", "un rang sort de la liste" + RANG),
    ("def f(a, b): pass\nreponses = [(1, 0)]\nf(reponses[-1])", "l’appel de `f` ne donne pas de valeur à « b » ; si `reponses[-1]` est un couple, il ne compte que pour un argument : écrivez `f(*reponses[-1])`"),
    ("def f(a, b): pass\nrep = (1, 0)\nf(rep)", "l’appel de `f` ne donne pas de valeur à « b » ; si `rep` est un couple"),
    ("def f(a, b): pass\ncode = 1\nf(code)", "l’appel de `f` ne donne pas de valeur à « b »"),
    ("(1,).copy()", "un tuple n’a pas de `.copy` : un tuple ne se modifie jamais, il n’a pas à être copié ; pour en faire une liste, écrivez `list(…)`"),
    ("'abc'['a']", "entre crochets, il faut un nombre entier"),
    ("[1]['a':]", "les bornes d’une tranche `[début:fin]` doivent être des nombres entiers"),
    ("[1][::0]", "le pas d’une tranche ne peut pas être 0"),
    # Les listes, les textes, les dictionnaires
    ("a, b = [1]", DEPLIER + "1"),
    ("a, b = 1, 2, 3", DEPLIER),
    ("a, *b, c = [1]", "il faut au moins 2 valeurs à répartir ; en voici 1"),
    ("a, b = 5", "un nombre entier ne se répartit pas en plusieurs valeurs"),
    ("a, b = None", "`None` ne se répartit pas en plusieurs valeurs" + NONE),
    ("'abc'.index('z')", "le morceau cherché n’est pas dans le texte"),
    ("[1].remove(2)", "la valeur à enlever avec `remove` n’est pas dans la liste"),
    ("(1,).index(2)", "la valeur cherchée avec `index` est absente du tuple"),
    ("max([])", "`max` n’a rien à comparer : la suite est vide ; traitez ce cas plus haut, avant cette ligne"),
    ("min('')", "`min` n’a rien à comparer : la suite est vide ; traitez ce cas plus haut, avant cette ligne"),
    ("'a'.split('')", "le séparateur est un texte vide"),
    ("for x in 5: pass", "un nombre entier ne se parcourt pas : écrivez `range(5)`"),
    ("[*5]", "un nombre entier ne se parcourt pas élément par élément"),
    ("for x in None: pass", "`None` ne se parcourt pas élément par élément" + NONE),
    ("print(*5)", "un nombre entier ne se parcourt pas élément par élément"),
    ("3 in 5", "`in` ne cherche rien dans un nombre entier"),
    ("1 in 'abc'", "dans un texte, `in` ne cherche qu’un texte, pas un nombre entier"),
    ("5[0]", "les crochets ne s’emploient pas après un nombre entier"),
    ("len[3]", "après `len`, il faut des parenthèses, pas des crochets"),
    ("[].append[3]", "après `append`, il faut des parenthèses, pas des crochets"),
    ("copie = [1].copy\ncopie[0]", "une fonction de Python est employée ici sans être appelée : il manque les parenthèses d’un appel, `()`"),
    ("'a'.upper == 1 or 'a'.upper + 'b'", "une fonction de Python est employée ici sans être appelée"),
    ("int[0]", "les crochets ne s’emploient pas après "),
    ("len(5)", "un nombre entier n’a pas de longueur"),
    ("len(None)", "`None` n’a pas de longueur" + NONE),
    ("(1,)[0] = 1", "un tuple ne se modifie pas case par case"),
    ("'abc'[0] = 'a'", "un texte ne se modifie pas case par case"),
    ("del (1,)[0]", "`del` n’enlève pas d’élément dans un tuple"),
    ("{[1]: 2}", "une liste ne peut être ni une clé de dictionnaire ni un élément d’ensemble"),
    ("{{}}", "un dictionnaire ne peut être ni une clé de dictionnaire ni un élément d’ensemble"),
    ("d = {1: 1}\nfor k in d: d[k + 1] = 1", "le dictionnaire change pendant qu’il est parcouru"),
    ("s = {1}\nfor k in s: s.add(k + 1)", "l’ensemble change pendant qu’il est parcouru"),
    ("next(iter([]))", "`next` ne trouve plus de valeur : la suite est finie"),
    ("next([1])", "`next` ne s’applique pas à une liste"),
    ("def g():\n    next(iter([]))\n    yield 1\nlist(g())", "`StopIteration` sort d’un générateur"),
    ("reversed({1})", "un ensemble ne se parcourt pas à l’envers"),
    # Les opérations
    ("c = [1]\nc - c[0]", "« - » n’ôte rien d’une liste : pour n’en garder qu’une partie, dites du quel au quel de ses rangs, `c[…:…]`"),
    ("c = [1]\nif c >= 1 and c[0] < 4: pass", "`c` est une liste, et « >= » compare deux nombres : comparez un à un ses éléments, `c[i]`, dans une boucle"),
    ("c = [1]\n1 <= c", "`c` est une liste, et « <= » compare deux nombres"),
    ("c = [[1]]\nc[0] < 1", "« < » ne compare pas une liste et un nombre entier"),
    ("i, c = 5, [1, 2]\nc[i] = 3", "la case `c[i]` n’existe pas : on ne change qu’une case qui existe déjà, et la dernière est au rang `len(c) - 1` ; une liste qui part vide s’allonge d’abord"),
    ("'a' + 1", "« + » ne colle pas un texte et un nombre entier : `str(…)` donne le texte d’un nombre"),
    ("'a' + [1]", "« + » ne colle pas un texte et une liste"),
    ("'a' + None", "« + » ne colle pas un texte et `None`" + NONE),
    ("[1] + 1", "« + » ne colle pas une liste et un nombre entier"),
    ("(1,) + [1]", "« + » ne colle pas un tuple et une liste"),
    ("1 + 'a'", "l’opération « + » ne marche pas entre un nombre entier et un texte"),
    ("1 + [1]", "l’opération « + » ne marche pas entre un nombre entier et une liste"),
    ("None + 1", "l’opération « + » ne marche pas entre `None` et un nombre entier" + NONE),
    ("2 ** 'a'", "l’opération « ** » ne marche pas entre un nombre entier et un texte"),
    ("... + 1", "l’opération « + » ne marche pas entre `...` et un nombre entier"),
    ("'a' * 1.5", "un texte ou une liste ne se multiplie que par un nombre entier, pas par un nombre à virgule"),
    ("-'a'", "le signe « - » ne se met pas devant un texte"),
    ("abs('a')", "`abs` ne s’applique pas à un texte"),
    ("round('a')", "`round` ne s’applique pas à un texte"),
    ("'a' < 1", "« < » ne compare pas un texte et un nombre entier"),
    ("max([1, None])", "« > » ne compare pas `None` et un nombre entier" + NONE),
    ("sum(['a'], '')", "`sum` n’additionne pas des textes : réunissez-les avec `join`"),
    ("'a' % 2", "après un texte, « % » y place des valeurs : ici, il y en a trop"),
    ("'%s %s' % 1", "il manque des valeurs pour les « % » du texte"),
    ("'%d' % 'a'", "il faut un nombre entier ou à virgule, pas un texte"),
    ("f'{\"a\":d}'", "le format « d » ne convient pas à un texte"),
    ("f'{[1]:5}'", "la consigne de format après « : » ne convient pas à une liste"),
    ("1 / 0", "une division par zéro"),
    ("1 // 0", "une division par zéro"),
    ("1.0 % 0", "une division par zéro"),
    ("0 ** -1", "zéro est élevé à une puissance négative"),
    ("10.0 ** 400", "un nombre est trop grand, ou trop petit, pour cette opération"),
    ("[0] * 10**20", "un nombre est trop grand, ou trop petit, pour cette opération"),
    ("import math; math.sqrt(-1)", "ce calcul n’a pas de résultat pour ce nombre"),
    ("import math; math.log(0)", "ce calcul n’a pas de résultat pour ce nombre"),
    ("import math; math.sqrt('a')", "il faut un nombre entier ou à virgule, pas un texte"),
    ("import math; math.factorial(-1)", "`factorial` demande un nombre positif ou nul"),
    ("int(float('nan'))", "l’infini et `nan` ne deviennent pas des nombres entiers"),
    ("int(float('inf'))", "l’infini et `nan` ne deviennent pas des nombres entiers"),
    # Les conversions
    ("int('a')", "'a' ne se lit pas comme un nombre entier"),
    ("int('9', 8)", "'9' ne se lit pas comme un nombre entier en base 8"),
    ("int([1])", "`int` ne change pas une liste d’un coup"),
    ("float('1,5')", "'1,5' ne se lit pas comme un nombre ; en Python, la virgule s’écrit avec un point"),
    ("int('1' * 5000)", "un nombre de plus de 4300 chiffres est trop long"),
    ("range('a')", "un texte ne peut pas servir de nombre entier"),
    ("range([1])", "une liste ne peut pas servir de nombre entier"),
    ("range(1.0)", "un nombre à virgule ne peut pas servir de nombre entier"),
    ("range(1, 10, 0)", "le pas de `range` ne peut pas être 0"),
    ("chr(-1)", "`chr` ne connaît aucun signe de ce numéro"),
    ("ord('ab')", "`ord` attend un seul signe ; en voici 2"),
    ("ord(5)", "`ord` attend un texte d’un seul signe, pas un nombre entier"),
    ("'a'.join([1])", "`join` ne réunit que des textes ; au rang 0 se trouve un nombre entier"),
    ("'a'.join(1)", "`join` attend une suite de textes"),
    ("'a'.replace('a', 1)", "il faut un texte, pas un nombre entier"),
    ("isinstance(1, 2)", "`isinstance` attend un type en second"),
    # Les appels
    ("def f(a, b): pass\nf(1)", "l’appel de `f` ne donne pas de valeur à « b »"),
    ("def f(a, b, c): pass\nf()", "l’appel de `f` ne donne pas de valeur à « a », « b » et « c »"),
    ("def f(a, *, b): pass\nf(1)", "l’appel de `f` ne donne pas de valeur à « b »"),
    ("def f(a, b): pass\nf(1, 2, 3)", "`f` reçoit 3 arguments, mais en prend 2"),
    ("def f(): pass\nf(1)", "`f` reçoit 1 argument, mais en prend 0"),
    ("def f(a, b=1): pass\nf(1, 2, 3)", "`f` reçoit 3 arguments, mais en prend de 1 à 2"),
    ("def f(a, *, b): pass\nf(1, 2, b=3)", "`f` reçoit 2 arguments, mais en prend 1"),
    ("class A:\n    def m(self): pass\nA().m(1)", "`A.m` reçoit 2 arguments, mais en prend 1, `self` compris pour une méthode"),
    ("class A: pass\nA(1)", "`A` ne prend aucun argument"),
    ("def f(a): pass\nf(1, b=2)", "`f` n’a pas de paramètre nommé « b »"),
    ("def f(a): pass\nf(1, a=2)", "`f` reçoit plusieurs valeurs pour « a »"),
    ("(lambda x: x)()", "l’appel de `lambda` ne donne pas de valeur à « x »"),
    ("len()", "`len` reçoit 0 argument, mais en prend 1"),
    ("[].append(1, 2)", "`append` n’ajoute qu’un élément à la fois, pas 2 : entre ses parenthèses, écrivez la seule valeur à ajouter"),
    ("[].pop(1, 2)", "`pop` reçoit 2 arguments, mais en prend au plus 1"),
    ("[].clear(1)", "`list.clear` reçoit 1 argument, mais n’en prend aucun"),
    ("[].sort(1)", "`sort` ne prend que des arguments nommés"),
    ("range()", "`range` reçoit 0 argument, mais en prend au moins 1"),
    ("range(1, 2, 3, 4)", "`range` reçoit 4 arguments, mais en prend au plus 3"),
    ("isinstance(1)", "`isinstance` reçoit 1 argument, mais en prend 2"),
    ("print(fin='')", "`print` n’a pas de paramètre nommé « fin »"),
    ("open()", "l’appel de `open` ne donne pas de valeur à « file »"),
    ("map(int)", "la fonction « map » ne reçoit pas le bon nombre d’arguments"),
    ("str.upper()", "`str.upper` attend une valeur entre ses parenthèses"),
    ("list.append(1)", "`list` est le nom d’un type de Python"),
    ("[1](0)", "une liste" + PAS_UNE_FONCTION),
    ("'a'()", "un texte" + PAS_UNE_FONCTION),
    ("None()", "`None` ne s’appelle pas comme une fonction" + NONE),
    ("import math; math()", "un module" + PAS_UNE_FONCTION),
    ("def f(): return f()\nf()", "trop d’appels sont emboîtés"),
    ("def f(n): return n == 0 or f(n - 1)\nf(10**6)", "trop d’appels sont emboîtés"),
    # Le hasard
    ("import random; random.sample([1], 2)", "`sample` doit tirer plus d’éléments qu’il n’y en a, ou un nombre négatif"),
    ("import random; random.randint(5, 1)", "le tirage se fait dans un intervalle vide : vérifiez ses bornes"),
    ("import random; random.randrange(1, 10, 0)", "le pas d’un tirage ne peut pas être 0"),
    ("import random; random.shuffle('abc')", "un texte ne se modifie pas case par case"),
    # Les fichiers
    ("open('absent')", "il n’y a ni fichier ni dossier à l’adresse 'absent'"),
    ("open('.')", "un dossier est donné à la place d’un fichier" if sys.platform != "win32" else "le système refuse"),
    ("open(__file__, 'z')", "« z » n’est pas une façon d’ouvrir un fichier"),
    ("f = open(__file__)\nf.close()\nf.read()", "le fichier est déjà fermé"),
    ("open(__file__).write('')", "ce fichier n’est pas ouvert en écriture"),
    ("open(5.5)", "il faut un nom de fichier, pas un nombre à virgule"),
    ("b'\\xff'.decode()", "ces octets ne forment pas un texte écrit en « utf-8 »"),
    ("'é'.encode('ascii')", "un signe du texte ne s’écrit pas en « ascii »"),
    # Ce que le programme dit lui-même
    ("assert 1 == 2", "un `assert` est faux"),
    ("assert 1 == 2, 'deux codes'", "un `assert` est faux : « deux codes »"),
    ("raise NotImplementedError", "ce code dit lui-même qu’il n’est pas écrit"),
    ("import sys; sys.exit()", "le programme demande à s’arrêter ; pour sortir d’une fonction, employez `return`"),
    ("raise 5", "`raise` attend une erreur, comme `ValueError"),
    ("raise", "`raise` seul ne s’écrit que dans un bloc `except`"),
    ("raise KeyboardInterrupt", "l’exécution a été interrompue"),
]
LEVEES_PAR_UNE_CLASSE = [
    ("class A:\n    def __init__(self): return 3\nA()", "`__init__` remplit l’objet et ne renvoie rien : ici, son `return` donne un nombre entier"),
    ("from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def f(self): ...\nA()", "la classe `A` est abstraite : une méthode marquée `@abstractmethod` reste à écrire"),
    ("from typing import Protocol\nclass A(Protocol): ...\nA()", "un `Protocol` décrit des objets et n’en crée pas"),
    ("import ipywidgets; ipywidgets.Label(3)", "`.value` de `Label` attend un texte, pas un nombre entier ; `str(…)` ou `f\"…\"` en font un"),
    ("import ipywidgets; ipywidgets.IntText('x')", "`.value` de `IntText` attend un nombre entier, pas un texte"),
    ("import ipywidgets; ipywidgets.HBox(['R'])", "les `children` de `HBox` sont une liste de widgets, et l’on y trouve un texte"),
    ("import ipywidgets; ipywidgets.HBox(ipywidgets.Button())", "les `children` de `HBox` doivent être une liste de widgets, pas un objet de type `Button`"),
    ("import ipywidgets; ipywidgets.Button(button_style='rouge')", "`.button_style` de `Button` se choisit dans cette liste : ['primary'"),
]
LEVEES += LEVEES_PAR_UNE_CLASSE
PAR_PROGRAMME = [pytest.param(*levee, id=levee[0].replace("\n", " ; ")) for levee in LEVEES]

# Le type, le texte d’une autre version de Python, et la phrase entière.
AUTRES_TEXTES = [
    ("UnboundLocalError", "local variable 'x' referenced before assignment", "la variable « x » n’a pas de valeur ici : donnez-lui sa valeur de départ plus haut dans la fonction"),
    ("UnboundLocalError", "cannot access local variable 'x' where it is not associated with a value", "la variable « x » n’a pas de valeur ici : donnez-lui sa valeur de départ plus haut dans la fonction"),
    ("NameError", "free variable 'x' referenced before assignment in enclosing scope", "la variable « x », d’une fonction qui entoure celle-ci, est employée sans avoir de valeur"),
    ("NameError", "name 'x' is not defined. Did you mean: 'y'?", "le nom « x » n’existe pas. Vouliez-vous dire « y » ?"),
    ("NameError", "name 'random' is not defined. Did you forget to import 'random'", "le nom « random » n’existe pas. Avez-vous oublié `import random` ?"),
    ("AttributeError", "module 'random' has no attribute 'randit'. Did you mean: 'randint'?", "le module `random` ne contient pas « randit ». Vouliez-vous dire « randint » ?"),
    ("AttributeError", "'int' object has no attribute 'x' and no __dict__ for setting new attributes", "un nombre entier n’a pas de `.x`"),
    ("AttributeError", "partially initialized module 'random' has no attribute 'f' (most likely due to a circular import)", "le module `random` est employé avant la fin de son chargement : un de vos fichiers porte-t-il son nom ?"),
    ("AttributeError", "module 'random' has no attribute 'f' (consider renaming 'random.py' since it has the same name as the standard library module named 'random' and the import system gives it precedence)", "le fichier `random.py` porte le nom d’un module de Python et le cache : renommez-le"),
    ("AttributeError", "__enter__", "`with` ne s’emploie pas avec cette valeur"),
    ("TypeError", "'int' object does not support the context manager protocol (missed __exit__ method)", "`with` ne s’emploie pas avec un nombre entier"),
    ("ImportError", "cannot import name 'f' from partially initialized module 'random' (most likely due to a circular import)", "le module `random` est employé avant la fin de son chargement : un de vos fichiers porte-t-il son nom ?"),
    ("ValueError", "too many values to unpack (expected 2)", DEPLIER + "davantage"),
    ("ValueError", "too many values to unpack (expected 2, got 3)", DEPLIER + "3"),
    ("ValueError", "2 is not in list", "2 est cherché avec `index`, mais n’est pas dans la liste"),
    ("ValueError", "list.index(x): x not in list", "la valeur cherchée avec `index` est absente de la liste"),
    ("ValueError", "max() arg is an empty sequence", "`max` n’a rien à comparer : la suite est vide ; traitez ce cas plus haut, avant cette ligne"),
    ("ValueError", "max() iterable argument is empty", "`max` n’a rien à comparer : la suite est vide ; traitez ce cas plus haut, avant cette ligne"),
    ("IndexError", "Cannot choose from an empty sequence", "`choice` n’a rien à tirer : la suite est vide"),
    ("TypeError", "argument of type 'int' is not a container or iterable", "`in` ne cherche rien dans un nombre entier"),
    ("TypeError", "cannot use 'list' as a dict key (unhashable type: 'list')", "une liste ne peut être ni une clé de dictionnaire ni un élément d’ensemble"),
    ("TypeError", "string indices must be integers", "entre crochets, il faut un nombre entier"),
    ("TypeError", "string indices must be integers, not 'str'", "entre crochets, il faut un nombre entier, pas un texte : le rang de l’élément, et non l’élément"),
    ("TypeError", "'type' object is not subscriptable", "les crochets ne s’emploient pas après une classe"),
    ("TypeError", "type 'int' is not subscriptable", "les crochets ne s’emploient pas après le type `int`"),
    ("TypeError", "'cle' is an invalid keyword argument for sort()", "`sort` n’a pas de paramètre nommé « cle »"),
    ("TypeError", "sort() got an unexpected keyword argument 'cle'", "`sort` n’a pas de paramètre nommé « cle »"),
    ("TypeError", "f() got an unexpected keyword argument 'couleurs'. Did you mean 'couleur'?", "`f` n’a pas de paramètre nommé « couleurs ». Vouliez-vous dire « couleur » ?"),
    ("TypeError", "enumerate() missing required argument 'iterable' (pos 1)", "l’appel de `enumerate` ne donne pas de valeur à « iterable »"),
    ("TypeError", "must be str, not int", "il faut un texte, pas un nombre entier"),
    ("TypeError", "'module' object is not callable. Did you mean: 'random.random(...)'?", f"un module{PAS_UNE_FONCTION} Vouliez-vous dire « random.random(...) » ?"),
    ("ValueError", "empty range for randrange() (5, 2, -3)", "le tirage se fait dans un intervalle vide : vérifiez ses bornes"),
    ("ValueError", "empty range in randint(5, 1)", "le tirage se fait dans un intervalle vide : vérifiez ses bornes"),
    ("ValueError", "non-integer arg 1 for randrange()", "les bornes d’un tirage doivent être des nombres entiers"),
    ("ValueError", "expected a nonnegative input, got -1.0", "ce calcul n’a pas de résultat pour ce nombre : la racine d’un nombre négatif, par exemple, n’existe pas"),
    ("ValueError", "Exceeds the limit (4300) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit", "un nombre de plus de 4300 chiffres est trop long pour devenir un texte, ou en venir"),
    ("ZeroDivisionError", "integer modulo by zero", "une division par zéro"),
    ("ZeroDivisionError", "zero to a negative power", "zéro est élevé à une puissance négative"),
    ("OverflowError", "(34, 'Numerical result out of range')", "un nombre est trop grand, ou trop petit, pour cette opération"),
    ("RecursionError", "maximum recursion depth exceeded in comparison", "trop d’appels sont emboîtés : une fonction, ou une liste, revient sur elle-même trop de fois"),
    ("FileNotFoundError", "[WinError 3] Le chemin d’accès spécifié est introuvable: 'a/b'", "il n’y a ni fichier ni dossier à l’adresse 'a/b'"),
    ("FileNotFoundError", "[Errno 2] No such file or directory: 'a' -> 'b'", "le fichier ou le dossier n’existe pas"),
    ("PermissionError", "[Errno 13] Permission denied: 'a'", "le système refuse cette action sur 'a'"),
    ("EOFError", "EOF when reading a line", "il n’y a plus rien à lire"),
    ("MemoryError", "", "le programme demande trop de mémoire"),
    ("UsageError", "Line magic function `%zut` not found.", "la commande `%zut` n’existe pas"),
]

ANGLAIS = re.compile(
    r"\b(the|not|is|are|was|were|of|to|from|object|expected|required|missing|must|be|with|for|cannot|can't|got|given|values?|than|and|"
    r"has|have|does|doesn't|where|before|after|empty|string|sequence|mean|you|did|forget|positional|keyword|by|zero|index|found|name)\b",
    re.IGNORECASE,
)


def lever(programme):
    """L’erreur que lève ce programme, exécuté pour de bon."""
    with pytest.raises(BaseException) as levee:
        exec(compile(programme, "<programme>", "exec"), {"__file__": __file__})
    return decrire_erreur(levee.value)._replace(instruction=programme.splitlines()[-1].rpartition(";")[2].strip())


def types(nom):
    """Le nom du type et ceux dont il hérite."""
    return tuple(t.__name__ for t in getattr(builtins, nom, Exception).__mro__[:-2]) if hasattr(builtins, nom) else (nom, "Exception")


def prose(phrase):
    """La phrase sans son code ni ses citations."""
    return re.sub(r"`[^`]*`|« [^»]* »|'[^']*'", "", phrase)


@pour_chacun("programme, phrase", PAR_PROGRAMME)
def test_une_erreur_levee_pour_de_bon_est_dite_en_francais(programme, phrase):
    obtenue = traduire(lever(programme))
    assert obtenue.startswith(phrase)
    assert ANGLAIS.search(prose(obtenue)) is None


@pour_chacun("nom, texte, phrase", AUTRES_TEXTES)
def test_le_texte_d_une_autre_version_de_python_a_la_meme_phrase(nom, texte, phrase):
    obtenue = traduire(Erreur(types(nom), texte))
    assert obtenue == phrase
    assert ANGLAIS.search(prose(obtenue)) is None


@pour_chacun(
    "programme, phrase",
    [
        ("b'a' + 'a'", "le message est « can't concat str to bytes »"),
        ("raise ValueError('il faut 4 pions')", "le message est « il faut 4 pions »"),
        ("raise IndexError('list index out of range')", "le message est « list index out of range »"),
        ("raise ValueError", ""),
        ("import json; json.loads('')", "le message est « Expecting value: line 1 column 1 (char 0) »"),
    ],
)
def test_une_erreur_inconnue_ou_choisie_par_le_programme_garde_son_texte(programme, phrase):
    assert traduire(lever(programme)) == phrase


@pour_chacun("lue, dite", [("raise erreur", True), ("raise", True), ("x = liste[3]", True), ("raise IndexError('x')", False)])
def test_une_erreur_de_python_relancee_reste_expliquee(lue, dite):
    phrase = traduire(Erreur(("IndexError", "LookupError", "Exception"), "list index out of range", 3, lue))
    assert phrase.startswith("un rang sort") is dite


def test_un_texte_forge_qui_imite_python_ne_fait_pas_tomber_le_juge():
    assert traduire(Erreur(("TypeError",), "f() missing 1 required positional argument: x")) == "l’appel de `f` ne donne pas de valeur à « x »"


def test_le_juge_dit_la_ligne_puis_la_phrase():
    erreur = Erreur(("TypeError", "Exception"), "can only concatenate list (not \"int\") to list", 4, "return copie + 1")
    assert expliquer(erreur) == "erreur TypeError à la ligne 4, dans `return copie + 1`. « + » ne colle pas une liste et un nombre entier : à une liste, « + » ne colle qu’une autre liste, comme `[x]`"


@pour_chacun("nom, dite", [("NonFini", "appel arrêté"), ("SansReponse", "aucune réponse"), ("MonErreur", "erreur MonErreur")])
def test_un_arret_n_est_pas_appele_une_erreur(nom, dite):
    assert expliquer(Erreur((nom, "Exception"), "")).startswith(dite)


def test_une_erreur_sans_texte_a_quand_meme_sa_ligne():
    assert expliquer(Erreur(("MonErreur", "Exception"), "", 3, "raise MonErreur")) == "erreur MonErreur à la ligne 3, dans `raise MonErreur`"


FAUTES_LUES = [
    ("x = “bravo”", "retapez les guillemets au clavier : `\"`"),
    ("x = «bravo»", "retapez les guillemets au clavier : `\"`"),
    ("x = ’bravo’", "retapez les guillemets au clavier : `\"`"),
    ("Return x", "`Return` s’écrit `return`, en minuscules"),
    ("IF x:\n    y", "`IF` s’écrit `if`, en minuscules"),
    ("For i in x:\n    y", "`For` s’écrit `for`, en minuscules"),
    ("Else:\n    y", "`Else` s’écrit `else`, en minuscules"),
    ("Print 'a'", "`Print` s’écrit `print`, en minuscules"),
    ("if x And y:\n    z", "`And` s’écrit `and`, en minuscules"),
    ("print 'a'", "il manque les parenthèses après `print`"),
    ("for i in range nb:\n    y", "il manque les parenthèses après `range` : écrivez `range(…)`"),
    ("retrun x", "« retrun » n’est pas un mot de Python : vouliez-vous écrire `return` ?"),
    ("whlie x:\n    y", "« whlie » n’est pas un mot de Python : vouliez-vous écrire `while` ?"),
    ("x = [1, 2\ny = 3", "« [ » est ouvert mais jamais refermé : ajoutez « ] »"),
    ("for i in range(len(x):\n    y", "« ( » est ouvert mais jamais refermé : ajoutez « ) »"),
    ("while (x < 3:\n    y", "« ( » est ouvert mais jamais refermé : ajoutez « ) »"),
    ("x = f(1))", "« ) » est fermé sans avoir été ouvert : enlevez-le, ou ajoutez celui qui l’ouvre"),
    ("else x == 1:\n    y", "`else` n’a pas de condition : pour garder celle-ci, écrivez `elif x == 1:` ; `else:` tout seul veut dire « dans tous les autres cas »"),
    ("else if x == 1:\n    y", "`else if` s’écrit `elif`"),
    ("elsif x == 1:\n    y", "`else if` s’écrit `elif`"),
    ("else:\n    y", "ce `else` ne suit aucun `if` : alignez-le sur le `if` dont il est la suite"),
    ("except ValueError:\n    y", "ce `except` ne suit aucun `try` : alignez-le sur le `try` dont il est la suite"),
    ("if x = 1:\n    y", "« = » range une valeur ; pour comparer, écrivez « == »"),
    ("if x[0] = 1:\n    y", "« = » range une valeur ; pour comparer, écrivez « == »"),
    ("if x and y = 1:\n    z", "« = » range une valeur ; pour comparer, écrivez « == »"),
    ("return x = 1", "« = » range une valeur : après `return`, écrivez la valeur seule ; et pour comparer, c’est « == »"),
    ("if x => 1:\n    y", "`=>` s’écrit `>=`"),
    ("if x =< 1:\n    y", "`=<` s’écrit `<=`"),
    ("if x =! 1:\n    y", "`=!` s’écrit `!=`"),
    ("if x <> 1:\n    y", "`<>` s’écrit `!=`"),
    ("if x === 1:\n    y", "`===` s’écrit `==`"),
    ("if x && y:\n    z", "`&&` s’écrit `and`"),
    ("return a x b", "la multiplication s’écrit `*`, et non `x`"),
    ("x = 2 x (a + 1)", "la multiplication s’écrit `*`, et non `x`"),
    ('m = "-" x 3', "la multiplication s’écrit `*`, et non `x`"),
    ('m = "-"x3', "la multiplication s’écrit `*`, et non `x`"),
    ('m = n x "-"', "la multiplication s’écrit `*`, et non `x`"),
    ("return rang >= 0 and < n", "après `and`, redites ce que vous comparez : `and rang < n`"),
    ("if 0 <= rang and < n:\n    y", "après `and`, redites ce que vous comparez : `and rang < n`"),
    ('if mot == "o" or == "oui":\n    y', "après `or`, redites ce que vous comparez : `or mot == \"…\"`"),
    ("while c[i] != 0 and not in vus:\n    y", "après `and`, redites ce que vous comparez : `and c[i] not in vus`"),
    ("if x:\n    y\nelif x >= 5 and < 10:\n    z", "après `and`, redites ce que vous comparez : `and x < 10`"),
    ("if x:\n    y\nelif x 5:\n    z", "il manque un signe entre « x » et « 5 » : une virgule, un « + », un « == »…"),
    ("if x:\n    y\nelif x not 5:\n    z", "Python ne comprend pas cette ligne : relisez-la signe par signe, ainsi que la précédente"),
    ("return +milieu+", "un « + » se met entre deux valeurs ; celui que le texte doit contenir va entre guillemets : `\"+\" + milieu + \"+\"`"),
    ("return a + b +", "après « + », il manque quelque chose"),
    ("x = 2 **", "après « ** », il manque quelque chose"),
    ("if x || y:\n    z", "`||` s’écrit `or`"),
    ("if !x:\n    y", "`!` s’écrit `not`, suivi d’une espace"),
    ("i++", "`++` n’existe pas en Python : écrivez `i += 1`"),
    ("return numero++", "`++` n’existe pas en Python : le calcul s’écrit `numero + 1`"),
    ("n = m--", "`--` n’existe pas en Python : le calcul s’écrit `m - 1`"),
    ("t[i]++", "`++` n’existe pas en Python : écrivez `t[i] += 1`"),
    ("i--", "`--` n’existe pas en Python : écrivez `i -= 1`"),
    ("def f:\n    y", "il manque « ( » après le nom : écrivez `def f():`, avec les paramètres entre les parenthèses"),
    ("def f x:\n    y", "il manque « ( » après le nom : écrivez `def f():`, avec les paramètres entre les parenthèses"),
    ("def f(x)\n    y", "il manque « : » à la fin de la ligne"),
    ("def (x):\n    y", "il manque le nom de la fonction, entre `def` et la parenthèse"),
    ("def f('a'):\n    y", "entre les parenthèses d’un `def`, il ne faut que des noms, séparés par des virgules"),
    ("class = 3", "« class » est un mot de Python, il ne peut pas servir de nom : choisissez-en un autre"),
    ("def f(x, in):\n    y", "« in » est un mot de Python, il ne peut pas servir de nom : choisissez-en un autre"),
    ("for i in x:\nprint(i)", "le `for` juste au-dessus ne contient rien : décalez de 4 espaces les lignes qui en font partie"),
    ("def f(x):\nreturn 1", "la fonction juste au-dessus ne contient rien : décalez de 4 espaces les lignes qui en font partie"),
    ("def f(x):\n", "la fonction ne contient rien : écrivez au-dessous au moins une ligne, décalée de 4 espaces"),
    ("if x == 1\n    y", "il manque « : » à la fin de la ligne"),
    ("if x == 1;\n    y", "la ligne finit par « : », et non par « ; »"),
    ("if x == 1 then\n    y", "remplacez `then` par « : », à la fin de la ligne"),
    ("if x == 1 {\n    y\n}", "pas d’accolade : finissez la ligne par « : » et décalez les suivantes de 4 espaces"),
    ("for i range(3):\n    y", "une boucle s’écrit `for i in …:`, avec le mot `in`"),
    ("for (i = 0; i < 3; i++):\n    y", "une boucle s’écrit `for i in range(…):`, sans parenthèse après `for`"),
    ("x = 'n'est pas'", "l’apostrophe termine le texte trop tôt : entourez ce texte de guillemets, `\"`"),
    ("return \"R", "un texte n’est pas refermé : il manque un guillemet"),
    ("x = 'a' b", "il manque un signe entre un texte et « b » : une virgule, un « + », un « == »…"),
    ("x = 1 +", "après « + », il manque quelque chose"),
    ("if x == 1 and:\n    y", "après « and », il manque quelque chose"),
    ("if x not == 1:\n    y", "« différent de » s’écrit `!=`"),
    ("x = [1,,2]", "il y a une virgule de trop"),
    ("x = 5 × 3", "le signe « × » s’écrit `*` en Python"),
    ("if x ≠ 3:\n    y", "le signe « ≠ » s’écrit `!=` en Python"),
    ("x = 2²", "le signe « ² » s’écrit `** 2` en Python"),
    ("x = y ? 1 : 2", "pour choisir entre deux valeurs, Python écrit `valeur if y else autre`"),
    ("x = 1 if y", "un `if` au milieu d’une ligne demande un `else` : `a if condition else b`"),
    ("x == 'IF' and 'a=>b' y", "il manque un signe entre un texte et « y » : une virgule, un « + », un « == »…"),
    ("print('a'\n", "« ( » est ouvert mais jamais refermé : ajoutez « ) »"),
    ("1 = x", "« = » range ce qui est à droite dans le nom qui est à gauche ; pour comparer, écrivez « == »"),
    ("None = 1", "« None » est un mot de Python, il ne peut pas servir de nom : choisissez-en un autre"),
    ("for 1 in liste: pass", "entre `for` et `in`, il faut un nom de variable"),
    ("2x = 1", "un nombre est mal écrit ; un nom, lui, ne commence pas par un chiffre"),
    ("x = 5px", "entre `5` et `px`, il manque un signe : pour multiplier, écrivez `5 * px` ; et un nom ne commence pas par un chiffre"),
    ("if x:\n\ty\n        z", "tabulations et espaces sont mélangés au début des lignes : gardez des espaces"),
    ("f'{x'", "dans un texte `f\"…\"`, une accolade n’est pas refermée"),
]


@pour_chacun("cellule, phrase", FAUTES_LUES)
def test_une_faute_de_syntaxe_lue_pour_de_bon_est_dite_en_francais(cellule, phrase):
    with pytest.raises(SyntaxError) as faute:
        compile(cellule, "<cellule>", "exec")
    assert traduire_faute(faute.value, cellule.split("\n")[faute.value.lineno - 1]) == phrase


@pour_chacun("phrase", [phrase for _, phrase in FAUTES])
def test_aucune_phrase_de_syntaxe_ne_garde_d_anglais(phrase):
    assert ANGLAIS.search(prose(phrase)) is None


@pour_chacun(
    "faute, texte, lieu",
    [
        (ValueError("source code string cannot contain null bytes"), "a\nb", "ligne 7, `a` : le code contient un caractère nul"),
        (SyntaxError("incomplete input", ("", 9, 1, "", 9, 1)), "a\nb(", "ligne 8, `b(` : le code s’arrête trop tôt"),
        (SyntaxError("incomplete input", ("", 1, 1, "", 1, 1)), "b(", "ligne 7, `b(` : le code s’arrête trop tôt"),
        (SyntaxError("expected ':'", ("", 1, 1, "", 1, 1)), "x" * 100, f"ligne 7, `{'x' * 80}…` : il manque « : »"),
    ],
    ids=["sans numéro de ligne", "après la fin", "première ligne", "longue ligne"],
)
def test_une_faute_de_syntaxe_est_situee_dans_la_cellule(faute, texte, lieu):
    assert f"dans la cellule de code 3, {lieu}" in expliquer_faute(faute, texte, 7, 3)


@pour_chacun(
    "texte, instruction, est_ailleurs",
    [
        ("object of type 'int' has no len()", "p = position(copie, x)", True),
        ("object of type 'int' has no len()", "p = position(copie, len(x))", False),
        ("object of type 'int' has no len()", "p = position(f\"{len(x)}\")", False),
        ("'int' object is not iterable", "a, b = position(x)", False),
        ("'int' object is not iterable", "a = position(x, y)", True),
        ("'int' object is not iterable", "a = position(", False),
    ],
)
def test_une_erreur_venue_de_la_fonction_appelee(texte, instruction, est_ailleurs):
    assert ("l’erreur vient de `position`" in traduire(Erreur(("TypeError",), texte, 3, instruction))) is est_ailleurs


@pour_chacun(
    "ligne, phrase",
    [
        ("return 'ni l'un ni l'autre'", "l’apostrophe termine le texte trop tôt"),
        ("print('il n'y a rien')", "l’apostrophe termine le texte trop tôt"),
        ("print('a' b)", "il manque un signe entre un texte et « b »"),
        ("tab[code[i]]++", "`++` n’existe pas en Python : écrivez `tab[code[i]] += 1`"),
        ("self.n++", "`++` n’existe pas en Python : écrivez `self.n += 1`"),
    ],
)
def test_une_apostrophe_et_un_plus_plus(ligne, phrase):
    assert traduire_faute(SyntaxError("invalid syntax"), ligne).startswith(phrase)


def test_la_faute_est_dans_le_bout_de_ligne_cite():
    ligne = "x = " + "1 + " * 30 + "fin fin"
    cite = expliquer_faute(SyntaxError("invalid syntax", ("", 1, 125, ligne, 1, 126)), ligne, 1, 2)
    assert "fin fin`" in cite and "`…" in cite


@pytest.mark.parametrize("condition", ["{}", "n == 1 and {}", "not {}"])
@pytest.mark.parametrize("debut", ["if {}:", "while {}:", "return {}"])
@pytest.mark.parametrize(
    "ecrite, dite",
    [
        ("a =! b", "`=!` s’écrit `!=`"), ("t[i] =! b", "`=!` s’écrit `!=`"), ("a <> b", "`<>` s’écrit `!=`"), ("a !== b", "`!==` s’écrit `!=`"), ("a ==! b", "`==!` s’écrit `!=`"),
        ("a => b", "`=>` s’écrit `>=`"), ("len(a) =< b", "`=<` s’écrit `<=`"), ("a === b", "`===` s’écrit `==`"),
        ("a =get_ipython().getoutput(' b')", "« différent de » s’écrit `!=`, et non `=!`"), ("t[i] =get_ipython().getoutput(' b:')", "« différent de » s’écrit `!=`, et non `=!`"),
    ],
)
def test_une_comparaison_mal_ecrite_est_dite_ou_qu_elle_soit(debut, condition, ecrite, dite):
    ligne = debut.format(condition.format(ecrite))
    with pytest.raises(SyntaxError) as faute:
        compile(f"def f(a, b):\n  {ligne}\n    n = 1" if ligne.endswith(":") else f"def f(a, b):\n  {ligne}", "<cellule>", "exec")
    assert traduire_faute(faute.value, ligne) == dite


@pour_chacun(
    "type_, texte, instruction, phrase",
    [
        ("IndexError", "list assignment index out of range", "code[i] = 3", "la case `code[i]` n’existe pas : on ne change qu’une case qui existe déjà, et la dernière est au rang `len(code) - 1` ; une liste qui part vide s’allonge d’abord, avec `code.append(…)`"),
        ("IndexError", "list assignment index out of range", "t[i][j] = 3", "un rang sort de la liste"),
        ("TypeError", "'Random' object is not callable", "code.append(hasard(couleurs))", "`hasard` n’est pas une fonction : demandez-lui un tirage, `hasard.choice(…)` ou `hasard.randint(…, …)`"),
        ("AttributeError", "'list' object has no attribute 'max'", "return points.max()", "une liste n’a pas de `.max` : `max` s’écrit devant ce qu’il reçoit, `max(points)`"),
        ("AttributeError", "'dict' object has no attribute 'max'", "m = longueurs.max()", "un dictionnaire n’a pas de `.max` : `max` s’écrit devant ce qu’il reçoit, `max(longueurs.values())`"),
        ("AttributeError", "'str' object has no attribute 'int'", "return [x.int() for x in mot]", "un texte n’a pas de `.int` : `int` s’écrit devant ce qu’il reçoit, `int(x)`"),
        ("AttributeError", "'list' object has no attribute 'sorted'", "return list(codes).sorted()", "une liste n’a pas de `.sorted` : `sorted` s’écrit devant ce qu’il reçoit, `sorted(…)`"),
        ("AttributeError", "'MancheObjet' object has no attribute 'max'", "return self.max(3)", "un objet de type `MancheObjet` n’a pas de `.max`"),
        ("TypeError", "'int' object is not iterable", "s.append(sum(a[i], b[i]))", "`sum` attend une liste de nombres : pour en ajouter deux, écrivez `a[i] + b[i]`"),
        ("TypeError", "unsupported operand type(s) for -: 'list' and 'int'", "return max(points - min(points))", "la parenthèse de `max` se ferme trop tard : écrivez `max(points) - min(points)`"),
        ("TypeError", "'int' object is not iterable", "return max(bien)", "`max` attend une liste, et `bien` est un seul nombre"),
        ("AttributeError", "'function' object has no attribute 'split'", "return saisie.split()", "une fonction n’a pas de `.split` : c’est ce qu’elle renvoie qu’il faut"),
    ],
)
def test_une_erreur_dont_la_ligne_dit_le_geste(type_, texte, instruction, phrase):
    assert traduire(Erreur((type_,), texte, 3, instruction)).startswith(phrase)


@pour_chacun(
    "instruction, phrase",
    [
        ("while x[j] != 2:", "le rang `j` est sorti de la liste : aucune case de `x` n’a arrêté ce `while` ; vérifiez d’où part `j` et ce que vous cherchez ; si cela peut manquer, testez d’abord le rang, `j < len(x) and …`"),
        ("while x[j] != t[i]:", "un rang sort de la liste" + RANG),
        ("while x[j] != f(2):", "un rang sort de la liste" + RANG),
        ("while n and x[j] != 2:", "un rang sort de la liste" + RANG),
        ("n = x[j]", "un rang sort de la liste" + RANG),
    ],
)
def test_un_rang_sorti_de_la_liste_dans_un_while(instruction, phrase):
    assert traduire(Erreur(("IndexError",), "list index out of range", 3, instruction)).startswith(phrase)
