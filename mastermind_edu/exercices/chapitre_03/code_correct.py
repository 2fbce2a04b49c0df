"""Exercice : dire si un mot est correct."""

from mastermind_edu.exercices.cas import INITIALES, MOTS, en_racontant, mots, mots_a_verifier, ordinaires_d_abord, se_repete
from mastermind_edu.francais import accorder
from mastermind_edu.juge.exercice import Exercice, faux


def code_correct(mot, nb_pions, initiales):
    """`True` quand le mot a la bonne longueur et seulement des initiales connues, `False` sinon."""
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot)


def cas():
    for nb_pions in (1, 2, 3):
        for mot in ordinaires_d_abord(mots("RVX", range(0, nb_pions + 2)), nb_pions):
            yield mot, nb_pions, ["R", "V"]
    for mot in ("RVBJ", "RRRR", "NPJB", "RVB", "RVBJP", "RVBX", "XVBJ", "RVXJ", "1234", "R?BJ", ""):
        yield mot, 4, INITIALES
    yield from mots_a_verifier("RVS7?")
    for initiales in (["R", "J"], ["V", "K"]):
        yield "RV", 2, initiales
        yield "RR", 2, initiales


def raconter(valeur, mot, nb_pions, initiales) -> str:
    inconnue = next((lettre for lettre in mot if lettre not in initiales), None)
    if len(mot) != nb_pions:
        return f"le mot « {mot} » a {accorder(len(mot), 'lettre')} et il en faut {nb_pions} : comparez `len(mot)` à `nb_pions`, et répondez `False`, avant de regarder les lettres"
    if inconnue:
        return f"le mot « {mot} » a la bonne longueur, mais « {inconnue} » n’est pas dans `initiales` : une seule lettre inconnue, à n’importe quelle place, suffit à répondre `False`"
    permis = " ; une lettre peut s’y répéter" if se_repete(mot) else " ; il n’a pas à contenir toutes les initiales" if {*initiales} - {*mot} else ""
    return f"le mot « {mot} » est correct : la longueur est `nb_pions`, et chaque lettre est dans `initiales`{permis} ; il faut `True`, une fois toutes les lettres regardées"


EXERCICE = Exercice(
    reference=code_correct,
    points=2,
    cas=cas,
    exemples=(
        ("RVBJ", 4, ["R", "V", "B", "J"]),
        ("RVB", 4, ["R", "V", "B", "J"]),
        ("RVBX", 4, ["R", "V", "B", "J"]),
    ),
    juger=en_racontant(raconter),
    jamais_d_erreur=True,
    proprietes=MOTS,
    indices=(
        "Deux conditions : la longueur, puis les lettres. Dès que l’une des deux manque, la réponse est connue.",
        "Dans la boucle, cherchez une lettre inconnue : une seule suffit pour répondre `False`. Pour répondre `True`, il faut les avoir toutes regardées.",
    ),
    squelette='''\
def code_correct(mot, nb_pions, initiales):
    """True quand le mot a la bonne longueur et seulement des initiales connues."""
    if ...:
        return False
    for lettre in mot:
        if ...:
            return ...
    return ...
''',
)


@faux("la réponse ne dépend que de la longueur : vérifiez aussi chaque lettre")
def longueur_seule(mot, nb_pions, initiales):
    return len(mot) == nb_pions


