"""Ajouter un exercice, un décodeur, un widget, une commande, une erreur typique, avec les modèles de docs/auteur.md.

Le cours entier est copié, puis suivi comme le ferait un auteur : `fabriquer`, vérifier, corriger, évaluer.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mastermind_edu.exercices import GAMMES

RACINE = Path(__file__).resolve().parents[1]


def modele(debut):
    """Le bloc de Python de la page de l’auteur qui contient ce texte."""
    blocs = re.findall(r"^```python\n(.*?)^```$", (RACINE / "docs" / "auteur.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return next(bloc for bloc in blocs if debut in bloc)


EXERCICE, ORDRE, TIRAGE, COMMANDE = map(modele, ("def nb_absentes(", "def dans_l_ordre(", "class Tirage(", "def tirer(options)"))
PLACE = '''# %% absentes-exemples
exemples("nb_absentes")

# %% absentes
def nb_absentes(code, nb_couleurs):
    """Le nombre de couleurs qui ne sont pas dans le code."""
    ### BEGIN SOLUTION
    absentes = 0
    for numero in range(nb_couleurs):
        if numero not in code:
            absentes = absentes + 1
    return absentes
    ### END SOLUTION


# %% absentes-verification
verifier(nb_absentes)

# %% defi-texte [markdown]
'''
DECODEURS = '''"""Deux décodeurs d’essai : l’un compte à rebours, l’autre tire au sort parmi les codes possibles."""

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.decodeurs.contrat import Decodeur


def chercher(candidats, choisir):
    while candidats:
        proposition = choisir(candidats)
        reponse = yield proposition
        candidats = [code for code in candidats if repondre_par_marquage(code, proposition) == reponse]


def a_rebours(nb_pions, nb_couleurs):
    return chercher(list(tous_les_codes(nb_pions, nb_couleurs)), lambda candidats: candidats[-1])


def au_sort(nb_pions, nb_couleurs, hasard):
    return chercher(list(tous_les_codes(nb_pions, nb_couleurs)), hasard.choice)


FICHES = {
    "a_rebours": Decodeur("À rebours", "les tests", a_rebours),
    "au_sort": Decodeur("Au sort", "les tests", au_sort, est_au_hasard=True),
}
'''
ERREUR = '''

@faux("vous renvoyez le nombre de places différentes : il faut les places égales")
def places_differentes(secret, proposition):
    return sum(secret[i] != proposition[i] for i in range(len(secret)))
'''


def remplacer(chemin, avant, apres):
    texte = chemin.read_text(encoding="utf-8")
    assert texte.count(avant) == 1
    chemin.write_text(texte.replace(avant, apres), encoding="utf-8")


@pytest.fixture(scope="module")
def cours(tmp_path_factory):
    """Une copie du cours avec les trois ajouts, refaite par `fabriquer`."""
    racine = tmp_path_factory.mktemp("ajouts") / "cours"
    suivis = subprocess.run(["git", "ls-files"], cwd=RACINE, capture_output=True, text=True, check=True).stdout.split("\n")
    for nom in filter(None, suivis):
        if (RACINE / nom).is_file() and not nom.startswith("tests/"):
            (racine / nom).parent.mkdir(parents=True, exist_ok=True)
            (racine / nom).write_bytes((RACINE / nom).read_bytes())
    paquet = racine / "mastermind_edu"
    (paquet / "exercices" / "chapitre_05" / "nb_absentes.py").write_text(EXERCICE, encoding="utf-8")
    remplacer(racine / "sources" / "exercices" / "05_frequences.py", "# %% defi-texte [markdown]\n", PLACE)
    plan = racine / "sources" / "enseignant" / "seances" / "05_frequences.toml"
    remplacer(plan, "fonctions = ['nb_communs']", "fonctions = ['nb_communs', 'nb_absentes']")
    remplacer(plan, "erreurs = ['nb_communs/couleurs-communes'", "erreurs = ['nb_absentes/presentes-comptees', 'nb_communs/couleurs-communes'")
    remplacer(plan, "approfondir = [", "approfondir = ['nb_absentes', ")
    with (racine / "docs" / "variantes.md").open("a", encoding="utf-8") as page:
        page.write("| `nb_absentes` | 1 | 1 | 0 | 0 |\n")
    (paquet / "decodeurs" / "ordre.py").write_text(ORDRE, encoding="utf-8")
    (paquet / "decodeurs" / "essais.py").write_text(DECODEURS, encoding="utf-8")
    remplacer(paquet / "decodeurs" / "catalogue.py", '    "optimal",\n', '    "optimal",\n    "essais",\n    "ordre",\n')
    (paquet / "widgets" / "tirage.py").write_text(TIRAGE, encoding="utf-8")
    remplacer(paquet / "widgets" / "__init__.py", '\n\n__all__ = [', '\nfrom mastermind_edu.widgets.tirage import Tirage\n\n__all__ = ["Tirage", ')
    remplacer(racine / "docs" / "accessibilite.md", "| touche | dans `Match` |", "| touche | dans `Tirage`, `Match` |")
    with (paquet / "commandes" / "usage.py").open("a", encoding="utf-8") as commandes:
        commandes.write(COMMANDE.partition("ELEVE\n")[2])
    with (paquet / "exercices" / "chapitre_04" / "compter_bien_places.py").open("a", encoding="utf-8") as module:
        module.write(ERREUR)
    lancer(racine, "-m", "mastermind_edu", "fabriquer", "05")
    return racine


def lancer(racine, *arguments):
    """Ce qu’affiche Python, lancé dans la copie ; ses petits fichiers y restent."""
    environnement = {**os.environ, "PYTHONPATH": str(racine), "HOME": str(racine.parent), "USERPROFILE": str(racine.parent)}
    options = {"cwd": racine, "env": environnement, "capture_output": True, "text": True, "encoding": "utf-8"}
    essai = subprocess.run([sys.executable, *arguments], **options)
    assert essai.returncode == 0, essai.stderr
    return essai.stdout


def verifier(racine, source, nom):
    """Le verdict sur une fonction, écrite dans un fichier pour que Python en connaisse le texte."""
    (racine / "essai.py").write_text(f"from mastermind_edu import verifier\n\n\n{source}\n\nprint(verifier({nom}))\n", encoding="utf-8")
    return lancer(racine, "essai.py")


@pytest.mark.parametrize(
    "corps, attendu",
    [
        ("sum(numero not in code for numero in range(nb_couleurs))", "✔ nb_absentes : réussi"),
        ("len(set(code))", "Les couleurs présentes sont comptées : il faut les absentes."),
    ],
    ids=["juste", "erreur typique"],
)
def test_le_nouvel_exercice_se_verifie(cours, corps, attendu):
    assert attendu in verifier(cours, f"def nb_absentes(code, nb_couleurs):\n    return {corps}\n", "nb_absentes")


def test_la_nouvelle_erreur_typique_est_nommee(cours):
    source = """def compter_bien_places(secret, proposition):
    compte = 0
    for a, b in zip(secret, proposition):
        if a != b:
            compte += 1
    return compte
