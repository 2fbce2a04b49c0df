"""Les widgets sans navigateur : des clics par `Button.click()`, puis ce qu’on voit et le modèle."""

import html
import json
import pickle
import random
import re
from functools import cache
from types import SimpleNamespace

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state

from mastermind_edu.affichage.plateau import ecrire_pions
from mastermind_edu.coeur.codes import ecrire_mot, lire_proposition, tirer_code
from mastermind_edu.coeur.erreurs import CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.manche import Etat, Tentative
from mastermind_edu.coeur.regles import JEUX_DES_DOCUMENTS, NIVEAUX, PALETTE, Couleur, Regles
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.eleve.verification import VerdictAffiche
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.widgets import (
    Analyse,
    Arbre,
    Candidats,
    Match,
    Ordinateur,
    PasAPas,
    PasAPasRecherche,
    Plateau,
    au_clavier,
    cellules,
    en_html,
)
from mastermind_edu.widgets.suite_du_verdict import SuiteDuVerdict

CLASSIQUE = NIVEAUX["classique"]
VUE_VIVANTE = "application/vnd.jupyter.widget-view+json"
INITIALES_ATTENDUES = "il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici"


def descendants(widget):
    """Le widget et tout ce qu’il contient, dans l’ordre de la page."""
    yield widget
    for enfant in getattr(widget, "children", ()):
        yield from descendants(enfant)


def visibles(widget):
    """Ce qui se voit : un widget masqué cache aussi ce qu’il contient."""
    if widget.layout.display != "none":
        yield widget
        for enfant in getattr(widget, "children", ()):
            yield from visibles(enfant)


def trouver(widget, genre):
    (trouve,) = [enfant for enfant in descendants(widget) if type(enfant) is genre]
    return trouve


def noms_des_boutons(widget):
    return [enfant.description for enfant in visibles(widget) if isinstance(enfant, ipywidgets.Button)]


def cliquer(plateau, *noms):
    for nom in noms:
        (bouton,) = [b for b in visibles(plateau) if isinstance(b, ipywidgets.Button) and b.description == nom]
        bouton.click()


def placer(plateau, mot):
    """Clique sur les couleurs du mot, l’une après l’autre."""
    cliquer(plateau, *(f"{couleur.initiale} {couleur.nom}" for lettre in mot for couleur in PALETTE if couleur.initiale == lettre))


def taper(plateau, mot):
    """Écrit dans la case du mot, puis Entrée."""
    trouver(plateau, ipywidgets.Text).value = mot


def sans_balises(page):
    """Le texte qu’on lit ; devant un signe double, l’espace insécable y est une espace."""
    return re.sub("\u00a0(?=[:»])|(?<=«)\u00a0|\u202f(?=[;!?])", " ", html.unescape(re.sub("<[^>]*>", "", page)))


def message(plateau):
    return sans_balises(plateau._annonce.value)


def rangee(plateau):
    """La rangée en cours : une lettre par pion posé, un numéro par trou."""
    cases = [enfant for enfant in visibles(plateau) if "mm-pion" in enfant._dom_classes]
    return "".join(case.description for case in cases)


def table(widget):
    """Les lignes du tableau montré : les noms des pions et les textes, cellule par cellule."""
    page = "".join(enfant.value for enfant in visibles(widget) if isinstance(enfant, ipywidgets.HTML))
    page = re.sub('<span[^>]*aria-label="([^"]*)"[^>]*>[^<]*</span>', r"\1 ", page)
    lignes = re.findall("<tr>(.*?)</tr>", page)
    return [[sans_balises(cellule).strip() for cellule in re.findall("<t[dh][^>]*>(.*?)</t[dh]>", ligne)] for ligne in lignes]


def etat_enregistre(widget):
    """Ce que JupyterLab garderait dans le notebook, en texte, sans les numéros de modèle tirés au hasard."""
    return re.sub("[0-9a-f]{32}", "", json.dumps(dependency_state(widget, drop_defaults=False), ensure_ascii=False))


def secrets(graine, regles=CLASSIQUE, nombre=3):
    hasard = random.Random(graine)
    return [ecrire_mot(tirer_code(regles, hasard), regles) for _ in range(nombre)]


# Le plateau : poser, ôter, valider


def test_au_depart_le_plateau_montre_les_couleurs_par_leur_nom_et_quatre_trous():
    plateau = Plateau(graine=1)
    assert noms_des_boutons(plateau) == [
        *["1", "2", "3", "4"],
        *["R Rouge", "V Vert", "B Bleu", "J Jaune", "P Pourpre", "N Noir"],
        *["Valider", "Effacer un pion", "Abandonner", "Nouvelle manche"],
    ]
    assert message(plateau) == "À vous : 4 pions, 6 couleurs, 12 tentatives."
    assert table(plateau) == []


def test_un_clic_sur_une_couleur_remplit_le_premier_trou_et_dit_la_couleur():
    plateau = Plateau(graine=1)
    placer(plateau, "BN")
    cases = plateau._cases.children
    assert rangee(plateau) == "BN34"
    assert [case.tooltip for case in cases] == ["place 1 : Bleu", "place 2 : Noir", "place 3 : vide", "place 4 : vide"]


def test_un_clic_sur_un_pion_l_ote_et_la_couleur_suivante_prend_sa_place():
    plateau = Plateau(graine=1)
    placer(plateau, "BNJ")
    cliquer(plateau, "N")
    assert rangee(plateau) == "B2J4"
    placer(plateau, "R")
    assert rangee(plateau) == "BRJ4"


@pytest.mark.parametrize(
    ("poses", "ote", "clics", "reste"),
    [
        pytest.param("", [], 1, "1234", id="rangee-vide"),
        pytest.param("RVB", [], 1, "RV34", id="le-dernier-pose"),
        pytest.param("RVB", [], 4, "1234", id="plus-de-clics-que-de-pions"),
        pytest.param("RVB", ["V"], 1, "R234", id="apres-un-trou"),
    ],
)
def test_effacer_ote_le_pion_le_plus_a_droite(poses, ote, clics, reste):
    plateau = Plateau(graine=1)
    placer(plateau, poses)
    cliquer(plateau, *ote, *["Effacer un pion"] * clics)
    assert rangee(plateau) == reste


