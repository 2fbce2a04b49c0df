"""Les indices du chapitre 4 : répondre en marquant les pions comptés."""

INDICES = {
    "compter_bien_places": (
        "La boucle de l’énoncé compare chaque pion à `\"R\"`. Ici, à quoi faut-il comparer le pion de rang `i` du secret ?",
        "Le même rang `i` sert à lire les deux codes. Et le `return` attend la fin de la boucle.",
        '''\
def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    compte = 0
    for i in range(len(secret)):
        if ...:
            compte = ...
    return ...
''',
    ),
    "trouver_bien_places": (
        "C’est `compter_bien_places`, avec une action de plus à chaque bien placé.",
        "Dans le `if`, il faut deux lignes : l’une compte, l’autre marque. Dans laquelle des deux listes écrit-on, et à quel rang ?",
        '''\
def trouver_bien_places(copie, proposition):
    """Compte les bien placés et écrit -1 à leur place dans copie."""
    compte = 0
    for i in range(len(copie)):
        if ...:
            compte = compte + 1
            ...
    return compte
''',
    ),
    "position": (
        "Parcourez les rangs, pas seulement les valeurs : c’est un rang qu’il faut renvoyer.",
        "Dès que la valeur est trouvée, un `return` termine la fonction. On ne sait qu’elle est absente qu’après avoir tout regardé.",
        '''\
def position(valeur, code):
    """Le premier rang de valeur dans code, -1 si elle est absente."""
    for i in range(len(code)):
        if ...:
            return ...
    return ...
''',
    ),
    "trouver_mal_places": (
        "Rangez dans une variable le rang que donne `position` : il sert deux fois, pour savoir si le pion est là, puis pour le marquer.",
        "Deux questions emboîtées : cette place porte-t-elle déjà −1 ? Le pion de la proposition est-il quelque part dans `copie` ? Le 0 s’écrit là où il a été trouvé, pas au rang `i`.",
        '''\
def trouver_mal_places(copie, proposition):
    """Compte les mal placés et écrit 0 là où chacun est trouvé dans copie."""
    compte = 0
    for i in range(len(copie)):
        if ...:
            trouve = position(..., copie)
            if ...:
                compte = compte + 1
                copie[...] = 0
    return compte
''',
    ),
    "repondre": (
        "Deux boucles, l’une après l’autre : tous les bien placés d’abord, les mal placés ensuite, parmi les pions qui restent. Travaillez sur des copies.",
        "Un bien placé se barre des deux côtés. Dans la seconde boucle, passez les pions déjà barrés, et barrez dans le secret celui que vous venez de trouver.",
        '''\
def repondre(secret, proposition):
    """Le couple (bien placés, mal placés) ; secret et proposition restent intacts."""
    secret, proposition = secret.copy(), ...
    bien, mal = 0, 0
    for i in range(len(secret)):
        if ...:
            bien = bien + 1
            secret[i], proposition[i] = ..., ...
    for pion in proposition:
        if pion is not None and ...:
            mal = mal + 1
            secret[...] = None
    return bien, mal
''',
    ),
}
