"""Le site sans réseau : après une visite, le serveur arrêté et le navigateur relancé, dans Chromium et dans Firefox.

Ensuite, le « service worker » seul, sur un site de quelques fichiers : une édition qui en remplace une autre, la place qui manque,
un serveur qui donne autre chose. Commencer par `test_apres_une_visite_tout_marche_sans_reseau`.
"""

import itertools
import json
import os
import shutil
from contextlib import contextmanager
from pathlib import Path

import pytest
from moteurs import attendre, ouvrir_moteur
from navigateur import CHROMIUM, DANS_CHROMIUM, OPTIONS_DE_CHROMIUM, sync_api
from site_en_ligne import NOTEBOOK, SANS_OPTIMISER, construire, ouvrir_contexte, servir_dossier
from test_match import GRAINE, SECRET_1
from test_trois_moteurs import CELLULES, EXECUTER_TOUT, PRET, ecrire, pannes

from mastermind_edu.atelier.site_accueil import ecrire_accueil
from mastermind_edu.atelier.site_hors_ligne import RELAIS, ecrire_relais
from mastermind_edu.atelier.site_notebooks import NOYAU, NotebookPublie
from mastermind_edu.coeur.regles import choisir_couleurs
from mastermind_edu.progression.classe import decoder

LECONS = ("00_jouer", "04_marquage", "08_ordinateur")
EXERCICE = "exercises/04_marquage_exercices.ipynb"
VERIFIER = "def compter_bien_places(secret, proposition):\n    return {}\n\nverifier(compter_bien_places)"
FAUX, JUSTE = VERIFIER.format("0"), VERIFIER.format("sum(a == b for a, b in zip(secret, proposition))")
MATCH = f"""from mastermind_edu import Regles
from mastermind_edu.coeur.regles import choisir_couleurs
from mastermind_edu.widgets import Match
Match(regles=Regles(4, choisir_couleurs('RBJVON'), 6), nb_manches=2, graine={GRAINE})"""
NOMS = {couleur.initiale: f"{couleur.initiale} {couleur.nom}" for couleur in choisir_couleurs("RBJVON")}
TEXTE = "document.body.innerText"
SANS_RESEAU = "document.getElementById('sans-reseau').innerText"
PRESSER = """(() => {{
    const bouton = [...document.querySelectorAll('.mm-jeu button')].find(une => une.innerText.trim() === {} && !une.disabled);
    bouton?.click();
    return Boolean(bouton);
}})()"""


class PageDeChromium:
    """Une page de Chromium, comme `moteurs` en donne une de Firefox."""

    def __init__(self, page):
        self.page = page

    def aller(self, adresse):
        self.page.goto(adresse)

    def evaluer(self, javascript):
        return self.page.evaluate(f"() => Promise.resolve({javascript})")


@contextmanager
def ouvrir(moteur, profil):
    """Ce moteur sur ce profil, qui garde tout d’une ouverture à l’autre."""
    if moteur != "chromium":
        with ouvrir_moteur(moteur, profil) as page:
            yield page
        return
    with sync_api.sync_playwright() as playwright:
        options = {"executable_path": CHROMIUM, "args": [*OPTIONS_DE_CHROMIUM, SANS_OPTIMISER], "locale": "fr-FR"}
        contexte = playwright.chromium.launch_persistent_context(profil, **options)
        yield PageDeChromium(contexte.pages[0])
        contexte.close()


