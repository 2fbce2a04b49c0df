"""Exercice : chercher un pion."""

import random

from mastermind_edu.exercices.cas import DOUZE_NUMEROS, en_racontant, listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def position(valeur, code):
    """Le premier rang où se trouve `valeur`, −1 si elle est absente."""
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1


def cas():
    for code in listes((1, 2, -1, 0), (1, 2, 3)):
        for valeur in (1, 2, 3):
            yield valeur, code
    hasard = random.Random(4)
    for taille in range(1, 9):
        code = hasard.sample(DOUZE_NUMEROS, taille)
        for valeur in (code[-1], code[taille // 2], hasard.choice([numero for numero in DOUZE_NUMEROS if numero not in code])):
            yield valeur, code
            yield valeur, [*hasard.choices((-1, 0, valeur), k=taille - 1), code[0]]
        yield code[0], code[:1] * taille
    for valeur in DOUZE_NUMEROS:
        yield valeur, DOUZE_NUMEROS[::-1]
        yield valeur, DOUZE_NUMEROS[4:][::-1]


def raconter(valeur, cherchee, code):
    if cherchee not in code:
        return f"dans ce cas, {cherchee} n’est pas dans le code : il faut −1, une fois tout le code regardé"
    return f"dans ce cas, {cherchee} se trouve d’abord au rang {code.index(cherchee)} : c’est ce rang qu’il faut, renvoyez `i` dès que `code[i]` est égal à la valeur"


EXERCICE = Exercice(
    reference=position,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=((2, [1, -1, 3, 2]), (6, [1, -1, 3, 2]), (1, [1, 1])),
    intacts=("code",),
    proprietes=(
        Propriete("la valeur est absente", "la valeur est dans le code", lambda valeur, code: valeur not in code),
        Propriete("la valeur est au rang 0", "la valeur n’est pas au rang 0", lambda valeur, code: code[:1] == [valeur]),
        Propriete("la valeur est la dernière du code", "la valeur n’est pas la dernière du code", lambda valeur, code: code[-1:] == [valeur]),
        Propriete("la valeur est répétée", "la valeur n’est pas répétée", lambda valeur, code: code.count(valeur) > 1),
        Propriete("le code n’a qu’un élément", "le code a plusieurs éléments", lambda valeur, code: len(code) == 1),
    ),
    indices=(
        "Parcourez les rangs, pas seulement les valeurs : c’est un rang qu’il faut renvoyer.",
        "Dès que la valeur est trouvée, un `return` termine la fonction. On ne sait qu’elle est absente qu’après avoir tout regardé.",
    ),
    squelette='''\
def position(valeur, code):
    """Le premier rang de valeur dans code, -1 si elle est absente."""
    for i in range(len(code)):
        if ...:
            return ...
    return ...
''',
)


@faux("quand la valeur est répétée, c’est son dernier rang qui est donné : dès qu’elle est trouvée, renvoyez son rang")
def dernier_rang(valeur, code):
    trouve = -1
    for i in range(len(code)):
        if code[i] == valeur:
            trouve = i
    return trouve


@faux("quand la valeur est dans le code, c’est elle qui est renvoyée : il faut son rang, parcourez les rangs, comparez `code[i]` à la valeur et renvoyez `i`")
def valeur_renvoyee(valeur, code):
    return valeur if valeur in code else -1


@faux("les pions du code sont pris pour des rangs : parcourez les rangs, de 0 à `len(code) - 1`, et comparez `code[i]` à la valeur")
def pions_pris_pour_des_rangs(valeur, code):
    for i in code:
        if code[i] == valeur:
            return i
    return -1


@faux("la valeur est prise pour un rang : comparez-la à chaque `code[i]`")
def valeur_prise_pour_un_rang(valeur, code):
    return code[valeur]


@faux("le rang donné est trop grand de 1 : le premier rang d’une liste est 0")
def rang_a_partir_de_1(valeur, code):
    return code.index(valeur) + 1 if valeur in code else -1


@faux("le rang donné est trop petit de 1 : le premier rang d’une liste est 0, il n’y a rien à ôter")
def rang_moins_un(valeur, code):
    return code.index(valeur) - 1 if valeur in code else -1


@faux("une valeur absente provoque une erreur : voyez d’abord si elle est dans le code, et renvoyez −1 sinon")
def sans_cas_absent(valeur, code):
    return code.index(valeur)


@faux("une valeur absente fait sortir du code : le dernier rang à lire est `len(code) - 1` ; ensuite, arrêtez-vous et renvoyez −1")
def sortie_si_absente(valeur, code):
    i = 0
    while code[i] != valeur:
        i += 1
    return i


@faux("quand la valeur est absente, la fonction renvoie `None` : renvoyez −1 quand tout le code a été regardé")
def none_si_absent(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i


@faux("quand la valeur est absente, la réponse est la longueur du code : il faut −1, une fois tout le code regardé")
def longueur_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else len(code)


@faux("quand la valeur est absente, la réponse est le dernier rang : il faut −1, une fois tout le code regardé")
def dernier_rang_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else len(code) - 1


@faux("quand la valeur est absente, la réponse est 0, qui est le premier rang : il faut −1")
def zero_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else 0


@faux("quand la valeur est absente, la réponse est `False` : il faut −1")
def faux_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else False


@faux("quand la valeur est absente, la réponse est 1 : il faut −1, avec son signe")
def un_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else 1


@faux("seul le premier élément est regardé, une valeur placée plus loin donne −1 : ne renvoyez −1 qu’après avoir tout regardé")
def conclut_trop_tot(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
        else:
            return -1


@faux("seul le dernier élément décide de la réponse : dès que la valeur est trouvée, renvoyez son rang, rien ne doit le remplacer par −1")
def dernier_element_seul(valeur, code):
    return len(code) - 1 if code[-1] == valeur else -1


@faux("une valeur qui commence le code donne −1 : son rang est 0, un rang comme les autres ; ne prenez 0 ni pour « faux », ni pour « absente »")
def rang_zero_pris_pour_faux(valeur, code):
    return code.index(valeur) or -1 if valeur in code else -1


@faux("quand une valeur du rang 0 est répétée, c’est son deuxième rang qui est donné : 0 est un rang comme un autre, renvoyez-le dès que la valeur est trouvée")
def zero_pris_pour_pas_encore(valeur, code):
    rang = -1
    for i in range(len(code)):
        if code[i] == valeur and rang <= 0:
            rang = i
    return rang


@faux("une valeur au rang 0 n’y est pas trouvée : 0 est un rang comme un autre, regardez-le, et ne le prenez pas pour « absente »")
def premier_oublie(valeur, code):
    return code.index(valeur, 1) if valeur in code[1:] else -1


@faux("le dernier élément n’est jamais regardé : le dernier rang est `len(code) - 1`, allez jusque-là")
def dernier_oublie(valeur, code):
    return code.index(valeur) if valeur in code[:-1] else -1


@faux("quatre éléments sont regardés, quelle que soit la longueur du code : il faut autant de tours que `len(code)`")
def quatre_elements(valeur, code):
    for i in range(4):
        if code[i] == valeur:
            return i
    return -1


@faux("c’est le premier élément différent de la valeur qui est cherché : il faut celui qui lui est égal, avec `==`")
def premier_different(valeur, code):
    return next((i for i in range(len(code)) if code[i] != valeur), -1)


@faux("le rang est compté depuis la fin : le premier élément a le rang 0")
def rang_depuis_la_fin(valeur, code):
    return code[::-1].index(valeur) if valeur in code else -1


@faux("la réponse dit combien de fois la valeur est là : l’énoncé demande son premier rang, le `i` où `code[i]` lui est égal")
def nombre_de_fois(valeur, code):
    return code.count(valeur)


@faux("la réponse est la liste de tous les rangs : l’énoncé ne demande que le premier")
def tous_les_rangs(valeur, code):
    return [i for i in range(len(code)) if code[i] == valeur]


@faux("la réponse dit si la valeur est là : l’énoncé demande son rang")
def present_ou_non(valeur, code):
    return valeur in code


@faux("quand la valeur est là, la réponse est `True` : l’énoncé demande son rang")
def vrai_si_presente(valeur, code):
    return True if valeur in code else -1


@faux("la réponse est 0 dès que la valeur est dans le code : comparez chaque `code[i]` à la valeur, et renvoyez le rang `i` où ils sont égaux")
def zero_si_presente(valeur, code):
    return 0 if valeur in code else -1


@faux("la réponse est toujours −1 : dès que `code[i]` est égal à la valeur, renvoyez `i`, sans vous contenter de l’afficher")
def toujours_absente(valeur, code):
    return -1


@faux("quand la valeur est dans le code, elle est prise pour un rang : comparez-la à chaque `code[i]`, et renvoyez `i`")
def valeur_presente_prise_pour_un_rang(valeur, code):
    return code[valeur] if valeur in code else -1


@faux("la réponse est 1 dès que la valeur est dans le code : il faut son rang ; comparez chaque `code[i]` à la valeur, et renvoyez le `i` où ils sont égaux")
def un_si_presente(valeur, code):
    return 1 if valeur in code else -1


@faux("quand la valeur est absente, la réponse est un texte, `\"-1\"` : il faut le nombre −1, sans guillemets")
def texte_si_absente(valeur, code):
    return code.index(valeur) if valeur in code else "-1"
