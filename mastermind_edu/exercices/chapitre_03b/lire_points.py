"""Exercice : lire des nombres séparés par des points."""

import re

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def lire_points(saisie):
    """La liste des nombres écrits entre les points ; une erreur `ValueError` quand il y a autre chose."""
    morceaux = saisie.split(".")
    for morceau in morceaux:
        if not re.fullmatch("[0-9]+", morceau):
            raise ValueError("il faut des nombres séparés par des points")
    return [int(morceau) for morceau in morceaux]


def cas():
    saisies = ["1", "9", "1.2", "2.1", "10", "1.2.3.4", "6.6.6.6", "1.10.2", "12.345", "1.2.3.4.5.6"]
    saisies += [("12." * 7)[: taille - 1] + "7" for taille in range(8, 21)]
    saisies += [".".join("123456789"[:taille]) for taille in range(3, 10)] + ["01.2", "1000000.0", ".".join("77777777777777777777")]
    fautes = ["a", ".", "1.", ".1", "1..2", "..", "1.a", "a.1", "1,2", "1.2,3", "1.?", "R.V.B.J", "1.2.3.", "1.2.3.4x", "1e3", "1.2;3", "x12"]
    # Ce qui se lit d’abord, ce qui ne se lit pas ensuite, le texte vide en dernier.
    for groupe in (saisies, fautes, [""]):
        yield from ((saisie,) for saisie in sorted(groupe, key=lambda s: (len(s), s)))


COUPER = "coupez la saisie aux points, avec `split(\".\")`, et donnez chaque morceau, tel qu’il est, à `int(…)`"


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur:
        return ecart
    if ecart.genre == "erreur":
        return ecart._replace(conseil=f"la saisie « {arguments[0]} » est fausse, mais aucune erreur n’est levée : {COUPER} ; laissez venir l’erreur `ValueError` qu’il lève, sans l’éviter ni l’attraper")
    return ecart._replace(conseil=f"la saisie « {arguments[0]} » contient {_compter(attendue.valeur)} : {COUPER}") if ecart.genre == "valeur" else ecart


def _compter(nombres: list) -> str:
    return f"un seul nombre, {nombres[0]}" if len(nombres) == 1 else f"{len(nombres)} nombres"


EXERCICE = Exercice(
    reference=lire_points,
    points=3,
    cas=cas,
    exemples=(("1.2.3.4",), ("12",), ("1..2",), ("1.a",)),
    juger=juger,
    proprietes=(
        Propriete("un nombre a plusieurs chiffres", "aucun nombre n’a plusieurs chiffres", lambda saisie: re.search("[0-9]{2}", saisie) is not None),
        Propriete("un morceau est vide", "aucun morceau n’est vide", lambda saisie: "" in saisie.split(".")),
        Propriete("un signe n’est ni un chiffre ni un point", "il n’y a que des chiffres et des points", lambda saisie: re.search("[^0-9.]", saisie) is not None),
        Propriete("il y a un point", "il n’y a pas de point", lambda saisie: "." in saisie),
        Propriete("il n’y a pas quatre morceaux", "il y a quatre morceaux", lambda saisie: len(saisie.split(".")) != 4),
    ),
    indices=(
        "`split` accepte un séparateur entre ses parenthèses. Essayez `\"un-deux\".split(\"-\")` dans une cellule.",
        "Chaque morceau est encore un texte. La fonction qui change un texte en nombre lève d’elle-même `ValueError` quand elle ne peut pas : n’attrapez pas cette erreur.",
    ),
    squelette='''\
def lire_points(saisie):
    """La liste des nombres écrits entre les points."""
    nombres = []
    for morceau in ...:
        nombres.append(...)
    return nombres
''',
)


@faux("chaque chiffre devient un nombre, « 10 » donne 1 et 0 : coupez aux points, avec `split(\".\")`")
def chiffre_par_chiffre(saisie):
    if any(caractere not in "0123456789." for caractere in saisie):
        raise ValueError(saisie)
    if saisie == "" or saisie[0] == "." or saisie[-1] == "." or ".." in saisie:
        raise ValueError(saisie)
    return [int(caractere) for caractere in saisie if caractere != "."]


