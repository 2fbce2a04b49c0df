"""Le registre de la classe : ce qu’il garde, ce qu’il montre, ce qu’il efface."""

import csv
import datetime
import json
import re
import shutil
import zipfile
from dataclasses import replace
from fractions import Fraction

import pytest
from corpus import BOUCLES, cellules, deposer, fonction, notebook
from resultats_d_essai import HOSTILE, a_faire, bloque, copie, echoue, ecrire_la_classe, petite_classe, reussi
from test_retours import Lecteur

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.notation import jugement
from mastermind_edu.correction.notation.gardees import JOURNAL
from mastermind_edu.correction.notation.resultats import Decision
from mastermind_edu.correction.notation.retenues import ranger_par_eleve
from mastermind_edu.correction.pages.retours import page_de_retour, page_des_retours
from mastermind_edu.correction.registre.effacement import chercher, effacer_eleve
from mastermind_edu.correction.registre.parcours import a_reprendre, tracer
from mastermind_edu.correction.registre.remises import lire_annuaire, lire_remises
from mastermind_edu.correction.registre.tenue import inscrire

OCTOBRE, NOVEMBRE = datetime.date(2026, 10, 5), datetime.date(2026, 11, 9)
OUBLI = echoue("compter_bien_places", slug="places-ignorees")


def zoe(*verdicts, fichier="zoe.ipynb", sha256="z1"):
    return copie(fichier, "Zoé Martin", *verdicts, sha256=sha256)


PREMIERE = [
    zoe(OUBLI, a_faire("repondre")),
    copie("ali.ipynb", "Ali Ben", OUBLI, reussi("repondre")),
    copie("max.ipynb", "Max Oru", chapitre=None, anomalies=["fichier vide"]),
]
SECONDE = [zoe(reussi("compter_bien_places"), a_faire("repondre"), sha256="z2"), copie("ali2.ipynb", "BEN Ali", OUBLI, echoue("repondre"))]


@pytest.fixture
def dossier(tmp_path):
    """Deux dates, inscrites ; le registre, et le dossier de résultats à côté."""
    for copies, date in ((PREMIERE, OCTOBRE), (SECONDE, NOVEMBRE)):
        inscrire(tmp_path / "registre", copies, tmp_path / date.isoformat(), date)
        ecrire_la_classe(tmp_path / date.isoformat(), copies, [], "essai")
    return tmp_path / "registre"


def eleves_de(dossier):
    return {eleve.nom: eleve for eleve in tracer(lire_remises(dossier), lire_annuaire(dossier).noms)}


def contenu(dossier):
    return {f.relative_to(dossier).as_posix(): f.read_bytes() for f in sorted(dossier.rglob("*")) if f.is_file()}


def lire_page(dossier, nom):
    return (dossier / nom).read_text(encoding="utf-8")


def test_une_fonction_juste_que_bloque_une_autre_n_est_a_reprendre_par_personne(tmp_path):
    bloquee = replace(bloque("repondre", "compter_bien_places"), juste_par_ailleurs=True)
    copies = [zoe(OUBLI, bloquee), copie("ali.ipynb", "Ali Ben", OUBLI, bloquee)]
    inscrire(tmp_path / "registre", copies, tmp_path / "s", OCTOBRE)
    assert [une.exercice for une in a_reprendre([*eleves_de(tmp_path / "registre").values()])] == ["compter_bien_places"]
    assert "Les réponses écrites n’y sont pas comptées" in (tmp_path / "registre/classe.html").read_text(encoding="utf-8")
    assert "<li><code>repondre</code>" not in lire_page(tmp_path / "registre", "eleves/Ali_Ben.html")


# Ce qu’il garde


def test_le_registre_est_fait_de_fichiers_qu_on_lit(dossier):
    assert sorted(contenu(dossier)) == [
        "LISEZ-MOI.txt", "classe.html", "classe_a_projeter.html", "devoirs.csv", "devoirs.json", "eleves.csv", "eleves/Ali_Ben.html", "eleves/Max_Oru.html", "eleves/Zoe_Martin.html",
        "eleves_a_imprimer.html", "parcours.csv", "registre.json", "remises/2026-10-05_04_marquage.json", "remises/2026-11-09_04_marquage.json", "trimestre.csv", "trimestre.xlsx",
    ]  # fmt: skip
    assert json.loads(lire_page(dossier, "remises/2026-10-05_04_marquage.json"))["copies"][2] == {
        "nom lu": "Zoé Martin", "fichier": "zoe.ipynb", "sha256": "z1", "note": 0,
        "exercices": {
            "compter_bien_places": {"etat": "échoué", "points": 0, "sur": 1, "erreur": "places-ignorees"},
            "repondre": {"etat": "à faire", "points": 0, "sur": 4},
        },
    }  # fmt: skip


