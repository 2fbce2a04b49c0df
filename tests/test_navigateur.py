"""Le plateau dans un vrai navigateur : JupyterLab et Chromium, à la souris puis au clavier.

Demande Playwright (`pip install playwright`) et le Chromium du système. Un échec
laisse une image de la page ; un avertissement dit où.
"""

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from contextlib import contextmanager
from pathlib import Path

import nbformat
import pytest

from mastermind_edu.affichage.plateau import ecrire_pions
from mastermind_edu.coeur.codes import ecrire_mot, tirer_code
from mastermind_edu.coeur.regles import NIVEAUX

sync_api = pytest.importorskip("playwright.sync_api", reason="il faut Playwright pour ce test : pip install playwright")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="il faut Chromium pour ce test : apt install chromium")

RACINE = Path(__file__).parent.parent
LECON = "notebooks/00_jouer.ipynb"
NOTEBOOK_RECU = "recu.ipynb"
GRAINE = 2026  # celle de la manche libre de la leçon
REGLES = NIVEAUX["classique"]
VUE_VIVANTE = "application/vnd.jupyter.widget-view+json"
DELAI = 20_000  # millisecondes
REGLAGES = {
    "@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"},
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True},
}
# Le conteneur des tests n’a ni bac à sable ni carte graphique ; rien ne sort de la machine.
OPTIONS_DE_CHROMIUM = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-proxy-server", "--disable-dev-shm-usage"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
NOTEBOOK = "window.jupyterapp.shell.currentWidget"
NOYAU_PRET = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
CELLULES = f"() => {NOTEBOOK}.content.model.toJSON().cells"
ACTIF = "() => document.activeElement.innerText"


# JupyterLab et Chromium


@contextmanager
def servir(dossier: Path, donnees: Path):
    """L’adresse d’un JupyterLab sur ce dossier ; il est arrêté quoi qu’il arrive."""
    with socket.create_server(("127.0.0.1", 0)) as prise:
        port = prise.getsockname()[1]
    surcharges = donnees / "config" / "labconfig" / "default_setting_overrides.json"
    surcharges.parent.mkdir(parents=True)
    surcharges.write_text(json.dumps(REGLAGES), encoding="utf-8")
    journal = donnees / "journal.txt"
    with journal.open("w") as sortie:
        serveur = subprocess.Popen(commande(dossier, port), stdout=sortie, stderr=sortie, env=environnement(donnees))
        try:
            attendre(f"http://127.0.0.1:{port}", serveur, journal)
            yield f"http://127.0.0.1:{port}"
        finally:
            arreter(serveur)


def commande(dossier: Path, port: int) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}"),
        *("--ServerApp.port_retries=0", "--IdentityProvider.token=", f"--ServerApp.root_dir={dossier}"),
        "--LabApp.expose_app_in_browser=True",
        # Si les tests sont tués d’un coup, le serveur s’éteint de lui-même.
        *("--MappingKernelManager.cull_idle_timeout=60", "--MappingKernelManager.cull_interval=10"),
        "--ServerApp.shutdown_no_activity_timeout=60",
    ]


def environnement(donnees: Path) -> dict[str, str]:
    """Rien n’est lu ni écrit dans les réglages de la personne qui lance les tests."""
    dossiers = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    return {**os.environ, **{nom: str(donnees / dossier) for nom, dossier in dossiers.items()}}


def attendre(adresse: str, serveur: subprocess.Popen, journal: Path) -> None:
    """Attend que le serveur réponde, 30 secondes au plus."""
    limite = time.monotonic() + 30
    while serveur.poll() is None and time.monotonic() < limite:
        try:
            urllib.request.urlopen(f"{adresse}/api", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail(f"JupyterLab n’a pas démarré :\n{journal.read_text(errors='replace')[-2000:]}")


def arreter(serveur: subprocess.Popen) -> None:
    serveur.terminate()
    try:
        serveur.wait(timeout=10)
    except subprocess.TimeoutExpired:
        serveur.kill()
        serveur.wait()


@contextmanager
def ouvrir_chromium():
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS_DE_CHROMIUM)
        yield chromium.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR")
        chromium.close()


