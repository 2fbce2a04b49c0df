"""Deux élèves de même nom : Moodle change leurs numéros à chaque devoir, on demande une fois qui est qui, et aucun n’est effacé pour l’autre."""

import csv
import datetime
import re

import pytest
from resultats_d_essai import copie, ecrire_la_classe, reussi

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import Annuaire, trier_eleves
from mastermind_edu.correction.lecture.participants import Participant, completer
from mastermind_edu.correction.pages.dossier import lister_absents
from mastermind_edu.correction.registre.devoirs import lire_devoirs
from mastermind_edu.correction.registre.effacement import effacer_eleve
from mastermind_edu.correction.registre.parcours import tracer
from mastermind_edu.correction.registre.remises import lire_annuaire, lire_remises
from mastermind_edu.correction.registre.tenue import inscrire
from mastermind_edu.correction.registre.trimestre import HOMONYMES

DATES = {1: datetime.date(2026, 10, 5), 2: datetime.date(2026, 11, 9), 3: datetime.date(2026, 12, 7)}


def deux_zoe(*numeros, chapitre="04_marquage"):
    return [copie(f"Zoé Martin_{numero}_assignsubmission_file_/a.ipynb", "Zoé Martin", reussi("repondre"), chapitre=chapitre) for numero in numeros]


def rendre(dossier, devoir, *numeros):
    return inscrire(dossier / "r", deux_zoe(*numeros), dossier / f"s{devoir}", DATES[devoir]).dits


def eleves(dossier):
    return {eleve.nom: len(eleve.chemins["04_marquage"].etapes) for eleve in tracer(lire_remises(dossier / "r"), lire_annuaire(dossier / "r").noms)}


def repondre(dossier, **reponses):
    """Le professeur remplace les « ? » de eleves.csv."""
    chemin = dossier / "r/eleves.csv"
    texte = chemin.read_text(encoding="utf-8-sig")
    for numero, eleve in reponses.items():
        texte = texte.replace(f"Zoé Martin ({numero[1:]});?", f"Zoé Martin ({numero[1:]});{eleve}")
    chemin.write_text(texte, encoding="utf-8")


def test_au_premier_devoir_il_n_y_a_rien_a_demander(tmp_path):
    assert rendre(tmp_path, 1, 12, 13) == [] and eleves(tmp_path) == {"Zoé Martin (12)": 1, "Zoé Martin (13)": 1}


