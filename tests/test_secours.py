"""Ce qui ne sert qu’une phrase peut échouer : le verdict vient, et le défaut est gardé."""

from types import SimpleNamespace

import pytest

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import echec, examen, fausses
from mastermind_edu.juge import verdict as module_verdict
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import Ecart
from mastermind_edu.juge.lecture import lecteur
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.juge.verdict import EtatVerdict


def en_panne(*_, **__):
    raise ValueError("phrase introuvable")


def position(valeur, code):
    return code.index(valeur)


@pytest.fixture
def comme_chez_l_eleve(monkeypatch):
    monkeypatch.setattr(module_verdict, "LEVER", False)


@pytest.mark.parametrize("nom", ["reconnaitre", "toujours_la_meme", "dire_des_fausses", "dire_de_ce_cas", "_constater", "_reduire", "choisir_message", "ecrire_appel"])
def test_une_phrase_qui_ne_vient_pas_ne_change_pas_le_verdict(monkeypatch, comme_chez_l_eleve, nom):
    monkeypatch.setattr(echec, nom, en_panne)
    verdict = examen.examiner(CATALOGUE["position"], Candidat(position))
    assert verdict.etat is EtatVerdict.ECHOUE and verdict.message and verdict.contre_exemple.obtenu == f"erreur ValueError (ligne {position.__code__.co_firstlineno + 1})"
    assert len(verdict.defauts) == 1 and verdict.defauts[0].startswith("ValueError : phrase introuvable (en_panne, ligne")


@pytest.mark.parametrize("attendu, dit", [("[1, 2]", "dans ce cas, il manque `2`"), ("une liste qui convient", "")], ids=["la-reference", "toute-reponse-qui-convient"])
def test_ce_qui_manque_ne_se_dit_que_d_une_reponse_comparee_a_la_reference(attendu, dit):
    exercice = SimpleNamespace(attendre=lambda _: Observation([1, 2], ()))
    assert fausses.dire_de_ce_cas(exercice, (), Observation([1], ()), Ecart("valeur", attendu, "[1]")) == dit


def test_un_lecteur_en_panne_laisse_voir_les_autres(monkeypatch, comme_chez_l_eleve):
    monkeypatch.setitem(lecteur.LECTEURS, "faute", (en_panne, *lecteur.LECTEURS["faute"]))
    lue = lecteur.lire("def double(x):\n    deux = [x].append(x)\n    2 * x\n    return x", "double")
    assert [vue.nom for vue in lue.vues]


def test_une_classe_juste_le_reste_si_sa_remarque_echoue(monkeypatch, comme_chez_l_eleve):
    exercice = CATALOGUE["position"]
    monkeypatch.setattr(type(exercice), "remarquer", en_panne)
    verdict = examen.examiner(exercice, Candidat(exercice.reference))
    assert verdict.est_reussi and verdict.defauts


def test_dans_les_tests_du_cours_un_defaut_est_une_erreur(monkeypatch):
    monkeypatch.setattr(echec, "reconnaitre", en_panne)
    with pytest.raises(ValueError, match="phrase introuvable"):
        examen.examiner(CATALOGUE["position"], Candidat(position))
