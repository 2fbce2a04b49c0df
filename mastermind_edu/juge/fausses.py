"""Ce que les réponses fausses ont en commun, toujours la même ou un même rapport aux justes, et ce qui sépare leurs cas des autres ; à défaut, ce qui se voit de celle qu’on montre.

Les cas sont comptés. Commencer par `toujours_la_meme`, puis `constater`.
"""

from collections.abc import Iterable, Sequence

from mastermind_edu.francais import abreger, ecrire_nombre, enumerer
from mastermind_edu.juge.ecarts import Ecart, Essais
from mastermind_edu.juge.exercice import Arguments, Exercice, Propriete
from mastermind_edu.juge.rapport import rapporter, rapporter_ce_cas
from mastermind_edu.juge.valeurs import Observation, egales

Separation = tuple[str, int]  # une phrase, et l’ensemble des cas où elle est vraie
PART_UTILE, PART_FAUSSE = 0.8, 4  # une propriété vraie de presque tous les cas n’apprend rien, ni celle dont les cas sont presque tous justes
REPONSES_VOULUES = 3  # différentes : il ne faut pas moins de cas pour voir que rien ne change


def toujours_la_meme(exercice: Exercice, essais: Essais) -> str:
    """La réponse constante, et si c’est celle d’un exemple ; vide quand elle change, n’est pas une réponse, ou dit seulement vrai ou faux."""
    obtenues = {repr(observation.valeur) for observation in essais.observations if not observation.erreur}
    voulues = {repr(attendue.valeur) for attendue in essais.attendues}
    reponse = essais.observations[0].valeur
    if len(obtenues) != 1 or len(voulues) < REPONSES_VOULUES or not isinstance(reponse, (int, str, list)) or isinstance(reponse, bool) or any(o.erreur for o in essais.observations):
        return ""
    attendues = [exercice.attendre(exemple).valeur for exemple in exercice.exemples]
    d_un_exemple = ", la réponse d’un exemple" if any(egales(attendue, reponse) for attendue in attendues) else ""
    dont = f", alors que sa réponse dépend de {enumerer([f'`{nom}`' for nom in exercice.parametres])}" if exercice.parametres else ""
    return f"parmi les cas essayés, la fonction renvoie toujours `{abreger(repr(reponse), 60)}`{d_un_exemple}{dont}"


def dire_des_fausses(essais: Essais) -> str:
    """Le rapport des réponses fausses à celles de la référence, quand c’est à elle qu’elles sont comparées."""
    fausses = [
        (attendue, obtenue.valeur, ecart)
        for attendue, obtenue, ecart in zip(essais.attendues, essais.observations, essais.ecarts) if ecart and ecart.genre in ("valeur", "type") and not attendue.erreur
    ]
    comparees = all(_est_comparee_a(attendue, ecart) for attendue, _, ecart in fausses)
    rapport = rapporter([(attendue.valeur, donnee) for attendue, donnee, _ in fausses]) if len(fausses) > 1 and comparees else ""
    return f"parmi les cas essayés, {rapport}" if rapport else ""


def dire_de_ce_cas(exercice: Exercice, arguments, obtenue: Observation, ecart: Ecart) -> str:
    """Ce qui distingue de la réponse de la référence celle du cas que l’on montre, aux mêmes conditions."""
    attendue = exercice.attendre(arguments)
    return rapporter_ce_cas(attendue.valeur, obtenue.valeur) or liste_dans_le_texte(arguments, attendue.valeur, obtenue.valeur) if ecart.genre == "valeur" and not obtenue.erreur and _est_comparee_a(attendue, ecart) else ""


