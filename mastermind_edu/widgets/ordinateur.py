"""L’ordinateur décode : vous cachez un code, il propose, vous répondez.

Une vue sur un `Decodage` : ni stratégie ni règle ici, et jamais votre secret dans
l’état du widget. Commencer par `Ordinateur()`.
"""

import random
from collections.abc import Callable
from functools import partial

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin, dessiner_rangees
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.partie import STRATEGIE, exiger_graine
from mastermind_edu.coeur.regles import Regles, choisir_regles
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse
from mastermind_edu.decodeurs import Decodage, EtatDecodage
from mastermind_edu.decodeurs.catalogue import dire_l_attente, exiger_jouable, reflechit, trouver_decodeur
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, citer, en_phrase
from mastermind_edu.widgets import composants, en_html
from mastermind_edu.widgets import vues_ordinateur as vues
from mastermind_edu.widgets.analyse import tiroir_de_l_analyse
from mastermind_edu.widgets.composants import POUR_JOUER, Planche, figer
from mastermind_edu.widgets.dialogue import SANS_DIRE, ArbitreDuMatch, Dialogue, SansArbitre
from mastermind_edu.widgets.manches import REPRISE
from mastermind_edu.widgets.recherche import Recherche
from mastermind_edu.widgets.reglages import ChoixDecodeur, ChoixDuNiveau
from mastermind_edu.widgets.reponses import ChoixReponse, Commandes, Relecture


