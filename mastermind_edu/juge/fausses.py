"""Ce que les réponses fausses ont en commun, toujours la même ou un même rapport aux justes ; à défaut, ce qui se voit de celle qu’on montre.

Commencer par `toujours_la_meme`.
"""

from collections.abc import Sequence

from mastermind_edu.francais import abreger, enumerer
from mastermind_edu.juge.ecarts import Ecart, Essais
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.rapport import rapporter, rapporter_ce_cas
from mastermind_edu.juge.valeurs import Observation, egales

REPONSES_VOULUES = 3  # différentes : il ne faut pas moins de cas pour voir que rien ne change


def toujours_la_meme(exercice: Exercice, essais: Essais) -> str:
    """La réponse constante, et si c’est celle d’un exemple ; vide quand elle change, n’est pas une réponse, ou dit seulement vrai ou faux."""
    obtenues = {repr(observation.valeur) for observation in essais.observations if not observation.erreur}
    voulues = {repr(attendue.valeur) for attendue in essais.attendues}
    reponse = essais.observations[0].valeur
    if len(obtenues) != 1 or len(voulues) < REPONSES_VOULUES or not isinstance(reponse, (int, str, list)) or isinstance(reponse, bool) or any(o.erreur for o in essais.observations):
        return ""
    attendues = [exercice.attendre(exemple).valeur for exemple in exercice.exemples]
    d_un_exemple = ", la réponse d’un exemple," if any(egales(attendue, reponse) for attendue in attendues) else ""
    sans = f" : calculez sa réponse avec {enumerer([f'`{nom}`' for nom in exercice.parametres])}" if exercice.parametres else ""
    return f"la fonction renvoie toujours `{abreger(repr(reponse), 60)}`{d_un_exemple} quoi qu’elle reçoive{sans}"


def dire_des_fausses(essais: Essais) -> str:
    """Le rapport des réponses fausses à celles de la référence, quand c’est à elle qu’elles sont comparées."""
    fausses = [
        (attendue, obtenue.valeur, ecart)
        for attendue, obtenue, ecart in zip(essais.attendues, essais.observations, essais.ecarts) if ecart and ecart.genre in ("valeur", "type") and not attendue.erreur
    ]
    comparees = all(_est_comparee_a(attendue, ecart) for attendue, _, ecart in fausses)
    return rapporter([(attendue.valeur, donnee) for attendue, donnee, _ in fausses]) if len(fausses) > 1 and comparees else ""


def dire_de_ce_cas(exercice: Exercice, arguments, obtenue: Observation, ecart: Ecart) -> str:
    """Ce qui distingue de la réponse de la référence celle du cas que l’on montre, aux mêmes conditions."""
    attendue = exercice.attendre(arguments)
    return rapporter_ce_cas(attendue.valeur, obtenue.valeur) or liste_dans_le_texte(arguments, attendue.valeur, obtenue.valeur) if ecart.genre == "valeur" and not obtenue.erreur and _est_comparee_a(attendue, ecart) else ""


def liste_dans_le_texte(arguments: Sequence[object], attendue: object, donnee: object) -> str:
    """Une liste reçue, écrite entière dans le texte renvoyé, crochets compris ; vide quand aucune ne l’est.

    >>> liste_dans_le_texte([["R"]], "🔴 (R)", "['R']").partition(", `")[0]
    'le texte contient une liste entière'
    """
    if not (type(attendue) is type(donnee) is str):
        return ""
    ecrite = next((repr(une) for une in arguments if type(une) is list and une and repr(une) in donnee and repr(une) not in attendue), "")
    return f"le texte contient une liste entière, `{abreger(ecrite, 40)}`, avec ses crochets : écrivez-y chacun de ses éléments, un par tour de boucle" if ecrite else ""


def _est_comparee_a(attendue: Observation, ecart: Ecart) -> bool:
    """Vrai quand c’est la valeur de la référence qu’il fallait, et non toute réponse qui convient."""
    return ecart.attendu.startswith(repr(attendue.valeur))
