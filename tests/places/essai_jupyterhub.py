"""La roue du cours, installée : la leçon 00 dans Notebook 7, et dans un vrai JupyterHub, pour deux élèves à la fois.

Chaque élève a son serveur et son dossier, comme dans une école ; seul le compte du système leur est commun.
"""

import json
import shutil
import time

import pytest
from ecole import RACINE, S_ETEINDRE, ouvrir_l_ecole, ports, servir
from navigateur import DANS_CHROMIUM, DELAI, NOTEBOOK, NOYAU, NOYAU_PRET, REGLAGES, TOUT_EST_EXECUTE, ouvrir_chromium

pytestmark = DANS_CHROMIUM

ELEVES = ("alice", "bob")
LECON = "00_jouer.ipynb"
JUSTE = "def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1"
EXECUTER = f"code => {NOYAU}.requestExecute({{code}}).done.then(reponse => reponse.content.status)"
# Ce que l’élève a à l’écran : des cellules en erreur, des plateaux.
ERREURS = f"() => {NOTEBOOK}.content.model.toJSON().cells.flatMap(c => c.outputs ?? []).filter(s => s.output_type === 'error').map(s => s.evalue)"
PREDIRE = f"""valeur => {{
    const cellules = {NOTEBOOK}.content.model.sharedModel.cells;
    cellules.find(cellule => cellule.source.startsWith('ma_prediction')).setSource(`ma_prediction = ${{valeur}}`);
}}"""
ENREGISTRER = f"() => {NOTEBOOK}.context.save()"
REGLAGES_DU_HUB = """
c = get_config()
c.JupyterHub.bind_url = "http://127.0.0.1:{}"
c.JupyterHub.hub_port = {}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{}"
c.ConfigurableHTTPProxy.command = [{programmes!r} + "/configurable-http-proxy"]
c.JupyterHub.cleanup_servers = True
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {maisons!r} + "/{{username}}"
c.Spawner.cmd = [{programmes!r} + "/jupyterhub-singleuser"]
c.Spawner.args = ["--allow-root", "--LabApp.expose_app_in_browser=True", *{s_eteindre!r}]
c.Spawner.environment = {{"JUPYTER_CONFIG_DIR": {reglages!r}}}
c.Spawner.start_timeout = c.Spawner.http_timeout = 120
"""


@pytest.fixture(scope="module")
def ecole(tmp_path_factory):
    return ouvrir_l_ecole(tmp_path_factory)


@pytest.fixture(scope="module")
def chromium():
    with ouvrir_chromium() as contexte:
        yield contexte


@pytest.fixture
def reglages(tmp_path):
    """Le dossier des réglages de JupyterLab : en français, sans nouvelles, toutes les cellules dans la page."""
    dossier = tmp_path / "config"
    (dossier / "labconfig").mkdir(parents=True)
    (dossier / "labconfig" / "default_setting_overrides.json").write_text(json.dumps(REGLAGES), encoding="utf-8")
    return dossier


@pytest.fixture
def hub(ecole, reglages, tmp_path):
    """L’adresse d’un JupyterHub ; chaque élève y a son dossier, et la leçon dedans."""
    for eleve in ELEVES:
        (tmp_path / "maisons" / eleve).mkdir(parents=True)
        shutil.copy(RACINE / "notebooks" / LECON, tmp_path / "maisons" / eleve)
    public, interne, api = ports(3)
    textes = {"programmes": str(ecole.programmes), "maisons": str(tmp_path / "maisons"), "reglages": str(reglages), "s_eteindre": S_ETEINDRE}
    (tmp_path / "jupyterhub_config.py").write_text(REGLAGES_DU_HUB.format(public, interne, api, **textes), encoding="utf-8")
    adresse = f"http://127.0.0.1:{public}"
    with servir(ecole, ["jupyterhub"], f"{adresse}/hub", tmp_path):
        yield adresse


def preparer(page):
    page.set_default_timeout(3 * DELAI)
    return page


def tout_lancer(page):
    page.evaluate("window.jupyterapp.commands.execute('runmenu:run-all')")


def finir(page):
    """Attend la dernière cellule ; ses plateaux sont à l’écran, et aucune cellule n’a échoué."""
    page.wait_for_function(TOUT_EST_EXECUTE)
    page.locator(".mm-jeu[lang]").last.wait_for()
    assert page.evaluate(ERREURS) == []


