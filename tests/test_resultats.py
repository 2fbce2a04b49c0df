"""Les résultats d’une classe : notes, JSON, tableurs, et ce qui reste sur le disque."""

import csv
import io
import json
import os
from dataclasses import replace
from fractions import Fraction

import pytest
from resultats_d_essai import HOSTILE, a_faire, copie, echoue, ecrire_la_classe, fichier_ecrit, petite_classe, relire, reussi

from mastermind_edu import ErreurMastermind
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.notation import gardees as module_gardees
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import CopiesGardees, Entete, Rangement, garder_resultats
from mastermind_edu.correction.notation.resultats import arrondir, copie_en_donnees, noter, simplifier
from mastermind_edu.correction.pages.dossier import Retours, ecrire_resultats
from mastermind_edu.correction.pages.retours import page_de_retour
from mastermind_edu.correction.tableurs import deproteger, ecrire_atomiquement, ecrire_table, proteger
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.juge.instruments import FonctionDonnee, FonctionSuivie, Hasard, Lignes, Recueil
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

ENTETE = Entete("1", ["un processus par copie"])
VERDICTS = {"position": reussi, "repondre": a_faire}


# La note


@pytest.mark.parametrize(
    "verdicts, note",
    [
        pytest.param([reussi("repondre"), reussi("position")], 20, id="tout-juste"),
        pytest.param([reussi("position"), a_faire("repondre")], Fraction(20, 3), id="en-proportion"),
        pytest.param([a_faire("repondre")], 0, id="rien"),
        pytest.param([], None, id="illisible"),
    ],
)
def test_la_note_est_sur_20_en_proportion_des_points(verdicts, note):
    assert copie("a.ipynb", "A", *verdicts).note == note


def sur_bareme(**points):
    """Une copie où `position` est réussi et `repondre` à faire, avec ces points."""
    exercices = tuple(noter(verdict(nom), {nom: Fraction(points[nom])}) for nom, verdict in VERDICTS.items() if nom in points)
    return copie("a.ipynb", "A")._replace(exercices=exercices)


def test_moins_d_un_point_en_tout_donne_quand_meme_une_note():
    assert sur_bareme(position="1/2").note == 20


def test_une_copie_sans_exercice_n_est_pas_notee():
    assert [copie.est_notee for copie in petite_classe()] == [True, True, True, False]


@pytest.mark.parametrize(
    "nombre, arrondi, ecrit",
    [
        pytest.param(Fraction(40, 3), Fraction(1333, 100), "13,33", id="vers-le-bas"),
        pytest.param(Fraction(1, 8), Fraction(13, 100), "0,13", id="moitie-vers-le-haut"),
        pytest.param(Fraction(3, 8), Fraction(38, 100), "0,38", id="moitie-paire-vers-le-haut"),
        pytest.param(Fraction(29, 2), Fraction(29, 2), "14,5", id="exact"),
        pytest.param(Fraction(20), 20, "20", id="entier"),
        pytest.param(Fraction(0), 0, "0", id="zero"),
        pytest.param(Fraction(19999, 1000), 20, "20", id="presque-20"),
    ],
)
def test_un_nombre_s_arrondit_a_deux_decimales(nombre, arrondi, ecrit):
    assert (arrondir(nombre), ecrire_decimal(nombre)) == (arrondi, ecrit)


# resultats.json


def json_garde(dossier, copies):
    """Le texte de `resultats.json`."""
    garder_resultats(dossier, copies, ENTETE)
    return (dossier / "resultats.json").read_text(encoding="utf-8")


def test_le_json_a_exactement_la_forme_promise(tmp_path):
    donnees = json.loads(json_garde(tmp_path, petite_classe()[1:2]))
    assert donnees == {
        "version": "1",
        "protections": ["un processus par copie"],
        "copies": [
            {
                "fichier": "Ali_13_assignsubmission_file_/04.ipynb",
                "eleve": "Ali Ben",
                "chapitre": "04_marquage",
                "note": 6.67,
                "sur": 20,
                "exercices": [
                    {"nom": "position", "etat": "réussi", "points": 2, "sur": 2, "message": "tous les cas sont justes",
                     "contre_exemple": None, "erreur_typique": None},
                    {"nom": "repondre", "etat": "échoué", "points": 0, "sur": 4,
                     "message": "barrez d’abord tous les `bien placés`",
                     "contre_exemple": {"arguments": [["R"], ["V"]], "appel": "repondre(['R'], ['V'])", "attendu": "(1, 0)", "obtenu": "(0, 1)"},
                     "erreur_typique": "une-seule-passe"},
                ],
                "anomalies": ["`position` est définie deux fois : la dernière compte"],
                "sha256": "sha-Ali_13_assignsubmission_file_/04.ipynb",
            }
        ],
    }  # fmt: skip


