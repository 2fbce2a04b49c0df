"""Ce qu’une cellule a d’exécutable : ni `%magie` ni `!commande` de Jupyter, et, quand une partie est fautive, tout le reste.

Rien n’est exécuté : Python lit, et dit ce qu’il ne comprend pas. Les numéros de ligne ne changent pas : les messages citent ceux de
l’élève. Commencer par `neutraliser`, puis `decouper`.
"""

import ast
import re
import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from mastermind_edu.juge.syntaxe import expliquer_faute

ILLISIBLE = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)
BLOCS_REUNIS = 20  # un texte ou une parenthèse peut s’étendre sur plusieurs lignes au bord gauche
BLOCS_PAR_CELLULE, SIGNES_ESSAYES = 500, 200_000  # bornent le temps passé sur une cellule faite pour le perdre
NOEUDS_COMPILES = 200_000  # avec ceux que Python recopie ; une cellule ordinaire en a quelques centaines
SORTIES = (ast.Return, ast.Break, ast.Continue)

_ENTETE = re.compile(r"(?:async\s+def|def|class)\b")
_SUITE_DE_BLOC = re.compile(r"(?:else|elif|except|finally)\b|[\s#]|$")
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
    except ILLISIBLE:
        return False
    return True


def _enlever_le_retrait(texte: str) -> str:
    """Jupyter accepte une cellule entièrement décalée : on la ramène au bord, comme lui."""
    premiere = next((ligne for ligne in texte.split("\n") if ligne.strip()), "")
    return textwrap.dedent(texte) if premiere[:1] in (" ", "\t") else texte


def _neutraliser_lignes(lignes: list[str]) -> list[str]:
    neutres, guillemets, continue_la_commande = [], "", False
    for ligne in lignes:
        neutre = ligne if guillemets else "" if continue_la_commande else _neutraliser_ligne(ligne)
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
        ouverts = "" if ouverts == trouves else ouverts or trouves
    return ouverts


class PartieFautive(NamedTuple):
    """Un morceau de cellule que Python ne lit pas, et l’explication de la faute."""

    texte: str
    faute: str


def decouper(texte: str, cellule: int) -> tuple[str, tuple[PartieFautive, ...]]:
    """Le texte exécutable d’une cellule, chaque ligne à sa place, et ce qui en est retiré ; rien quand elle se lit en entier."""
    try:
        _lire(texte)
    except ILLISIBLE:
        return _recuperer(texte.split("\n"), cellule)
    return texte, ()


def _lire(texte: str) -> None:
    """Lève l’une des erreurs `ILLISIBLE` quand Python ne comprend pas ce texte, ou mettrait des minutes à le compiler."""
    if "finally" in texte and _a_compiler(compile(texte, "<copie>", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True))[0] > NOEUDS_COMPILES:
        raise RecursionError
    # `return` hors d’une fonction se lit, mais ne se compile pas : on vérifie les deux.
    compile(texte, "<copie>", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)


def _a_compiler(noeud: ast.AST) -> tuple[int, int]:
    """Combien de nœuds Python aura à compiler, et combien de sorties (`return`, `break`…) : le bloc d’un `finally` est recopié à chaque sortie.

    Imbriqués, ces blocs se recopient l’un l’autre : vingt lignes en font des millions.
    """
    if isinstance(noeud, ast.expr):
        return sum(1 for _ in ast.walk(noeud)), 0
    noeuds, sorties = 1, int(isinstance(noeud, SORTIES))
    final = getattr(noeud, "finalbody", [])
    for enfant in ast.iter_child_nodes(noeud):
        if enfant not in final:
            siens, siennes = _a_compiler(enfant)
            noeuds, sorties = noeuds + siens, sorties + siennes
    copies = 2 + sorties  # une où tout va bien, une où tout va mal
    for enfant in final:
        siens, siennes = _a_compiler(enfant)
        noeuds, sorties = noeuds + copies * siens, sorties + copies * siennes
    return noeuds, sorties


def _recuperer(lignes: Sequence[str], cellule: int) -> tuple[str, tuple[PartieFautive, ...]]:
    """Lit une cellule fautive bloc par bloc, un bloc commençant au bord gauche."""
    bornes = [*_debuts(lignes)[:BLOCS_PAR_CELLULE], len(lignes)]
    lisibles, fautives, rang, reste = [""] * len(lignes), [], 0, SIGNES_ESSAYES
    while rang < len(bornes) - 1:
        faute, nb_blocs, cout = _lire_blocs(lignes, bornes[rang:], cellule, reste)
        bloc = slice(bornes[rang], bornes[rang + nb_blocs])
        if faute:
            fautives.append(PartieFautive("\n".join(lignes[bloc]), faute))
        else:
            lisibles[bloc] = lignes[bloc]
        rang, reste = rang + nb_blocs, reste - cout
    return "\n".join(lisibles), tuple(fautives)


def _debuts(lignes: Sequence[str]) -> list[int]:
    debuts: list[int] = []
    derniere = None  # combien de débuts, jusqu’à la dernière fonction comprise
    for rang, ligne in enumerate(lignes):
        if re.match(r"return\b", ligne) and derniere is not None:
            del debuts[derniere:]  # ce `return` est sorti de la dernière fonction : la faute est à elle
        elif not _SUITE_DE_BLOC.match(ligne) or (not debuts and ligne.strip()):
            debuts.append(rang)
            derniere = len(debuts) if _ENTETE.match(ligne) else derniere
    return debuts


def _lire_blocs(lignes, bornes: Sequence[int], cellule: int, reste: int) -> tuple[str, int, int]:
    """Combien de blocs fait le plus court texte lisible qui commence ici, et ce qu’il coûte ; la faute du premier à défaut."""
    faute, cout = "", 0
    for nb_blocs in range(1, min(BLOCS_REUNIS, len(bornes) - 1) + 1):
        if nb_blocs > 1 and _ENTETE.match(lignes[bornes[nb_blocs - 1]]) and not lignes[bornes[0]].startswith("@"):
            break
        texte = "\n".join(lignes[bornes[0] : bornes[nb_blocs]])
        cout += len(texte)
        if faute and cout > reste:
            break
        try:
            _lire(texte)
            return "", nb_blocs, cout
        except ILLISIBLE as erreur:
            faute = faute or expliquer_faute(erreur, texte, bornes[0] + 1, cellule)
    return faute, 1, cout
