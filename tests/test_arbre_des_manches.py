"""L’arbre d’un décodeur, reconstruit d’après ses manches, et son dessin."""

import pytest

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs import DECODEURS
from mastermind_edu.decodeurs.optimal import arbre_optimal
from mastermind_edu.decodeurs.optimum.arbre import Arbre, longueurs
from mastermind_edu.statistiques import evaluer
from mastermind_edu.statistiques.series import arbre_des_manches, ecrire_arbre_de_jeu, greffer

SANS_HASARD = [nom for nom, fiche in DECODEURS.items() if not fiche.est_au_hasard]


@pytest.mark.parametrize("taille", [(2, 3), (3, 4)], ids=["2x3", "3x4"])
def test_les_manches_du_decodeur_optimal_redonnent_son_arbre(taille):
    assert arbre_des_manches("optimal", *taille) == arbre_optimal(*taille)


@pytest.mark.parametrize("nom", SANS_HASARD)
def test_l_arbre_d_un_decodeur_a_le_total_de_son_bilan(nom):
    assert sum(longueurs(arbre_des_manches(nom, 2, 3), 3).values()) == evaluer(nom, 2, 3, cache=False).total


def test_le_dessin_de_l_arbre_est_ecrit_dans_le_fichier(tmp_path):
    ecrire_arbre_de_jeu(tmp_path / "arbres" / "knuth.svg", "knuth", 2, 3)
    assert (tmp_path / "arbres" / "knuth.svg").read_text(encoding="utf-8") == dessiner_arbre(arbre_des_manches("knuth", 2, 3), 3).svg


@pytest.mark.parametrize(
    ("demande", "erreur", "message"),
    [
        pytest.param(("aleatoire_compatible", 2, 3), ErreurMastermind, "ne tire rien au sort pour dessiner son arbre, voici 'alea", id="hasard"),
        pytest.param(("knut", 2, 3), DecodeurInconnu, "voici 'knut'", id="nom"),
        pytest.param(("knuth", 0, 3), TailleRefusee, "en voici 0", id="taille"),
    ],
)
def test_un_arbre_impossible_est_refuse_sans_rien_ecrire(demande, erreur, message, tmp_path):
    with pytest.raises(erreur, match=message):
        ecrire_arbre_de_jeu(tmp_path / "arbre.svg", *demande)
    assert list(tmp_path.iterdir()) == []


def test_une_manche_se_greffe_la_ou_elle_quitte_les_autres():
    suites = {}
    greffer("essai", [((0,), Reponse(0, 0)), ((1,), Reponse(1, 0))], suites)
    greffer("essai", [((0,), Reponse(1, 0))], suites)
    assert suites == {None: Arbre((0,), {Reponse(0, 0): Arbre((1,), {})})}


def test_deux_suites_aux_memes_reponses_sont_un_tirage_cache():
    suites = {}
    greffer("essai", [((0,), Reponse(0, 0)), ((1,), Reponse(1, 0))], suites)
    with pytest.raises(ErreurMastermind, match=r"la fiche de essai, qui tire au sort : après les mêmes réponses, voici \(1,\), puis \(2,\)$"):
        greffer("essai", [((0,), Reponse(0, 0)), ((2,), Reponse(1, 0))], suites)
