"""Les arbres de stratégie : les lire, les écrire, les rejouer ; les deux décodeurs optimaux."""

import runpy
import subprocess
import sys

import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import BorneImpossible, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs import optimal as module_optimal
from mastermind_edu.decodeurs.optimal import arbre_optimal, optimal, optimal_en_cinq
from mastermind_edu.decodeurs.optimum import livres, preuve
from mastermind_edu.decodeurs.optimum.__main__ import ecrire_arbres
from mastermind_edu.decodeurs.optimum.arbre import Arbre, hauteur, jouer_arbre, longueurs
from mastermind_edu.decodeurs.optimum.livres import DOSSIER, TAILLES_LIVREES, arbre_livre, ecrire_arbre, relire_arbre
from mastermind_edu.decodeurs.optimum.preuve import Optimum

PETIT = Arbre((0,), {Reponse(0, 0): Arbre((1,), {Reponse(0, 0): Arbre((2,))})})
PETIT_ECRIT = '{"pions":1,"couleurs":3,"total":6,"maximum":3,"arbre":["0",{"00":["1",{"00":"2"}]}]}\n'
FICHIERS = ["2x3.json", "3x4.json", "3x6.json", "4x4.json", "4x5.json", "4x6.json", "4x6_en_5.json"]


def test_un_arbre_s_ecrit_et_se_relit():
    assert ecrire_arbre(PETIT, 3) == PETIT_ECRIT
    assert relire_arbre(PETIT_ECRIT) == PETIT


@pytest.mark.parametrize("taille", [(1, 2), (1, 10), (6, 2)], ids=str)
def test_les_plus_petits_arbres_et_les_plus_grands_se_relisent(taille):
    arbre = preuve.prouver(*taille).arbre
    assert relire_arbre(ecrire_arbre(arbre, taille[1])) == arbre


def test_jouer_un_arbre_donne_les_propositions_et_les_reponses():
    assert jouer_arbre(PETIT, [1]) == [((0,), (0, 0)), ((1,), (1, 0))]
    assert longueurs(PETIT, 3) == {(0,): 1, (1,): 2, (2,): 3}


def test_un_arbre_qui_oublie_un_secret_est_refuse():
    with pytest.raises(ErreurMastermind, match=r"celui-ci s’arrête avant \(3,\)"):
        longueurs(PETIT, 4)


@pytest.mark.parametrize(
    "avant, apres, attendu",
    [
        pytest.param(PETIT_ECRIT, "", "un arbre en JSON, voici ''", id="vide"),
        pytest.param("]}]}\n", "", "un arbre en JSON", id="coupe"),
        pytest.param(PETIT_ECRIT, "[" * 100_000, "un arbre en JSON", id="imbrique-sans-fin"),
        pytest.param(PETIT_ECRIT, "[]", "les clés pions, couleurs, total, maximum, arbre, voici []", id="liste"),
        pytest.param('"total":6,', "", "les clés pions", id="cle-oubliee"),
        pytest.param('"total":6', '"total":7', "un arbre de total 7 et de maximum 3, en voici un de total 6", id="faux-total"),
        pytest.param('"maximum":3', '"maximum":2', "de maximum 2", id="faux-maximum"),
        pytest.param('"total":6', '"total":"6"', "des nombres entiers, voici [1, 3, '6', 3]", id="nombre-en-texte"),
        pytest.param('"total":6', '"total":NaN', "des nombres entiers", id="pas-un-nombre"),
        pytest.param('"pions":1', '"pions":true', "des nombres entiers", id="booleen"),
        pytest.param('"couleurs":3', '"couleurs":999999999', "de 2 à 10 couleurs", id="trop-de-couleurs"),
        pytest.param('"couleurs":3', '"couleurs":11', "de 2 à 10 couleurs", id="onze-couleurs"),
        pytest.param('"couleurs":3', '"couleurs":1', "de 2 à 10 couleurs", id="une-couleur"),
        pytest.param('"pions":1', '"pions":0', "de 1 à 6 pions", id="aucun-pion"),
        pytest.param('"pions":1', '"pions":7', "de 1 à 6 pions", id="sept-pions"),
        pytest.param('"couleurs":3', '"couleurs":4', "s’arrête avant (3,)", id="secret-oublie"),
        pytest.param('"couleurs":3', '"couleurs":2', "1 chiffre de 0 à 1, voici '2'", id="couleur-inconnue"),
        pytest.param('"0"', '"00"', "1 chiffre de 0 à 2, voici '00'", id="deux-pions"),
        pytest.param('"0"', "0", "1 chiffre de 0 à 2, voici 0", id="nombre"),
        pytest.param('"0"', '"²"', "voici '²'", id="exposant"),
        pytest.param('["1",{"00":"2"}]', '["1"]', "voici ['1']", id="paire-incomplete"),
        pytest.param('["1",{"00":"2"}]', '["1","2"]', "les suites par réponse, voici '2'", id="suites-en-texte"),
        pytest.param('{"00":"2"}', '{"0":"2"}', "une réponse en deux chiffres, voici '0'", id="reponse-courte"),
        pytest.param('{"00":"2"}', '{"01":"2"}', "il faut une réponse possible", id="reponse-impossible"),
        pytest.param('{"00":"2"}', '{"10":"2"}', "qui ne gagnent pas, voici '10'", id="suite-apres-la-victoire"),
    ],
)
def test_un_fichier_abime_est_refuse_avec_un_message_clair(avant, apres, attendu):
    assert avant in PETIT_ECRIT
    with pytest.raises(ErreurMastermind) as refus:
        relire_arbre(PETIT_ECRIT.replace(avant, apres))
    assert attendu in str(refus.value)


