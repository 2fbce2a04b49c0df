"""Exercice : présenter le niveau choisi."""

import re

from mastermind_edu.exercices.textes import contient_nombre, ecart_de_texte
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
    noms = zip(("de pions", "de couleurs", "de tentatives"), exercice.parametres, arguments)
    manques = [(f"le nombre {nom}, {nombre}", parametre) for nom, parametre, nombre in noms if not contient_nombre(texte, nombre)]
    ecart = ecart_de_texte(obtenue, [manque for manque, _ in manques])
    return ecart._replace(conseil=_conseiller(manques)) if ecart and ecart.genre == "valeur" else ecart


def _conseiller(manques: list[tuple[str, str]]) -> str:
    """Ce qui n’est pas dans le texte, et le paramètre qui le donne."""
    if len(manques) == 3:
        return "aucun des trois nombres n’est dans le texte : mettez-y les trois paramètres, séparés par des mots"
    return " ; ".join(f"{manque}, n’est pas dans le texte : mettez-y `{parametre}`" for manque, parametre in manques)


def retenir(arguments, texte):
    """Les nombres écrits dans le texte, sans leur ordre."""
    return sorted({*re.findall(r"\d+", texte)})


EXERCICE = Exercice(
    reference=bienvenue,
    points=1,
    cas=cas,
    exemples=((4, 8, 12), (5, 8, 15)),
    juger=juger,
    retenir=retenir,
    proprietes=(
        Propriete("deux des trois nombres sont égaux", "les trois nombres sont différents", lambda *nombres: len({*nombres}) < 3),
        Propriete("le nombre de pions n’est pas 4", "le nombre de pions est 4", lambda n, *_: n != 4),
        Propriete("le nombre de couleurs n’est pas 8", "le nombre de couleurs est 8", lambda _, k, __: k != 8),
        Propriete("le nombre de tentatives n’est pas 12", "le nombre de tentatives est 12", lambda _, __, limite: limite != 12),
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


@faux("les nombres sont toujours 4, 8 et 12 : mettez dans le texte les trois paramètres")
def nombres_du_novice(nb_pions, nb_couleurs, max_tentatives):
    return "Trouvez mon code de 4 pions, parmi 8 couleurs, en 12 tentatives."


@faux("aucun nombre n’est dans le texte : mettez-y les trois paramètres, entre accolades, et un `f` devant les guillemets")
def accolades_gardees(nb_pions, nb_couleurs, max_tentatives):
    return "Trouvez mon code de {nb_pions} pions, parmi {nb_couleurs} couleurs, en {max_tentatives} tentatives."


@faux("le nombre de couleurs n’est pas dans le texte : mettez-y `nb_couleurs`")
def couleurs_oubliees(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions en {max_tentatives} tentatives."


@faux("le nombre de tentatives n’est pas dans le texte : mettez-y `max_tentatives`")
def tentatives_oubliees(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions et {nb_couleurs} couleurs."


@faux("le nombre de tentatives est diminué de 1 : mettez dans le texte `max_tentatives`, tel quel")
def une_de_moins(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions et {nb_couleurs} couleurs en {max_tentatives - 1} tentatives."


@faux("les trois nombres se touchent : mettez une espace ou un mot entre deux nombres")
def nombres_colles(nb_pions, nb_couleurs, max_tentatives):
    return f"Niveau {nb_pions}{nb_couleurs}{max_tentatives}"


@faux("la fonction ne renvoie rien : le texte est à renvoyer, pas à afficher")
def affiche_sans_renvoyer(nb_pions, nb_couleurs, max_tentatives):
    print(nb_pions, "pions", nb_couleurs, "couleurs", max_tentatives, "tentatives")


def _phrase(*nombres):
    return "Trouvez mon code : {} pions, {} couleurs, {} tentatives.".format(*nombres)


@faux("le texte contient toujours 8, mais pas le nombre de couleurs reçu : mettez-y `nb_couleurs`")
def huit_couleurs(nb_pions, nb_couleurs, max_tentatives):
    return _phrase(nb_pions, 8, max_tentatives)


@faux("le texte contient toujours 6, mais pas le nombre de couleurs reçu : mettez-y `nb_couleurs`")
def six_couleurs(nb_pions, nb_couleurs, max_tentatives):
    return _phrase(nb_pions, 6, max_tentatives)


@faux("le texte contient toujours 4, mais pas le nombre de pions reçu : mettez-y `nb_pions`")
def quatre_pions(nb_pions, nb_couleurs, max_tentatives):
    return _phrase(4, nb_couleurs, max_tentatives)


@faux("le texte contient toujours 12, mais pas le nombre de tentatives reçu : mettez-y `max_tentatives`")
def douze_tentatives(nb_pions, nb_couleurs, max_tentatives):
    return _phrase(nb_pions, nb_couleurs, 12)


@faux("le nombre de pions n’est pas dans le texte : mettez-y `nb_pions`")
def pions_oublies(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code : {nb_couleurs} couleurs, {max_tentatives} tentatives."


@faux("seul le nombre de pions est dans le texte : mettez-y aussi `nb_couleurs` et `max_tentatives`")
def pions_seuls(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code de {nb_pions} pions."


@faux("le nombre de couleurs n’est jamais le bon, mais un de moins : mettez dans le texte `nb_couleurs`, tel quel")
def une_couleur_de_moins(nb_pions, nb_couleurs, max_tentatives):
    return _phrase(nb_pions, nb_couleurs - 1, max_tentatives)


@faux("c’est la somme des nombres qui est dans le texte : écrivez les trois, l’un après l’autre, séparés par des mots")
def somme(nb_pions, nb_couleurs, max_tentatives):
    return f"Niveau {nb_pions + nb_couleurs + max_tentatives}"


@faux("la réponse est la suite des trois nombres : il faut un seul texte, précédé de `f`, avec les nombres entre accolades")
def tuple_des_nombres(nb_pions, nb_couleurs, max_tentatives):
    return nb_pions, nb_couleurs, max_tentatives


@faux("seul le nombre de tentatives est dans le texte : mettez-y aussi `nb_pions` et `nb_couleurs` ; un texte écrit en plusieurs fois s’allonge avec `+`, sans remplacer ce qui précède")
def tentatives_seules(nb_pions, nb_couleurs, max_tentatives):
    return f"Trouvez mon code en {max_tentatives} tentatives."
