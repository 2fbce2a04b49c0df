"""Les fautes de syntaxe de Python, expliquées en français à qui débute.

Rien n’est exécuté ; ce qui est dit vient de la ligne, puis du message de Python 3.10 à 3.14. Commencer
par `expliquer_faute`.
"""

import ast
import keyword
import re
from collections.abc import Iterator
from difflib import get_close_matches

from mastermind_edu.francais import accorder
from mastermind_edu.juge.groupes import sans_textes
from mastermind_edu.juge.motifs_de_syntaxe import APOSTROPHE, BLOCS, COMPARAISONS, COMPARE_UNE_FOIS, CONDITIONS, DEUX_POINTS, EGAL, EGAL_RENVOYE, ELISION, EN_PYTHON, LIGNES, MOTIFS

SIGNES_LUS = 400  # d’une ligne fautive : personne n’en écrit de plus longue à la main
TROP_IMBRIQUE = "le code est trop long ou trop imbriqué pour être lu"
VAGUES = re.compile(r"^(?:invalid syntax$|expected ':'|expected '\('|invalid syntax\. Maybe you meant|expected 'else' after|Expected one or more)")
GUILLEMETS = "“”„«»‘’‹›"
S_ECRIVENT = {"×": "*", "÷": "/", "−": "-", "–": "-", "—": "-", "≤": "<=", "≥": ">=", "≠": "!=", "²": "** 2", "←": "=", "…": "...", "·": "*"}
OUVRANTS = {"(": ")", "[": "]", "{": "}"}


def expliquer_faute(erreur: Exception, texte: str, premiere_ligne: int, cellule: int) -> str:
    """Une phrase française pour une faute de syntaxe trouvée dans un texte de la cellule.

    >>> expliquer_faute(SyntaxError("expected ':'", ("", 2, 1, "", 2, 1)), "x = 1\\nif x == 1", 4, 3)
    'faute de syntaxe dans la cellule de code 3, ligne 5, `if x == 1` : il manque « : » à la fin de la ligne'
    """
    rang = _rang(erreur, texte)
    ligne = texte.split("\n")[rang - 1].strip()
    extrait = f", `{_autour(erreur, ligne, texte)}`" if ligne else ""
    return f"faute de syntaxe dans la cellule de code {cellule}, ligne {premiere_ligne + rang - 1}{extrait} : {traduire_faute(erreur, ligne)}"


def _autour(erreur: Exception, ligne: str, texte: str) -> str:
    """Quatre-vingts signes de la ligne, où la faute se trouve."""
    entiere = texte.split("\n")[_rang(erreur, texte) - 1]
    place = (getattr(erreur, "offset", None) or 1) - 1 - (len(entiere) - len(entiere.lstrip()))
    debut = max(0, min(place - 40, len(ligne) - 80)) if place > 75 else 0
    return ("…" if debut else "") + ligne[debut : debut + 80] + ("…" if debut + 80 < len(ligne) else "")


def _rang(erreur: Exception, texte: str) -> int:
    """La ligne fautive dans le texte, la première à défaut."""
    rang = getattr(erreur, "lineno", None) or 1
    return max(1, min(rang, texte.count("\n") + 1))


def traduire_faute(erreur: Exception, ligne: str) -> str:
    """Ce que veut dire la faute trouvée dans cette ligne, sans dire où elle est.

    >>> traduire_faute(SyntaxError("invalid syntax"), "if x => 3:")
    '`=>` s’écrit `>=`'
    """
    if isinstance(erreur, (RecursionError, MemoryError)):
        return TROP_IMBRIQUE
    message = (erreur.msg if isinstance(erreur, SyntaxError) else str(erreur)) or ""
    if message.startswith("unindent does not match") and (espaces := len(erreur.text or "") - len((erreur.text or "").lstrip(" "))):
        return f"cette ligne commence par {accorder(espaces, 'espace')}, et aucune de celles d’avant : il lui en faut autant qu’à la ligne dont elle est la suite"
    return next(filter(None, _phrases(message, ligne.strip()[:SIGNES_LUS], getattr(erreur, "lineno", None))))


