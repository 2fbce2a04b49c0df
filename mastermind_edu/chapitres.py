"""Les noms des chapitres : « 04_marquage » est le chapitre 04, son sujet est « marquage ».

Ni leur contenu (voir `exercices`), ni leurs fichiers. Commencer par `numero`.
"""

import re
from typing import NamedTuple

NOM_DE_CHAPITRE = re.compile(r"([0-9]{2}[a-z]?)_([a-z0-9_]+)")
NOM_AJOUTE = re.compile(r"[a-z][a-z0-9_]{1,39}")  # un notebook du dossier d’un professeur : il n’a pas de numéro
SUJET = re.compile(r"epreuve_([a-z0-9_]{1,20})_g([0-9]{1,9})_([a-z])")
# Ce qui distingue un notebook des autres du même chapitre : deux onglets ne portent jamais le même titre.
SUFFIXES = {"notebooks": "", "exercises": "_exercices", "solutions": "_corrige"}


def est_du_cours(chapitre: str | None) -> bool:
    """Vrai pour un chapitre du cours, qui a un numéro ; faux pour un notebook de professeur, un sujet d’épreuve, ou rien.

    >>> est_du_cours("04_marquage"), est_du_cours("mes_textes"), est_du_cours(None)
    (True, False, False)
    """
    return (chapitre or "")[:1].isdigit()


def numero(chapitre: str) -> str:
    """Le numéro d’un chapitre, avec la lettre d’un chapitre ajouté après coup ; le nom d’un notebook qui n’en a pas.

    >>> numero("04_marquage"), numero("00b_python"), numero("mes_textes")
    ('04', '00b', 'mes_textes')
    """
    return chapitre.partition("_")[0] if est_du_cours(chapitre) else chapitre


def deux_chiffres(numero: str) -> str:
    """Un numéro de chapitre comme le cours l’écrit.

    >>> deux_chiffres("4"), deux_chiffres("04"), deux_chiffres("3b")
    ('04', '04', '03b')
    """
    return numero if numero[1:2].isdigit() else f"0{numero}"


def sujet(chapitre: str) -> str:
    """Le sujet d’un chapitre.

    >>> sujet("02_code_secret"), sujet("00b_python"), sujet("mes_textes")
    ('code_secret', 'python', 'mes_textes')
    """
    return chapitre.removeprefix(f"{numero(chapitre)}_")


def sans_suffixe(racine: str) -> str:
    """Le chapitre dont un fichier du cours porte le nom, donné sans extension.

    >>> sans_suffixe("04_marquage_exercices"), sans_suffixe("04_marquage")
    ('04_marquage', '04_marquage')
    """
    for suffixe in filter(None, SUFFIXES.values()):
        racine = racine.removesuffix(suffixe)
    return racine


class Sujet(NamedTuple):
    """Un des sujets d’une épreuve : sa lettre, le numéro de son tirage, les chapitres dont elle est faite."""

    chapitres: str
    graine: int
    lettre: str

    @property
    def nom(self) -> str:
        """Le nom de son notebook, qui tient lieu de chapitre."""
        return f"{self.epreuve}_{self.lettre.lower()}"

    @property
    def epreuve(self) -> str:
        """Ce que son nom a de commun avec ceux des autres sujets."""
        return f"epreuve_{self.chapitres}_g{self.graine}"

    @property
    def titre_commun(self) -> str:
        """Celui de l’épreuve entière."""
        return f"Épreuve {self.chapitres.replace('_', '-')}, tirage n°\u00a0{self.graine}"

    def __str__(self) -> str:
        return f"{self.titre_commun}, sujet {self.lettre}"


def lire_un_sujet(chapitre: str | None) -> Sujet | None:
    """Le sujet d’épreuve dont ce « chapitre » est le nom ; rien pour un vrai chapitre.

    >>> print(lire_un_sujet("epreuve_04_06_g1234_b"), lire_un_sujet("04_marquage"))
    Épreuve 04-06, tirage n° 1234, sujet B None
    """
    trouve = SUJET.fullmatch(chapitre or "")
    return Sujet(trouve[1], int(trouve[2]), trouve[3].upper()) if trouve else None


def sans_le_sujet(chapitre: str) -> str:
    """Ce pour quoi une seule copie compte : un chapitre, ou une épreuve entière.

    >>> sans_le_sujet("epreuve_04_06_g1234_b"), sans_le_sujet("04_marquage")
    ('epreuve_04_06_g1234', '04_marquage')
    """
    lu = lire_un_sujet(chapitre)
    return lu.epreuve if lu else chapitre
