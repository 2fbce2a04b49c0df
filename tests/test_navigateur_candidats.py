"""`Candidats` et `Comparer` dans un vrai navigateur : au clavier, à la souris, en suivant un jeu.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un avertissement dit où.
"""

import pytest
from laboratoire import est_montre, montrer, preter
from navigateur import DANS_CHROMIUM, ecrire_notebook, executer_tout, sync_api

from mastermind_edu.statistiques import evaluer

pytestmark = DANS_CHROMIUM

CELLULES = [
    "from mastermind_edu.widgets import Candidats, Comparer, Plateau\nCandidats()",
    "Comparer(['lexicographique', 'knuth'])",
    "plateau = Plateau(secret='RNBV')\nplateau",
    "Candidats(plateau)",
]


@pytest.fixture(scope="module")
def fichier(dossier_du_laboratoire):
    fichier = dossier_du_laboratoire / "candidats.ipynb"
    ecrire_notebook(fichier, CELLULES)
    return fichier


@pytest.fixture
def jeux(page_du_laboratoire, fichier, request, tmp_path):
    """Les quatre jeux, leurs cellules exécutées de nouveau."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        if not est_montre(page, fichier):
            montrer(page, fichier)
        executer_tout(page)
        sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(len(CELLULES))
        yield [page.locator(".mm-jeu").nth(rang) for rang in range(len(CELLULES))]


def attendre_la_grille(jeu, debut):
    sync_api.expect(jeu.get_by_role("img", name=debut)).to_have_count(1)


def test_une_proposition_tapee_puis_une_reponse_vident_la_grille(jeux):
    candidats = jeux[0]
    mot = candidats.get_by_role("textbox", name="Proposition")
    mot.fill("RRVV")
    mot.press("Enter")
    candidats.get_by_role("button", name="1 bien, 0 mal : 256 codes").click()
    attendre_la_grille(candidats, "256 codes possibles sur 1\u202f296")
    sync_api.expect(mot).to_be_focused()
    candidats.get_by_role("button", name="Annuler la dernière réponse").click()
    attendre_la_grille(candidats, "1\u202f296 codes possibles sur 1\u202f296")


def test_tout_se_fait_au_clavier(jeux, page_du_laboratoire):
    candidats = jeux[0]
    candidats.get_by_role("textbox", name="Proposition").focus()
    page_du_laboratoire.keyboard.type("rvbj")
    page_du_laboratoire.keyboard.press("Enter")
    sync_api.expect(candidats.get_by_role("status")).to_contain_text("Quelle est la réponse ?")
    for _ in range(3):  # Examiner, Le premier code possible, la première réponse
        page_du_laboratoire.keyboard.press("Tab")
    page_du_laboratoire.keyboard.press("Enter")
    sync_api.expect(candidats.get_by_role("status")).to_contain_text("0 bien placé, 0 mal placé\u00a0: 1\u202f280 codes écartés")


def test_jouer_sur_le_plateau_vide_la_grille_qui_le_suit(jeux):
    plateau, suiveuse = jeux[2], jeux[3]
    mot = plateau.get_by_role("textbox")
    mot.fill("RVBN")
    mot.press("Enter")
    plateau.get_by_role("button", name="Valider").click()
    attendre_la_grille(suiveuse, "6 codes possibles sur 1\u202f296")


def test_comparer_a_une_autre_taille_montre_l_avancement_puis_les_nombres(jeux):
    comparer = jeux[1]
    comparer.get_by_role("combobox", name="Taille").select_option(label="3\u00a0×\u00a04 : 64 codes")
    comparer.get_by_role("combobox", name="Décodeur C").select_option(index=4)
    comparer.get_by_role("button", name="Comparer").click()
    sync_api.expect(comparer.get_by_role("table")).to_have_count(3)
    maximum = evaluer("lexicographique", 3, 4, cache=False).maximum
    sync_api.expect(comparer.get_by_role("table").first).to_contain_text(f"maximum {maximum}")
