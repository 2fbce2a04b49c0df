"""Exercice : écrire des cas pour `plus_longue_montee`, qui attrapent ses versions fausses."""

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import faux

VISEE = CATALOGUE["plus_longue_montee"]  # ses @faux sont les versions à attraper


# La référence donne une bonne liste : celle du corrigé, qui attrape tout. Chaque cas : les arguments, puis le résultat attendu.
def mes_cas_plus_longue_montee():
    """La liste de vos cas, chacun étant le tuple (mesures, attendu)."""
    return [
        ([], 0),
        ([1, 1], 1),
        ([1, 2, 1], 2),
    ]


# Ce qui empêche la fonction de recevoir les arguments d’un cas, en une phrase ; vide quand rien ne l’empêche.
def refuser(mesures):
    """Ici, on n’accepte que les types des exemples ; ajoutez ce que demande votre énoncé."""
    donnes, permis = (mesures,), VISEE.exemples[0]
    for nom, donne, exemple in zip(VISEE.parametres, donnes, permis):
        if type(donne) is not type(exemple):
            return f"`{nom}` doit être comme dans {exemple!r} ; voici {donne!r}"
    return ""


EXERCICE = ExerciceDeCas(
    reference=mes_cas_plus_longue_montee,
    points=2,
    vise=VISEE,
    refuser=refuser,
    indices=(
        "Chaque version fausse se trompe sur une sorte de cas : faites varier les arguments, un à la fois.",
        "Pensez aux cas limites : rien, une seule valeur, deux valeurs égales.",
    ),
    squelette="""\
def mes_cas_plus_longue_montee():
    return [
        ([], ...),
        ...
    ]
""",
)


# Une liste trop faible, et ce qu’il faut en dire ; une liste d’élève lui ressemble quand les mêmes versions lui échappent.
@faux("un seul cas ne suffit pas : changez les arguments, et regardez quelles versions se trompent")
def un_seul_cas():
    return mes_cas_plus_longue_montee()[:1]