def test_un_nom_dans_un_autre_ordre_ou_en_majuscules_est_le_meme_eleve(dossier):
    eleves = eleves_de(dossier)
    assert list(eleves) == ["Ali Ben", "Max Oru", "Zoé Martin"] and eleves["Ali Ben"].lus == ("Ali Ben", "BEN Ali")


def test_le_professeur_separe_ou_renomme_un_eleve(dossier):
    texte = lire_page(dossier, "eleves.csv").replace("BEN Ali;Ali Ben", "BEN Ali;Benali Ali")
    (dossier / "eleves.csv").write_text(texte, encoding="utf-8")
    inscrire(dossier, [], dossier.parent / "rien")
    assert list(eleves_de(dossier)) == ["Ali Ben", "Benali Ali", "Max Oru", "Zoé Martin"]


def test_une_copie_corrigee_de_nouveau_garde_sa_date_et_change_de_note(dossier):
    inscrire(dossier, [PREMIERE[0]._replace(exercices=zoe(reussi("repondre")).exercices)], dossier.parent / "x")
    notes = [(remise.date, remise.note) for remise in lire_remises(dossier) if remise.lu == "Zoé Martin"]
    assert notes == [(OCTOBRE, 20), (NOVEMBRE, 4)]


def test_une_nouvelle_copie_est_du_jour_et_une_date_donnee_s_ajoute(dossier):
    inscrire(dossier, [zoe(reussi("repondre"), sha256="z3")], dossier.parent / "x")
    inscrire(dossier, [SECONDE[0]], dossier.parent / "x", datetime.date(2026, 12, 1))
    dates = [remise.date for remise in lire_remises(dossier) if remise.lu == "Zoé Martin"]
    assert sorted(dates) == sorted([OCTOBRE, NOVEMBRE, datetime.date.today(), datetime.date(2026, 12, 1)])


def test_deux_participants_moodle_de_meme_nom_restent_deux_eleves(tmp_path):
    copies = [copie(f"Jean Dupont_{n}_assignsubmission_file_/a.ipynb", "Jean Dupont", verdict) for n, verdict in ((7, reussi("position")), (9, OUBLI))]
    inscrire(tmp_path / "r", copies, tmp_path / "s", OCTOBRE)
    assert list(eleves_de(tmp_path / "r")) == ["Jean Dupont (7)", "Jean Dupont (9)"]


def test_de_deux_copies_du_meme_jour_la_meilleure_compte(tmp_path):
    copies = [zoe(a_faire("repondre"), fichier="a"), zoe(reussi("repondre"), fichier="b"), zoe(echoue("repondre"), fichier="c")]
    inscrire(tmp_path / "r", copies, tmp_path / "s", OCTOBRE)
    assert eleves_de(tmp_path / "r")["Zoé Martin"].chemins["04_marquage"].derniere.note == 20


@pytest.mark.parametrize("texte", ["", "{}", "[]", '{"date": "hier", "chapitre": "04", "copies": []}', "[" * 100_000])
def test_une_remise_abimee_est_nommee_et_rien_n_est_recrit(dossier, texte):
    (dossier / "remises/2026-10-05_04_marquage.json").write_text(texte, encoding="utf-8")
    avant = contenu(dossier)
    with pytest.raises(ErreurMastermind, match="2026-10-05_04_marquage.json"):
        inscrire(dossier, SECONDE, dossier.parent / "x")
    assert contenu(dossier) == avant


def test_un_dossier_qui_contient_autre_chose_n_est_jamais_pris_pour_un_registre(tmp_path):
    deposer(tmp_path, "registre/classe.html", b"a moi")
    with pytest.raises(ErreurMastermind, match="il faut un registre, ou un dossier vide"):
        inscrire(tmp_path / "registre", SECONDE, tmp_path / "x")
    assert contenu(tmp_path) == {"registre/classe.html": b"a moi"}


