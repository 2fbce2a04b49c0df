"""Exercice : la manche entière, couleurs puis places."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._propositions import juger_les_propositions
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, PREMIERE_PLACE, RANGE, REPETEE, UN_PION, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_11.phase_couleurs import decrire_la_phase, phase_couleurs
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, faux


def cfc(secret, nb_couleurs):
    """La liste des propositions des deux phases, dans l’ordre, jusqu’au secret compris."""
    return _conclure(secret, *_chercher(secret, nb_couleurs))


def _conclure(secret, propositions, code, *_):
    return propositions if propositions[-1] == secret else [*propositions, code]


def _suivante(code, place, trouve):
    """La place d’après, en revenant au début ; celles qu’on connaît sont sautées."""
    n = len(code)
    return next(((place + pas) % n for pas in range(1, n + 1) if code[(place + pas) % n] is None), place)


def _couleurs_differentes(reference, fond, curseur):
    return reference[fond] != reference[curseur]


def _chercher(secret, nb_couleurs, *, reference=None, lire=("curseur", None, "fond"), remplir=False, apres=_suivante, tant_que=_couleurs_differentes, arret=True, pas=(1, 1), finir=True):
    """Les propositions, le code qui les termine, les places du curseur ; et de quoi gâter la recherche d’une façon à la fois."""
    n, propositions = len(secret), phase_couleurs(secret, nb_couleurs)
    reference = reference(propositions[-1]) if reference else propositions[-1]
    code, fond, curseur, place, places = [None] * n, 0, n - 1, 0, []
    while tant_que(reference, fond, curseur) and (propositions[-1] != secret or not arret) and len(propositions) < 4 * n + nb_couleurs:
        proposition = [couleur if remplir and couleur is not None else reference[fond] for couleur in code]
        proposition[place] = reference[curseur]
        propositions.append(proposition)
        places.append(place)
        trouve = lire[min(2, repondre_frequences(secret, proposition, nb_couleurs)[1])]
        if trouve == "curseur":
            code[place], curseur = reference[curseur], curseur - pas[1]
        elif trouve == "fond":
            code[place], fond = reference[fond], fond + pas[0]
        place = apres(code, place, trouve)
    return propositions, [reference[fond] if couleur is None and finir else couleur for couleur in code], places


REFERENCE_CHANGEE = (
    "à la fin de la phase C, la dernière proposition n’est pas celle de `phase_couleurs` : si le code que vous remplissez est la même liste "
    "sous un second nom, le remplir la change aussi ; partez d’une liste neuve, `[None] * n`"
)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; la première proposition fausse se dit."""
    ecart = juger_les_propositions(exercice, arguments, attendue, obtenue, _decrire)
    phase = phase_couleurs(*arguments)
    debut = obtenue.valeur[: len(phase)] if ecart and type(obtenue.valeur) is list else phase
    if len(phase) == len(debut) > 1 and debut[:-1] == phase[:-1] and debut[-1] != phase[-1]:
        return ecart._replace(conseil=REFERENCE_CHANGEE)
    return ecart


def _decrire(arguments, rang) -> str:
    """À quoi sert la proposition de ce rang."""
    phase, places = phase_couleurs(*arguments), _chercher(*arguments)[2]
    if rang < len(phase):
        return f"{decrire_la_phase(arguments, rang)} (phase C)"
    avant = _dire_ce_qu_on_sait(arguments, rang - 1) if rang > len(phase) else ""
    if rang - len(phase) < len(places):
        return f"le curseur à la place {places[rang - len(phase)]}, le fond partout ailleurs{avant}"
    return f"le code entier, la couleur qui reste dans toutes les places encore inconnues{avant}"


def _dire_ce_qu_on_sait(arguments, rang) -> str:
    """Ce que la réponse à la proposition bicolore de ce rang a appris."""
    secret, nb_couleurs = arguments
    mal = repondre_frequences(secret, cfc(secret, nb_couleurs)[rang], nb_couleurs)[1]
    suite = ("curseur trouvé, son rang descend", "ni l’un ni l’autre, seule la place change", "fond trouvé, son rang monte")[mal]
    return f" (l’essai d’avant a eu {mal} mal {'placés' if mal > 1 else 'placé'} : {suite})"


def cas():
    yield from secrets_croissants()


EXERCICE = Exercice(
    reference=cfc,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6), ([1, 1, 0, 3], 6)),
    juger=juger,
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, PREMIERE_PLACE, DERNIERE, REPETEE, RANGE, UN_PION),
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
    return _conclure(secret, *_chercher(secret, nb_couleurs, reference=lambda derniere: derniere[::-1]))


@faux("le curseur repasse par des places déjà connues : avancez encore, tant que la place est connue")
def places_connues_revisitees(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, apres=lambda code, place, _: (place + 1) % len(code)))


