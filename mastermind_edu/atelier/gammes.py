"""Les gammes dans un notebook d’exercices : à la suite de la cellule « gammes » du source, deux cellules pour chacune.

Ce qu’est une gamme est dans `exercices.gammes` ; le source ne dit que leur place, et ce qui les présente. Commencer par `inserer_gammes` ;
ce qu’elles durent est dans `compter_minutes`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version
from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import dossier_de, gammes_du_dossier
from mastermind_edu.exercices.gammes import RANGER, Gamme
from mastermind_edu.exercices.rangement import ecrire_appel as ecrire_rangement
from mastermind_edu.francais import majuscule
from mastermind_edu.juge.ecarts import ecrire_appel

if TYPE_CHECKING:  # il importe jupytext, que le sommaire n’a pas à charger
    from mastermind_edu.atelier.sources import Cellule

PLACE = "gammes"  # la cellule qui les présente
PROGRAMME = re.compile(r"```python\n(.*?)```", re.DOTALL)
# Une estimation, non une mesure d’élèves. Un adulte lit 195 mots français par minute (Trauzettel-Klosinski et Dietz, 2012) ; ici, deux lectures.
# Une seule débutante a fait celles de 00b à 03b dans JupyterLab : il lui a fallu 28 % de plus que sans compter d’essai manqué, les rangements surtout.
SECONDES_PAR_MOT = 0.6
SECONDES_PAR_LIGNE_LUE, SECONDES_PAR_LIGNE_ECRITE, SECONDES_PAR_LIGNE_PLACEE = 6, 40, 20
SECONDES_DU_VERDICT, SECONDES_D_UN_ESSAI_MANQUE = 30, 27


def lister_gammes(cible: Cible) -> list[Gamme]:
    """Les gammes d’un chapitre ; aucune quand il n’a pas de module `_gammes`."""
    module = cible.racine / "mastermind_edu/exercices" / f"chapitre_{numero(cible.chapitre)}" / "_gammes.py"
    return [*gammes_du_dossier(dossier_de(cible.chapitre)).values()] if module.is_file() else []


def inserer_gammes(cible: Cible, cellules: "Sequence[Cellule]") -> "tuple[Cellule, ...]":
    """Les cellules d’un exercice ou de son corrigé, ses gammes à leur place ; lève `ErreurFabrication` si l’un va sans l’autre."""
    gammes = lister_gammes(cible)
    rangs = [rang for rang, cellule in enumerate(cellules) if cellule.id == PLACE]
    if bool(gammes) != bool(rangs):
        manque = f"une cellule « {PLACE} », qui présente les gammes du chapitre" if gammes else "un module _gammes pour la cellule « gammes »"
        raise ErreurFabrication(f"{cible.nom_source} : il faut {manque}, il n’y en a pas")
    if not gammes:
        return tuple(cellules)
    suite = rangs[0] + 1
    neuves = [neuve for rang, gamme in enumerate(gammes, 1) for neuve in _cellules(gamme, rang, cible)]
    return (*cellules[:suite], *neuves, *cellules[suite:])


def compter_minutes(gammes: Iterable[Gamme]) -> int:
    """Ce que durent ces gammes : les minutes de chaque notion, entières, puis leur somme."""
    secondes: Counter[str] = Counter()
    for gamme in gammes:
        secondes[gamme.notion] += estimer_secondes(gamme)
    return sum(round(une / 60) for une in secondes.values())


def estimer_secondes(gamme: Gamme) -> float:
    """L’énoncé et les exemples à lire, les lignes à lire, celles à écrire ou à placer, un essai manqué, le verdict.

    >>> from mastermind_edu.exercices import GAMMES
    >>> round(estimer_secondes(GAMMES["trous_a_la_fin"]))
    126
    """
    programme = PROGRAMME.search(gamme.enonce)
    mots = len(re.findall(r"[^\W_]+", f"{PROGRAMME.sub('', gamme.enonce)} {gamme.reference.__doc__}")) + 4 * len(gamme.exemples)
    solution, lues = _lignes(gamme.solution), programme[1].split("\n") if programme else gamme.lignes or _lignes(gamme.depart)
    if gamme.forme == RANGER:
        reponse = SECONDES_PAR_LIGNE_PLACEE * len(solution[2:])
    else:
        reponse = SECONDES_PAR_LIGNE_ECRITE * len({*solution} - {*_lignes(gamme.depart)})
    return SECONDES_PAR_MOT * mots + SECONDES_PAR_LIGNE_LUE * len([une for une in lues if une]) + reponse + SECONDES_D_UN_ESSAI_MANQUE + SECONDES_DU_VERDICT


def _lignes(texte: str) -> list[str]:
    return [une for une in texte.split("\n") if une]


def _cellules(gamme: Gamme, rang: int, cible: Cible) -> "list[Cellule]":
    from mastermind_edu.atelier.sources import Cellule

    nom = f"gamme-{gamme.nom.replace('_', '-')}"
    enonce = f"### Gamme {rang}. {gamme.titre}\n\n**{majuscule(gamme.forme)}.** {gamme.enonce}{_montrer_les_exemples(gamme)}"
    code = _ecrire(gamme, est_resolue=cible.version is Version.SOLUTION)
    etiquettes = ("nbval-ignore-output",) if gamme.forme == RANGER else ()
    return [Cellule(cible.nom_source, 1, f"{nom}-texte", "markdown", enonce), Cellule(cible.nom_source, 1, nom, "code", code, etiquettes)]


def _ecrire(gamme: Gamme, *, est_resolue: bool) -> str:
    """Ce que contient la cellule de code : la fonction et sa vérification, ou l’appel qui la range."""
    if gamme.forme == RANGER:
        return ecrire_rangement(gamme.nom, gamme.solution if est_resolue else "")
    return f"{gamme.solution if est_resolue else gamme.depart}\n\nverifier({gamme.nom})"


def _montrer_les_exemples(gamme: Gamme) -> str:
    """Les exemples en une liste, calculés ; les lignes d’un rangement, pour qui n’a pas de boutons."""
    lignes = [f"- `{ecrire_appel(gamme, cas)}` {_dire_ce_qu_il_fait(gamme, cas)}" for cas in gamme.exemples]
    melees = ["", "Exécutez la cellule, puis mettez ces lignes dans l’ordre :", "```text", *gamme.lignes, "```"] if gamme.lignes else []
    return "".join(f"\n{ligne}" for ligne in (*([""] if lignes else []), *lignes, *melees))


def _dire_ce_qu_il_fait(gamme: Gamme, cas) -> str:
    observation = gamme.attendre(cas)
    rangs = [(nom, gamme.parametres.index(nom)) for nom in gamme.modifies]
    changes = [_dire_le_changement(nom, cas[rang], observation.arguments[rang]) for nom, rang in rangs]
    valeur = [f"donne `{observation.valeur!r}`"] if observation.valeur is not None or not changes else []
    effets = " ; ".join([*valeur, *changes])
    return effets if valeur else f": {effets}"


def _dire_le_changement(nom: str, argument: object, etat: object) -> str:
    """Ce qu’est devenue une liste, ou combien de fois une fonction donnée a été appelée."""
    return argument.raconter(etat) if hasattr(argument, "raconter") else f"`{nom}` devient `{etat!r}`"
