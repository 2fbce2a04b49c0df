"""La latence de `Candidats` et de `Comparer` : `python tests/bench/latence_candidats.py`, du clic au changement de la page.

Vraie souris, vrai JupyterLab ; le noyau Python répond à chaque clic. Demande ce que demande `tests/test_navigateur.py`.
"""

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from latence import RACINE, ecrire, mesurer

MANCHES, RANGEES, REPOS = 8, 3, 200  # le repos, en millisecondes, laisse arriver ce qui suit la grille
CELLULES = [
    "from mastermind_edu.widgets import Candidats, Comparer\nCandidats()",
    "Comparer(['lexicographique', 'knuth', 'optimal', 'cfc'])",
]

# Du clic à quatre tableaux neufs ; les anciens sont marqués.
GUETTER_LES_BILANS = """jeu => {
    window.duree = null;
    jeu.querySelectorAll('.mm-bilan').forEach(table => { table.ancienne = true; });
    document.addEventListener('pointerup', () => { window.debut = performance.now(); }, {capture: true, once: true});
    new MutationObserver((_, guet) => {
        if ([...jeu.querySelectorAll('.mm-bilan')].filter(table => !table.ancienne).length < 4) return;
        window.duree = performance.now() - window.debut;
        guet.disconnect();
    }).observe(jeu, {childList: true, subtree: true});
}"""


def mesurer_une_manche(page, jeu) -> list[tuple[str, float]]:
    """Le premier code possible est examiné, puis reçoit une des réponses offertes, trois fois de suite."""
    grille, premier, reponses = jeu.locator(".mm-grille"), jeu.get_by_role("button", name="Le premier code"), jeu.locator(".mm-part:visible")
    durees = []
    for rang in range(RANGEES):
        durees.append(("examiner une proposition", mesurer(page, grille, premier)))
        page.wait_for_timeout(REPOS)
        durees.append(("répondre", mesurer(page, grille, reponses.nth(min(rang, reponses.count() - 1)))))
        page.wait_for_timeout(REPOS)
    jeu.get_by_role("button", name="Tout recommencer").click()
    page.wait_for_timeout(REPOS)
    return durees


def mesurer_une_comparaison(page, jeu) -> float:
    jeu.evaluate(GUETTER_LES_BILANS)
    jeu.get_by_role("button", name="Comparer").click()
    return page.wait_for_function("() => window.duree").json_value()


def main() -> None:
    sys.path.insert(0, str(RACINE / "tests"))
    import navigateur as outils

    with ExitStack() as pile:
        dossier = Path(pile.enter_context(tempfile.TemporaryDirectory()))
        (dossier / "cours").mkdir()
        outils.ecrire_notebook(dossier / "cours" / "x.ipynb", CELLULES)
        adresse = pile.enter_context(outils.servir(dossier / "cours", dossier / "jupyter"))
        page = outils.ouvrir(pile.enter_context(outils.ouvrir_chromium()), adresse, "x.ipynb")
        outils.executer_tout(page)
        candidats, comparer = page.locator(".mm-jeu").first, page.locator(".mm-jeu").last
        durees: dict[str, list[float]] = {}
        for nom, duree in (paire for _ in range(MANCHES) for paire in mesurer_une_manche(page, candidats)):
            durees.setdefault(f"Candidats, {nom}", []).append(duree)
        durees["Comparer, quatre décodeurs, 4 × 6"] = [mesurer_une_comparaison(page, comparer) for _ in range(MANCHES)]
    for nom, mesurees in durees.items():
        ecrire(nom, mesurees)


if __name__ == "__main__":
    main()
