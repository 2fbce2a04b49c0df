"""Un nom que Python ne connaît pas : une majuscule, un mot du pseudo-code, des guillemets oubliés, ou une méthode écrite sans ce qui la précède.

Une phrase est vraie ou absente. Commencer par `expliquer_un_inconnu`.
"""

import ast
import builtins
import keyword
import random
import re

from mastermind_edu.juge.groupes import sans_textes

CONSTANTES = {"true": "True", "false": "False", "none": "None", "null": "None", "nil": "None", "vrai": "True", "faux": "False"}
PSEUDO_CODE = {
    "TAILLE": "len(…)",
    "LONGUEUR": "len(…)",
    "AFFICHER": "print(…)",
    "LIRE_LIGNE": "lire()",
    "HASARD_ENTRE": "hasard.randint(…, …)",
    "RECHERCHER": ".index(…)",
    "NULL": "None",
}
D_UNE_LISTE, D_UN_TEXTE, OU_CHERCHER = "la liste", "le texte", "la liste, ou le texte, où chercher"
AUCUN_ARGUMENT = {"strip", "lower", "upper", "capitalize", "title", "isdigit", "isalpha", "split", "copy", "pop", "sort", "reverse", "clear"}
QUI_EN_ONT = {
    **dict.fromkeys(("append", "extend", "remove", "insert", "pop"), D_UNE_LISTE),
    **dict.fromkeys(("count", "index"), OU_CHERCHER),
    **dict.fromkeys(("replace", "find", "startswith", "endswith", "split"), D_UN_TEXTE),
}
NOMBRE = {"insert": 2, "replace": 2}  # d’arguments, quand ce n’est pas un
TIRAGES = {"choice", "choices", "randint", "randrange", "shuffle", "sample"}


def expliquer_un_inconnu(nom: str, instruction: str, est_suggere: bool) -> str:
    """Une majuscule de trop ou de moins, des guillemets oubliés ; vide quand rien ne le montre.

    >>> expliquer_un_inconnu("lower", "petit = lower(mot)", False)
    '`lower` s’écrit après un point, derrière le texte : `mot.lower()`'
    """
    petit, nue = nom.lower(), sans_textes(instruction)
    if petit in CONSTANTES:
        return f"`{nom}` s’écrit `{CONSTANTES[petit]}`" + (", avec une majuscule" if petit == nom and petit.capitalize() == CONSTANTES[petit] else "")
    if nom in PSEUDO_CODE:
        return f"`{nom}` est du pseudo-code : en Python, il s’écrit `{PSEUDO_CODE[nom]}`"
    if petit != nom and (keyword.iskeyword(petit) or hasattr(builtins, petit)):
        return f"`{nom}` s’écrit `{petit}`, en minuscules"
    if est_suggere:
        return f"le nom « {nom} » n’existe pas"
    if re.search(rf"(?<![\w.]){nom}\(", nue):
        return (
            _methode_seule(nom, _arguments(nom, instruction))
            or f"la fonction « {nom} » n’existe pas ici : faute de frappe, cellule pas encore exécutée, ou fonction d’un autre notebook, dont il faut recopier la définition dans celui-ci ?"
        )
    seul = rf"(?:\breturn|[!=]=|\bin|\bappend\(|\bprint\(|[^=!<>]=|[\[(,])\s*{nom}\s*(?=$|[)\],:]|and\b|or\b|if\b|else\b)"
    if re.search(seul, nue) and not re.search(rf"[,(]\s*{nom}\s*[),]", re.sub(r"\b(?:append|print)\(", "", nue)) and nom.isalpha() and (len(nom) > 1 or nom.isupper() or nom not in "ijkn" and re.search(rf"^(?:return|\w+ ?\+?=)\s*{nom}$", nue)):
        return f'le nom « {nom} » n’existe pas : si c’est un texte, mettez-le entre guillemets, `"{nom}"` ; sinon, vérifiez comment il s’écrit'
    return ""


def _arguments(nom: str, instruction: str) -> list[str] | None:
    """Ce que l’instruction donne à ce nom, tel qu’il est écrit ; `None` quand elle ne se lit pas."""
    for essai in (instruction, f"{instruction} pass", f"if 1: pass\n{instruction} pass"):
        try:
            arbre = ast.parse(essai)
        except (SyntaxError, ValueError):
            continue
        appels = [n for n in ast.walk(arbre) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == nom and not n.keywords]
        return [ast.get_source_segment(essai, argument) for argument in appels[0].args] if appels else None
    return None


def _methode_seule(nom: str, arguments: list[str] | None) -> str:
    """Une méthode écrite comme une fonction : ce qu’il faut mettre devant, que l’appel le donne ou non."""
    donnes = arguments or []
    entre = ", ".join(donnes) if donnes else "…"
    apres = f"`{nom}` s’écrit après un point, derrière"
    if nom in AUCUN_ARGUMENT and len(donnes) == 1 and not re.match(r"\d", donnes[0]) and not (nom == "split" and donnes[0][0] in "\"'"):
        return f"{apres} {D_UN_TEXTE if hasattr(str, nom) else D_UNE_LISTE} : `{_devant(donnes[0])}.{nom}()`"
    if nom == "join":
        separe, reunis = donnes if len(donnes) == 2 else ('" "', entre)
        return f"{apres} le texte qui sépare les morceaux : `{separe}.join({reunis})`" + (", pour une espace entre deux" if len(donnes) != 2 else "")
    if nom in QUI_EN_ONT and len(donnes) == 1 + NOMBRE.get(nom, 1):
        return f"{apres} {QUI_EN_ONT[nom]} : `{_devant(donnes[0])}.{nom}({', '.join(donnes[1:])})`"
    if nom in QUI_EN_ONT:
        return f"{apres} {QUI_EN_ONT[nom]} : `….{nom}({entre})`, avec son nom à la place de `…`"
    if nom in TIRAGES:
        return f"{apres} ce qui tire au hasard : `hasard.{nom}({entre})`"
    return f"{apres} ce qui doit le faire" if hasattr(str, nom) or hasattr(list, nom) or hasattr(dict, nom) else ""


def _devant(ecrit: str) -> str:
    """Ce qui peut précéder un point : entre parenthèses si c’est un calcul."""
    return ecrit if re.fullmatch(r"[\w.\[\]()\"' -]+", ecrit) and not re.search(r"[\w\"')\]] ?[-+*/] ?[\w\"'(\[]", ecrit) else f"({ecrit})"


def demander_au_parametre(nom: str, instruction: str, parametre: str) -> str:
    """Une méthode écrite sans rien devant, et un paramètre que rien ne lit : c’est à lui qu’elle se demande ; vide pour tout autre nom.

    >>> demander_au_parametre("choice", "couleur = choice(couleurs)", "hasard")
    '`choice` s’écrit après un point, et rien ne lit le paramètre `hasard` : est-ce `hasard.choice(couleurs)` ?'
    """
    if not any(hasattr(genre, nom) for genre in (str, list, dict, random.Random)) or not (donnes := _arguments(nom, instruction)):
        return ""
    return f"`{nom}` s’écrit après un point, et rien ne lit le paramètre `{parametre}` : est-ce `{parametre}.{nom}({', '.join(donnes)})` ?"
