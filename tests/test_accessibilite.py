"""L’accessibilité dans un vrai navigateur : axe-core, contrastes mesurés, texte doublé, téléphone.

Ne juge que nos widgets, nos dessins et nos pages, pas JupyterLab. Les outils sont dans
`navigateur`, la déclaration dans docs/accessibilite.md ; commencer par `ETATS`.
"""

import datetime

import pytest
from contrastes import contraste, en_chiffres
from laboratoire import montrer
from navigateur import (
    CELLULES,
    DANS_CHROMIUM,
    DELAI,
    NOTEBOOK,
    THEMES,
    attendre_promesse,
    choisir_theme,
    ecrire_notebook,
    photographier,
    sync_api,
)
from resultats_d_essai import a_faire, bloque, copie, echoue, page_de_la_classe, petite_classe, reussi

from mastermind_edu.affichage import montrer_plateau
from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre, dessiner_branche
from mastermind_edu.affichage.verdicts import en_html
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE
from mastermind_edu.correction.notation.ressemblances import Ressemblance
from mastermind_edu.correction.pages.retours import page_de_retour, page_des_retours
from mastermind_edu.correction.registre.parcours import tracer
from mastermind_edu.correction.registre.remises import remettre
from mastermind_edu.correction.registre.tenue import Rangee, numeroter, page_des_eleves
from mastermind_edu.correction.registre.tenue import page_de_la_classe as page_du_registre
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.optimal import arbre_optimal
from mastermind_edu.eleve.epreuve import FAUX, JUSTE, SUITE, Enregistrement
from mastermind_edu.statistiques import comparer
from mastermind_edu.widgets.reglages import nommer_niveau

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="il faut axe-core pour ce test : pip install axe-playwright-python")
pytestmark = DANS_CHROMIUM

