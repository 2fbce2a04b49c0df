"""Exercice : nettoyer une saisie."""

from mastermind_edu.exercices.cas import en_racontant
from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nettoyer(saisie):
    """La saisie en majuscules, sans aucun caractère blanc (espace, tabulation, fin de ligne)."""
    return "".join(saisie.upper().split())


def cas():
    saisies = ["r", "R", "rv", "r v", " rv", "rv ", "  r  v  ", "RvBj", "r v b j", "\trv", "r\tv", "rv\n", " ", "?"]
    yield from ((saisie,) for saisie in saisies)
    for taille in range(1, 21):
        yield ("lazk oxemu\ttic dfghjp"[:taille],)
    yield from ((saisie,) for saisie in ("qsvwyzbnr", "1 2 3 4", "1. 2.\n3", "R\n V \t\tB", "\n\n", "un deux TROIS", " ?\n", "#%-é", "r.v", "R2", ""))


BLANCS = {" ": "une espace", "\t": "une tabulation", "\n": "une fin de ligne"}
COUPER = "coupez la saisie à tous ses blancs avec `split()`, les parenthèses vides, puis recollez ces morceaux avec `join`"


def raconter(valeur, saisie) -> str:
    voulu = nettoyer(saisie)
    manque = next((signe for signe in voulu if valeur.upper().count(signe) < voulu.count(signe)), None)
    blanc = next((signe for signe in valeur if signe in BLANCS), None)
    de_trop = next((signe for signe in valeur.upper() if signe not in BLANCS and signe not in voulu), None)
    if manque:
        return f"il manque « {manque} », qui n’est pas un blanc : gardez tout le reste, dans l’ordre"
    if blanc:
        return f"il reste {BLANCS[blanc]} : {COUPER}"
    if de_trop:
        return f"le signe « {de_trop} » est de trop : il ne faut que les signes de la saisie ; {COUPER}"
    return "les signes sont les bons, mais il les faut tous en majuscules, avec `.upper()`" if valeur.upper() == voulu else ""


EXERCICE = Exercice(
    reference=nettoyer,
    points=1,
    cas=cas,
    exemples=(("rvbj",), (" r v b j ",), ("r\tv",)),
    juger=en_racontant(raconter),
    proprietes=(
        Propriete("il y a un blanc entre deux lettres", "il n’y a pas de blanc entre deux lettres", lambda saisie: len(saisie.split()) > 1),
        Propriete("il y a une tabulation ou une fin de ligne", "il n’y a ni tabulation ni fin de ligne", lambda saisie: "\t" in saisie or "\n" in saisie),
        Propriete("il y a une minuscule", "il n’y a pas de minuscule", lambda saisie: saisie != saisie.upper()),
        Propriete("il y a un blanc", "il n’y a pas de blanc", lambda saisie: any(signe.isspace() for signe in saisie)),
        Propriete(
            "il y a un chiffre ou un signe", "il n’y a ni chiffre ni signe", lambda saisie: not all(signe.isalpha() or signe.isspace() for signe in saisie)
        ),
        Propriete("il y a un blanc au début ou à la fin", "il n’y a de blanc ni au début ni à la fin", lambda saisie: saisie != saisie.strip()),
    ),
    indices=(
        "`split()`, les parenthèses vides, coupe à chaque blanc, quel qu’il soit, et le fait disparaître. Essayez `\" r v \".split()` dans une cellule.",
        "Comparez l’exemple de l’énoncé à ce que vous voulez : que doit-il y avoir entre deux morceaux ? Et quelle méthode est le contraire de `lower` ?",
    ),
    squelette='''\
def nettoyer(saisie):
    """La saisie en majuscules, sans aucun blanc."""
    morceaux = ...
    return ...
''',
)


@faux("les blancs des deux bouts partent, ceux du milieu restent : `split()` coupe à tous les blancs, et `join` recolle")
def bords_seulement(saisie):
    return saisie.strip().upper()


@faux("les espaces partent, mais pas les autres blancs, tabulation et fin de ligne : " + COUPER)
def espaces_seulement(saisie):
    return saisie.replace(" ", "").upper()


@faux("les blancs partent, mais les minuscules restent : renvoyez ce que donne `.upper()`")
def sans_majuscules(saisie):
    return "".join(saisie.split())


@faux("les lettres sont mises en minuscules : il faut des majuscules, avec `.upper()`")
def en_minuscules(saisie):
    return "".join(saisie.lower().split())


@faux("la saisie est renvoyée telle quelle : un texte ne se modifie pas, gardez celui que donne chaque méthode")
def resultat_perdu(saisie):
    saisie.upper()
    saisie.replace(" ", "")
    return saisie


