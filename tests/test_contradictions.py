"""Les réponses fausses : celles du secret annoncé, et les plus petits retraits."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import CodeInvalide, ReponseInvalide
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage, reponses_possibles
from mastermind_edu.decodeurs.contradictions import (
    ErreurDeReponse,
    erreurs_de_reponse,
    plus_petits_retraits,
)

SAE = "RBJVON"


def code(mot):
    return tuple(SAE.index(lettre) for lettre in mot)


# La manche de la SAÉ contre VJBR, toutes réponses justes.
MANCHE = [
    (code("RRRR"), Reponse(1, 0)),
    (code("RBBB"), Reponse(1, 1)),
    (code("JRBJ"), Reponse(1, 2)),
    (code("JBRV"), Reponse(0, 4)),
    (code("VRJB"), Reponse(1, 3)),
]


def fausser(rang, reponse):
    """La manche de la SAÉ, où cette réponse remplace la bonne."""
    return [(proposition, reponse if i == rang else juste) for i, (proposition, juste) in enumerate(MANCHE)]


def retraits_par_definition(tentatives, nb_pions, nb_couleurs):
    """Pour chaque code, les rangées qu’il contredit ; on garde les plus petits ensembles."""
    ensembles = {
        tuple(rang for rang, (proposition, reponse) in enumerate(tentatives) if repondre_par_marquage(c, proposition) != reponse)
        for c in tous_les_codes(nb_pions, nb_couleurs)
    }
    taille = min(map(len, ensembles))
    return sorted(ensemble for ensemble in ensembles if len(ensemble) == taille)


def test_un_secret_fidele_n_a_aucune_erreur():
    assert erreurs_de_reponse(code("VJBR"), MANCHE) == []


def test_une_erreur_dit_son_rang_et_la_bonne_reponse():
    assert erreurs_de_reponse(code("VJBR"), fausser(2, Reponse(0, 3))) == [
        ErreurDeReponse(rang=2, proposition=code("JRBJ"), donnee=Reponse(0, 3), juste=Reponse(1, 2))
    ]


def test_un_autre_secret_contredit_plusieurs_reponses():
    assert [erreur.rang for erreur in erreurs_de_reponse(code("RBJV"), MANCHE)] == [1, 2, 3]


def test_des_reponses_justes_ne_se_contredisent_pas():
    assert plus_petits_retraits(MANCHE, 4, 6) == [()]


def test_sans_tentative_rien_ne_se_contredit():
    assert plus_petits_retraits([], 4, 6) == [()]


def test_deux_rangees_opposees_se_retirent_l_une_ou_l_autre():
    tentatives = [((0, 0), Reponse(1, 0)), ((0, 0), Reponse(0, 0))]
    assert plus_petits_retraits(tentatives, 2, 3) == [(0,), (1,)]


def test_une_reponse_que_les_couleurs_excluent_se_retire_seule():
    # RRRR n’a qu’une couleur : aucun de ses pions ne peut être mal placé.
    assert plus_petits_retraits([(code("RRRR"), Reponse(2, 2))], 4, 6) == [(0,)]


def test_toutes_les_rangees_peuvent_etre_a_retirer():
    tentatives = [((0, 0), Reponse(0, 2)), ((1, 1), Reponse(0, 1))]
    assert plus_petits_retraits(tentatives, 2, 2) == [(0, 1)]


@pytest.mark.parametrize("rang", range(5))
@pytest.mark.parametrize("reponse", [Reponse(0, 0), Reponse(2, 2), Reponse(0, 4)], ids=str)
def test_une_reponse_faussee_donne_les_retraits_de_la_definition(rang, reponse):
    tentatives = fausser(rang, reponse)
    assert plus_petits_retraits(tentatives, 4, 6) == retraits_par_definition(tentatives, 4, 6)


rangees = st.tuples(st.tuples(*[st.integers(0, 3)] * 3), st.sampled_from(reponses_possibles(3)))


@given(st.lists(rangees, max_size=6))
@settings(derandomize=True, deadline=None)
def test_n_importe_quelles_reponses_donnent_les_retraits_de_la_definition(tentatives):
    assert plus_petits_retraits(tentatives, 3, 4) == retraits_par_definition(tentatives, 3, 4)


def test_la_plus_grande_taille_reste_abordable():
    hasard = random.Random(0)
    secret, *propositions = (tuple(hasard.randrange(10) for _ in range(6)) for _ in range(13))
    tentatives = [(proposition, repondre_par_marquage(secret, proposition)) for proposition in propositions]
    tentatives[4] = (tentatives[4][0], Reponse(5, 0))
    assert plus_petits_retraits(tentatives, 6, 10) == [(4,)]


@pytest.mark.parametrize(
    "appel, erreur, attendu",
    [
        pytest.param(lambda: erreurs_de_reponse((0, 1), [((0, 1), (1, 1))]), ReponseInvalide, "voici (1, 1)", id="secret"),
        pytest.param(lambda: erreurs_de_reponse((0, 1), [((0,), (0, 0))]), CodeInvalide, "même longueur", id="secret-court"),
        pytest.param(lambda: plus_petits_retraits([((0, 1), (3, 0))], 2, 3), ReponseInvalide, "voici 3", id="trop"),
        pytest.param(lambda: plus_petits_retraits([((0, 1), (-1, 0))], 2, 3), ReponseInvalide, "voici (-1, 0)", id="negative"),
        pytest.param(lambda: plus_petits_retraits([((0, 1, 2), (1, 0))], 2, 3), CodeInvalide, "il faut 2 pions, en voici 3", id="long"),
        pytest.param(lambda: plus_petits_retraits([((0, 3), (1, 0))], 2, 3), CodeInvalide, "de 0 à 2, voici 3", id="couleur"),
    ],
)
def test_des_tentatives_mal_formees_sont_refusees(appel, erreur, attendu):
    with pytest.raises(erreur) as refus:
        appel()
    assert attendu in str(refus.value)
