"""Ce qui ne va pas dans le code qu’une fonction a écrit sur place, dit de ce cas seul.

De quoi le changer de travers, aussi. Aucun exercice ici. Commencer par `juger`.
"""

from mastermind_edu.exercices.chapitre_08.est_compatible import est_compatible
from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.explications import expliquer


def est_le_dernier(code, nb_couleurs) -> bool:
    """Vrai quand tous les pions sont de la dernière couleur."""
    return all(numero == nb_couleurs - 1 for numero in code)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce qui ne va pas dans ce cas se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or ecart.genre == "type":
        return ecart
    avant, voulu, vu = arguments[0], attendue.arguments[0], obtenue.arguments[0]
    du_code = _dire_le_code(arguments[1], avant, voulu, vu) if vu != voulu or ecart.genre != "valeur" else ""
    if ecart.genre != "valeur":
        return ecart._replace(conseil=du_code)
    if du_code:
        return ecart._replace(conseil=f"{du_code} ; ici, `code` devient `{abreger(repr(vu))}`, et la fonction renvoie `{obtenue.valeur}` au lieu de `{attendue.valeur}`")
    return ecart._replace(conseil=_dire_la_valeur(attendue))


def _dire_la_valeur(attendue) -> str:
    """Le code est juste, pas la réponse."""
    if attendue.valeur:
        return "`code` est bien le suivant, mais la réponse est fausse : dès qu’un pion a pu avancer, renvoyez `True`"
    return "après le dernier code de tous, `code` est bien revenu à des 0 partout, mais la réponse est fausse : quand aucun pion n’a pu avancer, renvoyez `False`"


def expliquer_le_booleen(ecart: Ecart | None, obtenue, fonction: str) -> Ecart | None:
    """Un booléen pris pour une liste : le plus souvent `code` a reçu la réponse d’une fonction qui le change sur place."""
    if ecart is None or obtenue.erreur is None or "'bool'" not in obtenue.erreur.texte:
        return ecart
    conseil = "renvoie `True` ou `False`, et change `code` sur place : avez-vous écrit `code = …`, ou un autre nom, devant son appel ? Écrivez l’appel seul, ou dans une condition"
    return ecart._replace(message=f"{expliquer(obtenue.erreur)}. {fonction} {conseil}")


def _dire_le_code(nb_couleurs, avant, voulu, vu) -> str:
    """Ce qui distingue le code écrit par la fonction de celui qu’il fallait."""
    if type(vu) is not list or len(vu) != len(voulu):
        return _dire_la_longueur(voulu, vu)
    if est_le_dernier(avant, nb_couleurs):
        return _dire_apres_le_dernier(nb_couleurs, avant, vu)
    place = max(i for i in range(len(avant)) if voulu[i] > avant[i])
    if vu == avant:
        return f"à la fin, `code` est le même qu’au début : le pion de rang {place} doit passer de {avant[place]} à {voulu[place]}, dans sa case, `code[i] = …`"
    if any(type(numero) is not int for numero in vu):
        return "`code` ne doit contenir que des nombres entiers, les numéros des couleurs"
    if any(not 0 <= numero < nb_couleurs for numero in vu):
        par_dix = " ; votre code passe-t-il par un nombre entier, auquel il ajoute 1 ? La retenue n’y vient qu’après 9 : changez plutôt les cases, de droite à gauche" if vu[-1] == nb_couleurs else ""
        return f"`code` contient un numéro qui n’existe pas, car ils vont de 0 à `nb_couleurs - 1`, ici {nb_couleurs - 1} : n’avancez un pion que s’il est plus petit que `nb_couleurs - 1`, sinon remettez-le à 0 et passez à son voisin de gauche{par_dix}"
    if vu[place] != voulu[place]:
        return f"c’est le pion de rang {place} qui doit avancer, de {avant[place]} à {voulu[place]} : le premier, en partant de la droite, qui le peut"
    if vu[place + 1 :] != voulu[place + 1 :]:
        reste = next(i for i in range(place + 1, len(vu)) if vu[i] != 0)
        return f"le pion de rang {place} avance, et chaque pion à sa droite doit revenir à 0, mais celui de rang {reste} vaut {vu[reste]} : avant de passer au voisin de gauche d’un pion, écrivez 0 dans sa case"
    return f"le pion de rang {place} avance, c’est juste, mais à sa gauche rien ne doit changer : dès qu’un pion a pu avancer, arrêtez-vous"


