"""Moodle, aller et retour : toutes les façons de nommer les travaux remis, les notes et les retours qui reviennent au bon élève."""

import pytest
from corpus import BOUCLES, cellules, deposer, fonction, notebook
from moodle_d_essai import Devoir, Travail, texte_en_ligne
from resultats_d_essai import copie, echoue, ecrire_la_classe, reussi

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.lecture.textes_en_ligne import en_texte
from mastermind_edu.correction.pages.notes import chemins_pour_moodle, dossier_de_feedback

JUSTE = notebook(*cellules(BOUCLES))
FAUSSE = notebook(*cellules(BOUCLES, repondre=fonction("repondre", "return 0, 0")))
EN_LIGNE = "<p>def position(valeur, code):<br />\n&nbsp; &nbsp; return code.index(valeur) if valeur in code else -1</p>\n<p>Voilà.</p>"
PARTICIPANTS = {101: "Zoé Martin", 102: "Jean Dupont", 103: "Jean Dupont", 104: "Éloïse d’Arc_Noël", 105: "Ali Ben", 106: "Max Muet"}
TRAVAUX = [
    Travail(101, "/04_marquage_exercices.ipynb", JUSTE),
    texte_en_ligne(101, "<p>Bonjour, voici ma copie.</p>"),
    Travail(102, "/04_marquage_exercices.ipynb", FAUSSE),
    Travail(103, "/04_marquage_exercices.ipynb", JUSTE + b" "),
    Travail(104, "/rendu/04_marquage_exercices.ipynb", FAUSSE + b" "),
    Travail(104, "/rendu/03_validation_exercices.ipynb", notebook("def nettoyer(texte):\n    return texte", titre="# Exercice 03 — Lire")),
    texte_en_ligne(105, EN_LIGNE),
    texte_en_ligne(106, ""),
]
EDITIONS = ["4.1", "3.1", "sans-dossiers"]


def lire_l_archive(tmp_path, *arguments, **options):
    return lire_copies([deposer(tmp_path, "depot.zip", Devoir(PARTICIPANTS).archive(*arguments, **options))])


# L’archive des travaux remis


@pytest.mark.parametrize("edition", EDITIONS)
def test_chaque_edition_de_moodle_donne_les_memes_eleves_et_les_memes_chapitres(tmp_path, edition):
    copies = lire_l_archive(tmp_path, TRAVAUX, edition=edition)
    assert sorted((copie.eleve, copie.chapitre or "") for copie in copies) == [
        ("Ali Ben", "04_marquage"), ("Jean Dupont", "04_marquage"), ("Jean Dupont", "04_marquage"), ("Max Muet", ""),
        ("Zoé Martin", "04_marquage"), ("Éloïse d’Arc Noël", "03_validation"), ("Éloïse d’Arc Noël", "04_marquage"),
    ]  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_un_mot_saisi_en_ligne_n_est_pas_une_copie_de_plus_et_ne_se_perd_pas(tmp_path, edition):
    (zoe,) = [copie for copie in lire_l_archive(tmp_path, TRAVAUX, edition=edition) if copie.eleve == "Zoé Martin"]
    assert [(a.texte, a.publique) for a in zoe.anomalies] == [("texte en ligne de Moodle, sans fonction : « Bonjour, voici ma copie. »", False)]


def test_un_texte_en_ligne_vide_et_seul_a_sa_ligne(tmp_path):
    (max_,) = [copie for copie in lire_l_archive(tmp_path, TRAVAUX) if copie.eleve == "Max Muet"]
    assert ([a.texte for a in max_.anomalies], max_.est_lue) == (["le texte en ligne de Moodle est vide"], False)


def test_du_code_colle_en_ligne_est_lu_comme_une_cellule(tmp_path):
    (ali,) = [copie for copie in lire_l_archive(tmp_path, TRAVAUX) if copie.eleve == "Ali Ben"]
    assert ali.cellules == ("def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1\nVoilà.",)


@pytest.mark.parametrize(
    "html, texte",
    [
        pytest.param("<pre>def f():\n    return 1\n</pre>", "def f():\n    return 1", id="pre"),
        pytest.param("<div>a &lt; b</div><div>&nbsp;c</div>", "a < b\n c", id="blocs"),
        pytest.param("<p>a\n  b</p>\n\n<p>c</p>", "a b\nc", id="espaces-du-html"),
        pytest.param("<ul><li>a</li><li>b</li></ul><br>c", "a\nb\n\nc", id="liste"),
        pytest.param("a<b>b", "ab", id="mal-ferme"),
    ],
)
def test_un_texte_en_ligne_se_lit_comme_un_navigateur_le_montre(html, texte):
    assert en_texte(html) == texte


