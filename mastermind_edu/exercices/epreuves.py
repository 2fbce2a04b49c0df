"""Les questions d’une épreuve, telles qu’un notebook d’élève les porte : leurs énoncés et leurs exemples, et rien d’autre.

Ni référence, ni cas, ni erreur typique, ni indice : des données JSON, lues une à une et vérifiées, jamais évaluées. Jointes, ces questions
sont dans `TOUS` comme les exercices du cours. Commencer par `ecrire_les_questions`, puis `joindre_les_questions`.
"""

import inspect
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from mastermind_edu.chapitres import lire_un_sujet
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import CATALOGUE, EPREUVE, TOUS
from mastermind_edu.juge.codage import CodageInvalide, coder, coder_observation, decoder, decoder_observation
from mastermind_edu.juge.ecarts import Cas, Ecart
from mastermind_edu.juge.exercice import Arguments, Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.valeurs import Observation

FORMAT = 1
MAGIE = "%%epreuve"  # ce qui commence la cellule
SIGNES_AU_PLUS = 200_000
DE_L_EPREUVE = {"format": int, "epreuve": str, "questions": list}
D_UNE_QUESTION = {
    "nom": str, "genre": str, "parametres": list, "resume": str, "points": int, "modifies": list, "intacts": list, "neuf": bool,
    "attributs": list, "methodes": list, "compare": bool, "exemples": list,
}  # fmt: skip
ABIMEE = "la cellule « %%epreuve » de ce notebook est abîmée : reprenez le notebook que votre professeur a donné"
Exemples = tuple[tuple[Cas, Observation], ...]


class SansReference:
    """Ce que l’énoncé dit d’une fonction à écrire : son nom, ses paramètres, ce qu’elle renvoie ; il n’y a rien à appeler."""

    def __init__(self, nom: str, parametres: Sequence[str], resume: str):
        self.__name__, self.__doc__ = nom, resume
        self.__signature__ = inspect.Signature([inspect.Parameter(un, inspect.Parameter.POSITIONAL_OR_KEYWORD) for un in parametres])

    def __call__(self, *_: object) -> NoReturn:
        raise ErreurMastermind(f"`{self.__name__}` est une question d’épreuve : rien ici ne sait y répondre")


@dataclass(frozen=True)
class DEpreuve:
    """Ce qui distingue une question d’épreuve d’un exercice : on n’en connaît que ces exemples, et ce qu’il faut en attendre.

    `est_compare` est faux quand plusieurs réponses conviennent : seul le professeur a de quoi juger.
    """

    publics: Exemples = ()
    est_compare: bool = True
    est_d_epreuve = True

    def attendre(self, arguments: Arguments) -> Observation:
        """Ce que doit donner un de ces exemples ; lève `LookupError` pour tout autre appel."""
        for cas, attendue in self.publics:
            if cas is arguments:
                return attendue
        raise LookupError(f"{self.nom} : seuls les exemples de l’énoncé sont connus")  # type: ignore[attr-defined]

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """L’écart avec ce que dit l’énoncé ; aucun là où plusieurs réponses conviennent."""
        return super().comparer(arguments, attendue, obtenue) if self.est_compare else None  # type: ignore[misc]


@dataclass(frozen=True)
class QuestionDeFonction(DEpreuve, Exercice):
    """Une fonction à écrire, le jour d’une épreuve."""


@dataclass(frozen=True)
class QuestionDeClasse(DEpreuve, ExerciceDObjet):
    """Une classe à écrire, le jour d’une épreuve."""


def ecrire_les_questions(epreuve: str, exercices: Iterable[Exercice]) -> str:
    """Le texte JSON que porte un sujet, une question par ligne ; lève `CodageInvalide` pour un exemple qui ne s’écrit pas en données."""
    lignes = ",\n".join(json.dumps(_decrire(exercice), ensure_ascii=False) for exercice in exercices)
    return f'{{"format": {FORMAT}, "epreuve": {json.dumps(epreuve)}, "questions": [\n{lignes}\n]}}'


