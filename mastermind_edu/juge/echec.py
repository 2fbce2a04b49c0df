"""L’échec : du premier cas faux au verdict, avec le plus petit exemple et ce qu’il y a de mieux à en dire.

Rien n’y décide si une réponse est juste, voir `examen`. Commencer par `verdict_d_echec`.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from itertools import islice, takewhile
from typing import Protocol

from mastermind_edu.juge.depense import patience
from mastermind_edu.juge.diagnostic import MESSAGES, choisir_message, expliquer_instabilite
from mastermind_edu.juge.ecarts import Cas, Ecart, Essais, Lot, ecrire_appel, ecrire_observation, memes_effets
from mastermind_edu.juge.exercice import ErreurTypique, Exercice
from mastermind_edu.juge.fausses import constater, dire_de_ce_cas, dire_des_fausses, toujours_la_meme
from mastermind_edu.juge.garde import secondes_de_travail
from mastermind_edu.juge.instruments import Hasard
from mastermind_edu.juge.justes import Justes
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.lecture.texte import Retouche, Vu
from mastermind_edu.juge.rangees import dire_dans_le_jeu, lire_les_lignes
from mastermind_edu.juge.valeurs import Observation, a_parcourir
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict, au_mieux

PETIT_LOT, TRES_PETIT_LOT = 128, 8  # après un échec, entre deux regards à l’heure ; le second quand la moitié du temps est passée
CAS_A_NEUF = 6  # pour montrer une fonction qui se souvient
CAS_POUR_REDUIRE = 80  # pour trouver un plus petit contre-exemple
ASSEZ_DE_CAS = 400  # pour reconnaître une erreur typique quand le temps manque pour les essayer tous
SECONDES_DE_TRAVAIL, SECONDES_D_HORLOGE = 2.0, 4.0  # pour essayer la suite après un échec ; l’horloge compte aussi les autres programmes
ENSEMBLE, ENSEMBLES, FINALISTES = 50, 4, 40  # versions essayées d’un coup sur trois cas au plus, deux faux et un juste ; tant de fois ; versions essayées sur tous les cas
SECONDES_D_UNE_RETOUCHE = 2.0  # presque toujours un dixième ; au-delà, on s’en passe : ce qui borne d’abord est compté en versions, pour que le message ne dépende pas de la machine


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


def verdict_d_echec(exercice: Exercice, candidat: CandidatObservable, essais: Essais, rang: int, suite: Iterator[Lot] | None = None) -> Verdict:
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
    rapport, constat = (au_mieux("", toujours_la_meme, exercice, essais) or au_mieux("", dire_des_fausses, essais), au_mieux("", _constater, exercice, essais)) if tous else ("", "")
    arguments, obtenue, ecart = au_mieux((essais.cas[rang], essais.observations[rang], ecart), _reduire, exercice, candidat, essais, rang)
    lecture = lecture.verifiee(lambda vue: au_mieux(not vue.est_la_reparation, _prouve, exercice, candidat, vue, arguments, obtenue), (ecart.observation or obtenue).erreur)
    rapport = rapport or au_mieux("", dire_de_ce_cas, exercice, arguments, obtenue, ecart)
    texte, lecture = lecture.texte, lire_les_lignes(lecture, lignes := getattr(exercice, "lignes", ()), typique is not None)
    retoucher = partial(au_mieux, None, trouver_la_retouche, exercice, candidat, lecture, essais, typique is not None)
    message, remarque = au_mieux((MESSAGES["valeur"], ""), choisir_message, lecture, typique, ecart.observation or obtenue, ecart, rapport, retoucher)
    message, remarque = au_mieux((message, remarque), dire_dans_le_jeu, message, remarque, obtenue.erreur, texte) if lignes else (message, remarque)
    return Verdict(
        exercice.nom, EtatVerdict.ECHOUE, message, _contre_exemple(exercice, arguments, ecart),
        typique.slug if typique else None, rang + 1, remarque=remarque, constat=constat, deroulable=not (ecart.message or ecart.appel), part=ecart.part,
    )


def _constater(exercice: Exercice, essais: Essais) -> str:
    """Dans quels cas c’est faux, comptés ; de tirages au sort, il n’y a rien à dire."""
    if any(isinstance(argument, Hasard) for argument in essais.cas[0]):
        return ""
    vus = [exercice.montrer(cas, ecart) if ecart else cas for cas, ecart in zip(essais.cas, essais.ecarts)]
    leves = [ecart is not None and obtenue.erreur is not None for ecart, obtenue in zip(essais.ecarts, essais.observations)]
    return constater(exercice.proprietes, vus, [ecart is not None for ecart in essais.ecarts], leves)


def _reduire(exercice: Exercice, candidat: CandidatObservable, essais: Essais, rang: int) -> tuple[Sequence, Observation, Ecart]:
    """Le plus petit cas où la fonction échoue de la même façon ; le même dans le notebook et à la correction, car compté en cas et non en secondes."""
    trouve = essais.cas[rang], essais.observations[rang], essais.ecarts[rang]
    if exercice.plus_petits is None or _est_arretee(trouve[1]):
        return trouve
    reste = CAS_POUR_REDUIRE
    while reste > 0:
        petits = [Cas(arguments) for arguments in islice(exercice.plus_petits(*trouve[0]), reste) if a_parcourir(arguments) or not a_parcourir(trouve[0])]
        reste -= len(petits) or reste
        obtenues = candidat.observer(petits) if petits else []
        essayes = ((petit, obtenue, exercice.comparer(petit, exercice.attendre(petit), obtenue)) for petit, obtenue in zip(petits, obtenues))
        suivant = next((essai for essai in essayes if essai[2] and essai[2].genre == trouve[2].genre and not _est_arretee(essai[1])), None)
        if suivant is None:
            break
        trouve = suivant
    return trouve


def _contre_exemple(exercice: Exercice, arguments, ecart: Ecart) -> ContreExemple:
    appel = ecart.appel or au_mieux(exercice.nom, ecrire_appel, exercice, arguments)
    return ContreExemple(tuple(arguments), appel, ecart.attendu, ecart.obtenu)


def _est_arretee(obtenue: Observation) -> bool:
    return obtenue.est_sans_fin or obtenue.erreur is not None and obtenue.erreur.types[0] in ("ProcessusArrete", "SansReponse")


def _essayer_la_suite(exercice: Exercice, candidat: CandidatObservable, essais: Essais, suite: Iterator[Lot]) -> bool:
    """Essaie les cas qui restent ; vrai quand ils ont tous été essayés, dans le temps permis."""
    maintenant = debut = secondes_de_travail()
    travail, horloge = SECONDES_DE_TRAVAIL * (fois := patience()), time.monotonic() + SECONDES_D_HORLOGE * fois
    for lot in suite:
        for petit in lot.par_tranches(PETIT_LOT if maintenant < debut + travail / 2 else TRES_PETIT_LOT):
            maintenant = secondes_de_travail()
            if maintenant > debut + travail or time.monotonic() > horloge:
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
            return verdict_instable(exercice, candidat, essais, rejoue, encore[0])
    neuve = candidat.observer_a_neuf(essais.cas[rang]) if rang and lecture.a_une_memoire is not False else []
    if neuve and not memes_effets(essais.observations[rang], neuve[0]):
        return verdict_instable(exercice, candidat, essais, rang, essais.observations[rang], neuve[0])
    return None


def verdict_instable(exercice, candidat, essais: Essais, rang: int, seconde: Observation, premiere: Observation | None = None) -> Verdict:
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
    conseil = typique.conseil if typique else ""
    message = au_mieux(conseil or MESSAGES["instable"], expliquer_instabilite, lecture, se_souvient, conseil)
    message, slug = (message, typique.slug) if typique else (message.replace("la fonction", f"la {exercice.genre}"), None)
    return Verdict(exercice.nom, EtatVerdict.ECHOUE, message, _contre_exemple(exercice, arguments, ecart), slug, rang + 1)


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
    return not all(o.erreur for o in essais.observations) or essais.observations[0].erreur.types_nommes == observer(essais.cas, slice(0, 1))[0].erreur.types_nommes


def _prouve(exercice: Exercice, candidat, vue: Vu, arguments, obtenue: Observation) -> bool:
    """Vrai quand la version qui prouve cette vue ne donne pas la même chose dans ce cas, ou que l’on n’a pas pu le voir ; celle qui la répare doit y être juste."""
    [observations] = candidat.essayer([vue.preuve], [Cas(arguments)])
    if vue.est_la_reparation:
        return _sont_justes(exercice, [(arguments, exercice.attendre(arguments))], observations)
    return not observations or not memes_effets(obtenue, observations[0])


def trouver_la_retouche(exercice: Exercice, candidat, lecture: Lecture, essais, apres_un_conseil: bool = False) -> Retouche | None:
    """La première version qui rend justes tous les cas ; rien quand il n’y en a pas.

    Après le conseil d’une erreur typique, elle ne sert qu’à dire où : un nombre ou un nom changé, qui peut réussir par hasard, n’y ajouterait rien.
    """
    faux, justes = ([rang for rang, ecart in enumerate(essais.ecarts) if bool(ecart) is voulu] for voulu in (True, False))
    temoins = [(essais.cas[rang], essais.attendues[rang]) for rang in (*faux[:1], *faux[1:][len(faux) // 4 :][:1], *justes[:1])]
    retouches, finalistes = (r for r in lecture.retoucher() if not (apres_un_conseil and r.est_vague)), 0
    limite = time.monotonic() + SECONDES_D_UNE_RETOUCHE * patience()
    lots = (list(islice(retouches, ENSEMBLE)) for _ in range(ENSEMBLES))
    for lot in takewhile(lambda lot: lot and time.monotonic() < limite, lots):
        observees = candidat.essayer([retouche.source for retouche in lot], [Cas(cas) for cas, _ in temoins])
        for retouche, observations in zip(lot, observees):
            if _sont_justes(exercice, temoins, observations):
                finalistes += 1
                if _repare(exercice, candidat, retouche):
                    return retouche
                if finalistes == FINALISTES:
                    return None
    return None


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
