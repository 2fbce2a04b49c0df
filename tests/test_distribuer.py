"""Ce que reçoivent les élèves : rien d’une réponse n’y est, et tout y marche sans le dépôt.

Un vrai dossier, distribué une fois, et un Python qui ne voit que lui. Commencer par `classe`.
"""

import ast
import importlib
import inspect
import io
import json
import re
import shutil
import subprocess
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest
import sujet_d_essai
from banque_cachee import ce_qui_se_lit_de, secrets_de
from ensemble import pour_chacun
from espaces import DONNES

from mastermind_edu.atelier.distribution import distribuer
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.cli import main
from mastermind_edu.eleve.corrige import corrige
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, scelles
from mastermind_edu.livraison import DISTRIBUTION
from mastermind_edu.poste.travail import mettre_a_jour

RACINE = Path(__file__).resolve().parent.parent
EXERCICES = RACINE / "mastermind_edu" / "exercices"
# Des erreurs typiques qui portent un nom dont le cours, ou un lecteur du juge, se sert ailleurs, pour autre chose.
MOTS_ORDINAIRES = {
    "absents", "addition", "aucun", "bien_places", "couples", "dernier_rang", "derniere_place_oubliee", "dictionnaire", "echanges",
    "effectifs", "en_minuscules", "en_texte", "ensembles", "faciles", "lignes", "liste_contre_tuple", "majuscules", "mal_places", "maximum", "melange", "minimum",
    "minuscules", "moitie", "moyenne", "nombre_de_parts", "nombres", "numerateur", "plus_de_parts", "plus_grande_part", "plus_petit", "produit", "rangees", "rangs", "remis_a_zero",
    "resultat_perdu", "rien", "sans_parentheses", "somme", "sommes", "sur_place", "taille_moyenne", "total", "tous", "tous_les_codes",
    "toutes_les_paires", "virgules", "zero_pris_pour_vide",
}  # fmt: skip
FORMULES = {"nombre_de_codes"}  # une ligne, que les décodeurs calculent aussi
LANGAGE = {"name": "python", "version": "3.12.0"}
JUSTE = "def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1\n"
FAUSSE = "def position(valeur, code):\n    return code.index(valeur) + 1 if valeur in code else -1\n"


@pytest.fixture(scope="module")
def classe(tmp_path_factory):
    """Le dossier des quatre premiers chapitres, sans corrigé."""
    dossier = tmp_path_factory.mktemp("distribue") / "classe"
    distribuer(RACINE, dossier, "01-04")
    return dossier


@pytest.fixture(scope="module")
def entiere(tmp_path_factory):
    """Celui de tous les chapitres."""
    dossier = tmp_path_factory.mktemp("distribue") / "entiere"
    distribuer(RACINE, dossier)
    return dossier


@pytest.fixture
def copie(classe, tmp_path):
    """Une copie du dossier des quatre premiers chapitres, à changer."""
    shutil.copyfile(classe.with_suffix(".zip"), tmp_path / "classe.zip")
    return Path(shutil.copytree(classe, tmp_path / "classe"))


def fichiers(dossier):
    return {chemin.relative_to(dossier).as_posix() for chemin in dossier.rglob("*") if chemin.is_file()}


def octets(dossier):
    return {nom: (dossier / nom).read_bytes() for nom in fichiers(dossier)}


def executer(paquet, code, maison, *options):
    """Ce qu’affiche ce code dans un Python qui prend le paquet là, et nulle part ailleurs."""
    amorce = f"import sys; sys.dont_write_bytecode = True; sys.path.insert(0, {str(paquet)!r})\n"
    environnement = {"HOME": str(maison), "USERPROFILE": str(maison), "PATH": "", "PYTHONIOENCODING": "utf-8"}
    fait = subprocess.run(
        [sys.executable, "-I", *options, "-c", amorce + textwrap.dedent(code)], cwd=maison, env=environnement, capture_output=True, text=True, encoding="utf-8", timeout=120
    )
    assert fait.returncode == 0, fait.stderr
    return fait.stdout


# Ce qui n’y est pas


def sans_marges(texte):
    return "\n".join(" ".join(ligne.split()) for ligne in texte.splitlines() if ligne.strip())


