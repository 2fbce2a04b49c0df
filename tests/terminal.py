"""Un terminal de papier, pour jouer les jeux du terminal dans les tests.

Aucun test ici. Commencer par `Terminal`.
"""


class Terminal:
    """Un terminal de papier : les lignes à taper, ou les erreurs à lever, et ce qui s’affiche."""

    def __init__(self, *lignes):
        self.lignes, self.invites, self.textes = iter(lignes), [], []

    def lire(self, invite):
        self.invites.append(invite)
        ligne = next(self.lignes)
        if isinstance(ligne, BaseException):
            raise ligne
        return ligne

    def afficher(self, texte):
        self.textes.append(texte)
