"""Les widgets dans un vrai navigateur : JupyterLab et Chromium, à la souris puis au clavier.

Les outils sont dans `navigateur`. Un échec laisse une image de la page ; un
avertissement dit où.
"""

import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from laboratoire import est_montre, montrer, preter
from navigateur import (
    CELLULES,
    DANS_CHROMIUM,
    NOTEBOOK,
    SORTIES,
    TOUT_EST_EXECUTE,
    attendre_promesse,
    commander,
    ecrire_notebook,
    executer_tout,
    sauver,
    sync_api,
)

from mastermind_edu import widgets
from mastermind_edu.affichage.plateau import ecrire_pions
from mastermind_edu.coeur.codes import ecrire_mot, tirer_code
from mastermind_edu.coeur.regles import NIVEAUX
from mastermind_edu.widgets import Plateau

pytestmark = DANS_CHROMIUM

RACINE = Path(__file__).parent.parent
LECON = "notebooks/00_jouer.ipynb"


def lister_les_lecons() -> Iterator:
    """La première leçon où l’on voit chaque widget : le site, lui, les exécute toutes."""
    vus = set()
    for chemin in sorted((RACINE / "notebooks").glob("*.ipynb")):
        cellules = json.loads(chemin.read_text(encoding="utf-8"))["cells"]
        code = "\n".join("".join(une["source"]) for une in cellules if une["cell_type"] == "code")
        montres = {nom for nom in widgets.__all__ if re.search(rf"\b{nom}\(", code)}
        if not montres <= vus:
            yield pytest.param(f"notebooks/{chemin.name}", id=chemin.stem)
        vus |= montres


LECONS = [*lister_les_lecons()][::-1]  # la leçon 00 la dernière : les tests qui suivent y jouent
LECON_SANS_WIDGET = "notebooks/02_code_secret.ipynb"
NOTEBOOK_RECU = "recu.ipynb"
NOTEBOOK_PAS_A_PAS = "pas_a_pas.ipynb"
NOTEBOOK_D_ERREUR = "erreur.ipynb"
GRAINE = 2026  # celle de la manche libre de la leçon
REGLES = NIVEAUX["classique"]
VUE_VIVANTE = "application/vnd.jupyter.widget-view+json"
ACTIF = "() => document.activeElement.innerText"
POSE = "Le mot est posé : Entrée de nouveau, ou « Valider », pour le jouer."
PETIT_ECRAN = {"width": 1366, "height": 768}


def preparer_cours(dossier: Path) -> None:
    """Une copie des leçons, un notebook reçu tel que la fabrique l’enregistre, un marquage pas à pas."""
    shutil.copytree(RACINE / "notebooks", dossier / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    donnees = Plateau(graine=GRAINE)._repr_mimebundle_()
    del donnees[VUE_VIVANTE]
    sortie = nbformat.v4.new_output("execute_result", data=donnees, execution_count=1)
    source = f"from mastermind_edu.widgets import Plateau\nPlateau(graine={GRAINE})"
    ecrire_notebook(dossier / NOTEBOOK_RECU, [source], {0: [sortie]})
    ecrire_notebook(dossier / NOTEBOOK_D_ERREUR, ["%reload_ext mastermind_edu", "def f(code):\n    return code + 1\n\nf([2, 3])"])
    ecrire_notebook(dossier / NOTEBOOK_PAS_A_PAS, ["from mastermind_edu.widgets import PasAPas\nPasAPas('RVBR', 'RRVJ')"])


@pytest.fixture(scope="module")
def cours(dossier_du_laboratoire):
    preparer_cours(dossier_du_laboratoire)
    return dossier_du_laboratoire


@pytest.fixture
def page(page_du_laboratoire, request, tmp_path):
    """La page de JupyterLab, où les notebooks s’ouvrent l’un après l’autre."""
    with preter(page_du_laboratoire, request, tmp_path) as page:
        yield page


@pytest.fixture
def ouverte(page, cours):
    """Ouvre un notebook du cours, tel qu’il est sur le disque."""

    def ouvrir_celui_ci(chemin):
        montrer(page, cours / chemin)
        return page

    return ouvrir_celui_ci


@pytest.fixture
def lecon(page, cours):
    """La leçon 00 exécutée, une fois pour tous les tests qui se suivent ; son plateau libre est remis à neuf et sa cellule choisie."""
    if not est_montre(page, cours / LECON):
        montrer(page, cours / LECON)
        executer_tout(page)
    rang = next(i for i, cellule in enumerate(page.evaluate(CELLULES)) if f"graine={GRAINE}" in cellule["source"])
    page.evaluate("document.activeElement.blur()")  # dans une case à remplir, Ctrl + Entrée n’exécute pas la cellule
    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = {rang}; {NOTEBOOK}.content.activate(); }}")
    page.keyboard.press("Control+Enter")
    sync_api.expect(message_de(page)).to_have_text("À vous : 4 pions, 6 couleurs, 12 tentatives.")
    return page


