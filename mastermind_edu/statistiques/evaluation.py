"""Le bilan exact d’un décodeur : réserve, moteur, progression.

Les manches sont jouées par un moteur, les séries choisies par `series`. Commencer par
`evaluer`.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec

from mastermind_edu.affichage.progression import suivre
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import citer
from mastermind_edu.statistiques import reserve
from mastermind_edu.statistiques.bilan import Bilan
from mastermind_edu.statistiques.moteur_python import Annonce, MoteurPython
from mastermind_edu.statistiques.series import GRAINE, jouer_en_soufflant

MOTEURS = ("numpy", "python")
SECONDES_SANS_BARRE = 1.0


def evaluer(nom: str, nb_pions: int = 4, nb_couleurs: int = 6, *, cache: bool = True, moteur: str | None = None) -> Bilan:
    """Le bilan d’un décodeur sur les kⁿ secrets.

    Sans moteur imposé : le bilan livré pour 4 × 6, ou celui que cette machine a déjà calculé,
    sinon numpy s’il est installé. `cache=False` ou un moteur imposé recalculent toujours.
    Lève `DecodeurInconnu`, `TailleRefusee`, et `ErreurMastermind` pour un moteur inconnu.

    >>> bilan = evaluer("knuth")
    >>> bilan.total, bilan.moyenne, bilan.maximum, len(bilan.secrets_au_maximum)
    (5801, Fraction(5801, 1296), 5, 694)
    """
    trouver_decodeur(nom)
    exiger_taille(nb_pions, nb_couleurs)
    _exiger_moteur(moteur)
    with _progression() as annoncer:
        if cache and moteur is None:
            return aller_au_bout(evaluer_en_soufflant(nom, nb_pions, nb_couleurs, annoncer))
        return aller_au_bout(_calculer(nom, nb_pions, nb_couleurs, annoncer, moteur))


def evaluer_en_soufflant(nom: str, nb_pions: int, nb_couleurs: int, annoncer: Annonce) -> Souffles[Bilan]:
    """Comme `evaluer`, par un calcul que l’on peut abandonner ; `annoncer` reçoit le nombre de manches faites, et le total."""
    trouver_decodeur(nom)
    exiger_taille(nb_pions, nb_couleurs)
    bilan = reserve.lire_livre(nom, nb_pions, nb_couleurs) or reserve.lire(nom, nb_pions, nb_couleurs)
    if not bilan:
        bilan = yield from _calculer(nom, nb_pions, nb_couleurs, annoncer, None)
        reserve.garder(bilan)
    return bilan


def _calculer(nom: str, nb_pions: int, nb_couleurs: int, annoncer: Annonce, moteur: str | None) -> Souffles[Bilan]:
    """Le bilan, sans la réserve."""
    series = yield from jouer_en_soufflant(_ouvrir(moteur, nb_pions, nb_couleurs, annoncer), nom)
    return Bilan.resumer(nom, nb_pions, nb_couleurs, series, None if trouver_decodeur(nom).est_exact else GRAINE)


def _exiger_moteur(moteur: object) -> None:
    if moteur is not None and moteur not in MOTEURS:
        raise ErreurMastermind(f"il faut un moteur parmi {', '.join(MOTEURS)} ; voici {citer(moteur)}")
    if moteur == "numpy" and find_spec("numpy") is None:
        raise ErreurMastermind("il faut numpy pour ce moteur, il n’est pas installé ; voici l’autre moteur : 'python'")


def _ouvrir(moteur: str | None, nb_pions: int, nb_couleurs: int, annoncer: Annonce) -> MoteurPython:
    if moteur == "python" or find_spec("numpy") is None:
        return MoteurPython(nb_pions, nb_couleurs, annoncer)
    from mastermind_edu.statistiques.moteur_numpy import MoteurNumpy  # numpy ne se charge que si l’on calcule

    return MoteurNumpy(nb_pions, nb_couleurs, annoncer)


@contextmanager
def _progression() -> Iterator[Annonce]:
    """Une barre de progression, qui n’apparaît que si le calcul dure."""
    debut, ouverte = time.monotonic(), []
    with ExitStack() as pile:
        def annoncer(faits: int, total: int) -> None:
            if not ouverte and time.monotonic() - debut > SECONDES_SANS_BARRE:
                ouverte.append(pile.enter_context(suivre()))
            if ouverte:
                ouverte[0](faits, total)

        yield annoncer
