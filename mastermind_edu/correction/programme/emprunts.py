"""Reconnaître une réponse empruntée au paquet du cours au lieu d’être écrite.

L’emprunt ne marcherait pas : le paquet n’existe pas là où les réponses s’exécutent.
On le dit, pour que personne ne cherche la panne. Commencer par `emprunts_au_paquet`.
"""

import ast
import builtins
from collections.abc import Iterator, Sequence

from mastermind_edu.correction.programme.decoupage import IMPORTATIONS, Enonce

PAQUET = "mastermind_edu"


def emprunts_au_paquet(nom: str, utiles: Sequence[Enonce], enonces: Sequence[Enonce]) -> list[str]:
    """Une remarque par chose du paquet dont la réponse `nom` se sert dans ses énoncés utiles."""
    lus = {lu for enonce in utiles for lu in enonce.lus}
    trouves = [emprunt for enonce in utiles for emprunt in _emprunts(enonce, lus, utiles)]
    trouves += _emprunts_par_etoile(lus, enonces) if utiles else []
    if not utiles:  # `from mastermind_edu import … as nom`, sans aucune définition
        trouves = [e for enonce in enonces if nom in enonce.lies for e in _emprunts(enonce, {nom}, [enonce])]
    return [
        f"`{nom}` se sert de `{emprunt}`, importée du paquet : ce n’est pas une réponse"
        for emprunt in dict.fromkeys(trouves)
    ]


def _vient_du_paquet(module: str | None) -> bool:
    return (module or "").split(".")[0] == PAQUET


def _emprunts(enonce: Enonce, lus: set[str], utiles: Sequence[Enonce]) -> Iterator[str]:
    au_bord = not isinstance(enonce.noeud, (ast.FunctionDef, ast.ClassDef))
    for noeud in ast.walk(enonce.noeud):
        if isinstance(noeud, IMPORTATIONS):
            for local, objet in _importes_du_paquet(noeud):
                if local in lus or not au_bord:
                    yield from _attributs(local, utiles) if objet == PAQUET else [objet]
        elif isinstance(noeud, ast.Call) and any(map(_nomme_le_paquet, noeud.args)):
            yield PAQUET


def _importes_du_paquet(noeud: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, str]]:
    """Le nom donné dans la copie et le nom dans le paquet, pour chaque importation du paquet."""
    for alias in noeud.names:
        if isinstance(noeud, ast.ImportFrom) and _vient_du_paquet(noeud.module):
            yield alias.asname or alias.name, alias.name
        elif isinstance(noeud, ast.Import) and _vient_du_paquet(alias.name):
            yield alias.asname or PAQUET, PAQUET


def _attributs(module: str, utiles: Sequence[Enonce]) -> list[str]:
    """Ce que la réponse demande au paquet, `m.x` ; le paquet lui-même à défaut."""
    attributs = [
        f"{module}.{noeud.attr}"
        for enonce in utiles
        for noeud in ast.walk(enonce.noeud)
        if isinstance(noeud, ast.Attribute) and isinstance(noeud.value, ast.Name) and noeud.value.id == module
    ]
    return attributs or [PAQUET]


def _nomme_le_paquet(argument: ast.expr) -> bool:
    """Vrai pour un texte qui nomme le paquet, comme dans `__import__("mastermind_edu")`."""
    return isinstance(argument, ast.Constant) and isinstance(argument.value, str) and PAQUET in argument.value


def _emprunts_par_etoile(lus: set[str], enonces: Sequence[Enonce]) -> list[str]:
    """Les noms que seul `from mastermind_edu import *` peut donner."""
    etoiles = [
        _vient_du_paquet(enonce.noeud.module)
        for enonce in enonces
        if isinstance(enonce.noeud, ast.ImportFrom) and enonce.noeud.names[0].name == "*"
    ]
    if not etoiles or not all(etoiles):
        return []
    connus = {lie for enonce in enonces for lie in enonce.lies} | set(dir(builtins))
    return sorted(lus - connus)
