"""Les versions justes, et la doublure qui les demande à la place d’une fonction fausse."""

import pytest

from mastermind_edu.juge import justes as module_justes
from mastermind_edu.juge.doublure import Doublure, doubler
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.instruments import Hasard, Lignes
from mastermind_edu.juge.justes import Justes, mesurer
from mastermind_edu.juge.valeurs import Erreur, Observation


def triple(x):
    """Le triple de x."""
    return 3 * x


def longueur(texte, debut):
    """La longueur du texte après le début."""
    return len(texte) - debut


TRIPLE = Exercice(reference=triple, points=1, cas=lambda: iter([(1,), (7,)]), exemples=())
LONGUEUR = Exercice(reference=longueur, points=1, cas=lambda: iter([("RVB", 0), ("R", 5)]), exemples=())


# Ce que le juge répond


@pytest.mark.parametrize(
    "valeurs, mesure",
    [
        ([], (0, 0, 0)),
        ([[1, -99], "RV", 12], (5, 12, -99)),
        ([{"RV": [3, 4]}, (5,)], (5, 5, 0)),
        ([None, True, 2.5], (3, 2.5, 0)),
        ([Hasard(10**9), Lignes(("a",) * 50)], (2, 0, 0)),
        ([-3], (1, 0, -3)),
        (["RV", -3], (3, 0, -3)),
        ([[[[]]]], (0, 0, 0)),
    ],
    ids=repr,
)
def test_une_valeur_se_mesure_par_ses_elements_et_par_ses_nombres_extremes(valeurs, mesure):
    assert mesurer(valeurs) == mesure


def test_ce_qui_n_est_pas_simple_est_sans_mesure():
    assert mesurer([{1, 2}]) == mesurer([object()]) == (float("inf"), 0, 0)


@pytest.mark.parametrize(
    "arguments, valeur",
    [([7], 21), ([8], None), ([-8], None), (["RVB"], "RVBRVBRVB"), (["RVBJ"], "RVBJ" * 3), (["RVBJR"], None), ([], None), ([1, 2], None), ([{1}], None)],
    ids=repr,
)
def test_un_appel_dans_le_domaine_des_cas_du_juge_recoit_sa_valeur(arguments, valeur):
    justes = Justes({"triple": TRIPLE}, LONGUEUR, ["triple"])
    assert getattr(justes.repondre("triple", arguments), "valeur", None) == valeur
    assert justes.appelees == {"triple"}


def test_une_fonction_qui_vient_plus_loin_ne_recoit_rien_mais_compte_comme_appelee():
    justes = Justes({"triple": TRIPLE}, LONGUEUR, ["autre"])
    assert justes.repondre("triple", [1]) is None and justes.appelees == {"triple"}


def test_les_appels_sont_comptes(monkeypatch):
    monkeypatch.setattr(module_justes, "APPELS_PERMIS", 2)
    justes = Justes({"triple": TRIPLE}, LONGUEUR, ["triple"])
    assert [bool(justes.repondre("triple", [1])) for _ in range(3)] == [True, True, False]


# La doublure


def fausse(liste, fin=0, table=None):
    """Ce que l’élève a écrit."""
    return "fausse", liste, fin, table


def doublure(reponse, demandes=None):
    """La doublure de `fausse`, à qui le juge répond toujours ainsi ; `demandes` reçoit ce qu’elle demande."""
    return Doublure("fausse", fausse, lambda *demande: (demandes.append(demande) if demandes is not None else None, reponse)[1])


@pytest.mark.parametrize(
    "arguments, nommes, demandes",
    [(([1],), {}, [[1]]), (([1], 2), {}, [[1], 2]), (([1],), {"table": {}, "fin": 3}, [[1], 3, {}]), ((), {"liste": [1]}, [[1]])],
    ids=["un", "deux", "nommes-en-desordre", "tous-nommes"],
)
def test_la_doublure_demande_les_arguments_dans_l_ordre(arguments, nommes, demandes):
    recues = []
    assert doublure(Observation(7, tuple(demandes)), recues)(*arguments, **nommes) == 7
    assert recues == [("fausse", demandes)]


def test_sans_reponse_du_juge_la_doublure_appelle_la_fonction_de_l_eleve():
    assert doublure(None)([1], table=3) == ("fausse", [1], 0, 3)


def test_la_doublure_modifie_sur_place_les_listes_et_les_dictionnaires():
    liste, table = [1, 2], {"a": 1}
    doublure(Observation(None, ([9], 0, {"b": 2})))(liste, 0, table)
    assert (liste, table) == ([9], {"b": 2})


@pytest.mark.parametrize("apres", [(3, 0, "x"), ((9,), 0, [])], ids=["autres-types", "tuple-et-liste"])
def test_la_doublure_ne_touche_pas_ce_qui_aurait_change_de_type(apres):
    liste, table = [1, 2], {"a": 1}
    doublure(Observation(None, apres))(liste, 0, table)
    assert (liste, table) == ([1, 2], {"a": 1})


@pytest.mark.parametrize(
    "types, levee",
    [
        (("ValueError", "Exception"), ValueError),
        (("CodeInvalide", "ErreurMastermind", "ValueError", "Exception"), ValueError),
        (("Inconnue",), Exception),
        (("len", "IndexError"), IndexError),
        (("SystemExit",), Exception),
        ((), Exception),
    ],
    ids=str,
)
def test_la_doublure_leve_la_premiere_exception_qui_existe_partout(types, levee):
    with pytest.raises(Exception, match="^il faut 4 pions$") as attrapee:
        doublure(Observation(erreur=Erreur(types, "il faut 4 pions")))([1])
    assert type(attrapee.value) is levee


def definir(source):
    espace = {}
    exec(source, espace)
    return espace


def test_le_temps_d_un_examen_les_noms_designent_des_doublures():
    espace = definir("def g(x): return 0\ndef f(x): return g(x) + 1")
    avant = espace["g"]
    with doubler(espace["f"], {"g": avant, "absente": avant}, lambda *_: Observation(41)):
        assert espace["f"](1) == 42 and "absente" not in espace
    assert espace["g"] is avant and espace["f"](1) == 1


def test_les_fonctions_de_l_eleve_reviennent_meme_apres_une_erreur():
    espace = definir("def g(x): return 0\ndef f(x): return g(x) + 1")
    avant = espace["g"]
    with pytest.raises(RuntimeError), doubler(espace["f"], {"g": avant}, lambda *_: None):
        raise RuntimeError
    assert espace["g"] is avant
