"""Ce que partagent les exercices qui tirent au hasard : assez de tirages pour voir ce qui ne sort jamais.

Rien n’est tiré ici ; une fonction juste est refusée moins d’une fois sur dix millions. Commencer par `jamais_vu`.
"""

from itertools import combinations, product

from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.valeurs import Observation

# Pions, couleurs, tirages : de quoi voir tous les couples ; toutes les couleurs à chaque place ; toutes les couleurs.
COUPLES, PLACES, COULEURS = (3, 3, 300), (4, 6, 120), (8, 12, 30)


def sans_repetition_permise(obtenue: Observation, nb_pions: int, nb_couleurs: int) -> str:
    """Ce qui se demande d’un appel sans fin quand il y a plus de pions que de couleurs, et rien d’autre."""
    if obtenue.erreur.types[0] != "NonFini" or nb_pions <= nb_couleurs:
        return ""
    lieu = f" à la ligne {obtenue.erreur.ligne}" if obtenue.erreur.ligne else ""
    return (
        f"appel arrêté{lieu} : la boucle ne finit pas, dans un cas où il y a plus de places que de valeurs à tirer ; attendez-vous une valeur qui ne soit pas "
        "déjà sortie ? Une valeur peut se répéter : gardez celle qui est tirée, quelles que soient les précédentes. "
        "Sinon, chaque tour rapproche-t-il bien de la fin ?"
    )


def jamais_vu(epreuve: tuple[int, int, int], codes: list, couleurs: list) -> Ecart | None:
    """Ce qu’un tirage pion par pion aurait donné, et qui manque dans tous ces codes."""
    manque = {
        COUPLES: lambda: _couple(codes, couleurs) or _repetition(codes, (1, 2, 3)),
        PLACES: lambda: _couleur_a_une_place(codes, couleurs) or _repetition(codes, (2, 3, 4)) or _egales(codes),
        COULEURS: lambda: _couleur(codes, couleurs),
    }[epreuve]()
    return Ecart("valeur", f"en {len(codes)} tirages, {manque}", "jamais", _conseiller(codes, couleurs)) if manque else None


def _conseiller(codes: list, couleurs: list) -> str:
    """Ce que ces codes, bien formés un à un, ont d’étrange tous ensemble."""
    ensemble = f"chaque code est bien formé, mais sur {len(codes)} tirages"
    if len({*map(tuple, codes)}) == 1:
        return f"{ensemble}, c’est toujours le même : chaque tirage passe-t-il par le `hasard` reçu, sans que rien change sa graine ?"
    if absente := next((c for c in couleurs if all(c not in code for code in codes)), None):
        return f"{ensemble}, {absente} ne sort jamais : chaque pion se tire parmi toutes les couleurs"
    if all(a != b for code in codes for a, b in zip(code, code[1:])):
        qui = "deux pions n’ont jamais" if all(len(set(code)) == len(code) for code in codes) else "deux pions voisins n’ont jamais"
        return f"{ensemble}, {qui} la même couleur : une couleur peut se répéter"
    for i, j in combinations(range(len(codes[0])), 2):
        if all(code[i] == code[j] for code in codes):
            return f"{ensemble}, les places {i + 1} et {j + 1} ont toujours la même couleur : chaque pion se tire sans regarder les autres"
    return f"{ensemble}, certains n’arrivent jamais : chaque pion se tire parmi toutes les couleurs, sans regarder les autres"


def _couple(codes: list, couleurs: list) -> str | None:
    for i, j in combinations(range(len(codes[0])), 2):
        vus = {(code[i], code[j]) for code in codes}
        for couple in product(couleurs, repeat=2):
            if couple not in vus:
                return f"places {i + 1} et {j + 1} : parfois {couple[0]} et {couple[1]}"
    return None


def _couleur_a_une_place(codes: list, couleurs: list) -> str | None:
    places = product(range(len(codes[0])), couleurs)
    return next((f"place {i + 1} : parfois {c}" for i, c in places if all(code[i] != c for code in codes)), None)


def _couleur(codes: list, couleurs: list) -> str | None:
    vues = {couleur for code in codes for couleur in code}
    return next((f"à l’une des {len(codes[0])} places : parfois {c}" for c in couleurs if c not in vues), None)


def _egales(codes: list) -> str | None:
    """Deux places qui n’ont jamais la même couleur."""
    places = combinations(range(len(codes[0])), 2)
    return next((f"places {i + 1} et {j + 1} : parfois la même" for i, j in places if all(code[i] != code[j] for code in codes)), None)


def _repetition(codes: list, nombres: tuple[int, ...]) -> str | None:
    vus = {len(set(code)) for code in codes}
    nombre = next((nombre for nombre in nombres if nombre not in vus), None)
    return nombre and f"{len(codes[0])} places : parfois {'la même couleur partout' if nombre == 1 else f'{nombre} couleurs différentes'}"
