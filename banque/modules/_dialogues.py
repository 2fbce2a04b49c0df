"""Une façon de lire jusqu’à ce qui convient, que les versions fausses du chapitre 03b règlent mal. Aucun exercice ici."""


def dialoguer(lire, afficher, convient, *, lu, relu=None, messages=1):
    """La première ligne lue qui convient, après tant de messages par ligne refusée ; `relu` lit celles qui suivent une erreur."""
    valeur = lu(lire())
    while not convient(valeur):
        for _ in range(messages):
            afficher("Recommencez.")
        valeur = (relu or lu)(lire())
    return valeur
