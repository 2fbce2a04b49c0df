"""Ce qui ne va pas dans un bilan, dit de ce cas seul.

Aucun exercice ici. Commencer par `dire_le_bilan`.
"""

import re

from mastermind_edu.francais import accorder
from mastermind_edu.juge.valeurs import Etrangere, egales


def dire_le_bilan(longueurs, attendue, obtenue) -> str:
    """Lequel des trois est faux, et comment."""
    if len(obtenue) != 3:
        return f"il faut un triplet, (maximum, secrets, moyenne) : ici il a {accorder(len(obtenue), 'élément')}"
    if not egales(attendue[0], obtenue[0]):
        return f"le maximum est faux : la plus grande des longueurs, les valeurs du dictionnaire, est {attendue[0]} ; cherchez-la dans `longueurs.values()`"
    if not egales(attendue[1], obtenue[1]):
        return f"le maximum est juste, mais pas la liste des secrets : {_dire_les_secrets(longueurs, *attendue[:2], obtenue[1])}"
    return f"le maximum et les secrets sont justes, mais pas la moyenne : {_dire_la_moyenne(longueurs, attendue[2], obtenue[2])}"


def _dire_la_moyenne(longueurs, attendue, obtenue) -> str:
    """Comment elle se calcule ; celle-là est peut-être arrondie, ou bien en est une autre."""
    texte = f"c’est la somme de toutes les longueurs, {sum(longueurs.values())}, divisée par le nombre de secrets, {len(longueurs)}"
    if type(obtenue) in (int, float) and obtenue in [round(attendue, chiffres) for chiffres in range(4)]:
        return f"{texte} ; si vous l’arrondissez, ne le faites pas"
    return texte


def expliquer_les_cles(type_d_erreur: str, instruction: str, texte: str) -> str:
    """Un dictionnaire parcouru ou additionné par ses clés, alors qu’il faut aussi ses valeurs ; vide quand rien ne le montre."""
    if re.match(r"for\s+\(?\w+\s*,\s*\w+\)?\s+in\s+longueurs\s*:", instruction):
        return "Parcourir `longueurs` ne donne que ses clés, les secrets : pour avoir chaque secret et sa longueur, parcourez `longueurs.items()`"
    if re.search(r"\bsum\(\s*longueurs\s*\)", instruction) and "'int' and 'tuple'" in texte:
        return "`sum(longueurs)` additionne les clés, les secrets : les longueurs sont `longueurs.values()`"
    if re.search(r"not supported between instances of '(?:tuple' and 'int|int' and 'tuple)'", texte):
        return "Parcourir `longueurs` donne ses clés, les secrets : comparez plutôt des longueurs, celles de `longueurs.values()`, ou bien `longueurs[secret]`"
    if type_d_erreur == "KeyError" and texte.isdigit() and re.search(r"\blongueurs\[", instruction):
        return "`longueurs` est un dictionnaire : entre ses crochets il faut un secret, et non un rang ; pour avoir chaque secret et sa longueur, parcourez `longueurs.items()`"
    return ""


def _dire_les_secrets(longueurs, maximum, attendus, obtenus) -> str:
    """Le premier secret de trop ou absent, ou leur ordre."""
    if type(obtenus) not in (list, tuple) or any(type(secret) not in (list, tuple) for secret in obtenus):
        comment = " ; ajoutez chaque secret entier, avec `append`" if type(obtenus) in (list, tuple) else " ; `sorted(…)` en fait une de cet ensemble" if isinstance(obtenus, Etrangere) and obtenus.type == "set" else ""
        return f"il faut une liste de secrets, ici {attendus}{comment}"
    obtenus = [tuple(secret) for secret in obtenus]
    intrus = next((secret for secret in obtenus if secret not in attendus), None)
    if intrus is not None:
        longueur = next((longueur for secret, longueur in longueurs.items() if secret == intrus), None)
        if longueur is None:
            return f"{intrus} y est, et n’est pas un des secrets : n’y ajoutez que des clés du dictionnaire, seules"
        return f"{intrus} y est, et sa longueur, {longueur}, n’est pas {maximum} ; si vous cherchez le maximum en même temps, repartez d’une liste neuve chaque fois qu’une longueur le dépasse"
    oublie = next((secret for secret in attendus if secret not in obtenus), None)
    if oublie is not None:
        return f"{oublie} n’y est pas, et sa longueur est {maximum} ; ajoutez chaque secret de cette longueur, y compris celui qui la donne le premier"
    return "ils doivent être dans l’ordre croissant, triez-les avec `sorted`" if len(obtenus) == len(attendus) else "chacun doit y être une seule fois"
