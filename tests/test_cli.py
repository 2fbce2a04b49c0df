"""La ligne de commande, appelée comme une fonction."""

import io

import pytest

from mastermind_edu.cli import main


@pytest.mark.parametrize("arguments", [[], ["-h"], ["--aide"], ["jouer", "--help"]])
def test_l_aide_est_en_francais(arguments, capsys):
    assert main(arguments) == 0
    assert capsys.readouterr().out.startswith("utilisation : mastermind-edu COMMANDE")


@pytest.mark.parametrize("arguments", [["joue"], ["jouer", "--nivo", "pro"], ["jouer", "--niveau"], ["fabriquer", "--x"]])
def test_une_commande_incomprise_rappelle_l_aide(arguments, capsys):
    assert main(arguments) == 2
    assert "cette commande n’est pas comprise" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["jouer", "--presentation", "iut"], "il faut une présentation parmi bts, unisciel, voici 'iut'"),
        (["jouer", "--niveau", "facile"], "il faut un niveau parmi classique, novice, pro, killer, voici 'facile'"),
    ],
)
def test_un_nom_inconnu_donne_les_noms_connus(arguments, message, capsys):
    assert main(arguments) == 1
    assert message in capsys.readouterr().err


def test_fabriquer_hors_du_cours_le_dit(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["fabriquer"]) == 1
    assert "il faut le dossier du cours" in capsys.readouterr().err


def test_une_manche_se_joue_de_bout_en_bout(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n"))
    assert main(["jouer", "--presentation", "bts"]) == 0
    assert "abandon" in capsys.readouterr().out.lower()


def test_les_statistiques_d_un_decodeur(capsys):
    assert main(["statistiques", "knuth"]) == 0
    sortie = capsys.readouterr().out
    assert "5801/1296 = 4,4761" in sortie
    assert "maximum  5, pour 694 secrets" in sortie


def test_les_statistiques_de_plusieurs_decodeurs_les_rangent_par_moyenne(capsys):
    assert main(["statistiques", "lexicographique", "optimal", "knuth"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    assert [ligne.split()[0] for ligne in lignes[-3:]] == ["optimal", "knuth", "lexicographique"]


def test_les_statistiques_de_tous_disent_quel_decodeur_ne_peut_pas_jouer(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("mastermind_edu.statistiques.reserve.dossier_personnel", lambda: tmp_path)
    assert main(["statistiques", "tous", "--pions", "1", "--couleurs", "6"]) == 0
    sortie = capsys.readouterr()
    assert "sans optimal_en_cinq : il faut permettre plus de 5 propositions" in sortie.err
    assert "optimal_en_cinq" not in sortie.out
    assert "dijon3" in sortie.out


def test_les_preuves_s_affichent_avec_leur_temps(capsys):
    assert main(["prouver"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    assert [ligne.split(" (")[0] for ligne in lignes[1:3]] == [
        "Le plus petit total : 5625",
        "Le plus petit total en 5 propositions au plus : 5626",
    ]
    assert lignes[3].startswith("Trouver tous les secrets en 4 propositions au plus : impossible, prouvé en ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["statistiques", "knut"], "il faut un décodeur parmi lexicographique"),
        (["statistiques", "knuth", "--pions", "7"], "il faut de 1 à 6 pions, en voici 7"),
        (["prouver", "--couleurs", "1"], "il faut de 2 à 10 couleurs, en voici 1"),
        (["prouver", "--au-plus", "0"], "il faut permettre un nombre entier de propositions, 1 au moins, voici 0"),
    ],
    ids=["décodeur", "pions", "couleurs", "borne"],
)
def test_des_statistiques_impossibles_sont_refusees_sans_rien_afficher(arguments, message, capsys):
    assert main(arguments) == 1
    assert message in capsys.readouterr().err