def test_le_json_garde_ses_accents(tmp_path):
    assert "Zoé Martin" in json_garde(tmp_path, petite_classe())


def test_le_json_a_une_information_par_ligne_pour_que_deux_corrections_se_comparent(tmp_path):
    assert json_garde(tmp_path, []) == '{\n "version": "1",\n "protections": [\n  "un processus par copie"\n ],\n "copies": []\n}\n'


@pytest.mark.parametrize("position, repondre, ecrite", [(1, 0, "20"), (1, 2, "6.67"), (29, 11, "14.5")], ids=["entiere", "arrondie", "exacte"])
def test_une_note_entiere_s_ecrit_sans_decimale(tmp_path, position, repondre, ecrite):
    assert f'"note": {ecrite},\n' in json_garde(tmp_path, [sur_bareme(position=position, repondre=repondre)])


@pytest.mark.parametrize(
    "valeur, simple",
    [
        pytest.param((1, [2, (3,)]), [1, [2, [3]]], id="tuples"),
        pytest.param(Hasard(7), "random.Random(7)", id="hasard"),
        pytest.param(Lignes(("a", "b")), "lire → 'a', puis 'b'", id="lignes"),
        pytest.param(Recueil(), "afficher", id="recueil"),
        pytest.param(FonctionDonnee("jouer", (([0], [[0]]), ([1], [[0], [1]]))), "jouer → [[0]], puis [[0], [1]]", id="fonction-donnee"),
        pytest.param(FonctionSuivie("demander", ((0, 1), (2, 0)), "code"), "demander → (0, 1), puis (2, 0)", id="fonction-suivie"),
        pytest.param(Fraction(1, 3), "1/3", id="fraction"),
        pytest.param(float("nan"), "nan", id="nan"),
        pytest.param({(0, 1): True, "a": None}, {"(0, 1)": True, "a": None}, id="dictionnaire"),
    ],
)
def test_toute_valeur_d_argument_s_ecrit_en_json(valeur, simple):
    assert simplifier(valeur) == simple and json.dumps(simple, allow_nan=False)


@pytest.mark.parametrize("nom", CATALOGUE)
def test_un_contre_exemple_relu_est_le_meme(tmp_path, nom):
    avant = [copie("a.ipynb", "A", echoue(nom, rang=min(3, len([*CATALOGUE[nom].cas()]) - 1)))]
    garder_resultats(tmp_path, avant, ENTETE)
    assert relire(tmp_path / "resultats.json")[0].exercices[0].verdict.contre_exemple == avant[0].exercices[0].verdict.contre_exemple


def test_des_resultats_relus_redonnent_les_memes_octets(tmp_path):
    classe = [*petite_classe(), copie("fichier\udcff.ipynb", HOSTILE, echoue("repondre", message=HOSTILE))]
    ecrire_la_classe(tmp_path / "a", classe)
    ecrire_la_classe(tmp_path / "b", relire(tmp_path / "a" / "resultats.json"))
    assert contenu(tmp_path / "a") == contenu(tmp_path / "b")


def test_la_part_des_points_d_une_liste_de_cas_se_garde_et_suit_le_bareme(tmp_path):
    verdict = Verdict("mes_cas_repondre", EtatVerdict.ECHOUE, "vos cas attrapent 11 versions fausses sur 15", part=Fraction(11, 15))
    avant = copie("a.ipynb", "A", verdict)
    garder_resultats(tmp_path, [avant], ENTETE)
    assert relire(tmp_path / "resultats.json")[0].exercices == avant.exercices and avant.points == Fraction(22, 15)
    assert json.loads((tmp_path / "resultats.json").read_text())["copies"][0]["exercices"][0]["points"] == 1.47
    assert relire(tmp_path / "resultats.json", {"mes_cas_repondre": Fraction(3)})[0].points == Fraction(11, 5)


def test_une_part_abimee_est_refusee_en_francais(tmp_path):
    verdict = Verdict("mes_cas_repondre", EtatVerdict.ECHOUE, "", part=Fraction(1, 2))
    abime = json_garde(tmp_path, [copie("a.ipynb", "A", verdict)]).replace("1/2", "1/0")
    (tmp_path / "resultats.json").write_text(abime, encoding="utf-8")
    with pytest.raises(ErreurMastermind, match="il faut un fichier de résultats écrit par la correction"):
        relire(tmp_path / "resultats.json")


