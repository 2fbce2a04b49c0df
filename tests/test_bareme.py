"""Le barème et les ajustements du professeur : des fichiers que l’on modifie à la main."""

from fractions import Fraction

import pytest
from resultats_d_essai import copie, echoue, petite_classe, reussi

from mastermind_edu import ErreurMastermind
from mastermind_edu.correction.notation.bareme import (
    appliquer_ajustements,
    bareme_par_defaut,
    ecrire_bareme,
    lire_ajustements,
    lire_bareme,
    preparer_ajustements,
)
from mastermind_edu.correction.pages.notes import remarques
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

TOUT_A_ZERO = "".join(f"{nom};0\n" for nom in CHAPITRES["05_frequences"])


def ecrire(tmp_path, texte, encodage="utf-8"):
    chemin = tmp_path / "fichier.csv"
    chemin.write_bytes(texte.encode(encodage))
    return chemin


def test_sans_fichier_les_points_sont_ceux_du_catalogue():
    assert lire_bareme() == {nom: exercice.points for nom, exercice in CATALOGUE.items()}


def test_le_bareme_ecrit_se_relit_tel_quel_et_se_modifie(tmp_path):
    ecrire_bareme(tmp_path / "bareme.csv")
    assert lire_bareme(tmp_path / "bareme.csv") == bareme_par_defaut()
    texte = (tmp_path / "bareme.csv").read_text(encoding="utf-8")
    modifie = texte.replace("\nrepondre;4", "\nrepondre;4,5").replace("total 04_marquage;16", "total 04_marquage;16,5")
    (tmp_path / "bareme.csv").write_text(modifie, encoding="utf-8")
    assert lire_bareme(tmp_path / "bareme.csv") == {**bareme_par_defaut(), "repondre": Fraction(9, 2)}


def test_le_bareme_ecrit_s_ouvre_dans_un_tableur_francais(tmp_path):
    ecrire_bareme(tmp_path / "bareme.csv")
    octets = (tmp_path / "bareme.csv").read_bytes()
    assert octets.startswith(b"\xef\xbb\xbfexercice;points\r\nnombre_de_trous;1\r\n")
    assert b"repondre;4\r\nmes_cas_repondre;2\r\ntotal 04_marquage;16\r\n" in octets


def test_un_bareme_deja_la_n_est_jamais_ecrase(tmp_path):
    chemin = ecrire(tmp_path, "exercice;points\nrepondre;5\n")
    with pytest.raises(ErreurMastermind, match="il faut un nouveau nom de fichier pour le barème, .*fichier.csv existe déjà"):
        ecrire_bareme(chemin)
    assert lire_bareme(chemin)["repondre"] == 5


@pytest.mark.parametrize(
    "texte, points",
    [
        pytest.param("exercice;points\nrepondre;5\n", 5, id="entier"),
        pytest.param("exercice;points\nrepondre;2,5\n", Fraction(5, 2), id="virgule"),
        pytest.param("exercice;points\nrepondre;2.25\n", Fraction(9, 4), id="point"),
        pytest.param("exercice;points\nrepondre;0\n", 0, id="zero"),
        pytest.param("\ufeffExercice;Points;;\r\n# mes points\r\n\r\nrepondre;5;;\r\n", 5, id="tableur"),
        pytest.param("exercice\tpoints\nrepondre\t2,5\n", Fraction(5, 2), id="tabulations"),
        pytest.param('exercice,points\nrepondre,"2,5"\n', Fraction(5, 2), id="virgules"),
        pytest.param("exercice;points\nrepondre;5\ntotal 04_marquage;17\n", 5, id="total-juste"),
        pytest.param("exercice;points\nposition;5\n", 4, id="absent-du-fichier"),
    ],
)
def test_un_bareme_se_lit_comme_un_tableur_l_ecrit(tmp_path, texte, points):
    assert lire_bareme(ecrire(tmp_path, texte))["repondre"] == points


