"""Ce qu’un `print`, ou un texte renvoyé, montre de la réponse ; et le `return` à écrire, selon ce que l’exercice attend.

Commencer par `ce_qui_est_montre`, puis `dire_le_retour`.
"""

import ast
from collections.abc import Iterable, Iterator

from mastermind_edu.francais import CODE_CITE, enumerer
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, dans_le_bloc, methode_appelee, nom_appele, nom_de

PRINT = "`print` montre une valeur, mais ne la renvoie pas"
UN_SEUL_TEXTE = "faites d’abord un seul texte de tout ce qui y est montré, puis renvoyez-le avec `return`"
CHACUN = "mettez `return` à la place de chacun de ces `print`"
AUSSI = "il faut aussi `return`, suivi de la réponse"
EN_LISTE = "ajoutez chaque fois `{}` à une liste, vide au départ, et renvoyez cette liste après la boucle"
EN_TEXTE = "partez d’un texte vide avant la boucle, `texte = \"\"`, ajoutez-lui un morceau à chaque tour, et renvoyez-le après la boucle"
GROUPES = {2: "du couple", 3: "du triplet"}
QUESTIONS_AU_PLUS = 8  # chacune est essayée
GENRES_ECRITS = {ast.Compare: "bool", ast.List: "list", ast.ListComp: "list", ast.Tuple: "tuple", ast.Dict: "dict", ast.JoinedStr: "str"}
ENTIERE = "(entière)"  # une seule expression, qui n’est pas un texte : elle est peut-être déjà la réponse


def geste(lue: Fonction, affichage: ast.Call) -> str:
    """Comment renvoyer ce que ce `print` montre, quand on ne sait pas ce que l’exercice attend."""
    seul = len(affichage.args) == 1 and not affichage.keywords and not isinstance(affichage.args[0], ast.Starred)
    if seul:
        ecrit = lue.citer(affichage.args[0])
        return "mettez `return` à la place de `print`, et gardez le reste de la ligne" if len(ecrit) > CODE_CITE else f"écrivez `return {ecrit}`"
    return UN_SEUL_TEXTE if len(affichage.args) > 1 else "il faut `return`, suivi de cette valeur"


def return_vide(lue: Fonction) -> Iterator[Vu]:
    """Un `return` sans valeur, quand tous les autres renvoient la même chose."""
    retours = [n for n in dans_le_bloc(lue.noeud.body) if isinstance(n, ast.Return)]
    vides = [n for n in retours if n.value is None or isinstance(n.value, ast.Constant) and n.value.value is None]
    renvoyees = {ast.unparse(n.value): n.value for n in retours if n not in vides}
    if len(vides) == len(renvoyees) == 1:
        [(reponse, valeur)] = renvoyees.items()
        texte = f"ce `{lue.citer(vides[0])}` arrête la fonction et renvoie `None` : il y faut aussi la réponse, `return {reponse}`"
        yield Vu("return-vide", "rien renvoyé", vides[0].lineno, texte, preuve=ecrire(lue, [(vides[0], "value", valeur)]), est_la_reparation=True)


def ce_qui_est_montre(lue: Fonction, valeurs: list[ast.expr]) -> str:
    """Les valeurs montrées, une par ligne, sans les mots écrits autour ; `ENTIERE` quand une seule l’est, sans aucun texte."""
    if len(valeurs) == 1 and isinstance(valeurs[0], ast.Starred):
        return lue.citer(valeurs[0].value)
    if len(valeurs) == 1 and not _est_un_texte(valeurs[0]):
        return ENTIERE
    return "\n".join(lue.citer(morceau) for valeur in valeurs for morceau in _morceaux(valeur))


def _est_un_texte(valeur: ast.expr) -> bool:
    """Vrai d’un texte écrit, à trous ou non, et de morceaux collés dont l’un est un texte."""
    if isinstance(valeur, ast.BinOp) and isinstance(valeur.op, ast.Add):
        return _est_un_texte(valeur.left) or _est_un_texte(valeur.right)
    return isinstance(valeur, ast.JoinedStr) or nom_appele(valeur) == "str" or isinstance(valeur, ast.Constant) and isinstance(valeur.value, str)