# Ce qu’il montre


def test_la_classe_montre_le_chemin_de_chacun_et_ses_progres(dossier):
    texte = Lecteur(re.sub("<wbr>", "", lire_page(dossier, "classe.html"))).texte
    assert "3 élèves, 1 chapitre, 2 dates : du 5 octobre 2026 au 9 novembre 2026." in texte
    assert "Ali Ben 0 sur 2 ↘ −1 Max Oru rendu, illisible Zoé Martin 1 sur 2 ↗ +1" in texte
    assert "Ali Ben ✘ échoué ✘ échoué ↘ recul Zoé Martin ✔ réussi ↗ progrès ○ à faire" in texte


def test_ce_qui_est_a_reprendre_se_dit_en_mots(dossier):
    texte = Lecteur(lire_page(dossier, "classe.html")).texte
    assert "repondre : le couple (bien placés, mal placés)" in texte and "04 – Bien placés, mal placés 2 sur 2" in texte and "places-ignorees" not in texte
    reprises = a_reprendre(list(eleves_de(dossier).values()))
    assert [(r.exercice, r.en_difficulte, r.eleves) for r in reprises] == [("repondre", 2, 2)]


def test_la_page_a_projeter_ne_nomme_personne_et_ne_mene_a_personne(dossier):
    page = lire_page(dossier, "classe_a_projeter.html")
    assert {"Élève\xa01", "Élève\xa02"} <= set(re.findall(r"Élève\s\d", page)) and "href" not in page
    assert not [nom for nom in ("Zoé", "Martin", "Ali", "Ben", "zoe", "z1") if re.search(rf"\b{nom}\b", page)]


def test_la_page_d_un_eleve_dit_son_chemin_et_ce_qui_lui_reste(dossier):
    texte = Lecteur(re.sub("<wbr>", "", lire_page(dossier, "eleves/Zoe_Martin.html"))).texte
    assert "0 / 20 le 5 octobre 2026 , puis 4 / 20 le 9 novembre 2026" in texte.replace("2026,", "2026 ,")
    assert "compter_bien_places ✘ échoué ✔ réussi ↗ progrès" in texte and "À reprendre repondre" in texte and "Ali" not in texte
    numero = re.search(r"l’élève (\d)", texte)[1]
    assert f"Élève {numero} 1 sur 2 ↗ +1" in Lecteur(lire_page(dossier, "classe_a_projeter.html")).texte


def test_le_tableau_est_pour_un_tableur_et_sans_formule(tmp_path):
    inscrire(tmp_path / "r", [copie("a.ipynb", "=cmd|' /C calc'!A0", OUBLI)], tmp_path / "s", OCTOBRE)
    lignes = list(csv.reader(lire_page(tmp_path / "r", "parcours.csv").lstrip("\ufeff").splitlines(), delimiter=";"))
    assert lignes[1][:8] == ["'=cmd|' /C calc'!A0", "04_marquage", "2026-10-05", "0", "compter_bien_places", "échoué", "0", "1"]
    assert lignes[1][8].startswith("Un pion de la proposition compte dès que sa couleur est quelque part")
    assert list(eleves_de(tmp_path / "r")) == ["=cmd|' /C calc'!A0"]


def test_une_copie_illisible_est_rendue_puis_a_sa_note(tmp_path):
    classe = [zoe(reussi("repondre")), copie("photo.jpg", "Max Oru", chapitre=None)]
    inscrire(tmp_path / "r", classe, tmp_path / "s", OCTOBRE)
    page = tmp_path / "r/eleves/Max_Oru.html"
    assert "Rendu, illisible le 5 octobre 2026." in Lecteur(page.read_text(encoding="utf-8")).texte
    inscrire(tmp_path / "r", [classe[0], classe[1]._replace(decision=Decision(Fraction(14), Fraction(16)))], tmp_path / "s")
    assert "14 / 20 le 5 octobre 2026." in Lecteur(page.read_text(encoding="utf-8")).texte
    assert "Max Oru 14 / 20, à la main Zoé Martin 1 sur 1" in Lecteur(lire_page(tmp_path / "r", "classe.html")).texte
    assert 'Max Oru;04_marquage;2026-10-05;14;;notée à la main' in lire_page(tmp_path / "r", "parcours.csv")


