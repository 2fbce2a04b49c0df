"""Les exercices du chapitre 3 : lire, nettoyer, valider une proposition."""

import re

from mastermind_edu.exercices.cas import contient_nombre, ecart_de_texte, listes
from mastermind_edu.exercices.erreurs import chapitre_03 as erreurs
from mastermind_edu.juge.exercice import Ecart, Exercice, ecrire_observation
from mastermind_edu.juge.instruments import Lignes, Recueil

INITIALES = ["R", "V", "B", "J", "P", "N"]
INITIALES_DE_LA_SAE = ["R", "B", "J", "V", "O", "N"]


def nettoyer(saisie):
    return "".join(saisie.upper().split())


def code_correct(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot)


def message_erreur(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas une couleur du jeu."
    return ""


def mot_vers_numeros(mot, initiales):
    return [initiales.index(lettre) for lettre in mot]


def numeros_vers_mot(numeros, initiales):
    return "".join(initiales[numero] for numero in numeros)


def lire_points(saisie):
    morceaux = saisie.split(".")
    for morceau in morceaux:
        if not re.fullmatch("[0-9]+", morceau):
            raise ValueError("il faut des nombres séparés par des points")
    return [int(morceau) for morceau in morceaux]


def saisir_proposition(lire, afficher, nb_pions, initiales):
    mot = nettoyer(lire())
    while mot != "?" and not code_correct(mot, nb_pions, initiales):
        afficher(message_erreur(mot, nb_pions, initiales))
        mot = nettoyer(lire())
    return None if mot == "?" else mot


def _cas_nettoyer():
    saisies = ["r", "R", "rv", "r v", " rv", "rv ", "  r  v  ", "RvBj", "r v b j", "\trv", "r\tv", "rv\n", " ", "?"]
    yield from ((saisie,) for saisie in saisies)


def _mots(alphabet: str, tailles):
    return ("".join(lettres) for lettres in listes(alphabet, tailles))


def _cas_correct():
    for nb_pions in (1, 2, 3):
        for mot in _mots("RVX", range(0, nb_pions + 2)):
            yield mot, nb_pions, ["R", "V"]
    for mot in ("RVBJ", "RRRR", "NPJB", "RVB", "RVBJP", "RVBX", "XVBJ", "RVXJ", "1234", "R?BJ", ""):
        yield mot, 4, INITIALES


def _cas_message():
    """Des signes que l’on n’écrit pas dans une phrase, pour être sûr de les y trouver."""
    for nb_pions in (1, 2, 3):
        for mot in _mots("R#%", range(0, nb_pions + 2)):
            yield mot, nb_pions, ["R", "V"]
    for mot in ("RVBJ", "RVB", "RVBJP", "RVB#", "#VBJ", "R%#J", "###"):
        yield mot, 4, INITIALES


def _juger_message(exercice, arguments, attendue, obtenue) -> Ecart | None:
    mot, nb_pions, initiales = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    if attendue.valeur == "":
        manque = ecart_de_texte(obtenue, [])
        return manque or (Ecart("valeur", "''", ecrire_observation(obtenue)) if texte else None)
    if len(mot) != nb_pions:
        manques = [] if contient_nombre(texte, nb_pions) else [f"le nombre {nb_pions}"]
    else:
        inconnue = next(lettre for lettre in mot if lettre not in initiales)
        manques = [] if inconnue in texte else [f"« {inconnue} »"]
    return ecart_de_texte(obtenue, manques)


def _cas_mot():
    for mot in _mots("RBJ", (1, 2, 3)):
        yield mot, ["R", "B", "J"]
    for mot in ("BRJR", "VJBR", "NNON", "RBJVON"):
        yield mot, INITIALES_DE_LA_SAE


def _cas_numeros():
    for mot, initiales in _cas_mot():
        yield mot_vers_numeros(mot, initiales), initiales


def _cas_points():
    saisies = ["1", "9", "1.2", "2.1", "10", "1.2.3.4", "6.6.6.6", "1.10.2", "12.345", "1.2.3.4.5.6"]
    fautes = ["", "a", ".", "1.", ".1", "1..2", "..", "1.a", "a.1", "1,2", "1.2,3", "1.?", "R.V.B.J"]
    yield from ((saisie,) for saisie in sorted(saisies + fautes, key=lambda s: (len(s), s)))


def _cas_saisie():
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


EXERCICES = (
    Exercice(
        reference=nettoyer,
        parametres=("saisie",),
        resume="la saisie en majuscules, sans aucun caractère blanc (espace, tabulation, fin de ligne)",
        points=1,
        cas=_cas_nettoyer,
        exemples=(("rvbj",), (" r v b j ",), ("r\tv",)),
        erreurs_typiques=erreurs.NETTOYER,
    ),
    Exercice(
        reference=code_correct,
        parametres=("mot", "nb_pions", "initiales"),
        resume="`True` quand le mot a la bonne longueur et seulement des initiales connues, `False` sinon",
        points=2,
        cas=_cas_correct,
        exemples=(
            ("RVBJ", 4, ["R", "V", "B", "J"]),
            ("RVB", 4, ["R", "V", "B", "J"]),
            ("RVBX", 4, ["R", "V", "B", "J"]),
        ),
        erreurs_typiques=erreurs.CODE_CORRECT,
    ),
    Exercice(
        reference=message_erreur,
        parametres=("mot", "nb_pions", "initiales"),
        resume="`\"\"` quand le mot est correct ; sinon une phrase avec la longueur voulue si elle est fausse, "
        "ou avec le premier caractère inconnu",
        points=2,
        cas=_cas_message,
        exemples=(
            ("RVBJ", 4, ["R", "V", "B", "J"]),
            ("RVB", 4, ["R", "V", "B", "J"]),
            ("R#%J", 4, ["R", "V", "B", "J"]),
        ),
        juger=_juger_message,
        erreurs_typiques=erreurs.MESSAGE_ERREUR,
    ),
    Exercice(
        reference=mot_vers_numeros,
        parametres=("mot", "initiales"),
        resume="la liste des rangs des lettres du mot dans `initiales`",
        points=2,
        cas=_cas_mot,
        exemples=(("BRJR", INITIALES_DE_LA_SAE), ("R", INITIALES_DE_LA_SAE)),
        erreurs_typiques=erreurs.MOT_VERS_NUMEROS,
    ),
    Exercice(
        reference=numeros_vers_mot,
        parametres=("numeros", "initiales"),
        resume="le mot formé des initiales de ces rangs",
        points=2,
        cas=_cas_numeros,
        exemples=(([1, 0, 2, 0], INITIALES_DE_LA_SAE), ([0], INITIALES_DE_LA_SAE)),
        erreurs_typiques=erreurs.NUMEROS_VERS_MOT,
    ),
    Exercice(
        reference=lire_points,
        parametres=("saisie",),
        resume="la liste des nombres écrits entre les points ; une erreur `ValueError` quand il y a autre chose",
        points=3,
        cas=_cas_points,
        exemples=(("1.2.3.4",), ("12",), ("1..2",), ("1.a",)),
        erreurs_typiques=erreurs.LIRE_POINTS,
    ),
    Exercice(
        reference=saisir_proposition,
        parametres=("lire", "afficher", "nb_pions", "initiales"),
        resume="appelle `lire()` jusqu’à un mot correct une fois nettoyé, `afficher(message)` à chaque erreur ; "
        "renvoie le mot, ou `None` pour « ? »",
        points=4,
        cas=_cas_saisie,
        exemples=(
            (Lignes(("rv",)), Recueil(), 2, ["R", "V"]),
            (Lignes(("RX", "r v")), Recueil(), 2, ["R", "V"]),
            (Lignes(("R", "?")), Recueil(), 2, ["R", "V"]),
        ),
        modifies=(0, 1),
        erreurs_typiques=erreurs.SAISIR_PROPOSITION,
    ),
)
