"""Ce que les élèves reçoivent à côté des notebooks : le paquet sous son sceau, `lancer.py`, une roue, un mode d’emploi.

Ni l’atelier, ni la correction : rien de ce que fait un élève ne s’en sert. Commencer par `poser_paquet`.
"""

import shutil
from functools import partial
from pathlib import Path

from mastermind_edu.atelier.site_roues import construire_roue
from mastermind_edu.exercices.scelles import SCEAU, sceller

PAQUET = "mastermind_edu"
EXERCICES = f"{PAQUET}/exercices"
TELS_QUELS = ("lancer.py", "requirements-eleve.txt", "LICENSE")
DU_PROFESSEUR = ("atelier", "correction")
SANS_PAGES = ("atelier", "correction/pages", "correction/correcteur.py")  # ce qui reste de la correction note pour nbgrader
LISEZ_MOI = "LISEZ-MOI.txt"
MODE_D_EMPLOI = """Mastermind, pas à pas : apprendre Python en construisant un jeu.

1. Il faut Python 3.10 ou plus récent : https://www.python.org/downloads/
2. Dans un terminal ouvert dans ce dossier, tapez :  python lancer.py
   (sous Linux et macOS : python3 lancer.py). La première fois demande l’internet et une minute.
3. Le cours s’ouvre dans le navigateur, sur la leçon 00. Pour arrêter : Ctrl-C dans le terminal.
4. Ce que vous écrivez est dans le dossier « travail » ; rendez les fichiers de travail/exercises.
5. Un nouveau dossier du professeur (chapitres, corrigés) ? Copiez-le par-dessus celui-ci, en
   remplaçant les fichiers, puis relancez : « travail » n’est jamais touché.
6. Un notebook ouvert ailleurs demande le paquet du cours. Posez à côté de lui le fichier
   {roue}, puis exécutez une fois, dans une cellule :
   %pip install {roue}
"""


def poser_paquet(racine: Path, construit: Path, *, avec_la_notation: bool = False) -> Path:
    """Écrit tout cela dans le dossier, et de quoi noter si on le veut ; renvoie la roue."""
    du_professeur = {str(racine / PAQUET / nom) for nom in (SANS_PAGES if avec_la_notation else DU_PROFESSEUR)}
    for nom in TELS_QUELS:
        shutil.copyfile(racine / nom, construit / nom)
    for dossier in ("installation", "LICENSES", PAQUET):
        shutil.copytree(racine / dossier, construit / dossier, ignore=partial(_a_laisser, du_professeur), copy_function=shutil.copyfile)
    _poser_le_sceau(racine, construit)
    (construit / "pyproject.toml").write_text(_pour_un_eleve(racine / "pyproject.toml"), encoding="utf-8", newline="\n")
    (construit / LISEZ_MOI).touch()  # la roue demande qu’il existe, et il dit son nom
    roue = construire_roue(construit, construit)
    (construit / LISEZ_MOI).write_text(MODE_D_EMPLOI.format(roue=roue.name), encoding="utf-8", newline="\n")
    return roue


def _a_laisser(du_professeur: set[str], dossier: str, noms: list[str]) -> set[str]:
    """Ce que l’on ne copie pas : ce qui est au professeur, les exercices lisibles, ce que Python garde pour lui."""
    ici = Path(dossier)
    laisses = {nom for nom in noms if nom == "__pycache__" or nom.startswith(".") or str(ici / nom) in du_professeur}
    if (ici.parent.name, ici.name) == (PAQUET, "exercices"):
        laisses.update(nom for nom in noms if nom.startswith("chapitre_") or nom in ("corriges.json", SCEAU))
    return laisses


def _poser_le_sceau(racine: Path, construit: Path) -> None:
    """Réunit sous le sceau les modules des exercices et les corrigés."""
    exercices = racine / EXERCICES
    fichiers = [exercices / "corriges.json", *exercices.glob("chapitre_*/*.py")]
    textes = {fichier.relative_to(exercices).as_posix(): fichier.read_text(encoding="utf-8") for fichier in fichiers}
    (construit / EXERCICES / SCEAU).write_text(sceller(textes), encoding="utf-8", newline="\n")


def _pour_un_eleve(pyproject: Path) -> str:
    """La description du paquet, sans les réglages des outils d’auteur."""
    texte = pyproject.read_text(encoding="utf-8").partition("\n[tool.pytest")[0]
    return texte.replace('readme = "README.md"', f'readme = "{LISEZ_MOI}"') + "\n"
