# -*- coding: utf-8 -*-
"""La seule porte du cours : `python lancer.py` l’installe et l’ouvre, `python lancer.py corriger …` en fait une commande.

La bibliothèque standard seule ; ce qui installe est dans `mastermind_edu/poste/installation.py`. Commencer par la fin, `main`.
"""
import sys

# Avant les autres importations et en syntaxe de Python 2, pour qu’un vieux Python lise ce refus.
if sys.version_info < (3, 10):
    refus = (
        u"erreur : il faut Python 3.10 ou plus récent, voici Python {}.{}.\n"
        u"Essayez « python3 lancer.py » ou installez Python (https://www.python.org/downloads/).\n")
    getattr(sys.stderr, "buffer", sys.stderr).write(refus.format(*sys.version_info).encode("utf-8"))
    sys.exit(1)

import os
import signal
import socket
import textwrap
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
try:
    from mastermind_edu.coeur.erreurs import ErreurMastermind
    from mastermind_edu.commandes import COMMANDES
    from mastermind_edu.lecteur_de_commande import COURS, CommandeIncomprise, LecteurDeCommande, exiger_commande
    from mastermind_edu.poste import installation, pannes
    from mastermind_edu.poste.installation import LANCEUR, ErreurLancement
except ImportError as absent:
    sys.stderr.write("erreur : le dossier du cours est incomplet ({}) : téléchargez-le à nouveau, là où vous l’avez eu.\n".format(absent))
    sys.exit(1)
except ErreurMastermind as refus:  # une commande mal déclarée
    sys.stderr.buffer.write("erreur : {}\n".format(refus).encode("utf-8"))
    sys.exit(1)

# Le dossier courant reste celui de la personne, mais Python n’y cherche aucun module : des copies d’élèves y sont peut-être.
AMORCE = ("import sys; sys.path = [sys.argv.pop(1)] + list(filter(None, sys.path)); "
          "from mastermind_edu.cli import main; sys.exit(main())")
UTILISATION = """python lancer.py [--sans-navigateur] [--port N] [--prof]   installe le cours et l’ouvre
  python lancer.py tests [ARGUMENTS DE PYTEST]               installe le cours et le teste
  python lancer.py COMMANDE …                                """


def lecteur():
    """Le lecteur des options de l’ouverture, les seules qui soient à ce programme."""
    noms = [nom for nom in COMMANDES if nom not in ("ouvrir", "tests")]
    lignes = textwrap.wrap("{} ou {} ;".format(", ".join(noms[:-1]), noms[-1]), 50, break_on_hyphens=False)
    marge = "\n" + " " * 61
    lecteur = LecteurDeCommande(prog="python lancer.py", usage=UTILISATION + marge.join(lignes + ["--aide après une commande l’explique"]))
    COMMANDES["ouvrir"].ajouter_options(lecteur)
    return lecteur


def exiger_port(port):
    """Lève ErreurLancement si ce port est pris : autant le savoir avant d’installer."""
    try:
        socket.create_server(("localhost", port)).close()
    except OSError:
        raise ErreurLancement("le port {} est pris : donnez-en un autre, --port N.".format(port))


def executer(arguments):
    """Exécute la commande et renvoie son code de sortie."""
    est_nommee = bool(arguments) and not arguments[0].startswith("-")
    nom, suite = (arguments[0], arguments[1:]) if est_nommee else ("ouvrir", arguments)
    exiger_commande(nom, COMMANDES)
    if nom == "ouvrir":
        port = lecteur().parse_args(suite).port
        if port:
            exiger_port(port)
    installation.preparer(COMMANDES[nom].paquets)
    racine = str(installation.RACINE)
    if nom == "tests":
        commande, ou, ajouts = "-m pytest -n auto".split(), racine, {}
    else:
        commande, ou, ajouts = ["-c", AMORCE, racine, nom], None, {COURS: racine, LANCEUR: str(os.getpid())}
    # En UTF-8 : sous Windows, ce qui est redirigé vers un fichier perdrait sinon la moitié de ses signes.
    with installation.python_du_cours(commande + suite, cwd=ou, env=dict(os.environ, PYTHONUTF8="1", **ajouts)) as processus:
        return installation.attendre(processus)


def main(arguments=None):
    """Exécute la commande ; renvoie son code, 130 après Ctrl-C, 1 si elle n’a pas pu être lancée."""
    for flux in (sys.stdout, sys.stderr):
        if hasattr(flux, "reconfigure"):  # IDLE a son propre affichage
            flux.reconfigure(encoding="utf-8", errors="replace", line_buffering=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # un arrêt demandé reste propre
    try:
        return executer(sys.argv[1:] if arguments is None else arguments)
    except SystemExit as fin:  # l’aide est affichée, ou l’arrêt demandé
        return fin.code or 0
    except CommandeIncomprise as refus:  # elle finit par l’utilisation, que rien ne doit couper
        sys.stderr.write("erreur : {}\n".format(refus))
        return 1
    except (ErreurLancement, OSError) as erreur:
        sys.stderr.write("erreur : {}\n".format(pannes.expliquer(str(erreur))))
        return 1
    except KeyboardInterrupt:
        print("\nAu revoir ! Pour reprendre, relancez la même commande.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
