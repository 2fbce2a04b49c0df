"""Les indices du chapitre 6 : afficher, conclure, jouer la manche."""

INDICES = {
    "afficher_proposition": (
        "Dans la boucle de l’énoncé, un seul mot change : dans quel tableau faut-il lire ?",
        "Le rang se cherche toujours dans `initiales` ; c’est au même rang que se trouve l’emoji. `join` met les espaces.",
        '''\
def afficher_proposition(proposition, initiales, emojis):
    """Les emojis de la proposition, une espace entre deux."""
    morceaux = []
    for initiale in proposition:
        rang = ...
        morceaux.append(...)
    return ...
''',
    ),
    "afficher_reponse": (
        "Commencez par le cas particulier : à quoi reconnaît-on qu’il n’y a rien à montrer ?",
        "Sinon, mettez bout à bout une liste de clés et une liste de pions, comme dans le rappel, puis joignez le tout.",
        '''\
def afficher_reponse(bien, mal):
    """Les clés puis les pions blancs, ou "aucun"."""
    if ...:
        return "aucun"
    symboles = ["🔑"] * ... + ...
    return ...
''',
    ),
    "message_final": (
        "Comme dans `message_accueil`, préparez d’abord le groupe de mots qui s’accorde. En français, zéro est au singulier : « 0 tentative ».",
        "`victoire` est déjà vrai ou faux : il s’emploie tel quel après `if`. Écrivez deux phrases, chacune avec le nombre accordé et le secret.",
        '''\
def message_final(victoire, nb_tentatives, secret):
    """La phrase de la fin : gagné ou perdu, le nombre de tentatives, le secret."""
    tentatives = f"{nb_tentatives} tentative"
    if ...:
        tentatives = ...
    if ...:
        return ...
    return ...
''',
    ),
    "jouer_manche": (
        "Deux des trois arrêts sont dans la boucle ; le troisième est la fin de la boucle elle-même. Chacun a son `return`.",
        "À chaque tour, dans l’ordre : voir si la limite est atteinte, compter la proposition, la comparer au secret.",
        '''\
def jouer_manche(secret, propositions, max_tentatives):
    """Le couple (victoire, nombre de propositions jouées)."""
    nb = 0
    for proposition in propositions:
        if ...:
            return ...
        nb = nb + 1
        if ...:
            return ...
    return ...
''',
    ),
}
