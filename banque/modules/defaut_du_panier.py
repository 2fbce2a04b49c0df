"""Question : dire ce qui ne va pas dans une liste de courses."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def defaut_du_panier(panier, maximum, rayons):
    """`"trop long"` si le panier a plus de `maximum` articles ; sinon, le premier article introuvable, comme dans `"riz est introuvable"` ; `""` si tout va bien."""
    if len(panier) > maximum:
        return "trop long"
    for article in panier:
        if article not in rayons:
            return f"{article} est introuvable"
    return ""


TOUS = ["riz", "lait", "sel", "thé", "miel", "pain", "thon", "neige"]


def cas():
    for maximum in (2, 1, 3):
        for panier in sorted(listes(("riz", "or", "air"), range(4)), key=lambda panier: (len(panier) != maximum, len(panier))):
            yield panier, maximum, ["sel", "riz"]
    for maximum in range(1, 8):
        bon, mauvais = TOUS[:maximum], TOUS[7]
        for panier in (bon, TOUS[: maximum + 1], bon[1:], [*bon[:-1], mauvais], [mauvais, *bon[1:]], [*bon[: maximum // 2], mauvais, *bon[maximum // 2 + 1 :]], [*TOUS[: maximum - 1], mauvais, mauvais], [mauvais] * maximum):
            yield panier, maximum, TOUS[:7]
            yield panier[::-1], maximum, TOUS[:7][::-1]
    yield ["riz"], 2, []
    yield ["riz", "ri"], 2, ["riz au lait", "riz"]
    yield [], 0, ["riz"]


def introuvables(panier, maximum, rayons):
    return [article for article in panier if article not in rayons]


EXERCICE = Exercice(
    reference=defaut_du_panier,
    points=3,
    cas=cas,
    exemples=((["riz", "or"], 3, ["sel", "riz"]), (["riz", "sel", "or"], 2, ["sel", "riz"]), (["sel"], 3, ["sel", "riz"])),
    intacts=("panier", "rayons"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le panier est trop long", "le panier n’est pas trop long", lambda panier, maximum, rayons: len(panier) > maximum),
        Propriete("le panier a juste le maximum d’articles", "le panier n’a pas juste le maximum d’articles", lambda panier, maximum, rayons: len(panier) == maximum),
        Propriete("un article est introuvable", "aucun article n’est introuvable", lambda *arguments: introuvables(*arguments) != []),
        Propriete("plusieurs articles sont introuvables", "un article au plus est introuvable", lambda *arguments: len(introuvables(*arguments)) > 1),
        Propriete("le premier article est introuvable", "le premier article n’est pas introuvable", lambda panier, maximum, rayons: len(panier) > 0 and panier[0] not in rayons),
        Propriete("le dernier article est introuvable", "le dernier article n’est pas introuvable", lambda panier, maximum, rayons: len(panier) > 0 and panier[-1] not in rayons),
    ),
    indices=(
        "Trois réponses possibles, dans un ordre : le panier est trop long, un article est introuvable, tout va bien. Dès que l’une convient, elle est connue.",
        "Cherchez chaque article dans les rayons. Le texte vide ne se renvoie qu’après les avoir tous vus.",
    ),
    squelette='''\
def defaut_du_panier(panier, maximum, rayons):
    """Ce qui ne va pas dans le panier."""
    if ...:
        return "trop long"
    for article in panier:
        if ...:
            return f"{...} est introuvable"
    return ...
''',
)


@faux("le nombre d’articles n’est pas vérifié : un panier qui en a plus que `maximum` est trop long")
def taille_oubliee(panier, maximum, rayons):
    return next((f"{article} est introuvable" for article in panier if article not in rayons), "")


@faux("les articles ne sont pas cherchés : voyez si chacun est dans les rayons")
def elements_oublies(panier, maximum, rayons):
    return "trop long" if len(panier) > maximum else ""


@faux("un article introuvable passe avant la longueur : voyez d’abord si le panier est trop long")
def ordre_inverse(panier, maximum, rayons):
    return next((f"{article} est introuvable" for article in panier if article not in rayons), "trop long" if len(panier) > maximum else "")


@faux("c’est le dernier article introuvable qui est donné : répondez dès le premier")
def dernier_donne(panier, maximum, rayons):
    if len(panier) > maximum:
        return "trop long"
    trouves = introuvables(panier, maximum, rayons)
    return f"{trouves[-1]} est introuvable" if trouves else ""


@faux("quand le panier n’est pas trop long, le premier article décide pour tous les autres : ne répondez `\"\"` qu’après les avoir tous vus")
def premier_seul(panier, maximum, rayons):
    return defaut_du_panier(panier, maximum, rayons) if len(panier) > maximum or panier[:1] and panier[0] not in rayons else ""


@faux("quand le panier n’est pas trop long, seul le dernier article est cherché : répondez dès qu’un article est introuvable")
def dernier_seul(panier, maximum, rayons):
    if len(panier) > maximum:
        return "trop long"
    return f"{panier[-1]} est introuvable" if panier and panier[-1] not in rayons else ""


@faux("un panier qui a juste `maximum` articles est dit trop long : il ne l’est pas")
def borne_comptee(panier, maximum, rayons):
    return "trop long" if len(panier) >= maximum else defaut_du_panier(panier, maximum, rayons)


@faux("un panier plus court que `maximum` est dit trop long : il peut avoir moins d’articles")
def longueur_exacte(panier, maximum, rayons):
    return "trop long" if len(panier) != maximum else defaut_du_panier(panier, maximum, rayons)


@faux("ce sont les articles des rayons qui sont dits introuvables : ce sont les autres qu’il faut donner")
def recherche_inversee(panier, maximum, rayons):
    if len(panier) > maximum:
        return "trop long"
    return next((f"{article} est introuvable" for article in panier if article in rayons), "")


@faux("quand tout va bien, rien n’est renvoyé : il faut alors un texte vide, `\"\"`")
def rien_si_tout_va_bien(panier, maximum, rayons):
    return defaut_du_panier(panier, maximum, rayons) or None


@faux("quand tout va bien, la réponse est `True` : il faut alors un texte vide, `\"\"`")
def vrai_si_tout_va_bien(panier, maximum, rayons):
    return defaut_du_panier(panier, maximum, rayons) or True


@faux("l’article introuvable n’est pas nommé : écrivez-le devant « est introuvable »")
def element_oublie_du_texte(panier, maximum, rayons):
    return "est introuvable" if defaut_du_panier(panier, maximum, rayons).endswith(" est introuvable") else defaut_du_panier(panier, maximum, rayons)


@faux("le dernier article n’est jamais cherché : son rang est `len(panier) - 1`, allez jusque-là")
def dernier_oublie(panier, maximum, rayons):
    return defaut_du_panier(panier, maximum, rayons) if len(panier) > maximum else defaut_du_panier(panier[:-1], 99, rayons)


@faux("le premier article n’est jamais cherché : son rang est 0")
def premier_oublie(panier, maximum, rayons):
    return defaut_du_panier(panier, maximum, rayons) if len(panier) > maximum else defaut_du_panier(panier[1:], 99, rayons)


@faux("le mot « article » est écrit à la place de son nom : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(panier, maximum, rayons):
    return "article est introuvable" if defaut_du_panier(panier, maximum, rayons).endswith(" est introuvable") else defaut_du_panier(panier, maximum, rayons)


@faux("tous les articles introuvables sont écrits, même quand il n’y en a aucun : il faut le premier seulement, et un texte vide quand tout va bien")
def liste_des_introuvables(panier, maximum, rayons):
    return "trop long" if len(panier) > maximum else f"{introuvables(panier, maximum, rayons)} est introuvable"


@faux("un seul article introuvable fait tout refuser, mais c’est le panier entier qui est nommé : cherchez les articles un à un, et nommez celui qui manque")
def panier_entier(panier, maximum, rayons):
    return f"{panier} est introuvable" if defaut_du_panier(panier, maximum, rayons).endswith(" est introuvable") else defaut_du_panier(panier, maximum, rayons)
