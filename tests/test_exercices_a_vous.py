"""Les exercices d’un professeur, hors du cours : de rien à une classe notée, avec un texte, une liste, un dictionnaire, une classe et des tests.

Le dossier d’essai est `exercices_a_vous/`. Il n’est fabriqué qu’une fois ; commencer par `dossier`.
"""

import csv
import json
import re
import shutil
import subprocess
import sys
import zipfile
from html import unescape
from pathlib import Path

import pytest
from ensemble import pour_chacun

from mastermind_edu import verifier
from mastermind_edu.atelier import ErreurFabrication, fabriquer, verifier_fabrication
from mastermind_edu.atelier.capytale import exporter_capytale
from mastermind_edu.atelier.devoirs import exporter_nbgrader
from mastermind_edu.atelier.distribution import distribuer
from mastermind_edu.atelier.echange import MANIFESTE, decrire, ecrire_le_dossier, lire_l_archive, partager
from mastermind_edu.atelier.nouvel_exercice import commencer
from mastermind_edu.atelier.site_notebooks import preparer_notebooks
from mastermind_edu.atelier.variantes import engendrer
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import CATALOGUE, CHAPITRES, ajoutes

RACINE = Path(__file__).resolve().parents[1]
MODELE = Path(__file__).with_name("exercices_a_vous")
NOTEBOOK = "compter_ranger"
NOMS = ("nb_voyelles", "plus_longue_montee", "moyennes", "FileDAttente", "mes_cas_plus_longue_montee")


@pytest.fixture(autouse=True)
def cours_seul():
    """Chaque test rend au catalogue les seuls exercices du cours."""
    yield
    ajoutes.retirer(list(ajoutes.JOINTS))


@pytest.fixture(scope="module")
def dites():
    """Ce que dit la fabrique, ligne par ligne."""
    return []


@pytest.fixture(scope="module")
def dossier(tmp_path_factory, dites):
    """Le dossier d’essai, fabriqué."""
    racine = tmp_path_factory.mktemp("professeur") / "compter"
    shutil.copytree(MODELE, racine)
    fabriquer(racine, annoncer=dites.append)
    ajoutes.retirer(list(ajoutes.JOINTS))
    return racine


@pytest.fixture
def brouillon(tmp_path):
    """Le même, pas encore fabriqué, que l’on peut abîmer."""
    return Path(shutil.copytree(MODELE, tmp_path / "brouillon"))


def abimer(chemin, avant, apres):
    texte = chemin.read_text(encoding="utf-8")
    assert avant in texte
    chemin.write_text(texte.replace(avant, apres, 1), encoding="utf-8")


def lire(chemin):
    return json.loads(chemin.read_text(encoding="utf-8"))


def lire_csv(chemin):
    return list(csv.DictReader(chemin.read_text(encoding="utf-8-sig").splitlines(), delimiter=";"))


def nb_voyelle(mot):
    """Un nom mal écrit."""


def sorties(notebook):
    return {c["id"]: "".join("".join(s.get("data", {}).get("text/plain", "")) for s in c.get("outputs", ())) for c in notebook["cells"]}


# La fabrique


def test_le_corrige_reussit_tout_et_l_exercice_est_a_faire(dossier):
    verdicts = [
        [texte for cellule, texte in sorties(lire(dossier / nom)).items() if cellule.endswith("-verification")]
        for nom in (f"exercises/{NOTEBOOK}_exercices.ipynb", f"solutions/{NOTEBOOK}_corrige.ipynb")
    ]
    assert [[v[0] for v in siens] for siens in verdicts] == [["○"] * 5, ["✔"] * 5]


def test_un_dossier_fabrique_est_a_jour_et_un_module_change_le_dit(dossier, tmp_path):
    assert verifier_fabrication(dossier) == []
    copie = Path(shutil.copytree(dossier, tmp_path / "copie"))
    abimer(copie / "modules/nb_voyelles.py", "points=2", "points=3")
    ajoutes.retirer(list(ajoutes.JOINTS))
    assert [ecart.partition(" : ")[0] for ecart in verifier_fabrication(copie)] == [
        "sommaire.json", f"exercises/{NOTEBOOK}_exercices.ipynb", f"solutions/{NOTEBOOK}_corrige.ipynb",
    ]  # fmt: skip


def test_la_fabrique_nomme_ce_que_les_cas_laissent_passer(dites):
    assert [dite.partition("\n")[0] for dite in dites if "nb_voyelles" in dite] == [
        "nb_voyelles : 36 variantes fausses essayées, vos cas en laissent passer 1",
        "modules/nb_voyelles.py, ligne 12 : vos cas laissent passer `if lettre in 'aeiouy ':` au lieu de `if lettre in 'aeiouy':`",
    ]
    assert "FileDAttente : 19 variantes fausses essayées, aucune ne passe" in dites


