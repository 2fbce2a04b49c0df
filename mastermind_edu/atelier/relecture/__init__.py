"""La relecture des leçons : quatre règles que l’auteur ne peut pas vérifier à l’œil.

Une prédiction n’est pas soufflée, une leçon n’écrit pas l’exercice, une notion de Python
n’est pas employée avant d’être présentée, une commande citée est chargée. Commencer par `relire`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from mastermind_edu.atelier.plan import Cible, Version, choisir_cibles, lister_cibles
from mastermind_edu.atelier.relecture.commandes import reprocher_commandes
from mastermind_edu.atelier.relecture.notions import reprocher_notions
from mastermind_edu.atelier.relecture.predictions import reprocher_predictions
from mastermind_edu.atelier.relecture.transfert import reprocher_transfert

__all__ = ["relire", "reprocher_commandes", "reprocher_notions", "reprocher_predictions", "reprocher_transfert"]

def relire(racine: Path, chapitres: Sequence[str] = ()) -> Iterator[str]:
    """Une phrase par faute, chapitre par chapitre ; rien quand les quatre règles sont suivies.

    Lève `ErreurFabrication` pour un chapitre inconnu ou un source refusé.
    """
    for chapitre in dict.fromkeys(cible.chapitre for cible in choisir_cibles(racine, chapitres)):
        lecon = Cible(racine, chapitre, Version.LECON)
        if lecon in lister_cibles(racine):
            yield from reprocher_predictions(lecon)
            yield from reprocher_transfert(lecon)
            yield from reprocher_commandes(lecon)
        yield from reprocher_notions(racine, chapitre)
