"""Ce qui se dit d’un pas faux de `MancheObjet` : la phrase vient de ce que la classe a donné et de ce qu’il fallait, rien d’autre.

Aucun exercice ici. Commencer par `juger_pas`.
"""

import re

from mastermind_edu.exercices.chapitre_15._manches import etats
from mastermind_edu.juge.objets import comparer_les_pas
from mastermind_edu.juge.scenarios import Scenario
from mastermind_edu.juge.valeurs import Erreur

ACCEPTE = (
    "`proposer` accepte une proposition alors que la manche est finie : commencez par demander `self.est_terminee()`, et levez alors `RuntimeError` ; "
    "si c’est déjà fait, `est_terminee()` répond `False` à tort : il faut `True` quand c’est gagné, et aussi quand il ne reste plus de tentative"
)
REPONDRE = "donnez à votre fonction `repondre` le secret, puis la proposition ; si vous marquez des pions, que ce soit dans une vraie copie du secret, `.copy()`, refaite à chaque fois"
DU_04 = "collez plutôt votre fonction `repondre` du chapitre 04, qui ne veut que le secret et la proposition, en lettres comme en nombres"
GAGNER = (
    "chaque élément de `tentatives` est un couple, `(p, (bien, mal))`, jamais le secret seul ; comparez `p` au secret, liste contre liste (une liste n’égale jamais un tuple), "
    "ou `bien` au nombre de pions du secret. Si un attribut retient la victoire, `proposer` doit le changer, avec `self.` devant"
)
AUCUNE_VALEUR = "dans ce cas, il y manque un `return`, ou ce qu’elle renvoie vaut encore `None`"
PARTAGE = "si la manche garde ce que vous avez déjà joué, c’est que tous les objets partagent la même liste"


def juger_pas(chemin, attendue, obtenue):
    """La comparaison ordinaire, avec un conseil sur la valeur fausse."""
    ecart = comparer_les_pas(attendue, obtenue)
    if ecart and ecart.genre == "erreur" and chemin.endswith(".proposer") and not obtenue.erreur and obtenue.valeur is not None:
        return ecart._replace(conseil=ACCEPTE)
    dire = DIRE.get(chemin.rpartition(".")[2])
    if not ecart or ecart.genre == "erreur" or not dire:
        return ecart
    return ecart._replace(conseil=dire(attendue.valeur, obtenue.valeur))