def test_une_couleur_de_trop_ne_change_rien_et_le_dit():
    plateau = Plateau(graine=1)
    placer(plateau, "RVBJP")
    assert rangee(plateau) == "RVBJ"
    assert message(plateau) == "La rangée est pleine : validez, ou cliquez sur un pion pour l’ôter."


@pytest.mark.parametrize(
    ("poses", "manque"),
    [pytest.param("", "4 pions", id="aucun-pion"), pytest.param("RVB", "1 pion", id="trois-pions")],
)
def test_une_rangee_incomplete_ne_se_valide_pas(poses, manque):
    plateau = Plateau(graine=1)
    placer(plateau, poses)
    cliquer(plateau, "Valider")
    assert message(plateau) == f"Il manque {manque} : la proposition en compte 4."
    assert plateau.manche.tentatives == ()


def test_une_rangee_validee_rejoint_les_rangees_jouees_et_laisse_la_place():
    plateau = Plateau(secret="RNBV")
    placer(plateau, "RVBN")
    cliquer(plateau, "Valider")
    assert table(plateau) == [["1", "Rouge Vert Bleu Noir", "", "2 bien placés, 2 mal placés"]]
    assert rangee(plateau) == "1234"
    assert message(plateau) == "2 bien placés, 2 mal placés. Il reste 11 tentatives."


def test_rien_n_est_jamais_grise_ni_les_rangees_jouees_ni_la_fin():
    plateau = Plateau(secret="RNBV")
    plateau.proposer("RVBN")
    plateau.proposer("RNBV")
    assert not any(enfant.disabled for enfant in descendants(plateau) if enfant.has_trait("disabled"))


# Le plateau : les fins


def test_on_gagne_en_cliquant():
    plateau = Plateau(graine=2026)
    placer(plateau, secrets(2026)[0])
    cliquer(plateau, "Valider")
    assert plateau.manche.etat is Etat.GAGNEE
    assert message(plateau).startswith("4 bien placés, 0 mal placé. Gagné en 1 tentative ! Le secret était ")
    assert noms_des_boutons(plateau) == ["Nouvelle manche", "Analyser la manche"]


def test_on_perd_quand_les_tentatives_sont_epuisees_et_le_secret_se_montre():
    plateau = Plateau(regles=Regles(max_tentatives=2), secret="RVBJ")
    plateau.proposer("NNNN")
    plateau.proposer("PPPP")
    assert message(plateau) == "0 bien placé, 0 mal placé. Perdu en 2 tentatives. Le secret était 🔴R 🟢V 🔵B 🟡J."
    assert [ligne[0] for ligne in table(plateau)] == ["secret", "2", "1"]
    assert table(plateau)[0] == ["secret", "Rouge Vert Bleu Jaune"]


def test_trouver_a_la_derniere_tentative_est_gagner():
    plateau = Plateau(regles=Regles(max_tentatives=1), secret="RVBJ")
    plateau.proposer("RVBJ")
    assert plateau.manche.etat is Etat.GAGNEE
    assert len(table(plateau)) == 1


@pytest.mark.parametrize("mot", [None, "?", " ? "], ids=["bouton", "point-d-interrogation", "avec-des-espaces"])
def test_on_abandonne_par_le_bouton_ou_par_un_point_d_interrogation(mot):
    plateau = Plateau(secret="RVBJ")
    cliquer(plateau, "Abandonner") if mot is None else taper(plateau, mot)
    assert plateau.manche.etat is Etat.ABANDONNEE
    assert message(plateau) == "Manche abandonnée. Le secret était 🔴R 🟢V 🔵B 🟡J."
    assert table(plateau) == [["secret", "Rouge Vert Bleu Jaune"]]
    assert trouver(plateau, ipywidgets.Text).value == ""


@pytest.mark.parametrize(
    ("fin", "etat"),
    [pytest.param("RVBJ", "gagnée", id="gagnee"), pytest.param("?", "abandonnée", id="abandonnee")],
)
def test_proposer_apres_la_fin_ne_joue_pas_et_le_dit(fin, etat):
    plateau = Plateau(secret="RVBJ")
    plateau.proposer(fin)
    plateau.proposer("NNNN")
    assert message(plateau) == f"La manche est {etat} : cliquez sur « Nouvelle manche » pour rejouer."
    assert (5, 5, 5, 5) not in [tentative.proposition for tentative in plateau.manche.tentatives]


def test_les_boutons_encore_en_route_apres_la_fin_ne_font_rien():
    plateau = Plateau(secret="RVBJ")
    plateau.proposer("RVBJ")
    avant = etat_enregistre(plateau)
    plateau._valider.click()
    plateau._abandonner.click()
    plateau._effacer.click()
    plateau._couleurs.children[0].click()
    plateau._cases.children[0].click()
    assert etat_enregistre(plateau) == avant
    assert plateau.manche.etat is Etat.GAGNEE


@pytest.mark.parametrize("geste", ["Valider", "Abandonner"])
def test_a_la_fin_le_clavier_passe_du_bouton_disparu_a_celui_qui_reste(geste, monkeypatch):
    plateau, appels = Plateau(secret="RVBJ"), []
    monkeypatch.setattr(plateau._nouvelle, "focus", lambda: appels.append("focus"))
    placer(plateau, "RVBJ")
    cliquer(plateau, geste)
    assert appels == ["focus"]


def test_un_mot_joue_par_le_code_ne_prend_pas_le_clavier(monkeypatch):
    plateau, appels = Plateau(secret="RVBJ"), []
    monkeypatch.setattr(plateau._nouvelle, "focus", lambda: appels.append("focus"))
    plateau.proposer("RVBJ")
    assert appels == []


def test_la_legende_remplace_les_boutons_de_couleur_quand_la_manche_est_finie():
    plateau = Plateau(secret="RVBJ")
    assert plateau._legende not in visibles(plateau)
    plateau.proposer("?")
    assert plateau._legende in visibles(plateau)
    assert sans_balises(plateau._legende.value) == "R RougeV VertB BleuJ JauneP PourpreN Noir"


