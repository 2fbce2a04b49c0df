"""Le plateau : une manche jouée à la souris, au clavier ou en tapant le mot.

Une vue sur une `Manche` : aucune règle ici, et jamais le secret dans l’état du
widget avant la fin. Commencer par `Plateau()`.
"""

import datetime
from collections.abc import Sequence

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin, Rangee, dessiner_rangees, dire_reponse, ecrire_pions
from mastermind_edu.coeur.codes import Code, lire_proposition
from mastermind_edu.coeur.erreurs import AbandonDemande, ErreurMastermind
from mastermind_edu.coeur.manche import Etat
from mastermind_edu.coeur.regles import Regles, choisir_regles
from mastermind_edu.francais import accorder, en_phrase
from mastermind_edu.widgets import composants, en_html, manches
from mastermind_edu.widgets.analyse import tiroir_de_l_analyse
from mastermind_edu.widgets.composants import POUR_JOUER, Planche, figer
from mastermind_edu.widgets.reglages import ChoixDuNiveau, decrire


class Plateau(Planche):
    """Le plateau de jeu ; `manche` est le modèle qu’il montre, `regles` ses règles.

    `graine` rend les secrets reproductibles ; `regles` ou `secret` fixent la partie
    et ôtent le choix du niveau. `du_jour=True` cache le code du jour, le même pour tous ; une
    date écrite "2026-11-22" cache celui de ce jour-là ; `source`, la manche d’un match. Lève `ErreurMastermind` pour un
    niveau ou une date illisible.

    >>> plateau = Plateau(graine=1)
    >>> plateau.proposer("RVBJ")
    >>> plateau.manche.tentatives[0].reponse
    Reponse(bien_places=0, mal_places=3)
    """

    def __init__(
        self,
        niveau: str = "classique",
        *,
        regles: Regles | None = None,
        secret: str | Sequence[int] | None = None,
        graine: int | None = None,
        du_jour: bool | str | datetime.date = False,
        source: manches.Source | None = None,
    ):
        self.regles = choisir_regles(niveau, regles)
        self._source = source or manches.choisir_la_source(secret, self.regles, graine, du_jour)
        self._est_dans_un_match = self._source.apres is not None
        self._construire(niveau)
        choix = [self._niveau] if regles is None and secret is None else []
        commandes = composants.ligne(self._mot, self._valider, self._effacer, self._abandonner, self._nouvelle)
        super().__init__(
            self.regles,
            [*choix, self._courante, self._couleurs, commandes],
            [self._niveau.confirmation, self._resultat, self._analyse, self._rangees, self._legende],
            fixe=lambda: figer(self, self.dessiner()),
            est_dedans=self._est_dans_un_match,
        )
        self._commencer()

    def _construire(self, niveau: str) -> None:
        self._niveau = ChoixDuNiveau(
            niveau, changer=self._changer_de_regles, a_perdre=self._a_perdre, dire=self._dire, rendre_le_clavier=self.prendre_le_clavier
        )
        self._rangees, self._legende, self._resultat = ipywidgets.HTML(), ipywidgets.HTML(), ipywidgets.HTML()
        self._analyse = tiroir_de_l_analyse(lambda: self.manche)
        self._rang, self._cases, self._couleurs = ipywidgets.Label(), composants.ligne(), composants.ligne()
        self._rang.add_class("mm-rang")
        self._courante = composants.ligne(self._rang, self._cases, classe="mm-courante")
        self._valider = composants.bouton("Valider", self._sur_valider, button_style="primary")
        self._mot = composants.case_du_mot("ou le mot", self._sur_mot, self._valider)
        self._effacer = composants.bouton("Effacer un pion", self._sur_effacer)
        self._abandonner = composants.bouton("Abandonner", self._sur_abandon)
        self._nouvelle = composants.bouton(self._source.recommencer, lambda _: self._commencer())
        composants.montrer(self._nouvelle, not self._est_dans_un_match)

    @property
    def est_reglee(self) -> bool:
        """Vrai quand la manche est finie."""
        return self.manche.etat is not Etat.EN_COURS

    def _commencer(self) -> None:
        """Une manche neuve, avec les règles du moment ; ou celle du match, là où elle en est."""
        self.manche = self._source.commencer(self.regles)
        self._pions: list[int | None] = [None] * self.regles.nb_pions
        self._legende.value = en_html.legende(self.regles.couleurs)
        composants.remplacer(self._cases, [self._case(place) for place in range(self.regles.nb_pions)])
        composants.remplacer(self._couleurs, [self._choix(numero) for numero in range(self.regles.nb_couleurs)])
        self._mot.value = ""
        self._mot.placeholder = self.regles.initiales[: self.regles.nb_pions]
        self._niveau.fermer_la_confirmation()
        self._analyse.offrir(False)
        self._montrer(self._annoncer())

    def _annoncer(self) -> str:
        return f"{manches.REPRISE}{self._suite()}" if self.manche.tentatives else f"{self._source.annonce}À vous : {decrire(self.regles)}."

    def _case(self, place: int) -> ipywidgets.Button:
        return composants.bouton_trou(place, lambda _: self._vider(place))

    def _choix(self, numero: int) -> ipywidgets.Button:
        return composants.bouton_couleur(self.regles.couleurs[numero], lambda _: self._placer(numero))

    def proposer(self, mot: str) -> None:
        """Joue un mot comme si on l’avait tapé puis validé ; une faute s’écrit sous le plateau."""
        if self._poser_mot(mot):
            self._sur_valider(None)

    def _placer(self, numero: int) -> None:
        if None not in self._pions:
            self._dire("La rangée est pleine : validez, ou cliquez sur un pion pour l’ôter.")
            return
        self._poser(self._pions.index(None), numero)

    def _vider(self, place: int) -> None:
        self._poser(place, None)

    def _poser(self, place: int, numero: int | None) -> None:
        """Change un pion de la rangée en cours, et le bouton qui le montre."""
        if self.est_reglee:
            return
        self._pions[place] = numero
        couleur = None if numero is None else self.regles.couleurs[numero]
        composants.remplir_trou(self._cases.children[place], place, couleur)

    def _sur_effacer(self, _) -> None:
        """Ôte le dernier pion posé de la rangée en cours."""
        poses = [place for place, numero in enumerate(self._pions) if numero is not None]
        if poses:
            self._vider(poses[-1])

    def _sur_mot(self, mot: str) -> None:
        self._poser_mot(mot)
        self._rendre_le_clavier(self._mot)

    def _poser_mot(self, mot: str) -> bool:
        """Pose les pions du mot et dit si c’est fait ; un mot fautif reste à corriger."""
        if self.est_reglee:
            self._dire(f"La manche est {self.manche.etat.value} : cliquez sur « Nouvelle manche » pour rejouer.")
            return False
        code = self._lire(mot)
        if code is None:
            return False
        for place, numero in enumerate(code):
            self._poser(place, numero)
        self._mot.value = ""
        self._dire("Le mot est posé : Entrée de nouveau, ou « Valider », pour le jouer.")
        return True

    def _lire(self, mot: str) -> Code | None:
        """Le code du mot ; sinon la faute s’écrit, ou la manche s’arrête si le mot est « ? »."""
        try:
            return lire_proposition(mot, self.regles)
        except AbandonDemande:
            self._sur_abandon(None)
        except ErreurMastermind as erreur:
            self._dire(en_phrase(erreur))
        return None

    def _sur_valider(self, bouton: ipywidgets.Button | None) -> None:
        if self.est_reglee:
            return
        if self._mot.value.strip():  # un mot fautif attend encore : redire sa faute
            self._poser_mot(self._mot.value)
            return
        if None in self._pions:
            manquants = self._pions.count(None)
            self._dire(f"Il manque {accorder(manquants, 'pion')} : la proposition en compte {self.regles.nb_pions}.")
            return
        proposition = tuple(self._pions)
        for place in range(self.regles.nb_pions):
            self._vider(place)
        reponse = self.manche.proposer(proposition)
        self._montrer(f"{en_phrase(dire_reponse(reponse))} {self._suite()}")
        self._rendre_le_clavier(bouton)

    def _sur_abandon(self, bouton: ipywidgets.Button | None) -> None:
        if self.manche.etat is Etat.EN_COURS:
            self.manche.abandonner()
            self._mot.value = ""
            self._montrer(self._suite())
            self._rendre_le_clavier(bouton)

    def _rendre_le_clavier(self, presse: ipywidgets.Widget | None) -> None:
        """La manche finie, ce qu’on vient de presser disparaît : le clavier passe au bouton qui reste, ou au match."""
        if presse is not None and self.est_reglee and not self._est_dans_un_match:
            self._nouvelle.focus()

    def _changer_de_regles(self, regles: Regles) -> None:
        self.regles = regles
        self._commencer()

    def _a_perdre(self) -> str:
        joue = self.manche.etat is Etat.EN_COURS and self.manche.tentatives
        return accorder(len(self.manche.tentatives), "tentative") if joue else ""

    def prendre_le_clavier(self) -> None:
        """Le clavier passe à la première couleur."""
        self._couleurs.children[0].focus()

    def _suite(self) -> str:
        """La phrase qui dit où en est la manche."""
        nombre = accorder(len(self.manche.tentatives), "tentative")
        if self.manche.etat is Etat.EN_COURS:
            return f"Il reste {accorder(self.manche.restantes, 'tentative')}."
        secret = f"Le secret était {ecrire_pions(self.manche.secret, self.regles)}."
        if self.manche.etat is Etat.GAGNEE:
            return f"Gagné en {nombre} ! {secret}"
        return f"Perdu en {nombre}. {secret}" if self.manche.etat is Etat.PERDUE else f"Manche abandonnée. {secret}"

    def _montrer(self, phrase: str) -> None:
        """Redessine les rangées jouées, la dernière en haut, et ne laisse que les boutons utiles."""
        manche, finie = self.manche, self.est_reglee
        rangees = [Rangee(str(rang), *t) for rang, t in enumerate(manche.tentatives, start=1)]
        if finie and manche.etat is not Etat.GAGNEE:
            rangees.append(Rangee("secret", manche.secret))
        self._rangees.value = en_html.pile([en_html.ligne(rangee, self.regles) for rangee in rangees])
        self._rang.value = str(len(manche.tentatives) + 1)
        for vue in (self._courante, self._couleurs, self._mot, self._valider, self._effacer, self._abandonner):
            composants.montrer(vue, not finie)
        self._nouvelle.button_style = "primary" if finie else ""
        composants.montrer(self._legende, finie)  # les boutons de couleur ne disent plus les noms
        self._resultat.value = self._source.resultat(manche) if finie and self._source.resultat else ""
        self._dire(phrase)
        if self._est_dans_un_match:
            self._source.apres()
        elif finie:
            self._analyse.offrir(True)

    def dessiner(self) -> Dessin:
        """Les rangées en dessin fixe, pour un notebook ouvert sans le moteur de calcul."""
        rangees = [Rangee(f"tentative {i}", *t) for i, t in enumerate(self.manche.tentatives, start=1)]
        secret = self.manche.secret if self.est_reglee else None
        return dessiner_rangees([Rangee("secret", secret), *rangees], self.regles, note=POUR_JOUER)

    def __repr__(self) -> str:
        return f"<Plateau : manche {self.manche.etat.value}, {accorder(len(self.manche.tentatives), 'tentative')}>"
