"""Une gamme : deux ou trois lignes à compléter, réparer, prédire ou ranger, que le juge vérifie comme un exercice ; hors de la note.

Une gamme est écrite comme une donnée : la fonction juste, et des fautes, chacune un morceau remplacé par un autre avec son conseil. De là
viennent le texte que reçoit l’élève, les erreurs typiques et les leurres. Celles d’un chapitre sont dans son module `_gammes`. Commencer par
`completer`, puis `Gamme`.
"""

import ast
import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from mastermind_edu.exercices.prediction import comparer_la_prediction
from mastermind_edu.juge.exercice import Arguments, ErreurTypique, Exercice

Faute = tuple[str, str, str]  # le morceau de la solution, ce qui le remplace, le conseil
Cas = Callable[[], Iterable[Arguments]] | Sequence[Arguments]

COMPLETER, REPARER, PREDIRE, RANGER = "compléter", "réparer", "prédire", "ranger"
A_COMMENCER = {
    COMPLETER: "les `...` sont à remplacer",
    REPARER: "à vous d’écrire la version juste : réparez ce qui est faux, une ligne ou plusieurs",
    PREDIRE: "à la place des `...`, écrivez votre prédiction",
    RANGER: "à vous d’écrire la fonction, avec les lignes proposées",
}
PREMIERS_INDICES = {
    COMPLETER: "Écrivez sur une feuille ce que vaut chaque nom pour le premier exemple, `{}`, une ligne après l’autre, jusqu’au résultat : que faut-il à la place des `...` ?",
    REPARER: "Exécutez la fonction à la main sur le premier exemple, une ligne à la fois. À quelle ligne ce qui se passe n’est-il plus ce que dit l’énoncé ?",
    PREDIRE: "Faites une table : une colonne par nom, une ligne par instruction exécutée. N’écrivez que ce qui change.",
    RANGER: "Qu’est-ce qui se fait une seule fois, avant ? Qu’est-ce qui se répète ? Qu’est-ce qui vient tout à la fin ?",
}
NOM = re.compile(r"^def (\w+)", re.MULTILINE)
RETRAIT = "    "


@dataclass(frozen=True)
class Gamme(Exercice):
    """Un exercice court, son énoncé, et le texte d’où l’élève part ; d’un rangement, `lignes` les donne mêlées, sans leur retrait."""

    forme: str = COMPLETER
    titre: str = ""
    notion: str = ""
    enonce: str = ""
    solution: str = ""
    depart: str = ""
    lignes: tuple[str, ...] = ()
    fausses: tuple[str, ...] = ()  # le texte de chaque erreur typique

    def a_commencer(self, source: str | None) -> str:
        """Ce qu’il faut dire d’une réponse à qui rien n’a été changé, ou où il reste un `...` ; rien quand elle est à juger."""
        arbre = _lire(source)
        if arbre is None or not arbre.body:  # sans son texte, la fonction se juge par ce qu’elle renvoie
            return ""
        trous = [noeud.lineno for noeud in ast.walk(arbre) if isinstance(noeud, ast.Constant) and noeud.value is ...]
        if ast.dump(arbre) == ast.dump(_lire(self.depart)) or trous and self.forme == RANGER:
            return A_COMMENCER[self.forme]
        if self.lignes and not trous:
            return self._nommer_ce_qui_manque(arbre)
        return _situer_un_trou(source.splitlines(), min(trous)) if trous else ""

    def _nommer_ce_qui_manque(self, arbre: ast.Module) -> str:
        """Le nom qu’une ligne encore à placer est seule à faire connaître, ou le `return` qui n’est pas là ; rien quand la fonction est à juger."""
        connus, lus = _noms(arbre, ast.Store), _noms(arbre, ast.Load)
        donnes = _noms(_lire(self.solution), ast.Store)
        absents = [nom for nom in lus if nom in donnes and nom not in (*connus, *self.parametres)]
        if absents:
            return f"il reste une ligne à placer : aucune des vôtres ne donne de valeur à `{absents[0]}`"
        rend = any(isinstance(noeud, ast.Return) for noeud in ast.walk(arbre))
        return "il reste une ligne à placer : votre fonction ne renvoie encore rien" if "return" in self.solution and not rend else ""

    @property
    def tete(self) -> str:
        """Ce qui est donné d’un rangement : la ligne `def` et ce que fait la fonction."""
        return "\n".join(self.solution.split("\n")[:2])


def _situer_un_trou(lignes: Sequence[str], rang: int) -> str:
    """La ligne entière, à son numéro ; avec celle du dessus quand il n’y a que le trou."""
    ligne, avant = lignes[rang - 1].strip(), lignes[rang - 2].strip()
    ou = f"après `{avant}`" if ligne == "..." else f"`{ligne}`"
    return f"ligne {rang}, {ou} : il reste un `...` à remplacer"


