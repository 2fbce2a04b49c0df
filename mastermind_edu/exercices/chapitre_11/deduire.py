"""Exercice : dire qui habite la place du curseur."""

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def deduire(mal):
    """Le texte qui dit de quelle couleur est la place du curseur : « curseur », « fond » ou « ni l’un ni l’autre »."""
    return ("curseur", "ni l’un ni l’autre", "fond")[mal]


AUTRE_TEXTE = "ce texte n’est pas l’un des trois de l’énoncé : il faut « curseur », « fond » ou « ni l’un ni l’autre », mot pour mot"


def cas():
    yield from ((mal,) for mal in (0, 1, 2) * 4)  # plusieurs fois : la réponse ne dépend pas des appels d’avant


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """L’apostrophe du clavier convient aussi ; un autre texte que les trois de l’énoncé se dit."""
    if type(obtenue.valeur) is not str:
        return comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    obtenue = obtenue._replace(valeur=obtenue.valeur.replace("'", "’"))
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    return ecart._replace(conseil=AUTRE_TEXTE) if ecart and obtenue.valeur not in map(deduire, range(3)) else ecart


EXERCICE = Exercice(
    reference=deduire,
    points=1,
    cas=cas,
    exemples=((0,), (1,), (2,)),
    juger=juger,
    proprietes=(
        Propriete("aucun pion n’est mal placé", "un pion au moins est mal placé", lambda mal: mal == 0),
        Propriete("un seul pion est mal placé", "aucun pion n’est mal placé, ou deux le sont", lambda mal: mal == 1),
        Propriete("deux pions sont mal placés", "un pion au plus est mal placé", lambda mal: mal == 2),
    ),
    indices=(
        "Prenez le secret BBRV et la proposition RRVR : quels sont les deux mal placés, et pourquoi ?",
        "Si le curseur est chez lui, aucun pion n’est mal placé. S’il occupe la place d’un pion du fond, deux le sont : lui, et ce pion.",
    ),
    squelette='''\
def deduire(mal):
    """« curseur », « fond » ou « ni l’un ni l’autre »."""
    if mal == 0:
        return ...
    if mal == ...:
        return ...
    return ...
''',
)


@faux("« curseur » et « fond » sont échangés : aucun mal placé veut dire que le curseur est chez lui")
def echanges(mal):
    return ("fond", "ni l’un ni l’autre", "curseur")[mal]


@faux("un seul mal placé fait conclure au fond : le fond n’habite là que si deux pions sont mal placés")
def un_pour_deux(mal):
    return ("curseur", "fond", "ni l’un ni l’autre")[mal]


@faux("un seul mal placé fait conclure comme deux : c’est alors le curseur seul qui est mal placé")
def deux_issues(mal):
    return "fond" if mal else "curseur"


@faux("la fonction renvoie `None` quand on n’apprend rien : il faut le dire en toutes lettres")
def rien_a_dire(mal):
    return ("curseur", None, "fond")[mal]


@faux("le texte commence par une majuscule : ce doit être exactement le mot de l’énoncé, en minuscules")
def majuscules(mal):
    return ("Curseur", "Ni l’un ni l’autre", "Fond")[mal]
