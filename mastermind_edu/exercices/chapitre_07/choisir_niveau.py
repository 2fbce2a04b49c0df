"""Exercice : choisir le niveau."""

import string

from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference
from mastermind_edu.juge.exercice import Exercice, Propriete, faux

NIVEAUX = {"n": (4, 8, 12), "p": (5, 8, 15), "k": (6, 8, 20)}


def choisir_niveau(lettre):
    """Le triplet (pions, couleurs, tentatives) du niveau ; une erreur `ValueError` pour toute autre saisie."""
    if lettre in ("n", "N"):
        return 4, 8, 12
    if lettre in ("p", "P"):
        return 5, 8, 15
    if lettre in ("k", "K"):
        return 6, 8, 20
    raise ValueError("il faut une des lettres n, p, k")


def cas():
    # Ce qui se comprend d’abord, ce qui est refusé ensuite, le texte vide en dernier.
    doubles = ["nN", "Nn", "pP", "Pp", "kK", "Kk", "nn", "np", "NP", "pk", "kn"]
    autres = [signe for signe in string.ascii_letters if signe.lower() not in NIVEAUX]
    longs = ["xn", "pro", "npk", "NPK", "Kkk", "nova", "Prok", "novic", "killer", "novice", "KILLER", "niveaun", "nnnnnnnn", "npkNPK", "NOVICE !"]
    for saisie in ("n", "N", "p", "P", "k", "K", *autres, *"0145689?.-_!é", *doubles, *longs, " ", "n ", " k", "  ", ""):
        yield (saisie,)


def _est_un_niveau(lettre):
    return lettre.lower() in NIVEAUX


NOMS = {(4, 8, 12): "Novice", (5, 8, 15): "Pro", (6, 8, 20): "Killer"}
NOMBRES = ("de pions", "de couleurs", "de tentatives")


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """Ce que l’on sait d’une réponse fausse : le niveau donné, le nombre qui n’est pas celui du tableau."""
    ecart, valeur = comparer_a_la_reference(exercice, arguments, attendue, obtenue), obtenue.valeur
    suite = tuple(valeur) if type(valeur) in (list, tuple) else ()
    if ecart is None or obtenue.erreur:
        return ecart
    if attendue.erreur:
        return ecart._replace(conseil=_conseiller_le_refus(arguments[0], next((nom for niveau, nom in NOMS.items() if niveau == suite), None), valeur))
    voulu = NOMS[attendue.valeur]
    if type(valeur) is str and not any(map(str.isdigit, valeur)):
        return ecart._replace(conseil=f"« {arguments[0]} » doit donner le niveau {voulu}, en capitale comme en minuscule ; et un texte renvoyé ne refuse rien : pour une autre saisie, écrivez `raise ValueError(…)`")
    if suite in [*NOMS]:
        return ecart._replace(conseil=f"« {arguments[0]} » donne le niveau {NOMS[suite]} : il faut {voulu}")
    faux_nombres = [nom for nom, attendu, obtenu in zip(NOMBRES, attendue.valeur, suite) if attendu != obtenu]
    if len(suite) == 3 and len(faux_nombres) == 1:
        return ecart._replace(conseil=f"au niveau {voulu}, le nombre {faux_nombres[0]} n’est pas celui du tableau de l’énoncé")
    if suite and ecart.genre == "valeur" and len(faux_nombres) + abs(len(suite) - 3):
        return ecart._replace(conseil=f"il faut trois nombres, dans cet ordre : les pions, les couleurs, puis les tentatives ; relisez la ligne du niveau {voulu}, dans le tableau de l’énoncé")
    return ecart


def _conseiller_le_refus(saisie: str, nom: str | None, valeur: object) -> str:
    ecrite = f"« {saisie} »" if saisie.strip() else "une saisie sans lettre"
    if nom is None:
        fin = "passe sans erreur" if valeur is None else "donne une réponse au lieu d’une erreur"
        return f"{ecrite} {fin} : il faut arrêter la fonction dans ce cas, avec `raise ValueError(…)`"
    recit = f"{ecrite} donne le niveau {nom} : une seule lettre, n, p ou k, choisit un niveau, toute autre saisie lève `ValueError`"
    if len(saisie) == 1:
        return f"{recit} ; pour chaque niveau, comparez la saisie à ses deux lettres, et levez l’erreur quand aucun n’est trouvé"
    return f"{recit} ; comparez la saisie entière à chaque lettre, avec `==` ou dans une liste : chercher dans un texte accepte aussi le vide et ses morceaux"


