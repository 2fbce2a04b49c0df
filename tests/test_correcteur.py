"""La correction de bout en bout : les fichiers abîmés, la reprise, l’interruption, la commande ; rien ne se perd."""

import io
import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import tracemalloc
import zipfile
from functools import partial
from types import SimpleNamespace

import pytest
from corpus import (
    BOUCLES,
    RACINE,
    cellules,
    construire_justes,
    deposer,
    fonction,
    notebook,
)
from corrections import contenus, corriger_en_silence, lire

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction import correcteur
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.notation.ajustements import ecrire_ajustements
from mastermind_edu.correction.notation.jugement import Juge, ouvrir_juge
from mastermind_edu.correction.pages.retours import gabarits
from mastermind_edu.correction.programme.composition import composer
from mastermind_edu.exercices import CATALOGUE

# Les fichiers abîmés


def zip_de(**membres):
    tampon = io.BytesIO()
    with zipfile.ZipFile(tampon, "w") as archive:
        [archive.writestr(nom, contenu) for nom, contenu in membres.items()]
    return tampon.getvalue()


BON = notebook(*cellules(BOUCLES))
FORMAT_3 = {"nbformat": 3, "worksheets": [{"cells": [{"cell_type": "code", "input": s, "language": "python"} for s in cellules(BOUCLES)]}]}
SANS_METADONNEES = {"cells": [{"cell_type": "code", "source": s.splitlines(True)} for s in cellules(BOUCLES)]}
ABIMES = {
    "vide.ipynb": (b"", None, "le fichier est vide"),
    "blanc.ipynb": (b" \n", None, "le fichier est vide"),
    "tronque.ipynb": (BON[:-40], None, "le notebook est incomplet"),
    "liste.ipynb": (b"[1, 2]", None, "ce n’est pas un notebook"),
    "imbrique.ipynb": (b'{"cells": ' + b"[" * 90_000, None, "trop imbriqué"),
    "image.png": (b"\x89PNG\r\n\x00\xff\xfe", None, "une image au lieu du notebook"),
    "enorme.ipynb": (b" " * 50_000_001, None, "le fichier dépasse 50 Mo"),
    "faux.zip": (b"PK pas un zip", None, "l’archive zip ne peut pas être lue"),
    "sans_exercice.ipynb": (notebook("a = 1", titre="# Mon TP"), None, "aucun exercice du cours n’est reconnu"),
    "extension.ipynb.txt": (BON + b" ", 20, "l’extension .txt au lieu de .ipynb"),
    "utf16.ipynb": (BON.decode().encode("utf-16"), 20, "UTF-16 au lieu d’UTF-8"),
    "bom.ipynb": (b"\xef\xbb\xbf" + BON, 20, ""),
    "format3.ipynb": (json.dumps(FORMAT_3).encode(), 20, ""),
    "sans_metadonnees.ipynb": (json.dumps(SANS_METADONNEES).encode(), 20, ""),
    "03_mal_nomme.ipynb": (BON + b"\n", 20, "le fichier porte le nom du chapitre 03_validation"),
    "rendu.py": ("\n".join(cellules(BOUCLES)).encode(), 20, "un fichier Python (.py) au lieu d’un notebook"),
    "en_texte.ipynb": (notebook(*(s for nom, s in BOUCLES.items() if nom != "repondre"), titre=BOUCLES["repondre"]), 15, "`def repondre` est écrit dans une cellule de texte :"),
    "syntaxe.ipynb": (notebook(*cellules(BOUCLES, repondre="def repondre(secret, proposition)\n    return 0")), 15, ""),
    "cellule_bash.ipynb": (notebook(*cellules(BOUCLES, repondre="%%bash\n" + BOUCLES["repondre"])), 15, "cellule `%%`"),
    "virgule.ipynb": (BON.replace(b"}]", b"},]"), 20, "une virgule de trop"),
    "04_trop_longue.ipynb": (notebook(*cellules(BOUCLES), *["x = 0" + " " * 40_000] * 6), None, "trop longue pour être exécutée"),
    "04_trop_de_cellules.ipynb": (notebook(*cellules(BOUCLES), *["0"] * 2_000), None, "trop longue pour être exécutée"),
    "04_tronque.ipynb": (BON[:-50], None, "le notebook est incomplet"),
}


