"""Écrire le source d’un sujet avec les questions tirées : leurs cellules, prises à leurs dossiers, et un en-tête.

Le texte produit est un source comme un autre : la fabrique le lit. Commencer par `lire_les_questions`, puis `ecrire_le_source`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.chapitres import Sujet
from mastermind_edu.francais import accorder

TITRE = re.compile(r"^## (?:\d+\.\s*)?(.+?)[ \t]*$", re.MULTILINE)
EN_TETE = """\
# %% titre [markdown]
# # Épreuve, sujet {lettre}
#
# {minutes} minutes, {points}, {chapitres}, tirage n° {graine}.
#
# - Écrivez votre nom dans la cellule du haut, puis exécutez les cellules dans l’ordre.
# - `verifier` joue les **exemples de l’énoncé**, et eux seuls ; votre professeur note avec d’autres cas. Une fonction qui réussit les exemples peut donc être fausse.
# - Chaque question se suffit : elle est jugée seule, et ne compte sur aucune autre.
# - Il n’y a ni aide ni indice. `print` et vos propres essais sont permis.
# - **Sauvegardez**, Ctrl + S, puis rendez ce fichier sans changer son nom.

# %% imports
# %reload_ext mastermind_edu
from mastermind_edu import exemples, verifier
"""


def lire_les_questions(racines: Iterable[Path]) -> dict[str, tuple[Cellule, ...]]:
    """Les cellules de chaque question de ces dossiers, de son titre à sa vérification ; lève `ErreurFabrication` pour un source qui ne se découpe pas."""
    return {
        nom: section
        for racine in racines
        for cible in lister_cibles(racine, Version.EXERCICE)
        for section in _decouper(lire_source(cible.source, cible.nom_source))
        for nom in _question_de(section)
    }


def _decouper(cellules: Sequence[Cellule]) -> Iterator[tuple[Cellule, ...]]:
    """Les sections d’un source : une par titre « ## » ; ce qui vient avant le premier n’en est pas une."""
    debuts = [rang for rang, cellule in enumerate(cellules) if cellule.genre == "markdown" and TITRE.match(cellule.texte)]
    yield from (tuple(cellules[debut:fin]) for debut, fin in zip(debuts, [*debuts[1:], len(cellules)]))


def _question_de(section: Sequence[Cellule]) -> list[str]:
    noms = [nom for cellule in section for nom in exercices_verifies(cellule)]
    if len({*noms}) > 1:
        section[0].refuser(f"il faut une seule question par titre « ## », en voici {len(noms)} : {', '.join(noms)}")
    return noms[:1]


def ecrire_le_source(sujet: Sujet, questions: Sequence[tuple[str, int]], sections: Mapping[str, Sequence[Cellule]], minutes: int, chapitres: Sequence[str]) -> str:
    """Le source de ce sujet, ses questions et leurs points dans cet ordre."""
    total = accorder(sum(points for _, points in questions), "point")
    tete = EN_TETE.format(lettre=sujet.lettre, minutes=minutes, points=total, chapitres=_dire_les_chapitres(chapitres), graine=sujet.graine)
    morceaux = [
        _ecrire(cellule if cellule is not sections[nom][0] else _numeroter(cellule, rang, points))
        for rang, (nom, points) in enumerate(questions, start=1)
        for cellule in sections[nom]
    ]
    return "\n".join([tete, *morceaux])


def _dire_les_chapitres(chapitres: Sequence[str]) -> str:
    return f"chapitre {chapitres[0]}" if len(chapitres) == 1 else f"chapitres {', '.join(chapitres[:-1])} et {chapitres[-1]}"


def _numeroter(cellule: Cellule, rang: int, points: int) -> Cellule:
    """Le titre d’une question, à sa place dans le sujet, avec ses points."""
    titre = TITRE.match(cellule.texte)
    assert titre  # `_decouper` coupe là
    return cellule._replace(texte=f"## {rang}. {titre[1]} ({accorder(points, 'point')}){cellule.texte[titre.end():]}")


def _ecrire(cellule: Cellule) -> str:
    """La cellule au format « percent »."""
    etiquettes = f" tags={list(cellule.etiquettes)}".replace("'", '"') if cellule.etiquettes else ""
    entete = f"# %% {cellule.id}{'' if cellule.genre == 'code' else f' [{cellule.genre}]'}{etiquettes}"
    lignes = cellule.texte.split("\n")
    corps = lignes if cellule.genre == "code" else [f"# {ligne}".rstrip() for ligne in lignes]
    return "\n".join([entete, *corps, ""])
