"""Répondre à l’ordinateur : ce que l’on met en doute de ses réponses, et l’arbitre de la manche, s’il y a un match.

Aucun widget ici ; `Ordinateur` montre ce que ce module dit. Commencer par `Dialogue`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mastermind_edu.affichage.plateau import dire_reponse
from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.manche import Etat, MancheRepondue
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import Decodage, EtatDecodage, erreurs_de_reponse, plus_petits_retraits
from mastermind_edu.decodeurs.contradictions import ErreurDeReponse
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.francais import accorder

SANS_POINT, SANS_DIRE = "Finir la manche, sans point", "Ne pas dire mon code"
SUSPECTE, EN_CORRECTION = "⚠ réponse peut-être fausse", "➜ réponse à corriger"


class Doutes(NamedTuple):
    """Ce que l’on met en doute : la rangée à corriger, s’il faut relire, les réponses suspectes, les fausses."""

    corrigee: int | None = None
    relit: bool = False
    retraits: Sequence[Sequence[int]] = ()
    erreurs: Sequence[ErreurDeReponse] = ()

    @property
    def marques(self) -> dict[int, str]:
        """Ce qui s’écrit à côté des rangées : suspectes, fausses, à corriger."""
        marques = {rang: SUSPECTE for rangs in self.retraits for rang in rangs}
        marques |= {erreur.rang: f"✗ il fallait : {dire_reponse(erreur.juste)}" for erreur in self.erreurs}
        return marques if self.corrigee is None else {**marques, self.corrigee: EN_CORRECTION}


class SansArbitre:
    """L’ordinateur joue hors d’un match : rien n’est noté, et rien n’est à régler."""

    arretee = "Recherche arrêtée : votre réponse n’est pas notée. Donnez-la de nouveau, ou choisissez un autre décodeur."
    est_reglee = attend_le_secret = False
    sans_secret = ""

    def attend_une_reponse(self, corrige: bool) -> bool:
        """La recherche dit elle-même si elle est finie."""
        return True

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


class Dialogue:
    """Une recherche, ses réponses mises en doute (`doutes`), et ce qu’il y a donc à montrer."""

    def __init__(self, decodage: Decodage, arbitre: SansArbitre | ArbitreDuMatch):
        self.decodage, self.arbitre = decodage, arbitre
        self.noter()

    def noter(self) -> None:
        """Après une réponse, que l’arbitre note : plus rien en doute, sauf si elles se contredisent, ou s’il faut dire son secret."""
        self.arbitre.noter(self.decodage)
        self.doutes = Doutes(relit=self.arbitre.attend_le_secret)
        if self._se_contredit:
            decodage = self.decodage
            self.doutes = Doutes(relit=True, retraits=plus_petits_retraits(decodage.tentatives, decodage.nb_pions, decodage.nb_couleurs))

    def recevoir(self, reponse: Reponse) -> Souffles[None] | None:
        """Le calcul qui suit cette réponse, ou cette correction ; `None` si l’arbitre n’en attend plus."""
        corrigee = self.doutes.corrigee
        if not self.arbitre.attend_une_reponse(self.corrige):
            return None
        return self.decodage.corriger_en_soufflant(corrigee, reponse) if self.corrige else self.decodage.repondre_en_soufflant(reponse)

    def corriger(self, rang: int) -> None:
        """La prochaine réponse corrigera cette rangée."""
        self.doutes = self.doutes._replace(corrigee=rang)

    def relire(self) -> None:
        """Aucune rangée n’est choisie : on relit."""
        self.doutes = self.doutes._replace(relit=True, corrigee=None)

    def comparer(self, secret: Code) -> Sequence[ErreurDeReponse]:
        """Les réponses fausses pour ce secret, qui règle la manche d’un match contredite ou perdue, et n’est gardé nulle part ailleurs."""
        erreurs = erreurs_de_reponse(secret, self.decodage.tentatives)
        relit = self.doutes.relit and not self.arbitre.sans_secret
        if self.arbitre.sans_secret:
            self.arbitre.regler(secret)
        self.doutes = Doutes(self.doutes.corrigee, relit, erreurs=erreurs)
        return erreurs

    def taire(self) -> str:
        """Règle sans le secret la manche d’un match, et le dit."""
        self.doutes = self.doutes._replace(relit=False)
        return self.arbitre.regler()

    @property
    def _se_contredit(self) -> bool:
        return self.decodage.etat is EtatDecodage.CONTRADICTION

    @property
    def corrige(self) -> bool:
        """Vrai quand une rangée est à corriger."""
        return self.doutes.corrigee is not None

    @property
    def cherche(self) -> bool:
        """Vrai tant que l’ordinateur cherche."""
        return not (self.arbitre.est_reglee or self.arbitre.attend_le_secret)

    @property
    def saisit(self) -> bool:
        """Vrai quand on compose une réponse."""
        en_cours = self.decodage.etat is EtatDecodage.EN_COURS and not self.doutes.relit
        return not self.arbitre.est_reglee and (self.corrige or en_cours)

    @property
    def relit(self) -> bool:
        """Vrai quand on relit ses réponses, ou qu’il ne reste qu’à dire son secret."""
        return self.doutes.relit and not self.corrige

    @property
    def nb_a_relire(self) -> int:
        """Combien de rangées peuvent être choisies pour être corrigées."""
        return len(self.decodage.tentatives) if self.relit and self.cherche else 0

    @property
    def peut_relire(self) -> bool:
        """Vrai quand il y a de quoi relire, et qu’on ne le fait pas déjà."""
        return not self.arbitre.est_reglee and bool(self.decodage.tentatives) and not self.doutes.relit and not self.corrige

    @property
    def peut_fermer(self) -> bool:
        """Vrai quand on relit sans y être obligé."""
        return self.relit and self.cherche and not self._se_contredit
