"""Les activités de Capytale, telles qu’elles sont écrites, et ce qui tient lieu de l’extension du cours, sans Basthon.

Le vrai noyau de Basthon est essayé dans `places/essai_basthon.py`. Commencer par `export`.
"""

import asyncio
import json
import re
import subprocess
import sys
import types
import zipfile
from pathlib import Path

import nbformat
import pytest
from banque_cachee import ce_qui_se_lit_de, secrets_de

from mastermind_edu import verifier
from mastermind_edu.atelier.capytale import composer_activite, exporter_capytale
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version
from mastermind_edu.cli import main
from mastermind_edu.correction.correcteur import corriger
from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.notation.gardees import lire_resultats
from mastermind_edu.eleve import basthon, sequence
from mastermind_edu.eleve.corrige import corrige
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.verdict import EtatVerdict, Verdict
from mastermind_edu.progression import registre

RACINE = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def export(tmp_path_factory):
    """Deux chapitres, écrits une fois ; il ne faut que les lire."""
    return exporter_capytale(RACINE, tmp_path_factory.mktemp("export") / "capytale", "00,04")


def test_la_banque_n_est_ni_dans_les_activites_ni_dans_leur_module(export):
    assert ce_qui_se_lit_de(secrets_de(), export.dossier) == []


def activite(chapitre, version=Version.EXERCICE):
    return composer_activite(Cible(RACINE, chapitre, version))


def arrets(notebook):
    return ["".join(cellule.source) for cellule in notebook.cells if "breakpoint" in cellule.metadata.get("tags", [])]


def test_l_export_contient_les_activites_le_module_et_dix_lignes_pour_le_professeur(export):
    noms = sorted(fichier.relative_to(export.dossier).as_posix() for fichier in export.dossier.rglob("*") if fichier.is_file() and fichier.suffix != ".json")
    assert noms == ["LISEZ-MOI.txt", "exercices/04_marquage_exercices.ipynb", "lecons/00_jouer.ipynb", "lecons/04_marquage.ipynb", "mastermind_edu.py"]
    assert export.notebooks == 3 and len((export.dossier / "LISEZ-MOI.txt").read_text(encoding="utf-8").splitlines()) <= 10


def test_une_activite_est_un_notebook_valide_sans_commande_d_ipython_ni_resultat_ni_lien_vers_le_cours(export):
    for fichier in export.dossier.rglob("*.ipynb"):
        notebook = nbformat.read(fichier, as_version=nbformat.NO_CONVERT)
        nbformat.validate(notebook)
        codes = [cellule for cellule in notebook.cells if cellule.cell_type == "code"]
        assert all(not cellule.outputs and cellule.execution_count is None and "%reload_ext" not in cellule.source for cellule in codes)
        assert "import mastermind_edu.widgets" in codes[0].source and ".ipynb)" not in json.dumps(notebook)


def test_une_commande_d_ipython_que_basthon_ne_lirait_pas_arrete_l_export(tmp_path):
    (tmp_path / "sources" / "lecons").mkdir(parents=True)
    source = (RACINE / "sources" / "lecons" / "01_constantes.py").read_text(encoding="utf-8")
    (tmp_path / "sources" / "lecons" / "01_constantes.py").write_text(source + "\n# %% mesure\n# %time 1 + 1\n", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="mesure.*Basthon ne connaît pas les commandes d’IPython"):
        composer_activite(Cible(tmp_path, "01_constantes", Version.LECON))


def test_chaque_verification_est_un_arret_et_chaque_reponse_predite_aussi():
    assert [f"verifier({nom})" in texte for nom, texte in zip(CHAPITRES["04_marquage"], arrets(activite("04_marquage")), strict=True)] == [True] * 7
    lecon = arrets(activite("04_marquage", Version.LECON))
    assert lecon and all(texte.count("continuer(") == 1 for texte in lecon)


def test_une_lecon_attend_la_prediction_elle_meme_quand_une_cellule_la_demande():
    for source in sorted((RACINE / "sources" / "lecons").glob("*.py")):
        cellules = [cellule for cellule in activite(source.stem, Version.LECON).cells if "coulisses" not in cellule.metadata.get("tags", [])]
        for arret, suite in zip(cellules, cellules[1:], strict=False):
            if "breakpoint" in arret.metadata.get("tags", []) and suite.cell_type == "code":
                assert "ma_prediction = ..." not in suite.source, (source.name, suite.source)


