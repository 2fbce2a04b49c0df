"""Le match du notebook, sans navigateur : les mêmes scores qu’au terminal, gardé, repris, revu."""

import base64
import re

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state
from terminal import Terminal
from test_match import GRAINE, QUATRE_MANCHES, RATEE, REPONSES_A_VJBR, SECRET_1, SIX_RANGEES, jouer
from test_widgets import sans_balises

from mastermind_edu import ErreurMastermind, Etat, Regles
from mastermind_edu.coeur.codes import ecrire_mot
from mastermind_edu.coeur.erreurs import DecodeurInconnu, MancheTerminee, PartieIllisible, TailleRefusee
from mastermind_edu.coeur.regles import NIVEAUX
from mastermind_edu.coeur.sauvegarde import ecrire_partie, lire_partie
from mastermind_edu.widgets import Match
from mastermind_edu.widgets.dialogue import SANS_DIRE, SANS_POINT

VJBR = [tuple(map(int, reponse.split())) for reponse in REPONSES_A_VJBR]


def visibles(widget):
    if widget.layout.display != "none":
        yield widget
        for enfant in getattr(widget, "children", ()):
            yield from visibles(enfant)


def noms_des_boutons(match):
    return [vue.description for vue in visibles(match) if isinstance(vue, ipywidgets.Button)]


def cliquer(match, *noms):
    for nom in noms:
        (bouton,) = [vue for vue in visibles(match) if isinstance(vue, ipywidgets.Button) and vue.description == nom]
        bouton.click()


def message(match):
    return sans_balises(match._annonce.value)


def message_du_role(match):
    return sans_balises(match._role._annonce.value)


def commence(**options):
    match = Match(**{"graine": GRAINE, **options})
    match.commencer()
    return match


def a_l_ordinateur(**options):
    """Un match où vous venez d’abandonner : l’ordinateur cherche."""
    match = commence(**options)
    match.proposer("?")
    match.suivante()
    return match


# Le script de test_match.QUATRE_MANCHES, geste par geste ; chacun reçoit le match et renvoie celui qui continue.
GESTES = [
    *[("proposer", mot) for mot in (RATEE, "BBB", SECRET_1)],
    ("suivante",),
    *[("repondre", *reponse) for reponse in VJBR],
    ("suivante",),
    *[("proposer", RATEE)] * 6,
    ("suivante",),
    *[("repondre", *reponse) for reponse in ((1, 0), (5, 0), (1, 1), (0, 0))],
    ("dire_secret", "VJBR"),
]


def faire(match, gestes):
    for nom, *valeurs in gestes:
        getattr(match, nom)(*valeurs)


@pytest.fixture(scope="module")
def au_terminal():
    return jouer(Terminal(*QUATRE_MANCHES), SIX_RANGEES)


def test_un_match_de_quatre_manches_est_le_meme_qu_au_terminal(au_terminal):
    match = commence(regles=SIX_RANGEES, nb_manches=4)
    faire(match, GESTES)
    assert ecrire_partie(match.partie) == ecrire_partie(au_terminal)
    assert match.partie.scores == au_terminal.scores
    assert f"Score : Ordinateur {au_terminal.scores['Ordinateur']}, Vous 6." in message(match)


@pytest.mark.parametrize("coupure", range(len(GESTES)))
def test_garde_repris_continue_le_match_finit_pareil(tmp_path, au_terminal, coupure):
    fichier = tmp_path / "match.json"
    match = commence(regles=SIX_RANGEES, nb_manches=4, fichier=fichier)
    faire(match, GESTES[:coupure])
    repris = Match(fichier=fichier)
    faire(repris, GESTES[coupure:])
    assert ecrire_partie(repris.partie) == ecrire_partie(au_terminal) == fichier.read_text(encoding="utf-8")


@pytest.mark.parametrize("secret", ["", "VVBB"], ids=["tu", "qui-ne-va-pas"])
def test_une_manche_finie_qui_attend_le_secret_n_est_pas_encore_dans_le_fichier(tmp_path, secret):
    fichier = tmp_path / "match.json"
    match = a_l_ordinateur(regles=Regles(max_tentatives=2), fichier=fichier)
    match.repondre(1, 0)
    en_cours = fichier.read_text(encoding="utf-8")
    match.repondre(0, 2)
    assert match.partie.manches[1].etat is Etat.PERDUE and fichier.read_text(encoding="utf-8") == en_cours
    match.dire_secret(secret)
    assert fichier.read_text(encoding="utf-8") == ecrire_partie(match.partie) != en_cours


