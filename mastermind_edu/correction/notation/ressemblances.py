"""Les réponses qui se ressemblent trop : une piste pour le professeur, jamais une preuve.

On compare des arbres de syntaxe dont les noms choisis par l’élève sont effacés ; une réponse courte que beaucoup écrivent n’est pas
une piste, une longue en reste une, fussent-ils huit à l’avoir.
Aucune n’est comparée à toutes, et la recherche est pourtant exacte (« prefix filtering », Chaudhuri, Ganti et Kaushik, 2006 ;
Bayardo, Ma et Srikant, 2007). Commencer par `ressemblances`.
"""

import ast
import inspect
import math
import textwrap
import warnings
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import PurePosixPath
from typing import NamedTuple

from mastermind_edu.chapitres import Sujet, lire_un_sujet
from mastermind_edu.correction.lecture.eleves import depot
from mastermind_edu.correction.lecture.fichiers import est_archive
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.scelles import lire_corriges

NOEUDS_MINIMUM = 30  # en dessous, il n’y a guère qu’une façon d’écrire
COPIES_BANALES = 4  # au moins autant de copies d’un arbre court pour qu’il soit la façon ordinaire (voir `_est_banale`)
NOEUDS_D_UNE_LONGUE = 50  # à partir de là, il y a trop de façons d’écrire pour que plusieurs tombent sur la même
SEUIL = 0.9
LONGUEUR_MAXIMALE = 20_000  # caractères d’une réponse
NOEUDS_MAXIMUM = 1_000
COPIES_PAR_DEPOT = 200  # comparées, d’une même fonction : mille brouillons d’un seul élève prendraient le temps et la place de tous
MOTS_MINIMUM = 8  # d’une réponse écrite : en dessous, deux élèves s’accordent par hasard
TAILLE_DE_MOTIF = 4  # éléments consécutifs comparés d’un bloc

Suite = tuple[str, ...]
Motifs = frozenset[int]


class Ressemblance(NamedTuple):
    """Deux copies dont la réponse à un exercice a presque le même arbre ; `taux` va de 0 à 1."""

    nom: str
    copie: str
    autre: str
    taux: float


def ressemblances(copies: Sequence[CopieNotee]) -> list[Ressemblance]:
    """Les paires de réponses voisines, de la plus à la moins ressemblante.

    Ce qui ne se lit pas est ignoré, comme ce qui est déjà connu de tous, les solutions et les erreurs typiques du catalogue. Chaque
    copie est relue une fois par fonction : elles peuvent rester sur un disque.
    """
    porteuses: dict[tuple[str, Sujet | None], dict[str, int]] = {}
    for rang, copie in enumerate(copies):
        for nom in copie.sources:  # d’une épreuve, seules les copies du même sujet se comparent
            porteuses.setdefault((nom, lire_un_sujet(copie.chapitre)), {})[copie.fichier] = rang
    trouvees = []
    for (nom, _), rangs in porteuses.items():  # une fonction à la fois : le texte des autres n’est pas en mémoire
        formes = {fichier: normaliser(copies[rangs[fichier]].sources[nom]) for fichier in _sans_exces(sorted(rangs))}
        originales = {copie: forme for copie, forme in formes.items() if len(forme) >= NOEUDS_MINIMUM}
        connues = map(normaliser, sources_du_catalogue(nom) if len(originales) > 1 else ())
        trouvees += [Ressemblance(nom, *paire) for paire in _comparer(originales, connues)]
    trouvees += _ecrites_pareilles(copies)
    return sorted(trouvees, key=lambda r: (-r.taux, r.nom, r.copie, r.autre))


def _ecrites_pareilles(copies: Iterable[CopieNotee]) -> Iterator[Ressemblance]:
    """Les réponses écrites identiques mot pour mot, chacune avec la première qui dit la même chose."""
    premieres: dict[tuple, str] = {}
    for copie in copies:
        for question in copie.questions:
            if len(question.mots) >= MOTS_MINIMUM:
                premiere = premieres.setdefault((question.nom, question.mots), copie.fichier)
                if premiere != copie.fichier:
                    yield Ressemblance(question.nom, premiere, copie.fichier, 1.0)


def _sans_exces(copies: Sequence[str]) -> Iterator[str]:
    """Les copies, sans celles qu’une même archive, ou un même dossier de Moodle, donne en trop."""
    vues: Counter = Counter()
    for copie in copies:
        parties = PurePosixPath(copie).parts
        rendu = depot(parties, next((rang for rang, partie in enumerate(parties[:-1], start=1) if est_archive(partie)), 0))
        vues[rendu] += 1
        if vues[rendu] <= COPIES_PAR_DEPOT:
            yield copie