def test_un_cas_limite_oublie_montre_le_signe_et_l_appel_qui_le_trahit(tmp_path):
    commencer(tmp_path / "d", "atteindre")
    abimer(tmp_path / "d/modules/atteindre.py", "range(4)", "range(1)")
    abimer(tmp_path / "d/modules/atteindre.py", "[12, 8, 15, 10, 9, 20], 10", "[12, 8, 15], 10")
    abimer(tmp_path / "d/modules/atteindre.py", '@faux("une valeur égale au seuil', '# @faux("une valeur égale au seuil')
    from mastermind_edu.atelier.dossier import conseiller
    from mastermind_edu.atelier.sommaire import composer_pages

    list(composer_pages(tmp_path / "d"))
    conseils = "\n".join(conseiller(["d" if "d" in CHAPITRES else "mes_exercices"]))
    assert "ligne 16 : vos cas laissent passer `if nombre > seuil:` au lieu de `if nombre >= seuil:`" in conseils
    assert re.search(r"`atteindre\(\[(\d+)\], \1\)` les distingue : il faut 1, elle donne 0", conseils)


FAUTES = {
    "une virgule oubliée": ("modules/nb_voyelles.py", '(("arbre",), ("oie",)', '(("arbre"), ("oie",)', "modules/nb_voyelles.py, ligne 29 : exemples : il faut un tuple d’arguments, comme ('arbre',), voici 'arbre'"),
    "un cas sans tuple": ("modules/moyennes.py", 'yield ({"Zoé": [12]},)', 'yield {"Zoé": [12]}', "modules/moyennes.py, ligne 15 : cas(), 2e cas : il faut un tuple d’arguments, comme ({'Zoé': [12]},), voici {'Zoé': [12]}"),
    "un cas qui casse": ("modules/moyennes.py", "yield ({},)", "yield ({}[0],)", "modules/moyennes.py, ligne 16 : cas() s’arrête au 1e cas : KeyError, 0"),
    "une fausse juste": ("modules/nb_voyelles.py", "return len({lettre for lettre in mot if lettre in \"aeiouy\"})", "return sum(lettre in \"aeiouy\" for lettre in mot)", "« une-seule-fois », réussit tous vos cas"),
    "un paramètre inconnu": ("modules/plus_longue_montee.py", 'intacts=("mesures",)', 'intacts=("mesure",)', "il faut dans intacts des paramètres de `plus_longue_montee(mesures)`, voici 'mesure'"),
    "une propriété qui casse": ("modules/nb_voyelles.py", "lambda mot: mot == \"\"", "lambda mot: mot[0] == \"\"", "modules/nb_voyelles.py, ligne 32 : la propriété « le mot est vide » ne se lit pas dans le cas ('',) : IndexError"),
    "une faute de Python": ("modules/nb_voyelles.py", "def cas():", "def cas()", "modules/nb_voyelles.py : Python ne peut pas l’importer, ligne 17 : SyntaxError"),
    "un module sans place": ("sources/exercices/compter_ranger.py", "verifier(moyennes)", "# rien", "modules/moyennes.py : il faut une cellule verifier(moyennes)"),
    "un nom du cours": ("sources/exercices/compter_ranger.py", "verifier(moyennes)", "verifier(repondre)", "il faut le module de l’exercice `repondre`, il n’y a pas de modules/repondre.py"),
    "un indice de trop": ("modules/nb_voyelles.py", "indices=(", "indices=('a', ", "modules/nb_voyelles.py, ligne 25 : il faut 2 indices"),
    "des points oubliés": ("modules/nb_voyelles.py", "    points=2,\n", "", "modules/nb_voyelles.py, ligne 25 : il manque à EXERCICE `points`"),
    "un guillemet courbe": ("exercices.toml", 'version = "1"', "version = « 1 »", "exercices.toml, ligne 5 : il faut un fichier TOML lisible, des lignes comme titre"),
    "une fiche vide": ("exercices.toml", "Camille Prof", " ", "exercices.toml : il faut quelques mots à auteur"),
    "un squelette qui ne se lit pas": ("modules/nb_voyelles.py", "total = ...\\n    for", "total = mot...\\n    for", "modules/nb_voyelles.py, ligne 35 : squelette, ligne 2, 'total = mot...' : Python ne le lit pas"),
    "une version qui échappe": ("modules/mes_cas_plus_longue_montee.py", "([1, 1], 1),", "", "la référence ne réussit pas son propre exercice : vos cas attrapent"),
    "un scénario oublié": ("modules/FileDAttente.py", 'yield [], Scenario((lecture("m.attente"),))', "yield [], lecture(\"m.attente\")", "cas(), 1er cas : il faut finir par un Scenario((…))"),
}  # fmt: skip


