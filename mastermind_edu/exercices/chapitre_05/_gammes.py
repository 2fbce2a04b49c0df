"""Les gammes du chapitre 05 : le plus petit, la somme, le dernier ; les ensembles et `range` à deux bornes."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

SOMMES, ENSEMBLES = "le plus petit, le plus grand, la somme", "ensembles, de tant à tant"


def manches():
    return ((points,) for points in listes([1, 2, 5], [2, 3]))


def codes():
    return ((code,) for code in listes("RVB", [0, 1, 2, 3]))


GAMMES = (
    predire(
        "Quatre nombres d’une liste",
        "points = [4, 1, 3]\nplus_grand = max(points)\nplus_petit = min(points)\ntotal = sum(points)\ndernier = points[-1]\n",
        "[plus_grand - plus_petit, total, dernier]",
        nom="ecart_total_dernier",
        notion=SOMMES,
        fautes=[
            ([3, 8, 1], "`points[-1]` est le **dernier** élément, pas le plus petit : il vaut 3"),
            ([3, 3, 3], "`sum` ajoute les points ; c’est `len` qui les compte"),
            ([1, 8, 3], "le plus grand est 4, le plus petit 1 : leur place dans la liste n’y fait rien"),
        ],
        indice="`-1` compte depuis la fin ; `max` et `min` cherchent partout.",
    ),
    completer(
        "Le meilleur écart",
        "De combien la meilleure manche dépasse-t-elle la moins bonne ?",
        '''\
def ecart(points):
    """Le plus grand nombre de points, moins le plus petit."""
    return max(points) - min(points)
''',
        trous=["max(points) - min(points)"],
        notion=SOMMES,
        cas=manches,
        exemples=[([5, 1, 2],), ([2, 2],)],
        fautes=[
            ("max(points) - min(points)", "points[-1] - points[0]", "ce sont le dernier et le premier qui sont comparés : ils ne sont pas toujours les extrêmes"),
            ("max(points) - min(points)", "points[0] - points[-1]", "ce sont le premier et le dernier qui sont comparés : ils ne sont pas toujours les extrêmes"),
            ("max(points) - min(points)", "min(points) - max(points)", "la soustraction est à l’envers : le plus grand d’abord"),
            ("- min(points)", "+ min(points)", "les deux sont ajoutés : un écart est une différence"),
            ("max(points) - min(points)", "max(points)", "c’est la meilleure manche elle-même : ôtez-en la moins bonne"),
            ("min(points)", "points[0]", "c’est la première manche qui est ôtée : elle n’est pas toujours la moins bonne"),
        ],
        indice="Deux fonctions de Python trouvent les extrêmes.",
    ),
    reparer(
        "Le progrès",
        "De combien de points la dernière manche dépasse-t-elle la première ?",
        '''\
def progression(points):
    """Les points de la dernière manche, moins ceux de la première."""
    return points[-1] - points[0]
''',
        notion=SOMMES,
        cas=manches,
        exemples=[([1, 2, 5],), ([5, 1],)],
        fautes=[
            ("points[-1]", "points[1]", "c’est la deuxième manche qui est lue : la dernière est au rang −1"),
            ("points[-1]", "max(points)", "c’est la meilleure manche qui est lue, pas la dernière"),
            ("points[-1] - points[0]", "points[0] - points[-1]", "la soustraction est à l’envers : la dernière d’abord"),
            ("points[-1] - points[0]", "max(points) - min(points)", "ce sont la meilleure et la moins bonne manche qui sont comparées : il faut la dernière et la première"),
            ("points[-1] - points[0]", "points[-1]", "ce sont les points de la dernière manche : ôtez-en ceux de la première"),
        ],
        indice="Quel rang compte depuis la fin ?",
    ),
    ranger(
        "Sans les extrêmes",
        "Le total, sans la meilleure ni la moins bonne manche. Une ligne est de trop.",
        '''\
def total_sans_extremes(points):
    """La somme des points, sans la meilleure ni la moins bonne manche."""
    total = sum(points)
    extremes = max(points) + min(points)
    return total - extremes
''',
        notion=SOMMES,
        cas=manches,
        exemples=[([5, 1, 2],), ([1, 5],)],
        fautes=[
            ("extremes = max(points) + min(points)", "extremes = max(points) - min(points)", "la moins bonne manche est comptée deux fois : pour ôter les deux manches du total, ajoutez-les d’abord"),
            ("total - extremes", "total + extremes", "les deux manches sont comptées une fois de plus : il faut les ôter"),
            ("return total - extremes", "return extremes", "ce sont les deux manches extrêmes qui sont renvoyées : il faut le reste du total"),
        ],
        indice="Deux lignes préparent chacune un nombre, dans l’ordre que vous voulez.",
    ),
    predire(
        "Chacune une fois, garder le commun",
        'code = ["R", "V", "R"]\ncouleurs = set(code)\nautres = set(["V", "V", "B"])\n',
        "[len(code), len(autres), len(couleurs & autres)]",
        nom="tailles_des_ensembles",
        notion=ENSEMBLES,
        fautes=[
            ([3, 3, 1], "un ensemble ne garde chaque valeur qu’une fois : V et B, cela fait deux"),
            ([2, 2, 1], "`code` reste une liste de trois pions : `set` donne un ensemble, sans rien ôter à la liste"),
            ([3, 2, 3], "`&` ne garde que ce qui est dans les deux ensembles : R n’est que dans l’un, B que dans l’autre"),
        ],
        indice="Écrivez d’abord les valeurs de `couleurs`, puis celles de `autres`, chacune une fois.",
    ),
    completer(
        "Combien de couleurs",
        "Combien de couleurs différentes dans ce code ?",
        '''\
def nombre_de_couleurs(code):
    """Le nombre de couleurs différentes du code."""
    couleurs = set(code)
    return len(couleurs)
''',
        trous=["set(code)", "len(couleurs)"],
        notion=ENSEMBLES,
        cas=codes,
        exemples=[(["R", "V", "R"],), (["B", "B"],)],
        fautes=[
            ("set(code)", "code", "ce sont les pions qui sont comptés : dans un ensemble, chaque couleur n’est qu’une fois"),
            ("return len(couleurs)", "return couleurs", "c’est l’ensemble qui est renvoyé : il faut le nombre de ses valeurs"),
            ("return len(couleurs)", "return len(code) - len(couleurs)", "ce sont les pions en trop qui sont comptés : renvoyez la taille de l’ensemble"),
            (
                "couleurs = set(code)\n    return len(couleurs)",
                "compte = 1\n    for i in range(1, len(code)):\n        if code[i] != code[i - 1]:\n            compte = compte + 1\n    return compte",
                "chaque pion n’est comparé qu’à celui d’avant : une couleur qui revient plus loin est comptée de nouveau ; un ensemble, lui, oublie les répétitions",
            ),
            ("set(code)", "set([code])", "Python s’arrête sur une erreur : le code est déjà une liste, donnez-le tel quel à `set`, sans crochets ni accolades autour"),
        ],
        indice="Un ensemble oublie les répétitions.",
    ),
    reparer(
        "Les rangs d’après",
        "Tous les rangs qui viennent **après** celui-ci, dans un code de n pions.",
        '''\
def rangs_d_apres(rang, n):
    """La liste des rangs plus grands que celui-ci, dans un code de n pions."""
    suivants = []
    for autre in range(rang + 1, n):
        suivants.append(autre)
    return suivants
''',
        notion=ENSEMBLES,
        cas=lambda: ((rang, n) for n in (1, 2, 4) for rang in range(n)),
        exemples=[(1, 4), (3, 4)],
        fautes=[
            ("rang + 1", "rang", "le rang lui-même est dans la liste : `range(a, b)` commence à a compris"),
            ("rang + 1, n)", "rang + 1, n - 1)", "le dernier rang manque : la fin de `range` est déjà exclue"),
            ("suivants.append(autre)", "suivants.append(autre + 1)", "chaque rang est trop grand de 1, et le dernier n’existe pas : rangez chaque rang avant de l’augmenter, et non après"),
            ("range(rang + 1, n)", "range(n)", "tous les rangs y sont : avec deux bornes, `range` commence où l’on veut"),
            ("range(rang + 1, n)", "range(rang, n - 1)", "la liste commence un rang trop tôt, et finit un rang trop tôt : `range(a, b)` prend a, et s’arrête avant b"),
            ("range(rang + 1, n)", "(rang + 1, n)", "la boucle ne passe que par deux nombres : c’est `range` qui va de l’un à l’autre"),
        ],
        indice="`range(2, 5)` donne 2, 3 et 4.",
    ),
    ranger(
        "Toutes les paires",
        "Les paires de rangs (0, 1), (0, 2), (1, 2) d’un code de trois pions. Une ligne est de trop.",
        '''\
def paires_de_rangs(n):
    """La liste des couples (i, j) de rangs d’un code de n pions, i plus petit que j."""
    paires = []
    for i in range(n):
        for j in range(i + 1, n):
            paires.append((i, j))
    return paires
''',
        notion=ENSEMBLES,
        cas=[(n,) for n in range(5)],
        exemples=[(3,), (2,)],
        fautes=[
            ("for j in range(i + 1, n):", "for j in range(n):", "il y a trop de paires : chacune vient deux fois, et un rang s’y trouve avec lui-même ; j commence après i"),
            ("\n    return paires", "\n        return paires", "seules les paires du premier rang y sont : `return` attend la fin des deux boucles"),
            ("append((i, j))", "append((j, i))", "chaque couple est à l’envers : i, le plus petit, vient d’abord"),
        ],
        indice="Pour chaque i, les j qui viennent après lui.",
    ),
)
