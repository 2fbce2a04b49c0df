"""Le site, pièce par pièce, sans réseau ni navigateur ; le site entier est dans `test_site_en_ligne`."""

import gzip
import http.client
import json
import re
import shutil
import subprocess
import threading
import urllib.error
import zipfile
from pathlib import Path

import pytest
from contrastes import contraste

from mastermind_edu.atelier import serveur, site, site_paquets, site_pyodide
from mastermind_edu.atelier.plan import ErreurFabrication, SansReseau
from mastermind_edu.atelier.serveur import ouvrir_serveur, servir
from mastermind_edu.atelier.site import construire_site
from mastermind_edu.atelier.site_accueil import MODELES, ecrire_accueil
from mastermind_edu.atelier.site_dossier import LISTE, exiger_destination, installer
from mastermind_edu.atelier.site_notebooks import NotebookPublie, ecrire_apercus, lire_cellules, lire_notebook_publie, preparer_notebooks
from mastermind_edu.atelier.site_pages import FICHIER, completer_traduction, remplacer
from mastermind_edu.atelier.site_paquets import fabriquer_roue_du_cours, lire_empreintes, photographier, poser_paquets, telecharger_roues
from mastermind_edu.atelier.site_pyodide import exiger_roues, obtenir_archive
from mastermind_edu.cli import main

RACINE = Path(__file__).parent.parent
FICHES = [
    NotebookPublie("notebooks/04_marquage.ipynb", "Bien placés & mal placés", "55 minutes", "aaa"),
    NotebookPublie("exercises/04_marquage_exercices.ipynb", "Exercice 04", "60 minutes, en deux fois", "bbb"),
    NotebookPublie("notebooks/05_frequences.ipynb", "Les fréquences", "", "ccc"),
]
GARDES = ("build/1031.b91a70b.js", "static/pyodide-0123456789abcdef/pyodide.asm.wasm", "build/MathJax_Zero.woff", "build/schemas/all.json")
VERROU = {"info": {"python": "3.14"}, "packages": {"micropip": {"name": "micropip", "version": "1.0", "depends": [], "imports": ["micropip"], "sha256": "x"}}}


def ecrire_roue(dossier, nom, *fichiers):
    with zipfile.ZipFile(dossier / nom, "w") as archive:
        for fichier in fichiers:
            archive.writestr(fichier, "")
    return dossier / nom


def ecrire_notebook(chemin, *proses):
    cellules = [{"id": f"c{rang}", "cell_type": "markdown", "metadata": {}, "source": prose} for rang, prose in enumerate(proses)]
    chemin.parent.mkdir(parents=True, exist_ok=True)
    chemin.write_text(json.dumps({"cells": cellules, "metadata": {"kernelspec": {"name": "python3"}}, "nbformat": 4}), encoding="utf-8")


@pytest.fixture
def cours(tmp_path):
    """Un cours réduit à une leçon, son exercice et sa solution."""
    racine = tmp_path / "cours"
    for dossier in ("notebooks", "exercises", "solutions"):
        fiche = "| | |\n|---|---|\n| **Durée** | 55 minutes |" if dossier == "notebooks" else "- **Durée**\u00a0: 75 minutes\n- **Points**\u00a0: 1"
        ecrire_notebook(racine / dossier / "04_marquage.ipynb", "# Marquer\n\nPromesse.", fiche)
    return racine


@pytest.fixture
def faux_site(tmp_path):
    """Un dossier qui a l’air d’un site construit."""
    dossier, construit = tmp_path / "publie", tmp_path / "construit"
    for nom in ("index.html", "a.wasm", "a.mjs", "a.js", "a.json", "a.whl", "a.ipynb", "a.css", "a.svg", *GARDES):
        (construit / nom).parent.mkdir(parents=True, exist_ok=True)
        (construit / nom).write_text("contenu", encoding="utf-8")
    installer(construit, dossier)
    return dossier


# Le verrou de Pyodide


