"""Des recherches racontées, proposition par proposition, pour les montrer.

Des lignes de données, aucun dessin, et aucune stratégie de plus : chaque récit refait une recherche
avec des mots, et un test vérifie qu’il joue les mêmes coups : la stratégie CFC, puis les stratégies 1 et 3
du rapport de Dijon. Commencer par `raconter_cfc`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.reponses import Reponse, repondre_par_frequences
from mastermind_edu.francais import accorder, majuscule

GAGNE = "C’est gagné !"


class EtapeDeRecherche(NamedTuple):
    """Une rangée : la proposition, sa réponse, et ce qu’on en tire."""

    phase: str
    proposition: Code
    reponse: Reponse
    phrase: str
    trouves: tuple[int | None, ...]  # la couleur de chaque place, quand on la connaît après cette réponse
    a_placer: Code = ()  # les pions comptés et pas encore placés, avant cette réponse : le fond d’abord, le curseur à la fin
    place: int | None = None  # celle que cette proposition essaie


class Recit:
    """Une recherche en cours : elle répond elle-même, et garde une étape à chaque proposition."""

    def __init__(self, secret: Code, nb_couleurs: int, noms: Sequence[str]):
        self.secret, self.nb_couleurs = tuple(secret), nb_couleurs
        self.noms = [nom.lower() for nom in noms] or [f"n° {numero}" for numero in range(nb_couleurs)]
        self.etapes: list[EtapeDeRecherche] = []
        self.trouves: list[int | None] = [None] * len(secret)

    @property
    def est_fini(self) -> bool:
        return bool(self.etapes) and self.etapes[-1].proposition == self.secret

    def repondre(self, proposition: Sequence[int]) -> Reponse:
        return repondre_par_frequences(self.secret, proposition, self.nb_couleurs)

    def noter(self, phase: str, proposition: Sequence[int], phrase: str, a_placer: Code = (), place: int | None = None) -> None:
        """Garde l’étape ; la proposition gagnante se passe d’explications."""
        reponse = self.repondre(proposition)
        if reponse.bien_places == len(self.secret):
            phrase, self.trouves = GAGNE, list(self.secret)
        self.etapes.append(EtapeDeRecherche(phase, tuple(proposition), reponse, phrase, tuple(self.trouves), a_placer, place))


def raconter_cfc(secret: Code, nb_couleurs: int, noms: Sequence[str] = (), *, deduit: bool = False) -> list[EtapeDeRecherche]:
    """Les étapes de la stratégie CFC ; `deduit` : sans proposer la dernière couleur.

    >>> for etape in raconter_cfc((1, 0), 3, ["Rouge", "Bleu", "Jaune"]):
    ...     print(etape.proposition, etape.phrase)
    (0, 0) Rouge : 1 pion.
    (0, 1) Bleu : 1 pion. Tous les pions sont comptés.
    (1, 0) C’est gagné !
    """
    recit = Recit(secret, nb_couleurs, noms)
    reference = _compter(recit, deduit)
    if not recit.est_fini:
        _placer(recit, reference)
    return recit.etapes


def _compter(recit: Recit, deduit: bool) -> list[int]:
    """La phase C ; renvoie tous les pions du secret, rangés par couleur."""
    reference: list[int] = []
    n, derniere = len(recit.secret), recit.nb_couleurs - 1
    for couleur in range(derniere if deduit else recit.nb_couleurs):
        proposition = reference + [couleur] * (n - len(reference))
        nombre = sum(recit.repondre(proposition)) - len(reference)
        reference = proposition[: len(reference) + nombre]
        suite = _annoncer_la_fin(recit, len(reference), couleur == derniere - 1 and deduit)
        recit.noter("couleurs", proposition, f"{dire_le_compte(nombre, recit.noms[couleur])}{suite}")
        if len(reference) == n:
            break
    return reference + [derniere] * (n - len(reference))


def dire_le_compte(nombre: int, nom: str) -> str:
    return f"{majuscule(nom)} : {accorder(nombre, 'pion') if nombre else 'aucun pion'}."


def _annoncer_la_fin(recit: Recit, comptes: int, est_deduite: bool) -> str:
    """Ce qu’on ajoute au dernier compte."""
    reste = len(recit.secret) - comptes
    if reste == 0:
        return " Tous les pions sont comptés."
    if est_deduite:
        return f" Il en manque {reste} : {recit.noms[-1]}, sans le proposer."
    return ""


def _placer(recit: Recit, reference: list[int]) -> None:
    """La phase FC, avec les deux rangs du sujet : le fond monte, le curseur descend."""
    fond, curseur, place = 0, len(reference) - 1, 0
    while reference[fond] != reference[curseur] and not recit.est_fini:
        a_placer = tuple(reference[fond : curseur + 1])
        proposition = [reference[fond]] * len(reference)
        proposition[place] = reference[curseur]
        mal = recit.repondre(proposition).mal_places
        if mal == 0:
            recit.trouves[place], curseur = reference[curseur], curseur - 1
        elif mal == 2:
            recit.trouves[place], fond = reference[fond], fond + 1
        phrase = _dire_la_deduction(recit, place, a_placer, mal)
        if reference[fond] == reference[curseur]:
            phrase += f" Il ne reste à placer que la couleur {recit.noms[reference[fond]]}."
        recit.noter("places", proposition, phrase, a_placer, place)
        place = _place_libre_suivante(recit.trouves, place)
    if not recit.est_fini:
        recit.noter("places", [reference[fond] if trouve is None else trouve for trouve in recit.trouves], GAGNE)


def _dire_la_deduction(recit: Recit, place: int, a_placer: Code, mal: int) -> str:
    fond, curseur = recit.noms[a_placer[0]], recit.noms[a_placer[-1]]
    if mal == 0:
        return f"Le curseur est chez lui. Place {place + 1} : {curseur}."
    if mal == 2:
        return f"Le curseur occupe la place d’un pion du fond. Place {place + 1} : {fond}."
    return f"Seul le curseur est mal placé. Place {place + 1} : ni {fond} ni {curseur}."


def _place_libre_suivante(trouves: Sequence[int | None], place: int) -> int:
    """La place inconnue qui suit, en revenant au début ; la même si tout est connu.

    >>> _place_libre_suivante([None, 3, None], 0), _place_libre_suivante([None, 3, None], 2)
    (2, 0)
    """
    n = len(trouves)
    return next(((place + pas) % n for pas in range(1, n + 1) if trouves[(place + pas) % n] is None), place)


def raconter_cfc_deduit(secret: Code, nb_couleurs: int, noms: Sequence[str] = ()) -> list[EtapeDeRecherche]:
    """La même recherche, sans proposer la dernière couleur."""
    return raconter_cfc(secret, nb_couleurs, noms, deduit=True)


def raconter_dijon1(secret: Code, nb_couleurs: int, noms: Sequence[str] = ()) -> list[EtapeDeRecherche]:
    """Les étapes de la stratégie 1 : compter une couleur, chercher ses places, passer à la suivante.

    >>> for etape in raconter_dijon1((1, 0), 3, ["Rouge", "Bleu", "Jaune"]):
    ...     print(etape.proposition, etape.phrase)
    (0, 0) Rouge : 1 pion.
    (0, 1) 2 mal placés : rouge n’est pas à la place 1.
    (1, 0) C’est gagné !
    """
    return _raconter_dijon(Recit(secret, nb_couleurs, noms), compte=False)


def raconter_dijon3(secret: Code, nb_couleurs: int, noms: Sequence[str] = ()) -> list[EtapeDeRecherche]:
    """Les étapes de la stratégie 3 : chaque essai de place compte aussi la couleur suivante."""
    return _raconter_dijon(Recit(secret, nb_couleurs, noms), compte=True)


def _raconter_dijon(recit: Recit, compte: bool) -> list[EtapeDeRecherche]:
    couleur = nombre = 0
    while not recit.est_fini:
        nombre = nombre or _compter_une_couleur(recit, couleur)
        suivante, nb_suivante = couleur + 1, 0
        for _ in range(nombre):
            suivante, nb_suivante = _chercher(recit, couleur, suivante, compte)
        couleur, nombre = suivante, nb_suivante if compte else 0
    return recit.etapes


def _completer(recit: Recit, fond: int) -> list[int]:
    return [fond if trouve is None else trouve for trouve in recit.trouves]


def _nb_trouves(recit: Recit) -> int:
    return len(recit.trouves) - recit.trouves.count(None)


def _compter_une_couleur(recit: Recit, couleur: int) -> int:
    """Remplit les places inconnues d’une couleur ; renvoie le nombre de ses pions, 0 si la recherche est finie."""
    proposition = _completer(recit, couleur)
    nombre = recit.repondre(proposition).bien_places - _nb_trouves(recit)
    recit.noter("couleurs", proposition, dire_le_compte(nombre, recit.noms[couleur]))
    return 0 if recit.est_fini else nombre


def _chercher(recit: Recit, couleur: int, suivante: int, compte: bool) -> tuple[int, int]:
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
