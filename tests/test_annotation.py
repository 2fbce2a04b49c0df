"""Les questions ouvertes : ce que l’élève y répond, ce que le professeur en décide au clavier, ce que la note en fait."""

import csv
import re
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode

import nbformat
import pytest
from corpus import deposer
from corrections import corriger_en_silence
from navigateur import DANS_CHROMIUM, ouvrir_chromium
from resultats_d_essai import HOSTILE, copie
from test_retours import Lecteur

from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.atelier.sources import lire_cellules
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.annotation import ALire, Cahier, lister_reponses
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.notebooks import lire_notebook
from mastermind_edu.correction.lecture.questions import Question, lire_questions
from mastermind_edu.correction.notation.ressemblances import ressemblances
from mastermind_edu.correction.registre.effacement import effacer_eleve
from mastermind_edu.exercices.scelles import lire_attendus
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.livraison import CONSIGNE_DE_LA_REPONSE
from mastermind_edu.page_locale import PageLocale

ANNONCE = "**Votre réponse, sur {} points** (`laquelle_croire`)\n\n"
JUSTE = "def longueurs(secrets, jouer):\n    return [len(jouer(secret)) for secret in secrets]"


def notebook(reponse, points="2", code=JUSTE):
    """Un notebook du chapitre 10 où l’élève répond ceci ; sans la question quand il l’a effacée."""
    cellules = [nbformat.v4.new_markdown_cell("# Exercice 10 — Mesurer au lieu de croire"), nbformat.v4.new_code_cell(code)]
    cellules.append(nbformat.v4.new_markdown_cell("## Laquelle croire ?\n\nPourquoi ?"))
    if reponse is not None:
        cellules.append(nbformat.v4.new_markdown_cell(ANNONCE.format(points) + reponse))
    return nbformat.writes(nbformat.v4.new_notebook(cells=cellules)).encode()


@pytest.fixture(scope="module")
def corrigee(tmp_path_factory):
    """Quatre élèves : deux répondent, dont une qui s’est donné vingt points, un n’a rien écrit, un a effacé la question."""
    dossier = tmp_path_factory.mktemp("annotation")
    for nom, contenu in {
        "ali": notebook("2 000 manches : *plus* il y en a, mieux c’est."),
        "bob": notebook(f"*{CONSIGNE_DE_LA_REPONSE}*"),
        "cleo": notebook("Zoé.", points="20"),
        "dan": notebook(None),
        "eve": notebook(HOSTILE),
    }.items():
        deposer(dossier, f"copies/{nom}_10_statistiques_exercices.ipynb", contenu)
    corriger_en_silence([dossier / "copies"], dossier / "notes")
    return dossier


@pytest.fixture
def notes(corrigee, tmp_path):
    """Une copie des résultats, à annoter."""
    for nom in ("resultats.json", "ajustements.csv"):
        deposer(tmp_path, f"notes/{nom}", (corrigee / "notes" / nom).read_bytes())
    return tmp_path / "notes"


def ouvrir_le_cahier(notes):
    return Cahier(notes / "ajustements.csv", lister_reponses(notes))


# Ce que dit une copie


def test_le_terminal_annonce_la_note_de_la_page_ou_dit_ce_qui_lui_manque(tmp_path):
    for nom, reponse in (("ali", "2 000 manches."), ("bob", f"*{CONSIGNE_DE_LA_REPONSE}*")):
        deposer(tmp_path, f"copies/{nom}_10_statistiques_exercices.ipynb", notebook(reponse))
    annonces = []
    corriger([tmp_path / "copies"], tmp_path / "notes", version="essai", travaux=1, annoncer=annonces.append)
    notes = [ligne["note sur 20"] for ligne in csv.DictReader((tmp_path / "notes/notes.csv").read_text(encoding="utf-8-sig").splitlines(), delimiter=";")]
    suites = [f" : {notes[0]}/20 sans les réponses écrites (", f" : {notes[1]}/20 ("]
    assert len(notes) == 2 and notes[0] != notes[1] and all(suite in annonce for suite, annonce in zip(suites, annonces, strict=True))


def test_une_reponse_se_lit_avec_ses_points_et_la_question_qui_precede():
    texte = f"**Votre réponse, sur\u00a01,5\u00a0points** (`pourquoi`)\n\n*{CONSIGNE_DE_LA_REPONSE.replace(' :', chr(0xA0) + ':')}*\n\nParce que."
    [question] = lire_questions([("markdown", "Pourquoi ?"), ("markdown", texte), ("code", "1")])
    assert question == ("pourquoi", Fraction(3, 2), "Pourquoi ?", "Parce que.", None, "")