@pytest.mark.parametrize(
    "lignes, message",
    [
        pytest.param("reponde;4", "ligne 2 : il faut le nom d’un exercice du cours, voici 'reponde' ; vouliez-vous dire repondre ?", id="inconnu"),
        pytest.param("repondre;-1", "ligne 2 : il faut dans « points » un nombre positif ou nul", id="negatif"),
        pytest.param("repondre;", "voici ''", id="vide"),
        pytest.param("repondre;beaucoup", "voici 'beaucoup'", id="pas-un-nombre"),
        pytest.param("repondre;1e3", "voici '1e3'", id="exposant"),
        pytest.param("repondre;٤", "voici '٤'", id="chiffre-arabe"),
        pytest.param("repondre;1,125", "deux décimales au plus", id="trop-de-decimales"),
        pytest.param("repondre;4\n\nrepondre;5", "ligne 4 : il faut une seule ligne par exercice, 'repondre' est déjà ligne 2", id="double"),
        pytest.param("repondre;4;oui", "ligne 2 : il faut 2 cellules, en voici 3", id="trop-de-cellules"),
        pytest.param("repondre;5\ntotal 04_marquage;12", "ligne 3 : il faut 17 pour le total de 04_marquage (1 + 2 + 2 + 2 + 3 + 5 + 2), voici 12", id="total-faux"),
        pytest.param("total 99;12", "voici '99'", id="total-inconnu"),
        pytest.param(TOUT_A_ZERO, "il faut au moins un exercice noté au chapitre 05_frequences", id="chapitre-nul"),
    ],
)
def test_un_bareme_impossible_dit_la_ligne_et_la_valeur(tmp_path, lignes, message):
    with pytest.raises(ErreurMastermind) as refus:
        lire_bareme(ecrire(tmp_path, f"exercice;points\n{lignes}\n"))
    assert message in str(refus.value) and "fichier.csv" in str(refus.value)


@pytest.mark.parametrize(
    "octets", [b"", b"nom;note\nrepondre;4\n", b"exercice;points\nrepondre;\x004\n", b"PK\x03\x04\xff\xfe\n"], ids=["vide", "autres-colonnes", "nul", "xlsx"]
)
def test_un_fichier_qui_n_est_pas_un_bareme_est_refuse(tmp_path, octets):
    (tmp_path / "fichier.csv").write_bytes(octets)
    with pytest.raises(ErreurMastermind, match="fichier.csv, ligne"):
        lire_bareme(tmp_path / "fichier.csv")


def test_un_bareme_absent_est_nomme(tmp_path):
    with pytest.raises(ErreurMastermind, match="il faut un fichier lisible, voici .*absent.csv"):
        lire_bareme(tmp_path / "absent.csv")


# Les ajustements


def ajuster(tmp_path, lignes, encodage="utf-8"):
    return lire_ajustements(ecrire(tmp_path, f"fichier;exercice;points;motif\n{lignes}\n", encodage), bareme_par_defaut())


def test_le_modele_d_ajustements_est_ecrit_une_seule_fois(tmp_path):
    chemin = tmp_path / "ajustements.csv"
    preparer_ajustements(chemin)
    modele = chemin.read_bytes()
    assert lire_ajustements(chemin, bareme_par_defaut()) == {} and modele.startswith(b"\xef\xbb\xbffichier;exercice;points;motif\r\n")
    chemin.write_bytes(modele + b"lea.ipynb;position;1;\r\n")
    preparer_ajustements(chemin)
    assert chemin.read_bytes() == modele + b"lea.ipynb;position;1;\r\n"


@pytest.mark.parametrize("encodage", ["utf-8", "utf-8-sig", "cp1252"])
def test_un_ajustement_change_les_points_et_se_voit(tmp_path, encodage):
    fichier = "Zoé Martin_12_assignsubmission_file_/04.ipynb"
    copies, restes = appliquer_ajustements(petite_classe(), ajuster(tmp_path, f"{fichier};repondre;1,5;copié, dit-elle", encodage))
    assert (copies[0].points, copies[0].note, restes) == (Fraction(7, 2), Fraction(35, 3), [])
    assert remarques(copies[0]) == ["`repondre` ajusté à 1,5 : copié, dit-elle"]


