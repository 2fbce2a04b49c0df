"""L’examen : faire passer les cas d’un exercice à un candidat, rendre un verdict ; d’une fonction qui en appelle d’autres, une faute ne coûte qu’une fois.

Le candidat peut être une fonction d’ici (`appel.Candidat`) ou vivre dans un autre
processus : l’examen ne lui donne que des arguments et n’en reçoit que des
observations. Commencer par `examiner_avec_dependances`, puis `examiner`.
"""

from collections.abc import Collection, Mapping
from contextlib import nullcontext
from dataclasses import replace
from typing import NamedTuple

from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Cas, Essais, ecrire_appel, memes_effets
from mastermind_edu.juge.echec import CandidatObservable, verdict_d_echec, verdict_instable
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict, au_mieux, recueillir

CAS_REJOUES = 16  # au plus, pour voir si la fonction donne deux fois la même réponse
FAUSSE, ABSENTE = "qui n’est pas encore juste", "qui n’existe pas : effacée, mal nommée, ou dans une cellule qui n’a pas pu s’exécuter"


def examiner(exercice: Exercice, candidat: CandidatObservable, *, suite: bool = True) -> Verdict:
    """Le verdict d’un candidat, sans regarder les fonctions dont il dépend.

    Sans la `suite` des cas après un échec, le contre-exemple est le même, mais le message en dit moins. Ce que le juge n’a pas su dire
    ne change pas l’issue, et se lit dans `defauts`. D’une question d’épreuve, il ne dit que ce que donnent les exemples de l’énoncé.
    """
    if exercice.est_d_epreuve:
        return _constater(exercice, candidat)
    with recueillir() as defauts:
        verdict = _examiner(exercice, candidat, suite)
    return replace(verdict, defauts=tuple(defauts)) if defauts else verdict


def _constater(exercice: Exercice, candidat: CandidatObservable) -> Verdict:
    """Le premier exemple faux, s’il y en a un : ni conseil, ni remarque, ni autre cas."""
    nom = exercice.nom
    if candidat.est_a_faire:
        return Verdict(nom, EtatVerdict.A_FAIRE, f"à vous d’écrire `{exercice.signature}`")
    if not candidat.accepte(len(exercice.parametres)):
        return Verdict(nom, EtatVerdict.ECHOUE, f"il faut {accorder(len(exercice.parametres), 'paramètre')} : `{exercice.signature}`")
    for lot in exercice.lots():
        obtenues = candidat.observer(lot)
        for arguments, ecart in zip(lot, lot.comparer(exercice.comparer, obtenues)):
            if ecart:
                contre_exemple = ContreExemple(tuple(arguments), ecart.appel or ecrire_appel(exercice, arguments), ecart.attendu, ecart.obtenu)
                return Verdict(nom, EtatVerdict.ECHOUE, "un exemple de l’énoncé est faux", contre_exemple)
        if len(obtenues) < len(lot):
            return Verdict(nom, EtatVerdict.ECHOUE, "un exemple de l’énoncé ne finit pas")
    return Verdict(nom, EtatVerdict.REUSSI, "les exemples de l’énoncé sont justes")


def _examiner(exercice: Exercice, candidat: CandidatObservable, suite: bool) -> Verdict:
    if candidat.est_a_faire:
        return Verdict(exercice.nom, EtatVerdict.A_FAIRE, f"à vous d’écrire `{exercice.signature}`")
    nb_arguments = len(exercice.parametres)
    if not candidat.accepte(nb_arguments):
        message = (
            f"il faut {accorder(nb_arguments, 'paramètre')} : `{exercice.signature}` ; "
            f"votre {exercice.genre} en a {candidat.nb_parametres}"
        )
        if exercice.genre == "classe" and candidat.nb_parametres == 0:
            message += f" ; c’est `__init__`, sous `class {exercice.nom}:`, qui les reçoit, après `self` : ce nom a deux `_` de chaque côté"
        elif exercice.genre == "classe" and candidat.nb_parametres == nb_arguments - 1:
            message += " ; le premier de `__init__` est toujours `self`, il ne compte pas"
        return Verdict(exercice.nom, EtatVerdict.ECHOUE, message)
    interdite = next((nom for nom in exercice.interdites if nom in candidat.dependances), None)
    if interdite:
        message = f"`{exercice.nom}` appelle `{interdite}` : une fonction ne se vérifie pas elle-même, ce que vous attendez d’elle s’écrit à la main, en une liste de tuples, `[{exercice.forme}, …]`"
        return Verdict(exercice.nom, EtatVerdict.ECHOUE, message)
    with candidat.sans(exercice.interdites) if exercice.interdites else nullcontext(candidat) as silencieux:  # un autre chemin peut y mener
        return _examiner_cas(exercice, silencieux, suite)


