"""La manche et la partie : états, comptes, points."""

import random

import pytest

from mastermind_edu import CodeInvalide, ErreurMastermind, Etat, Manche, MancheRepondue, MancheTerminee, Partie, Regles, SecretCache
from mastermind_edu.coeur.erreurs import ReponseInvalide
from mastermind_edu.coeur.manche import calculer_malus
from mastermind_edu.coeur.reponses import Reponse

SECRET, FAUX = (0, 5, 2, 1), (3, 3, 3, 3)


def jouer(propositions, max_tentatives=12):
    manche = Manche(Regles(max_tentatives=max_tentatives), SECRET)
    for proposition in propositions:
        manche.proposer(proposition)
    return manche


def test_une_manche_commence_en_cours_sans_points():
    manche = Manche(Regles())
    assert (manche.etat, manche.tentatives, manche.points, manche.restantes) == (Etat.EN_COURS, (), None, 12)


@pytest.mark.parametrize(
    "propositions, max_tentatives, etat, points",
    [
        pytest.param([SECRET], 12, Etat.GAGNEE, 1, id="gagnee-au-premier-coup"),
        pytest.param([FAUX, SECRET], 2, Etat.GAGNEE, 2, id="gagnee-au-dernier-coup"),
        pytest.param([FAUX] * 2, 2, Etat.PERDUE, 2 + 8, id="perdue-sans-un-pion"),
        pytest.param([FAUX, (0, 5, 1, 2)], 2, Etat.PERDUE, 2 + 2, id="perdue-a-deux-mal-places"),
    ],
)
def test_la_fin_d_une_manche_donne_son_etat_et_ses_points(propositions, max_tentatives, etat, points):
    manche = jouer(propositions, max_tentatives)
    assert (manche.etat, manche.points) == (etat, points)


def test_l_abandon_decouvre_le_secret_et_compte_comme_un_echec():
    manche = jouer([FAUX])
    assert manche.abandonner() == SECRET
    assert (manche.etat, manche.secret, manche.points) == (Etat.ABANDONNEE, SECRET, 12 + 8)


def test_l_abandon_sans_proposition_coute_le_malus_entier():
    manche = Manche(Regles(), SECRET)
    manche.abandonner()
    assert manche.points == 12 + 8


@pytest.mark.parametrize("geste", [lambda m: m.proposer(SECRET), lambda m: m.abandonner()], ids=["proposer", "abandonner"])
def test_plus_rien_ne_se_joue_apres_la_fin(geste):
    manche = jouer([SECRET])
    with pytest.raises(MancheTerminee, match="celle-ci est gagnée"):
        geste(manche)
    assert len(manche.tentatives) == 1


def test_une_proposition_refusee_ne_compte_pas():
    manche = Manche(Regles(), SECRET)
    with pytest.raises(CodeInvalide, match="en voici 3"):
        manche.proposer((0, 1, 2))
    assert manche.restantes == 12


def test_le_secret_reste_cache_jusqu_a_la_fin():
    manche = Manche(Regles(), SECRET)
    with pytest.raises(SecretCache):
        manche.secret
    assert "0, 5, 2, 1" not in repr(manche)


def test_un_secret_de_mauvaise_longueur_est_refuse():
    with pytest.raises(CodeInvalide, match="il faut 4 pions, en voici 2"):
        Manche(Regles(), (0, 1))


def test_le_secret_tire_suit_la_graine():
    manches = [Manche(Regles(), hasard=random.Random(3)) for _ in range(2)]
    assert manches[0].abandonner() == manches[1].abandonner()


@pytest.mark.parametrize("reponse, malus", [((2, 2), 2), ((3, 0), 2), ((0, 0), 8), ((1, 2), 4), ((0, 4), 4)])
def test_le_malus_suit_la_formule_de_la_sae(reponse, malus):
    assert calculer_malus(Reponse(*reponse), 4) == malus


def test_les_roles_changent_a_chaque_manche_et_le_codeur_marque_les_points():
    partie = Partie(Regles(), ("Ada", "Alan"))
    premiere = partie.commencer_manche(SECRET)
    premiere.proposer(FAUX)
    assert (partie.codeur, partie.scores) == ("Ada", {"Ada": 0, "Alan": 0})
    premiere.proposer(SECRET)
    assert (partie.codeur, partie.decodeur, partie.scores) == ("Alan", "Ada", {"Ada": 2, "Alan": 0})
    partie.commencer_manche(SECRET).proposer(SECRET)
    assert (partie.est_terminee, partie.scores, partie.vainqueur) == (True, {"Ada": 2, "Alan": 1}, "Ada")


def test_en_quatre_manches_chacun_cache_deux_fois_et_garde_ses_points():
    partie, codeurs = Partie(Regles(), ("Ada", "Alan"), nb_manches=4), []
    for propositions in ([SECRET], [FAUX, SECRET], [FAUX, FAUX, SECRET], [SECRET]):
        codeurs.append((partie.codeur, partie.decodeur))
        manche = partie.commencer_manche(SECRET)
        for proposition in propositions:
            manche.proposer(proposition)
    assert codeurs == [("Ada", "Alan"), ("Alan", "Ada")] * 2
    assert (partie.est_terminee, partie.scores, partie.vainqueur) == (True, {"Ada": 1 + 3, "Alan": 2 + 1}, "Ada")


