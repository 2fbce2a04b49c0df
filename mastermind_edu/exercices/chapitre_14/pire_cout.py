"""Exercice : ce que coûte, au pire secret, un mélange de deux stratégies."""

from fractions import Fraction

from mastermind_edu.exercices.chapitre_14._couts import PRUDENT_ET_MEFIANT, ecrire_fraction, exacte, tables
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

PARTS = (Fraction(0), Fraction(1), Fraction(1, 2), Fraction(1, 3), Fraction(3, 4), Fraction(5, 12), Fraction(2, 7), Fraction(19, 20))


def pire_cout(p, couts):
    """Le plus grand coût moyen, sur tous les secrets, de qui joue la première stratégie avec la part `p`, et sinon la seconde."""
    return max(map(exacte, _moyens(p, couts)))


def _moyens(p, couts):
    reste = 1 - p
    return [p * a + reste * b for a, b in zip(*couts)]


def cas():
    for couts in tables():
        for p in PARTS:
            yield p, couts


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence, où un nombre entier est exact aussi ; puis le calcul, secret par secret."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue._replace(valeur=exacte(obtenue.valeur)))
    if ecart and obtenue.erreur and "values to unpack" in obtenue.erreur.texte and " in couts" in obtenue.erreur.instruction:
        return ecart._replace(message=f"ligne {obtenue.erreur.ligne} : `couts` contient deux listes, une par stratégie, et non des couples : parcourez les rangs des secrets, `for i in range(len(couts[0]))`")
    if ecart is None or obtenue.erreur or ecart.genre == "modification":
        return ecart
    ecart = ecart._replace(obtenu=ecrire_observation(obtenue))
    if type(obtenue.valeur) is float:
        return ecart._replace(conseil="la réponse est un nombre à virgule, arrondi : calculez avec `p` telle quelle, sans la convertir ni diviser, la réponse sera une fraction exacte")
    return ecart._replace(conseil=_raconter(*arguments)) if ecart.genre == "valeur" else ecart


def _raconter(p, couts) -> str:
    moyens = ", ".join(str(moyen) for moyen in _moyens(p, couts)[:4])
    suite = "…" if len(couts[0]) > 4 else ""
    return f"avec la part {p} de la première stratégie, et {1 - p} de la seconde, les secrets coûtent {moyens}{suite} en moyenne : il faut le plus grand, `{ecrire_fraction(pire_cout(p, couts))}`"


EXERCICE = Exercice(
    reference=pire_cout,
    points=2,
    cas=cas,
    exemples=((Fraction(1, 2), [[1, 3], [3, 1]]), (Fraction(3, 4), [[2, 4], [6, 2]]), (Fraction(1, 4), PRUDENT_ET_MEFIANT)),
    intacts=("couts",),
    juger=juger,
    proprietes=(
        Propriete("seule la première stratégie est jouée", "la seconde stratégie est jouée parfois", lambda p, _: p == 1),
        Propriete("seule la seconde stratégie est jouée", "la première stratégie est jouée parfois", lambda p, _: p == 0),
        Propriete("p vaut un demi", "p ne vaut pas un demi", lambda p, _: p == Fraction(1, 2)),
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda _, couts: len(couts[0]) == 1),
        Propriete("le pire secret est le même pour les deux stratégies", "les deux stratégies n’ont pas le même pire secret", lambda _, couts: couts[0].index(max(couts[0])) == couts[1].index(max(couts[1]))),
    ),
    indices=(
        "Prenez un secret seul : la première stratégie le paie `couts[0][i]`, une part `p` du temps ; la seconde `couts[1][i]`, le reste du temps. Combien vaut le reste ?",
        "Le coût moyen du secret de rang `i` est une somme de deux produits. Calculez-le pour chaque rang, et gardez le plus grand.",
    ),
    squelette='''\
def pire_cout(p, couts):
    """Le plus grand coût moyen, sur tous les secrets."""
    moyens = []
    for i in range(...):
        moyens.append(p * ... + ... * ...)
    return ...
''',
)


@faux("les deux parts sont échangées : `p` est celle de la première stratégie, `couts[0]` ; la seconde a le reste, `1 - p`")
def parts_echangees(p, couts):
    return max(_moyens(1 - p, couts))


@faux("le résultat est la moyenne de tous les secrets : il faut le plus grand coût, celui du pire secret")
def moyenne_des_secrets(p, couts):
    return Fraction(sum(_moyens(p, couts)), len(couts[0]))


@faux("le résultat est la somme de tous les secrets : il faut le plus grand coût, celui du pire secret")
def somme_des_secrets(p, couts):
    return sum(_moyens(p, couts))


@faux("le résultat est le plus petit coût : il faut le plus grand, celui du pire secret")
def plus_petit(p, couts):
    return min(_moyens(p, couts))


@faux("le pire secret de chaque stratégie est pris à part : c’est le **même** secret qui est payé avec l’une ou l’autre, calculez d’abord son coût moyen, puis cherchez le plus grand")
def pires_a_part(p, couts):
    return p * max(couts[0]) + (1 - p) * max(couts[1])


@faux("les deux stratégies sont toujours jouées autant l’une que l’autre : la part de la première est `p`")
def moitie_moitie(p, couts):
    return max(_moyens(Fraction(1, 2), couts))


@faux("le plus grand coût part de `couts[0][0]`, qui n’est pas un coût moyen, et peut être trop grand : partez du coût moyen du premier secret, ou de 0")
def part_d_un_cout_simple(p, couts):
    return max(couts[0][0], *_moyens(p, couts))


@faux("seule la première stratégie compte : ajoutez la part de la seconde, `1 - p`")
def premiere_strategie_seule(p, couts):
    return max(p * a for a in couts[0])


@faux("la seconde stratégie compte en entier : sa part est `1 - p`")
def seconde_en_entier(p, couts):
    return max(p * a + b for a, b in zip(*couts))


@faux("la part `p` est donnée aux deux stratégies : celle de la seconde est le reste, `1 - p`")
def meme_part(p, couts):
    return max(p * a + p * b for a, b in zip(*couts))


@faux("seul le premier secret est regardé : prenez le plus grand coût de **tous** les secrets")
def premier_secret_seul(p, couts):
    return _moyens(p, couts)[0]


@faux("le dernier secret n’est jamais regardé : son rang est `len(couts[0]) - 1`, allez jusque-là")
def dernier_oublie(p, couts):
    return max(_moyens(p, couts)[:-1])


@faux("seuls deux secrets sont regardés : il y en a `len(couts[0])`, alors que `len(couts)` compte les stratégies")
def deux_secrets(p, couts):
    return max(p * couts[0][i] + (1 - p) * couts[1][i] for i in range(len(couts)))


@faux("la réponse est un nombre à virgule : gardez la fraction, qui est exacte")
def a_virgule(p, couts):
    return float(pire_cout(p, couts))


@faux("le résultat est le rang du pire secret : il faut son coût moyen")
def rang_du_pire(p, couts):
    moyens = _moyens(p, couts)
    return moyens.index(max(moyens))


@faux("le résultat est la liste des coûts moyens : il faut le plus grand seul")
def tous_les_couts(p, couts):
    return _moyens(p, couts)
