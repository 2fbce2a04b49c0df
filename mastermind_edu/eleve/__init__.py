"""Ce qu’un élève appelle dans un notebook : vérifier, voir des exemples, demander de l’aide, dérouler.

Le catalogue, le juge et l’affichage se rencontrent ici ; aucun des trois ne connaît
les deux autres à la fois. Commencer par `verification.verifier`.
"""

NOMS_DU_COURS = {"aide", "confronter", "derouler", "exemples", "rappel", "ranger", "verifier"}  # ceux que donnent les premières cellules
