"""Publier : l’adresse du dépôt, la version et ses paquets, les chaînes de GitHub et de GitLab.

Les étapes elles-mêmes s’exécutent par `tests/places/essai_chaines.py`. Commencer par `depot_publie`.
"""

import re
import shutil
import tarfile
import zipfile
from contextlib import nullcontext
from email import message_from_string
from pathlib import Path

import pytest
import yaml
from places.chaines import FORGES, etapes, jobs

from mastermind_edu import __version__, depot
from mastermind_edu.atelier.adresse import ecrire_adresse, rendre_absolus
from mastermind_edu.atelier.empaquetage import VERSIONS, empaqueter, exiger_une_version, notes_de_la_version
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.cli import lire_options

RACINE = Path(__file__).resolve().parent.parent
DEPOT = "https://forge.exemple.fr/classe/mastermind"
ECRITS = {".cff", ".css", ".html", ".in", ".j2", ".js", ".json", ".md", ".mjs", ".py", ".toml", ".txt", ".yaml", ".yml"}
README, PUBLIER = ((RACINE / page).read_text(encoding="utf-8") for page in ("README.md", "docs/publier.md"))
CHAINES = [pytest.param(job, id=f"{forge} {nom}") for forge in FORGES for nom, job in jobs(RACINE, forge).items()]


@pytest.fixture
def cours(tmp_path):
    """Ce que lisent l’adresse et la version, dans un dossier à changer."""
    (tmp_path / "mastermind_edu").mkdir()
    for nom in ("lancer.py", "pyproject.toml", *VERSIONS):
        shutil.copy(RACINE / nom, tmp_path / nom)
    return tmp_path


# L’adresse

PRESQUE = [  # ce que l’on copie, ou tape, à la place
    "https://github.com/COMPTE/mastermind", "https://github.com//moi", "https://github,com/moi/cours", "https://github/moi/cours", "https://www.github.com/moi/cours",
    "https://gitlab.com/projects/new", "https://github.com/settings/profile", "https://moi.gitlab.io/groupe/cours", "git@github.com:moi/cours.git", "https://github.com/moi/été",
]  # fmt: skip


@pytest.mark.parametrize("donnee", [DEPOT, f" {DEPOT}/ ", f"{DEPOT}.git"], ids=["telle quelle", "une barre de trop", "celle du clone"])
def test_l_adresse_ecrite_est_celle_que_tout_lit(donnee, cours):
    assert ecrire_adresse(cours, donnee) == depot.adresse(cours) == DEPOT


@pytest.mark.parametrize("bonne", ["https://github.com/moi/cours.py", "https://forge.fr:8443/a/sous-groupe/b_c-1"])
def test_une_adresse_en_remplace_une_autre(bonne, cours):
    ecrire_adresse(cours, DEPOT)
    assert ecrire_adresse(cours, bonne) == depot.adresse(cours) == bonne


@pytest.mark.parametrize("fausse", ["", "github.com/moi/cours", "http://forge.fr/a/b", "https://forge.fr/moi", "https://moi:secret@forge.fr/a/b", 'https://forge.fr/a/b"c', "https://github.com/moi/cours/settings/pages", f"{DEPOT}/-/pipelines", *PRESQUE])
def test_ce_qui_n_est_pas_l_adresse_d_un_depot_est_refuse_et_montre(fausse, cours):
    with pytest.raises(ErreurFabrication, match="il faut l’adresse d’un dépôt.*voici"):
        ecrire_adresse(cours, fausse)
    assert depot.adresse(cours) == depot.adresse(RACINE)


def test_sans_la_ligne_a_recrire_rien_n_est_ecrit(cours):
    (cours / "pyproject.toml").write_text("[project]\n")
    with pytest.raises(ErreurFabrication, match="il faut une ligne « Source"):
        ecrire_adresse(cours, DEPOT)


def test_tant_que_le_cours_n_est_pas_publie_personne_n_est_envoye_a_une_adresse(monkeypatch, cours):
    monkeypatch.setattr(depot, "adresse", lambda: "")
    assert depot.ou_le_trouver() == "là où vous l’avez eu"
    monkeypatch.setattr(depot, "adresse", lambda: DEPOT)
    assert depot.ou_le_trouver() == f"à l’adresse {DEPOT}"
    (cours / "pyproject.toml").write_text('Source = "https://depot.invalid/x"\n')
    monkeypatch.undo()
    assert depot.adresse(cours) == ""


def test_installe_sans_son_dossier_le_cours_lit_l_adresse_dans_la_fiche_de_la_roue(tmp_path, monkeypatch):
    fiche = message_from_string(f"Name: mastermind_edu\nProject-URL: Source, {DEPOT}\n")
    monkeypatch.setattr(depot.metadata, "metadata", lambda nom: fiche)
    assert depot.adresse(tmp_path) == DEPOT


