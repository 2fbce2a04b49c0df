"""Le processus d’un élève : il définit ses fonctions, les appelle, renvoie des données.

Lancé par `isolement`, jamais importé. Aucune réponse attendue n’entre ici : ni en
mémoire, ni dans les fichiers visibles. Une ligne JSON reçue, une ligne renvoyée.
"""

import ast
import json
import linecache
import os
import random
import sys
import time

from mastermind_edu.juge.appel import Candidat, Sourdine, appeler, decrire_erreur, entrees_sorties_neutres
from mastermind_edu.juge.codage import coder_erreur, coder_observation, decoder
from mastermind_edu.juge.garde import Garde

SECONDES_PAR_LOT = 0.5  # au-delà, le lot rendu est plus court : le juge redemande la suite


def limiter(limites: dict) -> None:
    """Pose les limites du système sur ce processus, quand il y en a."""
    try:
        import resource
    except ImportError:  # Windows
        return
    for nom, valeur in limites.items():
        try:
            resource.setrlimit(getattr(resource, nom), (valeur, valeur))
        except (AttributeError, ValueError, OSError):  # inconnue de ce système, ou déjà plus basse
            continue


def ouvrir_tuyaux():
    """Les deux bouts du dialogue ; l’entrée et les sorties ordinaires mènent ensuite nulle part."""
    entree, sortie = os.fdopen(os.dup(0), "r", encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nulle_part = os.open(os.devnull, os.O_RDWR)
    for descripteur in (0, 1, 2):
        os.dup2(nulle_part, descripteur)
    return entree, sortie


class Definitions:
    """Les définitions d’une copie, exécutées une à une."""

    def __init__(self, instructions: list):
        self.espace = {"__name__": "__main__"}
        self.erreurs: dict[str, object] = {}
        with entrees_sorties_neutres(), Garde() as self.garde:
            ratees = [instruction for instruction in instructions if not self.executer(*instruction)]
            for instruction in ratees:  # une cellule déplacée a pu définir entre-temps ce qui manquait
                self.executer(*instruction)

    def executer(self, source: str, ligne: int, cellule: int) -> bool:
        """Exécute une instruction, vrai si elle réussit ; son erreur est gardée pour qui en dépend."""
        fichier = f"cellule {cellule}"
        lignes = [""] * (ligne - 1) + source.splitlines()
        connues = linecache.cache[fichier][2] if fichier in linecache.cache else []
        fusion = [a or b for a, b in zip(connues + [""] * len(lignes), lignes + [""] * len(connues))]
        linecache.cache[fichier] = (0, None, fusion, fichier)
        definis = noms_definis(source)
        try:
            code = compile(ast.increment_lineno(ast.parse(source), ligne - 1), fichier, "exec")
            self.garde.appeler(exec, code, self.espace)
        except BaseException as erreur:
            self.erreurs.update(dict.fromkeys(definis, coder_erreur(decrire_erreur(erreur))))
            return False
        self.erreurs = {nom: erreur for nom, erreur in self.erreurs.items() if nom not in definis}
        return True

    def decrire(self, nom: str, nb_parametres: int) -> dict:
        """Ce que le juge doit savoir d’une réponse avant de l’appeler."""
        fonction = self.espace.get(nom)
        if nom in self.erreurs or not callable(fonction):
            return {"erreur": self.erreurs.get(nom) or [["NameError"], f"name '{nom}' is not defined", None, ""]}
        candidat = Candidat(fonction)
        try:
            nombre = candidat.nb_parametres
        except (TypeError, ValueError):
            nombre = nb_parametres
        return {"nb_parametres": nombre, "accepte": candidat.accepte(nb_parametres)}

    def observer(self, nom: str, cas: list, pas_a_pas: bool, sortie: Sourdine, garde: Garde):
        """Les observations d’un lot, l’une après l’autre, tant qu’il reste du temps."""
        fin = time.monotonic() + SECONDES_PAR_LOT
        for code in cas:
            arguments = tuple(decoder(code))
            observation = appeler(self.espace[nom], arguments, sortie, garde)
            # `1 == True` : deux listes égales peuvent différer par leurs types, on compare leur écriture.
            inchanges = repr(observation.arguments) == repr(arguments)
            yield coder_observation(observation, observation.arguments if inchanges else None)
            if time.monotonic() > fin or pas_a_pas or observation.est_sans_fin:
                return


def noms_definis(source: str) -> set[str]:
    """Les noms qu’une instruction aurait dû définir."""
    noeuds = ast.walk(ast.parse(source))
    noms = {n.id for n in noeuds if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    definies = ast.parse(source).body
    return noms | {d.name for d in definies if isinstance(d, (ast.FunctionDef, ast.ClassDef))}


def main() -> None:
    """Répond aux demandes jusqu’à la fin de l’entrée."""
    entree, sortie = ouvrir_tuyaux()
    demande = json.loads(entree.readline())
    limiter(demande["limites"])
    random.seed(0)  # un élève qui tire sans `hasard` reste le même d’une correction à l’autre
    definitions = Definitions(demande["instructions"])
    ecrire = lambda reponse: (sortie.write(json.dumps(reponse) + "\n"), sortie.flush())  # noqa: E731
    ecrire({nom: definitions.decrire(nom, nombre) for nom, nombre in demande["noms"].items()})
    for ligne in entree:
        demande = json.loads(ligne)
        with entrees_sorties_neutres() as sourdine, Garde() as garde:
            observations = list(definitions.observer(demande["nom"], demande["cas"], demande["pas_a_pas"], sourdine, garde))
        ecrire(observations)


if __name__ == "__main__":
    sys.setrecursionlimit(1000)
    main()
