"""Le texte d’une fonction : son arbre, ses noms locaux, ses boucles.

De petites questions posées à l’arbre, sans conclusion. Commencer par `Fonction`.
"""

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, wraps
from typing import NamedTuple

from mastermind_edu.francais import couper_le_code
# Elles changent l’objet et renvoient `None` ; `pop` le change et renvoie l’élément.
CHANGENT_SUR_PLACE = {"append", "extend", "insert", "remove", "reverse", "sort", "clear"}
CHANGENT = CHANGENT_SUR_PLACE | {"pop", "add", "update", "discard", "setdefault", "popitem"}
REGARDENT = {"len", "print", "str", "int", "range", "min", "max", "sum", "sorted", "abs"}  # elles ne changent rien à ce qu’elles reçoivent
BOUCLES, A_RECOPIER = (ast.For, ast.While), 200  # signes : au-delà, un morceau de code ne se recopie plus d’un message
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


class Vu(NamedTuple):
    """Une phrase vraie de ce code ; `genre` dit quand elle aide.

    « faute » : toujours ; « remarque » : vrai, mais peut-être pas la cause ; les autres, quand l’appel a échoué ainsi
    (voir `lecteur`) ; « essai » et « sans fin », entre `ligne` et `fin`.
    """

    nom: str
    genre: str
    ligne: int
    texte: str
    fin: int = 0
    objet: str = ""  # la variable en cause, ou les erreurs d’un `except`
    est_un_effet: bool = False  # de la ligne, une fois exécutée : elle ne l’a pas eu si elle a levé une erreur
    repare: bool = False  # elle dit toute la réparation : le conseil d’une erreur typique n’a pas à la redire
    preuve: str = ""  # la fonction où cette ligne fait autre chose : si elle donne la même réponse dans le cas montré, la ligne n’y est pour rien
    est_la_reparation: bool = False  # la preuve est ce que la phrase conseille : elle doit rendre juste le cas montré

    @property
    def phrase(self) -> str:
        """Ce qui est vu, et où."""
        return couper_le_code(f"ligne {self.ligne} : {self.texte}")


class Retouche(NamedTuple):
    """Le texte de la fonction retouchée, la ligne changée, et la phrase."""

    source: str
    ligne: int
    texte: str
    est_vague: bool = False  # un nombre ou un nom à changer, sans dire en quoi
    repare: bool = False

    @property
    def phrase(self) -> str:
        """Ce qui est à changer, et où."""
        return couper_le_code(f"ligne {self.ligne} : {self.texte}")


class Fonction:
    """Une fonction lue ; `source` garde les numéros de ligne de la cellule."""

    def __init__(self, source: str, noeud: ast.FunctionDef):
        self.source, self.noeud = source, noeud

    @cached_property
    def noeuds(self) -> list[ast.AST]:
        """Tout ce que contient le corps, fonctions intérieures comprises."""
        return [noeud for instruction in self.noeud.body for noeud in ast.walk(instruction)]

    @cached_property
    def instructions(self) -> list[ast.stmt]:
        return [noeud for noeud in self.noeuds if isinstance(noeud, ast.stmt)]

    @cached_property
    def suites(self) -> list[list[ast.stmt]]:
        """Les suites d’instructions : celle de la fonction, puis celles de chaque bloc."""
        return [suite for instruction in (self.noeud, *self.instructions) for suite in blocs(instruction)]

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {enfant: noeud for noeud in ast.walk(self.noeud) for enfant in ast.iter_child_nodes(noeud)}

    @cached_property
    def parametres(self) -> list[str]:
        arguments = self.noeud.args
        return [a.arg for a in (*arguments.posonlyargs, *arguments.args)]

    @cached_property
    def globaux(self) -> set[str]:
        """Les noms déclarés `global` ou `nonlocal`."""
        return {nom for n in self.sous(ast.Global, ast.Nonlocal) for nom in n.names}

    @cached_property
    def locaux(self) -> set[str]:
        """Les paramètres et les noms qui reçoivent une valeur ici ; ni modules importés, ni noms globaux."""
        return ({*self.parametres} | ranges(self.noeuds)) - self.globaux

    @cached_property
    def lus(self) -> set[str]:
        return {n.id for n in self.sous(ast.Name) if isinstance(n.ctx, ast.Load)}

    @cached_property
    def est_opaque(self) -> bool:
        """Vrai quand le code peut lire ses variables sans les nommer."""
        return bool(self.lus & {"locals", "eval", "exec", "vars", "globals"})

    @cached_property
    def _rangs(self) -> dict[object, list[int]]:
        """Les rangs, dans l’arbre, des nœuds de chaque genre."""
        rangs = defaultdict(list)
        for rang, noeud in enumerate(self.noeuds):
            rangs[type(noeud)].append(rang)
            if isinstance(noeud, ast.Call):
                rangs[getattr(noeud.func, "attr", nom_de(noeud.func))].append(rang)
            elif isinstance(noeud, ast.Constant) and (noeud.value is ... or not isinstance(self.parents[noeud], ast.Expr)):
                rangs[type(noeud.value)].append(rang)
        return rangs

    def sous(self, *genres) -> list:
        """Les nœuds de ces genres, dans l’ordre de l’arbre : une classe d’`ast`, un nom appelé, ou `str`, `bool` pour les constantes qui servent."""
        return [self.noeuds[rang] for rang in sorted(rang for genre in genres for rang in self._rangs.get(genre, ()))]

    def ancetres(self, noeud: ast.AST) -> Iterator[ast.AST]:
        while noeud := self.parents.get(noeud):
            yield noeud

    def est_dans(self, noeud: ast.AST, genre) -> bool:
        """Vrai quand le nœud est, dans cette fonction, à l’intérieur d’un tel nœud."""
        return any(isinstance(ancetre, genre) and ancetre is not self.noeud for ancetre in self.ancetres(noeud))

    def rangements(self, nom: str) -> list[ast.Name]:
        """Les endroits où ce nom reçoit une valeur."""
        return [n for n in self.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Store)]

    def lectures(self, nom: str) -> list[ast.Name]:
        """Les endroits où ce nom est lu."""
        return [n for n in self.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Load)]

    def valeurs(self, nom: str) -> list[ast.expr]:
        """Ce que rangent dans ce nom les affectations `nom = …`."""
        return [i.value for i in self.sous(ast.Assign) if nom in cibles(i)]

    def instruction_de(self, noeud: ast.AST) -> ast.stmt:
        """L’instruction qui contient ce nœud."""
        while not isinstance(noeud, ast.stmt):
            noeud = self.parents[noeud]
        return noeud

    def ligne_du_mot(self, mot: str, au_dessus_de: int) -> int:
        """La ligne qui commence par ce mot, la plus proche en remontant depuis celle-ci."""
        lignes = self.source.splitlines()
        return next((n for n in range(au_dessus_de, 0, -1) if lignes[n - 1].split("#")[0].strip().startswith(mot)), au_dessus_de)

    def mot_du_si(self, condition: ast.If) -> str:
        """`if` ou `elif`, comme l’élève l’a écrit."""
        return "elif" if self.source.splitlines()[condition.lineno - 1].lstrip().startswith("elif") else "if"

    def citer(self, noeud: ast.AST) -> str:
        """Le nœud tel que l’élève l’a écrit, sur une ligne ; la phrase où il vient le coupe s’il est long et n’est pas à recopier."""
        texte = " ".join((ast.get_source_segment(self.source, noeud) or ast.unparse(noeud)).split())
        return texte if len(texte) <= A_RECOPIER and "`" not in texte else texte.replace("`", "'")[:57] + "…"

    def citer_le_debut(self, instruction: ast.AST) -> str:
        """La même chose pour une instruction ; sa première ligne seule quand elle en contient d’autres."""
        match instruction:
            case ast.If() | ast.While():
                return f"{self.mot_du_si(instruction) if isinstance(instruction, ast.If) else 'while'} {self.citer(instruction.test)}"
            case ast.For():
                return f"for {self.citer(instruction.target)} in {self.citer(instruction.iter)}"
        return self.citer(instruction)