@pytest.mark.parametrize("moteur", [pytest.param("chromium", marks=DANS_CHROMIUM), "firefox"])
def test_apres_une_visite_tout_marche_sans_reseau(moteur, tmp_path_factory, tmp_path):
    with servir_dossier(construire(tmp_path_factory)[1]) as port:
        adresse = f"http://127.0.0.1:{port}"
        with ouvrir(moteur, tmp_path) as page:
            page.aller(f"{adresse}/")
            attendre(lambda: "Utilisable sans réseau" in page.evaluer(SANS_RESEAU))
    with ouvrir(moteur, tmp_path) as page:  # le serveur est arrêté
        for lecon in LECONS:
            lire_et_executer(page, f"{adresse}/notebooks/index.html?path=notebooks/{lecon}.ipynb")
        ouvrir_le_notebook(page, f"{adresse}/notebooks/index.html?path={EXERCICE}")
        poser(page, "from mastermind_edu import verifier", FAUX, JUSTE, MATCH)
        assert pannes(executer(page)) == []
        attendre(lambda: all(mot in page.evaluer(TEXTE) for mot in ("compter_bien_places : échoué", "compter_bien_places : réussi")))
        gagner_la_premiere_manche(page)
        page.aller(f"{adresse}/")
        attendre(lambda: page.evaluer("document.getElementById('bilan').innerText").startswith("1 réussi"))
        attendre(lambda: "Utilisable sans réseau" in page.evaluer(SANS_RESEAU))


def ouvrir_le_notebook(page, adresse):
    page.aller(adresse)
    attendre(lambda: page.evaluer(PRET))


def lire_et_executer(page, adresse):
    ouvrir_le_notebook(page, adresse)
    cellules = executer(page)
    assert pannes(cellules) == []
    assert any(cellule.get("outputs") for cellule in cellules)


def executer(page):
    assert page.evaluer(EXECUTER_TOUT)
    return page.evaluer(CELLULES)


def poser(page, *programmes):
    cellules = [ecrire(rang, programme) for rang, programme in enumerate(programmes)]
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": NOYAU}, "cells": cellules}
    page.evaluer(f"{NOTEBOOK}.content.model.fromJSON({json.dumps(notebook)})")


def gagner_la_premiere_manche(page):
    for nom in ("Commencer le match", *(NOMS[initiale] for initiale in SECRET_1), "Valider"):
        attendre(lambda: page.evaluer(PRESSER.format(json.dumps(nom))))
    attendre(lambda: "Vous avez trouvé en 1 rangée" in page.evaluer(TEXTE))


# Le « service worker » seul, sur un site de quelques fichiers

FICHES = [NotebookPublie("exercises/04_marquage_exercices.ipynb", "Exercice 04", "60 minutes", "aaa")]
LECON, SCRIPT = "files/notebooks/04_marquage.ipynb", "build/1.0123456789abcdef.js"
TEXTES = {LECON: "première édition", SCRIPT: "jamais changé", "apercus/é.json": "un nom accentué"}
DATES = itertools.count(1_700_000_000)
CACHES = "caches.keys().then(noms => noms.filter(nom => nom.startsWith('mastermind')))"
CHERCHER = "async () => { await (await navigator.serviceWorker.ready).update(); }"  # comme le navigateur le fait à chaque page ouverte
RENDRE = "async () => (await navigator.serviceWorker.ready).active.postMessage({mastermind: 'rendre'})"
SUIVRE_L_INSTALLATION = """async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update();
    await new Promise(suite => { installing.onstatechange = suite; });
    return installing.state;
}"""
LIRE = "async chemin => { const reponse = await fetch(chemin); return [reponse.status, await reponse.text()]; }"


def publier(dossier: Path, **changes: str) -> None:
    """Un petit site : la vraie page d’accueil, quelques fichiers, et leur « service worker »."""
    shutil.rmtree(dossier, ignore_errors=True)
    for nom, texte in {**TEXTES, **changes, "index.html": ecrire_accueil(FICHES), RELAIS: ""}.items():
        (dossier / nom).parent.mkdir(parents=True, exist_ok=True)
        (dossier / nom).write_text(texte, encoding="utf-8")
    ecrire_relais(dossier)
    date = next(DATES)  # le serveur compare des dates d’une seconde
    for fichier in dossier.rglob("*.*"):
        os.utime(fichier, (date, date))