# Des règles respectées, axe ne décrit qu’un morceau : les décrire tous prendrait les trois quarts du temps.
REGLES_D_AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}
TELEPHONE = {"width": 390, "height": 844}
ORDINATEUR = {"width": 1280, "height": 900}
IMPORTS = """from mastermind_edu import Regles, derouler, ranger, rappel, verifier
from mastermind_edu.eleve.aide import Aide
from mastermind_edu import NIVEAUX
from mastermind_edu.widgets import Analyse, Arbre, Candidats, Comparer, Match, Ordinateur, PasAPas, PasAPasRecherche, Plateau
from mastermind_edu.widgets.suite_du_verdict import SuiteDuVerdict
"""
MARQUER = """def marquer(secret, proposition):
    copie, reste = secret, [proposition]
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            print("un bien placé en", i, "dans un code de", len(copie), "pions, dont le secret est connu")
            copie[i] = None
    return copie[len(copie)]
"""
SANS_FOND = "def compter_tous_les_codes_compatibles(n):\n    return 1 + compter_tous_les_codes_compatibles(n + 1)\n"
# Ce qu’on fait d’un jeu neuf, une cellule par état ; les boutons s’y pressent comme à la souris.
COMMENCER = "jeu = Match(graine=1); jeu.commencer(); "
DECODER = "jeu = Match(regles=Regles(max_tentatives=3), graine=1); jeu.commencer(); jeu.proposer('?'); jeu.suivante(); "
ETATS = {
    "plateau-neuf": "jeu = Plateau(graine=1)",
    "plateau-en-cours": "jeu = Plateau(secret='RNBV'); jeu.proposer('RVBN'); jeu.proposer('RRVV'); jeu._couleurs.children[3].click()",
    "plateau-rangee-pleine": "jeu = Plateau(graine=1); [jeu._couleurs.children[0].click() for _ in range(5)]",
    "plateau-faute": "jeu = Plateau(graine=1); jeu._mot.value = 'RXBJ'",
    "plateau-gagne": "jeu = Plateau(secret='RNBV'); jeu.proposer('RVBN'); jeu.proposer('RNBV')",
    "plateau-perdu": "jeu = Plateau(regles=Regles(max_tentatives=2), secret='RNBV'); jeu.proposer('JJJJ'); jeu.proposer('RVBN')",
    "plateau-abandonne": "jeu = Plateau(graine=1); jeu.proposer('?')",
    "plateau-killer": "jeu = Plateau('killer', graine=1); jeu.proposer('RVBJOM')",
    "marquage-debut": "jeu = PasAPas('RVBR', 'RRVJ')",
    "marquage-bien-place": "jeu = PasAPas('RVBR', 'RRVJ'); jeu.aller(1)",
    "marquage-mal-place": "jeu = PasAPas('RVBR', 'RRVJ'); jeu.aller(6)",
    "marquage-reponse": "jeu = PasAPas('RVBR', 'RRVJ'); jeu.aller(9)",
    "frequences-debut": "jeu = PasAPas('RVBR', 'RRVJ', algorithme='frequences')",
    "frequences-couleur": "jeu = PasAPas('RVBR', 'RRVJ', algorithme='frequences'); jeu.aller(3)",
    "frequences-reponse": "jeu = PasAPas('RVBR', 'RRVJ', algorithme='frequences'); jeu.aller(7)",
    "recherche-debut": "jeu = PasAPasRecherche('BBRV')",
    "recherche-places": "jeu = PasAPasRecherche('BBRV', etape=8)",
    "recherche-deduite": "jeu = PasAPasRecherche('PNNB', 'cfc_deduit', etape=9)",
    "ordinateur-debut": "jeu = Ordinateur()",
    "ordinateur-en-cours": "jeu = Ordinateur(); jeu.repondre(1, 0); jeu.repondre(0, 2)",
    "ordinateur-contredit": "jeu = Ordinateur(); [jeu.repondre(0, 0) for _ in range(6)]",
    "ordinateur-gagne": "jeu = Ordinateur(); jeu.repondre(4, 0)",
    "ordinateur-killer": "jeu = Ordinateur(niveau='killer'); jeu.repondre(1, 2)",
    "plateau-du-jour": "jeu = Plateau(du_jour='2026-11-22'); jeu.proposer('PPVV'); jeu.proposer('PPVR')",
    "plateau-analyse": "jeu = Plateau(secret='VJBR'); [jeu.proposer(mot) for mot in ('RRVV', 'RVBJ', 'VJBR')]; jeu._analyse._bouton.click()",
    "analyse": "plateau = Plateau(regles=Regles(6, NIVEAUX['classique'].couleurs[:4]), secret='RVBJRV'); plateau.proposer('RRVVBB'); plateau.proposer('?'); jeu = Analyse(plateau.manche)",
    "match-reglages": "jeu = Match(graine=1)",
    "match-humain": f"{COMMENCER}jeu.proposer('RRVV')",
    "match-ordinateur": f"{DECODER}jeu.repondre(1, 0)",
    "match-contredit": f"{DECODER}jeu.repondre(1, 0); jeu.repondre(0, 0)",
    "match-perdu": f"{DECODER}[jeu.repondre(*reponse) for reponse in ((1, 0), (1, 1), (1, 2))]",
    "match-fini": f"{DECODER}jeu.repondre(1, 0); jeu.repondre(0, 0); jeu.dire_secret('VJBR'); jeu._revues._liste.value = 1",
    "match-a-oublier": f"{COMMENCER}jeu._nouveau.click()",
    "deroule-debut": f"{MARQUER}jeu = derouler(marquer, ['R', 'V'], ['R', 'R'])",
    "deroule-ce-qui-change": f"{MARQUER}jeu = derouler(marquer, ['R', 'V'], ['R', 'R']); jeu.aller(6)",
    "deroule-erreur": f"{MARQUER}jeu = derouler(marquer, ['R', 'V'], ['R', 'R']); jeu.aller(10)",
    "deroule-sans-fond": f"{SANS_FOND}jeu = derouler(compter_tous_les_codes_compatibles, 0); jeu.aller(100)",
    "plateau-changer-de-niveau": "jeu = Plateau(graine=1); jeu.proposer('RRVV'); jeu._niveau.boutons.value = 'pro'",
    "verdict-echoue": "def position(valeur, code):\n    return -1\njeu = SuiteDuVerdict(verifier(position)); jeu._annonce.value = Aide('position', 0, 'Un indice : `for`.')._repr_html_()",
    "verdict-deroule": "def position(valeur, code):\n    return -1\njeu = SuiteDuVerdict(verifier(position)); jeu._sur_derouler(jeu.children[2].children[1])",
    "verdict-reussi": "def nombre_de_codes(n, k):\n    return k ** n\njeu = SuiteDuVerdict(verifier(nombre_de_codes)); jeu._sur_corrige(None)",
    "candidats-debut": "jeu = Candidats()",
    "candidats-en-cours": "jeu = Candidats(essais=[('RRVV', (1, 0))]); jeu.proposer('RBJJ')",
    "candidats-peu": "jeu = Candidats(essais=[('RRVV', (1, 0)), ('RBJJ', (1, 1)), ('RBPR', (1, 1))])",
    "candidats-contredits": "jeu = Candidats(essais=[('RRRR', (0, 0)), ('RRRR', (1, 0))])",
    "candidats-pro": "jeu = Candidats(NIVEAUX['pro'], [('RRVVB', (1, 2))]); jeu.proposer('RBPRO')",
    "arbre-sommet": "jeu = Arbre()",
    "arbre-deplie": "jeu = Arbre(); jeu.deplier(0, 1); jeu.deplier(1, 1)",
    "arbre-trouve": "jeu = Arbre(); jeu.suivre('BJNR')",
    "arbre-refus": "jeu = Arbre(); jeu.suivre('RXBJ')",
    "comparer-quatre": "jeu = Comparer(['lexicographique', 'knuth', 'optimal', 'cfc'])",
    "comparer-deux": "jeu = Comparer(['aleatoire_compatible', 'lexicographique_ordre_aleatoire'])",
    "comparer-refus": "jeu = Comparer(['lexicographique', 'knuth']); jeu._listes[1].value = 'lexicographique'; jeu._comparer.click()",
    "comparer-en-cours": "jeu = Comparer(['lexicographique', 'knuth']); jeu._recherche.layout.display = ''; jeu._annoncer('knuth')(3, 9)",
    "rangement-debut": "jeu = ranger('compter_couleur')",
    "rangement-en-cours": "jeu = ranger('alterner'); [jeu._restantes[0].click() for _ in range(3)]; jeu._decaler(1)",
    "rangement-echoue": "jeu = ranger('alterner'); jeu._restantes[4].click(); jeu.verifier()",
    "rappel-debut": "jeu = rappel('05')",
    "rappel-corrige": "jeu = rappel('05'); [jeu.repondre(rang, reponse) for rang in range(3) for reponse in list(jeu.questions[rang].conseils)[: rang + 1]]",
    "plateau-a-jouer": "jeu = Plateau(secret='RNBV')",
}  # fmt: skip
VERDICTS = [reussi("position"), a_faire("repondre"), bloque("saisir_proposition", "code_correct"), echoue("repondre")]
CLASSE = petite_classe()
DEUX_DATES = [
    (datetime.date(2026, 10, 5), copie("z", "Zoé Martin", echoue("position", slug="place-au-lieu-de-rang"), reussi("repondre"))),
    (datetime.date(2026, 11, 9), copie("z", "Zoé Martin", reussi("position"), echoue("repondre", slug="mal-places-d-abord"))),
    (datetime.date(2026, 11, 9), copie("a", "Ali Ben", a_faire("position"), echoue("repondre", slug="mal-places-d-abord"))),
    (datetime.date(2026, 11, 9), copie("b", "Ali Ben", bloque("saisir_proposition", "code_correct"), chapitre="03_validation")),
]
SUIVIS = tracer([remettre(une, une.chapitre, une.eleve, date) for date, une in DEUX_DATES], {})
PAGES = {
    **{f"retour-{copie.eleve}": page_de_retour(copie) for copie in CLASSE},
    "retour-bloque": page_de_retour(copie("b.ipynb", "Bob", bloque("saisir_proposition", "code_correct"), chapitre="03_validation")),
    "classe": page_de_la_classe(CLASSE, ["sans réseau"], ressemblances=[Ressemblance("repondre", CLASSE[0].fichier, CLASSE[1].fichier, 0.96)]),
    "classe-vide": page_de_la_classe([], []),
    "classe-epreuve": page_de_la_classe([copie(f"{une}.ipynb", une, reussi("position"), chapitre=f"epreuve_04_g1_{une}") for une in "ab"], []),
    "retours-a-imprimer": "".join(page_des_retours([retour._replace(sources={"repondre": "def repondre(s, p):\n    return 0, 0"}) for retour in CLASSE])),
    "registre": page_du_registre([Rangee(eleve.nom, "eleves/x.html", eleve) for eleve in SUIVIS]),
    "registre-vide": page_du_registre([]),
    "registre-eleves": page_des_eleves(SUIVIS, numeroter(SUIVIS, "sel")),
}
COMPARAISON = comparer(["optimal", "knuth", "cfc", "lexicographique"])
SORTIES = {
    "tableau-de-comparaison": COMPARAISON._repr_html_(),
    "tableau-de-tous-les-decodeurs": comparer(list(DECODEURS))._repr_html_(),
    "courbes-superposees": COMPARAISON.distributions()._repr_html_(),
    "courbes-en-svg": COMPARAISON.distributions().svg,
    "manche-de-l-arbre-optimal": dessiner_branche(arbre_optimal(4, 6), (5, 4, 3, 1))._repr_html_(),
    "sommet-de-l-arbre-optimal": dessiner_arbre(arbre_optimal(4, 6)).svg,
    "plateau-en-image": montrer_plateau(["RVBN", "RRVV"], "RNBV")._repr_html_(),
    "plateau-en-svg": montrer_plateau(["RVBN", "RRVV"], "RNBV").svg,
    "plateau-cache": montrer_plateau(["RVBN"], "RNBV", cache=True)._repr_html_(),
    "enregistrement": Enregistrement("f : enregistré", "✘ Un exemple est faux, sur 2.", (("f(1)", "2", "2", JUSTE), ("f(2)", "4", "3", FAUX)), SUITE)._repr_html_(),
    **{f"verdict-{verdict.etat.value}": en_html(verdict) for verdict in VERDICTS},
}

