"""Le code du jour : le même pour tous, d’une date à l’autre jamais le même."""

import datetime
import subprocess
import sys

import pytest
from test_widgets import sans_balises

from mastermind_edu import ErreurMastermind, Regles
from mastermind_edu.coeur.codes import ecrire_mot
from mastermind_edu.coeur.jour import code_du_jour, dire_date
from mastermind_edu.coeur.regles import NIVEAUX
from mastermind_edu.widgets import Plateau

JOUR = datetime.date(2026, 11, 22)
CLASSIQUE = NIVEAUX["classique"]


# Ces codes sont publics : les changer donnerait deux codes au même jour selon la version du cours.
@pytest.mark.parametrize(
    "niveau, mot", [("classique", "PPVR"), ("novice", "JOVP"), ("pro", "BJOPJ"), ("killer", "JVMNMR")]
)
def test_le_code_d_un_jour_ne_change_jamais(niveau, mot):
    assert ecrire_mot(code_du_jour(JOUR, NIVEAUX[niveau]), NIVEAUX[niveau]) == mot


def test_un_autre_processus_trouve_le_meme_code():
    code = "from mastermind_edu import Regles; from mastermind_edu.coeur.jour import code_du_jour; print(code_du_jour('2026-11-22', Regles()))"
    autre = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONHASHSEED": "7", "PYTHONPATH": ":".join(sys.path)})
    assert autre.stdout.strip() == str(code_du_jour(JOUR, Regles()))


def test_tous_les_codes_viennent_au_fil_des_jours():
    jours = [JOUR + datetime.timedelta(days=rang) for rang in range(2000)]
    codes = [code_du_jour(jour, Regles(2)) for jour in jours]
    assert len(set(codes)) == 36
    assert all(25 <= codes.count(code) <= 95 for code in set(codes))  # 2 000 / 36, environ 56, à cinq écarts-types


@pytest.mark.parametrize("date", ["22/11/2026", "2026-13-01", "", 20261122, None])
def test_une_date_illisible_est_refusee(date):
    with pytest.raises(ErreurMastermind, match="il faut une date écrite année-mois-jour, comme '2026-11-22', voici"):
        code_du_jour(date, Regles())


def test_un_instant_vaut_son_jour():
    assert code_du_jour(datetime.datetime(2026, 11, 22, 23, 59), Regles()) == code_du_jour(JOUR, Regles())


def message(plateau):
    return sans_balises(plateau._annonce.value)


def test_le_plateau_du_jour_cache_le_code_du_jour_et_dit_la_date():
    plateau = Plateau(du_jour="2026-11-22")
    assert "Le code du 22 novembre 2026, le même pour tous. À vous : 4 pions" in message(plateau)
    assert plateau.manche.reveler() == code_du_jour(JOUR, CLASSIQUE)
    assert "Code du" not in plateau._resultat.value


def test_du_jour_est_celui_d_aujourd_hui():
    avant = datetime.date.today()
    plateau = Plateau(du_jour=True)
    assert plateau.manche.reveler() in {code_du_jour(jour, CLASSIQUE) for jour in (avant, datetime.date.today())}


def test_le_resultat_du_jour_se_recopie_sans_dire_le_code():
    plateau = Plateau(du_jour=JOUR)
    plateau.proposer("RRVV")
    plateau.proposer("PPVR")
    assert "Code du 22 novembre 2026, 4 pions et 6 couleurs : trouvé en 2 rangées\n1 : 🔑 ⚪ (1 bien placé, 1 mal placé)" in plateau._resultat.value
    assert "PPVR" not in plateau._resultat.value and "🟣" not in plateau._resultat.value
    assert "le décodeur « lexicographique » le trouve en 5 rangées, « optimal » en 5 rangées" in plateau._resultat.value


def test_rejouer_garde_le_code_du_jour_et_changer_de_niveau_en_prend_un_autre():
    plateau = Plateau(du_jour=JOUR)
    plateau.proposer("?")
    assert "pas trouvé, 0 rangée" in plateau._resultat.value
    plateau._nouvelle.click()
    assert plateau.manche.reveler() == code_du_jour(JOUR, CLASSIQUE) and plateau._resultat.value == ""
    plateau._niveau.boutons.value = "pro"
    assert plateau.manche.reveler() == code_du_jour(JOUR, NIVEAUX["pro"])


def test_un_secret_et_le_code_du_jour_ne_vont_pas_ensemble():
    with pytest.raises(ErreurMastermind, match="il faut un secret ou le code du jour, pas les deux ; voici 'RVBJ' et True"):
        Plateau(secret="RVBJ", du_jour=True)


def test_un_plateau_ordinaire_ne_montre_aucun_resultat_du_jour():
    plateau = Plateau(secret="RVBJ")
    plateau.proposer("RVBJ")
    assert plateau._resultat.value == "" and plateau._nouvelle.description == "Nouvelle manche"


def test_le_premier_du_mois_se_dit_premier():
    assert dire_date(datetime.date(2026, 8, 1)) == "1er août 2026"
