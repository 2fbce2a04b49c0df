"""Les lots : des cas envoyés ensemble à une fonction, ce qu’il faut en attendre, et les réponses déjà trouvées justes.

Toutes les réponses justes d’une classe s’écrivent presque toujours de la même façon, octet pour octet : la première est lue et
comparée, les autres sont reconnues. Commencer par `en_lots`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice

from mastermind_edu.juge.codage import ecrire_arguments
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.valeurs import Observation

PREMIER_LOT, LOT_MAXIMAL = 8, 512
JUSTES_GARDEES = 2  # par lot : les observations d’une promotion entière ne tiendraient pas en mémoire


class Cas(tuple):
    """Les arguments d’un appel ; leur texte JSON n’est écrit qu’une fois pour toute une classe."""

    @cached_property
    def en_json(self) -> str:
        """Ce qui est envoyé au processus d’un élève."""
        return ecrire_arguments(self)


class Lues(list):
    """Des observations, et le texte dont elles ont été lues."""

    def __init__(self, observations: Iterable[Observation], texte: bytes | None):
        super().__init__(observations)
        self.texte = texte


class Lot(list):
    """Des cas qui se suivent ; `attendues` : ce que la référence fait de chacun."""

    def __init__(self, couples: Iterable[tuple[Cas, Observation]]):
        cas, self.attendues = zip(*couples)
        super().__init__(cas)
        self.justes: dict[bytes, Lues] = {}

    @cached_property
    def en_json(self) -> str:
        """Ce qui est envoyé au processus d’un élève."""
        return _joindre(self)

    def comparer(self, comparer: Callable[[Cas, Observation, Observation], Ecart | None], obtenues: Sequence[Observation]) -> list[Ecart | None]:
        """L’écart de chaque observation, `None` quand tout va bien ; il peut y en avoir moins que de cas."""
        texte = getattr(obtenues, "texte", None)
        if texte is not None and self.justes.get(texte) is obtenues:
            return [None] * len(obtenues)
        ecarts = [comparer(*essai) for essai in zip(self, self.attendues, obtenues)]
        if texte is not None and len(ecarts) == len(self) and not any(ecarts) and len(self.justes) < JUSTES_GARDEES:
            self.justes[texte] = obtenues
        return ecarts

    def par_tranches(self, taille: int) -> "Iterator[Lot]":
        """Le même lot en plusieurs, de cette taille au plus."""
        couples = list(zip(self, self.attendues))
        return (Lot(couples[debut : debut + taille]) for debut in range(0, len(couples), taille))


def reconnaitre(cas: Sequence[Cas], texte: bytes | None) -> Lues | None:
    """Les observations de ce texte, s’il a déjà été reçu pour ce lot et trouvé juste."""
    return cas.justes.get(texte) if isinstance(cas, Lot) else None


def en_texte(cas: Sequence[Cas]) -> str:
    """Le texte JSON de plusieurs cas, sans ses crochets ; celui d’un lot n’est écrit qu’une fois."""
    return cas.en_json if isinstance(cas, Lot) else _joindre(cas)


def _joindre(cas: Iterable[Cas]) -> str:
    return ", ".join(arguments.en_json for arguments in cas)


def en_lots(couples: Iterable[tuple[Cas, Observation]]) -> Iterator[Lot]:
    """Les cas par lots de plus en plus grands : un échec précoce coûte peu.

    >>> [len(lot) for lot in en_lots((Cas([n]), Observation(n)) for n in range(100))]
    [8, 32, 60]
    """
    couples, taille = iter(couples), PREMIER_LOT
    while lot := list(islice(couples, taille)):
        yield Lot(lot)
        taille = min(4 * taille, LOT_MAXIMAL)
