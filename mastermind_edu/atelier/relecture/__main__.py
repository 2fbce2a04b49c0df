"""`python -m mastermind_edu.atelier.relecture [CHAPITRES]` : les fautes des leçons, une par ligne.

Aucune règle ici. Commencer par `main`.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.relecture import relire


def main(chapitres: Sequence[str]) -> int:
    """Écrit les fautes des chapitres donnés, tous par défaut ; 1 s’il y en a."""
    fautes = 0
    try:
        for fautes, faute in enumerate(relire(Path.cwd(), chapitres), start=1):
            print(faute)
    except ErreurFabrication as erreur:
        print(erreur, file=sys.stderr)
        return 2
    return int(fautes > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
