"""L’ordinateur décode : les fiches, la manche pas à pas, les contradictions, les tailles."""

import random

import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import (
    CodeInvalide,
    DecodeurInconnu,
    ErreurMastermind,
    MancheTerminee,
    ReponseInvalide,
    ReponsesContradictoires,
    TailleRefusee,
)
from mastermind_edu.coeur.reponses import exiger_reponse, repondre_par_marquage, reponses_possibles
from mastermind_edu.decodeurs import DECODEURS, Decodage, EtatDecodage, jouer_contre, lexicographique, souffles, tailles
from mastermind_edu.decodeurs.tailles import GIO, exiger_memoire, memoire_de_la_machine

NOMS_PROMIS = (
    "lexicographique lexicographique_decroissant aleatoire_compatible cfc cfc_deduit dijon1 dijon2 dijon3 knuth "
    "taille_moyenne entropie plus_de_parts knuth_compatible taille_moyenne_compatible entropie_compatible "
    "plus_de_parts_compatible optimal"
)
SECRET = (3, 2, 1, 0)


def jouer(decodage, secret=SECRET, mensonges=()):
    """Répond à l’ordinateur jusqu’à la fin ; `mensonges` donne les réponses fausses, par rang."""
    while decodage.etat is EtatDecodage.EN_COURS:
        juste = repondre_par_marquage(secret, decodage.proposition)
        decodage.repondre(dict(mensonges).get(len(decodage.tentatives), juste))
    return decodage


def test_tous_les_decodeurs_promis_existent():
    assert set(NOMS_PROMIS.split()) <= set(DECODEURS)


def test_aucun_decodeur_n_a_le_titre_d_un_autre():
    assert len({fiche.titre for fiche in DECODEURS.values()}) == len(DECODEURS)


@pytest.mark.parametrize("nom", DECODEURS)
@pytest.mark.parametrize("taille", [(1, 2), (2, 3), (3, 4)], ids=lambda taille: f"{taille[0]}x{taille[1]}")
def test_chaque_decodeur_trouve_tous_les_secrets(nom, taille):
    manches = {secret: jouer_contre(nom, secret, taille[1], random.Random(1)) for secret in tous_les_codes(*taille)}
    assert [secret for secret, manche in manches.items() if manche[-1] != (secret, (taille[0], 0))] == []
    assert [secret for secret, manche in manches.items() if _reponses_fausses(secret, manche)] == []


def _reponses_fausses(secret, manche):
    return [code for code, reponse in manche if reponse != repondre_par_marquage(secret, code)]


@pytest.mark.parametrize("nom", DECODEURS)
def test_pas_a_pas_et_d_une_traite_jouent_la_meme_manche(nom):
    graine = random.Random(7).getrandbits(64)
    decodage = jouer(Decodage(nom, 4, 6, random.Random(7)))
    assert decodage.etat is EtatDecodage.TROUVE
    assert [tuple(tentative) for tentative in decodage.tentatives] == jouer_contre(nom, SECRET, 6, random.Random(graine))
    assert decodage.proposition == SECRET
    assert decodage.candidats == [SECRET]


def test_les_candidats_diminuent_a_chaque_reponse():
    decodage = Decodage("knuth")
    assert (decodage.nb_candidats, len(decodage.candidats)) == (1296, 1296)
    decodage.repondre((1, 0))
    assert decodage.nb_candidats == len(decodage.candidats) == 256


@pytest.mark.parametrize("nom", DECODEURS)
def test_un_mensonge_finit_toujours_par_une_fin_claire(nom):
    decodage = jouer(Decodage(nom, 4, 6, random.Random(3)), mensonges={1: (0, 0)})
    assert decodage.etat in (EtatDecodage.CONTRADICTION, EtatDecodage.TROUVE)


def test_une_contradiction_est_dite_des_la_reponse_qui_la_cree():
    decodage = Decodage("lexicographique")
    decodage.repondre((2, 0))
    decodage.repondre((0, 0))
    assert decodage.etat is EtatDecodage.CONTRADICTION
    assert decodage.nb_candidats == 0
    with pytest.raises(ReponsesContradictoires, match="aucun code ne s’accorde avec les 2 réponses données"):
        _ = decodage.proposition
    with pytest.raises(MancheTerminee, match="contradiction"):
        decodage.repondre((1, 0))


def test_une_seule_reponse_peut_suffire_a_se_contredire():
    decodage = Decodage("lexicographique", 2, 2)
    decodage.repondre((0, 1))
    with pytest.raises(ReponsesContradictoires, match="la réponse donnée"):
        _ = decodage.proposition


