"""Le poste : les copies de l’élève à travers les mises à jour, et ce que JupyterLab reçoit, sans le démarrer."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.livraison import CLE, numero_de_version
from mastermind_edu.poste import ouverture
from mastermind_edu.poste.travail import mettre_a_jour, raconter

LANGAGE = {"name": "python", "version": "3.11.7"}
EXERCICE, LECON = "exercises/01_constantes_exercices.ipynb", "notebooks/01_constantes.ipynb"
REGLAGES = ouverture.ICI / "jupyter" / "labconfig"


def notebook(texte, version=True):
    cellule = {"cell_type": "markdown", "id": "titre", "metadata": {}, "source": [texte]}
    contenu = {"cells": [cellule], "metadata": {"language_info": {"name": "python"}}, "nbformat": 4, "nbformat_minor": 5}
    if version:
        contenu["metadata"][CLE] = {"version": numero_de_version(contenu)}
    return contenu


def livrer(racine, nom, texte, version=True):
    (racine / nom).parent.mkdir(parents=True, exist_ok=True)
    (racine / nom).write_text(json.dumps(notebook(texte, version)), encoding="utf-8")


def ecrire_comme_l_eleve(copie, texte):
    contenu = json.loads(copie.read_text(encoding="utf-8"))
    contenu["cells"][0]["source"] = [texte]
    copie.write_text(json.dumps(contenu), encoding="utf-8")


@pytest.fixture
def cours(tmp_path):
    livrer(tmp_path, LECON, "première édition")
    livrer(tmp_path, EXERCICE, "première édition")
    assert mettre_a_jour(tmp_path, LANGAGE) == ([], [], [])
    return tmp_path


def texte_de(copie):
    return "".join(json.loads(copie.read_text(encoding="utf-8"))["cells"][0]["source"])


def test_la_premiere_fois_chaque_notebook_a_sa_copie_et_l_original_ne_change_pas(cours):
    assert [texte_de(cours / "travail" / nom) for nom in (LECON, EXERCICE)] == ["première édition"] * 2
    assert json.loads((cours / LECON).read_text(encoding="utf-8")) == notebook("première édition")


def test_une_copie_porte_deja_ce_que_jupyterlab_y_ecrirait(cours):
    metadonnees = json.loads((cours / "travail" / LECON).read_text(encoding="utf-8"))["metadata"]
    assert metadonnees["language_info"] == LANGAGE
    assert metadonnees["widgets"]["application/vnd.jupyter.widget-state+json"]["state"] == {}


def test_relancer_sans_rien_de_nouveau_n_ecrit_rien(cours):
    avant = {chemin: chemin.stat().st_mtime_ns for chemin in (cours / "travail").rglob("*.*")}
    assert mettre_a_jour(cours, LANGAGE) == ([], [], [])
    assert {chemin: chemin.stat().st_mtime_ns for chemin in (cours / "travail").rglob("*.*")} == avant


def test_une_mise_a_jour_renouvelle_les_copies_intactes_et_le_dit(cours):
    livrer(cours, LECON, "deuxième édition")
    bilan = mettre_a_jour(cours, LANGAGE)
    assert (texte_de(cours / "travail" / LECON), bilan.renouvelees, bilan.gardees) == ("deuxième édition", [LECON], [])
    assert mettre_a_jour(cours, LANGAGE) == ([], [], [])


def test_une_mise_a_jour_ne_touche_pas_au_travail_et_annonce_la_version_plus_recente(cours):
    copie = cours / "travail" / EXERCICE
    ecrire_comme_l_eleve(copie, "mon travail")
    octets = copie.read_bytes()
    assert mettre_a_jour(cours, LANGAGE) == ([], [], [])  # rien de plus récent encore
    livrer(cours, EXERCICE, "deuxième édition")
    for _ in range(2):
        bilan = mettre_a_jour(cours, LANGAGE)
        assert (copie.read_bytes(), bilan.gardees, bilan.renouvelees) == (octets, [EXERCICE], [])
    assert "Votre copie n’est pas touchée" in " ".join(raconter(bilan)) and EXERCICE in raconter(bilan)[0]


def test_renommer_sa_copie_donne_aussi_la_nouvelle(cours):
    copie = cours / "travail" / EXERCICE
    ecrire_comme_l_eleve(copie, "mon travail")
    livrer(cours, EXERCICE, "deuxième édition")
    copie.rename(copie.with_name("mon_travail.ipynb"))
    assert mettre_a_jour(cours, LANGAGE) == ([], [], [])
    assert (texte_de(copie), texte_de(copie.with_name("mon_travail.ipynb"))) == ("deuxième édition", "mon travail")


@pytest.mark.parametrize("registre", [None, "", "[]", "{", '{"' + EXERCICE + '": 3}'])
def test_sans_registre_lisible_tout_passe_pour_du_travail(cours, registre):
    chemin, copie = cours / "travail" / ".copies.json", cours / "travail" / EXERCICE
    chemin.unlink()
    if registre is not None:
        chemin.write_text(registre)
    ecrire_comme_l_eleve(copie, "mon travail")
    livrer(cours, EXERCICE, "deuxième édition")
    assert mettre_a_jour(cours, LANGAGE).gardees == [EXERCICE]
    assert texte_de(copie) == "mon travail"


@pytest.mark.parametrize("contenu", [b"", b"{", b"\xff\xfe", b"[]"], ids=["vide", "coupée", "binaire", "liste"])
def test_une_copie_abimee_reste_a_l_eleve(cours, contenu):
    (cours / "travail" / LECON).write_bytes(contenu)
    livrer(cours, LECON, "deuxième édition")
    mettre_a_jour(cours, LANGAGE)
    assert (cours / "travail" / LECON).read_bytes() == contenu


def test_un_travail_fait_sur_place_ou_sous_un_ancien_nom_est_repris_une_fois_tel_quel(tmp_path):
    livrer(tmp_path, "exercises/01_constantes.ipynb", "travail d’avant", version=False)
    livrer(tmp_path, EXERCICE, "deuxième édition")
    ecrire_comme_l_eleve(tmp_path / EXERCICE, "travail sur place")
    assert mettre_a_jour(tmp_path, LANGAGE).reprises == ["exercises/01_constantes.ipynb", EXERCICE]
    assert (tmp_path / "travail" / EXERCICE).read_bytes() == (tmp_path / EXERCICE).read_bytes()
    livrer(tmp_path, EXERCICE, "troisième édition")
    assert mettre_a_jour(tmp_path, LANGAGE).gardees == [EXERCICE]
    assert texte_de(tmp_path / "travail" / EXERCICE) == "travail sur place"
    (tmp_path / "travail/exercises/01_constantes.ipynb").unlink()
    mettre_a_jour(tmp_path, LANGAGE)
    assert not (tmp_path / "travail/exercises/01_constantes.ipynb").exists()


def test_un_autre_python_ne_fait_pas_croire_a_une_mise_a_jour(cours):
    assert mettre_a_jour(cours, {**LANGAGE, "version": "3.12.1"}) == ([], [], [])
    assert json.loads((cours / "travail" / LECON).read_text(encoding="utf-8"))["metadata"]["language_info"]["version"] == "3.12.1"


def test_un_dossier_protege_est_explique(cours, monkeypatch):
    def refuser(*_):
        raise PermissionError(13, "Permission denied")
    monkeypatch.setattr(ouverture, "mettre_a_jour", refuser)
    with pytest.raises(ErreurMastermind, match="il faut pouvoir écrire dans .*travail"):
        ouverture.ouvrir(cours)


# Ce que JupyterLab reçoit


def faux_serveur(cours, monkeypatch, source):
    """Un faux JupyterLab, à la place du vrai ; renvoie ce qu’il aura reçu."""
    monkeypatch.setattr(ouverture, "commande_jupyter", lambda *options: [sys.executable, "-c", source, *map(str, options)])
    monkeypatch.setattr(ouverture.signal, "signal", lambda *_: None)


def test_l_adresse_affichee_porte_le_jeton_du_serveur(cours, monkeypatch):
    faux_serveur(cours, monkeypatch, "import os; print(os.environ['JUPYTER_TOKEN'], end='')")
    annonces = []
    ouverture.ouvrir(cours, port=9123, annoncer=annonces.append)
    jeton = (cours / "travail" / ".jupyterlab.log").read_text()
    assert annonces[1].endswith(f"http://localhost:9123/lab/tree/notebooks/00_jouer.ipynb?token={jeton}")
    assert annonces[-1] == "JupyterLab est fermé. Au revoir !"


def test_un_jupyterlab_qui_s_arrete_seul_est_signale(cours, monkeypatch):
    faux_serveur(cours, monkeypatch, "raise SystemExit(3)")
    with pytest.raises(ErreurMastermind, match="code 3.*voyez travail/.jupyterlab.log"):
        ouverture.ouvrir(cours, port=9123, annoncer=lambda _: None)


def test_un_port_pris_entre_temps_fait_essayer_le_suivant(cours, monkeypatch):
    pris = "import sys; port = sys.argv[2]\nif port == '9001': sys.exit('ERROR: could not be started because port 9001 is not available.')"
    faux_serveur(cours, monkeypatch, pris)
    monkeypatch.setattr(ouverture, "PORTS", (9000, 9001, 9002))
    monkeypatch.setattr(ouverture, "_est_libre", lambda port: port != 9000)
    annonces = []
    ouverture.ouvrir(cours, annoncer=annonces.append)
    assert "Le port 9001 vient d’être pris." in annonces and "localhost:9002" in annonces[-2]


def test_sans_aucun_port_libre_on_le_dit(cours, monkeypatch):
    monkeypatch.setattr(ouverture, "_est_libre", lambda port: False)
    with pytest.raises(ErreurMastermind, match="il faut un port libre"):
        ouverture.ouvrir(cours)


@pytest.mark.parametrize("prof, dossier, page", [(False, "travail", "notebooks/00_jouer.ipynb"), (True, "", "travail/notebooks/00_jouer.ipynb")])
def test_l_eleve_ne_voit_que_ses_copies_et_le_professeur_tout_le_cours(tmp_path, prof, dossier, page):
    commande = ouverture.commande_jupyter(tmp_path, 9000, True, prof)
    assert f"--ServerApp.root_dir={tmp_path / dossier}" in commande and f"--LabApp.default_url=/lab/tree/{page}" in commande
    assert f"--LabApp.workspaces_dir={tmp_path / 'travail' / ('.espace-prof' if prof else '.espace')}" in commande  # ses onglets, pas ceux d’un autre cours
    assert "--ServerApp.open_browser=False" in commande and "--ServerApp.port=9000" in commande


@pytest.mark.parametrize("numero, attendu", [pytest.param(0, True, id="administrateur"), pytest.param(1000, False, id="élève")])
def test_allow_root_n_est_ajoute_que_pour_l_administrateur(numero, attendu, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: numero, raising=False)
    assert ("--allow-root" in ouverture.commande_jupyter(tmp_path, 8888, False, False)) == attendu


def test_les_reglages_de_la_personne_restent_derriere_les_notres(monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/les/miens")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    environnement = ouverture.environnement("jeton", prof=False, travail=Path("travail"))
    assert environnement["JUPYTER_CONFIG_PATH"] == os.pathsep.join([str(ouverture.ICI / "jupyter"), "/les/miens"])
    assert environnement["PYTHONPATH"] == str(Path(ouverture.__file__).parents[2])


@pytest.mark.parametrize("prof, restent", [("", {"a"}), ("1", {"a", "jupyterlab-jupytext"})])
def test_les_extensions_inutiles_sont_ecartees(prof, restent, monkeypatch):
    monkeypatch.setenv("MASTERMIND_PROF", prof)
    from traitlets.config import Config

    espace = {"get_config": Config}
    exec((ouverture.ICI / "reglages_du_serveur.py").read_text(encoding="utf-8"), espace)
    page = {"federated_extensions": [{"name": nom} for nom in ("a", "jupyterlab-jupytext", "@jupyterlite/pyodide-kernel-extension")]}
    assert {e["name"] for e in espace["ecarter"](None, page)["federated_extensions"]} == restent
    assert espace["c"].MappingKernelManager.cull_idle_timeout == 7200


def test_un_serveur_dont_le_lanceur_a_ete_tue_s_arrete_et_rend_son_port(monkeypatch):
    from jupyter_server.serverapp import ServerApp
    from traitlets.config import Config

    arrete = threading.Event()
    monkeypatch.setattr(ServerApp, "instance", lambda: SimpleNamespace(stop=arrete.set))
    lanceur = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    monkeypatch.setenv("MASTERMIND_GARDIENS", f"{os.getpid()} {lanceur.pid}")
    exec((ouverture.ICI / "reglages_du_serveur.py").read_text(encoding="utf-8"), {"get_config": Config})
    assert not arrete.wait(0.2)
    lanceur.kill()
    assert arrete.wait(10)
    lanceur.communicate()


def test_le_serveur_connait_ceux_qui_l_ont_ouvert(monkeypatch):
    monkeypatch.setenv("MASTERMIND_LANCEUR", "42")
    assert ouverture.environnement("jeton", prof=False, travail=Path("travail"))["MASTERMIND_GARDIENS"] == f"42 {os.getpid()}"
    monkeypatch.delenv("MASTERMIND_LANCEUR")
    assert ouverture.environnement("jeton", prof=False, travail=Path("travail"))["MASTERMIND_GARDIENS"] == str(os.getpid())


SURCHARGES = json.loads((REGLAGES / "default_setting_overrides.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("extension, cle", [pytest.param(e, cle, id=cle) for e, valeurs in SURCHARGES.items() for cle in valeurs])
def test_jupyterlab_connait_ce_reglage(extension, cle):
    paquet, greffon = extension.split(":")
    partage = Path(sys.prefix) / "share" / "jupyter"
    dossiers = (partage / "lab" / "schemas" / paquet, partage / "labextensions" / paquet / "schemas" / paquet)
    (schema,) = [dossier / (greffon + ".json") for dossier in dossiers if (dossier / (greffon + ".json")).exists()]
    assert cle in json.loads(schema.read_text(encoding="utf-8"))["properties"]


@pytest.mark.parametrize("greffon", json.loads((REGLAGES / "page_config.json").read_text(encoding="utf-8"))["disabledExtensions"])
def test_jupyterlab_a_bien_le_greffon_que_l_on_ecarte(greffon):
    statiques = (Path(sys.prefix) / "share" / "jupyter" / "lab" / "static").glob("*.js")
    assert any(f'"{greffon}"' in page.read_text(encoding="utf-8", errors="replace") for page in statiques)
