"""Exercice : des numéros au mot."""

from mastermind_edu.exercices.cas import INITIALES, INITIALES_DE_LA_SAE, en_racontant, se_repete
from mastermind_edu.exercices.chapitre_03b.mot_vers_numeros import mot_vers_numeros, mots_et_initiales
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces rangs."""
    return "".join(initiales[numero] for numero in numeros)


def cas():
    for mot, initiales in mots_et_initiales():
        yield mot_vers_numeros(mot, initiales), initiales


def raconter(valeur, numeros, initiales) -> str:
    if valeur.strip() != valeur and len(valeur.strip()) == len(numeros):
        if valeur[:1].isspace():
            return "il y a une espace de trop, au début du mot : partez d’un texte vide, `\"\"`, sans rien entre les guillemets"
        return "il y a une espace de trop, à la fin du mot : n’ajoutez que les lettres, sans rien après elles"
    if len(valeur) != len(numeros):
        return f"il y a {accorder(len(numeros), 'numéro')}, et le mot a {accorder(len(valeur), 'signe')} : collez une lettre par numéro, même répété, et rien entre elles"
    numero, lettre = next((numero, lettre) for numero, lettre in zip(numeros, valeur) if lettre != initiales[numero])
    return f"le numéro {numero} désigne « {initiales[numero]} » dans `initiales`, et le mot a « {lettre} » à cette place : lisez `initiales` au rang que donne le numéro, sans rien ajouter ni ôter"


EXERCICE = Exercice(
    reference=numeros_vers_mot,
    points=2,
    cas=cas,
    exemples=(([1, 0, 2, 0], INITIALES_DE_LA_SAE), ([0], INITIALES_DE_LA_SAE)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("un numéro est répété", "aucun numéro n’est répété", lambda numeros, _: se_repete(numeros)),
        Propriete("il n’y a qu’un numéro", "il y a plusieurs numéros", lambda numeros, _: len(numeros) == 1),
        Propriete("le numéro 0 est dans la liste", "le numéro 0 n’est pas dans la liste", lambda numeros, _: 0 in numeros),
        Propriete("la liste se lit pareil dans les deux sens", "la liste change quand on la lit à l’envers", lambda numeros, _: list(numeros) == list(numeros)[::-1]),
    ),
    indices=(
        "Dans ce sens, rien à chercher : le numéro est un rang, et l’on sait lire une liste à un rang.",
        "Partez d’un texte vide et allongez-le d’une lettre à chaque tour, avec `+`.",
    ),
    squelette='''\
def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces numéros."""
    mot = ""
    for numero in numeros:
        mot = mot + ...
    return ...