# Le contraste de chaque texte visible avec son fond ; d’un fond rayé, la teinte la moins favorable.
MESURER_LES_CONTRASTES = r"""racine => {
    const lire = teinte => { const n = teinte.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
    const melanger = (dessus, fond) => [...dessus.slice(0, 3).map((c, i) => c * dessus[3] + fond[i] * (1 - dessus[3])), 1];
    const fonds = element => {
        if (!element) return [[255, 255, 255, 1]];
        const style = getComputedStyle(element), rayures = style.backgroundImage.match(/rgba?\([^)]*\)/g);
        if (rayures) return rayures.map(lire);
        const fond = lire(style.backgroundColor);
        return fond[3] === 1 ? [fond] : fonds(element.parentElement).map(dessous => melanger(fond, dessous));
    };
    const luminance = teinte => teinte.slice(0, 3).map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((somme, c, i) => somme + c * [0.2126, 0.7152, 0.0722][i], 0);
    const rapport = (encre, fond) => {
        const [sombre, clair] = [encre, fond].map(luminance).sort((a, b) => a - b);
        return (clair + 0.05) / (sombre + 0.05);
    };
    const mesurer = (element, texte, style) => ({texte, contraste: Math.min(
        ...fonds(element).map(fond => rapport(melanger(lire(style.color), fond), fond)))});
    const visibles = [...racine.querySelectorAll('*')].filter(e => e.checkVisibility() && !e.closest('svg, style'));
    const ecrits = visibles.filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()));
    return [
        ...ecrits.map(e => mesurer(e, e.textContent.trim(), getComputedStyle(e))),
        ...visibles.filter(e => e.placeholder).map(e => mesurer(e, e.placeholder, getComputedStyle(e, '::placeholder'))),
    ];
}"""
# Double la taille de chaque texte, comme le zoom du texte seul ; `false` la rend.
DOUBLER_LE_TEXTE = """(racine, doubler) => {
    const elements = [racine, ...racine.querySelectorAll('*')], tailles = elements.map(e => parseFloat(getComputedStyle(e).fontSize));
    elements.forEach((e, i) => doubler ? e.style.setProperty('font-size', `${2 * tailles[i]}px`, 'important') : e.style.removeProperty('font-size'));
}"""
# Les paires d’éléments qui se couvrent, et les boutons ou les cellules dont le texte dépasse.
RELEVER_LES_CHEVAUCHEMENTS = """racine => {
    const elements = [...racine.querySelectorAll('button, input, label, th, td, .mm-message, .mm-legende > span, .mm-pions > .mm-pion')];
    const visibles = elements.filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect()]);
    const couvrent = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const paires = visibles.flatMap(([e, a], i) => visibles.slice(i + 1)
        .filter(([f, b]) => !e.contains(f) && !f.contains(e) && couvrent(a, b))
        .map(([f]) => [e.textContent, f.textContent]));
    const coupes = visibles.filter(([e]) => ['BUTTON', 'TH', 'TD'].includes(e.tagName)
        && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1));
    return [...paires, ...coupes.map(([e]) => ['coupé', e.textContent])];
}"""
# Ce qui sort du jeu par la droite, ou le jeu qui sort de la page ; un tableau peut défiler dans sa région, que le clavier atteint.
RELEVER_LES_DEBORDEMENTS = """racine => {
    const bord = Math.min(racine.getBoundingClientRect().right, innerWidth) + 1;
    return [racine, ...racine.querySelectorAll('*')]
        .filter(e => !e.parentElement?.closest('[role=region][tabindex="0"]'))
        .filter(e => e.checkVisibility() && e.getBoundingClientRect().right > bord).map(e => e.className || e.tagName);
}"""
# Les deux relevés de chaque jeu, tous au double du texte : la page n’est disposée que deux fois.
RELEVER_AU_DOUBLE = f"""() => {{
    const jeux = [...document.querySelectorAll('.mm-jeu')], doubler = {DOUBLER_LE_TEXTE};
    jeux.forEach(jeu => doubler(jeu, true));
    const releves = jeux.map(jeu => [({RELEVER_LES_CHEVAUCHEMENTS})(jeu), ({RELEVER_LES_DEBORDEMENTS})(jeu)]);
    jeux.forEach(jeu => doubler(jeu, false));
    return releves;
}}"""

