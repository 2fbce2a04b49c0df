"""Ce qui ne va pas dans un bilan, dit de ce cas seul.

Aucun exercice ici. Commencer par `dire_le_bilan`.
"""

from mastermind_edu.francais import accorder
from mastermind_edu.juge.valeurs import egales


def dire_le_bilan(longueurs, attendue, obtenue) -> str:
    """Lequel des trois est faux, et comment."""
    if len(obtenue) != 3:
        return f"il faut un triplet, (maximum, secrets, moyenne) : ici il a {accorder(len(obtenue), 'élément')}"
    if not egales(attendue[0], obtenue[0]):
        return f"le maximum est faux : la plus grande des longueurs, les valeurs du dictionnaire, est {attendue[0]}"
    if not egales(attendue[1], obtenue[1]):
        return f"le maximum est juste, mais pas la liste des secrets : {_dire_les_secrets(longueurs, *attendue[:2], obtenue[1])}"
    return f"le maximum et les secrets sont justes, mais pas la moyenne : c’est la somme des longueurs, {sum(longueurs.values())}, divisée par leur nombre, {len(longueurs)}"


def _dire_les_secrets(longueurs, maximum, attendus, obtenus) -> str:
    """Le premier secret de trop ou absent, ou leur ordre."""
    if type(obtenus) not in (list, tuple) or any(type(secret) not in (list, tuple) for secret in obtenus):
        return f"il faut une liste de secrets, ici {attendus}"
    obtenus = [tuple(secret) for secret in obtenus]
    intrus = next((secret for secret in obtenus if secret not in attendus), None)
    if intrus is not None:
        longueur = next((longueur for secret, longueur in longueurs.items() if secret == intrus), None)
        return f"{intrus} y est, et " + ("n’est pas un des secrets" if longueur is None else f"sa longueur, {longueur}, n’est pas {maximum}")
    oublie = next((secret for secret in attendus if secret not in obtenus), None)
    return "ils doivent être dans l’ordre croissant, une fois chacun" if oublie is None else f"{oublie} n’y est pas, et sa longueur est aussi {maximum}"
