"""Question sœur du chapitre 09 : les calculs faux d’un élève."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


# `signe >= "-"` conviendrait aussi : il n’y a que deux signes, et « + » vient avant « - ».
def erreurs_de_calcul(calculs):
    """La liste des (rang, résultat donné, résultat juste) des calculs faux."""
    erreurs = []
    for rang in range(len(calculs)):
        a, signe, b, donne = calculs[rang]
        juste = a + b
        if signe == "-":
            juste = a - b
        if donne != juste:
            erreurs.append((rang, donne, juste))
    return erreurs


def cas():
    yield ([],)
    for a, b in product((0, 1, 3), repeat=2):
        for signe, juste in (("+", a + b), ("-", a - b)):
            for ecart in (0, 1, -1):
                yield ([(a, signe, b, juste + ecart)],)
    quelques = [(1, "+", 2, 3), (1, "+", 2, 4), (5, "-", 2, 3), (5, "-", 2, 7), (2, "-", 5, -3), (2, "-", 5, 3), (4, "+", 0, 4)]
    for deux in product(quelques, repeat=2):
        yield ([*deux],)
    for taille in range(3, 13):
        lignes = [((7 * rang + taille) % 30, "+-"[(rang + taille) % 2], (5 * rang) % 20) for rang in range(taille)]
        justes = [a + b if signe == "+" else a - b for a, signe, b in lignes]
        yield ([(*ligne, juste) for ligne, juste in zip(lignes, justes)],)
        yield ([(*ligne, juste + (rang % 3 == 0)) for rang, (ligne, juste) in enumerate(zip(lignes, justes))],)
        yield ([(*ligne, juste - rang % 2) for rang, (ligne, juste) in enumerate(zip(lignes, justes))],)


EXERCICE = Exercice(
    reference=erreurs_de_calcul,
    points=3,
    cas=cas,
    exemples=(([(2, "+", 3, 5), (9, "-", 4, 6), (3, "-", 8, 5)],), ([(7, "+", 5, 12)],), ([],)),
    proprietes=(
        Propriete("il n’y a aucun calcul", "il y a au moins un calcul", lambda calculs: not calculs),
        Propriete("un calcul est faux", "tous les calculs sont justes", lambda calculs: erreurs_de_calcul(calculs) != []),
        Propriete("le premier calcul est faux", "le premier calcul n’est pas faux", lambda calculs: erreurs_de_calcul(calculs[:1]) != []),
        Propriete("le dernier calcul est faux", "le dernier calcul n’est pas faux", lambda calculs: erreurs_de_calcul(calculs[-1:]) != []),
        Propriete("plusieurs calculs sont faux", "un calcul au plus est faux", lambda calculs: len(erreurs_de_calcul(calculs)) > 1),
        Propriete("il y a une soustraction", "il n’y a pas de soustraction", lambda calculs: any(signe == "-" for _, signe, *_ in calculs)),
        Propriete("le résultat d’un calcul est négatif", "aucun calcul n’a un résultat négatif", lambda calculs: any(signe == "-" and a < b for a, signe, b, _ in calculs)),
        Propriete("un résultat donné est trop grand", "aucun résultat donné n’est trop grand", lambda calculs: any(donne > juste for _, donne, juste in erreurs_de_calcul(calculs))),
        Propriete("deux calculs sont égaux", "tous les calculs diffèrent", lambda calculs: len({*calculs}) < len(calculs)),
    ),
    indices=(
        "Pour un calcul, quel est le résultat juste ? Il dépend du signe. Que faut-il ranger quand l’élève en a donné un autre ?",
        "Parcourez les rangs des calculs ; dans chacun, quatre valeurs. N’ajoutez un triplet que si le résultat donné diffère du résultat juste.",
    ),
    squelette="""\
def erreurs_de_calcul(calculs):
    erreurs = []
    for rang in range(...):
        a, signe, b, donne = calculs[rang]
        juste = a + b
        if ...:
            juste = ...
        if ...:
            erreurs.append(...)
    return erreurs
""",
)


def _triplets(calculs, calculer, retenir=lambda donne, juste: donne != juste):
    """Les triplets que `retenir` garde ; `calculer(a, signe, b)` dit le résultat attendu."""
    triplets = [(rang, donne, calculer(a, signe, b)) for rang, (a, signe, b, donne) in enumerate(calculs)]
    return [triplet for triplet in triplets if retenir(*triplet[1:])]


def _juste(a, signe, b):
    return a + b if signe == "+" else a - b


@faux("les rangs commencent à 1 : le premier est 0")
def rangs_depuis_1(calculs):
    return [(rang + 1, donne, juste) for rang, donne, juste in erreurs_de_calcul(calculs)]


@faux("dans chaque triplet, le résultat donné et le résultat juste sont échangés : d’abord celui qui est donné")
def resultats_echanges(calculs):
    return [(rang, juste, donne) for rang, donne, juste in erreurs_de_calcul(calculs)]


@faux("une soustraction est prise pour une addition : regardez le signe")
def tout_en_additions(calculs):
    return _triplets(calculs, lambda a, signe, b: a + b)


@faux("une addition est prise pour une soustraction : regardez le signe")
def tout_en_soustractions(calculs):
    return _triplets(calculs, lambda a, signe, b: a - b)


@faux("additions et soustractions sont échangées")
def signes_echanges(calculs):
    return _triplets(calculs, lambda a, signe, b: a - b if signe == "+" else a + b)


@faux("la soustraction est à l’envers : ôtez le second nombre au premier")
def soustraction_inversee(calculs):
    return _triplets(calculs, lambda a, signe, b: a + b if signe == "+" else b - a)


@faux("le résultat d’une soustraction n’est jamais négatif : il doit l’être quand le second nombre est le plus grand")
def jamais_negatif(calculs):
    return _triplets(calculs, lambda a, signe, b: abs(_juste(a, signe, b)))


@faux("tous les calculs sont dans la liste, même ceux qui sont justes")
def tous_les_calculs(calculs):
    return _triplets(calculs, _juste, lambda *_: True)


@faux("ce sont les calculs justes qui sont dans la liste : il faut les faux")
def calculs_justes(calculs):
    return _triplets(calculs, _juste, lambda donne, juste: donne == juste)


@faux("un résultat trop grand n’est pas une erreur : il en est une, comme un résultat trop petit")
def trop_petits_seulement(calculs):
    return _triplets(calculs, _juste, lambda donne, juste: donne < juste)


@faux("la liste s’arrête à la première erreur : il les faut toutes")
def premiere_erreur_seule(calculs):
    return erreurs_de_calcul(calculs)[:1]


@faux("la liste n’a que la dernière erreur : il les faut toutes")
def derniere_erreur_seule(calculs):
    return erreurs_de_calcul(calculs)[-1:]


@faux("le dernier calcul n’est jamais regardé")
def dernier_calcul_oublie(calculs):
    return erreurs_de_calcul(calculs[:-1])


@faux("un calcul égal à un calcul précédent a le rang de celui-ci : chacun a son propre rang")
def rang_du_premier(calculs):
    return [(calculs.index(calculs[rang]), donne, juste) for rang, donne, juste in erreurs_de_calcul(calculs)]


@faux("les triplets n’ont pas de rang : ce sont des couples")
def rangs_oublies(calculs):
    return [triplet[1:] for triplet in erreurs_de_calcul(calculs)]


@faux("la liste n’a que les rangs des erreurs : il faut des triplets (rang, résultat donné, résultat juste)")
def rangs_seuls(calculs):
    return [triplet[0] for triplet in erreurs_de_calcul(calculs)]
