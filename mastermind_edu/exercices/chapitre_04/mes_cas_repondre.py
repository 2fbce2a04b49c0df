"""Exercice : écrire des cas pour `repondre`."""

from dataclasses import replace

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import accorder
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import Propriete, faux

REPONDRE = CATALOGUE["repondre"]
PIONS_AU_PLUS = 12
SYMETRIQUES = (
    "presence-du-secret", "une-seule-passe-du-secret", "mal-places-sans-marque-du-secret",
    "premiere-place-de-la-couleur", "derniere-place-mal-comparee",
)

# Pour chaque version fausse, dans leur ordre, un cas qui l’attrape toujours : la première qui échappe est celle dont on parle.
CE_QUI_ATTRAPE = {
    "presence-sans-marquage": "un pion de la proposition a une couleur du secret, mais ne compte ni comme bien placé, ni comme mal placé",
    "presence-de-tous": "il y a un bien placé",
    "ensembles": "deux pions d’une même couleur ont chacun leur pareil dans l’autre code",
    "mal-places-avec-les-bien-places": "il y a un bien placé",
    "couple-inverse": "le nombre de bien placés et celui des mal placés diffèrent",
    "une-seule-passe": "le secret n’a qu’une fois la couleur d’un bien placé, et la proposition l’a aussi plus à gauche",
    "marque-le-secret-seul": "un bien placé a la couleur d’un autre pion du secret, et cet autre pion ne compte pas",
    "marque-la-proposition-seule": "un bien placé a la couleur d’un autre pion de la proposition, et cet autre pion ne compte pas",
    "mal-places-sans-marque": "une couleur sans bien placé est une fois dans le secret, et deux fois dans la proposition",
    "mauvais-indice": "deux pions sont chacun à la place de l’autre, sans couleur répétée",
    "rang-zero-pris-pour-faux": "un mal placé a la couleur du premier pion du secret, qui n’est pas bien placé",
    "mal-places-d-abord": "la proposition a, plus à droite qu’un bien placé, un autre pion de sa couleur",
    "double-boucle": "une couleur commune aux deux codes est répétée dans l’un d’eux",
    "mal-places-oublies": "il y a un mal placé",
    "dernier-pion-oublie": "le dernier pion est bien placé",
}


def attrape(vise, slug, phrase):
    """La propriété des cas où cette version fausse se trompe ; la phrase en décrit qui sont sûrs."""
    version = next(typique.fonction for typique in vise.erreurs_typiques if typique.slug == slug)
    return Propriete(phrase, f"il n’est pas vrai {'qu’' if phrase[0] in 'iu' else 'que '}{phrase}", lambda *arguments: version(*arguments) != vise.reference(*arguments))


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
    return f"une couleur est une lettre, ou un nombre à partir de 1 ; voici `{intrus[0]!r}`" if intrus else ""


def est_une_couleur(pion):
    return type(pion) is str and pion != "" or type(pion) is int and pion >= 1


EXERCICE = ExerciceDeCas(
    reference=mes_cas_repondre,
    points=2,
    vise=replace(REPONDRE, proprietes=tuple(attrape(REPONDRE, *paire) for paire in CE_QUI_ATTRAPE.items())),
    refuser=refuser,
    ecartees={
        "sans-copie": "elle répond juste : un cas ne dit rien du secret après l’appel",
        "bien-places-seuls": "elle ne donne pas un couple : tout cas l’attrape",
        "couple-en-texte": "elle ne donne pas un couple : tout cas l’attrape",
        "affiche-sans-renvoyer": "elle ne renvoie rien : tout cas l’attrape",
        "tout-le-reste": "elle est trop loin de la bonne : presque tout cas l’attrape",
        "codes-en-textes": "elle répond juste avec des lettres : tout cas en nombres l’attrape, aucun autre",
        "restes-en-textes": "elle répond juste avec des lettres : il faudrait penser aux nombres",
        "recherche-apres-avoir-barre": "une autre version compte aussi trop de mal placés",
        "arret-au-premier-barre": "elle ne se trompe que si un bien placé précède un mal placé : les autres versions n’y obligent pas",
        "couleurs-comptees-plusieurs-fois": "une autre version compte aussi trop de mal placés",
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
