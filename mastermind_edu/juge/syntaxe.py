"""Les fautes de syntaxe de Python, expliquées en français à qui débute.

Rien n’est exécuté ; ce qui est dit vient de la ligne, puis du message de Python 3.10 à 3.14. Commencer
par `expliquer_faute`.
"""

import keyword
import re
from collections.abc import Iterator
from difflib import get_close_matches

EGAL = "« = » range une valeur ; pour comparer, écrivez « == »"
DEUX_POINTS = "il manque « : » à la fin de la ligne"
MOT_RESERVE = "« {0} » est un mot de Python, il ne peut pas servir de nom : choisissez-en un autre"
SANS_PARENTHESES = "il manque « ( » après le nom : écrivez `def {0}():`, avec les paramètres entre les parenthèses"
MOTS = "|".join(mot for mot in keyword.kwlist if mot.islower())
CONDITIONS = r"(?:if|elif|while|return|assert)\b"
BLOCS = r"(?:if|elif|else|while|for|def|class|try|except|finally|with)\b"
CASE = r"[\w.]+(?:\[(?:[^\[\]]|\[[^\[\]]*\])*\])*"  # `x`, `t[i]`, `t[code[i]]`
# L’apostrophe d’une élision, dans un texte qu’une apostrophe ouvre : « l’un », « n’est », « qu’il ».
ELISION = re.compile(r"(?:\b[cdjlmnst]|qu|aujourd)'(?!(?:and|or|in|if|else|is|not|for)\b)[^\W\d_]", re.IGNORECASE)
APOSTROPHE = "l’apostrophe termine le texte trop tôt : entourez ce texte de guillemets, `\"`"
# Une comparaison écrite autrement : dite avant tout, car Python n’y voit souvent qu’un « = » de trop.
COMPARAISONS = (
    (r"(={1,2}!=?|<>|!={2,})", "`{0}` s’écrit `!=`"),
    (r"=[ ]?get_ipython\(\)\.getoutput\(", "« différent de » s’écrit `!=`, et non `=!`"),  # IPython prend ce qui suit `=!` pour une commande du système
    (r"=>", "`=>` s’écrit `>=`"),
    (r"=<", "`=<` s’écrit `<=`"),
    (r"===", "`===` s’écrit `==`"),
)
OPERATEUR = r"==|!=|<=|>=|<|>|\+|-|\*|/|\band|\bor|\bin"