def preparer_cours(dossier: Path) -> None:
    """Une copie des leçons, et un notebook reçu tel que la fabrique l’enregistre."""
    shutil.copytree(RACINE / "notebooks", dossier / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    from mastermind_edu.widgets import Plateau

    donnees = Plateau(graine=GRAINE)._repr_mimebundle_()
    del donnees[VUE_VIVANTE]
    sortie = nbformat.v4.new_output("execute_result", data=donnees, execution_count=1)
    source = f"from mastermind_edu.widgets import Plateau\nPlateau(graine={GRAINE})"
    cellule = nbformat.v4.new_code_cell(source, outputs=[sortie], execution_count=1)
    noyau = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(nbformat.v4.new_notebook(cells=[cellule], metadata={"kernelspec": noyau}), dossier / NOTEBOOK_RECU)


@pytest.fixture(scope="module")
def cours(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("cours")
    preparer_cours(dossier)
    return dossier


@pytest.fixture(scope="module")
def adresse(cours, tmp_path_factory):
    with servir(cours, tmp_path_factory.mktemp("jupyter")) as adresse:
        yield adresse


@pytest.fixture(scope="module")
def chromium():
    with ouvrir_chromium() as contexte:
        yield contexte


@pytest.fixture
def photographe(request, tmp_path):
    """Donne la page à un test ; s’il échoue, une image en est gardée."""

    @contextmanager
    def suivre(page):
        echecs = request.session.testsfailed
        yield page
        if request.session.testsfailed > echecs:
            page.screenshot(path=tmp_path / "echec.png")
            warnings.warn(f"la page de l’échec : {tmp_path / 'echec.png'}", stacklevel=1)

    return suivre


@pytest.fixture(scope="module")
def lecon_executee(chromium, adresse):
    """La leçon 00, toutes ses cellules exécutées, une fois pour tous les tests."""
    page = ouvrir(chromium, adresse, LECON)
    executer_tout(page)
    return page


@pytest.fixture
def lecon(lecon_executee, photographe):
    """La leçon exécutée, son plateau libre remis à neuf et sa cellule choisie."""
    with photographe(lecon_executee) as page:
        rang = next(i for i, cellule in enumerate(page.evaluate(CELLULES)) if f"graine={GRAINE}" in cellule["source"])
        page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = {rang}; {NOTEBOOK}.content.activate(); }}")
        page.keyboard.press("Control+Enter")
        sync_api.expect(message_de(page)).to_have_text("À vous : 4 pions, 6 couleurs, 12 tentatives.")
        yield page


@pytest.fixture
def recu(chromium, adresse, photographe):
    """Le notebook reçu, tel qu’on l’ouvre la première fois."""
    with photographe(ouvrir(chromium, adresse, NOTEBOOK_RECU)) as page:
        yield page
        page.evaluate(f"{NOTEBOOK}.sessionContext.shutdown()")
        page.close()


# Les gestes


def ouvrir(chromium, adresse, chemin):
    """Une page neuve de JupyterLab, sur ce notebook ; son noyau est prêt."""
    page = chromium.new_page()
    page.set_default_timeout(DELAI)
    page.goto(f"{adresse}/lab/tree/{chemin}?reset")
    page.wait_for_function(NOYAU_PRET)
    return page


def executer_tout(page):
    page.evaluate("window.jupyterapp.commands.execute('runmenu:run-all')")
    page.locator(".mm-jeu").last.wait_for()


def plateau_libre(page):
    return page.locator(".jp-CodeCell", has_text=f"graine={GRAINE}").locator(".mm-jeu")


def message_de(page):
    return plateau_libre(page).get_by_role("status")


def secret():
    return tirer_code(REGLES, random.Random(GRAINE))


def fausse_proposition():
    """Un code dont aucun pion n’est à sa place."""
    return tuple((numero + 1) % REGLES.nb_couleurs for numero in secret())


def nom_du_bouton(numero):
    couleur = REGLES.couleurs[numero]
    return f"{couleur.initiale} {couleur.nom}"


def jouer_a_la_souris(plateau, code):
    for numero in code:
        plateau.get_by_role("button", name=nom_du_bouton(numero)).click()
    plateau.get_by_role("button", name="Valider").click()


def atteindre_au_clavier(page, nom, touche="Tab"):
    """Appuie sur Tab jusqu’à ce bouton ; 40 fois au plus."""
    for _ in range(40):
        if page.evaluate(ACTIF) == nom:
            return
        page.keyboard.press(touche)
    pytest.fail(f"le clavier n’atteint pas « {nom} »")


def jouer_au_clavier(page, code):
    """Espace sur chaque couleur, puis Entrée sur « Valider » ; part de « R Rouge » ou de plus loin."""
    for numero in code:
        atteindre_au_clavier(page, "R Rouge", "Shift+Tab")
        atteindre_au_clavier(page, nom_du_bouton(numero))
        page.keyboard.press("Space")
    atteindre_au_clavier(page, "Valider")
    page.keyboard.press("Enter")


def enregistrer(page, fichier):
    """Le notebook tel que JupyterLab l’enregistre."""
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")
    return json.loads(fichier.read_text(encoding="utf-8"))


