"""Les codes possibles : leur modèle, leur grille, leur widget."""

import asyncio
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state
from test_ordinateur import cliquer, jouer_dans_un_notebook, noms_des_boutons
from test_widgets import message, sans_balises, table

from mastermind_edu.affichage.grille_de_codes import axes, dessiner_grille, nb_pions_dessines, planifier
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import CodeInvalide, ErreurMastermind, ReponseInvalide, TailleRefusee
from mastermind_edu.coeur.manche import Manche, MancheRepondue
from mastermind_edu.coeur.regles import NIVEAUX, PALETTE, Regles
from mastermind_edu.coeur.reponses import Reponse, repondre_par_frequences
from mastermind_edu.decodeurs.elimination import Elimination
from mastermind_edu.widgets import Candidats, Ordinateur, Plateau, cellules, recherche

SECRET = (3, 2, 1, 0)  # le VJBR du sujet de SAÉ, dont les couleurs sont R B J V O N
SAE = Regles(couleurs=tuple(next(c for c in PALETTE if c.initiale == lettre) for lettre in "RBJVON"))
TRACE = ["RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR"]  # six propositions
TAILLES = [(n, k) for n in range(1, 7) for k in range(2, 9)]


def compatibles(rangees, nb_pions=4, nb_couleurs=6):
    """Les codes qui s’accordent avec ces rangées, calculés autrement que par le modèle."""
    codes = tous_les_codes(nb_pions, nb_couleurs)
    return [code for code in codes if all(repondre_par_frequences(code, prop, nb_couleurs) == reponse for prop, reponse in rangees)]


def essais_de(mots, secret=SECRET):
    codes = [tuple("RBJVON".index(lettre) for lettre in mot) for mot in mots]
    return [(code, repondre_par_frequences(secret, code, 6)) for code in codes]


def reponses_offertes(candidats):
    """Le texte de chaque bouton de réponse, les espaces rendues ordinaires."""
    return [re.sub("[\xa0\u202f]", " ", nom) for nom in noms_des_boutons(candidats._boutons)]


def grille(candidats):
    return ElementTree.fromstring(candidats._grille.value)


# Le modèle


def test_les_candidats_sont_ceux_que_l_on_trouve_en_les_essayant_tous():
    elimination = Elimination(4, 6)
    for rang, (code, reponse) in enumerate(essais_de(TRACE), start=1):
        elimination.examiner(code)
        elimination.repondre(reponse)
        assert list(elimination.candidats) == compatibles(essais_de(TRACE[:rang]))
    assert [coupe.apres for coupe in elimination.coupes] == [500, 96, 18, 2, 1, 1]


def test_annuler_rend_les_candidats_d_avant():
    elimination = Elimination(4, 6)
    elimination.examiner((0, 0, 1, 1))
    elimination.repondre((1, 0))
    elimination.annuler()
    assert (len(elimination.candidats), elimination.coupes, elimination.parts) == (1296, [], {})


def test_une_reponse_que_personne_ne_donnerait_ne_laisse_aucun_candidat():
    elimination = Elimination(4, 6)
    for _ in range(2):
        elimination.examiner((0, 0, 0, 0))
        elimination.repondre((len(elimination.coupes), 0))
    assert elimination.candidats == []


def test_le_modele_refuse_une_reponse_sans_proposition_et_une_annulation_sans_reponse():
    elimination = Elimination(2, 3)
    with pytest.raises(ErreurMastermind, match="il faut une proposition avant sa réponse, en voici 0"):
        elimination.repondre((0, 0))
    with pytest.raises(ErreurMastermind, match="il faut une réponse à annuler, en voici 0"):
        elimination.annuler()


def test_le_modele_refuse_une_reponse_impossible_sans_rien_changer():
    elimination = Elimination(4, 6)
    elimination.examiner((0, 0, 1, 1))
    with pytest.raises(ReponseInvalide, match="le dernier ne peut pas être mal placé"):
        elimination.repondre((3, 1))
    assert elimination.proposition == (0, 0, 1, 1) and elimination.coupes == []