def test_une_egalite_n_a_pas_de_vainqueur():
    partie = Partie(Regles())
    for _ in range(2):
        partie.commencer_manche(SECRET).proposer(SECRET)
    assert partie.est_terminee and partie.vainqueur is None


@pytest.mark.parametrize("nb_manches", [0, 1, 3, -2, 2.0, "2", True])
def test_il_faut_un_nombre_pair_de_manches(nb_manches):
    with pytest.raises(ErreurMastermind, match="nombre pair de manches"):
        Partie(Regles(), nb_manches=nb_manches)


def test_deux_joueurs_de_meme_nom_sont_refuses():
    with pytest.raises(ErreurMastermind, match="noms différents"):
        Partie(Regles(), ("Ada", "Ada"))


def test_une_manche_ne_commence_pas_pendant_une_autre():
    partie = Partie(Regles())
    partie.commencer_manche(SECRET)
    with pytest.raises(MancheTerminee, match="commencées : 1, finies : 0"):
        partie.commencer_manche(SECRET)


# La manche dont le codeur donne les réponses


def repondre(*reponses, max_tentatives=12):
    manche = MancheRepondue(Regles(max_tentatives=max_tentatives))
    for reponse in reponses:
        manche.noter(FAUX, reponse)
    return manche


@pytest.mark.parametrize(
    "reponses, max_tentatives, etat, points",
    [
        pytest.param([], 12, Etat.EN_COURS, None, id="pas-commencee"),
        pytest.param([(1, 0), (4, 0)], 12, Etat.GAGNEE, 2, id="gagnee"),
        pytest.param([(1, 0), (4, 0)], 2, Etat.GAGNEE, 2, id="gagnee-a-la-limite"),
        pytest.param([(1, 0), (1, 2)], 2, Etat.PERDUE, 2 + 2 + 2, id="perdue-avec-malus"),
        pytest.param([(1, 0), (2, 2)], 2, Etat.PERDUE, 2 + 2, id="le-plus-petit-malus"),
    ],
)
def test_une_manche_repondue_compte_comme_une_autre(reponses, max_tentatives, etat, points):
    manche = repondre(*reponses, max_tentatives=max_tentatives)
    assert (manche.etat, manche.points) == (etat, points)


@pytest.mark.parametrize("reponses, max_tentatives", [([(1, 0)], 12), ([(1, 0)], 1), ([(4, 0)], 12)], ids=["en cours", "perdue", "gagnée"])
def test_une_manche_contredite_ne_donne_aucun_point(reponses, max_tentatives):
    manche = repondre(*reponses, max_tentatives=max_tentatives)
    manche.contredire(SECRET)
    assert (manche.etat, manche.points, manche.secret, manche.rangees_fausses(SECRET)) == (Etat.CONTREDITE, 0, SECRET, [0])


def test_le_secret_d_une_manche_perdue_revele_une_reponse_fausse():
    juste, fausse = repondre((0, 0), max_tentatives=1), repondre((1, 0), max_tentatives=1)
    juste.decouvrir(SECRET), fausse.decouvrir(SECRET)
    assert (juste.etat, juste.points, fausse.etat, fausse.points) == (Etat.PERDUE, 1 + 8, Etat.CONTREDITE, 0)


def test_revenir_oublie_une_rangee_et_les_suivantes():
    manche = repondre((0, 0), (1, 0), (2, 0), max_tentatives=3)
    manche.revenir(1)
    assert (manche.etat, [tuple(reponse) for _, reponse in manche.tentatives]) == (Etat.EN_COURS, [(0, 0)])


@pytest.mark.parametrize("rang", [-1, 2, True, "1", None])
def test_revenir_a_une_rangee_qui_n_existe_pas_est_refuse(rang):
    manche = repondre((0, 0), (1, 0))
    with pytest.raises(ErreurMastermind, match="il faut une rangée déjà jouée, il y en a 2"):
        manche.revenir(rang)
    assert len(manche.tentatives) == 2


@pytest.mark.parametrize(
    "geste", [lambda m: m.noter(FAUX, (0, 0)), lambda m: m.revenir(0), lambda m: m.contredire(), lambda m: m.decouvrir(SECRET)],
    ids=["noter", "revenir", "contredire", "découvrir"],
)  # fmt: skip
def test_une_manche_contredite_est_finie(geste):
    manche = repondre((0, 0))
    manche.contredire()
    with pytest.raises(MancheTerminee, match="celle-ci est contredite"):
        geste(manche)


@pytest.mark.parametrize("reponse", [(5, 0), (3, 1), (-1, 0), (1,), "10"])
def test_une_reponse_impossible_n_est_pas_notee(reponse):
    manche = repondre()
    with pytest.raises(ReponseInvalide):
        manche.noter(FAUX, reponse)
    assert manche.tentatives == ()


def test_une_manche_contredite_ne_change_pas_le_score():
    partie = Partie(Regles(), ("Ada", "Alan"))
    manche = partie.commencer_manche_repondue()
    manche.noter(FAUX, (1, 0))
    manche.contredire()
    assert (partie.scores, partie.codeur) == ({"Ada": 0, "Alan": 0}, "Alan")


def test_une_graine_fixe_les_secrets_de_chaque_manche():
    secrets = []
    for _ in range(2):
        partie = Partie(Regles(), nb_manches=4, graine=3)
        for _ in range(4):
            secrets.append(partie.commencer_manche().abandonner())
    assert secrets[:4] == secrets[4:] and len(set(secrets[:4])) == 4
