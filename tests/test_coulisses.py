"""Les noms des cellules repliées : ceux qu’une cellule ouverte attend d’elles, et eux seuls."""

import pytest

from mastermind_edu.atelier.coulisses import noms_des_coulisses

REPLIEE = '# %% outils tags=["coulisses"]\n'
SOURCES = {
    "un nom attendu": (REPLIEE + "def duree(mot):\n    return 1\n# %% a\nprint(duree('RV'))\n", {"duree": ("04",)}),
    "un import attendu": (REPLIEE + "from math import log2\n# %% a\nprint(log2(8))\n", {"log2": ("04",)}),
    "un nom que personne n’emploie": (REPLIEE + "x = 1\n# %% a\nprint(2)\n", {}),
    "un nom que l’élève écrit aussi": (REPLIEE + "total = 1\n# %% a\ntotal = 2\nprint(total)\n", {}),
    "un nom qu’une cellule ouverte importe": (REPLIEE + "from math import log2\n# %% a\nfrom math import log2\nprint(log2(8))\n", {}),
    "une cellule ouverte": ("# %% outils\ndef duree(mot):\n    return 1\n# %% a\nprint(duree('RV'))\n", {}),
}


@pytest.mark.parametrize("source, noms", SOURCES.values(), ids=SOURCES)
def test_seul_un_nom_attendu_d_une_cellule_repliee_est_retenu(tmp_path, source, noms):
    (tmp_path / "sources" / "lecons").mkdir(parents=True)
    (tmp_path / "sources" / "lecons" / "04_essai.py").write_text(source, encoding="utf-8")
    assert noms_des_coulisses(tmp_path) == noms
