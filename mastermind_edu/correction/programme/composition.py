"""Préparer, sans rien exécuter, ce que le juge exécutera d’une copie : toutes ses cellules, dans l’ordre.

Ce que Python ne lit pas en est retiré, et se dit. Rien après cette étape ne lit plus de Python : un seul
fil suffit. Commencer par `composer_programme`.
"""

import ast
import re
import warnings
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from mastermind_edu.chapitres import lire_un_sujet
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.lecture.notebooks import SIGNES_PAR_COPIE
from mastermind_edu.correction.lecture.sujets import est_changee
from mastermind_edu.correction.programme.absences import Definition, expliquer_absence
from mastermind_edu.correction.programme.decoupage import PartieFautive, decouper, neutraliser
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, GAMMES_DES_CHAPITRES, TOUS, suite_de
from mastermind_edu.exercices.ajoutes import MAGIE, SANS_MAGIE
from mastermind_edu.exercices.rangement import lire_appel

SIGNES_PAR_CELLULE = 50_000
CELLULES_PAR_COPIE = 2_000
AUCUN_EXERCICE = Anomalie("aucun exercice du cours n’est reconnu dans ce fichier")
NI_D_UN_DOSSIER = Anomalie("aucun exercice du cours n’est reconnu dans ce fichier ; s’il répond à des exercices à vous, donnez leur dossier, par --exercices DOSSIER")
D_UN_DOSSIER = Anomalie("cette copie répond à des exercices à vous : donnez aussi leur dossier, par --exercices DOSSIER")
TROP_LONGUE = Anomalie("la copie est trop longue pour être exécutée : elle est à noter à la main")
PLACES = re.compile(r"^(?:verifier\(|ranger\([\"']|def |class )(\w+)", re.MULTILINE)  # ce qu’un notebook d’exercices garde de chacun
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
CELLULES_RETENUES, SIGNES_RETENUS = 500, 5_000  # celles que tous ont reçues avec le notebook, et elles sont courtes, ne sont lues qu’une fois


class ReponseEcrite(NamedTuple):
    """Ce que le texte d’une copie dit d’un exercice, avant toute exécution.

    `source` : sa dernière définition non vide ; `est_vide` quand toutes le sont. `faute` : l’explication d’une
    définition que Python ne lit pas, `brouillon` : son texte. `absence` : ce qu’il y a à dire si rien ne porte ce nom.
    """

    nom: str
    source: str = ""
    faute: str = ""
    absence: str = ""
    est_vide: bool = False
    ligne: int = 1  # celle de la source dans sa cellule
    brouillon: str = ""
    a_commencer: str = ""  # ce qu’il faut dire d’une gamme telle que l’élève l’a reçue


class Programme(NamedTuple):
    """Les cellules à exécuter d’une copie, numérotées, et ce qu’elle écrit pour chaque exercice.

    `a_noter` sont ceux du chapitre ; les autres `reponses`, des fonctions dont elles peuvent se servir.
    """

    copie: Copie
    a_noter: tuple[str, ...]
    cellules: tuple[tuple[int, str], ...]
    reponses: dict[str, ReponseEcrite]
    anomalies: tuple[Anomalie, ...]
    est_vierge: bool = False  # rien n’est écrit : il n’y a rien à exécuter

    @property
    def sources(self) -> dict[str, str]:
        """Le texte de chaque réponse à noter, quand elle est une fonction ou une classe, même mal écrite."""
        ecrites = {nom: self.reponses[nom] for nom in self.a_noter}
        textes = {nom: "" if ecrite.a_commencer else ecrite.source or ecrite.brouillon for nom, ecrite in ecrites.items()}
        return {nom: texte for nom, texte in textes.items() if texte}


class _CelluleLue(NamedTuple):
    """Ce qu’une cellule a d’exécutable, ce qu’elle définit, les noms à qui elle donne autre chose qu’une ébauche vide, ce qui ne se lit pas."""

    numero: int
    texte: str
    definitions: tuple[Definition, ...]
    donnes: frozenset[str]
    fautives: tuple[PartieFautive, ...]
    variables: Mapping[str, str]  # le texte de celles qu’elle pose, hors de toute définition


def composer_programme(copie: Copie) -> Programme:
    """Ce que la correction exécutera de la copie pour noter les exercices de son chapitre."""
    copie = copie._replace(cellules=tuple(copie.cellules))  # lues une fois, fussent-elles sur un disque
    noms = _exercices_de(copie) if copie.est_lue else ()
    if len(copie.cellules) > CELLULES_PAR_COPIE or sum(map(len, copie.cellules)) > SIGNES_PAR_COPIE:
        return Programme(copie, (), (), {}, (*copie.anomalies, TROP_LONGUE), est_vierge=True)
    programme = composer(copie.remarquer(*_remarquer_l_epreuve(copie)), noms, _voisines(copie, noms))
    return programme if noms or not copie.est_lue else programme._replace(anomalies=(*programme.anomalies, _dire_l_inconnu(copie)))


