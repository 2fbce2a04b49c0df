"""Question : verser une dose dans les premiers verres, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def servir_les_verres(verres, n, dose):
    """Ajoute la dose aux `n` premiers verres, dans la liste reçue ; ne renvoie rien."""
    for k in range(n):
        verres[k] = verres[k] + dose


def cas():
    for verres in listes((0, 5), (1, 2, 3)):
        for n in range(len(verres) + 1):
            yield verres, n, 2
    for n in range(9):
        yield [12, 0, 7, 30, 4, 4, 1, 25], min(n, 8), 10
        yield [3, 8, 0, 0, 15, 2, 2, 9, 6, 1], n, n + 1
    yield [], 0, 4


EXERCICE = Exercice(
    reference=servir_les_verres,
    points=3,
    cas=cas,
    exemples=(([0, 5, 0, 8], 3, 10), ([4, 4], 0, 10)),
    modifies=("verres",),
    proprietes=(
        Propriete("n vaut 0", "n dépasse 0", lambda verres, n, dose: n == 0),
        Propriete("n vaut 1", "n ne vaut pas 1", lambda verres, n, dose: n == 1),
        Propriete("tous les verres sont à servir", "certains verres ne sont pas à servir", lambda verres, n, dose: n == len(verres)),
        Propriete("les verres à servir sont vides", "un verre à servir n’est pas vide", lambda verres, n, dose: not any(verres[:n])),
        Propriete("la dose est 10", "la dose n’est pas 10", lambda verres, n, dose: dose == 10),
    ),
    indices=(
        "La liste existe déjà : écrivez dans ses cases, une par tour. Quels sont les rangs des `n` premières ?",
        "La dose s’ajoute à ce que le verre contenait : la même case se lit à droite du signe =, et s’écrit à gauche.",
    ),
    squelette='''\
def servir_les_verres(verres, n, dose):
    """Ajoute la dose aux n premiers verres ; ne renvoie rien."""
    for k in range(...):
        verres[...] = ...
''',
)


def _servir(verres, rangs, dose):
    for rang in rangs:
        verres[rang] = verres[rang] + dose


@faux("tous les verres sont servis : seuls les n premiers sont à servir")
def tous_servis(verres, n, dose):
    _servir(verres, range(len(verres)), dose)


@faux("ce que les verres contenaient est perdu : la dose s’y ajoute, elle ne le remplace pas")
def dose_seule(verres, n, dose):
    verres[:n] = [dose] * n


@faux("la liste est bien changée, mais la fonction la renvoie aussi : il n’y a rien à renvoyer")
def renvoie_la_liste(verres, n, dose):
    _servir(verres, range(n), dose)
    return verres


@faux("la liste reçue n’a pas changé, et une autre est renvoyée : écrivez dans les cases de `verres`")
def autre_liste(verres, n, dose):
    return [verre + dose for verre in verres[:n]] + verres[n:]


@faux("la liste reçue n’a pas changé : écrivez dans ses cases, `verres[…] = …`")
def rien_ne_change(verres, n, dose):
    verres = [verre + dose for verre in verres[:n]]


@faux("le premier verre n’est pas servi, et un de trop l’est ou manque à la fin : les n premiers rangs vont de 0 à n − 1")
def a_partir_du_rang_1(verres, n, dose):
    _servir(verres, range(1, n + 1), dose)


@faux("le premier verre n’est pas servi : son rang est 0")
def premier_oublie(verres, n, dose):
    _servir(verres, range(1, n), dose)


@faux("le dernier des n verres n’est pas servi : son rang est n − 1, allez jusque-là")
def dernier_oublie(verres, n, dose):
    _servir(verres, range(n - 1), dose)


@faux("un verre de trop est servi, ou manque : les n premiers rangs vont de 0 à n − 1")
def un_de_trop(verres, n, dose):
    _servir(verres, range(n + 1), dose)


@faux("seul le verre de rang n est servi, ou manque : il faut les n premiers, des rangs 0 à n − 1")
def verre_n_seul(verres, n, dose):
    _servir(verres, [n], dose)


@faux("ce sont les n derniers verres qui sont servis : il faut les premiers")
def derniers_servis(verres, n, dose):
    _servir(verres, range(len(verres) - n, len(verres)), dose)


@faux("les autres verres sont perdus : écrivez dans les n premières cases, et laissez le reste en place")
def reste_perdu(verres, n, dose):
    verres[:] = [verre + dose for verre in verres[:n]]


@faux("les verres servis s’ajoutent au bout de la liste : ils doivent remplacer les anciens, `verres[…] = …`")
def ajoutes_au_bout(verres, n, dose):
    verres.extend([verre + dose for verre in verres[:n]])


@faux("la dose est toujours 10, comme dans les exemples : elle est dans `dose`")
def dose_de_l_exemple(verres, n, dose):
    _servir(verres, range(n), 10)


@faux("c’est `n` qui est versé : n compte les verres, la dose est dans `dose`")
def n_verse(verres, n, dose):
    _servir(verres, range(n), n)


@faux("la dose est ôtée aux verres : elle s’y ajoute")
def dose_otee(verres, n, dose):
    _servir(verres, range(n), -dose)


@faux("chaque verre reçoit ce que contient le premier, et la dose : ajoutez-la à son propre contenu")
def contenu_du_premier(verres, n, dose):
    for k in range(n):
        verres[k] = verres[0] + dose


@faux("`dose` compte les verres, et `n` ce qu’on y verse : c’est l’inverse")
def n_et_dose_echanges(verres, n, dose):
    _servir(verres, range(dose), n)
