"""Exercice : commencer au milieu de la liste, et finir par le début."""

import random
import re
from itertools import product

from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.valeurs import egales


def depart_cyclique(codes, depart):
    """La liste des mêmes codes, à partir du rang `depart`, puis depuis le début."""
    return codes[depart:] + codes[:depart]


def _codes(nb_pions, nb_couleurs):
    return [list(code) for code in product(range(nb_couleurs), repeat=nb_pions)]


def cas():
    yield [[0]], 0
    yield [[1], [0]], 0
    yield [[1], [0]], 1
    for nombre in (2, 3, 4):
        for depart in range(nombre):
            yield _codes(2, 2)[:nombre], depart
    for depart in (0, 1, 4, 8):
        yield _codes(2, 3), depart
    hasard = random.Random(14)
    for nombre in range(1, 21):
        codes = [hasard.choices(range(nombre % 12 + 1), k=nombre % 8 + 1) for _ in range(nombre)]
        for depart in sorted({0, nombre - 1, nombre // 2, hasard.randrange(nombre)}):
            yield codes, depart
    for depart in (0, 5, 13, 40, 80):
        yield _codes(4, 3), depart


def juger(exercice, arguments, attendue, obtenue):
    """La comparaison ordinaire, avec le premier code faux."""
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart and obtenue.erreur:
        return ecart._replace(message=_dire_l_erreur(obtenue.erreur))
    return ecart and ecart._replace(conseil=ecart.conseil if ecart.genre == "type" else _dire_l_ordre(*arguments, obtenue.valeur))


def _dire_l_erreur(erreur):
    """Une virgule dans une tranche, le départ pris pour un code ; vide pour une autre erreur."""
    lieu = f"ligne {erreur.ligne}, dans `{erreur.instruction.removesuffix(':')}`"
    if "not tuple" in erreur.texte and re.search(r"codes\[[^\[\]]+,", erreur.instruction):
        return f"{lieu} : une tranche s’écrit avec deux points, `codes[a:b]`, et non avec une virgule ; `a` est le premier rang pris, `b` le premier qui ne l’est plus"
    if erreur.types[0] == "ValueError" and "codes.index(depart)" in erreur.instruction.replace(" ", ""):
        return f"{lieu} : `depart` n’est pas un code à chercher, c’est déjà le rang où commencer ; servez-vous-en tel quel, comme dans `codes[depart:]`"
    return ""


def _dire_l_ordre(codes, depart, vus):
    """Le premier code faux, ou le nombre de codes."""
    if len(vus) != len(codes):
        return f"la liste rendue compte {accorder(len(vus), 'élément')} : il en faut autant que dans `codes`, ici {len(codes)}, chaque code une fois"
    rang = next((rang for rang, vu in enumerate(vus) if not egales(vu, codes[(depart + rang) % len(codes)])), 0)
    pris = (depart + rang) % len(codes)
    suite = "c’est le code de départ" if rang == 0 else f"qui suit `codes[{pris - 1}]`" if pris else "car après le dernier rang on revient à 0"
    return f"le premier code faux est au rang {rang} de votre liste : il faut là `codes[{pris}]`, {suite}"


class _SansEffet(Exercice):
    """`codes` peut changer ou non : une erreur typique se reconnaît à la seule liste rendue."""

    def reduire(self, arguments, obtenue):
        return obtenue._replace(arguments=())


EXERCICE = _SansEffet(
    reference=depart_cyclique,
    points=2,
    cas=cas,
    juger=juger,
    exemples=(([[0, 0], [0, 1], [1, 0], [1, 1]], 1), ([[0, 0], [0, 1], [1, 0], [1, 1]], 3), ([[0, 0], [0, 1], [1, 0], [1, 1]], 0)),
    proprietes=(
        Propriete("le départ est au rang 0", "le départ n’est pas au rang 0", lambda _, depart: depart == 0),
        Propriete("le départ est le dernier rang", "le départ n’est pas le dernier rang", lambda codes, depart: depart == len(codes) - 1),
        Propriete("le départ est au milieu exact de la liste", "le départ n’est pas au milieu exact de la liste", lambda codes, depart: 2 * depart == len(codes)),
        Propriete("il n’y a qu’un code", "il y a plusieurs codes", lambda codes, _: len(codes) == 1),
    ),
    indices=(
        "Deux morceaux de la liste, mis bout à bout : ce qui commence au départ, puis ce qui le précède.",
        "Une tranche `codes[a:]` va de `a` jusqu’à la fin, `codes[:b]` du début jusqu’à `b`, exclu ; `+` colle deux listes.",
    ),
    squelette='''\
def depart_cyclique(codes, depart):
    """Les mêmes codes, à partir de ce rang, puis depuis le début."""
    fin = codes[...]
    debut = codes[...]
    return ... + ...
''',
)


@faux("il manque le début de `codes`, les codes du rang 0 au rang `depart - 1` : ajoutez-les après les autres, `codes[:depart]` ; si votre code les ôte un à un, remettez chacun à la fin")
def sans_le_debut(codes, depart):
    return codes[depart:]


@faux("le code de départ est deux fois dans la liste, au début et à la fin : le second morceau s’arrête juste avant lui, au rang `depart - 1` ; dans `codes[:b]`, le rang `b` n’est pas pris")
def depart_repete(codes, depart):
    return codes[depart:] + codes[: depart + 1]


@faux("la liste commence un rang trop loin, et le code de départ, `codes[depart]`, finit le dernier : il doit venir en premier ; comptez-vous un rang de trop, ou laissez-vous de côté le rang `depart` lui-même ?")
def un_rang_trop_loin(codes, depart):
    return codes[depart + 1 :] + codes[: depart + 1]


@faux("la liste commence un rang trop tôt : les rangs partent de 0, le code de départ est `codes[depart]` ; votre code retire-t-il 1 au rang ?")
def un_rang_trop_tot(codes, depart):
    return codes[depart - 1 :] + codes[: depart - 1]


@faux("les codes d’avant le départ sont à l’envers : ils reprennent du début, dans l’ordre")
def debut_a_l_envers(codes, depart):
    return codes[depart:] + codes[:depart][::-1]


@faux("l’ordre n’a pas changé : le morceau qui commence au départ, `codes[depart:]`, doit venir devant ; un code à la fois, c’est le premier qu’il faut ôter et remettre à la fin, or `pop()` ôte le dernier, `pop(0)` le premier")
def inchangee(codes, depart):
    return codes[:depart] + codes[depart:]


@faux("la liste tourne dans le mauvais sens : elle doit commencer par `codes[depart]`, et non à `depart` rangs de la fin. Si votre code déplace un code à la fois, ôtez le premier et remettez-le à la fin (`pop()` ôte le dernier, `pop(0)` le premier) ; sinon, comptez `depart` dans l’autre sens, depuis le début")
def autre_sens(codes, depart):
    return codes[len(codes) - depart :] + codes[: len(codes) - depart]


@faux("la liste recule jusqu’au début au lieu d’avancer : après le départ vient le code suivant")
def en_reculant(codes, depart):
    return codes[: depart + 1][::-1] + codes[depart + 1 :][::-1]


@faux("le code de départ manque : `codes[depart:]` le contient, `codes[depart + 1:]` non")
def sans_le_depart(codes, depart):
    return codes[depart + 1 :] + codes[:depart]


@faux("le code d’avant le départ manque, et quand le départ est au rang 0 presque tout revient une seconde fois : le second morceau va du début au rang `depart - 1` compris, et dans `codes[:b]` le rang `b` n’est déjà pas pris")
def sans_le_dernier(codes, depart):
    return codes[depart:] + codes[: depart - 1]


@faux("le rang revient à 0 un code trop tôt : le dernier de la liste est au rang `len(codes) - 1`, prenez-le avant de revenir à 0")
def retour_trop_tot(codes, depart):
    rang, tournee = depart, []
    for _ in codes:
        tournee.append(codes[rang])
        rang = 0 if rang + 1 == len(codes) - 1 else rang + 1
    return tournee


@faux("un rang sort de la liste : après le dernier code, au rang `len(codes) - 1`, il doit revenir à 0 ; s’il y revient déjà, c’est un tour trop tard")
def sans_retour(codes, depart):
    return [codes[depart + i] for i in range(len(codes))]


@faux("quand le départ est le dernier rang, un rang sort de la liste : le code suivant est déjà celui du rang 0, revenez-y avant de le lire")
def retour_trop_tard(codes, depart):
    return [codes[depart], codes[depart + 1], *codes[depart + 2 :], *codes[:depart]]


@faux("vous renvoyez un seul code, celui du départ : il faut toute la liste, et `codes[depart:]`, avec ses deux points, en donne le premier morceau")
def un_seul_code(codes, depart):
    return codes[depart]


@faux("vous renvoyez deux listes au lieu d’une : les deux morceaux se collent bout à bout, par `+`")
def deux_listes(codes, depart):
    return [codes[depart:], codes[:depart]]


@faux("un code sur deux est passé à la fin : dès que le premier code est ôté, le rang de tous les autres baisse de 1, et le suivant à ôter est encore au rang 0")
def un_sur_deux(codes, depart):
    for rang in range(depart):
        codes.append(codes.pop(rang))
    return codes


@faux("seul le code de départ est passé devant : ceux qui le suivent dans `codes` doivent venir avec lui, `codes[depart:]`, avant ceux du début")
def depart_seul_devant(codes, depart):
    return [codes[depart], *codes[:depart], *codes[depart + 1 :]]


@faux("le premier code est ajouté à la fin plusieurs fois, sans quitter le début : ôtez-le chaque fois du début, `pop(0)`, puis ajoutez-le à la fin")
def premier_repete(codes, depart):
    return codes + codes[:1] * depart


@faux("le début de la liste est ajouté en un seul élément, une liste dans la liste : collez les deux morceaux par `+`")
def debut_emboite(codes, depart):
    return codes[depart:] + [codes[:depart]]


@faux("`None` est renvoyé : `extend`, `reverse` ou `sort` changent une liste sans rien renvoyer ; collez les deux morceaux par `+`, et renvoyez la liste ainsi faite")
def rien(codes, depart):
    return codes[depart:].extend(codes[:depart])


@faux("il n’y a que les codes d’avant le départ : ceux qui commencent au départ viennent devant, `codes[depart:]`")
def debut_seul(codes, depart):
    return codes[:depart]


@faux("toute la liste est à l’envers : les codes se suivent dans leur ordre, à partir du départ ; chacun s’ajoute à la fin, jamais devant")
def toute_a_l_envers(codes, depart):
    return (codes[depart:] + codes[:depart])[::-1]


@faux("toute la liste suit le premier morceau : après lui ne viennent que les codes d’avant le départ, `codes[:depart]`")
def toute_la_liste_ensuite(codes, depart):
    return codes[depart:] + codes


@faux("le dernier code de `codes` manque : le premier morceau va du départ jusqu’à la fin comprise, au rang `len(codes) - 1` ; une tranche ou un test qui finit à `len(codes) - 1`, ou à `-1`, s’arrête une case trop tôt")
def fin_trop_tot(codes, depart):
    return codes[depart:-1] + codes[:depart]


@faux("le premier code de `codes` manque quand le départ n’est pas au rang 0 : le second morceau commence au rang 0, et non au rang 1")
def debut_sans_le_premier(codes, depart):
    return codes[depart:] + codes[1:depart]


@faux("le code juste avant le départ manque : le second morceau va du rang 0 au rang `depart - 1` compris, un code de plus")
def debut_trop_court(codes, depart):
    return codes[depart:] + codes[: max(depart - 1, 0)]


@faux("il passe un code de moins qu’il ne faut du début à la fin : il doit en passer `depart`, ceux des rangs 0 à `depart - 1`")
def un_passage_de_moins(codes, depart):
    passes = max(depart - 1, 0)
    return codes[passes:] + codes[:passes]


@faux("les codes d’avant le départ sont encore devant, et à l’envers : ajoutez-les à la fin, dans leur ordre, au lieu de les insérer au début")
def debut_insere_devant(codes, depart):
    return codes[:depart][::-1] + codes[depart:]


@faux("les codes d’avant le départ sont bien à la fin, mais encore au début aussi : ôtez du début chaque code que vous remettez à la fin, ou partez de `codes[depart:]`")
def debut_garde_devant(codes, depart):
    codes += codes[:depart]
    return codes


@faux("le morceau qui commence au départ est mis deux fois : après lui viennent les codes d’avant le départ, `codes[:depart]`")
def fin_deux_fois(codes, depart):
    return codes[depart:] * 2


@faux("quand le code de départ est aussi plus tôt dans `codes`, la liste commence là : partez du rang `depart` lui-même, sans chercher où est ce code")
def depart_recherche(codes, depart):
    trouve = codes.index(codes[depart])
    return codes[trouve:] + codes[:trouve]


@faux("deux codes ont seulement changé de place entre eux : tous ceux d’avant le départ doivent passer à la fin, dans leur ordre")
def deux_codes_echanges(codes, depart):
    codes[0], codes[depart] = codes[depart], codes[0]
    return codes
