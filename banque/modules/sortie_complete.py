"""Question : dire si tous les inscrits d’une sortie sont arrivés."""

from itertools import permutations

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def sortie_complete(inscrits, presents):
    """`True` quand tous les inscrits sont présents, `False` sinon."""
    for prenom in inscrits:
        if prenom not in presents:
            return False
    return True


TOUS = ["Zoé", "Max", "Lina", "Ali", "Rose", "Tom", "Inès", "Yann"]


def cas():
    for total in range(5):
        for nombre in range(total, -1, -1):
            for inscrits in permutations(("Zoé", "Max", "Ali"), nombre):
                for presents in permutations(("Zoé", "Max", "Ali"), total - nombre):
                    yield [*inscrits], [*presents]
    for taille in range(2, 5):
        yield TOUS[:taille], TOUS[taille:]
        yield TOUS[taille:], TOUS[:taille]
        yield TOUS[:taille], TOUS[::-1]
        for rang in range(taille):
            yield TOUS[:taille], [*TOUS[:rang], *TOUS[rang + 1 :]]
            yield TOUS[:taille], [*TOUS[taille:], TOUS[rang]]
    yield ["Ali"], ["Alice"]
    yield ["Alice"], ["Ali"]


EXERCICE = Exercice(
    reference=sortie_complete,
    points=2,
    cas=cas,
    exemples=((["Zoé", "Max"], ["Max", "Ali", "Zoé"]), (["Zoé", "Max"], ["Zoé"]), ([], ["Zoé"])),
    intacts=("inscrits", "presents"),
    proprietes=(
        Propriete("un inscrit manque", "aucun inscrit ne manque", lambda inscrits, presents: any(prenom not in presents for prenom in inscrits)),
        Propriete("un inscrit est là", "aucun inscrit n’est là", lambda inscrits, presents: any(prenom in presents for prenom in inscrits)),
        Propriete("le premier inscrit manque", "le premier inscrit ne manque pas", lambda inscrits, presents: inscrits != [] and inscrits[0] not in presents),
        Propriete("le dernier inscrit manque", "le dernier inscrit ne manque pas", lambda inscrits, presents: inscrits != [] and inscrits[-1] not in presents),
        Propriete("il n’y a pas d’inscrit", "il y a un inscrit au moins", lambda inscrits, presents: not inscrits),
        Propriete("personne n’est là", "une personne au moins est là", lambda inscrits, presents: not presents),
    ),
    indices=(
        "Regardez chaque inscrit : un seul qui manque suffit pour répondre.",
        "`not in` cherche dans une liste ce qui n’y est pas. On ne peut répondre `True` qu’après avoir vu tous les inscrits.",
    ),
    squelette='''\
def sortie_complete(inscrits, presents):
    """True quand tous les inscrits sont là."""
    for prenom in inscrits:
        if ...:
            return ...
    return ...
''',
)


@faux("les réponses sont échangées : `False` dès qu’un inscrit manque, `True` quand ils sont tous là")
def reponses_echangees(inscrits, presents):
    return not sortie_complete(inscrits, presents)


@faux("un seul inscrit présent suffit pour répondre `True` : ils doivent tous être là")
def un_present_suffit(inscrits, presents):
    return any(prenom in presents for prenom in inscrits)


@faux("le premier inscrit décide pour tous les autres : ne répondez `True` qu’après les avoir tous vus")
def premier_seul(inscrits, presents):
    return all(prenom in presents for prenom in inscrits[:1])


@faux("le dernier inscrit décide pour tous les autres : dès que l’un manque, répondez `False`")
def dernier_seul(inscrits, presents):
    return all(prenom in presents for prenom in inscrits[-1:])


@faux("quand tous les inscrits sont là, la fonction ne renvoie rien : il faut `True`, une fois tous vus")
def rien_a_la_fin(inscrits, presents):
    return sortie_complete(inscrits, presents) and None


@faux("ce sont les présents que l’on cherche parmi les inscrits : faites l’inverse, une personne de plus ne gêne pas")
def recherche_a_l_envers(inscrits, presents):
    return all(prenom in inscrits for prenom in presents)


@faux("la liste entière est cherchée parmi les présents, et n’y est jamais trouvée : cherchez les inscrits un à un")
def liste_entiere(inscrits, presents):
    return inscrits in presents


@faux("les deux listes sont comparées rang par rang : cherchez chaque inscrit dans toute la liste des présents")
def rang_par_rang(inscrits, presents):
    return all(une == autre for une, autre in zip(inscrits, presents))


@faux("le premier inscrit n’est jamais regardé : son rang est 0")
def premier_oublie(inscrits, presents):
    return all(prenom in presents for prenom in inscrits[1:])


@faux("le dernier inscrit n’est jamais regardé : son rang est `len(inscrits) - 1`, allez jusque-là")
def dernier_oublie(inscrits, presents):
    return all(prenom in presents for prenom in inscrits[:-1])


@faux("la réponse est un nombre : il faut `True` ou `False`")
def nombre_trouve(inscrits, presents):
    return sum(prenom not in presents for prenom in inscrits)


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(inscrits, presents):
    return str(sortie_complete(inscrits, presents))


@faux("les deux listes doivent être égales pour répondre `True` : l’ordre ne compte pas, et une personne de plus ne gêne pas")
def listes_egales(inscrits, presents):
    return inscrits == presents


@faux("seuls les nombres de personnes sont comparés : cherchez chaque inscrit parmi les présents")
def nombres_compares(inscrits, presents):
    return len(inscrits) <= len(presents)


@faux("une sortie sans inscrit est dite incomplète : personne n’y manque, répondez `True`")
def vide_incomplete(inscrits, presents):
    return inscrits != [] and sortie_complete(inscrits, presents)


@faux("seuls les nombres de personnes sont regardés, s’ils sont égaux : cherchez chaque inscrit parmi les présents")
def nombres_egaux(inscrits, presents):
    return len(inscrits) == len(presents)


@faux("une personne de plus fait répondre `False` : seuls comptent les inscrits qui manquent")
def personne_de_plus_refusee(inscrits, presents):
    return sorted(inscrits) == sorted(presents)
