"""Exercice : la stratégie 1, entière et réparée."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, PREMIERE_PLACE, REPETEE, UN_PION, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_12._essais import COMPTER, ESSAYER, Essai, juger_les_essais, jusqu_au_secret, nombre_de_pions
from mastermind_edu.exercices.chapitre_12.completer import completer
from mastermind_edu.exercices.chapitre_12.essai_de_place import essai_de_place
from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, faux


def dijon1(secret, nb_couleurs):
    """La liste des propositions de la stratégie 1, dans l’ordre, jusqu’au secret compris."""
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret)


def _sans_mal_place(bien, mal, connus):
    return mal == 0


def _chercher(secret, nb_couleurs, *, ecart=1, repart=True, quitte=True, retranche=True, un_seul=False, deborde=False, toutes=False, trouve=_sans_mal_place, garde_tout=False):
    """Les essais de toutes les couleurs, même après le secret ; et de quoi gâter la recherche d’une façon à la fois."""
    n, trouves, raison = len(secret), [None] * len(secret), ""
    for couleur in range(nb_couleurs):
        proposition = completer(trouves, couleur)
        yield Essai(COMPTER, proposition, couleur, None, raison)
        depart, connus = 0, 0 if retranche else n - trouves.count(None)
        nombre = nombre_de_pions(secret, trouves, proposition, nb_couleurs) + connus
        for pion in range(min(nombre, 1) if un_seul else nombre):
            raison = f"il reste {accorder(nombre - pion, 'pion')} de cette couleur à placer"
            for place in [i for i in range(depart, n) if toutes or trouves[i] is None]:
                proposition = essai_de_place(trouves, place, couleur, couleur + ecart)
                yield Essai(ESSAYER, proposition, couleur, place, raison)
                bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
                raison = f"l’essai d’avant a eu {accorder(mal, 'mal placé')} (la place {place} n’est trouvée que s’il n’y en a aucun)"
                if trouve(bien, mal, n - trouves.count(None)):
                    trouves[place], depart = couleur, 0 if repart else place + 1
                    trouves = list(proposition) if garde_tout else trouves
                    if quitte:
                        break
            else:
                if deborde:
                    raise IndexError("list index out of range")
        raison = f"il n’y a pas, ou plus, de pion de la couleur {couleur} à placer"


def cas():
    yield from secrets_croissants(par_taille=1)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce que cherche la première proposition fausse se dit."""
    return juger_les_essais(exercice, arguments, attendue, obtenue, _chercher(*arguments))


EXERCICE = Exercice(
    reference=dijon1,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6)),
    juger=juger,
    proprietes=(UNE_SEULE_COULEUR, COULEUR_ZERO, PREMIERE_PLACE, DERNIERE, REPETEE, UN_PION),
    indices=(
        "Suivez les deux étapes de l’énoncé : une boucle sur les couleurs ; dedans, une boucle sur les pions à placer ; dedans, une boucle sur les places.",
        "La fin : rangez chaque essai dans la liste, puis demandez aussitôt s’il est le secret ; si oui, c’est `return`.",
    ),
    squelette='''\
def dijon1(secret, nb_couleurs):
    """Les propositions de la stratégie 1, jusqu’au secret."""
    trouves = [None] * len(secret)
    propositions = []
    for couleur in range(nb_couleurs):
        essai = completer(..., ...)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nb_trouves = len(secret) - trouves.count(None)
        for pion in range(...):
            place = -1
            mal = 1
            while mal != 0:
                place = ...
                if trouves[place] is None:
                    essai = essai_de_place(..., ..., ..., ...)
                    propositions.append(essai)
                    if essai == secret:
                        return propositions
                    bien, mal = ...
            trouves[place] = ...
    return propositions
''',
)


@faux("le secret n’est reconnu que quand une couleur est comptée : à chaque essai de place aussi, comparez la proposition au secret et arrêtez-vous")
def sans_arret_a_l_essai(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, (COMPTER,))


@faux("le secret n’est reconnu que pendant les essais de place : quand une couleur est comptée aussi, comparez la proposition au secret et arrêtez-vous")
def sans_arret_au_comptage(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, (ESSAYER,))


@faux("la recherche continue après avoir proposé le secret : comparez chaque proposition au secret, et arrêtez-vous aussitôt")
def sans_arret(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, ())


@faux("la recherche ne s’arrête que quand toutes les cases sont trouvées : comparez chaque proposition au secret, et arrêtez-vous aussitôt")
def arret_aux_cases_pleines(secret, nb_couleurs):
    propositions, trouvees = [], 0
    for essai in _chercher(secret, nb_couleurs):
        trouvees += essai.but == ESSAYER and repondre_frequences(secret, essai.proposition, nb_couleurs + 1)[1] == 0
        propositions.append(essai.proposition)
        if trouvees == len(secret):
            break
    return propositions


@faux("pour le second pion d’une couleur, la recherche repart après le premier : la stratégie 1 repart chaque fois de la première place")
def sans_retour_au_debut(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, repart=False), secret)


