"""La phase FC : le curseur cherche les places.

Aucun exercice ici. Commencer par `chercher`.
"""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11.phase_couleurs import phase_couleurs


def conclure(secret, propositions, code, *_):
    """Les propositions jusqu’au secret, le code à la fin s’il le faut."""
    return propositions if propositions[-1] == secret else [*propositions, code]


def suivante(code, place, trouve):
    """La place d’après, en revenant au début ; celles qu’on connaît sont sautées."""
    n = len(code)
    return next(((place + pas) % n for pas in range(1, n + 1) if code[(place + pas) % n] is None), place)


def sans_revenir(code, place, trouve):
    """La place inconnue d’après, ou celle qui suit la dernière."""
    return next((rang for rang in range(place + 1, len(code)) if code[rang] is None), len(code))


def couleur_du_fond(reference, fond, curseur):
    """La couleur qui reste, à la fin."""
    return reference[fond]


def couleurs_differentes(reference, fond, curseur):
    """Vrai tant qu’il reste deux couleurs à placer."""
    return reference[fond] != reference[curseur]


def chercher(secret, nb_couleurs, *, reference=None, lire=("curseur", None, "fond"), remplir=False, apres=suivante, tant_que=couleurs_differentes, arret=True, pas=(1, 1), finir=couleur_du_fond, note=(0, 0)):
    """Les propositions, le code qui les termine, les places du curseur ; et de quoi gâter la recherche d’une façon à la fois."""
    n, propositions = len(secret), phase_couleurs(secret, nb_couleurs)
    reference = reference(propositions[-1]) if reference else propositions[-1]
    code, fond, curseur, place, places = [None] * n, 0, n - 1, 0, []
    while tant_que(reference, fond, curseur) and (propositions[-1] != secret or not arret) and len(propositions) < 4 * n + nb_couleurs:
        proposition = [couleur if remplir and couleur is not None else reference[fond] for couleur in code]
        proposition[place] = reference[curseur]
        propositions.append(proposition)
        places.append(place)
        trouve = lire[min(2, repondre_frequences(secret, proposition, nb_couleurs)[1])]
        if trouve == "curseur":
            code[place], curseur = reference[curseur - note[1]], curseur - pas[1]
        elif trouve == "fond":
            code[place], fond = reference[fond + note[0]], fond + pas[0]
        place = apres(code, place, trouve)
    return propositions, [finir(reference, fond, curseur) if couleur is None else couleur for couleur in code], places
