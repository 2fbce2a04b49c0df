"""Les codes encore possibles, réponse après réponse : ce que chacune écarte, ce que chacune écarterait.

Ni stratégie ni secret : les propositions viennent d’ailleurs, ou d’un arbre déjà fait (voir `optimum`) où l’on
se promène. Commencer par `Elimination`, puis `Promenade`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.manche import Tentative
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse, repondre_par_marquage
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout, ranger_par_reponse
from mastermind_edu.francais import citer

CODES_AU_PLUS = 8**6  # ils sont tous gardés en mémoire, et chaque proposition leur est comparée


class Coupe(NamedTuple):
    """Une rangée, et le nombre de codes possibles avant et après sa réponse."""

    proposition: Code
    reponse: Reponse
    avant: int
    apres: int


class Elimination:
    """Les codes possibles d’une manche ; on examine une proposition, puis on donne sa réponse.

    Lève `TailleRefusee` quand il y a trop de codes. Coût : une réponse par code encore possible.

    >>> elimination = Elimination(4, 6)
    >>> elimination.examiner((0, 0, 1, 1))
    >>> len(elimination.parts[(1, 0)]), len(elimination.parts[(0, 1)])
    (256, 256)
    >>> elimination.repondre((1, 0))
    >>> elimination.coupes[-1].avant, elimination.coupes[-1].apres, elimination.candidats[:2]
    (1296, 256, [(0, 2, 2, 2), (0, 2, 2, 3)])
    """

    def __init__(self, nb_pions: int, nb_couleurs: int):
        if nb_couleurs**nb_pions > CODES_AU_PLUS:
            raise TailleRefusee(f"il faut au plus {CODES_AU_PLUS} codes pour les suivre tous, en voici {nb_couleurs**nb_pions}")
        self.nb_pions, self.nb_couleurs = nb_pions, nb_couleurs
        self._listes = [list(tous_les_codes(nb_pions, nb_couleurs))]  # une de plus que de rangées
        self._rangees: list[Tentative] = []
        self.oublier_la_proposition()

    @property
    def candidats(self) -> Sequence[Code]:
        """Les codes qui s’accordent avec toutes les réponses, dans l’ordre lexicographique."""
        return self._listes[-1]

    @property
    def candidats_d_avant(self) -> Sequence[Code]:
        """Les mêmes, avant la dernière réponse ; ceux de maintenant s’il n’y en a pas."""
        return self._listes[-2] if self._rangees else self._listes[-1]

    @property
    def tentatives(self) -> tuple[Tentative, ...]:
        """Les rangées et leurs réponses."""
        return tuple(self._rangees)

    @property
    def coupes(self) -> list[Coupe]:
        """Ce que chaque réponse a laissé."""
        return [Coupe(*rangee, len(avant), len(apres)) for rangee, avant, apres in zip(self._rangees, self._listes, self._listes[1:])]

    def examiner(self, proposition: Code) -> None:
        """Range les candidats par la réponse qu’ils donneraient à cette proposition, dans `parts`."""
        aller_au_bout(self.examiner_en_soufflant(proposition))

    def examiner_en_soufflant(self, proposition: Code) -> Souffles[None]:
        """Comme `examiner` ; rien ne change tant que ce n’est pas fini."""
        self.parts = yield from ranger_par_reponse(self.candidats, proposition)
        self.proposition = proposition

    def repondre(self, reponse: Sequence[int]) -> None:
        """Ne garde que les candidats qui donneraient cette réponse ; il peut n’en rester aucun.

        Lève `ReponseInvalide`, et `ErreurMastermind` si aucune proposition n’est examinée.
        """
        reponse = exiger_reponse(reponse, self.nb_pions)
        if self.proposition is None:
            raise ErreurMastermind("il faut une proposition avant sa réponse, en voici 0")
        self._listes.append(self.parts.get(reponse, []))
        self._rangees.append(Tentative(self.proposition, reponse))
        self.oublier_la_proposition()

    def rejouer_en_soufflant(self, tentatives: Iterable[Tentative]) -> Souffles[None]:
        """Ajoute ces rangées."""
        for proposition, reponse in tentatives:
            yield from self.examiner_en_soufflant(proposition)
            self.repondre(reponse)

    def annuler(self) -> None:
        """Oublie la dernière réponse ; lève `ErreurMastermind` s’il n’y en a pas."""
        if not self._rangees:
            raise ErreurMastermind("il faut une réponse à annuler, en voici 0")
        self._listes.pop()
        self._rangees.pop()
        self.oublier_la_proposition()

    def oublier_la_proposition(self) -> None:
        """Plus aucune proposition n’attend sa réponse."""
        self.proposition: Code | None = None
        self.parts: dict[Reponse, list[Code]] = {}


class Promenade(Elimination):
    """L’endroit de l’arbre d’une stratégie où l’on est : sa proposition, ses candidats, et par où l’on est venu.

    On descend par une réponse, on remonte, ou l’on suit un secret.

    >>> from mastermind_edu.decodeurs.optimal import arbre_optimal
    >>> promenade = Promenade(arbre_optimal(4, 6), 6)
    >>> promenade.descendre((0, 1))
    >>> promenade.proposition, len(promenade.candidats), promenade.est_candidate
    ((1, 3, 3, 4), 276, True)
    """

    def __init__(self, arbre: Arbre, nb_couleurs: int):
        super().__init__(len(arbre.proposition), nb_couleurs)
        self._noeuds: list[Arbre | None] = [arbre]  # `None` : le secret est trouvé
        self._examiner_ici()

    def revenir(self) -> None:
        """Au sommet de l’arbre, avant toute réponse."""
        del self._noeuds[1:], self._listes[1:], self._rangees[:]
        self._examiner_ici()

    def descendre(self, reponse: Sequence[int]) -> None:
        """Ce que la stratégie propose après cette réponse ; lève `ErreurMastermind` si aucun candidat ne la donne."""
        reponse = exiger_reponse(reponse, self.nb_pions)
        if reponse not in self.parts:
            raise ErreurMastermind(f"il faut une réponse qu’un candidat donnerait, voici {citer(tuple(reponse))}")
        self._noeuds.append(self.noeud.suites.get(reponse))
        self.repondre(reponse)
        self._examiner_ici()

    def remonter(self) -> None:
        """Oublie la dernière réponse ; lève `ErreurMastermind` au sommet."""
        self.annuler()
        self._noeuds.pop()
        self._examiner_ici()

    def suivre(self, secret: Code) -> None:
        """Du sommet jusqu’à ce secret, réponse après réponse."""
        self.revenir()
        while not self.est_finie:
            self.descendre(repondre_par_marquage(secret, self.proposition))

    def _examiner_ici(self) -> None:
        if self.noeud:
            self.examiner(self.noeud.proposition)

    @property
    def noeud(self) -> Arbre | None:
        """La partie de l’arbre qui commence ici ; `None` quand le secret est trouvé."""
        return self._noeuds[-1]

    @property
    def est_finie(self) -> bool:
        """Vrai quand la dernière proposition était le secret."""
        return self.noeud is None

    @property
    def est_candidate(self) -> bool:
        """Vrai quand cette proposition peut être le secret ; sinon, elle ne fait que séparer."""
        return Reponse(self.nb_pions, 0) in self.parts
