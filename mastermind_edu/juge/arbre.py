"""L’arbre de syntaxe d’un texte Python, lu sans risque depuis plusieurs fils.

Ce que l’arbre contient est l’affaire des autres modules. Commencer par `lire_arbre`.
"""

import ast
from threading import Lock

_UN_SEUL_A_LA_FOIS = Lock()


def lire_arbre(source: str) -> ast.Module:
    """L’arbre de syntaxe de ce texte.

    Lève ce que lève `ast.parse`. Python 3.11 range la profondeur de l’arbre en cours
    dans une variable commune à tous les fils : deux lectures à la fois y lèvent parfois
    `SystemError: AST constructor recursion depth mismatch` (gh-106905, corrigé en 3.12).

    >>> lire_arbre("secret = 'RVBJ'").body[0].targets[0].id
    'secret'
    """
    with _UN_SEUL_A_LA_FOIS:
        return ast.parse(source)
