"""Ce que `python lancer.py prouver` affiche : les totaux prouvés et le temps qu’il a fallu.

La recherche est dans `preuve`. Commencer par `raconter_preuves`.
"""

import time
from collections.abc import Iterator
from importlib.util import find_spec

from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind
from mastermind_edu.decodeurs.tailles import exiger_taille
from mastermind_edu.francais import accorder, ecrire_decimal, ecrire_nombre


def raconter_preuves(nb_pions: int, nb_couleurs: int, au_plus: int | None = None) -> Iterator[str]:
    """Une phrase par preuve : le plus petit total, puis avec une proposition de moins au pire, jusqu’à l’impossible.

    `au_plus` demande une seule preuve, à ce nombre de propositions. Lève `TailleRefusee`.
    """
    exiger_taille(nb_pions, nb_couleurs)
    if find_spec("numpy") is None:
        raise ErreurMastermind("il faut numpy pour cette recherche, il n’est pas installé ; installez-le par `pip install numpy`")
    yield f"{accorder(nb_pions, 'pion')}, {accorder(nb_couleurs, 'couleur')}, {ecrire_nombre(nb_couleurs**nb_pions)} secrets."
    borne = au_plus
    while True:
        phrase, maximum = _prouver(nb_pions, nb_couleurs, borne)
        yield phrase
        if maximum is None or au_plus is not None:
            return
        borne = maximum - 1


def _prouver(nb_pions: int, nb_couleurs: int, borne: int | None) -> tuple[str, int | None]:
    """La phrase d’une preuve, et le maximum de l’arbre trouvé ; `None` quand la borne est impossible."""
    from mastermind_edu.decodeurs.optimum.preuve import prouver  # numpy ne se charge que si l’on prouve

    debut = time.perf_counter()
    condition = "" if borne is None else f" en {accorder(borne, 'proposition')} au plus"
    try:
        optimum = prouver(nb_pions, nb_couleurs, au_plus=borne)
    except BorneImpossible:
        return f"Trouver tous les secrets{condition} : impossible, prouvé en {_secondes(debut)}.", None
    moyenne = ecrire_decimal(optimum.total / nb_couleurs**nb_pions, 4, zeros=True)
    return (
        f"Le plus petit total{condition} : {optimum.total} (moyenne {moyenne}, {optimum.maximum} au pire), "
        f"prouvé en {_secondes(debut)}, états étudiés : {ecrire_nombre(optimum.nb_etats)}.",
        optimum.maximum,
    )


def _secondes(debut: float) -> str:
    return f"{ecrire_decimal(time.perf_counter() - debut, 1, zeros=True)} s"
