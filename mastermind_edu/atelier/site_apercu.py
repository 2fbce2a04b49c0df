"""L’aperçu d’une leçon : son texte, que la page du site montre avant que JupyterLite soit prêt.

Jamais une sortie, qui gâcherait les prédictions. navigateur/apercu.js le montre, extension.js
l’ôte. Commencer par `ecrire_apercus`.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import quote, unquote, urlsplit

from mastermind_edu.atelier.plan import Version

# Les balises que les sources des leçons emploient ; toute autre est montrée, pas obéie.
INTERDITE = re.compile(r'<(?!/?(?:code|details|summary|div)(?: style="[a-z0-9:; -]*")?>)')


def ecrire_apercus(construit: Path) -> None:
    """Écrit dans `apercus` un fichier par leçon du site construit."""
    fichiers = construit / "files"
    for notebook in sorted((fichiers / Version.LECON.dossier).glob("*.ipynb")):
        chemin = notebook.relative_to(fichiers).as_posix()
        apercu = (construit / "apercus" / chemin).with_suffix(".json")
        apercu.parent.mkdir(parents=True, exist_ok=True)
        cellules = lire_cellules(chemin, json.loads(notebook.read_text(encoding="utf-8")))
        apercu.write_text(json.dumps(cellules, ensure_ascii=False, separators=(",", ":")), encoding="utf-8", newline="\n")


def lire_cellules(chemin: str, notebook: dict) -> list[dict]:
    """Ce qu’il faut pour montrer chaque cellule : le source, le HTML du texte, un code replié, la place d’une sortie.

    >>> lire_cellules("notebooks/x.ipynb", {"cells": [{"id": "a", "cell_type": "code", "source": "1 < 2", "outputs": ["vrai"], "metadata": {}}]})
    [{'id': 'a', 'source': '1 < 2', 'sortie': True}]
    """
    rendre = _preparer_le_rendu(chemin)
    return [_lire_cellule(cellule, rendre) for cellule in notebook["cells"]]


def _lire_cellule(cellule: dict, rendre: Callable[[str], str]) -> dict:
    lue = {"id": cellule["id"], "source": "".join(cellule["source"])}
    if cellule["cell_type"] == "markdown":
        return {**lue, "html": rendre(lue["source"])}
    repliee, sortie = cellule["metadata"].get("jupyter", {}).get("source_hidden"), cellule.get("outputs")
    return {**lue, **({"repliee": True} if repliee else {}), **({"sortie": True} if sortie else {})}


def _preparer_le_rendu(chemin: str) -> Callable[[str], str]:
    """De quoi passer du Markdown de ce notebook au HTML."""
    import mistune

    class Apercu(mistune.HTMLRenderer):
        def inline_html(self, html):
            return INTERDITE.sub("&lt;", html)

        def block_html(self, html):
            return INTERDITE.sub("&lt;", html)

        def sanitize_url(self, url):
            return super().sanitize_url(viser(url, chemin))

    return mistune.create_markdown(renderer=Apercu(escape=False), plugins=["table"])


def viser(lien: str, chemin: str) -> str:
    """Ce que vise un lien de ce notebook, vu de la page qui en montre le texte.

    >>> viser("../exercises/a.ipynb#suite", "notebooks/b.ipynb"), viser("plan.png", "notebooks/b.ipynb")
    ('index.html?path=exercises/a.ipynb#suite', '../files/notebooks/plan.png')
    """
    lu = urlsplit(lien)
    if lu.scheme or lu.netloc or not lu.path:
        return lien
    vise = quote(normpath(join(dirname(chemin), unquote(lu.path))))
    page = "index.html?path=" if vise.endswith(".ipynb") else "../files/"
    return f"{page}{vise}" + (f"#{lu.fragment}" if lu.fragment else "")