# Le plateau : le mot


def test_un_mot_tape_se_pose_puis_se_valide():
    plateau = Plateau(secret="RNBV")
    taper(plateau, "r v b n")
    assert rangee(plateau) == "RVBN"
    assert trouver(plateau, ipywidgets.Text).value == ""
    assert message(plateau) == "Le mot est posé : Entrée de nouveau, ou « Valider », pour le jouer."
    assert plateau.manche.tentatives == ()
    cliquer(plateau, "Valider")
    assert plateau.manche.tentatives == (Tentative((0, 1, 2, 5), Reponse(2, 2)),)


def test_un_mot_remplace_les_pions_deja_poses_et_se_corrige_au_clic():
    plateau = Plateau(secret="RNBV")
    placer(plateau, "JJ")
    taper(plateau, "1.2.3.4")
    assert rangee(plateau) == "RVBJ"
    cliquer(plateau, "J")
    placer(plateau, "N")
    assert rangee(plateau) == "RVBN"


MOTS_REFUSES = pytest.mark.parametrize(
    ("mot", "faute"),
    [
        pytest.param("RVB", "Il faut 4 pions, en voici 3 : 'RVB'.", id="trop-court"),
        pytest.param("RVBJP", "Il faut 4 pions, en voici 5 : 'RVBJP'.", id="trop-long"),
        pytest.param("RXBJ", f"I{INITIALES_ATTENDUES[1:]} 'X'.", id="lettre-inconnue"),
        pytest.param("RVBÉ", f"I{INITIALES_ATTENDUES[1:]} 'É'.", id="accent"),
        pytest.param("🔴🟢🔵🟡", f"I{INITIALES_ATTENDUES[1:]} '🔴'.", id="emojis"),
        pytest.param("RV?J", f"I{INITIALES_ATTENDUES[1:]} '?'.", id="point-d-interrogation-mele"),
        pytest.param("<b>R", f"I{INITIALES_ATTENDUES[1:]} '<'.", id="balise"),
        pytest.param("W" * 100_000, "Il faut 4 pions, en voici 100000 : '" + "W" * 39 + "… (100000 caractères).", id="texte-enorme"),
    ],
)  # fmt: skip


@MOTS_REFUSES
def test_un_mot_refuse_dit_la_faute_reste_a_corriger_et_ne_compte_pas(mot, faute):
    plateau = Plateau(graine=1)
    placer(plateau, "JJ")
    taper(plateau, mot)
    assert message(plateau) == faute
    assert trouver(plateau, ipywidgets.Text).value == mot
    assert rangee(plateau) == "JJ34"
    assert plateau.manche.tentatives == ()


def test_valider_un_mot_refuse_redit_la_faute_au_lieu_de_jouer_la_rangee():
    plateau = Plateau(graine=1)
    placer(plateau, "RVBJ")
    taper(plateau, "RVB")
    cliquer(plateau, "Effacer un pion", "Valider")
    assert message(plateau) == "Il faut 4 pions, en voici 3 : 'RVB'."
    assert plateau.manche.tentatives == ()


@MOTS_REFUSES
def test_proposer_un_mot_refuse_ecrit_la_meme_faute(mot, faute):
    plateau = Plateau(graine=1)
    plateau.proposer(mot)
    assert message(plateau) == faute
    assert plateau.manche.tentatives == ()


def test_proposer_autre_chose_qu_un_mot_le_dit_en_francais():
    plateau = Plateau(graine=1)
    plateau.proposer((0, 1, 2, 3))
    assert message(plateau) == "Il faut un texte comme 'RVBJ', voici (0, 1, 2, 3)."


def test_un_mot_vide_ne_dit_rien():
    plateau = Plateau(graine=1)
    taper(plateau, "   ")
    assert message(plateau).startswith("À vous")


def test_une_faute_s_ecrit_sans_balise():
    plateau = Plateau(graine=1)
    taper(plateau, "<script>")
    assert "<script" not in plateau._annonce.value


# Le plateau : manches, niveaux, graines


def test_une_nouvelle_manche_efface_tout_et_tire_un_autre_secret():
    plateau = Plateau(graine=2026)
    plateau.proposer("RVBJ")
    placer(plateau, "NN")
    taper(plateau, "faute")
    cliquer(plateau, "Nouvelle manche")
    assert (table(plateau), rangee(plateau), trouver(plateau, ipywidgets.Text).value) == ([], "1234", "")
    assert message(plateau).startswith("À vous")
    plateau.proposer(secrets(2026)[1])
    assert plateau.manche.etat is Etat.GAGNEE


def test_apres_la_fin_une_nouvelle_manche_rend_les_boutons():
    plateau = Plateau(secret="RVBJ")
    boutons = noms_des_boutons(plateau)
    plateau.proposer("RVBJ")
    cliquer(plateau, "Nouvelle manche")
    assert noms_des_boutons(plateau) == boutons


def test_la_derniere_rangee_est_en_haut_et_une_legende_le_dit_des_la_deuxieme():
    plateau = Plateau(secret="RNBV")
    plateau.proposer("RRRR")
    assert en_html.LA_DERNIERE_EN_HAUT not in plateau._rangees.value
    plateau.proposer("VVVV")
    assert en_html.LA_DERNIERE_EN_HAUT in plateau._rangees.value
    assert [ligne[0] for ligne in table(plateau)] == ["2", "1"]


def test_rien_de_ce_qui_s_allonge_n_est_avant_une_commande():
    plateau = Plateau(secret="RNBV")
    ordre = [*descendants(plateau)]
    assert ordre.index(plateau._rangees) > max(ordre.index(bouton) for bouton in ordre if isinstance(bouton, ipywidgets.Button))


def choisir_le_niveau(jeu, niveau):
    trouver(jeu, ipywidgets.ToggleButtons).value = niveau


