"""Les nombres que disent les leçons et les réponses des défis, et qu’aucune de leurs cellules ne recalcule."""

from collections import Counter
from pathlib import Path

import pytest

from mastermind_edu import Regles, lire_proposition, repondre_par_frequences
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.decodeurs import jouer_contre
from mastermind_edu.statistiques import evaluer
from mastermind_edu.widgets import Plateau


def lire(mot):
    return lire_proposition(mot, Regles())


def lecon(nom):
    return (Path(__file__).parent.parent / f"sources/lecons/{nom}.py").read_text(encoding="utf-8")


def test_l_ordinateur_saute_721_des_726_codes_qui_precedent_vjbr():
    secret = (3, 2, 1, 0)
    precedents = list(tous_les_codes(4, 6)).index(secret)
    assert (precedents, precedents - (len(jouer_contre("lexicographique", secret, 6)) - 1)) == (726, 721)


def test_le_bilan_des_256_secrets_de_quatre_couleurs():
    bilan = evaluer("lexicographique", 4, 4)
    assert (bilan.total, bilan.maximum, len(bilan.secrets_au_maximum), bilan.total / 256) == (1150, 7, 6, 4.4921875)


def test_les_secrets_a_neuf_propositions_vont_de_4543_a_5554():
    durs = sorted(evaluer("lexicographique").secrets_au_maximum)
    assert (len(durs), durs[0], durs[-1]) == (6, (4, 5, 4, 3), (5, 5, 5, 4))


def test_le_defi_13_demande_74_propositions_contre_89_au_chapitre_08_et_73_au_mieux():
    assert [evaluer(nom, 3, 3).total for nom in ("lexicographique", "knuth", "optimal")] == [89, 74, 73]


def longueur(secret, ordre):
    """Comme dans le défi de l’exercice 14 : on propose le premier code encore possible."""
    premier = ordre[0]
    reponse = repondre_par_frequences(secret, premier, 4)
    return 1 if premier == secret else 1 + longueur(secret, [code for code in ordre if repondre_par_frequences(code, premier, 4) == reponse])


def test_l_ordre_tire_au_sort_n_a_plus_de_secret_a_six_propositions():
    croissant = list(tous_les_codes(3, 4))
    dans_l_ordre = {secret: longueur(secret, croissant) for secret in croissant}
    moyennes = {secret: (dans_l_ordre[secret] + longueur(secret, croissant[::-1])) / 2 for secret in croissant}
    assert list(dans_l_ordre.values()).count(6) == 2 == max(dans_l_ordre.values()) - 4
    assert [secret for secret in croissant if moyennes[secret] == max(moyennes.values()) == 4.5] == [(0, 3, 1), (0, 3, 2), (3, 0, 1), (3, 0, 2)]


def test_la_manche_guidee_de_la_lecon_00_laisse_256_puis_54_puis_9_codes_puis_un_seul():
    manche, restants, restes = Plateau(graine=13).manche, list(tous_les_codes(4, 6)), []
    parts = Counter(repondre_par_frequences(code, (0, 0, 1, 1), 6) for code in restants)
    for proposition in map(lire, ("RRVV", "BBBB", "BBRR", "BBJP")):
        reponse = manche.proposer(proposition)
        restants = [code for code in restants if repondre_par_frequences(code, proposition, 6) == reponse]
        restes.append(len(restants))
    assert (restants, restes) == ([lire("BBNN")], [256, 54, 9, 1])
    assert f"En moyenne, sur tous les secrets, R R V V en laisse {sum(taille**2 for taille in parts.values()) / 1296:.0f} :" in lecon("00_jouer")


@pytest.mark.parametrize("chapitre, paires", [("04_marquage", 514_740), ("04_marquage", 364_740), ("05_frequences", 174_906)])
def test_un_pourcentage_de_paires_fausses_est_celui_de_leur_nombre(chapitre, paires):
    assert f"{100 * paires / 1296**2:.2f}".replace(".", ",") + " %" in lecon(chapitre)  # ces nombres sont comptés dans test_exercices