def _phrases(message: str, ligne: str, rang: int | None) -> Iterator[str]:
    """Les phrases possibles, de la plus précise à la plus vague ; une phrase vide n’est pas dite."""
    nue = sans_textes(ligne).partition("#")[0].strip()
    yield _signe_etranger(message, ligne)
    yield _bloc_vide(message, rang)
    if message.startswith("unterminated string") and re.search(r"\w'\w", ligne) and '"' not in ligne:
        yield APOSTROPHE if not re.search(r"\b[fFrRbBuU]'\w", ligne) else ""
    if VAGUES.match(message) or "forgot a comma" in message or message.startswith("unterminated string"):
        yield APOSTROPHE if _ferme_par_une_elision(ligne) else ""
    if VAGUES.match(message) or "cannot assign" in message:
        yield next((phrase.format(*t.groups()) for t, phrase in _reconnus(COMPARAISONS, nue)), "")
    if VAGUES.match(message):
        yield _en_francais(nue)
        yield _majuscule_de_trop(nue)
        yield _mot_mal_ecrit(nue)
        yield _comparaison_tronquee(nue)
        yield next((phrase.format(*filter(None, t.groups())) for t, phrase in _reconnus(LIGNES, nue)), "")
        yield EGAL_RENVOYE if re.match(r"return\s+\w+\s*=(?!=)", nue) else EGAL if re.match(CONDITIONS, nue) and re.search(r"[^=!<>:]=[^=]", _hors_parentheses(nue)) else ""
        yield _parenthese_ouverte(nue)
        yield DEUX_POINTS if re.match(BLOCS, nue) and ":" not in _hors_parentheses(nue) else ""
        yield _signe_oublie(nue)
        yield _suite_orpheline(nue)
    if message.startswith("invalid decimal literal") and (colle := re.search(r"(?:\breturn\b|=|\().*?(?<![\w.])(\d+)([a-zA-Z_]\w*)", nue)):
        yield f"entre `{colle[1]}` et `{colle[2]}`, il manque un signe : pour multiplier, écrivez `{colle[1]} * {colle[2]}` ; et un nom ne commence pas par un chiffre"
    if "cannot assign" in message and re.match(CONDITIONS + r"|for\b", nue):
        yield "entre `for` et `in`, il faut un nom de variable" if nue.startswith("for") else EGAL
    if trouve := re.match("'(.)' was never closed", message):
        yield _a_refermer(trouve[1])
    yield next(phrase.format(*t.groups()) for t, phrase in _reconnus(MOTIFS, message))


def _reconnus(table, texte: str) -> Iterator[tuple[re.Match, str]]:
    trouves = ((re.search(motif, texte), phrase) for motif, phrase in table)
    return ((trouve, phrase) for trouve, phrase in trouves if trouve)


def _ferme_par_une_elision(ligne: str) -> bool:
    """Vrai quand l’apostrophe d’un mot, « l’un », ferme un texte qu’une apostrophe a ouvert."""
    elisions = {trouvee.end() - 2 for trouvee in ELISION.finditer(ligne)}
    ouvert, rang = "", 0
    while rang < len(ligne):
        signe = ligne[rang]
        if signe == "\\":
            rang += 1
        elif not ouvert and signe == "#":
            return False
        elif ouvert == signe == "'" and rang in elisions:
            return True
        elif signe in "\"'":
            ouvert = signe if not ouvert else "" if signe == ouvert else ouvert
        rang += 1
    return False


def _hors_parentheses(nue: str) -> str:
    """La ligne sans ce que des parenthèses, des crochets ou des accolades entourent."""
    while (plus_courte := re.sub(r"\([^()\[\]{}]*\)|\[[^()\[\]{}]*\]|\{[^()\[\]{}]*\}", "", nue)) != nue:
        nue = plus_courte
    return nue


def _signe_etranger(message: str, ligne: str) -> str:
    """Les guillemets d’un traitement de texte, les signes des mathématiques."""
    trouve = re.search(r"invalid character '(.)'", message) or re.search("invalid decimal.*|", message) and re.search("(²)", ligne)
    signe = trouve[1] if trouve else ""
    if signe and signe in GUILLEMETS:
        return "retapez les guillemets au clavier : `\"`"
    return f"le signe « {signe} » s’écrit `{S_ECRIVENT[signe]}` en Python" if signe in S_ECRIVENT else ""


def _bloc_vide(message: str, rang: int | None) -> str:
    """Rien de décalé après « : »."""
    trouve = re.match(r"expected an indented block(?: after (?:an? )?'?(\w+)'?.* on line (\d+))?", message)
    if not trouve:
        return ""
    nom = {"function": "la fonction", "class": "la classe", None: "le bloc"}.get(trouve[1], f"le `{trouve[1]}`")
    if trouve[2] and int(trouve[2]) == rang:
        return f"{nom} ne contient rien : écrivez au-dessous au moins une ligne, décalée de 4 espaces"
    return f"{nom} juste au-dessus ne contient rien : décalez de 4 espaces les lignes qui en font partie"


