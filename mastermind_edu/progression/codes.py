"""Le code « où j’en suis » : deux bits par exercice, une somme de contrôle, rien qui dise de qui il vient.

Ce n’est pas une preuve : il déclare. La place de chaque exercice est dans `exercices/places.json`, où l’on ne fait qu’ajouter ; un code
d’hier se lit donc demain. `classe` les lit. Commencer par `coder`.
"""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources

DEBUT, VERSION = "MM", "1"
CHIFFRES = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # sans I, L, O ni U : la base 32 de Crockford
SIGNES_DE_CONTROLE, PAR_GROUPE, BITS = 4, 5, 2


@cache
def places() -> tuple[str, ...]:
    """Le nom de chaque exercice, à la place qu’il garde pour toujours."""
    return tuple(json.loads(resources.files("mastermind_edu.exercices").joinpath("places.json").read_text(encoding="utf-8")))


def coder(avancements: Mapping[str, int]) -> str:
    """Le code de ces avancements, 0, 1 ou 2 ; un exercice sans place est laissé de côté.

    >>> coder({"nombre_de_trous": 2, "dernier_pion": 1})
    'MM1-6PQZ2'
    """
    bits = sum(avancements.get(nom, 0) << BITS * rang for rang, nom in enumerate(places()))
    corps = ""
    while bits:
        bits, reste = divmod(bits, len(CHIFFRES))
        corps += CHIFFRES[reste]
    signes = corps + controler(VERSION + corps)
    groupes = [signes[i : i + PAR_GROUPE] for i in range(0, len(signes), PAR_GROUPE)]
    return "-".join([DEBUT + VERSION, *groupes])


def controler(texte: str) -> str:
    """La somme de contrôle d’un code."""
    somme = int.from_bytes(sha256(texte.encode()).digest()[:3], "big")
    return "".join(CHIFFRES[somme >> 5 * rang & 31] for rang in range(SIGNES_DE_CONTROLE))