@pytest.fixture(scope="module")
def fouillis(tmp_path_factory):
    dossier = tmp_path_factory.mktemp("fouillis")
    for nom, (contenu, _, _) in ABIMES.items():
        deposer(dossier, f"copies/{nom}", contenu)
    for nom in ("aaa_bon", "zzz_bon"):
        deposer(dossier, f"copies/{nom}.ipynb", notebook(f"# {nom}", *cellules(BOUCLES)))
    return corriger_en_silence([dossier / "copies"], dossier / "sortie"), dossier


@pytest.mark.parametrize("nom", list(ABIMES))
def test_un_fichier_abime_a_sa_ligne_et_sa_raison(fouillis, nom):
    copie, (_, note, anomalie) = fouillis[0][nom], ABIMES[nom]
    assert copie["note"] == note
    assert any(anomalie in obtenue for obtenue in [*copie["anomalies"], ""])


def test_les_bonnes_copies_autour_des_abimees_valent_vingt(fouillis):
    copies, dossier = fouillis
    assert [copies[f"{nom}.ipynb"]["note"] for nom in ("aaa_bon", "zzz_bon")] == [20, 20]
    assert sorted(copies) == sorted([*ABIMES, "aaa_bon.ipynb", "zzz_bon.ipynb"])
    assert len((dossier / "sortie/notes.csv").read_text(encoding="utf-8-sig").strip().splitlines()) == len(copies) + 1


def test_un_defaut_du_juge_ne_coute_que_la_copie_ou_il_se_voit(tmp_path, monkeypatch):
    deposer(tmp_path, "c/a.ipynb", notebook("# panne", *cellules(BOUCLES)))
    deposer(tmp_path, "c/b.ipynb", BON)
    composer = correcteur.composer_programme

    def tomber_en_panne(copie):
        if copie.cellules[0] == "# panne":
            raise ZeroDivisionError
        return composer(copie)

    monkeypatch.setattr(correcteur, "composer_programme", tomber_en_panne)
    copies = corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    assert copies["b.ipynb"]["note"] == 20
    assert copies["a.ipynb"]["anomalies"] == ["le juge n’a pas pu corriger cette copie (ZeroDivisionError) : à corriger à la main"]


# Le juge d’une copie


def programme_de(*sources):
    return composer(Copie("a.ipynb", "A", None, sources, (), ""), ["position", "repondre"])


@pytest.fixture(scope="module")
def juge():
    with ouvrir_juge("aucun") as juge:
        yield juge


@pytest.mark.parametrize(
    "source, etat, message",
    [
        pytest.param("", "à faire", "la copie ne contient pas de fonction `repondre`", id="absente"),
        pytest.param(fonction("repondre", "..."), "à faire", "à vous d’écrire `repondre(secret, proposition)`", id="vide"),
        pytest.param("def repondre(secret, proposition)\n    return 0", "échoué", "faute de syntaxe dans la cellule de code 1, ligne 1", id="syntaxe"),
    ],
)
def test_une_reponse_qui_n_est_pas_a_appeler_a_son_verdict_sans_rien_executer(juge, source, etat, message):
    programme = programme_de(source)
    preparation = juge.preparer(programme)
    verdict = juge.juger(programme, preparation).verdicts[1]
    assert (preparation.exercices, verdict.etat.value) == ((), etat) and verdict.message.startswith(message)


def test_une_valeur_impossible_a_calculer_ne_coute_que_la_reponse_qui_s_en_sert(juge):
    repondre = "import os\nRIEN = os._exit(0)\n" + fonction("repondre", "RIEN", "return 0, 0")
    programme = programme_de(BOUCLES["position"], repondre)
    assert [verdict.etat.value for verdict in juge.juger(programme, juge.preparer(programme)).verdicts] == ["réussi", "échoué"]


# La même correction, toujours

# Deux qui se ressemblent, une remarque, des cellules qui échouent, un notebook du cours.
SORTES = [f"juste_{nom}.ipynb" for nom in ("boucles", "cellules_dupliquees", "cellules_inutiles", "aides_et_constantes", "tests_effaces")]


