"""Le texte d’une fonction : son arbre, ses noms locaux, ses boucles.

De petites questions posées à l’arbre, sans conclusion. Commencer par `analyser`.
"""

import ast
import textwrap
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

# Elles changent l’objet et renvoient `None` ; `pop` le change et renvoie l’élément.
CHANGENT_SUR_PLACE = {"append", "extend", "insert", "remove", "reverse", "sort", "clear"}
CHANGENT = CHANGENT_SUR_PLACE | {"pop", "add", "update", "discard", "setdefault", "popitem"}
BOUCLES = (ast.For, ast.While)
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
NOEUDS = 4_000  # la plus longue des cellules du cours en a moins de mille
PROFONDEUR = 120  # au-delà, un arbre ne se parcourt plus sans épuiser la pile


class Vu(NamedTuple):
    """Une phrase vraie de ce code ; `genre` dit quand elle aide.

    « faute » : toujours ; « remarque » : vrai, mais peut-être pas la cause ; « rien renvoyé », « modification »,
    « erreur arrêtée », « essai », « sans fin » : quand l’appel a échoué ainsi, et pour les deux derniers entre `ligne` et `fin`.
    """

    nom: str
    genre: str
    ligne: int
    texte: str
    fin: int = 0
    objet: str = ""  # la variable en cause, ou les erreurs d’un `except`

    @property
    def phrase(self) -> str:
        """Ce qui est vu, et où."""
        return f"ligne {self.ligne} : {self.texte}"


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
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {enfant: noeud for noeud in ast.walk(self.noeud) for enfant in ast.iter_child_nodes(noeud)}

    @cached_property
    def parametres(self) -> list[str]:
        arguments = self.noeud.args
        return [a.arg for a in (*arguments.posonlyargs, *arguments.args)]

    @cached_property
    def globaux(self) -> set[str]:
        """Les noms déclarés `global` ou `nonlocal`."""
        return {nom for n in self.noeuds if isinstance(n, (ast.Global, ast.Nonlocal)) for nom in n.names}

    @cached_property
    def locaux(self) -> set[str]:
        """Les paramètres et les noms qui reçoivent une valeur ici ; ni modules importés, ni noms globaux."""
        ranges = {n.id for n in self.noeuds if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        return ({*self.parametres} | ranges) - self.globaux

    @cached_property
    def lus(self) -> set[str]:
        return {n.id for n in self.noeuds if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}

    @cached_property
    def est_opaque(self) -> bool:
        """Vrai quand le code peut lire ses variables sans les nommer."""
        return bool(self.lus & {"locals", "eval", "exec", "vars", "globals"})

    def sous(self, genre) -> Iterator:
        """Les nœuds de ce genre, dans l’ordre de l’arbre."""
        return (noeud for noeud in self.noeuds if isinstance(noeud, genre))

    def ancetres(self, noeud: ast.AST) -> Iterator[ast.AST]:
        while noeud := self.parents.get(noeud):
            yield noeud

    def est_dans(self, noeud: ast.AST, genre) -> bool:
        """Vrai quand le nœud est, dans cette fonction, à l’intérieur d’un tel nœud."""
        return any(isinstance(ancetre, genre) and ancetre is not self.noeud for ancetre in self.ancetres(noeud))

    def rangements(self, nom: str) -> list[ast.Name]:
        """Les endroits où ce nom reçoit une valeur."""
        return [n for n in self.sous(ast.Name) if n.id == nom and isinstance(n.ctx, ast.Store)]

    def instruction_de(self, noeud: ast.AST) -> ast.stmt:
        """L’instruction qui contient ce nœud."""
        while not isinstance(noeud, ast.stmt):
            noeud = self.parents[noeud]
        return noeud

    def ligne_du_mot(self, mot: str, au_dessus_de: int) -> int:
        """La ligne qui commence par ce mot, la plus proche en remontant depuis celle-ci."""
        lignes = self.source.splitlines()
        return next((n for n in range(au_dessus_de, 0, -1) if lignes[n - 1].split("#")[0].strip().startswith(mot)), au_dessus_de)

    def citer(self, noeud: ast.AST) -> str:
        """Le nœud tel que l’élève l’a écrit, sur une ligne ; vide s’il est trop long pour une phrase."""
        texte = " ".join((ast.get_source_segment(self.source, noeud) or ast.unparse(noeud)).split())
        return texte if len(texte) <= 60 and "`" not in texte else texte.replace("`", "'")[:57] + "…"


def analyser(source: str | None, nom: str) -> Fonction | None:
    """La fonction de ce nom dans le texte ; `None` quand on ne peut pas la lire."""
    source, definitions = _definitions(source)
    trouvees = [n for n in definitions if isinstance(n, ast.FunctionDef)]
    nommees = [n for n in trouvees if n.name == nom] or (trouvees if len(trouvees) == 1 else [])
    return Fonction(source, nommees[-1]) if nommees else None


def analyser_les_methodes(source: str | None) -> list[Fonction]:
    """Les méthodes de la classe dont c’est le texte."""
    source, definitions = _definitions(source)
    classes = [n for n in definitions if isinstance(n, ast.ClassDef)]
    return [Fonction(source, noeud) for noeud in (classes[-1].body if classes else ()) if isinstance(noeud, ast.FunctionDef)]


def _definitions(source: str | None) -> tuple[str, list[ast.stmt]]:
    """Le texte ramené au bord gauche, et ses instructions ; rien quand Python ne le lit pas."""
    source = source or ""
    debut = len(source) - len(source.lstrip("\n"))
    source = "\n" * debut + textwrap.dedent(source[debut:])
    try:
        arbre = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return source, []
    return source, [] if _est_demesure(arbre) else arbre.body


def _est_demesure(arbre: ast.AST) -> bool:
    """Vrai d’un arbre trop profond, ou trop grand : plusieurs lecteurs comparent les nœuds deux à deux."""
    etage, noeuds = [arbre], 1
    for _ in range(PROFONDEUR):
        etage = [enfant for noeud in etage for enfant in ast.iter_child_nodes(noeud)]
        noeuds += len(etage)
        if noeuds > NOEUDS:
            return True
    return bool(etage)


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


def dernieres(suite: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Les instructions par lesquelles cette suite peut finir ; un `if` sans `else` et une boucle en sont."""
    derniere = suite[-1]
    if isinstance(derniere, ast.If):
        yield from dernieres(derniere.body)
        yield from dernieres(derniere.orelse) if derniere.orelse else [derniere]
    elif isinstance(derniere, (ast.With, ast.Try)):
        for bloc in blocs(derniere):
            yield from dernieres(bloc)
    else:
        yield derniere


def noms(noeud: ast.AST) -> set[str]:
    """Tous les noms écrits dans ce nœud."""
    return {n.id for n in ast.walk(noeud) if isinstance(n, ast.Name)}


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
        if methode in CHANGENT:
            changes.add(objet)
        if methode == "shuffle" and noeud.args and isinstance(noeud.args[0], ast.Name):
            changes.add(noeud.args[0].id)
    return changes
