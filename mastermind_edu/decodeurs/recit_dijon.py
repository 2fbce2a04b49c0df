"""Les stratégies 1 et 3 du rapport de Dijon, racontées proposition par proposition.

Comme `recit`, dont elle se sert : des phrases, et aucune stratégie de plus. Commencer par `raconter_dijon1`.
"""

from collections.abc import Sequence

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.recit import EtapeDeRecherche, Recit, dire_le_compte


def raconter_dijon1(secret: Code, nb_couleurs: int, noms: Sequence[str] = ()) -> list[EtapeDeRecherche]:
    """Les étapes de la stratégie 1 : compter une couleur, chercher ses places, passer à la suivante.

    >>> for etape in raconter_dijon1((1, 0), 3, ["Rouge", "Bleu", "Jaune"]):
    ...     print(etape.proposition, etape.phrase)
    (0, 0) Rouge : 1 pion.
    (0, 1) 2 mal placés : rouge n’est pas à la place 1.
    (1, 0) C’est gagné !
    """
    recit = Recit(secret, nb_couleurs, noms)
    couleur = 0
    while not recit.est_fini:
        for _ in range(_compter(recit, couleur)):
            _chercher(recit, couleur, couleur + 1)
        couleur += 1
    return recit.etapes


def raconter_dijon3(secret: Code, nb_couleurs: int, noms: Sequence[str] = ()) -> list[EtapeDeRecherche]:
    """Les étapes de la stratégie 3 : chaque essai de place compte aussi la couleur suivante."""
    recit = Recit(secret, nb_couleurs, noms)
    couleur = 0
    while not recit.est_fini:
        nombre = _compter(recit, couleur)
        couleur += nombre == 0
        while nombre > 0 and not recit.est_fini:
            suivante, nb_suivante = couleur + 1, 0
            for _ in range(nombre):
                suivante, nb_suivante = _chercher(recit, couleur, suivante, compte=True)
            couleur, nombre = suivante, nb_suivante
    return recit.etapes


def _completer(recit: Recit, fond: int) -> list[int]:
    return [fond if trouve is None else trouve for trouve in recit.trouves]


def _nb_trouves(recit: Recit) -> int:
    return len(recit.trouves) - recit.trouves.count(None)


def _compter(recit: Recit, couleur: int) -> int:
    """Remplit les places inconnues d’une couleur ; renvoie le nombre de ses pions, 0 si la recherche est finie."""
    proposition = _completer(recit, couleur)
    nombre = recit.repondre(proposition).bien_places - _nb_trouves(recit)
    recit.noter("couleurs", proposition, dire_le_compte(nombre, recit.noms[couleur]))
    return 0 if recit.est_fini else nombre


def _chercher(recit: Recit, couleur: int, suivante: int, *, compte: bool = False) -> tuple[int, int]:
    """Essaie les places inconnues jusqu’à celle de ce pion ; renvoie la couleur suivante et son nombre."""
    nb_suivante = 0
    for place in [place for place, trouve in enumerate(recit.trouves) if trouve is None]:
        if recit.est_fini or recit.trouves[place] is not None:
            break
        proposition = _completer(recit, suivante)
        proposition[place] = couleur
        reponse, nb_trouves = recit.repondre(proposition), _nb_trouves(recit)
        nb_suivante = sum(reponse) - nb_trouves - 1
        phrase = _dire_la_place(recit, place, couleur, reponse)
        if compte:
            phrase += f" {dire_le_compte(nb_suivante, recit.noms[suivante])}"
        if reponse.mal_places == 0:
            recit.trouves[place] = couleur
        recit.noter("places", proposition, phrase, place=place)
        suivante += compte and nb_suivante == 0
        if reponse.mal_places == 0:
            break
    return suivante, nb_suivante


def _dire_la_place(recit: Recit, place: int, couleur: int, reponse: Reponse) -> str:
    if reponse.mal_places == 0:
        return f"Aucun mal placé. Place {place + 1} : {recit.noms[couleur]}."
    return f"{reponse.mal_places} mal placé{'s' * (reponse.mal_places > 1)} : {recit.noms[couleur]} n’est pas à la place {place + 1}."
