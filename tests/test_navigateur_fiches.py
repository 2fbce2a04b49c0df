"""Les fiches et les diapositives dans un vrai Chromium : axe-core, des pages A4 entières, rien qui défile.

Ni JupyterLab ni noyau : un seul navigateur ouvre des fichiers. Leur contenu est dans `test_enseignant` ; commencer par `page`.
"""

import re
from pathlib import Path

import pytest
from navigateur import DANS_CHROMIUM, ouvrir_chromium

from mastermind_edu.atelier.enseignant.projection import ecrire_projection

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="il faut axe-core pour ce test : pip install axe-playwright-python")
pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
FICHES = sorted((RACINE / "docs" / "enseignant" / "fiches").glob("*.html"))
A_IMPRIMER = [fiche for fiche in FICHES if fiche.name != "index.html"]
LECONS = sorted((RACINE / "notebooks").glob("*.ipynb"))
# Des règles respectées, axe ne décrit qu’un morceau : les décrire tous prendrait les trois quarts du temps.
REGLES_D_AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}
MILLIMETRE = 96 / 25.4
A4 = {"width": round(186 * MILLIMETRE), "height": round(273 * MILLIMETRE)}  # 210 × 297 mm, moins 12 mm de marge de chaque côté
TELEPHONE = {"width": 390, "height": 844}
PROJETEUR = {"width": 1280, "height": 720}
PETIT_PROJETEUR = {"width": 1366, "height": 768}
PLUS_PETITE_LETTRE = 18  # pixels, au fond d’une salle
PLUS_PETITES_LETTRES = "Math.min(...diapositives.map((d, i) => { montrer(i, true); return parseFloat(getComputedStyle(d).fontSize) }))"
# Ce qui sort de sa section par la droite, ou de sa propre boîte quand elle coupe ce qui dépasse.
CE_QUI_EST_COUPE = """() => [...document.querySelectorAll('section')].flatMap(section => [section, ...section.querySelectorAll('*')]
    .filter(e => !e.closest('svg') && e.tagName !== 'SPAN').filter(e => e.getBoundingClientRect().right > section.getBoundingClientRect().right + 1
        || (getComputedStyle(e).overflowY !== 'visible' && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)))
    .map(e => `${e.tagName} ${e.textContent.trim().slice(0, 60)}`))"""
# Les morceaux que l’imprimante ne coupe pas : une section d’une page, ou chaque question d’une section plus longue.
MORCEAUX = """hauteur => [...document.querySelectorAll('section')].flatMap(section => section.getBoundingClientRect().height <= hauteur ? [section]
        : [...section.querySelectorAll('.question')].filter(q => getComputedStyle(q).breakInside.startsWith('avoid')))
    .map(e => [e.querySelectorAll('h2, h3').length, e.getBoundingClientRect().height])"""
# Toutes les diapositives à la fois, entièrement découvertes.
TOUT_DECOUVRIR = """() => { document.querySelectorAll('details').forEach(d => d.open = true);
    document.head.insertAdjacentHTML('beforeend', `<style>main, body, html { height: auto !important } section { position: static !important }
        section[hidden] { display: block !important } .cache { visibility: visible !important }</style>`) }"""
# De chaque diapositive, entièrement découverte : si elle défile, la taille de ses lettres.
DIAPOSITIVES = "diapositives.map((d, i) => { montrer(i, true); return [d.scrollHeight > d.clientHeight, parseFloat(getComputedStyle(d).fontSize)]; })"


def nommer(chemin):
    return chemin.stem


@pytest.fixture(scope="module")
def page():
    """La page où tout s’ouvre, l’un après l’autre."""
    with ouvrir_chromium() as contexte:
        yield contexte.new_page()


@pytest.fixture(scope="module", params=LECONS, ids=nommer)
def diapositives(page, request, tmp_path_factory):
    """La page, sur les diapositives d’une leçon."""
    fichier = ecrire_projection(RACINE, request.param.stem, tmp_path_factory.mktemp("projection"))
    page.set_viewport_size(PROJETEUR)
    page.goto(fichier.as_uri())
    return page


