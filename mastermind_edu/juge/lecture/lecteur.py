"""Ce qui se voit dans le code d’une fonction, du plus parlant au moins parlant.

Le juge choisit ensuite d’après ce que la fonction a donné. Commencer par `lire`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from mastermind_edu.juge.lecture.appels import APPELS, methodes_non_appelees
from mastermind_edu.juge.lecture.boucles import BOUCLES_VUES
from mastermind_edu.juge.lecture.compteurs import COMPTEURS
from mastermind_edu.juge.lecture.conditions import CONDITIONS
from mastermind_edu.juge.lecture.confusions import CONFUSIONS
from mastermind_edu.juge.lecture.ecrasements import ECRASEMENTS
from mastermind_edu.juge.lecture.exceptions import EXCEPTIONS
from mastermind_edu.juge.lecture.listes import LISTES
from mastermind_edu.juge.lecture.marques import MARQUES
from mastermind_edu.juge.lecture.meprises import MEPRISES
from mastermind_edu.juge.lecture.noms import NOMS_VUS, memoire
from mastermind_edu.juge.lecture.parcours import PARCOURS
from mastermind_edu.juge.lecture.rangs import RANGS
from mastermind_edu.juge.lecture.retouches import Retouche, retoucher
from mastermind_edu.juge.lecture.retours import RETOURS
from mastermind_edu.juge.lecture.texte import Fonction, Vu, analyser, analyser_les_methodes
from mastermind_edu.juge.lecture.valeurs_perdues import CE_QUI_SE_PERD
from mastermind_edu.juge.verdict import au_mieux

LECTURES = (
    *CE_QUI_SE_PERD, *MEPRISES, *CONFUSIONS, *LISTES, *RETOURS, *APPELS, *BOUCLES_VUES, *COMPTEURS, *CONDITIONS, *ECRASEMENTS, *RANGS, *MARQUES, *EXCEPTIONS, *PARCOURS, *NOMS_VUS,
)


PARLANTES = {"jamais-executee", "remplacee-a-chaque-tour", "effacee-par-le-sinon", "tirage-par-branche", "nombre-dans-une-condition", "morceau-de-texte", "rang-sans-borne", "element-remplace", "raccourcie-par-rangs", "puissance-a-virgule", "liste-rangee-sans-copie", "longueurs-enumerees", "toutes-les-paires", "texte-d-une-liste", "liste-contre-tuple", "parametre-remplace", "premier-rang", "barre-penchee", "cles-sans-valeurs", "descendu-a-zero", "tour-change-pour-rien"}


class Lecture(NamedTuple):
    """Ce qui a été vu, et si la fonction peut garder quelque chose d’un appel à l’autre."""

    vues: tuple[Vu, ...] = ()
    a_une_memoire: bool | None = None  # `None` quand on n’a pas pu lire
    parametres: tuple[str, ...] = ()
    noms: tuple[str, ...] = ()  # ceux qui ont une valeur dans la fonction
    retoucher: Callable[[], Iterable[Retouche]] = tuple  # les versions où une seule chose est changée

    def premiere(self, genre: str) -> Vu | None:
        """La première chose vue de ce genre."""
        return next((vue for vue in self.vues if vue.genre == genre), None)

    @property
    def parlante(self) -> Vu | None:
        """La remarque qui dit presque toujours la cause : on l’ajoute à ce qui décrit l’effet."""
        return next((vue for vue in self.vues if vue.nom in PARLANTES), None)

    def nommee(self, nom: str, objet: str) -> Vu | None:
        """La dernière chose vue de ce nom qui concerne cette variable."""
        return next((vue for vue in reversed(self.vues) if vue.nom == nom and vue.objet == objet), None)

    def modification(self, rang: int | None) -> Vu | None:
        """Ce qui modifie le paramètre de ce rang."""
        nom = self.parametres[rang] if rang is not None and rang < len(self.parametres) else None
        return next((vue for vue in self.vues if vue.genre == "modification" and vue.objet == nom), None)

    def attrapee(self, types: Sequence[str], ligne: int | None = None) -> Vu | None:
        """Le `except` qui arrête une erreur de ces types ; avec une ligne, celui qui ne l’arrête pas quand elle vient de là, ou ce que cette ligne en dit."""
        if ligne is None:
            return next((vue for vue in self.vues if vue.genre == "erreur arrêtée" and _attrape(vue, types)), None)
        autour = (vue for vue in self.vues if vue.genre == "essai" and vue.ligne <= ligne <= vue.fin)
        ici = (vue for vue in self.vues if vue.genre == "erreur ici" and vue.ligne <= ligne <= max(vue.ligne, vue.fin) and not {*vue.objet.split()}.isdisjoint(types))
        return next((vue for vue in autour if not _attrape(vue, types)), None) or next(ici, None)

    def sans_reproche(self, facultatifs: Sequence[int]) -> "Lecture":
        """La même, sans rien dire des paramètres de ces rangs que la fonction ne lit pas."""
        noms = {self.parametres[rang] for rang in facultatifs if rang < len(self.parametres)}
        vues = tuple(vue for vue in self.vues if vue.nom != "parametre-jamais-lu" or vue.objet not in noms)
        return self._replace(vues=vues)

    def boucle_sans_fin(self, ligne: int | None) -> Vu | None:
        """La boucle sans fin vue à cette ligne, la plus étroite."""
        autour = [vue for vue in self.vues if vue.genre == "sans fin" and vue.ligne <= (ligne or 0) <= vue.fin]
        return max(autour, key=lambda vue: vue.ligne, default=None)


def lire(source: str | None, nom: str) -> Lecture:
    """Ce qui se voit dans la fonction de ce nom ; rien quand on ne peut pas la lire.

    >>> lire("def double(x):\\n    liste = [x]\\n    deux = liste.append(x)\\n    return deux", "double").vues[0].phrase
    'ligne 3 : `deux = liste.append(x)` range `None` dans `deux` : `append` modifie la liste sur place et ne renvoie rien'
    """
    return preparer_lecture(source, nom)()


def preparer_lecture(source: str | None, nom: str) -> Callable[[], Lecture]:
    """La même lecture, à faire quand elle servira, dans n’importe quel fil : seul l’arbre est fait tout de suite, dans celui-ci."""
    lue = analyser(source, nom)
    return partial(_lire, lue) if lue else partial(_lire_une_classe, analyser_les_methodes(source))


def _lire(lue: Fonction) -> Lecture:
    return Lecture(tuple(vue for regarder in LECTURES for vue in _voir(regarder, lue)), au_mieux(None, memoire, lue), tuple(lue.parametres), tuple(sorted(lue.locaux)), partial(retoucher, lue))


def _lire_une_classe(methodes: list[Fonction]) -> Lecture:
    """Les boucles sans fin de ses méthodes, et celles qui sont nommées sans être appelées ; une méthode n’est pas une réponse."""
    sans_fin = tuple(vue for methode in methodes for regarder in BOUCLES_VUES for vue in _voir(regarder, methode) if vue.genre == "sans fin")
    return Lecture(sans_fin + au_mieux((), lambda: tuple(methodes_non_appelees(methodes))))


def _voir(regarder: Callable[[Fonction], Iterable[Vu]], lue: Fonction) -> tuple[Vu, ...]:
    """Ce que voit ce lecteur-là ; s’il échoue, les autres voient encore."""
    return au_mieux((), lambda: tuple(regarder(lue)))


def _attrape(vue: Vu, types: Sequence[str]) -> bool:
    """Vrai quand le `except` vu arrête une erreur d’un de ces types, le sien puis ceux dont elle hérite."""
    attrapes = vue.objet.split()
    return not attrapes or not {*attrapes}.isdisjoint([*types, "Exception", "BaseException"])
