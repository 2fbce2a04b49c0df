"""Les règles : tailles, initiales, niveaux."""

import pytest

from mastermind_edu import NIVEAUX, PALETTE, Couleur, Regles, ReglesInvalides, choisir_couleurs

VERT, VIOLET = PALETTE[1], Couleur("V", "Violet", "🟣", "#bb86e0", "#000000")


def test_les_regles_classiques_sont_celles_du_document_000():
    regles = Regles()
    assert (regles.nb_pions, regles.max_tentatives, regles.nb_couleurs, regles.nb_codes) == (4, 12, 6, 1296)


def test_cinq_pions_et_huit_couleurs_font_32768_codes():
    assert Regles(5, PALETTE[:8]).nb_codes == 32768


@pytest.mark.parametrize(
    "options, attendu",
    [
        pytest.param({"nb_pions": 0}, "un nombre de pions entier et au moins égal à 1, voici 0", id="aucun-pion"),
        pytest.param({"nb_pions": -4}, "voici -4", id="pions-negatifs"),
        pytest.param({"nb_pions": True}, "voici True", id="booleen"),
        pytest.param({"nb_pions": 4.0}, "voici 4.0", id="nombre-a-virgule"),
        pytest.param({"nb_pions": "4"}, "voici '4'", id="texte"),
        pytest.param({"max_tentatives": 0}, "un nombre de tentatives", id="aucune-tentative"),
        pytest.param({"couleurs": ()}, "au moins une couleur, en voici 0", id="aucune-couleur"),
        pytest.param({"couleurs": "RVB"}, "une suite de couleurs de la palette, voici 'RVB'", id="initiales-seules"),
        pytest.param({"couleurs": None}, "voici None", id="none"),
        pytest.param({"couleurs": ("V", VERT)}, "une suite de couleurs de la palette, voici ('V', Couleur(", id="initiale-en-tete"),
        pytest.param({"couleurs": (VERT, VIOLET)}, "deux pour 'V' : Vert et Violet", id="double-v-du-document-000"),
        pytest.param({"couleurs": (VERT, VERT)}, "deux pour 'V'", id="meme-couleur-deux-fois"),
        pytest.param({"couleurs": (VERT._replace(initiale="ve"),)}, "voici 've' pour Vert", id="initiale-longue"),
        pytest.param({"couleurs": (VERT._replace(initiale="?"),)}, "voici '?'", id="initiale-reservee"),
    ],
)
def test_des_regles_impossibles_sont_refusees_avec_ce_qui_est_venu(options, attendu):
    with pytest.raises(ReglesInvalides) as refus:
        Regles(**options)
    assert attendu in str(refus.value)


def test_une_liste_de_couleurs_convient_et_devient_un_tuple():
    assert Regles(couleurs=list(PALETTE[:3])).couleurs == PALETTE[:3]


def test_les_regles_ne_changent_plus_une_fois_faites():
    with pytest.raises(AttributeError):
        Regles().nb_pions = 5


@pytest.mark.parametrize(
    "niveau, tailles",
    [("classique", (4, 6, 12)), ("novice", (4, 8, 12)), ("pro", (5, 8, 15)), ("killer", (6, 8, 20))],
)
def test_les_niveaux_sont_ceux_des_documents(niveau, tailles):
    regles = NIVEAUX[niveau]
    assert (regles.nb_pions, regles.nb_couleurs, regles.max_tentatives) == tailles


def test_les_couleurs_de_la_sae_se_choisissent_par_leurs_initiales():
    assert Regles(couleurs=choisir_couleurs("RBJVON")).initiales == "RBJVON"


def test_une_initiale_absente_de_la_palette_est_refusee():
    with pytest.raises(ReglesInvalides, match="en voici une autre : 'X'"):
        choisir_couleurs("RX")
