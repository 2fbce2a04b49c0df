"""Les dessins des statistiques : répartitions, arbres de jeu."""

import re
from base64 import b64decode
from fractions import Fraction
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from contrastes import contraste, en_chiffres

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre, dessiner_branche, suivre_branche
from mastermind_edu.affichage.graphiques import LARGEUR, TRACES, dessiner_distributions, graduations
from mastermind_edu.affichage.graphiques_codes import ecrire_code, lire_code
from mastermind_edu.affichage.plateau import FOND, TEXTE
from mastermind_edu.coeur.erreurs import CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.decodeurs.optimal import arbre_optimal
from mastermind_edu.decodeurs.optimum.arbre import jouer_arbre
from mastermind_edu.francais import ecrire_decimal

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '<script>alert("x")</script>&'


def repartition(*effectifs):
    return dict(enumerate(effectifs, start=1))


KNUTH = repartition(1, 6, 62, 533, 694)
KOOI = repartition(1, 12, 72, 635, 569, 7)
CFC = repartition(1, 4, 11, 23, 43, 78, 55, 122, 245, 390, 264, 60)
LEXICOGRAPHIQUE = repartition(1, 4, 25, 108, 305, 602, 196, 49, 6)
DIJON = repartition(1, 2, 4, 9, 21, 43, 85, 147, 214, 249, 230, 168, 88, 31, 4)
IRVING = repartition(1, 10, 54, 645, 583, 3)
NEUWIRTH = repartition(1, 4, 71, 612, 596, 12)
SIX = {"knuth": KNUTH, "plus_de_parts": KOOI, "cfc": CFC, "lexicographique": LEXICOGRAPHIQUE, "dijon1": DIJON, "taille_moyenne": IRVING}
SEPT = SIX | {"entropie": NEUWIRTH}
PETIT_ARBRE = ("RV", {Reponse(1, 0): ("RR", {Reponse(0, 0): ("VV", {})}), Reponse(0, 2): ("VR", {})})

DESSINS = [
    pytest.param(dessiner_distributions(SIX), id="courbes"),
    pytest.param(dessiner_distributions(SEPT), id="batons"),
    pytest.param(dessiner_distributions({HOSTILE: KNUTH}), id="courbe-au-nom-hostile"),
    pytest.param(dessiner_branche(PETIT_ARBRE, "VV", 2), id="branche"),
    pytest.param(dessiner_arbre(PETIT_ARBRE, 2, profondeur=3), id="arbre"),
]


def textes(dessin):
    """Les textes écrits dans le dessin, avec leurs attributs."""
    return [(texte.text, texte.attrib) for texte in ElementTree.fromstring(dessin.svg).iter(f"{SVG}text")]


# Tous les dessins


@pytest.mark.parametrize("dessin", DESSINS)
def test_un_dessin_est_une_image_decrite_en_mots(dessin):
    racine = ElementTree.fromstring(dessin.svg)
    assert racine.attrib["role"] == "img" and racine.attrib["lang"] == "fr"
    assert racine.find(f"{SVG}title").text == dessin.description.splitlines()[0]
    assert racine.find(f"{SVG}desc").text == dessin.description == repr(dessin)


@pytest.mark.parametrize("dessin", DESSINS)
def test_un_notebook_montre_l_image_et_ne_recoit_aucune_balise_d_un_nom(dessin):
    html = dessin._repr_html_()
    assert html.startswith("<img ") and "<script" not in html and "<script" not in dessin.svg
    assert b64decode(re.search(r"base64,([^\"]+)", html)[1]).decode() == dessin.svg


@pytest.mark.parametrize("dessin", DESSINS)
def test_un_dessin_tient_sur_un_telephone(dessin):
    assert ElementTree.fromstring(dessin.svg).attrib["viewBox"].split()[2] == str(LARGEUR)
    assert all(float(attributs["font-size"]) >= 12 for _, attributs in textes(dessin))


@pytest.mark.parametrize("couleur", [pytest.param(c, id=f"{c}-{en_chiffres(c, FOND)}") for c, _ in (*TRACES, (TEXTE, ""))])
def test_une_courbe_se_voit_et_sa_lettre_se_lit(couleur):
    assert contraste(couleur, FOND) >= 4.5 and contraste(couleur, "#ffffff") >= 4.5


