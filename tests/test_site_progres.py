"""Ce qui reste d’une séance dans le site : les verdicts et les plateaux lisibles, la taille des fichiers, les corrigés réussis, la progression.

Le site et ses gestes sont ceux de `test_site_en_ligne`, dans Chromium.
"""

import json
import re
from pathlib import Path

import pytest
from chemin_entier import A_LA_FIN, AU_DEBUT, etapes, repartir
from navigateur import DANS_CHROMIUM, attendre_promesse, sync_api
from site_en_ligne import NOTEBOOK, POSER, attendre_noyau, dire, executer_tout, ouvrir_notebook, pannes
from test_site_en_ligne import enregistrer, ligne, navigateur, profil, racine, site, sous_chemin  # noqa: F401

from mastermind_edu.atelier.site_notebooks import NOYAU as NOYAU_DU_SITE
from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.progression.classe import decoder

pytestmark = DANS_CHROMIUM

EXERCICE = "exercises/04_marquage_exercices.ipynb"
JUSTE = "def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1\n\nverifier(position)"
PROGRAMMES = [
    "%reload_ext mastermind_edu\nfrom mastermind_edu import progres, verifier\nfrom mastermind_edu.widgets import Plateau",
    "Plateau(graine=1)",
    "def compter_bien_places(secret, proposition):\n    return 0\n\nverifier(compter_bien_places)",
    JUSTE,
]
TAILLE = f"() => JSON.stringify({NOTEBOOK}.content.model.toJSON()).length"
MODELES = "import ipywidgets\nprint(len(ipywidgets.widgets.widget._instances))"
ANGLAIS = ("Error displaying widget", "Loading widget")
# Ce qui prête les fichiers du navigateur à Python se présente après l’application, comme sur une machine chargée.
FICHIERS_EN_RETARD = """const chercher = ServiceWorkerContainer.prototype.getRegistration;
ServiceWorkerContainer.prototype.getRegistration = async function (...ou) {
    await new Promise(suite => setTimeout(suite, 3000));
    return chercher.apply(this, ou);
}"""


