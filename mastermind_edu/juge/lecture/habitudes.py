"""Ce qu’une débutante écrit dans ses premiers chapitres : un tirage refait, un rang pris pour une valeur, un nom écrit dans un texte, un résultat sans nom.

Chaque lecteur reçoit la fonction lue, et le nœud qu’il regarde. Commencer par `tirage_refait`.
"""

import ast
import builtins
import re
from collections.abc import Iterator

from mastermind_edu.juge.lecture.boucles import entier, monte_vers_le_bas
from mastermind_edu.juge.lecture.rangs import CONNUES, DES_RANGS
from mastermind_edu.juge.lecture.retouches_de_calcul import ecrire, mettre
from mastermind_edu.juge.lecture.texte import BOUCLES, Fonction, Vu, chaque, dans_le_bloc, methode_appelee, nom_appele, nom_de, noms, objets_changes
from mastermind_edu.juge.lecture.valeurs import raconter_la_perte

TEXTES_NEUFS = ("upper", "lower", "strip", "replace", "capitalize")
TIRAGES = ("choice", "randint", "randrange", "sample")


@chaque(*TIRAGES)
def tirage_refait(lue: Fonction, tirage: ast.Call) -> Iterator[Vu]:
    """`couleur = hasard.choice(couleurs)` que rien ne lit, et plus bas le même tirage, refait."""
    gardes = [n for n in lue.sous(ast.Assign) if ast.unparse(n.value) == ast.unparse(tirage) and n.value is not tirage and n.lineno < tirage.lineno]
    for garde in gardes:
        nom = nom_de(garde.targets[0])
        if nom and nom not in lue.lus:
            texte = f"`{lue.citer(tirage)}` tire une autre fois, et le tirage de la ligne {garde.lineno} ne sert pas : écrivez ici `{nom}`, autant de fois qu’il le faut"
            yield Vu("tirage-refait", "faute", tirage.lineno, texte)
            return


@chaque(ast.BoolOp)
def nombre_au_lieu_d_une_question(lue: Fonction, groupe: ast.BoolOp) -> Iterator[Vu]:
    """`return 0 and rang < n` : un nombre n’est pas une question."""
    comparaison = next((v for v in groupe.values if isinstance(v, ast.Compare)), None)
    seul = next((v for v in groupe.values[:-1] if isinstance(v, ast.Constant) and type(v.value) is int), None)
    if comparaison is not None and seul is not None and isinstance(lue.parents[groupe], (ast.Return, ast.Assign)):
        mot = "and" if isinstance(groupe.op, ast.And) else "or"
        texte = f"dans `{lue.citer(groupe)}`, `{lue.citer(seul)}` est un nombre, et non une question : avant `{mot}` aussi, écrivez une comparaison entière, comme `{lue.citer(comparaison)}`"
        yield Vu("nombre-au-lieu-d-une-question", "faute", groupe.lineno, texte)


@chaque(str)
def nom_dans_un_texte(lue: Fonction, texte: ast.Constant) -> Iterator[Vu]:
    """`return "Il faut nb_pions lettres"` : le mot, pas sa valeur."""
    parent = lue.parents[texte]
    entier = parent if isinstance(parent, ast.JoinedStr) else texte
    porte = lue.parents[entier]
    ecrits = [nom for nom in re.findall(r"(?<![{\w])[a-z]+(?:_[a-z]+)+(?![\w(}])", texte.value) if nom in lue.locaux]
    if ecrits and " " in texte.value.strip() and isinstance(porte, (ast.Return, ast.Assign, ast.BinOp, ast.IfExp)) and not lue.est_dans(texte, ast.Raise):
        yield Vu("nom-dans-un-texte", "faute", texte.lineno, f"dans ce texte, `{ecrits[0]}` est un mot, pas sa valeur : écrivez `f\"… {{{ecrits[0]}}} …\"`, un `f` devant les guillemets et le nom entre accolades")


