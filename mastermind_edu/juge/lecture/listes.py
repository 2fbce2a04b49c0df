"""Les listes prises l’une pour l’autre : parcourues l’une dans l’autre, échangées dans `zip`, écrites comme un texte, comparées à un tuple.

Chaque fonction reçoit la fonction lue et donne ce qu’elle y voit. Commencer par `LISTES`.
"""

import ast
from collections.abc import Iterator

from mastermind_edu.juge.lecture.texte import Fonction, Vu, dans_le_bloc, methode_appelee, nom_appele, noms


def appartient_a_elle_meme(lue: Fonction) -> Iterator[Vu]:
    """`for x in liste: if x in liste` : toujours vrai."""
    for boucle in lue.sous(ast.For):
        element, liste = getattr(boucle.target, "id", ""), getattr(boucle.iter, "id", "")
        dedans = list(dans_le_bloc(boucle.body))
        change = any(isinstance(n, ast.Name) and n.id in (element, liste) and isinstance(n.ctx, ast.Store) for n in dedans)
        for test in (n for n in dedans if isinstance(n, ast.Compare) and isinstance(n.ops[0], ast.In)):
            if element and liste and not change and [getattr(test.left, "id", ""), getattr(test.comparators[0], "id", "")] == [element, liste]:
                texte = f"`{lue.citer(test)}` est toujours vrai, puisque `{element}` vient de `{liste}` : pour voir s’il y est deux fois, comptez, avec `{liste}.count({element})`"
                yield Vu("appartient-a-elle-meme", "faute", test.lineno, texte)


def toutes_les_paires(lue: Fonction) -> Iterator[Vu]:
    """`for a in x: for b in y: texte += …` : chaque élément de l’une avec tous ceux de l’autre."""
    for boucle in lue.sous(ast.For):
        interieures = [n for n in boucle.body if isinstance(n, ast.For)]
        if len(interieures) != 1 or not isinstance(boucle.target, ast.Name) or not isinstance(interieures[0].target, ast.Name):
            continue
        dedans = list(dans_le_bloc(interieures[0].body))
        ajouts = [n for n in dedans if isinstance(n, ast.AugAssign) or methode_appelee(n)[1] == "append"]
        servent = {boucle.target.id, interieures[0].target.id} <= {nom for n in ajouts for nom in noms(n)}
        deux = {getattr(boucle.iter, "id", ""), getattr(interieures[0].iter, "id", "")} <= {*lue.parametres} and ast.dump(boucle.iter) != ast.dump(interieures[0].iter)
        comparees = any(isinstance(n, ast.Compare) and {boucle.target.id, interieures[0].target.id} <= noms(n) for n in dedans)
        if deux and servent and not comparees:
            texte = f"`for {interieures[0].target.id} in {interieures[0].iter.id}` est dans l’autre boucle : chaque élément de l’une va avec tous ceux de l’autre ; pour avancer dans les deux ensemble, une seule boucle, sur le rang"
            yield Vu("toutes-les-paires", "remarque", interieures[0].lineno, texte)


def zip_echange(lue: Fonction) -> Iterator[Vu]:
    """`for emoji, initiale in zip(initiales, emojis)` : les noms ne suivent pas l’ordre des listes."""
    for boucle in lue.sous((ast.For, ast.comprehension)):
        if nom_appele(boucle.iter) == "zip" and isinstance(boucle.target, ast.Tuple) and len(boucle.target.elts) == len(boucle.iter.args) == 2:
            (a, b), (x, y) = ([getattr(t, "id", " ") for t in boucle.target.elts], [getattr(t, "id", "") for t in boucle.iter.args])
            if y.startswith(a) and x.startswith(b) and not x.startswith(a):
                texte = f"dans `{lue.citer(boucle.iter)}`, `{a}` reçoit les éléments de `{x}`, et `{b}` ceux de `{y}` : écrivez-les dans le même ordre"
                yield Vu("zip-echange", "faute", boucle.iter.lineno, texte)


def texte_d_une_liste(lue: Fonction) -> Iterator[Vu]:
    """`str(lettres)` d’une liste : ses crochets et ses apostrophes."""
    listes = {c.id for i in lue.sous(ast.Assign) if isinstance(i.value, ast.List) for c in i.targets if isinstance(c, ast.Name)}
    for appel in lue.sous(ast.Call):
        if nom_appele(appel) == "str" and appel.args and getattr(appel.args[0], "id", "") in listes:
            texte = f'`{lue.citer(appel)}` écrit la liste avec ses crochets et ses apostrophes : pour réunir des textes, écrivez `"".join({appel.args[0].id})`'
            yield Vu("texte-d-une-liste", "remarque", appel.lineno, texte)


