"""La moyenne contre le maximum : un point par décodeur, son nom à côté.

Chaque point a sa ligne dans la bande de son maximum : deux noms ne se touchent
jamais. Commencer par `dessiner_points`.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.affichage.graphiques import (
    DROITE,
    GAUCHE,
    LARGEUR_D_UN_SIGNE,
    SIGNES_PAR_LIGNE,
    TRACES,
    encadrer,
    graduations,
    texte,
)
from mastermind_edu.affichage.plateau import FILET, MARGE, TRAIT, Dessin
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import ecrire_decimal

LIGNE, BANDE_VIDE, SURPLOMB = 20, 14, 14
HAUT, ECART, RAYON = 58, 10, 5
COULEUR = TRACES[0][0]


class Point(NamedTuple):
    """Un décodeur : sa moyenne et son maximum de propositions."""

    nom: str
    moyenne: Fraction | float
    maximum: int


class Place(NamedTuple):
    """Où va un nom, mesuré depuis son point."""

    x: float
    ancre: str
    est_au_dessus: bool = False


def dessiner_points(points: Iterable[tuple[str, Fraction | float, int]]) -> Dessin:
    """Chaque décodeur selon sa moyenne, vers la droite, et son maximum, vers le haut.

    Lève `ErreurMastermind` s’il n’y a aucun point.

    >>> dessiner_points([("knuth", Fraction(5801, 1296), 5), ("entropie", Fraction(5722, 1296), 6)])
    Moyenne et maximum de chaque décodeur
    entropie : moyenne 4,4151, maximum 6
    knuth : moyenne 4,4761, maximum 5
    """
    ranges = sorted((Point(*point) for point in points), key=lambda point: (point.moyenne, point.maximum))
    if not ranges:
        raise ErreurMastermind("il faut au moins un décodeur à dessiner, en voici 0")
    titre = "Moyenne et maximum de chaque décodeur"
    phrases = [f"{p.nom} : moyenne {ecrire_decimal(p.moyenne, 4, zeros=True)}, maximum {p.maximum}" for p in ranges]
    bornes = _bornes(ranges)
    corps, bas = [texte(MARGE, 44, "nombre maximum de propositions")], HAUT
    for maximum in range(max(p.maximum for p in ranges), min(p.maximum for p in ranges) - 1, -1):
        bande, hauteur = _dessiner_bande(maximum, [p for p in ranges if p.maximum == maximum], bornes, bas)
        corps, bas = corps + bande, bas + hauteur
    corps[:0] = _dessiner_axe(bornes, bas)
    return encadrer(titre, "\n".join([titre, *phrases]), corps, bas + 66)


def _bornes(points: Sequence[Point]) -> tuple[Fraction, Fraction]:
    """Les moyennes extrêmes, un peu écartées pour que les points ne touchent pas les bords."""
    moyennes = [Fraction(point.moyenne) for point in points]
    marge = (max(moyennes) - min(moyennes)) / 20 or Fraction(1, 2)
    return min(moyennes) - marge, max(moyennes) + marge


def _abscisse(moyenne: Fraction | float, bornes: tuple[Fraction, Fraction]) -> float:
    debut, fin = bornes
    return GAUCHE + float((Fraction(moyenne) - debut) / (fin - debut)) * (DROITE - GAUCHE)


def _dessiner_bande(maximum: int, points: Sequence[Point], bornes, haut: int) -> tuple[list[str], int]:
    """Les points d’un même maximum, un par ligne ; avec la hauteur de la bande."""
    bas, dessins = haut, []
    for point in points:
        x, nom = _abscisse(point.moyenne, bornes), _ecrire_nom(point.nom)
        place = _placer(x, len(nom) * LARGEUR_D_UN_SIGNE)
        bas += LIGNE + SURPLOMB * place.est_au_dessus
        y = bas - LIGNE / 2
        dessins.append(f'<circle cx="{x:.1f}" cy="{y}" r="{RAYON}" fill="{COULEUR}"/>')
        dessins.append(texte(place.x, y + 4 - SURPLOMB * place.est_au_dessus, nom, ancre=place.ancre))
    bas += 0 if points else BANDE_VIDE
    graduation = texte(GAUCHE - ECART, (haut + bas) / 2 + 4, str(maximum), ancre="end", gras=bool(points))
    return [f'<path d="M{MARGE} {bas}H{DROITE}" stroke="{FILET}"/>', graduation, *dessins], bas - haut


def _ecrire_nom(nom: str) -> str:
    """Le nom, abrégé quand il ne tient pas sur une ligne du dessin."""
    return nom if len(nom) <= SIGNES_PAR_LIGNE else nom[: SIGNES_PAR_LIGNE - 1] + "…"


def _placer(x: float, largeur: float) -> Place:
    """À droite du point s’il y a la place, sinon à gauche, sinon au-dessus."""
    if x + ECART + largeur <= DROITE:
        return Place(x + ECART, "start")
    if x - ECART - largeur >= GAUCHE:
        return Place(x - ECART, "end")
    return Place(max(GAUCHE, DROITE - largeur), "start", True)


def _dessiner_axe(bornes: tuple[Fraction, Fraction], bas: int) -> Iterator[str]:
    """Les moyennes sous le dessin, et une ligne fine pour chacune."""
    for moyenne in graduations(*bornes, 7, Fraction(1, 1000)):
        x = _abscisse(moyenne, bornes)
        yield f'<path d="M{x:.1f} {HAUT}V{bas}" stroke="{FILET}"/>'
        yield texte(x, bas + 16, _ecrire_graduation(moyenne), ancre="middle")
    yield f'<path d="M{GAUCHE} {HAUT}V{bas}H{DROITE}" fill="none" stroke="{TRAIT}"/>'
    yield texte(DROITE, bas + 34, "nombre moyen de propositions", ancre="end")
    yield texte(MARGE, bas + 54, "Les meilleurs sont en bas à gauche.")


def _ecrire_graduation(moyenne: Fraction) -> str:
    """La moyenne avec les seules décimales qu’elle a.

    >>> _ecrire_graduation(Fraction(9, 2)), _ecrire_graduation(Fraction(4))
    ('4,5', '4')
    """
    return ecrire_decimal(moyenne, 3)
