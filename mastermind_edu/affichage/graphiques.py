"""Les répartitions dessinées : combien de secrets chaque décodeur trouve en 1, 2, 3… propositions.

Aucun calcul de manche : les nombres viennent de `statistiques`. Commencer par
`dessiner_distributions`.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from itertools import product
from math import ceil, dist, floor
from textwrap import wrap
from typing import NamedTuple

from mastermind_edu.affichage.plateau import FILET, FOND, MARGE, TEXTE, TRAIT, Dessin
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.francais import accorder, ecrire_decimal

LARGEUR, AGRANDISSEMENT = 360, Fraction(4, 3)  # dessiné pour un téléphone, agrandi ailleurs
LARGEUR_D_UN_SIGNE, SIGNES_PAR_LIGNE = 6.6, 39  # prudent : une police inconnue peut être large
GAUCHE, DROITE, HAUT, BAS = 44, LARGEUR - MARGE, 58, 258
INTERLIGNE, RAYON = 18, 8
HAUTEUR_DE_BANDE = 34  # celle des bâtons, quand chaque décodeur a sa bande

# Une courbe se reconnaît sans couleur, à sa lettre et à son pointillé.
TRACES = (("#1f4e9c", "none"), ("#a3320b", "7 4"), ("#1b6e3a", "2 3"), ("#6b2c91", "11 3 2 3"), ("#7a4a00", "4 2"), ("#222222", "14 5"))


class Serie(NamedTuple):
    """Une répartition en parts d’un tout, et les décodeurs qui la partagent."""

    noms: str
    parts: dict[int, Fraction]


class Trace(NamedTuple):
    """Une courbe à dessiner : sa lettre, ses points, sa couleur et son pointillé."""

    lettre: str
    noms: str
    points: list[tuple[float, float]]
    couleur: str
    pointille: str


def dessiner_distributions(distributions: Mapping[str, Mapping[int, int]]) -> Dessin:
    """Les répartitions superposées : une courbe par décodeur, sa lettre posée dessus.

    Une répartition donne, pour chaque nombre de propositions, le nombre de manches.
    Deux répartitions égales font une seule courbe ; au-delà de six courbes, chacune a
    sa bande de bâtons. Lève `ErreurMastermind` s’il n’y a aucune manche.

    >>> dessin = dessiner_distributions({"knuth": {1: 1, 2: 6, 3: 62, 4: 533, 5: 694}})
    >>> print(dessin.description.replace(chr(0xA0), " "))
    Part des secrets trouvés en 1, 2, 3… propositions
    knuth : 0,1 % en 1 proposition, 0,5 % en 2, 4,8 % en 3, 41,1 % en 4, 53,5 % en 5
    """
    series = _regrouper(distributions)
    titre = "Part des secrets trouvés en 1, 2, 3… propositions"
    description = "\n".join([titre, *map(_decrire, series)])
    corps, hauteur = _superposer(series) if len(series) <= len(TRACES) else _empiler(series)
    return encadrer(titre, description, corps, hauteur)


def _regrouper(distributions: Mapping[str, Mapping[int, int]]) -> list[Serie]:
    """Une série par répartition différente, dans l’ordre donné."""
    noms: dict[tuple, list[str]] = {}
    for nom, distribution in distributions.items():
        total = sum(distribution.values())
        if not total:
            raise ErreurMastermind(f"il faut au moins une manche pour chaque décodeur, en voici 0 pour {nom}")
        parts = tuple((longueur, Fraction(nombre, total)) for longueur, nombre in sorted(distribution.items()))
        noms.setdefault(parts, []).append(nom)
    if not noms:
        raise ErreurMastermind("il faut au moins un décodeur à dessiner, en voici 0")
    return [Serie(", ".join(groupe), _completer(dict(parts))) for parts, groupe in noms.items()]


def _completer(parts: dict[int, Fraction]) -> dict[int, Fraction]:
    """Les mêmes parts, avec un zéro pour chaque longueur qui manque au milieu."""
    return {longueur: parts.get(longueur, Fraction(0)) for longueur in range(min(parts), max(parts) + 1)}


def _decrire(serie: Serie) -> str:
    longueurs = [longueur for longueur, part in serie.parts.items() if part]
    mots = [accorder(longueurs[0], "proposition"), *map(str, longueurs[1:])]
    return f"{serie.noms} : " + ", ".join(f"{ecrire_part(serie.parts[longueur])} en {mot}" for longueur, mot in zip(longueurs, mots))


def _superposer(series: Sequence[Serie]) -> tuple[list[str], int]:
    """Les courbes dans un seul repère, puis la légende ; avec la hauteur du dessin."""
    longueurs, sommet = _etendue(series)
    traces = []
    for lettre, serie, trace in zip("ABCDEF", series, TRACES):
        points = [(_abscisse(longueur, longueurs), _ordonnee(part, sommet)) for longueur, part in serie.parts.items()]
        traces.append(Trace(lettre, serie.noms, points, *trace))
    corps = [*_quadriller(sommet), *_axe_des_longueurs(longueurs, BAS), *map(_dessiner_courbe, traces), *_poser_les_lettres(traces)]
    haut = BAS + 56
    for trace in traces:
        lignes = wrap(trace.noms, SIGNES_PAR_LIGNE)
        corps.append(_dessiner_cle(trace, lignes, haut))
        haut += INTERLIGNE * len(lignes) + 4
    return corps, haut


def _etendue(series: Sequence[Serie]) -> tuple[int, Fraction]:
    """La plus grande longueur, et la plus grande part arrondie à la dizaine de pour cent."""
    parts = [part for serie in series for part in serie.parts.values()]
    return max(max(serie.parts) for serie in series), Fraction(ceil(max(parts) * 10), 10)


def _abscisse(longueur: int, longueurs: int) -> float:
    return GAUCHE + 12 + (longueur - 1) * (DROITE - GAUCHE - 24) / max(1, longueurs - 1)


def _ordonnee(part: Fraction, sommet: Fraction) -> float:
    return float(BAS - part / sommet * (BAS - HAUT))


def _quadriller(sommet: Fraction) -> Iterator[str]:
    """Les parts en pour cent, et une ligne fine pour chacune."""
    yield texte(MARGE, 44, "part des secrets")
    for cent in graduations(0, sommet * 100, 8):
        y = _ordonnee(cent / 100, sommet)
        yield f'<path d="M{GAUCHE} {y:.1f}H{DROITE}" stroke="{FILET}"/>'
        yield texte(GAUCHE - 6, y + 4, f"{cent}\u00a0%", ancre="end")


def _axe_des_longueurs(longueurs: int, y: int) -> Iterator[str]:
    """L’axe des nombres de propositions, de 1 à la plus grande longueur."""
    yield f'<path d="M{GAUCHE} {y}H{DROITE}" stroke="{TRAIT}"/>'
    for longueur in graduations(1, longueurs, 16):
        yield texte(_abscisse(int(longueur), longueurs), y + 16, str(longueur), ancre="middle")
    yield texte(DROITE, y + 34, "nombre de propositions", ancre="end")


def _dessiner_courbe(trace: Trace) -> str:
    trait = " ".join(f"{x:.1f},{y:.1f}" for x, y in trace.points)
    points = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{trace.couleur}"/>' for x, y in trace.points)
    return f'<polyline points="{trait}" fill="none" stroke="{trace.couleur}" stroke-width="2" stroke-dasharray="{trace.pointille}"/>{points}'


def _poser_les_lettres(traces: Sequence[Trace]) -> Iterator[str]:
    """Chaque lettre sur sa courbe, le plus haut possible, loin des lettres déjà posées."""
    posees: list[tuple[float, float]] = []
    for trace in traces:
        places = sorted(_places(trace.points), key=lambda place: place[1])
        libres = [place for place in places if all(dist(place, posee) > 2 * RAYON + 2 for posee in posees)]
        place = libres[0] if libres else max(places, key=lambda place: min(dist(place, posee) for posee in posees))
        posees.append(place)
        yield _pastille(trace, *place)


def _places(points: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Où une lettre peut aller : sur un point de la courbe, ou entre deux points."""
    yield from points
    for ((x1, y1), (x2, y2)), quarts in product(zip(points, points[1:]), (1, 2, 3)):
        yield x1 + (x2 - x1) * quarts / 4, y1 + (y2 - y1) * quarts / 4


