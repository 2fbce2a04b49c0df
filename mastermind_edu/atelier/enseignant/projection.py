"""Projeter une leçon : son notebook devient un seul fichier HTML, en diapositives, sans réseau.

Chaque texte ouvre une diapositive ; les sorties et les réponses s’y découvrent une à une. Ni exécution, ni outil des auteurs :
les sorties sont celles du notebook. Commencer par `ecrire_projection`.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.affichage.papier import suspendre_lignes
from mastermind_edu.atelier.commentaires import ouvrir
from mastermind_edu.atelier.enseignant.rendu import rendre
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.chapitres import deux_chiffres, numero
from mastermind_edu.disque import ecrire
from mastermind_edu.francais import citer, dire_refus, proposer

DOSSIER = "projection"
LIEN_LOCAL = re.compile(r'<a href="(?!https?:)[^"]*">(.*?)</a>', re.DOTALL)
TITRE_DEDANS = re.compile(r"\n(?=## )")
VIDES = re.compile(r"\n{3,}")  # une ligne vide suffit à l’écran
COULISSES, WIDGET = "coulisses", "nbval-ignore-output"
A_LA_MAIN = '<p class="a-la-main">Ici, la leçon a un objet que l’on manipule : ouvrez-la dans le cours.</p>'


class Bloc(NamedTuple):
    """Une cellule de code et ce qu’elle a donné ; la sortie se découvre d’une touche."""

    code: str
    sortie: str


class Diapositive(NamedTuple):
    """Un texte, puis le code qui le suit."""

    texte: str
    blocs: tuple[Bloc, ...] = ()
    suite: str = ""  # ce que la leçon conclut avant de changer de titre


def ecrire_projection(racine: Path, lecon: str, dossier: Path | None = None) -> Path:
    """Le fichier de la leçon « 4 », « 04 » ou « 04_marquage » ; lève `ErreurFabrication` pour une leçon inconnue ou illisible."""
    notebook = _choisir(racine, lecon)
    fichier = (dossier or racine / DOSSIER) / f"{notebook.stem}.html"
    try:
        ecrire(fichier, composer_projection(json.loads(notebook.read_text(encoding="utf-8"))))
    except (ValueError, KeyError) as erreur:
        raise ErreurFabrication(f"il faut un notebook lisible, voici {notebook.name} ({type(erreur).__name__})") from erreur
    except OSError as erreur:
        raise ErreurFabrication(f"il faut pouvoir écrire {fichier} ; le système refuse ({dire_refus(erreur)})") from erreur
    return fichier


def _choisir(racine: Path, lecon: str) -> Path:
    connues = {chemin.stem: chemin for chemin in sorted((racine / "notebooks").glob("*.ipynb"))}
    for nom, chemin in connues.items():
        if lecon in (nom, numero(nom)) or deux_chiffres(lecon) == numero(nom):
            return chemin
    raise ErreurFabrication(f"il faut une leçon parmi {' '.join(map(numero, connues))}, voici {citer(lecon)}{proposer(lecon, connues)}")


def composer_projection(notebook: Mapping) -> str:
    """La page entière."""
    diapositives = list(decouper(notebook["cells"]))
    titre = re.sub(r"<[^>]+>", "", diapositives[0].texte.split("</h1>")[0])
    return rendre("projection", titre=titre, diapositives=diapositives)


def decouper(cellules: Iterable[Mapping]) -> Iterator[Diapositive]:
    """Les diapositives : un texte et le code qui le suit ; un titre au milieu d’un texte en ouvre une autre."""
    courante: Diapositive | None = None
    for cellule in cellules:
        source = ouvrir("".join(cellule["source"]))
        if cellule["cell_type"] == "code":
            if courante is not None and COULISSES not in cellule["metadata"].get("tags", ()):
                courante = courante._replace(blocs=(*courante.blocs, Bloc(colorer(source), _sortie(cellule))))
            continue
        debut, *suites = TITRE_DEDANS.split(source)
        if suites and courante is not None:
            courante = courante._replace(suite=en_html(debut))
            debut, *suites = suites
        for texte in [debut, *suites]:
            if courante is not None:
                yield courante
            courante = Diapositive(en_html(texte))
    if courante is not None:
        yield courante


def _sortie(cellule: Mapping) -> str:
    """Les sorties d’une cellule : un dessin plutôt que son HTML, son HTML plutôt que son texte."""
    if WIDGET in cellule["metadata"].get("tags", ()):
        return A_LA_MAIN
    return "".join(filter(None, (_une_sortie(sortie) for sortie in cellule.get("outputs", ()))))


def _une_sortie(sortie: Mapping) -> str:
    donnees = sortie.get("data", {})
    for genre in ("image/svg+xml", "text/html"):
        if genre in donnees:
            return f'<div class="dessin">{"".join(donnees[genre])}</div>'
    texte = "".join(sortie.get("text", donnees.get("text/plain", sortie.get("traceback", ""))))
    return f"<pre>{suspendre_lignes(escape(texte.rstrip()))}</pre>" if texte.strip() else ""


def en_html(texte: str) -> str:
    """Le Markdown d’une cellule ; un lien vers un autre fichier du cours n’y est plus qu’un texte."""
    import mistune

    class Coloree(mistune.HTMLRenderer):
        def block_code(self, code, info=None):
            return f'<pre class="code">{colorer(code) if info == "python" else suspendre_lignes(escape(code))}</pre>\n'

    markdown = mistune.create_markdown(escape=False, renderer=Coloree(escape=False), plugins=["table"])
    return LIEN_LOCAL.sub(r"\1", markdown(texte))


def colorer(code: str) -> str:
    """Le code Python en HTML, ses mots dans des balises de Pygments, ses lignes prêtes à se couper."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    return suspendre_lignes(highlight(VIDES.sub("\n\n", code), PythonLexer(), HtmlFormatter(nowrap=True)).rstrip("\n"))