@pytest.mark.parametrize("etages", [300, 450, 5000])
def test_un_arbre_bien_trop_profond_est_refuse(etages):
    profond = '["0",{"00":' * etages + '"0"' + "}]" * etages
    with pytest.raises(ErreurMastermind):
        relire_arbre(PETIT_ECRIT.replace('["0",{"00":["1",{"00":"2"}]}]', profond))


@pytest.mark.parametrize(
    "nb_pions, nb_couleurs, au_plus, total, maximum",
    [
        (2, 3, None, 21, 3),
        (3, 4, None, 206, 4),
        (3, 6, None, 854, 5),
        (4, 4, None, 905, 5),
        (4, 5, None, 2463, 5),
        (4, 6, None, 5625, 6),
        (4, 6, 6, 5625, 6),
        (4, 6, 5, 5626, 5),
    ],
)
def test_les_arbres_livres_rejoues_sur_tous_les_secrets_ont_le_total_prouve(nb_pions, nb_couleurs, au_plus, total, maximum):
    arbre = arbre_optimal(nb_pions, nb_couleurs, au_plus=au_plus)
    nombres = longueurs(arbre, nb_couleurs)
    assert len(nombres) == nb_couleurs**nb_pions
    assert (sum(nombres.values()), max(nombres.values()), hauteur(arbre)) == (total, maximum, maximum)


def test_les_fichiers_livres_sont_ceux_qu_on_attend():
    assert sorted(chemin.name for chemin in DOSSIER.iterdir()) == FICHIERS
    assert max(chemin.stat().st_size for chemin in DOSSIER.iterdir()) < 40_000


def test_refaire_les_petits_arbres_redonne_les_memes_octets(tmp_path):
    chemins = ecrire_arbres(tmp_path, TAILLES_LIVREES[:-1])  # 4 × 6 est comparé dans test_preuve
    assert [chemin.name for chemin in chemins] == [nom for nom in FICHIERS if "4x6" not in nom]
    assert [chemin.read_bytes() for chemin in chemins] == [(DOSSIER / chemin.name).read_bytes() for chemin in chemins]


def test_un_seul_arbre_est_ecrit_quand_se_limiter_a_cinq_propositions_ne_coute_rien(tmp_path):
    (chemin,) = ecrire_arbres(tmp_path, [(2, 7)])  # l’arbre libre de même total en prend 6
    assert (chemin.name, hauteur(relire_arbre(chemin.read_text(encoding="utf-8")))) == ("2x7.json", 5)


def test_la_commande_refait_les_arbres_livres_a_leur_place(tmp_path, monkeypatch):
    monkeypatch.setattr(livres, "DOSSIER", tmp_path)
    monkeypatch.setattr(livres, "TAILLES_LIVREES", ((2, 3), (3, 4)))
    monkeypatch.delitem(sys.modules, "mastermind_edu.decodeurs.optimum.__main__")
    runpy.run_module("mastermind_edu.decodeurs.optimum", run_name="__main__")
    assert {chemin.name: chemin.read_bytes() for chemin in tmp_path.iterdir()} == {
        nom: (DOSSIER / nom).read_bytes() for nom in ("2x3.json", "3x4.json")
    }


def propositions_de(strategie, secret):
    propositions = [next(strategie)]
    while propositions[-1] != secret:
        propositions.append(strategie.send(repondre_par_marquage(secret, propositions[-1])))
    return propositions


