"""Exercice : répondre."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, a_l_echange_pres, paires, paires_tirees, paires_variees
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


@faux("vous comptez un mal placé chaque fois que la couleur est quelque part : un même pion du secret ne doit servir qu’une fois")
def presence_sans_marquage(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        if proposition[i] != secret[i] and proposition[i] in secret:
            mal += 1
    return _bien(secret, proposition), mal


@faux(
    "vous comptez comme mal placés tous les pions présents : les bien placés n’en sont pas, et un même pion du secret ne doit "
    "servir qu’une fois"
)
def presence_de_tous(secret, proposition):
    return _bien(secret, proposition), sum(pion in secret for pion in proposition)


@faux("un ensemble oublie les répétitions : deux pions rouges n’y comptent que pour un")
def ensembles(secret, proposition):
    bien = _bien(secret, proposition)
    return bien, len(set(secret) & set(proposition)) - bien


@faux("vos mal placés comptent aussi les bien placés : il faut les en retirer")
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


@faux("un mal placé prend le pion d’un bien placé qui vient après : il faut compter tous les bien placés d’abord")
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


@faux("un pion bien placé de la proposition est cherché une seconde fois : barrez-le aussi dans la proposition")
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


@faux("un pion bien placé du secret sert une seconde fois : barrez-le aussi dans le secret")
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


@faux("les mal placés ne sont pas barrés dans le secret : deux pions de la proposition trouvent le même")
def mal_places_sans_marque(secret, proposition):
    secret, proposition, bien = secret.copy(), proposition.copy(), 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            bien += 1
            secret[i] = proposition[i] = None
    return bien, sum(pion is not None and pion in secret for pion in proposition)


@faux("le pion barré n’est pas celui qui a été trouvé : barrez à la place trouvée dans le secret")
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


@faux("un pion trouvé au rang 0 n’est pas compté : en Python, 0 vaut faux dans un if")
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


@faux("vous comptez les mal placés avant les bien placés : ils leur prennent des pions")
def mal_places_d_abord(secret, proposition):
    secret, proposition, mal = secret.copy(), proposition.copy(), 0
    for i in range(len(proposition)):
        for j in range(len(secret)):
            if i != j and proposition[i] == secret[j] and proposition[i] is not None:
                mal += 1
                secret[j], proposition[i] = None, None
    bien = sum(s == p and s is not None for s, p in zip(secret, proposition))
    return bien, mal


@faux("chaque paire de pions égaux est comptée : un pion sert alors plusieurs fois")
def double_boucle(secret, proposition):
    mal = 0
    for i in range(len(secret)):
        for j in range(len(proposition)):
            if i != j and secret[i] == proposition[j]:
                mal += 1
    return _bien(secret, proposition), mal


@faux("la réponse est juste, mais les codes de l’appelant sont barrés : travaillez sur des copies")
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


@faux("vous renvoyez un seul nombre : il faut le couple")
def bien_places_seuls(secret, proposition):
    return _bien(secret, proposition)


@faux("le nombre de mal placés vaut toujours 0")
def mal_places_oublies(secret, proposition):
    return _bien(secret, proposition), 0


@faux("vous renvoyez une phrase : il faut un couple de nombres")
def couple_en_texte(secret, proposition):
    bien, communs = mal_places_avec_les_bien_places(secret, proposition)
    return f"{bien} bien placés, {communs - bien} mal placés"


@faux("la réponse est affichée, mais pas renvoyée : remplacez `print` par `return`")
def affiche_sans_renvoyer(secret, proposition):
    print(couple_en_texte(secret, proposition))


@faux("le dernier pion n’est jamais regardé")
def dernier_pion_oublie(secret, proposition):
    return couple_inverse(secret[:-1], proposition[:-1])[::-1]