def _morceaux(valeur: ast.expr) -> Iterator[ast.expr]:
    """`bien` et `mal` pour `bien`, `f"{bien} et {mal}"` ou `str(bien) + " " + str(mal)`."""
    if isinstance(valeur, ast.JoinedStr):
        yield from (morceau.value for morceau in valeur.values if isinstance(morceau, ast.FormattedValue))
    elif nom_appele(valeur) == "str" and len(valeur.args) == 1:
        yield valeur.args[0]
    elif isinstance(valeur, ast.BinOp) and _est_un_texte(valeur):
        yield from (*_morceaux(valeur.left), *_morceaux(valeur.right))
    elif not isinstance(valeur, ast.Constant) or not isinstance(valeur.value, str):
        yield valeur.value if isinstance(valeur, ast.Starred) else valeur


def dire_la_reponse(lue: Fonction) -> str:
    """« ; écrivez `return x` à la fin » quand la dernière instruction range `x`, ou qu’elle est la boucle ou le `if` qui ne change que lui."""
    derniere = lue.noeud.body[-1]
    changes = {nom_de(cible) for n in ast.walk(derniere) for cible in (n.targets if isinstance(n, ast.Assign) else [n.target] if isinstance(n, ast.AugAssign) else [])}
    changes |= {methode_appelee(n)[0] for n in ast.walk(derniere) if methode_appelee(n)[1] == "append"}
    oubliees = lue.locaux - {*lue.parametres} - lue.lus - changes  # une autre valeur calculée, que rien ne lit, est peut-être aussi de la réponse
    reponses = changes - {*lue.parametres} if not oubliees else set()
    hauteur = f", à la hauteur du `{lue.citer_le_debut(derniere).split()[0]}`" if isinstance(derniere, (ast.For, ast.While, ast.If)) else ""
    return f" ; si la réponse est `{min(reponses)}`, écrivez `return {min(reponses)}` à la fin{hauteur}" if len(changes) == len(reponses) == 1 and reponses != {""} else ""


def dire_le_retour(objet: str, attendu: str, par_defaut: str) -> str:
    """Le `return` à écrire pour ce que l’exercice attend : un couple, une liste, un nombre ; sinon le geste par défaut, bon pour un texte."""
    if attendu.startswith(("'", '"', "un texte")) or objet == ENTIERE:
        return par_defaut
    taille, montrees = _taille(attendu), objet.split("\n") if objet else []
    if taille and len(montrees) == taille > 1 and "…" not in objet:
        return f"écrivez `return {', '.join(montrees)}`"
    if not taille and len(montrees) == 1 and "…" not in objet:
        return f"écrivez `return {montrees[0]}`"
    if taille:
        return f"il faut `return`, suivi {GROUPES.get(taille, 'des valeurs')}, sans texte autour : {taille} valeurs, une virgule entre deux"
    quoi = "de la liste elle-même" if attendu.startswith("[") else "de `True` ou de `False`" if attendu.startswith(("True", "False")) else "de la valeur seule"
    return f"il faut `return`, suivi {quoi}, sans texte autour"


def _taille(attendu: str) -> int:
    """Le nombre d’éléments du tuple attendu ; 0 pour autre chose."""
    if not attendu.startswith("("):
        return 0
    for fin in (rang + 1 for rang, signe in enumerate(attendu) if signe == ")"):  # le tuple, sans ce qui le suit
        try:
            return len(ast.literal_eval(attendu[:fin]))
        except (SyntaxError, ValueError, TypeError):
            continue
    return 0


def preciser_le_retour(faute: Vu, attendu: str) -> Vu:
    """La même faute d’affichage, avec le geste qui convient à ce que l’exercice attend."""
    debut, ou, reste = faute.texte.partition(f"{PRINT} : ")
    if not ou or not faute.objet and reste != UN_SEUL_TEXTE:
        return faute
    if faute.nom == "print-dans-la-boucle":
        est_une_liste, est_un_texte = attendu.startswith("["), attendu.startswith(("'", '"', "un texte"))
        return faute._replace(texte=debut + ou + (EN_LISTE.format(faute.objet) if est_une_liste else EN_TEXTE)) if est_une_liste or est_un_texte else faute
    if reste in (CHACUN, AUSSI):
        convient = _taille(attendu) == 1 + faute.objet.count("\n") > 1
        a_dire = CHACUN if convient else f"à la place de chacun de ces `print`, {dire_le_retour('', attendu, '')}" if _taille(attendu) and faute.objet != ENTIERE else reste
        return faute._replace(texte=debut + ou + a_dire)
    return faute._replace(texte=debut + ou + dire_le_retour(faute.objet, attendu, reste))


