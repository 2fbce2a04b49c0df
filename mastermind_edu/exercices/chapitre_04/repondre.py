"""Exercice : répondre."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, a_l_echange_pres, paires, paires_tirees, paires_variees
from mastermind_edu.exercices.proprietes import DEUX_CODES
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
    exemples=(
        (["R", "N", "B", "V"], ["R", "V", "B", "N"]),
        ([1, 2, 1, 3], [4, 5, 1, 2]),
        (["R", "V"], ["R", "R"]),
    ),
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


def _bien(secret, proposition):
    return sum(s == p for s, p in zip(secret, proposition))


@faux("tout pion qui n’est pas bien placé compte comme mal placé dès que sa couleur est quelque part : un même pion du secret ne doit servir qu’une fois")
def presence_sans_marquage(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        if proposition[i] != secret[i] and proposition[i] in secret:
            mal += 1
    return _bien(secret, proposition), mal


@faux("tous les pions présents comptent comme mal placés : les bien placés n’en sont pas, et un même pion du secret ne doit servir qu’une fois")
def presence_de_tous(secret, proposition):
    return _bien(secret, proposition), sum(pion in secret for pion in proposition)


@faux("deux pions rouges communs ne comptent que pour un : les répétitions sont oubliées")
def ensembles(secret, proposition):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


@faux("les bien placés sont comptés aussi parmi les mal placés : il faut les en retirer")
def mal_places_avec_les_bien_places(secret, proposition):
    reste, communs = secret.copy(), 0
    for pion in proposition:
        if pion in reste:
            communs += 1
            reste.remove(pion)
    return _bien(secret, proposition), communs


@faux("le couple est à l’envers : les bien placés d’abord")
def couple_inverse(secret, proposition):
    bien, communs = mal_places_avec_les_bien_places(secret, proposition)
    return communs - bien, bien


@faux("un mal placé prend le pion d’un bien placé qui vient après : tous les bien placés passent d’abord")
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


@faux("un pion bien placé de la proposition peut encore compter comme mal placé, grâce à un autre pion du secret")
def marque_le_secret_seul(secret, proposition):
    secret, bien, mal = secret.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = None
    for pion in proposition:
        if pion in secret:
            mal += 1
            secret[secret.index(pion)] = None
    return bien, mal


@faux("un pion bien placé du secret peut servir une seconde fois, pour un mal placé")
def marque_la_proposition_seule(secret, proposition):
    proposition, bien, mal = proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            proposition[i] = None
    for pion in secret:
        if pion in proposition:
            mal += 1
            proposition[proposition.index(pion)] = None
    return bien, mal


@faux("deux pions mal placés de la proposition peuvent compter pour un seul pion du secret")
def mal_places_sans_marque(secret, proposition):
    secret, proposition, bien = secret.copy(), proposition.copy(), 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    return bien, sum(pion is not None and pion in secret for pion in proposition)


@faux("compter un mal placé retire du secret le pion d’en face, et non celui de la même couleur")
def mauvais_indice(secret, proposition):
    secret, proposition, bien, mal = secret.copy(), proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for i in range(len(secret)):
        if proposition[i] is not None and proposition[i] in secret:
            mal += 1
            secret[i] = None
    return bien, mal


@faux("un mal placé n’est pas compté quand le pion qui lui répond est au rang 0 du secret")
def rang_zero_pris_pour_faux(secret, proposition):
    secret, proposition, bien, mal = secret.copy(), proposition.copy(), 0, 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    for pion in proposition:
        trouve = secret.index(pion) if pion is not None and pion in secret else False
        if trouve:
            mal += 1
            secret[trouve] = None
    return bien, mal


@faux("des bien placés sont comptés comme mal placés : les mal placés passent avant et leur prennent des pions")
def mal_places_d_abord(secret, proposition):
    secret, proposition, mal = secret.copy(), proposition.copy(), 0
    for i in range(len(proposition)):
        for j in range(len(secret)):
            if i != j and proposition[i] == secret[j] and proposition[i] is not None:
                mal += 1
                secret[j], proposition[i] = None, None
    bien = sum(s == p and s is not None for s, p in zip(secret, proposition))
    return bien, mal


@faux("chaque paire de pions égaux à deux places différentes compte pour un mal placé : un pion sert alors plusieurs fois")
def double_boucle(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        for j in range(len(proposition)):
            if i != j and secret[i] == proposition[j]:
                mal += 1
    return _bien(secret, proposition), mal


@faux("la réponse est juste, mais le secret et la proposition de l’appelant sont modifiés : travaillez sur des copies")
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


@faux("le résultat est un seul nombre : il faut le couple")
def bien_places_seuls(secret, proposition):
    return _bien(secret, proposition)


@faux("le nombre de mal placés vaut toujours 0")
def mal_places_oublies(secret, proposition):
    return _bien(secret, proposition), 0


@faux("le résultat est une phrase : il faut un couple de nombres")
def couple_en_texte(secret, proposition):
    bien, communs = mal_places_avec_les_bien_places(secret, proposition)
    return f"{bien} bien placés, {communs - bien} mal placés"


@faux("la fonction ne renvoie rien : la réponse est à renvoyer, pas à afficher")
def affiche_sans_renvoyer(secret, proposition):
    print(couple_en_texte(secret, proposition))


@faux("le dernier pion de chaque code ne compte jamais")
def dernier_pion_oublie(secret, proposition):
    return couple_inverse(secret[:-1], proposition[:-1])[::-1]
