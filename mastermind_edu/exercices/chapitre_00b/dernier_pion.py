"""Exercice : le dernier pion d’un code."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, UN_SEUL_PION, listes, se_repete
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def dernier_pion(code):
    """Le pion le plus à droite du code, quelle que soit sa longueur (un pion au moins)."""
    return code[len(code) - 1]


def cas():
    for code in listes("RVB", (1, 2, 3)):
        yield (code,)
    for taille in range(4, 9):
        yield (AUTRES_INITIALES[:taille],)
        yield (AUTRES_INITIALES[taille - 4 : 8],)
    for taille in range(2, 8):
        yield (AUTRES_INITIALES[:1] * taille + AUTRES_INITIALES[taille : taille + 1],)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    ecart = comparer_a_la_reference(exercice, arguments, attendue, obtenue)
    if ecart is None or obtenue.erreur or ecart.genre not in ("valeur", "type"):
        return ecart
    return ecart._replace(conseil=_conseiller(obtenue.valeur, *arguments) or ecart.conseil, message=_chercher_la_couleur(obtenue.valeur, *arguments))


def _chercher_la_couleur(valeur: object, code: list) -> str:
    """Rien n’est trouvé quand la dernière couleur est déjà au début du code : `index` ne va pas plus loin."""
    if valeur not in (None, "") or len(code) != 2 or code[0] != code[1]:
        return ""
    rien = "rien n’est renvoyé" if valeur is None else "un texte vide est renvoyé"
    return (
        f"ici, {rien} : cherchez-vous le rang d’un pion d’après sa couleur ? `index` donne le premier rang où elle se trouve, 0, "
        "alors que le dernier pion est au rang 1 ; lisez directement la case de rang `len(code) - 1`"
    )


def _conseiller(valeur: object, code: list) -> str:
    """Où est le dernier pion, quand la réponse est un autre texte ou un nombre."""
    if type(valeur) is int:
        return "la réponse est un nombre : il faut le pion lui-même, lu dans le code, `code[…]`"
    if type(valeur) is not str:
        return ""
    faute = f"le pion renvoyé, `{valeur!r}`, n’est pas le dernier" if valeur in code else f"la réponse `{valeur!r}` n’est pas un pion du code"
    return f"{faute} : ici, `len(code)` vaut {len(code)}, et le dernier pion est au rang {len(code) - 1} ; c’est toujours un de moins"


EXERCICE = Exercice(
    reference=dernier_pion,
    points=1,
    cas=cas,
    exemples=((["R", "V", "B", "J"],), (["N", "P"],)),
    intacts=("code",),
    juger=juger,
    proprietes=(
        UN_SEUL_PION,
        Propriete("il y a deux pions", "il n’y a pas deux pions", lambda code: len(code) == 2),
        Propriete("il y a quatre pions", "il n’y a pas quatre pions", lambda code: len(code) == 4),
        Propriete("le premier et le dernier pion sont égaux", "le premier et le dernier pion diffèrent", lambda code: code[0] == code[-1]),
        Propriete("une couleur est répétée", "aucune couleur n’est répétée", se_repete),
    ),
    indices=(
        "Écrivez les rangs sous les pions de `[\"R\", \"V\", \"B\", \"J\"]`. Quel est le rang du dernier ? Et dans un code de deux pions ?",
        "Le rang du dernier pion dépend de la longueur du code, que `len` donne : c’est un de moins.",
    ),
    squelette='''\
def dernier_pion(code):
    """Le dernier pion du code."""
    rang = len(code) - ...
    return code[...]
''',
)


@faux("c’est le premier pion qui est renvoyé : le rang du dernier est `len(code) - 1`")
def premier_pion(code):
    return code[0]


@faux("le rang demandé n’existe pas : dans un code de quatre pions, les rangs vont de 0 à 3, et `len(code)` vaut 4 ; le rang du dernier est `len(code) - 1`")
def rang_trop_grand(code):
    return code[len(code)]


@faux("c’est toujours le pion de rang 3 qui est demandé : il n’est le dernier que parmi quatre pions ; servez-vous de `len(code)`")
def quatrieme_pion(code):
    return code[3]


@faux("c’est l’avant-dernier pion qui est renvoyé, et le seul quand il n’y en a qu’un : lisez la case de rang `len(code) - 1` ; si vous avancez de rang en rang, c’est la dernière à lire (une borne de fin n’est jamais atteinte)")
def avant_dernier(code):
    return code[len(code) - 2]


@faux("c’est l’avant-dernier pion qui est demandé, et un code d’un pion donne une erreur : le rang du dernier est `len(code) - 1`, et `-1` depuis la fin")
def avant_dernier_par_la_fin(code):
    return code[-2]


@faux("c’est le rang du dernier pion qui est renvoyé : il faut le pion lui-même, `code[…]` à ce rang")
def rang_du_dernier(code):
    return len(code) - 1


@faux("le pion est le bon, mais le code reçu l’a perdu : lisez la case à son rang, sans rien ôter")
def dernier_ote(code):
    return code.pop()


@faux("c’est toujours le pion de rang 1 qui est demandé : il n’est le dernier que parmi deux pions ; servez-vous de `len(code)`")
def deuxieme_pion(code):
    return code[1]


@faux("c’est toujours le pion de rang 4 qui est demandé : il n’est le dernier que parmi cinq pions ; servez-vous de `len(code)`")
def cinquieme_pion(code):
    return code[4]


@faux("c’est une liste d’un seul pion qui est renvoyée : il faut le pion lui-même, sans crochets autour, ni « : » entre eux")
def liste_d_un_pion(code):
    return code[-1:]


@faux("c’est le code sans son dernier pion qui est renvoyé : il faut ce dernier pion lui-même, lu à son rang, sans « : » entre les crochets")
def tout_sauf_le_dernier(code):
    return code[:-1]


@faux("c’est la longueur du code qui est renvoyée : il faut le pion qui est au dernier rang")
def longueur_du_code(code):
    return len(code)


@faux("c’est la lettre la plus proche de Z qui est renvoyée : le dernier pion est celui du plus grand rang, ne rangez pas le code")
def plus_grande_lettre(code):
    return max(code)


@faux("c’est le code entier qui est renvoyé : il faut un seul pion, celui du dernier rang")
def code_entier(code):
    return code


@faux("c’est le code à l’envers qui est renvoyé : il faut un seul pion, celui du dernier rang, `code[…]`")
def code_a_l_envers(code):
    return code[::-1]


@faux("le code reçu a été rangé dans l’ordre de l’alphabet : le dernier pion est celui du plus grand rang, ne changez pas l’ordre")
def code_trie(code):
    code.sort()
    return code[-1]


AVANT_DERNIER = "c’est l’avant-dernier pion qui est renvoyé, et {} quand il n’y en a qu’un : lisez la case de rang `len(code) - 1` ; si vous avancez de rang en rang, c’est la dernière à lire (une borne de fin n’est jamais atteinte)"


@faux(AVANT_DERNIER.format("une erreur vient"))
def un_tour_de_moins(code):
    for rang in range(len(code) - 1):
        pion = code[rang]
    return pion


@faux(AVANT_DERNIER.format("un texte vide"))
def un_tour_de_moins_depuis_le_vide(code):
    return code[-2] if len(code) > 1 else ""
