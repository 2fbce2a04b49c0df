"""Ce que doit dire le module d’un exercice, exigé avant d’écrire la moindre page ; ce qui y manque est nommé.

Ni ses cas, ni ce que le juge en fait : lui sait juger un exercice plus court. Commencer par `exiger_complets`.
"""

import re
import traceback
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from mastermind_edu.atelier.plan import EXERCICES, ErreurFabrication, pour_chacun
from mastermind_edu.exercices import charger, dossier_de
from mastermind_edu.francais import proposer
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import Exercice

NB_INDICES = 2
ABSENTS = re.compile(r"__init__\(\) missing \d+ required .*?arguments?: (.*)")
ET = re.compile(r",? and ")
INCONNU = re.compile(r"__init__\(\) got an unexpected keyword argument '(\w+)'")


class Module(NamedTuple):
    """Un module d’exercice : son paquet, son nom, et sa place telle qu’on la nomme à l’auteur."""

    paquet: str
    nom: str
    fichier: str
    ligne: int = 0  # celle d’EXERCICE, quand on la dit


class Exigences(NamedTuple):
    """Ce qu’il faut au moins d’erreurs typiques, et de propriétés."""

    typiques: int
    proprietes: int


DU_COURS, D_UN_DOSSIER = Exigences(4, 2), Exigences(0, 0)


def exiger_complets(sommaire: Mapping[str, tuple[str, ...]]) -> None:
    """Lève une seule `ErreurFabrication`, une ligne par module d’exercice à qui il manque quelque chose."""
    exiger_modules([Module(dossier_de(c), nom, f"{EXERCICES}/{dossier_de(c)}/{nom}.py") for c, noms in sommaire.items() for nom in noms], DU_COURS)


def exiger_modules(modules: Iterable[Module], exigences: Exigences) -> None:
    """La même chose, pour ces modules-là."""
    pour_chacun(modules, partial(_exiger_complet, exigences))


def _exiger_complet(exigences: Exigences, module: Module) -> None:
    try:
        manques = list(_lister_manques(charger(module.paquet, module.nom), module.nom, exigences))
    except Exception as erreur:  # tout ce qu’un module fautif peut lever
        manques = [_expliquer(erreur, module.fichier)]
    if manques:
        ligne = f", ligne {module.ligne}" if module.ligne and ", ligne " not in manques[0] else ""
        raise ErreurFabrication("\n".join(f"{module.fichier}{ligne} : {manque}" for manque in manques))


def _lister_manques(exercice: Exercice, nom: str, exigences: Exigences) -> Iterator[str]:
    """Une phrase par chose à écrire encore ; un exercice de cas n’a pas de propriétés."""
    typiques, proprietes = len(exercice.erreurs_typiques), exigences.proprietes if isinstance(exercice, ExerciceDeCas) else len(exercice.proprietes)
    for manque, quoi in (
        (exercice.nom != nom, f"une référence du nom du module, voici {exercice.nom}"),
        (not exercice.reference.__doc__, "une chaîne d’aide à la référence : c’est la phrase que montre `exemples`"),
        (exercice.points < 1, f"points=1 au moins, voici {exercice.points}"),
        (not exercice.exemples, "des exemples, un tuple d’arguments chacun"),
        (len(exercice.indices) != NB_INDICES, f"{NB_INDICES} indices, le plus léger d’abord, en voici {len(exercice.indices)}"),
        (not exercice.squelette, "un squelette, la fonction à trous"),
        (typiques < exigences.typiques, f"{exigences.typiques} erreurs typiques au moins, @faux(…) devant chacune, en voici {typiques}"),
        (proprietes < exigences.proprietes, f"{exigences.proprietes} proprietes au moins, en voici {proprietes}"),
    ):
        if manque:
            yield f"il faut {quoi}"


def _expliquer(erreur: Exception, fichier: str) -> str:
    """Pourquoi le module ne donne pas d’exercice, en une phrase."""
    texte = str(erreur)
    if absents := ABSENTS.search(texte):
        return f"il manque à EXERCICE {ET.sub(' et ', absents[1]).replace(chr(39), '`')}"
    if inconnu := INCONNU.search(texte):
        return f"EXERCICE ne connaît pas `{inconnu[1]}`{proposer(inconnu[1], Exercice.__dataclass_fields__)}"
    if isinstance(erreur, AttributeError) and "'EXERCICE'" in texte:
        return "il faut EXERCICE = Exercice(…), il n’y en a pas"
    lignes = [getattr(erreur, "lineno", None), *(pas.lineno for pas in traceback.extract_tb(erreur.__traceback__) if pas.filename.endswith(fichier))]
    ligne = next((f", ligne {rang}" for rang in lignes if rang), "")
    return f"Python ne peut pas l’importer{ligne} : {type(erreur).__name__}, {texte}"
