"""Les ajustements : ce que le professeur décide d’une copie, nommée par l’élève ou par le fichier, et ce qui ne trouve personne."""

import re
from fractions import Fraction

import pytest
from resultats_d_essai import copie, echoue, ecrire_la_classe, petite_classe, reussi

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import designer
from mastermind_edu.correction.notation.ajustements import appliquer_ajustements, lire_ajustements, preparer_ajustements
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.resultats import EtatCopie
from mastermind_edu.correction.pages.notes import remarques

ENTETES, ANCIENS = "élève;note;commentaire;exercice;points", "fichier;exercice;points;motif"


def ecrire(tmp_path, texte, encodage="utf-8"):
    chemin = tmp_path / "ajustements.csv"
    chemin.write_bytes(texte.encode(encodage))
    return chemin


def lire(tmp_path, lignes, encodage="utf-8", entetes=ANCIENS):
    return tout_lire(tmp_path, lignes, encodage, entetes).lus


def tout_lire(tmp_path, lignes, encodage="utf-8", entetes=ANCIENS):
    return lire_ajustements(ecrire(tmp_path, f"{entetes}\n{lignes}\n", encodage), bareme_par_defaut())


def refus(tmp_path, lignes, entetes=ANCIENS):
    return " ".join(f"ligne {refuse.ajustement.ligne} : {refuse.raison}" for refuse in tout_lire(tmp_path, lignes, entetes=entetes).refuses)


def ajuster(classe, ajustements, noms=()):
    """Les copies ajustées, et la raison de chaque ajustement sans effet."""
    copies, sans_effet = appliquer_ajustements(classe, ajustements, designer(classe, dict(noms)), bareme_par_defaut())
    return [*copies], [sans.raison for sans in sans_effet]



def test_le_modele_d_ajustements_est_ecrit_une_seule_fois(tmp_path):
    chemin = tmp_path / "ajustements.csv"
    preparer_ajustements(chemin)
    modele = chemin.read_bytes()
    assert lire_ajustements(chemin, bareme_par_defaut()) == ([], []) and modele.decode("utf-8-sig").startswith(ENTETES)
    chemin.write_bytes(modele + b"lea.ipynb;;;position;1\r\n")
    preparer_ajustements(chemin)
    assert chemin.read_bytes() == modele + b"lea.ipynb;;;position;1\r\n"