def _voisines(copie: Copie, noms: Collection[str]) -> list[str]:
    """Les fonctions d’autres chapitres, qui ne sont pas notées, mais dont une réponse peut se servir ; dans une épreuve, aucune n’est connue."""
    if lire_un_sujet(copie.chapitre):
        return []
    mots = {mot for cellule in copie.cellules for mot in re.findall(r"\w+", cellule)}
    return [nom for nom in CATALOGUE if nom not in noms and nom in mots]


def _dire_l_inconnu(copie: Copie) -> Anomalie:
    """Ce qu’il faut dire d’une copie dont aucun exercice n’est au catalogue."""
    if any(cellule.startswith((MAGIE, SANS_MAGIE)) for cellule in copie.cellules):
        return D_UN_DOSSIER
    return AUCUN_EXERCICE if CATALOGUE.a_des_ajouts else NI_D_UN_DOSSIER


def _remarquer_l_epreuve(copie: Copie) -> Iterator[Anomalie]:
    """Ce que le professeur doit savoir d’une copie d’épreuve ; la note n’en dépend pas."""
    if copie.est_lue and copie.chapitre and not copie.fichier.lower().endswith(".py") and est_changee(copie.cellules, copie.chapitre):  # exportée en Python, elle l’écrit autrement
        yield Anomalie("la cellule de l’épreuve a été changée", publique=False)
    yield from _reponses_d_un_autre_sujet(copie)


def _reponses_d_un_autre_sujet(copie: Copie) -> Iterator[Anomalie]:
    """Ce qu’une copie d’épreuve contient de questions que son sujet n’a pas : le professeur y regardera, la note n’en dépend pas."""
    sien = lire_un_sujet(copie.chapitre)
    autres = [sujet for chapitre in CHAPITRES if sien and (sujet := lire_un_sujet(chapitre)) and sujet.epreuve == sien.epreuve and sujet != sien]
    for autre in autres:
        siennes = {*CHAPITRES[autre.nom]} - {*CHAPITRES[copie.chapitre or ""]}
        ecrites = sorted({nom for cellule in copie.cellules for nom in siennes.intersection(PLACES.findall(cellule))})
        if sien and ecrites:
            noms = ", ".join(f"`{nom}`" for nom in ecrites)
            yield Anomalie(f"cette copie du sujet {sien.lettre} écrit aussi des questions du sujet {autre.lettre} : {noms}", publique=False)


def _exercices_de(copie: Copie) -> tuple[str, ...]:
    """Ceux de son chapitre, ceux qu’il avait quand la copie a été donnée, s’il a été coupé depuis, et ses gammes : elle les contient encore."""
    contenus = {nom for cellule in copie.cellules for nom in PLACES.findall(cellule)}
    autres = (*suite_de(copie.chapitre or ""), *GAMMES_DES_CHAPITRES.get(copie.chapitre or "", ()))
    return (*CHAPITRES.get(copie.chapitre, ()), *(nom for nom in autres if nom in contenus))


def composer(copie: Copie, noms: Sequence[str], voisines: Sequence[str] = ()) -> Programme:
    """Le programme de ces réponses ; les remarques sur les `voisines`, qui ne sont pas notées, sont tues."""
    tous, lues, anomalies = [*noms, *voisines], [], []
    for numero, cellule in enumerate(copie.cellules, start=1):
        lue, remarques = _lire_cellule(cellule, numero, tous)
        if lue:
            lues.append(lue)
        anomalies += [anomalie for anomalie in remarques if anomalie.exercice not in voisines]
    definitions, fautives = [d for lue in lues for d in lue.definitions], [f for lue in lues for f in lue.fautives]
    variables = {nom: texte for lue in lues for nom, texte in lue.variables.items()}
    reponses = {nom: _reponse(nom, definitions, variables, fautives, tous) for nom in tous}
    vierge = all(lue.donnes.isdisjoint([*(nom for nom in noms if not reponses[nom].a_commencer), "exec"]) for lue in lues)
    return Programme(copie, tuple(noms), tuple((lue.numero, lue.texte) for lue in lues), reponses, (*copie.anomalies, *anomalies), vierge)


