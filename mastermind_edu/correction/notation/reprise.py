"""Ce qui survit à une correction, même coupée : `resultats.json`, et le journal de celle qui est en cours.

Une copie à la fois, dans les deux sens. Ce qu’on garde de chacune est dans `resultats`. Commencer par `lire_resultats`.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, takewhile
from pathlib import Path
from typing import NamedTuple, TextIO

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.resultats import CopieNotee, copie_en_donnees, lire_copie_notee
from mastermind_edu.correction.tableurs import ecrire_atomiquement

RESULTATS, JOURNAL = "resultats.json", "correction_en_cours.jsonl"
DEBUT, FIN = "  {\n", "  }"  # ce que `json.dumps(indent=1)` met autour d’une copie ; à l’intérieur, tout est plus à droite
ABIMES = (OSError, ValueError, KeyError, TypeError, RecursionError, ZeroDivisionError)


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
        with self._acceptee():
            self._fichier = self._chemin.open("w", encoding="utf-8", newline="\n")
            self._fichier.write(self._premiere_ligne)

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