EXERCICE = Exercice(
    reference=choisir_niveau,
    points=2,
    cas=cas,
    juger=juger,
    exemples=(("n",), ("P",), ("k",), ("x",), ("pro",)),
    proprietes=(
        Propriete("la lettre est celle d’un niveau", "la saisie n’est pas un niveau", _est_un_niveau),
        Propriete("il y a une capitale", "il n’y a pas de capitale", lambda lettre: lettre != lettre.lower()),
        Propriete("il y a plusieurs caractères", "il n’y a pas plusieurs caractères", lambda lettre: len(lettre) > 1),
        Propriete("la saisie est vide", "la saisie n’est pas vide", lambda lettre: lettre == ""),
        Propriete("la saisie commence par n, p ou k", "la saisie ne commence pas par n, p ou k", lambda lettre: lettre[:1].lower() in NIVEAUX),
    ),
    indices=(
        "Trois questions l’une après l’autre, une par niveau. Que reste-t-il quand aucune n’a dit oui ?",
        "`lettre in (\"n\", \"N\")` compare la saisie entière à deux textes. La dernière ligne de la fonction lève l’erreur, comme dans le rappel.",
    ),
    squelette='''\
def choisir_niveau(lettre):
    """Le triplet (pions, couleurs, tentatives) ; ValueError pour une autre saisie."""
    if lettre in ("n", "N"):
        return 4, 8, 12
    if ...:
        return ...
    if ...:
        return ...
    raise ...
''',
)


@faux("les capitales sont refusées : « N » veut dire la même chose que « n », comparez la saisie aux deux")
def capitales_refusees(lettre):
    if lettre in NIVEAUX:
        return NIVEAUX[lettre]
    raise ValueError(lettre)


@faux("les minuscules sont refusées : « n » veut dire la même chose que « N », comparez la saisie aux deux")
def minuscules_refusees(lettre):
    if lettre.lower() in NIVEAUX and lettre == lettre.upper():
        return NIVEAUX[lettre.lower()]
    raise ValueError(lettre)


@faux("seul le premier caractère compte, « nN » est accepté, et le texte vide provoque une erreur d’un autre type que `ValueError` : comparez la saisie entière")
def premier_caractere_seulement(lettre):
    initiale = lettre[0].lower()
    if initiale in NIVEAUX:
        return NIVEAUX[initiale]
    raise ValueError(lettre)


@faux("un texte vide donne un niveau : le vide est un morceau de tout texte, `\"\" in \"n\"` est vrai ; comparez la saisie à chaque lettre avec `==`")
def vide_accepte(lettre):
    if lettre == "" or lettre.lower() in NIVEAUX:
        return NIVEAUX[lettre.lower() or "n"]
    raise ValueError(lettre)


@faux("toute autre saisie donne le niveau Novice : comparez-la à « n » et à « N », et levez `ValueError` quand ce n’est aucun des trois niveaux")
def novice_d_office(lettre):
    return NIVEAUX.get(lettre.lower(), (4, 8, 12))


@faux("une autre saisie ne provoque pas d’erreur, la fonction renvoie `None` : afficher un message n’arrête rien, levez l’erreur avec `raise ValueError(…)`")
def sans_erreur(lettre):
    return NIVEAUX.get(lettre.lower())


@faux("une autre saisie provoque une erreur `KeyError`, celle d’un dictionnaire où l’on lit une clé absente : voyez d’abord, avec `in`, si la saisie est un niveau, et sinon levez `ValueError`, avec `raise ValueError(…)`")
def autre_erreur(lettre):
    return NIVEAUX[lettre.lower()]


@faux("le nombre de couleurs est 6 à tous les niveaux : il en faut 8, lisez le tableau de l’énoncé")
def six_couleurs(lettre):
    if lettre.lower() in NIVEAUX:
        nb_pions, _, limite = NIVEAUX[lettre.lower()]
        return nb_pions, 6, limite
    raise ValueError(lettre)


@faux("les nombres du niveau sont dans un autre ordre : les pions, les couleurs, puis les tentatives")
def couleurs_d_abord(lettre):
    if lettre.lower() in NIVEAUX:
        nb_pions, nb_couleurs, limite = NIVEAUX[lettre.lower()]
        return nb_couleurs, nb_pions, limite
    raise ValueError(lettre)


