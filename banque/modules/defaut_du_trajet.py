"""Question : dire ce qui ne va pas dans le trajet d’un train."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def defaut_du_trajet(arrets, minimum, fermees):
    """`"trop direct"` si le trajet a moins de `minimum` arrêts ; sinon, la première gare fermée, comme dans `"Lens est fermée"` ; `""` si tout va bien."""
    if len(arrets) < minimum:
        return "trop direct"
    for gare in arrets:
        if gare in fermees:
            return f"{gare} est fermée"
    return ""


TOUS = ["Lille", "Arras", "Paris", "Dijon", "Lyon", "Nice", "Metz", "Lens"]


def cas():
    for minimum in (2, 1, 3):
        for arrets in sorted(listes(("Pau", "Dax", "Toul"), range(4)), key=lambda arrets: (len(arrets) != minimum, len(arrets))):
            yield arrets, minimum, ["Toul", "Dax"]
    for minimum in range(1, 8):
        bon, mauvais = TOUS[:minimum], TOUS[7]
        for arrets in (bon, TOUS[: minimum + 1], bon[1:], [*bon[:-1], mauvais], [mauvais, *bon[1:]], [*bon[: minimum // 2], mauvais, *bon[minimum // 2 + 1 :]], [*TOUS[: minimum - 1], mauvais, mauvais], [mauvais] * minimum):
            yield arrets, minimum, ["Pau", "Lens"]
            yield arrets[::-1], minimum, ["Lens"]
    yield ["Pau", "Dax"], 2, []
    yield ["Lens", "Lens-Nord"], 2, ["Lens-Nord", "Nord"]
    yield [], 0, ["Pau"]


def gares_fermees(arrets, minimum, fermees):
    return [gare for gare in arrets if gare in fermees]


EXERCICE = Exercice(
    reference=defaut_du_trajet,
    points=3,
    cas=cas,
    exemples=((["Pau", "Dax", "Lens"], 2, ["Lens"]), (["Lens"], 2, ["Lens"]), (["Pau", "Dax"], 2, ["Lens"])),
    intacts=("arrets", "fermees"),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le trajet est trop direct", "le trajet a assez d’arrêts", lambda arrets, minimum, fermees: len(arrets) < minimum),
        Propriete("le trajet a juste le minimum d’arrêts", "le trajet n’a pas juste le minimum d’arrêts", lambda arrets, minimum, fermees: len(arrets) == minimum),
        Propriete("une gare est fermée", "aucune gare n’est fermée", lambda *arguments: gares_fermees(*arguments) != []),
        Propriete("plusieurs gares sont fermées", "une gare au plus est fermée", lambda *arguments: len(gares_fermees(*arguments)) > 1),
        Propriete("la première gare est fermée", "la première gare n’est pas fermée", lambda arrets, minimum, fermees: len(arrets) > 0 and arrets[0] in fermees),
        Propriete("la dernière gare est fermée", "la dernière gare n’est pas fermée", lambda arrets, minimum, fermees: len(arrets) > 0 and arrets[-1] in fermees),
    ),
    indices=(
        "Trois réponses possibles, dans un ordre : le trajet est trop direct, une gare est fermée, tout va bien. Dès que l’une convient, elle est connue.",
        "Cherchez chaque gare du trajet parmi les gares fermées. Le texte vide ne se renvoie qu’après les avoir tous vus.",
    ),
    squelette='''\
def defaut_du_trajet(arrets, minimum, fermees):
    """Ce qui ne va pas dans le trajet."""
    if ...:
        return "trop direct"
    for gare in arrets:
        if ...:
            return f"{...} est fermée"
    return ...
''',
)


@faux("le nombre d’arrêts n’est pas vérifié : un trajet qui en a moins que `minimum` est trop direct")
def taille_oubliee(arrets, minimum, fermees):
    return next((f"{gare} est fermée" for gare in arrets if gare in fermees), "")


@faux("les gares ne sont pas vérifiées : cherchez chacune parmi les gares fermées")
def elements_oublies(arrets, minimum, fermees):
    return "trop direct" if len(arrets) < minimum else ""


@faux("une gare fermée passe avant le nombre d’arrêts : voyez d’abord si le trajet est trop direct")
def ordre_inverse(arrets, minimum, fermees):
    return next((f"{gare} est fermée" for gare in arrets if gare in fermees), "trop direct" if len(arrets) < minimum else "")


@faux("c’est la dernière gare fermée qui est donnée : répondez dès la première")
def dernier_donne(arrets, minimum, fermees):
    if len(arrets) < minimum:
        return "trop direct"
    trouves = gares_fermees(arrets, minimum, fermees)
    return f"{trouves[-1]} est fermée" if trouves else ""


@faux("quand le trajet a assez d’arrêts, la première gare décide pour toutes les autres : ne répondez `\"\"` qu’après les avoir toutes vues")
def premier_seul(arrets, minimum, fermees):
    return defaut_du_trajet(arrets, minimum, fermees) if len(arrets) < minimum or arrets[:1] and arrets[0] in fermees else ""


@faux("quand le trajet a assez d’arrêts, seule la dernière gare est vérifiée : répondez dès qu’une gare est fermée")
def dernier_seul(arrets, minimum, fermees):
    if len(arrets) < minimum:
        return "trop direct"
    return f"{arrets[-1]} est fermée" if arrets and arrets[-1] in fermees else ""


@faux("un trajet qui a juste `minimum` arrêts est dit trop direct : il en a assez")
def borne_comptee(arrets, minimum, fermees):
    return "trop direct" if len(arrets) <= minimum else defaut_du_trajet(arrets, minimum, fermees)


@faux("un trajet qui a plus d’arrêts que `minimum` est dit trop direct : il peut en avoir plus")
def longueur_exacte(arrets, minimum, fermees):
    return "trop direct" if len(arrets) != minimum else defaut_du_trajet(arrets, minimum, fermees)


@faux("ce sont les gares ouvertes qui sont dites fermées : celles qu’il faut donner sont dans `fermees`")
def recherche_inversee(arrets, minimum, fermees):
    if len(arrets) < minimum:
        return "trop direct"
    return next((f"{gare} est fermée" for gare in arrets if gare not in fermees), "")


@faux("quand tout va bien, rien n’est renvoyé : il faut alors un texte vide, `\"\"`")
def rien_si_tout_va_bien(arrets, minimum, fermees):
    return defaut_du_trajet(arrets, minimum, fermees) or None


@faux("quand tout va bien, la réponse est `True` : il faut alors un texte vide, `\"\"`")
def vrai_si_tout_va_bien(arrets, minimum, fermees):
    return defaut_du_trajet(arrets, minimum, fermees) or True


@faux("la gare fermée n’est pas nommée : écrivez-la devant « est fermée »")
def element_oublie_du_texte(arrets, minimum, fermees):
    return "est fermée" if defaut_du_trajet(arrets, minimum, fermees).endswith(" est fermée") else defaut_du_trajet(arrets, minimum, fermees)


@faux("la dernière gare n’est jamais vérifiée : son rang est `len(arrets) - 1`, allez jusque-là")
def dernier_oublie(arrets, minimum, fermees):
    return defaut_du_trajet(arrets, minimum, fermees) if len(arrets) < minimum else defaut_du_trajet(arrets[:-1], 0, fermees)


@faux("la première gare n’est jamais vérifiée : son rang est 0")
def premier_oublie(arrets, minimum, fermees):
    return defaut_du_trajet(arrets, minimum, fermees) if len(arrets) < minimum else defaut_du_trajet(arrets[1:], 0, fermees)


@faux("c’est la première de la liste des gares fermées qui est nommée : il faut la première dans l’ordre du trajet, parcourez le trajet")
def ordre_de_l_autre_liste(arrets, minimum, fermees):
    if len(arrets) < minimum:
        return "trop direct"
    return next((f"{gare} est fermée" for gare in fermees if gare in arrets), "")


@faux("seuls les `minimum` premiers arrêts sont vérifiés : ils doivent tous l’être, jusqu’au dernier")
def debut_seul(arrets, minimum, fermees):
    return defaut_du_trajet(arrets[:minimum], minimum, fermees)


@faux("le mot « gare » est écrit à la place de son nom : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(arrets, minimum, fermees):
    return "gare est fermée" if defaut_du_trajet(arrets, minimum, fermees).endswith(" est fermée") else defaut_du_trajet(arrets, minimum, fermees)
