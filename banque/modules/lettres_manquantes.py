"""Question : les lettres qui manquent pour écrire un mot avec des jetons."""

from mastermind_edu.exercices.cas import listes, mots
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def lettres_manquantes(mot, jetons):
    """La liste des lettres du mot que l’on ne peut pas écrire, dans l’ordre, chaque jeton ne servant qu’une fois ; `jetons` reste intacte."""
    reste = jetons.copy()
    manquantes = []
    for lettre in mot:
        if lettre in reste:
            reste.remove(lettre)
        else:
            manquantes.append(lettre)
    return manquantes


def cas():
    for total in range(1, 6):
        for nombre in range(total, -1, -1):
            for mot in mots("AB", (nombre,)):
                for jetons in listes("AB", (total - nombre,)):
                    yield mot, jetons
    for mot in ("TARTE", "BANANE", "ELLE", "PANTALON", "ZOO", "CHAT"):
        for jetons in ("ARTET", "NABE", "LE", "ANTILOPE", "OXZ", "TCHATCHA", "", "AAAA"):
            yield mot, list(jetons)
            yield mot, [*jetons[::-1], mot[-1]]
        yield mot, list(mot)
        yield mot, list(mot[1:])


def nb_ecrites(mot, jetons):
    return sum(min(mot.count(lettre), jetons.count(lettre)) for lettre in {*mot})


EXERCICE = Exercice(
    reference=lettres_manquantes,
    points=4,
    cas=cas,
    exemples=(("TARTE", ["A", "T", "R", "S"]), ("ZOO", ["O", "Z", "O"]), ("AH", [])),
    intacts=("jetons",),
    proprietes=(
        Propriete("une lettre est plusieurs fois dans le mot", "aucune lettre n’est plusieurs fois dans le mot", lambda mot, jetons: len({*mot}) < len(mot)),
        Propriete("une lettre est sur plusieurs jetons", "aucune lettre n’est sur plusieurs jetons", lambda mot, jetons: len({*jetons}) < len(jetons)),
        Propriete("rien ne manque", "une lettre au moins manque", lambda mot, jetons: nb_ecrites(mot, jetons) == len(mot)),
        Propriete("plusieurs lettres manquent", "une lettre au plus manque", lambda mot, jetons: len(mot) - nb_ecrites(mot, jetons) > 1),
        Propriete("il n’y a pas de jeton", "il y a un jeton au moins", lambda mot, jetons: not jetons),
        Propriete("le mot est vide", "le mot n’est pas vide", lambda mot, jetons: mot == ""),
    ),
    indices=(
        "Avec de vrais jetons : on pose le mot lettre par lettre ; un jeton posé n’est plus dans la main.",
        "Les jetons reçus doivent rester intacts : travaillez sur une copie, et ôtez-en, ou barrez-y, chaque jeton posé. Sinon, la lettre manque.",
    ),
    squelette='''\
def lettres_manquantes(mot, jetons):
    """La liste des lettres qui manquent ; jetons reste intacte."""
    reste = ...
    manquantes = []
    for lettre in mot:
        if ...:
            ...
        else:
            ...
    return manquantes
''',
)


def _manquantes(mot, jetons):
    reste, manquantes = [*jetons], []
    for lettre in mot:
        reste.remove(lettre) if lettre in reste else manquantes.append(lettre)
    return manquantes, reste


@faux("un jeton sert plusieurs fois : une fois posé, il n’est plus dans la main, barrez-le ou ôtez-le d’une copie")
def jetons_sans_fin(mot, jetons):
    return [lettre for lettre in mot if lettre not in jetons]


@faux("les lettres données sont bonnes, mais les jetons reçus ont changé : travaillez sur une copie, un second nom n’en est pas une")
def jetons_perdus(mot, jetons):
    manquantes = []
    for lettre in mot:
        jetons.remove(lettre) if lettre in jetons else manquantes.append(lettre)
    return manquantes


@faux("la réponse est le nombre de lettres qui manquent : il faut ces lettres, dans une liste")
def nombre_de_lettres(mot, jetons):
    return len(_manquantes(mot, jetons)[0])


@faux("la réponse est un texte : il faut une liste, une lettre par case")
def texte_renvoye(mot, jetons):
    return "".join(_manquantes(mot, jetons)[0])


@faux("ce sont les lettres que l’on peut écrire qui sont données : il faut celles qui manquent")
def lettres_ecrites(mot, jetons):
    reste, ecrites = [*jetons], []
    for lettre in mot:
        if lettre in reste:
            reste.remove(lettre)
            ecrites.append(lettre)
    return ecrites


@faux("ce sont les jetons qui restent à la fin qui sont donnés : il faut les lettres du mot qui manquent")
def jetons_restants(mot, jetons):
    return _manquantes(mot, jetons)[1]


@faux("la première lettre qui manque arrête tout : cherchez aussi les suivantes, jusqu’à la dernière")
def premiere_seulement(mot, jetons):
    return _manquantes(mot, jetons)[0][:1]


@faux("une lettre qui manque plusieurs fois n’est donnée qu’une : elle l’est autant de fois qu’elle manque")
def une_fois_chacune(mot, jetons):
    return [*dict.fromkeys(_manquantes(mot, jetons)[0])]


@faux("une lettre déjà vue n’est plus cherchée : un mot peut la contenir plusieurs fois, et chaque fois il faut un jeton")
def lettres_distinctes(mot, jetons):
    return _manquantes(dict.fromkeys(mot), jetons)[0]


@faux("les lettres sont comparées aux jetons rang par rang : cherchez chaque lettre parmi tous ceux qui restent")
def rang_par_rang(mot, jetons):
    return [mot[i] for i in range(len(mot)) if i >= len(jetons) or mot[i] != jetons[i]]


@faux("une lettre sans jeton provoque une erreur : voyez d’abord si un jeton reste")
def sans_regarder(mot, jetons):
    reste = [*jetons]
    for lettre in mot:
        reste.remove(lettre)
    return []


@faux("poser une lettre épuise tous les jetons de cette lettre : n’en barrez, ou n’en ôtez, qu’un seul")
def tous_otes(mot, jetons):
    manquantes = []
    for lettre in mot:
        if lettre in jetons:
            jetons = [jeton for jeton in jetons if jeton != lettre]
        else:
            manquantes.append(lettre)
    return manquantes


@faux("les lettres sont données à l’envers : gardez l’ordre du mot")
def a_l_envers(mot, jetons):
    return _manquantes(mot, jetons)[0][::-1]


@faux("la réponse est `True` ou `False` : il faut la liste des lettres qui manquent")
def vrai_ou_faux(mot, jetons):
    return _manquantes(mot, jetons)[0] == []


@faux("quand les jetons ne suffisent pas pour une lettre, elle est donnée autant de fois que dans le mot : chaque jeton en écrit pourtant une")
def aucune_des_repetees(mot, jetons):
    return [lettre for lettre in mot if mot.count(lettre) > jetons.count(lettre)]


@faux("toutes les lettres du mot sont données, même celles qui ont un jeton : il ne faut que les autres")
def tout_le_mot(mot, jetons):
    return [*mot]