def test_l_adresse_du_depot_n_est_ecrite_que_dans_pyproject():
    [ecrite] = depot.LIGNE.findall((RACINE / "pyproject.toml").read_text(encoding="utf-8"))
    dossiers = (".github", ".gitlab", "binder", "docs", "exercises", "installation", "mastermind_edu", "notebooks", "solutions", "sources", "tests")
    fichiers = [f for d in dossiers for f in (RACINE / d).rglob("*") if f.suffix in {*ECRITS, ".ipynb"}] + [f for f in RACINE.iterdir() if f.suffix in ECRITS]
    assert [f.relative_to(RACINE).as_posix() for f in fichiers if ecrite in f.read_text(encoding="utf-8")] == ["pyproject.toml"]


@pytest.mark.parametrize("lien, attendu", [
    pytest.param("![jeu](docs/a.png)", f"![jeu]({DEPOT}/-/raw/v1/docs/a.png)", id="image"),
    pytest.param("[aide](docs/a.md#b)", f"[aide]({DEPOT}/-/blob/v1/docs/a.md#b)", id="page"),
    pytest.param("[`[a, b]`](docs/a.md)", f"[`[a, b]`]({DEPOT}/-/blob/v1/docs/a.md)", id="crochets"),
    pytest.param("[site](https://exemple.fr) [ici](#la)", "[site](https://exemple.fr) [ici](#la)", id="déjà entiers"),
])  # fmt: skip
def test_un_lien_du_readme_mene_au_depot_depuis_ailleurs(lien, attendu):
    assert rendre_absolus(lien, DEPOT, "v1") == attendu


@pytest.mark.parametrize("ecrit", sorted(set(re.findall(r"(?:lancer\.py (?:site|distribuer|exporter-capytale|empaqueter)|--sortie) (\w+)", README + PUBLIER))))
def test_ce_qu_ecrivent_les_commandes_des_pages_n_entre_dans_aucun_commit(ecrit):
    assert f"/{ecrit}/" in (RACINE / ".gitignore").read_text(encoding="utf-8").splitlines()


# La version


def test_la_version_est_partout_la_meme():
    assert exiger_une_version(RACINE, f"v{__version__}") == __version__


@pytest.mark.parametrize("fichier, avant, apres", [
    ("CITATION.cff", f"version: {__version__}", "version: 9.9.9"),
    ("CHANGELOG.md", f"## {__version__}", "## 9.9.9"),
    ("mastermind_edu/__init__.py", f'"{__version__}"', '"9.9.9"'),
])  # fmt: skip
def test_une_version_qui_differe_est_nommee_avec_son_fichier(fichier, avant, apres, cours):
    texte = (cours / fichier).read_text(encoding="utf-8")
    (cours / fichier).write_text(texte.replace(avant, apres, 1), encoding="utf-8")
    with pytest.raises(ErreurFabrication, match=re.escape(f"9.9.9 ({fichier})")):
        exiger_une_version(cours)


@pytest.mark.parametrize("etiquette, dite", [("v0.0.1", "0.0.1 (l’étiquette)"), (__version__, f"{__version__}, sans « v » (l’étiquette)")])
def test_une_etiquette_qui_n_est_pas_la_version_arrete_tout(etiquette, dite):
    with pytest.raises(ErreurFabrication, match=re.escape(dite)):
        exiger_une_version(RACINE, etiquette)


@pytest.mark.parametrize("version, juste", [("1.1", True), ("2026.11.3", True), ("1.0.1rc1", True), ("1.0.1-beta", False), ("1.0.01", False), ("1.O.1", False), ("1", False)])
def test_une_version_s_ecrit_comme_la_portera_le_paquet(version, juste, cours):
    for fichier in VERSIONS:
        texte = (cours / fichier).read_text(encoding="utf-8")
        (cours / fichier).write_text(texte.replace(__version__, version, 1), encoding="utf-8")
    with nullcontext() if juste else pytest.raises(ErreurFabrication, match=f"de nombres et de points.*voici {version}$"):
        assert exiger_une_version(cours) == version


