"""Un petit tableau, en texte pour le terminal et en HTML pour le notebook.

Le HTML échappe tout ; il n’emploie que la couleur de texte du thème, clair ou
sombre. Commencer par `Tableau`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from mastermind_edu.francais import CODE_COURT, EN_GRAS, poser_espaces

APPEL_COURT, VALEUR_COURTE = 26, 12  # signes : un appel et sa valeur tiennent côte à côte sur un téléphone, ou trois valeurs
STYLE_CELLULE = "text-align:left;vertical-align:top;padding:2px 12px 2px 0;white-space:pre-wrap"


@dataclass(frozen=True)
class Tableau:
    """Un titre, des en-têtes, des lignes de textes.

    >>> print(Tableau("", ("appel", "résultat"), (("f(1)", "2"), ("f(10)", "11"))))
    appel  résultat
    f(1)   2
    f(10)  11
    """

    titre: str
    entetes: Sequence[str]
    lignes: Sequence[Sequence[str]]

    def __repr__(self) -> str:
        largeurs = [max(len(cellule) for cellule in colonne) for colonne in zip(self.entetes, *self.lignes)]
        textes = [self.titre] if self.titre else []
        for ligne in (self.entetes, *self.lignes):
            textes.append("  ".join(map(str.ljust, ligne, largeurs)).rstrip())
        return "\n".join(textes)

    def _repr_html_(self) -> str:
        titre = f'<p lang="fr">{prose_en_html(self.titre)}</p>' if self.titre else ""
        return titre + tableau_html(self.entetes, self.lignes)


def prose_en_html(texte: str) -> str:
    """Le texte échappé ; ce qui est entre accents graves s’y lit comme du code, entre `**` en gras, et aucune ligne n’y commence par « : ».

    >>> prose_en_html("il manque un `return` < ici : `a = 1`").replace(chr(0xA0), "~")
    'il manque un <code>return</code> &lt; ici~: <code style="white-space:nowrap">a = 1</code>'
    >>> prose_en_html("rangez **toutes** les tentatives ; 2**3**4 et `a**b`")
    'rangez <strong>toutes</strong> les tentatives\u202f; 2**3**4 et <code>a**b</code>'
    """
    morceaux = re.split("`([^`]+)`", texte)
    morceaux[::2] = [EN_GRAS.sub(r"<strong>\1</strong>", escape(poser_espaces(prose))) for prose in morceaux[::2]]
    morceaux[1::2] = [_code(code, CODE_COURT) for code in morceaux[1::2]]
    return "".join(morceaux)


def code_html(texte: str) -> str:
    """Plusieurs lignes de code ou de texte, dont aucune n’est coupée au milieu d’un mot."""
    return f'<pre style="white-space:pre-wrap;word-break:normal">{escape(texte)}</pre>'


def tableau_html(entetes: Sequence[str], lignes: Sequence[Sequence[str]]) -> str:
    """Le tableau seul, avec ses en-têtes de colonne."""
    en_tete = "".join(f'<th scope="col" style="{STYLE_CELLULE}">{escape(texte)}</th>' for texte in entetes)
    courts = [APPEL_COURT if len(entetes) == 2 else VALEUR_COURTE, *(VALEUR_COURTE for _ in entetes[1:])]
    corps = "".join(f"<tr>{''.join(map(_cellule, ligne, courts))}</tr>" for ligne in lignes)
    return f'<table lang="fr"><thead><tr>{en_tete}</tr></thead><tbody>{corps}</tbody></table>'


def _cellule(texte: str, court: int) -> str:
    return f'<td style="{STYLE_CELLULE}">{_code(texte, court) if texte else ""}</td>'


def _code(texte: str, court: int) -> str:
    """Ce code ; sur une seule ligne s’il est court, et ses blancs qui se suivent tous visibles.

    >>> _code("'  RV'", 12), _code("RV", 12)
    ('<code style="white-space:pre">&#x27;  RV&#x27;</code>', '<code>RV</code>')
    """
    tient = " " in texte and "\n" not in texte and len(texte) <= court
    facon = ("pre" if tient else "pre-wrap") if "  " in texte else "nowrap" if tient else ""
    style = f' style="white-space:{facon}"' if facon else ""
    return f"<code{style}>{escape(texte)}</code>"