def formes_du_secret_dans(notebook):
    """Comment le secret se lit dans ce notebook : en mot, en numéros ou en pions."""
    texte = json.dumps(notebook, ensure_ascii=False)
    numeros = ", ".join(map(str, secret()))
    formes = {"mot": ecrire_mot(secret(), REGLES), "numéros": numeros, "pions": ecrire_pions(secret(), REGLES)}
    return [nom for nom, forme in formes.items() if forme in texte]


# Les tests


def test_la_lecon_s_execute_entierement_sans_erreur(lecon_executee):
    sorties = [sortie for cellule in lecon_executee.evaluate(CELLULES) for sortie in cellule.get("outputs", [])]
    assert [sortie for sortie in sorties if sortie["output_type"] == "error" or sortie.get("name") == "stderr"] == []
    assert lecon_executee.locator(".mm-jeu").count() == 2
    assert lecon_executee.get_by_text("Error displaying widget").count() == 0


def test_on_gagne_a_la_souris(lecon):
    plateau, message = plateau_libre(lecon), message_de(lecon)
    jouer_a_la_souris(plateau, fausse_proposition())
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    jouer_a_la_souris(plateau, secret())
    sync_api.expect(message).to_contain_text(f"Gagné en 2 tentatives ! Le secret était {ecrire_pions(secret(), REGLES)}.")
    assert plateau.get_by_role("row").count() == 2
    assert plateau.get_by_role("button").all_inner_texts()[-1] == "Nouvelle manche"


def test_on_gagne_au_clavier_seul(lecon):
    message = message_de(lecon)
    atteindre_au_clavier(lecon, "R Rouge")
    assert lecon.evaluate("() => getComputedStyle(document.activeElement).outlineWidth") == "3px"
    jouer_au_clavier(lecon, fausse_proposition())
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    jouer_au_clavier(lecon, secret())
    sync_api.expect(message).to_contain_text("Gagné en 2 tentatives !")
    atteindre_au_clavier(lecon, "Nouvelle manche")
    lecon.keyboard.press("Enter")
    sync_api.expect(message).to_contain_text("À vous")


def test_taper_dans_la_case_du_mot_ne_declenche_aucun_raccourci_du_notebook(lecon):
    plateau, avant = plateau_libre(lecon), [cellule["source"] for cellule in lecon.evaluate(CELLULES)]
    case = plateau.get_by_role("textbox")
    case.click()
    lecon.keyboard.type("abdd0mry1x")
    lecon.keyboard.press("Enter")
    sync_api.expect(message_de(lecon)).to_have_text("Il faut 4 pions, en voici 10 : 'abdd0mry1x'.")
    assert case.input_value() == "abdd0mry1x"
    case.fill("rvbj")
    lecon.keyboard.press("Enter")
    sync_api.expect(message_de(lecon)).to_have_text("Le mot est posé : validez pour le jouer.")
    assert case.input_value() == ""
    assert plateau.locator("button.mm-pion").all_inner_texts() == ["R", "V", "B", "J"]
    assert [cellule["source"] for cellule in lecon.evaluate(CELLULES)] == avant


def test_un_notebook_recu_montre_une_image_puis_le_plateau_puis_que_faire_quand_le_noyau_redemarre(recu):
    image = recu.get_by_role("img", name="secret  ? ? ? ?")
    image.wait_for()
    assert image.evaluate("image => image.complete && image.naturalWidth > 200")
    executer_tout(recu)
    plateau_libre(recu).get_by_role("button", name="Valider").wait_for()
    assert image.count() == 0
    recu.evaluate(f"{NOTEBOOK}.sessionContext.restartKernel()")
    recu.locator(".mm-jeu.jupyter-widgets-disconnected").wait_for()
    assert "exécutez de nouveau sa cellule" in plateau_libre(recu).evaluate("jeu => getComputedStyle(jeu, '::before').content")


def test_le_notebook_enregistre_ne_contient_pas_le_secret_avant_la_fin(recu, cours):
    executer_tout(recu)
    plateau = plateau_libre(recu)
    jouer_a_la_souris(plateau, fausse_proposition())
    sync_api.expect(message_de(recu)).to_contain_text("Il reste 11 tentatives.")
    notebook = enregistrer(recu, cours / NOTEBOOK_RECU)
    assert "widgets" in notebook["metadata"]
    assert formes_du_secret_dans(notebook) == []
    plateau.get_by_role("button", name="Abandonner").click()
    sync_api.expect(message_de(recu)).to_contain_text("Manche abandonnée.")
    assert formes_du_secret_dans(enregistrer(recu, cours / NOTEBOOK_RECU)) == ["pions"]
