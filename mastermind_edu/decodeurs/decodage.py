"""Une manche où l’ordinateur décode, pas à pas ou d’une traite.

Les stratégies sont ailleurs : ici on pose leurs propositions, on reçoit les réponses et
on voit aussitôt qu’elles se contredisent. Commencer par `Decodage`.
"""

import random
from collections.abc import Sequence
from copy import copy
from enum import Enum

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind, MancheTerminee, ReponsesContradictoires
from mastermind_edu.coeur.manche import Tentative
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse, frequences, repondre_par_marquage
from mastermind_edu.decodeurs.catalogue import trouver_decodeur
from mastermind_edu.decodeurs.contrat import Strategie
from mastermind_edu.decodeurs.souffles import Souffles, aller_au_bout, demander, garder_compatibles
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import citer


class EtatDecodage(Enum):
    """Où en est l’ordinateur."""

    EN_COURS = "en cours"
    TROUVE = "trouvé"
    CONTRADICTION = "contradiction"


class Decodage:
    """L’ordinateur cherche un code que vous cachez ; vous lui donnez les réponses.

    Ce qui peut durer existe aussi `en_soufflant` : un calcul que l’on fait avancer par `next`,
    et que l’on peut abandonner ; rien ne change tant qu’il n’est pas fini. Lève `DecodeurInconnu`, `TailleRefusee`.

    >>> decodage = Decodage("lexicographique", 4, 6)
    >>> decodage.proposition
    (0, 0, 0, 0)
    >>> decodage.repondre((1, 0))
    >>> decodage.proposition, decodage.nb_candidats
    ((0, 1, 1, 1), 500)
    """

    etat: EtatDecodage
    _tentatives: list[Tentative]
    _candidats: list[Code] | None  # `None` : tous
    _proposition: Code
    _strategie: Strategie | None  # `None` : à refaire

    def __init__(self, nom: str, nb_pions: int = 4, nb_couleurs: int = 6, hasard: random.Random | None = None):
        self._preparer(nom, nb_pions, nb_couleurs, hasard)
        aller_au_bout(self._rejouer([]))

    @classmethod
    def commencer_en_soufflant(cls, nom: str, nb_pions: int, nb_couleurs: int, hasard: random.Random | None = None) -> Souffles["Decodage"]:
        """Une recherche neuve, sa première proposition cherchée en soufflant."""
        neuf = cls.__new__(cls)
        neuf._preparer(nom, nb_pions, nb_couleurs, hasard)
        yield from neuf._rejouer([])
        return neuf

    def _preparer(self, nom: str, nb_pions: int, nb_couleurs: int, hasard: random.Random | None) -> None:
        self._decodeur = trouver_decodeur(nom)
        exiger_taille(nb_pions, nb_couleurs)
        self.nom, self.nb_pions, self.nb_couleurs = nom, nb_pions, nb_couleurs
        self._graine = (hasard or random.Random()).getrandbits(64)  # revenir en arrière rejoue les mêmes tirages

    @property
    def tentatives(self) -> tuple[Tentative, ...]:
        """Les propositions déjà faites et leurs réponses."""
        return tuple(self._tentatives)

    @property
    def proposition(self) -> Code:
        """Le code que l’ordinateur propose, ou celui qu’il a trouvé.

        Lève `ReponsesContradictoires` quand aucun code ne s’accorde avec les réponses.
        """
        if self.etat is EtatDecodage.CONTRADICTION:
            raise ReponsesContradictoires(
                f"il faut des réponses qui conviennent à un même secret ; aucun code ne s’accorde "
                f"avec {'la réponse donnée' if len(self._tentatives) == 1 else f'les {len(self._tentatives)} réponses données'}"
            )
        return self._proposition

    @property
    def nb_candidats(self) -> int:
        """Le nombre de codes qui s’accordent avec toutes les réponses."""
        return self.nb_couleurs**self.nb_pions if self._candidats is None else len(self._candidats)

    @property
    def candidats(self) -> list[Code]:
        """Les codes qui s’accordent avec toutes les réponses, dans l’ordre lexicographique."""
        return list(tous_les_codes(self.nb_pions, self.nb_couleurs) if self._candidats is None else self._candidats)

    def repondre(self, reponse: Sequence[int]) -> None:
        """Donne la réponse à la proposition en cours.

        Lève `ReponseInvalide` pour une réponse impossible, `MancheTerminee` après la fin.
        """
        aller_au_bout(self.repondre_en_soufflant(reponse))

    def repondre_en_soufflant(self, reponse: Sequence[int]) -> Souffles[None]:
        """Comme `repondre`."""
        if self.etat is not EtatDecodage.EN_COURS:
            raise MancheTerminee(f"il faut une recherche en cours pour répondre, en voici une finie : {self.etat.value}")
        reponse = exiger_reponse(reponse, self.nb_pions)
        if self._strategie is None:
            yield from self._rejouer([tentative.reponse for tentative in self._tentatives])
        yield from self._avancer(reponse)

    def corriger_en_soufflant(self, rang: int, reponse: Sequence[int]) -> Souffles[None]:
        """Change la réponse d’une rangée, comptée à partir de 0, et reprend la recherche de là.

        Les rangées suivantes sont oubliées : l’ordinateur les aurait choisies autrement.
        """
        if type(rang) is not int or not 0 <= rang < len(self._tentatives):
            raise ErreurMastermind(
                f"il faut le rang d’une rangée déjà jouée, 0 pour la première, il y en a {len(self._tentatives)} ; voici {citer(rang)}"
            )
        correction = exiger_reponse(reponse, self.nb_pions)
        yield from self._rejouer([*(tentative.reponse for tentative in self._tentatives[:rang]), correction])

    def _rejouer(self, reponses: Sequence[Reponse]) -> Souffles[None]:
        """Rejoue la manche depuis le début avec ces réponses."""
        essai = copy(self)  # abandonné en chemin, rien n’a changé
        essai._strategie = self._decodeur.commencer(self.nb_pions, self.nb_couleurs, random.Random(self._graine))
        essai._tentatives, essai._candidats = [], None  # tous : inutile de les ranger avant la première réponse
        essai.etat = EtatDecodage.EN_COURS
        essai._proposition = yield from demander(essai._strategie)
        for reponse in reponses:
            yield from essai._avancer(reponse)
        self.__dict__.update(vars(essai))

    def _avancer(self, reponse: Reponse) -> Souffles[None]:
        proposition, etat = self._proposition, EtatDecodage.EN_COURS
        anciens = tous_les_codes(self.nb_pions, self.nb_couleurs) if self._candidats is None else self._candidats
        candidats = yield from garder_compatibles(anciens, proposition, reponse)
        if not candidats:
            etat = EtatDecodage.CONTRADICTION
        elif reponse.bien_places == self.nb_pions:
            etat = EtatDecodage.TROUVE
        else:
            assert self._strategie is not None  # `repondre_en_soufflant` la refait
            strategie, self._strategie = self._strategie, None  # abandonnée en chemin, elle serait à refaire
            self._proposition = yield from demander(strategie, reponse)
            self._strategie = strategie
        self._tentatives.append(Tentative(proposition, reponse))
        self._candidats, self.etat = candidats, etat


