"""Exercice : demander un nombre pair de manches (`saisirEntierPairPositif` du sujet de SAÉ)."""

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil


def saisir_nb_manches(lire, afficher):
    """Appelle `lire()` jusqu’à un nombre pair, au moins 2, `afficher(message)` à chaque erreur ; renvoie ce nombre, `None` pour « ? »."""
    texte = lire().strip()
    while texte != "?":
        if en_chiffres(texte) and int(texte) >= 2 and int(texte) % 2 == 0:
            return int(texte)
        afficher("Il faut un nombre pair, au moins 2, en chiffres.")
        texte = lire().strip()
    return None


def en_chiffres(texte):
    return texte != "" and all(signe in "0123456789" for signe in texte)


FAUSSES = ("3", "deux", "", "0", "1", "-2", "4.0", "5", "2 4", "17", "??", "12a", "2?")
AUTRES_ECRITURES = ("+4", "1_0", "４")  # ce que `int` lit sans erreur, et qui n’est pas fait que des chiffres de 0 à 9


def cas():
    for ligne in ("2", "4", " 6 ", "?", " ? ", "12", "\t8", "100"):
        yield Lignes((ligne,)), Recueil()
    for fausse in FAUSSES:
        yield Lignes((fausse, "2")), Recueil()
        yield Lignes((fausse, "?", "2")), Recueil()
    for premiere in FAUSSES:
        for seconde in ("7", " ", "zéro", "-4", premiere):
            yield Lignes((premiere, seconde, " 10", "4")), Recueil()
    for fausse in AUTRES_ECRITURES:
        yield Lignes((fausse, "2")), Recueil()
    for nombre in range(2, 31):
        yield Lignes((str(nombre), "2")), Recueil()
    for combien in range(3, 21):
        yield Lignes((*(FAUSSES[rang % len(FAUSSES)] for rang in range(combien)), str(2 * combien), "2")), Recueil()
    yield Lignes((*FAUSSES, " ?\n", "2")), Recueil()


def convient(ligne) -> bool:
    texte = ligne.strip()
    return texte == "?" or en_chiffres(texte) and int(texte) >= 2 and int(texte) % 2 == 0


def premiere_qui_convient(lire) -> str:
    return next(ligne for ligne in lire.lignes if convient(ligne))


def raconter_le_nombre(valeur, *_) -> str:
    """Pourquoi un nombre renvoyé ne convient pas ; vide quand il convient."""
    if type(valeur) is not int or valeur >= 2 and valeur % 2 == 0:
        return ""
    return f"{valeur} est renvoyé, alors qu’il est {'impair' if valeur % 2 else 'plus petit que 2'} : quelle condition le laisse passer ? Il faut un nombre pair **et** au moins égal à 2, à chaque lecture"


EXERCICE = Exercice(
    reference=saisir_nb_manches,
    points=3,
    cas=cas,
    exemples=((Lignes(("4",)), Recueil()), (Lignes(("3", "deux", " 6 ")), Recueil()), (Lignes(("0", "?")), Recueil())),
    modifies=("lire", "afficher"),
    juger=en_racontant(raconter_le_nombre),
    proprietes=(
        Propriete("la première ligne est fausse", "la première ligne convient", lambda lire, _: not convient(lire.lignes[0])),
        Propriete("plusieurs lignes sont fausses", "une ligne au plus est fausse", lambda lire, _: not any(map(convient, lire.lignes[:2]))),
        Propriete("la personne abandonne par « ? »", "la personne finit par un nombre", lambda lire, _: premiere_qui_convient(lire).strip() == "?"),
        Propriete("la ligne qui convient a des blancs au bord", "la ligne qui convient n’a pas de blanc au bord", lambda lire, _: premiere_qui_convient(lire) != premiere_qui_convient(lire).strip()),
        Propriete("la première ligne est un nombre impair", "la première ligne n’est pas un nombre impair", lambda lire, _: en_chiffres(lire.lignes[0]) and int(lire.lignes[0]) % 2 == 1),
        Propriete("la première ligne est faite de chiffres", "la première ligne n’est pas faite que de chiffres", lambda lire, _: en_chiffres(lire.lignes[0].strip())),
    ),
    indices=(
        "C’est la forme de `saisir_proposition` : lire et ôter les blancs du bord ; tant que le texte n’est pas « ? », le nombre convient et on le renvoie, ou il ne convient pas, et l’on redemande.",
        "Trois conditions, reliées par « et », dans cet ordre : rien que des chiffres, au moins 2, et le reste par 2 est nul. Sans la première, `int` s’arrêterait sur « deux ».",
    ),
    squelette='''\
def saisir_nb_manches(lire, afficher):
    """Le premier nombre pair, au moins 2, que donne lire() ; None pour « ? »."""
    texte = lire().strip()
    while texte != "?":
        if en_chiffres(texte) and ... and ...:
            return ...
        afficher(...)
        texte = ...
    return None
''',
)


