"""Le Mastermind de l’élève dans le site : `python tests/bench/assemblage.py`, deux à cinq minutes.

Les corrigés tiennent lieu d’exercices faits ; `assembler` y écrit le programme. La manche du sujet de SAÉ s’y joue, une réponse fausse, les trois niveaux, un
malus : chaque partie y affiche ce qu’elle affiche ici, ligne à ligne. Une dernière est tapée dans la case d’`input()`. Commencer par `main`.
"""

import base64
import json
import tempfile
import time
import zlib
from pathlib import Path

from communs import RACINE
from navigateur import attendre_promesse  # tests/navigateur.py
from site_en_ligne import POSER as OUVRIR  # tests/site_en_ligne.py
from site_en_ligne import attendre_noyau, dire, ouvrir_contexte, servir_dossier
from test_assemblage import JOUER, PARTIES, copier_les_corriges, jouer

from mastermind_edu.atelier.site import construire_site
from mastermind_edu.eleve.assemblage import assembler
from mastermind_edu.exercices.sommaire import CHAPITRES

EXERCICE = "notebooks/index.html?path=exercises/08_ordinateur_exercices.ipynb"
POSER = """import base64, json, zlib
from pathlib import Path
for chapitre, notebook in json.loads(zlib.decompress(base64.b64decode({!r}))).items():
    Path(f"{{chapitre}}_exercices.ipynb").write_text(json.dumps(notebook))"""
ASSEMBLER = "from mastermind_edu import assembler\njeu = assembler()\nprint(jeu)"
CELLULE = {"cell_type": "code", "id": "jeu", "metadata": {}, "outputs": [], "execution_count": None, "source": "jeu.jouer()"}
EXECUTER = "() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }"  # sans attendre la fin : c’est à nous de jouer


def corriges() -> str:
    """Les cellules de code de chaque corrigé, serrées dans un texte."""
    notebooks = {}
    for chapitre in CHAPITRES:
        cellules = json.loads((RACINE / "solutions" / f"{chapitre}_corrige.ipynb").read_text(encoding="utf-8"))["cells"]
        notebooks[chapitre] = {"cells": [{"cell_type": "code", "source": une["source"]} for une in cellules if une["cell_type"] == "code"]}
    return base64.b64encode(zlib.compress(json.dumps(notebooks).encode())).decode()


def taper(page, lignes: list[str]) -> str:
    """Joue dans une cellule, en tapant chaque ligne dans la case qu’`input()` ouvre ; renvoie tout ce qu’elle montre."""
    attendre_promesse(page, OUVRIR, {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [CELLULE]})
    page.evaluate(EXECUTER)
    for ligne in lignes:
        case = page.locator(".jp-Stdin-input:not([data-tapee])")  # celle d’avant reste un instant
        case.fill(ligne)
        case.evaluate("une => { une.dataset.tapee = 'oui'; une.focus(); }")
        page.keyboard.press("Enter")
    page.get_by_text("gagne le match").wait_for()
    return page.locator(".jp-OutputArea").inner_text()


def main() -> None:
    with tempfile.TemporaryDirectory() as dossier:
        site = Path(dossier) / "site"
        construire_site(RACINE, site, annoncer=lambda _: None)
        with servir_dossier(site) as port, ouvrir_contexte() as contexte:
            page = contexte.new_page()
            page.goto(f"http://127.0.0.1:{port}/{EXERCICE}")
            attendre_noyau(page)
            dire(page, POSER.format(corriges()))
            debut = time.perf_counter()
            print(dire(page, ASSEMBLER), f"{time.perf_counter() - debut:.0f} s")
            jouees = {nom: dire(page, JOUER.format(lignes)) for nom, lignes in PARTIES.items()}
            tapee = taper(page, PARTIES["une réponse fausse"])
        Path(dossier, "eleve").mkdir()
        jeu = assembler("08", copier_les_corriges(Path(dossier, "eleve")))
        for nom, lignes in PARTIES.items():
            assert jouees[nom].split("\n")[:-1] == "\n".join(jouer(jeu, *lignes)).split("\n"), (nom, jouees[nom])
            print("comme ici :", nom)
    partie, trompee = jouees["la manche de la SAÉ"], jouees["une réponse fausse"]
    assert "RRRR 1 0\nRBBB 1 1\nJRBJ 1 2\nJBRV 0 4\nVRJB 1 3\nVJBR 4 0\nJ’ai trouvé votre code, proposition 6.\nPoints pour vous : 6." in partie, partie
    assert "Proposition 3, JRBJ : vous avez répondu 0 3, il fallait 1 2." in trompee and "Proposition 3, JRBJ : vous avez répondu 0 3, il fallait 1 2." in tapee, (trompee, tapee)
    print(partie)


if __name__ == "__main__":
    main()
