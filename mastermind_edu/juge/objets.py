"""L’exercice où l’élève écrit une classe : on crée des objets, on s’en sert pas à pas, on compare chaque pas.

Rien du jeu, et rien d’un élève n’est appelé ici. Commencer par `ExerciceDObjet`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from mastermind_edu.juge.appel import Erreur, Observation
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS, Ecart, ecart_d_arguments, ecart_d_erreur, ecart_de_valeur, ecrire_observation
from mastermind_edu.juge.exercice import Arguments, Exercice
from mastermind_edu.juge.lots import Cas
from mastermind_edu.juge.scenarios import ecrire_pas
from mastermind_edu.juge.valeurs import Etrangere

METHODE = Etrangere("method")
SANS_REPONSE = Erreur(("SansReponse",), "")


class Prudence(NamedTuple):
    """Ce qu’un objet solide fait de plus que ce qui est demandé : un scénario, et la remarque s’il n’y résiste pas."""

    cas: Arguments
    remarque: str


@dataclass(frozen=True)
class ExerciceDObjet(Exercice):
    """Une classe à écrire ; un cas est fait des arguments de la création, puis d’un `Scenario`.

    Chaque scénario part de la classe telle qu’elle était avant : ce que deux objets partagent se voit dans un scénario
    qui en crée deux. Le contre-exemple s’arrête au premier pas faux. Une classe juste à qui manque une `prudence` a tous ses points.
    """

    prudences: tuple[Prudence, ...] = ()
    juger_pas: "Callable[[str, Observation, Observation], Ecart | None]" = lambda chemin, attendue, obtenue: comparer_les_pas(attendue, obtenue)
    lire_pas: Callable[[str, object], object] = lambda chemin, valeur: valeur  # ce que l’on retient de la valeur d’un pas, pour reconnaître une classe
    paquets: tuple[str, ...] = ()
    genre = "classe"

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """L’erreur qui arrête tout, le premier pas faux, puis un argument qui ne devait pas changer."""
        *donnes, scenario = arguments
        faits = len(obtenue.pas)
        for rang, pas in enumerate(scenario.pas[:faits]):
            vue = _au_pas(obtenue, rang)
            ecart = self.juger_pas(pas[1], _au_pas(attendue, rang), vue)
            if ecart:
                conseil = ecart.conseil or _conseiller(pas, vue, ecart)
                appel = scenario.ecrire(self.nom, donnes, rang + 1)
                return ecart._replace(appel=appel, conseil=conseil, observation=vue, message=ecart.message or _confusion(pas, vue))
        if obtenue.erreur or faits < len(scenario.pas):  # des pas perdus en route ne sont pas justes
            return self._arret(arguments, attendue, obtenue)
        ecart = ecart_d_arguments(self, arguments, attendue, obtenue)
        conseil = "la classe change ce qu’on lui a donné : elle doit travailler sur une copie"
        return ecart and ecart._replace(appel=scenario.ecrire(self.nom, donnes), conseil=conseil)

    def _arret(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart:
        """Ce qui a empêché la création d’un objet, ou la fin du scénario."""
        *donnes, scenario = arguments
        faits, arretee = len(obtenue.pas), obtenue.erreur and obtenue.erreur.types[0] in NOMS_DES_ARRETS
        if faits == 0 and obtenue.erreur and not arretee:
            return Ecart("erreur", "un objet", ecrire_observation(obtenue), appel=scenario.ecrire(self.nom, donnes, 0), observation=obtenue)
        suivant = _au_pas(attendue, faits) if faits < len(attendue.pas) else Observation()
        vue = Observation(erreur=obtenue.erreur or SANS_REPONSE)
        return Ecart("erreur", ecrire_attendu(suivant), ecrire_observation(vue), appel=scenario.ecrire(self.nom, donnes, faits + 1), observation=vue)

    def ecrire_attendus(self, arguments: Arguments) -> list[str]:
        """Ce que chaque pas doit donner, en quelques mots ; rien pour un appel qui ne renvoie rien."""
        attendue = self.attendre(arguments)
        return [_ecrire_effet(pas, _au_pas(attendue, rang)) for rang, pas in enumerate(arguments[-1].pas)]

    def reduire(self, arguments: Arguments, obtenue: Observation) -> Observation:
        """L’observation sans le texte des erreurs : leur genre suffit à reconnaître une classe fausse."""
        if type(obtenue.valeur) is not tuple or not all(type(fait) is tuple and len(fait) == 2 for fait in obtenue.valeur):
            return obtenue._replace(pas=())  # le processus s’est arrêté, ou l’élève a écrit à sa place
        lues = zip(arguments[-1].pas, obtenue.valeur)
        return obtenue._replace(valeur=tuple((self.lire_pas(chemin, valeur), erreur) for (_, chemin, _), (valeur, erreur) in lues), pas=())

    def remarquer(self, observer: Callable[[Iterable], list[Observation]]) -> str:
        """La première prudence qui manque à une classe juste ; vide quand elle les a toutes."""
        for cas, remarque in self.prudences:
            obtenues = observer([Cas(cas)])
            if not obtenues or self.comparer(cas, self.attendre(cas), obtenues[0]):
                return remarque
        return ""


def _au_pas(observation: Observation, rang: int) -> Observation:
    """Ce qu’un pas a donné, comme si c’était un appel."""
    try:
        valeur, _ = observation.valeur[rang]
    except (TypeError, LookupError, ValueError):  # une ligne écrite par l’élève
        valeur = None
    return Observation(valeur, (), observation.pas[rang])


def ecrire_attendu(attendue: Observation) -> str:
    """Ce qu’un pas doit donner, en quelques mots."""
    return f"une erreur {attendue.erreur.types[0]}" if attendue.erreur else repr(attendue.valeur)


def _ecrire_effet(pas: tuple, attendue: Observation) -> str:
    geste, _, arguments = pas
    if geste == "regler":
        return repr(*arguments)
    return "" if geste == "appeler" and attendue == Observation() else ecrire_attendu(attendue)


def comparer_les_pas(attendue: Observation, obtenue: Observation) -> Ecart | None:
    """Même erreur, ou même valeur."""
    return ecart_d_erreur(attendue, obtenue) or (None if attendue.erreur else ecart_de_valeur(attendue, obtenue))


def _confusion(pas: tuple, vue: Observation) -> str:
    """La phrase à dire quand une méthode est prise pour un attribut, ou un attribut pour une méthode ; vide sinon."""
    geste, chemin, _ = pas
    membre = chemin.rpartition(".")[2]
    if geste == "lire" and vue.valeur == METHODE:
        return f"`{membre}` doit être un attribut, qui se lit sans parenthèses ; c’est ici une méthode"
    erreur = vue.erreur
    if geste == "appeler" and erreur and not erreur.ligne and erreur.texte.endswith("object is not callable"):
        return f"`{membre}` doit être une méthode, que l’on appelle : `{ecrire_pas(pas)}` ; c’est ici un attribut"
    return ""


def _conseiller(pas: tuple, vue: Observation, ecart: Ecart) -> str:
    """Ce qui se dit d’un pas faux, sans rien savoir de la classe."""
    geste, chemin, arguments = pas
    membre = chemin.rpartition(".")[2]
    if ecart.genre == "erreur":
        attendue = ecart.attendu.removeprefix("une erreur ")
        return f"`{membre}` accepte ce qu’elle doit refuser à cet instant : il faut lever `{attendue}`"
    if vue.valeur is None and geste == "appeler":
        return f"`{membre}` renvoie `None` dans ce cas : seul `return`, suivi d’une valeur, renvoie quelque chose"
    if geste == "heriter":
        return f"la classe n’hérite pas de `{arguments[0]}`"
    if geste == "regler":
        return f"à force de clics, `{chemin}` ne montre jamais {arguments[0]!r}"
    verbe = "renvoie" if geste == "appeler" else "vaut"
    return f"à ce pas du scénario, `{membre}` ne {verbe} pas ce qu’il faut"
