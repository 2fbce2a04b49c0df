"""Exercice : tirer un code."""

import random

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES
from mastermind_edu.exercices.chapitre_02._tirages import COULEURS, COUPLES, PLACES, jamais_vu, sans_repetition_permise
from mastermind_edu.francais import abreger, accorder
from mastermind_edu.juge.ecarts import Ecart, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Hasard


def tirer_code(nb_pions, couleurs, hasard):
    """Une liste de `nb_pions` éléments de `couleurs`, tirés un à un avec `hasard`."""
    return [hasard.choice(couleurs) for _ in range(nb_pions)]


EPREUVES = {COUPLES: INITIALES[:3], PLACES: AUTRES_INITIALES[:6], COULEURS: AUTRES_INITIALES}


def cas():
    for nb_pions, nb_couleurs in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (4, 6)):
        for graine in range(6):
            yield nb_pions, INITIALES[:nb_couleurs], Hasard(graine)
    for (nb_pions, _, nb_tirages), couleurs in EPREUVES.items():
        for graine in range(nb_tirages):
            yield nb_pions, couleurs, Hasard(graine)
    for taille in range(1, 13):
        yield taille % 8 + 1, AUTRES_INITIALES[:taille], Hasard(taille)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    nb_pions, couleurs, _ = arguments
    voulu = f"une liste de {accorder(nb_pions, 'élément')} de {couleurs}"
    if obtenue.erreur:
        return Ecart("erreur", voulu, ecrire_observation(obtenue), message=sans_repetition_permise(obtenue, nb_pions, len(couleurs)))
    code = obtenue.valeur
    if type(code) not in (list, tuple):
        return Ecart("type", voulu, ecrire_observation(obtenue))
    if len(code) != nb_pions or not all(type(x) is str and x in couleurs for x in code):
        return Ecart("valeur", voulu, abreger(repr(code)), _conseiller(code, nb_pions, couleurs))
    if obtenue.arguments[1] != couleurs:
        return Ecart("modification", f"couleurs reste {couleurs}", f"couleurs devient {obtenue.arguments[1]}", rang=1, message=_couleurs_changees(couleurs, obtenue.arguments[1]))
    return None


def _conseiller(code, nb_pions: int, couleurs: list) -> str:
    """Ce qui ne va pas dans ce code : sa longueur, ou un élément."""
    if len(code) == nb_pions:
        return "le code contient autre chose que des éléments de `couleurs` : ajoutez-y la couleur tirée elle-même, par exemple celle que donne `hasard.choice(couleurs)`"
    compte = f"le code a {accorder(len(code), 'pion')}, il en faut {nb_pions}"
    if len(code) <= len(couleurs) < nb_pions:
        return f"{compte}, plus qu’il n’y a de couleurs : une couleur peut se répéter ; tirez chaque pion parmi toutes, avec `hasard.choice(couleurs)`"
    return f"{compte} : faites `nb_pions` tours, et à chacun ajoutez une seule couleur tirée"


def _couleurs_changees(avant: list, apres: list) -> str:
    """Ce qui est arrivé à la liste reçue, et comment tirer sans y toucher."""
    if len(apres) > len(avant):
        return "la liste `couleurs` reçue s’est allongée : ajoutez les couleurs tirées à une autre liste, qui part de `[]`"
    if len(apres) < len(avant):
        arrive = "la liste `couleurs` reçue a perdu des couleurs : n’en ôtez pas, toutes peuvent sortir à chaque fois"
    else:
        arrive = "la liste `couleurs` reçue a changé : ne la mélangez pas, n’y écrivez rien"
    return f"{arrive} ; pour chaque pion, `hasard.choice(couleurs)` tire une couleur sans y toucher (un second nom, comme dans `a = couleurs`, n’est pas une copie)"


def juger_ensemble(cas, observations):
    """Sur beaucoup de tirages, deux places quelconques prennent tous les couples de couleurs."""
    for epreuve, palette in EPREUVES.items():
        rangs = [rang for rang, (n, couleurs, _) in enumerate(cas) if (n, couleurs) == (epreuve[0], palette)]
        ecart = jamais_vu(epreuve, [observations[rang].valeur for rang in rangs], palette)
        if ecart:
            return rangs[-1], ecart
    return None


