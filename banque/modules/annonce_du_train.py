"""Question : annoncer la voie d’un train, d’après deux tableaux parallèles."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

GARES = ["Lille", "Arras", "Paris", "Dijon", "Lyon", "Nice", "Pau", "Metz"]
VOIES = [3, 1, 12, 7, 2, 9, 4, 5]


def annonce_du_train(gare, gares, voies):
    """La gare, une virgule, une espace et sa voie, comme "Lyon, voie 2" ; "Lyon, non desservie" quand elle n’est pas dans la liste."""
    if gare not in gares:
        return f"{gare}, non desservie"
    rang = gares.index(gare)
    return f"{gare}, voie {voies[rang]}"


def cas():
    yield "Lille", ["Lille"], [3]
    yield "Pau", ["Lille"], [3]
    for taille in range(2, 9):
        for gare in (*GARES[:taille], "Brest"):
            yield gare, GARES[:taille], VOIES[:taille]
            yield gare, GARES[8 - taille :], VOIES[:taille]
    yield "Pau", [], []
    yield "Lens", ["Lens-Nord", "Lens"], [6, 8]
    yield "Nord", ["Lens-Nord"], [6]


EXERCICE = Exercice(
    reference=annonce_du_train,
    points=3,
    cas=cas,
    exemples=(("Lyon", ["Dijon", "Lyon", "Nice"], [4, 1, 6]), ("Brest", ["Dijon", "Lyon"], [4, 1])),
    intacts=("gares", "voies"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("la gare est dans la liste", "la gare n’est pas dans la liste", lambda gare, gares, voies: gare in gares),
        Propriete("la gare est la première", "la gare n’est pas la première", lambda gare, gares, voies: gares[:1] == [gare]),
        Propriete("la gare est la dernière", "la gare n’est pas la dernière", lambda gare, gares, voies: gares[-1:] == [gare]),
        Propriete("il y a plusieurs gares", "il y a une gare au plus", lambda gare, gares, voies: len(gares) > 1),
    ),
    indices=(
        "Voyez d’abord si la gare est dans la liste : c’est le cas où il n’y a rien à chercher.",
        "Sinon, demandez à la liste des gares le rang de celle-ci, et lisez la voie au même rang. Un texte à trous fait le reste.",
    ),
    squelette='''\
def annonce_du_train(gare, gares, voies):
    """L’annonce, comme "Lyon, voie 2"."""
    if ...:
        return ...
    rang = ...
    return f"{gare}, voie {...}"
''',
)


@faux("une gare qui n’est pas dans la liste provoque une erreur : voyez d’abord si elle y est")
def sans_cas_absent(gare, gares, voies):
    return f"{gare}, voie {voies[gares.index(gare)]}"


@faux("quand la gare n’est pas dans la liste, rien n’est renvoyé : il faut alors « non desservie », après la gare et une virgule")
def rien_si_absente(gare, gares, voies):
    if gare in gares:
        return f"{gare}, voie {voies[gares.index(gare)]}"


@faux("quand la gare n’est pas dans la liste, son nom manque : il vient devant, avec une virgule et une espace")
def gare_oubliee_si_absente(gare, gares, voies):
    return f"{gare}, voie {voies[gares.index(gare)]}" if gare in gares else "non desservie"


@faux("c’est le rang de la gare qui est annoncé : il faut la voie de même rang, lue dans `voies`")
def rang_annonce(gare, gares, voies):
    return f"{gare}, voie {gares.index(gare)}" if gare in gares else f"{gare}, non desservie"


@faux("la voie est celle de la gare d’avant ou de la dernière : lisez-la au même rang que la gare, sans rien en ôter")
def voie_d_avant(gare, gares, voies):
    return f"{gare}, voie {voies[gares.index(gare) - 1]}" if gare in gares else f"{gare}, non desservie"


@faux("c’est toujours la première voie qui est annoncée : il faut celle de même rang que la gare")
def premiere_voie(gare, gares, voies):
    return f"{gare}, voie {voies[0]}" if gare in gares else f"{gare}, non desservie"


@faux("c’est toujours la dernière voie qui est annoncée : il faut celle de même rang que la gare")
def derniere_voie(gare, gares, voies):
    return f"{gare}, voie {voies[len(voies) - 1]}" if gare in gares else f"{gare}, non desservie"


@faux("toute la liste des voies est écrite : il n’en faut qu’une, celle de même rang que la gare")
def toutes_les_voies(gare, gares, voies):
    return f"{gare}, voie {voies}" if gare in gares else f"{gare}, non desservie"


@faux("seule la voie est renvoyée, un nombre : il faut un texte, avec la gare et le mot « voie »")
def voie_seule(gare, gares, voies):
    return voies[gares.index(gare)] if gare in gares else f"{gare}, non desservie"


@faux("la gare manque devant la voie : écrivez-la, puis une virgule et une espace")
def gare_oubliee(gare, gares, voies):
    return f"voie {voies[gares.index(gare)]}" if gare in gares else f"{gare}, non desservie"


@faux("seule la première gare est reconnue, les autres sont dites non desservies : cherchez dans toute la liste avant de répondre")
def premiere_gare_seule(gare, gares, voies):
    return f"{gare}, voie {voies[0]}" if gares[:1] == [gare] else f"{gare}, non desservie"


@faux("la dernière gare de la liste est dite non desservie : cherchez jusqu’au bout")
def derniere_gare_oubliee(gare, gares, voies):
    return f"{gare}, voie {voies[gares.index(gare)]}" if gare in gares[:-1] else f"{gare}, non desservie"


@faux("les deux réponses sont échangées : une gare de la liste est desservie, les autres non")
def reponses_echangees(gare, gares, voies):
    return f"{gare}, non desservie" if gare in gares else f"{gare}, voie 1"


@faux("la virgule manque après la gare")
def sans_virgule(gare, gares, voies):
    return f"{gare} voie {voies[gares.index(gare)]}" if gare in gares else f"{gare} non desservie"


@faux("le mot « gare » est écrit à la place de son nom : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(gare, gares, voies):
    return f"gare, voie {voies[gares.index(gare)]}" if gare in gares else "gare, non desservie"