def test_deux_courbes_n_ont_ni_le_meme_pointille_ni_la_meme_couleur():
    assert len({couleur for couleur, _ in TRACES}) == len({pointille for _, pointille in TRACES}) == len(TRACES) == 6


# Les répartitions


def test_la_description_d_une_repartition_donne_ses_parts():
    phrases = dessiner_distributions({"knuth": KNUTH, "lent": {2: 1, 4: 3}}).description.replace("\u00a0", " ").splitlines()
    assert phrases[1] == "knuth : 0,1 % en 1 proposition, 0,5 % en 2, 4,8 % en 3, 41,1 % en 4, 53,5 % en 5"
    assert phrases[2] == "lent : 25,0 % en 2 propositions, 75,0 % en 4"


def test_deux_repartitions_egales_font_une_seule_courbe_nommee_deux_fois():
    double = {longueur: 2 * nombre for longueur, nombre in DIJON.items()}
    dessin = dessiner_distributions({"dijon1": DIJON, "dijon2": double, "knuth": KNUTH})
    assert dessin.svg.count("<polyline") == 2
    assert "dijon1, dijon2" in [contenu for contenu, _ in textes(dessin)]


def test_chaque_courbe_porte_sa_lettre_et_la_legende_la_redit():
    lettres = [contenu for contenu, _ in textes(dessiner_distributions(SIX)) if re.fullmatch("[A-F]", contenu)]
    assert sorted(lettres) == sorted("ABCDEF" * 2)


def test_les_lettres_ne_se_recouvrent_pas():
    places = [(float(a["x"]), float(a["y"])) for contenu, a in textes(dessiner_distributions(SIX)) if re.fullmatch("[A-F]", contenu)]
    assert min(dist(*paire) for paire in combinations(places, 2)) >= 16


def test_au_dela_de_six_chaque_repartition_a_sa_bande():
    dessin = dessiner_distributions(SEPT)
    assert "<polyline" not in dessin.svg
    assert dessin.svg.count("<rect") == 1 + sum(map(len, SEPT.values()))


def test_une_seule_longueur_se_dessine():
    ecrits = [contenu for contenu, _ in textes(dessiner_distributions({"devin": {1: 1}}))]
    assert {"1", "100\u00a0%", "devin"} <= set(ecrits)


@pytest.mark.parametrize(
    "distributions",
    [pytest.param({}, id="aucun-decodeur"), pytest.param({"vide": {}}, id="aucune-longueur"), pytest.param({"vide": {1: 0}}, id="aucune-manche")],
)
def test_sans_manche_il_n_y_a_rien_a_dessiner(distributions):
    with pytest.raises(ErreurMastermind, match="^il faut au moins"):
        dessiner_distributions(distributions)


@pytest.mark.parametrize(
    ("bornes", "attendues"),
    [
        pytest.param((1, 15, 16), [str(rang) for rang in range(1, 16)], id="toutes"),
        pytest.param((1, 60, 16), "5 10 15 20 25 30 35 40 45 50 55 60".split(), id="de-5-en-5"),
        pytest.param((Fraction(1, 2), Fraction(9, 2), 8), ["1", "2", "3", "4"], id="entre-deux-fractions"),
        pytest.param((3, 3, 5), ["3"], id="une-seule"),
    ],
)
def test_les_graduations_sont_rondes(bornes, attendues):
    assert [str(valeur) for valeur in graduations(*bornes)] == attendues


def test_un_nombre_a_virgule_s_ecrit_a_la_francaise():
    assert ecrire_decimal(Fraction(7471, 1296), 4) == "5,7647"


# Les arbres


@pytest.mark.parametrize("mot", ["RRVB", "BJNR", "NNNN", "RRRR"], ids=["au-premier-coup", "au-plus-tard", "dernier-code", "premier-code"])
def test_une_branche_du_vrai_arbre_est_la_manche_qu_il_joue(mot):
    secret = lire_code(mot, 4, 6)
    etapes = suivre_branche(arbre_optimal(4, 6), secret, 6)
    assert [(etape.proposition, etape.reponse) for etape in etapes] == jouer_arbre(arbre_optimal(4, 6), secret)


