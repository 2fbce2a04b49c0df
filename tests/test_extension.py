"""L’extension d’IPython : une phrase française sous l’erreur, dans un interprète puis dans un vrai noyau."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import nbformat
import pytest
from flit_core import buildapi
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from nbclient import NotebookClient

from mastermind_edu.atelier.execution import sans_port
from mastermind_edu.correction.programme.decoupage import neutraliser
from mastermind_edu.eleve.verification import Cellules

EXERCICES = Path(__file__).parent.parent / "exercises"
PREMIERE = "%reload_ext mastermind_edu\nfrom mastermind_edu import Regles, aide, exemples, verifier"


@pytest.fixture
def executer():
    """Exécute une cellule dans un interprète neuf, l’extension chargée ; renvoie ce qu’elle affiche."""
    InteractiveShell.clear_instance()
    interprete = InteractiveShell.instance()

    def executer_celle_ci(cellule):
        with capture_output() as sorties:
            interprete.run_cell(cellule, store_history=True)
        return sorties

    executer_celle_ci("%load_ext mastermind_edu")
    yield executer_celle_ci
    InteractiveShell.clear_instance()


def phrases(sorties):
    """Les explications affichées, en texte."""
    return [sortie.data["text/plain"] for sortie in sorties.outputs]


@pytest.mark.parametrize(
    "cellules, explication",
    [
        (["def f(x)\n    return x"], "✘ Faute de syntaxe, ligne 1 : `def f(x)`\n  Il manque « : » à la fin de la ligne."),
        (["\nprint('a'"], "✘ Faute de syntaxe, ligne 1 : `print('a'`\n  « ( » est ouvert mais jamais refermé : ajoutez « ) »."),
        (["x = 1\nprint('a'"], "✘ Faute de syntaxe, ligne 2 : `print('a'`\n  « ( » est ouvert mais jamais refermé : ajoutez « ) »."),
        (["return 1"], "✘ Faute de syntaxe, ligne 1 : `return 1`\n  `return` est hors de la fonction : décalez-le pour qu’il soit dans la fonction."),
        (["x = 1\n1 / 0"], "✘ Erreur ZeroDivisionError, ligne 2 : `1 / 0`\n  Une division par zéro."),
        (
            ["def f(n):\n    return n + [1]\n\nf(2)"],
            "✘ Erreur TypeError, ligne 2 : `return n + [1]`, dans la fonction `f` appelée à la ligne 4\n"
            "  L’opération « + » ne marche pas entre un nombre entier et une liste.",
        ),
        (
            ["def f(n):\n    return n[0]", "x = 1\nf(x)"],
            "✘ Erreur TypeError, ligne 2 d’une autre cellule : `return n[0]`, dans la fonction `f` appelée à la ligne 2\n"
            "  Les crochets ne s’emploient pas après un nombre entier.",
        ),
        (
            ["def f(n):\n    return g(n)\n\ndef g(n):\n    return n[0]\n\nf(3)"],
            "✘ Erreur TypeError, ligne 5 : `return n[0]`, dans la fonction `g` appelée à la ligne 2\n"
            "  Les crochets ne s’emploient pas après un nombre entier.",
        ),
        (["[x + 'a' for x in [1]]"], "✘ Erreur TypeError, ligne 1 : `[x + 'a' for x in [1]]`\n  L’opération « + » ne marche pas entre un nombre entier et un texte."),
        (["import random\nrandom.choice(5)"], "✘ Erreur TypeError, ligne 2 : `random.choice(5)`\n  Un nombre entier n’a pas de longueur."),
        (["verifier(3)"], "✘ Erreur NameError, ligne 1 : `verifier(3)`\n  Le nom « verifier » vient des premières cellules : exécutez-les d’abord, dans l’ordre."),
        (
            ["print(duree(3))"],
            "✘ Erreur NameError, ligne 1 : `print(duree(3))`\n"
            "  Le nom « duree » vient d’une cellule repliée, « Les coulisses » (chapitre 14). La touche ↓ la saute : cliquez sur elle et exécutez-la, puis exécutez de nouveau celle-ci.",
        ),
        (["print(" + "1, " * 30 + "x)"], "✘ Erreur NameError, ligne 1 : `print(" + "1, " * 24 + "1…`\n  Le nom « x » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?"),
        (["raise KeyboardInterrupt"], "✘ Interruption, ligne 1 : `raise KeyboardInterrupt`\n  L’exécution a été interrompue ; les valeurs déjà calculées restent, vous pouvez relancer la cellule."),
        (["raise ValueError('trop court')"], "✘ Erreur ValueError, ligne 1 : `raise ValueError('trop court')`\n  Le message est « trop court »."),
        (["raise ValueError"], "✘ Erreur ValueError, ligne 1 : `raise ValueError`\n  Le programme n’en dit pas plus."),
        (["eval('1 +')"], "✘ Erreur SyntaxError, ligne 1 : `eval('1 +')`\n  Après « + », il manque quelque chose."),
        (["%zut"], "✘ Erreur UsageError\n  La commande `%zut` n’existe pas."),
        (["%%time\n1 / 0"], "✘ Erreur ZeroDivisionError\n  Une division par zéro."),
        (["await zut"], "✘ Erreur NameError, ligne 1 : `await zut`\n  Le nom « zut » n’existe pas : faute de frappe, cellule pas encore exécutée, ou variable d’une autre fonction ?"),
    ],
)
def test_une_erreur_de_cellule_est_situee_et_expliquee_une_fois(executer, cellules, explication):
    *avant, derniere = [executer(cellule) for cellule in cellules]
    assert [phrases(sorties) for sorties in avant] == [[]] * len(avant)
    assert phrases(derniere) == [explication]


@pytest.mark.parametrize(
    "cellules, suggestion",
    [
        (["compteur = 1\ncompteu + 1"], "Vouliez-vous dire « compteur » ?"),
        (["'a'.uper()"], "Un texte n’a pas de `.uper`. Vouliez-vous dire « upper » ?"),
        (["class A:\n    valeur = 1", "A().valeurs"], "Vouliez-vous dire « valeur » ?"),
    ],
    ids=["nom", "methode", "attribut"],
)
def test_la_suggestion_de_python_est_traduite(executer, cellules, suggestion):
    assert phrases([executer(cellule) for cellule in cellules][-1])[0].endswith(suggestion)


@pytest.mark.parametrize(
    "cellule", ["x = 1", "from mastermind_edu import Regles\nRegles(0)", "", "from mastermind_edu import verifier\nverifier(3)"],
    ids=["juste", "regles", "vide", "verifier"],
)
def test_ce_qui_va_bien_ou_parle_deja_francais_n_a_pas_de_seconde_phrase(executer, cellule):
    assert phrases(executer(cellule)) == []


def test_le_message_de_python_reste_affiche_avant_la_phrase(executer):
    assert "ZeroDivisionError" in executer("1 / 0").stdout


def test_le_texte_de_l_eleve_est_echappe(executer):
    html = executer("raise ValueError('<script>')").outputs[0].data["text/html"]
    assert "<script>" not in html and "«\u00a0&lt;script&gt;\u00a0»" in html
    assert html.startswith('<div lang="fr" role="note"')


def test_charger_deux_fois_ne_repete_pas_la_phrase_et_n_affiche_rien(executer):
    encore = executer("%reload_ext mastermind_edu")
    assert (encore.stdout, encore.stderr, encore.outputs) == ("", "", [])
    assert len(phrases(executer("1 / 0"))) == 1


def test_une_ligne_suffit_pour_s_en_passer(executer):
    executer("%unload_ext mastermind_edu")
    assert phrases(executer("1 / 0")) == []
    assert "Ellipsis" in executer("...").stdout


@pytest.mark.parametrize(
    "cellule, affiche",
    [
        ("# Collez ici : repondre.\n...", ""),
        ("total = 12  # à changer\n...", ""),
        ("print('vu')\n...", "vu\n"),
        ("...\n12", "12\n"),
        ("'...'", "'...'\n"),
    ],
    ids=["seul", "apres-un-nom", "apres-un-affichage", "pas-le-dernier", "un-texte"],
)
def test_les_points_a_remplacer_ne_s_affichent_pas(executer, cellule, affiche):
    executer("total = 0")
    vu = executer(cellule)
    assert re.sub(r"\x1b\[[\d;]*m|Out\[\d\]: ", "", vu.stdout) + vu.stderr == affiche and not vu.outputs


@pytest.mark.parametrize("chemin", sorted(EXERCICES.glob("*.ipynb")), ids=lambda chemin: chemin.stem)
def test_aucun_exercice_distribue_n_affiche_ellipsis(chemin):
    sorties = [sortie for cellule in nbformat.read(chemin, 4).cells for sortie in cellule.get("outputs", [])]
    assert sorties and "Ellipsis" not in str(sorties)


def test_le_paquet_et_l_extension_ne_chargent_pas_ipython():
    code = "import sys, mastermind_edu.eleve.extension, mastermind_edu.eleve.demarrage; sys.exit('IPython' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_la_correction_ignore_la_commande_de_la_premiere_cellule():
    assert neutraliser(PREMIERE) == PREMIERE.replace("%reload_ext mastermind_edu", "pass")


# Dans un vrai noyau

CELLULES = {
    "imports": PREMIERE,
    "syntaxe": "def f(x)\n    return x",
    "nom": "compteu",
    "fonction": "def f(n):\n    return 1 / n\n\nf(0)",
    "ailleurs": "f(0)",
    "bibliotheque": "import random\nrandom.sample([1], 2)",
    "du-paquet": "Regles(0)",
    "interruption": "import signal, time\nsignal.raise_signal(signal.SIGINT)\ntime.sleep(60)",
    "sans-erreur": "1 + 1",
    "dechargee": "%unload_ext mastermind_edu\n1 / 0",
}


@pytest.fixture(scope="module")
def executees(tmp_path_factory):
    """Les sorties de chaque cellule, exécutées à la suite dans un noyau d’ipykernel."""
    cellules = [nbformat.v4.new_code_cell(source) for source in CELLULES.values()]
    notebook = nbformat.v4.new_notebook(cells=cellules)
    reglage = sans_port(tmp_path_factory.mktemp("noyau"))
    NotebookClient(notebook, kernel_name="python3", config=reglage, timeout=60, allow_errors=True, extra_arguments=["--log-level=50"]).execute()
    return dict(zip(CELLULES, [cellule.outputs for cellule in notebook.cells]))


@pytest.mark.parametrize(
    "nom, type_d_erreur, explication",
    [
        ("syntaxe", "SyntaxError", "✘ Faute de syntaxe, ligne 1 : `def f(x)`\n  Il manque « : »"),
        ("nom", "NameError", "✘ Erreur NameError, ligne 1 : `compteu`\n  Le nom « compteu » n’existe pas"),
        ("fonction", "ZeroDivisionError", "✘ Erreur ZeroDivisionError, ligne 2 : `return 1 / n`, dans la fonction `f` appelée à la ligne 4\n  Une division par zéro."),
        ("ailleurs", "ZeroDivisionError", "✘ Erreur ZeroDivisionError, ligne 2 d’une autre cellule : `return 1 / n`, dans la fonction `f` appelée à la ligne 1\n"),
        ("bibliotheque", "ValueError", "✘ Erreur ValueError, ligne 2 : `random.sample([1], 2)`\n  `sample` doit tirer plus d’éléments"),
        ("interruption", "KeyboardInterrupt", "✘ Interruption, ligne "),
    ],
)
def test_dans_un_noyau_la_phrase_suit_l_erreur_de_python_inchangee(executees, nom, type_d_erreur, explication):
    erreur, phrase = executees[nom]
    assert (erreur.output_type, erreur.ename) == ("error", type_d_erreur)
    assert "".join(erreur.traceback) and "mastermind_edu" not in "".join(erreur.traceback)
    assert phrase.output_type == "display_data"
    assert phrase.data["text/plain"].startswith(explication)


@pytest.mark.parametrize(
    "nom, types", [("imports", []), ("sans-erreur", ["execute_result"]), ("du-paquet", ["error"]), ("dechargee", ["error", "display_data"])]
)
def test_dans_un_noyau_rien_ne_s_ajoute_au_reste(executees, nom, types):
    assert [sortie.output_type for sortie in executees[nom]] == types


# Nos erreurs, en une ligne ; et la première cellule oubliée


def traces(cellules):
    """Ce que montre la dernière de ces cellules, dans un interprète sans l’extension."""
    InteractiveShell.clear_instance()
    interprete = InteractiveShell.instance()
    vues = []
    interprete._showtraceback = lambda genre, erreur, lignes: vues.append(lignes)
    for cellule in cellules:
        interprete.run_cell(cellule, store_history=True)
    InteractiveShell.clear_instance()
    return vues[-1]


@pytest.mark.parametrize(
    "cellule, lignes",
    [
        ("aide('repondr')", ["ErreurMastermind: aucun exercice ne s’appelle 'repondr' ; vouliez-vous dire repondre ?"]),
        (
            "def repondr(a, b):\n    return 1\nverifier(repondr)",
            ["ligne 3 : verifier(repondr)", "ErreurMastermind: aucun exercice ne s’appelle 'repondr' ; vouliez-vous dire repondre ?"],
        ),
        (
            "def lire(mot):\n    return lire_proposition(mot, Regles())\nlire('RVB')",
            ["ligne 2 : return lire_proposition(mot, Regles())", "CodeInvalide: il faut 4 pions, en voici 3 : 'RVB'"],
        ),
        ("Regles(0)", ["ReglesInvalides: il faut un nombre de pions entier et au moins égal à 1, voici 0"]),
        (
            "exemples(['position'])",
            ["ErreurMastermind: il faut une fonction ou son nom, comme exemples(repondre) ou exemples(\"repondre\") ; voici ['position']"],
        ),
    ],
    ids=["aide", "verifier", "dans-une-fonction", "regles", "pas-un-nom"],
)
def test_une_donnee_refusee_ne_montre_aucune_ligne_du_paquet(cellule, lignes):
    imports = "from mastermind_edu import Regles, aide, exemples, lire_proposition, verifier"
    assert traces([imports, cellule]) == lignes


def test_un_noyau_regle_par_l_installation_rappelle_la_premiere_cellule(tmp_path, monkeypatch):
    reglages = tmp_path / "profile_default" / "ipython_config.json"
    reglages.parent.mkdir()
    reglages.write_bytes((Path(__file__).parent.parent / "installation/etc/ipython/ipython_config.json").read_bytes())
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    cellules = [nbformat.v4.new_code_cell(source) for source in ("verifier(repondre)", "zut", PREMIERE, "verifie")]
    notebook = nbformat.v4.new_notebook(cells=cellules)
    NotebookClient(notebook, kernel_name="python3", config=sans_port(tmp_path), allow_errors=True).execute()
    notes = [[sortie["data"]["text/plain"] for sortie in cellule.outputs if sortie.output_type == "display_data"] for cellule in cellules]
    assert [len(dites) for dites in notes] == [1, 1, 0, 1]
    assert "vient des premières cellules" in notes[0][0]


def test_la_roue_pose_ce_que_lit_un_noyau_qui_demarre(tmp_path, monkeypatch):
    monkeypatch.chdir(Path(__file__).parent.parent)
    roue = buildapi.build_wheel(str(tmp_path))
    noms = zipfile.ZipFile(tmp_path / roue).namelist()
    assert any(nom.endswith(".data/data/etc/ipython/ipython_config.json") for nom in noms)


# La cellule qui définit un exercice

JUSTE = "def nombre_de_codes(nb_pions, nb_couleurs):\n    return nb_couleurs ** nb_pions"


def verdict_affiche(sorties):
    return re.sub(r"^Out\[\d+\]: ?\n?", "", sorties.stdout.strip())


def test_une_cellule_qui_ne_se_lit_plus_ne_laisse_pas_verifier_l_ancienne_version(executer):
    for cellule in (PREMIERE, JUSTE, JUSTE.replace("):\n", ")\n")):
        executer(cellule)
    dit = verdict_affiche(executer("verifier(nombre_de_codes)"))
    assert dit.startswith("✘ nombre_de_codes : échoué\n  La cellule qui définit `nombre_de_codes` ne s’exécute pas jusqu’au bout : réparez-la d’abord")
    assert "Faute de syntaxe, ligne 1" in dit
    executer(JUSTE)
    assert verdict_affiche(executer("verifier(nombre_de_codes)")).startswith("✔")


def test_une_cellule_qui_ne_s_est_jamais_lue_est_la_cause_dite(executer):
    for cellule in (PREMIERE, JUSTE.replace("):\n", ")\n")):
        executer(cellule)
    [dit] = phrases(executer("verifier(nombre_de_codes)"))
    assert "La cellule qui définit `nombre_de_codes` ne s’exécute pas jusqu’au bout : réparez-la d’abord. Faute de syntaxe, ligne 1" in dit


def test_une_demonstration_qui_echoue_apres_la_fonction_n_empeche_rien(executer):
    for cellule in (PREMIERE, JUSTE, JUSTE + "\nzut"):
        executer(cellule)
    assert verdict_affiche(executer("verifier(nombre_de_codes)")).startswith("✔")


def test_une_autre_cellule_en_panne_ne_cache_pas_celle_qui_va():
    cellules, espace = Cellules(), {"position": len}
    cellules.noter("def position(valeur, code): return 1", "a", espace, "")
    cellules.noter("def position(valeur, code) return 2", "b", espace, "faute de syntaxe")
    assert cellules.faute("position", len) == ""
    cellules.noter("def position(valeur, code) return 1", "a", espace, "faute de syntaxe")
    assert cellules.faute("position", len) == "faute de syntaxe" and cellules.faute("position", max) == ""


def test_la_derniere_cellule_en_panne_est_celle_qui_se_dit():
    cellules = Cellules()
    for cellule, faute in (("a", "faute de syntaxe"), ("b", "parenthèse de trop")):
        cellules.noter("def position(valeur, code) return 1", cellule, {}, faute)
        assert cellules.faute("position", None) == faute


def test_une_fonction_mal_nommee_est_reconnue(executer):
    executer(PREMIERE)
    executer(JUSTE.replace("nombre_de_codes", "nombres_de_codes"))
    assert phrases(executer("verifier(nombre_de_codes)")) == [
        "✘ Erreur NameError, ligne 1 : `verifier(nombre_de_codes)`\n"
        "  Aucune fonction ne s’appelle « nombre_de_codes » ; `nombres_de_codes` est-elle mal nommée ? Dans son `def`, écrivez `nombre_de_codes`."
    ]


def test_un_outil_du_cours_ecrase_est_nomme(executer):
    executer(PREMIERE)
    executer("verifier = 3\n" + JUSTE)
    assert phrases(executer("verifier(nombre_de_codes)")) == [
        "✘ Erreur TypeError, ligne 1 : `verifier(nombre_de_codes)`\n"
        "  `verifier` est devenu un nombre entier dans ce notebook : choisissez un autre nom, puis exécutez de nouveau la première cellule pour retrouver `verifier`."
    ]
