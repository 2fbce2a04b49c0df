"""Ce qu’un match dit, au terminal comme au notebook : qui joue, comment finit une manche, les scores.

Des phrases, sans jouer ni compter (voir `coeur.partie`). Les rangs sont des indices, les
manches et les rangées se comptent à partir de 1. Commencer par `ecrire_fin_de_manche`.
"""

from collections.abc import Sequence

from mastermind_edu.affichage.plateau import dire_reponse, ecrire_pions
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.partie import HUMAIN, ORDINATEUR, Partie
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.francais import accorder


def ecrire_titre(partie: Partie, rang: int) -> str:
    """Le numéro de la manche de ce rang, et qui y fait quoi.

    >>> from mastermind_edu.coeur.regles import Regles
    >>> ecrire_titre(Partie(Regles(), (ORDINATEUR, HUMAIN)), 1)
    'Manche 2 sur 2 : l’ordinateur cherche votre code'
    """
    cherche = "l’ordinateur cherche votre code" if partie.joueurs[rang % 2] == HUMAIN else "vous cherchez le code de l’ordinateur"
    return f"Manche {rang + 1} sur {partie.nb_manches} : {cherche}"


def nommer_rangees(rangs: Sequence[int]) -> str:
    """Des rangées, en mots.

    >>> nommer_rangees([0]), nommer_rangees([0, 2])
    ('celle de la rangée 1', 'celles des rangées 1 et 3')
    """
    numeros = [str(rang + 1) for rang in rangs]
    if len(numeros) == 1:
        return f"celle de la rangée {numeros[0]}"
    return f"celles des rangées {', '.join(numeros[:-1])} et {numeros[-1]}"


def ecrire_erreurs(manche: MancheRepondue) -> str:
    """Chaque réponse qui ne convient pas au secret annoncé, et celle qu’il fallait."""
    lignes = []
    for rang in manche.rangees_fausses(manche.secret):
        proposition, donnee = manche.tentatives[rang]
        juste, pions = repondre_par_marquage(manche.secret, proposition), ecrire_pions(proposition, manche.regles)
        lignes.append(f"Rangée {rang + 1}, {pions} : vous avez répondu {dire_reponse(donnee)} ; il fallait {dire_reponse(juste)}.")
    return "\n".join(lignes)


def ecrire_fin_de_manche(partie: Partie) -> str:
    """L’issue de la manche qui finit, ses points, et le score."""
    manche, rang = partie.manches[-1], len(partie.manches) - 1
    codeur = partie.joueurs[rang % 2]
    return f"{ecrire_issue(manche, codeur)}\n{ecrire_points(manche, codeur)}\n{ecrire_score(partie)}"


def ecrire_issue(manche: Manche | MancheRepondue, codeur: str) -> str:
    """Comment finit cette manche, et le secret si le codeur l’a dit."""
    jouees = accorder(len(manche.tentatives), "rangée")
    chercheur = "Vous avez" if codeur == ORDINATEUR else "L’ordinateur a"
    secret = "" if manche.secret is None else f" Le code était {ecrire_pions(manche.secret, manche.regles)}."
    return {
        Etat.GAGNEE: f"{chercheur} trouvé en {jouees}.",
        Etat.PERDUE: f"{chercheur} joué {jouees} sans trouver.{secret}",
        Etat.ABANDONNEE: f"{chercheur} abandonné après {jouees}.{secret}",
        Etat.CONTREDITE: f"Des réponses étaient fausses.{secret}",
    }[manche.etat]


def ecrire_points(manche: Manche | MancheRepondue, codeur: str) -> str:
    """Les points de cette manche, et d’où ils viennent."""
    qui = "pour vous" if codeur == HUMAIN else "pour l’ordinateur"
    if manche.etat is Etat.CONTREDITE:
        return f"Aucun point {qui} dans cette manche."
    limite = manche.regles.max_tentatives
    compte = accorder(manche.points, "point")
    if manche.etat is Etat.GAGNEE:
        return f"{compte} {qui} : un par rangée."
    return f"{compte} {qui} : {limite}, plus un malus de {manche.points - limite}."


def ecrire_score(partie: Partie) -> str:
    """Les points de chacun.

    >>> from mastermind_edu.coeur.regles import Regles
    >>> ecrire_score(Partie(Regles(), (ORDINATEUR, HUMAIN)))
    'Score : Ordinateur 0, Vous 0.'
    """
    return f"Score : {', '.join(f'{joueur} {points}' for joueur, points in partie.scores.items())}."


def ecrire_fin(partie: Partie) -> str:
    """Le vainqueur, ou l’égalité."""
    issue = {None: "Égalité !", HUMAIN: "Vous gagnez !", ORDINATEUR: "L’ordinateur gagne."}[partie.vainqueur]
    return f"\n{issue} {ecrire_score(partie)}"
