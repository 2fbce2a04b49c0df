"""Les recherches racontées : les coups des décodeurs, et des phrases vraies."""

import pytest
from manches_d_essai import code

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.decodeurs.recit import GAGNE, raconter_cfc, raconter_cfc_deduit, raconter_dijon3
from mastermind_edu.widgets.pas_a_pas_recherche import RECITS

NOMS = ["Rouge", "Bleu", "Jaune", "Vert", "Orange", "Noir"]
TAILLES = [(1, 4), (2, 3), (3, 4), (4, 6), (5, 3)]


@pytest.mark.parametrize("nom", RECITS)
@pytest.mark.parametrize("nb_pions, nb_couleurs", TAILLES)
def test_un_recit_joue_les_coups_de_son_decodeur(nom, nb_pions, nb_couleurs):
    secrets = list(tous_les_codes(nb_pions, nb_couleurs))
    racontees = [[etape.proposition for etape in RECITS[nom](secret, nb_couleurs)] for secret in secrets]
    assert racontees == [[proposition for proposition, _ in jouer_contre(nom, secret, nb_couleurs)] for secret in secrets]


@pytest.mark.parametrize("nom", RECITS)
def test_un_recit_ne_dit_rien_de_faux_des_places(nom):
    etapes = [(secret, etape) for secret in tous_les_codes(3, 4) for etape in RECITS[nom](secret, 4)]
    assert all(trouve in (None, pion) for secret, etape in etapes for trouve, pion in zip(etape.trouves, secret))
    assert all(etape.reponse == repondre_par_marquage(secret, etape.proposition) for secret, etape in etapes)
    assert all((etape.phrase == GAGNE) == (etape.proposition == secret) for secret, etape in etapes)


@pytest.mark.parametrize(
    "secret, phrases",
    [
        pytest.param(
            "VJBR",
            [
                "Rouge : 1 pion.", "Bleu : 1 pion.", "Jaune : 1 pion.", "Vert : 1 pion. Tous les pions sont comptés.",
                "Le curseur est chez lui. Place 1 : vert.", "Le curseur est chez lui. Place 2 : jaune.",
                "Le curseur est chez lui. Place 3 : bleu. Il ne reste à placer que la couleur rouge.", GAGNE,
            ],
            id="quatre-couleurs",
        ),
        pytest.param(
            "BBRV",
            [
                "Rouge : 1 pion.", "Bleu : 2 pions.", "Jaune : aucun pion.", "Vert : 1 pion. Tous les pions sont comptés.",
                "Seul le curseur est mal placé. Place 1 : ni rouge ni vert.", "Seul le curseur est mal placé. Place 2 : ni rouge ni vert.",
                "Le curseur occupe la place d’un pion du fond. Place 3 : rouge.",
                "Le curseur est chez lui. Place 4 : vert. Il ne reste à placer que la couleur bleu.", GAGNE,
            ],
            id="deux-bleus",
        ),
    ],
)  # fmt: skip
def test_les_manches_de_la_sae_sont_racontees_comme_dans_le_sujet(secret, phrases):
    assert [etape.phrase for etape in raconter_cfc(code(secret), 6, NOMS)] == phrases


def test_la_derniere_couleur_deduite_se_dit():
    phrases = [etape.phrase for etape in raconter_cfc_deduit(code("NNNO"), 6, NOMS)]
    assert phrases[4] == "Orange : 1 pion. Il en manque 3 : noir, sans le proposer."


def test_la_strategie_3_dit_aussi_le_compte_de_la_couleur_suivante():
    phrases = [etape.phrase for etape in raconter_dijon3(code("BRJJ"), 6, NOMS)]
    assert phrases == ["Rouge : 1 pion.", "2 mal placés : rouge n’est pas à la place 1. Bleu : 1 pion.", "Aucun mal placé. Place 2 : rouge. Bleu : 1 pion.", GAGNE]