class Ordinateur(Planche):
    """L’ordinateur cherche votre code ; `decodage` est le modèle qu’il montre.

    `graine` rend reproductibles les décodeurs au hasard ; `regles` fixe la taille et ôte
    le choix du niveau. Lève `DecodeurInconnu`, `TailleRefusee`, et `ErreurMastermind`
    pour un niveau inconnu.

    >>> ordinateur = Ordinateur("knuth")
    >>> ordinateur.repondre(1, 0)
    >>> ordinateur.decodage.proposition, ordinateur.decodage.nb_candidats
    ((0, 2, 3, 3), 256)
    """

    def __init__(
        self,
        nom: str = STRATEGIE,
        *,
        niveau: str = "classique",
        regles: Regles | None = None,
        graine: int | None = None,
        arbitre: SansArbitre | ArbitreDuMatch = SansArbitre(),
    ):
        self.regles = choisir_regles(niveau, regles)
        trouver_decodeur(nom)
        exiger_taille(self.regles.nb_pions, self.regles.nb_couleurs)
        self._arbitre, self._est_dans_un_match = arbitre, isinstance(arbitre, ArbitreDuMatch)
        self._hasard = random.Random(exiger_graine(graine))
        self._construire(niveau)
        choix = [] if self._est_dans_un_match else [*([] if regles else [self._niveau]), self._decodeurs]
        super().__init__(
            self.regles,
            [*choix, self._proposee, self._choix, self._relecture, self._commandes],
            [self._niveau.confirmation, self._recherche, self._analyse, self._restants, self._rangees, self._legende],
            fixe=lambda: figer(self, self.dessiner()),
            est_dedans=self._est_dans_un_match,
        )
        if self._est_dans_un_match:
            self._adopter(arbitre.decodage, "")
            return
        with self._recherche.d_une_traite():
            self._changer_de_regles(self.regles, nom)

    def _construire(self, niveau: str) -> None:
        self._niveau = ChoixDuNiveau(
            niveau, changer=self._changer_de_regles, a_perdre=self._a_perdre, dire=self._dire, rendre_le_clavier=self.prendre_le_clavier
        )
        self._decodeurs = ChoixDecodeur(self._sur_decodeur)
        self._analyse = tiroir_de_l_analyse(lambda: vues.noter(self.decodage, self.regles))
        self._proposee, self._rangees, self._restants, self._legende = (ipywidgets.HTML() for _ in range(4))
        self._choix = ChoixReponse(self.regles.nb_pions, lambda: self._sur_valider(None))
        self._relecture = Relecture(self.corriger, self._sur_secret)
        self._nouvelle = composants.bouton("Nouvelle manche", lambda _: self._commencer(self.decodage.nom))
        self._finir = composants.bouton("", lambda _: self.finir())
        dernier = self._finir if self._est_dans_un_match else self._nouvelle
        self._commandes = Commandes(self._sur_valider, self._relire, self._sur_fermer, dernier)
        self._recherche = Recherche(self._dire, self.prendre_le_clavier, [self._choix, self._commandes])

    @property
    def decodage(self) -> Decodage:
        """La recherche montrée."""
        return self._dialogue.decodage

    @property
    def est_reglee(self) -> bool:
        """Vrai quand la manche d’un match n’a plus rien à jouer ni à mettre en doute."""
        return self._arbitre.est_reglee

    def _changer_de_regles(self, regles: Regles, nom: str | None = None) -> None:
        """Une recherche à ces règles ; si le décodeur les refuse, un autre joue et l’on dit pourquoi."""
        self.regles = regles
        self._choix.preparer(regles.nb_pions)
        try:
            self._commencer(nom or self.decodage.nom)
        except ErreurMastermind as erreur:
            self._commencer(STRATEGIE, avis=f"{en_phrase(erreur)} ")

    def _a_perdre(self) -> str:
        nombre = len(self.decodage.tentatives)
        return accorder(nombre, "réponse") if nombre and self.decodage.etat is not EtatDecodage.TROUVE else ""

    def _sur_decodeur(self, nom: str) -> None:
        try:
            self._commencer(nom)
        except ErreurMastermind as erreur:
            self._decodeurs.offrir(self.regles, self.decodage.nom)
            self._dire(en_phrase(erreur))

    def _commencer(self, nom: str, avis: str = "") -> None:
        """Une manche neuve ; lève l’erreur d’un décodeur qui refuse, sans toucher à la manche en cours."""
        taille = self.regles.nb_pions, self.regles.nb_couleurs
        exiger_jouable(nom, *taille)
        calcul = Decodage.commencer_en_soufflant(nom, *taille, self._hasard)
        sur_fin, sur_arret = partial(self._adopter, avis=avis), partial(self._commencer, STRATEGIE, avis=vues.PLUS_RAPIDE)
        self._reflechir(nom, calcul, sur_fin, sur_arret)

    def _adopter(self, decodage: Decodage, avis: str) -> None:
        """Montre cette recherche, neuve ou reprise, en oubliant ce qui se disait d’une autre."""
        self._dialogue = Dialogue(decodage, self._arbitre)
        self._decodeurs.offrir(self.regles, decodage.nom)
        self._legende.value = en_html.legende(self.regles.couleurs)
        self._niveau.fermer_la_confirmation()
        self._relecture.preparer(exemple=self.regles.initiales[: self.regles.nb_pions])
        self._montrer(f"{REPRISE}{self._suite()}" if decodage.tentatives else f"{avis}{vues.dire_consigne(self.regles)}")

    def _reflechir(self, nom: str, calcul: Souffles, sur_fin: Callable, sur_arret: Callable[[], None]) -> None:
        """Fait un calcul du décodeur ; s’il peut durer, le dit, et laisse l’arrêter."""
        taille = self.regles.nb_pions, self.regles.nb_couleurs
        self._recherche.faire(calcul, sur_fin, sur_arret, previent=reflechit(nom, *taille), attente=dire_l_attente(nom, *taille))

    def repondre(self, bien_places: int, mal_places: int) -> None:
        """Répond comme par les boutons, à la proposition ou à la rangée à corriger ; une faute s’écrit.

        Revient quand la proposition suivante est trouvée, si longue soit la recherche.
        """
        with self._recherche.d_une_traite(), self._en_disant_les_fautes():
            self._recevoir(exiger_reponse((bien_places, mal_places), self.regles.nb_pions))

    def corriger(self, rangee: int) -> None:
        """Choisit la rangée, comptée à partir de 1, que la prochaine réponse corrigera."""
        nombre = len(self.decodage.tentatives)
        if rangee not in range(1, nombre + 1):
            self._dire(f"Il faut le numéro d’une rangée, de 1 à {nombre}, voici {citer(rangee)}.")
            return
        self._dialogue.corriger(rangee - 1)
        self._montrer(f"Donnez la bonne réponse à la rangée {rangee} ; les rangées suivantes seront rejouées.")
        self._choix.rendre_le_clavier()

    def _sur_valider(self, _) -> None:
        if self._choix.reponse is None:
            rangee = self._dialogue.doutes.corrigee if self._dialogue.corrige else len(self.decodage.tentatives)
            self._dire(f"Proposition {rangee + 1} : choisissez d’abord le nombre de {self._choix.manque}.")
            return
        self._recevoir(self._choix.reponse)
        if not self._recherche.est_en_cours:
            self.prendre_le_clavier()

    def _recevoir(self, reponse: Reponse) -> None:
        calcul, corrigee = self._dialogue.recevoir(reponse), self._dialogue.doutes.corrigee
        if calcul is not None:
            debut = "" if corrigee is None else f"Rangée {corrigee + 1} corrigée. "
            sur_arret = partial(self._montrer, self._arbitre.arretee)
            self._reflechir(self.decodage.nom, calcul, lambda _: self._poursuivre(debut), sur_arret)

    def _poursuivre(self, debut: str = "") -> None:
        self._dialogue.noter()
        self._montrer(f"{debut}{self._suite()}")

    def _suite(self) -> str:
        """La phrase qui dit où en est la recherche."""
        return self._arbitre.completer(vues.dire_suite(self.decodage, self.regles, self._dialogue.doutes.retraits))

    def _relire(self, _) -> None:
        self._dialogue.relire()
        self._montrer("Choisissez la rangée dont la réponse est fausse, ou dites votre secret : il ne sera pas gardé.")
        self.prendre_le_clavier()

    def _sur_fermer(self, _) -> None:
        self._poursuivre()
        self.prendre_le_clavier()

    def _sur_secret(self, mot: str) -> None:
        """Compare les réponses au secret annoncé ; il n’est gardé nulle part, sauf s’il règle la manche d’un match."""
        try:
            secret = lire_proposition(mot, self.regles)
        except ErreurMastermind:
            self._dire(vues.dire_secret_illisible(self.regles))
            return
        self._montrer(vues.dire_erreurs(self._dialogue.comparer(secret)))

    def finir(self, mot: str = "") -> None:
        """Règle la manche d’un match, contredite ou perdue : ce mot est votre secret ; rien, et il reste à vous."""
        if mot.strip():
            self._sur_secret(mot)
        elif self._arbitre.sans_secret:
            self._montrer(self._dialogue.taire())

    def prendre_le_clavier(self) -> None:
        """Ce qu’on vient de presser a pu disparaître : le clavier passe à ce qui suit ; à la fin, le match l’a déjà pris."""
        if self._dialogue.doutes.relit:
            self._relecture.rendre_le_clavier()
        elif self.decodage.etat is not EtatDecodage.TROUVE:
            self._choix.rendre_le_clavier()
        elif not self._est_dans_un_match:
            self._nouvelle.focus()

    def _montrer(self, phrase: str) -> None:
        """Redessine les rangées et ne laisse que les boutons utiles."""
        decodage, dialogue, corrigee = self.decodage, self._dialogue, self._dialogue.doutes.corrigee
        self._proposee.value = vues.proposition(decodage, self.regles) if dialogue.cherche else ""
        self._restants.value = vues.candidats(decodage, self.regles) if dialogue.cherche else ""
        self._rangees.value = vues.tableau(decodage, self.regles, dialogue.doutes.marques)
        self._choix.demander(vues.dire_la_question(decodage, self.regles, corrigee))
        self._relecture.montrer(dialogue.nb_a_relire, dialogue.doutes.marques)
        self._montrer_les_commandes()
        self._analyse.offrir(decodage.etat is EtatDecodage.TROUVE and not self._est_dans_un_match)
        self._dire(phrase, "" if corrigee is not None or dialogue.relit else vues.dire_tout_bas(decodage, self.regles))
        self._arbitre.apres()

    def _montrer_les_commandes(self) -> None:
        dialogue, sans_secret = self._dialogue, self._arbitre.sans_secret
        self._finir.description = sans_secret or SANS_DIRE
        composants.montrer(self._choix, dialogue.saisit)
        composants.montrer(self._relecture, dialogue.relit)
        composants.montrer(self._finir, dialogue.relit and sans_secret)
        annule = dialogue.corrige and not self.est_reglee
        self._commandes.montrer(valide=dialogue.saisit, annule=annule, relit=dialogue.peut_relire, ferme=dialogue.peut_fermer)

    def dessiner(self) -> Dessin:
        """Les rangées en dessin fixe, pour un notebook ouvert sans le moteur de calcul."""
        return dessiner_rangees(vues.lister(self.decodage, "proposition "), self.regles, note=POUR_JOUER)

    def __repr__(self) -> str:
        decodage = self.decodage
        return f"<Ordinateur : {decodage.nom}, {decodage.etat.value}, {accorder(len(decodage.tentatives), 'réponse')}>"
