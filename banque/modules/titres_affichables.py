"""Question : compter les titres qui tiennent sur l’écran."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def titres_affichables(titres, largeur):
    """Le nombre de titres qui ont au plus `largeur` signes."""
    compte = 0
    for titre in titres:
        if len(titre) <= largeur:
            compte = compte + 1
    return compte


def cas():
    for titres in listes(("Ré", "Duo", "Zone"), (1, 2, 3)):
        yield titres, 3
    films = ["Alien", "La vie est belle", "Up", "Le roi lion", "Ran", "Les temps modernes"]
    for largeur in (1, 2, 5, 11, 16, 30):
        yield [], largeur
        yield films, largeur
        yield films[::-1], largeur
        yield ["x" * largeur, "x" * (largeur + 1), "x" * largeur, "x"], largeur
        yield ["Z" * (largeur + 1)] * 5, largeur
        yield ["Up"] * 6, largeur


EXERCICE = Exercice(
    reference=titres_affichables,
    points=2,
    cas=cas,
    exemples=((["Alien", "Le roi lion", "Up"], 5), (["Alien"], 4), ([], 12)),
    intacts=("titres",),
    proprietes=(
        Propriete("un titre a juste la largeur", "aucun titre n’a juste la largeur", lambda titres, largeur: any(len(t) == largeur for t in titres)),
        Propriete("le premier titre tient", "le premier titre ne tient pas", lambda titres, largeur: titres != [] and len(titres[0]) <= largeur),
        Propriete("le dernier titre tient", "le dernier titre ne tient pas", lambda titres, largeur: titres != [] and len(titres[-1]) <= largeur),
        Propriete("plusieurs titres tiennent", "un titre au plus tient", lambda titres, largeur: sum(len(t) <= largeur for t in titres) > 1),
        Propriete("tous les titres tiennent", "un titre au moins ne tient pas", lambda titres, largeur: all(len(t) <= largeur for t in titres)),
        Propriete("il n’y a pas de titre", "il y a un titre au moins", lambda titres, largeur: not titres),
        Propriete("la largeur est 5", "la largeur n’est pas 5", lambda titres, largeur: largeur == 5),
    ),
    indices=(
        "Regardez les titres un à un ; un compte, parti de 0, avance de 1 à chaque titre qui tient.",
        "`len` compte les signes d’un texte, espaces comprises. Un titre qui a juste la largeur tient : quel signe faut-il ?",
    ),
    squelette='''\
def titres_affichables(titres, largeur):
    """Le nombre de titres qui tiennent."""
    compte = 0
    for titre in titres:
        if ...:
            compte = ...
    return compte
''',
)


@faux("un titre qui a juste la largeur n’est pas compté : il tient pourtant")
def largeur_exclue(titres, largeur):
    return sum(len(titre) < largeur for titre in titres)


@faux("ce sont les titres trop longs qui sont comptés : comptez ceux qui tiennent")
def titres_trop_longs(titres, largeur):
    return sum(len(titre) > largeur for titre in titres)


@faux("ce sont les titres au moins aussi longs que la largeur qui sont comptés : un titre tient quand il n’est pas plus long qu’elle")
def au_moins_la_largeur(titres, largeur):
    return sum(len(titre) >= largeur for titre in titres)


@faux("seuls les titres qui ont juste la largeur sont comptés : un titre plus court tient aussi")
def juste_la_largeur(titres, largeur):
    return sum(len(titre) == largeur for titre in titres)


@faux("tous les titres sont comptés : n’ajoutez 1 que si celui-ci tient")
def tous_les_titres(titres, largeur):
    return len(titres)


@faux("le nombre de titres est comparé à la largeur : c’est le nombre de signes de chaque titre qu’il faut comparer")
def nombre_de_titres(titres, largeur):
    return len(titres) if len(titres) <= largeur else 0


@faux("les signes sont additionnés : ajoutez 1 au compte pour chaque titre qui tient")
def somme_des_signes(titres, largeur):
    return sum(len(titre) for titre in titres if len(titre) <= largeur)


@faux("les espaces ne sont pas comptées dans les titres : elles prennent de la place aussi")
def espaces_oubliees(titres, largeur):
    return sum(len(titre.replace(" ", "")) <= largeur for titre in titres)


@faux("la largeur est toujours 5, comme dans le premier exemple : elle est dans `largeur`")
def largeur_de_l_exemple(titres, largeur):
    return sum(len(titre) <= 5 for titre in titres)


@faux("la réponse est la liste des titres qui tiennent : il faut leur nombre")
def liste_des_titres(titres, largeur):
    return [titre for titre in titres if len(titre) <= largeur]


@faux("le compte ne dépasse jamais 1 : regardez tous les titres, et ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(titres, largeur):
    return int(any(len(titre) <= largeur for titre in titres))


@faux("le compte s’arrête au premier titre trop long : sautez-le, et continuez jusqu’au dernier")
def arret_au_premier_trop_long(titres, largeur):
    compte = 0
    while compte < len(titres) and len(titres[compte]) <= largeur:
        compte = compte + 1
    return compte


@faux("le compte repart de 0 à chaque titre trop long : un tel titre ne change rien au compte")
def remis_a_zero(titres, largeur):
    compte = 0
    for titre in titres:
        compte = compte + 1 if len(titre) <= largeur else 0
    return compte


@faux("seul le dernier titre décide : chaque titre qui tient doit s’ajouter au compte des précédents")
def dernier_titre_seul(titres, largeur):
    return int(len(titres[-1]) <= largeur) if titres else 0


@faux("le premier titre n’est jamais regardé : son rang est 0")
def premier_titre_oublie(titres, largeur):
    return sum(len(titre) <= largeur for titre in titres[1:])


@faux("le dernier titre n’est jamais regardé : son rang est `len(titres) - 1`, allez jusque-là")
def dernier_titre_oublie(titres, largeur):
    return sum(len(titre) <= largeur for titre in titres[:-1])


@faux("la réponse est `True` ou `False` : il faut le nombre de titres qui tiennent")
def vrai_ou_faux(titres, largeur):
    return any(len(titre) <= largeur for titre in titres)


@faux("le compte est toujours trop grand de 1 : il part de 0")
def part_de_1(titres, largeur):
    return 1 + sum(len(titre) <= largeur for titre in titres)