def test_le_terminal_reprend_le_fichier_du_notebook(tmp_path, au_terminal):
    fichier = tmp_path / "match.json"
    faire(commence(regles=SIX_RANGEES, nb_manches=4, fichier=fichier), GESTES[:9])
    reste = QUATRE_MANCHES[1:][8:]  # sans le nombre de manches, ni ce qui est joué
    assert ecrire_partie(jouer(Terminal(*reste), SIX_RANGEES, fichier=fichier)) == ecrire_partie(au_terminal)


def test_un_match_garde_a_la_main_se_reprend(tmp_path):
    match = commence()
    match.proposer("RRVV")
    match.garder(tmp_path / "match.json")
    assert Match(fichier=tmp_path / "match.json").partie.manches[0].tentatives == match.partie.manches[0].tentatives


# Les réglages


def test_le_match_se_regle_d_abord():
    match = Match()
    assert noms_des_boutons(match) == ["Commencer le match"]
    match._reglages._manches.value = 4
    cliquer(match, "Commencer le match")
    assert (match.partie.nb_manches, match.partie.strategie, match.partie.regles) == (4, "lexicographique", NIVEAUX["classique"])


def test_changer_de_niveau_change_les_decodeurs_offerts():
    match = Match(decodeur="optimal")
    niveaux = next(vue for vue in visibles(match) if isinstance(vue, ipywidgets.ToggleButtons))
    niveaux.value = "killer"
    assert "« lexicographique » jouera à sa place" in message(match)
    cliquer(match, "Commencer le match")
    assert (match.partie.regles, match.partie.strategie) == (NIVEAUX["killer"], "lexicographique")


@pytest.mark.parametrize(
    "options, erreur, phrase",
    [
        ({"nb_manches": 3}, ErreurMastermind, "il faut un nombre pair de manches"),
        ({"niveau": "facile"}, ErreurMastermind, "il faut un niveau parmi"),
        ({"decodeur": "deviner"}, DecodeurInconnu, "il faut un décodeur parmi"),
        ({"decodeur": "optimal", "niveau": "killer"}, TailleRefusee, "il faut moins de codes"),
        ({"regles": Regles(40)}, TailleRefusee, "il faut de 1 à 6 pions, en voici 40"),
    ],
    ids=["impair", "niveau", "décodeur", "décodeur trop lent", "taille"],
)
def test_un_reglage_refuse_se_dit(options, erreur, phrase):
    with pytest.raises(erreur, match=phrase):
        Match(**options)


@pytest.mark.parametrize("texte", ["{", '{"format": "autre"}'], ids=["coupé", "autre chose"])
def test_un_fichier_abime_est_laisse_tel_quel(tmp_path, texte):
    fichier = tmp_path / "match.json"
    fichier.write_text(texte, encoding="utf-8")
    with pytest.raises(PartieIllisible, match="le fichier est laissé tel quel"):
        Match(fichier=fichier)
    assert fichier.read_text(encoding="utf-8") == texte


def test_un_fichier_que_l_on_ne_peut_pas_ecrire_se_dit_et_le_match_continue(tmp_path):
    (tmp_path / "obstacle").write_text("", encoding="utf-8")
    match = commence(fichier=tmp_path / "obstacle" / "match.json")
    match.proposer("RRVV")
    assert "Il faut pouvoir écrire" in message(match)
    assert len(match.partie.manches[0].tentatives) == 1


# Les manches de l’ordinateur


def test_une_contradiction_nomme_les_rangees_puis_le_secret_montre_les_erreurs():
    match = a_l_ordinateur()
    match.repondre(1, 0)
    match.repondre(0, 0)
    assert "celle de la rangée 1, ou bien celle de la rangée 2. Corrigez une réponse, ou dites votre code" in message_du_role(match)
    assert SANS_POINT in noms_des_boutons(match)
    match.dire_secret("VJBR")
    assert message_du_role(match) == "1 réponse fausse pour ce secret : celle de la rangée 2."
    assert "il fallait : 0 bien placé, 2 mal placés" in match._role._rangees.value
    assert "Aucun point pour vous dans cette manche." in message(match)
    assert match.partie.manches[1].etat is Etat.CONTREDITE and match.partie.scores["Vous"] == 0