# Ce que montre la ligne, ses textes remplacés par `""` : lu quand Python ne dit rien de précis. Le premier motif reconnu parle.
LIGNES = (
    (r"^(?:else\s*if|elsif|elseif|elsi)\b", "`else if` s’écrit `elif`"),
    (r"^else\b\s*[^\s:].*:$", "`else` n’a pas de condition : écrivez `elif condition :`"),
    (r"^else\b[^:]*$", "il manque « : » après `else`"),
    (r"^for\s*\(", "une boucle s’écrit `for i in range(…):`, sans parenthèse après `for`"),
    (r"&&", "`&&` s’écrit `and`"),
    (r"\|\|", "`||` s’écrit `or`"),
    (r"!(?!=)", "`!` s’écrit `not`, suivi d’une espace"),
    (rf"({CASE})\s*\+\+", "`++` n’existe pas en Python : écrivez `{0} += 1`"),
    (rf"({CASE})\s*--(?!\s*\w)", "`--` n’existe pas en Python : écrivez `{0} -= 1`"),
    (r"\?", "le signe « ? » ne s’emploie pas en Python, sauf dans un texte entre guillemets"),
    (r"([$`])", "le signe « {0} » ne s’emploie pas en Python, sauf dans un texte entre guillemets"),
    (rf"^({MOTS})\s*=(?!=)", MOT_RESERVE),
    (rf"^(?:def|class|for)\s+({MOTS})\b", MOT_RESERVE),
    (rf"\.({MOTS})\b", MOT_RESERVE),
    (rf"^def\b.*[(,]\s*({MOTS})\s*[,)=]", MOT_RESERVE),
    (r"^(?:function|fonction|fun|func)\s+\w", "une fonction commence par `def`"),
    (r"^def\s*\(", "il manque le nom de la fonction, entre `def` et la parenthèse"),
    (r"^def\s+(\w+)\s*(?![\w(])", SANS_PARENTHESES),
    (r"^def\s+(\w+)\s+\w", SANS_PARENTHESES),
    (r"^def\s+\w+\(\s*(?:[^)=]*,)?\s*(?:\d|\"\"|\w+\.)", "entre les parenthèses d’un `def`, il ne faut que des noms, séparés par des virgules"),
    (r"^for\s+(\w+)\s*(?:=|range|on\b|of\b|from\b|dans\b)", "une boucle s’écrit `for {0} in …:`, avec le mot `in`"),
    (r"^(?:foreach|pour)\s", "une boucle commence par `for`"),
    (r"\bnot\s*=+", "« différent de » s’écrit `!=`"),
    (r"\bis\s+not\s+in\b", "écrivez `not in`, sans `is`"),
    (rf"^{BLOCS}.*[^\s:;{{]\s*;$", "la ligne finit par « : », et non par « ; »"),
    (rf"^{BLOCS}.*\s(then|do|alors|faire)\s*:?$", "remplacez `{0}` par « : », à la fin de la ligne"),
    (rf"^{BLOCS}.*\{{$", "pas d’accolade : finissez la ligne par « : » et décalez les suivantes de 4 espaces"),
    (rf"^(?:if|elif|while)\s+({OPERATEUR})(?!\w|\s*[\w(])|^(?:if|elif|while)\s+(?:and|or|in|not\s+in)\b", "il manque quelque chose au début de la condition"),
    (rf"(?<!\w)({OPERATEUR})\s*(?::|\)|,|\]|$|and\b|or\b|==)", "après « {0} », il manque quelque chose"),
    (r"[^=!<>]=$", "après « = », il manque une valeur"),
    (r"(\.|\bimport|\bas|\belse)$", "après « {0} », il manque quelque chose"),
    (r",\s*,|[\[({]\s*,", "il y a une virgule de trop"),
    (r"^\w+\s*:=", "pour ranger une valeur, écrivez « = » seul"),
    (r"=\s*if\b|=\s*lambda\b.*\breturn\b", "cette forme ne s’écrit pas après « = » : écrivez un `if` ou un `def` sur plusieurs lignes"),
)
# Le message de Python : ici aussi, le premier motif reconnu parle, et les groupes du motif remplissent la phrase.
MOTIFS = (
    (r"expected ':'", DEUX_POINTS),
    (r"f-string: expecting '}'", "dans un texte `f\"…\"`, une accolade n’est pas refermée"),
    (r"f-string: (?:unmatched|unterminated)", "dans un texte `f\"…\"`, n’employez pas entre les accolades les mêmes guillemets qu’autour du texte"),
    (r"f-string: single '}'", "dans un texte `f\"…\"`, une accolade est fermée sans avoir été ouverte"),
    (r"f-string: (?:empty|valid) expression", "dans un texte `f\"…\"`, il faut un nom ou un calcul entre les accolades"),
    (r"unmatched '(.)'", "« {} » est fermé sans avoir été ouvert : enlevez-le, ou ajoutez celui qui l’ouvre"),
    (r"closing parenthesis '(.)' does not match opening parenthesis '(.)'", "« {} » ne referme pas « {} »"),
    (r"unindent does not match", "le début de la ligne ne s’aligne sur aucune ligne précédente : comptez les espaces"),
    (r"unexpected indent", "la ligne est décalée sans raison : alignez-la sur la précédente"),
    (r"inconsistent use of tabs", "tabulations et espaces sont mélangés au début des lignes : gardez des espaces"),
    (r"unterminated triple-quoted|EOF while scanning", "un texte ouvert par trois guillemets n’est jamais refermé"),
    (r"unterminated|EOL while scanning", "un texte n’est pas refermé : il manque un guillemet"),
    (r"'return' outside function", "`return` est hors de la fonction : décalez-le pour qu’il soit dans la fonction"),
    (r"'(\w+)' outside (?:loop|function)", "`{}` est hors de la boucle ou de la fonction : décalez-le"),
    (r"'continue' not properly in loop", "`continue` est hors de la boucle : décalez-le"),
    (r"cannot assign to (True|False|None)", MOT_RESERVE),
    (r"cannot assign to", "« = » range ce qui est à droite dans le nom qui est à gauche ; pour comparer, écrivez « == »"),
    (r"Maybe you meant '=='|perhaps you meant \"==\"", EGAL),
    (r"illegal expression for augmented", "à gauche de « += », il faut un seul nom, ou une seule case"),
    (r"Perhaps you forgot a comma", "il manque sans doute une virgule, ou un signe comme « + »"),
    (r"Missing parentheses in call to '(\w+)'", "il manque les parenthèses après `{}`"),
    (r"invalid character '(.)'", "le signe « {} » n’existe pas en Python : retapez-le au clavier"),
    (r"invalid non-printable character", "la ligne contient un signe invisible, venu d’un copier-coller : retapez-la"),
    (r"after line continuation", "rien ne doit suivre « \\ »"),
    (r"leading zeros", "un nombre entier ne commence pas par 0"),
    (r"invalid (?:decimal|hexadecimal|octal|binary) literal", "un nombre est mal écrit ; un nom, lui, ne commence pas par un chiffre"),
    (r"expected 'except' or 'finally'", "après `try`, il faut un bloc `except`"),
    (r"expected 'else' after 'if'", "un `if` au milieu d’une ligne demande un `else` : `a if condition else b`"),
    (r"'in' expected after for", "une boucle s’écrit `for x in …`, avec le mot `in`"),
    (r"Expected one or more names after 'import'", "après `import`, il manque un nom"),
    (r"expected '\('", "il manque « ( » après le nom"),
    (r"default argument|without a default", "les paramètres qui ont une valeur par défaut viennent en dernier"),
    (r"positional argument follows", "les arguments nommés viennent en dernier"),
    (r"keyword argument repeated: (\w+)", "l’argument nommé « {} » est donné deux fois"),
    (r"duplicate (?:argument|parameter) '(\w+)'", "deux paramètres portent le même nom : « {} »"),
    (r"name '(\w+)' is (?:parameter and global|assigned to before|used prior)",
     "`global {0}` ne convient pas ici : « {0} » est déjà une variable de la fonction"),
    (r"unexpected EOF|incomplete input", "le code s’arrête trop tôt : une parenthèse ou un bloc n’est pas terminé"),
    (r"null byte", "le code contient un caractère nul, invisible : recopiez-le dans une cellule neuve"),
    # Motif vide : il convient à tout message.
    (r"", "Python ne comprend pas cette ligne : relisez-la signe par signe, ainsi que la précédente"),
)
TEXTE = re.compile(r"(['\"])(?:\\.|(?!\1)[^\\])*\1")  # un signe n’y est lu que d’une façon : le temps reste proportionnel à la longueur
SIGNES_LUS = 400  # d’une ligne fautive : personne n’en écrit de plus longue à la main
TROP_IMBRIQUE = "le code est trop long ou trop imbriqué pour être lu"
VAGUES = re.compile(r"^(?:invalid syntax$|expected ':'|expected '\('|invalid syntax\. Maybe you meant|expected 'else' after|Expected one or more)")
GUILLEMETS = "“”„«»‘’‹›"
S_ECRIVENT = {"×": "*", "÷": "/", "−": "-", "–": "-", "—": "-", "≤": "<=", "≥": ">=", "≠": "!=", "²": "** 2", "←": "=", "…": "...", "·": "*"}
OUVRANTS = {"(": ")", "[": "]", "{": "}"}


