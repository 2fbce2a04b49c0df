"""Exercice : écrire des cas pour `repondre`."""

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import accorder
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import faux

PIONS_AU_PLUS = 12
SYMETRIQUES = (
    "presence-du-secret", "une-seule-passe-du-secret", "mal-places-sans-marque-du-secret",
    "premiere-place-de-la-couleur", "derniere-place-mal-comparee",
)


def mes_cas_repondre():
    """La liste de vos cas, chacun étant le tuple (secret, proposition, réponse attendue)."""
    return [
        (["R", "V", "B", "J"], ["R", "V", "B", "J"], (4, 0)),
        (["R", "V", "B", "J"], ["V", "R", "J", "B"], (0, 4)),
        (["R", "R", "V", "V"], ["V", "V", "B", "R"], (0, 3)),
        (["R", "V", "B", "J"], ["V", "V", "P", "P"], (1, 0)),
        (["R", "R", "B", "J"], ["R", "V", "P", "P"], (1, 0)),
        (["R", "B", "B", "J"], ["P", "R", "R", "P"], (0, 1)),
    ]


def refuser(secret, proposition):
    """Ce qui empêche `repondre` de recevoir ces deux codes ; vide quand rien ne l’empêche."""
    if type(secret) is not list or type(proposition) is not list:
        return "le secret et la proposition sont deux listes"
    if len(secret) != len(proposition):
        return f"le secret a {accorder(len(secret), 'pion')} et la proposition {len(proposition)} : il en faut autant"
    if not 1 <= len(secret) <= PIONS_AU_PLUS:
        return f"un code a de 1 à {PIONS_AU_PLUS} pions, en voici {len(secret)}"
    intrus = [pion for pion in secret + proposition if not est_une_couleur(pion)]
    return f"une couleur est une lettre, ou un nombre à partir de 1 ; voici {intrus[0]!r}" if intrus else ""


def est_une_couleur(pion):
    return type(pion) is str and pion != "" or type(pion) is int and pion >= 1


EXERCICE = ExerciceDeCas(
    reference=mes_cas_repondre,
    points=2,
    vise=CATALOGUE["repondre"],
    refuser=refuser,
    ecartees={
        "sans-copie": "elle répond juste : un cas ne dit rien du secret après l’appel",
        "bien-places-seuls": "elle ne donne pas un couple : tout cas l’attrape",
        "couple-en-texte": "elle ne donne pas un couple : tout cas l’attrape",
        "affiche-sans-renvoyer": "elle ne renvoie rien : tout cas l’attrape",
        "tout-le-reste": "elle est trop loin de la bonne : presque tout cas l’attrape",
        "marques-comparees": "elle compte mal dès qu’il y a un bien placé : presque tout cas l’attrape",
        **{slug: "une autre version a la même faute, ou sa symétrique" for slug in SYMETRIQUES},
    },
    indices=(
        "Un cas par famille : tout bien placé, rien en commun, tout mal placé. Puis des couleurs répétées : dans le secret, dans la proposition, dans les deux.",
        "Les versions les plus rusées ne se trompent que si un pion bien placé a un pareil ailleurs, ou si deux pions mal placés ont la même couleur. Pensez aussi à la première place et à la dernière.",
    ),
    squelette='''\
def mes_cas_repondre():
    """La liste des cas : (secret, proposition, réponse attendue)."""
    return [
        (["R", "V", "B", "J"], ["R", "V", "B", "J"], (..., ...)),
        (["R", "V", "B", "J"], ["P", "P", "N", "N"], (..., ...)),
        (["R", "R", "V", "B"], [..., ..., ..., ...], (..., ...)),
    ]
''',
)


@faux("toutes celles qui échappent répondent juste quand aucune couleur n’est répétée dans la proposition")
def proposition_sans_repetition():
    return [
        (["R", "V", "B", "J"], ["R", "V", "B", "J"], (4, 0)),
        (["R", "V", "B", "J"], ["V", "R", "J", "B"], (0, 4)),
        (["R", "R", "V", "B"], ["R", "V", "J", "P"], (1, 1)),
        (["V", "R", "B", "R"], ["J", "R", "B", "V"], (2, 1)),
    ]


@faux("toutes celles qui échappent répondent juste quand aucune couleur n’est répétée dans le secret")
def secret_sans_repetition():
    return [
        *aucune_repetition(),
        (["R", "V", "B", "J"], ["V", "V", "P", "P"], (1, 0)),
        (["R", "V", "B", "J"], ["P", "R", "R", "V"], (0, 2)),
    ]


@faux("toutes celles qui échappent répondent juste quand aucune couleur n’est répétée, ni dans le secret ni dans la proposition")
def aucune_repetition():
    return proposition_sans_repetition()[:2]


@faux("toutes celles qui échappent répondent juste quand tous les pions sont bien placés")
def codes_egaux():
    return [(code, code, (len(code), 0)) for code in (["R", "V", "B", "J"], ["R", "R", "V", "V"])]


@faux("toutes celles qui échappent répondent juste quand le secret et la proposition n’ont rien en commun")
def rien_en_commun():
    return [(["R", "V", "B", "J"], ["P", "N", "P", "N"], (0, 0))]
