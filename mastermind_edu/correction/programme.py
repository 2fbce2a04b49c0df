"""Choisir, sans rien exécuter, ce qu’il faut exécuter d’une copie pour la corriger.

Les réponses, et de proche en proche ce dont elles se servent ; ni boucle, ni appel,
ni affichage du reste de la copie. Fonctions pures. Commencer par
`composer_programme`.
"""

import ast
import difflib
import re
import warnings
from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from mastermind_edu.correction.decoupage import Decoupage, Enonce, PartieFautive, decouper
from mastermind_edu.correction.emprunts import emprunts_au_paquet
from mastermind_edu.correction.magies import neutraliser

SIGNES_PAR_CELLULE = 50_000
SIGNES_PAR_COPIE = 200_000


class Instruction(NamedTuple):
    """Une instruction à exécuter, avec sa ligne et sa cellule, comptées à partir de 1."""

    source: str
    ligne: int
    cellule: int


class ReponseTrouvee(NamedTuple):
    """Ce que la copie contient pour un exercice ; `vide` quand rien n’y est encore écrit."""

    nom: str
    etat: Literal["definie", "absente", "syntaxe"]
    message: str = ""
    vide: bool = False


class Programme(NamedTuple):
    """Les instructions utiles, dans l’ordre de la copie, et une réponse par nom demandé."""

    instructions: tuple[Instruction, ...]
    reponses: dict[str, ReponseTrouvee]
    anomalies: tuple[str, ...]


class Lecture(NamedTuple):
    """Toute la copie découpée."""

    enonces: tuple[Enonce, ...]
    fautives: tuple[PartieFautive, ...]
    anomalies: tuple[str, ...]


def composer_programme(cellules: Sequence[str], noms: Collection[str]) -> Programme:
    """Ce que la correction exécutera de ces cellules pour examiner les fonctions `noms`."""
    lecture = _lire(cellules, noms)
    retenues = {nom: _retenue(nom, lecture.enonces) for nom in noms}
    gardes, emprunts = {rang for rang, enonce in enumerate(lecture.enonces) if _toujours_garde(enonce)}, []
    for nom in noms:
        utiles = _utiles(nom, lecture.enonces, retenues)
        gardes |= utiles
        emprunts += emprunts_au_paquet(nom, [lecture.enonces[rang] for rang in sorted(utiles)], lecture.enonces)
    reponses = {nom: _reponse(nom, lecture, retenues) for nom in noms}
    remarques = [remarque for nom in noms for remarque in _remarques(nom, lecture, reponses[nom])]
    instructions = tuple(Instruction(*lecture.enonces[rang][:3]) for rang in sorted(gardes))
    return Programme(instructions, reponses, (*lecture.anomalies, *remarques, *emprunts))


def _lire(cellules: Sequence[str], noms: Collection[str]) -> Lecture:
    enonces, fautives, anomalies, reste = [], [], [], SIGNES_PAR_COPIE
    for numero, cellule in enumerate(cellules, start=1):
        if len(cellule) > min(SIGNES_PAR_CELLULE, reste):
            anomalies.append(f"la cellule {numero} est trop longue ({len(cellule)} signes) : elle n’est pas lue")
            continue
        reste -= len(cellule)
        decoupage, remarques = _lire_cellule(cellule, numero, noms)
        enonces += decoupage.enonces
        fautives += decoupage.fautives
        anomalies += remarques
    return Lecture(tuple(enonces), tuple(fautives), tuple(anomalies))


def _lire_cellule(cellule: str, numero: int, noms: Collection[str]) -> tuple[Decoupage, list[str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ce que Python pense du style d’un élève ne regarde pas la correction
        texte = neutraliser(cellule)
        decoupage = decouper(texte, numero) if texte is not None else Decoupage()
    if texte is None:
        ecartees = [nom for nom in noms if _annonce(nom, cellule)]
        return decoupage, [f"`{nom}` est dans une cellule `%%`, qui n’est pas du Python" for nom in ecartees]
    if not decoupage.fautives or any(_annonce(nom, f.texte) for f in decoupage.fautives for nom in noms):
        return decoupage, []
    return decoupage, [decoupage.fautives[0].faute + " ; le reste de la cellule est lu"]


def _annonce(nom: str, texte: str) -> bool:
    """Vrai quand le texte commence une définition de ce nom, même mal écrite."""
    return bool(re.search(rf"(?im)^\s*(?:def|class)\s+{re.escape(nom)}\b", texte))


def _toujours_garde(enonce: Enonce) -> bool:
    """Vrai pour `from module import *`, dont on ne sait pas ce qu’il apporte, et pour `__future__`."""
    noeud = enonce.noeud
    return isinstance(noeud, ast.ImportFrom) and (noeud.names[0].name == "*" or noeud.module == "__future__")


def _definitions(nom: str, enonces: Sequence[Enonce]) -> list[int]:
    appelables = {e.noeud.name for e in enonces if isinstance(e.noeud, (ast.FunctionDef, ast.ClassDef))}
    appelables |= {lie for e in enonces if isinstance(e.noeud, (ast.Import, ast.ImportFrom)) for lie in e.lies}
    return [rang for rang, enonce in enumerate(enonces) if _definit(enonce.noeud, nom, appelables)]


def _definit(noeud: ast.stmt, nom: str, appelables: Collection[str]) -> bool:
    """Vrai pour `def nom`, `class nom`, `nom = lambda …` et `nom = autre_fonction`."""
    if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)):
        return noeud.name == nom
    if not isinstance(noeud, ast.Assign) or nom not in [c.id for c in noeud.targets if isinstance(c, ast.Name)]:
        return False
    racine = noeud.value
    while isinstance(racine, ast.Attribute):
        racine = racine.value
    return isinstance(racine, ast.Lambda) or (isinstance(racine, ast.Name) and racine.id in appelables)


