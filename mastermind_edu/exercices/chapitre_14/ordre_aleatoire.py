"""Exercice : tirer au sort l’ordre dans lequel on essaie les codes."""

import random
from itertools import product

from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, ecart_d_identite, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Hasard
from mastermind_edu.juge.valeurs import egales


def ordre_aleatoire(codes, hasard):
    """Une nouvelle liste des mêmes codes, dans l’ordre croissant ou dans l’ordre décroissant, au sort."""
    return codes[::-1] if hasard.choice([True, False]) else codes[:]


UN_SEUL_TIRAGE = "tirez une seule fois, avant tout test, gardez ce qui sort, et donnez une liste dans les deux cas, un sens après `if`, l’autre après `else`"
RIEN = f"pour ce tirage, la fonction renvoie `None` : {UN_SEUL_TIRAGE} (`reverse`, `sort` et `shuffle` changent une liste sans la renvoyer)"
MELANGES = "les codes ne se suivent ni dans l’ordre croissant ni dans l’ordre décroissant : tirez une seule fois pour toute la liste, et non une fois par code (`shuffle` et `sample` la mélangent) ; l’ordre décroissant est la liste prise par la fin, `codes[::-1]`, jamais les pions d’un code"
COTES = (
    "Votre test compare-t-il ce que `hasard` a tiré, et à une valeur qui peut sortir, écrite pareil, accents et majuscules compris ? "
    "`hasard` seul n’est pas un tirage : `hasard.choice([…, …])` en est un, et `hasard.randint(a, b)` donne un entier de `a` à `b`."
)
TIRAGES = 60  # un ordre qui sort une fois sur deux ne manque presque jamais à l’appel
TROIS = [[0, 1], [1, 0], [1, 1]]


def _codes(nb_pions, nb_couleurs):
    return [list(code) for code in product(range(nb_couleurs), repeat=nb_pions)]


