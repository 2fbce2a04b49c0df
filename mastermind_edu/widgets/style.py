"""Le style commun des widgets : une planche, ses pions, ses rangées, ses boutons, ses annonces.

Aucune règle du jeu ici, et aucune teinte ailleurs. Un widget est une `VBox` de classe
`mm-jeu` dont le premier enfant est `feuille_de_style(regles)`, puis :

- `bouton(texte, action)` et `ligne(…)` pour ses commandes, `bouton_couleur` et
  `bouton_trou` pour les pions où l’on clique ;
- `tableau_des_rangees(…)` ou `pions(…)` et `fiches(…)` pour ce qu’il montre ;
- `annonce()` pour son message, un widget dont on change `value` par `message(phrase)`.

Commencer par `feuille_de_style`.
"""

from collections.abc import Callable, Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import FILET, FOND, PLAQUE, TEXTE, TRAIT, dessiner_plaque, dire_reponse, largeur_de_la_plaque
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Tentative
from mastermind_edu.coeur.regles import PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse

# La planche a ses propres teintes : ses textes se lisent quel que soit le thème autour.
THEMES = {
    "clair": {
        "fond": FOND, "encre": TEXTE, "pale": "#5a5348", "trait": TRAIT, "filet": FILET, "relief": "#fffdf8",
        "bouton": PLAQUE, "accent": "#0b57a4", "sur-accent": "#ffffff",
    },
    "sombre": {
        "fond": "#2b2825", "encre": "#f4efe6", "pale": "#cfc6b8", "trait": "#9c9284", "filet": "#48423b", "relief": "#38342f",
        "bouton": "#48423b", "accent": "#9cc9ff", "sur-accent": "#10233a",
    },
}  # fmt: skip

