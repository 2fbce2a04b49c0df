"""Les fautes de syntaxe de Python, expliquées en français à qui débute.

Rien n’est exécuté ; les motifs couvrent les textes de Python 3.10 à 3.14. Commencer
par `expliquer_faute`.
"""

import re

# Le premier motif reconnu parle ; les groupes du motif remplissent la phrase.
MOTIFS = (
    (r"expected ':'", "il manque « : » à la fin de la ligne"),
    (r"'(.)' was never closed", "« {} » est ouvert mais jamais refermé"),
    (r"unmatched '(.)'", "« {} » est fermé sans avoir été ouvert"),
    (r"closing parenthesis '(.)' does not match opening parenthesis '(.)'", "« {} » ne referme pas « {} »"),
    (r"expected an indented block(?: after (?:an? )?(.*?)(?: definition| statement)? on line)?",
     "les lignes qui suivent « : » doivent être décalées de 4 espaces"),
    (r"unindent does not match", "le début de la ligne ne s’aligne sur aucune ligne précédente : comptez les espaces"),
    (r"unexpected indent", "la ligne est décalée sans raison : alignez-la sur la précédente"),
    (r"inconsistent use of tabs", "tabulations et espaces sont mélangés au début des lignes : gardez des espaces"),
    (r"unterminated triple-quoted|EOF while scanning", "un texte ouvert par trois guillemets n’est jamais refermé"),
    (r"unterminated|EOL while scanning", "un texte n’est pas refermé : il manque un guillemet"),
    (r"'return' outside function", "`return` est hors de la fonction : décalez-le pour qu’il soit dans la fonction"),
    (r"'(\w+)' outside (?:loop|function)", "`{}` est hors de la boucle ou de la fonction : décalez-le"),
    (r"'continue' not properly in loop", "`continue` est hors de la boucle : décalez-le"),
    (r"Maybe you meant '=='", "« = » range une valeur ; pour comparer, écrivez « == »"),
    (r"cannot assign to", "une valeur ne se range que dans une variable ; pour comparer, écrivez « == »"),
    (r"Perhaps you forgot a comma", "il manque sans doute une virgule"),
    (r"Missing parentheses in call to '(\w+)'", "il manque les parenthèses après `{}`"),
    (r"invalid character '(.)'", "le signe « {} » n’existe pas en Python : retapez-le au clavier"),
    (r"invalid non-printable character", "la ligne contient un signe invisible, venu d’un copier-coller : retapez-la"),
    (r"after line continuation", "rien ne doit suivre « \\ »"),
    (r"leading zeros", "un nombre entier ne commence pas par 0"),
    (r"invalid decimal literal", "un nombre est mal écrit ; un nom, lui, ne commence pas par un chiffre"),
    (r"f-string: expecting '}'", "dans un texte `f\"…\"`, une accolade n’est pas refermée"),
    (r"expected 'except' or 'finally'", "après `try`, il faut un bloc `except`"),
    (r"expected '\('", "il manque « ( » après le nom"),
    (r"default argument|without a default", "les paramètres qui ont une valeur par défaut viennent en dernier"),
    (r"positional argument follows", "les arguments nommés viennent en dernier"),
    (r"duplicate (?:argument|parameter) '(\w+)'", "deux paramètres portent le même nom : « {} »"),
    (r"name '(\w+)' is (?:parameter and global|assigned to before|used prior)",
     "`global {0}` ne convient pas ici : « {0} » est déjà une variable de la fonction"),
    (r"unexpected EOF|incomplete input", "le code s’arrête trop tôt : une parenthèse ou un bloc n’est pas terminé"),
    (r"null byte", "le code contient un caractère nul, invisible : recopiez-le dans une cellule neuve"),
    # Motif vide : il convient à tout message.
    (r"", "Python ne comprend pas cette ligne : relisez-la signe par signe, ainsi que la précédente"),
)
TROP_IMBRIQUE = "le code est trop long ou trop imbriqué pour être lu"


def expliquer_faute(erreur: Exception, texte: str, premiere_ligne: int, cellule: int) -> str:
    """Une phrase française pour une faute de syntaxe trouvée dans un texte de la cellule.

    >>> expliquer_faute(SyntaxError("expected ':'", ("", 2, 1, "", 2, 1)), "x = 1\\nif x == 1", 4, 3)
    'faute de syntaxe dans la cellule 3, ligne 5, `if x == 1` : il manque « : » à la fin de la ligne'
    """
    rang = _rang(erreur, texte)
    ligne = texte.split("\n")[rang - 1].strip()[:80]
    extrait = f", `{ligne}`" if ligne else ""
    return f"faute de syntaxe dans la cellule {cellule}, ligne {premiere_ligne + rang - 1}{extrait} : {traduire_faute(erreur, ligne)}"


def _rang(erreur: Exception, texte: str) -> int:
    """La ligne fautive dans le texte, la première à défaut."""
    rang = getattr(erreur, "lineno", None) or 1
    return max(1, min(rang, texte.count("\n") + 1))


def traduire_faute(erreur: Exception, ligne: str) -> str:
    """Ce que veut dire la faute trouvée dans cette ligne, sans dire où elle est."""
    if isinstance(erreur, (RecursionError, MemoryError)):
        return TROP_IMBRIQUE
    if re.match(r"else\s+if\b", ligne):
        return "`else if` s’écrit `elif`"
    if re.match(r"def\s+\w+\s*[^\w\s(]|def\s+\w+\s+\w", ligne):  # Python 3.10 dit seulement « invalid syntax »
        return "il manque « ( » après le nom"
    message = erreur.msg if isinstance(erreur, SyntaxError) else str(erreur)
    trouves = ((re.search(motif, message or ""), phrase) for motif, phrase in MOTIFS)
    return next(phrase.format(*trouve.groups()) for trouve, phrase in trouves if trouve)