@chaque(ast.Compare, si=("randint", "randrange"))
def tirage_impossible(lue: Fonction, comparee: ast.Compare) -> Iterator[Vu]:
    """`t = hasard.randint(1, 2)`, puis `t == 0` : ce nombre ne sort jamais."""
    tires, nombre = lue.valeurs(nom_de(comparee.left)) if nom_de(comparee.left) else [comparee.left], getattr(comparee.comparators[0], "value", None)
    if len(tires) != 1 or type(nombre) is not int or not isinstance(comparee.ops[0], (ast.Eq, ast.NotEq)):
        return
    bornes = [getattr(a, "value", None) for a in getattr(tires[0], "args", ())]
    methode = methode_appelee(tires[0])[1]
    if methode in ("randint", "randrange") and 1 <= len(bornes) <= 2 and all(type(b) is int for b in bornes):
        premier, dernier = (0, *bornes)[-2], bornes[-1] - (methode == "randrange")
        if not premier <= nombre <= dernier:
            yield Vu("tirage-impossible", "faute", comparee.lineno, f"`{lue.citer(comparee)}` : `{lue.citer(tires[0])}` donne un nombre de {premier} à {dernier}, jamais {nombre}")


@chaque(ast.Continue)
def rien_a_sauter(lue: Fonction, saut: ast.Continue) -> Iterator[Vu]:
    """`compte += 1`, puis `if pion == "N": continue` à la fin de la boucle."""
    condition = lue.parents[saut]
    boucle = lue.parents.get(condition)
    if isinstance(condition, ast.If) and condition.body == [saut] and not condition.orelse and isinstance(boucle, BOUCLES) and boucle.body[-1] is condition and len(boucle.body) > 1:
        texte = f"ce `continue` finit la boucle, et ne saute donc rien : mettez `{lue.citer_le_debut(condition)}` et son `continue` avant `{lue.citer_le_debut(boucle.body[-2])}`"
        yield Vu("rien-a-sauter", "cause", saut.lineno, texte)


