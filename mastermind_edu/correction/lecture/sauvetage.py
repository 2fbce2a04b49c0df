"""Ce qui se lit encore d’un notebook coupé ou abîmé : le texte de ses cellules, dans l’ordre, sans que le JSON soit entier.

Personne ne le note d’après cela : c’est pour le professeur, qui le lit. Commencer par `sauver_les_cellules`.
"""

import json
import re
from collections.abc import Iterator

from mastermind_edu.correction.lecture.notebooks import Cellules, decoder

CLE = re.compile(r'"(cell_type|source|input)"\s*:\s*')  # dans un texte d’élève, les guillemets seraient échappés
CHAINE = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*("?)', re.DOTALL)  # la dernière peut être coupée
ENTRE_DEUX = re.compile(r"[\s,]*")
ECHAPPEMENT_COUPE = re.compile(r"\\(?:u[0-9a-fA-F]{0,3})?$")


def sauver_les_cellules(contenu: bytes) -> Cellules:
    """Le genre et le texte de chaque cellule qui se lit encore ; aucune quand ce n’est pas un notebook.

    >>> sauver_les_cellules(b'{"cells": [{"cell_type": "code", "source": ["a = 1\\\\n", "b = ')
    [('code', 'a = 1\\nb = ')]
    """
    texte, _ = decoder(contenu)
    cellules: list[tuple[str, str]] = []
    genre, genre_d_abord = "", None
    for cle in CLE.finditer(texte):
        if genre_d_abord is None:
            genre_d_abord = cle[1] == "cell_type"
        lu = "".join(_lire_les_chaines(texte, cle.end()))
        if cle[1] != "cell_type":
            cellules.append((genre if genre_d_abord else "", lu))
        elif genre_d_abord:
            genre = lu
        elif cellules:
            cellules[-1] = lu, cellules[-1][1]
    return [(genre, source) for genre, source in cellules if source.strip()]


def _lire_les_chaines(texte: str, debut: int) -> Iterator[str]:
    """La chaîne qui commence là, ou celles de la liste."""
    est_une_liste = texte.startswith("[", debut)
    place = ENTRE_DEUX.match(texte, debut + est_une_liste).end()
    while trouvee := CHAINE.match(texte, place):
        yield _lire_une_chaine(trouvee[0], est_entiere=bool(trouvee[1]))
        if not est_une_liste:
            return
        place = ENTRE_DEUX.match(texte, trouvee.end()).end()


def _lire_une_chaine(ecrite: str, *, est_entiere: bool) -> str:
    entiere = ecrite if est_entiere else ECHAPPEMENT_COUPE.sub("", ecrite) + '"'
    try:
        return json.loads(entiere, strict=False)
    except ValueError:  # un échappement que JSON ne connaît pas
        return entiere[1:-1]
