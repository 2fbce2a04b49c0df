"""L’arbre du joueur optimal, à déplier réponse par réponse, et les candidats qui restent.

Une vue sur une `Promenade` ; aucune stratégie ici. Commencer par `Arbre()`.
"""

import ipywidgets

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.affichage.grille_de_codes import dessiner_grille
from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.coeur.codes import lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import PALETTE, Regles
from mastermind_edu.coeur.reponses import Reponse, reponses_possibles
from mastermind_edu.decodeurs.elimination import Promenade
from mastermind_edu.decodeurs.optimum.livres import arbre_livre
from mastermind_edu.francais import accorder, citer, en_phrase
from mastermind_edu.widgets import composants, vues_arbre, vues_candidats
from mastermind_edu.widgets.composants import Planche, figer


class Arbre(Planche):
    """La meilleure stratégie connue, prouvée : on déplie une réponse, on voit ce qu’elle laisse et ce qu’on propose.

    `promenade` est le modèle qu’il montre. `au_plus=5` : la stratégie qui n’a jamais besoin d’une
    sixième proposition. Lève `ErreurMastermind` pour une taille dont l’arbre n’est pas livré.

    >>> arbre = Arbre(2, 3)
    >>> arbre.deplier(0, 2)
    >>> arbre
    <Arbre : 1 réponse, 1 candidat>
    """

    def __init__(self, nb_pions: int = 4, nb_couleurs: int = 6, *, au_plus: int | None = None):
        if au_plus is not None and type(au_plus) is not int:
            raise ErreurMastermind(f"il faut un nombre entier de propositions au plus, voici {citer(au_plus)}")
        arbre = arbre_livre(nb_pions, nb_couleurs, au_plus)
        if arbre is None:
            raise ErreurMastermind(vues_arbre.refuser(nb_pions, nb_couleurs, au_plus))
        self._regles = Regles(nb_pions, PALETTE[:nb_couleurs])
        self.promenade = Promenade(arbre, nb_couleurs)
        self._construire()
        legende = ipywidgets.HTML(vues_candidats.legende(self._regles))
        options = {"fixe": lambda: figer(self, self.dessiner()), "feuilles": vues_candidats.FEUILLES}
        super().__init__(self._regles, self._vues(), [legende, self._noms, self._chemin], **options)
        self._montrer()

    def _construire(self) -> None:
        self._grille, self._noms, self._chemin, self._titre = (ipywidgets.HTML() for _ in range(4))
        self._grille.add_class("mm-grille")
        self._mot = composants.case("Secret")
        self._mot.add_class("mm-mot")
        self._mot.placeholder = self._regles.initiales[: self._regles.nb_pions]
        self._mot.observe(self._sur_mot, "value")
        self._suivre = composants.bouton("Suivre ce secret", lambda _: self.suivre(self._mot.value))
        self._suivre.add_class("mm-valider")
        self._remonter = composants.bouton("Remonter d’une réponse", self._sur_remonter)
        self._revenir = composants.bouton("Revenir au sommet", self._sur_revenir)
        self._boutons = ipywidgets.Box([self._bouton(reponse) for reponse in reponses_possibles(self._regles.nb_pions)])
        self._boutons._dom_classes = ("mm-parts",)

    def _vues(self) -> list[ipywidgets.Widget]:
        commandes = composants.ligne(self._remonter, self._revenir)
        gestes = ipywidgets.VBox([self._titre, self._boutons, commandes, composants.ligne(self._mot, self._suivre)])
        gestes.add_class("mm-gestes")
        return [composants.ligne(self._grille, gestes, classe="mm-deux-colonnes")]

    def _bouton(self, reponse: Reponse) -> ipywidgets.Button:
        return composants.bouton("", lambda _: self._sur_reponse(reponse))

    def deplier(self, bien_places: int, mal_places: int) -> None:
        """Descend par cette réponse ; une faute s’écrit."""
        self._essayer(lambda: self.promenade.descendre((bien_places, mal_places)))

    def remonter(self) -> None:
        """Oublie la dernière réponse ; au sommet, l’écrit."""
        self._essayer(self.promenade.remonter)

    def revenir(self) -> None:
        """Au sommet de l’arbre."""
        self._essayer(self.promenade.revenir)

    def suivre(self, mot: str) -> None:
        """Déplie l’arbre jusqu’à ce secret ; une faute s’écrit."""
        self._essayer(lambda: self.promenade.suivre(lire_proposition(mot, self._regles)))

    def _essayer(self, geste) -> None:
        try:
            geste()
        except ErreurMastermind as erreur:
            self._dire(en_phrase(erreur))
            return
        self._montrer()

    def _sur_mot(self, changement) -> None:
        if changement["new"].strip():
            self.suivre(changement["new"])

    def _sur_reponse(self, reponse: Reponse) -> None:
        self.deplier(*reponse)
        self._rendre_le_clavier()

    def _sur_remonter(self, _) -> None:
        self.remonter()
        self._rendre_le_clavier()

    def _sur_revenir(self, _) -> None:
        self.revenir()
        self._rendre_le_clavier()

    def _rendre_le_clavier(self) -> None:
        """À la première réponse qui reste à déplier ; sans réponse, à « Remonter »."""
        visibles = (bouton for bouton in self._boutons.children if bouton.layout.display != "none")
        next(visibles, self._remonter).focus()

    def _montrer(self) -> None:
        promenade = self.promenade
        self._grille.value = self._dessiner_la_grille().svg
        self._dire(vues_arbre.dire(promenade, self._regles))
        self._titre.value = vues_arbre.titre(promenade, self._regles)
        self._montrer_les_reponses()
        self._noms.value = vues_candidats.noms(promenade.candidats, self._regles)
        self._chemin.value = vues_candidats.tableau(promenade.coupes, self._regles)
        for bouton in (self._remonter, self._revenir):
            composants.montrer(bouton, promenade.coupes)

    def _montrer_les_reponses(self) -> None:
        """Un bouton par réponse que les candidats peuvent donner, sa barre à la mesure de sa part."""
        parts, total = self.promenade.parts, len(self.promenade.candidats)
        for reponse, bouton in zip(reponses_possibles(self._regles.nb_pions), self._boutons.children):
            nombre = len(parts.get(reponse, ()))
            if nombre:
                bouton.description = vues_candidats.nommer_la_reponse(reponse, nombre)
                bouton._dom_classes = ("mm-part", f"mm-cran-{vues_candidats.cran(nombre, total)}")
            composants.montrer(bouton, nombre)

    def _dessiner_la_grille(self) -> Dessin:
        promenade = self.promenade
        proposition = promenade.proposition or promenade.coupes[-1].proposition
        return dessiner_grille(promenade.candidats, self._regles, avant=promenade.candidats_d_avant, proposition=proposition)

    def dessiner(self) -> Dessin:
        """La suite de la stratégie, en dessin fixe ; la grille quand le secret est trouvé."""
        if self.promenade.est_finie:
            return self._dessiner_la_grille()
        return dessiner_arbre(self.promenade.noeud, self._regles.nb_couleurs, candidats=self.promenade.candidats)

    def __repr__(self) -> str:
        nombres = len(self.promenade.coupes), len(self.promenade.candidats)
        return f"<Arbre : {accorder(nombres[0], 'réponse')}, {accorder(nombres[1], 'candidat')}>"
