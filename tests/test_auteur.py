"""Ce qu’un auteur oublie est nommé, en une ligne : dans le module d’un exercice, une commande, une fiche, un plan, un widget.

Les ajouts que rien n’oublie sont dans test_ajouts ; commencer par `MODULES`.
"""

import ast
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from test_ajouts import EXERCICE

from mastermind_edu import lecteur_de_commande
from mastermind_edu.atelier import ErreurFabrication, fabrique, modules_complets
from mastermind_edu.atelier.annonces import lister_oublis
from mastermind_edu.atelier.enseignant.epreuves import lire_epreuve
from mastermind_edu.atelier.enseignant.seances import lire_seance
from mastermind_edu.atelier.execution import composer
from mastermind_edu.atelier.fabrique import verifier_fabrication
from mastermind_edu.atelier.page_de_l_api import _ecrire_membres
from mastermind_edu.atelier.plan import Cible, Version, pour_chacun
from mastermind_edu.atelier.sommaire import Page
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.decodeurs import catalogue
from mastermind_edu.exercices import Catalogue
from mastermind_edu.lecteur_de_commande import CommandeMalDeclaree, commande, option
from mastermind_edu.poste.installation import ELEVE

RACINE = Path(__file__).resolve().parents[1]
FICHIER = "mastermind_edu/exercices/chapitre_05/nb_absentes.py"


@pytest.fixture
def cours(tmp_path):
    """Les sources du cours, que l’on peut abîmer, et les pages qui parlent de chaque exercice et de chaque widget."""
    for dossier in ("sources", "mastermind_edu/exercices"):
        shutil.copytree(RACINE / dossier, tmp_path / dossier, ignore=shutil.ignore_patterns("__pycache__"))
    for nom in ("README.md", "docs/accessibilite.md", "docs/variantes.md", "tests/domaines.py", "tests/test_accessibilite.py"):
        (tmp_path / nom).parent.mkdir(exist_ok=True)
        shutil.copy(RACINE / nom, tmp_path / nom)
    assert lister_oublis(tmp_path, {}) == []
    return tmp_path


def abimer(chemin, avant, apres):
    texte = chemin.read_text(encoding="utf-8")
    assert avant in texte
    chemin.write_text(texte.replace(avant, apres, 1), encoding="utf-8")


# Le module d’un exercice

LIGNES = {debut: next(ligne + "\n" for ligne in EXERCICE.split("\n") if ligne.strip().startswith(debut)) for debut in ("points", "exemples", "indices", "squelette", '"""Le nombre', "Propriete(")}
OU_FAUX = EXERCICE[: EXERCICE.index("@faux")].count("\n") + 1
MODULES = {
    "points et exemples": (LIGNES["points"] + "    cas=cas,\n" + LIGNES["exemples"], "", "il manque à EXERCICE `points`, `cas` et `exemples`"),
    "exemples": (LIGNES["exemples"], "", "il manque à EXERCICE `exemples`"),
    "un nom mal écrit": ("indices=", "indice=", "EXERCICE ne connaît pas `indice` ; vouliez-vous dire indices ?"),
    "aide": (LIGNES['"""Le nombre'], "", "il faut une chaîne d’aide à la référence : c’est la phrase que montre `exemples`"),
    "points nuls": ("points=1", "points=0", "il faut points=1 au moins, voici 0"),
    "indices": (LIGNES["indices"], "    indices=(\"Un seul.\",),\n", "il faut 2 indices, le plus léger d’abord, en voici 1"),
    "squelette": (LIGNES["squelette"], "", "il faut un squelette, la fonction à trous"),
    "une erreur de moins": ('@faux("la première couleur n’est jamais comptée")\n', "", "il faut 4 erreurs typiques au moins, @faux(…) devant chacune, en voici 3"),
    "propriétés": (LIGNES["Propriete("], "", "il faut 2 proprietes au moins, en voici 1"),
    "référence d’un autre nom": ("reference=nb_absentes", "reference=se_repete", "il faut une référence du nom du module, voici se_repete"),
    "pas d’exercice": ("EXERCICE = ", "EXERCISE = ", "il faut EXERCICE = Exercice(…), il n’y en a pas"),
    "un import oublié": ("Propriete, faux", "Propriete", f"Python ne peut pas l’importer, ligne {OU_FAUX} : NameError, name 'faux' is not defined"),
    "une faute de Python": ("def cas():", "def cas()", "Python ne peut pas l’importer, ligne 12 : SyntaxError, "),
}


