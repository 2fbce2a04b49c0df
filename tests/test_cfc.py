"""La stratégie CFC : les deux parties de la SAÉ, les comptes connus, les réponses absurdes."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from manches_d_essai import code, jouer, jouer_tout, subir

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.decodeurs.cfc import cfc, cfc_deduit


@pytest.fixture(scope="module")
def manches():
    return {strategie: jouer_tout(strategie, 4, 6) for strategie in (cfc, cfc_deduit)}


@pytest.mark.parametrize(
    "secret, propositions",
    [
        pytest.param("VJBR", "RRRR RBBB RBJJ RBJV VRRR RJRR RRBR VJBR", id="quatre-couleurs"),
        pytest.param("BBRV", "RRRR RBBB RBBJ RBBV VRRR RVRR RRVR BBBV BBRV", id="deux-bleus"),
    ],
)
def test_les_manches_de_la_sae_sont_rejouees_coup_par_coup(manches, secret, propositions):
    assert manches[cfc][code(secret)] == [code(mot) for mot in propositions.split()]


@pytest.mark.parametrize(
    "strategie, total, repartition",
    [
        pytest.param(cfc, 11907, [1, 4, 11, 23, 43, 78, 55, 122, 245, 390, 264, 60], id="litterale"),
        pytest.param(cfc_deduit, 11432, [1, 4, 11, 23, 43, 28, 60, 177, 495, 370, 84], id="derniere-couleur-deduite"),
    ],
)
def test_le_total_et_la_repartition_sont_connus(manches, strategie, total, repartition):
    longueurs = [len(manche) for manche in manches[strategie].values()]
    assert sum(longueurs) == total
    assert sorted(Counter(longueurs).items()) == list(enumerate(repartition, start=1))


@pytest.mark.parametrize("strategie", [cfc, cfc_deduit])
def test_aucune_manche_ne_depasse_douze_propositions(manches, strategie):
    assert not [secret for secret, manche in manches[strategie].items() if len(manche) > 12]


def test_deduire_la_derniere_couleur_fait_gagner_un_coup_ou_perdre_la_chance_des_codes_ranges(manches):
    ecarts = {secret: len(manches[cfc_deduit][secret]) - len(manche) for secret, manche in manches[cfc].items()}
    perdants = {secret for secret, ecart in ecarts.items() if ecart > 0}
    assert (sum(ecarts.values()), list(ecarts.values()).count(-1), min(ecarts.values())) == (-475, 615, -1)
    # Rangés par couleur et finis par du noir : la phase C les aurait proposés par chance.
    assert perdants == {s for s in ecarts if list(s) == sorted(s) and s[-1] == 5 and s[0] != 5}


@pytest.mark.parametrize("strategie", [cfc, cfc_deduit])
@pytest.mark.parametrize("nb_pions, nb_couleurs", [(1, 1), (3, 1), (1, 2), (2, 3), (3, 4), (2, 10), (1, 10), (6, 2), (5, 3)])
def test_chaque_secret_est_trouve_une_fois_en_dernier(strategie, nb_pions, nb_couleurs):
    manches = jouer_tout(strategie, nb_pions, nb_couleurs)
    assert all(manche.count(secret) == 1 for secret, manche in manches.items())


@pytest.mark.parametrize("strategie", [cfc, cfc_deduit])
def test_la_plus_grande_taille_se_joue_aussi(strategie):
    assert jouer(strategie, (9, 0, 4, 9, 3, 7), 10)[-1] == (9, 0, 4, 9, 3, 7)


REPONSES_ABSURDES = [
    pytest.param([Reponse(0, 0)] * 60, id="aucune-couleur"),
    pytest.param([Reponse(1, 0)] * 60, id="le-compte-ne-bouge-plus"),
    pytest.param([Reponse(2, 0), Reponse(0, 0)], id="le-compte-baisse"),
    pytest.param([Reponse(1, 0)] + [Reponse(1, 3), Reponse(0, 1)] * 30, id="le-curseur-tourne-sans-fin"),
    pytest.param([Reponse(1, 0)] + [Reponse(0, 4)] * 60, id="quatre-mal-places"),
    pytest.param([Reponse(2, 2)] * 60, id="une-seule-couleur-mal-placee"),
]


@pytest.mark.parametrize("strategie", [cfc, cfc_deduit])
@pytest.mark.parametrize("reponses", REPONSES_ABSURDES)
def test_des_reponses_absurdes_finissent_la_recherche(strategie, reponses):
    assert len(subir(strategie, 4, 6, reponses)) <= min(len(reponses), 25)


@pytest.mark.parametrize("strategie", [cfc, cfc_deduit])
@given(reponses=st.lists(st.sampled_from(reponses_possibles(4)[:-1]), min_size=60, max_size=60))
@settings(derandomize=True, deadline=None)
def test_n_importe_quelles_reponses_finissent_la_recherche(strategie, reponses):
    propositions = subir(strategie, 4, 6, reponses)
    assert len(propositions) <= 25
    assert set(propositions) <= set(tous_les_codes(4, 6))


def test_le_curseur_fait_un_tour_au_plus_sans_rien_reconnaitre():
    reponses = [Reponse(1, 0), Reponse(1, 3)] + [Reponse(1, 1)] * 10
    assert subir(cfc, 4, 6, reponses) == list(map(code, "RRRR RBBB BRRR RBRR RRBR RRRB".split()))


def test_le_curseur_reconnu_recommence_un_tour_entier():
    reponses = [Reponse(1, 0), Reponse(1, 3), Reponse(0, 0)] + [Reponse(1, 1)] * 10
    assert subir(cfc, 4, 6, reponses) == list(map(code, "RRRR RBBB BRRR RBRR RRBR RRRB".split()))
