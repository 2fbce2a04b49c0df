"""Ce qu’une fonction peut garder d’un appel à l’autre : ses valeurs par défaut, sa fermeture, les noms globaux qu’elle emploie.

Seules les valeurs simples sont retenues, puis remises en place ; un objet d’élève ne l’est pas.
Commencer par `Memoire`.
"""

import copy
from collections.abc import Callable

from mastermind_edu.juge.liens import fonctions_appelees, fonctions_de, noms_employes

TAILLE_MAXIMALE = 10_000  # un tableau plus long se recopierait trop lentement
SIMPLES = (type(None), bool, int, float, str, tuple)
CHANGEANTS = (list, dict, set)


class Memoire:
    """L’état d’une fonction avant ses appels ; `retablir` le remet."""

    def __init__(self, fonction: Callable):
        self._noms: list[tuple[dict, str, object]] = []
        self._contenus: dict[int, tuple[object, object]] = {}
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
        for objet in gardes:
            if type(objet) in CHANGEANTS and len(objet) <= TAILLE_MAXIMALE:
                self._contenus[id(objet)] = (objet, _copier(objet))

    def retablir(self) -> None:
        """Remet les contenus d’avant, sur place, et les noms globaux."""
        for objet, contenu in self._contenus.values():
            objet.clear()
            (objet.extend if type(objet) is list else objet.update)(_copier(contenu))
        for espace, nom, valeur in self._noms:
            espace[nom] = valeur


def _copier(objet):
    try:
        return copy.deepcopy(objet)
    except Exception:  # un objet d’élève peut refuser d’être copié
        return copy.copy(objet)
