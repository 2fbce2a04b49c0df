"""Les stratégies de Dijon réparées : comptes connus, mêmes coups, réponses absurdes."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from manches_d_essai import code, jouer, jouer_tout, subir

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage, reponses_possibles
from mastermind_edu.decodeurs import dijon_publie
from mastermind_edu.decodeurs.dijon import REPARATIONS, dijon1, dijon2, dijon3

DIJON = [dijon1, dijon2, dijon3]


@pytest.fixture(scope="module")
def manches():
    return {strategie: jouer_tout(strategie, 4, 6) for strategie in DIJON}


REPARTITION_1_ET_2 = [1, 2, 4, 9, 21, 43, 85, 147, 214, 249, 230, 168, 88, 31, 4]
REPARTITION_3 = [1, 2, 8, 31, 101, 254, 302, 282, 197, 87, 28, 3]


@pytest.mark.parametrize(
    "strategie, total, repartition",
    [
        pytest.param(dijon1, 12787, REPARTITION_1_ET_2, id="dijon1"),
        pytest.param(dijon2, 12787, REPARTITION_1_ET_2, id="dijon2"),
        pytest.param(dijon3, 9539, REPARTITION_3, id="dijon3"),
    ],
)
def test_le_total_et_la_repartition_sont_connus(manches, strategie, total, repartition):
    longueurs = [len(manche) for manche in manches[strategie].values()]
    assert sum(longueurs) == total
    assert sorted(Counter(longueurs).items()) == list(enumerate(repartition, start=1))


@pytest.mark.parametrize(
    "strategie, mots",
    [(dijon1, "NJBR NVBR NVJR NVJB"), (dijon2, "NJBR NVBR NVJR NVJB"), (dijon3, "NOVJ NOVV NOOV")],
)
def test_les_secrets_les_plus_longs_sont_connus(manches, strategie, mots):
    maximum = max(map(len, manches[strategie].values()))
    plus_longs = {secret for secret, manche in manches[strategie].items() if len(manche) == maximum}
    assert plus_longs == set(map(code, mots.split()))


@pytest.mark.parametrize("strategie, attendu", [(dijon1, 123), (dijon2, 123), (dijon3, 0)])
def test_le_nombre_de_manches_de_plus_de_douze_propositions_est_connu(manches, strategie, attendu):
    assert sum(len(manche) > 12 for manche in manches[strategie].values()) == attendu


def test_dijon1_et_dijon2_jouent_les_memes_coups(manches):
    assert manches[dijon1] == manches[dijon2]


@pytest.mark.parametrize("nb_pions, nb_couleurs", [(3, 6), (5, 6), (4, 2), (2, 10)])
def test_dijon1_et_dijon2_jouent_les_memes_coups_a_d_autres_tailles(nb_pions, nb_couleurs):
    assert jouer_tout(dijon1, nb_pions, nb_couleurs) == jouer_tout(dijon2, nb_pions, nb_couleurs)


def test_dijon1_rejoue_un_code_dans_presque_toutes_ses_manches(manches):
    assert sum(len(set(manche)) < len(manche) for manche in manches[dijon1].values()) == 1220


@pytest.mark.parametrize("strategie", DIJON)
@pytest.mark.parametrize("nb_pions, nb_couleurs", [(1, 1), (3, 1), (1, 2), (2, 3), (3, 4), (2, 10), (1, 10), (6, 2), (5, 3)])
def test_chaque_secret_est_trouve_une_fois_en_dernier(strategie, nb_pions, nb_couleurs):
    manches = jouer_tout(strategie, nb_pions, nb_couleurs)
    assert all(manche.count(secret) == 1 for secret, manche in manches.items())


@pytest.mark.parametrize("strategie", DIJON)
def test_la_plus_grande_taille_se_joue_aussi(strategie):
    assert jouer(strategie, (9, 0, 4, 9, 3, 7), 10)[-1] == (9, 0, 4, 9, 3, 7)


@pytest.mark.parametrize("strategie", DIJON)
@pytest.mark.parametrize(
    "reponses",
    [
        pytest.param([Reponse(0, 0)] * 60, id="aucune-couleur"),
        pytest.param([Reponse(2, 0), Reponse(2, 0), Reponse(2, 0), Reponse(0, 0)] * 15, id="le-compte-baisse"),
        pytest.param([Reponse(1, 0)] + [Reponse(1, 1)] * 60, id="la-case-reste-introuvable"),
        pytest.param([Reponse(3, 0)] * 60, id="toujours-trois"),
        pytest.param([Reponse(2, 2)] * 60, id="une-seule-couleur-mal-placee"),
        pytest.param([Reponse(1, 0)] + [Reponse(0, 1)] * 60, id="aucune-couleur-suivante"),
    ],
)
def test_des_reponses_absurdes_finissent_la_recherche(strategie, reponses):
    assert len(subir(strategie, 4, 6, reponses)) <= 40


@pytest.mark.parametrize("strategie", DIJON)
@given(reponses=st.lists(st.sampled_from(reponses_possibles(4)[:-1]), min_size=60, max_size=60))
@settings(derandomize=True, deadline=None)
def test_n_importe_quelles_reponses_finissent_la_recherche(strategie, reponses):
    propositions = subir(strategie, 4, 6, reponses)
    assert len(propositions) <= 40
    assert set(propositions) <= set(tous_les_codes(4, 6))


@pytest.mark.parametrize("strategie", DIJON)
def test_un_compte_qui_baisse_finit_la_recherche_aussitot(strategie):
    # Un rouge compté puis placé en première case, et le remplissage suivant n’en trouve plus.
    reponses = [Reponse(1, 0), Reponse(1, 0), Reponse(0, 1), Reponse(1, 0)]
    assert len(subir(strategie, 4, 6, reponses)) == 3


def test_une_couleur_suivante_qui_aurait_moins_de_zero_pion_finit_la_recherche_aussitot():
    # Deux rouges, le premier placé en première case ; l’essai d’après n’a plus qu’un pion en commun avec le secret.
    reponses = [Reponse(2, 0), Reponse(2, 0)] + [Reponse(0, 1)] * 60
    assert subir(dijon3, 4, 6, reponses) == [(0, 0, 0, 0), (0, 1, 1, 1), (0, 0, 1, 1)]


@pytest.mark.parametrize("strategie", DIJON)
def test_apres_la_derniere_couleur_la_recherche_finit_sans_jouer_une_couleur_qui_n_existe_pas(strategie):
    reponses = [Reponse(0, 0)] * 5 + [Reponse(2, 0)] * 60
    assert subir(strategie, 4, 6, reponses) == [(couleur,) * 4 for couleur in range(6)]


def test_chaque_strategie_dit_ses_reparations():
    assert list(REPARATIONS) == ["dijon1", "dijon2", "dijon3"]
    assert all(phrase.endswith(".") for phrases in REPARATIONS.values() for phrase in phrases)


# Les programmes publiés en 2006 et une variante : les mêmes recherches, avec leurs défauts, comptées comme leurs auteurs.


def compter_a_l_ancienne(secret, *, voit_le_fond_gagner=True, repart_du_debut=True, laisse_des_trous=False):
    """Le nombre d’essais de la recherche case par case ; chaque option garde ou ôte un défaut d’origine."""
    trouves, essais = [None] * len(secret), 0
    for couleur in range(6):
        essais, presence = essais + 1, completer(trouves, couleur)
        if presence == secret and voit_le_fond_gagner:
            return essais
        depuis, fond = 0, None if laisse_des_trous else couleur + 1
        for _ in range(repondre_par_marquage(secret, presence).bien_places - len(secret) + trouves.count(None)):
            for case in [case for case, trouve in enumerate(trouves) if trouve is None and case >= depuis]:
                essais, essai = essais + 1, completer([*trouves[:case], couleur, *trouves[case + 1 :]], fond)
                if essai == secret:
                    return essais
                if repondre_par_marquage(secret, essai).mal_places == 0:
                    break
            trouves[case], depuis = couleur, 0 if repart_du_debut else case + 1
    return essais


def completer(cases, fond):
    return tuple(fond if case is None else case for case in cases)


@pytest.mark.parametrize(
    "defauts, total, repartition",
    [
        pytest.param({}, 12787, REPARTITION_1_ET_2, id="réparée"),
        pytest.param(
            {"repart_du_debut": False}, 12442, [1, 2, 4, 10, 25, 48, 96, 166, 240, 267, 214, 138, 62, 19, 4], id="sans reprise"
        ),
        pytest.param(
            {"voit_le_fond_gagner": False},
            13691,
            [0, 1, 3, 7, 17, 32, 62, 107, 159, 214, 227, 206, 148, 78, 31, 4],
            id="stratégie 1 de 2006 : continue après avoir trouvé",
        ),
        pytest.param(
            {"laisse_des_trous": True},
            13457,
            [1, 1, 2, 5, 12, 28, 58, 111, 185, 243, 252, 209, 125, 54, 10],
            id="stratégie 2 de 2006 : interroge avec des cases vides",
        ),
    ],
)
def test_chaque_defaut_des_programmes_de_2006_coute_ce_qui_a_ete_mesure(defauts, total, repartition):
    longueurs = [compter_a_l_ancienne(secret, **defauts) for secret in tous_les_codes(4, 6)]
    assert sum(longueurs) == total
    assert [longueurs.count(essais) for essais in range(1, max(longueurs) + 1)] == repartition


@pytest.mark.parametrize(
    "reparations, justes, sans_fin, hors_du_tableau, total",
    [(0, 0, 1296, 0, 0), (1, 0, 724, 572, 0), (2, 670, 0, 0, 13691), (3, 1296, 0, 0, 12787)],
)
def test_le_score_du_programme_publie_monte_a_chaque_reparation(reparations, justes, sans_fin, hors_du_tableau, total):
    issues, tentatives = dijon_publie.essayer_tous_les_secrets(dijon_publie.REPARATIONS[:reparations])
    assert (issues["justes"], issues["tournent sans fin"], issues["sortent du tableau"], tentatives) == (justes, sans_fin, hors_du_tableau, total)


def test_le_programme_publie_arrete_sans_recompter_reussit_vingt_secrets():
    issues, _ = dijon_publie.essayer_tous_les_secrets(["vides à 0", "s’arrêter"])
    assert issues == {"justes": 20, "finissent trop tard": 0, "tournent sans fin": 704, "sortent du tableau": 572}


def test_le_programme_publie_et_repare_joue_les_coups_de_la_strategie_1(manches):
    publiees = [dijon_publie.jouer_le_programme(secret, dijon_publie.REPARATIONS)[1] for secret in dijon_publie.CODES_DU_RAPPORT]
    assert [[tuple(couleur - 1 for couleur in essai) for essai in manche] for manche in publiees] == list(manches[dijon1].values())
