"""Deux minutes de rappel : quelques questions tirées des gammes des chapitres d’avant, et celles que l’on a manquées d’abord.

Une question se déduit d’une gamme : un appel, et pour réponses ce que donnent la fonction juste et les fausses. Rien n’est noté, rien n’est
envoyé ; d’une leçon, un même élève retrouve les mêmes questions. Commencer par `poser_les_questions`.
"""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import NamedTuple

from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import GAMMES, GAMMES_DES_CHAPITRES
from mastermind_edu.exercices.gammes import PREDIRE, Gamme
from mastermind_edu.juge.ecarts import ecrire_appel
from mastermind_edu.juge.exercice import Arguments
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.progression.bilan import adresse, sans_liens
from mastermind_edu.progression.rappels import lire_les_derniers
from mastermind_edu.progression.registre import RAPPELS

QUESTIONS, MANQUEES_AU_PLUS = 3, 2
CAS_REGARDES = 12  # les premiers, les plus petits : la réponse se trouve de tête


class Question(NamedTuple):
    """Ce que l’on demande, les réponses proposées, et le conseil à qui donne chacune ; celui de la bonne est vide."""

    gamme: Gamme
    chapitre: str
    enonce: str
    programme: str
    conseils: Mapping[str, str]

    @property
    def juste(self) -> str:
        """La bonne réponse."""
        return next(reponse for reponse, conseil in self.conseils.items() if not conseil)


def poser_les_questions(lecon: str) -> list[Question]:
    """Celles de cette leçon, pour qui travaille ici."""
    return choisir_les_questions(lecon, RAPPELS.tous())


def choisir_les_questions(lecon: str, resultats: Mapping[str, int]) -> list[Question]:
    """Celles d’une leçon, d’après ce que l’élève a répondu dans les leçons d’avant : `"02/bordure": 0` pour une réponse fausse.

    >>> [question.gamme.nom for question in choisir_les_questions("00c", {})]
    ['carte', 'prix_de_la_boite', 'trous_a_la_fin']
    """
    avant = {nom: chapitre for chapitre, noms in GAMMES_DES_CHAPITRES.items() if numero(chapitre) < lecon for nom in noms}
    derniers = lire_les_derniers(resultats, avant_la_lecon=lecon)
    manquees = [nom for nom in avant if derniers.get(nom) == 0][:MANQUEES_AU_PLUS]
    tirage = random.Random(lecon).sample(list(avant), len(avant))
    neuves = [nom for nom in tirage if nom not in derniers]
    recente = [nom for nom in neuves if avant[nom] == max(avant.values())][:1]  # une au moins du chapitre précédent
    deja_sues = [nom for nom in tirage if derniers.get(nom) == 1]
    ordre = dict.fromkeys((*manquees, *recente, *neuves, *deja_sues))
    posables = (question for nom in ordre if (question := poser(nom, avant[nom])))
    return list(islice(posables, QUESTIONS))


@cache
def poser(nom: str, chapitre: str) -> Question | None:
    """La question d’une gamme ; rien quand aucun de ses premiers cas n’a deux mauvaises réponses différentes."""
    gamme = GAMMES[nom]
    for arguments in islice(gamme.cas(), CAS_REGARDES):
        juste = _dire(gamme, gamme.attendre(arguments))
        conseils = {juste: "", **{reponse: conseil for reponse, conseil in _fausses(gamme, arguments) if reponse != juste}}
        if juste and len(conseils) > 2:
            reponses = list(conseils)[:4]
            random.Random(nom).shuffle(reponses)
            return Question(gamme, chapitre, *_enoncer(gamme, arguments), {reponse: conseils[reponse] for reponse in reponses})
    return None


def _fausses(gamme: Gamme, arguments: Arguments) -> Iterator[tuple[str, str]]:
    """Ce que donne chaque version fausse sans s’arrêter sur une erreur, et son conseil ; la première d’abord."""
    for typique in reversed(gamme.erreurs_typiques):
        reponse = _dire(gamme, _observer(typique.fonction, arguments))
        if reponse:
            yield reponse, typique.conseil


def _observer(fonction, arguments: Arguments) -> Observation:
    from mastermind_edu.juge.appel import Candidat

    return Candidat(fonction).observer([tuple(arguments)])[0]


def _dire(gamme: Gamme, observation: Observation) -> str:
    """La valeur renvoyée, ou ce que devient la liste changée ; rien pour une erreur."""
    if observation.erreur:
        return ""
    return repr(observation.arguments[gamme.parametres.index(gamme.modifies[0])] if gamme.modifies else observation.valeur)


def _enoncer(gamme: Gamme, arguments: Arguments) -> tuple[str, str]:
    """La question, et le programme sur lequel elle porte."""
    if gamme.forme == PREDIRE:
        return gamme.enonce.rsplit("\n\n", 1)[1], gamme.enonce.split("```python\n")[1].split("\n```")[0]
    debut = f"Que devient `{gamme.modifies[0]}` après" if gamme.modifies else "Que renvoie"
    return f"{debut} `{ecrire_appel(gamme, arguments)}` ?", gamme.solution.strip()


def noter_la_reponse(lecon: str, question: Question, reponse: str) -> bool:
    """Retient si la première réponse était juste ; renvoie si celle-ci l’est."""
    est_juste = reponse == question.juste
    RAPPELS.noter_une_fois(f"{lecon}/{question.gamme.nom}", int(est_juste))
    return est_juste


def adresse_des_gammes(question: Question) -> str:
    """Où refaire la gamme d’une question ; vide dans Capytale, d’où l’on n’y va pas."""
    return "" if sans_liens() else adresse(question.chapitre)
