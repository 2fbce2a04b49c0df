"""Question : demander un numéro de place jusqu’à ce qu’elle soit libre."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil

from ._dialogues import dialoguer

LIBRES = [12, 3, 45]


def prendre_une_place(lire, afficher, libres):
    """Appelle `lire()` jusqu’à une place libre, `afficher(message)` à chaque erreur ; renvoie le numéro, `None` pour 0."""
    numero = int(lire())
    while numero != 0 and numero not in libres:
        afficher(f"La place {numero} n’est pas libre.")
        numero = int(lire())
    if numero == 0:
        return None
    return numero


def cas():
    for fin in ("12", "3", " 45 ", "0", "007", " 0"):
        yield Lignes((fin,)), Recueil(), [7, *LIBRES]
    mauvaises = ("4", "1", "120", "33")
    for mauvaise in mauvaises:
        for fin in ("12", " 3", "0", "45"):
            yield Lignes((mauvaise, fin)), Recueil(), LIBRES
    for mauvaise in mauvaises:
        for autre in mauvaises:
            for fin in ("45", "0"):
                yield Lignes((mauvaise, autre, fin)), Recueil(), LIBRES
    yield Lignes(("1", "2", "3", "4", "5", "6")), Recueil(), [6]
    yield Lignes(("12", "3", "108", "45")), Recueil(), [107, 108, 109]
    yield Lignes(("9", "0", "12")), Recueil(), LIBRES
    yield Lignes(("1", "2", "0")), Recueil(), []


def fausses(lire, libres):
    """Le nombre de lignes fausses avant la première qui convient."""
    return next(rang for rang, ligne in enumerate(lire.lignes) if int(ligne) in (0, *libres))


def finale(lire, libres):
    """La ligne qui convient, telle qu’elle est tapée."""
    return lire.lignes[fausses(lire, libres)]


EXERCICE = Exercice(
    reference=prendre_une_place,
    points=4,
    cas=cas,
    exemples=((Lignes(("12",)), Recueil(), LIBRES), (Lignes(("4", " 3 ")), Recueil(), LIBRES), (Lignes(("4", "0")), Recueil(), LIBRES)),
    intacts=("libres",),
    modifies=("lire", "afficher"),
    proprietes=(
        Propriete("la première place est prise", "la première ligne convient", lambda lire, _, libres: fausses(lire, libres) > 0),
        Propriete("plusieurs places demandées sont prises", "une place demandée au plus est prise", lambda lire, _, libres: fausses(lire, libres) > 1),
        Propriete("la personne finit par 0", "la personne finit par une place libre", lambda lire, _, libres: int(finale(lire, libres)) == 0),
        Propriete("aucune place n’est libre", "une place au moins est libre", lambda lire, _, libres: not libres),
    ),
    indices=(
        "Il faut un premier numéro, puis une boucle : tant qu’il n’est ni 0 ni celui d’une place libre, un message et une nouvelle lecture.",
        "Chaque ligne lue est un texte : faites-en un nombre avec `int`, avant la boucle et à la fin de chaque tour. Après la boucle, distinguez 0 d’une place.",
    ),
    squelette='''\
def prendre_une_place(lire, afficher, libres):
    """La première place libre que donne lire(), None pour 0."""
    numero = ...
    while numero != 0 and ...:
        afficher(...)
        numero = ...
    if ...:
        return None
    return numero
''',
)


def _ou_rien(numero):
    return None if numero == 0 else numero


def _convient(libres):
    return lambda numero: numero == 0 or numero in libres


@faux("le numéro renvoyé est le bon, mais `afficher` n’est jamais appelée : appelez-la une fois par place prise")
def sans_message(lire, afficher, libres):
    return _ou_rien(dialoguer(lire, afficher, _convient(libres), lu=int, messages=0))


@faux("un message de trop s’affiche, même quand la première ligne convient : n’appelez `afficher` ni avant de lire, ni pour un numéro qui convient")
def message_de_trop(lire, afficher, libres):
    afficher("Quelle place ?")
    return _ou_rien(dialoguer(lire, afficher, _convient(libres), lu=int))


@faux("deux messages s’affichent pour chaque place prise : appelez `afficher` une seule fois")
def deux_messages(lire, afficher, libres):
    return _ou_rien(dialoguer(lire, afficher, _convient(libres), lu=int, messages=2))


@faux("seule la première ligne devient un nombre : celles qu’on lit après une erreur doivent le devenir aussi")
def premiere_convertie_seule(lire, afficher, libres):
    return _ou_rien(dialoguer(lire, afficher, _convient(libres), lu=int, relu=str))


@faux("le numéro renvoyé est un texte : il faut un nombre, celui que donne `int`")
def texte_renvoye(lire, afficher, libres):
    numero = dialoguer(lire, afficher, _convient(libres), lu=int)
    return None if numero == 0 else str(numero)


@faux("après une seconde erreur, on ne redemande plus : une personne peut se tromper plusieurs fois, recommencez tant que le numéro ne convient pas")
def seconde_chance_seulement(lire, afficher, libres):
    numero = int(lire())
    if not _convient(libres)(numero):
        afficher("Recommencez.")
        numero = int(lire())
    return _ou_rien(numero)


@faux("la première ligne est renvoyée sans être vérifiée : recommencez tant que le numéro n’est ni 0, ni celui d’une place libre")
def rien_n_est_verifie(lire, afficher, libres):
    return _ou_rien(int(lire()))


@faux("une place prise arrête tout : affichez l’erreur, puis lisez de nouveau")
def arret_a_la_premiere_erreur(lire, afficher, libres):
    numero = int(lire())
    if _convient(libres)(numero):
        return _ou_rien(numero)
    afficher("Cette place est prise.")


@faux("pour 0, c’est 0 qui est renvoyé : il faut `None`")
def zero_renvoye(lire, afficher, libres):
    return dialoguer(lire, afficher, _convient(libres), lu=int)


@faux("0 est annoncé comme une place prise, et la fonction lit encore : elle doit aussi s’arrêter quand le numéro est 0")
def zero_oublie(lire, afficher, libres):
    return dialoguer(lire, afficher, lambda numero: numero in libres, lu=int)


@faux("0 n’arrête la fonction qu’à la première ligne : après une erreur, il doit l’arrêter aussi")
def zero_au_debut_seulement(lire, afficher, libres):
    numero = int(lire())
    return None if numero == 0 else numero if numero in libres else afficher("Non.") or dialoguer(lire, afficher, lambda numero: numero in libres, lu=int)


@faux("après une erreur, la fonction ne lit pas d’autre ligne, et ne finit pas : lisez-en une nouvelle à chaque tour")
def ne_relit_pas(lire, afficher, libres):
    numero = int(lire())
    while not _convient(libres)(numero):
        afficher("Recommencez.")
    return _ou_rien(numero)


@faux("la fonction lit encore après une place libre, et même après 0, alors que l’un ou l’autre l’arrête : la ligne lue est-elle devenue un nombre ? Et « ni l’un ni l’autre » s’écrit avec `and`")
def ne_s_arrete_jamais(lire, afficher, libres):
    return dialoguer(lire, afficher, lambda numero: False, lu=int)


@faux("un message s’affiche aussi pour 0 : ce n’est pas une erreur")
def message_pour_zero(lire, afficher, libres):
    numero = dialoguer(lire, afficher, _convient(libres), lu=int)
    return afficher("Tant pis.") if numero == 0 else numero


@faux("ce sont les places libres qui sont refusées, et les autres acceptées : recommencez tant que le numéro n’est pas dans `libres`")
def places_prises_acceptees(lire, afficher, libres):
    return _ou_rien(dialoguer(lire, afficher, lambda numero: numero == 0 or numero not in libres, lu=int))


@faux("le numéro est comparé au nombre de places libres : cherchez-le dans la liste `libres`")
def nombre_de_places(lire, afficher, libres):
    return _ou_rien(dialoguer(lire, afficher, lambda numero: numero <= len(libres), lu=int))
