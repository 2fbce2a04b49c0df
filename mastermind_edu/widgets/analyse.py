"""L’analyse d’une manche finie : ce que chaque proposition apprenait, le choix et la chance.

Une vue sur `decodeurs.analyse` : aucun compte ici, aucune phrase non plus (`vues_analyse`).
Commencer par `Analyse(manche)`.
"""

import ipywidgets

from mastermind_edu.coeur.manche import Manche, MancheRepondue
from mastermind_edu.decodeurs.analyse import RangeeAnalysee, analyser_en_soufflant, exiger_manche_finie
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import composants
from mastermind_edu.widgets import vues_analyse as vues
from mastermind_edu.widgets.jeu import Planche
from mastermind_edu.widgets.recherche import Recherche

ANALYSER, REFERMER = "Analyser la manche", "Refermer l’analyse"
RIEN = "Aucune rangée n’a été jouée : il n’y a rien à analyser."
ARRETEE = "Analyse arrêtée : exécutez de nouveau la cellule, ou cliquez de nouveau, pour la reprendre."
COMMENT_LIRE = (
    "« En moyenne » compte tous les secrets encore possibles. Le meilleur choix est celui qui laisse le moins de codes en moyenne "
    "(Irving, 1978). La chance, elle, ne dépend pas de vous : c’est la réponse qui est tombée."
)


class Analyse(Planche):
    """Une manche finie, relue rangée par rangée ; `rangees` est le modèle, vide tant que le calcul dure.

    Lève `ErreurMastermind` pour une manche en cours, `TailleRefusee` hors des tailles où l’on compte les codes.

    >>> from mastermind_edu import Manche, Regles
    >>> manche = Manche(Regles(), secret=(3, 2, 1, 0))
    >>> _ = manche.proposer((0, 0, 1, 1)), manche.proposer((3, 2, 1, 0))
    >>> [(rangee.avant, rangee.apres) for rangee in Analyse(manche).rangees]
    [(1296, 208), (208, 1)]
    """

    def __init__(self, manche: Manche | MancheRepondue):
        exiger_manche_finie(manche)
        self.manche, self.rangees = manche, []
        self._vue, self._aide = ipywidgets.HTML(), ipywidgets.HTML()
        self._recherche = Recherche(self._dire, lambda: None, [], reflexion="Analyse en cours…")
        super().__init__(manche.regles, [], [self._recherche, self._vue, self._aide])
        calcul = analyser_en_soufflant(manche)
        self._recherche.faire(calcul, self._montrer, lambda: self._dire(ARRETEE), previent=True, attend=False)

    def _montrer(self, rangees: list[RangeeAnalysee]) -> None:
        self.rangees = rangees
        if not rangees:
            self._dire(RIEN)
            return
        self._vue.value = vues.tableau(rangees, self.manche.regles)
        self._aide.value = f'<p class="mm-aide" lang="fr">{COMMENT_LIRE}</p>'
        self._dire(vues.dire_bilan(rangees))

    def _repr_mimebundle_(self, **options):
        """La vue vivante ; à défaut, le texte."""
        return {**super()._repr_mimebundle_(**options), "text/plain": self.en_texte()}

    def en_texte(self) -> str:
        """L’analyse en texte, une ligne par phrase."""
        lignes = [vues.dire_bilan(self.rangees)] if self.rangees else [repr(self)]
        for rang, rangee in enumerate(self.rangees, start=1):
            lignes += [f"{rang}. {phrase}" for phrase in vues.ecrire_rangee(rangee, self.manche.regles)]
        return "\n".join(lignes)

    def __repr__(self) -> str:
        return f"<Analyse : manche {self.manche.etat.value}, {accorder(len(self.rangees), 'rangée relue')}>"


class _AnalyseDedans(Analyse):
    est_dedans = True


class BoutonAnalyser(ipywidgets.VBox):
    """Le bouton qui ouvre l’analyse d’une manche sous un jeu, et la referme ; caché tant que rien n’est fini."""

    def __init__(self):
        self._manche: Manche | MancheRepondue | None = None
        self._bouton = composants.bouton(ANALYSER, self._sur_clic)
        self._place = ipywidgets.VBox()
        super().__init__(children=[composants.ligne(self._bouton), self._place], layout={"display": "none"})

    def proposer(self, manche: Manche | MancheRepondue | None) -> None:
        """Offre d’analyser cette manche, ou plus rien ; une analyse ouverte se referme."""
        self._manche = manche
        self._refermer()
        composants.montrer(self, manche is not None)

    def _sur_clic(self, _) -> None:
        if self._place.children:
            self._refermer()
            return
        self._bouton.description = REFERMER
        composants.remplacer(self._place, [_AnalyseDedans(self._manche)])

    def _refermer(self) -> None:
        self._bouton.description = ANALYSER
        composants.remplacer(self._place, [])
