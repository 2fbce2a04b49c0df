"""Un total qu’aucune stratégie ne peut battre, d’après le seul nombre de candidats.

Ni codes ni symétries ici (voir `preuve`). Commencer par `bornes_par_taille`.
"""

from math import inf

import numpy as np

IMPOSSIBLE = 2**40  # plus grand que tout total ; une somme sur toutes les réponses tient encore dans 64 bits


def bornes_par_taille(taille_max: int, nb_suites: int, reste: float = inf) -> np.ndarray:
    """Pour 0, 1, 2… candidats, un total que rien ne bat quand une proposition a au plus b suites.

    Une proposition trouve au plus un secret, et ouvre au plus b parts (`nb_suites`) : au mieux,
    un secret est trouvé en 1 proposition, b en 2, b² en 3… Le total ne descend pas sous la somme des
    plus petits de ces nombres. Quand il en faudrait plus de `reste`, c’est `IMPOSSIBLE`.

    >>> bornes_par_taille(5, 3).tolist()
    [0, 1, 3, 5, 7, 10]
    >>> int(bornes_par_taille(200, 13, reste=3).argmax())  # 1 + 13 + 13² = 183 au plus
    184
    """
    bornes = [0]
    propositions, places = 1, 1
    while len(bornes) <= taille_max:
        cout = propositions if propositions <= reste else IMPOSSIBLE
        for _ in range(min(places, taille_max + 1 - len(bornes))):
            bornes.append(min(bornes[-1] + cout, IMPOSSIBLE))
        propositions, places = propositions + 1, places * nb_suites
    return np.array(bornes, dtype=np.int64)
