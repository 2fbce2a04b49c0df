"""Exercice : compter les pions d’une autre couleur."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, UN_SEUL_PION, listes, se_repete
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

RETIRE = (
    "le code reçu a perdu des pions, alors qu’il doit rester entier : n’en retirez aucun, comptez ; partez de 0, et ajoutez 1 pour chaque pion "
    "différent de `couleur` (un second nom, comme dans `a = code`, n’est pas une copie)"
)


def compter_autres(code, couleur):
    """Le nombre de pions du code qui ne sont pas de cette couleur."""
    compte = 0
    for pion in code:
        if pion != couleur:
            compte = compte + 1
    return compte


def cas():
    for code in listes("RVB", (1, 2, 3)):
        for couleur in "RVB":
            yield code, couleur
    for taille in range(4, 9):
        code = AUTRES_INITIALES[:taille]
        yield code, code[0]
        yield code, "N"
        yield code[:2] * taille, code[1]
        yield [code[-1], *code], code[-1]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    perdus = ecart and ecart.genre == "modification" and len(obtenue.arguments[0]) < len(arguments[0])
    if ecart and ecart.genre == "valeur" and type(obtenue.valeur) is int:
        return ecart._replace(conseil=f"ici, {_compter(attendue.valeur)} pas de la couleur `{arguments[1]!r}` : regardez chaque pion une seule fois, ajoutez 1 s’il diffère de `couleur`, et rien sinon")
    return ecart._replace(message=RETIRE) if perdus else ecart


def _compter(nombre: int) -> str:
    return {0: "aucun pion n’est", 1: "un seul pion n’est"}.get(nombre, f"{nombre} pions ne sont")


EXERCICE = Exercice(
    reference=compter_autres,
    points=2,
    cas=cas,
    exemples=((["R", "V", "R", "B"], "R"), (["R", "V", "R", "B"], "J"), (["V", "V"], "V")),
    intacts=("code",),
    juger=juger,
    proprietes=(
        UN_SEUL_PION,
        Propriete("la couleur est dans le code", "la couleur n’est pas dans le code", lambda code, couleur: couleur in code),
        Propriete("le premier pion est de cette couleur", "le premier pion est d’une autre couleur", lambda code, couleur: code[0] == couleur),
        Propriete("le dernier pion est de cette couleur", "le dernier pion est d’une autre couleur", lambda code, couleur: code[-1] == couleur),
        Propriete("une couleur est répétée", "aucune couleur n’est répétée", lambda code, couleur: se_repete(code)),
        Propriete("la couleur est le rouge", "la couleur n’est pas le rouge", lambda code, couleur: couleur == "R"),
    ),
    indices=(
        "La leçon compte les rouges. Que faut-il changer pour une couleur quelconque ? Et pour compter ceux qui ne l’ont pas ?",
        "« Différent de » s’écrit `!=`. Le compte part de 0 avant la boucle, et se renvoie après elle.",
    ),
    squelette='''\
def compter_autres(code, couleur):
    """Le nombre de pions d’une autre couleur."""
    compte = 0
    for pion in code:
        if ...:
            compte = ...
    return compte
''',
)


@faux("ce sont les pions de cette couleur qui sont comptés : comptez tous les autres")
def ceux_de_la_couleur(code, couleur):
    return code.count(couleur)


@faux("tous les pions sont comptés, même ceux de cette couleur : n’ajoutez 1 que si le pion de ce tour, lui seul et non le code entier, diffère de `couleur`")
def tous_les_pions(code, couleur):
    return len(code)


@faux("seul le premier pion compte : regardez-les tous, et ne renvoyez le compte qu’ensuite")
def premier_seulement(code, couleur):
    return int(code[0] != couleur)


@faux("seul le dernier pion compte : chaque pion doit s’ajouter au compte des précédents")
def dernier_seulement(code, couleur):
    return int(code[-1] != couleur)


@faux("le dernier pion n’est jamais regardé : son rang est `len(code) - 1`, allez jusque-là")
def dernier_oublie(code, couleur):
    return sum(pion != couleur for pion in code[:-1])


@faux("ce sont les pions qui ne sont pas rouges que l’on compte : la couleur à comparer est dans `couleur`")
def sauf_les_rouges(code, couleur):
    return sum(pion != "R" for pion in code)


@faux("la réponse est `True` ou `False` : il faut le nombre de pions d’une autre couleur")
def vrai_ou_faux(code, couleur):
    return any(pion != couleur for pion in code)


@faux("ce sont les pions eux-mêmes que l’on reçoit : il faut leur nombre ; partez de 0, et ajoutez 1 pour chacun")
def liste_des_autres(code, couleur):
    return [pion for pion in code if pion != couleur]


@faux("le premier pion n’est jamais regardé : son rang est 0, commencez par lui")
def premier_oublie(code, couleur):
    return sum(pion != couleur for pion in code[1:])


@faux("le compte est toujours trop grand de 1 : il doit partir de 0, et n’avancer que de 1 par pion d’une autre couleur")
def part_de_1(code, couleur):
    return 1 + sum(pion != couleur for pion in code)


@faux("le compte ne dépasse jamais 1 : regardez tous les pions, et ajoutez 1 à ce qui est déjà compté, chaque fois")
def un_au_plus(code, couleur):
    return int(any(pion != couleur for pion in code))


@faux("le compte s’arrête au premier pion de cette couleur : sautez-le, et continuez jusqu’au dernier")
def arret_au_premier_egal(code, couleur):
    return code.index(couleur) if couleur in code else len(code)


@faux("le compte repart de zéro à chaque pion de cette couleur : un tel pion ne change rien au compte")
def remis_a_zero(code, couleur):
    compte = 0
    for pion in code:
        compte = compte + 1 if pion != couleur else 0
    return compte


@faux("chaque pion de cette couleur retire 1 au compte : il ne doit rien y changer")
def retire_les_egaux(code, couleur):
    return sum(1 if pion != couleur else -1 for pion in code)


@faux("une couleur présente plusieurs fois n’est comptée qu’une fois : ce sont les pions que l’on compte, ajoutez 1 pour chacun, même si sa couleur est déjà comptée")
def couleurs_differentes(code, couleur):
    return len({*code} - {couleur})


@faux("un seul pion de cette couleur est laissé de côté : il faut les laisser tous ; regardez chaque pion, et ajoutez 1 s’il diffère de `couleur`")
def un_seul_ote(code, couleur):
    return len(code) - (couleur in code)


@faux("le compte est négatif : ajoutez 1 à chaque pion d’une autre couleur, n’en retirez pas")
def compte_negatif(code, couleur):
    return -sum(pion != couleur for pion in code)


@faux("ce sont les rangs des pions qui s’ajoutent : ajoutez 1 pour chacun")
def somme_des_rangs(code, couleur):
    return sum(rang for rang, pion in enumerate(code) if pion != couleur)


@faux("chaque pion est comparé au premier du code : comparez-le à `couleur`")
def autres_que_le_premier(code, couleur):
    return sum(pion != code[0] for pion in code)


@faux("la réponse est toujours 0 : à chaque tour, comparez le pion, et non le code entier, à `couleur` ; s’il diffère, ajoutez 1 au compte")
def toujours_zero(code, couleur):
    return 0


@faux("quand tous les pions sont de cette couleur, rien n’est renvoyé ; et sinon, toujours 1 : ne renvoyez le compte qu’après le dernier pion")
def renvoye_au_premier(code, couleur):
    return 1 if any(pion != couleur for pion in code) else None


@faux("dès que la couleur est dans le code, la réponse est 0 : un pion de cette couleur ne doit rien changer au compte ; regardez les pions un par un, jusqu’au dernier")
def zero_si_presente(code, couleur):
    return 0 if couleur in code else len(code)


@faux("le compte s’arrête au premier pion de cette couleur, et une erreur vient quand il n’y en a pas : regardez tous les pions, jusqu’au rang `len(code) - 1`")
def jusqu_au_premier_egal(code, couleur):
    compte = 0
    while code[compte] != couleur:
        compte = compte + 1
    return compte


@faux("le premier pion décide pour tous les autres : à chaque tour, comparez à `couleur` le pion de ce tour, et non toujours le premier")
def premier_pour_tous(code, couleur):
    return len(code) if code[0] != couleur else 0


@faux("le dernier pion décide pour tous les autres : à chaque tour, comparez à `couleur` le pion de ce tour, et non toujours le dernier")
def dernier_pour_tous(code, couleur):
    return len(code) if code[-1] != couleur else 0


@faux("la réponse est 1 quand la couleur n’est pas dans le code, 0 sinon : regardez les pions un par un, et ajoutez 1 pour chacun qui diffère de `couleur`")
def un_si_absente(code, couleur):
    return int(couleur not in code)


@faux("le compte est multiplié par le nombre de pions : ne parcourez le code qu’une fois, et n’ajoutez que 1 par pion d’une autre couleur")
def compte_a_chaque_pion(code, couleur):
    return len(code) * sum(pion != couleur for pion in code)
