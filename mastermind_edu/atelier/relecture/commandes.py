"""Quatrième règle : une commande du cours que cite une leçon, dans sa prose ou sous un verdict, y est chargée.

Un verdict a aussi ses boutons, que seule l’extension montre. Commencer par `reprocher_commandes`.
"""

import ast
import json
import re
from collections.abc import Mapping, Sequence

from mastermind_edu.atelier.execution import CHARGEMENT, composer
from mastermind_edu.atelier.plan import Cible
from mastermind_edu.atelier.relecture.lecture import Sortie, lire_sorties
from mastermind_edu.atelier.relecture.reperage import extraits
from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.eleve import NOMS_DU_COURS

CITEE = re.compile(r"`(\w+)\(")


def reprocher_commandes(cible: Cible) -> list[str]:
    """Une phrase par commande citée et jamais importée, et par verdict sans ses boutons."""
    return reprocher(composer(cible), lire_sorties(json.loads(cible.notebook.read_text(encoding="utf-8"))))


def reprocher(cellules: Sequence[Cellule], sorties: Mapping[str, Sortie]) -> list[str]:
    """Les fautes d’une leçon, dans l’ordre de ses cellules."""
    codes = [cellule for cellule in cellules if cellule.genre == "code"]
    noeuds = {cellule.id: [noeud for extrait in extraits(cellule) for noeud in ast.walk(extrait.arbre)] for cellule in codes}
    importees = {alias.name for suite in noeuds.values() for noeud in suite if isinstance(noeud, ast.ImportFrom) for alias in noeud.names}
    est_chargee, fautes = any(CHARGEMENT in cellule.texte for cellule in codes), []
    for cellule in cellules:
        lu = cellule.texte if cellule.genre == "markdown" else sorties.get(cellule.id, Sortie("", False)).texte
        for nom in dict.fromkeys(CITEE.findall(lu)):
            if nom in NOMS_DU_COURS - importees:
                fautes.append(cellule.situer(f"on y lit {nom}(…), que la leçon n’importe pas : son lecteur aura une erreur"))
        if not est_chargee and any(isinstance(noeud, ast.Call) and getattr(noeud.func, "id", "") == "verifier" for noeud in noeuds.get(cellule.id, ())):
            fautes.append(cellule.situer(f"il faut « {CHARGEMENT} » dans la première cellule de code : sans lui, le verdict n’a pas ses boutons"))
    return fautes
