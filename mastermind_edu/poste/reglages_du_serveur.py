"""Les réglages du serveur de JupyterLab, qu’il lit au démarrage (`--config`) : un poste ouvre ce fichier, personne ne l’importe.

Rien de ce que montre la page (voir `jupyter/labconfig`). Commencer par `ecarter`.
"""

import os

# L’une est faite pour le site, et échoue ici ; l’autre ajoute un menu en anglais dont un élève n’a que faire.
DU_SITE, DES_AUTEURS = "@jupyterlite/pyodide-kernel-extension", "jupyterlab-jupytext"
HEURE = 3600


def ecarter(_, page: dict) -> dict:
    """La page de JupyterLab, sans les extensions qui ne servent pas sur ce poste."""
    inutiles = {DU_SITE} if os.environ.get("MASTERMIND_PROF") else {DU_SITE, DES_AUTEURS}
    page["federated_extensions"] = [e for e in page["federated_extensions"] if e["name"] not in inutiles]
    return page


c = get_config()  # noqa: F821  (Jupyter le donne)
c.ServerApp.tornado_settings = {"page_config_hook": ecarter}
# Un notebook fermé arrête son noyau aussitôt ; resté ouvert sans servir, au bout de deux heures : ses cellules sont déjà enregistrées.
c.MappingKernelManager.cull_idle_timeout = 2 * HEURE
c.MappingKernelManager.cull_interval = 300
c.MappingKernelManager.cull_connected = True
