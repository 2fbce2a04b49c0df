"""La liste des participants de Moodle : noms de famille, adresses, homonymes, absents, et moodle.csv pour le carnet de notes."""

import csv

import pytest
from resultats_d_essai import bareme_par_defaut, copie, reussi

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import Annuaire, designer
from mastermind_edu.correction.lecture.participants import Participant, completer, lire_participants
from mastermind_edu.correction.notation.gardees import Entete
from mastermind_edu.correction.pages.dossier import Retours, ecrire_resultats

LISTE = "Prénom,Nom de famille,Adresse de courriel,Groupes\nZoé,Martin,zoe@lycee.fr,G1\nAli,Ben,ali@lycee.fr,\nMax,Zola,max@lycee.fr,\n"
FORMULAIRE = (
    "Identifiant,Nom complet,Adresse de courriel,Statut,Note,Note maximale,Dernière modification (note)\n"
    "Participant {0},Zoé Martin,zoe.a@lycee.fr,Remis,,20,-\nParticipant {1},Zoé Martin,zoe.b@lycee.fr,Remis,,20,-\n"
)


def lire(tmp_path, texte):
    (tmp_path / "participants.csv").write_text(texte, encoding="utf-8")
    return lire_participants(tmp_path / "participants.csv")


@pytest.mark.parametrize(
    "texte, premier",
    [
        pytest.param(LISTE, Participant("Zoé Martin", "Martin", "zoe@lycee.fr"), id="participants"),
        pytest.param("First name;Last name;Username\nZoé;Martin;zmartin\n", Participant("Zoé Martin", "Martin", "zmartin"), id="anglais-compte"),
        pytest.param(FORMULAIRE.format(12, 13), Participant("Zoé Martin", "", "zoe.a@lycee.fr", "12"), id="formulaire"),
        pytest.param("Nom complet,Nom d'utilisateur\nZoé Martin,zm\n", Participant("Zoé Martin", "", "zm"), id="apostrophe-droite"),
    ],
)
def test_chaque_fichier_de_moodle_se_lit(tmp_path, texte, premier):
    assert lire(tmp_path, texte)[0] == premier


@pytest.mark.parametrize(
    "texte, message",
    [
        pytest.param("Groupe,Note\nA,12\n", "il faut les colonnes « nom complet », ou « prénom » et « nom de famille », voici 'Groupe,Note'".replace("e,N", "e;N"), id="colonnes"),
        pytest.param("Nom complet,Note\n,12\n", "ligne 2 : il faut le nom d’un élève", id="sans-nom"),
    ],
)
def test_un_autre_fichier_est_refuse_en_francais(tmp_path, texte, message):
    with pytest.raises(ErreurMastermind) as refus:
        lire(tmp_path, texte)
    assert message in str(refus.value)


def test_les_homonymes_gardent_leur_adresse_quand_leurs_numeros_changent(tmp_path):
    annuaire = Annuaire()
    for numeros in ((12, 13), (2051, 2044)):
        annuaire = completer(annuaire, lire(tmp_path, FORMULAIRE.format(*numeros)))
        copies = [copie(f"Zoé Martin_{numero}_assignsubmission_file_/a.ipynb", "Zoé Martin", reussi("repondre")) for numero in numeros]
        assert [*designer(copies, annuaire.noms).values()] == ["Zoé Martin A", "Zoé Martin B"]


def test_un_participant_est_l_eleve_deja_connu_de_ce_nom():
    annuaire = completer(Annuaire({"MARTIN zoe": "Zoé M."}), [Participant("Zoé Martin", "Martin", "z@l.fr")])
    assert annuaire == Annuaire({"MARTIN zoe": "Zoé M.", "Zoé Martin": "Zoé M."}, {"Zoé M.": "Martin"}, {"Zoé M.": "z@l.fr"})


def test_un_participant_ne_choisit_pas_entre_deux_homonymes():
    annuaire = Annuaire({"Zoé Martin (12)": "Zoé A", "Zoé Martin (13)": "Zoé B"})
    assert completer(annuaire, [Participant("Zoé Martin", "Martin", "z@l.fr")]) == annuaire


def ecrire(tmp_path, *copies):
    annuaire = completer(Annuaire(), lire(tmp_path, LISTE))
    copies = sorted(copies, key=lambda une: une.fichier)
    classe = ecrire_resultats(tmp_path, copies, Entete("1", []), bareme_par_defaut(), Retours(tmp_path, [une.fichier for une in copies]), annuaire)
    return classe, list(csv.DictReader((tmp_path / "moodle.csv").read_text(encoding="utf-8").splitlines()))


def test_les_absents_sont_nommes_par_nom_de_famille_et_l_adresse_va_dans_moodle(tmp_path):
    classe, lignes = ecrire(tmp_path, copie("Zoé Martin_12_assignsubmission_file_/a.ipynb", "Zoé Martin", reussi("repondre")))
    assert classe.absents == ["Ali Ben", "Max Zola"]
    assert [(ligne["Identifiant"], ligne["Note"], ligne["Adresse de courriel"]) for ligne in lignes] == [("Participant 12", "20", "zoe@lycee.fr")]


def test_un_absent_peut_avoir_sa_note_et_elle_n_est_pas_sans_effet(tmp_path):
    (tmp_path / "ajustements.csv").write_text("élève;note\nzola max;12\nPersonne;3\n", encoding="utf-8")
    classe, _ = ecrire(tmp_path, copie("zoe.ipynb", "Zoé Martin", reussi("repondre")))
    assert (classe.sans_copie, [sans.ajustement.cible for sans in classe.sans_effet]) == ({"Max Zola": 12}, ["Personne"])
    assert "(noté à la main&nbsp;: 12)" in (tmp_path / "classe.html").read_text(encoding="utf-8")


def test_sans_aucun_numero_moodle_csv_est_pour_le_carnet_de_notes(tmp_path):
    _, lignes = ecrire(tmp_path, copie("zoe.ipynb", "Zoe MARTIN", reussi("repondre")), copie("inconnu.ipynb", "Qui", reussi("repondre")))
    assert [(ligne["Identifiant"], ligne["Nom complet"], ligne["Note"], ligne["Adresse de courriel"]) for ligne in lignes] == [("", "Zoe MARTIN", "20", "zoe@lycee.fr")]
