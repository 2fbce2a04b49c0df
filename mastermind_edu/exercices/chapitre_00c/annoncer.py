"""Exercice : dire si la manche est gagnée."""

from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.valeurs import Observation

REPONSES = ("bravo", "encore")


def annoncer(bien, nb_pions):
    """`"bravo"` quand tous les pions sont bien placés, `"encore"` sinon."""
    if bien == nb_pions:
        return "bravo"
    else:
        return "encore"


def cas():
    return ((bien, nb_pions) for nb_pions in range(1, 11) for bien in range(nb_pions + 1))


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None:
        return None
    return ecart._replace(message=_sans_guillemets(obtenue), conseil=_autre_texte(obtenue.valeur) or _texte_oppose(obtenue.valeur, *arguments))


def _sans_guillemets(obtenue: Observation) -> str:
    """Ce qui se dit d’un `return bravo`, où Python cherche une variable de ce nom."""
    nom = next((nom for nom in REPONSES if obtenue.erreur and f"name '{nom}' is not defined" in obtenue.erreur.texte), "")
    return nom and f"ligne {obtenue.erreur.ligne} : sans guillemets, `{nom}` est le nom d’une variable, qui n’existe pas ; le texte s’écrit `\"{nom}\"`"


def _autre_texte(valeur: object) -> str:
    if type(valeur) is bool:
        return f"la réponse est `{valeur}` : il faut l’un des deux textes de l’énoncé, `\"bravo\"` ou `\"encore\"`"
    if type(valeur) is not str or valeur in REPONSES:
        return ""
    proche = next((texte for texte in REPONSES if texte in valeur.lower()), "")
    if proche:
        return f"le texte « {valeur} » n’est pas exactement `\"{proche}\"` : en minuscules, sans rien avant ni après"
    return f"le texte « {valeur} » n’est aucun des deux de l’énoncé : `\"bravo\"` ou `\"encore\"`"


def _texte_oppose(valeur: object, bien: int, nb_pions: int) -> str:
    """« encore » au lieu de « bravo », ou l’inverse."""
    if type(valeur) is not str or valeur not in REPONSES:
        return ""
    compte = f"{accorder(bien, 'bien placé')} pour {accorder(nb_pions, 'pion')}"
    verdict = "c’est gagné" if bien == nb_pions else "ce n’est pas gagné"
    return f"{compte}, {verdict}, mais la réponse est « {valeur} » : comparez les deux nombres reçus l’un à l’autre, quels qu’ils soient, avec `==`"


EXERCICE = Exercice(
    reference=annoncer,
    points=2,
    cas=cas,
    exemples=((4, 4), (3, 4), (5, 5)),
    juger=juger,
    proprietes=(
        Propriete("tous les pions sont bien placés", "un pion au moins n’est pas bien placé", lambda bien, nb_pions: bien == nb_pions),
        Propriete("aucun pion n’est bien placé", "au moins un pion est bien placé", lambda bien, nb_pions: bien == 0),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda bien, nb_pions: nb_pions == 4),
        Propriete("il y a quatre bien placés", "il n’y a pas quatre bien placés", lambda bien, nb_pions: bien == 4),
        Propriete("il n’y a qu’un pion", "il y a plusieurs pions", lambda bien, nb_pions: nb_pions == 1),
    ),
    indices=(
        "Avec 4 pions, combien de bien placés faut-il pour gagner ? Et avec 5 ? Quels sont les deux nombres à comparer ?",
        "Un `if` pose la question avec `==` ; sous lui, un `return` donne la première réponse ; sous le `else`, un autre donne la seconde.",
    ),
    squelette='''\
def annoncer(bien, nb_pions):
    """Le texte "bravo" ou "encore"."""
    if ...:
        return "bravo"
    else:
        return ...
''',
)


@faux("les deux réponses sont échangées : renvoyez « bravo » quand les deux nombres sont égaux, « encore » sinon")
def reponses_echangees(bien, nb_pions):
    return "encore" if bien == nb_pions else "bravo"


@faux("la réponse est « bravo » dès qu’un pion est bien placé : comparez leur nombre à `nb_pions`, ils doivent l’être tous")
def un_seul_suffit(bien, nb_pions):
    return "bravo" if bien > 0 else "encore"


@faux("la réponse n’est « bravo » qu’avec quatre bien placés : il en faut autant que de pions, comparez leur nombre à `nb_pions`")
def quatre_pions_toujours(bien, nb_pions):
    return "bravo" if bien == 4 else "encore"


@faux("la réponse est « bravo » même quand il manque un bien placé : il en faut autant que de pions, comparez les deux nombres avec `==`")
def un_de_moins(bien, nb_pions):
    return "bravo" if bien >= nb_pions - 1 else "encore"


@faux("la réponse est toujours « bravo », même quand la manche n’est pas gagnée : le test doit comparer les deux nombres reçus avec `==` ; « bravo » quand ils sont égaux, « encore » sous `else`")
def toujours_bravo(bien, nb_pions):
    return "bravo"


@faux("la réponse est toujours « encore », même quand la manche est gagnée : le test doit comparer les deux nombres reçus avec `==` ; « bravo » quand ils sont égaux, « encore » sous `else`")
def toujours_encore(bien, nb_pions):
    return "encore"


@faux("la réponse est `True` ou `False` : il faut l’un des deux textes de l’énoncé, « bravo » ou « encore »")
def vrai_ou_faux(bien, nb_pions):
    return bien == nb_pions


@faux("la réponse est « bravo » dès que quatre pions sont bien placés : il en faut autant que de pions, comparez leur nombre à `nb_pions`")
def des_quatre(bien, nb_pions):
    return "bravo" if bien >= 4 else "encore"


@faux("la réponse est « bravo » dès qu’il y a quatre pions : c’est le nombre de bien placés qu’il faut comparer à `nb_pions`")
def quatre_pions(bien, nb_pions):
    return "bravo" if nb_pions == 4 else "encore"


@faux("la réponse n’est « bravo » que pour quatre bien placés sur quatre pions : comparez les deux nombres reçus l’un à l’autre, avec `==`, sans écrire 4")
def quatre_sur_quatre(bien, nb_pions):
    return "bravo" if bien == 4 and nb_pions == 4 else "encore"


@faux("la réponse est « bravo » quand aucun pion n’est bien placé : ils doivent l’être tous, comparez leur nombre à `nb_pions` avec `==`")
def aucun_bien_place(bien, nb_pions):
    return "bravo" if bien == 0 else "encore"


@faux("la réponse est « bravo » quand il manque un seul bien placé : pour gagner, les deux nombres reçus sont égaux, comparez-les avec `==`, sans rien ôter")
def un_de_moins_exactement(bien, nb_pions):
    return "bravo" if bien == nb_pions - 1 else "encore"


@faux("quand la manche n’est pas gagnée, rien n’est renvoyé : il faut « encore » dans ce cas")
def rien_sinon(bien, nb_pions):
    if bien == nb_pions:
        return "bravo"


@faux("quand la manche est gagnée, rien n’est renvoyé : il faut « bravo » dans ce cas")
def rien_a_la_victoire(bien, nb_pions):
    if bien != nb_pions:
        return "encore"


@faux("le nombre de bien placés est renvoyé : il faut l’un des deux textes de l’énoncé, « bravo » ou « encore »")
def nombre_renvoye(bien, nb_pions):
    return bien