def test_une_anomalie_reservee_au_professeur_le_reste_une_fois_relue(tmp_path):
    double = copie("a.ipynb", "A", anomalies=["fichier vide", Anomalie("même fichier que b.ipynb", publique=False)])
    garder_resultats(tmp_path, [double], ENTETE)
    assert relire(tmp_path / "resultats.json")[0].anomalies == double.anomalies


def test_des_resultats_relus_suivent_le_nouveau_bareme(tmp_path):
    garder_resultats(tmp_path, petite_classe(), ENTETE)
    relue = relire(tmp_path / "resultats.json", {"repondre": Fraction(8), "position": Fraction(2)})[1]
    assert (relue.fichier[:3], relue.total, relue.note) == ("Ali", 10, 4)


@pytest.mark.parametrize(
    "texte", ["", "{", "[]", '{"copies": [{}]}', '{"copies": 3}', "[" * 100_000, None], ids=["vide", "coupe", "liste", "incomplet", "nombre", "profond", "absent"]
)
def test_des_resultats_abimes_sont_refuses_en_francais(tmp_path, texte):
    if texte is not None:
        (tmp_path / "resultats.json").write_text(texte)
    with pytest.raises(ErreurMastermind, match="il faut un fichier de résultats écrit par la correction"):
        relire(tmp_path / "resultats.json")


# Les tableurs

NOTES = (
    "\ufefffichier;élève;note sur 20;état;lire_points;saisir_proposition;position;repondre;remarques\r\n"
    "Ali_13_assignsubmission_file_/04.ipynb;Ali Ben;6,67;notée;;;2;0;`position` est définie deux fois : la dernière compte\r\n"
    "lea.ipynb;Léa Roux;0;notée;0;0;;;\r\n"
    "vide.ipynb;Max;;rendu, illisible;;;;;à noter à la main : rien n’a pu être lu ni jugé · fichier vide : 0 octet\r\n"
    "Zoé Martin_12_assignsubmission_file_/04.ipynb;Zoé Martin;20;notée;;;2;4;\r\n"
)
MOODLE = (
    "Identifiant,Nom complet,Note,Dernière modification (note),Feedback par commentaires\r\n"
    'Participant 12,Zoé Martin,20,,"<strong>04 – Bien placés, mal placés</strong><br>✔ position : réussi, 2 / 2<br>✔ repondre : réussi, 4 / 4"\r\n'
    'Participant 13,Ali Ben,6.67,,"<strong>04 – Bien placés, mal placés</strong><br>✔ position : réussi, 2 / 2<br>'
    "✘ repondre : échoué, 0 / 4 – barrez d’abord tous les "
    '<code style=""white-space:nowrap"">bien placés</code><br><code>position</code> est définie deux fois : la dernière compte"\r\n'
)


def test_les_notes_d_une_petite_classe(tmp_path):
    assert fichier_ecrit(tmp_path, "notes.csv", petite_classe()) == NOTES


def test_le_fichier_moodle_d_une_petite_classe(tmp_path):
    assert fichier_ecrit(tmp_path, "moodle.csv", petite_classe()) == MOODLE


def lire_csv(texte, separateur):
    return list(csv.reader(io.StringIO(texte.removeprefix("\ufeff"), newline=""), delimiter=separateur))


def test_moodle_laisse_sans_note_ce_qui_n_a_pas_pu_etre_note(tmp_path):
    ligne = lire_csv(fichier_ecrit(tmp_path, "moodle.csv", [copie("Max_9_assignsubmission_file_/a", "Max", anomalies=["fichier vide"])]), ",")[1]
    assert ligne[:3] == ["Participant 9", "Max", ""] and "fichier vide" in ligne[4]


def test_moodle_garde_la_meilleure_copie_de_chaque_chapitre(tmp_path):
    dossier = "Ana_7_assignsubmission_file_/"
    copies = [
        copie(dossier + "04.ipynb", "Ana", a_faire("repondre")),
        copie(dossier + "04 (1).ipynb", "Ana", reussi("repondre")),
        copie(dossier + "03.ipynb", "Ana", a_faire("saisir_proposition"), chapitre="03_validation"),
        copie(dossier + "x.ipynb", "Ana", chapitre=None),
    ]
    assert [ligne[2] for ligne in lire_csv(fichier_ecrit(tmp_path, "moodle.csv", copies), ",")] == ["Note", "10"]


