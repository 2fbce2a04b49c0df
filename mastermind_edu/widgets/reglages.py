"""Les réglages d’un match dans un notebook : le niveau, le décodeur, le nombre de manches.

Rien n’est joué ici. Commencer par `Reglages`.
"""

from collections.abc import Callable

import ipywidgets

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.partie import STRATEGIE, exiger_nb_manches
from mastermind_edu.coeur.regles import NIVEAUX, Regles, choisir_regles
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import en_phrase
from mastermind_edu.widgets import composants, patience
from mastermind_edu.widgets.choix_decodeur import ChoixDecodeur
from mastermind_edu.widgets.jeu import decrire, nommer_niveau

NOMBRES_DE_MANCHES = (2, 4, 6, 8, 10)


class Reglages(ipywidgets.VBox):
    """Trois choix ; `regles`, `decodeur` et `nb_manches` disent où ils en sont.

    Des règles données ôtent le choix du niveau. Lève `ErreurMastermind` pour un niveau ou un nombre
    de manches refusé, `DecodeurInconnu`, `TailleRefusee`.
    """

    def __init__(self, niveau: str, regles: Regles | None, decodeur: str, nb_manches: int, dire: Callable[[str], None]):
        self.regles, self._dire = choisir_regles(niveau, regles), dire
        exiger_taille(self.regles.nb_pions, self.regles.nb_couleurs)
        trouver_decodeur(decodeur)
        patience.exiger_patience(decodeur, self.regles)
        self._decodeurs = ChoixDecodeur(lambda _: None)
        self._decodeurs.offrir(self.regles, decodeur)
        nombres = sorted({*NOMBRES_DE_MANCHES, exiger_nb_manches(nb_manches)})
        self._manches = ipywidgets.Dropdown(description="Manches", options=nombres, value=nb_manches)
        self._manches.style.description_width = "initial"
        niveaux = [] if regles else [composants.ligne(ipywidgets.Label("Niveau"), self._choix_du_niveau(niveau))]
        super().__init__(children=[*niveaux, self._decodeurs.vue, self._manches])

    def _choix_du_niveau(self, niveau: str) -> ipywidgets.ToggleButtons:
        noms = sorted(NIVEAUX, key=lambda nom: NIVEAUX[nom].nb_codes)
        options, bulles = [(nommer_niveau(nom), nom) for nom in noms], [decrire(NIVEAUX[nom]) for nom in noms]
        choix = composants.boutons_a_choix(options, niveau, tooltips=bulles)
        choix.observe(self._sur_niveau, "value")
        return choix

    @property
    def decodeur(self) -> str:
        """Le nom du décodeur que jouera l’ordinateur."""
        return self._decodeurs.nom

    @property
    def nb_manches(self) -> int:
        """Un nombre pair."""
        return self._manches.value

    def _sur_niveau(self, changement) -> None:
        """Change de règles ; un décodeur trop lent à cette taille laisse sa place, et l’on dit pourquoi."""
        self.regles, decodeur = NIVEAUX[changement["new"]], self.decodeur
        phrase = f"Niveau {changement['new']} : {decrire(self.regles)}."
        try:
            patience.exiger_patience(decodeur, self.regles)
        except ErreurMastermind as erreur:
            decodeur, phrase = STRATEGIE, f"{en_phrase(erreur)} « {STRATEGIE} » jouera à sa place."
        self._decodeurs.offrir(self.regles, decodeur)
        self._dire(phrase)