@pytest.mark.parametrize("fichier, avant, apres, reproche", FAUTES.values(), ids=FAUTES)
def test_une_faute_du_dossier_est_nommee_avec_sa_place(fichier, avant, apres, reproche, brouillon):
    abimer(brouillon / fichier, avant, apres)
    assert any(reproche in ecart for ecart in verifier_fabrication(brouillon)), verifier_fabrication(brouillon)


def test_un_corrige_faux_est_refuse_avec_sa_cellule(tmp_path):
    commencer(tmp_path / "essai", "atteindre")
    commencer(tmp_path / "essai", "depasser")
    abimer(tmp_path / "essai/sources/exercices/essai.py", "nombre >= seuil", "nombre > seuil")
    abimer(tmp_path / "essai/sources/exercices/essai.py", "nombre >= seuil", "nombre > seuil")
    with pytest.raises(ErreurFabrication) as refus:
        fabriquer(tmp_path / "essai", annoncer=lambda _: None)
    lignes = str(refus.value).splitlines()
    assert [re.sub(r"ligne \d+", "ligne n", ligne).partition(". ")[0] for ligne in lignes] == [
        f"sources/exercices/essai.py, cellule « {nom}-verification », ligne n : le corrigé ne réussit pas `{nom}`" for nom in ("atteindre", "depasser")
    ]
    assert " ; appel : atteindre(" in lignes[0] and " ; attendu : 1 ; obtenu : 0" in lignes[0]


# Commencer un exercice


@pytest.mark.parametrize(
    "nom, genre, reproche",
    [
        ("repondre", "fonction", "'repondre' est un nom du cours"),
        ("tarif_du_zoo", "fonction", "'tarif_du_zoo' est un nom de la banque de questions ; prenez par exemple tarif_du_zoo_bis"),
        ("nb-voyelles", "fonction", "il faut pour une fonction un nom comme ma_fonction"),
        ("élève", "fonction", "il faut pour une fonction un nom comme ma_fonction"),
        ("compte", "classe", "il faut pour une classe un nom comme MaClasse, une majuscule à chaque mot et sans accent, voici 'compte' ; pour une fonction, ajoutez --genre fonction"),
        ("Pile", "fonction", "ma_fonction, en minuscules et sans accent, voici 'Pile' ; pour une classe, ajoutez --genre classe"),
        ("sorted", "fonction", "il faut un nom que Python n’emploie pas"),
        ("lambda", "fonction", "il faut un nom que Python n’emploie pas"),
        ("absente", "tests", "il faut votre dossier d’exercices, il n’y en a pas à"),
    ],
)
def test_un_nom_impossible_est_refuse_et_rien_n_est_ecrit(nom, genre, reproche, tmp_path):
    with pytest.raises(ErreurFabrication, match=re.escape(reproche)):
        commencer(tmp_path / "neuf", nom, genre)
    assert not (tmp_path / "neuf").exists()


def test_un_second_exercice_va_dans_le_meme_notebook_et_le_meme_nom_est_refuse(tmp_path):
    commencer(tmp_path / "neuf", "un")
    commencer(tmp_path / "neuf", "deux")
    texte = (tmp_path / "neuf/sources/exercices/neuf.py").read_text(encoding="utf-8")
    assert re.findall(r"^# ## \d\.|^verifier\(\w+\)", texte, re.MULTILINE) == ["# ## 1.", "verifier(un)", "# ## 2.", "verifier(deux)"]
    with pytest.raises(ErreurFabrication, match="existe"):
        commencer(tmp_path / "neuf", "deux")


def test_un_dossier_qui_contient_autre_chose_n_est_pas_touche(tmp_path):
    (tmp_path / "cours.txt").write_text("à moi")
    with pytest.raises(ErreurFabrication, match="contient autre chose"):
        commencer(tmp_path, "essai")


