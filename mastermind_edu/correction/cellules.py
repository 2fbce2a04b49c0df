"""Lire les cellules d’un notebook, sans rien exiger de lui : tout octet donne un résultat.

Le JSON est lu par la bibliothèque standard, sans nbformat. Commencer par
`lire_notebook`.
"""

import json
from typing import NamedTuple


class Cellule(NamedTuple):
    """Une cellule : son genre (« code », « markdown »…) et son texte."""

    genre: str
    texte: str


class Notebook(NamedTuple):
    """Les cellules d’un notebook et, s’il y en a, ce qui gêne sa lecture."""

    cellules: tuple[Cellule, ...] = ()
    anomalies: tuple[str, ...] = ()


def decoder(contenu: bytes) -> tuple[str, tuple[str, ...]]:
    """Le texte d’un fichier, fins de ligne uniformes, et une remarque si l’encodage surprend."""
    encodage = json.detect_encoding(contenu)
    try:
        texte, remarques = contenu.decode(encodage), ()
        if not encodage.startswith("utf-8"):
            remarques = (f"le fichier est en {encodage.upper()[:6]} au lieu d’UTF-8",)
    except UnicodeDecodeError:
        texte, remarques = contenu.decode("latin-1"), ("le fichier n’est pas en UTF-8 : il est lu en latin-1",)
    return _uniformiser(texte.removeprefix("\ufeff")), remarques


def _uniformiser(texte: str) -> str:
    # Une moitié de caractère (« \ud800 » dans le JSON) ne pourrait s’écrire dans aucun rapport.
    texte = texte.encode("utf-8", "replace").decode("utf-8")
    return texte.replace("\r\n", "\n").replace("\r", "\n")


def lire_notebook(contenu: bytes) -> Notebook:
    """Les cellules d’un notebook au format 3 ou 4, ou la raison de leur absence."""
    texte, remarques = decoder(contenu)
    if not texte.strip():
        return Notebook(anomalies=("le fichier est vide",))
    try:
        # Un entier de 5 000 chiffres arrêterait la lecture ; aucun nombre ne sert ici.
        donnees = json.loads(texte, strict=False, parse_int=float)
    except json.JSONDecodeError as erreur:
        return Notebook(anomalies=(*remarques, _json_casse(erreur, texte)))
    except RecursionError:
        return Notebook(anomalies=(*remarques, "le fichier JSON est trop imbriqué : ce n’est pas un notebook"))
    notebook = _extraire(donnees)
    return notebook._replace(anomalies=remarques + notebook.anomalies)


def _json_casse(erreur: json.JSONDecodeError, texte: str) -> str:
    if not texte.lstrip().startswith("{"):
        return "ce n’est pas un notebook : le fichier n’est pas du JSON"
    a_la_fin = erreur.pos >= len(texte.rstrip()) - 6 and erreur.msg != "Extra data"  # 6 : « \u00e9 » coupé
    if a_la_fin or erreur.msg.startswith("Unterminated string"):
        return f"le notebook est incomplet : le fichier s’arrête au milieu, ligne {texte.count(chr(10)) + 1}"
    return f"le notebook est abîmé : JSON illisible à la ligne {erreur.lineno}, colonne {erreur.colno}"


def _extraire(donnees: object) -> Notebook:
    if not isinstance(donnees, dict):
        return Notebook(anomalies=("ce n’est pas un notebook : du JSON, mais sans cellules",))
    brutes = donnees.get("cells")
    if not isinstance(brutes, list):
        brutes = _cellules_du_format_3(donnees.get("worksheets"))
    if brutes is None:
        return Notebook(anomalies=("ce n’est pas un notebook : du JSON, mais sans cellules",))
    return Notebook(tuple(_lire_cellule(brute) for brute in brutes if isinstance(brute, dict)))


def _cellules_du_format_3(feuilles: object) -> list | None:
    if not isinstance(feuilles, list):
        return None
    listes = [feuille.get("cells") for feuille in feuilles if isinstance(feuille, dict)]
    return [cellule for liste in listes if isinstance(liste, list) for cellule in liste]


def _lire_cellule(brute: dict) -> Cellule:
    genre = brute.get("cell_type")
    source = brute.get("source", brute.get("input"))
    lignes = source if isinstance(source, list) else [source]
    texte = "".join(ligne for ligne in lignes if isinstance(ligne, str))
    return Cellule(genre if isinstance(genre, str) else "", _uniformiser(texte))
