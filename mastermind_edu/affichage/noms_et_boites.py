"""La mémoire dessinée : des noms à gauche, les listes qu’ils désignent à droite, une flèche de l’un à l’autre.

Deux noms d’une même liste mènent à la même boîte : on voit que `b = a` ne copie rien. Le dessin est fait
d’après les vraies valeurs, données par leur nom. Commencer par `montrer_memoire`.
"""

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from mastermind_edu.affichage.plateau import FILET, FOND, MARGE, PLAQUE, TEXTE, TRAIT, Dessin
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import citer

CASES, SIGNES = 12, 12  # au-delà, une liste ou une valeur ne se lirait plus sur un téléphone
SIGNE, HAUT, ECART = 9, 34, 30  # la largeur d’un signe, la hauteur d’une boîte, l’espace entre deux rangées
FLECHE = 56


class Boite(NamedTuple):
    """Une valeur et tous les noms qui la désignent."""

    noms: tuple[str, ...]
    valeur: object

    @property
    def textes(self) -> tuple[str, ...]:
        """Ce qui est écrit dans chaque case."""
        return tuple(map(repr, self.valeur)) if isinstance(self.valeur, list) else (repr(self.valeur),)

    @property
    def description(self) -> str:
        """La boîte en une phrase."""
        if not isinstance(self.valeur, list):
            return f"{self.noms[0]} vaut {self.valeur!r}."
        if len(self.noms) == 1:
            return f"{self.noms[0]} désigne une liste : {self.valeur!r}."
        return f"{', '.join(self.noms[:-1])} et {self.noms[-1]} désignent la même liste : {self.valeur!r}."


def montrer_memoire(**noms: object) -> Dessin:
    """Les noms et les boîtes, comme `montrer_memoire(a=a, b=b)` : les listes qui n’en font qu’une n’ont qu’une boîte.

    Lève `ErreurMastermind` sans aucun nom, ou pour une valeur que le dessin ne saurait montrer.

    >>> a = ["R", "V"]
    >>> b, c = a, a.copy()
    >>> montrer_memoire(a=a, b=b, c=c)
    a et b désignent la même liste : ['R', 'V'].
    c désigne une liste : ['R', 'V'].
    """
    boites = _ranger(noms)
    largeur_des_noms = max(_largeur(nom) for nom in noms)
    corps, y = [], MARGE + 16
    for boite in boites:
        corps.append(_dessiner(boite, y, largeur_des_noms))
        y += _hauteur(boite) + ECART
    largeur = MARGE * 2 + largeur_des_noms + FLECHE + max(sum(map(_largeur, boite.textes)) or _largeur("vide") for boite in boites)
    return _encadrer("\n".join(boite.description for boite in boites), "".join(corps), largeur, y - ECART + MARGE)


def _ranger(noms: Mapping[str, object]) -> list[Boite]:
    """Une boîte par liste, une par nom d’une valeur qui ne change pas."""
    if not noms:
        raise ErreurMastermind("il faut au moins un nom, comme montrer_memoire(a=a, b=b) ; en voici 0")
    groupes: dict[object, list[str]] = {}
    for nom, valeur in noms.items():
        _exiger_montrable(nom, valeur)
        groupes.setdefault(id(valeur) if isinstance(valeur, list) else nom, []).append(nom)
    return [Boite(tuple(groupe), noms[groupe[0]]) for groupe in groupes.values()]


def _exiger_montrable(nom: str, valeur: object) -> None:
    contenu = valeur if isinstance(valeur, list) else [valeur]
    if len(contenu) > CASES:
        raise ErreurMastermind(f"il faut une liste de {CASES} cases au plus, {nom} en a {len(contenu)}")
    for element in contenu:
        if not isinstance(element, (int, float, str, type(None))) or len(repr(element)) > SIGNES:
            raise ErreurMastermind(f"il faut une liste, un nombre, un texte court ou None ; {nom} contient {citer(element)}")


def _largeur(texte: str) -> int:
    return 20 + SIGNE * len(texte)


def _hauteur(boite: Boite) -> int:
    return HAUT * len(boite.noms) + 8 * (len(boite.noms) - 1)


def _dessiner(boite: Boite, y: int, largeur_des_noms: int) -> str:
    """Les noms l’un sous l’autre, leurs flèches, puis la boîte à mi-hauteur."""
    gauche = MARGE + largeur_des_noms + FLECHE
    milieu = y + _hauteur(boite) / 2
    noms = "".join(_dessiner_nom(nom, y + rang * (HAUT + 8), milieu, largeur_des_noms) for rang, nom in enumerate(boite.noms))
    return noms + _dessiner_cases(boite, gauche, milieu - HAUT / 2)


def _dessiner_nom(nom: str, y: float, milieu: float, largeur: int) -> str:
    droite, pointe, centre = MARGE + largeur, MARGE + largeur + FLECHE, y + HAUT / 2
    return (
        f'<rect x="{MARGE}" y="{y}" width="{largeur}" height="{HAUT}" rx="{HAUT / 2}" fill="{PLAQUE}" stroke="{TRAIT}"/>'
        + _ecrire(MARGE + largeur / 2, centre, nom, gras=True)
        + f'<path d="M{droite} {centre}L{pointe - 9} {milieu}" stroke="{TEXTE}" stroke-width="2"/>'
        + f'<path d="M{pointe - 1} {milieu}l-11 -5v10z" fill="{TEXTE}"/>'
    )


def _dessiner_cases(boite: Boite, x: float, y: float) -> str:
    """Une case par élément, son rang au-dessus ; une valeur seule n’a pas de rang, une liste vide pas d’élément."""
    est_liste = isinstance(boite.valeur, list)
    if not boite.textes:
        return _dessiner_case(x, y, "vide", _largeur("vide"), pointille=True)
    morceaux = []
    for rang, texte in enumerate(boite.textes):
        morceaux.append(_dessiner_case(x, y, texte, _largeur(texte)))
        if est_liste:
            morceaux.append(_ecrire(x + _largeur(texte) / 2, y - 9, str(rang), taille=12))
        x += _largeur(texte)
    return "".join(morceaux)


def _dessiner_case(x: float, y: float, texte: str, largeur: float, *, pointille: bool = False) -> str:
    tirets = ' stroke-dasharray="4 3"' if pointille else ""
    case = f'<rect x="{x}" y="{y}" width="{largeur}" height="{HAUT}" fill="#ffffff" stroke="{TEXTE}" stroke-width="1.5"{tirets}/>'
    return case + _ecrire(x + largeur / 2, y + HAUT / 2, texte)


def _ecrire(x: float, y: float, texte: str, *, gras: bool = False, taille: int = 15) -> str:
    graisse = ' font-weight="bold"' if gras else ""
    return f'<text x="{x}" y="{y + 5}" text-anchor="middle" font-size="{taille}"{graisse} fill="{TEXTE}">{escape(texte)}</text>'


def _encadrer(description: str, corps: str, largeur: float, hauteur: float) -> Dessin:
    return Dessin(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{largeur}" height="{hauteur}" viewBox="0 0 {largeur} {hauteur}" '
        f'style="max-width:100%;height:auto" role="img" lang="fr" font-family="ui-monospace, Menlo, Consolas, monospace">'
        f"<title>{escape(description)}</title>"
        f'<rect x=".5" y=".5" width="{largeur - 1}" height="{hauteur - 1}" rx="14" fill="{FOND}" stroke="{FILET}"/>{corps}</svg>',
        description,
    )
