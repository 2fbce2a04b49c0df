"""Le site entier dans Chromium, toute demande extérieure refusée et notée.

Deux adresses : un sous-chemin de cette machine, et la racine d’un serveur d’école
sans HTTPS. Les outils sont dans `site_en_ligne`.
"""

import json
import random
import re
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
from banque_cachee import ce_qui_se_lit_de, secrets_de
from corrections import corriger_en_silence
from gestes_du_rangement import CELLULES as RANGEMENT
from gestes_du_rangement import DansChromium, ranger_de_trois_manieres
from navigateur import DANS_CHROMIUM, attendre_promesse, sync_api
from nbformat.v4 import new_code_cell, new_markdown_cell
from site_en_ligne import (
    CELLULES,
    DELAI_DU_NOYAU,
    ECOLE,
    LU,
    NOTEBOOK,
    NOYAU_PRET,
    PHOTO,
    PYTHON,
    SANS_OPTIMISER,
    attendre_noyau,
    construire,
    dire,
    entrer_dans_le_lab,
    executer_tout,
    ouvrir_contexte,
    ouvrir_notebook,
    pannes,
    photographier,
    poser,
    retenir,
    servir_dossier,
    surveiller,
)

from mastermind_edu.atelier.site import construire_site
from mastermind_edu.coeur.codes import tirer_code
from mastermind_edu.coeur.regles import NIVEAUX
from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.rangement import Rangement

pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
SOUS_CHEMIN = "ecole/mastermind"


def lister(*dossiers):
    chemins = [chemin for dossier in dossiers for chemin in sorted((RACINE / dossier).glob("*.ipynb"))]
    return [pytest.param(f"{chemin.parent.name}/{chemin.name}", id=f"{chemin.parent.name}-{chemin.stem}") for chemin in chemins]


NOTEBOOKS = lister("notebooks", "exercises")
LECON, EXERCICE = "notebooks/00_jouer.ipynb", "exercises/04_marquage_exercices.ipynb"
GRAINE = 2026  # celle de la manche libre de la leçon
REGLES = NIVEAUX["classique"]
SECRET = tirer_code(REGLES, random.Random(GRAINE))
ACTIF = "() => document.activeElement.innerText"
SOLUTION = "def compter_bien_places(secret, proposition):\n    return sum(a == b for a, b in zip(secret, proposition))"
MEGA = 1_000_000
BUNDLE = "**/build/notebooks/bundle.js*"
COMMENTAIRES_FERMES = ".jp-MarkdownCell details:not([open]) > summary"
HASARD = "import random; print(random.random())"
# Ouvrir, agir, fermer, sans noyau.
SUR_LE_NOTEBOOK = """async chemin => {{
    const onglet = await window.jupyterapp.commands.execute('docmanager:open', {{path: chemin, factory: 'Notebook', kernel: {{id: null, name: ''}}}});
    const {{context, content: {{model}}}} = onglet;
    let lu = null;
    await context.ready;
    {}
    onglet.close();
    return lu;
}}"""
# La première cellule que l’on voit sous l’annonce, et sa hauteur ; puis la hauteur de la même, dans le notebook.
PREMIERE_LUE = """() => [...document.querySelectorAll('[data-cellule]')].map(une => [une.dataset.cellule, une.getBoundingClientRect()])
    .filter(([, place]) => place.bottom > document.querySelector('#mastermind-apercu .annonce').offsetHeight).map(([id, place]) => [id, place.top])[0]"""
HAUTEUR = f"id => {NOTEBOOK}.content.widgets.find(une => une.model.id === id).node.getBoundingClientRect().top"
# Le plus petit côté d’un bouton des jeux que l’on voit.
COTES_DES_BOUTONS = """() => Math.min(...[...document.querySelectorAll('.mm-jeu button')].filter(une => une.offsetParent)
    .flatMap(une => [une.offsetWidth, une.offsetHeight]))"""
# De même, sur l’accueil ; un lien au milieu d’une phrase a la hauteur de sa ligne.
COTES_DES_CIBLES = """() => Math.min(...[...document.querySelectorAll('button, summary, a:not(main li > a, main p a, .evitement)')].filter(une => une.offsetParent)
    .flatMap(une => [une.offsetWidth, une.offsetHeight]))"""
