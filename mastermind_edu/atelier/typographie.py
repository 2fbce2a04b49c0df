"""Les espaces insécables du français, posées dans la prose des notebooks.

L’auteur tape des espaces ordinaires ; ici, « : » ou « » » ne passe jamais seul à
la ligne. Le code et les adresses ne changent pas. Commencer par `poser_insecables`.
"""

import re

INSECABLE, FINE = "\u00a0", "\u202f"
# Ce qui n’est pas de la prose : blocs et morceaux de code, adresses de liens, balises.
CODE = re.compile(r"(```.*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>)", re.DOTALL)


def poser_insecables(texte: str) -> str:
    """Le texte Markdown avec ses espaces insécables.

    >>> poser_insecables("« oui » : `a : b` !").replace(chr(0xA0), "~").replace(chr(0x202F), "_")
    '«~oui~»~: `a : b`_!'
    """
    morceaux = CODE.split(texte)
    morceaux[::2] = [_poser(prose, suit_du_code=rang > 0) for rang, prose in enumerate(morceaux[::2])]
    return "".join(morceaux)


def _poser(prose: str, *, suit_du_code: bool) -> str:
    avant = r"(?<=\S) " if not suit_du_code else r"(?:(?<=\S)|(?<=\A)) "
    prose = re.sub("« ", f"«{INSECABLE}", prose)
    prose = re.sub(avant + r"(?=[»:])", INSECABLE, prose)
    prose = re.sub(avant + r"(?=[;!?])", FINE, prose)
    return re.sub(r"(?<=\d) (?=\d{3}\b|%)", FINE, prose)
