"""Les erreurs de Python expliquées en français, d’après l’erreur elle-même.

Une phrase vraie de tout programme qui lève cette erreur, ou le message de Python entre
guillemets. Les phrases sont dans `motifs`, sauf quand l’instruction permet d’en dire plus ; commencer par `expliquer`.
"""

import builtins
import keyword
import re

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.appel import Erreur
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS
from mastermind_edu.juge.groupes import Groupe, nommer_type
from mastermind_edu.juge.motifs import MOTIFS

D_OU_VIENT_NONE = " : une fonction sans `return` renvoie `None`"
# Même levées par le programme, ces erreurs-là gardent leur sens ; les autres ont le message qu’il a choisi.
MEME_LEVEES = {"NotImplementedError", "SystemExit", "KeyboardInterrupt"}
_SUGGESTION = re.compile(r"\.? (?:Or did|Did) you (?:mean:? '(.+?)'|forget to import '(.+?)')\??")


def expliquer(erreur: Erreur) -> str:
    """Une phrase française pour une exception de l’élève.

    >>> expliquer(Erreur(("NameError", "Exception"), "name 'secre' is not defined", 3, "return secre[0]"))
    'erreur NameError à la ligne 3, dans `return secre[0]`. Le nom « secre » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?'
    """
    instruction = f", dans `{erreur.instruction}`" if erreur.instruction else ""  # le texte n’est pas toujours lisible
    lieu = f" à la ligne {erreur.ligne}{instruction}" if erreur.ligne else ""
    nom = NOMS_DES_ARRETS.get(erreur.types[0], f"erreur {erreur.types[0]}")
    phrase = traduire(erreur)
    return f"{nom}{lieu}. {majuscule(phrase)}" if phrase else nom + lieu


def traduire(erreur: Erreur) -> str:
    """Ce que veut dire l’erreur, avec ce que Python propose ; vide quand elle ne dit rien.

    >>> traduire(Erreur(("ZeroDivisionError",), "division by zero"))
    'une division par zéro'
    >>> traduire(Erreur(("MonErreur", "Exception"), "no such thing"))
    'le message est « no such thing »'
    """
    texte, suggestions = _SUGGESTION.sub("", erreur.texte), _SUGGESTION.findall(erreur.texte)
    if _est_du_programme(erreur):
        return _citer(erreur.texte)
    precise = _preciser(erreur, texte, bool(suggestions))
    if precise and not suggestions:
        return precise
    phrase = precise or _phrase(erreur.types, texte)
    if not phrase:
        return _citer(erreur.texte)
    if "`None`" in phrase:
        phrase += D_OU_VIENT_NONE
    if suggestions and precise.startswith("`"):  # `Len` s’écrit `len` : Python le propose aussi
        return phrase
    return " ".join([phrase if phrase.endswith("?") else phrase + ".", *(_suggerer(*noms) for noms in suggestions)]) if suggestions else phrase


def _citer(texte: str) -> str:
    return f"le message est « {texte} »" if texte else ""


def _est_du_programme(erreur: Erreur) -> bool:
    """Vrai d’une erreur que le programme lève lui-même : son message n’est pas celui de Python."""
    levee = re.match(r"raise\s+(?:\w+\.)*(\w+)", erreur.instruction)
    return bool(levee) and levee[1] == erreur.types[0] and levee[1] not in MEME_LEVEES


def _phrase(types: tuple[str, ...], texte: str) -> str:
    for type_attendu, motif, phrase in MOTIFS:
        trouve = re.search(motif, texte) if type_attendu in types else None
        if trouve:
            return phrase.format(*(Groupe(groupe) for groupe in trouve.groups() if groupe is not None))
    return ""


def _suggerer(nom: str, module: str) -> str:
    return f"Vouliez-vous dire « {nom} » ?" if nom else f"Avez-vous oublié `import {module}` ?"


def _preciser(erreur: Erreur, texte: str, est_suggere: bool) -> str:
    """Ce que l’instruction fautive permet de dire de plus ; vide quand elle ne dit rien."""
    nue = re.sub(r"(['\"])(?:\\.|(?!\1).)*\1", '""', erreur.instruction)
    for type_attendu, motif, dire in PRECISIONS:
        trouve = re.search(motif, texte) if type_attendu in erreur.types else None
        phrase = dire(*trouve.groups(), nue) if trouve else ""
        if phrase:
            return phrase
    inconnu = re.match(r"name '(\w+)' is not defined", texte) if "NameError" in erreur.types else None
    return _nom_inconnu(inconnu[1], nue, est_suggere) if inconnu else ""


