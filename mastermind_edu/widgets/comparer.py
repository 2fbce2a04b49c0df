"""Des décodeurs côte à côte : répartition, moyenne et maximum sur tous les secrets.

Une vue sur des `Bilan` ; ni stratégie ni manche ici. Commencer par `Comparer()`.
"""

from collections.abc import Sequence
from importlib.util import find_spec

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs.catalogue import decodeurs_offerts, exiger_jouable, trouver_decodeur
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.decodeurs.tailles import MAX_COULEURS, MAX_PIONS, MIN_COULEURS, exiger_taille
from mastermind_edu.francais import accorder, citer, ecrire_nombre, en_phrase
from mastermind_edu.statistiques import Bilan, Comparaison
from mastermind_edu.statistiques.evaluation import evaluer_en_soufflant
from mastermind_edu.statistiques.moteur_python import Annonce
from mastermind_edu.widgets import composants
from mastermind_edu.widgets import vues_comparer as vues
from mastermind_edu.widgets.composants import Planche
from mastermind_edu.widgets.recherche import Recherche
from mastermind_edu.widgets.reglages import nommer_decodeur

AU_MOINS, AU_PLUS = 2, 4
AUCUN = ""  # `None` viderait la liste au lieu d’y choisir
CODES_AVEC_NUMPY, CODES_SANS_NUMPY = 8**4, 6**4  # au-delà, jouer tous les secrets prend des heures
REFLEXION = "Chaque décodeur cherche tous les secrets : cela peut durer."


class Comparer(Planche):
    """De deux à quatre décodeurs et une taille, comparés ; `bilans` donne ceux qui sont finis.

    Lève `DecodeurInconnu`, `TailleRefusee`, et `ErreurMastermind` s’il n’y a pas de deux à quatre
    décodeurs différents. À 4 pions et 6 couleurs, tout est déjà calculé.

    >>> comparer = Comparer(["lexicographique", "knuth"])
    >>> [(bilan.total, bilan.maximum) for bilan in comparer.bilans]
    [(7471, 9), (5801, 5)]
    """

    def __init__(
        self, decodeurs: Sequence[str] = ("lexicographique", "knuth", "optimal"), nb_pions: int = 4, nb_couleurs: int = 6
    ):
        noms = exiger_decodeurs(decodeurs)
        exiger_comparable(nb_pions, nb_couleurs)
        self._bilans: list[tuple[str, Bilan]] = []
        self._construire(noms, (nb_pions, nb_couleurs))
        choix = composants.ligne(*self._listes, self._taille, self._comparer)
        self._recherche = Recherche(
            self._dire, self._comparer.focus, [choix], reflexion=REFLEXION, arreter="Arrêter le calcul", a_cote=[self._avancement]
        )
        super().__init__(Regles(), [choix], [self._recherche, self._vue], fixe=self._en_fixe, feuilles=("jeu.css", "comparer.css"))
        self._lancer()

    def _construire(self, noms: Sequence[str], taille: tuple[int, int]) -> None:
        self._taille = _liste("Taille", options=[(nommer_taille(*une), une) for une in tailles_comparables()], value=taille)
        self._taille.observe(lambda _: self._offrir([liste.value for liste in self._listes]), "value")
        self._listes = [_liste(f"Décodeur {lettre}") for lettre in vues.LETTRES]
        self._offrir([*noms, *[AUCUN] * (AU_PLUS - len(noms))])
        self._comparer = composants.bouton("Comparer", lambda _: self._lancer(), button_style="primary")
        self._avancement, self._vue = ipywidgets.HTML(), ipywidgets.HTML()

    def _offrir(self, noms: Sequence[str]) -> None:
        """Dans chaque liste, les décodeurs de la taille choisie ; celui qu’on y a pris y reste, et le message dira pourquoi il ne joue pas."""
        offerts = decodeurs_offerts(*self._taille.value)
        for rang, (liste, nom) in enumerate(zip(self._listes, noms)):
            choix = [(nommer_decodeur(un), un) for un in dict.fromkeys([*offerts, *filter(None, [nom])])]
            liste.options = choix if rang < AU_MOINS else [("aucun", AUCUN), *choix]
            liste.value = nom

    @property
    def bilans(self) -> list[Bilan]:
        """Les bilans finis, dans l’ordre choisi."""
        return [bilan for _, bilan in self._bilans]

    @property
    def comparaison(self) -> Comparaison:
        """Les mêmes, par moyenne : un tableau et un dessin à garder."""
        return Comparaison(tuple(sorted(self.bilans, key=lambda bilan: (bilan.moyenne, bilan.maximum))))

    def _lancer(self) -> None:
        """Compare ce qui est choisi ; un choix impossible s’écrit et ne change rien."""
        noms = {lettre: liste.value for lettre, liste in zip(vues.LETTRES, self._listes) if liste.value}
        try:
            exiger_decodeurs(list(noms.values()))
        except ErreurMastermind as erreur:
            self._dire(en_phrase(erreur))
            return
        self._bilans, self._attendus, self._refus = [], noms, []
        self._vue.value = self._avancement.value = ""
        self._recherche.faire(self._evaluer(*self._taille.value), self._conclure, self._sur_arret, previent=False)

    def _evaluer(self, nb_pions: int, nb_couleurs: int) -> Souffles[None]:
        """Un bilan après l’autre, montré dès qu’il est fini ; ce qui est refusé est dit, et les autres continuent."""
        bilans, refus = self._bilans, self._refus  # une comparaison plus récente a les siens
        for lettre, nom in self._attendus.items():
            try:
                exiger_jouable(nom, nb_pions, nb_couleurs)
                bilans.append((lettre, (yield from evaluer_en_soufflant(nom, nb_pions, nb_couleurs, self._annoncer(nom)))))
            except TailleRefusee as erreur:
                refus.append(f"{lettre} : {erreur}.")
            self._vue.value = vues.cote_a_cote(bilans)
            yield

    def _annoncer(self, nom: str) -> Annonce:
        """De quoi dire où en est ce décodeur, cent fois au plus."""
        deja = -1

        def annoncer(faits: int, total: int) -> None:
            nonlocal deja
            if 100 * faits // total != deja:
                deja = 100 * faits // total
                self._avancement.value = vues.dire_l_avancement(nom, faits, total)

        return annoncer

    def _conclure(self, _) -> None:
        self._dire(" ".join([*self._refus, vues.dire_la_comparaison(self._bilans)]))

    def _sur_arret(self) -> None:
        finis = {lettre for lettre, _ in self._bilans}
        manque = ", ".join(lettre for lettre in self._attendus if lettre not in finis)
        self._dire(f"Calcul arrêté : il manque {manque}. {vues.dire_la_comparaison(self._bilans) if finis else ''}".strip())

    def __repr__(self) -> str:
        nb_pions, nb_couleurs = self._taille.value
        return f"<Comparer : {accorder(len(self._bilans), 'décodeur')}, {nb_pions} × {nb_couleurs}>"

    def _en_fixe(self) -> dict[str, str]:
        """Le tableau et les courbes, puis le texte."""
        if not self._bilans:
            return {"text/plain": repr(self)}
        comparaison, dessin = self.comparaison, self.comparaison.distributions()
        page = comparaison._repr_html_() + dessin._repr_html_()
        return {"text/plain": f"{self!r}\n{comparaison!r}", "text/html": page, "image/svg+xml": dessin.svg}


