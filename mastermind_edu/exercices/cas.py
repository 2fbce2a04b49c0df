"""De quoi énumérer les cas d’un exercice, du plus petit au plus grand, et dire ce qui les distingue, en mots que l’élève connaît.

Ce que partagent plusieurs exercices ; le reste est dans le module de chacun. Commencer par `listes`, puis `DEUX_CODES`.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations, product

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Propriete
from mastermind_edu.juge.fausses import liste_dans_le_texte
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
        return ecart._replace(conseil=liste_dans_le_texte(arguments, attendue.valeur, obtenue.valeur) or dire("", raconter, obtenue.valeur, *arguments) or ecart.conseil)

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


def se_repete(code) -> bool:
    """Vrai quand un élément est écrit deux fois.

    >>> se_repete("RVR"), se_repete([])
    (True, False)
    """
    return any(code.count(symbole) > 1 for symbole in code)


def nb_bien_places(secret, proposition) -> int:
    return sum(s == p for s, p in zip(secret, proposition))


def nb_pions_communs(secret, proposition) -> int:
    return sum(min(secret.count(symbole), proposition.count(symbole)) for symbole in set(secret))


def raconter_la_reponse(valeur, secret, proposition, *_) -> str:
    """Ce qu’il faut répondre, et d’où cela vient ; d’abord, lequel des deux nombres est juste.

    >>> raconter_la_reponse((1, 2), ["R", "V"], ["R", "R"])
    'le nombre de bien placés est juste, pas celui des mal placés : ici, 1 bien placé, au rang 0, et aucun mal placé parmi les pions qui restent'
    >>> raconter_la_reponse((1, 1), ["R", "V"], ["R", "R"]).partition(" ; ")[2]
    '1 est le nombre de tous les pions communs, n’y comptez plus les bien placés'
    """
    rangs = [i for i in range(len(secret)) if secret[i] == proposition[i]]
    bien, mal = len(rangs), nb_pions_communs(secret, proposition) - len(rangs)
    bien_places = f"{bien} bien placé{'s' * (bien > 1)}, {dire_les_rangs(rangs)}," if bien else "aucun bien placé"
    mal_places = f"{mal} mal placé{'s' * (mal > 1)}" if mal else "aucun mal placé"
    recit = f"ici, {bien_places} et {mal_places} parmi les pions qui restent"
    if len(valeur) == 2 and tuple(valeur) == (mal, bien) and bien != mal:
        return f"{recit} ; votre réponse a ces deux nombres dans l’autre ordre : le `return` donne-t-il les bien placés d’abord ? Si oui, c’est leur calcul qui est à revoir"
    if len(valeur) == 2 and valeur[0] == bien and bien and valeur[1] == bien + mal:
        return f"le nombre de bien placés est juste, pas celui des mal placés : {recit} ; {valeur[1]} est le nombre de tous les pions communs, n’y comptez plus les bien placés"
    if len(valeur) == 2 and valeur[0] == bien:
        return f"le nombre de bien placés est juste, pas celui des mal placés : {recit}"
    if len(valeur) == 2 and valeur[1] == mal:
        return f"le nombre de mal placés est juste, pas celui des bien placés : {recit}"
    return recit


COULEUR_0 = Propriete("la couleur 0 est dans les deux codes", "la couleur 0 n’est pas dans les deux codes", lambda code1, code2, _: 0 in code1 and 0 in code2)
DERNIERE_COULEUR = Propriete(
    "la dernière couleur est dans les deux codes", "la dernière couleur n’est pas dans les deux codes",
    lambda code1, code2, nb_couleurs: nb_couleurs - 1 in code1 and nb_couleurs - 1 in code2,
)
UN_SEUL_PION = Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda code, *_: len(code) == 1)
DERNIERS_EGAUX = Propriete(
    "les derniers pions sont égaux", "les derniers pions diffèrent", lambda secret, proposition, *_: secret[-1:] == proposition[-1:]
)
BIEN_PLACES = Propriete(
    "il y a des bien placés", "il n’y a pas de bien placé", lambda secret, proposition, *_: nb_bien_places(secret, proposition) > 0
)
MAL_PLACES = Propriete(
    "il y a des mal placés",
    "il n’y a pas de mal placé",
    lambda secret, proposition, *_: nb_pions_communs(secret, proposition) > nb_bien_places(secret, proposition),
)
DEUX_CODES = (
    Propriete(
        "une couleur est répétée dans la proposition",
        "aucune couleur n’est répétée dans la proposition",
        lambda secret, proposition, *_: se_repete(proposition),
    ),
    Propriete(
        "une couleur est répétée dans le secret", "aucune couleur n’est répétée dans le secret", lambda secret, *_: se_repete(secret)
    ),
    BIEN_PLACES,
    MAL_PLACES,
    Propriete(
        "le secret et la proposition ont une couleur en commun",
        "le secret et la proposition n’ont rien en commun",
        lambda secret, proposition, *_: nb_pions_communs(secret, proposition) > 0,
    ),
    DERNIERS_EGAUX,
    UN_SEUL_PION,
)
MOTS = (
    Propriete("le mot a la bonne longueur", "le mot n’a pas la bonne longueur", lambda mot, nb_pions, _: len(mot) == nb_pions),
    Propriete("le mot est trop long", "le mot n’est pas trop long", lambda mot, nb_pions, _: len(mot) > nb_pions),
    Propriete("le mot est trop court", "le mot n’est pas trop court", lambda mot, nb_pions, _: len(mot) < nb_pions),
    Propriete(
        "une lettre est inconnue", "toutes les lettres sont connues", lambda mot, _, initiales: any(lettre not in initiales for lettre in mot)
    ),
    Propriete("la première lettre est connue", "la première lettre n’est pas connue", lambda mot, _, initiales: mot[:1] != "" and mot[0] in initiales),
    Propriete("la dernière lettre est connue", "la dernière lettre n’est pas connue", lambda mot, _, initiales: mot[:1] != "" and mot[-1] in initiales),
)
TABLEAUX = (
    Propriete("il n’y a qu’une couleur", "il y a plusieurs couleurs", lambda initiales, *_: len(initiales) == 1),
    Propriete("R est la première initiale", "R n’est pas la première initiale", lambda initiales, *_: list(initiales[:1]) == ["R"]),
)
