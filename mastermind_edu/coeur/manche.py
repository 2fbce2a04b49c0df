"""La manche, une recherche : le jeu connaît le secret et répond, ou bien le codeur répond lui-même.

Des états et des comptes, aucun affichage ; la suite des manches est dans `partie`.
Commencer par `Manche(Regles())`.
"""

import random
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code, exiger_code, tirer_code
from mastermind_edu.coeur.erreurs import ErreurMastermind, MancheTerminee, SecretCache
from mastermind_edu.coeur.regles import Regles, exiger_regles
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse, repondre_par_marquage
from mastermind_edu.francais import accorder, citer


class Etat(Enum):
    """Où en est une manche."""

    EN_COURS = "en cours"
    GAGNEE = "gagnée"
    PERDUE = "perdue"
    ABANDONNEE = "abandonnée"
    CONTREDITE = "contredite"  # le codeur a donné une réponse fausse


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


class _Rangees:
    """Ce qu’ont en commun les deux sortes de manches : des règles, des tentatives, un état, des points."""

    def __init__(self, regles: Regles):
        self.regles = exiger_regles(regles)
        self._tentatives: list[Tentative] = []
        self._etat = Etat.EN_COURS

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.etat.value}, {accorder(len(self._tentatives), 'tentative')}>"

    @property
    def etat(self) -> Etat:
        """En cours, gagnée, perdue, abandonnée ou contredite."""
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
    def points(self) -> int | None:
        """Les points du codeur : les rangées jouées, plus un malus en cas d’échec ; aucun quand il s’est contredit.

        `None` tant que la manche est en cours. Un abandon compte comme un échec :
        toutes les rangées, et le malus de la dernière réponse (aucun pion trouvé
        si rien n’a été proposé). Source : document 001, puis sujet de SAÉ, § 2 et « Une manche Ordinateur ».

        >>> manche = Manche(Regles(max_tentatives=1), secret=(0, 0, 0, 0))
        >>> manche.proposer((0, 1, 1, 1)), manche.points
        (Reponse(bien_places=1, mal_places=0), 7)
        """
        if self.etat is Etat.EN_COURS:
            return None
        if self.etat is Etat.CONTREDITE:
            return 0
        if self.etat is Etat.GAGNEE:
            return len(self._tentatives)
        derniere = self._tentatives[-1].reponse if self._tentatives else Reponse(0, 0)
        return self.regles.max_tentatives + calculer_malus(derniere, self.regles.nb_pions)

    def _ajouter(self, proposition: Code, reponse: Reponse) -> None:
        """Une rangée de plus, qui gagne, qui est la dernière permise, ou ni l’un ni l’autre."""
        self._tentatives.append(Tentative(proposition, reponse))
        if reponse.bien_places == self.regles.nb_pions:
            self._etat = Etat.GAGNEE
        elif self.restantes == 0:
            self._etat = Etat.PERDUE

    def _exiger(self, *etats: Etat) -> None:
        if self.etat not in etats:
            raise MancheTerminee(f"il faut une manche {' ou '.join(etat.value for etat in etats)}, celle-ci est {self.etat.value}")


class Manche(_Rangees):
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
        super().__init__(regles)
        self._secret = tirer_code(regles, hasard) if secret is None else exiger_code(secret, regles)

    @property
    def secret(self) -> Code:
        """Le code à trouver, une fois la manche finie ; lève `SecretCache` avant."""
        if self.etat is Etat.EN_COURS:
            raise SecretCache("le secret se découvre à la fin de la manche, et elle est encore en cours")
        return self._secret

    def reveler(self) -> Code:
        """Le code à trouver, à tout moment : pour garder la partie, jamais pour la jouer."""
        return self._secret

    def proposer(self, code: Sequence[int]) -> Reponse:
        """Joue une rangée et donne la réponse.

        Lève `CodeInvalide` (la tentative n’est pas comptée) ou `MancheTerminee`.
        """
        self._exiger(Etat.EN_COURS)
        proposition = exiger_code(code, self.regles)
        self._ajouter(proposition, repondre_par_marquage(self._secret, proposition))
        return self._tentatives[-1].reponse

    def abandonner(self) -> Code:
        """Finit la manche et découvre le secret ; lève `MancheTerminee`."""
        self._exiger(Etat.EN_COURS)
        self._etat = Etat.ABANDONNEE
        return self._secret


class MancheRepondue(_Rangees):
    """Une recherche dont le codeur garde le secret dans sa tête : il donne les réponses, on les note.

    >>> manche = MancheRepondue(Regles())
    >>> manche.noter((0, 0, 0, 0), (1, 0))
    >>> manche.noter((0, 1, 1, 1), (0, 0))
    >>> manche.contredire((1, 0, 2, 3))
    >>> manche.etat, manche.points, manche.rangees_fausses(manche.secret)
    (<Etat.CONTREDITE: 'contredite'>, 0, [1])
    """

    def __init__(self, regles: Regles):
        super().__init__(regles)
        self.secret: Code | None = None  # ce que le codeur en a dit, à la fin

    def noter(self, proposition: Sequence[int], reponse: Sequence[int]) -> None:
        """Ajoute une rangée ; lève `CodeInvalide`, `ReponseInvalide` ou `MancheTerminee`."""
        self._exiger(Etat.EN_COURS)
        reponse = exiger_reponse(reponse, self.regles.nb_pions)
        self._ajouter(exiger_code(proposition, self.regles), reponse)

    def revenir(self, rang: int) -> None:
        """Oublie cette rangée et les suivantes, que le codeur veut répondre autrement ; le premier rang est 0."""
        self._exiger(Etat.EN_COURS, Etat.GAGNEE, Etat.PERDUE)
        if type(rang) is not int or not 0 <= rang < len(self._tentatives):
            raise ErreurMastermind(f"il faut une rangée déjà jouée, il y en a {len(self._tentatives)} ; voici {citer(rang)}")
        del self._tentatives[rang:]
        self._etat = Etat.EN_COURS

    def contredire(self, secret: Sequence[int] | None = None) -> None:
        """Finit la manche sans aucun point : ses réponses ne conviennent à aucun code, ou pas à ce secret."""
        self._exiger(Etat.EN_COURS, Etat.GAGNEE, Etat.PERDUE)
        self.secret = None if secret is None else exiger_code(secret, self.regles)
        self._etat = Etat.CONTREDITE

    def decouvrir(self, secret: Sequence[int]) -> None:
        """Reçoit le secret d’une manche perdue ; elle est contredite si une réponse ne lui convient pas."""
        self._exiger(Etat.PERDUE)
        self.secret = exiger_code(secret, self.regles)
        if self.rangees_fausses(self.secret):
            self._etat = Etat.CONTREDITE

    def rangees_fausses(self, secret: Code) -> list[int]:
        """Les rangs, à partir de 0, des réponses qui ne conviennent pas à ce secret."""
        return [rang for rang, (proposition, reponse) in enumerate(self._tentatives) if repondre_par_marquage(secret, proposition) != reponse]