def charger_le_texte(texte):
    """Ce que fait `charger`, pour un module qui n’est pas dans le paquet."""

    def charger(dossier, nom):
        module = ModuleType("essai")
        exec(compile(texte, f"/cours/mastermind_edu/exercices/{dossier}/{nom}.py", "exec"), vars(module))
        return replace(module.EXERCICE, erreurs_typiques=tuple(f.typique for f in vars(module).values() if hasattr(f, "typique")))

    return charger


@pytest.mark.parametrize("avant, apres, reproche", MODULES.values(), ids=MODULES)
def test_ce_qui_manque_au_module_d_un_exercice_est_nomme(avant, apres, reproche, monkeypatch):
    assert EXERCICE.count(avant) == 1
    monkeypatch.setattr(modules_complets, "charger", charger_le_texte(EXERCICE.replace(avant, apres)))
    with pytest.raises(ErreurFabrication) as refus:
        modules_complets.exiger_complets({"05_frequences": ("nb_absentes",)})
    assert str(refus.value).startswith(f"{FICHIER} : {reproche}")


def test_un_module_complet_ne_dit_rien_et_deux_modules_incomplets_sont_nommes_a_la_fois(monkeypatch):
    monkeypatch.setattr(modules_complets, "charger", charger_le_texte(EXERCICE))
    modules_complets.exiger_complets({"05_frequences": ("nb_absentes",)})
    with pytest.raises(ErreurFabrication) as refus:
        modules_complets.exiger_complets({"05_frequences": ("a", "b")})
    assert [ligne.partition(" : ")[0] for ligne in str(refus.value).split("\n")] == [FICHIER.replace("nb_absentes", nom) for nom in "ab"]


def test_un_exercice_qui_change_de_chapitre_se_lit_des_la_premiere_fabrication():
    suivi = Catalogue({"01_constantes": ("nb_communs",)})
    with pytest.raises(ModuleNotFoundError):
        suivi["nb_communs"]
    suivi.suivre({"05_frequences": ("nb_communs",)})
    assert suivi["nb_communs"].nom == "nb_communs"


@pytest.mark.parametrize("version", [Version.EXERCICE, Version.SOLUTION])
def test_une_solution_sans_marqueurs_est_refusee_avec_sa_cellule(version, cours):
    cible = Cible(cours, "05_frequences", version)
    composer(cible)
    for marqueur in ("BEGIN", "END"):
        abimer(cible.source, f"    ### {marqueur} SOLUTION\n", "")
    with pytest.raises(ErreurFabrication, match="05_frequences.py, cellule « frequences », ligne .* autour de la solution de `frequences`, l’élève la lirait"):
        composer(cible)


# La place d’un exercice

LIEUX = {
    "plan": ("sources/enseignant/seances/05_frequences.toml", "fonctions = ['nb_communs']", "fonctions = []", "il faut `nb_communs` dans les `fonctions` d’un temps et dans une voie"),
    "domaine": ("tests/domaines.py", '"nb_communs"', '"nb_commun"', "il faut le domaine de `nb_communs` dans DOMAINES"),
    "variantes": ("docs/variantes.md", "| `nb_communs` |", "| nb_communs |", "il faut la ligne de `nb_communs` ; `python tests/variantes.py > docs/variantes.md` la fait"),
    "points": ("sources/exercices/05_frequences.py", "**Points**", "Points", "il faut dans la fiche une ligne « - **Points** : 0 », que la fabrique remplit"),
    "début d’une leçon": ("sources/lecons/05_frequences.py", "# %% fiche", "# %% la-fiche", "il faut d’abord les cellules titre, fiche, imports, et retenir puis suite à la fin"),
    "fin d’une leçon": ("sources/lecons/05_frequences.py", "# %% retenir", "# %% a-retenir", "il faut d’abord les cellules titre, fiche, imports, et retenir puis suite à la fin"),
    "touches": ("docs/accessibilite.md", "| touche | dans `Analyse` |", "`Analyse`", "il faut une table des touches, « | touche | dans `Analyse` | »"),
    "état": ("tests/test_accessibilite.py", '    "analyse": ', '    # "analyse": ', 'il faut un état dans ETATS, comme "Analyse-neuf": "jeu = Analyse()",'),
}


