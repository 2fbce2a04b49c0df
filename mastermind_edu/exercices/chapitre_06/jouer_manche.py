"""Exercice : jouer une manche."""

from itertools import product

from mastermind_edu.exercices.cas import AUTRES_INITIALES, DOUZE_NUMEROS, en_racontant, paires_variees
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def jouer_manche(secret, propositions, max_tentatives):
    """Joue les propositions dans l’ordre, s’arrête à la victoire ou à la limite ; renvoie (victoire, nombre joué)."""
    nb_tentatives = 0
    for proposition in propositions[:max_tentatives]:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


def cas():
    codes = [["R", "R"], ["R", "V"], ["V", "R"]]
    for taille in range(1, 4):
        for propositions in product(codes, repeat=taille):
            for max_tentatives in (1, 2, 3, 4):
                yield ["R", "V"], list(propositions), max_tentatives
    bts = [list(mot) for mot in ("RVBJ", "NPJB", "RNBV", "RRRR")]
    for max_tentatives in (1, 2, 3, 12):
        yield ["R", "N", "B", "V"], bts, max_tentatives
    for symboles in (AUTRES_INITIALES, DOUZE_NUMEROS):
        codes = [proposition for _, proposition in paires_variees(symboles, [4] * 3)]
        for nombre in range(1, 21) if symboles is DOUZE_NUMEROS else (8, 14, 19):
            secret = (symboles * 2)[nombre % 12 :][: nombre % 8 + 1]
            if nombre % 3 == 0:  # une couleur répétée, ou la même partout
                secret = secret[: nombre % 2 + 1] + secret[:1] * (len(secret) - nombre % 2 - 1)
            ratees = [(code * 2)[: len(secret)] for code in codes if (code * 2)[: len(secret)] != secret][:nombre]
            rang = 7 * nombre % len(ratees)
            yield secret, ratees, 20
            yield secret, [*ratees[:rang], secret, *ratees[rang + 1 :]], nombre
            yield secret, [*ratees[:-1], secret], 21 - nombre
            if nombre % 2:
                yield secret, [secret, *ratees[1:], secret], nombre
            else:
                yield ratees[-1], ratees, 20


def raconter(valeur, secret, propositions, max_tentatives):
    """Pourquoi la manche s’arrête là, et ce que la réponse en dit de faux."""
    jouees = propositions[:max_tentatives]
    victoire, nombre = valeur if len(valeur) == 2 else (None, None)
    en_couple = " ; la réponse est un couple : d’abord `True` ou `False`, puis le nombre de propositions jouées" if type(victoire) is not bool or type(nombre) is not int else ""
    if secret in jouees:
        rang = jouees.index(secret) + 1
        recit = f"dans ce cas, le secret est proposé à la tentative {rang}, dans la limite : la manche est gagnée, et s’arrête là"
        if victoire is True and type(nombre) is int:
            return f"{recit} ; la victoire est vue, mais le nombre de tentatives est {nombre} : comptez de la première à celle du secret, comprise"
        return recit + (en_couple or " ; comparez chaque proposition au secret entier, avec `==`, en partant de la première")
    if victoire is True and secret in propositions:
        recit = f"dans ce cas, le secret n’est proposé qu’après la limite, {max_tentatives}"
        if nombre == max_tentatives:
            return f"{recit} : le nombre {nombre} est juste, mais pas la victoire ; ne cherchez le secret que parmi les propositions jouées, pas dans toute la liste `propositions`"
        return f"{recit} : jouez les propositions dans l’ordre, en partant de la première, et voyez si la limite est atteinte avant de comparer la suivante au secret"
    arret = "la limite est atteinte" if len(jouees) == max_tentatives else "il n’y a plus de proposition"
    recit = f"dans ce cas, {arret} après {accorder(len(jouees), 'tentative')}, et le secret n’a pas été proposé : la manche est perdue"
    if victoire is True:
        return f"{recit} ; ne donnez `True` que lorsqu’une proposition jouée est égale au secret entier, quel que soit leur nombre"
    if en_couple:
        return recit + en_couple
    if nombre < len(jouees):
        return f"{recit} ; jouez et comptez les propositions jusque-là, de la première à la dernière, comprise : il faut {len(jouees)}, et non {nombre}"
    reste = "les propositions d’après la limite ne se jouent pas" if len(propositions) > max_tentatives else "on ne compte pas plus de propositions qu’il n’y en a"
    return f"{recit} ; {reste}, il faut {len(jouees)}, et non {nombre}"


