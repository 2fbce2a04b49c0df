"""Les indices du chapitre 2 : tirer un code au hasard."""

INDICES = {
    "nombre_de_codes": (
        "Avec un seul pion, il y a autant de codes que de couleurs. Et avec deux pions ? Écrivez-les tous, pour 2 couleurs puis pour 3.",
        "Chaque pion ajouté multiplie le nombre de codes. Dans la boucle de l’énoncé, combien faut-il de tours, et par combien multiplie-t-on ?",
        '''\
def nombre_de_codes(nb_pions, nb_couleurs):
    """Le nombre de codes possibles."""
    nombre = 1
    for i in range(...):
        nombre = ...
    return nombre
''',
    ),
    "tirer_code": (
        "Un tirage par pion : la même action, répétée `nb_pions` fois. Dans le rappel, quelle méthode de `hasard` choisit dans une liste ?",
        "Partez d’une liste vide et allongez-la d’un élément à chaque tour, avec `append`. Le tirage se fait dans la boucle, sinon tous les pions seraient de la même couleur.",
        '''\
def tirer_code(nb_pions, couleurs, hasard):
    """La liste de nb_pions couleurs, tirées une à une avec hasard."""
    code = []
    for i in range(...):
        code.append(...)
    return ...
''',
    ),
    "generer_combinaison": (
        "La liste `c` existe déjà : n’y ajoutez rien, écrivez dans ses cases.",
        "Seules les `n` premières cases changent : quel est le rang de la première, et celui de la dernière ? Dans le rappel, une seule méthode de `hasard` donne des nombres de 1 à `m`.",
        '''\
def generer_combinaison(c, n, m, hasard):
    """Écrit n nombres de 1 à m au début de c ; ne renvoie rien."""
    for k in range(...):
        c[...] = ...
''',
    ),
}
