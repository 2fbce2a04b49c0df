"""La souche : un Python déjà prêt dans l’enclos, d’où naît le processus de chaque copie.

Elle n’a vu ni code d’élève ni réponse attendue. Une copie naît dans des espaces de noms à elle (processus, fichiers,
réseau, mémoire partagée) : elle ne peut ni nommer la souche ni une autre copie. Commencer par `devenir_une_copie`.
"""

import ctypes
import fcntl
import gc
import os
import socket
import struct

NOUVEAUX = 0x10000000 | 0x20000000 | 0x00020000 | 0x08000000 | 0x40000000  # CLONE_NEWUSER, NEWPID, NEWNS, NEWIPC, NEWNET
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 0x1000, 0x4000, 0x40000
PR_SET_DUMPABLE = 4
SIOCSIFFLAGS, IFF_UP = 0x8914, 1
VERSION_DES_POUVOIRS = 0x20080522
PRIVES = ("/tmp", "/dev/shm")  # les seuls dossiers où une copie peut écrire
FACADE = os.path.abspath(f"{__file__}/../../..")
DESCRIPTEURS = 256  # au-delà de tous ceux que la souche a ouverts

_libc = ctypes.CDLL(None, use_errno=True)


def devenir_une_copie() -> None:
    """Sert les naissances que le juge demande ; ne revient que dans une copie, son entrée et sa sortie en place.

    Une demande porte deux tuyaux ; la réponse porte de quoi tuer la copie, ou rien. Une demande sans tuyau veut savoir si la souche vit.
    """
    juge = socket.socket(fileno=os.dup(0))
    _mener(os.open(os.devnull, os.O_RDWR), 0, 1, 2)
    gc.collect()
    gc.freeze()  # le ramasse-miettes d’une copie n’écrit pas dans ce qui reste partagé
    while True:
        demande, tuyaux, *_ = socket.recv_fds(juge, 1, 2)
        if not demande:
            os._exit(0)
        if not tuyaux:
            juge.send(b".")
        elif _naitre(juge, tuyaux):
            return


def _naitre(juge: socket.socket, tuyaux: list[int]) -> bool:
    """Vrai dans la copie ; faux dans la souche, une fois la copie partie."""
    intermediaire = os.fork()
    if intermediaire:
        for tuyau in tuyaux:
            os.close(tuyau)
        if os.waitpid(intermediaire, 0)[1]:
            juge.send(b".")
        return False
    try:
        _entrer_dans_de_nouveaux_espaces()
        if os.fork() == 0:
            _devenir_le_premier(juge)
            _mener(os.open(os.devnull, os.O_RDWR), 2)
            _mener(tuyaux[0], 0)
            _mener(tuyaux[1], 1)
            juge.detach()
            os.closerange(3, DESCRIPTEURS)
            return True
    except BaseException:
        os._exit(1)
    os._exit(0)


def _entrer_dans_de_nouveaux_espaces() -> None:
    moi, groupe = os.getuid(), os.getgid()
    _appeler("unshare", NOUVEAUX)
    _appeler("prctl", PR_SET_DUMPABLE, 1, 0, 0, 0)  # sans quoi les fichiers de /proc/self ne s’ouvrent plus
    for nom, texte in {"setgroups": "deny", "uid_map": f"{moi} {moi} 1", "gid_map": f"{groupe} {groupe} 1"}.items():
        with open(f"/proc/self/{nom}", "w", encoding="ascii") as fichier:
            fichier.write(texte)
    _appeler("mount", None, "/", None, MS_REC | MS_PRIVATE, None)
    facade = os.open(FACADE, os.O_PATH)  # /tmp, où elle est d’ordinaire, va la cacher
    for dossier in PRIVES:
        _appeler("mount", "tmpfs", dossier, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755")
    os.makedirs(FACADE, exist_ok=True)
    _appeler("mount", f"/proc/self/fd/{facade}", FACADE, None, MS_BIND, None)
    os.close(facade)
    _appeler("mount", "tmpfs", "/proc", "tmpfs", MS_RDONLY | MS_NOSUID | MS_NODEV, "mode=755")  # rien n’y dit ce qui vit ici
    os.chdir(PRIVES[0])
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as prise:  # une boucle locale, vide comme celle de bubblewrap
        fcntl.ioctl(prise, SIOCSIFFLAGS, struct.pack("16sh14x", b"lo", IFF_UP))


def _devenir_le_premier(juge: socket.socket) -> None:
    """Le premier processus du nouvel espace : donne au juge de quoi le tuer avec tous les siens, puis attend la copie ; ne revient qu’en elle.

    Un espace meurt avec son premier processus, et rien de ce qui vit dedans ne peut l’atteindre.
    """
    try:
        _appeler("capset", struct.pack("Ii", VERSION_DES_POUVOIRS, 0), bytes(24))
        _appeler("prctl", PR_SET_DUMPABLE, 0, 0, 0, 0)
        copie = os.fork()
    except BaseException:
        juge.send(b".")
        os._exit(1)
    if copie == 0:
        os.setsid()
        _appeler("prctl", PR_SET_DUMPABLE, 1, 0, 0, 0)
        return
    try:
        socket.send_fds(juge, [b"."], [os.pidfd_open(os.getpid())])
        os.closerange(0, DESCRIPTEURS)
        while os.wait()[0] != copie:
            pass
    finally:
        os._exit(0)


def _appeler(nom: str, *arguments: object) -> None:
    """Un appel du système ; lève `OSError` quand il est refusé."""
    if getattr(_libc, nom)(*map(_convertir, arguments)):
        raise OSError(ctypes.get_errno(), nom)


def _convertir(argument: object) -> object:
    return argument.encode() if type(argument) is str else ctypes.c_ulong(argument) if type(argument) is int else argument


def _mener(vers: int, *descripteurs: int) -> None:
    """Fait mener ces descripteurs là où mène `vers`, puis ferme celui-ci."""
    for descripteur in descripteurs:
        os.dup2(vers, descripteur)
    os.close(vers)