def test_finir_sans_point_ne_dit_pas_le_code():
    match = a_l_ordinateur()
    match.repondre(1, 0)
    match.repondre(0, 0)
    cliquer(match, SANS_POINT)
    assert (match.partie.manches[1].etat, match.partie.manches[1].secret) == (Etat.CONTREDITE, None)


def test_une_contradiction_corrigee_laisse_continuer():
    match = a_l_ordinateur()
    match.repondre(1, 0)
    match.repondre(0, 0)
    cliquer(match, "rangée 2, à revoir")
    assert SANS_POINT not in noms_des_boutons(match)
    for reponse in ((0, 2), (1, 1), (4, 0)):
        match.repondre(*reponse)
    manche = match.partie.manches[1]
    assert (manche.etat, manche.points) == (Etat.GAGNEE, len(manche.tentatives))
    assert [tentative.reponse for tentative in manche.tentatives][:2] == [(1, 0), (0, 2)]


def test_une_rangee_corrigee_en_cours_de_manche_l_est_aussi_dans_la_partie():
    match = a_l_ordinateur()
    for reponse in VJBR[:3]:
        match.repondre(*reponse)
    match.corriger(1)
    match.repondre(0, 1)
    assert [tentative.reponse for tentative in match.partie.manches[1].tentatives] == [(0, 1)]
    assert match.partie.manches[1].tentatives == match._role.decodage.tentatives


@pytest.mark.parametrize(
    "secret, etat, points",
    [("", Etat.PERDUE, 8), ("VRBB", Etat.PERDUE, 8), ("VVBB", Etat.CONTREDITE, 0)],  # 2 rangées, 2 mal placés, 2 absents
    ids=["tu", "qui va", "qui ne va pas"],
)
def test_apres_la_derniere_rangee_le_secret_se_dit_ou_non(secret, etat, points):
    match = a_l_ordinateur(regles=Regles(max_tentatives=2))
    match.repondre(1, 0)
    match.repondre(0, 2)
    assert "Pas trouvé en 2 rangées. Quel était votre code ?" in message_du_role(match)
    assert SANS_DIRE in noms_des_boutons(match) and "Manche suivante" not in noms_des_boutons(match)
    match.dire_secret(secret)
    assert (match.partie.manches[1].etat, match.partie.manches[1].points) == (etat, points)


def test_un_secret_illisible_se_redemande_sans_etre_cite():
    match = a_l_ordinateur(regles=Regles(max_tentatives=1))
    match.repondre(1, 0)
    match.dire_secret("VJBX")
    assert "ce n’est pas ce qui est écrit" in message_du_role(match) and "VJBX" not in message_du_role(match)
    assert not match._role.est_reglee


def test_le_score_attend_que_la_manche_soit_reglee():
    match = a_l_ordinateur(regles=Regles(max_tentatives=1))
    match.repondre(1, 0)
    assert "Score" not in match._feuille.value
    match.dire_secret()
    assert "Score" in match._feuille.value


@pytest.mark.parametrize("geste", [("proposer", "RRVV"), ("dire_secret", "RRVV"), ("corriger", 1)], ids=lambda geste: geste[0])
def test_un_geste_qui_n_est_pas_de_ce_role_se_refuse(geste):
    match = Match()
    with pytest.raises(ErreurMastermind, match="il faut une manche en cours où .* cherche"):
        faire(match, [geste])


def test_la_manche_suivante_attend_la_fin_de_celle_ci():
    match = commence()
    assert "Manche suivante" not in noms_des_boutons(match)
    match.suivante()
    assert len(match.partie.manches) == 1  # la même, reprise


def test_apres_la_derniere_manche_il_n_y_en_a_pas_d_autre():
    match = a_l_ordinateur()
    match.repondre(4, 0)
    assert "Manche suivante" not in noms_des_boutons(match)
    with pytest.raises(MancheTerminee):
        match.suivante()


# Revoir, garder le dessin, recommencer


def match_fini():
    match = a_l_ordinateur()
    match.repondre(1, 0)
    match.repondre(4, 0)
    return match


