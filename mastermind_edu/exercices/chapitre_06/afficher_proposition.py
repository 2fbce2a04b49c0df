"""Exercice : montrer une proposition."""

from mastermind_edu.exercices.cas import EMOJIS, INITIALES, autres_tableaux, en_racontant, listes, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    return " ".join(emojis[initiales.index(initiale)] for initiale in proposition)


def cas():
    for proposition in listes("RVB", (1, 2, 3)):
        yield proposition, ["R", "V", "B"], ["🔴", "🟢", "🔵"]
    for mot in ("RVBJ", "NPJB", "NNNN"):
        yield list(mot), INITIALES, EMOJIS
    for rang, (initiales, emojis) in enumerate(autres_tableaux()):
        yield initiales, initiales, emojis
        yield initiales, initiales[::-1], emojis
        yield (initiales[::-1] * 8)[: rang % 8 + 1], initiales, emojis
        yield [initiales[rang % len(initiales)]] * (8 - rang % 8), initiales, emojis


def raconter(valeur, proposition, initiales, emojis):
    """Les blancs, l’ordre, le premier emoji qui n’est pas le bon, ou leur nombre ; vide quand il n’y a que le début ou la fin."""
    if not valeur:
        return "le texte est vide dans ce cas : il y faut l’emoji de chaque pion, lu dans la liste reçue, `emojis`, au rang de son initiale dans `initiales`"
    voulus, montres = [emojis[initiales.index(initiale)] for initiale in proposition], valeur.split(" ")
    if "".join(valeur.split()) == "".join(voulus):
        return "dans ce cas, les emojis sont les bons, mais pas les espaces : il en faut une entre deux emojis, et aucune ailleurs, joignez-les avec `\" \".join(…)`"
    if valeur in " ".join(voulus):
        return ""
    if sorted(montres) == sorted(voulus):
        return "les emojis sont les bons, mais dans un autre ordre : c’est la proposition qu’il faut parcourir, de la première initiale à la dernière"
    if len(montres) != len(voulus):
        return f"il faut {accorder(len(voulus), 'emoji')}, une espace entre deux : autant que de pions dans la proposition"
    initiale = next(initiale for initiale, voulu, montre in zip(proposition, voulus, montres) if voulu != montre)
    rang = initiales.index(initiale)
    montre = next(montre for voulu, montre in zip(voulus, montres) if voulu != montre)
    ailleurs = f" ; {montre} n’est pas dans `emojis` : chaque emoji doit venir de cette liste, et non du code" if montre in EMOJIS and montre not in emojis else ""
    return f"{initiale} est au rang {rang} de `initiales` : son emoji est {emojis[rang]}, à ce même rang de `emojis`{ailleurs}"