def poser(page, programmes):
    """Met ces cellules à la place de celles du notebook ouvert."""
    cellules = [
        {"id": f"essai-{rang}", "cell_type": "code", "source": source, "metadata": {}, "outputs": [], "execution_count": None}
        for rang, source in enumerate(programmes)
    ]
    attendre_promesse(page, POSER, {"cells": cellules, "metadata": {"kernelspec": NOYAU_DU_SITE}, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture(scope="module")
def page_ouverte(profil, sous_chemin):  # noqa: F811
    page = ouvrir_notebook(profil, f"{sous_chemin}/notebooks/index.html?path={EXERCICE}")
    yield page
    page.close()


@pytest.fixture
def page(page_ouverte):
    """Le notebook, ces cellules à la place des siennes, exécutées."""
    page_ouverte.bring_to_front()
    poser(page_ouverte, PROGRAMMES)
    dire(page_ouverte, "%reset -f")
    assert pannes(executer_tout(page_ouverte)) == []
    return page_ouverte


def test_un_verdict_et_un_plateau_restent_lisibles_apres_rechargement_puis_revivent(page):
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(3)
    page.get_by_role("button", name="Indice").click()
    sync_api.expect(page.locator(".mm-verdict").first).to_contain_text("compter_bien_places : indice 1 sur 2")
    page.locator(".jp-Notebook").click(position={"x": 5, "y": 5})
    enregistrer(page)
    page.reload()
    sorties = page.locator(".jp-OutputArea-output")
    sync_api.expect(sorties.filter(has_text="✘ compter_bien_places : échoué")).to_be_visible()
    sync_api.expect(sorties.first.get_by_role("img")).to_be_visible()
    attendre_noyau(page)
    page.wait_for_timeout(4000)  # le greffon des widgets cherche deux secondes avant d’abandonner
    sync_api.expect(sorties.filter(has_text="✔ position : réussi")).to_be_visible()
    sync_api.expect(sorties.first.get_by_role("img")).to_be_visible()
    assert [mots for mots in ANGLAIS if mots in page.locator("body").inner_text()] == []
    executer_tout(page)
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(3)
    page.get_by_role("button", name="Comparer avec un corrigé").click()
    sync_api.expect(page.locator(".mm-verdict").last).to_contain_text("un corrigé parmi d’autres")


def test_un_notebook_execute_six_fois_ne_grossit_pas(page):
    taille, modeles = page.evaluate(TAILLE), dire(page, MODELES)
    for _ in range(5):
        executer_tout(page)
    enregistrer(page)
    assert dire(page, MODELES) == modeles
    assert abs(page.evaluate(TAILLE) - taille) < 100  # les numéros d’exécution
    assert page.locator(".mm-jeu[lang]").count() == 3


def test_la_progression_survit_au_rechargement_et_se_lit_sur_l_accueil(page, profil, sous_chemin, tmp_path):  # noqa: F811
    accueil = profil.new_page()
    accueil.goto(f"{sous_chemin}/")
    exercices = ligne(accueil, EXERCICE).locator(".progres")
    sync_api.expect(exercices.locator("summary")).to_have_text("1 réussi sur 7, 1 commencé")
    exercices.locator("summary").click()
    sync_api.expect(exercices.locator("li").nth(0)).to_have_text("◐ commencé compter_bien_places")
    sync_api.expect(exercices.locator("li").nth(2)).to_have_text("✔ réussi position")
    sync_api.expect(accueil.locator("#ensuite")).to_contain_text("À reprendre : compter_bien_places")
    sync_api.expect(accueil.locator("[data-parcours] .etat").last).to_have_text(re.compile("^1 réussi sur [0-9]+, 1 commencé[.]$"))
    code = accueil.locator("#code").inner_text()
    assert decoder(code) == ({"compter_bien_places": 1, "position": 2}, 0)
    page.add_init_script(FICHIERS_EN_RETARD)
    page.reload()
    attendre_noyau(page)
    assert code in dire(page, "from mastermind_edu import progres\nprint(progres())")
    with accueil.expect_download() as arrivee:
        accueil.get_by_role("button", name="Exporter ma progression").click()
    assert arrivee.value.suggested_filename == "progres.json"
    assert json.loads(Path(arrivee.value.path()).read_text(encoding="utf-8"))["exercices"] == {"compter_bien_places": "commencé", "position": "réussi"}
    remettre_la_progression_a_zero(accueil)
    accueil.locator("#fichier").set_input_files(arrivee.value.path())  # sur un autre appareil
    sync_api.expect(accueil.locator("#code")).to_have_text(code)
    assert code in dire(page, "%reset -f\nfrom mastermind_edu import progres\nprint(progres())")
    remettre_la_progression_a_zero(accueil)
    accueil.close()


def remettre_la_progression_a_zero(accueil):
    accueil.get_by_role("button", name="Remettre la progression à zéro").press("Enter")
    accueil.get_by_role("button", name="Remettre à zéro", exact=True).last.press("Enter")
    sync_api.expect(accueil.locator("#bilan")).to_have_text(re.compile("^0 réussi sur [0-9]+[.]$"))
    sync_api.expect(accueil.locator("#progression")).to_be_hidden()


@pytest.fixture(scope="module")
def tout_resolu(profil, sous_chemin):  # noqa: F811
    """La page où tous les corrigés du cours sont exécutés l’un après l’autre, dans un même Python, et leurs cellules.

    L’un remplace l’autre à l’écran : tous à la fois, chaque sortie ferait redessiner des centaines de cellules.
    """
    page = ouvrir_notebook(profil, f"{sous_chemin}/notebooks/index.html?path={EXERCICE}")
    cellules = []
    for programmes in etapes():
        poser(page, programmes)
        cellules += executer_tout(page)
        if len(cellules) == 1:
            attendre_le_bilan(page, AU_DEBUT)
    yield page, cellules
    page.close()


def attendre_le_bilan(page, bilan):
    sync_api.expect(page.locator(".jp-OutputArea-output", has_text="Où j’en suis")).to_contain_text(f"Où j’en suis : {bilan}")


@pytest.mark.parametrize("chapitre", CHAPITRES)
def test_une_solution_est_reussie_dans_le_navigateur_aussi(tout_resolu, chapitre):
    cellules = repartir(tout_resolu[1])[chapitre]
    assert pannes(cellules) == []
    verdicts = [json.dumps(une["outputs"], ensure_ascii=False) for une in cellules if une["source"].startswith("verifier(")]
    assert len(verdicts) == len(CHAPITRES[chapitre])
    assert [verdict for verdict in verdicts if "réussi" not in verdict] == []


def test_qui_reussit_tous_les_chapitres_va_de_zero_a_tout(tout_resolu, profil, sous_chemin):  # noqa: F811
    page, cellules = tout_resolu
    assert pannes(cellules) == []
    attendre_le_bilan(page, A_LA_FIN)
    accueil = profil.new_page()
    accueil.goto(f"{sous_chemin}/")
    sync_api.expect(accueil.locator("#bilan")).to_have_text(f"{A_LA_FIN}.")
    sync_api.expect(accueil.locator("#ensuite")).to_have_text("Tout est réussi : bravo !")
    accueil.close()
