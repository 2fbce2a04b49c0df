"""Exercice : compter les bien placés."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DEUX_CODES, DOUZE_NUMEROS, dire_les_rangs, en_racontant, paires, paires_variees
from mastermind_edu.juge.exercice import Exercice, faux


def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
    return compte


def cas():
    yield from paires("RVB", (1, 2))
    yield from paires("RV", (3,))
    yield from paires_variees(AUTRES_INITIALES)
    yield from paires_variees(DOUZE_NUMEROS)


def raconter(valeur, secret, proposition):
    rangs = [i for i in range(len(secret)) if secret[i] == proposition[i]]
    if not rangs:
        return "dans ce cas, aucune place n’a deux fois la même couleur : il faut 0"
    return f"dans ce cas, les deux codes sont égaux {dire_les_rangs(rangs)} ; il faut {len(rangs)} : ajoutez 1 à chaque place où `secret[i]` et `proposition[i]` sont égaux"


EXERCICE = Exercice(
    reference=compter_bien_places,
    points=1,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=((["R", "N", "B", "V"], ["R", "V", "B", "N"]), (["R", "V"], ["V", "R"])),
    intacts=("secret", "proposition"),
    proprietes=DEUX_CODES,
    indices=(
        "La boucle de l’énoncé compte les places où les deux brins diffèrent. Que faut-il changer pour compter celles où les deux codes sont égaux ?",
        "Le même rang `i` sert à lire `secret` et `proposition`. Et le `return` attend la fin de la boucle.",
    ),
    squelette='''\
def compter_bien_places(secret, proposition):
    """Le nombre de places où les deux codes ont la même couleur."""
    compte = 0
    for i in range(len(secret)):
        if ...:
            compte = ...
    return ...
''',
)


def _places_egales(secret, proposition):
    return [i for i in range(len(secret)) if secret[i] == proposition[i]]


@faux("un pion de la proposition compte dès que sa couleur est quelque part dans le secret : comparez les deux pions du même rang, `secret[i]` et `proposition[i]`")
def places_ignorees(secret, proposition):
    return sum(pion in secret for pion in proposition)


@faux("un pion du secret compte dès que sa couleur est quelque part dans la proposition : comparez les deux pions du même rang, `secret[i]` et `proposition[i]`")
def places_ignorees_du_secret(secret, proposition):
    return sum(pion in proposition for pion in secret)


@faux("les pions communs sont comptés où qu’ils soient : ne comptez que ceux qui sont à la même place")
def pions_communs(secret, proposition):
    return sum(min(secret.count(pion), proposition.count(pion)) for pion in set(secret))


@faux("les couleurs communes sont comptées, sans regarder les places : comparez les deux pions du même rang, `secret[i]` et `proposition[i]`")
def couleurs_communes(secret, proposition):
    return len(set(secret) & set(proposition))


@faux("chaque pion est comparé à tous ceux de l’autre code : comparez seulement les deux pions du même rang, `secret[i]` et `proposition[i]`")
def tous_les_couples(secret, proposition):
    return sum(s == p for s in secret for p in proposition)


@faux("quand une couleur du secret est répétée, c’est toujours sa première place qui est regardée : comparez `secret[i]` et `proposition[i]`, rang par rang")
def premiere_place_de_la_couleur(secret, proposition):
    return sum(pion in proposition and secret.index(pion) == proposition.index(pion) for pion in secret)


@faux("quand une couleur de la proposition est répétée, c’est toujours sa première place qui est regardée : comparez `secret[i]` et `proposition[i]`, rang par rang")
def premiere_place_dans_la_proposition(secret, proposition):
    return sum(pion in secret and secret.index(pion) == proposition.index(pion) for pion in proposition)


@faux("ce sont les places différentes qui sont comptées, comme dans le modèle : ici, il faut les places égales, avec `==`")
def places_differentes(secret, proposition):
    return len(secret) - len(_places_egales(secret, proposition))


@faux("seules les places égales avant la première différence sont comptées : les suivantes comptent aussi ; une place différente ne doit rien arrêter, passez à la place d’après, jusqu’à la dernière")
def arret_a_la_premiere_difference(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] != proposition[i]:
            break
        compte += 1
    return compte


@faux("la réponse ne dépasse jamais 1 : ajoutez 1 à chaque place égale, et continuez jusqu’à la dernière place")
def jamais_plus_d_un(secret, proposition):
    return min(1, len(_places_egales(secret, proposition)))


@faux("la première place égale arrête tout, et sans place égale la fonction renvoie `None` : ne renvoyez le compte qu’après la dernière place")
def arret_a_la_premiere_egalite(secret, proposition):
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            return 1


@faux("toutes les places comptent, égales ou non : n’ajoutez 1 que si `secret[i]` et `proposition[i]` sont égaux")
def toutes_les_places(secret, proposition):
    return len(secret)


@faux("la réponse est toujours trop grande de 1 : le compte part de 0, et rien ne s’y ajoute à la fin")
def part_de_un(secret, proposition):
    return 1 + len(_places_egales(secret, proposition))


@faux("la dernière place ne compte jamais : le dernier rang est `len(secret) - 1`, allez jusque-là")
def dernier_oublie(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))


@faux("la première place ne compte jamais : le premier rang est 0")
def premier_oublie(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(1, len(secret)))


@faux("quatre places sont comparées, quelle que soit la longueur des codes : il faut autant de tours que `len(secret)`")
def quatre_places(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(4))


@faux("un rang sort des codes : comparez `secret[i]` et `proposition[i]`, au même rang, de 0 à `len(secret) - 1`")
def une_place_de_trop(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(len(secret) + 1))


@faux("seule la dernière place compte : mettez le compte à 0 une seule fois, au début, puis ajoutez-y 1 à chaque place égale")
def derniere_place_seule(secret, proposition):
    return int(secret[-1] == proposition[-1])


@faux("la réponse dit si les deux codes sont égaux : comparez `secret[i]` et `proposition[i]`, place par place, et comptez les places égales")
def vrai_ou_faux(secret, proposition):
    return secret == proposition


@faux("la réponse dit s’il y a une place égale : il faut le nombre de ces places, ajoutez 1 à chacune")
def une_place_au_moins(secret, proposition):
    return _places_egales(secret, proposition) != []


@faux("la réponse est la liste des rangs égaux : il faut leur nombre")
def liste_des_rangs(secret, proposition):
    return _places_egales(secret, proposition)


@faux("la réponse est la liste des pions bien placés : il faut leur nombre")
def liste_des_pions(secret, proposition):
    return [secret[i] for i in _places_egales(secret, proposition)]


@faux("ce sont les rangs des places égales qui s’additionnent : ajoutez 1 à chacune, et non son rang")
def somme_des_rangs(secret, proposition):
    return sum(_places_egales(secret, proposition))


@faux("la réponse est le rang de la dernière place égale : il faut compter les places égales")
def dernier_rang_egal(secret, proposition):
    return max(_places_egales(secret, proposition), default=0)


@faux("seule la première place compte : allez jusqu’à la dernière avant de donner la réponse")
def return_dans_la_boucle(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
        return compte


@faux("les places égales d’avant la dernière différence sont oubliées : une place différente ne doit ni remettre le compte à 0, ni rien arrêter")
def efface_a_chaque_difference(secret, proposition):
    return compter_bien_places(secret[::-1], proposition[::-1]) if secret == proposition else next(
        rang for rang in range(len(secret)) if secret[-1 - rang] != proposition[-1 - rang]
    )


@faux("chaque place différente retire 1 au compte : n’en ôtez rien, ajoutez seulement 1 à chaque place égale")
def differences_retirees(secret, proposition):
    return 2 * len(_places_egales(secret, proposition)) - len(secret)


@faux("la réponse est 0 dès qu’une place diffère : comparez `secret[i]` et `proposition[i]`, place par place, et quand ils diffèrent, passez à la suivante sans toucher au compte")
def codes_compares_entiers(secret, proposition):
    return len(secret) if secret == proposition else 0


@faux("la réponse est toujours 0 : comparez `secret[i]` et `proposition[i]` avec `==`, et ajoutez 1 quand ils sont égaux")
def compte_reste_a_zero(secret, proposition):
    return 0


@faux("la réponse est la dernière place égale, comptée à partir de 1 : ajoutez 1 au compte à chaque place égale, sans y mettre le rang")
def derniere_place_egale(secret, proposition):
    return max((rang + 1 for rang in _places_egales(secret, proposition)), default=0)
