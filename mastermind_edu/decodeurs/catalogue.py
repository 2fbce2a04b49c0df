"""Les décodeurs par nom : les fiches de chaque module, dans l’ordre où on les montre.

Pas de fiche ici : chacune est avec sa stratégie. Commencer par `DECODEURS`.
"""

from importlib import import_module

from mastermind_edu.coeur.erreurs import DecodeurInconnu
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.francais import citer

MODULES = (
    "lexicographique",
    "aleatoire",
    "cfc",
    "dijon",
    "meilleure_reponse",
    "optimal",
)
DECODEURS: dict[str, Decodeur] = {
    nom: fiche for module in MODULES for nom, fiche in import_module(f"{__package__}.{module}").FICHES.items()
}


def trouver_decodeur(nom: object) -> Decodeur:
    """Le décodeur de ce nom ; lève `DecodeurInconnu` en donnant tous les noms.

    >>> trouver_decodeur("knuth").source
    'Knuth, 1976-77'
    """
    if not isinstance(nom, str) or nom not in DECODEURS:
        raise DecodeurInconnu(f"il faut un décodeur parmi {', '.join(DECODEURS)} ; voici {citer(nom)}")
    return DECODEURS[nom]