def test_une_copie_remplacee_n_est_plus_dans_le_registre(tmp_path):
    brouillon, finale = zoe(a_faire("repondre")), zoe(reussi("repondre"), fichier="zoe2.ipynb", sha256="z2")
    inscrire(tmp_path / "r", [brouillon], tmp_path / "s", OCTOBRE)
    inscrire(tmp_path / "r", [brouillon._replace(remplacee_par="zoe2.ipynb"), finale], tmp_path / "s", NOVEMBRE)
    assert [remise.fichier for remise in lire_remises(tmp_path / "r")] == ["zoe2.ipynb"]


def test_un_registre_hostile_reste_du_texte(tmp_path):
    copies = [copie(HOSTILE, HOSTILE, echoue("repondre", slug=HOSTILE), chapitre="04_marquage")]
    inscrire(tmp_path / "r", copies, tmp_path / "s", OCTOBRE)
    for page in (tmp_path / "r").rglob("*.html"):
        texte = page.read_text(encoding="utf-8")
        assert "<script>" not in texte and not re.search("[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]", texte)


# Le code de l’élève dans son retour


def test_le_retour_montre_le_code_a_cote_du_verdict_et_rien_n_y_devient_du_html():
    texte = 'def repondre(secret, proposition):\n    return "<b>" < proposition'
    page = page_de_retour(zoe(echoue("repondre"))._replace(sources={"repondre": texte}))
    assert "return &#34;&lt;b&gt;&#34; &lt; proposition</span></code></pre>" in page and "Votre code" in Lecteur(page).texte


def test_un_code_demesure_est_coupe_et_le_dit():
    page = page_de_retour(zoe(echoue("repondre"))._replace(sources={"repondre": "x" * 50_000}))
    assert "x" * 8_001 not in page and "la suite n’est pas montrée : 50000 signes" in page


def test_tous_les_retours_tiennent_dans_une_page_sans_ancre_en_double():
    classe = petite_classe()
    lecteur = Lecteur("".join(page_des_retours(ranger_par_eleve(classe, {une.fichier: une.eleve for une in classe}, {}))))
    assert len(lecteur.ids) == len(set(lecteur.ids)) == 2  # les deux seuls exercices qui ne sont ni justes ni à faire
    assert {cible for nom, cible in lecteur.attributs if nom == "href"} == {f"#{ancre}" for ancre in lecteur.ids}
    assert [lecteur.texte.index(nom) for nom in ("Ali Ben", "Léa Roux", "Max", "Zoé Martin")] == sorted(
        lecteur.texte.index(nom) for nom in ("Ali Ben", "Léa Roux", "Max", "Zoé Martin")
    )


# Corriger de nouveau


@pytest.fixture(scope="module")
def corrigee(tmp_path_factory):
    """Trois vraies copies, corrigées dans un registre : deux justes, dont une illisible par endroits, une fausse."""
    dossier = tmp_path_factory.mktemp("vraie")
    deposer(dossier, "copies/zoe_martin.ipynb", notebook(*cellules(BOUCLES, repondre=fonction("repondre", "return 0, 0"))))
    deposer(dossier, "copies/ali_ben.ipynb", notebook(*cellules(BOUCLES)))
    deposer(dossier, "copies/lea_roux.ipynb", notebook(*cellules(BOUCLES, repondre="def repondre(secret, proposition:\n    return 1")))
    assert main(["corriger", str(dossier / "copies"), "--sortie", str(dossier / "notes"), "--date", "2026-10-05"]) == 0
    return dossier


def test_par_habitude_le_registre_est_a_cote_des_resultats(corrigee):
    assert list(eleves_de(corrigee / "registre")) == ["ali ben", "lea roux", "zoe martin"]
    assert {remise.date for remise in lire_remises(corrigee / "registre")} == {OCTOBRE}


def test_une_reponse_que_python_ne_lit_pas_se_montre_quand_meme(corrigee):
    assert "def repondre(secret, proposition:" in lire_page(corrigee, "notes/retours/lea_roux.html")


