"""Ce que dit le match du terminal : l’accueil, la consigne, le plateau, les doutes.

Des textes, sans rien demander ni jouer (voir `match`) ; ceux que le notebook dit aussi
sont dans `affichage.match`. Commencer par `ecrire_plateau`.
"""

from collections.abc import Sequence

from mastermind_edu.affichage.match import nommer_rangees
from mastermind_edu.affichage.plateau import Rangee, decrire_rangees
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Manche, MancheRepondue
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.francais import accorder

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
