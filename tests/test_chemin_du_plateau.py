"""Le chemin d’une proposition jouée sur le plateau : peu de fichiers à lire pour la suivre du clic à la rangée."""

import sys
from pathlib import Path

import pytest

import mastermind_edu
from mastermind_edu.coeur.manche import Etat
from mastermind_edu.widgets import Plateau

PAQUET = Path(mastermind_edu.__file__).parent
FICHIERS_AU_PLUS = 10


def traverses(faire):
    """Les fichiers du paquet où ce geste exécute au moins une ligne, dans l’ordre où il y passe."""
    vus = {}

    def noter(cadre, evenement, valeur):
        fichier = Path(cadre.f_code.co_filename)
        if PAQUET in fichier.parents:
            vus[fichier.relative_to(PAQUET).as_posix()] = None

    precedent = sys.gettrace()
    sys.settrace(noter)
    try:
        faire()
    finally:
        sys.settrace(precedent)
    return list(vus)


@pytest.mark.parametrize("couleurs, etat", [((0, 1, 2, 3), Etat.EN_COURS), ((3, 2, 1, 0), Etat.GAGNEE)], ids=["en-cours", "gagnante"])
def test_une_proposition_jouee_sur_le_plateau_traverse_dix_fichiers_au_plus(couleurs, etat):
    plateau = Plateau(secret="JBVR")

    def jouer():
        for numero in couleurs:
            plateau._couleurs.children[numero].click()
        plateau._valider.click()

    chemin = traverses(jouer)
    assert plateau.manche.etat is etat
    assert "widgets/plateau.py" in chemin and len(chemin) <= FICHIERS_AU_PLUS, chemin