def _dialoguer(lire, afficher, accepter, *, lu=str.strip, relu=str.strip, messages=1):
    """Lire jusqu’à un texte accepté, avec tant de messages par texte refusé ; puis le nombre, ou rien pour « ? »."""
    texte = lu(lire())
    while texte != "?" and not accepter(texte):
        for _ in range(messages):
            afficher("Recommencez.")
        texte = relu(lire())
    return None if texte == "?" else int(texte)


def _est_entier(texte) -> bool:
    try:
        int(texte)
    except ValueError:
        return False
    return True


@faux("un texte qui n’est pas un nombre provoque une erreur : voyez s’il n’a que des chiffres, avec `en_chiffres`, avant de le donner à `int`")
def int_sans_precaution(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: int(texte) >= 2 and int(texte) % 2 == 0)


@faux("après un nombre refusé, la ligne suivante n’est plus vérifiée, et `int` s’arrête sur « ? » ou sur un mot : vérifiez tout à chaque ligne lue, les suivantes comme la première")
def deux_boucles(lire, afficher):
    texte = _jusqu_a(str.strip(lire()), lire, afficher, lambda texte: texte == "?" or en_chiffres(texte))
    texte = texte if texte == "?" else _jusqu_a(texte, lire, afficher, lambda texte: int(texte) >= 2 and int(texte) % 2 == 0)
    return None if texte == "?" else int(texte)


def _jusqu_a(texte, lire, afficher, accepter):
    while not accepter(texte):
        afficher("Recommencez.")
        texte = lire().strip()
    return texte


@faux("un nombre impair est accepté : demandez aussi si le reste de la division par 2, `% 2`, est nul")
def impair_accepte(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) >= 2)


@faux("0 est accepté, et la partie n’aurait aucune manche : il en faut au moins 2")
def zero_accepte(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) % 2 == 0)


@faux("les nombres impairs sont acceptés, les pairs refusés : un nombre est pair quand le reste de la division par 2 est **nul**")
def impairs_seulement(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) % 2 == 1)


@faux("2 manches sont refusées : 2 est permis, écrivez `>= 2`")
def deux_refuse(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) > 2 and int(texte) % 2 == 0)


@faux("un nombre de plusieurs chiffres est refusé : regardez **chaque** signe du texte, et non le texte entier")
def un_seul_chiffre(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: texte in ("2", "4", "6", "8"))


@faux("« +4 » et « 1_0 » sont acceptés, car `int` les lit comme des nombres : le texte ne doit avoir que des chiffres de 0 à 9, c’est ce que regarde `en_chiffres`")
def comme_int(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: _est_entier(texte) and int(texte) >= 2 and int(texte) % 2 == 0)


@faux("un chiffre d’une autre écriture, comme « ４ », est accepté : le texte ne doit avoir que des signes de `\"0123456789\"`, c’est ce que regarde `en_chiffres`")
def autres_chiffres(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: texte.isdigit() and int(texte) >= 2 and int(texte) % 2 == 0)


@faux("le nombre est renvoyé en texte, entre guillemets : donnez-le à `int` avant de le renvoyer")
def texte_renvoye(lire, afficher):
    nombre = saisir_nb_manches(lire, afficher)
    return None if nombre is None else str(nombre)


@faux("le nombre renvoyé est le bon, mais `afficher` n’est jamais appelée : appelez-la une fois par ligne fausse, avec le message d’erreur")
def sans_message(lire, afficher):
    return _dialoguer(lire, afficher, convient, messages=0)