@pytest.mark.parametrize("fichier, avant, apres, reproche", LIEUX.values(), ids=LIEUX)
def test_un_endroit_oublie_est_nomme(fichier, avant, apres, reproche, cours):
    abimer(cours / fichier, avant, apres)
    assert lister_oublis(cours, {}) == [f"{fichier} : {reproche}"]


def test_un_dossier_d_exercices_sans_init_est_nomme(cours):
    (cours / "mastermind_edu/exercices/chapitre_05/__init__.py").unlink()
    assert [oubli.partition(" : ")[0] for oubli in lister_oublis(cours, {})] == ["mastermind_edu/exercices/chapitre_05/__init__.py"]


def test_un_chapitre_sans_question_d_epreuve_est_nomme_meme_si_l_epreuve_dit_le_comprendre(cours):
    fichier = cours / "sources/enseignant/epreuves/epreuve_3.toml"
    abimer(fichier, "sur = ['09']", "sur = ['10']")
    [oubli] = lister_oublis(cours, {})
    assert oubli.startswith("sources/enseignant/epreuves : il faut une question dont « sur » contient '09'")
    abimer(fichier, "sur = ['10']", "sur = ['11']")
    with pytest.raises(ErreurFabrication, match="des chapitres de 07 à 10, voici"):
        lire_epreuve(fichier)


# Le plan d’un chapitre

PLANS = {
    "aucune fonction": ("seances/05_frequences.toml", "fonctions = ['nb_communs']", "fonctions = []", "il manque dans les temps nb_communs"),
    "fonction inconnue": ("seances/05_frequences.toml", "fonctions = ['nb_communs']", "fonctions = ['nb_comuns']", "il faut dans les temps un exercice du chapitre, voici 'nb_comuns'"),
    "deux fois": ("seances/05_frequences.toml", "fonctions = ['nb_communs']", "fonctions = ['nb_communs', 'nb_communs']", "nb_communs y est plusieurs fois"),
    "sans erreur": ("seances/05_frequences.toml", "['nb_communs/couleurs-communes', 'nb_communs/somme-des-maximums', 'nb_communs/couleur-0-oubliee']", "[]", "une erreur typique au moins de nb_communs"),
    "rien à passer": ("seances/05_frequences.toml", "passer = 'au lycée, passez la traduction en pseudo-code.'\n", "", "il faut dire dans un temps d’exercices ce que l’on peut passer"),
    "leçon sans titre": ("../lecons/05_frequences.py", "# %% titre [markdown]\n# # ", "# %% titre [markdown]\n# ", "sources/lecons/05_frequences.py : il faut un titre"),
    "prédiction oubliée": ("../lecons/05_frequences.py", "accord-texte [markdown]", "autre-texte [markdown]", "il faut une cellule à qui sources/lecons/05_frequences.py donne prediction="),
}


@pytest.mark.parametrize("fichier, avant, apres, reproche", PLANS.values(), ids=PLANS)
def test_un_plan_faux_est_nomme_par_ce_qui_lui_manque(fichier, avant, apres, reproche, cours):
    abimer(cours / "sources/enseignant" / fichier, avant, apres)
    with pytest.raises(ErreurFabrication) as refus:
        lire_seance(cours, "05_frequences")
    assert reproche in str(refus.value)


# Tout en une fois


def test_chaque_refus_est_garde_avec_les_autres():
    def lire(nombre):
        if nombre % 2:
            raise ErreurFabrication(f"impair : {nombre}")
        return nombre

    assert pour_chacun([2, 4], lire) == [2, 4]
    with pytest.raises(ErreurFabrication, match="^impair : 1\nimpair : 3$"):
        pour_chacun([1, 2, 3], lire)


