"""Les commandes pour relire ses réponses : choisir une rangée, ou annoncer son secret.

Ce qu’on fait de la rangée ou du secret ne regarde pas ce module. Commencer par
`Relecture`.
"""

from collections.abc import Callable, Container

import ipywidgets

from mastermind_edu.widgets import composants

LE_SECRET, OU_LE_SECRET = "Quel était votre secret ?", "ou : quel était votre secret ?"


class Relecture(ipywidgets.VBox):
    """Un bouton par rangée et une case pour le secret, vidée aussitôt lue.

    `sur_rangee` reçoit un numéro compté à partir de 1, `sur_secret` le mot tapé.
    """

    def __init__(self, sur_rangee: Callable[[int], None], sur_secret: Callable[[str], None]):
        self._sur_rangee, self._sur_secret = sur_rangee, sur_secret
        self._question = ipywidgets.HTML('<div class="mm-titre" lang="fr">Quelle réponse corriger ?</div>')
        self._rangees = composants.ligne()
        self._secret = composants.case(OU_LE_SECRET)
        self._secret.observe(self._lire_le_secret, "value")
        super().__init__(children=[self._question, self._rangees, composants.ligne(self._secret)])
        self.add_class("mm-relecture")

    def preparer(self, exemple: str) -> None:
        """Vide la case du secret, qui montre comment l’écrire."""
        self._secret.value = ""
        self._secret.placeholder = exemple

    def montrer(self, nombre: int, a_revoir: Container[int]) -> None:
        """Un bouton par rangée ; `a_revoir` donne les rangs, à partir de 0, de celles qu’on soupçonne.

        Sans rangée, il ne reste que la case du secret.
        """
        composants.montrer(self._question, nombre)
        self._secret.description = OU_LE_SECRET if nombre else LE_SECRET
        if nombre != len(self._rangees.children):  # un bouton remplacé pendant qu’on le presse ne répondrait pas
            composants.remplacer(self._rangees, [self._bouton(rang) for rang in range(nombre)])
        for rang, bouton in enumerate(self._rangees.children):
            bouton.description = f"rangée {rang + 1}, à revoir" if rang in a_revoir else f"rangée {rang + 1}"

    def rendre_le_clavier(self) -> None:
        """Le clavier passe à la première rangée, ou à la case du secret s’il n’y en a aucune."""
        (self._rangees.children[0] if self._rangees.children else self._secret).focus()

    def _bouton(self, rang: int) -> ipywidgets.Button:
        return composants.bouton("", lambda _: self._sur_rangee(rang + 1))

    def _lire_le_secret(self, changement) -> None:
        mot = changement["new"]
        if mot.strip():
            self._secret.value = ""  # même fautif, il ne doit pas rester dans l’état enregistré
            self._sur_secret(mot)
