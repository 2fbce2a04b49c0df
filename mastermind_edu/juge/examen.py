"""L’examen : faire passer les cas d’un exercice à un candidat, rendre un verdict.

Le candidat peut être une fonction d’ici (`appel.Candidat`) ou vivre dans un autre
processus : l’examen ne lui donne que des arguments et n’en reçoit que des
observations. Commencer par `examiner`.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from itertools import islice
from typing import Protocol

from mastermind_edu.francais import accorder
from mastermind_edu.juge.appel import Observation
from mastermind_edu.juge.exercice import Ecart, ErreurTypique, Exercice, ecrire_appel, ecrire_observation
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.valeurs import egales
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict

PREMIER_LOT, LOT_MAXIMAL = 8, 512
CAS_REJOUES = 40  # pour voir si la fonction donne deux fois la même réponse


class CandidatObservable(Protocol):
    """Ce que l’examen demande à une fonction d’élève, où qu’elle vive."""

    est_a_faire: bool
    nb_parametres: int
    dependances: set[str]

    def accepte(self, nb_arguments: int) -> bool: ...

    def observer(self, cas: Iterable) -> list[Observation]: ...

    def avec_les_justes(self, justes: Justes) -> "AbstractContextManager[CandidatObservable]": ...


def examiner(exercice: Exercice, candidat: CandidatObservable) -> Verdict:
    """Le verdict d’un candidat, sans regarder les fonctions dont il dépend."""
    if candidat.est_a_faire:
        return Verdict(exercice.nom, EtatVerdict.A_FAIRE, f"à vous d’écrire `{exercice.signature}`")
    nb_arguments = len(exercice.parametres)
    if not candidat.accepte(nb_arguments):
        message = (
            f"il faut {accorder(nb_arguments, 'paramètre')} : `{exercice.signature}` ; "
            f"votre fonction en a {candidat.nb_parametres}"
        )
        return Verdict(exercice.nom, EtatVerdict.ECHOUE, message)
    return _examiner_cas(exercice, candidat)


def _examiner_cas(exercice: Exercice, candidat: CandidatObservable) -> Verdict:
    cas_vus: list = []
    observations: list[Observation] = []
    for lot in _lots(exercice.cas_attendus()):
        obtenues = candidat.observer([arguments for arguments, _ in lot])
        for (arguments, attendue), obtenue in zip(lot, obtenues):
            cas_vus.append(arguments)
            observations.append(obtenue)
            ecart = exercice.comparer(arguments, attendue, obtenue)
            if ecart:
                return _echec(exercice, candidat, cas_vus, obtenue, ecart)
        if len(obtenues) < len(lot):
            return _lenteur(exercice, lot[len(obtenues)][0], len(cas_vus))
    return (
        _chercher_ecart_d_ensemble(exercice, candidat, cas_vus, observations)
        or _chercher_instabilite(exercice, candidat, cas_vus, observations)
        or Verdict(exercice.nom, EtatVerdict.REUSSI, "tous les cas sont justes", nb_cas=len(cas_vus))
    )


def _lots(cas: Iterable) -> Iterator[list]:
    """Les cas par lots de plus en plus grands : un échec précoce coûte peu."""
    cas, taille = iter(cas), PREMIER_LOT
    while lot := list(islice(cas, taille)):
        yield lot
        taille = min(4 * taille, LOT_MAXIMAL)


def _lenteur(exercice: Exercice, arguments, nb_cas: int) -> Verdict:
    message = "la fonction est trop lente : les réponses données sont justes, mais le temps permis est écoulé"
    appel = ecrire_appel(exercice, arguments)
    contre_exemple = ContreExemple(tuple(arguments), appel, "une réponse plus rapide", "le temps permis est écoulé")
    return Verdict(exercice.nom, EtatVerdict.ECHOUE, message, contre_exemple, nb_cas=nb_cas)


def _chercher_ecart_d_ensemble(exercice, candidat, cas_vus, observations) -> Verdict | None:
    trouve = exercice.juger_ensemble and exercice.juger_ensemble(cas_vus, observations)
    if not trouve:
        return None
    rang, ecart = trouve
    return _echec(exercice, candidat, cas_vus[: rang + 1], observations[rang], ecart)


def _chercher_instabilite(exercice, candidat, cas_vus, observations) -> Verdict | None:
    """Un second appel avec les mêmes arguments doit donner la même chose."""
    encore = candidat.observer(cas_vus[:CAS_REJOUES])
    for rang, (premiere, seconde) in enumerate(zip(observations, encore)):
        if not memes_effets(premiere, seconde):
            ecart = Ecart("instable", "deux fois la même réponse", f"{ecrire_observation(premiere)}, puis {ecrire_observation(seconde)}")
            return _echec(exercice, candidat, cas_vus[: rang + 1], seconde, ecart)
    return None


def memes_effets(premiere: Observation, seconde: Observation) -> bool:
    """Vrai quand deux observations ont même valeur, mêmes arguments après l’appel et même erreur."""
    types = [observation.erreur and observation.erreur.types[0] for observation in (premiere, seconde)]
    return (
        types[0] == types[1]
        and egales(premiere.valeur, seconde.valeur)
        and egales(premiere.arguments, seconde.arguments)
    )


def _echec(exercice, candidat, cas_vus, obtenue, ecart: Ecart) -> Verdict:
    arguments = cas_vus[-1]
    contre_exemple = ContreExemple(tuple(arguments), ecrire_appel(exercice, arguments), ecart.attendu, ecart.obtenu)
    # Une fonction qui ne répond plus n’est pas rappelée : elle coûterait encore autant d’attente.
    muette = obtenue.erreur and obtenue.erreur.types[0] in ("ProcessusArrete", "SansReponse")
    typique = None if muette else reconnaitre(exercice, candidat, ecart)
    message = typique.conseil if typique else expliquer_ecart(obtenue, ecart)
    slug = typique.slug if typique else None
    return Verdict(exercice.nom, EtatVerdict.ECHOUE, message, contre_exemple, slug, len(cas_vus))


def expliquer_ecart(obtenue: Observation, ecart: Ecart) -> str:
    """Le message d’un écart qu’aucune erreur typique n’explique."""
    if obtenue.erreur:
        return expliquer(obtenue.erreur)
    if ecart.genre == "erreur":
        return f"la fonction accepte ce qu’elle doit refuser : il faut lever `{ecart.attendu.removeprefix('une erreur ')}`"
    if ecart.genre == "type" and obtenue.valeur is None:
        return (
            "la fonction affiche sa réponse au lieu de la renvoyer : remplacez `print` par `return`"
            if obtenue.a_affiche
            else "la fonction ne renvoie rien dans ce cas : il manque un `return`"
        )
    return MESSAGES[ecart.genre]


MESSAGES = {
    "type": "la réponse n’est pas du type demandé",
    "valeur": "la réponse n’est pas la bonne pour ce cas",
    "modification": "la fonction ne laisse pas ses arguments dans l’état demandé",
    "instable": "la fonction ne donne pas deux fois la même réponse pour les mêmes arguments",
}


def reconnaitre(exercice: Exercice, candidat: CandidatObservable, ecart: Ecart) -> ErreurTypique | None:
    """L’erreur typique qui agit comme le candidat sur toute la signature, jamais sur un seul cas."""
    cas, observations = exercice.signature_des_cas(), []
    for typique, connues in exercice.typiques_observees():
        if typique.genre:
            if typique.genre == ecart.genre:
                return typique
        elif _agit_comme(connues, candidat, cas, observations):
            return typique
    return None


def _agit_comme(connues: list[Observation], candidat: CandidatObservable, cas: list, observations: list[Observation]) -> bool:
    """Vrai quand le candidat a les effets connus ; complète `observations` tant qu’ils s’accordent.

    Une fonction qui épuise la mémoire à chaque appel n’est ainsi rappelée qu’une fois.
    """
    while all(map(memes_effets, connues, observations)):
        lot = cas[len(observations) : 4 * len(observations) + 1]
        if not lot:
            return len(connues) == len(observations)
        nouvelles = candidat.observer(lot)
        observations += nouvelles
        if len(nouvelles) < len(lot) or nouvelles[-1].est_sans_fin:  # la signature s’arrête là
            del cas[len(observations) :]
    return False


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
