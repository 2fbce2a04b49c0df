"""Question sœur du chapitre 07 : le tarif d’un visiteur, ou une erreur."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def tarif_du_zoo(age):
    """Le prix de l’entrée, en euros ; ValueError pour un âge impossible."""
    if age < 0 or age > 120:
        raise ValueError("il faut un âge de 0 à 120 ans")
    if age < 4:
        return 0
    if age < 18:
        return 8
    if age < 65:
        return 12
    return 9


def cas():
    for age in (30, 10, 2, 70, 4, 18, 65, 3, 17, 64, 0, 120, 121, -1, 1, 19, 66, 90, 150, -7, 1000, 119):
        yield (age,)


EXERCICE = Exercice(
    reference=tarif_du_zoo,
    points=2,
    cas=cas,
    exemples=((12,), (18,), (80,)),
    proprietes=(
        Propriete("l’âge est impossible", "l’âge est possible", lambda age: not 0 <= age <= 120),
        Propriete("l’âge est au-dessus de 120", "l’âge n’est pas au-dessus de 120", lambda age: age > 120),
        Propriete("l’âge est négatif", "l’âge n’est pas négatif", lambda age: age < 0),
        Propriete("l’âge est 0 ou 120", "l’âge n’est ni 0 ni 120", lambda age: age in (0, 120)),
        Propriete("l’âge est juste celui où le tarif change", "l’âge n’est pas juste celui où le tarif change", lambda age: age in (4, 18, 65)),
        Propriete("le visiteur entre sans payer", "le visiteur n’entre pas sans payer", lambda age: 0 <= age < 4),
    ),
    indices=(
        "Refusez d’abord les âges impossibles, avec `raise` : il y en a de deux sortes. Dans quel ordre essayer ensuite les tarifs ?",
        "Commencez par les plus jeunes : un visiteur trop âgé pour un tarif passe au suivant. À 4 ans, l’entrée n’est plus gratuite.",
    ),
    squelette="""\
def tarif_du_zoo(age):
    if ... or ...:
        raise ValueError("il faut un âge de 0 à 120 ans")
    if age < ...:
        return 0
    ...
    return 9
""",
)


def _tarif(age, enfant=4, adulte=18, aine=65):
    """Le tarif de cet âge, possible ou non, d’après les âges où il change."""
    return next((prix for limite, prix in ((enfant, 0), (adulte, 8), (aine, 12)) if age < limite), 9)


def _refuser(age):
    if not 0 <= age <= 120:
        raise ValueError("âge impossible")


@faux("un âge impossible ne lève pas d’erreur : refusez-le, avec `raise ValueError(…)`")
def sans_refus(age):
    return _tarif(age)


@faux("un âge négatif n’est pas refusé : il est impossible aussi")
def negatif_accepte(age):
    if age > 120:
        raise ValueError("trop grand")
    return _tarif(age)


@faux("un âge au-dessus de 120 n’est pas refusé : il est impossible aussi")
def plus_de_120_accepte(age):
    if age < 0:
        raise ValueError("trop petit")
    return _tarif(age)


@faux("les âges 0 et 120 sont refusés : ils sont possibles")
def bornes_refusees(age):
    if not 0 < age < 120:
        raise ValueError("âge impossible")
    return _tarif(age)


@faux("l’âge 0 est refusé : un bébé peut entrer")
def zero_refuse(age):
    if not 0 < age <= 120:
        raise ValueError("âge impossible")
    return _tarif(age)


@faux("l’âge 120 est refusé : il est possible")
def cent_vingt_refuse(age):
    if not 0 <= age < 120:
        raise ValueError("âge impossible")
    return _tarif(age)


@faux("à 4, 18 et 65 ans, c’est le tarif des plus jeunes qui est donné : le tarif change à ces âges")
def changement_trop_tard(age):
    _refuser(age)
    return _tarif(age, 5, 19, 66)


@faux("un enfant de moins de 4 ans paie : son entrée est gratuite")
def enfants_payants(age):
    _refuser(age)
    return _tarif(age, 0)


@faux("tous les visiteurs de moins de 65 ans paient 12 € : essayez d’abord les plus jeunes")
def adultes_d_abord(age):
    _refuser(age)
    return 12 if age < 65 else 9


@faux("à partir de 65 ans, le tarif est celui des adultes : il est de 9 €")
def aines_oublies(age):
    _refuser(age)
    return _tarif(age, aine=1000)


@faux("un âge impossible donne un texte : il faut lever une erreur, avec `raise`, et non renvoyer un message")
def erreur_renvoyee(age):
    return _tarif(age) if 0 <= age <= 120 else "erreur"


@faux("un âge impossible donne `None` : il faut lever une erreur, avec `raise ValueError(…)`")
def rien_pour_l_impossible(age):
    return _tarif(age) if 0 <= age <= 120 else None


@faux("un visiteur de 65 ans ou plus provoque une erreur ou ne donne rien : son tarif est de 9 €")
def aines_sans_tarif(age):
    _refuser(age)
    return _tarif(age) if age < 65 else None