# Cent cinquante messages par jeu : demandés d’un coup, le serveur d’une machine chargée en perd, et des cellules ne finissent jamais.
# Aucun jeu n’est à l’écran avant que tous soient là : chacun ferait redessiner les autres.
EXECUTER_UNE_A_UNE = f"""async () => {{
    const {{content}} = {NOTEBOOK};
    document.head.insertAdjacentHTML('beforeend', '<style id="attente">.jp-Notebook .jp-Cell {{ display: none }}</style>');
    for (const rang of content.widgets.keys()) {{
        content.activeCellIndex = rang;
        await window.jupyterapp.commands.execute('notebook:run-cell');
    }}
    document.getElementById('attente').remove();
}}"""
RANG_DU_JEU = "element => [...document.querySelectorAll('.mm-jeu')].findIndex(jeu => jeu.contains(element))"


@pytest.fixture(scope="module")
def page_des_etats(page_du_laboratoire, dossier_du_laboratoire):
    """Un notebook exécuté, un jeu par état, dans l’ordre d’`ETATS`."""
    page, fichier = page_du_laboratoire, dossier_du_laboratoire / "etats.ipynb"
    ecrire_notebook(fichier, [f"{IMPORTS}{source}\njeu" for source in ETATS.values()])
    montrer(page, fichier)
    attendre_promesse(page, EXECUTER_UNE_A_UNE, delai=3 * DELAI)
    assert [sortie for cellule in page.evaluate(CELLULES) for sortie in cellule["outputs"] if sortie["output_type"] == "error"] == []
    sync_api.expect(page.locator(".mm-jeu[lang]")).to_have_count(len(ETATS), timeout=DELAI)
    return page


