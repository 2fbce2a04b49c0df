"""Refait les bilans livrés avec le paquet : `python -m mastermind_edu.statistiques`.

À lancer après avoir changé un décodeur ; les tests comparent le fichier au calcul. Pour un décodeur
de plus, `python lancer.py fabriquer` suffit.
"""

from pathlib import Path

from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.disque import ecrire
from mastermind_edu.statistiques.evaluation import evaluer
from mastermind_edu.statistiques.reserve import LIVRES, ecrire_bilans

if __name__ == "__main__":
    ecrire(Path(__file__).with_name(LIVRES), ecrire_bilans(evaluer(nom, cache=False) for nom in DECODEURS))