def test_une_question_qui_porte_le_nom_d_un_exercice_n_en_est_pas_une():
    assert lire_questions([("markdown", "**Votre réponse, sur 2 points** (`repondre`)\n\noui")]) == ()


def test_les_points_d_une_question_sont_ceux_de_la_classe(corrigee):
    assert {reponse.question.sur for reponse in lister_reponses(corrigee / "notes")} == {2}


def test_une_reponse_compte_quand_elle_est_lue_et_une_reponse_vide_vaut_zero(corrigee):
    copies = {copie["eleve"]: copie for copie in corriger_en_silence([corrigee / "copies"], corrigee / "notes").values()}
    points = {nom: [une["points"] for une in copie.get("questions", ())] for nom, copie in copies.items()}
    assert points == {"ali": [None], "bob": [0], "cleo": [None], "dan": [], "eve": [None]}
    assert copies["bob"]["note"] < copies["ali"]["note"] == copies["dan"]["note"]
    assert any("`laquelle_croire`" in anomalie for anomalie in copies["dan"]["anomalies"])


def test_les_tableaux_disent_ce_qui_reste_a_lire(corrigee):
    assert "réponse à lire : `laquelle_croire`" in (corrigee / "notes/notes.csv").read_text(encoding="utf-8-sig")
    page = (corrigee / "notes/classe.html").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "3 réponses à lire" in page and "moyenne provisoire" in page and page.count("notée, à compléter") == 3
    provisoires = [retour.name.partition("_")[0] for retour in (corrigee / "notes/retours").iterdir() if "provisoire" in retour.read_text(encoding="utf-8")]
    assert sorted(provisoires) == ["ali", "cleo", "eve"]


def test_la_note_donnee_par_le_professeur_n_attend_aucune_reponse(tmp_path):
    deposer(tmp_path, "copies/ali_10_statistiques_exercices.ipynb", notebook("Parce que."))
    deposer(tmp_path, "notes/ajustements.csv", "élève;note\nali;12\n".encode())
    corriger_en_silence([tmp_path / "copies"], tmp_path / "notes")
    page = (tmp_path / "notes/classe.html").read_text(encoding="utf-8")
    assert "moyenne 12 / 20" in page and "à lire" not in page


def test_une_copie_remplacee_n_est_pas_a_lire_et_l_est_quand_elle_compte_de_nouveau(tmp_path):
    for nom in ("ali/10_statistiques_exercices.ipynb", "ali/10_statistiques_exercices (1).ipynb"):
        deposer(tmp_path, f"copies/{nom}", notebook("Parce que.", code="" if nom.endswith("(1).ipynb") else JUSTE))
    notes = tmp_path / "notes"
    corriger_en_silence([tmp_path / "copies"], notes)
    assert [reponse.fichier for reponse in lister_reponses(notes)] == ["ali/10_statistiques_exercices.ipynb"]
    assert (notes / "notes.csv").read_text(encoding="utf-8-sig").count("réponse à lire") == 1
    (tmp_path / "copies/ali/10_statistiques_exercices.ipynb").unlink()
    corriger_en_silence([tmp_path / "copies"], notes)
    assert len(lister_reponses(notes)) == 1 and all("Copie remplacée" not in page.read_text(encoding="utf-8") for page in (notes / "retours").glob("*1*"))


def test_ce_qu_on_attend_est_dans_la_page_et_le_corrige_et_nulle_part_chez_l_eleve(corrigee):
    assert "Ce qu’on en attend" in ouvrir_le_cahier(corrigee / "notes").montrer({}) and "croire Malo" in ouvrir_le_cahier(corrigee / "notes").montrer({})
    corrige = Path("solutions/10_statistiques_corrige.ipynb").read_text(encoding="utf-8")
    assert "Attendu\u00a0:* un point pour croire Malo" in corrige and CONSIGNE_DE_LA_REPONSE not in corrige
    for notebook_du_cours in Path("exercises").glob("*_exercices.ipynb"):
        cellules, _ = lire_notebook(notebook_du_cours.read_bytes())
        assert all(lire_attendus()[question.nom] for question in lire_questions(cellules)) and "Attendu :" not in notebook_du_cours.read_text(encoding="utf-8")


# Ce que le professeur décide


