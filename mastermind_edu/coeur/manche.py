"""La manche (une recherche) et la partie (un nombre pair de manches).

Des états et des comptes, aucun affichage. Commencer par `Manche(Regles())`.
"""

import random
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code, exiger_code, tirer_code
from mastermind_edu.coeur.erreurs import ErreurMastermind, MancheTerminee, SecretCache
from mastermind_edu.coeur.regles import Regles
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.francais import accorder, citer


class Etat(Enum):
    """Où en est une manche."""

    EN_COURS = "en cours"
    GAGNEE = "gagnée"
    PERDUE = "perdue"
    ABANDONNEE = "abandonnée"


class Tentative(NamedTuple):
    """Une rangée du plateau : la proposition et sa réponse."""

    proposition: Code
    reponse: Reponse


def calculer_malus(reponse: Reponse, nb_pions: int) -> int:
    """Les points ajoutés au codeur quand la dernière proposition n’a pas tout trouvé.

    Un point par pion mal placé, deux par pion absent. Source : sujet de SAÉ, § 2.

    >>> calculer_malus(Reponse(1, 2), 4)
    4
    """
    return reponse.mal_places + 2 * (nb_pions - reponse.bien_places - reponse.mal_places)


class Manche:
    """Une recherche : un secret, des tentatives, un état.

    Le secret est tiré avec `hasard` s’il n’est pas donné. Lève `CodeInvalide` pour
    un secret qui n’obéit pas aux règles.

    >>> manche = Manche(Regles(), secret=(0, 5, 2, 1))
    >>> manche.proposer((0, 1, 2, 5))
    Reponse(bien_places=2, mal_places=2)
    >>> manche.etat, manche.restantes
    (<Etat.EN_COURS: 'en cours'>, 11)
    """

    def __init__(self, regles: Regles, secret: Sequence[int] | None = None, hasard: random.Random | None = None):
        self.regles = regles
        self._secret = tirer_code(regles, hasard) if secret is None else exiger_code(secret, regles)
        self._tentatives: list[Tentative] = []
        self._etat = Etat.EN_COURS

    def __repr__(self) -> str:
        return f"<Manche {self.etat.value}, {accorder(len(self._tentatives), 'tentative')}>"

    @property
    def etat(self) -> Etat:
        """En cours, gagnée, perdue ou abandonnée."""
        return self._etat

    @property
    def tentatives(self) -> tuple[Tentative, ...]:
        """Les rangées jouées, de la première à la dernière."""
        return tuple(self._tentatives)

    @property
    def restantes(self) -> int:
        """Le nombre de tentatives encore permises."""
        return self.regles.max_tentatives - len(self._tentatives)

    @property
    def secret(self) -> Code:
        """Le code à trouver, une fois la manche finie ; lève `SecretCache` avant."""
        if self.etat is Etat.EN_COURS:
            raise SecretCache("le secret se découvre à la fin de la manche, et elle est encore en cours")
        return self._secret

    def proposer(self, code: Sequence[int]) -> Reponse:
        """Joue une rangée et donne la réponse.

        Lève `CodeInvalide` (la tentative n’est pas comptée) ou `MancheTerminee`.
        """
        self._exiger_en_cours()
        proposition = exiger_code(code, self.regles)
        reponse = repondre_par_marquage(self._secret, proposition)
        self._tentatives.append(Tentative(proposition, reponse))
        if reponse.bien_places == self.regles.nb_pions:
            self._etat = Etat.GAGNEE
        elif self.restantes == 0:
            self._etat = Etat.PERDUE
        return reponse

    def abandonner(self) -> Code:
        """Finit la manche et découvre le secret ; lève `MancheTerminee`."""
        self._exiger_en_cours()
        self._etat = Etat.ABANDONNEE
        return self._secret

    @property
    def points(self) -> int | None:
        """Les points du codeur : les rangées jouées, plus un malus en cas d’échec.

        `None` tant que la manche est en cours. Un abandon compte comme un échec :
        toutes les rangées, et le malus de la dernière réponse (aucun pion trouvé
        si rien n’a été proposé). Source : document 001, puis sujet de SAÉ, § 2.

        >>> manche = Manche(Regles(max_tentatives=1), secret=(0, 0, 0, 0))
        >>> manche.proposer((0, 1, 1, 1)), manche.points
        (Reponse(bien_places=1, mal_places=0), 7)
        """
        if self.etat is Etat.EN_COURS:
            return None
        if self.etat is Etat.GAGNEE:
            return len(self._tentatives)
        derniere = self._tentatives[-1].reponse if self._tentatives else Reponse(0, 0)
        return self.regles.max_tentatives + calculer_malus(derniere, self.regles.nb_pions)

    def _exiger_en_cours(self) -> None:
        if self.etat is not Etat.EN_COURS:
            raise MancheTerminee(f"il faut une manche en cours, celle-ci est {self.etat.value}")


