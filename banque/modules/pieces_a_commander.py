"""Question sœur du chapitre 05 : compter les pièces qui manquent."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

from ._deux_listes import paires_de_listes


def pieces_a_commander(stock, besoins, nb_modeles):
    """Le nombre de pièces qui manquent, tous modèles ensemble."""
    en_stock = [0] * nb_modeles
    for modele in stock:
        en_stock[modele] = en_stock[modele] + 1
    voulues = [0] * nb_modeles
    for modele in besoins:
        voulues[modele] = voulues[modele] + 1
    total = 0
    for modele in range(nb_modeles):
        if voulues[modele] > en_stock[modele]:
            total = total + voulues[modele] - en_stock[modele]
    return total


def cas():
    yield from paires_de_listes()


def manques(stock, besoins):
    """Ce qui manque de chaque modèle demandé."""
    return {modele: max(0, besoins.count(modele) - stock.count(modele)) for modele in besoins}


EXERCICE = Exercice(
    reference=pieces_a_commander,
    points=3,
    cas=cas,
    exemples=(([2, 0, 2], [2, 1, 1, 0], 3), ([0, 0, 0, 1], [0, 1, 1, 1], 2), ([1, 0], [0], 4)),
    intacts=("stock", "besoins"),
    proprietes=(
        Propriete("il manque au moins une pièce", "il ne manque aucune pièce", lambda stock, besoins, _: any(manques(stock, besoins).values())),
        Propriete("il manque plusieurs pièces d’un même modèle", "il ne manque jamais plus d’une pièce d’un modèle", lambda stock, besoins, _: max(manques(stock, besoins).values(), default=0) > 1),
        Propriete("une pièce du stock ne servira pas", "toutes les pièces du stock serviront", lambda stock, besoins, _: any(stock.count(n) > besoins.count(n) for n in stock)),
        Propriete("un modèle manque, et il y en a pourtant dans le stock", "aucun modèle du stock ne manque", lambda stock, besoins, _: any(n in stock for n, manque in manques(stock, besoins).items() if manque)),
        Propriete("le modèle 0 manque", "le modèle 0 ne manque pas", lambda stock, besoins, _: manques(stock, besoins).get(0, 0) > 0),
        Propriete("le dernier modèle manque", "le dernier modèle ne manque pas", lambda stock, besoins, n: manques(stock, besoins).get(n - 1, 0) > 0),
        Propriete("le stock est vide", "le stock n’est pas vide", lambda stock, *_: not stock),
    ),
    indices=(
        "Faites deux tableaux : ce que contient le stock, ce que demandent les réparations. Que manque-t-il d’un modèle quand il en faut 3 et que le stock en a 1 ?",
        "Comparez les deux tableaux modèle par modèle, et n’ajoutez au total que là où il en faut plus qu’il n’y en a.",
    ),
    squelette="""\
def pieces_a_commander(stock, besoins, nb_modeles):
    en_stock = [0] * nb_modeles
    for modele in stock:
        en_stock[modele] = ...
    voulues = ...
    total = 0
    for modele in range(nb_modeles):
        if ...:
            total = ...
    return total
""",
)


@faux("le résultat est le nombre de modèles à commander : s’il manque deux pièces d’un modèle, elles comptent pour deux")
def modeles_comptes(stock, besoins, nb_modeles):
    return sum(manque > 0 for manque in manques(stock, besoins).values())


@faux("une pièce en trop d’un modèle en remplace une d’un autre modèle : comparez chaque modèle séparément")
def modeles_melanges(stock, besoins, nb_modeles):
    return max(0, len(besoins) - len(stock))


@faux("ce que le stock a en trop est ôté du total : un modèle dont il reste des pièces n’ajoute rien et n’ôte rien")
def surplus_deduit(stock, besoins, nb_modeles):
    return len(besoins) - len(stock)


@faux("ce sont les pièces du stock qui resteront qui sont comptées : il faut celles qui manquent")
def restantes_comptees(stock, besoins, nb_modeles):
    return pieces_a_commander(besoins, stock, nb_modeles)


@faux("les pièces en trop dans le stock sont comptées avec celles qui manquent : seules celles qui manquent se commandent")
def tous_les_ecarts(stock, besoins, nb_modeles):
    return sum(abs(besoins.count(n) - stock.count(n)) for n in range(nb_modeles))


@faux("ce sont les pièces trouvées dans le stock qui sont comptées : il faut celles qui manquent")
def disponibles_comptees(stock, besoins, nb_modeles):
    return sum(min(besoins.count(n), stock.count(n)) for n in range(nb_modeles))


@faux("dès qu’un modèle est dans le stock, rien n’en est commandé : il peut y en avoir trop peu")
def absents_seulement(stock, besoins, nb_modeles):
    return sum(modele not in stock for modele in besoins)


@faux("dès qu’un modèle manque, toutes les pièces demandées de ce modèle sont commandées : ôtez celles que le stock a déjà")
def stock_oublie_si_insuffisant(stock, besoins, nb_modeles):
    return sum(besoins.count(n) for n in range(nb_modeles) if besoins.count(n) > stock.count(n))


@faux("toutes les pièces demandées sont commandées, sans regarder le stock")
def stock_ignore(stock, besoins, nb_modeles):
    return len(besoins)


@faux("le modèle 0 n’est jamais commandé : les modèles commencent à 0")
def modele_0_oublie(stock, besoins, nb_modeles):
    return sum(manque for modele, manque in manques(stock, besoins).items() if modele != 0)


@faux("le dernier modèle n’est jamais commandé : les modèles vont jusqu’à `nb_modeles - 1`, compris")
def dernier_modele_oublie(stock, besoins, nb_modeles):
    return sum(manque for modele, manque in manques(stock, besoins).items() if modele != nb_modeles - 1)


@faux("seul le dernier modèle est compté : il faut le total de tous les modèles")
def dernier_modele_seul(stock, besoins, nb_modeles):
    return manques(stock, besoins).get(nb_modeles - 1, 0)


@faux("un modèle demandé plusieurs fois est recompté à chaque fois : comparez chaque modèle une seule fois")
def modeles_recomptes(stock, besoins, nb_modeles):
    return sum(manques(stock, besoins)[modele] for modele in besoins)


@faux("le résultat est le tableau de ce qui manque, modèle par modèle : il faut son total")
def tableau_renvoye(stock, besoins, nb_modeles):
    return [manques(stock, besoins).get(n, 0) for n in range(nb_modeles)]