EXERCICE = Exercice(
    reference=jouer_manche,
    points=4,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=(
        (["R", "V"], [["R", "R"], ["R", "V"]], 12),
        (["R", "V"], [["R", "R"], ["R", "V"]], 1),
        (["R", "V"], [["R", "R"], ["V", "R"]], 12),
    ),
    proprietes=(
        Propriete("le secret n’est jamais proposé", "le secret est proposé", lambda secret, propositions, _: secret not in propositions),
        Propriete("la manche est gagnée", "la manche est perdue", lambda secret, propositions, limite: secret in propositions[:limite]),
        Propriete("il y a plus de propositions que la limite n’en permet", "les propositions tiennent dans la limite", lambda secret, propositions, limite: len(propositions) > limite),
        Propriete("les propositions manquent avant la limite", "il y a assez de propositions pour atteindre la limite", lambda secret, propositions, limite: len(propositions) < limite),
        Propriete("le secret est proposé à la dernière tentative permise", "le secret n’est pas proposé à la dernière tentative permise", lambda secret, propositions, limite: propositions[limite - 1 : limite] == [secret]),
        Propriete("le secret est la première proposition", "le secret n’est pas la première proposition", lambda secret, propositions, _: propositions[:1] == [secret]),
        Propriete("le secret est la dernière proposition", "le secret n’est pas la dernière proposition", lambda secret, propositions, _: propositions[-1:] == [secret]),
    ),
    indices=(
        "Deux des trois arrêts sont dans la boucle ; le troisième est la fin de la boucle elle-même. Chacun a son `return`.",
        "À chaque tour, dans l’ordre : voir si la limite est atteinte, compter la proposition, la comparer au secret.",
    ),
    squelette='''\
def jouer_manche(secret, propositions, max_tentatives):
    """Le couple (victoire, nombre de propositions jouées)."""
    nb = 0
    for proposition in propositions:
        if ...:
            return ...
        nb = nb + 1
        if ...:
            return ...
    return ...
''',
)


@faux("la victoire est vue, mais les propositions qui la suivent sont comptées aussi : il faut s’arrêter dès la victoire")
def sans_s_arreter(secret, propositions, max_tentatives):
    jouees = propositions[:max_tentatives]
    return secret in jouees, len(jouees)


@faux("seule la dernière proposition permise décide de la victoire, et une victoire d’avant est oubliée : il faut s’arrêter dès que la proposition est le secret")
def derniere_decide(secret, propositions, max_tentatives):
    jouees = propositions[:max_tentatives]
    return jouees[-1] == secret, len(jouees)


@faux("les propositions au-delà de la limite sont jouées aussi : arrêtez-vous quand `max_tentatives` propositions sont jouées")
def sans_limite(secret, propositions, max_tentatives):
    nb_tentatives = 0
    for proposition in propositions:
        nb_tentatives += 1
        if proposition == secret:
            return True, nb_tentatives
    return False, nb_tentatives


@faux("une tentative de trop est permise : avant de jouer, voyez si le nombre de propositions jouées est déjà `max_tentatives`")
def une_de_trop(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives + 1], max_tentatives)


@faux("la dernière tentative permise n’est pas jouée : `max_tentatives` propositions se jouent, celle-là comprise")
def une_de_moins(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[: max_tentatives - 1], max_tentatives)