"""
    assert "Vous renvoyez le nombre de places différentes" in verifier(cours, source, "compter_bien_places")


def test_le_nouvel_exercice_est_dans_le_notebook_et_se_corrige(cours):
    lancer(cours, "-m", "mastermind_edu", "corriger", "solutions/05_frequences_corrige.ipynb", "exercises/05_frequences_exercices.ipynb", "--sortie", "notes")
    copies = {
        copie["fichier"].split("/")[0]: {e["nom"]: e["etat"] for e in copie["exercices"]}
        for copie in json.loads((cours / "notes" / "resultats.json").read_text(encoding="utf-8"))["copies"]
    }
    demandes = [nom for nom in copies["solutions"] if nom not in GAMMES]
    assert demandes == ["frequences", "nb_communs", "repondre_frequences", "mes_cas_nb_communs", "nb_absentes"]
    assert set(copies["solutions"].values()) == {"réussi"} and set(copies["exercises"].values()) == {"à faire"}


@pytest.mark.parametrize("page, texte", [
    ("README.md", "[5 fonctions](exercises/05_frequences_exercices.ipynb)"),
    ("sources/lecons/05_frequences.py", "exercices.ipynb), quatre fonctions, des cas"),
    ("sources/exercices/05_frequences.py", "# Quatre fonctions, chacune"),
    ("docs/erreurs_typiques.md", "presentes-comptees"),
    ("docs/erreurs_typiques.md", "places-differentes"),
    ("docs/decodeurs.md", "| `a_rebours` | À rebours | les tests |"),
    ("docs/decodeurs.md", "| `dans_l_ordre` | Tous les codes | ce cours |"),
    ("docs/api.md", "- `.tirer() -> None` : Tire un code et l’annonce, aux lecteurs d’écran aussi.\n"),
    ("mastermind_edu/statistiques/bilans_4x6.json", '\n"a_rebours": {"distribution": [[1, 1], [2, 4], '),
])
def test_les_pages_suivent(cours, page, texte):
    assert texte in (cours / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("taille", [(4, 6), (3, 4)], ids=["4 × 6", "3 × 4"])
def test_le_nouveau_decodeur_a_son_bilan(cours, taille):
    pions, couleurs = map(str, taille)
    comme = lancer(cours, "-m", "mastermind_edu", "statistiques", "lexicographique_decroissant", "--pions", pions, "--couleurs", couleurs)
    nouveau = lancer(cours, "-m", "mastermind_edu", "statistiques", "a_rebours", "--pions", pions, "--couleurs", couleurs)
    assert nouveau.splitlines()[1:] == comme.splitlines()[1:]


@pytest.mark.parametrize("taille", [(4, 6), (3, 4)], ids=["4 × 6", "3 × 4"])
@pytest.mark.parametrize("noms", [["au_sort"], ["au_sort", "cfc"]], ids=["seul", "comparé"])
def test_un_nouveau_decodeur_au_hasard_n_est_jamais_dit_exact(cours, noms, taille):
    options = ["--pions", str(taille[0]), "--couleurs", str(taille[1])]
    assert "ce n’est pas une preuve" in lancer(cours, "-m", "mastermind_edu", "statistiques", *noms, *options)


def test_la_page_des_decodeurs_dit_lequel_est_un_tirage(cours):
    prose = " ".join((cours / "docs" / "decodeurs.md").read_text(encoding="utf-8").split())
    assert "`aleatoire_compatible` et `au_sort` tirent chaque proposition : leur bilan est un tirage, pas une preuve." in prose


def test_le_nouveau_widget_tire_et_se_dit(cours):
    essai = "from mastermind_edu.widgets import Tirage; jeu = Tirage(graine=1); avant = jeu.code; jeu.children[1].children[0].click(); print(avant, jeu.code, jeu._annonce.value)"
    sortie = lancer(cours, "-c", essai)
    assert sortie.startswith("(1, 4, 0, 2) ") and "Le code tiré est" in sortie and sortie.count("(1, 4, 0, 2)") == 1


def test_la_nouvelle_commande_s_execute_et_s_explique(cours):
    assert lancer(cours, "-m", "mastermind_edu", "tirer", "--graine", "1") == "VPRB\n"
    assert "tire un code au sort et l’affiche" in " ".join(lancer(cours, "lancer.py", "--aide").split()) + lancer(cours, "-m", "mastermind_edu", "--aide")


def test_tout_est_a_jour_apres_une_seule_fabrication(cours):
    sortie = lancer(cours, "-m", "mastermind_edu", "fabriquer", "--verifier")
    assert sortie == ""
