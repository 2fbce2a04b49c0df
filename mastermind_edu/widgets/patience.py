"""Quels décodeurs jouent à une taille sans faire attendre, et lesquels réfléchissent un peu.

Rien n’est affiché. Les nombres de codes sont dans les fiches ; ils viennent de
mesures sur une machine ordinaire. Commencer par `commencer`.
"""

import random
from importlib.util import find_spec

from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import DECODEURS, Decodage
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.decodeurs.tailles import Tailles


def commencer(nom: str, regles: Regles, hasard: random.Random) -> Souffles[Decodage]:
    """La recherche neuve d’un décodeur, en soufflant ; lève `TailleRefusee` s’il ferait trop attendre."""
    exiger_patience(nom, regles)
    return Decodage.commencer_en_soufflant(nom, regles.nb_pions, regles.nb_couleurs, hasard)


def exiger_patience(nom: str, regles: Regles) -> None:
    """Lève `TailleRefusee` quand chaque proposition prendrait des minutes.

    >>> exiger_patience("optimal", Regles(5))
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut moins de codes pour que « Le plus petit total, prouvé » \
joue sans faire attendre des heures, en voici 7776
    """
    fiche = DECODEURS[nom]
    au_plus = fiche.tailles.codes_au_plus if find_spec("numpy") else fiche.tailles.codes_sans_numpy
    if regles.nb_codes > au_plus and not _est_livree(fiche.tailles, regles):
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
    tailles = DECODEURS[nom].tailles
    return regles.nb_codes > tailles.codes_sans_attendre and not _est_livree(tailles, regles)


def _est_livree(tailles: Tailles, regles: Regles) -> bool:
    return (regles.nb_pions, regles.nb_couleurs) in tailles.livrees