@pytest.fixture(scope="module")
def petite(tmp_path_factory):
    """Une copie de chaque sorte, juste ou fausse, et leur correction de référence ; le corpus a les autres façons d’être juste."""
    dossier = tmp_path_factory.mktemp("petite")
    for copie in construire_justes(dossier / "copies"):
        if copie.nom not in SORTES:
            (dossier / "copies" / copie.nom).unlink()
    deposer(dossier, "copies/faux.ipynb", notebook(*cellules(BOUCLES, repondre=fonction("repondre", "return 0, 0"))))
    deposer(dossier, "copies/vide.ipynb", b"")
    deposer(dossier, "copies/ensemble.ipynb", notebook(*cellules(BOUCLES, position=fonction("position", "return {valeur, *map(str, code)}"))))
    corriger_en_silence([dossier / "copies"], dossier / "sortie", travaux=1)
    return dossier


@pytest.mark.parametrize("travaux, envers", [(1, False), (2, False), (2, True), (4, True)])
def test_l_ordre_et_le_nombre_de_travaux_ne_changent_pas_un_octet(petite, tmp_path, travaux, envers):
    chemins = sorted((petite / "copies").iterdir(), reverse=envers)
    corriger_en_silence(chemins, tmp_path, travaux=travaux)
    assert contenus(tmp_path) == contenus(petite / "sortie")


def test_une_correction_deja_finie_ne_change_rien(petite):
    avant, annonces = contenus(petite / "sortie"), []
    corriger([petite / "copies"], petite / "sortie", version="essai", annoncer=annonces.append)
    assert contenus(petite / "sortie") == avant
    assert annonces == ["Reprise : 8 copies déjà corrigées sur 8."]


def test_les_ajustements_du_professeur_survivent(petite, tmp_path):
    sortie = shutil.copytree(petite / "sortie", tmp_path / "sortie")
    with (sortie / "ajustements.csv").open("a", encoding="utf-8") as fichier:
        fichier.write("faux.ipynb;;oral;repondre;2\n")
    premiere = corriger_en_silence([petite / "copies"], sortie)["faux.ipynb"]["note"]
    assert premiere == corriger_en_silence([petite / "copies"], sortie)["faux.ipynb"]["note"] == 17.5


def test_les_resultats_ecrits_parmi_les_copies_ne_sont_pas_des_copies(petite, tmp_path):
    copies = shutil.copytree(petite / "copies", tmp_path / "copies")
    premiere = corriger_en_silence([copies], copies / "notes")
    assert corriger_en_silence([copies], copies / "notes") == premiere


def test_un_doublon_disparu_n_est_plus_signale_a_la_reprise(tmp_path):
    deposer(tmp_path, "c/a.ipynb", BON)
    double = deposer(tmp_path, "c/b.ipynb", BON)
    assert corriger_en_silence([tmp_path / "c"], tmp_path / "s")["a.ipynb"]["anomalies"] == ["même fichier que b.ipynb"]
    double.unlink()
    assert corriger_en_silence([tmp_path / "c"], tmp_path / "s")["a.ipynb"]["anomalies"] == []


def test_une_correction_reprise_ne_refait_que_ce_qui_manque(tmp_path):
    sortie = tmp_path / "notes/2026"
    for nom, contenu in (("a", BON), ("b", BON + b" ")):
        deposer(tmp_path, f"c/{nom}.ipynb", contenu)
    corriger_en_silence([tmp_path / "c"], sortie)
    deposer(tmp_path, "c/c.ipynb", BON + b"  ")
    annonces = []
    corriger([tmp_path / "c"], sortie, version="essai", travaux=1, annoncer=annonces.append)
    assert annonces == ["Reprise : 2 copies déjà corrigées sur 3.", "1/1  c.ipynb : 20/20 (fin dans 0 s)"]


def test_chaque_copie_est_au_journal_et_a_sa_page_des_qu_elle_est_notee(tmp_path, monkeypatch):
    def compter(_):
        journal = (tmp_path / "s/correction_en_cours.jsonl").read_text(encoding="utf-8").splitlines()
        vues.append((len(journal) - 1, len(list((tmp_path / "s/retours").iterdir()))))

    vues = []
    for rang in range(3):
        deposer(tmp_path, f"c/{rang}.ipynb", b" " * rang)
    corriger([tmp_path / "c"], tmp_path / "s", version="essai", annoncer=compter)
    assert vues == [(1, 1), (2, 2), (3, 3)] and not (tmp_path / "s/correction_en_cours.jsonl").exists()


