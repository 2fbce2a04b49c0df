"""Les images du README : `python tests/captures.py`, dans le Python du cours.

Aucun test ici. Demande ce que demande `navigateur`, et Pillow (`pip install pillow`) ;
commencer par `main`.
"""

import random
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

import navigateur
from resultats_d_essai import a_faire, copie, echoue, page_de_la_classe, reussi

from mastermind_edu.coeur.regles import PALETTE
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.exercices import CATALOGUE

RACINE = Path(__file__).parent.parent
IMAGES = RACINE / "docs" / "images"
MANCHE = ("RRVV", "BJBP", "BNJJ", "JNBJ")  # le secret est la dernière
BOUTONS = {couleur.initiale: f"{couleur.initiale} {couleur.nom}" for couleur in PALETTE}
POSE, REPONSE, FIN = 400, 1400, 3500  # millisecondes par image
PASSAGES = 3  # l’animation s’arrête ensuite d’elle-même
ELEVES = "Aïcha Adam Chloé Enzo Fatou Hugo Inès Jules Lina Malo Nour Paul Rose Sacha Théo Zoé".split()
FONCTIONS = ("compter_bien_places", "trouver_bien_places", "position", "trouver_mal_places", "repondre")
ERREURS = {nom: [typique.slug for typique in CATALOGUE[nom].erreurs_typiques] for nom in FONCTIONS}


def une_classe() -> list:
    """Seize copies du chapitre 04, toujours les mêmes ; deux sont à regarder."""
    hasard = random.Random(4)
    copies = [copie(f"{nom}_{rang}.ipynb", nom, *_verdicts(hasard)) for rang, nom in enumerate(ELEVES)]
    copies[2] = copies[2]._replace(anomalies=(Anomalie("`position` est définie deux fois : la dernière compte"),))
    return [*copies, copie("sans_nom.ipynb", "sans nom", chapitre=None, anomalies=["fichier vide : 0 octet"])]


def _verdicts(hasard: random.Random) -> list:
    """Les premières fonctions réussies, la suivante ratée, le reste à faire."""
    niveau = hasard.randint(1, len(FONCTIONS))
    ratees = [echoue(nom, slug=hasard.choice(ERREURS[nom])) for nom in FONCTIONS[niveau : niveau + 1]]
    return [*map(reussi, FONCTIONS[:niveau]), *ratees, *map(a_faire, FONCTIONS[niveau + 1 :])]


def photographier_la_classe(chromium) -> bytes:
    page = chromium.new_page()
    page.set_viewport_size({"width": 900, "height": 1000})
    page.set_content(page_de_la_classe(une_classe(), ["bubblewrap : sans réseau"]))
    return page.screenshot()


def photographier_la_lecon(chromium, adresse: str) -> bytes:
    page = navigateur.ouvrir(chromium, adresse, "notebooks/00_jouer.ipynb")
    page.set_viewport_size({"width": 1100, "height": 800})
    page.evaluate("window.jupyterapp.shell.collapseLeft()")
    navigateur.executer_tout(page)
    plateau = page.locator(".mm-jeu").first
    for mot in ("RRVV", "BBBB", "BBRR"):
        jouer(plateau, mot)
    plateau.get_by_role("button", name="J Jaune").click()
    page.get_by_role("heading", name="Une manche guidée").evaluate("e => e.scrollIntoView()")
    photo = page.screenshot()
    navigateur.fermer(page)
    return photo


def photographier_une_manche(chromium, adresse: str) -> list[tuple[bytes, int]]:
    """Les images de la manche et leurs durées : une par pion posé, une par réponse."""
    page = navigateur.ouvrir(chromium, adresse, "manche.ipynb")
    page.set_viewport_size({"width": 1000, "height": 900})
    page.evaluate("window.jupyterapp.shell.collapseLeft()")
    navigateur.executer_tout(page)
    plateau, vues = page.locator(".mm-jeu"), []
    for mot in MANCHE:
        vues += jouer(plateau, mot)
    return [*vues[:-1], (vues[-1][0], FIN)]


def jouer(plateau, mot: str) -> list[tuple[bytes, int]]:
    """Joue ce mot à la souris ; une image après chaque clic."""
    vues = []
    for place, lettre in enumerate(mot):
        plateau.get_by_role("button", name=BOUTONS[lettre], exact=True).click()
        navigateur.sync_api.expect(plateau.locator("button.mm-pion").nth(place)).to_have_text(lettre)
        vues.append((plateau.screenshot(), POSE))
    rangees = plateau.get_by_role("row").count()
    plateau.get_by_role("button", name="Valider").click()
    navigateur.sync_api.expect(plateau.get_by_role("row")).to_have_count(rangees + 1)
    return [*vues, (plateau.screenshot(), REPONSE)]


def animer(vues: list[tuple[bytes, int]], chemin: Path) -> None:
    """Les vues, calées en haut d’une même image, en GIF."""
    from PIL import Image

    images = [Image.open(BytesIO(photo)).convert("RGB") for photo, _ in vues]
    taille = max(image.width for image in images), max(image.height for image in images)
    toiles = [Image.new("RGB", taille, "#ffffff") for _ in images]
    for toile, image in zip(toiles, images):
        toile.paste(image)
    teintes = toiles[-2].quantize(128)  # la plus riche : une même palette pour toutes, sinon l’image scintille
    toiles = [toile.quantize(palette=teintes, dither=Image.Dither.NONE) for toile in toiles]
    durees = [duree for _, duree in vues]
    toiles[0].save(chemin, save_all=True, append_images=toiles[1:], duration=durees, loop=PASSAGES - 1, optimize=True)


def ranger(photo: bytes, chemin: Path) -> None:
    """Une copie d’écran en PNG de 256 teintes."""
    from PIL import Image

    Image.open(BytesIO(photo)).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(chemin, optimize=True)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporaire, navigateur.ouvrir_chromium() as chromium:
        cours = Path(temporaire, "cours")
        shutil.copytree(RACINE / "notebooks", cours / "notebooks")
        source = f"from mastermind_edu.widgets import Plateau\nPlateau(secret='{MANCHE[-1]}')"
        navigateur.ecrire_notebook(cours / "manche.ipynb", [source])
        with navigateur.servir(cours, Path(temporaire, "jupyter")) as adresse:
            animer(photographier_une_manche(chromium, adresse), IMAGES / "manche.gif")
            ranger(photographier_la_lecon(chromium, adresse), IMAGES / "lecon.png")
        ranger(photographier_la_classe(chromium), IMAGES / "classe.png")
    for image in sorted(IMAGES.iterdir()):
        print(f"{image.relative_to(RACINE)} : {image.stat().st_size / 1000:.0f} ko", file=sys.stderr)


if __name__ == "__main__":
    main()
