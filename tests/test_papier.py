"""Ce que le professeur imprime, tel que Chromium l’imprime : une feuille par élève, recto verso, et des emojis sans police de couleur.

Le PDF dit lui-même où commence chaque élève, par ses titres. Commencer par `imprimer`.
"""

import datetime
import json
import re
from importlib import resources

import pytest
from navigateur import DANS_CHROMIUM, ouvrir_chromium
from resultats_d_essai import a_faire, bloque, copie, echoue, page_de_la_classe, reussi

from mastermind_edu.correction.pages.retours import page_de_retour, page_des_retours
from mastermind_edu.correction.registre.parcours import tracer
from mastermind_edu.correction.registre.remises import remettre
from mastermind_edu.correction.registre.tenue import page_des_eleves
from mastermind_edu.exercices import CHAPITRES

pytestmark = DANS_CHROMIUM

CORRIGES = json.loads(resources.files("mastermind_edu.exercices").joinpath("corriges.json").read_text(encoding="utf-8"))
VALIDATION = CHAPITRES["03_validation"]
EMOJIS = re.compile("[🔴🟢🔵🟡🟣⚫🟠🟤🟥🔑⏸]")
PAGE = re.compile(rb"(\d+) 0 obj\n<</Type /Page\n")
TITRE = re.compile(rb"<</Title (?:\(([^)]*)\)|<FEFF([0-9A-F]*)>)\n/Dest \[(\d+) 0 R")
FORMAT, A4 = re.compile(rb"/MediaBox \[([^\]]*)\]"), {b"0 0 594.95996 841.91998"}
FRAPPE = "    resultat = resultat + 1  # une ligne de plus\n"


@pytest.fixture(scope="module")
def chromium():
    with ouvrir_chromium() as contexte:
        yield contexte


@pytest.fixture
def page(chromium):
    neuve = chromium.new_page()
    yield neuve
    neuve.close()


def imprimer(page, html, style=""):
    """La page où commence chaque titre, comptée à partir de 1, et le nombre de pages."""
    page.set_content(html)
    page.add_style_tag(content=style or " ")
    pdf = page.pdf(prefer_css_page_size=True, outline=True, tagged=True)  # « Letter », si la page ne dit rien
    assert set(FORMAT.findall(pdf)) == A4
    rangs = {numero: rang for rang, numero in enumerate(PAGE.findall(pdf), start=1)}
    titres = {(bytes.fromhex(long.decode()).decode("utf-16-be") if long else court.decode()): rangs[ou] for court, long, ou in TITRE.findall(pdf)}
    return titres, len(rangs)


def en_retours(copies):
    return "".join(page_des_retours(copies))


def en_registre(copies, jours=(5,)):
    """Les pages d’élèves du registre, où chaque copie a été rendue ces jours d’octobre."""
    remises = [remettre(une, une.chapitre, une.eleve, datetime.date(2026, 10, jour)) for une in copies for jour in jours]
    eleves = tracer(remises, {remise.lu: remise.lu for remise in remises})
    return page_des_eleves(eleves, {eleve.nom: rang for rang, eleve in enumerate(eleves, 1)})


def manque_tout(eleve, lignes=0):
    """Une copie du chapitre 03 où rien n’est juste : le code du cours, que suivent ces lignes."""
    une = copie(f"{eleve}.ipynb", eleve, *map(echoue, VALIDATION), chapitre="03_validation")
    return une._replace(sources={nom: CORRIGES[nom] + "\n" + FRAPPE * lignes for nom in VALIDATION})


COURTE = copie("b.ipynb", "Bob", reussi("position"), a_faire("repondre"))
CLASSE = [manque_tout("Ada", 40), COURTE, manque_tout("Cléo"), manque_tout("Dan", 40), copie("e.ipynb", "Eve", chapitre=None, anomalies=["fichier vide"])]
TOUT_LE_COURS = [copie(f"{nom}{c}.ipynb", nom, *map(verdict, CHAPITRES[c]), chapitre=c) for nom, verdict in (("Ada", echoue), ("Bob", reussi)) for c in CHAPITRES]


@pytest.mark.parametrize("html", [en_retours(CLASSE), en_registre(TOUT_LE_COURS, (5, 12))], ids=["retours", "registre"])
def test_recto_verso_chaque_eleve_commence_au_recto(page, html):
    titres, _ = imprimer(page, html)
    debuts = {nom: titres[nom] for nom in ("Ada", "Bob", "Cléo", "Dan", "Eve") if nom in titres}
    assert len(debuts) == html.count("<article") and all(debut % 2 == 1 for debut in debuts.values()), debuts
    assert debuts["Ada"] == 1 and debuts["Bob"] > 4  # Ada remplit plus d’une feuille