@pytest.fixture
def sans_exercice(tmp_path):
    """Trois copies que rien ne fait exécuter, et leur correction."""
    for rang in range(3):
        deposer(tmp_path, f"c/{rang}.ipynb", notebook(f"a = {rang}", titre="# Mon TP"))
    corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    return tmp_path / "c", tmp_path / "s"


@pytest.mark.parametrize("coupe", [b"", b'{"fichier": "2.ip'], ids=["entier", "coupe"])
def test_le_journal_d_une_correction_coupee_se_reprend_et_disparait(sans_exercice, coupe):
    copies, sortie = sans_exercice
    avant, annonces, donnees = contenus(sortie), [], json.loads((sortie / "resultats.json").read_text(encoding="utf-8"))
    lignes = [[donnees["version"], donnees["protections"]], *donnees["copies"][:2]]
    deposer(sortie, "correction_en_cours.jsonl", "".join(json.dumps(ligne) + "\n" for ligne in lignes).encode() + coupe)
    (sortie / "resultats.json").unlink()
    corriger([copies], sortie, version="essai", annoncer=annonces.append)
    assert annonces == ["Reprise : 2 copies déjà corrigées sur 3.", "1/1  2.ipynb : à noter à la main (fin dans 0 s)"]
    assert contenus(sortie) == avant


def test_ce_que_decide_le_professeur_se_dit_applique_ou_sans_effet(sans_exercice):
    copies, sortie = sans_exercice
    ecrire_ajustements(sortie / "ajustements.csv", [("1.ipynb", "12", "lu sur papier", "", ""), ("personne.ipynb", "3", "", "", "")])
    annonces = []
    corriger([copies], sortie, version="essai", travaux=1, annoncer=annonces.append)
    assert annonces[-2] == "ajustements.csv : 1 ligne appliquée." and "sans effet" in annonces[-1]


def test_une_copie_rendue_de_nouveau_ou_jamais_lue_n_est_pas_reprise(sans_exercice):
    copies, sortie = sans_exercice
    deposer(copies, "enorme.ipynb", b" " * 50_000_001)
    corriger_en_silence([copies], sortie)
    deposer(copies, "1.ipynb", notebook("a = 1  # rendue de nouveau", titre="# Mon TP"))
    annonces = []
    corriger([copies], sortie, version="essai", travaux=1, annoncer=annonces.append)
    assert [annonce.split(" : ")[0] for annonce in annonces] == ["Reprise", "1/2  1.ipynb", "2/2  enorme.ipynb"]
    assert annonces[0] == "Reprise : 2 copies déjà corrigées sur 4."


def test_des_resultats_coupes_au_milieu_se_disent_en_francais(sans_exercice):
    copies, sortie = sans_exercice
    texte = (sortie / "resultats.json").read_text(encoding="utf-8")
    deposer(sortie, "resultats.json", texte.removesuffix(" ]\n}\n").encode())
    with pytest.raises(ErreurMastermind, match="il faut un fichier de résultats écrit par la correction"):
        corriger_en_silence([copies], sortie)


def test_des_resultats_remis_en_page_par_une_autre_main_se_reprennent(sans_exercice):
    copies, sortie = sans_exercice
    annonces, donnees = [], json.loads((sortie / "resultats.json").read_text(encoding="utf-8"))
    deposer(sortie, "resultats.json", json.dumps(donnees).encode())
    corriger([copies], sortie, version="essai", annoncer=annonces.append)
    assert annonces == ["Reprise : 3 copies déjà corrigées sur 3."]


