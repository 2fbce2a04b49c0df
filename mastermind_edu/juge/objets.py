"""L’exercice où l’élève écrit une classe : on crée des objets, on s’en sert pas à pas, on compare chaque pas.

Rien du jeu, et rien d’un élève n’est appelé ici. Commencer par `ExerciceDObjet`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS, Cas, Ecart, ecart_d_arguments, ecart_d_erreur, ecart_de_valeur, ecrire_observation
from mastermind_edu.juge.exercice import Arguments, Exercice
from mastermind_edu.juge.groupes import nommer_type
from mastermind_edu.juge.membres import Classe, dire_l_erreur
from mastermind_edu.juge.valeurs import Erreur, Etrangere, Observation

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
    `attributs` et `methodes` sont ceux de l’énoncé ; `dire_l_erreur(chemin, erreur)` dit ce que l’exercice sait d’une erreur.
    """

    attributs: tuple[str, ...] = ()
    methodes: tuple[str, ...] = ()
    dire_l_erreur: Callable[[str, Erreur], str] = lambda chemin, erreur: ""
    prudences: tuple[Prudence, ...] = ()
    juger_pas: "Callable[[str, Observation, Observation], Ecart | None]" = lambda chemin, attendue, obtenue: comparer_les_pas(attendue, obtenue)
    lire_pas: Callable[[str, object], object] = lambda chemin, valeur: valeur  # ce que l’on retient de la valeur d’un pas, pour reconnaître une classe
    paquets: tuple[str, ...] = ()
    genre = "classe"

    def comparer(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart | None:
        """L’erreur qui arrête tout, le premier pas faux, puis un argument qui ne devait pas changer."""
        *donnes, scenario = arguments
        notes = _notes(obtenue, len(scenario.pas))
        faits = min(len(obtenue.pas), len(scenario.pas))
        for rang, pas in enumerate(scenario.pas[:faits]):
            vue = _au_pas(obtenue, rang)
            ecart = self.juger_pas(pas[1], _au_pas(attendue, rang), vue)
            if ecart:
                if len(scenario.objets) == 1:
                    notes["partages"] = []  # chaque scénario part d’une classe intacte : un seul objet ne partage rien
                return self._expliquer(pas, vue._replace(a_affiche=obtenue.a_affiche), ecart, notes)._replace(appel=scenario.ecrire(self.nom, donnes, rang + 1), observation=vue, pas=rang + 1)
        if obtenue.erreur or faits < len(scenario.pas):  # des pas perdus en route ne sont pas justes
            return self._arret(arguments, attendue, obtenue)
        ecart = ecart_d_arguments(self, arguments, attendue, obtenue)
        if not ecart:
            return None
        abime = self.parametres[ecart.rang or 0]
        conseil = f"la classe change la liste `{abime}` qu’on lui a donnée : gardez-en une copie, `self.{abime} = {abime}.copy()`, et ne changez jamais l’autre"
        return ecart._replace(appel=scenario.ecrire(self.nom, donnes), conseil=conseil)

    def montrer(self, arguments: Arguments, ecart: Ecart) -> Arguments:
        """Le scénario s’arrête au premier pas faux."""
        *donnes, scenario = arguments
        return (*donnes, scenario._replace(pas=scenario.pas[: ecart.pas]))

    def _expliquer(self, pas: tuple, vue: Observation, ecart: Ecart, notes: dict[str, list[str]]) -> Ecart:
        """L’écart d’un pas, avec ce qu’il y a de mieux à en dire."""
        partages = notes["partages"] + [nom for nom in notes["gardes"] if nom in self.attributs]
        partage = f"deux objets partagent `{partages[0]}`, qui est à la classe : dans `__init__`, donnez à chaque objet le sien, `self.{partages[0]} = …`" if partages else ""
        if vue.erreur:
            message = self.dire_l_erreur(pas[1], vue.erreur) or dire_l_erreur(self.classe, pas, vue.erreur, notes["sans_self"])
        else:
            message = _confusion(pas, vue, ecart)
            if isinstance(vue.valeur, Etrangere):
                ecart = ecart._replace(obtenu=nommer_type(vue.valeur.type).replace("`", "") + (", renvoyée et non levée" if vue.valeur.type.endswith("Error") else ""))
        if pas[0] == "appeler" and ecart.attendu == "None":
            ecart = ecart._replace(attendu="aucune erreur")
        if notes["fonction"]:
            message = f"`{self.nom}` doit être une classe, et c’est ici une fonction : écrivez `class {self.nom}:` au lieu de `def {self.nom}(…):`, et ses méthodes en dessous, décalées"
        deja_joue = partage if notes["gardes"] else ""
        return ecart._replace(message=ecart.message or deja_joue or message, conseil=partage or ecart.conseil or _conseiller(pas, vue, ecart))

    @property
    def classe(self) -> Classe:
        """Ce que l’énoncé en dit."""
        return Classe(self.nom, self.parametres, self.attributs, self.methodes)

    def _arret(self, arguments: Arguments, attendue: Observation, obtenue: Observation) -> Ecart:
        """Ce qui a empêché la création d’un objet, ou la fin du scénario."""
        *donnes, scenario = arguments
        faits, arretee = len(obtenue.pas), obtenue.erreur and obtenue.erreur.types[0] in NOMS_DES_ARRETS
        if faits == 0 and obtenue.erreur and not arretee:
            message = self.dire_l_erreur("", obtenue.erreur) or dire_l_erreur(self.classe, None, obtenue.erreur)
            return Ecart("erreur", "un objet", ecrire_observation(obtenue), message=message, appel=scenario.ecrire(self.nom, donnes, 0), observation=obtenue)
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


def _notes(obtenue: Observation, nb_pas: int) -> dict[str, list[str]]:
    """Ce que le scénario a noté après son dernier pas : des noms d’attributs."""
    notes = _au_pas(obtenue, nb_pas).valeur if len(obtenue.pas) == nb_pas + 1 else None
    lues = notes if type(notes) is dict else {}
    return {cle: [nom for nom in lues.get(cle) or () if type(nom) is str] for cle in ("partages", "gardes", "sans_self", "fonction")}


def _confusion(pas: tuple, vue: Observation, ecart: Ecart) -> str:
    """La phrase à dire quand un attribut et une méthode sont pris l’un pour l’autre, ou une erreur renvoyée au lieu d’être levée ; vide sinon."""
    geste, chemin, _ = pas
    membre, valeur = chemin.rpartition(".")[2], vue.valeur
    if geste == "lire" and valeur == METHODE:
        return f"`{membre}` doit être un attribut, qui se lit sans parenthèses ; c’est ici une méthode"
    if geste == "appeler" and valeur == METHODE:
        return f"`{membre}` renvoie une méthode, et non ce que cette méthode donne : dans son corps, mettez des parenthèses après chaque `self.methode`"
    if ecart.genre == "erreur" and isinstance(valeur, Etrangere):
        attendue = ecart.attendu.removeprefix("une erreur ")
        if valeur.type in (attendue, "type") or valeur.type.endswith(("Error", "Exception")):
            return f"`{membre}` renvoie l’erreur au lieu de la lever : écrivez `raise {attendue}(…)`, sans `return`"
    return ""


def _conseiller(pas: tuple, vue: Observation, ecart: Ecart) -> str:
    """Ce qui se dit d’un pas faux, sans rien savoir de la classe."""
    geste, chemin, arguments = pas
    membre = chemin.rpartition(".")[2]
    if ecart.genre == "erreur":
        attendue = ecart.attendu.removeprefix("une erreur ")
        debut = f"`{membre}` accepte ce qu’elle doit refuser à cet instant : il faut lever `{attendue}`"
        return f"{debut}, par `raise {attendue}(…)` ; afficher un message ou renvoyer `None` ne suffit pas" if vue.valeur is None else debut
    if vue.valeur is None and geste == "appeler" and membre != "click" and vue.a_affiche:
        return f"`{membre}` renvoie `None` dans ce cas, et quelque chose est affiché : `print` montre une valeur, mais ne la renvoie pas ; la réponse doit suivre `return`"
    if vue.valeur is None and geste == "appeler" and membre != "click":
        return f"`{membre}` renvoie `None` dans ce cas : seul `return`, suivi d’une valeur, renvoie quelque chose"
    if geste == "heriter":
        return f"la classe n’hérite pas de `{arguments[0]}` : entre parenthèses après son nom, écrivez `{arguments[0]}`"
    if geste == "compter":
        return f"`{membre}` a {accorder(vue.valeur, 'élément')}, il en faut ici {ecart.attendu}"
    if geste == "distinguer" and type(vue.valeur) is str:
        return f"`{membre}` doit être une liste ; c’est ici {nommer_type(vue.valeur)}"
    if geste == "distinguer":
        return f"des éléments de `{membre}` sont un seul et même objet : `[…] * n` le répète sans en créer d’autre ; créez-en un nouveau à chaque tour de boucle"
    if geste == "regler":
        return f"à force de clics, `{chemin}` ne montre jamais `{arguments[0]!r}`"
    verbe = "renvoie" if geste == "appeler" else "vaut"
    return f"à ce pas du scénario, `{membre}` ne {verbe} pas ce qu’il faut"