EXERCICE = Exercice(
    reference=tirer_code,
    points=2,
    cas=cas,
    exemples=((4, ["R", "V", "B"], Hasard(1)), (4, ["R", "V", "B"], Hasard(2))),
    intacts=("couleurs",),
    juger=juger,
    juger_ensemble=juger_ensemble,
    proprietes=(
        Propriete("il y a un seul pion", "il y a plusieurs pions", lambda nb_pions, *_: nb_pions == 1),
        Propriete("il y a une seule couleur", "il y a plusieurs couleurs", lambda _, couleurs, __: len(couleurs) == 1),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda nb_pions, *_: nb_pions == 4),
    ),
    indices=(
        "Un tirage par pion : la même action, répétée `nb_pions` fois. Dans le rappel, quelle méthode de `hasard` choisit dans une liste ?",
        "Partez d’une liste vide et allongez-la d’un élément à chaque tour, avec `append`. Le tirage se fait dans la boucle, sinon tous les pions seraient de la même couleur.",
    ),
    squelette='''\
def tirer_code(nb_pions, couleurs, hasard):
    """La liste de nb_pions couleurs, tirées une à une avec hasard."""
    code = []
    for i in range(...):
        code.append(...)
    return ...
''',
)


@faux("une couleur ne sort jamais deux fois dans un code, et un code plus long que la liste provoque une erreur : tirez chaque pion parmi toutes les couleurs, avec `hasard.choice(couleurs)`")
def sans_remise(nb_pions, couleurs, hasard):
    return hasard.sample(couleurs, nb_pions)


@faux("tous les pions d’un code ont la même couleur : il faut un tirage par pion, donc un nouveau à chaque tour")
def une_seule_couleur(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs)] * nb_pions


@faux("la dernière couleur ne sort jamais, et une liste d’une seule couleur provoque une erreur : les rangs vont de 0 à `len(couleurs) - 1`, comme en donne `hasard.randrange(len(couleurs))`")
def derniere_jamais_tiree(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randrange(len(couleurs) - 1)] for _ in range(nb_pions)]


@faux("la liste contient les rangs tirés : il y faut les couleurs de ces rangs, `couleurs[…]`")
def rangs_au_lieu_de_couleurs(nb_pions, couleurs, hasard):
    return [hasard.randrange(len(couleurs)) for _ in range(nb_pions)]


@faux("le code tiré ne dépend pas de la graine : pour les mêmes couleurs, c’est toujours le même ; tirez avec le `hasard` reçu, sans en fabriquer un autre ni changer sa graine")
def graine_remise(nb_pions, couleurs, hasard):
    hasard.seed(0)
    return [hasard.choice(couleurs) for _ in range(nb_pions)]


@faux("la liste `couleurs` de l’appelant est modifiée : elle doit rester intacte")
def liste_melangee(nb_pions, couleurs, hasard):
    while len(couleurs) < nb_pions:
        couleurs.extend(couleurs)
    hasard.shuffle(couleurs)
    return couleurs[:nb_pions]


@faux("il manque toujours un pion au code : il faut `nb_pions` tirages ; comptez les tours à partir de 0, sans ôter 1 à `nb_pions`")
def un_pion_de_moins(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in range(1, nb_pions)]


@faux("il manque toujours un pion au code, et la dernière couleur ne sort jamais : dans le pseudo-code, les bornes sont comprises, en Python la seconde ne l’est pas ; n’ôtez pas 1")
def bornes_du_pseudo_code(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randrange(len(couleurs) - 1)] for _ in range(nb_pions - 1)]


@faux("vous renvoyez un texte : il faut une liste, un pion par case ; partez de `[]`")
def texte_au_lieu_de_liste(nb_pions, couleurs, hasard):
    return "".join(hasard.choice(couleurs) for _ in range(nb_pions))


@faux("deux appels avec un `hasard` de même graine ne donnent pas le même code : chaque tirage passe-t-il par `hasard` ?", genre="instable")
def autre_hasard(nb_pions, couleurs, hasard):
    return [random.choice(couleurs) for _ in range(nb_pions)]


@faux("le rang tiré est parfois trop grand de 1, et n’existe pas : `hasard.randint(a, b)` comprend b, `hasard.randrange(k)` s’arrête avant k")
def rang_trop_grand(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randint(0, len(couleurs))] for _ in range(nb_pions)]


@faux("la première couleur ne sort jamais, et le rang tiré est parfois trop grand de 1 : les rangs vont de 0 à `len(couleurs) - 1`")
def rangs_a_partir_de_1(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randint(1, len(couleurs))] for _ in range(nb_pions)]


@faux("la première couleur ne sort jamais, et une liste d’une seule couleur provoque une erreur : son rang est 0, tirez à partir de 0")
def premiere_jamais_tiree(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randint(1, len(couleurs) - 1)] for _ in range(nb_pions)]


