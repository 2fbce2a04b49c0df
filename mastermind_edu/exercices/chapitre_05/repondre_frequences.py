"""Exercice : répondre sans rien barrer."""

import operator

from mastermind_edu.exercices.cas import (
    COULEUR_0,
    DERNIERE_COULEUR,
    DEUX_CODES,
    en_racontant,
    nb_bien_places,
    nb_pions_communs,
    paires,
    raconter_la_reponse,
)
from mastermind_edu.exercices.chapitre_05.nb_communs import nb_communs, paires_de_codes
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, faux


def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), sans rien barrer."""
    bien = sum(map(operator.eq, secret, proposition))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


def raconter(valeur, secret, proposition, nb_couleurs):
    """Lequel des deux nombres refaire, et comment ; puis ce qu’il faut répondre."""
    recit = raconter_la_reponse(valeur, secret, proposition)
    if len(valeur) != 2:
        return recit
    bien, communs = nb_bien_places(secret, proposition), nb_pions_communs(secret, proposition)
    if valeur[0] == bien:
        return f"{recit} ; il y a {accorder(communs, 'pion commun')}, dont il faut ôter les bien placés"
    if tuple(valeur) == (communs - bien, bien):
        return f"{recit} ; les mal placés sont les pions communs moins les bien placés"
    geste = "comptez une place quand `secret[i] == proposition[i]`, de la première à la dernière"
    if sum(valeur) == communs:
        return f"les deux nombres ont la bonne somme, mais celui des bien placés est faux : {geste} ; {recit}"
    return f"{recit} ; pour les bien placés, {geste}"


EXERCICE = Exercice(
    reference=repondre_frequences,
    points=3,
    cas=paires_de_codes,
    juger=en_racontant(raconter),
    exemples=(([1, 0, 2, 0], [0, 1, 0, 0], 6), ([0, 1], [0, 0], 2)),
    intacts=("secret", "proposition"),
    domaine=lambda: ((secret, proposition, 6) for secret, proposition in paires(range(6), (4,))),
    taille_du_domaine=6**4 * 6**4,
    proprietes=(*DEUX_CODES, COULEUR_0, DERNIERE_COULEUR),
    facultatifs=("nb_couleurs",),
    indices=(
        "Les bien placés se comptent comme au chapitre 04, place par place. Et si on les ôte des pions communs, que reste-t-il ?",
        "Vos deux fonctions précédentes font le plus long : `nb_communs` compte d’un coup les bien placés et les mal placés, sans les distinguer.",
    ),
    squelette='''\
def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), par les tableaux de fréquences."""
    bien = 0
    for i in range(len(secret)):
        if ...:
            bien = ...
    mal = ...
    return bien, mal
