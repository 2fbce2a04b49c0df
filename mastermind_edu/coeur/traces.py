"""Les deux calculs de la réponse, étape par étape, pour les montrer.

Des lignes de données, aucun dessin. Ces traces refont le calcul avec des mots :
un test vérifie qu’elles finissent sur la réponse de `reponses`. Commencer par
`tracer_marquage`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mastermind_edu.coeur.reponses import exiger_meme_longueur, frequences
from mastermind_edu.francais import accorder

BARRE = None  # un pion déjà compté


class EtapeMarquage(NamedTuple):
    """Une ligne de la trace : les deux copies, les pions regardés, les comptes."""

    phrase: str
    secret: tuple  # `BARRE` là où le pion a servi
    proposition: tuple
    place_secret: int | None  # le pion regardé dans chaque copie
    place_proposition: int | None
    bien_places: int
    mal_places: int


class EtapeFrequences(NamedTuple):
    """Une ligne de la trace : les deux tableaux, la couleur regardée, les comptes."""

    phrase: str
    tableau_secret: tuple[int, ...]
    tableau_proposition: tuple[int, ...]
    couleur: int | None
    communs: int
    bien_places: int
    mal_places: int


def tracer_marquage(secret: Sequence, proposition: Sequence) -> list[EtapeMarquage]:
    """Les étapes du marquage, des copies intactes à la réponse.

    >>> for etape in tracer_marquage("RV", "RR"):
    ...     print(etape.phrase, etape.secret, etape.bien_places, etape.mal_places)
    Deux copies de travail : rien n’est barré. ('R', 'V') 0 0
    Place 1 : R et R sont égaux, un bien placé ; on les barre. (None, 'V') 1 0
    Place 2 : V et R sont différents. (None, 'V') 1 0
    Place 1 : pion déjà compté, on passe. (None, 'V') 1 0
    Place 2 : aucun R libre dans le secret. (None, 'V') 1 0
    Réponse : 1 bien placé, 0 mal placé. (None, 'V') 1 0
    """
    exiger_meme_longueur(secret, proposition)
    suivi = _SuiviMarquage(secret, proposition)
    suivi.noter("Deux copies de travail : rien n’est barré.")
    for place in range(len(suivi.secret)):
        suivi.comparer(place)
    for place in range(len(suivi.proposition)):
        suivi.chercher(place)
    suivi.noter(f"Réponse : {accorder(suivi.bien_places, 'bien placé')}, {accorder(suivi.mal_places, 'mal placé')}.")
    return suivi.etapes


class _SuiviMarquage:
    """Le calcul en cours : il garde une étape chaque fois qu’il avance."""

    def __init__(self, secret: Sequence, proposition: Sequence):
        self.secret, self.proposition = list(secret), list(proposition)
        self.bien_places = self.mal_places = 0
        self.etapes: list[EtapeMarquage] = []

    def noter(self, phrase: str, place_secret: int | None = None, place_proposition: int | None = None) -> None:
        copies = tuple(self.secret), tuple(self.proposition)
        comptes = self.bien_places, self.mal_places
        self.etapes.append(EtapeMarquage(phrase, *copies, place_secret, place_proposition, *comptes))

    def comparer(self, place: int) -> None:
        """Premier passage : les deux pions de cette place sont-ils égaux ?"""
        pion_secret, pion = self.secret[place], self.proposition[place]
        if pion_secret != pion:
            self.noter(f"Place {place + 1} : {pion_secret} et {pion} sont différents.", place, place)
            return
        self.bien_places += 1
        self.secret[place] = self.proposition[place] = BARRE
        self.noter(f"Place {place + 1} : {pion_secret} et {pion} sont égaux, un bien placé ; on les barre.", place, place)

    def chercher(self, place: int) -> None:
        """Second passage : ce pion a-t-il un pareil encore libre dans le secret ?"""
        pion = self.proposition[place]
        if pion is BARRE:
            self.noter(f"Place {place + 1} : pion déjà compté, on passe.", None, place)
        elif pion not in self.secret:
            self.noter(f"Place {place + 1} : aucun {pion} libre dans le secret.", None, place)
        else:
            trouve = self.secret.index(pion)
            self.mal_places += 1
            self.secret[trouve] = BARRE
            phrase = f"Place {place + 1} : {pion} trouvé en place {trouve + 1} du secret, un mal placé ; on le barre."
            self.noter(phrase, trouve, place)


def tracer_frequences(
    secret: Sequence[int], proposition: Sequence[int], nb_couleurs: int, *, noms: Sequence[str] | None = None
) -> list[EtapeFrequences]:
    """Les étapes du calcul par les fréquences, une par couleur.

    `noms` donne k noms à écrire à la place de « Couleur 0 », « Couleur 1 »…

    >>> for etape in tracer_frequences((0, 1), (0, 0), 2):
    ...     print(etape.phrase, etape.communs)
    Les deux tableaux de fréquences, et 1 bien placé compté place par place. 0
    Couleur 0 : 1 dans le secret, 2 dans la proposition, le plus petit est 1. 1
    Couleur 1 : 1 dans le secret, 0 dans la proposition, le plus petit est 0. 1
    Réponse : 1 commun moins 1 bien placé, il reste 0 mal placé. 1
    """
    exiger_meme_longueur(secret, proposition)
    tableaux = tuple(frequences(secret, nb_couleurs)), tuple(frequences(proposition, nb_couleurs))
    bien = sum(s == p for s, p in zip(secret, proposition))
    debut = f"Les deux tableaux de fréquences, et {accorder(bien, 'bien placé compté')} place par place."
    etapes = [EtapeFrequences(debut, *tableaux, None, 0, bien, 0)]
    communs = 0
    for couleur, (nombre1, nombre2) in enumerate(zip(*tableaux)):
        communs += min(nombre1, nombre2)
        nom = noms[couleur] if noms else f"Couleur {couleur}"
        phrase = f"{nom} : {nombre1} dans le secret, {nombre2} dans la proposition, le plus petit est {min(nombre1, nombre2)}."
        etapes.append(EtapeFrequences(phrase, *tableaux, couleur, communs, bien, 0))
    fin = (
        f"Réponse : {accorder(communs, 'commun')} moins {accorder(bien, 'bien placé')}, "
        f"il reste {accorder(communs - bien, 'mal placé')}."
    )
    etapes.append(EtapeFrequences(fin, *tableaux, None, communs, bien, communs - bien))
    return etapes