EXERCICE = Exercice(
    reference=afficher_proposition,
    points=2,
    cas=cas,
    juger=en_racontant(raconter),
    exemples=(
        (["B", "R", "B"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        (["V"], ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
    ),
    proprietes=(
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda proposition, *_: len(proposition) == 1),
        Propriete("une couleur est répétée dans la proposition", "aucune couleur n’est répétée dans la proposition", lambda proposition, *_: se_repete(proposition)),
        Propriete("la proposition est le début de `initiales`", "la proposition n’est pas le début de `initiales`", lambda proposition, initiales, _: list(proposition) == list(initiales[: len(proposition)])),
        Propriete("la première initiale de `initiales` est dans la proposition", "la première initiale de `initiales` n’est pas dans la proposition", lambda proposition, initiales, _: initiales[0] in proposition),
        Propriete("une initiale n’est pas R, V ou B", "toutes les initiales sont R, V ou B", lambda proposition, *_: not {*proposition} <= {*"RVB"}),
    ),
    indices=(
        "Dans la boucle de l’énoncé, un seul mot change : dans quel tableau faut-il lire ?",
        "Le rang se cherche toujours dans `initiales` ; c’est au même rang que se trouve l’emoji. `join` met les espaces.",
    ),
    squelette='''\
def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    morceaux = []
    for initiale in proposition:
        rang = ...
        morceaux.append(...)
    return ...
''',
)


@faux("il manque l’espace entre deux emojis : joignez-les avec `\" \".join(…)`")
def emojis_colles(proposition, initiales, emojis):
    return "".join(emojis[initiales.index(initiale)] for initiale in proposition)


@faux("une espace suit aussi le dernier emoji : mettez les emojis dans une liste, puis joignez-la avec `\" \".join(…)` ; ou n’ajoutez rien après le dernier, celui du rang `len(proposition) - 1`")
def espace_finale(proposition, initiales, emojis):
    texte = ""
    for initiale in proposition:
        texte += emojis[initiales.index(initiale)] + " "
    return texte


@faux("le texte contient les initiales : c’est l’emoji de chacune, lu dans `emojis` au rang de l’initiale, qu’il faut réunir")
def initiales_gardees(proposition, initiales, emojis):
    return " ".join(proposition)


@faux("les emojis sont toujours les premiers du tableau, quelles que soient les initiales de la proposition : cherchez le rang de chaque initiale dans `initiales`")
def rang_dans_la_proposition(proposition, initiales, emojis):
    return " ".join(emojis[i] for i in range(len(proposition)))


@faux("les emojis sont dans l’ordre du tableau, chacun une fois : il faut l’ordre de la proposition, répétitions comprises, parcourez donc la proposition")
def ordre_du_tableau(proposition, initiales, emojis):
    return " ".join(image for initiale, image in zip(initiales, emojis) if initiale in proposition)


@faux("le texte montre toutes les couleurs, et non celles de la proposition : parcourez la proposition")
def toutes_les_couleurs(proposition, initiales, emojis):
    return " ".join(emojis)


def _emojis(proposition, initiales, emojis):
    return [emojis[initiales.index(initiale)] for initiale in proposition]


@faux("la réponse est la liste des emojis : joignez-les en un texte, avec `\" \".join(…)`")
def liste_renvoyee(proposition, initiales, emojis):
    return _emojis(proposition, initiales, emojis)


@faux("la réponse est une liste écrite telle quelle, avec ses crochets : joignez les emojis avec `\" \".join(…)`")
def liste_en_texte(proposition, initiales, emojis):
    return str(_emojis(proposition, initiales, emojis))


@faux("les emojis sont séparés par une virgule : il faut une espace, et rien d’autre")
def virgules(proposition, initiales, emojis):
    return ", ".join(_emojis(proposition, initiales, emojis))


@faux("chaque emoji est sur sa ligne : il faut une espace entre deux")
def lignes(proposition, initiales, emojis):
    return "\n".join(_emojis(proposition, initiales, emojis))


@faux("il y a une espace au début : elle se met entre les emojis, joignez-les avec `\" \".join(…)`")
def espace_au_debut(proposition, initiales, emojis):
    return " " + " ".join(_emojis(proposition, initiales, emojis))


@faux("chaque emoji est suivi de son initiale : il ne faut que les emojis")
def emojis_et_initiales(proposition, initiales, emojis):
    return " ".join(f"{emojis[initiales.index(initiale)]} ({initiale})" for initiale in proposition)


@faux("le texte contient les rangs : il faut l’emoji qui est à ce rang dans `emojis`")
def rangs(proposition, initiales, emojis):
    return " ".join(str(initiales.index(initiale)) for initiale in proposition)


@faux("seul le premier emoji est donné : lisez toutes les initiales de la proposition, puis donnez la réponse, une seule fois, à la fin")
def premier_seul(proposition, initiales, emojis):
    return _emojis(proposition, initiales, emojis)[0]


@faux("seul le dernier emoji est donné : ajoutez chaque emoji à la suite des précédents, sans les remplacer")
def dernier_seul(proposition, initiales, emojis):
    return _emojis(proposition, initiales, emojis)[-1]


@faux("le dernier pion de la proposition n’est pas montré : allez jusqu’à la fin")
def dernier_oublie(proposition, initiales, emojis):
    return " ".join(_emojis(proposition[:-1], initiales, emojis))


@faux("le premier pion de la proposition n’est pas montré : le premier rang est 0")
def premier_oublie(proposition, initiales, emojis):
    return " ".join(_emojis(proposition[1:], initiales, emojis))


@faux("les emojis sont à l’envers : partez de la première initiale de la proposition, et ajoutez chaque emoji à la fin, non au début")
def a_l_envers(proposition, initiales, emojis):
    return " ".join(_emojis(proposition[::-1], initiales, emojis))


@faux("une initiale répétée n’est montrée qu’une fois : il faut un emoji par pion")
def sans_repetition(proposition, initiales, emojis):
    return " ".join(_emojis(dict.fromkeys(proposition), initiales, emojis))


@faux("l’emoji est celui d’un rang avant : lisez `emojis` au rang de l’initiale, sans rien ôter")
def rang_precedent(proposition, initiales, emojis):
    return " ".join(emojis[initiales.index(initiale) - 1] for initiale in proposition)


@faux("l’emoji est celui d’un rang après, et la dernière initiale provoque une erreur : lisez `emojis` au rang de l’initiale, sans rien ajouter")
def rang_suivant(proposition, initiales, emojis):
    return " ".join(emojis[initiales.index(initiale) + 1] for initiale in proposition)


@faux("les initiales et les emojis sont toujours ceux du début du notebook : cherchez le rang dans la liste reçue, `initiales`, et lisez l’autre, `emojis`, à ce rang")
def tableaux_du_notebook(proposition, initiales, emojis):
    return " ".join(_emojis(proposition, INITIALES, EMOJIS))


@faux("le rang est cherché dans les initiales du début du notebook : cherchez-le dans la liste reçue, `initiales`")
def initiales_du_notebook(proposition, initiales, emojis):
    return " ".join(_emojis(proposition, INITIALES, emojis))


@faux("les emojis sont ceux du début du notebook : lisez-les dans la liste reçue, `emojis`")
def emojis_du_notebook(proposition, initiales, emojis):
    return " ".join(_emojis(proposition, initiales, EMOJIS))


@faux("le rang de l’initiale se cherche dans `initiales`, et l’emoji se lit dans `emojis`, au même rang : avez-vous échangé les deux listes ?")
def tableaux_echanges(proposition, initiales, emojis):
    return " ".join(_emojis(proposition, emojis, initiales))


COULEURS_DU_NOTEBOOK = dict(zip(INITIALES, EMOJIS))


@faux("seules les couleurs du début du notebook sont montrées, les autres manquent : ne les écrivez pas dans le code, cherchez le rang de chaque initiale dans la liste reçue, `initiales`, et lisez `emojis` à ce rang")
def autres_couleurs_oubliees(proposition, initiales, emojis):
    return " ".join(COULEURS_DU_NOTEBOOK[initiale] for initiale in proposition if initiale in COULEURS_DU_NOTEBOOK)


@faux("seules les couleurs du début du notebook sont connues, les autres provoquent une erreur `KeyError` : ne les écrivez pas dans le code, cherchez le rang de chaque initiale dans la liste reçue, `initiales`, et lisez `emojis` à ce rang")
def autres_couleurs_inconnues(proposition, initiales, emojis):
    return " ".join(COULEURS_DU_NOTEBOOK[initiale] for initiale in proposition)


@faux("le rang est celui de l’initiale dans la proposition : cherchez-le dans `initiales`")
def rang_cherche_dans_la_proposition(proposition, initiales, emojis):
    return " ".join(emojis[proposition.index(initiale)] for initiale in proposition)


@faux("il y a deux espaces entre deux emojis, et une à la fin : ne mettez aucune espace avec chaque emoji, `\" \".join(…)` en met déjà une entre deux")
def deux_espaces(proposition, initiales, emojis):
    return " ".join(emoji + " " for emoji in _emojis(proposition, initiales, emojis))


@faux("l’espace manque après chaque emoji de la couleur du dernier pion : mettez les emojis dans une liste, puis joignez-la avec `\" \".join(…)` ; ou comparez des rangs, non des couleurs, pour reconnaître le dernier pion")
def espace_selon_la_couleur(proposition, initiales, emojis):
    derniere = proposition[-1]
    return "".join(_emojis([initiale], initiales, emojis)[0] + " " * (initiale != derniere) for initiale in proposition)


@faux("les emojis se touchent, et le dernier manque : n’ôtez aucun emoji à la fin, mettez-les tous dans une liste, puis joignez-la avec `\" \".join(…)`")
def colles_sans_le_dernier(proposition, initiales, emojis):
    return "".join(_emojis(proposition[:-1], initiales, emojis))
