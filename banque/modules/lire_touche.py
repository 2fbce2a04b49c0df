"""Question sœur du chapitre 07 : le déplacement que demande une touche, ou une erreur."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def lire_touche(touche):
    """Le couple (lignes, colonnes) dont le robot se déplace ; ValueError pour une autre touche."""
    if touche == "h" or touche == "H":
        return -1, 0
    if touche == "b" or touche == "B":
        return 1, 0
    if touche == "g" or touche == "G":
        return 0, -1
    if touche == "d" or touche == "D":
        return 0, 1
    raise ValueError("il faut une des touches h, b, g, d")


def cas():
    for touche in (*"hbgdHBGD", "x", "X", "", " ", "hb", "hH", "bB", "gG", "dD", "haut", "gd", "hbgd", "bg", "dd", "h ", " d", "Gauche", "1", "é", "?"):
        yield (touche,)


def connue(touche):
    return len(touche) == 1 and touche in "hbgdHBGD"


EXERCICE = Exercice(
    reference=lire_touche,
    points=2,
    cas=cas,
    exemples=(("h",), ("D",)),
    proprietes=(
        Propriete("la touche est connue", "la touche n’est pas connue", connue),
        Propriete("la touche est une capitale connue", "la touche n’est pas une capitale connue", lambda touche: connue(touche) and touche in "HBGD"),
        Propriete("le texte est vide", "le texte n’est pas vide", lambda touche: touche == ""),
        Propriete("le texte a plusieurs signes", "le texte n’a pas plusieurs signes", lambda touche: len(touche) > 1),
        Propriete("le texte commence par une touche connue", "le texte ne commence pas par une touche connue", lambda touche: connue(touche[:1])),
        Propriete("le robot change de ligne", "le robot ne change pas de ligne", lambda touche: connue(touche) and touche in "hbHB"),
    ),
    indices=(
        "Quatre touches, huit lettres à reconnaître : pour chacune, quel couple faut-il renvoyer ? Et que faire de tout le reste ?",
        "Comparez le texte entier à chaque lettre, minuscule ou capitale. Ce qui n’est égal à aucune arrive à la dernière ligne, qui lève l’erreur.",
    ),
    squelette="""\
def lire_touche(touche):
    if touche == "h" or ...:
        return -1, 0
    ...
    raise ValueError("il faut une des touches h, b, g, d")
""",
)

DEPLACEMENTS = {"h": (-1, 0), "b": (1, 0), "g": (0, -1), "d": (0, 1)}


def _deplacer(touche):
    if touche not in DEPLACEMENTS:
        raise ValueError("touche inconnue")
    return DEPLACEMENTS[touche]


@faux("les capitales sont refusées : H, B, G et D conviennent aussi")
def capitales_refusees(touche):
    return _deplacer(touche)


@faux("les minuscules sont refusées : h, b, g et d conviennent aussi")
def minuscules_refusees(touche):
    return _deplacer(touche.lower() if touche.isupper() else "?")


@faux("un texte qui commence par une touche connue est accepté : il faut une lettre, et une seule")
def premiere_lettre_seule(touche):
    return _deplacer(touche[:1].lower())


@faux("une touche inconnue donne `None` : il faut lever une erreur, avec `raise ValueError(…)`")
def rien_pour_l_inconnue(touche):
    return DEPLACEMENTS.get(touche.lower())


@faux("une touche inconnue donne un texte : il faut lever une erreur, avec `raise`, et non renvoyer un message")
def erreur_renvoyee(touche):
    return DEPLACEMENTS.get(touche.lower(), "erreur")


@faux("une touche inconnue donne (0, 0) : il faut lever une erreur, avec `raise ValueError(…)`")
def immobile(touche):
    return DEPLACEMENTS.get(touche.lower(), (0, 0))


@faux("lignes et colonnes sont échangées : le premier nombre du couple est celui des lignes")
def lignes_et_colonnes_echangees(touche):
    return _deplacer(touche.lower())[::-1]


@faux("le haut et le bas sont échangés : vers le haut, le numéro de la ligne diminue")
def haut_et_bas_echanges(touche):
    lignes, colonnes = _deplacer(touche.lower())
    return -lignes, colonnes


@faux("la gauche et la droite sont échangées : vers la gauche, le numéro de la colonne diminue")
def gauche_et_droite_echangees(touche):
    lignes, colonnes = _deplacer(touche.lower())
    return lignes, -colonnes


@faux("toute touche inconnue est prise pour « d » : il faut la refuser")
def droite_par_defaut(touche):
    return DEPLACEMENTS.get(touche.lower(), (0, 1))


@faux("toute touche est prise pour « h » : comparez le texte à chacune des deux écritures, par exemple `touche == \"h\" or touche == \"H\"`")
def toujours_en_haut(touche):
    return -1, 0


@faux("les espaces sont ôtées avant de lire la touche : « h » suivi d’une espace doit être refusé")
def espaces_otees(touche):
    return _deplacer(touche.strip().lower())