def test_les_niveaux_disent_leur_taille_du_plus_facile_au_plus_difficile():
    choix = trouver(Plateau(), ipywidgets.ToggleButtons)
    noms = [nom.replace("\xa0", " ") for nom, _ in choix.options]
    assert noms == [f"{niveau} : {pions} pions, {couleurs} couleurs" for niveau, pions, couleurs in (("classique", 4, 6), ("novice", 4, 8), ("pro", 5, 8), ("killer", 6, 8))]


@pytest.mark.parametrize("niveau", NIVEAUX)
def test_changer_de_niveau_avant_de_jouer_commence_une_manche_a_ces_regles(niveau):
    plateau, regles = Plateau("pro" if niveau == "classique" else "classique", graine=1), NIVEAUX[niveau]
    placer(plateau, "RR")
    choisir_le_niveau(plateau, niveau)
    assert plateau.manche.regles is regles
    assert rangee(plateau) == "123456"[: regles.nb_pions]
    assert message(plateau) == f"À vous : {regles.nb_pions} pions, {regles.nb_couleurs} couleurs, {regles.max_tentatives} tentatives."
    assert [nom[0] for nom in noms_des_boutons(plateau)[regles.nb_pions : -4]] == list(regles.initiales)


def en_cours(graine=1):
    plateau = Plateau(graine=graine)
    plateau.proposer("RRVV")
    return plateau


def test_changer_de_niveau_en_cours_de_manche_le_demande_d_abord(monkeypatch):
    plateau, appels = en_cours(), []
    monkeypatch.setattr(plateau._niveau._garder, "focus", lambda: appels.append("focus"))
    manche = plateau.manche
    choisir_le_niveau(plateau, "pro")
    assert message(plateau) == (
        "Passer à « pro » ferait oublier la manche en cours (1 tentative). Que voulez-vous faire ?"
    )
    assert (plateau.manche, trouver(plateau, ipywidgets.ToggleButtons).value, appels) == (manche, "classique", ["focus"])
    assert noms_des_boutons(plateau)[-2:] == ["Passer à « pro »", "Garder la manche"]


def test_garder_la_manche_la_laisse_comme_elle_etait(monkeypatch):
    plateau, appels = en_cours(), []
    manche = plateau.manche
    choisir_le_niveau(plateau, "pro")
    monkeypatch.setattr(plateau._couleurs.children[0], "focus", lambda: appels.append("focus"))
    cliquer(plateau, "Garder la manche")
    assert (plateau.manche, message(plateau), appels) == (manche, "La manche continue.", ["focus"])
    assert "Garder la manche" not in noms_des_boutons(plateau)


@pytest.mark.parametrize("niveau", ["novice", "pro", "killer"])
def test_passer_au_niveau_demande_commence_une_manche_a_ces_regles(niveau):
    plateau = en_cours()
    choisir_le_niveau(plateau, niveau)
    plateau._niveau._passer.click()
    assert plateau.manche.regles is NIVEAUX[niveau] and plateau.manche.tentatives == ()
    assert trouver(plateau, ipywidgets.ToggleButtons).value == niveau
    assert message(plateau).startswith("À vous") and "Garder la manche" not in noms_des_boutons(plateau)


@pytest.mark.parametrize("fin", ["?", "gagner"])
def test_une_fois_la_manche_finie_changer_de_niveau_ne_demande_rien(fin):
    plateau = en_cours()
    plateau.proposer("?" if fin == "?" else ecrire_mot(plateau.manche._secret, CLASSIQUE))
    choisir_le_niveau(plateau, "pro")
    assert plateau.manche.regles is NIVEAUX["pro"]


@pytest.mark.parametrize(
    "options", [{"secret": "RVBJ"}, {"secret": (0, 1, 2, 3)}, {"regles": Regles()}], ids=["secret", "numeros", "regles"]
)
def test_une_partie_fixee_n_offre_pas_de_choisir_le_niveau(options):
    assert not [enfant for enfant in descendants(Plateau(**options)) if isinstance(enfant, ipywidgets.ToggleButtons)]


@pytest.mark.parametrize("graine", [1, 13, 2026])
def test_une_graine_donne_toujours_la_meme_suite_de_secrets(graine):
    plateau, trouves = Plateau(graine=graine), []
    for mot in secrets(graine):
        plateau.proposer(mot)
        trouves.append(plateau.manche.etat)
        cliquer(plateau, "Nouvelle manche")
    assert trouves == [Etat.GAGNEE] * 3


def test_deux_graines_donnent_deux_suites():
    assert secrets(1) != secrets(2)


def test_un_secret_donne_sert_a_toutes_les_manches():
    plateau = Plateau(secret="RVBJ")
    cliquer(plateau, "Nouvelle manche")
    plateau.proposer("RVBJ")
    assert plateau.manche.etat is Etat.GAGNEE


def test_le_jeu_du_site_se_joue_sur_le_plateau_en_chiffres_ou_en_lettres():
    plateau = Plateau(regles=JEUX_DES_DOCUMENTS["site"], secret="5.1.6.2")
    plateau.proposer("1.2.3.4")
    plateau.proposer("ljnb")
    assert [choix.description for choix in plateau._couleurs.children] == ["J Jaune", "B Bleu", "R Rouge", "V Vert", "L Blanc", "N Noir"]
    assert [tuple(tentative.reponse) for tentative in plateau.manche.tentatives] == [(0, 2), (4, 0)]


