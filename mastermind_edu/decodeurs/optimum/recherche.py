"""La recherche en profondeur du plus petit total, avec séparation et évaluation.

La méthode et ses raisons sont en tête de `preuve` ; ici, les calculs. Commencer par
`Recherche.chercher`.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import NamedTuple

import numpy as np

from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.decodeurs.lignes import nb_numeros
from mastermind_edu.decodeurs.optimum.arbre import Arbre
from mastermind_edu.decodeurs.optimum.symetries import Groupe, Symetries
from mastermind_edu.decodeurs.table import compter_les_parts, table_des_reponses
from mastermind_edu.decodeurs.tailles import exiger_memoire

CASES_PAR_BLOC = 2**22  # de quoi compter les parts de 10⁶ candidats sans prendre plus de quelques dizaines de Mio
OCTETS_PAR_FICHE = 300  # clé comprise ; de 270 à 291 mesurés sur 3 × 10, 4 × 6 et 5 × 4
FICHES_ENTRE_CONTROLES = 2**16
IMPOSSIBLE = 2**40  # plus grand que tout total ; une somme sur toutes les réponses tient encore dans 64 bits


def bornes_par_taille(taille_max: int, nb_suites: int, reste: float = inf) -> np.ndarray:
    """Pour 0, 1, 2… candidats, un total que rien ne bat quand une proposition a au plus b suites.

    Une proposition trouve au plus un secret, et ouvre au plus b parts (`nb_suites`) : au mieux,
    un secret est trouvé en 1 proposition, b en 2, b² en 3… Le total ne descend pas sous la somme des
    plus petits de ces nombres. Quand il en faudrait plus de `reste`, c’est `IMPOSSIBLE`.

    >>> bornes_par_taille(5, 3).tolist()
    [0, 1, 3, 5, 7, 10]
    >>> int(bornes_par_taille(200, 13, reste=3).argmax())  # 1 + 13 + 13² = 183 au plus
    184
    """
    bornes = [0]
    propositions, places = 1, 1
    while len(bornes) <= taille_max:
        cout = propositions if propositions <= reste else IMPOSSIBLE
        for _ in range(min(places, taille_max + 1 - len(bornes))):
            bornes.append(min(bornes[-1] + cout, IMPOSSIBLE))
        propositions, places = propositions + 1, places * nb_suites
    return np.array(bornes, dtype=np.int64)


class Etat(NamedTuple):
    """Des candidats (rangs croissants), les échanges qui les laissent en place, les propositions permises."""

    candidats: np.ndarray
    groupe: Groupe
    reste: float  # un nombre de propositions, `inf` sans limite

    @property
    def cle(self) -> tuple[bytes, float]:
        """De quoi reconnaître l’état : son total ne dépend que de ses candidats et de `reste`."""
        return self.candidats.tobytes(), self.reste


class Fiche(NamedTuple):
    """Ce qu’on sait d’un état : son total et la proposition qui l’atteint, ou (sans elle) une borne."""

    total: int
    proposition: int | None = None


class Classement(NamedTuple):
    """Les propositions à essayer d’un état, la plus prometteuse d’abord, et leurs bornes."""

    propositions: np.ndarray
    bornes: np.ndarray
    bornes_des_parts: np.ndarray  # par taille de part

    @property
    def borne(self) -> int:
        return int(self.bornes[0]) if len(self.bornes) else IMPOSSIBLE


class Recherche:
    """Une recherche : la table des réponses, les symétries, et la mémoire des états rencontrés."""

    def __init__(self, nb_pions: int, nb_couleurs: int):
        self.table = table_des_reponses(nb_pions, nb_couleurs)  # d’abord : elle refuse les tailles trop grandes
        self.symetries = Symetries(nb_pions, nb_couleurs)
        self.nb_reponses = nb_numeros(nb_pions)  # le dernier numéro est la réponse gagnante
        self.fiches: dict[tuple[bytes, float], Fiche] = {}
        self._bornes = lru_cache(maxsize=None)(bornes_par_taille)

    def racine(self, reste: float) -> Etat:
        """L’état d’avant la première proposition : tous les codes."""
        return Etat(np.arange(len(self.table), dtype=np.int32), self.symetries.toutes(), reste)

    def chercher(self, etat: Etat, plafond: int, classement: Classement | None = None) -> int:
        """Le total de l’état s’il est sous le plafond, sinon le plafond."""
        fiche = self._fiche(etat)
        if fiche.proposition is not None or fiche.total >= plafond:
            return min(fiche.total, plafond)
        classement = classement or self.classer(etat)
        meilleur, choix = plafond, None
        for proposition, borne, reponses in self._distinctes(etat, classement):
            if borne >= meilleur:
                break  # les suivantes ont une borne au moins aussi grande
            total = self._evaluer(etat, proposition, reponses, borne, classement.bornes_des_parts, meilleur)
            if total < meilleur:
                meilleur, choix = total, proposition
        self._noter(etat, Fiche(meilleur, choix))
        return meilleur

    def _distinctes(self, etat: Etat, classement: Classement) -> Iterator[tuple[int, int, np.ndarray]]:
        """Les propositions classées, leur borne et leurs réponses, sans celles qui reçoivent partout les mêmes."""
        deja_vues = set()
        for proposition, borne in zip(classement.propositions.tolist(), classement.bornes.tolist()):
            reponses = self.table[proposition, etat.candidats]
            if reponses.tobytes() not in deja_vues:
                deja_vues.add(reponses.tobytes())
                yield proposition, borne, reponses

    def chercher_apres(self, etat: Etat, proposition: int) -> int:
        """Le total de l’état quand sa première proposition est imposée."""
        reponses = self.table[proposition, etat.candidats]
        bornes = self._bornes(len(self.table), self.nb_reponses - 1, etat.reste - 1)
        tailles = np.bincount(reponses, minlength=self.nb_reponses)[:-1]
        borne = len(etat.candidats) + int(bornes[tailles].sum())
        total = self._evaluer(etat, proposition, reponses, borne, bornes, IMPOSSIBLE)
        self._noter(etat, Fiche(total, proposition))
        return total

    def _noter(self, etat: Etat, fiche: Fiche) -> Fiche:
        """Garde la fiche de l’état ; lève `TailleRefusee` quand les fiches rempliraient la mémoire."""
        self.fiches[etat.cle] = fiche
        if len(self.fiches) % FICHES_ENTRE_CONTROLES == 0:
            exiger_memoire(len(self.fiches) * OCTETS_PAR_FICHE, f"les {len(self.fiches)} états rencontrés")
        return fiche

    def _fiche(self, etat: Etat) -> Fiche:
        """Ce qu’on sait de l’état sans chercher : sa fiche, ou un candidat qui sépare tous les autres."""
        fiche = self.fiches.get(etat.cle)
        if fiche is None:
            separateur = self._separateur(etat)
            if separateur is None:
                return Fiche(0)
            fiche = self._noter(etat, Fiche(2 * len(etat.candidats) - 1, separateur))
        return fiche

    def _separateur(self, etat: Etat) -> int | None:
        """Le plus petit candidat qui, proposé, recevrait une réponse différente de chacun, s’il existe."""
        candidats = etat.candidats
        if len(candidats) > self.nb_reponses or etat.reste < min(2, len(candidats)):
            return None
        reponses = np.sort(self.table[candidats[:, None], candidats], axis=1)
        separe = (reponses[:, 1:] != reponses[:, :-1]).all(axis=1)
        return int(candidats[separe.argmax()]) if separe.any() else None

    def classer(self, etat: Etat) -> Classement:
        """Les propositions qui séparent l’état, une par famille d’équivalentes, par borne croissante."""
        propositions = self.symetries.representants(etat.groupe, self._couleurs_absentes(etat))
        effectifs = self._effectifs(propositions, etat.candidats)
        parts = effectifs[:, :-1]
        bornes_des_parts = self._bornes(len(self.table), int((parts > 0).sum(axis=1).max()), etat.reste - 1)
        bornes = len(etat.candidats) + bornes_des_parts[parts].sum(axis=1)
        utiles = np.flatnonzero(parts.max(axis=1) < len(etat.candidats))
        # À borne égale, un candidat d’abord : il peut être le secret.
        ordre = utiles[np.argsort(2 * bornes[utiles] - effectifs[utiles, -1], kind="stable")]
        return Classement(propositions[ordre], bornes[ordre], bornes_des_parts)

    def _couleurs_absentes(self, etat: Etat) -> tuple[int, ...]:
        presences = np.bincount(self.symetries.codes[etat.candidats].ravel(), minlength=self.symetries.nb_couleurs)
        return tuple(np.flatnonzero(presences == 0).tolist())

    def _effectifs(self, propositions: np.ndarray, candidats: np.ndarray) -> np.ndarray:
        """Combien de candidats par réponse : un tableau propositions × réponses."""
        taille = CASES_PAR_BLOC // len(candidats)
        blocs = (propositions[debut : debut + taille] for debut in range(0, len(propositions), taille))
        return np.concatenate([compter_les_parts(self.table[candidats[:, None], bloc], self.nb_reponses) for bloc in blocs])

    def _evaluer(self, etat: Etat, proposition: int, reponses: np.ndarray, borne: int, bornes: np.ndarray, plafond: int) -> int:
        """Le total de l’état après cette proposition s’il est sous le plafond, sinon le plafond.

        La borne monte part après part, d’abord sans chercher, puis en cherchant.
        """
        a_chercher = []
        for part, acquis in self._parts(etat, proposition, reponses, bornes):
            fiche, classement = self._affiner(part)
            gagne = max(fiche.total, acquis)
            borne += gagne - acquis
            if borne >= plafond:
                return plafond
            if fiche.proposition is None:
                a_chercher.append((part, gagne, classement))
        for part, acquis, classement in a_chercher:
            borne += self.chercher(part, plafond - borne + acquis, classement) - acquis
            if borne >= plafond:
                return plafond
        return borne

    def _parts(self, etat: Etat, proposition: int, reponses: np.ndarray, bornes: np.ndarray) -> Iterator[tuple[Etat, int]]:
        """Les parts de trois candidats et plus, de la plus petite à la plus grande, et leur borne."""
        tailles = np.bincount(reponses, minlength=self.nb_reponses)[:-1]
        groupe = None  # calculé seulement s’il reste une part à chercher
        for reponse in np.argsort(tailles, kind="stable").tolist():
            if tailles[reponse] > 2:  # en dessous, la borne est le total
                groupe = groupe or self.symetries.fixant(etat.groupe, proposition)
                yield Etat(etat.candidats[reponses == reponse], groupe, etat.reste - 1), int(bornes[tailles[reponse]])

    def _affiner(self, part: Etat) -> tuple[Fiche, Classement | None]:
        """Ce qu’on sait d’une part ; si l’on n’en sait rien, la meilleure borne de ses propositions."""
        fiche = self._fiche(part)
        if fiche.total:
            return fiche, None
        classement = self.classer(part)
        return self._noter(part, Fiche(classement.borne)), classement

    def arbre(self, etat: Etat) -> Arbre:
        """L’arbre d’un état dont le total est connu, relu dans les fiches."""
        proposition = self._fiche(etat).proposition
        code = self.symetries.code(proposition)
        reponses = self.table[proposition, etat.candidats]
        suites = {}
        for numero in np.unique(reponses[reponses < self.nb_reponses - 1]).tolist():
            part = etat.candidats[reponses == numero]
            reponse = repondre_par_marquage(self.symetries.code(part[0]), code)
            suites[reponse] = self.arbre(etat._replace(candidats=part, reste=etat.reste - 1))
        return Arbre(code, dict(sorted(suites.items())))