def test_moodle_garde_la_premiere_de_deux_copies_aussi_bonnes(tmp_path):
    copies = [copie(f"Ana{suite}_7_assignsubmission_file_/04.ipynb", f"Ana{suite}", a_faire("repondre"), anomalies=[f"copie{suite}"]) for suite in ("", "2")]
    (ligne,) = lire_csv(fichier_ecrit(tmp_path, "moodle.csv", reversed(copies)), ",")[1:]
    assert ligne[:3] == ["Participant 7", "Ana2", "0"] and ligne[4].endswith("copie2")


def test_le_retour_de_moodle_est_du_html_inoffensif(tmp_path):
    ligne = lire_csv(fichier_ecrit(tmp_path, "moodle.csv", [copie("a_1_assignsubmission_file_/a", HOSTILE, echoue("repondre", message=HOSTILE))]), ",")[1]
    assert "<script>" not in ligne[4] and "&lt;script&gt;" in ligne[4]


@pytest.mark.parametrize(
    "cellule, ecrite",
    [
        pytest.param("=1+1", "'=1+1", id="egal"),
        pytest.param("+33 6", "'+33 6", id="plus"),
        pytest.param("-2", "'-2", id="moins"),
        pytest.param("@SUM(A1)", "'@SUM(A1)", id="arobase"),
        pytest.param("\t=1", "'=1", id="tabulation"),
        pytest.param("\r=1", "'=1", id="retour"),
        pytest.param("  =1", "'=1", id="espaces"),
        pytest.param("\u202e=1", "'=1", id="sens-retourne"),
        pytest.param("＝1", "'＝1", id="egal-large"),
        pytest.param("Zoé =1", "Zoé =1", id="au-milieu"),
        pytest.param("a\nb\r\nc", "a b c", id="lignes"),
        pytest.param("a\x00b", "a�b", id="nul"),
        pytest.param("d’Arc", "d’Arc", id="apostrophe"),
    ],
)
def test_aucune_cellule_n_est_prise_pour_une_formule(cellule, ecrite):
    assert proteger(cellule) == ecrite and proteger(deproteger(ecrite)) == ecrite


@pytest.mark.parametrize(
    "ecrite, relue", [("'=1+1", "=1+1"), ("x=1", "x=1"), ("'d’Arc'", "'d’Arc'")], ids=["protegee", "egal-au-milieu", "entre-apostrophes"]
)
def test_seule_l_apostrophe_qui_protege_une_formule_s_enleve(ecrite, relue):
    assert deproteger(ecrite) == relue


def test_une_cellule_hostile_reste_une_cellule():
    assert lire_csv(ecrire_table([["a", f'";{HOSTILE}', "b"]]), ";")[0][::2] == ["a", "b"]


# L’ensemble


def contenu(dossier):
    return {f.relative_to(dossier).as_posix(): f.read_bytes() for f in sorted(dossier.rglob("*")) if f.is_file()}


def test_une_correction_laisse_tous_ses_fichiers(tmp_path):
    ecrire_la_classe(tmp_path, petite_classe())
    assert sorted(contenu(tmp_path)) == [
        "ajustements.csv", "classe.html", "moodle.csv", "notes.csv", "resultats.json",
        "retours.zip", "retours/Ali_13_04.html", "retours/Zoe_Martin_12_04.html", "retours/lea.html", "retours/vide.html",
        "retours_a_imprimer.html",
    ]  # fmt: skip


def test_l_ordre_des_copies_ne_change_aucun_octet(tmp_path):
    for dossier, classe in (("a", petite_classe()), ("b", petite_classe()[::-1])):
        with Rangement(tmp_path) as rangement:
            gardees = CopiesGardees(rangement, [copie.fichier for copie in classe], bareme_par_defaut())
            for copie in classe:
                gardees.garder(copie)
            ecrire_resultats(tmp_path / dossier, gardees, ENTETE, bareme_par_defaut(), Retours(tmp_path / dossier, [copie.fichier for copie in classe]))
    assert contenu(tmp_path / "a") == contenu(tmp_path / "b")


def test_une_seconde_correction_garde_les_ajustements_et_ne_compte_qu_une_fois(tmp_path):
    ecrire_la_classe(tmp_path, petite_classe())
    with open(tmp_path / "ajustements.csv", "a", encoding="utf-8") as fichier:
        fichier.write("lea.ipynb;;presque;lire_points;1\r\nabsent.ipynb;;;position;1\r\n")
    ecrire_la_classe(tmp_path, petite_classe())
    premiere = contenu(tmp_path)
    ecrire_la_classe(tmp_path, relire(tmp_path / "resultats.json"))
    assert contenu(tmp_path) == premiere and "lea.ipynb;Léa Roux;2,86;notée;1;" in premiere["notes.csv"].decode()
    assert "absent.ipynb" in premiere["classe.html"].decode() and "presque" in premiere["retours/lea.html"].decode()


