"""Les fautes de syntaxe et leur phrase française : ce que montre la ligne, puis le message de Python, du plus précis au plus vague.

Des tables, lues par `syntaxe`. Commencer par `LIGNES`.
"""

import keyword
import re

EGAL = "« = » range une valeur ; pour comparer, écrivez « == »"
EGAL_RENVOYE = "« = » range une valeur : après `return`, écrivez la valeur seule ; et pour comparer, c’est « == »"
DEUX_POINTS = "il manque « : » à la fin de la ligne"
MOT_RESERVE = "« {0} » est un mot de Python, il ne peut pas servir de nom : choisissez-en un autre"
SANS_PARENTHESES = "il manque « ( » après le nom : écrivez `def {0}():`, avec les paramètres entre les parenthèses"
MOTS = "|".join(mot for mot in keyword.kwlist if mot.islower())
EN_PYTHON = {"si": "if", "sinon si": "elif", "sinon": "else", "pour": "for", "tant que": "while", "renvoyer": "return", "et": "and", "ou": "or", "non": "not"}
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
SIGNE = r"(?:==|!=|<=|>=|<|>|\bnot in\b|\bin\b)"
TERME = rf'(?:-?{CASE}(?:\(\w*\))?|"")'
# `x >= 0 and < n` : ce qui est comparé n’est pas redit.
COMPARE_UNE_FOIS = re.compile(rf"({TERME})\s*{SIGNE}\s*({TERME})\s+(and|or)\s+({SIGNE}\s*{TERME}(?:\s*[-+*/%]+\s*{TERME})*)")
OPERATEUR = r"==|!=|<=|>=|<|>|\+|-|\*\*|\*|//|/|\band|\bor|\bin"

# Ce que montre la ligne, ses textes remplacés par `""` : lu quand Python ne dit rien de précis. Le premier motif reconnu parle.
LIGNES = (
    (r"^(if|elif|while)\s*:", "après `{0}`, il manque la condition"),
    (r"^(?:else\s*if|elsif|elseif|elsi)\b", "`else if` s’écrit `elif`"),
    (r"^else\b\s*([^\s:].*):$", "`else` n’a pas de condition : pour garder celle-ci, écrivez `elif {0}:` ; `else:` tout seul veut dire « dans tous les autres cas »"),
    (r"^else\b[^:]*$", "il manque « : » après `else`"),
    (r"^for\s*\(", "une boucle s’écrit `for i in range(…):`, sans parenthèse après `for`"),
    (r"&&", "`&&` s’écrit `and`"),
    (r"\|\|", "`||` s’écrit `or`"),
    (r"!(?!=)", "`!` s’écrit `not`, suivi d’une espace"),
    (rf"(?:\breturn|=)\s*({CASE})\s*(\+|-)\2(?!\s*\w)", "`{1}{1}` n’existe pas en Python : le calcul s’écrit `{0} {1} 1`"),
    (rf"({CASE})\s*\+\+", "`++` n’existe pas en Python : écrivez `{0} += 1`"),
    (rf"({CASE})\s*--(?!\s*\w)", "`--` n’existe pas en Python : écrivez `{0} -= 1`"),
    (r"(?<![\w.])(?!(?:for|in|not|and|or|if|elif|while|return|lambda|is|import|as|else|def|class)\b)(?:[\w)\]]+|\"\")\s+x\s+(?!(?:in|and|or|if|else|not|is|for)\b)[\w(\"\[]|\"\"\s*x\s*\d",
     "la multiplication s’écrit `*`, et non `x`"),
    (r"= *(\w+) \? .+ : ", "pour choisir entre deux valeurs, Python écrit `valeur if {0} else autre`"),
    (r"(?<!\bis )\bnot None\b", "« n’est pas `None` » s’écrit `is not None`"),
    (r"\?", "le signe « ? » ne s’emploie pas en Python, sauf dans un texte entre guillemets"),
    (r"([$`])", "le signe « {0} » ne s’emploie pas en Python, sauf dans un texte entre guillemets"),
    (r"[\[({].*\bif\b[^:=!<>]*[^:=!<>]=(?![=])[^=]*[\])}]", EGAL),
    (rf"^({MOTS})\s*=(?!=)", MOT_RESERVE),
    (rf"^(?:def|class|for)\s+({MOTS})\b", MOT_RESERVE),
    (rf"\.({MOTS})\b", MOT_RESERVE),
    (rf"^def\b.*[(,]\s*({MOTS})\s*[,)=]", MOT_RESERVE),
    (r"^(?:function|fonction|fun|func)\s+\w", "une fonction commence par `def`"),
    (r"^def\s*\(", "il manque le nom de la fonction, entre `def` et la parenthèse"),
    (r"^def\s+(\w+)\s*(?![\w(])", SANS_PARENTHESES),
    (r"^def\s+(\w+)\s+\w", SANS_PARENTHESES),
    (r"^def\s+\w+\(\s*(?:[^)=]*,)?\s*(?:\d|\"\"|\w+\.)", "entre les parenthèses d’un `def`, il ne faut que des noms, séparés par des virgules"),
    (r"^for\s+(\w+)(?:\s*=|\s+(?:range|on|of|from|dans)\b)", "une boucle s’écrit `for {0} in …:`, avec le mot `in`"),
    (r"^(?:foreach|pour)\s", "une boucle commence par `for`"),
    (r"\bnot\s*=+", "« différent de » s’écrit `!=`"),
    (r"\bis\s+not\s+in\b", "écrivez `not in`, sans `is`"),
    (r"^(?:return\b|\w+\s*=)[^\[{]*[^\[{(\s]\s+for\s+\w+\s+in\b", "un `for` au bout d’une ligne ne s’écrit qu’entre crochets, pour faire une liste : `[… for … in …]` ; pour poser une question à chaque élément, écrivez la boucle sur ses propres lignes"),
    (r"^return\s+((\w+)\[.*\])\s*=(?!=)", "après `return`, on ne range rien : rangez d’abord la valeur sur une ligne à part, `{0} = …`, puis renvoyez `{1}`"),
    (r"^raise\s+(\w+)\s*\"\"", "le message d’une erreur se met entre parenthèses : `raise {0}(\"…\")`"),
    (r"\bis\s+in\b", "écrivez `in`, sans `is`"),
    (rf"^{BLOCS}.*[^\s:;{{]\s*;$", "la ligne finit par « : », et non par « ; »"),
    (rf"^{BLOCS}.*\s(then|do|alors|faire)\s*:?$", "remplacez `{0}` par « : », à la fin de la ligne"),
    (rf"^{BLOCS}.*\{{$", "pas d’accolade : finissez la ligne par « : » et décalez les suivantes de 4 espaces"),
    (rf"^(?:if|elif|while)\s+({OPERATEUR})(?!\w|\s*[\w(])|^(?:if|elif|while)\s+(?:and|or|in|not\s+in)\b", "il manque quelque chose au début de la condition"),
    (r"^return\s*\+\s*(\w+)\s*\+$|=\s*\+\s*(\w+)\s*\+$", "un « + » se met entre deux valeurs ; celui que le texte doit contenir va entre guillemets : `\"+\" + {0} + \"+\"`"),
    (rf"({OPERATEUR})\s*(?::|\)|,|\]|$|and\b|or\b|==)", "après « {0} », il manque quelque chose"),
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
