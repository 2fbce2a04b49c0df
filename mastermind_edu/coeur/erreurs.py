"""Les erreurs du jeu : toutes des `ErreurMastermind`, toutes en français.

Forme des messages : ce qui était attendu, ce qui est venu, la valeur.
"""

from os.path import dirname

PAQUET = dirname(dirname(__file__))


class ErreurMastermind(ValueError):
    """Une donnée refusée par le jeu ; le message dit ce qui était attendu."""

    def _render_traceback_(self) -> list[str]:
        """Ce qu’un notebook montre au lieu des lignes du paquet : la dernière ligne de l’élève, puis le message.

        Quand sa cellule n’a qu’une ligne, le message seul.
        """
        from traceback import extract_tb  # seulement quand quelqu’un s’est trompé

        message = f"{type(self).__name__}: {self}"
        pas = [p for p in extract_tb(self.__traceback__) if p.line and _est_d_une_cellule(p.filename)]
        if not pas or (pas[-1].lineno, pas[-1].name) == (1, "<module>"):
            return [message]
        return [f"ligne {pas[-1].lineno} : {pas[-1].line}", message]


class ReglesInvalides(ErreurMastermind):
    """Des règles impossibles : taille nulle, deux couleurs de même initiale."""


class CodeInvalide(ErreurMastermind):
    """Un code de mauvaise longueur ou qui contient un symbole inconnu."""


class AbandonDemande(CodeInvalide):
    """La saisie est `?` : le joueur demande à voir le secret."""


class MancheTerminee(ErreurMastermind):
    """On propose un code, ou l’on abandonne, après la fin de la manche."""


class SecretCache(ErreurMastermind):
    """On demande le secret d’une manche qui n’est pas finie."""


class ReponseInvalide(ErreurMastermind):
    """Une réponse qu’aucun codeur ne peut donner : (3, 1) pour 4 pions, un nombre négatif."""


class ReponsesContradictoires(ErreurMastermind):
    """Aucun code ne s’accorde avec toutes les réponses."""


class PartieIllisible(ErreurMastermind):
    """Le texte d’une partie gardée est coupé, abîmé, ou d’une autre version."""


class DecodeurInconnu(ErreurMastermind):
    """Aucun décodeur ne porte ce nom ; le message donne les noms."""


class TailleRefusee(ErreurMastermind):
    """Une taille de jeu hors des bornes, ou qui demande plus de mémoire que la machine n’en a."""


class BorneImpossible(ErreurMastermind):
    """Il est prouvé qu’aucune stratégie ne trouve tous les secrets en si peu de propositions."""


def _est_d_une_cellule(fichier: str) -> bool:
    """Vrai pour ce que l’élève a tapé : ni le paquet, ni IPython, qui exécute la cellule."""
    return not fichier.startswith(PAQUET) and "IPython" not in fichier and "site-packages" not in fichier