def test_rien_d_etranger_n_est_efface(tmp_path):
    (tmp_path / "retours").mkdir()
    (tmp_path / "retours" / "ancien.html").write_text("à moi")
    ecrire_la_classe(tmp_path, petite_classe())
    assert (tmp_path / "retours" / "ancien.html").read_text() == "à moi"


@pytest.mark.parametrize("classe", [[], petite_classe()[3:]], ids=["aucune-copie", "une-illisible"])
def test_une_classe_sans_note_s_ecrit_quand_meme(tmp_path, classe):
    ecrire_la_classe(tmp_path, classe, ())
    assert len(contenu(tmp_path)) == 6 + len(classe)


# L’écriture d’un seul geste


def test_un_fichier_est_remplace_en_entier_et_sans_reste(tmp_path):
    chemin = tmp_path / "sous" / "notes.csv"
    ecrire_atomiquement(chemin, "un\r\n")
    ecrire_atomiquement(chemin, "deux\r\n")
    assert contenu(tmp_path) == {"sous/notes.csv": b"deux\r\n"}


def test_un_fichier_identique_n_est_pas_touche(tmp_path, monkeypatch):
    ecrire_atomiquement(tmp_path / "a", "é")
    monkeypatch.setattr(os, "replace", lambda *_: pytest.fail("remplacé"))
    ecrire_atomiquement(tmp_path / "a", "é")


@pytest.mark.parametrize(
    "geste, erreur",
    [("fsync", OSError(28, "No space left on device")), ("replace", PermissionError(13, "Permission denied"))],
    ids=["disque-plein", "ouvert-dans-un-tableur"],
)
def test_un_refus_du_systeme_laisse_l_ancien_fichier_intact(tmp_path, monkeypatch, geste, erreur):
    def refuser(*_):
        raise erreur

    ecrire_atomiquement(tmp_path / "notes.csv", "ancien")
    monkeypatch.setattr(os, geste, refuser)
    with pytest.raises(ErreurMastermind, match="ouvert dans un tableur, ou le disque plein"):
        ecrire_atomiquement(tmp_path / "notes.csv", "nouveau")
    assert contenu(tmp_path) == {"notes.csv": b"ancien"}


def test_une_interruption_ne_laisse_rien_de_provisoire(tmp_path, monkeypatch):
    def interrompre(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrompre)
    with pytest.raises(KeyboardInterrupt):
        ecrire_atomiquement(tmp_path / "notes.csv", "nouveau")
    assert contenu(tmp_path) == {}


def test_le_constat_et_la_remarque_d_un_verdict_sont_gardes_et_montres(tmp_path):
    verdict = replace(echoue("repondre"), constat="faux dans 3 cas sur les 9 essayés", remarque="ligne 1 : rien ne lit `x`")
    notee = copie("a.ipynb", "A", verdict)
    garder_resultats(tmp_path, [notee], ENTETE)
    [relue] = relire(tmp_path / "resultats.json")
    assert (relue.exercices[0].verdict.constat, relue.exercices[0].verdict.remarque) == (verdict.constat, verdict.remarque)
    assert "Faux dans 3 cas sur les 9 essayés." in page_de_retour(notee)


@pytest.mark.parametrize("en_memoire", [0, 2, 200])
def test_les_copies_gardees_sont_les_memes_en_memoire_ou_relues(tmp_path, monkeypatch, en_memoire):
    monkeypatch.setattr(module_gardees, "COPIES_EN_MEMOIRE", en_memoire)
    classe = sorted(petite_classe(), key=lambda copie: copie.fichier)
    with Rangement(tmp_path) as rangement:
        gardees = CopiesGardees(rangement, [copie.fichier for copie in classe], bareme_par_defaut())
        for copie in reversed(classe):
            gardees.garder(copie)
        premiere, seconde = [[copie_en_donnees(copie) for copie in gardees] for _ in range(2)]
        assert premiere == seconde == [copie_en_donnees(copie) for copie in classe]
        gardees.garder(classe[0]._replace(eleve="Une autre"))
        assert [copie.eleve for copie in gardees] == ["Une autre", *(copie.eleve for copie in classe[1:])]
