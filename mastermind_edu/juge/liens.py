"""À qui est un code, de quoi se sert une fonction d’élève, et ce qu’elle garde d’un appel à l’autre.

Rien n’est appelé ici. Décorateurs, `partial`, méthodes, classes et objets appelables
sont suivis jusqu’à leur code. Commencer par `noms_employes`, puis `Memoire`.
"""

import builtins
import copy
import functools
import os
import re
import types
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator

JUGE = os.path.dirname(__file__)
COURS = os.path.dirname(JUGE) + os.sep
BIBLIOTHEQUE = (os.path.dirname(os.__file__), JUGE, "<frozen")
MEMBRES = (property, staticmethod, classmethod, functools.cached_property)
TAILLE_MAXIMALE = 10_000  # un tableau plus long se recopierait trop lentement
SIMPLES = (type(None), bool, int, float, str, tuple)
CHANGEANTS = (list, dict, set)


@functools.cache
def est_a_l_eleve(fichier: str) -> bool:
    """Faux pour Python lui-même, les paquets installés et le juge ; les fonctions fausses du catalogue se surveillent."""
    if fichier.startswith(BIBLIOTHEQUE):
        return False
    return fichier.startswith(COURS) or not re.search("(?:site|dist)-packages", fichier)


def corps_vide(fonction: object) -> bool:
    """Vrai pour ce qui ne fait rien : `...`, `pass`, avec ou sans chaîne d’aide ; pour une classe, dans chaque méthode."""

    def sans_aide(): ...

    def avec_aide():
        """Aide."""

    if isinstance(fonction, type):
        methodes = [membre for membre in vars(fonction).values() if hasattr(membre, "__code__")]
        if methodes:
            return all(map(corps_vide, methodes))
        return fonction.__bases__ == (object,) and all(nom.startswith("__") for nom in vars(fonction))
    code = getattr(fonction, "__code__", None)
    if code is None or code.co_code not in (sans_aide.__code__.co_code, avec_aide.__code__.co_code):
        return False
    # « return 0 » a les mêmes instructions que « return None » : seule la constante diffère.
    return all(constante in (None, ..., fonction.__doc__) for constante in code.co_consts)


def noms_employes(objet: object) -> set[str]:
    """Les noms globaux qu’un objet appelable emploie, y compris dans ses fonctions intérieures.

    >>> sorted(noms_employes(lambda code: len(code) + position(1, code)))
    ['len', 'position']
    """
    return {nom for fonction in fonctions_de(objet) for code in codes(fonction.__code__) for nom in code.co_names}


def introuvables(objet: object) -> set[str]:
    """Les noms qu’écrivent cette fonction et celles qu’elle appelle, sans rien qui s’appelle sous ce nom ; des attributs peuvent s’y trouver."""
    return {nom for f in fonctions_atteintes(objet) for nom in noms_employes(f) if not callable(f.__globals__.get(nom))}


def espaces_de(objet: object) -> list[dict]:
    """Les espaces de noms où cette fonction, et celles qu’elle appelle, cherchent leurs noms globaux."""
    return list({id(f.__globals__): f.__globals__ for f in fonctions_atteintes(objet)}.values())


def globaux(objet: object, sauf: Callable[[object], bool] = lambda _: False) -> dict[str, object]:
    """Ce que valent à cet instant les noms globaux dont la fonction se sert, de proche en proche, sans entrer dans `sauf`."""
    valeurs: dict[str, object] = {}
    for fonction in fonctions_atteintes(objet, sauf):
        connus = ChainMap(fonction.__globals__, vars(builtins))
        valeurs |= {nom: connus[nom] for nom in noms_employes(fonction) if nom in connus}
    return valeurs


def emprunts(objet: object, paquet: str, vient_du_paquet: Callable[[object], bool]) -> list[str]:
    """Ce que la fonction prend à ce paquet, par ses noms globaux ou en l’important elle-même.

    >>> emprunts(lambda: __import__("json.decoder"), "json", lambda _: False)
    ['json.decoder']
    """
    siennes = [f for voisine in (objet, *fonctions_appelees(objet, sauf=vient_du_paquet).values()) for f in fonctions_de(voisine)]
    pris = {
        getattr(f.__globals__[nom], "__name__", nom)
        for f in siennes
        for nom in noms_employes(f) & f.__globals__.keys()
        if vient_du_paquet(f.__globals__[nom])
    }
    if isinstance(objet, type):
        pris |= {base.__name__ for base in objet.__mro__ if vient_du_paquet(base)}
    tous = [code for fonction in siennes for code in codes(fonction.__code__)]
    textes = {texte for code in tous for texte in (*code.co_names, *code.co_consts) if isinstance(texte, str)}
    return sorted(pris | {texte for texte in textes if re.fullmatch(rf"{paquet}(\.\w+)*", texte)})


def fonctions_appelees(objet: object, sauf: Callable[[object], bool] = lambda _: False) -> dict[str, Callable]:
    """Ce qui s’appelle parmi les noms globaux employés, de proche en proche ; sans ce qui est une classe ou un module, ni `sauf`."""
    trouvees: dict[str, Callable] = {}
    a_lire = [objet]
    while a_lire:
        for fonction in fonctions_de(a_lire.pop()):
            for nom in noms_employes(fonction):
                voisine = fonction.__globals__.get(nom)
                if nom not in trouvees and callable(voisine) and not isinstance(voisine, type) and not sauf(voisine):
                    trouvees[nom] = voisine
                    a_lire.append(voisine)
    return trouvees


