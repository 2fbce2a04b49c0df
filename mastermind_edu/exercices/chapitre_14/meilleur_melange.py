"""Exercice : chercher le mélange de deux stratégies dont le pire secret coûte le moins, et la valeur du petit jeu."""

from fractions import Fraction

from mastermind_edu.exercices.chapitre_14._couts import PRUDENT_ET_MEFIANT, ecrire_fraction, exacte, tables
from mastermind_edu.exercices.chapitre_14.pire_cout import pire_cout
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def meilleur_melange(couts, pas):
    """Le couple (part, coût) du mélange dont le pire secret coûte le moins, les parts essayées étant 0, 1/`pas`, …, 1."""
    essais = ((pire_cout(p, couts), p) for p in _parts(pas))
    cout, p = min(essais)
    return p, cout


def _parts(pas):
    return [Fraction(i, pas) for i in range(pas + 1)]


def cas():
    for couts in tables():
        for pas in (1, 2, 3, 4, 7):
            if (pas + 1) * len(couts[0]) <= 20:  # l’exemple qui échoue n’a pas à être grand, ni la vérification longue
                yield couts, pas
    for pas in (1, 3, 5, 12, 20):
        yield PRUDENT_ET_MEFIANT, pas
        yield [[3, 9, 4], [8, 2, 5]], pas
        yield [[5, 5], [5, 5]], pas  # tous les mélanges se valent : la plus petite part
        yield [[1, 2], [8, 9]], pas


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence, où un nombre entier est exact aussi ; puis ce que coûtent les deux parts."""
    valeur, vue = obtenue.valeur, ecrire_observation(obtenue)
    if type(valeur) in (list, tuple):
        obtenue = obtenue._replace(valeur=tuple(map(exacte, valeur)))
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or ecart.genre == "modification":
        return ecart
    ecart = ecart._replace(obtenu=vue)
    if type(valeur) not in (list, tuple) or len(valeur) != 2:
        return ecart._replace(conseil="il faut un couple : la part de la première stratégie, puis ce que coûte le pire secret")
    if float in map(type, valeur):
        return ecart._replace(conseil="il y a là un nombre à virgule, donc arrondi : les parts s’écrivent `Fraction(i, pas)`, et le coût est alors exact")
    return ecart._replace(conseil=_raconter(*arguments, *obtenue.valeur, *attendue.valeur))


def _raconter(couts, pas, part, cout, meilleure, moindre) -> str:
    if type(part) is not Fraction or part not in _parts(pas):
        return f"la part doit être une des {pas + 1} essayées, 0, `Fraction(1, {pas})`… jusqu’à 1, et non son rang ni un autre nombre"
    vrai = pire_cout(part, couts)
    if cout in _parts(pas) and pire_cout(cout, couts) == part:
        return "le couple est à l’envers : la part vient d’abord, puis le coût"
    if cout != vrai:
        return f"le pire secret de la part {part} coûte {vrai}, que donne `pire_cout` : votre couple dit {str(cout)[:20]}"
    if vrai == moindre:
        return f"la part {part} coûte {vrai}, et c’est le moins, mais {meilleure} aussi : à égalité, il faut la plus petite part"
    return f"la part {part} coûte {vrai} au pire secret ; la part {meilleure} ne coûte que {moindre}, `{ecrire_fraction(moindre)}`"


EXERCICE = Exercice(
    reference=meilleur_melange,
    points=3,
    cas=cas,
    exemples=(([[1, 3], [3, 1]], 4), ([[5, 5], [5, 5]], 3), (PRUDENT_ET_MEFIANT, 12)),
    intacts=("couts",),
    juger=juger,
    proprietes=(
        Propriete("le meilleur est de mêler les deux stratégies", "une stratégie seule suffit", lambda couts, pas: 0 < meilleur_melange(couts, pas)[0] < 1),
        Propriete("la meilleure part est 0", "la meilleure part n’est pas 0", lambda couts, pas: meilleur_melange(couts, pas)[0] == 0),
        Propriete("la meilleure part est 1", "la meilleure part n’est pas 1", lambda couts, pas: meilleur_melange(couts, pas)[0] == 1),
        Propriete("plusieurs parts coûtent aussi peu", "une seule part coûte aussi peu", lambda couts, pas: [pire_cout(p, couts) for p in _parts(pas)].count(meilleur_melange(couts, pas)[1]) > 1),
        Propriete("pas vaut 1", "pas dépasse 1", lambda _, pas: pas == 1),
        Propriete("il n’y a qu’un secret", "il y a plusieurs secrets", lambda couts, _: len(couts[0]) == 1),
    ),
    indices=(
        "C’est la recherche du plus petit, comme dans `meilleure_proposition` : essayez chaque part, et gardez celle dont `pire_cout` est le plus petit.",
        "Il y a `pas + 1` parts, `Fraction(i, pas)` pour `i` de 0 à `pas` **compris**. Vous les essayez de la plus petite à la plus grande : à égalité, que faut-il faire ?",
    ),
    squelette='''\
def meilleur_melange(couts, pas):
    """Le couple (part de la première stratégie, coût du pire secret)."""
    meilleure = Fraction(0)
    moindre = pire_cout(meilleure, couts)
    for i in range(...):
        p = ...
        cout = ...
        if ...:
            meilleure = ...
            moindre = ...
    return meilleure, moindre
''',
)


def _moindre(couts, parts, mesurer=pire_cout):
    """La première de ces parts qui coûte le moins, d’après cette mesure."""
    couples = [(mesurer(p, couts), p) for p in parts]
    return min(couples, key=lambda couple: couple[0])


@faux("à égalité, c’est la plus grande part qui est donnée : n’en changez que si le coût est **strictement** plus petit")
def plus_grande_part(couts, pas):
    cout, p = _moindre(couts, _parts(pas)[::-1])
    return p, cout


@faux("la part 1, la première stratégie seule, n’est jamais essayée : allez jusqu’à `pas` compris")
def sans_la_part_un(couts, pas):
    cout, p = _moindre(couts, _parts(pas)[:-1])
    return p, cout


@faux("la part 0, la seconde stratégie seule, n’est jamais essayée : partez de 0")
def sans_la_part_zero(couts, pas):
    cout, p = _moindre(couts, _parts(pas)[1:])
    return p, cout


@faux("c’est toujours la part 0 qui est donnée : `min` d’une liste de couples compare d’abord leur premier élément, mettez-y le coût, et renvoyez ensuite la part devant ; si vous comparez les coûts vous-même, chacun doit l’être au plus petit déjà vu")
def toujours_la_part_zero(couts, pas):
    return min((p, pire_cout(p, couts)) for p in _parts(pas))


@faux("seules les parts 0 et 1 sont essayées : essayez aussi les mélanges, de 1/`pas` en 1/`pas`")
def sans_melange(couts, pas):
    cout, p = _moindre(couts, (Fraction(0), Fraction(1)))
    return p, cout


@faux("le résultat est le mélange dont le pire secret coûte le **plus** : il faut celui qui coûte le moins")
def pire_melange(couts, pas):
    cout, p = max(((pire_cout(p, couts), -p) for p in _parts(pas)))
    return -p, cout


@faux("le coût vient avant la part : le couple est (part, coût)")
def couple_inverse(couts, pas):
    return meilleur_melange(couts, pas)[::-1]


@faux("seule la part est renvoyée : il faut le couple (part, coût)")
def part_seule(couts, pas):
    return meilleur_melange(couts, pas)[0]


@faux("seul le coût est renvoyé : il faut le couple (part, coût)")
def cout_seul(couts, pas):
    return meilleur_melange(couts, pas)[1]


@faux("la part est un nombre à virgule, donc arrondi : écrivez `Fraction(i, pas)`, et non `i / pas`")
def part_a_virgule(couts, pas):
    cout, p = _moindre(couts, [i / pas for i in range(pas + 1)])
    return p, cout


@faux("une part a 0 pour dénominateur, et Python s’arrête : la part de rang `i` est `Fraction(i, pas)`, `i` d’abord")
def fraction_a_l_envers(couts, pas):
    return meilleur_melange(couts, Fraction(pas, 0))


@faux("la part donnée est le numérateur `i` : il faut la fraction, `Fraction(i, pas)`")
def numerateur(couts, pas):
    p, cout = meilleur_melange(couts, pas)
    return p * pas, cout


@faux("12 parts sont toujours essayées : le nombre de parts est `pas`")
def toujours_douze(couts, pas):
    return meilleur_melange(couts, 12)


@faux("c’est le coût moyen de tous les secrets qui est le plus petit : il faut que ce soit celui du **pire** secret, que donne `pire_cout`")
def moyenne_la_plus_petite(couts, pas):
    _, p = _moindre(couts, _parts(pas), lambda p, couts: sum(p * a + (1 - p) * b for a, b in zip(*couts)))
    return p, pire_cout(p, couts)


@faux("c’est le secret le moins cher qui décide : le codeur, lui, choisira le pire, dont `pire_cout` donne le coût")
def meilleur_secret(couts, pas):
    cout, p = _moindre(couts, _parts(pas), lambda p, couts: min(p * a + (1 - p) * b for a, b in zip(*couts)))
    return p, cout


@faux("la réponse est toujours une part d’un demi : essayez toutes les parts, et gardez la meilleure")
def moitie_moitie(couts, pas):
    return Fraction(1, 2), pire_cout(Fraction(1, 2), couts)
