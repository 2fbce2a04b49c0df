"""Exercice : présenter les couleurs."""

from os.path import commonprefix

from mastermind_edu.exercices.cas import TABLEAUX, autres_tableaux, en_racontant, tableaux
from mastermind_edu.juge.exercice import Exercice, faux


def presenter_couleurs(initiales, emojis):
    """Un texte : chaque emoji suivi de son initiale entre parenthèses, une espace entre deux couleurs."""
    return " ".join(f"{image} ({initiale})" for initiale, image in zip(initiales, emojis))


def cas():
    yield from tableaux()
    yield from autres_tableaux()


def raconter(valeur, initiales, emojis) -> str:
    """Jusqu’où le texte est juste, et ce qui vient ensuite."""
    voulu = presenter_couleurs(initiales, emojis)
    if type(valeur) is not str:
        return ""
    if initiales and f"{initiales[0]} ({emojis[0]})" in valeur:
        return f"chaque couleur est écrite à l’envers : l’emoji d’abord, puis l’initiale entre parenthèses, « {emojis[0]} ({initiales[0]}) »"
    debut = commonprefix([voulu, valeur])
    attendu, reste = voulu[len(debut) :][:1], valeur[len(debut) :]
    venu = reste[:1] if attendu or not reste.strip() else reste.strip()
    juste = f"le texte est juste jusqu’à « {debut.rstrip()} », puis" if debut.rstrip() else "dès le début,"
    if not venu:
        return f"{juste} il s’arrête : il y manque {_nommer(attendu)}{' et la suite' * (len(voulu) > len(debut) + 1)}" if debut else "le texte est vide : ajoutez-y un morceau par couleur"
    if attendu and voulu[len(debut) + 1 :][:1] == venu:
        return f"{juste} il manque {_nommer(attendu)} avant {_nommer(venu)}"
    return f"{juste} il faut {_nommer(attendu)}, et non {_nommer(venu)}" if attendu else f"{juste} il devrait finir : {_nommer(venu)} est de trop"


def _nommer(signe: str) -> str:
    return {" ": "une espace", "\n": "une fin de ligne"}.get(signe, f"« {signe} »")


EXERCICE = Exercice(
    reference=presenter_couleurs,
    points=2,
    cas=cas,
    exemples=((["R"], ["🔴"]), (["R", "V"], ["🔴", "🟢"])),
    juger=en_racontant(raconter),
    proprietes=TABLEAUX,
    indices=(
        "Écrivez d’abord à la main le morceau d’une seule couleur : emoji, espace, initiale entre parenthèses. La boucle fabrique un tel morceau par couleur.",
        "Gardez les morceaux dans une liste, puis réunissez-les avec `join`, qui met une espace entre deux morceaux et aucune aux deux bouts.",
    ),
    squelette='''\
def presenter_couleurs(initiales, emojis):
    """Le texte des couleurs, comme "🔴 (R) 🟢 (V)"."""
    morceaux = []
    for i in range(len(initiales)):
        morceaux.append(...)
    return ...
''',
)


@faux("toute la liste `initiales` est écrite à chaque tour, avec ses crochets : parcourez les rangs, et n’écrivez entre les parenthèses que l’initiale de même rang, `initiales[i]`")
def liste_entiere(initiales, emojis):
    return " ".join(f"{dessin} ({initiales})" for dessin in emojis)


@faux("il reste une espace à la fin : elle se met entre les couleurs, pas après chacune ; `\" \".join(…)` fait cela")
def espace_finale(initiales, emojis):
    texte = ""
    for i in range(len(initiales)):
        texte += emojis[i] + " (" + initiales[i] + ") "
    return texte


@faux("il manque l’espace entre deux couleurs : gardez les morceaux dans une liste, un par couleur, et réunissez-les avec `\" \".join(…)`, une espace entre les guillemets")
def sans_espace(initiales, emojis):
    return "".join(f"{e} ({i})" for i, e in zip(initiales, emojis))


@faux("l’initiale n’est pas entre parenthèses : écrivez `(R)`, une parenthèse de chaque côté")
def sans_parentheses(initiales, emojis):
    return " ".join(f"{e} {i}" for i, e in zip(initiales, emojis))


@faux("l’initiale et l’emoji sont échangés : l’emoji d’abord, puis l’initiale entre parenthèses")
def emoji_et_initiale_echanges(initiales, emojis):
    return " ".join(f"{i} ({e})" for i, e in zip(initiales, emojis))


@faux("chaque emoji est montré avec toutes les initiales : il ne va qu’avec celle de même rang, lisez les deux tableaux au même rang")
def toutes_les_paires(initiales, emojis):
    return " ".join(f"{e} ({i})" for e in emojis for i in initiales)


@faux("la dernière couleur manque toujours : son rang est `len(initiales) - 1`, allez jusque-là, la borne de fin n’est jamais atteinte")
def derniere_oubliee(initiales, emojis):
    return " ".join(f"{emojis[i]} ({initiales[i]})" for i in range(len(initiales) - 1))


