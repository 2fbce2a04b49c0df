"""La souche : une copie née d’elle ne peut rien sur elle, ni sur une autre copie ; morte, elle est remplacée et rien ne se perd."""

import itertools
import os
import signal
import socket
from contextlib import suppress

import pytest
from corpus import BOUCLES, DANS_REPONDRE, cellules, construire_justes, deposer, fonction, notebook

from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.juge import enclos as module_enclos
from mastermind_edu.juge import lancement
from mastermind_edu.juge.ecarts import Cas
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.lancement import ProcessusNe, ProcessusNeuf, Souche, SouchePerdue


def est_nee(enclos):
    with ProcessusEleve(enclos, [], {}) as processus:
        return isinstance(processus._processus, ProcessusNe)


@pytest.fixture(scope="module")
def enclos():
    with ouvrir_enclos("auto") as enclos:
        if not est_nee(enclos):
            pytest.skip("aucune souche ne vit sur cette machine")
        yield enclos


OUTILS = """
import ctypes, os, signal, stat, sys
libc = ctypes.CDLL(None, use_errno=True)
def essayer(action, *arguments):
    try:
        return action(*arguments)
    except OSError as erreur:
        return type(erreur).__name__
"""


def voir(enclos, expression, avant=""):
    """Ce que vaut cette expression dans une copie neuve."""
    with ProcessusEleve(enclos, [(1, OUTILS), (2, avant), (3, f"def f(x):\n    return {expression}")], {"f": 1}) as processus:
        (observation,) = processus.observer("f", [Cas((0,))])
    assert observation.erreur is None, observation
    return observation.valeur


TROUSSEAU = "libc.syscall({'x86_64': 250, 'aarch64': 219}[os.uname().machine], 0, -2, 1), ctypes.get_errno()"  # keyctl : le trousseau de son processus
ATTAQUES = {
    "elle-ne-voit-qu-elle-et-le-premier-de-son-espace": ("os.getpid(), os.getppid()", (2, 1)),
    "tuer-tous-les-autres-n-atteint-personne": ("[n for n in range(2, 5000) if n != os.getpid() and essayer(os.kill, n, 9) is None]", []),
    "tuer-le-premier-de-son-espace-est-sans-effet": ("[essayer(os.kill, 1, s) for s in (signal.SIGTERM, signal.SIGSTOP, signal.SIGKILL)], essayer(os.kill, -1, 9)", ([None] * 3, "ProcessLookupError")),
    "espionner-le-premier": ("libc.ptrace(16, 1, 0, 0)", -1),
    "lire-la-memoire-du-premier": ("libc.process_vm_readv(1, 0, 0, 0, 0, 1)", -1),
    "lister-les-processus": ("os.listdir('/proc')", []),
    "ecrire-a-la-racine": ("essayer(open, '/x', 'w')", "OSError"),
    "ecrire-dans-dev": ("essayer(open, '/dev/x', 'w')", "OSError"),
    "ecrire-dans-proc": ("essayer(open, '/proc/x', 'w')", "OSError"),
    "ecrire-dans-la-facade": ("essayer(open, sys.modules['mastermind_edu.juge'].__path__[0] + '/x', 'w')", "OSError"),
    "demonter": ("[libc.umount2(dossier, 2) for dossier in (b'/proc', b'/tmp', b'/dev/shm', b'/')]", [-1] * 4),
    "monter": ("libc.mount(b'proc', b'/tmp', b'proc', 0, None)", -1),
    "remonter-en-ecriture": ("libc.mount(None, b'/', None, 32 | 4096, None)", -1),
    "changer-de-racine": ("libc.chroot(b'/tmp')", -1),
    "redevenir-un-autre": ("libc.setuid(0), libc.setgid(0)", (-1, -1)),
    "parler-au-juge-par-une-prise": ("[n for n in range(256) if stat.S_ISSOCK(getattr(essayer(os.fstat, n), 'st_mode', 0))]", []),
    "ouvrir-un-trousseau-de-cles": (TROUSSEAU, (-1, 1)),
    "trouver-des-voisins-sur-le-reseau": ("[nom for _, nom in __import__('socket').if_nameindex()]", ["lo"]),
}


@pytest.mark.parametrize("nom", list(ATTAQUES))
def test_une_copie_ne_peut_pas(enclos, nom):
    expression, attendu = ATTAQUES[nom]
    assert voir(enclos, expression) == attendu
    assert est_nee(enclos)


def test_une_copie_qui_ne_nait_pas_de_la_souche_n_a_pas_de_cles_non_plus(monkeypatch):
    sans_souche(monkeypatch)
    with ouvrir_enclos("auto") as enclos:
        assert not est_nee(enclos) and voir(enclos, TROUSSEAU) == (-1, 1)