def test_une_couleur_inventee_a_son_nom_echappe_et_sa_teinte():
    cyan = Couleur("C", "<b>Cyan</b>", "<i>", "#00ffff", "#000000")
    plateau = Plateau(regles=Regles(1, (PALETTE[0], cyan), 2), secret=(1,))
    plateau.proposer("C")
    pages = "".join(enfant.value for enfant in descendants(plateau) if isinstance(enfant, ipywidgets.HTML))
    assert "<b>Cyan" not in pages and "<i>" not in pages
    assert ".mm-jeu .mm-C-00ffff { background: #00ffff; color: #000000; }" in pages
    assert [choix.description for choix in plateau._couleurs.children] == ["R Rouge", "C <b>Cyan</b>"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        pytest.param({"niveau": "expert"}, "il faut un niveau parmi classique, novice, pro, killer, voici 'expert'", id="niveau-inconnu"),
        pytest.param({"niveau": 4}, "il faut un niveau parmi classique, novice, pro, killer, voici 4", id="niveau-en-nombre"),
        pytest.param({"secret": "RVB"}, "il faut 4 pions, en voici 3 : 'RVB'", id="secret-trop-court"),
        pytest.param({"secret": "RVBX"}, f"{INITIALES_ATTENDUES} 'X'", id="secret-illisible"),
        pytest.param({"secret": (0, 1, 2, 6)}, "il faut des numéros de couleur de 0 à 5, voici 6 dans (0, 1, 2, 6)", id="numero-trop-grand"),
        pytest.param(
            {"secret": 1234},
            "il faut un code de 4 numéros de couleur (lire_proposition en fait un d’un mot), voici 1234",
            id="secret-en-nombre",
        ),
    ],
)  # fmt: skip
def test_un_plateau_impossible_dit_ce_qu_il_faut(options, message):
    with pytest.raises(ErreurMastermind) as erreur:
        Plateau(**options)
    assert str(erreur.value) == message


# Le secret reste secret


def formes_du_secret(code, regles):
    """Toutes les façons dont le secret pourrait fuir dans un texte JSON."""
    mot = ecrire_mot(code, regles)
    numeros = [", ".join(map(str, code)), ",".join(map(str, code)), "".join(map(str, code))]
    pions = [ecrire_pions(code, regles), en_html.pions(code, regles), json.dumps(en_html.pions(code, regles))[1:-1]]
    return [mot, mot.lower(), " ".join(mot), ", ".join(mot), '", "'.join(mot), *numeros, *pions]


@pytest.mark.parametrize("niveau", NIVEAUX)
@pytest.mark.parametrize("graine", [3, 7, 13, 2026])
def test_le_secret_n_est_dans_aucun_etat_de_widget_avant_la_fin(graine, niveau):
    regles = NIVEAUX[niveau]
    (mot,) = secrets(graine, regles, 1)
    code = lire_proposition(mot, regles)
    plateau = Plateau(niveau, graine=graine)
    plateau.proposer("J" * regles.nb_pions)
    placer(plateau, "JJ")
    taper(plateau, "faute")
    etat = etat_enregistre(plateau)
    assert [forme for forme in formes_du_secret(code, regles) if forme in etat] == []
    assert "gASV" not in etat and str(pickle.dumps(code)) not in etat
    assert '"buffers"' not in etat


def test_ce_meme_controle_voit_le_secret_une_fois_la_manche_finie():
    plateau = Plateau(graine=13)
    plateau.proposer("?")
    assert ecrire_pions(plateau.manche.secret, CLASSIQUE) in etat_enregistre(plateau)


def test_une_nouvelle_manche_cache_de_nouveau_le_secret():
    plateau = Plateau(secret="NPJV")
    plateau.proposer("?")
    cliquer(plateau, "Nouvelle manche")
    etat = etat_enregistre(plateau)
    assert [forme for forme in formes_du_secret((5, 4, 3, 1), CLASSIQUE) if forme in etat] == []


# Le plateau sans moteur de calcul


def test_le_notebook_recoit_la_vue_vivante_et_de_quoi_la_remplacer():
    plateau = Plateau(secret="NPJV")
    plateau.proposer("RVBJ")
    donnees = plateau._repr_mimebundle_()
    assert donnees.keys() == {VUE_VIVANTE, "text/plain", "text/html", "image/svg+xml"}
    assert donnees["text/plain"].splitlines() == [
        "<Plateau : manche en cours, 1 tentative>",
        "secret       ? ? ? ?",
        "tentative 1  🔴R 🟢V 🔵B 🟡J  ⚪ ⚪ (0 bien placé, 2 mal placés)",
        "Pour jouer, exécutez cette cellule (Maj + Entrée).",
    ]


def test_ce_qui_remplace_la_vue_ne_depend_pas_du_secret():
    remplacants = [Plateau(secret=secret)._repr_mimebundle_() for secret in ("NPJV", "BBBB")]
    del remplacants[0][VUE_VIVANTE], remplacants[1][VUE_VIVANTE]
    assert remplacants[0] == remplacants[1]


def test_une_manche_finie_montre_le_secret_dans_son_dessin():
    plateau = Plateau(secret="NPJV")
    plateau.proposer("?")
    assert repr(plateau) == "<Plateau : manche abandonnée, 0 tentative>"
    assert plateau.dessiner().description.startswith("secret  ⚫N 🟣P 🟡J 🟢V")


# Pas à pas


PAIRES = pytest.mark.parametrize(
    ("secret", "proposition"),
    [
        pytest.param("RVBR", "RRVJ", id="la-lecon"),
        pytest.param("RV", "RR", id="le-piege"),
        pytest.param("RVBJ", "RVBJ", id="tout-bien-place"),
        pytest.param("RVBJ", "JBVR", id="tout-mal-place"),
        pytest.param("RRRR", "NNNN", id="rien"),
        pytest.param("R", "R", id="un-seul-pion"),
    ],
)


def reponse_de(secret, proposition):
    return repondre_par_marquage(secret, proposition)


@PAIRES
def test_la_derniere_ligne_du_marquage_est_la_reponse(secret, proposition):
    pas = PasAPas(secret, proposition)
    pas.aller(len(pas.etapes) - 1)
    reponse = reponse_de(secret, proposition)
    derniere = table(pas)[-1]
    assert derniere[2:4] == [str(reponse.bien_places), str(reponse.mal_places)]
    assert derniere[4].startswith("Réponse : ")


@PAIRES
def test_la_derniere_ligne_des_frequences_est_la_reponse(secret, proposition):
    pas = PasAPas(secret, proposition, algorithme="frequences")
    pas.aller(len(pas.etapes) - 1)
    reponse = reponse_de(secret, proposition)
    assert table(pas)[-1][3] == str(sum(reponse))
    assert re.search("il reste (.*) mal placé", table(pas)[-1][4])[1] == str(reponse.mal_places)