def corps(code):
    """Les instructions d’une fonction, sans son en-tête ni sa chaîne d’aide."""
    fonction = next(noeud for noeud in ast.walk(ast.parse(code)) if isinstance(noeud, ast.FunctionDef))
    instructions = fonction.body[ast.get_docstring(fonction) is not None :]
    return sans_marges("\n".join(code.splitlines()[instructions[0].lineno - 1 :]))


def lire_tout(dossier):
    """Chaque texte du dossier, archives et roues ouvertes ; un notebook y est ses cellules et ses sorties."""
    textes, a_lire = {}, list(octets(dossier).items())
    while a_lire:
        nom, contenu = a_lire.pop()
        if zipfile.is_zipfile(io.BytesIO(contenu)):
            archive = zipfile.ZipFile(io.BytesIO(contenu))
            a_lire += [(f"{nom} : {interieur}", archive.read(interieur)) for interieur in archive.namelist()]
        else:
            texte = contenu.decode("utf-8", "replace")
            textes[nom] = sans_marges(json.dumps(json.loads(texte), ensure_ascii=False).replace("\\n", "\n").replace('\\"', '"') if nom.endswith(".ipynb") else texte)
    return textes


@pytest.fixture(scope="module")
def textes(entiere):
    return lire_tout(entiere.parent)


@pytest.fixture(scope="module")
def mots(textes):
    return {mot for texte in textes.values() for mot in re.findall(r"\w+", texte)}


@pytest.fixture(scope="module")
def suites_de_mots(textes):
    """Trois mots qui se suivent quelque part : ce qui en a d’autres n’est nulle part, sans avoir à tout relire."""
    return {suite for texte in set(textes.values()) for suite in trois_a_trois(texte)}


def trois_a_trois(texte):
    mots = re.findall(r"\w+", texte)
    return zip(mots, mots[1:], mots[2:])


def ou_se_trouve(passage, textes):
    return [nom for nom, texte in textes.items() if passage in texte]


def test_la_recherche_lit_les_archives_et_trouve_un_corrige_qu_on_y_met(entiere, tmp_path):
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("b.ipynb", json.dumps({"source": corrige("position").code}))
        archive.write(next(entiere.glob("*.whl")), "c.whl")
    lus = lire_tout(tmp_path)
    assert ou_se_trouve(corps(corrige("position").code), lus) == ["a.zip : b.ipynb"]
    assert "a.zip : c.whl : mastermind_edu/__init__.py" in lus


@pour_chacun("nom", CATALOGUE)
def test_ni_corrige_ni_reference_ne_sont_dans_ce_que_recoit_l_eleve(nom, textes):
    passages = [corps(corrige(nom).code)]
    if nom not in FORMULES:
        passages.append(corps(textwrap.dedent(inspect.getsource(CATALOGUE[nom].reference))))
    assert [ou for passage in passages for ou in ou_se_trouve(passage, textes)] == []


@pour_chacun("nom", CATALOGUE)
def test_aucune_fonction_fausse_n_est_nommee_dans_ce_que_recoit_l_eleve(nom, textes, mots, suites_de_mots):
    typiques = CATALOGUE[nom].erreurs_typiques
    assert {typique.fonction.__name__ for typique in typiques} & mots - MOTS_ORDINAIRES == set()
    possibles = [typique for typique in typiques if suites_de_mots.issuperset([*trois_a_trois(typique.conseil)][1:-1])]
    assert [ou for typique in possibles for ou in ou_se_trouve(typique.conseil, textes)] == []


def test_ni_marqueur_ni_test_ni_source_ni_outil_du_professeur(entiere, textes):
    assert ou_se_trouve("BEGIN SOLUTION", textes) == []
    dossiers = {nom.split("/")[0] for nom in fichiers(entiere) if "/" in nom}
    assert dossiers == {"LICENSES", "exercises", "installation", "mastermind_edu", "notebooks"}
    assert not {"atelier", "correction"} & {chemin.name for chemin in (entiere / "mastermind_edu").iterdir()}
    assert ou_se_trouve(str(RACINE), textes) == []
    assert [nom for nom in fichiers(entiere) if "chapitre_" in nom or "corriges" in nom] == []


def test_la_banque_n_est_ni_dans_le_dossier_ni_sous_son_sceau(entiere):
    assert ce_qui_se_lit_de(secrets_de(), entiere) == []