def test_une_copie_ne_joint_pas_la_machine(enclos):
    with socket.create_server(("127.0.0.1", 0)) as serveur:
        port = serveur.getsockname()[1]
        assert voir(enclos, f"essayer(__import__('socket').create_connection, ('127.0.0.1', {port}), 1)") == "ConnectionRefusedError"


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="le système ne compte pas les processus de root")
def test_une_copie_ne_se_dedouble_pas(enclos):
    assert voir(enclos, "essayer(os.fork)") == "BlockingIOError"


SALETES = {
    "builtins": "import builtins\nbuiltins.sorted = builtins.vars = None",
    "modules": "import json, random\njson.loads = None\nsys.modules['random'] = json\nsys.path.clear()\nsys.meta_path.clear()",
    "fil": "import threading, time\nthreading.Thread(target=lambda: [None for _ in iter(int, 1)], daemon=True).start()",
    "sortie": "import atexit\natexit.register(print, 'encore là')",
    "signaux": "signal.signal(signal.SIGTERM, lambda *_: None)\nos.nice(5)\nos.umask(0o777)",
    "fichiers": "for dossier in ('/tmp', '/dev/shm'): open(dossier + '/laisse', 'w').write('une réponse')",
    "memoire-partagee": "libc.shmget(1234, 4096, 0o1666)\nlibc.msgget(1234, 0o1666)",
    "hasard": "import random\nrandom.seed(7)",
    "environnement": "os.environ['LAISSE'] = 'une réponse'\nos.chdir('/')\nsys.setrecursionlimit(50_000)",
    "tuyaux-fermes": "os.closerange(0, 256)",
    "tuyaux-noyes": "for n in range(3, 32): essayer(os.write, n, b'[[1]]\\n' * 200)",
    "sort-aussitot": "os._exit(0)",
    "se-tue": "os.kill(os.getpid(), signal.SIGKILL)",
    "arrete-son-groupe": "os.killpg(0, signal.SIGSTOP)",
    "memoire": "bouts = []\nwhile True: bouts.append(bytearray(10**8))",
    "sortie-noyee": "while True: essayer(os.write, 1, b'x' * 10**6)",
}

TRACES = """(
    sorted([2, 1]), __import__('json').loads('[3]'), sys.modules['random'].__name__, bool(sys.path), __import__('random').random(),
    os.listdir('/dev/shm'), len(os.listdir('/tmp')), libc.shmget(1234, 4096, 0), libc.msgget(1234, 0), 'LAISSE' in os.environ, os.getcwd(),
    sys.getrecursionlimit(), __import__('threading').active_count(), signal.getsignal(signal.SIGTERM) is signal.SIG_DFL, os.nice(0), os.umask(0o22),
)"""


@pytest.fixture(scope="module")
def intact(enclos):
    return voir(enclos, TRACES)


@pytest.mark.parametrize("salete", list(SALETES))
def test_rien_ne_reste_d_une_copie_pour_la_suivante(enclos, intact, salete):
    with ProcessusEleve(enclos, [(1, OUTILS), (2, SALETES[salete]), (3, "def f(x): return x")], {"f": 1}):
        assert voir(enclos, TRACES) == intact  # l’autre vit encore
    assert voir(enclos, TRACES) == intact
    assert est_nee(enclos)


def test_une_copie_ne_lit_pas_le_code_d_une_autre_qui_vit_en_meme_temps(enclos):
    chercher = "any('eterces-esarhp'[::-1] in str(objet) for objet in __import__('gc').get_objects())"
    avec = f"secret = ['phrase-' 'secrete']\ndef f(x): return {chercher}"
    with ProcessusEleve(enclos, [(1, avec)], {"f": 1}) as autre:
        assert voir(enclos, chercher) is False
        assert autre.observer("f", [Cas((0,))])[0].valeur is True


def test_arreter_une_copie_tue_tout_ce_qu_elle_a_lance(enclos):
    with ProcessusEleve(enclos, [(1, "def f(x): return x")], {"f": 1}) as processus:
        systeme = processus._processus
        processus.tuer()
        assert systeme.sortie.closed or processus._fil._lignes.get(timeout=10) is None
    systeme.tuer()  # une seconde fois : il n’y a plus rien à tuer


# La souche meurt


def corriger_en_silence(copies, sortie, **options):
    corriger([copies], sortie, version="essai", annoncer=lambda _: None, **options)
    return (sortie / "resultats.json").read_bytes()


def sans_souche(monkeypatch):
    monkeypatch.setattr(module_enclos, "souche_possible", lambda: False)