def _est_vide(noeud: ast.stmt) -> bool:
    """Vrai quand le corps n’est que chaîne d’aide, `...` et `pass` ; pour une classe, dans chaque méthode."""
    if isinstance(noeud, ast.Assign):
        return isinstance(noeud.value, ast.Lambda) and _est_vide(noeud.value)
    if isinstance(noeud, ast.Lambda):
        return isinstance(noeud.body, ast.Constant) and noeud.body.value is ...
    return all(
        isinstance(ligne, ast.Pass)
        or (isinstance(ligne, ast.Return) and (ligne.value is None or ast.unparse(ligne.value) == "None"))
        or (isinstance(ligne, ast.Expr) and isinstance(ligne.value, ast.Constant))
        or (isinstance(noeud, ast.ClassDef) and isinstance(ligne, ast.FunctionDef) and _est_vide(ligne))
        for ligne in noeud.body
    )


def _retenue(nom: str, enonces: Sequence[Enonce]) -> int | None:
    """Le rang de la dernière définition non vide ; de la dernière si toutes sont vides."""
    definitions = _definitions(nom, enonces)
    pleines = [rang for rang in definitions if not _est_vide(enonces[rang].noeud)]
    return max(pleines or definitions, default=None)


def _utiles(nom: str, enonces: Sequence[Enonce], retenues: dict[str, int | None]) -> set[int]:
    """Les rangs des énoncés dont la réponse a besoin, de proche en proche, elle comprise."""
    donneurs = _donneurs(enonces, retenues)
    utiles: set[int] = set()
    a_voir = [retenues[nom]] if retenues[nom] is not None else []
    while a_voir:
        rang = a_voir.pop()
        if rang not in utiles:
            utiles.add(rang)
            a_voir += [donneur for lu in enonces[rang].lus | enonces[rang].lies for donneur in donneurs.get(lu, ())]
    return utiles


def _donneurs(enonces: Sequence[Enonce], retenues: dict[str, int | None]) -> dict[str, list[int]]:
    """Pour chaque nom, les énoncés qui lui donnent une valeur.

    Rien ne doit effacer une réponse : `position = 3`, plus loin, n’est pas gardé.
    """
    retenus = {nom: rang for nom, rang in retenues.items() if rang is not None}
    donneurs: dict[str, list[int]] = {}
    for rang, enonce in enumerate(enonces):
        if all(retenus.get(lie, rang) == rang for lie in enonce.lies):
            for lie in enonce.lies:
                donneurs.setdefault(lie, []).append(rang)
    return donneurs


def _reponse(nom: str, lecture: Lecture, retenues: dict[str, int | None]) -> ReponseTrouvee:
    retenue = retenues[nom]
    vide = retenue is not None and _est_vide(lecture.enonces[retenue].noeud)
    fautes = [partie.faute for partie in lecture.fautives if _annonce(nom, partie.texte)]
    if fautes and (retenue is None or vide):
        return ReponseTrouvee(nom, "syntaxe", fautes[-1])
    if retenue is None:
        return ReponseTrouvee(nom, "absente", _expliquer_absence(nom, lecture.enonces, retenues))
    return ReponseTrouvee(nom, "definie", vide=vide)


def _expliquer_absence(nom: str, enonces: Sequence[Enonce], noms: Collection[str]) -> str:
    for enonce in enonces:
        if isinstance(enonce.noeud, ast.AsyncFunctionDef) and enonce.noeud.name == nom:
            return f"`{nom}` est écrite avec `async def` : enlevez `async`"
        if any(isinstance(n, ast.FunctionDef) and n.name == nom for n in ast.walk(enonce.noeud)):
            return f"`{nom}` est écrite à l’intérieur d’une autre définition : ramenez son `def` au bord gauche"
    definies = {e.noeud.name.lower(): e.noeud.name for e in enonces if isinstance(e.noeud, (ast.FunctionDef, ast.ClassDef))}
    autres = {demande for demande in noms if demande != nom}  # `trouver_mal_places` n’est pas une faute de frappe
    proches = difflib.get_close_matches(nom.lower(), sorted(definies.keys() - autres), 1, 0.8)
    indice = f" ; `{definies[proches[0]]}` est-elle mal nommée ?" if proches else ""
    return f"la copie ne contient pas de fonction `{nom}`{indice}"


def _remarques(nom: str, lecture: Lecture, reponse: ReponseTrouvee) -> list[str]:
    nombre = len(_definitions(nom, lecture.enonces))
    remarques = []
    if nombre > 1 and not reponse.vide:
        remarques.append(f"`{nom}` est définie {nombre} fois : la dernière version non vide est corrigée")
    if reponse.etat == "definie":
        fautes = [partie.faute for partie in lecture.fautives if _annonce(nom, partie.texte)]
        remarques += [f"une autre version de `{nom}` n’est pas lue : {faute}" for faute in fautes]
    return remarques
