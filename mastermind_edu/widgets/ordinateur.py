"""L’ordinateur décode : vous cachez un code, il propose, vous répondez.

Une vue sur un `Decodage` : ni stratégie ni règle ici, et jamais votre secret dans
l’état du widget. Commencer par `Ordinateur()`.
"""

import random
from collections.abc import Callable, Container
from functools import partial

import ipywidgets

from mastermind_edu.affichage.plateau import Rangee
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import MancheRepondue
from mastermind_edu.coeur.partie import exiger_graine
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse
from mastermind_edu.decodeurs import Decodage, EtatDecodage, erreurs_de_reponse, plus_petits_retraits
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, citer, en_phrase
from mastermind_edu.widgets import composants, en_html, patience
from mastermind_edu.widgets import vues_ordinateur as vues
from mastermind_edu.widgets.analyse import BoutonAnalyser
from mastermind_edu.widgets.choix_decodeur import ChoixDecodeur
from mastermind_edu.widgets.choix_reponse import ChoixReponse
from mastermind_edu.widgets.jeu import Jeu
from mastermind_edu.widgets.recherche import Recherche
from mastermind_edu.widgets.relecture import Relecture

TOUJOURS_JOUABLE = "lexicographique"


class Ordinateur(Jeu):
    """L’ordinateur cherche votre code ; `decodage` est le modèle qu’il montre.

    `graine` rend reproductibles les décodeurs au hasard ; `regles` fixe la taille et ôte
    le choix du niveau. Lève `DecodeurInconnu`, `TailleRefusee`, et `ErreurMastermind`
    pour un niveau inconnu.

    >>> ordinateur = Ordinateur("knuth")
    >>> ordinateur.repondre(1, 0)
    >>> ordinateur.decodage.proposition, ordinateur.decodage.nb_candidats
    ((0, 2, 3, 3), 256)
    """

    arretee = vues.ARRETEE

    def __init__(
        self,
        nom: str = "lexicographique",
        *,
        niveau: str = "classique",
        regles: Regles | None = None,
        graine: int | None = None,
    ):
        self._choisir_le_niveau(niveau, regles)
        trouver_decodeur(nom)
        exiger_taille(self._regles.nb_pions, self._regles.nb_couleurs)
        self._hasard, self._rend_la_main = random.Random(exiger_graine(graine)), False
        self._construire()
        vues_du_dessus = self._vues()
        dessous = [self._recherche, self._analyse, self._restants, self._rangees, self._legende]
        super().__init__(vues_du_dessus, dessous, choix_du_niveau=regles is None)
        self._changer_de_regles(self._regles, nom)
        self._rend_la_main = True  # dès maintenant, un geste n’attend pas la fin d’un long calcul

    def _construire(self) -> None:
        self._decodeurs = ChoixDecodeur(self._sur_decodeur)
        self._analyse = BoutonAnalyser()
        self._proposee, self._rangees, self._restants, self._legende = (ipywidgets.HTML() for _ in range(4))
        self._choix = ChoixReponse(self._regles.nb_pions)
        self._valider = composants.bouton("Valider la réponse", self._sur_valider, button_style="primary")
        self._annuler = composants.bouton("Ne rien corriger", self._relire)
        self._relecture = Relecture(self.corriger, self._sur_secret)
        self._corriger = composants.bouton("Corriger une réponse", self._relire)
        self._fermer = composants.bouton("Revenir à la manche", self._sur_fermer)
        self._nouvelle = composants.bouton("Nouvelle manche", lambda _: self._commencer(self.decodage.nom))

    def _vues(self) -> list[ipywidgets.Widget]:
        self._commandes = composants.ligne(self._valider, self._annuler, self._corriger, self._fermer, self._nouvelle)
        self._recherche = Recherche(self._dire, self._reprendre_le_clavier, [self._choix, self._commandes])
        return [self._decodeurs.vue, self._proposee, self._choix, self._relecture, self._commandes]

    def _changer_de_regles(self, regles: Regles, nom: str | None = None) -> None:
        """Une recherche à ces règles ; si le décodeur les refuse, un autre joue et l’on dit pourquoi."""
        self._regles = regles
        self._choix.preparer(regles.nb_pions)
        self._legende.value = en_html.legende(regles.couleurs)
        try:
            self._commencer(nom or self.decodage.nom)
        except ErreurMastermind as erreur:
            self._commencer(TOUJOURS_JOUABLE, avis=f"{en_phrase(erreur)} ")

    def _a_perdre(self) -> str:
        decodage = self.decodage
        joue = decodage.etat is not EtatDecodage.TROUVE and decodage.tentatives
        return accorder(len(decodage.tentatives), "réponse") if joue else ""

    def _sur_decodeur(self, nom: str) -> None:
        try:
            self._commencer(nom)
        except ErreurMastermind as erreur:
            self._decodeurs.offrir(self._regles, self.decodage.nom)
            self._dire(en_phrase(erreur))

    def _commencer(self, nom: str, avis: str = "") -> None:
        """Une manche neuve ; lève l’erreur d’un décodeur qui refuse, sans toucher à la manche en cours."""

        def commencer(decodage: Decodage) -> None:
            self._decodeurs.offrir(self._regles, nom)
            self._adopter(decodage, f"{avis}{vues.dire_consigne(self._regles)}")

        calcul = patience.commencer(nom, self._regles, self._hasard)
        self._reflechir(nom, calcul, commencer, sur_arret=partial(self._commencer, TOUJOURS_JOUABLE, avis=vues.PLUS_RAPIDE))

    def _adopter(self, decodage: Decodage, phrase: str) -> None:
        """Montre cette recherche, en oubliant ce qui se disait d’une autre."""
        self.decodage = decodage
        self._oublier()
        self._fermer_la_confirmation()
        self._relecture.preparer(exemple=self._regles.initiales[: self._regles.nb_pions])
        self._montrer(phrase)

    def _reflechir(self, nom: str, calcul: Souffles, sur_fin: Callable, sur_arret: Callable[[], None]) -> None:
        """Fait un calcul du décodeur ; s’il peut durer, le dit, et laisse l’arrêter."""
        previent = patience.reflechit(nom, self._regles)
        self._recherche.faire(calcul, sur_fin, sur_arret, previent=previent, attend=not self._rend_la_main)

    def repondre(self, bien_places: int, mal_places: int) -> None:
        """Répond comme par les boutons, à la proposition ou à la rangée à corriger ; une faute s’écrit.

        Revient quand la proposition suivante est trouvée, si longue soit la recherche.
        """
        self._rend_la_main = False
        try:
            self._recevoir(exiger_reponse((bien_places, mal_places), self._regles.nb_pions))
        except ErreurMastermind as erreur:
            self._dire(en_phrase(erreur))
        finally:
            self._rend_la_main = True

    def corriger(self, rangee: int) -> None:
        """Choisit la rangée, comptée à partir de 1, que la prochaine réponse corrigera."""
        nombre = len(self.decodage.tentatives)
        if rangee not in range(1, nombre + 1):
            self._dire(f"Il faut le numéro d’une rangée, de 1 à {nombre}, voici {citer(rangee)}.")
            return
        self._corrigee = rangee - 1
        self._montrer(f"Donnez la bonne réponse à la rangée {rangee} ; les rangées suivantes seront rejouées.")
        self._choix.rendre_le_clavier()

    def _sur_valider(self, _) -> None:
        if self._choix.reponse is None:
            rangee = len(self.decodage.tentatives) if self._corrigee is None else self._corrigee
            self._dire(f"Proposition {rangee + 1} : choisissez d’abord le nombre de {self._choix.manque}.")
            return
        self._recevoir(self._choix.reponse)
        if not self._recherche.est_en_cours:
            self._reprendre_le_clavier()

    def _recevoir(self, reponse: Reponse) -> None:
        decodage, corrigee = self.decodage, self._corrigee
        if corrigee is None:
            calcul, debut = decodage.repondre_en_soufflant(reponse), ""
        else:
            calcul, debut = decodage.corriger_en_soufflant(corrigee, reponse), f"Rangée {corrigee + 1} corrigée. "

        def poursuivre(_: None) -> None:
            self._oublier()
            self._montrer(f"{debut}{self._suite()}")

        self._reflechir(decodage.nom, calcul, poursuivre, sur_arret=partial(self._montrer, self.arretee))

    def _suite(self) -> str:
        """La phrase qui dit où en est la recherche."""
        return vues.dire_suite(self.decodage, self._regles, self._retraits)

    def _oublier(self) -> None:
        """Après une réponse : plus rien à corriger, sauf si les réponses se contredisent."""
        decodage = self.decodage
        self._corrigee, self._erreurs, self._retraits = None, [], []
        self._relit = decodage.etat is EtatDecodage.CONTRADICTION
        if self._relit:
            self._retraits = plus_petits_retraits(decodage.tentatives, decodage.nb_pions, decodage.nb_couleurs)

    def _relire(self, _) -> None:
        self._relit, self._corrigee = True, None
        self._montrer("Choisissez la rangée dont la réponse est fausse, ou dites votre secret : il ne sera pas gardé.")
        self._reprendre_le_clavier()

    def _sur_fermer(self, _) -> None:
        self._oublier()
        self._montrer(self._suite())
        self._reprendre_le_clavier()

    def _sur_secret(self, mot: str) -> None:
        """Compare les réponses au secret annoncé, qui n’est gardé nulle part."""
        try:
            secret = lire_proposition(mot, self._regles)
        except ErreurMastermind:
            self._dire(vues.dire_secret_illisible(self._regles))
            return
        self._erreurs, self._retraits = erreurs_de_reponse(secret, self.decodage.tentatives), []
        self._montrer(vues.dire_erreurs(self._erreurs))

    def _reprendre_le_clavier(self) -> None:
        """Ce qu’on vient de presser a pu disparaître : le clavier passe à ce qui suit."""
        if self._relit:
            self._relecture.rendre_le_clavier()
        elif self.decodage.etat is EtatDecodage.TROUVE:
            self._nouvelle.focus()
        else:
            self._choix.rendre_le_clavier()

    def _montrer(self, phrase: str) -> None:
        """Redessine les rangées et ne laisse que les boutons utiles."""
        decodage = self.decodage
        marques = vues.marquer(self._retraits, self._erreurs, self._corrigee)
        self._proposee.value = vues.proposition(decodage, self._regles)
        self._rangees.value = vues.tableau(decodage, self._regles, marques)
        self._restants.value = vues.candidats(decodage, self._regles)
        self._choix.demander(vues.dire_la_question(decodage, self._regles, self._corrigee))
        self._montrer_les_commandes(marques)
        self._analyse.proposer(self._manche_a_analyser())
        attend = self._corrigee is None and not self._relit
        self._dire(phrase, vues.dire_tout_bas(decodage, self._regles) if attend else "")

    def _montrer_les_commandes(self, marques: Container[int]) -> None:
        corrige, cherche = self._corrigee is not None, self.decodage.etat is EtatDecodage.EN_COURS
        relit, nombre = self._relit and not corrige, len(self.decodage.tentatives)
        saisit = corrige or (cherche and not relit)
        self._relecture.montrer(nombre if relit else 0, marques)
        visibles = {
            self._choix: saisit,
            self._valider: saisit,
            self._annuler: corrige,
            self._relecture: relit,
            self._corriger: nombre and not relit and not corrige,
            self._fermer: relit and self.decodage.etat is not EtatDecodage.CONTRADICTION,
        }
        for vue, est_visible in visibles.items():
            composants.montrer(vue, est_visible)

    def _manche_a_analyser(self) -> MancheRepondue | None:
        """La manche finie, telle qu’on l’aurait notée ; `None` tant que le code n’est pas trouvé."""
        return vues.noter(self.decodage, self._regles) if self.decodage.etat is EtatDecodage.TROUVE else None

    def _rangees_fixes(self) -> list[Rangee]:
        return vues.lister(self.decodage, "proposition ")

    def __repr__(self) -> str:
        decodage = self.decodage
        return f"<Ordinateur : {decodage.nom}, {decodage.etat.value}, {accorder(len(decodage.tentatives), 'réponse')}>"
