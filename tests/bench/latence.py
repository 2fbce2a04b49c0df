"""La latence du plateau : `python tests/bench/latence.py`, du clic au changement de la page.

Vraie souris, vrai JupyterLab ; le noyau Python répond à chaque clic. Avec des dossiers
en arguments, compare tour à tour le cours de chacun : `latence.py . ../avant`. Demande
ce que demande `tests/test_navigateur.py`.
"""

import os
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

RACINE, RANGEES = Path(__file__).parent.parent.parent, 10

# Note l’instant de l’appui, puis celui du premier changement de l’élément.
GUETTER = """element => {
    window.duree = null;
    document.addEventListener('pointerup', () => { window.debut = performance.now(); }, {capture: true, once: true});
    new MutationObserver((_, guet) => { window.duree = performance.now() - window.debut; guet.disconnect(); })
        .observe(element, {attributes: true, childList: true, characterData: true, subtree: true});
}"""


def mesurer(page, element, bouton) -> float:
    """La durée, en millisecondes, entre le clic et le changement de l’élément."""
    element.evaluate(GUETTER)
    bouton.click()
    return page.wait_for_function("() => window.duree").json_value()


def ecrire(nom: str, durees: list[float]) -> None:
    print(f"{nom} : médiane {statistics.median(durees):.0f} ms, de {min(durees):.0f} à {max(durees):.0f}, {len(durees)} essais")


def mesurer_une_rangee(page, plateau) -> dict[str, list[float]]:
    """Une rangée jouée au clic, pion par pion."""
    couleur, valider = (plateau.get_by_role("button", name=nom) for nom in ("N Noir", "Valider"))
    rangee, message = plateau.locator(".mm-courante"), plateau.locator(".mm-annonce")
    poses = [mesurer(page, rangee, couleur) for _ in range(4)]
    return {"poser un pion": poses, "valider une rangée": [mesurer(page, message, valider)]}


def ouvrir_le_plateau(pile: ExitStack, chromium, racine: Path):
    """La page d’un JupyterLab à lui, son plateau exécuté avec le paquet de cette racine."""
    import test_navigateur as outils

    os.environ["PYTHONPATH"] = str(racine)
    dossier = Path(pile.enter_context(tempfile.TemporaryDirectory()))
    outils.preparer_cours(dossier / "cours")
    adresse = pile.enter_context(outils.servir(dossier / "cours", dossier / "jupyter"))
    page = outils.ouvrir(chromium, adresse, outils.NOTEBOOK_RECU)
    outils.executer_tout(page)
    return page


def main() -> None:
    sys.path.insert(0, str(RACINE / "tests"))
    import test_navigateur as outils

    racines = [Path(nom).resolve() for nom in sys.argv[1:]] or [RACINE]
    durees = {racine: {} for racine in racines}
    with ExitStack() as pile:
        chromium = pile.enter_context(outils.ouvrir_chromium())
        pages = {racine: ouvrir_le_plateau(pile, chromium, racine) for racine in racines}
        for racine, page in list(pages.items()) * RANGEES:
            page.bring_to_front()
            for nom, mesurees in mesurer_une_rangee(page, outils.plateau_libre(page)).items():
                durees[racine].setdefault(nom, []).extend(mesurees)
    for racine in racines:
        for nom, mesurees in durees[racine].items():
            ecrire(f"{racine.name}, {nom}", mesurees)


if __name__ == "__main__":
    main()