ANGLAIS_OU_FAUX = ("Non fiable", "Dernier point de contrôle", "Se déconnecter", "Arrêter\n", "Cell Type", "(WASM)", "Faire confiance")


@pytest.fixture(scope="module")
def cours(tmp_path_factory):
    """La copie du cours dont vient le site."""
    return construire(tmp_path_factory)[0]


@pytest.fixture(scope="module")
def racine(tmp_path_factory):
    """Un dossier à servir, où le site est dans un sous-dossier ; à ces tests seuls, qui le changent."""
    dossier = tmp_path_factory.mktemp("serveur")
    shutil.copytree(construire(tmp_path_factory)[1], dossier / SOUS_CHEMIN)
    return dossier


@pytest.fixture(scope="module")
def site(racine):
    return racine / SOUS_CHEMIN


def test_la_banque_n_est_nulle_part_dans_le_site(site):
    assert ce_qui_se_lit_de(secrets_de(), site) == []


@pytest.fixture(scope="module")
def profil():
    with ouvrir_contexte(SANS_OPTIMISER) as contexte:
        yield contexte


@pytest.fixture(autouse=True)
def navigateur(profil, request, tmp_path):
    """Le profil de Chromium, surveillé : rien ne doit sortir du site."""
    with photographier(profil, request, tmp_path):
        yield profil
        sorties, profil.dehors[:] = profil.dehors[:], []  # vidée même quand un test échoue, pour ne pas accuser les suivants
        assert sorties == []


@pytest.fixture(scope="module")
def sous_chemin(racine):
    with servir_dossier(racine) as port:
        yield f"http://127.0.0.1:{port}/{SOUS_CHEMIN}"


@pytest.fixture(scope="module")
def ecole(site):
    with servir_dossier(site) as port:
        yield f"http://{ECOLE}:{port}"


@pytest.fixture
def accueil(profil, ecole):
    """La page d’accueil du serveur d’école."""
    page = profil.new_page()
    page.goto(f"{ecole}/")
    yield page
    page.close()


@pytest.fixture(scope="module")
def bureau(profil, ecole):
    """JupyterLab sur le serveur d’école, sans Python, où ouvrir un notebook après l’autre pour le lire ou en garder une copie."""
    page = profil.new_page()
    retenir(page, PYTHON)
    entrer_dans_le_lab(page, ecole)
    yield page
    page.close()


@pytest.fixture
def tablette(profil):
    """Un profil à part, sans copie : le doigt en plus du clavier et de la souris, un système sombre."""
    contexte = profil.browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True, locale="fr-FR", color_scheme="dark")
    yield surveiller(contexte, profil.dehors)
    contexte.close()


@pytest.fixture
def avant_l_application(profil):
    """Une page où l’application de JupyterLite n’arrive pas, et Python non plus."""
    page = profil.new_page()
    retenir(page, BUNDLE)
    retenir(page, PYTHON)
    yield page
    page.close()


# Les gestes


def empreintes(dossier):
    return {chemin.relative_to(dossier): sha256(chemin.read_bytes()).digest() for chemin in dossier.rglob("*") if chemin.is_file()}


def ligne(page, chemin):
    return page.locator(f'.notebook[data-chemin="{chemin}"]')


def cellule(page, texte):
    return page.locator(".jp-CodeCell", has_text=texte)


def enregistrer(page):
    page.keyboard.press("Control+s")
    page.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")


def garder_une_copie(bureau, chemin):
    """Change le notebook et l’enregistre, comme un élève."""
    attendre_promesse(bureau, SUR_LE_NOTEBOOK.format("model.cells.get(0).sharedModel.setSource('# Ma copie'); await context.save();"), chemin)


def titre_lu(bureau, chemin):
    """Le titre du notebook que l’élève lirait : celui de sa copie, ou de ce que donne le site."""
    cellules = attendre_promesse(bureau, SUR_LE_NOTEBOOK.format("lu = model.toJSON().cells;"), chemin)
    return next(ligne for une in cellules for ligne in une["source"].splitlines() if ligne.startswith("# "))


def rejouer(page):
    """Remet la manche libre de la leçon à neuf, sa cellule choisie."""
    rang = next(i for i, une in enumerate(page.evaluate(CELLULES)) if f"graine={GRAINE}" in une["source"])
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = {rang}; {NOTEBOOK}.content.activate(); }}")
    page.keyboard.press("Control+Enter")
    jeu = cellule(page, f"graine={GRAINE}").locator(".mm-jeu")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("À vous")
    return jeu


