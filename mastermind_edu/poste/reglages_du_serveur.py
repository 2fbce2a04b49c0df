"""Les réglages du serveur de JupyterLab, qu’il lit au démarrage (`--config`) : un poste ouvre ce fichier, personne ne l’importe.

Rien de ce que montre la page (voir `jupyter/labconfig`). Commencer par `ecarter`.
"""

import os
import threading

# L’une est faite pour le site, et échoue ici ; l’autre ajoute un menu en anglais dont un élève n’a que faire.
DU_SITE, DES_AUTEURS = "@jupyterlite/pyodide-kernel-extension", "jupyterlab-jupytext"
HEURE = 3600


def ecarter(_, page: dict) -> dict:
    """La page de JupyterLab, sans les extensions qui ne servent pas sur ce poste."""
    inutiles = {DU_SITE} if os.environ.get("MASTERMIND_PROF") else {DU_SITE, DES_AUTEURS}
    page["federated_extensions"] = [e for e in page["federated_extensions"] if e["name"] not in inutiles]
    return page


def veiller(numero: int) -> None:
    """Arrête le serveur quand ce processus, qui l’a ouvert, n’est plus : même tué, il ne laisse ni serveur ni port pris."""
    import psutil
    from jupyter_server.serverapp import ServerApp

    try:
        psutil.Process(numero).wait()
    except psutil.NoSuchProcess:
        pass
    ServerApp.instance().stop()


for gardien in os.environ.get("MASTERMIND_GARDIENS", "").split():
    threading.Thread(target=veiller, args=(int(gardien),), daemon=True).start()

c = get_config()  # noqa: F821  (Jupyter le donne)
c.ServerApp.tornado_settings = {"page_config_hook": ecarter}
# Un notebook fermé arrête son noyau aussitôt ; resté ouvert sans servir, au bout de deux heures : ses cellules sont déjà enregistrées.
c.MappingKernelManager.cull_idle_timeout = 2 * HEURE
c.MappingKernelManager.cull_interval = 300
c.MappingKernelManager.cull_connected = True
