"""Exercice : répondre."""

from itertools import product

from mastermind_edu.exercices.cas import (
    AUTRES_INITIALES,
    DEUX_CODES,
    DOUZE_NUMEROS,
    a_l_echange_pres,
    en_racontant,
    paires,
    paires_tirees,
    paires_variees,
    raconter_la_reponse,
)
from mastermind_edu.exercices.chapitre_04._marquage import barrer, nb_bien, trouver
from mastermind_edu.juge.exercice import Exercice, faux


def repondre(secret, proposition):
    """Le couple (bien placés, mal placés), par marquage sur des copies."""
    secret, proposition = secret.copy(), proposition.copy()
    bien = mal = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


def cas():
    """Lettres puis nombres : toutes les paires jusqu’à 3 pions, aux noms des couleurs près, puis jusqu’à 8 pions et 12 couleurs."""
    for taille in (1, 2):
        yield from paires("RVB", (taille,))
        yield from paires((1, 2, 3), (taille,))
    yield from (paire for paire in paires("RVB", (3,)) if a_l_echange_pres(*paire))
    yield from paires_tirees("RVBJPN", 4, 80)
    yield from paires_variees(AUTRES_INITIALES)
    yield from paires_variees(DOUZE_NUMEROS)


EXERCICE = Exercice(
    reference=repondre,
    points=4,
    cas=cas,
    juger=en_racontant(raconter_la_reponse),
    exemples=((["R", "N", "B", "V"], ["R", "V", "B", "N"]), ([1, 2, 1, 3], [4, 5, 1, 2]), (["R", "V"], ["R", "R"])),
    intacts=("secret", "proposition"),
    domaine=lambda: paires(range(1, 7), (4,)),
    taille_du_domaine=6**4 * 6**4,
    proprietes=DEUX_CODES,
    indices=(
        "Deux boucles, l’une après l’autre : tous les bien placés d’abord, les mal placés ensuite, parmi les pions qui restent. Travaillez sur des copies.",
        "Un bien placé se barre des deux côtés. Dans la seconde boucle, passez les pions déjà barrés, et barrez dans le secret celui que vous venez de trouver.",
    ),
    squelette='''\
def repondre(secret, proposition):
    """Le couple (bien placés, mal placés) ; secret et proposition restent intacts."""
    secret, proposition = secret.copy(), ...
    bien, mal = 0, 0
    for i in range(len(secret)):
        if ...:
            bien = bien + 1
            secret[i], proposition[i] = ..., ...
    for pion in proposition:
        if pion is not None and ...:
            mal = mal + 1
            secret[...] = None
    return bien, mal
''',
)


@faux("tout pion qui n’est pas bien placé compte comme mal placé dès que sa couleur est dans le secret : un même pion du secret ne doit servir qu’une fois, barrez-le dans une copie, et cherchez les suivants dans cette copie")
def presence_sans_marquage(secret, proposition):
    return nb_bien(secret, proposition), sum(p != s and p in secret for s, p in zip(secret, proposition))


@faux("tout pion du secret qui n’est pas bien placé compte dès que sa couleur est dans la proposition : un même pion de la proposition ne doit servir qu’une fois, barrez-le dans une copie, et cherchez les suivants dans cette copie")
def presence_du_secret(secret, proposition):
    return presence_sans_marquage(proposition, secret)


@faux("tous les pions présents comptent comme mal placés : barrez d’abord les bien placés, des deux côtés, sur des copies ; puis barrez chaque pion du secret qui a servi, et passez les pions barrés")
def presence_de_tous(secret, proposition):
    return nb_bien(secret, proposition), sum(pion in secret for pion in proposition)


@faux("tout pion qui n’est pas bien placé compte comme mal placé : il peut aussi être absent du secret, cherchez-le d’abord")
def tout_le_reste(secret, proposition):
    return nb_bien(secret, proposition), len(secret) - nb_bien(secret, proposition)


@faux("deux pions communs de même couleur ne comptent que pour un : comptez des pions et non des couleurs ; chaque pion de la proposition qui a son pareil dans le secret compte, puis se barre")
def ensembles(secret, proposition):
    return nb_bien(secret, proposition), len(set(secret) & set(proposition)) - nb_bien(secret, proposition)


