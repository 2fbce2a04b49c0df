"""La fabrique : lire, composer, exécuter, nettoyer, écrire les notebooks du cours.

Les outils de Jupyter ne sont importés qu’au moment de fabriquer. Commencer par
`fabriquer`.
"""

import importlib.util
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.plan import Cible, choisir_cibles, lister_cibles
from mastermind_edu.atelier.sommaire import composer_pages
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import ecrire_decimal

NOYAUX_A_LA_FOIS = 2
OUTILS = ("jupytext", "nbformat", "nbclient")


class Issue(NamedTuple):
    """Ce qu’est devenu un notebook : « fabriqué », « inchangé » ou « refusé »."""

    cible: Cible
    etat: str
    secondes: float
    reproche: str = ""

    def __str__(self) -> str:
        duree = ecrire_decimal(self.secondes, 1, zeros=True)
        return f"{self.cible.nom} … {self.etat} ({duree} s)"


def fabriquer(
    racine: Path, chapitres: Sequence[str] = (), *, annoncer: Callable[[str], object] = print
) -> list[Path]:
    """Fabrique les pages des exercices, puis les notebooks des chapitres demandés, tous par défaut.

    Renvoie les fichiers écrits : aucun quand rien n’a changé. Un notebook refusé
    n’empêche pas les autres ; lève à la fin `ErreurFabrication`, tous les reproches
    réunis. `annoncer` reçoit une ligne par page changée et par notebook, dans l’ordre du cours.
    """
    exiger_outils()
    from mastermind_edu.atelier.production import produire

    racine = Path(racine).resolve()
    cibles = choisir_cibles(racine, chapitres)
    pages, reproches = _fabriquer_pages(racine, annoncer)  # d’abord : les notebooks s’exécutent avec le sommaire
    cibles += [cible for cible in lister_cibles(racine) if cible.source in pages and cible not in cibles]
    issues = []
    with ThreadPoolExecutor(NOYAUX_A_LA_FOIS) as equipe:
        for issue in equipe.map(partial(_fabriquer_un, produire), cibles):
            annoncer(str(issue))
            issues.append(issue)
    # Un source refusé l’est pour l’exercice et pour la solution : on ne le dit qu’une fois.
    reproches = list(dict.fromkeys([*reproches, *(issue.reproche for issue in issues if issue.reproche)]))
    if reproches:
        raise ErreurFabrication("\n".join(reproches))
    return pages + [issue.cible.notebook for issue in issues if issue.etat == "fabriqué"]


def exiger_outils() -> None:
    """Lève `ErreurFabrication` quand les outils des auteurs ne sont pas installés."""
    absents = [outil for outil in OUTILS if importlib.util.find_spec(outil) is None]
    if absents:
        raise ErreurFabrication(
            f"il faut les outils des auteurs, il manque {', '.join(absents)} : `python lancer.py fabriquer` les installe"
        )


def _fabriquer_pages(racine: Path, annoncer: Callable[[str], object]) -> tuple[list[Path], list[str]]:
    """Les pages écrites, et le reproche qui a empêché les suivantes."""
    ecrites: list[Path] = []
    try:
        for page in composer_pages(racine):
            if ecrire(racine / page.nom, page.texte):
                annoncer(f"{page.nom} … fabriqué")
                ecrites.append(racine / page.nom)
    except ErreurFabrication as erreur:
        return ecrites, [str(erreur)]
    return ecrites, []


def _fabriquer_un(produire: Callable[[Cible], str], cible: Cible) -> Issue:
    debut = time.monotonic()
    try:
        etat, reproche = ("fabriqué" if ecrire(cible.notebook, produire(cible)) else "inchangé"), ""
    except ErreurFabrication as erreur:
        etat, reproche = "refusé", str(erreur)
    except OSError as erreur:  # disque plein, fichier ouvert ailleurs sous Windows
        etat, reproche = "refusé", f"{cible.nom} : {erreur}"
    return Issue(cible, etat, time.monotonic() - debut, reproche)
