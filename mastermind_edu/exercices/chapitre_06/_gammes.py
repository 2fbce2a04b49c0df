"""Les gammes du chapitre 06 : sortir d’une boucle, un paramètre facultatif, la fin d’une manche."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

SORTIR, FACULTATIF = "sortir d’une boucle", "un paramètre facultatif, la fin d’une manche"


def codes():
    return ((code,) for code in listes("RN", [0, 1, 2, 3]))


GAMMES = (
    predire(
        "Jusqu’au noir",
        'vus = 0\nfor pion in ["R", "V", "N", "B"]:\n    if pion == "N":\n        break\n    vus += 1\n',
        "vus",
        nom="vus_a_la_fin",
        notion=SORTIR,
        fautes=[
            (4, "`break` arrête la boucle au noir : les tours suivants n’ont pas lieu"),
            (3, "`break` sort aussitôt : le tour du noir n’ajoute rien"),
            (1, "la boucle ne s’arrête qu’au noir : les deux premiers tours vont jusqu’au bout"),
        ],
        indice="Pour chaque pion : la condition est-elle vraie ? La dernière ligne est-elle exécutée ?",
    ),
    completer(
        "Avant le premier noir",
        "Gardez les pions qui viennent avant le premier noir ; tous, s’il n’y en a pas.",
        '''\
def avant_le_noir(code):
    """Les pions qui viennent avant le premier N."""
    debut = []
    for pion in code:
        if pion == "N":
            break
        debut.append(pion)
    return debut
''',
        trous=['pion == "N"', "break"],
        notion=SORTIR,
        cas=codes,
        exemples=[(["R", "N", "R"],), (["R", "R"],)],
        fautes=[
            ("break", "continue", "les pions d’après le noir y sont aussi : `continue` passe au tour suivant, il faut sortir de la boucle"),
            ('pion == "N"', 'pion != "N"', "la boucle s’arrête au premier pion qui n’est **pas** noir : la condition est à l’envers"),
            ('        if pion == "N":\n            break\n        debut.append(pion)', '        debut.append(pion)\n        if pion == "N":\n            break', "le noir est gardé lui aussi : regardez avant d’ajouter"),
            ("break", "pass", "le code entier est renvoyé : ou bien la condition n’est jamais vraie (elle porte sur le pion du tour, et le noir s’écrit `\"N\"`), ou bien il manque sous elle le mot qui sort de la boucle"),
            ('pion == "N":\n            break', 'pion != "N":\n            debut.append(pion)', "la boucle va jusqu’au bout, et des pions sont ajoutés deux fois : la dernière ligne les ajoute déjà ; au noir, il faut sortir de la boucle"),
        ],
        indice="Quand faut-il s’arrêter ? Quel mot sort de la boucle ?",
    ),
    reparer(
        "Passer, sans s’arrêter",
        "Comptez les pions qui ne sont pas noirs. La boucle doit passer les noirs, et continuer.",
        '''\
def compter_sans_les_noirs(code):
    """Le nombre de pions qui ne sont pas N."""
    compte = 0
    for pion in code:
        if pion == "N":
            continue
        compte += 1
    return compte
''',
        notion=SORTIR,
        cas=codes,
        exemples=[(["R", "N", "R"],), (["N", "N"],)],
        fautes=[
            ("continue", "break", "le compte s’arrête au premier noir : il faut seulement passer au tour suivant, sans quitter la boucle ni la fonction"),
            ('pion == "N"', 'pion != "N"', "ce sont les noirs qui sont comptés : la condition est à l’envers"),
            ("compte = 0", "compte = 1", "il y a un pion de trop : le compte part de zéro"),
            ('pion == "N":\n            continue', 'pion != "N":\n            break', "la boucle s’arrête au premier pion qui n’est pas noir : ce sont les noirs qu’il faut passer, sans s’arrêter"),
        ],
        indice="Deux mots changent le cours d’une boucle : lequel l’arrête, lequel passe au tour suivant ?",
    ),
    ranger(
        "Combien d’essais",
        "Comptez les essais, celui qui trouve compris, et arrêtez-vous à lui. Une ligne est de trop.",
        '''\
def compter_les_essais(propositions, secret):
    """Le nombre d’essais jusqu’à trouver, compris ; tous, si le secret n’est pas trouvé."""
    essais = 0
    for proposition in propositions:
        essais += 1
        if proposition == secret:
            break
    return essais
''',
        notion=SORTIR,
        cas=lambda: ((propositions, secret) for propositions in listes(["RV", "BN"], [0, 1, 2, 3]) for secret in ("RV", "BN")),
        exemples=[(["RV", "BN", "RV"], "BN"), (["RV"], "BN")],
        fautes=[
            ("break", "continue", "tous les essais sont comptés, même après la réussite : `continue` ne sort pas de la boucle"),
            ("essais += 1\n        if proposition == secret:\n            break", "if proposition == secret:\n            break\n        essais += 1", "l’essai qui trouve n’est pas compté : comptez avant de regarder"),
            ("\n    return essais", "\n        return essais", "un seul essai est compté : `return` vient après la boucle"),
            ("essais += 1\n        if proposition == secret:\n            break", "if proposition == secret:\n            essais += 1\n            break", "seul l’essai qui trouve est compté : `essais += 1` se fait à chaque tour, avant la condition et à sa hauteur"),
        ],
        indice="À chaque tour : compter l’essai, puis regarder s’il faut s’arrêter.",
    ),
    predire(
        "Avec ou sans",
        'def repeter(mot, fois=2):\n    return mot * fois\n\na = repeter("R")\nb = repeter("V", 3)\nc = repeter(fois=1, mot="B")\n',
        "[a, b, c]",
        nom="trois_appels",
        notion=FACULTATIF,
        fautes=[
            (["R", "VVV", "B"], "sans second argument, `fois` vaut 2"),
            (["RR", "VV", "BB"], "`fois` ne vaut 2 que quand l’appel ne dit rien : un second argument le remplace"),
            (["RR", "VV", "B"], "l’argument donné remplace la valeur habituelle : 3"),
            (["RR", "VVV", "BB"], "`fois=1` est nommé : il vaut 1, quelle que soit sa place"),
        ],
        indice="Pour chaque appel, écrivez ce que valent `mot` et `fois`.",
    ),
    completer(
        "Un, ou plusieurs",
        "« 1 tentative », mais « 3 tentatives » : le s vient à partir de 2.",
        '''\
def dire_les_tentatives(nombre):
    """Le nombre de tentatives, avec un s quand il y en a plusieurs."""
    marque = ""
    if nombre > 1:
        marque = "s"
    return f"{nombre} tentative{marque}"
''',
        trous=["nombre > 1", '"s"'],
        notion=FACULTATIF,
        cas=[(nombre,) for nombre in (0, 1, 2, 3, 12)],
        exemples=[(1,), (3,)],
        fautes=[
            ("nombre > 1", "nombre >= 1", "une seule tentative prend un s : il ne vient qu’à partir de 2"),
            ('marque = "s"', 'marque = " s"', "il y a une espace avant le s : il se colle au mot"),
            ("nombre > 1", "nombre != 1", "zéro tentative prend un s : en français, le pluriel commence à 2"),
            ("nombre > 1", "nombre == 3", "seul 3, le nombre de l’exemple, prend un s : il en faut un à partir de 2"),
            ('marque = "s"', 'marque = "tentatives"', "le mot y est deux fois : `marque` n’est que la lettre à mettre au bout"),
        ],
        indice="À partir de combien met-on un s ?",
    ),
    reparer(
        "Le paramètre facultatif",
        "Sans second argument, le signe est « ? » ; sinon, c’est celui que l’on donne.",
        '''\
def cacher(code, signe="?"):
    """Autant de signes que de pions."""
    return signe * len(code)
''',
        notion=FACULTATIF,
        cas=[(["R"],), (["R", "V"],), (["R", "V"], "?"), (["R", "V"], "*"), ([], "*"), (["R", "V"], "#")],
        exemples=[(["R", "V"],), (["R", "V"], "*")],
        fautes=[
            ("signe * len(code)", '"?" * len(code)', "le signe est toujours « ? » : servez-vous du paramètre, sa valeur habituelle n’est qu’un défaut"),
            ("signe * len(code)", "signe", "il n’y a qu’un signe : il en faut autant que de pions"),
            ("signe * len(code)", "signe * 4", "il y a toujours quatre signes : leur nombre est `len(code)`"),
            ('signe="?"', "signe", "Python s’arrête sur une erreur quand il n’y a qu’un argument : gardez `signe=\"?\"` à la première ligne, c’est ce que vaut `signe` quand on ne le donne pas"),
            ("signe * len(code)", '("*" if signe == "*" else "?") * len(code)', "seul « * » est bien rendu : le signe donné peut être n’importe lequel, servez-vous du paramètre `signe`"),
            ('signe="?"', 'signe="*"', "sans second argument, le signe doit être « ? » : c’est la valeur écrite à la première ligne"),
        ],
        indice="Que vaut `signe` quand on ne donne qu’un argument ? Et quand on en donne deux ?",
    ),
    ranger(
        "La manche est-elle finie ?",
        "« gagné » si tout est bien placé, « perdu » s’il ne reste plus d’essai, « encore » sinon. Une ligne est de trop.",
        '''\
def etat_de_la_manche(bien, nb_pions, essais, maximum):
    """« gagné », « perdu » ou « encore »."""
    etat = "encore"
    if essais >= maximum:
        etat = "perdu"
    if bien == nb_pions:
        etat = "gagné"
    return etat
''',
        notion=FACULTATIF,
        cas=lambda: [*((bien, 4, essais, 3) for essais in (1, 2, 3) for bien in range(5)), *((bien, 5, essais, 7) for essais in (3, 7) for bien in (4, 5))],
        exemples=[(4, 4, 2, 12), (1, 4, 12, 12)],
        fautes=[
            ("if essais >= maximum:", "if essais > maximum:", "le dernier essai manqué donne « encore » : quand leur nombre atteint le maximum, c’est perdu"),
            ('if essais >= maximum:\n        etat = "perdu"\n    if bien == nb_pions:\n        etat = "gagné"', 'if bien == nb_pions:\n        etat = "gagné"\n    if essais >= maximum:\n        etat = "perdu"',
             "une victoire au dernier essai est dite perdue : la seconde condition remplace ce que la première avait mis ; échangez les deux `if`, ce qui l’emporte vient en dernier"),
            ("\n    return etat", "\n        return etat", "rien n’est renvoyé tant que ce n’est pas gagné : `return` n’est sous aucune condition"),
            ('etat = "encore"\n    if essais >= maximum:\n        etat = "perdu"\n    if bien == nb_pions:\n        etat = "gagné"', 'if essais >= maximum:\n        etat = "perdu"\n    if bien == nb_pions:\n        etat = "gagné"\n    etat = "encore"', "l’état est toujours « encore » : cette ligne efface ce que les conditions ont mis, elle vient avant elles"),
            ('    if essais >= maximum:\n        etat = "perdu"\n    if bien == nb_pions:\n        etat = "gagné"', '    if bien == nb_pions:\n        etat = "gagné"\n        if essais >= maximum:\n            etat = "perdu"', "« perdu » n’est dit qu’à qui a trouvé : les deux `if` ne dépendent pas l’un de l’autre, mettez-les à la même hauteur"),
            ('"perdu"\n    if bien == nb_pions:\n        etat = "gagné"', '"gagné"\n    if bien == nb_pions:\n        etat = "perdu"', "« gagné » et « perdu » sont échangés"),
        ],
        indice="L’état ordinaire d’abord ; ce qui l’emporte vient en dernier.",
    ),
)