class Partie:
    """Un nombre pair de manches : les deux joueurs changent de rôle à chacune.

    >>> partie = Partie(Regles(), ("Ada", "Alan"), nb_manches=2)
    >>> partie.codeur, partie.decodeur
    ('Ada', 'Alan')
    >>> _ = partie.commencer_manche(secret=(0, 1, 2, 3)).proposer((0, 1, 2, 3))
    >>> partie.codeur, partie.scores
    ('Alan', {'Ada': 1, 'Alan': 0})
    """

    def __init__(self, regles: Regles, joueurs: tuple[str, str] = ("A", "B"), nb_manches: int = 2):
        if len(joueurs) != 2 or joueurs[0] == joueurs[1]:
            raise ErreurMastermind(f"il faut deux joueurs de noms différents, voici {citer(joueurs)}")
        if type(nb_manches) is not int or nb_manches < 2 or nb_manches % 2:
            raise ErreurMastermind(
                f"il faut un nombre pair de manches, au moins 2, pour que les rôles s’équilibrent ; voici {citer(nb_manches)}"
            )
        self.regles, self.joueurs, self.nb_manches = regles, tuple(joueurs), nb_manches
        self.manches: list[Manche] = []

    @property
    def nb_finies(self) -> int:
        """Le nombre de manches finies."""
        return sum(manche.etat is not Etat.EN_COURS for manche in self.manches)

    @property
    def est_terminee(self) -> bool:
        """Vrai quand toutes les manches sont finies."""
        return self.nb_finies == self.nb_manches

    @property
    def codeur(self) -> str:
        """Qui cache le code de la manche en cours, ou de la prochaine."""
        return self.joueurs[self.nb_finies % 2]

    @property
    def decodeur(self) -> str:
        """Qui cherche le code de la manche en cours, ou de la prochaine."""
        return self.joueurs[1 - self.nb_finies % 2]

    def commencer_manche(
        self, secret: Sequence[int] | None = None, hasard: random.Random | None = None
    ) -> Manche:
        """La manche suivante ; lève `MancheTerminee` si une autre est en cours ou si tout est joué."""
        if self.est_terminee or len(self.manches) > self.nb_finies:
            raise MancheTerminee(
                f"il faut finir la manche en cours avant la suivante, et {self.nb_manches} manches en tout ; "
                f"commencées : {len(self.manches)}, finies : {self.nb_finies}"
            )
        self.manches.append(Manche(self.regles, secret, hasard))
        return self.manches[-1]

    @property
    def scores(self) -> dict[str, int]:
        """Les points de chacun : une manche en donne à celui qui a caché le code."""
        scores = dict.fromkeys(self.joueurs, 0)
        for rang, manche in enumerate(self.manches):
            scores[self.joueurs[rang % 2]] += manche.points or 0
        return scores

    @property
    def vainqueur(self) -> str | None:
        """Qui a le plus de points ; `None` à égalité ou avant la fin."""
        joueur1, joueur2 = self.joueurs
        ecart = self.scores[joueur1] - self.scores[joueur2]
        if not self.est_terminee or ecart == 0:
            return None
        return joueur1 if ecart > 0 else joueur2