@faux("en cas de victoire, le nombre de tentatives est trop petit de 1 : comptez aussi la proposition gagnante, avant de donner la réponse (un rang, qui part de 0, vaut un de moins que le nombre joué)")
def compte_a_partir_de_zero(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives - victoire


@faux("en cas de défaite, le nombre renvoyé est la limite : il faut le nombre de propositions vraiment jouées")
def limite_renvoyee(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return (True, nb_tentatives) if victoire else (False, max_tentatives)


@faux("en cas de défaite, c’est le nombre de propositions reçues qui est renvoyé : il faut le nombre de propositions vraiment jouées, la limite en arrête peut-être avant la fin")
def toutes_comptees_si_perdu(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives if victoire else len(propositions)


@faux("seule la première proposition est jouée, le nombre vaut toujours 1 : ne renvoyez la défaite qu’une fois toutes les propositions jouées, ou la limite atteinte")
def premiere_seulement(secret, propositions, max_tentatives):
    return propositions[0] == secret, 1


@faux("un secret trouvé à la dernière tentative permise est donné comme perdu : comparez-la au secret, elle aussi, avant de conclure que la limite est atteinte")
def limite_avant_victoire(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire and nb_tentatives < max_tentatives, nb_tentatives


@faux("quand les propositions manquent avant la limite, la fonction sort de la liste : c’est la troisième raison de s’arrêter ; ne jouez jamais plus de `len(propositions)` propositions")
def sort_de_la_liste(secret, propositions, max_tentatives):
    for i in range(max_tentatives):
        if propositions[i] == secret:
            return True, i + 1
    return False, max_tentatives


@faux("en cas de défaite, la fonction renvoie `None` : il faut `False` et le nombre de propositions jouées")
def rien_si_perdu(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return (True, nb_tentatives) if victoire else None


@faux("la limite atteinte donne bien la défaite, mais la fin des propositions donne `None` : il manque une réponse après la dernière")
def rien_apres_la_derniere(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return (victoire, nb_tentatives) if victoire or len(propositions) > max_tentatives else None


@faux("le nombre de tentatives est toujours trop grand de 1 : comptez 1 par proposition jouée, en partant de 0")
def compte_a_partir_de_un(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives + 1


@faux("en cas de défaite, le nombre de tentatives est trop grand de 1 : ne comptez que les propositions jouées")
def une_de_trop_si_perdu(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives + (not victoire)


@faux("c’est le rang de la dernière proposition jouée qui est renvoyé : il faut leur nombre, un de plus")
def rang_renvoye(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives - 1


@faux("un secret proposé après la limite donne la victoire : au-delà de `max_tentatives`, rien n’est joué")
def victoire_apres_la_limite(secret, propositions, max_tentatives):
    if secret in propositions:
        return True, propositions.index(secret) + 1
    return False, min(len(propositions), max_tentatives)


@faux("le couple est à l’envers : la victoire d’abord, puis le nombre")
def couple_inverse(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[:max_tentatives], max_tentatives)[::-1]


@faux("victoire et défaite sont échangées : `True` veut dire que le secret est trouvé")
def issue_inversee(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return not victoire, nb_tentatives


@faux("la réponse n’est que la victoire : il faut le couple, avec le nombre de propositions jouées")
def victoire_seule(secret, propositions, max_tentatives):
    return secret in propositions[:max_tentatives]


@faux("la réponse n’est que le nombre : il faut le couple, avec la victoire d’abord")
def nombre_seul(secret, propositions, max_tentatives):
    return sans_limite(secret, propositions[:max_tentatives], max_tentatives)[1]


@faux("les bonnes couleurs dans un autre ordre passent pour une victoire : la proposition doit être égale au secret, avec `==`")
def memes_couleurs(secret, propositions, max_tentatives):
    return sans_limite(sorted(secret), [sorted(proposition) for proposition in propositions[:max_tentatives]], max_tentatives)


@faux("quand la limite arrête la manche, une tentative de trop est comptée : voyez si la limite est atteinte avant de compter la proposition")
def une_comptee_apres_la_limite(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives + (not victoire and len(propositions) > max_tentatives)


@faux("le secret proposé juste après la limite donne la victoire : voyez si la limite est atteinte avant de comparer la proposition au secret")
def gagnee_juste_apres_la_limite(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[: max_tentatives + 1], max_tentatives)
    return victoire, nb_tentatives if victoire else min(nb_tentatives, max_tentatives)


@faux("la limite atteinte est donnée comme une victoire : seul le secret proposé gagne, séparez les deux questions")
def limite_prise_pour_une_victoire(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire or nb_tentatives == max_tentatives, nb_tentatives


@faux("les propositions sont jouées de la dernière à la première : prenez-les dans l’ordre de la liste, en partant de la première (`pop()` prend la dernière, `pop(0)` la première)")
def de_la_derniere_a_la_premiere(secret, propositions, max_tentatives):
    nb_tentatives, victoire = 0, False
    while propositions and nb_tentatives < max_tentatives and not victoire:
        victoire = propositions.pop() == secret
        nb_tentatives += 1
    return victoire, nb_tentatives


@faux("les propositions sont jouées de la dernière à la première, et la fonction en demande encore à une liste vide : partez de la première (`pop(0)`, et non `pop()`), arrêtez-vous quand il n’en reste plus")
def demandees_a_une_liste_vide(secret, propositions, max_tentatives):
    for i in range(max_tentatives):
        if propositions.pop() == secret:
            return True, i + 1
    return False, max_tentatives


@faux("quand les propositions manquent avant la limite, une tentative de trop est comptée : partez de 0, et comptez chaque proposition au moment où elle est jouée")
def une_de_trop_s_il_en_manque(secret, propositions, max_tentatives):
    victoire, nb_tentatives = sans_limite(secret, propositions[:max_tentatives], max_tentatives)
    return victoire, nb_tentatives + (not victoire and nb_tentatives < max_tentatives)
