"""Question sœur du chapitre 09 : les consommations d’eau mal recopiées."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def erreurs_de_releve(compteur, annoncees):
    """La liste des (jour, consommation annoncée, vraie consommation) des annonces fausses."""
    erreurs = []
    for jour in range(len(annoncees)):
        vraie = compteur[jour + 1] - compteur[jour]
        annoncee = annoncees[jour]
        if annoncee != vraie:
            erreurs.append((jour, annoncee, vraie))
    return erreurs


def cas():
    yield [4], []
    for avant, vraie, annoncee in product((0, 3), (0, 1, 2), (0, 1, 2)):
        yield [avant, avant + vraie], [annoncee]
    for vraies in product((0, 1, 3), repeat=2):
        for annoncees in product((0, 1, 3), repeat=2):
            yield [2, 2 + vraies[0], 2 + sum(vraies)], [*annoncees]
    for taille in range(3, 13):
        vraies = [(7 * rang + taille) % 9 for rang in range(taille)]
        compteur = [100 + sum(vraies[:rang]) for rang in range(taille + 1)]
        yield compteur, vraies
        yield compteur, [vraie + (rang % 3 == 0) for rang, vraie in enumerate(vraies)]
        yield compteur, [max(0, vraie - rang % 2) for rang, vraie in enumerate(vraies)]
        yield compteur, vraies[::-1]


EXERCICE = Exercice(
    reference=erreurs_de_releve,
    points=3,
    cas=cas,
    exemples=(([100, 103, 103, 110], [3, 1, 6]), ([20, 25], [5]), ([7], [])),
    proprietes=(
        Propriete("aucun jour n’est annoncé", "au moins un jour est annoncé", lambda _, annoncees: not annoncees),
        Propriete("une annonce est fausse", "toutes les annonces sont justes", lambda *cas: erreurs_de_releve(*cas) != []),
        Propriete("l’annonce du premier jour est fausse", "l’annonce du premier jour n’est pas fausse", lambda *cas: [jour for jour, *_ in erreurs_de_releve(*cas)][:1] == [0]),
        Propriete("l’annonce du dernier jour est fausse", "l’annonce du dernier jour n’est pas fausse", lambda compteur, annoncees: erreurs_de_releve(compteur[-2:], annoncees[-1:]) != []),
        Propriete("plusieurs annonces sont fausses", "une annonce au plus est fausse", lambda *cas: len(erreurs_de_releve(*cas)) > 1),
        Propriete("une annonce est trop grande", "aucune annonce n’est trop grande", lambda *cas: any(annoncee > vraie for _, annoncee, vraie in erreurs_de_releve(*cas))),
        Propriete("une annonce est trop petite", "aucune annonce n’est trop petite", lambda *cas: any(annoncee < vraie for _, annoncee, vraie in erreurs_de_releve(*cas))),
        Propriete("deux annonces sont égales", "toutes les annonces diffèrent", lambda _, annoncees: len({*annoncees}) < len(annoncees)),
    ),
    indices=(
        "Quels sont les deux nombres du compteur qui donnent la consommation du jour de rang 0 ? Et celle du jour de rang 1 ?",
        "Parcourez les rangs des annonces ; la vraie consommation est le nombre du lendemain moins celui du jour. N’ajoutez un triplet que si elle diffère de l’annonce.",
    ),
    squelette="""\
def erreurs_de_releve(compteur, annoncees):
    erreurs = []
    for jour in range(...):
        vraie = ...
        annoncee = ...
        if ...:
            erreurs.append(...)
    return erreurs
