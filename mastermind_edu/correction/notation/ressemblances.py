"""Les réponses qui se ressemblent trop : une piste pour le professeur, jamais une preuve.

On compare des arbres de syntaxe dont les noms choisis par l’élève sont effacés ;
une réponse que beaucoup écrivent n’est pas une piste. Commencer par `ressemblances`.
"""

import ast
import inspect
import textwrap
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from mastermind_edu.exercices import CATALOGUE

TAILLE_DE_MOTIF = 4  # nœuds consécutifs comparés d’un bloc
NOEUDS_MINIMUM = 30  # en dessous, il n’y a guère qu’une façon d’écrire
COPIES_BANALES = 4  # autant de copies du même arbre : c’est la façon ordinaire, ou celle du cours
SEUIL = 0.9
LONGUEUR_MAXIMALE = 20_000  # caractères d’une réponse
NOEUDS_MAXIMUM = 5_000


class Ressemblance(NamedTuple):
    """Deux copies dont la réponse à un exercice a presque le même arbre ; `taux` va de 0 à 1."""

    nom: str
    copie: str
    autre: str
    taux: float


def ressemblances(
    reponses: Mapping[str, Mapping[str, str]],
    *,
    seuil: float = SEUIL,
    noeuds_minimum: int = NOEUDS_MINIMUM,
    copies_banales: int = COPIES_BANALES,
    banales: Mapping[str, tuple[str, ...]] | None = None,
) -> list[Ressemblance]:
    """Les paires de réponses voisines, de la plus à la moins ressemblante.

    `reponses` donne, pour chaque copie, la source de chaque fonction ; ce qui ne se
    lit pas est ignoré. `banales` donne les sources déjà connues de tous : sans lui,
    les solutions et les erreurs typiques du catalogue. Coût : le carré du nombre de copies.
    """
    trouvees = []
    for nom in sorted({nom for fonctions in reponses.values() for nom in fonctions}):
        connues = sources_du_catalogue(nom) if banales is None else banales.get(nom, ())
        formes = {copie: normaliser(fonctions[nom]) for copie, fonctions in reponses.items() if nom in fonctions}
        originales = {copie: forme for copie, forme in sorted(formes.items()) if len(forme) >= noeuds_minimum}
        paires = _comparer(originales, [normaliser(source) for source in connues], seuil, copies_banales)
        trouvees += [Ressemblance(nom, copie, autre, taux) for copie, autre, taux in paires]
    return sorted(trouvees, key=lambda r: (-r.taux, r.nom, r.copie, r.autre))


def _comparer(
    formes: Mapping[str, tuple[str, ...]], connues: list[tuple[str, ...]], seuil: float, copies_banales: int
) -> Iterator[tuple[str, str, float]]:
    nombres = Counter(formes.values())
    communes = {forme for forme, nombre in nombres.items() if nombre >= copies_banales} | set(connues)
    motifs = {forme: _motifs(forme) for forme in communes | set(nombres)}
    proches = {forme for forme in nombres if any(_taux(motifs[forme], motifs[c]) >= seuil for c in communes)}
    for copie, autre in combinations(formes, 2):
        forme, voisine = formes[copie], formes[autre]
        if forme == voisine and forme not in communes:
            yield copie, autre, 1.0
        # Deux variantes de la façon ordinaire se ressemblent sans s’être copiées.
        elif forme != voisine and not {forme, voisine} & proches:
            taux = _taux(motifs[forme], motifs[voisine])
            if taux >= seuil:
                yield copie, autre, round(taux, 4)


def _motifs(forme: tuple[str, ...]) -> Counter:
    return Counter(forme[i : i + TAILLE_DE_MOTIF] for i in range(max(1, len(forme) - TAILLE_DE_MOTIF + 1)))


def _taux(motifs: Counter, autres: Counter) -> float:
    """La part de motifs en commun, de 0 à 1."""
    total = sum(motifs.values()) + sum(autres.values())
    communs = sum(min(nombre, autres[motif]) for motif, nombre in motifs.items() if motif in autres)
    return 2 * communs / total


def sources_du_catalogue(nom: str) -> tuple[str, ...]:
    """Les sources de la solution et des erreurs typiques d’un exercice."""
    if nom not in CATALOGUE:
        return ()
    exercice = CATALOGUE[nom]
    return (inspect.getsource(exercice.reference), *(typique.source for typique in exercice.erreurs_typiques))


def normaliser(source: str) -> tuple[str, ...]:
    """Les nœuds de l’arbre, sans noms choisis, commentaires, annotations ni chaînes d’aide ; vide si illisible.

    >>> normaliser("def f(x: int):\\n    'Aide.'\\n    return x + 1  # le suivant")[1:5]
    ('FunctionDef nom0', 'arguments', 'arg nom1', 'Return')
    """
    if len(source) > LONGUEUR_MAXIMALE:
        return ()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            arbre = ast.parse(textwrap.dedent(source))
        noms = {nom: f"nom{rang}" for rang, nom in enumerate(dict.fromkeys(_noms_choisis(arbre)))}
        noeuds = tuple(_parcourir(arbre, noms))
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # la réponse d’un élève peut être n’importe quoi
        return ()
    return noeuds if len(noeuds) <= NOEUDS_MAXIMUM else ()


def _noms_choisis(noeud: ast.AST) -> Iterator[str]:
    """Les noms que la réponse définit elle-même, dans l’ordre où ils apparaissent."""
    if isinstance(noeud, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield noeud.name
    elif isinstance(noeud, ast.arg):
        yield noeud.arg
    elif isinstance(noeud, ast.Name) and isinstance(noeud.ctx, ast.Store):
        yield noeud.id
    elif isinstance(noeud, ast.ExceptHandler) and noeud.name:
        yield noeud.name
    for enfant in ast.iter_child_nodes(noeud):
        yield from _noms_choisis(enfant)


def _parcourir(noeud: ast.AST, noms: Mapping[str, str]) -> Iterator[str]:
    """Les nœuds, parents d’abord, chacun avec ce qui le distingue."""
    if isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant):
        return  # chaîne d’aide ou « ... »
    yield _etiquette(noeud, noms)
    for champ, valeur in ast.iter_fields(noeud):
        if champ in ("ctx", "annotation", "returns", "type_comment"):
            continue
        for enfant in valeur if isinstance(valeur, list) else [valeur]:
            if isinstance(enfant, ast.AST):
                yield from _parcourir(enfant, noms)


def _etiquette(noeud: ast.AST, noms: Mapping[str, str]) -> str:
    genre = {"AnnAssign": "Assign"}.get(type(noeud).__name__, type(noeud).__name__)
    if isinstance(noeud, ast.Constant):
        return f"{genre} {noeud.value!r}"
    textes = [noms.get(valeur, valeur) for _, valeur in ast.iter_fields(noeud) if isinstance(valeur, str)]
    return " ".join([genre, *textes])
