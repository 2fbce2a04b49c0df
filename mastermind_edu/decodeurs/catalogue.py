"""Les décodeurs par nom : les fiches de chaque module, dans l’ordre où on les montre.

Pas de fiche ici : chacune est avec sa stratégie. Commencer par `DECODEURS`.
"""

from collections.abc import Iterable
from importlib import import_module

from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.francais import citer

MODULES = (
    "lexicographique",
    "cfc",
    "dijon",
    "meilleure_reponse",
    "optimal",
)


def reunir(modules: Iterable[str]) -> dict[str, Decodeur]:
    """Les fiches de ces modules ; lève `ErreurMastermind` pour un nom de décodeur donné deux fois.

    >>> list(reunir(["cfc"]))
    ['cfc', 'cfc_deduit']
    """
    fiches: dict[str, Decodeur] = {}
    for module in modules:
        nouvelles = import_module(f"{__package__}.{module}").FICHES
        if doubles := sorted(fiches.keys() & nouvelles):
            raise ErreurMastermind(f"il faut un autre nom de décodeur dans FICHES de decodeurs/{module}.py, {citer(doubles[0])} est déjà pris")
        fiches |= nouvelles
    return fiches


DECODEURS = reunir(MODULES)


def trouver_decodeur(nom: object) -> Decodeur:
    """Le décodeur de ce nom ; lève `DecodeurInconnu` en donnant tous les noms.

    >>> trouver_decodeur("knuth").source
    'Knuth, 1976-77'
    """
    if not isinstance(nom, str) or nom not in DECODEURS:
        raise DecodeurInconnu(f"il faut un décodeur parmi {', '.join(DECODEURS)} ; voici {citer(nom)}")
    return DECODEURS[nom]
