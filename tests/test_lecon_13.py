"""Les nombres de la leçon 13 que ses cellules ne recalculent pas : un départage oublié, des nombres à virgule."""

from math import log2, prod

import pytest

from mastermind_edu.coeur.reponses import partition
from mastermind_edu.statistiques.moteur_python import MoteurPython

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


def produit(tailles):
    return prod(taille**taille for taille in tailles)


def entropie_changee_de_signe(tailles):
    """Une note à virgule, additionnée comme dans la leçon."""
    m, somme = sum(tailles), 0
    for taille in tailles:
        somme += taille / m * log2(taille / m)
    return somme


@pytest.mark.parametrize(("noter", "attendu"), [(produit, 73), (entropie_changee_de_signe, 74)])
def test_des_nombres_a_virgule_changent_le_total_de_3_pions_et_3_couleurs(noter, attendu):
    moteur = MoteurPython(3, 3)

    def choisir(rangs, _):
        candidats = [moteur.codes[rang] for rang in rangs]

        def note(code):
            parts = sorted(partition(code, candidats).items())
            return noter([len(part) for _, part in parts]), code not in candidats, code

        return rangs[0] if len(rangs) == 1 else moteur.rangs[min(moteur.codes, key=note)]

    assert sum(moteur.suivre(choisir)) == attendu