def test_des_roues_aux_versions_du_verrou_sont_acceptees(tmp_path):
    roues = [ecrire_roue(tmp_path, nom) for nom in ("micropip-1.0-py3-none-any.whl", "piplite-0.8-py3-none-any.whl")]
    exiger_roues({**VERROU, "packages": {**VERROU["packages"], "numpy": {"version": "2", "depends": []}}}, roues)


def test_une_roue_d_une_autre_version_que_le_verrou_est_refusee(tmp_path):
    roue = ecrire_roue(tmp_path, "micropip-1.1-py3-none-any.whl")
    with pytest.raises(ErreurFabrication, match="il faut micropip 1.0.*voici 1.1"):
        exiger_roues(VERROU, [roue])


def test_une_roue_qui_en_demande_une_absente_est_refusee(tmp_path):
    roue = ecrire_roue(tmp_path, "piplite-0.8-py3-none-any.whl")
    with pytest.raises(ErreurFabrication, match="piplite demande micropip"):
        exiger_roues(VERROU, [roue])


def test_la_version_de_pyodide_est_celle_du_noyau_installe():
    constantes = pytest.importorskip("jupyterlite_pyodide_kernel.constants", reason="il faut JupyterLite : pip install -r requirements.txt")
    assert (constantes.PYODIDE_VERSION, constantes.PYODIDE_PYTHON_VERSION) == (site_pyodide.VERSION, site_paquets.PYTHON_DU_NAVIGATEUR)


# Les paquets et la photo


def test_sans_node_les_paquets_sont_poses_sans_photo(tmp_path, monkeypatch):
    roue = ecrire_roue(tmp_path, "seul-1.0-py3-none-any.whl", "seul.py", "tests/test_seul.py", "seul-1.0.dist-info/RECORD")
    monkeypatch.setattr(site_paquets.shutil, "which", lambda _: None)
    noms = poser_paquets(tmp_path, tmp_path, [roue])
    assert list(noms) == ["paquets"]
    contenu = gzip.decompress((tmp_path / noms["paquets"]["nom"]).read_bytes())
    assert json.loads(contenu[4 : 4 + int.from_bytes(contenu[:4], "little")]) == {"seul.py": 0}


def test_le_nom_de_l_archive_change_avec_son_contenu(tmp_path, monkeypatch):
    monkeypatch.setattr(site_paquets.shutil, "which", lambda _: None)
    roues = [ecrire_roue(tmp_path, f"{nom}-1.0-py3-none-any.whl", f"{nom}.py") for nom in ("un", "deux")]
    assert len({poser_paquets(tmp_path, tmp_path, [roue])["paquets"]["nom"] for roue in roues}) == 2


def test_ce_que_node_reproche_est_repete(tmp_path, monkeypatch):
    panne = subprocess.CompletedProcess([], 1, "", "Python retient un objet de JavaScript sans nom")
    monkeypatch.setattr(site_paquets.subprocess, "run", lambda *_, **__: panne)
    with pytest.raises(ErreurFabrication, match="Node.js ne finit pas photographier.mjs : Python retient un objet"):
        photographier("node", tmp_path, tmp_path / "paquets.bin")


def test_une_page_que_jupyterlite_a_changee_est_nommee(tmp_path):
    (tmp_path / "index.html").write_text("<p>autre chose</p>", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="il faut « </head> » dans index.html, que JupyterLite n’écrit plus"):
        remplacer(tmp_path / "index.html", "</head>", "")


# Ce qui vient du réseau


def test_une_archive_du_cache_n_est_pas_redemandee(tmp_path, monkeypatch):
    (tmp_path / site_pyodide.ARCHIVE).write_bytes(b"pyodide")
    monkeypatch.setattr(site_pyodide, "EMPREINTE", site_pyodide.empreinte(tmp_path / site_pyodide.ARCHIVE))
    monkeypatch.setattr(site_pyodide, "_telecharger", lambda _: pytest.fail("rien n’était à télécharger"))
    assert obtenir_archive(tmp_path).read_bytes() == b"pyodide"


