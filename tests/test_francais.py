"""Le français du programme : accords, citations, phrases, nombres."""

import ast
from fractions import Fraction
from pathlib import Path

import pytest

from mastermind_edu.francais import abreger, accorder, citer, ecrire_decimal, ecrire_nombre, en_phrase, majuscule, proposer


@pytest.mark.parametrize(
    "nombre, nom, attendu",
    [
        (0, "pion", "0 pion"),
        (1, "pion mal placé", "1 pion mal placé"),
        (2, "pion mal placé", "2 pions mal placés"),
        (3, "numéro de couleur", "3 numéros de couleurs"),
        (2, "bien placé", "2 bien placés"),
    ],
)
def test_le_nom_s_accorde_a_partir_de_deux(nombre, nom, attendu):
    assert accorder(nombre, nom) == attendu


@pytest.mark.parametrize(
    "valeur, attendu",
    [
        pytest.param("R" * 40, repr("R" * 40), id="texte-qui-tient"),
        pytest.param("R" * 41, "'" + "R" * 39 + "… (41 caractères)", id="texte-trop-long-d-un-caractere"),
        pytest.param(b"x" * 77, "b'" + "x" * 77 + "'", id="autre-valeur-qui-tient"),
        pytest.param(b"x" * 78, "b'" + "x" * 78 + "…", id="autre-valeur-trop-longue-d-un-caractere"),
        pytest.param(None, "None", id="rien"),
        pytest.param(12, "12", id="nombre"),
    ],
)
def test_une_citation_est_entiere_ou_coupee_au_bon_endroit(valeur, attendu):
    assert citer(valeur) == attendu


def test_abreger_ne_depasse_jamais_la_longueur():
    assert abreger("é" * 120) == "é" * 120
    assert abreger("é" * 121) == "é" * 119 + "…"
    assert (abreger("abcd", 4), abreger("abcde", 4)) == ("abcd", "abc…")


def test_seule_la_premiere_lettre_devient_majuscule():
    assert (majuscule("élan De plus"), majuscule("")) == ("Élan De plus", "")


@pytest.mark.parametrize("fin", [".", "?", "!", "…"])
def test_une_phrase_finie_ne_recoit_pas_de_point(fin):
    assert en_phrase("fini" + fin) == "Fini" + fin


def test_une_phrase_sans_fin_recoit_un_point():
    assert en_phrase("à suivre") == "À suivre."


def test_les_milliers_sont_separes_par_une_espace_fine():
    assert (ecrire_nombre(999), ecrire_nombre(1296), ecrire_nombre(1679616)) == ("999", "1\u202f296", "1\u202f679\u202f616")


@pytest.mark.parametrize(
    "nombre, options, attendu",
    [
        (0, {}, "0"),
        (0, {"zeros": True}, "0,00"),
        (Fraction(1, 3), {}, "0,33"),
        (Fraction(2, 3), {"decimales": 1}, "0,7"),
        (Fraction(-1, 100), {}, "-0,01"),
        (Fraction(-5, 2), {}, "-2,5"),
        (Fraction(-5, 2), {"decimales": 0}, "-2"),
        (Fraction(5, 2), {"decimales": 0}, "3"),
        (Fraction(1, 8), {}, "0,13"),
        (Fraction(1, 8), {"decimales": 3}, "0,125"),
        (Fraction(1, 10**30), {"decimales": 30}, "0," + "0" * 29 + "1"),
        (13.5, {"zeros": True, "virgule": "."}, "13.50"),
        (1200, {"decimales": 1}, "1200"),
    ],
)
def test_un_decimal_est_exact_et_s_arrondit_vers_le_haut_a_egale_distance(nombre, options, attendu):
    assert ecrire_decimal(nombre, **options) == attendu


def test_le_nom_le_plus_proche_est_propose_s_il_l_est_assez():
    assert proposer("repondr", ["repond", "repondre"]) == " ; vouliez-vous dire repondre ?"
    assert proposer(None, ["repondre"]) == ""
    assert proposer("abcde", ["abcxx"]) == " ; vouliez-vous dire abcxx ?"  # trois lettres sur cinq, tout juste assez
    assert proposer("abcde", ["abcxx"], ressemblance=0.7) == ""


# Les mots de Python et du système

ANGLAIS = {"OSError", "PermissionError", "FileNotFoundError", "ValueError", "JSONDecodeError", "TOMLDecodeError", "UnicodeDecodeError", "Error", "BadZipFile", "SubprocessError"}
PAQUET = Path(__file__).resolve().parents[1] / "mastermind_edu"
DIT_A_QUELQU_UN = sorted(module for dossier in ("atelier", "commandes", "correction", "decodeurs", "poste", "progression") for module in (PAQUET / dossier).rglob("*.py"))


def citer_en_anglais(source):
    """Les lignes d’une phrase où entre telle quelle une erreur dont le texte est anglais."""
    for geste in ast.walk(ast.parse(source)):
        if isinstance(geste, ast.ExceptHandler) and geste.type and ANGLAIS & {getattr(nom, "id", getattr(nom, "attr", "")) for nom in ast.walk(geste.type)}:
            yield from (noeud.lineno for noeud in ast.walk(geste) if isinstance(noeud, ast.FormattedValue) and getattr(noeud.value, "id", "") == geste.name)


def test_aucun_message_ne_cite_l_anglais_du_systeme():
    assert [f"{module.relative_to(PAQUET)}:{ligne}" for module in DIT_A_QUELQU_UN for ligne in citer_en_anglais(module.read_text(encoding="utf-8"))] == []


def test_un_message_qui_cite_le_systeme_serait_vu():
    assert [*citer_en_anglais("try:\n    f()\nexcept (csv.Error, OSError) as e:\n    print(f'refus : {e}')")] == [4]