@pytest.fixture(scope="module", params=THEMES)
def page_en(page_des_etats, request):
    """Le notebook des états, dans un thème puis dans l’autre."""
    choisir_theme(page_des_etats, request.param)
    return page_des_etats


@pytest.fixture(scope="module")
def reproches(page_en):
    """Ce qu’axe-core reproche à tous les jeux du thème, en une seule fois."""
    return violations(page_en, ".mm-jeu")


@pytest.fixture
def photo(request, tmp_path):
    """Pour `photographier` une page : la demande et le dossier de l’image."""
    return request, tmp_path


@pytest.fixture(scope="module")
def page_sans_jupyterlab(page_du_laboratoire):
    page = page_du_laboratoire.context.new_page()
    yield page
    page.close()


@pytest.fixture
def page_vierge(page_sans_jupyterlab, photo):
    """Une page vide, dans un thème clair, à la taille d’un ordinateur."""
    page_sans_jupyterlab.goto("about:blank")
    page_sans_jupyterlab.emulate_media(color_scheme="light")
    page_sans_jupyterlab.set_viewport_size(ORDINATEUR)
    with photographier(page_sans_jupyterlab, *photo) as page:
        yield page


def jeu_en(page, etat):
    return page.locator(".mm-jeu").nth([*ETATS].index(etat))


