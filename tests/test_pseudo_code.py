"""Le pseudo-code d’un élève, exécuté et comparé à la fonction qu’il traduit."""

from itertools import product

import pytest

from mastermind_edu.eleve.pseudo_code import essayer_pseudo_code, traduire
from mastermind_edu.juge.verdict import EtatVerdict

CAS = [(list(tableau),) for taille in (1, 2, 3) for tableau in product(range(3), repeat=taille)]


def couleur_favorite(tableau):
    favorite = 0
    for couleur in range(1, len(tableau)):
        if tableau[couleur] > tableau[favorite]:
            favorite = couleur
    return favorite


JUSTE = """
favorite ← 0
POUR couleur DE 1 À TAILLE(tableau) − 1 FAIRE
  SI tableau[couleur] > tableau[favorite] ALORS
    favorite ← couleur
  FIN SI
FIN POUR
RENVOYER favorite
"""
TANT_QUE = """
favorite <- 0
couleur ← 0   // le rang
TANT QUE couleur ≠ LONGUEUR(tableau)
SI NON tableau[couleur] ≤ tableau[favorite] ET VRAI
favorite ← couleur
SINON
couleur ← couleur × 1
FIN SI
couleur ← couleur + 1
FINTANT QUE
RETOURNER favorite
"""
ECHOUENT = {
    "borne comprise oubliée": (JUSTE.replace("− 1 FAIRE", "FAIRE"), "IndexError"),
    "dernière place oubliée": (JUSTE.replace("− 1 FAIRE", "− 2 FAIRE"), "attendu : 1"),
    "égalités comprises": (JUSTE.replace(">", "≥"), "attendu : 0"),
    "rien de renvoyé": (JUSTE.replace("RENVOYER favorite", ""), "None"),
    "sans fin": (JUSTE.replace("RENVOYER", "TANT QUE 1 = 1 FAIRE\nfavorite ← 0\nFIN TANT QUE\nRENVOYER"), "arrêt"),
    "du Python": ("return 0", "Ligne 1 : il faut une ligne qui commence par POUR"),
    "tout sur une ligne": ("SI VRAI ALORS RENVOYER 0", "Ligne 1 : il faut passer à la ligne après ALORS"),
    "nom inconnu": ("favorite ← 0\n  RENVOYER favori", "Erreur NameError à la ligne 2, dans `RENVOYER favori`"),
    "expression incomplète": ("favorite ← (0", "Ligne 1 : il faut une expression complète"),
    "bloc vide": ("SI VRAI ALORS\nSINON\nRENVOYER 0\nFIN SI", "au moins une ligne dans chaque bloc"),
    "FIN de trop": ("favorite ← 0\nFIN SI", "Ligne 2 : il faut un SI à cet endroit, rien n’est ouvert"),
    "SINON hors d’un SI": ("POUR i DE 0 À 1 FAIRE\nfavorite ← i\nSINON\nfavorite ← 0\nFIN POUR\nRENVOYER favorite", "Ligne 3 : il faut un SI à cet endroit, c’est POUR"),
    "SINON de trop": ("favorite ← 0\nSINON", "Ligne 2 : il faut un SI à cet endroit, rien n’est ouvert"),
    "FIN d’un autre bloc": ("SI VRAI ALORS\nFIN POUR", "Ligne 2 : il faut un POUR à cet endroit, c’est SI qui est ouvert"),
    "FIN oublié": ("SI VRAI ALORS\nRENVOYER 0", "Il faut un FIN SI pour chaque SI, il en manque un"),
}


@pytest.mark.parametrize("pseudo", [JUSTE, TANT_QUE, JUSTE.replace("DE 1", "DE 0"), JUSTE.replace(" À ", " A ")])
def test_un_pseudo_code_juste_reussit_quelle_que_soit_son_ecriture(pseudo):
    assert essayer_pseudo_code(pseudo, couleur_favorite, CAS).est_reussi


@pytest.mark.parametrize("pseudo, message", ECHOUENT.values(), ids=ECHOUENT)
def test_un_pseudo_code_faux_echoue_en_disant_pourquoi(pseudo, message):
    verdict = essayer_pseudo_code(pseudo, couleur_favorite, CAS)
    assert verdict.etat is EtatVerdict.ECHOUE and message in repr(verdict)
    assert "derouler" not in repr(verdict)  # elle déroulerait la fonction juste


@pytest.mark.parametrize("pseudo", ["", "\n...\n", JUSTE.replace("> tableau[favorite]", "…")])
def test_un_pseudo_code_a_trous_est_a_faire(pseudo):
    assert essayer_pseudo_code(pseudo, couleur_favorite, CAS).etat is EtatVerdict.A_FAIRE


def test_les_parcours_du_bts_se_lisent():
    assert traduire("POUR CHAQUE p DANS code FAIRE\nn ← n + 1\nFIN POUR", "f", ["code", "n"]).splitlines()[1] == "    for p in code:"