# La grille


@pytest.mark.parametrize("taille", TAILLES, ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_chaque_debut_de_code_a_sa_place_et_la_grille_reste_petite(taille):
    plan = planifier(*taille)
    assert len(set(plan.places.values())) == len(plan.places) == taille[1] ** nb_pions_dessines(*taille) <= 4096
    assert all(0 < x < plan.largeur <= 560 and 0 < y < plan.hauteur <= 560 for x, y in plan.places.values())


def test_les_pions_se_partagent_les_lignes_et_les_colonnes():
    assert [axes(n) for n in range(1, 7)] == [([], [0]), ([0], [1]), ([1], [0, 2]), ([0, 2], [1, 3]), ([1, 3], [0, 2, 4]), ([0, 2, 4], [1, 3, 5])]


def points(dessin):
    """Le nombre de points de chaque épaisseur."""
    traces = ElementTree.fromstring(dessin.svg).iter("{http://www.w3.org/2000/svg}path")
    return Counter({float(trace.attrib["style"].rsplit(":", 1)[1]): trace.attrib["d"].count("M") for trace in traces})


def test_la_grille_distingue_par_la_taille_ce_qui_reste_ce_qui_vient_de_partir_et_le_reste():
    comptes = points(dessiner_grille([(0, 1), (0, 2)], Regles(2), avant=[(0, 1), (0, 2), (1, 1)]))
    assert [nombre for _, nombre in sorted(comptes.items(), reverse=True)] == [2, 1, 33]


def test_un_point_qui_vaut_plusieurs_codes_grossit_avec_ceux_qui_restent():
    codes = [(0, 0, 0, 0, 0, dernier) for dernier in range(8)] + [(1, 1, 1, 1, un, autre) for un in range(8) for autre in range(8)]
    assert sorted(points(dessiner_grille(codes, NIVEAUX["killer"])).values()) == [1, 1, 4094]


@pytest.mark.parametrize(
    ("candidats", "phrase"),
    [
        ([], "Aucun code possible sur 36."),
        ([(5, 0)], "1 code possible sur 36. Par premier pion : Noir 1."),
        (list(tous_les_codes(2, 6)), "36 codes possibles sur 36. Par premier pion : Rouge 6, Vert 6, Bleu 6, Jaune 6, Pourpre 6, Noir 6."),
    ],
    ids=["aucun", "un", "tous"],
)
def test_la_grille_se_dit_en_mots(candidats, phrase):
    dessin = dessiner_grille(candidats, Regles(2))
    assert str(dessin) == phrase and ElementTree.fromstring(dessin.svg)[0].text == phrase


# Le widget


def test_une_proposition_montre_combien_laisserait_chaque_reponse():
    candidats = Candidats()
    candidats.proposer("RRVV")
    assert reponses_offertes(candidats)[:3] == ["0 bien, 0 mal : 256 codes", "0 bien, 1 mal : 256 codes", "0 bien, 2 mal : 96 codes"]
    assert sum(int(re.search(": (.*) code", nom)[1]) for nom in reponses_offertes(candidats)) == 1296
    assert message(candidats) == "RRVV, encore possible, partage les 1\u202f296 codes en 13 réponses : il en restera de 1 à 256. Quelle est la réponse ?"


def test_repondre_par_un_bouton_vide_la_grille_et_ajoute_une_rangee():
    candidats = Candidats()
    candidats.proposer("RRVV")
    cliquer(candidats, next(nom for nom in noms_des_boutons(candidats) if nom.startswith("1\xa0bien, 0\xa0mal")))
    assert message(candidats) == "1 bien placé, 0 mal placé : 1\u202f040 codes écartés sur 1\u202f296 (80,2\xa0%). Il reste 256 codes possibles."
    assert table(candidats)[0][-1].replace("\u202f", " ") == "1 bien placé, 0 mal placé : 1 296 → 256 codes possibles"
    assert grille(candidats)[0].text == "256 codes possibles sur 1\u202f296. Par premier pion : Rouge 64, Bleu 48, Jaune 48, Pourpre 48, Noir 48."
    assert reponses_offertes(candidats) == []


def test_la_trace_de_la_sae_se_rejoue_proposition_par_proposition():
    candidats = Candidats(SAE)
    for code, reponse in essais_de(TRACE):
        cliquer(candidats, "Le premier code possible")
        assert candidats.elimination.proposition == code
        candidats.repondre(*reponse)
    assert message(candidats) == "Trouvé : c’est le seul code possible."
    assert list(candidats.elimination.candidats) == [SECRET]


def test_les_essais_donnes_sont_rejoues_en_mots_ou_en_numeros():
    candidats = Candidats(essais=[("RRVV", (1, 0)), ([0, 2, 3, 3], (1, 1))])
    assert list(candidats.elimination.candidats) == compatibles([((0, 0, 1, 1), (1, 0)), ((0, 2, 3, 3), (1, 1))])


def test_annuler_et_recommencer_reviennent_en_arriere():
    candidats = Candidats(essais=[("RRVV", (1, 0)), ("RBJJ", (1, 1))])
    cliquer(candidats, "Annuler la dernière réponse")
    assert len(candidats.elimination.candidats) == 256 and message(candidats).startswith("Réponse annulée.")
    cliquer(candidats, "Tout recommencer")
    assert len(candidats.elimination.candidats) == 1296
    assert not {"Annuler la dernière réponse", "Tout recommencer"} & set(noms_des_boutons(candidats))


@pytest.mark.parametrize(
    ("mot", "faute"),
    [
        ("RVB", "Il faut 4 pions, en voici 3 : 'RVB'."),
        ("RXBJ", "Il faut des initiales parmi R V B J P N ou des nombres de 1 à 6, voici 'X'."),
        ("?", "« ? » demande d’abandonner la manche : ce n’est pas une proposition."),
    ],
)
def test_un_mot_fautif_s_ecrit_et_ne_change_rien(mot, faute):
    candidats = Candidats(essais=[("RRVV", (1, 0))])
    candidats._mot.value = mot
    assert message(candidats) == faute
    assert candidats.elimination.proposition is None and len(candidats.elimination.candidats) == 256


def test_des_reponses_contradictoires_se_disent_et_s_annulent():
    candidats = Candidats(essais=[("RRRR", (0, 0)), ("RRRR", (1, 0))])
    assert message(candidats) == (
        "Aucun code ne donnerait « 1 bien placé, 0 mal placé » en plus des réponses d’avant. Annulez une réponse : l’une d’elles est fausse."
    )
    candidats.proposer("RVBJ")
    assert message(candidats) == "RVBJ : aucun code n’est possible, aucune réponse n’y changera rien."
    assert "Le premier code possible" not in noms_des_boutons(candidats)
    candidats.annuler()
    assert len(candidats.elimination.candidats) == 625


def test_repondre_sans_proposition_et_annuler_sans_reponse_se_disent():
    candidats = Candidats()
    candidats.repondre(1, 0)
    assert message(candidats) == "Il faut une proposition avant sa réponse, en voici 0."
    candidats.annuler()
    assert message(candidats) == "Il faut une réponse à annuler, en voici 0."


@pytest.mark.parametrize(
    ("demande", "erreur", "phrase"),
    [
        (("RVBJ",), ErreurMastermind, "il faut des règles, une manche ou un jeu comme Plateau(), voici 'RVBJ'"),
        ((None, ["RVBJ"]), ErreurMastermind, 'il faut une proposition et sa réponse, comme ("RVBJ", (1, 2)), voici \'RVBJ\''),
        ((None, [("RVB", (0, 0))]), CodeInvalide, "il faut 4 pions, en voici 3 : 'RVB'"),
        ((None, [((0, 1, 2, 9), (0, 0))]), CodeInvalide, "il faut des numéros de couleur de 0 à 5, voici 9"),
        ((None, [("RVBJ", (3, 1))]), ReponseInvalide, "le dernier ne peut pas être mal placé"),
        ((Regles(8),), TailleRefusee, "il faut au plus 262144 codes pour les suivre tous, en voici 1679616"),
    ],
    ids=["ni-règles-ni-manche", "essai-sans-réponse", "mot-court", "numéro", "réponse-impossible", "trop-de-codes"],
)
def test_une_demande_impossible_est_refusee_en_francais(demande, erreur, phrase):
    with pytest.raises(erreur, match=re.escape(phrase)):
        Candidats(*demande)


@pytest.mark.parametrize("regles", [Regles(1), Regles(2), Regles(3), Regles(5, PALETTE[:3]), NIVEAUX["pro"]], ids=["1x6", "2x6", "3x6", "5x3", "5x8"])
def test_le_widget_marche_a_d_autres_tailles(regles):
    candidats = Candidats(regles)
    candidats.proposer(regles.initiales[0] * regles.nb_pions)
    candidats.repondre(0, 0)
    assert len(candidats.elimination.candidats) == (regles.nb_couleurs - 1) ** regles.nb_pions
    assert candidats._boutons.children[-1].layout.display == "none"


def test_peu_de_codes_sont_tous_nommes_et_beaucoup_sont_douze():
    candidats = Candidats(essais=[("RRVV", (1, 0))])
    assert "12 des 256 codes possibles" in sans_balises(candidats._noms.value)
    candidats = Candidats(essais=[("RRVV", (2, 2))])
    assert sans_balises(candidats._noms.value).startswith("Les codes possibles") and candidats._noms.value.count("<li>") == 4


# Suivre un jeu


def test_la_grille_suit_un_plateau_ou_l_on_joue():
    plateau = Plateau(secret="RNBV")
    plateau.proposer("RVBN")
    candidats = Candidats(plateau)
    assert len(candidats.elimination.candidats) == len(compatibles([((0, 1, 2, 5), (2, 2))]))
    plateau.proposer("RRVV")
    assert candidats.elimination.tentatives == plateau.manche.tentatives
    plateau.proposer("RNBV")
    assert message(candidats) == "Trouvé : c’est le seul code possible."


def test_la_grille_suit_une_nouvelle_manche_et_un_autre_niveau():
    plateau = Plateau(graine=1)
    plateau.proposer("RVBN")
    candidats = Candidats(plateau)
    cliquer(plateau, "Nouvelle manche")
    assert len(candidats.elimination.candidats) == 1296
    plateau._niveau.boutons.value = "novice"
    assert len(candidats.elimination.candidats) == 4096 and candidats._mot.placeholder == "RVBJ"


def test_la_grille_suit_les_reponses_donnees_a_l_ordinateur():
    ordinateur = Ordinateur()
    candidats = Candidats(ordinateur)
    ordinateur.repondre(1, 0)
    assert candidats.elimination.tentatives == ordinateur.decodage.tentatives
    assert list(candidats.elimination.candidats) == ordinateur.decodage.candidats


@pytest.mark.parametrize("manche", [Manche(Regles(), secret=(0, 5, 2, 1)), MancheRepondue(Regles())], ids=["manche", "manche-répondue"])
def test_une_manche_sans_widget_se_relit_par_un_bouton(manche):
    candidats = Candidats(manche)
    manche.proposer((0, 1, 2, 5)) if isinstance(manche, Manche) else manche.noter((0, 1, 2, 5), (2, 2))
    assert candidats.elimination.tentatives == ()
    cliquer(candidats, "Relire la manche")
    assert [coupe.reponse for coupe in candidats.elimination.coupes] == [Reponse(2, 2)]


def test_une_hypothese_est_oubliee_quand_le_jeu_suivi_avance():
    plateau = Plateau(secret="RNBV")
    candidats = Candidats(plateau)
    candidats.proposer("RRVV")
    candidats.repondre(0, 0)
    plateau.proposer("RVBN")
    assert candidats.elimination.tentatives == plateau.manche.tentatives


def test_le_secret_du_jeu_suivi_n_est_pas_dans_l_etat_du_widget():
    plateau = Plateau(secret="RNBV")
    candidats = Candidats(plateau)
    plateau.proposer("JJJJ")
    etat = str(dependency_state(candidats, drop_defaults=False))
    assert "RNBV" not in etat and "(0, 5, 2, 1)" not in etat


def test_fermer_la_grille_ne_ferme_pas_le_plateau_qu_elle_suit():
    plateau = Plateau(secret="RNBV")
    cellules.fermer(Candidats(plateau))
    plateau.proposer("RVBN")
    assert plateau.comm is not None and len(plateau.manche.tentatives) == 1


def test_une_grille_fermee_ne_suit_plus_le_plateau():
    plateau = Plateau(secret="RNBV")
    candidats = Candidats(plateau)
    cellules.fermer(candidats)
    plateau.proposer("RVBN")
    assert candidats.elimination.tentatives == ()


def test_ni_la_grille_ni_la_comparaison_livree_ne_chargent_numpy():
    code = "import sys; from mastermind_edu.widgets import *; Comparer(); Candidats().proposer('RRVV'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# Ce que l’on garde, ce qui dure


def test_le_notebook_enregistre_garde_la_grille_et_sa_description():
    candidats = Candidats(essais=[("RRVV", (1, 0))])
    vues = candidats._repr_mimebundle_()
    assert vues["text/plain"].startswith("<Candidats : 1 réponse, 256 codes possibles>\n256 codes possibles sur 1\u202f296.")
    assert "256 codes possibles" in vues["text/html"] and vues["image/svg+xml"] == candidats.dessiner().svg


def test_une_longue_comparaison_rend_la_main_et_s_arrete_sans_rien_changer(monkeypatch):
    for duree in ("SECONDES_SANS_RENDRE_LA_MAIN", "SECONDES_PAR_PAS", "SECONDES_DE_REPOS"):
        monkeypatch.setattr(recherche, duree, 1e-9)
    candidats = Candidats(NIVEAUX["pro"])
    attendus = []

    async def gestes():
        candidats._mot.value = "RRVVB"
        attendus.append(message(candidats))
        cliquer(candidats, "Arrêter le calcul")
        attendus.append((message(candidats), candidats.elimination.proposition))
        candidats._mot.value = "RVBJP"
        await candidats._recherche.tache

    jouer_dans_un_notebook(gestes)
    assert attendus == ["Comparaison de la proposition à chaque code possible…", ("Calcul arrêté : rien n’a changé.", None)]
    assert candidats.elimination.proposition == (0, 1, 2, 3, 4)


def test_proposer_par_le_code_attend_la_fin_meme_dans_un_notebook(monkeypatch):
    monkeypatch.setattr(recherche, "SECONDES_SANS_RENDRE_LA_MAIN", 1e-9)
    candidats = Candidats(NIVEAUX["pro"])

    async def gestes():
        candidats.proposer("RRVVB")
        candidats.repondre(0, 0)

    asyncio.run(gestes())
    assert len(candidats.elimination.candidats) == 5**5


def test_la_grille_n_est_envoyee_qu_une_fois_par_reponse(monkeypatch):
    candidats, envois = Candidats(), []
    candidats.proposer("RRVV")
    candidats._grille.observe(envois.append, "value")
    candidats.repondre(1, 0)
    assert len(envois) == 1 and isinstance(candidats._grille, ipywidgets.HTML)
