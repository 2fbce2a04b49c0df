"""Le constat : dans quels cas la fonction se trompe, dit avec les propriétés de l’exercice.

Rien n’est supposé : chaque phrase est vraie des cas essayés, qui sont comptés. Commencer par `constater`.
"""

from collections.abc import Iterable, Sequence

from mastermind_edu.francais import ecrire_nombre
from mastermind_edu.juge.exercice import Arguments, Propriete

Separation = tuple[str, int]  # une phrase, et l’ensemble des cas où elle est vraie
PART_UTILE = 0.8  # une propriété vraie de presque tous les cas n’apprend rien


def constater(proprietes: Sequence[Propriete], cas: Sequence[Arguments], faux: Sequence[bool], erreurs: Sequence[bool] = ()) -> str:
    """Ce qui sépare les cas faux des cas justes ; rien de plus que leur nombre quand aucune propriété ne le fait.

    `erreurs` dit lesquels ont levé une erreur : ils sont comptés à part des réponses fausses.

    >>> pair = Propriete("le nombre est pair", "le nombre est impair", lambda n: n % 2 == 0)
    >>> constater([pair], [(1,), (2,), (3,)], [True, False, True])
    'faux dans 2 cas sur les 3 essayés : tous ceux où le nombre est impair, et seulement ceux-là'
    """
    nombre, leves = sum(faux), sum(erreurs)
    if 0 < leves < nombre:
        return f"une erreur dans {ecrire_nombre(leves)} cas et une réponse fausse dans {ecrire_nombre(nombre - leves)}, sur les {ecrire_nombre(len(cas))} essayés"
    if nombre in (0, len(cas)):
        return f"faux dans tous les cas essayés ({ecrire_nombre(nombre)})" if nombre > 1 else ""
    compte = f"faux dans {ecrire_nombre(nombre)} cas sur les {ecrire_nombre(len(cas))} essayés"
    return f"{compte} : {_separer(_valeurs(proprietes, cas), _ensemble(faux), len(cas))}".removesuffix(" : ")


def _ensemble(choisis: Iterable[object]) -> int:
    """Les cas choisis, un bit chacun : réunir, croiser ou compléter deux ensembles de cinq cents cas est une seule opération."""
    return int("0" + "".join("1" if choisi else "0" for choisi in choisis), 2)


def _valeurs(proprietes: Sequence[Propriete], cas: Sequence[Arguments]) -> list[list[Separation]]:
    """Pour chaque propriété, elle puis son contraire : la phrase, et l’ensemble des cas où elle est vraie."""
    tous, valeurs = (1 << len(cas)) - 1, []
    for phrase, contraire, est_vraie in proprietes:
        vraies = _ensemble(est_vraie(*arguments) for arguments in cas)
        valeurs.append([(phrase, vraies), (contraire, tous ^ vraies)])
    return valeurs


def _separer(valeurs: list[list[Separation]], faux: int, nb_cas: int) -> str:
    """La séparation exacte par une propriété ; à défaut, la plus étroite qui contient tous les cas faux."""
    simples = [deux for paire in valeurs for deux in paire]
    exacte = next((phrase for phrase, vraies in simples if vraies == faux), None)
    if exacte:
        return f"le seul où {exacte}" if faux.bit_count() == 1 else f"tous ceux où {exacte}, et seulement ceux-là"
    larges = [(vraies.bit_count(), phrase) for phrase, vraies in simples if vraies & faux == faux]
    larges = [(taille, phrase) for taille, phrase in larges if taille <= PART_UTILE * nb_cas]
    if not larges:
        return ""
    taille, phrase = min(larges, key=lambda large: large[0])
    return f"uniquement parmi les {ecrire_nombre(taille)} où {phrase}"
