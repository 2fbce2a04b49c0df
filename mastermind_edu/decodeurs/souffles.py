"""Les longs calculs qui soufflent : un `None` de temps en temps, où l’on peut les abandonner.

Rien n’est choisi ici, et qui les fait attendre ou les arrête ne regarde pas ce module.
Commencer par `aller_au_bout`.
"""

from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse, partition, repondre_par_marquage

Resultat = TypeVar("Resultat")
Souffles = Generator[None, None, Resultat]  # un calcul qui souffle, puis renvoie son résultat
CODES_ENTRE_DEUX_SOUFFLES = 20_000  # un vingtième de seconde environ


def demander(strategie: Generator[Code | None, Any, None], reponse: Reponse | None = None) -> Souffles[Code]:
    """La proposition suivante d’une stratégie, après tous les souffles qu’il faut ; sans réponse, la première.

    Lève `ErreurMastermind` quand la stratégie s’arrête, alors qu’il reste un code à trouver.
    """
    try:
        proposition = strategie.send(reponse)
        while proposition is None:
            yield
            proposition = next(strategie)
    except StopIteration:
        raise ErreurMastermind("il faut une proposition de plus : le décodeur s’arrête avant d’avoir trouvé le secret") from None
    return proposition


def aller_au_bout(calcul: Souffles[Resultat]) -> Resultat:
    """Le résultat d’un calcul qui souffle, d’une traite."""
    while True:
        try:
            next(calcul)
        except StopIteration as fin:
            return fin.value


def en_lots(codes: Iterable[Code], taille: int = CODES_ENTRE_DEUX_SOUFFLES) -> Iterator[list[Code]]:
    """Les codes par lots, pour souffler entre deux.

    >>> list(en_lots([(0,), (1,), (2,)], 2))
    [[(0,), (1,)], [(2,)]]
    """
    suite = iter(codes)
    return iter(lambda: list(islice(suite, taille)), [])


def garder_compatibles(codes: Iterable[Code], proposition: Code, reponse: Reponse) -> Souffles[list[Code]]:
    """Ceux de ces codes qui, pris pour secret, donnent cette réponse ; un souffle entre deux lots.

    >>> aller_au_bout(garder_compatibles([(0, 0), (0, 1), (1, 1)], (0, 0), (1, 0)))
    [(0, 1)]
    """
    gardes: list[Code] = []
    for rang, lot in enumerate(en_lots(codes)):
        if rang:
            yield
        gardes += [code for code in lot if repondre_par_marquage(code, proposition) == reponse]
    return gardes


def ranger_par_reponse(codes: Iterable[Code], proposition: Code) -> Souffles[dict[Reponse, list[Code]]]:
    """Comme `partition`, un souffle entre deux lots.

    >>> aller_au_bout(ranger_par_reponse([(0, 0), (0, 1), (1, 1)], (0, 1)))
    {Reponse(bien_places=1, mal_places=0): [(0, 0), (1, 1)], Reponse(bien_places=2, mal_places=0): [(0, 1)]}
    """
    parts: dict[Reponse, list[Code]] = {}
    for rang, lot in enumerate(en_lots(codes)):
        if rang:
            yield
        for reponse, part in partition(proposition, lot).items():
            parts.setdefault(reponse, []).extend(part)
    return parts
