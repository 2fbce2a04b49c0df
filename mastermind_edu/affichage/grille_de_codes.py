"""Tous les codes en une grille de points : ceux qui restent possibles, ceux qu’on vient d’écarter.

Rien n’est calculé du jeu ici. Commencer par `dessiner_grille`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from itertools import product
from math import ceil, sqrt
from typing import NamedTuple

from mastermind_edu.affichage.graphiques import texte
from mastermind_edu.affichage.plateau import FILET, FOND, TEXTE, TRAIT, Dessin
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.regles import Couleur, Regles
from mastermind_edu.francais import accorder, ecrire_nombre

POINTS_AU_PLUS, COLONNES_AU_PLUS = 4096, 64  # au-delà, un point vaut plusieurs codes
COTE, BORD, ECART = 396, 30, 7  # la largeur voulue, la place des titres, l’espace entre deux bandes
PAS_LISIBLE, PAS_MAX = 10, 24  # entre deux points : en deçà, pas de lettre ; au-delà, ils se perdraient
TAILLES_DE_POINT = 5

# Les teintes suivent le thème quand le dessin est dans un jeu ; sans lui, elles sont claires.
ENCRE, POSSIBLE, ECARTE = f"var(--mm-encre,{TEXTE})", "var(--mm-accent,#0b57a4)", f"var(--mm-trait,{TRAIT})"


class Plan(NamedTuple):
    """Où va chaque point : des places (x, y) par début de code, et le pas qui les sépare."""

    nb_pions: int  # la longueur des débuts de code
    places: dict[Code, tuple[float, float]]
    pas: float
    largeur: float
    hauteur: float


def nb_pions_dessines(nb_pions: int, nb_couleurs: int) -> int:
    """La longueur des débuts de code qui ont un point chacun : tous les pions, sauf s’il y a trop de codes.

    >>> nb_pions_dessines(4, 6), nb_pions_dessines(6, 8)
    (4, 4)
    """
    longueurs = range(nb_pions, 1, -1)
    return next((m for m in longueurs if nb_couleurs**m <= POINTS_AU_PLUS and nb_couleurs ** ceil(m / 2) <= COLONNES_AU_PLUS), 1)


def axes(nb_pions: int) -> tuple[list[int], list[int]]:
    """Les pions qui choisissent la ligne, puis ceux qui choisissent la colonne, de la plus grande bande à la plus fine.

    >>> axes(4), axes(3)
    (([0, 2], [1, 3]), ([1], [0, 2]))
    """
    rangs = list(range(nb_pions))
    return rangs[-2::-2][::-1], rangs[-1::-2][::-1]


@cache
def planifier(nb_pions: int, nb_couleurs: int) -> Plan:
    """Le plan de la grille : chaque pion coupe les bandes du pion d’avant."""
    m = nb_pions_dessines(nb_pions, nb_couleurs)
    lignes, colonnes = axes(m)
    pas = min(PAS_MAX, COTE / nb_couleurs ** len(colonnes))

    def placer(code: Code, axe: Sequence[int]) -> float:
        return _abscisse([code[rang] for rang in axe], nb_couleurs, pas)

    places = {code: (placer(code, colonnes), placer(code, lignes)) for code in product(range(nb_couleurs), repeat=m)}
    x, y = places[(nb_couleurs - 1,) * m]
    return Plan(m, places, pas, x + pas, y + pas)


def _abscisse(chiffres: Sequence[int], nb_couleurs: int, pas: float) -> float:
    """Le milieu d’un point le long d’un axe : une bande par chiffre, la plus grande d’abord."""
    reste = len(chiffres) - 1
    return round(BORD + pas / 2 + sum(chiffre * _bande(reste - rang, nb_couleurs, pas) for rang, chiffre in enumerate(chiffres)), 1)


def _bande(profondeur: int, nb_couleurs: int, pas: float) -> float:
    """La largeur d’une bande et de l’espace qui la suit ; la plus fine est un point."""
    return pas if profondeur == 0 else nb_couleurs * _bande(profondeur - 1, nb_couleurs, pas) + ECART


def dessiner_grille(
    candidats: Iterable[Code], regles: Regles, *, avant: Iterable[Code] = (), proposition: Code | None = None
) -> Dessin:
    """Un point par code : gros s’il est possible, petit s’il ne l’est plus ; `avant`, les codes possibles d’avant.

    S’il y a trop de codes, un point vaut tous ceux qui commencent pareil, et grossit avec le
    nombre de ceux qui restent. La proposition est encadrée.

    >>> dessiner_grille([(0, 1), (0, 2)], Regles(2))
    2 codes possibles sur 36. Par premier pion : Rouge 2.
    """
    plan = planifier(regles.nb_pions, regles.nb_couleurs)
    candidats = list(candidats)
    restants = Counter(code[: plan.nb_pions] for code in candidats)
    anciens = {code[: plan.nb_pions] for code in avant}
    description = decrire_grille(candidats, regles)
    corps = [*_titres(plan, regles), *_points(plan, restants, anciens, regles), _encadrer(plan, proposition)]
    return Dessin(_dans_son_cadre(plan, description, corps), description)


def decrire_grille(candidats: Sequence[Code], regles: Regles) -> str:
    """La grille en mots : combien de codes, et combien par premier pion."""
    par_couleur = Counter(code[0] for code in candidats)
    compte = ", ".join(f"{regles.couleurs[numero].nom} {ecrire_nombre(par_couleur[numero])}" for numero in sorted(par_couleur))
    total = f"{compter_les_possibles(len(candidats))} sur {ecrire_nombre(regles.nb_codes)}."
    return f"{total} Par premier pion : {compte}." if compte else total


def compter_les_possibles(nombre: int) -> str:
    """Le nombre de codes possibles, en toutes lettres s’il n’y en a pas.

    >>> compter_les_possibles(0), compter_les_possibles(1), compter_les_possibles(46)
    ('Aucun code possible', '1 code possible', '46 codes possibles')
    """
    if nombre == 0:
        return "Aucun code possible"
    return accorder(nombre, "code possible").replace(str(nombre), ecrire_nombre(nombre), 1)


def _points(plan: Plan, restants: Counter, anciens: set[Code], regles: Regles) -> Iterator[str]:
    """Un tracé par aspect : mille points n’y font que quelques éléments."""
    par_point = regles.nb_couleurs ** (regles.nb_pions - plan.nb_pions)
    traces: dict[str, list[str]] = {}
    for code, (x, y) in plan.places.items():
        if restants[code]:
            aspect = f"stroke:{POSSIBLE};stroke-width:{_diametre(restants[code] / par_point, plan.pas)}"
        elif code in anciens:
            aspect = f"stroke:{ECARTE};stroke-width:{round(plan.pas * 0.42, 1)}"
        else:
            aspect = f"stroke:{ECARTE};stroke-width:{round(plan.pas * 0.16, 1)}"
        traces.setdefault(aspect, []).append(f"M{x:g} {y:g}h0")
    for aspect, points in traces.items():
        yield f'<path style="{aspect}" fill="none" stroke-linecap="round" d="{"".join(points)}"/>'


def _diametre(part: float, pas: float) -> float:
    """La surface du point suit la part qui reste, arrondie à quelques tailles."""
    cran = ceil(part * TAILLES_DE_POINT) / TAILLES_DE_POINT
    return round(pas * 0.86 * sqrt(cran), 1)


def _encadrer(plan: Plan, proposition: Code | None) -> str:
    if proposition is None:
        return ""
    x, y = plan.places[tuple(proposition[: plan.nb_pions])]
    cote = max(plan.pas * 1.3, 9)
    coin = f'x="{x - cote / 2:.1f}" y="{y - cote / 2:.1f}"'
    return f'<rect {coin} width="{cote:.1f}" height="{cote:.1f}" rx="2" fill="none" style="stroke:{ENCRE};stroke-width:2"/>'


def _titres(plan: Plan, regles: Regles) -> Iterator[str]:
    """La couleur de chaque grande bande, et les initiales des petites si elles se lisent."""
    for vertical, axe in enumerate(reversed(axes(plan.nb_pions))):
        if len(axe) > 1:
            yield from _titrer(plan, regles, vertical, axe, est_grande=True)
        if axe and plan.pas >= PAS_LISIBLE:
            yield from _titrer(plan, regles, vertical, axe, est_grande=False)


def _titrer(plan: Plan, regles: Regles, vertical: int, axe: Sequence[int], *, est_grande: bool) -> Iterator[str]:
    k = regles.nb_couleurs
    for chiffres in product(range(k), repeat=1 if est_grande else len(axe)):
        milieu = _milieu(chiffres, len(axe), k, plan.pas)
        couleur = regles.couleurs[chiffres[-1]]
        ecart = 10 if est_grande else BORD - 5
        x, y = (ecart, milieu) if vertical else (milieu, ecart)
        yield _pastille(couleur, x, y) if est_grande else _lettre(couleur, x, y)


def _milieu(chiffres: Sequence[int], profondeur: int, k: int, pas: float) -> float:
    """Le milieu de la bande qui commence par ces chiffres."""
    manque = profondeur - len(chiffres)
    bouts = (_abscisse([*chiffres, *[bout] * manque], k, pas) for bout in (0, k - 1))
    return sum(bouts) / 2


def _pastille(couleur: Couleur, x: float, y: float) -> str:
    disque = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{escape(couleur.fond)}" style="stroke:{ECARTE}"/>'
    return disque + texte(x, y + 4, couleur.initiale, ancre="middle", encre=couleur.encre, gras=True)


def _lettre(couleur: Couleur, x: float, y: float) -> str:
    return f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="9" text-anchor="middle" style="fill:{ENCRE}">{couleur.initiale}</text>'


def _dans_son_cadre(plan: Plan, description: str, corps: Iterable[str]) -> str:
    largeur, hauteur = ceil(plan.largeur), ceil(plan.hauteur)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{largeur}" height="{hauteur}" viewBox="0 0 {largeur} {hauteur}" '
        f'style="max-width:100%;height:auto" role="img" lang="fr" font-family="system-ui, sans-serif">'
        f"<title>{escape(description)}</title>"
        f'<rect width="{largeur}" height="{hauteur}" rx="8" style="fill:var(--mm-fond,{FOND});stroke:var(--mm-filet,{FILET})"/>{"".join(corps)}</svg>'
    )