@pytest.mark.parametrize("encodage", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_un_ajustement_change_les_points_et_se_voit(tmp_path, encodage):
    fichier = "Zoé Martin_12_assignsubmission_file_/04.ipynb"
    copies, raisons = ajuster(petite_classe(), lire(tmp_path, f"{fichier};repondre;1,5;copié, dit-elle", encodage))
    assert (copies[0].points, copies[0].note, raisons) == (Fraction(7, 2), Fraction(35, 3), [])
    assert remarques(copies[0]) == ["`repondre` ajusté à 1,5 : copié, dit-elle"]


@pytest.mark.parametrize("fichier", ["=x.ipynb", "e\u0301te.ipynb"], ids=["formule", "accent-decompose"])
def test_le_nom_recopie_de_notes_csv_retrouve_la_copie(tmp_path, fichier):
    ecrit = {"=x.ipynb": "'=x.ipynb"}.get(fichier, "\u00e9te.ipynb")
    copies, raisons = ajuster([copie(fichier, "A", echoue("repondre"))], lire(tmp_path, f"{ecrit};repondre;2;"))
    assert (copies[0].points, raisons) == (2, [])


@pytest.mark.parametrize(
    "ligne, raison",
    [
        pytest.param("inconnue;position;1;", "aucun élève, aucune copie ne porte ce nom", id="copie-inconnue"),
        pytest.param("le.ipynb;lire_points;1;", "aucun élève, aucune copie ne porte ce nom ; vouliez-vous dire lea.ipynb ?", id="copie-mal-ecrite"),
        pytest.param("lea.ipynb;position;1;", "cet exercice n’est pas dans sa copie, qui est de 03_validation", id="autre-chapitre"),
        pytest.param("vide.ipynb;position;1;", "cette copie n’a pas pu être lue : donnez-lui une note entière, dans « note », sans exercice", id="illisible"),
        pytest.param("Zoé Matrin;position;1;", "aucun élève, aucune copie ne porte ce nom ; vouliez-vous dire Zoé Martin ?", id="eleve-mal-ecrit"),
    ],
)
def test_un_ajustement_qui_ne_trouve_personne_est_garde_et_dit_pourquoi(tmp_path, ligne, raison):
    assert ajuster(petite_classe(), lire(tmp_path, ligne)) == (petite_classe(), [raison])


def test_ajuster_deux_fois_ne_change_rien_de_plus(tmp_path):
    ajustements = lire(tmp_path, "lea.ipynb;lire_points;1;")
    une_fois, _ = ajuster(petite_classe(), ajustements)
    assert ajuster(une_fois, ajustements)[0] == une_fois


@pytest.mark.parametrize("entetes", ["élève;note", "note;élève", "Élève,Note"], ids=["court", "a-l-envers", "virgules"])
@pytest.mark.parametrize("nom", ["Max", "max", "vide.ipynb"])
def test_une_copie_illisible_recoit_sa_note_par_le_nom_de_l_eleve(tmp_path, entetes, nom):
    virgule = "," if "," in entetes else ";"
    cellules = ["14.5", nom] if entetes.startswith("note") else [nom, "14.5"]
    copies, raisons = ajuster(petite_classe(), lire(tmp_path, virgule.join(cellules), entetes=entetes))
    assert (copies[3].note, copies[3].etat, raisons) == (Fraction(29, 2), EtatCopie.A_LA_MAIN, [])


def test_une_note_donnee_va_dans_toutes_les_tables_et_son_commentaire_sur_la_page(tmp_path):
    illisible = copie("Max_9_assignsubmission_file_/devoir.pdf", "Max", chapitre=None, anomalies=["un PDF"])
    ecrire(tmp_path, f"{ENTETES}\nMax;14;Bien, mais <b>rendez</b> le notebook\n")
    (notee,) = ecrire_la_classe(tmp_path, [illisible])
    lu = {nom: (tmp_path / nom).read_text(encoding="utf-8-sig") for nom in ("notes.csv", "moodle.csv", "classe.html")}
    assert notee.note == 14 and ";14;notée à la main;" in lu["notes.csv"] and "Participant 9,Max,14," in lu["moodle.csv"]
    assert "moyenne 14 / 20" in lu["classe.html"] and "Notée à la main\u00a0: 14<br>" in lu["classe.html"] and "Bien, mais" in lu["moodle.csv"]
    (page,) = (tmp_path / "retours").glob("*.html")
    assert "Bien, mais &lt;b&gt;rendez&lt;/b&gt; le notebook" in page.read_text(encoding="utf-8")


def test_l_exemple_du_mode_d_emploi_est_une_ligne_juste_des_qu_on_ote_son_diese(tmp_path):
    preparer_ajustements(tmp_path / "ajustements.csv")
    *_, exemple, _ = (tmp_path / "ajustements.csv").read_text(encoding="utf-8-sig").splitlines()
    assert exemple.startswith("# ") and '"' not in exemple
    copies, sans_effet = ajuster(petite_classe(), lire(tmp_path, exemple.removeprefix("# ").replace("Prénom Nom", "Zoé Martin"), entetes=ENTETES))
    assert (copies[0].note, copies[0].decision.commentaire, sans_effet) == (14, "lu sur papier", [])


def test_une_ligne_tapee_dans_une_seule_case_du_tableur_se_lit(tmp_path):
    copies, sans_effet = ajuster(petite_classe(), lire(tmp_path, '"Zoé Martin; 14,5"', entetes=ENTETES))
    assert (copies[0].note, sans_effet) == (Fraction(29, 2), [])


def test_un_commentaire_seul_ne_change_pas_la_note(tmp_path):
    copies, _ = ajuster(petite_classe(), lire(tmp_path, "Zoé Martin;;Bravo", entetes=ENTETES))
    assert (copies[0].note, copies[0].etat, remarques(copies[0])) == (20, EtatCopie.NOTEE, ["commentaire : Bravo"])


def test_le_fichier_l_emporte_sur_l_eleve(tmp_path):
    copies, _ = ajuster(petite_classe(), lire(tmp_path, "lea.ipynb;12\nLéa Roux;8", entetes="élève;note"))
    assert copies[2].note == 12


def test_le_nom_du_registre_designe_aussi_l_eleve(tmp_path):
    copies, _ = ajuster(petite_classe(), lire(tmp_path, "Roux Léa;8", entetes="élève;note"), {"Léa Roux": "L. Roux"})
    assert copies[2].note == 8
    assert ajuster(petite_classe(), lire(tmp_path, "L. Roux;9", entetes="élève;note"), {"Léa Roux": "L. Roux"})[0][2].note == 9


HOMONYMES = [copie(f"Zoé Martin_{numero}_assignsubmission_file_/04.ipynb", "Zoé Martin", echoue("repondre")) for numero in (12, 13)]


def test_de_deux_homonymes_aucun_ne_recoit_la_note_de_l_autre(tmp_path):
    assert ajuster(HOMONYMES, lire(tmp_path, "Zoé Martin;14", entetes="élève;note")) == (
        HOMONYMES, ["plusieurs élèves ont ce nom : 'Zoé Martin (12)', 'Zoé Martin (13)' ; recopiez le bon en entier"]
    )  # fmt: skip
    assert [une.note for une in ajuster(HOMONYMES, lire(tmp_path, "Zoé Martin (13);14", entetes="élève;note"))[0]] == [0, 14]


def test_de_plusieurs_chapitres_il_faut_nommer_le_fichier(tmp_path):
    deux = [copie("lea3.ipynb", "Léa", reussi("lire_points"), chapitre="03_validation"), copie("lea4.ipynb", "Léa", reussi("repondre"))]
    assert ajuster(deux, lire(tmp_path, "Léa;12", entetes="élève;note"))[1] == ["cet élève a rendu plusieurs chapitres : écrivez le fichier à la place de son nom"]


@pytest.mark.parametrize(
    "lignes, message",
    [
        pytest.param(";repondre;1;", "ligne 2 : il faut le nom d’un élève, ou celui d’une copie, la première cellule est vide", id="sans-nom"),
        pytest.param("a.ipynb;reponde;1;", "vouliez-vous dire repondre ?", id="exercice-inconnu"),
        pytest.param("# note\na.ipynb;repondre;4,5;", "ligne 3 : il faut au plus 4 points pour repondre, voici 4,5", id="trop"),
        pytest.param("a.ipynb;repondre;-1;", "voici '-1'", id="negatif"),
        pytest.param("a.ipynb;repondre;;", "voici ''", id="vide"),
        pytest.param("a.ipynb;repondre;1;\na.ipynb;repondre;2;", "ligne 3 : il faut un seul ajustement de repondre par copie, en voici un second pour 'a.ipynb'", id="double"),
        pytest.param("a.ipynb;repondre;1;bien;fait", "ligne 2 : il faut 4 cellules, en voici 5", id="motif-coupe"),
    ],
)
def test_un_ajustement_impossible_dit_la_ligne(tmp_path, lignes, message):
    assert message in refus(tmp_path, lignes)


def test_un_fichier_qui_ne_se_lit_pas_arrete_avant_de_corriger(tmp_path):
    with pytest.raises(ErreurMastermind, match="ligne 2 : il faut un tableau CSV lisible : des guillemets ne se ferment pas"):
        lire(tmp_path, "a.ipynb;repondre;1;" + "x" * 200_000)


def test_toutes_les_lignes_impossibles_se_disent_et_les_autres_comptent(tmp_path):
    ecrire(tmp_path, f"{ENTETES}\nMax;quinze\nLéa Roux;12\nAli;8;a;b;c;d\nAli Ben;7\nali ben;9\n")
    copies = ecrire_la_classe(tmp_path, petite_classe())
    page = (tmp_path / "classe.html").read_text(encoding="utf-8").partition("Ajustements sans effet")[2]
    assert {une.eleve: une.note for une in copies if une.etat is EtatCopie.A_LA_MAIN} == {"Léa Roux": 12, "Ali Ben": 7}
    assert [int(n) for n in re.findall(r"<li>Ligne (\d+)", page)] == [2, 4, 6] and "&nbsp;: rien" not in page


@pytest.mark.parametrize(
    "ligne, message",
    [
        pytest.param("Max;21", "ligne 2 : il faut au plus 20 dans « note », voici 21", id="plus-de-20"),
        pytest.param("Max;quinze", "dans « note » un nombre positif ou nul", id="en-lettres"),
        pytest.param("Max;12;;repondre", "il faut les points d’un exercice, ou une note, pas les deux ; voici 'repondre' et '12'", id="deux-choses"),
        pytest.param("Max;;;;3", "il faut le nom d’un exercice pour ces points, ou une note ; voici '3' sans exercice", id="points-de-rien"),
        pytest.param("Max", "il n’y a rien pour 'Max'", id="rien"),
        pytest.param("Max;12\nmax;13", "ligne 3 : il faut une seule note, avec son commentaire, par copie, en voici un second pour 'max'", id="double"),
    ],
)
def test_une_note_impossible_dit_la_ligne(tmp_path, ligne, message):
    assert message in refus(tmp_path, ligne, ENTETES)


@pytest.mark.parametrize("entetes", ["élève;nota", "élève;fichier;note", "", "note;note"])
def test_des_colonnes_inconnues_ou_repetees_sont_refusees(tmp_path, entetes):
    with pytest.raises(ErreurMastermind, match="il faut des colonnes parmi élève;note;commentaire;exercice;points, chacune une fois, voici"):
        lire(tmp_path, "Max;12", entetes=entetes)


def test_sans_fichier_il_n_y_a_pas_d_ajustement(tmp_path):
    assert lire_ajustements(tmp_path / "absent.csv", bareme_par_defaut()) == ([], [])


def test_un_ajustement_peut_donner_tous_les_points_de_l_exercice(tmp_path):
    copies, _ = ajuster([copie("a", "A", echoue("repondre"))], lire(tmp_path, "a;repondre;4;"))
    assert copies[0].note == 20


def test_un_commentaire_plein_de_virgules_ne_change_pas_de_separateur(tmp_path):
    (ajustement,) = lire(tmp_path, "a;repondre;1;un, deux, trois, quatre, cinq, six, sept, huit")
    assert ajustement.commentaire == "un, deux, trois, quatre, cinq, six, sept, huit"


@pytest.mark.parametrize("motif, fin", [("oral", " (oral)"), ("", "")], ids=["motif", "sans-motif"])
def test_un_ajustement_se_dit_en_une_phrase_avec_son_commentaire(tmp_path, motif, fin):
    (ajustement,) = lire(tmp_path, f"a;repondre;1,5;{motif}")
    assert str(ajustement) == f"`repondre`, 1,5 au lieu des points du juge{fin}"


def test_un_exercice_reussi_peut_perdre_tous_ses_points(tmp_path):
    copies, _ = ajuster([copie("a", "A", reussi("repondre"))], lire(tmp_path, "a;repondre;0;"))
    assert (copies[0].note, copies[0].exercices[0].commentaire) == (0, "sans commentaire")
