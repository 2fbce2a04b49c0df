"""Les gammes du chapitre 01 : composer un texte, chercher dans une liste."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.exercices.gammes import completer, predire, ranger, reparer

TEXTES, CHERCHER = "composer un texte", "chercher dans une liste"


def codes():
    return ((code,) for code in listes("RVB", [0, 1, 2, 3]))


GAMMES = (
    predire(
        "Ce que `replace` ne change pas",
        'mot = "RVRB"\nautre = mot.replace("R", "N")\n',
        "[mot, autre]",
        nom="mot_et_autre",
        notion=TEXTES,
        fautes=[
            (["NVNB", "NVNB"], "`mot` n’a pas changé : `replace` donne un autre texte, rangé ici sous le nom `autre`"),
            (["RVRB", "NVRB"], "`replace` remplace **chaque** R, pas seulement le premier"),
            (["RVRB", "RVRB"], "`autre` est le texte où chaque R est devenu un N"),
        ],
        indice="Deux noms, deux textes : `replace` laisse `mot` comme il est, et dans l’autre texte, chaque R devient un N.",
    ),
    completer(
        "Le texte à trous",
        "La deuxième manche de quatre s’annonce « Manche 2 sur 4 ».",
        '''\
def annoncer_la_manche(manche, total):
    """Le numéro de la manche et leur nombre : Manche 2 sur 4."""
    return f"Manche {manche} sur {total}"
''',
        trous=['f"Manche {manche} sur {total}"'],
        notion=TEXTES,
        cas=[(1, 2), (2, 4), (3, 3), (10, 12)],
        exemples=[(2, 4), (1, 2)],
        fautes=[
            ('f"Manche', '"Manche', "les accolades sont écrites telles quelles : il manque le `f` devant les guillemets"),
            ("{manche} sur {total}", "{total} sur {manche}", "les deux nombres sont échangés : la manche vient d’abord"),
            ("{total}", "4", "le total est toujours 4 : mettez le nom du paramètre entre accolades"),
            ('f"Manche {manche} sur {total}"', '"Manche " + manche + " sur " + total', "Python ne colle pas un texte et un nombre avec `+` : écrivez un seul texte, un `f` devant les guillemets, et chaque nombre entre accolades"),
            ("Manche {manche}", "Manche{manche}", "il manque une espace après « Manche » : elle se met dans le texte, avant l’accolade"),
        ],
        indice="Un `f` devant les guillemets, et chaque valeur entre accolades.",
    ),
    reparer(
        "Des mots, pas des signes",
        "Combien de mots dans cette phrase ?",
        '''\
def nombre_de_mots(phrase):
    """Le nombre de mots de la phrase."""
    mots = phrase.split()
    return len(mots)
''',
        notion=TEXTES,
        cas=[("rouge",), ("rouge vert",), ("un pion bien placé",), ("",)],
        exemples=[("rouge vert",), ("un pion bien placé",)],
        fautes=[
            ("phrase.split()", "phrase", "ce sont les signes qui sont comptés, espaces comprises : `split` coupe la phrase en mots"),
            ("return len(mots)", "return mots", "c’est la liste des mots qui est renvoyée : il faut leur nombre"),
            ("len(mots)", "len(mots) - 1", "il y a un mot de moins qu’il ne faut : `len` les compte déjà tous"),
            ('mots = phrase.split()\n    return len(mots)', 'return phrase.count(" ")', "ce sont les espaces qui sont comptées : il y en a une de moins que de mots ; coupez la phrase en mots"),
            ("phrase.split()", 'phrase.split(" ")', "une phrase vide compte pour un mot : sans rien entre ses parenthèses, `split()` n’y en trouve aucun"),
            ("phrase.split()", "[phrase]", "la réponse est toujours 1 : la phrase n’a pas été coupée à ses espaces ; `split()` le fait, sans rien entre ses parenthèses"),
        ],
        indice="`len` d’un texte compte ses signes, `len` d’une liste ses valeurs.",
    ),
    ranger(
        "Chaque pion entre crochets",
        "Un code R, V s’écrit `[R] [V]` : une espace **entre** deux pions. Une ligne est de trop.",
        '''\
def encadrer(code):
    """Chaque pion entre crochets, une espace entre deux."""
    morceaux = []
    for pion in code:
        morceaux.append(f"[{pion}]")
    return " ".join(morceaux)
''',
        notion=TEXTES,
        cas=codes,
        exemples=[(["R", "V"],), (["B"],)],
        fautes=[
            ('morceaux.append(f"[{pion}]")', "morceaux.append(pion)", "les crochets manquent autour des pions : le morceau à ajouter est un texte à trous"),
            ("\n    return", "\n        return", "seul le premier pion est écrit : `return` vient après la boucle"),
            ("morceaux = []\n    for pion in code:\n", "for pion in code:\n        morceaux = []\n", "seul le dernier pion est écrit : la liste vide vient avant la boucle"),
        ],
        indice="Une liste vide, un morceau par tour, et `join` une seule fois, à la fin.",
    ),
    predire(
        "`index` et `count`",
        'code = ["V", "R", "V", "B"]\nrang = code.index("V")\nnombre = code.count("V")\n',
        "[rang, nombre]",
        nom="rang_et_nombre",
        notion=CHERCHER,
        fautes=[
            ([1, 2], "le premier V est au rang 0 : les rangs commencent à 0"),
            ([2, 2], "`index` donne le **premier** rang où se trouve le V"),
            ([[0, 2], 2], "`index` ne donne qu’un rang, le premier où se trouve le V, et non la liste de tous"),
            ([0, 1], "`count` les compte tous : il y a deux V"),
        ],
        indice="`index` cherche depuis le début et s’arrête ; `count` va jusqu’au bout.",
    ),
    completer(
        "Une lettre du jeu ?",
        "Dites si la lettre est parmi les initiales.",
        '''\
def est_jouable(lettre, initiales):
    """True quand la lettre est une des initiales."""
    return lettre in initiales
''',
        trous=["lettre in initiales"],
        notion=CHERCHER,
        cas=lambda: ((lettre, initiales) for initiales in (["R"], ["R", "V"], ["V", "B", "N"], []) for lettre in "RVN"),
        exemples=[("V", ["R", "V"]), ("N", ["R", "V"])],
        fautes=[
            ("lettre in initiales", "lettre not in initiales", "les deux réponses sont échangées : `not in` demande si elle n’y est **pas**"),
            ("lettre in initiales", "lettre == initiales", "la lettre est comparée à la liste entière, et la réponse est toujours `False` : demandez si elle est **dedans**"),
            ("lettre in initiales", "initiales.count(lettre)", "c’est un nombre qui est renvoyé : il faut `True` ou `False`, que `in` donne directement"),
            ("lettre in initiales", "initiales.index(lettre)", "c’est un rang qui est renvoyé, et Python s’arrête quand la lettre n’y est pas : demandez si elle est **dedans**, avec `in`"),
            ("lettre in initiales", "lettre == initiales[0]", "seule la première initiale est regardée : demandez si la lettre est dans la liste entière, avec `in`"),
        ],
        indice="« Est-ce dedans ? » s’écrit en deux lettres.",
    ),
    reparer(
        "Le même rang",
        "Deux listes vont ensemble : à chaque lettre, le nom de même rang.",
        '''\
def nom_de_la_couleur(lettre, lettres, noms):
    """Le nom qui est au même rang que la lettre."""
    rang = lettres.index(lettre)
    return noms[rang]
''',
        notion=CHERCHER,
        cas=lambda: [*((lettre, ["R", "V", "B"], ["rouge", "vert", "bleu"]) for lettre in "RVB"), *((lettre, ["P", "V", "R"], ["violet", "vermeil", "or"]) for lettre in "VPR")],
        exemples=[("V", ["R", "V"], ["rouge", "vert"]), ("R", ["R", "V"], ["rouge", "vert"])],
        fautes=[
            ("noms[rang]", "lettres[rang]", "c’est la lettre elle-même qui est renvoyée : le rang trouvé dans une liste sert à lire dans **l’autre**"),
            ("lettres.index(lettre)", "noms.index(lettre)", "Python s’arrête sur une erreur, ce qui est cherché n’est pas dans la liste : cherchez la lettre parmi les lettres"),
            ("noms[rang]", "rang", "c’est le rang qui est renvoyé : lisez le nom qui s’y trouve"),
            ("noms[rang]", "noms[0]", "c’est toujours le premier nom : il faut celui du rang trouvé"),
        ],
        indice="Chercher dans une liste donne un rang ; avec ce rang, on lit dans l’autre.",
    ),
    ranger(
        "Chaque couleur une fois",
        "D’un code, gardez chaque couleur une seule fois. Deux lignes sont de trop.",
        '''\
def couleurs_du_code(code):
    """Les couleurs du code, chacune une fois, dans l’ordre où elles viennent."""
    vues = []
    for pion in code:
        if pion not in vues:
            vues.append(pion)
    return vues
''',
        notion=CHERCHER,
        cas=codes,
        exemples=[(["R", "V", "R"],), (["B", "B"],)],
        leurres=2,
        fautes=[
            ("if pion not in vues:", "if pion in vues:", "la liste reste toujours vide : on n’y ajoute que ce qui y est déjà ; il faut ajouter ce qui n’y est **pas**"),
            ("vues.append(pion)", "vues = [pion]", "seule une couleur reste : la liste est refaite à chaque ajout ; ajoutez au bout de celle qui existe"),
            ("\n    return vues", "\n        return vues", "seul le premier pion est regardé : `return` vient après la boucle"),
            ("vues = []", "vues = [pion]", "avant la boucle, `pion` n’a pas encore de valeur : la liste des couleurs vues part vide"),
        ],
        indice="« Déjà vue ? » : si non, on l’ajoute aux vues.",
    ),
)
