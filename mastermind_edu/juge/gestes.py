"""Ce que fait chaque pas d’un scénario à l’objet d’un élève : appeler, lire, compter, cliquer, regarder ce qui se verra.

Ce module vit aussi dans le processus d’un élève. Commencer par `GESTES`, que lit `scenarios`.
"""

from itertools import islice

CLICS_AU_PLUS, WIDGETS_AU_PLUS = 20, 1000  # les seconds : regardés dans une boîte, à la recherche de ce qui se verra


def _nommer_les_caches(objet: object, noms: list) -> list[str]:
    """Ceux de ces attributs que l’on n’atteint pas depuis `children` ; pour une liste, ses éléments."""
    vus, a_voir = {id(objet)}, [objet]
    while a_voir and len(vus) < WIDGETS_AU_PLUS:
        for enfant in islice(getattr(a_voir.pop(), "children", ()), WIDGETS_AU_PLUS):
            if id(enfant) not in vus:
                vus.add(id(enfant))
                a_voir.append(enfant)
    if any(base.__module__.startswith("ipywidgets") for base in type(objet).__mro__) and "_model_id" not in vars(objet):
        return ["super().__init__()"]  # une boîte que rien n’a préparée ne s’affiche pas
    return [ecrit for nom in noms for ecrit in _ecrire_les_caches(nom, getattr(objet, nom), vus)]


def _ecrire_les_caches(nom: str, valeur: object, vus: set[int]) -> list[str]:
    if type(valeur) not in (list, tuple):
        return [nom] * (id(valeur) not in vus)
    absents = [f"{nom}[{rang}]" for rang, element in enumerate(valeur) if id(element) not in vus]
    return [nom] if len(absents) == len(valeur) else absents[:9]


def _distinguer(liste: object, _: list) -> object:
    """Le nombre d’objets différents ; ce qui n’est ni une liste ni un tuple reste ce qu’il est."""
    return len({id(element) for element in liste}) if type(liste) in (list, tuple) else type(liste).__name__


def _ajouter(liste: object, _: list) -> None:
    if type(liste) is list:  # un tuple ne se change pas
        liste.append("intrus")


def _regler(bouton, arguments: list) -> bool:
    for _ in range(CLICS_AU_PLUS):
        if bouton.description == arguments[0]:
            return True
        bouton.click()
    return False


GESTES = {
    "regler": _regler,
    "heriter": lambda objet, arguments: arguments[0] in [base.__name__ for base in type(objet).__mro__],
    "lire": lambda objet, _: objet,
    "appeler": lambda methode, arguments: methode(*arguments),
    "compter": lambda objet, _: len(objet),
    "distinguer": _distinguer,
    "voir": _nommer_les_caches,
    "revoir": lambda objet, noms: tuple(_nommer_les_caches(objet, noms)),
    "ajouter": _ajouter,
}