@pytest.mark.parametrize(
    "edition, groupes, eleves",
    [
        pytest.param("4.1", {101: ("Groupe_A", 9)}, ["Groupe A", "Jean Dupont"], id="un-dossier-par-groupe"),
        pytest.param("4.1", {101: ("Groupe par défaut", None)}, ["Groupe par défaut", "Jean Dupont"], id="groupe-sans-numero"),
        pytest.param("3.1", {101: ("Groupe A", 9)}, ["Groupe A-Zoé Martin", "Jean Dupont"], id="un-dossier-par-membre"),
    ],
)
def test_un_devoir_par_groupes_garde_le_nom_du_groupe(tmp_path, edition, groupes, eleves):
    assert sorted(copie.eleve for copie in lire_l_archive(tmp_path, [TRAVAUX[0], TRAVAUX[2]], edition=edition, groupes=groupes)) == eleves


def test_un_devoir_anonyme_ne_donne_que_des_numeros(tmp_path):
    assert [copie.eleve for copie in lire_l_archive(tmp_path, [TRAVAUX[0]], anonyme=True)] == ["Participant 101"]


# Les notes et les retours


@pytest.fixture(scope="module", params=EDITIONS)
def rendu(request, tmp_path_factory):
    """Un devoir, et le dossier de résultats de son archive ; les copies d’une seule édition sont vraiment exécutées."""
    dossier, devoir = tmp_path_factory.mktemp("moodle"), Devoir(PARTICIPANTS)
    depot = deposer(dossier, "depot.zip", devoir.archive(TRAVAUX, edition=request.param))
    deposer(dossier, "edition", request.param.encode())
    if request.param == "4.1":
        corriger([depot], dossier / "notes", version="essai", annoncer=lambda _: None)
    else:
        ecrire_la_classe(dossier / "notes", map(noter_d_un_coup_d_oeil, lire_copies([depot])), [], "essai")
    return devoir, dossier / "notes"


def noter_d_un_coup_d_oeil(lue):
    """La copie notée, sans l’exécuter : « return 0, 0 » est faux."""
    faux = any("return 0, 0" in cellule for cellule in lue.cellules)
    verdicts = ([echoue("repondre")] if faux else [reussi("repondre")]) + [reussi("position")] * ("position" in str(lue.cellules))
    verdicts += [echoue("compter_bien_places")] * (len(lue.cellules) == 1)
    return copie(lue.fichier, lue.eleve, *(verdicts if lue.est_lue else []), chapitre=lue.chapitre)


def test_chaque_note_et_chaque_retour_revient_a_son_participant(rendu):
    devoir, notes = rendu
    devoir.notes, devoir.feedbacks, devoir.touches = {}, {}, set()
    assert devoir.deposer_les_notes((notes / "moodle.csv").read_text(encoding="utf-8")) == []
    assert (devoir.notes[101], devoir.notes[103], 106 in devoir.notes) == (20, 20, False)
    assert 0 < devoir.notes[102] < 20 and 0 < devoir.notes[105] < 20
    assert devoir.deposer_les_retours((notes / "retours.zip").read_bytes()) == []
    sous_dossier = "" if (notes.parent / "edition").read_text() != "sans-dossiers" else "rendu_"
    marquage = "retour_04_marquage_exercices.html"
    assert {numero: sorted(fichiers) for numero, fichiers in devoir.feedbacks.items()} == {
        **dict.fromkeys((101, 102, 103), [marquage]),
        104: [f"retour_{sous_dossier}{nom}_exercices.html" for nom in ("03_validation", "04_marquage")],
        **dict.fromkeys((105, 106), ["retour_onlinetext_html.html"]),
    }
    assert "Zoé Martin" in devoir.feedbacks[101]["retour_04_marquage_exercices.html"].decode()


def test_des_retours_deposes_avant_les_notes_font_ecarter_les_notes_sauf_si_l_on_coche_la_case(rendu):
    devoir, notes = rendu
    devoir.notes, devoir.feedbacks, devoir.touches = {}, {}, set()
    devoir.deposer_les_retours((notes / "retours.zip").read_bytes())
    assert len(devoir.deposer_les_notes((notes / "moodle.csv").read_text(encoding="utf-8"))) == 6 and devoir.notes == {}
    assert devoir.deposer_les_notes((notes / "moodle.csv").read_text(encoding="utf-8"), meme_plus_recentes=True) == [] and devoir.notes[101] == 20


def test_deux_copies_de_meme_nom_d_un_participant_ont_chacune_leur_retour():
    copies = [copie(f"{dossier}Zoé_1_assignsubmission_file_/{sous}a.ipynb", "Zoé", reussi("position")) for dossier in ("", "x.zip/") for sous in ("", "v2/")]
    noms = [f"Zoé_1_assignfeedback_file_/retour_a{suite}.html" for suite in ("", "-2", "-3", "-4")]
    fichiers = [une.fichier for une in copies]
    chemins = chemins_pour_moodle(fichiers)
    assert list(chemins) == noms and chemins == chemins_pour_moodle(reversed(fichiers)) and len({*chemins.values()}) == 4


@pytest.mark.parametrize("fichier", ["zoe.ipynb", "Groupe par défaut_assignsubmission_file/a.ipynb", "a_b_assignsubmission_file/x.ipynb"])
def test_une_copie_sans_numero_de_participant_n_a_pas_de_dossier_de_feedback(fichier):
    assert dossier_de_feedback(fichier) is None
