"""Les décodeurs offerts à une taille : la même liste partout, avec numpy ou sans, et une phrase quand l’un d’eux cherche longtemps."""

import ipywidgets
import pytest
from terminal import Terminal
from test_widgets import descendants, message

from mastermind_edu.atelier.page_des_decodeurs import ecrire_page
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Regles
from mastermind_edu.console.match import jouer_sae
from mastermind_edu.decodeurs import DECODEURS, catalogue
from mastermind_edu.statistiques import evaluer, reserve
from mastermind_edu.widgets import Comparer, Match, Ordinateur

SANS_NUMPY = pytest.mark.parametrize("numpy", [True, None], ids=["avec-numpy", "sans-numpy"])
SANS_OPTIMAL = [nom for nom in DECODEURS if not nom.startswith("optimal")]
OFFERTS = {"classique": list(DECODEURS), "novice": SANS_OPTIMAL, "pro": SANS_OPTIMAL, "killer": SANS_OPTIMAL}
ATTENTE = "Sans numpy, « Knuth : la plus grande part la plus petite » peut chercher des minutes, ou davantage, parmi"


@pytest.fixture
def sans_numpy(monkeypatch):
    monkeypatch.setattr(catalogue, "find_spec", lambda _: None)


@pytest.fixture
def avec_ou_sans(monkeypatch, numpy):
    monkeypatch.setattr(catalogue, "find_spec", lambda _: numpy)


def listes(widget, debut="Décodeur"):
    """Les noms que propose chaque liste de décodeurs."""
    trouvees = [vue for vue in descendants(widget) if isinstance(vue, ipywidgets.Dropdown) and vue.description.startswith(debut)]
    return [[nom for _, nom in vue.options if nom] for vue in trouvees]


@SANS_NUMPY
@pytest.mark.parametrize("niveau", NIVEAUX)
def test_chaque_niveau_du_cours_offre_les_memes_decodeurs_avec_ou_sans_numpy(niveau, avec_ou_sans):
    regles = NIVEAUX[niveau]
    assert catalogue.decodeurs_offerts(regles.nb_pions, regles.nb_couleurs) == OFFERTS[niveau]
    assert listes(Ordinateur(niveau=niveau)) == [OFFERTS[niveau]]
    assert listes(Match(niveau)) == [OFFERTS[niveau]]


@SANS_NUMPY
def test_le_widget_qui_compare_offre_les_decodeurs_de_la_taille_choisie(avec_ou_sans):
    widget = Comparer(["lexicographique", "knuth"])
    assert listes(widget) == [OFFERTS["classique"]] * 4
    widget._taille.value = (4, 8)
    assert listes(widget) == [OFFERTS["novice"]] * 4


def test_un_decodeur_choisi_dont_la_taille_ne_veut_plus_reste_choisi_et_se_dit():
    widget = Comparer(["lexicographique", "optimal"])
    widget._taille.value = (4, 8)
    assert widget._listes[1].value == "optimal" and listes(widget)[1] == [*OFFERTS["novice"], "optimal"]