def test_les_pions_comptes_sont_barres_et_les_pions_regardes_entoures():
    pas = PasAPas("RV", "RR")
    pas.aller(1)
    assert table(pas)[-1][:2] == ["Rouge, déjà compté Vert", "Rouge, déjà compté Rouge"]
    assert pas._vue.value.count("mm-barre") == pas._vue.value.count("mm-regarde") == 2


def test_les_frequences_se_lisent_couleur_par_couleur():
    pas = PasAPas("RVBR", "RRVJ", algorithme="frequences")
    pas.aller(3)
    assert table(pas) == [
        ["couleur", "secret", "proposition", "communs", "ce qui se passe"],
        ["", "", "", "0", "Les deux tableaux de fréquences, et 1 bien placé compté place par place."],
        ["Rouge", "2", "2", "2", "Rouge : 2 dans le secret, 2 dans la proposition, le plus petit est 2."],
        ["Vert", "1", "1", "3", "Vert : 1 dans le secret, 1 dans la proposition, le plus petit est 1."],
        ["Bleu", "1", "0", "3", "Bleu : 1 dans le secret, 0 dans la proposition, le plus petit est 0."],
    ]


@pytest.mark.parametrize("etape", [0, 3, 9], ids=["debut", "milieu", "fin"])
def test_le_curseur_montre_les_etapes_jusqu_a_la_sienne(etape):
    pas = PasAPas("RVBR", "RRVJ")
    trouver(pas, ipywidgets.IntSlider).value = etape
    assert [ligne[-1] for ligne in table(pas)[1:]] == [e.phrase for e in pas.etapes[: etape + 1]]


@pytest.mark.parametrize(
    ("demandee", "montree"),
    [pytest.param(-1, 0, id="avant-la-premiere"), pytest.param(99, 9, id="apres-la-derniere")],
)
def test_aller_hors_des_etapes_s_arrete_au_bord(demandee, montree):
    pas = PasAPas("RVBR", "RRVJ")
    pas.aller(demandee)
    assert repr(pas) == f"<PasAPas : Marquage, étape {montree} sur 9>"


def test_les_boutons_avancent_et_reculent_d_une_etape_sans_sortir():
    pas = PasAPas("RV", "RR")
    cliquer(pas, "Suivante ▶", "Suivante ▶", "◀ Précédente")
    assert repr(pas) == "<PasAPas : Marquage, étape 1 sur 5>"
    cliquer(pas, *["Suivante ▶"] * 9)
    assert repr(pas) == "<PasAPas : Marquage, étape 5 sur 5>"


def test_la_lecture_a_un_bouton_qui_dit_ce_qu_il_fera():
    pas = PasAPas("RV", "RR")
    cliquer(pas, "▶ Lecture")
    assert trouver(pas, ipywidgets.Play).playing
    cliquer(pas, "⏸ Pause")
    assert not trouver(pas, ipywidgets.Play).playing
    assert noms_des_boutons(pas)[0] == "▶ Lecture"


def test_la_lecture_repart_du_debut_quand_tout_est_montre():
    pas = PasAPas("RV", "RR")
    pas.aller(5)
    cliquer(pas, "▶ Lecture")
    assert repr(pas) == "<PasAPas : Marquage, étape 0 sur 5>"


@pytest.mark.parametrize("etape", [0, 1, 5], ids=["debut", "milieu", "fin"])
def test_l_etape_montree_est_annoncee(etape):
    pas = PasAPas("RV", "RR")
    pas.aller(etape)
    assert sans_balises(pas._annonce.value) == f"Étape {etape} sur 5. {pas.etapes[etape].phrase}"


def test_changer_d_algorithme_reprend_au_debut_avec_ses_etapes():
    pas = PasAPas("RVBR", "RRVJ")
    pas.aller(9)
    trouver(pas, ipywidgets.ToggleButtons).value = "frequences"
    assert repr(pas) == "<PasAPas : Tableaux de fréquences, étape 0 sur 7>"
    assert len(table(pas)) == 2
    assert trouver(pas, ipywidgets.Play).max == trouver(pas, ipywidgets.IntSlider).max == 7


@pytest.mark.parametrize(
    ("secret", "proposition"),
    [pytest.param("r v b j", "1 2 3 4", id="espaces"), pytest.param("1.2.3.4", "R-V-B-J", id="ponctuation")],
)
def test_pas_a_pas_lit_toutes_les_ecritures_d_un_code(secret, proposition):
    assert PasAPas(secret, proposition).etapes[-1].bien_places == 4


def test_pas_a_pas_accepte_huit_couleurs_avec_leurs_regles():
    pas = PasAPas("OOMMRR", "MMOORR", regles=NIVEAUX["killer"])
    assert pas.etapes[-1][-2:] == (2, 4)


@pytest.mark.parametrize(
    ("arguments", "genre", "message"),
    [
        pytest.param(("RV", "RVB"), CodeInvalide, "il faut 2 pions, en voici 3 : 'RVB'", id="longueurs-differentes"),
        pytest.param(("", ""), CodeInvalide, "il faut 1 pion, en voici 0 : ''", id="vide"),
        pytest.param((12, "RV"), CodeInvalide, "il faut un texte comme 'RVBJ', voici 12", id="pas-un-texte"),
        pytest.param(("OOOO", "RVBJ"), CodeInvalide, f"{INITIALES_ATTENDUES} 'O'", id="couleur-hors-des-regles"),
    ],
)
def test_pas_a_pas_refuse_un_mauvais_mot(arguments, genre, message):
    with pytest.raises(genre) as erreur:
        PasAPas(*arguments)
    assert str(erreur.value) == message


def test_pas_a_pas_refuse_un_algorithme_inconnu():
    with pytest.raises(ErreurMastermind) as erreur:
        PasAPas("RV", "RR", algorithme="tri")
    assert str(erreur.value) == "il faut un algorithme parmi marquage, frequences, voici 'tri'"


