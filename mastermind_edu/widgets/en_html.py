"""Un jeu en HTML : sa feuille de style, les pions d’un code, les fiches d’une réponse, une ligne, un tableau.

Des textes, aucune règle du jeu, et aucune teinte ailleurs ; le dessin fixe des mêmes `Rangee` est dans
`affichage.plateau`. Commencer par `ligne`.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources

from mastermind_edu.affichage.plateau import (
    FILET, FOND, PLAQUE, TEXTE, TRAIT, Rangee, dessiner_plaque, dire_reponse, largeur_de_la_plaque,
)  # fmt: skip
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.regles import PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse

LA_DERNIERE_EN_HAUT = "La dernière rangée est en haut."

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


def feuille_de_style(regles: Regles, feuilles: Sequence[str]) -> str:
    """Ce qui porte ces feuilles, les teintes des pions, et les quelques lignes de `jeu.js` qui préparent la page."""
    couleurs = dict.fromkeys((*PALETTE, *regles.couleurs))
    pions = "".join(f".mm-jeu .{classe_du_pion(c)} {{ background: {c.fond}; color: {c.encre}; }}\n" for c in couleurs)
    themes = f".mm-jeu {{ {_variables('clair')} }}\n[data-jp-theme-light=false] .mm-jeu {{ {_variables('sombre')} }}\n"
    return f'<style onload="{escape(lire("jeu.js"))}">{themes}{"".join(map(lire, feuilles))}{escape(pions)}</style>'


def _variables(theme: str) -> str:
    return " ".join(f"--mm-{nom}: {teinte};" for nom, teinte in THEMES[theme].items())


@cache
def lire(nom: str) -> str:
    """Le texte d’un fichier livré à côté de ce module."""
    return resources.files(__package__).joinpath(nom).read_text(encoding="utf-8")


def classe_du_pion(couleur: Couleur | None) -> str:
    """La classe de style d’un pion de cette couleur, ou d’un trou vide."""
    return "mm-vide" if couleur is None else f"mm-{couleur.initiale}-{couleur.fond.lstrip('#')}"


def pion(couleur: Couleur, *classes: str, barre: bool = False) -> str:
    """Un pion : sa lettre sur sa couleur, son nom pour les lecteurs d’écran."""
    aspect, nom = ("mm-barre", f"{couleur.nom}, déjà compté") if barre else (classe_du_pion(couleur), couleur.nom)
    noms = escape(" ".join(("mm-pion", aspect, *classes)))
    return f'<span class="{noms}" role="img" aria-label="{escape(nom)}" title="{escape(nom)}">{couleur.initiale}</span>'


def place_vide(place: int) -> str:
    """Une place dont on ne connaît pas la couleur : son numéro, compté à partir de 1."""
    nom = f"place {place + 1}, inconnue"
    return f'<span class="mm-pion mm-petit mm-vide" role="img" aria-label="{nom}" title="{nom}">{place + 1}</span>'


def aligner(dessins: Iterable[str]) -> str:
    """Des pions côte à côte."""
    return f'<span class="mm-pions">{"".join(dessins)}</span>'


def pions(code: Code, regles: Regles, *classes: str) -> str:
    """Les pions d’un code."""
    return aligner(pion(regles.couleurs[numero], *classes) for numero in code)


def fiches(reponse: Reponse, nb_pions: int) -> str:
    """La réponse en petites fiches, cachées aux lecteurs d’écran : les mots la disent à côté."""
    dessin = dessiner_plaque(reponse, nb_pions, 0, 18)
    largeur = largeur_de_la_plaque(nb_pions)
    return f'<svg class="mm-fiches" viewBox="0 0 {largeur} 36" width="{largeur}" height="36" aria-hidden="true">{dessin}</svg>'


def ligne(rangee: Rangee, regles: Regles, *, classe: str = "", mots: str = "") -> str:
    """La légende et les pions, puis la réponse en fiches et en mots ; `mots`, en HTML, s’ajoute ou en tient lieu."""
    legende, code, reponse = rangee
    cellules = f'<th scope="row">{escape(legende)}</th><td>{pions(code, regles)}</td>'
    if reponse:
        cellules += f'<td>{fiches(reponse, regles.nb_pions)}</td><td class="mm-en-mots">{dire_reponse(reponse)}{mots}</td>'
    elif mots:
        cellules += f'<td class="mm-en-mots" colspan="2">{mots}</td>'
    return f'<tr class="{classe}">{cellules}</tr>' if classe else f"<tr>{cellules}</tr>"


def tableau(lignes: Sequence[str], entetes: Sequence[str] = ()) -> str:
    """Les lignes en tableau, sous leurs en-têtes s’il y en a ; rien sans ligne."""
    if not lignes:
        return ""
    titres = "".join(f'<th scope="col">{nom}</th>' for nom in entetes)
    tete, classe = (f"<thead><tr>{titres}</tr></thead>", " mm-etapes") if entetes else ("", "")
    return f'<table class="mm-rangees{classe}" lang="fr">{tete}<tbody>{"".join(lignes)}</tbody></table>'


def pile(lignes: Sequence[str]) -> str:
    """Les rangées jouées, la dernière en haut ; dès la deuxième, une légende le dit."""
    page = tableau(lignes[::-1])
    return page.replace("<tbody>", f"<caption>{LA_DERNIERE_EN_HAUT}</caption><tbody>", 1) if len(lignes) > 1 else page


def legende(couleurs: Sequence[Couleur]) -> str:
    """Des couleurs et leurs noms : un petit pion, puis le mot."""
    dessin = '<span class="mm-pion mm-petit {}" aria-hidden="true">{}</span>'
    noms = [f"<span>{dessin.format(escape(classe_du_pion(c)), c.initiale)} {escape(c.nom)}</span>" for c in couleurs]
    return f'<span class="mm-legende" lang="fr">{"".join(noms)}</span>'
