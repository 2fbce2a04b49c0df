"""Les codes : les tirer, les lire, les écrire, les ranger.

Un code est un tuple de n numéros de couleur, de 0 à k − 1. Un mot est sa forme
lisible, une initiale par pion. Commencer par `lire_proposition`.
"""

import random
from collections.abc import Iterator
from itertools import product

from mastermind_edu.coeur.erreurs import AbandonDemande, CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.regles import Regles, exiger_regles
from mastermind_edu.francais import accorder, citer

Code = tuple[int, ...]

ABANDON = "?"
SEPARATEURS = " \t.,;-"
CHIFFRES = "0123456789"


def tirer_code(regles: Regles, hasard: random.Random | None = None) -> Code:
    """Un code au hasard : n numéros tirés un à un, chacun indépendant des autres.

    >>> tirer_code(Regles(), random.Random(1))
    (1, 4, 0, 2)
    """
    exiger_regles(regles)
    if hasard is not None and not hasattr(hasard, "randrange"):
        raise ErreurMastermind(f"il faut de quoi tirer au sort, comme random.Random(7), voici {citer(hasard)}")
    hasard = hasard or random.Random()
    return tuple(hasard.randrange(regles.nb_couleurs) for _ in range(regles.nb_pions))


def lire_proposition(texte: str, regles: Regles) -> Code:
    """Le code écrit par une personne, sous l’une des formes des documents.

    Lève `CodeInvalide`, et sa fille `AbandonDemande` quand la saisie est `?`.

    >>> lire_proposition("RVBJ", Regles()) == lire_proposition(" r v b j ", Regles())
    True
    >>> lire_proposition("1.2.3.4", Regles()) == lire_proposition("1 2 3 4", Regles())
    True
    >>> lire_proposition("RVB", Regles())
    Traceback (most recent call last):
    mastermind_edu.coeur.erreurs.CodeInvalide: il faut 4 pions, en voici 3 : 'RVB'
    """
    exiger_regles(regles)
    if not isinstance(texte, str):
        raise CodeInvalide(f"il faut un texte comme {citer(regles.initiales[:4])}, voici {citer(texte)}")
    if texte.strip() == ABANDON:
        raise AbandonDemande("« ? » demande d’abandonner la manche : ce n’est pas une proposition")
    symboles = _separer(texte.upper())
    if len(symboles) != regles.nb_pions:
        raise CodeInvalide(f"il faut {accorder(regles.nb_pions, 'pion')}, en voici {len(symboles)} : {citer(texte)}")
    return tuple(_numero(symbole, regles) for symbole in symboles)


def _separer(texte: str) -> list[str]:
    """Les symboles du texte : une lettre chacun, ou un nombre entier s’il y a des séparateurs.

    >>> _separer("RVBJ"), _separer("1.12.3"), _separer("123")
    (['R', 'V', 'B', 'J'], ['1', '12', '3'], ['1', '2', '3'])
    """
    for separateur in SEPARATEURS:
        texte = texte.replace(separateur, " ")
    morceaux = texte.split()
    if len(morceaux) > 1 and all(_est_nombre(morceau) for morceau in morceaux):
        return morceaux
    return list("".join(morceaux))


def _est_nombre(texte: str) -> bool:
    # str.isdigit accepterait « ² » et les chiffres d’autres écritures.
    return all(caractere in CHIFFRES for caractere in texte)


def _numero(symbole: str, regles: Regles) -> int:
    """Le numéro de couleur d’une initiale, ou d’un nombre compté à partir de 1."""
    if symbole in regles.initiales:
        return regles.initiales.index(symbole)
    # Un nombre de plus de trois chiffres n’est pas une couleur : inutile de le convertir.
    if _est_nombre(symbole) and len(symbole) <= 3 and 1 <= int(symbole) <= regles.nb_couleurs:
        return int(symbole) - 1
    raise CodeInvalide(
        f"il faut des initiales parmi {' '.join(regles.initiales)} "
        f"ou des nombres de 1 à {regles.nb_couleurs}, voici {citer(symbole)}"
    )


def exiger_code(code: object, regles: Regles) -> Code:
    """Le code donné, en tuple, s’il obéit aux règles ; sinon lève `CodeInvalide`.

    >>> exiger_code([0, 1, 2, 3], Regles())
    (0, 1, 2, 3)
    """
    if not isinstance(code, (tuple, list)):
        raise CodeInvalide(
            f"il faut un code de {accorder(regles.nb_pions, 'numéro')} de couleur "
            f"(lire_proposition en fait un d’un mot), voici {citer(code)}"
        )
    if len(code) != regles.nb_pions:
        raise CodeInvalide(f"il faut {accorder(regles.nb_pions, 'pion')}, en voici {len(code)} : {citer(code)}")
    for numero in code:
        if type(numero) is not int or not 0 <= numero < regles.nb_couleurs:
            raise CodeInvalide(f"il faut des numéros de couleur de 0 à {regles.nb_couleurs - 1}, voici {citer(numero)} dans {citer(code)}")
    return tuple(code)


def ecrire_mot(code: Code, regles: Regles) -> str:
    """Le mot d’un code : l’initiale de chaque pion.

    >>> ecrire_mot((0, 1, 2, 3), Regles())
    'RVBJ'
    """
    return "".join(regles.initiales[numero] for numero in exiger_code(code, exiger_regles(regles)))


def tous_les_codes(nb_pions: int, nb_couleurs: int) -> Iterator[Code]:
    """Les kⁿ codes, dans l’ordre lexicographique.

    >>> list(tous_les_codes(2, 2))
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    return product(range(nb_couleurs), repeat=nb_pions)


def code_suivant(code: Code, nb_couleurs: int) -> Code | None:
    """Le code qui suit dans l’ordre lexicographique, `None` après le dernier.

    >>> code_suivant((3, 2, 3, 5), 6), code_suivant((5, 5, 5, 5), 6)
    ((3, 2, 4, 0), None)
    """
    suivant = list(code)
    for rang in reversed(range(len(suivant))):
        if suivant[rang] < nb_couleurs - 1:
            suivant[rang] += 1
            return tuple(suivant)
        suivant[rang] = 0
    return None