@chaque(ast.For, si=("range",))
def rang_mesure(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(n): if i < 1 or i > m`, sans jamais lire `c[i]`, quand la liste `c` ne sert qu’à sa longueur."""
    rang, dedans = nom_de(boucle.target), list(dans_le_bloc(boucle.body))
    if not rang or nom_appele(boucle.iter) != "range" or any(isinstance(n, ast.Subscript) and rang in noms(n.slice) for n in dedans):
        return
    mesurees = [p for p in lue.parametres if lue.lectures(p) and all(nom_appele(lue.parents[n]) == "len" for n in lue.lectures(p))]
    des_rangs = {*DES_RANGS} | noms(boucle.iter)  # `i == place` compare bien deux rangs
    comparees = [n for n in dedans if isinstance(n, ast.Compare) and rang in map(nom_de, (n.left, *n.comparators)) and not (noms(n) & des_rangs - {rang} or "len" in map(nom_appele, ast.walk(n)))]
    if len(mesurees) == 1 and comparees:
        liste = mesurees[0]
        texte = f"dans `{lue.citer(comparees[0])}`, `{rang}` est un rang, et non une valeur de `{liste}` : la valeur de ce rang est `{liste}[{rang}]`"
        yield Vu("rang-mesure", "cause", comparees[0].lineno, texte)


@chaque(ast.Name)
def resultat_sans_nom(lue: Fonction, lecture: ast.Name) -> Iterator[Vu]:
    """`lire()` seul sur sa ligne, ou donné tout de suite, puis `afficher(ligne)` : rien n’a gardé la ligne lue."""
    if not isinstance(lecture.ctx, ast.Load) or lecture.id in lue.locaux | lue.globaux or hasattr(builtins, lecture.id) or nom_appele(lue.parents[lecture]) == lecture.id:
        return
    if lecture.lineno > min(n.lineno for n in lue.lectures(lecture.id)):
        return
    for appel in lue.sous(ast.Call):
        if nom_appele(appel) in lue.parametres and not appel.args and not isinstance(lue.parents[appel], ast.Assign) and appel.lineno <= lecture.lineno:
            ecrit = lue.citer(appel)
            texte = f"`{lecture.id}` n’a reçu aucune valeur : gardez sous ce nom ce que donne `{ecrit}`, avec `{lecture.id} = {ecrit}`"
            yield Vu("resultat-sans-nom", "nom inconnu", lecture.lineno, texte, objet=lecture.id)
            return


@chaque(ast.If, si=(ast.Return,))
def valeur_seule_sous_condition(lue: Fonction, condition: ast.If) -> Iterator[Vu]:
    """`if bien == 0:`, puis `"aucun"` seul sur sa ligne : rien ne s’arrête, et ce texte est perdu."""
    for bloc in (condition.body, condition.orelse):
        seule = bloc[-1] if bloc and isinstance(bloc[-1], ast.Expr) else None
        if seule and isinstance(seule.value, (ast.Constant, ast.JoinedStr, ast.Tuple)) and getattr(seule.value, "value", None) is not ...:
            texte = f"`{lue.citer(seule)}`, seul sur sa ligne, ne fait rien : il manque `return` devant"
            yield Vu("valeur-seule", "faute", seule.lineno, texte, repare=True)


@chaque(ast.Subscript, si=(ast.For,))
def rang_d_une_autre_boucle(lue: Fonction, case: ast.Subscript) -> Iterator[Vu]:
    """`secret[i] = None` dans `for pion in proposition`, quand `i` est le rang d’une boucle déjà finie."""
    rang, ici = nom_de(case.slice), next((a for a in lue.ancetres(case) if isinstance(a, BOUCLES)), None)
    boucles = [boucle for boucle in lue.sous(ast.For) if nom_de(boucle.target) == rang]
    if not rang or ici is None or not boucles or len(lue.rangements(rang)) != len(boucles) or any(case in set(ast.walk(boucle)) for boucle in boucles):
        return
    avant = [boucle for boucle in boucles if boucle.end_lineno < ici.lineno]
    if avant and len(avant) == len(boucles) and not any(isinstance(n, (ast.Break, ast.Return)) for n in dans_le_bloc(avant[-1].body)):
        texte = f"dans `{lue.citer(case)}`, `{rang}` est resté au dernier rang de la boucle de la ligne {avant[-1].lineno} : celle de la ligne {ici.lineno} ne le change pas, il faut ici un rang qui vienne d’elle"
        yield Vu("rang-d-une-autre-boucle", "faute", case.lineno, texte)


@chaque(ast.While)
def continuer_ou(lue: Fonction, boucle: ast.While) -> Iterator[Vu]:
    """`while not victoire or nb < limite` : la boucle continue tant qu’une seule des deux est vraie."""
    match boucle.test:
        case ast.BoolOp(op=ast.Or(), values=[ast.UnaryOp(op=ast.Not(), operand=ast.Name()) as drapeau, ast.Compare(ops=[ast.Lt() | ast.LtE()]) as limite]):
            pass
        case ast.BoolOp(op=ast.Or(), values=[ast.Compare(ops=[ast.Lt() | ast.LtE()]) as limite, ast.UnaryOp(op=ast.Not(), operand=ast.Name()) as drapeau]):
            pass
        case _:
            return
    texte = f"avec `or`, ce `while` continue tant qu’une des deux conditions est vraie ; pour l’arrêter dès que l’une est fausse, écrivez `{lue.citer(drapeau)} and {lue.citer(limite)}`"
    yield Vu("continuer-ou", "cause", boucle.lineno, texte)


@chaque(ast.Return)
def copie_restee_intacte(lue: Fonction, retour: ast.Return) -> Iterator[Vu]:
    """`copie = code.copy()`, `code[i] = …`, `return copie` : la copie est renvoyée telle qu’elle était."""
    nom = nom_de(retour.value)
    valeurs = lue.valeurs(nom) if nom in lue.locaux and len(lue.lectures(nom)) == 1 else []
    [original] = [methode_appelee(v)[0] if methode_appelee(v)[1] == "copy" else nom_de(v.args[0]) if nom_appele(v) == "list" and len(v.args) == 1 else "" for v in valeurs] if len(valeurs) == 1 else [""]
    changes = [n for n in lue.sous(ast.Subscript, ast.Call) if original in lue.parametres and original in objets_changes([n])]
    if changes and len(lue.rangements(nom)) == 1:
        premier = min(changes, key=lambda n: n.lineno)
        texte = f"`{lue.citer(lue.instruction_de(premier))}` change `{original}`, alors que c’est sa copie, `{nom}`, qui est renvoyée, et elle reste comme avant : changez `{nom}`"
        yield Vu("copie-intacte", "faute", premier.lineno, texte)


@chaque("pop")
def retiree_puis_comptee(lue: Fonction, retrait: ast.Call) -> Iterator[Vu]:
    """`bien, mal = reponses.pop()`, puis `len(reponses)` : la longueur ne compte plus ce qui vient d’être ôté."""
    liste = methode_appelee(retrait)[0]
    if liste not in lue.parametres or lue.rangements(liste) or lue.est_dans(retrait, BOUCLES) or isinstance(lue.parents[retrait], ast.Expr) or len(retrait.args) > 1:
        return
    comptes = [n for n in lue.sous("len") if [*map(nom_de, n.args)] == [liste]]
    compte = comptes[0] if comptes and comptes[0].lineno > retrait.lineno and not isinstance(lue.parents[comptes[0]], ast.BinOp) else None  # `len(reponses) + 1` le recompte
    if compte is not None:
        rang = retrait.args[0] if retrait.args else ast.Constant(-1)
        case = ast.Subscript(ast.Name(liste, ast.Load()), rang, ast.Load())
        texte = f"`{lue.citer(retrait)}` ôte un élément de `{liste}`, et `{lue.citer(compte)}`, ligne {compte.lineno}, ne le compte plus : lisez-le sans l’ôter, avec `{ast.unparse(case)}`"
        yield Vu("retiree-puis-comptee", "faute", retrait.lineno, texte, preuve=ecrire(lue, mettre(lue, retrait, case)), est_la_reparation=True)


@chaque(str)
def constante_entre_guillemets(lue: Fonction, texte: ast.Constant) -> Iterator[Vu]:
    """`gagne == "True"`, `copie[rang] = "None"` : un texte."""
    porte = lue.parents[texte]
    if texte.value not in ("True", "False", "None"):
        return
    if isinstance(porte, ast.Compare) and isinstance(porte.ops[0], (ast.Eq, ast.NotEq)):
        yield Vu("constante-entre-guillemets", "faute", porte.lineno, f"dans `{lue.citer(porte)}`, `{lue.citer(texte)}` entre guillemets est un texte, jamais égal à `{texte.value}` : ôtez les guillemets")
    elif isinstance(porte, (ast.Assign, ast.List, ast.Tuple)) or methode_appelee(porte)[1] == "append":
        yield Vu("constante-entre-guillemets", "faute", texte.lineno, f"`{lue.citer(texte)}` entre guillemets est un texte, et non `{texte.value}` : ôtez les guillemets")


@chaque("range")
def range_sans_pas(lue: Fonction, rangs: ast.Call) -> Iterator[Vu]:
    """`range(n, 0)` ne donne rien : il y manque le pas ; `range(0, n, -1)` non plus."""
    if len(rangs.args) not in (2, 3):
        return
    ecrits, depart = [entier(a) for a in rangs.args], rangs.args[0]
    grand = isinstance(depart, (ast.Name, ast.Call)) or isinstance(depart, ast.BinOp) and isinstance(depart.right, ast.Constant)
    descend = len(rangs.args) == 2 and ecrits[1] in (-1, 0) and grand
    monte = len(rangs.args) == 3 and ecrits[2] == -1 and ecrits[0] in (0, 1) and ecrits[1] is None
    if (descend or monte) and not monte_vers_le_bas(rangs):
        pas = ast.Call(rangs.func, [*rangs.args[:2], *([ast.Constant(-1)] if descend else [])], [])
        voulu = f"`range({', '.join(map(lue.citer, rangs.args))}, -1)`" if descend else f"`range({', '.join(map(lue.citer, rangs.args[:2]))})`"
        pourquoi = "sans troisième nombre, `range` compte en montant" if descend else "avec le pas `-1`, il compte en descendant"
        yield Vu("range-sans-pas", "faute", rangs.lineno, f"`{lue.citer(rangs)}` ne donne aucun nombre quand il part du plus {'grand' if descend else 'petit'} : {pourquoi} ; écrivez {voulu}", preuve=ecrire(lue, mettre(lue, rangs, pas)), est_la_reparation=True)


@chaque(ast.Expr)
def perdue_avant_l_erreur(lue: Fonction, instruction: ast.Expr) -> Iterator[Vu]:
    """`lettre.upper()` seul sur sa ligne, puis une erreur plus bas, qui ne viendrait pas si le résultat était gardé."""
    nom, methode = methode_appelee(instruction.value)
    if nom in lue.locaux and methode in TEXTES_NEUFS:
        garde = ast.Assign([ast.Name(nom, ast.Store())], instruction.value, lineno=instruction.lineno)
        texte = raconter_la_perte(lue, instruction.value, est_la_fin=False)
        yield Vu("perdue-avant-l-erreur", "erreur ici", instruction.lineno, texte, lue.noeud.end_lineno, "KeyError ValueError TypeError IndexError", preuve=ecrire(lue, mettre(lue, instruction, garde)), est_la_reparation=True)


@chaque(ast.Attribute, si=("choice", "randint", "randrange", "sample", "choices", "shuffle"))
def tirage_sans_le_hasard_recu(lue: Fonction, methode: ast.Attribute) -> Iterator[Vu]:
    """`random.choice(couleurs)`, quand la fonction a reçu `hasard`, que rien ne lit."""
    if nom_de(methode.value) == "random" and methode.attr in TIRAGES and "hasard" in lue.parametres and not lue.lectures("hasard"):
        yield Vu("tirage-sans-le-hasard-recu", "faute", methode.lineno, f"`random.{methode.attr}` tire sans le `hasard` reçu, que rien ne lit : écrivez `hasard.{methode.attr}`")


@chaque(ast.For, si=("range",))
def longueur_jamais_regardee(lue: Fonction, boucle: ast.For) -> Iterator[Vu]:
    """`for i in range(nb_pions): mot[i]`, quand rien ne mesure `mot`, qui peut être plus court."""
    taille, rang = nom_de(boucle.iter.args[-1]) if nom_appele(boucle.iter) == "range" and boucle.iter.args else "", nom_de(boucle.target)
    lues = sorted({nom_de(n.value) for n in dans_le_bloc(boucle.body) if isinstance(n, ast.Subscript) and nom_de(n.slice) == rang != ""} & {*lue.parametres})
    if taille in lue.parametres and taille != "nb_couleurs" and len(lues) == 1 and lues[0] not in CONNUES and lues[0] not in {nom_de(n.args[0]) for n in lue.sous("len") if n.args}:
        texte = f"`{lue.citer(boucle.iter)}` suppose que `{lues[0]}` a au moins `{taille}` éléments, et rien ne regarde sa longueur : `len({lues[0]})` peut être plus petit que `{taille}`, et il faut alors s’arrêter avant"
        yield Vu("longueur-jamais-regardee", "erreur ici", boucle.lineno, texte, boucle.end_lineno, "IndexError")


@chaque(ast.Assign)
def fonction_remplacee(lue: Fonction, instruction: ast.Assign) -> Iterator[Vu]:
    """`jouer = jouer(s)` : le nom de la fonction est pris par ce qu’elle renvoie."""
    nom = nom_appele(instruction.value)
    if nom and [nom] == [*map(nom_de, instruction.targets)]:
        texte = f"`{lue.citer(instruction)}` donne au résultat le nom de la fonction, qu’on ne peut alors plus appeler : choisissez un autre nom, et prenez-le dans la suite"
        yield Vu("fonction-remplacee", "faute", instruction.lineno, texte)


def appelee_deux_fois_de_suite(lue: Fonction) -> Iterator[Vu]:
    """`afficher("Erreur")`, puis `afficher(message)` : deux messages au lieu d’un."""
    for paire in (deux for suite in lue.suites for deux in zip(suite, suite[1:])):
        appels = [i.value for i in paire if isinstance(i, ast.Expr) and nom_appele(i.value) in lue.parametres and i.value.args]
        sous = [n for i in paire if isinstance(i, ast.If) for n in ast.walk(i) if nom_appele(n) in lue.parametres and n.args]
        if len(sous) == 2 and nom_appele(sous[0]) == nom_appele(sous[1]) and not any(sous[1] in ast.walk(i) and sous[0] in ast.walk(i) for i in paire):
            texte = f"`{nom_appele(sous[0])}` peut être appelée ici, puis encore à la ligne {sous[1].lineno}, sous un autre `if` : que le second ne soit regardé que si elle ne l’a pas été, avec `elif` ou `else`"
            yield Vu("appelee-sous-deux-si", "appels", sous[0].lineno, texte)
        if len(appels) == 2 and nom_appele(appels[0]) == nom_appele(appels[1]):
            texte = f"`{nom_appele(appels[0])}` est appelée ici, et encore à la ligne {appels[1].lineno} : n’en gardez qu’un appel"
            yield Vu("appelee-deux-fois", "appels", appels[0].lineno, texte)
