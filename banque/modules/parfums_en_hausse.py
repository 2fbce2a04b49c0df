"""Question sœur du chapitre 05 : compter les parfums plus vendus que la veille."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

from ._deux_listes import paires_de_listes


def parfums_en_hausse(samedi, dimanche, nb_parfums):
    """Le nombre de parfums plus vendus le dimanche que le samedi."""
    ventes_samedi = [0] * nb_parfums
    for parfum in samedi:
        ventes_samedi[parfum] = ventes_samedi[parfum] + 1
    ventes_dimanche = [0] * nb_parfums
    for parfum in dimanche:
        ventes_dimanche[parfum] = ventes_dimanche[parfum] + 1
    total = 0
    for parfum in range(nb_parfums):
        if ventes_dimanche[parfum] > ventes_samedi[parfum]:
            total = total + 1
    return total


def cas():
    yield from paires_de_listes()


def hausses(samedi, dimanche):
    """De combien montent les ventes de chaque parfum vendu le dimanche ; 0 quand elles ne montent pas."""
    return {parfum: max(0, dimanche.count(parfum) - samedi.count(parfum)) for parfum in dimanche}


EXERCICE = Exercice(
    reference=parfums_en_hausse,
    points=3,
    cas=cas,
    exemples=(([2, 0, 2], [2, 1, 1, 0], 3), ([0, 1, 1], [0, 0, 0, 2], 4), ([1, 1], [1, 1], 2)),
    intacts=("samedi", "dimanche"),
    proprietes=(
        Propriete("un parfum est en hausse", "aucun parfum n’est en hausse", lambda samedi, dimanche, _: any(hausses(samedi, dimanche).values())),
        Propriete("un parfum a les mêmes ventes les deux jours", "aucun parfum n’a les mêmes ventes les deux jours", lambda samedi, dimanche, n: any(samedi.count(p) == dimanche.count(p) for p in range(n))),
        Propriete("un parfum est en baisse", "aucun parfum n’est en baisse", lambda samedi, dimanche, _: any(samedi.count(p) > dimanche.count(p) for p in samedi)),
        Propriete("un parfum gagne plusieurs ventes", "aucun parfum ne gagne plus d’une vente", lambda samedi, dimanche, _: max(hausses(samedi, dimanche).values(), default=0) > 1),
        Propriete("un parfum en hausse était déjà vendu le samedi", "aucun parfum vendu le samedi n’est en hausse", lambda samedi, dimanche, _: any(p in samedi for p, hausse in hausses(samedi, dimanche).items() if hausse)),
        Propriete("le parfum 0 est en hausse", "le parfum 0 n’est pas en hausse", lambda samedi, dimanche, _: hausses(samedi, dimanche).get(0, 0) > 0),
        Propriete("le dernier parfum est en hausse", "le dernier parfum n’est pas en hausse", lambda samedi, dimanche, n: hausses(samedi, dimanche).get(n - 1, 0) > 0),
    ),
    indices=(
        "Faites un tableau des ventes pour chaque jour, avec une case par parfum. À quoi voit-on qu’un parfum est en hausse ?",
        "Comparez les deux tableaux parfum par parfum : chaque parfum en hausse compte pour 1, de combien que ce soit.",
    ),
    squelette="""\
def parfums_en_hausse(samedi, dimanche, nb_parfums):
    ventes_samedi = [0] * nb_parfums
    for parfum in samedi:
        ventes_samedi[parfum] = ...
    ventes_dimanche = ...
    total = 0
    for parfum in range(nb_parfums):
        if ...:
            total = ...
    return total
""",
)


@faux("ce sont les parfums en baisse qui sont comptés : les deux jours sont échangés")
def baisses_comptees(samedi, dimanche, nb_parfums):
    return parfums_en_hausse(dimanche, samedi, nb_parfums)


@faux("un parfum dont les ventes sont égales est compté : il faut qu’il soit plus vendu le dimanche")
def egalites_comptees(samedi, dimanche, nb_parfums):
    return sum(dimanche.count(n) >= samedi.count(n) for n in range(nb_parfums))


@faux("les ventes gagnées sont additionnées : un parfum en hausse compte pour 1, de combien que ce soit")
def ventes_additionnees(samedi, dimanche, nb_parfums):
    return sum(hausses(samedi, dimanche).values())


@faux("seuls les parfums absents le samedi sont comptés : un parfum déjà vendu peut l’être davantage")
def nouveaux_seulement(samedi, dimanche, nb_parfums):
    return len(set(dimanche) - set(samedi))


@faux("un parfum absent le samedi n’est jamais compté : de 0 à une vente, c’est une hausse")
def nouveaux_oublies(samedi, dimanche, nb_parfums):
    return sum(n in samedi and dimanche.count(n) > samedi.count(n) for n in range(nb_parfums))


@faux("un parfum en baisse est compté aussi : il ne suffit pas que les ventes aient changé")
def changements_comptes(samedi, dimanche, nb_parfums):
    return sum(dimanche.count(n) != samedi.count(n) for n in range(nb_parfums))


@faux("tous les parfums vendus le dimanche sont comptés : comparez-les à ceux du samedi")
def samedi_ignore(samedi, dimanche, nb_parfums):
    return len(set(dimanche))


@faux("le résultat est l’écart entre le nombre de glaces des deux jours : comparez chaque parfum séparément")
def glaces_comparees(samedi, dimanche, nb_parfums):
    return len(dimanche) - len(samedi)


@faux("un parfum vendu plusieurs fois le dimanche est recompté à chaque fois : regardez chaque parfum une seule fois")
def parfums_recomptes(samedi, dimanche, nb_parfums):
    return sum(dimanche.count(n) > samedi.count(n) for n in dimanche)


@faux("le parfum 0 n’est jamais compté : les numéros commencent à 0")
def parfum_0_oublie(samedi, dimanche, nb_parfums):
    return sum(hausse > 0 for parfum, hausse in hausses(samedi, dimanche).items() if parfum != 0)


@faux("le dernier parfum n’est jamais compté : les numéros vont jusqu’à `nb_parfums - 1`, compris")
def dernier_parfum_oublie(samedi, dimanche, nb_parfums):
    return sum(hausse > 0 for parfum, hausse in hausses(samedi, dimanche).items() if parfum != nb_parfums - 1)


@faux("le résultat est la liste des parfums en hausse : il faut combien il y en a")
def liste_renvoyee(samedi, dimanche, nb_parfums):
    return [n for n in range(nb_parfums) if dimanche.count(n) > samedi.count(n)]