@faux("quand une place est trouvée, le curseur revient à la première place inconnue : il doit continuer après la place trouvée, sans repartir du début")
def retour_apres_chaque_place(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, apres=lambda code, place, trouve: _suivante(code, -1 if trouve else place, trouve)))


@faux("deux mal placés ne font rien conclure : c’est alors la couleur du fond qui est à cette place, notez-la")
def fond_jamais_trouve(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, lire=("curseur", None, None)))


@faux("« curseur » et « fond » sont échangés dans ce que vous concluez : aucun mal placé, c’est la couleur du curseur qui est à cette place")
def conclusions_echangees(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, lire=("fond", None, "curseur")))


@faux("un seul mal placé fait conclure au fond : on ne le conclut que s’il y en a deux")
def un_mal_place_pris_pour_deux(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, lire=("curseur", "fond", "fond")))


@faux("les couleurs déjà trouvées sont remises dans la proposition : mettez la couleur du fond partout, sauf à la place du curseur")
def places_connues_remplies(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, remplir=True))


@faux("la recherche continue quand il n’y a plus qu’une couleur à placer : arrêtez-la dès que le fond et le curseur ont la même couleur")
def jusqu_au_dernier_rang(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, tant_que=lambda _, fond, curseur: fond < curseur))


@faux("le secret est proposé, et pourtant la recherche continue : comparez chaque proposition au secret, et arrêtez-vous aussitôt")
def sans_arret(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, arret=False))


@faux("une proposition bicolore peut être le secret, et le code est pourtant proposé encore : arrêtez-vous dès qu’une proposition est le secret")
def sans_arret_bicolore(secret, nb_couleurs):
    if phase_couleurs(secret, nb_couleurs)[-1] == secret:
        return phase_couleurs(secret, nb_couleurs)
    propositions, code, _ = _chercher(secret, nb_couleurs, arret=False)
    return [*propositions, code]


@faux("le code est proposé à la fin, même quand le secret l’a déjà été, dans l’une ou l’autre phase : arrêtez-vous dès qu’une proposition est le secret")
def sans_aucun_arret(secret, nb_couleurs):
    propositions, code, _ = _chercher(secret, nb_couleurs, arret=False)
    return [*propositions, code]


@faux("le code est proposé à la fin, même quand le secret vient de l’être : ne l’ajoutez que si la dernière proposition n’est pas le secret")
def code_toujours_ajoute(secret, nb_couleurs):
    propositions, code, _ = _chercher(secret, nb_couleurs)
    return [*propositions, code]


@faux("le curseur est trouvé, mais la même couleur est encore essayée : son rang doit descendre de 1 chaque fois qu’il est trouvé")
def curseur_sans_descente(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, pas=(1, 0)))


@faux("le fond est trouvé, mais il reste de la même couleur : son rang doit monter de 1 chaque fois qu’il est trouvé")
def fond_sans_montee(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, pas=(0, 1)))


@faux("des places du code final valent encore `None` : avant de l’ajouter, mettez la couleur qui reste dans toutes les places inconnues")
def code_non_rempli(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, finir=False))


@faux("une erreur vient quand le curseur dépasse la dernière place : il doit alors revenir à la première, en avançant comme en sautant les places connues, `(place + 1) % n`")
def sans_revenir_au_debut(secret, nb_couleurs):
    def avancer(code, place, _):
        return next(rang for rang in range(place + 1, len(code) + 1) if code[rang] is None)

    return _conclure(secret, *_chercher(secret, nb_couleurs, apres=avancer))


@faux("quand la place n’est ni au fond ni au curseur, celui-ci ne bouge plus : il doit essayer la place suivante")
def curseur_immobile(secret, nb_couleurs):
    return _conclure(secret, *_chercher(secret, nb_couleurs, apres=lambda code, place, trouve: _suivante(code, place, trouve) if trouve else place))


@faux("les propositions de la phase C manquent au début de la liste : partez de celles de `phase_couleurs`")
def sans_la_phase_c(secret, nb_couleurs):
    return cfc(secret, nb_couleurs)[len(phase_couleurs(secret, nb_couleurs)) :]


@faux("la liste s’arrête à la fin de la phase C : si le secret n’y est pas, cherchez ensuite les places")
def phase_c_seule(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)


@faux("la dernière proposition de la phase C est deux fois dans la liste : la référence y est déjà")
def reference_deux_fois(secret, nb_couleurs):
    propositions, n = cfc(secret, nb_couleurs), len(phase_couleurs(secret, nb_couleurs))
    return propositions if len(propositions) == n else propositions[:n] + propositions[n - 1 :]


@faux("le code entier n’est jamais proposé à la fin : savoir n’est pas gagner, ajoutez-le")
def secret_oublie(secret, nb_couleurs):
    return _chercher(secret, nb_couleurs)[0]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(cfc(secret, nb_couleurs))
