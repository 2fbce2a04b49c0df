"""Ranger sur le disque ce qu’une promotion ne doit pas laisser en mémoire : un fichier provisoire, sans nom, qui s’en va tout seul.

Ni une base de données, ni ce que la correction garde pour le professeur. Commencer par `Rangement`.
"""

import json
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind


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
