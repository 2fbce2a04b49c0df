"""Ce que partagent les exercices qui tirent au hasard : assez de tirages pour voir un couple manquer."""

from itertools import combinations, product

from mastermind_edu.juge.exercice import Ecart

NB_TIRAGES = 300  # pour 3 couleurs, un couple manque une fois sur plus de 10¹⁵


def couple_jamais_vu(codes, couleurs, dernier_rang: int):
    """Le premier couple de couleurs jamais vu à deux places : le tirage n’est pas indépendant."""
    for i, j in combinations(range(len(codes[0])), 2):
        vus = {(code[i], code[j]) for code in codes}
        for couple in product(couleurs, repeat=2):
            if couple not in vus:
                attendu = f"en {len(codes)} tirages, places {i + 1} et {j + 1} : parfois {couple[0]} et {couple[1]}"
                return dernier_rang, Ecart("valeur", attendu, "jamais")
    return None
