"""La séance en direct : rien sans l’accord de l’élève, ce qu’il partage alors, ce que la page en montre."""

import json
import os
import time

import pytest
from navigateur import DANS_CHROMIUM, ouvrir_chromium
from resultats_d_essai import HOSTILE
from test_retours import Lecteur

from mastermind_edu import progres, verifier
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.seance import page_de_la_seance, relever
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.page_locale import PageLocale
from mastermind_edu.progression import partage, registre
from mastermind_edu.progression.registre import NOM, Registre

CODE = "MM1-00000-00011-X1NC"  # compter_bien_places commencé, position réussie
OUBLI = "places-ignorees"


def eleve(dossier, nom=None, *verdicts, il_y_a=0):
    """Le registre d’un élève, où il a vérifié ceci, il y a tant de minutes ; il partage sa séance s’il donne son nom."""
    sien = Registre(lambda: dossier / NOM)
    if nom:
        sien.partager(nom)
    for exercice, etat, erreur in verdicts:
        sien.noter(exercice, etat, erreur)
    if il_y_a:
        lu = json.loads((dossier / NOM).read_text(encoding="utf-8"))
        for recherche in lu["seance"]["recherches"].values():
            recherche["depuis"] -= 60 * il_y_a
        (dossier / NOM).write_text(json.dumps(lu), encoding="utf-8")
    return sien


RATE, REUSSI = EtatVerdict.ECHOUE, EtatVerdict.REUSSI


@pytest.fixture
def classe(tmp_path):
    """Un dossier partagé : deux élèves qui l’acceptent, une qui n’a rien dit."""
    eleve(tmp_path / "zoe/travail", "Zoé", ("position", REUSSI, ""), ("compter_bien_places", RATE, OUBLI), il_y_a=12)
    eleve(tmp_path / "ali/.mastermind_edu", "Ali", ("compter_bien_places", RATE, OUBLI), ("compter_bien_places", RATE, OUBLI))
    eleve(tmp_path / "lea", None, ("position", RATE, ""))
    return tmp_path


@pytest.fixture(autouse=True)
def sien(tmp_path, monkeypatch):
    monkeypatch.setattr(registre, "REGISTRE", Registre(lambda: tmp_path / "moi" / "a" / "b" / "c" / NOM))
    return tmp_path / "moi" / "a" / "b" / "c" / NOM


def lire(page):
    return Lecteur(page).texte


# L’accord de l’élève


def position_fausse():
    def position(valeur, code):
        return -1

    return position


def test_sans_accord_le_fichier_ne_dit_ni_nom_ni_heure_ni_erreur(sien):
    verifier(position_fausse())
    assert set(json.loads(sien.read_text(encoding="utf-8"))) == {"format", "code", "exercices"}


def test_avec_accord_il_dit_depuis_quand_et_l_erreur_puis_plus_rien_quand_on_l_arrete(sien):
    assert "sous le nom « Zoé Martin »" in repr(progres(partager="  Zoé  Martin "))
    for _ in range(2):
        verifier(position_fausse())
    dit = json.loads(sien.read_text(encoding="utf-8"))["seance"]
    recherche = dit["recherches"]["position"]
    assert dit["eleve"] == "Zoé Martin" and recherche["essais"] == 2 and time.time() - recherche["depuis"] < 600
    assert recherche["erreur"] in {typique.slug for typique in CATALOGUE["position"].erreurs_typiques}
    assert "partagez" not in repr(progres(partager=False)) and "seance" not in sien.read_text(encoding="utf-8")


def test_une_reussite_finit_la_recherche(tmp_path):
    eleve(tmp_path, "Zoé", ("position", RATE, ""), ("position", REUSSI, ""))
    assert json.loads((tmp_path / NOM).read_text(encoding="utf-8"))["seance"]["recherches"] == {}


def test_l_accord_cesse_de_lui_meme(tmp_path, monkeypatch):
    sien = eleve(tmp_path, "Zoé", ("position", RATE, ""))
    monkeypatch.setattr(partage.time, "time", lambda maintenant=time.time(): maintenant + partage.DUREE + 1)
    assert sien.partage == "" and relever([tmp_path]).eleves == []
    sien.noter("repondre", RATE)
    assert "seance" not in (tmp_path / NOM).read_text(encoding="utf-8")


@pytest.mark.parametrize("nom", ["", "  ", True, 3])
def test_un_accord_demande_un_nom(nom):
    with pytest.raises(ErreurMastermind, match="il faut votre nom"):
        progres(partager=nom)


def test_recommencer_arrete_le_partage(sien):
    progres(partager="Zoé")
    assert progres(recommencer=True).partage == ""


# Ce que voit le professeur


def test_la_page_dit_qui_cherche_depuis_quand_et_l_erreur_la_plus_frequente(classe):
    texte = lire(page_de_la_seance(relever([classe]), None, time.time()))
    assert "04 – Bien placés, mal placés" in texte and texte.index("Zoé") < texte.index("Ali")  # qui cherche depuis le plus longtemps
    assert "✘ 12 min , 1 essai" in texte and "✘ 0 min , 2 essais" in texte and "✔ réussi" in texte
    assert "compter_bien_places , 2 élèves : " in texte and "1 élève de plus, sans accord" in texte


