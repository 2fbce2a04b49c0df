"""Le lanceur : options, empreinte, ports, messages, sans jamais installer pour de bon.

Un faux pip, un faux pytest ou un faux JupyterLab est un petit fichier posé dans le dossier du
cours : `python -m pip` regarde d’abord là.
"""
import ast
import errno
import importlib.util
import io
import json
import os
import subprocess
import sys
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import SimpleNamespace

import pytest

FICHIER = Path(__file__).resolve().parent.parent / "lancer.py"
spec = importlib.util.spec_from_file_location("lancer", FICHIER)
lancer = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lancer)

COUPURE = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)'\n"
    "ERROR: No matching distribution found for jupyterlab==4.6.6\n")


@pytest.fixture(autouse=True)
def signaux_intacts(monkeypatch):
    """Laisse à pytest sa façon de réagir aux signaux."""
    monkeypatch.setattr(lancer.signal, "signal", lambda *_: None)


@pytest.fixture
def cours(tmp_path, monkeypatch):
    """Un dossier de cours vide, dont le Python « de .venv » est celui des tests."""
    racine = tmp_path / "cours"
    racine.mkdir()
    (racine / "requirements.txt").write_text("jupyterlab==4.6.6\n")
    (racine / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(lancer, "RACINE", racine)
    monkeypatch.setattr(lancer, "VENV", racine / ".venv")
    monkeypatch.setattr(lancer, "EMPREINTE", racine / ".venv" / "empreinte.txt")
    monkeypatch.setattr(lancer, "chemin_python", lambda venv: Path(sys.executable))
    return racine


@pytest.fixture
def cours_pret(cours):
    """Le même, installé : l’empreinte gardée est la bonne."""
    lancer.VENV.mkdir()
    lancer.EMPREINTE.write_text(lancer.empreinte())
    return cours


def remplacer(module, source, dossier):
    """Pose dans ce dossier un faux module, que « python -m » lancera à la place du vrai."""
    (dossier / (module + ".py")).write_text(source, encoding="utf-8")


@pytest.mark.parametrize("arguments, attendu", [
    pytest.param([], (False, False, None), id="rien"),
    pytest.param(["--sans-navigateur"], (False, True, None), id="serveur seul"),
    pytest.param(["--port", "9000"], (False, False, 9000), id="port"),
    pytest.param(["--port=1024", "--sans-navigateur"], (False, True, 1024), id="les deux"),
    pytest.param(["-h"], (True, False, None), id="aide courte"),
    pytest.param(["--help"], (True, False, None), id="aide anglaise"),
    pytest.param(["--aide"], (True, False, None), id="aide"),
])
def test_les_options_sont_lues(arguments, attendu):
    options = lancer.lire_options(arguments)
    assert (options.aide, options.sans_navigateur, options.port) == attendu


@pytest.mark.parametrize("arguments", [
    pytest.param(["--prot", "9000"], id="option mal écrite"),
    pytest.param(["--sans"], id="option abrégée"),
    pytest.param(["--port"], id="port oublié"),
    pytest.param(["--port", "abc"], id="port en lettres"),
    pytest.param(["--port", "1023"], id="port réservé"),
    pytest.param(["--port", "65536"], id="port trop grand"),
    pytest.param(["--sans-navigateur=oui"], id="valeur de trop"),
    pytest.param(["test"], id="mot inconnu"),
])
def test_une_commande_mal_formee_est_refusee_en_francais(arguments, capsys):
    assert lancer.main(arguments) == 1
    sortie = capsys.readouterr()
    assert sortie.out == ""
    assert sortie.err == "erreur : cette commande n’est pas comprise.\n\n" + lancer.AIDE + "\n"


def test_l_aide_s_affiche_et_ne_prepare_rien(cours, capsys):
    assert lancer.main(["--aide"]) == 0
    assert capsys.readouterr().out == lancer.AIDE + "\n"
    assert not lancer.VENV.exists()


def test_l_empreinte_ne_change_pas_toute_seule(cours):
    assert lancer.empreinte() == lancer.empreinte()


@pytest.mark.parametrize("nom", ["requirements.txt", "pyproject.toml"])
def test_l_empreinte_change_avec_le_fichier(nom, cours):
    avant = lancer.empreinte()
    (cours / nom).write_text("autre chose\n")
    assert lancer.empreinte() != avant


def test_l_empreinte_change_avec_la_version_de_python(cours, monkeypatch):
    avant = lancer.empreinte()
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    assert lancer.empreinte() != avant


def test_l_empreinte_change_quand_le_dossier_est_deplace(cours, monkeypatch):
    avant = lancer.empreinte()
    ailleurs = cours.rename(cours.with_name("ailleurs"))
    monkeypatch.setattr(lancer, "RACINE", ailleurs)
    assert lancer.empreinte() != avant


@pytest.mark.parametrize("nom", ["requirements.txt", "pyproject.toml"])
def test_un_fichier_manquant_est_nomme(nom, cours, capsys):
    (cours / nom).unlink()
    assert lancer.main(["tests"]) == 1
    assert "il manque {} :".format(nom) in capsys.readouterr().err


@pytest.mark.parametrize("gardee, python_repond, attendu", [
    pytest.param("la bonne", True, [], id="tout est prêt"),
    pytest.param("la bonne", False, ["creer_venv", "installer"], id="son Python a disparu"),
    pytest.param("installation en cours", True, ["creer_venv", "installer"], id="interrompue"),
    pytest.param("une autre", True, ["creer_venv", "installer"], id="le cours a changé"),
    pytest.param(None, True, ["installer"], id="un .venv fait par quelqu’un d’autre"),
    pytest.param(None, False, ["creer_venv", "installer"], id="pas de .venv"),
])
def test_seul_le_necessaire_est_refait(gardee, python_repond, attendu, cours_pret, monkeypatch):
    lancer.EMPREINTE.unlink()
    if gardee:
        lancer.EMPREINTE.write_text(lancer.empreinte() if gardee == "la bonne" else gardee)
    faits = []
    monkeypatch.setattr(lancer, "python_repond", lambda: python_repond)
    monkeypatch.setattr(lancer, "creer_venv", lambda: faits.append("creer_venv"))
    monkeypatch.setattr(lancer, "installer", lambda: faits.append("installer"))
    lancer.preparer()
    assert faits == attendu
    assert lancer.EMPREINTE.read_text() == lancer.empreinte()


def test_le_python_de_venv_repond(cours):
    assert lancer.python_repond()


@pytest.mark.parametrize("source", [
    pytest.param(None, id="absent"),
    pytest.param("#!/bin/sh\nexit 103\n", id="qui échoue", marks=pytest.mark.skipif(
        os.name == "nt", reason="script du shell")),
])
def test_un_python_de_venv_casse_ne_repond_pas(source, cours, monkeypatch):
    casse = cours / "python"
    if source:
        casse.write_text(source)
        casse.chmod(0o755)
    monkeypatch.setattr(lancer, "chemin_python", lambda venv: casse)
    assert not lancer.python_repond()


@pytest.mark.parametrize("venv, systeme, attendu", [
    pytest.param(PureWindowsPath("C:/cours/.venv"), "nt",
                 "C:\\cours\\.venv\\Scripts\\python.exe", id="Windows"),
    pytest.param(PurePosixPath("/cours/.venv"), "posix", "/cours/.venv/bin/python", id="ailleurs"),
])
def test_le_python_de_venv_est_la_ou_le_systeme_le_range(venv, systeme, attendu):
    assert str(lancer.chemin_python(venv, systeme)) == attendu


def fausse_creation(code, texte=""):
    return lambda *_, **__: SimpleNamespace(returncode=code, stdout=texte, stderr="")


def test_un_venv_qui_ne_peut_plus_servir_est_efface_et_on_le_dit(cours_pret, monkeypatch, capsys):
    monkeypatch.setattr(subprocess, "run", fausse_creation(0))
    (lancer.VENV / "vieux.txt").write_text("reste d’une installation")
    lancer.creer_venv()
    assert "est refait" in capsys.readouterr().out
    assert [chemin.name for chemin in lancer.VENV.iterdir()] == ["empreinte.txt"]
    assert lancer.EMPREINTE.read_text() == "installation en cours"


def test_le_python_de_venv_n_efface_pas_son_propre_dossier(cours_pret, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(lancer.VENV))
    with pytest.raises(lancer.ErreurLancement, match="deactivate"):
        lancer.creer_venv()
    assert lancer.EMPREINTE.exists()


@pytest.mark.parametrize("texte, attendu", [
    pytest.param("... because ensurepip is not available. ...",
                 "sudo apt install python3-venv", id="Debian sans ensurepip"),
    pytest.param("/usr/bin/python3: No module named venv\n",
                 "sudo apt install python3-venv", id="Python sans venv"),
    pytest.param("Error: [Errno 28] No space left on device\n",
                 "plus assez de place", id="disque plein"),
    pytest.param("Error: quelque chose d’imprévu\n",
                 "quelque chose d’imprévu\nLe dossier .venv n’est pas créé.", id="inconnue"),
])
def test_un_venv_impossible_a_creer_est_explique(texte, attendu, cours, monkeypatch, capsys):
    monkeypatch.setattr(lancer, "python_repond", lambda: False)
    monkeypatch.setattr(subprocess, "run", fausse_creation(1, texte))
    assert lancer.main(["tests"]) == 1
    assert attendu in capsys.readouterr().err
    assert lancer.EMPREINTE.read_text() == "installation en cours"


@pytest.mark.parametrize("lignes, attendu", [
    pytest.param([], [], id="silence"),
    pytest.param(["Requirement already satisfied: six\n"] * 20, [], id="tout est déjà là"),
    pytest.param(["Collecting six\n", "  Downloading six-1.whl (11 kB)\n"] * 12,
                 ["10 paquets téléchargés…"], id="douze paquets"),
    pytest.param(["  Using cached six-1.whl (11 kB)\n"] * 20,
                 ["10 paquets téléchargés…", "20 paquets téléchargés…"], id="gardés en réserve"),
    pytest.param(["Processing /reserve/six-1.whl\n"] * 10,
                 ["10 paquets téléchargés…"], id="pris sur le disque"),
    pytest.param(["  Downloading six-1.whl.metadata (1 kB)\n"] * 10, [], id="simples fiches"),
    pytest.param(["Downloading six-1.whl (11 kB)\n", "Installing collected packages: six\n"],
                 ["Paquets téléchargés : 1. Installation (une à deux minutes)…"], id="pose"),
])
def test_les_lignes_de_pip_deviennent_quelques_phrases(lignes, attendu):
    journal = io.StringIO()
    assert list(lancer.raconter(lignes, journal)) == attendu
    assert journal.getvalue() == "".join(lignes)


def test_une_installation_reussie_garde_son_journal_et_met_jupyterlab_en_francais(cours_pret):
    remplacer("pip", "import sys\nprint('Collecting', sys.argv[-1], 'été')", cours_pret)
    lancer.EMPREINTE.unlink()
    lancer.preparer()
    journal = lancer.VENV / "installation.log"
    reglages = lancer.VENV / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    assert journal.read_text(encoding="utf-8") == "Collecting requirements.txt été\n"
    assert json.loads(reglages.read_text()) == lancer.REGLAGES
    assert lancer.EMPREINTE.read_text() == lancer.empreinte()


def test_une_installation_ratee_sera_refaite(cours_pret, capsys):
    remplacer("pip", "import sys\nprint({!r})\nsys.exit(1)".format(COUPURE), cours_pret)
    lancer.EMPREINTE.unlink()
    assert lancer.main(["tests"]) == 1
    assert "vérifiez la connexion à Internet" in capsys.readouterr().err
    assert not lancer.EMPREINTE.exists()


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
                 "essayez-en une autre", id="Python trop récent"),
    pytest.param("une panne jamais vue", "une panne jamais vue", id="inconnue"),
])
def test_chaque_panne_reconnue_dit_quoi_faire(texte, attendu):
    assert attendu in lancer.expliquer(texte)


