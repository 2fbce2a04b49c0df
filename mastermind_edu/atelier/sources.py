"""Lire un source : du texte au format « percent » de jupytext, une cellule par titre, ses solutions entre leurs marqueurs.

Le titre d’une cellule devient son identifiant dans le notebook : il ne change donc pas quand on déplace la cellule. Un
marqueur mal écrit donnerait la solution aux élèves : tout ce qui y ressemble arrête la fabrication. Commencer par `lire_source`.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import cycle
from pathlib import Path
from typing import NamedTuple, NoReturn

import jupytext
from nbformat import ValidationError

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.francais import citer, proposer

IDENTIFIANT = re.compile(r"[a-z0-9-]{1,64}")
EN_TETE = re.compile(r"^\s*#\s*%%(?:%*\s+(.*))?$")
OPTIONS = ("prediction", "choix", "montre")  # voir relecture/predictions.py
DE_JUPYTEXT = ("lines_to_next_cell", "lines_to_end_of_cell_marker")  # ce qu’il note de lui-même
OPTIONS_ILLISIBLES = "incorrectly_encoded_metadata"  # où jupytext range ce qu’il n’a pas compris
VERIFICATION = re.compile(r"^verifier\((\w+)\)", re.MULTILINE)
DEBUT, FIN = "### BEGIN SOLUTION", "### END SOLUTION"
MARQUEUR = re.compile(rf"^([ \t]*)({DEBUT}|{FIN})\s*$")
MARQUEUR_PRESQUE = re.compile(r"\b(BEGIN|END|START|D[EÉ]BUT|FIN)[\W_]*SOLU|^###.*SOLU", re.IGNORECASE)
SOSIES = ("BEGINSOLUTION", "ENDSOLUTION", "DEBUTSOLUTION", "FINSOLUTION")
RESSEMBLANCE = 0.87  # « BEIGN SOLUTOIN » ressemble, « fin de la solution » non


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
    if not cellule.texte.strip():
        cellule.refuser("il faut du texte dans la cellule, elle est vide")
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


def _exiger_titres_distincts(cellules: tuple[Cellule, ...]) -> None:
    premieres: dict[str, Cellule] = {}
    for cellule in cellules:
        premiere = premieres.setdefault(cellule.id, cellule)
        if premiere is not cellule:
            cellule.refuser(f"il faut un titre différent par cellule, celui-ci sert déjà ligne {premiere.ligne}")


class Marque(NamedTuple):
    """Un marqueur trouvé : son rang dans la cellule, son retrait, son texte."""

    rang: int
    retrait: str
    texte: str


def version_exercice(cellule: Cellule) -> Cellule:
    """La cellule donnée aux élèves : une ligne `...` à la place de chaque solution."""
    lignes = cellule.texte.split("\n")
    for debut, fin in reversed(reperer_solutions(cellule)):
        lignes[debut.rang : fin.rang + 1] = [f"{debut.retrait}..."]
    return cellule._replace(texte="\n".join(lignes))


def version_solution(cellule: Cellule) -> Cellule:
    """La cellule résolue : la même, sans les lignes des marqueurs."""
    marqueurs = {marque.rang for solution in reperer_solutions(cellule) for marque in solution}
    lignes = cellule.texte.split("\n")
    return cellule._replace(texte="\n".join(ligne for rang, ligne in enumerate(lignes) if rang not in marqueurs))


def version_lecon(cellule: Cellule) -> Cellule:
    """La cellule telle quelle : une leçon n’a pas de solution à cacher."""
    for marque in _lire_marqueurs(cellule):
        cellule.refuser(f"il faut une leçon sans solution, voici « {marque.texte} »", marque.rang)
    return cellule


def reperer_solutions(cellule: Cellule) -> list[tuple[Marque, Marque]]:
    """Les deux marqueurs de chaque solution d’une cellule, dans l’ordre.

    Lève `ErreurFabrication` pour un marqueur mal écrit, seul, imbriqué ou mal placé.
    """
    marques = list(_lire_marqueurs(cellule))
    for attendu, marque in zip(cycle((DEBUT, FIN)), marques):
        if marque.texte != attendu:
            cellule.refuser(f"il faut « {attendu} » avant ce « {marque.texte} »", marque.rang)
    if len(marques) % 2:
        cellule.refuser(f"il faut « {FIN} » après ce « {DEBUT} »", marques[-1].rang)
    solutions = list(zip(marques[::2], marques[1::2]))
    for debut, fin in solutions:
        _verifier_solution(cellule, debut, fin)
    return solutions


def _verifier_solution(cellule: Cellule, debut: Marque, fin: Marque) -> None:
    if debut.retrait != fin.retrait:
        cellule.refuser(f"il faut le même retrait aux deux marqueurs, voici {len(debut.retrait)} puis {len(fin.retrait)}", fin.rang)
    solution = cellule.texte.split("\n")[debut.rang + 1 : fin.rang]
    if not any(ligne.strip() and not ligne.strip().startswith("#") for ligne in solution):
        cellule.refuser("il faut du code dans la solution, elle est vide", debut.rang)


def _lire_marqueurs(cellule: Cellule) -> Iterator[Marque]:
    """Les marqueurs de la cellule ; refuse ce qui y ressemble."""
    for rang, ligne in enumerate(cellule.texte.split("\n")):
        exact = MARQUEUR.match(ligne)
        if cellule.genre != "code" and (exact or MARQUEUR_PRESQUE.search(ligne)):
            cellule.refuser(f"il faut une solution dans une cellule de code, voici {citer(ligne.strip())}", rang)
        if exact:
            yield Marque(rang, exact[1], exact[2])
        elif cellule.genre == "code" and _ressemble_a_un_marqueur(ligne):
            cellule.refuser(f"il faut « {DEBUT} » ou « {FIN} » seul sur sa ligne, voici {citer(ligne.strip())}", rang)


def _ressemble_a_un_marqueur(ligne: str) -> bool:
    """Vrai pour un commentaire qui voulait sans doute être un marqueur.

    >>> [_ressemble_a_un_marqueur(ligne) for ligne in ("## BEGIN SOLUTION", "# fin de la solution")]
    [True, False]
    """
    commentaire = ligne[ligne.find("#") :] if "#" in ligne else ""
    lettres = re.sub(r"[\W\d_]", "", commentaire).upper()
    return bool(MARQUEUR_PRESQUE.search(commentaire)) or any(
        SequenceMatcher(None, lettres, sosie).ratio() >= RESSEMBLANCE for sosie in SOSIES
    )