def test_pas_a_pas_sans_moteur_de_calcul_se_lit_en_texte():
    pas = PasAPas("RV", "RR")
    donnees = pas._repr_mimebundle_()
    assert donnees.keys() == {VUE_VIVANTE, "text/plain"}
    assert donnees["text/plain"].splitlines() == ["<PasAPas : Marquage, étape 0 sur 5>", *(e.phrase for e in pas.etapes)]


def test_pas_a_pas_echappe_le_nom_d_une_couleur_inventee():
    piege = Couleur("X", "<script>", "x", "#000000", "#ffffff")
    pas = PasAPas("X", "X", algorithme="frequences", regles=Regles(1, (piege,)))
    pas.aller(2)
    assert "<script" not in pas._vue.value


# Le style commun


def une_manche_du_plateau():
    plateau = Plateau(secret="RNBV")
    plateau.proposer("RVBN")
    return plateau


def un_marquage_en_cours():
    pas = PasAPas("RVBR", "RRVJ")
    pas.aller(3)
    return pas


def une_recherche(*reponses, corrigee=None):
    ordinateur = Ordinateur("knuth", regles=Regles(2))
    for reponse in reponses:
        ordinateur.repondre(*reponse)
    if corrigee:
        ordinateur.corriger(corrigee)
    return ordinateur


def une_manche_du_jour():
    plateau = Plateau(du_jour="2026-11-22")
    plateau.proposer("RRVV")
    plateau.proposer("?")
    return plateau


def un_match():
    match = Match(graine=1)
    match.commencer()
    match.proposer("?")
    match.suivante()
    match.repondre(1, 0)
    match._revues._liste.value = 1
    return match


def un_verdict():
    return SuiteDuVerdict(VerdictAffiche("position", EtatVerdict.ECHOUE, "Une erreur."))


JEUX = {
    "plateau": une_manche_du_plateau,
    "pas-a-pas": un_marquage_en_cours,
    "ordinateur": lambda: une_recherche((1, 0)),
    "ordinateur-a-corriger": lambda: une_recherche((0, 0), corrigee=1),
    "analyse": lambda: Analyse(une_manche_du_jour().manche),
    "plateau-du-jour": une_manche_du_jour,
}
AVEC_UN_JEU_DEDANS = {"match": un_match}
SOUS_UN_VERDICT = {"mm-suivant"}  # le script commun vise aussi ce bouton
DANS_UN_RANGEMENT = {"mm-placee"}  # et ces lignes, dont l’état se dit à qui ne voit pas


@cache
def ouvrir(nom):
    """Le jeu de ce nom, que ces tests ne font que lire : il n’est fait qu’une fois, et pas pour ceux qui ne le demandent pas."""
    return {**JEUX, **AVEC_UN_JEU_DEDANS}[nom]()


def classes_portees(jeu):
    """Les classes des widgets et de leur HTML, sans celles des teintes ni la feuille de style."""
    pages = "".join(widget.value for widget in descendants(jeu) if isinstance(widget, ipywidgets.HTML) and "<style" not in widget.value)
    noms = {nom for widget in descendants(jeu) for nom in widget._dom_classes}.union(*map(str.split, re.findall('class="([^"]*)"', pages)))
    return {nom for nom in noms if nom.startswith("mm-") and not re.search("-[0-9a-f]{6}$", nom)}


def classes_visees():
    return set(re.findall(r"\.(mm-[\w-]+)", en_html.lire("jeu.css") + en_html.lire("jeu.js")))


@pytest.mark.parametrize("nom", JEUX)
def test_un_jeu_cache_une_feuille_de_style_qui_porte_le_style_et_le_script(nom):
    jeu = ouvrir(nom)
    (feuille,) = [enfant for enfant in descendants(jeu) if isinstance(enfant, ipywidgets.HTML) and "<style" in enfant.value]
    (script,) = re.findall('^<style onload="([^"]*)">', feuille.value)
    assert html.unescape(script) == en_html.lire("jeu.js")
    assert en_html.lire("jeu.css") in feuille.value
    assert feuille.layout.display == "none"


@pytest.mark.parametrize("nom", JEUX)
def test_un_jeu_est_une_planche_avec_une_seule_region_d_annonce(nom):
    jeu = ouvrir(nom)
    assert "mm-jeu" in jeu._dom_classes
    assert len([enfant for enfant in descendants(jeu) if "mm-annonce" in enfant._dom_classes]) == 1


@pytest.mark.parametrize("nom", AVEC_UN_JEU_DEDANS)
def test_un_jeu_dans_un_autre_lui_laisse_le_cadre_et_le_style(nom):
    jeu = ouvrir(nom)
    assert len([enfant for enfant in descendants(jeu) if "mm-jeu" in enfant._dom_classes]) == 1
    assert len([enfant for enfant in descendants(jeu) if isinstance(enfant, ipywidgets.HTML) and "<style" in enfant.value]) == 1


@pytest.mark.parametrize("nom", [*JEUX, *AVEC_UN_JEU_DEDANS])
def test_toute_classe_d_un_jeu_a_son_style(nom):
    assert classes_portees(ouvrir(nom)) - classes_visees() - au_clavier.ECRITS == set()  # celles-ci se lisent en Python


def test_le_style_et_le_script_ne_visent_aucune_classe_disparue():
    assert classes_visees() - set().union(*(classes_portees(ouvrir(nom)) for nom in [*JEUX, *AVEC_UN_JEU_DEDANS])) == SOUS_UN_VERDICT | DANS_UN_RANGEMENT
    assert SOUS_UN_VERDICT <= classes_portees(un_verdict())


def test_un_script_reste_entier_dans_son_attribut_quels_que_soient_ses_caracteres(monkeypatch):
    monkeypatch.setattr(en_html, "lire", lambda nom: """if (a < b && "é" !== '&lt;') c = '>';""")
    (attribut,) = re.findall('^<style onload="([^"]*)">', en_html.feuille_de_style(CLASSIQUE, ["jeu.css"]))
    assert html.unescape(attribut) == en_html.lire("jeu.js")