@SANS_NUMPY
def test_les_statistiques_de_tous_sont_celles_des_decodeurs_offerts(avec_ou_sans, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(reserve, "dossier_personnel", lambda: tmp_path)
    monkeypatch.setattr(reserve, "lire", lambda nom, *_: reserve.lire_livre(nom, 4, 6))
    assert main(["statistiques", "tous", "--pions", "4", "--couleurs", "8"]) == 0
    sortie = capsys.readouterr()
    assert [nom for nom in DECODEURS if f"\n{nom} " in sortie.out] == OFFERTS["novice"]
    assert "sans optimal : il faut moins de codes" in sortie.err


def test_la_page_montre_les_decodeurs_offerts_a_sa_taille(sans_numpy):
    assert [nom for nom in DECODEURS if f"| `{nom}` |" in ecrire_page([evaluer(nom) for nom in DECODEURS])] == OFFERTS["classique"]


@pytest.mark.parametrize(
    "nom, offerte, trop_grande",
    [("knuth", (6, 8), (6, 9)), ("optimal", (5, 4), (4, 7)), ("optimal", (2, 10), (5, 5)), ("cfc", (6, 10), None)],
    ids=["knuth", "optimal-5-pions", "optimal-2-pions", "cfc"],
)
def test_un_decodeur_est_offert_jusqu_a_une_taille_et_pas_au_dela(nom, offerte, trop_grande):
    assert nom in catalogue.decodeurs_offerts(*offerte)
    assert trop_grande is None or nom not in catalogue.decodeurs_offerts(*trop_grande)


# Une phrase, quand il faut attendre


@pytest.mark.parametrize(
    "nom, taille, phrase",
    [("knuth", (4, 8), ""), ("knuth", (4, 9), ATTENTE), ("entropie_compatible", (5, 8), "32\u202f768 codes."), ("cfc", (6, 8), "")],
    ids=["4096-codes", "6561-codes", "pro", "sans-calcul"],
)
def test_sans_numpy_un_long_calcul_se_dit(nom, taille, phrase, sans_numpy):
    dite = catalogue.dire_l_attente(nom, *taille)
    assert phrase in dite and bool(phrase) == bool(dite)


def test_avec_numpy_il_n_y_a_rien_a_dire(monkeypatch):
    monkeypatch.setattr(catalogue, "find_spec", lambda _: True)
    assert [catalogue.dire_l_attente(nom, 6, 8) for nom in SANS_OPTIMAL] == [""] * len(SANS_OPTIMAL)


def test_l_ordinateur_dit_l_attente_pendant_qu_il_cherche(sans_numpy):
    dits, widget = [], Ordinateur(regles=Regles(3, PALETTE))
    widget._dire = lambda phrase, tout_bas="": dits.append(phrase)
    widget._recherche._dire = widget._dire
    widget.regles = NIVEAUX["pro"]
    widget._reflechir("knuth", iter(()), lambda _: None, lambda: None)
    assert dits == [f"L’ordinateur réfléchit… {ATTENTE} 32\u202f768 codes."]


def test_le_match_dit_l_attente_du_decodeur_que_l_on_choisit(sans_numpy):
    widget = Match("pro")
    widget._reglages._decodeurs.value = "knuth"
    assert message(widget).replace("\xa0", " ").startswith(ATTENTE)
    widget._reglages._decodeurs.value = "cfc"
    assert message(widget) == "Réglez le match, puis commencez."


def test_le_terminal_dit_l_attente_du_decodeur_demande(sans_numpy):
    terminal = Terminal("2", KeyboardInterrupt())
    partie = jouer_sae(NIVEAUX["pro"], lire=terminal.lire, afficher=terminal.afficher, decodeur="knuth", graine=1)
    assert partie.strategie == "knuth" and terminal.textes[0].startswith(ATTENTE)


# Un décodeur offert, mais qui demande numpy


def test_sans_numpy_l_optimal_hors_des_tailles_livrees_est_offert_et_son_refus_se_dit(sans_numpy):
    trois_sur_cinq = Regles(3, PALETTE[:5])
    assert "optimal" in catalogue.decodeurs_offerts(3, 5) and catalogue.reflechit("optimal", 3, 5)
    with pytest.raises(TailleRefusee, match="il faut numpy pour que « Le plus petit total, prouvé » joue à 3 pions et 5 couleurs"):
        catalogue.exiger_jouable("optimal", 3, 5)
    widget = Ordinateur("optimal", regles=trois_sur_cinq)
    assert widget.decodage.nom == "lexicographique" and message(widget).startswith("Il faut numpy pour que")
    terminal = Terminal("2", KeyboardInterrupt())
    assert jouer_sae(trois_sur_cinq, lire=terminal.lire, afficher=terminal.afficher, decodeur="optimal").strategie == "lexicographique"
    assert terminal.textes[0].endswith("il n’est pas installé. L’ordinateur jouera lexicographique.")


def test_sans_numpy_l_optimal_joue_les_tailles_livrees(sans_numpy):
    catalogue.exiger_jouable("optimal", 4, 6)
    catalogue.exiger_jouable("optimal_en_cinq", 3, 6)
