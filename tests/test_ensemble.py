"""Un test qui réunit des cas échoue dès qu’un seul échoue, et les nomme tous."""

import pytest
from ensemble import demander, pour_chacun


def est_pair(n):
    assert n % 2 == 0


@pytest.fixture
def dix():
    return 10


@pour_chacun("n, double", [pytest.param(1, 2, id="un"), (2, 4)])
def test_chaque_cas_recoit_ses_valeurs_et_les_fixtures(n, double, dix):
    assert 2 * n == double and dix == 10


def echec(test, **fixtures):
    with pytest.raises(pytest.fail.Exception) as echec:
        test(**fixtures)
    return str(echec.value)


def test_tous_les_cas_qui_echouent_sont_nommes_avec_ce_qui_est_faux():
    dit = echec(pour_chacun("n", [2, 3, pytest.param(5, id="cinq")])(est_pair))
    assert dit.startswith("2 cas sur 3 :\n— 2. 3 : AssertionError, est_pair, ligne 8 : ")
    assert "assert (3 % 2) == 0" in dit and "— 3. cinq : AssertionError" in dit


@pytest.mark.parametrize("reponse", [lambda n: n / 0, lambda n: pytest.fail("non"), lambda n: pytest.skip("plus tard"), lambda sans_lui: 0])
def test_une_erreur_un_refus_ou_un_saut_est_un_echec(reponse):
    assert "1 cas sur 1" in echec(pour_chacun("n", [1], ids=["seul"])(reponse))


def test_deux_cas_de_meme_nom_sont_deux_cas():
    assert "2 cas sur 2" in echec(pour_chacun("n", [1, 1], ids=str)(est_pair))


def test_un_cas_qui_n_a_pas_toutes_ses_valeurs_et_l_absence_de_cas_sont_refuses():
    with pytest.raises(ValueError, match="zip"):
        pour_chacun("a, b", [(1,)])
    with pytest.raises(AssertionError, match="aucun cas"):
        demander(est_pair, {})