def _dire_apres_le_dernier(nb_couleurs, avant, vu) -> str:
    """Le dernier code de tous n’est pas suivi de 0 partout."""
    debut = "après le dernier de tous les codes, chaque pion doit revenir à 0"
    if vu == avant and (len(vu) > 1 or nb_couleurs > 2):
        return f"{debut}, mais `code` n’a pas changé : écrivez 0 dans chaque case, `code[i] = 0`"
    if vu == [0] * (len(vu) - 1) + [1]:
        return f"{debut}, mais le dernier vaut 1 : garde-t-il ce numéro, ou bien, tout remis à 0, avance-t-il encore, parce que le rang passe à −1, qui le désigne ? Après le premier pion, arrêtez-vous, et renvoyez `False`"
    place = next((i for i, numero in enumerate(vu) if type(numero) is not int or numero != 0), 0)
    lequel = "le premier, au rang 0," if place == 0 else f"celui de rang {place}"
    permis = f", un numéro qui n’existe pas : il n’avance que s’il est plus petit que `nb_couleurs - 1`, sinon {'écrivez 0 dans sa case' if place == 0 else 'il revient à 0'}"
    return f"{debut}, mais {lequel} vaut {vu[place]}{permis if vu[place] == nb_couleurs else ' : écrivez 0 dans sa case aussi, jusqu’au rang 0 compris'}"


def _dire_la_longueur(voulu, vu) -> str:
    if type(vu) is list and len(vu) < len(voulu) and [0] * (len(voulu) - len(vu)) + vu == voulu:
        return f"des 0 de gauche manquent, et `code` n’a plus le même nombre de pions, {len(voulu)} : si vous passez par un nombre, il ne les garde pas ; écrivez un numéro dans chaque case, même quand c’est 0"
    return f"`code` doit garder son nombre de pions, {len(voulu)}"


def avancer(code, rangs, plafond, remise=0):
    """Fait avancer le premier pion plus petit que ce plafond, dans l’ordre de ces rangs ; les autres, avant lui, sont remis."""
    for i in rangs:
        if code[i] < plafond:
            code[i] += 1
            return True
        code[i] = remise
    return False


def de_droite_a_gauche(code):
    """Les rangs, du dernier au premier."""
    return range(len(code) - 1, -1, -1)


def dire_l_arret(aucun, vu, depart, tentatives, nb_couleurs) -> str:
    """Où la fonction s’est arrêtée, quand elle devait dire non."""
    if type(vu) is not list or len(vu) != len(depart) or not all(type(n) is int and 0 <= n < nb_couleurs for n in vu):
        return aucun
    if not est_compatible(vu, tentatives, nb_couleurs):
        ou = "qui n’est pas compatible : ne renvoyez `True` que si `est_compatible` le dit de ce code-là"
    elif vu == depart:
        ou = "le code de départ : `code_suivant` doit avancer avant tout appel de `est_compatible`, et la recherche s’arrête après le dernier code"
    else:
        ou = "qui n’est pas après celui de départ"
    return f"{aucun} ; ici, la fonction renvoie `True` sur `{abreger(repr(vu))}`, {ou}"


def dire_le_trouve(vu, depart, tentatives, nb_couleurs) -> str:
    """Ce qui ne va pas dans le code où la fonction s’est arrêtée."""
    if vu == depart or type(vu) is not list or len(vu) != len(depart):
        return "`code` n’a pas bougé, ou a fait un tour complet ; faites-le avancer lui-même, sans copie, jusqu’à ce code" if vu == depart else "`code` a changé de longueur"
    if all(type(n) is int and 0 <= n < nb_couleurs for n in vu):
        if not est_compatible(vu, tentatives, nb_couleurs):
            return "la fonction s’arrête sur un code qui n’est pas compatible ; ne renvoyez `True` que si `est_compatible` le dit de ce code-là, avec toutes les tentatives"
        return "la fonction revient en arrière ; partez de `code`, tel qu’il est reçu" if vu < depart else "la fonction l’a dépassé ; dès que `est_compatible` dit oui, arrêtez-vous, et vérifiez chaque code par où vous passez"
    return f"`code` contient un numéro qui n’existe pas, ils vont de 0 à {nb_couleurs - 1}"
