"""La preuve de l’optimum : chercher le plus petit total, et montrer que rien ne fait mieux.

Ce n’est pas un décodeur (voir `decodeurs.optimal`) ; numpy est importé ici, et nulle part avant
qu’on le demande. Commencer par `prouver`.

La recherche (`recherche`) descend en profondeur. Un état est un ensemble de
candidats ; son total est le nombre de candidats, car chacun paie la proposition, plus le
total de chaque part que la réponse laisse. On essaie toutes les propositions, sauf celles
qu’un argument exact écarte :

- borne : une proposition dont la borne atteint déjà le meilleur total connu. La borne d’une
  part (`bornes_par_taille`) suppose que chaque proposition à venir ouvre autant de parts que
  celle qui en ouvre le plus dans l’état. Aucune stratégie ne passe dessous : une
  proposition ouvre dans une part au plus autant de parts que dans l’état entier ;
- symétrie : une proposition qu’un échange de places et de couleurs change en une autre sans
  changer l’ensemble des candidats (`symetries`). L’échange change aussi les parts de
  l’une en celles de l’autre : leurs totaux sont égaux, en essayer une suffit ;
- parts identiques : deux propositions auxquelles chaque candidat répond la même chose ;
- proposition inutile : elle laisse tous les candidats ensemble ;
- mémoire : un ensemble de candidats déjà rencontré. Son total ne dépend pas du chemin ; on
  garde ce total, ou la borne sous laquelle il a été exclu.

Enfin, quand un candidat sépare tous les autres, le total 2m − 1 (1 pour lui, 2 pour chacun des
autres) est le plus petit possible : inutile d’essayer autre chose.
"""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import BorneImpossible, CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.reponses import frequences
from mastermind_edu.decodeurs.optimum.arbre import Arbre, hauteur
from mastermind_edu.decodeurs.optimum.recherche import IMPOSSIBLE, Recherche
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, citer


class Optimum(NamedTuple):
    """Un total prouvé le plus petit possible, et un arbre qui l’atteint."""

    total: int
    maximum: int
    arbre: Arbre
    nb_etats: int


def prouver(nb_pions: int, nb_couleurs: int, *, au_plus: int | None = None, premiere: Sequence[int] | None = None) -> Optimum:
    """Le plus petit total de propositions sur les kⁿ secrets, avec sa preuve.

    `au_plus` borne le nombre de propositions de chaque manche, `premiere` impose la première : les
    totaux publiés de chacune se retrouvent ainsi.
    Coût : une seconde pour 4 × 6, une minute pour 5 × 5, quatre pour 4 × 7, des heures au-delà ;
    la table des réponses prend k²ⁿ octets. Lève `TailleRefusee` faute de mémoire, et `BorneImpossible` quand il est
    prouvé que `au_plus` propositions ne suffisent pas.

    >>> prouver(2, 3).total, prouver(2, 3, premiere=(0, 0)).total
    (21, 24)
    >>> prouver(2, 3, au_plus=2)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.BorneImpossible: il faut permettre plus de 2 propositions : il est prouvé \
qu’aucune stratégie ne trouve ainsi les 9 secrets (2 pions, 3 couleurs)
    """
    exiger_taille(nb_pions, nb_couleurs)
    if au_plus is not None and (type(au_plus) is not int or au_plus < 1):
        raise ErreurMastermind(f"il faut permettre un nombre entier de propositions, 1 au moins, voici {citer(au_plus)}")
    recherche = Recherche(nb_pions, nb_couleurs)
    racine = recherche.racine(au_plus or inf)
    rang = None if premiere is None else _rang(premiere, nb_pions, nb_couleurs)
    total = recherche.chercher(racine, IMPOSSIBLE) if rang is None else recherche.chercher_apres(racine, rang)
    if total >= IMPOSSIBLE:
        raise BorneImpossible(_dire_impossible(nb_pions, nb_couleurs, au_plus, premiere))
    nb_etats = len(recherche.fiches)
    arbre = recherche.arbre(racine)
    return Optimum(total, hauteur(arbre), arbre, nb_etats)


def _rang(code: Sequence[int], nb_pions: int, nb_couleurs: int) -> int:
    """Le rang du code dans l’ordre lexicographique : ses numéros sont les chiffres d’un nombre en base k."""
    if len(code) != nb_pions:
        raise CodeInvalide(f"il faut {accorder(nb_pions, 'pion')}, en voici {len(code)} : {citer(code)}")
    frequences(code, nb_couleurs)  # refuse un numéro de couleur impossible
    return sum(numero * nb_couleurs**puissance for puissance, numero in enumerate(reversed(code)))


def _dire_impossible(nb_pions: int, nb_couleurs: int, au_plus: int | None, premiere: Sequence[int] | None) -> str:
    depart = "" if premiere is None else f" qui commence par {citer(tuple(premiere))}"
    return (
        f"il faut permettre plus de {accorder(au_plus, 'proposition')} : il est prouvé qu’aucune stratégie{depart} "
        f"ne trouve ainsi les {nb_couleurs**nb_pions} secrets "
        f"({accorder(nb_pions, 'pion')}, {accorder(nb_couleurs, 'couleur')})"
    )