def texte_en_retour(lue: Fonction) -> Iterator[Vu]:
    """`return str(bien) + " " + str(mal)` : les valeurs collées dans un texte."""
    for retour in (n for n in dans_le_bloc(lue.noeud.body) if isinstance(n, ast.Return) and n.value and _est_un_texte(n.value)):
        if montre := ce_qui_est_montre(lue, [retour.value]):
            yield Vu("texte-renvoye", "texte renvoyé", retour.lineno, "ce `return` renvoie un texte", objet=montre)


def renvoyee(lue: Fonction) -> Iterator[Vu]:
    """Chaque valeur que la fonction peut renvoyer ; `objet` en dit le type quand il se voit."""
    for retour in (n for n in dans_le_bloc(lue.noeud.body) if isinstance(n, ast.Return) and n.value):
        vu = type(retour.value.value).__name__ if isinstance(retour.value, ast.Constant) else GENRES_ECRITS.get(type(retour.value), "")
        yield Vu("renvoyee", "renvoyée", retour.lineno, f"`{lue.citer(retour)}`", objet=vu)


def dire_lequel(vues: Iterable[Vu], genre: str) -> str:
    """« , ligne 4 : `return code` » quand un seul `return`, écrit une fois ou plus, a pu renvoyer une valeur de ce type ; vide sinon."""
    possibles = [vue for vue in sorted(vues, key=lambda vue: vue.ligne) if vue.objet in ("", genre)]
    lignes = [str(vue.ligne) for vue in possibles]
    return f", ligne{'s' * (len(lignes) > 1)} {enumerer(lignes)} : {possibles[0].texte}" if len({vue.texte for vue in possibles}) == 1 else ""


def qui_decide(lue: Fonction) -> Iterator[Vu]:
    """Chaque question dont dépend un `return` : sa preuve y répond le contraire. Après un autre `if`, ou dans une boucle, ce n’est peut-être pas elle qu’il faut changer."""
    if lue.sous(*BOUCLES) or len(lue.sous(ast.If)) > 1 or lue.noeud.name in map(nom_appele, lue.sous(ast.Call)):
        return
    questions = [q for n in (*lue.sous(ast.If), *lue.sous(ast.Return)) for q in _questions(n.test if isinstance(n, ast.If) else n.value)]
    for question in questions if len(questions) <= QUESTIONS_AU_PLUS else ():
        if preuve := ecrire(lue, mettre(lue, question, ast.UnaryOp(ast.Not(), question))):
            yield Vu("qui-decide", "décide", question.lineno, f"dans ce cas, c’est `{lue.citer(question)}` qui décide de la réponse", preuve=preuve)


def _questions(test: ast.expr | None) -> Iterator[ast.expr]:
    """Les questions simples d’une condition : `a` et `b` pour `a and not b`."""
    if isinstance(test, ast.BoolOp):
        for partie in test.values:
            yield from _questions(partie)
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield from _questions(test.operand)
    elif isinstance(test, ast.Compare):
        yield test


def dire_le_texte_renvoye(vues: list[Vu], attendu: str) -> str:
    """La phrase du seul `return` qui colle dans un texte juste ce qu’il fallait renvoyer ; vide quand on n’en est pas sûr."""
    if len(vues) != 1 or not attendu.startswith("(") or _taille(attendu) != 1 + vues[0].objet.count("\n") or "…" in vues[0].objet:
        return ""
    quoi = {2: "un couple", 3: "un triplet"}.get(_taille(attendu), "un tuple")
    return f"{vues[0].phrase}, et il faut {quoi} : {dire_le_retour(vues[0].objet, attendu, '')}"