@pytest.fixture(scope="module")
def chromium():
    with ouvrir_contexte() as contexte:
        yield contexte.browser


@pytest.fixture
def accueil(chromium):
    """Une page d’un profil neuf."""
    contexte = chromium.new_context(locale="fr-FR")
    yield contexte.new_page()
    contexte.close()


@pytest.fixture
def petit_site(tmp_path):
    """Le dossier d’un petit site, et son adresse."""
    publier(tmp_path / "site")
    with servir_dossier(tmp_path) as port:
        yield tmp_path / "site", f"http://127.0.0.1:{port}/site/"


def visiter(page, adresse, dit="Utilisable sans réseau"):
    page.goto(adresse)
    sync_api.expect(page.locator("#sans-reseau")).to_contain_text(dit)
    return page


@pytest.mark.parametrize("chemin, attendu", [
    (LECON, [200, "première édition"]), (f"{SCRIPT}?_=1", [200, "jamais changé"]), ("apercus/é.json", [200, "un nom accentué"]),
    ("files/notebooks/a_moi.ipynb", [404, ""]),
], ids=["leçon", "script daté", "accent", "fichier de l’élève"])  # fmt: skip
def test_sans_reseau_le_navigateur_donne_ce_que_donnait_le_site(chromium, tmp_path, chemin, attendu):
    publier(tmp_path)
    contexte = chromium.new_context()
    with servir_dossier(tmp_path) as port:
        page = visiter(contexte.new_page(), f"http://127.0.0.1:{port}/")
    page.reload()
    assert page.evaluate(LIRE, chemin) == attendu
    contexte.close()


def test_une_nouvelle_edition_remplace_l_ancienne_et_le_dit_sans_toucher_au_travail(accueil, petit_site):
    dossier, adresse = petit_site
    visiter(accueil, adresse)
    importer(accueil, {"position": "réussi"})
    publier(dossier, **{LECON: "seconde édition"})
    accueil.evaluate(CHERCHER)
    sync_api.expect(accueil.locator("#sans-reseau")).to_contain_text("Une nouvelle édition du cours a remplacé la précédente")
    visiter(accueil, adresse)
    assert accueil.evaluate(LIRE, LECON) == [200, "seconde édition"]
    assert len(accueil.evaluate(CACHES)) == 1
    sync_api.expect(accueil.locator("#bilan")).to_contain_text("1 réussi")


def test_une_nouvelle_edition_ne_redemande_que_ce_qui_a_change(accueil, petit_site):
    dossier, adresse = petit_site
    visiter(accueil, adresse)
    publier(dossier, **{LECON: "seconde édition"})
    (dossier / SCRIPT).unlink()  # qui le demanderait ne l’aurait pas
    accueil.evaluate(CHERCHER)
    sync_api.expect(accueil.locator("#sans-reseau")).to_contain_text("Une nouvelle édition")
    assert accueil.evaluate(LIRE, SCRIPT) == [200, "jamais changé"]


def test_une_edition_publiee_a_moitie_laisse_l_ancienne_entiere(accueil, petit_site):
    dossier, adresse = petit_site
    visiter(accueil, adresse)
    publier(dossier, **{LECON: "seconde édition"})
    (dossier / LECON).write_text("envoyée à moitié", encoding="utf-8")
    assert accueil.evaluate(SUIVRE_L_INSTALLATION) == "redundant"
    visiter(accueil, adresse)
    assert accueil.evaluate(LIRE, LECON) == [200, "première édition"]


def test_un_serveur_qui_donne_autre_chose_ne_rend_pas_le_site_utilisable_sans_reseau(accueil, petit_site):
    dossier, adresse = petit_site
    (dossier / LECON).write_text("la page de connexion du réseau de l’école", encoding="utf-8")
    visiter(accueil, adresse, "n’est pas encore gardé en entier")


