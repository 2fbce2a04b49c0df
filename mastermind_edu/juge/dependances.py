"""L’examen d’une fonction qui en appelle d’autres : une faute ne coûte qu’une fois.

Ne juge aucun cas (voir `examen`). Commencer par `examiner_avec_dependances`.
"""

from collections.abc import Collection, Mapping

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
    toutes = _Remplacement(exercice, candidat, precedentes, catalogue, list(inutilisables))
    if not toutes.appelees:
        return verdict
    coupable = _trouver_la_coupable(verdict, toutes)
    remplacables = [autre for autre in inutilisables if autre in notees]
    ailleurs = toutes if len(remplacables) == len(inutilisables) else toutes.restreint(remplacables) if remplacables else None
    return _bloquer(verdict, coupable, inutilisables[coupable], coupable in reussies, ailleurs is not None and ailleurs.est_reussi)


class _Remplacement:
    """Le candidat examiné avec la version juste de ces fonctions."""

    def __init__(self, exercice: Exercice, candidat: CandidatObservable, precedentes: list[str], catalogue: Mapping[str, Exercice], noms: list[str]):
        self.contexte, self.noms = (exercice, candidat, precedentes, catalogue), noms
        justes = Justes({autre: catalogue[autre] for autre in noms}, exercice, precedentes)
        with candidat.avec_les_justes(justes) as double:
            self.est_reussi = examiner(exercice, double).est_reussi
        self.appelees = [autre for autre in noms if autre in justes.appelees]

    def restreint(self, noms: list[str]) -> "_Remplacement":
        return _Remplacement(*self.contexte, noms)

    def repare(self, nom: str, arguments: Cas) -> bool:
        """Vrai quand la version juste de cette seule fonction rend juste ce cas."""
        exercice, candidat, precedentes, catalogue = self.contexte
        with candidat.avec_les_justes(Justes({nom: catalogue[nom]}, exercice, precedentes)) as double:
            [obtenue, *_] = double.observer([arguments]) or [None]
        return obtenue is not None and exercice.comparer(arguments, exercice.attendre(arguments), obtenue) is None


def _trouver_la_coupable(verdict: Verdict, toutes: _Remplacement) -> str:
    """La fonction qui rend faux le cas montré ; la première qui sert, s’il en faut plusieurs."""
    if len(toutes.appelees) == 1 or not verdict.contre_exemple:
        return toutes.appelees[0]
    cas = Cas(verdict.contre_exemple.arguments)
    return next((autre for autre in toutes.appelees if toutes.repare(autre, cas)), toutes.appelees[0])


def _bloquer(verdict: Verdict, coupable: str, pourquoi: str, autre_version: bool, juste_par_ailleurs: bool) -> Verdict:
    nom = verdict.exercice
    message = f"`{nom}` se sert de `{coupable}`, {pourquoi} : corrigez d’abord `{coupable}`"
    if autre_version:
        message = f"`{nom}` appelle une autre version de `{coupable}` que celle qui est jugée, et cette version est fausse : n’en gardez qu’une"
    if juste_par_ailleurs:
        message += f" ; `{nom}` est juste par ailleurs"
    return Verdict(nom, EtatVerdict.BLOQUE, message, verdict.contre_exemple, juste_par_ailleurs=juste_par_ailleurs, defauts=verdict.defauts)