def test_le_texte_des_copies_ne_reste_pas_en_memoire(tmp_path):
    def mesurer(nombre):
        for rang in range(nombre):
            deposer(tmp_path, f"{nombre}/{rang}.ipynb", notebook(f"a = {rang}  # " + "texte " * 5_000, titre="# Mon TP"))
        tracemalloc.start()
        corriger_en_silence([tmp_path / str(nombre)], tmp_path / f"s{nombre}")
        _, plus_haut = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return plus_haut

    mesurer(2)  # ce que Python charge la première fois
    assert all(CATALOGUE.values())  # et les exercices, qu’un juge peut charger en chemin
    assert mesurer(32) - mesurer(8) < 24 * 10_000  # trente mille signes par copie : un tiers ne reste pas


def test_le_temps_annonce_suppose_les_copies_qui_restent_aussi_longues_que_les_autres(tmp_path, monkeypatch):
    annonces = []
    monkeypatch.setattr(correcteur, "time", SimpleNamespace(monotonic=itertools.count(1_000, 10).__next__))  # dix secondes de plus à chaque lecture
    monkeypatch.setattr(Juge, "juger", lambda *_: [])
    for rang in range(3):
        deposer(tmp_path, f"c/{rang}.ipynb", BON + b" " * rang)
    corriger([tmp_path / "c"], tmp_path / "s", version="essai", annoncer=annonces.append)
    assert [annonce.split("fin dans ")[1] for annonce in annonces] == ["20 s)", "10 s)", "0 s)"]


@pytest.mark.parametrize("cle", ["protections", "version"])
def test_des_resultats_d_une_autre_correction_ne_sont_pas_repris(tmp_path, cle):
    deposer(tmp_path, "c/a.ipynb", BON)
    corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    donnees = json.loads((tmp_path / "s/resultats.json").read_text(encoding="utf-8"))
    deposer(tmp_path, "s/resultats.json", json.dumps({**donnees, cle: ["aucune protection"]}).encode())
    annonces = []
    corriger([tmp_path / "c"], tmp_path / "s", version="essai", annoncer=annonces.append)
    assert [annonce.split(" :")[0] for annonce in annonces] == ["1/1  a.ipynb"]


@pytest.mark.parametrize("octets", [b"{", b"{}", b"[]"], ids=["coupe", "sans-version", "liste"])
def test_des_resultats_illisibles_ne_sont_pas_repris(tmp_path, octets):
    deposer(tmp_path, "c/a.ipynb", BON)
    deposer(tmp_path, "s/resultats.json", octets)
    assert corriger_en_silence([tmp_path / "c"], tmp_path / "s")["a.ipynb"]["note"] == 20


def test_un_dossier_a_la_place_des_resultats_se_dit_en_francais(tmp_path):
    deposer(tmp_path, "c/a.ipynb", BON)
    (tmp_path / "s/resultats.json").mkdir(parents=True)
    with pytest.raises(ErreurMastermind, match="il faut pouvoir écrire .*resultats.json"):
        corriger_en_silence([tmp_path / "c"], tmp_path / "s")


def test_peu_de_copies_attendent_et_le_fil_principal_est_le_seul_a_lire_du_python(tmp_path, monkeypatch):
    composer, preparer, retards, fils, annonces = correcteur.composer_programme, Juge.preparer, [], set(), []

    def composer_une_copie(copie):
        retards.append(len(retards) + 1 - len(annonces))
        fils.add(threading.current_thread())
        return composer(copie)

    def preparer_une_copie(juge, programme):
        fils.add(threading.current_thread())
        return preparer(juge, programme)

    monkeypatch.setattr(correcteur, "composer_programme", composer_une_copie)
    monkeypatch.setattr(Juge, "preparer", preparer_une_copie)
    monkeypatch.setattr(Juge, "juger", lambda *_: [])
    for rang in range(20):
        deposer(tmp_path, f"c/{rang}.ipynb", BON + b" " * rang)
    corriger([tmp_path / "c"], tmp_path / "s", version="essai", travaux=3, annoncer=annonces.append)
    assert (len(retards), max(retards), fils) == (20, 6, {threading.main_thread()})


def test_sans_jinja2_la_correction_le_dit_avant_de_commencer(tmp_path, capsys, monkeypatch):
    deposer(tmp_path, "c/a.ipynb", BON)
    monkeypatch.setitem(sys.modules, "jinja2", None)
    gabarits.cache_clear()
    assert commander(tmp_path / "c", "--sortie", tmp_path / "s") == 1
    assert "il faut Jinja2 pour écrire les pages de la correction" in capsys.readouterr().err
    assert not (tmp_path / "s").exists()


