"""La correction d’une classe hostile : chaque copie du corpus a ce qu’elle mérite, et aucune n’agit sur une autre."""

import inspect
import os
import socket
import time

import pytest
from corpus import BOUCLES, CONSTANTES, DANS_REPONDRE, JUSTES, SANS_EFFET, TEMOIN, cellules, construire, deposer, fonction, notebook
from corrections import corriger_en_silence, etats

from mastermind_edu.exercices import CATALOGUE, GAMMES
from mastermind_edu.juge import fil
from mastermind_edu.juge.enclos import ouvrir_enclos

DU_SYSTEME = ("ecrire_un_fichier", "petit_fils_survivant")
NOMS_DU_CORPUS = [
    *[f"juste_{nom}.ipynb" for nom in (*JUSTES, "tests_effaces")],
    *[f"hostile_{nom}.ipynb" for nom in (*DANS_REPONDRE, *SANS_EFFET, *CONSTANTES, *DU_SYSTEME)],
]


@pytest.fixture(scope="module")
def bubblewrap():
    with ouvrir_enclos("auto") as enclos:
        return enclos.avec_bubblewrap


# Le corpus


class Classe:
    """Le corpus corrigé une fois, et ce que la correction a laissé à côté."""

    def __init__(self, dossier, isolement):
        self.attendues = {copie.nom: copie for copie in construire(dossier / "copies")}
        self.avant = {f.name for f in dossier.iterdir()}
        with pytest.MonkeyPatch.context() as reglage:
            reglage.setattr(fil, "SECONDES_D_ATTENTE", 1.5)  # autant de fois qu’une copie est muette, et elles le sont souvent
            self.obtenues = corriger_en_silence([dossier / "copies"], dossier / "sortie", isolement=isolement, travaux=4)
        self.dossier = dossier


@pytest.fixture(scope="module", params=["auto", "aucun"])
def classe(request, tmp_path_factory):
    return Classe(tmp_path_factory.mktemp(request.param), request.param), request.param


@pytest.mark.parametrize("nom", NOMS_DU_CORPUS)
def test_une_copie_a_la_note_et_les_etats_qu_elle_merite(classe, bubblewrap, nom):
    correction, isolement = classe
    attendue, obtenue = correction.attendues[nom], correction.obtenues[nom]
    if attendue.exige_bubblewrap and (isolement == "aucun" or not bubblewrap):
        pytest.skip("seul bubblewrap arrête cette attaque")
    notes = {exercice: etat for exercice, etat in etats(obtenue).items() if exercice not in GAMMES}
    assert (notes, obtenue["note"]) == (attendue.etats, attendue.note)
    assert attendue.anomalie is None or any(attendue.anomalie in anomalie for anomalie in obtenue["anomalies"])


def test_tout_le_corpus_est_nomme_ici(classe):
    assert sorted(classe[0].attendues) == sorted(NOMS_DU_CORPUS) == sorted(classe[0].obtenues)


def test_rien_n_est_ecrit_hors_du_dossier_de_sortie(classe, bubblewrap):
    correction, isolement = classe
    if isolement == "aucun" or not bubblewrap:
        pytest.skip("sans bubblewrap, les copies peuvent écrire")
    time.sleep(1.2)  # le petit-fils d’une copie attend une seconde avant d’écrire
    assert {f.name for f in correction.dossier.iterdir()} == correction.avant | {"sortie"}
    assert not (correction.dossier / TEMOIN).exists()


def test_une_reponse_empruntee_au_paquet_est_signalee(classe):
    copie = classe[0].obtenues["hostile_emprunt_au_paquet.ipynb"]
    assert "`repondre` se sert de `repondre_par_marquage`, importée du paquet : ce n’est pas une réponse" in copie["anomalies"]


# Ce que seul bubblewrap arrête, une attaque à la fois


def position_de(*lignes):
    return notebook(fonction("position", *lignes))


ATTAQUES_D_UN_AUTRE_PROCESSUS = {
    "memoire-du-parent": "return [open(f'/proc/{{p}}/mem', 'rb').read(0) for p in ({juge}, os.getppid()) if p > 1] or 'gagné'",
    "dossier-du-parent": "return os.listdir('/proc/{juge}/cwd')",
    "prevenir-le-juge": "return os.kill({juge}, 0) or 'gagné'",
    "reseau-local": "import socket; return str(socket.create_connection(('127.0.0.1', {port}), 1))",
    "lire-le-catalogue": "return open({catalogue!r}).read()",
    "lire-sa-note": "return open({depot!r}).read()",
}


@pytest.mark.parametrize("nom", list(ATTAQUES_D_UN_AUTRE_PROCESSUS))
def test_bubblewrap_arrete(nom, bubblewrap, tmp_path):
    if not bubblewrap:
        pytest.skip("bubblewrap ne marche pas sur cette machine")
    with socket.create_server(("127.0.0.1", 0)) as serveur:
        attaque = ATTAQUES_D_UN_AUTRE_PROCESSUS[nom].format(
            juge=os.getpid(), port=serveur.getsockname()[1], depot=__file__, catalogue=inspect.getfile(CATALOGUE["position"].reference)
        )
        deposer(tmp_path, "c/04.ipynb", position_de("import os", attaque))
        (copie,) = corriger_en_silence([tmp_path / "c"], tmp_path / "s").values()
    (position,) = [e for e in copie["exercices"] if e["nom"] == "position"]
    assert position["contre_exemple"]["obtenu"].startswith("erreur ")


def test_une_bombe_a_processus_laisse_corriger_les_autres_copies(bubblewrap, tmp_path):
    if not bubblewrap:
        pytest.skip("bubblewrap ne marche pas sur cette machine")
    # Cent processus au premier appel seulement : à chaque appel, ils seraient des milliers, et la machine n’en finirait plus.
    bombe = ["import os, time", "while len(NES) < 100:", "    NES.append(1)", "    if os.fork() == 0:", "        time.sleep(60)", "        os._exit(0)", "return 0"]
    deposer(tmp_path, "c/04_bombe.ipynb", notebook("NES = []", *cellules(BOUCLES, position=fonction("position", *bombe))))
    deposer(tmp_path, "c/04_bon.ipynb", notebook(*cellules(BOUCLES)))
    copies = corriger_en_silence([tmp_path / "c"], tmp_path / "s")
    assert copies["04_bon.ipynb"]["note"] == 20
    assert etats(copies["04_bombe.ipynb"])["position"] == "échoué" and etats(copies["04_bombe.ipynb"])["repondre"] == "réussi"
