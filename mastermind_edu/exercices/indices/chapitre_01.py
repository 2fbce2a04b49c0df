"""Les indices du chapitre 1 : constantes et tableaux parallèles."""

INDICES = {
    "initiales_distinctes": (
        "Une seule initiale écrite deux fois suffit pour répondre `False`. Comment savoir combien de fois une initiale est dans la liste ? Relisez le rappel.",
        "Prenez les initiales une à une et comptez chacune dans la liste entière. On ne peut répondre `True` qu’après la boucle.",
        '''\
def initiales_distinctes(initiales):
    """True quand aucune initiale n’est écrite deux fois, False sinon."""
    for initiale in initiales:
        if ...:
            return ...
    return ...
''',
    ),
    "emoji": (
        "Les deux tableaux sont parallèles : l’emoji cherché a le même rang que l’initiale.",
        "Deux temps : d’abord l’initiale inconnue, que `in` permet de reconnaître ; ensuite le rang, que `index` trouve, et la lecture à ce rang.",
        '''\
def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, "?" quand elle est inconnue."""
    if ...:
        return "?"
    rang = ...
    return ...
''',
    ),
    "presenter_couleurs": (
        "Écrivez d’abord à la main le morceau d’une seule couleur : emoji, espace, initiale entre parenthèses. La boucle fabrique un tel morceau par couleur.",
        "Gardez les morceaux dans une liste, puis réunissez-les avec `join`, qui met une espace entre deux morceaux et aucune aux deux bouts.",
        '''\
def presenter_couleurs(initiales, emojis):
    """Le texte des couleurs, comme "🔴 (R) 🟢 (V)"."""
    morceaux = []
    for initiale, image in zip(initiales, emojis):
        morceaux.append(...)
    return ...
''',
    ),
    "message_accueil": (
        "Dans un texte précédé de `f`, ce qui est entre accolades est remplacé par sa valeur : relisez l’exemple des manches.",
        "Préparez les deux groupes de mots avant la phrase : le pluriel d’abord, puis le singulier à sa place quand le nombre vaut 1.",
        '''\
def message_accueil(nb_pions, max_tentatives, couleurs):
    """Le texte d’accueil : les deux nombres, bien accordés, et les couleurs."""
    pions = f"{nb_pions} pions"
    if ...:
        pions = ...
    tentatives = ...
    if ...:
        tentatives = ...
    return ...
''',
    ),
}