def test_les_parts_comptent_tous_les_candidats_et_celle_du_secret_passe_a_l_etape_suivante():
    etapes = suivre_branche(arbre_optimal(4, 6), (2, 3, 5, 0), 6)
    restants = [sum(etape.tailles.values()) for etape in etapes]
    assert restants == [1296] + [etape.tailles[etape.reponse] for etape in etapes[:-1]]
    assert list(etapes[0].tailles.values()) == [81, 276, 222, 44, 2, 182, 230, 84, 4, 105, 40, 5, 20, 1]


def test_la_branche_ecrit_ses_propositions_et_encadre_la_part_du_secret():
    dessin = dessiner_branche(PETIT_ARBRE, "VV", 2)
    assert [contenu for contenu, _ in textes(dessin) if contenu.startswith("Proposition")] == [
        "Proposition 1, parmi 4 candidats :", "Proposition 2, parmi 2 candidats :", "Proposition 3, parmi 1 candidat :"
    ]
    assert len(re.findall('<rect[^>]*fill="none"', dessin.svg)) == 2
    assert [contenu for contenu, attributs in textes(dessin) if contenu.isdecimal() and "font-weight" in attributs] == ["2", "1"]


def test_l_arbre_complet_montre_chaque_secret_une_fois():
    assert dessiner_arbre(PETIT_ARBRE, 2, profondeur=9).description.splitlines()[1:] == [
        "RV : 4 secrets",
        "  1 bien placé, 0 mal placé → RR : 2 secrets",
        "    0 bien placé, 0 mal placé → VV : 1 secret",
        "    2 bien placés, 0 mal placé → trouvé",
        "  0 bien placé, 2 mal placés → VR : 1 secret",
        "  2 bien placés, 0 mal placé → trouvé",
    ]


def test_le_vrai_arbre_est_coupe_et_ses_secrets_restent_comptes():
    phrases = dessiner_arbre(arbre_optimal(4, 6), profondeur=2, largeur=3).description.splitlines()[1:]
    assert phrases == [
        "RRVB : 1\u202f296 secrets",
        "  0 bien placé, 1 mal placé → VJJP : … 276 secrets",
        "  1 bien placé, 1 mal placé → RJRP : … 230 secrets",
        "  0 bien placé, 2 mal placés → VJBJ : … 222 secrets",
        "  … 11 autres réponses, 568 secrets",
    ]


def test_un_arbre_profond_elargit_son_dessin():
    arbre = ((9,), {})
    for numero in reversed(range(9)):
        arbre = ((numero,), {Reponse(0, 0): arbre})
    dessin = dessiner_arbre(arbre, 10, profondeur=10)
    plus_a_droite = max(float(attributs["x"]) for _, attributs in textes(dessin))
    assert int(ElementTree.fromstring(dessin.svg).attrib["viewBox"].split()[2]) >= max(LARGEUR, plus_a_droite)


def test_un_arbre_qui_oublie_une_reponse_est_refuse():
    with pytest.raises(ErreurMastermind, match=r"toutes les réponses à 'RV', il manque \(0, 2\)$"):
        dessiner_branche(("RV", {}), "VR", 2)


@pytest.mark.parametrize(
    "secret",
    [
        pytest.param("RVB", id="trop-long"),
        pytest.param("RB", id="couleur-hors-du-jeu"),
        pytest.param((0, 2), id="numero-trop-grand"),
        pytest.param(7, id="pas-un-code"),
    ],
)
def test_un_secret_d_une_autre_taille_est_refuse(secret):
    with pytest.raises(CodeInvalide, match="^il faut"):
        dessiner_branche(PETIT_ARBRE, secret, 2)


def test_au_dela_de_la_palette_les_pions_sont_numerotes_a_partir_de_1():
    assert ecrire_code((0, 9), 10) == "1.10" and lire_code([0, 9], 2, 10) == (0, 9)
    assert [contenu for contenu, _ in textes(dessiner_branche(((0, 9), {}), (0, 9), 10)) if contenu == "10"] == ["10"]