def liste_contre_tuple(lue: Fonction) -> Iterator[Vu]:
    """`attendue = [bien, mal]`, puis `!=` : une liste n’est jamais égale à un tuple."""
    couples = {c.id: i for i in lue.sous(ast.Assign) if isinstance(i.value, ast.List) and len(i.value.elts) > 1 and all(isinstance(e, ast.Name) for e in i.value.elts) for c in i.targets if isinstance(c, ast.Name)}
    for test in (n for n in lue.sous(ast.Compare) if isinstance(n.ops[0], (ast.Eq, ast.NotEq))):
        termes = [test.left, test.comparators[0]]
        ecrite = next((t for t in termes if isinstance(t, ast.List) and len(t.elts) > 1 and all(isinstance(e, ast.Name) for e in t.elts)), None)
        nomme = next((couples[t.id].value for t in termes if isinstance(t, ast.Name) and t.id in couples), None)
        liste = ecrite or nomme
        litteraux = {type(t): t for t in termes}
        if {ast.List, ast.Tuple} == {*litteraux}:
            egal = isinstance(test.ops[0], ast.Eq)
            texte = f"`{lue.citer(test)}` est toujours {'faux' if egal else 'vrai'}, car une liste n’est jamais égale à un tuple : mettez des deux côtés les mêmes parenthèses, ou les mêmes crochets"
            yield Vu("liste-contre-tuple-ecrits", "faute", test.lineno, texte)
            continue
        couple = next((t for t in termes if isinstance(t, ast.List) and len(t.elts) == 2 and all(type(getattr(e, "value", None)) is int for e in t.elts)), None)
        liste = liste or (couple if any((nom_appele(t) or getattr(t, "id", "")).startswith(("rep", "couple", "points", "attendu")) for t in termes) else None)
        if liste is not None and not all(isinstance(t, ast.List) for t in termes):
            elements = ", ".join(ast.unparse(e) for e in liste.elts)
            texte = f"`{lue.citer(liste)}` est une liste, et une liste n’est jamais égale à un tuple : si l’autre est un tuple, écrivez `({elements})`"
            yield Vu("liste-contre-tuple", "remarque", liste.lineno, texte)


def liste_devenue_booleen(lue: Fonction) -> Iterator[Vu]:
    """`code = f(code)`, puis `while code != False` : la liste reçue est remplacée par un booléen."""
    for instruction in lue.sous(ast.Assign):
        nom = getattr(instruction.targets[0], "id", "")
        passe = isinstance(instruction.value, ast.Call) and nom in [getattr(a, "id", "") for a in instruction.value.args]
        booleen = any(isinstance(n, ast.Compare) and getattr(n.left, "id", "") == nom and getattr(n.comparators[0], "value", None) in (True, False) for n in lue.noeuds if isinstance(n, ast.Compare) and isinstance(n.comparators[0], ast.Constant) and type(n.comparators[0].value) is bool)
        if nom in lue.parametres and passe and booleen:
            texte = f"`{lue.citer(instruction)}` remplace `{nom}` par la réponse, vraie ou fausse : donnez un autre nom à cette réponse"
            yield Vu("liste-devenue-booleen", "faute", instruction.lineno, texte, lue.noeud.end_lineno)


def reponse_a_sa_place(lue: Fonction) -> Iterator[Vu]:
    """`code = avancer(code)` : si la fonction ne renvoie pas la liste, `code` ne l’est plus ; dit quand l’erreur le montre."""
    for instruction in (i for i in lue.sous(ast.Assign) if len(i.targets) == 1):
        nom, appel = getattr(instruction.targets[0], "id", ""), instruction.value
        passe = nom and nom_appele(appel) and nom in [getattr(a, "id", "") for a in appel.args]
        autres = [lue.parents[place] for place in lue.rangements(nom) if lue.parents[place] is not instruction] if passe else []
        neuves = [isinstance(a, ast.Assign) and (isinstance(a.value, (ast.List, ast.ListComp, ast.BinOp)) or methode_appelee(a.value)[1] == "copy") for a in autres]
        if passe and all(neuves) and (neuves or nom in lue.parametres):
            texte = f"`{lue.citer(instruction)}` met la réponse de `{nom_appele(appel)}` dans `{nom}`, à la place de ce qu’il contenait : appelez cette fonction sans écrire `{nom} =` devant"
            yield Vu("reponse-a-sa-place", "remplacée", instruction.lineno, texte, objet=nom)


LISTES = (appartient_a_elle_meme, toutes_les_paires, zip_echange, texte_d_une_liste, liste_contre_tuple, liste_devenue_booleen, reponse_a_sa_place)
