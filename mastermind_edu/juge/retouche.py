"""La retouche qui répare : changer une seule chose à la fonction de l’élève, et essayer tous les cas.

Quand ils deviennent tous justes, la phrase est prouvée, et elle dit où regarder. Commencer par `trouver_la_retouche`.
"""

import time
from collections.abc import Sequence
from itertools import islice

from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.lecture.retouches import Retouche
from mastermind_edu.juge.lots import Cas
from mastermind_edu.juge.valeurs import Observation

ENSEMBLE = 50  # versions essayées d’un coup sur trois cas au plus, deux faux et un juste
FINALISTES = 40  # versions essayées sur tous les cas
SECONDES_D_HORLOGE = 1.5  # presque toujours un dixième ; au-delà, on s’en passe
SECONDES_APRES_UN_CONSEIL = 0.5


def trouver_la_retouche(exercice: Exercice, candidat, lecture: Lecture, essais, apres_un_conseil: bool = False) -> str:
    """La phrase de la première version qui rend justes tous les cas ; vide quand il n’y en a pas.

    Après le conseil d’une erreur typique, elle ne sert qu’à dire où : un nombre ou un nom changé, qui peut réussir par hasard, n’y ajouterait rien.
    """
    faux, justes = ([rang for rang, ecart in enumerate(essais.ecarts) if bool(ecart) is voulu] for voulu in (True, False))
    temoins = [(essais.cas[rang], essais.attendues[rang]) for rang in (*faux[:1], *faux[1:][len(faux) // 4 :][:1], *justes[:1])]
    retouches, finalistes = (r for r in lecture.retoucher() if not (apres_un_conseil and r.est_vague)), 0
    limite = time.monotonic() + (SECONDES_APRES_UN_CONSEIL if apres_un_conseil else SECONDES_D_HORLOGE)
    while (lot := list(islice(retouches, ENSEMBLE))) and time.monotonic() < limite:
        observees = candidat.essayer([retouche.source for retouche in lot], [Cas(cas) for cas, _ in temoins])
        for retouche, observations in zip(lot, observees):
            if _sont_justes(exercice, temoins, observations):
                finalistes += 1
                if _repare(exercice, candidat, retouche):
                    return retouche.phrase
                if finalistes == FINALISTES:
                    return ""
    return ""


def _repare(exercice: Exercice, candidat, retouche: Retouche) -> bool:
    """Vrai quand cette version est juste dans tous les cas."""
    cas: list = []
    toutes: list[Observation] = []
    for lot in exercice.lots():
        observations = next(iter(candidat.essayer([retouche.source], lot)), [])
        if not _sont_justes(exercice, list(zip(lot, lot.attendues)), observations):
            return False
        cas.extend(lot)
        toutes.extend(observations)
    return not (exercice.juger_ensemble and exercice.juger_ensemble(cas, toutes))


def _sont_justes(exercice: Exercice, attendus: Sequence[tuple], observations: Sequence[Observation]) -> bool:
    return len(observations) == len(attendus) and not any(exercice.comparer(cas, attendue, obtenue) for (cas, attendue), obtenue in zip(attendus, observations))