@faux("deux messages s’affichent pour chaque erreur : appelez `afficher` une seule fois par ligne fausse")
def deux_messages(lire, afficher):
    return _dialoguer(lire, afficher, convient, messages=2)


@faux("`afficher` est appelée une fois de trop, même quand la première ligne convient : appelez-la seulement après avoir lu une ligne fausse")
def message_au_debut(lire, afficher):
    afficher("Combien de manches ?")
    return _dialoguer(lire, afficher, convient)


@faux("un message s’affiche aussi pour « ? » : ce n’est pas une erreur, la personne s’en va")
def message_pour_l_abandon(lire, afficher):
    nombre = _dialoguer(lire, afficher, convient)
    return afficher("Au revoir.") if nombre is None else nombre


@faux("« ? » est annoncé comme une erreur, et la fonction lit encore : elle doit s’arrêter quand le texte est « ? », et renvoyer `None`")
def abandon_oublie(lire, afficher):
    texte = lire().strip()
    while texte == "?" or not convient(texte):
        afficher("Recommencez.")
        texte = lire().strip()
    return int(texte)


@faux("pour « ? », la fonction renvoie le texte « ? » : il faut `None`, sans guillemets")
def abandon_renvoye(lire, afficher):
    nombre = _dialoguer(lire, afficher, convient)
    return "?" if nombre is None else nombre


@faux("pour « ? », la fonction renvoie 0 : il faut `None`, qui n’est pas un nombre")
def abandon_zero(lire, afficher):
    return _dialoguer(lire, afficher, convient) or 0


@faux("les blancs du bord ne sont pas ôtés, et « ␣6␣ » est refusé : écrivez `lire().strip()`, à chaque lecture".replace("␣", " "))
def sans_strip(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) >= 2 and int(texte) % 2 == 0, lu=str, relu=str)


@faux("« ␣?␣ », avec des blancs autour, n’est pas reconnu : ôtez les blancs de chaque ligne dès qu’elle est lue, `lire().strip()`, avant de la comparer à « ? »".replace("␣", " "))
def abandon_sans_strip(lire, afficher):
    ligne = lire()
    while ligne != "?":
        if ligne.strip() != "?" and convient(ligne.strip()):
            return int(ligne.strip())
        afficher("Recommencez.")
        ligne = lire()
    return None


@faux("seule la première ligne perd ses blancs : celles qu’on lit après une erreur aussi, écrivez `lire().strip()` aux deux endroits")
def strip_une_fois(lire, afficher):
    return _dialoguer(lire, afficher, lambda texte: en_chiffres(texte) and int(texte) >= 2 and int(texte) % 2 == 0, relu=str)


@faux("après une seconde erreur, la fonction ne redemande plus et renvoie `None` : une personne peut se tromper plusieurs fois, recommencez tant que la ligne est fausse")
def seconde_chance_seulement(lire, afficher):
    texte = lire().strip()
    if not convient(texte):
        afficher("Recommencez.")
        texte = lire().strip()
    return int(texte) if convient(texte) and texte != "?" else None


@faux("après une erreur, la ligne suivante est prise sans être vérifiée : une personne peut se tromper plusieurs fois, recommencez tant que la ligne est fausse")
def seconde_ligne_sans_verification(lire, afficher):
    texte = lire().strip()
    if texte != "?" and not convient(texte):
        afficher("Recommencez.")
        texte = lire().strip()
    return None if texte == "?" else int(texte)


@faux("une ligne fausse arrête la fonction, qui renvoie `None` : affichez l’erreur, puis lisez de nouveau")
def arret_a_la_premiere_erreur(lire, afficher):
    texte = lire().strip()
    if not convient(texte):
        afficher("Recommencez.")
        return None
    return None if texte == "?" else int(texte)


@faux("après une erreur, la fonction ne lit pas d’autre ligne, et ne finit pas : lisez un nouveau texte à chaque tour")
def ne_relit_pas(lire, afficher):
    texte = lire().strip()
    while not convient(texte):
        afficher("Recommencez.")
    return None if texte == "?" else int(texte)
