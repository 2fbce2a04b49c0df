"""Exercice : la manche entière, couleurs puis places."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_08._propositions import juger_les_propositions
from mastermind_edu.exercices.chapitre_11._curseur import chercher, conclure, couleurs_differentes, sans_revenir, suivante
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, PREMIERE_PLACE, RANGE, REPETEE, UN_PION, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_11.phase_couleurs import decrire_la_phase, phase_couleurs
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, faux


def cfc(secret, nb_couleurs):
    """La liste des propositions des deux phases, dans l’ordre, jusqu’au secret compris."""
    return conclure(secret, *chercher(secret, nb_couleurs))


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
    phase, places = phase_couleurs(*arguments), chercher(*arguments)[2]
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
        "Avancez dans l’ordre du sujet : d’abord vos propositions de la phase C, puis, si le secret n’y est pas, les propositions bicolores. Vérifiez avec le secret BBRV.",
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
    return conclure(secret, *chercher(secret, nb_couleurs, reference=lambda derniere: derniere[::-1]))


@faux("le curseur repasse par des places déjà connues : avancez encore, tant que la place est connue")
def places_connues_revisitees(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=lambda code, place, _: (place + 1) % len(code)))


@faux("quand deux places connues se suivent, la seconde n’est pas sautée : avancez encore, tant que la place est connue, et non une seule fois")
def un_seul_saut(secret, nb_couleurs):
    def avancer(code, place, _):
        return (place + 1 + (code[(place + 1) % len(code)] is not None)) % len(code)

    return conclure(secret, *chercher(secret, nb_couleurs, apres=avancer))


@faux("quand une place est trouvée, le curseur revient à la première place inconnue : il doit continuer après la place trouvée, sans repartir du début")
def retour_apres_chaque_place(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=lambda code, place, trouve: suivante(code, -1 if trouve else place, trouve)))


@faux("deux mal placés ne font rien conclure : c’est alors la couleur du fond qui est à cette place, notez-la")
def fond_jamais_trouve(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, lire=("curseur", None, None)))


@faux("« curseur » et « fond » sont échangés dans ce que vous concluez : aucun mal placé, c’est la couleur du curseur qui est à cette place")
def conclusions_echangees(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, lire=("fond", None, "curseur")))


@faux("un seul mal placé fait conclure au fond : on ne le conclut que s’il y en a deux")
def un_mal_place_pris_pour_deux(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, lire=("curseur", "fond", "fond")))


@faux("les couleurs déjà trouvées sont remises dans la proposition : mettez la couleur du fond partout, sauf à la place du curseur")
def places_connues_remplies(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, remplir=True))


@faux("la recherche continue quand il n’y a plus qu’une couleur à placer : arrêtez-la dès que le fond et le curseur ont la même couleur")
def jusqu_au_dernier_rang(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, tant_que=lambda _, fond, curseur: fond < curseur))


@faux("le secret est proposé, et pourtant la recherche continue : comparez chaque proposition au secret, et arrêtez-vous aussitôt")
def sans_arret(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, arret=False))


@faux("une proposition bicolore peut être le secret, et le code est pourtant proposé encore : arrêtez-vous dès qu’une proposition est le secret")
def sans_arret_bicolore(secret, nb_couleurs):
    if phase_couleurs(secret, nb_couleurs)[-1] == secret:
        return phase_couleurs(secret, nb_couleurs)
    propositions, code, _ = chercher(secret, nb_couleurs, arret=False)
    return [*propositions, code]


@faux("le code est proposé à la fin, même quand le secret l’a déjà été, dans l’une ou l’autre phase : arrêtez-vous dès qu’une proposition est le secret")
def sans_aucun_arret(secret, nb_couleurs):
    propositions, code, _ = chercher(secret, nb_couleurs, arret=False)
    return [*propositions, code]


@faux("le code est proposé à la fin, même quand le secret vient de l’être : ne l’ajoutez que si la dernière proposition n’est pas le secret")
def code_toujours_ajoute(secret, nb_couleurs):
    propositions, code, _ = chercher(secret, nb_couleurs)
    return [*propositions, code]


@faux("le curseur est trouvé, mais la même couleur est encore essayée : son rang doit descendre de 1 chaque fois qu’il est trouvé")
def curseur_sans_descente(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, pas=(1, 0)))


@faux("le fond est trouvé, mais il reste de la même couleur : son rang doit monter de 1 chaque fois qu’il est trouvé")
def fond_sans_montee(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, pas=(0, 1)))


@faux("des places du code final valent encore `None` : avant de l’ajouter, mettez la couleur qui reste dans toutes les places inconnues")
def code_non_rempli(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, finir=lambda *_: None))


@faux("une erreur vient quand le curseur dépasse la dernière place : il doit alors revenir à la première, en avançant comme en sautant les places connues, `(place + 1) % n`")
def sans_revenir_au_debut(secret, nb_couleurs):
    def avancer(code, place, _):
        return next(rang for rang in range(place + 1, len(code) + 1) if code[rang] is None)

    return conclure(secret, *chercher(secret, nb_couleurs, apres=avancer))


@faux("une erreur vient quand un essai suit celui de la dernière place : après elle, le curseur doit revenir à la première, et en sautant les places connues aussi, `(place + 1) % n`")
def sans_revenir_pour_l_essai_suivant(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=sans_revenir))


@faux("une erreur vient quand le curseur saute des places connues jusqu’après la dernière : en les sautant aussi, il doit revenir au début, `(place + 1) % n`")
def saut_sans_revenir(secret, nb_couleurs):
    def avancer(code, place, _):
        return next(rang for rang in range((place + 1) % len(code), len(code) + 1) if code[rang] is None)

    return conclure(secret, *chercher(secret, nb_couleurs, apres=avancer))


@faux("revenu au début, le curseur essaie une place déjà connue : sautez les places connues après le retour à la première aussi, avec `(place + 1) % n` à chaque pas")
def saut_avant_de_revenir(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=lambda *trois: sans_revenir(*trois) % len(trois[0])))


@faux("les places ne sont parcourues qu’une fois : après la dernière, le curseur revient au début, et cela dure tant que le fond et le curseur ont deux couleurs différentes")
def un_seul_passage(secret, nb_couleurs):
    tours = iter(secret)
    return conclure(secret, *chercher(secret, nb_couleurs, tant_que=lambda *trois: couleurs_differentes(*trois) and next(tours, None) is not None))


@faux("quand une place est trouvée, le curseur y reste : il doit passer à la place inconnue suivante après chaque essai, trouvée ou non")
def place_trouvee_reessayee(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=lambda code, place, trouve: place if trouve else (place + 1) % len(code)))


@faux("quand la place n’est ni au fond ni au curseur, celui-ci ne bouge plus : il doit essayer la place suivante")
def curseur_immobile(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, apres=lambda code, place, trouve: suivante(code, place, trouve) if trouve else place))


@faux("les places inconnues du code final reçoivent toujours la première couleur de la référence : mettez-y celle où le fond est arrivé")
def fini_par_la_premiere(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, finir=lambda reference, *_: reference[0]))


@faux("la couleur notée à la place trouvée n’est pas celle de l’essai, mais la suivante : notez-la avant de changer le rang du fond ou du curseur")
def rang_change_trop_tot(secret, nb_couleurs):
    return conclure(secret, *chercher(secret, nb_couleurs, note=(1, 1)))


@faux("le secret n’est pas reconnu quand c’est la phase C qui le propose : comparez-lui aussi sa dernière proposition, avant de chercher les places")
def sans_arret_apres_la_phase_c(secret, nb_couleurs):
    propositions, code, _ = chercher(secret, nb_couleurs, arret=False)
    propositions, debut = [*propositions, code], len(phase_couleurs(secret, nb_couleurs))
    return propositions[: propositions.index(secret, debut) + 1]


@faux("les propositions de la phase C manquent au début de la liste : partez de celles de `phase_couleurs`")
def sans_la_phase_c(secret, nb_couleurs):
    return cfc(secret, nb_couleurs)[len(phase_couleurs(secret, nb_couleurs)) :]


@faux("la liste s’arrête à la fin de la phase C : si le secret n’y est pas, cherchez ensuite les places")
def phase_c_seule(secret, nb_couleurs):
    return phase_couleurs(secret, nb_couleurs)


@faux("le code entier n’est jamais proposé à la fin : savoir n’est pas gagner, ajoutez-le")
def secret_oublie(secret, nb_couleurs):
    return chercher(secret, nb_couleurs)[0]


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(cfc(secret, nb_couleurs))
