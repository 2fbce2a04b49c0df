"""Les pannes de l’installation : celles de pip et de Windows, reconnues à ce qu’elles disent.

Ce qui les provoque est dans `test_lancer.py`. Commencer par `test_chaque_panne_reconnue_dit_quoi_faire`.
"""

import os
import sys
import sysconfig
from pathlib import Path
from types import SimpleNamespace

import pytest
from test_lancer import COUPURE, lancer

from mastermind_edu.poste import installation, pannes

PAQUETS = Path(sysconfig.get_path("purelib"))


@pytest.mark.parametrize("texte, attendu", [
    pytest.param(COUPURE, "vérifiez la connexion", id="réseau coupé"),
    pytest.param("ReadTimeoutError: Read timed out.", "vérifiez la connexion", id="trop lent"),
    pytest.param("connection broken by 'ProxyError(...)'", "le proxy", id="proxy"),
    pytest.param("SSLError(SSLCertVerificationError(...))", "vérifiez la connexion", id="certificat"),
    pytest.param("OSError: [Errno 28] No space left on device\n" + COUPURE,
                 "plus assez de place", id="disque plein, puis d’autres erreurs"),
    pytest.param("OSError: [WinError 112] Espace insuffisant sur le disque",
                 "plus assez de place", id="disque plein sous Windows"),
    pytest.param("[Errno 13] Permission denied: '.venv'", "impossible d’écrire", id="écriture"),
    pytest.param("[WinError 5] Accès refusé: 'six.py'", "impossible d’écrire", id="Windows occupé"),
    pytest.param("[WinError 32] fichier utilisé", "fermez les programmes", id="fichier ouvert"),
    pytest.param("ERROR: No matching distribution found for numpy==2.6",
                 "installez Python 3.10 à 3.14", id="Python trop récent"),
    pytest.param("OSError: [Errno 122] Disk quota exceeded", "votre quota est atteint", id="quota"),
    pytest.param("[WinError 1295] Le quota est dépassé", "votre quota est atteint", id="quota de Windows"),
    pytest.param("OSError: [Errno 2] No such file or directory: 'C:\\a\\b'\nHINT: This error might have occurred since this system does not have Windows Long Path support enabled.",
                 "trop long pour Windows : il en faut 97 signes", id="chemin trop long, dit par pip"),
    pytest.param("[WinError 206] Nom de fichier ou extension trop long", "Déplacez ce dossier plus haut", id="chemin trop long"),
    pytest.param("[WinError 1260] Ce programme est bloqué par une stratégie de groupe", "interdit d’exécuter un programme", id="stratégie de groupe"),
    pytest.param("[WinError 4551] Une stratégie de contrôle d’application a bloqué ce fichier", "interdit d’exécuter un programme", id="contrôle d’application"),
    pytest.param("Error: [WinError 1920] Le système ne peut pas accéder au fichier", "raccourci du Microsoft Store", id="raccourci du Store"),
    pytest.param("PermissionError: [WinError 5] Accès refusé: 'C:\\Users\\a\\AppData\\Local\\Microsoft\\WindowsApps\\python.exe'",
                 "raccourci du Microsoft Store", id="raccourci du Store, qui ne laisse pas écrire"),
    pytest.param("error: Microsoft Visual C++ 14.0 or greater is required.", "n’existe pas tout fait pour ce Python", id="il faudrait compiler"),
    pytest.param("ERROR: Failed building wheel for pyzmq", "n’existe pas tout fait pour ce Python", id="compilation ratée"),
    pytest.param("une panne jamais vue", "une panne jamais vue", id="inconnue"),
])
def test_chaque_panne_reconnue_dit_quoi_faire(texte, attendu):
    assert attendu in pannes.expliquer(texte)


def test_d_une_panne_inconnue_seule_la_fin_est_montree():
    assert pannes.expliquer("a" * 5000 + "fin") == "a" * 997 + "fin"


# Windows : la longueur des chemins


def faux_registre(valeur):
    """Un `winreg` qui répond cette valeur, ou qui n’a pas la clé."""
    from contextlib import nullcontext

    def lire(cle, nom):
        if valeur is None:
            raise FileNotFoundError(nom)
        return valeur, 4

    return SimpleNamespace(HKEY_LOCAL_MACHINE=0, OpenKey=lambda *_: nullcontext(), QueryValueEx=lire)


@pytest.mark.parametrize("signes, permis, refuse", [
    pytest.param(97, 0, False, id="juste assez court"),
    pytest.param(98, 0, True, id="un signe de trop"),
    pytest.param(98, None, True, id="un vieux Windows"),
    pytest.param(98, 1, False, id="les longs chemins permis"),
])
def test_un_dossier_trop_profond_est_refuse_avant_d_installer(signes, permis, refuse, monkeypatch):
    monkeypatch.setitem(sys.modules, "winreg", faux_registre(permis))
    assert pannes.reproche_au_chemin("C" * signes).startswith("le chemin du dossier du cours est trop long") is refuse


def test_le_refus_d_un_dossier_trop_profond_dit_sa_longueur_et_ne_cree_rien(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "winreg", faux_registre(0))
    racine = tmp_path / ("profond" * 20)
    racine.mkdir()
    for nom in (installation.ELEVE, "pyproject.toml"):
        (racine / nom).write_text("")
    for nom, valeur in (("RACINE", racine), ("VENV", racine / ".venv"), ("EMPREINTE", racine / ".venv/e"), ("os", SimpleNamespace(**{**vars(os), "name": "nt"}))):
        monkeypatch.setattr(installation, nom, valeur)
    with pytest.raises(installation.ErreurLancement, match=f"97 signes au plus, il en a {len(str(racine))}."):
        installation.completer(installation.ELEVE)
    assert not (racine / ".venv").exists()


def test_aucun_fichier_installe_n_est_plus_profond_que_la_limite_annoncee():
    """Sous Windows, les paquets vont dans `.venv/Lib/site-packages`, sans le nom de Python."""
    chemins = (os.path.relpath(os.path.join(dossier, nom), PAQUETS) for dossier, _, noms in os.walk(PAQUETS) for nom in noms)
    assert max(len(chemin) for chemin in chemins) + len(".venv/Lib/site-packages/") <= pannes.PLUS_LONG_CHEMIN


def test_aucun_fichier_du_cours_n_approche_de_la_limite_annoncee():
    racine = Path(pannes.__file__).parents[2]
    chemins = (chemin.relative_to(racine).as_posix() for chemin in (racine / "mastermind_edu").rglob("*"))
    assert max(map(len, chemins)) < pannes.PLUS_LONG_CHEMIN / 2 + 10


def test_un_python_de_venv_que_le_systeme_refuse_ne_repond_pas(monkeypatch):
    def refuser(*_, **__):
        raise OSError(8, "[WinError 1260] bloqué")
    monkeypatch.setattr(installation.subprocess, "call", refuser)
    assert not installation.python_repond()


def test_une_commande_travaille_en_utf_8_et_connait_son_lanceur(monkeypatch):
    from contextlib import nullcontext

    recus = {}
    monkeypatch.setattr(lancer.installation, "preparer", lambda *_: None)
    monkeypatch.setattr(lancer.installation, "python_du_cours", lambda mots, **options: recus.update(options["env"]) or nullcontext(SimpleNamespace(wait=lambda: 0)))
    lancer.executer(["statistiques", "cfc"])
    assert (recus["PYTHONUTF8"], recus["MASTERMIND_LANCEUR"]) == ("1", str(os.getpid()))
