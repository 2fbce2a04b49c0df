"""Ce qu’une fonction garde d’un appel à l’autre : valeurs par défaut, fermeture, noms globaux ; une classe, ses attributs.

Seules les valeurs simples sont retenues, puis remises en place ; un objet d’élève ne l’est pas.
Commencer par `Memoire`.
"""

import copy
from collections.abc import Callable, Iterable

from mastermind_edu.juge.liens import classes_de, fonctions_appelees, fonctions_de, noms_employes

TAILLE_MAXIMALE = 10_000  # un tableau plus long se recopierait trop lentement
SIMPLES = (type(None), bool, int, float, str, tuple)
CHANGEANTS = (list, dict, set)


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
                self._contenus[id(objet)] = (objet, _copier(objet))

    def retablir(self) -> None:
        """Remet les contenus d’avant, sur place, et les noms globaux."""
        for objet, contenu in self._contenus.values():
            objet.clear()
            (objet.extend if type(objet) is list else objet.update)(_copier(contenu))
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


def _copier(objet):
    try:
        return copy.deepcopy(objet)
    except Exception:  # un objet d’élève peut refuser d’être copié
        return copy.copy(objet)
