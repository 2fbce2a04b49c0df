"""Question : vérifier qu’un brin d’ADN peut se lire."""

from mastermind_edu.exercices.cas import mots
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

BASES = "ACGT"


def brin_lisible(brin, minimum):
    """`True` quand le brin a au moins `minimum` lettres, toutes parmi A, C, G et T ; `False` sinon."""
    if len(brin) < minimum:
        return False
    for lettre in brin:
        if lettre not in "ACGT":
            return False
    return True


def cas():
    for minimum in (2, 1, 3):
        for brin in sorted(mots("AGN", range(4)), key=lambda brin: (len(brin) != minimum, len(brin))):
            yield brin, minimum
    for minimum in range(1, 11):
        brin = "GATTACACTG"[:minimum]
        for autre in (brin, brin + "C", brin + "TTGA", brin[1:], brin[:-1] + "N", "U" + brin[1:], brin + "X", brin[: minimum // 2] + "?" + brin[minimum // 2 :]):
            yield autre, minimum
    for brin in ("TTTT", "CCCCC", "ACGT", "acgt", "A-CG", "GAT TACA", "GATU", "", "CG"):
        yield brin, 4
    yield "", 0
    yield "B", 0


EXERCICE = Exercice(
    reference=brin_lisible,
    points=3,
    cas=cas,
    exemples=(("GATTACA", 4), ("GAT", 4), ("GANTACA", 4)),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le brin est assez long", "le brin est trop court", lambda brin, minimum: len(brin) >= minimum),
        Propriete("le brin a juste la longueur minimale", "le brin n’a pas juste la longueur minimale", lambda brin, minimum: len(brin) == minimum),
        Propriete("le brin dépasse la longueur minimale", "le brin ne dépasse pas la longueur minimale", lambda brin, minimum: len(brin) > minimum),
        Propriete("une lettre est illisible", "toutes les lettres sont lisibles", lambda brin, minimum: any(lettre not in BASES for lettre in brin)),
        Propriete("la première lettre est lisible", "la première lettre n’est pas lisible", lambda brin, minimum: brin != "" and brin[0] in BASES),
        Propriete("la dernière lettre est lisible", "la dernière lettre n’est pas lisible", lambda brin, minimum: brin != "" and brin[-1] in BASES),
    ),
    indices=(
        "Deux raisons de refuser : la longueur, puis une lettre. Dès que l’une se présente, la réponse est connue.",
        "Un texte se parcourt lettre par lettre ; une lettre est lisible si elle est dans `\"ACGT\"`. On ne peut accepter qu’après les avoir toutes vues.",
    ),
    squelette='''\
def brin_lisible(brin, minimum):
    """True quand le brin est assez long et n’a que des lettres lisibles."""
    if ...:
        return False
    for lettre in brin:
        if ...:
            return ...
    return ...
''',
)


@faux("la longueur n’est pas vérifiée : un brin trop court est accepté")
def longueur_oubliee(brin, minimum):
    return all(lettre in BASES for lettre in brin)


@faux("les lettres ne sont pas vérifiées : un brin assez long est accepté, quoi qu’il contienne")
def lettres_oubliees(brin, minimum):
    return len(brin) >= minimum


@faux("une seule lettre lisible suffit pour accepter un brin assez long : toutes doivent l’être")
def une_lettre_suffit(brin, minimum):
    return len(brin) >= minimum and any(lettre in BASES for lettre in brin)


@faux("quand le brin est assez long, la première lettre décide pour toutes les autres : n’acceptez qu’après les avoir toutes vues")
def premiere_lettre_seule(brin, minimum):
    return len(brin) >= minimum and brin[:1] in BASES


@faux("quand le brin est assez long, la dernière lettre décide pour toutes les autres : dès qu’une lettre est illisible, refusez")
def derniere_lettre_seule(brin, minimum):
    return len(brin) >= minimum and brin[-1:] in BASES


@faux("un brin qui a juste la longueur minimale est refusé : « au moins » la comprend")
def minimum_exclu(brin, minimum):
    return len(brin) > minimum and all(lettre in BASES for lettre in brin)


@faux("un brin plus long que le minimum est refusé : « au moins » permet de le dépasser")
def juste_le_minimum(brin, minimum):
    return len(brin) == minimum and all(lettre in BASES for lettre in brin)


@faux("ce sont les brins trop courts qui sont acceptés, et les longs refusés : il faut au moins `minimum` lettres")
def au_plus_le_minimum(brin, minimum):
    return len(brin) <= minimum and all(lettre in BASES for lettre in brin)


@faux("le minimum est toujours 4, comme dans les exemples : il est dans `minimum`")
def quatre_lettres(brin, minimum):
    return len(brin) >= 4 and all(lettre in BASES for lettre in brin)


@faux("une seule des deux conditions suffit : il faut la longueur, et des lettres lisibles partout")
def une_condition_suffit(brin, minimum):
    return len(brin) >= minimum or all(lettre in BASES for lettre in brin)


@faux("les réponses sont échangées : `True` pour un brin lisible, `False` pour un autre")
def reponses_echangees(brin, minimum):
    return not brin_lisible(brin, minimum)


@faux("le brin entier est cherché dans « ACGT » : cherchez chacune de ses lettres, une à une")
def brin_entier(brin, minimum):
    return len(brin) >= minimum and brin in BASES


@faux("quand le brin est lisible, rien n’est renvoyé : il faut alors `True`")
def rien_si_lisible(brin, minimum):
    return None if brin_lisible(brin, minimum) else False


@faux("seules les `minimum` premières lettres sont vérifiées : elles doivent toutes l’être, jusqu’à la dernière")
def debut_seul(brin, minimum):
    return len(brin) >= minimum and all(lettre in BASES for lettre in brin[:minimum])


@faux("ce sont les lettres lisibles que l’on compte jusqu’au minimum : une seule lettre illisible suffit pour refuser")
def assez_de_lisibles(brin, minimum):
    return sum(lettre in BASES for lettre in brin) >= minimum


@faux("quand le brin est assez long, la dernière lettre n’est pas vérifiée : son rang est `len(brin) - 1`, allez jusque-là")
def derniere_lettre_oubliee(brin, minimum):
    return len(brin) >= minimum and all(lettre in BASES for lettre in brin[:-1])


@faux("quand le brin est assez long, la première lettre n’est pas vérifiée : son rang est 0")
def premiere_lettre_oubliee(brin, minimum):
    return len(brin) >= minimum and all(lettre in BASES for lettre in brin[1:])


@faux("une lettre minuscule est acceptée : seules les quatre majuscules se lisent")
def minuscules_acceptees(brin, minimum):
    return len(brin) >= minimum and all(lettre.upper() in BASES for lettre in brin)


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(brin, minimum):
    return str(brin_lisible(brin, minimum))


@faux("un brin vide est accepté même quand il est trop court : comparez sa longueur avant de parcourir les lettres")
def vide_accepte(brin, minimum):
    return brin == "" or brin_lisible(brin, minimum)


@faux("un brin où l’une des quatre lettres manque est refusé, et une lettre de plus acceptée : ce sont les lettres du brin qu’il faut chercher dans « ACGT », et non l’inverse")
def quatre_lettres_exigees(brin, minimum):
    return len(brin) >= minimum and all(lettre in brin for lettre in BASES)
