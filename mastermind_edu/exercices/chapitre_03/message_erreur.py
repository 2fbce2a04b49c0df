"""Exercice : expliquer l’erreur."""

from mastermind_edu.exercices.cas import INITIALES, MOTS, mots, mots_a_verifier, ordinaires_d_abord
from mastermind_edu.exercices.textes import contient_nombre, ecart_de_texte
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
        conseil = f"le mot « {mot} » est correct : il faut renvoyer un texte vide, `\"\"`"
        return manque or (Ecart("valeur", "''", ecrire_observation(obtenue), conseil) if texte else None)
    if len(mot) != nb_pions:
        manques = [] if contient_nombre(texte, nb_pions) else [f"le nombre {nb_pions}"]
        conseil = f"le mot « {mot} » n’a pas la bonne longueur : {_etat(texte)} la longueur voulue, {nb_pions}"
    else:
        inconnue = next(lettre for lettre in mot if lettre not in initiales)
        manques = [] if inconnue in texte else [f"« {inconnue} »"]
        conseil = f"le premier caractère inconnu de « {mot} » est « {inconnue} » : {_etat(texte)} ce caractère"
    ecart = ecart_de_texte(obtenue, manques)
    return ecart._replace(conseil=conseil) if ecart and ecart.genre == "valeur" else ecart


def _etat(texte: str) -> str:
    return "le texte ne contient pas" if texte else "le texte est vide, il y faut"


def juger_ensemble(cas, observations):
    """Une même phrase ne dit pas deux longueurs voulues."""
    voulues = {}
    for rang, ((mot, nb_pions, _), obtenue) in enumerate(zip(cas, observations)):
        if len(mot) != nb_pions and (autre := voulues.setdefault(obtenue.valeur, nb_pions)) != nb_pions:
            conseil = f"la même phrase sert quand il faut {autre} et quand il faut {nb_pions} : on n’y lit pas laquelle est voulue, mettez-y la valeur de `nb_pions`, et non toutes les longueurs"
            return rang, Ecart("valeur", f"un texte qui ne sert que s’il en faut {nb_pions}", ecrire_observation(obtenue), conseil)
    return None


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
    juger_ensemble=juger_ensemble,
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


@faux("quand la longueur et une lettre sont fausses, le message parle de la lettre : vérifiez la longueur avant les lettres")
def lettres_avant_longueur(mot, nb_pions, initiales):
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."
    return "" if len(mot) == nb_pions else f"Il faut {nb_pions} lettres."


