"""La doublure : sous le nom d’une fonction de l’élève, une autre qui fait demander la valeur juste au juge.

Elle ne contient aucune référence : elle peut vivre dans le processus d’un élève. Commencer par `Doublure`.
"""

import builtins
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from mastermind_edu.juge.liens import COURS, espaces_de
from mastermind_edu.juge.valeurs import Etrangere, copier, egales

ABSENT = object()
Demander = Callable[[str, list], Any]  # une observation, ou rien


class Doublure:
    """Appelée à la place de `originale`, ou d’une fonction qui manque ; s’en remet à elle quand le juge ne répond pas."""

    def __init__(self, nom: str, originale: Callable | None, demander: Demander):
        self.nom, self.originale, self.demander = nom, originale, demander

    def __call__(self, *arguments, **nommes):
        ordonnes = self._ordonner(arguments, nommes)
        juste = self.demander(self.nom, copier_ensemble(ordonnes)) if ordonnes is not None else None
        if juste is None and self.originale is None:
            raise NameError(f"name '{self.nom}' is not defined")
        if juste is None:
            return self.originale(*arguments, **nommes)
        for argument, apres in zip(ordonnes, juste.arguments):
            _changer(argument, apres)
        if juste.erreur:
            raise _exception(juste.erreur.types)(juste.erreur.texte)
        return juste.valeur

    def _ordonner(self, arguments: tuple, nommes: dict) -> tuple | None:
        """Les arguments dans l’ordre de leurs paramètres ; rien quand ils sont nommés pour une fonction qui manque."""
        if not nommes:
            return arguments
        return inspect.signature(self.originale).bind(*arguments, **nommes).args if self.originale else None


def copier_ensemble(valeurs: Iterable[object]) -> list:
    """Des copies de plusieurs valeurs ; une liste qui s’y trouve à deux endroits est, dans les copies, une seule liste aussi.

    >>> code = [0, 1]
    >>> copie, lignes = copier_ensemble([code, [code]])
    >>> copie is lignes[0]
    True
    """
    deja: dict[int, object] = {}
    return [copie if isinstance(copie, Etrangere) else _partager(valeur, copie, deja) for valeur in valeurs for copie in [copier(valeur)]]


def _partager(valeur: object, copie: object, deja: dict[int, object]) -> object:
    """La copie, ou celle qui a déjà été faite de ce même objet."""
    if type(valeur) not in (list, tuple, dict):
        return copie
    if type(valeur) is not tuple and id(valeur) in deja:
        return deja[id(valeur)]
    if type(valeur) is tuple:
        return tuple([_partager(v, c, deja) for v, c in zip(valeur, copie)])
    deja[id(valeur)] = copie
    if type(valeur) is list:
        copie[:] = [_partager(v, c, deja) for v, c in zip(valeur, copie)]
    else:
        copie.update({cle: _partager(v, c, deja) for v, (cle, c) in zip(valeur.values(), copie.items())})
    return copie


def _changer(ancien: object, nouveau: object) -> None:
    """Fait sur place, dans les listes et les dictionnaires de l’élève, ce que l’appel juste y a changé, et rien d’autre : ce qui est resté
    pareil reste le même objet."""
    if type(ancien) is dict and type(nouveau) is dict and not egales(copier(ancien), nouveau):
        ancien.clear()
        ancien.update(nouveau)
    elif type(ancien) is list and type(nouveau) is list:
        communs = min(len(ancien), len(nouveau))
        for rang in range(communs):
            if _se_change(ancien[rang], nouveau[rang]):
                _changer(ancien[rang], nouveau[rang])
            elif not egales(copier(ancien[rang]), nouveau[rang]):
                ancien[rang] = nouveau[rang]
        ancien[communs:] = nouveau[communs:]
    elif type(ancien) is tuple and type(nouveau) is tuple:
        for avant, apres in zip(ancien, nouveau):
            _changer(avant, apres)


def _se_change(ancien: object, nouveau: object) -> bool:
    """Vrai quand le changement, s’il y en a un, se fait à l’intérieur de l’ancien."""
    if type(ancien) is tuple and type(nouveau) is tuple:
        return len(ancien) == len(nouveau) and all(_se_change(a, n) or egales(copier(a), n) for a, n in zip(ancien, nouveau))
    return type(ancien) is type(nouveau) and type(ancien) in (list, dict)


def interdite(*_, **__):
    """Ce que devient, le temps d’un examen, une fonction que la réponse ne doit pas appeler."""
    raise RuntimeError("une fonction ne se vérifie pas elle-même : écrivez à la main ce que vous attendez d’elle")


@contextmanager
def taire(fonctions: Iterable[object]):
    """Le temps d’un examen, appeler ces fonctions, sous quelque nom que ce soit, lève une erreur ; celles du cours, dont le juge se sert, restent."""
    siennes = (f for f in fonctions if inspect.isfunction(f) and not f.__code__.co_filename.startswith(COURS))
    codes = {id(f): (f, f.__code__) for f in siennes if not f.__code__.co_freevars}
    for fonction, _ in codes.values():
        fonction.__code__ = interdite.__code__
    try:
        yield
    finally:
        for fonction, code in codes.values():
            fonction.__code__ = code


def _exception(types: Sequence[str]) -> type[Exception]:
    """La première de ces exceptions qui existe partout."""
    connues = [getattr(builtins, nom, None) for nom in types]
    return next((type_ for type_ in connues if isinstance(type_, type) and issubclass(type_, Exception)), Exception)


@contextmanager
def doubler(fonction: Callable, originales: Mapping[str, Callable | None], demander: Demander):
    """Le temps d’un examen, ces noms désignent des doublures là où la fonction les cherche ; une fonction qui manque vaut `None`."""
    espaces = espaces_de(fonction)
    remplaces = [(espace, nom, espace.get(nom, ABSENT)) for espace in espaces for nom in originales if nom in espace or originales[nom] is None]
    for espace, nom, _ in remplaces:
        espace[nom] = Doublure(nom, originales[nom], demander)
    try:
        yield
    finally:
        for espace, nom, originale in remplaces:
            if originale is ABSENT:
                espace.pop(nom, None)
            else:
                espace[nom] = originale
