"""Exercice : expliquer l’erreur."""

from mastermind_edu.exercices.cas import INITIALES, contient_nombre, ecart_de_texte, mots, mots_a_verifier, ordinaires_d_abord
from mastermind_edu.exercices.proprietes import MOTS
from mastermind_edu.juge.ecarts import Ecart, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, faux


def message_erreur(mot, nb_pions, initiales):
    """`""` quand le mot est correct ; sinon une phrase avec la longueur voulue si elle est fausse, ou avec le premier caractère inconnu."""
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » n’est pas une couleur du jeu."
    return ""


def cas():
    """Des signes que l’on n’écrit pas dans une phrase, pour être sûr de les y trouver."""
    for nb_pions in (1, 2, 3):
        for mot in ordinaires_d_abord(mots("R#%", range(0, nb_pions + 2)), nb_pions):
            yield mot, nb_pions, ["R", "V"]
    for mot in ("RVBJ", "RVB", "RVBJP", "RVB#", "#VBJ", "R%#J", "###"):
        yield mot, 4, INITIALES
    yield from mots_a_verifier("#%@§")
    for initiales in (["L", "#"], ["L", "%"]):
        yield "L#%", 3, initiales
        yield "L%#", 3, initiales
        yield "L##", 3, initiales
    for mot in ("LA%#ZK", "@%LAZK", "LAZK%%#", "L#@"):
        for nb_pions in (len(mot), len(mot) + 1):
            yield mot, nb_pions, ["K", "Z", "L", "A"]


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    mot, nb_pions, initiales = arguments
    texte = obtenue.valeur if type(obtenue.valeur) is str else ""
    if attendue.valeur == "":
        manque = ecart_de_texte(obtenue, [])
        return manque or (Ecart("valeur", "''", ecrire_observation(obtenue)) if texte else None)
    if len(mot) != nb_pions:
        manques = [] if contient_nombre(texte, nb_pions) else [f"le nombre {nb_pions}"]
    else:
        inconnue = next(lettre for lettre in mot if lettre not in initiales)
        manques = [] if inconnue in texte else [f"« {inconnue} »"]
    return ecart_de_texte(obtenue, manques)


def retenir(arguments, texte):
    """Si le texte est vide, quelles longueurs et quels signes inconnus il contient."""
    mot, nb_pions, initiales = arguments
    inconnus = [signe for signe in mot if signe not in initiales and signe in texte]
    return [texte == "", contient_nombre(texte, nb_pions), contient_nombre(texte, len(mot)), inconnus]


EXERCICE = Exercice(
    reference=message_erreur,
    points=2,
    cas=cas,
    exemples=(
        ("RVBJ", 4, ["R", "V", "B", "J"]),
        ("RVB", 4, ["R", "V", "B", "J"]),
        ("R#%J", 4, ["R", "V", "B", "J"]),
    ),
    juger=juger,
    retenir=retenir,
    proprietes=MOTS,
    indices=(
        "Trois issues, dans cet ordre : mauvaise longueur, lettre inconnue, mot correct. Chacune a son `return`.",
        "Le plan est celui de `code_correct` : une phrase remplace `False`, un texte vide remplace `True`. Un texte précédé de `f` peut contenir la longueur voulue, ou la lettre.",
    ),
    squelette='''\
def message_erreur(mot, nb_pions, initiales):
    """Une phrase qui explique l’erreur, un texte vide quand il n’y en a pas."""
    if ...:
        return ...
    for lettre in mot:
        if ...:
            return ...
    return ...
''',
)


@faux("quand la longueur et une lettre sont fausses, le message parle de la lettre : la longueur passe d’abord")
def lettres_avant_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."
    return "" if len(mot) == nb_pions else f"Il faut {nb_pions} lettres."


@faux("c’est le dernier caractère inconnu qui est annoncé : il faut le premier")
def dernier_inconnu(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    message = ""
    for lettre in mot:
        if lettre not in initiales:
            message = f"« {lettre} » est inconnue."
    return message


@faux("le message donne la longueur reçue : dites la longueur voulue")
def longueur_recue(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"{len(mot)} n’est pas la bonne longueur."
    inconnues = [lettre for lettre in mot if lettre not in initiales]
    return f"« {inconnues[0]} » est inconnue." if inconnues else ""


@faux("quand tout va bien, la fonction renvoie `None` et non un texte vide")
def none_si_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."


@faux("le message ne contient ni la longueur voulue, ni le caractère inconnu")
def message_vague(mot, nb_pions, initiales):
    if len(mot) != nb_pions or any(lettre not in initiales for lettre in mot):
        return "La proposition est incorrecte."
    return ""
