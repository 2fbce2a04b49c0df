"""Le « texte en ligne » d’un devoir Moodle : une page HTML, où l’élève a peut-être collé son code.

Ni les fichiers qu’il a déposés (voir `notebooks`), ni son nom (voir `eleves`). Commencer par `lire_texte_en_ligne`.
"""

import re
from html.parser import HTMLParser

from mastermind_edu.correction.lecture.notebooks import Cellules, decoder
from mastermind_edu.francais import abreger

OCTETS = 500_000  # Python prend cent octets pour en lire un ; les plus longues copies exécutées ont 200 000 signes
LIGNES = {"p", "div", "li", "pre", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote"}
DEFINITION = re.compile(r"(?m)^[ \t]*(?:def|class)[ \t]+\w+")
CHEVRON_SEUL = re.compile(r"<(?![^<>]*>)")  # il n’ouvre aucune balise
REMARQUE = "un texte en ligne de Moodle au lieu d’un notebook : il est lu comme une seule cellule"


def lire_texte_en_ligne(contenu: bytes) -> tuple[Cellules | None, list[str]]:
    """Le texte en une cellule de code quand une définition s’y trouve ; sinon aucune, et ce qu’il dit."""
    if len(contenu) > OCTETS:
        return None, [f"le texte en ligne dépasse {OCTETS // 1000} ko : il n’est pas lu"]
    page, remarques = decoder(contenu)
    texte = en_texte(page)
    if DEFINITION.search(texte):
        return [("code", texte)], [*remarques, REMARQUE]
    dit = abreger(" ".join(texte.split()), 200)
    return None, [*remarques, f"texte en ligne de Moodle, sans fonction : « {dit} »" if dit else "le texte en ligne de Moodle est vide"]


def en_texte(page: str) -> str:
    """Ce qu’un navigateur montrerait de la page, ligne par ligne.

    >>> en_texte("<p>def f(x):<br>\\n&nbsp; &nbsp; return x</p>")
    'def f(x):\\n    return x'
    """
    lecteur = _Lecteur()
    avant, *commentaires = page.split("<!--")
    sans_commentaire = "".join([avant, *(suite.partition("-->")[2] for suite in commentaires)])
    lecteur.feed(CHEVRON_SEUL.sub("&lt;", sans_commentaire))  # HTMLParser chercherait jusqu’au bout la fin de chacun
    lecteur.close()
    return "".join(lecteur.morceaux).replace("\u00a0", " ").strip("\n")


class _Lecteur(HTMLParser):
    """Les morceaux de texte d’une page ; un bloc ou `<br>` y devient une fin de ligne."""

    def __init__(self):
        super().__init__()
        self.morceaux: list[str] = []
        self.tel_quel = 0  # dans combien de <pre> on est : les espaces et les lignes y sont gardées

    def handle_starttag(self, tag, attrs):
        self.tel_quel += tag == "pre"
        if tag == "br":
            self.morceaux.append("\n")
        elif tag in LIGNES:
            self._aller_a_la_ligne()

    def handle_endtag(self, tag):
        self.tel_quel = max(0, self.tel_quel - (tag == "pre"))
        if tag in LIGNES:
            self._aller_a_la_ligne()

    def handle_data(self, data):
        if not self.tel_quel:
            data = re.sub(r"[ \t\r\n]+", " ", data)
            data = data.lstrip(" ") if self._est_en_debut_de_ligne() else data
        if data:
            self.morceaux.append(data)

    def _est_en_debut_de_ligne(self) -> bool:
        return not self.morceaux or self.morceaux[-1].endswith("\n")

    def _aller_a_la_ligne(self):
        if not self._est_en_debut_de_ligne():
            self.morceaux.append("\n")