@pytest.mark.parametrize("genres", [("fonction",), ("classe",), ("fonction", "tests")], ids="-".join)
def test_chaque_modele_se_tient_et_aucune_variante_ne_passe(genres, tmp_path):
    from mastermind_edu.atelier.dossier import conseiller
    from mastermind_edu.atelier.sommaire import composer_pages

    for genre in genres:
        commencer(tmp_path / "neuf", "MonObjet" if genre == "classe" else "ma_recherche", genre)
        ajoutes.retirer(list(ajoutes.JOINTS))
    list(composer_pages(tmp_path / "neuf"))  # refuse une erreur typique que les cas ne voient pas
    assert [conseil for conseil in conseiller(["neuf"]) if "aucune ne passe" not in conseil] == []
    assert genres[-1] != "tests" or "Voici des versions **fausses** de `ma_recherche`" in (tmp_path / "neuf/sources/exercices/neuf.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "nom, source, gardees",
    [
        ("C", "class C:\n    def __init__(self, n):\n        self.n = 0\n        depart = 1\n", ["__init__ : ligne 4 : `depart` gardé d’un appel à l’autre"]),
        ("f", "def f(a):\n    a = 0\n    total = 0\n    total += a\n    total = 1\n    return total\n", ["ligne 3 : `total` gardé d’un appel à l’autre"]),
    ],
    ids=["un attribut", "un paramètre, un nom posé deux fois"],
)
def test_chaque_variante_est_du_python(nom, source, gardees):
    variantes = list(engendrer(nom, source, {}))
    assert all(callable(variante.fabriquer()) for variante in variantes) and [v.faute for v in variantes if "gardé" in v.faute] == gardees


def test_des_tests_a_ecrire_demandent_d_abord_leur_fonction(tmp_path):
    commencer(tmp_path / "neuf", "un")
    with pytest.raises(ErreurFabrication, match="il faut d’abord l’exercice 'absente'"):
        commencer(tmp_path / "neuf", "absente", "tests")


def test_verifier_un_dossier_a_jour_le_dit(dossier, capsys):
    assert main(["fabriquer", "--dossier", str(dossier), "--verifier"]) == 0
    assert capsys.readouterr().out == "Tout est à jour.\n"


# Une classe notée

COPIES = {
    "juste": ({}, (2, 3, 3, 4, 2)),
    "vierge": (None, (0, 0, 0, 0, 0)),
    "erreur-typique": ({"nb-voyelles": "def nb_voyelles(mot):\n    return len(set(mot) & set('aeiouy'))"}, (0, 3, 3, 4, 2)),
    "syntaxe": ({"moyennes": "def moyennes(notes)\n    return {}"}, (2, 3, 0, 4, 2)),
    "boucle-sans-fin": ({"plus-longue-montee": "def plus_longue_montee(mesures):\n    while True:\n        pass"}, (2, 0, 3, 4, 2)),
    "quitte": ({"moyennes": "import os\ndef moyennes(notes):\n    os._exit(0)"}, (2, 3, 0, 4, 2)),
    "egal-a-tout": ({"nb-voyelles": "class Oui(int):\n    def __eq__(self, autre):\n        return True\n    __hash__ = int.__hash__\ndef nb_voyelles(mot):\n    return Oui()"}, (0, 3, 3, 4, 2)),
    "voleuse": ({"nb-voyelles": "from mastermind_edu.exercices import CATALOGUE\nnb_voyelles = CATALOGUE['nb_voyelles'].reference"}, (0, 3, 3, 4, 2)),
    "classe-partagee": ({"file-d-attente": "class FileDAttente:\n    attente = []\n    def __init__(self, attente):\n        self.attente.extend(attente)\n    def arriver(self, nom):\n        self.attente.append(nom)\n    def servir(self):\n        return self.attente.pop(0)"}, (2, 3, 3, 0, 2)),
    "cas-faux": ({"mes-cas-plus-longue-montee": "def mes_cas_plus_longue_montee():\n    return [([], 1)]"}, (2, 3, 3, 4, 0)),
    "cas-faibles": ({"mes-cas-plus-longue-montee": "def mes_cas_plus_longue_montee():\n    return [([1, 1], 1)]"}, (2, 3, 3, 4, 1)),
    "cellules-effacees": ({"exercices-joints": "", "imports": ""}, (2, 3, 3, 4, 2)),
}  # fmt: skip


def rendre(dossier, changes):
    """Une copie : l’exercice vierge, ou le corrigé, où quelques cellules sont changées."""
    notebook = lire(dossier / (f"exercises/{NOTEBOOK}_exercices.ipynb" if changes is None else f"solutions/{NOTEBOOK}_corrige.ipynb"))
    for cellule in notebook["cells"]:
        cellule["source"] = (changes or {}).get(cellule["id"], cellule["source"])
    return json.dumps(notebook)


