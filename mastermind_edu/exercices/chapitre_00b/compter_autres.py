"""Exercice : compter les pions d’une autre couleur."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, listes
from mastermind_edu.exercices.proprietes import UN_SEUL_PION, se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def compter_autres(code, couleur):
    """Le nombre de pions du code qui ne sont pas de cette couleur."""
    compte = 0
    for pion in code:
        if pion != couleur:
            compte = compte + 1
    return compte


def cas():
    for code in listes("RVB", (1, 2, 3)):
        for couleur in "RVB":
            yield code, couleur
    for taille in range(4, 9):
        code = AUTRES_INITIALES[:taille]
        yield code, code[0]
        yield code, "N"
        yield code[:2] * taille, code[1]
        yield [code[-1], *code], code[-1]


EXERCICE = Exercice(
    reference=compter_autres,
    points=2,
    cas=cas,
    exemples=((["R", "V", "R", "B"], "R"), (["R", "V", "R", "B"], "J"), (["V", "V"], "V")),
    intacts=("code",),
    proprietes=(
        UN_SEUL_PION,
        Propriete("la couleur est dans le code", "la couleur n’est pas dans le code", lambda code, couleur: couleur in code),
        Propriete("le premier pion est de cette couleur", "le premier pion est d’une autre couleur", lambda code, couleur: code[0] == couleur),
        Propriete("le dernier pion est de cette couleur", "le dernier pion est d’une autre couleur", lambda code, couleur: code[-1] == couleur),
        Propriete("une couleur est répétée", "aucune couleur n’est répétée", lambda code, couleur: se_repete(code)),
        Propriete("la couleur est le rouge", "la couleur n’est pas le rouge", lambda code, couleur: couleur == "R"),
    ),
    indices=(
        "La leçon compte les rouges. Que faut-il changer pour une couleur quelconque ? Et pour compter ceux qui ne l’ont pas ?",
        "« Différent de » s’écrit `!=`. Le compte part de 0 avant la boucle, et se renvoie après elle.",
    ),
    squelette='''\
def compter_autres(code, couleur):
    """Le nombre de pions d’une autre couleur."""
    compte = 0
    for pion in code:
        if ...:
            compte = ...
    return compte
''',
)


@faux("ce sont les pions de cette couleur qui sont comptés : il faut tous les autres")
def ceux_de_la_couleur(code, couleur):
    return code.count(couleur)


@faux("tous les pions sont comptés, même ceux de cette couleur")
def tous_les_pions(code, couleur):
    return len(code)


@faux("seul le premier pion compte : il faut regarder tous les autres")
def premier_seulement(code, couleur):
    return int(code[0] != couleur)


@faux("seul le dernier pion compte : le nombre repart de zéro à chaque pion")
def dernier_seulement(code, couleur):
    return int(code[-1] != couleur)


@faux("le dernier pion ne compte jamais")
def dernier_oublie(code, couleur):
    return sum(pion != couleur for pion in code[:-1])


@faux("ce sont les pions qui ne sont pas rouges que l’on compte : la couleur est donnée")
def sauf_les_rouges(code, couleur):
    return sum(pion != "R" for pion in code)


@faux("la réponse dit s’il y a un pion d’une autre couleur : il faut leur nombre")
def vrai_ou_faux(code, couleur):
    return any(pion != couleur for pion in code)


@faux("ce sont les pions eux-mêmes que l’on reçoit : il faut leur nombre")
def liste_des_autres(code, couleur):
    return [pion for pion in code if pion != couleur]
