"""Ce que coûtent le paquet et le juge : `python tests/bench/paquet.py`, un tableau pour docs/performances.md.

Des durées de cette machine-ci, médianes de plusieurs essais. Commencer par `main`.
"""

import inspect
import linecache
import sys
from collections.abc import Callable
from itertools import product

from communs import RACINE, chronometrer, duree, ecrire_ligne, ecrire_table, lancer
from espaces import espace_d_exercice

from mastermind_edu import repondre_par_frequences, repondre_par_marquage, verifier
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.scelles import lire_corriges
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

CODES = list(tous_les_codes(4, 6))
# Le nombre de modules d’exercices que charge une importation : il ne dépend pas du nombre de chapitres.
COMPTER = "; import sys; print(sum(nom.count('.') == 3 for nom in sys.modules if nom.startswith('mastermind_edu.exercices.chapitre_')))"


def toutes_les_paires(repondre: Callable) -> None:
    for secret, proposition in product(CODES, repeat=2):
        repondre(secret, proposition)


def verifier_une_juste(nom: str) -> float:
    return chronometrer(lambda: examiner(CATALOGUE[nom], Candidat(CATALOGUE[nom].reference)))


def verifier_les_corriges() -> tuple[float, str]:
    """La plus longue des vérifications de tout le cours, et sa fonction : `verifier` des corrigés, chacun se servant des précédents, comme chez l’élève.

    De chacune, le meilleur de douze tours de tout le cours : il y a toujours un moment où la machine fait autre chose.
    """
    espace = espace_d_exercice(__name__="__main__")
    for rang, source in enumerate(lire_corriges().values()):
        fichier = f"<corrigé {rang}>"
        linecache.cache[fichier] = (len(source), None, source.splitlines(keepends=True), fichier)
        exec(compile(source, fichier, "exec"), espace)
    tours = [[chronometrer(lambda nom=nom: verifier(espace[nom]), 1) for nom in CATALOGUE] for _ in range(12)]
    return max(zip(map(min, zip(*tours)), CATALOGUE))


def celle_d_un_eleve(nom: str) -> Callable:
    """La référence, récrite comme si elle était à l’élève : `verifier` refuse ce qui vient du paquet."""
    espace: dict = {"__name__": "__main__"}
    exec(inspect.getsource(CATALOGUE[nom].reference), espace)
    return espace[nom]


def main() -> None:
    """Écrit le tableau."""
    ecrire_table(f"mesure, Python {sys.version_info.major}.{sys.version_info.minor}", "durée")
    nu = chronometrer(lambda: lancer(RACINE, "-c", "pass"), 15)
    ecrire_ligne("démarrer Python, sans rien", duree(nu))
    for code in ("import mastermind_edu", "from mastermind_edu import verifier"):
        charges = int(lancer(RACINE, "-c", code + COMPTER))
        secondes = chronometrer(lambda code=code: lancer(RACINE, "-c", code), 15) - nu
        ecrire_ligne(f"`{code}`, en plus ; {charges} exercice chargé sur {len(CATALOGUE)}", duree(secondes))
    for nom, repondre in (("marquage", repondre_par_marquage), ("fréquences", lambda s, p: repondre_par_frequences(s, p, 6))):
        ecrire_ligne(f"1 679 616 réponses par {nom}", duree(chronometrer(lambda repondre=repondre: toutes_les_paires(repondre), 3)))
    for nom in ("compter_bien_places", "repondre", "nb_communs"):
        ecrire_ligne(f"vérifier `{nom}`, juste", duree(verifier_une_juste(nom)))
    secondes, nom = verifier_les_corriges()
    ecrire_ligne(f"vérifier le plus long des {len(CATALOGUE)} corrigés, `{nom}`, au mieux de douze fois", duree(secondes))
    preuve = chronometrer(lambda: verifier(celle_d_un_eleve("repondre"), preuve=True), 1)
    ecrire_ligne("prouver `repondre` sur 1 679 616 paires", duree(preuve))


if __name__ == "__main__":
    main()
