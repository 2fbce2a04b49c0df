"""Question sœur du chapitre 08 : un suspect qui s’accorde avec tous les témoignages."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


# L’ordre des témoignages ne compte pas : les lire à l’envers conviendrait aussi.
def suspect_possible(traits, temoignages):
    """True si un suspect qui a ces traits s’accorde avec tous les témoignages."""
    for trait, vu in temoignages:
        present = False
        if trait in traits:
            present = True
        if present != vu:
            return False
    return True


def cas():
    for traits in ([], ["barbe"], ["barbe", "chapeau"]):
        yield traits, []
    uns = list(product(("barbe", "chapeau", "lunettes"), (True, False)))
    suspects = ([], ["barbe"], ["chapeau"], ["barbe", "chapeau"], ["chapeau", "barbe", "lunettes"])
    for traits, temoignage in product(suspects, uns):
        yield traits, [temoignage]
    for traits, premier, second in product(suspects, uns, uns):
        yield traits, [premier, second]
    longs = [("barbe", True), ("écharpe", False), ("lunettes", True), ("canne", True), ("chapeau", False)]
    for traits in (["canne", "lunettes", "barbe"], ["barbe", "lunettes", "canne", "chapeau"], ["écharpe"], ["barbe", "lunettes"], []):
        for nombre in range(1, 6):
            yield traits, longs[:nombre]


def ecarts(traits, temoignages):
    """Pour chaque témoignage, vrai quand il exclut ce suspect."""
    return [(trait in traits) != vu for trait, vu in temoignages]


EXERCICE = Exercice(
    reference=suspect_possible,
    points=3,
    cas=cas,
    exemples=(
        (["barbe", "chapeau"], [("barbe", True), ("lunettes", False)]),
        (["barbe", "chapeau"], [("barbe", True), ("chapeau", False)]),
        (["canne"], []),
    ),
    intacts=("traits", "temoignages"),
    proprietes=(
        Propriete("il n’y a aucun témoignage", "il y a au moins un témoignage", lambda _, temoignages: not temoignages),
        Propriete("le suspect s’accorde avec tous les témoignages", "un témoignage exclut le suspect", lambda *cas: not any(ecarts(*cas))),
        Propriete("le premier témoignage exclut le suspect", "le premier témoignage n’exclut pas le suspect", lambda *cas: any(ecarts(*cas)[:1])),
        Propriete("le dernier témoignage exclut le suspect", "le dernier témoignage n’exclut pas le suspect", lambda *cas: any(ecarts(*cas)[-1:])),
        Propriete("un témoin dit ne pas avoir vu un trait", "aucun témoin ne dit ne pas avoir vu un trait", lambda _, temoignages: any(not vu for _, vu in temoignages)),
        Propriete("un trait que le suspect n’a pas a été vu", "tous les traits vus sont au suspect", lambda traits, temoignages: any(vu and trait not in traits for trait, vu in temoignages)),
        Propriete("un témoin dit ne pas avoir vu un trait du suspect", "aucun témoin ne dit ne pas avoir vu un trait du suspect", lambda traits, temoignages: any(not vu and trait in traits for trait, vu in temoignages)),
    ),
    indices=(
        "Prenez un témoignage : le suspect a-t-il ce trait ? Dans quels cas cela contredit-il ce que dit le témoin ?",
        "Une seule contradiction suffit à conclure `False`. Pour conclure `True`, il faut avoir regardé tous les témoignages.",
    ),
    squelette="""\
def suspect_possible(traits, temoignages):
    for trait, vu in temoignages:
        present = False
        if ...:
            present = ...
        if ...:
            return ...
    return ...
""",
)


@faux("un trait que le témoin dit ne pas avoir vu n’exclut jamais le suspect : il l’exclut quand le suspect a ce trait")
def absences_ignorees(traits, temoignages):
    return all(trait in traits or not vu for trait, vu in temoignages)


@faux("un trait que le témoin a vu n’exclut jamais le suspect : il l’exclut quand le suspect n’a pas ce trait")
def presences_ignorees(traits, temoignages):
    return all(trait not in traits or vu for trait, vu in temoignages)


@faux("le suspect doit avoir tous les traits cités, même ceux que les témoins disent ne pas avoir vus")
def vu_ignore(traits, temoignages):
    return all(trait in traits for trait, _ in temoignages)


@faux("un témoignage qui s’accorde avec le suspect l’exclut, et l’inverse : c’est une contradiction qui doit l’exclure")
def accords_excluants(traits, temoignages):
    return all(ecarts(traits, temoignages))


@faux("seul le premier témoignage est regardé : il faut qu’ils s’accordent tous")
def premier_seulement(traits, temoignages):
    return not any(ecarts(traits, temoignages)[:1])


@faux("seul le dernier témoignage est regardé : il faut qu’ils s’accordent tous")
def dernier_seulement(traits, temoignages):
    return not any(ecarts(traits, temoignages)[-1:])


@faux("le dernier témoignage n’est jamais regardé")
def dernier_oublie(traits, temoignages):
    return not any(ecarts(traits, temoignages)[:-1])


@faux("il suffit qu’un témoignage s’accorde : il faut qu’ils s’accordent tous")
def un_suffit(traits, temoignages):
    return not temoignages or not all(ecarts(traits, temoignages))


@faux("sans aucun témoignage, le suspect est exclu : rien ne l’exclut encore")
def exclu_sans_temoignage(traits, temoignages):
    return bool(temoignages) and suspect_possible(traits, temoignages)


@faux("`True` et `False` sont échangés : `True` dit que le suspect est encore possible")
def vrai_et_faux_echanges(traits, temoignages):
    return not suspect_possible(traits, temoignages)


@faux("un trait du suspect dont aucun témoin n’a parlé l’exclut : seuls comptent les traits cités")
def traits_non_cites(traits, temoignages):
    cites = [trait for trait, _ in temoignages]
    return suspect_possible(traits, temoignages) and all(trait in cites for trait in traits)


@faux("le résultat est le nombre de témoignages qui s’accordent : il faut `True` ou `False`")
def temoignages_comptes(traits, temoignages):
    return len(temoignages) - sum(ecarts(traits, temoignages))
