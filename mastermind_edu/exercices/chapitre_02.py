"""Les exercices du chapitre 2 : tirer un code au hasard."""

from itertools import combinations, product

from mastermind_edu.exercices.erreurs import chapitre_02 as erreurs
from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.exercice import Ecart, Exercice, ecrire_observation
from mastermind_edu.juge.instruments import Hasard

COULEURS = ["R", "V", "B", "J", "P", "N"]
TAILLE_MAXIMALE = 6  # la liste d’Unisciel est plus grande que le code
NB_TIRAGES = 300  # pour 3 couleurs, un couple manque une fois sur plus de 10¹⁵


def nombre_de_codes(nb_pions, nb_couleurs):
    return nb_couleurs**nb_pions


def tirer_code(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in range(nb_pions)]


def generer_combinaison(c, n, m, hasard):
    for k in range(n):
        c[k] = hasard.randint(1, m)


def _cas_nombre():
    petits = sorted(product(range(1, 7), range(1, 9)), key=lambda cas: (sum(cas), cas))
    yield from petits
    yield from ((20, 10), (40, 3))  # trop grands pour un nombre à virgule


def _cas_tirage():
    for nb_pions, nb_couleurs in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 6)):
        for graine in range(6):
            yield nb_pions, COULEURS[:nb_couleurs], Hasard(graine)
    for graine in range(NB_TIRAGES):
        yield 3, COULEURS[:3], Hasard(graine)


def _juger_tirage(exercice, arguments, attendue, obtenue) -> Ecart | None:
    nb_pions, couleurs, _ = arguments
    voulu = f"une liste de {accorder(nb_pions, 'élément')} de {couleurs}"
    if obtenue.erreur:
        return Ecart("erreur", voulu, ecrire_observation(obtenue))
    code = obtenue.valeur
    if type(code) not in (list, tuple):
        return Ecart("type", voulu, ecrire_observation(obtenue))
    if len(code) != nb_pions or not all(type(x) is str and x in couleurs for x in code):
        return Ecart("valeur", voulu, abreger(repr(code)))
    if obtenue.arguments[1] != couleurs:
        return Ecart("modification", f"couleurs reste {couleurs}", f"couleurs devient {obtenue.arguments[1]}")
    return None


def _juger_tirages(cas, observations):
    """Sur beaucoup de tirages, deux places quelconques prennent tous les couples de couleurs."""
    rangs = [rang for rang, (n, couleurs, _) in enumerate(cas) if (n, len(couleurs)) == (3, 3)]
    codes = [observations[rang].valeur for rang in rangs]
    return couple_jamais_vu(codes, COULEURS[:3], rangs[-1])


def couple_jamais_vu(codes, couleurs, dernier_rang: int):
    """Le premier couple de couleurs jamais vu à deux places : le tirage n’est pas indépendant."""
    for i, j in combinations(range(len(codes[0])), 2):
        vus = {(code[i], code[j]) for code in codes}
        for couple in product(couleurs, repeat=2):
            if couple not in vus:
                attendu = f"en {len(codes)} tirages, places {i + 1} et {j + 1} : parfois {couple[0]} et {couple[1]}"
                return dernier_rang, Ecart("valeur", attendu, "jamais")
    return None


def _cas_combinaison():
    for n, m in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 6)):
        for graine in range(6):
            yield [0] * TAILLE_MAXIMALE, n, m, Hasard(graine)
    for graine in range(NB_TIRAGES):
        yield [0] * TAILLE_MAXIMALE, 3, 3, Hasard(graine)


def _juger_combinaison(exercice, arguments, attendue, obtenue) -> Ecart | None:
    avant, n, m, _ = arguments
    if obtenue.erreur:
        return Ecart("erreur", "c remplie sur place", ecrire_observation(obtenue))
    if obtenue.valeur is not None:
        return Ecart("type", "rien (None) : c est remplie sur place", ecrire_observation(obtenue))
    apres = obtenue.arguments[0]
    entiers = all(type(x) is int and 1 <= x <= m for x in apres[:n])
    if len(apres) != len(avant) or not entiers or apres[n:] != avant[n:]:
        voulu = f"{accorder(n, 'nombre')} de 1 à {m}, puis {avant[n:]}"
        return Ecart("modification", voulu, abreger(f"c devient {apres}"))
    return None


def _juger_combinaisons(cas, observations):
    rangs = [rang for rang, (_, n, m, _) in enumerate(cas) if (n, m) == (3, 3)]
    codes = [observations[rang].arguments[0][:3] for rang in rangs]
    return couple_jamais_vu(codes, [1, 2, 3], rangs[-1])


EXERCICES = (
    Exercice(
        reference=nombre_de_codes,
        parametres=("nb_pions", "nb_couleurs"),
        resume="le nombre exact de codes possibles, en entier",
        points=1,
        cas=_cas_nombre,
        exemples=((1, 6), (2, 6), (4, 6), (5, 8)),
        erreurs_typiques=erreurs.NOMBRE_DE_CODES,
    ),
    Exercice(
        reference=tirer_code,
        parametres=("nb_pions", "couleurs", "hasard"),
        resume="une liste de `nb_pions` éléments de `couleurs`, tirés un à un avec `hasard`",
        points=2,
        cas=_cas_tirage,
        exemples=((4, ["R", "V", "B"], Hasard(1)), (4, ["R", "V", "B"], Hasard(2))),
        intacts=(1,),
        juger=_juger_tirage,
        juger_ensemble=_juger_tirages,
        erreurs_typiques=erreurs.TIRER_CODE,
    ),
    Exercice(
        reference=generer_combinaison,
        parametres=("c", "n", "m", "hasard"),
        resume="remplit sur place `c[0]`…`c[n-1]` de nombres de 1 à `m`, laisse le reste, ne renvoie rien",
        points=3,
        cas=_cas_combinaison,
        exemples=(([0, 0, 0, 0, 0, 0], 4, 6, Hasard(1)),),
        modifies=(0,),
        juger=_juger_combinaison,
        juger_ensemble=_juger_combinaisons,
        erreurs_typiques=erreurs.GENERER_COMBINAISON,
    ),
)
