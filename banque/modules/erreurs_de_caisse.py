"""Question sœur du chapitre 09 : les ventes mal encaissées."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def erreurs_de_caisse(prix, ventes):
    """La liste des (rang, encaissé, attendu) des ventes mal encaissées."""
    erreurs = []
    for rang in range(len(ventes)):
        article, quantite, encaisse = ventes[rang]
        attendu = prix[article] * quantite
        if encaisse != attendu:
            erreurs.append((rang, encaisse, attendu))
    return erreurs


def cas():
    prix = [3, 2]
    yield prix, []
    ventes = [(article, quantite, prix[article] * quantite + ecart) for article in (0, 1) for quantite in (1, 2) for ecart in (0, 1, -1)]
    for vente in ventes:
        yield prix, [vente]
    for deux in product(ventes, repeat=2):
        yield prix, [*deux]
    yield prix, [(0, 1, 3), (0, 1, 4), (1, 1, 2), (0, 1, 4)]
    longs = [5, 12, 1, 8, 30, 5]
    for taille in range(3, 13):
        lignes = [((5 * rang + taille) % 6, rang % 4 + 1, 10 * (rang % 3)) for rang in range(taille)]
        yield longs, [(a, q, longs[a] * q + (e if rang % 2 else 0)) for rang, (a, q, e) in enumerate(lignes)]
        yield longs, [(a, q, longs[a] * q) for a, q, _ in lignes]
        yield longs, [(a, q, longs[a] * q - 1) for a, q, _ in lignes]


EXERCICE = Exercice(
    reference=erreurs_de_caisse,
    points=3,
    cas=cas,
    exemples=(([3, 2, 10], [(0, 2, 6), (2, 1, 12), (1, 3, 5)]), ([4], [(0, 5, 20)]), ([4, 7], [])),
    proprietes=(
        Propriete("il n’y a aucune vente", "il y a au moins une vente", lambda _, ventes: not ventes),
        Propriete("une vente est mal encaissée", "toutes les ventes sont bien encaissées", lambda *cas: erreurs_de_caisse(*cas) != []),
        Propriete("la première vente est mal encaissée", "la première vente n’est pas mal encaissée", lambda *cas: [rang for rang, *_ in erreurs_de_caisse(*cas)][:1] == [0]),
        Propriete("la dernière vente est mal encaissée", "la dernière vente n’est pas mal encaissée", lambda prix, ventes: erreurs_de_caisse(prix, ventes[-1:]) != []),
        Propriete("plusieurs ventes sont mal encaissées", "une vente au plus est mal encaissée", lambda *cas: len(erreurs_de_caisse(*cas)) > 1),
        Propriete("on a trop encaissé", "on n’a jamais trop encaissé", lambda *cas: any(recu > attendu for _, recu, attendu in erreurs_de_caisse(*cas))),
        Propriete("on a trop peu encaissé", "on n’a jamais trop peu encaissé", lambda *cas: any(recu < attendu for _, recu, attendu in erreurs_de_caisse(*cas))),
        Propriete("une vente porte sur plusieurs articles", "chaque vente porte sur un seul article", lambda _, ventes: any(quantite > 1 for _, quantite, _ in ventes)),
        Propriete("deux ventes sont égales", "toutes les ventes diffèrent", lambda _, ventes: len({*ventes}) < len(ventes)),
    ),
    indices=(
        "Pour une vente, combien fallait-il encaisser ? Le numéro de l’article dit où lire son prix. Que faut-il ranger quand le compte n’y est pas ?",
        "Parcourez les rangs des ventes ; dans chacune, trois nombres. N’ajoutez un triplet que si la somme encaissée diffère de celle qu’il fallait.",
    ),
    squelette="""\
def erreurs_de_caisse(prix, ventes):
    erreurs = []
    for rang in range(...):
        article, quantite, encaisse = ventes[rang]
        attendu = ...
        if ...:
            erreurs.append(...)
    return erreurs
