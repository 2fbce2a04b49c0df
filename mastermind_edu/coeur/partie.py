"""La partie : un nombre pair de manches, où les deux joueurs changent de rôle.

Ni recherche ni réponse ici (voir `manche`), ni fichier (voir `sauvegarde`). Commencer par `Partie`.
"""

import random
from collections.abc import Sequence

from mastermind_edu.coeur.erreurs import ErreurMastermind, MancheTerminee
from mastermind_edu.coeur.manche import Etat, Manche, MancheRepondue
from mastermind_edu.coeur.regles import Regles, exiger_regles
from mastermind_edu.francais import citer

STRATEGIE = "lexicographique"
ORDINATEUR, HUMAIN = "Ordinateur", "Vous"  # les deux joueurs d’un match contre la machine, dans cet ordre


def exiger_nb_manches(nombre: object) -> int:
    """Ce nombre de manches s’il est pair et au moins 2 ; sinon lève `ErreurMastermind`."""
    if type(nombre) is not int or nombre < 2 or nombre % 2:
        raise ErreurMastermind(f"il faut un nombre pair de manches, au moins 2, pour que les rôles s’équilibrent ; voici {citer(nombre)}")
    return nombre


def exiger_graine(graine: object) -> int | None:
    """Cette graine, un nombre entier, ou `None` ; sinon lève `ErreurMastermind`."""
    if graine is not None and type(graine) is not int:
        raise ErreurMastermind(f"il faut une graine entière, voici {citer(graine)}")
    return graine


def _exiger_joueurs(joueurs: object) -> tuple[str, str]:
    noms = tuple(joueurs) if isinstance(joueurs, (tuple, list)) else ()
    if len(noms) != 2 or not all(isinstance(nom, str) for nom in noms) or noms[0] == noms[1]:
        raise ErreurMastermind(f"il faut deux joueurs de noms différents, voici {citer(joueurs)}")
    return noms


class Partie:
    """Un nombre pair de manches : les deux joueurs changent de rôle à chacune.

    `graine` fixe tout ce qui est tiré au sort ; `strategie` est le nom du décodeur que
    joue l’ordinateur, quand il est l’un des joueurs : la partie retient ce nom sans s’en servir.

    >>> partie = Partie(Regles(), ("Ada", "Alan"), nb_manches=2)
    >>> partie.codeur, partie.decodeur
    ('Ada', 'Alan')
    >>> _ = partie.commencer_manche(secret=(0, 1, 2, 3)).proposer((0, 1, 2, 3))
    >>> partie.codeur, partie.scores
    ('Alan', {'Ada': 1, 'Alan': 0})
    """

    def __init__(
        self,
        regles: Regles,
        joueurs: Sequence[str] = ("A", "B"),
        nb_manches: int = 2,
        *,
        graine: int | None = None,
        strategie: str = STRATEGIE,
    ):
        if not isinstance(strategie, str):
            raise ErreurMastermind(f"il faut le nom d’un décodeur, voici {citer(strategie)}")
        self.regles, self.joueurs, self.nb_manches = exiger_regles(regles), _exiger_joueurs(joueurs), exiger_nb_manches(nb_manches)
        self.graine = random.Random().getrandbits(32) if exiger_graine(graine) is None else graine
        self.strategie = strategie
        self.manches: list[Manche | MancheRepondue] = []

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

    @property
    def est_entre_deux_manches(self) -> bool:
        """Vrai quand aucune manche n’est en cours."""
        return len(self.manches) == self.nb_finies

    def commencer_manche(self, secret: Sequence[int] | None = None) -> Manche:
        """La manche suivante, dont le jeu connaît le secret : celui-ci, ou un code tiré au sort.

        Lève `MancheTerminee` si une autre est en cours ou si tout est joué.
        """
        return self._ouvrir(Manche(self.regles, secret, self.hasard("secret")))

    def commencer_manche_repondue(self) -> MancheRepondue:
        """La manche suivante, dont le codeur donne lui-même les réponses ; lève `MancheTerminee` de même."""
        return self._ouvrir(MancheRepondue(self.regles))

    def hasard(self, usage: str) -> random.Random:
        """De quoi tirer au sort dans la manche en cours, ou la prochaine : toujours la même suite pour cet usage."""
        return random.Random(f"{self.graine}-{self.nb_finies}-{usage}")

    def _ouvrir(self, manche):
        if self.est_terminee or not self.est_entre_deux_manches:
            raise MancheTerminee(
                f"il faut finir la manche en cours avant la suivante, et {self.nb_manches} manches en tout ; "
                f"commencées : {len(self.manches)}, finies : {self.nb_finies}"
            )
        self.manches.append(manche)
        return manche

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