def expliquer_faute(erreur: Exception, texte: str, premiere_ligne: int, cellule: int) -> str:
    """Une phrase française pour une faute de syntaxe trouvée dans un texte de la cellule.

    >>> expliquer_faute(SyntaxError("expected ':'", ("", 2, 1, "", 2, 1)), "x = 1\\nif x == 1", 4, 3)
    'faute de syntaxe dans la cellule 3, ligne 5, `if x == 1` : il manque « : » à la fin de la ligne'
    """
    rang = _rang(erreur, texte)
    ligne = texte.split("\n")[rang - 1].strip()
    extrait = f", `{_autour(erreur, ligne, texte)}`" if ligne else ""
    return f"faute de syntaxe dans la cellule {cellule}, ligne {premiere_ligne + rang - 1}{extrait} : {traduire_faute(erreur, ligne)}"


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
        yield _majuscule_de_trop(nue)
        yield _mot_mal_ecrit(nue)
        yield next((phrase.format(*filter(None, t.groups())) for t, phrase in _reconnus(LIGNES, nue)), "")
        yield EGAL if re.match(CONDITIONS, nue) and re.search(r"[^=!<>:]=[^=]", _hors_parentheses(nue)) else ""
        yield _parenthese_ouverte(nue)
        yield DEUX_POINTS if re.match(BLOCS, nue) and ":" not in _hors_parentheses(nue) else ""
        yield _signe_oublie(nue)
        yield _suite_orpheline(nue)
    if "cannot assign" in message and re.match(CONDITIONS + r"|for\b", nue):
        yield "entre `for` et `in`, il faut un nom de variable" if nue.startswith("for") else EGAL
    if trouve := re.match("'(.)' was never closed", message):
        yield _a_refermer(trouve[1])
    yield next(phrase.format(*t.groups()) for t, phrase in _reconnus(MOTIFS, message))