def test_la_feuille_de_score_a_une_ligne_par_manche():
    match = match_fini()
    lignes = [re.findall("<t[hd].*?>(.*?)</t[hd]>", ligne) for ligne in re.findall("<tr>(.*?)</tr>", match._feuille.value)]
    assert lignes[0] == ["manche", "codeur", "points", "ce qui s’est passé"]
    assert [ligne[:3] for ligne in lignes[1:]] == [["1", "Ordinateur", "20"], ["2", "Vous", "2"]]
    assert "L’ordinateur gagne. Score : Ordinateur 20, Vous 2." in match._feuille.value


def test_une_manche_se_revoit_rangee_par_rangee():
    match = match_fini()
    match._revues._liste.value = 2
    (revue,) = match._revues._place.children
    vues = []
    for rang in range(3):
        revue.aller(rang)
        vues.append(revue._rangees.value.count("mm-fiches"))
    assert vues == [0, 1, 2]
    assert "Manche 2, rangée 2 sur 2 : 4 bien placés, 0 mal placé." in sans_balises(revue._annonce.value)


def test_le_plateau_d_une_manche_se_garde_en_svg():
    match = match_fini()
    match._revues._liste.value = 1
    (revue,) = match._revues._place.children
    donnees = re.search(r'download="manche_1.svg" href="data:image/svg\+xml;base64,(.*?)"', revue._lien_du_dessin.value)[1]
    assert base64.b64decode(donnees).decode() == match.dessiner(1).svg
    assert match.dessiner(1).svg.startswith("<svg")


@pytest.mark.parametrize("numero", [0, 3, "1", None])
def test_une_manche_qui_n_est_pas_finie_ne_se_dessine_pas(numero):
    with pytest.raises(ErreurMastermind, match="il faut le numéro d’une manche finie, il y en a 2 ; voici"):
        match_fini().dessiner(numero)


def test_un_nouveau_match_au_milieu_d_un_autre_se_confirme():
    match = commence()
    match.proposer("RRVV")
    cliquer(match, "Nouveau match")
    assert noms_des_boutons(match) == ["Oublier ce match", "Continuer ce match"]
    cliquer(match, "Continuer ce match")
    assert len(match.partie.manches[0].tentatives) == 1 and "Valider" in noms_des_boutons(match)
    cliquer(match, "Nouveau match", "Oublier ce match")
    assert match.partie is None and noms_des_boutons(match) == ["Commencer le match"]


def test_un_match_fini_recommence_sans_confirmer():
    match = match_fini()
    cliquer(match, "Nouveau match", "Commencer le match")
    assert len(match.partie.manches) == 1


def test_le_secret_n_est_dans_l_etat_d_aucun_widget_avant_la_fin():
    match = commence(graine=5)
    match.proposer("RRVV")
    secret = match.partie.manches[0].reveler()
    etat = str(dependency_state([match]))
    assert ecrire_mot(secret, NIVEAUX["classique"]) not in etat and str(secret)[1:-1] not in etat


def test_le_match_se_dit_aussi_en_texte():
    match = Match()
    assert repr(match) == "<Match : pas encore commencé>"
    assert "Score : Ordinateur 20, Vous 2." in match_fini()._repr_mimebundle_()["text/plain"]


@pytest.mark.parametrize("geste", ["commencer", "suivante"])
def test_on_ne_commence_ni_deux_fois_ni_la_suite_d_un_match_qui_ne_l_est_pas(geste):
    match = commence() if geste == "commencer" else Match()
    with pytest.raises(ErreurMastermind, match="il faut un match"):
        faire(match, [(geste,)])


def test_une_manche_abandonnee_d_emblee_se_revoit_sans_curseur():
    match = commence()
    match.proposer("?")
    match._revues._liste.value = 1
    (revue,) = match._revues._place.children
    assert "Manche 1, rangée 0 sur 0." in sans_balises(revue._annonce.value)
    assert not [vue for vue in visibles(revue) if isinstance(vue, ipywidgets.IntSlider)]


def test_le_match_d_apres_cache_d_autres_codes():
    match = match_fini()
    premier = match.partie.manches[0].reveler()
    cliquer(match, "Nouveau match", "Commencer le match")
    assert match.partie.manches[0].reveler() != premier


def test_une_partie_gardee_se_relit_par_le_coeur(tmp_path):
    match = commence(fichier=tmp_path / "match.json")
    match.proposer("RRVV")
    assert lire_partie((tmp_path / "match.json").read_text(encoding="utf-8")).scores == match.partie.scores
