"""Ce que plusieurs processus de tests demandent n’est fait qu’une fois, et rien d’inachevé n’est rendu."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest
from partage import une_fois


@pytest.fixture
def fabrique(tmp_path):
    (tmp_path / "processus").mkdir()
    return SimpleNamespace(getbasetemp=lambda: tmp_path / "processus")


@pytest.mark.parametrize("processus", [None, "gw0"], ids=["seul", "à plusieurs"])
def test_quatre_demandes_ensemble_ne_font_le_dossier_qu_une_fois(fabrique, tmp_path, monkeypatch, processus):
    def faire(dossier):
        fois.append(1)
        (dossier / "page").write_text("entière")

    fois = []
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False) if processus is None else monkeypatch.setenv("PYTEST_XDIST_WORKER", processus)
    with ThreadPoolExecutor(4) as equipe:
        dossiers = list(equipe.map(lambda _: une_fois(fabrique, "site", faire), range(4)))
    assert set(dossiers) == {(tmp_path if processus else tmp_path / "processus") / "site"} and len(fois) == 1
    assert (dossiers[0] / "page").read_text() == "entière"


def test_un_echec_se_leve_et_ce_qu_il_laisse_n_est_pas_rendu(fabrique, monkeypatch):
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)

    def echouer(dossier):
        (dossier / "moitié").touch()
        raise OSError("disque plein")

    with pytest.raises(OSError, match="disque plein"):
        une_fois(fabrique, "site", echouer)
    assert list(une_fois(fabrique, "site", lambda dossier: (dossier / "page").touch()).iterdir()) == [fabrique.getbasetemp() / "site" / "page"]
