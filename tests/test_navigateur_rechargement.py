"""Une page rechargée, son noyau reparti de zéro : les verdicts et les plateaux restent lisibles, et revivent quand on les exécute.

Sur un poste ouvert comme le fait `lancer.py` ; le site a le même test dans `test_site_en_ligne`.
"""

import pytest
from navigateur import DANS_CHROMIUM, NOTEBOOK, NOYAU_PRET, ecrire_notebook, executer_tout, ouvrir_chromium, photographier, sync_api
from test_navigateur_poste import aller, cours, enregistrer, poste  # noqa: F401  (une fixture)

pytestmark = DANS_CHROMIUM

ESSAI = "notebooks/essai.ipynb"
PROGRAMMES = [
    "%reload_ext mastermind_edu\nfrom mastermind_edu import verifier\nfrom mastermind_edu.widgets import Plateau",
    "Plateau(graine=1)",
    "def position(valeur, code):\n    return -1\n\nverifier(position)",
]
ARRETER = f"() => {NOTEBOOK}.sessionContext.shutdown()"
ANGLAIS = ("Error displaying widget", "Loading widget")


@pytest.fixture(scope="module")
def adresse(cours, tmp_path_factory):  # noqa: F811
    with poste(cours, tmp_path_factory.mktemp("poste")) as (adresse, _):
        yield adresse


@pytest.fixture
def page(adresse, cours, request, tmp_path):  # noqa: F811
    ecrire_notebook(cours / "travail" / ESSAI, PROGRAMMES)
    with ouvrir_chromium() as chromium, photographier(aller(chromium, adresse, ESSAI), request, tmp_path) as page:
        yield page


def recharger_sans_noyau(page):
    """Enregistre, arrête le noyau, recharge : un autre noyau démarre, qui ne connaît aucun widget."""
    enregistrer(page)
    page.evaluate(ARRETER)
    page.reload()
    page.wait_for_function(NOYAU_PRET)


def test_un_verdict_et_un_plateau_restent_lisibles_puis_revivent(page):
    executer_tout(page)
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(2)
    recharger_sans_noyau(page)
    sorties = page.locator(".jp-OutputArea-output")
    sync_api.expect(sorties.filter(has_text="✘ position : échoué")).to_be_visible()
    sync_api.expect(sorties.locator("svg, img")).to_be_visible()
    page.wait_for_timeout(4000)  # le greffon des widgets cherche deux secondes avant d’abandonner
    assert [mots for mots in ANGLAIS if mots in page.locator("body").inner_text()] == []
    page.screenshot(path="/tmp/aides/G1/recharge_avant.png")
    executer_tout(page)
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(2)
    page.get_by_role("button", name="Indice").click()
    sync_api.expect(page.locator(".mm-verdict")).to_contain_text("position : indice 1 sur 2")
