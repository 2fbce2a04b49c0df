"""Exercice : calculer le malus."""

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def malus(bien, mal, nb_pions):
    """Un point par pion mal placé, deux par pion absent."""
    return mal + 2 * (nb_pions - bien - mal)


def reponses_possibles(nb_pions):
    """Les réponses qu’un codeur peut donner, de la meilleure à la plus pauvre."""
    for trouves in range(nb_pions, -1, -1):
        for mal in range(trouves + 1):
            if (trouves - mal, mal) != (nb_pions - 1, 1):
                yield trouves - mal, mal


def cas():
    for nb_pions in range(1, 9):
        for bien, mal in reponses_possibles(nb_pions):
            yield bien, mal, nb_pions


def raconter(valeur, bien, mal, nb_pions):
    """Ce que coûtent les pions de ce cas, d’abord ceux qui y sont seuls."""
    absents, total = nb_pions - bien - mal, malus(bien, mal, nb_pions)
    if bien == nb_pions:
        return f"dans ce cas, tous les pions sont bien placés, et ne coûtent rien : il faut 0, les absents sont {nb_pions} − {bien} − {mal} = 0"
    if absents == nb_pions:
        return f"dans ce cas, aucun pion n’est placé, {accorder(absents, 'absent')} : 2 points pour chacun, il faut {total}, et non {valeur}"
    if absents == 0:
        return f"dans ce cas, aucun absent, car {nb_pions} − {bien} − {mal} = 0 : seuls les mal placés coûtent, 1 point chacun, il faut {total}, et non {valeur}"
    absents_dits = f"{accorder(absents, 'absent')}, car {nb_pions} − {bien} − {mal} = {absents}"
    return f"dans ce cas, {accorder(mal, 'mal placé')}, 1 point chacun, et {absents_dits}, 2 points chacun : {mal} + 2 × {absents} = {total}"


EXERCICE = Exercice(
    reference=malus,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=((1, 2, 4), (0, 0, 4), (4, 0, 4), (2, 3, 6)),
    proprietes=(
        Propriete("il y a des mal placés", "il n’y a pas de mal placé", lambda bien, mal, n: mal > 0),
        Propriete("il y a des bien placés", "il n’y a pas de bien placé", lambda bien, mal, n: bien > 0),
        Propriete("il y a des pions absents du secret", "tous les pions sont dans le secret", lambda bien, mal, n: bien + mal < n),
        Propriete("il n’y a pas 4 pions", "il y a 4 pions", lambda bien, mal, n: n != 4),
    ),
    indices=(
        "Quatre pions, 1 bien placé et 2 mal placés : combien en reste-t-il, qui ne sont pas dans le secret ?",
        "Calculez d’abord ce nombre d’absents, dans une variable. Chacun coûte deux points, et chaque mal placé un point.",
    ),
    squelette='''\
def malus(bien, mal, nb_pions):
    """Un point par mal placé, deux par absent."""
    absents = ...
    return ...
''',
)


@faux("un pion absent ne coûte qu’un point, comme un mal placé : doublez le nombre d’absents, `nb_pions - bien - mal`, entre parenthèses, puis ajoutez les mal placés")
def un_point_par_absent(bien, mal, nb_pions):
    return mal + (nb_pions - bien - mal)


@faux("les mal placés ne coûtent rien : ajoutez `mal`, un point chacun, au coût des absents")
def absents_seulement(bien, mal, nb_pions):
    return 2 * (nb_pions - bien - mal)


@faux("les pions absents ne coûtent rien : ajoutez deux points pour chacun, ils sont `nb_pions - bien - mal`")
def mal_places_seulement(bien, mal, nb_pions):
    return mal


@faux("les deux coûts sont échangés, un mal placé coûte un point et un absent deux : doublez les absents, `nb_pions - bien - mal`, et non les mal placés")
def couts_echanges(bien, mal, nb_pions):
    return 2 * mal + (nb_pions - bien - mal)


@faux("un mal placé est compté aussi comme absent : il coûte trois points ; les absents sont ceux qui ne sont ni bien placés, ni mal placés")
def mal_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - bien)


@faux("un bien placé est compté comme absent : il ne doit rien coûter ; les absents sont ceux qui ne sont ni bien placés, ni mal placés")
def bien_places_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - mal)


@faux("le malus vaut le double du nombre de pions, moins un par bien placé : c’est le nombre d’absents qu’il faut doubler, avec des parenthèses autour de la soustraction, `nb_pions - bien - mal`, puis ajouter les mal placés")
def sans_parentheses(bien, mal, nb_pions):
    return mal + 2 * nb_pions - bien - mal


@faux("le malus est calculé comme s’il y avait toujours 4 pions : comptez les absents à partir de `nb_pions`")
def quatre_pions(bien, mal, nb_pions):
    return mal + 2 * (4 - bien - mal)


@faux("les mal placés sont ajoutés aux absents : ôtez-les, comme les bien placés, `nb_pions - bien - mal`")
def mal_places_ajoutes(bien, mal, nb_pions):
    return mal + 2 * (nb_pions - bien + mal)


@faux("un mal placé coûte deux points, comme un absent : il n’en coûte qu’un ; doublez seulement `nb_pions - bien - mal`, et ajoutez `mal` une fois")
def tout_a_deux_points(bien, mal, nb_pions):
    return 2 * (nb_pions - bien)