def test_d_une_panne_inconnue_seule_la_fin_est_montree():
    assert lancer.expliquer("a" * 5000 + "fin") == "a" * 997 + "fin"


@pytest.mark.parametrize("erreur, attendu", [
    pytest.param(PermissionError(errno.EACCES, "Permission denied"), "impossible d’écrire",
                 id="dossier protégé"),
    pytest.param(OSError(errno.EROFS, "Read-only file system"), "impossible d’écrire",
                 id="disque en lecture seule"),
    pytest.param(OSError(errno.ENOSPC, "No space left on device"), "plus assez de place",
                 id="disque plein"),
])
def test_une_erreur_du_systeme_ne_montre_pas_de_trace(erreur, attendu, cours, monkeypatch, capsys):
    def refuser(_):
        raise erreur
    monkeypatch.setattr(Path, "mkdir", refuser)
    monkeypatch.setattr(lancer, "python_repond", lambda: False)
    monkeypatch.setattr(lancer, "choisir_port", lambda demande: 8888)
    assert lancer.main([]) == 1
    assert attendu in capsys.readouterr().err


@pytest.fixture
def occuper(monkeypatch):
    """Rend une fonction qui déclare certains ports occupés."""
    def declarer(occupes):
        def ouvrir(adresse):
            if adresse[1] in occupes:
                raise OSError(errno.EADDRINUSE, "Address already in use")
            return io.BytesIO()
        monkeypatch.setattr(lancer.socket, "create_server", ouvrir)
    return declarer


