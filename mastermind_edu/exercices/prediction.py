"""Juger une prédiction : dire ce qui y est juste, ce qu’il faut écrire, et comment la refaire, jamais ce qu’il fallait prédire.

Le programme et la question sont ceux d’une gamme, voir `gammes`. Commencer par `comparer_la_prediction`.
"""

import ast
from collections.abc import Sequence

from mastermind_edu.francais import enumerer
from mastermind_edu.juge.appel import appeler
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Arguments, Exercice
from mastermind_edu.juge.inconnus import CONSTANTES
from mastermind_edu.juge.valeurs import Observation, egales, meme_genre

AUTRE_VALEUR = "ce n’est pas cela"
LA_VALEUR = "écrivez la valeur elle-même, comme Python l’afficherait : les noms du programme n’existent pas dans cette fonction, et un texte va entre guillemets"
A_ECRIRE = {
    bool: "`True` ou `False`",
    int: "un nombre entier",
    str: "un texte, entre guillemets",
    list: "une liste, entre crochets",
}


def comparer_la_prediction(question: str, gamme: Exercice, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
    """L’écart d’une prédiction fausse ; une faute prévue garde son conseil."""
    ecart = comparer_a_la_reference(gamme, arguments, attendue, obtenue)
    if ecart is None:
        return None
    ecart = ecart._replace(attendu=f"ce que vaut {question}")
    if obtenue.erreur:
        inconnu = obtenue.erreur.texte.split("'")[1:2] if obtenue.erreur.types[0] == "NameError" else []
        juste = CONSTANTES.get(inconnu[0].lower(), "") if inconnu else ""
        majuscule = f"en Python, `{inconnu[0]}` s’écrit `{juste}`" + ", avec une majuscule" * (inconnu[0].capitalize() == juste) if juste else ""
        return ecart._replace(message=majuscule or LA_VALEUR) if inconnu else ecart
    if not meme_genre(attendue.valeur, obtenue.valeur):
        return ecart._replace(message=_dire_ce_qu_il_faut(attendue.valeur, obtenue.valeur))
    if any(comparer_a_la_reference(gamme, (), appeler(faute.fonction, ()), obtenue) is None for faute in gamme.erreurs_typiques):
        return ecart._replace(message=AUTRE_VALEUR)
    vu = situer(question, attendue.valeur, obtenue.valeur)
    return ecart._replace(message=f"{AUTRE_VALEUR}{f' ; {vu}' if vu else ''}. {gamme.indices[-1]}")


def situer(question: str, voulue: object, vue: object) -> str:
    """Ce qu’une prédiction fausse, du même genre que la bonne, a de juste, ou ce qu’il faut y changer pour qu’on puisse la lire ; rien quand tout est faux.

    >>> situer("[rang, nombre]", [0, 2], [1, 2])
    '`nombre` est juste, `rang` ne l’est pas'
    >>> situer("[ote, pile]", ["B", []], [["B"], []])
    'pour `ote`, il faut un texte, entre guillemets'
    >>> situer("code", ["R", "V", "B"], ["R", "B", "V"])
    'le rang 0 est juste, le rang 1 et le rang 2 ne le sont pas'
    """
    if type(voulue) is not list:
        return ""
    demandes = lire_les_demandes(question)
    if demandes and len(vue) != len(voulue):
        return f"il faut {len(voulue)} valeurs entre les crochets : {enumerer(demandes)}"
    noms = demandes or [f"le rang {rang}" for rang in range(len(voulue))]
    return _dire_les_justes(noms, voulue, vue) if len(vue) == len(voulue) else ""


def lire_les_demandes(question: str) -> list[str]:
    """Les expressions que réunit une question, `[rang, nombre]` ; aucune quand elle n’en est qu’une."""
    lue = ast.parse(question, mode="eval").body
    return [f"`{ast.unparse(une)}`" for une in lue.elts] if isinstance(lue, ast.List) else []


def _dire_ce_qu_il_faut(voulue: object, vue: object) -> str:
    """Le genre de valeur, et ce qu’il faut ôter de celle qui est écrite pour qu’elle en soit.

    >>> _dire_ce_qu_il_faut(3, "3"), _dire_ce_qu_il_faut(3, [3]), _dire_ce_qu_il_faut(3, 2.5), _dire_ce_qu_il_faut(True, 1)
    ('il faut un nombre entier, sans guillemets', 'il faut un nombre entier, seul, sans crochets', 'il faut un nombre entier, sans virgule', 'il faut `True` ou `False`')
    >>> _dire_ce_qu_il_faut([0, 1], "[0, 1]")
    'il faut une liste, sans guillemets autour : avec eux, ce n’est qu’un texte'
    """
    oter = {str: ", sans guillemets", list: ", seul, sans crochets", tuple: ", seul", float: ", sans virgule"}
    if type(voulue) is list and type(vue) is str and vue.startswith("["):
        return "il faut une liste, sans guillemets autour : avec eux, ce n’est qu’un texte"
    return f"il faut {A_ECRIRE[type(voulue)]}{oter.get(type(vue), '') if type(voulue) in (bool, int) else ''}"


def _dire_les_justes(noms: Sequence[str], voulue: Sequence[object], vue: Sequence[object]) -> str:
    for nom, une, autre in zip(noms, voulue, vue):
        if not meme_genre(une, autre):
            return f"pour {nom}, {_dire_ce_qu_il_faut(une, autre)}"
    justes = [nom for nom, une, autre in zip(noms, voulue, vue) if egales(une, autre)]
    faux = [nom for nom in noms if nom not in justes]
    if not justes:
        return ""
    return f"{enumerer(justes)} {'est juste' if len(justes) == 1 else 'sont justes'}, {enumerer(faux)} ne {'l’est' if len(faux) == 1 else 'le sont'} pas"
