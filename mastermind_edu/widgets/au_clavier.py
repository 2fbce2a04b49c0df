"""Jouer sans souris : `input()` demande un choix, et presse le bouton ou remplit la case d’un widget.

Aucun jeu ici : ce module ne connaît que des boutons, des listes, des cases et des curseurs, vrais ou de paille. Commencer par `dialoguer`.
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from html import unescape
from typing import NamedTuple

import ipywidgets

from mastermind_edu.francais import citer

ARRETER = "Entrée seule : arrêter"
NB_OPTIONS = 12  # au-delà, une liste ne se lit plus d’un coup d’œil
ECRITS = {"mm-couleur", "mm-pion", "mm-ecrit"}  # ces boutons posent un pion, disent un nombre, déplacent une ligne ; au clavier, on l’écrit
SEPARE = re.compile(r"</?(?:div|p|br|li|tr|td|th|pre)\b[^>]*>")  # ce qui va à la ligne dans une page
CHOIX = (ipywidgets.Dropdown, ipywidgets.ToggleButtons)


class Geste(NamedTuple):
    """Ce que l’on peut faire, et comment."""

    nom: str
    faire: Callable[[], None]


def dialoguer(racine: ipywidgets.Widget, montrer: Callable[[], None], lire: Callable[[str], str] = input) -> None:
    """Montre le jeu, demande un geste, le fait, et recommence jusqu’à une réponse vide."""
    montrer()
    while reponse := lire(_question(racine)).strip():
        geste = _trouver(racine, reponse)
        if geste is None:
            print(f"{citer(reponse)} n’est pas un des choix proposés.")
        else:
            geste()
            montrer()


def presenter(vue: ipywidgets.Widget, message: str) -> None:
    """Montre cette vue, en image là où il y a une page, en texte ailleurs, puis son message, donné en HTML."""
    try:
        from IPython import get_ipython
        from IPython.display import display
    except ImportError:
        a_une_page = False
    else:
        a_une_page = get_ipython() is not None or "basthon" in sys.modules
    if a_une_page:
        display(vue)
    else:
        print(vue)
    print(en_texte(message))


def en_texte(message: str) -> str:
    """Un message donné en HTML, sans ses balises.

    >>> en_texte('<div lang="fr">Il reste <b>deux</b> pions.</div>')
    'Il reste deux pions.'
    >>> en_texte("<p>Une juste.</p><p>Encore deux.</p>")
    'Une juste. Encore deux.'
    """
    return " ".join(unescape(re.sub("<[^>]+>", "", SEPARE.sub(" ", message))).split())


def _question(racine: ipywidgets.Widget) -> str:
    case, curseur = _premier(racine, ipywidgets.Text), _premier(racine, ipywidgets.IntSlider)
    choix = [f"{rang} : {geste.nom}" for rang, geste in enumerate(_gestes(racine), start=1)] if curseur is None else _au_curseur(racine, curseur)
    libres = [f"un code, par exemple {case.placeholder}" if case.placeholder else "votre réponse"] if case else []
    return " ; ".join([*(piece.a_ecrire for piece in _a_l_ecrit(racine)), *libres, *choix, ARRETER]) + "\n> "


def _a_l_ecrit(racine: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """Ce qui comprend une réponse écrite en toutes lettres : `a_ecrire` dit laquelle, `comprendre` donne le geste, ou rien."""
    return (piece for piece in _visibles(racine) if getattr(piece, "a_ecrire", ""))


def _au_curseur(racine: ipywidgets.Widget, curseur: ipywidgets.IntSlider) -> list[str]:
    noms = [f"« {geste.nom} »" for geste in _gestes(racine)]
    return [f"de {curseur.min} à {curseur.max} : aller à cette {curseur.description or 'étape'}", *noms]


def _trouver(racine: ipywidgets.Widget, reponse: str) -> Callable[[], None] | None:
    """Le geste que dit cette réponse : un numéro, le nom d’un bouton, ou ce qui va dans la case."""
    gestes, curseur, case = list(_gestes(racine)), _premier(racine, ipywidgets.IntSlider), _premier(racine, ipywidgets.Text)
    ecrit = next(filter(None, (piece.comprendre(reponse) for piece in _a_l_ecrit(racine))), None)
    if ecrit:
        return ecrit
    if reponse.isdecimal() and curseur is not None:
        return partial(setattr, curseur, "value", int(reponse))
    if reponse.isdecimal() and 1 <= int(reponse) <= len(gestes):
        return gestes[int(reponse) - 1].faire
    nommes = [geste.faire for geste in gestes if reponse.casefold() == geste.nom.casefold()]
    return nommes[0] if nommes else case and partial(_ecrire, racine, case, reponse)


def _ecrire(racine: ipywidgets.Widget, case: ipywidgets.Text, mot: str) -> None:
    """Remplit la case, puis presse le bouton qui la valide, comme Entrée le fait dans la page."""
    case.value = mot
    for piece in _visibles(racine):
        if isinstance(piece, ipywidgets.Button) and "mm-valider" in piece._dom_classes:
            piece.click()
            return


def _gestes(racine: ipywidgets.Widget) -> Iterator[Geste]:
    """Les boutons et les options que l’on voit, dans l’ordre de la page."""
    parcourue = _premier(racine, ipywidgets.IntSlider) is not None
    for piece in _visibles(racine):
        if isinstance(piece, CHOIX):
            yield from _options(piece)
        elif isinstance(piece, ipywidgets.Button) and not piece.disabled and _est_a_dire(piece) and not (parcourue and _avance(piece)):
            yield Geste(piece.description, piece.click)


def _options(liste: ipywidgets.Widget) -> Iterator[Geste]:
    """Les options d’une liste courte, sauf celle qui est choisie."""
    paires = [option if isinstance(option, tuple) else (str(option), option) for option in liste.options]
    for texte, valeur in paires if len(paires) <= NB_OPTIONS else ():
        if valeur != liste.value:
            yield Geste(" ".join(filter(None, (liste.description, texte))), partial(setattr, liste, "value", valeur))


def _est_a_dire(bouton: ipywidgets.Button) -> bool:
    return bool(bouton.description) and not ECRITS & {*bouton._dom_classes} and "mm-valider" not in bouton._dom_classes


def _avance(bouton: ipywidgets.Button) -> bool:
    """Vrai pour ce qu’un numéro d’étape fait mieux : lire, avancer, reculer."""
    return any(signe in bouton.description for signe in "▶◀⏸")


def _premier(racine: ipywidgets.Widget, genre: type) -> ipywidgets.Widget | None:
    return next((piece for piece in _visibles(racine) if isinstance(piece, genre) and not isinstance(piece, ipywidgets.Play)), None)


def _visibles(piece: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """Ce que l’on voit, dans l’ordre de la page."""
    if piece.layout.display == "none" or piece.layout.visibility == "hidden":
        return
    yield piece
    for enfant in getattr(piece, "children", ()):
        yield from _visibles(enfant)
