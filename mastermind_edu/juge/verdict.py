"""Le verdict : une donnée, que d’autres modules écrivent en texte ou en HTML, et ce que le juge n’a pas su y dire.

Ce qui ne sert qu’une phrase ne décide de rien : lire le code, décrire les cas, reconnaître une erreur, réduire un exemple passe par
`au_mieux`, et s’il échoue sa phrase manque, mais le verdict reste. Rien n’est tu : chaque défaut est gardé avec le verdict, pour
les auteurs. Commencer par `Verdict`, puis `au_mieux`.
"""

import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import NamedTuple, TypeVar

T = TypeVar("T")
LEVER = False  # vrai dans les tests du cours : un défaut y est une erreur
_defauts: ContextVar[list[str] | None] = ContextVar("defauts", default=None)


class EtatVerdict(Enum):
    """Les quatre issues d’un examen."""

    REUSSI = "réussi"
    ECHOUE = "échoué"
    A_FAIRE = "à faire"
    BLOQUE = "bloqué"  # une autre fonction est à corriger d’abord : jamais la faute de celle-ci


class ContreExemple(NamedTuple):
    """Le plus petit cas qui échoue : l’appel, l’attendu, l’obtenu."""

    arguments: tuple
    appel: str
    attendu: str
    obtenu: str


@dataclass(frozen=True)
class Verdict:
    """Le résultat d’un examen, avec un seul message, le plus utile."""

    exercice: str
    etat: EtatVerdict
    message: str
    contre_exemple: ContreExemple | None = None
    erreur_typique: str | None = None
    nb_cas: int = 0
    preuve: bool = False  # vrai quand ces cas sont tous ceux qui existent
    remarque: str = ""
    constat: str = ""  # dans quels cas l’échec se produit, comptés
    juste_par_ailleurs: bool = False  # bloquée, mais juste dès que les fonctions dont elle se sert le sont
    deroulable: bool = True  # faux quand l’échec vient de ce que contient une réponse, non de la façon dont elle est calculée
    part: Fraction = Fraction(0)  # ce qu’un échec garde de ses points, quand une réponse se juge par degrés
    defauts: tuple[str, ...] = ()  # pour les auteurs : ce que le juge n’a pas su dire

    @property
    def est_reussi(self) -> bool:
        """Vrai quand la fonction a passé tous les cas."""
        return self.etat is EtatVerdict.REUSSI

    @property
    def vaut_ses_points(self) -> bool:
        """Vrai aussi pour une fonction juste par ailleurs : une faute ne coûte qu’une fois."""
        return self.est_reussi or self.juste_par_ailleurs

    @property
    def part_des_points(self) -> Fraction:
        """De 0 à 1 : tout pour une réponse juste, rien ou sa part pour un échec."""
        return Fraction(1) if self.vaut_ses_points else self.part


def refuser_les_emprunts(nom: str, est_importee: bool, emprunts: Sequence[str]) -> Verdict | None:
    """Le verdict d’une réponse prise au paquet du cours, ou qui s’en sert ; rien quand l’élève l’a écrite."""
    if est_importee:
        return Verdict(nom, EtatVerdict.A_FAIRE, f"`{nom}` vient du paquet : écrivez-la vous-même")
    if emprunts:
        return Verdict(nom, EtatVerdict.ECHOUE, f"`{nom}` se sert de `{emprunts[0]}`, importée du paquet : ce n’est pas une réponse")
    return None


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
