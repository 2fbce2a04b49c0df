"""Ce qui se voit dans le code d’une fonction, du plus parlant au moins parlant.

Le juge choisit ensuite d’après ce que la fonction a donné. Commencer par `lire`.
"""

from typing import NamedTuple

from mastermind_edu.juge.lecture.boucles import BOUCLES_VUES
from mastermind_edu.juge.lecture.conditions import CONDITIONS
from mastermind_edu.juge.lecture.noms import NOMS_VUS, memoire
from mastermind_edu.juge.lecture.texte import Vu, analyser
from mastermind_edu.juge.lecture.valeurs_perdues import CE_QUI_SE_PERD

LECTURES = (*CE_QUI_SE_PERD, *BOUCLES_VUES, *CONDITIONS, *NOMS_VUS)


class Lecture(NamedTuple):
    """Ce qui a été vu, et si la fonction peut garder quelque chose d’un appel à l’autre."""

    vues: tuple[Vu, ...] = ()
    a_une_memoire: bool | None = None  # `None` quand on n’a pas pu lire

    def premiere(self, genre: str) -> Vu | None:
        """La première chose vue de ce genre."""
        return next((vue for vue in self.vues if vue.genre == genre), None)

    def boucle_sans_fin(self, ligne: int | None) -> Vu | None:
        """La boucle sans fin vue à cette ligne, la plus étroite."""
        autour = [vue for vue in self.vues if vue.genre == "sans fin" and vue.ligne <= (ligne or 0) <= vue.fin]
        return max(autour, key=lambda vue: vue.ligne, default=None)


def lire(source: str | None, nom: str) -> Lecture:
    """Ce qui se voit dans la fonction de ce nom ; rien quand on ne peut pas la lire.

    >>> lire("def double(x):\\n    liste = [x]\\n    deux = liste.append(x)\\n    return deux", "double").vues[0].phrase
    'ligne 3 : `deux = liste.append(x)` range `None` dans `deux` : `append` modifie la liste sur place et ne renvoie rien'
    """
    lue = analyser(source, nom)
    if lue is None:
        return Lecture()
    return Lecture(tuple(vue for regarder in LECTURES for vue in regarder(lue)), memoire(lue))
