"""Les verdicts de `verifier` : `python editions_verdicts.py DOSSIER FICHIER`.

`editions.py` lance ce programme dans chaque édition ; il n’en connaît que
`verifier`. Commencer par `main`.
"""

import importlib.util
import json
import random
import sys
from pathlib import Path

from mastermind_edu import verifier


def juger(fichier: Path) -> dict[str, str]:
    """Tout ce que dit le verdict sur la fonction que définit ce fichier."""
    nom = fichier.stem.split("--")[0]
    origine = importlib.util.spec_from_file_location("reponse_de_l_eleve", fichier)
    module = importlib.util.module_from_spec(origine)
    origine.loader.exec_module(module)
    random.seed(fichier.stem)  # une fonction fausse ignore le hasard qu’on lui donne
    verdict = verifier(getattr(module, nom))
    return {champ: repr(valeur) for champ, valeur in vars(verdict).items()} | {"texte": repr(verdict), "html": verdict._repr_html_()}


def main() -> None:
    """Écrit les verdicts, nom de fichier par nom de fichier."""
    verdicts = {fichier.stem: juger(fichier) for fichier in sorted(Path(sys.argv[1]).glob("*.py"))}
    Path(sys.argv[2]).write_text(json.dumps(verdicts, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
