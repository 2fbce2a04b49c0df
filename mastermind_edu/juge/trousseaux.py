"""Les trousseaux de clés du noyau Linux, fermés à une copie : ceux de la session passeraient d’une copie à l’autre, et du professeur à une copie.

Ni un espace de noms ni bubblewrap ne les cachent : un filtre du noyau (seccomp) refuse les trois appels qui y mènent. Commencer par `fermer_les_trousseaux`.
"""

import ctypes
import os
import struct
import sys

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, MODE_FILTRE = 38, 22, 2
LIRE, SI_EGAL, SI_AU_MOINS, RENDRE = 0x20, 0x15, 0x35, 0x06  # instructions du filtre (linux/filter.h)
NUMERO, ARCHITECTURE = 0, 4  # où elles sont dans ce que le filtre reçoit
PERMIS, REFUSE = 0x7FFF0000, 0x00050000 | 1  # EPERM
AUTRE_TABLE = 0x40000000  # à partir d’ici, d’autres numéros pour les mêmes appels (x32)
# L’architecture, et ses numéros de add_key, request_key et keyctl.
APPELS = {"x86_64": (0xC000003E, (248, 249, 250)), "aarch64": (0xC00000B7, (217, 218, 219))}


def fermer_les_trousseaux() -> None:
    """Refuse désormais ces appels à ce processus et à ceux qui en naîtront ; sans effet ailleurs que sous Linux, ou sur une architecture inconnue."""
    if not sys.platform.startswith("linux") or os.uname().machine not in APPELS:
        return
    instructions = filtre(*APPELS[os.uname().machine])
    place = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *instruction) for instruction in instructions))
    programme = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(instructions), ctypes.addressof(place)))
    prctl = ctypes.CDLL(None).prctl
    prctl(PR_SET_NO_NEW_PRIVS, *map(ctypes.c_ulong, (1, 0, 0, 0)))
    prctl(PR_SET_SECCOMP, ctypes.c_ulong(MODE_FILTRE), programme, ctypes.c_ulong(0), ctypes.c_ulong(0))


def filtre(architecture: int, refuses: tuple[int, ...]) -> list[tuple[int, int, int, int]]:
    """Les instructions du filtre : (genre, saut si vrai, saut si faux, valeur) ; les deux dernières permettent, puis refusent.

    >>> filtre(1, (250,))[-2:] == [(RENDRE, 0, 0, PERMIS), (RENDRE, 0, 0, REFUSE)]
    True
    """
    tests = [(SI_AU_MOINS, AUTRE_TABLE), *((SI_EGAL, numero) for numero in refuses)]
    sauts = [(genre, len(tests) - rang, 0, valeur) for rang, (genre, valeur) in enumerate(tests)]
    debut = [(LIRE, 0, 0, ARCHITECTURE), (SI_EGAL, 0, len(tests) + 2, architecture), (LIRE, 0, 0, NUMERO)]
    return [*debut, *sauts, (RENDRE, 0, 0, PERMIS), (RENDRE, 0, 0, REFUSE)]
