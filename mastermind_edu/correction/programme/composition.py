"""Choisir, sans rien exécuter, ce qu’il faut exécuter d’une copie pour la corriger.

Les réponses, et de proche en proche ce dont elles se servent ; ni boucle, ni appel, ni affichage du reste.
Rien après cette étape ne lit plus de Python : un seul fil suffit. Commencer par `composer_programme`.
"""

import ast
import difflib
import re
import warnings
from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.programme.decoupage import Decoupage, Enonce, decouper
from mastermind_edu.correction.programme.emprunts import emprunts_au_paquet
from mastermind_edu.correction.programme.magies import neutraliser
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

SIGNES_PAR_CELLULE = 50_000
SIGNES_PAR_COPIE = 200_000
AUCUN_EXERCICE = Anomalie("aucun exercice du cours n’est reconnu dans ce fichier")


class Instruction(NamedTuple):
    """Une instruction à exécuter, avec sa ligne et sa cellule, comptées à partir de 1."""

    source: str
    ligne: int
    cellule: int


class ReponseTrouvee(NamedTuple):
    """Ce que la copie contient pour un exercice ; `vide` quand rien n’y est encore écrit.

    `source` et `noms` : le texte de la définition retenue et les noms qu’elle emploie.
    `seule` : de quoi l’exécuter sans les autres réponses.
    """

    nom: str
    etat: Literal["definie", "absente", "syntaxe"]
    message: str = ""
    vide: bool = False
    source: str = ""
    noms: frozenset[str] = frozenset()
    seule: tuple[Instruction, ...] = ()


class Programme(NamedTuple):
    """Ce qu’il faut exécuter d’une copie, et ce qu’elle contient pour chaque exercice de `a_noter`."""

    copie: Copie
    a_noter: tuple[str, ...]
    instructions: tuple[Instruction, ...]
    reponses: dict[str, ReponseTrouvee]
    anomalies: tuple[Anomalie, ...]

    @property
    def sources(self) -> dict[str, str]:
        """La source de chaque réponse à noter, quand elle est une fonction ou une classe."""
        return {nom: self.reponses[nom].source for nom in self.a_noter if self.reponses[nom].source}


def composer_programme(copie: Copie) -> Programme:
    """Ce que la correction exécutera de la copie pour noter les exercices de son chapitre."""
    noms = CHAPITRES.get(copie.chapitre, ())
    # Les fonctions d’autres chapitres ne sont pas notées, mais une réponse peut s’en servir.
    voisines = [nom for nom in CATALOGUE if nom not in noms and any(nom in cellule for cellule in copie.cellules)]
    programme = composer(copie, noms, voisines)
    return programme if noms else programme._replace(anomalies=(*programme.anomalies, AUCUN_EXERCICE))


def composer(copie: Copie, noms: Sequence[str], voisines: Sequence[str] = ()) -> Programme:
    """Le programme de ces réponses ; les remarques sur les `voisines`, qui ne sont pas notées, sont tues."""
    tous = [*noms, *voisines]
    lecture = _lire(copie.cellules, tous)
    retenues = {nom: _retenue(nom, lecture.enonces) for nom in tous}
    donneurs = _donneurs(lecture.enonces, retenues)
    utiles = {nom: _utiles(retenues[nom], lecture.enonces, donneurs) for nom in tous}
    reponses = {nom: _reponse(nom, lecture, retenues) for nom in tous}
    remarques = [remarque for nom in tous for remarque in _remarques(nom, lecture, reponses[nom])]
    remarques += [emprunt for nom in tous for emprunt in _emprunts(nom, utiles[nom], lecture.enonces)]
    anomalies = [a for a in (*lecture.anomalies, *remarques) if a.exercice not in voisines]
    instructions = _instructions(lecture.enonces, set().union(*utiles.values()))
    return Programme(copie, tuple(noms), instructions, reponses, (*copie.anomalies, *anomalies))


def _instructions(enonces: Sequence[Enonce], utiles: Collection[int]) -> tuple[Instruction, ...]:
    return tuple(Instruction(*e[:3]) for rang, e in enumerate(enonces) if rang in utiles or _toujours_garde(e))


