"""L’installation et le poids des notebooks : `python tests/bench/poste.py`, deux tableaux pour docs/performances.md.

Installe pour de bon, par le réseau, dans une copie du cours ; exécute des leçons dans Chromium. Commencer par `main`.
"""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from communs import RACINE, ecrire_ligne, ecrire_table, lire_notebook
from navigateur import NOTEBOOK, executer_tout, fermer, ouvrir, ouvrir_chromium, servir

FOIS = 6
LECONS = ("00_jouer", "04_marquage")
# Ce que faisait le cours avant : rien n’était fermé.
SANS_FERMER = "from mastermind_edu.widgets import cellules\ncellules.tenir = lambda planche: None"


def main() -> None:
    """Écrit les deux tableaux."""
    with tempfile.TemporaryDirectory() as dossier:
        mesurer_l_installation(Path(dossier) / "cours")
    with tempfile.TemporaryDirectory() as dossier:
        mesurer_les_fichiers(Path(dossier))


def mesurer_l_installation(cours: Path) -> None:
    suivis = subprocess.run(["git", "ls-files", "-z"], cwd=RACINE, capture_output=True, text=True, check=True).stdout
    for nom in filter(None, suivis.split("\0")):
        (cours / nom).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(RACINE / nom, cours / nom)
    ecrire_table("installation", "paquets", "Mo", "secondes")
    ecrire_installation("avant : la liste complète, pour tout le monde", cours, lancer(cours, "fabriquer"))
    shutil.rmtree(cours / ".venv")
    ecrire_installation("maintenant, pour un élève", cours, lancer(cours, "servir"))
    ecrire_installation("le reste, la première fois qu’une commande le demande", cours, lancer(cours, "fabriquer"))
    ecrire_installation("dossier déplacé", cours.rename(cours.with_name("déplacé")), lancer(cours.with_name("déplacé"), "servir"))
    print()


def lancer(cours: Path, commande: str) -> float:
    """La durée d’une commande qui ne fait rien d’autre que d’exiger ses paquets."""
    debut = time.perf_counter()
    subprocess.run([sys.executable, cours / "lancer.py", commande, "--aide"], check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": ""})
    return time.perf_counter() - debut


def ecrire_installation(nom: str, cours: Path, secondes: float) -> None:
    paquets = {p.metadata["Name"] for p in importlib.metadata.distributions(path=[str(s) for s in (cours / ".venv").glob("[lL]ib/**/site-packages")])}
    octets = sum(f.stat().st_size for f in (cours / ".venv").rglob("*") if f.is_file() and not f.is_symlink())
    # pip et le cours lui-même ne sont pas des paquets demandés.
    ecrire_ligne(nom, len(paquets - {"pip", "setuptools", "mastermind_edu"}), f"{octets / 1e6:.0f}", f"{secondes:.0f}")


def mesurer_les_fichiers(dossier: Path) -> None:
    os.environ["PYTHONPATH"] = str(RACINE)  # les noyaux prennent ce cours-ci
    (dossier / "cours").mkdir()
    for lecon in LECONS:
        notebook = lire_notebook(f"notebooks/{lecon}.ipynb")
        (dossier / "cours" / f"{lecon}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        notebook["cells"].insert(0, {"cell_type": "code", "id": "avant", "metadata": {}, "outputs": [], "execution_count": None, "source": SANS_FERMER})
        (dossier / "cours" / f"{lecon}_avant.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    ecrire_table("leçon exécutée en entier puis enregistrée", "une fois", f"{FOIS} fois, avant", f"{FOIS} fois, maintenant")
    with servir(dossier / "cours", dossier / "jupyter") as adresse, ouvrir_chromium() as chromium:
        for lecon in LECONS:
            avant, maintenant = (peser(chromium, adresse, dossier / "cours" / f"{lecon}{suite}.ipynb") for suite in ("_avant", ""))
            ecrire_ligne(lecon, *(f"{poids} ko" for poids in (maintenant[0], avant[-1], maintenant[-1])))


def peser(chromium, adresse: str, fichier: Path) -> list[int]:
    """La taille du fichier après chaque exécution, en kilo-octets."""
    page, tailles = ouvrir(chromium, adresse, fichier.name), []
    for _ in range(FOIS):
        executer_tout(page)
        page.wait_for_timeout(1000)  # le greffon des widgets note leur état peu après
        page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
        page.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")
        tailles.append(fichier.stat().st_size // 1000)
    fermer(page)
    return tailles


if __name__ == "__main__":
    main()