def _reconnus(table, texte: str) -> Iterator[tuple[re.Match, str]]:
    trouves = ((re.search(motif, texte), phrase) for motif, phrase in table)
    return ((trouve, phrase) for trouve, phrase in trouves if trouve)


def sans_textes(ligne: str) -> str:
    """La ligne où chaque texte est remplacé par `""`.

    >>> sans_textes("x = 'un' + y  # fin")
    'x = "" + y  # fin'
    """
    return TEXTE.sub('""', ligne)


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


def _mot_mal_ecrit(nue: str) -> str:
    """`retrun x`, `whlie x:` : un mot inconnu au début, tout près d’un mot de Python."""
    debut = re.match(r"([a-z]{3,})(?:\s+(?!(?:in|is|and|or|not|if|else)\b)[\w\"]|\s*:$)", nue)
    if not debut or keyword.iskeyword(debut[1]) or debut[1] in ("print", "elsif", "elseif", "elsi", "foreach", "match", "case"):
        return ""
    proches = get_close_matches(debut[1], [mot for mot in keyword.kwlist if len(mot) > 1], 1, 0.65)
    return f"« {debut[1]} » n’est pas un mot de Python : vouliez-vous écrire `{proches[0]}` ?" if proches else ""


def _parenthese_ouverte(nue: str) -> str:
    reste = re.sub(r"[^()\[\]{}]", "", _hors_parentheses(nue))
    return _a_refermer(reste[0]) if reste and reste[0] in OUVRANTS else ""


def _a_refermer(ouvrant: str) -> str:
    return f"« {ouvrant} » est ouvert mais jamais refermé : ajoutez « {OUVRANTS[ouvrant]} »"


def _suite_orpheline(nue: str) -> str:
    """Un `else`, un `elif` ou un `except` bien écrit, mais qui ne suit rien."""
    trouve = re.match(r"(else|elif|except|finally)\b.*:", nue)
    if not trouve:
        return ""
    tete = "if" if trouve[1] in ("else", "elif") else "try"
    return f"ce `{trouve[1]}` ne suit aucun `{tete}` : alignez-le sur le `{tete}` dont il est la suite"


def _signe_oublie(nue: str) -> str:
    """`"a" b`, `f(x) y` : deux valeurs côte à côte."""
    mots = re.findall(r'\w+|""|\S', nue)
    for gauche, droite in zip(mots, mots[1:]):
        if _est_une_valeur(gauche, ")]") and _est_une_valeur(droite, ""):
            cites = ["un texte" if mot == '""' else f"« {mot} »" for mot in (gauche, droite)]
            return f"il manque un signe entre {cites[0]} et {cites[1]} : une virgule, un « + », un « == »…"
    return ""


def _est_une_valeur(mot: str, fermants: str) -> bool:
    simple = mot == '""' or re.fullmatch(r"\w+", mot) and (not keyword.iskeyword(mot) or mot in ("True", "False", "None"))
    return bool(simple) or mot in tuple(fermants)