def test_les_points_tapes_entrent_dans_la_note_et_le_commentaire_dans_la_page_de_l_eleve(corrigee, tmp_path):
    sortie = tmp_path / "notes"
    avant = corriger_en_silence([corrigee / "copies"], sortie)
    cahier = ouvrir_le_cahier(sortie)
    assert cahier.recevoir({"rang": "0", "points": "1,5", "commentaire": "  bonne <raison> ", "suivante": "oui"}) == "?rang=1"
    apres = corriger_en_silence([corrigee / "copies"], sortie)
    [ali] = [nom for nom in apres if nom.startswith("ali")]
    assert apres[ali]["questions"][0]["points"] == 1.5 and apres[ali]["note"] != avant[ali]["note"]
    [page] = sortie.glob("retours/ali*.html")
    assert "1,5 / 2" in page.read_text(encoding="utf-8") and "bonne &lt;raison&gt;" in page.read_text(encoding="utf-8")


def test_les_points_lus_et_une_note_par_le_nom_vont_partout_en_une_correction(corrigee, tmp_path):
    for fichier in (corrigee / "copies").iterdir():
        eleve = fichier.name.partition("_")[0]
        deposer(tmp_path, f"copies/{eleve}_{ord(eleve[0])}_assignsubmission_file_/10_statistiques_exercices.ipynb", fichier.read_bytes())
    notes, registre = tmp_path / "notes", tmp_path / "registre"
    corriger_en_silence([tmp_path / "copies"], notes, registre=registre)
    ouvrir_le_cahier(notes).recevoir({"rang": "0", "points": "1,5", "commentaire": "bien vu"})
    with (notes / "ajustements.csv").open("a", encoding="utf-8") as fichier:
        fichier.write("BOB;13,5;lu sur papier\r\n")
    resultats = {une["eleve"]: une["note"] for une in corriger_en_silence([tmp_path / "copies"], notes, registre=registre).values()}
    attendues = {"ali": ecrire_decimal(resultats["ali"]), "bob": "13,5"}
    tables = [(notes / "notes.csv", ";", "note sur 20"), (notes / "moodle.csv", ",", "Note"), (registre / "trimestre.csv", ";", "moyenne")]
    for chemin, separateur, colonne in tables:
        lignes = list(csv.DictReader(chemin.read_text(encoding="utf-8-sig").splitlines(), delimiter=separateur))
        lues = {ligne.get("élève", ligne.get("Nom complet")): ligne[colonne].replace(".", ",") for ligne in lignes}
        assert {nom: lues[nom] for nom in attendues} == attendues, chemin.name
    moodle = (notes / "moodle.csv").read_text(encoding="utf-8")
    assert "laquelle_croire : 1,5 / 2 – bien vu" in moodle.replace("\u00a0", " ") and "lu sur papier" in moodle
    texte = (notes / "notes.csv").read_text(encoding="utf-8-sig")
    assert "notée à la main" in texte and "laquelle_croire" in texte.splitlines()[0] and texte.count("réponse à lire") == 2


def test_les_autres_lignes_du_professeur_restent(notes):
    fichier = notes / "ajustements.csv"
    fichier.write_text("\ufefffichier;exercice;points;motif\r\n# un mot;a;b;c;d;e\r\nali_10_statistiques_exercices.ipynb;bilan;1;vu au tableau\r\n", encoding="utf-8")
    cahier = ouvrir_le_cahier(notes)
    for points in ("1", "2"):
        cahier.recevoir({"rang": "0", "points": points, "commentaire": "=1+1"})
    lignes = fichier.read_text(encoding="utf-8-sig").splitlines()
    assert lignes[0] == "élève;note;commentaire;exercice;points"
    assert lignes[-3:-1] == ['# un mot;a;b;c;"d;e"', "ali_10_statistiques_exercices.ipynb;;vu au tableau;bilan;1"]
    assert lignes[-1] == "ali_10_statistiques_exercices.ipynb;;'=1+1;laquelle_croire;2"
    assert 'value="=1+1"' in cahier.montrer({"rang": "0"})


def test_des_points_donnes_par_le_nom_de_l_eleve_sont_deja_lus_et_le_fichier_l_emporte(notes):
    fichier = notes / "ajustements.csv"
    fichier.write_text("élève;exercice;points\r\nALI;laquelle_croire;0,5\r\n", encoding="utf-8")
    assert ouvrir_le_cahier(notes).nombre_de_lues == 1 and 'value="0,5"' in ouvrir_le_cahier(notes).montrer({"rang": "0"})
    ouvrir_le_cahier(notes).recevoir({"rang": "0", "points": "2", "commentaire": ""})
    assert 'value="2"' in ouvrir_le_cahier(notes).montrer({"rang": "0"}) and "ALI;;;laquelle_croire;0,5" in fichier.read_text(encoding="utf-8")


