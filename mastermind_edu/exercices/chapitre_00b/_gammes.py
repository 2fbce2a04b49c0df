"""Les gammes du chapitre 00b : des valeurs et des noms, des listes, des fonctions."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

VALEURS, LISTES, FONCTIONS = "les valeurs et les noms", "la liste et ses rangs", "la fonction"


def quatre_pions():
    return ((code,) for code in listes("RVB", [4]))


def codes():
    return ((code,) for code in listes("RVB", [2, 3, 4]))


GAMMES = (
    predire(
        "Un nom ne suit pas l’autre",
        "pions = 4\ntrous = pions + 1\npions = 6\n",
        "trous",
        nom="trous_a_la_fin",
        notion=VALEURS,
        fautes=[
            (7, "`trous` ne suit pas `pions` : `pions + 1` a été calculé une seule fois, quand `pions` valait 4, et c’est le résultat qui est gardé"),
            (6, "6 est la dernière valeur de `pions` : la question porte sur `trous`, calculé à la deuxième ligne"),
            (4, "4 est la première valeur de `pions` : la deuxième ligne ajoute 1 avant de ranger le résultat sous le nom `trous`"),
        ],
        indice="À la deuxième ligne, remplacez `pions` par sa valeur du moment, puis calculez. Plus rien ne change `trous` ensuite.",
    ),
    completer(
        "Le bord du plateau",
        "Un bord de largeur 3 s’écrit `+---+` : un plus, des tirets, un plus.",
        '''\
def bordure(largeur):
    """Un +, autant de tirets que la largeur, un +."""
    milieu = "-" * largeur
    return "+" + milieu + "+"
''',
        trous=['"-" * largeur', '"+" + milieu + "+"'],
        notion=VALEURS,
        cas=[(largeur,) for largeur in (0, 1, 2, 3, 4, 5, 10)],
        exemples=[(3,), (1,)],
        fautes=[
            ('"-" * largeur', '"-" * (largeur - 2)', "il manque deux tirets : la largeur ne compte pas les deux +, il y a autant de tirets qu’elle le dit"),
            ('"-" * largeur', '"-"', "il y a toujours un seul tiret : répétez-le, `\"-\" * largeur`"),
            ('"-" * largeur', '"-" * 3', "il y a toujours trois tirets, comme dans l’exemple : leur nombre est `largeur`"),
            ('"+" + milieu + "+"', "milieu", "les deux + manquent : collez-en un devant, un derrière"),
            ('milieu + "+"', "milieu", "le + de droite manque : collez-le après les tirets"),
            ('"+" + milieu + "+"', '"+ milieu +"', "le mot « milieu » est écrit tel quel : sans guillemets, `milieu` est ce que la ligne du dessus a calculé"),
            ('"-" * largeur', '"-" + largeur', "Python refuse de coller un texte et un nombre : c’est `\"-\" * largeur` qui répète le tiret, et c’est ce texte que l’on colle"),
            ('"+" + milieu + "+"', '"+milieu+"', "le mot « milieu » est écrit tel quel : sans guillemets, `milieu` est ce que la ligne du dessus a calculé"),
            ('milieu = "-" * largeur\n    return "+" + milieu + "+"', 'milieu = "-+" * largeur\n    return "+" + milieu', "chaque tiret est suivi d’un + : ne répétez que le tiret, et collez le + de droite une seule fois, à la fin"),
            ('"+" + milieu', "milieu", "le + de gauche manque : collez-le avant les tirets"),
        ],
        indice="`\"N\" * 3` vaut `\"NNN\"`. Et `+` colle deux textes bout à bout.",
    ),
    reparer(
        "La remise",
        "Deux jeux achetés ensemble coûtent 5 euros de moins. Une seule ligne est fausse.",
        '''\
def prix_de_deux(prix):
    """Le prix de deux jeux, moins 5 euros."""
    total = prix * 2
    total = total - 5
    return total
''',
        notion=VALEURS,
        cas=[(prix,) for prix in (5, 10, 12, 20, 33)],
        exemples=[(10,), (20,)],
        fautes=[
            ("total - 5", "prix - 5", "c’est le prix d’un seul jeu, moins 5 : c’est du prix des deux, dans `total`, qu’il faut ôter 5, et une seule fois"),
            ("prix * 2", "prix + 2", "2 euros sont ajoutés au prix au lieu de le doubler : multipliez"),
            ("total = total - 5", "total = total", "la remise n’est pas dans ce qui est renvoyé : la ligne du milieu doit ranger dans `total` 5 de moins"),
            ("total - 5", "5 - total", "la soustraction est à l’envers : on ôte 5 du total"),
            ("total = total - 5", "total = total - 10", "la remise est comptée deux fois, une par jeu : doublez d’abord le prix, et n’ôtez 5 qu’une fois, à la fin"),
            ("total = total - 5", "total = total * 2 - 5", "le prix est doublé deux fois : il l’est déjà dans `total`, ôtez-en seulement 5"),
        ],
        indice="Dans `total = … - 5`, lisez d’abord la droite : de quoi ôte-t-on 5 ?",
    ),
    ranger(
        "Le prix d’une boîte",
        "Un pion coûte 3 centimes, une fiche 1 centime, et le plateau 50. Une ligne est de trop.",
        '''\
def prix_de_la_boite(pions, fiches):
    """Le prix en centimes des pions, des fiches et du plateau."""
    des_pions = pions * 3
    le_reste = fiches + 50
    return des_pions + le_reste
''',
        notion=VALEURS,
        cas=[(1, 0), (0, 1), (10, 0), (72, 40), (100, 60)],
        exemples=[(10, 0), (72, 40)],
        fautes=[
            ("des_pions = pions * 3", "des_pions = pions + 3", "3 centimes sont comptés pour tous les pions ensemble : chacun coûte 3 centimes, multipliez"),
            ("des_pions + le_reste", "des_pions", "seuls les pions sont comptés : ajoutez le reste, les fiches et le plateau"),
            ("fiches + 50", "fiches", "le plateau n’est pas compté : il ajoute 50 centimes"),
        ],
        indice="Un nom ne sert qu’après avoir reçu une valeur : quelles lignes ne se servent que des deux nombres reçus ? Leur ordre ne change rien.",
    ),
    predire(
        "Deux cases changées",
        'code = ["R", "V", "B", "J"]\ncode[1] = code[3]\ncode[3] = "N"\n',
        "code",
        nom="code_a_la_fin",
        notion=LISTES,
        fautes=[
            (["R", "N", "B", "N"], "la case 1 a reçu le J d’avant : changer ensuite la case 3 ne la change pas"),
            (["B", "V", "N", "J"], "les rangs commencent à 0 : `code[1]` est le deuxième pion, et `code[3]` le quatrième"),
            (["J", "V", "B", "N"], "`code[1]` est la deuxième case : les rangs commencent à 0"),
            (["R", "V", "B", "N"], "la deuxième ligne change aussi une case : celle de rang 1 reçoit ce que contient celle de rang 3"),
            (["R", "J", "B", "J"], "la dernière ligne met un N dans la case de rang 3"),
        ],
        indice="Dessinez quatre cases, écrivez leurs rangs au-dessus, 0, 1, 2 et 3, et faites une ligne à la fois.",
    ),
    completer(
        "Les deux bouts",
        "D’un code de quatre pions, gardez le premier et le dernier, dans une nouvelle liste.",
        '''\
def deux_bouts(code):
    """La liste du premier et du dernier pion d’un code de quatre pions."""
    return [code[0], code[3]]
''',
        trous=["code[0]", "code[3]"],
        notion=LISTES,
        cas=quatre_pions,
        exemples=[(["R", "V", "B", "J"],), (["V", "V", "R", "R"],)],
        fautes=[
            ("code[3]", "code[2]", "le second pion de la liste est le troisième du code : de quatre pions, les rangs sont 0, 1, 2 et 3"),
            ("code[0]", "code[1]", "la liste commence par le deuxième pion du code : le premier est au rang 0"),
            ("[code[0], code[3]]", "[code[3], code[0]]", "les deux pions sont échangés : le premier du code vient d’abord"),
            ("code[3]", "code[4]", "Python s’arrête sur une erreur, un rang n’existe pas : de quatre pions, le premier est au rang 0 et le dernier au rang 3"),
            ("[code[0], code[3]]", "[code[0] + code[3]]", "les deux pions sont collés en un seul texte : la virgule les sépare, `+` les colle"),
            ("[code[0], code[3]]", "code[0] + code[3]", "les deux pions sont collés en un seul texte : pour une liste, écrivez des crochets, et une virgule entre les deux"),
            ("[code[0], code[3]]", "[0, 3]", "ce sont les deux rangs qui sont renvoyés : le pion d’un rang se lit avec des crochets, `code[0]`"),
        ],
        indice="Le premier rang est 0. De quatre pions, quel est donc le rang du dernier ?",
    ),
    reparer(
        "Finir par un noir",
        "Le dernier pion doit devenir noir, que le code ait deux, trois ou quatre pions. La liste reçue change, rien n’est renvoyé.",
        '''\
def finir_par_noir(code):
    """Met un N à la place du dernier pion, dans la liste reçue."""
    dernier = len(code) - 1
    code[dernier] = "N"
''',
        notion=LISTES,
        cas=codes,
        exemples=[(["R", "V", "B"],), (["R", "R"],)],
        modifies=("code",),
        fautes=[
            ("len(code) - 1", "len(code)", "Python s’arrête sur une erreur : un code de trois pions a les rangs 0, 1 et 2 ; le dernier rang est un de moins que la longueur"),
            ("len(code) - 1", "0", "c’est le premier pion qui devient noir : le dernier est au rang `len(code) - 1`"),
            ("len(code) - 1", "1", "c’est toujours le deuxième pion qui devient noir : le rang du dernier dépend de `len(code)`"),
            ("len(code) - 1", "2", "c’est toujours la case de rang 2 qui change, et un code de deux pions n’en a pas : le rang du dernier dépend de `len(code)`"),
            ("len(code) - 1", "3", "c’est toujours la case de rang 3 qui change, et un code plus court n’en a pas : le rang du dernier dépend de `len(code)`"),
            ('dernier = len(code) - 1\n    code[dernier] = "N"', 'if len(code) == 3:\n        code[2] = "N"', "seul un code de trois pions change : il ne faut pas de `if`, une seule formule, avec `len(code)`, donne le rang du dernier pour toutes les longueurs"),
            ('code[dernier] = "N"', 'code = "N"', "le code reçu n’a pas changé : donner une autre valeur à un nom ne change aucune case ; écrivez `code[…] = \"N\"`, avec le rang entre les crochets"),
            ('dernier = len(code) - 1\n    code[dernier] = "N"', 'code.append("N")', "un N est venu après le dernier pion : il doit prendre sa place, `code[…] = …`"),
            ('code[dernier] = "N"', 'code[dernier] = "n"', "le dernier pion devient `\"n\"` : Python distingue les majuscules, le noir s’écrit `\"N\"`"),
        ],
        indice="`len` compte les pions à partir de 1, les rangs commencent à 0.",
    ),
    ranger(
        "Échanger sans rien perdre",
        "Les deux premiers pions échangent leurs places, dans la liste reçue. Une ligne est de trop.",
        '''\
def echanger_les_premiers(code):
    """Échange les deux premiers pions, dans la liste reçue."""
    garde = code[0]
    code[0] = code[1]
    code[1] = garde
''',
        notion=LISTES,
        cas=codes,
        exemples=[(["R", "V"],), (["R", "V", "B"],)],
        modifies=("code",),
        fautes=[
            ("code[1] = garde", "code[1] = code[0]", "le premier pion est perdu : gardez-le avant que sa case reçoive l’autre, et c’est lui que reçoit la seconde case"),
            ("code[0] = code[1]\n    code[1] = garde", "code[0] = garde", "rien n’a changé : la première case a reçu son propre pion ; elle doit recevoir celui de la seconde"),
            ("code[0] = code[1]\n    code[1] = garde", "code[1] = garde\n    code[0] = code[1]", "le deuxième pion est perdu : lisez sa case avant d’y mettre le pion gardé"),
        ],
        indice="Avec de vrais pions : pour libérer un trou, on pose d’abord son pion à côté, dans `garde`.",
    ),
    predire(
        "Une fonction, trois appels",
        "def plus_un(n):\n    return n + 1\n\na = plus_un(3)\nb = plus_un(a) + plus_un(a)\n",
        "b",
        nom="b_a_la_fin",
        notion=FONCTIONS,
        fautes=[
            (8, "`a` vaut bien 4, mais `plus_un(a)` renvoie 5, et deux fois"),
            (9, "la fonction est appelée deux fois à la dernière ligne : chacun des deux appels ajoute 1"),
            (5, "5 est ce que renvoie un seul appel de `plus_un(a)` : la ligne en ajoute deux"),
            (11, "`plus_un(a)` renvoie 5 sans changer `a`, qui vaut 4 les deux fois : les deux appels renvoient donc le même nombre"),
            (7, "`a` n’est pas 3 : c’est ce que renvoie `plus_un(3)`, 4"),
        ],
        indice="Remplacez un appel par le nombre qu’il renvoie, puis recommencez avec la ligne obtenue.",
    ),
    completer(
        "Les pions d’une boîte",
        "Une boîte contient tant de pions de chaque couleur, et quelques pions de rechange.",
        '''\
def pions_de_la_boite(couleurs, par_couleur, rechange):
    """Le nombre de pions de la boîte, ceux de rechange compris."""
    ordinaires = couleurs * par_couleur
    return ordinaires + rechange
''',
        trous=["couleurs * par_couleur", "ordinaires + rechange"],
        notion=FONCTIONS,
        cas=[(1, 1, 0), (2, 3, 0), (2, 3, 1), (6, 12, 4), (8, 10, 5)],
        exemples=[(6, 12, 4), (2, 3, 0)],
        fautes=[
            ("couleurs * par_couleur", "couleurs + par_couleur", "le nombre de couleurs et le nombre de pions par couleur sont ajoutés : il y a autant de pions pour **chaque** couleur, multipliez"),
            ("ordinaires + rechange", "ordinaires", "les pions de rechange ne sont pas comptés : ajoutez-les"),
            ("ordinaires + rechange", "ordinaires * rechange", "les pions de rechange multiplient les autres : ils s’ajoutent une seule fois"),
            ("couleurs * par_couleur", "couleurs * (par_couleur + rechange)", "les pions de rechange sont comptés pour chaque couleur, puis encore une fois : ôtez-les de la première ligne, la seconde les ajoute"),
            ("couleurs * par_couleur", "couleurs * par_couleur + rechange", "les pions de rechange sont comptés deux fois : une seule des deux lignes les ajoute"),
            ("ordinaires = couleurs * par_couleur\n    return ordinaires + rechange", "return couleurs * (par_couleur + rechange)",
             "les pions de rechange sont comptés pour chaque couleur : ils s’ajoutent une seule fois, à la fin"),
            ("return ordinaires + rechange", "print(ordinaires + rechange)", "le résultat est affiché, et rien n’est renvoyé : remplacez `print` par `return`"),
        ],
        indice="Avec 6 couleurs et 12 pions de chacune, combien de pions ? Et avec 4 de plus ?",
    ),
    reparer(
        "Afficher n’est pas renvoyer",
        "La fonction calcule bien, mais celui qui l’appelle ne reçoit rien.",
        '''\
def trois_fois(pion):
    """Le texte du pion, trois fois de suite."""
    rangee = pion * 3
    return rangee
''',
        notion=FONCTIONS,
        cas=[("R",), ("V",), ("BJ",), ("",)],
        fautes=[
            ("return rangee", "print(rangee)", "le résultat est affiché, et rien n’est renvoyé : `print` parle à une personne, `return` donne au programme"),
            ("pion * 3", "pion + pion", "le texte n’est répété que deux fois : il en faut trois"),
            ("return rangee", "return pion", "c’est le pion reçu qui est renvoyé : renvoyez ce qui a été calculé"),
            ("return rangee", 'return "rangee"', "le mot « rangee » est renvoyé tel quel : sans guillemets, `rangee` est ce que la ligne du dessus a calculé"),
        ],
        indice="Quel mot, au début d’une ligne, donne le résultat à celui qui appelle ?",
    ),
    ranger(
        "La carte du joueur",
        "Une carte s’écrit comme `Zoé--***` : le nom, deux tirets, une étoile par point. Une ligne est de trop.",
        '''\
def carte(nom, points):
    """Le nom, deux tirets, puis autant d’étoiles que de points."""
    etoiles = "*" * points
    debut = nom + "--"
    return debut + etoiles
''',
        notion=FONCTIONS,
        cas=[("A", 0), ("A", 1), ("Zoé", 3), ("Max", 12)],
        exemples=[("Zoé", 3), ("A", 1)],
        fautes=[
            ('etoiles = "*" * points', 'etoiles = "*" + points', "Python refuse d’ajouter un texte et un nombre : pour répéter l’étoile, multipliez"),
            ("return debut + etoiles", "return etoiles + debut", "les étoiles sont devant le nom : le début vient d’abord"),
            ('debut = nom + "--"', "debut = nom", "les deux tirets manquent entre le nom et les étoiles"),
        ],
        indice="Deux lignes préparent chacune un morceau, dans l’ordre que vous voulez ; la dernière les colle et renvoie.",
    ),
)
