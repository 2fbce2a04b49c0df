"""Lire un source : du texte au format « percent » de jupytext, une cellule par titre.

Le titre d’une cellule devient son identifiant dans le notebook : il ne change donc pas quand on déplace la cellule.
Commencer par `lire_source`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, NoReturn

import jupytext
from nbformat import ValidationError

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import citer, proposer
from mastermind_edu.livraison import CONSIGNE_DE_LA_REPONSE, QUESTION_OUVERTE

IDENTIFIANT = re.compile(r"[a-z0-9-]{1,64}")
EN_TETE = re.compile(r"^\s*#\s*%%(?:%*\s+(.*))?$")
OPTIONS = ("prediction", "choix", "montre")  # voir relecture/predictions.py
DE_JUPYTEXT = ("lines_to_next_cell", "lines_to_end_of_cell_marker")  # ce qu’il note de lui-même
OPTIONS_ILLISIBLES = "incorrectly_encoded_metadata"  # où jupytext range ce qu’il n’a pas compris
VERIFICATION = re.compile(r"^verifier\((\w+)\)", re.MULTILINE)
A_ECRIRE = {"code": "du code", "markdown": "du texte, chaque ligne après « # »,", "raw": "du texte"}
DEFINITION = re.compile(r"^(?:def|class) (\w+)", re.MULTILINE)


class Cellule(NamedTuple):
    """Une cellule de source, et l’endroit où la trouver."""

    fichier: str
    ligne: int  # celle de l’en-tête « # %% », comptée à partir de 1
    id: str
    genre: str  # "code", "markdown" ou "raw"
    texte: str
    etiquettes: tuple[str, ...] = ()
    prediction: tuple[str, ...] = ()  # ce que l’élève doit prédire : rien ne le dit avant l’heure
    choix: tuple[str, ...] = ()  # les réponses entre lesquelles la question fait choisir
    montre: str = ""  # la cellule qui montre la réponse, quand elle ne l’écrit pas

    def situer(self, message: str, rang: int | None = None) -> str:
        """Le message, après la place de la cellule, ou d’une ligne de son texte."""
        ligne = self.ligne if rang is None else self.ligne + 1 + rang
        nom = f"« {self.id} »" if self.id else "sans titre"
        return f"{self.fichier}, cellule {nom}, ligne {ligne} : {message}"

    def refuser(self, message: str, rang: int | None = None) -> NoReturn:
        """Lève `ErreurFabrication` pour la cellule, ou pour une ligne de son texte."""
        raise ErreurFabrication(self.situer(message, rang))


def lire_source(chemin: Path, nom: str) -> tuple[Cellule, ...]:
    """Les cellules d’un source, nommé `nom` dans les messages.

    Lève `ErreurFabrication` pour un titre absent, répété ou mal écrit, ou une cellule vide.
    """
    try:
        texte = chemin.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ErreurFabrication(f"{nom} : il faut un texte en UTF-8, voici un autre codage") from None
    return lire_cellules(texte, nom)


@lru_cache(maxsize=64)  # l’exercice et sa solution naissent du même source
def lire_cellules(texte: str, nom: str) -> tuple[Cellule, ...]:
    """Les cellules d’un texte au format « percent »."""
    try:
        brutes = jupytext.reads(texte, fmt="py:percent").cells
    except ValidationError as erreur:
        raise ErreurFabrication(f"{nom} : jupytext refuse l’en-tête d’une cellule : {erreur.message}") from erreur
    cellules = tuple(_lire_cellule(nom, *entete, brute) for entete, brute in zip(_entetes(texte, brutes), brutes))
    if not cellules:
        raise ErreurFabrication(f"{nom} : il faut au moins une cellule, il n’y en a aucune")
    _exiger_titres_distincts(cellules)
    return cellules


def exercices_verifies(cellule: Cellule) -> list[str]:
    """Les exercices que vérifie une cellule de code, un par ligne `verifier(…)`."""
    return VERIFICATION.findall(cellule.texte) if cellule.genre == "code" else []


def _entetes(texte: str, brutes) -> Iterator[tuple[int, str]]:
    """La ligne et les mots de l’en-tête de chaque cellule, que jupytext ne donne pas.

    Un « # %% » écrit dans une chaîne n’est pas un en-tête : c’est le titre qui fait retrouver le bon.
    """
    lignes = enumerate(texte.split("\n"), start=1)
    entetes = [(rang, trouve[1] or "") for rang, ligne in lignes if (trouve := EN_TETE.match(ligne))]
    if not EN_TETE.match(texte.split("\n", 1)[0]):
        entetes.insert(0, (1, ""))  # du texte avant le premier en-tête
    for brute in brutes:
        titre = str(brute.metadata.get("title", ""))
        while len(entetes) > 1 and not entetes[0][1].startswith(titre):
            del entetes[0]
        yield entetes.pop(0) if entetes else (1, "")


def _lire_cellule(nom: str, ligne: int, entete: str, brute) -> Cellule:
    """La cellule de jupytext, vérifiée."""
    options = brute.metadata
    titre, etiquettes = str(options.get("title", "")), tuple(options.get("tags", ()))
    cellule = Cellule(nom, ligne, titre, brute.cell_type, brute.source, etiquettes)
    if OPTIONS_ILLISIBLES in options or "{" in entete:  # jupytext lit aussi du JSON : une seule écriture suffit
        cellule.refuser(f"il faut des étiquettes comme tags=[\"nbval-skip\"], voici {citer(entete.removeprefix(titre).strip())}")
    cellule = cellule._replace(**_lire_options(cellule, options))
    _exiger_titre(cellule)
    _exiger_question(cellule)
    if not cellule.texte.strip():
        cellule.refuser(f"il faut {A_ECRIRE[cellule.genre]} dans la cellule, elle est vide ; ou ôtez sa ligne « # %% »")
    return cellule


def _lire_options(cellule: Cellule, options) -> dict[str, tuple[str, ...] | str]:
    """Les options d’une prédiction ; toute autre est refusée, et non oubliée."""
    inconnues = sorted(set(options) - {"title", "tags", *OPTIONS, *DE_JUPYTEXT})
    if inconnues:
        cellule.refuser(f"il faut une option parmi tags, {', '.join(OPTIONS)}, voici {citer(inconnues[0])}{proposer(inconnues[0], OPTIONS)}")
    lues = {nom: tuple(options[nom]) if isinstance(options[nom], list) else options[nom] for nom in OPTIONS if nom in options}
    for nom, valeur in lues.items():
        voulu, exemple = (str, f'{nom}="ma-cellule"') if nom == "montre" else (tuple, f'{nom}=["13", "treize"]')
        if type(valeur) is not voulu or not valeur or not all(isinstance(v, str) and v.strip() for v in valeur):
            cellule.refuser(f"il faut une option comme {exemple}, voici {nom}={citer(options[nom])}")
    return lues


def _exiger_titre(cellule: Cellule) -> None:
    if not cellule.id:
        cellule.refuser("il faut un titre après « # %% », il n’y en a pas")
    if not IDENTIFIANT.fullmatch(cellule.id):
        cellule.refuser(
            "il faut un titre en minuscules sans accent, chiffres et tirets, de 64 signes au plus, "
            f"voici {citer(cellule.id)}"
        )


def _exiger_question(cellule: Cellule) -> None:
    """Une réponse libre mal annoncée ne serait lue de personne."""
    annonce = cellule.texte.split("\n")[0]
    if cellule.genre != "markdown" or not annonce.startswith("**Votre réponse"):
        return
    trouve = QUESTION_OUVERTE.fullmatch(annonce)
    if not trouve or CONSIGNE_DE_LA_REPONSE not in cellule.texte:
        modele = f"« **Votre réponse, sur 2 points** (`nom_de_la_question`) », puis « *{CONSIGNE_DE_LA_REPONSE}* »"
        cellule.refuser(f"il faut {modele}, voici {citer(annonce)}")
    if trouve[2] in CATALOGUE:
        cellule.refuser(f"il faut pour la question un autre nom que celui d’un exercice, voici {citer(trouve[2])}")


def _exiger_titres_distincts(cellules: tuple[Cellule, ...]) -> None:
    premieres: dict[str, Cellule] = {}
    for cellule in cellules:
        premiere = premieres.setdefault(cellule.id, cellule)
        if premiere is not cellule:
            cellule.refuser(f"il faut un titre différent par cellule, celui-ci sert déjà ligne {premiere.ligne}")