def test_une_archive_abimee_dans_le_cache_est_redemandee(tmp_path, monkeypatch):
    (tmp_path / "bonne").write_bytes(b"pyodide")
    monkeypatch.setattr(site_pyodide, "EMPREINTE", site_pyodide.empreinte(tmp_path / "bonne"))
    monkeypatch.setattr(site_pyodide, "_telecharger", lambda recue: recue.write_bytes(b"pyodide"))
    (tmp_path / site_pyodide.ARCHIVE).write_bytes(b"pyo")
    assert obtenir_archive(tmp_path).read_bytes() == b"pyodide"


def test_une_archive_d_une_autre_empreinte_est_refusee_et_pas_gardee(tmp_path, monkeypatch):
    monkeypatch.setattr(site_pyodide, "_telecharger", lambda recue: recue.write_bytes(b"autre chose"))
    with pytest.raises(ErreurFabrication, match="le registre npm en donne un autre"):
        obtenir_archive(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_sans_reseau_le_message_le_dit(tmp_path, monkeypatch):
    def refuser(*_, **__):
        raise urllib.error.URLError("pas de route")

    monkeypatch.setattr(site_pyodide.shutil, "which", lambda _: None)
    monkeypatch.setenv("npm_config_registry", "https://registre.test")
    monkeypatch.setattr(site_pyodide.urllib.request, "urlopen", refuser)
    with pytest.raises(SansReseau, match="il faut l’internet une première fois.*registre npm https://registre.test ne le donne pas"):
        obtenir_archive(tmp_path)


def test_sans_npm_ni_registre_le_message_dit_ce_qui_manque(tmp_path, monkeypatch):
    monkeypatch.setattr(site_pyodide.shutil, "which", lambda _: None)
    monkeypatch.delenv("npm_config_registry", raising=False)
    with pytest.raises(SansReseau, match="il faut npm .*npm_config_registry"):
        obtenir_archive(tmp_path)


def test_sans_reseau_les_paquets_manquent_et_le_message_le_dit(tmp_path, monkeypatch):
    panne = subprocess.CompletedProcess([], 1, "", "connexion impossible")
    monkeypatch.setattr(site_paquets.subprocess, "run", lambda *_, **__: panne)
    with pytest.raises(SansReseau, match="il faut l’internet.*connexion impossible"):
        telecharger_roues(tmp_path / "roues")


def test_chaque_paquet_demande_a_pip_porte_une_version_et_une_empreinte():
    lignes = [ligne for ligne in site_paquets.LISTE.read_text(encoding="utf-8").splitlines() if not ligne.startswith("#")]
    assert [ligne for ligne in lignes if not re.fullmatch(r"[a-z-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", ligne)] == []
    assert len(lire_empreintes()) == len(lignes)


# La roue du cours et ses notebooks


def test_deux_constructions_donnent_la_meme_roue_avec_ses_donnees(tmp_path):
    pytest.importorskip("flit_core", reason="il faut flit_core : pip install -r requirements.txt")
    copie = tmp_path / "copie"  # quelqu’un peut modifier le cours pendant le test
    shutil.copytree(RACINE / "mastermind_edu", copie / "mastermind_edu", ignore=shutil.ignore_patterns("__pycache__"))
    for nom in ("installation", "LICENSES"):
        shutil.copytree(RACINE / nom, copie / nom)
    for nom in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(RACINE / nom, copie)
    roues = [fabriquer_roue_du_cours(copie, dossier) for dossier in (tmp_path / "a", tmp_path / "b")]
    assert roues[0].name == roues[1].name and roues[0].read_bytes() == roues[1].read_bytes()
    assert "mastermind_edu/statistiques/bilans_4x6.json" in zipfile.ZipFile(roues[0]).namelist()


@pytest.mark.parametrize("avec_solutions, attendus", [(False, ["notebooks", "exercises"]), (True, ["notebooks", "exercises", "solutions"])])
def test_les_solutions_ne_sont_donnees_que_sur_demande(cours, tmp_path, avec_solutions, attendus):
    fiches = preparer_notebooks(cours, tmp_path / "files", avec_solutions=avec_solutions)
    assert [fiche.chemin for fiche in fiches] == [f"{dossier}/04_marquage.ipynb" for dossier in attendus]
    assert {chemin.name for chemin in (tmp_path / "files").iterdir()} == set(attendus)


def test_un_notebook_du_site_porte_sa_version_et_le_noyau_du_navigateur(cours, tmp_path):
    [lecon, exercice] = preparer_notebooks(cours, tmp_path / "files")
    metadonnees = json.loads((tmp_path / "files" / lecon.chemin).read_text(encoding="utf-8"))["metadata"]
    assert metadonnees == {"kernelspec": {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}, "mastermind": {"version": lecon.version}}
    assert lecon[1:3] == ("Marquer", "55 minutes") and exercice.duree == "75 minutes"


def test_seul_ce_que_l_auteur_ecrit_change_la_version():
    cellule = {"id": "a", "cell_type": "code", "source": "1 + 1", "outputs": [], "execution_count": 1}
    versions = {
        lire_notebook_publie("x.ipynb", {"cells": [autre]}).version
        for autre in (cellule, {**cellule, "outputs": ["2"], "execution_count": 3}, {**cellule, "source": ["1 + 1"]})
    }
    assert len(versions) == 1
    assert lire_notebook_publie("x.ipynb", {"cells": [{**cellule, "source": "1 + 2"}]}).version not in versions


@pytest.mark.parametrize("contenu", ["ceci n’est pas du JSON", "[]", '{"cells": [{}]}'], ids=["texte", "liste", "cellule vide"])
def test_un_notebook_illisible_est_nomme(cours, tmp_path, contenu):
    (cours / "notebooks" / "04_marquage.ipynb").write_text(contenu, encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="notebooks/04_marquage.ipynb n’est pas un notebook lisible"):
        preparer_notebooks(cours, tmp_path / "files")


# L’aperçu d’une leçon


def test_l_apercu_a_le_texte_et_le_code_d_une_lecon_jamais_une_sortie(tmp_path):
    texte = "# 1 < 2\n\n[La suite](05_frequences.ipynb), [l’exercice](../exercises/04_marquage_exercices.ipynb#fin)."
    sortie = {"output_type": "stream", "name": "stdout", "text": "la réponse à prédire"}
    cellules = [
        {"id": "titre", "cell_type": "markdown", "metadata": {}, "source": texte},
        {"id": "calcul", "cell_type": "code", "metadata": {}, "source": ["print(\n", "1 < 2)"], "outputs": [sortie]},
        {"id": "outils", "cell_type": "code", "metadata": {"jupyter": {"source_hidden": True}}, "source": "x = 1", "outputs": []},
    ]
    for nom in ("notebooks/04_marquage.ipynb", "exercises/04_marquage_exercices.ipynb"):
        (tmp_path / "files" / nom).parent.mkdir(parents=True)
        (tmp_path / "files" / nom).write_text(json.dumps({"cells": cellules}), encoding="utf-8")
    ecrire_apercus(tmp_path)
    [apercu] = (tmp_path / "apercus").rglob("*.*")
    assert apercu == tmp_path / "apercus" / "notebooks" / "04_marquage.json"
    titre, *codes = json.loads(apercu.read_text(encoding="utf-8"))
    assert titre["source"] == texte and titre["html"] == (
        '<h1>1 &lt; 2</h1>\n<p><a href="index.html?path=notebooks/05_frequences.ipynb">La suite</a>, '
        '<a href="index.html?path=exercises/04_marquage_exercices.ipynb#fin">l’exercice</a>.</p>\n'
    )
    assert codes == [{"id": "calcul", "source": "print(\n1 < 2)", "sortie": True}, {"id": "outils", "source": "x = 1", "repliee": True}]


@pytest.mark.parametrize(
    "texte, montre",
    [("<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>\n"), ("un <img src=x onerror=alert(1)>", "<p>un &lt;img src=x onerror=alert(1)></p>\n"),
     ("<details onclick=a>b</details>", "&lt;details onclick=a>b</details>\n"), ("[lien](javascript:alert(1))", '<p><a href="#harmful-link">lien</a></p>\n'),
     ('<code style="white-space: nowrap">a b</code>', '<p><code style="white-space: nowrap">a b</code></p>\n'), ("```\n<b>\n```", "<pre><code>&lt;b&gt;\n</code></pre>\n")],
    ids=["script", "image", "attribut", "lien", "balise du cours", "code"],
)  # fmt: skip
def test_seules_les_balises_du_cours_restent_des_balises_dans_l_apercu(texte, montre):
    [cellule] = lire_cellules("notebooks/x.ipynb", {"cells": [{"id": "a", "cell_type": "markdown", "metadata": {}, "source": texte}]})
    assert cellule["html"] == montre


# La page d’accueil


def test_l_accueil_a_un_lien_et_une_duree_par_notebook():
    page = ecrire_accueil(FICHES)
    assert '<html lang="fr">' in page
    assert re.findall(r'href="notebooks/index.html\?path=([^"]+)"', page) == [fiche.chemin for fiche in FICHES]
    assert re.findall(r'class="genre">([^<]+)<', page) == ["Leçon, 55 minutes", "Exercices, 60 minutes", "Leçon"]
    assert "Bien placés &amp; mal placés" in page and "Bien placés & mal" not in page
    assert page.count('<li class="chapitre">') == 2


def test_l_accueil_garde_l_element_que_lisent_les_applications_et_ne_demande_rien_ailleurs():
    page = ecrire_accueil(FICHES)
    assert '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>' in page
    assert re.findall(r'(?:src|href)="(?:https?:)?//', page) == [] and "@import" not in page and "url(" not in page


@pytest.mark.parametrize("theme", [0, 1], ids=["clair", "sombre"])
@pytest.mark.parametrize("encre, fond", [("encre", "fond"), ("encre", "carte"), ("pale", "fond"), ("pale", "carte"), ("lien", "fond"),
                                         ("lien", "carte"), ("encre", "alerte"), ("grave", "fond")])
def test_les_textes_de_l_accueil_se_lisent(theme, encre, fond):
    blocs = re.findall(r":root \{([^}]*)\}", (MODELES / "accueil.css").read_text(encoding="utf-8"))
    teintes = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", blocs[theme]))
    assert contraste(teintes[encre], teintes[fond]) >= 4.5


@pytest.mark.parametrize("clair, fonds", [("true", ("#f5f5f5", "#ffffff")), ("false", ("#212121", "#111111"))], ids=["clair", "sombre"])
def test_le_code_se_lit_dans_une_cellule_comme_dans_un_texte(clair, fonds):
    feuille = (RACINE / "mastermind_edu/atelier/navigateur/pages.css").read_text(encoding="utf-8")
    [bloc] = re.findall(rf'body\[data-jp-theme-light="{clair}"\] \{{([^}}]*)\}}', feuille)
    teintes = dict(re.findall(r"--jp-mirror-editor-([a-z]+)-color: (#[0-9a-f]{6})", bloc))
    assert "comment" in teintes and min(contraste(teinte, fond) for teinte in teintes.values() for fond in fonds) >= 4.5


# La traduction


def test_les_phrases_manquantes_sont_traduites_et_les_autres_gardees(tmp_path):
    fichier = tmp_path / FICHIER
    fichier.parent.mkdir(parents=True)
    fichier.write_text(json.dumps({"data": {"jupyterlab": {"": {}, "Apply": ["Mettre"], "Licenses": ["Licenses"]}}}), encoding="utf-8")
    completer_traduction(tmp_path)
    lue = json.loads(fichier.read_text(encoding="utf-8"))["data"]
    assert (lue["jupyterlab"]["Apply"], lue["jupyterlab"]["Licenses"]) == (["Mettre"], ["Licences"])
    assert lue["jupyterlite"]["Download"] == ["Télécharger"] and lue["jupyterlite"][""]["domain"] == "jupyterlite"


def test_sans_paquet_de_langue_le_message_dit_quoi_installer(tmp_path):
    with pytest.raises(ErreurFabrication, match="il faut le paquet jupyterlab-language-pack-fr-FR"):
        completer_traduction(tmp_path)


# Le dossier du site


def test_un_dossier_qui_contient_autre_chose_est_refuse_et_garde_tout(tmp_path):
    (tmp_path / "devoirs.txt").write_text("à moi", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="il faut un dossier vide"):
        exiger_destination(tmp_path)
    assert [chemin.name for chemin in tmp_path.iterdir()] == ["devoirs.txt"]


def test_un_fichier_a_la_place_du_dossier_est_refuse(tmp_path):
    (tmp_path / "site").write_text("", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="il faut un dossier, voici un fichier"):
        exiger_destination(tmp_path / "site")


def test_refaire_le_site_ote_les_anciens_fichiers_et_garde_ceux_des_autres(faux_site, tmp_path):
    (faux_site / ".git").mkdir()
    (faux_site / ".git" / "HEAD").write_text("à moi", encoding="utf-8")
    nouveau = tmp_path / "nouveau"
    (nouveau / "sous").mkdir(parents=True)
    (nouveau / "sous" / "page.html").write_text("neuf", encoding="utf-8")
    installer(nouveau, faux_site)
    assert sorted(chemin.relative_to(faux_site).as_posix() for chemin in faux_site.rglob("*") if chemin.is_file()) == [
        ".git/HEAD", LISTE, "sous/page.html",
    ]  # fmt: skip


def test_le_fichier_de_quelqu_un_n_est_jamais_ecrase(faux_site, tmp_path):
    (faux_site / "CNAME").write_text("à moi", encoding="utf-8")
    (tmp_path / "nouveau").mkdir()
    (tmp_path / "nouveau" / "CNAME").write_text("du site", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="il faudrait écraser CNAME"):
        installer(tmp_path / "nouveau", faux_site)
    assert (faux_site / "CNAME").read_text(encoding="utf-8") == "à moi" and (faux_site / "index.html").exists()


@pytest.mark.parametrize("liste, message", [('{"fichiers": ["../secret.txt"]}', "d’ailleurs"), ("{", "abîmé"), ("[]", "abîmé")])
def test_une_liste_trafiquee_ou_abimee_n_efface_rien(faux_site, tmp_path, liste, message):
    (tmp_path / "secret.txt").write_text("à moi", encoding="utf-8")
    (faux_site / LISTE).write_text(liste, encoding="utf-8")
    with pytest.raises(ErreurFabrication, match=message):
        installer(tmp_path / "construit", faux_site)
    assert (tmp_path / "secret.txt").exists() and (faux_site / "index.html").exists()


# Le serveur


@pytest.fixture
def port(faux_site):
    with ouvrir_serveur(faux_site, 0) as ouvert:
        threading.Thread(target=ouvert.serve_forever, daemon=True).start()
        yield ouvert.server_port
        ouvert.shutdown()


@pytest.mark.parametrize(
    "nom, genre",
    [("a.wasm", "application/wasm"), ("a.mjs", "text/javascript"), ("a.js", "text/javascript"), ("a.json", "application/json"),
     ("a.whl", "application/zip"), ("a.ipynb", "application/json"), ("a.css", "text/css"), ("a.svg", "image/svg+xml"), ("", "text/html; charset=utf-8")],
)  # fmt: skip
def test_chaque_fichier_est_servi_avec_son_type_et_sans_cache_muet(port, nom, genre, capsys):
    connexion = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connexion.request("GET", f"/{nom}")
    reponse = connexion.getresponse()
    assert (reponse.status, reponse.getheader("Content-Type"), reponse.getheader("Cache-Control")) == (200, genre, "no-cache")
    connexion.close()
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    "chemin, duree",
    [("build/1031.b91a70b.js", serveur.TOUJOURS), ("static/pyodide-0123456789abcdef/pyodide.asm.wasm", serveur.TOUJOURS),
     ("build/MathJax_Zero.woff", serveur.TOUJOURS), ("build/schemas/all.json", serveur.CINQ_MINUTES),
     ("build/absent.b91a70b.js", "no-cache"), ("index.html", "no-cache"), ("a.ipynb", "no-cache"), ("a.json?_=0123456", "no-cache")],
)  # fmt: skip
def test_seul_ce_qui_ne_change_pas_est_garde_sans_redemander(port, chemin, duree):
    connexion = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connexion.request("HEAD", f"/{chemin}")
    assert connexion.getresponse().getheader("Cache-Control") == duree
    connexion.close()


