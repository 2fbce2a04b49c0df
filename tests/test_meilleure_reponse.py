"""Knuth, Irving, Neuwirth, Kooi : le choix, ses départages, ses raccourcis."""

import random
from itertools import islice

import numpy as np
import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import partition, repondre_par_marquage, reponses_possibles
from mastermind_edu.decodeurs import meilleure_reponse, table
from mastermind_edu.decodeurs.decodage import jouer_contre
from mastermind_edu.decodeurs.lignes import Lignes, nb_numeros, numero_de_reponse
from mastermind_edu.decodeurs.meilleure_reponse import (
    NOTES,
    chercher_la_meilleure,
    jouer_la_meilleure,
    meilleure_proposition,
    sans_doublons,
)
from mastermind_edu.decodeurs.souffles import aller_au_bout
from mastermind_edu.decodeurs.table import (
    choisir,
    compter_les_parts,
    numeros_des_reponses,
    proposer_en_soufflant,
    table_des_reponses,
    tableau_des_codes,
)
from mastermind_edu.statistiques.moteur_numpy import MoteurNumpy
from mastermind_edu.statistiques.moteur_python import MoteurPython

CODES = list(tous_les_codes(4, 6))


def proposer(nom, candidats, codes, nb_couleurs):
    """Le choix avec numpy, d’une traite."""
    return aller_au_bout(proposer_en_soufflant(nom, candidats, codes, nb_couleurs))


def situations(nb_pions, nb_couleurs, nombre):
    """Des suites de propositions et de réponses tirées au sort : les candidats qui restent, les couleurs vues."""
    hasard, codes = random.Random(nb_pions * 10 + nb_couleurs), list(tous_les_codes(nb_pions, nb_couleurs))
    for _ in range(nombre):
        secret, propositions = hasard.choice(codes), hasard.sample(codes, hasard.randrange(3))
        attendues = [repondre_par_marquage(secret, proposition) for proposition in propositions]
        candidats = [c for c in codes if [repondre_par_marquage(c, proposition) for proposition in propositions] == attendues]
        yield candidats, {couleur for proposition in propositions for couleur in proposition}


@pytest.mark.parametrize(
    ("premiere", "plus_grande"),
    [((0, 0, 0, 0), 625), ((0, 0, 0, 1), 317), ((0, 0, 1, 1), 256), ((0, 0, 1, 2), 276), ((0, 1, 2, 3), 312)],
    ids=["1111", "1112", "1122", "1123", "1234"],
)
def test_la_premiere_proposition_separe_les_1296_codes(premiere, plus_grande):
    parts = list(map(len, partition(premiere, CODES).values()))
    assert (max(parts), sum(parts)) == (plus_grande, 1296)


@pytest.mark.parametrize(
    ("nom", "premiere"),
    [("knuth", "1122"), ("taille_moyenne", "1123"), ("entropie", "1234"), ("plus_de_parts", "1123")],
)
def test_la_premiere_proposition_de_chaque_article(nom, premiere):
    proposition = meilleure_proposition(NOTES[nom], CODES, list(sans_doublons(CODES, set())))
    assert "".join(str(numero + 1) for numero in proposition) == premiere


def test_les_propositions_de_knuth_contre_3632():
    manche = jouer_contre("knuth", (2, 5, 2, 1), 6)
    assert ["".join(str(numero + 1) for numero in code) for code, _ in manche] == ["1122", "1344", "3526", "1462", "3632"]


def test_a_note_egale_un_candidat_passe_avant_un_code_plus_petit():
    candidats = [(0, 1), (1, 0), (1, 1)]
    assert meilleure_proposition(NOTES["knuth"], candidats, [(0, 0), *candidats]) == (0, 1)