def violations(page, dans=None):
    """Ce qu’axe-core reproche à la page, ou à ce que choisit ce sélecteur : règle, morceau, rang du jeu."""
    resultat = axe.Axe().run(page, context={"include": [[dans]]} if dans else None, options=REGLES_D_AXE).response
    assert len(resultat["passes"]) > 5
    fautes = [(faute["id"], noeud["html"], noeud["target"][0]) for faute in resultat["violations"] for noeud in faute["nodes"]]
    return [(regle, morceau, page.locator(cible).evaluate(RANG_DU_JEU)) for regle, morceau, cible in fautes]


def trop_pales(mesures):
    assert mesures
    return [mesure for mesure in mesures if mesure["contraste"] < 4.5]


# Les widgets, dans JupyterLab


@pytest.mark.parametrize("etat", ETATS)
def test_axe_ne_reproche_rien_a_un_jeu(reproches, etat):
    assert [(regle, morceau) for regle, morceau, rang in reproches if rang == [*ETATS].index(etat)] == []


@pytest.mark.parametrize("etat", ETATS)
def test_tout_texte_d_un_jeu_se_lit(page_en, etat, photo):
    with photographier(page_en, *photo):
        assert trop_pales(jeu_en(page_en, etat).evaluate(MESURER_LES_CONTRASTES)) == []


@pytest.mark.parametrize("couleur", [pytest.param(c, id=f"{c.nom}-{en_chiffres(c.encre, c.fond)}") for c in PALETTE])
def test_le_navigateur_montre_chaque_lettre_au_contraste_de_la_palette(page_en, couleur):
    mesures = jeu_en(page_en, "plateau-killer").evaluate(MESURER_LES_CONTRASTES)
    (mesure,) = [m["contraste"] for m in mesures if m["texte"] == f"{couleur.initiale} {couleur.nom}"]
    assert mesure == pytest.approx(contraste(couleur.encre, couleur.fond), abs=0.01)


@pytest.fixture(scope="module")
def au_double(page_des_etats):
    """Ce qui se chevauche et ce qui déborde dans chaque jeu, au double du texte."""
    releves = page_des_etats.evaluate(RELEVER_AU_DOUBLE)
    assert len(releves) == len(ETATS)
    return dict(zip(ETATS, releves))


@pytest.mark.parametrize("etat", ETATS)
def test_au_double_du_texte_rien_ne_se_chevauche(au_double, etat):
    assert au_double[etat] == [[], []]


@pytest.fixture(scope="module")
def sur_telephone(page_des_etats):
    page_des_etats.set_viewport_size(TELEPHONE)
    page_des_etats.evaluate("window.jupyterapp.shell.collapseLeft()")
    page_des_etats.wait_for_function("() => document.querySelector('.mm-jeu').clientWidth < 390")
    yield page_des_etats
    page_des_etats.set_viewport_size(ORDINATEUR)


@pytest.mark.parametrize("etat", ETATS)
def test_sur_un_telephone_rien_ne_deborde_ni_ne_se_chevauche(sur_telephone, etat, photo):
    jeu = jeu_en(sur_telephone, etat)
    with photographier(sur_telephone, *photo):
        assert (jeu.evaluate(RELEVER_LES_DEBORDEMENTS), jeu.evaluate(RELEVER_LES_CHEVAUCHEMENTS)) == ([], [])


def test_les_messages_changent_dans_une_region_qui_reste(page_des_etats):
    jeu = jeu_en(page_des_etats, "plateau-a-jouer")
    region = jeu.get_by_role("status")
    region.evaluate("e => { e.temoin = true; }")
    jeu.get_by_role("button", name="Valider").click()
    sync_api.expect(region).to_have_text("Il manque 4 pions : la proposition en compte 4.")
    assert region.evaluate("e => e.temoin") and region.count() == 1


def test_un_pion_pose_se_dit_par_sa_place_et_sa_couleur(page_des_etats):
    jeu = jeu_en(page_des_etats, "plateau-a-jouer")
    jeu.get_by_role("button", name="B Bleu").click()
    sync_api.expect(jeu.locator("button.mm-pion").first).to_have_accessible_description("place 1 : Bleu")
    sync_api.expect(jeu.locator("button.mm-pion").last).to_have_accessible_description("place 4 : vide")


