"""Les décodeurs lexicographiques : parties des documents, comptes connus, ordres et départs."""

import random
from collections import Counter

import pytest
from manches_d_essai import code, commencer, jouer_tout

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import CodeInvalide
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs import lexicographique as module_lexicographique
from mastermind_edu.decodeurs.lexicographique import (
    est_compatible,
    lexicographique,
    lexicographique_decroissant,
    lexicographique_depart_cyclique,
    lexicographique_depuis,
    lexicographique_ordre_aleatoire,
)

DECODEURS = [
    lexicographique,
    lexicographique_decroissant,
    lexicographique_ordre_aleatoire,
    lexicographique_depart_cyclique,
]


def les_plus_longues(manches):
    maximum = max(map(len, manches.values()))
    return {secret for secret, manche in manches.items() if len(manche) == maximum}


@pytest.fixture(scope="module")
def croissant():
    return jouer_tout(lexicographique, 4, 6)


@pytest.fixture(scope="module")
def decroissant():
    return jouer_tout(lexicographique_decroissant, 4, 6)


def test_la_manche_de_la_sae_est_rejouee_coup_par_coup(croissant):
    assert croissant[code("VJBR")] == [code(mot) for mot in "RRRR RBBB JRBJ JBRV VRJB VJBR".split()]


@pytest.mark.parametrize("ordre", ["croissant", "decroissant"])
def test_les_deux_ordres_ont_le_total_et_la_repartition_connus(ordre, request):
    longueurs = [len(manche) for manche in request.getfixturevalue(ordre).values()]
    assert sum(longueurs) == 7471
    assert sorted(Counter(longueurs).items()) == list(enumerate([1, 4, 25, 108, 305, 602, 196, 49, 6], start=1))


def test_les_secrets_les_plus_longs_du_croissant_sont_connus(croissant):
    assert les_plus_longues(croissant) == set(map(code, "ONOV NVJO NOOO NOON NNOV NNNO".split()))


def test_les_secrets_les_plus_longs_du_decroissant_sont_connus(decroissant):
    assert les_plus_longues(decroissant) == set(map(code, "RRRB RRBJ RBBR RBBB RJVB BRBJ".split()))


def test_aucun_secret_n_est_le_plus_long_dans_les_deux_ordres(croissant, decroissant):
    assert les_plus_longues(croissant).isdisjoint(les_plus_longues(decroissant))


def test_le_decroissant_est_l_image_du_croissant(croissant, decroissant):
    def image(un_code):
        return tuple(5 - numero for numero in un_code)

    assert decroissant == {image(secret): list(map(image, manche)) for secret, manche in croissant.items()}


def test_tirer_l_ordre_au_sort_ramene_le_pire_secret_de_9_a_7(croissant, decroissant):
    moyennes = [(len(croissant[secret]) + len(decroissant[secret])) / 2 for secret in croissant]
    assert (max(moyennes), moyennes.count(7.0), sum(moyennes)) == (7.0, 32, 7471)


def test_aucune_manche_ne_depasse_douze_propositions(croissant):
    assert not [secret for secret, manche in croissant.items() if len(manche) > 12]


def test_les_deux_phases_de_la_sae_se_verifient_sur_tous_les_secrets(croissant):
    # Chaque proposition compte juste toutes les couleurs inférieures à sa plus grande.
    assert all(
        proposition.count(couleur) == secret.count(couleur)
        for secret, manche in croissant.items()
        for proposition in manche
        for couleur in range(max(proposition))
    )


@pytest.mark.parametrize("strategie", DECODEURS)
@pytest.mark.parametrize("nb_pions, nb_couleurs", [(1, 1), (1, 2), (2, 3), (3, 4), (2, 10)])
def test_chaque_secret_est_trouve_une_fois_en_dernier(strategie, nb_pions, nb_couleurs):
    manches = jouer_tout(strategie, nb_pions, nb_couleurs)
    assert all(len(set(manche)) == len(manche) for manche in manches.values())


@pytest.mark.parametrize("strategie", DECODEURS)
def test_des_reponses_contradictoires_finissent_la_recherche(strategie):
    recherche = commencer(strategie, 3, 3)
    next(recherche)
    with pytest.raises(StopIteration):
        recherche.send(Reponse(0, 3))
        recherche.send(Reponse(0, 0))
        recherche.send(Reponse(0, 0))


@pytest.mark.parametrize("strategie", DECODEURS)
def test_la_recherche_commence_sans_ranger_tous_les_codes(strategie):
    # 10³⁰ codes : aucune liste n’y suffirait.
    assert len(next(commencer(strategie, 30, 10))) == 30


def test_la_recherche_souffle_entre_deux_codes_compatibles_eloignes(monkeypatch):
    monkeypatch.setattr(module_lexicographique, "CODES_ENTRE_DEUX_SOUFFLES", 2)
    recherche = lexicographique(2, 3)
    assert [next(recherche), recherche.send(Reponse(0, 0)), next(recherche)] == [(0, 0), None, (1, 1)]
    assert [recherche.send(Reponse(0, 0)), next(recherche)] == [None, (2, 2)]


def test_les_deux_ordres_sortent_au_tirage():
    premieres = {next(lexicographique_ordre_aleatoire(4, 6, random.Random(graine))) for graine in range(10)}
    assert premieres == {(0, 0, 0, 0), (5, 5, 5, 5)}


def test_tous_les_departs_sortent_au_tirage():
    premieres = {next(lexicographique_depart_cyclique(2, 3, random.Random(graine))) for graine in range(100)}
    assert premieres == set(tous_les_codes(2, 3))


def manche_cyclique_par_definition(depart, secret, nb_couleurs):
    """À chaque tour, le premier code compatible quand on compte à partir du départ."""
    candidats = sorted(tous_les_codes(len(secret), nb_couleurs), key=lambda candidat: (candidat < depart, candidat))
    manche = []
    while secret not in manche:
        proposition = candidats[0]
        manche.append(proposition)
        reponse = repondre_par_marquage(secret, proposition)
        candidats = [c for c in candidats if c != proposition and repondre_par_marquage(c, proposition) == reponse]
    return manche


@pytest.mark.parametrize("depart", list(tous_les_codes(2, 4)), ids=str)
def test_chaque_depart_suit_l_ordre_cyclique(depart):
    assert jouer_tout(lexicographique_depuis(depart), 2, 4) == {
        secret: manche_cyclique_par_definition(depart, secret, 4) for secret in tous_les_codes(2, 4)
    }


def test_partir_du_premier_code_est_l_ordre_croissant():
    assert jouer_tout(lexicographique_depuis((0, 0, 0)), 3, 4) == jouer_tout(lexicographique, 3, 4)


@pytest.mark.parametrize("depart", [(0, 0), (0, 0, 6), (0, -1, 0)], ids=str)
def test_un_depart_hors_des_regles_est_refuse(depart):
    with pytest.raises(CodeInvalide) as refus:
        lexicographique_depuis(depart)(3, 6)
    assert str(refus.value) == f"il faut un départ de 3 numéros de 0 à 5, voici {depart}"


def test_une_reponse_en_liste_convient_aussi():
    assert est_compatible((0, 1), [((1, 0), [0, 2])])