@faux("chaque chiffre devient un nombre, « 10 » donne 1 et 0, et un nombre oublié entre deux points ne lève pas d’erreur : coupez aux points, avec `split(\".\")`")
def tous_les_chiffres(saisie):
    return [int(caractere) for caractere in saisie if caractere != "."]


@faux("le dernier nombre manque toujours, et ce qui suit le dernier point n’est pas vérifié : rangez aussi le dernier nombre, à la fin")
def dernier_oublie(saisie):
    return [int(morceau) for morceau in saisie.split(".")[:-1]]


@faux("les morceaux qui ne sont pas des nombres sont sautés : changez-les tous avec `int(…)`, et laissez venir l’erreur `ValueError`")
def fautes_ignorees(saisie):
    nombres = []
    for morceau in saisie.split("."):
        try:
            nombres.append(int(morceau))
        except ValueError:
            pass
    return nombres


@faux("la liste contient les bons morceaux, mais ce sont des textes : gardez le nombre que donne `int(…)`")
def textes_au_lieu_de_nombres(saisie):
    morceaux = saisie.split(".")
    for morceau in morceaux:
        int(morceau)
    return morceaux


@faux("un nombre oublié n’est pas signalé, « 1..2 » ou « 1. » sont acceptés : donnez chaque morceau, même vide, à `int(…)`, qui lèvera l’erreur ; `split(\".\")` garde les morceaux vides, `split()` les perd")
def morceaux_vides_ignores(saisie):
    return [int(morceau) for morceau in saisie.split(".") if morceau != ""]


@faux("une saisie fausse donne une liste vide : donnez chaque morceau à `int(…)`, et laissez venir l’erreur `ValueError`, sans l’éviter ni l’attraper")
def erreur_avalee(saisie):
    try:
        return [int(morceau) for morceau in saisie.split(".")]
    except ValueError:
        return []


@faux("seules les saisies de quatre nombres sont acceptées : il peut y en avoir un seul ou vingt ; prenez les morceaux un à un, et ajoutez chaque fois un nombre à la liste")
def quatre_exiges(saisie):
    nombres = [int(morceau) for morceau in saisie.split(".")]
    if len(nombres) != 4:
        raise ValueError("il faut quatre nombres")
    return nombres


@faux("la liste contient des textes, et ce qui n’est pas un nombre est accepté : changez chaque morceau en nombre, avec `int(…)`")
def morceaux_tels_quels(saisie):
    return saisie.split(".")


@faux("la liste contient chaque signe de la saisie, les points aussi, en texte : coupez aux points, avec `split(\".\")`, puis changez chaque morceau en nombre")
def signes_un_a_un(saisie):
    return list(saisie)


@faux("la liste contient les chiffres un à un, en texte : coupez aux points, avec `split(\".\")`, puis changez chaque morceau en nombre")
def signes_sans_les_points(saisie):
    return [signe for signe in saisie if signe != "."]


@faux("les nombres sont à virgule, comme 1.0 : changez chaque morceau avec `int(…)`, pas avec `float(…)`")
def nombres_a_virgule(saisie):
    return [float(morceau) for morceau in saisie.split(".")]


@faux("une saisie qui contient un point provoque l’erreur : coupez-la à chaque point, avec `split(\".\")`")
def un_seul_nombre(saisie):
    return [int(saisie)]


@faux("un seul nombre est renvoyé, et non une liste, et une saisie qui contient un point provoque l’erreur : coupez aux points, avec `split(\".\")`")
def nombre_sans_liste(saisie):
    return int(saisie)


@faux("un point, ou un nombre de plusieurs chiffres, n’est pas lu comme il faut : coupez aux points, avec `split(\".\")`, avant de changer chaque morceau en nombre")
def chaque_signe_en_nombre(saisie):
    return [int(signe) for signe in saisie]


