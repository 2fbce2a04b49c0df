"""Les copies notées d’une promotion : sur le disque, relues une à une, dans l’ordre des copies ; et le journal qui survit à une coupure.

On les parcourt comme une liste ; chaque parcours les relit, sauf les premières. Commencer par `CopiesGardees`.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.resultats import CopieNotee, Entete, copie_en_donnees, lire_copie_notee
from mastermind_edu.correction.rangement import Place, Rangement

COPIES_EN_MEMOIRE = 200  # plusieurs classes : les pages et les tableaux les parcourent vingt fois ; au-delà, on relit le disque


class CopiesGardees(Sequence):
    """Les copies déjà notées, rangées selon `fichiers`, la liste de toutes ; en mémoire, une place par copie, et les deux cents lues d’abord."""

    sont_rangees = True  # voir `ranger`

    def __init__(self, rangement: Rangement, fichiers: Sequence[str], bareme: Bareme):
        self._rangement, self._bareme, self._fichiers = rangement, bareme, sorted(fichiers)
        self._places: dict[str, Place] = {}
        self._lues: dict[str, CopieNotee] = {}
        self._presents: list[str] | None = None

    def garder(self, notee: CopieNotee) -> None:
        """Range la copie ; elle remplace celle du même fichier."""
        self._places[notee.fichier] = self._rangement.ranger([copie_en_donnees(notee), dict(notee.sources)])
        self._presents = None
        self._lues.pop(notee.fichier, None)

    def __contains__(self, fichier: object) -> bool:
        return fichier in self._places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, rang: int) -> CopieNotee:
        if self._presents is None:
            self._presents = [fichier for fichier in self._fichiers if fichier in self._places]
        fichier = self._presents[rang]
        if fichier in self._lues:
            return self._lues[fichier]
        donnees, sources = self._rangement.relire(self._places[fichier])
        lue = lire_copie_notee(donnees, self._bareme)._replace(sources=sources)
        if len(self._lues) < COPIES_EN_MEMOIRE:
            self._lues[fichier] = lue
        return lue


class Vues(Sequence):
    """Les mêmes copies, chacune changée par une fonction au moment où on la lit."""

    sont_rangees = True

    def __init__(self, copies: Sequence[CopieNotee], changer: Callable[[CopieNotee], CopieNotee]):
        self._copies, self._changer = copies, changer

    def __len__(self) -> int:
        return len(self._copies)

    def __getitem__(self, rang: int) -> CopieNotee:
        return self._changer(self._copies[rang])


class Journal:
    """Les copies d’une correction en cours, une ligne JSON chacune, écrite dès qu’elle est notée ; effacé quand les résultats le sont."""

    def __init__(self, chemin: Path, entete: Entete):
        self._chemin, self._entete = chemin, entete
        self._fichier: TextIO | None = None

    def relire(self, bareme: Bareme) -> Iterator[CopieNotee]:
        """Ce qu’une correction coupée y a laissé, si elle était la même ; la dernière ligne a pu être coupée aussi."""
        if not self._chemin.is_file():
            return
        with self._chemin.open(encoding="utf-8") as fichier:
            if fichier.readline() != self._premiere_ligne():
                return
            for ligne in fichier:
                try:
                    yield lire_copie_notee(json.loads(ligne), bareme)
                except (ValueError, KeyError, TypeError, ZeroDivisionError, RecursionError):
                    return  # cette copie et les suivantes seront refaites

    def _premiere_ligne(self) -> str:
        return json.dumps(self._entete) + "\n"

    def ouvrir(self) -> None:
        """Commence un journal neuf."""
        with self._acceptee():
            self._fichier = self._chemin.open("w", encoding="utf-8", newline="\n")
            self._fichier.write(self._premiere_ligne())

    def noter(self, notee: CopieNotee) -> None:
        """Ajoute une copie, aussitôt donnée au système."""
        with self._acceptee():
            self._fichier.write(json.dumps(copie_en_donnees(notee)) + "\n")
            self._fichier.flush()

    def effacer(self) -> None:
        """Ferme le journal : tout ce qu’il dit est ailleurs."""
        with self._acceptee():
            if self._fichier:
                self._fichier.close()
            self._chemin.unlink(missing_ok=True)

    @contextmanager
    def _acceptee(self) -> Iterator[None]:
        try:
            yield
        except OSError as erreur:
            raise ErreurMastermind(f"il faut pouvoir écrire {self._chemin} ; le système refuse ({erreur.strerror})") from erreur
