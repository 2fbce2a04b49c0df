"""Les arbres livrés avec le paquet : lesquels, les lire, les écrire en JSON, refuser un texte abîmé.

`python -m mastermind_edu.decodeurs.optimum` les refait. Commencer par `arbre_livre`.
"""

from functools import lru_cache
from pathlib import Path

from mastermind_edu.coeur.codes import Code
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse, exiger_reponse
from mastermind_edu.decodeurs.optimum.arbre import Arbre, hauteur, longueurs
from mastermind_edu.francais import accorder, citer

DOSSIER = Path(__file__).parent / "arbres"
TAILLES_LIVREES = ((2, 3), (3, 4), (3, 6), (4, 4), (4, 5), (4, 6))  # n pions, k couleurs
EN_CINQ = 5
CLES = ("pions", "couleurs", "total", "maximum", "arbre")


def arbre_livre(nb_pions: int, nb_couleurs: int, au_plus: int | None = None) -> Arbre | None:
    """L’arbre livré de cette taille, de `au_plus` propositions au pire ; `None` s’il n’y en a pas.

    >>> arbre_livre(2, 3).proposition, arbre_livre(2, 3, au_plus=2), arbre_livre(6, 10)
    ((0, 1), None, None)
    """
    if (nb_pions, nb_couleurs) not in TAILLES_LIVREES:
        return None
    chemins = (DOSSIER / nommer(nb_pions, nb_couleurs), DOSSIER / nommer(nb_pions, nb_couleurs, au_plus))
    arbres = (_lire(chemin) for chemin in chemins if chemin.exists())
    return next((arbre for arbre in arbres if au_plus is None or hauteur(arbre) <= au_plus), None)


def nommer(nb_pions: int, nb_couleurs: int, au_plus: int | None = None) -> str:
    """Le nom du fichier d’un arbre livré.

    >>> nommer(4, 6), nommer(4, 6, au_plus=5)
    ('4x6.json', '4x6_en_5.json')
    """
    return f"{nb_pions}x{nb_couleurs}{f'_en_{au_plus}' if au_plus else ''}.json"


@lru_cache
def _lire(chemin: Path) -> Arbre:
    return relire_arbre(chemin.read_text(encoding="utf-8"))


def ecrire_arbre(arbre: Arbre, nb_couleurs: int) -> str:
    """L’arbre en JSON, sans blancs : le même arbre s’écrit toujours de la même façon.

    Un arbre sans suite est le mot de sa proposition, un chiffre par pion ; sinon, une paire :
    le mot, puis les suites par réponse, « bien placés » et « mal placés » accolés.

    >>> ecrire_arbre(Arbre((0,), {Reponse(0, 0): Arbre((1,))}), 2)
    '{"pions":1,"couleurs":2,"total":3,"maximum":2,"arbre":["0",{"00":"1"}]}\\n'
    """
    import json  # seulement quand on lit ou écrit un arbre

    nombres = longueurs(arbre, nb_couleurs).values()
    contenu = (len(arbre.proposition), nb_couleurs, sum(nombres), max(nombres), _en_liste(arbre))
    return json.dumps(dict(zip(CLES, contenu)), separators=(",", ":")) + "\n"


def _en_liste(arbre: Arbre) -> str | list:
    mot = "".join(map(str, arbre.proposition))
    suites = {f"{bien}{mal}": _en_liste(arbre.suites[bien, mal]) for bien, mal in sorted(arbre.suites)}
    return [mot, suites] if suites else mot


def relire_arbre(texte: str) -> Arbre:
    """L’arbre écrit par `ecrire_arbre`, rejoué en entier avant d’être rendu.

    Lève `ErreurMastermind` pour un texte abîmé : JSON illisible, code ou réponse
    impossible, secret oublié, total ou maximum qui ne sont pas ceux de l’arbre.

    >>> relire_arbre('{"pions":1,"couleurs":2,"total":3,"maximum":2,"arbre":["0",{"00":"1"}]}').suites
    {Reponse(bien_places=0, mal_places=0): Arbre(proposition=(1,), suites={})}
    """
    pions, couleurs, total, maximum, ecrit = _lire_contenu(texte)
    try:
        arbre = _lire_noeud(ecrit, pions, couleurs)
    except RecursionError as erreur:
        raise ErreurMastermind("il faut un arbre de quelques étages, en voici un de plusieurs centaines") from erreur
    nombres = longueurs(arbre, couleurs).values()
    if (sum(nombres), max(nombres)) != (total, maximum):
        raise ErreurMastermind(
            f"il faut un arbre de total {total} et de maximum {maximum}, en voici un de total {sum(nombres)} "
            f"et de maximum {max(nombres)}"
        )
    return arbre


def _lire_contenu(texte: str) -> list:
    """Les cinq valeurs du fichier, dans l’ordre des `CLES`."""
    import json

    try:
        contenu = json.loads(texte)
    except (TypeError, ValueError, RecursionError) as erreur:
        raise ErreurMastermind(f"il faut un arbre en JSON, voici {citer(texte)}") from erreur
    if not isinstance(contenu, dict) or tuple(contenu) != CLES:
        raise ErreurMastermind(f"il faut les clés {', '.join(CLES)}, voici {citer(contenu)}")
    nombres = [contenu[cle] for cle in CLES[:-1]]
    if any(type(nombre) is not int for nombre in nombres) or not (1 <= nombres[0] <= 6 and 2 <= nombres[1] <= 10):
        raise ErreurMastermind(f"il faut de 1 à 6 pions, de 2 à 10 couleurs et des nombres entiers, voici {citer(nombres)}")
    return [*nombres, contenu["arbre"]]


def _lire_noeud(ecrit: object, pions: int, couleurs: int) -> Arbre:
    mot, suites = ecrit if isinstance(ecrit, list) and len(ecrit) == 2 else (ecrit, {})
    if not isinstance(suites, dict):
        raise ErreurMastermind(f"il faut les suites par réponse, voici {citer(suites)}")
    proposition = _lire_mot(mot, pions, couleurs)
    return Arbre(proposition, {_lire_reponse(cle, pions): _lire_noeud(suites[cle], pions, couleurs) for cle in suites})


def _lire_mot(mot: object, pions: int, couleurs: int) -> Code:
    chiffres = [str(numero) for numero in range(couleurs)]
    if not isinstance(mot, str) or len(mot) != pions or not set(mot) <= set(chiffres):
        raise ErreurMastermind(f"il faut {accorder(pions, 'chiffre')} de 0 à {couleurs - 1}, voici {citer(mot)}")
    return tuple(map(int, mot))


def _lire_reponse(cle: str, pions: int) -> Reponse:
    if len(cle) != 2 or not set(cle) <= set("0123456"):
        raise ErreurMastermind(f"il faut une réponse en deux chiffres, voici {citer(cle)}")
    reponse = exiger_reponse((int(cle[0]), int(cle[1])), pions)
    if reponse.bien_places == pions:
        raise ErreurMastermind(f"il faut des suites aux réponses qui ne gagnent pas, voici {citer(cle)}")
    return reponse
