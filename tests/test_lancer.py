"""Le lanceur et l’installation : options, empreinte, verrou, messages, sans jamais installer pour de bon.

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
import time
from pathlib import Path, PurePosixPath, PureWindowsPath
from types import SimpleNamespace

import pytest

from mastermind_edu.cli import lire_options
from mastermind_edu.lecteur_de_commande import CommandeIncomprise
from mastermind_edu.poste import installation

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
    for nom in (installation.ELEVE, installation.PROFESSEUR, installation.TOUT):
        (racine / nom).write_text("jupyterlab==4.6.6\n")
    (racine / "pyproject.toml").write_text('[project]\n\nSource = "https://depot.invalid/x"\n\n[tool.ruff]\n')
    monkeypatch.setattr(installation, "RACINE", racine)
    monkeypatch.setattr(installation, "VENV", racine / ".venv")
    monkeypatch.setattr(installation, "EMPREINTE", racine / ".venv" / "empreinte.json")
    monkeypatch.setattr(installation, "VERROU", racine / ".lancer.verrou")
    monkeypatch.setattr(installation, "chemin_python", lambda venv: Path(sys.executable))
    return racine


@pytest.fixture
def cours_pret(cours):
    """Le même, installé : l’empreinte gardée est la bonne."""
    installation.VENV.mkdir()
    retenir(installation.empreinte(installation.TOUT))
    return cours


def retenir(empreinte):
    installation.EMPREINTE.write_text(json.dumps(empreinte))


def remplacer(module, source, dossier):
    """Pose dans ce dossier un faux module, que « python -m » lancera à la place du vrai."""
    (dossier / (module + ".py")).write_text(source, encoding="utf-8")


@pytest.mark.parametrize("arguments, attendu", [
    pytest.param([], (False, False, None), id="rien"),
    pytest.param(["--sans-navigateur"], (True, False, None), id="serveur seul"),
    pytest.param(["--port", "9000"], (False, False, 9000), id="port"),
    pytest.param(["--port=1024", "--prof"], (False, True, 1024), id="port et professeur"),
])
def test_les_options_sont_lues(arguments, attendu):
    options = lancer.lecteur().parse_args(arguments)
    assert (options.sans_navigateur, options.prof, options.port) == attendu


@pytest.mark.parametrize("arguments, reproche", [
    pytest.param(["--prot", "9000"], "option ou argument inconnu : --prot 9000", id="option mal écrite"),
    pytest.param(["--sans"], "option ou argument inconnu : --sans", id="option abrégée"),
    pytest.param(["--port"], "--port attend une valeur", id="port oublié"),
    pytest.param(["--port", "abc"], "--port : il faut un nombre entier, voici 'abc'", id="port en lettres"),
    pytest.param(["--port", "1023"], "--port : il faut un port de 1024 à 65535, voici 1023", id="port réservé"),
    pytest.param(["--port", "65536"], "--port : il faut un port de 1024 à 65535, voici 65536", id="port trop grand"),
    pytest.param(["--sans-navigateur=oui"], "--sans-navigateur ne prend pas de valeur, voici 'oui'", id="valeur de trop"),
    pytest.param(["test"], "'test' ; vouliez-vous dire tests ?", id="commande mal écrite"),
    pytest.param(["ouvrir", "x"], "option ou argument inconnu : x ; si c’est la suite d’un nom qui a des espaces, mettez ce nom entre guillemets", id="mot de trop"),
])
def test_une_commande_mal_formee_est_refusee_en_nommant_ce_qui_ne_va_pas(arguments, reproche, cours, capsys):
    assert lancer.main(arguments) == 1
    sortie = capsys.readouterr()
    assert sortie.out == ""
    assert sortie.err.startswith(f"erreur : cette commande n’est pas comprise : {reproche}\n\n")
    assert not installation.VENV.exists()


def test_un_dossier_d_eleve_se_passe_de_la_liste_du_professeur(cours):
    (cours / installation.TOUT).unlink()
    (cours / installation.PROFESSEUR).unlink()
    assert not installation.est_pret(installation.ELEVE)
    installation.VENV.mkdir()
    retenir(installation.empreinte(installation.ELEVE))
    assert installation.est_pret(installation.ELEVE)


@pytest.mark.parametrize("installes, demandes, pret", [("PROFESSEUR", "ELEVE", True), ("ELEVE", "PROFESSEUR", False), ("TOUT", "PROFESSEUR", True), ("PROFESSEUR", "TOUT", False)])
def test_une_installation_plus_complete_suffit(cours, installes, demandes, pret):
    installation.VENV.mkdir()
    retenir(installation.empreinte(getattr(installation, installes)))
    assert installation.est_pret(getattr(installation, demandes)) is pret


@pytest.mark.parametrize("option", ["-h", "--help", "--aide"])
def test_l_aide_s_affiche_et_ne_prepare_rien(option, cours, capsys):
    assert lancer.main([option]) == 0
    aide = capsys.readouterr().out
    assert all(nom in aide for nom in lancer.COMMANDES if nom != "ouvrir")
    assert not installation.VENV.exists()


def test_le_lanceur_transmet_exactement_les_commandes_du_paquet():
    with pytest.raises(CommandeIncomprise) as refus:
        lire_options(["?"])
    connues = str(refus.value).split("Commandes : ")[1].split(", ")
    assert sorted([*connues, "tests"]) == sorted(lancer.COMMANDES)


def test_l_empreinte_ne_change_pas_toute_seule(cours):
    assert installation.empreinte(installation.ELEVE) == installation.empreinte(installation.ELEVE)


@pytest.mark.parametrize("nom, texte", [
    ("requirements-eleve.txt", "autre chose\n"),
    ("pyproject.toml", "[project]\nname = 'x'\n"),
])
def test_l_empreinte_change_avec_ce_qu_on_installe(nom, texte, cours):
    avant = installation.empreinte(installation.ELEVE)
    (cours / nom).write_text(texte)
    assert installation.empreinte(installation.ELEVE) != avant


@pytest.mark.parametrize("nom, texte", [
    ("requirements.txt", "autre chose\n"),
    ("pyproject.toml", '[project]\n\nSource = "https://depot.invalid/x"\n\n[tool.ruff]\nline-length = 3\n'),
    ("pyproject.toml", '[project]\n\nSource = "https://forge.exemple.fr/a/b"\n\n[tool.ruff]\n'),
])
def test_l_empreinte_ignore_ce_dont_un_eleve_n_a_que_faire(nom, texte, cours):
    avant = installation.empreinte(installation.ELEVE)
    (cours / nom).write_text(texte)
    assert installation.empreinte(installation.ELEVE) == avant


def test_l_empreinte_change_avec_la_version_de_python(cours, monkeypatch):
    avant = installation.empreinte(installation.ELEVE)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    assert installation.empreinte(installation.ELEVE) != avant


@pytest.mark.parametrize("nom", ["requirements.txt", "pyproject.toml"])
def test_un_fichier_manquant_est_nomme(nom, cours, capsys):
    (cours / nom).unlink()
    assert lancer.main(["tests"]) == 1
    assert f"il manque {nom} :" in capsys.readouterr().err


def versions(nom):
    """Ce qu’un fichier de paquets installe : chaque nom avec sa version."""
    lignes = (FICHIER.parent / nom).read_text(encoding="utf-8").splitlines()
    return {ligne.split(" ;")[0] for ligne in lignes if "==" in ligne and not ligne.startswith("#")}


def test_ce_qu_un_eleve_puis_un_professeur_installent_est_une_partie_de_la_liste_complete_aux_memes_versions():
    assert versions("requirements-eleve.txt") < versions("requirements-professeur.txt") < versions("requirements.txt")


def test_un_professeur_installe_de_quoi_ecrire_un_classeur_et_rien_d_autre_qu_un_eleve():
    noms = {ligne.split("==")[0] for ligne in versions("requirements-professeur.txt") - versions("requirements-eleve.txt")}
    assert noms == {"openpyxl", "et-xmlfile"} and lancer.COMMANDES["corriger"].paquets == installation.PROFESSEUR


def test_un_eleve_n_installe_ni_les_outils_des_tests_ni_ceux_des_auteurs():
    noms = {ligne.split("==")[0] for ligne in versions("requirements-eleve.txt")}
    assert {"jupyterlab", "ipywidgets", "ipykernel", "jinja2", "jupyterlab-language-pack-fr-fr"} <= noms
    assert noms.isdisjoint({"numpy", "pytest", "playwright", "jupytext", "jupyterlite-core", "hypothesis"})


ELEVE, TOUT = installation.ELEVE, installation.TOUT


@pytest.mark.parametrize("gardee, python_repond, demande, attendu", [
    pytest.param(ELEVE, True, ELEVE, [], id="tout est prêt"),
    pytest.param(TOUT, True, ELEVE, [], id="l’installation complète suffit à tout"),
    pytest.param(ELEVE, True, TOUT, ["installer tout"], id="il en faut plus"),
    pytest.param(ELEVE, False, ELEVE, ["creer_venv", "installer eleve"], id="son Python a disparu"),
    pytest.param("interrompue", True, ELEVE, ["creer_venv", "installer eleve"], id="interrompue"),
    pytest.param({"resume": "x"}, True, ELEVE, ["installer eleve"], id="le cours a changé"),
    pytest.param({"resume": "x", "paquets": TOUT}, True, ELEVE, ["installer tout"], id="le cours complet a changé"),
    pytest.param({"python": "3.9"}, True, ELEVE, ["creer_venv", "installer eleve"], id="un autre Python"),
    pytest.param({"dossier": "/ailleurs"}, True, ELEVE, ["reparer /ailleurs"], id="déplacé"),
    pytest.param({"dossier": "/ailleurs"}, False, ELEVE, ["creer_venv", "installer eleve"], id="venu d’une autre machine"),
    pytest.param(None, True, ELEVE, ["installer eleve"], id="un .venv fait par quelqu’un d’autre"),
    pytest.param(None, False, ELEVE, ["creer_venv", "installer eleve"], id="pas de .venv"),
])
def test_seul_le_necessaire_est_refait(gardee, python_repond, demande, attendu, cours_pret, monkeypatch):
    installation.EMPREINTE.unlink()
    if isinstance(gardee, dict):
        retenir({**installation.empreinte(ELEVE), **gardee})
    elif gardee == "interrompue":
        installation.EMPREINTE.write_text(installation.EN_COURS)
    elif gardee:
        retenir(installation.empreinte(gardee))
    faits = []
    monkeypatch.setattr(installation, "python_repond", lambda: python_repond)
    monkeypatch.setattr(installation, "creer_venv", lambda: faits.append("creer_venv"))
    monkeypatch.setattr(installation, "reparer", lambda ancien: faits.append("reparer " + ancien))
    monkeypatch.setattr(installation, "installer", lambda paquets: faits.append("installer " + ("tout" if paquets == TOUT else "eleve")))
    installation.preparer(demande)
    assert faits == attendu
    paquets = TOUT if TOUT in (demande, gardee) or "installer tout" in attendu else ELEVE
    assert installation.empreinte_connue() == installation.empreinte(paquets)


def test_un_dossier_deplace_garde_ses_paquets_et_suit_son_nouveau_chemin(cours_pret, monkeypatch):
    ancien, site = "/ancien cours", cours_pret / ".venv" / "lib" / "site-packages"
    fichiers = {
        site / "mastermind_edu.pth": ancien + "\n",
        site / "mastermind_edu-0.1.0.dist-info" / "direct_url.json": '{"url": "file:///ancien%20cours"}',
        cours_pret / ".venv" / "bin" / "activate": "VIRTUAL_ENV='" + ancien + "/.venv'\n",
        cours_pret / ".venv" / "bin" / "programme.exe": "\0" + ancien,
        cours_pret / ".venv" / "pyvenv.cfg": "home = /usr/bin\n"}
    for chemin, texte in fichiers.items():
        chemin.parent.mkdir(parents=True, exist_ok=True)
        chemin.write_bytes(texte.encode())
    monkeypatch.setattr(installation, "chemin_python", lambda venv: venv / "bin" / "python")
    installation.reparer(ancien)
    lus = {chemin.name: chemin.read_bytes().decode() for chemin in fichiers}
    assert lus["mastermind_edu.pth"] == str(cours_pret) + "\n"
    assert lus["direct_url.json"] == '{"url": "' + cours_pret.as_uri() + '"}'
    assert lus["activate"] == "VIRTUAL_ENV='" + str(cours_pret) + "/.venv'\n"
    assert lus["programme.exe"] == "\0" + ancien and lus["pyvenv.cfg"] == "home = /usr/bin\n"


INSTALLATION_LENTE = """import pathlib, time
pathlib.Path('appels').open('a').write('x')
pathlib.Path('commence').touch()
time.sleep(1.5)
"""
UN_LANCEMENT = """import sys
sys.path.insert(0, {lanceur!r})
from pathlib import Path
from mastermind_edu.poste import installation
racine = Path.cwd()
installation.RACINE, installation.VENV = racine, racine / ".venv"
installation.EMPREINTE, installation.VERROU = racine / ".venv" / "empreinte.json", racine / ".lancer.verrou"
installation.chemin_python = lambda venv: Path(sys.executable)
installation.creer_venv = lambda: installation.VENV.mkdir(exist_ok=True)
installation.preparer(installation.ELEVE)
"""


def demarrer(cours):
    """Un premier démarrage, dans un autre processus, avec une fausse installation qui dure."""
    code = UN_LANCEMENT.format(lanceur=str(FICHIER.parent))
    return subprocess.Popen([sys.executable, "-c", code], cwd=cours, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
                            env=dict(os.environ, PYTHONUTF8="1"))


def attendre_que(condition):
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("rien n’est venu en trente secondes")


@pytest.fixture
def cours_lent(cours):
    remplacer("pip", INSTALLATION_LENTE, cours)
    installation.VENV.mkdir()  # celui de personne : il est complété
    return cours


def test_de_deux_demarrages_le_second_attend_le_dit_et_n_installe_rien(cours_lent):
    premier = demarrer(cours_lent)
    attendre_que((cours_lent / "commence").exists)
    second = demarrer(cours_lent)
    assert "attendons qu’elle ait fini" in second.communicate(timeout=60)[0]
    assert "attendons" not in premier.communicate(timeout=60)[0]
    assert (premier.returncode, second.returncode) == (0, 0)
    assert (cours_lent / "appels").read_text() == "x"
    assert installation.empreinte_connue() == installation.empreinte(ELEVE)


def test_le_verrou_d_une_installation_tuee_ne_retient_personne(cours_lent):
    premier = demarrer(cours_lent)
    attendre_que((cours_lent / "commence").exists)
    premier.kill()
    premier.communicate()
    second = demarrer(cours_lent)
    assert "attendons" not in second.communicate(timeout=60)[0]
    assert second.returncode == 0 and installation.empreinte_connue() == installation.empreinte(ELEVE)


def test_un_disque_sans_verrous_n_empeche_pas_d_installer(cours_pret, monkeypatch):
    def refuser(*_):
        raise OSError(errno.ENOLCK, "No locks available")
    monkeypatch.setattr("fcntl.flock", refuser)
    with installation.verrou():
        assert installation.VERROU.exists()


def test_le_python_de_venv_repond(cours):
    assert installation.python_repond()


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
    monkeypatch.setattr(installation, "chemin_python", lambda venv: casse)
    assert not installation.python_repond()


@pytest.mark.parametrize("venv, systeme, attendu", [
    pytest.param(PureWindowsPath("C:/cours/.venv"), "nt",
                 "C:\\cours\\.venv\\Scripts\\python.exe", id="Windows"),
    pytest.param(PurePosixPath("/cours/.venv"), "posix", "/cours/.venv/bin/python", id="ailleurs"),
])
def test_le_python_de_venv_est_la_ou_le_systeme_le_range(venv, systeme, attendu):
    assert str(installation.chemin_python(venv, systeme)) == attendu


def fausse_creation(code, texte=""):
    return lambda *_, **__: SimpleNamespace(returncode=code, stdout=texte, stderr="")


def test_un_venv_qui_ne_peut_plus_servir_est_efface_et_on_le_dit(cours_pret, monkeypatch, capsys):
    monkeypatch.setattr(subprocess, "run", fausse_creation(0))
    (installation.VENV / "vieux.txt").write_text("reste d’une installation")
    installation.creer_venv()
    assert "est refait" in capsys.readouterr().out
    assert [chemin.name for chemin in installation.VENV.iterdir()] == ["empreinte.json"]
    assert installation.EMPREINTE.read_text() == "installation en cours"


def test_le_python_de_venv_n_efface_pas_son_propre_dossier(cours_pret, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(installation.VENV))
    with pytest.raises(installation.ErreurLancement, match="deactivate"):
        installation.creer_venv()
    assert installation.EMPREINTE.exists()


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
    monkeypatch.setattr(installation, "python_repond", lambda: False)
    monkeypatch.setattr(subprocess, "run", fausse_creation(1, texte))
    assert lancer.main(["tests"]) == 1
    assert attendu in capsys.readouterr().err
    assert installation.EMPREINTE.read_text() == "installation en cours"


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
                 ["Paquets téléchargés : 1. Installation (moins d’une minute)…"], id="pose"),
])
def test_les_lignes_de_pip_deviennent_quelques_phrases(lignes, attendu):
    journal = io.StringIO()
    assert list(installation.raconter(lignes, journal)) == attendu
    assert journal.getvalue() == "".join(lignes)


def test_une_installation_reussie_garde_son_journal(cours_pret):
    remplacer("pip", "import sys\nprint('Collecting', sys.argv[-1], 'été')", cours_pret)
    installation.EMPREINTE.unlink()
    installation.preparer(ELEVE)
    assert (installation.VENV / "installation.log").read_text(encoding="utf-8") == "Collecting requirements-eleve.txt été\n"
    assert installation.empreinte_connue() == installation.empreinte(ELEVE)


def test_une_installation_ratee_sera_refaite(cours_pret, capsys):
    remplacer("pip", f"import sys\nprint({COUPURE!r})\nsys.exit(1)", cours_pret)
    installation.EMPREINTE.unlink()
    assert lancer.main(["tests"]) == 1
    assert "vérifiez la connexion à Internet" in capsys.readouterr().err
    assert installation.empreinte_connue() == {}


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
    monkeypatch.setattr(installation, "python_repond", lambda: False)
    assert lancer.main([]) == 1
    assert attendu in capsys.readouterr().err


def test_un_port_pris_est_refuse_avant_d_installer(cours, capsys):
    with lancer.socket.create_server(("localhost", 0)) as prise:
        port = str(prise.getsockname()[1])
        assert lancer.main(["--port", port]) == 1
    assert f"le port {port} est pris : donnez-en un autre, --port N." in capsys.readouterr().err
    assert not installation.VENV.exists()


def test_tests_transmet_ses_arguments_a_pytest_et_rend_son_code(cours_pret):
    source = "import pathlib, sys\npathlib.Path('vu').write_text(str(sys.argv[1:]))\nsys.exit(5)"
    remplacer("pytest", source, cours_pret)
    assert lancer.main(["tests", "-q", "--port", "-k", "marquage"]) == 5
    assert (cours_pret / "vu").read_text() == "['-n', 'auto', '-q', '--port', '-k', 'marquage']"


ESPION = """import json, os, sys
from mastermind_edu import cli
def main():
    vus = [sys.argv[1:], os.getcwd(), sys.path[:1], '' in sys.path, os.environ['MASTERMIND_COURS']]
    print(json.dumps(vus))
    return 7
