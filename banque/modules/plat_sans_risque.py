"""Question : dire si un plat est sans risque pour une personne allergique."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def plat_sans_risque(ingredients, allergies):
    """`True` quand aucun ingrédient n’est parmi les allergies, `False` sinon."""
    for ingredient in ingredients:
        if ingredient in allergies:
            return False
    return True


TOUS = ["lait", "blé", "noix", "œuf", "soja", "thon", "miel", "riz"]


def cas():
    for total in range(5):
        for nombre in range(total, -1, -1):
            for ingredients in listes(("lait", "noix"), (nombre,)):
                for allergies in listes(("lait", "noix"), (total - nombre,)):
                    yield ingredients, allergies
    for taille in range(2, 5):
        yield TOUS[:taille], TOUS[taille:]
        yield TOUS[taille:], TOUS[:taille]
        yield TOUS[:taille], TOUS[::-1]
        for rang in range(taille):
            yield TOUS[:taille], [*TOUS[:rang], *TOUS[rang + 1 :]]
            yield TOUS[:taille], [*TOUS[taille:], TOUS[rang]]
    yield ["noix de coco"], ["noix"]
    yield ["noix"], ["noix de coco"]


EXERCICE = Exercice(
    reference=plat_sans_risque,
    points=2,
    cas=cas,
    exemples=((["riz", "lait"], ["noix"]), (["riz", "noix"], ["œuf", "noix"]), ([], ["noix"])),
    intacts=("ingredients", "allergies"),
    proprietes=(
        Propriete("un ingrédient est à éviter", "aucun ingrédient n’est à éviter", lambda ingredients, allergies: any(ingredient in allergies for ingredient in ingredients)),
        Propriete("un ingrédient est sans risque", "aucun ingrédient n’est sans risque", lambda ingredients, allergies: any(ingredient not in allergies for ingredient in ingredients)),
        Propriete("le premier ingrédient est à éviter", "le premier ingrédient n’est pas à éviter", lambda ingredients, allergies: ingredients != [] and ingredients[0] in allergies),
        Propriete("le dernier ingrédient est à éviter", "le dernier ingrédient n’est pas à éviter", lambda ingredients, allergies: ingredients != [] and ingredients[-1] in allergies),
        Propriete("il n’y a pas d’ingrédient", "il y a un ingrédient au moins", lambda ingredients, allergies: not ingredients),
        Propriete("il n’y a pas d’allergie", "il y a une allergie au moins", lambda ingredients, allergies: not allergies),
    ),
    indices=(
        "Regardez chaque ingrédient : un seul qui est à éviter suffit pour répondre.",
        "`in` cherche dans une liste. On ne peut répondre `True` qu’après avoir vu tous les ingrédients.",
    ),
    squelette='''\
def plat_sans_risque(ingredients, allergies):
    """True quand aucun ingrédient n’est à éviter."""
    for ingredient in ingredients:
        if ...:
            return ...
    return ...
''',
)


@faux("les réponses sont échangées : `False` dès qu’un ingrédient est à éviter, `True` quand il n’y en a aucun")
def reponses_echangees(ingredients, allergies):
    return not plat_sans_risque(ingredients, allergies)


@faux("un seul ingrédient sans risque suffit pour répondre `True` : aucun ne doit être à éviter")
def un_sans_risque_suffit(ingredients, allergies):
    return any(ingredient not in allergies for ingredient in ingredients)


@faux("le premier ingrédient décide pour tous les autres : ne répondez `True` qu’après les avoir tous vus")
def premier_seul(ingredients, allergies):
    return all(ingredient not in allergies for ingredient in ingredients[:1])


@faux("le dernier ingrédient décide pour tous les autres : dès que l’un est à éviter, répondez `False`")
def dernier_seul(ingredients, allergies):
    return all(ingredient not in allergies for ingredient in ingredients[-1:])


@faux("quand rien n’est à éviter, la fonction ne renvoie rien : il faut `True`, une fois tous les ingrédients vus")
def rien_a_la_fin(ingredients, allergies):
    return plat_sans_risque(ingredients, allergies) and None


@faux("la réponse n’est `False` que si toutes les allergies sont dans le plat : une seule suffit")
def toutes_les_allergies_exigees(ingredients, allergies):
    return not all(allergie in ingredients for allergie in allergies)


@faux("la liste entière est cherchée parmi les allergies, et rien n’y est jamais trouvé : cherchez les ingrédients un à un")
def liste_entiere(ingredients, allergies):
    return ingredients not in allergies


@faux("les deux listes sont comparées rang par rang : cherchez chaque ingrédient dans toute la liste des allergies")
def rang_par_rang(ingredients, allergies):
    return all(une != autre for une, autre in zip(ingredients, allergies))


@faux("le premier ingrédient n’est jamais regardé : son rang est 0")
def premier_oublie(ingredients, allergies):
    return all(ingredient not in allergies for ingredient in ingredients[1:])


@faux("le dernier ingrédient n’est jamais regardé : son rang est `len(ingredients) - 1`, allez jusque-là")
def dernier_oublie(ingredients, allergies):
    return all(ingredient not in allergies for ingredient in ingredients[:-1])


@faux("la réponse est un nombre : il faut `True` ou `False`")
def nombre_trouve(ingredients, allergies):
    return sum(ingredient in allergies for ingredient in ingredients)


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(ingredients, allergies):
    return str(plat_sans_risque(ingredients, allergies))


@faux("un plat sans ingrédient est dit risqué : rien n’y est à éviter, répondez `True`")
def vide_risque(ingredients, allergies):
    return ingredients != [] and plat_sans_risque(ingredients, allergies)


@faux("il suffit d’un ingrédient différent d’une allergie pour répondre `True` : ne répondez `True` qu’après avoir tout vu, et `False` dès qu’un ingrédient est dans `allergies`")
def une_difference_suffit(ingredients, allergies):
    return any(ingredient != allergie for ingredient in ingredients for allergie in allergies)
