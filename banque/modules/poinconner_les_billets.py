"""Question : poinçonner les premiers billets d’une file, dans la liste reçue."""

from mastermind_edu.exercices.cas import listes
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def poinconner_les_billets(billets, n):
    """Ajoute une étoile au bout du texte des `n` premiers billets, dans la liste reçue ; ne renvoie rien."""
    for k in range(n):
        billets[k] = billets[k] + "*"


def cas():
    for billets in listes(("A", "B*"), (1, 2, 3)):
        for n in range(len(billets) + 1):
            yield billets, n
    for n in range(9):
        yield ["A12", "B7", "C3**", "D", "E55", "F1*", "G20", "H4"], min(n, 8)
        yield ["Nice", "Pau", "Nice", "Lens*", "Metz", "Dax", "Lyon", "Caen", "Toul", "Albi"], n
    yield [], 0


EXERCICE = Exercice(
    reference=poinconner_les_billets,
    points=3,
    cas=cas,
    exemples=((["A12", "B7", "C3*"], 2), (["D5*"], 1), (["E9"], 0)),
    modifies=("billets",),
    proprietes=(
        Propriete("n vaut 0", "n dépasse 0", lambda billets, n: n == 0),
        Propriete("n vaut 1", "n ne vaut pas 1", lambda billets, n: n == 1),
        Propriete("tous les billets sont à poinçonner", "certains billets ne sont pas à poinçonner", lambda billets, n: n == len(billets)),
        Propriete("un des billets à poinçonner a déjà une étoile", "aucun billet à poinçonner n’a d’étoile", lambda billets, n: any("*" in billet for billet in billets[:n])),
    ),
    indices=(
        "La liste existe déjà : écrivez dans ses cases, une par tour. Quels sont les rangs des `n` premières ?",
        "L’étoile se colle au bout du texte du billet : la même case se lit à droite du signe =, et s’écrit à gauche.",
    ),
    squelette='''\
def poinconner_les_billets(billets, n):
    """Poinçonne les n premiers billets ; ne renvoie rien."""
    for k in range(...):
        billets[...] = ...
''',
)


def _poinconner(billets, rangs):
    for rang in rangs:
        billets[rang] = billets[rang] + "*"


@faux("tous les billets ont une étoile de plus : seuls les n premiers sont à poinçonner")
def tous_poinconnes(billets, n):
    _poinconner(billets, range(len(billets)))


@faux("le texte des billets est perdu : l’étoile se colle au bout, elle ne le remplace pas")
def etoile_seule(billets, n):
    billets[:n] = ["*"] * n


@faux("l’étoile est devant le texte : elle vient au bout")
def etoile_devant(billets, n):
    for k in range(n):
        billets[k] = "*" + billets[k]


@faux("la liste est bien changée, mais la fonction la renvoie aussi : il n’y a rien à renvoyer")
def renvoie_la_liste(billets, n):
    _poinconner(billets, range(n))
    return billets


@faux("la liste reçue n’a pas changé, et une autre est renvoyée : écrivez dans les cases de `billets`")
def autre_liste(billets, n):
    return [billet + "*" for billet in billets[:n]] + billets[n:]


@faux("la liste reçue n’a pas changé : écrivez dans ses cases, `billets[…] = …`")
def rien_ne_change(billets, n):
    billets = [billet + "*" for billet in billets[:n]]


@faux("le premier billet n’est pas poinçonné, et un de trop l’est ou manque à la fin : les n premiers rangs vont de 0 à n − 1")
def a_partir_du_rang_1(billets, n):
    _poinconner(billets, range(1, n + 1))


@faux("le premier billet n’est pas poinçonné : son rang est 0")
def premier_oublie(billets, n):
    _poinconner(billets, range(1, n))


@faux("le dernier des n billets n’est pas poinçonné : son rang est n − 1, allez jusque-là")
def dernier_oublie(billets, n):
    _poinconner(billets, range(n - 1))


@faux("un billet de trop est poinçonné, ou manque : les n premiers rangs vont de 0 à n − 1")
def un_de_trop(billets, n):
    _poinconner(billets, range(n + 1))


@faux("seul le billet de rang n est poinçonné, ou manque : il faut les n premiers, des rangs 0 à n − 1")
def billet_n_seul(billets, n):
    _poinconner(billets, [n])


@faux("ce sont les n derniers billets qui sont poinçonnés : il faut les premiers")
def derniers_poinconnes(billets, n):
    _poinconner(billets, range(len(billets) - n, len(billets)))


@faux("les autres billets sont perdus : écrivez dans les n premières cases, et laissez le reste en place")
def reste_perdu(billets, n):
    billets[:] = [billet + "*" for billet in billets[:n]]


@faux("des étoiles s’ajoutent au bout de la liste : elles se collent au texte des billets, `billets[…] = …`")
def etoiles_au_bout_de_la_liste(billets, n):
    billets.extend(["*"] * n)


@faux("un billet qui a déjà une étoile n’en reçoit pas d’autre : il en reçoit une de plus, comme les autres")
def deja_poinconnes_laisses(billets, n):
    _poinconner(billets, [k for k in range(n) if "*" not in billets[k]])


@faux("chaque billet reçoit n étoiles : il en faut une seule")
def n_etoiles(billets, n):
    for k in range(n):
        billets[k] = billets[k] + "*" * n


@faux("il y a une espace devant l’étoile : collez-la au texte")
def espace_devant_l_etoile(billets, n):
    for k in range(n):
        billets[k] = billets[k] + " *"