"""


def test_une_commande_garde_le_dossier_courant_ses_arguments_et_son_code(cours_pret, tmp_path, monkeypatch, capfd):
    (cours_pret / "mastermind_edu").mkdir()
    (cours_pret / "mastermind_edu" / "__init__.py").write_text("")
    (cours_pret / "mastermind_edu" / "cli.py").write_text(ESPION.replace("from mastermind_edu import cli\n", ""))
    ailleurs = tmp_path / "des copies"
    ailleurs.mkdir()
    (ailleurs / "json.py").write_text("raise SystemExit('le module d’un élève')")
    monkeypatch.chdir(ailleurs)
    assert lancer.main(["corriger", "une copie.ipynb", "--sortie", "é\"à", "*"]) == 7
    vus = json.loads(capfd.readouterr().out)
    assert vus == [["corriger", "une copie.ipynb", "--sortie", "é\"à", "*"], str(ailleurs), [str(cours_pret)], False, str(cours_pret)]


@pytest.mark.parametrize("code, attendu", [(0, 0), (2, 2), (130, 130), (-2, 130), (3221225786, 130)])
def test_le_code_de_sortie_reste_un_code_de_sortie(code, attendu):
    assert installation.attendre(SimpleNamespace(wait=lambda: code)) == attendu


def test_ctrl_c_laisse_la_commande_finir_ce_qu_elle_fait():
    reponses = iter([KeyboardInterrupt, KeyboardInterrupt, 130])

    def wait():
        reponse = next(reponses)
        if reponse is KeyboardInterrupt:
            raise reponse
        return reponse
    assert installation.attendre(SimpleNamespace(wait=wait)) == 130


def test_ctrl_c_pendant_l_installation_dit_au_revoir(cours, monkeypatch, capsys):
    def interrompre(*_):
        raise KeyboardInterrupt
    monkeypatch.setattr(installation, "preparer", interrompre)
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
    with pytest.raises(KeyboardInterrupt), installation.python_du_cours(["-m", "jupyterlab"]):
        raise KeyboardInterrupt
    assert processus.appels == ["attendre", "arrêter", "attendre"]


def test_un_arret_demande_arrete_aussitot_la_commande(cours, monkeypatch):
    processus = FauxProcessus(finit=True)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: processus)
    with pytest.raises(SystemExit), installation.python_du_cours(["-c", ""]):
        sys.exit(143)
    assert processus.appels[0] == "arrêter"


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
    assert "installe le cours et l’ouvre" in essai.stdout.decode("utf-8")


def test_un_dossier_incomplet_est_explique_sans_trace(tmp_path):
    (tmp_path / "lancer.py").write_bytes(FICHIER.read_bytes())
    essai = subprocess.run([sys.executable, "-S", tmp_path / "lancer.py"], capture_output=True, env={"PYTHONPATH": "", "PYTHONUTF8": "1"}, cwd=tmp_path)
    assert essai.returncode == 1
    assert essai.stderr.decode("utf-8").startswith("erreur : le dossier du cours est incomplet")