''',
)


def _bien(code1, code2):
    return sum(a == b for a, b in zip(code1, code2))


@faux("les bien placés sont comptés aussi parmi les mal placés : ôtez-les des pions communs, une fois qu’ils sont tous comptés")
def sans_soustraire(secret, proposition, nb_couleurs):
    return _bien(secret, proposition), nb_communs(secret, proposition, nb_couleurs)


@faux("les bien placés sont ôtés deux fois des mal placés : s’ils ne sont déjà plus dans les pions comptés, n’ôtez plus rien ; sinon, ôtez-les une seule fois")
def ote_deux_fois(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, nb_communs(secret, proposition, nb_couleurs) - 2 * bien


@faux("le couple est à l’envers : les bien placés d’abord")
def couple_inverse(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return nb_communs(secret, proposition, nb_couleurs) - bien, bien


@faux("tous les pions qui ne sont pas bien placés sont donnés comme mal placés : certains sont absents du secret ; partez des pions communs au secret et à la proposition, et ôtez-en les bien placés")
def complement_a_la_taille(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(secret) - bien


@faux("deux pions de même couleur en commun ne comptent que pour un : comptez les pions communs avec `nb_communs`, et non les couleurs communes")
def couleurs_sans_repetition(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


@faux("les pions communs de la couleur 0 ne sont pas comptés : un bien placé de cette couleur est même retiré des mal placés ; comptez toutes les couleurs, de 0 à `nb_couleurs - 1`")
def couleur_0_oubliee(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    communs = sum(min(secret.count(numero), proposition.count(numero)) for numero in range(1, nb_couleurs))
    return bien, communs - bien


@faux("les pions communs de la dernière couleur ne sont pas comptés : un bien placé de cette couleur est même retiré des mal placés ; comptez toutes les couleurs, de 0 à `nb_couleurs - 1`")
def derniere_couleur_oubliee(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    communs = sum(min(secret.count(numero), proposition.count(numero)) for numero in range(nb_couleurs - 1))
    return bien, communs - bien


@faux("le résultat est un seul nombre, celui des pions communs : il faut le couple, les bien placés, puis les pions communs moins les bien placés")
def communs_seuls(secret, proposition, nb_couleurs):
    return nb_communs(secret, proposition, nb_couleurs)


@faux("quand une couleur du secret est répétée, c’est toujours sa première place qui est comparée : comparez `secret[i]` et `proposition[i]`, rang par rang")
def premiere_place_de_la_couleur(secret, proposition, nb_couleurs):
    bien = sum(pion in proposition and secret.index(pion) == proposition.index(pion) for pion in secret)
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("quand une couleur de la proposition est répétée, c’est toujours sa première place qui est comparée : comparez `secret[i]` et `proposition[i]`, rang par rang")
def premiere_place_dans_la_proposition(secret, proposition, nb_couleurs):
    return premiere_place_de_la_couleur(proposition, secret, nb_couleurs)


def _avec_ces_places(secret, proposition, nb_couleurs, places):
    bien = sum(secret[i] == proposition[i] for i in places)
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("les bien placés sont comptés dans les tableaux de `frequences`, qui ne disent rien des places : comparez `secret[i]` et `proposition[i]`, rang par rang")
def bien_par_frequences(secret, proposition, nb_couleurs):
    bien = sum(secret.count(c) == proposition.count(c) > 0 for c in range(nb_couleurs))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("les bien placés sont comptés dans les tableaux de `frequences`, qui ne disent rien des places : comparez `secret[i]` et `proposition[i]`, rang par rang")
def bien_par_comptes_egaux(secret, proposition, nb_couleurs):
    bien = sum(secret.count(c) for c in range(nb_couleurs) if secret.count(c) == proposition.count(c))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("pour les bien placés, il y a autant de tours que de couleurs : il en faut un par pion, `len(secret)`")
def un_tour_par_couleur(secret, proposition, nb_couleurs):
    return _avec_ces_places(secret, proposition, nb_couleurs, range(nb_couleurs))


@faux("quatre places sont comparées, quelle que soit la longueur des codes : il faut autant de tours que `len(secret)`")
def quatre_places(secret, proposition, nb_couleurs):
    return _avec_ces_places(secret, proposition, nb_couleurs, range(4))


@faux("la dernière place n’est pas comparée, un bien placé y compte comme mal placé : le dernier rang est `len(secret) - 1`")
def derniere_place_oubliee(secret, proposition, nb_couleurs):
    return _avec_ces_places(secret, proposition, nb_couleurs, range(len(secret) - 1))


@faux("la première place n’est pas comparée, un bien placé y compte comme mal placé : le premier rang est 0")
def premiere_place_oubliee(secret, proposition, nb_couleurs):
    return _avec_ces_places(secret, proposition, nb_couleurs, range(1, len(secret)))


@faux("seule la première place est comparée : comparez toutes les places, puis donnez la réponse, une seule fois, à la fin")
def premiere_place_seule(secret, proposition, nb_couleurs):
    return _avec_ces_places(secret, proposition, nb_couleurs, [0])


@faux("le nombre de bien placés ne dépasse jamais 1 : ajoutez 1 à ce nombre à chaque place égale, jusqu’à la dernière")
def jamais_plus_d_un(secret, proposition, nb_couleurs):
    bien = min(1, _bien(secret, proposition))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("ce sont les places différentes qui sont comptées comme bien placées : il faut les places égales, avec `==`")
def places_differentes(secret, proposition, nb_couleurs):
    bien = len(secret) - _bien(secret, proposition)
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("la soustraction est à l’envers : ce sont les bien placés qui s’ôtent des pions communs")
def soustraction_a_l_envers(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, bien - nb_communs(secret, proposition, nb_couleurs)


@faux("les bien placés sont ajoutés aux pions communs : il faut les en ôter")
def addition(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, bien + nb_communs(secret, proposition, nb_couleurs)


@faux("le second nombre est celui des pions absents du secret : il faut les pions communs, moins les bien placés")
def absents(secret, proposition, nb_couleurs):
    return _bien(secret, proposition), len(secret) - nb_communs(secret, proposition, nb_couleurs)


@faux("les pions communs sont donnés comme bien placés : pour les bien placés, comptez à part les places où `secret[i] == proposition[i]`")
def communs_comme_bien_places(secret, proposition, nb_couleurs):
    communs = nb_communs(secret, proposition, nb_couleurs)
    return communs, communs - _bien(secret, proposition)


@faux("le nombre de mal placés vaut toujours 0 : ce sont les pions communs, moins les bien placés")
def mal_places_oublies(secret, proposition, nb_couleurs):
    return _bien(secret, proposition), 0


@faux("un même pion du secret sert plusieurs fois : comptez les pions communs avec `nb_communs`")
def presence(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, sum(pion in secret for pion in proposition) - bien


@faux("six couleurs sont regardées, de 0 à 5 : il y en a `nb_couleurs`, qui n’est pas toujours 6")
def six_couleurs(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    return bien, sum(min(secret.count(numero), proposition.count(numero)) for numero in range(6)) - bien


@faux("le résultat est le nombre de bien placés seulement : il faut le couple, avec, en second, les pions communs moins les bien placés")
def bien_places_seuls(secret, proposition, nb_couleurs):
    return _bien(secret, proposition)


@faux("le second nombre est celui des pions communs moins les bien placés, mais le premier est toujours 0 : c’est le nombre de places égales qui va là")
def bien_places_oublies(secret, proposition, nb_couleurs):
    return 0, nb_communs(secret, proposition, nb_couleurs) - _bien(secret, proposition)


@faux("les bien placés sont remplacés par un −1, que `frequences` compte dans la dernière case : ne barrez rien, retranchez les bien placés des pions communs")
def barre_avant_de_compter(secret, proposition, nb_couleurs):
    bien = _bien(secret, proposition)
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            secret[i] = proposition[i] = -1
    return bien, nb_communs([pion % nb_couleurs for pion in secret], [pion % nb_couleurs for pion in proposition], nb_couleurs)


@faux("les bien placés ne sont plus comptés après la première place différente : comparez toutes les places, jusqu’à la dernière, sans vous arrêter à celle-là")
def arret_a_la_premiere_difference(secret, proposition, nb_couleurs):
    egales = next((i for i in range(len(secret)) if secret[i] != proposition[i]), len(secret))
    return _avec_ces_places(secret, proposition, nb_couleurs, range(egales))


def _couleurs_egales(secret, proposition, nb_couleurs):
    return sum(secret.count(numero) == proposition.count(numero) for numero in range(nb_couleurs))


@faux("une couleur aussi fréquente dans les deux codes, même absente, est comptée comme un bien placé : comparez les deux codes place par place, et non leurs tableaux de fréquences")
def cases_des_tableaux_comparees(secret, proposition, nb_couleurs):
    bien = _couleurs_egales(secret, proposition, nb_couleurs)
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("ce sont les couleurs aussi fréquentes dans les deux codes, puis les autres, qui sont comptées : pour les bien placés, comparez les codes place par place ; les mal placés sont les autres pions communs")
def couleurs_egales_ou_non(secret, proposition, nb_couleurs):
    return _couleurs_egales(secret, proposition, nb_couleurs), nb_couleurs - _couleurs_egales(secret, proposition, nb_couleurs)


@faux("un pion de la proposition est compté comme bien placé dès que sa couleur est dans le secret, à n’importe quelle place : comparez `secret[i]` et `proposition[i]`, rang par rang")
def presents_donnes_comme_bien_places(secret, proposition, nb_couleurs):
    bien = sum(pion in secret for pion in proposition)
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


@faux("les pions communs sont donnés comme bien placés, et les absents du secret comme mal placés : les bien placés sont les places égales, les mal placés sont les autres pions communs")
def communs_et_absents(secret, proposition, nb_couleurs):
    communs = nb_communs(secret, proposition, nb_couleurs)
    return communs, len(secret) - communs
