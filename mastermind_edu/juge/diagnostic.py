"""Les phrases d’un échec : ce qui se voit dans le code, sinon l’erreur typique, sinon l’écart lui-même ; et dans quels cas il se produit.

Une phrase est vraie ou absente. Rien n’est appelé ici. Commencer par `choisir_message`.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches

from mastermind_edu.francais import majuscule
from mastermind_edu.juge.ecarts import NOMS_DES_ARRETS, Ecart
from mastermind_edu.juge.exercice import ErreurTypique
from mastermind_edu.juge.explications import expliquer
from mastermind_edu.juge.groupes import nommer_type
from mastermind_edu.juge.inconnus import demander_au_parametre
from mastermind_edu.juge.lecture.lecteur import Lecture, sans_redire
from mastermind_edu.juge.lecture.retours import dire_le_texte_renvoye, dire_lequel, preciser_le_retour
from mastermind_edu.juge.lecture.texte import Retouche, Vu
from mastermind_edu.juge.motifs import VALEUR_DE_DEPART
from mastermind_edu.juge.valeurs import Erreur, Etrangere, Observation

MESSAGES = {
    "type": "la réponse n’est pas du type demandé",
    "valeur": "la réponse n’est pas la bonne pour ce cas",
    "modification": "la fonction ne laisse pas ses arguments dans l’état demandé",
    "instable": "la fonction ne donne pas deux fois la même réponse pour les mêmes arguments",
}
UNE_ERREUR = "une erreur "
AFFICHE = "dans ce cas, la fonction affiche quelque chose : `print` ne renvoie rien, la réponse doit suivre `return`"
SUFFISENT = {"liste-rangee-sans-copie", "taille-a-remplacer"}  # elles disent la cause et le geste : rien d’autre n’est à dire d’une réponse fausse
CAUSES_PROBABLES = {"parametre-jamais-lu", "taille-en-dur"}  # avec celles du genre « cause »
SURES_APRES_UNE_ERREUR = {"methode-non-appelee", "jamais-executee"}  # elles l’ont causée, quoi que l’exercice en dise
BOUCLES_SURES = {"boucle-sans-fin", "attend-du-neuf", "appel-de-trop", "avance-parfois", "taille-des-couleurs"}  # celles que le code prouve sans fin
TEXTE_LIBRE = "un texte qui contient "  # un texte libre se juge morceau par morceau
SE_SOUVIENT = "elle garde quelque chose d’un appel à l’autre, dans une variable globale, une liste ou un dictionnaire fabriqués hors de l’appel"


def choisir_message(
    lecture: Lecture, typique: ErreurTypique | None, obtenue: Observation, ecart: Ecart, rapport: str = "", retoucher: Callable[[], Retouche | None] = lambda: None
) -> tuple[str, str]:
    """Le message, et une remarque sur le code ; `rapport` compare les réponses fausses aux justes, `retoucher` cherche la seule chose à changer."""
    if ecart.attendu.startswith(UNE_ERREUR) and isinstance(obtenue.valeur, str) and "rror" in obtenue.valeur:
        return f"un texte est renvoyé, et aucune erreur n’est levée : écrivez `raise {ecart.attendu.removeprefix(UNE_ERREUR)}(…)` au lieu de ce `return`", ""
    if ecart.message and not (obtenue.est_sans_fin and getattr(lecture.boucle_sans_fin(obtenue.erreur.ligne), "nom", "") in BOUCLES_SURES):
        return _completer_l_ecart(lecture, typique, obtenue, ecart)
    vue = _voir(lecture, obtenue, ecart)
    if vue:
        return vue, _completer(lecture, obtenue, ecart, vue)
    demesuree = obtenue.est_sans_fin and obtenue.erreur.types[0] == "Demesure"  # chaque version essayée le serait aussi
    if not typique and not demesuree and (retouche := retoucher()):
        message = expliquer_ecart(obtenue, ecart).removesuffix(VALEUR_DE_DEPART)  # la retouche dit ce qu’il faut vraiment
        return (retouche.phrase, "") if message == MESSAGES["valeur"] else (message, retouche.phrase)
    traversee = lecture.attrapee(obtenue.erreur.types, obtenue.erreur.ligne) if obtenue.erreur and obtenue.erreur.ligne else None
    arret = _arret(lecture, obtenue, ecart)
    if typique:
        traversee = None if traversee and traversee.est_la_reparation else traversee  # d’un seul cas : le conseil convient à tous
        parlante = traversee or arret or lecture.premiere("cause") or lecture.premiere("faute")
        return sans_redire(typique.conseil, parlante or retoucher(), obtenue.valeur)
    remarque = traversee or arret or lecture.premiere("cause") or lecture.premiere("faute") or ("() appelée " in ecart.attendu and lecture.premiere("appels")) or lecture.premiere("remarque")
    return _choisir_avec_la_remarque(lecture, remarque, obtenue, ecart, rapport)


def _completer_l_ecart(lecture: Lecture, typique: ErreurTypique | None, obtenue: Observation, ecart: Ecart) -> tuple[str, str]:
    """Le message que porte l’écart, et ce que le code en explique."""
    rangee = lecture.premiere("cause", "liste-rangee-sans-copie") if obtenue.est_sans_fin else None
    if rangee:
        return f"{ecart.message.partition('. ')[0]}. {majuscule(rangee.phrase)}{lecture.ailleurs(rangee)}", ""
    if typique:
        return ecart.message, typique.conseil
    faute = lecture.premiere("faute") if ecart.genre == "valeur" else lecture.premiere("faute", *SURES_APRES_UNE_ERREUR) or lecture.premiere("cause", *SURES_APRES_UNE_ERREUR)
    if not faute and obtenue.erreur and obtenue.erreur.ligne:
        faute = lecture.attrapee(obtenue.erreur.types, obtenue.erreur.ligne)
    return ecart.message, faute.phrase if faute else ""


def _choisir_avec_la_remarque(lecture: Lecture, remarque: Vu | None, obtenue: Observation, ecart: Ecart, rapport: str) -> tuple[str, str]:
    """Le message de l’écart, la remarque, le rapport des réponses : celui qui en dit le plus, et ce qui reste à en dire."""
    message = expliquer_ecart(obtenue, ecart)
    if ecart.genre == "type" and obtenue.valeur is not None and message.endswith(_nommer(obtenue.valeur)):
        message += dire_lequel(lecture.du_genre("renvoyée"), _type(obtenue.valeur))
    if remarque and not obtenue.erreur and ecart.genre == "valeur" and remarque.nom in SUFFISENT:
        return remarque.phrase + lecture.ailleurs(remarque), ""
    if remarque and remarque.nom == "parametre-jamais-lu" and obtenue.erreur:
        return _parler_du_parametre(lecture, remarque, obtenue.erreur, message)
    if message == MESSAGES["valeur"]:
        message = rapport or message
        if not remarque and obtenue.a_affiche:
            return message, AFFICHE
        if not rapport and remarque and (remarque.genre == "cause" or remarque.nom in CAUSES_PROBABLES):
            return remarque.phrase, ""
    return message, remarque.phrase if remarque else _dire_qui_decide(lecture, obtenue, ecart)


def _dire_qui_decide(lecture: Lecture, obtenue: Observation, ecart: Ecart) -> str:
    """La question dont dépend une réponse vraie ou fausse, quand il n’y en a qu’une."""
    decident = [*lecture.du_genre("décide")] if ecart.genre == "valeur" and type(obtenue.valeur) is bool else []
    return decident[0].phrase if len(decident) == 1 else ""


def _arret(lecture: Lecture, obtenue: Observation, ecart: Ecart) -> Vu | None:
    """Le `except` qui peut avoir arrêté l’erreur attendue."""
    return lecture.attrapee([ecart.attendu.removeprefix(UNE_ERREUR)]) if ecart.genre == "erreur" and not obtenue.erreur and ecart.attendu.startswith(UNE_ERREUR) else None


def _voir(lecture: Lecture, obtenue: Observation, ecart: Ecart) -> str:
    """Ce qui se voit dans le code et va avec cet échec ; vide quand il n’y a rien."""
    if obtenue.est_sans_fin and obtenue.erreur.types[0] != "Demesure":
        boucle = lecture.boucle_sans_fin(obtenue.erreur.ligne)
        return _raconter_la_boucle(obtenue, boucle) if boucle else ""
    if obtenue.erreur:  # l’erreur de Python en dit plus, sauf quand elle vient de ce qui se voit
        levee = obtenue.erreur.instruction.startswith("raise ") and not ecart.attendu.startswith(UNE_ERREUR)  # par l’élève lui-même : la cause peut être n’importe où
        cause = next((vue for vue in lecture.du_genre("faute") if levee or _provoque(vue, obtenue.erreur)), None)
        return cause.phrase if cause else _expliquer_par_le_code(lecture, obtenue.erreur)
    rien = lecture.premiere("rien renvoyé") if ecart.genre == "type" and obtenue.valeur is None else None
    faute = (rien and preciser_le_retour(rien, ecart.attendu)) or lecture.premiere("faute")
    if ecart.genre == "type" and type(obtenue.valeur) is str and not faute:
        return dire_le_texte_renvoye([*lecture.du_genre("texte renvoyé")], ecart.attendu)
    elif ecart.genre == "modification":
        modifie = lecture.modification(ecart.rang)  # parcourir une copie n’empêcherait pas la liste reçue de changer
        faute = modifie if modifie and faute and faute.nom == "raccourcie-en-chemin" else faute or modifie
    if faute and faute.nom == "un-seul-tour" and faute.objet and type(obtenue.valeur) is bool:  # la réponse fausse dit lequel des deux est venu trop tôt
        ligne = faute.objet.split()[0 if obtenue.valeur else 1]
        geste = "ne gardez dans la boucle que `return False`, dans un `if` de la condition contraire" if obtenue.valeur else "ôtez-le de la boucle, et son `else` s’il n’y reste rien"
        return f"ligne {ligne} : ce `return {obtenue.valeur}` conclut dès le premier tour : mettez-le après la boucle, à sa hauteur ; {geste}"
    return faute.phrase + lecture.ailleurs(faute) if faute else ""


def _completer(lecture: Lecture, obtenue: Observation, ecart: Ecart, vue: str) -> str:
    """Ce que le code montre encore : un second tirage, des longueurs oubliées, un paramètre que rien ne lit."""
    if ecart.genre == "type" and obtenue.valeur is None and not obtenue.erreur:
        parlante = lecture.premiere("cause") or lecture.premiere("remarque", "parametre-jamais-lu")
        return parlante.phrase if parlante and parlante.phrase != vue else ""
    constante = any(v.phrase == vue and v.nom == "constante-dans-une-condition" for v in lecture.du_genre("faute"))
    oublie = constante and lecture.premiere("remarque", "parametre-jamais-lu")
    return oublie.phrase if oublie else ""


def _parler_du_parametre(lecture: Lecture, oublie: Vu, erreur: Erreur, message: str) -> tuple[str, str]:
    """Un paramètre que rien ne lit, et une erreur : le nom inconnu tient sa place, ou l’appel ne le transmet pas."""
    inconnu = re.match(r"name '(\w+)' is not defined", erreur.texte) if erreur.types[0] == "NameError" else None
    seul = sum(vue.nom == oublie.nom for vue in lecture.du_genre("remarque")) == 1
    if inconnu and "guillemets" in message or "s’écrit `" in message:
        return message, oublie.phrase
    if inconnu and seul:
        absent = f"Le nom « {inconnu[1]} » n’existe pas ici, et rien ne lit le paramètre `{oublie.objet}` : est-ce de `{oublie.objet}` qu’il faut se servir à la place ?"
        return f"{message.partition('. ')[0]}. {demander_au_parametre(inconnu[1], erreur.instruction, oublie.objet) or absent}", ""
    if inconnu:
        return oublie.phrase, message
    if "input()" in erreur.texte:
        return f"{message.partition('. ')[0]}. `input()` attend une personne : servez-vous plutôt du paramètre `{oublie.objet}`, que rien ne lit encore", ""
    if re.search(rf"\bmissing \d+ required .*'{re.escape(oublie.objet)}'", erreur.texte):
        return f"{message} : c’est un paramètre de votre fonction, donnez-le aussi dans cet appel", ""
    return message, oublie.phrase


def _expliquer_par_le_code(lecture: Lecture, erreur: Erreur) -> str:
    """Une variable sans valeur, une liste remplacée par une réponse : le code dit pourquoi ; vide quand il ne le dit pas."""
    sans_valeur = re.search(r"variable '(\w+)'", erreur.texte) if erreur.types[0] == "UnboundLocalError" else None
    if sans_valeur:
        nom, vue = sans_valeur[1], lecture.derniere("sans valeur", sans_valeur[1])
        voisins = get_close_matches(nom, [autre for autre in lecture.noms if len(autre) > 2 and autre.rstrip("0123456789") != nom.rstrip("0123456789")], 1, 0.8) if len(nom) > 2 else []
        suite = f" ; ou vouliez-vous écrire `{voisins[0]}` ?" if voisins else ""
        lieu = expliquer(erreur).partition(". ")[0]
        if vue:
            return f"{lieu}. L{vue.phrase.removeprefix('l')}{suite}"
        return f"{lieu}. Vouliez-vous écrire `{voisins[0]}` ? Sinon, `{nom}` n’a pas encore de valeur ici : donnez-lui sa valeur de départ plus haut" if voisins else ""
    inconnu = re.match(r"name '(\w+)' is not defined", erreur.texte) if erreur.types[0] == "NameError" else None
    voisin = lecture.derniere("nom inconnu", inconnu[1]) if inconnu else None
    if voisin:
        return f"{expliquer(erreur).partition('. ')[0]}. L{voisin.phrase.removeprefix('l')}" if voisin.ligne != erreur.ligne else f"{expliquer(erreur).partition('. ')[0]}. {majuscule(voisin.texte)}"
    remplacee = re.match(r"'(?:bool|NoneType|int)' object (?:has no attribute '(\w+)'|is not (?:subscriptable|iterable))", erreur.texte)
    if remplacee:
        apres = rf"\.{remplacee[1]}\b" if remplacee[1] else r"\["
        noms = set(re.findall(rf"\b(\w+){apres}", erreur.instruction)) or {*re.findall(r"\bin (\w+)\s*:", erreur.instruction)}
        vue = lecture.derniere("remplacée", min(noms)) if len(noms) == 1 else None
        return f"{expliquer(erreur)}. L{vue.phrase.removeprefix('l')}" if vue else ""
    return ""


def _provoque(faute: Vu, erreur: Erreur) -> bool:
    """Vrai quand l’erreur est à la ligne de la faute, dans le bloc qu’elle touche, ou là où sert le `None` qu’elle a gardé."""
    if faute.fin and erreur.ligne and faute.ligne <= erreur.ligne <= faute.fin or faute.nom == "sans-parentheses" and "method" in erreur.texte:  # rangée plus haut, elle sert ici
        return True
    garde = faute.nom == "none-garde" and faute.objet
    return faute.ligne == erreur.ligne or bool(garde) and re.search(rf"\b{garde}\b", erreur.instruction) is not None


def _raconter_la_boucle(obtenue: Observation, boucle: Vu) -> str:
    lien = "à cause de la " if boucle.nom == "taille-des-couleurs" else ""  # la cause est alors plus haut que la boucle
    return f"boucle sans fin, {lien}{boucle.phrase}" if boucle.nom in BOUCLES_SURES else f"{expliquer(obtenue.erreur)}. L{boucle.phrase.removeprefix('l')}"


def expliquer_instabilite(lecture: Lecture, se_souvient: bool, conseil: str = "") -> str:
    """Le message d’une fonction qui ne répond pas deux fois de même ; `se_souvient` quand c’est prouvé, `conseil` celui d’une erreur typique."""
    tirage = lecture.premiere("faute", "tirage-sans-le-hasard-recu")
    debut = conseil or MESSAGES["instable"]
    if tirage and not se_souvient:
        return f"{debut}{'' if debut.endswith('?') else '.'} L{tirage.phrase.removeprefix('l')}"
    if conseil:
        return conseil
    vue = lecture.premiere("mémoire") or lecture.premiere("faute", "defaut-modifie")
    if se_souvient and vue and vue.nom == "gardee-dehors":
        return f"{MESSAGES['instable']}. L{vue.phrase.removeprefix('l')}"
    suites = [f" : {SE_SOUVIENT}" if se_souvient else "", f". L{vue.phrase.removeprefix('l')}" if se_souvient and vue else ""]
    return MESSAGES["instable"] + "".join(suites)


def expliquer_ecart(obtenue: Observation, ecart: Ecart) -> str:
    """Le message d’un écart, d’après ce que la fonction a donné et rien d’autre."""
    if obtenue.erreur:
        return _expliquer_l_autre_erreur(obtenue.erreur, ecart) or expliquer(obtenue.erreur)
    if ecart.conseil or ecart.attendu.startswith(TEXTE_LIBRE) and ecart.genre == "valeur":
        return ecart.conseil or f"il manque au texte {ecart.attendu.removeprefix(TEXTE_LIBRE)}"
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
    return f"{MESSAGES['type']} : c’est {_nommer(obtenue.valeur)}" if ecart.genre == "type" else MESSAGES[ecart.genre]


def _expliquer_l_autre_erreur(erreur: Erreur, ecart: Ecart) -> str:
    """Une erreur était attendue, une autre est venue ; vide quand aucune ne l’était."""
    if not ecart.attendu.startswith(UNE_ERREUR) or erreur.types[0] in NOMS_DES_ARRETS:
        return ""
    voulue = ecart.attendu.removeprefix(UNE_ERREUR)
    a_la_place = " ; à la place de `assert`, écrivez un `if` de la condition contraire, puis `raise`" if erreur.instruction.startswith("assert ") else ""
    return f"une erreur est bien levée, mais il la faut de type `{voulue}`{a_la_place}. {majuscule(expliquer(erreur))}"


def _nommer(valeur: object) -> str:
    return nommer_type(_type(valeur))


def _type(valeur: object) -> str:
    return valeur.type if isinstance(valeur, Etrangere) else type(valeur).__name__
