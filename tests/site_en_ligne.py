"""Le site et Chromium, pour les tests et les mesures : servir, ouvrir, exécuter, noter toute demande extérieure.

Aucun test ici. Le site est servi tel qu’il est construit ; seul le réglage
`exposeAppInBrowser` est ajouté au passage, pour parler à l’application.
Commencer par `servir_dossier` et `ouvrir_contexte`.
"""

import json
import shutil
import threading
import warnings
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlparse

import pytest
from navigateur import CHROMIUM, OPTIONS_DE_CHROMIUM, sync_api
from partage import une_fois

from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.atelier.serveur import Guichet, Serveur
from mastermind_edu.atelier.site import construire_site, exiger_outils
from mastermind_edu.atelier.site_pyodide import SansReseau

RACINE = Path(__file__).parent.parent

DELAI_DU_NOYAU = 120_000  # millisecondes : WebAssembly se compile, et la machine peut être chargée
DELAI = 60_000
ECOLE = "ecole.test"  # un nom qui n’est pas « localhost » : sans HTTPS, le navigateur y retire des droits
RESOLUTION = f"--host-resolver-rules=MAP {ECOLE} 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
ICI = ("127.0.0.1", ECOLE)
NOTEBOOK = "window.jupyterapp.shell.currentWidget"
NOYAU = f"{NOTEBOOK}?.sessionContext?.session?.kernel"
NOYAU_PRET = f"""() => window.jupyterapp?.shell?.currentWidget && {NOYAU}?.name && {NOYAU}.status === 'idle'
    && [...document.querySelectorAll('.jp-Toolbar-kernelName')].some(e => e.textContent.includes('Pyodide'))"""
CELLULES = f"() => {NOTEBOOK}.content.model.toJSON().cells"
# Une promesse que l’on interroge : une attente de Playwright, elle, a une limite.
LANCER = """promesse => { window.fait = null; promesse().then(v => window.fait = {valeur: v ?? null}, e => window.fait = {panne: String(e)}); }"""
EXECUTER_TOUT = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
DIRE = f"""async code => {{
    const demande = {NOYAU}.requestExecute({{code}});
    let dit = '';
    demande.onIOPub = ({{content}}) => dit += content.text ?? content.data?.['text/plain'] ?? content.evalue ?? '';
    await demande.done;
    return dit;
}}"""
# Ouvrir pour de bon, sans noyau à soi ; le contenu que l’application a lu passe ensuite dans l’onglet qui a le noyau.
CREER = "() => window.jupyterapp.commands.execute('notebook:create-new', {kernelName: 'python'})"
POSER = f"async lu => {NOTEBOOK}.content.model.fromJSON(lu)"
OUVRIR_SANS_NOYAU = """async ([chemin, accueil]) => {
    const {commands, shell} = window.jupyterapp;
    const onglet = await commands.execute('docmanager:open', {path: chemin, factory: 'Notebook', kernel: {id: null, name: ''}});
    await onglet.context.ready;
    const lu = onglet.content.model.toJSON();
    onglet.close();
    shell.activateById(accueil);
    await new Promise(requestAnimationFrame);
    shell.currentWidget.content.model.fromJSON(lu);
    return lu;
}"""


sync_api.expect.set_options(timeout=DELAI)


def construire(fabrique) -> tuple[Path, Path]:
    """Une copie du cours et son site, à lire seulement, construits une fois pour tous les fichiers de tests ; saute le test sans outils ni réseau."""
    try:
        exiger_outils()
        construit = une_fois(fabrique, "site_du_cours", _construire)
    except SansReseau as erreur:
        pytest.skip(str(erreur))
    except ErreurFabrication as erreur:
        if "lancer.py" not in str(erreur):
            raise
        pytest.skip(str(erreur))
    return construit / "cours", construit / "site"


def _construire(dossier: Path) -> None:
    cours = dossier / "cours"  # une copie : quelqu’un peut modifier le cours pendant les tests
    for nom in ("mastermind_edu", "installation", "LICENSES", "notebooks", "exercises", "solutions"):
        shutil.copytree(RACINE / nom, cours / nom, ignore=shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints"))
    for nom in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(RACINE / nom, cours)
    construire_site(cours, dossier / "site")


@contextmanager
def servir_dossier(dossier: Path):
    """Le port d’un serveur du paquet sur ce dossier, arrêté à la fin."""
    serveur = Serveur(("127.0.0.1", 0), partial(Guichet, directory=str(dossier)))
    fil = threading.Thread(target=serveur.serve_forever, daemon=True)
    fil.start()
    try:
        yield serveur.server_port
    finally:
        serveur.shutdown()
        serveur.server_close()
        fil.join(timeout=10)


@contextmanager
def ouvrir_contexte(site: Path, sous_chemin: str):
    """Un profil neuf de Chromium ; `contexte.dehors` reçoit toute demande qui sortirait du site."""
    with sync_api.sync_playwright() as playwright:
        options = [option for option in OPTIONS_DE_CHROMIUM if not option.startswith("--host-resolver-rules")]
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*options, RESOLUTION])
        contexte = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR", accept_downloads=True)
        contexte.set_default_timeout(DELAI)
        contexte.dehors = []
        contexte.route(_sort_du_site, partial(_refuser, contexte.dehors))
        contexte.route("**/jupyter-lite.json*", partial(exposer, site, sous_chemin))
        yield contexte
        chromium.close()


