"""Les arguments qui ne sont pas des valeurs simples, décrits par des valeurs simples.

Un instrument se fabrique là où vit la fonction, se donne à elle, puis s’observe :
seules sa description et son observation voyagent. Commencer par `Lignes`.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from mastermind_edu.juge.valeurs import copier


class Hasard(NamedTuple):
    """Un `random.Random` de graine connue."""

    graine: int

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        return random.Random(self.graine), lambda: None

    def ecrire(self) -> str:
        return f"random.Random({self.graine})"


class Lignes(NamedTuple):
    """Une fonction `lire()` qui donne ces lignes l’une après l’autre ; observée : combien ont été lues."""

    lignes: tuple[str, ...]

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        lues = 0

        def lire() -> str:
            nonlocal lues
            lues += 1
            if lues > len(self.lignes):
                raise EOFError("lire() appelée alors que toutes les lignes ont été lues")
            return self.lignes[lues - 1]

        return lire, lambda: lues

    def ecrire(self) -> str:
        return f"lire → {', puis '.join(map(repr, self.lignes))}"

    def raconter(self, lues: int) -> str:
        return f"lire() appelée {lues} fois"

    def expliquer(self, voulues: int, lues: int) -> str:
        """Ce qui ne va pas dans ce nombre d’appels."""
        return _comparer("lire()", voulues, lues)


class Recueil(NamedTuple):
    """Une fonction `afficher(message)` qui recueille ; observé : combien de messages."""

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        messages: list[object] = []

        def afficher(message: object) -> None:  # nommée comme l’élève l’appelle : les erreurs de Python la citent
            messages.append(message)

        return afficher, lambda: len(messages)

    def ecrire(self) -> str:
        return "afficher"

    def raconter(self, messages: int) -> str:
        return f"afficher() appelée {messages} fois"

    def expliquer(self, voulus: int, messages: int) -> str:
        """Ce qui ne va pas dans ce nombre d’appels."""
        return _comparer("afficher(…)", voulus, messages)


def _comparer(appel: str, voulus: int, faits: int) -> str:
    """Trop d’appels, ou pas assez.

    >>> _comparer("afficher(…)", 0, 2)
    '`afficher(…)` est appelée 2 fois dans ce cas : 2 fois de trop'
    """
    manque = voulus - faits
    return f"`{appel}` est appelée {faits} fois dans ce cas : {abs(manque)} fois {'de trop' if manque < 0 else 'de moins qu’il ne faut'}"


class FonctionDonnee(NamedTuple):
    """Une fonction d’un argument, connue par la table de ses valeurs ; une liste et un tuple y sont le même argument."""

    nom: str
    valeurs: tuple[tuple[object, object], ...]  # des couples (argument, valeur)

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        table = {_cle(argument): valeur for argument, valeur in self.valeurs}

        def donner(argument: object) -> object:
            if _cle(argument) not in table:
                raise ValueError(f"{self.nom}({argument!r}) n’est pas défini dans ce cas")
            return copier(table[_cle(argument)])

        donner.__name__ = self.nom
        return donner, lambda: None

    def ecrire(self) -> str:
        return f"{self.nom} → {', puis '.join(repr(valeur) for _, valeur in self.valeurs)}"


def _cle(argument: object) -> str:
    return repr(list(argument) if isinstance(argument, (list, tuple)) else argument)
