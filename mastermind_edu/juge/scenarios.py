"""Le scénario : les objets que l’on crée, ce que l’on en fait pas à pas, et ce que l’on observe à chaque pas.

Des données, et de quoi les mener ; rien n’est attendu ici : ce module vit aussi dans le processus d’un élève.
Commencer par `Scenario` et `appel`.
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mastermind_edu.juge.memoire import Memoire
from mastermind_edu.juge.valeurs import copier
from mastermind_edu.juge.veilles import NonFini
from mastermind_edu.juge.widgets_muets import widgets_muets

CLICS_AU_PLUS = 20
MORCEAU = re.compile(r"([^\W\d]\w*)|\[(-?\d+)\]")

Pas = tuple[str, str, tuple]  # ce que l’on fait, un chemin comme « m.cases[0].click », les arguments d’un appel


def appel(chemin: str, *arguments: object) -> Pas:
    """Appeler une méthode."""
    return "appeler", chemin, arguments


def lecture(chemin: str) -> Pas:
    """Lire un attribut."""
    return "lire", chemin, ()


def compte(chemin: str) -> Pas:
    """Compter les éléments d’un attribut."""
    return "compter", chemin, ()


def reglage(chemin: str, voulu: object) -> Pas:
    """Cliquer sur un bouton jusqu’à lire ce texte ; vrai quand il y arrive, en `CLICS_AU_PLUS` clics."""
    return "regler", chemin, (voulu,)


def heritage(chemin: str, classe: str) -> Pas:
    """Dire si l’objet est d’une classe de ce nom."""
    return "heriter", chemin, (classe,)


def intrusion(chemin: str) -> Pas:
    """Ajouter un intrus, de l’extérieur, à une liste : celle que donne un attribut, ou `donnes[0]`, reçue à la création."""
    return "ajouter", chemin, ()


class Scenario(NamedTuple):
    """Des pas, sur des objets créés avec les mêmes arguments, ou avec `autres` à partir du deuxième ; le dernier argument d’un cas.

    >>> print(Scenario((appel("m.proposer", ["R"]), lecture("m.tentatives"))).ecrire("Jeu", (["R"], 3)))
    m = Jeu(['R'], 3)
    m.proposer(['R'])
    m.tentatives
    """

    pas: tuple[Pas, ...] = ()
    objets: tuple[str, ...] = ("m",)
    autres: tuple = ()

    def fabriquer(self) -> tuple[object, Callable[[], object]]:
        """Comme tout instrument ; l’objet d’un élève ne reçoit rien du scénario."""
        return None, lambda: None

    def donner(self, arguments: Sequence) -> list[Sequence]:
        """Les arguments de chaque objet, dans l’ordre de leur création."""
        return [arguments, *[self.autres or arguments] * (len(self.objets) - 1)]

    def ecrire(self, nom: str = "…", arguments: Sequence = (), nb_pas: int | None = None) -> str:
        """Le scénario tel qu’on le taperait, une ligne par pas, jusqu’à celui-ci."""
        creations = [f"{objet} = {nom}({', '.join(map(repr, siens))})" for objet, siens in zip(self.objets, self.donner(arguments))]
        return "\n".join([*creations, *map(ecrire_pas, self.pas[:nb_pas])])


def ecrire_pas(pas: Pas) -> str:
    """Un pas tel qu’on le taperait.

    >>> ecrire_pas(appel("m.cases[0].click")), ecrire_pas(compte("m.cases"))
    ('m.cases[0].click()', 'len(m.cases)')
    """
    geste, chemin, arguments = pas
    ecrits = ", ".join(map(repr, arguments))
    return {
        "lire": chemin,
        "appeler": f"{chemin}({ecrits})",
        "compter": f"len({chemin})",
        "ajouter": f"{chemin}.append('intrus')",
        "regler": f"{chemin}.click()  # jusqu’à lire {ecrits}",
        "heriter": f"isinstance({chemin}, {''.join(map(str, arguments))})",
    }[geste]


class Deroule:
    """Un scénario mené sur les objets d’une classe, qui retrouve ensuite son état d’avant ; `faits` en garde chaque pas."""

    def __init__(self, fabrique: Callable, scenario: Scenario, decrire: Callable[[BaseException], object]):
        self.fabrique, self.scenario, self.decrire = fabrique, scenario, decrire
        self.faits: list[tuple[object, object]] = []  # la valeur, l’erreur

    def __call__(self, *arguments: object) -> None:
        with widgets_muets():
            self._mener(arguments)

    def _mener(self, arguments: tuple) -> None:
        memoire = _memoire(self.fabrique)
        copies = [[*arguments], *([*map(copier, siens)] for siens in self.scenario.donner(arguments)[1:])]
        try:
            objets = {"donnes": [*arguments]} | {nom: self.fabrique(*siens) for nom, siens in zip(self.scenario.objets, copies)}
            for pas in self.scenario.pas:
                self.faits.append(self._faire(objets, pas))
        finally:
            memoire.retablir()

    def _faire(self, objets: dict[str, object], pas: Pas) -> tuple[object, object]:
        geste, chemin, arguments = pas
        try:
            return copier(GESTES[geste](_atteindre(objets, chemin), [*map(copier, arguments)])), None
        except (NonFini, KeyboardInterrupt):
            raise
        except BaseException as exception:  # SystemExit compris
            return None, self.decrire(exception)


def _atteindre(objets: dict[str, object], chemin: str) -> object:
    (nom, _), *suite = MORCEAU.findall(chemin)
    objet = objets[nom]
    for attribut, rang in suite:
        objet = objet[int(rang)] if rang else getattr(objet, attribut)
    return objet


def _ajouter(liste: object, _: list) -> None:
    if type(liste) is list:  # un tuple ne se change pas
        liste.append("intrus")


def _regler(bouton, arguments: list) -> bool:
    [voulu] = arguments
    for _ in range(CLICS_AU_PLUS):
        if bouton.description == voulu:
            return True
        bouton.click()
    return False


GESTES = {
    "regler": _regler,
    "heriter": lambda objet, arguments: arguments[0] in [base.__name__ for base in type(objet).__mro__],
    "lire": lambda objet, _: objet,
    "appeler": lambda methode, arguments: methode(*arguments),
    "compter": lambda objet, _: len(objet),
    "ajouter": _ajouter,
}

_derniere: list = [None, None]  # une classe passe des centaines de scénarios : son état d’avant n’est relevé qu’une fois


def _memoire(fabrique: Callable) -> Memoire:
    if _derniere[0] is not fabrique:
        _derniere[:] = fabrique, Memoire(fabrique)
    return _derniere[1]
