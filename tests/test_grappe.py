"""Une grappe Dask de plusieurs processus : les mêmes résultats qu’ici, même quand un poste meurt en chemin."""

import importlib.util
import os
import re
import signal
import sys

import pytest
from corpus import BOUCLES, cellules, deposer, fonction, notebook

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import PosteInadapte
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.grappe import decrire_le_poste, edition_d_ici, reunir_les_protections

avec_dask = pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="distributed n’est pas installé ici")


def test_sans_dask_la_commande_dit_comment_l_installer(tmp_path, capsys, monkeypatch):
    deposer(tmp_path, "c/a.ipynb", notebook(*cellules(BOUCLES)))
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["corriger", str(tmp_path / "c"), "--sortie", str(tmp_path / "s"), "--dask", "tcp://127.0.0.1:1"]) == 1
    assert "-m pip install distributed` l’ajoute" in capsys.readouterr().err and not (tmp_path / "s").exists()


@pytest.mark.parametrize("postes, protections", [
    ({"a": ["commune", "forte"], "b": ["commune", "forte"]}, ["commune", "forte"]),
    ({"a": ["commune", "forte"], "b": ["commune", "faible"]}, ["commune", "sur certains postes seulement : faible", "sur certains postes seulement : forte"]),
], ids=["pareils", "differents"])
def test_l_isolement_se_dit_une_fois_quand_il_est_le_meme_partout(postes, protections):
    assert reunir_les_protections(list(postes.values())) == protections


@pytest.mark.parametrize("edition", [edition_d_ici()._replace(cours="0.1.0+autre"), edition_d_ici()._replace(python="2.7")], ids=["cours", "python"])
def test_un_poste_qui_jugerait_autrement_est_refuse(edition):
    with pytest.raises(PosteInadapte, match=f"il faut le cours {re.escape(edition.cours)} et Python {edition.python}, comme sur la machine qui corrige"):
        decrire_le_poste("auto", edition)


# Avec une vraie grappe


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """Huit copies, justes, fausses et abîmées, et leurs résultats sans grappe."""
    dossier = tmp_path_factory.mktemp("promotion")
    for rang in range(6):
        position = fonction("position", f"return {rang}") if rang % 2 else BOUCLES["position"]
        deposer(dossier, f"copies/{rang}.ipynb", notebook(f"# {rang}", *cellules(BOUCLES, position=position)))
    deposer(dossier, "copies/vide.ipynb", b"")
    deposer(dossier, "copies/arret.ipynb", notebook(*cellules(BOUCLES, repondre="import os\n" + fonction("repondre", "os._exit(0)"))))
    corriger([dossier / "copies"], dossier / "sortie", version="essai", annoncer=lambda _: None)
    return dossier


@pytest.fixture(scope="module")
def grappe():
    from distributed import LocalCluster

    with LocalCluster(n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None) as grappe:
        yield grappe


@avec_dask
def test_un_poste_tue_en_chemin_ne_change_pas_un_octet_des_resultats(copies, grappe, tmp_path):
    from distributed import Client

    def tuer_un_poste(annonce):
        annonces.append(annonce)
        if len(annonces) == 1:
            occupes = {adresse: taches for adresse, taches in temoin.processing().items() if taches}
            perdues.extend(taches for taches in list(occupes.values())[:1])
            os.kill(pids[next(iter(occupes))], signal.SIGKILL)

    annonces, perdues = [], []
    with Client(grappe, set_as_default=False) as temoin:
        pids = temoin.run(os.getpid)
        corriger([copies / "copies"], tmp_path, version="essai", dask=grappe.scheduler_address, annoncer=tuer_un_poste)
    assert perdues[0]  # ce poste avait des copies
    assert {f.relative_to(tmp_path): f.read_bytes() for f in tmp_path.rglob("*") if f.is_file()} == {
        f.relative_to(copies / "sortie"): f.read_bytes() for f in (copies / "sortie").rglob("*") if f.is_file()
    }
    bilan = annonces[8:]
    assert len(annonces[:8]) == 8 and len(bilan) >= 3 and all("un processus neuf par copie" in ligne for ligne in bilan)
    assert sum(int(ligne.split(" : ")[1].split()[0]) for ligne in bilan) == 8


@avec_dask
def test_une_adresse_ou_rien_ne_repond_se_dit_en_francais(tmp_path, monkeypatch):
    from mastermind_edu.correction import grappe

    monkeypatch.setattr(grappe, "SECONDES_POUR_JOINDRE", 0.2)
    with pytest.raises(ErreurMastermind, match="il faut l’adresse d’une grappe Dask déjà lancée"):
        corriger([tmp_path], tmp_path / "s", version="essai", dask="tcp://127.0.0.1:1")


@avec_dask
def test_l_isolement_exige_et_absent_d_un_poste_est_refuse_avant_la_premiere_copie(copies, grappe, tmp_path):
    from distributed import Client

    with Client(grappe, set_as_default=False) as client:
        client.run(exec, "import os; os.environ['PATH'] = '/nulle-part'")
        with pytest.raises(ErreurMastermind, match="bubblewrap est exigé"):
            corriger([copies / "copies"], tmp_path / "s", version="essai", isolement="exiger", dask=grappe.scheduler_address)
    assert not (tmp_path / "s").exists()
