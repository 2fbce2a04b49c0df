"""Question sœur du chapitre 07 : le gain d’un candidat, d’après son dernier tour."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def gain_du_candidat(tours, nb_questions):
    """Le gain du candidat, en euros, parfois négatif."""
    bonnes, passees = tours[-1]
    if bonnes < nb_questions:
        fautes = nb_questions - bonnes - passees
        return 10 * bonnes - 20 * fautes
    return 100 * len(tours)


def tours_possibles(nb_questions):
    return [(bonnes, passees) for bonnes in range(nb_questions + 1) for passees in range(nb_questions + 1 - bonnes)]


def cas():
    for nb_questions in (1, 2, 3):
        for tour in tours_possibles(nb_questions):
            yield [tour], nb_questions
    for nb_questions in (1, 2):
        for tours in product(tours_possibles(nb_questions), repeat=2):
            yield [*tours], nb_questions
    for taille in range(1, 11):
        nb_questions = taille % 5 + 4
        tours = [(rang % (nb_questions + 1), 0) for rang in range(taille - 1)]
        for dernier in ((nb_questions, 0), (nb_questions - 2, 2), (0, 0), (1, 2), (nb_questions - 1, 0)):
            yield [*tours, dernier], nb_questions


def sans_faute(tours, nb_questions):
    return tours[-1][0] == nb_questions


EXERCICE = Exercice(
    reference=gain_du_candidat,
    points=3,
    cas=cas,
    exemples=(
        ([(3, 1), (5, 0)], 5),
        ([(4, 0), (5, 0), (2, 2)], 5),
        ([(1, 0)], 4),
    ),
    proprietes=(
        Propriete("le dernier tour n’a que de bonnes réponses", "le dernier tour n’a pas que de bonnes réponses", sans_faute),
        Propriete("une question du dernier tour est passée", "aucune question du dernier tour n’est passée", lambda tours, _: tours[-1][1] > 0),
        Propriete("le dernier tour a des fautes", "le dernier tour n’a aucune faute", lambda tours, nombre: sum(tours[-1]) < nombre),
        Propriete("le gain est négatif", "le gain n’est pas négatif", lambda *cas: gain_du_candidat(*cas) < 0),
        Propriete("il n’y a qu’un tour", "il y a plusieurs tours", lambda tours, _: len(tours) == 1),
        Propriete("le dernier tour n’a aucune bonne réponse", "le dernier tour a une bonne réponse", lambda tours, _: tours[-1][0] == 0),
        Propriete("le premier tour est égal au dernier", "le premier tour diffère du dernier", lambda tours, _: tours[0] == tours[-1]),
    ),
    indices=(
        "Un seul tour décide : lequel ? Il a deux sortes de fin : que gagne-t-on dans chacune ?",
        "`tours[-1]` est le dernier tour, un couple. Quand tout n’y est pas bon, comptez d’abord les fautes : les questions qui ne sont ni bonnes, ni passées.",
    ),
    squelette="""\
def gain_du_candidat(tours, nb_questions):
    bonnes, passees = ...
    if ...:
        fautes = ...
        return ...
    return ...
""",
)


def _sinon(tours, nb_questions, gain):
    """100 € par tour quand le dernier est parfait ; sinon, ce gain, calculé d’après ses nombres (bonnes, passées, fautes)."""
    bonnes, passees = tours[-1]
    return 100 * len(tours) if bonnes == nb_questions else gain(bonnes, passees, nb_questions - bonnes - passees)


@faux("un dernier tour parfait ne rapporte que 100 € : il rapporte 100 € par tour joué")
def cent_euros_seulement(tours, nb_questions):
    return 100 if sans_faute(tours, nb_questions) else gain_du_candidat(tours, nb_questions)


@faux("un dernier tour parfait rapporte 10 € par bonne réponse : il rapporte 100 € par tour joué")
def tour_parfait_ordinaire(tours, nb_questions):
    bonnes, passees = tours[-1]
    return 10 * bonnes - 20 * (nb_questions - bonnes - passees)


@faux("c’est le premier tour qui décide : il faut le dernier")
def premier_tour(tours, nb_questions):
    return gain_du_candidat([*tours[:-1], tours[0]], nb_questions)


@faux("les gains de tous les tours sont additionnés : seul le dernier décide")
def tous_les_tours(tours, nb_questions):
    return sum(gain_du_candidat([tour], nb_questions) for tour in tours)


@faux("une question passée coûte autant qu’une faute : elle ne rapporte et ne coûte rien")
def passees_fautives(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: 10 * bonnes - 20 * (fautes + passees))


@faux("une question passée rapporte 10 €, comme une bonne réponse : elle ne rapporte et ne coûte rien")
def passees_bonnes(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: 10 * (bonnes + passees) - 20 * fautes)


@faux("les questions passées sont prises pour des fautes, et les fautes ne coûtent rien")
def passees_pour_fautes(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: 10 * bonnes - 20 * passees)


@faux("les fautes ne coûtent rien : ôtez 20 € pour chacune")
def fautes_gratuites(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: 10 * bonnes)


@faux("une faute coûte 10 € : elle en coûte 20")
def fautes_a_dix(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: 10 * bonnes - 10 * fautes)


@faux("les bonnes réponses ne rapportent rien quand le tour n’est pas parfait : chacune rapporte 10 €")
def bonnes_oubliees(tours, nb_questions):
    return _sinon(tours, nb_questions, lambda bonnes, passees, fautes: -20 * fautes)


@faux("un dernier tour sans faute, mais avec une question passée, est pris pour un tour parfait : il faut que toutes les réponses soient bonnes")
def passees_parfaites(tours, nb_questions):
    return 100 * len(tours) if sum(tours[-1]) == nb_questions else gain_du_candidat(tours, nb_questions)


@faux("le gain ne descend jamais au-dessous de 0 : il peut être négatif")
def jamais_negatif(tours, nb_questions):
    return max(0, gain_du_candidat(tours, nb_questions))


@faux("le tour qui décide n’est pas compté parmi les tours joués")
def dernier_non_compte(tours, nb_questions):
    return gain_du_candidat(tours, nb_questions) - 100 * sans_faute(tours, nb_questions)


@faux("les tours précédents rapportent 100 € chacun, même quand le dernier n’est pas parfait : c’est le dernier seul qui décide")
def tours_precedents_payes(tours, nb_questions):
    return gain_du_candidat(tours, nb_questions) + (0 if sans_faute(tours, nb_questions) else 100 * (len(tours) - 1))


@faux("c’est le meilleur tour qui décide : il faut le dernier")
def meilleur_tour(tours, nb_questions):
    return gain_du_candidat([*tours[:-1], max(tours)], nb_questions)
