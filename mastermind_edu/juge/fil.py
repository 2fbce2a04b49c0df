"""Le fil qui mène au processus d’une copie : une ligne JSON part, une autre revient, et aucune ne fait attendre sans fin.

Ne sait rien de ce qui s’y dit (voir `isolement`). Commencer par `Fil`.
"""

import json
import os
import queue
import re
import select
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from mastermind_edu.juge.codage import MEME_HACHAGE, CodageInvalide
from mastermind_edu.juge.depense import patience
from mastermind_edu.juge.lancement import ProcessusNe, ProcessusNeuf

SECONDES_D_ATTENTE = 4.0  # sur une machine tranquille, une réponse qui tarde plus longtemps ne viendra pas
SECONDES_ENTRE_REGARDS = 0.2  # un fil dont la file est pleine voit si on l’attend encore
SECONDES_PAR_DEMANDE = 20.0  # quoi que l’enfant dise entre-temps
OCTETS_PAR_LIGNE, LIGNES_D_AVANCE = 1_000_000, 8  # d’une réponse, et celles que l’enfant peut écrire avant qu’on les lise
GRANDS_NOMBRES = re.compile(r"\d{19,}")  # il en faut d’aussi longs pour que des entiers différents aient le même hachage
FRACTIONS_AU_PLUS = 1000  # d’une ligne ; de petits nombres suffisent à donner le même hachage à deux fractions


class Fil:
    """Les deux bouts de ce processus ; ses lignes s’amassent dans une file, qu’un autre fil d’exécution remplit."""

    def __init__(self, processus: ProcessusNe | ProcessusNeuf):
        self._entree = processus.entree
        if os.name == "posix":
            os.set_blocking(self._entree.fileno(), False)
        self._lignes: queue.Queue = queue.Queue(LIGNES_D_AVANCE)
        self._fini = threading.Event()  # plus personne ne lira cette file
        threading.Thread(target=_lire, args=(processus.sortie, self._lignes, self._fini), daemon=True).start()

    def couper(self) -> None:
        """Ne lit ni n’écrit plus rien."""
        self._fini.set()
        with suppress(OSError):
            self._entree.close()

    def ecrire(self, ligne: str) -> None:
        """Écrit la ligne ; lève `TimeoutError` quand l’enfant ne la lit pas : un tuyau plein ferait attendre sans fin."""
        entree, reste = self._entree, ligne.encode() + b"\n"
        if os.name != "posix":
            entree.write(reste)
            entree.flush()
            return
        while reste:
            try:
                reste = reste[os.write(entree.fileno(), reste) :]
            except BlockingIOError:
                if not select.select([], [entree], [], SECONDES_PAR_DEMANDE)[1]:
                    raise TimeoutError from None

    def lire(self) -> bytes | None:
        """La ligne suivante, rien à la fin ; lève `queue.Empty` quand elle ne vient pas. La charge de la machine, longue à lire, n’est regardée que si elle tarde."""
        try:
            return self._lignes.get(timeout=SECONDES_D_ATTENTE)
        except queue.Empty:
            return self._lignes.get(timeout=SECONDES_D_ATTENTE * (patience() - 1))


def _lire(tuyau, lignes: queue.Queue, fini: threading.Event) -> None:
    """Recopie les lignes du tuyau dans la file ; `None` à la fin ou devant une ligne démesurée. Une file pleine fait attendre l’enfant."""
    with tuyau:
        while ligne := tuyau.readline(OCTETS_PAR_LIGNE):
            if not ligne.endswith(b"\n") or not _deposer(lignes, ligne, fini):
                break
    _deposer(lignes, None, fini)


def _deposer(lignes: queue.Queue, ligne: bytes | None, fini: threading.Event) -> bool:
    """Met la ligne dans la file dès qu’elle a de la place ; faux quand plus personne ne la lit."""
    while not fini.is_set():
        with suppress(queue.Full):
            lignes.put(ligne, timeout=SECONDES_ENTRE_REGARDS)
            return True
    return False


def lire_json(ligne: bytes) -> object:
    """Ce que dit une ligne JSON ; lève `CodageInvalide` quand elle est illisible, ou que ses nombres sont choisis pour se gêner.

    >>> lire_json(b'{"numero": 1}')
    {'numero': 1}
    """
    try:
        texte = ligne.decode()
        if texte.count('{"f"') > FRACTIONS_AU_PLUS or _se_genent(GRANDS_NOMBRES.findall(texte)):
            raise CodageInvalide("des nombres ont tous le même hachage")
        return json.loads(texte)
    except (ValueError, RecursionError) as erreur:
        raise CodageInvalide(f"ligne illisible : {erreur}") from None


def _se_genent(nombres: Sequence[str]) -> bool:
    """Vrai quand plus de `MEME_HACHAGE` nombres différents ont le même reste, donc le même hachage."""
    return any(fois > MEME_HACHAGE for fois in Counter(int(nombre) % sys.hash_info.modulus for nombre in dict.fromkeys(nombres)).values())
