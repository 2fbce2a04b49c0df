"""Deuxième règle : aucune fonction ni classe écrite dans une leçon ne réussit un exercice, même rebaptisée.

Chacune, versions fausses comprises, est essayée sous le nom de chaque exercice, ses paramètres
(ceux de `__init__`, pour une classe) dans tous les ordres. Commencer par `reprocher_transfert`.
"""

import ast
import io
import linecache
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from functools import cache
from itertools import islice, permutations
from typing import NamedTuple

from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.plan import Cible
from mastermind_edu.atelier.relecture.reperage import extraits
from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.eleve.verification import verifier
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.exercice import Exercice

ESSAIS = (2, 25)  # presque toutes échouent dès les deux premiers cas ; les autres, avant l’examen entier
SECONDES = 0.5  # une réponse d’élève prend mille fois moins


class Recopiable(NamedTuple):
    """Une fonction ou une classe d’une leçon, et les noms connus à cet endroit."""

    cellule: Cellule
    definition: "ast.FunctionDef | ast.ClassDef"
    espace: dict

    @property
    def genre(self) -> str:
        """Le mot qui la désigne."""
        return "classe" if isinstance(self.definition, ast.ClassDef) else "fonction"


def reprocher_transfert(cible: Cible) -> list[str]:
    """Une phrase par fonction ou classe de la leçon qui réussit un exercice."""
    return reprocher(composer(cible))


def reprocher(cellules: Sequence[Cellule]) -> list[str]:
    """Une phrase par définition recopiable, qui dit sous quel nom et dans quel ordre elle réussit.

    Lève `ErreurFabrication` pour une cellule qui ne s’exécute pas.
    """
    return [
        f.cellule.situer(f"la {f.genre} {f.definition.name} réussit l’exercice {appel}")
        for f in recopiables(cellules)
        for appel in _exercices_reussis(f)
    ]


def recopiables(cellules: Sequence[Cellule]) -> Iterator[Recopiable]:
    """Toutes les fonctions et les classes que la leçon définit, cellule après cellule, prose comprise."""
    espace: dict = {"__name__": "__main__"}
    for cellule in cellules:
        for extrait in extraits(cellule):
            if cellule.genre == "code" and "nbval-skip" not in cellule.etiquettes:
                _executer(cellule, extrait.code, espace)
            for noeud in extrait.arbre.body:
                if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)):
                    yield Recopiable(cellule, noeud, dict(espace))


def _executer(cellule: Cellule, code: str, espace: dict) -> None:
    fichier = f"<{cellule.id}>"
    linecache.cache[fichier] = (len(code), None, code.splitlines(keepends=True), fichier)  # `derouler` lit le texte des fonctions
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            exec(compile(code, fichier, "exec"), espace)
    except Exception as erreur:
        if "raises-exception" not in cellule.etiquettes:
            cellule.refuser(f"il faut une cellule qui s’exécute, voici {type(erreur).__name__} : {erreur}")


def _exercices_reussis(recopiable: Recopiable) -> Iterator[str]:
    """L’appel de chaque exercice qu’elle réussit, ses paramètres dans l’ordre qui convient."""
    recus = _arguments(recopiable.definition)
    parametres, facultatifs = _a_donner(recopiable.definition), len(recus.defaults)
    for exercice in CATALOGUE.values():
        n = len(exercice.parametres)
        ordres = permutations(range(n)) if len(parametres) - facultatifs <= n <= len(parametres) else ()
        for ordre in islice((o for o in ordres if _reussit(_rebaptiser(recopiable, exercice.nom, o), exercice)), 1):
            yield f"{exercice.nom}({', '.join(parametres[rang].arg for rang in ordre)})"


def _arguments(definition: "ast.FunctionDef | ast.ClassDef") -> ast.arguments:
    """Les paramètres d’une fonction ; pour une classe, ceux de son `__init__`, aucun quand elle n’en écrit pas."""
    if isinstance(definition, ast.FunctionDef):
        return definition.args
    creations = [m for m in definition.body if isinstance(m, ast.FunctionDef) and m.name == "__init__"]
    return creations[-1].args if creations else ast.parse("lambda self: 0", mode="eval").body.args


def _a_donner(definition: "ast.FunctionDef | ast.ClassDef") -> list[ast.arg]:
    """Les paramètres que donne un appel : sans `self`, pour une classe."""
    return _arguments(definition).args[isinstance(definition, ast.ClassDef) :]


def _rebaptiser(recopiable: Recopiable, nom: str, ordre: Sequence[int]):
    """La même, comme un élève la recopierait sous ce nom, ses premiers paramètres dans cet ordre."""
    definition = deepcopy(recopiable.definition)
    definition.name = nom
    recus, donnes = _arguments(definition).args, _a_donner(definition)
    debut = len(recus) - len(donnes)
    recus[debut : debut + len(ordre)] = [donnes[rang] for rang in ordre]
    module = ast.fix_missing_locations(ast.Module([definition], type_ignores=[]))
    espace = dict(recopiable.espace)
    exec(compile(module, f"<{recopiable.cellule.id}>", "exec"), espace)
    return espace[nom]


def _reussit(fonction, exercice: Exercice) -> bool:
    """Vrai quand la fonction passe les premiers cas, puis l’examen entier."""
    if not exercice.juger_ensemble and not all(_passe(fonction, exercice, nombre) for nombre in ESSAIS):
        return False
    return verifier(fonction, exercice.nom).est_reussi


def _passe(fonction, exercice: Exercice, nombre: int) -> bool:
    attendus = _premiers_cas(exercice.nom, nombre)
    observations = Candidat(fonction, secondes=SECONDES).observer([cas for cas, _ in attendus])
    return len(observations) == len(attendus) and not any(
        exercice.comparer(cas, attendue, obtenue) for (cas, attendue), obtenue in zip(attendus, observations)
    )


@cache
def _premiers_cas(nom: str, nombre: int) -> list:
    return list(islice(CATALOGUE[nom].cas_attendus(), nombre))
