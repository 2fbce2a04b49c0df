"""Le vrai noyau de Basthon, dans Node, sans réseau : les activités exportées s’y exécutent, et `verifier` y dit ce qu’il dit ailleurs.

Ce que Capytale met autour (comptes, classes, page) n’est pas là. npm installe le noyau une fois, dans le dossier personnel, et sa console nue,
celle de Pyodide, est essayée avec. Commencer par `noyau`.
"""

import hashlib
import json
import linecache
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from partage import une_fois

from mastermind_edu import verifier
from mastermind_edu.atelier.capytale import PREPARER, exporter_capytale
from mastermind_edu.disque import dossier_personnel
from mastermind_edu.eleve.corrige import corrige
from mastermind_edu.exercices import CATALOGUE, CHAPITRES

RACINE = Path(__file__).resolve().parents[2]
DEMANDE, PROGRAMME = (Path(__file__).parent / "basthon" / nom for nom in ("package.json", "noyau.mjs"))
SECONDES = 500
IMPORTER = f"{PREPARER}\nfrom mastermind_edu import verifier"
FAUSSES = {
    "position": "def position(valeur, code):\n    return code.index(valeur) + 1 if valeur in code else -1",
    "nombre_de_codes": "def nombre_de_codes(nb_pions, nb_couleurs):\n    return nb_pions * nb_couleurs",
    "compter_bien_places": "def compter_bien_places(secret, proposition):\n    for i in range(len(secret)):\n        if secret[i] == proposition[i]:\n            return 1\n    return 0",
    "est_compatible": "def est_compatible(code, tentatives):\n    return code",
    "frequences": "def frequences(code, nb_couleurs):\n    return [code.count(c) for c in range(nb_couleurs - 1)]",
    "code_suivant": "def code_suivant(code, nb_couleurs):\n    while True:\n        pass",
    "mes_cas_repondre": "def mes_cas_repondre():\n    return [(['R', 'V'], ['R', 'V'], (2, 0)), (['R', 'V'], ['V', 'R'], (0, 2))]",
    "bilan": "def bilan(longueurs):\n    ...",
}


class Noyau(NamedTuple):
    """Basthon installé, et les activités exportées."""

    maison: Path
    export: Path

    def executer(self, seances, dossier, **autres):
        """Ce que montre chaque cellule de chaque séance, le noyau redémarré entre deux."""
        demande, rendu = dossier / "demande.json", dossier / "rendu.json"
        modules = [str(self.export / "mastermind_edu.py")]
        demande.write_text(json.dumps({"seances": seances, "modules": modules, **autres}), encoding="utf-8")
        commande = ["node", str(PROGRAMME), str(self.maison), str(demande), str(rendu)]
        fait = subprocess.run(commande, capture_output=True, text=True, encoding="utf-8", errors="replace", timeout=SECONDES)
        assert fait.returncode == 0, fait.stderr[-2000:]
        return json.loads(rendu.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def noyau(tmp_path_factory):
    maison = _installer()
    return Noyau(maison, une_fois(tmp_path_factory, "capytale", lambda dossier: exporter_capytale(RACINE, dossier / "cours")) / "cours")


def _installer() -> Path:
    """Le dossier de npm ; l’essai est sauté quand npm n’est pas là, ou ne peut rien recevoir."""
    if shutil.which("npm") is None:
        pytest.skip("il faut Node et npm pour essayer Basthon")
    maison = dossier_personnel() / "places" / f"basthon-{hashlib.sha256(DEMANDE.read_bytes()).hexdigest()[:12]}"
    if not (maison / "complet").exists():
        shutil.rmtree(maison, ignore_errors=True)
        maison.mkdir(parents=True)
        shutil.copyfile(DEMANDE, maison / DEMANDE.name)
        fait = subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=maison, capture_output=True, text=True, errors="replace", timeout=SECONDES
        )
        if fait.returncode != 0:
            pytest.skip(f"npm ne peut pas installer Basthon : {fait.stderr.strip()[-300:]}")
        (maison / "complet").touch()
    return maison


def cellules(fichier):
    notebook = json.loads(fichier.read_text(encoding="utf-8"))
    return [cellule for cellule in notebook["cells"] if cellule["cell_type"] == "code"]


def est_un_arret(cellule):
    return "breakpoint" in cellule["metadata"].get("tags", [])


