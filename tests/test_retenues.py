"""De plusieurs copies d’un élève, une seule compte : la même partout, et la moyenne de la page est celle de moodle.csv."""

import csv
from fractions import Fraction

import pytest
from resultats_d_essai import a_faire, copie, echoue, ecrire_la_classe, page_de_la_classe, reussi
from test_retours import Lecteur

from mastermind_edu.correction.lecture.identites import designer
from mastermind_edu.correction.lecture.questions import question
from mastermind_edu.correction.notation.resultats import EtatCopie
from mastermind_edu.correction.notation.retenues import rendus, retenir
from mastermind_edu.correction.pages.notes import dire_le_choix

ANA = "Ana_7_assignsubmission_file_/"
BROUILLON, FINALE = copie(ANA + "04.ipynb", "Ana", a_faire("repondre")), copie(ANA + "04 (1).ipynb", "Ana", reussi("repondre"))
PHOTO = copie(ANA + "photo.jpg", "Ana", chapitre=None, anomalies=["une image"])
AUTRE = copie(ANA + "03.ipynb", "Ana", echoue("nettoyer"), chapitre="03_validation")
BOB = copie("Bob_8_assignsubmission_file_/04.ipynb", "Bob", echoue("repondre"))


def etats(*copies, noms=()):
    return [une.etat for une in retenir(copies, designer(copies, dict(noms)))]


N, R, I = EtatCopie.NOTEE, EtatCopie.REMPLACEE, EtatCopie.ILLISIBLE


@pytest.mark.parametrize(
    "copies, attendus",
    [
        pytest.param([BROUILLON, FINALE], [R, N], id="la-meilleure"),
        pytest.param([FINALE, BROUILLON], [N, R], id="dans-l-autre-sens"),
        pytest.param([BROUILLON, BROUILLON._replace(fichier=ANA + "b.ipynb")], [N, R], id="a-egalite-la-premiere"),
        pytest.param([BROUILLON, AUTRE], [N, N], id="deux-chapitres"),
        pytest.param([PHOTO, BROUILLON], [R, N], id="une-photo-et-un-notebook"),
        pytest.param([PHOTO, PHOTO._replace(fichier=ANA + "b.jpg")], [I, I], id="deux-photos"),
        pytest.param([PHOTO._replace(chapitre="04_marquage"), AUTRE], [I, N], id="un-chapitre-illisible"),
        pytest.param([BROUILLON, BOB], [N, N], id="deux-eleves"),
    ],
)
def test_une_copie_par_eleve_et_par_chapitre_compte(copies, attendus):
    assert etats(*copies) == attendus


def test_deux_noms_que_le_registre_reunit_sont_le_meme_eleve():
    cle = FINALE._replace(fichier="a_main.ipynb", eleve="Anita")
    assert etats(BROUILLON, cle) == [N, N] and etats(BROUILLON, cle, noms={"Anita": "Ana", "Ana": "Ana"}) == [R, N]


def test_lire_une_reponse_ne_fait_pas_compter_une_autre_copie():
    ecrite = question("pourquoi", Fraction(2), "Pourquoi ?", "Parce que.")
    lue, vide = ecrite._replace(points=Fraction(0)), question("pourquoi", Fraction(2), "Pourquoi ?", "")
    premiere, seconde = FINALE._replace(questions=(lue,)), FINALE._replace(fichier=ANA + "b.ipynb", questions=(ecrite,))
    assert etats(premiere, seconde) == [N, R]
    assert etats(premiere._replace(questions=(vide,)), seconde) == [R, N]  # un brouillon sans réponse ne l’emporte pas


def test_la_note_donnee_l_emporte_meme_plus_basse(tmp_path):
    (tmp_path / "ajustements.csv").write_text(f"élève;note\n{BROUILLON.fichier};5\n", encoding="utf-8")
    assert {une.fichier: une.etat for une in ecrire_la_classe(tmp_path, [BROUILLON, FINALE])} == {FINALE.fichier: R, BROUILLON.fichier: EtatCopie.A_LA_MAIN}


def test_la_note_d_un_eleve_reunit_ses_chapitres():
    copies = retenir([BROUILLON, FINALE, AUTRE], designer([BROUILLON, FINALE, AUTRE], {}))
    (rendu,) = rendus(copies, designer(copies, {}))
    assert (rendu.note, rendu.fichiers) == (20 * Fraction(FINALE.total) / (FINALE.total + AUTRE.total), (FINALE.fichier, AUTRE.fichier))


def test_la_moyenne_de_la_page_est_celle_de_moodle_et_l_eleve_recoit_une_page(tmp_path):
    ecrire_la_classe(tmp_path, [BROUILLON, FINALE, PHOTO, BOB])
    lignes = list(csv.DictReader((tmp_path / "moodle.csv").read_text(encoding="utf-8").splitlines()))
    assert [ligne["Note"] for ligne in lignes] == ["20", "0"]
    texte = Lecteur((tmp_path / "classe.html").read_text(encoding="utf-8")).texte
    assert "4 copies de 2 élèves, 2 remplacées" in texte and "moyenne 10 / 20" in texte and "une seule compte" in texte
    notes = (tmp_path / "notes.csv").read_text(encoding="utf-8-sig")
    assert f"{BROUILLON.fichier};Ana;;remplacée;" in notes and "remplacée par « 04 (1).ipynb », elle valait 0" in notes
    retour = (tmp_path / "retours/Ana_7_04_1.html").read_text(encoding="utf-8")
    assert "celui-ci compte, à la place de « 04.ipynb », « photo.jpg »" in Lecteur(retour).texte
    assert (tmp_path / "retours_a_imprimer.html").read_text(encoding="utf-8").count('<article class="feuille">') == 2


@pytest.mark.parametrize(
    "autre, dit",
    [
        pytest.param(BROUILLON.fichier, "compte à la place de « 04.ipynb »", id="du-meme-dossier"),
        pytest.param("Ana_9_assignsubmission_file_/04.ipynb", "compte à la place de Ana_9_assignsubmission_file_/04.ipynb", id="d-un-autre"),
    ],
)
def test_un_fichier_du_meme_dossier_se_nomme_sans_lui(autre, dit):
    assert dire_le_choix(FINALE._replace(remplace=(autre,))) == [dit]


def test_ce_qui_coute_des_points_sans_avoir_ete_essaye_est_a_regarder():
    faute = echoue("repondre", message="faute de syntaxe dans la cellule 4")
    illisible = copie("b.ipynb", "Bob", faute, reussi("position"))
    illisible = illisible._replace(exercices=tuple(e._replace(verdict=e.verdict.__class__(e.nom, e.verdict.etat, e.verdict.message)) for e in illisible.exercices))
    page = Lecteur(page_de_la_classe([copie("a.ipynb", "Ana", a_faire("repondre"), a_faire("position")), illisible], [])).texte
    assert "Ana Notebook vierge" in page and "Bob repondre , 0 / 4 : faute de syntaxe dans la cellule 4" in page


def test_ceux_qui_n_ont_rien_rendu_sont_nommes_et_echappes():
    page = page_de_la_classe([BOB], [], absents=["Léo <b>", "Max"])
    assert "2 élèves de la classe : Léo <b> , Max" in Lecteur(page).texte and "Léo <b>" not in page
