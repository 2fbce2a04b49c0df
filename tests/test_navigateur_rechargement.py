"""Une page rechargée, son noyau reparti de zéro : les verdicts et les plateaux restent lisibles, et revivent quand on les exécute.

Sur un poste ouvert comme le fait `lancer.py` ; le site a le même test dans `test_site_en_ligne`.
"""

import json
import shutil

import pytest
from chemin_entier import A_LA_FIN, AU_DEBUT, etapes
from corrections import corriger_en_silence, etats
from gestes_du_rangement import CELLULES as RANGEMENT
from gestes_du_rangement import JEU, DansChromium, ranger_de_trois_manieres
from navigateur import (
    DANS_CHROMIUM,
    FERMER_TOUT,
    NOTEBOOK,
    NOYAU,
    NOYAU_PRET,
    TOUT_EST_EXECUTE,
    attendre_promesse,
    changer,
    commander,
    ecrire_notebook,
    executer_tout,
    ouvrir_chromium,
    photographier,
    sync_api,
)
from test_navigateur_poste import LECON, aller, cours, dossiers_montres, enregistrer, poste  # noqa: F401  (une fixture)

from mastermind_edu.widgets.rangement import POUR_RANGER

pytestmark = DANS_CHROMIUM

ETAT = "application/vnd.jupyter.widget-state+json"
ESSAI = "notebooks/essai.ipynb"
PROGRAMMES = [
    "%reload_ext mastermind_edu\nfrom mastermind_edu import verifier\nfrom mastermind_edu.widgets import Plateau",
    "Plateau(graine=1)",
    "def position(valeur, code):\n    return -1\n\nverifier(position)",
]
ARRETER = f"() => {NOTEBOOK}.sessionContext.shutdown()"
EXECUTER_DANS_LE_NOYAU = f"""async programmes => {{
    const etats = [];
    for (const code of programmes) etats.push((await {NOYAU}.requestExecute({{code}}).done).content.status);
    return etats;
}}"""
ANGLAIS = ("Error displaying widget", "Loading widget")


@pytest.fixture(scope="module")
def adresse(cours, tmp_path_factory):  # noqa: F811
    with poste(cours, tmp_path_factory.mktemp("poste")) as (adresse, _):
        yield adresse


@pytest.fixture(scope="module")
def tablette(adresse):
    """La seule page de ces tests : celle d’un écran que l’on touche, où clavier et souris marchent aussi."""
    with ouvrir_chromium() as chromium:
        contexte = chromium.browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True, locale="fr-FR")
        yield aller(contexte, adresse)


@pytest.fixture
def page(tablette, request, tmp_path):
    with photographier(tablette, request, tmp_path) as page:
        yield page


@pytest.fixture
def essayer(page, cours):  # noqa: F811
    """Écrit le notebook d’essai, l’ouvre avec un noyau neuf."""

    def ouvrir(programmes):
        attendre_promesse(page, FERMER_TOUT)
        ecrire_notebook(cours / "travail" / ESSAI, programmes)
        changer(page, ESSAI)
        return page

    return ouvrir


def rouvrir_sans_noyau(page, adresse, fichier, avec_etat):
    """Enregistre, arrête le noyau, rouvre : un autre noyau démarre, qui ne connaît aucun widget ; le fichier, peut-être."""
    enregistrer(page)
    attendre_promesse(page, ARRETER)
    page.goto("about:blank")
    notebook = json.loads(fichier.read_text(encoding="utf-8"))
    assert len(notebook["metadata"]["widgets"][ETAT]["state"]) > 10
    if not avec_etat:
        del notebook["metadata"]["widgets"]  # comme une copie venue du site, ou enregistrée ailleurs
        fichier.write_text(json.dumps(notebook), encoding="utf-8")
    page.goto(adresse.replace(LECON, ESSAI) + "&reset")
    page.wait_for_function(NOYAU_PRET)


def test_le_doigt_ouvre_un_menu_et_y_choisit(page):
    changer(page, LECON)
    page.get_by_role("menuitem", name="Affichage", exact=True).tap()
    page.get_by_role("menuitem", name="Développer toutes les sorties", exact=True).tap()
    page.wait_for_function(f"() => {NOTEBOOK}.content.widgets.every(une => !une.outputHidden)")


@pytest.mark.parametrize("avec_etat", [True, False], ids=["état enregistré", "sans état"])
def test_un_verdict_et_un_plateau_restent_lisibles_puis_revivent(essayer, adresse, cours, avec_etat):  # noqa: F811
    page = essayer(PROGRAMMES)
    executer_tout(page)
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(2)
    rouvrir_sans_noyau(page, adresse, cours / "travail" / ESSAI, avec_etat)
    page.wait_for_timeout(4000)  # le greffon des widgets cherche deux secondes avant d’abandonner
    sorties = page.locator(".jp-OutputArea-output")
    sync_api.expect(sorties.filter(has_text="✘ position : échoué")).to_be_visible()
    plateau = sorties.first.locator(".mm-jeu") if avec_etat else sorties.first.get_by_role("img")
    sync_api.expect(plateau).to_be_visible()
    assert [mots for mots in ANGLAIS if mots in page.locator("body").inner_text()] == []
    executer_tout(page)
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(2)
    page.get_by_role("button", name="Indice").click()
    sync_api.expect(page.locator(".mm-verdict")).to_contain_text("position : indice")


