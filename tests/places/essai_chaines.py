"""Exécuter ici les chaînes de GitHub et de GitLab : `python tests/places/essai_chaines.py [--sauf tout,vite,linux]`, dans le Python du cours.

Le dernier commit est poussé dans un dépôt nu ; chaque job en part, dans un clone neuf, avec ce que lui donnent les jobs qu’il attend. Les étapes qui
demandent la forge elle-même sont nommées, pas exécutées ; un job des deux forges, aux mêmes étapes, sans rien recevoir ni donner, l’est une fois, comme des
essais qu’un autre job a déjà réussis dans son clone du même commit. Commencer par `executer`.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from chaines import FORGES, etapes, jobs

RACINE = Path(__file__).resolve().parents[2]
DEPOT, ETIQUETTE = "https://" + "forge.exemple.fr/essai/chaines", "v1.0.0"  # en deux : ce dépôt-là n’a son adresse que dans pyproject.toml
# Ce que donnent les forges à un job ; le reste de leur environnement ne sert à aucune étape.
DONNEES = {"CI": "true", "GITHUB_REF_NAME": ETIQUETTE, "CI_COMMIT_TAG": ETIQUETTE, "PYTHON": "{}.{}".format(*sys.version_info)}
ESSAIS = "python lancer.py tests"
DE_LA_FORGE = ("gh release", "python -m twine", "python -m pip install \"twine", "renovate", 'py "', "uv run")


def git(*arguments: str, ou: Path) -> None:
    """Une commande de git, sans ses réglages personnels."""
    subprocess.run(["git", "-c", "user.name=essai", "-c", "user.email=essai@exemple.fr", *arguments], cwd=ou, check=True, capture_output=True)


def publier(provisoire: Path) -> Path:
    """Un dépôt nu, où le cours vient d’être poussé après la première étape de docs/publier.md."""
    nu, clone = provisoire / "depot.git", provisoire / "clone"
    git("init", "--bare", "--quiet", "--initial-branch=main", str(nu), ou=provisoire)
    git("clone", "--quiet", str(RACINE), str(clone), ou=provisoire)
    subprocess.run([sys.executable, "-m", "mastermind_edu", "adresse", DEPOT], cwd=clone, check=True, env={**os.environ, "PYTHONPATH": str(clone)})
    git("commit", "--quiet", "--all", "--message", "Dire où ce cours est publié", ou=clone)
    git("push", "--quiet", str(nu), "HEAD:main", ou=clone)
    return nu


def attendus(job: dict) -> list[str]:
    """Les jobs dont celui-ci reçoit les fichiers."""
    besoins = job.get("needs", [])
    return [besoins] if isinstance(besoins, str) else besoins


def laisses(job: dict) -> list[str]:
    """Les dossiers que ce job donne à ceux qui l’attendent."""
    televerses = [etape["with"]["path"] for etape in job.get("steps", []) if "upload" in etape.get("uses", "")]
    return televerses + job.get("artifacts", {}).get("paths", [])


def executer(nom: str, job: dict, nu: Path, provisoire: Path, reussis: set[str]) -> bool:
    """Exécute les étapes d’un job dans un clone neuf ; vrai si toutes finissent bien. `reussis` : les essais qui l’ont déjà été, qui s’y ajoutent."""
    ici = provisoire / "jobs" / nom
    git("clone", "--quiet", str(nu), str(ici), ou=provisoire)
    for attendu in attendus(job):
        for dossier in (provisoire / "jobs" / attendu).glob("livraison"):
            shutil.copytree(dossier, ici / dossier.name)
    environnement = {nom: valeur for nom, valeur in os.environ.items() if not nom.startswith(("PYTHON", "VIRTUAL_ENV", "MASTERMIND"))} | DONNEES
    for etape in etapes(job):
        debut = time.monotonic()
        if etape.startswith(DE_LA_FORGE):
            print(f"    pas ici : {etape}", flush=True)
            continue
        if etape in reussis:
            print(f"    déjà juste : {etape}", flush=True)
            continue
        fait = subprocess.run(["bash", "-eo", "pipefail", "-c", re.sub(r"^python ", "python3 ", etape)], cwd=ici, env=environnement, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        print(f"    {'juste' if fait.returncode == 0 else 'FAUX'} en {time.monotonic() - debut:.0f} s : {etape}", flush=True)
        if fait.returncode != 0:
            print(fait.stdout.decode(errors="replace")[-3000:])
            return False
        reussis |= {etape} if etape.startswith(ESSAIS) else set()
    absents = [dossier for dossier in laisses(job) if not any((ici / dossier).rglob("*"))]
    print("".join(f"    il manque {dossier}\n" for dossier in absents), end="")
    return not absents


def main() -> int:
    """Exécute les jobs des deux forges ; renvoie 1 si l’un d’eux ne finit pas."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--sauf", default="", metavar="tout,vite", help="ces jobs ne sont pas exécutés")
    sauf, justes, faits, reussis = options.parse_args().sauf.split(","), [], {}, set()
    with tempfile.TemporaryDirectory(prefix="chaines-") as dossier:
        nu = publier(Path(dossier))
        for forge in FORGES:
            (provisoire := Path(dossier) / forge).mkdir()
            for nom, job in jobs(RACINE, forge).items():
                seul = tuple(etapes(job)) if etapes(job) and not attendus(job) + laisses(job) else (forge, nom)
                print(f"{forge}, {nom}{' : laissé de côté' * (nom in sauf)}{f' : les étapes de {faits[seul]}' if seul in faits else ''}", flush=True)
                if nom not in sauf and seul not in faits:
                    justes, faits[seul] = [*justes, executer(nom, job, nu, provisoire, reussis)], f"{forge}, {nom}"
    print(f"{sum(justes)} jobs justes sur {len(justes)}")
    return 0 if all(justes) else 1


if __name__ == "__main__":
    sys.exit(main())