@pytest.mark.parametrize("decodeur, au_plus", [(optimal, None), (optimal_en_cinq, 5)])
@pytest.mark.parametrize("secret", list(tous_les_codes(3, 4))[::7])
def test_le_decodeur_suit_l_arbre(decodeur, au_plus, secret):
    manche = jouer_arbre(arbre_optimal(3, 4, au_plus=au_plus), secret)
    assert propositions_de(decodeur(3, 4), secret) == [proposition for proposition, _ in manche]


def test_une_reponse_que_l_arbre_ne_prevoit_pas_finit_la_strategie():
    strategie = optimal(2, 3)
    assert next(strategie) == (0, 1)
    assert strategie.send((0, 2)) == (1, 0)
    with pytest.raises(StopIteration):
        strategie.send((1, 0))


def test_une_taille_qui_n_est_pas_livree_est_calculee():
    assert sum(longueurs(arbre_optimal(3, 3), 3).values()) == 73


def test_une_taille_trop_longue_a_calculer_est_refusee():
    with pytest.raises(TailleRefusee, match="au plus 3200 codes .* en voici 4096"):
        arbre_optimal(4, 8)


def test_cinq_propositions_qui_ne_suffisent_pas_sont_refusees():
    with pytest.raises(BorneImpossible, match="il faut permettre plus de 5 propositions"):
        optimal_en_cinq(2, 10)


def test_sans_numpy_une_taille_livree_se_joue_et_une_autre_est_refusee(monkeypatch):
    monkeypatch.setitem(sys.modules, "mastermind_edu.decodeurs.optimum.preuve", None)
    monkeypatch.setattr(module_optimal, "arbre_optimal", arbre_optimal.__wrapped__)
    assert next(optimal(4, 6)) == (0, 0, 1, 2)
    with pytest.raises(TailleRefusee) as refus:
        optimal(3, 5)
    assert "(2 × 3, 3 × 4, 3 × 6, 4 × 4, 4 × 5, 4 × 6), ou numpy" in str(refus.value)


@pytest.mark.parametrize("taille", TAILLES_LIVREES, ids=lambda taille: f"{taille[0]}x{taille[1]}")
@pytest.mark.parametrize("decodeur", [optimal, optimal_en_cinq])
def test_sans_numpy_chaque_taille_livree_se_joue(decodeur, taille, monkeypatch):
    monkeypatch.setitem(sys.modules, "mastermind_edu.decodeurs.optimum.preuve", None)
    monkeypatch.setattr(module_optimal, "arbre_optimal", arbre_optimal.__wrapped__)
    assert len(next(decodeur(*taille))) == taille[0]


@pytest.mark.parametrize(
    ("au_plus", "nom"),
    [(None, "4x6.json"), (7, "4x6.json"), (6, "4x6.json"), (5, "4x6_en_5.json"), (4, None)],
    ids=["sans-limite", "large", "juste", "une-de-moins", "impossible"],
)
def test_l_arbre_livre_est_le_premier_qui_tient_dans_la_limite(au_plus, nom):
    attendu = relire_arbre((DOSSIER / nom).read_text(encoding="utf-8")) if nom else None
    assert arbre_livre(4, 6, au_plus) == attendu


def test_la_limite_des_codes_calcules_pendant_une_manche_est_comprise(monkeypatch):
    monkeypatch.setattr(preuve, "prouver", lambda *taille, au_plus: Optimum(0, 0, PETIT, 0))
    monkeypatch.setattr(module_optimal, "CODES_CALCULES", 5**5)
    assert arbre_optimal.__wrapped__(5, 5) == PETIT
    monkeypatch.setattr(module_optimal, "CODES_CALCULES", 5**5 - 1)
    with pytest.raises(TailleRefusee, match="en voici 3125 pour 5 × 5"):
        arbre_optimal.__wrapped__(5, 5)


def test_jouer_une_taille_livree_ne_charge_pas_numpy():
    code = (
        "import sys; from mastermind_edu.decodeurs.optimal import optimal; "
        "next(optimal(4, 6)); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_chaque_taille_livree_a_son_fichier():
    assert [f"{n}x{k}.json" for n, k in TAILLES_LIVREES] == [nom for nom in FICHIERS if "_en_" not in nom]


def test_un_arbre_livre_n_est_lu_qu_une_fois():
    assert arbre_livre(4, 6) is arbre_livre(4, 6, au_plus=6)
