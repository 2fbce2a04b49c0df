"""Question : l’étiquette d’un plat, d’après deux tableaux parallèles."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux

PLATS = ["soupe", "tarte", "salade", "riz", "quiche", "glace", "crêpe", "pâtes"]
PRIX = [4, 6, 5, 3, 8, 2, 7, 9]


def etiquette_du_plat(plat, plats, prix):
    """Le plat, le mot « à » et son prix, comme "tarte à 6 euros" ; "pas de tarte" quand il n’est pas dans la liste."""
    if plat not in plats:
        return f"pas de {plat}"
    rang = plats.index(plat)
    return f"{plat} à {prix[rang]} euros"


def cas():
    yield "soupe", ["soupe"], [4]
    yield "riz", ["soupe"], [4]
    for taille in range(2, 9):
        for plat in (*PLATS[:taille], "pizza"):
            yield plat, PLATS[:taille], PRIX[:taille]
            yield plat, PLATS[8 - taille :], PRIX[:taille]
    yield "riz", [], []
    yield "lait", ["riz au lait", "lait"], [5, 2]
    yield "riz", ["riz au lait"], [5]


EXERCICE = Exercice(
    reference=etiquette_du_plat,
    points=3,
    cas=cas,
    exemples=(("tarte", ["soupe", "tarte", "riz"], [5, 6, 3]), ("glace", ["soupe", "riz"], [5, 3])),
    intacts=("plats", "prix"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le plat est dans la liste", "le plat n’est pas dans la liste", lambda plat, plats, prix: plat in plats),
        Propriete("le plat est le premier", "le plat n’est pas le premier", lambda plat, plats, prix: plats[:1] == [plat]),
        Propriete("le plat est le dernier", "le plat n’est pas le dernier", lambda plat, plats, prix: plats[-1:] == [plat]),
        Propriete("il y a plusieurs plats", "il y a un plat au plus", lambda plat, plats, prix: len(plats) > 1),
    ),
    indices=(
        "Deux cas : le plat est dans la liste, ou il n’y est pas. Commencez par celui où il n’y a rien à chercher.",
        "Le prix est au même rang que le plat : demandez ce rang à la liste des plats. Un texte à trous fait le reste.",
    ),
    squelette='''\
def etiquette_du_plat(plat, plats, prix):
    """L’étiquette, comme "tarte à 6 euros"."""
    if ...:
        return ...
    rang = ...
    return f"{plat} à {...} euros"
''',
)


@faux("un plat qui n’est pas dans la liste provoque une erreur : voyez d’abord s’il y est")
def sans_cas_absent(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]} euros"


@faux("quand le plat n’est pas dans la liste, rien n’est renvoyé : il faut alors « pas de », puis le plat")
def rien_si_absent(plat, plats, prix):
    if plat in plats:
        return f"{plat} à {prix[plats.index(plat)]} euros"


@faux("quand le plat n’est pas dans la liste, son nom manque après « pas de »")
def plat_oublie_si_absent(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]} euros" if plat in plats else "pas de"


@faux("un plat qui n’est pas dans la liste est affiché à 0 euro : il faut « pas de », puis le plat")
def zero_euro_si_absent(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]} euros" if plat in plats else f"{plat} à 0 euros"


@faux("c’est le rang du plat qui est écrit : il faut le prix de même rang, lu dans `prix`")
def rang_pour_prix(plat, plats, prix):
    return f"{plat} à {plats.index(plat)} euros" if plat in plats else f"pas de {plat}"


@faux("le prix est celui du plat d’avant ou du dernier : lisez-le au même rang que le plat, sans rien en ôter")
def prix_d_avant(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat) - 1]} euros" if plat in plats else f"pas de {plat}"


@faux("c’est toujours le premier prix qui est écrit : il faut celui de même rang que le plat")
def premier_prix(plat, plats, prix):
    return f"{plat} à {prix[0]} euros" if plat in plats else f"pas de {plat}"


@faux("c’est toujours le dernier prix qui est écrit : il faut celui de même rang que le plat")
def dernier_prix(plat, plats, prix):
    return f"{plat} à {prix[len(prix) - 1]} euros" if plat in plats else f"pas de {plat}"


@faux("toute la liste des prix est écrite : il n’en faut qu’un, celui de même rang que le plat")
def tous_les_prix(plat, plats, prix):
    return f"{plat} à {prix} euros" if plat in plats else f"pas de {plat}"


@faux("seul le prix est renvoyé, un nombre : il faut un texte, avec le plat et le mot « euros »")
def prix_seul(plat, plats, prix):
    return prix[plats.index(plat)] if plat in plats else f"pas de {plat}"


@faux("le mot « euros » manque après le prix")
def sans_euros(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]}" if plat in plats else f"pas de {plat}"


@faux("seul le premier plat est reconnu, les autres sont dits absents : cherchez dans toute la liste avant de répondre")
def premier_plat_seul(plat, plats, prix):
    return f"{plat} à {prix[0]} euros" if plats[:1] == [plat] else f"pas de {plat}"


@faux("le dernier plat de la liste est dit absent : cherchez jusqu’au bout")
def dernier_plat_oublie(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]} euros" if plat in plats[:-1] else f"pas de {plat}"


@faux("les deux réponses sont échangées : un plat de la liste a un prix, les autres non")
def reponses_echangees(plat, plats, prix):
    return f"pas de {plat}" if plat in plats else f"{plat} à 6 euros"


@faux("le mot « à » a perdu son accent : recopiez le texte de l’énoncé, signe pour signe")
def a_sans_accent(plat, plats, prix):
    return f"{plat} a {prix[plats.index(plat)]} euros" if plat in plats else f"pas de {plat}"


@faux("le mot « plat » est écrit à la place de son nom : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(plat, plats, prix):
    return f"plat à {prix[plats.index(plat)]} euros" if plat in plats else "pas de plat"


@faux("toute la liste des plats est écrite après « pas de » : il n’en faut qu’un, celui qui est demandé")
def liste_si_absent(plat, plats, prix):
    return f"{plat} à {prix[plats.index(plat)]} euros" if plat in plats else f"pas de {plats}"
