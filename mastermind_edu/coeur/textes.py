"""Petites phrases du cœur : accorder un nom, citer une valeur dans une erreur.

Ce n’est pas l’affichage du jeu (voir `affichage`). Commencer par `accorder`.
"""

LONGUEUR_CITATION = 40
INVARIABLES = {"bien", "mal", "de"}


def accorder(nombre: int, nom: str) -> str:
    """Le nombre suivi du nom, au pluriel à partir de 2.

    >>> accorder(1, "pion"), accorder(4, "pion"), accorder(2, "pion mal placé")
    ('1 pion', '4 pions', '2 pions mal placés')
    """
    if nombre >= 2:
        nom = " ".join(mot if mot in INVARIABLES else mot + "s" for mot in nom.split())
    return f"{nombre} {nom}"


def citer(valeur: object) -> str:
    """La valeur telle qu’on l’écrirait en Python, abrégée si elle est longue.

    >>> citer("RVB"), citer("R" * 1000)
    ("'RVB'", "'RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR… (1000 caractères)")
    """
    if isinstance(valeur, str) and len(valeur) > LONGUEUR_CITATION:
        debut = repr(valeur[:LONGUEUR_CITATION])[:LONGUEUR_CITATION]
        return f"{debut}… ({len(valeur)} caractères)"
    ecrit = repr(valeur)
    return ecrit if len(ecrit) <= 2 * LONGUEUR_CITATION else ecrit[: 2 * LONGUEUR_CITATION] + "…"


def en_phrase(erreur: Exception) -> str:
    """Le message d’une erreur, avec une majuscule et un point.

    >>> en_phrase(ValueError("il faut 4 pions, en voici 3"))
    'Il faut 4 pions, en voici 3.'
    """
    texte = str(erreur)
    return texte[:1].upper() + texte[1:] + "."
