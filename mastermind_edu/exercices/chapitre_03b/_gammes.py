"""Les gammes du chapitre 03b : répéter tant que, appeler une fonction reçue, ôter d’une liste, lire un nombre."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer
from mastermind_edu.juge.instruments import Lignes, Recueil

TANT_QUE, FONCTION, NOMBRES = "répéter tant que", "appeler une fonction reçue", "ôter d’une liste, lire un nombre"

GAMMES = (
    predire(
        "Moitié, encore moitié",
        "n = 20\ntours = 0\nwhile n > 5:\n    n = n // 2\n    tours = tours + 1\n",
        "[n, tours]",
        nom="n_et_tours",
        notion=TANT_QUE,
        fautes=[
            ([2, 3], "quand n vaut 5, `n > 5` est faux : il n’y a pas de troisième tour"),
            ([10, 1], "10 est plus grand que 5 : il y a encore un tour"),
            ([5, 1], "de 20 à 5, il y a deux moitiés, donc deux tours"),
        ],
        indice="Une ligne par tour : que vaut n ? la condition est-elle encore vraie ?",
    ),
    completer(
        "Atteindre le total",
        "Chaque tour rapporte `par_tour` points. Combien de tours pour avoir au moins `total` ?",
        '''\
def tours_pour(total, par_tour):
    """Le nombre de tours pour atteindre au moins ce total."""
    points = 0
    tours = 0
    while points < total:
        points = points + par_tour
        tours = tours + 1
    return tours
''',
        trous=["points < total", "tours + 1"],
        notion=TANT_QUE,
        cas=[(0, 1), (1, 1), (3, 1), (3, 2), (4, 2), (10, 3)],
        exemples=[(10, 3), (4, 2)],
        fautes=[
            ("points < total", "points <= total", "il y a un tour de trop quand le total est atteint juste : on s’arrête dès que les points l’égalent"),
            (
                "points = 0\n    tours = 0\n    while points < total:\n        points = points + par_tour\n        tours = tours + 1\n    return tours",
                "return total // par_tour",
                "le dernier tour manque quand le total ne tombe pas juste, comme dans une division entière : comptez les tours un à un, et continuez tant que le total n’est pas atteint",
            ),
            ("return tours", "return points", "ce sont les points qui sont renvoyés : il faut le nombre de tours"),
            ("tours = 0", "tours = 1", "il y a un tour de trop : avant la boucle, aucun n’est fait"),
            ("points < total", "points == total", "la boucle ne commence pas : au départ, les points valent 0, et n’égalent pas le total ; on continue **tant que** le total n’est pas atteint"),
        ],
        indice="On continue tant que le total n’est **pas encore** atteint.",
    ),
    reparer(
        "Le compte à rebours",
        "De n jusqu’à 1, en descendant.",
        '''\
def compte_a_rebours(n):
    """La liste des nombres de n à 1."""
    nombres = []
    while n > 0:
        nombres.append(n)
        n = n - 1
    return nombres
''',
        notion=TANT_QUE,
        cas=[(n,) for n in range(5)],
        exemples=[(3,), (1,)],
        fautes=[
            ("nombres.append(n)\n        n = n - 1", "n = n - 1\n        nombres.append(n)", "la liste commence un nombre trop tard et finit par 0 : n est diminué avant d’être ajouté"),
            ("n > 0", "n > 1", "le 1 manque : la boucle doit faire encore un tour quand n vaut 1"),
            ("n > 0", "n >= 0", "il y a un 0 de trop : la boucle s’arrête quand n vaut 0"),
            ("while n > 0:\n        nombres.append(n)\n        n = n - 1", "while n >= 0:\n        n = n - 1\n        nombres.append(n)", "la liste commence un nombre trop tard, et finit par un nombre négatif : gardez la condition `n > 0`, et ajoutez n **avant** de le diminuer"),
            ("while n > 0:\n        nombres.append(n)\n        n = n - 1", "for n in range(n):\n        nombres.append(n)", "les nombres montent, de 0 à n − 1 : il faut descendre, de n à 1"),
        ],
        indice="Au premier tour, quel nombre doit être ajouté ? Et au dernier ?",
    ),
    ranger(
        "Combien de moitiés",
        "De 8, on prend la moitié trois fois pour arriver à 1. Une ligne est de trop.",
        '''\
def nombre_de_moities(n):
    """Combien de fois on prend la moitié, quotient par 2, avant d’arriver à 1."""
    moities = 0
    while n > 1:
        n = n // 2
        moities = moities + 1
    return moities
''',
        notion=TANT_QUE,
        cas=[(n,) for n in (1, 2, 3, 4, 5, 8, 16, 20)],
        exemples=[(8,), (1,)],
        fautes=[
            ("while n > 1:", "if n > 1:", "une seule moitié est prise au plus : `if` pose sa question une fois, il faut la reposer **tant que** n dépasse 1"),
            ("\n    return moities", "\n        return moities", "la réponse vient dès le premier tour : `return` attend la fin de la boucle"),
            ("n > 1", "n > 0", "il y a une moitié de trop : à 1, on est arrivé, on s’arrête là"),
        ],
        indice="Deux lignes se répètent ; leur ordre entre elles ne change rien.",
    ),
    completer(
        "La ligne entre crochets",
        "La fonction `lire`, reçue, donne à chaque appel la ligne suivante. N’en lisez qu’une. Ci-dessous, la flèche n’est pas du Python : `lire → 'RV'` est une fonction dont l’appel, `lire()`, donne `'RV'`.",
        '''\
def ligne_entre_crochets(lire):
    """La ligne que donne lire, entre crochets."""
    ligne = lire()
    return "[" + ligne + "]"
''',
        trous=["lire()", '"[" + ligne + "]"'],
        notion=FONCTION,
        cas=[(Lignes(("RV",)),), (Lignes(("pion", "code")),), (Lignes(("",)),), (Lignes(("o", "n", "?")),)],
        exemples=[(Lignes(("RV",)),), (Lignes(("pion", "code")),)],
        fautes=[
            ("lire()", "lire", "la ligne s’obtient en appelant `lire` avec ses parenthèses, sans rien dedans ; sans elles, `lire` est la fonction elle-même, qui ne se colle pas à un texte"),
            ('"[" + ligne + "]"', '"[" + lire() + "]"', "la fonction est appelée deux fois, et le second appel demande la ligne suivante : lisez une fois, puis servez-vous de `ligne`"),
            ('"[" + ligne + "]"', "ligne", "les crochets manquent : collez-en un de chaque côté, avec `+`"),
            ('"[" + ligne + "]"', "[ligne]", "c’est une liste qui est renvoyée : les crochets à coller sont des textes, entre guillemets"),
            ('"[" + ligne + "]"', '"[ligne]"', "c’est le mot « ligne » qui est renvoyé : le nom `ligne` s’écrit sans guillemets, et se colle aux crochets avec `+`"),
            ('"[" + ligne + "]"', '"[" + ligne', "le crochet de droite manque : collez-le après la ligne"),
            ("ligne = lire()", 'ligne = "lire()"', "entre guillemets, `lire()` n’est qu’un texte, et rien n’est lu : appelez la fonction sans guillemets"),
        ],
        indice="`lire` nomme la fonction. Comment s’écrit son appel, quand elle ne reçoit rien ?",
    ),
    reparer(
        "Répéter ce qui est lu",
        "Une seule ligne est lue ; elle est affichée une fois, puis renvoyée.",
        '''\
def repeter_la_ligne(lire, afficher):
    """Lit une ligne, l’affiche, la renvoie."""
    ligne = lire()
    afficher(ligne)
    return ligne
''',
        notion=FONCTION,
        cas=[(Lignes(lignes), Recueil(mot_a_mot=True)) for lignes in (("RV",), ("pion",), ("o", "n"), ("R", "V", "?"))],
        exemples=[(Lignes(("RV",)), Recueil(mot_a_mot=True)), (Lignes(("o", "n")), Recueil(mot_a_mot=True))],
        modifies=("lire", "afficher"),
        fautes=[
            ("lire()", "lire", "c’est la fonction `lire` qui est affichée et renvoyée, et aucune ligne n’est lue : ajoutez-lui ses parenthèses pour l’appeler"),
            ("ligne = lire()", 'ligne = ""\n    lire()', "la ligne lue est perdue : donnez un nom à ce que donne l’appel, `ligne = …`"),
            ("afficher(ligne)", "afficher", "`afficher` n’est jamais appelée : il lui faut ses parenthèses, avec le texte à montrer dedans, et une ligne avant `return`"),
            ("afficher(ligne)", "afficher(lire)", "c’est la fonction `lire` qui est affichée : donnez à `afficher` la ligne lue"),
            ("afficher(ligne)", "afficher(lire())", "une seconde ligne est lue pour l’afficher : chaque appel de `lire` en demande une ; affichez `ligne`"),
            ("return ligne", "return lire()", "une seconde ligne est lue pour la renvoyer : chaque appel de `lire` en demande une ; appelez-la une fois, et renvoyez la ligne affichée"),
            ("    afficher(ligne)\n    return ligne", "    return afficher(ligne)", "`None` est renvoyé : c’est ce que donne `afficher`, qui montre et ne renvoie rien ; gardez la ligne lue, `ligne = lire()`, affichez-la sur une ligne à part, puis renvoyez-la"),
        ],
        indice="Après la première ligne, que nomme `ligne` : un texte, ou une fonction ?",
    ),
    reparer(
        "Une couleur, ou « ? »",
        "On relit tant que la ligne n’est ni « ? », ni une couleur.",
        '''\
def lire_une_couleur(lire, couleurs):
    """La première ligne qui est une couleur ou « ? »."""
    ligne = lire()
    while ligne != "?" and ligne not in couleurs:
        ligne = lire()
    return ligne
''',
        notion=FONCTION,
        cas=[(Lignes(lignes), ["R", "V"]) for lignes in (("R",), ("?",), ("X", "V"), ("X", "?"), ("", "X", "R"), ("x", "r", "V", "R"), ("R", "V"), ("?", "R"))],
        exemples=[(Lignes(("X", "V")), ["R", "V"]), (Lignes(("?",)), ["R", "V"])],
        fautes=[
            ("and", "or", "la boucle ne s’arrête ni à « ? », ni à une couleur : avec `or`, une seule des deux conditions suffit pour continuer ; il faut les **deux**, avec `and`"),
            (' and ligne not in couleurs', "", "une couleur n’arrête pas la boucle : la seconde condition doit chercher la ligne dans la liste, `ligne not in …`"),
            ('ligne != "?" and ', "", "« ? » n’arrête pas la boucle : il faut aussi la première condition, `ligne != …`, et que les deux soient vraies pour relire"),
            ("not in", "in", "une couleur fait relire, et une ligne fausse est renvoyée : on relit tant que la ligne n’est **pas** une couleur, `not in`"),
            ('ligne != "?" and ligne not in couleurs', 'ligne == "?" or ligne in couleurs', "la condition est à l’envers : elle dit quand s’arrêter ; après `while`, il faut dire quand continuer"),
            ("!=", "==", "« ? » fait relire, et toute autre ligne est renvoyée : la première condition est à l’envers, on continue quand la ligne n’est **pas** « ? »"),
            ('ligne != "?" and ligne not in couleurs', 'ligne == "?" and ligne in couleurs', "la première ligne est renvoyée, quelle qu’elle soit : la boucle ne fait aucun tour ; après `while`, dites quand il faut continuer"),
            ("while", "if", "une seule ligne est relue : `if` pose sa question une fois, il faut la reposer **tant que** la ligne ne va pas"),
            ("        ligne = lire()", "        lire()", "la ligne relue est perdue, et la question ne change jamais : donnez-lui le nom `ligne`"),
        ],
        indice="Avec « R », qui est une couleur : chaque condition est-elle vraie ? Faut-il continuer ?",
    ),
    predire(
        "Ôter le dernier",
        'pile = ["R", "V", "B"]\note = pile.pop()\npile.append("N")\n',
        "[ote, pile]",
        nom="ote_et_pile",
        notion=NOMBRES,
        fautes=[
            (["B", ["R", "V", "B", "N"]], "`pop` ôte vraiment le dernier : le B n’est plus dans la liste"),
            (["R", ["V", "B", "N"]], "`pop()` ôte le **dernier**, pas le premier"),
            (["B", ["R", "V"]], "la dernière ligne ajoute un N au bout"),
        ],
        indice="Une pile d’assiettes : on ôte celle du dessus, puis on en pose une autre.",
    ),
    completer(
        "Un texte, un nombre",
        "La saisie est un texte, comme `\"12\"` ; le bonus est un nombre.",
        '''\
def points_en_tout(saisie, bonus):
    """Le nombre écrit dans la saisie, plus le bonus."""
    points = int(saisie)
    return points + bonus
''',
        trous=["int(saisie)", "points + bonus"],
        notion=NOMBRES,
        cas=[("1", 0), ("0", 3), ("12", 3), ("7", 7)],
        exemples=[("12", 3), ("7", 0)],
        fautes=[
            ("int(saisie)", "len(saisie)", "ce sont les chiffres qui sont comptés : `int` donne le nombre qu’ils écrivent"),
            ("return points + bonus", "return saisie + str(bonus)", "deux textes sont collés bout à bout : additionnez deux nombres"),
            ("return points + bonus", "return int(saisie + str(bonus))", "deux textes sont collés bout à bout avant que le nombre soit lu : lisez d’abord le nombre, `int(saisie)`, puis additionnez deux nombres"),
            ("points + bonus", "points", "le bonus n’est pas compté"),
            ("int(saisie)", "saisie", "Python s’arrête sur une erreur, un texte et un nombre ne s’additionnent pas : `int(…)` donne le nombre qu’écrit un texte"),
            ("points + bonus", "points * bonus", "les deux nombres sont multipliés : additionnez-les"),
            ("int(saisie)", "int(saisie[0])", "seul le premier chiffre est lu : `int(saisie)` lit le texte entier"),
        ],
        indice="`int(\"4\")` vaut 4, un nombre que l’on peut additionner.",
    ),
    reparer(
        "Bornes comprises",
        "Un numéro est bon quand il va de 1 au maximum, **bornes comprises**.",
        '''\
def numero_est_bon(numero, maximum):
    """True quand le numéro va de 1 au maximum."""
    return 1 <= numero <= maximum
''',
        notion=NOMBRES,
        cas=lambda: ((numero, maximum) for maximum in (1, 2, 6) for numero in range(-1, 9)),
        exemples=[(6, 6), (0, 6)],
        fautes=[
            ("1 <= numero <= maximum", "1 < numero < maximum", "les deux bornes sont refusées : « comprises » s’écrit `<=`"),
            ("1 <= numero", "0 <= numero", "0 est accepté, alors que le premier numéro est 1"),
            ("numero <= maximum", "numero < maximum", "le maximum est refusé, alors qu’il est compris"),
            ("1 <= numero <= maximum", "1 >= numero >= maximum", "les signes sont à l’envers : `1 <= numero` veut dire que 1 est plus petit que le numéro, ou égal"),
            ("1 <= numero <= maximum", "numero in [1, maximum]", "la liste `[1, maximum]` n’a que ses deux nombres, et pas ceux qui sont entre eux : comparez le numéro aux deux bornes"),
            ("1 <= numero <= maximum", "numero <= maximum", "0 et les nombres négatifs sont acceptés : il manque la borne du bas"),
        ],
        indice="Essayez à la main avec 1, puis avec le maximum.",
    ),
    ranger(
        "Vider par la fin",
        "La pile reçue finit vide ; on renvoie ses pions, du dernier au premier. Une ligne est de trop.",
        '''\
def vider_par_la_fin(pile):
    """La liste des pions ôtés, du dernier au premier ; la pile reçue finit vide."""
    otes = []
    while len(pile) > 0:
        pion = pile.pop()
        otes.append(pion)
    return otes
''',
        notion=NOMBRES,
        cas=lambda: ((pile,) for pile in listes("RV", [0, 1, 2, 3])),
        exemples=[(["R", "V"],), ([],)],
        modifies=("pile",),
        fautes=[
            ("while len(pile) > 0:", "for pion in pile:", "il reste des pions dans la pile : une boucle `for` se perd quand la liste raccourcit sous elle ; répétez **tant qu’**il en reste"),
            ("while len(pile) > 0:", "if len(pile) > 0:", "un seul pion est ôté : il faut recommencer tant qu’il en reste"),
            ("len(pile) > 0", "len(pile) > 1", "il reste un pion dans la pile : on s’arrête quand elle est vide"),
            ("while len(pile) > 0:\n        pion = pile.pop()\n", "for pion in pile:\n", "la pile reste pleine, et les pions sont dans l’autre ordre : il faut ôter le dernier, avec `pop`, **tant qu’**il en reste"),
        ],
        indice="Tant qu’il y a un pion : l’ôter, puis l’ajouter à ceux qui sont ôtés.",
    ),
)
