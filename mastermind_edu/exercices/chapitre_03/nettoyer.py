"""Exercice : nettoyer une saisie."""

from mastermind_edu.juge.exercice import Exercice, Propriete, faux


def nettoyer(saisie):
    """La saisie en majuscules, sans aucun caractère blanc (espace, tabulation, fin de ligne)."""
    return "".join(saisie.upper().split())


def cas():
    saisies = ["r", "R", "rv", "r v", " rv", "rv ", "  r  v  ", "RvBj", "r v b j", "\trv", "r\tv", "rv\n", " ", "?"]
    yield from ((saisie,) for saisie in saisies)
    for taille in range(1, 21):
        yield ("lazk oxemu\ttic dfghjp"[:taille],)
    yield from ((saisie,) for saisie in ("qsvwyzbnr", "1 2 3 4", "1. 2.\n3", "R\n V \t\tB", "\n\n", "un deux TROIS", " ?\n", "#%-é"))


EXERCICE = Exercice(
    reference=nettoyer,
    points=1,
    cas=cas,
    exemples=(("rvbj",), (" r v b j ",), ("r\tv",)),
    proprietes=(
        Propriete("il y a un blanc entre deux lettres", "il n’y a pas de blanc entre deux lettres", lambda saisie: len(saisie.split()) > 1),
        Propriete("il y a une tabulation ou une fin de ligne", "il n’y a ni tabulation ni fin de ligne", lambda saisie: "\t" in saisie or "\n" in saisie),
        Propriete("il y a une minuscule", "il n’y a pas de minuscule", lambda saisie: saisie != saisie.upper()),
        Propriete("il y a un blanc", "il n’y a pas de blanc", lambda saisie: any(signe.isspace() for signe in saisie)),
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


@faux("les blancs des deux bouts partent, ceux du milieu restent")
def bords_seulement(saisie):
    return saisie.strip().upper()


@faux("les espaces partent, mais pas les autres blancs : tabulation, fin de ligne")
def espaces_seulement(saisie):
    return saisie.replace(" ", "").upper()


@faux("les blancs partent, mais les minuscules restent")
def sans_majuscules(saisie):
    return "".join(saisie.split())


@faux("les lettres sont mises en minuscules : il faut des majuscules")
def en_minuscules(saisie):
    return "".join(saisie.lower().split())


@faux("la saisie est renvoyée telle quelle : ni majuscules ni blancs enlevés")
def resultat_perdu(saisie):
    saisie.upper()
    saisie.replace(" ", "")
    return saisie