def test_le_mode_d_emploi_tient_en_dix_lignes_et_nomme_la_roue(entiere):
    texte = (entiere / "LISEZ-MOI.txt").read_text(encoding="utf-8")
    [roue] = entiere.glob("*.whl")
    assert len(texte.splitlines()) <= 14 and max(map(len, texte.splitlines())) <= 100
    assert roue.name in texte and "python lancer.py" in texte


# Ce qui y marche


VERIFIER = """
import json
import mastermind_edu
from mastermind_edu import aide, exemples, verifier
from mastermind_edu.widgets.suite_du_verdict import SuiteDuVerdict
espace = {}
exec(%r, espace)
verdict = verifier(espace["position"])
suite = SuiteDuVerdict(verdict)
print(json.dumps({
    "paquet": mastermind_edu.__file__,
    "etat": verdict.etat.name,
    "texte": str(verdict),
    "exemples": str(exemples("position")),
    "aides": [str(aide("position")) for _ in range(3)],
    "boutons": [bouton.description for bouton in suite.children[2].children],
    "charges": sorted(nom for nom in sys.modules if nom.startswith("mastermind_edu.exercices.chapitre_")),
}))
"""


@pytest.mark.parametrize("ou", ["dossier", "depot", "roue"])
def test_une_verification_dit_la_meme_chose_avec_et_sans_sceau(ou, entiere, tmp_path):
    paquet = {"dossier": entiere, "depot": RACINE, "roue": tmp_path / "roue"}[ou]
    if ou == "roue":
        zipfile.ZipFile(next(entiere.glob("*.whl"))).extractall(paquet)
    fausse, juste = (json.loads(executer(paquet, VERIFIER % code, tmp_path)) for code in (FAUSSE, JUSTE))
    assert Path(fausse["paquet"]).is_relative_to(paquet)
    assert (fausse["etat"], juste["etat"]) == ("ECHOUE", "REUSSI")
    assert "attendu : 2\n  obtenu  : 3" in fausse["texte"] or "attendu : 0\n  obtenu  : 1" in fausse["texte"]
    assert fausse["texte"] == str(_verifier_ici(FAUSSE))  # conseil compris
    assert "position(6, [1, -1, 3, 2])" in fausse["exemples"]
    assert [aide.splitlines()[0] for aide in fausse["aides"]] == [
        "position : indice 1 sur 2", "position : indice 2 sur 2", "position : squelette à compléter",
    ]  # fmt: skip
    assert "Comparer avec un corrigé" in juste["boutons"] and "Comparer avec un corrigé" not in fausse["boutons"]
    assert juste["charges"] == ["mastermind_edu.exercices.chapitre_04", "mastermind_edu.exercices.chapitre_04.position"]


def test_un_sujet_d_epreuve_se_passe_dans_le_dossier_d_un_eleve(entiere, tmp_path):
    code = """
        from mastermind_edu.exercices.epreuves import joindre_les_questions
        from mastermind_edu import verifier
        joindre_les_questions(%r)
        print(verifier(lambda n: n * n, "doubler"))
    """
    assert executer(entiere, code % sujet_d_essai.QUESTIONS, tmp_path).startswith(sujet_d_essai.DIT)


def _verifier_ici(code):
    from mastermind_edu import verifier

    espace = {}
    exec(code, espace)
    return verifier(espace["position"])


def test_chaque_corrige_montre_est_celui_du_depot_et_chaque_exercice_le_reussit(entiere, tmp_path):
    code = """
        import json
        from mastermind_edu import verifier
        from mastermind_edu.eleve.corrige import corrige
        from mastermind_edu.exercices import TOUS
        codes, espace = {nom: corrige(nom).code for nom in TOUS}, {}
        exec(%r, espace)
        for code in codes.values():
            exec(code, espace)
        print(json.dumps([codes, [nom for nom in TOUS if not verifier(espace[nom]).est_reussi]]))
    """ % DONNES
    codes, rates = json.loads(executer(entiere, code, tmp_path))
    assert codes == json.loads((EXERCICES / "corriges.json").read_text(encoding="utf-8")) and rates == []


