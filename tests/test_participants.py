"""La liste des participants de Moodle : noms de famille, adresses, homonymes, absents, et moodle.csv pour le carnet de notes."""

import csv
from fractions import Fraction

import pytest
from corpus import BOUCLES, cellules, deposer, notebook
from resultats_d_essai import bareme_par_defaut, copie, reussi

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.identites import Annuaire, designer
from mastermind_edu.correction.lecture.participants import Participant, completer, dire_qui_est_qui, dire_un_autre_devoir, lire_participants, trouver_la_liste
from mastermind_edu.correction.notation.gardees import Entete
from mastermind_edu.correction.notation.resultats import Decision
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


@pytest.mark.parametrize(
    "numeros, fichiers, averti",
    [
        pytest.param("12 13", ["Zoé Martin_2051_assignsubmission_file_/a.ipynb", "Zoé Martin_2044_assignsubmission_file_/a.ipynb"], True, id="celui-d-avant"),
        pytest.param("12 13", ["Zoé Martin_2051_assignsubmission_file_/a.ipynb", "Zoé Martin_13_assignsubmission_file_/a.ipynb"], False, id="le-bon"),
        pytest.param("12 13", ["zoe.ipynb"], False, id="des-copies-sans-numero"),
        pytest.param("", ["Zoé Martin_2051_assignsubmission_file_/a.ipynb"], False, id="la-liste-de-la-classe"),
    ],
)
def test_le_formulaire_d_un_autre_devoir_se_dit(numeros, fichiers, averti):
    inscrits = [Participant("Zoé Martin", "", "", numero) for numero in numeros.split() or [""]]
    assert [ligne[:37] for ligne in dire_un_autre_devoir("notes.csv", inscrits, fichiers)] == ["Aucun numéro de notes.csv n’est celui"] * averti


def test_une_correction_au_formulaire_d_un_autre_devoir_le_dit_avant_ce_qui_reste(tmp_path):
    deposer(tmp_path, "c/Zoé Martin_2051_assignsubmission_file_/04.ipynb", notebook(*cellules(BOUCLES)))
    liste, annonces = deposer(tmp_path, "notes d’avant.csv", FORMULAIRE.format(12, 13).encode()), []
    corriger([tmp_path / "c"], tmp_path / "s", version="essai", participants=liste, annoncer=annonces.append)
    assert annonces[-1].startswith("Aucun numéro de notes d’avant.csv n’est celui d’une copie")


def test_la_liste_rangee_a_cote_des_copies_n_en_est_pas_une(tmp_path):
    deposer(tmp_path, "c/Zoé Martin_12_assignsubmission_file_/04.ipynb", notebook(*cellules(BOUCLES)))
    liste = deposer(tmp_path, "c/les notes.csv", FORMULAIRE.format(12, 13).encode())
    seule, donnee = (corriger([tmp_path / "c"], tmp_path / sortie, version="essai", participants=choix, annoncer=print) for sortie, choix in (("s", None), ("t", liste)))
    assert (seule.copies, seule.a_noter) == (1, 0) and seule == donnee


def test_l_aide_dit_que_le_formulaire_convient(capsys):
    main(["corriger", "--aide"])
    assert "la liste de la classe ou le formulaire d’évaluation du devoir" in " ".join(capsys.readouterr().out.split())


def test_une_liste_sans_copie_ne_se_corrige_pas(tmp_path):
    liste = deposer(tmp_path, "les notes.csv", FORMULAIRE.format(12, 13).encode())
    with pytest.raises(ErreurMastermind, match="il faut au moins une copie, il n’y en a pas dans .*les notes.csv$"):
        corriger([liste], tmp_path / "s", version="essai", annoncer=print)


def test_de_deux_listes_parmi_les_copies_aucune_n_est_choisie(tmp_path):
    liste, autre = deposer(tmp_path, "les notes.csv", FORMULAIRE.format(12, 13).encode()), deposer(tmp_path, "mesures.csv", b"Groupe,Note\nA,12\n")
    assert trouver_la_liste([autre, tmp_path / "absente.csv"]) == ([autre, tmp_path / "absente.csv"], None)
    assert trouver_la_liste([autre, liste]) == trouver_la_liste([autre], liste) == ([autre], liste)
    avant = deposer(tmp_path, "d’avant.csv", FORMULAIRE.format(14, 15).encode())
    for chemins, donnee in (([autre, liste, avant], None), ([autre, avant], liste)):
        with pytest.raises(ErreurMastermind) as refus:
            corriger(chemins, tmp_path / "s", version="essai", participants=donnee, annoncer=print)
        assert str(refus.value).startswith("il faut une seule liste de participants, il y en a 2 : « les notes.csv » et « d’avant.csv »") and not (tmp_path / "s").exists()


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


def ecrire(tmp_path, *copies, annuaire=None):
    annuaire = annuaire or completer(Annuaire(), lire(tmp_path, LISTE))
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
    assert (classe.sans_copie, [sans.ajustement.cible for sans in classe.sans_effet]) == ({"Max Zola": Decision(Fraction(12))}, ["Personne"])
    assert "(noté à la main&nbsp;: 12)" in (tmp_path / "classe.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("numero, page", [("7031", "(noté à la main&nbsp;: 12)"), ("", "(noté à la main&nbsp;: 12, à saisir dans Moodle)")])
def test_la_note_d_un_absent_va_dans_moodle_quand_on_sait_son_numero(tmp_path, numero, page):
    (tmp_path / "ajustements.csv").write_text("élève;note;commentaire\nMax Zola;12;rendu sur papier\n", encoding="utf-8")
    annuaire = completer(Annuaire(), [Participant("Zoé Martin", "", "zoe@lycee.fr", "12"), Participant("Max Zola", "", "max@lycee.fr", numero)])
    _, lignes = ecrire(tmp_path, copie("Zoé Martin_12_assignsubmission_file_/a.ipynb", "Zoé Martin", reussi("repondre")), annuaire=annuaire)
    notes = [("Participant 12", "Zoé Martin", "20"), *([(f"Participant {numero}", "Max Zola", "12")] if numero else [])]
    assert [(ligne["Identifiant"], ligne["Nom complet"], ligne["Note"]) for ligne in lignes] == notes and page in (tmp_path / "classe.html").read_text(encoding="utf-8")
    assert not numero or (lignes[1]["Feedback par commentaires"], lignes[1]["Adresse de courriel"]) == ("rendu sur papier", "max@lycee.fr")


def test_lequel_de_deux_homonymes_a_quelle_adresse_se_dit_au_terminal():
    adresses = {"Zoé Martin A": "zoe@l.fr", "Zoé Martin B": "zoe2@l.fr", "Ali Ben": "ali@l.fr"}
    assert [*dire_qui_est_qui(["Zoé Martin B", "Zoé Martin A", "Sans Adresse"], adresses)] == [
        "Qui est qui, rien à faire : « Zoé Martin A » a l’adresse zoe@l.fr et « Zoé Martin B » a l’adresse zoe2@l.fr."
    ]
    assert [*dire_qui_est_qui([], adresses)] == []


def test_sans_aucun_numero_moodle_csv_est_pour_le_carnet_de_notes(tmp_path):
    _, lignes = ecrire(tmp_path, copie("zoe.ipynb", "Zoe MARTIN", reussi("repondre")), copie("inconnu.ipynb", "Qui", reussi("repondre")))
    assert [(ligne["Identifiant"], ligne["Nom complet"], ligne["Note"], ligne["Adresse de courriel"]) for ligne in lignes] == [("", "Zoe MARTIN", "20", "zoe@lycee.fr")]