def _decrire(exercice: Exercice) -> dict:
    """Ce qu’un énoncé montre d’un exercice : rien de plus n’en sort."""
    return {
        "nom": exercice.nom,
        "genre": exercice.genre,
        "parametres": list(exercice.parametres),
        "resume": exercice.resume,
        "points": exercice.points,
        "modifies": list(exercice.modifies),
        "intacts": list(exercice.intacts),
        "neuf": exercice.resultat_neuf,
        "attributs": list(getattr(exercice, "attributs", ())),
        "methodes": list(getattr(exercice, "methodes", ())),
        "compare": _se_compare(exercice),
        "exemples": [[[*map(coder, cas)], coder_observation(exercice.attendre(cas))] for cas in exercice.exemples],
    }


def _se_compare(exercice: Exercice) -> bool:
    """Faux quand l’exercice a sa propre façon de juger : elle ne part pas avec le sujet."""
    return exercice.juger is None and exercice.juger_ensemble is None and getattr(exercice, "juger_pas", None) is getattr(type(exercice), "juger_pas", None)


def lire_les_questions(texte: str) -> tuple[str, dict[str, Exercice]]:
    """Le nom de l’épreuve, et ses questions par leur nom ; lève `ErreurMastermind` pour un texte qui n’a pas cette forme.

    >>> lire_les_questions("{}")
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.ErreurMastermind: la cellule « %%epreuve » de ce notebook est abîmée : reprenez le notebook que votre professeur a donné
    """
    try:
        if len(texte) > SIGNES_AU_PLUS:
            raise ValueError("trop long")
        lu = _exiger(json.loads(texte), DE_L_EPREUVE)
        questions = [_lire_une_question(_exiger(une, D_UNE_QUESTION)) for une in lu["questions"]]
        if lu["format"] != FORMAT or not lire_un_sujet(lu["epreuve"]) or not questions:
            raise ValueError("ni ce format, ni une épreuve")
    except (ValueError, TypeError, RecursionError, AttributeError):  # CodageInvalide est un ValueError
        raise ErreurMastermind(ABIMEE) from None
    return lu["epreuve"], {question.nom: question for question in questions}


def _exiger(lu: object, cles: Mapping[str, type]) -> dict:
    """Ces clés, de ces types, et aucune autre."""
    if not isinstance(lu, dict) or {*lu} != {*cles} or any(type(lu[cle]) is not genre for cle, genre in cles.items()):
        raise ValueError("ce n’est pas la forme attendue")
    return lu


def _lire_une_question(lue: Mapping) -> Exercice:
    listes = {cle: _noms(lue[cle]) for cle in ("parametres", "modifies", "intacts", "attributs", "methodes")}
    if not lue["nom"].isidentifier() or lue["nom"] in CATALOGUE or not {*listes["modifies"], *listes["intacts"]} <= {*listes["parametres"]}:
        raise ValueError("un nom impossible")
    publics = tuple(_lire_un_exemple(exemple) for exemple in lue["exemples"])
    de_classe = {cle: listes[cle] for cle in ("attributs", "methodes")} if lue["genre"] == "classe" else {}
    question: Callable[..., Exercice] = QuestionDeClasse if de_classe else QuestionDeFonction
    return question(
        reference=SansReference(lue["nom"], listes["parametres"], lue["resume"]),
        points=lue["points"],
        cas=lambda: [cas for cas, _ in publics],
        exemples=tuple(cas for cas, _ in publics),
        modifies=listes["modifies"],
        intacts=listes["intacts"],
        resultat_neuf=lue["neuf"],
        publics=publics,
        est_compare=lue["compare"],
        **de_classe,
    )


def _noms(lus: Sequence) -> tuple[str, ...]:
    if not all(isinstance(nom, str) and nom.isidentifier() for nom in lus):
        raise ValueError("il faut des noms")
    return tuple(lus)


def _lire_un_exemple(lu: object) -> tuple[Cas, Observation]:
    if not isinstance(lu, list) or len(lu) != 2 or not isinstance(lu[0], list):
        raise CodageInvalide("il faut un appel, puis ce qu’il donne")
    return Cas(map(decoder, lu[0])), decoder_observation(lu[1])


def joindre_les_questions(texte: str) -> str:
    """Ajoute ces questions à celles que `verifier` reconnaît, à la place d’une autre épreuve ; renvoie le nom de celle-ci."""
    epreuve, questions = lire_les_questions(texte)
    EPREUVE.clear()
    EPREUVE.update(questions)
    EPREUVE.a_commence = True
    return epreuve


def est_d_epreuve(nom: str) -> bool:
    """Vrai pour une question de l’épreuve que porte ce notebook."""
    return isinstance(TOUS.get(nom), DEpreuve)