""",
)


def _triplets(annoncees, vraies, retenir=lambda annoncee, vraie: annoncee != vraie):
    """Les triplets que `retenir` garde."""
    return [(jour, annoncee, vraie) for jour, (annoncee, vraie) in enumerate(zip(annoncees, vraies)) if retenir(annoncee, vraie)]


def _vraies(compteur):
    return [apres - avant for avant, apres in zip(compteur, compteur[1:])]


@faux("les jours commencent à 1 : le premier rang est 0")
def jours_depuis_1(compteur, annoncees):
    return [(jour + 1, annoncee, vraie) for jour, annoncee, vraie in erreurs_de_releve(compteur, annoncees)]


@faux("dans chaque triplet, l’annonce et la vraie consommation sont échangées : d’abord l’annonce")
def annonce_en_dernier(compteur, annoncees):
    return [(jour, vraie, annoncee) for jour, annoncee, vraie in erreurs_de_releve(compteur, annoncees)]


@faux("la soustraction est à l’envers, et les consommations sont négatives : ôtez le nombre du jour à celui du lendemain")
def soustraction_inversee(compteur, annoncees):
    return _triplets(annoncees, [-vraie for vraie in _vraies(compteur)])


@faux("c’est le nombre du compteur qui est comparé à l’annonce : il faut ce qu’il gagne en un jour")
def compteur_du_jour(compteur, annoncees):
    return _triplets(annoncees, compteur)


@faux("c’est le nombre du compteur, le lendemain, qui est comparé à l’annonce : il faut ce qu’il gagne en un jour")
def compteur_du_lendemain(compteur, annoncees):
    return _triplets(annoncees, compteur[1:])


@faux("la consommation est comptée depuis le premier jour : il faut celle de chaque jour")
def depuis_le_debut(compteur, annoncees):
    return _triplets(annoncees, [nombre - compteur[0] for nombre in compteur[1:]])


@faux("les consommations sont décalées d’un jour : celle du jour de rang 0 est la différence entre les nombres de rangs 1 et 0")
def jour_precedent(compteur, annoncees):
    return _triplets(annoncees, [compteur[jour] - compteur[jour - 1] for jour in range(len(annoncees))])


@faux("tous les jours sont dans la liste, même ceux dont l’annonce est juste")
def tous_les_jours(compteur, annoncees):
    return _triplets(annoncees, _vraies(compteur), lambda *_: True)


@faux("ce sont les annonces justes qui sont dans la liste : il faut les fausses")
def annonces_justes(compteur, annoncees):
    return _triplets(annoncees, _vraies(compteur), lambda annoncee, vraie: annoncee == vraie)


@faux("une annonce trop grande n’est pas une erreur : elle en est une, comme une annonce trop petite")
def trop_petites_seulement(compteur, annoncees):
    return _triplets(annoncees, _vraies(compteur), lambda annoncee, vraie: annoncee < vraie)


@faux("une annonce trop petite n’est pas une erreur : elle en est une, comme une annonce trop grande")
def trop_grandes_seulement(compteur, annoncees):
    return _triplets(annoncees, _vraies(compteur), lambda annoncee, vraie: annoncee > vraie)


@faux("la liste s’arrête à la première erreur : il les faut toutes")
def premiere_erreur_seule(compteur, annoncees):
    return erreurs_de_releve(compteur, annoncees)[:1]


@faux("la liste n’a que la dernière erreur : il les faut toutes")
def derniere_erreur_seule(compteur, annoncees):
    return erreurs_de_releve(compteur, annoncees)[-1:]


@faux("le dernier jour annoncé n’est jamais regardé")
def dernier_jour_oublie(compteur, annoncees):
    return erreurs_de_releve(compteur, annoncees[:-1])


@faux("un jour dont l’annonce est égale à une précédente a le rang de celle-ci : chacun a son propre rang")
def rang_de_la_premiere(compteur, annoncees):
    return [(annoncees.index(annoncee), annoncee, vraie) for _, annoncee, vraie in erreurs_de_releve(compteur, annoncees)]


@faux("les triplets n’ont pas de rang : ce sont des couples")
def rangs_oublies(compteur, annoncees):
    return [triplet[1:] for triplet in erreurs_de_releve(compteur, annoncees)]


@faux("la liste n’a que les rangs des erreurs : il faut des triplets (rang, annonce, vraie consommation)")
def rangs_seuls(compteur, annoncees):
    return [triplet[0] for triplet in erreurs_de_releve(compteur, annoncees)]
