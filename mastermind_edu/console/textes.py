"""Ce que dit le match du terminal : le plateau, les réponses fausses, les scores.

Des textes, sans rien demander ni jouer (voir `match`). Les rangs sont des indices, les
rangées se comptent à partir de 1. Commencer par `ecrire_plateau`.
"""

from collections.abc import Sequence

from mastermind_edu.affichage.plateau import Rangee, decrire_rangees, dire_reponse, ecrire_pions
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.francais import accorder

ORDINATEUR, HUMAIN = "Ordinateur", "Vous"
DOUTES_DITS = 4  # au-delà, la phrase ne se lirait plus


def ecrire_accueil(partie: Partie) -> str:
    """Le jeu, ses tailles, ses couleurs, la façon d’écrire."""
    regles = partie.regles
    couleurs = ", ".join(f"{couleur.initiale} {couleur.nom}" for couleur in regles.couleurs)
    return (
        f"\nMastermind contre l’ordinateur : {accorder(partie.nb_manches, 'manche')}, chacun cache le code à son tour.\n"
        f"Le code a {accorder(regles.nb_pions, 'pion')} ; une couleur peut servir plusieurs fois : {couleurs}.\n"
        f"Celui qui cache marque 1 point par rangée jouée ; après {accorder(regles.max_tentatives, 'rangée')} sans trouver, "
        "un malus s’y ajoute : 1 par pion mal placé de la dernière, 2 par pion absent. Le plus grand score gagne."
    )


def ecrire_titre(partie: Partie) -> str:
    """Le numéro de la manche, et qui y fait quoi."""
    roles = "vous cherchez le code de l’ordinateur" if partie.decodeur == HUMAIN else "l’ordinateur cherche votre code"
    return f"\n--- Manche {partie.nb_finies + 1} sur {partie.nb_manches} : {roles} ---"


def ecrire_consigne(regles: Regles) -> str:
    """Comment répondre à l’ordinateur, au début d’une de ses manches."""
    return (
        f"Choisissez un code de {accorder(regles.nb_pions, 'pion')}, sans le taper. À chaque proposition, donnez deux nombres : "
        "les bien placés, puis les mal placés.\n"
        "Vous vous êtes trompé ? Tapez « corriger 2 » pour répondre de nouveau à la rangée 2."
    )


def ecrire_plateau(manche: Manche | MancheRepondue, proposition: Code | None = None) -> str:
    """Les rangées jouées, puis la proposition qui attend sa réponse.

    >>> manche = MancheRepondue(Regles())
    >>> print(ecrire_plateau(manche, (0, 0, 1, 1)))
    1  🔴R 🔴R 🟢V 🟢V
    """
    rangees = [Rangee(str(numero), *tentative) for numero, tentative in enumerate(manche.tentatives, start=1)]
    if proposition is not None:
        rangees.append(Rangee(str(len(rangees) + 1), proposition))
    return decrire_rangees(rangees, manche.regles)


def ecrire_doutes(retraits: Sequence[Sequence[int]]) -> str:
    """Les réponses à mettre en doute quand elles se contredisent : chaque groupe suffirait.

    >>> ecrire_doutes([(1,), (3,)])
    'Aucun code ne convient à toutes vos réponses. La fausse peut être celle de la rangée 2, ou celle de la rangée 4.'
    """
    combien = len(retraits[0])
    debut = "La fausse peut être" if combien == 1 else f"Au moins {combien} sont fausses. Ce peut être"
    dits = [nommer_rangees(rangs) for rangs in retraits[:DOUTES_DITS]]
    if len(retraits) > DOUTES_DITS:
        dits.append(f"une des {len(retraits) - DOUTES_DITS} autres possibilités")
    return f"Aucun code ne convient à toutes vos réponses. {debut} {', ou '.join(dits)}."


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
    return "\n".join(_ecrire_erreur(manche, rang) for rang in manche.rangees_fausses(manche.secret))


def _ecrire_erreur(manche: MancheRepondue, rang: int) -> str:
    proposition, donnee = manche.tentatives[rang]
    juste = repondre_par_marquage(manche.secret, proposition)
    pions = ecrire_pions(proposition, manche.regles)
    return f"Rangée {rang + 1}, {pions} : vous avez répondu {dire_reponse(donnee)} ; il fallait {dire_reponse(juste)}."


def ecrire_fin_de_manche(partie: Partie) -> str:
    """L’issue de la manche qui finit, ses points, et le score."""
    manche, rang = partie.manches[-1], len(partie.manches) - 1
    codeur = partie.joueurs[rang % 2]
    return f"{_ecrire_issue(manche, codeur)}\n{_ecrire_points(manche, codeur)}\n{ecrire_score(partie)}"


def _ecrire_issue(manche: Manche | MancheRepondue, codeur: str) -> str:
    jouees = accorder(len(manche.tentatives), "rangée")
    chercheur = "Vous avez" if codeur == ORDINATEUR else "L’ordinateur a"
    secret = "" if manche.secret is None else f" Le code était {ecrire_pions(manche.secret, manche.regles)}."
    return {
        Etat.GAGNEE: f"{chercheur} trouvé en {jouees}.",
        Etat.PERDUE: f"{chercheur} joué {jouees} sans trouver.{secret}",
        Etat.ABANDONNEE: f"{chercheur} abandonné après {jouees}.{secret}",
        Etat.CONTREDITE: f"Des réponses étaient fausses.{secret}",
    }[manche.etat]


def _ecrire_points(manche: Manche | MancheRepondue, codeur: str) -> str:
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

    >>> ecrire_score(Partie(Regles(), (ORDINATEUR, HUMAIN)))
    'Score : Ordinateur 0, Vous 0.'
    """
    return f"Score : {', '.join(f'{joueur} {points}' for joueur, points in partie.scores.items())}."


def ecrire_fin(partie: Partie) -> str:
    """Le vainqueur, ou l’égalité."""
    issue = {None: "Égalité !", HUMAIN: "Vous gagnez !", ORDINATEUR: "L’ordinateur gagne."}[partie.vainqueur]
    return f"\n{issue} {ecrire_score(partie)}"
