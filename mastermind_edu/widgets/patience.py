"""Quels décodeurs jouent à une taille sans faire attendre, et lesquels réfléchissent un peu.

Rien n’est affiché. Les nombres de codes viennent de mesures sur une machine
ordinaire. Commencer par `commencer`.
"""

import random
from importlib.util import find_spec

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import DECODEURS, Decodage
from mastermind_edu.decodeurs.optimal import TAILLES_LIVREES

# Au-delà, une proposition prendrait plus de quelques secondes : avec numpy, puis sans.
CODES_AU_PLUS = {"meilleure réponse": (8**6, 8**4), "optimal": (4**5, 0)}
CODES_SANS_ATTENDRE = 6**4  # jusque-là, les autres familles répondent sans délai sensible


def commencer(nom: str, regles: Regles, hasard: random.Random) -> Decodage:
    """La recherche neuve d’un décodeur ; lève `TailleRefusee` s’il ferait trop attendre."""
    exiger_patience(nom, regles)
    return Decodage(nom, regles.nb_pions, regles.nb_couleurs, hasard)


def exiger_patience(nom: str, regles: Regles) -> None:
    """Lève `TailleRefusee` quand chaque proposition prendrait des minutes.

    >>> exiger_patience("optimal", Regles(5))
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut moins de codes pour que « Le plus petit total, prouvé » \
joue sans faire attendre des heures, en voici 7776
    """
    fiche = DECODEURS[nom]
    if fiche.famille == "optimal" and _a_un_arbre_livre(regles):
        return
    avec_numpy, sans_numpy = CODES_AU_PLUS.get(fiche.famille, (regles.nb_codes, regles.nb_codes))
    if regles.nb_codes > (avec_numpy if find_spec("numpy") else sans_numpy):
        raise TailleRefusee(
            f"il faut moins de codes pour que « {fiche.titre} » joue sans faire attendre des heures, en voici {regles.nb_codes}"
        )


def decodeurs_jouables(regles: Regles) -> list[str]:
    """Les noms des décodeurs qui jouent à cette taille sans faire attendre.

    >>> "optimal" in decodeurs_jouables(Regles()), "optimal" in decodeurs_jouables(Regles(5))
    (True, False)
    """
    return [nom for nom in DECODEURS if _est_jouable(nom, regles)]


def _est_jouable(nom: str, regles: Regles) -> bool:
    try:
        exiger_patience(nom, regles)
    except TailleRefusee:
        return False
    return True


def reflechit(nom: str, regles: Regles) -> bool:
    """Vrai si l’attente d’une proposition peut se voir : il faut alors prévenir."""
    famille = DECODEURS[nom].famille
    calcule = famille == "meilleure réponse" or (famille == "optimal" and not _a_un_arbre_livre(regles))
    return calcule or regles.nb_codes > CODES_SANS_ATTENDRE


def _a_un_arbre_livre(regles: Regles) -> bool:
    return (regles.nb_pions, regles.nb_couleurs) in TAILLES_LIVREES
