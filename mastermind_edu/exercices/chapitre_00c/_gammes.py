"""Les gammes du chapitre 00c : compter, construire, choisir."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

COMPTER, CONSTRUIRE, CHOISIR = "compter dans une boucle", "construire une liste", "comparer et choisir"


def codes():
    return ((code,) for code in listes("NRV", [0, 1, 2, 3]))


GAMMES = (
    predire(
        "Le total, tour après tour",
        "total = 0\nfor points in [3, 1, 2]:\n    total = total + points\n",
        "total",
        nom="total_a_la_fin",
        notion=COMPTER,
        fautes=[
            (3, "3 est le nombre de tours : chaque tour ajoute `points`, pas 1"),
            (2, "2 est la dernière valeur de `points` : `total` garde aussi ce qui a été ajouté avant"),
            (4, "il reste un tour : la liste a trois valeurs, la dernière s’ajoute aussi"),
            (0, "0 est la valeur de départ : chaque tour donne à `total` une nouvelle valeur"),
        ],
        indice="Une ligne par tour : que vaut `points` ? que vaut alors `total` ?",
    ),
    completer(
        "Compter les noirs",
        "Combien de pions noirs, `\"N\"`, dans ce code ?",
        '''\
def compter_noirs(code):
    """Le nombre de pions noirs du code."""
    noirs = 0
    for pion in code:
        if pion == "N":
            noirs = noirs + 1
    return noirs
''',
        trous=['pion == "N"', "noirs + 1"],
        notion=COMPTER,
        cas=codes,
        exemples=[(["N", "R", "N"],), (["R", "V"],)],
        fautes=[
            ("noirs + 1", "1", "la réponse ne dépasse jamais 1 : à chaque noir, le compte d’avant doit augmenter de 1"),
            ('pion == "N"', 'pion != "N"', "ce sont les autres pions qui sont comptés : demandez s’ils sont **égaux** à `\"N\"`"),
            ('if pion == "N"', "if True", "tous les pions sont comptés : ajoutez 1 seulement quand le pion est noir"),
            ("    return noirs", "            return noirs", "la réponse vient dès le premier noir, et rien n’est renvoyé sans noir : `return` attend la fin de la boucle"),
            ('pion == "N"', 'pion == "n"', "la réponse est toujours 0 : ou bien la condition n’est jamais vraie (elle doit comparer le **pion** du tour à `\"N\"`, entre guillemets et en majuscule), ou bien le compte ne change pas"),
            ("noirs + 1", "noirs + pion", "Python refuse d’ajouter un nombre et un texte : chaque noir ajoute 1 au compte d’avant, et non le pion"),
        ],
        indice="La condition regarde le pion du tour ; sous elle, la nouvelle valeur du compte se calcule avec l’ancienne.",
    ),
    reparer(
        "Un `return` trop pressé",
        "La fonction doit ajouter les points de toutes les manches.",
        '''\
def somme_des_points(manches):
    """La somme des points d’une liste de manches."""
    total = 0
    for points in manches:
        total = total + points
    return total
''',
        notion=COMPTER,
        cas=lambda: ((manches,) for manches in listes([1, 3, 5], [1, 2, 3])),
        exemples=[([3, 5],), ([1, 1, 3],)],
        fautes=[
            ("\n    return total", "\n        return total", "seule la première manche est comptée : `return` termine la fonction dès le premier tour, ramenez-le sous le `for`"),
            ("total = 0\n    for points in manches:\n", "for points in manches:\n        total = 0\n", "seule la dernière manche est comptée : la réponse est `total`, qui part de zéro une fois, avant la boucle, et garde ce que chaque tour ajoute"),
            ("total + points", "total + 1", "ce sont les manches qui sont comptées : ajoutez leurs points"),
        ],
        indice="Combien de tours faut-il faire avant de renvoyer ?",
    ),
    ranger(
        "Compter une couleur",
        "La fonction que l’on écrit le plus souvent. Deux lignes sont de trop.",
        '''\
def compter_couleur(code, couleur):
    """Le nombre de pions de cette couleur dans le code."""
    compte = 0
    for pion in code:
        if pion == couleur:
            compte = compte + 1
    return compte
''',
        notion=COMPTER,
        cas=lambda: ((code, couleur) for code in listes("RV", [0, 1, 2, 3]) for couleur in "RV"),
        exemples=[(["R", "V", "R"], "R"), (["V", "V"], "R")],
        leurres=2,
        fautes=[
            ("compte = compte + 1", "compte = 1", "la réponse ne dépasse jamais 1 : chaque pion trouvé ajoute 1 au compte d’avant"),
            ("if pion == couleur:", "if code == couleur:", "la réponse est toujours 0 : c’est le code entier qui est comparé à une couleur ; comparez le pion du tour"),
            ("\n    return compte", "\n        return compte", "un seul pion est regardé : `return` vient après la boucle, au même retrait que `for`"),
            ("compte = 0\n    for pion in code:\n", "for pion in code:\n        compte = 0\n", "seul le dernier pion compte : la ligne du zéro vient avant la boucle"),
        ],
        indice="Ce qui commence une fois, ce qui se répète, ce qui conclut : avant, dedans, après.",
    ),
    predire(
        "Ce que range donne",
        "code = []\nfor rang in range(3):\n    code.append(rang)\n",
        "code",
        nom="code_construit",
        notion=CONSTRUIRE,
        fautes=[
            ([1, 2, 3], "`range(3)` commence à 0 et s’arrête avant 3"),
            ([0, 1, 2, 3], "la fin est exclue : `range(3)` donne trois nombres, 3 n’en est pas"),
            ([2], "`append` ajoute au bout de la liste : ce qui y était reste"),
            ([3], "la boucle fait trois tours, et chacun ajoute le rang du tour"),
        ],
        indice="Combien de tours ? Quelle est la valeur de `rang` au premier ?",
    ),
    completer(
        "Chaque pion deux fois",
        "D’un code, faites-en un autre, où chaque pion est suivi d’un pion pareil.",
        '''\
def doubler_les_pions(code):
    """Une nouvelle liste, où chaque pion du code est deux fois de suite."""
    double = []
    for pion in code:
        double.append(pion)
        double.append(pion)
    return double
''',
        trous=["[]", "double.append(pion)\n        double.append(pion)"],
        notion=CONSTRUIRE,
        cas=codes,
        exemples=[(["R", "V"],), (["N"],)],
        fautes=[
            ("double.append(pion)\n        double.append(pion)", "double.append(pion)", "chaque pion n’y est qu’une fois : il faut deux ajouts par tour"),
            ("double.append(pion)\n        double.append(pion)", "double.append(pion * 2)", "les deux pions sont collés en un seul texte, dans une seule case : ajoutez-les l’un après l’autre, avec deux `append`"),
            ("double.append(pion)\n        double.append(pion)", "double.append([pion, pion])", "les deux pions sont enfermés dans une liste, dans une seule case : ajoutez-les l’un après l’autre, avec deux `append`"),
            ("double = []\n    for pion in code:\n", "double = []\n    for pion in code:\n        double = []\n", "seul le dernier pion y est : la liste redevient vide à chaque tour, elle ne l’est qu’une fois, avant la boucle"),
            ("\n    return double", "\n        return double", "seul le premier pion y est, et rien n’est renvoyé pour un code vide : `return` attend la fin de la boucle"),
            ("        double.append(pion)\n    return double", "    return double + code", "le code entier suit le code entier : ajoutez chaque pion deux fois, pendant son tour"),
            ("double.append(pion)\n        double.append(pion)", "double.append(code)\n        double.append(code)", "c’est le code entier qui est ajouté, à chaque tour : ajoutez le pion du tour"),
            ("double.append(pion)\n        double.append(pion)", "pion = pion * 2", "la liste reste vide : rien n’y est ajouté ; il faut deux `append` par tour"),
            ("double.append(pion)\n        double.append(pion)", "pion.append(pion)", "Python s’arrête sur une erreur : devant `.append`, on met le nom de la liste qui s’allonge, `double`"),
            ("double.append(pion)\n        double.append(pion)", "double.append(pion, pion)", "`append` n’ajoute qu’un pion à la fois : écrivez deux `append`, l’un sous l’autre"),
            ("double.append(pion)\n        double.append(pion)", 'double.append("pion")\n        double.append("pion")', "le mot « pion » est ajouté tel quel : sans guillemets, `pion` est le pion du tour"),
        ],
        indice="De quoi part-on avant la boucle ? Et que fait-on **deux fois** à chaque tour ?",
    ),
    reparer(
        "`append` ne donne rien",
        "La fonction doit renvoyer la liste des rangs d’un code de `n` pions.",
        '''\
def lister_les_rangs(n):
    """La liste des rangs, de 0 à n − 1."""
    rangs = []
    for rang in range(n):
        rangs.append(rang)
    return rangs
''',
        notion=CONSTRUIRE,
        cas=[(n,) for n in range(7)],
        exemples=[(4,), (1,)],
        fautes=[
            ("rangs.append(rang)", "rangs = rangs.append(rang)", "la liste est perdue dès le premier ajout : `append` change la liste et ne donne rien, ôtez `rangs =` devant"),
            ("range(n)", "range(n - 1)", "le dernier rang manque : la fin de `range` est déjà exclue"),
            ("append(rang)", "append(n)", "c’est toujours le même nombre qui est ajouté : ajoutez le rang du tour"),
            ("range(n)", "range(n + 1)", "il y a un rang de trop : la fin de `range(n)` est n − 1"),
            ("rangs.append(rang)", "rangs[rang] = rang", "Python s’arrête sur une erreur : la liste est vide, elle n’a encore aucune case à remplir ; c’est `append` qui en ajoute une"),
        ],
        indice="Que donne `print(code.append(\"R\"))` ? Essayez-le dans une cellule neuve.",
    ),
    ranger(
        "Un code qui alterne",
        "Un R puis un V, autant de fois qu’il y a de tours. Une ligne est de trop.",
        '''\
def alterner(tours):
    """Un code où un R puis un V sont ajoutés à chaque tour."""
    code = []
    for tour in range(tours):
        code.append("R")
        code.append("V")
    return code
''',
        notion=CONSTRUIRE,
        cas=[(tours,) for tours in range(5)],
        exemples=[(2,), (0,)],
        fautes=[
            ('code.append("R")', 'code = ["R"]', "les tours d’avant sont perdus : la liste est refaite à chaque tour ; ajoutez le R au bout de celle qui existe"),
            ('        code.append("V")', '    code.append("V")', "un seul V est ajouté, à la fin : il est ajouté à chaque tour, décalez sa ligne dans la boucle"),
            ('code.append("R")\n        code.append("V")', 'code.append("V")\n        code.append("R")', "chaque tour commence par V : l’ordre des deux ajouts compte"),
            ("\n    return code", "\n        return code", "un seul tour est fait : `return` vient après la boucle, au même retrait que `for`"),
            ("code = []", 'code = ["R"]', "il y a un R de trop au début : la liste part vide"),
            ('code = []\n    for tour in range(tours):\n        code.append("R")', 'code = ["R"]\n    for tour in range(tours):', "il n’y a qu’un R, au début : chaque tour ajoute un R **et** un V"),
        ],
        indice="La liste vide vient avant la boucle ; les deux ajouts sont dans la boucle, dans l’ordre.",
    ),
    predire(
        "Dix points, ou un seul",
        "points = 0\nfor bien in [4, 2, 4]:\n    if bien == 4:\n        points = points + 10\n    else:\n        points = points + 1\n",
        "points",
        nom="points_a_la_fin",
        notion=CHOISIR,
        fautes=[
            (30, "la condition est fausse au deuxième tour, où `bien` vaut 2 : ce tour n’ajoute que 1"),
            (20, "`else` agit quand la condition est fausse : le deuxième tour ajoute 1"),
            (10, "la boucle fait trois tours, et le dernier ajoute aussi 10"),
            (22, "au deuxième tour, c’est `points + 1` qui est calculé, et non `points + bien`"),
            (33, "un tour suit `if` **ou** `else`, jamais les deux"),
        ],
        indice="Pour chacun des trois tours : la condition est-elle vraie ? Combien ce tour ajoute-t-il ?",
    ),
    completer(
        "Le meilleur des deux",
        "Renvoyez le plus grand des deux nombres. S’ils sont égaux, l’un ou l’autre convient.",
        '''\
def le_plus_grand(a, b):
    """Le plus grand des deux nombres."""
    if a > b:
        return a
    else:
        return b
''',
        trous=["a > b", "return b"],
        notion=CHOISIR,
        cas=lambda: tuple(listes([0, 1, 2, 3], [2])),
        exemples=[(3, 1), (0, 2)],
        fautes=[
            ("a > b", "a < b", "c’est le plus petit qui est renvoyé : la condition est à l’envers"),
            ("return b", "return a", "c’est toujours le premier nombre qui est renvoyé : la condition demande s’il est plus grand que le second ; sinon, sous `else`, renvoyez celui-ci"),
            ("a > b", "a > 0", "le premier nombre est comparé à 0 : comparez les deux nombres reçus"),
            ("return b", "return False", "quand le second est le plus grand, la réponse est `False` : il faut ce nombre"),
        ],
        indice="Quand renvoie-t-on `a` ? Écrivez cette question avec `>`. Et sinon ?",
    ),
    reparer(
        "La bonne question",
        "La fonction doit dire si deux pions sont de la même couleur.",
        '''\
def sont_pareils(pion, autre):
    """True quand les deux pions sont de la même couleur, False sinon."""
    return pion == autre
''',
        notion=CHOISIR,
        cas=lambda: tuple(listes("RVB", [2])),
        exemples=[("R", "R"), ("R", "V")],
        fautes=[
            ("pion == autre", "pion != autre", "les deux réponses sont échangées : `!=` demande s’ils sont différents, `==` s’ils sont égaux"),
            ("pion == autre", '"pion == autre"', "un texte est renvoyé : sans guillemets, la comparaison vaut `True` ou `False`"),
            ("pion == autre", "pion == pion", "la réponse est toujours `True` : comparez le premier au second"),
            ("return pion == autre", "print(pion == autre)", "la réponse est affichée, et rien n’est renvoyé : remplacez `print` par `return`"),
        ],
        indice="Quel signe demande « est-ce égal ? » ?",
    ),
    ranger(
        "La partie du samedi",
        "Une manche coûte 2 euros ; à partir de 5 manches, on paie 1 euro de moins en tout. Une ligne est de trop.",
        '''\
def prix_de_la_partie(manches):
    """2 euros par manche, et 1 euro de moins en tout à partir de 5 manches."""
    total = manches * 2
    if manches >= 5:
        total = total - 1
    return total
''',
        notion=CHOISIR,
        cas=[(manches,) for manches in range(1, 9)],
        exemples=[(4,), (6,)],
        fautes=[
            ("if manches >= 5:", "if manches > 5:", "5 manches n’ont pas la remise : « à partir de 5 » comprend 5, c’est `>=`"),
            ("\n    return total", "\n        return total", "rien n’est renvoyé au-dessous de 5 manches : `return` n’est pas sous la condition, ramenez-le au bord du `if`"),
            ("if manches >= 5:", "if total >= 5:", "la remise est faite dès 3 manches, quand le prix atteint 5 : c’est le nombre de manches qu’il faut comparer"),
            ("total = total - 1", "total = 1", "à partir de 5 manches, le prix est toujours 1 : ôtez 1 du total"),
            ("if manches >= 5:\n        total = total - 1", "total = total - 1", "la remise est faite quel que soit le nombre de manches : sa ligne est à placer sous le `if`"),
            ("total = manches * 2\n    if manches >= 5:\n        total = total - 1", "if manches >= 5:\n        total = total - 1\n    total = manches * 2", "la remise est demandée avant que le prix soit connu : `total = manches * 2` vient d’abord"),
        ],
        indice="Le prix ordinaire d’abord, la remise s’il y a lieu, et le résultat dans tous les cas.",
    ),
)
