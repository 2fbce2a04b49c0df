"""Le site et Chromium, pour les tests et les mesures : servir, ouvrir, exécuter, noter toute demande extérieure.

Aucun test ici. Le site est servi tel qu’il est construit ; seul le réglage
`exposeAppInBrowser` est ajouté en le servant, pour parler à l’application.
Commencer par `servir_dossier` et `ouvrir_contexte`.
"""

import io
import json
import shutil
import threading
import warnings
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlparse

import pytest
from navigateur import CHROMIUM, OPTIONS_DE_CHROMIUM, attendre_promesse, sync_api
from partage import une_fois

from mastermind_edu.atelier.plan import ErreurFabrication, SansReseau
from mastermind_edu.atelier.serveur import GENRES, Guichet, Serveur
from mastermind_edu.atelier.site import construire_site, exiger_outils
from mastermind_edu.atelier.site_hors_ligne import RELAIS, SIGNES

RACINE = Path(__file__).parent.parent

DELAI_DU_NOYAU = 120_000  # millisecondes : WebAssembly se compile, et la machine peut être chargée
DELAI = 60_000
REGLAGES = "jupyter-lite.json"
ECOLE = "ecole.test"  # un nom qui n’est pas « localhost » : sans HTTPS, le navigateur y retire des droits
RESOLUTION = f"--host-resolver-rules=MAP {ECOLE} 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
ICI = ("127.0.0.1", ECOLE)
NOTEBOOK = "window.jupyterapp.shell.currentWidget"
NOYAU = f"{NOTEBOOK}?.sessionContext?.session?.kernel"
NOYAU_PRET = f"""() => window.jupyterapp?.shell?.currentWidget && {NOYAU}?.name && {NOYAU}.status === 'idle'
    && [...document.querySelectorAll('.jp-Toolbar-kernelName')].some(e => e.textContent.includes('Pyodide'))"""
