"""Écrire et relire un grand fichier JSON un élément à la fois : le même texte, octet pour octet, que `json.dumps` d’un seul coup.

Ne sait pas ce qu’est une copie. Commencer par `ecrire_par_morceaux`.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path

DEBUT, FIN = "  {\n", "  }"  # ce que `json.dumps(indent=1)` met autour d’un élément ; à l’intérieur, tout est plus à droite


def ecrire_par_morceaux(entete: dict, cle: str, elements: Iterable[dict]) -> Iterator[str]:
    """Le texte JSON de l’en-tête, suivi de la liste de ces éléments, sous cette clé.

    >>> "".join(ecrire_par_morceaux({"a": 1}, "b", [{}])) == json.dumps({"a": 1, "b": [{}]}, indent=1)
    True
    """
    yield json.dumps({**entete, cle: []}, ensure_ascii=False, indent=1).removesuffix("]\n}")
    rang = 0
    for rang, element in enumerate(elements, start=1):
        texte = json.dumps(element, ensure_ascii=False, indent=1)
        yield ("\n  " if rang == 1 else ",\n  ") + texte.replace("\n", "\n  ")
    yield "\n ]\n}" if rang else "]\n}"


def lire_par_morceaux(chemin: Path, cle: str) -> Iterator[dict]:
    """L’en-tête, où la liste de cette clé est vide, puis chacun de ses éléments ; le fichier entier d’un coup, quand on l’a remis en page.

    Lève `ValueError` pour un fichier coupé, `OSError` pour un fichier qui ne se lit pas.
    """
    with chemin.open(encoding="utf-8") as fichier:
        entete = list(takewhile(DEBUT.__ne__, fichier))
        if entete[-1:] != [f' "{cle}": [\n']:
            fichier.seek(0)
            yield json.loads(fichier.read())
            return
        yield json.loads("".join([*entete, "]}"]))
        yield from _lire_elements(fichier)


def _lire_elements(lignes: Iterable[str]) -> Iterator[dict]:
    """Les éléments, dès l’intérieur du premier."""
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
