"""Le constat : ses bornes, et laquelle des propriétés il choisit."""

import pytest

from mastermind_edu.juge.exercice import Propriete
from mastermind_edu.juge.fausses import constater

PETIT = Propriete("n est petit", "n est grand", lambda n: n < 8)
TOUT_PETIT = Propriete("n est tout petit", "n n’est pas tout petit", lambda n: n < 4)
CAS = [(n,) for n in range(10)]


def rater(*nombres):
    return [n in nombres for n in range(10)]


@pytest.mark.parametrize(
    "faux, constat",
    [([True], ""), ([True, True], "faux dans tous les cas essayés (2)"), ([False, False], "")],
    ids=["un-seul-cas", "deux-cas", "aucun-faux"],
)
def test_un_seul_cas_essaye_ne_dit_rien_de_tous(faux, constat):
    assert constater([PETIT], CAS[: len(faux)], faux) == constat


def test_un_seul_cas_faux_se_dit_au_singulier():
    assert constater([PETIT], CAS[:9], rater(8)[:9]) == "faux dans 1 cas sur les 9 essayés : le seul où n est grand"


@pytest.mark.parametrize("proprietes", [[PETIT, TOUT_PETIT], [TOUT_PETIT, PETIT]], ids=["large-d-abord", "etroite-d-abord"])
def test_la_propriete_la_plus_etroite_est_choisie(proprietes):
    assert constater(proprietes, CAS, rater(1, 3)).endswith(" : uniquement parmi les 4 où n est tout petit")


def test_une_propriete_vraie_de_quatre_cas_sur_cinq_apprend_encore_quelque_chose():
    assert constater([PETIT], CAS, rater(1, 3)).endswith(" : uniquement parmi les 8 où n est petit")


def test_une_propriete_vraie_de_presque_tous_les_cas_n_est_pas_dite():
    assert constater([PETIT], CAS[:9], rater(1, 3)[:9]) == "faux dans 2 cas sur les 9 essayés"
