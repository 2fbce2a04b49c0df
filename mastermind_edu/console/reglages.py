"""Les réglages d’un match, demandés au joueur un à un : tailles, couleurs, manches.

Rien n’est joué ici. Chaque fonction `lire_…` comprend une ligne tapée, ou lève
`ErreurMastermind`. Commencer par `demander_reglages`.
"""

from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.partie import exiger_nb_manches
from mastermind_edu.coeur.regles import Couleur, Regles, choisir_couleurs
from mastermind_edu.console.saisie import Afficher, Lire, demander
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, citer

COULEURS_DE_LA_SAE = choisir_couleurs("RBJVONPM")  # les six du sujet, puis deux autres
CHIFFRES_AU_PLUS = 6  # inutile de convertir un nombre plus long


class Reglages(NamedTuple):
    """Ce qui est fixé avant la première manche."""

    regles: Regles
    nb_manches: int


def demander_reglages(regles: Regles | None, lire: Lire, afficher: Afficher) -> Reglages:
    """Les réglages tapés ; avec des règles déjà choisies, seul le nombre de manches est demandé.

    Lève `JoueurParti`.
    """
    if regles is None:
        regles = _demander_regles(lire, afficher)
    nb_manches = demander("Nombre de manches, pair (Entrée : 2) : ", lire_nb_manches, lire, afficher)
    return Reglages(regles, nb_manches)


def _demander_regles(lire: Lire, afficher: Afficher) -> Regles:
    nb_pions = demander("Nombre de pions du code secret (Entrée : 4) : ", lire_nb_pions, lire, afficher)
    nb_couleurs = demander("Nombre de couleurs (Entrée : 6) : ", lire_nb_couleurs, lire, afficher)
    connues = " ".join(couleur.nom for couleur in COULEURS_DE_LA_SAE[:nb_couleurs])
    invite = f"Noms des {nb_couleurs} couleurs, d’initiales différentes"
    invite += f" (Entrée : {connues}) : " if nb_couleurs <= len(COULEURS_DE_LA_SAE) else " : "
    couleurs = demander(invite, lambda texte: lire_couleurs(texte, nb_couleurs), lire, afficher)
    max_tentatives = demander("Nombre maximum d’essais (Entrée : 12) : ", lire_max_tentatives, lire, afficher)
    return Regles(nb_pions, couleurs, max_tentatives)


def lire_entier(texte: str, defaut: int) -> int:
    """Le nombre entier tapé, ou celui par défaut quand la ligne est vide.

    >>> lire_entier(" 5 ", 4), lire_entier("", 4)
    (5, 4)
    """
    texte = texte.strip()
    if texte == "":
        return defaut
    if not texte.lstrip("-").isascii() or not texte.removeprefix("-").isdigit() or len(texte) > CHIFFRES_AU_PLUS:
        raise ErreurMastermind(f"il faut un nombre entier, voici {citer(texte)}")
    return int(texte)


def lire_nb_pions(texte: str) -> int:
    """Le nombre de pions, que les décodeurs bornent ; lève `TailleRefusee`."""
    nombre = lire_entier(texte, 4)
    exiger_taille(nombre, 2)
    return nombre


def lire_nb_couleurs(texte: str) -> int:
    """Le nombre de couleurs, que les décodeurs bornent ; lève `TailleRefusee`."""
    nombre = lire_entier(texte, 6)
    exiger_taille(1, nombre)
    return nombre


def lire_max_tentatives(texte: str) -> int:
    """Le nombre d’essais ; lève `ReglesInvalides` en dessous de 1."""
    return Regles(max_tentatives=lire_entier(texte, 12)).max_tentatives


def lire_nb_manches(texte: str) -> int:
    """Le nombre de manches ; lève `ErreurMastermind` s’il est impair ou nul."""
    return exiger_nb_manches(lire_entier(texte, 2))


def lire_couleurs(texte: str, nb_couleurs: int) -> tuple[Couleur, ...]:
    """Les couleurs nommées, séparées par des virgules, ou à défaut par des espaces ; celles du sujet si la ligne est vide.

    Lève `ErreurMastermind` pour un autre nombre de noms, une initiale répétée ou illisible.

    >>> [couleur.initiale for couleur in lire_couleurs("rouge, bleu ciel, Émeraude", 3)]
    ['R', 'B', 'É']
    """
    noms = [nom.strip() for nom in (texte.split(",") if "," in texte else texte.split())]
    if not noms and nb_couleurs <= len(COULEURS_DE_LA_SAE):
        return COULEURS_DE_LA_SAE[:nb_couleurs]
    if len(noms) != nb_couleurs or "" in noms:
        raise ErreurMastermind(f"il faut {accorder(nb_couleurs, 'nom')} de couleurs, en voici {len(list(filter(None, noms)))} : {citer(texte)}")
    return Regles(couleurs=[_nommer(nom) for nom in noms]).couleurs  # refuse deux initiales égales


def _nommer(nom: str) -> Couleur:
    """La couleur de ce nom : celle de la palette, ou une couleur sans emoji, que son initiale désigne."""
    nom = nom[:1].upper() + nom[1:].lower()
    connue = next((couleur for couleur in COULEURS_DE_LA_SAE if couleur.nom == nom), None)
    return connue or Couleur(nom[:1], nom, "", "#ffffff", "#000000")
