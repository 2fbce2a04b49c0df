"""La phrase d’un échec : ce qui se voit dans le code, sinon l’erreur typique, sinon l’écart lui-même.

Une phrase est vraie ou absente. Rien n’est appelé ici. Commencer par `choisir_message`.
"""

import re

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.appel import Erreur, Observation
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS, Ecart
from mastermind_edu.juge.exercice import ErreurTypique
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.groupes import nommer_type
from mastermind_edu.juge.lecture.lecteur import PARLANTES, Lecture
from mastermind_edu.juge.lecture.texte import Vu
from mastermind_edu.juge.valeurs import Etrangere

MESSAGES = {
    "type": "la réponse n’est pas du type demandé",
    "valeur": "la réponse n’est pas la bonne pour ce cas",
    "modification": "la fonction ne laisse pas ses arguments dans l’état demandé",
    "instable": "la fonction ne donne pas deux fois la même réponse pour les mêmes arguments",
}
UNE_ERREUR = "une erreur "
AFFICHE = "dans ce cas, la fonction affiche quelque chose : `print` ne renvoie rien, la réponse doit suivre `return`"
CAUSES_PROBABLES = PARLANTES | {"parametre-jamais-lu", "taille-en-dur"}
TEXTE_LIBRE = "un texte qui contient "  # un texte libre se juge morceau par morceau
SE_SOUVIENT = "elle garde quelque chose d’un appel à l’autre, dans une variable globale, une liste ou un dictionnaire fabriqués hors de l’appel"


def choisir_message(
    lecture: Lecture, typique: ErreurTypique | None, obtenue: Observation, ecart: Ecart, rapport: str = ""
) -> tuple[str, str]:
    """Le message, et une remarque sur le code quand rien de mieux n’explique l’échec ; `rapport` compare les réponses fausses aux justes."""
    if ecart.message:
        faute = lecture.premiere("faute") if ecart.genre == "valeur" else None
        return ecart.message, typique.conseil if typique else faute.phrase if faute else ""
    vue = _voir(lecture, obtenue, ecart)
    if vue:
        return vue, ""
    traversee = lecture.attrapee(obtenue.erreur.types, obtenue.erreur.ligne) if obtenue.erreur and obtenue.erreur.ligne else None
    parlante = traversee or lecture.parlante or lecture.premiere("faute")
    if typique:
        return typique.conseil, parlante.phrase if parlante else ""
    remarque = parlante or _arret(lecture, obtenue, ecart) or lecture.premiere("faute") or lecture.premiere("remarque")
    message = expliquer_ecart(obtenue, ecart)
    if remarque and remarque.nom == "parametre-jamais-lu" and obtenue.erreur and obtenue.erreur.types[0] == "NameError":
        return remarque.phrase, message  # le nom inconnu tient la place du paramètre
    if message == MESSAGES["valeur"]:
        message = rapport or message
        if not remarque and obtenue.a_affiche:
            return message, AFFICHE
        if not rapport and remarque and remarque.nom in CAUSES_PROBABLES:
            return remarque.phrase, ""
    return message, remarque.phrase if remarque else ""


def _arret(lecture: Lecture, obtenue: Observation, ecart: Ecart) -> Vu | None:
    """Le `except` qui peut avoir arrêté l’erreur attendue."""
    attendue = ecart.genre == "erreur" and not obtenue.erreur and ecart.attendu.startswith(UNE_ERREUR)
    return lecture.attrapee([ecart.attendu.removeprefix(UNE_ERREUR)]) if attendue else None


def _voir(lecture: Lecture, obtenue: Observation, ecart: Ecart) -> str:
    """Ce qui se voit dans le code et va avec cet échec ; vide quand il n’y a rien."""
    if obtenue.est_sans_fin and obtenue.erreur.types[0] != "Demesure":
        boucle = lecture.boucle_sans_fin(obtenue.erreur.ligne)
        return _raconter_la_boucle(obtenue, boucle) if boucle else ""
    faute = lecture.premiere("faute")
    if obtenue.erreur:  # l’erreur de Python en dit plus, sauf quand elle vient de ce qui se voit
        return faute.phrase if faute and _provoque(faute, obtenue.erreur) else ""
    if ecart.genre == "type" and obtenue.valeur is None:
        faute = lecture.premiere("rien renvoyé") or faute
    elif ecart.genre == "modification":
        faute = faute or lecture.modification(ecart.rang)
    return faute.phrase if faute else ""