@pytest.fixture
def recu(ouverte):
    """Le notebook reçu, tel qu’on l’ouvre la première fois."""
    return ouverte(NOTEBOOK_RECU)


@pytest.fixture
def pas_a_pas(page, cours):
    """Le marquage pas à pas, dans un notebook à lui, remis à sa première étape."""
    if not est_montre(page, cours / NOTEBOOK_PAS_A_PAS):
        montrer(page, cours / NOTEBOOK_PAS_A_PAS)
    executer_tout(page)
    sync_api.expect(page.get_by_role("status")).to_contain_text("Étape 0 sur 9.")
    return page


# Les gestes


def plateau_libre(page):
    return page.locator(".jp-CodeCell", has_text=f"graine={GRAINE}").locator(".mm-jeu")


def message_de(page):
    return plateau_libre(page).get_by_role("status")


def secret():
    return tirer_code(REGLES, random.Random(GRAINE))


def fausse_proposition():
    """Un code dont aucun pion n’est à sa place."""
    return tuple((numero + 1) % REGLES.nb_couleurs for numero in secret())


def nom_du_bouton(numero):
    couleur = REGLES.couleurs[numero]
    return f"{couleur.initiale} {couleur.nom}"


def jouer_a_la_souris(plateau, code):
    for numero in code:
        plateau.get_by_role("button", name=nom_du_bouton(numero)).click()
    plateau.get_by_role("button", name="Valider").click()


def jouer_en_tapant(plateau, code):
    plateau.get_by_role("textbox").fill(ecrire_mot(code, REGLES))
    plateau.get_by_role("textbox").press("Enter")
    sync_api.expect(plateau.get_by_role("status")).to_have_text(POSE)
    plateau.get_by_role("button", name="Valider").click()


def atteindre_au_clavier(page, nom, touche="Tab"):
    """Appuie sur Tab jusqu’à ce bouton ; 40 fois au plus."""
    for _ in range(40):
        if page.evaluate(ACTIF).strip() == nom:
            return
        page.keyboard.press(touche)
    pytest.fail(f"le clavier n’atteint pas « {nom} »")


def jouer_au_clavier(page, code):
    """Espace sur chaque couleur, puis Entrée sur « Valider » ; part de « R Rouge » ou de plus loin."""
    for numero in code:
        atteindre_au_clavier(page, "R Rouge", "Shift+Tab")
        atteindre_au_clavier(page, nom_du_bouton(numero))
        page.keyboard.press("Space")
    atteindre_au_clavier(page, "Valider")
    page.keyboard.press("Enter")


def enregistrer(page, fichier):
    """Le notebook tel que JupyterLab l’enregistre."""
    sauver(page)
    return json.loads(fichier.read_text(encoding="utf-8"))