def liste_dans_le_texte(arguments: Sequence[object], attendue: object, donnee: object) -> str:
    """Une liste reçue, écrite entière dans le texte renvoyé, crochets compris ; vide quand aucune ne l’est.

    >>> liste_dans_le_texte([["R"]], "🔴 (R)", "['R']").partition(", `")[0]
    'le texte contient une liste entière'
    """
    if not (type(attendue) is type(donnee) is str):
        return ""
    ecrite = next((repr(une) for une in arguments if type(une) is list and une and repr(une) in donnee and repr(une) not in attendue), "")
    return f"le texte contient une liste entière, `{abreger(ecrite, 40)}`, avec ses crochets : écrivez-y chacun de ses éléments, un par tour de boucle" if ecrite else ""


def _est_comparee_a(attendue: Observation, ecart: Ecart) -> bool:
    """Vrai quand c’est la valeur de la référence qu’il fallait, et non toute réponse qui convient."""
    return ecart.attendu.startswith(repr(attendue.valeur))


def constater(proprietes: Sequence[Propriete], cas: Sequence[Arguments], faux: Sequence[bool], erreurs: Sequence[bool] = ()) -> str:
    """Ce qui sépare les cas faux des cas justes ; rien de plus que leur nombre quand aucune propriété ne le fait.

    `erreurs` dit lesquels ont levé une erreur : ils sont comptés à part des réponses fausses.

    >>> pair = Propriete("le nombre est pair", "le nombre est impair", lambda n: n % 2 == 0)
    >>> constater([pair], [(1,), (2,), (3,)], [True, False, True])
    'faux dans 2 cas sur les 3 essayés : tous ceux où le nombre est impair, et seulement ceux-là'
    """
    nombre, leves = sum(faux), sum(erreurs)
    if 0 < leves < nombre:
        return f"une erreur dans {ecrire_nombre(leves)} cas et une réponse fausse dans {ecrire_nombre(nombre - leves)}, sur les {ecrire_nombre(len(cas))} essayés"
    if nombre in (0, len(cas)):
        return f"faux dans tous les cas essayés ({ecrire_nombre(nombre)})" if nombre > 1 else ""
    compte = f"faux dans {ecrire_nombre(nombre)} cas sur les {ecrire_nombre(len(cas))} essayés"
    return f"{compte} : {_separer(_valeurs(proprietes, cas), _ensemble(faux), len(cas))}".removesuffix(" : ")


def _ensemble(choisis: Iterable[object]) -> int:
    """Les cas choisis, un bit chacun : réunir, croiser ou compléter deux ensembles de cinq cents cas est une seule opération."""
    return int("0" + "".join("1" if choisi else "0" for choisi in choisis), 2)


def _valeurs(proprietes: Sequence[Propriete], cas: Sequence[Arguments]) -> list[list[Separation]]:
    """Pour chaque propriété, elle puis son contraire : la phrase, et l’ensemble des cas où elle est vraie."""
    tous, valeurs = (1 << len(cas)) - 1, []
    for phrase, contraire, est_vraie in proprietes:
        vraies = _ensemble(est_vraie(*arguments) for arguments in cas)
        valeurs.append([(phrase, vraies), (contraire, tous ^ vraies)])
    return valeurs


def _separer(valeurs: list[list[Separation]], faux: int, nb_cas: int) -> str:
    """La séparation exacte par une propriété ; à défaut, la plus étroite qui contient tous les cas faux."""
    simples = [deux for paire in valeurs for deux in paire]
    exacte = next((phrase for phrase, vraies in simples if vraies == faux), None)
    if exacte:
        return f"le seul où {exacte}" if faux.bit_count() == 1 else f"tous ceux où {exacte}, et seulement ceux-là"
    larges = [(vraies.bit_count(), phrase) for phrase, vraies in simples if vraies & faux == faux]
    larges = [(taille, phrase) for taille, phrase in larges if taille <= min(PART_UTILE * nb_cas, PART_FAUSSE * faux.bit_count())]
    taille, phrase = min(larges, key=lambda large: large[0], default=(0, ""))
    return f"uniquement parmi les {ecrire_nombre(taille)} où {phrase}" if phrase else ""
