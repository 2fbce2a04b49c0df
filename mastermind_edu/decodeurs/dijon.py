"""Les trois stratégies de Dijon, réparées : remplir d’une couleur, puis la placer case par case.

Le pseudo-code publié ne marche pas tel quel ; `REPARATIONS` dit ce qui a changé. Aucune
compatibilité ici : ces stratégies rejouent parfois un code. Commencer par `dijon1`.
"""

from collections.abc import Callable, Generator

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.contrat import Decodeur, Strategie

VIDE = None  # une case dont la couleur est encore inconnue
Cases = list[int | None]
Recherche = Generator[Code, Reponse, int | None]  # propose des codes, puis renvoie la case d’un pion ; `None` s’il n’en a pas

REPARATIONS = {
    "dijon1": (
        "Dans la boucle intérieure, recompter les bien placés avant les mal placés (ligne 95).",
        "S’arrêter dès que tous les pions sont bien placés, même pendant la recherche d’une place.",
        "Ne jamais jouer la couleur k + 1, qui n’existe pas (le rapport l’appelle n + 1, ligne 55).",
        "Vider combiTrouve au départ : une case vide y vaut 0.",
    ),
    "dijon2": (
        "Donner à temp et à drap la valeur −1, pas 1 (lignes 15, 16, 46 et 47).",
        "Écrire la boucle sur j qui manque, avec son Sinon : recopier la couleur trouvée (ligne 30).",
        "Interroger avec combitente, pas avec combitemp (lignes 82 et 83).",
        "Lire « Si malplace != 0 » comme le Tant que qui ferme le Faire (ligne 87).",
        "Ajouter 1 à nombredejatrouve, qui n’augmente jamais (ligne 91).",
        "Retirer 1 à nbi au lieu de l’ajouter (ligne 93).",
        "Renvoyer le nombre de tentatives après la boucle Pour, pas dedans (ligne 97).",
        "S’arrêter dès que tous les pions sont bien placés.",
        "Recopier combitemp et combitrouve en entier, pas une seule case (lignes 49 et 89).",
    ),
    "dijon3": (
        "Lire « Sinon Faire » comme Répéter (ligne 72).",
        "Lire « Jusqu’à » comme Tant que (ligne 151).",
        "Parcourir les cases de 0 à n − 1, pas jusqu’à n (que le rapport appelle k, lignes 44 et 102).",
        "Avancer pos après chaque essai, que la couleur suivante soit présente ou non (ligne 138).",
        "Rendre le Sinon perdu entre la couleur suivante et la couleur courante (ligne 110).",
        "Fermer le Tant que là où est écrit Fin pour, et le Pour là où est écrit Fin si (lignes 140 et 150).",
    ),
}


