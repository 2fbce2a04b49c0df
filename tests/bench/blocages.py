"""Ce qui bloquerait le noyau, essayé par `verifier` dans un noyau de Jupyter et dans le site : `python tests/bench/blocages.py [noyau] [site]`.

Une ligne par genre : les secondes jusqu’au verdict, et si la mémoire du notebook est restée. Commencer par `main`.
"""

import sys
import tempfile
from pathlib import Path

from communs import RACINE, ecrire_ligne, ecrire_table
from site_en_ligne import attendre_noyau, dire, ouvrir_contexte, servir_dossier  # tests/site_en_ligne.py
from test_demesure import BLOQUENT

from mastermind_edu.atelier.execution import sans_port
from mastermind_edu.atelier.site import construire_site

LECON = "notebooks/index.html?path=notebooks/00_jouer.ipynb"
ESSAI = """
import linecache, time
from mastermind_edu import verifier
texte = {texte!r}
linecache.cache["<essai>"] = (len(texte), None, texte.splitlines(keepends=True), "<essai>")
exec(compile(texte, "<essai>", "exec"))
debut = time.perf_counter()
verdict = verifier(nombre_de_codes)
print(f"{{time.perf_counter() - debut:.2f}} {{verdict.etat.value}} {{verdict.message}}")
"""


def essais() -> dict[str, str]:
    """Le texte de chaque fonction bloquante, sous le nom d’un exercice à deux nombres."""
    entete = "def nombre_de_codes(n, k):\n    n, k = n + 50, k + 6\n"
    return {genre: entete + "".join(f"    {ligne}\n" for ligne in corps.split("\n")) for genre, corps in BLOQUENT.items()}


def essayer(ou: str, executer) -> None:
    """Le tableau d’un lieu, où `executer` rend ce qu’un code affiche."""
    executer("temoin = 42")
    print()
    ecrire_table(ou, "secondes", "verdict")
    for genre, texte in essais().items():
        secondes, _, suite = executer(ESSAI.format(texte=texte)).strip().partition(" ")
        ecrire_ligne(genre, secondes, suite[:90])
    ecrire_ligne("la mémoire du notebook", "", "gardée" if executer("print(temoin)").strip() == "42" else "PERDUE")


def dans_un_noyau() -> None:
    """Le noyau que lance JupyterLab."""
    from jupyter_client.manager import KernelManager

    with tempfile.TemporaryDirectory() as prises:
        noyau = KernelManager(config=sans_port(Path(prises)))
        noyau.start_kernel()
        client = noyau.blocking_client()
        client.start_channels()
        client.wait_for_ready(60)

        def executer(code: str) -> str:
            dits: list[str] = []
            client.execute_interactive(code, timeout=60, output_hook=lambda m: dits.append(m["content"].get("text") or m["content"].get("evalue", "")))
            return "".join(dits)

        try:
            essayer("noyau de Jupyter", executer)
        finally:
            noyau.shutdown_kernel(now=True)


def dans_le_site() -> None:
    """Chromium, sur un site construit dans un dossier provisoire."""
    with tempfile.TemporaryDirectory() as dossier:
        site = Path(dossier) / "site"
        construire_site(RACINE, site, annoncer=lambda _: None)
        with servir_dossier(site) as port, ouvrir_contexte() as contexte:
            page = contexte.new_page()
            page.goto(f"http://127.0.0.1:{port}/{LECON}")
            attendre_noyau(page)
            essayer("site", lambda code: dire(page, code))


def main() -> None:
    """Les lieux demandés, tous deux à défaut."""
    lieux = {"noyau": dans_un_noyau, "site": dans_le_site}
    for lieu in sys.argv[1:] or lieux:
        lieux[lieu]()


if __name__ == "__main__":
    main()
