"""Le mode d’emploi : ses liens mènent quelque part, son exemple est exact."""

import doctest
import importlib
import importlib.util
import re
import shlex
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from ensemble import pour_chacun

from mastermind_edu.atelier.annonces import ecrire_lignes, lire_durees
from mastermind_edu.atelier.page_de_l_api import PORTES, ecrire_reference, ecrire_reference_en_html
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.chapitres import numero
from mastermind_edu.cli import lire_options
from mastermind_edu.correction.pages.retours import ecrire_chapitre
from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.exercices.parcours import PARCOURS

RACINE = Path(__file__).parent.parent
README = (RACINE / "README.md").read_text(encoding="utf-8")
spec = importlib.util.spec_from_file_location("lancer", RACINE / "lancer.py")
lancer = importlib.util.module_from_spec(spec)
spec.loader.exec_module(lancer)
OPTIONS_DU_LANCEUR = [action.option_strings[0] for action in lancer.lecteur()._actions if action.dest != "help"]
PAGES = [pytest.param(page, id=page.name) for page in (RACINE / "README.md", *sorted((RACINE / "docs").rglob("*.md")))]


@pour_chacun("page", PAGES)
def test_les_liens_menent_a_un_fichier(page):
    liens = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [lien for lien in liens if not (page.parent / lien).exists()] == []


def test_l_exemple_du_readme_est_exact():
    assert doctest.testfile(str(RACINE / "README.md"), module_relative=False, encoding="utf-8") == (0, 4)


def test_le_chemin_d_une_copie_nomme_quinze_fichiers_au_plus_chacun_une_fois_et_qui_existent():
    chemin = (RACINE / "docs" / "auteur.md").read_text(encoding="utf-8").partition("## Le chemin d’une copie")[2].partition("\n## ")[0]
    nommes = re.findall(r"`((?:correction|juge)/[\w/]+\.py)`", chemin)
    assert nommes == re.findall(r"^\d+\. `([\w/]+\.py)`", chemin, re.MULTILINE)
    assert len(nommes) <= 15 and len(set(nommes)) == len(nommes) and "mastermind_edu" in chemin
    assert [nom for nom in nommes if not (RACINE / "mastermind_edu" / nom).exists()] == []


def commandes_du_lanceur(texte):
    """Les mots de chaque `python lancer.py …` d’une page ; le commentaire qui suit n’en est pas."""
    lignes = re.findall(r"python3? lancer\.py([^`\n]*)", texte)
    return [shlex.split(ligne, comments=True) for ligne in lignes if "…" not in ligne and "COMMANDE" not in ligne]


@pytest.mark.parametrize("page", [*PAGES, *(pytest.param(RACINE / ".ci" / nom, id=nom) for nom in ("run", "places"))])
def test_le_lanceur_comprend_toutes_les_commandes_ecrites(page, monkeypatch):
    transmises = []
    monkeypatch.setattr(lancer.installation, "preparer", lambda *_: None)
    monkeypatch.setattr(lancer, "exiger_port", lambda *_: None)
    monkeypatch.setattr(
        lancer.installation, "python_du_cours", lambda mots, **_: transmises.append(mots) or nullcontext(SimpleNamespace(wait=lambda: 0))
    )
    for commande in commandes_du_lanceur(page.read_text(encoding="utf-8")):
        transmises.clear()
        if "--aide" in commande or len(commande) == 1 and commande[0] in lancer.COMMANDES and commande != ["tests"]:
            continue  # l’aide, ou une commande seulement nommée dans une phrase
        assert lancer.executer(commande) == 0
        if commande[:1] != ["tests"]:
            lire_options(transmises[0][3:])  # ce que le paquet reçoit, il le comprend


def test_le_readme_donne_les_deux_commandes_et_les_options_du_lanceur():
    assert commandes_du_lanceur(README)[:2] == [[], ["tests"]]
    assert [o for o in re.findall(r"`(--[a-z-]+)", README) if o in OPTIONS_DU_LANCEUR] == OPTIONS_DU_LANCEUR


@pour_chacun("page", PAGES)
def test_aucune_page_ne_donne_une_commande_qui_demande_d_activer_quelque_chose(page):
    """`mastermind-edu corriger` copié dans un terminal ne se trouve pas : tout passe par `lancer.py`."""
    assert re.findall(r"mastermind-edu \w+", page.read_text(encoding="utf-8")) == []


def test_le_readme_montre_les_commandes_d_une_classe():
    assert {"corriger", "jouer", "site", "servir", "statistiques"} <= {mots[0] for mots in commandes_du_lanceur(README) if mots}


