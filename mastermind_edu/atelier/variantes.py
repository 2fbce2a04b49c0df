"""Les variantes d’une réponse juste : une seule chose y est changée, et les cas d’un exercice doivent les refuser.

Le même moteur sert nos tests (`tests/variantes.py`) et le dossier d’un professeur, à qui il nomme celles que ses cas laissent passer.
Ni les fautes (voir `mutants`), ni le jugement. Commencer par `engendrer`, puis `chercher_les_trous`.
"""

import ast
import difflib
import inspect
import re
import sys
import textwrap
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from types import CodeType
from typing import NamedTuple

from mastermind_edu.atelier.entrees_voisines import entrees_voisines, plus_simples
from mastermind_edu.atelier.mutants import GARDE_UN_ETAT, faire_la_faute, mutants, mutants_de, poser
from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.ecarts import Ecart, ecrire_appel
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice, preparer
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.valeurs import Observation

ENTREES, SECONDES = 600, 10.0  # ce que l’on essaie au-delà des cas, et le temps que l’on y passe par exercice
PAS_PAR_ESSAI = 20_000
DANGEREUX = {"open", "os", "sys", "shutil", "subprocess", "Path", "pathlib", "socket", "urllib", "exec", "eval", "__import__", "ctypes", "input"}


class Variante(NamedTuple):
    """Une fonction fausse, en mots ; fabriquée à neuf pour chaque examen, car elle peut garder un état."""

    faute: str
    fabriquer: Callable[[], Callable]
    texte: str = ""  # son code


class Trou(NamedTuple):
    """Une variante que les cas laissent passer : ce qui y change, et l’appel qui la trahit, avec ce qu’il doit donner et ce qu’elle donne."""

    ligne: int
    ecrit: str
    au_lieu_de: str
    appel: str
    attendu: str
    obtenu: str


def engendrer(nom: str, source: str, espace: dict) -> Iterator[Variante]:
    """Les variantes de la fonction, ou de la classe, que définit ce texte ; `espace` a les noms dont il se sert.

    >>> [variante.faute for variante in engendrer("f", "def f(a):\\n    return a", {})]
    ['ligne 2 : énoncé retiré', 'ligne 2 : `return` sans valeur']
    """
    arbre = ast.parse(source)
    fautes = fautes_de_classe(arbre) if isinstance(arbre.body[0], ast.ClassDef) else mutants(source)
    for faute, change in fautes:
        texte = ast.unparse(change)
        if _se_lit(texte):
            yield Variante(faute, _fabrique(nom, texte, espace), texte)


def _se_lit(texte: str) -> bool:
    """Faux pour une variante que Python refuse, comme un nom posé avant d’être dit global : ce n’est pas une fonction fausse."""
    try:
        _compiler(texte)
    except SyntaxError:
        return False
    return True


def _compiler(texte: str) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # `() is 0` : ce que Python pense d’une variante ne regarde personne
        return compile(texte, "<variante>", "exec")


def fautes_de_classe(arbre: ast.Module) -> Iterator[tuple[str, ast.Module]]:
    """Les fautes de chaque méthode d’une classe, et l’arbre de la classe fautive ; la ligne est celle du texte entier."""
    classe = arbre.body[0]
    for rang, methode in enumerate(classe.body):
        if not isinstance(methode, ast.FunctionDef):
            continue
        for faute, change in mutants_de(ast.Module([deepcopy(methode)], [])):
            corps = [*classe.body[:rang], change.body[0], *classe.body[rang + 1 :]]
            yield f"{methode.name} : {faute}", ast.Module([ast.ClassDef(classe.name, classe.bases, [], corps, [])], [])


def oublis(arbre: ast.Module) -> Iterator[tuple[str, ast.Module]]:
    """Chaque élément oublié d’un texte ou d’une collection, écrits en toutes lettres, où la fonction cherche quelque chose par `in`.

    >>> [faute for faute, _ in oublis(ast.parse("def f(a):\\n    return a in 'oui'"))]
    ["ligne 2 : 'o' oublié dans 'oui'", "ligne 2 : 'u' oublié dans 'oui'", "ligne 2 : 'i' oublié dans 'oui'"]
    """
    for noeud in ast.walk(arbre):
        cherches = noeud.comparators if isinstance(noeud, ast.Compare) and isinstance(noeud.ops[0], (ast.In, ast.NotIn)) else ()
        for ou in cherches:
            if isinstance(ou, ast.Constant) and isinstance(ou.value, str):
                restes = [(repr(signe), poser(value=ou.value.replace(signe, ""))) for signe in dict.fromkeys(ou.value)]
            else:
                restes = [(ast.unparse(elt), lambda n, rang=rang: n.elts.pop(rang) and None) for rang, elt in enumerate(getattr(ou, "elts", ()))]
            for oublie, changer in restes:
                yield f"ligne {noeud.lineno} : {oublie} oublié dans {ast.unparse(ou)}", faire_la_faute(arbre, ou, changer)


def _fabrique(nom: str, texte: str, espace: dict) -> Callable[[], Callable]:
    def fabriquer() -> Callable:
        neuf = dict(espace)
        exec(_compiler(texte), neuf)
        return neuf[nom]

    return fabriquer


def laisser_passer(exercice: Exercice, variantes: Iterable[Variante]) -> list[Variante]:
    """Celles que l’examen accepte, sans rien reconnaître."""
    sans_diagnostic = preparer(replace(exercice, erreurs_typiques=()))
    return [variante for variante in variantes if examiner(sans_diagnostic, Candidat(variante.fabriquer()), suite=False).est_reussi]


