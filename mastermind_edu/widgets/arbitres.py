"""Qui tient la manche que l’ordinateur cherche : personne, ou un match, qui la note et la règle.

Aucun widget ici ; `Ordinateur` demande à son arbitre ce qui se note et ce qui se dit. Commencer par `ArbitreDuMatch`.
"""

from collections.abc import Callable

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Etat, MancheRepondue
from mastermind_edu.decodeurs import Decodage, EtatDecodage
from mastermind_edu.francais import accorder

SANS_POINT, SANS_DIRE = "Finir la manche, sans point", "Ne pas dire mon code"


class SansArbitre:
    """L’ordinateur joue hors d’un match : rien n’est noté, et rien n’est à régler."""

    arretee = "Recherche arrêtée : votre réponse n’est pas notée. Donnez-la de nouveau, ou choisissez un autre décodeur."
    est_reglee = attend_le_secret = False
    sans_secret = ""

    def noter(self, decodage: Decodage) -> None:
        """Rien ne garde les réponses."""

    def completer(self, phrase: str) -> str:
        """La phrase suffit."""
        return phrase

    def apres(self) -> None:
        """Personne ne suit."""


class ArbitreDuMatch:
    """La manche d’une partie : chaque réponse y est notée, son nombre de rangées est limité, et des réponses qui se
    contredisent n’y valent aucun point.

    `decodage` est la recherche, là où elle en est ; `apres` est appelé après chaque rangée, et à la fin.
    """

    arretee = "Recherche arrêtée : votre réponse n’est pas notée. Donnez-la de nouveau."

    def __init__(self, manche: MancheRepondue, decodage: Decodage, apres: Callable[[], None]):
        self.manche, self.decodage, self.apres = manche, decodage, apres
        self.est_reglee = self._se_contredit = False

    @property
    def attend_le_secret(self) -> bool:
        """Vrai quand toutes les rangées sont jouées sans que le code soit trouvé."""
        return self.manche.etat is Etat.PERDUE and not self._se_contredit

    @property
    def sans_secret(self) -> str:
        """Le bouton qui règle la manche sans dire le secret ; vide quand il n’y a rien à régler."""
        if self.est_reglee or not (self._se_contredit or self.attend_le_secret):
            return ""
        return SANS_POINT if self._se_contredit else SANS_DIRE

    def attend_une_reponse(self, corrige: bool) -> bool:
        """Vrai tant que la manche n’est pas réglée et qu’il reste une rangée, ou qu’on en corrige une."""
        return not self.est_reglee and (corrige or self.manche.etat is Etat.EN_COURS)

    def noter(self, decodage: Decodage) -> None:
        """Après une réponse, la manche de la partie reçoit ce qui a changé."""
        self._se_contredit = decodage.etat is EtatDecodage.CONTRADICTION
        jouees, notees = decodage.tentatives, self.manche.tentatives
        communes = next((rang for rang, (a, b) in enumerate(zip(jouees, notees)) if a != b), min(len(jouees), len(notees)))
        if communes < len(notees):
            self.manche.revenir(communes)
        for tentative in jouees[communes:]:
            self.manche.noter(*tentative)
        self.est_reglee = self.manche.etat is Etat.GAGNEE and not self._se_contredit

    def completer(self, phrase: str) -> str:
        """Ce que cette manche ajoute à la phrase, ou met à sa place."""
        if self.attend_le_secret:
            return f"Pas trouvé en {accorder(len(self.manche.tentatives), 'rangée')}. Quel était votre code ?"
        return f"{phrase} Corrigez une réponse, ou dites votre code : il montrera vos erreurs." if self._se_contredit else phrase

    def regler(self, secret: Code | None = None) -> str:
        """Règle une manche contredite ou perdue, par le secret ou sans lui, et le dit."""
        phrase = "Manche finie, votre code reste à vous."
        if self._se_contredit:
            phrase = "Manche finie sans point : vos réponses ne convenaient à aucun code."
            self.manche.contredire(secret)
        elif secret is not None:
            self.manche.decouvrir(secret)
        self.est_reglee = True
        return phrase