@pytest.fixture(scope="session")
def executees(noyau, tmp_path_factory):
    """Toutes les activités, exécutées cellule par cellule : le nom, puis chaque cellule et ce qu’elle a montré."""
    fichiers = sorted(noyau.export.rglob("*.ipynb"))
    seances = [{"cellules": [cellule["source"] for cellule in cellules(fichier)]} for fichier in fichiers]
    rendus = noyau.executer(seances, tmp_path_factory.mktemp("activites"))
    return {fichier.stem: list(zip(cellules(fichier), rendu, strict=True)) for fichier, rendu in zip(fichiers, rendus, strict=True)}


def test_chaque_activite_s_execute_sans_erreur_et_sans_saisie(executees):
    assert len(executees) >= 35
    fautes = [(nom, vu["erreur"][-200:]) for nom, vues in executees.items() for _, vu in vues if vu["erreur"] or vu["demandees"]]
    assert fautes == []


def test_seules_les_reponses_predites_font_avancer_avant_toute_reussite(executees):
    avancees = {(nom, vu["avances"]) for nom, vues in executees.items() for cellule, vu in vues if est_un_arret(cellule) or vu["avances"]}
    assert {avances for nom, avances in avancees if not nom.endswith("_exercices")} == {1}
    assert {avances for nom, avances in avancees if nom.endswith("_exercices")} == {0}


@pytest.mark.parametrize("lecon, image", [("00_jouer", "au clavier : _.jouer()"), ("04_marquage", "<details name="), ("11_cfc", "data:image/svg+xml")])
def test_trois_lecons_montrent_leurs_widgets_en_images(executees, lecon, image):
    vues = [vue for _, vu in executees[lecon] for vue in [*vu["montres"], vu["valeur"] or {}]]
    dites = [f"{vue.get('text/html', '')}{vue.get('text/plain', '')}" for vue in vues]
    assert any(image in dite for dite in dites) and not any("onload" in dite for dite in dites)


def ici(fonctions):
    """Ce que dit `verifier` dans ce Python-ci, de fonctions lues comme des cellules."""
    espace = {"__name__": "__main__", "verifier": verifier}
    for nom, code in fonctions.items():
        fichier = f"<cellule de {nom}>"
        linecache.cache[fichier] = (len(code), None, [f"{ligne}\n" for ligne in code.split("\n")], fichier)
        exec(compile(code, fichier, "exec"), espace)
    return {nom: sans_duree(repr(eval(f"verifier({nom})", espace))) for nom in fonctions}


def sans_duree(texte):
    """Un temps d’attente, et la ligne où une boucle est arrêtée, dépendent de la machine."""
    return re.sub(r"\d+([,.]\d+)? secondes?|appel arrêté \(ligne \d+\)", "…", texte)


def resoudre(cellule):
    """Le texte de la cellule, ou le corrigé quand c’est la réponse d’un exercice."""
    ecrite = re.search(r"(?m)^(?:def|class) (\w+)", cellule["source"])
    return corrige(ecrite[1]).code if ecrite and ecrite[1] in CATALOGUE else cellule["source"]


def test_toute_reponse_juste_reussit_et_fait_avancer(noyau, tmp_path):
    fichiers = sorted((noyau.export / "exercices").iterdir())
    deja = [corrige(nom).code for chapitre in ("03_validation", "04_marquage", "05_frequences") for nom in CHAPITRES[chapitre]]  # on les recopie dans les chapitres qui s’en servent
    rendus = noyau.executer([{"cellules": [*deja, *(resoudre(cellule) for cellule in cellules(fichier))]} for fichier in fichiers], tmp_path)
    faits = [zip(cellules(fichier), rendu[len(deja) :], strict=True) for fichier, rendu in zip(fichiers, rendus, strict=True)]
    vus = [vu for fait in faits for cellule, vu in fait if est_un_arret(cellule)]
    assert len(vus) == len(CATALOGUE) and {vu["avances"] for vu in vus} == {1}
    assert [vu for vu in vus if " : réussi" not in (vu["valeur"] or {}).get("text/plain", "")] == []


def test_une_reponse_fausse_ou_sans_fin_a_le_meme_verdict_qu_ailleurs(noyau, tmp_path):
    [vus] = noyau.executer([{"cellules": [IMPORTER, *FAUSSES.values(), *(f"verifier({nom})" for nom in FAUSSES)]}], tmp_path)
    verdicts = {nom: vu["valeur"] for nom, vu in zip(FAUSSES, vus[-len(FAUSSES) :], strict=True)}
    assert {nom: sans_duree(verdict["text/plain"]) for nom, verdict in verdicts.items()} == ici(FAUSSES)
    assert all(verdict["text/html"].lstrip().startswith("<div") for verdict in verdicts.values())