def _pastille(trace: Trace, x: float, y: float) -> str:
    disque = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RAYON}" fill="{trace.couleur}" stroke="{FOND}"/>'
    return disque + texte(x, y + 4, trace.lettre, ancre="middle", encre="#ffffff", gras=True)


def _dessiner_cle(trace: Trace, lignes: Sequence[str], haut: int) -> str:
    """Une ligne de la légende : une lettre, un bout de courbe, ses décodeurs."""
    trait = f'<path d="M{MARGE + 22} {haut}h44" stroke="{trace.couleur}" stroke-width="2" stroke-dasharray="{trace.pointille}"/>'
    noms = (texte(MARGE + 76, haut + 4 + rang * INTERLIGNE, ligne) for rang, ligne in enumerate(lignes))
    return _pastille(trace, MARGE + RAYON, haut) + trait + "".join(noms)


def _empiler(series: Sequence[Serie]) -> tuple[list[str], int]:
    """Une bande de bâtons par série, à la même échelle ; avec la hauteur du dessin."""
    longueurs, sommet = _etendue(series)
    corps, haut = [], 44
    for serie in series:
        lignes = wrap(serie.noms, SIGNES_PAR_LIGNE)
        corps += [texte(MARGE, haut + rang * INTERLIGNE, ligne) for rang, ligne in enumerate(lignes)]
        bas = haut + INTERLIGNE * (len(lignes) - 1) + HAUTEUR_DE_BANDE + 5
        corps += _dessiner_batons(serie, longueurs, sommet, bas)
        haut = bas + 24
    return [*corps, *_axe_des_longueurs(longueurs, bas)], bas + 46


