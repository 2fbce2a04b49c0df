"""Relire une manche finie : ce que chaque proposition apprenait, et la part de la chance.

Des comptes exacts, aucune phrase. « Attendu » est le nombre de codes qui restent en moyenne
après une proposition, sur tous les secrets encore possibles. Commencer par `analyser_en_soufflant`.
"""

from collections.abc import Sequence
from fractions import Fraction
from importlib.util import find_spec
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.lexicographique import est_compatible
from mastermind_edu.decodeurs.meilleure_reponse import (
    chercher_la_meilleure,
    sans_doublons_en_soufflant,
    somme_des_carres,
    tailles_des_parts,
)
from mastermind_edu.decodeurs.souffles import Souffles, ranger_par_reponse
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import citer

LE_MEILLEUR = "taille_moyenne"  # le décodeur qui cherche justement le plus petit « attendu »
PAIRES_AU_PLUS, PAIRES_SANS_NUMPY = 200_000_000, 2_000_000  # quelques secondes ; au-delà, le meilleur choix n’est pas cherché


class RangeeAnalysee(NamedTuple):
    """Une proposition relue : des nombres de codes possibles, avant, après, attendus en moyenne.

    `meilleure` est la proposition elle-même quand aucune autre n’aurait fait mieux ; elle est
    `None`, comme `attendu_au_mieux`, quand la chercher serait trop long.
    """

    proposition: Code
    reponse: Reponse
    avant: int
    apres: int
    est_possible: bool
    attendu: Fraction
    meilleure: Code | None
    attendu_au_mieux: Fraction | None

    @property
    def perte(self) -> Fraction | None:
        """Le choix : combien de codes de trop en moyenne, par rapport au meilleur ; 0 si c’est lui."""
        return None if self.attendu_au_mieux is None else self.attendu - self.attendu_au_mieux

    @property
    def chance(self) -> Fraction:
        """La chance : combien de codes la réponse ôte de plus que la moyenne ; négatif, c’est de la malchance."""
        return self.attendu - self.apres


def nombre_attendu(proposition: Code, candidats: Sequence[Code]) -> Fraction:
    """Combien de codes resteront en moyenne, si le secret est l’un des m candidats.

    Une part de t codes a t chances sur m de rester : Σ t² / m. Coût : m réponses.

    >>> nombre_attendu((0, 0), [(0, 0), (0, 1), (1, 0), (1, 1)])
    Fraction(3, 2)
    """
    return Fraction(somme_des_carres(tailles_des_parts(proposition, candidats)), len(candidats))


def exiger_manche_finie(manche: object) -> None:
    """Lève les erreurs d’`analyser_en_soufflant`, avant tout calcul."""
    if not isinstance(manche, (Manche, MancheRepondue)):
        raise ErreurMastermind(f"il faut une manche, comme celle d’un plateau (plateau.manche), voici {citer(manche)}")
    if manche.etat is Etat.EN_COURS:
        raise ErreurMastermind("il faut une manche finie pour l’analyser, celle-ci est en cours")
    exiger_taille(manche.regles.nb_pions, manche.regles.nb_couleurs)


def analyser_en_soufflant(manche: Manche | MancheRepondue) -> Souffles[list[RangeeAnalysee]]:
    """Chaque rangée d’une manche finie, relue ; jusqu’à celle, comprise, qui contredit les autres.

    Un calcul que l’on fait avancer par `next`. Lève `ErreurMastermind` pour une manche en cours, `TailleRefusee` hors
    des tailles où l’on compte les codes.

    >>> manche = Manche(Regles(2, Regles().couleurs[:2]), secret=(0, 1))
    >>> manche.proposer((0, 0)), manche.proposer((0, 1))
    (Reponse(bien_places=1, mal_places=0), Reponse(bien_places=2, mal_places=0))
    >>> from mastermind_edu.decodeurs.souffles import aller_au_bout
    >>> [(rangee.avant, rangee.apres, rangee.attendu) for rangee in aller_au_bout(analyser_en_soufflant(manche))]
    [(4, 2, Fraction(3, 2)), (2, 1, Fraction(1, 1))]
    """
    exiger_manche_finie(manche)
    regles = manche.regles
    candidats, vues, rangees = list(tous_les_codes(regles.nb_pions, regles.nb_couleurs)), set(), []
    for rang, (proposition, reponse) in enumerate(manche.tentatives):
        if not candidats:
            break
        est_possible = est_compatible(proposition, manche.tentatives[:rang])
        parts = yield from ranger_par_reponse(candidats, proposition)
        attendu = Fraction(somme_des_carres(map(len, parts.values())), len(candidats))
        meilleure, au_mieux = yield from _au_mieux(proposition, attendu, est_possible, candidats, vues, regles)
        restants = parts.get(reponse, [])
        rangees.append(RangeeAnalysee(proposition, reponse, len(candidats), len(restants), est_possible, attendu, meilleure, au_mieux))
        candidats, vues = restants, vues | set(proposition)
    return rangees


def _au_mieux(
    proposition: Code, attendu: Fraction, est_possible: bool, candidats: Sequence[Code], vues: set[int], regles: Regles
) -> Souffles[tuple[Code | None, Fraction | None]]:
    """La meilleure proposition et ce qu’elle laisse en moyenne ; celle qui fut jouée, si elle la vaut."""
    codes = yield from sans_doublons_en_soufflant(tous_les_codes(regles.nb_pions, regles.nb_couleurs), vues)
    if len(codes) * len(candidats) > (PAIRES_AU_PLUS if find_spec("numpy") else PAIRES_SANS_NUMPY):
        return None, None
    meilleure = yield from chercher_la_meilleure(LE_MEILLEUR, candidats, codes, regles.nb_couleurs)
    au_mieux = nombre_attendu(meilleure, candidats)
    # À égalité de moyenne, un code encore possible vaut mieux : lui seul peut gagner tout de suite.
    vaut_autant = attendu == au_mieux and (est_possible or meilleure not in candidats)
    return (proposition if vaut_autant else meilleure), au_mieux
