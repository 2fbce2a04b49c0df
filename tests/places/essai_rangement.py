"""Un rangement dans JupyterLab, ouvert par Firefox et par WebKit : souris, clavier, doigt, clair, sombre, téléphone ; enregistré, rouvert, corrigé.

La suite le joue dans Chromium, et dans le site avec ces deux moteurs. Commencer par `jouer`.
"""

import json
from importlib.resources import files

import pytest
from corrections import corriger_en_silence, etats
from gestes_du_rangement import CELLULE, CELLULES, JEU, NOM, REMARQUE, SOLUTION, ranger_de_trois_manieres
from moteurs import ABSENCES, attendre, ouvrir_moteur
from navigateur import CHANGER, NOTEBOOK, NOYAU, THEMES, ecrire_notebook
from test_navigateur_poste import cours, poste  # noqa: F401  (une fixture)

from mastermind_edu.exercices.rangement import ecrire_appel

ESSAI = "notebooks/Ali_00c_boucles_exercices.ipynb"
ECRANS = {"clair": (1280, 900), "sombre": (390, 844)}  # chaque thème, et l’écran où on le regarde
PRET = f"Boolean(window.jupyterapp?.shell?.currentWidget?.content?.widgets?.length && {NOYAU}?.status === 'idle')"
AXE = files("axe_playwright_python").joinpath("axe.min.js")
FAUTES = "axe.run('.mm-rangement', {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}).then(lues => lues.violations.map(une => une.id))"
DEBORDE = f"[...{JEU}.querySelectorAll('*')].filter(une => une.checkVisibility() && une.getBoundingClientRect().right > innerWidth + 1).length"


@pytest.fixture(scope="module")
def adresse(cours, tmp_path_factory):  # noqa: F811
    with poste(cours, tmp_path_factory.mktemp("poste")) as (adresse, _):
        yield adresse


@pytest.mark.parametrize("theme", ECRANS)
@pytest.mark.parametrize("moteur", sorted(ABSENCES))
def test_un_rangement_se_joue_se_rouvre_et_se_corrige(adresse, cours, tmp_path, moteur, theme):  # noqa: F811
    fichier = cours / "travail" / ESSAI
    ecrire_notebook(fichier, CELLULES)
    with ouvrir_moteur(moteur, tmp_path) as page:
        page.dimensionner(*ECRANS[theme])
        ouvrir(page, adresse)
        page.evaluer(f"window.jupyterapp.commands.execute('apputils:change-theme', {{theme: '{THEMES[theme]}'}}).then(() => true)")
        jouer(page)
        assert page.evaluer(DEBORDE) == 0
        page.evaluer(f"(() => {{ {AXE.read_text(encoding='utf-8')}; return true; }})()")
        assert page.evaluer(FAUTES) == []
        page.evaluer(f"{NOTEBOOK}.context.save().then(() => true)")
        ouvrir(page, adresse)
        assert page.evaluer(CELLULE) == REMARQUE + ecrire_appel(NOM, SOLUTION)
    (lue,) = corriger_en_silence([fichier], tmp_path / "sortie").values()
    assert etats(lue)[NOM] == "réussi"


def ouvrir(page, adresse):
    page.aller(f"{adresse}&reset")
    attendre(lambda: page.evaluer(PRET))
    page.evaluer(f"({CHANGER})({json.dumps(ESSAI)}).then(() => true)")
    attendre(lambda: page.evaluer(PRET))


def jouer(page):
    page.evaluer("window.jupyterapp.commands.execute('runmenu:run-all').then(() => true)")
    attendre(lambda: page.evaluer("document.querySelectorAll('.mm-rangement[lang]').length") == 1)
    ranger_de_trois_manieres(page)
