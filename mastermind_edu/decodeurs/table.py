"""Les réponses par milliers, en numpy : la table de toutes, et la meilleure proposition d’après elles. L’accélérateur, jamais la référence.

Les réponses lisibles sont dans `coeur.reponses`, le choix lisible est `meilleure_reponse.meilleure_proposition` ; les tests
comparent. Seul un calcul long importe ce module. Commencer par `table_des_reponses`, puis `choisir`.
"""

import os
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from itertools import chain
from math import prod

import numpy as np

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.decodeurs.lignes import nb_numeros, premier_numero
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.decodeurs.tailles import exiger_memoire

CODES_GARDES = 4096  # au-delà de 16 Mio, une table est rendue dès que son calcul finit


def table_des_reponses(nb_pions: int, nb_couleurs: int) -> np.ndarray:
    """Le tableau m × m, m = kⁿ codes, des numéros de réponse ; un octet par paire.

    Lève `TailleRefusee` quand la machine n’a pas cette mémoire. Deux additions par
    paire : les pions communs ne dépendent que des couleurs présentes (126 cas pour les
    1 296 codes), les bien placés que de deux moitiés de code.

    >>> table = table_des_reponses(2, 3)
    >>> table.shape, table[1].tolist()[:3]  # ce que répondent 00, 01 et 02 à 01
    ((9, 9), [2, 5, 2])
    """
    m = nb_couleurs**nb_pions
    exiger_memoire(m * m, f"la table des réponses de {m} × {m} codes")
    return _table_gardee(nb_pions, nb_couleurs) if m <= CODES_GARDES else construire_table(nb_pions, nb_couleurs)


def construire_table(nb_pions: int, nb_couleurs: int) -> np.ndarray:
    """La table, calculée à chaque appel."""
    m = nb_couleurs**nb_pions
    moitie = nb_pions // 2
    debuts, fins = _bien_places(moitie, nb_couleurs), _bien_places(nb_pions - moitie, nb_couleurs)
    debuts, fins = np.repeat(debuts, len(fins), axis=1), np.tile(fins, (1, len(debuts)))
    premiers, main = _premiers_numeros(nb_pions, nb_couleurs)
    table = np.empty((m, m), dtype=np.uint8)
    # Un bloc par moitié gauche : il reste dans la mémoire rapide le temps des deux additions.
    for rang, bloc in enumerate(np.split(table, len(debuts))):
        np.take(premiers, main[rang * len(bloc) : (rang + 1) * len(bloc)], axis=0, out=bloc, mode="clip")
        bloc += debuts[rang]
        bloc += fins
    table.flags.writeable = False
    return table


_table_gardee = lru_cache(maxsize=2)(construire_table)


def _bien_places(nb_pions: int, nb_couleurs: int) -> np.ndarray:
    """Le nombre de bien placés de chaque paire de codes de n pions."""
    codes = tableau_des_codes(nb_pions, nb_couleurs)
    return (codes[:, None, :] == codes[None, :, :]).sum(axis=2, dtype=np.uint8)


def _premiers_numeros(nb_pions: int, nb_couleurs: int) -> tuple[np.ndarray, np.ndarray]:
    """Pour chaque main et chaque code, le premier numéro de leurs pions communs ; et la main de chaque code.

    Une main est un code dont on oublie l’ordre des pions.
    """
    codes = tableau_des_codes(nb_pions, nb_couleurs)
    frequences = np.stack([(codes == couleur).sum(axis=1, dtype=np.uint8) for couleur in range(nb_couleurs)], axis=1)
    cles = frequences @ (nb_pions + 1) ** np.arange(nb_couleurs)
    _, premiers_codes, main = np.unique(cles, return_index=True, return_inverse=True)
    mains = frequences[premiers_codes]
    communs = sum(np.minimum.outer(mains[:, couleur], mains[:, couleur]) for couleur in range(nb_couleurs))
    return np.take(premier_numero(communs), main, axis=1), main


def numeros_des_reponses(secrets: np.ndarray, propositions: np.ndarray, nb_couleurs: int) -> np.ndarray:
    """Les numéros de réponse de m secrets à P propositions, m × P, sans passer par la table.

    >>> numeros_des_reponses(np.array([[0, 1]]), np.array([[0, 1], [1, 0]]), 2).tolist()
    [[5, 3]]
    """
    bien_places = sum(np.equal.outer(secrets[:, i], propositions[:, i]).astype(np.uint8) for i in range(secrets.shape[1]))
    communs = sum(
        np.minimum.outer(
            (secrets == couleur).sum(axis=1, dtype=np.uint8), (propositions == couleur).sum(axis=1, dtype=np.uint8)
        )
        for couleur in range(nb_couleurs)
    )
    return premier_numero(communs) + bien_places


