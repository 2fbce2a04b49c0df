"""Question : dire si les cartes d’un jeu vont toutes par deux."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def cartes_par_paires(cartes):
    """`True` quand chaque carte de la liste y est juste deux fois, `False` sinon."""
    for carte in cartes:
        if cartes.count(carte) != 2:
            return False
    return True


IMAGES = ["chat", "lune", "pain", "roue", "fleur", "clé", "ours", "arbre"]


def cas():
    for cartes in listes(("chat", "lune", "pain"), range(5)):
        yield (cartes,)
    for taille in range(3, 9):
        paires = IMAGES[:taille] * 2
        yield (paires,)
        yield (paires[:-1],)
        yield (paires[1:],)
        yield ([*paires, "chat"],)
        yield ([*paires, "soleil"],)
        yield (["soleil", *paires],)
        yield ([*paires, "lune", "lune"],)


EXERCICE = Exercice(
    reference=cartes_par_paires,
    points=2,
    cas=cas,
    exemples=((["chat", "lune", "chat", "lune"],), (["chat", "lune", "chat"],), ([],)),
    intacts=("cartes",),
    proprietes=(
        Propriete("une carte est seule", "aucune carte n’est seule", lambda cartes: any(cartes.count(carte) == 1 for carte in cartes)),
        Propriete("une carte est là plus de deux fois", "aucune carte n’est là plus de deux fois", lambda cartes: any(cartes.count(carte) > 2 for carte in cartes)),
        Propriete("une carte est là juste deux fois", "aucune carte n’est là juste deux fois", lambda cartes: any(cartes.count(carte) == 2 for carte in cartes)),
        Propriete("la première carte est là juste deux fois", "la première carte n’est pas là juste deux fois", lambda cartes: cartes != [] and cartes.count(cartes[0]) == 2),
        Propriete("la dernière carte est là juste deux fois", "la dernière carte n’est pas là juste deux fois", lambda cartes: cartes != [] and cartes.count(cartes[-1]) == 2),
        Propriete("il n’y a pas de carte", "il y a une carte au moins", lambda cartes: not cartes),
    ),
    indices=(
        "Regardez chaque carte : une seule qui n’est pas là deux fois suffit pour répondre.",
        "`count` dit combien de fois une carte est dans la liste. On ne peut répondre `True` qu’après les avoir toutes vues.",
    ),
    squelette='''\
def cartes_par_paires(cartes):
    """True quand chaque carte est là juste deux fois."""
    for carte in cartes:
        if ...:
            return ...
    return ...
''',
)


@faux("les réponses sont échangées : `False` dès qu’une carte n’est pas là deux fois, `True` quand toutes y sont")
def reponses_echangees(cartes):
    return not cartes_par_paires(cartes)


@faux("une seule paire suffit pour répondre `True` : toutes les cartes doivent en avoir une")
def une_paire_suffit(cartes):
    return any(cartes.count(carte) == 2 for carte in cartes)


@faux("la première carte décide pour toutes les autres : ne répondez `True` qu’après les avoir toutes vues")
def premiere_seule(cartes):
    return all(cartes.count(carte) == 2 for carte in cartes[:1])


@faux("la dernière carte décide pour toutes les autres : dès que l’une n’est pas là deux fois, répondez `False`")
def derniere_seule(cartes):
    return all(cartes.count(carte) == 2 for carte in cartes[-1:])


@faux("une carte présente plus de deux fois est acceptée : il en faut juste deux")
def au_moins_deux(cartes):
    return all(cartes.count(carte) >= 2 for carte in cartes)


@faux("une carte seule est acceptée : il en faut juste deux")
def au_plus_deux(cartes):
    return all(cartes.count(carte) <= 2 for carte in cartes)


@faux("c’est la carte présente deux fois qui fait répondre `False` : ce doit être celle qui ne l’est pas")
def deux_refusees(cartes):
    return all(cartes.count(carte) != 2 for carte in cartes)


@faux("une carte qui se répète fait répondre `False` : chacune doit au contraire être là deux fois")
def sans_repetition(cartes):
    return len({*cartes}) == len(cartes)


@faux("seul le nombre de cartes est regardé, s’il est pair : comptez chaque carte dans la liste")
def nombre_pair(cartes):
    return len(cartes) % 2 == 0


@faux("quand toutes les cartes vont par deux, la fonction ne renvoie rien : il faut `True`, une fois toutes vues")
def rien_a_la_fin(cartes):
    return cartes_par_paires(cartes) and None


@faux("un jeu sans carte est refusé : aucune carte n’y est seule, répondez `True`")
def vide_refuse(cartes):
    return cartes != [] and cartes_par_paires(cartes)


@faux("seul le nombre d’images différentes est regardé : comptez chaque carte dans la liste")
def moitie_d_images(cartes):
    return len(cartes) == 2 * len({*cartes})


@faux("chaque carte est comparée à sa voisine : deux cartes pareilles peuvent être loin l’une de l’autre, comptez-les avec `count`")
def voisines_comparees(cartes):
    return len(cartes) % 2 == 0 and all(cartes[i] == cartes[i + 1] for i in range(0, len(cartes), 2))


@faux("la réponse est un nombre : il faut `True` ou `False`")
def nombre_de_cartes_seules(cartes):
    return sum(cartes.count(carte) != 2 for carte in cartes)


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(cartes):
    return str(cartes_par_paires(cartes))


@faux("une carte qui se répète suffit pour répondre `True` : chacune doit être là juste deux fois")
def une_repetition_suffit(cartes):
    return any(cartes.count(carte) > 1 for carte in cartes)


@faux("toutes les cartes doivent être pareilles pour répondre `True` : chacune doit être là juste deux fois, comptez-la avec `count`")
def toutes_pareilles(cartes):
    return len({*cartes}) <= 1
