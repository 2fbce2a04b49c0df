"""Au départ d’un noyau, avant toute cellule : une erreur aura sa phrase, même dans une leçon, qui ne charge pas `extension`.

L’installation demande à IPython de charger ce module (`installation/etc/ipython`) ; il n’importe rien avant
la première erreur. Commencer par `load_ipython_extension`.
"""


def load_ipython_extension(shell) -> None:
    """Ce qu’IPython appelle au départ du noyau."""
    shell.events.register("post_run_cell", _RappelDe(shell))


class _RappelDe:
    """Ce qui suit chaque cellule, tant que la première n’a pas chargé `extension`."""

    __name__ = "rappeler_la_premiere_cellule"  # IPython nomme ainsi un rappel qui échoue

    def __init__(self, shell):
        self.shell = shell

    def __call__(self, resultat) -> None:
        if resultat and (resultat.error_before_exec or resultat.error_in_exec):
            from mastermind_edu.eleve import extension  # le juge ne se charge que pour parler

            if not extension.est_chargee(self.shell):
                extension.montrer(self.shell, resultat)
