"""Ce qu’une promotion ne doit pas laisser en mémoire : ses cellules, ses copies notées, dans un fichier provisoire qui s’en va tout seul.

Ni une base de données, ni ce que la correction garde pour le professeur (voir `reprise`). Commencer par `CopiesGardees`.
"""

import json
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.resultats import CopieNotee, copie_en_donnees, lire_copie_notee

COPIES_EN_MEMOIRE = 200  # plusieurs classes : les pages et les tableaux les parcourent vingt fois ; au-delà, on relit le disque


class Place(NamedTuple):
    """Où une donnée est rangée."""

    debut: int
    octets: int


class Rangement:
    """Des données JSON, comprimées l’une après l’autre dans le même fichier ; on les relit dans l’ordre qu’on veut."""

    def __init__(self, pres_de: Path):
        """`pres_de` : le dossier des résultats, même pas encore créé ; le fichier va sur le même disque."""
        dossier = next(parent for parent in (Path(pres_de).absolute(), *Path(pres_de).absolute().parents) if parent.is_dir())
        try:
            self._fichier = tempfile.TemporaryFile(dir=dossier, prefix=".correction-")  # un nom que la lecture des copies ignore, là où il en faut un
        except OSError as erreur:
            raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {pres_de} ne convient pas ({erreur.strerror})") from erreur
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
        place = Place(self._fin, len(octets))
        self._fin += place.octets
        return place

    def relire(self, place: Place) -> object:
        """La donnée rangée à cette place ; un tuple en revient liste."""
        self._fichier.seek(place.debut)
        return json.loads(zlib.decompress(self._fichier.read(place.octets)))


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
