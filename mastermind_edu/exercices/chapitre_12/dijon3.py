"""Exercice : la stratégie 3, qui compte la couleur suivante en cherchant une place."""

from mastermind_edu.exercices.chapitre_05.repondre_frequences import repondre_frequences
from mastermind_edu.exercices.chapitre_11._secrets import COULEUR_ZERO, DERNIERE, PREMIERE_PLACE, REPETEE, UN_PION, UNE_SEULE_COULEUR, secrets_croissants
from mastermind_edu.exercices.chapitre_12._essais import COMPTER, ESSAYER, Essai, juger_les_essais, jusqu_au_secret, nombre_de_pions
from mastermind_edu.exercices.chapitre_12.completer import completer
from mastermind_edu.exercices.chapitre_12.dijon1 import dijon1
from mastermind_edu.exercices.chapitre_12.essai_de_place import essai_de_place
from mastermind_edu.francais import accorder
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.exercice import Exercice, Propriete, faux
from mastermind_edu.juge.explications import expliquer


def dijon3(secret, nb_couleurs):
    """La liste des propositions de la stratégie 3, dans l’ordre, jusqu’au secret compris."""
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret)


def _calculer(bien, mal, deja, marque):
    """Le nombre de pions de la suivante ; `marque` vaut 1 quand l’essai vient de trouver sa place."""
    return bien + mal - deja - 1


def _absente(nombre, mal):
    return nombre == 0


def _chercher(
    secret, nb_couleurs, *, calculer=_calculer, saute=_absente, saute_a_la_fin=False, recompte=False, prend_la_suivante=True, garde=True, un_seul=False, compte_fige=False, compte=True
):
    """Les essais de toutes les couleurs, même après le secret ; et de quoi gâter la recherche d’une façon à la fois."""
    n, trouves, couleur, nombre, raison = len(secret), [None] * len(secret), 0, 0, ""
    while couleur < nb_couleurs:
        if couleur == 0 or compte and (nombre == 0 or recompte):
            proposition = completer(trouves, couleur)
            yield Essai(COMPTER, proposition, couleur, None, raison)
            nombre = nombre_de_pions(secret, trouves, proposition, nb_couleurs)
        suivante, nb_suivante, au_debut = couleur + 1, 0, n - trouves.count(None)
        raison = "" if nombre else f"la couleur {couleur} n’a pas de pion"
        for pion in range(min(nombre, 1) if un_seul else nombre):
            suivante = suivante if garde else couleur + 1
            raison = f"il reste {accorder(nombre - pion, 'pion')} de cette couleur à placer{raison and ', et ' + raison}"
            for place in [i for i in range(n) if trouves[i] is None]:
                proposition = essai_de_place(trouves, place, couleur, suivante)
                yield Essai(ESSAYER, proposition, couleur, place, raison)
                bien, mal = repondre_frequences(secret, proposition, nb_couleurs)
                deja = au_debut if compte_fige else n - trouves.count(None)
                nb_suivante = calculer(bien, mal, deja, mal == 0)
                raison = f"l’essai d’avant compte {bien} + {mal} − {deja} − 1 = {accorder(nb_suivante, 'pion')} de la couleur {suivante}"
                suivante += saute(nb_suivante, mal)
                if mal == 0:
                    trouves[place] = couleur
                    break
        suivante += saute_a_la_fin and nombre > 0 and nb_suivante == 0
        couleur, nombre = suivante if prend_la_suivante else couleur + 1, nb_suivante


SANS_FIN = (
    "La recherche ne finit pas. Vérifiez le calcul du nombre de la suivante, à chaque essai, avant de remplir la case : bien + mal − cases trouvées − 1 ; "
    "quand il vaut 0, la suivante augmente de 1 ; après les pions d’une couleur, c’est la suivante qui devient la couleur"
)


def juger(exercice, arguments, attendue, obtenue) -> Ecart | None:
    """La comparaison à la référence ; ce que cherche la première proposition fausse se dit, et ce qui fait avancer la recherche quand elle ne finit pas."""
    ecart = juger_les_essais(exercice, arguments, attendue, obtenue, _chercher(*arguments))
    sans_fin = ecart and obtenue.est_sans_fin and obtenue.erreur.types[0] == "NonFini"
    return ecart._replace(message=f"{expliquer(obtenue.erreur).partition('. ')[0]}. {SANS_FIN}") if sans_fin else ecart


