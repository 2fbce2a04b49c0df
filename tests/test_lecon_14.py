"""Le petit jeu de la leçon 14, toutes les stratégies comparées ; les deux plans qu’elle y décrit.

Les nombres des ordres et du départ cyclique sont vérifiés par `test_statistiques.py`.
"""

from fractions import Fraction
from functools import cache

import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition
from mastermind_edu.decodeurs.optimum.arbre import Arbre, longueurs

CODES = tuple(tous_les_codes(2, 3))
R, V, B = range(3)


def est_double(code):
    return code[0] == code[1]


def meilleurs(couples):
    """Ceux qu’aucun autre ne bat sur les doubles et sur les mêlés à la fois."""
    return frozenset(c for c in couples if not any(a != c and a[0] <= c[0] and a[1] <= c[1] for a in couples))


@cache
def totaux(candidats):
    """Les couples (total des doubles, total des mêlés) de toutes les stratégies utiles."""
    trouves, doubles = set(), sum(map(est_double, candidats))
    for code in CODES:
        parts = partition(code, candidats)
        if len(parts) == 1 and code not in candidats:
            continue
        sommes = {(doubles, len(candidats) - doubles)}
        for reponse, part in parts.items():
            suites = totaux(tuple(part)) if reponse != (2, 0) else {(0, 0)}
            sommes = meilleurs({(a + x, b + y) for a, b in sommes for x, y in suites})
        trouves |= sommes
    return meilleurs(trouves)


def commencer_par_r_v(apres_un_bien_place):
    mal_place = Arbre((V, B), {(0, 1): Arbre((B, R))})
    return Arbre((R, V), {(0, 0): Arbre((B, B)), (0, 1): mal_place, (0, 2): Arbre((V, R)), (1, 0): apres_un_bien_place})


PRUDENT = commencer_par_r_v(Arbre((R, B), {(0, 0): Arbre((V, V)), (0, 1): Arbre((B, V)), (1, 0): Arbre((R, R))}))
MEFIANT = commencer_par_r_v(Arbre((R, R), {(0, 0): Arbre((V, V), {(1, 0): Arbre((B, V))}), (1, 0): Arbre((R, B))}))


@pytest.mark.parametrize(("plan", "attendu"), [(PRUDENT, (8, 13)), (MEFIANT, (7, 15))])
def test_les_deux_plans_ont_les_totaux_de_la_lecon(plan, attendu):
    mesurees = longueurs(plan, 3)
    assert (sum(mesurees[c] for c in CODES if est_double(c)), sum(mesurees[c] for c in CODES if not est_double(c))) == attendu


def test_trois_couples_seulement_ne_sont_battus_par_aucun_autre():
    assert totaux(CODES) == {(6, 18), (7, 15), (8, 13)}


def test_le_codeur_et_le_decodeur_s_assurent_la_meme_valeur():
    assurees = [min(Fraction(part * a, 3) + (1 - part) * Fraction(b, 6) for a, b in totaux(CODES)) for part in (Fraction(d, 120) for d in range(121))]
    assert max(assurees) == Fraction(29, 12) and assurees.index(Fraction(29, 12)) == 60
    assert {(3 * Fraction(7, 3) + Fraction(8, 3)) / 4, (3 * Fraction(15, 6) + Fraction(13, 6)) / 4} == {Fraction(29, 12)}
