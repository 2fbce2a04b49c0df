"""L’enclos : ce qui s’y voit, ce qui s’y lance, ce qu’il dit de ses protections."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mastermind_edu.juge import enclos as module_enclos
from mastermind_edu.juge.enclos import ATTAQUES_SANS_BUBBLEWRAP, Enclos, environnement, ouvrir_enclos


@pytest.fixture(scope="module")
def ouvert():
    with pytest.MonkeyPatch.context() as reglages:
        reglages.delenv("PYTHONPYCACHEPREFIX", raising=False)  # sans quoi la façade serait compilée ailleurs
        with ouvrir_enclos("aucun") as enclos:
            yield enclos


def test_la_facade_n_a_que_ce_que_l_enfant_emploie(ouvert):
    fichiers = {chemin.relative_to(ouvert.facade).as_posix() for chemin in ouvert.facade.rglob("*.py")}
    modules = {f"mastermind_edu/juge/{nom}.py" for nom in module_enclos.MODULES_DE_L_ENFANT}
    assert fichiers == {"lancer_enfant.py", "mastermind_edu/__init__.py", *modules}


def test_la_facade_est_compilee_d_avance(ouvert):
    assert len(list(ouvert.facade.rglob("*.pyc"))) == len(list(ouvert.facade.rglob("*.py")))


def test_une_facade_qui_ne_se_compile_pas_d_avance_sert_quand_meme(monkeypatch):
    def refuser(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("py_compile.compile", refuser)
    with ouvrir_enclos("aucun") as enclos:
        assert (enclos.facade / "lancer_enfant.py").exists() and not list(enclos.facade.rglob("*.pyc"))


@pytest.mark.parametrize("base, attendu", [("/python/de/base", os.path.realpath("/python/de/base")), (None, os.path.realpath(sys.executable))], ids=["connu", "inconnu"])
def test_le_python_lance_est_celui_d_ou_vient_l_environnement(monkeypatch, base, attendu):
    monkeypatch.setattr(sys, "_base_executable", base, raising=False)
    assert module_enclos._python_de_base() == attendu


def test_python_y_est_lance_sans_les_paquets_de_l_environnement(ouvert):
    python, *options = ouvert.commande
    assert options == ["-S", "-s", str(ouvert.facade / "lancer_enfant.py")]
    chemins = subprocess.run([python, *options[:2], "-c", "import sys; print(*sys.path, sep='\\n')"], capture_output=True, text=True, env=environnement())
    assert "-packages" not in chemins.stdout


def test_l_enclos_disparait_avec_ses_fichiers():
    with ouvrir_enclos("aucun") as enclos:
        assert enclos.facade.is_dir()
    assert not enclos.facade.exists() and enclos.ferme.is_set()


@pytest.mark.parametrize("isolement, wrap", [("aucun", True), ("auto", False)], ids=["refuse", "absent"])
def test_sans_bubblewrap_python_est_lance_directement(monkeypatch, isolement, wrap):
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/bwrap" if wrap else None)
    with ouvrir_enclos(isolement) as enclos:
        assert not enclos.avec_bubblewrap and enclos.commande[1] == "-S"


def test_un_bubblewrap_qui_ne_marche_pas_n_est_pas_employe(monkeypatch, tmp_path):
    faux = tmp_path / "bwrap"
    faux.write_text("#!/bin/sh\nexit 1\n")
    faux.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _: str(faux))
    with ouvrir_enclos("auto") as enclos:
        assert not enclos.avec_bubblewrap
    with pytest.raises(RuntimeError, match="bubblewrap est exigé"), ouvrir_enclos("exiger"):
        pass


def test_un_bubblewrap_qui_ne_se_lance_pas_n_est_pas_employe(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda _: str(tmp_path / "absent"))
    with ouvrir_enclos("auto") as enclos:
        assert not enclos.avec_bubblewrap


@pytest.mark.parametrize("isolement", ["auto", "exiger"])
def test_un_bubblewrap_qui_marche_enveloppe_python(monkeypatch, tmp_path, isolement):
    faux = tmp_path / "bwrap"
    faux.write_text('#!/bin/sh\nwhile [ "$1" != "0" ]; do shift; done\nshift\nexec "$@"\n')
    faux.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _: str(faux))
    with ouvrir_enclos(isolement) as enclos:
        assert enclos.avec_bubblewrap and enclos.commande[0] == str(faux)


def test_bubblewrap_ne_laisse_ni_reseau_ni_ecriture_ni_paquets(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/bwrap")
    commande = module_enclos._enveloppe_bubblewrap(Path("/facade"))
    paires = list(zip(commande, commande[1:]))
    assert {"--unshare-all", "--die-with-parent", "--new-session", "--clearenv"} <= set(commande)
    assert ("--uid", "65534") in paires and ("--gid", "65534") in paires and ("--tmpfs", "/tmp") in paires
    lus = [commande[i + 1 : i + 3] for i, mot in enumerate(commande) if mot == "--ro-bind"]
    assert ("/facade", "/facade") in lus and (sys.base_prefix, sys.base_prefix) in lus and all(dehors == dedans for dehors, dedans in lus)
    assert "--bind" not in commande and commande[-3:] == ("--setenv", "PYTHONHASHSEED", "0")


def test_bubblewrap_cache_les_paquets_installes_qui_se_verraient(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/bwrap")
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    paquets = tmp_path / "lib" / "python3.99" / "site-packages"
    paquets.mkdir(parents=True)
    commande = module_enclos._enveloppe_bubblewrap(Path("/facade"))
    assert ("--tmpfs", str(paquets)) in zip(commande, commande[1:])


def test_bubblewrap_ne_cache_pas_ce_qui_n_existe_pas_ou_ne_se_verrait_pas(monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/bwrap")
    inutiles = [str(tmp_path), str(Path(sys.base_prefix) / "absent")]
    monkeypatch.setattr(module_enclos.site, "getsitepackages", lambda: inutiles)
    assert not set(inutiles) & set(module_enclos._enveloppe_bubblewrap(Path("/facade")))


def test_dans_un_navigateur_il_faut_un_ordinateur(monkeypatch):
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(RuntimeError, match="il faut un ordinateur"), ouvrir_enclos():
        pass


@pytest.mark.parametrize("avec_bubblewrap", [True, False])
def test_les_protections_disent_ce_qui_est_en_vigueur_et_ce_qui_ne_l_est_pas(avec_bubblewrap):
    phrases = Enclos(Path(), (), avec_bubblewrap=avec_bubblewrap).protections
    assert ("bubblewrap : pas de réseau" in phrases[-1]) is avec_bubblewrap
    assert all((attaque in phrases[-1]) is not avec_bubblewrap for attaque in ATTAQUES_SANS_BUBBLEWRAP)


@pytest.mark.parametrize("systeme, phrase", [("posix", "limites de temps, de mémoire"), ("nt", "limite de temps seule")])
def test_les_protections_disent_les_limites_du_systeme(monkeypatch, systeme, phrase):
    enclos = Enclos(Path(), (), avec_bubblewrap=False)
    monkeypatch.setattr(module_enclos.os, "name", systeme)
    phrases = enclos.protections
    monkeypatch.undo()
    assert phrases[2].startswith(phrase)


def test_l_environnement_d_un_eleve_ne_dit_rien_de_la_machine(monkeypatch):
    monkeypatch.setenv("CLE_SECRETE", "x")
    assert environnement() == {"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"}


class Vivant:
    """Un processus qui se rappelle qu’on l’a tué."""

    def __init__(self):
        self.est_tue = False

    def tuer(self):
        self.est_tue = True


def test_fermer_l_enclos_tue_tout_ce_qui_y_vit():
    enclos, vivants = Enclos(Path(), (), avec_bubblewrap=False), [Vivant(), Vivant()]
    enclos.vivants.update(vivants)
    enclos.fermer()
    assert enclos.ferme.is_set() and all(vivant.est_tue for vivant in vivants)