def test_un_ajustement_ou_un_bareme_n_execute_aucune_copie(corrigee, tmp_path, monkeypatch):
    copie_du_dossier = shutil.copytree(corrigee, tmp_path / "c")
    with (copie_du_dossier / "notes/ajustements.csv").open("a", encoding="utf-8") as fichier:
        fichier.write("zoe_martin.ipynb;;vu ensemble;repondre;4\n")
    bareme = deposer(tmp_path, "bareme.csv", b"exercice;points\nposition;9\n")
    monkeypatch.setattr(jugement, "ProcessusEleve", lambda *_, **__: pytest.fail("une copie a été exécutée"))
    assert main(["corriger", str(copie_du_dossier / "copies"), "--sortie", str(copie_du_dossier / "notes"), "--bareme", str(bareme)]) == 0
    remises = {remise.lu: remise for remise in lire_remises(copie_du_dossier / "registre")}
    assert (remises["zoe martin"].note, remises["zoe martin"].date) == (20, OCTOBRE)
    assert remises["lea roux"].exercices["position"].sur == 9


@pytest.mark.parametrize(
    "options, code, reproche",
    [
        (["--sans-registre"], 0, ""),
        (["--sans-registre", "--date", "2026-10-05"], 1, "retirez --sans-registre"),
        (["--date", "demain"], 2, "il faut une date écrite année-mois-jour"),
        (["--registre", "{}/notes"], 1, "il faut deux dossiers"),
        (["--registre", "{}/copies"], 1, "il faut un registre, ou un dossier vide"),
        (["--registre", "{}/copies/ali_ben.ipynb/r"], 1, "il faut un dossier pour le registre"),
    ],
    ids=["sans-registre", "date-sans-registre", "date-en-mots", "deux-fois-le-meme", "autre-chose", "impossible"],
)
def test_ces_options_n_inscrivent_rien(corrigee, tmp_path, capsys, options, code, reproche):
    dossier = shutil.copytree(corrigee, tmp_path / "c")
    avant = contenu(dossier)
    commande = ["corriger", str(dossier / "copies"), "--sortie", str(dossier / "notes"), *(option.format(dossier) for option in options)]
    assert (main(commande), contenu(dossier)) == (code, avant)
    assert reproche in capsys.readouterr().err


def test_un_registre_parmi_les_copies_n_est_pas_une_copie(tmp_path, monkeypatch):
    deposer(tmp_path, "a.ipynb", notebook("a = 1"))
    monkeypatch.setattr(jugement.Juge, "juger", lambda *_: jugement.Jugement([reussi("position")]))
    for _ in range(2):
        suite = corriger([tmp_path], tmp_path / "notes", version="essai", registre=tmp_path / "registre", annoncer=lambda _: None)
    assert suite.copies == 1 and '"a.ipynb"' in (tmp_path / "notes" / "resultats.json").read_text(encoding="utf-8")


# Effacer


def test_effacer_un_eleve_n_en_laisse_aucune_trace(dossier):
    resultats = dossier.parent / OCTOBRE.isoformat()
    nommee = copie("ali.ipynb", "Ali Ben", OUBLI, anomalies=["même fichier que zoe.ipynb", "« MARTIN Zoé » est aussi le nom de b.ipynb", "à garder"])
    moodle = copie("Zoé Martin_12_assignsubmission_file_/04.ipynb", "Zoé Martin", OUBLI)
    ecrire_la_classe(resultats, [PREMIERE[0], moodle, nommee], [], "essai")
    deposer(resultats, "retours/Zoe_Martin_ancien.html", b"<h1>Zo&eacute; Martin</h1>")
    with (resultats / "ajustements.csv").open("a", encoding="utf-8") as fichier:
        fichier.write("zoe.ipynb;;;repondre;1\nZoé Martin_11_assignsubmission_file_/04.ipynb;;;repondre;2\nMartin Zoé;12\nali.ipynb;;oral;compter_bien_places;1\n")
    fait = effacer_eleve("martin zoe", dossier)
    assert (fait.eleve, fait.copies, fait.restes) == ("Zoé Martin", 2, ())
    traces = re.compile(rb"zo(e|\xc3\xa9|&eacute;|e\xcc\x81)|martin|z1|z2|_12_", re.IGNORECASE)
    assert [nom for nom, octets in contenu(dossier.parent).items() if traces.search(octets) or traces.search(nom.encode())] == []
    assert list(eleves_de(dossier)) == ["Ali Ben", "Max Oru"]
    gardee = json.loads(lire_page(resultats, "resultats.json"))["copies"]
    assert [(c["fichier"], c["note"], c["anomalies"]) for c in gardee] == [("ali.ipynb", 20, ["à garder"])]
    assert "ali.ipynb;;oral;compter_bien_places;1" in lire_page(resultats, "ajustements.csv")