def test_des_lignes_se_rangent_a_la_souris_au_clavier_au_doigt_se_rouvrent_et_se_corrigent(essayer, adresse, cours, tmp_path):  # noqa: F811
    page = essayer(RANGEMENT)
    executer_tout(page)
    ranger_de_trois_manieres(DansChromium(page))
    fichier = cours / "travail" / ESSAI
    rouvrir_sans_noyau(page, adresse, fichier, avec_etat=False)
    sync_api.expect(page.locator(".jp-OutputArea-output").last).to_contain_text(POUR_RANGER)
    executer_tout(page)
    sync_api.expect(page.locator(".mm-placee:visible")).to_have_count(5)
    sync_api.expect(page.locator(".mm-verdict")).to_contain_text("alterner : réussi")
    copie = tmp_path / "Ali_00c_boucles_exercices.ipynb"
    shutil.copy(fichier, copie)
    (lue,) = corriger_en_silence([copie], tmp_path / "sortie").values()
    assert etats(lue)["alterner"] == "réussi"


def test_un_rangement_reste_sous_la_souris_et_son_verdict_vient_a_l_ecran(essayer):
    page = essayer(["# une ligne\n" * 60, *RANGEMENT, "# une ligne\n" * 60])
    executer_tout(page)
    page.evaluate(f"() => {JEU}.scrollIntoView({{block: 'center'}})")
    haut = f"() => Math.round({JEU}.getBoundingClientRect().top)"
    depart = page.evaluate(haut)
    for nombre in (1, 2):
        page.evaluate(f"() => [...{JEU}.querySelectorAll('.mm-restante')].find(une => une.checkVisibility()).click()")
        sync_api.expect(page.locator(".mm-placee:visible")).to_have_count(nombre)
        page.wait_for_timeout(1000)  # la cellule écrite a sa nouvelle hauteur
        assert abs(page.evaluate(haut) - depart) <= 2
    page.locator(".mm-verifier").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"""() => {{
        const verdict = {JEU}.querySelector('.mm-verdict'), feuille = {JEU}.closest('.jp-WindowedPanel-outer');
        return verdict && verdict.getBoundingClientRect().bottom <= feuille.getBoundingClientRect().bottom;
    }}""")
    assert page.evaluate("document.activeElement.textContent") == "Vérifier"  # le clavier n’a pas bougé


def test_la_progression_se_voit_survit_au_noyau_et_mene_aux_exercices(essayer, cours):  # noqa: F811
    juste = "def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1\n\nverifier(position)"
    page = essayer([PROGRAMMES[0], "from mastermind_edu import progres\n\nprogres()", juste])
    executer_tout(page)
    ecrit = json.loads((cours / "travail" / ".progres.json").read_text(encoding="utf-8"))
    assert ecrit["exercices"]["position"] == "réussi"
    attendre_promesse(page, f"() => {NOTEBOOK}.sessionContext.restartKernel()")
    page.wait_for_function(NOYAU_PRET)
    executer_tout(page)
    bilan = page.locator(".jp-OutputArea-output", has_text="Où j’en suis")
    sync_api.expect(bilan).to_contain_text(ecrit["code"])
    bilan.locator("summary", has_text="04 — Répondre au décodeur : 1 réussi sur 7").click()
    sync_api.expect(bilan.locator("details[open] li", has_text="✔ position : réussi")).to_be_visible()
    bilan.locator("details[open]").get_by_role("link", name="Ouvrir les exercices 04").click()
    sync_api.expect(page.locator(".jp-MarkdownCell", has_text="Exercice 04 — Répondre au décodeur").first).to_be_visible()
    assert dossiers_montres(page) == ["exercises", "notebooks"]


def test_qui_reussit_tous_les_chapitres_va_de_zero_a_tout(essayer):
    """Le noyau de la page exécute chaque corrigé d’un trait ; leurs centaines de verdicts ne sont pas dessinés, d’autres tests les regardent."""
    (au_debut,), *corriges, (a_la_fin,) = etapes()
    page = essayer([au_debut, a_la_fin])
    commander(page, "runmenu:run-all")
    page.wait_for_function(TOUT_EST_EXECUTE)
    assert set(attendre_promesse(page, EXECUTER_DANS_LE_NOYAU, ["\n".join(cellules) for cellules in corriges])) == {"ok"}
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = 1; window.jupyterapp.commands.execute('notebook:run-cell'); }}")
    bilans = page.locator(".jp-OutputArea-output", has_text="Où j’en suis")
    sync_api.expect(bilans.last).to_contain_text(f"Où j’en suis : {A_LA_FIN}")
    sync_api.expect(bilans.last).to_contain_text("Tout est réussi")
    sync_api.expect(bilans.first).to_contain_text(f"Où j’en suis : {AU_DEBUT}")
    sync_api.expect(bilans).to_have_count(2)