def test_un_commentaire_sans_points_est_garde_et_ne_compte_pas(notes, corrigee):
    ouvrir_le_cahier(notes).recevoir({"rang": "0", "points": "", "commentaire": "à revoir"})
    assert 'value="à revoir"' in ouvrir_le_cahier(notes).montrer({}) and ouvrir_le_cahier(notes).nombre_de_lues == 0
    assert corriger_en_silence([corrigee / "copies"], notes)  # `corriger` ne le prend pas pour un ajustement
    ouvrir_le_cahier(notes).recevoir({"rang": "0", "points": "", "commentaire": ""})
    assert "à revoir" not in (notes / "ajustements.csv").read_text(encoding="utf-8")


def test_un_eleve_efface_l_est_aussi_de_ce_qui_reste_a_finir_et_rien_d_autre_ne_l_est(notes):
    for rang, (points, commentaire) in enumerate([("", "à revoir"), ("1", ""), ("", "presque")]):
        ouvrir_le_cahier(notes).recevoir({"rang": str(rang), "points": points, "commentaire": commentaire})
    with (notes / "ajustements.csv").open("a", encoding="utf-8") as fichier:
        fichier.write("# un mot à moi\r\n")
    effacer_eleve("ali", notes / "registre", [notes])
    lignes = (notes / "ajustements.csv").read_text(encoding="utf-8-sig")
    assert "ali_" not in lignes and all(reste in lignes for reste in ("# à finir : eve_", "cleo_", "presque", "# un mot à moi"))


