"""L’enregistrement d’un appel : ses arguments copiés, ses étapes, comment il s’est fini.

Ce qui suit les lignes est dans `suivi`. Commencer par `enregistrer`.
"""

import copy
import inspect
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from types import FunctionType

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.eleve.deroulement.boites import Lecteur
from mastermind_edu.eleve.deroulement.etapes import Deroulement, lire_le_texte
from mastermind_edu.eleve.deroulement.suivi import Arret, Suivi
from mastermind_edu.francais import abreger, citer
from mastermind_edu.juge.appel import entrees_sorties_neutres

ETAPES_GARDEES = 1000


def enregistrer(fonction: Callable, *arguments: object) -> Deroulement:
    """L’appel de cette fonction, suivi ligne à ligne ; elle reçoit des copies de ses arguments.

    Ce qu’elle affiche est noté, `input()` lui est refusé. Lève `ErreurMastermind` quand il
    n’y a pas de lignes à suivre, ou que les arguments ne conviennent pas.

    >>> def plus_un(n):
    ...     return n + 1
    >>> [(etape.evenement.value, etape.resultat) for etape in enregistrer(plus_un, 6).etapes]
    [('appel', ''), ('retour', '7')]
    """
    racine = _trouver_le_texte(fonction)
    _verifier_les_arguments(fonction, arguments)
    nom = "lambda" if racine.__name__ == "<lambda>" else racine.__name__
    appel = abreger(f"{nom}({', '.join(map(Lecteur('').ecrire, arguments))})", 200)
    suivi = Suivi(racine.__globals__, ETAPES_GARDEES)
    copies, precedent = _copier(arguments), sys.gettrace()
    try:
        with entrees_sorties_neutres(), redirect_stdout(suivi.sortie):
            suivi.runcall(fonction, *copies)
    except Arret:
        return Deroulement(appel, tuple(suivi.etapes), suivi.expliquer_l_arret())
    except KeyboardInterrupt:
        raise
    except BaseException as erreur:  # SystemExit compris
        suivi.finir_en_erreur(erreur)
    finally:
        sys.settrace(precedent)
    if not suivi.etapes:
        raise ErreurMastermind(f"aucune ligne de `{nom}` n’a été exécutée : il n’y a rien à suivre")
    return Deroulement(appel, tuple(suivi.etapes))


def _trouver_le_texte(fonction: Callable) -> FunctionType:
    """La fonction Python que cet appel exécutera ; refuse ce qui n’a pas de lignes à montrer."""
    if not callable(fonction):
        modele = 'derouler(repondre, ["R", "V"], ["R", "R"])'
        raise ErreurMastermind(f"il faut une fonction, puis ses arguments, comme {modele} ; voici {citer(fonction)}")
    racine = inspect.unwrap(fonction)
    if isinstance(racine, type):
        racine = racine.__init__
    elif not hasattr(racine, "__code__") and not hasattr(racine, "__func__"):
        racine = type(racine).__call__
    racine = getattr(racine, "__func__", racine)
    if not isinstance(racine, FunctionType):
        raise ErreurMastermind(f"il faut une fonction écrite en Python ; {citer(fonction)} n’a pas de lignes à suivre")
    if not lire_le_texte(racine.__code__):
        conseil = "écrivez-la dans une cellule de notebook ou dans un fichier, exécutez-la, puis recommencez"
        raise ErreurMastermind(f"le texte de `{racine.__name__}` est introuvable : {conseil}")
    return racine


def _verifier_les_arguments(fonction: Callable, arguments: Sequence) -> None:
    signature, nom = inspect.signature(fonction), getattr(fonction, "__name__", "fonction")
    try:
        signature.bind(*arguments)
    except TypeError:
        modele = ", ".join(["derouler(" + nom, *signature.parameters])
        raise ErreurMastermind(f"il faut un argument par paramètre, comme {modele}) ; en voici {len(arguments)}") from None


def _copier(arguments: tuple) -> tuple:
    """Toutes les copies à la fois : deux arguments qui sont la même liste le restent."""
    try:
        return copy.deepcopy(arguments)
    except Exception as erreur:
        raise ErreurMastermind(f"il faut des arguments que l’on puisse copier, voici {citer(erreur)}") from erreur
