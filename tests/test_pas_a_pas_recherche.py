"""Le widget qui montre une recherche rangée par rangée : ce qu’il montre, où l’on va, ce qu’il refuse."""

import ipywidgets
import pytest
from test_widgets import sans_balises

from mastermind_edu import Regles, choisir_couleurs
from mastermind_edu.coeur.erreurs import CodeInvalide, ErreurMastermind
from mastermind_edu.coeur.regles import Couleur
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.widgets import PasAPasRecherche

SAE = Regles(couleurs=choisir_couleurs("RBJVON"))


def bouton(planche, nom):
    return next(w for w in planche.children[3].children if isinstance(w, ipywidgets.Button) and nom in w.description)


def test_chaque_etape_ajoute_une_rangee_et_dit_ce_qu_on_en_tire():
    pas = PasAPasRecherche("BBRV", regles=SAE)
    assert (len(pas.etapes), pas._vue.value.count("<tr>")) == (9, 2)  # l’en-tête, une rangée
    pas.aller(7)
    assert pas._vue.value.count("<tr>") == 8
    assert "Proposition 7 sur 9 : 0 bien placé, 2 mal placés." in sans_balises(pas._annonce.value)
    assert "Place 3 : rouge." in sans_balises(pas._annonce.value)


def test_les_places_inconnues_ont_un_numero_et_celle_qu_on_essaie_est_entouree():
    pas = PasAPasRecherche("BBRV", regles=SAE, etape=7)
    derniere = pas._vue.value.rpartition("<tr>")[2]
    assert [f"place {n}, inconnue" in derniere for n in (1, 2, 3, 4)] == [True, True, False, True]
    assert derniere.count("mm-regarde") == 1


@pytest.mark.parametrize("demandee, montree", [(-3, 1), (0, 1), (4, 4), (99, 8)])
def test_une_etape_qui_n_existe_pas_mene_a_la_plus_proche(demandee, montree):
    pas = PasAPasRecherche("VJBR", regles=SAE)
    pas.aller(demandee)
    assert repr(pas) == f"<PasAPasRecherche : Comme le sujet, proposition {montree} sur 8>"


def test_les_boutons_avancent_et_reculent():
    pas = PasAPasRecherche("VJBR", regles=SAE)
    bouton(pas, "Suivante").click()
    bouton(pas, "Suivante").click()
    bouton(pas, "Précédente").click()
    assert pas._curseur.value == 2


def test_passer_a_la_strategie_voisine_recommence_au_debut():
    pas = PasAPasRecherche("RBJN", regles=SAE, etape=6)
    pas._choix.value = "cfc_deduit"
    assert repr(pas) == "<PasAPasRecherche : Dernière couleur déduite, proposition 1 sur 9>"
    pas.aller(9)
    assert "C’est gagné" in sans_balises(pas._annonce.value)


def test_sans_moteur_de_calcul_la_manche_entiere_est_dessinee():
    donnees = PasAPasRecherche("VJBR", regles=SAE)._repr_mimebundle_()
    assert {"text/plain", "text/html", "image/svg+xml"} <= donnees.keys()
    assert donnees["text/plain"].splitlines()[0] == "<PasAPasRecherche : Comme le sujet, proposition 1 sur 8>"
    assert donnees["image/svg+xml"].count("4 bien placés") >= 1


def test_il_sait_jouer_a_toutes_les_tailles():
    regles = Regles(6, choisir_couleurs("RVBJPNOM"))
    pas = PasAPasRecherche("OMMORV", "cfc_deduit", regles=regles)
    assert len(pas.etapes) == len(jouer_contre("cfc_deduit", [6, 7, 7, 6, 0, 1], 8))


def test_une_strategie_sans_recit_est_refusee_en_nommant_les_autres():
    with pytest.raises(ErreurMastermind, match="il faut une stratégie parmi cfc, cfc_deduit.*, voici 'knuth'"):
        PasAPasRecherche("VJBR", "knuth")


def test_un_mauvais_secret_est_refuse():
    with pytest.raises(CodeInvalide):
        PasAPasRecherche("VJXR", regles=SAE)


def test_le_nom_d_une_couleur_inventee_est_echappe():
    piege = Couleur("X", "<script>", "x", "#000000", "#ffffff")
    pas = PasAPasRecherche("XX", regles=Regles(2, (piege,)))
    assert "<script" not in pas._vue.value + pas._annonce.value