# Longues, ou arrêtées à une ligne qui dépend de la vitesse de la machine ; test_correcteur_corpus les juge avec et sans souche.
A_PART = {"boucle", "boucle_qui_attrape_tout", "boucle_native", "generateur_sans_fin", "recursion_sans_limite", "memoire_par_bouts", "arrete_son_groupe"}


@pytest.fixture(scope="module")
def copies(enclos, tmp_path_factory):
    """Des copies justes, et une par attaque."""
    dossier = tmp_path_factory.mktemp("copies")
    construire_justes(dossier)
    for nom in DANS_REPONDRE.keys() - A_PART:
        avant, corps = DANS_REPONDRE[nom]
        deposer(dossier, f"{nom}.ipynb", notebook(*avant, *cellules(BOUCLES, repondre=fonction("repondre", *corps))))
    return dossier


@pytest.fixture(scope="module")
def temoin(copies, tmp_path_factory):
    with pytest.MonkeyPatch.context() as monkeypatch:
        sans_souche(monkeypatch)
        return corriger_en_silence(copies, tmp_path_factory.mktemp("sans"), travaux=2)


def test_les_resultats_sont_les_memes_octets_avec_et_sans_souche(copies, temoin, tmp_path):
    assert corriger_en_silence(copies, tmp_path, travaux=2) == temoin


@pytest.fixture
def juste(tmp_path):
    for rang in range(6):
        deposer(tmp_path, f"copies/{rang}.ipynb", notebook(*cellules(BOUCLES)))
    return tmp_path / "copies"


@pytest.mark.parametrize("appels", [(1, 5), (3, 30, 31)], ids=["au-debut", "plus-tard"])
def test_une_souche_morte_est_remplacee_et_ses_copies_refaites(enclos, juste, tmp_path, monkeypatch, appels):
    tuees, compte = set(), itertools.count(1)
    observer = ProcessusEleve._observer_un_lot

    def tuer_puis_observer(processus, *arguments):
        if next(compte) in appels:
            souche = processus._processus._souche
            with suppress(ProcessLookupError):
                os.killpg(souche._processus.pid, signal.SIGKILL)
            souche._processus.wait()
            tuees.add(souche)
        return observer(processus, *arguments)

    attendu = corriger_en_silence(juste, tmp_path / "calme")
    monkeypatch.setattr(ProcessusEleve, "_observer_un_lot", tuer_puis_observer)
    assert corriger_en_silence(juste, tmp_path / "agite") == attendu
    assert tuees


def test_des_souches_qui_meurent_toujours_laissent_la_place_a_des_processus_neufs(enclos, juste, tmp_path, monkeypatch):
    attendu = corriger_en_silence(juste, tmp_path / "calme")
    mortes, nees = [], []
    lancer = lancement.Lanceur.lancer

    def mourir(souche):
        souche.fermer()
        mortes.append(souche)
        raise SouchePerdue

    monkeypatch.setattr(Souche, "naitre", mourir)
    monkeypatch.setattr(lancement.Lanceur, "lancer", lambda lanceur: (nees.append(lancer(lanceur)), nees[-1])[1])
    assert corriger_en_silence(juste, tmp_path / "agite") == attendu
    assert len(mortes) == lancement.SOUCHES_PERMISES and all(isinstance(nee, ProcessusNeuf) for nee in nees)


def test_un_enclos_ou_la_copie_ne_peut_naitre_la_lance_autrement(enclos, monkeypatch):
    monkeypatch.setattr(module_enclos, "MODULES_DE_L_ENFANT", tuple(nom for nom in module_enclos.MODULES_DE_L_ENFANT if nom != "souche"))
    with ouvrir_enclos("auto") as autre:
        assert autre.avec_bubblewrap and not est_nee(autre)
        assert voir(autre, "os.getpid()") == 2


def test_fermer_l_enclos_tue_la_souche(enclos):
    with ouvrir_enclos("auto") as autre:
        assert est_nee(autre)
        souche = autre._lanceur._souche
        assert souche.vit()
    assert not souche.vit() and souche._processus.returncode is not None


def test_une_souche_fermee_ne_vit_plus_meme_si_elle_tarde_a_mourir(enclos, monkeypatch):
    """Bubblewrap est tué et attendu ; ce qu’il enfermait meurt un instant après lui."""
    with ouvrir_enclos("auto") as autre:
        assert est_nee(autre)
        souche = autre._lanceur._souche
        monkeypatch.setattr(lancement.os, "killpg", lambda *_: None)
        monkeypatch.setattr(souche._processus, "wait", lambda: None)
        souche.fermer()
        assert not souche.vit()
