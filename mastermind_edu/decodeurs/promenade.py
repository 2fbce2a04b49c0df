"""Se promener dans l’arbre d’une stratégie : descendre par une réponse, remonter, suivre un secret.

Aucune recherche : l’arbre est déjà fait (voir `optimum`). Commencer par `Promenade`.
"""

from collections.abc import Sequence

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse, repondre_par_marquage
from mastermind_edu.decodeurs.elimination import Coupe, Elimination
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.francais import citer


class Promenade:
    """L’endroit de l’arbre où l’on est : sa proposition, ses candidats, et par où l’on est venu.

    >>> from mastermind_edu.decodeurs.optimal import arbre_optimal
    >>> promenade = Promenade(arbre_optimal(4, 6), 6)
    >>> promenade.descendre((0, 1))
    >>> promenade.proposition, len(promenade.candidats), promenade.est_candidate
    ((1, 3, 3, 4), 276, True)
    """

    def __init__(self, arbre: Arbre, nb_couleurs: int):
        self._sommet, self._nb_couleurs = arbre, nb_couleurs
        self.revenir()

    def revenir(self) -> None:
        """Au sommet de l’arbre, avant toute réponse."""
        self._noeuds: list[Arbre | None] = [self._sommet]  # `None` : le secret est trouvé
        self._elimination = Elimination(len(self._sommet.proposition), self._nb_couleurs)
        self._examiner()

    def descendre(self, reponse: Sequence[int]) -> None:
        """Ce que la stratégie propose après cette réponse ; lève `ErreurMastermind` si aucun candidat ne la donne."""
        reponse = exiger_reponse(reponse, len(self._sommet.proposition))
        if reponse not in self.parts:
            raise ErreurMastermind(f"il faut une réponse qu’un candidat donnerait, voici {citer(tuple(reponse))}")
        self._noeuds.append(self.noeud.suites.get(reponse))
        self._elimination.repondre(reponse)
        self._examiner()

    def remonter(self) -> None:
        """Oublie la dernière réponse ; lève `ErreurMastermind` au sommet."""
        self._elimination.annuler()
        self._noeuds.pop()
        self._examiner()

    def suivre(self, secret: Code) -> None:
        """Du sommet jusqu’à ce secret, réponse après réponse."""
        self.revenir()
        while not self.est_finie:
            self.descendre(repondre_par_marquage(secret, self.proposition))

    def _examiner(self) -> None:
        if self.noeud:
            self._elimination.examiner(self.noeud.proposition)

    @property
    def noeud(self) -> Arbre | None:
        """La partie de l’arbre qui commence ici ; `None` quand le secret est trouvé."""
        return self._noeuds[-1]

    @property
    def est_finie(self) -> bool:
        """Vrai quand la dernière proposition était le secret."""
        return self.noeud is None

    @property
    def proposition(self) -> Code | None:
        """Ce que la stratégie propose ici."""
        return self._elimination.proposition

    @property
    def est_candidate(self) -> bool:
        """Vrai quand cette proposition peut être le secret ; sinon, elle ne fait que séparer."""
        return self.proposition in self.parts.get(Reponse(len(self._sommet.proposition), 0), ())

    @property
    def parts(self) -> dict[Reponse, list[Code]]:
        """Les candidats rangés par leur réponse à la proposition ; rien quand c’est fini."""
        return self._elimination.parts

    @property
    def candidats(self) -> Sequence[Code]:
        """Les codes qui s’accordent avec toutes les réponses."""
        return self._elimination.candidats

    @property
    def candidats_d_avant(self) -> Sequence[Code]:
        """Les mêmes, avant la dernière réponse."""
        return self._elimination.candidats_d_avant

    @property
    def etapes(self) -> list[Coupe]:
        """Le chemin : chaque proposition, sa réponse, et ce qu’elle a laissé."""
        return self._elimination.coupes
