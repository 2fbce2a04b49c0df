"""Vérifier que les notebooks sont ceux que les sources donnent, sans rien exécuter.

Les sorties, elles, sont vérifiées par nbval. Commencer par `verifier_fabrication`.
"""

import json
from itertools import zip_longest
from pathlib import Path

from mastermind_edu.atelier.annonces import lister_oublis
from mastermind_edu.atelier.enseignant.lecture import lister_pages_orphelines
from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.fabrique import exiger_outils
from mastermind_edu.atelier.plan import Cible, lister_cibles, lister_orphelins
from mastermind_edu.atelier.sommaire import composer_pages, lire_titres

COMPARES = {
    "id": "n’est pas à la place que lui donne le source",
    "cell_type": "n’est pas du type que dit le source",
    "source": "n’a pas le texte du source",
    "metadata": "n’a pas les métadonnées du source",
}


def verifier_fabrication(racine: Path) -> list[str]:
    """Une phrase par page ou notebook à refabriquer ou à ôter, et par endroit où un chapitre manque ; aucune quand tout est à jour."""
    racine = Path(racine).resolve()
    try:
        exiger_outils()
        cibles = lister_cibles(racine)
    except ErreurFabrication as erreur:
        return [str(erreur)]
    ecarts = [*_verifier_pages(racine), *map(_verifier_un, cibles)]
    orphelins = [f"{nom} : aucun source ne le donne" for nom in lister_orphelins(racine, cibles)]
    return list(dict.fromkeys(ecart for ecart in ecarts if ecart)) + orphelins + lister_oublis(racine, lire_titres(racine))


def _verifier_pages(racine: Path) -> list[str]:
    """Une phrase par page qui ne suit plus les exercices, ou celle qui dit pourquoi on ne sait pas les écrire."""
    try:
        pages = list(composer_pages(racine))
    except ErreurFabrication as erreur:
        return [str(erreur)]
    perimees = [p.nom for p in pages if not (racine / p.nom).exists() or (racine / p.nom).read_text(encoding="utf-8") != p.texte]
    orphelines = lister_pages_orphelines(racine, {page.nom for page in pages})
    return [f"{nom} : ne suit plus les exercices" for nom in perimees] + [f"{nom} : aucun source ne la donne" for nom in orphelines]


def _verifier_un(cible: Cible) -> str:
    """La phrase qui dit l’écart d’un notebook, vide s’il est à jour."""
    from mastermind_edu.atelier.composition import assembler, composer

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
    attendue = {**attendue, "metadata": _replier(attendue["metadata"], trouvee)}
    for cle, ecart in COMPARES.items():
        if attendue[cle] != _valeur(trouvee, cle):
            return f"{nom} {ecart}"
    a_executer = attendue["cell_type"] == "code" and "nbval-skip" not in attendue["metadata"].get("tags", [])
    return f"{nom} n’a pas été exécutée" if a_executer and trouvee.get("execution_count") is None else ""


def _replier(metadonnees: dict, trouvee: dict) -> dict:
    from mastermind_edu.atelier.sorties import replier

    return replier(metadonnees, trouvee.get("outputs", ()))


def _valeur(cellule: dict, cle: str) -> object:
    valeur = cellule.get(cle)
    # nbformat écrit le texte d’une cellule ligne par ligne.
    return "".join(valeur) if cle == "source" and isinstance(valeur, list) else valeur
