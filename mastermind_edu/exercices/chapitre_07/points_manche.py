"""Exercice : compter les points d’une manche."""

from itertools import product

from mastermind_edu.exercices.chapitre_07.malus import malus, reponses_possibles
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def points_manche(reponses, nb_pions, max_tentatives):
    """Le nombre de réponses si la dernière a tout bien placé ; sinon, la limite plus le malus de la dernière."""
    bien, mal = reponses[-1]
    if bien == nb_pions:
        return len(reponses)
    return max_tentatives + malus(bien, mal, nb_pions)


def cas():
    for nb_pions in (1, 2):
        ratees = [reponse for reponse in reponses_possibles(nb_pions) if reponse != (nb_pions, 0)]
        for taille in (1, 2):
            for debut in product(ratees, repeat=taille - 1):
                for derniere in reponses_possibles(nb_pions):
                    for max_tentatives in range(taille, 4):
                        yield [*debut, derniere], nb_pions, max_tentatives
    sae = [(1, 0), (1, 1), (1, 2), (0, 4), (1, 3), (4, 0)]
    for taille in range(1, 7):
        yield sae[-taille:], 4, 12
        yield sae[:taille], 4, 6
    for taille in range(1, 21):
        nb_pions = taille % 8 + 1
        ratees = [reponse for reponse in reponses_possibles(nb_pions) if reponse != (nb_pions, 0)]
        debut = [ratees[(7 * rang + taille) % len(ratees)] for rang in range(taille - 1)]
        for derniere in ((nb_pions, 0), ratees[0], ratees[taille % len(ratees)], ratees[-1]):
            yield [*debut, derniere], nb_pions, taille
            yield [*debut, derniere], nb_pions, 20


EXERCICE = Exercice(
    reference=points_manche,
    points=3,
    cas=cas,
    exemples=(
        ([(1, 0), (1, 1), (1, 2), (0, 4), (1, 3), (4, 0)], 4, 12),
        ([(0, 1), (1, 2)], 4, 2),
        ([(2, 0), (0, 2)], 2, 2),
    ),
    proprietes=(
        Propriete("le code est trouvé", "le code n’est pas trouvé", lambda reponses, n, _: tuple(reponses[-1]) == (n, 0)),
        Propriete("il n’y a qu’une réponse", "il y a plusieurs réponses", lambda reponses, *_: len(reponses) == 1),
        Propriete("toutes les tentatives sont jouées", "il reste des tentatives", lambda reponses, _, limite: len(reponses) == limite),
        Propriete("la dernière réponse a des mal placés", "la dernière réponse n’a pas de mal placé", lambda reponses, *_: reponses[-1][1] > 0),
        Propriete("aucun pion de la dernière proposition n’est absent du secret", "un pion de la dernière proposition est absent du secret", lambda reponses, n, _: sum(reponses[-1]) == n),
    ),
    indices=(
        "Il y a deux sortes de fin. À quoi reconnaît-on, dans la dernière réponse, que le code est trouvé ?",
        "`reponses[-1]` est la dernière réponse, un couple. Votre fonction `malus` fait le reste du calcul quand le code n’est pas trouvé.",
    ),
    squelette='''\
def points_manche(reponses, nb_pions, max_tentatives):
    """Les points que cette manche donne au codeur."""
    bien, mal = reponses[-1]
    if ...:
        return ...
    return ... + malus(...)
''',
)


@faux("une manche perdue ne donne que les rangées jouées : il y faut toute la limite, et le malus")
def rangees_seulement(reponses, nb_pions, max_tentatives):
    return len(reponses)


@faux("le malus n’est pas ajouté quand le code n’est pas trouvé")
def malus_oublie(reponses, nb_pions, max_tentatives):
    return len(reponses) if reponses[-1][0] == nb_pions else max_tentatives


@faux("une manche gagnée donne toujours la limite : elle doit donner le nombre de rangées jouées")
def limite_meme_gagnee(reponses, nb_pions, max_tentatives):
    return max_tentatives + malus(*reponses[-1], nb_pions)


@faux("quand le décodeur s’arrête avant la limite sans trouver, seules les rangées jouées comptent : il faut toute la limite")
def rangees_jouees_si_perdue(reponses, nb_pions, max_tentatives):
    return len(reponses) + malus(*reponses[-1], nb_pions)


@faux("le malus est celui de la première réponse : c’est celui de la dernière qui compte")
def malus_de_la_premiere(reponses, nb_pions, max_tentatives):
    if reponses[-1][0] == nb_pions:
        return len(reponses)
    return max_tentatives + malus(*reponses[0], nb_pions)


@faux("les malus de toutes les réponses sont ajoutés : seul celui de la dernière compte")
def somme_des_malus(reponses, nb_pions, max_tentatives):
    if reponses[-1][0] == nb_pions:
        return len(reponses)
    return max_tentatives + sum(malus(*reponse, nb_pions) for reponse in reponses)


@faux("une dernière proposition de toutes les bonnes couleurs est prise pour une victoire, même avec des mal placés")
def couleurs_suffisent(reponses, nb_pions, max_tentatives):
    if sum(reponses[-1]) == nb_pions:
        return len(reponses)
    return max_tentatives + malus(*reponses[-1], nb_pions)


@faux("la dernière rangée d’une manche gagnée n’est pas comptée : elle donne un point aussi")
def derniere_rangee_oubliee(reponses, nb_pions, max_tentatives):
    if reponses[-1][0] == nb_pions:
        return len(reponses) - 1
    return max_tentatives + malus(*reponses[-1], nb_pions)


@faux("la victoire n’est vue qu’avec 4 bien placés : il en faut autant que de pions")
def quatre_pions(reponses, nb_pions, max_tentatives):
    if reponses[-1][0] == 4:
        return len(reponses)
    return max_tentatives + malus(*reponses[-1], nb_pions)
