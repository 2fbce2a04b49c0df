"""L’ordinateur joue, dans un vrai navigateur : chaque famille trouve le code, un mensonge se corrige, un match a les scores du terminal.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un
avertissement dit où.
"""

import json

import pytest
from gestes_du_match import OUVRIR as OUVRIR_LE_MATCH
from gestes_du_match import PARTIE, jouer_quatre_manches, revoir_et_analyser
from laboratoire import preter, rejouer
from navigateur import DANS_CHROMIUM, NOYAU, executer_tout, sauver, sync_api
from terminal import Terminal
from test_match import QUATRE_MANCHES, SIX_RANGEES, jouer

from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition
from mastermind_edu.coeur.regles import NIVEAUX
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.coeur.sauvegarde import ecrire_partie
from mastermind_edu.decodeurs import DECODEURS, Decodage, jouer_contre
from mastermind_edu.francais import accorder
from mastermind_edu.widgets.reglages import nommer_decodeur

pytestmark = DANS_CHROMIUM

REGLES = NIVEAUX["classique"]
SECRET = lire_proposition("NPJV", REGLES)
UN_PAR_FAMILLE = ("lexicographique", "cfc", "dijon3", "knuth", "entropie_compatible", "optimal")

GUETTER_LE_NOYAU = f"""() => {{
    window.noyauRepose = false;
    const noyau = {NOYAU}, suivre = (_, etat) => {{
        if (etat !== 'idle') return;
        noyau.statusChanged.disconnect(suivre);
        window.noyauRepose = true;
    }};
    noyau.statusChanged.connect(suivre);
}}"""


@pytest.fixture(scope="module")
def fichier(dossier_du_laboratoire):
    return dossier_du_laboratoire / "ordinateur.ipynb"


