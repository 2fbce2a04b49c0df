"""Ce que le juge dit de lignes données, à ranger : l’élève change leur ordre et leur décalage, et n’en écrit aucune.

Ne reste de la lecture du code que ce qu’un de ces gestes répare, dans les mots du jeu : un cran est ce dont « → Décaler » pousse une ligne.
Commencer par `lire_les_lignes`, puis `parler_du_jeu`.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from mastermind_edu.francais import accorder
from mastermind_edu.juge.lecture.lecteur import Lecture
from mastermind_edu.juge.lecture.texte import Retouche, Vu
from mastermind_edu.juge.valeurs import Erreur

# Ce qui se voit, et qu’un déplacement, un décalage ou une ligne ôtée répare ; le reste demande d’écrire.
A_DIRE = frozenset(("boucle-sans-fin", "jamais-executee", "parametre-jamais-lu", "parametre-remplace", "remis-a-zero", "un-seul-tour", "variable-jamais-lue"))
ESPACES = 4  # d’un cran
# De la phrase d’un code que l’on écrit à celle de lignes que l’on place ; les groupes du motif remplissent la seconde.
DANS_LE_JEU: tuple[tuple[str, str | Callable[[re.Match], str]], ...] = (
    (r"décalez de 4 espaces les lignes qui en font partie", "décalez d’un cran (« → Décaler ») les lignes qui en font partie, ou changez l’ordre"),
    (r"écrivez au-dessous au moins une ligne, décalée de 4 espaces", "placez au-dessous au moins une ligne, décalée d’un cran de plus"),
    (r"cette ligne commence par (\d+) espaces, et aucune de celles d’avant : .*", lambda trouve: f"cette ligne est à {accorder(int(trouve[1]) // ESPACES, 'cran')}, et aucune de celles d’avant : mettez-la à la hauteur de celle dont elle est la suite"),
    (r"la ligne est décalée sans raison : alignez-la sur la précédente", "cette ligne est trop décalée (seul se décale ce qui suit une ligne finie par « : ») : ramenez-la (« ← Ramener »), ou changez l’ordre"),
    (r"est hors de la boucle(?: ou de la fonction)? : décalez-le", "est hors de la boucle : placez cette ligne sous la boucle, décalée d’un cran de plus qu’elle"),
    (r"décalez-le vers la gauche, à la hauteur", "ramenez-le (« ← Ramener ») à la hauteur"),
    (r"la fonction ne lit jamais son paramètre (`\w+`) : avez-vous oublié de vous en servir \?", r"aucune de vos lignes ne se sert de \1 : il en reste une à placer"),
    (r"la fonction renvoie `None` dans ce cas : elle finit sans `return` suivi d’une valeur, ou.*", "dans ce cas, la fonction finit sans être passée par un `return` : regardez de combien il est décalé, et ce qui est au-dessus de lui"),
)  # fmt: skip


class LectureDesLignes(Lecture):
    """Celle d’une fonction faite de lignes données : ce que l’élève peut changer, et les versions qu’il peut faire."""

    def __init__(self, lecture: Lecture, lignes: Sequence[str]):
        self._lecture, self._lignes = lecture, Counter(map(_nue, lignes))
        self.parametres, self.noms, self.a_une_memoire = lecture.parametres, lecture.noms, lecture.a_une_memoire

    def du_genre(self, genre: str) -> Iterator[Vu]:
        return (vue for vue in self._lecture.du_genre(genre) if vue.nom in A_DIRE)

    @property
    def vues(self) -> tuple[Vu, ...]:
        return tuple(vue for vue in self._lecture.vues if vue.nom in A_DIRE)

    def retoucher(self) -> Iterable[Retouche]:
        return (retouche for retouche in self._lecture.retoucher() if Counter(map(_nue, _corps(retouche.source))) <= self._lignes)


def lire_les_lignes(lecture: Lecture, lignes: Sequence[str], est_reconnue: bool) -> Lecture:
    """Ce qui peut se dire de ces lignes ; rien d’une faute déjà reconnue, dont le conseil est écrit pour elles. Sans lignes données, la lecture entière."""
    if not lignes:
        return lecture
    return Lecture() if est_reconnue else LectureDesLignes(lecture, lignes)


def dire_dans_le_jeu(message: str, remarque: str, erreur: Erreur | None, texte: str) -> tuple[str, str]:
    """Le message et la remarque, dans les mots du jeu ; d’un nom lu trop tôt, la ligne qui lui donne sa valeur."""
    placee = situer_la_valeur(erreur, texte)
    return (placee, "") if placee else (parler_du_jeu(message), parler_du_jeu(remarque))


def parler_du_jeu(phrase: str) -> str:
    """La phrase, dans les mots du jeu.

    >>> parler_du_jeu("le `for` juste au-dessus ne contient rien : décalez de 4 espaces les lignes qui en font partie")
    'le `for` juste au-dessus ne contient rien : décalez d’un cran (« → Décaler ») les lignes qui en font partie, ou changez l’ordre'
    """
    for motif, jeu in DANS_LE_JEU:
        phrase = re.sub(motif, jeu, phrase)
    return phrase


def situer_la_valeur(erreur: Erreur | None, texte: str | None) -> str:
    """Un nom lu avant d’avoir une valeur : la ligne qui la lui donne vient trop tard, ou ne s’exécute pas ; vide pour une autre erreur."""
    sans_valeur = re.search(r"variable '(\w+)'", erreur.texte) if erreur and erreur.types[0] == "UnboundLocalError" else None
    if not sans_valeur or not texte or not erreur.ligne:
        return ""
    nom, lignes = sans_valeur[1], texte.split("\n")
    donneuses = [rang for rang, ligne in enumerate(lignes, 1) if re.match(rf"(?:for {nom}\b|(?:\w+, )*{nom}\b(?:, \w+)* =(?!.*\b{nom}\b))", ligne.strip())]
    debut = f"ligne {erreur.ligne}, `{_citer(lignes[erreur.ligne - 1])}` : `{nom}` n’a pas encore de valeur"
    avant = [rang for rang in donneuses if rang < erreur.ligne]
    if avant:
        return f"{debut} dans ce cas, car la ligne {avant[-1]}, `{_citer(lignes[avant[-1] - 1])}`, ne s’exécute pas : changez sa place, ou son décalage"
    if donneuses:
        donneuse = _citer(lignes[donneuses[0] - 1])
        return f"{debut} : `{donneuse}`, ligne {donneuses[0]}, vient trop tard ; ces deux lignes sont dans le mauvais ordre"
    return f"{debut} : il reste à placer, au-dessus, la ligne qui la lui donne"


def _citer(ligne: str) -> str:
    """La ligne, sans le « : » qui la finit : un autre suit."""
    return ligne.strip().removesuffix(":")


def _corps(source: str) -> list[str]:
    """Les lignes de la fonction, sans sa tête ni le texte qui dit ce qu’elle fait."""
    lignes = source.strip("\n").split("\n")
    try:
        (fonction,) = (noeud for noeud in ast.parse(source).body if isinstance(noeud, ast.FunctionDef))
    except (SyntaxError, ValueError):
        return lignes
    debut = fonction.body[ast.get_docstring(fonction) is not None :]
    return [ligne for ligne in source.split("\n")[debut[0].lineno - 1 :] if ligne.strip()] if debut else []


def _nue(ligne: str) -> str:
    """La ligne sans ses espaces, ses guillemets ni ses parenthèses : ce que Python récrit à sa façon s’y reconnaît."""
    return re.sub(r"[\s'\"()]", "", ligne)