def cas():
    yield from secrets_croissants(par_taille=1)
    yield [0] * 9, 1
    yield [1] * 6, 2


def _a_un_saut(secret, nb_couleurs):
    """Vrai quand une couleur absente est entre deux couleurs du secret."""
    return len(set(secret)) < max(secret) - min(secret) + 1


EXERCICE = Exercice(
    reference=dijon3,
    points=4,
    cas=cas,
    exemples=(([0, 0], 2), ([1, 0], 2), ([3, 2, 1, 0], 6)),
    juger=juger,
    proprietes=(
        UNE_SEULE_COULEUR, COULEUR_ZERO, PREMIERE_PLACE, DERNIERE, REPETEE, UN_PION,
        Propriete("une couleur absente est entre deux couleurs du secret", "aucune couleur absente n’est entre deux couleurs du secret", _a_un_saut),
    ),
    indices=(
        "Partez de votre `dijon1`. Ce qui change : `suivante` n’est plus `couleur + 1`, et son nombre de pions se calcule à chaque essai de place.",
        "À chaque essai de place : `nb_suivante = bien + mal - nb_trouves - 1` ; s’il vaut 0, `suivante` augmente. Quand la couleur est placée, la suivante prend sa place, et son nombre est déjà connu.",
    ),
    squelette='''\
def dijon3(secret, nb_couleurs):
    """Les propositions de la stratégie 3, jusqu’au secret."""
    trouves = [None] * len(secret)
    propositions = []
    couleur = 0
    while couleur < nb_couleurs:
        essai = completer(trouves, couleur)
        propositions.append(essai)
        if essai == secret:
            return propositions
        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
        nombre = bien - (len(secret) - trouves.count(None))
        if nombre == 0:
            couleur = ...
        while nombre > 0:
            suivante, nb_suivante = couleur + 1, 0
            for pion in range(nombre):
                nb_trouves = len(secret) - trouves.count(None)
                place = -1
                mal = 1
                while mal != 0:
                    place = place + 1
                    if trouves[place] is None:
                        essai = essai_de_place(..., ..., ..., ...)
                        propositions.append(essai)
                        if essai == secret:
                            return propositions
                        bien, mal = repondre_frequences(secret, essai, nb_couleurs)
                        nb_suivante = ...
                        if nb_suivante == 0:
                            suivante = ...
                trouves[place] = couleur
            couleur, nombre = ..., ...
    return propositions
''',
)


@faux("c’est la stratégie 1 : la réponse à un essai de place doit aussi compter la couleur suivante ; son nombre, bien + mal − cases trouvées − 1, dispense ensuite de la proposition qui la compte")
def strategie_1(secret, nb_couleurs):
    return dijon1(secret, nb_couleurs)


@faux("la couleur suivante est comptée par une proposition de plus : son nombre est déjà connu, c’est le dernier que vous avez calculé ; reprenez-le, et ne comptez une couleur que s’il vaut 0")
def suivante_recomptee(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, recompte=True), secret)


@faux("une couleur suivante absente continue de remplir les cases : quand son nombre vaut 0, la suivante devient `suivante + 1`")
def suivante_jamais_sautee(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, saute=lambda *_: False), secret)


@faux("après les pions d’une couleur vient toujours `couleur + 1` : c’est `suivante` qu’il faut prendre, des couleurs absentes ont pu être sautées ; un `for` sur les couleurs passe toujours à `couleur + 1`, quoi que vous écriviez dedans : il faut alors un `while`")
def couleur_plus_un(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, prend_la_suivante=False), secret)


@faux("le nombre de la suivante est trop petit de 1 quand la place vient d’être trouvée : calculez-le avant de remplir la case de `trouves`")
def calcul_apres_la_case(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, calculer=lambda bien, mal, deja, marque: bien + mal - deja - marque - 1), secret)