""",
)


@faux("les rangs commencent à 1 : le premier est 0")
def rangs_depuis_1(prix, ventes):
    return [(rang + 1, recu, attendu) for rang, recu, attendu in erreurs_de_caisse(prix, ventes)]


@faux("dans chaque triplet, la somme encaissée et celle qu’il fallait sont échangées : d’abord celle qui est encaissée")
def sommes_echangees(prix, ventes):
    return [(rang, attendu, recu) for rang, recu, attendu in erreurs_de_caisse(prix, ventes)]


def _triplets(prix, ventes, attendre, retenir=lambda recu, attendu: recu != attendu):
    """Les triplets que `retenir` garde ; `attendre(rang, article, quantité)` dit ce qu’il fallait encaisser."""
    triplets = [(rang, recu, attendre(rang, article, quantite)) for rang, (article, quantite, recu) in enumerate(ventes)]
    return [triplet for triplet in triplets if retenir(*triplet[1:])]


@faux("la quantité ne compte pas : il faut le prix de l’article, multiplié par la quantité")
def quantite_ignoree(prix, ventes):
    return _triplets(prix, ventes, lambda _, article, quantite: prix[article])


@faux("le prix est ajouté à la quantité : il faut les multiplier")
def prix_plus_quantite(prix, ventes):
    return _triplets(prix, ventes, lambda _, article, quantite: prix[article] + quantite)


@faux("le numéro de l’article est pris pour son prix : ce numéro est un rang de la liste `prix`")
def numero_pour_prix(prix, ventes):
    return _triplets(prix, ventes, lambda _, article, quantite: article * quantite)


@faux("toutes les ventes sont dans la liste, même celles qui sont bien encaissées")
def toutes_les_ventes(prix, ventes):
    return _triplets(prix, ventes, lambda _, article, quantite: prix[article] * quantite, lambda *_: True)


@faux("ce sont les ventes bien encaissées qui sont dans la liste : il faut les autres")
def ventes_justes(prix, ventes):
    return _triplets(prix, ventes, lambda _, article, quantite: prix[article] * quantite, lambda recu, attendu: recu == attendu)


@faux("une somme trop grande n’est pas une erreur : elle en est une, comme une somme trop petite")
def trop_peu_seulement(prix, ventes):
    return [triplet for triplet in erreurs_de_caisse(prix, ventes) if triplet[1] < triplet[2]]


@faux("une somme trop petite n’est pas une erreur : elle en est une, comme une somme trop grande")
def trop_seulement(prix, ventes):
    return [triplet for triplet in erreurs_de_caisse(prix, ventes) if triplet[1] > triplet[2]]


@faux("la liste s’arrête à la première erreur : il les faut toutes")
def premiere_erreur_seule(prix, ventes):
    return erreurs_de_caisse(prix, ventes)[:1]


@faux("la liste n’a que la dernière erreur : il les faut toutes")
def derniere_erreur_seule(prix, ventes):
    return erreurs_de_caisse(prix, ventes)[-1:]


@faux("la dernière vente n’est jamais regardée")
def derniere_vente_oubliee(prix, ventes):
    return erreurs_de_caisse(prix, ventes[:-1])


@faux("une vente égale à une vente précédente a le rang de celle-ci : chacune a son propre rang")
def rang_de_la_premiere(prix, ventes):
    return [(ventes.index(ventes[rang]), recu, attendu) for rang, recu, attendu in erreurs_de_caisse(prix, ventes)]


@faux("les triplets n’ont pas de rang : ce sont des couples")
def rangs_oublies(prix, ventes):
    return [triplet[1:] for triplet in erreurs_de_caisse(prix, ventes)]


@faux("la liste n’a que les rangs des erreurs : il faut des triplets (rang, encaissé, attendu)")
def rangs_seuls(prix, ventes):
    return [triplet[0] for triplet in erreurs_de_caisse(prix, ventes)]


@faux("dans chaque triplet, le dernier nombre est l’écart entre les deux sommes : il faut la somme attendue")
def ecart_renvoye(prix, ventes):
    return [(rang, recu, attendu - recu) for rang, recu, attendu in erreurs_de_caisse(prix, ventes)]


@faux("dans chaque triplet, le premier nombre est le numéro de l’article : il faut le rang de la vente")
def article_pour_rang(prix, ventes):
    return [(ventes[rang][0], recu, attendu) for rang, recu, attendu in erreurs_de_caisse(prix, ventes)]
