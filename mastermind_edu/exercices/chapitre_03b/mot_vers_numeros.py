"""Exercice : du mot aux numéros."""

import random

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, INITIALES_DE_LA_SAE, en_racontant, mots, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def mot_vers_numeros(mot, initiales):
    """La liste des rangs des lettres du mot dans `initiales`."""
    return [initiales.index(lettre) for lettre in mot]


def mots_et_initiales():
    for mot in mots("RBJ", (1, 2, 3)):
        yield mot, ["R", "B", "J"]
    for mot in ("BRJR", "VJBR", "NNON", "RBJVON"):
        yield mot, INITIALES_DE_LA_SAE
    for mot in ("BRJR", "VJBR", "NNNB"):
        yield mot, INITIALES
        yield mot, INITIALES[::-1]
    hasard = random.Random(3)
    for taille in range(1, 13):
        for initiales in (AUTRES_INITIALES[:taille], AUTRES_INITIALES[taille - 1 :: -1]):
            yield initiales[-1], initiales
            yield "".join(hasard.choices(initiales, k=taille % 8 + 1)), initiales
    for taille in range(2, 9):
        yield initiales[0] * taille, initiales
        yield "".join(initiales[:taille]), initiales


def raconter(valeur, mot, initiales) -> str:
    if len(valeur) != len(mot):
        return f"le mot « {mot} » a {accorder(len(mot), 'lettre')}, et la liste {accorder(len(valeur), 'élément')} : il faut un numéro par lettre du mot, même répétée, et rien d’autre"
    lettre, numero = next((lettre, numero) for lettre, numero in zip(mot, valeur) if numero != initiales.index(lettre))
    return f"la lettre « {lettre} » est au rang {initiales.index(lettre)} de `initiales`, et la réponse lui donne `{numero!r}` : cherchez chaque lettre dans la liste `initiales` reçue, depuis son début"


EXERCICE = Exercice(
    reference=mot_vers_numeros,
    points=2,
    cas=mots_et_initiales,
    exemples=(("BRJR", INITIALES_DE_LA_SAE), ("R", INITIALES_DE_LA_SAE)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("une lettre est répétée dans le mot", "aucune lettre n’est répétée dans le mot", lambda mot, _: se_repete(mot)),
        Propriete("il y a quatre lettres", "il n’y a pas quatre lettres", lambda mot, _: len(mot) == 4),
        Propriete("il n’y a qu’une lettre", "il y a plusieurs lettres", lambda mot, _: len(mot) == 1),
        Propriete("le mot commence par la première initiale", "le mot ne commence pas par la première initiale", lambda mot, initiales: mot[:1] == initiales[0]),
        Propriete("le mot contient la première initiale", "le mot ne contient pas la première initiale", lambda mot, initiales: initiales[0] in mot),
    ),
    indices=(
        "Commencez par une seule lettre : quelle méthode de liste donne le rang d’un élément ? Vous l’avez employée dans l’exercice 01.",
        "Partez d’une liste vide ; à chaque lettre du mot, ajoutez-y un rang avec `append`.",
    ),
    squelette='''\
def mot_vers_numeros(mot, initiales):
    """La liste des numéros des lettres du mot."""
    numeros = []
    for lettre in mot:
        ...
    return numeros
''',
)


@faux("chaque numéro est trop grand de 1 : ils commencent à 0, comme les rangs d’une liste ; n’ajoutez rien")
def numeros_a_partir_de_1(mot, initiales):
    return [initiales.index(lettre) + 1 for lettre in mot]


@faux("vous renvoyez un texte : il faut une liste de nombres ; partez de `[]`")
def numeros_en_texte(mot, initiales):
    return "".join(str(initiales.index(lettre)) for lettre in mot)


@faux("la liste contient des textes comme `'1'` : il faut des nombres, sans `str` ni guillemets")
def liste_de_textes(mot, initiales):
    return [str(initiales.index(lettre)) for lettre in mot]


@faux("chaque numéro est le rang de la lettre dans le mot : cherchez-la dans `initiales`")
def rang_dans_le_mot(mot, initiales):
    return [mot.index(lettre) for lettre in mot]


@faux("la liste compte les lettres du mot, 0, 1, 2… : cherchez chaque lettre dans `initiales`, et gardez son rang")
def places_dans_le_mot(mot, initiales):
    return list(range(len(mot)))


@faux("la liste ne contient que le numéro de la première lettre : ne la renvoyez qu’après la dernière")
def return_dans_la_boucle(mot, initiales):
    for lettre in mot:
        return [initiales.index(lettre)]


@faux("la liste ne contient que le numéro de la dernière lettre : ajoutez chaque numéro à ceux d’avant, dans la même liste")
def derniere_lettre_seule(mot, initiales):
    return [initiales.index(mot[-1])]