def reproches(page, **options):
    """Ce qu’axe-core reproche à la page : la règle, et le morceau."""
    resultat = axe.Axe().run(page, options={**REGLES_D_AXE, **options}).response
    assert len(resultat["passes"]) > 5
    return [(faute["id"], noeud["html"]) for faute in resultat["violations"] for noeud in faute["nodes"]]


def mal_montrees(page):
    """Les diapositives qui défilent ou dont les lettres sont trop petites : leur rang, si elles défilent, la taille de leurs lettres."""
    relevees = page.evaluate(DIAPOSITIVES)
    assert len(relevees) > 3
    return [(rang, defile, taille) for rang, (defile, taille) in enumerate(relevees, start=1) if defile or taille < PLUS_PETITE_LETTRE]


# Les fiches


@pytest.mark.parametrize("fiche", FICHES, ids=nommer)
def test_axe_ne_reproche_rien_a_une_fiche(page, fiche):
    page.goto(fiche.as_uri())
    assert reproches(page) == []


@pytest.mark.parametrize("fiche", FICHES, ids=nommer)
def test_au_telephone_une_fiche_ne_depasse_pas_de_l_ecran(page, fiche):
    page.set_viewport_size(TELEPHONE)
    page.goto(fiche.as_uri())
    largeur, coupees = page.evaluate("""() => [document.documentElement.scrollWidth, [...document.querySelectorAll('section, article')]
        .filter(e => e.scrollWidth > e.clientWidth && getComputedStyle(e).overflowX === 'hidden').map(e => e.textContent.trim().slice(0, 60))]""")
    page.set_viewport_size(PROJETEUR)
    assert (largeur, coupees) == (TELEPHONE["width"], [])


@pytest.mark.parametrize("fiche", A_IMPRIMER, ids=nommer)
def test_sur_une_feuille_a4_rien_n_est_coupe_et_aucun_titre_ne_reste_seul(page, fiche):
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    page.goto(fiche.as_uri())
    coupes, morceaux = page.evaluate(CE_QUI_EST_COUPE), page.evaluate(MORCEAUX, A4["height"])
    titres, sections = page.locator("section :is(h2, h3)").count(), page.locator("section").count()
    feuilles = len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True)))
    page.emulate_media(media=None)
    assert coupes == [] and [hauteur for _, hauteur in morceaux if hauteur > A4["height"]] == []
    assert sum(nombre for nombre, _ in morceaux) == titres  # chaque titre est dans un morceau qui ne se coupe pas
    assert feuilles == sections or (len(morceaux) > sections and feuilles <= len(morceaux))


# Les diapositives


def test_aucune_diapositive_ne_defile_et_toutes_se_lisent_de_loin(diapositives):
    assert mal_montrees(diapositives) == []


def test_au_telephone_les_diapositives_gardent_des_lettres_lisibles(page, tmp_path):
    page.set_viewport_size(TELEPHONE)
    page.goto(ecrire_projection(RACINE, "04", tmp_path).as_uri())
    assert page.evaluate(PLUS_PETITES_LETTRES) >= PLUS_PETITE_LETTRE
    assert page.locator("#place").bounding_box()["height"] < 2 * PLUS_PETITE_LETTRE  # « 3 / 23 » sur une ligne
    assert page.evaluate("document.documentElement.scrollWidth") == TELEPHONE["width"]


# De la diapositive montrée : la largeur du premier dessin, et les lignes de chaque programme, écrites puis vues.
DESSIN = "montrer({}, true); diapositives[ou].querySelector('.dessin svg').getBoundingClientRect().width"
LIGNES = """montrer({}, true); [...diapositives[ou].querySelectorAll('.texte pre')].map(pre => {{ const style = getComputedStyle(pre);
    return [pre.textContent.trimEnd().split('\\n').length, Math.round((pre.clientHeight - 2 * parseFloat(style.paddingTop)) / parseFloat(style.lineHeight))] }})"""


