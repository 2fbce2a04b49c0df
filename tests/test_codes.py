"""Les codes : tirer, lire, écrire, ranger."""

import linecache
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu import PALETTE, CodeInvalide, Regles, choisir_couleurs, ecrire_mot, lire_proposition, tirer_code
from mastermind_edu.coeur.codes import code_suivant, exiger_code, tous_les_codes
from mastermind_edu.coeur.erreurs import AbandonDemande, ErreurMastermind

CLASSIQUE = Regles()
SAE = Regles(couleurs=choisir_couleurs("RBJVON"))


@pytest.mark.parametrize(
    "saisie",
    ["RVBJ", "rvbj", "r v b j", " R V B J ", "R.V.B.J", "R,V,B,J", "1.2.3.4", "1 2 3 4", "1234", "1\t2\t3\t4", "1-2-3-4"],
)
def test_toutes_les_formes_des_documents_se_lisent(saisie):
    assert lire_proposition(saisie, CLASSIQUE) == (0, 1, 2, 3)


def test_le_mot_de_la_sae_donne_les_numeros_de_la_sae():
    assert lire_proposition("BRJR", SAE) == (1, 0, 2, 0)


@pytest.mark.parametrize(
    "saisie, attendu",
    [
        pytest.param("RVB", "il faut 4 pions, en voici 3 : 'RVB'", id="trop-court"),
        pytest.param("RVBJP", "il faut 4 pions, en voici 5 : 'RVBJP'", id="trop-long"),
        pytest.param("", "en voici 0 : ''", id="vide"),
        pytest.param("   ", "en voici 0", id="blancs"),
        pytest.param("R" * 100_000, "(100000 caractères)", id="enorme"),
        pytest.param("RVBX", "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici 'X'", id="lettre-inconnue"),
        pytest.param("1.2.3.7", "voici '7'", id="nombre-trop-grand"),
        pytest.param("0.1.2.3", "voici '0'", id="zero"),
        pytest.param("1.2.3.99999999999", "voici '99999999999'", id="nombre-immense"),
        pytest.param("🔴🟢🔵🟡", "voici '🔴'", id="emoji"),
        pytest.param("RVBÉ", "voici 'É'", id="accent"),
        pytest.param("RVBß", "en voici 5", id="lettre-qui-se-dedouble"),
        pytest.param("１２３４", "voici '１'", id="chiffres-d-une-autre-ecriture"),
        pytest.param("123²", "voici '²'", id="exposant"),
        pytest.param(None, "il faut un texte comme 'RVBJ', voici None", id="none"),
        pytest.param(1234, "voici 1234", id="nombre"),
        pytest.param(["R", "V", "B", "J"], "il faut un texte", id="liste"),
        pytest.param(b"RVBJ", "il faut un texte", id="octets"),
    ],
)
def test_une_mauvaise_saisie_dit_ce_qui_etait_attendu_et_ce_qui_est_venu(saisie, attendu):
    with pytest.raises(CodeInvalide) as refus:
        lire_proposition(saisie, CLASSIQUE)
    assert attendu in str(refus.value)
    assert len(str(refus.value)) < 200


@pytest.mark.parametrize("saisie", ["?", " ? ", "?\n"])
def test_le_point_d_interrogation_demande_l_abandon(saisie):
    with pytest.raises(AbandonDemande):
        lire_proposition(saisie, CLASSIQUE)


def test_avec_plus_de_neuf_couleurs_les_nombres_ont_deux_chiffres():
    couleurs = PALETTE + tuple(PALETTE[0]._replace(initiale=lettre, nom=lettre) for lettre in "XYZ")
    assert lire_proposition("11.1.10.2", Regles(couleurs=couleurs)) == (10, 0, 9, 1)
    assert lire_proposition("11 1", Regles(2, couleurs)) == (10, 0)


def test_une_lettre_parmi_des_nombres_separes_fait_lire_signe_a_signe():
    assert lire_proposition("12 R3", CLASSIQUE) == lire_proposition("R3 12", CLASSIQUE)[2:] + lire_proposition("R3 12", CLASSIQUE)[:2] == (0, 1, 0, 2)