def _provoque(faute: Vu, erreur: Erreur) -> bool:
    """Vrai quand l’erreur est à la ligne de la faute, dans le bloc qu’elle touche, ou là où sert le `None` qu’elle a gardé."""
    if faute.fin and erreur.ligne and faute.ligne <= erreur.ligne <= faute.fin:
        return True
    garde = faute.nom == "none-garde" and faute.objet
    return faute.ligne == erreur.ligne or bool(garde) and re.search(rf"\b{garde}\b", erreur.instruction) is not None


def _raconter_la_boucle(obtenue: Observation, boucle: Vu) -> str:
    if boucle.nom == "boucle-sans-fin":
        return f"boucle sans fin, {boucle.phrase}"
    return f"{expliquer(obtenue.erreur)}. L{boucle.phrase.removeprefix('l')}"


def expliquer_instabilite(lecture: Lecture, se_souvient: bool) -> str:
    """Le message d’une fonction qui ne répond pas deux fois de même ; `se_souvient` quand c’est prouvé."""
    vue = next((vue for vue in lecture.vues if vue.nom in ("defaut-modifie", "gardee-dehors")), None)
    if se_souvient and vue and vue.nom == "gardee-dehors":
        return f"{MESSAGES['instable']}. L{vue.phrase.removeprefix('l')}"
    suites = [f" : {SE_SOUVIENT}" if se_souvient else "", f". L{vue.phrase.removeprefix('l')}" if se_souvient and vue else ""]
    return MESSAGES["instable"] + "".join(suites)


def expliquer_ecart(obtenue: Observation, ecart: Ecart) -> str:
    """Le message d’un écart, d’après ce que la fonction a donné et rien d’autre."""
    if obtenue.erreur:
        return _expliquer_l_autre_erreur(obtenue.erreur, ecart) or expliquer(obtenue.erreur)
    if ecart.conseil:
        return ecart.conseil
    if ecart.attendu.startswith(TEXTE_LIBRE) and ecart.genre == "valeur":
        return f"il manque au texte {ecart.attendu.removeprefix(TEXTE_LIBRE)}"
    if ecart.genre == "erreur":
        return f"la fonction accepte ce qu’elle doit refuser : il faut lever `{ecart.attendu.removeprefix(UNE_ERREUR)}`"
    if ecart.genre == "type" and obtenue.valeur is None:
        return (
            "la fonction affiche quelque chose, mais renvoie `None` dans ce cas : `print` montre une valeur, seul `return` la renvoie"
            if obtenue.a_affiche
            else "la fonction renvoie `None` dans ce cas : elle finit sans `return` suivi d’une valeur, ou ce qu’elle renvoie vaut encore `None`"
        )
    if ecart.genre == "type" and ecart.attendu == "None":
        return f"dans ce cas, il faut renvoyer `None` : la fonction renvoie {_nommer(obtenue.valeur)}"
    if ecart.genre == "type":
        return f"{MESSAGES['type']} : c’est {_nommer(obtenue.valeur)}"
    return MESSAGES[ecart.genre]


def _expliquer_l_autre_erreur(erreur: Erreur, ecart: Ecart) -> str:
    """Une erreur était attendue, une autre est venue ; vide quand aucune ne l’était."""
    if not ecart.attendu.startswith(UNE_ERREUR) or erreur.types[0] in NOMS_DES_ARRETS:
        return ""
    return f"une erreur est bien levée, mais il la faut de type `{ecart.attendu.removeprefix(UNE_ERREUR)}`. {majuscule(expliquer(erreur))}"


def _nommer(valeur: object) -> str:
    return nommer_type(valeur.type if isinstance(valeur, Etrangere) else type(valeur).__name__)
