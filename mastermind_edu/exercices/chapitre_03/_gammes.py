"""Les gammes du chapitre 03 : des textes nettoyés, des conditions réunies, des cas qui se suivent."""

from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

METHODES, CONDITIONS = "un texte ne change pas", "et, ou, sinon si"

GAMMES = (
    predire(
        "Un résultat perdu",
        'saisie = " rv "\nsaisie.strip()\nmot = saisie.upper()\n',
        "mot",
        nom="mot_a_la_fin",
        notion=METHODES,
        fautes=[
            ("RV", "les espaces sont encore là : `strip` donne un autre texte, et personne ne l’a gardé"),
            ("rv", "`upper` met en majuscules, et `strip` n’a rien changé à `saisie`"),
            (" rv ", "`mot` reçoit ce que donne `upper` : des majuscules"),
        ],
        indice="À la deuxième ligne, sous quel nom le nouveau texte est-il rangé ?",
    ),
    completer(
        "L’initiale d’un nom",
        "Le nom peut avoir des blancs devant ; l’initiale est en majuscule.",
        '''\
def initiale_du_nom(nom):
    """La première lettre du nom, en majuscule."""
    propre = nom.strip()
    return propre[0].upper()
''',
        trous=["nom.strip()", "propre[0].upper()"],
        notion=METHODES,
        cas=[("a",), ("Zoé",), (" max",), ("  lu ",)],
        exemples=[(" max",), ("Zoé",)],
        fautes=[
            ("nom.strip()", "nom", "un blanc est renvoyé quand le nom commence par lui : ôtez d’abord les blancs"),
            ("propre[0].upper()", "propre[0]", "l’initiale reste en minuscule : il manque `upper`"),
            ('nom.strip()\n    return propre[0].upper()', 'nom.split(" ")\n    return propre[0].upper()', "c’est tout un mot qui est renvoyé : `split` donne une liste de mots, dont le rang 0 est le premier mot ; ôtez les blancs avec `strip`, puis prenez la lettre de rang 0"),
            ("propre[0].upper()", "propre.upper()", "c’est le nom entier qui est renvoyé : il faut la lettre de rang 0 du texte que donne `strip`"),
        ],
        indice="D’abord ôter les blancs, puis prendre la lettre de rang 0, puis la mettre en majuscule.",
    ),
    reparer(
        "Garder ce que la méthode donne",
        "La fonction doit renvoyer le mot en minuscules.",
        '''\
def en_minuscules(mot):
    """Le mot en minuscules."""
    petit = mot.lower()
    return petit
''',
        notion=METHODES,
        cas=[("R",), ("RvB",), ("vj",), ("",)],
        exemples=[("RvB",), ("vj",)],
        fautes=[
            ("petit = mot.lower()\n    return petit", "mot.lower()\n    return mot", "le mot est renvoyé tel quel : `lower` donne un nouveau texte, gardez-le sous un nom"),
            (".lower()", ".upper()", "le mot est en majuscules : c’est `lower` qui met en minuscules"),
            ("mot.lower()", "mot[0].lower()", "seule la première lettre est renvoyée : il faut le mot entier"),
        ],
        indice="Un texte ne change jamais : que devient celui que `lower` donne ?",
    ),
    ranger(
        "Oui ou non",
        "« o », « oui », « OUI », « Oui » avec des blancs : tout cela veut dire oui. Une ligne est de trop.",
        '''\
def dit_oui(saisie):
    """True pour « o » ou « oui », en majuscules ou non, avec des blancs autour ou non."""
    propre = saisie.strip()
    mot = propre.lower()
    return mot == "o" or mot == "oui"
''',
        notion=METHODES,
        cas=[("o",), ("oui",), ("n",), ("OUI",), (" oui ",), (" O",), ("",), ("non",), ("ou",), ("oh oui",), ("i",)],
        exemples=[(" OUI ",), ("non",)],
        fautes=[
            ('return mot == "o" or mot == "oui"', 'return mot == "o" or "oui"', "un texte est renvoyé au lieu de `False` : chaque côté de `or` est une question entière, `mot == …`"),
            ("propre.lower()", "saisie.lower()", "une saisie entourée de blancs n’est pas reconnue : mettez en minuscules ce qui est déjà propre"),
            ('== "o" or mot', '== "o" and mot', "la réponse est toujours `False` : un mot n’est pas à la fois « o » et « oui »"),
        ],
        indice="Ôter les blancs, mettre en minuscules, puis poser les deux questions.",
    ),
    predire(
        "Trois questions",
        "n = 3\nles_deux = n > 1 and n < 3\nau_moins_une = n > 1 or n < 3\nle_contraire = not n == 3\n",
        "[les_deux, au_moins_une, le_contraire]",
        nom="trois_questions",
        notion=CONDITIONS,
        fautes=[
            ([True, True, False], "`n < 3` est faux quand n vaut 3 : avec `and`, les deux doivent être vrais"),
            ([False, False, False], "avec `or`, une seule suffit : `n > 1` est vrai"),
            ([False, True, True], "`n == 3` est vrai, et `not` donne le contraire"),
        ],
        indice="Écrivez vrai ou faux sous chaque comparaison, puis réunissez.",
    ),
    completer(
        "Un rang qui existe",
        "Dans un code de n pions, les rangs vont de 0 à n − 1.",
        '''\
def rang_existe(rang, n):
    """True quand le rang est un de ceux d’un code de n pions."""
    return rang >= 0 and rang < n
''',
        trous=["rang >= 0", "rang < n"],
        notion=CONDITIONS,
        cas=lambda: ((rang, n) for n in (1, 2, 4) for rang in range(-2, 6)),
        exemples=[(3, 4), (4, 4)],
        fautes=[
            ("rang < n", "rang <= n", "le rang n est accepté, alors que le dernier est n − 1"),
            ("rang >= 0", "rang > 0", "le rang 0 est refusé, alors que c’est le premier"),
            ("0 and rang", "0 or rang", "tous les rangs sont acceptés : les **deux** conditions doivent être vraies"),
            ("rang >= 0 and rang < n", "rang >= 1 and rang <= n", "les rangs sont comptés de 1 à n : ils vont de 0 à n − 1"),
            ("rang < n", "n - 1", "c’est un nombre qui est renvoyé : de chaque côté de `and`, il faut une comparaison entière, `rang < …`"),
            ("rang >= 0 and rang < n", "rang > 0 and rang < n - 1", "le premier et le dernier rang sont refusés, alors que 0 et n − 1 en font partie"),
            ("rang >= 0", "0 > rang", "seuls des rangs négatifs sont acceptés : la première comparaison est à l’envers"),
        ],
        indice="Deux questions : n’est-il pas trop petit ? n’est-il pas trop grand ?",
    ),
    predire(
        "Le premier cas vrai",
        'n = 12\nlettres = []\nif n > 20:\n    lettres.append("A")\nelif n > 10:\n    lettres.append("B")\nelif n > 5:\n    lettres.append("C")\nif n > 8:\n    lettres.append("D")\n',
        "lettres",
        nom="lettres_ajoutees",
        notion=CONDITIONS,
        fautes=[
            (["B", "C", "D"], "`n > 5` est vrai, mais `n > 10` l’était avant : après un cas vrai, les `elif` qui suivent ne sont plus regardés"),
            (["B"], "le second `if`, sans décalage, pose une nouvelle question : `n > 8` est vrai"),
            (["C", "D"], "`n > 10` vient avant `n > 5`, et il est déjà vrai : c’est le premier cas vrai qui compte"),
            (["D"], "12 est plus grand que 10 : un des cas du début est vrai"),
            (["B", "C"], "`elif n > 5` n’est plus regardé, et le second `if` pose une nouvelle question"),
            (["A", "D"], "12 n’est pas plus grand que 20 : le premier cas est faux, on passe au suivant"),
            (["A", "B", "C", "D"], "12 n’est pas plus grand que 20, et d’un `if` suivi de ses `elif`, un seul cas est fait"),
        ],
        indice="D’un `if` et de ses `elif`, un seul cas est fait. Où commence la question suivante ?",
    ),
    reparer(
        "L’ordre des cas",
        "À partir de 10 points, « expert » ; à partir de 5, « habile » ; au-dessous, « débutant ».",
        '''\
def mention(points):
    """« expert », « habile » ou « débutant », selon les points."""
    if points >= 10:
        return "expert"
    elif points >= 5:
        return "habile"
    else:
        return "débutant"
''',
        notion=CONDITIONS,
        cas=[(points,) for points in (0, 4, 5, 9, 10, 12)],
        exemples=[(12,), (7,)],
        fautes=[
            ('points >= 10:\n        return "expert"\n    elif points >= 5:\n        return "habile"', 'points >= 5:\n        return "habile"\n    elif points >= 10:\n        return "expert"',
             "personne n’est expert : dès 5 points, c’est « habile » qui l’emporte ; regardez d’abord le cas le plus exigeant, et l’autre seulement si le premier est faux"),
            ("points >= 10", "points > 10", "10 points ne font pas un expert : « à partir de 10 » comprend 10"),
            ("points >= 5", "points > 5", "5 points ne font pas un habile : « à partir de 5 » comprend 5"),
            ('>= 10:\n        return "expert"\n    elif points >= 5', '> 10:\n        return "expert"\n    elif points > 5', "ni 10 ni 5 points ne comptent : « à partir de » comprend le nombre lui-même, c’est `>=`"),
            ('return "débutant"', 'return "debutant"', "l’accent manque : le mot est « débutant »"),
            ('"expert"\n    elif points >= 5:\n        return "habile"', '"habile"\n    elif points >= 5:\n        return "expert"', "« expert » et « habile » sont échangés : à partir de 10 points, c’est « expert »"),
            ("elif points >= 5", "elif points <= 5", "ceux qui ont moins de 5 points sont dits habiles : « à partir de 5 » s’écrit `>=`"),
        ],
        indice="Avec 12 points, quelle est la première condition vraie ?",
    ),
    ranger(
        "Le plus petit d’abord",
        "Deux nombres reçus, deux nombres renvoyés, le plus petit d’abord. En une seule ligne, `x, y = y, x` échange deux noms : la droite est lue en entier avant que rien ne change. Une ligne est de trop.",
        '''\
def du_plus_petit(a, b):
    """Le couple des deux nombres, le plus petit d’abord."""
    if a > b:
        a, b = b, a
    return a, b
''',
        notion=CONDITIONS,
        cas=lambda: ((a, b) for a in range(4) for b in range(4)),
        exemples=[(3, 1), (0, 2)],
        fautes=[
            ("a, b = b, a", "a = b", "le plus grand des deux nombres est perdu : les deux noms s’échangent en une seule ligne"),
            ("if a > b:", "if a < b:", "le plus grand vient d’abord : la condition est à l’envers"),
            ("\n    return a, b", "\n        return a, b", "rien n’est renvoyé quand ils sont déjà dans l’ordre : `return` n’est pas sous la condition"),
            ("if a > b:\n        a, b = b, a", "a, b = b, a", "l’échange se fait toujours, même quand ils sont déjà dans l’ordre : placez sa ligne sous le `if`"),
        ],
        indice="Échanger s’il le faut, renvoyer dans tous les cas.",
    ),
)