@pytest.mark.parametrize("nom", DECODEURS)
def test_corriger_une_reponse_reprend_la_manche_ou_elle_en_etait(nom):
    juste = jouer(Decodage(nom, 4, 6, random.Random(5)))
    menteur = Decodage(nom, 4, 6, random.Random(5))
    fausse = next(r for r in reponses_possibles(4) if r != juste.tentatives[0].reponse and r.bien_places < 4)
    menteur.repondre(fausse)
    souffles.aller_au_bout(menteur.corriger_en_soufflant(0, juste.tentatives[0].reponse))
    assert jouer(menteur).tentatives == juste.tentatives


@pytest.mark.parametrize("rang", [-1, 1, "0", True], ids=["négatif", "trop grand", "texte", "booléen"])
def test_corriger_une_rangee_qui_n_existe_pas_est_refuse(rang):
    decodage = Decodage("cfc")
    decodage.repondre((1, 0))
    with pytest.raises(ErreurMastermind, match="il faut le rang d’une rangée déjà jouée, 0 pour la première, il y en a 1 ; voici"):
        souffles.aller_au_bout(decodage.corriger_en_soufflant(rang, (0, 0)))
    assert len(decodage.tentatives) == 1


@pytest.mark.parametrize(
    ("reponse", "message"),
    [
        ((3, 1), "le dernier ne peut pas être mal placé, voici (3, 1)"),
        ((3, 2), "au plus 4 pions en tout, en voici 5"),
        ((-1, 0), "positifs ou nuls, voici (-1, 0)"),
        ((1, 2, 3), "deux nombres entiers"),
        ((True, 0), "deux nombres entiers"),
        ("10", "deux nombres entiers"),
        (None, "deux nombres entiers"),
        ((1.0, 0), "deux nombres entiers"),
    ],
    ids=str,
)
def test_une_reponse_impossible_est_refusee_sans_rien_changer(reponse, message):
    decodage = Decodage("lexicographique")
    with pytest.raises(ReponseInvalide) as erreur:
        decodage.repondre(reponse)
    assert message in str(erreur.value)
    assert decodage.tentatives == ()


@pytest.mark.parametrize("nb_pions", range(1, 7))
def test_les_reponses_possibles_sont_celles_que_l_on_accepte(nb_pions):
    toutes = [(bien, mal) for bien in range(nb_pions + 1) for mal in range(nb_pions + 1)]
    acceptees = [reponse for reponse in toutes if _est_acceptee(reponse, nb_pions)]
    assert acceptees == reponses_possibles(nb_pions)
    assert len(acceptees) == (nb_pions + 1) * (nb_pions + 2) // 2 - 1


def _est_acceptee(reponse, nb_pions):
    try:
        return exiger_reponse(reponse, nb_pions) == reponse
    except ReponseInvalide:
        return False


def test_un_decodeur_au_hasard_joue_sans_qu_on_lui_donne_de_quoi_tirer():
    assert jouer_contre("aleatoire_compatible", (0, 1), 3)[-1] == ((0, 1), (2, 0))
    assert jouer(Decodage("aleatoire_compatible", 2, 3), (0, 1)).proposition == (0, 1)


@pytest.mark.parametrize("nom", ["knut", "", None, 3, ["knuth"]], ids=repr)
def test_un_decodeur_inconnu_est_refuse_en_nommant_les_autres(nom):
    with pytest.raises(DecodeurInconnu, match="lexicographique, .*knuth.*optimal.* ; voici"):
        Decodage(nom)


@pytest.mark.parametrize(
    ("taille", "message"),
    [
        ((0, 6), "de 1 à 6 pions, en voici 0"),
        ((7, 6), "de 1 à 6 pions, en voici 7"),
        ((4, 1), "de 2 à 10 couleurs, en voici 1"),
        ((4, 11), "de 2 à 10 couleurs, en voici 11"),
        (("4", 6), "de 1 à 6 pions, en voici '4'"),
        ((4, True), "de 2 à 10 couleurs, en voici True"),
    ],
    ids=str,
)
def test_une_taille_hors_des_bornes_est_refusee(taille, message):
    with pytest.raises(TailleRefusee, match=message):
        Decodage("knuth", *taille)


@pytest.mark.parametrize("taille", [(1, 2), (6, 10)], ids=str)
def test_la_plus_petite_taille_et_la_plus_grande_sont_acceptees(taille):
    assert Decodage("lexicographique", *taille).proposition == (0,) * taille[0]


@pytest.mark.parametrize(
    ("secret", "message"),
    [((0, 1, 2, 6), "numéros de couleur de 0 à 5, voici 6"), ((0, 1, -1), "voici -1"), ((0, "R"), "voici 'R'")],
    ids=str,
)
def test_un_secret_hors_des_regles_est_refuse(secret, message):
    with pytest.raises(CodeInvalide, match=message):
        jouer_contre("lexicographique", secret, 6)


def test_la_memoire_necessaire_est_dite_quand_elle_manque(monkeypatch):
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 8 * GIO)
    with pytest.raises(TailleRefusee, match="au plus 6,0 Gio de mémoire, en voici 10,0 pour un essai"):
        exiger_memoire(10 * GIO, "un essai")


