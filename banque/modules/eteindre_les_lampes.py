"""Question : éteindre les lampes des pièces vides, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def eteindre_les_lampes(lampes, personnes):
    """Compte les lampes allumées dans une pièce vide, et les éteint dans `lampes`."""
    eteintes = 0
    for i, nombre in enumerate(personnes):
        if lampes[i] and not nombre:
            eteintes = eteintes + 1
            lampes[i] = 0
    return eteintes


def cas():
    for taille in (1, 2, 3):
        for lampes in listes((0, 1), (taille,)):
            for personnes in listes((0, 1, 2) if taille < 3 else (0, 2), (taille,)):
                yield lampes, personnes
    for taille in range(4, 11):
        yield [1] * taille, [0] * taille
        yield [1] * taille, [3] * taille
        yield [1, 0, 1, 1, 0, 1, 1, 0, 0, 1][:taille], [0, 0, 2, 0, 1, 5, 0, 0, 4, 0][:taille]
        yield [0, 1, 1, 0, 1, 1, 0, 1, 1, 1][:taille], [0, 1, 0, 0, 2, 0, 3, 0, 1, 0][:taille]
    yield [], []


def a_eteindre(lampes, personnes):
    return [i for i in range(len(lampes)) if lampes[i] == 1 and personnes[i] == 0]


EXERCICE = Exercice(
    reference=eteindre_les_lampes,
    points=3,
    cas=cas,
    exemples=(([1, 1, 0], [0, 2, 0]), ([1, 0], [3, 1])),
    intacts=("personnes",),
    modifies=("lampes",),
    proprietes=(
        Propriete("une lampe est à éteindre", "aucune lampe n’est à éteindre", lambda *listes: a_eteindre(*listes) != []),
        Propriete("plusieurs lampes sont à éteindre", "une lampe au plus est à éteindre", lambda *listes: len(a_eteindre(*listes)) > 1),
        Propriete("une pièce vide est déjà éteinte", "aucune pièce vide n’est déjà éteinte", lambda lampes, personnes: (0, 0) in zip(lampes, personnes)),
        Propriete("une pièce occupée est allumée", "aucune pièce occupée n’est allumée", lambda lampes, personnes: any(lampe and n for lampe, n in zip(lampes, personnes))),
        Propriete("la première lampe est à éteindre", "la première lampe n’est pas à éteindre", lambda *listes: 0 in a_eteindre(*listes)),
        Propriete("la dernière lampe est à éteindre", "la dernière lampe n’est pas à éteindre", lambda lampes, personnes: len(lampes) - 1 in a_eteindre(lampes, personnes)),
        Propriete("il n’y a qu’une pièce", "il n’y a pas qu’une pièce", lambda lampes, personnes: len(lampes) == 1),
    ),
    indices=(
        "Parcourez les rangs : à chacun, lisez la lampe et le nombre de personnes de la même pièce.",
        "Il faut deux conditions à la fois, puis deux actions : l’une compte, l’autre éteint. Dans laquelle des deux listes écrit-on ?",
    ),
    squelette='''\
def eteindre_les_lampes(lampes, personnes):
    """Le nombre de lampes éteintes ; lampes est changée."""
    eteintes = 0
    for i in range(len(lampes)):
        if ... and ...:
            eteintes = ...
            ...
    return eteintes
''',
)


def _eteindre(lampes, rangs):
    for rang in rangs:
        lampes[rang] = 0
    return len(rangs)


@faux("le compte est bon, mais aucune lampe ne s’éteint : écrivez aussi 0 dans sa case")
def compte_sans_eteindre(lampes, personnes):
    return len(a_eteindre(lampes, personnes))


@faux("les lampes s’éteignent bien, mais rien n’est renvoyé : comptez-les aussi, et renvoyez leur nombre")
def eteint_sans_compter(lampes, personnes):
    _eteindre(lampes, a_eteindre(lampes, personnes))


@faux("les lampes s’éteignent bien, mais c’est la liste qui est renvoyée : il faut leur nombre")
def lampes_renvoyees(lampes, personnes):
    _eteindre(lampes, a_eteindre(lampes, personnes))
    return lampes


@faux("toutes les pièces vides sont comptées, même celles dont la lampe était éteinte : ne comptez que les lampes que vous éteignez")
def pieces_vides_comptees(lampes, personnes):
    return _eteindre(lampes, [i for i in range(len(lampes)) if personnes[i] == 0])


@faux("toutes les lampes s’éteignent : celles d’une pièce occupée doivent rester allumées")
def tout_eteint(lampes, personnes):
    return _eteindre(lampes, [i for i in range(len(lampes)) if lampes[i] == 1])


@faux("les lampes s’éteignent bien, mais toutes celles qui étaient allumées sont comptées : ne comptez que celles d’une pièce vide")
def allumees_comptees(lampes, personnes):
    allumees = sum(lampes)
    _eteindre(lampes, a_eteindre(lampes, personnes))
    return allumees


@faux("ce sont les pièces occupées qui sont éteintes : ce sont les vides, où il y a 0 personne, qu’il faut éteindre")
def occupees_eteintes(lampes, personnes):
    return _eteindre(lampes, [i for i in range(len(lampes)) if lampes[i] == 1 and personnes[i] != 0])


@faux("une seule des deux conditions suffit : la lampe doit être allumée, et la pièce vide")
def une_condition_suffit(lampes, personnes):
    return _eteindre(lampes, [i for i in range(len(lampes)) if lampes[i] == 1 or personnes[i] == 0])


@faux("une pièce d’une seule personne passe pour vide : elle l’est quand il y a 0 personne")
def une_personne_passe_pour_vide(lampes, personnes):
    return _eteindre(lampes, [i for i in range(len(lampes)) if lampes[i] == 1 and personnes[i] <= 1])


@faux("les lampes s’éteignent bien, mais le compte est toujours 0 : comptez avant d’éteindre, tant que la lampe est encore allumée")
def eteint_avant_de_compter(lampes, personnes):
    _eteindre(lampes, a_eteindre(lampes, personnes))
    return 0


@faux("la première lampe à éteindre arrête tout : continuez jusqu’à la dernière pièce")
def premiere_seule(lampes, personnes):
    return _eteindre(lampes, a_eteindre(lampes, personnes)[:1])


@faux("les lampes s’éteignent bien, mais le compte ne dépasse jamais 1 : ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(lampes, personnes):
    return min(1, _eteindre(lampes, a_eteindre(lampes, personnes)))


@faux("le compte est bon, mais les lampes à éteindre deviennent −1 : une lampe éteinte est un 0")
def marquees_moins_un(lampes, personnes):
    rangs = a_eteindre(lampes, personnes)
    for rang in rangs:
        lampes[rang] = -1
    return len(rangs)


@faux("la dernière pièce n’est jamais regardée : son rang est `len(lampes) - 1`, allez jusque-là")
def derniere_piece_oubliee(lampes, personnes):
    return _eteindre(lampes, [i for i in a_eteindre(lampes, personnes) if i != len(lampes) - 1])


@faux("la première pièce n’est jamais regardée : son rang est 0")
def premiere_piece_oubliee(lampes, personnes):
    return _eteindre(lampes, [i for i in a_eteindre(lampes, personnes) if i])


@faux("les lampes s’éteignent bien, mais ce sont les rangs qui sont renvoyés : il faut leur nombre")
def rangs_renvoyes(lampes, personnes):
    rangs = a_eteindre(lampes, personnes)
    _eteindre(lampes, rangs)
    return rangs


@faux("la case des lampes éteintes est ôtée de la liste : chaque pièce garde la sienne, écrivez-y 0")
def cases_otees(lampes, personnes):
    rangs = a_eteindre(lampes, personnes)
    for rang in reversed(rangs):
        del lampes[rang]
    return len(rangs)


@faux("les lampes s’éteignent bien, mais toutes les pièces sont comptées : ne comptez que les lampes que vous éteignez")
def toutes_les_pieces_comptees(lampes, personnes):
    _eteindre(lampes, a_eteindre(lampes, personnes))
    return len(lampes)


@faux("le compte est bon, mais toutes les lampes s’éteignent : celles d’une pièce occupée doivent rester allumées")
def tout_s_eteint_sans_compter(lampes, personnes):
    nombre = len(a_eteindre(lampes, personnes))
    _eteindre(lampes, range(len(lampes)))
    return nombre


@faux("toutes les lampes éteintes à la fin sont comptées, même celles qui l’étaient déjà : ne comptez que celles que vous éteignez")
def eteintes_a_la_fin(lampes, personnes):
    _eteindre(lampes, a_eteindre(lampes, personnes))
    return lampes.count(0)
