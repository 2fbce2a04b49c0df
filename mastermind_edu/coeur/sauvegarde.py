"""Une partie en texte JSON, et retour : rien n’y manque, et rien n’y est cru sans être rejoué.

Ni fichier ni affichage. Les secrets y sont en clair. Commencer par `ecrire_partie`.
"""

import json
from typing import TypeVar

from mastermind_edu.coeur.erreurs import ErreurMastermind, PartieIllisible
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.partie import Partie
from mastermind_edu.coeur.regles import Couleur, Regles
from mastermind_edu.francais import citer

Sorte = TypeVar("Sorte")
FORMAT, VERSION = "partie de mastermind_edu", 1
SIGNES_AU_PLUS, SIGNES_D_UN_NOM = 1_000_000, 200  # la plus longue partie du jeu en fait cent mille
COMMANDES_DU_TERMINAL = frozenset(map(chr, (*range(32), *range(127, 160))))


def ecrire_partie(partie: Partie) -> str:
    """Le texte d’où `lire_partie` refait la même partie, manche en cours comprise.

    >>> ecrire_partie(Partie(Regles(), graine=7)).splitlines()[1:3]
    [' "format": "partie de mastermind_edu",', ' "version": 1,']
    """
    regles = partie.regles
    donnees = {
        "format": FORMAT,
        "version": VERSION,
        "pions": regles.nb_pions,
        "couleurs": [list(couleur) for couleur in regles.couleurs],
        "tentatives": regles.max_tentatives,
        "joueurs": list(partie.joueurs),
        "nb_manches": partie.nb_manches,
        "graine": partie.graine,
        "strategie": partie.strategie,
        "manches": [_ecrire_manche(manche) for manche in partie.manches],
    }
    return json.dumps(donnees, ensure_ascii=False, indent=1) + "\n"


def _ecrire_manche(manche: Manche | MancheRepondue) -> dict:
    if isinstance(manche, MancheRepondue):
        rangees = [[list(proposition), list(reponse)] for proposition, reponse in manche.tentatives]
        secret = None if manche.secret is None else list(manche.secret)
        return {"repondue": rangees, "secret": secret, "contredite": manche.etat is Etat.CONTREDITE}
    propositions = [list(proposition) for proposition, _ in manche.tentatives]
    return {"cherchee": propositions, "secret": list(manche.reveler()), "abandonnee": manche.etat is Etat.ABANDONNEE}


def lire_partie(texte: str) -> Partie:
    """La partie écrite par `ecrire_partie`, rejouée coup par coup.

    Lève `PartieIllisible` pour un texte coupé, changé, ou d’une autre version.

    >>> lire_partie("{")
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.PartieIllisible: il faut une partie entière, ce texte est coupé ou abîmé à la ligne 1
    """
    if not isinstance(texte, str):
        raise PartieIllisible(f"il faut le texte d’une partie, voici {citer(texte)}")
    if len(texte) > SIGNES_AU_PLUS:
        raise PartieIllisible(f"il faut une partie d’au plus {SIGNES_AU_PLUS} signes, ce texte en a {len(texte)}")
    try:
        donnees = json.loads(texte)
    except json.JSONDecodeError as erreur:
        raise PartieIllisible(f"il faut une partie entière, ce texte est coupé ou abîmé à la ligne {erreur.lineno}") from None
    except (RecursionError, ValueError):  # trop de crochets, ou un nombre de milliers de chiffres
        raise PartieIllisible("il faut une partie, ce texte n’en est pas une") from None
    if not isinstance(donnees, dict) or donnees.get("format") != FORMAT:
        raise PartieIllisible(f"il faut une partie gardée par ce jeu, voici autre chose : {citer(texte.strip())}")
    if type(donnees.get("version")) is not int or donnees["version"] != VERSION:
        raise PartieIllisible(f"il faut une partie de version {VERSION}, celle-ci est de version {citer(donnees.get('version'))}")
    try:
        return _refaire(donnees)
    except ErreurMastermind as erreur:
        raise PartieIllisible(f"il faut une partie que l’on puisse rejouer, celle-ci est abîmée : {erreur}") from None
    except KeyError as erreur:
        raise PartieIllisible(f"il faut une partie entière, il y manque quelque chose : {citer(erreur.args[0])}") from None


def _refaire(donnees: dict) -> Partie:
    couleurs = [Couleur(*map(_texte, _liste(couleur, len(Couleur._fields)))) for couleur in _liste(donnees["couleurs"])]
    regles = Regles(donnees["pions"], tuple(couleurs), donnees["tentatives"])
    joueurs = tuple(map(_texte, _liste(donnees["joueurs"])))
    graine = _exiger(int, "une graine entière", donnees["graine"])
    partie = Partie(regles, joueurs, donnees["nb_manches"], graine=graine, strategie=_texte(donnees["strategie"]))
    for manche in _liste(donnees["manches"]):
        _exiger(dict, "une manche", manche)
        (_refaire_repondue if "repondue" in manche else _refaire_cherchee)(partie, manche)
    return partie


def _exiger(sorte: type[Sorte], quoi: str, valeur: object) -> Sorte:
    """Cette valeur, si elle est de cette sorte ; sinon lève `PartieIllisible`, qui dit quoi il fallait."""
    if type(valeur) is not sorte:
        raise PartieIllisible(f"il faut {quoi}, voici {citer(valeur)}")
    return valeur


def _texte(valeur: object) -> str:
    texte = _exiger(str, "un texte", valeur)
    if len(texte) > SIGNES_D_UN_NOM or not COMMANDES_DU_TERMINAL.isdisjoint(texte):
        raise PartieIllisible(f"il faut un texte d’au plus {SIGNES_D_UN_NOM} signes, sans signe de commande, voici {citer(valeur)}")
    return texte


def _liste(valeur: object, longueur: int | None = None) -> list:
    if not isinstance(valeur, list) or longueur not in (None, len(valeur)):
        combien = "" if longueur is None else f" de {longueur}"
        raise PartieIllisible(f"il faut une liste{combien}, voici {citer(valeur)}")
    return valeur


def _refaire_cherchee(partie: Partie, donnees: dict) -> None:
    if donnees["secret"] is None:
        raise PartieIllisible("il faut le secret de chaque manche cherchée")
    manche = partie.commencer_manche(donnees["secret"])
    for proposition in _liste(donnees["cherchee"]):
        manche.proposer(proposition)
    if _exiger(bool, "vrai ou faux", donnees["abandonnee"]):
        manche.abandonner()


def _refaire_repondue(partie: Partie, donnees: dict) -> None:
    manche = partie.commencer_manche_repondue()
    for proposition, reponse in (_liste(rangee, 2) for rangee in _liste(donnees["repondue"])):
        manche.noter(proposition, reponse)
    if _exiger(bool, "vrai ou faux", donnees["contredite"]):
        manche.contredire(donnees["secret"])
    elif donnees["secret"] is not None:
        manche.decouvrir(donnees["secret"])
