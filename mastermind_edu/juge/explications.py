"""Les erreurs de Python expliquées en français, d’après l’erreur elle-même.

Une phrase vraie de tout programme qui lève cette erreur, ou le message de Python entre
guillemets. Les phrases sont dans `motifs`, sauf quand l’instruction permet d’en dire plus ; commencer par `expliquer`.
"""

import builtins
import keyword
import re
from collections.abc import Callable
from difflib import get_close_matches

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS
from mastermind_edu.juge.groupes import Groupe, nommer_type, sans_textes
from mastermind_edu.juge.inconnus import expliquer_un_inconnu
from mastermind_edu.juge.motifs import MOTIFS
from mastermind_edu.juge.remplacements import CONNUS, FONCTIONS, REMPLACENT
from mastermind_edu.juge.valeurs import Erreur

D_OU_VIENT_NONE = " : une fonction sans `return` renvoie `None`"
# Même levées par le programme, ces erreurs-là gardent leur sens ; les autres ont le message qu’il a choisi.
MEME_LEVEES = {"NotImplementedError", "SystemExit", "KeyboardInterrupt"}
_SUGGESTION = re.compile(r"\.? (?:Or did|Did) you (?:mean:? '(.+?)'|forget to import '(.+?)')\??")


def expliquer(erreur: Erreur) -> str:
    """Une phrase française pour une exception de l’élève.

    >>> expliquer(Erreur(("NameError", "Exception"), "name 'secre' is not defined", 3, "return secre[0]"))
    'erreur NameError à la ligne 3, dans `return secre[0]`. Le nom « secre » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?'
    """
    instruction = f", dans `{erreur.instruction.removesuffix(':')}`" if erreur.instruction else ""  # le texte n’est pas toujours lisible
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
    phrase += _venue_d_ailleurs(erreur, sans_textes(erreur.instruction)) if phrase else ""
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
    nue = sans_textes(erreur.instruction)
    for type_attendu, motif, dire in PRECISIONS:
        trouve = re.search(motif, texte) if type_attendu in erreur.types else None
        phrase = dire(*trouve.groups(), nue) if trouve and not (est_suggere and dire is _attribut) else ""
        if phrase:
            return phrase
    inconnu = re.match(r"name '(\w+)' is not defined", texte) if "NameError" in erreur.types else None
    return expliquer_un_inconnu(inconnu[1], erreur.instruction, est_suggere) if inconnu else ""


def _attribut(genre: str, nom: str, nue: str) -> str:
    """Le nom voisin, ou ce qui remplace cet attribut ; vide quand rien ne le montre."""
    if (genre, nom) in REMPLACENT:
        return f"{nommer_type(genre)} n’a pas de `.{nom}` : {REMPLACENT[genre, nom]}"
    if nom in FONCTIONS and genre in (*CONNUS, "int", "float"):
        devant = re.search(rf"(?<![\w.)\]])([A-Za-z_]\w*(?:\[-?\w+\])?)\.{nom}\(", nue)
        recu = f"{devant[1]}.values()" if devant and genre == "dict" and nom in ("max", "min", "sum") else devant[1] if devant else "…"
        return f"{nommer_type(genre)} n’a pas de `.{nom}` : `{nom}` s’écrit devant ce qu’il reçoit, `{nom}({recu})`"
    if genre in ("list", "tuple") and hasattr(str, nom):
        return f"{nommer_type(genre)} n’a pas de `.{nom}`, réservé aux textes : demandez-le au texte entier, ou à chaque texte {Groupe(genre):du}"
    connus = [autre for autre in dir(CONNUS[genre]) if not autre.startswith("_")] if genre in CONNUS else []
    voisins = get_close_matches(nom, connus, 1, 0.8)
    return f"{nommer_type(genre)} n’a pas de `.{nom}` : vouliez-vous écrire `.{voisins[0]}` ?" if voisins else ""


