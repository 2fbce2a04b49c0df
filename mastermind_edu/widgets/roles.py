"""Les deux rôles d’un match : le plateau où vous cherchez, et l’ordinateur qui cherche.

Les mêmes jeux que `Plateau` et `Ordinateur`, sur une manche donnée de la partie, qui n’en
commencent pas d’autre. Commencer par `RoleHumain`.
"""

from collections.abc import Callable

import ipywidgets

from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import Decodage, EtatDecodage, erreurs_de_reponse
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import composants
from mastermind_edu.widgets import vues_ordinateur as vues
from mastermind_edu.widgets.ordinateur import Ordinateur
from mastermind_edu.widgets.plateau import Plateau

SANS_POINT, SANS_DIRE = "Finir la manche, sans point", "Ne pas dire mon code"
REPRISE = "La manche reprend à la rangée où elle en était. "


class RoleHumain(Plateau):
    """Vous cherchez le code que l’ordinateur cache ; `apres` est appelé à chaque rangée, et à la fin."""

    est_dedans = True

    def __init__(self, manche: Manche, apres: Callable[[], None]):
        self._donnee, self._apres = manche, apres
        super().__init__(regles=manche.regles)

    @property
    def est_reglee(self) -> bool:
        """Vrai quand la manche est finie."""
        return self.manche.etat is not Etat.EN_COURS

    def _manche_neuve(self) -> Manche:
        return self._donnee

    def _annoncer(self) -> str:
        return f"{REPRISE}{self._suite()}" if self.manche.tentatives else f"Trouvez mon code. {super()._annoncer()}"

    def _montrer(self, phrase: str) -> None:
        super()._montrer(phrase)
        for bouton in (self._nouvelle, self._analyse):
            composants.montrer(bouton, False)  # le match a les siens
        self._apres()

    def _rendre_le_clavier(self, presse: ipywidgets.Widget | None) -> None:
        """Le match le prend à la fin de la manche."""


class RoleOrdinateur(Ordinateur):
    """L’ordinateur cherche votre code : chaque réponse donnée est notée dans la manche de la partie.

    Ses règles : un nombre de rangées limité, et aucun point pour des réponses qui se contredisent.
    """

    est_dedans = True
    arretee = "Recherche arrêtée : votre réponse n’est pas notée. Donnez-la de nouveau."

    def __init__(self, manche: MancheRepondue, decodage: Decodage, apres: Callable[[], None]):
        self.manche, self._donne, self._apres = manche, decodage, apres
        self.est_reglee = False
        super().__init__(decodage.nom, regles=manche.regles)

    def _construire(self) -> None:
        super()._construire()
        self._finir = composants.bouton(SANS_POINT, lambda _: self.finir())

    def _vues(self) -> list[ipywidgets.Widget]:
        _, *autres = super()._vues()  # sans la liste : le décodeur du match est choisi
        self._commandes.children = [*(vue for vue in self._commandes.children if vue is not self._nouvelle), self._finir]
        return autres

    def _commencer(self, nom: str, avis: str = "") -> None:
        """La recherche donnée, là où elle en est."""
        self._adopter(self._donne, vues.dire_consigne(self._regles))
        if self.decodage.tentatives:
            self._dire(f"{REPRISE}{self._suite()}")

    def _recevoir(self, reponse: Reponse) -> None:
        if not self.est_reglee and (self._corrigee is not None or self.manche.etat is Etat.EN_COURS):
            super()._recevoir(reponse)

    def _oublier(self) -> None:
        """Après une réponse, la manche de la partie reçoit ce qui a changé."""
        super()._oublier()
        jouees, notees = self.decodage.tentatives, self.manche.tentatives
        communes = next((rang for rang, paire in enumerate(zip(jouees, notees)) if paire[0] != paire[1]), min(len(jouees), len(notees)))
        if communes < len(notees):
            self.manche.revenir(communes)
        for tentative in jouees[communes:]:
            self.manche.noter(*tentative)
        self._relit = self._relit or self._attend_le_secret
        self.est_reglee = self.manche.etat is Etat.GAGNEE and not self._se_contredit

    @property
    def _se_contredit(self) -> bool:
        return self.decodage.etat is EtatDecodage.CONTRADICTION

    @property
    def _attend_le_secret(self) -> bool:
        return self.manche.etat is Etat.PERDUE and not self._se_contredit

    def _suite(self) -> str:
        if self._attend_le_secret:
            return f"Pas trouvé en {accorder(len(self.manche.tentatives), 'rangée')}. Quel était votre code ?"
        if self._se_contredit:
            return f"{super()._suite()} Corrigez une réponse, ou dites votre code : il montrera vos erreurs."
        return super()._suite()

    def finir(self, mot: str = "") -> None:
        """Règle une manche contredite ou perdue : ce mot est votre secret ; rien, et il reste à vous."""
        if mot.strip():
            self._sur_secret(mot)
        elif self._se_contredit:
            self.manche.contredire()
            self._regler("Manche finie sans point : vos réponses ne convenaient à aucun code.")
        elif self._attend_le_secret:
            self._regler("Manche finie, votre code reste à vous.")

    def _sur_secret(self, mot: str) -> None:
        """Le secret règle une manche contredite ou perdue ; en cours de manche, il n’est que comparé et oublié."""
        if not (self._se_contredit or self._attend_le_secret):
            super()._sur_secret(mot)
            return
        try:
            secret = lire_proposition(mot, self._regles)
        except ErreurMastermind:
            self._dire(vues.dire_secret_illisible(self._regles))
            return
        (self.manche.contredire if self._se_contredit else self.manche.decouvrir)(secret)
        self._erreurs, self._retraits = erreurs_de_reponse(secret, self.manche.tentatives), []
        self._regler(vues.dire_erreurs(self._erreurs))

    def _regler(self, phrase: str) -> None:
        self.est_reglee, self._relit = True, False
        self._montrer(phrase)

    def _montrer(self, phrase: str) -> None:
        super()._montrer(phrase)
        if self.est_reglee or self._attend_le_secret:
            self._proposee.value = self._restants.value = ""
        self._apres()

    def _montrer_les_commandes(self, marques) -> None:
        super()._montrer_les_commandes(marques)
        corrige = self._corrigee is not None
        self._finir.description = SANS_POINT if self._se_contredit else SANS_DIRE
        composants.montrer(self._finir, self._relit and not corrige and (self._se_contredit or self._attend_le_secret))
        if self._attend_le_secret and self._relit:
            self._relecture.montrer(0, ())
            composants.montrer(self._fermer, False)
        composants.montrer(self._relecture, self._relit and not corrige)
        if self.est_reglee:
            for vue in (self._choix, self._valider, self._annuler, self._relecture, self._corriger, self._fermer):
                composants.montrer(vue, False)

    def _manche_a_analyser(self) -> None:
        """Le match a son propre bouton."""

    def _reprendre_le_clavier(self) -> None:
        if not self.est_reglee:  # sinon, le match l’a déjà pris
            super()._reprendre_le_clavier()
