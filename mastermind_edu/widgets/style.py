"""La feuille de style des jeux : les teintes, `jeu.css` et les quelques lignes de `jeu.js`.

Aucune règle du jeu ici, et aucune teinte ailleurs. Commencer par `feuille_de_style`.
"""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources

import ipywidgets

from mastermind_edu.affichage.plateau import FILET, FOND, PLAQUE, TEXTE, TRAIT
from mastermind_edu.coeur.regles import PALETTE, Couleur, Regles

# La planche a ses propres teintes : ses textes se lisent quel que soit le thème autour.
THEMES = {
    "clair": {
        "fond": FOND, "encre": TEXTE, "pale": "#5a5348", "trait": TRAIT, "filet": FILET, "relief": "#fffdf8",
        "bouton": PLAQUE, "accent": "#0b57a4", "sur-accent": "#ffffff",
        "ardoise": TEXTE, "craie": "#ffffff", "gris": "#dddddd",  # un pion barré, le même dans les deux thèmes
    },
    "sombre": {
        "fond": "#2b2825", "encre": "#f4efe6", "pale": "#cfc6b8", "trait": "#9c9284", "filet": "#48423b", "relief": "#38342f",
        "bouton": "#48423b", "accent": "#9cc9ff", "sur-accent": "#10233a",
    },
}  # fmt: skip


def feuille_de_style(regles: Regles, feuilles: Sequence[str] = ("jeu.css",)) -> ipywidgets.HTML:
    """Le widget invisible qui porte ces feuilles et prépare la page ; chaque jeu en garde un."""
    couleurs = dict.fromkeys((*PALETTE, *regles.couleurs))
    pions = "".join(f".mm-jeu .{classe_du_pion(c)} {{ background: {c.fond}; color: {c.encre}; }}\n" for c in couleurs)
    themes = f".mm-jeu {{ {_variables('clair')} }}\n[data-jp-theme-light=false] .mm-jeu {{ {_variables('sombre')} }}\n"
    page = f'<style onload="{escape(lire("jeu.js"))}">{themes}{"".join(map(lire, feuilles))}{escape(pions)}</style>'
    return ipywidgets.HTML(page, layout={"display": "none"})


def _variables(theme: str) -> str:
    return " ".join(f"--mm-{nom}: {teinte};" for nom, teinte in THEMES[theme].items())


@cache
def lire(nom: str) -> str:
    """Le texte d’un fichier livré à côté de ce module."""
    return resources.files(__package__).joinpath(nom).read_text(encoding="utf-8")


def classe_du_pion(couleur: Couleur | None) -> str:
    """La classe de style d’un pion de cette couleur, ou d’un trou vide."""
    return "mm-vide" if couleur is None else f"mm-{couleur.initiale}-{couleur.fond.lstrip('#')}"
