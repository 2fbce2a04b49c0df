"""Question : dire ce qui ne va pas dans un mot de passe."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def defaut_du_mot_de_passe(mot, minimum, interdits):
    """`"trop court"` si le mot a moins de `minimum` signes ; sinon, le premier signe interdit, comme dans `"% est interdit"` ; `""` si tout va bien."""
    if len(mot) < minimum:
        return "trop court"
    for signe in mot:
        if signe in interdits:
            return f"{signe} est interdit"
    return ""


TOUS = ["a", "T", "7", "b", "9", "z", "k", "%"]


def cas():
    for minimum in (2, 1, 3):
        for mot in sorted(listes(("a", "%", "/"), range(4)), key=lambda mot: (len(mot) != minimum, len(mot))):
            yield "".join(mot), minimum, ["%", "/"]
    for minimum in range(1, 8):
        bon, mauvais = TOUS[:minimum], TOUS[7]
        for mot in (bon, TOUS[: minimum + 1], bon[1:], [*bon[:-1], mauvais], [mauvais, *bon[1:]], [*bon[: minimum // 2], mauvais, *bon[minimum // 2 + 1 :]], [*TOUS[: minimum - 1], mauvais, mauvais], [mauvais] * minimum):
            yield "".join(mot), minimum, ["/", "%"]
            yield "".join(mot[::-1]), minimum, ["%"]
    yield "abc", 2, []
    yield "a-b_c", 5, ["_", "-"]
    yield "", 0, ["%"]


def signes_interdits(mot, minimum, interdits):
    return [signe for signe in mot if signe in interdits]


EXERCICE = Exercice(
    reference=defaut_du_mot_de_passe,
    points=3,
    cas=cas,
    exemples=(("ab7%z", 4, ["/", "%"]), ("ab%", 4, ["/", "%"]), ("abc7", 4, ["/", "%"])),
    intacts=("interdits",),
    jamais_d_erreur=True,
    proprietes=(
        Propriete("le mot est trop court", "le mot est assez long", lambda mot, minimum, interdits: len(mot) < minimum),
        Propriete("le mot a juste la longueur minimale", "le mot n’a pas juste la longueur minimale", lambda mot, minimum, interdits: len(mot) == minimum),
        Propriete("un signe est interdit", "aucun signe n’est interdit", lambda *arguments: signes_interdits(*arguments) != []),
        Propriete("plusieurs signes sont interdits", "un signe au plus est interdit", lambda *arguments: len(signes_interdits(*arguments)) > 1),
        Propriete("le premier signe est interdit", "le premier signe n’est pas interdit", lambda mot, minimum, interdits: len(mot) > 0 and mot[0] in interdits),
        Propriete("le dernier signe est interdit", "le dernier signe n’est pas interdit", lambda mot, minimum, interdits: len(mot) > 0 and mot[-1] in interdits),
    ),
    indices=(
        "Trois réponses possibles, dans un ordre : le mot est trop court, un signe est interdit, tout va bien. Dès que l’une convient, elle est connue.",
        "Un texte se parcourt signe par signe. Le texte vide ne se renvoie qu’après les avoir tous vus.",
    ),
    squelette='''\
def defaut_du_mot_de_passe(mot, minimum, interdits):
    """Ce qui ne va pas dans le mot de passe."""
    if ...:
        return "trop court"
    for signe in mot:
        if ...:
            return f"{...} est interdit"
    return ...
''',
)


@faux("la longueur n’est pas vérifiée : un mot qui a moins de `minimum` signes est trop court")
def taille_oubliee(mot, minimum, interdits):
    return next((f"{signe} est interdit" for signe in mot if signe in interdits), "")


@faux("les signes ne sont pas vérifiés : cherchez chacun parmi les interdits")
def elements_oublies(mot, minimum, interdits):
    return "trop court" if len(mot) < minimum else ""


@faux("un signe interdit passe avant la longueur : voyez d’abord si le mot est trop court")
def ordre_inverse(mot, minimum, interdits):
    return next((f"{signe} est interdit" for signe in mot if signe in interdits), "trop court" if len(mot) < minimum else "")


@faux("c’est le dernier signe interdit qui est donné : répondez dès le premier")
def dernier_donne(mot, minimum, interdits):
    if len(mot) < minimum:
        return "trop court"
    trouves = signes_interdits(mot, minimum, interdits)
    return f"{trouves[-1]} est interdit" if trouves else ""


@faux("quand le mot est assez long, le premier signe décide pour tous les autres : ne répondez `\"\"` qu’après les avoir tous vus")
def premier_seul(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot, minimum, interdits) if len(mot) < minimum or mot[:1] and mot[0] in interdits else ""


@faux("quand le mot est assez long, seul le dernier signe est vérifié : répondez dès qu’un signe est interdit")
def dernier_seul(mot, minimum, interdits):
    if len(mot) < minimum:
        return "trop court"
    return f"{mot[-1]} est interdit" if mot and mot[-1] in interdits else ""


@faux("un mot qui a juste `minimum` signes est dit trop court : il est assez long")
def borne_comptee(mot, minimum, interdits):
    return "trop court" if len(mot) <= minimum else defaut_du_mot_de_passe(mot, minimum, interdits)


@faux("un mot plus long que `minimum` est dit trop court : il peut le dépasser")
def longueur_exacte(mot, minimum, interdits):
    return "trop court" if len(mot) != minimum else defaut_du_mot_de_passe(mot, minimum, interdits)


@faux("ce sont les signes permis qui sont dits interdits : ceux qu’il faut refuser sont dans `interdits`")
def recherche_inversee(mot, minimum, interdits):
    if len(mot) < minimum:
        return "trop court"
    return next((f"{signe} est interdit" for signe in mot if signe not in interdits), "")


@faux("quand tout va bien, rien n’est renvoyé : il faut alors un texte vide, `\"\"`")
def rien_si_tout_va_bien(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot, minimum, interdits) or None


@faux("quand tout va bien, la réponse est `True` : il faut alors un texte vide, `\"\"`")
def vrai_si_tout_va_bien(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot, minimum, interdits) or True


@faux("le signe interdit n’est pas nommé : écrivez-le devant « est interdit »")
def element_oublie_du_texte(mot, minimum, interdits):
    return "est interdit" if defaut_du_mot_de_passe(mot, minimum, interdits).endswith(" est interdit") else defaut_du_mot_de_passe(mot, minimum, interdits)


@faux("le dernier signe n’est jamais vérifié : son rang est `len(mot) - 1`, allez jusque-là")
def dernier_oublie(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot, minimum, interdits) if len(mot) < minimum else defaut_du_mot_de_passe(mot[:-1], 0, interdits)


@faux("le premier signe n’est jamais vérifié : son rang est 0")
def premier_oublie(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot, minimum, interdits) if len(mot) < minimum else defaut_du_mot_de_passe(mot[1:], 0, interdits)


@faux("c’est le premier de la liste des interdits qui est nommé : il faut le premier dans l’ordre du mot, parcourez le mot")
def ordre_de_l_autre_liste(mot, minimum, interdits):
    if len(mot) < minimum:
        return "trop court"
    return next((f"{signe} est interdit" for signe in interdits if signe in mot), "")


@faux("seuls les `minimum` premiers signes sont vérifiés : ils doivent tous l’être, jusqu’au dernier")
def debut_seul(mot, minimum, interdits):
    return defaut_du_mot_de_passe(mot[:minimum], minimum, interdits)


@faux("le mot « signe » est écrit à la place du signe lui-même : dans un texte à trous, un nom de variable se met entre accolades")
def sans_accolades(mot, minimum, interdits):
    return "signe est interdit" if defaut_du_mot_de_passe(mot, minimum, interdits).endswith(" est interdit") else defaut_du_mot_de_passe(mot, minimum, interdits)
