"""Question : savoir si une recette peut se faire avec ce qu’il y a dans le placard."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

PLACARD = ["farine", "œufs", "lait", "sucre", "beurre", "sel", "riz", "huile", "miel", "cacao"]


def recette_possible(recette, maximum, placard):
    """`True` quand la recette a au plus `maximum` ingrédients, tous dans le placard ; `False` sinon."""
    if len(recette) > maximum:
        return False
    for ingredient in recette:
        if ingredient not in placard:
            return False
    return True


def cas():
    for maximum in (2, 1, 3):
        for recette in sorted(listes(("lait", "riz", "sel"), range(4)), key=lambda recette: (len(recette) != maximum, len(recette))):
            yield recette, maximum, ["riz", "lait"]
    for maximum in range(1, 10):
        recette = PLACARD[:maximum]
        for autre in (recette, PLACARD[: maximum + 1], recette[1:], [*recette[:-1], "thym"], ["thym", *recette[1:]], [*recette[: maximum // 2], "thym", *recette[maximum // 2 + 1 :]]):
            yield autre, maximum, PLACARD
            yield autre[::-1], maximum, PLACARD[::-1]
    for recette in ([], ["lait"], ["lait", "lait", "lait"], ["la"], ["sucre", "sel", "riz", "lait"]):
        yield recette, 3, ["lait", "sucre", "sel", "riz"]
        yield recette, 4, []
    yield [], 0, ["sel"]
    yield ["sel"], 0, ["sel"]


EXERCICE = Exercice(
    reference=recette_possible,
    points=3,
    cas=cas,
    exemples=((["lait", "riz"], 4, ["riz", "sel", "lait"]), (["lait", "thym"], 4, ["riz", "sel", "lait"]), (["lait", "riz", "sel"], 2, ["riz", "sel", "lait"])),
    intacts=("recette", "placard"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("la recette n’est pas trop longue", "la recette est trop longue", lambda recette, maximum, placard: len(recette) <= maximum),
        Propriete("la recette a juste le maximum d’ingrédients", "la recette n’a pas juste le maximum d’ingrédients", lambda recette, maximum, placard: len(recette) == maximum),
        Propriete("la recette a moins d’ingrédients que le maximum", "la recette atteint le maximum d’ingrédients", lambda recette, maximum, placard: len(recette) < maximum),
        Propriete("un ingrédient manque", "aucun ingrédient ne manque", lambda recette, maximum, placard: any(i not in placard for i in recette)),
        Propriete("le premier ingrédient est là", "le premier ingrédient n’est pas là", lambda recette, maximum, placard: recette[:1] != [] and recette[0] in placard),
        Propriete("le dernier ingrédient est là", "le dernier ingrédient n’est pas là", lambda recette, maximum, placard: recette[:1] != [] and recette[-1] in placard),
    ),
    indices=(
        "Deux raisons de refuser : trop d’ingrédients, puis un ingrédient qui manque. Dès que l’une se présente, la réponse est connue.",
        "Cherchez chaque ingrédient de la recette dans le placard. On ne peut accepter qu’après les avoir tous vus.",
    ),
    squelette='''\
def recette_possible(recette, maximum, placard):
    """True quand la recette est assez courte et que rien ne manque."""
    if ...:
        return False
    for ingredient in recette:
        if ...:
            return ...
    return ...
''',
)


@faux("le nombre d’ingrédients n’est pas vérifié : une recette trop longue est acceptée")
def maximum_oublie(recette, maximum, placard):
    return all(ingredient in placard for ingredient in recette)


@faux("les ingrédients ne sont pas cherchés : une recette assez courte est acceptée, même s’il en manque")
def placard_oublie(recette, maximum, placard):
    return len(recette) <= maximum


@faux("un seul ingrédient du placard suffit pour accepter une recette assez courte : ils doivent tous y être")
def un_ingredient_suffit(recette, maximum, placard):
    return len(recette) <= maximum and any(ingredient in placard for ingredient in recette)


@faux("quand la recette est assez courte, le premier ingrédient décide pour tous les autres : n’acceptez qu’après les avoir tous vus")
def premier_ingredient_seul(recette, maximum, placard):
    return len(recette) <= maximum and all(ingredient in placard for ingredient in recette[:1])


@faux("quand la recette est assez courte, le dernier ingrédient décide pour tous les autres : dès qu’il en manque un, refusez")
def dernier_ingredient_seul(recette, maximum, placard):
    return len(recette) <= maximum and all(ingredient in placard for ingredient in recette[-1:])


@faux("une recette qui a juste le maximum d’ingrédients est refusée : « au plus » le comprend")
def maximum_exclu(recette, maximum, placard):
    return len(recette) < maximum and all(ingredient in placard for ingredient in recette)


@faux("une recette plus courte que le maximum est refusée : « au plus » permet d’en avoir moins")
def juste_le_maximum(recette, maximum, placard):
    return len(recette) == maximum and all(ingredient in placard for ingredient in recette)


@faux("ce sont les recettes trop longues qui sont acceptées, et les courtes refusées : il faut au plus `maximum` ingrédients")
def au_moins_le_maximum(recette, maximum, placard):
    return len(recette) >= maximum and all(ingredient in placard for ingredient in recette)


@faux("le nombre d’ingrédients est comparé à ce que contient le placard : comparez-le à `maximum`")
def taille_du_placard(recette, maximum, placard):
    return len(recette) <= len(placard) and all(ingredient in placard for ingredient in recette)


@faux("une seule des deux conditions suffit : il faut une recette assez courte, et que rien ne manque")
def une_condition_suffit(recette, maximum, placard):
    return len(recette) <= maximum or all(ingredient in placard for ingredient in recette)


@faux("les réponses sont échangées : `True` pour une recette possible, `False` pour une autre")
def reponses_echangees(recette, maximum, placard):
    return not recette_possible(recette, maximum, placard)


@faux("la recherche est à l’envers : ce sont les ingrédients de la recette qui doivent être dans le placard, et non l’inverse")
def recherche_a_l_envers(recette, maximum, placard):
    return len(recette) <= maximum and all(ingredient in recette for ingredient in placard)


@faux("quand la recette est possible, rien n’est renvoyé : il faut alors `True`")
def rien_si_possible(recette, maximum, placard):
    return None if recette_possible(recette, maximum, placard) else False


@faux("la recette entière est cherchée dans le placard : cherchez chacun de ses ingrédients, un à un")
def recette_entiere(recette, maximum, placard):
    return len(recette) <= maximum and recette in placard


@faux("seuls les `maximum` premiers ingrédients sont regardés : une recette plus longue est à refuser")
def debut_seul(recette, maximum, placard):
    return all(ingredient in placard for ingredient in recette[:maximum])


@faux("quand la recette est assez courte, un ingrédient écrit deux fois la fait refuser : il suffit qu’il soit dans le placard")
def sans_repetition(recette, maximum, placard):
    return recette_possible(recette, maximum, placard) and len({*recette}) == len(recette)


@faux("une recette vide est refusée : elle n’a aucun ingrédient qui manque")
def vide_refusee(recette, maximum, placard):
    return recette != [] and recette_possible(recette, maximum, placard)


@faux("quand la recette est assez courte, le dernier ingrédient n’est pas cherché : son rang est `len(recette) - 1`, allez jusque-là")
def dernier_ingredient_oublie(recette, maximum, placard):
    return len(recette) <= maximum and all(ingredient in placard for ingredient in recette[:-1])


@faux("quand la recette est assez courte, le premier ingrédient n’est pas cherché : son rang est 0")
def premier_ingredient_oublie(recette, maximum, placard):
    return len(recette) <= maximum and all(ingredient in placard for ingredient in recette[1:])


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(recette, maximum, placard):
    return str(recette_possible(recette, maximum, placard))


@faux("ce sont les ingrédients présents que l’on compte, et un seul qui manque ne fait pas refuser : comptez-les tous, et dès qu’il en manque un, refusez")
def presents_comptes(recette, maximum, placard):
    return sum(ingredient in placard for ingredient in recette) <= maximum
