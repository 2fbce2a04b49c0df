"""Les pièces dont un jeu se compose : lignes, boutons de commande, pions où l’on clique.

Des widgets sans mémoire : ce qu’un clic change ne regarde pas ce module. Commencer
par `bouton`.
"""

from collections.abc import Callable, Sequence

import ipywidgets

from mastermind_edu.coeur.regles import Couleur
from mastermind_edu.widgets.cellules import fermer
from mastermind_edu.widgets.style import classe_du_pion


def ligne(*enfants: ipywidgets.Widget, classe: str = "") -> ipywidgets.HBox:
    """Des widgets côte à côte, qui passent à la ligne quand la place manque."""
    boite = ipywidgets.HBox(enfants)
    boite._dom_classes = ("mm-ligne", *classe.split())
    return boite


def remplacer(boite: ipywidgets.Box, enfants: Sequence[ipywidgets.Widget]) -> None:
    """Met d’autres widgets dans une boîte ; les anciens, que rien ne montre plus, sont fermés."""
    anciens, boite.children = boite.children, enfants
    for ancien in anciens:
        fermer(ancien)


def montrer(vue: ipywidgets.Widget, est_visible: object) -> None:
    """Montre cette vue, ou la cache : elle ne prend plus de place."""
    vue.layout.display = None if est_visible else "none"


def est_montre(vue: ipywidgets.Widget) -> bool:
    """Dit si `montrer` laisse voir cette vue.

    >>> vue = ipywidgets.Label()
    >>> montrer(vue, False)
    >>> est_montre(vue)
    False
    """
    return vue.layout.display != "none"


def voiler(vue: ipywidgets.Widget, est_voilee: bool) -> None:
    """Cache cette vue en lui gardant sa place, ou la montre de nouveau."""
    vue.layout.visibility = "hidden" if est_voilee else None


def bouton(texte: str, action: Callable, **options) -> ipywidgets.Button:
    """Un bouton de commande ; `action` reçoit le bouton."""
    bouton = ipywidgets.Button(description=texte, **options)
    bouton.on_click(action)
    return bouton


def bouton_couleur(couleur: Couleur, action: Callable) -> ipywidgets.Button:
    """Le bouton d’une couleur : son initiale et son nom."""
    choix = bouton(f"{couleur.initiale} {couleur.nom}", action, tooltip=f"placer un pion {couleur.nom}")
    choix._dom_classes = ("mm-couleur", classe_du_pion(couleur))
    return choix


def bouton_trou(place: int, action: Callable) -> ipywidgets.Button:
    """Le bouton d’une place de la rangée en cours, vide."""
    trou = bouton("", action)
    remplir_trou(trou, place, None)
    return trou


def remplir_trou(trou: ipywidgets.Button, place: int, couleur: Couleur | None) -> None:
    """Met un pion dans un trou, ou l’ôte ; un seul message part vers la page."""
    with trou.hold_sync():
        trou._dom_classes = ("mm-pion", classe_du_pion(couleur))
        trou.description = couleur.initiale if couleur else str(place + 1)
        trou.tooltip = f"place {place + 1} : {couleur.nom if couleur else 'vide'}"


def boutons_a_choix(options: list, valeur: str, **details) -> ipywidgets.ToggleButtons:
    """Des boutons dont un est enfoncé : JupyterLab prend pour lui les flèches d’une liste."""
    choix = ipywidgets.ToggleButtons(options=options, value=valeur, **details)
    choix.style.button_width = "auto"
    return choix


def case(question: str) -> ipywidgets.Text:
    """Une case à remplir, lue à la touche Entrée ou quand on la quitte."""
    case = ipywidgets.Text(description=question, continuous_update=False)
    case.style.description_width = "initial"
    return case
