"""Les codes encore possibles, en une grille qui se vide : ce que chaque réponse écarte.

Une vue sur une `Elimination` ; ni stratégie ni secret ici. Commencer par `Candidats()`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

import ipywidgets

from mastermind_edu.affichage.grille_de_codes import dessiner_grille
from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.coeur.codes import ecrire_mot, exiger_code, lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.manche import Manche, MancheRepondue, Tentative
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse
from mastermind_edu.decodeurs.elimination import Elimination
from mastermind_edu.decodeurs.souffles import Souffles
from mastermind_edu.francais import accorder, citer
from mastermind_edu.widgets import composants
from mastermind_edu.widgets import vues_candidats as vues
from mastermind_edu.widgets.composants import Planche, figer
from mastermind_edu.widgets.ordinateur import Ordinateur
from mastermind_edu.widgets.plateau import Plateau
from mastermind_edu.widgets.recherche import Recherche

CODES_SANS_PREVENIR = 6**5  # au-delà, l’attente peut se voir
REFLEXION = "Comparaison de la proposition à chaque code possible…"
ARRETE = "Calcul arrêté : rien n’a changé."
Essai = tuple[str | Sequence[int], Sequence[int]]


class MancheSuivie(NamedTuple):
    """De quoi lire une manche à tout moment ; `sur_changement` appelle une action quand son jeu change."""

    regles: Callable[[], Regles]
    tentatives: Callable[[], Sequence[Tentative]]
    sur_changement: Callable[[Callable[[], None]], None] = lambda action: None


class Candidats(Planche):
    """Les codes possibles après chaque réponse ; `elimination` est le modèle qu’il montre.

    `regles` donne la taille ; à sa place, une manche ou un jeu en cours (`Plateau`, `Ordinateur`)
    donne aussi ses rangées, et la grille suit le jeu. `essais` : des rangées, chacune une proposition
    (mot ou numéros) et sa réponse. Lève `TailleRefusee` au-delà de 262 144 codes.

    >>> candidats = Candidats(essais=[("RRVV", (1, 0))])
    >>> candidats.proposer("RBJJ")
    >>> candidats.repondre(1, 1)
    >>> len(candidats.elimination.candidats)
    42
    """

    def __init__(self, regles: Regles | Manche | MancheRepondue | Plateau | Ordinateur | None = None, essais: Iterable[Essai] = ()):
        suivie = None if regles is None or isinstance(regles, Regles) else suivre(regles)
        self._suivie = suivie  # des fonctions : fermer cette planche ne ferme pas le jeu suivi
        self._regles = suivie.regles() if suivie else regles or Regles()
        if not isinstance(essais, Iterable):
            raise ErreurMastermind(f"il faut une liste de propositions et de réponses, voici {citer(essais)}")
        self._construire()
        vues_du_dessus, dessous = self._vues(), [self._recherche, self._legende, self._noms, self._rangees]
        options = {"fixe": lambda: figer(self, self.dessiner()), "feuilles": vues.FEUILLES}
        super().__init__(self._regles, vues_du_dessus, dessous, **options)
        with self._recherche.d_une_traite():
            self._reprendre([*(suivie.tentatives() if suivie else ()), *(lire_essai(essai, self._regles) for essai in essais)])
        if suivie:
            suivie.sur_changement(self._sur_changement)

    def _construire(self) -> None:
        self._grille, self._legende, self._noms, self._rangees, self._titre = (ipywidgets.HTML() for _ in range(5))
        self._grille.add_class("mm-grille")
        self._essayer = composants.bouton("Examiner", lambda _: self._examiner(self._mot.value), button_style="primary")
        self._mot = composants.case_du_mot("Proposition", self._examiner, self._essayer)
        self._premier = composants.bouton("Le premier code possible", self._sur_premier)
        self._annuler = composants.bouton("Annuler la dernière réponse", self._sur_annuler)
        self._recommencer = composants.bouton("Tout recommencer", lambda _: self._reprendre([]))
        self._relire = composants.bouton("Relire la manche", lambda _: self._reprendre(self._suivie.tentatives()))
        self._boutons = vues.BoutonsDesParts(self._regles.nb_pions, self._sur_reponse)

    def _vues(self) -> list[ipywidgets.Widget]:
        saisie = composants.ligne(self._mot, self._essayer, self._premier)
        commandes = composants.ligne(self._annuler, self._recommencer, *([self._relire] if self._suivie else []))
        self._recherche = Recherche(
            self._dire, self._mot.focus, [saisie, self._boutons, commandes], reflexion=REFLEXION, arreter="Arrêter le calcul"
        )
        gestes = ipywidgets.VBox([saisie, self._titre, self._boutons, commandes])
        gestes.add_class("mm-gestes")
        return [composants.ligne(self._grille, gestes, classe="mm-deux-colonnes")]

    def proposer(self, mot: str) -> None:
        """Examine une proposition, comme si on l’avait tapée ; une faute s’écrit. Revient quand c’est fini."""
        with self._recherche.d_une_traite():
            self._examiner(mot)

    def _examiner(self, mot: str) -> None:
        with self._en_disant_les_fautes():
            calcul = self.elimination.examiner_en_soufflant(lire_proposition(mot, self._regles))
            self._reflechir(calcul, lambda _: self._montrer(vues.dire_les_parts(self.elimination, self._regles)))

    def repondre(self, bien_places: int, mal_places: int) -> None:
        """Donne la réponse à la proposition examinée ; une faute s’écrit."""
        with self._en_disant_les_fautes():
            self.elimination.repondre((bien_places, mal_places))
            self._mot.value = ""
            self._montrer(vues.dire_la_suite(self.elimination))

    def annuler(self) -> None:
        """Oublie la dernière réponse ; sans réponse, l’écrit."""
        with self._en_disant_les_fautes():
            self.elimination.annuler()
            self._montrer(f"Réponse annulée. {vues.dire_la_suite(self.elimination)}")

    def _reprendre(self, tentatives: Sequence[Tentative]) -> None:
        """Recommence avec ces rangées ; rien ne change avant qu’elles soient toutes rejouées."""
        regles = self._suivie.regles() if self._suivie else self._regles
        neuve = Elimination(regles.nb_pions, regles.nb_couleurs)

        def finir(_: None) -> None:
            self.elimination, self._regles = neuve, regles
            self._preparer()
            self._montrer(vues.dire_la_suite(neuve))

        self._reflechir(neuve.rejouer_en_soufflant(tentatives), finir, nb_codes=regles.nb_codes)

    def _reflechir(self, calcul: Souffles, sur_fin: Callable, nb_codes: int | None = None) -> None:
        previent = (nb_codes or len(self.elimination.candidats)) > CODES_SANS_PREVENIR
        self._recherche.faire(calcul, sur_fin, partial(self._dire, ARRETE), previent=previent)

    def _preparer(self) -> None:
        """La case, la légende et les boutons de ces règles."""
        self._mot.value, self._mot.placeholder = "", self._regles.initiales[: self._regles.nb_pions]
        self._legende.value = vues.legende(self._regles)
        self._boutons.preparer(self._regles.nb_pions)

    def _sur_reponse(self, reponse: Reponse) -> None:
        self.repondre(*reponse)
        self._mot.focus()

    def _sur_premier(self, _) -> None:
        if self.elimination.candidats:
            self._mot.value = ecrire_mot(self.elimination.candidats[0], self._regles)

    def _sur_annuler(self, _) -> None:
        self.annuler()
        if not self.elimination.tentatives:
            self._mot.focus()

    def _sur_changement(self) -> None:
        """Le jeu suivi a changé : ses rangées remplacent celles d’ici, s’il en a d’autres ; plus rien une fois fermée."""
        if self.comm is None:
            return
        if self._suivie.regles() != self._regles or tuple(self._suivie.tentatives()) != self.elimination.tentatives:
            with self._en_disant_les_fautes():
                self._reprendre(self._suivie.tentatives())

    def _montrer(self, phrase: str) -> None:
        """Redessine la grille, puis le reste."""
        elimination = self.elimination
        self._grille.value = self.dessiner().svg
        self._dire(phrase)
        self._titre.value = vues.TITRE_DES_REPONSES if elimination.parts else ""
        self._boutons.montrer(elimination.parts, len(elimination.candidats))
        self._noms.value = vues.noms(elimination.candidats, self._regles)
        self._rangees.value = vues.tableau(elimination.coupes, self._regles)
        joue = bool(elimination.tentatives)
        for bouton, est_utile in ((self._annuler, joue), (self._recommencer, joue), (self._premier, bool(elimination.candidats))):
            composants.montrer(bouton, est_utile)

    def dessiner(self) -> Dessin:
        """La grille en dessin fixe, avec sa description."""
        elimination = self.elimination
        return dessiner_grille(elimination.candidats, self._regles, avant=elimination.candidats_d_avant, proposition=self._encadree())

    def _encadree(self) -> tuple[int, ...] | None:
        """La proposition qu’on examine, sinon celle de la dernière rangée."""
        tentatives = self.elimination.tentatives
        return self.elimination.proposition or (tentatives[-1].proposition if tentatives else None)

    def __repr__(self) -> str:
        nombre, rangees = len(self.elimination.candidats), len(self.elimination.tentatives)
        return f"<Candidats : {accorder(rangees, 'réponse')}, {accorder(nombre, 'code possible')}>"


def lire_essai(essai: Essai, regles: Regles) -> Tentative:
    """Une rangée donnée par une proposition, en mot ou en numéros, et sa réponse.

    >>> lire_essai(("RVBJ", (1, 2)), Regles())
    Tentative(proposition=(0, 1, 2, 3), reponse=Reponse(bien_places=1, mal_places=2))
    """
    if not isinstance(essai, (tuple, list)) or len(essai) != 2:
        raise ErreurMastermind(f"il faut une proposition et sa réponse, comme (\"RVBJ\", (1, 2)), voici {citer(essai)}")
    proposition, reponse = essai
    code = lire_proposition(proposition, regles) if isinstance(proposition, str) else exiger_code(proposition, regles)
    return Tentative(code, exiger_reponse(reponse, regles.nb_pions))


def suivre(jeu: Manche | MancheRepondue | Plateau | Ordinateur) -> MancheSuivie:
    """La manche de ce jeu ; lève `ErreurMastermind` si ce n’en est pas un.

    >>> suivre(Manche(Regles(), secret=(0, 1, 2, 3))).tentatives()
    ()
    """
    if isinstance(jeu, (Manche, MancheRepondue)):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.tentatives)
    if isinstance(jeu, Ordinateur):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.decodage.tentatives, jeu.suivre)
    if isinstance(jeu, Plateau):
        return MancheSuivie(lambda: jeu.regles, lambda: jeu.manche.tentatives, jeu.suivre)
    raise ErreurMastermind(f"il faut des règles, une manche ou un jeu comme Plateau(), voici {citer(jeu)}")