Lecteur = Callable[[Fonction], Iterable[Vu]]


def chaque(*genres, si: tuple = ()) -> Callable[[Callable[[Fonction, ast.AST], Iterable[Vu]]], Lecteur]:
    """Fait un lecteur de ce qui regarde un seul nœud : il regarde tous ceux de ces genres, dans une fonction où s’en trouve un de `si`."""

    def preparer(regarder: Callable) -> Lecteur:
        @wraps(regarder)
        def lire(lue: Fonction) -> Iterator[Vu]:
            for noeud in lue.sous(*genres) if not si or lue.sous(*si) else ():
                yield from regarder(lue, noeud)

        return lire

    return preparer


def dans_le_bloc(instructions: list[ast.stmt]) -> Iterator[ast.AST]:
    """Les nœuds de ces instructions, sans entrer dans les fonctions intérieures."""
    a_voir: list[ast.AST] = [*instructions]
    while a_voir:
        noeud = a_voir.pop()
        yield noeud
        if not isinstance(noeud, DEFINITIONS):
            a_voir += ast.iter_child_nodes(noeud)


def blocs(instruction: ast.AST) -> list[list[ast.stmt]]:
    """Les suites d’instructions que contient directement une instruction."""
    suites = [getattr(instruction, nom, []) for nom in ("body", "orelse", "finalbody")]
    suites += [partie.body for partie in (*getattr(instruction, "handlers", ()), *getattr(instruction, "cases", ()))]
    return [suite for suite in suites if isinstance(suite, list) and suite]


def ranges(noeuds: Iterable[ast.AST]) -> set[str]:
    """Les noms qui reçoivent une valeur dans ces nœuds."""
    return {n.id for n in noeuds if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def noms(noeud: ast.AST) -> set[str]:
    """Tous les noms écrits dans ce nœud."""
    return {n.id for n in ast.walk(noeud) if isinstance(n, ast.Name)}


def nom_de(noeud: ast.AST | None) -> str:
    """`x` pour le nom `x` ; vide pour tout autre nœud."""
    return getattr(noeud, "id", "")


def cibles(instruction: ast.AST) -> list[str]:
    """`["x", "y"]` pour `x = y = …` ; vide pour une case."""
    return [nom_de(cible) for cible in instruction.targets]


def nom_appele(noeud: ast.AST) -> str:
    """`len` pour `len(x)` ; vide pour tout autre appel."""
    return noeud.func.id if isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Name) else ""


def methode_appelee(noeud: ast.AST) -> tuple[str, str]:
    """(« liste », « append ») pour `liste.append(x)` ; deux vides pour un autre appel."""
    if isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Attribute) and isinstance(noeud.func.value, ast.Name):
        return noeud.func.value.id, noeud.func.attr
    return "", ""


def objets_changes(noeuds) -> set[str]:
    """Les noms dont la liste ou le dictionnaire est modifié sur place."""
    changes = set()
    for noeud in noeuds:
        if isinstance(noeud, ast.Subscript) and isinstance(noeud.ctx, (ast.Store, ast.Del)) and isinstance(noeud.value, ast.Name):
            changes.add(noeud.value.id)
        objet, methode = methode_appelee(noeud)
        changes |= {objet} if methode in CHANGENT else set()
        if methode == "shuffle" and noeud.args and isinstance(noeud.args[0], ast.Name):
            changes.add(noeud.args[0].id)
    return changes
