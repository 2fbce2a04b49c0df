"""Ce que dit le contenu d’un fichier rendu : son chapitre, ses cellules de code, le nom que l’élève y a écrit, ses questions ouvertes.

Ni son nom, ni de qui il est (voir `copies`). Commencer par `lire_contenu`.
"""

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import NamedTuple

from mastermind_edu.correction.lecture.eleves import chapitre_des_fonctions, chapitre_du_nom, chapitre_du_numero
from mastermind_edu.correction.lecture.notebooks import Cellules, lire_notebook, lire_python, nom_ecrit
from mastermind_edu.correction.lecture.questions import Question, lire_questions
from mastermind_edu.correction.lecture.sujets import dire_le_fichier, sujet_du_contenu
from mastermind_edu.livraison import QUESTION_OUVERTE

IMAGE, TEXTE = "une image", "un document de traitement de texte"
AUTRES_FORMATS = {".pdf": "un PDF", **dict.fromkeys((".jpg", ".jpeg", ".png", ".heic", ".webp"), IMAGE), **dict.fromkeys((".docx", ".doc", ".odt", ".rtf", ".pages"), TEXTE)}


class Contenu(NamedTuple):
    """Ce qu’un fichier dit de lui-même, et ce qui a gêné la lecture ; pas de cellules quand rien ne se lit."""

    chapitre: str | None
    cellules: tuple[str, ...] | None = None
    ecrit: str = ""
    remarques: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()


def lire_contenu(nom: str, contenu: bytes, du_web: bool) -> Contenu:
    """Ce que dit le fichier de ce nom ; `du_web` : un texte écrit dans la page du devoir."""
    cellules, remarques = _lire_cellules(nom, contenu, du_web) if contenu else (None, [])  # vide, on sait déjà pourquoi
    annonce = chapitre_du_nom(nom)
    if cellules is None:
        autre = dire_le_format(nom) if contenu and not du_web else ""
        return Contenu(annonce, remarques=(autre,) if autre else tuple(remarques))
    ecrit, autres = nom_ecrit(cellules)
    code = tuple(texte for genre, texte in cellules if genre == "code")
    sujet, du_sujet = sujet_du_contenu(code)
    trouve = sujet or _chapitre_du_contenu(cellules, code)
    if annonce and trouve and annonce != trouve:
        autres = [*autres, dire_le_fichier(annonce, trouve)]
    questions = lire_questions(cellules) if any(QUESTION_OUVERTE.match(texte) for _, texte in cellules) else ()
    return Contenu(trouve or annonce, code, ecrit, (*remarques, *autres, *du_sujet), questions)


def dire_le_format(nom: str) -> str:
    """Ce qu’est ce fichier, quand son nom annonce tout autre chose qu’un notebook ; vide sinon.

    >>> dire_le_format("photo.JPG")
    'une image au lieu du notebook : le fichier à rendre finit par .ipynb'
    """
    format_ = AUTRES_FORMATS.get(PurePosixPath(nom).suffix.lower())
    return f"{format_} au lieu du notebook : le fichier à rendre finit par .ipynb" if format_ else ""


def _lire_cellules(nom: str, contenu: bytes, du_web: bool) -> tuple[Cellules | None, list[str]]:
    if du_web:
        from mastermind_edu.correction.lecture.textes_en_ligne import lire_texte_en_ligne

        return lire_texte_en_ligne(contenu)
    return lire_python(contenu) if nom.lower().endswith(".py") else lire_notebook(contenu)


def _chapitre_du_contenu(cellules: Cellules, code: Iterable[str]) -> str | None:
    """Le titre dit le chapitre ; à défaut, ou quand elles sont du dossier d’un professeur, les fonctions écrites."""
    titres = [re.match(r"#\s+(?:\w+\s+)?(\d\d[a-z]?)\s*[—–-]", texte) for genre, texte in cellules if genre == "markdown"]
    du_titre = next((chapitre_du_numero(titre[1]) for titre in titres if titre), None)
    des_fonctions = chapitre_des_fonctions(re.findall(r"(?m)^[ \t]*(?:def|class) (\w+)", "\n".join(code)))
    return des_fonctions if des_fonctions and not des_fonctions[0].isdigit() else du_titre or des_fonctions
