"""Le barème : un fichier que l’on modifie à la main."""

from fractions import Fraction

import pytest

from mastermind_edu import ErreurMastermind
from mastermind_edu.correction.notation.bareme import bareme_par_defaut, ecrire_bareme, lire_bareme
from mastermind_edu.exercices import CHAPITRES, TOUS

TOUT_A_ZERO = "".join(f"{nom};0\n" for nom in CHAPITRES["05_frequences"])


def ecrire(tmp_path, texte, encodage="utf-8"):
    chemin = tmp_path / "fichier.csv"
    chemin.write_bytes(texte.encode(encodage))
    return chemin


def test_sans_fichier_les_points_sont_ceux_du_catalogue():
    assert lire_bareme() == {nom: exercice.points for nom, exercice in TOUS.items()}


def test_le_bareme_ecrit_se_relit_tel_quel_et_se_modifie(tmp_path):
    ecrire_bareme(tmp_path / "bareme.csv")
    assert lire_bareme(tmp_path / "bareme.csv") == bareme_par_defaut()
    texte = (tmp_path / "bareme.csv").read_text(encoding="utf-8")
    modifie = texte.replace("\nrepondre;4", "\nrepondre;4,5").replace("total 04_marquage;16", "total 04_marquage;16,5")
    (tmp_path / "bareme.csv").write_text(modifie, encoding="utf-8")
    assert lire_bareme(tmp_path / "bareme.csv") == {**bareme_par_defaut(), "repondre": Fraction(9, 2)}


def test_le_bareme_ecrit_s_ouvre_dans_un_tableur_francais(tmp_path):
    ecrire_bareme(tmp_path / "bareme.csv")
    octets = (tmp_path / "bareme.csv").read_bytes()
    assert octets.startswith(b"\xef\xbb\xbfexercice;points\r\nnombre_de_trous;1\r\n")
    assert b"repondre;4\r\nmes_cas_repondre;2\r\ntotal 04_marquage;16\r\n" in octets


def test_un_bareme_deja_la_n_est_jamais_ecrase(tmp_path):
    chemin = ecrire(tmp_path, "exercice;points\nrepondre;5\n")
    with pytest.raises(ErreurMastermind, match="il faut un nouveau nom de fichier pour le barème, .*fichier.csv existe déjà"):
        ecrire_bareme(chemin)
    assert lire_bareme(chemin)["repondre"] == 5


@pytest.mark.parametrize(
    "texte, points",
    [
        pytest.param("exercice;points\nrepondre;5\n", 5, id="entier"),
        pytest.param("exercice;points\nrepondre;2,5\n", Fraction(5, 2), id="virgule"),
        pytest.param("exercice;points\nrepondre;2.25\n", Fraction(9, 4), id="point"),
        pytest.param("exercice;points\nrepondre;0\n", 0, id="zero"),
        pytest.param("\ufeffExercice;Points;;\r\n# mes points\r\n\r\nrepondre;5;;\r\n", 5, id="tableur"),
        pytest.param("exercice\tpoints\nrepondre\t2,5\n", Fraction(5, 2), id="tabulations"),
        pytest.param('exercice,points\nrepondre,"2,5"\n', Fraction(5, 2), id="virgules"),
        pytest.param("exercice;points\nrepondre;5\ntotal 04_marquage;17\n", 5, id="total-juste"),
        pytest.param("exercice;points\nposition;5\n", 4, id="absent-du-fichier"),
    ],
)
def test_un_bareme_se_lit_comme_un_tableur_l_ecrit(tmp_path, texte, points):
    assert lire_bareme(ecrire(tmp_path, texte))["repondre"] == points


@pytest.mark.parametrize(
    "lignes, message",
    [
        pytest.param("reponde;4", "ligne 2 : il faut le nom d’un exercice du cours, voici 'reponde' ; vouliez-vous dire repondre ?", id="inconnu"),
        pytest.param("repondre;-1", "ligne 2 : il faut dans « points » un nombre positif ou nul", id="negatif"),
        pytest.param("repondre;", "voici ''", id="vide"),
        pytest.param("repondre;beaucoup", "voici 'beaucoup'", id="pas-un-nombre"),
        pytest.param("repondre;1e3", "voici '1e3'", id="exposant"),
        pytest.param("repondre;٤", "voici '٤'", id="chiffre-arabe"),
        pytest.param("repondre;1,125", "deux décimales au plus", id="trop-de-decimales"),
        pytest.param("repondre;4\n\nrepondre;5", "ligne 4 : il faut une seule ligne par exercice, 'repondre' est déjà ligne 2", id="double"),
        pytest.param("repondre;4;oui", "ligne 2 : il faut 2 cellules, en voici 3", id="trop-de-cellules"),
        pytest.param("repondre;5\ntotal 04_marquage;12", "ligne 3 : il faut 17 pour le total de 04_marquage (1 + 2 + 2 + 2 + 3 + 5 + 2), voici 12", id="total-faux"),
        pytest.param("total 99;12", "voici '99'", id="total-inconnu"),
        pytest.param(TOUT_A_ZERO, "il faut au moins un exercice noté au chapitre 05_frequences", id="chapitre-nul"),
    ],
)
def test_un_bareme_impossible_dit_la_ligne_et_la_valeur(tmp_path, lignes, message):
    with pytest.raises(ErreurMastermind) as refus:
        lire_bareme(ecrire(tmp_path, f"exercice;points\n{lignes}\n"))
    assert message in str(refus.value) and "fichier.csv" in str(refus.value)


@pytest.mark.parametrize(
    "octets", [b"", b"nom;note\nrepondre;4\n", b"exercice;points\nrepondre;\x004\n", b"PK\x03\x04\xff\xfe\n"], ids=["vide", "autres-colonnes", "nul", "xlsx"]
)
def test_un_fichier_qui_n_est_pas_un_bareme_est_refuse(tmp_path, octets):
    (tmp_path / "fichier.csv").write_bytes(octets)
    with pytest.raises(ErreurMastermind, match="fichier.csv, ligne"):
        lire_bareme(tmp_path / "fichier.csv")


def test_un_bareme_absent_est_nomme(tmp_path):
    with pytest.raises(ErreurMastermind, match="il faut un fichier lisible, voici .*absent.csv"):
        lire_bareme(tmp_path / "absent.csv")