def test_effacer_un_eleve_l_ote_aussi_du_journal_d_une_correction_coupee(dossier):
    resultats = dossier.parent / OCTOBRE.isoformat()
    deposer(resultats, JOURNAL, '["essai"]\n{"eleve": "Zoé Martin"}\n'.encode())
    effacer_eleve("Zoé Martin", dossier)
    assert not (resultats / JOURNAL).exists()


def test_effacer_l_un_de_deux_homonymes_garde_l_autre(tmp_path):
    copies = [copie(f"Jean Dupont_{n}_assignsubmission_file_/a.ipynb", "Jean Dupont", OUBLI) for n in (7, 9)]
    ecrire_la_classe(tmp_path / "s", copies, [], "essai")
    inscrire(tmp_path / "r", copies, tmp_path / "s", OCTOBRE)
    assert effacer_eleve("Jean Dupont (7)", tmp_path / "r").copies == 1
    assert list(eleves_de(tmp_path / "r")) == ["Jean Dupont (9)"]
    assert [page.name for page in (tmp_path / "s/retours").iterdir()] == ["Jean_Dupont_9_a.html"]
    with zipfile.ZipFile(tmp_path / "s/retours.zip") as archive:
        assert archive.namelist() == ["Jean Dupont_9_assignfeedback_file_/retour_a.html"]


def test_effacer_dit_ce_qu_il_ne_peut_pas_effacer(dossier, capsys):
    resultats = dossier.parent / NOVEMBRE.isoformat()
    binome = SECONDE[1]._replace(sources={"repondre": "def repondre(s, p):\n    # avec Zoé Martin\n    return 1"})
    ecrire_la_classe(resultats, [SECONDE[0], binome], [], "essai")
    assert main(["effacer-eleve", "Zoé Martin", "--registre", str(dossier)]) == 1
    sorties = capsys.readouterr()
    assert "Zoé Martin : 1 copie effacée" in sorties.out and "sont à vous : effacez-les aussi" in sorties.out
    assert str(resultats / "resultats.json") in sorties.err and "retours.zip" not in sorties.err
    assert main(["effacer-eleve", "Ali Ben", "--registre", str(dossier)]) == 0


@pytest.mark.parametrize(
    "nom, message",
    [("Zoé Martain", "vouliez-vous dire Zoé Martin ?"), ("Personne", "il faut le nom d’un élève")],
    ids=["presque", "inconnu"],
)
def test_effacer_un_inconnu_n_efface_rien(dossier, nom, message):
    avant = contenu(dossier.parent)
    with pytest.raises(ErreurMastermind, match=re.escape(message)):
        effacer_eleve(nom, dossier)
    assert contenu(dossier.parent) == avant


def test_effacer_sans_registre_demande_des_resultats(tmp_path):
    with pytest.raises(ErreurMastermind, match="n’est pas un registre"):
        effacer_eleve("Zoé Martin", tmp_path / "registre")
    ecrire_la_classe(tmp_path / "s", PREMIERE, [], "essai")
    assert effacer_eleve("Max Oru", tmp_path / "registre", [tmp_path / "s"]).copies == 1
    assert not (tmp_path / "registre").exists() and "Max" not in lire_page(tmp_path, "s/notes.csv")


@pytest.mark.parametrize(
    "texte, trouve",
    [("MARTIN, Zoe", True), ("Zoé  Martin", True), ("Zo&eacute;_Martin_12", True), ("Zoe\u0301 Martin", True), ("Zoé Martinez", False), ("zoémartin", False)],
)
def test_un_nom_se_cherche_sous_toutes_ses_ecritures(tmp_path, texte, trouve):
    deposer(tmp_path, "a.txt", texte.encode())
    assert bool(chercher([tmp_path], ["Zoé Martin", "Martin Zoé"])) == trouve
