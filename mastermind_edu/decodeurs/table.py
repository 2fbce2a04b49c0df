"""La table de toutes les réponses, en numpy : l’accélérateur, jamais la référence.

Les réponses lisibles sont dans `coeur.reponses` ; cette table leur est comparée par
les tests. Seul un calcul long l’importe. Commencer par `table_des_reponses`.
"""

from functools import lru_cache
from itertools import chain

import numpy as np

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.decodeurs.lignes import premier_numero
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
