"""L’erreur de l’atelier : un message en français qui nomme le fichier fautif."""

from mastermind_edu.coeur.erreurs import ErreurMastermind


class ErreurFabrication(ErreurMastermind):
    """Un source refusé, une cellule qui échoue, une sortie qui ne se garde pas."""