@faux("un bien placé coûte un point : il ne coûte rien ; ne doublez que `nb_pions - bien - mal`, entre parenthèses, et n’ajoutez que les mal placés")
def bien_places_payes(bien, mal, nb_pions):
    return bien + mal + 2 * (nb_pions - bien - mal)


@faux("les absents ne comptent que s’il n’y a pas de mal placé : ajoutez les deux coûts")
def absents_sinon(bien, mal, nb_pions):
    return mal or 2 * (nb_pions - bien - mal)


@faux("les mal placés ne comptent que s’il n’y a pas d’absent : ajoutez les deux coûts")
def mal_places_sinon(bien, mal, nb_pions):
    return 2 * (nb_pions - bien - mal) or mal


@faux("le malus est négatif : chaque mal placé et chaque absent ajoute des points")
def malus_negatif(bien, mal, nb_pions):
    return -malus(bien, mal, nb_pions)


@faux("les absents ôtent des points au lieu d’en ajouter : leur nombre est `nb_pions - bien - mal`, dans ce sens, et leur coût s’ajoute à celui des mal placés")
def absents_otes(bien, mal, nb_pions):
    return mal - 2 * (nb_pions - bien - mal)


@faux("le malus est égal au nombre de pions absents, un point chacun, et les mal placés ne coûtent rien : mettez `nb_pions - bien - mal` entre parenthèses, doublez tout, puis ajoutez `mal` ; sans parenthèses, `* 2` ne double que le nombre qu’il touche")
def nombre_d_absents(bien, mal, nb_pions):
    return nb_pions - bien - mal


@faux("tous les pions coûtent deux points, et un mal placé un de plus : ne comptez comme absents que `nb_pions - bien - mal`")
def tous_absents(bien, mal, nb_pions):
    return mal + 2 * nb_pions


@faux("un bien placé coûte un point, un mal placé rien : c’est l’inverse ; ajoutez `mal`, et non `bien`, au coût des absents")
def roles_echanges(bien, mal, nb_pions):
    return bien + 2 * (nb_pions - bien - mal)


@faux("les absents coûtent le carré de leur nombre : il faut le double, `2 *` leur nombre")
def absents_au_carre(bien, mal, nb_pions):
    return mal + (nb_pions - bien - mal) ** 2


@faux("le malus vaut le nombre de pions, moins deux par bien placé et un par mal placé : le double ne porte pas sur tous les absents ; mettez `nb_pions - bien - mal` entre parenthèses, doublez tout, puis ajoutez `mal`")
def double_mal_place(bien, mal, nb_pions):
    return mal + nb_pions - (bien + mal) * 2


@faux("un bien placé est compté deux fois dans le nombre de pions à ôter, et un absent ne coûte qu’un point : doublez `nb_pions - bien - mal` entier, entre parenthèses, puis ajoutez `mal`")
def bien_places_doubles(bien, mal, nb_pions):
    return mal + nb_pions - bien * 2 - mal


@faux("chaque absent coûte un point, avec deux de plus en tout : multipliez leur nombre par 2, au lieu de lui ajouter 2")
def deux_ajoutes(bien, mal, nb_pions):
    return mal + (nb_pions - bien - mal) + 2


@faux("un absent manque au compte : ils sont `nb_pions - bien - mal`, et tous coûtent deux points")
def un_absent_oublie(bien, mal, nb_pions):
    return mal + 2 * max(0, nb_pions - bien - mal - 1)


@faux("le malus a toujours deux points de trop, comme s’il y avait un absent de plus : les absents sont `nb_pions - bien - mal`")
def un_absent_de_trop(bien, mal, nb_pions):
    return malus(bien, mal, nb_pions) + 2


@faux("un mal placé manque au compte, dès qu’il y en a : ajoutez 1 point pour chacun, `mal` en tout")
def un_mal_place_oublie(bien, mal, nb_pions):
    return max(0, mal - 1) + 2 * (nb_pions - bien - mal)


@faux("les deux coûts sont multipliés l’un par l’autre : il faut les ajouter")
def couts_multiplies(bien, mal, nb_pions):
    return mal * 2 * (nb_pions - bien - mal)


@faux("les pions trouvés, bien ou mal placés, sont comptés comme absents : les absents sont les autres, `nb_pions - bien - mal`")
def trouves_comptes_absents(bien, mal, nb_pions):
    return mal + 2 * (bien + mal)


@faux("un bien placé ôte un point : il ne change rien, ne l’ôtez que du nombre d’absents, et une seule fois")
def bien_places_otes(bien, mal, nb_pions):
    return malus(bien, mal, nb_pions) - bien


@faux("tous les mal placés ne coûtent qu’un point en tout, et tous les absents deux : multipliez par le nombre de mal placés, et par celui d’absents")
def un_seul_de_chaque(bien, mal, nb_pions):
    return min(1, mal) + 2 * min(1, nb_pions - bien - mal)


@faux("les mal placés coûtent toujours un point en tout, même quand il n’y en a pas : ajoutez leur nombre, `mal`, et non 1")
def un_point_toujours(bien, mal, nb_pions):
    return 1 + 2 * (nb_pions - bien - mal)


@faux("les mal placés ôtent des points au lieu d’en ajouter : ajoutez `mal`, une fois, au coût des absents")
def mal_places_otes(bien, mal, nb_pions):
    return 2 * (nb_pions - bien - mal) - mal