def tableau_des_codes(nb_pions: int, nb_couleurs: int) -> np.ndarray:
    """Les m codes en lignes, dans l’ordre lexicographique : un tableau m × n d’octets.

    >>> tableau_des_codes(2, 2).tolist()
    [[0, 0], [0, 1], [1, 0], [1, 1]]
    """
    pions = np.fromiter(chain.from_iterable(tous_les_codes(nb_pions, nb_couleurs)), dtype=np.uint8)
    return pions.reshape(nb_couleurs**nb_pions, nb_pions)


# Le même choix que `meilleure_reponse`, plus vite.

Notes = Callable[[np.ndarray], np.ndarray]  # des tailles P × R de parts à P notes ; la plus petite est la meilleure

PAIRES_A_LA_FOIS = 4_000_000  # entre deux souffles
CASES_PAR_BLOC = 2**18  # un octet par case : un bloc et ses intermédiaires tiennent dans la mémoire d’un cœur
CANDIDATS_PAR_BLOC = 64  # 255 au plus, ce qu’un octet peut compter ; moins, des lignes plus longues et plus vite lues
MARGE = 1e-6  # plus large que toute erreur d’arrondi d’une somme de t log t, pour m ≤ 10⁶ candidats

NOTES_FLOTTANTES: dict[str, Notes] = {
    "knuth": lambda tailles: tailles.max(axis=1),
    "taille_moyenne": lambda tailles: _sommer_les_carres(tailles),
    "entropie": lambda tailles: _t_log_t(int(tailles.max()))[tailles].sum(axis=1),
    "plus_de_parts": lambda tailles: -(tailles > 0).view(np.int8).sum(axis=1, dtype=np.int8),
}


def _sommer_les_carres(tailles: np.ndarray) -> np.ndarray:
    """La somme des carrés, dans le plus petit type où tient m² : m est la somme des tailles."""
    dtype = np.min_scalar_type(int(tailles[0].sum()) ** 2)
    return np.square(tailles.astype(dtype)).sum(axis=1, dtype=dtype)


def _t_log_t(m: int) -> np.ndarray:
    """Pour t de 0 à m, t log t."""
    t = np.arange(m + 1)
    return t * np.log(np.maximum(t, 1))


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

    Un bloc de propositions à la fois, assez petit pour rester dans la mémoire rapide pendant que l’on y compte
    chaque numéro ; les blocs se partagent entre les cœurs, car numpy rend la main à Python pendant qu’il compte.

    >>> compter_les_parts(np.array([[0, 1], [0, 2], [1, 2]]), 3).tolist()
    [[2, 1, 0], [0, 1, 2]]
    """
    m, nb_propositions = numeros.shape
    tailles = np.zeros((nb_numeros, nb_propositions), dtype=np.min_scalar_type(m))
    pas = CASES_PAR_BLOC // min(m, CANDIDATS_PAR_BLOC)
    blocs = [slice(debut, debut + pas) for debut in range(0, nb_propositions, pas)]
    appliquer = _fils().map if len(blocs) > 1 else map
    deque(appliquer(lambda bloc: _compter_un_bloc(numeros[:, bloc], tailles[:, bloc]), blocs), maxlen=0)
    return tailles.T


def _compter_un_bloc(numeros: np.ndarray, tailles: np.ndarray) -> None:
    """Ajoute à la ligne r des tailles combien de fois chaque colonne porte le numéro r, compté sur un octet."""
    for debut in range(0, len(numeros), CANDIDATS_PAR_BLOC):
        bloc = numeros[debut : debut + CANDIDATS_PAR_BLOC]
        for numero, ligne in enumerate(tailles):
            ligne += np.add.reduce((bloc == numero).view(np.uint8), axis=0, dtype=np.uint8)


@cache
def _fils() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


def _departager(tailles: np.ndarray, rangs: np.ndarray) -> np.ndarray:
    """Parmi des propositions d’entropies presque égales, celles du plus petit produit exact."""
    parts = np.sort(tailles[rangs], axis=1)
    differentes, laquelle = np.unique(parts, axis=0, return_inverse=True)
    produits = [prod(taille**taille for taille in ligne) for ligne in differentes.tolist()]
    return rangs[[produits[rang] == min(produits) for rang in laquelle.ravel()]]


def proposer_en_soufflant(nom: str, candidats: Sequence[Code], propositions: Sequence[Code], nb_couleurs: int) -> Souffles[Code]:
    """Le choix de `meilleure_proposition`, sans la table : les réponses sont calculées par blocs, un souffle entre deux.

    >>> from mastermind_edu.decodeurs.souffles import aller_au_bout
    >>> aller_au_bout(proposer_en_soufflant("knuth", [(0, 0), (0, 1), (1, 1)], [(0, 0), (0, 1), (1, 1)], 2))
    (0, 0)
    """
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