def formes_du_secret_dans(notebook):
    """Comment le secret se lit dans ce notebook : en mot, en numéros ou en pions."""
    texte = json.dumps(notebook, ensure_ascii=False)
    numeros = ", ".join(map(str, secret()))
    formes = {"mot": ecrire_mot(secret(), REGLES), "numéros": numeros, "pions": ecrire_pions(secret(), REGLES)}
    return [nom for nom, forme in formes.items() if forme in texte]


# Les tests


def test_les_sorties_sont_repliees_a_l_ouverture_et_montrees_une_fois_leur_cellule_executee(ouverte):
    page = ouverte(LECON_SANS_WIDGET)
    total, repliees = page.evaluate(SORTIES)
    assert total == repliees > 10
    assert page.locator(".jp-OutputArea-output").count() == 0
    # À côté de « … », JupyterLab écrirait la première ligne de la sortie : ici, la réponse.
    assert page.locator(".jp-CodeCell .jp-OutputPlaceholder").all_inner_texts() == [""] * total
    commander(page, "runmenu:run-all")
    page.wait_for_function(TOUT_EST_EXECUTE)
    assert page.evaluate(SORTIES) == [total, 0]


def test_le_menu_que_nomment_les_pages_du_cours_montre_toutes_les_sorties(ouverte):
    page = ouverte(LECON_SANS_WIDGET)
    page.locator(".lm-MenuBar-itemLabel").get_by_text("Affichage", exact=True).click()
    page.get_by_text("Développer toutes les sorties").click()
    page.wait_for_function(f"() => ({SORTIES})()[1] === 0")
    assert "*Affichage* → *Développer toutes les sorties*" in (RACINE / "docs" / "enseignant.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lecon", LECONS)
def test_une_lecon_qui_a_un_widget_s_execute_entierement_sans_erreur(ouverte, lecon):
    page = ouverte(lecon)
    executer_tout(page)
    cellules = page.evaluate(CELLULES)
    sorties = [sortie for cellule in cellules for sortie in cellule.get("outputs", [])]
    assert [sortie for sortie in sorties if sortie["output_type"] == "error" or sortie.get("name") == "stderr"] == []
    assert page.locator(".mm-jeu").count() == sum("widget-view" in json.dumps(sortie) for sortie in sorties) > 0
    assert page.get_by_text("Error displaying widget").count() == 0


def test_on_gagne_a_la_souris(lecon):
    plateau, message = plateau_libre(lecon), message_de(lecon)
    jouer_a_la_souris(plateau, fausse_proposition())
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    jouer_a_la_souris(plateau, secret())
    sync_api.expect(message).to_contain_text(f"Gagné en 2 tentatives ! Le secret était {ecrire_pions(secret(), REGLES)}.")
    assert plateau.get_by_role("row").count() == 2
    assert plateau.get_by_role("button").all_inner_texts()[-2:] == ["Nouvelle manche", "Analyser la manche"]


def test_on_gagne_au_clavier_seul(lecon):
    message = message_de(lecon)
    atteindre_au_clavier(lecon, "R Rouge")
    assert lecon.evaluate("() => getComputedStyle(document.activeElement).outlineWidth") == "3px"
    jouer_au_clavier(lecon, fausse_proposition())
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    jouer_au_clavier(lecon, secret())
    sync_api.expect(message).to_contain_text("Gagné en 2 tentatives !")
    atteindre_au_clavier(lecon, "Nouvelle manche")
    lecon.keyboard.press("Enter")
    sync_api.expect(message).to_contain_text("À vous")


def test_on_perd_en_douze_tentatives_et_le_secret_se_montre(lecon):
    plateau, message = plateau_libre(lecon), message_de(lecon)
    for reste in range(11, 0, -1):
        jouer_en_tapant(plateau, fausse_proposition())
        sync_api.expect(message).to_contain_text(f"Il reste {reste} tentative")
    jouer_en_tapant(plateau, fausse_proposition())
    sync_api.expect(message).to_contain_text(f"Perdu en 12 tentatives. Le secret était {ecrire_pions(secret(), REGLES)}.")
    sync_api.expect(plateau.get_by_role("rowheader").first).to_have_text("secret")
    assert plateau.get_by_role("row").count() == 13


