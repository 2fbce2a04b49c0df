"""Question : les noms complets d’une classe."""

from itertools import product

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def noms_complets(prenoms, noms):
    """La liste des noms complets, chaque prénom, une espace, puis le nom de même rang."""
    complets = []
    for prenom, nom in zip(prenoms, noms):
        complets.append(prenom + " " + nom)
    return complets


def cas():
    for taille in range(4):
        for prenoms in product(("Zoé", "Max"), repeat=taille):
            for noms in product(("Roy", "Le Gall"), repeat=taille):
                yield [*prenoms], [*noms]
    for taille in range(4, 9):
        yield ["Lina", "Ali", "Rose", "Tom", "Inès", "Yann", "Zoé", "Max"][:taille], ["Petit", "Le Gall", "Diallo", "Roy", "Nguyen", "Martin", "Costa", "Blanc"][:taille]
        yield ["Lina", "Ali", "Rose", "Tom", "Inès", "Yann", "Zoé", "Max"][8 - taille :], ["Petit", "Le Gall", "Diallo", "Roy", "Nguyen", "Martin", "Costa", "Blanc"][:taille][::-1]


EXERCICE = Exercice(
    reference=noms_complets,
    points=2,
    cas=cas,
    exemples=((["Zoé", "Max"], ["Roy", "Petit"]), (["Lina"], ["Le Gall"]), ([], [])),
    intacts=("prenoms", "noms"),
    proprietes=(
        Propriete("les listes sont vides", "les listes ne sont pas vides", lambda prenoms, noms: not prenoms),
        Propriete("il n’y a qu’un élève", "il n’y a pas qu’un élève", lambda prenoms, noms: len(prenoms) == 1),
        Propriete("il y a trois élèves", "il n’y a pas trois élèves", lambda prenoms, noms: len(prenoms) == 3),
        Propriete("deux élèves ont le même prénom", "tous les prénoms sont différents", lambda prenoms, noms: len({*prenoms}) < len(prenoms)),
    ),
    indices=(
        "Partez d’une liste vide ; à chaque rang, ajoutez-y un élément, et renvoyez-la quand tous les rangs sont vus.",
        "Les deux listes se lisent au même rang, dans la même boucle : `prenoms[i]` avec `noms[i]`.",
    ),
    squelette='''\
def noms_complets(prenoms, noms):
    """La liste des noms complets."""
    complets = []
    for i in range(len(prenoms)):
        complets.append(...)
    return ...
''',
)


def _tous(prenoms, noms):
    return [x + " " + y for x, y in zip(prenoms, noms)]


@faux("seul le premier nom complet est donné : continuez jusqu’au dernier rang, et ne renvoyez la liste qu’ensuite")
def premier_seul(prenoms, noms):
    return _tous(prenoms, noms)[:1]


@faux("seul le dernier nom complet est donné : chacun s’ajoute aux précédents, dans la même liste, qui n’est vide qu’au départ")
def dernier_seul(prenoms, noms):
    return _tous(prenoms, noms)[-1:]


@faux("le dernier rang est oublié : c’est `len(prenoms) - 1`, allez jusque-là")
def dernier_oublie(prenoms, noms):
    return _tous(prenoms, noms)[:-1]


@faux("le premier rang est oublié : c’est 0")
def premier_oublie(prenoms, noms):
    return _tous(prenoms, noms)[1:]


@faux("une erreur vient après le dernier rang : c’est `len(prenoms) - 1`, n’allez pas au-delà")
def un_rang_de_trop(prenoms, noms):
    return [prenoms[i] + " " + noms[i] for i in range(len(prenoms) + 1)]


@faux("chaque prénom est collé à tous les noms : lisez les deux listes ensemble, au même rang")
def toutes_les_paires(prenoms, noms):
    return [x + " " + y for x in prenoms for y in noms]


@faux("la première liste est renvoyée telle quelle : il faut des noms complets, un par élève")
def premiere_liste(prenoms, noms):
    return [*prenoms]


@faux("la seconde liste est renvoyée telle quelle : il faut des noms complets, un par élève")
def seconde_liste(prenoms, noms):
    return [*noms]


@faux("les deux listes sont mises bout à bout : il faut des noms complets, un par élève")
def bout_a_bout(prenoms, noms):
    return prenoms + noms


@faux("tous les noms sont dans un seul texte : il faut une liste, un texte par élève")
def pas_une_liste(prenoms, noms):
    return " ".join(_tous(prenoms, noms))


@faux("la liste est à l’envers : gardez l’ordre des rangs, ajoutez chaque élément à la fin")
def a_l_envers(prenoms, noms):
    return _tous(prenoms, noms)[::-1]


@faux("la réponse est bonne, mais la première liste reçue a changé : rangez vos résultats dans une nouvelle liste, qui part de `[]`")
def premiere_liste_changee(prenoms, noms):
    resultat = _tous(prenoms, noms)
    prenoms[:] = resultat
    return resultat


@faux("c’est toujours le premier élément de la seconde liste qui sert : lisez-la au même rang que la première")
def premier_de_la_seconde(prenoms, noms):
    return [x + " " + noms[0] for x in prenoms]


@faux("la seconde liste est lue à l’envers : lisez les deux au même rang")
def seconde_a_l_envers(prenoms, noms):
    return _tous(prenoms, noms[::-1])


@faux("l’espace manque entre le prénom et le nom")
def sans_espace(prenoms, noms):
    return [x + y for x, y in zip(prenoms, noms)]


@faux("le nom est devant le prénom : le prénom vient d’abord")
def nom_d_abord(prenoms, noms):
    return [y + " " + x for x, y in zip(prenoms, noms)]


@faux("chaque élève est une liste de deux textes : il faut un seul texte par élève, le prénom, une espace et le nom")
def listes_de_deux(prenoms, noms):
    return [[x, y] for x, y in zip(prenoms, noms)]


@faux("le prénom et le nom sont deux éléments de la liste : collez-les avec une espace avant d’ajouter")
def deux_elements_par_eleve(prenoms, noms):
    return [texte for eleve in zip(prenoms, noms) for texte in eleve]