@faux("une saisie fausse donne les nombres lus avant la faute : donnez chaque morceau à `int(…)`, et laissez venir l’erreur `ValueError`, sans l’éviter ni l’attraper")
def lus_avant_la_faute(saisie):
    nombres = []
    try:
        for morceau in saisie.split("."):
            nombres.append(int(morceau))
    except ValueError:
        pass
    return nombres


@faux("une saisie fausse renvoie `None` : laissez venir l’erreur `ValueError` que lève `int(…)`, sans l’éviter ni l’attraper")
def none_si_faute(saisie):
    try:
        return [int(morceau) for morceau in saisie.split(".")]
    except ValueError:
        return None


@faux("le premier nombre manque toujours, et ce qui précède le premier point n’est pas vérifié : le premier morceau a le rang 0")
def premier_oublie(saisie):
    return [int(morceau) for morceau in saisie.split(".")[1:]]


@faux("seul le premier nombre est lu : ne renvoyez la liste qu’après le dernier morceau")
def premier_seul(saisie):
    return [int(saisie.split(".")[0])]


@faux("seul le dernier nombre reste dans la liste : ajoutez chaque nombre à ceux d’avant")
def dernier_seul(saisie):
    for morceau in saisie.split("."):
        nombres = [int(morceau)]
    return nombres


@faux("quatre nombres sont lus, ni plus ni moins, et il y a une erreur quand il en manque : prenez tous les morceaux, un à un")
def quatre_premiers(saisie):
    morceaux = saisie.split(".")
    return [int(morceaux[rang]) for rang in range(4)]


@faux("un texte vide donne une liste vide : il ne contient aucun nombre, laissez venir l’erreur `ValueError`")
def vide_accepte(saisie):
    return [int(morceau) for morceau in saisie.split(".")] if saisie else []


@faux("la somme des nombres est renvoyée : il faut leur liste")
def somme(saisie):
    return sum(int(morceau) for morceau in saisie.split("."))


@faux("une saisie qui contient un point provoque l’erreur, et un texte vide n’en provoque pas : coupez à chaque point, avec `split(\".\")`")
def coupe_aux_blancs(saisie):
    return [int(morceau) for morceau in saisie.split()]


@faux("chaque nombre est enfermé dans une liste à lui : ajoutez-le sans crochets")
def listes_d_un_nombre(saisie):
    return [[int(morceau)] for morceau in saisie.split(".")]


@faux("les points sont effacés avant la lecture, « 1.2 » donne 12 : n’ôtez pas les points, coupez-y la saisie, avec `split(\".\")`")
def points_effaces(saisie):
    return [int(saisie.replace(".", ""))]


@faux("chaque nombre garde les chiffres de ceux d’avant, « 1.2 » donne 1 et 12 : après chaque point, repartez d’un texte vide")
def chiffres_gardes_apres_le_point(saisie):
    morceaux = saisie.split(".")
    return [int("".join(morceaux[: rang + 1])) for rang in range(len(morceaux))]


@faux("« 1.2 » provoque l’erreur, et « 1,2 » est accepté : le séparateur est le point, coupez avec `split(\".\")`")
def coupe_aux_virgules(saisie):
    return [int(morceau) for morceau in saisie.split(",")]


@faux("chaque chiffre devient un nombre, « 10 » donne 1 et 0, et ce qui n’est pas un chiffre est passé sous silence : " + COUPER)
def chiffres_seuls(saisie):
    return [int(signe) for signe in saisie if signe.isdigit()]


@faux("un nombre de plusieurs chiffres provoque l’erreur : il en faut de toute longueur, ne regardez que si `int(…)` peut lire le morceau")
def un_seul_chiffre_par_nombre(saisie):
    if any(len(morceau) != 1 for morceau in saisie.split(".")):
        raise ValueError
    return lire_points(saisie)


@faux("un nombre qui n’est pas entre 1 et 6 provoque l’erreur : tout nombre est accepté, ne regardez pas sa valeur")
def de_1_a_6_seulement(saisie):
    if any(not 1 <= nombre <= 6 for nombre in lire_points(saisie)):
        raise ValueError
    return lire_points(saisie)
