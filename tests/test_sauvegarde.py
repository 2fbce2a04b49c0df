"""Une partie gardée en texte : rien ne se perd, rien d’abîmé ne passe."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu import ErreurMastermind, Etat, Manche, MancheRepondue, Partie, Regles, choisir_couleurs
from mastermind_edu.coeur.erreurs import PartieIllisible
from mastermind_edu.coeur.regles import Couleur
from mastermind_edu.coeur.reponses import reponses_possibles
from mastermind_edu.coeur.sauvegarde import ecrire_partie, lire_partie

COULEURS_A_NOMMER = (Couleur("É", "Émeraude « vive »", "", "#ffffff", "#000000"), *choisir_couleurs("RB"))


def partie_d_essai(graine=1, nb_finies=3, regles=Regles(3, COULEURS_A_NOMMER, 4)):
    """Une partie dont les manches sont gagnées, perdues, abandonnées, contredites ou en cours, au sort."""
    hasard = random.Random(graine)
    partie = Partie(regles, ("Ada", "L’ordinateur"), 6, graine=graine, strategie="knuth")
    while partie.nb_finies < nb_finies:
        avancer(partie, hasard)
    for _ in range(hasard.randrange(3)):
        avancer(partie, hasard)
    return partie


def avancer(partie, hasard):
    """Un geste de plus : une manche qui commence, une rangée, un abandon, une contradiction, un secret découvert."""
    if partie.est_terminee:
        return
    n, k = partie.regles.nb_pions, partie.regles.nb_couleurs
    if partie.est_entre_deux_manches:
        partie.commencer_manche() if hasard.random() < 0.5 else partie.commencer_manche_repondue()
        return
    manche, code = partie.manches[-1], tuple(hasard.randrange(k) for _ in range(n))
    if isinstance(manche, Manche):
        manche.abandonner() if hasard.random() < 0.2 else manche.proposer(code)
    elif hasard.random() < 0.2:
        manche.contredire(hasard.choice((None, code)))
    else:
        manche.noter(code, hasard.choice(reponses_possibles(n)))
        if manche.etat is Etat.PERDUE and hasard.random() < 0.7:
            manche.decouvrir(code)


def decrire(partie):
    """Tout ce qu’une partie sait, en valeurs simples."""
    manches = [(type(m), m.etat, m.tentatives, m.points, m.secret if isinstance(m, MancheRepondue) else m.reveler()) for m in partie.manches]
    return partie.regles, partie.joueurs, partie.nb_manches, partie.graine, partie.strategie, manches, partie.scores, partie.vainqueur


@settings(deadline=None, derandomize=True, max_examples=150)
@given(graine=st.integers(0, 10**6), nb_finies=st.integers(0, 6))
def test_une_partie_relue_est_la_meme(graine, nb_finies):
    partie = partie_d_essai(graine, nb_finies)
    texte = ecrire_partie(partie)
    assert decrire(lire_partie(texte)) == decrire(partie)
    assert ecrire_partie(lire_partie(texte)) == texte


@settings(deadline=None, derandomize=True, max_examples=100)
@given(graine=st.integers(0, 10**6), suite=st.integers(0, 10**6))
def test_une_partie_relue_continue_comme_l_autre(graine, suite):
    partie = partie_d_essai(graine, 2)
    relue = lire_partie(ecrire_partie(partie))
    gestes, autres = random.Random(suite), random.Random(suite)
    [avancer(partie, gestes) for _ in range(12)], [avancer(relue, autres) for _ in range(12)]
    assert decrire(relue) == decrire(partie)


def test_toutes_les_fins_de_manche_se_gardent():
    parties = [partie_d_essai(graine, 6) for graine in range(40)]
    fins = {(type(manche).__name__, manche.etat) for partie in parties for manche in partie.manches}
    assert fins == {
        ("Manche", Etat.GAGNEE), ("Manche", Etat.PERDUE), ("Manche", Etat.ABANDONNEE),
        ("MancheRepondue", Etat.GAGNEE), ("MancheRepondue", Etat.PERDUE), ("MancheRepondue", Etat.CONTREDITE),
    }  # fmt: skip


def test_les_secrets_tires_apres_la_reprise_sont_ceux_de_la_partie():
    partie = Partie(Regles(), graine=5)
    relue = lire_partie(ecrire_partie(partie))
    assert partie.commencer_manche().reveler() == relue.commencer_manche().reveler()


def test_deux_parties_sans_graine_ne_tirent_pas_les_memes_secrets():
    assert len({Partie(Regles()).commencer_manche().reveler() for _ in range(20)}) > 10


TEXTE = ecrire_partie(partie_d_essai(3, 4))


@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.integers(0, len(TEXTE.rstrip()) - 1))
def test_un_texte_coupe_n_importe_ou_est_refuse(longueur):
    with pytest.raises(PartieIllisible, match="coupé ou abîmé"):
        lire_partie(TEXTE[:longueur])


def changer(chemin, valeur):
    """Le texte d’une partie, une donnée changée à cet endroit."""
    donnees = ou = json.loads(TEXTE)
    for cle in chemin[:-1]:
        ou = ou[cle]
    ou[chemin[-1]] = valeur
    return json.dumps(donnees)


def retirer(cle):
    return json.dumps({nom: valeur for nom, valeur in json.loads(TEXTE).items() if nom != cle})


@pytest.mark.parametrize(
    "chemin, valeur, raison",
    [
        (["version"], 2, "il faut une partie de version 1, celle-ci est de version 2"),
        (["version"], "1", "celle-ci est de version '1'"),
        (["format"], "partie d’échecs", "voici autre chose"),
        (["pions"], 0, "il faut un nombre de pions entier et au moins égal à 1, voici 0"),
        (["pions"], "3", "il faut un nombre de pions entier et au moins égal à 1, voici '3'"),
        (["couleurs", 0, 0], "R", "il faut une initiale différente pour chaque couleur"),
        (["couleurs", 0, 1], 7, "il faut un texte, voici 7"),
        (["couleurs", 0], ["R"], "il faut une liste de 5, voici ['R']"),
        (["couleurs"], None, "il faut une liste, voici None"),
        (["version"], True, "celle-ci est de version True"),
        (["nb_manches"], 3, "il faut un nombre pair de manches"),
        (["nb_manches"], 2, "il faut finir la manche en cours avant la suivante, et 2 manches en tout"),
        (["joueurs"], ["Ada"], "il faut deux joueurs"),
        (["graine"], "7", "il faut une graine entière, voici '7'"),
        (["strategie"], 4, "il faut un texte, voici 4"),
        (["manches"], 4, "il faut une liste, voici 4"),
        (["manches", 0], {}, "il y manque quelque chose : 'secret'"),
        (["manches", 0], 3, "il faut une manche, voici 3"),
        (["manches", 0], {"repondue": "", "secret": None, "contredite": False}, "il faut une liste, voici ''"),
        (["manches", 0], {"repondue": [[[0, 0, 0]]], "secret": None, "contredite": False}, "il faut une liste de 2, voici [[0, 0, 0]]"),
        (["manches", 0], {"cherchee": {}, "secret": [0, 0, 1], "abandonnee": False}, "il faut une liste, voici {}"),
        (["manches", 0], {"cherchee": [], "secret": None, "abandonnee": False}, "il faut le secret de chaque manche cherchée"),
        (["manches", 0], {"cherchee": [], "secret": [0, 0, 9], "abandonnee": False}, "il faut des numéros de couleur de 0 à 2, voici 9"),
        (["manches", 0], {"cherchee": [[0]], "secret": [0, 0, 1], "abandonnee": False}, "il faut 3 pions, en voici 1"),
        (["manches", 0], {"cherchee": [], "secret": [0, 0, 1], "abandonnee": "oui"}, "il faut vrai ou faux, voici 'oui'"),
        (["manches", 0], {"repondue": [[[0, 0, 0], [2, 1]]], "secret": None, "contredite": False}, "il faut une réponse possible"),
        (["manches", 0], {"repondue": [[[0, 0, 0], [3, 0]], [[0, 0, 0], [3, 0]]], "secret": None, "contredite": False}, "celle-ci est gagnée"),
    ],
)
def test_une_donnee_changee_est_refusee_avec_la_raison(chemin, valeur, raison):
    with pytest.raises(PartieIllisible) as refus:
        lire_partie(changer(chemin, valeur))
    assert raison in str(refus.value)


@pytest.mark.parametrize("cle", ["pions", "couleurs", "tentatives", "joueurs", "nb_manches", "graine", "strategie", "manches"])
def test_une_donnee_absente_est_refusee(cle):
    with pytest.raises(PartieIllisible, match="il y manque quelque chose"):
        lire_partie(retirer(cle))


@pytest.mark.parametrize(
    "texte",
    ["[" * 100_000, "9" * 10_000, " " * 1_000_001, "null", "3", '"partie"', "{}", None, b"{}"],
    ids=["profond", "énorme", "trop-long", "null", "nombre", "texte", "vide", "rien", "octets"],
)
def test_autre_chose_qu_une_partie_est_refuse(texte):
    with pytest.raises(PartieIllisible):
        lire_partie(texte)


@pytest.mark.parametrize(
    "reglage, raison",
    [
        ({"regles": None}, "il faut des règles, comme Regles(4, PALETTE[:6], 12), voici None"),
        ({"joueurs": (1, 2)}, r"il faut deux joueurs de noms différents, voici (1, 2)"),
        ({"joueurs": None}, "il faut deux joueurs de noms différents, voici None"),
        ({"graine": "sept"}, "il faut une graine entière, voici 'sept'"),
        ({"graine": True}, "il faut une graine entière, voici True"),
        ({"strategie": 3}, "il faut le nom d’un décodeur, voici 3"),
    ],
)
def test_une_partie_que_l_on_ne_pourrait_pas_relire_ne_commence_pas(reglage, raison):
    with pytest.raises(ErreurMastermind) as refus:
        Partie(**{"regles": Regles(), **reglage})
    assert raison in str(refus.value)


@pytest.mark.parametrize("nom", ["\x1b[2J", "Zoé\n", "\x9b31m", "Z" * 201], ids=["efface-l-ecran", "deux-lignes", "couleur", "long"])
def test_un_nom_qui_commanderait_le_terminal_est_refuse_avec_la_raison(nom):
    texte = json.dumps({**json.loads(ecrire_partie(Partie(Regles(), graine=7))), "joueurs": [nom, "B"]})
    with pytest.raises(PartieIllisible, match="sans signe de commande"):
        lire_partie(texte)


def test_un_nom_d_emojis_composes_se_garde_et_se_relit():
    partie = Partie(Regles(), ("👩‍🚀", "Éloïse d’Arc"), graine=7)
    assert lire_partie(ecrire_partie(partie)).joueurs == partie.joueurs