@pytest.fixture(scope="module")
def notes(dossier, tmp_path_factory):
    """Le dossier des notes d’une classe de douze copies, et la ligne de chacune."""
    classe = tmp_path_factory.mktemp("classe")
    (classe / "copies").mkdir()
    for nom, (changes, _) in COPIES.items():
        (classe / "copies" / f"{nom}_{NOTEBOOK}_exercices.ipynb").write_text(rendre(dossier, changes), encoding="utf-8")
    assert main(["corriger", str(classe / "copies"), "--sortie", str(classe / "notes/un"), "--exercices", str(dossier)]) == 0
    ajoutes.retirer(list(ajoutes.JOINTS))
    return classe / "notes"


@pytest.fixture(scope="module")
def lignes(notes):
    with open(notes / "un/notes.csv", encoding="utf-8-sig", newline="") as fichier:
        return {ligne["fichier"].partition("_")[0]: ligne for ligne in csv.DictReader(fichier, delimiter=";")}


@pour_chacun("copie", list(COPIES))
def test_chaque_copie_a_les_points_qu_elle_merite(copie, lignes):
    assert tuple(float(lignes[copie][nom].replace(",", ".")) for nom in NOMS) == COPIES[copie][1]


@pour_chacun(
    "copie, phrase",
    [
        ("erreur-typique", "Une voyelle répétée n’est comptée qu’une fois"),
        ("erreur-typique", "nb_voyelles('aa')"),
        ("classe-partagee", "Deux objets partagent attente, qui est à la classe"),
        ("cas-faibles", "1 version fausse sur 2"),
        ("cas-faux", "est faux : il attend"),
        ("boucle-sans-fin", "while True"),
        ("syntaxe", "il manque « : »"),
    ],
)
def test_la_page_de_l_eleve_dit_ce_que_disent_celles_du_cours(copie, phrase, notes):
    page = next((notes / "un/retours").glob(f"{copie}*.html")).read_text(encoding="utf-8")
    assert phrase in unescape(re.sub(r"<[^>]+>", "", page)).replace("\u00a0", " ")


def test_le_registre_garde_les_exercices_du_professeur_et_se_relit_sans_son_dossier(notes, tmp_path):
    assert '<th scope="col">Compter, ranger, servir</th>' in (notes / "registre/classe.html").read_text(encoding="utf-8")
    suite = tmp_path / "copies"
    suite.mkdir()
    shutil.copy(RACINE / "solutions/01_constantes_corrige.ipynb", suite / "juste_01_constantes.ipynb")
    assert main(["corriger", str(suite), "--sortie", str(notes / "deux")]) == 0
    assert "moyennes" in (notes / "registre/classe.html").read_text(encoding="utf-8")


def test_sans_le_dossier_la_copie_dit_quelle_option_manque(dossier, tmp_path):
    (tmp_path / "copies").mkdir()
    shutil.copy(RACINE / "exercises/01_constantes_exercices.ipynb", tmp_path / "copies/01_constantes_lea.ipynb")
    (tmp_path / "copies/zoe.ipynb").write_text(rendre(dossier, {}), encoding="utf-8")
    (tmp_path / "copies/ali.ipynb").write_text(rendre(dossier, {"exercices-joints": ""}), encoding="utf-8")
    assert main(["corriger", str(tmp_path / "copies"), "--sortie", str(tmp_path / "notes"), "--sans-registre"]) == 0
    remarques = {ligne["fichier"]: ligne["remarques"] for ligne in lire_csv(tmp_path / "notes/notes.csv")}
    assert "cette copie répond à des exercices à vous : donnez aussi leur dossier, par --exercices DOSSIER" in remarques["zoe.ipynb"]
    assert "s’il répond à des exercices à vous, donnez leur dossier, par --exercices DOSSIER" in remarques["ali.ipynb"]


def test_sans_le_dossier_rien_n_est_ecrit_quand_rien_ne_pourrait_etre_juge(dossier, tmp_path, capsys):
    (tmp_path / "zoe.ipynb").write_text(rendre(dossier, {}), encoding="utf-8")
    assert main(["corriger", str(tmp_path / "zoe.ipynb"), "--sortie", str(tmp_path / "notes/un")]) != 0
    assert "il faut leur dossier, ajoutez --exercices DOSSIER" in capsys.readouterr().err and not (tmp_path / "notes").exists()


def test_une_copie_vierge_n_est_pas_cherchee_dans_le_dossier_du_cours(notes):
    page = (notes / "un/classe.html").read_text(encoding="utf-8")
    assert "Notebook vierge" in page and "travail/exercises" not in page