@pytest.mark.parametrize("fichier", ["=x.ipynb", "e\u0301te.ipynb"], ids=["formule", "accent-decompose"])
def test_le_nom_recopie_de_notes_csv_retrouve_la_copie(tmp_path, fichier):
    ecrit = {"=x.ipynb": "'=x.ipynb"}.get(fichier, "\u00e9te.ipynb")
    copies, restes = appliquer_ajustements([copie(fichier, "A", echoue("repondre"))], ajuster(tmp_path, f"{ecrit};repondre;2;"))
    assert (copies[0].points, restes) == (2, [])


@pytest.mark.parametrize("ligne", ["perdu.ipynb;position;1;", "lea.ipynb;position;1;", "vide.ipynb;position;1;"], ids=["copie-inconnue", "autre-chapitre", "illisible"])
def test_un_ajustement_sans_copie_est_garde_et_signale(tmp_path, ligne):
    copies, restes = appliquer_ajustements(petite_classe(), ajuster(tmp_path, ligne))
    assert list(copies) == petite_classe() and [reste.exercice for reste in restes] == ["position"]


def test_ajuster_deux_fois_ne_change_rien_de_plus(tmp_path):
    ajustements = ajuster(tmp_path, "lea.ipynb;lire_points;1;")
    une_fois, _ = appliquer_ajustements(petite_classe(), ajustements)
    assert [*appliquer_ajustements(une_fois, ajustements)[0]] == [*une_fois]


@pytest.mark.parametrize(
    "lignes, message",
    [
        pytest.param(";repondre;1;", "ligne 2 : il faut le nom d’une copie dans « fichier », la cellule est vide", id="sans-fichier"),
        pytest.param("a.ipynb;reponde;1;", "vouliez-vous dire repondre ?", id="exercice-inconnu"),
        pytest.param("# note\na.ipynb;repondre;4,5;", "ligne 3 : il faut au plus 4 points pour repondre, voici 4,5", id="trop"),
        pytest.param("a.ipynb;repondre;-1;", "voici '-1'", id="negatif"),
        pytest.param("a.ipynb;repondre;;", "voici ''", id="vide"),
        pytest.param("a.ipynb;repondre;1;\na.ipynb;repondre;2;", "ligne 3 : il faut un seul ajustement de repondre par copie, en voici un second pour 'a.ipynb'", id="double"),
        pytest.param("a.ipynb;repondre;1;bien;fait", "ligne 2 : il faut 4 cellules, en voici 5", id="motif-coupe"),
        pytest.param("a.ipynb;repondre;1;" + "x" * 200_000, "ligne 2 : il faut un tableau CSV lisible", id="motif-demesure"),
    ],
)
def test_un_ajustement_impossible_dit_la_ligne(tmp_path, lignes, message):
    with pytest.raises(ErreurMastermind) as refus:
        ajuster(tmp_path, lignes)
    assert message in str(refus.value)


def test_sans_fichier_il_n_y_a_pas_d_ajustement(tmp_path):
    assert lire_ajustements(tmp_path / "absent.csv", bareme_par_defaut()) == {}


def test_un_ajustement_peut_donner_tous_les_points_de_l_exercice(tmp_path):
    copies, _ = appliquer_ajustements([copie("a", "A", echoue("repondre"))], ajuster(tmp_path, "a;repondre;4;"))
    assert copies[0].note == 20


def test_un_motif_plein_de_virgules_ne_change_pas_de_separateur(tmp_path):
    (ajustement,) = ajuster(tmp_path, "a;repondre;1;un, deux, trois, quatre, cinq, six, sept, huit").values()
    assert ajustement.motif == "un, deux, trois, quatre, cinq, six, sept, huit"


@pytest.mark.parametrize("motif, fin", [("oral", " (oral)"), ("", "")], ids=["motif", "sans-motif"])
def test_un_ajustement_se_dit_en_une_phrase_avec_son_motif(tmp_path, motif, fin):
    (ajustement,) = ajuster(tmp_path, f"a;repondre;1,5;{motif}").values()
    assert str(ajustement) == f"`repondre`, 1,5 au lieu des points du juge{fin}"


def test_un_exercice_reussi_peut_perdre_tous_ses_points(tmp_path):
    copies, _ = appliquer_ajustements([copie("a", "A", reussi("repondre"))], ajuster(tmp_path, "a;repondre;0;"))
    assert (copies[0].note, copies[0].exercices[0].motif) == (0, "sans motif écrit")
