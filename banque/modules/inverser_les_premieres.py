"""Question : inverser les premières lampes d’un tableau lumineux, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def inverser_les_premieres(lampes, n):
    """Change l’état des `n` premières lampes, dans la liste reçue ; ne renvoie rien."""
    for k in range(n):
        lampes[k] = 1 - lampes[k]


def cas():
    for lampes in listes((0, 1), (1, 2, 3)):
        for n in range(len(lampes) + 1):
            yield lampes, n
    for n in range(9):
        yield [1, 0, 0, 1, 1, 0, 1, 0], min(n, 8)
        yield [0, 1, 1, 0, 0, 0, 1, 1, 1, 0], n
    yield [], 0


EXERCICE = Exercice(
    reference=inverser_les_premieres,
    points=3,
    cas=cas,
    exemples=(([0, 1, 0, 0], 2), ([1, 1, 1], 0)),
    modifies=("lampes",),
    proprietes=(
        Propriete("n vaut 0", "n dépasse 0", lambda lampes, n: n == 0),
        Propriete("n vaut 1", "n ne vaut pas 1", lambda lampes, n: n == 1),
        Propriete("toutes les lampes sont à inverser", "certaines lampes ne sont pas à inverser", lambda lampes, n: n == len(lampes)),
        Propriete("une des lampes à inverser est allumée", "toutes les lampes à inverser sont éteintes", lambda lampes, n: 1 in lampes[:n]),
        Propriete("une des lampes à inverser est éteinte", "toutes les lampes à inverser sont allumées", lambda lampes, n: 0 in lampes[:n]),
    ),
    indices=(
        "La liste existe déjà : écrivez dans ses cases, une par tour. Quels sont les rangs des `n` premières ?",
        "Un calcul suffit pour que 0 donne 1 et que 1 donne 0 : essayez « 1 moins la lampe ». Un `if` convient aussi.",
    ),
    squelette='''\
def inverser_les_premieres(lampes, n):
    """Inverse les n premières lampes ; ne renvoie rien."""
    for k in range(...):
        lampes[...] = ...
''',
)


def _inverser(lampes, rangs):
    for rang in rangs:
        lampes[rang] = 1 - lampes[rang]


@faux("toutes les lampes changent : seules les n premières sont à inverser")
def toutes_inversees(lampes, n):
    _inverser(lampes, range(len(lampes)))


@faux("les n premières lampes sont toutes allumées : celles qui étaient allumées doivent s’éteindre")
def toutes_allumees(lampes, n):
    lampes[:n] = [1] * n


@faux("les n premières lampes sont toutes éteintes : celles qui étaient éteintes doivent s’allumer")
def toutes_eteintes(lampes, n):
    lampes[:n] = [0] * n


@faux("la liste est bien changée, mais la fonction la renvoie aussi : il n’y a rien à renvoyer")
def renvoie_la_liste(lampes, n):
    _inverser(lampes, range(n))
    return lampes


@faux("la liste reçue n’a pas changé, et une autre est renvoyée : écrivez dans les cases de `lampes`")
def autre_liste(lampes, n):
    return [1 - lampe for lampe in lampes[:n]] + lampes[n:]


@faux("la liste reçue n’a pas changé : écrivez dans ses cases, `lampes[…] = …`")
def rien_ne_change(lampes, n):
    lampes = [1 - lampe for lampe in lampes[:n]]


@faux("la première lampe ne change pas, et une de trop change ou manque à la fin : les n premiers rangs vont de 0 à n − 1")
def a_partir_du_rang_1(lampes, n):
    _inverser(lampes, range(1, n + 1))


@faux("la première lampe ne change pas : son rang est 0")
def premiere_oubliee(lampes, n):
    _inverser(lampes, range(1, n))


@faux("la dernière des n lampes ne change pas : son rang est n − 1, allez jusque-là")
def derniere_oubliee(lampes, n):
    _inverser(lampes, range(n - 1))


@faux("une lampe de trop change, ou manque : les n premiers rangs vont de 0 à n − 1")
def une_de_trop(lampes, n):
    _inverser(lampes, range(n + 1))


@faux("seule la lampe de rang n change, ou manque : il faut les n premières, des rangs 0 à n − 1")
def lampe_n_seule(lampes, n):
    _inverser(lampes, [n])


@faux("ce sont les n dernières lampes qui changent : il faut les premières")
def dernieres_inversees(lampes, n):
    _inverser(lampes, range(len(lampes) - n, len(lampes)))


@faux("les autres lampes sont perdues : écrivez dans les n premières cases, et laissez le reste en place")
def reste_perdu(lampes, n):
    lampes[:] = [1 - lampe for lampe in lampes[:n]]


@faux("les états inversés s’ajoutent au bout de la liste : ils doivent remplacer les anciens, `lampes[…] = …`")
def ajoutes_au_bout(lampes, n):
    lampes.extend([1 - lampe for lampe in lampes[:n]])


@faux("les cases contiennent `True` ou `False` : il y faut les nombres 0 et 1")
def vrai_ou_faux(lampes, n):
    lampes[:n] = [lampe == 0 for lampe in lampes[:n]]


@faux("1 est ôté à chaque lampe, et une lampe éteinte devient −1 : partez de 1, et ôtez-lui la lampe")
def moins_un(lampes, n):
    for k in range(n):
        lampes[k] = lampes[k] - 1


@faux("une lampe allumée devient −1 au lieu de s’éteindre, et une éteinte ne s’allume pas : 1 moins la lampe donne l’autre état")
def change_de_signe(lampes, n):
    for k in range(n):
        lampes[k] = -lampes[k]
