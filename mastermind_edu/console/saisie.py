"""Ce que partagent les jeux du terminal : demander, redemander, laisser partir.

Aucune règle ici, et aucun texte qui soit propre à un jeu. Commencer par `demander`.
"""

from collections.abc import Callable
from typing import TypeVar

from mastermind_edu.coeur.codes import ABANDON, Code, lire_proposition
from mastermind_edu.coeur.erreurs import AbandonDemande, ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Manche, Tentative
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.francais import accorder

Lire = Callable[[str], str]  # pose une question et donne la ligne tapée, comme `input`
Afficher = Callable[[str], object]  # montre un texte, comme `print`
Valeur = TypeVar("Valeur")

CONSEIL_ABANDON = f"Pour abandonner et voir la combinaison, tapez {ABANDON}"
INTERRUPTION = "\nJeu interrompu."


class JoueurParti(Exception):
    """Le joueur a tapé Ctrl-C, ou l’entrée est finie."""


def demander(invite: str, comprendre: Callable[[str], Valeur], lire: Lire, afficher: Afficher) -> Valeur:
    """Ce que dit la ligne tapée, redemandée tant que `comprendre` la refuse.

    Lève `JoueurParti`, et `AbandonDemande` quand `comprendre` la lève pour « ? ».
    """
    while True:
        try:
            return comprendre(lire(invite))
        except AbandonDemande:
            raise
        except (KeyboardInterrupt, EOFError):
            raise JoueurParti from None
        except ErreurMastermind as erreur:
            afficher(f"Erreur : {erreur}.")
        except UnicodeDecodeError:  # un accent à demi effacé dans certains terminaux
            afficher("Erreur : cette ligne contient des caractères illisibles.")


def saisir(invite: str, comprendre: Callable[[str], Valeur], lire: Lire, afficher: Afficher) -> Valeur | None:
    """Comme `demander`, mais `None` si le joueur s’en va : « ? », Ctrl-C ou fin de l’entrée."""
    try:
        return demander(invite, comprendre, lire, afficher)
    except AbandonDemande:
        return None
    except JoueurParti:
        afficher(INTERRUPTION)
        return None


def jouer_tentative(manche: Manche, invite: str, lire: Lire, afficher: Afficher) -> Tentative | None:
    """Lit une proposition et la joue ; abandonne la manche si le joueur s’en va."""
    proposition = saisir(invite, lambda texte: lire_proposition(texte, manche.regles), lire, afficher)
    if proposition is None:
        manche.abandonner()
        return None
    manche.proposer(proposition)
    return manche.tentatives[-1]


def ecrire_issue(manche: Manche, nom: str) -> str:
    """Comment la manche a fini, et en combien de « tentatives » ou de « coups ».

    >>> manche = Manche(Regles(), secret=(0, 1, 2, 3))
    >>> _ = manche.proposer((0, 1, 2, 3))
    >>> ecrire_issue(manche, "tentative")
    'Gagné ! Combinaison trouvée en 1 tentative.'
    """
    jouees, limite = len(manche.tentatives), manche.regles.max_tentatives
    return {
        Etat.GAGNEE: f"Gagné ! Combinaison trouvée en {accorder(jouees, nom)}.",
        Etat.PERDUE: f"Perdu ! Limite atteinte : {accorder(limite, nom)}.",
        Etat.ABANDONNEE: f"Abandon ({accorder(jouees, nom)} sur {limite}).",
    }[manche.etat]


def code_exemple(regles: Regles) -> Code:
    """Un code pour montrer comment écrire : les couleurs dans l’ordre, reprises au besoin.

    >>> code_exemple(Regles(5, Regles().couleurs[:3]))
    (0, 1, 2, 0, 1)
    """
    return tuple(rang % regles.nb_couleurs for rang in range(regles.nb_pions))
