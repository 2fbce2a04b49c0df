"""Le verdict : ce qu’il vaut, et ce qui le rend avant tout examen."""

from dataclasses import FrozenInstanceError

import pytest

from mastermind_edu.juge.verdict import EtatVerdict, Verdict, refuser_les_emprunts


@pytest.mark.parametrize(
    "etat, juste_par_ailleurs, vaut",
    [(EtatVerdict.REUSSI, False, True), (EtatVerdict.BLOQUE, True, True), (EtatVerdict.BLOQUE, False, False), (EtatVerdict.ECHOUE, False, False)],
)
def test_une_fonction_reussie_ou_juste_par_ailleurs_vaut_ses_points(etat, juste_par_ailleurs, vaut):
    verdict = Verdict("f", etat, "", juste_par_ailleurs=juste_par_ailleurs)
    assert verdict.vaut_ses_points is vaut and verdict.est_reussi is (etat is EtatVerdict.REUSSI)


def test_un_verdict_ne_prouve_et_ne_compte_rien_sans_le_dire():
    verdict = Verdict("f", EtatVerdict.REUSSI, "")
    assert (verdict.preuve, verdict.nb_cas, verdict.juste_par_ailleurs) == (False, 0, False)


def test_un_verdict_rendu_ne_change_plus():
    with pytest.raises(FrozenInstanceError):
        Verdict("f", EtatVerdict.ECHOUE, "").etat = EtatVerdict.REUSSI


def test_une_reponse_prise_au_paquet_est_a_faire():
    verdict = refuser_les_emprunts("f", True, [])
    assert (verdict.etat, verdict.message) == (EtatVerdict.A_FAIRE, "`f` vient du paquet : écrivez-la vous-même")


def test_une_reponse_qui_se_sert_du_paquet_echoue_en_nommant_le_premier_emprunt():
    verdict = refuser_les_emprunts("f", False, ["g", "h"])
    assert (verdict.etat, verdict.message) == (EtatVerdict.ECHOUE, "`f` se sert de `g`, importée du paquet : ce n’est pas une réponse")


def test_une_reponse_ecrite_par_l_eleve_n_est_pas_refusee():
    assert refuser_les_emprunts("f", False, []) is None
