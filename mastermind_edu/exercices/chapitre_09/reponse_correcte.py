"""Exercice : reconnaître une réponse qu’aucun codeur ne peut donner."""

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def reponse_correcte(bien, mal, nb_pions):
    """Le booléen `True` si un codeur peut répondre ainsi ; `False` pour une réponse impossible."""
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


def cas():
    for nb_pions in range(1, 9):
        reponses = [(bien, mal) for bien in range(-2, nb_pions + 3) for mal in range(-2, nb_pions + 3)]
        # Les réponses possibles d’abord ; parmi les autres, celles qui ont trop de pions avant les nombres négatifs.
        for bien, mal in sorted(reponses, key=lambda r: (min(r) < 0, sum(r) > nb_pions, abs(r[0]) + abs(r[1]), r)):
            yield bien, mal, nb_pions


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce qui rend cette réponse possible ou impossible se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    return ecart._replace(conseil=_dire(*arguments)) if ecart and ecart.genre == "valeur" and not obtenue.erreur else ecart


def _dire(bien, mal, nb_pions) -> str:
    if bien < 0 or mal < 0:
        return f"une réponse où `{'bien' if bien < 0 else 'mal'}` est négatif est acceptée : refusez-la dès que l’un des deux est plus petit que 0"
    if bien + mal > nb_pions:
        return "une réponse qui trouve plus de pions qu’il n’y en a est acceptée : `bien + mal` ne doit pas dépasser `nb_pions`"
    if (bien, mal) == (nb_pions - 1, 1):
        return "tous les pions bien placés sauf un, et celui-là mal placé, cette réponse est impossible : refusez-la, quel que soit `nb_pions`, avec une condition qui regarde `bien` et `mal` à la fois"
    if bien == nb_pions:
        return "tous les pions bien placés, c’est la victoire, et elle est refusée : suivez vos conditions avec ces nombres, et changez ce qui la refuse"
    if bien == mal == 0:
        return "deux fois 0, rien n’est trouvé, et c’est refusé, alors que c’est possible : suivez vos conditions avec ces nombres, et changez ce qui refuse 0"
    return f"cette réponse est possible, car {bien} + {mal} ne dépasse pas {nb_pions}, mais elle est refusée : changez la condition qui la refuse"


EXERCICE = Exercice(
    reference=reponse_correcte,
    points=2,
    cas=cas,
    exemples=((1, 2, 4), (4, 0, 4), (3, 2, 4), (3, 1, 4), (-1, 2, 4)),
    juger=juger,
    proprietes=(
        Propriete("un nombre est négatif", "aucun nombre n’est négatif", lambda bien, mal, n: bien < 0 or mal < 0),
        Propriete("`bien` est négatif", "`bien` n’est pas négatif", lambda bien, mal, n: bien < 0),
        Propriete("`mal` est négatif", "`mal` n’est pas négatif", lambda bien, mal, n: mal < 0),
        Propriete("`bien + mal` est plus grand que `nb_pions`", "`bien + mal` est au plus `nb_pions`", lambda bien, mal, n: bien + mal > n),
        Propriete("`bien + mal` vaut `nb_pions`", "`bien + mal` ne vaut pas `nb_pions`", lambda bien, mal, n: bien + mal == n),
        Propriete("`bien` vaut `nb_pions - 1`", "`bien` ne vaut pas `nb_pions - 1`", lambda bien, mal, n: bien == n - 1),
        Propriete("`bien` vaut 0", "`bien` ne vaut pas 0", lambda bien, mal, n: bien == 0),
        Propriete("`mal` vaut 0", "`mal` ne vaut pas 0", lambda bien, mal, n: mal == 0),
        Propriete("la réponse est impossible", "la réponse est possible", lambda *reponse: not reponse_correcte(*reponse)),
    ),
    indices=(
        "Trois choses rendent une réponse impossible : un nombre négatif, trop de pions trouvés, et un troisième cas, plus caché. Lequel ?",
        "Quatre pions, trois bien placés, le quatrième mal placé : sur quelle autre place irait-il, puisqu’elles sont toutes prises ?",
    ),
    squelette='''\
def reponse_correcte(bien, mal, nb_pions):
    """True si un codeur peut donner cette réponse."""
    if bien < 0 or ...:
        return False
    if ... > nb_pions:
        return ...
    if bien == ... and mal == ...:
        return ...
    return ...
''',
)