@faux("« nN » et le texte vide sont acceptés : `in` sur un texte y cherche un morceau ; comparez la saisie à deux textes, avec une virgule entre eux, comme dans `lettre in (\"n\", \"N\")`")
def morceau_de_deux_lettres(lettre):
    for deux, niveau in (("nN", "n"), ("pP", "p"), ("kK", "k")):
        if lettre in deux:
            return NIVEAUX[niveau]
    raise ValueError(lettre)


@faux("toute autre saisie donne le niveau Killer : comparez-la à « k » et à « K », et levez `ValueError` quand ce n’est aucun des trois niveaux")
def killer_d_office(lettre):
    return NIVEAUX.get(lettre.lower(), (6, 8, 20))


@faux("le texte vide et les morceaux de « npk », comme « np », passent pour le niveau Killer : `in` sur un texte y cherche un morceau ; cherchez la saisie dans une liste de lettres, `[\"n\", \"p\", \"k\"]`")
def morceau_de_npk(lettre):
    if lettre.lower() in "npk":
        return NIVEAUX.get(lettre.lower(), (6, 8, 20))
    raise ValueError(lettre)


@faux("seul le premier caractère compte, « nN » est accepté : comparez la saisie entière")
def commence_par(lettre):
    return choisir_niveau(lettre[:1])


@faux("seul le dernier caractère compte, « xn » est accepté : comparez la saisie entière")
def finit_par(lettre):
    return choisir_niveau(lettre[-1:])


@faux("une saisie qui contient n, p ou k est acceptée, même plus longue : comparez la saisie entière, avec `==`")
def contient_la_lettre(lettre):
    for niveau in "npk":
        if niveau in lettre.lower():
            return NIVEAUX[niveau]
    raise ValueError(lettre)


@faux("une lettre entourée d’espaces est acceptée : l’énoncé ne veut que la lettre, n’ôtez pas les espaces")
def blancs_otes(lettre):
    return choisir_niveau(lettre.strip())


@faux("les noms entiers sont acceptés, comme « novice » : l’énoncé les refuse, seule la lettre choisit le niveau")
def noms_acceptes(lettre):
    return choisir_niveau({"novice": "n", "pro": "p", "killer": "k"}.get(lettre.lower(), lettre))


@faux("l’erreur est renvoyée comme une réponse, et rien ne s’arrête : c’est `raise ValueError(…)` qui la lève")
def erreur_renvoyee(lettre):
    return NIVEAUX.get(lettre.lower(), ValueError("il faut une des lettres n, p, k"))


@faux("toute saisie donne le niveau Novice, même p et k : comparez la saisie aux deux lettres de chaque niveau, `lettre == \"n\" or lettre == \"N\"`")
def toujours_novice(lettre):
    return 4, 8, 12


@faux("toute saisie est refusée, même n, p et k : comparez la saisie entière à chaque lettre, avec `==`, et ne levez l’erreur que si elle n’est égale à aucune")
def tout_refuse(lettre):
    raise ValueError(lettre)


def _sauf(refusee, lettre):
    if lettre == refusee:
        raise ValueError(lettre)
    return choisir_niveau(lettre)


@faux("« N » est refusée, seule capitale à l’être : comparez la saisie à « n » et à « N »")
def grand_n_refuse(lettre):
    return _sauf("N", lettre)


@faux("« P » est refusée, seule capitale à l’être : comparez la saisie à « p » et à « P »")
def grand_p_refuse(lettre):
    return _sauf("P", lettre)


@faux("« K » est refusée, seule capitale à l’être : comparez la saisie à « k » et à « K »")
def grand_k_refuse(lettre):
    return _sauf("K", lettre)


@faux("les capitales et les autres saisies provoquent une erreur `KeyError` : un dictionnaire lève `KeyError` dès qu’on y lit une clé absente ; mettez d’abord la saisie en minuscules, voyez avec `in` si c’est une clé, et sinon `raise ValueError(…)`")
def capitales_et_autres_inconnues(lettre):
    return NIVEAUX[lettre]


@faux("une autre saisie ne choisit aucun niveau, et un nom n’a donc pas reçu de valeur, d’où `UnboundLocalError` : quand ce n’est aucun des trois niveaux, levez l’erreur, avec `raise ValueError(…)`")
def niveau_sans_valeur(lettre):
    if lettre.lower() in NIVEAUX:
        niveau = NIVEAUX[lettre.lower()]
    return niveau