# L’interruption


def test_une_interruption_arrete_les_copies_en_cours_et_n_en_commence_pas_d_autre(tmp_path, monkeypatch):
    def juger(juge, programme, exercices):
        commencees.append(programme.copie.fichier)
        if programme.copie.fichier != "0.ipynb":
            arretees.append(ferme.wait(5))  # ces copies ne finiraient pas d’elles-mêmes
        return []

    def interrompre(_):
        raise KeyboardInterrupt

    ferme, commencees, arretees = threading.Event(), [], []
    monkeypatch.setattr(Juge, "juger", juger)
    monkeypatch.setattr(Juge, "fermer", lambda juge: ferme.set())
    for rang in range(6):
        deposer(tmp_path, f"c/{rang}.ipynb", BON + b" " * rang)
    with pytest.raises(KeyboardInterrupt):
        corriger([tmp_path / "c"], tmp_path / "s", version="essai", travaux=2, annoncer=interrompre)
    assert set(commencees) <= {"0.ipynb", "1.ipynb", "2.ipynb"} and all(arretees)


@pytest.mark.skipif(os.name == "nt", reason="ces signaux n’existent pas sous ce système")
@pytest.mark.parametrize(
    "envoi, isolement",
    [("SIGINT", "auto"), ("SIGINT", "aucun"), ("SIGKILL", "auto")],
    ids=["ctrl-c", "ctrl-c-sans-bubblewrap", "coupure"],
)
def test_une_correction_interrompue_reprend_et_finit_pareil(petite, tmp_path, envoi, isolement):
    copies = shutil.copytree(petite / "copies", tmp_path / "copies")
    lente = deposer(tmp_path, "copies/zz_lente.ipynb", notebook(*cellules(BOUCLES, repondre=fonction("repondre", "somme = sum", "return somme(iter(int, 1))"))))  # un parcours que rien ne mesure
    commande = [sys.executable, "-m", "mastermind_edu", "corriger", str(copies), "--sortie", str(tmp_path / "s"), "--isolement", isolement]
    # Un programme lancé en arrière-plan, comme peut l’être cette suite, ignore Ctrl-C, et ceux qu’il lance aussi.
    ecouter = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    flux = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf-8", "bufsize": 1}
    processus = subprocess.Popen(commande, cwd=RACINE, preexec_fn=ecouter, **flux)
    attendre_annonce(processus.stdout, "7/")
    time.sleep(1.2)
    processus.send_signal(getattr(signal, envoi))
    suite, erreurs = processus.communicate(timeout=20)
    assert "zz_lente" not in suite and "Traceback" not in erreurs  # la copie en cours n’a pas été attendue
    assert envoi != "SIGINT" or (processus.returncode, "Interrompu" in erreurs) == (130, True)
    lente.unlink()
    finies = lire(tmp_path / "s") if (tmp_path / "s/resultats.json").exists() else {}
    assert envoi != "SIGINT" or len(finies) >= 7
    assert main(["corriger", str(copies), "--sortie", str(tmp_path / "s")]) == 0
    assert {f: c["note"] for f, c in lire(tmp_path / "s").items()} == {f: c["note"] for f, c in lire(petite / "sortie").items()}


def attendre_annonce(flux, debut):
    next(ligne for ligne in flux if ligne.startswith(debut))


