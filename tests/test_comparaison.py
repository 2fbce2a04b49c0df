"""Les bilans en phrases et en tableau, pour le terminal et pour le notebook."""

import re
from xml.etree import ElementTree

import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind
from mastermind_edu.statistiques import comparaison
from mastermind_edu.statistiques.bilan import Bilan
from mastermind_edu.statistiques.comparaison import Comparaison, comparer, decrire

CODES = list(tous_les_codes(4, 6))


def bilan(nom, *effectifs, secrets=((0, 1, 2, 3),), graine=None, taille=(4, 6)):
    """Un bilan dont on donne le nombre de manches en 1, 2, 3… propositions."""
    distribution = {longueur: nombre for longueur, nombre in enumerate(effectifs, start=1) if nombre}
    return Bilan(nom, *taille, distribution, tuple(secrets), graine)


KNUTH = bilan("knuth", 1, 6, 62, 533, 694, secrets=CODES[:694])
KOOI = bilan("plus_de_parts", 1, 12, 72, 635, 569, 7, secrets=CODES[:7])
LEXICOGRAPHIQUE = bilan("lexicographique", 1, 4, 25, 108, 305, 602, 196, 49, 6, secrets=CODES[:6])
DEUX_ORDRES = bilan("lexicographique_ordre_aleatoire", 2, 8, 50, 216, 610, 1204, 392, 98, 12, secrets=CODES[:12])
AU_HASARD = bilan("aleatoire_compatible", 1, 11, 105, 410, 593, 169, 7, secrets=CODES[:7], graine=0)
HOSTILE = bilan("<b>gras</b>", 1296)


# Un bilan décrit


def test_un_bilan_se_decrit_avec_sa_fraction_et_son_maximum():
    assert decrire(KNUTH).splitlines()[:5] == [
        "knuth",
        "4 pions, 6 couleurs : 1296 secrets",
        "total    5801 propositions",
        "moyenne  5801/1296 = 4,4761",
        "maximum  5, pour 694 secrets",
    ]


@pytest.mark.parametrize(
    ("celui_ci", "fin"),
    [
        pytest.param(LEXICOGRAPHIQUE, "maximum  9, pour 6 secrets : RRRR RRRV RRRB RRRJ RRRP RRRN", id="peu-de-secrets"),
        pytest.param(bilan("a", 0, 1296, secrets=CODES[:13]), "maximum  2, pour 13 secrets", id="plus-de-douze"),
        pytest.param(bilan("a", 1, 99, secrets=[(0, 9)], taille=(2, 10)), "maximum  2, pour 1 secret : 1.10", id="plus-de-huit-couleurs"),
        pytest.param(bilan("a", 1, 63, secrets=[(6, 7)], taille=(2, 8)), "maximum  2, pour 1 secret : OM", id="huit-couleurs"),
    ],
)
def test_les_secrets_au_maximum_sont_nommes_quand_ils_sont_peu_nombreux(celui_ci, fin):
    assert next(ligne for ligne in decrire(celui_ci).splitlines() if ligne.startswith("maximum")) == fin


def test_la_plus_longue_barre_est_celle_du_plus_grand_nombre_et_un_zero_n_en_a_pas():
    barres = [ligne.count("█") for ligne in decrire(bilan("a", 1, 0, 200, 1095)).splitlines()[-4:]]
    assert barres == [1, 0, 5, 30]


def test_les_parts_sont_alignees():
    assert [ligne[-6:] for ligne in decrire(KNUTH).splitlines()[-2:]] == ["41,1 %", "53,5 %"]
    assert len({ligne.index(" %") - len(ligne) for ligne in decrire(KNUTH).splitlines()[-5:]}) == 1


def test_un_tirage_dit_qu_il_n_est_pas_une_preuve():
    assert decrire(AU_HASARD).splitlines()[2] == "un tirage, graine 0 : ce n’est pas une preuve"


def test_plusieurs_manches_par_secret_sont_annoncees():
    lignes = decrire(DEUX_ORDRES).splitlines()
    assert lignes[2] == "2 manches par secret, une par ordre que le décodeur peut tirer au sort"
    assert lignes[4] == "moyenne  14942/2592 = 5,7647"


