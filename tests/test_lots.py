"""Les lots de cas : leur texte, leurs tailles, et les réponses reconnues justes sans être relues."""

import pytest

from mastermind_edu.juge.ecarts import JUSTES_GARDEES, Cas, Ecart, Lot, Lues, en_lots, en_texte, reconnaitre
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.valeurs import Observation


def lot(taille=3):
    """Les doubles des premiers entiers."""
    return Lot((Cas([n]), Observation(2 * n, (n,))) for n in range(taille))


def lues(valeurs, texte):
    return Lues([Observation(valeur, (n,)) for n, valeur in enumerate(valeurs)], texte)


class Compare:
    """La comparaison à la référence, qui compte les cas qu’elle a vus."""

    def __init__(self):
        self.vus = 0

    def __call__(self, arguments, attendue, obtenue):
        self.vus += 1
        return None if attendue == obtenue else Ecart("valeur", "", "")


def test_le_texte_d_un_cas_n_est_ecrit_qu_une_fois_celui_d_un_lot_aussi():
    cas, doubles = Cas((1, (2, "R"))), lot()
    assert cas.en_json == '[1, {"t": [2, "R"]}]' and cas.en_json is cas.en_json
    assert en_texte(doubles) == "[0], [1], [2]" == en_texte(list(doubles)) and en_texte(doubles) is en_texte(doubles)


def test_une_reponse_juste_deja_vue_est_reconnue_sans_etre_comparee():
    doubles, compare, premiere = lot(), Compare(), lues([0, 2, 4], b"[0, 2, 4]")
    assert reconnaitre(doubles, b"[0, 2, 4]") is None
    assert doubles.comparer(compare, premiere) == [None] * 3 and compare.vus == 3
    reconnue = reconnaitre(doubles, b"[0, 2, 4]")
    assert reconnue == premiere and reconnue.deja_justes and reconnaitre(doubles, b"[0, 2, 5]") is None
    assert doubles.comparer(compare, reconnue) == [None] * 3 and compare.vus == 3


@pytest.mark.parametrize("valeurs, texte", [([0, 2, 5], b"fausse"), ([0, 2], b"incomplete"), ([0, 2, 4], None)])
def test_une_reponse_fausse_incomplete_ou_sans_texte_n_est_pas_retenue(valeurs, texte):
    doubles, compare = lot(), Compare()
    premiers = doubles.comparer(compare, lues(valeurs, texte))
    assert doubles.comparer(compare, lues(valeurs, texte)) == premiers and compare.vus == 2 * len(valeurs)
    assert not doubles.justes


def test_une_autre_reponse_du_meme_texte_est_comparee():
    """Seul ce que `reconnaitre` a donné se passe d’être comparé."""
    doubles, compare = lot(), Compare()
    doubles.comparer(compare, lues([0, 2, 4], b"texte"))
    assert [bool(ecart) for ecart in doubles.comparer(compare, lues([0, 2, 5], b"texte"))] == [False, False, True]


def test_peu_de_reponses_sont_gardees():
    doubles, compare = lot(), Compare()
    for rang in range(JUSTES_GARDEES + 3):
        doubles.comparer(compare, lues([0, 2, 4], b"%d" % rang))
    assert list(doubles.justes) == [b"%d" % rang for rang in range(JUSTES_GARDEES)]


def test_une_tranche_garde_ses_attentes():
    tranches = list(lot(5).par_tranches(2))
    assert [list(tranche) for tranche in tranches] == [[(0,), (1,)], [(2,), (3,)], [(4,)]]
    assert [observation.valeur for tranche in tranches for observation in tranche.attendues] == [0, 2, 4, 6, 8]


def test_les_cas_ne_sont_pas_tous_calcules_d_avance():
    demandes = []

    def couples():
        for n in range(100):
            demandes.append(n)
            yield Cas([n]), Observation(n)

    next(en_lots(couples()))
    assert demandes == list(range(8))


def test_deux_copies_justes_ont_les_memes_observations_et_une_fausse_les_siennes():
    doubles, compare, ecarts = lot(40), Compare(), []
    with ouvrir_enclos("aucun") as enclos:
        for corps in ("return 2 * n", "return n + n", "return n"):
            with ProcessusEleve(enclos, [(1, f"def double(n):\n    {corps}")], {"double": 1}) as processus:
                obtenues = processus.observer("double", doubles)
                ecarts.append(doubles.comparer(compare, obtenues))
    assert compare.vus == 80 and not any([*ecarts[0], *ecarts[1]]) and sum(map(bool, ecarts[2])) == 39


FORGE = """
import json, os
from contextlib import suppress
def double(n):
    ligne = json.dumps({"observations": [[2 * n, None, None, False] for n in range(40)], "numero": 1}) + "\\n"
    for descripteur in range(3, 30) if n == 0 else ():
        with suppress(OSError):
            os.write(descripteur, ligne.encode())
    return 0
"""


def test_une_ligne_que_l_eleve_a_ecrite_dans_le_tuyau_n_est_pas_retenue():
    """Elle ne commence pas par le numéro de la demande : rien de ce qu’elle dit ne servira à une autre copie."""
    doubles, compare = lot(40), Compare()
    with ouvrir_enclos("aucun") as enclos, ProcessusEleve(enclos, [(1, FORGE)], {"double": 1}) as processus:
        assert doubles.comparer(compare, processus.observer("double", doubles)) == [None] * 40  # elle a su tout calculer
    assert doubles.justes == {}