def test_ni_inspect_ni_une_trace_ni_help_ne_montrent_une_reponse(entiere, tmp_path):
    code = """
        import inspect, io, pydoc, traceback
        from mastermind_edu.exercices import CATALOGUE
        reference = CATALOGUE["repondre"].reference
        module = sys.modules[reference.__module__]
        for objet in (reference, module, CATALOGUE["repondre"].erreurs_typiques[0].fonction):
            try:
                print(inspect.getsource(objet))
            except (OSError, TypeError) as refus:
                print("REFUS")
        try:
            reference(1, 2)
        except AttributeError:
            print(traceback.format_exc())
        for objet in (reference, module, CATALOGUE, CATALOGUE["repondre"]):
            print(pydoc.render_doc(objet, renderer=pydoc.plaintext))
    """
    dit = executer(entiere, code, tmp_path)
    assert dit.count("REFUS") == 3 and "AttributeError" in dit
    assert "secret.copy()" not in dit and "BEGIN" not in dit
    assert [t.fonction.__name__ for t in CATALOGUE["repondre"].erreurs_typiques if re.search(rf"\b{t.fonction.__name__}\b", dit)] == []


def test_importer_le_paquet_ne_lit_pas_le_sceau(entiere, tmp_path):
    code = "import mastermind_edu; print('mastermind_edu.exercices.scelles' in sys.modules, 'zlib' in sys.modules)"
    assert executer(entiere, code, tmp_path, "-S").split() == ["False", "False"]


def test_une_erreur_d_exercice_inexistant_reste_celle_de_python(entiere, tmp_path):
    code = """
        import importlib
        for nom in ("chapitre_04.inconnu", "chapitre_99", "autre"):
            try:
                importlib.import_module("mastermind_edu.exercices." + nom)
            except ModuleNotFoundError as absent:
                print(absent.name.rsplit(".")[-1])
    """
    import mastermind_edu.exercices  # noqa: F401

    assert executer(entiere, "import mastermind_edu.exercices\n" + textwrap.dedent(code), tmp_path).split() == ["inconnu", "chapitre_99", "autre"]


@pytest.mark.parametrize(
    "commande", ["corriger", "bareme", "effacer-eleve", "site", "servir", "fabriquer", "distribuer", "exporter-nbgrader", "fiches", "projeter"]
)
def test_une_commande_du_professeur_le_dit(commande, entiere, tmp_path):
    code = f"from mastermind_edu.cli import main; sys.stderr = sys.stdout; print(main([{commande!r}, 'x']))"
    assert executer(entiere, code, tmp_path).split("\n")[:2] == [
        f"erreur : la commande {commande} est celle du professeur : elle n’est pas dans ce que reçoivent les élèves", "2",
    ]  # fmt: skip


def test_lancer_refuse_les_tests_sans_rien_installer(copie, tmp_path):
    fait = subprocess.run([sys.executable, "-I", str(copie / "lancer.py"), "tests"], capture_output=True, text=True, encoding="utf-8")
    assert fait.returncode == 1 and "la commande tests est celle du professeur" in fait.stderr
    assert not (copie / ".venv").exists()


def test_ce_que_lancer_installe_est_la(entiere):
    requis = (entiere / "requirements-eleve.txt").read_text(encoding="utf-8")
    description = (entiere / "pyproject.toml").read_text(encoding="utf-8")
    assert "-e ." in requis and "[project.optional-dependencies]" in description and "[tool.flit.external-data]" in description
    assert "pytest.ini" not in description and 'readme = "LISEZ-MOI.txt"' in description
    [licences] = re.findall(r"^license-files = (\[.*\])$", description, re.MULTILINE)
    assert all(list(entiere.glob(motif)) for motif in ast.literal_eval(licences))


# Les chapitres, et les liens


def test_les_chapitres_choisis_sont_donnes_sans_leurs_resultats_et_la_lecon_00_toujours(classe):
    lecons = ["00_jouer", "01_constantes", "02_code_secret", "03_validation", "03b_redemander", "04_marquage"]
    donnes = [f"notebooks/{nom}.ipynb" for nom in lecons] + [f"exercises/{nom}_exercices.ipynb" for nom in lecons[1:]]
    for nom in donnes:
        donne, du_cours = (json.loads((dossier / nom).read_text(encoding="utf-8")) for dossier in (classe, RACINE))
        assert [(une["id"], une["source"]) for une in donne["cells"]] == [(une["id"], une["source"]) for une in du_cours["cells"]]
        assert donne["metadata"] == du_cours["metadata"]
        assert [une["id"] for une in donne["cells"] if une.get("outputs") or une.get("execution_count") or "outputs_hidden" in json.dumps(une["metadata"])] == []
    assert {nom for nom in fichiers(classe) if nom.endswith(".ipynb")} - set(donnes) == set(_annonces(classe))