def _nom_inconnu(nom: str, nue: str, est_suggere: bool) -> str:
    """Une majuscule de trop ou de moins, des guillemets oubliés ; vide quand rien ne le montre."""
    petit = nom.lower()
    if petit in CONSTANTES:
        return f"`{nom}` s’écrit `{CONSTANTES[petit]}`" + (", avec une majuscule" if petit == nom and petit.capitalize() == CONSTANTES[petit] else "")
    if petit != nom and (keyword.iskeyword(petit) or hasattr(builtins, petit)):
        return f"`{nom}` s’écrit `{petit}`, en minuscules"
    if est_suggere:
        return f"le nom « {nom} » n’existe pas"
    seul = rf"(?:\breturn|[!=]=|\bin|\bappend\(|\bprint\(|[^=!<>]=|[\[(,])\s*{nom}\s*(?=$|[)\],:]|and\b|or\b|if\b|else\b)"
    if re.search(seul, nue) and not re.search(rf"[,(]\s*{nom}\s*[),]", re.sub(r"\b(?:append|print)\(", "", nue)) and nom.isalpha() and (len(nom) > 1 or nom.isupper()):
        return f"le nom « {nom} » n’existe pas : si c’est un texte, mettez-le entre guillemets, `\"{nom}\"` ; sinon, vérifiez comment il s’écrit"
    return ""


def _sans_valeur(nom: str, nue: str) -> str:
    if hasattr(builtins, nom):
        return f"`{nom}` est une fonction de Python, mais votre fonction donne une autre valeur à ce nom : choisissez un autre nom"
    return ""


def _appele(genre: str, nue: str) -> str:
    """Ce qui est suivi de parenthèses n’est pas une fonction : un nombre, une liste, un nom de Python réutilisé."""
    if trouve := re.search(r"(?<![\w.])(\d+)\s*\(", nue):
        return f"`{trouve[1]}(…)` ne multiplie pas : écrivez `{trouve[1]} * (…)`"
    if genre in ("tuple", "list") and nue[:1] in ("(", "[") and not re.search(r"[)\]]\s*\(", nue):
        return f"{nommer_type(genre)} ne s’appelle pas comme une fonction : il manque une virgule à la fin de cette ligne"
    appels = [nom for nom in re.findall(r"([\w.]+|[)\]])\s*\(", nue) if not keyword.iskeyword(nom)]
    if len(appels) != 1 or not appels[0].isidentifier() or "key" in nue:
        return ""
    [nom] = appels
    if hasattr(builtins, nom):
        return f"`{nom}` est devenu {nommer_type(genre)}, ici ou dans une autre cellule : donnez-lui un autre nom, puis relancez tout le notebook"
    if genre in ("list", "tuple", "str", "dict"):
        return f"`{nom}` est {nommer_type(genre)} : pour lire une case, écrivez des crochets, `{nom}[…]`"
    return ""


def _longueur(nue: str) -> str:
    trouve = re.search(r"\blen\((\w+) ?([-+]) ?(\d+)\)", nue)
    return f"la parenthèse de `len` se ferme trop tard : écrivez `len({trouve[1]}) {trouve[2]} {trouve[3]}`" if trouve else ""


def _a_parcourir(nue: str) -> str:
    trouve = re.search(r"^for\b.*\bin (len\(\w+\)|\w+)\s*:", nue)
    return f"un nombre entier ne se parcourt pas : écrivez `range({trouve[1]})`" if trouve else ""


def _compte_de(genre: str, nue: str) -> str:
    trouve = re.search(r"\brange\((\w+)\)", nue)
    return f"`range` attend un nombre entier, pas {nommer_type(genre)} : écrivez `range(len({trouve[1]}))`" if trouve else ""


def _non_appelee(nom: str, nue: str) -> str:
    """Une fonction là où il fallait ce qu’elle renvoie."""
    crochets = re.search(r"\.(\w+)\[", nue) or re.search(r"(\w+)\[", nue)
    if crochets and (crochets[0].startswith(".") or hasattr(builtins, crochets[1])):
        return f"après `{crochets[1]}`, il faut des parenthèses, pas des crochets"
    return f"{nommer_type(nom)} est employée ici sans être appelée : il manque les parenthèses d’un appel, `()`"


CONSTANTES = {"true": "True", "false": "False", "none": "None", "null": "None", "nil": "None", "vrai": "True", "faux": "False"}
UNE_FONCTION = r"(builtin_function_or_method|function|method)\b"
PRECISIONS = (
    ("UnboundLocalError", r"variable '(\w+)'", _sans_valeur),
    ("TypeError", rf"^'{UNE_FONCTION}' object is not (?:subscriptable|iterable)", _non_appelee),
    ("TypeError", rf"^(?:unsupported operand|object of type|argument of type|'\S+' not supported).*'{UNE_FONCTION}'", _non_appelee),
    ("TypeError", r"^'(\w+)' object is not callable", _appele),
    ("TypeError", r"^(?:unsupported operand .*'(?:list|str|tuple)' and 'int'|can only concatenate \w+ \(not \"int\"\))", _longueur),
    ("TypeError", r"^'int' object is not iterable", _a_parcourir),
    ("TypeError", r"^'(list|str|tuple)' object cannot be interpreted as an integer", _compte_de),
)
