"""Sous Windows, réunir le processus d’une copie et tous ceux qu’elle lance, pour les tuer ensemble : un « Job Object ».

Ailleurs, les groupes de processus suffisent (voir `lancement`). Commencer par `Tache`.
https://learn.microsoft.com/windows/win32/procthread/job-objects
"""

import ctypes

TUE_A_LA_FERMETURE = 0x2000  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
LIMITES_ETENDUES = 9  # JobObjectExtendedLimitInformation


class _Limites(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64), ("PerJobUserTimeLimit", ctypes.c_int64), ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t), ("MaximumWorkingSetSize", ctypes.c_size_t), ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t), ("PriorityClass", ctypes.c_uint32), ("SchedulingClass", ctypes.c_uint32),
    )  # fmt: skip


class LimitesEtendues(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION ; les compteurs d’entrées et sorties, au milieu, ne nous servent pas."""

    _fields_ = (
        ("BasicLimitInformation", _Limites), ("IoInfo", ctypes.c_uint64 * 6),
        *((nom, ctypes.c_size_t) for nom in ("ProcessMemoryLimit", "JobMemoryLimit", "PeakProcessMemoryUsed", "PeakJobMemoryUsed")),
    )  # fmt: skip


class Tache:
    """Une tâche du système, où entrent un processus et tous ses descendants ; ils meurent avec elle, même si le correcteur est tué."""

    def __init__(self, poignee_du_processus: int, noyau=None):
        """`noyau` : la bibliothèque kernel32. Un Windows qui refuse la tâche laisse au processus sa seule fin à lui."""
        self._noyau = noyau or _kernel32()
        self._poignee = self._noyau.CreateJobObjectW(None, None)
        limites = LimitesEtendues()
        limites.BasicLimitInformation.LimitFlags = TUE_A_LA_FERMETURE
        self.tient = bool(
            self._poignee
            and self._noyau.SetInformationJobObject(self._poignee, LIMITES_ETENDUES, ctypes.byref(limites), ctypes.sizeof(limites))
            and self._noyau.AssignProcessToJobObject(self._poignee, poignee_du_processus)
        )

    def tuer(self) -> None:
        """Tue tous les processus de la tâche ; sans effet la seconde fois."""
        poignee, self._poignee = self._poignee, None
        if poignee:
            self._noyau.TerminateJobObject(poignee, 1)
            self._noyau.CloseHandle(poignee)


def _kernel32():
    """La bibliothèque du système, ses poignées en entiers de la taille d’un pointeur."""
    noyau = ctypes.WinDLL("kernel32", use_last_error=True)
    poignee, entier = ctypes.c_void_p, ctypes.c_int
    noyau.CreateJobObjectW.restype, noyau.CreateJobObjectW.argtypes = poignee, (poignee, ctypes.c_wchar_p)
    noyau.SetInformationJobObject.argtypes = (poignee, entier, poignee, ctypes.c_uint32)
    noyau.AssignProcessToJobObject.argtypes = (poignee, poignee)
    noyau.TerminateJobObject.argtypes, noyau.CloseHandle.argtypes = (poignee, ctypes.c_uint), (poignee,)
    return noyau
