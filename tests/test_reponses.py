"""Les deux calculs de la réponse : exemples des documents, accord, comptes connus."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu import CodeInvalide, repondre_par_frequences, repondre_par_marquage
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import ReponseInvalide
from mastermind_edu.coeur.reponses import exiger_reponse, frequences, nb_communs, reponses_possibles
from mastermind_edu.coeur.traces import tracer_frequences, tracer_marquage

EXEMPLES_DES_DOCUMENTS = [
    pytest.param("RNBV", "RVBN", (2, 2), id="000-exemple-concret"),
    pytest.param("1213", "4516", (1, 0), id="004-un-correct"),
    pytest.param("1213", "4562", (0, 1), id="004-un-mal-place"),
    pytest.param("1213", "4512", (1, 1), id="004-les-deux"),
    pytest.param("1213", "4156", (0, 1), id="004-un-seul-1-propose"),
    pytest.param("1213", "4134", (0, 2), id="004-le-1-et-le-3"),
    pytest.param("4213", "5243", (2, 1), id="004-sans-dire-lesquels"),
    pytest.param("1432", "2416", (1, 2), id="004-copie-marquee"),
    pytest.param("BRJR", "JRRV", (1, 2), id="003-presentation"),
    pytest.param("5212", "1234", (1, 1), id="004-partie-coup-1"),
    pytest.param("5212", "2563", (0, 2), id="004-partie-coup-2"),
    pytest.param("5212", "5421", (1, 2), id="004-partie-coup-3"),
    pytest.param("5212", "5225", (2, 1), id="004-partie-coup-4"),
    pytest.param("5212", "1215", (2, 1), id="004-partie-coup-5"),
    pytest.param("5212", "5212", (4, 0), id="004-partie-coup-6"),
    pytest.param("VJBR", "RRRR", (1, 0), id="003-manche-1"),
    pytest.param("VJBR", "RBBB", (1, 1), id="003-manche-2"),
    pytest.param("VJBR", "JRBJ", (1, 2), id="003-manche-3"),
    pytest.param("VJBR", "JBRV", (0, 4), id="003-manche-4"),
    pytest.param("VJBR", "VRJB", (1, 3), id="003-manche-5"),
    pytest.param("1112", "1121", (2, 2), id="001-ou-l-indice-faux-echoue"),
]


@pytest.mark.parametrize("secret, proposition, attendue", EXEMPLES_DES_DOCUMENTS)
def test_le_marquage_donne_les_reponses_des_documents(secret, proposition, attendue):
    assert repondre_par_marquage(secret, proposition) == attendue


@pytest.mark.parametrize("secret, proposition, attendue", EXEMPLES_DES_DOCUMENTS)
def test_les_frequences_donnent_les_reponses_des_documents(secret, proposition, attendue):
    symboles = sorted(set(secret + proposition))
    codes = [[symboles.index(symbole) for symbole in mot] for mot in (secret, proposition)]
    assert repondre_par_frequences(*codes, len(symboles)) == attendue


def test_l_exemple_de_frequences_de_la_sae():
    assert frequences((1, 0, 2, 0), 6) == [2, 1, 1, 0, 0, 0]
    assert nb_communs((1, 0, 2, 0), (0, 1, 0, 0), 6) == 3
    assert repondre_par_frequences((1, 0, 2, 0), (0, 1, 0, 0), 6) == (1, 2)


def test_les_deux_calculs_s_accordent_sur_les_1679616_paires():
    codes = list(tous_les_codes(4, 6))
    desaccord = next(
        (paire for paire in product(codes, repeat=2) if repondre_par_marquage(*paire) != repondre_par_frequences(*paire, 6)),
        None,
    )
    assert len(codes) ** 2 == 1679616
    assert desaccord is None


@pytest.mark.parametrize(
    "premier, nb_classes, plus_grande",
    [
        ((0, 0, 0, 0), 5, 625),
        ((0, 0, 0, 1), 11, 317),
        ((0, 0, 1, 1), 13, 256),
        ((0, 0, 1, 2), 14, 276),
        ((0, 1, 2, 3), 14, 312),
    ],
)
def test_les_classes_apres_un_premier_code_ont_les_tailles_connues(premier, nb_classes, plus_grande):
    classes = Counter(repondre_par_marquage(secret, premier) for secret in tous_les_codes(4, 6))
    assert (len(classes), max(classes.values()), sum(classes.values())) == (nb_classes, plus_grande, 1296)


codes_de_quatre = st.lists(st.integers(0, 5), min_size=4, max_size=4)


@given(codes_de_quatre, codes_de_quatre)
@settings(derandomize=True, deadline=None)
def test_la_reponse_est_symetrique_et_possible(secret, proposition):
    reponse = repondre_par_marquage(secret, proposition)
    assert reponse == repondre_par_marquage(proposition, secret)
    assert min(reponse) >= 0 and sum(reponse) <= 4 and reponse != (3, 1)


@given(codes_de_quatre, codes_de_quatre)
@settings(derandomize=True, deadline=None)
def test_les_codes_restent_intacts(secret, proposition):
    avant = secret.copy(), proposition.copy()
    repondre_par_marquage(secret, proposition)
    repondre_par_frequences(secret, proposition, 6)
    assert (secret, proposition) == avant


@given(codes_de_quatre, codes_de_quatre)
@settings(derandomize=True, deadline=None)
def test_les_traces_finissent_sur_la_reponse(secret, proposition):
    reponse = repondre_par_marquage(secret, proposition)
    for derniere in (tracer_marquage(secret, proposition)[-1], tracer_frequences(secret, proposition, 6)[-1]):
        assert (derniere.bien_places, derniere.mal_places) == reponse


def test_un_symbole_none_est_un_symbole_comme_un_autre():
    assert repondre_par_marquage([None, "R"], ["R", None]) == (0, 2)


@pytest.mark.parametrize(
    "appel, attendu",
    [
        pytest.param(lambda: repondre_par_marquage("RVBJ", "RVB"), "4 pions et 3 pions : 'RVBJ' et 'RVB'", id="longueurs"),
        pytest.param(lambda: repondre_par_marquage("RVBJ", None), "deux codes (tuples, listes ou mots), voici None", id="none"),
        pytest.param(lambda: repondre_par_marquage(12, 13), "voici 12", id="nombres"),
        pytest.param(lambda: repondre_par_frequences((0, 1), (0,), 2), "2 pions et 1 pion", id="frequences-longueurs"),
        pytest.param(lambda: frequences((0, -1), 6), "de 0 à 5, voici -1", id="numero-negatif"),
        pytest.param(lambda: frequences((0, 6), 6), "voici 6", id="numero-trop-grand"),
        pytest.param(lambda: frequences("RV", 6), "voici 'R'", id="lettres"),
        pytest.param(lambda: frequences((True,), 6), "voici True", id="booleen"),
    ],
)
def test_de_mauvais_codes_sont_refuses(appel, attendu):
    with pytest.raises(CodeInvalide) as refus:
        appel()
    assert attendu in str(refus.value)


def test_les_reponses_possibles_sont_exactement_celles_que_donnent_des_codes():
    for nb_pions in (1, 2, 3, 4):
        codes = list(tous_les_codes(nb_pions, 3 if nb_pions < 4 else 4))
        donnees = {repondre_par_marquage(secret, proposition) for secret, proposition in product(codes, repeat=2)}
        assert set(reponses_possibles(nb_pions)) == donnees
        assert [exiger_reponse(list(reponse), nb_pions) for reponse in sorted(donnees)] == reponses_possibles(nb_pions)


@pytest.mark.parametrize(
    "reponse, nb_pions, attendu",
    [
        pytest.param((-1, 2), 4, "positifs ou nuls, voici (-1, 2)", id="bien-places-negatifs"),
        pytest.param((2, -1), 4, "positifs ou nuls, voici (2, -1)", id="mal-places-negatifs"),
        pytest.param((3, 2), 4, "au plus 4 pions en tout, en voici 5 : (3, 2)", id="trop-de-pions"),
        pytest.param((0, 5), 4, "au plus 4 pions en tout, en voici 5 : (0, 5)", id="trop-de-mal-places"),
        pytest.param((0, 1), 1, "avec 0 pion bien placé sur 1, le dernier", id="un-pion"),
        pytest.param((1, 1), 2, "avec 1 pion bien placé sur 2, le dernier", id="deux-pions"),
        pytest.param((2, 1), 3, "avec 2 pions bien placés sur 3, le dernier", id="trois-pions"),
        pytest.param((1, 2, 3), 4, "il faut deux nombres entiers, bien placés et mal placés, voici (1, 2, 3)", id="trois-nombres"),
        pytest.param(None, 4, "voici None", id="none"),
        pytest.param({1, 2}, 4, "voici {1, 2}", id="ensemble"),
        pytest.param((1.0, 2), 4, "voici (1.0, 2)", id="nombre-a-virgule"),
        pytest.param((True, 2), 4, "voici (True, 2)", id="booleen"),
        pytest.param((1, "2"), 4, "il faut deux nombres entiers, bien placés et mal placés, voici (1, '2')", id="texte-en-second"),
    ],
)
def test_une_reponse_que_nul_ne_peut_donner_est_refusee(reponse, nb_pions, attendu):
    with pytest.raises(ReponseInvalide) as refus:
        exiger_reponse(reponse, nb_pions)
    assert attendu in str(refus.value)
