"""Ce qui ne va pas dans les exercices d’un professeur, dit avant qu’un élève ne le voie : le fichier, la ligne, ce qu’il fallait.

`modules_complets` regarde ce qui manque ; ici, on essaie ce qui est écrit. Commencer par `controler`.
"""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.francais import accorder, citer
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario

CAS_LUS = 20_000  # au-delà, un générateur sans fin


class Place(NamedTuple):
    """Un module, tel qu’on le nomme à son auteur, et de quoi y trouver une ligne."""

    fichier: str
    chemin: Path

    def situer(self, ligne: int, message: str) -> str:
        """Le message, après le fichier et la ligne."""
        return f"{self.fichier}, ligne {ligne} : {message}"

    def ligne_de(self, nom: str) -> int:
        """Celle où est écrit cet argument d’EXERCICE, cette fonction, cette classe ou cette variable ; 1 s’il n’y est pas, 0 si rien ne se lit."""
        try:
            arbre = ast.parse(self.chemin.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError):
            return 0
        for noeud in ast.walk(arbre):
            if isinstance(noeud, ast.Assign) and nom in (getattr(cible, "id", "") for cible in noeud.targets):
                return noeud.lineno
            if getattr(noeud, "arg", "") == nom and isinstance(noeud, ast.keyword):
                return noeud.value.lineno
            if isinstance(noeud, (ast.FunctionDef, ast.ClassDef)) and noeud.name == nom:
                return noeud.lineno
        return 1


def controler(exercice: Exercice, place: Place) -> list[str]:
    """Une phrase par faute, la première d’abord ; aucune quand l’exercice se tient."""
    for chercher in (_des_parametres, _du_squelette, _des_cas, _des_exemples, _des_proprietes, _des_erreurs_typiques):
        if fautes := list(islice(chercher(exercice, place), 3)):
            return fautes
    return []


def _des_parametres(exercice: Exercice, place: Place) -> Iterator[str]:
    for champ in ("intacts", "modifies"):
        noms = getattr(exercice, champ)
        if isinstance(noms, str):
            yield place.situer(place.ligne_de(champ), f"il faut un tuple de noms, {champ}=({citer(noms)},), voici {citer(noms)} : il manque une virgule")
            continue
        for nom in noms:
            if nom not in exercice.parametres:
                yield place.situer(place.ligne_de(champ), f"il faut dans {champ} des paramètres de `{exercice.signature}`, voici {citer(nom)}")


def _du_squelette(exercice: Exercice, place: Place) -> Iterator[str]:
    """L’élève le recopie : tel qu’on le lui montre, Python doit le lire."""
    try:
        ast.parse(exercice.squelette)
    except SyntaxError as erreur:
        fautive = f", ligne {erreur.lineno}, {citer(erreur.text.strip())}" if erreur.text else ""
        yield place.situer(place.ligne_de("squelette"), f"squelette{fautive} : Python ne le lit pas ; un trou s’écrit ..., seul, là où va une valeur ou une instruction")


def _des_cas(exercice: Exercice, place: Place) -> Iterator[str]:
    ligne, nombre = place.ligne_de("cas"), 0
    try:
        for nombre, cas in enumerate(exercice.cas(), 1):
            if faute := _forme(exercice, cas):
                yield place.situer(ligne, f"cas(), {nombre}{'er' if nombre == 1 else 'e'} cas : {faute}")
            if nombre > CAS_LUS:
                yield place.situer(ligne, f"il faut {CAS_LUS} cas au plus, cas() n’en finit pas")
                return
    except Exception as erreur:  # tout ce qu’un générateur fautif peut lever
        yield place.situer(_derniere_ligne(erreur, place) or ligne, f"cas() s’arrête au {nombre + 1}e cas : {type(erreur).__name__}, {erreur}")
    if not nombre:
        yield place.situer(ligne, "il faut un cas au moins, cas() n’en donne aucun : chaque `yield` en donne un")


def _des_exemples(exercice: Exercice, place: Place) -> Iterator[str]:
    for exemple in exercice.exemples:
        if faute := _forme(exercice, exemple):
            yield place.situer(place.ligne_de("exemples"), f"exemples : {faute}")
        elif not isinstance(exercice, (ExerciceDeCas, ExerciceDObjet)) and (erreur := exercice.attendre(exemple).erreur):
            yield place.situer(place.ligne_de(exercice.nom), f"la référence ne répond pas à l’exemple {exemple!r} : {erreur.types[0]}, {erreur.texte}")


def _forme(exercice: Exercice, cas: object) -> str:
    """Ce qui ne va pas dans un tuple d’arguments ; vide quand rien."""
    voulus = len(exercice.parametres) + isinstance(exercice, ExerciceDObjet)
    if type(cas) is not tuple:
        exemple = f"({cas!r},)" if voulus == 1 else f"({', '.join(exercice.parametres)})"
        return f"il faut un tuple d’arguments, comme {exemple}, voici {citer(cas)}"
    if len(cas) != voulus:
        return f"il faut {accorder(voulus, 'argument')} pour `{exercice.signature}`, en voici {len(cas)} : {citer(cas)}"
    if isinstance(exercice, ExerciceDObjet) and not isinstance(cas[-1], Scenario):
        return f"il faut finir par un Scenario((…)), voici {citer(cas[-1])}"
    return ""


def _des_proprietes(exercice: Exercice, place: Place) -> Iterator[str]:
    for propriete in exercice.proprietes if not isinstance(exercice, ExerciceDeCas) else ():
        for cas in islice(exercice.cas(), 200):
            try:
                propriete.est_vraie(*cas)
            except Exception as erreur:
                ligne = _derniere_ligne(erreur, place) or place.ligne_de("proprietes")
                yield place.situer(ligne, f"la propriété « {propriete.phrase} » ne se lit pas dans le cas {citer(cas)} : {type(erreur).__name__}, {erreur}")
                break


def _des_erreurs_typiques(exercice: Exercice, place: Place) -> Iterator[str]:
    sans_nom = replace(exercice, erreurs_typiques=())
    juste = examiner(sans_nom, Candidat(exercice.reference), suite=False)
    if not juste.est_reussi:
        yield place.situer(place.ligne_de(exercice.nom), f"la référence ne réussit pas son propre exercice : {juste.message}")
        return
    for typique in exercice.erreurs_typiques:
        verdict = examiner(sans_nom, Candidat(typique.fonction), suite=False)
        ligne = inspect.getsourcelines(typique.fonction)[1]
        if verdict.est_reussi:
            yield place.situer(ligne, f"cette fonction fausse, « {typique.slug} », réussit tous vos cas : ajoutez-en un où elle se trompe, ou corrigez-la")
        elif verdict.contre_exemple is None:
            yield place.situer(ligne, f"cette fonction fausse, « {typique.slug} », ne peut pas être appelée : {verdict.message}")


def _derniere_ligne(erreur: Exception, place: Place) -> int:
    """Celle de ce module où l’erreur est née ; 0 si elle vient d’ailleurs."""
    lignes, trace = [], erreur.__traceback__
    while trace:
        if Path(trace.tb_frame.f_code.co_filename) == place.chemin:
            lignes.append(trace.tb_lineno)
        trace = trace.tb_next
    return lignes[-1] if lignes else 0
