"""La mise en page d’une cellule de texte : les encadrés « Nouveau », le pseudo-code à côté de Python.

L’auteur écrit du Markdown simple ; JupyterLab reçoit le HTML qu’il laisse passer, lisible aussi sur un
téléphone, où les deux colonnes se suivent. Commencer par `mettre_en_page`.
"""

import re

NOUVEAU = "nouveau-"  # le nom d’une cellule qui présente une notion de Python commence ainsi
COTE_A_COTE = re.compile(r"^```pseudo\n(?P<pseudo>.*?)^```\n+```python\n(?P<python>.*?)^```$", re.DOTALL | re.MULTILINE)
SEUL = re.compile(r"^```pseudo$", re.MULTILINE)
RANGEE = '<div style="display: flex; flex-wrap: wrap; gap: 12px 24px; margin-bottom: 12px">'
COLONNE = '<div style="flex: 1 1 280px; min-width: 0">'  # deux de front sur un ordinateur, l’une sous l’autre à 390 pixels


def mettre_en_page(texte: str, nom: str) -> str:
    """Le Markdown d’une cellule de ce nom, prêt pour le notebook.

    >>> mettre_en_page("**Nouveau : `in`**\\n\\n« est dans »", "nouveau-in")
    '> **Nouveau : `in`**\\n>\\n> « est dans »'
    """
    texte = SEUL.sub("```text", COTE_A_COTE.sub(_mettre_cote_a_cote, texte))
    return _encadrer(texte) if nom.startswith(NOUVEAU) else texte


def _mettre_cote_a_cote(trouve: re.Match) -> str:
    # Les lignes vides font relire du Markdown entre les balises.
    colonnes = [
        f"{COLONNE}\n\n**{titre}**\n\n```{langue}\n{code}```\n\n</div>"
        for titre, langue, code in (("Pseudo-code", "text", trouve["pseudo"]), ("Python", "python", trouve["python"]))
    ]
    return "\n".join([RANGEE, *colonnes, "</div>"])


def _encadrer(texte: str) -> str:
    return "\n".join(f"> {ligne}".rstrip() for ligne in texte.split("\n"))
