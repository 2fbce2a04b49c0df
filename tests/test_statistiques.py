"""Les bilans exacts : valeurs connues de 4 × 6, accord des moteurs, réserve, refus."""

import json
import shutil
import subprocess
import sys
from contextlib import nullcontext
from fractions import Fraction
from pathlib import Path

import pytest

from mastermind_edu.coeur.codes import ecrire_mot, tous_les_codes
from mastermind_edu.coeur.erreurs import DecodeurInconnu, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.regles import Regles, choisir_couleurs
from mastermind_edu.decodeurs import DECODEURS, tailles
from mastermind_edu.statistiques import Bilan, evaluation, evaluer, moteur_python, reserve
from mastermind_edu.statistiques.moteur_numpy import MoteurNumpy
from mastermind_edu.statistiques.reserve import LIVRES
from mastermind_edu.statistiques.series import jouer_les_series

# Deux programmes indépendants ont donné chaque ligne. Nom : total, répartition à partir d’une proposition.
CONNUS = {
    "lexicographique": (7471, (1, 4, 25, 108, 305, 602, 196, 49, 6)),
    "lexicographique_decroissant": (7471, (1, 4, 25, 108, 305, 602, 196, 49, 6)),
    "cfc": (11907, (1, 4, 11, 23, 43, 78, 55, 122, 245, 390, 264, 60)),
    "cfc_deduit": (11432, (1, 4, 11, 23, 43, 28, 60, 177, 495, 370, 84)),
    "dijon1": (12787, (1, 2, 4, 9, 21, 43, 85, 147, 214, 249, 230, 168, 88, 31, 4)),
    "dijon2": (12787, (1, 2, 4, 9, 21, 43, 85, 147, 214, 249, 230, 168, 88, 31, 4)),
    "dijon3": (9539, (1, 2, 8, 31, 101, 254, 302, 282, 197, 87, 28, 3)),
    "knuth": (5801, (1, 6, 62, 533, 694)),
    "knuth_compatible": (5828, (1, 12, 99, 468, 662, 54)),
    "taille_moyenne": (5696, (1, 10, 54, 645, 583, 3)),
    "taille_moyenne_compatible": (5722, (1, 13, 114, 530, 595, 43)),
    "entropie": (5722, (1, 4, 71, 612, 596, 12)),
    "entropie_compatible": (5786, (1, 13, 103, 502, 620, 57)),
    "plus_de_parts": (5668, (1, 12, 72, 635, 569, 7)),
    "plus_de_parts_compatible": (5701, (1, 13, 115, 556, 563, 46, 2)),
}
SECRETS_AU_MAXIMUM = {
    "lexicographique": "ONOV NVJO NOOO NOON NNOV NNNO",
    "lexicographique_decroissant": "RRRB RRBJ RBBR RBBB RJVB BRBJ",
    "dijon1": "NJBR NVBR NVJR NVJB",
    "dijon3": "NOVJ NOVV NOOV",
}
TAILLES = ((2, 3), (3, 4), (3, 6), (4, 4), (4, 5))
REGLES_DE_LA_SAE = Regles(4, choisir_couleurs("RBJVON"))


