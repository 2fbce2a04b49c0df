"""Les copies notées, gardées : sur un disque provisoire le temps de la correction, dans `resultats.json`, et dans le journal qui survit à une coupure.

Une promotion n’en laisse ni les cellules ni les notes en mémoire : on les parcourt comme une liste, et tout se lit et s’écrit une copie à
la fois. Ce qu’on garde de chacune est dans `resultats`. Commencer par `CopiesGardees`, puis `garder_resultats`.
"""

import json
import tempfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain, takewhile
from pathlib import Path
from typing import NamedTuple, TextIO

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.resultats import CopieNotee, copie_en_donnees, lire_copie_notee
from mastermind_edu.correction.tableurs import ecrire_atomiquement, ecriture
from mastermind_edu.francais import dire_refus

COPIES_EN_MEMOIRE = 200  # plusieurs classes : les pages et les tableaux les parcourent vingt fois ; au-delà, on relit le disque
RESULTATS, JOURNAL = "resultats.json", "correction_en_cours.jsonl"
DEBUT, FIN = "  {\n", "  }"  # ce que `json.dumps(indent=1)` met autour d’une copie ; à l’intérieur, tout est plus à droite
ABIMES = (OSError, ValueError, KeyError, TypeError, RecursionError, ZeroDivisionError)

Place = tuple[int, int]  # où une donnée est rangée : son début, ses octets


class Rangement:
    """Des données JSON, comprimées l’une après l’autre dans le même fichier ; on les relit dans l’ordre qu’on veut."""

    def __init__(self, pres_de: Path):
        """`pres_de` : le dossier des résultats, même pas encore créé ; le fichier va sur le même disque."""
        dossier = next(parent for parent in (Path(pres_de).absolute(), *Path(pres_de).absolute().parents) if parent.is_dir())
        try:
            self._fichier = tempfile.TemporaryFile(dir=dossier, prefix=".correction-")  # un nom que la lecture des copies ignore, là où il en faut un
        except OSError as erreur:
            raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {pres_de} ne convient pas ({dire_refus(erreur)})") from erreur
        self._fin = 0

    def __enter__(self) -> "Rangement":
        return self

    def __exit__(self, *_) -> None:
        self._fichier.close()

    def ranger(self, donnee: object) -> Place:
        """Écrit la donnée à la suite des autres."""
        octets = zlib.compress(json.dumps(donnee).encode("ascii"), 1)
        self._fichier.seek(self._fin)
        self._fichier.write(octets)
        debut, self._fin = self._fin, self._fin + len(octets)
        return debut, len(octets)

    def relire(self, place: Place) -> object:
        """La donnée rangée à cette place ; un tuple en revient liste."""
        debut, octets = place
        self._fichier.seek(debut)
        return json.loads(zlib.decompress(self._fichier.read(octets)))


class TextesRanges(Sequence):
    """Des textes qu’un rangement garde : leur nombre reste en mémoire, et rien d’autre."""

    __slots__ = ("_rangement", "_place", "_nombre")

    def __init__(self, rangement: Rangement, textes: Sequence[str]):
        self._rangement, self._place, self._nombre = rangement, rangement.ranger(list(textes)), len(textes)

    def __len__(self) -> int:
        return self._nombre

    def __getitem__(self, rang):
        return tuple(self._rangement.relire(self._place))[rang]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rangement.relire(self._place))


class CopiesGardees(Sequence):
    """Les copies déjà notées, rangées selon `fichiers`, la liste de toutes ; en mémoire, une place par copie, et les deux cents lues d’abord."""

    def __init__(self, rangement: Rangement, fichiers: Sequence[str], bareme: Bareme):
        self._rangement, self._bareme, self._fichiers = rangement, bareme, sorted(fichiers)
        self._places: dict[str, Place] = {}
        self._lues: dict[str, CopieNotee] = {}
        self._presents: list[str] = []  # les fichiers gardés, rangés ; vide quand il faut les ranger de nouveau

    def garder(self, notee: CopieNotee) -> None:
        """Range la copie ; elle remplace celle du même fichier."""
        self._places[notee.fichier] = self._rangement.ranger([copie_en_donnees(notee), dict(notee.sources)])
        self._presents = []
        self._lues.pop(notee.fichier, None)

    def __contains__(self, fichier: object) -> bool:
        return fichier in self._places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, rang: int) -> CopieNotee:
        self._presents = self._presents or [fichier for fichier in self._fichiers if fichier in self._places]
        fichier = self._presents[rang]
        if fichier in self._lues:
            return self._lues[fichier]
        donnees, sources = self._rangement.relire(self._places[fichier])
        lue = lire_copie_notee(donnees, self._bareme)._replace(sources=sources)
        if len(self._lues) < COPIES_EN_MEMOIRE:
            self._lues[fichier] = lue
        return lue


class Entete(NamedTuple):
    """Sous quelle version du cours et quelles protections des copies ont été jugées."""

    version: str
    protections: list[str]