@pytest.mark.parametrize("points", ["3", "-1", "deux", "1,555", "nan", "2" * 500])
def test_des_points_impossibles_sont_refuses(notes, points):
    with pytest.raises(ErreurMastermind, match="il faut de 0 à 2 points"):
        ouvrir_le_cahier(notes).recevoir({"rang": "0", "points": points})
    assert "laquelle_croire" not in (notes / "ajustements.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("rang", ["", "-1", "3", "x", "²"])
def test_un_rang_inconnu_est_refuse(notes, rang):
    with pytest.raises(ErreurMastermind, match="le rang d’une réponse"):
        ouvrir_le_cahier(notes).recevoir({"rang": rang, "points": "1"})


def test_un_texte_hostile_reste_du_texte(notes):
    page = ouvrir_le_cahier(notes).montrer({"rang": "2"})
    assert "&lt;script&gt;alert(" in page and "<script>" not in page and "\u202e" not in page


@pytest.mark.parametrize("dossier, phrase", [("vide", "le dossier qu’écrit corriger"), ("sans", "aucune copie")])
def test_un_dossier_sans_reponse_a_lire_le_dit(tmp_path, capsys, dossier, phrase):
    (tmp_path / "vide").mkdir()
    deposer(tmp_path, "sans/resultats.json", b'{"version": "1", "protections": [], "copies": []}')
    assert main(["annoter", str(tmp_path / dossier)]) == 1 and phrase in capsys.readouterr().err


# La page


@contextmanager
def en_service(cahier):
    with PageLocale(cahier.montrer, cahier.recevoir) as serveur:
        fil = Thread(target=serveur.serve_forever, daemon=True)
        fil.start()
        yield serveur
        serveur.shutdown()


def demander(adresse, donnees=None, **en_tetes):
    """Le code de la réponse, et son texte."""
    demande = urllib.request.Request(adresse, urlencode(donnees).encode() if donnees else None, {nom.replace("_", "-"): valeur for nom, valeur in en_tetes.items()})
    try:
        with urllib.request.urlopen(demande, timeout=20) as reponse:
            return reponse.status, reponse.read().decode()
    except urllib.error.HTTPError as erreur:
        return erreur.code, erreur.read().decode()


def test_la_page_n_est_qu_a_qui_a_son_adresse_entiere(notes):
    with en_service(ouvrir_le_cahier(notes)) as serveur:
        assert demander(serveur.adresse)[0] == 200
        racine = f"http://127.0.0.1:{serveur.server_port}/"
        refus = [demander(racine), demander(f"{racine}x/"), demander(serveur.adresse, Host="pirate.example"), demander(serveur.adresse, Origin="http://pirate.example")]
        refus.append(demander(serveur.adresse, {"rang": "0", "points": "2"}, Origin="http://pirate.example"))
        assert [code for code, _ in refus] == [404] * 5 and not any("Laquelle" in texte for _, texte in refus)
        assert demander(serveur.adresse, {"rang": "0", "commentaire": "x" * 200_000})[0] == 413
        assert demander(serveur.adresse, {"rang": "0", "points": "9"})[0] == 400
    assert "laquelle_croire" not in (notes / "ajustements.csv").read_text(encoding="utf-8")


def test_la_commande_sert_la_page_et_s_arrete_a_ctrl_c(notes, capsys, monkeypatch):
    vus = []
    monkeypatch.setattr(PageLocale, "serve_forever", lambda serveur: vus.append(serveur.adresse) or (_ for _ in ()).throw(KeyboardInterrupt))
    assert main(["annoter", str(notes), "--sans-navigateur"]) == 0
    assert vus[0] in (sortie := capsys.readouterr().out) and "3 réponses, dont 3 à lire ; " in sortie


def attendre(question, secondes=20):
    """Attend que cette fonction dise vrai."""
    limite = time.monotonic() + secondes
    while not question() and time.monotonic() < limite:
        time.sleep(0.05)
    assert question()


@DANS_CHROMIUM[0]
@DANS_CHROMIUM[1]
def test_tout_se_note_au_clavier_et_rien_ne_se_perd(notes):
    with en_service(cahier := ouvrir_le_cahier(notes)) as serveur, ouvrir_chromium() as contexte:
        page = contexte.new_page()
        page.goto(serveur.adresse)
        page.keyboard.type("1,5")
        page.keyboard.press("Enter")
        page.wait_for_url("**/?rang=1")
        page.keyboard.type("9")
        page.keyboard.press("Enter")
        page.get_by_text("il faut de 0 à 2 points").wait_for()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("0")
        page.keyboard.press("Tab")
        page.keyboard.type("pas de raison")
        page.get_by_text("Gardé.").wait_for()
        page.keyboard.press("PageDown")
        page.wait_for_url("**/?rang=2")
        page.keyboard.press("Tab")
        page.keyboard.type("fermée aussitôt")
        page.goto("about:blank")  # quittée au milieu d’une phrase
        attendre(lambda: "fermée aussitôt" in (notes / "ajustements.csv").read_text(encoding="utf-8"))
        page.goto(serveur.adresse)
        assert page.get_by_label("Commentaire pour l’élève").input_value() == "fermée aussitôt" and cahier.nombre_de_lues == 2
        page.goto(f"{serveur.adresse}?rang=0")
        page.get_by_text("déjà notée").wait_for()
        page.keyboard.press("Enter")
        page.wait_for_url("**/?rang=2")
    lignes = (notes / "ajustements.csv").read_text(encoding="utf-8-sig").splitlines()[-3:]
    assert [ligne.partition(";")[2] for ligne in lignes] == [";;laquelle_croire;1,5", ";pas de raison;laquelle_croire;0", ";fermée aussitôt;laquelle_croire;"]


@DANS_CHROMIUM[0]
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_ne_reproche_rien_a_la_page(notes, theme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    with ouvrir_chromium() as contexte:
        page = contexte.new_page()
        page.emulate_media(color_scheme=theme)
        for demande in ({}, {"rang": "1"}, {"rang": "3"}):
            page.set_content(ouvrir_le_cahier(notes).montrer(demande))
            assert axe.Axe().run(page).response["violations"] == []


# Entrée va à la prochaine réponse à lire


@pytest.mark.parametrize(
    "notees, rang, ensuite, dit",
    [
        pytest.param([], 0, "?rang=1", "Réponse 2 sur 4 · 3 à lire", id="la-suivante"),
        pytest.param([1, 2], 0, "?rang=3", "Réponse 4 sur 4 · 1 à lire", id="deux-deja-notees"),
        pytest.param([0, 1, 3], 2, "?rang=4", "Toutes les réponses sont lues", id="la-derniere-a-lire"),
        pytest.param([3], 2, "?rang=4", "2 réponses à lire encore", id="passees-plus-haut"),
    ],
)
def test_entree_passe_a_la_prochaine_reponse_a_lire(tmp_path, notees, rang, ensuite, dit):
    cahier = cahier_de(tmp_path, ali="Un.", bob="Deux.", cleo="Trois.", dan="Quatre.")
    for place in notees:
        cahier.recevoir({"rang": str(place), "points": "1"})
    assert cahier.recevoir({"rang": str(rang), "points": "2", "suivante": "oui"}) == ensuite
    page = cahier.montrer({"rang": ensuite.removeprefix("?rang=")}).replace("\xa0", " ")
    assert dit in Lecteur(page).texte and (dit.endswith(" lire") or f"<title>{dit}" in page)


def test_une_reponse_deja_notee_le_dit(tmp_path):
    cahier = cahier_de(tmp_path, ali="Un.", bob="Deux.")
    cahier.recevoir({"rang": "0", "points": "1"})
    assert ["déjà notée" in cahier.montrer({"rang": rang}) for rang in "01"] == [True, False]


# Les réponses identiques


def cahier_de(dossier, **reponses):
    """Un cahier où chacun répond ceci à la même question."""
    return Cahier(dossier / "ajustements.csv", [ALire(f"{nom}.ipynb", nom, Question("pourquoi", Fraction(2), "", reponse)) for nom, reponse in reponses.items()])


@pytest.mark.parametrize(
    "champs, lues",
    [
        pytest.param({"ensemble": "oui"}, ["1,5", "", "1,5", "1,5"], id="ensemble"),
        pytest.param({}, ["1,5", "", "", ""], id="une-seule"),
    ],
)
def test_des_reponses_identiques_se_notent_ensemble(tmp_path, champs, lues):
    cahier = cahier_de(tmp_path, ali="Parce que  oui.", bob="Non.", cleo="parce que oui.", dan="Parce que oui.")
    page = cahier.montrer({"rang": "0"}).replace("\xa0", " ")
    assert "mot pour mot, que 2 autres" in page and "mot pour mot" not in cahier.montrer({"rang": "1"})
    cahier.recevoir({"rang": "0", "points": "1,5", **champs})
    assert [cahier._decisions()[reponse].points for reponse in cahier.reponses] == lues


def test_une_reponse_identique_deja_notee_autrement_garde_ses_points(tmp_path):
    cahier = cahier_de(tmp_path, ali="Oui.", bob="Oui.")
    cahier.recevoir({"rang": "1", "points": "2"})
    cahier.recevoir({"rang": "0", "points": "1", "ensemble": "oui"})
    assert [cahier._decisions()[reponse].points for reponse in cahier.reponses] == ["1", "2"]


@pytest.mark.parametrize(
    "reponse, paires",
    [
        pytest.param("Parce que la moyenne compte toutes les manches jouées.", [("a.ipynb", "b.ipynb"), ("a.ipynb", "c.ipynb")], id="longue"),
        pytest.param("Parce que.", [], id="trop-courte"),
    ],
)
def test_des_reponses_ecrites_identiques_se_ressemblent(reponse, paires):
    copies = [copie(f"{nom}.ipynb", nom)._replace(questions=(Question("pourquoi", Fraction(2), "", reponse.upper() if nom == "c" else reponse),)) for nom in "abc"]
    assert [(une.copie, une.autre) for une in ressemblances(copies)] == paires


# L’auteur


ENTETE = "# %% ma-reponse [markdown]\n"


@pytest.mark.parametrize(
    "texte",
    [
        pytest.param(f"**Votre réponse** (`pourquoi`)\n\n*{CONSIGNE_DE_LA_REPONSE}*", id="sans-points"),
        pytest.param(f"**Votre réponse, sur 2 points** (`Pourquoi ?`)\n\n*{CONSIGNE_DE_LA_REPONSE}*", id="nom"),
        pytest.param("**Votre réponse, sur 2 points** (`pourquoi`)", id="sans-consigne"),
        pytest.param(f"**Votre réponse, sur 2 points** (`repondre`)\n\n*{CONSIGNE_DE_LA_REPONSE}*", id="nom-d-exercice"),
    ],
)
def test_une_question_mal_annoncee_arrete_la_fabrique(texte):
    with pytest.raises(ErreurFabrication, match="il faut"):
        lire_cellules(ENTETE + re.sub("(?m)^", "# ", texte), "essai.py")


def test_la_question_du_cours_se_lit_dans_le_notebook_de_l_eleve():
    notebook_du_cours = nbformat.read("exercises/10_statistiques_exercices.ipynb", 4)
    [question] = lire_questions([(cellule.cell_type, cellule.source) for cellule in notebook_du_cours.cells])
    assert (question.nom, question.sur, question.reponse, question.points) == ("laquelle_croire", 2, "", 0) and "Zoé" in question.enonce