def _noms(arbre: ast.Module, emploi: type) -> list[str]:
    """Les noms lus, ou ceux qui reçoivent une valeur, dans l’ordre du texte."""
    noms = [noeud for noeud in ast.walk(arbre) if isinstance(noeud, ast.Name) and isinstance(noeud.ctx, emploi)]
    return [noeud.id for noeud in sorted(noms, key=lambda noeud: (noeud.lineno, noeud.col_offset))]


def _lire(source: str | None) -> ast.Module | None:
    try:
        return ast.parse(source or "")
    except (SyntaxError, ValueError):
        return None


def completer(titre: str, enonce: str, solution: str, *, trous: Sequence[str], **suite) -> Gamme:
    """La solution, où chaque morceau de `trous` est devenu `...` ; la suite est celle de `_faire`.

    >>> doubler = completer(
    ...     "Le double", "Renvoyez le double.", 'def doubler(n):\\n    \"\"\"Le double.\"\"\"\\n    return n * 2\\n', trous=["n * 2"],
    ...     notion="le calcul", cas=[(1,), (2,)], fautes=[("* 2", "+ 2", "le nombre est augmenté de 2 : multipliez")], indice="Deux fois.")
    >>> print(doubler.depart.splitlines()[-1].strip(), doubler.erreurs_typiques[0].fonction(5))
    return ... 7
    """
    depart = solution
    for trou in trous:
        depart = _remplacer(depart, trou, "...")
    return _faire(COMPLETER, titre, enonce, solution, depart=depart, squelette=_ebaucher(solution, trous), **suite)


class _Ebauche(ast.NodeTransformer):
    """Une expression dont il ne reste que la forme : les signes et les méthodes, sans ce qu’ils réunissent."""

    def visit_Name(self, noeud: ast.Name) -> ast.expr:
        return ast.Constant(...) if isinstance(noeud.ctx, ast.Load) else noeud

    def visit_Constant(self, noeud: ast.Constant) -> ast.expr:
        return ast.Constant(...)

    def visit_Attribute(self, noeud: ast.Attribute) -> ast.expr:
        return noeud if isinstance(noeud.value, ast.Name) else self.generic_visit(noeud)

    def visit_Subscript(self, noeud: ast.Subscript) -> ast.expr:
        return ast.Subscript(noeud.value, self.visit(noeud.slice), noeud.ctx)

    def visit_Call(self, noeud: ast.Call) -> ast.expr:
        appelee = noeud.func if noeud.args and isinstance(noeud.func, ast.Name) else self.visit(noeud.func)
        return ast.Call(appelee, [self.visit(argument) for argument in noeud.args], [])

    def visit_JoinedStr(self, noeud: ast.JoinedStr) -> ast.expr:
        valeurs = [ast.FormattedValue(ast.Constant(...), -1) if isinstance(valeur, ast.FormattedValue) else valeur for valeur in noeud.values]
        return ast.JoinedStr(valeurs)


def _ebaucher(solution: str, trous: Sequence[str]) -> str:
    """La solution, dont chaque trou n’a plus que sa forme.

    >>> _ebaucher('return f"Manche {n}", code[1:len(code)], lire(), n % 2 == 0', ['f"Manche {n}"', "code[1:len(code)]", "lire()", "n % 2 == 0"])
    "return f'Manche {...}', code[...:len(...)], ...(), ... % ... == ..."
    """
    for trou in trous:
        lignes = [ast.unparse(_Ebauche().visit(ast.parse(ligne.strip()))) for ligne in trou.split("\n")]
        retraits = [ligne[: len(ligne) - len(ligne.lstrip())] for ligne in trou.split("\n")]
        solution = _remplacer(solution, trou, "\n".join(map("".join, zip(retraits, lignes))))
    return solution


def reparer(titre: str, enonce: str, solution: str, *, fautes: Sequence[Faute], **suite) -> Gamme:
    """La solution, où la première faute est faite : c’est elle que l’élève répare."""
    depart = _remplacer(solution, *fautes[0][:2])
    rang = next(rang for rang, (fausse, juste) in enumerate(zip(depart.split("\n"), solution.split("\n"))) if fausse != juste)
    lignes = depart.split("\n")
    lignes[rang] += "  # c’est ici"
    return _faire(REPARER, titre, enonce, solution, depart=depart, squelette="\n".join(lignes), fautes=fautes, **suite)


