"""Les suites qui se ressemblent, parmi des milliers, sans comparer chacune à toutes.

Ni Python ni copies ici : des suites de mots. La recherche est exacte (« prefix filtering », Chaudhuri, Ganti et Kaushik, 2006 ;
Bayardo, Ma et Srikant, 2007). Commencer par `voisines`.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from itertools import combinations

TAILLE_DE_MOTIF = 4  # éléments consécutifs comparés d’un bloc

Suite = tuple[str, ...]
Motifs = frozenset[int]


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