@pytest.fixture(scope="module")
def depot_publie(tmp_path_factory):
    """Une copie du dépôt, son adresse dite, sa version empaquetée dans `livraison`."""
    racine = tmp_path_factory.mktemp("publier") / "cours"
    shutil.copytree(RACINE, racine, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", ".ipynb_checkpoints", "travail", "dist"))
    ecrire_adresse(racine, DEPOT)
    empaqueter(racine, racine / "livraison", f"v{__version__}")
    return racine


def test_la_livraison_a_deux_paquets_et_leurs_sommes(depot_publie):
    noms = {chemin.name for chemin in (depot_publie / "livraison" / "dist").iterdir()}
    assert noms == {f"mastermind_edu-{__version__}-py3-none-any.whl", f"mastermind_edu-{__version__}.tar.gz"}
    sommes = (depot_publie / "livraison" / "SHA256SUMS").read_text(encoding="utf-8")
    assert set(re.findall(r"^[0-9a-f]{64}  (\S+)$", sommes, re.MULTILINE)) == noms
    assert (depot_publie / "livraison" / "NOTES.md").read_text(encoding="utf-8") == notes_de_la_version(RACINE)


def test_les_deux_paquets_montrent_les_images_du_depot_a_cette_version(depot_publie):
    dist = depot_publie / "livraison" / "dist"
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as roue, tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        fiches = [roue.read(f"mastermind_edu-{__version__}.dist-info/METADATA"), archive.extractfile(f"mastermind_edu-{__version__}/PKG-INFO").read()]
    for fiche in map(bytes.decode, fiches):
        assert f"]({DEPOT}/-/raw/v{__version__}/docs/images/manche.gif)" in fiche and f"Project-URL: Source, {DEPOT}\n" in fiche
        assert re.findall(r"\]\((?!https?:|#)[^)]*\)", fiche) == []


def test_une_livraison_n_en_remplace_pas_une_autre(depot_publie):
    with pytest.raises(ErreurFabrication, match="il faut un nouveau dossier"):
        empaqueter(depot_publie, depot_publie / "livraison")


def test_une_version_ne_se_publie_pas_sans_l_adresse_du_depot(depot_publie, tmp_path, monkeypatch):
    monkeypatch.setattr(depot, "adresse", lambda racine: "")
    with pytest.raises(ErreurFabrication, match="il faut l’adresse du dépôt avant de publier"):
        empaqueter(depot_publie, tmp_path, f"v{__version__}")


# Les chaînes


@pytest.mark.parametrize("job", CHAINES)
def test_une_etape_appelle_le_cours_ou_un_outil_de_la_forge_et_rien_de_plus_savant(job):
    portes = r"(py(thon)?3?( \"-\$PYTHON\")? lancer\.py|uv run .* lancer\.py|bash \.ci/|gh release|python -m (pip|twine)|renovate|test -s) ?.*"
    assert [etape for etape in etapes(job) if not re.fullmatch(portes, etape)] == []


@pytest.mark.parametrize("job", CHAINES)
def test_une_commande_du_cours_y_est_comprise(job):
    for mots in (etape.split("lancer.py ")[1].replace('"', "").split() for etape in etapes(job) if "lancer.py" in etape):
        if mots[0] != "tests":
            lire_options(mots)


@pytest.mark.parametrize("forge", FORGES)
def test_chaque_python_permis_est_essaye_sur_chaque_systeme(forge):
    classes = re.findall(r"Python :: (3\.\d+)", (RACINE / "pyproject.toml").read_text(encoding="utf-8"))
    texte = "".join(chaine.read_text(encoding="utf-8") for chaine in FORGES[forge](RACINE))
    essayes = next(re.findall(r'"(3\.\d+)"', ligne) for ligne in texte.splitlines() if '"3.10"' in ligne)
    assert essayes == classes and all(systeme in texte for systeme in ("windows", "macos"))


def test_une_etiquette_sans_v_ne_lance_aucune_version():
    regles = [ligne for ligne in (RACINE / ".gitlab-ci.yml").read_text(encoding="utf-8").splitlines() if "if: $CI_COMMIT_TAG" in ligne]
    assert regles and [regle for regle in regles if "$CI_COMMIT_TAG =~ /^v/" not in regle] == []
    assert 'tags: ["v*"]' in (RACINE / ".github/workflows/version.yml").read_text(encoding="utf-8")


def test_chaque_action_est_figee_a_un_commit_dont_la_version_est_dite():
    lignes = [ligne for chaine in FORGES["github"](RACINE) for ligne in chaine.read_text(encoding="utf-8").splitlines() if "uses:" in ligne]
    assert lignes and [ligne for ligne in lignes if not re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", ligne)] == []


def test_les_deux_forges_posent_les_memes_questions():
    github, gitlab = RACINE / ".github", RACINE / ".gitlab"
    assert (github / "ISSUE_TEMPLATE/signaler.md").read_text(encoding="utf-8").split("---\n\n")[1] == (gitlab / "issue_templates/Default.md").read_text(encoding="utf-8")
    assert (github / "pull_request_template.md").read_bytes() == (gitlab / "merge_request_templates/Default.md").read_bytes()


def test_les_reglages_de_binder_installent_ce_qu_installe_un_eleve():
    demandes = [ligne for ligne in (RACINE / "binder/requirements.txt").read_text(encoding="utf-8").splitlines() if not ligne.startswith("#")]
    assert demandes == ["-r ../requirements-eleve.txt"]
    assert yaml.safe_load((RACINE / "binder/runtime.txt").read_text()).removeprefix("python-") in (RACINE / "pyproject.toml").read_text(encoding="utf-8")
