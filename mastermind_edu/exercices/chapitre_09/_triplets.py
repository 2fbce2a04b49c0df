"""Les triplets (rang, réponse donnée, réponse attendue), et ce qui ne va pas dans une liste de triplets.

Aucun exercice ici. Commencer par `juger`.
"""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._tentatives import expliquer_l_appel
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference


def toutes(secret, tentatives, nb_couleurs):
    """Le triplet de chaque tentative, juste ou fausse."""
    return [(rang, tuple(r), repondre_frequences(secret, p, nb_couleurs)) for rang, (p, r) in enumerate(tentatives)]


def triplets(secret, tentatives, nb_couleurs):
    """Ceux des réponses fausses."""
    return [triplet for triplet in toutes(secret, tentatives, nb_couleurs) if triplet[1] != triplet[2]]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; le premier triplet faux, en trop ou absent se dit."""
    ecart = expliquer_l_appel(comparer_a_la_reference(exercice, arguments, attendue, obtenue), obtenue)
    if ecart is None or obtenue.erreur or type(obtenue.valeur) not in (list, tuple):
        return ecart
    return ecart._replace(conseil=_dire(toutes(*arguments), attendue.valeur, list(obtenue.valeur)))


def _dire(tous, attendus, obtenus) -> str:
    for triplet in obtenus:
        if type(triplet) not in (list, tuple) or len(triplet) != 3:
            return "chaque réponse fausse est un triplet, (rang, réponse donnée, réponse attendue), ajouté d’un bloc ; chaque réponse y reste un couple"
    obtenus = [tuple(tuple(e) if type(e) is list else e for e in triplet) for triplet in obtenus]
    for attendu, obtenu in zip(attendus, obtenus):
        if obtenu != attendu:
            return _comparer(tous, attendu, obtenu)
    if len(obtenus) < len(attendus):
        rang, donnee, attendue = attendus[len(obtenus)]
        return f"la réponse de rang {rang} n’est pas dans la liste, et elle est fausse : {donnee}, au lieu de {attendue} ; ajoutez son triplet dès qu’un des deux nombres n’est pas le même"
    return f"le triplet {obtenus[len(attendus)]} est de trop : cette réponse est juste, ou elle est déjà dans la liste"


def _comparer(tous, attendu, obtenu) -> str:
    """Ce qui distingue un triplet de celui qu’il fallait à sa place."""
    if obtenu in tous and obtenu[1] == obtenu[2]:
        return f"la réponse de rang {obtenu[0]} est juste, {obtenu[1]} : elle ne doit pas être dans la liste"
    if obtenu in tous and obtenu[0] > attendu[0]:
        return f"la réponse de rang {attendu[0]} n’est pas dans la liste, ou pas à sa place, et elle est fausse : {attendu[1]}, au lieu de {attendu[2]}"
    if obtenu[1:] == attendu[1:]:
        return f"le rang est celui de la tentative dans `tentatives` : ici {attendu[0]}, un nombre, et non `{obtenu[0]!r}`"
    if obtenu[0] == attendu[0] and obtenu[1] == attendu[1]:
        return f"la réponse attendue, au rang {attendu[0]}, est celle qu’aurait donnée le secret : {attendu[2]}, et non {obtenu[2]}"
    if obtenu[0] == attendu[0] and obtenu[2] == attendu[2]:
        if type(obtenu[1]) is tuple and obtenu[1][1:] == (attendu[1],) and type(obtenu[1][0]) is list:
            return f"au rang {attendu[0]}, à la place de la réponse donnée, il y a {obtenu[1]}, la tentative entière : n’en prenez que le second élément, {attendu[1]}"
        return f"la réponse donnée, au rang {attendu[0]}, est celle de `tentatives` : {attendu[1]}, et non {obtenu[1]}"
    if attendu[1] != attendu[2] and obtenu[1:] == (attendu[2], attendu[1]):
        rang = f", et le rang est {attendu[0]}, celui de la tentative dans `tentatives`" if obtenu[0] != attendu[0] else ""
        return f"les deux réponses sont échangées : d’abord celle qui a été donnée, {attendu[1]}, puis celle qu’il fallait, {attendu[2]}{rang}"
    return f"le triplet {attendu} devrait être dans la liste, à la place de {obtenu}"
