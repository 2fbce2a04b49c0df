"""Les morceaux du marquage, que les versions fausses de `repondre` assemblent mal. Commencer par `barrer`."""


def nb_bien(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    return sum(s == p for s, p in zip(secret, proposition))


def barrer(secret, proposition, marque=None):
    """Deux copies où les bien placés sont barrés, et leur nombre."""
    secret, proposition, bien = secret.copy(), proposition.copy(), nb_bien(secret, proposition)
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            secret[i] = proposition[i] = marque
    return secret, proposition, bien


def trouver(pions, ou):
    """Combien de ces pions ont chacun leur pareil dans la liste, où il est alors barré."""
    mal = 0
    for pion in pions:
        if pion is not None and pion in ou:
            mal += 1
            ou[ou.index(pion)] = None
    return mal
