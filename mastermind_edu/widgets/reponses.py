"""Les commandes pour répondre à l’ordinateur : composer une réponse, relire celles que l’on a données, ou annoncer son secret.

On ne peut pas y composer une réponse impossible ; ce qu’on fait d’une réponse, d’une rangée ou du secret ne regarde pas
ce module. Commencer par `ChoixReponse`.
"""

import re
from collections.abc import Callable, Container
from functools import partial
from html import escape
from typing import Literal

import ipywidgets

from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import composants

LE_SECRET, OU_LE_SECRET = "Quel était votre secret ?", "ou : quel était votre secret ?"
BIEN, MAL = "bien placé", "mal placé"
Sorte = Literal["bien placé", "mal placé"]

# Le style commun dit « enfoncé » aux lecteurs d’écran pour les boutons de cette classe.
LIBRE, ENFONCE = ("widget-toggle-button", "mm-ecrit"), ("widget-toggle-button", "mod-active", "mm-ecrit")
DEUX_NOMBRES = re.compile(r"(\d+)\s*[\s,;]\s*(\d+)")


class ChoixReponse(ipywidgets.VBox):
    """Une question et deux lignes de boutons ; `reponse` est ce qu’ils disent, `None` s’il manque un nombre.

    >>> choix = ChoixReponse(4)
    >>> choix.choisir(BIEN, 3)
    >>> choix.reponse
    Reponse(bien_places=3, mal_places=0)
    """

    a_ecrire = "votre réponse, les bien placés puis les mal placés, par exemple 1 0"

    def __init__(self, nb_pions: int, valider: Callable[[], None] = lambda: None):
        self._valider = valider
        self._lignes = {BIEN: composants.ligne(), MAL: composants.ligne()}
        self._question = ipywidgets.HTML()
        super().__init__(children=[self._question, *self._lignes.values()])
        self.add_class("mm-choix")
        self.preparer(nb_pions)

    def preparer(self, nb_pions: int) -> None:
        """Refait les boutons pour ce nombre de pions."""
        self._possibles = reponses_possibles(nb_pions)
        self._choisis: dict[Sorte, int | None] = {BIEN: None, MAL: None}
        for sorte, ligne in self._lignes.items():
            composants.remplacer(ligne, [self._bouton(sorte, nombre) for nombre in range(nb_pions + 1)])
        self._montrer()

    def _bouton(self, sorte: Sorte, nombre: int) -> ipywidgets.Button:
        return composants.bouton(accorder(nombre, sorte), lambda _: self.choisir(sorte, nombre))

    @property
    def reponse(self) -> Reponse | None:
        """La réponse composée, ou `None`."""
        bien, mal = self._choisis[BIEN], self._choisis[MAL]
        return None if bien is None or mal is None else Reponse(bien, mal)

    @property
    def manque(self) -> str:
        """Le nom des pions dont le nombre n’est pas choisi."""
        return "bien placés" if self._choisis[BIEN] is None else "mal placés"

    def choisir(self, sorte: Sorte, nombre: int) -> None:
        """Retient un nombre ; les mal placés devenus impossibles disparaissent."""
        self._choisis[sorte] = nombre
        mals = self._mals_possibles()
        if self._choisis[MAL] not in mals:
            self._choisis[MAL] = None
        if len(mals) == 1:  # tous bien placés, ou tous sauf un : il n’y a plus rien à choisir
            self._choisis[MAL] = mals[0]
        self._montrer()

    def comprendre(self, mot: str) -> Callable[[], None] | None:
        """Le geste qui donne cette réponse écrite, « 1 0 », et la valide ; rien si ce n’en est pas une qui soit possible."""
        trouve = DEUX_NOMBRES.fullmatch(mot.strip())
        reponse = Reponse(*map(int, trouve.groups())) if trouve else None
        return partial(self._donner, reponse) if reponse in self._possibles else None

    def _donner(self, reponse: Reponse) -> None:
        self.choisir(BIEN, reponse.bien_places)
        self.choisir(MAL, reponse.mal_places)
        self._valider()

    def demander(self, question: str) -> None:
        """Pose une question ; aucun nombre n’est choisi."""
        self._question.value = f'<div class="mm-titre" lang="fr">{escape(question)}</div>'
        self._choisis = {BIEN: None, MAL: None}
        self._montrer()

    def rendre_le_clavier(self) -> None:
        """Le clavier repart du premier bouton."""
        self._lignes[BIEN].children[0].focus()

    def _mals_possibles(self) -> list[int]:
        bien = self._choisis[BIEN]
        return sorted({reponse.mal_places for reponse in self._possibles if bien in (None, reponse.bien_places)})

    def _montrer(self) -> None:
        mals = self._mals_possibles()
        for sorte, ligne in self._lignes.items():
            for nombre, bouton in enumerate(ligne.children):
                bouton._dom_classes = ENFONCE if self._choisis[sorte] == nombre else LIBRE
                composants.montrer(bouton, sorte == BIEN or nombre in mals)


class Relecture(ipywidgets.VBox):
    """Un bouton par rangée et une case pour le secret, vidée aussitôt lue.

    `sur_rangee` reçoit un numéro compté à partir de 1, `sur_secret` le mot tapé.
    """

    def __init__(self, sur_rangee: Callable[[int], None], sur_secret: Callable[[str], None]):
        self._sur_rangee, self._sur_secret = sur_rangee, sur_secret
        self._question = ipywidgets.HTML('<div class="mm-titre" lang="fr">Quelle réponse corriger ?</div>')
        self._rangees = composants.ligne()
        self._secret = composants.case(OU_LE_SECRET, self._lire_le_secret)
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

    def _lire_le_secret(self, mot: str) -> None:
        self._secret.value = ""  # même fautif, il ne doit pas rester dans l’état enregistré
        self._sur_secret(mot)


class Commandes(composants.Ligne):
    """Valider une réponse, en corriger une, revenir à la manche ; puis le `dernier` bouton, qui est celui du jeu."""

    def __init__(self, valider: Callable, relire: Callable, fermer: Callable, dernier: ipywidgets.Button):
        self._valider = composants.bouton("Valider la réponse", valider, button_style="primary")
        self._valider.add_class("mm-ecrit")  # au clavier, la réponse écrite se valide d’elle-même
        self._annuler, self._corriger = composants.bouton("Ne rien corriger", relire), composants.bouton("Corriger une réponse", relire)
        self._fermer = composants.bouton("Revenir à la manche", fermer)
        super().__init__([self._valider, self._annuler, self._corriger, self._fermer, dernier])

    def montrer(self, *, valide: bool, annule: bool, relit: bool, ferme: bool) -> None:
        """Ne laisse que les boutons utiles."""
        visibles = {self._valider: valide, self._annuler: annule, self._corriger: relit, self._fermer: ferme}
        for vue, est_visible in visibles.items():
            composants.montrer(vue, est_visible)
