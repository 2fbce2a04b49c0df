"""Exercice : la manche entière, couleurs puis places."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, RANGE, REPETEE, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_11.phase_couleurs import phase_couleurs
from mastermind_edu.juge.exercice import Exercice, faux


def cfc(secret, nb_couleurs):
    """La liste des propositions des deux phases, dans l’ordre, jusqu’au secret compris."""
    return _chercher(secret, nb_couleurs)


def _chercher(secret, nb_couleurs, *, fond_d_abord=True, saute=True, avance_toujours=True, arret=True, lire=("curseur", None, "fond")):
    """La recherche, et de quoi la gâter d’une façon à la fois."""
    n, propositions = len(secret), phase_couleurs(secret, nb_couleurs)
    reference = propositions[-1] if fond_d_abord else propositions[-1][::-1]
    code, fond, curseur, place = [None] * n, 0, n - 1, 0
    while reference[fond] != reference[curseur] and (propositions[-1] != secret or not arret) and len(propositions) < 4 * n + nb_couleurs:
        proposition = [reference[fond]] * n
        proposition[place] = reference[curseur]
        propositions.append(proposition)
        trouve = lire[repondre_frequences(secret, proposition, nb_couleurs)[1]]
        if trouve == "curseur":
            code[place], curseur = reference[curseur], curseur - 1
        elif trouve == "fond":
            code[place], fond = reference[fond], fond + 1
        place = _suivante(code, place, saute) if trouve or avance_toujours else place
    if propositions[-1] != secret:
        propositions.append([reference[fond] if couleur is None else couleur for couleur in code])
    return propositions


def _suivante(code, place, saute):
    """La place d’après, en revenant au début ; celles qu’on connaît sont sautées."""
    n = len(code)
    return next(((place + pas) % n for pas in range(1, n + 1) if not saute or code[(place + pas) % n] is None), place)


def cas():
    yield from secrets_croissants()


EXERCICE = Exercice(
    reference=cfc,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6), ([1, 1, 0, 3], 6)),
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, DERNIERE, REPETEE, RANGE),
    indices=(
        "Avancez dans l’ordre du sujet : d’abord vos propositions de la phase C, puis, si le secret n’y est pas, les propositions bicolores. Vérifiez avec BBRV, où une place change de réponse trois fois.",
        "Trois noms suffisent : `i_fond`, qui monte, `i_curseur`, qui descend, et `place`. Après chaque proposition, `place` avance et saute les cases de `code` qui ne sont plus `None`.",
    ),
    squelette='''\
def cfc(secret, nb_couleurs):
    """Les propositions des deux phases, jusqu’au secret."""
    n = len(secret)
    propositions = phase_couleurs(secret, nb_couleurs)
    reference = propositions[-1]
    code = [None] * n
    i_fond, i_curseur, place = 0, n - 1, 0
    while propositions[-1] != secret and reference[i_fond] != reference[i_curseur]:
        proposition = [...] * n
        proposition[place] = ...
        propositions.append(proposition)
        bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
        if deduire(mal) == "curseur":
            code[place] = ...
            i_curseur = ...
        elif deduire(mal) == "fond":
            code[place] = ...
            i_fond = ...
        place = ...
        while code[place] is not None:
            place = ...
    if propositions[-1] != secret:
        for i in range(n):
            if code[i] is None:
                code[i] = ...
        propositions.append(code)
    return propositions
''',
)


@faux("le fond et le curseur sont échangés : le fond est la première couleur de la référence, le curseur la dernière")
def echanges(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, fond_d_abord=False)


@faux("le curseur repasse par des places déjà connues : il doit les sauter")
def places_connues_revisitees(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, saute=False)


@faux("deux mal placés ne font rien conclure : la place est alors celle du fond")
def fond_jamais_trouve(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, lire=("curseur", None, None))


@faux("le secret est proposé, et pourtant la recherche continue : elle doit s’arrêter aussitôt")
def sans_arret(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, arret=False)


@faux("quand la place n’est ni au fond ni au curseur, celui-ci ne bouge plus : il doit essayer la place suivante")
def curseur_immobile(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs, avance_toujours=False)


@faux("les propositions de la phase C manquent au début de la liste")
def sans_la_phase_c(secret, nb_couleurs):
    return cfc(secret, nb_couleurs)[len(phase_couleurs(secret, nb_couleurs)) :]


@faux("la liste s’arrête à la fin de la phase C : il manque la recherche des places")
def phase_c_seule(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)


@faux("le code entier n’est jamais proposé à la fin : savoir n’est pas gagner")
def secret_oublie(secret, nb_couleurs):
    propositions = cfc(secret, nb_couleurs)
    return propositions[:-1] if len(propositions) > len(phase_couleurs(secret, nb_couleurs)) else propositions


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(cfc(secret, nb_couleurs))
