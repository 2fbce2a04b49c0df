"""Le widget qui compare des décodeurs : ses choix, ses nombres, ses refus, son arrêt."""

import re

import ipywidgets
import pytest
from test_ordinateur import cliquer, jouer_dans_un_notebook, noms_des_boutons
from test_widgets import descendants, message, sans_balises

from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind, TailleRefusee
from mastermind_edu.decodeurs import DECODEURS, catalogue
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.statistiques import evaluation, evaluer, reserve
from mastermind_edu.statistiques.moteur_python import MoteurPython
from mastermind_edu.statistiques.series import jouer_en_soufflant
from mastermind_edu.widgets import Comparer, comparer, recherche

QUATRE = ["lexicographique", "knuth", "optimal", "cfc"]


@pytest.fixture(autouse=True)
def reserve_vide(tmp_path, monkeypatch):
    """Aucun bilan d’une autre fois."""
    monkeypatch.setattr(reserve, "dossier_personnel", lambda: tmp_path)


@pytest.fixture
def sans_attente(monkeypatch):
    """Rend la main après chaque pas."""
    for duree in ("SECONDES_SANS_RENDRE_LA_MAIN", "SECONDES_PAR_PAS", "SECONDES_DE_REPOS"):
        monkeypatch.setattr(recherche, duree, 1e-9)


def listes(widget):
    return [enfant for enfant in descendants(widget) if isinstance(enfant, ipywidgets.Dropdown)]


def lignes(widget):
    """Par décodeur, ses lignes : propositions, manches, part."""
    tables = re.findall("<tbody>(.*?)</tbody>", widget._vue.value)
    return [[tuple(sans_balises(c) for c in re.findall("<t[hd][^>]*>(.*?)</t[hd]>", ligne)) for ligne in re.findall("<tr>(.*?)</tr>", table)] for table in tables]


def test_quatre_decodeurs_sont_montres_cote_a_cote_avec_leurs_nombres():
    widget = Comparer(QUATRE)
    assert [[int(effectif) for _, effectif, _ in table] for table in lignes(widget)] == [
        [evaluer(nom).distribution.get(longueur, 0) for longueur in range(1, 13)] for nom in QUATRE
    ]
    assert lignes(widget)[0][5] == ("6", "602", "46,5\xa0%") and lignes(widget)[1][5] == ("6", "0", "–")


def test_la_moyenne_et_le_maximum_sont_ecrits_et_le_message_dit_les_plus_petits():
    widget = Comparer(QUATRE)
    legendes = [sans_balises(legende.replace("<span>", "|")) for legende in re.findall("<caption>(.*?)</caption>", widget._vue.value)]
    assert legendes[0] == "A. Le premier code compatible|moyenne 5,7647|maximum 9, pour 6 secrets"
    assert message(widget) == "Plus petite moyenne : C, 4,3403. Plus petit maximum : B, 5."


def test_les_barres_sont_toutes_a_la_meme_echelle():
    widget = Comparer(["lexicographique", "knuth"])
    assert [max(map(float, re.findall("width:([0-9.]+)%", table))) for table in widget._vue.value.split("<table")[1:]] == [86.7, 100.0]


def test_a_egalite_tous_sont_nommes():
    assert message(Comparer(["optimal", "knuth"], 1, 2)).endswith("Plus petit maximum : A et B, 2.")


def test_tout_a_quatre_pions_et_six_couleurs_se_lit_sans_calcul(monkeypatch):
    monkeypatch.setattr(evaluation, "_ouvrir", lambda *_: pytest.fail("rien n’est à calculer"))
    assert [bilan.nom for bilan in Comparer(QUATRE).bilans] == QUATRE


def test_changer_les_choix_puis_comparer():
    widget = Comparer(["lexicographique", "knuth"])
    a, b, c, d, taille = listes(widget)
    c.value, taille.value = "cfc", (3, 4)
    assert [bilan.nb_pions for bilan in widget.bilans] == [4, 4]
    cliquer(widget, "Comparer")
    assert [(bilan.nom, bilan.total) for bilan in widget.bilans] == [(nom, evaluer(nom, 3, 4).total) for nom in ("lexicographique", "knuth", "cfc")]
    assert d.value == "" and dict(d.options)["aucun"] == ""


def test_deux_fois_le_meme_decodeur_est_refuse_sans_rien_changer():
    widget = Comparer(["lexicographique", "knuth"])
    listes(widget)[1].value = "lexicographique"
    cliquer(widget, "Comparer")
    assert message(widget) == "Il faut de 2 à 4 décodeurs différents, en voici 1 : ['lexicographique', 'lexicographique']."
    assert [bilan.nom for bilan in widget.bilans] == ["lexicographique", "knuth"]


def test_un_decodeur_qui_n_est_pas_offert_a_cette_taille_est_nomme_et_les_autres_sont_compares():
    widget = Comparer(["lexicographique", "optimal"], 4, 8)
    assert message(widget).startswith("B : il faut moins de codes pour que « Le plus petit total, prouvé » joue sans faire attendre des heures")
    assert [bilan.nom for bilan in widget.bilans] == ["lexicographique"]