@pytest.fixture
def page(page_du_laboratoire, fichier, request, tmp_path):
    """Le notebook, sa cellule exécutée de nouveau."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        rejouer(page, fichier, ["from mastermind_edu.widgets import Ordinateur\nOrdinateur()"])
        sync_api.expect(message_de(page)).to_contain_text("Cachez un code de 4 pions")
        yield page


def message_de(page):
    return page.locator(".mm-jeu").get_by_role("status")


def choisir(page, nom):
    """Choisit le décodeur dans la liste, sauf s’il joue déjà ; une manche neuve commence."""
    liste = page.get_by_role("combobox", name="Décodeur")
    if liste.locator("option:checked").inner_text().replace("\xa0", " ") != nommer_decodeur(nom):
        page.evaluate(GUETTER_LE_NOYAU)
        liste.select_option(label=nommer_decodeur(nom))
        page.wait_for_function("window.noyauRepose")  # le message est le même avant et après : un clic trop tôt irait à l’ancienne manche
    sync_api.expect(message_de(page)).to_contain_text("répondez à la proposition 1")


def cliquer(page, reponse):
    """Clique la réponse, puis « Valider »."""
    jeu = page.locator(".mm-jeu")
    jeu.get_by_role("button", name=accorder(reponse.bien_places, "bien placé"), exact=True).click()
    if reponse.bien_places < REGLES.nb_pions:  # sinon il n’y a rien d’autre à choisir
        jeu.get_by_role("button", name=accorder(reponse.mal_places, "mal placé"), exact=True).click()
    jeu.get_by_role("button", name="Valider la réponse").click()


def repondre(page, reponse):
    """Répond à la proposition en cours, et attend que la rangée soit écrite."""
    fiches = page.locator(".mm-jeu .mm-rangees .mm-fiches")
    rangees = fiches.count()
    cliquer(page, reponse)
    sync_api.expect(fiches).to_have_count(rangees + 1)


@pytest.mark.parametrize("nom", UN_PAR_FAMILLE)
def test_chaque_famille_trouve_le_code_cache(page, nom):
    choisir(page, nom)
    manche = jouer_contre(nom, SECRET, REGLES.nb_couleurs)
    for _, reponse in manche:
        repondre(page, reponse)
    sync_api.expect(message_de(page)).to_contain_text(f"Trouvé en {len(manche)} propositions")


def test_un_mensonge_est_nomme_puis_corrige(page):
    choisir(page, "knuth")
    modele = Decodage("knuth")
    for reponse in (Reponse(1, 0), Reponse(0, 1), Reponse(1, 2), Reponse(1, 2), Reponse(1, 3)):
        modele.repondre(reponse)
        repondre(page, reponse)
    sync_api.expect(message_de(page)).to_contain_text("Aucun code ne s’accorde avec toutes les réponses.")
    sync_api.expect(page.get_by_text("réponse peut-être fausse").first).to_be_visible()
    case = page.locator(".mm-jeu").get_by_role("textbox")
    case.fill(ecrire_mot(SECRET, REGLES))
    case.press("Enter")
    sync_api.expect(message_de(page)).to_contain_text("celle de la rangée 2")
    page.get_by_role("button", name="rangée 2").click()
    cliquer(page, repondre_par_marquage(SECRET, modele.tentatives[1].proposition))
    sync_api.expect(message_de(page)).to_contain_text("Rangée 2 corrigée.")


def test_le_notebook_enregistre_ne_contient_jamais_le_secret_annonce(page, fichier):
    choisir(page, "lexicographique_decroissant")
    repondre(page, repondre_par_marquage(SECRET, (5, 5, 5, 5)))
    sync_api.expect(message_de(page)).to_contain_text("Répondez à la proposition 2.")
    page.get_by_role("button", name="Corriger une réponse").click()
    case = page.locator(".mm-jeu").get_by_role("textbox")
    case.fill(ecrire_mot(SECRET, REGLES))
    case.press("Enter")
    sync_api.expect(message_de(page)).to_have_text("Toutes vos réponses conviennent à ce secret.")
    sauver(page)
    texte = json.dumps(json.loads(fichier.read_text(encoding="utf-8")), ensure_ascii=False)
    assert "Ordinateur" in texte
    assert ecrire_mot(SECRET, REGLES) not in texte
    assert ", ".join(map(str, SECRET)) not in texte


def test_la_liste_offre_tous_les_decodeurs_de_cette_taille(page):
    offerts = page.get_by_role("combobox", name="Décodeur").locator("option").all_inner_texts()
    assert [offert.replace("\xa0", " ") for offert in offerts] == [nommer_decodeur(nom) for nom in DECODEURS]


def test_une_longue_recherche_s_annonce_et_s_arrete(page):
    page.get_by_role("button", name="killer : 6 pions, 8 couleurs").click()
    page.get_by_role("button", name="Valider la réponse").wait_for()
    sync_api.expect(message_de(page)).to_contain_text("6 pions parmi 8 couleurs")
    page.get_by_role("combobox", name="Décodeur").select_option(label=nommer_decodeur("entropie"))
    sync_api.expect(message_de(page)).to_contain_text("L’ordinateur réfléchit…")
    sync_api.expect(page.get_by_role("button", name="Arrêter la recherche")).to_be_focused()
    page.keyboard.press("Enter")
    sync_api.expect(message_de(page)).to_contain_text("Recherche arrêtée : un décodeur plus rapide joue à sa place.")
    sync_api.expect(page.get_by_role("button", name="Arrêter la recherche")).to_have_count(0)
    sync_api.expect(page.get_by_role("button", name="0 bien placé")).to_be_focused()


@pytest.fixture
def match(page_du_laboratoire, dossier_du_laboratoire, request, tmp_path):
    """Le notebook du match, sans partie gardée."""
    (dossier_du_laboratoire / PARTIE).unlink(missing_ok=True)
    with preter(page_du_laboratoire, request, tmp_path) as page:
        rejouer(page, dossier_du_laboratoire / "match.ipynb", [OUVRIR_LE_MATCH])
        yield page


def test_quatre_manches_donnent_les_scores_du_terminal_meme_en_reprenant_le_fichier(match, dossier_du_laboratoire):
    attendue = jouer(Terminal(*QUATRE_MANCHES), SIX_RANGEES)
    jouer_quatre_manches(match, attendue.scores, lambda: executer_tout(match))
    assert (dossier_du_laboratoire / PARTIE).read_text(encoding="utf-8") == ecrire_partie(attendue)
    revoir_et_analyser(match)
