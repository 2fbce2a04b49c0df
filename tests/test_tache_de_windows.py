"""La tâche de Windows qui réunit une copie et ses enfants : ce qui est demandé au système, ou le vrai système là où c’est lui."""

import ctypes
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from mastermind_edu.juge import lancement
from mastermind_edu.juge.tache_de_windows import LIMITES_ETENDUES, TUE_A_LA_FERMETURE, LimitesEtendues, Tache


class FauxNoyau:
    """Un kernel32 qui note ce qu’on lui demande, et peut refuser."""

    def __init__(self, refuse=""):
        self.appels, self._refuse = [], refuse

    def __getattr__(self, nom):
        def appeler(*arguments):
            self.appels.append((nom, *arguments))
            return 0 if nom == self._refuse else 7
        return appeler


def test_la_tache_est_creee_reglee_pour_tuer_puis_recoit_le_processus():
    noyau = FauxNoyau()
    assert Tache(42, noyau).tient
    creee, reglee, recue = noyau.appels
    assert (creee, reglee[:3], recue) == (("CreateJobObjectW", None, None), ("SetInformationJobObject", 7, LIMITES_ETENDUES), ("AssignProcessToJobObject", 7, 42))
    assert reglee[3]._obj.BasicLimitInformation.LimitFlags == TUE_A_LA_FERMETURE and reglee[4] == ctypes.sizeof(LimitesEtendues)


def test_la_tache_tue_et_se_ferme_une_seule_fois():
    noyau = FauxNoyau()
    tache = Tache(42, noyau)
    noyau.appels.clear()
    tache.tuer()
    tache.tuer()
    assert noyau.appels == [("TerminateJobObject", 7, 1), ("CloseHandle", 7)]


@pytest.mark.parametrize("fonction", ["CreateJobObjectW", "SetInformationJobObject", "AssignProcessToJobObject"])
def test_un_windows_qui_refuse_la_tache_n_arrete_pas_la_correction(fonction):
    tache = Tache(42, FauxNoyau(refuse=fonction))
    assert not tache.tient
    tache.tuer()


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="la taille annoncée est celle d’un système à 64 bits")
def test_la_structure_a_la_taille_que_windows_attend():
    """144 octets en 64 bits : sizeof(JOBOBJECT_EXTENDED_LIMIT_INFORMATION)."""
    assert ctypes.sizeof(LimitesEtendues) == 144


def test_sous_windows_tuer_une_copie_tue_sa_tache(tmp_path, monkeypatch):
    tuees = []
    monkeypatch.setattr(lancement, "Tache", lambda poignee: SimpleNamespace(tuer=lambda: tuees.append(poignee)))
    monkeypatch.setattr(lancement, "os", SimpleNamespace(**{**vars(os), "name": "nt"}))
    faux = SimpleNamespace(_handle=42, stdin=None, stdout=None, returncode=None, kill=lambda: tuees.append("processus"))
    monkeypatch.setattr(lancement.subprocess, "Popen", lambda *_, **__: faux)
    lancement.ProcessusNeuf(["python"], tmp_path, {}).tuer()
    assert tuees == [42, "processus"]


@pytest.mark.skipif(os.name != "nt", reason="les tâches n’existent que sous Windows")
def test_l_enfant_d_une_copie_meurt_avec_elle():
    lancer = "import subprocess, sys; e = subprocess.Popen([sys.executable, '-c', 'input()'], stdin=subprocess.PIPE); print(e.pid, flush=True); input(); e.wait()"
    processus = subprocess.Popen([sys.executable, "-c", f"input(); {lancer}"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    tache = Tache(int(processus._handle))
    processus.stdin.write("\n")
    processus.stdin.flush()
    enfant = int(processus.stdout.readline())
    tache.tuer()
    import psutil

    psutil.wait_procs([p for p in psutil.process_iter() if p.pid == enfant], timeout=10)
    assert not psutil.pid_exists(enfant)