@pytest.mark.parametrize("chemin", ["a%00.js", "dehors.txt", "rond", "../secret.txt", "%2e%2e/secret.txt"])
def test_rien_n_est_servi_hors_du_site(faux_site, port, tmp_path, chemin, capsys):
    (tmp_path / "secret.txt").write_text("à moi", encoding="utf-8")
    (faux_site / "dehors.txt").symlink_to(tmp_path / "secret.txt")
    (faux_site / "rond").symlink_to(faux_site / "rond")
    connexion = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connexion.request("GET", f"/{chemin}")
    reponse = connexion.getresponse()
    assert reponse.status == 404 and "à moi" not in reponse.read().decode()
    connexion.close()
    assert capsys.readouterr() == ("", "")


def test_un_port_pris_le_dit(faux_site, port):
    with pytest.raises(ErreurFabrication, match=f"il faut un port libre.*voici {port}"):
        ouvrir_serveur(faux_site, port)


def test_sans_port_demande_le_premier_libre_est_pris(faux_site, port, monkeypatch):
    monkeypatch.setattr(serveur, "PORTS", (port, 0))
    with ouvrir_serveur(faux_site) as ouvert:
        assert ouvert.server_port != port


def test_servir_autre_chose_qu_un_site_est_refuse(tmp_path, capsys):
    assert main(["servir", str(tmp_path)]) == 1
    assert "il faut un site construit par « python lancer.py site »" in capsys.readouterr().err