def _lire_cellule(cellule: str, numero: int, noms: Collection[str]) -> tuple[_CelluleLue | None, list[Anomalie]]:
    """La cellule lue, ou rien si elle n’est pas à lire, et ce qu’il faut en remarquer."""
    if len(cellule) > SIGNES_PAR_CELLULE:
        return None, [Anomalie(f"la cellule de code {numero} est trop longue ({len(cellule)} signes) : elle n’est pas lue")]
    texte = neutraliser(lire_appel(cellule))
    if texte is None:
        return None, [Anomalie(f"`{nom}` est dans une cellule `%%`, qui n’est pas du Python", nom) for nom in noms if _annonce(nom, cellule)]
    lue = (_relire_python if len(texte) <= SIGNES_RETENUS else _lire_python)(texte, numero)
    if not lue.fautives or any(_annonce(nom, f.texte) for f in lue.fautives for nom in noms):
        return lue, []
    return lue, [Anomalie(lue.fautives[0].faute + " ; le reste de la cellule est lu")]


def _lire_python(texte: str, numero: int) -> _CelluleLue:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ce que Python pense du style d’un élève ne regarde pas la correction
        lisible, fautives = decouper(texte, numero)
        noeuds = list(ast.walk(ast.parse(lisible)))
    lignes = lisible.split("\n")
    definitions = tuple(_definition(noeud, lignes) for noeud in noeuds if isinstance(noeud, DEFINITIONS))
    return _CelluleLue(numero, lisible, definitions, frozenset(_noms_donnes(noeuds)), fautives, _variables(noeuds[0], lignes))


_relire_python = lru_cache(maxsize=CELLULES_RETENUES)(_lire_python)


def _definition(noeud: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, lignes: Sequence[str]) -> Definition:
    debut = min([noeud.lineno, *(d.lineno for d in noeud.decorator_list)])
    return Definition(noeud.name, isinstance(noeud, ast.AsyncFunctionDef), _est_vide(noeud), debut, noeud.end_lineno, noeud.col_offset, lignes)


def _variables(module: ast.Module, lignes: Sequence[str]) -> dict[str, str]:
    posees = [(cible.id, noeud) for noeud in module.body if isinstance(noeud, ast.Assign) for cible in noeud.targets if isinstance(cible, ast.Name)]
    return {nom: "\n".join(lignes[noeud.lineno - 1 : noeud.end_lineno]) for nom, noeud in posees}


def _annonce(nom: str, texte: str) -> bool:
    """Vrai quand le texte commence une définition de ce nom, même mal écrite."""
    return bool(re.search(rf"(?im)^[ \t]*(?:def|class)[ \t]+{re.escape(nom)}\b", texte))


def _noms_donnes(noeuds: Iterable[ast.AST]) -> Iterator[str]:
    """Les noms que ces nœuds peuvent donner à autre chose qu’une ébauche vide ; `exec` peut donner n’importe lequel."""
    for noeud in noeuds:
        if isinstance(noeud, ast.Name) and (isinstance(noeud.ctx, ast.Store) or noeud.id == "exec"):
            yield noeud.id
        elif isinstance(noeud, ast.FunctionDef | ast.ClassDef) and not _est_vide(noeud):
            yield noeud.name
        elif isinstance(noeud, ast.alias):
            yield noeud.asname or noeud.name


def _est_vide(noeud: ast.stmt) -> bool:
    """Vrai quand le corps n’est que chaîne d’aide, `...` et `pass` ; pour une classe, dans chaque méthode, s’il y en a."""
    if isinstance(noeud, ast.ClassDef) and not any(isinstance(ligne, ast.FunctionDef) for ligne in noeud.body):
        if any(not (isinstance(base, ast.Name) and base.id == "object") for base in noeud.bases):
            return False  # ses méthodes sont héritées
    return all(
        isinstance(ligne, ast.Pass)
        or (isinstance(ligne, ast.Return) and (ligne.value is None or isinstance(ligne.value, ast.Constant) and ligne.value.value is None))
        or (isinstance(ligne, ast.Expr) and isinstance(ligne.value, ast.Constant))
        or (isinstance(noeud, ast.ClassDef) and isinstance(ligne, ast.FunctionDef) and _est_vide(ligne))
        for ligne in noeud.body
    )


def _reponse(nom: str, definitions: Sequence[Definition], variables: Mapping[str, str], fautives: Sequence[PartieFautive], noms: Collection[str]) -> ReponseEcrite:
    siennes = [definition for definition in definitions if definition.nom == nom and not definition.est_async]
    ecrite = next((definition for definition in reversed(siennes) if not definition.est_vide), None)
    brouillon, faute = next((partie for partie in reversed(fautives) if _annonce(nom, partie.texte)), ("", ""))
    ligne, source = (ecrite.ligne, ecrite.source) if ecrite else (1, "")
    absence, autre = expliquer_absence(nom, definitions, variables, noms)
    depart = "" if faute else TOUS[nom].a_commencer(source or (siennes[-1].source if siennes else ""))
    return ReponseEcrite(nom, source, faute, absence, bool(siennes) and ecrite is None, ligne, (brouillon or ("" if siennes else autre)).strip("\n"), depart)