def test_un_refus_n_empeche_pas_de_nommer_les_pages_d_avant(monkeypatch):
    def composer_pages(_):
        yield Page("docs/absente.md", "texte")
        raise ErreurFabrication("un plan est faux\nun autre aussi")

    monkeypatch.setattr(fabrique, "composer_pages", composer_pages)
    monkeypatch.setattr(fabrique, "lister_cibles", lambda *_: [])
    assert verifier_fabrication(RACINE)[:3] == ["un plan est faux", "un autre aussi", "docs/absente.md : n’est plus à jour ; `python lancer.py fabriquer` le refait"]


# Une commande


def jouer(options):
    """Prend le nom d’une autre."""


def sans_options():
    """Oublie son paramètre."""


COMMANDES = {
    "nom pris": (jouer, [ELEVE], "test_auteur.py, commande jouer : il faut un autre nom, celui-ci est déjà pris"),
    "sans options": (sans_options, [ELEVE], "commande sans-options : il manque son paramètre : def sans_options(options)"),
    "option refusée": (jouer, [ELEVE, option("--a", tipe=int, help="a")], "commande jouer : une option est refusée : "),
}


@pytest.mark.parametrize("action, arguments, reproche", COMMANDES.values(), ids=COMMANDES)
def test_une_commande_mal_declaree_est_refusee(action, arguments, reproche, monkeypatch):
    monkeypatch.setattr(lecteur_de_commande, "COMMANDES", {"jouer": None} if "pris" in reproche else {})
    with pytest.raises(CommandeMalDeclaree) as refus:
        commande(*arguments)(action)
    assert reproche in str(refus.value)


def test_une_commande_declaree_sans_parentheses_est_refusee():
    with pytest.raises(CommandeMalDeclaree, match="il faut @commande"):
        commande(jouer)


@pytest.mark.parametrize("porte", ["import runpy; runpy.run_path('lancer.py', run_name='__main__')", "from mastermind_edu.cli import main; sys.exit(main(['jouer', '--aide']))"], ids=["lancer.py", "cli"])
def test_une_commande_mal_declaree_se_dit_en_une_ligne(porte):
    avant = "import sys; sys.path.insert(0, '.'); import mastermind_edu.lecteur_de_commande as lecteur; lecteur.COMMANDES['jouer'] = None; "
    essai = subprocess.run([sys.executable, "-c", avant + porte], cwd=RACINE, capture_output=True, text=True, encoding="utf-8")
    assert (essai.returncode, essai.stdout) == (1, "")
    assert essai.stderr == "erreur : mastermind_edu/commandes/usage.py, commande jouer : il faut un autre nom, celui-ci est déjà pris\n"


# Un décodeur, un widget

FICHES = {
    "absentes": "FICHE = {}\n",
    "vides": "FICHES = {}\n",
    "sans source": "from mastermind_edu.decodeurs.contrat import Decodeur\nFICHES = {'essai': Decodeur('Essai', '', print)}\n",
    "trop courte": "from mastermind_edu.decodeurs.contrat import Decodeur\nFICHES = {'essai': Decodeur('Essai', print)}\n",
}


@pytest.mark.parametrize("texte", FICHES.values(), ids=FICHES)
def test_un_decodeur_sans_fiche_est_nomme(texte, tmp_path, monkeypatch):
    (tmp_path / "essai_de_fiche.py").write_text(texte, encoding="utf-8")
    monkeypatch.setattr("mastermind_edu.decodeurs.__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "mastermind_edu.decodeurs.essai_de_fiche", raising=False)
    with pytest.raises(ErreurMastermind, match="^mastermind_edu/decodeurs/essai_de_fiche.py : il faut FICHES = "):
        catalogue.reunir(["essai_de_fiche"])
    sys.modules.pop("mastermind_edu.decodeurs.essai_de_fiche", None)


def test_une_methode_sans_aide_arrete_la_fabrique():
    classe = ast.parse("class Jeu:\n    def _cachee(self): ...\n    def tirer(self): ...\n").body[0]
    with pytest.raises(ErreurFabrication, match="^widgets.Jeu.tirer : il faut une chaîne d’aide"):
        list(_ecrire_membres("widgets.Jeu", classe))