def _annonces(dossier):
    return [nom for nom in fichiers(dossier) if nom.endswith(".ipynb") and "n’est pas encore dans votre dossier" in (dossier / nom).read_text(encoding="utf-8")]


@pytest.mark.parametrize("chapitres", ["01-04", "", "05", "08-10"])
def test_aucun_lien_n_est_mort(chapitres, tmp_path):
    dossier = distribuer(RACINE, tmp_path / "d", chapitres).dossier
    liens = [
        (nom, lien)
        for nom in fichiers(dossier)
        if nom.endswith(".ipynb")
        for cellule in json.loads((dossier / nom).read_text(encoding="utf-8"))["cells"]
        if cellule["cell_type"] == "markdown"
        for lien in re.findall(r"(?:\]\(|href=\")(?!https?:|#)([^)#\"]+)", "".join(cellule["source"]))
        if "/" in lien or "." in lien
    ]
    assert liens and [(nom, lien) for nom, lien in liens if not (dossier / nom).parent.joinpath(lien).is_file()] == []


def test_une_page_d_annonce_porte_le_titre_du_chapitre_et_le_vrai_la_remplace_jusque_dans_travail(copie):
    lecon = "notebooks/05_frequences.ipynb"
    mettre_a_jour(copie, LANGAGE)
    assert "Ce notebook n’est pas encore" in (copie / "travail" / lecon).read_text(encoding="utf-8")
    distribuer(RACINE, copie, "05")
    bilan = mettre_a_jour(copie, LANGAGE)
    assert lecon in bilan.renouvelees and "Ce notebook n’est pas encore" not in (copie / "travail" / lecon).read_text(encoding="utf-8")


