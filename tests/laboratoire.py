"""Un JupyterLab et une page par fichier de tests : l’application, longue à charger, reste ouverte, et n’a rien vu d’un autre fichier.

Aucun test ici ; qui a besoin d’une page neuve ou d’un autre serveur prend `navigateur`. Commencer par `ouvrir_laboratoire`.
"""

import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from navigateur import DELAI, NOTEBOOK, changer, ecrire_notebook, executer_tout, ouvrir_chromium, photographier, servir

REGLAGES_D_IPYTHON = Path(__file__).parent.parent / "installation" / "etc" / "ipython" / "ipython_config.json"
PRETE = "() => window.jupyterapp?.shell?.currentWidget"
CHEMIN = f"() => {NOTEBOOK}.context?.path"


class Laboratoire(NamedTuple):
    """Où est le serveur, le dossier qu’il montre, et celui qu’il prend pour le dossier personnel."""

    adresse: str
    dossier: Path
    personnel: Path


@contextmanager
def ouvrir_laboratoire(racine: Path):
    """Le serveur, avec les réglages que l’installation pose ; il est arrêté quoi qu’il arrive."""
    dossier, jupyter = racine / "cours", racine / "jupyter"
    dossier.mkdir()
    profil = jupyter / "ipython" / "profile_default"
    profil.mkdir(parents=True)
    shutil.copy(REGLAGES_D_IPYTHON, profil)
    with servir(dossier, jupyter) as adresse:
        yield Laboratoire(adresse, dossier, jupyter)


@contextmanager
def entrer(laboratoire: Laboratoire):
    """Une page de JupyterLab, dans un Chromium neuf."""
    with ouvrir_chromium() as contexte:
        page = contexte.new_page()
        page.set_default_timeout(DELAI)
        page.laboratoire = laboratoire
        recommencer(page)
        yield page


def recommencer(page) -> None:
    """Recharge l’application : après un échec, elle peut être dans n’importe quel état."""
    page.goto(f"{page.laboratoire.adresse}/lab?reset")
    page.wait_for_function(PRETE)


def montrer(page, fichier: Path) -> None:
    """Ouvre ce notebook, tel qu’il est sur le disque, avec un noyau neuf."""
    changer(page, fichier.relative_to(page.laboratoire.dossier).as_posix())


def est_montre(page, fichier: Path) -> bool:
    return page.evaluate(CHEMIN) == fichier.relative_to(page.laboratoire.dossier).as_posix()


def rejouer(page, fichier: Path, sources: list) -> None:
    """Exécute toutes les cellules de ce notebook, écrit et ouvert s’il n’est pas à l’écran."""
    if not est_montre(page, fichier):
        ecrire_notebook(fichier, sources)
        montrer(page, fichier)
    executer_tout(page)


@contextmanager
def preter(page, request, dossier: Path):
    """Prête la page à un test, rechargée s’il recommence ; s’il échoue, une image en est gardée dans ce dossier."""
    if getattr(request.node, "execution_count", 1) > 1:
        recommencer(page)
    with photographier(page, request, dossier):
        yield page