def test_au_second_on_demande_qui_est_qui_et_la_reponse_est_retenue(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    demandes = rendre(tmp_path, 2, 2044, 2051)
    assert demandes[:2] == [f"Homonymes : « Zoé Martin ({numero}) », est-ce « Zoé Martin (12) » ou « Zoé Martin (13) » ?" for numero in (2044, 2051)]
    assert "Écrivez la réponse à la place de chaque « ? »" in demandes[2]
    with open(tmp_path / "r/eleves.csv", encoding="utf-8-sig") as fichier:
        assert [ligne[:2] for ligne in csv.reader(fichier, delimiter=";")][3:5] == [["Zoé Martin (2044)", "?"], ["Zoé Martin (2051)", "?"]]
    repondre(tmp_path, _2044="Zoé Martin (13)", _2051="Zoé Martin (12)")
    assert rendre(tmp_path, 2, 2044, 2051) == []
    assert eleves(tmp_path) == {"Zoé Martin (12)": 2, "Zoé Martin (13)": 2}


def test_tant_qu_on_ne_repond_pas_rien_n_est_perdu_et_la_question_revient(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    rendre(tmp_path, 2, 2044, 2051)
    assert len(rendre(tmp_path, 2, 2044, 2051)) == 4 and len(eleves(tmp_path)) == 4


def test_le_formulaire_de_chaque_devoir_dispense_de_la_question(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    assert "donnez à chaque fois à --participants le formulaire d’évaluation" in rendre(tmp_path, 2, 2044, 2051)[-1]
    for devoir, numeros in {1: ("12", "13"), 2: ("2044", "2051"), 3: ("31", "32")}.items():
        formulaire = [Participant("Zoé Martin", "", adresse, numero) for adresse, numero in zip(("a@l.fr", "b@l.fr"), numeros)]
        annuaire = completer(lire_annuaire(tmp_path / "r"), formulaire)
        reste = inscrire(tmp_path / "r", deux_zoe(*numeros), tmp_path / f"s{devoir}", annuaire=annuaire).homonymes
        assert reste == (2 if devoir == 1 else 0)  # ceux du second devoir, déjà inscrits, attendent le leur
    assert eleves(tmp_path) == {"Zoé Martin A": 3, "Zoé Martin B": 3}


def test_une_seule_des_deux_a_rendu_on_demande_laquelle(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    assert "Zoé Martin (2044)" in rendre(tmp_path, 2, 2044)[0]


def test_un_nom_donne_par_le_professeur_sert_toute_l_annee(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    chemin = tmp_path / "r/eleves.csv"
    texte = chemin.read_text(encoding="utf-8").replace("Zoé Martin (12);Zoé Martin (12)", "Zoé Martin (12);Zoé A").replace("(13);Zoé Martin (13)", "(13);Zoé B")
    chemin.write_text(texte, encoding="utf-8")
    assert rendre(tmp_path, 2, 2044, 2051)[0].endswith("est-ce « Zoé A » ou « Zoé B » ?")
    repondre(tmp_path, _2044="Zoé A", _2051="Zoé B")
    rendre(tmp_path, 3, 31, 32)
    assert eleves(tmp_path) == {"Zoé A": 2, "Zoé B": 2, "Zoé Martin (31)": 1, "Zoé Martin (32)": 1}


def test_un_registre_a_deux_colonnes_se_lit_encore(tmp_path):
    (tmp_path / "eleves.csv").write_text("nom lu;élève\n# note;\nzoe;Zoé Martin\nali;\n", encoding="utf-8")
    assert lire_annuaire(tmp_path) == Annuaire({"zoe": "Zoé Martin", "ali": "ali"}, {}, {})


@pytest.mark.parametrize("nom", ["Zoé Martin", "martin zoe", "MARTIN Zoé"])
def test_effacer_n_offre_jamais_l_un_de_deux_homonymes(tmp_path, nom):
    classe = deux_zoe(12)
    ecrire_la_classe(tmp_path / "s1", classe)
    inscrire(tmp_path / "r", classe, tmp_path / "s1", DATES[1])  # seule à rendre : « Zoé Martin », sans numéro
    rendre(tmp_path, 2, 2044, 2051)
    with pytest.raises(ErreurMastermind) as refus:
        effacer_eleve(nom, tmp_path / "r")
    assert all(f"'Zoé Martin{suite}'" in str(refus.value) for suite in ("", " (2044)", " (2051)"))
    assert effacer_eleve("Zoé Martin (2044)", tmp_path / "r").eleve == "Zoé Martin (2044)"


def test_un_nom_mal_ecrit_propose_le_nom_commun_aux_deux(tmp_path):
    rendre(tmp_path, 1, 12, 13)
    with pytest.raises(ErreurMastermind, match=r"vouliez-vous dire Zoé Martin \?$"):
        effacer_eleve("Zoé Matrin", tmp_path / "r")


def test_ni_l_une_ni_l_autre_n_est_absente_tant_qu_on_ne_sait_pas():
    annuaire = Annuaire({"Zoé Martin (12)": "Zoé A", "Zoé Martin (13)": "Zoé B", "Ali": "Ali"})
    assert lister_absents(annuaire, ["Zoé Martin (2044)"]) == ["Ali"] and lister_absents(annuaire, ["Zoé A"]) == ["Ali", "Zoé B"]


def test_les_eleves_se_rangent_par_nom_de_famille_quand_il_est_connu_de_tous():
    assert trier_eleves(["Zoé Martin", "Ali Zola"], {"Zoé Martin": "Martin", "Ali Zola": "Zola"}) == ["Zoé Martin", "Ali Zola"]
    assert trier_eleves(["Zoé Martin", "Ali Zola"], {"Zoé Martin": "Martin"}) == ["Ali Zola", "Zoé Martin"]


def test_sur_le_papier_et_dans_les_notes_deux_homonymes_se_distinguent(tmp_path):
    ecrire_la_classe(tmp_path, [*deux_zoe(12, 13), copie("Ali Ben_14_assignsubmission_file_/a.ipynb", "Ali Ben", reussi("repondre"))])
    papier, notes = (tmp_path / "retours_a_imprimer.html").read_text(encoding="utf-8"), (tmp_path / "notes.csv").read_text(encoding="utf-8")
    noms = ["Ali Ben", "Zoé Martin (12)", "Zoé Martin (13)"]
    assert re.findall("<h1><bdi>(.*?)</bdi>", papier) == noms == [ligne.split(";")[1] for ligne in notes.splitlines()[1:]]


# La liste de la classe, donnée plus tard

LISTE = [Participant("Zoé Martin", "Martin", "zoe.a@l.fr"), Participant("Zoé Martin", "Martin", "zoe.b@l.fr"), Participant("Ali Zola", "Zola", "ali@l.fr")]


def rendre_avec_la_liste(dossier, *numeros):
    return inscrire(dossier / "r", deux_zoe(*numeros), dossier / "s1", annuaire=completer(lire_annuaire(dossier / "r"), LISTE)).dits


def trimestre(dossier):
    with open(dossier / "r/trimestre.csv", encoding="utf-8-sig") as fichier:
        return {ligne[0]: ligne[1] for ligne in csv.reader(fichier, delimiter=";")}


@pytest.mark.parametrize("numeros", [pytest.param((12, 13), id="deux"), pytest.param((12,), id="une-seule")])
def test_la_liste_donnee_apres_la_premiere_fois_fait_demander_qui_est_qui(tmp_path, numeros):
    rendre(tmp_path, 1, *numeros)
    demandes = rendre_avec_la_liste(tmp_path, *numeros)
    assert demandes[:-2] == [f"Homonymes : « Zoé Martin ({numero}) », est-ce « Zoé Martin A » (zoe.a@l.fr) ou « Zoé Martin B » (zoe.b@l.fr) ?" for numero in numeros]
    assert eleves(tmp_path) == {f"Zoé Martin ({numero})": 1 for numero in numeros}


def test_la_reponse_donnee_la_date_du_premier_rendu_est_restee(tmp_path):
    rendre(tmp_path, 1, 12)
    rendre_avec_la_liste(tmp_path, 12)
    repondre(tmp_path, _12="Zoé Martin B")
    assert rendre_avec_la_liste(tmp_path, 12) == [] and eleves(tmp_path) == {"Zoé Martin B": 1}
    assert [inscrit.date for devoir in lire_devoirs(tmp_path / "r") for inscrit in devoir.rendus.values()] == [DATES[1]]
    assert trimestre(tmp_path)["Zoé Martin B"] == "20" and trimestre(tmp_path)["Zoé Martin A"] == "absent"


def test_un_eleve_que_le_professeur_a_nomme_n_est_pas_redemande():
    annuaire = Annuaire({"Zoé Martin (12)": "Zoé A", "Zoé Martin (13)": "Zoé B"}, {}, {"Zoé A": "zoe.a@l.fr", "Zoé B": "zoe.b@l.fr"})
    assert dict(completer(annuaire, LISTE[:2]).noms)["Zoé Martin (12)"] == "Zoé A"


def test_tant_qu_on_ne_sait_pas_la_table_du_trimestre_ne_dit_pas_absent(tmp_path):
    rendre(tmp_path, 1, 12)
    rendre_avec_la_liste(tmp_path, 12)
    cases = trimestre(tmp_path)
    assert [cases[f"Zoé Martin {qui}"] for qui in ("(12)", "A", "B")] == ["20", HOMONYMES, HOMONYMES] and cases["Ali Zola"] == "absent"


def test_une_copie_a_reconnaitre_ou_inconnue_ne_change_pas_l_ordre_de_la_classe():
    familles = {"Zoé Martin (a@l.fr)": "Martin", "Ali Zola": "Zola", "Max Abel": "Abel"}
    assert trier_eleves([*familles, "Zoé Martin (12)", "photo"], familles) == ["Max Abel", "Zoé Martin (12)", "Zoé Martin (a@l.fr)", "photo", "Ali Zola"]


def test_l_adresse_d_un_homonyme_n_est_sur_aucune_page(tmp_path):
    rendre(tmp_path, 1, 12)
    rendre_avec_la_liste(tmp_path, 12)
    pages = [page.read_text(encoding="utf-8") for page in [*(tmp_path / "r").rglob("*.html"), tmp_path / "r/trimestre.csv"]]
    assert "Zoé Martin A" in pages[-1] and not any("@" in page.partition("</style>")[2] or "@l.fr" in page for page in pages)


def test_deux_homonymes_nommes_par_leur_adresse_dans_un_registre_d_avant_gardent_leur_nom():
    annuaire = Annuaire({"Zoé Martin (zoe.a@l.fr)": "Zoé Martin (zoe.a@l.fr)"}, {}, {"Zoé Martin (zoe.a@l.fr)": "zoe.a@l.fr"})
    assert {*completer(annuaire, LISTE[:2]).noms.values()} == {"Zoé Martin (zoe.a@l.fr)", "Zoé Martin A"}