@pytest.mark.parametrize("disponible", [8 * GIO, None], ids=["dite", "inconnue"])
def test_les_trois_quarts_de_la_memoire_conviennent_pas_un_octet_de_plus(disponible, monkeypatch):
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: disponible)
    exiger_memoire(6 * GIO, "un essai")
    with pytest.raises(TailleRefusee):
        exiger_memoire(6 * GIO + 1, "un essai")


def test_la_memoire_de_la_machine_est_le_nombre_de_pages_fois_leur_taille(monkeypatch):
    monkeypatch.setattr("os.sysconf", {"SC_PAGE_SIZE": 4096, "SC_PHYS_PAGES": 1000}.get, raising=False)
    assert memoire_de_la_machine() == 4_096_000


def test_la_memoire_de_la_machine_est_inconnue_sans_sysconf(monkeypatch):
    monkeypatch.delattr("os.sysconf", raising=False)
    assert memoire_de_la_machine() is None


@pytest.mark.parametrize("erreur", [ValueError, OSError], ids=lambda erreur: erreur.__name__)
def test_la_memoire_de_la_machine_est_inconnue_quand_le_systeme_ne_repond_pas(erreur, monkeypatch):
    def se_taire(nom):
        raise erreur(nom)

    monkeypatch.setattr("os.sysconf", se_taire, raising=False)
    assert memoire_de_la_machine() is None


# Un calcul qui souffle


@pytest.fixture
def souffles_frequents(monkeypatch):
    """Un souffle à chaque code regardé."""
    monkeypatch.setattr(souffles, "CODES_ENTRE_DEUX_SOUFFLES", 1)
    monkeypatch.setattr(lexicographique, "CODES_ENTRE_DEUX_SOUFFLES", 1)
    monkeypatch.setattr(souffles.en_lots, "__defaults__", (1,))


@pytest.mark.parametrize("nom", ["lexicographique", "aleatoire_compatible", "cfc", "knuth", "knuth_compatible"])
@pytest.mark.parametrize("combien", [0, 1, 7, 40])
def test_une_reponse_abandonnee_en_chemin_ne_change_rien(nom, combien, souffles_frequents):
    decodage = Decodage(nom, 3, 4, random.Random(5))
    premiere = repondre_par_marquage((3, 2, 1), decodage.proposition)
    decodage.repondre(premiere)
    avant = decodage.tentatives, decodage.proposition, decodage.candidats, decodage.etat
    deuxieme = repondre_par_marquage((3, 2, 1), decodage.proposition)
    calcul = decodage.repondre_en_soufflant(deuxieme)
    for _ in range(combien):
        next(calcul, None) if decodage.tentatives == avant[0] else None
    if len(decodage.tentatives) == 1:  # il n’a pas fini
        calcul.close()
        assert (decodage.tentatives, decodage.proposition, decodage.candidats, decodage.etat) == avant
        decodage.repondre(deuxieme)
    temoin = Decodage(nom, 3, 4, random.Random(5))
    temoin.repondre(premiere)
    temoin.repondre(deuxieme)
    assert (decodage.tentatives, decodage.proposition) == (temoin.tentatives, temoin.proposition)


def test_une_recherche_commencee_en_soufflant_est_celle_que_l_on_commence_d_une_traite(souffles_frequents):
    calcul = Decodage.commencer_en_soufflant("knuth", 3, 4)
    assert next(calcul) is None
    neuve = souffles.aller_au_bout(calcul)
    assert (neuve.proposition, neuve.nb_candidats, neuve.etat) == (Decodage("knuth", 3, 4).proposition, 64, EtatDecodage.EN_COURS)


def test_une_reponse_abandonnee_pendant_que_l_ordinateur_choisit_se_donne_de_nouveau(souffles_frequents):
    temoin, decodage = Decodage("knuth", 3, 4), Decodage("knuth", 3, 4)
    souffles_en_tout = len(list(temoin.repondre_en_soufflant((1, 0))))
    calcul = decodage.repondre_en_soufflant((1, 0))
    for _ in range(souffles_en_tout):
        next(calcul)
    calcul.close()
    assert decodage.tentatives == ()
    decodage.repondre((1, 0))
    assert (decodage.tentatives, decodage.proposition) == (temoin.tentatives, temoin.proposition)


def test_une_correction_abandonnee_ne_change_rien(souffles_frequents):
    decodage = jouer(Decodage("knuth", 3, 4), (3, 2, 1))
    avant = decodage.tentatives, decodage.candidats, decodage.etat
    calcul = decodage.corriger_en_soufflant(0, (0, 0))
    next(calcul)
    calcul.close()
    assert (decodage.tentatives, decodage.candidats, decodage.etat) == avant
