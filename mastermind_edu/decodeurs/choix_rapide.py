"""Le choix de la meilleure proposition, en numpy : le même que `meilleure_reponse`, plus vite.

La référence lisible est `meilleure_reponse.meilleure_proposition` ; les tests comparent
les deux. Commencer par `choisir`.
"""

from collections.abc import Callable, Sequence
from math import prod

import numpy as np

from mastermind_edu.coeur.codes import Code
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout
from mastermind_edu.decodeurs.table import nb_numeros, numeros_des_reponses

Notes = Callable[[np.ndarray], np.ndarray]  # des tailles P × R de parts à P notes ; la plus petite est la meilleure

PAIRES_A_LA_FOIS = 4_000_000  # au-delà, les tableaux intermédiaires sortent de la mémoire rapide
MARGE = 1e-6  # plus large que toute erreur d’arrondi d’une somme de t log t, pour m ≤ 10⁶ candidats

NOTES_FLOTTANTES: dict[str, Notes] = {
    "knuth": lambda tailles: tailles.max(axis=1),
    "taille_moyenne": lambda tailles: (tailles**2).sum(axis=1),
    "entropie": lambda tailles: (tailles * np.log(np.maximum(tailles, 1))).sum(axis=1),
    "plus_de_parts": lambda tailles: -(tailles > 0).sum(axis=1),
}


def choisir(nom: str, tailles: np.ndarray, est_candidat: np.ndarray) -> int:
    """Le rang, parmi P propositions croissantes, de la meilleure selon cette note.

    `tailles` donne, pour P propositions, les tailles des R parts ; `est_candidat` dit
    lesquelles peuvent encore gagner.

    >>> choisir("knuth", np.array([[2, 1, 0], [1, 1, 1]]), np.array([True, False]))
    1
    """
    notes = NOTES_FLOTTANTES[nom](tailles)
    meilleures = np.flatnonzero(notes <= notes.min() + MARGE)
    if nom == "entropie":
        meilleures = _departager(tailles, meilleures)
    possibles = meilleures[est_candidat[meilleures]]
    return int(possibles[0] if len(possibles) else meilleures[0])


def compter_les_parts(numeros: np.ndarray, nb_numeros: int) -> np.ndarray:
    """Les tailles des parts, P × R, d’après les numéros de réponse de m candidats à P propositions, m × P.

    >>> compter_les_parts(np.array([[0, 1], [0, 2], [1, 2]]), 3).tolist()
    [[2, 1, 0], [0, 1, 2]]
    """
    m, nb_propositions = numeros.shape
    tailles = np.empty((nb_propositions, nb_numeros), dtype=np.int64)
    pas = PAIRES_A_LA_FOIS // m
    for debut in range(0, nb_propositions, pas):
        bloc = numeros[:, debut : debut + pas]
        cases = bloc + nb_numeros * np.arange(bloc.shape[1])
        comptes = np.bincount(cases.ravel(), minlength=nb_numeros * bloc.shape[1])
        tailles[debut : debut + pas] = comptes.reshape(-1, nb_numeros)
    return tailles


def _departager(tailles: np.ndarray, rangs: np.ndarray) -> np.ndarray:
    """Parmi des propositions d’entropies presque égales, celles du plus petit produit exact."""
    parts = np.sort(tailles[rangs], axis=1)
    differentes, laquelle = np.unique(parts, axis=0, return_inverse=True)
    produits = [prod(taille**taille for taille in ligne) for ligne in differentes.tolist()]
    return rangs[[produits[rang] == min(produits) for rang in laquelle.ravel()]]


def proposer(nom: str, candidats: Sequence[Code], propositions: Sequence[Code], nb_couleurs: int) -> Code:
    """Le choix de `meilleure_proposition`, sans la table : les réponses sont calculées par blocs.

    >>> proposer("knuth", [(0, 0), (0, 1), (1, 1)], [(0, 0), (0, 1), (1, 1)], 2)
    (0, 0)
    """
    return aller_au_bout(proposer_en_soufflant(nom, candidats, propositions, nb_couleurs))


def proposer_en_soufflant(
    nom: str, candidats: Sequence[Code], propositions: Sequence[Code], nb_couleurs: int
) -> Souffles[Code]:
    """Le même choix, avec un souffle entre deux blocs."""
    if len(candidats) <= 2:
        return candidats[0]
    secrets, codes = np.array(candidats, dtype=np.uint8), np.array(propositions, dtype=np.uint8)
    pas, combien = PAIRES_A_LA_FOIS // len(secrets), nb_numeros(secrets.shape[1])
    tailles = []
    for debut in range(0, len(codes), pas):
        if debut:
            yield
        tailles.append(compter_les_parts(numeros_des_reponses(secrets, codes[debut : debut + pas], nb_couleurs), combien))
    possibles = set(candidats)
    est_candidat = np.array([code in possibles for code in propositions])
    return propositions[choisir(nom, np.concatenate(tailles), est_candidat)]
