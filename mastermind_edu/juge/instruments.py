"""Les arguments qui ne sont pas des valeurs simples, décrits par des valeurs simples.

Un instrument se fabrique là où vit la fonction, se donne à elle, puis s’observe :
seules sa description et son observation voyagent. Commencer par `Lignes`.
"""

import random
import threading
from collections.abc import Callable
from typing import NamedTuple

from mastermind_edu.juge.valeurs import copier, egales

SANS_TEXTE, TEXTE_VIDE = -1, -2


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
                derniere = "".join(self.lignes[-1:])
                blancs = ", et ses blancs" if derniere.strip() != derniere else ""
                raise EOFError(("lire() appelée après « ? »" if derniere.strip() == "?" else f"lire() appelée après la dernière ligne, {derniere!r}") + blancs)
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
    """Une fonction `afficher(message)` qui recueille ; observé : combien de messages, ou qu’un au moins n’est pas un texte. `mot_a_mot` : les messages eux-mêmes."""

    mot_a_mot: bool = False

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        messages: list[object] = []

        def afficher(message: object) -> None:  # nommée comme l’élève l’appelle : les erreurs de Python la citent
            messages.append(message)

        def observer() -> object:
            textes = all(isinstance(m, str) for m in messages)
            return SANS_TEXTE if not textes else [*messages] if self.mot_a_mot else len(messages) if all(messages) else TEXTE_VIDE

        return afficher, observer

    def ecrire(self) -> str:
        return "afficher"

    def raconter(self, messages: int | list[str]) -> str:
        if isinstance(messages, list):
            return f"afficher() reçoit {', puis '.join(map(repr, messages)) or 'rien'}"
        return {SANS_TEXTE: "afficher() ne reçoit pas toujours un texte", TEXTE_VIDE: "afficher() reçoit un texte vide"}.get(messages, f"afficher() appelée {messages} fois")

    def expliquer(self, voulus: int | list[str], messages: int | list[str]) -> str:
        """Ce qui ne va pas dans ces appels."""
        if isinstance(voulus, list) and isinstance(messages, list):
            faux = next((deux for deux in zip(voulus, messages) if deux[0] != deux[1]), None)
            return _comparer("afficher(…)", len(voulus), len(messages)) if len(voulus) != len(messages) else f"`afficher` reçoit `{faux[1]!r}` : il lui faut `{faux[0]!r}`"
        if messages == TEXTE_VIDE:
            return "`afficher` reçoit un texte vide : appelez-la seulement quand il y a une erreur à dire"
        if messages == SANS_TEXTE:
            return "`afficher` reçoit autre chose qu’un texte : donnez-lui la phrase à montrer ; et si c’est une fonction que vous lui donnez, ajoutez-lui ses parenthèses"
        if voulus == 0:
            return "`afficher` est appelée, alors qu’il n’y a aucune erreur à dire dans ce cas : ne l’appelez que pour une saisie fausse"
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


class _Horloge(threading.local):
    """Combien d’appels de fonctions suivies ont eu lieu dans ce fil : qui est appelée avant qui."""

    instant = 0

    def avancer(self) -> int:
        self.instant += 1
        return self.instant


_HORLOGE = _Horloge()


class FonctionSuivie(NamedTuple):
    """Une fonction qui donne ces valeurs l’une après l’autre, quoi qu’elle reçoive ; observée : voir `Appels`.

    `parametre` nomme ce qu’elle reçoit ; vide, elle s’appelle sans rien.
    """

    nom: str
    valeurs: tuple[object, ...]
    parametre: str = ""

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        debut, moments, recus, objets = _HORLOGE.avancer(), [], [], []

        def suivre(recu: object) -> object:
            if len(moments) == len(self.valeurs):
                raise EOFError(f"{self.nom}() appelée après la fin")
            moments.append(_HORLOGE.avancer() - debut)
            recus.append(copier(recu))
            objets.append(recu)  # gardé : deux objets qui vivent n’ont pas la même identité
            return copier(self.valeurs[len(moments) - 1])

        fonction = (lambda recu: suivre(recu)) if self.parametre else (lambda: suivre(None))
        fonction.__name__ = fonction.__qualname__ = self.nom  # les erreurs de Python la citent
        return fonction, lambda: (moments, recus, len({*map(id, objets)}) == len(objets) or not self.parametre)

    def ecrire(self) -> str:
        return f"{self.nom} → {', puis '.join(map(repr, self.valeurs))}"

    def raconter(self, etat: tuple) -> str:
        moments, recus, distincts = etat
        if not self.parametre:
            return f"{self.nom}() appelée {len(moments)} fois"
        return f"{self.nom}() reçoit {', puis '.join(map(repr, recus)) or 'rien'}{'' if distincts else ' : plusieurs fois la même liste'}"

    def expliquer(self, voulu: tuple, vu: tuple) -> str:
        """Ce qui ne va pas : le nombre d’appels, ce qu’ils reçoivent, si c’est toujours le même objet, ou leur ordre."""
        if len(voulu[0]) != len(vu[0]):
            return _comparer(f"{self.nom}({'…' * bool(self.parametre)})", len(voulu[0]), len(vu[0]))
        faux = next((rang for rang, deux in enumerate(zip(voulu[1], vu[1])) if not egales(*deux)), None)
        if faux is not None:
            return f"à son appel de rang {faux}, `{self.nom}` reçoit `{vu[1][faux]!r}` : il lui faut `{voulu[1][faux]!r}`"
        if voulu[2] != vu[2]:
            return f"`{self.nom}` reçoit plusieurs fois la même liste, qui change ensuite : donnez-lui chaque fois une copie, avec `.copy()`"
        return f"`{self.nom}` est appelée le bon nombre de fois, mais pas au bon moment : regardez l’ordre des appels"


def _cle(argument: object) -> str:
    return repr(list(argument) if isinstance(argument, (list, tuple)) else argument)