def _examiner_cas(exercice: Exercice, candidat: CandidatObservable, suite: bool) -> Verdict:
    essais, lots = Essais([], [], [], []), iter(exercice.lots())
    for lot in lots:
        obtenues = candidat.observer(lot)
        essais.noter(exercice, lot, obtenues)
        rang = essais.premier_ecart()
        if rang is not None:
            return verdict_d_echec(exercice, candidat, essais, rang, lots if suite and len(obtenues) == len(lot) else None)
        if len(obtenues) < len(lot):
            return _lenteur(exercice, lot[len(obtenues)], len(essais.cas))
    return (
        _chercher_ecart_d_ensemble(exercice, candidat, essais)
        or _chercher_instabilite(exercice, candidat, essais)
        or Verdict(exercice.nom, EtatVerdict.REUSSI, exercice.reussite, nb_cas=len(essais.cas), remarque=au_mieux("", exercice.remarquer, candidat.observer))
    )


def _lenteur(exercice: Exercice, arguments, nb_cas: int) -> Verdict:
    message = f"la {exercice.genre} est trop lente : les réponses données sont justes, mais le temps permis est écoulé"
    appel = ecrire_appel(exercice, arguments)
    contre_exemple = ContreExemple(tuple(arguments), appel, "une réponse plus rapide", "le temps permis est écoulé")
    return Verdict(exercice.nom, EtatVerdict.ECHOUE, message, contre_exemple, nb_cas=nb_cas)


def _chercher_ecart_d_ensemble(exercice: Exercice, candidat: CandidatObservable, essais: Essais) -> Verdict | None:
    trouve = exercice.juger_ensemble and exercice.juger_ensemble(essais.cas, essais.observations)
    if not trouve:
        return None
    rang, ecart = trouve
    essais.ecarts[rang] = ecart
    return verdict_d_echec(exercice, candidat, essais, rang)


def _chercher_instabilite(exercice: Exercice, candidat: CandidatObservable, essais: Essais) -> Verdict | None:
    """Un second appel avec les mêmes arguments doit donner la même chose ; on le voit sur des cas pris du plus petit au plus grand."""
    rangs = range(0, len(essais.cas), len(essais.cas) // CAS_REJOUES + 1)
    encore = candidat.observer([essais.cas[rang] for rang in rangs])
    autre = next(((rang, seconde) for rang, seconde in zip(rangs, encore) if not memes_effets(essais.observations[rang], seconde)), None)
    return autre and verdict_instable(exercice, candidat, essais, *autre)


def examiner_avec_dependances(
    nom: str, catalogue: Mapping[str, Exercice], candidats: Mapping[str, CandidatObservable], notees: Collection[str], reussies: Collection[str] = ()
) -> Verdict:
    """Le verdict d’un candidat ; « bloqué » quand il échoue à cause d’une autre fonction de l’élève, fausse ou absente.

    Il est alors examiné de nouveau avec la version juste de celle-ci, si elle est une des `notees` : elle coûte ses propres points, et eux seuls.
    Une fonction d’un autre chapitre n’est jamais remplacée. `catalogue` est dans l’ordre du cours ; `reussies`, celles dont la version retenue a déjà été jugée juste.
    """
    verdict, candidat, exercice = examiner(catalogue[nom], candidats[nom]), candidats[nom], catalogue[nom]
    if verdict.etat is not EtatVerdict.ECHOUE or exercice.est_d_epreuve:
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
    """Faux quand sa réponse, vue, est fausse : quand le temps a manqué pour la voir, rien ne l’accuse."""
    if len(arguments) != len(exercice.parametres):
        return False
    attendue, obtenues = exercice.attendre_prudemment(arguments), candidat.observer([arguments])
    return attendue.est_sans_fin or not obtenues or exercice.comparer(arguments, attendue, obtenues[0]) is None


def _bloquer(verdict: Verdict, coupable: str, pourquoi: str, autre_version: bool, juste_par_ailleurs: bool) -> Verdict:
    nom = verdict.exercice
    message = f"`{nom}` se sert de `{coupable}`, {pourquoi} : corrigez d’abord `{coupable}`"
    if autre_version:
        message = f"`{nom}` appelle une autre version de `{coupable}` que celle qui est jugée, et cette version est fausse : n’en gardez qu’une"
    if juste_par_ailleurs:
        message += f" ; `{nom}` est juste par ailleurs"
    return Verdict(nom, EtatVerdict.BLOQUE, message, verdict.contre_exemple, juste_par_ailleurs=juste_par_ailleurs, defauts=verdict.defauts)
