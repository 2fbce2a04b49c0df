"""Les décodeurs par nom : une fiche chacun.

Pas de calcul ici. Commencer par `DECODEURS`.
"""

from functools import partial

from mastermind_edu.coeur.erreurs import DecodeurInconnu, TailleRefusee
from mastermind_edu.decodeurs.aleatoire import aleatoire_compatible
from mastermind_edu.decodeurs.cfc import cfc, cfc_deduit
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.decodeurs.dijon import dijon1, dijon2, dijon3
from mastermind_edu.decodeurs.lexicographique import (
    lexicographique,
    lexicographique_decroissant,
    lexicographique_depart_cyclique,
    lexicographique_ordre_aleatoire,
)
from mastermind_edu.decodeurs.meilleure_reponse import jouer_la_meilleure
from mastermind_edu.decodeurs.optimal import optimal, optimal_en_cinq
from mastermind_edu.francais import accorder, citer

MAX_PIONS, MIN_COULEURS, MAX_COULEURS = 6, 2, 10
SAE, DIJON = "sujet de SAÉ", "rapport de Dijon"
COMPATIBLE = "_compatible"  # suffixe de la variante qui ne propose que des codes encore possibles

_MEILLEURES = {
    "knuth": ("Knuth : la plus grande part la plus petite", "Knuth, 1976-77"),
    "taille_moyenne": ("Irving : la part moyenne la plus petite", "Irving, 1978-79"),
    "entropie": ("Neuwirth : la plus grande entropie", "Neuwirth, 1982"),
    "plus_de_parts": ("Kooi : le plus de réponses possibles", "Kooi, 2005"),
}

DECODEURS: dict[str, Decodeur] = {
    "lexicographique": Decodeur("Le premier code compatible", "codes compatibles", f"{SAE}, § 2", lexicographique),
    "lexicographique_decroissant": Decodeur(
        "Le dernier code compatible", "codes compatibles", f"{SAE}, § 3.5", lexicographique_decroissant
    ),
    "lexicographique_ordre_aleatoire": Decodeur(
        "L’un des deux ordres, au sort", "codes compatibles", f"{SAE}, § 3.5", lexicographique_ordre_aleatoire, True
    ),
    "lexicographique_depart_cyclique": Decodeur(
        "À partir d’un code au sort", "codes compatibles", f"{SAE}, § 3.5", lexicographique_depart_cyclique, True
    ),
    "aleatoire_compatible": Decodeur(
        "Un code compatible au hasard", "codes compatibles", f"{SAE}, § 3.5", aleatoire_compatible, True
    ),
    "cfc": Decodeur("Couleurs, puis fond et curseur", "CFC", f"{SAE}, § 3.6", cfc),
    "cfc_deduit": Decodeur("CFC, dernière couleur déduite", "CFC", f"variante du {SAE}, § 3.6", cfc_deduit),
    "dijon1": Decodeur("Dijon 1 : case par case", "Dijon", f"{DIJON}, stratégie 1 réparée", dijon1),
    "dijon2": Decodeur("Dijon 2 : avec des drapeaux", "Dijon", f"{DIJON}, stratégie 2 réparée", dijon2),
    "dijon3": Decodeur("Dijon 3 : deux couleurs à la fois", "Dijon", f"{DIJON}, stratégie 3 réparée", dijon3),
    **{
        nom: Decodeur(titre, "meilleure réponse", source, partial(jouer_la_meilleure, nom, False))
        for nom, (titre, source) in _MEILLEURES.items()
    },
    **{
        nom + COMPATIBLE: Decodeur(
            f"{titre}, codes compatibles", "meilleure réponse", source, partial(jouer_la_meilleure, nom, True)
        )
        for nom, (titre, source) in _MEILLEURES.items()
    },
    "optimal": Decodeur("Le plus petit total, prouvé", "optimal", "Koyama et Lai, 1993", optimal),
    "optimal_en_cinq": Decodeur("Le plus petit total en 5 propositions", "optimal", "Koyama et Lai, 1993", optimal_en_cinq),
}


def trouver_decodeur(nom: object) -> Decodeur:
    """Le décodeur de ce nom ; lève `DecodeurInconnu` en donnant tous les noms.

    >>> trouver_decodeur("knuth").source
    'Knuth, 1976-77'
    """
    if not isinstance(nom, str) or nom not in DECODEURS:
        raise DecodeurInconnu(f"il faut un décodeur parmi {', '.join(DECODEURS)} ; voici {citer(nom)}")
    return DECODEURS[nom]


def exiger_taille(nb_pions: object, nb_couleurs: object) -> None:
    """Lève `TailleRefusee` hors de 1 à 6 pions et de 2 à 10 couleurs.

    >>> exiger_taille(7, 6)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut de 1 à 6 pions, en voici 7
    """
    if type(nb_pions) is not int or not 1 <= nb_pions <= MAX_PIONS:
        raise TailleRefusee(f"il faut de 1 à {accorder(MAX_PIONS, 'pion')}, en voici {citer(nb_pions)}")
    if type(nb_couleurs) is not int or not MIN_COULEURS <= nb_couleurs <= MAX_COULEURS:
        raise TailleRefusee(f"il faut de {MIN_COULEURS} à {accorder(MAX_COULEURS, 'couleur')}, en voici {citer(nb_couleurs)}")