def haut(element):
    return round(element.bounding_box()["y"])


def test_a_la_neuvieme_rangee_les_commandes_n_ont_pas_bouge_et_la_rangee_est_en_vue(lecon):
    taille = lecon.viewport_size
    lecon.set_viewport_size(PETIT_ECRAN)
    plateau, valider = plateau_libre(lecon), plateau_libre(lecon).get_by_role("button", name="Valider")
    hauts, case = [], plateau.get_by_role("textbox")
    for rang in range(1, 10):
        case.fill(ecrire_mot(fausse_proposition(), REGLES))
        case.press("Enter")
        sync_api.expect(message_de(lecon)).to_have_text(POSE)
        case.press("Enter")
        sync_api.expect(plateau.get_by_role("rowheader").first).to_have_text(str(rang))
        if rang > 1:  # la première peut faire défiler la page, pour se montrer
            hauts.append((haut(valider), haut(plateau.get_by_role("row").first)))
    sync_api.expect(valider).to_be_in_viewport(ratio=0.9)
    sync_api.expect(plateau.get_by_role("row").first).to_be_in_viewport(ratio=0.9)
    lecon.set_viewport_size(taille)
    assert len(set(hauts)) == 1


def test_entree_une_seconde_fois_joue_le_mot_pose(lecon):
    case, message = plateau_libre(lecon).get_by_role("textbox"), message_de(lecon)
    case.fill(ecrire_mot(fausse_proposition(), REGLES))
    case.press("Enter")
    case.press("Enter")
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    sync_api.expect(case).to_be_focused()
    case.press("Enter")
    sync_api.expect(message).to_have_text("Il manque 4 pions : la proposition en compte 4.")
    case.fill("RVX")
    case.press("Enter")
    case.press("Enter")
    sync_api.expect(message).to_have_text("Il faut 4 pions, en voici 3 : 'RVX'.")


def test_entree_tenue_enfoncee_pose_le_mot_sans_le_jouer(lecon):
    case, message = plateau_libre(lecon).get_by_role("textbox"), message_de(lecon)
    case.fill(ecrire_mot(fausse_proposition(), REGLES))
    for _ in range(4):
        lecon.keyboard.down("Enter")
    lecon.keyboard.up("Enter")
    sync_api.expect(message).to_have_text(POSE)
    assert plateau_libre(lecon).get_by_role("row").count() == 0


def test_changer_de_niveau_en_cours_de_manche_se_confirme_au_clavier(lecon):
    plateau, message = plateau_libre(lecon), message_de(lecon)
    jouer_a_la_souris(plateau, fausse_proposition())
    sync_api.expect(message).to_contain_text("Il reste 11 tentatives.")
    plateau.get_by_role("button", name="pro : 5 pions, 8 couleurs").press("Enter")
    sync_api.expect(message).to_have_text(
        "Passer à « pro » ferait oublier la manche en cours (1 tentative). Que voulez-vous faire ?"
    )
    sync_api.expect(plateau.get_by_role("button", name="Garder la manche")).to_be_focused()
    sync_api.expect(plateau.get_by_role("button", name="classique : 4 pions, 6 couleurs", pressed=True)).to_be_visible()
    lecon.keyboard.press("Enter")
    sync_api.expect(message).to_have_text("La manche continue.")
    sync_api.expect(plateau.get_by_role("button", name="R Rouge")).to_be_focused()
    plateau.get_by_role("button", name="novice : 4 pions, 8 couleurs").press("Enter")
    plateau.get_by_role("button", name="Passer à « novice »").press("Enter")
    sync_api.expect(message).to_contain_text("À vous : 4 pions, 8 couleurs")
    sync_api.expect(plateau.get_by_role("button", name="novice : 4 pions, 8 couleurs", pressed=True)).to_be_visible()


