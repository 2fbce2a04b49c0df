"""Le décodeur au hasard : compatible, équitable, et le même pour la même graine."""

import random
from collections import Counter

import pytest

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.coeur.reponses import Reponse, repondre_par_marquage
from mastermind_edu.decodeurs import tailles
from mastermind_edu.decodeurs.lexicographique import aleatoire_compatible, est_compatible


def jouer(secret, nb_couleurs, graine):
    """Les tentatives d’une manche entière ; la dernière est le secret."""
    recherche = aleatoire_compatible(len(secret), nb_couleurs, random.Random(graine))
    proposition, tentatives = next(recherche), []
    while proposition != secret:
        tentatives.append((proposition, repondre_par_marquage(secret, proposition)))
        proposition = recherche.send(tentatives[-1][1])
    return [*tentatives, (proposition, Reponse(len(secret), 0))]


@pytest.mark.parametrize("nb_pions, nb_couleurs", [(1, 1), (1, 2), (2, 3), (3, 4), (2, 10)])
def test_chaque_secret_est_trouve_une_fois_en_dernier(nb_pions, nb_couleurs):
    manches = [[code for code, _ in jouer(secret, nb_couleurs, 0)] for secret in tous_les_codes(nb_pions, nb_couleurs)]
    assert all(len(set(manche)) == len(manche) for manche in manches)


@pytest.mark.parametrize("graine", range(5))
def test_chaque_proposition_s_accorde_avec_les_reponses_deja_recues(graine):
    tentatives = jouer((3, 2, 1, 0), 6, graine)
    assert all(est_compatible(code, tentatives[:rang]) for rang, (code, _) in enumerate(tentatives))


def test_chaque_candidat_a_la_meme_chance():
    hasard = random.Random(0)
    premieres = Counter(next(aleatoire_compatible(1, 4, hasard)) for _ in range(4000))
    assert len(premieres) == 4 and all(900 < compte < 1100 for compte in premieres.values())


def test_la_meme_graine_donne_la_meme_manche():
    assert jouer((3, 2, 1, 0), 6, 7) == jouer((3, 2, 1, 0), 6, 7)


def test_la_moyenne_de_deux_cents_manches_est_proche_de_la_valeur_connue():
    # 4,645 ± 0,003 sur 400 000 manches ; ici 200, d’où la marge.
    hasard = random.Random(0)
    secrets = hasard.sample(list(tous_les_codes(4, 6)), 200)
    assert sum(len(jouer(secret, 6, graine)) for graine, secret in enumerate(secrets)) / 200 == pytest.approx(4.645, abs=0.2)


def test_des_reponses_contradictoires_finissent_la_recherche():
    recherche = aleatoire_compatible(2, 2, random.Random(0))
    next(recherche)
    with pytest.raises(StopIteration):
        recherche.send(Reponse(0, 0))
        recherche.send(Reponse(0, 0))


def test_une_liste_qui_ne_tient_pas_en_memoire_est_refusee():
    with pytest.raises(TailleRefusee) as refus:
        next(aleatoire_compatible(30, 10, random.Random(0)))
    assert "la liste de tous les codes" in str(refus.value)


def test_la_liste_est_refusee_des_qu_il_manque_un_octet(monkeypatch):
    # 64 octets par code et 8 par pion, dans les trois quarts de la mémoire.
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 6**4 * 96 * 4 // 3)
    assert len(next(aleatoire_compatible(4, 6, random.Random(0)))) == 4
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 6**4 * 96 * 4 // 3 - 1)
    with pytest.raises(TailleRefusee):
        next(aleatoire_compatible(4, 6, random.Random(0)))
