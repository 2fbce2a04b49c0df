"""Question : demander un plat jusqu’à ce qu’il soit sur la carte."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil

from ._dialogues import dialoguer

CARTE = ["soupe", "tarte", "riz au lait"]


def choisir_un_plat(lire, afficher, carte):
    """Appelle `lire()` jusqu’à un plat de la carte, `afficher(message)` à chaque erreur ; renvoie le plat, `None` pour « rien »."""
    plat = lire().strip().lower()
    while plat != "rien" and plat not in carte:
        afficher(f"« {plat} » n’est pas sur la carte.")
        plat = lire().strip().lower()
    if plat == "rien":
        return None
    return plat


def cas():
    for fin in ("soupe", "tarte", " Soupe", "TARTE  ", "rien", " Rien "):
        yield Lignes((fin,)), Recueil(), CARTE
    mauvaises = ("pizza", "", "sou pe", "soupes")
    for mauvaise in mauvaises:
        for fin in ("soupe", " Riz au lait ", "rien", "RIEN"):
            yield Lignes((mauvaise, fin)), Recueil(), CARTE
    for mauvaise in mauvaises:
        for autre in mauvaises:
            for fin in ("Tarte", "rien"):
                yield Lignes((mauvaise, autre, fin)), Recueil(), CARTE
    yield Lignes(("a", "b", "c", "d", "e", " Glace ")), Recueil(), ["glace"]
    yield Lignes(("soupe", "riz", "rien du tout", "quiche")), Recueil(), ["crêpe", "quiche", "gratin"]
    yield Lignes(("non", "Rien", "soupe")), Recueil(), CARTE
    yield Lignes(("Éclair", "chou")), Recueil(), ["éclair", "chou"]


def fausses(lire, carte):
    """Le nombre de lignes fausses avant la première qui convient."""
    plats = [ligne.strip().lower() for ligne in lire.lignes]
    return next(rang for rang, plat in enumerate(plats) if plat == "rien" or plat in carte)


def finale(lire, carte):
    """La ligne qui convient, telle qu’elle est tapée."""
    return lire.lignes[fausses(lire, carte)]


EXERCICE = Exercice(
    reference=choisir_un_plat,
    points=4,
    cas=cas,
    exemples=((Lignes((" Soupe ",)), Recueil(), CARTE), (Lignes(("pizza", "tarte")), Recueil(), CARTE), (Lignes(("pizza", "rien")), Recueil(), CARTE)),
    intacts=("carte",),
    modifies=("lire", "afficher"),
    proprietes=(
        Propriete("la première ligne est fausse", "la première ligne convient", lambda lire, _, carte: fausses(lire, carte) > 0),
        Propriete("plusieurs lignes sont fausses", "une ligne au plus est fausse", lambda lire, _, carte: fausses(lire, carte) > 1),
        Propriete("la personne finit par « rien »", "la personne finit par un plat", lambda lire, _, carte: finale(lire, carte).strip().lower() == "rien"),
        Propriete("la ligne qui convient a des majuscules ou des espaces au bord", "la ligne qui convient n’a ni majuscule ni espace au bord", lambda lire, _, carte: finale(lire, carte) != finale(lire, carte).strip().lower()),
    ),
    indices=(
        "Il faut un premier plat, puis une boucle : tant qu’il n’est ni « rien » ni sur la carte, un message et une nouvelle lecture.",
        "La ligne se nettoie à chaque lecture, avant la boucle et à la fin de chaque tour, avec `strip` puis `lower`. Après la boucle, distinguez « rien » d’un plat.",
    ),
    squelette='''\
def choisir_un_plat(lire, afficher, carte):
    """Le premier plat de la carte que donne lire(), None pour « rien »."""
    plat = ...
    while plat != "rien" and ...:
        afficher(...)
        plat = ...
    if ...:
        return None
    return plat
''',
)


def _propre(ligne):
    return ligne.strip().lower()


def _ou_rien(plat):
    return None if plat == "rien" else plat


def _convient(carte):
    return lambda plat: plat == "rien" or plat in carte


@faux("le plat renvoyé est le bon, mais `afficher` n’est jamais appelée : appelez-la une fois par ligne fausse")
def sans_message(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=_propre, messages=0))


@faux("un message de trop s’affiche, même quand la première ligne convient : n’appelez `afficher` ni avant de lire, ni pour une ligne qui convient")
def message_de_trop(lire, afficher, carte):
    afficher("Quel plat ?")
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=_propre))


@faux("deux messages s’affichent pour chaque erreur : appelez `afficher` une seule fois par ligne fausse")
def deux_messages(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=_propre, messages=2))


@faux("une ligne qui a des majuscules est refusée, comme « Soupe » : mettez en minuscules chaque ligne lue, et ôtez-en les espaces des deux bouts")
def majuscules_gardees(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=str.strip))


@faux("une ligne qui a des espaces au bord est refusée, même en minuscules : ôtez-les, à chaque lecture")
def espaces_gardees(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=str.lower))


@faux("seule la première ligne est nettoyée : celles qu’on lit après une erreur doivent l’être aussi")
def nettoie_la_premiere_seule(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=_propre, relu=str))


@faux("les espaces du milieu sont ôtées aussi, et « riz au lait » est refusé : n’ôtez que celles du bord")
def espaces_du_milieu_otees(lire, afficher, carte):
    return _ou_rien(dialoguer(lire, afficher, _convient(carte), lu=lambda ligne: ligne.replace(" ", "").lower()))


@faux("après une seconde erreur, on ne redemande plus : une personne peut se tromper plusieurs fois, recommencez tant que le plat ne convient pas")
def seconde_chance_seulement(lire, afficher, carte):
    plat = _propre(lire())
    if not _convient(carte)(plat):
        afficher("Recommencez.")
        plat = _propre(lire())
    return _ou_rien(plat)


@faux("la première ligne est renvoyée sans être vérifiée : recommencez tant que le plat n’est ni sur la carte, ni « rien »")
def rien_n_est_verifie(lire, afficher, carte):
    return _ou_rien(_propre(lire()))


@faux("une ligne fausse arrête tout : affichez l’erreur, puis lisez de nouveau")
def arret_a_la_premiere_erreur(lire, afficher, carte):
    plat = _propre(lire())
    if _convient(carte)(plat):
        return _ou_rien(plat)
    afficher("Ce plat n’est pas sur la carte.")


@faux("pour « rien », le texte « rien » est renvoyé : il faut `None`, sans guillemets")
def texte_rien_renvoye(lire, afficher, carte):
    return dialoguer(lire, afficher, _convient(carte), lu=_propre)


@faux("« rien » est annoncé comme une erreur, et la fonction lit encore : elle doit aussi s’arrêter quand la ligne est « rien »")
def rien_oublie(lire, afficher, carte):
    return dialoguer(lire, afficher, lambda plat: plat in carte, lu=_propre)


@faux("« rien » n’arrête la fonction qu’à la première ligne : après une erreur, il doit l’arrêter aussi")
def rien_au_debut_seulement(lire, afficher, carte):
    plat = _propre(lire())
    return None if plat == "rien" else plat if plat in carte else afficher("Non.") or dialoguer(lire, afficher, lambda plat: plat in carte, lu=_propre)


@faux("après une erreur, la fonction ne lit pas d’autre ligne, et ne finit pas : lisez-en une nouvelle à chaque tour")
def ne_relit_pas(lire, afficher, carte):
    plat = _propre(lire())
    while not _convient(carte)(plat):
        afficher("Recommencez.")
    return _ou_rien(plat)


@faux("la fonction lit encore après un plat de la carte, et même après « rien », alors que l’un ou l’autre l’arrête : « ni l’un ni l’autre » s’écrit avec `and`")
def ne_s_arrete_jamais(lire, afficher, carte):
    return dialoguer(lire, afficher, lambda plat: False, lu=_propre)


@faux("un message s’affiche aussi pour « rien » : ce n’est pas une erreur")
def message_pour_rien(lire, afficher, carte):
    plat = dialoguer(lire, afficher, _convient(carte), lu=_propre)
    return afficher("Tant pis.") if plat == "rien" else plat


@faux("le plat est vérifié une fois nettoyé, mais renvoyé tel qu’il est tapé : renvoyez le plat nettoyé")
def plat_brut_renvoye(lire, afficher, carte):
    plat = dialoguer(lire, afficher, lambda plat: _convient(carte)(_propre(plat)), lu=str)
    return None if _propre(plat) == "rien" else plat
