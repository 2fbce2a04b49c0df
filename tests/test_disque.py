"""Les petits fichiers : écrits d’un seul coup, ou pas du tout."""

import os
from pathlib import Path

import pytest

from mastermind_edu.disque import dossier_personnel, ecrire


def test_le_dossier_du_paquet_est_dans_le_dossier_personnel(monkeypatch, tmp_path):
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert dossier_personnel() == tmp_path / ".mastermind_edu"


def test_le_texte_est_ecrit_tel_quel_avec_ses_dossiers(tmp_path):
    chemin = tmp_path / "a" / "b" / "texte.txt"
    assert ecrire(chemin, "é\r\nà\n") is True
    assert chemin.read_bytes() == "é\r\nà\n".encode()
    assert [voisin.name for voisin in chemin.parent.iterdir()] == ["texte.txt"]


def test_un_texte_identique_n_est_pas_reecrit(tmp_path):
    chemin = tmp_path / "texte.txt"
    ecrire(chemin, "pareil")
    avant = chemin.stat().st_ino, chemin.stat().st_mtime_ns
    assert ecrire(chemin, "pareil") is False
    assert (chemin.stat().st_ino, chemin.stat().st_mtime_ns) == avant


@pytest.mark.parametrize("texte", ["court", "exactement la longueur", "un texte bien plus long que celui d’avant"])
def test_un_autre_texte_remplace_l_ancien(tmp_path, texte):
    chemin = tmp_path / "texte.txt"
    ecrire(chemin, "EXACTEMENT LA LONGUEUR")
    assert ecrire(str(chemin), texte) is True
    assert chemin.read_text(encoding="utf-8") == texte


def test_un_demi_code_s_ecrit_en_clair(tmp_path):
    ecrire(tmp_path / "texte.txt", "nom\udcff")
    assert (tmp_path / "texte.txt").read_text(encoding="utf-8") == "nom\\udcff"


def test_un_refus_du_systeme_laisse_l_ancien_entier_et_rien_a_cote(tmp_path, monkeypatch):
    def refuser(*_):
        raise OSError("disque plein")

    chemin = tmp_path / "texte.txt"
    ecrire(chemin, "ancien")
    monkeypatch.setattr(os, "fsync", refuser)
    with pytest.raises(OSError, match="disque plein"):
        ecrire(chemin, "nouveau")
    assert [(voisin.name, voisin.read_text(encoding="utf-8")) for voisin in tmp_path.iterdir()] == [("texte.txt", "ancien")]