@faux("la réponse ne dépend que des lettres : comparez aussi `len(mot)` à `nb_pions`")
def lettres_seules(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return False
    return True


@faux("à la bonne longueur, un mot est accepté dès qu’une de ses lettres est connue : répondez `False` à la première lettre inconnue, et `True` seulement après les avoir toutes vues")
def une_lettre_suffit(mot, nb_pions, initiales):
    return len(mot) == nb_pions and any(lettre in initiales for lettre in mot)


@faux("un mot trop long est accepté quand ses lettres sont connues : la longueur doit être exacte, comparez avec `!=` ou `==`")
def au_moins_la_longueur(mot, nb_pions, initiales):
    return len(mot) >= nb_pions and all(lettre in initiales for lettre in mot)


@faux("à la bonne longueur, la première lettre décide seule de la réponse : ne répondez `True` qu’après les avoir toutes vues")
def premiere_lettre_decide(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("la première lettre décide seule de la réponse : vérifiez la longueur d’abord, et ne répondez `True` qu’après avoir vu toutes les lettres")
def premiere_lettre_sans_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre in initiales:
            return True
        else:
            return False


@faux("à la bonne longueur, la dernière lettre décide seule de la réponse : dès qu’une lettre est inconnue, la réponse est `False`, et rien ne doit la changer")
def derniere_lettre_decide(mot, nb_pions, initiales):
    correct = len(mot) == nb_pions
    if correct:
        for lettre in mot:
            correct = lettre in initiales
    return correct


@faux("quand le mot est incorrect, la fonction renvoie `None` : il faut `False`")
def none_au_lieu_de_false(mot, nb_pions, initiales):
    if len(mot) == nb_pions and all(lettre in initiales for lettre in mot):
        return True


@faux("un mot trop court est accepté quand ses lettres sont connues : la longueur doit être exacte, comparez avec `!=` ou `==`")
def au_plus_la_longueur(mot, nb_pions, initiales):
    return len(mot) <= nb_pions and all(lettre in initiales for lettre in mot)


@faux("la fonction vérifie que toutes les initiales sont dans le mot : c’est l’inverse, chaque lettre du mot doit être dans `initiales`")
def toutes_les_initiales(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(initiale in mot for initiale in initiales)


@faux("un mot est accepté dès qu’une des deux conditions est remplie : il faut les deux ; pour l’accepter, reliez-les par `and`, mais pour le refuser, par `or`")
def une_condition_suffit(mot, nb_pions, initiales):
    return len(mot) == nb_pions or all(lettre in initiales for lettre in mot)


@faux("à la bonne longueur, la dernière lettre n’est pas vérifiée : son rang est `len(mot) - 1`")
def derniere_lettre_oubliee(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot[:-1])


@faux("à la bonne longueur, la première lettre n’est pas vérifiée : son rang est 0")
def premiere_lettre_oubliee(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in initiales for lettre in mot[1:])


@faux("un mot de plusieurs lettres est toujours refusé : est-ce le mot entier que vous cherchez dans `initiales` ? Cherchez ses lettres une à une")
def mot_entier(mot, nb_pions, initiales):
    return len(mot) == nb_pions and mot in initiales


@faux("un mot trop court provoque une erreur, un mot trop long est accepté : comparez d’abord `len(mot)` à `nb_pions`")
def rangs_sans_longueur(mot, nb_pions, initiales):
    for i in range(nb_pions):
        if mot[i] not in initiales:
            return False
    return True


@faux("un mot qui répète une lettre est refusé : une couleur peut servir plusieurs fois, vérifiez chaque lettre du mot, même déjà vue")
def sans_repetition(mot, nb_pions, initiales):
    return len(mot) == nb_pions == len(set(mot)) and all(lettre in initiales for lettre in mot)


@faux("un mot trop long est accepté quand il a `nb_pions` lettres connues et d’autres inconnues : comparez aussi `len(mot)` à `nb_pions`")
def compte_les_connues(mot, nb_pions, initiales):
    return sum(lettre in initiales for lettre in mot) == nb_pions


@faux("ce sont les initiales trouvées dans le mot qui sont comptées : regardez chaque lettre du mot, l’une après l’autre, car une couleur peut s’y répéter")
def compte_les_initiales(mot, nb_pions, initiales):
    return sum(initiale in mot for initiale in initiales) == nb_pions


@faux("la réponse est toujours le contraire de celle qu’il faut : il faut `True` là où vous donnez `False`, et l’inverse")
def reponse_inversee(mot, nb_pions, initiales):
    return not code_correct(mot, nb_pions, initiales)


@faux("quand le mot est correct, la fonction renvoie `None` : il faut `True`, une fois toutes les lettres vues")
def none_au_lieu_de_true(mot, nb_pions, initiales):
    return None if code_correct(mot, nb_pions, initiales) else False


@faux("un mot trop court ou trop long renvoie `None` : il faut `False`")
def none_si_longueur_fausse(mot, nb_pions, initiales):
    if len(mot) == nb_pions:
        return all(lettre in initiales for lettre in mot)


@faux("un mot correct est refusé s’il n’a pas quatre lettres : la longueur voulue est `nb_pions`")
def quatre_lettres(mot, nb_pions, initiales):
    return len(mot) == 4 and all(lettre in initiales for lettre in mot)


@faux("les lettres acceptées sont toujours R, V, B, J, P et N : cherchez-les dans `initiales`")
def lettres_du_cours(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre in INITIALES for lettre in mot)


@faux("la longueur du mot est comparée au nombre d’initiales : comparez-la à `nb_pions`")
def longueur_des_initiales(mot, nb_pions, initiales):
    return len(mot) == len(initiales) and all(lettre in initiales for lettre in mot)


@faux("la réponse est `False` même quand le mot est correct : comparez-vous bien `len(mot)` à `nb_pions`, et cherchez-vous bien chaque lettre, non son rang, dans `initiales` ? Une fois toutes les lettres vues, il faut `True`")
def toujours_faux(mot, nb_pions, initiales):
    return False


@faux("la réponse est un texte : `True` et `False` s’écrivent sans guillemets")
def en_texte(mot, nb_pions, initiales):
    return str(code_correct(mot, nb_pions, initiales))


@faux("un mot trop court provoque une erreur, et sinon une seule lettre décide de la réponse : vérifiez la longueur, puis ne répondez `True` qu’après toutes les lettres")
def derniere_lettre_sans_longueur(mot, nb_pions, initiales):
    return mot[nb_pions - 1] in initiales


@faux("chaque lettre est comparée à l’initiale de même rang : elle peut être n’importe laquelle des initiales, cherchez-la avec `in`")
def initiale_de_meme_rang(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return False
    for i in range(nb_pions):
        if mot[i] != initiales[i]:
            return False
    return True


@faux("les lettres sont comparées aux initiales de même rang, avant la longueur : comparez d’abord `len(mot)` à `nb_pions`, puis cherchez chaque lettre avec `in`")
def initiale_de_meme_rang_sans_longueur(mot, nb_pions, initiales):
    for i in range(len(mot)):
        if mot[i] != initiales[i]:
            return False
    return len(mot) == nb_pions


@faux("un mot est refusé dès qu’une initiale n’est pas égale à toutes ses lettres : une lettre est connue si elle est égale à l’une des initiales, cherchez-la avec `in`")
def egale_a_toutes_les_initiales(mot, nb_pions, initiales):
    return len(mot) == nb_pions and all(lettre == initiale for lettre in mot for initiale in initiales)


TROP_COURT = "un mot trop court provoque une erreur{} : comparez `len(mot)` à `nb_pions`, et répondez `False`, avant de lire la première lettre"


@faux(TROP_COURT.format(""))
def longueur_apres_toutes_les_places(mot, nb_pions, initiales):
    return len([place for place in range(nb_pions) if mot[place] in initiales]) == nb_pions == len(mot)


@faux(TROP_COURT.format(" quand ses lettres sont connues"))
def longueur_apres_les_places(mot, nb_pions, initiales):
    return all(mot[place] in initiales for place in range(nb_pions)) and len(mot) == nb_pions


@faux("un mot vide provoque une erreur : comparez `len(mot)` à `nb_pions`, et répondez `False`, avant de lire la première lettre")
def longueur_a_chaque_place(mot, nb_pions, initiales):
    return all(mot[place] in initiales and len(mot) == nb_pions for place in range(nb_pions))


@faux("un mot vide est accepté : comparez `len(mot)` à `nb_pions` avant tout le reste, et non lettre après lettre")
def mot_vide_accepte(mot, nb_pions, initiales):
    return mot == "" or code_correct(mot, nb_pions, initiales)


@faux("une lettre inconnue provoque une erreur : voyez d’abord si elle est dans `initiales`, avec `not in`, et répondez alors `False`")
def inconnue_en_erreur(mot, nb_pions, initiales):
    return len(mot) == nb_pions and [*map(initiales.index, mot)] != []