def test_une_lecon_dit_comment_on_s_en_sert_ici_et_ses_plis_se_voient():
    lecon, exercice = activite("00_jouer", Version.LECON), activite("04_marquage")
    [rang] = [rang for rang, cellule in enumerate(lecon.cells) if "Dans Capytale" in cellule.source]
    assert "_.jouer()" in lecon.cells[rang].source and "import mastermind_edu.widgets" in lecon.cells[rang + 1].source
    plis = [cellule.source for cellule in [*lecon.cells, *exercice.cells] if "<details>" in cellule.source]
    assert plis and all("<summary>" not in pli and "display: list-item" in pli for pli in plis)
    assert not any("Dans Capytale" in cellule.source for cellule in exercice.cells)


def test_ce_que_montre_une_cellule_reste_sa_derniere_valeur():
    [montree] = [texte for texte in arrets(activite("16_interface", Version.LECON)) if 'Button(description="Cliquez")' in texte]
    assert montree.endswith('continuer("situation")\nbouton')


def test_le_module_seul_donne_tout_le_paquet(export, tmp_path):
    code = f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]; sys.path.insert(0, {str(export.dossier)!r})\n"
    code += "import mastermind_edu.widgets; from mastermind_edu import verifier; from mastermind_edu.eleve.corrige import corrige\n"
    code += "print(verifier.__module__, mastermind_edu.widgets.paille.SANS_IPYWIDGETS, 'def ' in corrige('repondre').code)"
    fait = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert fait.stdout.split() == ["mastermind_edu.eleve.verification", "True", "True"], fait.stderr


def test_le_module_ne_contient_ni_la_correction_ni_un_exercice_lisible(export):
    texte = (export.dossier / "mastermind_edu.py").read_text(encoding="utf-8")
    assert "def repondre" not in texte and str(RACINE) not in texte


def test_une_seconde_fois_ajoute_des_chapitres_et_garde_les_premiers(tmp_path):
    exporter_capytale(RACINE, tmp_path / "cours", "02")
    assert main(["exporter-capytale", str(tmp_path / "cours"), "--chapitres", "03"]) == 0
    assert sorted(fichier.name[:2] for fichier in (tmp_path / "cours").rglob("*.ipynb")) == ["02", "02", "03", "03"]


@pytest.mark.parametrize("chapitres, raison", [("47", "47"), ("zut", "zut")])
def test_un_chapitre_inconnu_ne_laisse_rien_derriere_lui(tmp_path, chapitres, raison):
    with pytest.raises(ErreurFabrication, match=raison):
        exporter_capytale(RACINE, tmp_path / "cours", chapitres)
    assert not (tmp_path / "cours").exists()


def test_les_copies_d_une_classe_de_capytale_se_notent_comme_les_autres(export, tmp_path):
    vierge = (export.dossier / "exercices" / "04_marquage_exercices.ipynb").read_text(encoding="utf-8")
    rendues = {"Martin Zoé.ipynb": ecrire(vierge, ""), "Mastermind 04 - Roy Léo.ipynb": vierge, "capytale_notebook.ipynb": ecrire(vierge, "Ali Ben")}
    with zipfile.ZipFile(tmp_path / "classe.zip", "w") as archive:  # rangées autrement que Capytale : la cellule « Nom : » fait foi quand les noms ne disent rien
        for nom, texte in rendues.items():
            archive.writestr(nom, texte)
    corriger([tmp_path / "classe.zip"], tmp_path / "notes", version="essai", annoncer=lambda _: None)
    _, corrigees = lire_resultats(tmp_path / "notes" / "resultats.json", {})
    points = {copie.eleve: (copie.chapitre, float(sum(note.points for note in copie.exercices))) for copie in corrigees}
    tous = float(sum(CATALOGUE[nom].points for nom in CHAPITRES["04_marquage"]))
    assert points == {"Martin Zoé": ("04_marquage", tous), "Roy Léo": ("04_marquage", 0), "Ali Ben": ("04_marquage", tous)}


