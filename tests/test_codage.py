"""Ce qui passe entre le juge et un élève : bornes et formes de chaque donnée."""

import json
import math

import pytest

from mastermind_edu.juge.codage import CodageInvalide, coder, coder_erreur, coder_observation, decoder, decoder_erreur, decoder_observation
from mastermind_edu.juge.description import Description, lire_description
from mastermind_edu.juge.valeurs import Erreur, Etrangere, Observation


def passer(code):
    """Le même code, une fois écrit puis relu."""
    return json.loads(json.dumps(code))


@pytest.mark.parametrize("valeur", [2**4096 - 1, -(2**4096 - 1)], ids=["positif", "negatif"])
def test_un_entier_de_4096_bits_passe_et_un_bit_de_plus_est_de_trop(valeur):
    assert decoder(passer(coder(valeur))) == valeur
    assert coder(2 * valeur) == {"e": "int (trop grand)"}


@pytest.mark.parametrize("valeur", [math.inf, -math.inf, math.nan], ids=repr)
def test_l_infini_et_nan_gardent_leur_signe(valeur):
    assert repr(decoder(passer(coder(valeur)))) == repr(valeur)


def test_le_nom_d_un_type_est_borne_a_cent_signes():
    assert decoder(passer(coder(Etrangere("x" * 300)))) == Etrangere("x" * 100)


def emboiter(nombre, autour):
    """Un code entouré ce nombre de fois."""
    code = 0
    for _ in range(nombre):
        code = autour(code)
    return code


@pytest.mark.parametrize(
    "autour", [lambda code: [code], lambda code: {"t": [code]}, lambda code: {"d": [["a", code]]}], ids=["listes", "tuples", "dictionnaires"]
)
def test_un_code_de_39_niveaux_se_lit_et_un_niveau_de_plus_est_refuse(autour):
    assert isinstance(decoder(emboiter(39, autour)), (list, tuple, dict))
    with pytest.raises(CodageInvalide, match="trop profonde"):
        decoder(emboiter(40, autour))


ERREUR = Erreur(("ValueError", "Exception"), "non", 3, "raise ValueError('non')")


@pytest.mark.parametrize("erreur", [None, ERREUR, ERREUR._replace(ligne=None)], ids=["aucune", "entiere", "sans-ligne"])
def test_une_exception_fait_l_aller_retour(erreur):
    assert decoder_erreur(passer(coder_erreur(erreur))) == erreur


def test_une_exception_forgee_est_bornee_et_sa_ligne_est_un_nombre_ou_rien():
    assert decoder_erreur([["T" * 300], "x" * 900, "4", "i" * 900]) == Erreur(("T" * 100,), "x" * 500, None, "i" * 200)
    assert decoder_erreur([[], "x", True, ""]) == Erreur(("Exception",), "x", None, "")


AVANT = ([1], 0)


@pytest.mark.parametrize("apres, voyagent", [(AVANT, False), (([1, 2], 0), True)], ids=["memes", "changes"])
def test_les_arguments_restes_les_memes_ne_voyagent_pas(apres, voyagent):
    observation = Observation(7, apres)
    code = passer(coder_observation(observation, AVANT))
    assert (code[1] is not None) is voyagent and decoder_observation(code, AVANT) == observation


@pytest.mark.parametrize("arguments", [[[1]], [[1], 0, 0], []], ids=repr)
def test_une_observation_dont_les_arguments_ne_sont_pas_autant_est_refusee(arguments):
    with pytest.raises(CodageInvalide, match="il manque des arguments"):
        decoder_observation([7, arguments, None, False], AVANT)


def test_sans_arguments_connus_d_avance_il_en_faut():
    with pytest.raises(CodageInvalide):
        decoder_observation([7, None, None, False])


@pytest.mark.parametrize("dit, affiche", [(True, True), (False, False), (1, False), ("oui", False)])
def test_seul_vrai_dit_que_la_fonction_affiche(dit, affiche):
    assert decoder_observation([None, [], None, dit]).a_affiche is affiche


# La description d’une réponse


@pytest.mark.parametrize("code", [None, {}, [], 3, "x"], ids=repr)
def test_ce_qui_ne_dit_rien_est_une_reponse_qui_n_existe_pas(code):
    assert lire_description(code) == Description()


def test_une_description_se_lit_champ_par_champ():
    code = {"nb_parametres": 2, "accepte": False, "est_vide": True, "est_importee": True, "versions": 3, "derniere_incomplete": True, "emprunts": ["a"]}
    assert lire_description(code) == Description(
        existe=True, nb_parametres=2, accepte=False, est_vide=True, est_importee=True, versions=3, derniere_incomplete=True, emprunts=("a",)
    )


def test_une_description_qui_se_dit_inexistante_ou_mal_ecrite_existe_quand_meme():
    assert lire_description({"existe": False, "nb_parametres": True, "accepte": 0, "cellule": "3", "zut": 1}) == Description(existe=True)


def test_les_noms_d_une_description_sont_bornes():
    lue = lire_description({"dependances": ["x" * 200] * 50, "manques": "zut"})
    assert lue.dependances == ("x" * 100,) * 20 and lue.manques == ()


@pytest.mark.parametrize("erreur, lue", [([["E"], "t", 1, "i"], Erreur(("E",), "t", 1, "i")), ("zut", None), (None, None)])
def test_l_erreur_d_une_description_est_lue_ou_oubliee(erreur, lue):
    assert lire_description({"erreur": erreur, "cellule": 1}).erreur == lue
