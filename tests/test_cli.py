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