@pytest.mark.parametrize("occupes, demande, attendu, annonce", [
    pytest.param([], None, 8888, "", id="le port habituel"),
    pytest.param([], 9000, 9000, "", id="le port demandé"),
    pytest.param([8888], None, 8889, "Le port 8888 est déjà pris : essayons le suivant.\n",
                 id="le suivant"),
    pytest.param([8888], 8890, 8890, "", id="demandé, donc pas de recherche"),
])
def test_le_port_est_le_premier_libre(occupes, demande, attendu, annonce, occuper, capsys):
    occuper(occupes)
    assert lancer.choisir_port(demande) == attendu
    assert capsys.readouterr().out == annonce


@pytest.mark.parametrize("occupes, arguments, attendu", [
    pytest.param([9000], ["--port", "9000"], "le port 9000 est pris", id="demandé"),
    pytest.param(range(8888, 8988), [], "donnez-en un autre", id="les cent premiers"),
])
def test_sans_port_libre_rien_n_est_installe(occupes, arguments, attendu, cours, occuper, capsys):
    occuper(occupes)
    assert lancer.main(arguments) == 1
    assert attendu in capsys.readouterr().err
    assert not lancer.VENV.exists()


def test_un_vrai_port_occupe_est_reconnu():
    with lancer.socket.create_server(("localhost", 0)) as prise:
        with pytest.raises(lancer.ErreurLancement, match="est pris"):
            lancer.choisir_port(prise.getsockname()[1])


