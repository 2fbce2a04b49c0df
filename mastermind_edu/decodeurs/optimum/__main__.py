"""Refait les arbres livrés avec le paquet : `python -m mastermind_edu.decodeurs.optimum`.

Les tests comparent les fichiers à la preuve. Commencer par `ecrire_arbres`.
"""

from collections.abc import Iterable
from pathlib import Path

from mastermind_edu.decodeurs.optimum.livres import DOSSIER, EN_CINQ, TAILLES_LIVREES, ecrire_arbre, nommer
from mastermind_edu.decodeurs.optimum.preuve import prouver
from mastermind_edu.disque import ecrire


def ecrire_arbres(dossier: Path, tailles: Iterable[tuple[int, int]] = TAILLES_LIVREES) -> list[Path]:
    """Écrit les arbres livrés dans le dossier, et renvoie leurs chemins.

    Un arbre par taille, de 5 propositions au plus si cela ne coûte rien ; si cela coûte,
    un arbre de chaque sorte. Deux fabrications donnent les mêmes octets.
    """
    chemins = []
    for nb_pions, nb_couleurs in tailles:
        libre, en_cinq = prouver(nb_pions, nb_couleurs), prouver(nb_pions, nb_couleurs, au_plus=EN_CINQ)
        optimums = [(libre, None), (en_cinq, EN_CINQ)] if libre.total < en_cinq.total else [(en_cinq, None)]
        for optimum, au_plus in optimums:
            chemins.append(dossier / nommer(nb_pions, nb_couleurs, au_plus))
            ecrire(chemins[-1], ecrire_arbre(optimum.arbre, nb_couleurs))
    return chemins


if __name__ == "__main__":
    ecrire_arbres(DOSSIER)