@pytest.fixture(autouse=True)
def dossier(tmp_path, monkeypatch):
    """Les bilans gardés vont dans un dossier neuf, jamais chez la personne qui lance les tests."""
    monkeypatch.setattr(reserve, "dossier_personnel", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def calculs(monkeypatch):
    """Les noms des décodeurs réellement calculés."""
    noms, calculer = [], evaluation._calculer
    monkeypatch.setattr(evaluation, "_calculer", lambda nom, *suite: noms.append(nom) or calculer(nom, *suite))
    return noms


@pytest.mark.parametrize(("nom", "connu"), CONNUS.items(), ids=CONNUS)
def test_les_valeurs_connues_de_4_pions_et_6_couleurs(nom, connu):
    bilan = evaluer(nom, moteur="numpy")
    total, repartition = connu
    assert tuple(bilan.distribution.items()) == tuple(enumerate(repartition, start=1))
    assert (bilan.total, bilan.moyenne) == (total, Fraction(total, 1296))
    assert (bilan.maximum, len(bilan.secrets_au_maximum)) == (len(repartition), repartition[-1])


@pytest.mark.parametrize(("nom", "total", "maximum"), [("optimal", 5625, 6), ("optimal_en_cinq", 5626, 5)])
def test_le_total_et_le_maximum_optimaux(nom, total, maximum):
    bilan = evaluer(nom, moteur="numpy")
    assert (bilan.total, bilan.maximum, bilan.nb_manches) == (total, maximum, 1296)


@pytest.mark.parametrize(("nom", "mots"), SECRETS_AU_MAXIMUM.items(), ids=SECRETS_AU_MAXIMUM)
def test_les_secrets_les_plus_longs_a_trouver(nom, mots):
    secrets = evaluer(nom, moteur="numpy").secrets_au_maximum
    assert sorted(ecrire_mot(secret, REGLES_DE_LA_SAE) for secret in secrets) == sorted(mots.split())


CYCLIQUE = "lexicographique_depart_cyclique"


@pytest.fixture(scope="module")
def series_cycliques():
    return jouer_les_series(MoteurNumpy(4, 6), CYCLIQUE)


def test_le_depart_cyclique_compte_toutes_les_manches_de_tous_les_departs(series_cycliques):
    bilan = Bilan.resumer(CYCLIQUE, 4, 6, series_cycliques)
    assert (bilan.total, bilan.nb_manches, bilan.maximum) == (7992408, 1296**2, 9)
    assert bilan == evaluer(CYCLIQUE)


def test_le_depart_cyclique_n_a_plus_de_secret_a_neuf_propositions_en_moyenne(series_cycliques):
    totaux = [sum(longueurs) for longueurs in zip(*series_cycliques)]
    pire = list(tous_les_codes(4, 6))[totaux.index(max(totaux))]
    assert ecrire_mot(pire, REGLES_DE_LA_SAE) == "NNNO"
    assert round(max(totaux) / 1296, 3) == 5.587
    assert {max(serie) for serie in series_cycliques} == {7, 8, 9}
    assert sum(total > 1296 * longueur for total, longueur in zip(totaux, series_cycliques[0])) == 138  # la série du départ 0 est l’ordre croissant


@pytest.mark.parametrize(
    ("nom", "apres_10", "apres_12"),
    [("dijon1", 521, 123), ("cfc", 324, 0), ("dijon3", 31, 0), ("lexicographique", 0, 0)],
)
def test_combien_de_secrets_passent_les_dix_puis_les_douze_tentatives(nom, apres_10, apres_12):
    distribution = evaluer(nom).distribution
    assert sum(nombre for longueur, nombre in distribution.items() if longueur > 10) == apres_10
    assert sum(nombre for longueur, nombre in distribution.items() if longueur > 12) == apres_12


def test_le_decodeur_au_hasard_dit_que_son_bilan_est_un_tirage():
    bilan = evaluer("aleatoire_compatible", moteur="numpy")
    assert bilan.graine == 0
    assert 4.6 < bilan.moyenne < 4.7
    assert {evaluer(nom).graine for nom in DECODEURS if nom != "aleatoire_compatible"} == {None}


@pytest.mark.parametrize("taille", TAILLES, ids=lambda taille: f"{taille[0]}x{taille[1]}")
@pytest.mark.parametrize("nom", DECODEURS)
def test_les_deux_moteurs_s_accordent(nom, taille):
    assert evaluer(nom, *taille, moteur="numpy") == evaluer(nom, *taille, moteur="python")


def test_au_dela_des_lignes_gardees_le_moteur_python_calcule_chaque_reponse(monkeypatch):
    attendu = evaluer("knuth", 3, 4, moteur="python")
    monkeypatch.setattr(moteur_python, "OCTETS_DES_LIGNES", 64**2 - 1)
    monkeypatch.setattr(moteur_python, "Lignes", None)
    assert evaluer("knuth", 3, 4, moteur="python") == attendu


def test_les_bilans_livres_sont_ceux_que_l_on_recalcule(series_cycliques):
    """La plus longue des séries est déjà jouée ici, par le même moteur."""
    bilans = (Bilan.resumer(nom, 4, 6, series_cycliques) if nom == CYCLIQUE else evaluer(nom, cache=False) for nom in DECODEURS)
    livres = (Path(reserve.__file__).parent / LIVRES).read_text(encoding="utf-8")
    assert reserve.ecrire_bilans(bilans) == livres, "un décodeur a changé : `python -m mastermind_edu.statistiques` refait les bilans livrés"


@pytest.mark.parametrize("nom", DECODEURS)
def test_un_bilan_livre_se_lit_sans_calcul(nom, calculs):
    assert evaluer(nom).nom == nom
    assert calculs == []


def test_un_bilan_calcule_est_garde_puis_relu(calculs, dossier):
    assert evaluer("knuth", 2, 3) == evaluer("knuth", 2, 3)
    assert calculs == ["knuth"]
    assert len(list((dossier / "statistiques").iterdir())) == 1


def test_un_moteur_impose_ou_une_reserve_refusee_recalcule(calculs):
    evaluer("knuth", 2, 3)
    evaluer("knuth", 2, 3, cache=False)
    evaluer("knuth", 2, 3, moteur="python")
    assert calculs == ["knuth"] * 3


@pytest.mark.parametrize(
    "abime",
    [
        "",
        "{",
        "[]",
        "null",
        '{"distribution": []}',
        '{"distribution": [[1, 4]], "secrets_au_maximum": "00", "graine": null}',
        '{"distribution": [[1, 9]], "secrets_au_maximum": "03", "graine": null}',
        '{"distribution": [[1, 9]], "secrets_au_maximum": "", "graine": null}',
        '{"distribution": [[1, 10], [2, -1]], "secrets_au_maximum": "00", "graine": null}',
    ],
    ids=["vide", "coupé", "liste", "nul", "incomplet", "trop peu", "hors des règles", "sans secret", "négatif"],
)
def test_un_bilan_abime_est_recalcule_et_remplace(abime, calculs):
    bon = evaluer("knuth", 2, 3)
    fichier = reserve.chemin("knuth", 2, 3)
    sain = fichier.read_text(encoding="utf-8")
    fichier.write_text(abime, encoding="utf-8")
    assert evaluer("knuth", 2, 3) == bon
    assert calculs == ["knuth"] * 2
    assert fichier.read_text(encoding="utf-8") == sain


def test_changer_la_version_des_calculs_perime_la_reserve(calculs, monkeypatch):
    evaluer("knuth", 2, 3)
    monkeypatch.setattr(reserve, "version", lambda: "autre")
    evaluer("knuth", 2, 3)
    assert calculs == ["knuth"] * 2


@pytest.mark.parametrize(
    "source", ["coeur/reponses.py", "decodeurs/table.py", "decodeurs/optimum/recherche.py", "decodeurs/optimum/arbres/3x4.json", "statistiques/series.py"]
)
def test_la_version_des_calculs_suit_leurs_sources(source, tmp_path, monkeypatch):
    paquet, livres = tmp_path / "paquet", [fichier.relative_to(reserve.PAQUET) for fichier in reserve.sources()]
    shutil.copytree(reserve.PAQUET, paquet, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(reserve, "PAQUET", paquet)
    assert paquet / source in reserve.sources()
    assert [fichier.relative_to(paquet) for fichier in reserve.sources()] == livres
    ancienne = reserve.version.__wrapped__()
    (paquet / source).write_text("# changé", encoding="utf-8")
    assert reserve.version.__wrapped__() != ancienne


def test_un_disque_qui_refuse_n_empeche_pas_le_bilan(dossier, calculs):
    (dossier / "statistiques").write_text("un fichier à la place du dossier")
    assert evaluer("knuth", 2, 3).total == evaluer("knuth", 2, 3).total
    assert calculs == ["knuth"] * 2


def test_sans_numpy_le_moteur_python_prend_la_releve(monkeypatch):
    attendu = evaluer("knuth", 2, 3, cache=False)
    monkeypatch.setattr(evaluation, "find_spec", lambda nom: None)
    assert evaluer("knuth", 2, 3, cache=False) == attendu
    with pytest.raises(ErreurMastermind, match="il faut numpy pour ce moteur"):
        evaluer("knuth", 2, 3, moteur="numpy")


def test_importer_les_statistiques_et_lire_un_bilan_livre_ne_charge_pas_numpy():
    code = "import sys; from mastermind_edu.statistiques import evaluer; evaluer('knuth'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_les_donnees_livrees_sont_du_json_lisible():
    fichier = Path(reserve.__file__).parent / LIVRES
    assert set(json.loads(fichier.read_text(encoding="utf-8"))) == set(DECODEURS)


def test_une_table_trop_grande_est_refusee_en_disant_la_memoire(monkeypatch):
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 8 * tailles.GIO)
    with pytest.raises(TailleRefusee, match="au plus 6,0 Gio de mémoire, en voici 931,3 pour la table"):
        evaluer("knuth", 6, 10, moteur="numpy")


@pytest.mark.parametrize(
    ("demande", "erreur", "message"),
    [
        (("inconnu",), DecodeurInconnu, "il faut un décodeur parmi lexicographique"),
        (("knuth", 9, 6), TailleRefusee, "de 1 à 6 pions, en voici 9"),
        (("knuth", 4, 12), TailleRefusee, "de 2 à 10 couleurs, en voici 12"),
    ],
    ids=["décodeur", "pions", "couleurs"],
)
def test_une_demande_impossible_est_refusee(demande, erreur, message):
    with pytest.raises(erreur, match=message):
        evaluer(*demande)


def test_un_moteur_inconnu_est_refuse():
    with pytest.raises(ErreurMastermind, match="il faut un moteur parmi numpy, python ; voici 'rapide'"):
        evaluer("knuth", moteur="rapide")


def test_une_barre_n_apparait_que_si_le_calcul_dure(monkeypatch):
    annonces = []
    monkeypatch.setattr(evaluation, "suivre", lambda: nullcontext(lambda *compte: annonces.append(compte)))
    evaluer("lexicographique", 2, 3, cache=False)
    assert annonces == []
    monkeypatch.setattr(evaluation, "SECONDES_SANS_BARRE", -1)
    evaluer("lexicographique", 2, 3, cache=False)
    assert annonces[-1] == (9, 9)


def test_un_bilan_compte_chaque_manche_une_fois():
    bilan = Bilan.resumer("deux ordres", 1, 3, [(1, 2, 3), (3, 2, 1)])
    assert (bilan.total, bilan.nb_manches, bilan.moyenne, bilan.maximum) == (12, 6, 2, 3)
    assert bilan.secrets_au_maximum == ((0,), (2,))
