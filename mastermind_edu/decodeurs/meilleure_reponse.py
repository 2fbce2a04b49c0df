"""Proposer le code dont la réponse apprendra le plus : Knuth, Irving, Neuwirth, Kooi.

Une proposition sépare les m candidats en parts, une par réponse. Les quatre
décodeurs ne diffèrent que par la note qu’ils donnent aux tailles des parts. Commencer
par `meilleure_proposition`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import count
from math import prod

from mastermind_edu.coeur.codes import Code, tous_les_codes
from mastermind_edu.coeur.reponses import partition
from mastermind_edu.decodeurs.contrat import Decodeur, Moteur, Strategie
from mastermind_edu.decodeurs.souffles import Souffles, en_lots, garder_compatibles
from mastermind_edu.decodeurs.tailles import Tailles

Note = Callable[[Iterable[int]], int]  # des tailles de parts à un entier ; la plus petite note est la meilleure


def plus_grande_part(tailles: Iterable[int]) -> int:
    """Le pire cas : combien de candidats resteront au plus.

    Source : Knuth, « The Computer as Master Mind », 1976-77.

    >>> plus_grande_part([3, 1, 2])
    3
    """
    return max(tailles)


def somme_des_carres(tailles: Iterable[int]) -> int:
    """La taille moyenne de la part qui restera, multipliée par m pour rester entière.

    Source : Irving, « Towards an Optimum Mastermind Strategy », 1978-79.

    >>> somme_des_carres([3, 1, 2])
    14
    """
    return sum(taille**2 for taille in tailles)


def produit_des_puissances(tailles: Iterable[int]) -> int:
    """L’incertitude qui restera, à une fonction croissante près : le produit des tᵗ.

    L’entropie de la réponse est log m − (Σ t log t) / m : la plus grande entropie est le plus
    petit produit. Les entiers sont exacts ; des logarithmes flottants créent de fausses
    différences entre ex æquo et changent le total (5787 au lieu de 5786 sur 4 × 6).
    Source : Neuwirth, « Some Strategies for Mastermind », 1982.

    >>> produit_des_puissances([3, 1, 2])
    108
    """
    return prod(taille**taille for taille in tailles)


def nombre_de_parts(tailles: Iterable[int]) -> int:
    """Le nombre de réponses possibles, compté négativement : plus il y en a, mieux c’est.

    Source : Kooi, « Yet Another Mastermind Strategy », 2005.

    >>> nombre_de_parts([3, 1, 2])
    -3
    """
    return -sum(1 for _ in tailles)


PAIRES_EN_PYTHON = 200_000  # une demi-seconde environ ; au-delà, on attendrait
PAIRES_ENTRE_DEUX_SOUFFLES = 20_000

NOTES: dict[str, Note] = {
    "knuth": plus_grande_part,
    "taille_moyenne": somme_des_carres,
    "entropie": produit_des_puissances,
    "plus_de_parts": nombre_de_parts,
}


def tailles_des_parts(proposition: Code, candidats: Iterable[Code]) -> Iterable[int]:
    """Les tailles des parts de `partition`, sans les parts.

    >>> sorted(tailles_des_parts((0, 1), [(0, 0), (0, 1), (1, 1)]))
    [1, 2]
    """
    return map(len, partition(proposition, candidats).values())


def meilleure_proposition(noter: Note, candidats: Sequence[Code], propositions: Iterable[Code]) -> Code:
    """La proposition de meilleure note ; à égalité un code encore candidat, puis le plus petit.

    Les m candidats vont dans l’ordre lexicographique ; s’il en reste un ou deux, le plus
    petit. Coût : m réponses par proposition comparée.

    >>> candidats = partition((0, 0, 1), list(tous_les_codes(3, 3)))[(1, 1)]
    >>> candidats
    [(0, 1, 2), (0, 2, 0), (1, 0, 2), (2, 0, 0)]
    >>> meilleure_proposition(plus_grande_part, candidats, tous_les_codes(3, 3))
    (0, 1, 2)
    """
    if len(candidats) <= 2:
        return candidats[0]
    possibles = set(candidats)
    return min(propositions, key=lambda code: (noter(tailles_des_parts(code, candidats)), code not in possibles, code))


def sans_doublons(codes: Iterable[Code], couleurs_vues: set[int]) -> Iterator[Code]:
    """Les codes où les couleurs jamais proposées apparaissent de la plus petite à la plus grande.

    Échanger deux couleurs jamais proposées ne change aucune réponse reçue : les codes écartés
    ont la même note que l’un des codes gardés, qui est plus petit. Le choix est donc le même.

    >>> ["".join(map(str, code)) for code in sans_doublons(tous_les_codes(4, 6), set())]
    ['0000', '0001', '0010', '0011', '0012', '0100', '0101', '0102', '0110', '0111', '0112', '0120', '0121', '0122', '0123']
    """
    return (code for code in codes if _est_le_plus_petit(code, couleurs_vues))


def _est_le_plus_petit(code: Code, couleurs_vues: set[int]) -> bool:
    nouvelles = [couleur for couleur in dict.fromkeys(code) if couleur not in couleurs_vues]
    attendues = (couleur for couleur in count() if couleur not in couleurs_vues)
    return all(nouvelle == attendue for nouvelle, attendue in zip(nouvelles, attendues))


def sans_absentes(codes: Iterable[Code], absentes: Iterable[int]) -> Iterator[Code]:
    """Les codes où, de toutes les couleurs qu’aucun candidat ne porte, seule la plus petite paraît.

    Une couleur absente n’est jamais bien placée ni mal placée : mettre la plus petite à la place d’une
    autre ne change aucune réponse, et donne un code plus petit. Après `sans_doublons` ou avant, le choix
    reste donc le même.

    >>> ["".join(map(str, code)) for code in sans_absentes(tous_les_codes(2, 4), {1, 3})]
    ['00', '01', '02', '10', '11', '12', '20', '21', '22']
    """
    inutiles = set(sorted(absentes)[1:])
    return (code for code in codes if inutiles.isdisjoint(code))


def jouer_la_meilleure(nom: str, compatibles_seuls: bool, nb_pions: int, nb_couleurs: int) -> Strategie:
    """Joue à chaque tour la meilleure proposition, parmi tous les codes ou les seuls compatibles.

    L’exemple de l’article de Knuth : le secret 3632, ici 2521 puisque les couleurs partent de 0.

    >>> partie = jouer_la_meilleure("knuth", False, 4, 6)
    >>> next(partie), partie.send((1, 0)), partie.send((0, 1)), partie.send((1, 2)), partie.send((1, 1))
    ((0, 0, 1, 1), (0, 2, 3, 3), (2, 4, 1, 5), (0, 3, 5, 1), (2, 5, 2, 1))
    """
    candidats, couleurs_vues = list(tous_les_codes(nb_pions, nb_couleurs)), set()
    while candidats:
        codes = candidats if compatibles_seuls else tous_les_codes(nb_pions, nb_couleurs)
        propositions = yield from sans_doublons_en_soufflant(codes, couleurs_vues)
        proposition = yield from chercher_la_meilleure(nom, candidats, propositions, nb_couleurs)
        reponse = yield proposition
        candidats = yield from garder_compatibles(candidats, proposition, reponse)
        couleurs_vues |= set(proposition)


def sans_doublons_en_soufflant(codes: Iterable[Code], couleurs_vues: set[int]) -> Souffles[list[Code]]:
    """Comme `sans_doublons`, en liste."""
    gardes: list[Code] = []
    for rang, lot in enumerate(en_lots(codes)):
        if rang:
            yield
        gardes += sans_doublons(lot, couleurs_vues)
    return gardes


def chercher_la_meilleure(nom: str, candidats: Sequence[Code], propositions: Sequence[Code], nb_couleurs: int) -> Souffles[Code]:
    """La meilleure proposition ; avec numpy, s’il est là, quand le calcul serait long."""
    if len(candidats) * len(propositions) <= PAIRES_EN_PYTHON:
        return meilleure_proposition(NOTES[nom], candidats, propositions)
    if find_spec("numpy"):
        from mastermind_edu.decodeurs.table import proposer_en_soufflant

        return (yield from proposer_en_soufflant(nom, candidats, propositions, nb_couleurs))
    return (yield from _comparer_en_soufflant(NOTES[nom], candidats, propositions))


def _comparer_en_soufflant(noter: Note, candidats: Sequence[Code], propositions: Sequence[Code]) -> Souffles[Code]:
    """La meilleure de chaque lot, puis la meilleure d’entre elles : le choix est le même."""
    meilleures = []
    for lot in en_lots(propositions, max(1, PAIRES_ENTRE_DEUX_SOUFFLES // len(candidats))):
        meilleures.append(meilleure_proposition(noter, candidats, lot))
        yield
    return meilleure_proposition(noter, candidats, meilleures)


TAILLES = Tailles(codes_au_plus=8**6, codes_sans_numpy=8**4, codes_sans_attendre=0)


def _ficher(nom: str, titre: str, source: str, compatibles_seuls: bool) -> Decodeur:
    """La fiche d’une note, ou de sa variante qui ne propose que des codes encore possibles."""

    def parcours(moteur: Moteur):
        return [partial(moteur.meilleure, nom, compatibles_seuls)]

    titre, strategie = titre + ", codes compatibles" * compatibles_seuls, partial(jouer_la_meilleure, nom, compatibles_seuls)
    return Decodeur(titre, source, strategie, parcours=parcours, tailles=TAILLES)


FICHES = {
    nom + suffixe: _ficher(nom, titre, source, bool(suffixe))
    for suffixe in ("", "_compatible")
    for nom, titre, source in (
        ("knuth", "Knuth : la plus grande part la plus petite", "Knuth, 1976-77"),
        ("taille_moyenne", "Irving : la part moyenne la plus petite", "Irving, 1978-79"),
        ("entropie", "Neuwirth : la plus grande entropie", "Neuwirth, 1982"),
        ("plus_de_parts", "Kooi : le plus de réponses possibles", "Kooi, 2005"),
    )
}
