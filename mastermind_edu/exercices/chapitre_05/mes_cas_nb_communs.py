"""Exercice : écrire des cas pour `nb_communs`."""

from dataclasses import replace

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.chapitre_04.mes_cas_repondre import attrape
from mastermind_edu.francais import accorder
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.exercice import faux

NB_COMMUNS = CATALOGUE["nb_communs"]
PIONS_AU_PLUS, COULEURS_AU_PLUS = 12, 26
TROP_LOIN = (
    "pions-seuls", "couleurs-aussi-frequentes", "numeros-compares", "derniere-couleur-seule", "plus-petit-tableau", "somme-des-deux",
    "pions-seuls-otes-deux-fois", "pions-seuls-d-un-code", "seulement-si-egaux", "jamais-si-egaux", "couleur-0-seule", "mal-places", "tableau-renvoye",
    "seulement-si-le-premier-en-a-moins", "un-par-couleur-aussi-frequente", "deux-comptes-ajoutes", "comptes-de-deux-couleurs", "toujours-zero",
)
PALETTES = ("six-couleurs", "six-cases", "tableaux-de-six", "huit-couleurs")

# Pour chaque version fausse, dans leur ordre, un cas qui l’attrape toujours : la première qui échappe est celle dont on parle.
CE_QUI_ATTRAPE = {
    "somme-des-maximums": "une couleur n’est que dans un seul des deux codes",
    "couleurs-communes": "une même couleur est répétée dans les deux codes",
    "bien-places": "les deux codes ont une couleur en commun, mais jamais à la même place",
    "somme-des-produits": "une couleur commune aux deux codes est répétée dans l’un d’eux",
    "presents-dans-le-premier": "une couleur commune aux deux codes est plus fréquente dans le second que dans le premier",
    "presents-dans-le-second": "une couleur commune aux deux codes est plus fréquente dans le premier que dans le second",
    "couleur-0-oubliee": "la couleur 0 est dans les deux codes",
    "derniere-couleur-oubliee": "la dernière couleur, de numéro le plus grand permis, est dans les deux codes",
}


def mes_cas_nb_communs():
    """La liste de vos cas, chacun étant le tuple (code1, code2, nombre de couleurs, résultat attendu)."""
    return [
        ([0, 1, 2, 3], [3, 2, 1, 0], 6, 4),
        ([0, 0, 1, 2], [0, 0, 3, 4], 6, 2),
        ([0, 1, 2, 3], [0, 0, 0, 4], 6, 1),
        ([5, 5, 1, 2], [0, 5, 4, 4], 6, 1),
    ]


def refuser(code1, code2, nb_couleurs):
    """Ce qui empêche `nb_communs` de recevoir ces arguments ; vide quand rien ne l’empêche."""
    if type(nb_couleurs) is not int or not 1 <= nb_couleurs <= COULEURS_AU_PLUS:
        return f"le nombre de couleurs va de 1 à {COULEURS_AU_PLUS} ; voici `{nb_couleurs!r}`"
    if type(code1) is not list or type(code2) is not list:
        return "les deux codes sont des listes de numéros, entre crochets"
    if len(code1) != len(code2):
        return f"le premier code a {accorder(len(code1), 'pion')} et le second {len(code2)} : il en faut autant"
    if not 1 <= len(code1) <= PIONS_AU_PLUS:
        return f"un code a de 1 à {PIONS_AU_PLUS} pions, en voici {len(code1)}"
    intrus = [pion for pion in code1 + code2 if type(pion) is not int or not 0 <= pion < nb_couleurs]
    if not intrus:
        return ""
    numeros = f"avec {accorder(nb_couleurs, 'couleur')}, les numéros vont de 0 à {nb_couleurs - 1} ; voici `{intrus[0]!r}`"
    if type(intrus[0]) is not int or nb_couleurs > len(code1):  # ce ne peut pas être le résultat
        return numeros
    return f"{numeros} (le nombre de couleurs est le troisième élément du cas, juste avant le résultat attendu)"


EXERCICE = ExerciceDeCas(
    reference=mes_cas_nb_communs,
    points=2,
    vise=replace(NB_COMMUNS, proprietes=tuple(attrape(NB_COMMUNS, *paire) for paire in CE_QUI_ATTRAPE.items())),
    refuser=refuser,
    ecartees={
        **{slug: "elle est trop loin de la bonne : presque tout cas l’attrape" for slug in TROP_LOIN},
        **{slug: "elle se trahit par un numéro ou un nombre de couleurs, et non par les pions du code" for slug in PALETTES},
        **{slug: "elle se trahit comme celle qui compte les paires de pions égaux" for slug in ("couleurs-recomptees", "couleurs-du-second-recomptees")},
        **{slug: "elle se trahit, comme celles qui restent, par une répétition dans un seul code" for slug in ("rien-si-le-premier-en-a-plus", "rien-si-le-second-en-a-plus")},
        "premieres-couleurs-seules": "elle se trahit comme celle qui oublie la dernière couleur, par un grand numéro",
    },
    indices=(
        "Faites varier trois choses : les places (mêmes pions, autre ordre), les répétitions, et les numéros eux-mêmes.",
        "Une couleur répétée dans les deux codes ne trahit pas les mêmes versions qu’une couleur répétée dans le second seulement. Et le plus grand numéro, l’avez-vous essayé ?",
    ),
    squelette='''\
def mes_cas_nb_communs():
    """La liste des cas : (code1, code2, nombre de couleurs, résultat attendu)."""
    return [
        ([0, 1, 2, 3], [3, 2, 1, 0], 6, ...),
        ([0, 0, 1, 2], [..., ..., ..., ...], 6, ...),
        ([..., ..., ..., ...], [..., ..., ..., ...], ..., ...),
    ]
''',
)


@faux("toutes celles qui échappent répondent juste quand aucune couleur n’est répétée dans les codes")
def aucune_repetition():
    return [([0, 1, 2, 3], [3, 2, 1, 0], 6, 4), ([5, 1, 2, 3], [0, 5, 4, 2], 6, 2)]


@faux("toutes celles qui échappent répondent juste quand aucune couleur n’est répétée dans le second code")
def second_code_sans_repetition():
    return [*aucune_repetition(), ([0, 0, 1, 2], [0, 3, 4, 5], 6, 1)]


@faux("celle qui échappe répond juste quand la dernière couleur n’est pas dans les deux codes")
def derniere_couleur_absente():
    return [([0, 1, 2, 3], [3, 2, 1, 0], 6, 4), ([0, 0, 1, 2], [0, 0, 3, 4], 6, 2), ([0, 1, 2, 3], [0, 0, 0, 4], 6, 1), ([0, 0, 0, 1], [0, 2, 3, 4], 6, 1)]


@faux("toutes celles qui échappent répondent juste quand les deux codes n’ont rien en commun")
def rien_en_commun():
    return [([0, 1, 2], [3, 4, 5], 6, 0)]
