"""Exercice : le dernier pion d’un code."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, listes
from mastermind_edu.exercices.proprietes import UN_SEUL_PION, se_repete
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def dernier_pion(code):
    """Le pion le plus à droite du code, quelle que soit sa longueur (un pion au moins)."""
    return code[len(code) - 1]


def cas():
    for code in listes("RVB", (1, 2, 3)):
        yield (code,)
    for taille in range(4, 9):
        yield (AUTRES_INITIALES[:taille],)
        yield (AUTRES_INITIALES[taille - 4 : 8],)
    for taille in range(2, 8):
        yield (AUTRES_INITIALES[:1] * taille + AUTRES_INITIALES[taille : taille + 1],)


EXERCICE = Exercice(
    reference=dernier_pion,
    points=1,
    cas=cas,
    exemples=((["R", "V", "B", "J"],), (["N", "P"],)),
    intacts=("code",),
    proprietes=(
        UN_SEUL_PION,
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda code: len(code) == 4),
        Propriete("le premier et le dernier pion sont égaux", "le premier et le dernier pion diffèrent", lambda code: code[0] == code[-1]),
        Propriete("une couleur est répétée", "aucune couleur n’est répétée", se_repete),
    ),
    indices=(
        "Écrivez les rangs sous les pions de `[\"R\", \"V\", \"B\", \"J\"]`. Quel est le rang du dernier ? Et dans un code de deux pions ?",
        "Le rang du dernier pion dépend de la longueur du code, que `len` donne : c’est un de moins.",
    ),
    squelette='''\
def dernier_pion(code):
    """Le dernier pion du code."""
    rang = len(code) - ...
    return code[...]
''',
)


@faux("c’est le premier pion qui est renvoyé : il faut le dernier")
def premier_pion(code):
    return code[0]


@faux("le rang demandé n’existe pas : dans un code de quatre pions, les rangs vont de 0 à 3")
def rang_trop_grand(code):
    return code[len(code)]


@faux("c’est toujours le pion de rang 3 qui est demandé : il n’est le dernier que dans un code de quatre pions")
def quatrieme_pion(code):
    return code[3]


@faux("c’est l’avant-dernier pion qui est renvoyé")
def avant_dernier(code):
    return code[len(code) - 2]


@faux("c’est le rang du dernier pion qui est renvoyé : il faut le pion lui-même")
def rang_du_dernier(code):
    return len(code) - 1


@faux("le pion est le bon, mais le code reçu l’a perdu : lisez la case sans rien ôter")
def dernier_ote(code):
    return code.pop()