def _dessiner_batons(serie: Serie, longueurs: int, sommet: Fraction, bas: int) -> Iterator[str]:
    """Un bâton par longueur ; devant eux, la part du plus haut."""
    largeur = min(18, (DROITE - GAUCHE) / longueurs - 3)
    yield f'<path d="M{GAUCHE} {bas}H{DROITE}" stroke="{TRAIT}"/>'
    for longueur, part in serie.parts.items():
        x, hauteur = _abscisse(longueur, longueurs), float(part / sommet * HAUTEUR_DE_BANDE)
        yield f'<rect x="{x - largeur / 2:.1f}" y="{bas - hauteur:.1f}" width="{largeur:.1f}" height="{hauteur:.1f}" fill="{TRACES[0][0]}"/>'
    yield texte(GAUCHE - 4, bas, f"{round(max(serie.parts.values()) * 100)}\u00a0%", ancre="end")


def encadrer(titre: str, description: str, corps: Sequence[str], hauteur: int, largeur: int = LARGEUR) -> Dessin:
    """Le dessin entier : son fond clair, son titre écrit, sa description pour qui ne le voit pas."""
    affichee, haute = round(largeur * AGRANDISSEMENT), round(hauteur * AGRANDISSEMENT)
    return Dessin(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{affichee}" height="{haute}" viewBox="0 0 {largeur} {hauteur}" '
        f'style="max-width:100%;height:auto" role="img" lang="fr" font-family="system-ui, sans-serif">'
        f"<title>{escape(titre)}</title><desc>{escape(description)}</desc>"
        f'<rect x=".5" y=".5" width="{largeur - 1}" height="{hauteur - 1}" rx="14" fill="{FOND}" stroke="{TRAIT}"/>'
        f"{texte(MARGE, 24, titre, gras=True)}{''.join(corps)}</svg>",
        description,
    )


def texte(x: float, y: float, contenu: str, *, ancre: str = "start", encre: str = TEXTE, gras: bool = False) -> str:
    """Un texte du dessin, échappé ; `ancre` dit lequel de ses bouts est en x."""
    graisse = ' font-weight="bold"' if gras else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" text-anchor="{ancre}" fill="{encre}"{graisse}>{escape(contenu)}</text>'


def graduations(bas: Fraction | int, haut: Fraction | int, nb_max: int) -> list[Fraction]:
    """Des valeurs rondes entre deux bornes, `nb_max` au plus : de 1 en 1, de 2 en 2, de 5 en 5…

    >>> [str(valeur) for valeur in graduations(0, 60, 8)]
    ['0', '10', '20', '30', '40', '50', '60']
    """
    pas = next(pas for pas in _pas_ronds() if (haut - bas) / pas < nb_max)
    premiere, derniere = ceil(bas / pas), floor(haut / pas)
    return [rang * pas for rang in range(premiere, derniere + 1)]


def _pas_ronds() -> Iterator[Fraction]:
    pas = Fraction(1)
    while True:
        yield from (pas, 2 * pas, 5 * pas)
        pas *= 10


def ecrire_part(part: Fraction) -> str:
    """Une part en pour cent, à une décimale.

    >>> ecrire_part(Fraction(1, 3)).replace(chr(0xA0), " ")
    '33,3 %'
    """
    return f"{ecrire_decimal(part * 100, 1, zeros=True)}\u00a0%"
