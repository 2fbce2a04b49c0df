"""Le paquet entier en un seul fichier, `mastermind_edu.py` : là où rien ne s’installe, on joint ce module, et il s’importe.

Ni les notebooks, ni ce que contient la roue. Commencer par `ecrire_module`.
"""

from base64 import b85encode
from pathlib import Path

MODULE = "mastermind_edu.py"
SIGNES_PAR_LIGNE = 4000
TEXTE = '''"""Le cours « Mastermind, pas à pas » en un seul fichier : {roue}, dépliée dans un dossier provisoire à la première importation.

À joindre à une activité de Capytale, ou à poser à côté d’un notebook. Rien à installer, aucune requête.
"""

import base64
import io
import os
import sys
import tempfile
import zipfile

ROUE = (
{lignes}
)


def deplier():
    """Déplie la roue ; ce module devient le paquet, sans changer d’objet : Basthon tient à celui qu’il importe."""
    dossier = os.path.join(tempfile.mkdtemp(prefix="mastermind_edu-"), "site-packages")  # ce qui s’y passe n’est pas à l’élève
    with zipfile.ZipFile(io.BytesIO(base64.b85decode(ROUE))) as roue:
        roue.extractall(dossier)
    sys.path.insert(0, dossier)
    return os.path.join(dossier, "mastermind_edu")


__path__ = [deplier()]
__file__ = os.path.join(__path__[0], "__init__.py")
__package__, __spec__.submodule_search_locations, ROUE = __name__, __path__, None
with open(__file__, encoding="utf-8") as texte:
    exec(compile(texte.read(), __file__, "exec"))
'''


def ecrire_module(roue: Path, dossier: Path) -> Path:
    """Écrit dans le dossier le module qui contient cette roue."""
    texte = b85encode(roue.read_bytes()).decode("ascii")  # ni guillemet ni barre inverse
    lignes = "\n".join(f'    "{texte[debut : debut + SIGNES_PAR_LIGNE]}"' for debut in range(0, len(texte), SIGNES_PAR_LIGNE))
    module = dossier / MODULE
    module.write_text(TEXTE.format(roue=roue.name, lignes=lignes), encoding="utf-8", newline="\n")
    return module
