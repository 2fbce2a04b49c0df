"""Les espaces insécables du français, posées dans la prose des notebooks.

L’auteur tape des espaces ordinaires ; ici, « : » ou « » » ne passe jamais seul à
la ligne. Le code ne change pas de lettres : on l’y copie. Commencer par `poser_insecables`.
"""

import re
from html import escape

from mastermind_edu.francais import CODE_COURT, FINE, INSECABLE, poser_espaces

# Ce qui n’est pas de la prose : blocs et morceaux de code, adresses de liens, balises.
CODE = re.compile(r"(```.*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>)", re.DOTALL)
MARQUES = str.maketrans({signe: f"&#{ord(signe)};" for signe in "*_[]|\\~$`"})  # celles que Markdown lirait


def poser_insecables(texte: str) -> str:
    """Le texte Markdown avec ses espaces insécables.

    >>> poser_insecables("« oui » : `a:b` ! 2² × 6 codes, de 0 à `k` − 1").replace(chr(0xA0), "~").replace(chr(0x202F), "_")
    '«~oui~»~: `a:b`_! 2²~×~6 codes, de 0 à `k`~−~1'
    """
    morceaux = CODE.split(texte)
    morceaux[::2] = map(_poser, morceaux[::2])
    morceaux[1::2] = map(_tenir_sur_une_ligne, morceaux[1::2])
    return "".join(morceaux)


def _tenir_sur_une_ligne(code: str) -> str:
    """Un court morceau de code à espaces, qui ne se coupe pas ; une espace insécable n’y serait plus du Python.

    >>> _tenir_sur_une_ligne("`f(1, 2)`"), _tenir_sur_une_ligne("`f(1)`")
    ('<code style="white-space: nowrap">f(1, 2)</code>', '`f(1)`')
    """
    texte = code[1:-1]
    if not (code.startswith("`") and not code.startswith("``") and " " in texte and len(texte) <= CODE_COURT):
        return code
    return f'<code style="white-space: nowrap">{escape(texte, quote=False).translate(MARQUES)}</code>'


def _poser(prose: str) -> str:
    prose = poser_espaces(prose)
    prose = re.sub(r"(?<![\w’])([A-Z]|/) (?=(?:[A-Z]|/)(?![\w’]))", rf"\1{INSECABLE}", prose)  # les initiales d’un code : « R N B / V »
    prose = re.sub(r"(?<=[\d²³⁴]) ×(?= )", f"{INSECABLE}×", prose)
    prose = re.sub(r"× (?=\d)", f"×{INSECABLE}", prose)  # « 6 × 6 × 6 » tient ensemble
    prose = re.sub(r"[ \xa0]− (?=\d)", f"{INSECABLE}−{INSECABLE}", prose)  # « k − 1 » aussi
    return re.sub(r"(?<=\d) (?=\d{3}\b|%)", FINE, prose)