def nom_du_bouton(numero):
    return f"{REGLES.couleurs[numero].initiale} {REGLES.couleurs[numero].nom}"


def atteindre_au_clavier(page, nom, touche="Tab"):
    for _ in range(60):
        if page.evaluate(ACTIF).strip() == nom:
            return
        page.keyboard.press(touche)
    pytest.fail(f"le clavier n’atteint pas « {nom} »")


def remplacer(page, avant, apres):
    """Écrit ce texte à la place de la cellule qui contient `avant`, et l’exécute."""
    cellule(page, avant).locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(apres)
    page.keyboard.press("Shift+Enter")


def faire_des_gammes(page):
    """Une gamme et un rangement justes, une gamme et un rangement faux ; l’état et le texte du verdict que montre le site, par nom."""
    vus = {}
    for nom, etat, rang in (("barrer", "réussi", None), ("pions_restants", "échoué", 2)):
        texte = GAMMES[nom].solution if rang is None else GAMMES[nom].fausses[rang]
        remplacer(page, f"def {nom}(", f"{texte}\n\nverifier({nom})")
        vus[nom] = etat, lire_le_verdict(cellule(page, f"def {nom}("), f"{nom} : {etat}")
    for nom, etat, texte in (("compter_differences", "réussi", GAMMES["compter_differences"].solution), ("barrer_le_premier", "échoué", GAMMES["barrer_le_premier"].fausses[0])):
        jeu = cellule(page, f'ranger("{nom}"')
        placer_les_lignes(jeu, Rangement.lire(GAMMES[nom], texte))
        vus[nom] = etat, lire_le_verdict(jeu, f"{nom} : {etat}")
    return vus


def placer_les_lignes(jeu, rangement):
    """Place chaque ligne à la souris, la décale s’il le faut, puis vérifie."""
    retrait = 1  # celui que prend une ligne qui arrive : celui de la précédente
    for rang, place in enumerate(rangement.placees, 1):
        jeu.get_by_role("button", name=place.ligne, exact=True).click()
        sync_api.expect(jeu.locator(".mm-placee:visible")).to_have_count(rang)  # les boutons de celles qui restent ont changé de ligne
        for _ in range(abs(place.retrait - retrait)):
            jeu.get_by_role("button", name="→ Décaler" if place.retrait > retrait else "← Ramener").click()
        retrait = place.retrait
    jeu.get_by_role("button", name="Vérifier").click()


def lire_le_verdict(ou, debut):
    sync_api.expect(ou.locator(".mm-verdict")).to_contain_text(debut)
    return sans_marques(ou.locator(".mm-verdict").inner_text())


def sans_marques(texte):
    """Ce texte, tel qu’il se lit : ni accents graves ni astérisques, une espace pour chaque blanc, et sans majuscule au début."""
    return " ".join(re.sub(r"[`*]", "", texte).split()).lower()


# Les tests


def test_le_site_est_leger_et_complet(site):
    tailles = {chemin: chemin.stat().st_size for chemin in site.rglob("*") if chemin.is_file()}
    assert sum(tailles.values()) < 53 * MEGA
    assert not (site / "files" / "solutions").exists()
    assert {chemin.name for chemin in (site / "files").iterdir()} == {"notebooks", "exercises"}


def test_deux_constructions_donnent_le_meme_site_et_rien_d_autre(cours, site, tmp_path):
    avant = empreintes(cours)
    construire_site(cours, tmp_path / "second")
    assert empreintes(tmp_path / "second") == empreintes(site)
    assert empreintes(cours) == avant


