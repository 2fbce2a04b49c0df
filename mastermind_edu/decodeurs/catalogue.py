"""Les décodeurs par nom, dans l’ordre où on les montre ; et lesquels sont offerts à une taille, avec quelle attente.

Pas de fiche ici : chacune est avec sa stratégie. La même règle sert aux jeux, au terminal et aux statistiques ; elle ne
dépend pas de numpy. Commencer par `DECODEURS`.
"""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec

from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind, TailleRefusee
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, citer, ecrire_nombre

MODULES = (
    "lexicographique",
    "cfc",
    "dijon",
    "meilleure_reponse",
    "optimal",
)


def reunir(modules: Iterable[str]) -> dict[str, Decodeur]:
    """Les fiches de ces modules ; lève `ErreurMastermind` pour un module sans fiches, ou un nom de décodeur donné deux fois.

    >>> list(reunir(["cfc"]))
    ['cfc', 'cfc_deduit']
    """
    fiches: dict[str, Decodeur] = {}
    for module in modules:
        fichier, nouvelles = f"mastermind_edu/decodeurs/{module}.py", _lire_fiches(module)
        if not nouvelles or not all(isinstance(fiche, Decodeur) and fiche.titre and fiche.source for fiche in nouvelles.values()):
            raise ErreurMastermind(f'{fichier} : il faut FICHES = {{"son_nom": Decodeur("Son titre", "sa source", sa_fonction)}}')
        if doubles := sorted(fiches.keys() & nouvelles):
            raise ErreurMastermind(f"{fichier} : il faut un autre nom de décodeur dans FICHES, {citer(doubles[0])} est déjà pris")
        fiches |= nouvelles
    return fiches


def _lire_fiches(module: str) -> dict[str, Decodeur]:
    """Ce que le module donne sous le nom FICHES ; rien s’il n’y est pas, ou si une fiche est incomplète."""
    try:
        fiches = getattr(import_module(f"{__package__}.{module}"), "FICHES", None)
    except TypeError as erreur:
        if Decodeur.__name__ not in str(erreur):
            raise
        return {}
    return fiches if isinstance(fiches, dict) else {}


DECODEURS = reunir(MODULES)


def trouver_decodeur(nom: object) -> Decodeur:
    """Le décodeur de ce nom ; lève `DecodeurInconnu` en donnant tous les noms.

    >>> trouver_decodeur("knuth").source
    'Knuth, 1976-77'
    """
    if not isinstance(nom, str) or nom not in DECODEURS:
        raise DecodeurInconnu(f"il faut un décodeur parmi {', '.join(DECODEURS)} ; voici {citer(nom)}")
    return DECODEURS[nom]


def decodeurs_offerts(nb_pions: int, nb_couleurs: int) -> list[str]:
    """Les noms des décodeurs offerts à cette taille, les mêmes avec numpy ou sans.

    >>> "optimal" in decodeurs_offerts(4, 6), "optimal" in decodeurs_offerts(5, 6)
    (True, False)
    """
    return [nom for nom, fiche in DECODEURS.items() if fiche.tailles.offrent(nb_pions, nb_couleurs)]


def exiger_jouable(nom: object, nb_pions: int, nb_couleurs: int) -> None:
    """Lève `DecodeurInconnu`, et `TailleRefusee` quand il n’est pas offert à cette taille, ou que numpy, qu’il demande, n’est pas là.

    >>> exiger_jouable("optimal", 5, 6)
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.TailleRefusee: il faut moins de codes pour que « Le plus petit total, prouvé » \
joue sans faire attendre des heures, en voici 7776
    """
    fiche = trouver_decodeur(nom)
    exiger_taille(nb_pions, nb_couleurs)
    if not fiche.tailles.offrent(nb_pions, nb_couleurs):
        raise TailleRefusee(
            f"il faut moins de codes pour que « {fiche.titre} » joue sans faire attendre des heures, en voici {nb_couleurs**nb_pions}"
        )
    if fiche.tailles.demande_numpy and not _est_livree(fiche, nb_pions, nb_couleurs) and not find_spec("numpy"):
        taille = f"{accorder(nb_pions, 'pion')} et {accorder(nb_couleurs, 'couleur')}"
        raise TailleRefusee(f"il faut numpy pour que « {fiche.titre} » joue à {taille}, il n’est pas installé")


def reflechit(nom: str, nb_pions: int, nb_couleurs: int) -> bool:
    """Vrai si l’attente d’une proposition peut se voir : il faut alors prévenir."""
    fiche = DECODEURS[nom]
    return nb_couleurs**nb_pions > fiche.tailles.codes_sans_attendre and not _est_livree(fiche, nb_pions, nb_couleurs)


def dire_l_attente(nom: str, nb_pions: int, nb_couleurs: int) -> str:
    """La phrase à dire d’un décodeur qui chercherait longtemps à cette taille ; vide pour les autres."""
    fiche, codes = trouver_decodeur(nom), nb_couleurs**nb_pions
    if codes <= fiche.tailles.codes_sans_numpy or find_spec("numpy"):
        return ""
    return f"Sans numpy, « {fiche.titre} » peut chercher des minutes, ou davantage, parmi {ecrire_nombre(codes)} codes."


def _est_livree(fiche: Decodeur, nb_pions: int, nb_couleurs: int) -> bool:
    return (nb_pions, nb_couleurs) in fiche.tailles.livrees