def test_une_reprise_donne_les_memes_fichiers_qu_une_seule_correction(petite, tmp_path):
    def interrompre(annonce):
        if annonce.startswith("5/"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        corriger([petite / "copies"], tmp_path, version="essai", annoncer=interrompre)
    assert len(lire(tmp_path)) == 5
    corriger_en_silence([petite / "copies"], tmp_path)
    assert contenus(tmp_path) == contenus(petite / "sortie")


# La ligne de commande


def commander(*arguments):
    return main(["corriger", *map(str, arguments)])


@pytest.mark.parametrize(
    "arguments, code, message",
    [
        (["{copies}"], 2, "cette commande n’est pas comprise"),
        (["{copies}", "--sortie", "{s}", "--travaux", "deux"], 2, "cette commande n’est pas comprise"),
        (["{copies}", "--sortie", "{s}", "--isolement", "total"], 2, "cette commande n’est pas comprise"),
        (["{copies}", "--sortie", "{s}", "--travaux", "0"], 1, "il faut au moins un travail à la fois, voici 0"),
        (["absent.ipynb", "--sortie", "{s}"], 1, "rien ne s’appelle « absent.ipynb »"),
        (["{rien}", "--sortie", "{s}"], 1, "il faut au moins une copie"),
        (["{copies}", "--sortie", "{fichier}"], 1, "il faut un dossier où écrire les résultats"),
        (["{copies}", "--sortie", "{s}", "--bareme", "{absent}"], 1, "absent.csv"),
        (["{copies}", "--sortie", "{s}", "--bareme", "{bareme}"], 1, "il faut le nom d’un exercice du cours, voici 'repondr'"),
    ],
    ids=["sans-sortie", "travaux-en-lettres", "isolement-inconnu", "travaux-0", "absent", "vide", "sortie-fichier", "bareme-absent", "bareme-faux"],
)
def test_une_mauvaise_commande_est_refusee_en_francais(tmp_path, capsys, arguments, code, message):
    (tmp_path / "rien").mkdir()
    lieux = {"copies": "copies", "s": "s", "rien": "rien", "fichier": "copies/a.ipynb", "absent": "absent.csv", "bareme": "bareme.csv"}
    deposer(tmp_path, "copies/a.ipynb", BON)
    deposer(tmp_path, "bareme.csv", b"exercice;points\nrepondr;3\n")
    assert commander(*[a.format(**{nom: tmp_path / lieu for nom, lieu in lieux.items()}) for a in arguments]) == code
    assert message in capsys.readouterr().err


def test_exiger_bubblewrap_sans_l_avoir_est_refuse(tmp_path, capsys, monkeypatch):
    deposer(tmp_path, "c/a.ipynb", BON)
    monkeypatch.setattr("mastermind_edu.juge.enclos.shutil.which", lambda _: None)
    assert commander(tmp_path / "c", "--sortie", tmp_path / "s", "--isolement", "exiger") == 1
    assert "bubblewrap est exigé" in capsys.readouterr().err


def test_un_disque_plein_se_dit_en_francais(tmp_path, capsys, monkeypatch):
    def refuser(*_):
        raise OSError(28, "No space left on device")

    deposer(tmp_path, "c/a.ipynb", BON)
    monkeypatch.setattr("mastermind_edu.disque.os.replace", refuser)
    assert commander(tmp_path / "c", "--sortie", tmp_path / "s") == 1
    assert "il faut pouvoir écrire" in capsys.readouterr().err


def test_une_archive_de_moodle_entre_et_les_notes_sortent(tmp_path, capsys):
    rendus = {f"{nom}_12{rang}_assignsubmission_file_/04.ipynb": BON + b" " * rang for rang, nom in enumerate(["Zoé Martin", "Ali Ben"])}
    depot = deposer(tmp_path, "depot.zip", zip_de(**rendus))
    assert commander(depot, "--sortie", tmp_path / "s") == 0
    *_, voir, liste, noter, lire, rendre, _ = capsys.readouterr().out.splitlines()
    assert voir.startswith("2 copies : voir ") and "par --participants" in liste
    moodle, retours = tmp_path / "s/moodle.csv", tmp_path / "s/retours.zip"
    rendre_ou = f"À donner à Moodle : {moodle}, par « Déposer le formulaire d’évaluation » ; puis {retours}, par « Déposer plusieurs fichiers de feedback dans un ZIP »"
    assert (noter, lire, rendre) == ("À noter à la main : rien.", "À lire : rien.", rendre_ou)
    lignes = (tmp_path / "s/notes.csv").read_text(encoding="utf-8-sig").splitlines()
    assert [ligne.split(";")[1:3] for ligne in lignes] == [["élève", "note sur 20"], ["Ali Ben", "20"], ["Zoé Martin", "20"]]


def test_sans_copie_lisible_la_correction_reste_une_erreur_connue(tmp_path):
    with pytest.raises(ErreurMastermind, match="il faut au moins une copie"):
        corriger([tmp_path], tmp_path / "s", version="essai")