@pytest.mark.parametrize(
    "proposer_parmi",
    [
        pytest.param(lambda candidats, codes: meilleure_proposition(NOTES["knuth"], candidats, codes), id="reference"),
        pytest.param(lambda candidats, codes: proposer("knuth", candidats, codes, 3), id="rapide"),
    ],
)
def test_avec_deux_candidats_on_propose_le_plus_petit_et_avec_trois_le_meilleur(proposer_parmi):
    assert proposer_parmi([(1, 2), (2, 1)], [(0, 0)]) == (1, 2)
    assert proposer_parmi([(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (0, 2), (1, 2)]) == (1, 2)


def test_l_entropie_compare_des_entiers_exacts():
    # 4⁴ × 4⁴ × 1 = 2¹⁶ et 2² × 2² × … : des produits égaux dont les sommes de logarithmes diffèrent d’un bit.
    egales = np.array([[4, 4, 0, 0, 0, 0, 0, 0], [2, 2, 2, 2, 2, 2, 2, 2]])
    assert NOTES["entropie"]([4, 4]) == NOTES["entropie"]([2] * 8) == 2**16
    assert choisir("entropie", egales, np.array([False, True])) == 1
    assert choisir("entropie", egales, np.array([False, False])) == 0


@pytest.mark.parametrize("nom", NOTES)
@pytest.mark.parametrize("taille", [(3, 4), (2, 6), (4, 3)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_les_couleurs_jamais_vues_s_echangent_sans_changer_le_choix(nom, taille):
    codes = list(tous_les_codes(*taille))
    differences = [
        (candidats, vues)
        for candidats, vues in situations(*taille, 12)
        if meilleure_proposition(NOTES[nom], candidats, codes)
        != meilleure_proposition(NOTES[nom], candidats, sans_doublons(codes, vues))
    ]
    assert differences == []


@pytest.mark.parametrize("nom", NOTES)
@pytest.mark.parametrize("moteur", [MoteurPython, MoteurNumpy])
@pytest.mark.parametrize("taille", [(1, 4), (3, 4), (4, 3)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_les_moteurs_ne_comparent_pas_tout_et_choisissent_comme_la_reference(taille, moteur, nom):
    codes, moteur = list(tous_les_codes(*taille)), moteur(*taille)
    differences = [
        (candidats, vues, compatibles_seuls)
        for candidats, vues in situations(*taille, 6)
        for compatibles_seuls in (False, True)
        if meilleure_proposition(NOTES[nom], candidats, candidats if compatibles_seuls else codes)
        != codes[moteur.meilleure(nom, compatibles_seuls, [codes.index(code) for code in candidats], frozenset(vues))]
    ]
    assert differences == []


@pytest.mark.parametrize("nom", NOTES)
@pytest.mark.parametrize("taille", [(3, 4), (2, 10), (4, 4)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_le_choix_rapide_est_celui_de_la_reference(nom, taille):
    codes = list(tous_les_codes(*taille))
    differences = [
        candidats
        for candidats, _ in situations(*taille, 8)
        if meilleure_proposition(NOTES[nom], candidats, codes) != proposer(nom, candidats, codes, taille[1])
    ]
    assert differences == []


@pytest.mark.parametrize("nom", NOTES)
def test_le_choix_rapide_est_juste_avec_moins_de_candidats_que_de_pions(nom):
    codes = list(tous_les_codes(5, 2))
    assert proposer(nom, codes[:3], codes, 2) == meilleure_proposition(NOTES[nom], codes[:3], codes)


def test_la_meilleure_note_compte_meme_quand_la_marge_se_perd_dans_son_arrondi():
    # 100 000² + 100 000² + 10⁻⁶ s’arrondit à 2 × 10¹⁰.
    assert choisir("taille_moyenne", np.array([[200_000, 0], [100_000, 100_000]]), np.array([True, True])) == 1


@pytest.mark.parametrize("cases, candidats", [(600, 255), (64, 7)], ids=["des-colonnes", "des-lignes-aussi"])
def test_compter_par_blocs_partages_entre_les_coeurs_ne_change_rien(cases, candidats, monkeypatch):
    numeros = table_des_reponses(4, 4)  # 256 lignes : une de trop pour être comptée sur un octet
    attendues = [np.bincount(colonne, minlength=15).tolist() for colonne in numeros.T]
    assert compter_les_parts(numeros, 15).tolist() == attendues
    monkeypatch.setattr(table, "CASES_PAR_BLOC", cases)
    monkeypatch.setattr(table, "CANDIDATS_PAR_BLOC", candidats)
    assert compter_les_parts(numeros, 15).tolist() == attendues


@pytest.mark.parametrize("nombre", [255, 256, 65_536], ids=["un-octet", "deux", "quatre"])
def test_une_part_compte_tous_ses_candidats(nombre):
    assert compter_les_parts(np.zeros((nombre, 2), dtype=np.uint8), 2).tolist() == [[nombre, 0]] * 2


@pytest.mark.parametrize("paires", [64, 200])
def test_calculer_par_blocs_ne_change_pas_le_choix(paires, monkeypatch):
    codes = list(tous_les_codes(3, 4))
    d_une_traite = proposer("taille_moyenne", codes, codes, 4), compter_les_parts(table_des_reponses(3, 4), 10).tolist()
    monkeypatch.setattr(table, "PAIRES_A_LA_FOIS", paires)
    assert (proposer("taille_moyenne", codes, codes, 4), compter_les_parts(table_des_reponses(3, 4), 10).tolist()) == d_une_traite


@pytest.mark.parametrize("nom", NOTES)
def test_une_manche_est_la_meme_avec_et_sans_numpy(nom, monkeypatch):
    sans = jouer_contre(nom, (0, 3, 3, 1), 5)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 0)
    assert jouer_contre(nom, (0, 3, 3, 1), 5) == sans


@pytest.mark.parametrize("nom", NOTES)
def test_souffler_entre_deux_lots_ne_change_pas_le_choix(nom, monkeypatch):
    monkeypatch.setattr(meilleure_reponse, "find_spec", lambda nom: None)
    d_une_traite = jouer_contre(nom, (0, 3, 3, 1), 5)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 0)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_ENTRE_DEUX_SOUFFLES", 700)
    assert None in list(islice(jouer_la_meilleure(nom, False, 4, 5), 3))
    assert jouer_contre(nom, (0, 3, 3, 1), 5) == d_une_traite


@pytest.mark.parametrize("paires, souffles", [(48, 6), (5, 16)], ids=["trois-propositions", "une-au-moins"])
def test_sans_numpy_on_souffle_apres_chaque_lot_de_propositions(paires, souffles, monkeypatch):
    monkeypatch.setattr(meilleure_reponse, "find_spec", lambda nom: None)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 0)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_ENTRE_DEUX_SOUFFLES", paires)
    codes = list(tous_les_codes(2, 4))
    assert list(chercher_la_meilleure("knuth", codes, codes, 4)) == [None] * souffles


@pytest.mark.parametrize("paires, souffles", [(64, 63), (200, 21)], ids=["une-proposition", "trois-propositions"])
def test_avec_numpy_on_souffle_entre_deux_blocs_de_propositions(paires, souffles, monkeypatch):
    monkeypatch.setattr(table, "PAIRES_A_LA_FOIS", paires)
    codes = list(tous_les_codes(3, 4))
    assert list(proposer_en_soufflant("knuth", codes, codes, 4)) == [None] * souffles


def test_numpy_ne_sert_que_si_le_calcul_serait_long(monkeypatch):
    appels = []

    def proposer_en_soufflant(*demande):
        appels.append(demande)
        return (2, 2)
        yield

    monkeypatch.setattr(table, "proposer_en_soufflant", proposer_en_soufflant)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 2 * 9)  # 2 représentants, 9 candidats
    assert (next(jouer_la_meilleure("knuth", False, 2, 3)), len(appels)) == ((0, 0), 0)
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 2 * 9 - 1)
    assert (next(jouer_la_meilleure("knuth", False, 2, 3)), len(appels)) == ((2, 2), 1)


def test_sans_numpy_un_calcul_long_se_fait_en_python(monkeypatch):
    monkeypatch.setattr(meilleure_reponse, "PAIRES_EN_PYTHON", 0)
    monkeypatch.setattr(meilleure_reponse, "find_spec", lambda nom: None)
    monkeypatch.setattr(table, "proposer_en_soufflant", None)
    assert jouer_contre("knuth", (2, 1), 3)[-1] == ((2, 1), (2, 0))


@pytest.mark.parametrize("taille", [(1, 2), (1, 10), (2, 3), (3, 4), (4, 4), (5, 2), (6, 2)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_la_table_donne_toutes_les_reponses_de_la_reference(taille):
    codes = list(tous_les_codes(*taille))
    attendue = [[numero_de_reponse(repondre_par_marquage(secret, code)) for code in codes] for secret in codes]
    assert table_des_reponses(*taille).tolist() == attendue


@pytest.mark.parametrize("taille", [(1, 2), (2, 3), (3, 4), (6, 2)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_une_ligne_sans_numpy_est_celle_de_la_table(taille):
    lignes = Lignes(*taille)
    assert [list(lignes.ligne(code)) for code in tous_les_codes(*taille)] == table_des_reponses(*taille).tolist()


def test_la_table_de_4_pions_et_6_couleurs_s_accorde_avec_le_calcul_direct():
    codes = tableau_des_codes(4, 6)
    assert (table_des_reponses(4, 6) == numeros_des_reponses(codes, codes, 6)).all()


def test_les_deux_dernieres_tables_sont_gardees():
    deux, trois = table_des_reponses(2, 3), table_des_reponses(3, 3)
    assert table_des_reponses(2, 3) is deux and table_des_reponses(3, 3) is trois
    table_des_reponses(4, 3)
    assert table_des_reponses(2, 3) is not deux


def test_une_table_au_dela_des_codes_gardes_est_rendue(monkeypatch):
    assert table_des_reponses(4, 8) is table_des_reponses(4, 8)  # 4 096 codes
    monkeypatch.setattr(table, "CODES_GARDES", 8)
    assert table_des_reponses(2, 3) is not table_des_reponses(2, 3)


def test_une_table_ne_s_ecrit_pas():
    with pytest.raises(ValueError, match="read-only"):
        table_des_reponses(2, 3)[0, 0] = 1


@pytest.mark.parametrize("nb_pions", range(1, 7))
def test_chaque_reponse_possible_a_son_numero(nb_pions):
    numeros = {numero_de_reponse(reponse) for reponse in reponses_possibles(nb_pions)}
    assert len(numeros) == len(reponses_possibles(nb_pions))
    assert max(numeros) == nb_numeros(nb_pions) - 1