@pytest.mark.parametrize("demande", ["4-2", "98", "abc", "01-", "01,,02", "0", "001", "1-99"])
def test_un_choix_de_chapitres_mal_ecrit_donne_la_forme_attendue(demande, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(RACINE)
    code = main(["distribuer", str(tmp_path / "d"), f"--chapitres={demande}"])
    dit = capsys.readouterr().err
    if demande == "0":  # « 0 » se lit « 00 »
        assert code == 0
        return
    assert code == 1 and "comme 01-04,08, parmi 00 00b 00c 01" in dit and f"voici '{demande}'" in dit
    assert not (tmp_path / "d").exists()


# Les fois suivantes


def test_deux_distributions_donnent_les_memes_octets(classe, tmp_path):
    autre = distribuer(RACINE, tmp_path / "classe", "01-04").dossier
    assert octets(autre) == octets(classe)
    assert autre.with_suffix(".zip").read_bytes() == classe.with_suffix(".zip").read_bytes()


def test_l_archive_contient_le_dossier(classe):
    archive = zipfile.ZipFile(classe.with_suffix(".zip"))
    assert {nom: archive.read(nom) for nom in archive.namelist()} == {f"classe/{nom}": contenu for nom, contenu in octets(classe).items()}


def test_les_corriges_donnes_ensuite_s_ajoutent_sans_rien_changer_d_autre(copie):
    mettre_a_jour(copie, LANGAGE)
    (copie / "travail" / "exercises" / "01_constantes_exercices.ipynb").write_text("mon travail", encoding="utf-8")
    avant = octets(copie)
    fait = distribuer(RACINE, copie, "01-02", avec_solutions=True)
    apres = octets(copie)
    neufs = {"solutions/01_constantes_corrige.ipynb", "solutions/02_code_secret_corrige.ipynb"}
    assert set(apres) - set(avant) == neufs
    assert {nom for nom in avant if avant[nom] != apres[nom]} == {DISTRIBUTION}
    assert set(zipfile.ZipFile(fait.archives[1]).namelist()) == {f"classe/{nom}" for nom in {*neufs, DISTRIBUTION}}
    assert not any(nom.startswith("classe/travail") for archive in fait.archives for nom in zipfile.ZipFile(archive).namelist())


def test_l_eleve_voit_les_corriges_qu_on_lui_a_donnes_et_jamais_ceux_du_depot(copie):
    distribuer(RACINE, copie, "01", avec_solutions=True)
    mettre_a_jour(copie, LANGAGE)
    assert [chemin.name for chemin in (copie / "travail" / "solutions").iterdir()] == ["01_constantes_corrige.ipynb"]
    (copie / DISTRIBUTION).unlink()
    shutil.rmtree(copie / "travail")
    mettre_a_jour(copie, LANGAGE)
    assert not (copie / "travail" / "solutions").exists()


def test_ce_qui_a_ete_donne_le_reste(copie):
    distribuer(RACINE, copie, "01", avec_solutions=True)
    distribuer(RACINE, copie, "05")
    attendus = {"exercises/05_frequences_exercices.ipynb", "exercises/02_code_secret_exercices.ipynb", "solutions/01_constantes_corrige.ipynb"}
    assert attendus <= fichiers(copie) and "solutions/05_frequences_corrige.ipynb" not in fichiers(copie)
    assert "notebooks/05_frequences.ipynb" not in _annonces(copie) and "notebooks/06_partie.ipynb" in _annonces(copie)


def test_un_fichier_que_la_commande_n_ecrit_plus_est_ote(copie):
    perime = copie / "mastermind_edu" / "ancien.py"
    perime.write_text("", encoding="utf-8")
    liste = json.loads((copie / DISTRIBUTION).read_text(encoding="utf-8"))
    (copie / DISTRIBUTION).write_text(json.dumps({"fichiers": [*liste["fichiers"], "mastermind_edu/ancien.py"]}), encoding="utf-8")
    (copie / "notes.txt").write_text("à moi", encoding="utf-8")
    distribuer(RACINE, copie, "01-04")
    assert not perime.exists() and (copie / "notes.txt").read_text(encoding="utf-8") == "à moi"


@pytest.mark.parametrize("intrus", ["d/notes.txt", "d.zip", "d_corriges.zip", "d"])
def test_ce_que_la_commande_n_a_pas_ecrit_est_refuse_et_garde_tout(intrus, tmp_path):
    (tmp_path / intrus).parent.mkdir(exist_ok=True)
    (tmp_path / intrus).write_text("à moi", encoding="utf-8")
    with pytest.raises(ErreurFabrication, match="il faut un dossier|il faudrait écraser"):
        distribuer(RACINE, tmp_path / "d", "01")
    assert octets(tmp_path) == {intrus: "à moi".encode()}


def test_hors_du_cours_du_professeur_le_message_le_dit(entiere, tmp_path):
    with pytest.raises(ErreurFabrication, match="le dossier du cours entier, celui du professeur ; il manque lancer.py"):
        distribuer(tmp_path, tmp_path / "d")


def test_la_commande_dit_ce_qu_elle_a_ecrit(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(RACINE)
    assert main(["distribuer", str(tmp_path / "d"), "--chapitres", "01", "--avec-solutions"]) == 0
    assert capsys.readouterr().out == (
        f"4 notebooks : voir {tmp_path / 'd'}\nÀ donner aux élèves : ce dossier, ou {tmp_path / 'd.zip'} ou {tmp_path / 'd_corriges.zip'}\n"
    )


# Le sceau


def test_le_sceau_rend_chaque_texte_et_ne_se_lit_pas(entiere):
    sceau = (entiere / "mastermind_edu" / "exercices" / scelles.SCEAU).read_text(encoding="utf-8")
    modules = {f"chapitre_{chapitre.split('_')[0]}/{nom}.py" for chapitre, noms in CHAPITRES.items() for nom in noms}
    noms = {ligne.split(" ")[0] for ligne in sceau.splitlines()}
    assert modules | {"corriges.json"} <= noms
    assert {nom: scelles.desceller(sceau, nom) for nom in noms} == {nom: (EXERCICES / nom).read_text(encoding="utf-8") for nom in noms}
    assert re.findall(r"def |return|for ", sceau) == []


def test_le_depot_n_a_pas_de_sceau_et_ses_fichiers_sont_lus(monkeypatch):
    for nom, valeur in vars(scelles).items():
        monkeypatch.setattr(scelles, nom, valeur)  # le module rechargé a d’autres fonctions ; qui a importé les siennes les retrouve ensuite
    assert scelles.lire("corriges.json") == (EXERCICES / "corriges.json").read_text(encoding="utf-8")
    with pytest.raises(OSError):
        scelles.lire("chapitre_04/inconnu.py")
    importlib.reload(importlib.import_module("mastermind_edu.exercices.scelles")).chercher_aussi_dans_le_sceau()