def test_un_eleve_sans_accord_n_est_nomme_nulle_part(classe):
    releve = relever([classe])
    assert {un.nom for un in releve.eleves} == {"Zoé", "Ali"} and releve.sans_accord == 1
    assert "lea" not in page_de_la_seance(releve, "04_marquage", time.time())


def test_les_codes_colles_completent_la_classe(classe, tmp_path):
    (tmp_path / "codes.txt").write_text(f"Max {CODE}\nTom MM1-FAUX\n", encoding="utf-8")
    releve = relever([classe, tmp_path / "codes.txt"])
    texte = lire(page_de_la_seance(releve, None, time.time()))
    assert "Max" in texte and "◐ commencé" in texte and any("Tom" in reproche for reproche in releve.reproches)


def test_deux_eleves_du_meme_nom_restent_deux(classe):
    eleve(classe / "zoe2", "Zoé", ("position", RATE, ""))
    assert sorted(un.nom for un in relever([classe]).eleves) == ["Ali", "Zoé", "Zoé (zoe2)"]


def ecrire_texte(fichier, texte):
    fichier.write_text(texte, encoding="utf-8")


BON = {"eleve": "Zoé", "debut": time.time(), "recherches": {"position": {"depuis": time.time(), "essais": 1, "erreur": ""}}}


@pytest.mark.parametrize(
    "seance",
    [
        "oui", [], {}, {**BON, "eleve": ""}, {**BON, "debut": float("nan")}, {**BON, "debut": time.time() + 9999}, {**BON, "recherches": [1]},
        {**BON, "recherches": {"position": {"depuis": float("inf"), "essais": 1, "erreur": ""}}},
        {**BON, "recherches": {"position": {"depuis": 0, "essais": -1, "erreur": ""}}}, {**BON, "recherches": {"position": {"depuis": "hier"}}},
    ],
    ids=lambda seance: str(seance)[:30],
)  # fmt: skip
def test_un_fichier_trafique_ne_casse_pas_la_page(classe, seance):
    ecrire_texte(classe / "lea" / NOM, json.dumps({"format": 1, "code": "", "exercices": {}, "seance": seance}))
    assert {un.nom for un in relever([classe]).eleves} == {"Zoé", "Ali"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="ce système n’a ni tube ni lien")
def test_un_tube_un_lien_un_fichier_demesure_ne_sont_pas_lus(classe, tmp_path):
    for nom in ("tube", "lien", "gros", "profond"):
        (classe / nom).mkdir()
    os.mkfifo(classe / "tube" / NOM)
    (classe / "lien" / NOM).symlink_to(classe / "zoe/travail" / NOM)
    ecrire_texte(classe / "gros" / NOM, " " * 300_000 + "{}")
    ecrire_texte(classe / "profond" / NOM, "[" * 100_000)
    assert {un.nom for un in relever([classe]).eleves} == {"Zoé", "Ali"}


def test_un_nom_hostile_reste_du_texte(classe):
    eleve(classe / "x", HOSTILE, ("position", RATE, HOSTILE))
    page = page_de_la_seance(relever([classe]), "04_marquage", time.time())
    assert "<script>" not in page and "&lt;script&gt;" in page and "\u202e" not in page


def test_la_commande_sert_la_page_et_refuse_ce_qui_manque(classe, capsys, monkeypatch):
    pages = []
    monkeypatch.setattr(PageLocale, "serve_forever", lambda serveur: pages.append(serveur.montrer({})) or (_ for _ in ()).throw(KeyboardInterrupt))
    assert main(["seance", str(classe), "--chapitre", "04", "--sans-navigateur"]) == 0 and "Zoé" in pages[0]
    assert main(["seance", str(classe / "absent")]) == 1 and main(["seance", str(classe), "--chapitre", "99"]) == 1
    assert "il faut un chapitre parmi" in capsys.readouterr().err


@DANS_CHROMIUM[0]
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_ne_reproche_rien_a_la_page(classe, theme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    with ouvrir_chromium() as contexte:
        page = contexte.new_page()
        page.emulate_media(color_scheme=theme)
        page.set_content(page_de_la_seance(relever([classe]), None, time.time()))
        assert axe.Axe().run(page).response["violations"] == []


def test_tant_que_personne_ne_partage_la_page_dit_ce_qu_elle_lit_et_ce_que_l_eleve_tape(tmp_path):
    eleve(tmp_path / "lea", None, ("position", RATE, ""))
    (tmp_path / "max").mkdir()
    texte = lire(page_de_la_seance(relever([tmp_path]), None, 0))
    assert f"Dossier lu : {tmp_path} , 2 dossiers dedans" in texte.replace("\u00a0", " ") and 'progres(partager="Prénom Nom")' in texte
