"""Les indices du chapitre 5 : répondre par les tableaux de fréquences."""

INDICES = {
    "frequences": (
        "Le tableau a une case par couleur, toutes à 0 au départ. Le numéro d’un pion est le rang de sa case.",
        "L’exemple du téléphone a 10 cases et lit des chiffres : combien de cases faut-il ici, et que lit-on ?",
        '''\
def frequences(code, nb_couleurs):
    """Le tableau de nb_couleurs nombres : combien de pions de chaque couleur."""
    tableau = ...
    for numero in code:
        tableau[...] = ...
    return tableau
''',
    ),
    "nb_communs": (
        "Deux pions rouges d’un côté, trois de l’autre : combien de paires rouges ? Posez-vous la même question pour chaque couleur.",
        "Calculez les deux tableaux avant la boucle. La boucle parcourt les couleurs, pas les pions, et additionne.",
        '''\
def nb_communs(code1, code2, nb_couleurs):
    """Le nombre de pions communs aux deux codes, sans regarder leur place."""
    tableau1 = frequences(code1, nb_couleurs)
    tableau2 = ...
    communs = 0
    for couleur in range(...):
        communs = communs + ...
    return communs
''',
    ),
    "repondre_frequences": (
        "Les bien placés se comptent comme au chapitre 04, place par place. Et si on les ôte des pions communs, que reste-t-il ?",
        "Vos deux fonctions précédentes font le plus long : `nb_communs` compte d’un coup les bien placés et les mal placés, sans les distinguer.",
        '''\
def repondre_frequences(secret, proposition, nb_couleurs):
    """Le couple (bien placés, mal placés), par les tableaux de fréquences."""
    bien = 0
    for i in range(len(secret)):
        if ...:
            bien = ...
    mal = ...
    return bien, mal
''',
    ),
}
