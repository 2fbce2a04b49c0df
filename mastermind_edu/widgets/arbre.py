"""L’arbre du joueur optimal, à déplier réponse par réponse, et les candidats qui restent.

Une vue sur une `Promenade` ; aucune stratégie ici. Commencer par `Arbre()`.
"""

from collections.abc import Callable
from html import escape

import ipywidgets

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.affichage.grille_de_codes import dessiner_grille
from mastermind_edu.affichage.plateau import Dessin
from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.regles import PALETTE, Regles
from mastermind_edu.decodeurs.elimination import Promenade
from mastermind_edu.decodeurs.optimum.livres import TAILLES_LIVREES, arbre_livre
from mastermind_edu.francais import accorder, citer, ecrire_nombre
from mastermind_edu.widgets import composants, en_html, vues_candidats
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
            raise ErreurMastermind(refuser(nb_pions, nb_couleurs, au_plus))
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
        self._suivre = composants.bouton("Suivre ce secret", lambda _: self.suivre(self._mot.value))
        self._mot = composants.case_du_mot("Secret", self.suivre, self._suivre)
        self._mot.placeholder = self._regles.initiales[: self._regles.nb_pions]
        self._remonter = composants.bouton("Remonter d’une réponse", lambda _: self._presser(self.remonter))
        self._revenir = composants.bouton("Revenir au sommet", lambda _: self._presser(self.revenir))
        self._boutons = vues_candidats.BoutonsDesParts(self._regles.nb_pions, lambda reponse: self._presser(lambda: self.deplier(*reponse)))

    def _vues(self) -> list[ipywidgets.Widget]:
        commandes = composants.ligne(self._remonter, self._revenir)
        gestes = ipywidgets.VBox([self._titre, self._boutons, commandes, composants.ligne(self._mot, self._suivre)])
        gestes.add_class("mm-gestes")
        return [composants.ligne(self._grille, gestes, classe="mm-deux-colonnes")]

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

    def _essayer(self, geste: Callable[[], None]) -> None:
        with self._en_disant_les_fautes():
            geste()
            self._montrer()

    def _presser(self, geste: Callable[[], None]) -> None:
        """Le geste d’un bouton ; le clavier passe à la première réponse qui reste à déplier, sans réponse à « Remonter »."""
        geste()
        next(filter(composants.est_montre, self._boutons.children), self._remonter).focus()

    def _montrer(self) -> None:
        promenade = self.promenade
        self._grille.value = self._dessiner_la_grille().svg
        self._dire(dire(promenade, self._regles))
        self._titre.value = titre(promenade, self._regles)
        self._boutons.montrer(promenade.parts, len(promenade.candidats))
        self._noms.value = vues_candidats.noms(promenade.candidats, self._regles)
        self._chemin.value = vues_candidats.tableau(promenade.coupes, self._regles)
        for bouton in (self._remonter, self._revenir):
            composants.montrer(bouton, promenade.coupes)

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


def dire(promenade: Promenade, regles: Regles) -> str:
    """La proposition d’ici, ce qu’elle sépare ; ou la fin de la manche."""
    rang = len(promenade.coupes)
    if promenade.est_finie:
        return f"Trouvé, en {accorder(rang, 'proposition')}."
    tailles = [len(part) for part in promenade.parts.values()]
    debut = f"Proposition {rang + 1} : {ecrire_mot(promenade.proposition, regles)}."
    if sum(tailles) == 1:
        return f"{debut} Il ne reste qu’un candidat : c’est lui."
    reponses = f"{accorder(len(tailles), 'réponse possible')}, {accorder(max(tailles), 'candidat')} au plus dans chaque part."
    return f"{debut} {'Elle peut être le secret' if promenade.est_candidate else 'Elle ne peut pas gagner, elle sépare'} : {reponses}"


def titre(promenade: Promenade, regles: Regles) -> str:
    """La proposition en pions, au-dessus des réponses à déplier ; rien quand c’est fini."""
    if promenade.est_finie:
        return ""
    candidats = ecrire_nombre(len(promenade.candidats))
    mots = f"Proposition {len(promenade.coupes) + 1}, pour {candidats} candidat{'s' * (len(promenade.candidats) > 1)}"
    return f'<div class="mm-titre" lang="fr">{escape(mots)}</div>{en_html.pions(promenade.proposition, regles)}'


def refuser(nb_pions: int, nb_couleurs: int, au_plus: int | None) -> str:
    """Pourquoi il n’y a pas d’arbre à montrer.

    >>> refuser(5, 6, None).replace(chr(0xA0), "~")
    'il faut un arbre livré avec le cours (2~×~3, 3~×~4, 3~×~6, 4~×~4, 4~×~5, 4~×~6), voici 5~×~6'
    """
    livres = ", ".join(f"{n}\u00a0×\u00a0{k}" for n, k in TAILLES_LIVREES)
    borne = f", en {accorder(au_plus, 'proposition')} au plus" if au_plus else ""
    return f"il faut un arbre livré avec le cours ({livres}), voici {nb_pions}\u00a0×\u00a0{nb_couleurs}{borne}"