def _venue_d_ailleurs(erreur: Erreur, nue: str) -> str:
    """Ce que Python reproche n’est pas sur cette ligne : c’est dans la fonction qu’elle appelle."""
    signes = next((signes for motif, signes in NE_SE_FAIT_QU_AVEC if re.search(motif, erreur.texte)), "")
    appels = [nom for nom in re.findall(r"(?<![\w.])([A-Za-z_]\w*)\(", nue) if not keyword.iskeyword(nom) and not hasattr(builtins, nom)]
    ecrite = not signes or re.search(signes, nue) or len(appels) != 1 or len(re.findall(r"\w\(", nue)) != 1
    if ecrite or re.search(r"\b[fF]['\"]", erreur.instruction) or nue.startswith("def ") or nue.count("(") != nue.count(")") or nue.count("[") != nue.count("]"):
        return ""
    return f" : l’erreur vient de `{appels[0]}`, appelée à cette ligne ; vérifiez ce que vous lui donnez, et dans quel ordre"


def _sans_valeur(nom: str, nue: str) -> str:
    if hasattr(builtins, nom):
        return f"`{nom}` est une fonction de Python, mais votre fonction donne une autre valeur à ce nom : choisissez un autre nom"
    cachee = f"`{nom}` est une fonction, mais la vôtre donne aussi ce nom à une variable, qui la cache : donnez un autre nom à cette variable"
    return cachee if re.search(rf"(?<![\w.]){nom}\(", nue) else ""


def _appele(genre: str, nue: str) -> str:
    """Ce qui est suivi de parenthèses n’est pas une fonction : un nombre, une liste, un nom de Python réutilisé."""
    if trouve := re.search(r"(?<![\w.])(\d+)\s*\(", nue):
        return f"`{trouve[1]}(…)` ne multiplie pas : écrivez `{trouve[1]} * (…)`"
    if genre in ("tuple", "list") and nue[:1] in ("(", "[") and not re.search(r"[)\]]\s*\(", nue):
        return "il manque une virgule à la fin de cette ligne : sans elle, Python prend les parenthèses de la suivante pour un appel"
    appels = [nom for nom in re.findall(r"([\w.]+|[)\]])\s*\(", nue) if not keyword.iskeyword(nom)]
    if len(appels) != 1 or not appels[0].isidentifier() or "key" in nue:
        return ""
    [nom] = appels
    if hasattr(builtins, nom):
        return f"`{nom}` est devenu {nommer_type(genre)}, ici ou dans une autre cellule : donnez-lui un autre nom, puis relancez tout le notebook"
    if genre in ("list", "tuple", "str", "dict"):
        return f"`{nom}` est {nommer_type(genre)} : pour lire une case, écrivez des crochets, `{nom}[…]`"
    return ""


def _si_la_ligne(motif: str, phrase: str) -> Callable[[str], str]:
    """De quoi dire cette phrase, remplie par les groupes du motif, quand l’instruction lui ressemble."""

    def dire(nue: str) -> str:
        trouve = re.search(motif, nue)
        return phrase.format(*trouve.groups()) if trouve else ""

    return dire


def _rang_de_boucle(suite: str, nue: str) -> str:
    """`while liste[j] != x`, et `j` sorti de la liste : la condition n’a jamais été fausse."""
    liste, rang = _seule_case(nue)
    if not nue.startswith("while") or not rang.isidentifier() or re.search(r"\b(?:and|or)\b|\w\(", nue):
        return ""
    return f"le rang `{rang}` est sorti {Groupe(suite):du} : aucune case de `{liste}` n’a arrêté ce `while` ; vérifiez d’où part `{rang}` et ce que vous cherchez ; si cela peut manquer, testez d’abord le rang, `{rang} < len({liste}) and …`"


def _suite_vide(suite: str, nue: str) -> str:
    """`liste[-1]`, seule case lue à cette ligne."""
    nom, rang = _seule_case(nue)
    if rang.replace(" ", "") not in ("-1", f"len({nom})-1"):
        return ""
    return f"`{nom}` est vide, et n’a donc pas de dernier élément : vérifiez d’abord, avec un `if`, qu’il y en a un"