''',
)


@faux("chaque lettre est celle d’avant dans la liste (la dernière, pour 0) : le numéro 0 désigne la première, n’ôtez rien")
def decalage_d_un_rang(numeros, initiales):
    return "".join(initiales[numero - 1] for numero in numeros)


@faux("le résultat est une liste de lettres : il faut un texte ; partez de `\"\"`, et collez chaque lettre avec `+`")
def liste_de_lettres(numeros, initiales):
    return [initiales[numero] for numero in numeros]


@faux("il y a des espaces entre les lettres : collez-les sans rien entre elles")
def lettres_espacees(numeros, initiales):
    return " ".join(initiales[numero] for numero in numeros)


@faux("le mot est écrit à l’envers : collez chaque lettre après les autres, pas devant")
def mot_a_l_envers(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero] + mot
    return mot


@faux("le mot ne contient que sa dernière lettre : collez chaque lettre à celles d’avant, sans les remplacer")
def derniere_lettre_seule(numeros, initiales):
    mot = ""
    for numero in numeros:
        mot = initiales[numero]
    return mot


@faux("le mot ne contient que sa première lettre : ne le renvoyez qu’après la dernière")
def premiere_lettre_seule(numeros, initiales):
    return initiales[numeros[0]]


@faux("chaque lettre est celle d’après dans la liste, et le dernier numéro provoque une erreur : le numéro 0 désigne la première, n’ajoutez rien")
def lettre_suivante(numeros, initiales):
    return "".join(initiales[numero + 1] for numero in numeros)


@faux("le résultat est fait de numéros : il faut les lettres de `initiales` à ces rangs")
def numeros_colles(numeros, initiales):
    return "".join(map(str, numeros))


@faux("le mot est fait des premières initiales, quels que soient les numéros : lisez `initiales` au rang que donne chaque numéro, pas au rang du tour")
def premieres_initiales(numeros, initiales):
    return "".join(initiales[rang] for rang in range(len(numeros)))


@faux("il y a des virgules entre les lettres : collez-les sans rien entre elles")
def lettres_et_virgules(numeros, initiales):
    return ",".join(initiales[numero] for numero in numeros)


@faux("une lettre répétée n’est écrite qu’une fois : il en faut une pour chaque numéro")
def sans_repetition(numeros, initiales):
    return "".join(initiales[numero] for numero in dict.fromkeys(numeros))


@faux("les lettres sont rangées dans l’ordre de `initiales` : suivez l’ordre des numéros reçus")
def dans_l_ordre_des_initiales(numeros, initiales):
    return "".join(initiales[numero] for numero in sorted(numeros))


@faux("il manque la dernière lettre : allez jusqu’au dernier numéro, de rang `len(numeros) - 1`")
def dernier_numero_oublie(numeros, initiales):
    return "".join(initiales[numero] for numero in numeros[:-1])


@faux("il manque la première lettre : le premier numéro a le rang 0")
def premier_numero_oublie(numeros, initiales):
    return "".join(initiales[numero] for numero in numeros[1:])


@faux("les lettres sont prises parmi R, V, B, J, P et N, dans cet ordre : lisez-les dans `initiales`, qui peut en avoir d’autres")
def initiales_du_cours(numeros, initiales):
    return "".join(INITIALES[numero] for numero in numeros)


@faux("les lettres sont prises parmi R, B, J, V, O et N, dans cet ordre : lisez-les dans `initiales`, qui peut en avoir d’autres")
def initiales_de_la_sae(numeros, initiales):
    return "".join(INITIALES_DE_LA_SAE[numero] for numero in numeros)


@faux("les lettres sont en minuscules : écrivez-les comme dans `initiales`")
def en_minuscules(numeros, initiales):
    return "".join(initiales[numero].lower() for numero in numeros)


@faux("le mot renvoyé est toujours vide : collez-y la lettre de chaque numéro")
def mot_vide(numeros, initiales):
    return ""


@faux("il reste une espace à la fin du mot : collez les lettres sans rien entre elles")
def espace_apres_chaque_lettre(numeros, initiales):
    return "".join(initiales[numero] + " " for numero in numeros)


@faux("quatre lettres au plus sont écrites : il en faut une par numéro, `len(numeros)` en tout")
def quatre_lettres_au_plus(numeros, initiales):
    return "".join(initiales[numero] for numero in numeros[:4])


@faux("toutes les initiales sont collées, quels que soient les numéros : il ne faut que celles des numéros reçus, dans leur ordre")
def toutes_les_initiales(numeros, initiales):
    return "".join(initiales)


@faux("chaque initiale n’est écrite qu’une fois, dans l’ordre de `initiales` : suivez les numéros reçus, l’un après l’autre")
def initiales_demandees_une_fois(numeros, initiales):
    return "".join(initiales[numero] for numero in sorted(set(numeros)))


@faux("quatre numéros sont lus, ni plus ni moins, et une erreur vient quand il en manque : prenez tous les numéros, un à un")
def quatre_numeros(numeros, initiales):
    return "".join(initiales[numeros[rang]] for rang in range(4))


@faux("une erreur vient à chaque fois : un numéro n’est pas à chercher parmi les lettres, c’est déjà un rang ; lisez la case de ce rang, `initiales[…]`")
def numero_cherche(numeros, initiales):
    return "".join(str(initiales.index(numero)) for numero in numeros)
