"""La stratégie CFC (couleur, fond, curseur) de la SAÉ : compter, puis placer.

Elle ne cherche pas les codes compatibles : une personne peut la suivre de tête.
Commencer par `cfc`, puis lire ses deux phases dans l’ordre.
"""

from collections import deque
from collections.abc import Generator, Iterable

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.contrat import Decodeur, Strategie

VIDE = None  # une place dont la couleur est encore inconnue


def cfc(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Compte les pions de chaque couleur, puis cherche leurs places une à une.

    Coût : n opérations par proposition. Source : sujet de SAÉ, § 3.6.

    >>> strategie = cfc(4, 6)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(1, 2))
    ((0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 1, 2))
    """
    trouves = yield from _phase_couleurs(nb_pions, range(nb_couleurs))
    if trouves is not None and len(trouves) == nb_pions:
        yield from _phase_fond_curseur(trouves)


def cfc_deduit(nb_pions: int, nb_couleurs: int) -> Strategie:
    """La même, sans proposer la dernière couleur : elle a les pions qui manquent.

    Pour 4 pions et 6 couleurs, 615 secrets y gagnent une proposition et 55 y perdent :
    les codes rangés par couleur que la phase C aurait proposés par chance.

    >>> strategie = cfc_deduit(2, 2)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(0, 2))
    ((0, 0), (1, 0), (0, 1))
    """
    trouves = yield from _phase_couleurs(nb_pions, range(nb_couleurs - 1))
    if trouves is not None:
        derniere = nb_couleurs - 1
        yield from _phase_fond_curseur(trouves + (derniere,) * (nb_pions - len(trouves)))


def _phase_couleurs(nb_pions: int, couleurs: Iterable[int]) -> Generator[Code, Reponse, Code | None]:
    """Phase C : propose les pions déjà comptés, complétés d’une couleur nouvelle.

    Renvoie les pions comptés, rangés par couleur. `None` si le compte baisse : les
    réponses se contredisent.
    """
    trouves: Code = ()
    for couleur in couleurs:
        proposition = trouves + (couleur,) * (nb_pions - len(trouves))
        reponse = yield proposition
        communs = reponse.bien_places + reponse.mal_places
        if communs < len(trouves):
            return None
        trouves = proposition[:communs]
        if communs == nb_pions:
            break
    return trouves


def _phase_fond_curseur(reference: Code) -> Strategie:
    """Phase FC : place un à un les pions de la référence, puis propose le code.

    Le fond est la première couleur à placer, le curseur la dernière. Le curseur visite
    les places libres à tour de rôle, et la réponse y dit qui habite :

    - 0 mal placé : le curseur ;
    - 2 mal placés : le fond, car les deux couleurs sont l’une chez l’autre ;
    - 1 mal placé : ni l’un ni l’autre.

    Un tour complet où personne n’est reconnu contredit la phase C : la recherche finit.
    """
    code, a_placer, libres = [VIDE] * len(reference), deque(reference), deque(range(len(reference)))
    echecs = 0
    while a_placer[0] != a_placer[-1] and echecs < len(libres):
        reponse = yield _bicolore(len(code), a_placer[0], libres[0], a_placer[-1])
        couleur = _reconnaitre(a_placer, reponse.mal_places)
        if couleur is None:
            libres.rotate(-1)
            echecs += 1
        else:
            code[libres.popleft()] = couleur
            echecs = 0
    if a_placer[0] == a_placer[-1]:
        yield tuple(a_placer[0] if couleur is VIDE else couleur for couleur in code)


def _reconnaitre(a_placer: deque[int], mal_places: int) -> int | None:
    """Retire et renvoie la couleur que la réponse désigne ; `None` si c’est une autre.

    >>> _reconnaitre(deque([0, 1, 3]), 0), _reconnaitre(deque([0, 1, 3]), 2), _reconnaitre(deque([0, 1, 3]), 1)
    (3, 0, None)
    """
    if mal_places == 0:
        return a_placer.pop()
    if mal_places == 2:
        return a_placer.popleft()
    return None


def _bicolore(nb_pions: int, fond: int, place: int, curseur: int) -> Code:
    """La couleur de fond partout, sauf le curseur à sa place.

    >>> _bicolore(4, 0, 2, 5)
    (0, 0, 5, 0)
    """
    return tuple(curseur if i == place else fond for i in range(nb_pions))


FICHES = {
    "cfc": Decodeur("Couleurs, puis fond et curseur", "sujet de SAÉ, § 3.6", cfc),
    "cfc_deduit": Decodeur("CFC, dernière couleur déduite", "variante du sujet de SAÉ, § 3.6", cfc_deduit),
}
