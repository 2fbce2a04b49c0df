"""Ce que le processus d’un élève dit de chaque réponse, vérifié champ par champ.

Rien n’y est cru sur parole : une donnée qui n’a pas la forme voulue est oubliée. Commencer par `lire_description`.
"""

from typing import NamedTuple

from mastermind_edu.juge.codage import CodageInvalide, decoder_erreur
from mastermind_edu.juge.valeurs import Erreur

NOMS_AU_PLUS, SIGNES_PAR_NOM = 20, 100


class Description(NamedTuple):
    """Une réponse après toutes les cellules ; par défaut, celle d’un nom que rien ne définit."""

    existe: bool = False
    erreur: Erreur | None = None  # ce qui a empêché de la définir
    nb_parametres: int = 0
    accepte: bool = True
    est_vide: bool = False
    est_importee: bool = False
    cellule: int = 0
    versions: int = 0
    apres_panne: bool = False  # dans sa cellule, une ligne échoue avant elle
    derniere_incomplete: bool = False  # une version plus récente, ni vide ni complète, n’est pas celle-ci
    dependances: tuple[str, ...] = ()
    introuvables: tuple[str, ...] = ()  # celles qu’elle nomme, et qu’aucune cellule ne définit
    changes: tuple[str, ...] = ()  # ce dont elle se sert et qui a changé depuis sa cellule
    emprunts: tuple[str, ...] = ()
    manques: tuple[str, ...] = ()


def lire_description(code: object) -> Description:
    """La description que l’enfant donne en JSON ; celle d’une réponse qui n’existe pas quand il ne dit rien.

    >>> lire_description({"cellule": 3, "vide": "oui", "manques": ["numpy", 4]})[1:7]
    (None, 0, True, False, False, 3)
    """
    if not isinstance(code, dict) or not code:
        return Description()
    champs = {nom: _lire(code[nom], Description._field_defaults[nom]) for nom in Description._fields if nom in code}
    return Description(**{**champs, "existe": True, "erreur": _lire_erreur(code.get("erreur"))})


def _lire(valeur: object, defaut: object) -> object:
    if isinstance(defaut, tuple):
        noms = valeur if isinstance(valeur, list) else ()
        return tuple(nom[:SIGNES_PAR_NOM] for nom in noms[:NOMS_AU_PLUS] if isinstance(nom, str))
    return valeur if type(valeur) is type(defaut) else defaut


def _lire_erreur(code: object) -> Erreur | None:
    try:
        return decoder_erreur(code)
    except CodageInvalide:
        return None