def test_la_feuille_de_style_prend_toutes_ses_teintes_des_themes():
    feuille = en_html.lire("jeu.css")
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgb", feuille) == []
    assert set(re.findall(r"var\(--mm-([\w-]+)", feuille)) == set(en_html.THEMES["clair"]) >= set(en_html.THEMES["sombre"])


# Les planches qu’une nouvelle exécution remplace


@pytest.fixture
def notebook_vivant(monkeypatch):
    """Un faux notebook : `executer(cellule, action)` y fait ce que fait Jupyter, événements compris."""
    rappels = {"pre_run_cell": [], "post_run_cell": []}
    noyau = SimpleNamespace(get_parent=dict)
    shell = SimpleNamespace(kernel=noyau, events=SimpleNamespace(register=lambda nom, rappel: rappel in rappels[nom] or rappels[nom].append(rappel)))
    monkeypatch.setattr(cellules, "_shell", lambda: shell)
    for nom in ("_tenues", "_relachees"):
        monkeypatch.setattr(cellules, nom, type(getattr(cellules, nom))())

    def executer(cellule, action):
        noyau.get_parent = lambda: {"metadata": {"cellId": cellule}}
        [rappel() for rappel in rappels["pre_run_cell"]]
        resultat = action()
        [rappel() for rappel in rappels["post_run_cell"]]
        return resultat

    return executer


@pytest.mark.parametrize("parent", [None, {}, {"metadata": {}}], ids=["rien", "message vide", "hors d’une cellule"])
def test_sans_cellule_connue_aucune_planche_n_est_tenue(notebook_vivant, parent):
    cellules._shell().kernel.get_parent = lambda: parent
    Plateau(graine=1)
    assert cellules._tenues == {}


def test_un_noyau_qui_n_a_encore_rien_recu_ne_gene_pas(notebook_vivant):
    def get_parent():
        raise AttributeError("_parent_header")  # ce que fait celui du site au départ

    cellules._shell().kernel.get_parent = get_parent
    Plateau(graine=1)
    assert cellules._tenues == {}


def vivants():
    return list(ipywidgets.widgets.widget._instances.values())


def montrer(planche):
    planche._repr_mimebundle_()
    return planche


def est_ouverte(planche):
    return planche.comm is not None


def test_executer_de_nouveau_une_cellule_ferme_sa_planche_et_tout_ce_qui_la_compose(notebook_vivant):
    avant = {id(widget) for widget in vivants()}
    premiere = notebook_vivant("a", lambda: montrer(PasAPas("RV", "VR")))
    nombre = sum(id(widget) not in avant for widget in vivants())
    for _ in range(3):
        derniere = notebook_vivant("a", lambda: montrer(PasAPas("RV", "VR")))
    assert (est_ouverte(premiere), est_ouverte(derniere)) == (False, True)
    assert sum(id(widget) not in avant for widget in vivants()) == nombre
    assert premiere.etapes[1].phrase  # le modèle reste lisible


def test_une_planche_montree_ailleurs_reste_ouverte(notebook_vivant):
    premiere = notebook_vivant("a", lambda: montrer(Plateau(graine=1)))
    notebook_vivant("b", lambda: montrer(premiere))
    notebook_vivant("a", lambda: montrer(Plateau(graine=1)))
    assert est_ouverte(premiere)
    notebook_vivant("b", lambda: None)
    assert not est_ouverte(premiere)


def test_une_cellule_qui_montre_de_nouveau_la_meme_planche_ne_la_ferme_pas(notebook_vivant):
    plateau = notebook_vivant("a", lambda: montrer(Plateau(graine=1)))
    notebook_vivant("a", lambda: montrer(plateau))
    assert est_ouverte(plateau)


def test_deux_planches_d_une_meme_cellule_vivent_ensemble(notebook_vivant):
    deux = notebook_vivant("a", lambda: [montrer(Plateau(graine=graine)) for graine in (1, 2)])
    assert all(map(est_ouverte, deux))


def test_sans_notebook_rien_n_est_ferme():
    premiere, seconde = (montrer(Plateau(graine=1)) for _ in range(2))
    assert est_ouverte(premiere) and est_ouverte(seconde)


def test_une_nouvelle_manche_ne_laisse_aucun_bouton_derriere_elle():
    plateau = Plateau(graine=1)
    avant = len(vivants())
    for _ in range(5):
        plateau._nouvelle.click()
    assert len(vivants()) == avant


@pytest.mark.parametrize("vue", [Plateau, Ordinateur, Match])
@pytest.mark.parametrize(
    "reglage, raison",
    [
        ({"niveau": ["pro"]}, "il faut un niveau parmi classique, novice, pro, killer, voici ['pro']"),
        ({"regles": 4}, "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 4"),
        ({"regles": 0}, "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 0"),
        ({"graine": [1]}, "il faut une graine entière, voici [1]"),
    ],
)
def test_un_reglage_d_une_autre_sorte_est_refuse_en_francais(vue, reglage, raison):
    with pytest.raises(ErreurMastermind) as refus:
        vue(**reglage)
    assert str(refus.value) == raison


@pytest.mark.parametrize(
    "ouvrir, raison",
    [
        (lambda: Match(fichier=3), "il faut le nom du fichier où garder la partie, voici 3"),
        (lambda: Candidats(Regles(), 3), "il faut une liste de propositions et de réponses, voici 3"),
        (lambda: Arbre(au_plus="cinq"), "il faut un nombre entier de propositions au plus, voici 'cinq'"),
        (lambda: PasAPasRecherche("VJBR", etape="x"), "il faut un numéro d’étape, un nombre entier, voici 'x'"),
        (lambda: PasAPasRecherche("VJBR", ["cfc"]), "voici ['cfc']"),
        (lambda: PasAPasRecherche("VJBR", regles="pro"), "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici 'pro'"),
    ],
)
def test_un_argument_d_une_autre_sorte_est_refuse_en_francais(ouvrir, raison):
    with pytest.raises(ErreurMastermind) as refus:
        ouvrir()
    assert str(refus.value).endswith(raison)
