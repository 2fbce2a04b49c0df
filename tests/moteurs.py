"""Firefox et WebKit, pour les tests du site : ouvrir une page, y exécuter du JavaScript, y faire les gestes de la souris, du doigt et du clavier.

Firefox par WebDriver BiDi, qu’il parle de lui-même (Debian n’a pas geckodriver) ;
WebKit par selenium et WebKitWebDriver, sous Xvfb. Commencer par `ouvrir_moteur`.
"""

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
WEBKIT, XVFB = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
ABSENCES = {
    "firefox": None if FIREFOX else "il faut Firefox pour ce test : apt install firefox-esr",
    "webkit": None if WEBKIT and XVFB else "il faut WebKitGTK pour ce test : apt install webkit2gtk-driver xvfb",
}
# Le conteneur des tests ne permet pas le bac à sable de WebKit et n’a pas de carte graphique ; Python n’y tourne pas assez pour être optimisé.
SANS_APPRET = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    **{f"JSC_use{optimiseur}JIT": "0" for optimiseur in ("OMG", "FTL")},
}
TOUCHES = {"Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008"}
DELAI = 240  # secondes : WebKit compile lentement, et la machine peut être chargée


@contextmanager
def ouvrir_moteur(nom: str, dossier: Path):
    """Une page neuve de ce moteur : `aller(adresse)`, `evaluer(javascript)`, et les gestes de `Page`."""
    if ABSENCES[nom]:
        pytest.skip(ABSENCES[nom])
    with {"firefox": ouvrir_firefox, "webkit": ouvrir_webkit}[nom](dossier) as page:
        yield page


class Page:
    """Ce que font la souris, le doigt et le clavier, tels que WebDriver les décrit ; `agir` les exécute."""

    def cliquer(self, x, y):
        self._pointer("mouse", (x, y))

    def toucher(self, x, y):
        self._pointer("touch", (x, y))

    def trainer(self, depart, arrivee):
        self._pointer("mouse", depart, arrivee)

    def presser(self, touche):
        touches = [TOUCHES.get(une, une) for une in touche.split("+")]
        gestes = [("keyDown", une) for une in touches] + [("keyUp", une) for une in reversed(touches)]
        self.agir({"type": "key", "id": "clavier", "actions": [{"type": genre, "value": une} for genre, une in gestes]})

    def _pointer(self, genre, depart, *suite):
        aller = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 50} for x, y in (depart, *suite)]
        actions = [aller[0], {"type": "pointerDown", "button": 0}, *aller[1:], {"type": "pointerUp", "button": 0}]
        self.agir({"type": "pointer", "id": genre, "parameters": {"pointerType": genre}, "actions": actions})


class Firefox(Page):
    """Une page de Firefox, par WebDriver BiDi."""

    def __init__(self, prise):
        self.prise, self.numeros = prise, itertools.count(1)
        self.demander("session.new", capabilities={})
        # Le premier onglet laisse le clavier à la barre d’adresse : Entrée n’y presserait aucun bouton.
        self.onglet = self.demander("browsingContext.create", type="tab")["context"]
        self.demander("browsingContext.activate", context=self.onglet)

    def demander(self, methode, **parametres):
        numero = next(self.numeros)
        self.prise.send(json.dumps({"id": numero, "method": methode, "params": parametres}))
        while (recu := json.loads(self.prise.recv())).get("id") != numero:
            pass
        assert recu["type"] == "success", recu
        return recu["result"]

    def aller(self, adresse):
        self.demander("browsingContext.navigate", context=self.onglet, url=adresse, wait="complete")

    def evaluer(self, javascript):
        expression = f"Promise.resolve({javascript}).then(valeur => JSON.stringify(valeur ?? null))"
        rendu = self.demander("script.evaluate", expression=expression, target={"context": self.onglet}, awaitPromise=True)
        assert rendu["type"] == "success", rendu
        return json.loads(rendu["result"]["value"])

    def dimensionner(self, largeur, hauteur):
        self.demander("browsingContext.setViewport", context=self.onglet, viewport={"width": largeur, "height": hauteur})

    def agir(self, source):
        self.demander("input.performActions", context=self.onglet, actions=[source])


@contextmanager
def ouvrir_firefox(dossier):
    websocket = pytest.importorskip("websocket", reason="il faut websocket-client, qui vient avec JupyterLab")
    journal = dossier / "firefox.txt"
    with journal.open("w") as sortie:
        commande = [FIREFOX, "--headless", "--remote-debugging-port=0", "--profile", str(dossier)]
        firefox = subprocess.Popen(commande, stdout=sortie, stderr=sortie, env={**os.environ, "HOME": str(dossier)})
    try:
        adresse = attendre(lambda: re.search(r"WebDriver BiDi listening on (\S+)", journal.read_text(errors="replace")))
        yield Firefox(websocket.create_connection(f"{adresse[1]}/session", timeout=DELAI, suppress_origin=True))
    finally:
        arreter(firefox)


class WebKit(Page):
    """Une page de WebKitGTK, par selenium."""

    def __init__(self, pilote):
        self.pilote = pilote

    def aller(self, adresse):
        self.pilote.get(adresse)

    def evaluer(self, javascript):
        rendu = self.pilote.execute_async_script(
            f"const finir = arguments[0]; Promise.resolve({javascript}).then(v => finir({{v: v ?? null}}), e => finir({{panne: String(e)}}))"
        )
        assert "panne" not in rendu, rendu
        return rendu["v"]

    def dimensionner(self, largeur, hauteur):
        self.pilote.set_window_size(largeur, hauteur)

    def agir(self, source):
        self.pilote.execute("actions", {"actions": [source]})


@contextmanager
def ouvrir_webkit(dossier):
    webdriver = pytest.importorskip("selenium.webdriver", reason="il faut selenium pour ce test : pip install selenium")
    lire, ecrire = os.pipe()
    ecran = subprocess.Popen([XVFB, "-displayfd", str(ecrire), "-screen", "0", "1280x900x24"], pass_fds=[ecrire], stderr=subprocess.DEVNULL)
    os.close(ecrire)
    with os.fdopen(lire) as numero:
        affichage = f":{numero.readline().strip()}"
    options = webdriver.WebKitGTKOptions()
    options.binary_location = next(str(lieu) for lieu in Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    options.add_argument("--automation")
    variables = {**os.environ, **SANS_APPRET, "DISPLAY": affichage, "HOME": str(dossier)}
    service = webdriver.WebKitGTKService(executable_path=WEBKIT, env=variables)
    pilote = None
    try:
        pilote = webdriver.WebKitGTK(options=options, service=service)
        pilote.set_script_timeout(DELAI)
        yield WebKit(pilote)
    finally:
        if pilote:
            pilote.quit()
        arreter(ecran)


def attendre(essayer, delai=DELAI, dire=lambda: "rien n’est venu dans le délai"):
    """La première valeur vraie que donne cette fonction ; échoue après ce délai, en disant pourquoi."""
    limite = time.monotonic() + delai
    while time.monotonic() < limite:
        if valeur := essayer():
            return valeur
        time.sleep(0.1)
    pytest.fail(dire())


def arreter(programme):
    programme.terminate()
    try:
        programme.wait(timeout=10)
    except subprocess.TimeoutExpired:
        programme.kill()
        programme.wait()
