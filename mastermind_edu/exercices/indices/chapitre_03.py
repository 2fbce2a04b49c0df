"""Les indices du chapitre 3 : lire, nettoyer, valider une proposition."""

INDICES = {
    "nettoyer": (
        "`split()`, les parenthèses vides, coupe à chaque blanc, quel qu’il soit, et le fait disparaître. Essayez `\" r v \".split()` dans une cellule.",
        "Comparez l’exemple de l’énoncé à ce que vous voulez : que doit-il y avoir entre deux morceaux ? Et quelle méthode est le contraire de `lower` ?",
        '''\
def nettoyer(saisie):
    """La saisie en majuscules, sans aucun blanc."""
    morceaux = ...
    return ...
''',
    ),
    "code_correct": (
        "Deux conditions : la longueur, puis les lettres. Dès que l’une des deux manque, la réponse est connue.",
        "Dans la boucle, cherchez une lettre inconnue : une seule suffit pour répondre `False`. Pour répondre `True`, il faut les avoir toutes regardées.",
        '''\
def code_correct(mot, nb_pions, initiales):
    """True quand le mot a la bonne longueur et seulement des initiales connues."""
    if ...:
        return False
    for lettre in mot:
        if ...:
            return ...
    return ...
''',
    ),
    "message_erreur": (
        "Trois issues, dans cet ordre : mauvaise longueur, lettre inconnue, mot correct. Chacune a son `return`.",
        "Le plan est celui de `code_correct` : une phrase remplace `False`, un texte vide remplace `True`. Un texte précédé de `f` peut contenir la longueur voulue, ou la lettre.",
        '''\
def message_erreur(mot, nb_pions, initiales):
    """Une phrase qui explique l’erreur, un texte vide quand il n’y en a pas."""
    if ...:
        return ...
    for lettre in mot:
        if ...:
            return ...
    return ...
''',
    ),
    "mot_vers_numeros": (
        "Commencez par une seule lettre : quelle méthode de liste donne le rang d’un élément ? Vous l’avez employée dans l’exercice 01.",
        "Partez d’une liste vide ; à chaque lettre du mot, ajoutez-y un rang avec `append`.",
        '''\
def mot_vers_numeros(mot, initiales):
    """La liste des numéros des lettres du mot."""
    numeros = []
    for lettre in mot:
        ...
    return numeros
''',
    ),
    "numeros_vers_mot": (
        "Dans ce sens, rien à chercher : le numéro est un rang, et l’on sait lire une liste à un rang.",
        "Partez d’un texte vide et allongez-le d’une lettre à chaque tour, avec `+`.",
        '''\
def numeros_vers_mot(numeros, initiales):
    """Le mot formé des initiales de ces numéros."""
    mot = ""
    for numero in numeros:
        mot = mot + ...
    return ...
''',
    ),
    "lire_points": (
        "`split` accepte un séparateur entre ses parenthèses. Essayez `\"un-deux\".split(\"-\")` dans une cellule.",
        "Chaque morceau est encore un texte. La fonction qui change un texte en nombre lève d’elle-même `ValueError` quand elle ne peut pas : n’attrapez pas cette erreur.",
        '''\
def lire_points(saisie):
    """La liste des nombres écrits entre les points."""
    nombres = []
    for morceau in ...:
        nombres.append(...)
    return nombres
''',
    ),
    "saisir_proposition": (
        "Tant que le mot n’est ni « ? » ni correct, on affiche une erreur et on lit de nouveau : c’est une boucle `while`.",
        "Il faut un premier mot avant la boucle, et un nouveau à la fin de chaque tour, nettoyés tous les deux. Après la boucle, distinguez « ? » d’un mot correct.",
        '''\
def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Le premier mot correct que donne lire(), None pour « ? »."""
    mot = nettoyer(lire())
    while mot != "?" and not ...:
        afficher(...)
        mot = ...
    if ...:
        return None
    return mot
''',
    ),
}