def dire_l_erreur(chemin, erreur: Erreur):
    """Le refus d’une proposition permise, la liste encore vide, ou prise pour sa longueur ; vide pour une autre erreur."""
    lieu = f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}`"
    if chemin.endswith(".proposer") and re.search(r"\bmissing \d+ required .*'nb_couleurs'", erreur.texte):
        return f"{lieu} : la fonction appelée veut aussi `nb_couleurs`, qu’une manche ne connaît pas : {DU_04}"
    if chemin.endswith(".proposer") and re.search("indices must be integers.* not '?str", erreur.texte) and "self." not in erreur.instruction:
        return f"{lieu} : un pion y sert de rang, or les pions sont ici des lettres, et non des numéros ; si c’est votre fonction du chapitre 05 : {DU_04}"
    if erreur.types[0] == "IndexError" and re.search(r"\btentatives\[(?:-1|0|[^\]]*- ?1)\]", erreur.instruction):
        return f"{lieu} : tant que rien n’est proposé, `tentatives` est vide, sans premier ni dernier élément ; regardez d’abord si elle est vide : rien n’est alors gagné (`proposer` passe aussi par là, avant de rien ranger, si elle demande `est_terminee()`)"
    if erreur.types[0] == "RecursionError" and "self." in erreur.instruction:
        return f"{lieu} : une méthode revient sur elle-même sans fin, seule ou par une autre ; `est_terminee()` peut appeler `est_gagnee()` et `restantes()`, jamais l’inverse : ces deux-là ne regardent que les attributs"
    if "'int' and 'list'" in erreur.texte and re.search(r"(?<!len\()self\.tentatives\b(?!\[)", erreur.instruction):
        return f"{lieu} : un nombre et une liste ne se mêlent pas ; le nombre de tentatives est `len(self.tentatives)`"
    if not chemin.endswith(".proposer") or erreur.types[0] != "RuntimeError" or not erreur.instruction.startswith("raise "):
        return ""
    return (
        f"{lieu} : `proposer` refuse une proposition alors que la manche n’est pas terminée ; "
        "vérifiez la condition de ce refus, que `self.est_terminee()` y a ses parenthèses, et que rien n’est compté ni rangé avant"
    )


def _proposer(voulue, vue):
    if vue is None:
        return "`proposer` ne renvoie rien ici : elle doit finir par `return`, suivi de la réponse"
    if type(vue) not in (list, tuple) or len(vue) != 2:
        return "`proposer` doit renvoyer la réponse seule, le couple (bien placés, mal placés)"
    justes = [a == b for a, b in zip(voulue, vue)]
    if [*vue] == [*voulue][::-1]:
        return "la réponse est à l’envers : les bien placés d’abord, les mal placés ensuite"
    faux = {(True, False): "les bien placés sont justes, mais pas les mal placés", (False, True): "les mal placés sont justes, mais pas les bien placés"}
    return f"{faux.get(tuple(justes), 'la réponse n’est pas celle de cette proposition')} : {REPONDRE}"


def _tentatives(voulues, vues):
    if vues is None:
        return "`tentatives` vaut `None` : `append` change la liste et ne renvoie rien, écrivez `self.tentatives.append(…)` sans `=` devant"
    if type(vues) not in (list, tuple):
        return "`tentatives` doit être une liste, vide au début"
    if not voulues:
        return f"`tentatives` doit être vide tant que rien n’est proposé ; {PARTAGE} : dans `__init__`, écrivez `self.tentatives = []`"
    if [*vues] == [morceau for tentative in voulues for morceau in tentative]:
        return "une tentative est un seul élément, le couple `(p, (bien, mal))` ; ses deux morceaux sont ici ajoutés l’un après l’autre"
    return _comparer_les_nombres(voulues, vues) if len(vues) != len(voulues) else _comparer_les_couples(voulues, vues)


def _comparer_les_nombres(voulues, vues):
    if len(vues) > len(voulues):
        return "`tentatives` en contient trop : une proposition s’y range une fois, et une proposition refusée jamais"
    if _memes(voulues[-len(vues) :], vues) and vues:
        return "les tentatives d’avant ont disparu : la liste se crée dans `__init__`, et `proposer` ne fait qu’y ajouter"
    return "il manque des tentatives : `proposer` doit ranger chaque proposition acceptée, celle qui gagne comprise"


def _comparer_les_couples(voulues, vues):
    propositions, reponses = [[*p] for p, _ in voulues], [[*r] for _, r in voulues]
    if _memes(vues, propositions):
        return "`tentatives` ne contient que les propositions : rangez des couples `(p, reponse)`"
    if _memes(vues, reponses):
        return "`tentatives` ne contient que les réponses : rangez des couples `(p, reponse)`"
    if _memes(vues, [[r, p] for p, r in zip(propositions, reponses)]):
        return "dans `tentatives`, les couples sont à l’envers : rangez `(p, reponse)`, la proposition devant"
    if _memes(vues, [[p, *r] for p, r in zip(propositions, reponses)]):
        return "la réponse doit rester un couple, avec ses propres parenthèses : `(p, (bien, mal))`, et non `(p, bien, mal)`"
    if _memes(vues, voulues[::-1]):
        return "les tentatives sont à l’envers : chacune s’ajoute à la fin, par `append`"
    if all(type(vue) in (list, tuple) and len(vue) == 2 for vue in vues):
        if _memes([r for _, r in vues], reponses):
            return "la proposition rangée n’est plus celle qui a été faite : rangez-en une copie, `p.copy()`, avant de rien y changer"
        if _memes([p for p, _ in vues], propositions):
            return "les propositions rangées sont justes, mais pas leurs réponses"
    return "chaque élément de `tentatives` doit être un couple : la proposition, puis la réponse, `(p, (bien, mal))`"


def _memes(une, autre):
    """Vrai pour les mêmes valeurs, que les suites soient des listes ou des tuples."""
    def lister(valeur):
        return [*map(lister, valeur)] if type(valeur) in (list, tuple) else valeur

    return lister(une) == lister(autre)


def _gagnee(voulue, vue):
    if vue is None:
        return f"`est_gagnee` renvoie `None` quand il faut `{voulue}` : {AUCUNE_VALEUR} ; s’il manque, ajoutez {'`return True`' if voulue else '`return False` tout à la fin, une fois les tentatives toutes regardées'}"
    if type(vue) is not bool:
        return "`est_gagnee` doit renvoyer `True` ou `False`"
    if vue:
        return "`est_gagnee` dit `True` alors que le secret n’a pas été proposé : il faut autant de bien placés que de pions, ni les mal placés ni la fin de la manche n’y suffisent"
    return f"`est_gagnee` dit `False` alors que le secret a été proposé : ne répondez `False` qu’après avoir regardé toutes les tentatives ; {GAGNER}"


def _terminee(voulue, vue):
    if vue is None:
        return f"`est_terminee` renvoie `None` quand il faut `{voulue}` : {AUCUNE_VALEUR} ; s’il manque, ajoutez `return {voulue}`"
    if type(vue) is not bool:
        return "`est_terminee` doit renvoyer `True` ou `False`"
    if vue:
        return "`est_terminee` dit `True` alors que le secret n’est pas trouvé et qu’il reste une tentative. Les méthodes y ont-elles leurs parenthèses, `self.est_gagnee()` ? Sans elles, c’est la méthode elle-même, toujours vraie. Sinon, la limite y est-elle comparée à `len(self.tentatives)`, ou `restantes()`, c’est-à-dire la limite moins `len(self.tentatives)`, à 0 ? Et poser la question ne doit changer aucun attribut"
    return "`est_terminee` dit `False` alors que la manche est finie : elle l’est quand elle est gagnée, et aussi quand il ne reste plus de tentative, une seule des deux suffit (`or`) ; et la limite ne doit jamais changer"


def _restantes(voulue, vue):
    if vue is None:
        return "`restantes` renvoie `None` : elle doit finir par `return`, suivi du nombre de propositions encore permises"
    if type(vue) is not int:
        return "`restantes` doit renvoyer un nombre entier : la limite, moins le nombre de tentatives"
    ecart = "de trop" if vue > voulue else "de moins qu’il ne faut"
    return f"`restantes` donne {vue}, {abs(vue - voulue)} {ecart} : c’est la limite, moins `len(self.tentatives)` ; la limite doit rester la même, et `restantes()` ne changer aucun attribut"


def plus_petits(secret, max_tentatives, scenario: Scenario):
    """La même manche à un pion, puis la vraie, coupée après une proposition, deux, trois… et une seule question."""
    if len(scenario.objets) > 1:
        return
    propositions = [[*arguments[0]] for _, chemin, arguments in scenario.pas if chemin.endswith(".proposer")]
    fin = propositions.index(secret) + 1 if secret in propositions else len(propositions)
    acceptees = propositions[: min(fin, max_tentatives)]
    for court, jouees in ((["R"], [["R" if p == secret else "V"] for p in acceptees]), (secret, acceptees)):
        for nombre in range(len(jouees) + 1):
            yield from ((court, max_tentatives, etat) for etat in etats(court, max_tentatives, jouees[:nombre]))


DIRE = {"proposer": _proposer, "tentatives": _tentatives, "est_gagnee": _gagnee, "est_terminee": _terminee, "restantes": _restantes}
