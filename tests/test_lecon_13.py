"""Le nombre de la leçon 13 que ses cellules ne recalculent pas : ce que coûte un départage oublié."""

import pytest

np = pytest.importorskip("numpy", reason="il faut numpy pour ces calculs")
from mastermind_edu.decodeurs.table import compter_les_parts  # noqa: E402
from mastermind_edu.statistiques.moteur_numpy import MoteurNumpy  # noqa: E402


def total_du_pire_cas(*, candidat_prefere):
    """Le total de Knuth sur 4 × 6 ; à égalité, le plus petit code, ou d’abord un candidat."""
    moteur = MoteurNumpy(4, 6)

    def choisir(candidats, _):
        if len(candidats) == 1:
            return candidats[0]
        pires = compter_les_parts(moteur.table[candidats], 15).max(axis=1)
        meilleurs = np.flatnonzero(pires == pires.min()).tolist()
        possibles = [rang for rang in meilleurs if rang in set(candidats)] if candidat_prefere else []
        return (possibles or meilleurs)[0]

    return sum(moteur.suivre(choisir))


def test_oublier_de_preferer_un_candidat_coute_368_propositions():
    assert (total_du_pire_cas(candidat_prefere=True), total_du_pire_cas(candidat_prefere=False)) == (5801, 6169)
