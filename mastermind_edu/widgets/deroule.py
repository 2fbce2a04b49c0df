"""La fonction de l’élève, déroulée ligne à ligne : le code, les variables, ce qui change.

Une vue sur un enregistrement ; aucune règle du jeu ni suivi ici. Commencer par `derouler`.
"""

from collections.abc import Callable

import ipywidgets

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.eleve.deroulement.enregistrement import enregistrer
from mastermind_edu.eleve.deroulement.etapes import Deroulement, Etape
from mastermind_edu.eleve.deroulement.recit import en_tableau, raconter, resumer
from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.widgets import vues_deroule
from mastermind_edu.widgets.etapes import PlancheAEtapes

MILLISECONDES_PAR_ETAPE = 1500


def derouler(fonction: Callable, *arguments: object) -> "Deroule":
    """L’appel de votre fonction, à parcourir ligne à ligne.

    Elle reçoit des copies de ses arguments ; les vôtres ne changent pas. Seules les
    fonctions que vous avez écrites sont suivies. Au-delà de 1 000 étapes, on s’arrête là.
    Lève `ErreurMastermind` quand il n’y a pas de lignes à suivre.

    >>> def doubler(liste):
    ...     for i in range(len(liste)):
    ...         liste[i] = 2 * liste[i]
    >>> derouler(doubler, [1, 5])
    doubler([1, 5]) : renvoie None, en 6 étapes
    étape  ligne  code                         ce qui se passe
    1      1      def doubler(liste):          appel de doubler : liste vaut [1, 5]
    2      2      for i in range(len(liste)):  tour 1 ; i vaut 0
    3      3      liste[i] = 2 * liste[i]      liste vaut [2, 5] (avant : [1, 5])
    4      2      for i in range(len(liste)):  tour 2 ; i vaut 1 (avant : 0)
    5      3      liste[i] = 2 * liste[i]      liste vaut [2, 10] (avant : [2, 5])
    6      2      for i in range(len(liste)):  la boucle est finie, après 2 tours ; doubler se termine sans `return` : elle renvoie None
    """
    return Deroule(enregistrer(fonction, *arguments))


class Deroule(PlancheAEtapes):
    """Un déroulement montré étape par étape, avec curseur et lecture ; en texte, toutes ses étapes."""

    FEUILLES = ("jeu.css", "deroule.css")

    def __init__(self, deroulement: Deroulement):
        self._deroulement = deroulement
        self._vue = ipywidgets.HTML()
        titre = ipywidgets.HTML(f'<div class="mm-message" lang="fr">{prose_en_html(resumer(deroulement))}</div>')
        derniere = max(len(deroulement.etapes), 1)
        commandes = self._construire_les_commandes(premiere=1, derniere=derniere, millisecondes=MILLISECONDES_PAR_ETAPE)
        super().__init__(Regles(), [titre, commandes], dessous=[self._vue])
        self._montrer()

    @property
    def etapes(self) -> tuple[Etape, ...]:
        """Les étapes enregistrées."""
        return self._deroulement.etapes

    def _montrer(self) -> None:
        rang = self._curseur.value
        etape = self.etapes[rang - 1]
        debut = f"Étape {ecrire_nombre(rang)} sur {ecrire_nombre(len(self.etapes))}, ligne {etape.ligne}"
        recit = raconter(etape)
        self._dire(f"{debut} : {recit}" if recit else debut)
        self._vue.value = vues_deroule.montrer(self.etapes[:rang])

    def __repr__(self) -> str:
        return repr(en_tableau(self._deroulement))

    def _repr_mimebundle_(self, **options):
        return {**super()._repr_mimebundle_(**options), "text/plain": repr(self)}
