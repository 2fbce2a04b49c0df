"""Les mesures de vitesse : `python tests/bench/mesures.py` les refait toutes dans docs/performances.md.

Suivi de noms, seulement celles-là : `mesures.py paquet correction`. Chacune est un programme de ce dossier, qui écrit ses tableaux ;
le texte qui les entoure reste. À lancer sur une machine tranquille. Commencer par `MESURES`.
"""

import re
import subprocess
import sys
from pathlib import Path

ICI = Path(__file__).resolve().parent
PAGE = ICI.parents[1] / "docs" / "performances.md"
AVANT = "159236d"  # la révision d’avant le démarrage léger et le juge partagé
MESURES = {
    "paquet": ("paquet.py",),
    "correction": ("correction.py",),
    "editions": ("correction.py", AVANT),
    "decodeurs": ("decodeurs.py", "moteurs"),
    "bilans": ("decodeurs.py", "bilans"),
    "table": ("decodeurs.py", "table"),
    "preuves": ("decodeurs.py", "preuves"),
    "site": ("site_mesures.py",),
    "demarrage": ("site_demarrage.py", AVANT),
    "lignes": ("site_lignes.py",),
    "poste": ("poste.py",),
    "promotion": ("promotion.py", "10", "500", "10000"),
    "pairs": ("pairs/pairs.py",),
}


def main(noms: list[str]) -> None:
    """Refait ces mesures dans la page, l’une après l’autre."""
    inconnus = [nom for nom in noms if nom not in MESURES]
    if inconnus:
        sys.exit(f"il faut des mesures parmi {', '.join(MESURES)} ; voici {', '.join(inconnus)}")
    for nom in noms or MESURES:
        programme, *arguments = MESURES[nom]
        ecrit = subprocess.run([sys.executable, ICI / programme, *arguments], check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout
        PAGE.write_text(placer(PAGE.read_text(encoding="utf-8"), nom, ecrit.strip()), encoding="utf-8")
        print(nom, flush=True)


def placer(page: str, nom: str, tableaux: str) -> str:
    """La page, où ces tableaux remplacent ceux d’avant.

    >>> placer("a\\n<!-- mesure : x -->\\nb\\n<!-- fin -->\\n", "x", "c")
    'a\\n<!-- mesure : x -->\\nc\\n<!-- fin -->\\n'
    """
    trouvee, nombre = re.subn(rf"(<!-- mesure : {nom} -->\n).*?(<!-- fin -->)", lambda vu: f"{vu[1]}{tableaux}\n{vu[2]}", page, flags=re.DOTALL)
    if nombre != 1:
        raise ValueError(f"il faut une seule place « <!-- mesure : {nom} --> » dans {PAGE.name}, il y en a {nombre}")
    return trouvee


if __name__ == "__main__":
    main(sys.argv[1:])
