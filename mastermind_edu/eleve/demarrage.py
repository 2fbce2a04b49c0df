"""Au départ d’un noyau, avant toute cellule : que dire si l’on vérifie sans avoir exécuté la première.

L’installation demande à IPython de charger ce module (`installation/etc/ipython`) ; il n’importe
presque rien. Les autres erreurs sont l’affaire d’`extension`. Commencer par `load_ipython_extension`.
"""

from mastermind_edu.eleve import NOMS_DU_COURS


def load_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle au départ du noyau."""
    shell.events.register("post_run_cell", _RappelDe(shell))


class _RappelDe:
    """Ce qui suit chaque cellule, tant que la première n’a pas chargé `extension`."""

    __name__ = "rappeler_la_premiere_cellule"  # IPython nomme ainsi un rappel qui échoue

    def __init__(self, shell):
        self.shell = shell

    def __call__(self, resultat) -> None:
        erreur = resultat.error_in_exec if resultat else None
        if isinstance(erreur, NameError) and erreur.name in NOMS_DU_COURS:
            from mastermind_edu.eleve import extension  # le juge ne se charge que pour parler

            if not extension.est_chargee(self.shell):
                extension.montrer(self.shell, resultat)