# Plusieurs bilans comparés


def test_le_tableau_du_terminal_est_aligne():
    assert repr(Comparaison((KOOI, KNUTH, LEXICOGRAPHIQUE))).splitlines()[3:] == [
        "décodeur         total  moyenne  maximum (secrets)  distribution",
        "plus_de_parts     5668   4,3735  6 (7)              1 12 72 635 569 7",
        "knuth             5801   4,4761  5 (694)            1 6 62 533 694",
        "lexicographique   7471   5,7647  9 (6)              1 4 25 108 305 602 196 49 6",
    ]


def test_une_longueur_que_personne_n_a_prise_compte_zero():
    assert repr(Comparaison((bilan("a", 1, 0, 1295),))).endswith("1 0 1295")


def test_le_tableau_dit_ce_qui_vient_du_hasard():
    phrases = repr(Comparaison((AU_HASARD, DEUX_ORDRES))).splitlines()
    assert phrases[2] == "Pour aleatoire_compatible, un tirage, graine 0 : ce n’est pas une preuve."
    assert phrases[3].startswith("Pour lexicographique_ordre_aleatoire, 2 manches par secret")


def test_le_tableau_du_notebook_a_un_titre_et_des_en_tetes():
    region = ElementTree.fromstring(Comparaison((KOOI, KNUTH))._repr_html_().replace("<wbr>", ""))
    tableau = region.find("table")
    assert [region.attrib[nom] for nom in ("role", "aria-label", "tabindex")] == ["region", "Comparaison de décodeurs", "0"]
    assert tableau.attrib["lang"] == "fr" and tableau.find("caption").text.startswith("4 pions, 6 couleurs : 1296 secrets. ")
    assert [cellule.attrib["scope"] for cellule in tableau.iter("th")] == ["col"] * 5 + ["row"] * 2
    assert [cellule.text for cellule in tableau.iter("td")][:4] == ["5668", "4,3735", "6 (7)", "1 12 72 635 569 7"]


def test_le_tableau_du_notebook_ne_recoit_aucune_balise_d_un_nom():
    html = Comparaison((HOSTILE,))._repr_html_()
    assert "<b>" not in html and "&lt;b&gt;gras" in html


def test_le_dessin_parle_des_memes_decodeurs():
    comparaison = Comparaison((KOOI, KNUTH))
    assert re.findall("^([a-z_]+) : ", comparaison.distributions().description, re.MULTILINE) == ["plus_de_parts", "knuth"]


# comparer


@pytest.fixture
def appels(monkeypatch):
    """Remplace le calcul : note les appels, rend les bilans préparés."""
    prepares, notes = {celui_ci.nom: celui_ci for celui_ci in (KNUTH, KOOI, LEXICOGRAPHIQUE)}, []

    def evaluer(nom, *taille):
        notes.append((nom, taille))
        return prepares[nom]

    monkeypatch.setattr(comparaison, "evaluer", evaluer)
    return notes


def test_comparer_range_par_moyenne_et_ne_calcule_qu_une_fois_chaque_decodeur(appels):
    comparaison = comparer(["lexicographique", "knuth", "plus_de_parts", "knuth"])
    assert [celui_ci.nom for celui_ci in comparaison.bilans] == ["plus_de_parts", "knuth", "lexicographique"]
    assert appels == [("lexicographique", (4, 6)), ("knuth", (4, 6)), ("plus_de_parts", (4, 6))]


def test_un_nom_seul_suffit(appels):
    assert comparer("knuth").bilans == (KNUTH,)


def test_sans_aucun_nom_il_n_y_a_rien_a_comparer():
    with pytest.raises(ErreurMastermind, match="^il faut au moins un décodeur à comparer, en voici 0$"):
        comparer([])


def test_un_decodeur_inconnu_est_refuse():
    with pytest.raises(DecodeurInconnu, match="'kunth'"):
        comparer(["knuth", "kunth"])