def _majuscule_de_trop(nue: str) -> str:
    """`Return`, `IF`, `Print` : un mot de Python n’a pas de majuscule."""
    mots = re.findall(r"(?<![\w.])[A-Za-z]+(?!\w)", nue)
    connus = {mot for mot in keyword.kwlist if mot.islower()} | {"print"}
    mot = next((mot for mot in mots if mot.lower() in connus and mot not in connus), "")
    return f"`{mot}` s’écrit `{mot.lower()}`, en minuscules" if mot else ""


def _en_francais(nue: str) -> str:
    """`si a == 1:`, `pour i in x:`, `if a et b:` : les mots du pseudo-code."""
    debut = re.match(r"(sinon si|sinon|si|pour|tant que|renvoyer)\b(?!\s*[=(.\[])", nue, re.IGNORECASE)
    milieu = re.search(r"(?<=\s)(et|ou|non)(?=\s)", nue, re.IGNORECASE) if re.match(CONDITIONS, nue) else None
    mot = (debut or milieu or [""])[0]
    return f"`{mot}` est du pseudo-code : en Python, il s’écrit `{EN_PYTHON[mot.lower()]}`" if mot else ""


def _mot_mal_ecrit(nue: str) -> str:
    """`retrun x`, `whlie x:` : un mot inconnu au début, tout près d’un mot de Python."""
    debut = re.match(r"([a-z]{3,})(?:\s+(?!(?:in|is|and|or|not|if|else)\b)[\w\"]|\s*:$)", nue)
    if not debut or keyword.iskeyword(debut[1]) or debut[1] in ("print", "elsif", "elseif", "elsi", "foreach", "match", "case"):
        return ""
    proches = get_close_matches(debut[1], [mot for mot in keyword.kwlist if len(mot) > 1], 1, 0.65)
    return f"« {debut[1]} » n’est pas un mot de Python : vouliez-vous écrire `{proches[0]}` ?" if proches else ""


def _comparaison_tronquee(nue: str) -> str:
    """`rang >= 0 and < n` : ce que l’on compare se redit de chaque côté."""
    trouve = COMPARE_UNE_FOIS.search(nue)
    if not trouve:
        return ""
    compare = trouve[2] if trouve[1].lstrip("-").isdigit() or trouve[1] == '""' else trouve[1]
    suite = trouve[4].replace('""', '"…"')
    return f"après `{trouve[3]}`, redites ce que vous comparez : `{trouve[3]} {compare} {suite}`"


def _parenthese_ouverte(nue: str) -> str:
    reste = re.sub(r"[^()\[\]{}]", "", _hors_parentheses(nue))
    return _a_refermer(reste[0]) if reste and reste[0] in OUVRANTS else ""


def _a_refermer(ouvrant: str) -> str:
    return f"« {ouvrant} » est ouvert mais jamais refermé : ajoutez « {OUVRANTS[ouvrant]} »"


def _suite_orpheline(nue: str) -> str:
    """Un `else`, un `elif` ou un `except` bien écrit, mais qui ne suit rien."""
    trouve = re.match(r"(else|elif|except|finally)\b.*:", nue)
    tete = "if" if trouve and trouve[1] in ("else", "elif") else "try"
    if not trouve or not _se_lit(f"{'if 1' if tete == 'if' else tete}: pass\n{nue}\n pass"):
        return ""
    dernier = " ; s’il vient après un `else`, remontez-le : `else` est toujours le dernier" if trouve[1] == "elif" else ""
    return f"ce `{trouve[1]}` ne suit aucun `{tete}` : alignez-le sur le `{tete}` dont il est la suite{dernier}"


def _se_lit(texte: str) -> bool:
    try:
        ast.parse(texte)
    except (SyntaxError, ValueError):
        return False
    return True


APPELEES = ("range", "len", "print", "sum", "sorted", "int", "str", "list", "set", "tuple", "min", "max", "abs", "reversed", "enumerate")  # les fonctions de Python du cours


def _signe_oublie(nue: str) -> str:
    """`"a" b`, `f(x) y` : deux valeurs côte à côte."""
    mots = re.findall(r'\w+|""|\S', nue)
    for gauche, droite in zip(mots, mots[1:]):
        if _est_une_valeur(gauche, ")]") and _est_une_valeur(droite, ""):
            if gauche in APPELEES:
                return f"il manque les parenthèses après `{gauche}` : écrivez `{gauche}(…)`"
            cites = ["un texte" if mot == '""' else f"« {mot} »" for mot in (gauche, droite)]
            return f"il manque un signe entre {cites[0]} et {cites[1]} : une virgule, un « + », un « == »…"
    return ""


def _est_une_valeur(mot: str, fermants: str) -> bool:
    simple = mot == '""' or re.fullmatch(r"\w+", mot) and (not keyword.iskeyword(mot) or mot in ("True", "False", "None"))
    return bool(simple) or mot in tuple(fermants)
