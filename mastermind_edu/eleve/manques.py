"""Ce qui manque encore à un programme assemblé, dit là où rien ne met de code en forme. Commencer par `dire_la_cause`."""

import ast
import re
from collections.abc import Mapping

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import INSECABLE, en_phrase, enumerer, sans_gras

PAS_ENCORE = "pas encore juste"


def chapitre_de(nom: str) -> str:
    """Le chapitre où cette fonction s’écrit."""
    return next(chapitre for chapitre, noms in CHAPITRES.items() if nom in noms)


def dire_la_cause(nom: str, phrases: Mapping[str, str], textes: Mapping[str, str]) -> str:
    """La même phrase ; pour une fonction qui n’est pas juste et se sert d’une autre qui manque, c’est l’autre qui est à réparer d’abord."""
    lus = {n.id for texte in textes.values() for n in ast.walk(ast.parse(texte)) if isinstance(n, ast.Name)} - {nom}
    causes = [f"{autre} (exercice {numero(chapitre_de(autre))})" for autre, phrase in phrases.items() if autre in lus and phrase]
    if not causes or PAS_ENCORE not in phrases[nom]:
        return phrases[nom]
    return f"{phrases[nom].partition(PAS_ENCORE)[0]}à vérifier de nouveau après {enumerer(causes)}, dont elle se sert"


def en_texte(message: str) -> str:
    """Le message, là où rien ne met de code en forme : entre guillemets français."""
    return re.sub("`([^`]+)`", f"«{INSECABLE}\\1{INSECABLE}»", en_phrase(sans_gras(message)))
