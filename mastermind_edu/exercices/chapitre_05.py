"""Les exercices du chapitre 5 : répondre par les tableaux de fréquences."""

from mastermind_edu.exercices.cas import listes, paires, paires_tirees
from mastermind_edu.exercices.erreurs import chapitre_05 as erreurs
from mastermind_edu.juge.exercice import Exercice


def frequences(code, nb_couleurs):
    tableau = [0] * nb_couleurs
    for numero in code:
        tableau[numero] += 1
    return tableau


def nb_communs(code1, code2, nb_couleurs):
    tableau1, tableau2 = frequences(code1, nb_couleurs), frequences(code2, nb_couleurs)
    return sum(min(tableau1[i], tableau2[i]) for i in range(nb_couleurs))


def repondre_frequences(secret, proposition, nb_couleurs):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, nb_communs(secret, proposition, nb_couleurs) - bien


def _cas_frequences():
    for code in listes((0, 1, 2), (1, 2, 3)):
        yield code, 3
    for code in listes((0, 1), (1, 2, 3, 4)):
        yield code, 4
    for code, _ in paires_tirees(range(6), 4, 60):
        yield code, 6


def _cas_paires():
    for code1, code2 in paires((0, 1, 2), (1, 2, 3)):
        yield code1, code2, 3
    for code1, code2 in paires((0, 1), (4,)):
        yield code1, code2, 2
    for code1, code2 in paires_tirees(range(6), 4, 200):
        yield code1, code2, 6


def _toutes_les_paires():
    return ((secret, proposition, 6) for secret, proposition in paires(range(6), (4,)))


EXERCICES = (
    Exercice(
        reference=frequences,
        parametres=("code", "nb_couleurs"),
        resume="la liste qui dit, pour chaque numéro de couleur, combien de fois il est dans le code",
        points=2,
        cas=_cas_frequences,
        exemples=(([1, 0, 2, 0], 6), ([0, 0], 3)),
        erreurs_typiques=erreurs.FREQUENCES,
    ),
    Exercice(
        reference=nb_communs,
        parametres=("code1", "code2", "nb_couleurs"),
        resume="le nombre de pions communs aux deux codes, sans regarder leur place",
        points=3,
        cas=_cas_paires,
        exemples=(([1, 0, 2, 0], [0, 1, 0, 0], 6), ([0, 0], [0, 1], 2)),
        erreurs_typiques=erreurs.NB_COMMUNS,
    ),
    Exercice(
        reference=repondre_frequences,
        parametres=("secret", "proposition", "nb_couleurs"),
        resume="le couple (bien placés, mal placés), sans rien barrer",
        points=3,
        cas=_cas_paires,
        exemples=(([1, 0, 2, 0], [0, 1, 0, 0], 6), ([0, 1], [0, 0], 2)),
        intacts=(0, 1),
        erreurs_typiques=erreurs.REPONDRE_FREQUENCES,
        preuve=_toutes_les_paires,
        nb_preuve=6**4 * 6**4,
    ),
)
