"""L’examen d’une fonction qui en appelle d’autres : une faute ne coûte qu’une fois.

Ne juge aucun cas (voir `examen`). Commencer par `examiner_avec_dependances`.
"""

from collections.abc import Mapping

from mastermind_edu.juge.examen import CandidatObservable, examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.verdict import EtatVerdict, Verdict


def examiner_avec_dependances(
    nom: str, catalogue: Mapping[str, Exercice], candidats: Mapping[str, CandidatObservable]
) -> Verdict:
    """Le verdict d’un candidat ; « bloqué » quand il échoue en appelant une autre fonction, fausse, de l’élève.

    Il est alors examiné de nouveau avec la version juste de celle-ci : une faute ne coûte qu’une fois.
    `catalogue` est dans l’ordre du cours.
    """
    verdict = examiner(catalogue[nom], candidats[nom])
    if verdict.etat is not EtatVerdict.ECHOUE:
        return verdict
    voisines = sorted(candidats[nom].dependances & catalogue.keys() & candidats.keys() - {nom})
    fausses = {voisine: catalogue[voisine] for voisine in voisines if not examiner(catalogue[voisine], candidats[voisine]).est_reussi}
    if not fausses:
        return verdict
    ordre = list(catalogue)
    justes = Justes(fausses, catalogue[nom], ordre[: ordre.index(nom)])
    with candidats[nom].avec_les_justes(justes) as candidat:
        ailleurs = examiner(catalogue[nom], candidat)
    return _bloquer(verdict, min(justes.appelees), ailleurs.est_reussi) if justes.appelees else verdict


def _bloquer(verdict: Verdict, fausse: str, juste_par_ailleurs: bool) -> Verdict:
    nom = verdict.exercice
    message = f"`{nom}` se sert de `{fausse}`, qui n’est pas encore juste : corrigez d’abord `{fausse}`"
    if juste_par_ailleurs:
        message += f" ; `{nom}` est juste par ailleurs"
    return Verdict(nom, EtatVerdict.BLOQUE, message, verdict.contre_exemple, juste_par_ailleurs=juste_par_ailleurs)