def _seule_case(nue: str) -> tuple[str, str]:
    """La suite et le rang, quand la ligne n’a qu’une paire de crochets ; deux vides sinon."""
    trouve = re.search(r"(?<![\w.])([\w.]+)\[([^\[\]]*)\]", nue) if nue.count("[") == 1 else None
    return (trouve[1], trouve[2]) if trouve else ("", "")


def _un_couple(appel: str, oubliee: str, nue: str) -> str:
    """`f(reponse)` : un couple ne compte que pour un argument."""
    nom = f"{Groupe(appel):appel}"
    trouve = re.search(rf"(?<![\w.]){re.escape(nom)}\(((?:rep|couple|paire|resultat|score|points?)\w*(?:\[-?\w+\])?|\w+\[-?\w+\])\)", nue)
    if not trouve:
        return ""
    return f"l’appel de `{nom}` ne donne pas de valeur à {Groupe(oubliee):noms} ; si `{trouve[1]}` est un couple, il ne compte que pour un argument : écrivez `{nom}(*{trouve[1]})`, ou donnez ses deux éléments"


def _compte_de(genre: str, nue: str) -> str:
    trouve = re.search(r"\brange\((\w+)\)", nue)
    return f"`range` attend un nombre entier, pas {nommer_type(genre)} : écrivez `range(len({trouve[1]}))`" if trouve else ""


def _ote_d_une_liste(genre: str, nue: str) -> str:
    trouve = re.search(r"(?<![\w.)\]])([A-Za-z_]\w*) *- *", nue) if nue.count("-") == 1 else None
    return f"« - » n’ôte rien d’une liste : pour n’en garder qu’une partie, dites du quel au quel de ses rangs, `{trouve[1]}[…:…]`" if trouve else ""


def _liste_comparee(signe: str, gauche: str, droite: str, nue: str) -> str:
    """`c >= 1`, où `c` est une liste : ce sont ses éléments que l’on compare."""
    trouve = re.search(rf"(?<![\w.\[])([A-Za-z_]\w*) *{signe}(?!=)" if gauche == "list" else rf"{signe} *([A-Za-z_]\w*)(?![\w.(\[])", nue)
    if not trouve or gauche == droite or len(re.findall(rf"{signe}(?!=)", nue)) != 1:
        return ""
    return f"`{trouve[1]}` est une liste, et « {signe} » compare deux nombres : comparez un à un ses éléments, `{trouve[1]}[i]`, dans une boucle"


def _non_appelee(nom: str, nue: str) -> str:
    """Une fonction là où il fallait ce qu’elle renvoie."""
    if (crochets := re.search(r"\.(\w+)\[", nue) or re.search(r"(\w+)\[", nue)) and (crochets[0].startswith(".") or hasattr(builtins, crochets[1])):
        return f"après `{crochets[1]}`, il faut des parenthèses, pas des crochets"
    if donnee := re.search(r"(?<![\w.])(?:len|sum|max|min|sorted|list)\(([A-Za-z_]\w*)\)", nue):
        return f"`{donnee[1]}` est une fonction, et elle n’est pas appelée ici : écrivez `{donnee[1]}(…)`, avec ce qu’elle doit recevoir"
    seules = set(re.findall(r"([A-Za-z_]\w*\.(?:keys|values|items|upper|lower|copy|split|strip))(?![\w(.])", nue)) if nom != "function" else ()
    if len(seules) == 1 and not re.search(r"\w\(", nue):
        return f"il manque les parenthèses d’un appel : écrivez `{min(seules)}()`"
    return f"{nommer_type(nom).partition(' (')[0]} est employée ici sans être appelée : il manque les parenthèses d’un appel, `()`"


