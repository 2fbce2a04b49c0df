"""Le domaine entier : une fonction déjà réussie, essayée sur tout son domaine.

Ce n’est pas l’examen, qui choisit ses cas et doit rester court ; ici, des millions
de cas, un par un et sans rien garder. Commencer par `prouver`.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import islice
from operator import is_

from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.juge.appel import Candidat, entrees_sorties_neutres
from mastermind_edu.juge.diagnostic import expliquer_ecart
from mastermind_edu.juge.ecarts import Ecart, ecrire_appel
from mastermind_edu.juge.exercice import Arguments, Exercice
from mastermind_edu.juge.garde import Garde
from mastermind_edu.juge.valeurs import copier, egales
from mastermind_edu.juge.verdict import ContreExemple, EtatVerdict, Verdict

TAILLE_LOT = 8192  # entre deux nouvelles de l’avancement

Annoncer = Callable[[int, int], None]


def prouver(exercice: Exercice, fonction: Callable, verdict: Verdict, suivre: Callable[[], AbstractContextManager[Annoncer]]) -> Verdict:
    """Le verdict de la preuve ; l’ordinaire, avec une remarque, quand elle n’existe pas ou s’interrompt."""
    if exercice.domaine is None:
        return replace(verdict, remarque=f"il n’existe pas de preuve exhaustive pour `{exercice.nom}`")
    faits = 0

    def noter(nombre: int, total: int) -> None:
        nonlocal faits
        faits = nombre
        annoncer(nombre, total)

    try:
        with suivre() as annoncer:
            return examiner_le_domaine(exercice, fonction, noter)
    except KeyboardInterrupt:
        compte = f"{ecrire_nombre(faits)} paires sur {ecrire_nombre(exercice.taille_du_domaine)}"
        return replace(verdict, remarque=f"preuve interrompue après {compte}")


def examiner_le_domaine(exercice: Exercice, fonction: Callable, annoncer: Annoncer) -> Verdict:
    """Le verdict sur tout le domaine de `exercice.domaine`.

    `annoncer(faits, total)` est appelée de temps en temps ; Ctrl-C passe au travers.
    Coût : une dizaine de microsecondes par cas.
    """
    candidat, cas, faits = Candidat(fonction, secondes=math.inf), iter(exercice.domaine()), 0
    while lot := list(islice(cas, TAILLE_LOT)):
        rang = _premier_suspect(exercice, candidat, lot)
        if rang is not None:
            return _refuter(exercice, candidat, lot[rang], faits + rang + 1)
        faits += len(lot)
        annoncer(faits, exercice.taille_du_domaine)
    return Verdict(exercice.nom, EtatVerdict.REUSSI, "prouvé sur toutes les paires", nb_cas=faits, preuve=True)


def _premier_suspect(exercice: Exercice, candidat: Candidat, lot: Iterable[Arguments]) -> int | None:
    """Le rang du premier cas qui n’est pas juste à l’évidence ; `None` quand tous le sont."""
    reference, fonction = exercice.reference, candidat.fonction
    with entrees_sorties_neutres(), Garde() as garde:
        for rang, arguments in enumerate(lot):
            attendue, donnes = reference(*_dupliquer(arguments)), _dupliquer(arguments)
            try:
                obtenue = garde.appeler(fonction, *donnes)
                juste = egales(attendue, obtenue) or egales(attendue, copier(obtenue))  # la copie fait un tuple d’un tuple nommé
            except KeyboardInterrupt:
                raise
            except BaseException:  # SystemExit et la boucle sans fin compris ; `_refuter` dira laquelle
                return rang
            if not (juste and all(map(_intact, arguments, donnes))):
                return rang
    return None


def _dupliquer(arguments: Arguments) -> list:
    return [argument.copy() if type(argument) is list else argument for argument in arguments]


def _intact(avant: object, apres: object) -> bool:
    """Vrai quand l’argument a encore les mêmes éléments : les comparer par identité est rapide et ne se trompe pas."""
    return type(avant) is not list or (len(avant) == len(apres) and all(map(is_, avant, apres)))


def _refuter(exercice: Exercice, candidat: Candidat, arguments: Sequence, nb_cas: int) -> Verdict:
    """Le verdict d’échec : l’examen ordinaire de ce seul cas dit ce qui ne va pas."""
    [obtenue] = candidat.observer([arguments])
    ecart = exercice.comparer(arguments, exercice.attendre(arguments), obtenue)
    # Fausse la première fois, juste la seconde : la fonction garde quelque chose d’un appel à l’autre.
    ecart = ecart or Ecart("instable", "toujours la même réponse", "une autre réponse à un premier appel")
    contre_exemple = ContreExemple(tuple(arguments), ecrire_appel(exercice, arguments), ecart.attendu, ecart.obtenu)
    message = expliquer_ecart(obtenue, ecart)
    return Verdict(exercice.nom, EtatVerdict.ECHOUE, message, contre_exemple, nb_cas=nb_cas)