# Les longueurs suivent la taille du texte (em) : un texte agrandi agrandit aussi son pion.
REGLES_COMMUNES = """
.mm-jeu { box-sizing: border-box; width: 100%; max-width: 52em; padding: 14px 16px; border: 1px solid var(--mm-trait);
  border-radius: 14px; background: var(--mm-fond); color: var(--mm-encre); container-type: inline-size;
  font-family: var(--jp-ui-font-family, system-ui, sans-serif); font-size: 15px; line-height: 1.4;
  --jp-widgets-font-size: 15px; --jp-widgets-color: var(--mm-encre); --jp-widgets-label-color: var(--mm-encre);
  --jp-widgets-readout-color: var(--mm-encre); --jp-widgets-input-color: var(--mm-encre);
  --jp-widgets-input-background-color: var(--mm-relief); --jp-widgets-input-border-color: var(--mm-trait);
  --jp-widgets-input-focus-border-color: var(--mm-accent); --jp-brand-color1: var(--mm-accent);
  --jp-layout-color1: var(--mm-relief); --jp-ui-font-color1: var(--mm-encre); }
.mm-jeu .widget-box { overflow: visible; }
.mm-jeu .mm-ligne { flex-flow: row wrap; align-items: center; gap: 6px; margin: 6px 0; }
.mm-jeu :is(.widget-label, .widget-html-content) { line-height: 1.4; height: auto; }
.mm-jeu .jupyter-button { width: auto; height: auto; min-height: 2.3em; line-height: 1.3; margin: 0; padding: .2em .8em;
  white-space: normal; border: 1px solid var(--mm-trait); border-radius: .6em; background: var(--mm-bouton);
  color: var(--mm-encre); }
.mm-jeu .jupyter-button.mod-primary { background: var(--mm-accent); color: var(--mm-sur-accent); border-color: var(--mm-accent);
  font-weight: bold; }
.mm-jeu .jupyter-button.mod-active { background: var(--mm-relief); color: var(--mm-accent); border-color: var(--mm-accent);
  box-shadow: inset 0 0 0 1px var(--mm-accent); font-weight: bold; }
.mm-jeu .widget-toggle-buttons > div { display: flex; flex-wrap: wrap; gap: 4px; }
.mm-jeu .widget-text { width: auto; height: auto; margin: 0; }
.mm-jeu .widget-text input { width: 8em; height: auto; min-height: 2.3em; border-radius: .6em; }
.mm-jeu .widget-text input::placeholder { color: var(--mm-pale); opacity: 1; }
.mm-jeu .widget-slider { width: auto; height: auto; margin: 0; flex: 1 1 14em; max-width: 24em; }
.mm-jeu .widget-slider .widget-label { width: auto; margin-right: 10px; }
.mm-jeu .noUi-target { background: var(--mm-trait); }
.mm-jeu .noUi-handle { background: var(--mm-accent); border-color: var(--mm-accent); }
.mm-jeu :is(button, input, [role=slider], [contenteditable]):focus-visible {
  outline: 3px solid var(--mm-accent) !important; outline-offset: 2px; }
.mm-jeu .mm-pion { width: 2.5em; height: 2.5em; min-width: 2.5em; min-height: 0; border-radius: 50%; padding: 0; margin: 2px;
  display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box; overflow: hidden;
  font-size: 16px; font-weight: bold; line-height: 1; border: 2px solid var(--mm-trait); forced-color-adjust: none; }
.mm-jeu .mm-petit { font-size: 13px; }
.mm-jeu .mm-vide { background: var(--mm-relief); color: var(--mm-pale); border-style: dashed; }
.mm-jeu .mm-couleur { border: 2px solid var(--mm-trait); border-radius: 1.3em; font-weight: bold; forced-color-adjust: none; }
.mm-pions { display: inline-flex; }
.mm-jeu .widget-html { height: auto; margin: 0; }
.mm-jeu .widget-html > .widget-html-content { flex: 1 1 auto; min-width: 0; align-self: auto; }
.mm-rangees { width: 100%; border-collapse: collapse; color: var(--mm-encre); }
.mm-rangees .mm-en-mots { width: 99%; }
.mm-rangees :is(td, th) { padding: 3px 14px 3px 0; text-align: left; vertical-align: middle; font-size: 15px; line-height: 1.4; }
.mm-rangees tr { border-bottom: 1px solid var(--mm-filet); }
.mm-rangees th { color: var(--mm-pale); }
.mm-rangees th[scope=row], .mm-jeu .mm-rang { width: 4.6em; min-width: 4.6em; margin: 0; font-weight: bold; font-size: 15px;
  color: var(--mm-pale); }
.mm-jeu .mm-courante { gap: 0; margin: 0 0 6px; padding: 3px 0; border-radius: 8px; background: var(--mm-relief); }
.mm-jeu .mm-courante .mm-ligne { gap: 0; margin: 0; }
.mm-jeu :is(.mm-rang, .mm-rangees th[scope=row]) { padding-left: 8px; box-sizing: border-box; }
.mm-rangees :is(td, th):first-child { padding-left: 8px; }
.mm-etapes { margin-top: 8px; }
.mm-etapes tbody tr:last-child { background: var(--mm-relief); }
.mm-etapes td:is([data-nom="bien placés"], [data-nom="mal placés"], [data-nom=communs]) { font-weight: bold; }
.mm-jeu .mm-barre { text-decoration: line-through 2px; color: #222222;
  background: repeating-linear-gradient(45deg, #ffffff, #ffffff 4px, #dddddd 4px, #dddddd 8px); }
.mm-jeu .mm-regarde { outline: 3px solid var(--mm-accent); outline-offset: 0; }
.mm-fiches { display: block; width: auto; height: 2.4em; forced-color-adjust: none; }
.mm-jeu .mm-annonce { margin: 6px 0 0; padding: .4em .8em; border-left: 4px solid var(--mm-accent); border-radius: 4px;
  background: var(--mm-relief); }
.mm-message { min-height: 1.4em; overflow-wrap: anywhere; }
.mm-legende { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; margin-top: 8px; }
.mm-legende > span { white-space: nowrap; }
.mm-jeu .jupyter-widgets-disconnected::before { content: none; }
.mm-jeu.jupyter-widgets-disconnected::before { font: bold 15px sans-serif; color: inherit;
  content: "Ce jeu n’est plus relié à Python : exécutez de nouveau sa cellule (Maj + Entrée)."; }
@container (max-width: 34em) {
  .mm-jeu .mm-pion { font-size: 14px; } .mm-jeu .mm-petit { font-size: 12px; }
  .mm-rangees thead, .mm-rangees td:empty { display: none; }
  .mm-rangees, .mm-rangees tbody { display: block; }
  .mm-rangees tr { display: flex; flex-wrap: wrap; align-items: center; padding: 4px 0; }
  .mm-rangees :is(td, td:first-child, th) { padding: 2px 0; }
  .mm-rangees th[scope=row], .mm-jeu .mm-rang { width: 2em; min-width: 2em; padding-left: 0; }
  .mm-rangees th[scope=row] + td { flex: 1 1 calc(100% - 2em); }
  .mm-rangees tr:not(:has(.mm-fiches)) th[scope=row] { width: auto; padding-right: 6px; }
  .mm-rangees tr:not(:has(.mm-fiches)) th[scope=row] + td { flex: 1 1 auto; }
  .mm-rangees td:has(.mm-fiches) { padding: 2px 10px 2px 2em; }
  .mm-rangees .mm-en-mots { flex: 1 1 50%; }
  .mm-rangees td[data-nom] { flex: 1 1 40%; }
  .mm-rangees td[data-nom]::before { content: attr(data-nom) " : "; font-weight: normal; color: var(--mm-pale); }
  .mm-rangees td:has(.mm-pions), .mm-etapes .mm-en-mots { flex: 1 1 100%; }
}
@media (prefers-reduced-motion: reduce) { .mm-jeu * { transition: none !important; animation: none !important; } }
"""