def test_on_abandonne_puis_on_rejoue(lecon):
    plateau, message = plateau_libre(lecon), message_de(lecon)
    plateau.get_by_role("button", name="Abandonner").click()
    sync_api.expect(message).to_have_text(f"Manche abandonnée. Le secret était {ecrire_pions(secret(), REGLES)}.")
    sync_api.expect(plateau.get_by_role("button", name="Nouvelle manche")).to_be_focused()
    lecon.keyboard.press("Space")
    sync_api.expect(message).to_contain_text("À vous")
    sync_api.expect(plateau.get_by_role("row")).to_have_count(0)


def test_une_lettre_ou_une_fleche_frappee_sur_un_bouton_ne_change_pas_le_notebook(lecon):
    plateau, avant = plateau_libre(lecon), cellules_ecrites(lecon)
    plateau.get_by_role("button", name="R Rouge").focus()
    lecon.keyboard.type("rvbjpnmyaxddz1")
    lecon.keyboard.press("ArrowDown")
    assert plateau.is_visible() and lecon.evaluate(ACTIF) == "R Rouge"
    assert cellules_ecrites(lecon) == avant


def cellules_ecrites(page):
    """Ce que l’élève a écrit ; une sortie peut encore recevoir son image."""
    return [(cellule["id"], cellule["cell_type"], cellule["source"]) for cellule in page.evaluate(CELLULES)]


def test_taper_dans_la_case_du_mot_ne_declenche_aucun_raccourci_du_notebook(lecon):
    plateau, avant = plateau_libre(lecon), [cellule["source"] for cellule in lecon.evaluate(CELLULES)]
    case = plateau.get_by_role("textbox")
    case.click()
    lecon.keyboard.type("abdd0mry1x")
    lecon.keyboard.press("Enter")
    sync_api.expect(message_de(lecon)).to_have_text("Il faut 4 pions, en voici 10 : 'abdd0mry1x'.")
    assert case.input_value() == "abdd0mry1x"
    case.fill("rvbj")
    lecon.keyboard.press("Enter")
    sync_api.expect(message_de(lecon)).to_have_text(POSE)
    assert case.input_value() == ""
    assert plateau.locator("button.mm-pion").all_inner_texts() == ["R", "V", "B", "J"]
    assert [cellule["source"] for cellule in lecon.evaluate(CELLULES)] == avant


def test_un_notebook_recu_montre_une_image_puis_le_plateau_puis_que_faire_quand_le_noyau_redemarre(recu):
    image = recu.get_by_role("img", name="secret  ? ? ? ?")
    image.wait_for()
    assert image.evaluate("image => image.complete && image.naturalWidth > 200")
    executer_tout(recu)
    plateau_libre(recu).get_by_role("button", name="Valider").wait_for()
    assert image.count() == 0
    attendre_promesse(recu, f"() => {NOTEBOOK}.sessionContext.restartKernel()")
    recu.locator(".mm-jeu.jupyter-widgets-disconnected").wait_for()
    assert "exécutez de nouveau sa cellule" in plateau_libre(recu).evaluate("jeu => getComputedStyle(jeu, '::before').content")


def test_le_notebook_enregistre_ne_contient_pas_le_secret_avant_la_fin(recu, cours):
    executer_tout(recu)
    plateau = plateau_libre(recu)
    jouer_a_la_souris(plateau, fausse_proposition())
    sync_api.expect(message_de(recu)).to_contain_text("Il reste 11 tentatives.")
    notebook = enregistrer(recu, cours / NOTEBOOK_RECU)
    assert "widgets" in notebook["metadata"]
    assert formes_du_secret_dans(notebook) == []
    plateau.get_by_role("button", name="Abandonner").click()
    sync_api.expect(message_de(recu)).to_contain_text("Manche abandonnée.")
    assert formes_du_secret_dans(enregistrer(recu, cours / NOTEBOOK_RECU)) == ["pions"]


