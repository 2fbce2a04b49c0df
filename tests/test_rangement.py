"""Le jeu des lignes à ranger : ce qu’il dit est dans ses mots, et chaque bouton dit ce qu’il a fait."""

import re

import pytest

from mastermind_edu import ranger
from mastermind_edu.exercices import GAMMES
from mastermind_edu.exercices.rangement import Place, Rangement
from mastermind_edu.widgets import rangement as jeu

# Le texte sous la tête, et ce que le verdict en dit.
DITES = {
    "un bloc vide": (
        "alterner",
        ["code = []", "for tour in range(tours):", "return code"],
        "ligne 5, `return code` : le `for` juste au-dessus ne contient rien : décalez d’un cran (« → Décaler ») les lignes qui en font partie, ou changez l’ordre",
    ),
    "trop décalée": (
        "alterner",
        ["code = []", "    return code"],
        "ligne 4, `return code` : cette ligne est trop décalée (seul se décale ce qui suit une ligne finie par « : ») : ramenez-la (« ← Ramener »), ou changez l’ordre",
    ),
    "aucune à cette hauteur": (
        "alterner",
        ["for tour in range(tours):", "        code = []", '    code.append("R")'],
        'ligne 5, `code.append("R")` : cette ligne est à 2 crans, et aucune de celles d’avant : mettez-la à la hauteur de celle dont elle est la suite',
    ),
    "au bout de la fonction": (
        "alterner",
        ["code = []", "for tour in range(tours):"],
        "ligne 4, `for tour in range(tours)` : le `for` ne contient rien : placez au-dessous au moins une ligne, décalée d’un cran de plus",
    ),
    "dans le mauvais ordre": (
        "numeroter",
        ["for rang in range(len(code)):", "    code[rang] = numero", "    numero = rang + 1"],
        "ligne 4, `code[rang] = numero` : `numero` n’a pas encore de valeur : `numero = rang + 1`, ligne 5, vient trop tard ; ces deux lignes sont dans le mauvais ordre",
    ),
    "le return dans la boucle": (
        "nombre_de_moities",
        ["moities = 0", "while n > 1:", "    n = n // 2", "    moities = moities + 1", "    return moities"],
        "la réponse vient dès le premier tour",
    ),
}


@pytest.mark.parametrize("cas", DITES)
def test_une_faute_se_dit_dans_les_mots_du_jeu(cas):
    nom, lignes, debut = DITES[cas]
    texte = "\n".join([GAMMES[nom].tete, *(f"    {ligne}" for ligne in lignes)])
    verdicts = [ranger(nom, debut_du_texte + texte).verdict for debut_du_texte in ("", "\n")]  # la cellule commence le texte par une ligne vide
    assert [verdict.message[: len(debut)] for verdict in verdicts] == [debut, debut]


def melanger(gamme):
    """Chaque ligne montée d’une place, d’un cran de plus ou de moins, ou absente : ce qu’un élève peut laisser."""
    justes = Rangement.lire(gamme, gamme.solution).placees
    for rang, (ligne, retrait) in enumerate(justes):
        autres = justes[:rang] + justes[rang + 1 :]
        yield autres
        yield [*autres[: rang - 1], Place(ligne, retrait), *autres[rang - 1 :]] if rang else autres
        for autre in (retrait - 1, retrait + 1):
            if autre:
                yield [*justes[:rang], Place(ligne, autre), *justes[rang + 1 :]]


A_ECRIRE = re.compile(r"ajoutez|écrivez|espaces|valeur de départ|vers la gauche|fabriqu|copie =|donnez-lui")


@pytest.mark.parametrize("nom", ["numeroter", "echanger_les_premiers", "vider_par_la_fin", "dit_oui"])
def test_rien_de_ce_qui_est_dit_ne_demande_d_ecrire(nom):
    gamme, dits = GAMMES[nom], {}
    for placees in melanger(gamme):
        verdict = ranger(nom, Rangement(gamme, placees).texte).verdict
        if verdict.message not in [faute.conseil for faute in gamme.erreurs_typiques]:
            dits |= {f"{verdict.message} | {verdict.remarque}": placees}
    assert len(dits) > 3
    assert [dit for dit in dits if A_ECRIRE.search(dit)] == []


def test_une_ligne_de_trop_qui_ne_change_rien_est_nommee_et_le_reussi_reste():
    gamme = GAMMES["echanger_les_premiers"]
    corps = gamme.solution.rstrip("\n").split("\n")[2:]
    verdict = ranger(gamme.nom, "\n".join([gamme.tete, *corps[:2], "    code[1] = code[0]", *corps[2:]])).verdict
    assert verdict.est_reussi
    assert verdict.remarque == "une ligne ne sert à rien, `code[1] = code[0]`, ligne 5 : sans elle, la fonction est encore juste"
    assert ranger(gamme.nom, gamme.solution).verdict.remarque == ""


def test_un_second_clic_garde_la_ligne_choisie_et_oter_dit_ce_qu_il_fait():
    vue = ranger("echanger_les_premiers")
    vue._restantes[0].click()
    placee = vue.rangement.placees[0].ligne
    assert "ligne 3, 1 cran (4 espaces)" in re.sub("<[^>]+>", "", vue._annonce.value)
    for _ in range(2):
        vue._placees[0].click()
        assert "mm-choisie" in vue._placees[0]._dom_classes
    vue._oter()
    assert vue.rangement.placees == []
    assert f"La ligne {placee} est ôtée de votre fonction\xa0: elle est de nouveau dans les lignes à placer." in re.sub("<[^>]+>", "", vue._annonce.value)
    vue._oter()
    assert jeu.CHOISIR in vue._annonce.value
