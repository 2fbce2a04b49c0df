"""Exercice : montrer une réponse."""

from itertools import product

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


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
    proprietes=(
        Propriete("il n’y a pas de bien placé", "il y a des bien placés", lambda bien, mal: bien == 0),
        Propriete("il n’y a pas de mal placé", "il y a des mal placés", lambda bien, mal: mal == 0),
        Propriete("un seul des deux nombres est nul", "les deux nombres sont nuls, ou aucun ne l’est", lambda bien, mal: (bien == 0) != (mal == 0)),
        Propriete("un seul pion est trouvé", "il n’y a pas un seul pion trouvé", lambda bien, mal: bien + mal == 1),
        Propriete("il n’y a pas les deux sortes de symboles", "il y a les deux sortes de symboles", lambda bien, mal: bien * mal == 0),
        Propriete("les deux nombres sont égaux", "les deux nombres diffèrent", lambda bien, mal: bien == mal),
    ),
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


@faux("les symboles sont échangés : il y a une clé 🔑 par mal placé")
def symboles_echanges(bien, mal):
    return " ".join(["⚪"] * bien + ["🔑"] * mal) if bien + mal else "aucun"


@faux("les pions ⚪ sont montrés avant les clés 🔑 : c’est l’inverse")
def mal_places_d_abord(bien, mal):
    return " ".join(["⚪"] * mal + ["🔑"] * bien) if bien + mal else "aucun"


@faux("« aucun » est dit quand il n’y a pas de bien placés, même s’il y a des mal placés")
def aucun_trop_tot(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien else "aucun"


@faux("« aucun » est dit dès qu’un des deux nombres est nul : il faut qu’ils le soient tous les deux")
def aucun_des_un_nul(bien, mal):
    return " ".join(["🔑"] * bien + ["⚪"] * mal) if bien and mal else "aucun"


@faux("il manque l’espace entre les clés et les pions")
def familles_collees(bien, mal):
    return " ".join(["🔑"] * bien) + " ".join(["⚪"] * mal) if bien + mal else "aucun"


@faux("quand un seul des deux nombres est nul, une espace reste au bord")
def espace_de_liaison(bien, mal):
    if bien + mal == 0:
        return "aucun"
    return " ".join(["🔑"] * bien) + " " + " ".join(["⚪"] * mal)
