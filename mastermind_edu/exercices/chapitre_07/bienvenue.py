"""Exercice : présenter le niveau choisi."""

from mastermind_edu.exercices.cas import contient_nombre, ecart_de_texte
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def bienvenue(nb_pions, nb_couleurs, max_tentatives):
    """Un texte de bienvenue qui contient les trois nombres."""
    return f"Trouvez mon code de {nb_pions} pions, parmi {nb_couleurs} couleurs, en {max_tentatives} tentatives au plus."


def cas():
    yield from ((4, 6, 12), (4, 8, 12), (5, 8, 15), (6, 8, 20))
    yield from ((1, 2, 3), (2, 1, 3), (2, 3, 1))
    for nombre in (2, 3, 7):
        yield from ((nombre, 9, 11), (5, nombre, 11), (5, 9, nombre), (nombre, nombre, nombre + 1), (nombre, nombre + 1, nombre))
    for rang in range(20):
        yield rang % 8 + 1, 12 - rang % 12, rang + 1
        yield 8 - rang % 8, rang % 12 + 1, 20 - rang


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    manques = [f"le nombre {nombre}" for nombre in dict.fromkeys(arguments) if not contient_nombre(texte, nombre)]
    return ecart_de_texte(obtenue, manques)


EXERCICE = Exercice(
    reference=bienvenue,
    points=1,
    cas=cas,
    exemples=((4, 8, 12), (5, 8, 15)),
    juger=juger,
    proprietes=(
        Propriete("le nombre de pions est aussi un autre des nombres", "le nombre de pions diffère des autres", lambda n, k, limite: n in (k, limite)),
        Propriete("le nombre de couleurs est aussi un autre des nombres", "le nombre de couleurs diffère des autres", lambda n, k, limite: k in (n, limite)),
        Propriete("il y a plus de pions que de couleurs", "il n’y a pas plus de pions que de couleurs", lambda n, k, _: n > k),
    ),
    indices=(
        "Comme dans `message_accueil`, au chapitre 01 : un texte précédé de `f`, et des accolades là où viennent les nombres.",
        "Chacun des trois paramètres doit se retrouver entre deux accolades, avec une espace ou un mot entre deux nombres.",
    ),
    squelette='''\
def bienvenue(nb_pions, nb_couleurs, max_tentatives):
    """Le texte de bienvenue, avec les trois nombres."""
    return f"Trouvez mon code de {nb_pions} pions, {...}, {...}"
''',
)


@faux("les nombres sont toujours 4, 8 et 12 : ils doivent suivre les paramètres")
def nombres_du_novice(nb_pions, nb_couleurs, max_tentatives):
    return "Trouvez mon code de 4 pions, parmi 8 couleurs, en 12 tentatives."


@faux("les accolades sont restées telles quelles dans le texte, à la place des nombres")
def accolades_gardees(nb_pions, nb_couleurs, max_tentatives):
    return "Trouvez mon code de {nb_pions} pions, parmi {nb_couleurs} couleurs, en {max_tentatives} tentatives."


@faux("le nombre de couleurs n’est pas dans le texte")
def couleurs_oubliees(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions en {max_tentatives} tentatives."


@faux("le nombre de tentatives n’est pas dans le texte")
def tentatives_oubliees(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions et {nb_couleurs} couleurs."


@faux("le nombre de tentatives est diminué de 1 : toutes celles que permet le niveau comptent")
def une_de_moins(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions et {nb_couleurs} couleurs en {max_tentatives - 1} tentatives."


@faux("les trois nombres se touchent : rien ne dit où finit l’un et où commence l’autre")
def nombres_colles(nb_pions, nb_couleurs, max_tentatives):
    return f"Niveau {nb_pions}{nb_couleurs}{max_tentatives}"


@faux("la fonction ne renvoie rien : le texte est à renvoyer, pas à afficher")
def affiche_sans_renvoyer(nb_pions, nb_couleurs, max_tentatives):
    print(nb_pions, "pions", nb_couleurs, "couleurs", max_tentatives, "tentatives")
