"""Les valeurs que le juge compare : leur taille, leur profondeur, leur genre, ce qui distingue deux sosies."""

import pytest

from mastermind_edu.juge.rapport import distinguer
from mastermind_edu.juge.valeurs import Etrangere, copier, meme_genre


def emboiter(nombre, autour):
    """Une valeur entourée ce nombre de fois."""
    valeur = 0
    for _ in range(nombre):
        valeur = autour(valeur)
    return valeur


AUTOUR = {
    "listes": lambda valeur: [valeur],
    "tuples": lambda valeur: (valeur,),
    "valeurs de dictionnaires": lambda valeur: {"cle": valeur},
}


@pytest.mark.parametrize("autour", AUTOUR.values(), ids=list(AUTOUR))
def test_vingt_niveaux_se_copient_et_un_de_plus_est_refuse(autour):
    assert copier(emboiter(20, autour)) == emboiter(20, autour)
    assert copier(emboiter(21, autour)).type.endswith(" (trop grand)")


def test_les_cles_d_un_dictionnaire_comptent_aussi_dans_la_profondeur():
    assert copier({emboiter(19, AUTOUR["tuples"]): 0}) == {emboiter(19, AUTOUR["tuples"]): 0}
    assert copier({emboiter(20, AUTOUR["tuples"]): 0}) == Etrangere("dict (trop grand)")


@pytest.mark.parametrize("signe", [1, -1])
def test_un_entier_d_une_liste_a_au_plus_4096_bits(signe):
    assert copier([signe * (2**4096 - 1), signe * 2**62]) == [signe * (2**4096 - 1), signe * 2**62]
    assert copier([signe * 2**4096]) == [Etrangere("int (trop grand)")]


@pytest.mark.parametrize(
    "fabriquer",
    [lambda n: [0] * n, lambda n: dict.fromkeys(range(n)), lambda n: [[0] * 8_000, [0] * (n - 8_002)]],
    ids=["liste", "dictionnaire", "liste de listes"],
)
def test_vingt_mille_elements_se_copient_et_un_de_plus_est_refuse(fabriquer):
    assert copier(fabriquer(20_000)) == fabriquer(20_000)
    assert isinstance(copier(fabriquer(20_001)), Etrangere)


@pytest.mark.parametrize(
    "attendue, obtenue, meme",
    [([1], (2,), True), ((1,), [2], True), (1, 2, True), (1, [1], False), ([1], 1, False), (1, True, False), ("1", ["1"], False)],
    ids=repr,
)
def test_une_liste_et_un_tuple_sont_du_meme_genre_et_rien_d_autre(attendue, obtenue, meme):
    assert meme_genre(attendue, obtenue) is meme


@pytest.mark.parametrize(
    "attendue, obtenue, difference",
    [
        ("R V", "R\u200b V", "le texte contient un signe invisible (U+200B) après « R »"),
        ("R\u200b V", "R V", "il manque au texte un signe invisible (U+200B) après « R »"),
        ("R\nV", "R\tV", "le texte contient une tabulation à la place d’une fin de ligne après « R »"),
    ],
)
def test_un_signe_invisible_devant_une_espace_n_est_pas_pris_pour_elle(attendue, obtenue, difference):
    assert distinguer(attendue, obtenue) == ("", f" : {difference}")
