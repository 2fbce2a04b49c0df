"""Le carnet : combien de fois chaque aide a été demandée, chaque exercice manqué, sur cette machine.

Rien n’en sort : ni réseau, ni note. Commencer par `Carnet`.
"""

import json
from collections.abc import Callable
from pathlib import Path

from mastermind_edu.disque import dossier_personnel, ecrire


def chemin_du_carnet() -> Path:
    """Le fichier de la personne qui travaille sur cette machine."""
    return dossier_personnel() / "aide.json"


class Carnet:
    """Des comptes gardés dans un petit fichier, ou en mémoire seulement s’il ne s’ouvre pas.

    L’édition pour navigateur n’a pas de dossier durable, une salle de classe peut
    le protéger en écriture : l’aide doit marcher quand même, jusqu’à la fin de la session.
    """

    def __init__(self, trouver_chemin: Callable[[], Path] = chemin_du_carnet):
        self.trouver_chemin = trouver_chemin
        self.comptes: dict[str, int] = {}
        self.a_un_fichier = True

    def compter(self, nom: str, *, recommencer: bool = False) -> int:
        """Compte une demande de plus et donne son numéro, à partir de 1."""
        if self.a_un_fichier:
            self._relire()  # un autre notebook a pu compter entre-temps
        self.comptes[nom] = 1 if recommencer else self.comptes.get(nom, 0) + 1
        if self.a_un_fichier:
            self._enregistrer()
        return self.comptes[nom]

    def lire(self, nom: str) -> int:
        """Combien de fois on l’a compté."""
        if self.a_un_fichier:
            self._relire()
        return self.comptes.get(nom, 0)

    def _relire(self) -> None:
        try:
            lus = json.loads(self.trouver_chemin().read_text(encoding="utf-8"))
        except (OSError, ValueError, RuntimeError):  # absent, illisible, abîmé, ou pas de dossier personnel
            return
        if type(lus) is dict and all(type(compte) is int and compte >= 0 for compte in lus.values()):
            self.comptes = lus

    def _enregistrer(self) -> None:
        try:
            ecrire(self.trouver_chemin(), json.dumps(self.comptes))
        except (OSError, RuntimeError):  # protégé, plein, ou pas de dossier personnel : la mémoire suffit
            self.a_un_fichier = False


CARNET = Carnet()