def chercher_les_trous(exercice: Exercice) -> tuple[list[Trou], int]:
    """Les variantes de la référence que les cas laissent passer alors qu’un autre appel les trahit, et le nombre de toutes.

    Une variante qui agit comme la référence partout où l’on essaie est peut-être juste : elle n’est pas un trou ; celle qui garde un état
    ne se trahit pas par un seul appel, et ne se montre pas sur une ligne. Rien n’est essayé
    d’une référence qui touche à des fichiers ou au réseau : la changer pourrait abîmer la machine.
    """
    source = textwrap.dedent(inspect.getsource(exercice.reference))
    if isinstance(exercice, ExerciceDeCas) or not est_sans_danger(source):
        return [], 0
    espace = dict(vars(sys.modules[exercice.reference.__module__]))
    en_plus = (Variante(faute, _fabrique(exercice.nom, texte := ast.unparse(arbre), espace), texte) for faute, arbre in oublis(ast.parse(source)))
    variantes = [*engendrer(exercice.nom, source, espace), *en_plus]
    survivantes = laisser_passer(exercice, variantes)
    decalage = inspect.getsourcelines(exercice.reference)[1] - 1
    entrees = list(_entrees_jugees(exercice, source)) if survivantes else []
    trous = (_trahir(exercice, source, variante, entrees, decalage) for variante in survivantes if GARDE_UN_ETAT not in variante.faute)
    return list(filter(None, trous)), len(variantes)


def est_sans_danger(source: str) -> bool:
    """Faux quand ce texte nomme de quoi écrire, effacer ou joindre autre chose.

    >>> est_sans_danger("def f(a):\\n    return a"), est_sans_danger("def f(a):\\n    open(a, 'w')")
    (True, False)
    """
    noms = {getattr(noeud, "id", getattr(noeud, "attr", "")) for noeud in ast.walk(ast.parse(source))}
    return not noms & DANGEREUX and not any(isinstance(noeud, (ast.Import, ast.ImportFrom)) for noeud in ast.walk(ast.parse(source)))


def _entrees_jugees(exercice: Exercice, source: str) -> Iterator[tuple[tuple, Observation]]:
    """Des arguments voisins de ceux des cas, et ce que la référence en fait ; une erreur qu’aucun cas n’attend les écarte."""
    permises = {attendue.erreur.types[0] for _, attendue in exercice.cas_attendus() if attendue.erreur}
    fin = time.monotonic() + SECONDES
    for arguments in islice(entrees_voisines(exercice, source), ENTREES):
        if time.monotonic() > fin:
            return
        attendue = exercice.attendre_prudemment(arguments)
        erreurs = {erreur.types[0] for erreur in (attendue.erreur, *attendue.pas) if getattr(erreur, "types", None)}
        if erreurs <= permises:
            yield arguments, attendue


def _trahir(exercice: Exercice, source: str, variante: Variante, entrees: list[tuple[tuple, Observation]], decalage: int) -> Trou | None:
    """Le plus court appel où la variante n’agit pas comme la référence, s’il y en a un."""
    fonction = variante.fabriquer()
    with Garde(pas=PAS_PAR_ESSAI, du_fil=True) as garde:
        trouve = next(filter(None, (_comparer(exercice, fonction, garde, *entree) for entree in entrees)), None)
        while trouve and (plus_simple := _simplifier(exercice, fonction, garde, trouve[0])):
            trouve = plus_simple
    if not trouve:
        return None
    arguments, ecart = trouve
    ligne = int(re.search(r"ligne (\d+)", variante.faute)[1]) + decalage
    return Trou(ligne, *_ce_qui_change(source, variante.texte), ecart.appel or ecrire_appel(exercice, arguments), ecart.attendu, ecart.obtenu)


def _comparer(exercice: Exercice, fonction: Callable, garde: Garde, arguments: tuple, attendue: Observation) -> tuple[tuple, Ecart] | None:
    ecart = exercice.comparer(arguments, attendue, appeler(fonction, arguments, garde=garde))
    return (arguments, ecart) if ecart else None


def _simplifier(exercice: Exercice, fonction: Callable, garde: Garde, arguments: tuple) -> tuple[tuple, Ecart] | None:
    """Le même écart sur des arguments plus simples, que la référence accepte."""
    for simples in plus_simples(arguments):
        attendue = exercice.attendre_prudemment(simples)
        if not attendue.erreur and (trouve := _comparer(exercice, fonction, garde, simples, attendue)):
            return trouve
    return None


def _ce_qui_change(source: str, texte: str) -> tuple[str, str]:
    """La première ligne que la variante écrit autrement, puis la même dans la référence ; une ligne ôtée est remplacée par `pass`.

    >>> _ce_qui_change("def f(a):\\n    return a >= 1", "def f(a):\\n    return a > 1")
    ('return a > 1', 'return a >= 1')
    """
    avant = [ligne.strip() for ligne in ast.unparse(_sans_aides(ast.parse(source))).split("\n")]
    apres = [ligne.strip() for ligne in ast.unparse(_sans_aides(ast.parse(texte))).split("\n")]
    for genre, i, k, j, m in difflib.SequenceMatcher(None, avant, apres, autojunk=False).get_opcodes():
        if genre != "equal":
            return " ; ".join(apres[j:m]) or "rien", " ; ".join(avant[i:k]) or "rien"
    return texte, source


def _sans_aides(arbre: ast.Module) -> ast.Module:
    for noeud in ast.walk(arbre):
        if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(noeud) is not None and len(noeud.body) > 1:
            del noeud.body[0]
    return arbre