@pytest.mark.parametrize(
    "changer, reproche",
    [
        (lambda d: abimer(d / "modules/moyennes.py", "points=3", "points=4"), "a changé depuis qu’il est fabriqué"),
        (lambda d: (d / "sommaire.json").unlink(), "n’a pas de sommaire.json"),
        (lambda d: (d / "sommaire.json").write_text("[]"), "a changé depuis qu’il est fabriqué"),
    ],
    ids=["module changé", "jamais fabriqué", "sommaire abîmé"],
)
def test_un_dossier_perime_est_refuse_avant_de_corriger(changer, reproche, dossier, tmp_path):
    copie = Path(shutil.copytree(dossier, tmp_path / "copie"))
    changer(copie)
    with pytest.raises(ErreurMastermind, match=re.escape(reproche)):
        ajoutes.joindre_les_dossiers([copie])


def test_deux_dossiers_qui_ont_le_meme_exercice_ne_se_joignent_pas(dossier, tmp_path):
    copie = Path(shutil.copytree(dossier, tmp_path / "copie"))
    with pytest.raises(ErreurMastermind, match="est déjà pris"):
        ajoutes.joindre_les_dossiers([dossier, copie])


# Chez l’élève


def test_le_notebook_seul_suffit_dans_un_noyau_neuf(dossier, tmp_path):
    """Rien d’autre que la cellule du notebook : ni le dossier, ni un fichier à côté."""
    sceau = next("".join(c["source"]).partition("\n")[2] for c in lire(dossier / f"exercises/{NOTEBOOK}_exercices.ipynb")["cells"] if c["id"] == "exercices-joints")
    programme = (
        "from mastermind_edu.exercices.ajoutes import joindre_le_sceau\nfrom mastermind_edu import aide, exemples, progres, verifier\n"
        f"joindre_le_sceau({sceau!r})\njoindre_le_sceau({sceau!r})\n"
        "def nb_voyelles(mot):\n    return len(set(mot) & set('aeiouy'))\n"
        "print(verifier(nb_voyelles)); print(exemples('moyennes')); print(aide('moyennes')); print(progres())\n"
        "from mastermind_edu.exercices import CATALOGUE\nnb_voyelles = CATALOGUE['nb_voyelles'].reference\nprint(verifier(nb_voyelles))"
    )
    dit = subprocess.run([sys.executable, "-c", programme], capture_output=True, text=True, cwd=tmp_path, env={"HOME": str(tmp_path), "PATH": "", "PYTHONUTF8": "1"})
    assert "Une voyelle répétée n’est comptée qu’une fois" in dit.stdout and "Compter, ranger, servir" in dit.stdout, dit.stderr
    assert "`nb_voyelles` vient du paquet" in dit.stdout


def test_un_exercice_pas_encore_joint_mene_aux_premieres_cellules(dossier):
    with pytest.raises(ErreurMastermind, match="si c’est un exercice de votre professeur, exécutez d’abord les premières cellules"):
        verifier(nb_voyelle)
    ajoutes.joindre_les_dossiers([dossier])
    with pytest.raises(ErreurMastermind, match="vouliez-vous dire nb_voyelles \\?$"):
        verifier(nb_voyelle)


def test_un_sceau_abime_se_dit_en_francais():
    with pytest.raises(ErreurMastermind, match="est abîmée : reprenez le notebook"):
        ajoutes.joindre_le_sceau("sommaire.json eJxx")


def test_le_sceau_ne_montre_ni_reference_ni_erreur_typique(dossier):
    texte = (dossier / f"exercises/{NOTEBOOK}_exercices.ipynb").read_text(encoding="utf-8")
    assert [mot for mot in ("egalite_acceptee", "JamaisServi", "DernierServi", "aeiouy\\\"", "une_seule_fois") if mot in texte] == []


def test_le_cours_ne_charge_pas_ce_module_pour_verifier_un_de_ses_exercices():
    programme = "import sys; from mastermind_edu import verifier\ndef position(valeur, code): return 0\nverifier(position); print('mastermind_edu.exercices.ajoutes' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", programme], capture_output=True, text=True).stdout.strip() == "False"


# Donner, publier, exporter


def test_le_dossier_des_eleves_a_ses_notebooks_et_les_garde(dossier, tmp_path):
    distribuer(RACINE, tmp_path / "classe", "00", exercices=[dossier])
    distribuer(RACINE, tmp_path / "classe", "00")
    donne = lire(tmp_path / f"classe/exercises/{NOTEBOOK}_exercices.ipynb")
    assert "exercices-joints" in [c["id"] for c in donne["cells"]] and not any(c.get("outputs") for c in donne["cells"])
    assert not (tmp_path / "classe/modules").exists() and not list((tmp_path / "classe").glob(f"solutions/{NOTEBOOK}*"))


