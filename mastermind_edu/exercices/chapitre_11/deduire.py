"""Exercice : dire qui habite la place du curseur."""

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def deduire(mal):
    """Le texte qui dit de quelle couleur est la place du curseur : « curseur », « fond » ou « ni l’un ni l’autre »."""
    return ("curseur", "ni l’un ni l’autre", "fond")[mal]


AUTRE_TEXTE = "ce texte n’est pas l’un des trois de l’énoncé : il faut « curseur », « fond » ou « ni l’un ni l’autre », mot pour mot"


def retenir(_, texte):
    """Le même texte, quelle que soit l’apostrophe."""
    return texte.replace("'", "’")


RAISONS = (
    "aucun mal placé : le curseur n’est pas ailleurs dans le secret, il est chez lui, répondez « curseur »",
    "un seul mal placé, le curseur : il est ailleurs, et il n’a pris la place d’aucun pion du fond ; répondez « ni l’un ni l’autre »",
    "deux mal placés, le curseur et un pion du fond : le curseur a pris la place de ce pion, répondez « fond »",
)


def cas():
    yield from ((mal,) for mal in (0, 1, 2) * 4)  # plusieurs fois : la réponse ne dépend pas des appels d’avant


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """L’apostrophe du clavier convient aussi ; un autre texte que les trois de l’énoncé se dit."""
    if type(obtenue.valeur) is not str:
        return comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    obtenue = obtenue._replace(valeur=retenir(arguments, obtenue.valeur))
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    conseil = RAISONS[arguments[0]] if obtenue.valeur in map(deduire, range(3)) else AUTRE_TEXTE
    return ecart and ecart._replace(conseil=conseil)


EXERCICE = Exercice(
    reference=deduire,
    points=1,
    cas=cas,
    exemples=((0,), (1,), (2,)),
    juger=juger,
    retenir=retenir,
    proprietes=(
        Propriete("aucun pion n’est mal placé", "un pion au moins est mal placé", lambda mal: mal == 0),
        Propriete("un seul pion est mal placé", "le nombre de mal placés n’est pas 1", lambda mal: mal == 1),
        Propriete("deux pions sont mal placés", "le nombre de mal placés n’est pas 2", lambda mal: mal == 2),
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


@faux("les réponses pour 1 et pour 2 sont échangées : le fond n’habite là que si deux pions sont mal placés")
def un_pour_deux(mal):
    return ("curseur", "fond", "ni l’un ni l’autre")[mal]


@faux("un seul mal placé fait conclure comme deux : c’est alors le curseur seul qui est mal placé, répondez « ni l’un ni l’autre »")
def deux_issues(mal):
    return "fond" if mal else "curseur"


@faux("la fonction renvoie `None` pour un mal placé : il faut le texte « ni l’un ni l’autre »")
def rien_a_dire(mal):
    return ("curseur", None, "fond")[mal]


@faux("le texte commence par une majuscule : ce doit être exactement le mot de l’énoncé, en minuscules")
def majuscules(mal):
    return ("Curseur", "Ni l’un ni l’autre", "Fond")[mal]


@faux("« curseur » n’est jamais renvoyé, la réponse pour 0 est celle pour 1 : si une autre condition suit celle de 0, écrivez-la avec `elif`")
def curseur_jamais(mal):
    return ("ni l’un ni l’autre", "ni l’un ni l’autre", "fond")[mal]


@faux("« fond » n’est jamais répondu, deux mal placés donnent la même réponse qu’un seul : répondez « fond » quand `mal` vaut 2, et « ni l’un ni l’autre » quand il vaut 1 seulement")
def fond_jamais(mal):
    return ("curseur", "ni l’un ni l’autre", "ni l’un ni l’autre")[mal]


@faux("un seul mal placé fait conclure comme aucun : le curseur est alors ailleurs, répondez « ni l’un ni l’autre »")
def un_comme_zero(mal):
    return ("curseur", "curseur", "fond")[mal]


@faux("les réponses pour 0 et pour 1 sont échangées : sans mal placé, le curseur est chez lui")
def zero_et_un_echanges(mal):
    return ("ni l’un ni l’autre", "curseur", "fond")[mal]


@faux("les réponses sont décalées d’un cran : « curseur » va avec 0 mal placé, pas avec 1")
def decalees(mal):
    return ("fond", "curseur", "ni l’un ni l’autre")[mal]


@faux("les réponses sont décalées d’un cran : « fond » va avec 2 mal placés, pas avec 1")
def decalees_autrement(mal):
    return ("ni l’un ni l’autre", "fond", "curseur")[mal]


@faux("la réponse est toujours « curseur » : elle ne doit l’être que quand `mal` vaut 0, comparez-le à 0, puis à 2")
def toujours_curseur(mal):
    return ("curseur", "curseur", "curseur")[mal]


@faux("la réponse est toujours « fond » : comparez `mal` à 0, puis à 2, des nombres, donc sans guillemets")
def toujours_fond(mal):
    return ("fond", "fond", "fond")[mal]


@faux("la réponse est toujours « ni l’un ni l’autre » : comparez `mal` à 0, puis à 2, des nombres, donc sans guillemets")
def toujours_ni(mal):
    return ("ni l’un ni l’autre", "ni l’un ni l’autre", "ni l’un ni l’autre")[mal]


@faux("« fond » est renvoyé pour 0 et 1 mal placés, « curseur » pour 2 : sans mal placé, le curseur est chez lui")
def deux_issues_echangees(mal):
    return ("fond", "fond", "curseur")[mal]


@faux("rien n’est renvoyé pour 2 mal placés : il faut alors « fond »")
def rien_pour_deux(mal):
    return ("curseur", "ni l’un ni l’autre", None)[mal]


@faux("rien n’est renvoyé pour 0 mal placé : il faut alors « curseur »")
def rien_pour_zero(mal):
    return (None, "ni l’un ni l’autre", "fond")[mal]


@faux("la fonction ne renvoie pas un texte, mais le nombre lui-même : il faut « curseur », « fond » ou « ni l’un ni l’autre »")
def nombre_renvoye(mal):
    return (0, 1, 2)[mal]