def test_ctrl_c_arrete_le_serveur_proprement(faux_site, monkeypatch):
    def interrompre(_):
        raise KeyboardInterrupt

    dits = []
    monkeypatch.setattr(serveur.Serveur, "serve_forever", interrompre)
    servir(faux_site, 0, annoncer=dits.append)
    assert dits[0].startswith("Le site est servi sur http://127.0.0.1:") and dits[-1].endswith("Le serveur est arrêté.")


# La commande


def test_le_site_hors_du_cours_le_dit(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(site, "exiger_outils", lambda: None)
    monkeypatch.chdir(tmp_path)
    assert main(["site", str(tmp_path / "publie")]) == 1
    assert "il faut le dossier du cours" in capsys.readouterr().err
    assert not (tmp_path / "publie").exists()


def test_sans_jupyterlite_le_message_dit_quoi_installer(cours, tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(ErreurFabrication, match="il manque jupyterlite_core.*python lancer.py site"):
        construire_site(cours, tmp_path / "publie")


def test_un_dossier_ou_l_on_ne_peut_pas_ecrire_le_dit(cours, tmp_path, monkeypatch):
    def refuser(*_, **__):
        raise PermissionError("accès refusé")

    monkeypatch.setattr(site, "exiger_outils", lambda: None)
    monkeypatch.setattr(site, "preparer_notebooks", refuser)
    with pytest.raises(ErreurFabrication, match="le site ne s’écrit pas dans .*accès refusé"):
        construire_site(cours, tmp_path / "publie")


def test_corriger_dans_un_navigateur_le_refuse_poliment(tmp_path, monkeypatch, capsys):
    ecrire_notebook(tmp_path / "copies" / "a.ipynb", "# Copie")
    monkeypatch.setattr("sys.platform", "emscripten")
    assert main(["corriger", str(tmp_path / "copies"), "--sortie", str(tmp_path / "notes")]) == 1
    assert "il faut un ordinateur pour corriger des copies" in capsys.readouterr().err
