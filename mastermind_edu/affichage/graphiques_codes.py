"""Un code de n’importe quelle taille, lu, écrit ou dessiné en petit.

Les pions du plateau de jeu sont dans `plateau`. Commencer par `ecrire_code`.
"""

from mastermind_edu.affichage.graphiques import texte
from mastermind_edu.affichage.plateau import TEXTE, TRAIT
from mastermind_edu.coeur.codes import Code, lire_proposition
from mastermind_edu.coeur.erreurs import CodeInvalide
from mastermind_edu.coeur.regles import PALETTE, Regles
from mastermind_edu.francais import accorder, citer

ENTRE_DEUX = 4  # entre deux pions


def dessiner_code(code: Code, nb_couleurs: int, gauche: float, milieu: float, rayon: int) -> str:
    """Les pions d’un code ; au-delà de la palette, des pions blancs numérotés à partir de 1."""
    dessins = []
    for place, numero in enumerate(code):
        fond, encre = (PALETTE[numero].fond, PALETTE[numero].encre) if nb_couleurs <= len(PALETTE) else ("#ffffff", TEXTE)
        x = gauche + rayon + place * (2 * rayon + ENTRE_DEUX)
        dessins.append(f'<circle cx="{x}" cy="{milieu}" r="{rayon}" fill="{fond}" stroke="{TRAIT}" stroke-width="1.5"/>')
        dessins.append(texte(x, milieu + 4, ecrire_code((numero,), nb_couleurs), ancre="middle", encre=encre, gras=True))
    return "".join(dessins)


def largeur_du_code(nb_pions: int, rayon: int) -> int:
    """La place que prennent les pions d’un code."""
    return nb_pions * (2 * rayon + ENTRE_DEUX)


def ecrire_code(code: Code, nb_couleurs: int) -> str:
    """Le mot d’un code, ou ses numéros à partir de 1 quand la palette n’a pas assez de couleurs.

    >>> ecrire_code((0, 1, 2, 3), 6), ecrire_code((0, 9), 10)
    ('RVBJ', '1.10')
    """
    if nb_couleurs > len(PALETTE):
        return ".".join(str(numero + 1) for numero in code)
    return "".join(PALETTE[numero].initiale for numero in code)


def lire_code(code: str | Code, nb_pions: int, nb_couleurs: int) -> Code:
    """Le code donné en mot ou en numéros ; lève `CodeInvalide` s’il n’est pas de cette taille.

    >>> lire_code("RVBJ", 4, 6), lire_code((0, 9), 2, 10)
    ((0, 1, 2, 3), (0, 9))
    """
    if isinstance(code, str) and nb_couleurs <= len(PALETTE):
        return lire_proposition(code, Regles(nb_pions, PALETTE[:nb_couleurs]))
    if not isinstance(code, (tuple, list)) or len(code) != nb_pions or any(numero not in range(nb_couleurs) for numero in code):
        raise CodeInvalide(f"il faut {accorder(nb_pions, 'numéro')} de 0 à {nb_couleurs - 1}, voici {citer(code)}")
    return tuple(code)
