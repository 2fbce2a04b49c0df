"""Une fonction qui répond toujours la même chose, quoi qu’elle reçoive : le dire en montrant d’où vient cette réponse.

Commencer par `toujours_la_meme`.
"""

from mastermind_edu.francais import abreger, enumerer
from mastermind_edu.juge.ecarts import Essais
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.valeurs import egales

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
