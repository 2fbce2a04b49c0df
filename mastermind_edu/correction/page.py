"""Le squelette des pages écrites : un fichier HTML seul, clair ou sombre, imprimable.

Aucune ressource extérieure, aucun script. Commencer par `ecrire_page`.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape

from mastermind_edu.correction.tableurs import montrable

# Le texte de chaque couleur se lit sur le fond de son thème : contraste d’au moins 4,5.
THEMES = {
    "clair": {
        "fond": "#ffffff", "encre": "#1f1f1f", "pale": "#575757", "filet": "#8a8a8a", "boite": "#f3f3f3", "lien": "#0b57a4",
        "reussi": "#1b5e20", "echoue": "#b3201a", "a-faire": "#575757", "bloque": "#844a00",
    },
    "sombre": {
        "fond": "#17191e", "encre": "#ececec", "pale": "#b5b5b5", "filet": "#7d7d7d", "boite": "#262a31", "lien": "#8ec5ff",
        "reussi": "#81c784", "echoue": "#f29a94", "a-faire": "#b5b5b5", "bloque": "#ffb74d",
    },
}

REGLES_CSS = """
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--fond); color: var(--encre);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-emoji: text; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.2rem; margin: 1.8rem 0 .5rem } h3 { font-size: 1.05rem; margin: 0 }
p { margin: .4rem 0 } ul { margin: .3rem 0; padding-left: 1.4rem } a { color: var(--lien) }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: baseline;
  border-bottom: 2px solid var(--filet); padding-bottom: .6rem }
.note { font-size: 1.6rem; font-weight: bold; white-space: nowrap } .pale, footer { color: var(--pale) }
footer { margin-top: 2rem; font-size: .85rem }
code { font: .95em ui-monospace, Consolas, "DejaVu Sans Mono", monospace; background: var(--boite); padding: 0 .2em; white-space: pre-wrap }
table { border-collapse: collapse; width: 100%; margin: .4rem 0 }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--filet) }
th { font-weight: 600 } .nombre { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
.reussi { color: var(--reussi) } .echoue { color: var(--echoue) } .a-faire { color: var(--a-faire) } .bloque { color: var(--bloque) }
.etat { font-weight: 600; white-space: nowrap }
.exercice { border: 1px solid var(--filet); border-left: .5rem solid; border-radius: .3rem; padding: .6rem 1rem; margin: .8rem 0; break-inside: avoid }
.exercice > * { color: var(--encre) } .exercice h3 { display: flex; flex-wrap: wrap; gap: 0 1rem; color: inherit }
.exercice h3 .points { margin-left: auto; color: var(--encre) }
.exercice tbody tr:last-child > * { border-bottom: 0 } .nom { white-space: nowrap }
.cas th { width: 1%; white-space: nowrap; padding-right: 1.2rem } .cas td, .cas th { vertical-align: middle }
th, .nombre { overflow-wrap: normal }
.trio { table-layout: fixed } .trio th:first-child { width: 44% }
.pion { display: inline-block; width: 1.8em; height: 1.8em; line-height: 1.6em; margin: 0 .1em; border: 2px solid var(--filet);
  border-radius: 50%; text-align: center; font-weight: bold; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.code-pions { white-space: nowrap; margin-right: .8em }
figure { margin: 0 } svg { max-width: 100%; height: auto } svg text { fill: var(--encre); font-size: 13px } svg rect { fill: var(--lien) }
:focus-visible { outline: 3px solid var(--lien); outline-offset: 2px }
@media screen and (max-width: 36rem) { body { padding: 1rem } thead { display: none } table, tbody, td { display: block; width: auto }
  tr { display: flex; flex-wrap: wrap; gap: 0 1.2rem; padding: .3rem 0; border-bottom: 1px solid var(--filet) }
  td, td.nombre { padding: .1rem 0; border: 0; text-align: left; white-space: normal } td:first-child { flex: 1 1 100% }
  td:empty { display: none } .cas th { width: auto; border: 0 }
  td[data-nom]:is(.nombre, :not(:first-child))::before { content: attr(data-nom) " : "; color: var(--pale) } svg text { font-size: 18px } }
@media print { body { max-width: none; padding: 0; font-size: 11pt } a { color: inherit; text-decoration: none }
  h2, h3 { break-after: avoid } tr { break-inside: avoid } }
@page { margin: 1.5cm }
"""


def _variables(theme: str) -> str:
    return ";".join(f"--{nom}:{teinte}" for nom, teinte in THEMES[theme].items())


STYLE = (
    f":root{{color-scheme:light dark;{_variables('clair')}}}"
    f"@media screen and (prefers-color-scheme:dark){{:root{{{_variables('sombre')}}}}}{REGLES_CSS}"
)


def ecrire_page(titre: str, corps: str) -> str:
    """La page entière ; le corps est déjà du HTML, le titre non."""
    return (
        '<!DOCTYPE html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{echapper(titre)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{corps}\n</main>\n</body>\n</html>\n"
    )


def echapper(texte: str) -> str:
    """Le texte, inoffensif dans du HTML et dans un attribut."""
    return escape(montrable(texte))


def nommer(texte: str) -> str:
    """Un nom de personne ou de fichier, dont le sens d’écriture ne déborde pas."""
    return f"<bdi>{echapper(texte)}</bdi>"


def lister(elements: Iterable[str]) -> str:
    """Une liste à puces d’éléments déjà en HTML."""
    return f"<ul>{''.join(f'<li>{element}</li>' for element in elements)}</ul>"


def tabler(entetes: Sequence[str], lignes: Iterable[Sequence[str]], *, nombres: Sequence[int] = (), classe: str = "") -> str:
    """Un tableau de cellules déjà en HTML ; `nombres` sont les rangs des colonnes à aligner à droite."""
    attributs = [' class="nombre"' if rang in nombres else "" for rang in range(len(entetes))]
    titres = "".join(f'<th scope="col"{attribut}>{titre}</th>' for titre, attribut in zip(entetes, attributs))
    # Sur un écran étroit, une ligne devient un bloc : chaque cellule y rappelle son en-tête.
    debuts = [f'<td data-nom="{re.sub("<[^>]*>", "", titre)}"{attribut}>' for titre, attribut in zip(entetes, attributs)]
    corps = "".join(
        f"<tr>{''.join(f'{debut}{cellule}</td>' for cellule, debut in zip(ligne, debuts))}</tr>\n" for ligne in lignes
    )
    return f'<table class="{classe}"><thead><tr>{titres}</tr></thead><tbody>\n{corps}</tbody></table>'
