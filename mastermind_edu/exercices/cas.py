"""De quoi énumérer les cas d’un exercice, du plus petit au plus grand, et juger un texte.

Rien ici ne connaît un exercice en particulier. Commencer par `listes`.
"""

import random
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations, product

from mastermind_edu.francais import abreger
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference, ecrire_observation
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.juge.verdict import au_mieux

Liste = list

INITIALES = ["R", "V", "B", "J", "P", "N"]
EMOJIS = ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"]

# Ni les initiales du cours, ni son ordre, ni son nombre : ce qu’une fonction écrite pour lui seul ne sait pas faire.
AUTRES_INITIALES = ["L", "A", "Z", "K", "O", "X", "E", "M", "U", "T", "I", "C"]
AUTRES_EMOJIS = ["🟤", "🟠", "⚪", "🟥", "🔴", "🟦", "🟩", "🟡", "🟨", "🟪", "⚫", "🔵"]
INITIALES_DE_LA_SAE = ["R", "B", "J", "V", "O", "N"]
DOUZE_NUMEROS = list(range(1, 13))


def listes(symboles: Sequence, tailles: Sequence[int]) -> Iterator[Liste]:
    """Toutes les listes de ces symboles, par taille puis dans l’ordre des symboles.

    >>> list(listes("RV", [1, 2]))
    [['R'], ['V'], ['R', 'R'], ['R', 'V'], ['V', 'R'], ['V', 'V']]
    """
    for taille in tailles:
        yield from map(list, product(symboles, repeat=taille))


def paires(symboles: Sequence, tailles: Sequence[int]) -> Iterator[tuple[Liste, Liste]]:
    """Toutes les paires de listes de même taille, par taille croissante."""
    for taille in tailles:
        toutes = list(listes(symboles, [taille]))
        yield from product(toutes, repeat=2)


def paires_tirees(symboles: Sequence, taille: int, nombre: int) -> Iterator[tuple[Liste, Liste]]:
    """Des paires de grande taille, tirées avec une graine fixe : toujours les mêmes."""
    hasard = random.Random(taille * 1000 + nombre)
    for _ in range(nombre):
        yield hasard.choices(symboles, k=taille), hasard.choices(symboles, k=taille)


def a_l_echange_pres(secret: Liste, proposition: Liste) -> bool:
    """Vrai pour une seule paire parmi celles que l’on obtient en échangeant les couleurs : la première dans l’ordre.

    >>> a_l_echange_pres(["R", "R"], ["R", "V"]), a_l_echange_pres(["R", "R"], ["R", "B"])
    (True, False)
    """
    return "".join(dict.fromkeys(map(str, secret + proposition))) in ("R", "RV", "RVB", "0", "01", "012", "1", "12", "123")


def paires_variees(symboles: Sequence, tailles: Sequence[int] = range(1, 9), nombre: int = 3) -> Iterator[tuple[Liste, Liste]]:
    """Par taille : égaux, dans un autre ordre, d’une seule couleur, sans rien de commun, puis tirés et retouchés.

    Il faut douze symboles pour huit pions ; la graine est fixe.
    """
    hasard = random.Random(f"{symboles}{tailles}")
    for taille in tailles:
        code = hasard.sample(symboles, taille)
        yield code, code
        yield code, code[1:] + code[:1]
        yield code, code[:1] * taille
        yield code[-1:] * taille, code
        yield code, hasard.choices([symbole for symbole in symboles if symbole not in code], k=taille)
        for _ in range(nombre):
            secret = hasard.choices(hasard.sample(symboles, 4), k=taille)
            proposition = hasard.sample(secret, taille)
            proposition[hasard.randrange(taille)] = hasard.choice(symboles)
            yield secret, proposition


def mots(alphabet: str, tailles: Sequence[int]) -> Iterator[str]:
    """Tous les mots de cet alphabet, par taille puis dans son ordre."""
    return ("".join(lettres) for lettres in listes(alphabet, tailles))


def tableaux() -> Iterator[tuple[Liste, Liste]]:
    """Les premiers tableaux parallèles d’initiales et d’emojis, puis les mêmes dans un autre ordre."""
    for taille in range(1, len(INITIALES) + 1):
        yield INITIALES[:taille], EMOJIS[:taille]
    for ordre in islice(permutations(range(4)), 1, 24):
        yield [INITIALES[i] for i in ordre], [EMOJIS[i] for i in ordre]


def autres_tableaux() -> Iterator[tuple[Liste, Liste]]:
    """D’autres initiales, d’autres emojis, jusqu’à douze ; puis ceux du cours, mal assortis."""
    for taille in range(1, 13):
        yield AUTRES_INITIALES[:taille], AUTRES_EMOJIS[:taille]
    yield INITIALES, AUTRES_EMOJIS[:6]
    yield AUTRES_INITIALES[:6], EMOJIS
    yield INITIALES[::-1], EMOJIS
    yield INITIALES_DE_LA_SAE, EMOJIS


def ordinaires_d_abord(mots: Iterator[str], nb_pions: int) -> list[str]:
    """Les mots de la bonne taille, puis les autres ; le texte vide en dernier."""
    return sorted(mots, key=lambda mot: (len(mot) != nb_pions, mot == "", len(mot)))


