"""Les réponses fausses : lesquelles, et combien en retirer pour que le reste se tienne.

Rien n’est affiché et aucun décodeur n’est joué. Les rangs sont des indices : la
première tentative a le rang 0. Commencer par `erreurs_de_reponse`.
"""

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import CodeInvalide
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse, frequences, repondre_par_marquage
from mastermind_edu.francais import accorder, citer


class ErreurDeReponse(NamedTuple):
    """Une réponse fausse, et celle qu’il fallait donner."""

    rang: int
    proposition: Code
    donnee: Reponse
    juste: Reponse


def erreurs_de_reponse(secret: Code, tentatives: Sequence[tuple[Code, Reponse]]) -> list[ErreurDeReponse]:
    """Les réponses fausses, une fois le secret annoncé.

    Lève `ReponseInvalide` pour une réponse qu’aucun codeur ne peut donner. Source :
    sujet de SAÉ, § 3.1.

    >>> erreurs_de_reponse((0, 1), [((0, 0), (1, 0)), ((1, 0), (0, 1))])
    [ErreurDeReponse(rang=1, proposition=(1, 0), donnee=Reponse(bien_places=0, mal_places=1), \
juste=Reponse(bien_places=0, mal_places=2))]
    """
    erreurs = []
    for rang, (proposition, reponse) in enumerate(tentatives):
        donnee, juste = exiger_reponse(reponse, len(secret)), repondre_par_marquage(secret, proposition)
        if donnee != juste:
            erreurs.append(ErreurDeReponse(rang, proposition, donnee, juste))
    return erreurs


def plus_petits_retraits(tentatives: Sequence[tuple[Code, Reponse]], nb_pions: int, nb_couleurs: int) -> list[tuple[int, ...]]:
    """Les plus petits ensembles de rangs à retirer pour que le reste se tienne.

    Tous ceux de la plus petite taille, triés ; `[()]` si rien n’est à retirer. Le reste se
    tient quand un code s’accorde avec lui. Coût : au pire les kⁿ codes, mais un début de
    code qui contredit trop de rangées est abandonné.

    >>> plus_petits_retraits([((0, 0), (1, 0)), ((1, 1), (0, 0))], 2, 2)
    [(0,), (1,)]
    """
    attentes = _attentes(tentatives, nb_pions, nb_couleurs)
    essais = (_rangs_contredits(attentes, nb_pions, nb_couleurs, plafond) for plafond in count())
    return sorted(tuple(sorted(rangs)) for rangs in next(filter(None, essais)))


class _Attente(NamedTuple):
    """Ce qu’une tentative exige encore des pions qui manquent à un début de code."""

    rang: int
    proposition: Code
    frequences: list[int]
    bien_places: int
    communs: int

    def poser(self, place: int, couleur: int, deja_poses: int) -> "_Attente":
        """L’attente après un pion de plus, cette couleur étant déjà posée tant de fois."""
        bien_places = self.bien_places - (self.proposition[place] == couleur)
        communs = self.communs - (deja_poses < self.frequences[couleur])
        return _Attente(self.rang, self.proposition, self.frequences, bien_places, communs)

    def est_tenable(self, restants: int) -> bool:
        """Chaque pion qui reste à poser apporte au plus un bien placé et un commun."""
        return 0 <= self.bien_places <= restants and 0 <= self.communs <= restants


def _poser_partout(attentes: list[_Attente], debut: Code, couleur: int) -> list[_Attente]:
    """Les attentes encore tenables quand cette couleur prolonge ce début de code."""
    place, deja_poses = len(debut), debut.count(couleur)
    suite = (attente.poser(place, couleur, deja_poses) for attente in attentes)
    return [attente for attente in suite if attente.est_tenable(len(attente.proposition) - place - 1)]


def _attentes(tentatives: Sequence[tuple[Code, Reponse]], nb_pions: int, nb_couleurs: int) -> list[_Attente]:
    """Une attente par tentative ; lève `CodeInvalide`, `ReponseInvalide`."""
    attentes = []
    for rang, (proposition, reponse) in enumerate(tentatives):
        if len(proposition) != nb_pions:
            raise CodeInvalide(f"il faut {accorder(nb_pions, 'pion')}, en voici {len(proposition)} : {citer(proposition)}")
        bien, mal = exiger_reponse(reponse, nb_pions)
        attentes.append(_Attente(rang, proposition, frequences(proposition, nb_couleurs), bien, bien + mal))
    return attentes


def _rangs_contredits(attentes: list[_Attente], nb_pions: int, nb_couleurs: int, plafond: int) -> set[frozenset[int]]:
    """Les ensembles de rangs qu’un code au moins contredit, sans dépasser ce plafond.

    Sous ce plafond, il n’y en a pas. Deux codes qui contredisent les mêmes rangées n’apprennent
    rien de plus : un début de code qui les contredit déjà n’est pas continué.
    """
    vus: set[frozenset[int]] = set()

    def continuer(debut: Code, attentes: list[_Attente], contredits: frozenset[int]) -> None:
        if len(contredits) > plafond or contredits in vus:
            return
        if len(debut) == nb_pions:
            vus.add(contredits)
            return
        for couleur in range(nb_couleurs):
            tenables = _poser_partout(attentes, debut, couleur)
            perdus = {attente.rang for attente in attentes} - {attente.rang for attente in tenables}
            continuer((*debut, couleur), tenables, contredits | perdus)

    continuer((), attentes, frozenset())
    return vus
