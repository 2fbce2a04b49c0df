"""Ce qui ne sert qu’une phrase ne décide de rien : s’il échoue, sa phrase manque, et le verdict reste.

Lire le code, décrire les cas, reconnaître une erreur, réduire un exemple : tout cela passe par `au_mieux`. Rien n’est tu :
chaque défaut est gardé avec le verdict, pour les auteurs. Commencer par `au_mieux`.
"""

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
LEVER = False  # vrai dans les tests du cours : un défaut y est une erreur
_defauts: ContextVar[list[str] | None] = ContextVar("defauts", default=None)


def au_mieux(par_defaut: T, dire: Callable[..., T], *arguments: object) -> T:
    """Ce que donne `dire`, ou `par_defaut` quand elle lève une exception.

    >>> au_mieux("", str.upper, "rv")
    'RV'
    """
    try:
        return dire(*arguments)
    except Exception as erreur:
        if LEVER:
            raise
        noter(erreur)
        return par_defaut


def noter(erreur: Exception) -> None:
    """Garde le défaut : son type, son texte, et la dernière ligne du cours qui y a mené."""
    defauts = _defauts.get()
    if defauts is not None:
        pas = traceback.extract_tb(erreur.__traceback__)[-1]
        defauts.append(f"{type(erreur).__name__} : {erreur} ({pas.name}, ligne {pas.lineno})"[:300])


@contextmanager
def recueillir() -> Iterator[list[str]]:
    """Les défauts notés dans ce bloc, chacun une fois."""
    recueil: list[str] = []
    jeton = _defauts.set(recueil)
    try:
        yield recueil
    finally:
        _defauts.reset(jeton)
        recueil[:] = dict.fromkeys(recueil)