@faux("vous renvoyez une liste de textes : il faut un seul texte, réunissez les morceaux avec `\" \".join(…)`")
def liste_au_lieu_de_texte(initiales, emojis):
    return [f"{e} ({i})" for i, e in zip(initiales, emojis)]


@faux("une seule couleur est présentée, la première : ne renvoyez le texte qu’après les avoir toutes vues")
def premiere_seule(initiales, emojis):
    return f"{emojis[0]} ({initiales[0]})"


@faux("une seule couleur est présentée, la dernière : chaque morceau s’ajoute aux précédents, il ne les remplace pas")
def derniere_seule(initiales, emojis):
    return f"{emojis[-1]} ({initiales[-1]})"


@faux("la première couleur manque toujours : son rang est 0, commencez par elle")
def premiere_oubliee(initiales, emojis):
    return " ".join(f"{emojis[i]} ({initiales[i]})" for i in range(1, len(initiales)))


@faux("il reste une espace au début : elle se met entre les couleurs, pas avant chacune ; `\" \".join(…)` fait cela")
def espace_au_debut(initiales, emojis):
    return "".join(f" {e} ({i})" for i, e in zip(initiales, emojis))


@faux("il manque l’espace entre l’emoji et la parenthèse : écrivez-en une après chaque emoji")
def emoji_colle(initiales, emojis):
    return " ".join(f"{e}({i})" for i, e in zip(initiales, emojis))


@faux("il y a des virgules entre les couleurs : il n’y faut qu’une espace")
def virgules(initiales, emojis):
    return ", ".join(f"{e} ({i})" for i, e in zip(initiales, emojis))


@faux("chaque couleur est sur une ligne : il faut une espace entre deux couleurs, pas une fin de ligne")
def une_par_ligne(initiales, emojis):
    return "\n".join(f"{e} ({i})" for i, e in zip(initiales, emojis))


@faux("les deux listes entières sont écrites, avec leurs crochets : lisez-les case par case, au même rang")
def listes_entieres(initiales, emojis):
    return f"{emojis} ({initiales})"


@faux("tous les emojis viennent d’abord, puis toutes les initiales, entre deux parenthèses seulement : à chaque tour, écrivez un emoji, puis l’initiale de même rang entre les siennes")
def tous_puis_toutes(initiales, emojis):
    return f"{' '.join(emojis)} ({' '.join(initiales)})"


@faux("seuls les emojis sont écrits : à chacun, ajoutez une espace, puis l’initiale de même rang entre parenthèses")
def emojis_seuls(initiales, emojis):
    return " ".join(emojis)


@faux("seules les initiales sont écrites : chacune est précédée de son emoji")
def initiales_seules(initiales, emojis):
    return " ".join(f"({i})" for i in initiales)


@faux("les couleurs sont présentées de la dernière à la première : gardez l’ordre des tableaux")
def a_l_envers(initiales, emojis):
    return " ".join(f"{e} ({i})" for i, e in zip(initiales[::-1], emojis[::-1]))


@faux("quatre couleurs au plus sont présentées : il faut aller jusqu’au bout des tableaux, `len(initiales)`")
def quatre_au_plus(initiales, emojis):
    return " ".join(f"{e} ({i})" for i, e in zip(initiales[:4], emojis))


@faux("les parenthèses sont devenues des crochets : écrivez `(R)`")
def entre_crochets(initiales, emojis):
    return " ".join(f"{e} [{i}]" for i, e in zip(initiales, emojis))


TOUT_A_LA_SUITE = "{} : ne parcourez pas les deux tableaux l’un après l’autre ; avancez dans les deux ensemble, et à chaque tour écrivez l’emoji, puis l’initiale de même rang"
D_ABORD_LES_EMOJIS = TOUT_A_LA_SUITE.format("tous les emojis viennent d’abord, puis toutes les initiales")


@faux(D_ABORD_LES_EMOJIS)
def emojis_puis_initiales(initiales, emojis):
    return " ".join([*emojis, *(f"({i})" for i in initiales)])


@faux(D_ABORD_LES_EMOJIS + " ; et il reste une espace à la fin")
def emojis_puis_initiales_et_une_espace(initiales, emojis):
    return emojis_puis_initiales(initiales, emojis) + " "


@faux(TOUT_A_LA_SUITE.format("toutes les initiales viennent d’abord, puis tous les emojis"))
def initiales_puis_emojis(initiales, emojis):
    return " ".join([*(f"({i})" for i in initiales), *emojis])


@faux("l’initiale est écrite avant l’emoji : échangez-les, l’emoji vient d’abord")
def initiale_avant_l_emoji(initiales, emojis):
    return " ".join(f"({i}) {e}" for i, e in zip(initiales, emojis))


@faux("il manque toutes les espaces : il en faut une entre l’emoji et la parenthèse, et une entre deux couleurs")
def tout_colle(initiales, emojis):
    return "".join(f"{e}({i})" for i, e in zip(initiales, emojis))


@faux("il y a une espace entre tous les signes : réunissez une liste de morceaux, un par couleur comme « 🔴 (R) », et non les signes d’un texte")
def signes_ecartes(initiales, emojis):
    return " ".join("".join(f"{e} ({i})" for i, e in zip(initiales, emojis)))
