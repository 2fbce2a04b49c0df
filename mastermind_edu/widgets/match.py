"""Le match entier dans un notebook : des manches où vous et l’ordinateur échangez vos rôles.

Une vue sur une `Partie`, la même que celle du terminal : les points, les tours et les fins sont
les siens. Chaque manche se joue dans un `Plateau` ou un `Ordinateur`. Commencer par `Match()`.
"""

from pathlib import Path

import ipywidgets

from mastermind_edu.affichage import match as phrases
from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Etat
from mastermind_edu.coeur.partie import HUMAIN, ORDINATEUR, STRATEGIE, Partie, exiger_graine
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.decodeurs import Decodage
from mastermind_edu.decodeurs.catalogue import dire_l_attente, exiger_jouable, reflechit
from mastermind_edu.decodeurs.reprise import garder, reprendre, reprendre_en_soufflant
from mastermind_edu.francais import accorder, citer
from mastermind_edu.widgets import composants, vues_match
from mastermind_edu.widgets.composants import POUR_JOUER, Planche
from mastermind_edu.widgets.dialogue import ArbitreDuMatch
from mastermind_edu.widgets.manches import prendre_au_match
from mastermind_edu.widgets.ordinateur import Ordinateur
from mastermind_edu.widgets.plateau import Plateau
from mastermind_edu.widgets.recherche import Recherche
from mastermind_edu.widgets.reglages import A_REGLER, Reglages

ARRETEE = "Recherche arrêtée : « Manche suivante » la reprend, « Nouveau match » change de décodeur."


