"""L’archive que Capytale donne des copies d’une classe : ce qu’elle ajoute aux copies, et les noms qu’elle dit ailleurs.

Chaque copie s’y appelle « nom_prenom.ipynb », sans accents ni majuscules ; le vrai nom et la classe sont dans `rapport.txt`. Les fichiers
joints à l’activité y sont aussi : le cours n’est la copie de personne. Commencer par `Archives`.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Protocol

from mastermind_edu.correction.lecture.fichiers import Fichier

RAPPORT, DEBUT = re.compile(r"rapport(?:\(\d+\))?\.txt"), "Archive créée le ".encode()
LE_COURS, TITRE = re.compile(r"mastermind_edu(?:[ _]?\(\d+\))?\.py"), '"""Le cours « Mastermind, pas à pas » en un seul fichier'.encode()
ELEVE = re.compile(r"\d+/\d+ : (.+?)(?: \(([^()]*)\))? : (?:en cours|rendu|corrigé|\?\?\?)")
SANS_CLASSE = {"", "null", "undefined"}
COPIE = re.compile(r"(.+?)(?:\((\d+)\))?")  # Capytale numérote les homonymes


class Rendue(Protocol):
    """Ce qu’il faut savoir d’une copie pour la nommer."""

    eleve: str
    parties: tuple[str, ...]


class Archives:
    """Les archives de Capytale parmi les fichiers lus ; les noms y sont montrés sans leurs `retirees` premiers dossiers."""

    def __init__(self, retirees: int = 0):
        self._retirees = retirees
        self._noms: dict[tuple[str, ...], dict[tuple[str, int], str]] = {}

    def rendus(self, fichiers: Iterable[Fichier]) -> Iterator[Fichier]:
        """Les fichiers que des élèves ont rendus ; le rapport est lu au passage, le cours est laissé."""
        for fichier in fichiers:
            nom = fichier.parties[-1] if fichier.parties else ""
            if RAPPORT.fullmatch(nom) and fichier.contenu.startswith(DEBUT):
                self._noms[fichier.parties[self._retirees : -1]] = lire_rapport(fichier.contenu.decode(errors="replace"))
            elif not (LE_COURS.fullmatch(nom) and fichier.contenu.startswith(TITRE)):
                yield fichier

    def nommer(self, copies: Iterable[Rendue]) -> list[Rendue]:
        """Les copies, chacune au nom que dit le rapport de son archive, s’il y en a un."""
        return [copie._replace(eleve=self._nom(copie)) for copie in copies]

    def _nom(self, copie: Rendue) -> str:
        nom, rang = COPIE.fullmatch(PurePosixPath(copie.parties[-1]).stem).groups()
        return self._noms.get(copie.parties[:-1], {}).get((reduire(nom), int(rang or 0)), copie.eleve)


def lire_rapport(texte: str) -> dict[tuple[str, int], str]:
    """Le nom de chaque élève, par celui de son fichier et son rang parmi les homonymes ; ceux-ci se distinguent par leur classe.

    >>> lire_rapport("1/2 : MARTIN Zoé (TG1) : rendu\\r\\n2/2 : N’DIAYE Éva (TG2) : corrigé (12/20)")
    {('martin-zoe', 0): 'MARTIN Zoé', ('ndiaye-eva', 0): 'N’DIAYE Éva'}
    >>> lire_rapport("1/2 : ROY Léo (TG1) : rendu\\n2/2 : ROY Léo (TG2) : en cours")
    {('roy-leo', 0): 'ROY Léo (TG1)', ('roy-leo', 1): 'ROY Léo (TG2)'}
    """
    trouves = [trouve.groups() for ligne in texte.splitlines() if (trouve := ELEVE.match(ligne))]
    homonymes, rangs, noms = Counter(reduire(nom) for nom, _ in trouves), defaultdict(int), {}
    for nom, classe in trouves:
        fichier = reduire(nom)
        noms[fichier, rangs[fichier]] = f"{nom} ({classe})" if homonymes[fichier] > 1 and (classe or "") not in SANS_CLASSE else nom
        rangs[fichier] += 1
    return noms


def reduire(nom: str) -> str:
    """Un nom comme Capytale l’écrit dans un nom de fichier, où rien ne sépare plus le nom du prénom.

    >>> reduire("DE LA TOUR Jean-Paul") == reduire("de-la-tour_jean-paul")
    True
    """
    sans_accents = unicodedata.normalize("NFKD", nom).lower().strip()
    return re.sub(r"-+", "-", re.sub(r"[^a-z0-9-]", "", re.sub(r"[\s_]+", "-", sans_accents)))
