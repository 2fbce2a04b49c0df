"""Le jeu du document du BTS : des pions, des clés, des tentatives.

Aucune règle ici : `Manche` compte et répond. Les fonctions `ecrire_…` donnent des
textes sans les afficher. Commencer par `jouer_bts`.
"""

import random

from mastermind_edu.affichage.plateau import dire_reponse, ecrire_pions, ecrire_symboles
from mastermind_edu.coeur.codes import ecrire_mot
from mastermind_edu.coeur.manche import Etat, Manche, Tentative
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.console.saisie import CONSEIL_ABANDON, Afficher, Lire, code_exemple, ecrire_issue, jouer_tentative
from mastermind_edu.francais import accorder

TRAIT = "=" * 64
TITRE_BTS = "MASTERMIND : le jeu du code secret (BTS SIO)"
SIGNES_DE_FIN = {Etat.GAGNEE: "🎉", Etat.PERDUE: "😭", Etat.ABANDONNEE: "👋"}


def jouer_bts(
    regles: Regles, *, lire: Lire = input, afficher: Afficher = print, hasard: random.Random | None = None
) -> Manche:
    """Joue une manche comme dans le document du BTS : des pions, des clés, des tentatives."""
    manche = Manche(regles, hasard=hasard)
    afficher(ecrire_accueil_bts(regles))
    while manche.etat is Etat.EN_COURS:
        afficher(f"\nTentative {len(manche.tentatives) + 1} / {regles.max_tentatives}")
        tentative = jouer_tentative(manche, ecrire_invite_bts(regles), lire, afficher)
        if tentative is not None:
            afficher(ecrire_tentative_bts(tentative, regles))
    afficher(ecrire_fin_bts(manche))
    return manche


def ecrire_accueil_bts(regles: Regles) -> str:
    """Le bandeau : l’objectif, les couleurs, les deux signes de la réponse."""
    couleurs = "\n".join(f"  {couleur.emoji} ({couleur.initiale}) {couleur.nom}" for couleur in regles.couleurs)
    return (
        f"{TRAIT}\n{TITRE_BTS.center(len(TRAIT)).rstrip()}\n{TRAIT}\n"
        f"But du jeu : découvrir une combinaison secrète de {accorder(regles.nb_pions, 'pion')},\n"
        f"en {accorder(regles.max_tentatives, 'tentative')} au plus. Une couleur peut servir plusieurs fois.\n"
        f"Couleurs :\n{couleurs}\n"
        f"Indices : 🔑 pion bien placé, ⚪ pion mal placé.\n{CONSEIL_ABANDON}\n{TRAIT}"
    )


def ecrire_invite_bts(regles: Regles) -> str:
    """La question posée, avec un exemple de la bonne longueur.

    >>> ecrire_invite_bts(Regles())
    'Votre proposition (4 initiales, par exemple RVBJ) : '
    """
    exemple = ecrire_mot(code_exemple(regles), regles)
    return f"Votre proposition ({accorder(regles.nb_pions, 'initiale')}, par exemple {exemple}) : "


def ecrire_indices_bts(reponse: Reponse) -> str:
    """Les signes de la réponse et leurs nombres en mots.

    >>> ecrire_indices_bts(Reponse(1, 2)), ecrire_indices_bts(Reponse(0, 0))
    ('🔑 ⚪ ⚪ (1 bien placé, 2 mal placés)', 'aucun pion trouvé')
    """
    if reponse == Reponse(0, 0):
        return "aucun pion trouvé"
    return f"{ecrire_symboles(reponse)} ({dire_reponse(reponse)})"


def ecrire_tentative_bts(tentative: Tentative, regles: Regles) -> str:
    """La proposition en pions, et ses indices.

    >>> print(ecrire_tentative_bts(Tentative((0, 1, 2, 5), Reponse(2, 2)), Regles()))
    Vos pions : 🔴R 🟢V 🔵B ⚫N
    Indices   : 🔑 🔑 ⚪ ⚪ (2 bien placés, 2 mal placés)
    """
    pions = ecrire_pions(tentative.proposition, regles)
    return f"Vos pions : {pions}\nIndices   : {ecrire_indices_bts(tentative.reponse)}"


def ecrire_fin_bts(manche: Manche) -> str:
    """L’issue de la manche et le secret, découvert."""
    issue = f"{SIGNES_DE_FIN[manche.etat]} {ecrire_issue(manche, 'tentative')}"
    secret = f"Combinaison secrète : {ecrire_pions(manche.secret, manche.regles)}"
    return "\n".join(["", TRAIT, issue, secret, TRAIT])
