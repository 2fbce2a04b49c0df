"""L’exercice : l’écart entre ce qui était attendu et ce qui est venu, en mots."""

from dataclasses import FrozenInstanceError

import pytest

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import Ecart, comparer_a_la_reference, ecart_d_erreur, ecrire_appel, ecrire_observation
from mastermind_edu.juge.exercice import Exercice, preparer
from mastermind_edu.juge.instruments import FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.valeurs import Erreur, Etrangere, Observation


def ranger(liste, trace):
    """Range la liste, puis la renvoie."""


EXERCICE = Exercice(reference=ranger, points=1, cas=lambda: [([2, 1], [])], exemples=(), intacts=("trace",), modifies=("liste",))


def lever(*types, ligne=None):
    return Observation(erreur=Erreur(types, "", ligne))


@pytest.mark.parametrize(
    "obtenue, ecart",
    [
        (([1, 2], [0]), None),
        (([2, 1], [0]), Ecart("modification", "liste devient [1, 2]", "liste reste [2, 1]")),
        (([1, 2], [0, 0]), Ecart("modification", "trace reste [0]", "trace devient [0, 0]", rang=1)),
        (([2, 1], [0, 0]), Ecart("modification", "liste devient [1, 2]", "liste reste [2, 1]")),
    ],
    ids=["comme-voulu", "pas-modifiee", "pas-intacte", "les-deux"],
)
def test_un_argument_mal_laisse_est_nomme_avec_ce_qu_il_devait_devenir(obtenue, ecart):
    assert comparer_a_la_reference(EXERCICE, ([2, 1], [0]), Observation(None, ([1, 2], [0])), Observation(None, obtenue)) == ecart


@pytest.mark.parametrize(
    "instrument, etats, racontes",
    [
        (Lignes(("a",)), (1, 2), ("lire() appelée 1 fois", "lire() appelée 2 fois", "`lire()` est appelée 2 fois dans ce cas : 1 fois de trop")),
        (Recueil(), (1, 3), ("afficher() appelée 1 fois", "afficher() appelée 3 fois", "`afficher(…)` est appelée 3 fois dans ce cas : 2 fois de trop")),
        (Recueil(), (0, 3), ("afficher() appelée 0 fois", "afficher() appelée 3 fois", "`afficher` est appelée, alors qu’il n’y a aucune erreur à dire dans ce cas : ne l’appelez que pour une saisie fausse")),
        (Recueil(), (1, -2), ("afficher() appelée 1 fois", "afficher() reçoit un texte vide", "`afficher` reçoit un texte vide : appelez-la seulement quand il y a une erreur à dire")),
        (Recueil(mot_a_mot=True), (["a"], ["b"]), ("afficher() reçoit 'a'", "afficher() reçoit 'b'", "`afficher` reçoit `'b'` : il lui faut `'a'`")),
        (Recueil(mot_a_mot=True), (["a"], ["a", "b"]), ("afficher() reçoit 'a'", "afficher() reçoit 'a', puis 'b'", "`afficher(…)` est appelée 2 fois dans ce cas : 1 fois de trop")),
        (Recueil(mot_a_mot=True), (["a"], []), ("afficher() reçoit 'a'", "afficher() reçoit rien", "`afficher(…)` est appelée 0 fois dans ce cas : 1 fois de moins qu’il ne faut")),
        (FonctionSuivie("tirer", (1, 2)), (([2, 3], [None, None], True), ([2], [None], True)), (
            "tirer() appelée 2 fois", "tirer() appelée 1 fois", "`tirer()` est appelée 1 fois dans ce cas : 1 fois de moins qu’il ne faut")),
        (FonctionSuivie("tirer", (1, 2)), (([2, 4], [None, None], True), ([2, 3], [None, None], True)), (
            "tirer() appelée 2 fois", "tirer() appelée 2 fois", "`tirer` est appelée le bon nombre de fois, mais pas au bon moment : regardez l’ordre des appels")),
        (FonctionSuivie("demander", (1,), "code"), (([2], [[0]], True), ([2], [[1]], True)), (
            "demander() reçoit [0]", "demander() reçoit [1]", "à son appel de rang 0, `demander` reçoit `[1]` : il lui faut `[0]`")),
        (FonctionSuivie("demander", (1, 2), "code"), (([2, 3], [[0], [1]], True), ([2, 3], [[0], [1]], False)), (
            "demander() reçoit [0], puis [1]", "demander() reçoit [0], puis [1] : plusieurs fois la même liste",
            "`demander` reçoit plusieurs fois la même liste, qui change ensuite : donnez-lui chaque fois une copie, avec `.copy()`")),
    ],
)
def test_l_etat_d_un_instrument_se_raconte(instrument, etats, racontes):
    attendue, obtenue = (Observation(None, ([], etat)) for etat in etats)
    assert comparer_a_la_reference(EXERCICE, ([], instrument), attendue, obtenue) == Ecart("modification", *racontes, rang=1)


