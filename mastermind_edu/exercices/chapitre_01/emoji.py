"""Exercice : l’emoji d’une initiale."""

from mastermind_edu.exercices.cas import autres_tableaux, tableaux
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, `"?"` quand l’initiale est inconnue."""
    if initiale in initiales:
        return emojis[initiales.index(initiale)]
    return "?"


def cas():
    for initiales, emojis in tableaux():
        for initiale in [*initiales, "X"]:
            yield initiale, initiales, emojis
    for initiale in ("", "r", "v", "b", "RV"):  # des textes qui ne sont pas dans le tableau, mais y ressemblent
        yield initiale, ["R", "V", "B"], ["🔴", "🟢", "🔵"]
    for initiales, emojis in autres_tableaux():
        for initiale in initiales:
            yield initiale, initiales, emojis
    for initiales, emojis in autres_tableaux():
        for inconnue in "RVBS":
            if inconnue not in initiales:
                yield inconnue, initiales, emojis


TABLEAUX_RECUS = "répondez ce que contient `emojis` à ce rang ; n’écrivez vous-même ni initiale ni emoji, ils sont dans les deux tableaux reçus"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    initiale, initiales, _ = arguments
    if ecart and attendue.valeur == "?" and type(obtenue.valeur) is str:
        return ecart._replace(conseil=f"l’initiale « {initiale} » n’est pas dans le tableau : il faut « ? », et non « {obtenue.valeur} »")
    if ecart is None or attendue.valeur == "?":
        return ecart
    place = f"l’initiale « {initiale} » est au rang {initiales.index(initiale)} de `initiales`"
    if obtenue.erreur and obtenue.erreur.types[0] == "KeyError" and obtenue.erreur.texte.endswith(repr(initiale)):
        return ecart._replace(message=f"{place}, mais le dictionnaire lu à la ligne {obtenue.erreur.ligne} ne l’a pas : {TABLEAUX_RECUS}")
    return ecart._replace(conseil=f"{place} : {TABLEAUX_RECUS}") if type(obtenue.valeur) is str else ecart


EXERCICE = Exercice(
    reference=emoji,
    points=2,
    cas=cas,
    exemples=(
        ("R", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ("B", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
        ("X", ["R", "V", "B"], ["🔴", "🟢", "🔵"]),
    ),
    juger=juger,
    jamais_d_erreur=True,
    proprietes=(
        Propriete("l’initiale est inconnue", "l’initiale est connue", lambda initiale, initiales, _: initiale not in initiales),
        Propriete("l’initiale est la première", "l’initiale n’est pas la première", lambda initiale, initiales, _: [initiale] == initiales[:1]),
        Propriete("l’initiale est la dernière", "l’initiale n’est pas la dernière", lambda initiale, initiales, _: [initiale] == initiales[-1:]),
        Propriete("l’initiale est une minuscule", "l’initiale n’est pas une minuscule", lambda initiale, *_: initiale.islower()),
        Propriete("il n’y a qu’une couleur", "il y a plusieurs couleurs", lambda _, initiales, __: len(initiales) == 1),
    ),
    indices=(
        "Les deux tableaux sont parallèles : l’emoji cherché a le même rang que l’initiale.",
        "Deux temps : d’abord l’initiale inconnue, que `in` permet de reconnaître ; ensuite le rang, que `index` trouve, et la lecture à ce rang.",
    ),
    squelette='''\
def emoji(initiale, initiales, emojis):
    """L’emoji de même rang que l’initiale, "?" quand elle est inconnue."""
    if ...:
        return "?"
    rang = ...
    return ...
''',
)


@faux("pour une initiale inconnue, la fonction renvoie `None` : il faut « ? », une fois toutes les initiales regardées")
def none_si_inconnue(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]


@faux("une initiale inconnue provoque une erreur : voyez d’abord si elle est dans le tableau, avec `in`, et renvoyez « ? » sinon")
def sans_cas_inconnu(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)]


@faux("l’emoji est celui d’un rang avant, et à la première initiale répond le dernier emoji : lisez `emojis` au rang de l’initiale, sans rien ôter")
def decalage_d_un_rang(initiale, initiales, emojis):
    if initiale in initiales:
        return emojis[initiales.index(initiale) - 1]
    return "?"


@faux("une initiale connue est renvoyée telle quelle : il faut son emoji, lu dans `emojis` au même rang")
def rend_l_initiale(initiale, initiales, emojis):
    return initiale if initiale in initiales else "?"


@faux("toute initiale connue donne le premier emoji : trouvez le rang de l’initiale dans `initiales`, puis lisez `emojis` à ce seul rang, sans reparcourir tous les emojis ; si vous comptez les rangs, avancez de 1 à chaque tour")
def premier_emoji(initiale, initiales, emojis):
    return emojis[0] if initiale in initiales else "?"


@faux("seule la dernière initiale est reconnue : une fois l’emoji trouvé, rien ne doit le remplacer par « ? » ; ne donnez « ? » qu’au départ, ou après les avoir toutes regardées")
def derniere_initiale_seule(initiale, initiales, emojis):
    resultat = "?"
    for i in range(len(initiales)):
        resultat = emojis[i] if initiales[i] == initiale else "?"
    return resultat


@faux("seule la première initiale est reconnue : ne répondez « ? » qu’après les avoir toutes regardées")
def conclut_trop_tot(initiale, initiales, emojis):
    for i in range(len(initiales)):
        if initiales[i] == initiale:
            return emojis[i]
        else:
            return "?"


@faux("une initiale en minuscule est reconnue comme si elle était en majuscule : cherchez l’initiale telle qu’elle est reçue")
def minuscule_acceptee(initiale, initiales, emojis):
    return emoji(initiale.upper(), initiales, emojis)


@faux("une initiale inconnue fait sortir du tableau : vérifiez que le rang est plus petit que `len(initiales)` avant de lire une case, et répondez « ? » s’il ne l’est pas")
def sortie_du_tableau(initiale, initiales, emojis):
    i = 0
    while initiales[i] != initiale:
        i += 1
    return emojis[i]


@faux("une initiale inconnue donne le dernier emoji : quand elle n’est trouvée nulle part, répondez « ? » sans lire `emojis` (le rang −1 est celui du dernier)")
def moins_un_si_inconnue(initiale, initiales, emojis):
    return emojis[initiales.index(initiale) if initiale in initiales else -1]


@faux("une initiale inconnue donne le premier emoji : quand elle n’est trouvée nulle part, répondez « ? » sans lire `emojis`")
def zero_si_inconnue(initiale, initiales, emojis):
    return emojis[initiales.index(initiale) if initiale in initiales else 0]


@faux("une initiale inconnue est renvoyée telle quelle : il faut « ? »")
def inconnue_renvoyee(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)] if initiale in initiales else initiale


@faux("une initiale inconnue donne un texte vide : il faut « ? »")
def vide_si_inconnue(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)] if initiale in initiales else ""


@faux("c’est le rang de l’initiale qui est renvoyé : il faut l’emoji lu dans `emojis` à ce rang")
def rang_renvoye(initiale, initiales, emojis):
    return initiales.index(initiale) if initiale in initiales else "?"


@faux("l’emoji est celui d’un rang après, et la dernière initiale provoque une erreur : lisez `emojis` au rang de l’initiale, sans rien ajouter, et avant de passer au rang suivant")
def rang_suivant(initiale, initiales, emojis):
    return emojis[initiales.index(initiale) + 1] if initiale in initiales else "?"


@faux("toute initiale donne « ? » : cherchez-la dans `initiales`, case par case ou avec `in`, puis lisez `emojis` au même rang")
def toujours_inconnue(initiale, initiales, emojis):
    return "?"


@faux("la première initiale donne « ? » : son rang est 0 ; si vous avancez de rang en rang, partez de 0 ; si vous testez le rang trouvé, acceptez 0 aussi")
def premiere_oubliee(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)] if initiale in initiales[1:] else "?"


@faux("la dernière initiale donne « ? » : son rang est `len(initiales) - 1`, il faut aller jusque-là")
def derniere_oubliee(initiale, initiales, emojis):
    return emojis[initiales.index(initiale)] if initiale in initiales[:-1] else "?"


@faux("toute initiale connue donne le dernier emoji : trouvez le rang de l’initiale dans `initiales`, puis lisez `emojis` à ce seul rang, sans reparcourir tous les emojis")
def dernier_emoji(initiale, initiales, emojis):
    return emojis[-1] if initiale in initiales else "?"


@faux("les initiales connues sont toujours R, V, B, J, P et N : cherchez dans les tableaux reçus, qui peuvent en avoir d’autres, sans écrire vous-même ni initiale ni emoji")
def couleurs_du_cours(initiale, initiales, emojis):
    return dict(zip("RVBJPN", ["🔴", "🟢", "🔵", "🟡", "🟣", "⚫"])).get(initiale, "?")


@faux("« ? » n’est renvoyé que pour X : toute initiale absente du tableau est inconnue")
def x_seulement(initiale, initiales, emojis):
    return "?" if initiale == "X" else emojis[initiales.index(initiale)]


@faux("une initiale inconnue donne un emoji quand elle est un morceau du texte des initiales : cherchez-la dans la liste, pas dans un texte")
def cherche_dans_un_texte(initiale, initiales, emojis):
    rang = "".join(initiales).find(initiale)
    return "?" if rang == -1 else emojis[rang]


@faux("seules R, V et B sont connues, comme dans les exemples : cherchez dans les tableaux reçus, qui peuvent en avoir d’autres, sans écrire vous-même ni initiale ni emoji")
def couleurs_des_exemples(initiale, initiales, emojis):
    return dict(zip("RVB", ["🔴", "🟢", "🔵"])).get(initiale, "?")


@faux("chaque initiale regardée ajoute un signe à la réponse : il en faut un seul, l’emoji trouvé, ou « ? » après les avoir toutes regardées")
def un_signe_par_initiale(initiale, initiales, emojis):
    return "".join(e if i == initiale else "?" for i, e in zip(initiales, emojis))


@faux("toute initiale connue donne l’emoji de rang 1, et une erreur quand il n’y en a qu’un : lisez `emojis` au rang de l’initiale ; compter l’initiale dans le tableau donne 1, et non son rang")
def deuxieme_emoji(initiale, initiales, emojis):
    return emojis[1] if initiale in initiales else "?"


@faux("l’emoji est enfermé dans une liste : renvoyez-le seul, sans crochets autour")
def liste_d_un_emoji(initiale, initiales, emojis):
    return [emojis[initiales.index(initiale)]] if initiale in initiales else "?"