LU = f"() => window.jupyterapp?.shell?.currentWidget?.content?.widgets?.length && {NOTEBOOK}.context.isReady"  # ses cellules sont là
CELLULES = f"() => {NOTEBOOK}.content.model.toJSON().cells"
EXECUTER_TOUT = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
DIRE = f"""async code => {{
    const demande = {NOYAU}.requestExecute({{code}});
    let dit = '';
    demande.onIOPub = ({{content}}) => dit += content.text ?? content.data?.['text/plain'] ?? content.evalue ?? '';
    await demande.done;
    return dit;
}}"""
# Ce que le site donne est lu dans l’onglet ouvert, qui a le noyau.
CREER = "() => window.jupyterapp.commands.execute('notebook:create-new', {kernelName: 'python'})"
POSER = f"async lu => {NOTEBOOK}.content.model.fromJSON(lu)"
LIRE = f"""async chemin => {{
    const {{content}} = await window.jupyterapp.serviceManager.contents.get(chemin, {{type: 'notebook', content: true}});
    {NOTEBOOK}.content.model.fromJSON(content);
    return content;
}}"""
# Python compilé une fois, sans optimiser ensuite ce qui tourne souvent : le même résultat pour un quart de processeur en moins.
SANS_OPTIMISER = "--js-flags=--liftoff-only"
# Ce qu’une page demande pour que Python démarre : sans l’un il ne commence pas, sans l’autre il attend.
PYTHON, PHOTO = "**/static/pyodide-*/ouvrier.mjs", "**/static/pyodide-*/photo-*.bin"

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
    for nom in ("mastermind_edu", "installation", "LICENSES", "notebooks", "exercises", "solutions", "banque"):
        shutil.copytree(RACINE / nom, cours / nom, ignore=shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints"))
    for nom in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(RACINE / nom, cours)
    construire_site(cours, dossier / "site")


class GuichetOuvert(Guichet):
    """Donne le site ; dans son réglage, l’application est rendue visible à la page, et le « service worker » connaît ce réglage-là."""

    arrete = threading.Event()

    def parse_request(self):
        """Arrêté, il ne répond plus, même à qui garde une connexion ouverte."""
        lue = super().parse_request()
        self.close_connection |= self.arrete.is_set()
        return lue and not self.arrete.is_set()

    def send_head(self):
        fichier = Path(self.translate_path(self.path))
        if fichier.name not in (REGLAGES, RELAIS) or not fichier.is_file():
            return super().send_head()
        donne = ouvrir_les_reglages(fichier) if fichier.name == REGLAGES else accorder_le_relais(fichier)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", GENRES[fichier.suffix])
        self.send_header("Content-Length", str(len(donne)))
        self.end_headers()
        return io.BytesIO(donne)


def ouvrir_les_reglages(fichier: Path) -> bytes:
    """Ces réglages, et l’application visible à la page."""
    reglages = json.loads(fichier.read_text(encoding="utf-8"))
    reglages["jupyter-config-data"]["exposeAppInBrowser"] = True
    return json.dumps(reglages).encode()


def accorder_le_relais(fichier: Path) -> bytes:
    """Le « service worker », avec l’empreinte des réglages que ce serveur donne."""
    donne = fichier.read_bytes()
    for reglages in fichier.parent.rglob(REGLAGES):
        nom, avant, apres = reglages.relative_to(fichier.parent).as_posix(), reglages.read_bytes(), ouvrir_les_reglages(reglages)
        donne = donne.replace(_ecrire_l_empreinte(nom, avant), _ecrire_l_empreinte(nom, apres))
    return donne


def _ecrire_l_empreinte(nom: str, octets: bytes) -> bytes:
    return f'"{nom}":"{sha256(octets).hexdigest()[:SIGNES]}"'.encode()


@contextmanager
def servir_dossier(dossier: Path, port: int = 0):
    """Le port d’un serveur du paquet sur ce dossier, arrêté à la fin."""
    guichet = type("GuichetDuDossier", (GuichetOuvert,), {"arrete": threading.Event()})
    serveur = Serveur(("127.0.0.1", port), partial(guichet, directory=str(dossier)))
    fil = threading.Thread(target=serveur.serve_forever, daemon=True)
    fil.start()
    try:
        yield serveur.server_port
    finally:
        guichet.arrete.set()
        serveur.shutdown()
        serveur.server_close()
        fil.join(timeout=10)


@contextmanager
def ouvrir_contexte(*ajouts: str):
    """Un profil neuf de Chromium, avec ces options en plus, qui ne trouve que le site ; `contexte.dehors` reçoit toute demande qui en sortirait."""
    with sync_api.sync_playwright() as playwright:
        options = [option for option in OPTIONS_DE_CHROMIUM if not option.startswith("--host-resolver-rules")]
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*options, RESOLUTION, *ajouts])
        yield surveiller(chromium.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR", accept_downloads=True), [])
        chromium.close()


def surveiller(contexte, dehors: list):
    """Ce contexte, qui note dans `dehors` toute demande vers une autre adresse que le site ; aucune n’aboutit, voir `RESOLUTION`.

    Sans `route`, qui priverait toutes les pages de la mémoire du navigateur.
    """
    contexte.set_default_timeout(DELAI)
    contexte.dehors = dehors
    contexte.on("request", lambda demande: _sort_du_site(demande.url) and dehors.append(demande.url))
    return contexte


def _sort_du_site(adresse: str) -> bool:
    lue = urlparse(adresse)
    return lue.scheme in ("http", "https", "ws", "wss") and lue.hostname not in ICI


def retenir(page, motif: str):
    """Fait attendre ce que la page demande à ces adresses ; renvoie de quoi le laisser venir."""
    retenues, venue = [], []

    def laisser_venir():
        venue.append(True)
        while retenues:
            retenues.pop().continue_()

    page.route(motif, lambda route: route.continue_() if venue else retenues.append(route))
    return laisser_venir


def ouvrir_notebook(contexte, adresse: str, *, noyau: bool = True):
    """Une page neuve à cette adresse ; avec `noyau`, Python y est prêt."""
    page = contexte.new_page()
    page.goto(adresse)
    if noyau:
        attendre_noyau(page)
    else:
        page.wait_for_function(LU)
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


def dire(page, code: str) -> str:
    """Ce que le noyau de la page écrit quand on lui fait exécuter ce code."""
    return attendre_promesse(page, DIRE, code)


def executer_tout(page, delai: int = DELAI_DU_NOYAU) -> list[dict]:
    """Exécute toutes les cellules ; renvoie celles du notebook, sorties comprises."""
    attendre_promesse(page, EXECUTER_TOUT, delai=delai)
    return page.evaluate(CELLULES)


def ouvrir_lab(contexte, adresse: str):
    """JupyterLab sur un notebook vide, Python prêt."""
    page = contexte.new_page()
    entrer_dans_le_lab(page, adresse)
    attendre_promesse(page, CREER)
    attendre_noyau(page)
    return page


def entrer_dans_le_lab(page, adresse: str) -> None:
    """Va dans JupyterLab, et l’attend."""
    page.goto(f"{adresse}/lab/index.html")
    page.wait_for_function("() => window.jupyterapp?.commands.hasCommand('notebook:create-new')")
    attendre_promesse(page, "() => window.jupyterapp.restored")


def charger(page, chemin: str) -> dict:
    """Met ce notebook du site dans l’onglet ouvert, dont le noyau est remis à neuf ; renvoie ce qui a été lu."""
    lu = attendre_promesse(page, LIRE, chemin)
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