def test_on_avance_pas_a_pas_au_clavier_sans_deranger_le_notebook(pas_a_pas):
    jeu, avant = pas_a_pas.locator(".mm-jeu"), cellules_ecrites(pas_a_pas)
    jeu.get_by_role("slider", name="étape").focus()
    pas_a_pas.keyboard.press("ArrowRight")
    sync_api.expect(jeu.get_by_role("status")).to_have_text("Étape 1 sur 9. Place 1 : R et R sont égaux, un bien placé ; on les barre.")
    jeu.get_by_role("button", name="Suivante").press("Enter")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 2 sur 9.")
    jeu.get_by_role("button", name="Précédente").press("Space")
    sync_api.expect(jeu.get_by_role("row")).to_have_count(1 + 2)
    assert cellules_ecrites(pas_a_pas) == avant


@pytest.mark.parametrize("largeur", [800, 1000, 1366])
def test_la_phrase_d_une_etape_garde_de_la_place_a_toutes_les_largeurs(pas_a_pas, largeur):
    taille = pas_a_pas.viewport_size
    pas_a_pas.set_viewport_size({"width": largeur, "height": 768})
    pas_a_pas.locator(".mm-jeu").get_by_role("slider", name="étape").press("End")
    phrase = pas_a_pas.locator(".mm-etapes .mm-en-mots").last
    sync_api.expect(phrase).to_contain_text("Réponse")
    largeur_de_la_phrase = phrase.bounding_box()["width"]
    pas_a_pas.set_viewport_size(taille)
    assert largeur_de_la_phrase > 180


def test_la_lecture_va_jusqu_a_la_reponse_puis_repart_du_debut(pas_a_pas):
    jeu = pas_a_pas.locator(".mm-jeu")
    jeu.get_by_role("slider", name="étape").press("End")
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 9 sur 9. Réponse :")
    jeu.get_by_role("button", name="Lecture").click()
    sync_api.expect(jeu.get_by_role("button", name="Pause")).to_be_visible()
    sync_api.expect(jeu.get_by_role("status")).to_contain_text(re.compile("Étape [1-8] sur 9"))
    jeu.get_by_role("button", name="Pause").click()
    sync_api.expect(jeu.get_by_role("button", name="Lecture")).to_be_visible()


def test_changer_d_algorithme_au_clavier_dit_lequel_est_choisi(pas_a_pas):
    jeu = pas_a_pas.locator(".mm-jeu")
    jeu.get_by_role("button", name="Tableaux de fréquences").press("Enter")
    sync_api.expect(jeu.get_by_role("button", name="Tableaux de fréquences", pressed=True)).to_be_visible()
    sync_api.expect(jeu.get_by_role("button", name="Marquage", pressed=False)).to_be_visible()
    sync_api.expect(jeu.get_by_role("status")).to_contain_text("Étape 0 sur 7.")


def test_ctrl_s_frappe_sur_un_bouton_enregistre_toujours_le_notebook(pas_a_pas):
    pas_a_pas.wait_for_function(f"() => {NOTEBOOK}.context.model.dirty")
    pas_a_pas.get_by_role("button", name="Suivante").focus()
    pas_a_pas.keyboard.press("Control+s")
    pas_a_pas.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")


def test_une_erreur_de_cellule_est_expliquee_sous_le_message_de_python(ouverte):
    page = ouverte(NOTEBOOK_D_ERREUR)
    commander(page, "runmenu:run-all")
    note = page.get_by_role("note")
    sync_api.expect(note).to_contain_text("✘ Erreur TypeError, ligne 2 : return code + 1, dans la fonction f appelée à la ligne 4")
    sync_api.expect(note).to_contain_text("« + » ne colle pas une liste et un nombre entier : à une liste, « + » ne colle")
    message = page.get_by_text('TypeError: can only concatenate list (not "int") to list').last
    assert message.bounding_box()["y"] < note.bounding_box()["y"]
