"""La doublure : sous le nom d’une fonction de l’élève, une autre qui fait demander la valeur juste au juge.

Elle ne contient aucune référence : elle peut vivre dans le processus d’un élève. Commencer par `Doublure`.
"""

import builtins
import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from mastermind_edu.juge.liens import espaces_de
from mastermind_edu.juge.valeurs import copier

Demander = Callable[[str, list], Any]  # une observation, ou rien


class Doublure:
    """Appelée à la place de `originale` ; s’en remet à elle quand le juge ne répond pas."""

    def __init__(self, nom: str, originale: Callable, demander: Demander):
        self.nom, self.originale, self.demander = nom, originale, demander

    def __call__(self, *arguments, **nommes):
        ordonnes = inspect.signature(self.originale).bind(*arguments, **nommes).args if nommes else arguments
        juste = self.demander(self.nom, [copier(argument) for argument in ordonnes])
        if juste is None:
            return self.originale(*arguments, **nommes)
        _modifier(ordonnes, juste.arguments)
        if juste.erreur:
            raise _exception(juste.erreur.types)(juste.erreur.texte)
        return juste.valeur


def _modifier(arguments: Sequence, apres: Sequence) -> None:
    """Fait sur place, dans les listes et les dictionnaires de l’élève, ce que l’appel juste y a changé."""
    for argument, nouveau in zip(arguments, apres):
        if type(argument) is list and type(nouveau) is list:
            argument[:] = nouveau
        elif type(argument) is dict and type(nouveau) is dict:
            argument.clear()
            argument.update(nouveau)


def _exception(types: Sequence[str]) -> type[Exception]:
    """La première de ces exceptions qui existe partout."""
    connues = [getattr(builtins, nom, None) for nom in types]
    return next((type_ for type_ in connues if isinstance(type_, type) and issubclass(type_, Exception)), Exception)


@contextmanager
def doubler(fonction: Callable, originales: Mapping[str, Callable], demander: Demander):
    """Le temps d’un examen, ces noms désignent des doublures là où la fonction les cherche."""
    remplaces = [(espace, nom, espace[nom]) for espace in espaces_de(fonction) for nom in originales if nom in espace]
    for espace, nom, _ in remplaces:
        espace[nom] = Doublure(nom, originales[nom], demander)
    try:
        yield
    finally:
        for espace, nom, originale in remplaces:
            espace[nom] = originale