def jouer_contre(nom: str, secret: Sequence[int], nb_couleurs: int, hasard: random.Random | None = None) -> list[tuple[Code, Reponse]]:
    """La manche entière d’un décodeur contre un secret : la dernière rangée est le secret.

    Lève `DecodeurInconnu`, `TailleRefusee`, et `CodeInvalide` pour un secret hors des règles.

    L’exemple du sujet de SAÉ, le secret VJBR :

    >>> ["".join("RBJVON"[numero] for numero in code) for code, _ in jouer_contre("lexicographique", (3, 2, 1, 0), 6)]
    ['RRRR', 'RBBB', 'JRBJ', 'JBRV', 'VRJB', 'VJBR']
    """
    return aller_au_bout(jouer_contre_en_soufflant(nom, secret, nb_couleurs, hasard))


def jouer_contre_en_soufflant(
    nom: str, secret: Sequence[int], nb_couleurs: int, hasard: random.Random | None = None
) -> Souffles[list[tuple[Code, Reponse]]]:
    """Comme `jouer_contre`."""
    secret = tuple(secret)
    decodeur = trouver_decodeur(nom)
    exiger_taille(len(secret), nb_couleurs)
    frequences(secret, nb_couleurs)  # refuse un numéro de couleur impossible
    strategie = decodeur.commencer(len(secret), nb_couleurs, hasard or random.Random())
    proposition, manche = (yield from demander(strategie)), []
    while proposition != secret:
        manche.append((proposition, repondre_par_marquage(secret, proposition)))
        proposition = yield from demander(strategie, manche[-1][1])
    return [*manche, (proposition, Reponse(len(secret), 0))]