@faux("tous les pions bien placés sauf un, et celui-là mal placé : cette réponse est acceptée, elle est impossible ; refusez-la, quand `bien` vaut un de moins que `nb_pions` et que `mal` vaut 1")
def dernier_mal_place(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions


@faux("une réponse avec un nombre négatif est acceptée : si `bien` ou `mal` est plus petit que 0, renvoyez `False`")
def negatifs_acceptes(bien, mal, nb_pions):
    return bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre de mal placés négatif est accepté : vérifiez aussi `mal < 0`")
def mal_places_negatifs(bien, mal, nb_pions):
    return bien >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("seules les réponses où tous les pions sont trouvés sont acceptées : un pion peut être absent du secret")
def tous_trouves(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal == nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("les réponses où tous les pions sont trouvés sont refusées, même la victoire : `bien + mal` peut être égal à `nb_pions`")
def jamais_tous_trouves(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal < nb_pions


@faux("tous les pions bien placés sauf un : la réponse est refusée même quand le dernier est absent du secret ; refusez-la seulement si `mal` vaut 1")
def tous_sauf_un_refuse(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and bien != nb_pions - 1


@faux("chaque nombre est comparé seul au nombre de pions : c’est leur somme qui ne doit pas le dépasser")
def comparaisons_separees(bien, mal, nb_pions):
    return 0 <= bien <= nb_pions and 0 <= mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("la réponse est jugée comme s’il y avait toujours 4 pions : leur nombre est `nb_pions`")
def quatre_pions(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= 4 and (bien, mal) != (3, 1)


@faux("un nombre de bien placés négatif est accepté : vérifiez aussi `bien < 0`")
def bien_places_negatifs(bien, mal, nb_pions):
    return mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre négatif n’est refusé que si l’autre l’est aussi : un seul suffit, refusez si l’un ou l’autre est plus petit que 0")
def un_seul_negatif_accepte(bien, mal, nb_pions):
    return (bien >= 0 or mal >= 0) and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre négatif est accepté, et tous les pions bien placés sauf un avec le dernier mal placé aussi : refusez ces deux cas")
def somme_seule(bien, mal, nb_pions):
    return bien + mal <= nb_pions


@faux("une réponse qui trouve trop de pions est acceptée : `bien + mal` ne doit pas dépasser `nb_pions`")
def sans_somme(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and (bien, mal) != (nb_pions - 1, 1)


@faux("seuls les nombres négatifs sont refusés : refusez aussi trop de pions trouvés, et le dernier cas, avec `nb_pions - 1` bien placés")
def negatifs_seuls(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0


@faux("chaque nombre est comparé seul au nombre de pions, et tous les pions bien placés sauf un avec le dernier mal placé est accepté : refusez ces réponses")
def comparaisons_separees_seules(bien, mal, nb_pions):
    return 0 <= bien <= nb_pions and 0 <= mal <= nb_pions


@faux("0 bien placé est refusé : un nombre peut être nul, c’est plus petit que 0 qu’il est impossible")
def bien_nul_refuse(bien, mal, nb_pions):
    return bien != 0 and reponse_correcte(bien, mal, nb_pions)


@faux("0 mal placé est refusé : un nombre peut être nul, c’est plus petit que 0 qu’il est impossible")
def mal_nul_refuse(bien, mal, nb_pions):
    return mal != 0 and reponse_correcte(bien, mal, nb_pions)


@faux("les réponses où un nombre vaut 0 sont refusées : comparez avec `< 0`, 0 lui-même est permis")
def nuls_refuses(bien, mal, nb_pions):
    return bien != 0 and mal != 0 and reponse_correcte(bien, mal, nb_pions)


@faux("toute réponse où `bien` n’est pas 0 est refusée, même possible : avez-vous écrit `bien or mal …` ? Seul `mal` y est comparé, il faut une comparaison de chaque côté de `or`")
def bien_jamais_compare(bien, mal, nb_pions):
    return bien == 0 and reponse_correcte(bien, mal, nb_pions)


@faux("toute réponse où `bien` n’est pas 0 est refusée, même possible, et le dernier cas impossible n’est pas vu avec un seul pion : avez-vous écrit `bien or mal …` ? Il faut une comparaison de chaque côté de `or`")
def bien_jamais_compare_sans_le_troisieme(bien, mal, nb_pions):
    return bien == 0 and 0 <= mal <= nb_pions


@faux("toute réponse où `mal` n’est pas 0 est refusée, même possible : avez-vous écrit `mal or bien …` ? Seul `bien` y est comparé, il faut une comparaison de chaque côté de `or`")
def mal_jamais_compare(bien, mal, nb_pions):
    return mal == 0 and reponse_correcte(bien, mal, nb_pions)


@faux("la réponse où rien n’est trouvé, deux fois 0, est refusée : elle est possible")
def rien_trouve_refuse(bien, mal, nb_pions):
    return (bien, mal) != (0, 0) and reponse_correcte(bien, mal, nb_pions)


@faux("toutes les réponses où `mal` vaut 1 sont refusées : elles ne sont impossibles que si `bien` vaut `nb_pions - 1`")
def un_mal_place_refuse(bien, mal, nb_pions):
    return mal != 1 and reponse_correcte(bien, mal, nb_pions)


@faux("dès que `bien` vaut `nb_pions - 1` ou que `mal` vaut 1, la réponse est refusée : refusez-la seulement quand les deux sont vrais à la fois")
def ou_au_lieu_de_et(bien, mal, nb_pions):
    return mal != 1 and bien != nb_pions - 1 and reponse_correcte(bien, mal, nb_pions)


@faux("le troisième cas impossible est toujours (3, 1), comme s’il y avait 4 pions : `bien` y vaut `nb_pions - 1`, et non toujours 3")
def trois_et_un(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (3, 1)


@faux("la réponse où tous les pions sont bien placés sauf un, mal placé, n’est refusée que pour 4 pions : refusez-la quel que soit `nb_pions` ; `bien` y vaut `nb_pions - 1`, qui n’est 3 que pour 4 pions")
def trois_et_un_pour_quatre_pions(bien, mal, nb_pions):
    return dernier_mal_place(bien, mal, nb_pions) and (bien, mal, nb_pions) != (3, 1, 4)


@faux("toutes les réponses où tous les pions sont trouvés sont refusées, sauf la victoire : parmi elles, une seule est impossible, celle où `mal` vaut 1")
def tous_trouves_sans_victoire(bien, mal, nb_pions):
    return reponse_correcte(bien, mal, nb_pions) and (bien + mal < nb_pions or mal == 0)


@faux("0 bien placé est refusé, mais un nombre de bien placés négatif est accepté : refusez `bien` quand il est plus petit que 0, et seulement alors")
def bien_compare_a_rien(bien, mal, nb_pions):
    return bien != 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("0 mal placé est refusé, mais un nombre de mal placés négatif est accepté : refusez `mal` quand il est plus petit que 0, et seulement alors")
def mal_compare_a_rien(bien, mal, nb_pions):
    return mal != 0 and bien >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("bien et mal placés sont échangés dans le troisième cas : c’est `bien` qui vaut `nb_pions - 1`, et `mal` qui vaut 1")
def un_bien_place(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (1, nb_pions - 1)


@faux("la réponse est à l’envers : `True` quand la réponse est possible, `False` quand elle ne l’est pas")
def a_l_envers(bien, mal, nb_pions):
    return not reponse_correcte(bien, mal, nb_pions)


@faux("tout est accepté : renvoyez `False` pour chaque sorte de réponse impossible")
def toujours_vrai(bien, mal, nb_pions):
    return True


@faux("tout est refusé : renvoyez `True` après les cas impossibles, et vérifiez que vos conditions comparent des deux côtés de chaque `or`")
def toujours_faux(bien, mal, nb_pions):
    return False


@faux("une réponse possible ne renvoie rien : après les cas impossibles, écrivez `return True`")
def vrai_oublie(bien, mal, nb_pions):
    return None if reponse_correcte(bien, mal, nb_pions) else False


@faux("une réponse impossible ne renvoie rien : il faut alors `return False`")
def faux_oublie(bien, mal, nb_pions):
    return reponse_correcte(bien, mal, nb_pions) or None


@faux("la victoire est refusée : tous les pions bien placés, c’est possible")
def victoire_refusee(bien, mal, nb_pions):
    return bien != nb_pions and reponse_correcte(bien, mal, nb_pions)


@faux("les réponses où `bien + mal` est plus petit que `nb_pions` sont refusées, celles où il le dépasse sont acceptées : c’est l’inverse")
def somme_a_l_envers(bien, mal, nb_pions):
    return bien >= 0 and mal >= 0 and bien + mal >= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre de bien placés négatif est accepté, plus grand que 0 il est refusé : c’est l’inverse")
def bien_positif_refuse(bien, mal, nb_pions):
    return bien <= 0 and mal >= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("un nombre de mal placés négatif est accepté, plus grand que 0 il est refusé : c’est l’inverse")
def mal_positif_refuse(bien, mal, nb_pions):
    return bien >= 0 and mal <= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)


@faux("les nombres négatifs sont acceptés, ceux qui sont plus grands que 0 sont refusés : c’est l’inverse")
def positifs_refuses(bien, mal, nb_pions):
    return bien <= 0 and mal <= 0 and bien + mal <= nb_pions and (bien, mal) != (nb_pions - 1, 1)