@faux("les bien placés sont comptés aussi parmi les mal placés : il faut les ôter de ce nombre, ou chercher les mal placés dans les copies où ils sont barrés, en sautant les pions barrés")
def mal_places_avec_les_bien_places(secret, proposition):
    return nb_bien(secret, proposition), trouver(proposition, secret.copy())


@faux("le couple est à l’envers : les bien placés d’abord")
def couple_inverse(secret, proposition):
    bien, communs = mal_places_avec_les_bien_places(secret, proposition)
    return communs - bien, bien


@faux("un mal placé prend le pion d’un bien placé qui vient après : tous les bien placés passent d’abord, dans leur propre parcours des places, en barrant le pion des deux côtés ; ce qui est barré ne se cherche plus")
def une_seule_passe(secret, proposition):
    secret, bien, mal = secret.copy(), 0, 0
    for i in range(len(proposition)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = None
        elif proposition[i] in secret:
            mal += 1
            secret[secret.index(proposition[i])] = None
    return bien, mal


@faux("un pion du secret prend, comme mal placé, celui d’un bien placé qui vient après : tous les bien placés passent d’abord")
def une_seule_passe_du_secret(secret, proposition):
    return une_seule_passe(proposition, secret)


@faux("un pion bien placé de la proposition peut encore compter comme mal placé, grâce à un autre pion du secret : barrez-le aussi dans la copie de la proposition, par une autre marque que dans celle du secret, et cherchez les pions de cette copie")
def marque_le_secret_seul(secret, proposition):
    reste, _, bien = barrer(secret, proposition)
    return bien, trouver(proposition, reste)


@faux("un pion bien placé du secret peut servir une seconde fois, pour un mal placé : barrez-le aussi dans la copie du secret, et cherchez dans cette copie")
def marque_la_proposition_seule(secret, proposition):
    _, reste, bien = barrer(secret, proposition)
    return bien, trouver(secret, reste)


@faux("deux pions mal placés de la proposition peuvent compter pour un seul pion du secret : barrez dans la copie du secret celui qui vient d’être trouvé, et ne comptez plus rien pour lui")
def mal_places_sans_marque(secret, proposition):
    secret, proposition, bien = barrer(secret, proposition)
    return bien, sum(pion is not None and pion in secret for pion in proposition)


@faux("deux pions du secret peuvent compter pour un seul mal placé de la proposition : dès qu’un pion de la proposition a trouvé son pareil, barrez-le lui aussi, et passez au pion suivant, sans lui en chercher un second")
def mal_places_sans_marque_du_secret(secret, proposition):
    return mal_places_sans_marque(proposition, secret)


@faux("compter un mal placé retire du secret le pion d’en face, et non celui de la même couleur : barrez là où le pion a été trouvé")
def mauvais_indice(secret, proposition):
    (secret, proposition, bien), mal = barrer(secret, proposition), 0
    for i in range(len(secret)):
        if proposition[i] is not None and proposition[i] in secret:
            mal += 1
            secret[i] = None
    return bien, mal


@faux("un mal placé n’est pas compté quand le pion qui lui répond est au rang 0 du secret : 0 est un rang comme les autres")
def rang_zero_pris_pour_faux(secret, proposition):
    secret, proposition, bien = barrer(secret, proposition)
    return bien, trouver([pion for pion in proposition if pion != secret[0]], secret)


@faux("des bien placés sont comptés comme mal placés : les mal placés passent avant et leur prennent des pions")
def mal_places_d_abord(secret, proposition):
    secret, proposition, mal = secret.copy(), proposition.copy(), 0
    for i, j in product(range(len(secret)), repeat=2):
        if i != j and proposition[i] == secret[j] and proposition[i] is not None:
            mal += 1
            secret[j] = proposition[i] = None
    return sum(s == p and s is not None for s, p in zip(secret, proposition)), mal


@faux("chaque paire de pions égaux à deux places différentes compte pour un mal placé : un pion sert alors plusieurs fois, barrez-le dès qu’il a servi")
def double_boucle(secret, proposition):
    bien = nb_bien(secret, proposition)
    return bien, sum(s == p for s in secret for p in proposition) - bien


@faux("les pions barrés des deux côtés portent la même marque, et comptent comme mal placés entre eux : ne comparez pas deux marques, ou prenez-en deux différentes")
def marques_comparees(secret, proposition):
    (secret, proposition, bien), mal = barrer(secret, proposition, -1), 0
    for i, j in product(range(len(secret)), repeat=2):
        if secret[i] == proposition[j]:
            mal += 1
            secret[i] = proposition[j] = -1
    return bien, mal


@faux("quand une couleur du secret est répétée, c’est toujours sa première place qui est comparée : comparez `secret[i]` et `proposition[i]`, rang par rang")
def premiere_place_de_la_couleur(secret, proposition):
    bien = sum(pion in proposition and secret.index(pion) == proposition.index(pion) for pion in secret)
    return bien, trouver(proposition, secret.copy()) - bien


@faux("la réponse est juste, mais le secret et la proposition de l’appelant sont modifiés : travaillez sur des copies, `secret.copy()`")
def sans_copie(secret, proposition):
    bien = mal = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        if pion is not None and pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


@faux("le résultat est un seul nombre, celui des bien placés : il faut le couple (bien placés, mal placés)")
def bien_places_seuls(secret, proposition):
    return nb_bien(secret, proposition)


@faux("le nombre de mal placés vaut toujours 0 : cherchez, parmi les pions qui restent, ceux qui ont leur pareil à une autre place")
def mal_places_oublies(secret, proposition):
    return nb_bien(secret, proposition), 0


@faux("le résultat est une phrase : il faut le couple de nombres, sans guillemets ni mots")
def couple_en_texte(secret, proposition):
    return "{1} bien placés, {0} mal placés".format(*couple_inverse(secret, proposition))


@faux("la fonction ne renvoie rien : la réponse est à renvoyer, pas à afficher")
def affiche_sans_renvoyer(secret, proposition):
    print(couple_en_texte(secret, proposition))


@faux("la dernière place n’est pas comparée, un bien placé y compte comme mal placé : allez jusqu’au rang `len(secret) - 1`")
def derniere_place_mal_comparee(secret, proposition):
    bien = nb_bien(secret[:-1], proposition)
    return bien, trouver(proposition, secret.copy()) - bien


@faux("le dernier pion de chaque code ne compte jamais : allez jusqu’au rang `len(secret) - 1`")
def dernier_pion_oublie(secret, proposition):
    return couple_inverse(secret[:-1], proposition[:-1])[::-1]


@faux("avec des codes en nombres, la fonction provoque une erreur : un pion peut être un nombre, ne le traitez pas comme un texte ; travaillez sur des copies des listes, `secret.copy()`")
def codes_en_textes(secret, proposition):
    return repondre(list("".join(secret)), list("".join(proposition)))


@faux("avec des codes en nombres, une place différente provoque une erreur : un pion peut être un nombre, ne le traitez pas comme un texte ; travaillez sur des copies des listes, `secret.copy()`")
def restes_en_textes(secret, proposition):
    return repondre(secret, proposition) if "".join(s for s, p in zip(secret, proposition) if s != p) != "?" else None


@faux("le premier pion barré de la proposition arrête la recherche des mal placés : passez-le, et continuez avec les suivants")
def arret_au_premier_barre(secret, proposition):
    secret, proposition, bien = barrer(secret, proposition)
    return bien, trouver(proposition[: [*proposition, None].index(None)], secret)


@faux("un pion barré de la proposition est encore cherché, et trouvé parmi les pions barrés du secret : dès qu’un mal placé est compté, passez au pion suivant")
def recherche_apres_avoir_barre(secret, proposition):
    (secret, proposition, bien), mal = barrer(secret, proposition), 0
    for i in [rang for rang, pion in enumerate(proposition) if pion is not None]:
        for j in range(len(secret)):
            if secret[j] == proposition[i]:
                mal += 1
                secret[j] = proposition[i] = None
    return bien, mal


@faux("une couleur répétée dans le secret ajoute plusieurs fois tous ses pions communs : si vous comptez par couleur, ne comptez chaque couleur qu’une fois")
def couleurs_comptees_plusieurs_fois(secret, proposition):
    return nb_bien(secret, proposition), sum(min(secret.count(c), proposition.count(c)) for c in secret) - nb_bien(secret, proposition)