@faux("c’est le dernier caractère inconnu qui est annoncé : dès le premier, renvoyez le message")
def dernier_inconnu(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    message = ""
    for lettre in mot:
        if lettre not in initiales:
            message = f"« {lettre} » est inconnue."
    return message


@faux("le message donne la longueur reçue : dites la longueur voulue, `nb_pions`")
def longueur_recue(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"{len(mot)} n’est pas la bonne longueur."
    inconnues = [lettre for lettre in mot if lettre not in initiales]
    return f"« {inconnues[0]} » est inconnue." if inconnues else ""


@faux("quand tout va bien, la fonction renvoie `None` : il faut un texte vide, `\"\"`")
def none_si_correct(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return f"Il faut {nb_pions} lettres."
    for lettre in mot:
        if lettre not in initiales:
            return f"« {lettre} » est inconnue."


@faux("le message ne contient ni la longueur voulue, ni le caractère inconnu : mettez-y `nb_pions` ou la lettre, selon l’erreur")
def message_vague(mot, nb_pions, initiales):
    if len(mot) != nb_pions or any(lettre not in initiales for lettre in mot):
        return "La proposition est incorrecte."
    return ""


def _de_longueur(nb_pions):
    return f"Il faut {nb_pions} lettres."


def _d_inconnue(lettre):
    return f"« {lettre} » est inconnue."


@faux("une longueur fausse est annoncée sans dire la longueur voulue : mettez `nb_pions` dans le message")
def longueur_sans_nombre(mot, nb_pions, initiales):
    return "La longueur est fausse." if len(mot) != nb_pions else message_erreur(mot, nb_pions, initiales)


@faux("un caractère inconnu est annoncé sans être écrit : mettez dans le message le caractère lui-même, et non son rang ou un mot à sa place")
def lettre_sans_la_dire(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return _de_longueur(nb_pions)
    return "Une lettre est inconnue." if any(lettre not in initiales for lettre in mot) else ""


@faux("à la bonne longueur, le message est toujours vide : cherchez aussi un caractère inconnu")
def longueur_seule(mot, nb_pions, initiales):
    return "" if len(mot) == nb_pions else _de_longueur(nb_pions)


@faux("une longueur fausse n’est pas annoncée : comparez d’abord `len(mot)` à `nb_pions`")
def lettres_seules(mot, nb_pions, initiales):
    return next((_d_inconnue(lettre) for lettre in mot if lettre not in initiales), "")


@faux("à la bonne longueur, seule la première lettre est vérifiée : ne renvoyez le texte vide qu’après les avoir toutes vues")
def premiere_lettre_seule(mot, nb_pions, initiales):
    return message_erreur(mot, nb_pions, initiales) if len(mot) != nb_pions or mot[0] not in initiales else ""


@faux("à la bonne longueur, seule la dernière lettre est vérifiée : dès qu’une lettre est inconnue, renvoyez le message")
def derniere_lettre_seule(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return _de_longueur(nb_pions)
    return "" if mot[-1] in initiales else _d_inconnue(mot[-1])


@faux("un mot trop long n’est pas refusé pour sa longueur : comparez avec `!=`")
def trop_long_accepte(mot, nb_pions, initiales):
    return _de_longueur(nb_pions) if len(mot) < nb_pions else lettres_seules(mot, nb_pions, initiales)


@faux("un mot trop court n’est pas refusé pour sa longueur : comparez avec `!=`")
def trop_court_accepte(mot, nb_pions, initiales):
    return _de_longueur(nb_pions) if len(mot) > nb_pions else lettres_seules(mot, nb_pions, initiales)


@faux("la longueur annoncée est toujours 4 : la longueur voulue est `nb_pions`")
def toujours_quatre(mot, nb_pions, initiales):
    return _de_longueur(4) if len(mot) != nb_pions else message_erreur(mot, nb_pions, initiales)


@faux("un mot correct reçoit quand même un message : il faut alors un texte vide, `\"\"`, sans rien entre les guillemets, pas même une espace")
def message_si_correct(mot, nb_pions, initiales):
    return message_erreur(mot, nb_pions, initiales) or "Tout va bien."


@faux("c’est la première lettre connue qui est annoncée : cherchez celle qui n’est pas dans `initiales`, avec `not in`")
def connue_annoncee(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return _de_longueur(nb_pions)
    return next((_d_inconnue(lettre) for lettre in mot if lettre in initiales), "")


@faux("`True` ou `False` est renvoyé : il faut une phrase, ou un texte vide quand le mot est correct")
def vrai_ou_faux(mot, nb_pions, initiales):
    return message_erreur(mot, nb_pions, initiales) == ""


@faux("un mot de plusieurs lettres reçoit toujours un message, même correct : est-ce le mot entier que vous cherchez dans `initiales` ? Cherchez ses lettres une à une")
def mot_entier_annonce(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return _de_longueur(nb_pions)
    return _d_inconnue(mot) if mot not in initiales else ""


@faux("les lettres passent avant la longueur, et un mot trop court provoque une erreur : comparez d’abord `len(mot)` à `nb_pions`")
def rangs_avant_longueur(mot, nb_pions, initiales):
    inconnue = next((mot[rang] for rang in range(nb_pions) if mot[rang] not in initiales), None)
    return _d_inconnue(inconnue) if inconnue else "" if len(mot) == nb_pions else _de_longueur(nb_pions)


@faux("la dernière faute trouvée remplace les autres : renvoyez le message dès la première, la longueur d’abord")
def derniere_faute_annoncee(mot, nb_pions, initiales):
    inconnues = [lettre for lettre in mot if lettre not in initiales]
    return _d_inconnue(inconnues[-1]) if inconnues else "" if len(mot) == nb_pions else _de_longueur(nb_pions)


@faux("la longueur est annoncée quand elle est juste, et ne l’est pas quand elle est fausse : comparez avec `!=`")
def longueur_a_l_envers(mot, nb_pions, initiales):
    return _de_longueur(nb_pions) if len(mot) == nb_pions else lettres_seules(mot, nb_pions, initiales)


@faux("la longueur voulue est annoncée à chaque fois, même quand elle est juste : ce message n’est à renvoyer que si `len(mot)` diffère de `nb_pions`")
def longueur_toujours_annoncee(mot, nb_pions, initiales):
    return _de_longueur(nb_pions)


@faux("à la bonne longueur, c’est une initiale absente du mot qui est annoncée : c’est l’inverse, cherchez une lettre du mot absente de `initiales`")
def initiale_absente_annoncee(mot, nb_pions, initiales):
    if len(mot) != nb_pions:
        return _de_longueur(nb_pions)
    return next((_d_inconnue(initiale) for initiale in initiales if initiale not in mot), "")


@faux("le texte renvoyé est toujours vide : quand il y a une erreur, renvoyez la phrase elle-même ; l’afficher, ou la préparer, ne suffit pas")
def phrase_jamais_renvoyee(mot, nb_pions, initiales):
    return ""