def jouer(page, mot):
    """Une proposition sur le premier plateau, comme l’élève la tape."""
    plateau = page.locator(".mm-jeu[lang]").first
    plateau.get_by_role("textbox").fill(mot)
    plateau.get_by_role("textbox").press("Enter")
    plateau.get_by_role("button", name="Valider").click()


def test_la_lecon_00_s_execute_et_se_joue_dans_notebook_7(ecole, chromium, reglages, tmp_path):
    shutil.copy(RACINE / "notebooks" / LECON, tmp_path)
    [port] = ports(1)
    options = ["--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}", "--IdentityProvider.token=", "--JupyterNotebookApp.expose_app_in_browser=True", *S_ETEINDRE]
    with servir(ecole, ["jupyter-notebook", *options], f"http://127.0.0.1:{port}", tmp_path):
        page = preparer(chromium.new_page())
        page.goto(f"http://127.0.0.1:{port}/notebooks/{LECON}")
        page.wait_for_function(NOYAU_PRET)
        tout_lancer(page)
        finir(page)
        jouer(page, "RRVV")
        page.locator(".mm-jeu[lang]").first.get_by_text("bien placé").first.wait_for()
        assert page.evaluate(EXECUTER, "assert len(guide.manche.tentatives) == 1") == "ok"
        page.close()


def test_deux_eleves_de_jupyterhub_travaillent_en_meme_temps_sans_se_gener(hub, chromium, tmp_path):
    contextes = {eleve: chromium.browser.new_context(viewport={"width": 1280, "height": 900}, locale="fr-FR") for eleve in ELEVES}
    pages = {eleve: preparer(contexte.new_page()) for eleve, contexte in contextes.items()}
    for eleve, page in pages.items():
        entrer(page, hub, eleve)
    for eleve, page in pages.items():
        ouvrir_la_lecon(page, hub, eleve)
    for page in pages.values():
        page.wait_for_function(NOYAU_PRET)
    for page in pages.values():
        tout_lancer(page)
    for page in pages.values():
        finir(page)
    jouer(pages["alice"], "RRVV")
    pages["alice"].locator(".mm-jeu[lang]").first.get_by_text("bien placé").first.wait_for()
    for (eleve, page), joues in zip(pages.items(), (1, 0)):
        assert page.evaluate(EXECUTER, f"assert len(guide.manche.tentatives) == {joues}") == "ok"
    assert pages["alice"].evaluate(EXECUTER, f"from mastermind_edu import verifier\n{JUSTE}\nassert verifier(position).est_reussi") == "ok"
    for valeur, page in enumerate(pages.values(), start=1):
        page.evaluate(PREDIRE, valeur)
        page.evaluate(ENREGISTRER)
    maisons = {eleve: tmp_path / "maisons" / eleve for eleve in ELEVES}
    assert [prediction(maison / LECON) for maison in maisons.values()] == ["ma_prediction = 1", "ma_prediction = 2"]
    assert [maison.name for maison in maisons.values() if "position" in progres(maison)] == ["alice"]
    for contexte in contextes.values():
        contexte.close()


def entrer(page, hub, eleve):
    """Se présente : le serveur de l’élève démarre pendant que l’autre se présente."""
    page.goto(f"{hub}/hub/login?next=%2Fhub%2Fspawn%2F{eleve}")
    page.locator("#username_input").fill(eleve)
    page.locator("#password_input").fill("secret")
    page.locator("#login_submit").click(no_wait_after=True)


def ouvrir_la_lecon(page, hub, eleve):
    """Attend son serveur, trois minutes au plus sur une machine chargée, puis y demande la leçon."""
    limite = time.monotonic() + 180
    while not page.request.get(f"{hub}/user/{eleve}/api").ok:
        assert time.monotonic() < limite, f"le serveur de {eleve} ne démarre pas"
        time.sleep(0.5)
    page.goto(f"{hub}/user/{eleve}/lab/tree/{LECON}")


def prediction(notebook):
    cellules = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return next(texte for cellule in cellules if (texte := "".join(cellule["source"])).startswith("ma_prediction"))


def progres(maison):
    fichiers = list(maison.rglob(".progres.json"))
    return "".join(fichier.read_text(encoding="utf-8") for fichier in fichiers)
