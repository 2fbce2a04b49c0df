"""Un notebook sans les sorties qu’il garde : un affichage sans fin y laisse des dizaines de mégaoctets, et n’empêche pas de lire le code.

Ce n’est pas la lecture des cellules (voir `notebooks`) : ici, des octets deviennent moins d’octets, en un temps proportionnel à leur nombre et sans
construire aucune valeur. Commencer par `retirer_les_sorties`.
"""

import re
from collections.abc import Iterator

PAS_AU_PLUS = 2_000_000  # chacun franchit mille textes, ou mille listes sans liste : deux secondes, que seule une copie hostile demande
SORTIES = re.compile(rb'"outputs"\s*:\s*\[')  # dans un texte du notebook, les guillemets seraient précédés d’une barre
# Bornées : `re` garde un souvenir de chaque tour d’une boucle, et un affichage a des millions de lignes.
_SUITE = re.compile(rb'(?s)[^"\[\]]*(?:(?:"[^"\\]*(?:\\.[^"\\]*){0,9}"|\[[^"\[\]]*\])[^"\[\]]*){0,999}')
_TEXTE = re.compile(rb'(?s)[^"\\]*(?:\\.[^"\\]*){0,999}')


def retirer_les_sorties(contenu: bytes) -> bytes:
    """Le même notebook, où la liste des sorties de chaque cellule est vide ; tel quel quand il n’en a pas, ou qu’elles ont des millions de crochets.

    Le reste garde ses octets : un notebook abîmé hors de ses sorties l’est encore, une sortie abîmée ne gêne plus.

    >>> retirer_les_sorties(b'{"outputs": [{"text": ["1]\\\\n", "[\\\\""]}], "source": "x = 1"}')
    b'{"outputs": [], "source": "x = 1"}'
    """
    morceaux, place, pas = [], 0, iter(range(PAS_AU_PLUS))
    while trouve := SORTIES.search(contenu, place):
        morceaux += [contenu[place : trouve.end()], b"]"]
        place = _fin_de_la_liste(contenu, trouve.end(), pas)
    return b"".join([*morceaux, contenu[place:]]) if next(pas, None) is not None else contenu


def _fin_de_la_liste(contenu: bytes, place: int, pas: Iterator[int]) -> int:
    """Juste après le crochet qui ferme la liste ouverte avant cette place ; la fin du contenu quand il est coupé, ou qu’il ne reste plus de pas."""
    ouvertes = 1
    for _ in pas:
        if not ouvertes or place >= len(contenu):
            return place
        place = _SUITE.match(contenu, place).end()
        signe = contenu[place : place + 1]
        if signe == b'"':
            place = _fin_du_texte(contenu, place + 1)
        else:
            ouvertes += (signe == b"[") - (signe == b"]")
            place += 1
    return len(contenu)


def _fin_du_texte(contenu: bytes, place: int) -> int:
    while (place := _TEXTE.match(contenu, place).end()) + 1 < len(contenu):
        if contenu[place : place + 1] == b'"':
            return place + 1
    return len(contenu)