@faux("la liste contient des nombres à partir de 1 : il y faut des couleurs, que `hasard.choice(couleurs)` donne")
def numeros_au_lieu_de_couleurs(nb_pions, couleurs, hasard):
    return [hasard.randint(1, len(couleurs)) for _ in range(nb_pions)]


@faux("il y a toujours quatre pions : leur nombre est dans `nb_pions`")
def quatre_pions(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in range(4)]


@faux("il y a toujours un pion de trop : il faut `nb_pions` tirages")
def un_pion_de_trop(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in range(nb_pions + 1)]


@faux("il y a autant de pions que de couleurs : il en faut `nb_pions`")
def un_pion_par_couleur(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs) for _ in couleurs]


@faux("une seule couleur est renvoyée : il faut une liste de `nb_pions` couleurs")
def couleur_seule(nb_pions, couleurs, hasard):
    return hasard.choice(couleurs)


@faux("le code n’a jamais qu’un pion : il faut `nb_pions` tours, et à chacun un ajout à la même liste, qui n’est renvoyée qu’à la fin")
def un_seul_pion(nb_pions, couleurs, hasard):
    return [hasard.choice(couleurs)]


@faux("chaque pion est enfermé dans une liste à lui : ajoutez la couleur sans crochets")
def listes_d_un_pion(nb_pions, couleurs, hasard):
    return [[hasard.choice(couleurs)] for _ in range(nb_pions)]


@faux("les couleurs tirées sont toujours R, V, B, J, P et N : tirez dans la liste `couleurs` reçue, qui peut en avoir d’autres")
def couleurs_du_cours(nb_pions, couleurs, hasard):
    return [hasard.choice(INITIALES) for _ in range(nb_pions)]


PAS_DE_REPETITION = "une couleur ne sort jamais deux fois dans un code, et {} quand il y a plus de pions que de couleurs : une couleur peut se répéter ; "
CHOISIR = "pour chaque pion, `hasard.choice(couleurs)` tire parmi toutes"


@faux(PAS_DE_REPETITION.format("il manque des pions") + CHOISIR + ", sans mélanger la liste")
def melange_coupe(nb_pions, couleurs, hasard):
    melangees = [*couleurs]
    hasard.shuffle(melangees)
    return melangees[:nb_pions]


@faux(PAS_DE_REPETITION.format("une erreur vient") + CHOISIR + ", sans mélanger la liste")
def melange_lu(nb_pions, couleurs, hasard):
    melangees = [*couleurs]
    hasard.shuffle(melangees)
    return [melangees[i] for i in range(nb_pions)]


@faux(PAS_DE_REPETITION.format("une erreur vient") + CHOISIR + ", n’ôtez pas celles qui sont sorties")
def couleurs_otees(nb_pions, couleurs, hasard):
    restent, code = [*couleurs], []
    for _ in range(nb_pions):
        code.append(hasard.choice(restent))
        restent.remove(code[-1])
    return code


@faux(PAS_DE_REPETITION.format("une erreur vient") + CHOISIR + ", n’ôtez pas celles qui sont sorties")
def couleurs_otees_par_leur_rang(nb_pions, couleurs, hasard):
    restent = [*couleurs]
    return [restent.pop(hasard.randrange(len(restent))) for _ in range(nb_pions)]


@faux("une couleur déjà sortie n’est pas ajoutée, et il manque des pions : une couleur peut se répéter, ajoutez celle de chaque tirage sans regarder les précédentes")
def deja_sorties_ecartees(nb_pions, couleurs, hasard):
    return [*dict.fromkeys(hasard.choice(couleurs) for _ in range(nb_pions))]


@faux("les couleurs sont celles des rangs 0, 1, 2…, toujours les mêmes, et elles viennent à manquer : ne les prenez pas à leur rang ; " + CHOISIR)
def premieres_couleurs(nb_pions, couleurs, hasard):
    return [couleurs[i] for i in range(nb_pions)]


@faux("le rang est tiré parmi les `nb_pions` premiers : il le faut parmi tous ceux de `couleurs`, de 0 à `len(couleurs) - 1`, comme en donne `hasard.randrange(len(couleurs))`")
def rang_parmi_les_pions(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randrange(nb_pions)] for _ in range(nb_pions)]


@faux("le rang est toujours tiré parmi six : il le faut parmi tous ceux de `couleurs`, comme en donne `hasard.randrange(len(couleurs))`")
def rang_parmi_six(nb_pions, couleurs, hasard):
    return [couleurs[hasard.randrange(6)] for _ in range(nb_pions)]