# ipywidgets ne sait poser aucun attribut. Ces quelques lignes, que le navigateur exécute quand la
# feuille de style est chargée, en posent cinq : la langue, l’annonce des messages, le nom du
# curseur, l’état des boutons à choix, et la garde des touches : une lettre ou une flèche frappée
# dans un jeu n’est pas un raccourci du notebook (R y ferait disparaître le plateau).
PREPARER_LA_PAGE = r"""
const jeu = this.closest('.mm-jeu');
if (!jeu || jeu.lang) return;
const poser = (choix, nom, valeur) => jeu.querySelectorAll(choix).forEach(e => e.setAttribute(nom, valeur(e)));
const preparer = () => {
  poser('.mm-annonce', 'role', () => 'status');
  poser('.widget-slider [role=slider]', 'aria-label', e => e.closest('.widget-slider').querySelector('label').textContent);
  poser('.widget-toggle-button', 'aria-pressed', e => e.classList.contains('mod-active'));
};
jeu.lang = 'fr';
preparer();
new MutationObserver(preparer).observe(jeu, {childList: true, subtree: true, attributeFilter: ['class']});
window.mmToucheGardee ??= e => e.target.closest?.('.mm-jeu') && e.target.toggleAttribute('data-lm-suppress-shortcuts',
  !e.ctrlKey && !e.metaKey && !e.altKey && /^(.|Arrow\w+|Page\w+|Home|End)$/u.test(e.key));
window.addEventListener('keydown', window.mmToucheGardee, true);
"""


def feuille_de_style(regles: Regles) -> ipywidgets.HTML:
    """Le widget invisible qui porte le style et prépare la page ; chaque jeu en garde un."""
    couleurs = dict.fromkeys((*PALETTE, *regles.couleurs))
    pions = "".join(f".mm-jeu .{classe_du_pion(c)} {{ background: {c.fond}; color: {c.encre}; }}\n" for c in couleurs)
    themes = f".mm-jeu {{ {_variables('clair')} }}\n[data-jp-theme-light=false] .mm-jeu {{ {_variables('sombre')} }}\n"
    page = f'<style onload="{escape(PREPARER_LA_PAGE)}">{themes}{REGLES_COMMUNES}{escape(pions)}</style>'
    return ipywidgets.HTML(page, layout={"display": "none"})


def _variables(theme: str) -> str:
    return " ".join(f"--mm-{nom}: {teinte};" for nom, teinte in THEMES[theme].items())


def ligne(*enfants: ipywidgets.Widget, classe: str = "") -> ipywidgets.HBox:
    """Des widgets côte à côte, qui passent à la ligne quand la place manque."""
    boite = ipywidgets.HBox(enfants)
    boite._dom_classes = ("mm-ligne", *classe.split())
    return boite


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
    dessin = dessiner_plaque(reponse, nb_pions, 0, 18)
    largeur = largeur_de_la_plaque(nb_pions)
    return f'<svg class="mm-fiches" viewBox="0 0 {largeur} 36" width="{largeur}" height="36" aria-hidden="true">{dessin}</svg>'


def tableau_des_rangees(tentatives: Sequence[Tentative], regles: Regles, secret: Code | None = None) -> str:
    """Les rangées jouées : numéro, pions, fiches, réponse en mots ; puis le secret s’il est connu."""
    lignes = [
        f'<tr><th scope="row">{rang}</th><td>{pions(t.proposition, regles)}</td>'
        f'<td>{fiches(t.reponse, regles.nb_pions)}</td><td class="mm-en-mots">{dire_reponse(t.reponse)}</td></tr>'
        for rang, t in enumerate(tentatives, start=1)
    ]
    if secret is not None:
        lignes.append(f'<tr><th scope="row">secret</th><td>{pions(secret, regles)}</td></tr>')
    return f'<table class="mm-rangees" lang="fr"><tbody>{"".join(lignes)}</tbody></table>' if lignes else ""


def legende(couleurs: Sequence[Couleur]) -> str:
    """Des couleurs et leurs noms : un petit pion, puis le mot."""
    noms = "".join(f"<span>{_petit_pion(couleur)} {escape(couleur.nom)}</span>" for couleur in couleurs)
    return f'<span class="mm-legende" lang="fr">{noms}</span>'


def _petit_pion(couleur: Couleur) -> str:
    return f'<span class="mm-pion mm-petit {escape(classe_du_pion(couleur))}" aria-hidden="true">{couleur.initiale}</span>'


def annonce() -> ipywidgets.HTML:
    """Le widget d’un message ; ce qu’on y écrit est dit par les lecteurs d’écran.

    La région annoncée est le widget lui-même : elle reste dans la page, seul son contenu change.
    """
    region = ipywidgets.HTML()
    region.add_class("mm-annonce")
    return region


def message(texte: str) -> str:
    """Une phrase pour `annonce().value`."""
    return f'<div class="mm-message" lang="fr">{escape(texte)}</div>'
