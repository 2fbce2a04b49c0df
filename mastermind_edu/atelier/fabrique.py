"""La fabrique : lire, composer, exécuter, nettoyer, écrire les notebooks du cours, ou vérifier qu’ils suivent leurs sources.

Vérifier n’exécute rien ; les sorties, c’est nbval. Les outils de Jupyter ne sont importés qu’au moment de s’en servir.
Commencer par `fabriquer`, puis `verifier_fabrication`.
"""

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.annonces import lister_oublis
from mastermind_edu.atelier.dossier import conseiller, nommer_les_restes
from mastermind_edu.atelier.enseignant.lecture import lister_pages_orphelines
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, choisir_cibles, est_un_dossier, exiger_outils, lister_cibles, lister_orphelins
from mastermind_edu.atelier.sommaire import composer_pages, lire_titres_des_lecons
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import dire_refus, ecrire_decimal

NOYAUX_A_LA_FOIS = 2
OUTILS = ("jupytext", "nbformat", "nbclient")
COMPARES = {
    "id": "n’est pas à la place que lui donne le source",
    "cell_type": "n’est pas du type que dit le source",
    "source": "n’a pas le texte du source",
    "metadata": "n’a pas les métadonnées du source",
}


class Issue(NamedTuple):
    """Ce qu’est devenu un notebook : « fabriqué », « inchangé » ou « refusé »."""

    cible: Cible
    etat: str
    secondes: float
    reproche: str = ""

    def __str__(self) -> str:
        duree = ecrire_decimal(self.secondes, 1, zeros=True)
        return f"{self.cible.nom} … {self.etat} ({duree} s)"


def fabriquer(racine: Path, chapitres: Sequence[str] = (), *, annoncer: Callable[[str], object] = print) -> list[Path]:
    """Fabrique les pages des exercices, puis les notebooks des chapitres demandés, tous par défaut.

    Renvoie les fichiers écrits : aucun quand rien n’a changé. Un notebook refusé
    n’empêche pas les autres ; lève à la fin `ErreurFabrication`, tous les reproches
    réunis. `annoncer` reçoit une ligne par page changée et par notebook, dans l’ordre du cours.
    """
    exiger_outils(OUTILS, "des auteurs", "fabriquer")
    from mastermind_edu.atelier.execution import produire

    racine = Path(racine).resolve()
    cibles = choisir_cibles(racine, chapitres)
    pages, reproches = _fabriquer_pages(racine, annoncer)  # d’abord : les notebooks s’exécutent avec le sommaire
    if reproches and est_un_dossier(racine):  # ses notebooks portent ce qui vient d’être refusé
        raise ErreurFabrication("\n".join(reproches))
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
    if est_un_dossier(racine):
        for phrase in (*conseiller(dict.fromkeys(cible.chapitre for cible in cibles)), *nommer_les_restes(racine)):
            annoncer(phrase)
    return pages + [issue.cible.notebook for issue in issues if issue.etat == "fabriqué"]


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
        etat, reproche = "refusé", f"{cible.nom} : {dire_refus(erreur)}"
    return Issue(cible, etat, time.monotonic() - debut, reproche)


def verifier_fabrication(racine: Path) -> list[str]:
    """Une phrase par page ou notebook à refabriquer ou à ôter, et par endroit où un chapitre manque ; aucune quand tout est à jour."""
    racine = Path(racine).resolve()
    try:
        exiger_outils(OUTILS, "des auteurs", "fabriquer")
        cibles = lister_cibles(racine)
    except ErreurFabrication as erreur:
        return [str(erreur)]
    pages, refus = _verifier_pages(racine)
    if refus and est_un_dossier(racine):
        return refus
    ecarts = [*refus, *pages, *map(_verifier_un, cibles)]
    orphelins = [f"{nom} : aucun source ne le donne" for nom in lister_orphelins(racine, cibles)]
    try:
        oublis = [] if est_un_dossier(racine) else lister_oublis(racine, lire_titres_des_lecons(racine))
    except ErreurFabrication as erreur:  # un source refusé
        oublis = [str(erreur)]
    return list(dict.fromkeys([*filter(None, ecarts), *orphelins, *oublis]))


def _verifier_pages(racine: Path) -> tuple[list[str], list[str]]:
    """Une phrase par page périmée, puis ce qui empêche d’écrire les pages."""
    pages, refus = [], []
    try:
        pages.extend(composer_pages(racine))  # celles d’avant un refus sont gardées
    except ErreurFabrication as erreur:
        refus = str(erreur).split("\n")
    perimees = [p for p in pages if not (racine / p.nom).exists() or (racine / p.nom).read_text(encoding="utf-8") != p.texte]
    orphelines = [] if refus or est_un_dossier(racine) else lister_pages_orphelines(racine, {page.nom for page in pages})
    return [*(f"{page.nom} : {page.reproche}" for page in perimees), *(f"{nom} : aucun source ne la donne" for nom in orphelines)], refus


def _verifier_un(cible: Cible) -> str:
    """La phrase qui dit l’écart d’un notebook, vide s’il est à jour."""
    from mastermind_edu.atelier.execution import assembler, composer

    try:
        attendu = assembler(composer(cible))
    except ErreurFabrication as erreur:
        return str(erreur)
    if not cible.notebook.exists():
        return f"{cible.nom} : n’est pas encore fabriqué à partir de {cible.nom_source}"
    trouve = _lire(cible.notebook)
    ecart = _comparer(attendu, trouve) if trouve else "n’est pas un notebook lisible"
    return f"{cible.nom} : {ecart}" if ecart else ""


def _lire(chemin: Path) -> dict | None:
    """Le contenu du fichier, `None` s’il n’a pas la forme d’un notebook."""
    try:
        contenu = json.loads(chemin.read_text(encoding="utf-8"))
    except ValueError:  # ni UTF-8, ni JSON
        return None
    cellules = contenu.get("cells") if isinstance(contenu, dict) else None
    lisible = isinstance(cellules, list) and all(isinstance(cellule, dict) for cellule in cellules)
    return contenu if lisible else None


def _comparer(attendu: dict, trouve: dict) -> str:
    for cellule, autre in zip_longest(attendu["cells"], trouve["cells"]):
        if ecart := _comparer_cellules(cellule, autre):
            return ecart
    for cle in ("metadata", "nbformat", "nbformat_minor"):
        if attendu[cle] != trouve.get(cle):
            return f"la métadonnée « {cle} » n’est pas celle que donne la fabrique"
    return ""


def _comparer_cellules(attendue: dict | None, trouvee: dict | None) -> str:
    if trouvee is None:
        return f"la cellule « {attendue['id']} » du source manque"
    nom = f"la cellule « {trouvee.get('id', 'sans titre')} »"
    if attendue is None:
        return f"{nom} n’est pas dans le source"
    from mastermind_edu.atelier.sorties import replier

    attendue = {**attendue, "metadata": replier(attendue["metadata"], trouvee.get("outputs", ()))}
    for cle, ecart in COMPARES.items():
        if attendue[cle] != _valeur(trouvee, cle):
            return f"{nom} {ecart}"
    a_executer = attendue["cell_type"] == "code" and "nbval-skip" not in attendue["metadata"].get("tags", [])
    return f"{nom} n’a pas été exécutée" if a_executer and trouvee.get("execution_count") is None else ""


def _valeur(cellule: dict, cle: str) -> object:
    valeur = cellule.get(cle)
    # nbformat écrit le texte d’une cellule ligne par ligne.
    return "".join(valeur) if cle == "source" and isinstance(valeur, list) else valeur
