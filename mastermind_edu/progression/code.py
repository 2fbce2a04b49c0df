"""Le code « où j’en suis » : deux bits par exercice, une somme de contrôle, rien qui dise de qui il vient.

Ce n’est pas une preuve : il déclare. La place de chaque exercice est dans `exercices/places.json`, où l’on ne fait
qu’ajouter ; un code d’hier se lit donc demain. Commencer par `coder` et `decoder`.
"""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import resources

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import citer

DEBUT, VERSION = "MM", "1"
CHIFFRES = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # sans I, L, O ni U : la base 32 de Crockford
CONFUSIONS = str.maketrans("OIL", "011")
SIGNES_DE_CONTROLE, PAR_GROUPE, BITS = 4, 5, 2
MOTIF = re.compile(rf"\b{DEBUT}([0-9])(.*)$", re.IGNORECASE | re.DOTALL)


class CodeIllisible(ErreurMastermind):
    """Ce code est coupé, mal recopié, ou d’une autre sorte."""


@lru_cache(maxsize=None)
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
    signes = corps + _controle(VERSION + corps)
    groupes = [signes[i : i + PAR_GROUPE] for i in range(0, len(signes), PAR_GROUPE)]
    return "-".join([DEBUT + VERSION, *groupes])


def decoder(texte: str) -> tuple[dict[str, int], int]:
    """Les avancements d’un code, et combien d’exercices inconnus ici s’y trouvent ; lève `CodeIllisible`.

    Minuscules, espaces, tirets oubliés, O pour 0, I ou L pour 1 : tout cela se lit.
    """
    corps = _verifier(texte)
    bits = sum(CHIFFRES.index(signe) << 5 * rang for rang, signe in enumerate(corps))
    valeurs = []
    while bits:
        bits, reste = divmod(bits, 1 << BITS)
        valeurs.append(reste)
    if 3 in valeurs:
        raise CodeIllisible(f"ce code est mal formé : {citer(texte.strip())}")
    connus = {nom: valeur for nom, valeur in zip(places(), valeurs) if valeur}
    return connus, sum(map(bool, valeurs[len(places()) :]))


def _verifier(texte: str) -> str:
    """Le corps d’un code dont la somme de contrôle est juste."""
    ecrit, trouve = citer(texte.strip()), MOTIF.search(texte.strip())
    if not trouve:
        raise CodeIllisible(f"il faut un code qui commence par {DEBUT}{VERSION}-, voici {ecrit}")
    if trouve[1] != VERSION:
        raise CodeIllisible(f"il faut un code {DEBUT}{VERSION}, voici un {DEBUT}{trouve[1]} : mettez le cours à jour")
    signes = re.sub(r"[\s.,;:–—‑-]", "", trouve[2]).upper().translate(CONFUSIONS)
    if etrangers := sorted(set(signes) - set(CHIFFRES)):
        raise CodeIllisible(f"ce code contient {', '.join(map(citer, etrangers))}, qu’aucun code ne contient : {ecrit}")
    corps, controle = signes[:-SIGNES_DE_CONTROLE], signes[-SIGNES_DE_CONTROLE:]
    if controle != _controle(VERSION + corps):
        raise CodeIllisible(f"ce code est coupé ou mal recopié : {ecrit}")
    return corps


def _controle(texte: str) -> str:
    somme = int.from_bytes(sha256(texte.encode()).digest()[:3], "big")
    return "".join(CHIFFRES[somme >> 5 * rang & 31] for rang in range(SIGNES_DE_CONTROLE))