def test_le_site_a_ses_notebooks_sous_le_nom_du_professeur(dossier, tmp_path):
    from mastermind_edu.atelier.site_accueil import ecrire_accueil

    fiches = preparer_notebooks(RACINE, tmp_path, exercices=[dossier])
    page = ecrire_accueil(fiches)
    assert fiches[-1].chemin == f"exercises/{NOTEBOOK}_exercices.ipynb" and (tmp_path / fiches[-1].chemin).is_file()
    assert "De votre professeur : Compter, ranger, servir" in page and 'data-exercice="moyennes"' in page


def test_nbgrader_les_note_comme_corriger_sans_croire_la_copie(dossier, tmp_path):
    from mastermind_edu.correction import nbgrader

    export = exporter_nbgrader(RACINE, tmp_path / "cours", "01", exercices=[dossier])
    assert export.devoirs == ("01_constantes", NOTEBOOK)
    devoir = lire(export.dossier / f"source/{NOTEBOOK}/{NOTEBOOK}.ipynb")
    for cellule in devoir["cells"]:
        cellule["source"] = {"exercices-joints": "%%exercices\nrien", "nb-voyelles": "def nb_voyelles(mot):\n    return 0"}.get(cellule["id"], cellule["source"])
    ajoutes.retirer(list(ajoutes.JOINTS))
    nbgrader.joindre_les_sceaux(export.dossier / "exercices_joints")
    assert [float(nbgrader.juger(devoir)[nom]) for nom in NOMS] == [0, 3, 3, 4, 2]


def test_une_activite_de_capytale_porte_ses_exercices_en_python_seul(dossier, tmp_path):
    """Le module joint et le notebook, dans un Python qui n’a rien d’autre."""
    exporter_capytale(RACINE, tmp_path / "activites", "00", exercices=[dossier])
    ajoutes.retirer(list(ajoutes.JOINTS))
    assert exporter_capytale(RACINE, tmp_path / "activites", "00").notebooks == 2  # celle d’une fois précédente reste
    codes = ["".join(c["source"]) for c in lire(tmp_path / f"activites/exercices/{NOTEBOOK}_exercices.ipynb")["cells"] if c["cell_type"] == "code"]
    fausse = "def nb_voyelles(mot):\n    return len(set(mot) & set('aeiouy'))\nprint(verifier(nb_voyelles))"
    programme = f"import sys\nsys.path.insert(0, {str(tmp_path / 'activites')!r})\nespace = {{}}\nfor code in {[*codes, fausse]!r}:\n    exec(code, espace)"
    fait = subprocess.run([sys._base_executable, "-I", "-c", programme], capture_output=True, text=True, encoding="utf-8", cwd=tmp_path)
    assert "Une voyelle répétée n’est comptée qu’une fois" in fait.stdout, fait.stderr


# Échanger


def test_une_archive_s_ouvre_chez_un_collegue_et_dit_d_abord_ce_qu_elle_contient(dossier, tmp_path):
    archive = partager(dossier)
    recu = lire_l_archive(archive)
    assert next(decrire(recu)) == "« Compter, ranger, servir », version 1, de Camille Prof ; licence : CC BY-SA 4.0"
    assert any("modules/nb_voyelles.py" in ligne and "importe itertools" in ligne for ligne in decrire(recu))
    ecrire_le_dossier(recu, tmp_path / "recu")
    assert {p.relative_to(tmp_path / "recu").as_posix() for p in (tmp_path / "recu").rglob("*.py")} == {p.relative_to(MODELE).as_posix() for p in MODELE.rglob("*.py")}
    assert partager(dossier).read_bytes() == archive.read_bytes()


@pytest.mark.parametrize("reponse, ecrit", [("non", False), ("", False), ("oui", True)])
def test_rien_n_est_ecrit_sans_un_oui(reponse, ecrit, dossier, tmp_path, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _: reponse)
    assert main(["recevoir-exercices", str(partager(dossier)), str(tmp_path / "recu")]) == int(not ecrit)
    assert (tmp_path / "recu").exists() is ecrit


