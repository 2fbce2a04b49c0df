"""Les gammes du chapitre 02 : quotients et puissances, le hasard qui se répète, les tranches, la liste changée sur place."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer
from mastermind_edu.juge.instruments import Hasard

CALCULS, HASARD, TRANCHES, SUR_PLACE = "puissance, quotient, reste", "tirer au hasard", "répéter et couper une liste", "changer la liste reçue"


def codes():
    return ((code,) for code in listes("RV", [1, 2, 3, 4]))


GAMMES = (
    predire(
        "Dix-sept pions à ranger",
        "pions = 17\nrangees = pions // 5\nreste = pions % 5\n",
        "[rangees, reste]",
        nom="rangees_et_reste",
        notion=CALCULS,
        fautes=[
            ([2, 3], "c’est l’inverse : `//` dit combien de rangées pleines, `%` combien il reste"),
            ([4, 2], "`//` ne compte que les rangées pleines : trois fois cinq font quinze"),
            ([3.4, 2], "`/` donnerait 3.4 ; `//` garde le nombre entier de fois"),
            ([3, 0.4], "`%` ne donne pas ce qui suit la virgule : c’est le nombre de pions qui restent quand trois rangées en ont pris quinze"),
            ([3, 3], "trois rangées prennent quinze pions : il n’en reste que deux"),
        ],
        indice="Rangez-les cinq par cinq : combien de rangées pleines ? combien de pions à côté ?",
    ),
    completer(
        "Pair ou impair",
        "Un nombre est pair quand on peut en faire deux parts égales, sans rien qui reste.",
        '''\
def est_pair(n):
    """True quand le nombre est pair."""
    return n % 2 == 0
''',
        trous=["n % 2 == 0"],
        notion=CALCULS,
        cas=[(n,) for n in range(11)],
        exemples=[(4,), (7,)],
        fautes=[
            ("n % 2 == 0", "n % 2 == 1", "les deux réponses sont échangées : un nombre pair n’a pas de reste"),
            ("n % 2 == 0", "n % 2", "c’est le reste qui est renvoyé, 0 ou 1 : comparez-le à 0"),
            ("n % 2", "n // 2", "c’est le quotient qui est comparé à 0 : seuls 0 et 1 sont dits pairs ; regardez le reste"),
            ("n % 2", "n / 2", "seul 0 est dit pair : `/` donne la moitié du nombre ; regardez le reste, `%`"),
            ("n % 2 == 0", "n in [2, 4, 6, 8]", "0 est pair aussi, et 10, et tous les suivants : une liste n’y suffit pas, regardez le reste par 2"),
            ("n % 2 == 0", "n in [0, 2, 4, 6, 8]", "10 est pair aussi, et tous les nombres pairs qui suivent : une liste n’y suffit pas, regardez le reste par 2"),
            ("n % 2", "2 % n", "le calcul est à l’envers : c’est `n` que l’on divise par 2"),
        ],
        indice="Quel est le reste d’un nombre pair divisé par 2 ?",
    ),
    reparer(
        "Les grains de l’échiquier",
        "Un grain sur la première case, et deux fois plus à chaque case : en tout, 2 à la puissance n, moins 1.",
        '''\
def grains(n):
    """Le nombre de grains sur les n premières cases."""
    return 2 ** n - 1
''',
        notion=CALCULS,
        cas=[(n,) for n in (1, 2, 3, 4, 5, 8, 64)],
        exemples=[(3,), (4,)],
        fautes=[
            ("2 ** n", "2 * n", "2 est multiplié par n : pour doubler n fois, c’est une puissance, `**`"),
            ("2 ** n", "n ** 2", "c’est n fois n : la base est 2, et l’exposant n"),
            ("2 ** n - 1", "2 * (n - 1)", "2 est multiplié par un nombre : pour doubler n fois, c’est une puissance, `**`, et l’on n’ôte 1 qu’à la fin"),
            ("- 1", "+ 1", "il y a deux grains de trop : on ôte 1 de la puissance"),
            ("2 ** n - 1", "2 ** (n - 1)", "ce sont les grains de la dernière case seule : ôtez 1 après la puissance, pas dedans"),
            (" - 1", "", "il y a un grain de trop : ôtez 1 de la puissance"),
        ],
        indice="`2 ** 3` vaut 2 × 2 × 2.",
    ),
    ranger(
        "Ligne et colonne",
        "Sur une grille de quatre colonnes, la case de rang 6 est à la ligne 1, colonne 2. Une ligne est de trop.",
        '''\
def ligne_et_colonne(rang, largeur):
    """La liste de la ligne et de la colonne d’une case, comptées à partir de 0."""
    ligne = rang // largeur
    colonne = rang % largeur
    return [ligne, colonne]
''',
        notion=CALCULS,
        cas=lambda: ((rang, largeur) for largeur in (1, 2, 3, 4) for rang in range(8)),
        exemples=[(6, 4), (3, 4)],
        fautes=[
            ("ligne = rang // largeur", "ligne = rang / largeur", "le numéro de la ligne a une virgule : `//` donne le nombre entier de lignes pleines"),
            ("[ligne, colonne]", "[colonne, ligne]", "la colonne vient avant la ligne : l’ordre de la liste compte"),
            ("colonne = rang % largeur", "colonne = rang // largeur", "la colonne est égale à la ligne : c’est le reste qui dit la colonne"),
        ],
        indice="Combien de lignes pleines avant la case ? Combien de cases ensuite ?",
    ),
    predire(
        "La même graine",
        "import random\nhasard = random.Random(7)\npremier = hasard.randrange(6)\nhasard = random.Random(7)\nsecond = hasard.randrange(6)\n",
        "[premier == second, premier < 6]",
        nom="la_meme_graine",
        notion=HASARD,
        fautes=[
            ([False, True], "la même graine donne toujours la même suite : les deux premiers tirages sont égaux"),
            ([True, False], "`randrange(6)` va de 0 à 5 : le nombre tiré est toujours plus petit que 6"),
            ([False, False], "la même graine redonne le même tirage, et il est toujours plus petit que 6"),
        ],
        indice="Que dit la graine ? Et jusqu’où va `randrange(6)` ?",
    ),
    predire(
        "Vingt tirages",
        "import random\nhasard = random.Random(7)\ntires = []\nfor tour in range(20):\n    tires.append(hasard.randrange(3))\n",
        "[len(tires), 3 in tires]",
        nom="nombre_de_tirages",
        notion=HASARD,
        fautes=[
            ([20, True], "`randrange(3)` donne 0, 1 ou 2 : jamais 3"),
            ([3, False], "le 3 dit parmi combien de nombres on tire ; c’est `range(20)` qui dit le nombre de tours"),
            ([1, False], "chaque tour ajoute son tirage à la liste : elle les garde tous"),
            ([19, False], "`range(20)` va de 0 à 19 : cela fait vingt tours, le zéro compris"),
            ([0, False], "la liste est vide avant la boucle ; ensuite, chaque tour y ajoute un tirage"),
            ([3, True], "le 3 ne dit pas le nombre de tours, et `randrange(3)` ne donne jamais 3"),
        ],
        indice="Combien de tours ? Et quels nombres `randrange(3)` peut-il donner ?",
    ),
    completer(
        "Une paire au hasard",
        "`hasard.choice` tire une couleur de la liste. Un seul tirage, et deux pions de cette couleur.",
        '''\
def tirer_une_paire(couleurs, hasard):
    """La liste de deux pions d’une même couleur, tirée avec hasard."""
    couleur = hasard.choice(couleurs)
    return [couleur, couleur]
''',
        trous=["hasard.choice(couleurs)", "[couleur, couleur]"],
        notion=HASARD,
        cas=lambda: ((["R", "V", "B", "J"][:taille], Hasard(graine)) for taille in (2, 1, 3, 4) for graine in range(1, 7)),
        exemples=[(["R", "V", "B"], Hasard(1)), (["R", "V", "B"], Hasard(5))],
        fautes=[
            ("[couleur, couleur]", "[couleur, hasard.choice(couleurs)]", "les deux pions n’ont pas toujours la même couleur : le second vient d’un autre tirage ; servez-vous deux fois de `couleur`"),
            ("hasard.choice(couleurs)", "couleurs[0]", "c’est toujours la première couleur : rien n’est tiré, demandez-en une à `hasard.choice(…)`"),
            ("hasard.choice(couleurs)", "hasard.randrange(len(couleurs))", "ce sont des rangs qui sont renvoyés, pas des couleurs : `hasard.choice(…)` donne la couleur elle-même"),
            ("hasard.choice(couleurs)", "couleurs[hasard.randrange(len(couleurs) - 1)]", "la dernière couleur ne sort jamais : la fin de `randrange` est déjà exclue, n’ôtez rien à la longueur"),
            ("hasard.choice(couleurs)", 'hasard.choice("couleurs")', "c’est une lettre du mot « couleurs » qui est tirée : le nom de la liste s’écrit sans guillemets"),
            ("[couleur, couleur]", "couleur + couleur", "c’est un texte qui est renvoyé : une liste s’écrit entre crochets, ses deux pions séparés par une virgule"),
            ("[couleur, couleur]", '["couleur", "couleur"]', "c’est deux fois le mot « couleur » qui est renvoyé : le nom de la couleur tirée s’écrit sans guillemets"),
            ("[couleur, couleur]", "[couleur]", "il n’y a qu’un pion dans la liste : mettez-y deux fois la couleur tirée"),
            ("[couleur, couleur]", "couleur", "c’est la couleur seule qui est renvoyée : il faut une liste de deux pions, entre crochets"),
        ],
        indice="Entre les parenthèses de `hasard.choice` : la liste où tirer.",
    ),
    predire(
        "Une tranche",
        'rangee = ["N"] * 3 + ["R"]\nmilieu = rangee[1:3]\n',
        "milieu",
        nom="milieu_de_la_rangee",
        notion=TRANCHES,
        fautes=[
            (["N", "N", "R"], "la fin d’une tranche est exclue : le rang 3 n’en est pas"),
            (["N", "R"], "les rangs commencent à 0 : la tranche prend les rangs 1 et 2"),
            (["N", "N", "N"], "la tranche va du rang 1 au rang 2 : deux pions"),
        ],
        indice="Écrivez la rangée entière, ses rangs au-dessus, puis entourez de 1 à 3, sans le 3.",
    ),
    completer(
        "Sans le premier",
        "Tout le code, sauf son premier pion. Le code reçu ne change pas.",
        '''\
def sans_le_premier(code):
    """Une nouvelle liste, sans le premier pion."""
    return code[1:len(code)]
''',
        trous=["code[1:len(code)]"],
        notion=TRANCHES,
        cas=lambda: [*codes(), (list("RVRVVR"),)],
        exemples=[(["R", "V", "V"],), (["V"],)],
        fautes=[
            ("1:len(code)", "0:len(code) - 1", "c’est le dernier pion qui manque : la tranche doit commencer au rang 1 et aller jusqu’au bout"),
            ("1:len(code)", "2:len(code)", "il manque deux pions : le premier est au rang 0, la tranche commence donc à 1"),
            ("1:len(code)", "1:len(code) - 1", "le dernier pion manque aussi : la fin d’une tranche est déjà exclue"),
            ("1:len(code)", "1", "c’est un seul pion, celui de rang 1, et un code d’un pion n’en a pas : pour en garder plusieurs, il faut une tranche"),
            ("1:len(code)", ":1", "c’est le premier pion qui est gardé, et lui seul : le nombre qui suit `:` dit où la tranche s’arrête, celui qui précède où elle commence"),
            ("1:len(code)", "-1:", "seul le dernier pion est gardé : la tranche commence au rang 1"),
            ("1:len(code)", "1:4", "la tranche s’arrête toujours au même rang : un code plus long y perd des pions, allez jusqu’à `len(code)`"),
            ("1:len(code)", "1:3", "la tranche s’arrête toujours au rang 3, fin exclue : un code plus long y perd des pions, allez jusqu’à `len(code)`"),
            ("code[1:len(code)]", "[pion for pion in code if pion != code[0]]", "tous les pions pareils au premier sont ôtés, et non lui seul : n’ôtez que celui du rang 0"),
            ("code[1:len(code)]", "[code[1:len(code)]]", "la liste est enfermée dans une autre : une tranche est déjà une liste, ôtez les crochets de dehors"),
        ],
        indice="Une tranche s’écrit `code[debut:fin]`, fin exclue. Quel est le rang du deuxième pion ?",
    ),
    reparer(
        "Vider les trous",
        "Chaque case de la liste reçue doit contenir `None`. Rien n’est renvoyé.",
        '''\
def vider(code):
    """Met None dans chaque case, dans la liste reçue."""
    for rang in range(len(code)):
        code[rang] = None
''',
        notion=SUR_PLACE,
        cas=codes,
        exemples=[(["R", "V"],), (["V"],)],
        modifies=("code",),
        fautes=[
            ("code[rang] = None", "code = None", "la liste reçue n’a pas changé : ce qui est rangé sous un nom ne va pas dans ses cases ; changez-les une à une, `code[rang] = …`"),
            ("code[rang] = None", 'code[rang] = "None"', "les cases contiennent un texte : `None` s’écrit sans guillemets"),
            ("range(len(code))", "range(len(code) - 1)", "la dernière case garde son pion : la fin de `range` est déjà exclue"),
            ("for rang in range(len(code)):\n        code[rang] = None", "code.clear()", "la liste n’a plus de cases : elle doit les garder, avec `None` dans chacune"),
            ("code[rang] = None", "code.append(None)", "des cases sont ajoutées au bout : changez celles qui existent, une à une, `code[rang] = …`"),
            ("code[rang] = None", "code[0] = None", "seule la première case change : à chaque tour, changez celle du rang du tour"),
            ("code[rang] = None", "code[rang] = 0", "les cases contiennent 0 : une case vide contient `None`"),
        ],
        indice="Changer une case, ce n’est pas donner un nouveau sens à un nom.",
    ),
    ranger(
        "Numéroter les trous",
        "Les cases de la liste reçue contiennent 1, 2, 3… dans l’ordre. Une ligne est de trop.",
        '''\
def numeroter(code):
    """Met dans chaque case son numéro, compté à partir de 1, dans la liste reçue."""
    for rang in range(len(code)):
        numero = rang + 1
        code[rang] = numero
''',
        notion=SUR_PLACE,
        cas=codes,
        exemples=[(["R", "V"],), (["V", "V", "V"],)],
        modifies=("code",),
        fautes=[
            ("code[rang] = numero", "code = [numero]", "la liste reçue n’a pas changé : changez une de ses cases à chaque tour"),
            ("numero = rang + 1", "numero = rang", "les numéros commencent à 0 : ajoutez 1 au rang"),
            ("        code[rang] = numero", "    code[rang] = numero", "seule la dernière case change : cette ligne est dans la boucle"),
        ],
        indice="À chaque tour : calculer le numéro, puis le ranger dans la case de ce rang.",
    ),
)