def test_une_lecon_se_lit_s_execute_se_gagne_et_mene_a_la_suite_en_venant_de_l_accueil(tablette, sous_chemin):
    page = tablette.new_page()
    laisser_venir_l_application, laisser_venir_python = retenir(page, BUNDLE), retenir(page, PHOTO)
    page.goto(f"{sous_chemin}/")
    ligne(page, LECON).get_by_role("link").press("Enter")
    lire_avant_l_application(page, laisser_venir_l_application)
    laisser_venir_python()
    attendre_noyau(page)
    ne_lire_ni_anglais_ni_fausse_alerte(page)
    tenir_sur_un_telephone(page)
    commentes = page.locator(COMMENTAIRES_FERMES, has_text="Après l’exécution").count()
    tout_executer_du_doigt(page)
    sync_api.expect(page.locator(COMMENTAIRES_FERMES, has_text="Après l’exécution")).to_have_count(0)
    assert commentes > 0
    gagner_au_clavier_seul(page)
    gagner_a_la_souris(page)
    ranger_des_lignes(page)
    suivre_un_lien_puis_revenir_aux_chapitres(page, sous_chemin)


def test_a_la_premiere_visite_un_python_arrive_tard_a_quand_meme_les_fichiers(tablette, sous_chemin):
    """Son programme arrive après que le « service worker » a pris la page en charge : sans être relancé, il ne démarrerait jamais."""
    page = tablette.new_page()
    laisser_venir_python = retenir(page, PYTHON)
    page.goto(f"{sous_chemin}/notebooks/index.html?path={LECON}")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    laisser_venir_python()
    page.wait_for_function(NOYAU_PRET, timeout=DELAI_DU_NOYAU)  # sans recharger la page
    assert dire(page, "import os; print('00_jouer.ipynb' in os.listdir())").strip() == "True"


def lire_avant_l_application(page, laisser_venir):
    """Le texte se lit pendant que l’application se charge ; le notebook le remplace, à la même hauteur."""
    apercu = page.get_by_role("region", name="Texte de la leçon, en attendant l’application")
    sync_api.expect(apercu.get_by_role("heading", level=1)).to_have_text("Jouer d’abord")
    sync_api.expect(apercu).to_contain_text("guide = Plateau(graine=13)")
    sync_api.expect(page.get_by_text("Python démarre…")).to_be_visible()
    assert page.locator("main, [role=main], svg.mm-plateau").count() == 0
    apercu.get_by_text("Après R R V V").click()
    lue, haut = page.evaluate(PREMIERE_LUE)
    laisser_venir()
    apercu.wait_for(state="detached")
    assert lue != "titre" and abs(page.evaluate(HAUTEUR, lue) - haut) < 2
    sync_api.expect(page.locator(".jp-MarkdownOutput").get_by_text("Aucun bien placé, aucun mal placé")).to_be_visible()
    assert page.locator("main, [role=main]").count() == 1 and page.locator("[inert]").count() == 0
    assert page.evaluate("() => Boolean(document.activeElement.closest('.jp-Notebook'))")


def ne_lire_ni_anglais_ni_fausse_alerte(page):
    vus = page.locator("body").inner_text()
    for menu in ("Fichier", "Exécution", "Aide"):
        page.get_by_role("menuitem", name=menu, exact=True).first.click()
        vus += "\n".join(page.locator(".lm-Menu .lm-Menu-itemLabel").all_inner_texts())
        page.keyboard.press("Escape")
    assert "Type de cellule" in vus and [phrase for phrase in ANGLAIS_OU_FAUX if phrase in vus] == []


