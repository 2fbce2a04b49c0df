"""Les fins de ligne des notebooks rendus : aucune ne coupe une expression, à trois largeurs.

Le rendu est celui de nbconvert, au style de JupyterLab, dans Chromium. Commencer par `DEBUTS`.
"""

import re
from pathlib import Path

import pytest
from navigateur import DANS_CHROMIUM, ouvrir_chromium

nbconvert = pytest.importorskip("nbconvert", reason="il faut nbconvert pour ce test : il vient avec JupyterLab")
pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
NOTEBOOKS = [
    pytest.param(chemin, id=f"{chemin.parent.name}-{chemin.stem}")
    for dossier in ("notebooks", "exercises")
    for chemin in sorted((RACINE / dossier).glob("*.ipynb"))
]
LARGEURS = (390, 800, 1300)
COURT = 28  # un morceau de code plus long peut passer à la ligne : il n’y tiendrait pas toujours
# Le premier mot de chaque ligne des textes, et les morceaux de code courts qui en tiennent deux.
DEBUTS = """court => {
    const blocs = [...document.querySelectorAll('.jp-RenderedMarkdown :is(p, li, td, th, h1, h2, h3)')];
    const debuts = [], etendue = document.createRange();
    for (const bloc of blocs.filter(b => !b.querySelector('p, li, td, th'))) {
        const marcheur = document.createTreeWalker(bloc, NodeFilter.SHOW_TEXT);
        let bas = -Infinity, texte = '';
        for (let noeud; (noeud = marcheur.nextNode());) {
            for (const {0: mot, index} of noeud.data.matchAll(/[ \\n\\t]+|[^ \\n\\t]+/g)) {
                if (/[ \\n\\t]/.test(mot)) { texte += ' '.repeat(mot.length); continue; }
                etendue.setStart(noeud, index); etendue.setEnd(noeud, index + mot.length);
                const pas = etendue.getClientRects().length === 1 ? mot.length : 1;  // d’un mot que rien ne coupe, le premier signe suffit
                for (let i = index; i < index + mot.length; i += pas) {
                    etendue.setStart(noeud, i); etendue.setEnd(noeud, i + 1);
                    const [cadre] = etendue.getClientRects();
                    if (!cadre) continue;
                    if (cadre.top >= bas - 2 && bas > -Infinity) debuts.push({debut: noeud.data.slice(i, i + 12), avant: texte.slice(-25)});
                    bas = Math.max(bas, cadre.bottom);
                    texte += noeud.data.slice(i, i + pas);
                }
            }
        }
    }
    const morceaux = [...document.querySelectorAll('.jp-RenderedMarkdown :not(pre) > code')]
        .filter(e => e.textContent.length <= court && e.getClientRects().length > 1).map(e => e.textContent);
    return {debuts, morceaux};
}"""


@pytest.fixture(scope="module")
def page():
    with ouvrir_chromium() as chromium:
        page = chromium.new_page()
        page.route("http*://**", lambda demande: demande.abort())  # ni MathJax ni rien d’autre du dehors
        yield page


def mal_commencees(debuts):
    """Les lignes qu’aucun typographe ne ferait commencer ainsi."""
    signes = [ligne for ligne in debuts if ligne["debut"].startswith(("»", ";", ":", "!", "?", ")", ","))]
    lettres = [ligne for ligne in debuts if re.match(r"s(?![\w’])", ligne["debut"])]
    codes = [ligne for ligne in debuts if re.match(r"([A-Z]|/)(?!\w)", ligne["debut"]) and re.search(r"(?<!\w)([A-Z]|/) $", ligne["avant"])]
    return signes + lettres + codes


@pytest.fixture(scope="module")
def exporteur():
    return nbconvert.HTMLExporter(template_name="lab")


@pytest.mark.parametrize("chemin", NOTEBOOKS)
def test_aucune_ligne_ne_commence_par_un_signe_ni_ne_coupe_un_morceau_de_code(page, exporteur, chemin):
    html, _ = exporteur.from_filename(str(chemin))
    page.set_content(html, wait_until="domcontentloaded")
    fautes = {}
    for largeur in LARGEURS:
        page.set_viewport_size({"width": largeur, "height": 900})
        releve = page.evaluate(DEBUTS, COURT)
        assert len(releve["debuts"]) > 10 or largeur > 390
        if trouvees := [*mal_commencees(releve["debuts"]), *releve["morceaux"]]:
            fautes[largeur] = trouvees
    assert fautes == {}