@faux("les chiffres et les signes disparaissent aussi : n’ôtez que les blancs")
def lettres_seulement(saisie):
    return "".join(signe for signe in saisie if signe.isalpha()).upper()


@faux("les signes comme « ? » disparaissent aussi : n’ôtez que les blancs")
def lettres_et_chiffres(saisie):
    return "".join(signe for signe in saisie if signe.isalnum()).upper()


@faux("les blancs des deux bouts et les espaces partent, mais une tabulation ou une fin de ligne reste au milieu : ôtez-les toutes")
def espaces_et_bords(saisie):
    return saisie.strip().replace(" ", "").upper()


@faux("les espaces et les tabulations partent, mais pas les fins de ligne : ôtez aussi le signe `\\n`")
def fins_de_ligne_restent(saisie):
    return saisie.replace(" ", "").replace("\t", "").upper()


@faux("les espaces et les fins de ligne partent, mais pas les tabulations : ôtez aussi le signe `\\t`")
def tabulations_restent(saisie):
    return saisie.replace(" ", "").replace("\n", "").upper()


@faux("les espaces partent, mais les autres blancs et les minuscules restent : il manque les tabulations, les fins de ligne et `.upper()`")
def espaces_sans_majuscules(saisie):
    return saisie.replace(" ", "")


@faux("les majuscules y sont, mais les blancs restent : " + COUPER)
def majuscules_seulement(saisie):
    return saisie.upper()


@faux("les blancs des deux bouts partent, mais ceux du milieu et les minuscules restent : `split()` coupe à tous les blancs, `join` recolle, et il manque `.upper()`")
def bords_sans_majuscules(saisie):
    return saisie.strip()


@faux("il reste une espace entre les morceaux : pour les recoller sans rien, il faut un texte vide devant `.join`")
def espace_entre_les_morceaux(saisie):
    return " ".join(saisie.upper().split())


@faux("il y a des tirets entre les morceaux, comme dans l’exemple : pour les recoller sans rien, il faut un texte vide devant `.join`")
def tirets_entre_les_morceaux(saisie):
    return "-".join(saisie.split()).upper()


@faux("ce sont les minuscules et les tirets de l’exemple : il faut des majuscules, et un texte vide devant `.join`")
def exemple_recopie(saisie):
    return "-".join(saisie.split()).lower()


@faux("une liste de morceaux est renvoyée : il faut un seul texte, réunissez-les avec `join`")
def liste_de_morceaux(saisie):
    return saisie.upper().split()


@faux("une liste de lettres est renvoyée : il faut un seul texte, réunissez-les avec `join`")
def liste_de_lettres(saisie):
    return list("".join(saisie.upper().split()))


@faux("seule la première lettre est mise en majuscule : il les faut toutes, avec `.upper()`")
def premiere_majuscule(saisie):
    return "".join(saisie.split()).capitalize()


@faux("les majuscules deviennent des minuscules : `.upper()` met tout en majuscules")
def casse_echangee(saisie):
    return "".join(saisie.split()).swapcase()


@faux("seul le premier morceau est gardé, et une saisie vide ou toute blanche provoque une erreur : réunissez tous les morceaux avec `join`")
def premier_morceau(saisie):
    return saisie.upper().split()[0]


@faux("seuls les blancs du début partent : `split()`, les parenthèses vides, coupe à tous, et `join` recolle les morceaux")
def debut_seulement(saisie):
    return saisie.lstrip().upper()


@faux("seuls les blancs de la fin partent : `split()`, les parenthèses vides, coupe à tous, et `join` recolle les morceaux")
def fin_seulement(saisie):
    return saisie.rstrip().upper()


@faux("les tabulations et les fins de ligne deviennent des espaces, et toutes les espaces restent : il ne faut plus aucun blanc, `split()` puis `join` les ôtent tous")
def tout_blanc_devient_espace(saisie):
    return saisie.replace("\t", " ").replace("\n", " ").upper()


@faux("seul le dernier signe reste : collez chaque signe à ceux d’avant, avec `+`, sans les remplacer")
def dernier_signe_seul(saisie):
    return "".join(saisie.split()).upper()[-1:]


@faux("seules les lettres tapées en minuscules restent : gardez tout ce qui n’est pas un blanc")
def minuscules_gardees_seules(saisie):
    return "".join(signe.upper() for signe in saisie if signe.islower())


@faux("seuls les blancs restent : c’est l’inverse, gardez les signes qui ne sont pas des blancs")
def blancs_gardes_seuls(saisie):
    return "".join(signe for signe in saisie if signe.isspace())
