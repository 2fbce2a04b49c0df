"""La page de retour d’une copie : ses verdicts, ses contre-exemples, ses conseils, son code ; et toutes à la suite.

Ce qu’on y met ; comment on le dispose est dans `gabarits/retour.html.j2`. Commencer par `page_de_retour`.
"""

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from mastermind_edu.affichage.verdicts import COLONNES
from mastermind_edu.coeur.regles import PALETTE, Couleur
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, ExerciceNote
from mastermind_edu.correction.pages.notes import NON_NOTEE, anomalies_pour_l_eleve
from mastermind_edu.correction.pages.rendu import rendre, rendre_au_fil
from mastermind_edu.exercices import CATALOGUE

COULEURS = {couleur.initiale: couleur for couleur in PALETTE}
PIONS_MAXIMUM = 8
NOMS_RESERVES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)  # Windows les garde pour lui
LONGUEUR_DE_NOM = 80
FINIT_PAR_UNE_EMPREINTE = re.compile("-[0-9a-f]{16}$", re.IGNORECASE)  # un élève peut nommer son fichier comme la page d’un autre


def nommer_pages(fichiers: Iterable[str]) -> dict[str, str]:
    """Pour chaque copie, un nom de page que tous les systèmes acceptent, différent des autres.

    >>> nommer_pages(["Zoé Martin/04_marquage.ipynb"])
    {'Zoé Martin/04_marquage.ipynb': 'Zoe_Martin_04_marquage.html'}
    """
    bases = {fichier: _nom_sur(fichier) for fichier in sorted(set(fichiers))}
    nombres = Counter(base.casefold() for base in bases.values())
    noms = {}
    for fichier, base in bases.items():
        ambigu = nombres[base.casefold()] > 1 or FINIT_PAR_UNE_EMPREINTE.search(base)
        noms[fichier] = f"{base}{_empreinte(fichier) if ambigu else ''}.html"
    return noms


def _nom_sur(fichier: str) -> str:
    court = re.sub(r"_assignsubmission_[a-z]+_", "_", fichier.removesuffix(".ipynb"))
    sans_accent = unicodedata.normalize("NFKD", court).encode("ascii", "ignore").decode()
    nom = re.sub(r"[^A-Za-z0-9-]+", "_", sans_accent).strip("_-")[:LONGUEUR_DE_NOM].strip("_-") or "copie"
    return f"copie_{nom}" if NOMS_RESERVES.match(nom) else nom


def _empreinte(fichier: str) -> str:
    return "-" + hashlib.sha256(fichier.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def page_de_retour(copie: CopieNotee) -> str:
    """La page HTML d’une copie."""
    return rendre("retour", copie=copie, remarques=anomalies_pour_l_eleve(copie), prefixe="", **_commun())


def page_des_retours(copies: Sequence[CopieNotee]) -> Iterator[str]:
    """La page HTML de toutes les copies, chacune sur sa feuille, dans l’ordre des élèves ; par morceaux, une copie en mémoire."""
    rangs = [rang for _, rang in sorted((copie.eleve.casefold(), rang) for rang, copie in enumerate(copies))]
    retours = ((copies[rang], anomalies_pour_l_eleve(copies[rang])) for rang in rangs)
    return rendre_au_fil("retours", retours=retours, nombre=len(rangs), **_commun())


def _commun() -> dict:
    return {"sur": NOTE_MAXIMALE, "non_notee": NON_NOTEE, "colonnes": COLONNES, "pions": arguments_en_pions}


def arguments_en_pions(exercice: ExerciceNote) -> list[tuple[str, list[list[Couleur]]]]:
    """Chaque argument du contre-exemple qui est un code, ou une liste de codes, en lettres de la palette."""
    parametres = CATALOGUE[exercice.nom].parametres if exercice.nom in CATALOGUE else ()
    codes = [(parametre, _en_codes(argument)) for parametre, argument in zip(parametres, exercice.verdict.contre_exemple.arguments)]
    return [(parametre, [[COULEURS[symbole] for symbole in code] for code in siens]) for parametre, siens in codes if siens]


def _en_codes(argument: object) -> Sequence[Sequence[str]]:
    if _est_code(argument):
        return [argument]
    return argument if isinstance(argument, (list, tuple)) and all(map(_est_code, argument)) else ()


def _est_code(valeur: object) -> bool:
    return (
        isinstance(valeur, (list, tuple))
        and 1 <= len(valeur) <= PIONS_MAXIMUM
        and all(isinstance(symbole, str) and symbole in COULEURS for symbole in valeur)
    )
