"""Exercice : la taille de la plus grande part."""

from itertools import groupby

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_13._candidats import grandes_listes, petites_listes, tailles, tous
from mastermind_edu.exercices.chapitre_13.partition import partition
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def pire_cas(proposition, candidats, nb_couleurs):
    """Le nombre de candidats de la plus grande part."""
    return max(tailles(proposition, candidats, nb_couleurs))


def cas():
    yield from petites_listes()
    for proposition in ([0, 0, 0], [0, 0, 1], [0, 1, 2]):
        yield proposition, tous(3, 3), 3
    yield from grandes_listes()


RIEN_DE_RETENU = "le résultat est 0, comme si aucune part n’était retenue : la comparaison avec le maximum est-elle dans le bon sens, et chaque part, la dernière aussi, lui est-elle comparée ?"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la plus grande part de ce cas se dit."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or ecart.genre != "valeur":
        return ecart
    reponse, part = max(partition(*arguments).items(), key=lambda couple: len(couple[1]))
    if obtenue.valeur == 0:
        return ecart._replace(conseil=RIEN_DE_RETENU)
    if obtenue.valeur > len(arguments[1]):
        return ecart._replace(conseil=f"c’est plus que le nombre de candidats, {len(arguments[1])} : le maximum part-il d’un nombre trop grand, ou un compte continue-t-il d’une part à l’autre ? Partez de 0, et comptez chaque part à part")
    if len(part) == 1:
        return ecart._replace(conseil="ici, chaque candidat donne une réponse différente, et la plus grande part n’en a qu’un : deux candidats ne sont ensemble que s’ils donnent les mêmes bien placés et les mêmes mal placés")
    if obtenue.valeur > len(part):
        return ecart._replace(conseil=f"ici, la plus grande part n’a que {len(part)} candidats, ceux de la réponse `{reponse}` : deux candidats ne sont ensemble que s’ils donnent les mêmes bien placés et les mêmes mal placés")
    citees = " et ".join(f"`{code}`" for code in part[:2]) + (", par exemple," if len(part) > 2 else "")
    separes = arguments[1].index(part[1]) - arguments[1].index(part[0]) > 1
    conseil = f"ici, {citees} donnent la même réponse, `{reponse}` : ils sont dans la même part{', même s’ils ne se suivent pas dans la liste' if separes else ''} ; elle a {len(part)} candidats, c’est la plus grande"
    return ecart._replace(conseil=conseil)


