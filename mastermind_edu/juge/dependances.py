"""L’examen d’une fonction qui en appelle d’autres : une faute ne coûte qu’une fois.

Ne juge aucun cas (voir `examen`). Commencer par `examiner_avec_dependances`.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from mastermind_edu.juge.examen import CandidatObservable, examiner
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lots import Cas
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

FAUSSE, ABSENTE = "qui n’est pas encore juste", "qui n’existe pas : effacée, mal nommée, ou dans une cellule qui n’a pas pu s’exécuter"


def examiner_avec_dependances(
    nom: str, catalogue: Mapping[str, Exercice], candidats: Mapping[str, CandidatObservable], notees: Collection[str], reussies: Collection[str] = ()
) -> Verdict:
    """Le verdict d’un candidat ; « bloqué » quand il échoue à cause d’une autre fonction de l’élève, fausse ou absente.

    Il est alors examiné de nouveau avec la version juste de celle-ci, si elle est une des `notees` : elle coûte ses propres points, et eux seuls.
    Une fonction d’un autre chapitre n’est jamais remplacée. `catalogue` est dans l’ordre du cours ; `reussies`, celles dont la version retenue a déjà été jugée juste.
    """
    verdict, candidat, exercice = examiner(catalogue[nom], candidats[nom]), candidats[nom], catalogue[nom]
    if verdict.etat is not EtatVerdict.ECHOUE:
        return verdict
    ordre = list(catalogue)
    precedentes = ordre[: ordre.index(nom)]
    inutilisables = {autre: ABSENTE for autre in precedentes if autre in candidat.introuvables and autre in notees}
    for autre in ordre:
        if autre != nom and autre in candidat.dependances and autre in candidats and not examiner(catalogue[autre], candidats[autre]).est_reussi:
            inutilisables[autre] = FAUSSE
    if not inutilisables:
        return verdict
    ailleurs = _examiner_avec(list(inutilisables), candidat, exercice, catalogue, precedentes)
    if not ailleurs.appelees:
        return verdict
    coupable = _trouver_la_coupable(verdict, ailleurs, inutilisables, candidats, catalogue, precedentes)
    if coupable is None:  # dans le cas montré, les autres répondent juste : la faute est la sienne
        return verdict
    remplacables = [autre for autre in inutilisables if autre in notees]
    if len(remplacables) < len(inutilisables):
        ailleurs = _examiner_avec(remplacables, candidat, exercice, catalogue, precedentes)
    return _bloquer(verdict, coupable, inutilisables[coupable], coupable in reussies, ailleurs.est_reussi)


class _Ailleurs(NamedTuple):
    """Le candidat, examiné avec des versions justes : s’il réussit, et lesquelles ont servi."""

    est_reussi: bool
    appelees: list[str]


def _examiner_avec(noms: list[str], candidat: CandidatObservable, exercice: Exercice, catalogue: Mapping[str, Exercice], precedentes: list[str]) -> _Ailleurs:
    if not noms:
        return _Ailleurs(False, [])
    justes = Justes({autre: catalogue[autre] for autre in noms}, exercice, precedentes)
    with candidat.avec_les_justes(justes) as double:
        est_reussi = examiner(exercice, double, suite=False).est_reussi
    return _Ailleurs(est_reussi, [autre for autre in noms if autre in justes.appelees])


def _trouver_la_coupable(verdict: Verdict, ailleurs: _Ailleurs, inutilisables: Mapping[str, str], candidats, catalogue, precedentes: list[str]) -> str | None:
    """La première fonction appelée, dans le cas montré, qui y manque ou y répond faux ; aucune quand la faute n’est dans aucune d’elles."""
    if not verdict.contre_exemple or len(ailleurs.appelees) == 1 and ailleurs.est_reussi:
        return ailleurs.appelees[0]
    exercice, candidat = catalogue[verdict.exercice], candidats[verdict.exercice]
    justes = Justes({autre: catalogue[autre] for autre in inutilisables}, exercice, precedentes)
    with candidat.avec_les_justes(justes) as double:
        double.observer([Cas(verdict.contre_exemple.arguments)])
    for autre, arguments in justes.appels:
        if inutilisables[autre] is ABSENTE or arguments is not None and not _repond_juste(catalogue[autre], candidats[autre], Cas(arguments)):
            return autre
    return ailleurs.appelees[0] if ailleurs.est_reussi else None


def _repond_juste(exercice: Exercice, candidat: CandidatObservable, arguments: Cas) -> bool:
    if len(arguments) != len(exercice.parametres):
        return False
    attendue, obtenues = exercice.attendre_prudemment(arguments), candidat.observer([arguments])
    return attendue.est_sans_fin or bool(obtenues) and exercice.comparer(arguments, attendue, obtenues[0]) is None


def _bloquer(verdict: Verdict, coupable: str, pourquoi: str, autre_version: bool, juste_par_ailleurs: bool) -> Verdict:
    nom = verdict.exercice
    message = f"`{nom}` se sert de `{coupable}`, {pourquoi} : corrigez d’abord `{coupable}`"
    if autre_version:
        message = f"`{nom}` appelle une autre version de `{coupable}` que celle qui est jugée, et cette version est fausse : n’en gardez qu’une"
    if juste_par_ailleurs:
        message += f" ; `{nom}` est juste par ailleurs"
    return Verdict(nom, EtatVerdict.BLOQUE, message, verdict.contre_exemple, juste_par_ailleurs=juste_par_ailleurs, defauts=verdict.defauts)
