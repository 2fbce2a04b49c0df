"""Exercice : montrer une réponse."""

from itertools import product

from mastermind_edu.juge.exercice import Ecart, Exercice, comparer_a_la_reference, faux


def afficher_reponse(bien, mal):
    """Une clé 🔑 par bien placé puis un pion ⚪ par mal placé, une espace entre deux ; `"aucun"` s’il n’y a rien."""
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


def cas():
    return sorted(((b, m) for b, m in product(range(9), repeat=2) if b + m <= 8), key=lambda cas: (sum(cas), cas))


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Un ⚪ suivi ou non de sa marque invisible (U+FE0F) est le même signe."""
    if type(obtenue.valeur) is str and obtenue.valeur.replace("\ufe0f", "") == attendue.valeur:
        obtenue = obtenue._replace(valeur=attendue.valeur)
    return comparer_a_la_reference(exercice, arguments, attendue, obtenue)


EXERCICE = Exercice(
    reference=afficher_reponse,
    points=2,
    cas=cas,
    exemples=((2, 1), (0, 3), (0, 0)),
    juger=juger,
    indices=(
        "Commencez par le cas particulier : à quoi reconnaît-on qu’il n’y a rien à montrer ?",
        "Sinon, mettez bout à bout une liste de clés et une liste de pions, comme dans le rappel, puis joignez le tout.",
    ),
    squelette='''\
def afficher_reponse(bien, mal):
    """Les clés puis les pions blancs, ou "aucun"."""
    if ...:
        return "aucun"
    symboles = ["🔑"] * ... + ...
    return ...
''',
)


@faux("sans aucun pion trouvé, le texte est vide : l’énoncé veut « aucun »")
def rien_si_zero(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal)


@faux("il manque l’espace entre deux symboles")
def symboles_colles(bien, mal):
    return "🔑" * bien + "⚪" * mal if bien + mal else "aucun"


@faux("il reste une espace à la fin : elle se met entre les symboles")
def espace_finale(bien, mal):
    return "🔑 " * bien + "⚪ " * mal if bien + mal else "aucun"


@faux("les symboles sont échangés : la clé 🔑 est pour les bien placés")
def symboles_echanges(bien, mal):
    return " ".join(["⚪"] * bien + ["🔑"] * mal) if bien + mal else "aucun"


@faux("les clés 🔑 se montrent d’abord")
def mal_places_d_abord(bien, mal):
    return " ".join(["⚪"] * mal + ["🔑"] * bien) if bien + mal else "aucun"


@faux("« aucun » est dit même quand il y a des mal placés : il faut que les deux nombres soient nuls")
def aucun_trop_tot(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien else "aucun"


@faux("quand l’un des deux nombres est nul, une espace reste au bord")
def espace_de_liaison(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien) + " " + " ".join(["⚪"] * mal)
