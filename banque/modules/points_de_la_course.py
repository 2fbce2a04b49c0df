"""Question sœur du chapitre 07 : les points d’une course, d’après le dernier passage."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def points_de_la_course(passages, temps_max):
    """Le nombre de points de l’équipe, parfois négatif."""
    minute, fautes = passages[-1]
    points = 10 * len(passages) - fautes
    if minute > temps_max:
        points = points - 5 - 2 * (minute - temps_max)
    return points


def cas():
    for minute, fautes in product((1, 2, 3, 4, 5), (0, 1, 2)):
        yield [(minute, fautes)], 3
    for (premiere, avant), (ecart, de_plus) in product(product((1, 2, 3), (0, 1, 2)), product((1, 2, 3), (0, 1, 3))):
        yield [(premiere, avant), (premiere + ecart, avant + de_plus)], 4
    for taille in range(1, 13):
        passages = [(6 * rang + rang % 3 + 4, rang * (taille % 3)) for rang in range(taille)]
        for temps_max in (passages[-1][0] - 30, passages[-1][0] - 1, passages[-1][0], passages[-1][0] + 20):
            yield passages, max(temps_max, 1)


def en_retard(passages, temps_max):
    return passages[-1][0] > temps_max


EXERCICE = Exercice(
    reference=points_de_la_course,
    points=3,
    cas=cas,
    exemples=(
        ([(12, 0), (25, 1), (40, 3)], 60),
        ([(15, 2), (33, 2)], 30),
        ([(50, 4)], 45),
    ),
    proprietes=(
        Propriete("l’équipe arrive en retard", "l’équipe arrive dans les temps", en_retard),
        Propriete("l’équipe arrive exactement à la dernière minute permise", "l’équipe n’arrive pas exactement à la dernière minute permise", lambda passages, temps_max: passages[-1][0] == temps_max),
        Propriete("l’équipe a fait des fautes", "l’équipe n’a fait aucune faute", lambda passages, _: passages[-1][1] > 0),
        Propriete("une faute est faite avant la dernière balise", "aucune faute n’est faite avant la dernière balise", lambda passages, _: any(fautes for _, fautes in passages[:-1])),
        Propriete("il n’y a qu’une balise", "il y a plusieurs balises", lambda passages, _: len(passages) == 1),
        Propriete("les points sont négatifs", "les points ne sont pas négatifs", lambda passages, temps_max: points_de_la_course(passages, temps_max) < 0),
        Propriete("une seule minute est en trop", "il n’y a pas exactement une minute en trop", lambda passages, temps_max: passages[-1][0] == temps_max + 1),
    ),
    indices=(
        "Un seul passage dit quand l’équipe arrive, et combien de fautes elle a faites en tout : lequel ? Que change un retard ?",
        "`passages[-1]` est le dernier passage, un couple. Calculez d’abord les points des balises, moins les fautes ; n’ôtez le reste qu’en cas de retard.",
    ),
    squelette="""\
def points_de_la_course(passages, temps_max):
    minute, fautes = ...
    points = ...
    if ...:
        points = ...
    return points
""",
)


def _points(passages, fautes, retire):
    return 10 * len(passages) - fautes - retire


@faux("arriver exactement à la dernière minute permise est compté comme un retard")
def retard_a_egalite(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + 2 * (minute - temps_max) if minute >= temps_max else 0)


@faux("les 5 points du retard ne sont pas ôtés : un retard coûte 5 points, puis 2 par minute")
def forfait_oublie(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 2 * max(0, minute - temps_max))


@faux("les minutes de retard ne coûtent rien : ôtez-en 2 points chacune, en plus des 5")
def minutes_oubliees(passages, temps_max):
    return _points(passages, passages[-1][1], 5 * en_retard(passages, temps_max))


@faux("une minute de retard ne coûte qu’un point : elle en coûte 2")
def un_point_par_minute(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + minute - temps_max if minute > temps_max else 0)


@faux("une arrivée en avance change les points : elle ne doit rien ôter ni rien ajouter")
def avance_comptee(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + 2 * (minute - temps_max))


@faux("toutes les minutes de la course sont ôtées : seules celles du retard le sont")
def toutes_les_minutes(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + 2 * minute if minute > temps_max else 0)


@faux("c’est le premier passage qui décide : l’arrivée est le dernier")
def premier_passage(passages, temps_max):
    return points_de_la_course([*passages[:-1], passages[0]], temps_max)


@faux("les fautes de tous les passages sont additionnées : chaque passage donne déjà leur nombre depuis le départ, le dernier suffit")
def fautes_additionnees(passages, temps_max):
    return points_de_la_course(passages, temps_max) + passages[-1][1] - sum(fautes for _, fautes in passages)


@faux("les fautes ne sont pas ôtées : chacune coûte 1 point")
def fautes_oubliees(passages, temps_max):
    return points_de_la_course(passages, temps_max) + passages[-1][1]


@faux("les fautes ajoutent des points : elles doivent en ôter")
def fautes_ajoutees(passages, temps_max):
    return points_de_la_course(passages, temps_max) + 2 * passages[-1][1]


@faux("les points ne descendent jamais au-dessous de 0 : ils peuvent être négatifs")
def jamais_negatif(passages, temps_max):
    return max(0, points_de_la_course(passages, temps_max))


@faux("une équipe en retard n’a aucun point : elle en perd seulement quelques-uns")
def retard_eliminatoire(passages, temps_max):
    return 0 if en_retard(passages, temps_max) else points_de_la_course(passages, temps_max)


@faux("une seule balise rapporte ses 10 points : chacune en rapporte 10")
def une_seule_balise(passages, temps_max):
    return points_de_la_course(passages[-1:], temps_max)


@faux("le retard ajoute des points : il doit en ôter")
def retard_ajoute(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, -5 - 2 * (minute - temps_max) if minute > temps_max else 0)


@faux("une équipe en avance perd des points, et une équipe en retard n’en perd pas : c’est le contraire")
def avance_et_retard_echanges(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + 2 * (temps_max - minute) if minute < temps_max else 0)


@faux("les 5 points sont ôtés à chaque minute de retard : ils ne le sont qu’une fois")
def forfait_par_minute(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 7 * max(0, minute - temps_max))


@faux("les minutes de retard sont mal comptées : ôtez `temps_max` de la minute d’arrivée, puis multipliez par 2")
def sans_parentheses(passages, temps_max):
    minute, fautes = passages[-1]
    return _points(passages, fautes, 5 + 2 * minute + temps_max if minute > temps_max else 0)
