"""Les jeux du terminal : chacun garde le déroulement et les mots de son document.

Un module par jeu, et `saisie` pour ce qu’ils partagent ; aucune règle ici. Commencer
par `jouer`.
"""

from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import JEUX_DES_DOCUMENTS, NIVEAUX
from mastermind_edu.console.bts import jouer_bts
from mastermind_edu.console.codificateur import jouer_codificateur
from mastermind_edu.console.match import jouer_sae
from mastermind_edu.console.unisciel import jouer_unisciel
from mastermind_edu.francais import citer

CONSOLE = {"bts": jouer_bts, "unisciel": jouer_unisciel, "sae": jouer_sae, "codificateur": jouer_codificateur}
NIVEAU_PAR_DEFAUT = {"bts": "classique", "codificateur": "site"}  # les autres demandent au joueur


def jouer(presentation: str, niveau: str | None, *, decodeur: str | None = None, fichier: Path | None = None) -> None:
    """Joue dans le terminal ; lève `ErreurMastermind` pour un nom inconnu.

    `decodeur` et `fichier`, où la partie est gardée, ne servent qu’à la présentation « sae ».
    """
    jouer_presentation = _choisir("une présentation", presentation, CONSOLE)
    niveau = NIVEAU_PAR_DEFAUT.get(presentation) if niveau is None else niveau
    options = {nom: valeur for nom, valeur in (("decodeur", decodeur), ("fichier", fichier)) if valeur is not None}
    if options and presentation != "sae":
        raise ErreurMastermind(f"il faut la présentation sae pour choisir un décodeur ou garder la partie, voici {citer(presentation)}")
    jouer_presentation(None if niveau is None else _choisir("un niveau", niveau, NIVEAUX | JEUX_DES_DOCUMENTS), **options)


def _choisir(quoi: str, nom: str, connus: dict):
    if nom not in connus:
        raise ErreurMastermind(f"il faut {quoi} parmi {', '.join(connus)}, voici {citer(nom)}")
    return connus[nom]