@pytest.mark.parametrize("option", [
    "--LabApp.default_url=/lab/tree/notebooks/00_jouer.ipynb",
    "--ServerApp.port=9000",
    "--ServerApp.open_browser=False",
])
def test_jupyterlab_recoit_l_option(option):
    assert option in lancer.commande_jupyter(9000, sans_navigateur=True)


def test_jupyterlab_montre_tout_le_cours_et_ouvre_le_navigateur(cours):
    commande = lancer.commande_jupyter(8888, sans_navigateur=False)
    assert "--ServerApp.root_dir={}".format(cours) in commande
    assert "--ServerApp.open_browser=True" in commande


@pytest.mark.parametrize("numero, attendu", [
    pytest.param(0, True, id="administrateur"),
    pytest.param(1000, False, id="élève"),
])
def test_allow_root_n_est_ajoute_que_pour_l_administrateur(numero, attendu, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: numero, raising=False)
    assert ("--allow-root" in lancer.commande_jupyter(8888, False)) == attendu


def test_allow_root_n_est_pas_ajoute_sous_windows(monkeypatch):
    monkeypatch.delattr(os, "geteuid", raising=False)
    assert "--allow-root" not in lancer.commande_jupyter(8888, False)


def test_l_adresse_affichee_porte_le_jeton_du_serveur(cours_pret, occuper, capsys):
    occuper([])
    remplacer("jupyterlab", "import os\nprint(os.environ['JUPYTER_TOKEN'])", cours_pret)
    assert lancer.main(["--sans-navigateur"]) == 0
    jeton = (lancer.VENV / "jupyterlab.log").read_text().strip()
    sortie = capsys.readouterr().out
    assert "http://localhost:8888{}?token={}\n".format(lancer.PREMIERE_PAGE, jeton) in sortie
    assert sortie.endswith("JupyterLab est fermé. Au revoir !\n")


