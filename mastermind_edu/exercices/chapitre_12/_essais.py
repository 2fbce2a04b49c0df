"""Les propositions des stratégies de Dijon : ce que chacune cherche, et jusqu’où on les garde.

Aucun exercice ici. Commencer par `jusqu_au_secret`.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._propositions import juger_les_propositions
from mastermind_edu.juge.ecarts import Ecart

COMPTER, ESSAYER = "compter", "essayer"
LES_DEUX = (COMPTER, ESSAYER)


class Essai(NamedTuple):
    """Une proposition, et ce qu’elle cherche."""

    but: str
    proposition: list
    couleur: int
    place: int | None = None
    raison: str = ""

    def decrire(self) -> str:
        but = f"compter la couleur {self.couleur}" if self.but == COMPTER else f"essayer la couleur {self.couleur} à la place {self.place}"
        return but + (self.raison and f", car {self.raison}")


def jusqu_au_secret(essais: Iterable[Essai], secret, buts=LES_DEUX) -> list:
    """Les propositions, jusqu’au secret ; s’il n’est regardé qu’à certains buts, on ne s’arrête qu’à eux."""
    propositions = []
    for essai in essais:
        propositions.append(essai.proposition)
        if essai.proposition == secret and essai.but in buts:
            break
    return propositions


def nombre_de_pions(secret, trouves, essai, nb_couleurs) -> int:
    """Les bien placés, moins les cases déjà trouvées."""
    return repondre_frequences(secret, essai, nb_couleurs)[0] - len(secret) + trouves.count(None)


def juger_les_essais(exercice, arguments, attendue, obtenue, essais: Iterable[Essai]) -> Ecart | None:
    """La comparaison à la référence ; ce que cherche la première proposition fausse se dit."""

    def decrire(_, rang) -> str:
        return [essai for essai, _ in zip(essais, attendue.valeur)][rang].decrire()

    return juger_les_propositions(exercice, arguments, attendue, obtenue, decrire)
