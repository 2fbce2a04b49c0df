"""Lire les chaînes de GitHub et de GitLab : leurs jobs, et les étapes de chacun.

Aucun test ici, et rien n’est exécuté (voir `essai_chaines`). Commencer par `jobs`.
"""

from pathlib import Path

import yaml

FORGES = {
    "github": lambda racine: sorted((racine / ".github/workflows").glob("*.yml")),
    "gitlab": lambda racine: [racine / ".gitlab-ci.yml"],
}
REGLAGES_DE_GITLAB = {"stages", "workflow", "default", "variables"}


def jobs(racine: Path, forge: str) -> dict[str, dict]:
    """Les jobs d’une forge, par leur nom."""
    lus = [yaml.safe_load(chaine.read_text(encoding="utf-8")) for chaine in FORGES[forge](racine)]
    if forge == "github":
        return {nom: job for chaine in lus for nom, job in chaine["jobs"].items()}
    return {nom: job for nom, job in lus[0].items() if nom not in REGLAGES_DE_GITLAB and not nom.startswith(".")}


def etapes(job: dict) -> list[str]:
    """Les commandes d’un job, dans l’ordre."""
    return list(job["script"]) if "script" in job else [etape["run"] for etape in job["steps"] if "run" in etape]
