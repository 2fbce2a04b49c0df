"""Neutraliser ce qui n’est que de Jupyter : `%magie`, `!commande`, `aide?`.

Les numéros de ligne ne changent pas : les messages citent ceux de l’élève.
Commencer par `neutraliser`.
"""

import ast
import re
import textwrap

# Ces magies de cellule exécutent le reste de la cellule en Python ; les autres non.
MAGIES_GARDEES = {"time", "timeit", "capture", "prun", "memit"}

_MAGIE_DE_CELLULE = re.compile(r"%%(\w+)")
_LIGNE_DE_JUPYTER = re.compile(r"(\s*)(?:%{1,2}\w|!(?!=)|\?|[\w.]+\?{1,2}\s*$)")
_AFFECTATION_DE_JUPYTER = re.compile(r"(\s*\w+(?:\s*,\s*\w+)*)\s*=\s*(?:!|%\w)")
_TRIPLES_GUILLEMETS = re.compile(r'"""|\'\'\'')


def neutraliser(cellule: str) -> str | None:
    """La cellule sans rien que Python refuse à cause de Jupyter ; `None` si ce n’est pas du Python.

    >>> neutraliser("%%time\\n!pip list\\nx = 1")
    '\\npass\\nx = 1'
    >>> neutraliser("%%bash\\nls") is None
    True
    """
    lignes = cellule.split("\n")
    for rang, ligne in enumerate(lignes):
        magie = _MAGIE_DE_CELLULE.match(ligne)
        if not magie and ligne.strip() and not ligne.startswith("#"):
            break
        if magie and magie[1] not in MAGIES_GARDEES:
            return None
        if magie:
            lignes[rang] = ""
    texte, neutre = "\n".join(lignes), "\n".join(_neutraliser_lignes(lignes))
    return _enlever_le_retrait(texte if neutre == texte or _est_lisible(texte) else neutre)


def _est_lisible(texte: str) -> bool:
    """Vrai pour du Python déjà correct : un « %n » en début de ligne y est un reste de division."""
    try:
        ast.parse(texte)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def _enlever_le_retrait(texte: str) -> str:
    """Jupyter accepte une cellule entièrement décalée : on la ramène au bord, comme lui."""
    premiere = next((ligne for ligne in texte.split("\n") if ligne.strip()), "")
    return textwrap.dedent(texte) if premiere[:1] in (" ", "\t") else texte


def _neutraliser_lignes(lignes: list[str]) -> list[str]:
    neutres, guillemets, continue_la_commande = [], "", False
    for ligne in lignes:
        if guillemets:
            neutre = ligne
        elif continue_la_commande:
            neutre = ""
        else:
            neutre = _neutraliser_ligne(ligne)
        continue_la_commande = (neutre != ligne or continue_la_commande) and ligne.endswith("\\")
        guillemets = _guillemets_ouverts(neutre, guillemets)
        neutres.append(neutre)
    return neutres


def _neutraliser_ligne(ligne: str) -> str:
    if affectation := _AFFECTATION_DE_JUPYTER.match(ligne):
        return f"{affectation[1]} = None"
    if trouvee := _LIGNE_DE_JUPYTER.match(ligne):
        return f"{trouvee[1]}pass"
    return ligne


def _guillemets_ouverts(ligne: str, ouverts: str) -> str:
    """Les triples guillemets encore ouverts à la fin de la ligne, ou rien."""
    for trouves in _TRIPLES_GUILLEMETS.findall(ligne):
        if not ouverts:
            ouverts = trouves
        elif ouverts == trouves:
            ouverts = ""
    return ouverts
