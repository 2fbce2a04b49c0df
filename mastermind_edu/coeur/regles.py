"""Les règles d’une manche : couleurs, nombre de pions, nombre de tentatives.

Ni tirage ni réponse ici. Commencer par `Regles()`, la partie classique.
"""

from dataclasses import dataclass
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ReglesInvalides
from mastermind_edu.francais import citer


class Couleur(NamedTuple):
    """Une couleur de pion : jamais montrée sans son initiale ou son nom."""

    initiale: str
    nom: str
    emoji: str
    fond: str  # teinte du pion, en hexadécimal
    encre: str  # teinte de la lettre écrite dessus, contraste d’au moins 4,5


NOIR, BLANC = "#000000", "#ffffff"

# Des clartés voisines ne se suivent pas : les couleurs restent distinctes pour
# un œil daltonien, et la lettre est toujours écrite. Le violet du document du
# BTS s’appelle ici « Pourpre » : avec « Vert », il ferait deux fois l’initiale V.
PALETTE = (
    Couleur("R", "Rouge", "🔴", "#c62828", BLANC),
    Couleur("V", "Vert", "🟢", "#58b878", NOIR),
    Couleur("B", "Bleu", "🔵", "#1557b0", BLANC),
    Couleur("J", "Jaune", "🟡", "#ffd93b", NOIR),
    Couleur("P", "Pourpre", "🟣", "#bb86e0", NOIR),
    Couleur("N", "Noir", "⚫", "#1c1c1c", BLANC),
    Couleur("O", "Orange", "🟠", "#f28c28", NOIR),
    Couleur("M", "Marron", "🟤", "#6d4327", BLANC),
)


def choisir_couleurs(initiales: str) -> tuple[Couleur, ...]:
    """Les couleurs de la palette qui portent ces initiales, dans cet ordre.

    Lève `ReglesInvalides` pour une initiale absente de la palette.

    >>> [couleur.nom for couleur in choisir_couleurs("RBJ")]
    ['Rouge', 'Bleu', 'Jaune']
    """
    connues = {couleur.initiale: couleur for couleur in PALETTE}
    for initiale in initiales:
        if initiale not in connues:
            raise ReglesInvalides(f"il faut des initiales parmi {' '.join(connues)}, en voici une autre : {citer(initiale)}")
    return tuple(connues[initiale] for initiale in initiales)


def _exiger_entier_positif(nom: str, valeur: object) -> None:
    if type(valeur) is not int or valeur < 1:
        raise ReglesInvalides(f"il faut {nom} entier et au moins égal à 1, voici {citer(valeur)}")


def _exiger_initiales_distinctes(couleurs: tuple[Couleur, ...]) -> None:
    deja_vues: dict[str, Couleur] = {}
    for couleur in couleurs:
        if couleur.initiale in deja_vues:
            raise ReglesInvalides(
                "il faut une initiale différente pour chaque couleur, en voici deux pour "
                f"{couleur.initiale!r} : {deja_vues[couleur.initiale].nom} et {couleur.nom}"
            )
        deja_vues[couleur.initiale] = couleur


def _exiger_initiales_lisibles(couleurs: tuple[Couleur, ...]) -> None:
    for couleur in couleurs:
        initiale = couleur.initiale
        if len(initiale) != 1 or not initiale.isalpha() or initiale != initiale.upper():
            raise ReglesInvalides(f"il faut une initiale d’une seule lettre majuscule, voici {citer(initiale)} pour {couleur.nom}")


@dataclass(frozen=True)
class Regles:
    """Les règles d’une manche : n pions, k couleurs, nombre de tentatives.

    Lève `ReglesInvalides` pour une taille inférieure à 1 ou une initiale répétée.

    >>> regles = Regles()
    >>> regles.nb_pions, regles.nb_couleurs, regles.nb_codes, regles.initiales
    (4, 6, 1296, 'RVBJPN')
    """

    nb_pions: int = 4
    couleurs: tuple[Couleur, ...] = PALETTE[:6]
    max_tentatives: int = 12

    def __post_init__(self):
        _exiger_entier_positif("un nombre de pions", self.nb_pions)
        _exiger_entier_positif("un nombre de tentatives", self.max_tentatives)
        object.__setattr__(self, "couleurs", _lire_couleurs(self.couleurs))
        _exiger_initiales_lisibles(self.couleurs)
        _exiger_initiales_distinctes(self.couleurs)

    @property
    def nb_couleurs(self) -> int:
        """Le nombre k de couleurs."""
        return len(self.couleurs)

    @property
    def nb_codes(self) -> int:
        """Le nombre de codes possibles, kⁿ : chaque pion choisit seul sa couleur."""
        return self.nb_couleurs**self.nb_pions

    @property
    def initiales(self) -> str:
        """Les initiales des couleurs, dans l’ordre de leurs numéros."""
        return "".join(couleur.initiale for couleur in self.couleurs)


def _lire_couleurs(couleurs: object) -> tuple[Couleur, ...]:
    """Un tuple non vide de `Couleur` ; une liste est acceptée."""
    if not isinstance(couleurs, (tuple, list)) or not all(isinstance(c, Couleur) for c in couleurs):
        raise ReglesInvalides(f"il faut une suite de couleurs de la palette, voici {citer(couleurs)}")
    if not couleurs:
        raise ReglesInvalides("il faut au moins une couleur, en voici 0")
    return tuple(couleurs)


# Novice, pro et killer : les trois niveaux du document d’Unisciel, à 8 couleurs.
NIVEAUX = {
    "classique": Regles(4, PALETTE[:6], 12),
    "novice": Regles(4, PALETTE[:8], 12),
    "pro": Regles(5, PALETTE[:8], 15),
    "killer": Regles(6, PALETTE[:8], 20),
}


# Deux jeux de documents, qui ne sont pas des niveaux. Les couleurs du site, dans l’ordre de ses chiffres, de 1 à 6 : son blanc
# s’écrit L, car B est le bleu. Unisciel joue d’abord, avant ses niveaux, avec six symboles et dix coups.
JEUX_DES_DOCUMENTS = {
    "site": Regles(4, (*choisir_couleurs("JBRV"), Couleur("L", "Blanc", "⬜", "#ffffff", NOIR), *choisir_couleurs("N")), 12),
    "unisciel": Regles(4, PALETTE[:6], 10),
}


def exiger_regles(regles: object) -> Regles:
    """Ces règles ; lève `ReglesInvalides` pour autre chose."""
    if not isinstance(regles, Regles):
        raise ReglesInvalides(f"il faut des règles, comme Regles(4, PALETTE[:6], 12), voici {citer(regles)}")
    return regles


def choisir_regles(niveau: str, regles: Regles | None = None) -> Regles:
    """Ces règles, ou celles du niveau si aucune n’est donnée ; lève `ReglesInvalides`.

    >>> choisir_regles("killer").nb_pions
    6
    """
    if not isinstance(niveau, str) or niveau not in NIVEAUX:
        raise ReglesInvalides(f"il faut un niveau parmi {', '.join(NIVEAUX)}, voici {citer(niveau)}")
    return NIVEAUX[niveau] if regles is None else exiger_regles(regles)