# La table du sujet de SAÉ

GLOSSAIRE = (RACINE / "docs" / "glossaire.md").read_text(encoding="utf-8")
LIGNES_DE_LA_SAE = [tuple(map(str.strip, ligne)) for ligne in re.findall(r"^\|( `[^|]+)\|(.*)\|(.*)\|$", GLOSSAIRE, re.MULTILINE)]
FONCTIONS_DE_LA_SAE = """initTab copieTab listElem plusGrandIndice estPresent elemDiff sontEgaux codeAleat codeCorrect motVersEntiers
entiersVersMot propositionCodeHumain nbBienPlaces tabFrequence nbCommuns nbBienMalPlaces mancheHumain repCorrecte reponseHumain
passeCodeSuivantLexico estCompat passePropSuivante passeCodeSuivantLexicoCompat mancheOrdinateur saisirEntierPositif
saisirEntierPairPositif saisirCouleurs main affichePlateau afficheErreurs statsMasterMindIA"""


def test_chaque_fonction_du_sujet_a_sa_ligne_et_au_moins_une_des_notres():
    leurs = [nom for ligne, _, _ in LIGNES_DE_LA_SAE for nom in re.findall(r"`(\w+)`", ligne)]
    assert leurs == FONCTIONS_DE_LA_SAE.split()
    assert [leur for leur, exercices, paquet in LIGNES_DE_LA_SAE if not exercices + paquet] == []


@pour_chacun("exercices", [exercices for _, exercices, _ in LIGNES_DE_LA_SAE if re.search(r"\(\d\d\)", exercices)])
def test_un_exercice_de_la_table_est_dans_le_chapitre_nomme(exercices):
    chapitres = {nom: chapitre[:2] for chapitre, noms in CHAPITRES.items() for nom in noms}
    nommes = re.findall(r"`(\w+)` \((\d\d)\)", exercices)
    assert nommes and nommes == [(nom, chapitres[nom]) for nom, _ in nommes]


@pour_chacun("nom", [nom for _, _, paquet in LIGNES_DE_LA_SAE for nom in re.findall(r"`([\w.]+)`", paquet)])
def test_un_nom_du_paquet_dans_la_table_existe(nom):
    module, _, fonction = nom.rpartition(".")
    assert callable(getattr(importlib.import_module(f"mastermind_edu.{module}"), fonction))


@pour_chacun("page", ["README.md", "sources/lecons/00_jouer.py"])
def test_la_duree_de_chaque_parcours_est_la_somme_de_ses_chapitres(page):
    texte = (RACINE / page).read_text(encoding="utf-8")
    assert [ligne for ligne in ecrire_lignes(lire_durees(RACINE)) if ligne not in texte] == []


def test_un_parcours_ne_nomme_que_des_chapitres_qui_existent():
    numeros = {"00", *map(numero, CHAPITRES)}
    for parcours in PARCOURS:
        nommes = set(re.findall(r"\d\d", parcours.resume))
        assert nommes <= numeros and all(map(parcours.comprend, nommes))


# La référence du paquet


def test_la_reference_montre_chaque_nom_public_et_rien_d_autre():
    noms = {nom for porte in PORTES for nom in importlib.import_module(porte).__all__}
    assert set(re.findall(r"^### (\w+)$", ecrire_reference(), re.MULTILINE)) == noms


def test_dans_la_reference_du_site_chaque_lien_mene_a_son_nom():
    html = ecrire_reference_en_html(ecrire_reference())
    liens, adresses = (set(re.findall(motif, html)) for motif in (r'href="#([^"]+)"', r'<h3 id="([^"]+)"'))
    assert liens == adresses and 'href="index.html"' in html


def test_un_nom_public_sans_aide_arrete_la_fabrique(monkeypatch):
    monkeypatch.setattr("mastermind_edu.coeur.codes.tirer_code.__doc__", None)
    with pytest.raises(ErreurFabrication, match="mastermind_edu.tirer_code : il faut une chaîne d’aide"):
        ecrire_reference()


def test_le_titre_d_un_chapitre_est_le_meme_dans_le_readme_et_sur_les_pages_de_la_classe():
    titres = re.findall(r"^\| (\w+) \| \[([^\]]+)\]\(notebooks/(\w+)\.ipynb\)", README, re.MULTILINE)
    du_readme = {chapitre: f"{rang} – {titre}" for rang, titre, chapitre in titres if chapitre in CHAPITRES}
    assert du_readme == {chapitre: ecrire_chapitre(chapitre) for chapitre in CHAPITRES}
