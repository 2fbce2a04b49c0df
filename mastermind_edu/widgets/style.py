"""Le style commun des widgets : pions, rangées, fiches, dans les deux thèmes.

Les couleurs des pions viennent de la palette du cœur. Commencer par `feuille_de_style`.
"""

from collections.abc import Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import CLE, PION_BLANC, dessiner_fiches, largeur_des_fiches
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Tentative
from mastermind_edu.coeur.regles import PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.coeur.textes import accorder

# Sous 600 pixels, un téléphone : chaque ligne de tableau devient un petit bloc.
REGLES_COMMUNES = """
.mm-jeu { max-width: 80em; padding: 0 5px; --mm-taille: 40px; --mm-marge: 64px; }
.mm-jeu, .mm-jeu .widget-box { overflow: visible; }
.mm-etapes { --mm-taille: 32px; }
.mm-pions { white-space: nowrap; }
.mm-jeu .mm-pion { width: var(--mm-taille); height: var(--mm-taille); min-width: var(--mm-taille); border-radius: 50%;
  padding: 0; margin: 2px; display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box;
  font-weight: bold; font-size: 16px; line-height: 1; border: 2px solid #8a8172; }
.mm-jeu .mm-vide { background: #ffffff; color: #595959; border-style: dashed; }
.mm-jeu .mm-couleur { width: auto; height: 36px; border-radius: 18px; padding: 0 12px; margin: 2px;
  font-weight: bold; border: 2px solid #8a8172; }
.mm-jeu :is(button, input):focus-visible { outline: 3px solid #0b6bcb !important; outline-offset: 2px; }
.mm-rangees { border-collapse: collapse; }
.mm-rangees td, .mm-rangees th { padding: 2px 12px 2px 0; text-align: left; vertical-align: middle;
  font-size: 14px; line-height: 1.35; }
.mm-rangees th { white-space: nowrap; }
.mm-rangees th[scope=row] { min-width: var(--mm-marge); box-sizing: border-box; }
.mm-courante { padding-left: calc(var(--mm-marge) + 2px); }
.mm-etapes tr:last-child td { background: rgba(128, 128, 128, .2); }
.mm-jeu .mm-barre { text-decoration: line-through; color: #222222;
  background: repeating-linear-gradient(45deg, #ffffff, #ffffff 4px, #dddddd 4px, #dddddd 8px); }
.mm-jeu .mm-regarde { outline: 3px solid #0b6bcb; outline-offset: 1px; }
.mm-fiches { display: block; background: #f6f1e7; border-radius: 6px; }
.mm-message { font-size: 15px; line-height: 1.4; min-height: 1.5em; overflow-wrap: anywhere; }
.mm-legende { font-size: 13px; }
.mm-jeu .jupyter-widgets-disconnected::before { content: none; }
.mm-jeu.jupyter-widgets-disconnected::before { font: bold 15px sans-serif; color: inherit;
  content: "Ce jeu n’est plus relié à Python : exécutez de nouveau sa cellule (Maj + Entrée)."; }
@media (max-width: 600px) {
  .mm-jeu { --mm-taille: 32px; --mm-marge: 28px; }
  .mm-rangees thead { display: none; }
  .mm-rangees tr { display: flex; flex-wrap: wrap; align-items: center; padding: 6px 0; border-bottom: 1px solid #8a8172; }
  .mm-rangees td[data-nom]:not(:empty)::before { content: attr(data-nom) " : "; }
  .mm-pions { white-space: normal; }
}
"""


def feuille_de_style(regles: Regles) -> ipywidgets.HTML:
    """Le widget invisible qui porte le style ; chaque jeu en garde un."""
    couleurs = dict.fromkeys((*PALETTE, *regles.couleurs))
    pions = "".join(f".mm-jeu .{classe_du_pion(c)} {{ background: {c.fond}; color: {c.encre}; }}\n" for c in couleurs)
    return ipywidgets.HTML(f"<style>{REGLES_COMMUNES}{escape(pions)}</style>", layout={"display": "none"})


def classe_du_pion(couleur: Couleur | None) -> str:
    """La classe de style d’un pion de cette couleur, ou d’un trou vide."""
    return "mm-vide" if couleur is None else f"mm-{couleur.initiale}-{couleur.fond.lstrip('#')}"


def pion(couleur: Couleur, *classes: str, barre: bool = False) -> str:
    """Un pion en HTML : sa lettre sur sa couleur, son nom pour les lecteurs d’écran."""
    aspect, nom = ("mm-barre", f"{couleur.nom}, déjà compté") if barre else (classe_du_pion(couleur), couleur.nom)
    noms = escape(" ".join(("mm-pion", aspect, *classes)))
    return f'<span class="{noms}" role="img" aria-label="{escape(nom)}" title="{escape(nom)}">{couleur.initiale}</span>'


def pions(code: Code, regles: Regles) -> str:
    """Les pions d’un code, côte à côte."""
    return f'<span class="mm-pions">{"".join(pion(regles.couleurs[numero]) for numero in code)}</span>'


def fiches(reponse: Reponse, nb_pions: int) -> str:
    """La réponse en petites fiches, cachées aux lecteurs d’écran : les mots la disent à côté."""
    largeur = largeur_des_fiches(nb_pions) + 8
    dessin = dessiner_fiches(reponse, nb_pions, 4, 18)
    return f'<svg class="mm-fiches" width="{largeur}" height="36" aria-hidden="true">{dessin}</svg>'


def tableau_des_rangees(tentatives: Sequence[Tentative], regles: Regles, secret: Code | None = None) -> str:
    """Les rangées jouées : numéro, pions, fiches, réponse en mots ; puis le secret s’il est connu."""
    lignes = [
        f'<tr><th scope="row">{rang}</th><td>{pions(t.proposition, regles)}</td>'
        f"<td>{fiches(t.reponse, regles.nb_pions)}</td><td>{dire_avec_symboles(t.reponse)}</td></tr>"
        for rang, t in enumerate(tentatives, start=1)
    ]
    if secret is not None:
        lignes.append(f'<tr><th scope="row">secret</th><td>{pions(secret, regles)}</td></tr>')
    return f'<table class="mm-rangees" lang="fr"><tbody>{"".join(lignes)}</tbody></table>' if lignes else ""


def dire_avec_symboles(reponse: Reponse) -> str:
    """La réponse en mots, chaque nombre après son symbole."""
    bien, mal = accorder(reponse.bien_places, "bien placé"), accorder(reponse.mal_places, "mal placé")
    return f"{CLE} {bien}, {PION_BLANC} {mal}"


def legende(regles: Regles) -> str:
    """Les couleurs du jeu : emoji, initiale et nom."""
    noms = " · ".join(f"{escape(c.emoji)} <b>{c.initiale}</b> {escape(c.nom)}" for c in regles.couleurs)
    return f'<span class="mm-legende" lang="fr">{noms}</span>'


def message(texte: str) -> str:
    """Une phrase annoncée aux lecteurs d’écran."""
    return f'<div class="mm-message" role="status" lang="fr">{escape(texte)}</div>'
