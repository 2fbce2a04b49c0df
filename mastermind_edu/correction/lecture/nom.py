"""Le nom que l’élève écrit dans sa copie, dans la cellule « Nom : », quoi qu’il y mette.

Ni le nom du fichier (voir `eleves`), ni la lecture du notebook. Commencer par `nom_ecrit`.
"""

import html
import re
from collections.abc import Sequence

from mastermind_edu.livraison import CONSIGNE_DU_NOM

SIGNES_AU_PLUS = 80
GENRE_DU_NOM = "nom"  # le genre que la lecture donne à la cellule marquée
SIGNES_LUS = 2_000  # d’une cellule « Nom : » ; au-delà, il n’y a plus de nom
PREMIERES = 3  # une cellule qui a perdu sa marque n’est cherchée que parmi celles-ci

_ETIQUETTE = re.compile(r"(?i)^\W*(?:(?:nom|pr[ée]nom|[ée]l[èe]ve)s?(?:\s*(?:et|/|,|\+|&)\s*)?)+\s*:")
_CONSIGNE = re.compile(r"\s*".join(map(re.escape, CONSIGNE_DU_NOM.split())))
# Un commentaire, une balise, une image, une commande de formule : rien d’un nom.
_DECOR = re.compile(r"(?s)<!--.*?(?:-->|$)|</?[a-zA-Z][^>]*>|!\[[^\]]*\]\([^)]*\)|\\[a-zA-Z]+")
_LIEN = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MISE_EN_FORME = re.compile(r"[*_`#$~{}\\|>\[\]]+")


def nom_ecrit(cellules: Sequence[tuple[str, str]]) -> tuple[str, list[str]]:
    """Le nom écrit dans un notebook, vide s’il n’y en a pas, et ce qu’il faut en remarquer.

    >>> nom_ecrit([("nom", "**Nom :** Dupont <b>Zoé</b>")])
    ('Dupont Zoé', [])
    """
    marquees = [texte for genre, texte in cellules if genre == GENRE_DU_NOM]
    sans_marque = [texte for genre, texte in cellules[:PREMIERES] if genre == "markdown" and _ETIQUETTE.match(texte[:SIGNES_LUS])]
    noms = list(dict.fromkeys(filter(None, map(lire_nom, marquees or sans_marque))))
    if not noms:
        return "", []
    autres = [f"une autre cellule « Nom : » dit « {autre[:SIGNES_AU_PLUS]} »" for autre in noms[1:]]
    if len(noms[0]) <= SIGNES_AU_PLUS:
        return noms[0], autres
    return noms[0][: SIGNES_AU_PLUS - 1].rstrip() + "…", [f"la cellule « Nom : » est longue : le nom est coupé à {SIGNES_AU_PLUS} signes", *autres]


def lire_nom(texte: str) -> str:
    """Le nom que donne le texte d’une cellule, sans mise en forme ; vide si rien n’y a été écrit.

    >>> lire_nom("Nom : $Dupont$\\nPrénom : *Zoé*"), lire_nom("**Nom :** …")
    ('Dupont Zoé', '')
    """
    texte = texte[:SIGNES_LUS]
    texte = html.unescape(_LIEN.sub(r"\1", _DECOR.sub(" ", re.sub(r"(?i)<br\s*/?>|</(?:p|div|li)>", "\n", texte))))
    texte = _CONSIGNE.sub(" ", texte)
    lignes = [_ETIQUETTE.sub("", _MISE_EN_FORME.sub(" ", ligne).strip()) for ligne in texte.splitlines()]
    visibles = "".join(signe if signe.isprintable() else " " for signe in " ".join(lignes))
    nom = " ".join(visibles.split()).strip(" .,;:-–—…")
    return nom if any(map(str.isalpha, nom)) else ""
