"""L’examen : faire passer les cas d’un exercice à un candidat, rendre un verdict.

Le candidat peut être une fonction d’ici (`appel.Candidat`) ou vivre dans un autre
processus : l’examen ne lui donne que des arguments et n’en reçoit que des
observations. Commencer par `examiner`.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple, Protocol

from mastermind_edu.francais import accorder
from mastermind_edu.juge.constat import constater
from mastermind_edu.juge.diagnostic import MESSAGES, choisir_message, expliquer_instabilite
from mastermind_edu.juge.ecarts import Ecart, ecrire_appel, ecrire_observation
from mastermind_edu.juge.exercice import ErreurTypique, Exercice
from mastermind_edu.juge.garde import secondes_de_travail
from mastermind_edu.juge.instruments import Hasard
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.lots import Cas, Lot
from mastermind_edu.juge.rapport import rapporter
from mastermind_edu.juge.retouche import trouver_la_retouche
from mastermind_edu.juge.valeurs import Observation, egales
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict, au_mieux, recueillir

PETIT_LOT, TRES_PETIT_LOT = 128, 8  # après un échec, entre deux regards à l’heure ; le second quand la moitié du temps est passée
CAS_A_NEUF = 6  # pour montrer une fonction qui se souvient
CAS_POUR_REDUIRE = 80  # pour trouver un plus petit contre-exemple
CAS_REJOUES = 40  # pour voir si la fonction donne deux fois la même réponse
ASSEZ_DE_CAS = 400  # pour reconnaître une erreur typique quand le temps manque pour les essayer tous
SECONDES_DE_TRAVAIL, SECONDES_D_HORLOGE = 2.0, 4.0  # pour essayer la suite après un échec ; l’horloge compte aussi les autres programmes


class CandidatObservable(Protocol):
    """Ce que l’examen demande à une fonction d’élève, où qu’elle vive."""

    est_a_faire: bool
    nb_parametres: int
    dependances: set[str]
    introuvables: set[str]

    def lire(self, nom: str) -> Lecture: ...

    def accepte(self, nb_arguments: int) -> bool: ...

    def observer(self, cas: Iterable) -> list[Observation]: ...

    def observer_a_neuf(self, arguments: Sequence) -> list[Observation]: ...

    def avec_les_justes(self, justes: Justes) -> "AbstractContextManager[CandidatObservable]": ...

    def essayer(self, sources: Sequence[str], cas: Sequence[Cas]) -> list[list[Observation]]: ...

    def sans(self, noms: Sequence[str]) -> "AbstractContextManager[CandidatObservable]": ...


def examiner(exercice: Exercice, candidat: CandidatObservable, *, suite: bool = True) -> Verdict:
    """Le verdict d’un candidat, sans regarder les fonctions dont il dépend.

    Sans la `suite` des cas après un échec, le contre-exemple est le même, mais le message en dit moins. Ce que le juge n’a pas su dire
    ne change pas l’issue, et se lit dans `defauts`.
    """
    with recueillir() as defauts:
        verdict = _examiner(exercice, candidat, suite)
    return replace(verdict, defauts=tuple(defauts)) if defauts else verdict


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
            message += " ; c’est `__init__` qui les reçoit, après `self` : ce nom a deux `_` de chaque côté"
        elif exercice.genre == "classe" and candidat.nb_parametres == nb_arguments - 1:
            message += " ; le premier de `__init__` est toujours `self`, il ne compte pas"
        return Verdict(exercice.nom, EtatVerdict.ECHOUE, message)
    interdite = next((nom for nom in exercice.interdites if nom in candidat.dependances), None)
    if interdite:
        message = f"`{exercice.nom}` appelle `{interdite}` : une fonction ne se vérifie pas elle-même, ce que vous attendez d’elle s’écrit à la main"
        return Verdict(exercice.nom, EtatVerdict.ECHOUE, message)
    with candidat.sans(exercice.interdites) if exercice.interdites else nullcontext(candidat) as silencieux:  # un autre chemin peut y mener
        return _examiner_cas(exercice, silencieux, suite)


class Essais(NamedTuple):
    """Les cas essayés, l’un après l’autre : leurs arguments, ce qu’il fallait, ce que la fonction en a fait, l’écart s’il y en a un."""

    cas: list
    attendues: list[Observation]
    observations: list[Observation]
    ecarts: list[Ecart | None]

    def noter(self, exercice: Exercice, lot: Lot, obtenues: list[Observation]) -> None:
        nombre = len(obtenues)  # moins que de cas quand la fonction s’est arrêtée
        self.cas.extend(lot[:nombre])
        self.attendues.extend(lot.attendues[:nombre])
        self.observations.extend(obtenues)
        self.ecarts.extend(lot.comparer(exercice.comparer, obtenues))

    def premier_ecart(self, jamais_d_erreur: bool = False) -> int | None:
        """Le rang du premier cas faux ; du premier qui lève une erreur, s’il y en a et que l’énoncé promet qu’il n’y en a pas."""
        faux = [rang for rang, ecart in enumerate(self.ecarts) if ecart]
        leves = [rang for rang in faux if self.observations[rang].erreur] if jamais_d_erreur else []
        return next(iter(leves or faux), None)


def _examiner_cas(exercice: Exercice, candidat: CandidatObservable, suite: bool) -> Verdict:
    essais, lots = Essais([], [], [], []), iter(exercice.lots())
    for lot in lots:
        obtenues = candidat.observer(lot)
        essais.noter(exercice, lot, obtenues)
        rang = essais.premier_ecart()
        if rang is not None:
            return _echec(exercice, candidat, essais, rang, lots if suite and len(obtenues) == len(lot) else None)
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
    return _echec(exercice, candidat, essais, rang)


def _chercher_instabilite(exercice: Exercice, candidat: CandidatObservable, essais: Essais) -> Verdict | None:
    """Un second appel avec les mêmes arguments doit donner la même chose."""
    encore = candidat.observer(essais.cas[:CAS_REJOUES])
    rang = next((rang for rang, seconde in enumerate(encore) if not memes_effets(essais.observations[rang], seconde)), None)
    return None if rang is None else _echec_instable(exercice, candidat, essais, rang, encore[rang])


def memes_effets(premiere: Observation, seconde: Observation) -> bool:
    """Vrai quand deux observations ont même valeur, mêmes arguments après l’appel et même erreur.

    Ce que contiennent les arguments d’un appel arrêté dépend de la vitesse de la machine : on ne le compare pas.
    """
    types = [observation.erreur and observation.erreur.types[0] for observation in (premiere, seconde)]
    return types[0] == types[1] and (
        premiere.est_sans_fin or egales(premiere.valeur, seconde.valeur) and egales(premiere.arguments, seconde.arguments)
    )


def _echec(exercice: Exercice, candidat: CandidatObservable, essais: Essais, rang: int, suite: Iterator[Lot] | None = None) -> Verdict:
    """Le verdict d’un échec au cas de ce rang ; `suite` donne les cas qui n’ont pas encore été essayés, s’il en reste à essayer."""
    lecture = au_mieux(Lecture(), candidat.lire, exercice.nom).sans_reproche([exercice.parametres.index(nom) for nom in exercice.facultatifs])
    if not _est_arretee(essais.observations[rang]):  # une fonction qui ne répond plus n’est pas rappelée : elle coûterait encore autant d’attente
        instable = _chercher_une_memoire(exercice, candidat, essais, rang, lecture)
        if instable:
            return instable
    tous = suite is not None and _essayer_la_suite(exercice, candidat, essais, suite)
    rang = essais.premier_ecart(exercice.jamais_d_erreur)
    ecart = essais.ecarts[rang]
    typique = au_mieux(None, reconnaitre, exercice, essais, ecart) if tous or suite is None or len(essais.cas) >= ASSEZ_DE_CAS else None
    rapport, constat = (au_mieux("", _rapporter, essais), au_mieux("", _constater, exercice, essais)) if tous else ("", "")
    arguments, obtenue, ecart = au_mieux((essais.cas[rang], essais.observations[rang], ecart), _reduire, exercice, candidat, essais, rang)
    retoucher = partial(au_mieux, "", trouver_la_retouche, exercice, candidat, lecture, essais, typique is not None)
    message, remarque = au_mieux((MESSAGES["valeur"], ""), choisir_message, lecture, typique, ecart.observation or obtenue, ecart, rapport, retoucher)
    return Verdict(
        exercice.nom, EtatVerdict.ECHOUE, message, _contre_exemple(exercice, arguments, ecart),
        typique.slug if typique else None, rang + 1, remarque=remarque, constat=constat, deroulable=not (ecart.message or ecart.appel), part=ecart.part,
    )


def _constater(exercice: Exercice, essais: Essais) -> str:
    """Dans quels cas c’est faux, comptés ; de tirages au sort, il n’y a rien à dire."""
    if any(isinstance(argument, Hasard) for argument in essais.cas[0]):
        return ""
    leves = [ecart is not None and obtenue.erreur is not None for ecart, obtenue in zip(essais.ecarts, essais.observations)]
    return constater(exercice.proprietes, essais.cas, [ecart is not None for ecart in essais.ecarts], leves)


def _reduire(exercice: Exercice, candidat: CandidatObservable, essais: Essais, rang: int) -> tuple[Sequence, Observation, Ecart]:
    """Le plus petit cas où la fonction échoue de la même façon ; le même dans le notebook et à la correction, car compté en cas et non en secondes."""
    trouve = essais.cas[rang], essais.observations[rang], essais.ecarts[rang]
    if exercice.plus_petits is None or _est_arretee(trouve[1]):
        return trouve
    reste = CAS_POUR_REDUIRE
    while reste > 0:
        petits = [Cas(arguments) for arguments in islice(exercice.plus_petits(*trouve[0]), reste)]
        reste -= len(petits) or reste
        obtenues = candidat.observer(petits) if petits else []
        essayes = ((petit, obtenue, exercice.comparer(petit, exercice.attendre(petit), obtenue)) for petit, obtenue in zip(petits, obtenues))
        suivant = next((essai for essai in essayes if essai[2] and essai[2].genre == trouve[2].genre and not _est_arretee(essai[1])), None)
        if suivant is None:
            break
        trouve = suivant
    return trouve


def _rapporter(essais: Essais) -> str:
    """Le rapport des réponses fausses à celles de la référence, quand c’est à elle qu’elles sont comparées."""
    fausses = [
        (attendue, obtenue.valeur, ecart)
        for attendue, obtenue, ecart in zip(essais.attendues, essais.observations, essais.ecarts)
        if ecart and ecart.genre in ("valeur", "type") and not attendue.erreur
    ]
    comparees = all(ecart.attendu.startswith(repr(attendue.valeur)) for attendue, _, ecart in fausses)
    return rapporter([(attendue.valeur, donnee) for attendue, donnee, _ in fausses]) if len(fausses) > 1 and comparees else ""


def _contre_exemple(exercice: Exercice, arguments, ecart: Ecart) -> ContreExemple:
    appel = ecart.appel or au_mieux(exercice.nom, ecrire_appel, exercice, arguments)
    return ContreExemple(tuple(arguments), appel, ecart.attendu, ecart.obtenu)


def _est_arretee(obtenue: Observation) -> bool:
    return obtenue.est_sans_fin or obtenue.erreur is not None and obtenue.erreur.types[0] in ("ProcessusArrete", "SansReponse")


def _essayer_la_suite(exercice: Exercice, candidat: CandidatObservable, essais: Essais, suite: Iterator[Lot]) -> bool:
    """Essaie les cas qui restent ; vrai quand ils ont tous été essayés, dans le temps permis."""
    debut, horloge = secondes_de_travail(), time.monotonic() + SECONDES_D_HORLOGE
    maintenant = debut
    for lot in suite:
        for petit in lot.par_tranches(PETIT_LOT if maintenant < debut + SECONDES_DE_TRAVAIL / 2 else TRES_PETIT_LOT):
            maintenant = secondes_de_travail()
            if maintenant > debut + SECONDES_DE_TRAVAIL or time.monotonic() > horloge:
                return False
            obtenues = candidat.observer(petit)
            essais.noter(exercice, petit, obtenues)
            if len(obtenues) < len(petit) or _est_arretee(obtenues[-1]):
                return False
    return not _est_arretee(essais.observations[-1])


def _chercher_une_memoire(exercice, candidat, essais: Essais, rang: int, lecture: Lecture) -> Verdict | None:
    """Un contre-exemple se rejoue : appelée de nouveau, ou pour la première fois, la fonction donne la même chose."""
    for rejoue in dict.fromkeys((rang, 0)):
        encore = candidat.observer([essais.cas[rejoue]])
        if encore and not memes_effets(essais.observations[rejoue], encore[0]):
            return _echec_instable(exercice, candidat, essais, rejoue, encore[0])
    neuve = candidat.observer_a_neuf(essais.cas[rang]) if rang and lecture.a_une_memoire is not False else []
    if neuve and not memes_effets(essais.observations[rang], neuve[0]):
        return _echec_instable(exercice, candidat, essais, rang, essais.observations[rang], neuve[0])
    return None


def _echec_instable(exercice, candidat, essais: Essais, rang: int, seconde: Observation, premiere: Observation | None = None) -> Verdict:
    """Le verdict d’une fonction qui ne donne pas deux fois la même chose au cas de ce rang."""
    premiere, arguments = premiere or essais.observations[rang], essais.cas[rang]
    lecture = au_mieux(Lecture(), candidat.lire, exercice.nom)
    neuves = [obtenue for _ in range(2) if lecture.a_une_memoire for obtenue in candidat.observer_a_neuf(arguments)]
    # À neuf, elle se répète : ce n’est pas le hasard qui la fait changer.
    se_souvient = len(neuves) == 2 and memes_effets(*neuves)
    if se_souvient:
        arguments, premiere, seconde = _rejouer_a_neuf(candidat, essais) or (arguments, premiere, seconde)
    ecart = Ecart("instable", "toujours la même réponse", f"{ecrire_observation(premiere)}, puis {ecrire_observation(seconde)}")
    typique = None if se_souvient else au_mieux(None, reconnaitre, exercice, essais, ecart)
    message = au_mieux(MESSAGES["instable"], expliquer_instabilite, lecture, se_souvient).replace("la fonction", f"la {exercice.genre}")
    contre_exemple = _contre_exemple(exercice, arguments, ecart)
    return Verdict(
        exercice.nom, EtatVerdict.ECHOUE, typique.conseil if typique else message, contre_exemple, typique and typique.slug, rang + 1
    )


def _rejouer_a_neuf(candidat: CandidatObservable, essais: Essais) -> tuple[Sequence, Observation, Observation] | None:
    """Le premier petit cas qui, appelé deux fois de suite dans un notebook neuf, ne donne pas deux fois la même chose : l’élève peut le refaire."""
    for arguments in essais.cas[:CAS_A_NEUF]:
        deux = [*candidat.observer_a_neuf(arguments), *candidat.observer([arguments])]
        if len(deux) == 2 and not memes_effets(*deux):
            return arguments, deux[0], deux[1]
    return None


def reconnaitre(exercice: Exercice, essais: Essais, ecart: Ecart) -> ErreurTypique | None:
    """L’erreur typique qui agit comme le candidat sur tous les cas essayés."""
    essais = essais._replace(observations=list(map(exercice.reduire, essais.cas, essais.observations)))
    for typique, observer in exercice.typiques_observees():
        if typique.genre:
            if typique.genre == ecart.genre:
                return typique
        elif ecart.genre != "instable" and _agit_comme(exercice, observer, essais):
            return typique
    return None


def _agit_comme(exercice: Exercice, observer: Callable[[Sequence, slice], list[Observation]], essais: Essais) -> bool:
    """Vrai quand une erreur typique a les mêmes effets ; peu de cas suffisent presque toujours à voir que non."""
    debut, fin = 0, 1
    while debut < len(essais.cas):
        obtenues, connues = essais.observations[debut:fin], observer(essais.cas, slice(debut, fin))
        if len(obtenues) != len(connues) or not all(map(memes_effets, map(exercice.reduire, essais.cas[debut:fin], connues), obtenues)):
            return False
        debut, fin = fin, 4 * fin
    return True
