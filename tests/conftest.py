"""L’ordre des tests partagés entre plusieurs processus, et le choix des plus rapides.

Aucun outil pour les tests. Commencer par `LONGS`.
"""

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path

import nbval.kernel
import pytest
from jupyter_client.manager import KernelManager

from mastermind_edu.atelier.execution import sans_port
from mastermind_edu.juge import verdict

verdict.LEVER = True  # ce que le juge n’a pas su dire ne coûte rien à l’élève, mais arrête nos tests
# Aucun test n’écrit dans la progression de la personne qui les lance ; les noyaux et les processus en héritent.
TRAVAIL = tempfile.TemporaryDirectory(prefix="progres-")
FICHIER_EN_COURS = pytest.StashKey[Path]()
os.environ["MASTERMIND_TRAVAIL"] = TRAVAIL.name
PRISES = tempfile.TemporaryDirectory(prefix="noyaux-")
# Ce que Python compile, et ce que pytest récrit, sert à tous les processus et aux noyaux, même là où il est demandé de n’en rien garder.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Ces fichiers préparent tous les exercices du catalogue : un même processus les passe, et ne les prépare qu’une fois.
collect_ignore = ["exercices_a_vous", "questions_d_essai"]  # des dossiers d’exercices : leurs modules s’importent une fois joints
FAMILLE = ("test_correcteur_catalogue.py", "test_erreurs_typiques.py", "test_diagnostics.py")
# Du plus long au plus court : un long fichier commencé le dernier ferait attendre tous les autres.
LONGS = (
    "test_site_notebooks.py",  # le premier fait le site, que les autres attendraient
    *FAMILLE,
    "test_correcteur.py",
    "test_correcteur_corpus.py",
    "test_navigateur.py",
    "test_site_en_ligne.py",
    "test_site_progres.py",
    "test_trois_moteurs.py",
    "test_accessibilite.py",
    "test_navigateur_poste.py",
    "test_navigateur_rechargement.py",
    "test_objets.py",
    "test_variantes.py",
    "test_ajouts.py",
    "test_navigateur_ordinateur.py",
    "test_navigateur_fiches.py",
    "test_papier.py",
    "test_souche.py",
    "test_exercices.py",
    "test_comme_le_notebook.py",
    "test_lignes.py",
    "test_statistiques.py",
    "test_distribuer.py",
    "test_lecons.py",
    "test_navigateur_outils.py",
    "test_preuve.py",
    "test_isolement.py",
    "test_reponses.py",
    "test_enseignant.py",
    "test_atelier.py",
    "test_processus.py",
    "test_meilleure_reponse.py",
    "test_lexicographique.py",
)


def creer_noyau(**options) -> KernelManager:
    """Le noyau d’un notebook, dont nbval n’a pas de réglage : plusieurs démarrent à la fois, et se prendraient leurs ports."""
    return KernelManager(config=sans_port(Path(tempfile.mkdtemp(dir=PRISES.name))), **options)


nbval.kernel.KernelManager = creer_noyau


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Avec `-n auto`, un processus de plus que de cœurs : un test de navigateur, d’interruption ou de copie muette attend plus qu’il ne calcule."""
    coeurs = yield
    return coeurs if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else coeurs + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Un fichier à la fois pour chaque processus, comme `--dist=loadfile`, et une famille à la fois."""
    from xdist.scheduler import LoadFileScheduling

    class ParFamille(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            fichier = super()._split_scope(nodeid)
            return "famille" if fichier.rpartition("/")[2] in FAMILLE else fichier

    return ParFamille(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Aucun des milliers de tests ne disparaît en chemin : le ramasse-miettes ne les relit pas pendant qu’ils se réunissent."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_addoption(parser):
    parser.addoption("--vite", action="store_true", help="sans les notebooks ni les fichiers longs que nomme tests/conftest.py")


def pytest_collection_modifyitems(config, items):
    """Les fichiers longs d’abord, quand `pytest -n` partage le travail, ou pas du tout avec `--vite`."""
    if config.getoption("--vite"):
        ecartes = {item for item in items if item.path.name in LONGS or item.path.suffix == ".ipynb"}
        config.hook.pytest_deselected(items=list(ecartes))
        items[:] = [item for item in items if item not in ecartes]
    if hasattr(config, "workerinput"):
        rangs = {nom: rang for rang, nom in enumerate(LONGS)}
        items.sort(key=lambda item: rangs.get(item.path.name, len(rangs)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """Chaque fichier de tests, ou notebook, commence sans rien de ce qu’un autre a tenté, réussi ou demandé."""
    if item.config.stash.get(FICHIER_EN_COURS, None) != item.path:
        item.config.stash[FICHIER_EN_COURS] = item.path
        for reste in Path(TRAVAIL.name).iterdir():
            shutil.rmtree(reste) if reste.is_dir() else reste.unlink()


@pytest.fixture(scope="session", autouse=True)
def exercices_prepares_une_fois():
    """Un exercice n’est préparé qu’une fois par processus, quel que soit le nombre de corrections : voir `prepares`."""
    from prepares import preparer_une_fois

    with pytest.MonkeyPatch.context() as reglage:
        reglage.setattr("mastermind_edu.correction.notation.jugement.preparer", preparer_une_fois)
        yield


@pytest.fixture(scope="module")
def laboratoire(tmp_path_factory):
    """Un JupyterLab pour les notebooks de ce fichier de tests."""
    from laboratoire import ouvrir_laboratoire

    with ouvrir_laboratoire(tmp_path_factory.mktemp("laboratoire")) as laboratoire:
        yield laboratoire


@pytest.fixture(scope="module")
def page_du_laboratoire(laboratoire):
    """La page où ce fichier de tests ouvre ses notebooks l’un après l’autre."""
    from laboratoire import entrer

    with entrer(laboratoire) as page:
        yield page


@pytest.fixture(scope="module")
def dossier_du_laboratoire(laboratoire):
    """Le dossier des notebooks de ce fichier de tests."""
    return laboratoire.dossier