def test_un_jupyterlab_qui_s_arrete_seul_est_signale(cours_pret, occuper, capsys):
    occuper([])
    remplacer("jupyterlab", "raise SystemExit(3)", cours_pret)
    assert lancer.main([]) == 1
    assert "voyez .venv/jupyterlab.log" in capsys.readouterr().err


def test_tests_transmet_ses_arguments_a_pytest_et_rend_son_code(cours_pret):
    source = "import pathlib, sys\npathlib.Path('vu').write_text(str(sys.argv[1:]))\nsys.exit(5)"
    remplacer("pytest", source, cours_pret)
    assert lancer.main(["tests", "-q", "--port", "-k", "marquage"]) == 5
    assert (cours_pret / "vu").read_text() == "['-n', 'auto', '-q', '--port', '-k', 'marquage']"


@pytest.mark.parametrize("etape", ["choisir_port", "preparer", "ouvrir_cours"])
def test_ctrl_c_dit_au_revoir(etape, cours_pret, occuper, monkeypatch, capsys):
    def interrompre(*_):
        raise KeyboardInterrupt
    occuper([])
    monkeypatch.setattr(lancer, etape, interrompre)
    assert lancer.main([]) == 130
    sortie = capsys.readouterr()
    assert "Au revoir" in sortie.out and sortie.err == ""


class FauxProcessus:
    """Un processus qui finit à temps, ou qu’il faut arrêter."""

    def __init__(self, finit):
        self.finit, self.appels = finit, []

    def wait(self, timeout=None):
        self.appels.append("attendre")
        if timeout and not self.finit:
            raise subprocess.TimeoutExpired("faux", timeout)

    def terminate(self):
        self.appels.append("arrêter")


@pytest.mark.parametrize("finit", [True, False], ids=["docile", "sourd"])
def test_aucun_processus_ne_survit_a_ctrl_c(finit, cours, monkeypatch):
    processus = FauxProcessus(finit)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: processus)
    with pytest.raises(KeyboardInterrupt), lancer.python_du_cours(["-m", "jupyterlab"]):
        raise KeyboardInterrupt
    assert processus.appels == ["attendre", "arrêter", "attendre"]


def test_la_syntaxe_reste_lisible_par_un_vieux_python():
    arbre = ast.parse(FICHIER.read_text(encoding="utf-8"), feature_version=(3, 4))
    trop_recents = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Nonlocal)
    assert not [noeud for noeud in ast.walk(arbre) if isinstance(noeud, trop_recents)]


def vieux_python():
    """Renvoie les Python d’avant 3.10 que pyenv a installés, s’il y en a."""
    versions = Path.home().glob(".pyenv/versions/[23].[0-9]*/bin/python")
    vieux = [chemin for chemin in sorted(versions) if "/3.1" not in chemin.as_posix()]
    return vieux or [pytest.param(None, marks=pytest.mark.skip("aucun vieux Python ici"))]


@pytest.mark.parametrize("python", vieux_python(), ids=lambda chemin: chemin and chemin.parts[-3])
def test_un_vieux_python_affiche_un_refus_lisible(python):
    essai = subprocess.run([python, FICHIER], capture_output=True, env={"LC_ALL": "C"})
    assert essai.returncode == 1
    assert essai.stdout == b""
    assert essai.stderr.decode("utf-8").startswith("erreur : il faut Python 3.10 ou plus récent")


def test_une_console_en_cp1252_recoit_de_l_utf_8():
    essai = subprocess.run([sys.executable, FICHIER, "--aide"], capture_output=True,
                           env=dict(os.environ, PYTHONIOENCODING="cp1252"))
    assert essai.stdout.decode("utf-8").replace("\r\n", "\n") == lancer.AIDE + "\n"


@pytest.mark.parametrize("extension, cle", [
    pytest.param(extension, cle, id=cle)
    for extension, valeurs in lancer.REGLAGES.items() for cle in valeurs])
def test_jupyterlab_connait_ce_reglage(extension, cle):
    paquet, greffon = extension.split(":")
    partage = Path(sys.prefix) / "share" / "jupyter"
    dossiers = (partage / "lab" / "schemas" / paquet, partage / "labextensions" / paquet / "schemas" / paquet)
    (schema,) = [dossier / (greffon + ".json") for dossier in dossiers if (dossier / (greffon + ".json")).exists()]
    assert cle in json.loads(schema.read_text(encoding="utf-8"))["properties"]