def tenir_sur_un_telephone(page):
    avant = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => [...document.querySelectorAll('.jp-Cell')].every(une => une.scrollWidth <= une.clientWidth + 2)")
    sync_api.expect(page.get_by_role("link", name="Chapitres", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("menuitem", name="Aide", exact=True).click()  # au bout d’une barre plus large que l’écran
    sync_api.expect(page.locator(".lm-Menu")).to_be_in_viewport()
    sync_api.expect(page.get_by_role("menuitem", name="Aide", exact=True)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    page.set_viewport_size(avant)


def tout_executer_du_doigt(page):
    """Un menu, touché du doigt, exécute tout ; la page suit le système sombre."""
    page.evaluate(f"() => {{ for (const une of {NOTEBOOK}.content.model.cells) if (une.type === 'code') une.executionCount = null; }}")
    page.get_by_role("menuitem", name="Exécution", exact=True).tap()
    page.get_by_role("menuitem", name="Exécuter toutes les cellules", exact=True).tap()
    page.wait_for_function(f"() => {NOTEBOOK}.content.model.toJSON().cells.every(une => une.cell_type !== 'code' || une.execution_count)")
    assert pannes(page.evaluate(CELLULES)) == []
    assert page.evaluate("() => document.body.dataset.jpThemeName") == "JupyterLab Dark"
    assert page.evaluate(COTES_DES_BOUTONS) >= 44


def gagner_au_clavier_seul(page):
    jeu = rejouer(page)
    for numero in SECRET:
        atteindre_au_clavier(page, "R Rouge", "Shift+Tab" if page.evaluate(ACTIF).strip() in map(nom_du_bouton, range(6)) else "Tab")
        atteindre_au_clavier(page, nom_du_bouton(numero))
        page.keyboard.press("Space")
    atteindre_au_clavier(page, "Valider")
    page.keyboard.press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Gagné")


def gagner_a_la_souris(page):
    jeu = rejouer(page)
    for numero in SECRET:
        jeu.get_by_role("button", name=nom_du_bouton(numero)).click()
    jeu.get_by_role("button", name="Valider").click()
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Gagné")
    sync_api.expect(jeu.get_by_role("row")).to_have_count(1)
    jeu.get_by_role("button", name="Analyser la manche").click()
    sync_api.expect(jeu).to_contain_text("le meilleur choix")
    jeu.get_by_role("button", name="Nouvelle manche").click()
    sync_api.expect(jeu.get_by_role("button", name="Analyser la manche")).to_be_hidden()
    sync_api.expect(jeu.get_by_role("button", name="Valider")).to_be_visible()


def ranger_des_lignes(page):
    """À la place de la leçon, un rangement, fait à la souris, au clavier et au doigt."""
    cellules = [new_markdown_cell("Des lignes"), *map(new_code_cell, RANGEMENT)]
    poser(page, {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cellules})
    assert pannes(executer_tout(page)) == []
    ranger_de_trois_manieres(DansChromium(page))


def executer_avant_python(page):
    """Une cellule exécutée dès qu’elle se lit, avant que Python soit là, attend puis s’exécute."""
    page.wait_for_function(LU)
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = {NOTEBOOK}.content.widgets.findIndex(une => une.model.type === 'code'); }}")
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-cell').then(() => { window.executee = true; }); }")
    page.wait_for_function("() => window.executee", timeout=DELAI_DU_NOYAU)
    assert page.evaluate(f"() => {NOTEBOOK}.content.activeCell.model.executionCount") == 1


def suivre_un_lien_puis_revenir_aux_chapitres(page, sous_chemin):
    """Le lien d’un notebook garde l’onglet, et le travail ; de là, « Tous les chapitres » ramène à l’accueil."""
    page.evaluate(f"() => {NOTEBOOK}.content.model.cells.get(0).sharedModel.setSource('[la suite](../notebooks/03_validation.ipynb)')")
    page.evaluate(f"() => {{ {NOTEBOOK}.content.widgets[0].rendered = true; }}")
    onglets = len(page.context.pages)
    page.get_by_role("link", name="la suite").click()
    page.wait_for_url("**/notebooks/index.html?path=notebooks/03_validation.ipynb")
    executer_avant_python(page)
    page.get_by_role("link", name="Tous les chapitres").click()
    page.wait_for_url(f"{sous_chemin}/index.html")
    assert len(page.context.pages) == onglets
    sync_api.expect(ligne(page, LECON).locator(".copie")).to_be_visible()


def test_ce_qui_est_fait_dans_le_site_survit_au_rechargement_se_telecharge_sans_https_et_se_corrige(profil, ecole, accueil, tmp_path):
    sync_api.expect(accueil.locator("#sans-https")).to_be_visible()
    page = ouvrir_notebook(profil, f"{ecole}/notebooks/index.html?path={EXERCICE}")
    page.get_by_role("menuitem", name="Fichier", exact=True).click()
    sync_api.expect(page.get_by_role("menuitem", name="Télécharger", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    tirage = dire(page, HASARD)
    assert dire(page, "input('Votre nom ? ')").startswith("input() ne marche pas ici : ce site vous arrive sans HTTPS.")
    executer_tout(page)
    remplacer(page, "def compter_bien_places", SOLUTION)
    verification = cellule(page, "verifier(compter_bien_places)")
    verification.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    sync_api.expect(verification.locator(".jp-OutputArea")).to_contain_text("compter_bien_places : réussi")
    vus = faire_des_gammes(page)
    enregistrer(page)
    page.reload()
    sync_api.expect(cellule(page, "def compter_bien_places")).to_contain_text("sum(a == b")
    sync_api.expect(verification.locator(".jp-OutputArea")).to_contain_text("réussi")
    attendre_noyau(page)
    assert dire(page, HASARD) != tirage  # celui de la photographie serait deux fois le même
    page.close()
    accueil.reload()
    sync_api.expect(ligne(accueil, EXERCICE).locator("p")).to_have_text(re.compile(r"^Votre copie, enregistrée le .*\d\.$"))
    with accueil.expect_download() as arrivee:
        ligne(accueil, EXERCICE).get_by_role("button", name="Télécharger ma copie").click()
    assert arrivee.value.suggested_filename == "04_marquage_exercices.ipynb"
    arrivee.value.save_as(tmp_path / "Ali_04_marquage_exercices.ipynb")
    (copie,) = corriger_en_silence([tmp_path / "Ali_04_marquage_exercices.ipynb"], tmp_path / "sortie").values()
    corriges = {exercice["nom"]: exercice for exercice in copie["exercices"]}
    assert corriges["compter_bien_places"]["etat"] == "réussi"
    assert {nom: corriges[nom]["etat"] for nom in vus} == {nom: etat for nom, (etat, _) in vus.items()}
    assert [nom for nom in vus if not corriges[nom]["message"] or sans_marques(corriges[nom]["message"]) not in vus[nom][1]] == []


@pytest.mark.parametrize("theme, largeur", [("light", 1280), ("dark", 390)])
def test_axe_ne_reproche_rien_au_texte_montre_avant_l_application(avant_l_application, sous_chemin, theme, largeur):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="il faut axe-core : pip install axe-playwright-python")
    page = avant_l_application
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": largeur, "height": 844})
    page.goto(f"{sous_chemin}/notebooks/index.html?path={LECON}")
    page.locator("#mastermind-apercu").wait_for()
    assert page.evaluate("() => document.getElementById('mastermind-apercu').scrollWidth") <= largeur
    assert [(faute["id"], faute["nodes"][0]["html"]) for faute in axe.Axe().run(page).response["violations"]] == []


def test_avant_l_application_l_eleve_lit_sa_copie_et_non_la_lecon_du_site(avant_l_application, bureau, ecole):
    chemin = "notebooks/15_objets.ipynb"
    garder_une_copie(bureau, chemin)
    page = avant_l_application
    page.goto(f"{ecole}/notebooks/index.html?path={chemin}")
    apercu = page.locator("#mastermind-apercu")
    sync_api.expect(apercu.locator("[data-cellule]").first.locator("pre")).to_have_text("# Ma copie")
    sync_api.expect(apercu.locator("h1")).to_have_count(0)
    assert apercu.locator("h2").count() > 0  # le reste, qu’il n’a pas changé, est mis en forme


@pytest.mark.parametrize("chemin", [EXERCICE, "notebooks/../notebooks/00_jouer.ipynb"], ids=["exercice", "détour"])
def test_seule_une_lecon_a_un_texte_avant_l_application(avant_l_application, sous_chemin, chemin):
    page = avant_l_application
    demandes = []
    page.on("request", lambda demande: demandes.append(demande.url))
    with page.expect_request("**/jupyter-lite.json*"):  # demandé après le texte d’une leçon
        page.goto(f"{sous_chemin}/notebooks/index.html?path={chemin}")
    assert [adresse for adresse in demandes if "/apercus/" in adresse] == []


def test_remettre_a_zero_rend_le_notebook_du_site_et_lui_seul(bureau, accueil):
    chemins = ("exercises/05_frequences_exercices.ipynb", "exercises/06_partie_exercices.ipynb")
    for chemin in chemins:
        garder_une_copie(bureau, chemin)
    accueil.bring_to_front()
    accueil.reload()
    ligne(accueil, chemins[0]).get_by_role("button", name="Remettre à zéro").press("Enter")
    sync_api.expect(accueil.get_by_role("dialog")).to_contain_text("Remettre à zéro « Exercice 05")
    accueil.get_by_role("button", name="Annuler").press("Enter")
    sync_api.expect(ligne(accueil, chemins[0]).locator(".copie")).to_be_visible()
    ligne(accueil, chemins[0]).get_by_role("button", name="Remettre à zéro").press("Enter")
    accueil.get_by_role("button", name="Effacer ma copie").press("Enter")
    sync_api.expect(accueil.locator("#annonce")).to_contain_text("est remis à zéro")
    sync_api.expect(ligne(accueil, chemins[0]).locator(".copie")).to_be_hidden()
    assert titre_lu(bureau, chemins[0]).startswith("# Exercice 05")
    assert titre_lu(bureau, chemins[1]) == "# Ma copie"


def test_une_lecon_plus_recente_que_la_copie_est_signalee(bureau, accueil, site):
    chemin = "exercises/01_constantes_exercices.ipynb"
    garder_une_copie(bureau, chemin)
    publies = {site / "index.html": None, site / "files" / chemin: None}
    for fichier in publies:
        publies[fichier] = fichier.read_text(encoding="utf-8")
    version = json.loads(publies[site / "files" / chemin])["metadata"]["mastermind"]["version"]
    try:  # le professeur publie une nouvelle version
        for fichier, texte in publies.items():
            fichier.write_text(texte.replace(version, "0123456789ab").replace("# Exercice 01", "# Nouvel exercice 01"), encoding="utf-8")
        assert titre_lu(bureau, chemin) == "# Ma copie"
        accueil.reload()
        sync_api.expect(ligne(accueil, chemin).locator("p")).to_contain_text("Une version plus récente de ce notebook existe")
        sync_api.expect(accueil.locator(".perimee")).to_have_count(1)
        ligne(accueil, chemin).get_by_role("button", name="Remettre à zéro").click()
        accueil.get_by_role("button", name="Effacer ma copie").click()
        sync_api.expect(accueil.locator(".perimee")).to_have_count(0)
        assert titre_lu(bureau, chemin).startswith("# Nouvel exercice 01")
    finally:
        for fichier, texte in publies.items():
            fichier.write_text(texte, encoding="utf-8")


def test_sur_un_telephone_jupyterlab_laisse_la_place_au_notebook(profil, ecole):
    page = profil.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    retenir(page, PYTHON)
    entrer_dans_le_lab(page, ecole)
    page.evaluate(f"() => {{ window.jupyterapp.commands.execute('docmanager:open', {{path: '{LECON}'}}); }}")
    page.wait_for_function("() => document.querySelector('.jp-NotebookPanel')?.offsetWidth >= 300")  # 62 avec la liste des fichiers
    page.close()


def test_l_accueil_tient_sur_un_telephone_et_ses_liens_ouvrent_des_notebooks(accueil, ecole):
    accueil.set_viewport_size({"width": 390, "height": 844})
    assert accueil.evaluate("() => document.documentElement.scrollWidth") <= 390
    chemins = accueil.locator(".notebook").evaluate_all("lignes => lignes.map(ligne => ligne.dataset.chemin)")
    assert sorted(chemins) == sorted(parametre.values[0] for parametre in NOTEBOOKS)
    reponses = [accueil.request.fetch(f"{ecole.replace(ECOLE, '127.0.0.1')}/files/{chemin}").status for chemin in chemins]
    assert set(reponses) == {200}


def test_sous_un_doigt_chaque_cible_de_l_accueil_fait_44_pixels(tablette, sous_chemin):
    page = tablette.new_page()
    page.goto(f"{sous_chemin}/")
    page.locator("#bilan:not(:empty)").wait_for()
    assert page.evaluate(COTES_DES_CIBLES) >= 44


def test_l_accueil_se_parcourt_au_clavier(accueil):
    accueil.keyboard.press("Tab")
    assert accueil.evaluate(ACTIF) == "Aller aux chapitres"
    accueil.keyboard.press("Enter")
    accueil.keyboard.press("Tab")
    assert accueil.evaluate("() => document.activeElement.closest('.notebook').dataset.chemin") == LECON
    assert accueil.evaluate("() => getComputedStyle(document.activeElement).outlineWidth") == "3px"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_ne_reproche_rien_a_l_accueil(accueil, theme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="il faut axe-core : pip install axe-playwright-python")
    accueil.emulate_media(color_scheme=theme)
    accueil.evaluate("() => document.querySelectorAll('.copie').forEach(copie => { copie.hidden = false; })")
    resultat = axe.Axe().run(accueil).response
    assert [(faute["id"], faute["nodes"][0]["html"]) for faute in resultat["violations"]] == []