@faux("le nombre de la suivante est trop grand de 1 : retranchez aussi le pion de la couleur essayée, « − 1 »")
def pion_essaye_compte(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, calculer=lambda bien, mal, deja, marque: bien + mal - deja), secret)


@faux("une couleur suivante absente n’est sautée que quand la place est trouvée : à chaque essai, même raté, calculez son nombre (bien + mal − cases trouvées − 1) avant de remplir la case, et sautez-la aussitôt s’il vaut 0")
def sautee_quand_la_place_est_trouvee(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, calculer=lambda bien, mal, deja, marque: bien + mal - deja - marque), secret)


@faux("une couleur suivante absente n’est sautée que quand tous les pions de la couleur sont placés : regardez son nombre à chaque essai de place, et sautez-la aussitôt s’il vaut 0")
def sautee_a_la_fin(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, saute=lambda *_: False, saute_a_la_fin=True), secret)


@faux("une couleur suivante absente n’est pas sautée quand l’essai vient de trouver la place : son nombre se regarde à chaque essai, réussi ou raté")
def sautee_aux_essais_rates(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, saute=lambda nombre, mal: nombre == 0 and mal != 0), secret)


@faux("quand une couleur a plusieurs pions, ceux qui sont déjà placés ne sont pas tous retranchés : recomptez les cases trouvées avant chaque pion, et non une fois par couleur")
def cases_comptees_une_fois(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, compte_fige=True), secret)


@faux("un seul pion de chaque couleur est placé : recommencez la recherche d’une place pour chacun de ses pions")
def un_pion_par_couleur(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, un_seul=True), secret)


@faux("les mal placés sont oubliés dans le nombre de la suivante : c’est bien + mal, moins les cases trouvées, moins 1")
def mal_places_oublies(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, calculer=lambda bien, mal, deja, marque: bien - deja - 1), secret)


@faux("les cases trouvées sont oubliées dans le nombre de la suivante : retranchez-les de bien + mal")
def cases_trouvees_oubliees(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, calculer=lambda bien, mal, deja, marque: bien + mal - 1), secret)


@faux("pour le second pion d’une couleur, la suivante redevient `couleur + 1` : elle garde ce qu’elle a sauté")
def suivante_remise(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, garde=False), secret)


@faux("seule la couleur 0 est comptée : quand une couleur n’a pas de pion, ou que le dernier nombre calculé vaut 0, la nouvelle couleur se compte aussi, par une proposition")
def seule_la_premiere_comptee(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs, compte=False), secret)


@faux("le secret n’est reconnu que quand une couleur est comptée : à chaque essai de place aussi, comparez la proposition au secret et arrêtez-vous")
def sans_arret_a_l_essai(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, (COMPTER,))


@faux("le secret n’est reconnu que pendant les essais de place : quand une couleur est comptée aussi, comparez la proposition au secret et arrêtez-vous")
def sans_arret_au_comptage(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, (ESSAYER,))


@faux("la recherche continue après avoir proposé le secret : comparez chaque proposition au secret, et arrêtez-vous aussitôt")
def sans_arret(secret, nb_couleurs):
    return jusqu_au_secret(_chercher(secret, nb_couleurs), secret, ())


@faux("les essais de place manquent dans la liste : ce sont aussi des propositions, ajoutez-les")
def comptages_gardes(secret, nb_couleurs):
    return [essai.proposition for essai, _ in zip(_chercher(secret, nb_couleurs), dijon3(secret, nb_couleurs)) if essai.but == COMPTER]


@faux("le secret, qui est la dernière proposition, manque à la fin de la liste : ajoutez la proposition avant de la comparer au secret")
def secret_oublie(secret, nb_couleurs):
    return dijon3(secret, nb_couleurs)[:-1]


@faux("la dernière couleur n’est jamais proposée : les couleurs vont de 0 à `nb_couleurs - 1`, celle-ci comprise")
def sans_la_derniere_couleur(secret, nb_couleurs):
    return jusqu_au_secret((essai for essai in _chercher(secret, nb_couleurs) if essai.couleur < nb_couleurs - 1), secret)


@faux("le résultat est le nombre de propositions : il faut leur liste")
def nombre_renvoye(secret, nb_couleurs):
    return len(dijon3(secret, nb_couleurs))