@pytest.mark.parametrize(
    "attendue, obtenue, ecart",
    [
        (Observation(1), Observation(2), None),
        (lever("ValueError"), lever("CodeInvalide", "ValueError", "Exception"), None),
        (lever("CodeInvalide", "ValueError", "Exception"), lever("ValueError", "Exception"),
         Ecart("erreur", "une erreur CodeInvalide", "erreur ValueError")),
        (lever("ValueError", "Exception"), Observation(2), Ecart("erreur", "une erreur ValueError", "2")),
        (Observation(1), lever("ValueError", "Exception", ligne=3), Ecart("erreur", "1", "erreur ValueError (ligne 3)")),
    ],
    ids=["aucune", "une-sorte-de-l-attendue", "trop-generale", "pas-venue", "imprevue"],
)
def test_l_erreur_attendue_est_d_un_type_ou_d_un_type_qui_en_herite(attendue, obtenue, ecart):
    assert ecart_d_erreur(attendue, obtenue) == ecart


@pytest.mark.parametrize(
    "observation, ecrite",
    [
        (Observation([1]), "[1]"),
        (Observation(Etrangere("set")), "un objet de type set"),
        (lever("KeyError", "LookupError"), "erreur KeyError"),
        (lever("KeyError", "LookupError", ligne=4), "erreur KeyError (ligne 4)"),
        (lever("NonFini", "Exception", ligne=2), "appel arrêté (ligne 2)"),
        (lever("ProcessusArrete", "Exception"), "Python arrêté"),
        (lever("SansReponse"), "aucune réponse"),
        (Observation("x" * 500), Observation("x" * 400)),
    ],
    ids=["valeur", "etrangere", "erreur", "erreur-et-ligne", "arret", "python-arrete", "muette", "longue"],
)
def test_une_observation_s_ecrit_en_quelques_mots(observation, ecrite):
    assert ecrire_observation(observation) == (ecrire_observation(ecrite) if isinstance(ecrite, Observation) else ecrite)


def test_un_appel_s_ecrit_comme_on_le_tape_avec_ses_instruments():
    assert ecrire_appel(EXERCICE, ([2, 1], Hasard(3))) == "ranger([2, 1], random.Random(3))"


@pytest.mark.parametrize("signes, entier", [(200, True), (201, False)])
def test_un_appel_s_ecrit_entier_jusqu_a_deux_cents_signes(signes, entier):
    texte = "x" * (signes - len("ranger('')"))
    assert (ecrire_appel(EXERCICE, (texte,)) == f"ranger('{texte}')") is entier


def test_un_exercice_ne_change_pas_et_n_a_de_domaine_que_s_il_le_dit():
    assert EXERCICE.taille_du_domaine == 0 and EXERCICE.domaine is None
    with pytest.raises(FrozenInstanceError):
        EXERCICE.points = 2


def test_un_ecart_ne_garde_aucun_point_s_il_ne_le_dit_pas():
    assert ecart_d_erreur(Observation(1), Observation(erreur=Erreur(("ValueError",), "non"))).part == 0


def test_ce_que_fait_une_erreur_typique_est_le_meme_d_avance_et_a_la_demande():
    prepare = preparer(CATALOGUE["repondre"])
    for typique, observees in prepare.calculs.typiques:
        entieres = Candidat(typique.fonction).observer([cas for cas, _ in prepare.calculs.cas_attendus])
        assert observees([], slice(0, 5)) == entieres[:5] and observees.toutes() == entieres and observees([], slice(100, 200)) == entieres[100:200]