@faux("la place est trouvée, et les suivantes sont pourtant essayées pour le même pion : arrêtez de chercher dès qu’il n’y a aucun mal placé")
def places_essayees_apres(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, quitte=False), secret)


@faux("les cases déjà trouvées sont comptées avec les pions de la couleur : retranchez-les des bien placés")
def trouvees_non_retranchees(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, retranche=False), secret)


@faux("les cases déjà trouvées sont comptées avec les pions de la couleur, et l’on cherche un pion qui n’existe pas, au-delà de la dernière place : retranchez-les des bien placés")
def trouvees_non_retranchees_et_erreur(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, retranche=False, deborde=True), secret)


@faux("aucune place n’est essayée, alors qu’il reste des pions à placer : leur nombre est celui des bien placés, moins les cases déjà trouvées, `len(secret) - trouves.count(None)` ; et une place s’essaie quand sa case est vide, `trouves[place] is None`")
def aucune_place_essayee(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(secret[0] + 1 if len(set(secret)) == 1 else nb_couleurs)]


@faux("des cases déjà trouvées sont essayées aussi : n’essayez une place que si elle est vide, `if trouves[place] is None`")
def cases_trouvees_essayees(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, toutes=True), secret)


@faux("un seul pion de chaque couleur est placé : recommencez la recherche d’une place pour chacun des pions que le compte a donnés")
def un_pion_par_couleur(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, un_seul=True), secret)


@faux("une place est dite trouvée quand il y a des mal placés : c’est quand il n’y en a aucun")
def condition_a_l_envers(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, trouve=lambda bien, mal, _: mal != 0), secret)


@faux("la première case vide est tenue pour trouvée, quelle que soit la réponse : attendez qu’il n’y ait aucun mal placé")
def premiere_case_toujours(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, trouve=lambda *_: True), secret)


@faux("une place n’est dite trouvée qu’avec un mal placé : il n’en faut aucun")
def un_mal_place(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, trouve=lambda bien, mal, _: mal == 1), secret)


@faux("une place est dite trouvée dès qu’il y a plus de bien placés que de cases trouvées : le bien placé de plus peut être de la couleur suivante, regardez s’il n’y a aucun mal placé, `mal == 0`")
def bien_places_de_plus(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, trouve=lambda bien, mal, connus: bien > connus), secret)


@faux("une place est dite trouvée quand il y a juste un bien placé de plus que de cases trouvées : la couleur suivante peut en donner d’autres, regardez s’il n’y a aucun mal placé, `mal == 0`")
def un_bien_place_de_plus(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, trouve=lambda bien, mal, connus: bien == connus + 1), secret)


@faux("quand une place est trouvée, l’essai entier est gardé, même ses autres cases : ne notez que la couleur de la place trouvée, et laissez les autres vides")
def essai_entier_garde(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, garde_tout=True), secret)


@faux("les autres cases sont remplies de la couleur essayée elle-même : il faut la suivante, sinon la réponse ne dit rien de la place")
def fond_de_la_meme_couleur(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, ecart=0), secret)


@faux("les autres cases sont remplies d’une couleur trop loin : il faut celle qui suit, `couleur + 1`")
def deux_couleurs_plus_loin(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, ecart=2), secret)


@faux("les essais de place manquent dans la liste : ce sont aussi des propositions")
def comptages_seuls(secret, nb_couleurs):
    return [[couleur] * len(secret) for couleur in range(max(secret) + 1)]


@faux("les propositions qui comptent une couleur manquent dans la liste : ajoutez-les aussi")
def essais_de_place_seuls(secret, nb_couleurs):
    return [essai.proposition for essai, _ in zip(_chercher(secret, nb_couleurs), dijon1(secret, nb_couleurs)) if essai.but == ESSAYER]


@faux("les essais de place manquent dans la liste, qui n’a que les comptages : ce sont aussi des propositions, ajoutez-les")
def comptages_gardes(secret, nb_couleurs):
    return [essai.proposition for essai, _ in zip(_chercher(secret, nb_couleurs), dijon1(secret, nb_couleurs)) if essai.but == COMPTER]


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste : ajoutez la proposition avant de la comparer au secret")
def secret_oublie(secret, nb_couleurs):
    return dijon1(secret, nb_couleurs)[:-1]


@faux("un code déjà proposé est sauté : cette stratégie, elle, le répète")
def sans_repetition(secret, nb_couleurs):
    return [list(code) for code in dict.fromkeys(map(tuple, dijon1(secret, nb_couleurs)))]


@faux("la dernière couleur n’est jamais proposée : les couleurs vont de 0 à `nb_couleurs - 1`, celle-ci comprise")
def sans_la_derniere_couleur(secret, nb_couleurs):
    return jusqu_au_secret((essai for essai in _chercher(secret, nb_couleurs) if essai.couleur < nb_couleurs - 1), secret)


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(dijon1(secret, nb_couleurs))