@faux("les numéros sont rangés du plus petit au plus grand : suivez l’ordre du mot, lettre après lettre, et cherchez chacune dans `initiales`")
def dans_l_ordre_des_initiales(mot, initiales):
    return sorted(initiales.index(lettre) for lettre in mot)


@faux("une lettre répétée n’a qu’un numéro : il en faut un pour chaque lettre du mot")
def sans_repetition(mot, initiales):
    return [initiales.index(lettre) for lettre in dict.fromkeys(mot)]


@faux("les numéros sont ceux du mot lu à l’envers : suivez l’ordre du mot, en ajoutant chaque numéro à la fin")
def mot_a_l_envers(mot, initiales):
    return [initiales.index(lettre) for lettre in mot[::-1]]


@faux("chaque numéro est trop petit de 1 : ils commencent à 0, comme les rangs d’une liste ; n’ôtez rien")
def trop_petits(mot, initiales):
    return [initiales.index(lettre) - 1 for lettre in mot]


@faux("la liste contient les lettres du mot : il y faut leurs rangs dans `initiales`")
def liste_des_lettres(mot, initiales):
    return list(mot)


@faux("la dernière lettre du mot n’a pas de numéro : son rang dans le mot est `len(mot) - 1`")
def derniere_lettre_oubliee(mot, initiales):
    return [initiales.index(lettre) for lettre in mot[:-1]]


@faux("la première lettre du mot n’a pas de numéro : son rang dans le mot est 0")
def premiere_lettre_oubliee(mot, initiales):
    return [initiales.index(lettre) for lettre in mot[1:]]


@faux("un seul nombre est renvoyé, le numéro de la première lettre : il faut une liste, avec un numéro par lettre")
def premier_numero_seul(mot, initiales):
    return initiales.index(mot[0])


@faux("un seul nombre est renvoyé, le numéro de la dernière lettre : il faut une liste, avec un numéro par lettre")
def dernier_numero_seul(mot, initiales):
    return initiales.index(mot[-1])


@faux("les numéros sont ceux de R, V, B, J, P et N, dans cet ordre : cherchez chaque lettre dans `initiales`, qui peut en avoir d’autres")
def initiales_du_cours(mot, initiales):
    return [INITIALES.index(lettre) for lettre in mot]


@faux("les numéros sont ceux de R, B, J, V, O et N, dans cet ordre : cherchez chaque lettre dans `initiales`, qui peut en avoir d’autres")
def initiales_de_la_sae(mot, initiales):
    return [INITIALES_DE_LA_SAE.index(lettre) for lettre in mot]


@faux("chaque numéro est enfermé dans une liste à lui : ajoutez-le sans crochets")
def listes_d_un_numero(mot, initiales):
    return [[initiales.index(lettre)] for lettre in mot]


@faux("la liste contient les rangs de toutes les initiales présentes dans le mot, une fois chacune : il faut un numéro par lettre du mot, dans son ordre")
def initiales_presentes(mot, initiales):
    return [rang for rang, initiale in enumerate(initiales) if initiale in mot]


@faux("la liste renvoyée est toujours vide : ajoutez-y le rang de chaque lettre")
def liste_vide(mot, initiales):
    return []


@faux("à chaque initiale qui n’est pas la lettre cherchée, un −1 s’ajoute : n’ajoutez que le rang de la bonne")
def moins_un_ajoutes(mot, initiales):
    return [rang if initiale == lettre else -1 for lettre in mot for rang, initiale in enumerate(initiales)]


@faux("les rôles sont échangés, ce sont les initiales que l’on cherche dans le mot : prenez les lettres du mot, et cherchez chacune dans `initiales`")
def roles_echanges(mot, initiales):
    return [mot.index(initiale) for initiale in initiales]


@faux("un mot de plusieurs lettres provoque une erreur : est-ce le mot entier que vous cherchez dans `initiales` ? Cherchez ses lettres une à une")
def mot_entier_cherche(mot, initiales):
    return [initiales.index(mot)] * len(mot)


@faux("la liste a un rang par initiale, celui qu’elle a dans le mot : c’est l’inverse, prenez les lettres du mot, et cherchez chacune dans `initiales`")
def roles_echanges_sans_erreur(mot, initiales):
    return [mot.find(initiale) for initiale in initiales]


@faux("une lettre n’est gardée que si elle a le même rang dans le mot et dans `initiales` : cherchez-la parmi toutes les initiales")
def lettres_de_meme_rang(mot, initiales):
    return [rang for rang in range(len(mot)) if mot[rang] == initiales[rang]]


@faux("la liste ne contient que des 1 : c’est le nombre de fois que chaque lettre est dans `initiales` ; il faut son rang dans cette liste")
def toujours_un(mot, initiales):
    return [1] * len(mot)
