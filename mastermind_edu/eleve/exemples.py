"""Les exemples d’un exercice, calculés par sa référence : `exemples(ma_fonction)`, ou son nom tant qu’elle n’est pas écrite.

Rien de l’élève n’est appelé ici. Commencer par `exemples`.
"""

import sys
from collections.abc import Callable

from mastermind_edu.affichage.tableau import Tableau
from mastermind_edu.exercices import designer_l_exercice, trouver_exercice
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.ecarts import ecrire_appel
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.valeurs import Observation


def exemples(fonction: Callable | str) -> Tableau:
    """Les exemples d’un exercice, calculés par sa référence ; la fonction, ou son nom tant qu’elle n’est pas écrite.

    >>> exemples("position")
    `position(valeur, code)` : le premier rang où se trouve `valeur`, −1 si elle est absente
    appel                       résultat
    position(2, [1, -1, 3, 2])  3
    position(6, [1, -1, 3, 2])  -1
    position(1, [1, 1])         0
    """
    exercice = trouver_exercice(designer_l_exercice(fonction, sys._getframe(1), "exemples", "montrer"))
    titre = f"`{exercice.signature}` : {exercice.resume}"
    if isinstance(exercice, ExerciceDeCas):
        return Tableau(titre, ("un cas", "ce qu’il dit"), [_montrer_un_cas(exercice.vise)])
    lignes = [ligne for cas in exercice.exemples for ligne in _montrer(exercice, cas)]
    return Tableau(titre, ("appel", "résultat"), lignes)


def _montrer(exercice: Exercice, cas) -> list[tuple[str, str]]:
    """Un appel et son résultat ; un scénario en donne un par pas, après la création de ses objets."""
    if not isinstance(exercice, ExerciceDObjet):
        return [(ecrire_appel(exercice, cas), ecrire_resultat(exercice, cas, exercice.attendre(cas)))]
    lignes, resultats = ecrire_appel(exercice, cas).split("\n"), exercice.ecrire_attendus(cas)
    return list(zip(lignes, [""] * (len(lignes) - len(resultats)) + resultats))


def _montrer_un_cas(vise: Exercice) -> tuple[str, str]:
    """Le premier exemple de la fonction visée, écrit comme un cas : jamais la liste de la référence."""
    arguments, resultat = vise.exemples[0], ecrire_resultat(vise, vise.exemples[0], vise.attendre(vise.exemples[0]))
    return f"({', '.join(map(repr, arguments))}, {resultat})", f"{ecrire_appel(vise, arguments)} doit donner {resultat}"


def ecrire_resultat(exercice: Exercice, cas, observation: Observation) -> str:
    """Ce qu’un appel a donné : une erreur, ou la valeur renvoyée et ce qu’il devait changer."""
    if observation.erreur:
        return f"erreur {observation.erreur.types[0]}"
    return "\n".join([repr(observation.valeur), *_ecrire_modifications(exercice, cas, observation)])


def _ecrire_modifications(exercice: Exercice, cas, observation: Observation) -> list[str]:
    ecrites = []
    for nom in exercice.modifies:
        rang = exercice.parametres.index(nom)
        apres = observation.arguments[rang]
        raconter = getattr(cas[rang], "raconter", None)
        ecrites.append(raconter(apres) if raconter else f"{nom} devient {apres!r}")
    return ecrites