def _emprunts(nom: str, utiles: Collection[int], enonces: Sequence[Enonce]) -> list[Anomalie]:
    return [Anomalie(remarque, nom) for remarque in emprunts_au_paquet(nom, [enonces[rang] for rang in sorted(utiles)], enonces)]


def _lire(cellules: Sequence[str], noms: Collection[str]) -> Decoupage:
    enonces, fautives, anomalies, reste = [], [], [], SIGNES_PAR_COPIE
    for numero, cellule in enumerate(cellules, start=1):
        if len(cellule) > min(SIGNES_PAR_CELLULE, reste):
            anomalies.append(Anomalie(f"la cellule {numero} est trop longue ({len(cellule)} signes) : elle n’est pas lue"))
            continue
        reste -= len(cellule)
        decoupage = _lire_cellule(cellule, numero, noms)
        enonces += decoupage.enonces
        fautives += decoupage.fautives
        anomalies += decoupage.anomalies
    return Decoupage(tuple(enonces), tuple(fautives), tuple(anomalies))


def _lire_cellule(cellule: str, numero: int, noms: Collection[str]) -> Decoupage:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ce que Python pense du style d’un élève ne regarde pas la correction
        texte = neutraliser(cellule)
        decoupage = decouper(texte, numero) if texte is not None else Decoupage()
    if texte is None:
        ecartees = [nom for nom in noms if _annonce(nom, cellule)]
        return Decoupage(anomalies=tuple(Anomalie(f"`{nom}` est dans une cellule `%%`, qui n’est pas du Python", nom) for nom in ecartees))
    if not decoupage.fautives or any(_annonce(nom, f.texte) for f in decoupage.fautives for nom in noms):
        return decoupage
    return decoupage._replace(anomalies=(Anomalie(decoupage.fautives[0].faute + " ; le reste de la cellule est lu"),))


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


def _utiles(retenue: int | None, enonces: Sequence[Enonce], donneurs: dict[str, list[int]]) -> set[int]:
    """Les rangs des énoncés dont la réponse a besoin, de proche en proche, elle comprise."""
    utiles: set[int] = set()
    a_voir = [] if retenue is None else [retenue]
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


def _reponse(nom: str, lecture: Decoupage, retenues: dict[str, int | None]) -> ReponseTrouvee:
    retenue = retenues[nom]
    vide = retenue is not None and _est_vide(lecture.enonces[retenue].noeud)
    fautes = [partie.faute for partie in lecture.fautives if _annonce(nom, partie.texte)]
    if fautes and (retenue is None or vide):
        return ReponseTrouvee(nom, "syntaxe", fautes[-1])
    if retenue is None:
        return ReponseTrouvee(nom, "absente", _expliquer_absence(nom, lecture.enonces, retenues))
    seule = _instructions(lecture.enonces, _utiles(retenue, lecture.enonces, _donneurs(lecture.enonces, {nom: retenue})))
    definition = lecture.enonces[retenue]
    if not isinstance(definition.noeud, (ast.FunctionDef, ast.ClassDef)):
        return ReponseTrouvee(nom, "definie", vide=vide, seule=seule)
    noms = frozenset(noeud.id for noeud in ast.walk(definition.noeud) if isinstance(noeud, ast.Name))
    return ReponseTrouvee(nom, "definie", "", vide, definition.source, noms, seule)


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


def _remarques(nom: str, lecture: Decoupage, reponse: ReponseTrouvee) -> list[Anomalie]:
    nombre = len(_definitions(nom, lecture.enonces))
    remarques = []
    if nombre > 1 and not reponse.vide:
        remarques.append(f"`{nom}` est définie {nombre} fois : la dernière version non vide est corrigée")
    if reponse.etat == "definie":
        fautes = [partie.faute for partie in lecture.fautives if _annonce(nom, partie.texte)]
        remarques += [f"une autre version de `{nom}` n’est pas lue : {faute}" for faute in fautes]
    return [Anomalie(remarque, nom) for remarque in remarques]