EXERCICE = Exercice(
    reference=pire_cas,
    points=2,
    cas=cas,
    exemples=(
        ([0, 1], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([0, 0], [[0, 0], [0, 1], [1, 0], [1, 1]], 2),
        ([2, 2], [[0, 0], [0, 1], [1, 1]], 3),
    ),
    juger=juger,
    proprietes=(
        Propriete("il n’y a qu’un candidat", "il y a plusieurs candidats", lambda _, candidats, __: len(candidats) == 1),
        Propriete("la proposition est l’un des candidats", "la proposition n’est pas un candidat", lambda p, candidats, _: p in candidats),
        Propriete("toutes les parts ont la même taille", "les parts n’ont pas toutes la même taille", lambda p, c, k: len(set(tailles(p, c, k))) == 1),
        Propriete("tous les candidats donnent la même réponse", "les candidats ne donnent pas tous la même réponse", lambda p, c, k: len(tailles(p, c, k)) == 1),
        Propriete("la plus grande part est la première", "la plus grande part n’est pas la première", lambda p, c, k: (lambda t: t[0] == max(t))(tailles(p, c, k))),
    ),
    indices=(
        "Votre fonction `partition` a déjà tout rangé : il ne reste qu’à mesurer ses listes.",
        "`parts.values()` donne les listes, une à une. Gardez la plus grande longueur rencontrée.",
    ),
    squelette='''\
def pire_cas(proposition, candidats, nb_couleurs):
    """La taille de la plus grande part."""
    parts = partition(proposition, candidats, nb_couleurs)
    pire = 0
    for part in ...:
        pire = max(pire, ...)
    return ...
''',
)


@faux("c’est la taille de la plus petite part : il faut la plus grande")
def plus_petite_part(proposition, candidats, nb_couleurs):
    return min(tailles(proposition, candidats, nb_couleurs))


@faux("c’est le nombre de parts : il faut la taille de la plus grande, le plus grand `len(part)`")
def nombre_de_parts(proposition, candidats, nb_couleurs):
    return len(tailles(proposition, candidats, nb_couleurs))


@faux("la part choisie est la dernière dans l’ordre des codes, pas la plus longue : `max` compare deux listes comme deux mots ; comparez leurs longueurs, `len(part)`")
def derniere_dans_l_ordre(proposition, candidats, nb_couleurs):
    return len(max(partition(proposition, candidats, nb_couleurs).values()))


@faux("c’est le nombre de tous les candidats : séparez-les avec `partition`, et gardez la plus grande des tailles, sans les additionner")
def tous_les_candidats(proposition, candidats, nb_couleurs):
    return len(candidats)


@faux("c’est la taille moyenne des parts : il faut celle de la plus grande")
def taille_moyenne(proposition, candidats, nb_couleurs):
    mesurees = tailles(proposition, candidats, nb_couleurs)
    return sum(mesurees) / len(mesurees)


@faux("c’est la taille de la dernière part : une autre peut être plus grande, ne gardez la taille d’une part que si elle dépasse le maximum connu, qui part de 0 une seule fois")
def derniere_part(proposition, candidats, nb_couleurs):
    return tailles(proposition, candidats, nb_couleurs)[-1]


@faux("c’est la taille de la première part : une autre peut être plus grande, mesurez-les toutes avant de répondre")
def premiere_part(proposition, candidats, nb_couleurs):
    return tailles(proposition, candidats, nb_couleurs)[0]


@faux("c’est un de moins que la plus grande part : comptez tous ses candidats ; si le compte d’une part commence à son premier candidat, il vaut alors 1, et non 0")
def un_de_moins(proposition, candidats, nb_couleurs):
    return max(tailles(proposition, candidats, nb_couleurs)) - 1


@faux("la part de la réponse gagnante ne compte pas : elle doit compter aussi, elle a un candidat")
def sans_la_gagnante(proposition, candidats, nb_couleurs):
    return max(tailles(proposition, [c for c in candidats if c != proposition], nb_couleurs), default=0)


@faux("c’est toujours 2, comme la taille d’un couple : une clé en est un, et `.items()` en donne aussi ; mesurez les listes, `parts.values()`")
def taille_des_cles(proposition, candidats, nb_couleurs):
    return 2


@faux("la part de la plus grande réponse n’est jamais retenue : si vous triez les réponses et comptez les égales qui se suivent, comparez encore au maximum le compte des dernières, après le parcours")
def derniere_suite_oubliee(proposition, candidats, nb_couleurs):
    parts = sorted(partition(proposition, candidats, nb_couleurs).items())
    return max((len(part) for _, part in parts[:-1]), default=0)


@faux("c’est la liste de la plus grande part : il faut sa taille, un nombre")
def part_entiere(proposition, candidats, nb_couleurs):
    return max(partition(proposition, candidats, nb_couleurs).values(), key=len)


@faux("c’est la réponse de la plus grande part : il faut la taille de cette part, un nombre")
def reponse_de_la_part(proposition, candidats, nb_couleurs):
    parts = partition(proposition, candidats, nb_couleurs)
    return max(parts, key=lambda reponse: len(parts[reponse]))


@faux("des candidats de même réponse ne sont réunis que s’ils se suivent dans la liste : comptez pour chaque réponse tous ses candidats, où qu’ils soient, avec `partition`")
def suites_de_voisins(proposition, candidats, nb_couleurs):
    reponses = [repondre_frequences(candidat, proposition, nb_couleurs) for candidat in candidats]
    return max(len(list(suite)) for _, suite in groupby(reponses))


@faux("des candidats sont ensemble dès qu’ils donnent autant de bien placés : il faut aussi autant de mal placés, la réponse entière")
def bien_places_seuls(proposition, candidats, nb_couleurs):
    bien = [repondre_frequences(candidat, proposition, nb_couleurs)[0] for candidat in candidats]
    return max(map(bien.count, bien))


@faux("votre fonction renvoie la plus grande réponse, car `max` d’un dictionnaire compare ses clés : il faut la taille de la plus grande part, le plus grand `len(part)`")
def plus_grande_reponse(proposition, candidats, nb_couleurs):
    return max(partition(proposition, candidats, nb_couleurs))


@faux("c’est la taille de la part de la plus grande réponse : une autre part peut être plus longue, comparez les `len(part)`")
def part_de_la_plus_grande_reponse(proposition, candidats, nb_couleurs):
    parts = partition(proposition, candidats, nb_couleurs)
    return len(parts[max(parts)])


@faux("c’est la taille moyenne des parts, arrondie : il faut celle de la plus grande")
def taille_moyenne_entiere(proposition, candidats, nb_couleurs):
    mesurees = tailles(proposition, candidats, nb_couleurs)
    return sum(mesurees) // len(mesurees)


@faux("c’est la liste des tailles : il faut la plus grande, un seul nombre")
def toutes_les_tailles(proposition, candidats, nb_couleurs):
    return tailles(proposition, candidats, nb_couleurs)


@faux("c’est toujours 1 : chaque part compte tous ses candidats, et non un seul")
def toujours_un(proposition, candidats, nb_couleurs):
    return 1
