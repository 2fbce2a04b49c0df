"""Exercice : écrire des cas pour `code_correct`."""

from dataclasses import replace

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import Propriete, faux

CODE_CORRECT = CATALOGUE["code_correct"]
INITIALES = ["R", "V", "B", "J"]
PIONS_AU_PLUS, COULEURS_AU_PLUS = 12, 26
ECARTEES = {
    "le mot correct suffit à l’attraper": ("reponse-inversee", "toujours-faux", "en-texte", "none-au-lieu-de-true", "mot-entier"),
    "une version gardée s’attrape avec le même cas": (
        "none-si-longueur-fausse", "au-plus-la-longueur", "une-condition-suffit", "rangs-sans-longueur",
        "derniere-lettre-oubliee", "premiere-lettre-oubliee", "derniere-lettre-sans-longueur",
        "longueur-apres-toutes-les-places", "longueur-apres-les-places", "longueur-a-chaque-place", "mot-vide-accepte", "inconnue-en-erreur",
    ),
    "il faut penser à une autre règle que celle de l’énoncé": (
        "quatre-lettres", "lettres-du-cours", "longueur-des-initiales", "toutes-les-initiales", "sans-repetition", "compte-les-connues", "compte-les-initiales",
        "initiale-de-meme-rang", "initiale-de-meme-rang-sans-longueur", "egale-a-toutes-les-initiales",
    ),
}

# Pour chaque version fausse, le cas qui l’attrape : conseillé quand rien de plus général ne distingue les cas de l’élève de ceux qu’il faut.
CE_QUI_ATTRAPE = {
    "longueur-seule": "le mot a la bonne longueur et une lettre inconnue",
    "lettres-seules": "le mot n’a pas la bonne longueur, mais toutes ses lettres sont connues",
    "une-lettre-suffit": "le mot a la bonne longueur, une lettre connue et une lettre inconnue",
    "au-moins-la-longueur": "le mot est trop long, et toutes ses lettres sont connues",
    "premiere-lettre-decide": "le mot a la bonne longueur et une première lettre connue, mais une autre lettre inconnue",
    "premiere-lettre-sans-longueur": "le mot est faux, mais commence par une lettre connue",
    "derniere-lettre-decide": "le mot a la bonne longueur et une dernière lettre connue, mais une autre lettre inconnue",
    "none-au-lieu-de-false": "le mot est faux",
}


def attrape(slug, phrase):
    """La propriété des cas où cette version fausse se trompe."""
    version = next(typique.fonction for typique in CODE_CORRECT.erreurs_typiques if typique.slug == slug)
    return Propriete(phrase, f"il n’est pas vrai {'qu’' if phrase[0] in 'iu' else 'que '}{phrase}", lambda *arguments: version(*arguments) is not CODE_CORRECT.reference(*arguments))


def mes_cas_code_correct():
    """La liste de vos cas, chacun étant le tuple (mot, nombre de pions, initiales, réponse attendue)."""
    return [
        ("RVBJ", 4, ["R", "V", "B", "J"], True),
        ("RVB", 4, ["R", "V", "B", "J"], False),
        ("RVBJR", 4, ["R", "V", "B", "J"], False),
        ("XVBJ", 4, ["R", "V", "B", "J"], False),
        ("RVBX", 4, ["R", "V", "B", "J"], False),
    ]


def refuser(mot, nb_pions, initiales):
    """Ce qui empêche `code_correct` de recevoir ces arguments ; vide quand rien ne l’empêche."""
    if type(mot) is not str:
        return f"le mot est un texte ; voici `{mot!r}`"
    if type(nb_pions) is list and type(initiales) is int:
        return "le nombre de pions et les initiales sont échangés, c’est le nombre qui vient d’abord"
    if type(nb_pions) is not int or not 1 <= nb_pions <= PIONS_AU_PLUS:
        return f"le nombre de pions va de 1 à {PIONS_AU_PLUS} ; voici `{nb_pions!r}`"
    if type(initiales) is not list or not all(type(lettre) is str and len(lettre) == 1 for lettre in initiales):
        return f"les initiales sont une liste de lettres ; voici `{initiales!r}`"
    if not 1 <= len(set(initiales)) == len(initiales) <= COULEURS_AU_PLUS:
        return f"il faut de 1 à {COULEURS_AU_PLUS} initiales, toutes différentes ; voici `{initiales!r}`"
    return ""


EXERCICE = ExerciceDeCas(
    reference=mes_cas_code_correct,
    points=2,
    vise=replace(CODE_CORRECT, proprietes=(*CODE_CORRECT.proprietes, *(attrape(*paire) for paire in CE_QUI_ATTRAPE.items()))),
    refuser=refuser,
    ecartees={slug: raison for raison, slugs in ECARTEES.items() for slug in slugs},
    indices=(
        "Un mot correct ne suffit pas : il faut surtout des mots à refuser. Pour quelles raisons un mot est-il refusé ?",
        "La longueur peut être fausse de deux façons. Et une lettre inconnue peut se trouver au début, au milieu ou à la fin : essayez-la seule à chaque place.",
    ),
    squelette='''\
def mes_cas_code_correct():
    """La liste des cas : (mot, nombre de pions, initiales, réponse attendue)."""
    initiales = ["R", "V", "B", "J"]
    return [
        ("RVBJ", 4, initiales, ...),
        ("RVB", 4, initiales, ...),
        (..., 4, initiales, False),
    ]
''',
)


def _cas(*mots):
    """Le mot juste, puis ces mots faux."""
    return [("RVBJ", 4, INITIALES, True), *((mot, 4, INITIALES, False) for mot in mots)]


@faux("toutes celles qui échappent répondent juste quand le mot est correct")
def mots_corrects_seulement():
    return _cas()


@faux("toutes celles qui échappent répondent juste quand le mot a la bonne longueur")
def bonne_longueur_seulement():
    return _cas("XVBJ", "RVBX")


@faux("celle qui échappe répond juste quand le mot n’est pas trop long")
def aucun_mot_trop_long():
    return _cas("XVBJ", "RVBX", "RVB")


@faux("celle qui échappe répond juste quand toutes les lettres sont connues, ou que la première ne l’est pas")
def inconnue_au_debut_seulement():
    return _cas("XVBJ", "RVB", "RVBJR")


@faux("celle qui échappe répond juste quand toutes les lettres sont connues, ou que la dernière ne l’est pas")
def inconnue_a_la_fin_seulement():
    return _cas("RVBX", "RVB", "RVBJR")