def garder_resultats(dossier: Path, copies: Iterable[CopieNotee], entete: Entete) -> None:
    """Écrit `resultats.json` : assez pour reprendre une correction interrompue."""
    ecrire_atomiquement(dossier / RESULTATS, _json_au_fil(copies, entete))


def _json_au_fil(copies: Iterable[CopieNotee], entete: Entete) -> Iterator[str]:
    """Une copie à la fois, le même texte, octet pour octet, que `json.dumps` d’un seul coup."""
    yield json.dumps({**entete._asdict(), "copies": []}, ensure_ascii=False, indent=1).removesuffix("]\n}")
    rang = 0
    for rang, copie in enumerate(copies, start=1):
        texte = json.dumps(copie_en_donnees(copie), ensure_ascii=False, indent=1)
        yield ("\n  " if rang == 1 else ",\n  ") + texte.replace("\n", "\n  ")
    yield "\n ]\n}\n" if rang else "]\n}\n"


def lire_resultats(chemin: Path, bareme: Bareme) -> tuple[Entete, Iterator[CopieNotee]]:
    """L’en-tête de `resultats.json` et les copies qu’il garde, une à une, pour reprendre une correction interrompue.

    Les points sont ceux du juge, selon ce barème ou à défaut celui d’alors : les ajustements du professeur se réappliquent à l’écriture.
    Le nombre de cas essayés n’est pas gardé. Lève `ErreurMastermind` quand le fichier n’est pas lisible, parfois seulement en chemin.
    """
    morceaux = _lire_par_morceaux(chemin)
    with _lisible(chemin):
        donnees = next(morceaux)
        copies, entete = iter(donnees["copies"]), Entete(donnees["version"], donnees["protections"])
    return entete, _lisibles(chemin, (lire_copie_notee(copie, bareme) for copie in chain(copies, morceaux)))


def _lisibles(chemin: Path, copies: Iterator[CopieNotee]) -> Iterator[CopieNotee]:
    with _lisible(chemin):
        yield from copies


@contextmanager
def _lisible(chemin: Path) -> Iterator[None]:
    try:
        yield
    except ABIMES as erreur:
        voici = f"voici {chemin} ({type(erreur).__name__}) ; effacez-le pour tout corriger de nouveau"
        raise ErreurMastermind(f"il faut un fichier de résultats écrit par la correction, {voici}") from erreur


def _lire_par_morceaux(chemin: Path) -> Iterator[dict]:
    """L’en-tête, où il n’y a pas de copie, puis chacune des copies ; le fichier entier d’un coup, quand on l’a remis en page."""
    with chemin.open(encoding="utf-8") as fichier:
        entete = list(takewhile(DEBUT.__ne__, fichier))
        if entete[-1:] != [' "copies": [\n']:
            fichier.seek(0)
            yield json.loads(fichier.read())
            return
        yield json.loads("".join([*entete, "]}"]))
        yield from _lire_elements(fichier)


def _lire_elements(lignes: Iterable[str]) -> Iterator[dict]:
    """Les copies, dès l’intérieur de la première ; lève `ValueError` pour un fichier coupé."""
    element, reste = ["{"], []
    for ligne in lignes:
        if ligne.startswith(FIN):
            yield json.loads("".join([*element, "}"]))
            element = []
        elif ligne == DEBUT or element:
            element.append(ligne)
        else:
            reste.append(ligne.strip())
    if element or reste != ["]", "}"]:
        raise ValueError("fichier coupé")


class Journal:
    """Les copies d’une correction en cours, une ligne JSON chacune, écrite dès qu’elle est notée ; effacé quand les résultats le sont."""

    def __init__(self, chemin: Path, entete: Entete):
        self._chemin, self._premiere_ligne = chemin, json.dumps(entete) + "\n"
        self._fichier: TextIO | None = None

    def relire(self, bareme: Bareme) -> Iterator[CopieNotee]:
        """Ce qu’une correction coupée y a laissé, si elle était la même ; la dernière ligne a pu être coupée aussi."""
        if not self._chemin.is_file():
            return
        with self._chemin.open(encoding="utf-8") as fichier, suppress(*ABIMES):  # cette copie et les suivantes seront refaites
            if fichier.readline() == self._premiere_ligne:
                yield from (lire_copie_notee(json.loads(ligne), bareme) for ligne in fichier)

    def ouvrir(self) -> None:
        """Commence un journal neuf."""
        with ecriture(self._chemin):
            self._fichier = self._chemin.open("w", encoding="utf-8", newline="\n")
            self._fichier.write(self._premiere_ligne)

    def noter(self, notee: CopieNotee) -> None:
        """Ajoute une copie, aussitôt donnée au système."""
        with ecriture(self._chemin):
            self._fichier.write(json.dumps(copie_en_donnees(notee)) + "\n")
            self._fichier.flush()

    def effacer(self) -> None:
        """Ferme le journal : tout ce qu’il dit est ailleurs."""
        with ecriture(self._chemin):
            if self._fichier:
                self._fichier.close()
            self._chemin.unlink(missing_ok=True)