# Un message de Python, et les signes sans lesquels une instruction n’y mène pas d’elle-même.
NE_SE_FAIT_QU_AVEC = (
    (r"has no len\(\)", r"\blen\b"),
    (r"index out of range|not subscriptable|indices must be integers|does not support item assignment", r"\[|\bpop\b"),
    (r"^'int' object is not iterable", r"\bin\b|\*|\+=|^[^=]*,[^=]*=(?!=)"),
    (r"^unsupported operand|^can only concatenate|^'\S+' not supported between", r"[-+*/%<>@|&^]|\bsum\b"),
)
UNE_FONCTION = r"(builtin_function_or_method|function|method)\b"
PRECISIONS = (
    ("TypeError", r"", _si_la_ligne(r"\bkey ?= ?(?!lambda\b|partial|itemgetter|attrgetter|cmp_to_key)([A-Za-z_]\w*)\(", "`key` attend une fonction, et non ce qu’elle renvoie : écrivez `key=lambda x: {0}(…)`, où `x` est l’élément comparé")),
    ("AttributeError", r"^'(?:function|builtin_function_or_method|method)' object has no attribute", _si_la_ligne(r"\w\(([a-z]\w*)\)", "`{0}` est une fonction : appelez-la, `{0}()`, pour donner ce qu’elle renvoie")),
    ("AttributeError", r"^'(\w+)' object has no attribute '(\w+)'", _attribut),
    ("UnboundLocalError", r"variable '(\w+)'", _sans_valeur),
    ("TypeError", rf"^'{UNE_FONCTION}' object is not (?:subscriptable|iterable)", _non_appelee),
    ("TypeError", rf"^(?:unsupported operand|object of type|argument of type|'\S+' not supported).*'{UNE_FONCTION}'", _non_appelee),
    ("TypeError", r"^'Random' object is not callable", _si_la_ligne(r"(?<![\w.])(\w+)\((?!.*\w\()", "`{0}` n’est pas une fonction : demandez-lui un tirage, `{0}.choice(…)` ou `{0}.randint(…, …)`")),
    ("TypeError", r"^'(\w+)' object is not callable", _appele),
    ("TypeError", r"^(?:unsupported operand .*'(?:list|str|tuple)' and 'int'|can only concatenate \w+ \(not \"int\"\))", _si_la_ligne(r"\b(len|max|min|sum)\((\w+) ?([-+]) ?(\d+|\w+\(\w+\))\)", "la parenthèse de `{0}` se ferme trop tard : écrivez `{0}({1}) {2} {3}`")),
    ("TypeError", r"^unsupported operand type\(s\) for -: 'list' and '(\w+)'", _ote_d_une_liste),
    ("TypeError", r"^'([<>]=?)' not supported between instances of '(list|int)' and '(list|int)'", _liste_comparee),
    ("TypeError", r"^'int' object is not iterable", _si_la_ligne(r"^for\b.*\bin (len\(\w+\)|\w+)\s*:", "un nombre entier ne se parcourt pas : écrivez `range({0})`")),
    ("TypeError", r"^'int' object is not iterable", _si_la_ligne(r"\b(sum|max|min)\(([a-z_][\w.\[\]]*)\)", "`{0}` attend une liste, et `{1}` est un seul nombre")),
    ("TypeError", r"^'int' object is not iterable", _si_la_ligne(r"\bsum\(([^(),]+), *([^(),]+)\)", "`sum` attend une liste de nombres : pour en ajouter deux, écrivez `{0} + {1}`")),
    ("TypeError", r"^'int' object is not iterable", _si_la_ligne(r"^(\w+)\s*\+=\s*([\w.]+|len\(\w+\))$",
                  "à une liste, `+=` n’ajoute qu’une autre liste : pour un seul élément, écrivez `{0}.append({1})`, ou mettez-le entre crochets, `+= [{1}]`")),
    ("IndexError", r"^list assignment index out of range", _si_la_ligne(r"^(\w+)\[(\w+)\] *= *(.+)$", "la case `{0}[{1}]` n’existe pas : on ne change qu’une case qui existe déjà, et la dernière est au rang `len({0}) - 1` ; une liste qui part vide s’allonge d’abord, avec `{0}.append(…)`")),
    ("IndexError", r"^(list|tuple|string) index out of range", _rang_de_boucle),
    ("IndexError", r"^(list|tuple|string) index out of range", _suite_vide),
    ("TypeError", r"^([^\s(]+)\(\) missing 1 required positional argument: ('\w+')", _un_couple),
    ("TypeError", r"^'(list|str|tuple)' object cannot be interpreted as an integer", _compte_de),
)