def dijon1(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Compte les pions d’une couleur, puis cherche leurs cases depuis la première.

    Ne tire rien au sort. Coût : n opérations par proposition. Source : B. Maréchal et
    M. Rastoix, stratégie 1 (critères 1 et 2).

    >>> strategie = dijon1(4, 6)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(0, 2))
    ((0, 0, 0, 0), (0, 1, 1, 1), (1, 0, 1, 1))
    """
    return _placer_une_a_une(nb_pions, nb_couleurs, _chercher_la_case)


def _placer_une_a_une(nb_pions: int, nb_couleurs: int, chercher: Callable[[Cases, int], Recherche]) -> Strategie:
    """Une couleur après l’autre : les compter, puis chercher la case de chacun de ses pions."""
    trouves: Cases = [VIDE] * nb_pions
    for couleur in range(nb_couleurs - 1):
        reponse = yield _remplir(trouves, couleur)
        a_placer = reponse.bien_places - _nb_trouves(trouves)
        if a_placer < 0:
            return
        for _ in range(a_placer):
            case = yield from chercher(trouves, couleur)
            if case is None:
                return
            trouves[case] = couleur
    # Il ne reste que la dernière couleur : c’est le secret, ou les réponses se contredisent.
    yield _remplir(trouves, nb_couleurs - 1)


def _chercher_la_case(trouves: Cases, couleur: int) -> Recherche:
    """Essaie la couleur dans chaque case libre, et la couleur suivante ailleurs.

    Renvoie la case qui ne laisse aucun pion mal placé ; `None` s’il n’y en a pas.
    """
    for case in _cases_libres(trouves):
        reponse = yield _remplir(trouves, couleur + 1, case, couleur)
        if reponse.mal_places == 0:
            return case
    return None


def dijon2(nb_pions: int, nb_couleurs: int) -> Strategie:
    """La même recherche, sur un seul essai réécrit case après case, avec un drapeau.

    Les auteurs l’annonçaient plus rapide : une fois réparée, elle joue exactement les
    coups de `dijon1`. Source : B. Maréchal et M. Rastoix, stratégie 2 (critères 1 et 2).

    >>> strategie = dijon2(4, 6)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(0, 2))
    ((0, 0, 0, 0), (0, 1, 1, 1), (1, 0, 1, 1))
    """
    return _placer_une_a_une(nb_pions, nb_couleurs, _promener_le_drapeau)


def _promener_le_drapeau(trouves: Cases, couleur: int) -> Recherche:
    """Avance la couleur d’une case libre à la suivante tant qu’un pion est mal placé.

    Renvoie la case trouvée ; `None` quand la couleur est sortie du plateau sans trouver la sienne.
    """
    essai = list(trouves)
    posee = _lever_le_drapeau(essai, trouves, couleur, depuis=0)
    while posee is not None:
        reponse = yield tuple(essai)
        if reponse.mal_places == 0:
            return posee
        essai[posee] = couleur + 1
        posee = _lever_le_drapeau(essai, trouves, couleur, depuis=posee + 1)
    return None


def _lever_le_drapeau(essai: Cases, trouves: Cases, couleur: int, depuis: int) -> int | None:
    """Réécrit l’essai à partir d’une case, et renvoie celle qui a reçu la couleur.

    Drapeau baissé : la première case libre reçoit la couleur et le lève. Drapeau levé :
    les cases libres qui suivent reçoivent la couleur suivante.

    >>> essai = [1, VIDE, 4, VIDE]
    >>> _lever_le_drapeau(essai, [VIDE, VIDE, 4, VIDE], 0, depuis=1), essai
    (1, [1, 0, 4, 1])
    """
    posee = None
    for case in range(depuis, len(essai)):
        drapeau_leve = posee is not None
        if trouves[case] is not VIDE:
            essai[case] = trouves[case]
        elif drapeau_leve:
            essai[case] = couleur + 1
        else:
            essai[case], posee = couleur, case
    return posee


def dijon3(nb_pions: int, nb_couleurs: int) -> Strategie:
    """Cherche les cases d’une couleur en comptant déjà les pions de la suivante.

    Ne tire rien au sort. Coût : n opérations par proposition. Source : B. Maréchal et
    M. Rastoix, stratégie 3 (critères 1 à 4).

    >>> strategie = dijon3(4, 6)
    >>> next(strategie), strategie.send(Reponse(1, 0)), strategie.send(Reponse(0, 1))
    ((0, 0, 0, 0), (0, 1, 1, 1), (2, 0, 2, 2))
    """
    trouves: Cases = [VIDE] * nb_pions
    couleur = nombre = 0
    while couleur < nb_couleurs:
        if nombre == 0:
            reponse = yield _remplir(trouves, couleur)
            nombre = reponse.bien_places - _nb_trouves(trouves)
            if nombre < 0:
                return
        suivante, nb_suivante = couleur + 1, 0
        for _ in range(nombre):
            trouvee = yield from _chercher_en_comptant(trouves, couleur, suivante, nb_couleurs)
            if trouvee is None:
                return
            case, suivante, nb_suivante = trouvee
            trouves[case] = couleur
        couleur, nombre = suivante, nb_suivante


def _chercher_en_comptant(
    trouves: Cases, couleur: int, suivante: int, nb_couleurs: int
) -> Generator[Code, Reponse, tuple[int, int, int] | None]:
    """Comme `_chercher_la_case`, en comptant les pions de la couleur suivante ; renvoie la case, cette couleur et son nombre.

    Critère 3 : ses pions sont les communs, moins les trouvés et celui qu’on place.
    Critère 4 : si elle est absente, la couleur d’après prend sa place.
    """
    for case in _cases_libres(trouves):
        if suivante == nb_couleurs:
            break
        reponse = yield _remplir(trouves, suivante, case, couleur)
        nombre = reponse.bien_places + reponse.mal_places - _nb_trouves(trouves) - 1
        if nombre < 0:
            break
        suivante += nombre == 0
        if reponse.mal_places == 0:
            return case, suivante, nombre
    return None


def _remplir(trouves: Cases, fond: int, case: int | None = None, couleur: int | None = None) -> Code:
    """Le code à proposer : les cases trouvées, une case essayée, le fond ailleurs.

    >>> _remplir([VIDE, 3, VIDE], 5), _remplir([VIDE, 3, VIDE], 5, 2, 4)
    ((5, 3, 5), (5, 3, 4))
    """
    essai = [fond if trouve is VIDE else trouve for trouve in trouves]
    if case is not None:
        essai[case] = couleur
    return tuple(essai)


def _cases_libres(trouves: Cases) -> list[int]:
    return [case for case, couleur in enumerate(trouves) if couleur is VIDE]


def _nb_trouves(trouves: Cases) -> int:
    return len(trouves) - trouves.count(VIDE)


FICHES = {
    "dijon1": Decodeur("Dijon 1 : case par case", "rapport de Dijon, stratégie 1 réparée", dijon1),
    "dijon2": Decodeur("Dijon 2 : avec des drapeaux", "rapport de Dijon, stratégie 2 réparée", dijon2),
    "dijon3": Decodeur("Dijon 3 : deux couleurs à la fois", "rapport de Dijon, stratégie 3 réparée", dijon3),
}