class Match(Planche):
    """Un match contre l’ordinateur ; `partie` est le modèle qu’il montre, `None` avant le début.

    `fichier` garde la partie à chaque rangée, et la reprend s’il existe : c’est le même que celui du
    terminal. `graine` rend les secrets reproductibles. Lève `ErreurMastermind` pour un réglage refusé,
    `PartieIllisible` pour un fichier abîmé.

    >>> match = Match(graine=12)
    >>> match.commencer()
    >>> match.proposer("?")
    >>> match.suivante()
    >>> match.repondre(4, 0)
    >>> match.partie.scores
    {'Ordinateur': 20, 'Vous': 1}
    """

    def __init__(
        self,
        niveau: str = "classique",
        *,
        decodeur: str = STRATEGIE,
        nb_manches: int = 2,
        regles: Regles | None = None,
        graine: int | None = None,
        fichier: str | Path | None = None,
    ):
        self._graine, self._fichier, self._role = exiger_graine(graine), fichier, None
        self._reglages = Reglages(niveau, regles, decodeur, nb_manches, self._dire)
        self.partie = reprendre(fichier)
        if self.partie is not None:
            exiger_jouable(self.partie.strategie, self.partie.regles.nb_pions, self.partie.regles.nb_couleurs)
        self._construire()
        vues = [self._titre, self._reglages, self._jeu, self._commandes]
        dessous = [self._recherche, self._feuille, self._revues]
        super().__init__((self.partie or self._reglages).regles, vues, dessous, fixe=self._en_fixe)
        with self._recherche.d_une_traite():
            self._accueillir()

    def _construire(self) -> None:
        self._titre, self._feuille = ipywidgets.HTML(), ipywidgets.HTML()
        self._jeu, self._revues = ipywidgets.VBox(), vues_match.Revues()
        self._debut = composants.bouton("Commencer le match", lambda _: self._commencer(), button_style="primary")
        self._suite = composants.bouton("Manche suivante", lambda _: self._ouvrir(), button_style="primary")
        self._nouveau = composants.bouton("Nouveau match", self._sur_nouveau)
        self._oublier = composants.bouton("Oublier ce match", lambda _: self._revenir_aux_reglages())
        self._continuer = composants.bouton("Continuer ce match", self._sur_continuer)
        self._commandes = composants.ligne(self._debut, self._suite, self._nouveau, self._oublier, self._continuer)
        self._recherche = Recherche(self._dire, self._prendre_le_clavier, [self._commandes])

    def _accueillir(self) -> None:
        """Les réglages, ou la partie du fichier là où elle en est."""
        if self.partie is None:
            self._arranger()
            self._dire("Réglez le match, puis commencez : chacun cache le code à son tour.")
        elif self.partie.est_entre_deux_manches:
            self._arranger()
            self._dire(f"Match repris. {vues_match.dire_score(self.partie, len(self.partie.manches))}")
        else:
            self._ouvrir()

    def commencer(self) -> None:
        """Commence le match réglé, comme par le bouton ; lève `ErreurMastermind` s’il l’est déjà."""
        if self.partie is not None:
            raise ErreurMastermind("il faut un match à commencer, celui-ci l’est déjà")
        with self._recherche.d_une_traite():
            self._commencer()

    def _commencer(self) -> None:
        regles, nb_manches, strategie = self._reglages.regles, self._reglages.nb_manches, self._reglages.decodeur
        self.partie = Partie(regles, (ORDINATEUR, HUMAIN), nb_manches, graine=self._graine, strategie=strategie)
        self._graine = self._graine and self._graine + 1  # le match suivant cachera d’autres codes
        self._ouvrir()

    def suivante(self) -> None:
        """Commence la manche suivante, ou reprend celle qui est en cours, comme par le bouton ; lève `ErreurMastermind` à la fin."""
        if self.partie is None:
            raise ErreurMastermind("il faut un match commencé pour passer à la manche suivante")
        with self._recherche.d_une_traite():
            self._ouvrir()

    def _ouvrir(self) -> None:
        partie, self._role = self.partie, None
        est_a_vous, neuve = partie.decodeur == HUMAIN, partie.est_entre_deux_manches
        commencer = partie.commencer_manche if est_a_vous else partie.commencer_manche_repondue
        manche = commencer() if neuve else partie.manches[-1]
        if est_a_vous:
            self._jouer(Plateau(regles=partie.regles, source=prendre_au_match(manche, self._apres)))
            return

        def jouer(decodage: Decodage) -> None:
            self._jouer(Ordinateur(decodage.nom, regles=partie.regles, arbitre=ArbitreDuMatch(manche, decodage, self._apres)))

        self._arranger()
        choix = partie.strategie, partie.regles.nb_pions, partie.regles.nb_couleurs
        calcul, sur_arret = reprendre_en_soufflant(partie, manche), lambda: self._dire(ARRETEE)
        self._recherche.faire(calcul, jouer, sur_arret, previent=reflechit(*choix), attente=dire_l_attente(*choix))

    def _jouer(self, role: Plateau | Ordinateur) -> None:
        self._role = role
        composants.remplacer(self._jeu, [role])
        self._dire("")
        self._apres()
        if not self._recherche.attend:  # un geste, et non une cellule que l’on exécute
            role.prendre_le_clavier()

    def _apres(self) -> None:
        """Après chaque rangée : garder la partie ; à la fin de la manche, le dire."""
        if self._role is None:  # la manche s’ouvre
            return
        self._garder_dans_le_fichier()
        self._arranger()
        if self._role.est_reglee:
            self._dire(vues_match.dire_fin_de_manche(self.partie))
            self._prendre_le_clavier()

    def _garder_dans_le_fichier(self) -> None:
        """La partie, sauf à l’instant où une manche finie attend encore le secret, qui peut la changer."""
        if self._fichier is None or not (self._role.est_reglee or self.partie.manches[-1].etat is Etat.EN_COURS):
            return
        with self._en_disant_les_fautes():
            garder(self.partie, self._fichier)

    def proposer(self, mot: str) -> None:
        """Joue un mot quand vous cherchez ; « ? » abandonne."""
        self._exiger_role(Plateau, "vous cherchez").proposer(mot)

    def repondre(self, bien_places: int, mal_places: int) -> None:
        """Répond quand l’ordinateur cherche ; une faute s’écrit."""
        self._exiger_role(Ordinateur, "l’ordinateur cherche").repondre(bien_places, mal_places)

    def corriger(self, rangee: int) -> None:
        """Choisit la rangée, comptée à partir de 1, que la prochaine réponse corrigera."""
        self._exiger_role(Ordinateur, "l’ordinateur cherche").corriger(rangee)

    def dire_secret(self, mot: str = "") -> None:
        """Dit votre code après une contradiction ou un échec de l’ordinateur ; rien pour le taire."""
        self._exiger_role(Ordinateur, "l’ordinateur cherche").finir(mot)

    def _exiger_role(self, genre: type, quand: str):
        if not isinstance(self._role, genre) or self._role.est_reglee:
            raise ErreurMastermind(f"il faut une manche en cours où {quand} ; commencez le match ou la manche suivante")
        return self._role

    def garder(self, fichier: str | Path) -> None:
        """Garde la partie dans ce fichier, que `Match(fichier=…)` reprendra ; lève `ErreurMastermind`."""
        if self.partie is None:
            raise ErreurMastermind("il faut un match commencé pour le garder")
        garder(self.partie, fichier)

    def dessiner(self, numero: int) -> Dessin:
        """Le plateau d’une manche finie, comptée à partir de 1 : un dessin SVG à garder."""
        if type(numero) is not int or not 1 <= numero <= self._nb_reglees:
            raise ErreurMastermind(f"il faut le numéro d’une manche finie, il y en a {self._nb_reglees} ; voici {citer(numero)}")
        return vues_match.dessiner_manche(self.partie.manches[numero - 1])

    def _sur_nouveau(self, _) -> None:
        if self.partie.est_terminee and self._nb_reglees == self.partie.nb_manches:
            self._revenir_aux_reglages()
            return
        self._arranger(demande=True)
        self._dire("Un nouveau match ferait oublier celui-ci. Que voulez-vous faire ?")
        self._continuer.focus()

    def _sur_continuer(self, _) -> None:
        self._arranger()
        self._dire("Le match continue.")
        self._prendre_le_clavier()

    def _revenir_aux_reglages(self) -> None:
        self.partie = self._role = None
        composants.remplacer(self._jeu, [])
        self._arranger()
        self._dire(A_REGLER)
        self._debut.focus()

    @property
    def _nb_reglees(self) -> int:
        if self.partie is None:
            return 0
        ouverte = self._role is not None and not self._role.est_reglee or self._role is None and not self.partie.est_entre_deux_manches
        return len(self.partie.manches) - ouverte

    def _arranger(self, *, demande: bool = False) -> None:
        """Ne laisse que ce qui sert ; `demande` attend qu’on oublie le match, ou non."""
        partie, finies = self.partie, self._nb_reglees
        commence = partie is not None
        self._titre.value = vues_match.titre(partie, max(0, finies - (self._role is not None and self._role.est_reglee)))
        self._feuille.value = vues_match.feuille(partie, finies) if commence else ""
        self._revues.offrir(partie.manches[:finies] if commence else [])
        attend = commence and finies < partie.nb_manches and (self._role is None or self._role.est_reglee)
        visibles = {
            self._reglages: not commence,
            self._debut: not commence,
            self._jeu: commence and not demande,
            self._suite: attend and not demande,
            self._nouveau: commence and not demande,
            self._oublier: demande,
            self._continuer: demande,
        }
        for vue, est_visible in visibles.items():
            composants.montrer(vue, est_visible)

    def _prendre_le_clavier(self) -> None:
        """Ce qu’on vient de presser a pu disparaître : le clavier passe à ce qui suit."""
        if self._role is not None and not self._role.est_reglee:
            self._role.prendre_le_clavier()
        else:
            (self._nouveau if self._nb_reglees == self.partie.nb_manches else self._suite).focus()

    def __repr__(self) -> str:
        if self.partie is None:
            return "<Match : pas encore commencé>"
        return f"<Match : {accorder(self._nb_reglees, 'manche finie')} sur {self.partie.nb_manches}>"

    def _en_fixe(self) -> dict[str, str]:
        score = "" if self.partie is None else f"\n{phrases.ecrire_score(self.partie)}"
        return {"text/plain": f"{self!r}{score}\n{POUR_JOUER}"}
