"""Ce que montrent les cellules d’un notebook fabriqué. Commencer par `lire_sorties`."""

from typing import NamedTuple

from mastermind_edu.atelier.sorties import est_cachee


class Sortie(NamedTuple):
    """Ce qu’une cellule du notebook a donné, en texte, et si cela se voit à l’ouverture."""

    texte: str
    est_cachee: bool


def lire_sorties(notebook: dict) -> dict[str, Sortie]:
    """Les sorties d’un notebook fabriqué, par cellule."""
    return {c["id"]: _lire_sortie(c) for c in notebook["cells"] if c["cell_type"] == "code" and c["outputs"]}


def _lire_sortie(cellule: dict) -> Sortie:
    morceaux = [morceau for sortie in cellule["outputs"] for morceau in (sortie.get("text", ""), sortie.get("data", {}).get("text/plain", ""))]
    return Sortie("\n".join("".join(morceau) for morceau in morceaux), est_cachee(cellule))