def archive_de(chemin, membres, manifeste=None):
    """Une archive hostile ; son manifeste, s’il n’est pas donné, dit vrai."""
    from hashlib import sha256

    octets = {nom: contenu if isinstance(contenu, bytes) else contenu.encode() for nom, contenu in membres.items()}
    dit = {"format": 1, "titre": "t\x1b[31m", "auteur": "a", "licence": "l", "version": "1", "fichiers": {n: sha256(o).hexdigest() for n, o in octets.items()}}
    with zipfile.ZipFile(chemin, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFESTE, json.dumps({**dit, **(manifeste or {})}))
        for nom, contenu in octets.items():
            archive.writestr(nom, contenu)
    return chemin


HOSTILES = {
    "sort du dossier": ({"../modules/a.py": ""}, {}, "voici '../modules/a.py'"),
    "chemin absolu": ({"/tmp/a.py": ""}, {}, "voici '/tmp/a.py'"),
    "barre de Windows": ({"modules\\..\\..\\a.py": ""}, {}, "il ne faut que"),
    "autre genre": ({"modules/a.sh": ""}, {}, "voici 'modules/a.sh'"),
    "bombe": ({"modules/a.py": b"#" * 600_000}, {}, "500 ko au plus par fichier"),
    "bombe en nombre": ({f"modules/a{i}.py": b"#" * 490_000 for i in range(50)}, {}, "20 Mo au plus une fois ouverte"),
    "trop de fichiers": ({f"modules/a{i}.py": "" for i in range(501)}, {}, "500 fichiers au plus"),
    "empreinte fausse": ({"modules/a.py": "x = 1"}, {"fichiers": {"modules/a.py": "0"}}, "n’est pas celui du manifeste"),
    "fichier caché du manifeste": ({"modules/a.py": ""}, {"fichiers": {}}, "n’est pas celui du manifeste"),
    "format d’un autre temps": ({"modules/a.py": ""}, {"format": 2}, "il faut le format 1"),
    "pas du texte": ({"modules/a.py": b"\xff\xfe"}, {}, "un fichier est abîmé"),
}


@pytest.mark.parametrize("membres, manifeste, reproche", HOSTILES.values(), ids=HOSTILES)
def test_une_archive_hostile_est_refusee_en_entier(membres, manifeste, reproche, tmp_path):
    with pytest.raises(ErreurFabrication, match=re.escape(reproche)):
        lire_l_archive(archive_de(tmp_path / "a.zip", membres, manifeste))


def test_ce_qu_un_module_nomme_de_dangereux_se_lit_avant_tout_et_rien_ne_commande_le_terminal(tmp_path):
    dites = list(decrire(lire_l_archive(archive_de(tmp_path / "a.zip", {"modules/a.py": "import os\nos.remove('x')"}))))
    assert dites[1] == "  modules/a.py : 2 lignes ; importe os ; ATTENTION, nomme os" and "\x1b" not in dites[0]


def test_une_archive_ne_va_que_dans_un_nouveau_dossier_et_la_fiche_nomme_quelqu_un(dossier, tmp_path):
    (tmp_path / "plein").mkdir()
    (tmp_path / "plein/a.txt").touch()
    with pytest.raises(ErreurFabrication, match="il faut un nouveau dossier"):
        ecrire_le_dossier(lire_l_archive(partager(dossier)), tmp_path / "plein")
    copie = Path(shutil.copytree(dossier, tmp_path / "copie"))
    abimer(copie / "exercices.toml", "Camille Prof", "Votre nom")
    with pytest.raises(ErreurFabrication, match="il faut votre nom"):
        partager(copie)


def test_l_exemple_de_la_page_est_celui_que_l_on_essaie():
    blocs = re.findall(r"^```python\n(.*?)^```$", (RACINE / "docs/exercices_a_vous.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocs[0] == (MODELE / "modules/nb_voyelles.py").read_text(encoding="utf-8")
    source = (MODELE / "sources/exercices/compter_ranger.py").read_text(encoding="utf-8")
    assert blocs[1][blocs[1].index("# %% nb-voyelles-texte") :] in source


def test_apres_tout_cela_le_catalogue_n_a_que_le_cours():
    assert [nom for nom in NOMS if nom in CATALOGUE] == [] and NOTEBOOK not in CHAPITRES


def test_l_en_tete_d_un_source_ne_va_pas_chez_l_eleve(dossier):
    textes = ["".join(cellule["source"]) for cellule in lire(dossier / f"exercises/{NOTEBOOK}_exercices.ipynb")["cells"]]
    assert "BEGIN SOLUTION" in (MODELE / f"sources/exercices/{NOTEBOOK}.py").read_text(encoding="utf-8").partition("\n# %% ")[0]
    assert textes[1].startswith("# Compter, ranger, servir\n\nPour chaque exercice") and not any("SOLUTION" in texte for texte in textes)
