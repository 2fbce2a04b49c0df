"""Les gammes du chapitre 04 : copier pour ne rien abîmer, `None`, compter sur deux codes."""

from mastermind_edu.exercices.cas import listes, paires
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

COPIER, COMPTER = "copier, barrer avec `None`", "augmenter, parcourir deux codes"


def codes():
    return ((code,) for code in listes(["R", "V", None], [0, 1, 2, 3]))


GAMMES = (
    predire(
        "Un second nom, une copie",
        "a = [1, 2]\nb = a\nc = a.copy()\nb[0] = 9\n",
        "[a, c]",
        nom="a_et_c",
        notion=COPIER,
        fautes=[
            ([[1, 2], [1, 2]], "`b = a` ne copie rien : changer `b[0]` change aussi ce que nomme `a`"),
            ([[9, 2], [9, 2]], "`c` est une vraie copie : elle ne change pas avec `a`"),
            ([[1, 2], [9, 2]], "c’est l’inverse : `b` et `a` nomment la même liste, `c` en nomme une autre"),
        ],
        indice="Dessinez les boîtes : combien de listes y a-t-il en tout ? Quels noms mènent à chacune ?",
    ),
    completer(
        "Barrer sans abîmer",
        "Renvoyez un code où le pion de ce rang est barré, `None`. Le code reçu ne doit pas changer.",
        '''\
def barrer(code, rang):
    """Une copie du code, où la case de ce rang vaut None."""
    copie = code.copy()
    copie[rang] = None
    return copie
''',
        trous=["code.copy()", "copie[rang] = None"],
        notion=COPIER,
        cas=lambda: ((code, rang) for code in listes("RV", [1, 2, 3]) for rang in range(len(code))),
        exemples=[(["R", "V"], 1), (["V"], 0)],
        fautes=[
            ("code.copy()", "code", "le code reçu a changé : `copie = code` n’est qu’un second nom de la même liste"),
            ("copie[rang] = None", 'copie[rang] = "None"', "la case contient un texte : `None` s’écrit sans guillemets"),
            ("copie[rang]", "copie[0]", "c’est toujours la première case qui est barrée : il faut celle du rang reçu"),
            ("copie[rang] = None", "copie.pop(rang)", "la case a disparu : elle doit rester à sa place, et valoir `None`"),
            ("copie[rang] = None", "copie[rang] = 0", "la case barrée vaut 0 : elle doit valoir `None`"),
        ],
        indice="Quelle méthode donne une autre liste, qui contient la même chose ?",
    ),
    reparer(
        "Ce qui n’est pas barré",
        "Combien de pions ne sont pas barrés ?",
        '''\
def pions_restants(code):
    """Le nombre de cases qui ne valent pas None."""
    reste = 0
    for pion in code:
        if pion is not None:
            reste += 1
    return reste
''',
        notion=COPIER,
        cas=codes,
        exemples=[(["R", None],), ([None, None],)],
        fautes=[
            ("is not None", "is None", "ce sont les cases barrées qui sont comptées : il faut les autres, `is not`"),
            ("pion is not None", 'pion != "None"', "toutes les cases sont comptées : la question porte sur le pion du tour, et sur `None`, sans guillemets"),
            ("    reste = 0\n    for pion in code:\n        if pion is not None:\n            reste += 1\n", "    reste = code.count(not None)\n", "la réponse est toujours 0 : `not None` vaut `True`, et aucune case ne vaut `True` ; posez la question à chaque pion, `pion is not None`"),
            ("reste += 1", "reste = 1", "la réponse ne dépasse jamais 1 : `+=` ajoute au compte d’avant"),
        ],
        indice="Quelle question pose la condition : barré, ou pas barré ?",
    ),
    ranger(
        "Barrer le premier trouvé",
        "Dans une copie du code, le premier pion de cette valeur devient `None`. Une ligne est de trop.",
        '''\
def barrer_le_premier(code, valeur):
    """Une copie du code, où le premier pion de cette valeur vaut None."""
    copie = code.copy()
    if valeur in copie:
        rang = copie.index(valeur)
        copie[rang] = None
    return copie
''',
        notion=COPIER,
        cas=lambda: ((code, valeur) for code in listes("RV", [0, 1, 2, 3]) for valeur in "RV"),
        exemples=[(["R", "V", "V"], "V"), (["R"], "V")],
        fautes=[
            ("copie = code.copy()", "copie = code", "le code reçu a changé : il faut une vraie copie, `copy`"),
            ("\n    return copie", "\n        return copie", "rien n’est renvoyé quand la valeur n’y est pas : `return` n’est pas sous la condition"),
            ("copie[rang] = None", "copie[rang] = valeur", "rien n’est barré : la case reçoit la valeur qu’elle avait déjà"),
            ("        copie[rang] = None", "    copie[rang] = None", "quand la valeur n’y est pas, `rang` n’existe pas : barrer la case se fait aussi sous la condition, décalez sa ligne"),
            ("rang = copie.index(valeur)\n        copie[rang] = None", "copie[rang] = None\n        rang = copie.index(valeur)", "la case est barrée avant que son rang soit connu : cherchez le rang d’abord"),
            ("if valeur in copie:\n        rang = copie.index(valeur)", "rang = copie.index(valeur)\n    if valeur in copie:", "`index` s’arrête sur une erreur quand la valeur n’y est pas : chercher le rang se fait sous la condition"),
        ],
        indice="Copier d’abord. Puis, si la valeur y est : chercher son rang, barrer cette case.",
    ),
    predire(
        "Augmenter",
        "total = 0\nfor i in range(4):\n    total += i\n",
        "total",
        nom="total_augmente",
        notion=COMPTER,
        fautes=[
            (10, "`range(4)` s’arrête à 3 : 0 + 1 + 2 + 3"),
            (4, "chaque tour ajoute `i`, pas 1"),
            (3, "`+=` ajoute à ce qui était déjà là : les tours d’avant comptent aussi"),
        ],
        indice="`total += i` veut dire `total = total + i`.",
    ),
    completer(
        "Le même rang, deux codes",
        "À combien de rangs les deux codes ont-ils un R tous les deux ?",
        '''\
def rouges_ensemble(code, autre):
    """Le nombre de rangs où les deux codes ont un R."""
    ensemble = 0
    for rang in range(len(code)):
        if code[rang] == "R" and autre[rang] == "R":
            ensemble += 1
    return ensemble
''',
        trous=['code[rang] == "R" and autre[rang] == "R"', "ensemble += 1"],
        notion=COMPTER,
        cas=lambda: paires("RV", [1, 2, 3]),
        exemples=[(["R", "V"], ["R", "R"]), (["V"], ["V"])],
        fautes=[
            (' and autre[rang] == "R"', "", "les R du premier code sont tous comptés : regardez aussi l’autre, au même rang"),
            ("and", "or", "un seul R suffit pour être compté : il en faut un dans chaque code"),
            ('code[rang] == "R" and autre[rang] == "R"', "code[rang] == autre[rang]", "les rangs égaux d’une autre couleur sont comptés aussi : il faut deux R"),
            ('code[rang] == "R" and', "code[rang] and", "les R du second code sont tous comptés : de chaque côté de `and`, il faut une comparaison entière, `… == \"R\"`"),
            ('code[rang] == "R" and autre[rang] == "R"', 'code == autre == "R"', "la réponse est toujours 0 : un code entier n’est jamais égal à `\"R\"` ; comparez les pions du rang, `code[rang]` et `autre[rang]`"),
            ('code[rang] == "R" and autre[rang] == "R"', '"R" in code and "R" in autre', "tous les rangs comptent dès que chaque code a un R quelque part : regardez les deux pions du rang"),
        ],
        indice="Au rang du tour, deux questions réunies par `and`.",
    ),
    reparer(
        "Le total des deux",
        "Les points des deux joueurs, manche par manche, dans une nouvelle liste.",
        '''\
def ajouter_les_points(points, autres):
    """La liste des sommes, rang par rang."""
    sommes = []
    for rang in range(len(points)):
        sommes.append(points[rang] + autres[rang])
    return sommes
''',
        notion=COMPTER,
        cas=lambda: paires([0, 1, 5], [1, 2]),
        exemples=[([1, 5], [5, 1]), ([0], [1])],
        fautes=[
            ("points[rang] + autres[rang]", "points[rang] + autres[0]", "c’est toujours le premier des autres points qui est ajouté : lisez les deux listes au même rang"),
            ("sommes.append(points[rang] + autres[rang])", "sommes.append(points[rang])", "les points de l’autre joueur ne sont pas comptés"),
            ("range(len(points))", "range(len(points) - 1)", "la dernière manche manque : la fin de `range` est déjà exclue"),
            ("points[rang] + autres[rang]", "points + autres", "les deux listes entières sont mises bout à bout, à chaque tour : ajoutez les deux nombres du rang"),
            ("sommes.append(points[rang] + autres[rang])", "sommes = points + autres", "les deux listes sont mises bout à bout : ajoutez à `sommes`, à chaque tour, la somme des deux nombres du rang"),
            ("points[rang] + autres[rang]", "autres[rang]", "les points du premier joueur ne sont pas comptés"),
            ("points[rang] + autres[rang]", "points[rang] * autres[rang]", "les points sont multipliés : ajoutez-les"),
            ("points[rang] + autres[rang]", "[points[rang] + autres[rang]]", "chaque somme est enfermée dans une liste : ajoutez le nombre seul, sans crochets autour"),
            ("points[rang] + autres[rang]", "sum(points) + sum(autres)", "c’est le total de toutes les manches qui est ajouté, à chaque tour : il faut les points de la manche de ce rang"),
        ],
        indice="Deux listes lues ensemble : le même rang dans l’une et dans l’autre.",
    ),
    ranger(
        "Compter les différences",
        "À combien de rangs les deux codes diffèrent-ils ? Une ligne est de trop.",
        '''\
def compter_differences(code, autre):
    """Le nombre de rangs où les deux codes diffèrent."""
    differences = 0
    for rang in range(len(code)):
        if code[rang] != autre[rang]:
            differences += 1
    return differences
''',
        notion=COMPTER,
        cas=lambda: paires("RV", [1, 2, 3]),
        exemples=[(["R", "V"], ["R", "R"]), (["V"], ["V"])],
        fautes=[
            ("if code[rang] != autre[rang]:", "if code != autre:", "tous les rangs sont comptés dès que les codes diffèrent : comparez les pions du rang, pas les listes entières"),
            ("!=", "==", "ce sont les rangs égaux qui sont comptés"),
            ("differences += 1", "differences = 1", "la réponse ne dépasse jamais 1 : `+=` ajoute au compte d’avant"),
        ],
        indice="Un compte à zéro, un tour par rang, une question par tour.",
    ),
)
