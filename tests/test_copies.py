"""Trouver et lire les copies : chaque fichier, même abîmé, donne une ligne et jamais d’exception."""

import hashlib
import io
import json
import os
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.atelier.typographie import poser_insecables
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import Anomalie
from mastermind_edu.correction.lecture import eleves
from mastermind_edu.correction.lecture import fichiers as module
from mastermind_edu.correction.lecture.copies import lire_copie, lire_copies
from mastermind_edu.correction.lecture.eleves import deduire_eleve
from mastermind_edu.correction.lecture.fichiers import Fichier, lire_archive
from mastermind_edu.livraison import CELLULE_DU_NOM, CONSIGNE_DU_NOM, MARQUE_DU_NOM

MOODLE = "Dupont Jean_123_assignsubmission_file_"
SANS_HASARD = settings(derandomize=True, deadline=None)


def notebook(*sources, titre="# Exercice 04 — Répondre au décodeur"):
    cellules = [{"cell_type": "markdown", "metadata": {}, "source": titre}]
    cellules += [{"cell_type": "code", "metadata": {}, "outputs": [], "source": source} for source in sources]
    return json.dumps({"cells": cellules, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


def zip_de(*membres):
    tampon = io.BytesIO()
    with zipfile.ZipFile(tampon, "w", zipfile.ZIP_DEFLATED) as archive:
        [archive.writestr(nom, contenu) for nom, contenu in membres]
    return tampon.getvalue()


def deposer(dossier, chemin, contenu=b""):
    fichier = dossier / chemin
    fichier.parent.mkdir(parents=True, exist_ok=True)
    fichier.write_bytes(contenu)
    return fichier


def copie_de(contenu, fichier="04_marquage.ipynb"):
    return Fichier((fichier,), contenu)


def textes(copie):
    return [anomalie.texte for anomalie in copie.anomalies]


def fichiers(copies):
    return [copie.fichier for copie in copies]


# Trouver


@pytest.mark.parametrize(
    "parties, eleve",
    [
        ([MOODLE, "04_marquage.ipynb"], "Dupont Jean"),
        ([MOODLE, "rendu", "marquage final.ipynb"], "Dupont Jean"),
        ([MOODLE + "04_marquage.ipynb"], "Dupont Jean"),
        (["Participant_77_assignsubmission_file_", "x.ipynb"], "Participant 77"),
        (["rendus", "Dupont", "04_marquage.ipynb"], "Dupont"),
        (["rendus", "Dupont", "exercises", "04_marquage.ipynb"], "Dupont"),
        (["rendus", "Dupont", "04_marquage (1).ipynb"], "Dupont"),
        (["cours", "submitted", "zoe", "04_marquage", "04_marquage.ipynb"], "zoe"),
        (["submitted", "zoe", "04_marquage", "x", "rendu de zoe.ipynb"], "zoe"),
        (["submitted", "zoe", "04_marquage.ipynb"], "zoe"),
        (["submitted", "zoe", "divers", "04_marquage.ipynb"], "divers"),
        (["rendus", "Dupont", "Copie de 04_marquage.ipynb"], "Dupont"),
        (["rendus", "Dupont", "04_marquage-Copy1.ipynb"], "Dupont"),
        (["rendus", "Dupont", "Untitled2.ipynb"], "Dupont"),
        (["rendus", "dupont.zip", "04_marquage.ipynb"], "dupont"),
        (["rendus", "p1_dupont.ipynb"], "dupont"),
        (["rendus", "04_marquage_dupont.ipynb"], "dupont"),
        (["rendus", "Dupont-Martin_Zoé_02 code secret.ipynb"], "Dupont-Martin Zoé"),
        (["rendus", "marquage_dupont.ipynb"], "dupont"),
        (["rendus", "21904512_04_marquage.ipynb"], "21904512"),
        (["rendus", "TP4_de Gaulle.ipynb"], "de Gaulle"),
        (["04_marquage.ipynb"], "04_marquage"),
    ],
    ids=lambda valeur: valeur if isinstance(valeur, str) else "-".join(valeur),
)
def test_l_eleve_se_deduit_du_chemin(parties, eleve):
    assert deduire_eleve(parties) == eleve


def test_notebooks_dossiers_et_archives_donnent_une_copie_par_fichier(tmp_path):
    deposer(tmp_path, "p1_dupont.ipynb", notebook("a = 1"))
    deposer(tmp_path, "martin/04_marquage.ipynb", notebook("a = 2"))
    deposer(tmp_path, "depot.zip", zip_de((f"{MOODLE}/04_marquage.ipynb", notebook("a = 3"))))
    copies = lire_copies([tmp_path])
    assert [(copie.fichier, copie.eleve, textes(copie)) for copie in copies] == [
        (f"depot.zip/{MOODLE}/04_marquage.ipynb", "Dupont Jean", []),
        ("martin/04_marquage.ipynb", "martin", []),
        ("p1_dupont.ipynb", "dupont", []),
    ]


def test_une_archive_donnee_seule_garde_son_nom(tmp_path):
    depot = deposer(tmp_path, "depot.zip", zip_de(("a/x.ipynb", notebook("a = 1"))))
    assert fichiers(lire_copies([depot])) == ["depot.zip/a/x.ipynb"]


def test_l_ordre_des_chemins_et_les_repetitions_ne_changent_rien(tmp_path):
    chemins = [deposer(tmp_path, nom, notebook(nom)) for nom in ("b/04.ipynb", "a/04.ipynb", "c.ipynb")]
    copies = lire_copies(chemins)
    assert fichiers(copies) == ["a/04.ipynb", "b/04.ipynb", "c.ipynb"]
    assert copies == lire_copies(chemins[::-1] + [tmp_path / "a"])


@pytest.mark.parametrize(
    "chemin",
    [".ipynb_checkpoints/x.ipynb", "__MACOSX/x.ipynb", ".DS_Store", ".cache.ipynb", "a/.git/config"],
)
def test_ce_que_les_systemes_ajoutent_est_ignore(tmp_path, chemin):
    deposer(tmp_path, chemin, notebook("a = 1"))
    deposer(tmp_path, "depot.zip", zip_de((chemin, notebook("a = 1")), ("bon.ipynb", notebook("a = 2"))))
    assert fichiers(lire_copies([tmp_path])) == ["depot.zip/bon.ipynb"]


@pytest.mark.parametrize(
    "nom, contenu, anomalie",
    [
        ("x.ipynb", b"", "le fichier est vide"),
        ("x.pdf", b"%PDF", "un PDF au lieu du notebook : le fichier à rendre finit par .ipynb"),
        ("x.JPG", b"\xff\xd8\xff", "une image au lieu du notebook : le fichier à rendre finit par .ipynb"),
        ("x.docx", b"PK docx", "un document de traitement de texte au lieu du notebook : le fichier à rendre finit par .ipynb"),
        ("x.ipynb.txt", notebook("a = 1"), "l’extension .txt au lieu de .ipynb"),
        ("x", notebook("a = 1"), "un nom sans extension au lieu de .ipynb"),
        ("x.ipynb", b" " * 10_000_000, "le fichier est vide"),
        ("x.ipynb", b" " * 10_000_001, "le notebook dépasse 10 Mo, même sans ses sorties : il n’est pas lu"),
        ("x.py", b" " * 10_000_001, "le fichier dépasse 10 Mo : il n’est pas lu"),
        ("x.ipynb", b" " * 50_000_001, f"le fichier dépasse 50 Mo : il n’est pas lu ; {module.A_DEMANDER}"),
        ("x.zip", b"PK pas un zip", "l’archive zip ne peut pas être lue : fichier cassé ou incomplet"),
        ("x.zip", b"", "l’archive zip ne peut pas être lue : fichier cassé ou incomplet"),
        ("x.zip", zip_de(), "l’archive zip ne contient aucun fichier"),
        ("x.zip", zip_de(("a.ipynb", notebook("a = 1")))[:-30], "l’archive zip ne peut pas être lue : fichier cassé ou incomplet"),
    ],
    ids=["vide", "pdf", "photo", "traitement-de-texte", "double-extension", "sans-extension", "juste-assez-petit", "enorme", "python-enorme", "demesure", "faux-zip", "zip-vide", "zip-sans-fichier", "zip-tronque"],
)
def test_un_fichier_inutilisable_a_sa_ligne_avec_la_raison(tmp_path, nom, contenu, anomalie):
    deposer(tmp_path, nom, contenu)
    (copie,) = lire_copies([tmp_path])
    assert (copie.fichier, textes(copie)[0]) == (nom, anomalie)


@pytest.mark.parametrize(
    "erreur, raison", [(PermissionError, "lecture interdite"), (OSError, "erreur de lecture")], ids=["interdit", "disque-abime"]
)
def test_un_fichier_que_le_systeme_refuse_d_ouvrir_a_sa_raison(tmp_path, monkeypatch, erreur, raison):
    def refuser(*_):
        raise erreur

    deposer(tmp_path, "a.ipynb", notebook("a = 1"))
    monkeypatch.setattr(Path, "open", refuser)
    assert [textes(copie) for copie in lire_copies([tmp_path])] == [[f"le fichier ne peut pas être lu : {raison}"]]


@pytest.mark.parametrize("de_trop, refus", [(0, ""), (1, "trop gros")], ids=["a-la-borne", "un-octet-de-trop"])
def test_la_taille_d_un_fichier_est_bornee_a_l_octet_pres(tmp_path, monkeypatch, de_trop, refus):
    monkeypatch.setattr(module, "OCTETS_PAR_FICHIER", 10)
    monkeypatch.setattr(module, "OCTETS_PAR_NOTEBOOK", 20)
    monkeypatch.setattr(module, "TROP_GROS", "trop gros")
    for nom, octets in (("a.py", 10 + de_trop), ("b.IPYNB", 20 + de_trop)):
        deposer(tmp_path, nom, b"0" * octets)
        deposer(tmp_path, f"{nom}.zip", zip_de((nom, b"0" * octets)))
    assert [fichier.refus.partition(" ;")[0] for fichier in module.trouver_fichiers([tmp_path])] == [refus] * 4


def chiffrer(contenu, sauf=0):
    """Pose le bit « chiffré » dans les deux en-têtes de chaque membre, sauf des premiers."""
    octets = bytearray(contenu)
    locaux = [i + 6 for i in range(len(octets)) if octets[i : i + 4] == b"PK\x03\x04"]
    centraux = [i + 8 for i in range(len(octets)) if octets[i : i + 4] == b"PK\x01\x02"]
    for place in locaux[sauf:] + centraux[sauf:]:
        octets[place] |= 1
    return bytes(octets)


def test_une_archive_chiffree_a_une_seule_ligne(tmp_path):
    deposer(tmp_path, "x.zip", chiffrer(zip_de(("a.ipynb", b"{}"), ("b.ipynb", b"{}"))))
    (copie,) = lire_copies([tmp_path])
    assert textes(copie) == ["l’archive zip est protégée par un mot de passe"]


def test_un_membre_chiffre_parmi_d_autres_a_sa_ligne_et_son_nom(tmp_path):
    contenu = zip_de(("a.ipynb", notebook("a = 1")), ("Zo@@.ipynb", b"1")).replace(b"Zo@@", "Zoé".encode())
    deposer(tmp_path, "x.zip", chiffrer(contenu, sauf=1))
    assert {copie.fichier: textes(copie) for copie in lire_copies([tmp_path])} == {
        "x.zip/a.ipynb": [],
        "x.zip/Zoé.ipynb": ["le fichier est protégé par un mot de passe dans l’archive zip"],
    }


def test_un_membre_abime_ne_coute_rien_aux_autres(tmp_path):
    bon, casse = notebook("a = 1"), notebook("b = 2")
    tampon = io.BytesIO()
    with zipfile.ZipFile(tampon, "w") as archive:
        archive.writestr("a_bon.ipynb", bon)
        archive.writestr("b_casse.ipynb", casse)
    deposer(tmp_path, "x.zip", tampon.getvalue().replace(b"b = 2", b"b = 3"))
    premiere, seconde = lire_copies([tmp_path])
    assert (premiere.sha256, textes(premiere)) == (hashlib.sha256(bon).hexdigest(), [])
    assert textes(seconde) == ["le fichier est abîmé dans l’archive zip : fichier cassé ou incomplet"]


def test_un_membre_qui_grossit_trop_n_est_pas_lu(tmp_path):
    deposer(tmp_path, "bombe.zip", zip_de(("a.py", b"0" * 10_000_001), ("b.ipynb", notebook("a = 1"))))
    bombe, bonne = lire_copies([tmp_path])
    assert textes(bombe) == ["le fichier dépasse 10 Mo : il n’est pas lu"] and textes(bonne) == []


def test_la_taille_totale_et_le_nombre_de_fichiers_d_une_archive_sont_bornes(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "OCTETS_PAR_ARCHIVE", 1_000)
    monkeypatch.setattr(module, "MEMBRES_PAR_ARCHIVE", 3)
    deposer(tmp_path, "bombe.zip", zip_de(*[(f"{n}.ipynb", bytes([48 + n]) * 600) for n in range(5)]))
    anomalies = {copie.fichier: textes(copie) for copie in lire_copies([tmp_path])}
    assert anomalies["bombe.zip/0.ipynb"] == ["ce n’est pas un notebook : le fichier n’est pas du JSON"]
    assert "une fois ouverte" in anomalies["bombe.zip/1.ipynb"][0]
    assert anomalies["bombe.zip"] == ["l’archive zip contient plus de 3 fichiers : la suite n’est pas lue"]


def test_une_archive_donne_cinq_mille_fichiers_et_pas_un_de_plus():
    contenu = zip_de(*[(f"{rang}.py", b"") for rang in range(5_001)])
    *lus, dernier = lire_archive(io.BytesIO(contenu), module.Reserve())
    assert len(lus) == 5_000 and dernier.refus == "l’archive zip contient plus de 5000 fichiers : la suite n’est pas lue"


def test_une_archive_trop_grosse_dit_sa_borne():
    reserve = module.Reserve()
    reserve.octets = 3
    lus = list(lire_archive(io.BytesIO(zip_de(("a.py", b"123"), ("b.py", b"4"))), reserve))
    assert [lu.refus for lu in lus] == ["", "l’archive zip dépasse 500 Mo une fois ouverte : ce fichier n’est pas lu"]


def test_une_archive_dans_une_archive_est_lue_mais_pas_sans_fin(tmp_path):
    contenu = zip_de(("04_marquage.ipynb", notebook("a = 1")))
    profonde = zip_de(("n2.zip", zip_de(("n3.zip", contenu))))
    deposer(tmp_path, "depot.zip", zip_de((f"{MOODLE}/tp.zip", contenu), ("z.zip", profonde)))
    bonne, trop = lire_copies([tmp_path])
    assert textes(trop) == ["trop d’archives zip l’une dans l’autre : celle-ci n’est pas lue"]
    assert trop.fichier == "depot.zip/z.zip/n2.zip/n3.zip"
    assert (bonne.fichier, bonne.eleve) == (f"depot.zip/{MOODLE}/tp.zip/04_marquage.ipynb", "Dupont Jean")


def test_un_membre_ne_sort_jamais_de_son_archive(tmp_path):
    deposer(tmp_path, "x.zip", zip_de(("../../etc/a.ipynb", b"1"), ("c:\\d\\e.ipynb", b"2"), ("/abs.ipynb", b"3")))
    assert fichiers(lire_copies([tmp_path])) == ["x.zip/abs.ipynb", "x.zip/c:/d/e.ipynb", "x.zip/etc/a.ipynb"]


def test_les_accents_decomposes_sont_recomposes(tmp_path):
    deposer(tmp_path, "Zoe\u0301/04_marquage.ipynb", notebook("a = 1"))
    (copie,) = lire_copies([tmp_path])
    assert (copie.fichier, copie.eleve) == ("Zoé/04_marquage.ipynb", "Zoé")


@pytest.mark.parametrize(
    "ecrit, octets, lu",
    [("Zo@@", "Zoé".encode(), "Zoé"), ("Zo@", b"Zo\x82", "Zoé"), ("├⌐", "├⌐".encode(), "├⌐")],
    ids=["macos-sans-le-dire", "vieux-windows", "utf-8-declare"],
)
def test_les_noms_d_un_zip_de_toute_provenance_sont_bien_lus(tmp_path, ecrit, octets, lu):
    deposer(tmp_path, "x.zip", zip_de((f"{ecrit}.ipynb", b"1")).replace(ecrit.encode(), octets))
    assert fichiers(lire_copies([tmp_path])) == [f"x.zip/{lu}.ipynb"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_deux_membres_de_meme_nom_ont_chacun_leur_ligne(tmp_path):
    deposer(tmp_path, "x.zip", zip_de(("a.ipynb", b"1"), ("a.ipynb", b"2")))
    assert fichiers(lire_copies([tmp_path])) == ["x.zip/a.ipynb", "x.zip/a.ipynb [2]"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_deux_fichiers_python_de_meme_nom_sont_lus_tous_les_deux(tmp_path):
    deposer(tmp_path, "x.zip", zip_de(("a.py", b"a = 1"), ("a.py", b"a = 2")))
    assert sorted(copie.cellules for copie in lire_copies([tmp_path])) == [("a = 1",), ("a = 2",)]


def test_un_defaut_de_la_lecture_ne_coute_que_la_copie_ou_il_se_voit(tmp_path, monkeypatch):
    monkeypatch.setattr("mastermind_edu.correction.lecture.contenus.lire_notebook", lambda _: 1 / 0)
    deposer(tmp_path, "a.ipynb", notebook("a = 1"))
    deposer(tmp_path, "b.py", b"a = 2")
    casse, lue = lire_copies([tmp_path])
    assert textes(casse) == ["le juge n’a pas pu corriger cette copie (ZeroDivisionError) : à corriger à la main"]
    assert (casse.sha256, lue.cellules) == ("", ("a = 2",))


def test_les_doublons_sont_signales_sur_chacun(tmp_path):
    deposer(tmp_path, "a.ipynb", notebook("a = 1"))
    deposer(tmp_path, "b.zip", zip_de(("c.ipynb", notebook("a = 1"))))
    deposer(tmp_path, "vide1.ipynb")
    deposer(tmp_path, "vide2.ipynb")
    assert [copie.anomalies for copie in lire_copies([tmp_path])] == [
        (Anomalie("même fichier que b.zip/c.ipynb", publique=False),),
        (Anomalie("même fichier que a.ipynb", publique=False),),
        (Anomalie("le fichier est vide"),),
        (Anomalie("le fichier est vide"),),
    ]


@pytest.mark.parametrize(
    "nombre, autres",
    [(3, "1.py, 2.py"), (4, "1.py, 2.py, 3.py"), (5, "1.py, 2.py, 3.py et 1 autre"), (7, "1.py, 2.py, 3.py et 3 autres")],
)
def test_un_fichier_rendu_par_beaucoup_n_en_nomme_que_trois(tmp_path, nombre, autres):
    for rang in range(nombre):
        deposer(tmp_path, f"{rang}.py", b"a = 1")
    assert textes(lire_copies([tmp_path])[0])[-1] == f"même fichier que {autres}"


@pytest.mark.skipif(os.name == "nt", reason="les liens symboliques y demandent un droit")
def test_un_lien_symbolique_n_est_pas_suivi_hors_du_dossier(tmp_path):
    secret = deposer(tmp_path, "prof/notes.ipynb", notebook("a = 1"))
    dedans = deposer(tmp_path, "rendus/dupont.ipynb", notebook("a = 2"))
    (tmp_path / "rendus/fichier.ipynb").symlink_to(secret)
    (tmp_path / "rendus/dossier").symlink_to(secret.parent)
    (tmp_path / "rendus/casse.ipynb").symlink_to("nulle-part")
    (tmp_path / "rendus/en_rond.ipynb").symlink_to("en_rond.ipynb")
    (tmp_path / "rendus/interne.ipynb").symlink_to(dedans)
    lues = {copie.fichier: copie for copie in lire_copies([tmp_path / "rendus"])}
    assert {nom for nom, copie in lues.items() if copie.cellules == ("a = 2",)} == {"dupont.ipynb", "interne.ipynb"}
    assert {nom for nom, copie in lues.items() if textes(copie) == [module.LIEN]} == {"casse.ipynb", "dossier", "en_rond.ipynb", "fichier.ipynb"}


def test_le_dossier_des_resultats_n_est_pas_visite_les_autres_le_sont(tmp_path):
    for nom in ("notes/a.py", "copies/b.py"):
        deposer(tmp_path, nom, b"a = 1")
    assert fichiers(lire_copies([tmp_path], sauf=[tmp_path / "notes"])) == ["copies/b.py"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="ce système n’a pas de tubes nommés")
def test_un_tube_n_est_jamais_ouvert(tmp_path):
    os.mkfifo(tmp_path / "tube.ipynb")
    (copie,) = lire_copies([tmp_path / "tube.ipynb"])
    assert (textes(copie), copie.est_lue) == (["ce n’est pas un fichier ordinaire : il n’est pas lu"], False)
    assert lire_copies([tmp_path]) == [copie]


@pytest.mark.skipif(os.name == "nt", reason="ce système refuse ces noms")
def test_un_nom_illisible_peut_s_ecrire_dans_un_rapport(tmp_path):
    deposer(tmp_path, "a\nb\udce9.ipynb", notebook("a = 1"))
    (copie,) = lire_copies([tmp_path])
    assert copie.fichier == "a b�.ipynb" and copie.fichier.encode()


@pytest.mark.parametrize("retirees, nom", [((), "groupe/ana/x.ipynb"), ((1,), "ana/x.ipynb")], ids=["aucun", "un"])
def test_une_copie_porte_le_nom_de_ses_dossiers_sauf_ceux_que_l_on_retire(retirees, nom):
    assert lire_copie(Fichier(("groupe", "ana", "x.ipynb"), b""), *retirees).fichier == nom


def test_deux_disques_sans_dossier_commun_laissent_les_noms_entiers(tmp_path, monkeypatch):
    def refuser(_):
        raise ValueError("Paths don't have the same drive")

    fichier = deposer(tmp_path, "a.py", b"a = 1")
    monkeypatch.setattr(os.path, "commonpath", refuser)
    assert fichiers(lire_copies([fichier])) == [fichier.as_posix()]


def test_un_chemin_qui_n_existe_pas_est_refuse_en_francais(tmp_path):
    with pytest.raises(ErreurMastermind, match="il faut des notebooks.*absent"):
        lire_copies([tmp_path / "absent"])


# Lire


def json_de(donnees):
    return json.dumps(donnees).encode()


FORMAT_3 = {"nbformat": 3, "worksheets": [{"cells": [{"cell_type": "code", "input": ["a = 1\n", "b = é"], "language": "python"}]}]}
SOURCE = "a = 1\nb = é"


@pytest.mark.parametrize(
    "contenu, anomalies",
    [
        (notebook(SOURCE), ()),
        (notebook(["a = 1\n", "b = é"]), ()),
        (json_de(FORMAT_3), ()),
        (json_de({"cells": [{"cell_type": "code", "source": SOURCE}]}), ()),
        (json_de({"cells": [None, 3, {}, {"cell_type": "code", "source": [SOURCE, 4, None]}]}), ()),
        (b"\xef\xbb\xbf" + notebook(SOURCE), ()),
        (notebook(SOURCE).replace(b"\\n", b"\n"), ()),
        (notebook("a = 1\r\nb = é").replace(b'", "', b'",\r\n"'), ()),
        (notebook(SOURCE).replace(b'"metadata": {}, "nbformat"', b'"x": ' + b"9" * 9_000 + b', "nbformat"'), ()),
        (notebook(SOURCE).decode().encode("utf-16"), ("le fichier est en UTF-16 au lieu d’UTF-8",)),
        (notebook(SOURCE).decode().encode("utf-16-be"), ("le fichier est en UTF-16 au lieu d’UTF-8",)),
        (notebook("a = 1\nb = @").replace(b"@", b"\xe9"), ("le fichier n’est pas en UTF-8 : il est lu en latin-1",)),
    ],
    ids=["texte", "liste", "format-3", "sans-metadonnees", "types-inattendus", "bom", "ligne-coupee-dans-un-texte", "crlf", "entier-geant", "utf-16", "utf-16-be", "latin-1"],
)
def test_un_notebook_de_toute_provenance_est_lu(contenu, anomalies):
    lue = lire_copie(copie_de(contenu))
    assert (lue.cellules, textes(lue)) == ((SOURCE,), [*anomalies])


@pytest.mark.parametrize(
    "contenu, anomalie",
    [
        (b" \n ", "le fichier est vide"),
        (notebook("a = 1")[:-40], "le notebook est incomplet"),
        (notebook("a = 1")[:90], "le notebook est incomplet"),
        (b'{\n "cells": [\n  {"source":', "le notebook est incomplet : le fichier s’arrête au milieu"),
        (b'{"cells": "\\u00e9', "le notebook est incomplet : le fichier s’arrête au milieu"),
        (b'{"cells": [,[]]]}', "le notebook est incomplet"),
        (b'{"cells": [, []]]}', "le notebook est abîmé : JSON illisible à la ligne 1, colonne 12"),
        (notebook("a = 1").replace(b'"cells": [', b'"cells": [,'), "le notebook est abîmé : JSON illisible à la ligne 1, colonne"),
        (b"[1, 2]", "ce n’est pas un notebook"),
        (b"12", "ce n’est pas un notebook"),
        (b'{"cells": 3}', "ce n’est pas un notebook"),
        (b"%PDF-1.4", "ce n’est pas un notebook : le fichier n’est pas du JSON"),
        (b"\x89PNG\r\n\x00\xff\xfe", "ce n’est pas un notebook : le fichier n’est pas du JSON"),
        (b'{"cells": ' + b"[" * 90_000, "le fichier JSON est trop imbriqué"),
    ],
    ids=["blanc", "tronque", "tronque-dans-un-texte", "tronque-ligne-3", "tronque-dans-un-accent",
         "faute-six-signes-avant-la-fin", "faute-sept-signes-avant-la-fin", "virgule", "liste", "nombre", "cellules-non-liste", "pdf", "image", "imbrique"],
)
def test_un_contenu_illisible_donne_sa_raison(contenu, anomalie):
    lue = lire_copie(copie_de(contenu))
    assert lue.cellules == () and textes(lue)[-1].startswith(anomalie)


def test_un_fichier_python_est_lu_comme_une_cellule():
    lue = lire_copie(copie_de(b"def position(valeur, code):\r\n    return 0\r\n", "p1_dupont.py"))
    assert lue.cellules == ("def position(valeur, code):\n    return 0\n",)
    assert textes(lue) == ["un fichier Python (.py) au lieu d’un notebook : il est lu comme une seule cellule"]


def test_un_demi_caractere_est_remplace():
    assert lire_copie(copie_de(notebook("a = '\ud800'"))).cellules == ("a = '?'",)


def test_du_code_dans_une_cellule_de_texte_est_signale():
    lue = lire_copie(copie_de(notebook("a = 1", titre="def repondre(secret, proposition):")))
    assert textes(lue)[0].startswith("`def repondre` est écrit dans une cellule de texte : elle n’est pas exécutée")


def test_une_virgule_de_trop_n_empeche_pas_de_lire():
    lue = lire_copie(copie_de(notebook("x = '[1,]'").replace(b"}]", b"}, ]")))
    assert (lue.cellules, lue.est_lue) == (("x = '[1,]'",), True)
    assert textes(lue) == ["le notebook a une virgule de trop dans son JSON : il est lu sans elle"]


@pytest.mark.parametrize(
    "fichier, titre, source, chapitre",
    [
        ("x.ipynb", "# Exercice 04 — Répondre", "", "04_marquage"),
        ("x.ipynb", "", "def repondre(a, b): ...\ndef position(a, b): ...\ndef emoji(): ...", "04_marquage"),
        ("05_frequences_dupont.ipynb", "", "", "05_frequences"),
        ("Dupont 02-code secret.ipynb", "", "", "02_code_secret"),
        ("tp_04.ipynb", "", "", "04_marquage"),
        ("tp_04b.ipynb", "", "", "04_marquage"),
        ("x.ipynb", "# Exercice 00b — Cinq premières fonctions", "", "00b_python"),
        ("00b_python_dupont.ipynb", "", "", "00b_python"),
        ("00b dupont.ipynb", "", "", "00b_python"),
        ("00bernard.ipynb", "", "", None),
        ("python.ipynb", "", "", None),
        ("04_marquage_python.ipynb", "", "", "04_marquage"),
        ("marquage_dupont.ipynb", "", "", "04_marquage"),
        ("quartier.ipynb", "", "", None),
        ("x.ipynb", "# Mon TP", "a = 1", None),
        ("x.ipynb", "# Exercice 99 — Rien", "", None),
    ],
)
def test_le_chapitre_se_reconnait(fichier, titre, source, chapitre):
    assert lire_copie(copie_de(notebook(source, titre=titre), fichier)).chapitre == chapitre


def test_un_fichier_mal_nomme_est_signale():
    lue = lire_copie(copie_de(notebook("a = 1"), "03_validation.ipynb"))
    assert lue.chapitre == "04_marquage" and "03_validation" in textes(lue)[0]


def test_une_copie_non_lue_n_a_pas_deux_fois_la_meme_anomalie():
    copie = lire_copie(copie_de(b""))
    assert (copie.cellules, copie.chapitre, textes(copie)) == ((), "04_marquage", ["le fichier est vide"])


@SANS_HASARD
@given(st.binary(max_size=400))
def test_aucun_contenu_ne_fait_echouer_la_lecture(contenu):
    assert "n’a pas pu corriger" not in "".join(textes(lire_copie(copie_de(contenu))))


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=5) | st.sampled_from(["code", "markdown", "x = 1"]),
    lambda feuilles: st.lists(feuilles, max_size=4)
    | st.dictionaries(st.sampled_from(["cells", "worksheets", "cell_type", "source", "input", "nbformat"]), feuilles),
)


@SANS_HASARD
@given(JSON)
def test_aucun_json_ne_fait_echouer_la_lecture(donnees):
    assert "n’a pas pu corriger" not in "".join(textes(lire_copie(copie_de(json_de(donnees)))))


@SANS_HASARD
@given(st.binary(max_size=200), st.integers(0, 100))
def test_aucune_archive_abimee_ne_fait_echouer_la_recherche(octets, place):
    contenu = bytearray(zip_de(("a.ipynb", b"{}")))
    contenu[place : place + len(octets)] = octets
    assert list(lire_archive(io.BytesIO(bytes(contenu)), module.Reserve()))


def test_une_seule_anomalie_par_dossier_interdit(tmp_path, monkeypatch):
    deposer(tmp_path, "a/x.ipynb", notebook("a = 1"))
    deposer(tmp_path, "b/y.ipynb", notebook("a = 2"))
    parcourir = os.scandir

    def interdire(dossier):
        if Path(dossier).name == "a":
            raise PermissionError
        return parcourir(dossier)

    monkeypatch.setattr(os, "scandir", interdire)
    assert [(c.fichier, textes(c)) for c in lire_copies([tmp_path])] == [
        ("a", ["le dossier ne peut pas être lu"]),
        ("b/y.ipynb", []),
    ]


# Le nom que l’élève écrit dans sa copie


def copie_nommee(texte, fichier="04_marquage_exercices.ipynb", dossiers=("rendus",), **marque):
    """La copie d’un notebook qui commence par la cellule « Nom : », telle que la fabrique la marque."""
    donnees = json.loads(notebook("a = 1"))
    donnees["cells"].insert(0, {"cell_type": "markdown", "id": MARQUE_DU_NOM, "metadata": {"tags": [MARQUE_DU_NOM]}, "source": texte, **marque})
    return lire_copie(Fichier((*dossiers, fichier), json.dumps(donnees).encode()))


@pytest.mark.parametrize(
    "texte, nom",
    [
        (CELLULE_DU_NOM.replace("Nom :**", "Nom :** Zoé Dupont"), "Zoé Dupont"),
        (poser_insecables(CELLULE_DU_NOM).replace(":**", ":** Zoé Dupont"), "Zoé Dupont"),
        (CELLULE_DU_NOM.replace(CONSIGNE_DU_NOM, "Zoé Dupont"), "Zoé Dupont"),
        ("Nom : Dupont\nPrénom : Zoé", "Dupont Zoé"),
        ("Nom et prénom : Dupont Zoé", "Dupont Zoé"),
        ("Nom : Dupont\n\nMartin", "Dupont Martin"),
        ("Zoé Dupont", "Zoé Dupont"),
        ("<div><b>Nom :</b> Dupont<br>Zoé</div>", "Dupont Zoé"),
        ("Nom : Dupont<script>", "Dupont"),
        ("Nom : <!-- ici --> Dupont &eacute;", "Dupont é"),
        ("Nom : $\\text{Dupont}$", "Dupont"),
        ("Nom : ![moi](attachment:moi.png) [Zoé](mailto:z@x.fr)", "Zoé"),
        ("## Nom : `jean_dupont`", "jean dupont"),
        ("Nom :\tO’Neil-D'Arc \u200b\x07", "O’Neil-D'Arc"),
        ("Nom : 李雷", "李雷"),
        (["**Nom :** ", "Dupont"], "Dupont"),
    ],
)
def test_le_nom_ecrit_dans_la_copie_la_nomme(texte, nom):
    copie = copie_nommee(texte)
    assert (copie.eleve, textes(copie)) == (nom, [])


@pytest.mark.parametrize("texte", [CELLULE_DU_NOM, poser_insecables(CELLULE_DU_NOM), "", "Nom :", "Nom : …", "**Nom :** ------", "$$", None, 3, {}])
def test_une_cellule_de_nom_laissee_vide_ne_nomme_personne(texte):
    assert copie_nommee(texte).eleve == "rendus"


@pytest.mark.parametrize(
    "marque",
    [{"id": "x"}, {"metadata": {}}, {"id": "x", "metadata": {"id": MARQUE_DU_NOM}}, {"cell_type": "raw"}, {"cell_type": "code"}, {"id": "x", "metadata": {}},
     {"metadata": None, "id": 3}],
)
def test_la_cellule_du_nom_se_retrouve_quand_un_outil_en_change_la_marque(marque):
    copie = copie_nommee("**Nom :** Dupont", **marque)
    assert (copie.eleve, copie.cellules) == ("Dupont", ("a = 1",))


def test_une_fonction_ecrite_dans_la_cellule_du_nom_n_est_pas_perdue():
    copie = copie_nommee("def position(valeur, code):\n    return -1", cell_type="code")
    assert (copie.eleve, len(copie.cellules)) == ("rendus", 2)


@pytest.mark.parametrize(
    "fichier, dossiers, nom",
    [
        ("04_marquage_exercices_martin.ipynb", ("rendus",), "martin"),
        ("04_marquage_exercices.ipynb", (MOODLE,), "Dupont Jean"),
        ("04_marquage_exercices.ipynb", ("Participant_77_assignsubmission_file_",), "Participant 77"),
        ("04_marquage_exercices.ipynb", ("rendus",), "Zoé Bertrand"),
        ("04_marquage.ipynb", ("rendus",), "Zoé Bertrand"),
        ("04_marquage_exercices (1).ipynb", ("rendus",), "Zoé Bertrand"),
        ("Copie de 04_marquage_exercices-Copy1.ipynb", ("rendus",), "Zoé Bertrand"),
    ],
)
def test_le_nom_du_fichier_ou_de_moodle_passe_avant_celui_de_la_copie(fichier, dossiers, nom):
    assert copie_nommee("Nom : Zoé Bertrand", fichier, dossiers).eleve == nom


@pytest.mark.parametrize(
    "ecrit, dossier, remarques",
    [
        ("jéan DUPONT", MOODLE, []),
        ("Zoé Bertrand", MOODLE, [Anomalie("la cellule « Nom : » dit « Zoé Bertrand »", publique=False)]),
        ("Zoé Bertrand", "Participant_77_assignsubmission_file_", []),
    ],
    ids=["le même", "un autre", "devoir anonyme"],
)
def test_un_nom_qui_n_est_pas_celui_du_depot_est_une_remarque_pour_le_professeur(ecrit, dossier, remarques):
    assert list(copie_nommee(f"Nom : {ecrit}", dossiers=(dossier,)).anomalies) == remarques


def test_un_nom_trop_long_est_coupe_et_on_le_dit():
    copie = copie_nommee("Nom : " + "Dupont " * 100)
    assert (len(copie.eleve), textes(copie)) == (80, ["la cellule « Nom : » est longue : le nom est coupé à 80 signes"])


def test_deux_cellules_de_nom_gardent_la_premiere_et_le_disent():
    donnees = json.loads(notebook("a = 1"))
    for nom in ("Dupont", "Martin", "Dupont"):
        donnees["cells"].insert(0, {"cell_type": "markdown", "metadata": {"tags": [MARQUE_DU_NOM]}, "source": f"Nom : {nom}"})
    copie = lire_copie(copie_de(json.dumps(donnees).encode()))
    assert (copie.eleve, textes(copie)) == ("Dupont", ["une autre cellule « Nom : » dit « Martin »"])


def test_deux_eleves_du_meme_nom_gardent_leur_copie_et_une_remarque(tmp_path):
    for nom, code in (("a", "x = 1"), ("b", "x = 2"), ("c", "x = 3")):
        donnees = json.loads(notebook(code))
        donnees["cells"].insert(0, {"cell_type": "markdown", "id": MARQUE_DU_NOM, "metadata": {}, "source": "Nom : " + ("Zoé" if nom == "c" else "Dupont")})
        deposer(tmp_path, f"{nom}/04_marquage_exercices.ipynb", json.dumps(donnees).encode())
    copies = lire_copies([tmp_path])
    assert [(copie.eleve, textes(copie)) for copie in copies] == [
        ("Dupont", ["« Dupont » est aussi le nom de b/04_marquage_exercices.ipynb"]),
        ("Dupont", ["« Dupont » est aussi le nom de a/04_marquage_exercices.ipynb"]),
        ("Zoé", []),
    ]


def test_trente_copies_sans_nom_sont_toutes_la_et_se_signalent(tmp_path):
    for rang in range(30):
        deposer(tmp_path, f"rendus/04_marquage_exercices ({rang}).ipynb", notebook(f"x = {rang}"))
    copies = lire_copies([tmp_path])
    assert {copie.eleve for copie in copies} == {f"rendus : 04_marquage_exercices ({rang})" for rang in range(30)}
    assert all(textes(copie) == ["rien ne dit de qui est cette copie, ni son nom de fichier, ni la cellule « Nom : »"] for copie in copies)


def test_la_seule_copie_sans_nom_d_une_classe_n_est_pas_celle_d_un_eleve_nomme_comme_l_archive(tmp_path):
    for fichier in ("04_marquage_exercices.ipynb", "04_marquage_exercices_Roy Léo.ipynb"):
        deposer(tmp_path, f"TG1/{fichier}", notebook(f"x = '{fichier}'"))
    assert {copie.eleve for copie in lire_copies([tmp_path / "TG1"])} == {"TG1 : 04_marquage_exercices", "Roy Léo"}


@pytest.mark.parametrize(
    "parties, ecrit, eleve",
    [
        pytest.param(["c.zip", "TG1-ROY Léo-Répondre-3400012.ipynb"], "Léo Roy", "Léo Roy", id="le-titre-et-un-numero-en-plus"),
        pytest.param(["c.zip", "Exercice 04 - Répondre - ROY Léo.ipynb"], "Roy", "Répondre ROY Léo", id="un-mot-ne-suffit-pas"),
        pytest.param(["c.zip", "ROY Léo.ipynb"], "Zoé Martin", "ROY Léo", id="un-autre-eleve"),
        pytest.param([MOODLE, "x.ipynb"], "Léo Roy", "Dupont Jean", id="moodle"),
    ],
)
def test_le_nom_ecrit_l_emporte_quand_le_nom_du_fichier_le_contient(parties, ecrit, eleve):
    assert deduire_eleve(parties, ecrit) == eleve


@pytest.mark.parametrize(
    "dossier, donne, eleves",
    [
        pytest.param("classe/zoe", "classe", {"zoe"}, id="le-dossier-d-un-eleve"),
        pytest.param("classe", "classe", {"classe : 04_marquage", "classe : 04_marquage (1)"}, id="le-dossier-de-la-classe"),
    ],
)
def test_un_brouillon_dans_le_dossier_d_un_eleve_est_a_lui(tmp_path, dossier, donne, eleves):
    for rang, nom in enumerate(("04_marquage", "04_marquage (1)")):
        deposer(tmp_path, f"{dossier}/{nom}.ipynb", notebook(f"x = {rang}"))
    assert {copie.eleve for copie in lire_copies([tmp_path / donne])} == eleves


@pytest.mark.parametrize("nom", ["04_marquage.ipynb", "04_marquage_exercices.ipynb", "04_marquage_corrige.ipynb"])
def test_une_copie_est_reconnue_sous_son_ancien_nom_comme_sous_le_nouveau(nom):
    copie = lire_copie(Fichier(("rendus", "dupont", nom), notebook("a = 1")))
    assert (copie.eleve, copie.chapitre, textes(copie)) == ("dupont", "04_marquage", [])


@pytest.mark.parametrize(
    "fichier, chapitre",
    [("00b_python_exercices.ipynb", "00b_python"), ("00b_dupont.ipynb", "00b_python"), ("04_python_dupont.ipynb", "04_marquage"), ("04dupont.ipynb", "04_marquage"),
     ("tp_python.ipynb", None)],
)
def test_un_chapitre_a_lettre_se_reconnait(fichier, chapitre, monkeypatch):
    monkeypatch.setattr(eleves, "CHAPITRES", {"00b_python": ("double",), "04_marquage": ("position",)})
    assert eleves.chapitre_du_nom(fichier) == chapitre


@pytest.mark.parametrize("chemins", [["depot"], ["depot/Zoé_1_assignsubmission_file_"], ["depot/Zoé_1_assignsubmission_file_/04.ipynb"]])
def test_le_dossier_de_moodle_reste_dans_le_nom_meme_corrige_seul(tmp_path, chemins):
    deposer(tmp_path, "depot/Zoé_1_assignsubmission_file_/04.ipynb", notebook("a = 1"))
    [copie] = lire_copies([tmp_path / chemin for chemin in chemins])
    assert copie.fichier == "Zoé_1_assignsubmission_file_/04.ipynb" and copie.eleve == "Zoé"


def test_une_classe_dit_aussi_le_chapitre_et_se_voit_dans_une_cellule_de_texte():
    assert lire_copie(Fichier(("zoe.py",), b"class MancheObjet:\n    pass\n")).chapitre == "15_objets"
    cellules = [{"cell_type": "markdown", "source": "class MancheObjet:\n    pass"}]
    copie = lire_copie(Fichier(("15_objets.ipynb",), json.dumps({"cells": cellules, "nbformat": 4, "metadata": {}}).encode()))
    assert any("`class MancheObjet` est écrit dans une cellule de texte" in anomalie.texte for anomalie in copie.anomalies)