def mots_a_verifier(inconnus: str) -> Iterator[tuple[str, int, Liste]]:
    """Un mot, le nombre de pions et les initiales : juste, puis un signe inconnu, puis trop court et trop long."""
    hasard = random.Random(1)
    palettes = [AUTRES_INITIALES[:taille] for taille in range(1, 13)] + [INITIALES[::-1], INITIALES_DE_LA_SAE, list("123456")]
    for rang, initiales in enumerate(palettes):
        for nb_pions in (rang % 8 + 1, 8 - rang % 8):
            mot = "".join([*hasard.choices(initiales, k=nb_pions - 1), initiales[-1]])
            i = hasard.randrange(nb_pions)
            yield mot, nb_pions, initiales
            yield mot[:i] + hasard.choice(inconnus) + mot[i + 1 :], nb_pions, initiales
            yield mot[1:], nb_pions, initiales
            yield mot + hasard.choice(mot), nb_pions, initiales


def normaliser(texte: str) -> str:
    """Le texte en minuscules, accents composés, espaces insécables changées en espaces."""
    texte = unicodedata.normalize("NFC", texte).casefold()
    return re.sub(r"\s", " ", texte)


def contient_nombre(texte: str, nombre: int) -> bool:
    """Vrai quand le nombre est écrit en entier, pas comme un morceau d’un autre.

    >>> contient_nombre("12 tentatives", 12), contient_nombre("12 tentatives", 2)
    (True, False)
    """
    return re.search(rf"(?<!\d){nombre}(?!\d)", texte) is not None


def contient_compte(texte: str, nombre: int, nom: str) -> bool:
    """Vrai pour « 1 pion » sans s, ou « 4 pions » : le nombre suivi du nom accordé.

    >>> contient_compte("4 pions", 4, "pion"), contient_compte("0 pions", 0, "pion"), contient_compte("1 pion(s)", 1, "pion")
    (True, False, False)
    """
    return set(_accords(texte, nombre, nom)) == {True}


def est_mal_accorde(texte: str, nombre: int, nom: str) -> bool:
    """Vrai pour « 4 pion », « 1 pions », « 4 pion(s) » ; faux quand le nombre est écrit sans le nom."""
    return False in _accords(texte, nombre, nom)


def retenir_un_nombre(texte: str, nombre: int, nom: str) -> list:
    """Si le nombre est écrit, et comment finit le nom qui le suit.

    >>> retenir_un_nombre("1 pions", 1, "pion"), retenir_un_nombre("1 pion(s)", 1, "pion"), retenir_un_nombre("un", 1, "pion")
    ([True, ['s']], [True, ['(s)']], [False, []])
    """
    return [contient_nombre(texte, nombre), sorted({*_finales(texte, nombre, nom)})]


def _accords(texte: str, nombre: int, nom: str) -> list[bool]:
    """Pour chaque fois où le nom suit le nombre : est-il accordé ?"""
    return [finale == ("s" if nombre > 1 else "") for finale in _finales(texte, nombre, nom)]


def _finales(texte: str, nombre: int, nom: str) -> list[str]:
    return re.findall(rf"(?<!\d){nombre} {nom}(\w*(?:\(s\)|[·./]s\b)?)", normaliser(texte))


UN_TUPLE = "la réponse est un tuple, plusieurs valeurs séparées par des virgules : il faut un seul texte, par exemple précédé de `f`, avec les valeurs entre accolades"


def ecart_de_texte(obtenue: Observation, manques: Sequence[str]) -> Ecart | None:
    """L’écart d’un texte dont il manque des morceaux ; `None` quand rien ne manque."""
    if obtenue.erreur:
        return Ecart("erreur", "un texte", ecrire_observation(obtenue))
    if type(obtenue.valeur) is not str:
        return Ecart("type", "un texte", ecrire_observation(obtenue), UN_TUPLE if type(obtenue.valeur) is tuple else "")
    if manques:
        return Ecart("valeur", f"un texte qui contient {' et '.join(manques)}", abreger(repr(obtenue.valeur)))
    return None


def en_racontant(raconter: Callable[..., str]) -> Callable[..., Ecart | None]:
    """Le jugement qui compare à la référence, rien d’autre ; une réponse fausse est expliquée par ce qu’il en est de ce cas.

    `raconter` reçoit la réponse, puis les arguments ; vide quand il n’y a rien à dire.
    """

    def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
        ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
        explicable = ecart is not None and (ecart.genre == "valeur" or ecart.genre == "modification" and ecart.rang is None)
        if not explicable:
            return ecart
        dire = au_mieux if ont_les_memes_types(attendue.valeur, obtenue.valeur) else _essayer_de_dire
        return ecart._replace(conseil=dire("", raconter, obtenue.valeur, *arguments))

    juger.compare_a_la_reference = True
    return juger


def ont_les_memes_types(attendue: object, obtenue: object) -> bool:
    """Vrai quand une liste ou un tuple ne contient que des éléments des types attendus."""
    if type(attendue) not in (list, tuple) or type(obtenue) not in (list, tuple):
        return type(attendue) is type(obtenue)
    voulus = {type(element) for element in attendue}
    return all(type(element) in voulus for element in obtenue)


def _essayer_de_dire(par_defaut: str, raconter: Callable[..., str], *arguments: object) -> str:
    """Ce que dit le récit d’une réponse d’un autre type ; rien quand elle le déroute, et ce n’est pas un défaut."""
    try:
        return raconter(*arguments)
    except Exception:
        return par_defaut


def dire_les_rangs(rangs: Sequence[int]) -> str:
    """Les rangs, dans une phrase.

    >>> dire_les_rangs([0]), dire_les_rangs([0, 2, 3])
    ('au rang 0', 'aux rangs 0, 2 et 3')
    """
    if len(rangs) == 1:
        return f"au rang {rangs[0]}"
    return f"aux rangs {', '.join(map(str, rangs[:-1]))} et {rangs[-1]}"
