"""JupyterLab et Chromium, pour les tests et les mesures : démarrer, ouvrir, exécuter, photographier.

Aucun test ici. Demande Playwright (`pip install playwright`) et le Chromium du
système ; commencer par `servir` et `ouvrir_chromium`.
"""

import json
import os
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

sync_api = pytest.importorskip("playwright.sync_api", reason="il faut Playwright pour ce test : pip install playwright")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))), None)
# Un essai de plus avant l’échec, compté dans le résumé : un vrai navigateur sur une machine chargée peut manquer un geste.
DANS_CHROMIUM = [
    pytest.mark.skipif(CHROMIUM is None, reason="il faut Chromium pour ce test : apt install chromium"),
    pytest.mark.flaky(reruns=1),
]

DELAI = 60_000  # millisecondes : une machine chargée n’est pas une faute
sync_api.expect.set_options(timeout=DELAI)
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
# Une promesse que l’on interroge : une attente de Playwright, elle, a une limite.
LANCER = """promesse => { window.fait = null; promesse().then(v => window.fait = {valeur: v ?? null}, e => window.fait = {panne: String(e)}); }"""
NOTEBOOK = "window.jupyterapp.shell.currentWidget"
NOYAU = f"{NOTEBOOK}.sessionContext?.session?.kernel"
NOYAU_PRET = f"() => window.jupyterapp?.shell?.currentWidget && {NOYAU}?.name && {NOYAU}.status === 'idle'"
CELLULES = f"() => {NOTEBOOK}.content.model.toJSON().cells"
# Les cellules qui ont une sortie : combien en tout, combien de repliées.
SORTIES = f"""() => {{
    const cellules = {NOTEBOOK}.content.widgets.filter(w => w.model.type === 'code' && w.model.outputs.length);
    return [cellules.length, cellules.filter(w => w.outputHidden).length];
}}"""
TOUT_EST_EXECUTE = f"""() => {NOYAU}.status === 'idle'
    && ![...document.querySelectorAll('.jp-InputPrompt')].some(e => e.textContent.includes('*'))"""
# Ferme les notebooks sans les enregistrer, et arrête leurs noyaux.
FERMER_TOUT = """async () => {
    for (const onglet of [...window.jupyterapp.shell.widgets('main')].filter(onglet => onglet.context)) {
        await onglet.sessionContext?.shutdown();
        onglet.context.model.dirty = false;
        onglet.close();
    }
}"""
CHANGER = f"""async chemin => {{
    await ({FERMER_TOUT})();
    const {{commands, shell}} = window.jupyterapp;
    const ouvert = await commands.execute('docmanager:open', {{path: chemin}});
    await ouvert.context.ready;
    shell.activateById(ouvert.id);
}}"""
THEMES = {"clair": "JupyterLab Light", "sombre": "JupyterLab Dark"}
THEME_POSE = """sombre => document.body.dataset.jpThemeLight === String(!sombre)
    && getComputedStyle(document.body).getPropertyValue('--jp-layout-color0').trim() === (sombre ? '#111' : 'white')"""


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
    """Rien n’est lu ni écrit dans les réglages ni dans le dossier de la personne qui lance les tests."""
    dossiers = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
        "HOME": "",
    }
    return {**os.environ, **{nom: str(donnees / dossier) for nom, dossier in dossiers.items()}}


def attendre(adresse: str, serveur: subprocess.Popen, journal: Path) -> None:
    """Attend que le serveur réponde, 60 secondes au plus."""
    limite = time.monotonic() + 60
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


def ecrire_notebook(chemin: Path, sources: list[str | nbformat.NotebookNode], sorties: dict[int, list] | None = None) -> None:
    """Un notebook : un texte y est une cellule de code, une cellule toute faite reste telle ; avec ses sorties enregistrées s’il y en a."""
    cellules = [nbformat.v4.new_code_cell(source) if isinstance(source, str) else source for source in sources]
    for rang, enregistrees in (sorties or {}).items():
        cellules[rang].update(outputs=enregistrees, execution_count=rang + 1)
    noyau = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(nbformat.v4.new_notebook(cells=cellules, metadata={"kernelspec": noyau}), chemin)


def ouvrir(chromium, adresse, chemin):
    """Une page neuve de JupyterLab, sur ce notebook ; son noyau est prêt."""
    page = chromium.new_page()
    page.set_default_timeout(DELAI)
    page.goto(f"{adresse}/lab/tree/{chemin}?reset")
    page.wait_for_function(NOYAU_PRET)
    return page


def attendre_promesse(page, promesse: str, argument=None, delai: int = DELAI):
    """La valeur d’une fonction asynchrone de la page ; échoue si elle refuse ou ne finit pas : `evaluate`, lui, attendrait toujours."""
    page.evaluate(f"argument => ({LANCER})(() => ({promesse})(argument))", argument)
    fait = page.wait_for_function("() => window.fait", timeout=delai, polling=50).json_value()
    assert "panne" not in fait, fait
    return fait["valeur"]


def commander(page, commande: str, **options) -> None:
    """Exécute cette commande de JupyterLab jusqu’au bout."""
    attendre_promesse(page, f"async options => {{ await window.jupyterapp.commands.execute('{commande}', options); }}", options)


def sauver(page) -> None:
    """Enregistre le notebook, et attend que JupyterLab le dise enregistré."""
    commander(page, "docmanager:save")
    page.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")


def changer(page, chemin):
    """Ouvre ce notebook à la place de ceux de la page, qui ne sont pas enregistrés et dont les noyaux s’arrêtent."""
    attendre_promesse(page, CHANGER, chemin)
    page.wait_for_function(NOYAU_PRET)


def fermer(page):
    """Arrête le noyau de la page, puis la ferme."""
    attendre_promesse(page, f"() => {NOTEBOOK}.sessionContext.shutdown()")
    page.close()


def executer_tout(page):
    """Exécute toutes les cellules ; le dernier jeu est à l’écran, prêt à servir."""
    commander(page, "runmenu:run-all")
    page.wait_for_function(TOUT_EST_EXECUTE)
    page.locator(".mm-jeu[lang]").last.wait_for()


def choisir_theme(page, theme):
    """Met JupyterLab dans ce thème, « clair » ou « sombre »."""
    commander(page, "apputils:change-theme", theme=THEMES[theme])
    page.wait_for_function(THEME_POSE, arg=theme == "sombre")


@contextmanager
def photographier(page, request, dossier: Path):
    """Prête la page à un test ; s’il échoue, une image en est gardée."""
    echecs = request.session.testsfailed
    yield page
    if request.session.testsfailed > echecs:
        page.screenshot(path=dossier / "echec.png")
        warnings.warn(f"la page de l’échec : {dossier / 'echec.png'}", stacklevel=1)