def test_l_archive_que_donne_capytale_nomme_chaque_eleve_et_le_cours_n_en_est_pas_un(export, tmp_path):
    vierge = (export.dossier / "exercices" / "04_marquage_exercices.ipynb").read_text(encoding="utf-8")
    noms = ["MARTIN Zoé (TG1) : rendu", "DE LA TOUR Jean-Paul (null) : en cours", "ROY Léo (TG1) : rendu", "ROY Léo (TG2) : corrigé (12/20)"]
    rapport = ["Archive créée le 28/11/2026 10:00:00", "", *(f"{rang}/4 : {nom}" for rang, nom in enumerate(noms, 1))]
    with zipfile.ZipFile(tmp_path / "export.zip", "w") as archive:
        archive.write(export.module, "mastermind_edu.py")
        for rang, fichier in enumerate(["martin_zoe", "de-la-tour_jean-paul", "roy_leo", "roy_leo(1)"]):
            archive.writestr(f"{fichier}.ipynb", ecrire(vierge, f"zut {rang}"))
        archive.writestr("rapport.txt", "\r\n".join(rapport))
    with zipfile.ZipFile(tmp_path / "export.zip") as archive:
        archive.extractall(tmp_path / "deplie")
    voulus = ["DE LA TOUR Jean-Paul", "MARTIN Zoé", "ROY Léo (TG1)", "ROY Léo (TG2)"]
    assert [sorted(copie.eleve for copie in lire_copies([tmp_path / lieu])) for lieu in ("export.zip", "deplie")] == [voulus, voulus]


def ecrire(vierge, nom_ecrit):
    """La copie juste d’un élève, avec son nom dans la cellule qui le demande."""
    notebook = json.loads(vierge)
    for cellule in notebook["cells"]:
        cellule["source"] = re.sub(r"\*\*Nom\s:\*\*", f"**Nom :** {nom_ecrit}", cellule["source"])
        for nom in CHAPITRES["04_marquage"]:
            if cellule["cell_type"] == "code" and f"def {nom}(" in cellule["source"]:
                cellule["source"] = corrige(nom).code
    return json.dumps(notebook)


@pytest.fixture
def console(monkeypatch):
    """Une console comme celle de Pyodide, avec les trois méthodes que le cours complète."""

    class Console:
        filename, globals = "<console>", {}

        async def runcode(self, source, code):
            return eval(source, self.globals)

        def formattraceback(self, erreur):
            return f"{type(erreur).__name__}: {erreur}"

        formatsyntaxerror = formattraceback

    monkeypatch.setitem(sys.modules, "pyodide.console", types.SimpleNamespace(Console=Console))
    basthon.preparer()
    basthon.preparer()  # un noyau redémarré prépare encore
    return Console()


def test_une_phrase_francaise_suit_une_fois_chaque_erreur(console):
    assert console.formattraceback(NameError("name 'zut' is not defined", name="zut")).count("✘ Erreur NameError") == 1
    with pytest.raises(SyntaxError) as faute:
        compile("if x", "<console>", "exec")
    assert console.formatsyntaxerror(faute.value).count("✘ Faute de syntaxe") == 1


def test_un_squelette_n_affiche_rien_et_une_valeur_reste(console):
    assert (asyncio.run(console.runcode("...", None)), asyncio.run(console.runcode("1 + 1", None))) == (None, 2)


@pytest.fixture
def avances(monkeypatch, tmp_path):
    """Basthon, réduit à sa classe de validation : les noms des points d’arrêt franchis."""
    franchis = []

    class Validate:
        def __init__(self, label):
            self.label = label

        def _success(self):
            franchis.append(self.label)

    def validationclass(classe):
        sienne = classe.__call__
        classe.__call__ = lambda point, *arguments: sienne(point, *arguments) and point._success()
        return classe

    monkeypatch.setitem(sys.modules, "basthon", types.ModuleType("basthon"))
    monkeypatch.setitem(sys.modules, "basthon.autoeval", types.SimpleNamespace(Validate=Validate, validationclass=validationclass))
    monkeypatch.setattr(registre, "ESSAIS", registre.Carnet(lambda: tmp_path / "essais.json"))
    sequence._point.cache_clear()
    yield franchis
    sequence._point.cache_clear()


def test_la_suite_vient_apres_une_reussite_ou_cinq_versions_fausses(avances):
    for version in range(5):
        sequence.franchir(Verdict("position", EtatVerdict.A_FAIRE, ""))
        assert avances == []
        registre.ESSAIS.compter_une_version("position", version)
    sequence.franchir(Verdict("position", EtatVerdict.ECHOUE, ""))
    sequence.franchir(Verdict("repondre", EtatVerdict.REUSSI, ""))
    sequence.continuer("ma-cellule")
    assert avances == ["position", "repondre", "ma-cellule"]


def test_hors_de_basthon_un_point_d_arret_ne_fait_rien():
    def position(valeur, code):
        return code.index(valeur) if valeur in code else -1

    sequence.continuer("ma-cellule")
    assert verifier(position).est_reussi and "basthon" not in sys.modules