def cas():
    yield [[0]], Hasard(0)
    for graine in range(6):
        yield [[0], [1]], Hasard(graine)
    for graine in range(TIRAGES):
        yield TROIS, Hasard(graine)
    for nb_pions, nb_couleurs in ((2, 2), (2, 3), (1, 12), (3, 3), (4, 2)):
        for graine in range(3):
            yield _codes(nb_pions, nb_couleurs), Hasard(graine)
    hasard = random.Random(14)
    for nombre in range(1, 21):
        k = nombre % 11 + 2
        tires = {tuple(hasard.choices(range(k), k=nombre % 8 + 1)) for _ in range(nombre)}
        codes = [*map(list, sorted(tires))]
        yield codes, Hasard(nombre)
        yield _codes(2, 5)[:nombre], Hasard(nombre)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Un ordre ou l’autre ; la liste reçue ne change pas."""
    codes, _ = arguments
    voulu = abreger(repr(codes)) + (f", ou {abreger(repr(codes[::-1]))}" if len(codes) > 1 else "")
    if obtenue.erreur:
        return Ecart("erreur", voulu, ecrire_observation(obtenue), message=_dire_l_erreur(obtenue.erreur))
    if type(obtenue.valeur) not in (list, tuple):
        if obtenue.valeur is None and not obtenue.a_affiche:
            return Ecart("type" if len(codes) == 1 else "valeur", voulu, "None", RIEN)  # dès le premier cas, le code dit où manque `return`
        est_reversed = getattr(obtenue.valeur, "type", "") == "list_reverseiterator"
        conseil = "`reversed(…)` ne donne pas encore une liste : écrivez `list(reversed(…))`, ou `codes[::-1]`" if est_reversed else ""
        return Ecart("type", voulu, ecrire_observation(obtenue), conseil)
    if not egales(obtenue.arguments[0], codes):
        return Ecart("modification", f"codes reste {abreger(repr(codes))}", f"codes devient {abreger(repr(obtenue.arguments[0]))}", rang=0)
    if not any(egales(ordre, obtenue.valeur) for ordre in (codes, codes[::-1])):
        return Ecart("valeur", voulu, abreger(repr(obtenue.valeur)), _dire_l_ordre(codes, obtenue.valeur))
    ecart = ecart_d_identite(exercice, obtenue)
    return ecart and ecart._replace(message=f"{ecart.message} ; un second nom de la même liste, comme `copie = codes`, n’en fait pas une nouvelle")


def _dire_l_ordre(codes, vus):
    """Ce qui distingue cette liste des deux ordres permis."""
    if sorted(map(_ecrire, vus)) == sorted(map(_ecrire, codes)):
        return MELANGES
    if any(egales(code, vus) for code in codes):
        return "vous renvoyez un seul code : il faut toute la liste ; si `hasard.choice` tire, donnez-lui une liste de deux listes, l’une à l’endroit, l’autre à l’envers"
    if len(vus) == 2 and all(type(vu) in (list, tuple) and len(vu) == len(codes) for vu in vus) and len(codes) != 2:
        return "vous renvoyez les deux ordres à la fois : tirez-en un au sort, et renvoyez celui-là seul"
    if not vus and len(codes) > 1:
        return f"pour ce tirage, la liste est vide : {UN_SEUL_TIRAGE}"
    if len(vus) < len(codes):
        return "il manque des codes : la nouvelle liste contient tous ceux de `codes`, du rang 0 au dernier, chacun une fois"
    return "la nouvelle liste doit contenir les mêmes codes, chacun une fois, dans l’ordre croissant ou décroissant"


def _dire_l_erreur(erreur):
    """Ce que `hasard` attend ; vide pour une autre erreur."""
    lieu = f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}`"
    if "choice() takes" in erreur.texte and erreur.instruction.count(".choice(") == 1:
        return f"{lieu} : `choice` prend une seule liste, celle où il tire ; entourez de crochets les éléments que vous lui donnez, `hasard.choice([…, …])`"
    if "randint() missing" in erreur.texte:
        return f"{lieu} : `randint` prend deux nombres, le plus petit et le plus grand qui peuvent sortir, comme `hasard.randint(0, 1)`"
    if "'Random' object is not callable" in erreur.texte:
        return f"{lieu} : `hasard` ne s’appelle pas, il donne des méthodes pour tirer, comme `hasard.choice([…, …])`"
    if erreur.types[0] == "UnboundLocalError":
        return f"{lieu} : pour ce tirage, aucune liste n’est encore rangée sous ce nom ; {UN_SEUL_TIRAGE}"
    if erreur.types[0] == "IndexError" and "randint(" in erreur.instruction:
        return f"{lieu} : un rang sort de la liste ; `randint(a, b)` peut donner `b` lui-même, et dans une liste de deux éléments les rangs sont 0 et 1"
    return ""


def _ecrire(code):
    return repr([*code] if type(code) is tuple else code)


def juger_ensemble(cas, observations):
    """Sur soixante tirages, les deux ordres se voient."""
    rangs = [rang for rang, (codes, _) in enumerate(cas) if codes == TROIS]
    montees = [egales(TROIS, observations[rang].valeur) for rang in rangs]
    if any(montees) and not all(montees):
        return None
    manque, vu = ("décroissant", "croissant") if all(montees) else ("croissant", "décroissant")
    conseil = f"chaque liste est bien formée, mais sur {len(rangs)} tirages c’est toujours l’ordre {vu} : le choix passe-t-il par `hasard` ?"
    return rangs[-1], Ecart("valeur", f"en {len(rangs)} tirages, parfois l’ordre {manque}", "jamais", conseil)


EXERCICE = Exercice(
    reference=ordre_aleatoire,
    points=2,
    cas=cas,
    exemples=(([[0, 0], [0, 1], [1, 0]], Hasard(0)), ([[0, 0], [0, 1], [1, 0]], Hasard(1))),
    intacts=("codes",),
    resultat_neuf=True,
    juger=juger,
    juger_ensemble=juger_ensemble,
    proprietes=(
        Propriete("il n’y a qu’un code", "il y a plusieurs codes", lambda codes, _: len(codes) == 1),
        Propriete("il y a deux codes", "il n’y a pas deux codes", lambda codes, _: len(codes) == 2),
        Propriete("tous les codes de cette taille y sont", "il manque des codes de cette taille", lambda codes, _: len(codes) == (codes[-1][-1] + 1) ** len(codes[0])),
    ),
    indices=(
        "Un seul tirage décide de tout, à pile ou face : que peut tirer `hasard.choice` dans une liste de deux éléments ?",
        "`codes[::-1]` est une nouvelle liste, à l’envers ; `codes.copy()` une nouvelle liste, à l’endroit. Les deux peuvent être les éléments où l’on tire.",
    ),
    squelette='''\
def ordre_aleatoire(codes, hasard):
    """Une nouvelle liste : les codes dans un sens ou dans l’autre, au sort."""
    croissant = codes.copy()
    decroissant = ...
    return hasard.choice(...)
''',
)


@faux(f"l’ordre est toujours croissant. {COTES} Enfin, la liste à l’envers est-elle gardée, puis renvoyée ?")
def toujours_croissant(codes, hasard):
    return codes[:]


@faux(f"l’ordre est toujours décroissant. {COTES} Enfin, la liste à l’endroit est-elle une copie, faite avant de rien retourner, puis renvoyée ?")
def toujours_decroissant(codes, hasard):
    return codes[::-1]


@faux("les codes sortent dans un ordre quelconque : il n’y a que deux ordres permis, croissant et décroissant ; un seul tirage décide pour toute la liste")
def melange(codes, hasard):
    return hasard.sample(codes, len(codes))


@faux("la liste reçue est retournée sur place une fois sur deux : il faut une nouvelle liste, celle de l’appelant reste intacte")
def sur_place(codes, hasard):
    if hasard.choice([True, False]):
        codes.reverse()
    return codes


@faux("vous renvoyez un seul code, tiré au sort : il faut toute la liste ; tirez entre deux listes, l’une à l’endroit, l’autre à l’envers")
def un_code(codes, hasard):
    return hasard.choice(codes)


@faux("une fois sur deux, `None` est renvoyé : donnez une liste dans les deux sens ; `codes[::-1]` en est une nouvelle, à l’envers")
def rien_a_l_envers(codes, hasard):
    return hasard.choice([codes[:], None])


@faux("deux appels avec un `hasard` de même graine ne donnent pas le même ordre : le tirage passe-t-il par `hasard` ?", genre="instable")
def autre_hasard(codes, hasard):
    return random.choice([codes[:], codes[::-1]])
