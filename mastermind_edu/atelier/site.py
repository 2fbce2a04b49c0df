"""Le site : le cours entier dans un navigateur, en fichiers que tout serveur peut donner.

Rien d’extérieur n’est demandé par le site une fois construit. Commencer par
`construire_site`.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.page_de_l_api import ecrire_reference, ecrire_reference_en_html
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.plan import exiger_outils as exiger_installes
from mastermind_edu.atelier.site_accueil import ecrire_accueil
from mastermind_edu.atelier.site_dossier import exiger_destination, installer
from mastermind_edu.atelier.site_hors_ligne import ecrire_relais
from mastermind_edu.atelier.site_notebooks import ecrire_apercus, preparer_notebooks
from mastermind_edu.atelier.site_pages import completer_pages, completer_traduction, ecrire_extensions
from mastermind_edu.atelier.site_paquets import DATE_FIXE, rassembler_roues
from mastermind_edu.atelier.site_pyodide import VERSION, poser_pyodide
from mastermind_edu.disque import dossier_personnel
from mastermind_edu.francais import dire_refus

OUTILS = ("jupyterlite_core", "jupyterlite_pyodide_kernel", "flit_core", "mistune", "pip")
EXTENSION_DES_WIDGETS = "@jupyter-widgets/jupyterlab-manager"
EXTENSION_DU_NOYAU = "@jupyterlite/pyodide-kernel-extension"
APPLICATIONS = ["lab", "notebooks", "tree"]
# Déjà là quand le noyau démarre : il n’a pas à les demander.
AU_DEPART = ["ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "piplite", "micropip", "ipywidgets", "mastermind-edu"]
SANS_SERVEUR = ("filemenu:logout", "filemenu:shutdown", "notebook:trust")  # se déconnecter, arrêter, faire confiance : de qui ?
REGLAGES = {
    "@jupyterlab/translation-extension:plugin": {"locale": "fr_FR"},
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyterlab/docmanager-extension:plugin": {"autosaveInterval": 30},
    # Clair ou sombre comme le système, comme la page d’accueil.
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    "@jupyterlab/mainmenu-extension:plugin": {
        "menus": [{"id": "jp-mainmenu-file", "items": [{"command": nom, "disabled": True} for nom in SANS_SERVEUR]}]
    },
}
# Vrais d’un serveur, faux ici : la confiance, l’heure d’un point de contrôle qui est celle de la publication.
SANS_OBJET = [
    "@jupyter-notebook/notebook-extension:checkpoints",
    "@jupyter-notebook/notebook-extension:trusted",
    "@jupyterlab/notebook-extension:trust-status",
]
# Ce que le site porte : son nom, et un noyau qui ne cherche rien ailleurs.
DU_SITE = {
    "appName": "Mastermind, pas à pas",
    "disabledExtensions": SANS_OBJET,
    "litePluginSettings": {f"{EXTENSION_DU_NOYAU}:kernel": {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": AU_DEPART}}},
}
# Les polices d’avant 2016 : tout navigateur qui a WebAssembly lit le « .woff2 » d’à côté.
POLICES_ANCIENNES = ("build/fa-*.eot", "build/fa-*.svg", "build/fa-*.ttf", "build/fa-*.woff")
INUTILES = ("jupyterlite.schema.v0.json", "package.json", "rspack.config*.js", *POLICES_ANCIENNES)


class Site(NamedTuple):
    """Ce qui a été construit."""

    dossier: Path
    notebooks: int
    octets: int


def construire_site(
    racine: Path, dossier: Path, *, avec_solutions: bool = False, exercices: Sequence[Path] = (), annoncer: Callable[[str], object] = print
) -> Site:
    """Construit le site du cours dans le dossier, ou met à jour celui qui s’y trouve ; les dossiers `exercices` y sont aussi.

    Lève `ErreurFabrication` hors du cours, sans JupyterLite, sans réseau la première
    fois, ou si le dossier contient autre chose qu’un site. Coût : quelques secondes.
    """
    racine, dossier = Path(racine).resolve(), Path(dossier).resolve()
    exiger_outils()
    exiger_destination(dossier)
    try:
        with tempfile.TemporaryDirectory(prefix="site-") as provisoire:
            return _construire(racine, dossier, Path(provisoire), avec_solutions, exercices, annoncer)
    except (OSError, RuntimeError) as erreur:  # disque plein, dossier protégé, ouvert ailleurs ; pas de dossier personnel
        raison = dire_refus(erreur) if isinstance(erreur, OSError) else "cette machine n’a pas de dossier personnel"
        raise ErreurFabrication(f"le site ne s’écrit pas dans {dossier} : {raison}") from erreur


def _construire(racine: Path, dossier: Path, atelier: Path, avec_solutions: bool, exercices: Sequence[Path], annoncer: Callable[[str], object]) -> Site:
    fiches = preparer_notebooks(racine, atelier / "files", avec_solutions=avec_solutions, exercices=exercices)
    annoncer("Pyodide et ses paquets (téléchargés la première fois)…")
    cache = dossier_personnel() / "site"
    (atelier / "roues").mkdir()
    roues = rassembler_roues(racine, trouver_extension(EXTENSION_DU_NOYAU), cache, atelier / "roues")
    poser_pyodide(atelier / "static" / "pyodide", cache, roues)
    annoncer("JupyterLite…")
    construit = _assembler(atelier)
    completer_traduction(construit)
    completer_pages(construit)
    ecrire_apercus(construit)
    (construit / "index.html").write_text(ecrire_accueil(fiches), encoding="utf-8", newline="\n")
    (construit / "api.html").write_text(ecrire_reference_en_html(ecrire_reference()), encoding="utf-8", newline="\n")
    # Sans lui, les pages d’une forge cachent les fichiers qui commencent par « _ ».
    (construit / ".nojekyll").touch()
    ecrire_relais(construit)
    noms = installer(construit, dossier)
    return Site(dossier, len(fiches), sum((dossier / nom).stat().st_size for nom in noms))


def exiger_outils() -> None:
    """Lève `ErreurFabrication` quand les outils du site ne sont pas installés."""
    exiger_installes(OUTILS, "du site", "site")
    from jupyterlite_pyodide_kernel.constants import PYODIDE_VERSION

    if PYODIDE_VERSION != VERSION:
        raise ErreurFabrication(
            f"il faut un noyau pour Pyodide {VERSION}, celui qui est installé demande {PYODIDE_VERSION} : `python lancer.py site` l’installe"
        )


def trouver_extension(nom: str) -> Path:
    """Le dossier d’une extension de JupyterLab installée ; lève `ErreurFabrication` si elle manque."""
    from jupyter_core.paths import jupyter_path

    for dossier in jupyter_path("labextensions"):
        if (Path(dossier) / nom / "package.json").is_file():
            return Path(dossier) / nom
    raise ErreurFabrication(f"il faut l’extension {nom}, qui n’est pas installée : `python lancer.py site` l’installe")


def _assembler(atelier: Path) -> Path:
    """Fait construire le site par JupyterLite ; renvoie le dossier obtenu."""
    construit = atelier / "site"
    reglages = {
        "jupyter_lite_config.json": {"LiteBuildConfig": _configurer_la_construction(atelier, construit)},
        "jupyter-lite.json": {"jupyter-lite-schema-version": 0, "jupyter-config-data": DU_SITE},
        "overrides.json": REGLAGES,
    }
    for nom, contenu in reglages.items():
        (atelier / nom).write_text(json.dumps(contenu), encoding="utf-8")
    # Les réglages de la personne qui construit n’entrent pas dans le site.
    environnement = {**os.environ, "JUPYTER_CONFIG_DIR": str(atelier / "config"), "JUPYTER_NO_CONFIG": "1", "PYTHONUTF8": "1"}
    commande = [sys.executable, "-m", "jupyterlite_core", "build"]
    lite = subprocess.run(commande, cwd=atelier, env=environnement, capture_output=True, encoding="utf-8", errors="replace")
    if lite.returncode != 0 or not (construit / "index.html").is_file():
        raise ErreurFabrication(f"JupyterLite ne construit pas le site : {(lite.stderr or lite.stdout).strip()[-800:]}")
    for motif in INUTILES:
        for fichier in construit.glob(motif):
            fichier.unlink()
    return construit


def _configurer_la_construction(atelier: Path, construit: Path) -> dict:
    return {
        "contents": ["files"],
        "apps": APPLICATIONS,
        "output_dir": str(construit),
        "cache_dir": str(atelier / "cache"),
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "source_date_epoch": DATE_FIXE,
        # Seules ces extensions : les autres, installées pour l’auteur, alourdiraient le site.
        "ignore_sys_prefix": ["federated_extensions"],
        "federated_extensions": [
            *(str(trouver_extension(nom)) for nom in (EXTENSION_DES_WIDGETS, EXTENSION_DU_NOYAU)),
            *map(str, ecrire_extensions(atelier / "extensions")),
        ],
    }
