"""La prédiction écrite par l’élève : ce qui en revient à côté du résultat, ce qui en est compté, et pour qui."""

import json
import linecache
import re
from pathlib import Path

import pytest

from mastermind_edu import confronter, progres
from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.plan import Version, lister_cibles
from mastermind_edu.coeur.reponses import Reponse
from mastermind_edu.progression import registre
from mastermind_edu.progression.registre import NOM, Carnet, Registre

RACINE = Path(__file__).parent.parent
LECONS = [cible for cible in lister_cibles(RACINE) if cible.version is Version.LECON]
APPEL = re.compile(r"^\s*confronter\(.*$", re.MULTILINE)


@pytest.fixture(autouse=True)
def fichier(tmp_path, monkeypatch):
    """Les prédictions de ce test seul."""
    monkeypatch.setattr(registre, "REGISTRE", Registre(lambda: tmp_path / NOM))
    monkeypatch.setattr(registre, "PREDICTIONS", Carnet(lambda: tmp_path / ".predictions.json"))
    return tmp_path / ".predictions.json"


def executer(source, nom):
    """Cette cellule, dont Python connaît les lignes, comme dans un notebook."""
    linecache.cache[nom] = (len(source), None, source.splitlines(keepends=True), nom)
    exec(compile(source, nom, "exec"), {"confronter": confronter})


@pytest.mark.parametrize(
    "prediction, resultat, phrase",
    [
        (..., 24, "24"),
        (12, 24, "Vous aviez prédit 12, c’est 24."),
        (24, 24, "C’est 24, comme vous l’aviez prédit."),
        ("24", 24, "Vous aviez prédit '24', c’est 24."),
        ((1, 2), Reponse(1, 2), "C’est (1, 2), comme vous l’aviez prédit."),
        ([1, 2], (1, 2), "C’est (1, 2), comme vous l’aviez prédit."),
        (False, True, "Vous aviez prédit False, c’est True."),
    ],
    ids=["aucune", "fausse", "juste", "un texte", "une réponse", "une liste", "vrai ou faux"],
)
def test_la_prediction_revient_a_cote_du_resultat(prediction, resultat, phrase, capsys):
    confronter(prediction, tuple(resultat) if isinstance(resultat, Reponse) else resultat)
    assert capsys.readouterr().out == phrase + "\n"


def test_ne_rien_predire_n_ecrit_rien(fichier):
    confronter(..., 24)
    assert not fichier.exists() and "Prédictions" not in repr(progres())


def test_seule_la_premiere_prediction_de_chaque_question_est_comptee(fichier):
    for rang, (prediction, resultat) in enumerate([(12, "4 * 6"), (24, "4 * 6"), (7, "3 + 4")]):
        executer(f"ma_prediction = {prediction}\nconfronter(ma_prediction, {resultat})", f"<cellule {rang}>")
    assert json.loads(fichier.read_text(encoding="utf-8")) == {"confronter(ma_prediction, 4 * 6)": 0, "confronter(ma_prediction, 3 + 4)": 1}
    phrase = "Prédictions : 2 écrites, 1 juste du premier coup."
    assert phrase in repr(progres()) and "2 écrites" in progres()._repr_html_()


def test_les_predictions_ne_sont_ni_dans_le_code_ni_dans_le_fichier_a_rendre(tmp_path):
    code, export = progres().code, progres().exporter(tmp_path / "avant.json").read_bytes()
    confronter(24, 24)
    assert progres().code == code and progres().exporter(tmp_path / "apres.json").read_bytes() == export


def test_recommencer_oublie_aussi_les_predictions():
    confronter(24, 24)
    assert progres(recommencer=True).predictions == progres().predictions == {}


def test_chaque_prediction_tapee_a_sa_ligne_et_elle_seule():
    appels = [appel.strip() for cible in LECONS for cellule in composer(cible) for appel in APPEL.findall(cellule.texte) if cellule.genre == "code"]
    assert len(appels) == len(set(appels)) > 8


def test_une_prediction_est_tapee_dans_la_cellule_qui_la_confronte_et_reste_a_ecrire():
    fautes = []
    for cible in LECONS:
        for cellule in composer(cible):
            if cellule.genre == "code" and ("ma_prediction" in cellule.texte or APPEL.search(cellule.texte)):
                fautes += [] if cellule.texte.startswith("ma_prediction = ...  # ") and len(APPEL.findall(cellule.texte)) == 1 else [cellule.situer("ma_prediction")]
    assert fautes == []