@pytest.mark.parametrize("echelle", [9, 25], ids="{} mm de marge".format)
def test_meme_si_le_navigateur_impose_ses_marges_un_retour_d_une_feuille_en_prend_une(page, echelle):
    titres, _ = imprimer(page, en_retours([COURTE, manque_tout("Cléo")]), f"@page {{ margin: {echelle}mm !important }}")
    assert (titres["Bob"], titres["Cléo"]) == (1, 3)


def test_un_eleve_au_verso_d_un_autre_serait_vu(page):
    titres, _ = imprimer(page, en_retours(CLASSE), ".recto, .feuille::before { display: none !important } .feuille { min-height: 0 !important }")
    assert any(titres[nom] % 2 == 0 for nom in ("Bob", "Cléo", "Dan", "Eve"))


def test_huit_fonctions_manquees_tiennent_sur_une_feuille(page):
    assert imprimer(page, en_retours([manque_tout("Cléo")]))[1] == 2


def test_un_cours_entier_reussi_tient_sur_une_feuille_du_registre(page):
    assert imprimer(page, en_registre([une for une in TOUT_LE_COURS if une.eleve == "Bob"], (5, 12)))[1] <= 2


DE_MOODLE = [copie(f"04_marquage.zip/{nom}_4{rang}_assignsubmission_file/04_marquage_exercices.ipynb", nom, *map(reussi, CHAPITRES["04_marquage"]))
             for rang, nom in enumerate(f"{prenom} {famille}" for prenom in ("Aïcha", "Hugo", "Zoé", "Malo", "Inès") for famille in "Lefebvre Laurent Martin Durand Roux Petit Garcia".split())]  # fmt: skip


def test_trente_cinq_copies_de_moodle_tiennent_en_trois_pages_deux_lignes_chacune(page):
    assert imprimer(page, page_de_la_classe(DE_MOODLE, ["un processus neuf par copie", "pas de réseau"]))[1] <= 3
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 696, "height": 900})  # la largeur d’une feuille, sans ses marges
    assert max(page.evaluate("[...document.querySelectorAll('.fichier')].map(f => f.clientHeight)")) < 34  # deux lignes


def test_ce_qui_est_juste_n_est_pas_imprime_deux_fois():
    une = copie("z.ipynb", "Zoé", reussi("position"), echoue("repondre"))._replace(sources={"position": "def position():", "repondre": "def repondre():"})
    papier, ecran = en_retours([une]), page_de_retour(une)
    assert "def position" in ecran and "def repondre" in ecran
    assert "def position" not in papier and "def repondre" in papier and papier.count(">position<") == 1  # sa ligne de la table


def test_le_programme_imprime_garde_son_retrait(page):
    une = copie("z.ipynb", "Zoé", echoue("position"))._replace(sources={"position": "def position():\n    return " + "valeur + " * 30 + "1"})
    page.set_content(en_retours([une]))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 700, "height": 900})
    bords = page.evaluate("""() => { const ligne = [...document.querySelectorAll('.ligne')].at(-1), signe = document.createRange();
        signe.selectNodeContents(ligne);
        const places = [...signe.getClientRects()], suites = places.filter(place => place.top > places[0].bottom);
        return [places[0].left, ...suites.map(place => place.left)]; }""")
    assert len(bords) > 3 and all(suite > bords[0] + 20 for suite in bords[1:])


def test_un_emoji_est_un_dessin_sur_le_papier_et_du_texte_a_l_ecran(page):
    une = copie("e.ipynb", "Zoé", echoue("emoji", obtenu="'🟢'"), bloque("message_accueil", "emoji"), chapitre="01_constantes")
    page.set_content(en_retours([une._replace(sources={"emoji": "def emoji():\n    return '🔴'"})]))
    assert EMOJIS.search(page.inner_text("body")) and not page.locator(".emoji svg").first.is_visible()
    page.emulate_media(media="print")
    lu, tailles = page.inner_text("body"), page.evaluate("[...document.querySelectorAll('.emoji svg')].map(e => e.getBoundingClientRect().width)")
    assert not EMOJIS.search(lu) and len(tailles) >= 4 and min(tailles) > 8
