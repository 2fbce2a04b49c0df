"""Ce qu’est devenue une copie : notée, à regarder, remplacée."""

from enum import Enum


class EtatCopie(Enum):
    """Ce qu’est devenue une copie."""

    NOTEE, A_LA_MAIN = "notée", "notée à la main"
    ILLISIBLE, A_NOTER = "rendu, illisible", "à noter à la main"
    HORS_EPREUVE = "rendu, pas l’épreuve"
    REMPLACEE = "remplacée"


SANS_NOTE = (EtatCopie.ILLISIBLE, EtatCopie.A_NOTER, EtatCopie.HORS_EPREUVE)  # que le professeur doit regarder