def test_un_jeu_est_en_francais_et_dit_le_niveau_choisi(page_des_etats):
    jeu = jeu_en(page_des_etats, "plateau-killer")
    assert jeu.get_attribute("lang") == "fr"
    choix = jeu.locator(".widget-toggle-button")
    assert choix.evaluate_all("boutons => boutons.map(b => [b.textContent, b.ariaPressed])") == [
        [nommer_niveau(niveau), "true" if niveau == "killer" else "false"] for niveau in NIVEAUX
    ]


def test_une_fleche_sur_le_curseur_ne_quitte_pas_la_cellule(page_des_etats):
    avant = page_des_etats.evaluate(CELLULES)
    curseur = jeu_en(page_des_etats, "marquage-debut").get_by_role("slider")
    curseur.focus()
    page_des_etats.keyboard.press("ArrowUp")
    sync_api.expect(curseur).to_have_attribute("aria-valuetext", "1")
    sync_api.expect(curseur).to_be_focused()
    assert page_des_etats.evaluate(CELLULES) == avant


def test_qui_refuse_les_animations_n_en_a_pas(page_des_etats):
    page_des_etats.emulate_media(reduced_motion="reduce")
    durees = page_des_etats.evaluate("() => [...document.querySelectorAll('.mm-jeu *')].map(e => getComputedStyle(e).transitionDuration)")
    page_des_etats.emulate_media(reduced_motion=None)
    assert set(durees) == {"0s"}


# Les pages et les sorties, sans JupyterLab


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("nom", PAGES)
def test_axe_ne_reproche_rien_a_une_page_et_tout_s_y_lit(page_vierge, nom, theme):
    page_vierge.emulate_media(color_scheme=theme)
    page_vierge.set_content(PAGES[nom])
    assert violations(page_vierge) == []
    assert trop_pales(page_vierge.locator("body").evaluate(MESURER_LES_CONTRASTES)) == []


@pytest.mark.parametrize("nom", PAGES)
def test_une_page_tient_sur_un_telephone_et_au_double_du_texte(page_vierge, nom):
    page_vierge.set_content(PAGES[nom])
    corps = page_vierge.locator("body")
    corps.evaluate(DOUBLER_LE_TEXTE, True)
    assert corps.evaluate(RELEVER_LES_CHEVAUCHEMENTS) == []
    corps.evaluate(DOUBLER_LE_TEXTE, False)
    page_vierge.set_viewport_size(TELEPHONE)
    assert (corps.evaluate(RELEVER_LES_DEBORDEMENTS), corps.evaluate(RELEVER_LES_CHEVAUCHEMENTS)) == ([], [])


@pytest.mark.parametrize("nom", SORTIES)
def test_axe_ne_reproche_rien_a_une_sortie_et_elle_tient_sur_un_telephone(page_vierge, nom):
    page_vierge.set_viewport_size(TELEPHONE)
    page_vierge.set_content(f'<!DOCTYPE html><html lang="fr"><title>Essai</title><main><h1>Essai</h1>{SORTIES[nom]}</main></html>')
    assert violations(page_vierge) == []
    assert page_vierge.locator("body").evaluate(RELEVER_LES_DEBORDEMENTS) == []


# Le contrôle des mesures elles-mêmes


def test_ces_mesures_voient_un_texte_pale_un_chevauchement_un_debordement_et_une_image_muette(page_vierge):
    fautes = '<p style="color:#888888">pâle</p><img src="data:,"><hr style="width:2000px"><button>un</button><button style="margin-left:-30px">deux</button>'
    page_vierge.set_content(f'<!DOCTYPE html><html lang="fr"><title>Essai</title><main><h1>Essai</h1>{fautes}</main></html>')
    corps = page_vierge.locator("body")
    assert [mesure["texte"] for mesure in trop_pales(corps.evaluate(MESURER_LES_CONTRASTES))] == ["pâle"]
    assert ["un", "deux"] in corps.evaluate(RELEVER_LES_CHEVAUCHEMENTS)
    assert corps.evaluate(RELEVER_LES_DEBORDEMENTS) == ["HR"]
    assert {"image-alt", "color-contrast"} <= {regle for regle, _, _ in violations(page_vierge)}