def exiger_decodeurs(noms: object) -> list[str]:
    """Les noms donnés, s’ils sont de deux à quatre décodeurs différents.

    >>> exiger_decodeurs(["knuth", "knuth"])
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.ErreurMastermind: il faut de 2 à 4 décodeurs différents, en voici 1 : ['knuth', 'knuth']
    """
    if not isinstance(noms, (tuple, list)):
        raise ErreurMastermind(f"il faut une liste de {AU_MOINS} à {AU_PLUS} décodeurs, voici {citer(noms)}")
    uniques = list(dict.fromkeys(nom for nom in noms if trouver_decodeur(nom)))
    if not AU_MOINS <= len(uniques) <= AU_PLUS or len(uniques) < len(noms):
        raise ErreurMastermind(f"il faut de {AU_MOINS} à {AU_PLUS} décodeurs différents, en voici {len(uniques)} : {citer(noms)}")
    return uniques


def exiger_comparable(nb_pions: object, nb_couleurs: object) -> None:
    """Lève `TailleRefusee` quand jouer tous les secrets prendrait des heures.

    >>> exiger_comparable(4, 11)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut de 2 à 10 couleurs, en voici 11
    """
    exiger_taille(nb_pions, nb_couleurs)
    if nb_couleurs**nb_pions > codes_au_plus():
        raise TailleRefusee(
            f"il faut au plus {codes_au_plus()} codes pour jouer tous les secrets sans attendre des heures, "
            f"en voici {nb_couleurs**nb_pions} : {accorder(nb_pions, 'pion')} et {accorder(nb_couleurs, 'couleur')}"
        )


def codes_au_plus() -> int:
    """Le plus grand nombre de secrets que l’on joue tous."""
    return CODES_AVEC_NUMPY if find_spec("numpy") else CODES_SANS_NUMPY


def tailles_comparables() -> list[tuple[int, int]]:
    """Les tailles offertes, des pions puis des couleurs."""
    toutes = ((pions, couleurs) for pions in range(1, MAX_PIONS + 1) for couleurs in range(MIN_COULEURS, MAX_COULEURS + 1))
    return [(pions, couleurs) for pions, couleurs in toutes if couleurs**pions <= codes_au_plus()]


def nommer_taille(nb_pions: int, nb_couleurs: int) -> str:
    """Une taille et son nombre de codes.

    >>> nommer_taille(4, 3).replace(chr(0xA0), " ")
    '4 × 3 : 81 codes'
    """
    return f"{nb_pions}\u00a0×\u00a0{nb_couleurs} : {ecrire_nombre(nb_couleurs**nb_pions)} codes"


def _liste(nom: str, **details) -> ipywidgets.Dropdown:
    liste = composants.liste(nom, **details)
    liste.add_class("mm-choix-du-decodeur")
    return liste