def predire(titre: str, programme: str, question: str, *, nom: str, fautes: Sequence[tuple[object, str]], enonce: str = "", **suite) -> Gamme:
    """Un programme montré ; la fonction `nom` renvoie ce que vaut l’expression `question` à la fin, que le programme lui-même calcule.

    Une faute est une autre valeur, et le conseil à qui l’a prédite.
    """
    espace: dict = {}
    exec(programme, espace)  # le programme de l’auteur
    valeur = eval(question, espace)
    solution = f'def {nom}():\n{RETRAIT}"""Ce que vaut `{question}` à la fin."""\n{RETRAIT}return {valeur!r}\n'
    depart = _remplacer(solution, f"return {valeur!r}", "return ...")
    fautes = [(f"return {valeur!r}", f"return {fausse!r}", conseil) for fausse, conseil in fautes]
    enonce = f"{enonce or 'Sans l’exécuter, lisez ce programme.'}\n\n```python\n{programme.strip()}\n```\n\nQue vaut `{question}` à la fin ?"
    juger = partial(comparer_la_prediction, question)
    return _faire(PREDIRE, titre, enonce, solution, depart=depart, squelette=depart, fautes=fautes, cas=((),), exemples=(), juger=juger, **suite)


def ranger(titre: str, enonce: str, solution: str, *, fautes: Sequence[Faute], leurres: int = 1, **suite) -> Gamme:
    """Les lignes de la solution, mêlées à celles que mettent ses premières fautes, autant que de `leurres`."""
    gardees = solution.rstrip("\n").split("\n")
    tete, corps = "\n".join(gardees[:2]), gardees[2:]
    justes, hasard = [ligne.strip() for ligne in corps], random.Random(titre)
    lignes = justes + [apres for _, apres, _ in fautes[:leurres]]
    while [ligne for ligne in lignes if ligne in justes] == justes:
        hasard.shuffle(lignes)
    moitie = "\n".join([tete, *corps[: len(corps) // 2], f"{RETRAIT}..."])
    return _faire(RANGER, titre, enonce, solution, depart=f"{tete}\n{RETRAIT}...\n", squelette=moitie, lignes=tuple(lignes), fautes=fautes, **suite)


def _faire(
    forme: str, titre: str, enonce: str, solution: str, *, depart: str, squelette: str, notion: str, cas: Cas, fautes: Sequence[Faute], indice: str,
    exemples: Sequence[Arguments] | None = None, lignes: tuple[str, ...] = (), modifies: tuple[str, ...] = (), **options,
) -> Gamme:  # fmt: skip
    """La gamme entière ; les deux premiers cas servent d’exemples, et les listes reçues doivent rester intactes, sauf celles que l’on modifie."""
    nom = NOM.search(solution)[1]
    donner = cas if callable(cas) else lambda: cas
    montres = tuple(exemples if exemples is not None else list(donner())[:2])
    reference = _compiler(solution, nom)
    parametres = reference.__code__.co_varnames[: reference.__code__.co_argcount]
    listes = {parametre for arguments in montres for parametre, valeur in zip(parametres, arguments) if isinstance(valeur, list)}
    fausses = tuple(_remplacer(solution, avant, apres) for avant, apres, _ in fautes)
    typiques = [ErreurTypique(f"{nom}-{rang}", _compiler(fausse, nom), conseil) for rang, (fausse, (_, _, conseil)) in enumerate(zip(fausses, fautes), 1)]
    return Gamme(
        reference, 0, donner, montres, intacts=tuple(p for p in parametres if p in listes and p not in modifies), modifies=modifies,
        indices=(PREMIERS_INDICES[forme].format(_appeler_sur(nom, montres)), indice), squelette=squelette, erreurs_typiques=tuple(typiques),
        forme=forme, titre=titre, notion=notion, enonce=enonce, solution=solution, depart=depart, lignes=lignes, fausses=fausses, **options,
    )  # fmt: skip


def _appeler_sur(nom: str, exemples: Sequence[Arguments]) -> str:
    """L’appel du premier exemple, tel que l’énoncé le montre."""
    ecrits = [argument.ecrire() if hasattr(argument, "ecrire") else repr(argument) for argument in next(iter(exemples), ())]
    return f"{nom}({', '.join(ecrits)})"


def _remplacer(texte: str, avant: str, apres: str) -> str:
    """Le texte, où ce morceau, qui y est une fois, est remplacé ; lève `ValueError` pour une donnée mal écrite."""
    if texte.count(avant) != 1:
        raise ValueError(f"il faut {avant!r} une seule fois dans la solution, il y est {texte.count(avant)} fois :\n{texte}")
    return texte.replace(avant, apres)


def _compiler(texte: str, nom: str) -> Callable:
    """La fonction que définit ce texte ; ni `inspect` ni une trace d’erreur n’ont de quoi la montrer."""
    espace: dict = {"__name__": __name__}
    exec(compile(texte, f"<gamme {nom}>", "exec"), espace)
    return espace[nom]

