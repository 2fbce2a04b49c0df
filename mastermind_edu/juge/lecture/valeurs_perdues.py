"""Ce qui se perd : un `None` gardé, un `f` oublié, un paramètre entre guillemets, un `=+`.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `CE_QUI_SE_PERD`.
"""

import ast
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import BOUCLES, CHANGENT_SUR_PLACE, Fonction, Vu, methode_appelee, nom_appele


def none_garde(lue: Fonction) -> Iterator[Vu]:
    """`x = liste.append(y)`, `return liste.sort()`, `x = print(y)` : c’est `None`."""
    for instruction in lue.sous((ast.Assign, ast.Return)):
        rend_none = instruction.value and _rend_none(lue, instruction.value)
        if not rend_none:
            continue
        ecrit = lue.citer(instruction)
        if isinstance(instruction, ast.Return):
            yield Vu("none-garde", "faute", instruction.lineno, f"`{ecrit}` renvoie `None` : {rend_none}{_avant(lue, instruction.value)}")
        elif isinstance(instruction.targets[0], ast.Name):
            nom = instruction.targets[0].id
            genre = "faute" if _est_lu_ailleurs(lue, nom, instruction) else "remarque"
            yield Vu("none-garde", genre, instruction.lineno, f"`{ecrit}` range `None` dans `{nom}` : {rend_none}{_seul(lue, nom, instruction.value)}", objet=nom)


def _rend_none(lue: Fonction, valeur: ast.AST) -> str:
    objet, methode = methode_appelee(valeur)
    if objet in lue.locaux and methode in CHANGENT_SUR_PLACE:
        return f"`{methode}` modifie {'l’objet' if methode in ('remove', 'clear') else 'la liste'} sur place et ne renvoie rien"
    if objet in lue.locaux and methode == "shuffle":
        return "`shuffle` mélange la liste sur place et ne renvoie rien"
    return "`print` affiche et ne renvoie rien" if nom_appele(valeur) == "print" else ""


def _seul(lue: Fonction, nom: str, valeur: ast.expr) -> str:
    """Le geste : l’appel sans l’affectation."""
    return f" ; écrivez `{lue.citer(valeur)}` seul" if methode_appelee(valeur)[0] == nom else ""


def _avant(lue: Fonction, valeur: ast.expr) -> str:
    """Le geste : l’appel, puis le `return`."""
    objet, methode = methode_appelee(valeur)
    return f" ; faites-le sur une ligne, puis écrivez `return {objet}` sur la suivante" if methode in CHANGENT_SUR_PLACE else ""


def _est_lu_ailleurs(lue: Fonction, nom: str, instruction: ast.stmt) -> bool:
    """Vrai quand le nom est lu hors de cette instruction, ou par elle au tour suivant."""
    ici = set(ast.walk(instruction))
    lectures = [n for n in lue.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]
    return any(n not in ici for n in lectures) or bool(lectures) and lue.est_dans(instruction, BOUCLES)


def f_oublie(lue: Fonction) -> Iterator[Vu]:
    """« {nom} » d’une variable d’ici, dans un texte sans `f` et que rien ne complète."""
    if any(isinstance(n, ast.Attribute) and n.attr in ("format", "format_map", "replace", "substitute") for n in lue.noeuds):
        return
    for texte in lue.sous(ast.Constant):
        if type(texte.value) is not str or isinstance(lue.parents.get(texte), (ast.Expr, ast.JoinedStr, ast.FormattedValue)):
            continue
        trouve = re.search(r"\{(\w+)(?:[.\[!:][^{}]*)?\}", texte.value)
        if trouve and trouve[1] in lue.locaux:
            ce = f"le texte contient `{trouve[0]}` tel quel : sans `f` devant les guillemets, Python n’y met pas la valeur de `{trouve[1]}`"
            yield Vu("f-oublie", "faute", texte.lineno, ce)


def egal_plus(lue: Fonction) -> Iterator[Vu]:
    """`x =+ 1`, qui range 1 ; `x =- 1` de même."""
    for instruction in lue.sous(ast.Assign):
        signe = {ast.UAdd: "+", ast.USub: "-"}.get(type(getattr(instruction.value, "op", None)))
        if not isinstance(instruction.value, ast.UnaryOp) or not signe:
            continue
        ecrit = lue.citer(instruction)
        if re.search(r"\s=\+" if signe == "+" else r"\s=-\s", ecrit):
            verbe, nom = "ajouter" if signe == "+" else "retirer", lue.citer(instruction.targets[0])
            if isinstance(instruction.value.operand, ast.Constant):
                yield Vu("egal-plus", "faute", instruction.lineno, f"`{ecrit}` remplace la valeur au lieu de la changer : pour {verbe}, écrivez `{signe}=`")
                continue
            texte = f"`{ecrit}` ne change pas `{nom}` d’après ce qu’il valait : Python y lit `{nom} = {signe}{lue.citer(instruction.value.operand)}` ; pour {verbe}, écrivez `{signe}=`"
            yield Vu("egal-plus", "faute", instruction.lineno, texte)


def mot_entre_guillemets(lue: Fonction) -> Iterator[Vu]:
    """`code.append("couleur")` quand rien ne lit le paramètre `couleur`."""
    for texte in lue.sous(ast.Constant):
        jamais_lu = texte.value in lue.parametres and texte.value not in {n.id for n in lue.sous(ast.Name)} if type(texte.value) is str else False
        if jamais_lu and not lue.est_opaque and not isinstance(lue.parents[texte], (ast.Expr, ast.JoinedStr)):
            ce = f"`{lue.citer(texte)}` entre guillemets est un mot, toujours le même : sans guillemets, c’est le paramètre `{texte.value}`"
            yield Vu("mot-entre-guillemets", "faute", texte.lineno, ce)


CE_QUI_SE_PERD = (none_garde, f_oublie, mot_entre_guillemets, egal_plus)
