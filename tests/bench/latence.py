"""La latence du plateau : `python tests/bench/latence.py`, du clic au changement de la page.

Vraie souris, vrai JupyterLab ; le noyau Python répond à chaque clic. Demande ce
que demande `tests/test_navigateur.py`.
"""

import statistics
import sys
import tempfile
from pathlib import Path

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


def mesurer_une_manche(page, plateau) -> dict[str, list[float]]:
    """Dix rangées jouées au clic, pion par pion."""
    couleur, valider = (plateau.get_by_role("button", name=nom) for nom in ("N Noir", "Valider"))
    rangee, message = plateau.locator(".mm-courante"), plateau.locator(".widget-html").last
    durees = {"poser un pion": [], "valider une rangée": []}
    for _ in range(10):
        durees["poser un pion"] += [mesurer(page, rangee, couleur) for _ in range(4)]
        durees["valider une rangée"].append(mesurer(page, message, valider))
    return durees


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parent.parent))
    import test_navigateur as outils

    with tempfile.TemporaryDirectory() as temporaire:
        cours, donnees = Path(temporaire, "cours"), Path(temporaire, "jupyter")
        outils.preparer_cours(cours)
        with outils.servir(cours, donnees) as adresse, outils.ouvrir_chromium() as chromium:
            page = outils.ouvrir(chromium, adresse, outils.NOTEBOOK_RECU)
            outils.executer_tout(page)
            for nom, durees in mesurer_une_manche(page, outils.plateau_libre(page)).items():
                ecrire(nom, durees)


if __name__ == "__main__":
    main()