def test_sur_un_grand_ecran_le_dessin_grandit_et_le_pseudo_code_ne_se_coupe_pas(page, tmp_path):
    page.goto(ecrire_projection(RACINE, "04", tmp_path).as_uri())
    largeurs = []
    for largeur, hauteur in [(1366, 768), (1920, 1080)]:
        page.set_viewport_size({"width": largeur, "height": hauteur})
        largeurs.append(page.evaluate(DESSIN.format(3)))
        lignes = page.evaluate(LIGNES.format(6))
        assert len(lignes) == 2 and all(ecrites == vues for ecrites, vues in lignes), lignes
    assert largeurs[0] > 1366 / 5 and largeurs[1] > 1920 / 5


# Les lignes de programme dont la suite, coupée, revient au bord gauche : le retrait de Python s’y perdrait.
REVENUES_AU_BORD = """() => diapositives.flatMap((d, i) => { montrer(i, true);
    return [...d.querySelectorAll('pre')].flatMap(pre => { const style = getComputedStyle(pre), lignes = [];
        const bord = pre.getBoundingClientRect().left + parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth);
        const textes = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT), signe = document.createRange();
        let ligne = { texte: '', hauts: [], gauches: [] };
        for (let noeud; noeud = textes.nextNode();) for (let rang = 0; rang < noeud.length; rang++) {
            if (noeud.data[rang] === '\\n') { lignes.push(ligne); ligne = { texte: '', hauts: [], gauches: [] }; continue; }
            signe.setStart(noeud, rang); signe.setEnd(noeud, rang + 1);
            const place = [...signe.getClientRects()].at(-1);
            if (place) { ligne.texte += noeud.data[rang]; ligne.hauts.push(place.top); ligne.gauches.push(place.left); }
        }
        return [...lignes, ligne].filter(une => une.hauts.some((haut, rang) =>
            haut > une.hauts[0] + parseFloat(style.lineHeight) / 2 && une.gauches[rang] < bord + 2)).map(une => [i + 1, une.texte]);
    }); })"""


def test_une_ligne_de_programme_coupee_ne_revient_jamais_au_bord(diapositives):
    diapositives.set_viewport_size(PETIT_PROJETEUR)
    assert diapositives.evaluate(REVENUES_AU_BORD) == []


def test_une_ligne_qui_reviendrait_au_bord_serait_vue(page, tmp_path):
    page.goto(ecrire_projection(RACINE, "04", tmp_path).as_uri())
    page.add_style_tag(content=".ligne { padding: 0 !important; text-indent: 0 !important }")
    page.set_viewport_size(PETIT_PROJETEUR)
    assert page.evaluate(REVENUES_AU_BORD)


def test_axe_ne_reproche_rien_aux_diapositives(diapositives):
    """Les contrastes, la moitié du temps d’axe, sont ceux d’une seule feuille de style : ceux d’une leçon suffisent."""
    diapositives.evaluate(TOUT_DECOUVRIR)
    assert reproches(diapositives, rules={"color-contrast": {"enabled": "04_marquage" in diapositives.url}}) == []


@pytest.mark.parametrize("taille", [(1366, 768), (1920, 1080)], ids=str)
def test_une_touche_decouvre_la_sortie_puis_passe_a_la_suite(page, tmp_path, taille):
    fichier = ecrire_projection(RACINE, "04", tmp_path)
    neuve, demandes = page.context.new_page(), []
    neuve.set_viewport_size(dict(zip(("width", "height"), taille)))
    neuve.on("request", lambda demande: demandes.append(demande.url))
    neuve.goto(f"{fichier.as_uri()}#d5")
    sortie = neuve.locator("#d5 .sortie").first
    assert not sortie.is_visible()
    neuve.keyboard.press("ArrowRight")
    assert sortie.is_visible() and "(1, 0)" in sortie.inner_text()
    neuve.keyboard.press("ArrowLeft")
    assert not sortie.is_visible()
    neuve.keyboard.press("Space")
    neuve.keyboard.press("Space")
    assert neuve.locator("#d6").is_visible() and not neuve.locator("#d5").is_visible()
    assert mal_montrees(neuve) == []
    neuve.close()
    assert demandes == [f"{fichier.as_uri()}#d5"] or demandes == [fichier.as_uri()]