def fonctions_atteintes(objet: object, sauf: Callable[[object], bool] = lambda _: False) -> list[types.FunctionType]:
    """Les fonctions Python derrière cet objet et derrière ce qu’il appelle, chacune une fois : une fonction récursive s’appelle elle-même."""
    toutes = [f for voisine in (objet, *fonctions_appelees(objet, sauf).values()) for f in fonctions_de(voisine)]
    return list({id(f): f for f in toutes}.values())


def fonctions_de(objet: object) -> Iterator[types.FunctionType]:
    """Les fonctions Python derrière un objet appelable, celles que garde sa fermeture comprises."""
    vues, a_voir = set(), [objet]
    while a_voir:
        objet = a_voir.pop()
        if id(objet) in vues:
            continue
        vues.add(id(objet))
        if isinstance(objet, types.FunctionType):
            yield objet
            a_voir += [cellule.cell_contents for cellule in objet.__closure__ or () if _est_remplie(cellule)]
        elif isinstance(objet, functools.partial):
            a_voir += [objet.func, *objet.args]
        elif isinstance(objet, types.MethodType):
            a_voir.append(objet.__func__)
        elif isinstance(objet, type):
            a_voir += [fonction for base in classes_de(objet) for membre in vars(base).values() for fonction in _derriere(membre)]
        elif isinstance(getattr(type(objet), "__call__", None), types.FunctionType):
            a_voir.append(type(objet).__call__)


def classes_de(classe: type) -> list[type]:
    """La classe et celles dont elle hérite, parmi celles qui sont écrites au même endroit."""
    return [base for base in classe.__mro__ if base.__module__ == classe.__module__]


def _derriere(membre: object) -> Iterator[Callable]:
    """Les fonctions derrière un membre d’une classe : méthode, propriété, méthode de classe."""
    if isinstance(membre, (types.FunctionType, functools.partial)):
        yield membre
    for nom in ("fget", "fset", "fdel", "__func__", "func"):
        fonction = getattr(membre, nom, None) if isinstance(membre, MEMBRES) else None
        if fonction is not None:
            yield fonction


def _est_remplie(cellule: types.CellType) -> bool:
    try:
        return callable(cellule.cell_contents)
    except ValueError:  # la variable n’a pas encore de valeur
        return False


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """Ce code et ceux de ses fonctions intérieures et compréhensions."""
    yield code
    for constante in code.co_consts:
        if isinstance(constante, types.CodeType):
            yield from codes(constante)


class Memoire:
    """L’état d’une fonction avant ses appels ; `retablir` le remet."""

    def __init__(self, fonction: Callable):
        self._noms: list[tuple[dict, str, object]] = []
        self._contenus: dict[int, tuple[object, object]] = {}
        self._classes = [(classe, _membres(classe)) for classe in classes_de(fonction)] if isinstance(fonction, type) else []
        for _, membres in self._classes:
            self._garder(membres.values())
        for appelee in (fonction, *fonctions_appelees(fonction).values()):
            for lue in fonctions_de(appelee):
                self._retenir(lue)

    def _retenir(self, fonction) -> None:
        espace = fonction.__globals__
        globaux = [(nom, espace[nom]) for nom in noms_employes(fonction) if nom in espace]
        self._noms += [(espace, nom, valeur) for nom, valeur in globaux if type(valeur) in (*SIMPLES, *CHANGEANTS)]
        gardes = [*(fonction.__defaults__ or ()), *(fonction.__kwdefaults__ or {}).values(), *(valeur for _, valeur in globaux)]
        for cellule in fonction.__closure__ or ():
            try:
                gardes.append(cellule.cell_contents)
            except ValueError:  # la variable n’a pas encore de valeur
                continue
        self._garder(gardes)

    def _garder(self, objets: Iterable) -> None:
        for objet in objets:
            if type(objet) in CHANGEANTS and len(objet) <= TAILLE_MAXIMALE and id(objet) not in self._contenus:
                self._contenus[id(objet)] = (objet, _recopier(objet))

    def retablir(self) -> None:
        """Remet les contenus d’avant, sur place, et les noms globaux."""
        for objet, contenu in self._contenus.values():
            objet.clear()
            (objet.extend if type(objet) is list else objet.update)(_recopier(contenu))
        for espace, nom, valeur in self._noms:
            espace[nom] = valeur
        for classe, membres in self._classes:
            _retablir_la_classe(classe, membres)


def _membres(classe: type) -> dict[str, object]:
    """Les attributs de la classe, sauf ceux qu’une bibliothèque met dans toutes celles qui héritent des siennes."""
    communs = {nom for base in classe.__mro__ if base.__module__ not in (classe.__module__, "builtins") for nom in vars(base)}
    return {nom: valeur for nom, valeur in vars(classe).items() if nom not in communs}


def _retablir_la_classe(classe: type, membres: dict[str, object]) -> None:
    """Rend à la classe ses attributs simples, et lui ôte ceux qu’un objet lui a ajoutés."""
    for nom in [nom for nom in _membres(classe) if nom not in membres]:
        type.__delattr__(classe, nom)
    for nom, valeur in membres.items():
        if type(valeur) in (*SIMPLES, *CHANGEANTS) and vars(classe).get(nom) is not valeur:
            type.__setattr__(classe, nom, valeur)


def _recopier(objet):
    try:
        return copy.deepcopy(objet)
    except Exception:  # un objet d’élève peut refuser d’être copié
        return copy.copy(objet)
