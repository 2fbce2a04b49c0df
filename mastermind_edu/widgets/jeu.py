"""Ce que les jeux ont en commun : une planche et son message, un niveau, un dessin pour plus tard.

Aucun jeu ici, et aucune règle. Commencer par `Planche`.
"""

from collections.abc import Callable, Sequence
from html import escape

import ipywidgets

from mastermind_edu.affichage.plateau import Dessin, dessiner_rangees
from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.coeur.regles import NIVEAUX, Regles, choisir_regles
from mastermind_edu.francais import accorder
from mastermind_edu.widgets import cellules, composants, style

POUR_JOUER = "Pour jouer, exécutez cette cellule (Maj + Entrée)."


class Planche(ipywidgets.VBox):
    """Le style caché, des vues, un message, puis d’autres vues s’il y en a.

    Une planche qui se montre dans une autre (`est_dedans`) lui laisse le style et la cellule.
    """

    FEUILLES = ("jeu.css",)
    est_dedans = False

    def __init__(self, regles: Regles, vues: Sequence[ipywidgets.Widget], dessous: Sequence[ipywidgets.Widget] = ()):
        self._annonce = ipywidgets.HTML()  # ce widget reste dans la page : les lecteurs d’écran disent ce qui y change
        feuilles = [] if self.est_dedans else [style.feuille_de_style(regles, self.FEUILLES)]
        super().__init__(children=[*feuilles, *vues, self._annonce, *dessous])
        self._annonce.add_class("mm-annonce")
        if not self.est_dedans:
            self.add_class("mm-jeu")
            cellules.tenir(self)

    def _repr_mimebundle_(self, **options):
        """La vue vivante, que la cellule en cours tient désormais."""
        cellules.tenir(self)
        return super()._repr_mimebundle_(**options)

    def suivre(self, action: Callable[[], None]) -> None:
        """Appelle l’action après chaque message : il suit tout ce qui change."""
        self._annonce.observe(lambda _: action(), "value")

    def _dire(self, phrase: str, tout_bas: str = "") -> None:
        """Écrit le message ; `tout_bas`, que l’œil voit déjà ailleurs, n’est dit qu’aux lecteurs d’écran."""
        entendu = f'<div class="mm-tout-bas" lang="fr">{escape(tout_bas)}</div>' if tout_bas else ""
        self._annonce.value = f'<div class="mm-message" lang="fr">{prose_en_html(phrase)}</div>{entendu}'


class Jeu(Planche):
    """Une planche où l’on joue, à un niveau choisi d’abord par `_choisir_le_niveau`.

    Les commandes, puis le message, puis ce qui s’allonge : rien de ce qu’on presse ne se déplace.
    `_changer_de_regles(regles)` commence une manche, `_a_perdre()` dit ce que cela ferait oublier,
    `_reprendre_le_clavier()` le rend au jeu ; le dessin montre `_rangees_fixes()`.
    """

    def __init__(
        self, vues: Sequence[ipywidgets.Widget], dessous: Sequence[ipywidgets.Widget], *, choix_du_niveau: bool
    ):
        niveau = [composants.ligne(ipywidgets.Label("Niveau"), self._niveau)] if choix_du_niveau else []
        self._passer = composants.bouton("", self._sur_passer)
        self._garder = composants.bouton("Garder la manche", self._sur_garder)
        self._confirmation = composants.ligne(self._passer, self._garder)
        composants.montrer(self._confirmation, False)
        super().__init__(self._regles, [*niveau, *vues], [self._confirmation, *dessous])

    @property
    def regles(self) -> Regles:
        """Les règles de la manche en cours."""
        return self._regles

    def _choisir_le_niveau(self, niveau: str, regles: Regles | None) -> None:
        """Retient les règles, celles du niveau si aucune n’est donnée ; lève `ErreurMastermind` s’il est inconnu."""
        self._regles = choisir_regles(niveau, regles)
        par_difficulte = sorted(NIVEAUX, key=lambda nom: NIVEAUX[nom].nb_codes)
        choix = [(nommer_niveau(nom), nom) for nom in par_difficulte]
        self._niveau = composants.boutons_a_choix(choix, niveau, tooltips=[decrire(NIVEAUX[nom]) for nom in par_difficulte])
        self._niveau.observe(lambda changement: self._sur_niveau(changement["old"], changement["new"]), "value")

    def _sur_niveau(self, ancien: str, nouveau: str) -> None:
        """Change de niveau ; si une manche serait oubliée, revient à l’ancien et demande d’abord."""
        if NIVEAUX[nouveau] is self._regles:  # on vient d’y revenir
            return
        perdu = self._a_perdre()
        if not perdu:
            self._changer_de_regles(NIVEAUX[nouveau])
            return
        self._niveau.value, self._demande = ancien, nouveau
        self._passer.description = f"Passer à « {nommer_niveau(nouveau)} »"
        composants.montrer(self._confirmation, True)
        self._dire(f"Passer à « {nommer_niveau(nouveau)} » ferait oublier la manche en cours ({perdu}). Que voulez-vous faire ?")
        self._garder.focus()

    def _sur_passer(self, _) -> None:
        self._fermer_la_confirmation()
        self._changer_de_regles(NIVEAUX[self._demande])
        self._niveau.value = self._demande
        self._reprendre_le_clavier()

    def _sur_garder(self, _) -> None:
        self._fermer_la_confirmation()
        self._dire("La manche continue.")
        self._reprendre_le_clavier()

    def _fermer_la_confirmation(self) -> None:
        composants.montrer(self._confirmation, False)

    def dessiner(self) -> Dessin:
        """Les rangées en dessin fixe, pour un notebook ouvert sans le moteur de calcul."""
        return dessiner_rangees(self._rangees_fixes(), self._regles, note=POUR_JOUER)

    def _repr_mimebundle_(self, **options):
        """La vue vivante ; à défaut le dessin, puis le texte."""
        dessin = self.dessiner()
        fixe = {"text/plain": f"{self!r}\n{dessin}", "text/html": dessin._repr_html_(), "image/svg+xml": dessin.svg}
        return {**super()._repr_mimebundle_(**options), **fixe}


def decrire(regles: Regles) -> str:
    """Les règles en mots.

    >>> decrire(NIVEAUX["novice"])
    '4 pions, 8 couleurs, 12 tentatives'
    """
    tailles = {"pion": regles.nb_pions, "couleur": regles.nb_couleurs, "tentative": regles.max_tentatives}
    return ", ".join(accorder(nombre, nom) for nom, nombre in tailles.items())


def nommer_niveau(nom: str) -> str:
    """Le niveau et sa taille, pions × couleurs, qui ne se coupe pas en fin de ligne.

    >>> nommer_niveau("classique").replace(chr(0xA0), "~")
    'classique 4~×~6'
    """
    regles = NIVEAUX[nom]
    return f"{nom} {regles.nb_pions}\u00a0×\u00a0{regles.nb_couleurs}"