def _comparer(formes: Mapping[str, Suite], connues: Iterable[Suite]) -> Iterator[tuple[str, str, float]]:
    copies: dict[Suite, list[str]] = {}
    for copie, forme in formes.items():
        copies.setdefault(forme, []).append(copie)
    communes = set(connues)
    motifs = numeroter([*copies, *(communes - copies.keys())])
    du_cours = [motifs[forme] for forme in communes]
    communes |= {forme for forme, siennes in copies.items() if _est_banale(forme, len(siennes), len(formes), len(copies), motifs, du_cours)}
    for forme, siennes in copies.items():
        if forme not in communes:
            premieres = siennes if len(siennes) < COPIES_BANALES else siennes[:1]  # d’un grand groupe, chacun avec le premier : huit lignes, pas trente
            yield from ((copie, autre, 1.0) for copie, autre in product(premieres, siennes) if copie < autre)
    # Deux variantes de la façon ordinaire se ressemblent sans s’être copiées.
    banales = [motifs[forme] for forme in communes]
    seules = [forme for forme in copies if forme not in communes and all(taux(motifs[forme], banale) < SEUIL for banale in banales)]
    for une, autre, valeur in voisines([motifs[forme] for forme in seules], SEUIL):
        for paire in product(*(siennes if len(siennes) < COPIES_BANALES else siennes[:1] for siennes in (copies[seules[une]], copies[seules[autre]]))):
            yield (*sorted(paire), round(valeur, 4))


def _est_banale(forme: Suite, siennes: int, toutes: int, formes: int, motifs: Mapping[Suite, Motifs], du_cours: Iterable[Motifs]) -> bool:
    """Vrai pour la façon ordinaire d’écrire : `siennes` copies sur `toutes` l’ont, qui ont en tout tant de `formes`.

    Il en faut d’autant plus que la réponse est longue, la classe grande, et que les autres l’écrivent chacun à sa façon ; une longue ne l’est
    jamais, sauf si c’est presque celle du cours.
    """
    if siennes < COPIES_BANALES:
        return False
    longueur = min(1.0, (len(forme) - NOEUDS_MINIMUM) / (NOEUDS_D_UNE_LONGUE - NOEUDS_MINIMUM))
    variete = formes / (toutes - siennes + 1)
    return longueur < 1 and siennes > longueur**2 * variete * toutes or any(taux(motifs[forme], connue) >= SEUIL for connue in du_cours)


def numeroter(suites: Iterable[Suite]) -> dict[Suite, Motifs]:
    """Les motifs de chaque suite, en nombres : le même nombre pour le même motif, vu la même fois.

    >>> [len(motifs) for motifs in numeroter(["abcde", "abc", "aaaaaa"]).values()]
    [2, 1, 3]
    """
    numeros: dict[Hashable, int] = {}
    return {suite: frozenset(numeros.setdefault(cle, len(numeros)) for cle in _motifs(suite)) for suite in suites}


def _motifs(suite: Suite) -> Iterator[tuple]:
    """Chaque motif avec son rang parmi ses pareils : une suite qui le contient deux fois en a deux."""
    vus: Counter = Counter()
    for i in range(max(1, len(suite) - TAILLE_DE_MOTIF + 1)):
        motif = suite[i : i + TAILLE_DE_MOTIF]
        vus[motif] += 1
        yield motif, vus[motif]


def taux(motifs: Motifs, autres: Motifs) -> float:
    """La part de motifs en commun, de 0 à 1."""
    return 2 * len(motifs & autres) / (len(motifs) + len(autres))


def voisines(suites: Sequence[Motifs], seuil: float) -> Iterator[tuple[int, int, float]]:
    """Les paires, par leurs rangs, dont le taux atteint le seuil, et ce taux ; chacune une fois."""
    for une, autre in combinations(range(len(suites)), 2) if seuil <= 0 else _candidates(suites, seuil):
        valeur = taux(suites[une], suites[autre])
        if valeur >= seuil:
            yield une, autre, valeur


def _candidates(suites: Sequence[Motifs], seuil: float) -> Iterator[tuple[int, int]]:
    """Les paires qui peuvent atteindre le seuil : elles partagent un motif parmi les plus rares de chacune."""
    frequences = Counter(motif for suite in suites for motif in suite)
    porteuses: dict[int, list[int]] = defaultdict(list)
    for rang, suite in enumerate(suites):
        rares = sorted(suite, key=lambda motif: (frequences[motif], motif))[: _a_regarder(len(suite), seuil)]
        yield from ((autre, rang) for autre in _avant(rares, porteuses))
        for motif in rares:
            porteuses[motif].append(rang)


def _avant(rares: Collection[int], porteuses: dict[int, list[int]]) -> set[int]:
    return {autre for motif in rares for autre in porteuses[motif]}


def _a_regarder(taille: int, seuil: float) -> int:
    """Combien de motifs une suite doit montrer pour qu’une voisine en ait forcément un.

    Deux suites de n et m motifs au taux t en partagent t (n + m) / 2, et m en compte au moins autant :
    elles en partagent donc au moins n t / (2 − t), et les autres ne suffisent pas à les cacher tous.
    """
    partages = math.ceil(taille * seuil / (2 - seuil) - 1e-9)
    return taille - partages + 1


def sources_du_catalogue(nom: str) -> tuple[str, ...]:
    """Les sources de la solution, du corrigé que l’élève peut ouvrir, et des erreurs typiques d’un exercice."""
    if nom not in CATALOGUE:
        return ()
    exercice, corrige = CATALOGUE[nom], lire_corriges().get(nom)
    return (inspect.getsource(exercice.reference), *filter(None, [corrige]), *(typique.source for typique in exercice.erreurs_typiques))


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
