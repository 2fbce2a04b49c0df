"""Exercice : saisir une proposition."""

from mastermind_edu.exercices.cas import AUTRES_INITIALES, INITIALES, INITIALES_DE_LA_SAE
from mastermind_edu.exercices.chapitre_03.code_correct import code_correct
from mastermind_edu.exercices.chapitre_03.message_erreur import message_erreur
from mastermind_edu.exercices.chapitre_03.nettoyer import nettoyer
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.instruments import Lignes, Recueil


def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Appelle `lire()` jusqu’à un mot correct une fois nettoyé, `afficher(message)` à chaque erreur ; renvoie le mot, `None` pour « ? »."""
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    return None if mot == "?" else mot


def cas():
    mauvaises = ("R", "RVB", "RX", "")
    for lignes in (("RV",), ("rv",), (" r v ",), ("?",)):
        yield Lignes(lignes), Recueil(), 2, ["R", "V"]
    for mauvaise in mauvaises:
        for fin in ("RV", "v r", "?"):
            yield Lignes((mauvaise, fin)), Recueil(), 2, ["R", "V"]
    for mauvaise in mauvaises:
        for autre in mauvaises:
            yield Lignes((mauvaise, autre, "VV")), Recueil(), 2, ["R", "V"]
    yield Lignes(("RV", "RVBX", "rvbj", "RRRR")), Recueil(), 4, INITIALES
    for lignes in (("?",), (" ? ",), ("  ?",), ("x", "?"), ("??", " r"), ("", " ", "r", "?")):
        yield Lignes(lignes), Recueil(), 1, ["R", "V"]
    for lignes in (("R", "RVB", "RX", "rv"), ("R", "R", "R", "?"), ("??", "R?", "", " ", "12", " v v "), ("RV", "?")):
        yield Lignes(lignes), Recueil(), 2, ["R", "V"]
    for rang, initiales in enumerate([AUTRES_INITIALES[:taille] for taille in range(1, 13)] + [INITIALES_DE_LA_SAE, INITIALES[::-1]]):
        nb_pions = rang % 8 + 1
        mot = "".join((initiales * nb_pions)[-nb_pions:])
        yield Lignes((mot,)), Recueil(), nb_pions, initiales
        yield Lignes((" ".join(mot).lower() + " ",)), Recueil(), nb_pions, initiales
        yield Lignes((mot[1:], mot + mot[0], "S" * nb_pions, mot[1:] + "7", mot)), Recueil(), nb_pions, initiales


def nb_fausses(lire, nb_pions, initiales) -> int:
    """Le nombre de lignes fausses avant la première qui convient."""
    mots = map(nettoyer, lire.lignes)
    return next(rang for rang, mot in enumerate(mots) if mot == "?" or code_correct(mot, nb_pions, initiales))


def premiere_qui_convient(lire, nb_pions, initiales) -> str:
    """La ligne d’un mot correct ou de « ? », telle qu’elle est tapée."""
    return lire.lignes[nb_fausses(lire, nb_pions, initiales)]


def abandonne(lire, nb_pions, initiales) -> bool:
    return nettoyer(premiere_qui_convient(lire, nb_pions, initiales)) == "?"


EXERCICE = Exercice(
    reference=saisir_proposition,
    points=4,
    cas=cas,
    exemples=(
        (Lignes(("rv",)), Recueil(), 2, ["R", "V"]),
        (Lignes(("RX", "r v")), Recueil(), 2, ["R", "V"]),
        (Lignes(("R", "?")), Recueil(), 2, ["R", "V"]),
    ),
    modifies=("lire", "afficher"),
    proprietes=(
        Propriete("la première ligne est fausse", "la première ligne convient", lambda lire, _, *regles: nb_fausses(lire, *regles) > 0),
        Propriete("plusieurs lignes sont fausses", "une ligne au plus est fausse", lambda lire, _, *regles: nb_fausses(lire, *regles) > 1),
        Propriete("le joueur abandonne par « ? »", "le joueur finit par un mot correct", lambda lire, _, *regles: abandonne(lire, *regles)),
        Propriete(
            "la ligne qui convient a des blancs ou des minuscules", "la ligne qui convient n’a ni blancs ni minuscules",
            lambda lire, _, *regles: premiere_qui_convient(lire, *regles) != nettoyer(premiere_qui_convient(lire, *regles)),
        ),
        Propriete("la première ligne est vide", "la première ligne n’est pas vide", lambda lire, *_: nettoyer(lire.lignes[0]) == ""),
    ),
    indices=(
        "Tant que le mot n’est ni « ? » ni correct, on affiche une erreur et on lit de nouveau : c’est une boucle `while`.",
        "Il faut un premier mot avant la boucle, et un nouveau à la fin de chaque tour, nettoyés tous les deux. Après la boucle, distinguez « ? » d’un mot correct.",
    ),
    squelette='''\
def saisir_proposition(lire, afficher, nb_pions, initiales):
    """Le premier mot correct que donne lire(), None pour « ? »."""
    mot = nettoyer(lire())
    while mot != "?" and not ...:
        afficher(...)
        mot = ...
    if ...:
        return None
    return mot
''',
)


def _convient(nb_pions, initiales):
    return lambda mot: mot == "?" or code_correct(mot, nb_pions, initiales)


def _dialoguer(lire, afficher, convient, *, lu=nettoyer, relu=nettoyer, messages=1):
    """Lire jusqu’à un mot qui convient, avec tant de messages par mot refusé."""
    mot = lu(lire())
    while not convient(mot):
        for _ in range(messages):
            afficher("Recommencez.")
        mot = relu(lire())
    return mot


def _ou_rien(mot):
    return None if mot == "?" else mot


@faux("« ? » n’est reconnu qu’à la première ligne : tapé après une erreur, il est renvoyé tel quel ; une fois la lecture finie, regardez si le mot est « ? »")
def abandon_vu_une_fois(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot == "?":
        return None
    while not _convient(nb_pions, initiales)(mot):
        afficher("Recommencez.")
        mot = nettoyer(lire())
    return mot


@faux("le mot renvoyé est le bon, mais `afficher` n’est jamais appelée : appelez-la une fois par ligne fausse, avec le message d’erreur")
def sans_message(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), messages=0))


@faux("`afficher` est appelée une fois de trop, même quand la première ligne convient : ne l’appelez ni avant la première lecture, ni pour un mot correct ou « ? », seulement après avoir lu un mot faux")
def message_a_chaque_ligne(lire, afficher, nb_pions, initiales):
    afficher("Votre proposition ?")
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales)))


@faux("les lignes lues ne sont pas nettoyées, et « r v » est refusé : écrivez `nettoyer(lire())`")
def sans_nettoyage(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), lu=str, relu=str))


@faux("après une seconde erreur, la fonction ne redemande plus : une personne peut se tromper plusieurs fois, recommencez tant que le mot ne convient pas")
def seconde_chance_seulement(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = nettoyer(lire())
    return _ou_rien(mot)


@faux("après une erreur, la seconde ligne n’est pas vérifiée, et elle est renvoyée même fausse : vérifiez chaque ligne lue")
def seconde_ligne_sans_controle(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot == "?":
        return None
    if not code_correct(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = nettoyer(lire())
    return mot


@faux("un message s’affiche aussi pour le mot correct : vérifiez le mot avant d’appeler `afficher`")
def message_pour_le_bon_mot(lire, afficher, nb_pions, initiales):
    mot = _dialoguer(lire, afficher, _convient(nb_pions, initiales))
    return None if mot == "?" else afficher("Bravo.") or mot


@faux("pour « ? », la fonction renvoie le texte « ? » : il faut `None`, sans guillemets")
def abandon_renvoye(lire, afficher, nb_pions, initiales):
    return _dialoguer(lire, afficher, _convient(nb_pions, initiales))


@faux("« ? » est annoncé comme une erreur, et la fonction lit encore : elle doit aussi s’arrêter quand le mot est « ? »")
def abandon_oublie(lire, afficher, nb_pions, initiales):
    return _dialoguer(lire, afficher, lambda mot: code_correct(mot, nb_pions, initiales))


@faux("après une erreur, la fonction ne lit pas d’autre ligne, et ne finit pas : lisez un nouveau mot à chaque tour")
def ne_relit_pas(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher("Recommencez.")
    return None if mot == "?" else mot


@faux("seule la première ligne est nettoyée : celles qu’on lit après une erreur doivent l’être aussi, écrivez `nettoyer(lire())` aux deux endroits")
def nettoie_la_premiere_seule(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), relu=str))


@faux("la fonction lit encore après un mot correct, et même après « ? », alors que l’un ou l’autre l’arrête : voyez ce qui la fait continuer, car « ni l’un ni l’autre » s’écrit avec `and`")
def ne_s_arrete_jamais(lire, afficher, nb_pions, initiales):
    return _dialoguer(lire, afficher, lambda mot: False)


@faux("un message s’affiche aussi pour « ? » : ce n’est pas une erreur, voyez si le mot est « ? » avant d’appeler `afficher`")
def message_pour_l_abandon(lire, afficher, nb_pions, initiales):
    mot = _dialoguer(lire, afficher, _convient(nb_pions, initiales))
    return afficher("Ce mot est faux.") if mot == "?" else mot


@faux("« ? » n’arrête la fonction qu’à la première ligne : après une erreur, il doit l’arrêter aussi")
def abandon_au_debut_seulement(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), relu=lambda ligne: nettoyer(ligne).replace("?", "??")))


@faux("le mot est vérifié une fois nettoyé, mais renvoyé tel qu’il est tapé : renvoyez le mot nettoyé")
def mot_brut_renvoye(lire, afficher, nb_pions, initiales):
    mot = _dialoguer(lire, afficher, lambda mot: _convient(nb_pions, initiales)(nettoyer(mot)), lu=str, relu=str)
    return None if nettoyer(mot) == "?" else mot


@faux("seule la vérification nettoie le mot : « ? » entre des blancs n’est pas reconnu, et le mot est renvoyé tel qu’il est tapé ; gardez le mot nettoyé")
def mot_brut_partout(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, lambda mot: mot == "?" or code_correct(nettoyer(mot), nb_pions, initiales), lu=str, relu=str))


@faux("deux messages s’affichent pour chaque erreur : appelez `afficher` une seule fois par ligne fausse")
def deux_messages(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), messages=2))


@faux("après une erreur, la fonction lit bien la suite, mais renvoie `None` et non le mot correct : renvoyez le dernier mot lu")
def none_apres_une_erreur(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if mot == "?" or code_correct(mot, nb_pions, initiales):
        return None if mot == "?" else mot
    afficher("Recommencez.")
    _dialoguer(lire, afficher, _convient(nb_pions, initiales))


@faux("la première ligne est renvoyée sans être vérifiée : recommencez tant que le mot n’est ni correct, ni « ? »")
def rien_n_est_verifie(lire, afficher, nb_pions, initiales):
    return _ou_rien(nettoyer(lire()))


@faux("la longueur seule est vérifiée : un mot d’une lettre inconnue est à refuser aussi, servez-vous de `code_correct`")
def longueur_seule(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, lambda mot: mot == "?" or len(mot) == nb_pions))


@faux("une ligne fausse arrête la fonction : affichez l’erreur, puis lisez de nouveau")
def arret_a_la_premiere_erreur(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    if not _convient(nb_pions, initiales)(mot):
        afficher("Recommencez.")
    return mot if code_correct(mot, nb_pions, initiales) else None


@faux("« ? » entouré d’espaces n’est pas reconnu : nettoyez la ligne avant de la comparer à « ? »")
def abandon_sans_nettoyer(lire, afficher, nb_pions, initiales):
    while (ligne := lire()) != "?":
        mot = nettoyer(ligne)
        if code_correct(mot, nb_pions, initiales):
            return mot
        afficher(message_erreur(mot, nb_pions, initiales))
    return None


@faux("`afficher` est appelée à chaque ligne, et une fois de plus à chaque ligne fausse : n’affichez rien avant de lire, seulement l’erreur, une fois par mot faux")
def invite_et_message(lire, afficher, nb_pions, initiales):
    afficher("Votre proposition ?")
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), messages=2))


@faux("un mot correct n’arrête pas la fonction, seul « ? » l’arrête : `code_correct` reçoit-elle bien le mot, `nb_pions`, puis `initiales` ? Il faut s’arrêter quand elle répond `True`, ou quand le message d’erreur est vide")
def mot_correct_jamais_reconnu(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, lambda mot: mot == "?"))


NETTOYER = ", et un mot qui en contient est refusé : écrivez `nettoyer(lire())` à chaque lecture, qui ôte tous les blancs et met en majuscules"


@faux("les blancs de la ligne lue restent" + NETTOYER)
def blancs_gardes(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), lu=str.upper, relu=str.upper))


@faux("les blancs du milieu de la ligne lue restent" + NETTOYER)
def blancs_du_milieu_gardes(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, _convient(nb_pions, initiales), lu=lambda ligne: ligne.strip().upper(), relu=lambda ligne: ligne.strip().upper()))


@faux("un mot correct est traité comme une erreur, et un mot faux est renvoyé : il faut recommencer tant que le mot n’est pas correct, avec `not`")
def recommence_si_correct(lire, afficher, nb_pions, initiales):
    return _ou_rien(_dialoguer(lire, afficher, lambda mot: mot == "?" or not code_correct(mot, nb_pions, initiales)))


@faux("« ? » tapé à la première ligne passe pour une erreur : il doit arrêter la fonction dès cette ligne, et pas seulement après une erreur")
def abandon_apres_une_erreur_seulement(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while not code_correct(mot, nb_pions, initiales):
        afficher("Recommencez.")
        mot = nettoyer(lire())
        if mot == "?":
            return None
    return mot
