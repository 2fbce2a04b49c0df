"""Les décodeurs par nom : chaque module y ajoute ses fiches, dans l’ordre où on les montre.

Pas de fiche ici : chacune est avec sa stratégie. Commencer par `DECODEURS`.
"""

from mastermind_edu.coeur.erreurs import DecodeurInconnu
from mastermind_edu.decodeurs import aleatoire, cfc, dijon, lexicographique, meilleure_reponse, optimal
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.francais import citer

DECODEURS: dict[str, Decodeur] = {
    **lexicographique.FICHES,
    **aleatoire.FICHES,
    **cfc.FICHES,
    **dijon.FICHES,
    **meilleure_reponse.FICHES,
    **optimal.FICHES,
}


def trouver_decodeur(nom: object) -> Decodeur:
    """Le décodeur de ce nom ; lève `DecodeurInconnu` en donnant tous les noms.

    >>> trouver_decodeur("knuth").source
    'Knuth, 1976-77'
    """
    if not isinstance(nom, str) or nom not in DECODEURS:
        raise DecodeurInconnu(f"il faut un décodeur parmi {', '.join(DECODEURS)} ; voici {citer(nom)}")
    return DECODEURS[nom]