def test_quand_aucun_n_existe_a_cette_taille_le_message_le_dit(monkeypatch):
    monkeypatch.setattr(catalogue, "find_spec", lambda nom: None)
    widget = Comparer(["optimal_en_cinq", "optimal"], 3, 9)
    assert message(widget).startswith("A : il faut numpy pour que « Le plus petit total en 5 propositions » joue à 3 pions et 9 couleurs")
    assert message(widget).endswith("Aucun décodeur à comparer.") and widget.bilans == []
    assert widget._repr_mimebundle_()["text/plain"] == "<Comparer : 0 décodeur, 3 × 9>"


@pytest.mark.parametrize(
    ("demande", "erreur", "phrase"),
    [
        (("knuth",), ErreurMastermind, "il faut une liste de 2 à 4 décodeurs, voici 'knuth'"),
        ((["knuth"],), ErreurMastermind, "il faut de 2 à 4 décodeurs différents, en voici 1 : ['knuth']"),
        ((list(DECODEURS)[:5],), ErreurMastermind, "il faut de 2 à 4 décodeurs différents, en voici 5"),
        ((["knuth", "inconnu"],), DecodeurInconnu, "voici 'inconnu'"),
        ((["knuth", "cfc"], 0, 6), TailleRefusee, "il faut de 1 à 6 pions, en voici 0"),
        ((["knuth", "cfc"], 4, 40), TailleRefusee, "il faut de 2 à 10 couleurs, en voici 40"),
        ((["knuth", "cfc"], 5, 8), TailleRefusee, "sans attendre des heures, en voici 32768 : 5 pions et 8 couleurs"),
    ],
    ids=["texte", "un-seul", "cinq", "inconnu", "0-pion", "40-couleurs", "trop-de-codes"],
)
def test_une_demande_impossible_est_refusee_en_francais(demande, erreur, phrase):
    with pytest.raises(erreur, match=re.escape(phrase)):
        Comparer(*demande)


def test_sans_numpy_les_tailles_s_arretent_plus_tot(monkeypatch):
    assert (4, 8) in comparer.tailles_comparables()
    monkeypatch.setattr(comparer, "find_spec", lambda nom: None)
    assert (4, 8) not in comparer.tailles_comparables() and (4, 6) in comparer.tailles_comparables()


def test_un_long_calcul_montre_son_avancement_et_ce_qui_est_fini_puis_s_arrete(sans_attente):
    widget, vus = Comparer(["lexicographique", "knuth"]), []
    listes(widget)[4].value = (3, 5)

    async def gestes():
        cliquer(widget, "Comparer")
        while len(widget.bilans) < 1 or "Knuth" not in widget._avancement.value:
            await recherche.asyncio.sleep(0)
        vus.extend([message(widget), sans_balises(widget._avancement.value), len(lignes(widget))])
        cliquer(widget, "Arrêter le calcul")

    jouer_dans_un_notebook(gestes)
    assert vus[0] == "Chaque décodeur cherche tous les secrets : cela peut durer." and vus[2] == 1
    assert re.fullmatch(" ?Knuth : la plus grande part la plus petite : [0-9]+ manches sur 125", vus[1])
    moyenne = ecrire_decimal(evaluer("lexicographique", 3, 5, cache=False).moyenne, 4, zeros=True)
    assert message(widget) == f"Calcul arrêté : il manque B. Plus petite moyenne : A, {moyenne}. Plus petit maximum : A, 7."
    assert "Comparer" in noms_des_boutons(widget) and "Arrêter le calcul" not in noms_des_boutons(widget)


def test_un_calcul_mene_au_bout_dans_un_notebook_donne_les_memes_nombres(sans_attente):
    widget = Comparer(["lexicographique", "knuth"])
    listes(widget)[4].value = (3, 4)

    async def gestes():
        cliquer(widget, "Comparer")
        await widget._recherche.tache

    jouer_dans_un_notebook(gestes)
    assert [bilan.total for bilan in widget.bilans] == [evaluer(nom, 3, 4, cache=False).total for nom in ("lexicographique", "knuth")]


def test_un_bilan_calcule_dans_le_widget_est_garde(monkeypatch):
    Comparer(["lexicographique", "knuth"], 2, 4)
    monkeypatch.setattr(evaluation, "_ouvrir", lambda *_: pytest.fail("déjà calculé"))
    assert len(Comparer(["lexicographique", "knuth"], 2, 4).bilans) == 2


def test_l_avancement_d_un_decodeur_aux_departs_au_hasard_va_de_zero_a_la_fin():
    annonces = []
    for _ in jouer_en_soufflant(MoteurPython(2, 3, lambda *compte: annonces.append(compte)), "lexicographique_depart_cyclique"):
        pass
    assert annonces == [(faits, 81) for faits in range(1, 82)]


def test_un_tirage_au_sort_le_dit():
    assert "un tirage au sort, graine 0 : pas une preuve" in sans_balises(Comparer(["knuth", "aleatoire_compatible"])._vue.value)
    assert "2\u202f592 manches : toutes celles qu’il peut tirer au sort" in sans_balises(
        Comparer(["knuth", "lexicographique_ordre_aleatoire"])._vue.value
    )


def test_le_notebook_enregistre_garde_le_tableau_et_les_courbes():
    widget = Comparer(["lexicographique", "knuth"])
    vues = widget._repr_mimebundle_()
    assert vues["text/plain"] == f"<Comparer : 2 décodeurs, 4 × 6>\n{widget.comparaison!r}"
    assert vues["image/svg+xml"] == widget.comparaison.distributions().svg and "<table" in vues["text/html"]
