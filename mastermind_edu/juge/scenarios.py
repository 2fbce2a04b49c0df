"""Le scénario : les objets que l’on crée, ce que l’on en fait pas à pas, et ce que l’on observe à chaque pas.

Des données, et de quoi les mener ; rien n’est attendu ici : ce module vit aussi dans le processus d’un élève.
Commencer par `Scenario` et `appel`.
"""

import linecache
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.gestes import GESTES
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.liens import CHANGEANTS, SIMPLES, Memoire, classes_de
from mastermind_edu.juge.valeurs import copier
from mastermind_edu.juge.widgets_muets import widgets_muets

RAPPEL_APPELE = re.compile(r"on_click\(\s*self\.\w+\(")
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


def distincts(chemin: str) -> Pas:
    """Compter les objets différents d’un attribut."""
    return "distinguer", chemin, ()


def caches(objet: str, *noms: str, encore: bool = False) -> Pas:
    """Nommer ce qui, de ces attributs, ne se verra pas : on ne l’atteint pas depuis `children`, de boîte en boîte. `encore` : ce qui se voyait, et ne se voit plus."""
    return "revoir" if encore else "voir", objet, noms


def reglage(chemin: str, voulu: object) -> Pas:
    """Cliquer sur un bouton jusqu’à lire ce texte ; vrai quand il y arrive, en quelques clics."""
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
        "distinguer": f"len(set({chemin}))",
        **dict.fromkeys(("voir", "revoir"), f"{chemin}.children"),
        "ajouter": f"{chemin}.append('intrus')",
        "regler": f"{chemin}.click()  # jusqu’à lire {ecrits}",
        "heriter": f"isinstance({chemin}, {''.join(map(str, arguments))})",
    }[geste]


INSTRUMENTS = frozenset((FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil, Scenario))


class Deroule:
    """Un scénario mené sur les objets d’une classe, qui retrouve ensuite son état d’avant ; `faits` en garde chaque pas.

    Un pas de plus, après le dernier, dit ce qui aide à expliquer un échec : voir `_noter`.
    """

    def __init__(self, fabrique: Callable, scenario: Scenario, decrire: Callable[[BaseException], object]):
        self.fabrique, self.scenario, self.decrire = fabrique, scenario, decrire
        self.faits: list[tuple[object, object]] = []  # la valeur, l’erreur
        self.noms_perdus: set[str] = set()  # ceux que Python n’a pas trouvés

    def __call__(self, *arguments: object) -> None:
        with widgets_muets():
            self._mener(arguments)

    def _mener(self, arguments: tuple) -> None:
        memoire, avant = _memoire(self.fabrique), _etat_de_la_classe(self.fabrique)
        copies = [[*arguments], *([*map(copier, siens)] for siens in self.scenario.donner(arguments)[1:])]
        try:
            objets = {"donnes": [*arguments]} | {nom: self.fabrique(*siens) for nom, siens in zip(self.scenario.objets, copies)}
            for pas in self.scenario.pas:
                self.faits.append(self._faire(objets, pas))
            self._noter(objets, avant)
        except Exception as exception:
            _situer_au_rappel(exception)
            raise
        finally:
            memoire.retablir()

    def _noter(self, objets: dict[str, object], avant: dict[str, tuple]) -> None:
        """Les attributs de la classe qui ont changé, ceux qui n’étaient déjà pas vides, et les noms d’attributs lus sans `self` ; une fonction à la place d’une classe."""
        apres = _etat_de_la_classe(self.fabrique)
        siens = {nom for objet in objets.values() for nom in getattr(objet, "__dict__", ())}
        notes = {
            "partages": sorted(nom for nom in apres if nom not in siens and apres[nom] != avant.get(nom)),
            "gardes": sorted(nom for nom, (genre, taille) in avant.items() if nom not in siens and genre in CHANGEANTS and taille),
            "sans_self": sorted(nom for nom in self.noms_perdus if nom in siens or hasattr(self.fabrique, nom)),
            "fonction": [getattr(self.fabrique, "__name__", "")] * (not isinstance(self.fabrique, type)),
        }
        if any(notes.values()):
            self.faits.append((notes, None))

    def _faire(self, objets: dict[str, object], pas: Pas) -> tuple[object, object]:
        geste, chemin, arguments = pas
        try:
            return copier(GESTES[geste](_atteindre(objets, chemin), [*map(copier, arguments)])), None
        except (NonFini, KeyboardInterrupt):
            raise
        except BaseException as exception:  # SystemExit compris
            if isinstance(exception, NameError) and type(exception.name) is str:
                self.noms_perdus.add(exception.name)
            return None, self.decrire(exception)


def _atteindre(objets: dict[str, object], chemin: str) -> object:
    (nom, _), *suite = MORCEAU.findall(chemin)
    objet = objets[nom]
    for attribut, rang in suite:
        objet = objet[int(rang)] if rang else getattr(objet, attribut)
    return objet


def _situer_au_rappel(exception: Exception) -> None:
    """Fait commencer la faute à la ligne `on_click(self.methode())` qui a appelé la méthode tout de suite, si c’en est une."""
    pas = exception.__traceback__
    while pas and not RAPPEL_APPELE.search(linecache.getline(pas.tb_frame.f_code.co_filename, pas.tb_lineno)):
        pas = pas.tb_next
    if pas:
        pas.tb_next = None


def _etat_de_la_classe(fabrique: object) -> dict[str, tuple[type, object]]:
    """Les attributs simples écrits dans la classe, hors de ses méthodes : leur type, puis leur valeur, ou leur taille."""
    if not isinstance(fabrique, type):
        return {}
    siennes = classes_de(fabrique)
    communs = {nom for base in fabrique.__mro__ if base not in siennes for nom in vars(base)}
    membres = {nom: valeur for base in siennes for nom, valeur in vars(base).items() if nom not in communs and type(valeur) in (*SIMPLES, *CHANGEANTS)}
    return {nom: (type(valeur), len(valeur) if type(valeur) in CHANGEANTS else repr(valeur)) for nom, valeur in membres.items()}


@lru_cache(maxsize=1)  # une classe passe des centaines de scénarios : son état d’avant n’est relevé qu’une fois
def _memoire(fabrique: Callable) -> Memoire:
    return Memoire(fabrique)
