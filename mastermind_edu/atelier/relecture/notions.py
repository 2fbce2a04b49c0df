"""Troisième règle : aucune notion de Python n’est employée avant la cellule qui la présente, et une leçon n’en présente que quatre.

`sources/notions.toml` dit laquelle ; les signes se lisent dans l’arbre syntaxique des leçons,
des énoncés et des solutions, dans l’ordre du cours. Commencer par `reprocher_notions`.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.annonces import DUREE, minutes
from mastermind_edu.atelier.enseignant.lecture import lire_toml
from mastermind_edu.atelier.execution import COULISSES
from mastermind_edu.atelier.gammes import inserer_gammes
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version, lister_cibles
from mastermind_edu.atelier.relecture.reperage import BLOC, Connus, extraits, nommer, reperer
from mastermind_edu.atelier.solutions import version_solution
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.atelier.typographie import NOUVEAU
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import citer

NOTIONS = "sources/notions.toml"
LIEU = re.compile(r"([0-9]{2}[a-z]?_[a-z0-9_]+)/(nouveau-[a-z0-9-]+)")
TITRE = re.compile(r"^\*\*Nouveau : .+\*\*")
LIGNES_D_EXEMPLE = 4
ENCADRES_PAR_LECON, MINUTES_PAR_LECON = 4, 60  # au-delà, un débutant est perdu : la leçon se coupe en deux

Place = tuple[str, int, float]  # le chapitre, 0 pour la leçon ou 1 pour l’exercice, le rang de la cellule


class Notion(NamedTuple):
    """Une notion de Python : les signes qui la font reconnaître, et la cellule qui la présente."""

    nom: str
    signes: tuple[str, ...]
    chapitre: str
    cellule: str


def reprocher_notions(racine: Path, chapitre: str) -> list[str]:
    """Une phrase par notion employée trop tôt, ou mal présentée, dans la leçon et l’exercice d’un chapitre.

    Lève `ErreurFabrication` quand `sources/notions.toml` ne se lit pas.
    """
    notions = lire_notions(racine)
    pages = {cible.version: lire_source(cible.source, cible.nom_source) for cible in lister_cibles(racine) if cible.chapitre == chapitre}
    if Version.EXERCICE in pages:
        pages[Version.EXERCICE] = inserer_gammes(Cible(racine, chapitre, Version.SOLUTION), pages[Version.EXERCICE])
    presentation = _page_des_encadres(racine)[chapitre]
    fautes = list(_mal_presentees(presentation, pages[presentation.version], notions))
    if presentation.version is Version.LECON:
        fautes += _trop_longue(presentation, pages[Version.LECON])
    places = _places(racine, notions)
    for version, cellules in pages.items():
        if version is not Version.SOLUTION:
            fautes += _employees_trop_tot((chapitre, int(version is Version.EXERCICE)), cellules, notions, places)
    return fautes


def lire_notions(racine: Path) -> list[Notion]:
    """Les notions, dans l’ordre du fichier ; un signe n’y est que d’une notion."""
    lu = lire_toml(racine / NOTIONS, NOTIONS)
    notions = [_lire_notion(rang, brute) for rang, brute in enumerate(lu.get("notion", ()), start=1)]
    vus: dict[str, str] = {}
    for notion in notions:
        for signe in notion.signes:
            if vus.setdefault(signe, notion.nom) != notion.nom:
                raise ErreurFabrication(f"{NOTIONS} : il faut un signe d’une seule notion, {signe} est dans « {vus[signe]} » et « {notion.nom} »")
    return notions


def _lire_notion(rang: int, brute: Mapping) -> Notion:
    nom, signes, cellule = (brute.get(cle) for cle in ("nom", "signes", "cellule"))
    lieu = LIEU.fullmatch(cellule) if isinstance(cellule, str) else None
    if not (isinstance(nom, str) and nom and isinstance(signes, list) and signes and all(isinstance(s, str) for s in signes) and lieu):
        forme = 'nom = "…", signes = ["…"] et cellule = "04_marquage/nouveau-copie"'
        raise ErreurFabrication(f"{NOTIONS}, notion nᵒ {rang} : il faut {forme}, voici {citer(dict(brute))}")
    return Notion(nom, tuple(signes), *lieu.groups())


def _places(racine: Path, notions: Sequence[Notion]) -> dict[str, tuple[Notion, Place]]:
    """Pour chaque signe, sa notion et l’endroit où elle est présentée ; la fin de la page si sa cellule n’existe pas."""
    places = {
        (chapitre, cellule.id): (chapitre, int(cible.version is Version.EXERCICE), rang)
        for chapitre, cible in _page_des_encadres(racine).items()
        for rang, cellule in enumerate(lire_source(cible.source, cible.nom_source))
    }
    return {s: (n, places.get((n.chapitre, n.cellule), (n.chapitre, 0, inf))) for n in notions for s in n.signes}


def _page_des_encadres(racine: Path) -> dict[str, Cible]:
    """La page qui présente les notions de chaque chapitre : sa leçon, ou son exercice tant que la leçon reste à écrire."""
    cibles = lister_cibles(racine, Version.LECON, Version.EXERCICE)
    return {cible.chapitre: cible for cible in sorted(cibles, key=lambda cible: cible.version is Version.LECON)}


def _employees_trop_tot(
    page: tuple[str, int], cellules: Sequence[Cellule], notions: Sequence[Notion], places: Mapping[str, tuple[Notion, Place]]
) -> Iterator[str]:
    """La première fois, dans cette page, que chaque notion est employée avant d’être présentée."""
    dites: set[str] = set()
    for rang, cellule, signe in _emplois(cellules):
        if signe in dites or (signe in places and places[signe][1] <= (*page, rang)):
            continue
        dites.add(signe)
        if signe not in places:
            yield cellule.situer(f"`{signe}` n’est d’aucune notion de {NOTIONS}")
        else:
            notion = places[signe][0]
            yield cellule.situer(f"`{signe}` vient avant sa présentation ({notion.nom}, {notion.chapitre}/{notion.cellule})")


def _emplois(cellules: Sequence[Cellule]) -> Iterator[tuple[int, Cellule, str]]:
    """Les signes d’une page, solutions, squelettes et mots cités compris, avec le rang de leur cellule ; les coulisses ne se lisent pas."""
    connus = Connus()
    for rang, cellule in enumerate(map(version_solution, cellules)):
        coulisses = COULISSES in cellule.etiquettes
        for extrait in extraits(cellule):
            yield from ((rang, cellule, signe) for signe in reperer(extrait.arbre, connus) if not coulisses)
            connus = connus.apres(extrait.arbre, coulisses=coulisses)
        if cellule.genre == "markdown":
            yield from ((rang, cellule, signe) for signe in nommer(BLOC.sub("", cellule.texte)))
        for nom in exercices_verifies(cellule) if cellule.genre == "code" else ():
            yield from ((rang, cellule, signe) for signe in _signes_de_l_aide(nom, connus))


def _signes_de_l_aide(nom: str, connus: Connus) -> Iterator[str]:
    """Ceux du squelette et des indices que `aide` montre ; aucun pour un exercice qui n’est pas du cours."""
    if nom in CATALOGUE:
        yield from reperer(ast.parse(CATALOGUE[nom].squelette), connus)
        yield from (signe for indice in CATALOGUE[nom].indices for signe in nommer(indice))


def _mal_presentees(page: Cible, cellules: Sequence[Cellule], notions: Sequence[Notion]) -> Iterator[str]:
    """Les encadrés « Nouveau » qui manquent à une page, que personne n’annonce, ou qui n’ont pas leur forme."""
    encadres = {cellule.id: cellule for cellule in cellules if cellule.id.startswith(NOUVEAU)}
    annonces = {notion.cellule: notion for notion in notions if notion.chapitre == page.chapitre}
    for nom, notion in annonces.items():
        if nom not in encadres:
            yield f"{page.nom_source} : il faut une cellule « {nom} », qui présente {notion.nom}"
    for nom, cellule in encadres.items():
        if nom not in annonces:
            yield cellule.situer(f"il faut dire dans {NOTIONS} quelle notion elle présente")
        yield from (cellule.situer(manque) for manque in _manques(cellule))


def _trop_longue(lecon: Cible, cellules: Sequence[Cellule]) -> Iterator[str]:
    """Ce qu’une leçon a de trop : des encadrés, des minutes."""
    encadres = sum(cellule.id.startswith(NOUVEAU) for cellule in cellules)
    if encadres > ENCADRES_PAR_LECON:
        yield f"{lecon.nom_source} : il faut {ENCADRES_PAR_LECON} encadrés « Nouveau » au plus, en voici {encadres}"
    duree = DUREE.search("\n".join(cellule.texte for cellule in cellules))
    if duree and minutes(duree[1], lecon.nom_source) > MINUTES_PAR_LECON:
        yield f"{lecon.nom_source} : il faut {MINUTES_PAR_LECON} minutes au plus, la fiche en annonce {duree[1]}"


def _manques(cellule: Cellule) -> Iterator[str]:
    """Ce qui manque à un encadré : son titre, un court exemple, un piège."""
    exemples = [bloc["code"].strip().splitlines() for bloc in BLOC.finditer(cellule.texte)]
    if cellule.genre != "markdown" or not TITRE.match(cellule.texte):
        yield "il faut un texte qui commence par « **Nouveau : …** »"
    if not any(len(lignes) <= LIGNES_D_EXEMPLE for lignes in exemples):
        yield f"il faut un exemple de {LIGNES_D_EXEMPLE} lignes au plus, dans un bloc ```python"
    if "**Piège" not in cellule.texte:
        yield "il faut un piège, qui commence par « **Piège** »"