def test_l_erreur_d_un_clic_est_a_la_ligne_de_l_eleve(noyau, tmp_path):
    sans_repondre = f"{corrige('couleur_suivante').code}\n\n{corrige('MonPlateau').code}"
    [vus] = noyau.executer([{"cellules": [IMPORTER, "from ipywidgets import Button, HBox, Label, VBox", sans_repondre, "verifier(MonPlateau)"]}], tmp_path)
    assert "repondre" in vus[3]["valeur"]["text/plain"] and "action(self)" not in vus[3]["valeur"]["text/plain"]


def test_la_suite_d_un_exercice_vient_apres_la_reussite_ou_la_cinquieme_version_fausse(noyau, tmp_path):
    versions = [f"def position(valeur, code):\n    return {rang}" for rang in range(5)]
    perdre = [cellule for version in versions for cellule in (version, "verifier(position)")]
    gagner = [FAUSSES["nombre_de_codes"], "verifier(nombre_de_codes)", corrige("nombre_de_codes").code, "verifier(nombre_de_codes)"]
    perdu, gagne = noyau.executer([{"cellules": [IMPORTER, *perdre]}, {"cellules": [IMPORTER, *gagner]}], tmp_path)
    assert [vu["avances"] for vu in perdu] == [0] * 10 + [1]
    assert [vu["avances"] for vu in gagne] == [0, 0, 0, 0, 1]
    dites = [(fait["label"], fait["success"]) for vu in [*perdu, *gagne] for fait in vu["validations"]]
    assert dites == [("position", False)] * 5 + [("nombre_de_codes", False), ("nombre_de_codes", True)]


def test_une_erreur_est_suivie_d_une_phrase_francaise_et_un_squelette_n_affiche_rien(noyau, tmp_path):
    fautes = [PREPARER, "def f(:", "x = 1\nprint(zut)", "def aller():\n    ...\n...", "verifier"]
    [vus] = noyau.executer([{"cellules": fautes}], tmp_path)
    assert "✘ Faute de syntaxe, ligne 1" in vus[1]["erreur"]
    assert "✘ Erreur NameError, ligne 2 : `print(zut)`" in vus[2]["erreur"]
    assert vus[3]["erreur"] is None and not vus[3]["valeur"] and "premières cellules" in vus[4]["erreur"]


def test_sans_le_module_la_premiere_cellule_le_reclame(noyau, tmp_path):
    [[vu]] = noyau.executer([{"cellules": [PREPARER]}], tmp_path, modules=[])
    assert "demandez à votre professeur de le joindre à l’activité" in vu["erreur"]


def test_une_manche_et_un_deroulement_se_menent_par_des_saisies(noyau, tmp_path):
    jouer = [PREPARER, "from mastermind_edu import derouler\nfrom mastermind_edu.widgets import Plateau", 'Plateau(secret="RVBJ")', "_.jouer()"]
    jouer += ["def doubler(n):\n    m = 2 * n\n    return m", "derouler(doubler, 3)", "_.jouer()"]
    [vus] = noyau.executer([{"cellules": jouer, "saisies": ["RVJB", "RVBJ", "", "3", ""]}], tmp_path)
    assert [vu["erreur"] for vu in vus] == [None] * 7
    assert "2 bien placés, 2 mal placés" in vus[3]["ecrit"] and "Gagné en 2 tentatives" in vus[3]["ecrit"]
    assert vus[5]["valeur"]["text/html"].count("<details") == 3 and "Étape 3 sur 3" in vus[6]["ecrit"]


def test_une_console_nue_de_pyodide_a_le_meme_repli(noyau, tmp_path):
    lignes = [PREPARER, "from mastermind_edu import verifier", FAUSSES["nombre_de_codes"], "verifier(nombre_de_codes)", "print(zut)"]
    lignes += ["from mastermind_edu.widgets import Plateau", "print(Plateau(graine=1))"]
    [vus] = noyau.executer([{"cellules": lignes}], tmp_path, nue=True)
    assert sans_duree(vus[3]["valeur"]["text/plain"]) == ici({"nombre_de_codes": FAUSSES["nombre_de_codes"]})["nombre_de_codes"]
    assert "✘ Erreur NameError" in vus[4]["erreur"] and "au clavier : _.jouer()" in vus[6]["ecrit"]
