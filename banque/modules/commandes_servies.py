"""Question : compter les commandes qu’un stock permet de servir."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def commandes_servies(commandes, stock):
    """Le nombre de commandes servies, chaque plat du stock ne servant qu’une fois ; les deux listes restent intactes."""
    reste = stock.copy()
    servies = 0
    for plat in commandes:
        if plat in reste:
            reste.remove(plat)
            servies = servies + 1
    return servies


PLATS = ["riz", "tarte", "soupe", "quiche", "salade", "glace", "gratin", "crêpe"]


def cas():
    for total in range(1, 6):
        for nombre in range(total, -1, -1):
            for commandes in listes(("riz", "tarte"), (nombre,)):
                for stock in listes(("riz", "tarte"), (total - nombre,)):
                    yield commandes, stock
    for taille in range(3, 9):
        yield PLATS[:taille], PLATS[8 - taille :]
        yield PLATS[:taille], PLATS[:taille][::-1]
        yield [*PLATS[:taille], *PLATS[:2]], [PLATS[0], *PLATS[:taille], PLATS[0]]
        yield PLATS[:2] * taille, PLATS[:3] * 2
        yield PLATS[:taille], []


def nb_servies(commandes, stock):
    return sum(min(commandes.count(plat), stock.count(plat)) for plat in {*commandes})


EXERCICE = Exercice(
    reference=commandes_servies,
    points=4,
    cas=cas,
    exemples=((["riz", "soupe", "riz"], ["soupe", "riz", "tarte"]), (["riz", "riz"], ["riz", "tarte", "riz"]), (["glace"], [])),
    intacts=("commandes", "stock"),
    proprietes=(
        Propriete("un plat est commandé plusieurs fois", "aucun plat n’est commandé plusieurs fois", lambda commandes, stock: len({*commandes}) < len(commandes)),
        Propriete("un plat est plusieurs fois dans le stock", "aucun plat n’est plusieurs fois dans le stock", lambda commandes, stock: len({*stock}) < len(stock)),
        Propriete("un plat est commandé plus de fois qu’il n’y en a", "aucun plat n’est commandé plus de fois qu’il n’y en a", lambda commandes, stock: nb_servies(commandes, stock) < len(commandes)),
        Propriete("toutes les commandes sont servies", "une commande au moins n’est pas servie", lambda commandes, stock: nb_servies(commandes, stock) == len(commandes)),
        Propriete("le stock est vide", "le stock n’est pas vide", lambda commandes, stock: not stock),
        Propriete("il n’y a pas de commande", "il y a une commande au moins", lambda commandes, stock: not commandes),
    ),
    indices=(
        "Avec de vrais plats : à chaque commande, on en prend un du stock, et il n’y est plus pour la suivante.",
        "Le stock reçu doit rester intact : travaillez sur une copie, et ôtez-en, ou barrez-y, chaque plat que vous servez.",
    ),
    squelette='''\
def commandes_servies(commandes, stock):
    """Le nombre de commandes servies ; les deux listes restent intactes."""
    reste = ...
    servies = 0
    for plat in commandes:
        if ...:
            ...
            servies = ...
    return servies
''',
)


@faux("un plat du stock sert plusieurs fois : une fois servi, il n’y est plus, barrez-le ou ôtez-le d’une copie")
def stock_sans_fond(commandes, stock):
    return sum(plat in stock for plat in commandes)


@faux("le compte est bon, mais le stock reçu a changé : travaillez sur une copie, un second nom n’en est pas une")
def stock_vide(commandes, stock):
    servies = 0
    for plat in commandes:
        if plat in stock:
            stock.remove(plat)
            servies = servies + 1
    return servies


@faux("un plat commandé plusieurs fois n’est servi qu’une : il l’est autant de fois que le stock le permet, et n’en ôte chaque fois qu’un")
def une_fois_chacun(commandes, stock):
    return len({*commandes} & {*stock})


@faux("les commandes sont comparées au stock rang par rang : cherchez chaque plat dans tout ce qui reste")
def rang_par_rang(commandes, stock):
    return sum(plat == autre for plat, autre in zip(commandes, stock))


@faux("ce sont les plats du stock que l’on cherche dans les commandes, plusieurs fois au même endroit : une commande n’est servie qu’une fois")
def recherche_a_l_envers(commandes, stock):
    return sum(plat in commandes for plat in stock)


@faux("ce sont les commandes refusées qui sont comptées : comptez celles qui sont servies")
def refusees_comptees(commandes, stock):
    return len(commandes) - nb_servies(commandes, stock)


@faux("la première commande refusée arrête tout : passez aux suivantes, jusqu’à la dernière")
def arret_au_premier_refus(commandes, stock):
    reste, servies = [*stock], 0
    for plat in commandes:
        if plat not in reste:
            return servies
        reste.remove(plat)
        servies = servies + 1
    return servies


@faux("toutes les commandes sont comptées : ne comptez que celles dont le plat reste")
def toutes_comptees(commandes, stock):
    return len(commandes)


@faux("un plat qui n’est pas dans le stock provoque une erreur : voyez d’abord s’il y reste")
def sans_regarder(commandes, stock):
    reste, servies = [*stock], 0
    for plat in commandes:
        reste.remove(plat)
        servies = servies + 1
    return servies


@faux("c’est ce qui reste du stock qui est compté : il faut le nombre de commandes servies")
def reste_compte(commandes, stock):
    return len(stock) - nb_servies(commandes, stock)


@faux("la réponse est la liste des plats servis : il faut leur nombre")
def liste_des_plats(commandes, stock):
    reste, servis = [*stock], []
    for plat in commandes:
        if plat in reste:
            reste.remove(plat)
            servis.append(plat)
    return servis


@faux("le compte ne dépasse jamais 1 : ajoutez 1 à ce qui est déjà compté, à chaque commande servie")
def un_au_plus(commandes, stock):
    return min(1, nb_servies(commandes, stock))


@faux("c’est le plus petit des deux nombres, commandes ou plats, qui est donné : un plat ne sert qu’une commande du même nom")
def le_plus_petit_nombre(commandes, stock):
    return min(len(commandes), len(stock))


@faux("chaque commande est comptée pour chacun des plats de ce nom : elle n’en prend qu’un, et il n’y est plus ensuite")
def toutes_les_paires(commandes, stock):
    return sum(stock.count(plat) for plat in commandes)