def test_sans_place_le_site_se_sert_du_reseau_et_le_dit(accueil, petit_site):
    occuper(accueil, petit_site[1], 30_000)
    visiter(accueil, petit_site[1], "Ce navigateur manque de place")
    assert accueil.evaluate(CACHES) == []
    assert accueil.evaluate(LIRE, LECON) == [200, "première édition"]


def test_la_place_est_rendue_au_travail_de_l_eleve_et_pas_reprise_aussitot(accueil, petit_site):
    visiter(accueil, petit_site[1])
    importer(accueil, {"position": "réussi"})
    accueil.evaluate(RENDRE)
    sync_api.expect(accueil.locator("#sans-reseau")).to_contain_text("Ce navigateur manque de place")
    visiter(accueil, petit_site[1], "Ce navigateur manque de place")
    assert accueil.evaluate(CACHES) == []
    sync_api.expect(accueil.locator("#bilan")).to_contain_text("1 réussi")


def occuper(page, adresse, octets):
    """Ce navigateur n’accorde plus que tant d’octets à ce site."""
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": adresse.removesuffix("/site/"), "quotaSize": octets})


def test_deux_sites_d_un_meme_serveur_ne_se_genent_pas(accueil, petit_site):
    dossier, adresse = petit_site
    publier(dossier.parent / "autre", **{LECON: "un autre cours"})
    visiter(accueil, adresse)
    visiter(accueil, adresse.replace("/site/", "/autre/"))
    assert accueil.evaluate(LIRE, LECON) == [200, "un autre cours"]
    visiter(accueil, adresse)
    assert accueil.evaluate(LIRE, LECON) == [200, "première édition"]


# Importer une progression


def importer(page, exercices, nom="progres.json", texte=None):
    contenu = json.dumps({"format": 1, "exercices": exercices}) if texte is None else texte
    page.locator("#fichier").set_input_files({"name": nom, "mimeType": "application/json", "buffer": contenu.encode()})


def test_une_progression_importee_garde_de_chaque_exercice_le_mieux_des_deux(accueil, petit_site):
    accueil.goto(petit_site[1])
    importer(accueil, {"position": "réussi", "compter_bien_places": "commencé"})
    sync_api.expect(accueil.locator("#import")).to_have_text("Progression importée : 2 exercices de plus.")
    importer(accueil, {"position": "commencé", "compter_bien_places": "réussi"})
    sync_api.expect(accueil.locator("#import")).to_have_text("Progression importée : 1 exercice de plus.")
    accueil.reload()
    sync_api.expect(accueil.locator("#bilan")).to_contain_text("2 réussis")
    assert decoder(accueil.locator("#code").inner_text()) == ({"position": 2, "compter_bien_places": 2}, 0)


@pytest.mark.parametrize("nom, texte, dit", [
    ("a.json", "{", "« a.json » ne se lit pas"),
    ("a.json", "[]", "« a.json » contient autre chose"),
    ("04.ipynb", '{"cells": []}', "« 04.ipynb » contient autre chose"),
    ("a.json", '{"exercices": {"position": "fini"}}', "dans « a.json », position vaut « fini »"),
    ("a.json", '{"exercices": {"<b>": 3}}', "dans « a.json », <b> vaut « 3 »"),
    ("a.json", '"' + "x" * 1_000_001 + '"', "« a.json » pèse plus d’un mégaoctet"),
], ids=["coupé", "liste", "notebook", "mot inconnu", "nombre", "énorme"])  # fmt: skip
def test_un_fichier_qui_n_est_pas_une_progression_est_refuse_sans_rien_changer(accueil, petit_site, nom, texte, dit):
    accueil.goto(petit_site[1])
    importer(accueil, {"position": "réussi"})
    importer(accueil, {}, nom, texte)
    sync_api.expect(accueil.locator("#import")).to_have_text(f"Il faut le fichier « progres.json » que donne « Exporter ma progression » ; {dit}. Rien n’a changé.")
    sync_api.expect(accueil.locator("#bilan")).to_contain_text("1 réussi")
