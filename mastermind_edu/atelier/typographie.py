"""La prose d’un notebook, mise en page : espaces insécables, encadrés « Nouveau », pseudo-code à côté de Python.

L’auteur tape des espaces ordinaires et du Markdown simple ; JupyterLab reçoit le HTML qu’il laisse passer, lisible aussi sur un
téléphone. Le code ne change pas de lettres : on l’y copie. Commencer par `poser_insecables`, puis `mettre_en_page`.
"""

import re
from html import escape
from unicodedata import category

from mastermind_edu.francais import CODE_COURT, FINE, INSECABLE, poser_espaces

# Ce qui n’est pas de la prose : blocs et morceaux de code, adresses de liens, balises.
CODE = re.compile(r"(```.*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>)", re.DOTALL)
NUMEROTES = "chapitre|leçon|exercice|place|rang|rangée|case|étape|stratégie|ligne"  # leur numéro ne passe pas seul à la ligne
MARQUES = str.maketrans({signe: f"&#{ord(signe)};" for signe in "*_[]|\\~$`"})  # celles que Markdown lirait
NOUVEAU = "nouveau-"  # le nom d’une cellule qui présente une notion de Python commence ainsi
COTE_A_COTE = re.compile(r"^```pseudo\n(?P<pseudo>.*?)^```\n+```python\n(?P<python>.*?)^```$", re.DOTALL | re.MULTILINE)
SEUL = re.compile(r"^```pseudo$", re.MULTILINE)
ESPACE = '<div style="margin-bottom: 8px"></div>'  # JupyterLab colle à un bloc de code le texte qui le suit
RANGEE = '<div style="display: flex; flex-wrap: wrap; gap: 12px 24px; margin-bottom: 12px">'
COLONNE = '<div style="flex: 1 1 280px; min-width: 0">'  # deux de front sur un ordinateur, l’une sous l’autre à 390 pixels


def poser_insecables(texte: str) -> str:
    """Le texte Markdown avec ses espaces insécables.

    >>> def lire(texte):
    ...     return poser_insecables(texte).replace(chr(0xA0), "~").replace(chr(0x202F), "_")
    >>> lire("« oui » : `a:b` ! 2² × 6 codes, k − 1 = 5"), lire("[04 — Bien placés](a.ipynb), au rang 2 : (1, 0)")
    ('«~oui~»~: `a:b`_! 2²~×~6 codes, k~−~1~= 5', '[04~— Bien placés](a.ipynb), au rang~2~: (1,~0)')
    """
    morceaux = CODE.split(texte)
    morceaux[::2] = map(_poser, morceaux[::2])
    morceaux[1::2] = map(_tenir_sur_une_ligne, morceaux[1::2])
    return "".join(morceaux)


def _tenir_sur_une_ligne(code: str) -> str:
    """Un court morceau de code à espaces, à tirets ou à emojis, qui ne se coupe pas ; une espace insécable n’y serait plus du Python.

    >>> _tenir_sur_une_ligne("`f(1, 2)`"), _tenir_sur_une_ligne("`f(1)`"), _tenir_sur_une_ligne("`🔑⚪`")
    ('<code style="white-space: nowrap">f(1, 2)</code>', '`f(1)`', '<code style="white-space: nowrap">🔑⚪</code>')
    """
    texte = code[1:-1]
    se_coupe = " " in texte or "--" in texte or sum(category(signe) == "So" for signe in texte) > 1  # « So » : un dessin
    if not (code.startswith("`") and not code.startswith("``") and se_coupe and len(texte) <= CODE_COURT):
        return code
    return f'<code style="white-space: nowrap">{escape(texte, quote=False).translate(MARQUES)}</code>'


def _poser(prose: str) -> str:
    prose = poser_espaces(prose)
    prose = re.sub(r"(?<![\w’])([A-Z]|/) (?=(?:[A-Z]|/)(?![\w’]))", rf"\1{INSECABLE}", prose)  # les initiales d’un code : « R N B / V »
    prose = re.sub(r"(?<=[\d²³⁴]) ×(?= )", f"{INSECABLE}×", prose)
    prose = re.sub(r"× (?=\d)", f"×{INSECABLE}", prose)  # « 6 × 6 × 6 » tient ensemble
    prose = re.sub(r" −(?: (?=\d)|(?= ))", lambda trouve: trouve[0].replace(" ", INSECABLE), prose)  # « k − 1 »
    prose = re.sub(r"(?<=\S) (?=[=≈] \d)", INSECABLE, prose)
    prose = re.sub(r"(\[\d\d\w?) —", rf"\1{INSECABLE}—", prose)  # le lien « 04 — Bien placés »
    prose = re.sub(rf"\b({NUMEROTES}) (?=\d)", rf"\1{INSECABLE}", prose)
    prose = re.sub(r"(?<=\(\d), (?=\d\))", f",{INSECABLE}", prose)  # une réponse : (1, 0)
    return re.sub(r"(?<=\d) (?=\d{3}\b|%)", FINE, prose)


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
    texte = texte.replace("\n```\n\n**Piège**", f"\n```\n\n{ESPACE}\n\n**Piège**")
    return "\n".join(f"> {ligne}".rstrip() for ligne in texte.split("\n"))
