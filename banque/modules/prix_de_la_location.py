"""Question sœur du chapitre 07 : le prix d’une location, d’après le dernier relevé."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def prix_de_la_location(releves, reservoir, prix_jour):
    """Le prix à payer, en euros."""
    litres, rayures = releves[-1]
    prix = len(releves) * prix_jour
    if litres < reservoir or rayures > 0:
        prix = prix + 15 + 2 * (reservoir - litres) + 30 * rayures
    return prix


def cas():
    for taille in (1, 2):
        for releves in product(list(product((2, 1, 0), (0, 1, 2))), repeat=taille):
            for prix_jour in (1, 40) if taille == 1 else (40,):
                yield [*releves], 2, prix_jour
    for taille in range(1, 15):
        for litres, rayures in ((50, 0), (50, 3), (12, 0), (0, 2)):
            yield [((7 * rang + taille) % 51, rang % 2) for rang in range(taille - 1)] + [(litres, rayures)], 50, 20 + taille


def plein(releves, reservoir, _):
    return releves[-1][0] == reservoir


def intacte(releves, *_):
    return releves[-1][1] == 0


EXERCICE = Exercice(
    reference=prix_de_la_location,
    points=3,
    cas=cas,
    exemples=(
        ([(30, 0), (50, 0)], 50, 40),
        ([(50, 0), (20, 0), (45, 0)], 50, 40),
        ([(20, 1), (50, 2)], 50, 30),
    ),
    proprietes=(
        Propriete("le réservoir est rendu plein", "le réservoir n’est pas rendu plein", plein),
        Propriete("la voiture est rendue sans rayure", "la voiture est rendue avec une rayure", intacte),
        Propriete("tout est en ordre au retour", "quelque chose ne va pas au retour", lambda *cas: plein(*cas) and intacte(*cas)),
        Propriete("il manque de l’essence et il y a une rayure", "il n’y a qu’un souci au plus", lambda *cas: not plein(*cas) and not intacte(*cas)),
        Propriete("la location dure un seul jour", "la location dure plusieurs jours", lambda releves, *_: len(releves) == 1),
        Propriete("il y a plusieurs rayures au retour", "il y a une rayure au plus au retour", lambda releves, *_: releves[-1][1] > 1),
        Propriete("le premier relevé est égal au dernier", "le premier relevé diffère du dernier", lambda releves, *_: releves[0] == releves[-1]),
    ),
    indices=(
        "Un seul relevé dit dans quel état la voiture est rendue : lequel ? Combien coûtent les jours, et dans quels cas faut-il y ajouter quelque chose ?",
        "`releves[-1]` est le dernier relevé, un couple. Calculez d’abord le prix des jours ; n’y ajoutez les frais et les réparations que s’il manque de l’essence ou s’il y a une rayure.",
    ),
    squelette="""\
def prix_de_la_location(releves, reservoir, prix_jour):
    litres, rayures = ...
    prix = ...
    if ... or ...:
        prix = ...
    return prix
""",
)


def _prix(releves, prix_jour, supplement):
    return len(releves) * prix_jour + supplement


@faux("les 15 € de frais sont ajoutés même quand tout est en ordre")
def frais_toujours(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return _prix(releves, prix_jour, 15 + 2 * (reservoir - litres) + 30 * rayures)


@faux("les 15 € de frais ne sont jamais ajoutés : il les faut dès qu’il manque de l’essence ou qu’il y a une rayure")
def frais_oublies(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return _prix(releves, prix_jour, 2 * (reservoir - litres) + 30 * rayures)


@faux("c’est le premier relevé qui décide : l’état de la voiture au retour est dans le dernier")
def premier_releve(releves, reservoir, prix_jour):
    return _prix(releves, prix_jour, prix_de_la_location(releves[:1], reservoir, 0))


@faux("les relevés de tous les jours coûtent : seul le dernier compte, celui du retour")
def tous_les_releves(releves, reservoir, prix_jour):
    return sum(prix_de_la_location([releve], reservoir, prix_jour) for releve in releves)


@faux("une rayure ne coûte rien quand le réservoir est plein : une seule des deux raisons suffit")
def plein_suffit(releves, reservoir, prix_jour):
    return _prix(releves, prix_jour, 0 if plein(releves, reservoir, 0) else prix_de_la_location(releves[-1:], reservoir, 0))


@faux("l’essence qui manque ne coûte rien quand il n’y a pas de rayure : une seule des deux raisons suffit")
def sans_rayure_suffit(releves, reservoir, prix_jour):
    return _prix(releves, prix_jour, prix_de_la_location(releves[-1:], reservoir, 0) if releves[-1][1] else 0)


@faux("rien n’est ajouté tant que les deux soucis ne sont pas réunis : il suffit de l’un ou de l’autre")
def deux_soucis_exiges(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return _prix(releves, prix_jour, prix_de_la_location(releves[-1:], reservoir, 0) if litres < reservoir and rayures else 0)


@faux("ce sont les litres restants qui sont facturés : il faut ceux qui manquent")
def litres_restants(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return _prix(releves, prix_jour, 15 + 2 * litres + 30 * rayures if litres < reservoir or rayures else 0)


@faux("plusieurs rayures coûtent autant qu’une seule : chacune coûte 30 €")
def une_rayure_au_plus(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return prix_de_la_location([*releves[:-1], (litres, min(rayures, 1))], reservoir, prix_jour)


@faux("un jour manque : il y a autant de jours que de relevés")
def un_jour_de_moins(releves, reservoir, prix_jour):
    return prix_de_la_location(releves, reservoir, prix_jour) - prix_jour


@faux("les jours ne sont pas payés quand il manque de l’essence ou qu’il y a une rayure : ajoutez le supplément à leur prix")
def jours_oublies(releves, reservoir, prix_jour):
    return prix_de_la_location(releves, reservoir, 0) or len(releves) * prix_jour


@faux("un seul jour est payé : il y en a autant que de relevés")
def un_seul_jour(releves, reservoir, prix_jour):
    return prix_de_la_location(releves[-1:], reservoir, prix_jour)


@faux("aucun supplément n’est jamais ajouté : regardez ce que dit le dernier relevé")
def jours_seulement(releves, reservoir, prix_jour):
    return _prix(releves, prix_jour, 0)


@faux("les 15 € de frais sont ajoutés deux fois quand il manque de l’essence et qu’il y a une rayure : ils ne le sont qu’une fois")
def frais_deux_fois(releves, reservoir, prix_jour):
    litres, rayures = releves[-1]
    return prix_de_la_location(releves, reservoir, prix_jour) + 15 * (litres < reservoir and rayures > 0)