def _sort_du_site(adresse: str) -> bool:
    lue = urlparse(adresse)
    return lue.scheme in ("http", "https", "ws", "wss") and lue.hostname not in ICI


def _refuser(dehors: list, route) -> None:
    dehors.append(route.request.url)
    route.abort()


def exposer(site: Path, sous_chemin: str, route) -> None:
    """Le réglage du site, lu sur le disque, avec l’application rendue visible à la page."""
    nom = urlparse(route.request.url).path.removeprefix(sous_chemin).lstrip("/")
    reglages = json.loads((site / nom).read_text(encoding="utf-8"))
    reglages["jupyter-config-data"]["exposeAppInBrowser"] = True
    route.fulfill(json=reglages)


def ouvrir_notebook(contexte, adresse: str, *, noyau: bool = True):
    """Une page neuve à cette adresse ; avec `noyau`, Python y est prêt."""
    page = contexte.new_page()
    page.goto(adresse)
    if noyau:
        attendre_noyau(page)
    else:
        page.wait_for_function(f"() => window.jupyterapp?.shell?.currentWidget?.content?.widgets?.length && {NOTEBOOK}.context.isReady")
    return page


def attendre_noyau(page) -> None:
    """Attend que Python réponde ; recharge la page une fois s’il ne démarre pas."""
    try:
        _attendre_noyau(page)
    except sync_api.TimeoutError:
        page.reload()
        _attendre_noyau(page)


def _attendre_noyau(page) -> None:
    page.wait_for_function(NOYAU_PRET, timeout=DELAI_DU_NOYAU)
    assert dire(page, "print(6 * 7)").strip() == "42"


def attendre_promesse(page, promesse: str, argument=None, delai: int = DELAI):
    """La valeur d’une fonction asynchrone de la page ; échoue si elle refuse ou ne finit pas."""
    page.evaluate(f"argument => ({LANCER})(() => ({promesse})(argument))", argument)
    fait = page.wait_for_function("() => window.fait", timeout=delai).json_value()
    assert "panne" not in fait, fait
    return fait["valeur"]


def dire(page, code: str) -> str:
    """Ce que le noyau de la page écrit quand on lui fait exécuter ce code."""
    return attendre_promesse(page, DIRE, code)


def executer_tout(page, delai: int = DELAI_DU_NOYAU) -> list[dict]:
    """Exécute toutes les cellules ; renvoie celles du notebook, sorties comprises."""
    attendre_promesse(page, EXECUTER_TOUT, delai=delai)
    return page.evaluate(CELLULES)


def ouvrir_lab(contexte, adresse: str):
    """JupyterLab sur un notebook vide, Python prêt, et l’identifiant de son onglet."""
    page = contexte.new_page()
    page.goto(f"{adresse}/lab/index.html")
    page.wait_for_function("() => window.jupyterapp?.commands.hasCommand('notebook:create-new')")
    attendre_promesse(page, "() => window.jupyterapp.restored")
    attendre_promesse(page, CREER)
    attendre_noyau(page)
    return page, page.evaluate(f"() => {NOTEBOOK}.id")


def charger(page, chemin: str, accueil: str) -> dict:
    """Ouvre un notebook dans l’onglet `accueil`, dont le noyau est remis à neuf ; renvoie ce qui a été lu."""
    lu = attendre_promesse(page, OUVRIR_SANS_NOYAU, [chemin, accueil])
    dire(page, "%reset -f")
    return lu


def poser(page, notebook: dict) -> None:
    """Met ce notebook, que le site n’a pas, dans l’onglet ouvert, dont le noyau est remis à neuf."""
    attendre_promesse(page, POSER, notebook)
    dire(page, "%reset -f")


def pannes(cellules: list[dict]) -> list:
    """Les sorties d’erreur de ces cellules."""
    sorties = [sortie for cellule in cellules for sortie in cellule.get("outputs", [])]
    return [sortie for sortie in sorties if sortie["output_type"] == "error" or sortie.get("name") == "stderr"]


@contextmanager
def photographier(contexte, request, dossier: Path):
    """Si un test échoue, une image de chaque page ouverte est gardée."""
    echecs = request.session.testsfailed
    yield contexte
    if request.session.testsfailed > echecs:
        for rang, page in enumerate(contexte.pages):
            page.screenshot(path=dossier / f"echec_{rang}.png")
        warnings.warn(f"les pages de l’échec : {dossier}", stacklevel=1)