def test_une_erreur_montre_la_derniere_ligne_de_l_eleve():
    cellule = "def lire(mot):\n    return lire_proposition(mot, regles)\n\nlire('RV')\n"
    linecache.cache["<cellule>"] = len(cellule), None, cellule.splitlines(keepends=True), "<cellule>"
    with pytest.raises(CodeInvalide) as refus:
        exec(compile(cellule, "<cellule>", "exec"), {"lire_proposition": lire_proposition, "regles": CLASSIQUE})
    assert refus.value._render_traceback_() == ["ligne 2 : return lire_proposition(mot, regles)", f"CodeInvalide: {refus.value}"]


def test_un_nombre_garde_ses_zeros_jusqu_a_trois_chiffres():
    assert lire_proposition("001.02.3.4", CLASSIQUE) == (0, 1, 2, 3)
    with pytest.raises(CodeInvalide, match="voici '0001'"):
        lire_proposition("0001.2.3.4", CLASSIQUE)


@given(st.text(max_size=30))
@settings(derandomize=True, deadline=None)
def test_aucun_texte_ne_provoque_une_autre_erreur(texte):
    try:
        code = lire_proposition(texte, CLASSIQUE)
    except CodeInvalide:
        return
    assert exiger_code(code, CLASSIQUE) == code


@given(st.tuples(*[st.integers(0, 5)] * 4))
@settings(derandomize=True, deadline=None)
def test_ecrire_puis_lire_redonne_le_code(code):
    assert lire_proposition(ecrire_mot(code, CLASSIQUE), CLASSIQUE) == code


@pytest.mark.parametrize(
    "code, attendu",
    [
        pytest.param((0, 1, 2), "il faut 4 pions, en voici 3", id="court"),
        pytest.param((0, 1, 2, 6), "numéros de couleur de 0 à 5, voici 6", id="trop-grand"),
        pytest.param((0, 1, 2, -1), "voici -1", id="negatif"),
        pytest.param((0, 1, 2, True), "voici True", id="booleen"),
        pytest.param("RVBJ", "lire_proposition en fait un d’un mot", id="mot"),
        pytest.param(None, "voici None", id="none"),
    ],
)
def test_un_code_mal_forme_est_refuse(code, attendu):
    with pytest.raises(CodeInvalide) as refus:
        ecrire_mot(code, CLASSIQUE)
    assert attendu in str(refus.value)


def test_la_meme_graine_donne_le_meme_code():
    assert tirer_code(CLASSIQUE, random.Random(7)) == tirer_code(CLASSIQUE, random.Random(7))


def test_les_tirages_prennent_tous_les_couples_a_deux_places():
    hasard = random.Random(0)
    codes = [tirer_code(Regles(3, PALETTE[:3]), hasard) for _ in range(300)]
    assert {(code[0], code[2]) for code in codes} == {(i, j) for i in range(3) for j in range(3)}


def test_chaque_couleur_sort_a_peu_pres_une_fois_sur_six():
    hasard = random.Random(0)
    pions = [numero for _ in range(3000) for numero in tirer_code(CLASSIQUE, hasard)]
    assert all(1850 < pions.count(numero) < 2150 for numero in range(6))


def test_code_suivant_parcourt_tous_les_codes_dans_l_ordre():
    codes = [(0, 0, 0)]
    while (suivant := code_suivant(codes[-1], 3)) is not None:
        codes.append(suivant)
    assert codes == list(tous_les_codes(3, 3))


@pytest.mark.parametrize(
    "appel, raison",
    [
        (lambda: tirer_code(4), "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 4"),
        (lambda: lire_proposition("RVBJ", 4), "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 4"),
        (lambda: ecrire_mot((0, 1, 2, 3), "RVBJ"), "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 'RVBJ'"),
        (lambda: tirer_code(CLASSIQUE, 3), "il faut de quoi tirer au sort, comme random.Random(7), voici 3"),
    ],
)
def test_un_argument_a_la_place_d_un_autre_est_refuse_en_francais(appel, raison):
    with pytest.raises(ErreurMastermind) as refus:
        appel()
    assert str(refus.value) == raison
