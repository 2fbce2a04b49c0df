"""Les trois dernières lignes du terminal : ce qui reste à noter, à lire, à rendre."""

from fractions import Fraction

import pytest
from resultats_d_essai import bareme_par_defaut, copie, reussi

from mastermind_edu.correction.lecture.identites import Annuaire
from mastermind_edu.correction.lecture.questions import question
from mastermind_edu.correction.notation.gardees import Entete
from mastermind_edu.correction.pages.dossier import Retours, ecrire_resultats
from mastermind_edu.correction.pages.suite import SANS_LISTE, compter_la_suite, dire_la_suite

CONNUE = Annuaire({"Zoé": "Zoé"}, {"Zoé": "Martin"}, {"Zoé": "zoe@l.fr"})
ECRITE = question("explication", Fraction(2), "Pourquoi ?", "parce que")


def dire(sortie, copies, annuaire=CONNUE):
    classe = ecrire_resultats(sortie, copies, Entete("1", []), bareme_par_defaut(), Retours(sortie, [une.fichier for une in copies]), annuaire)
    return list(dire_la_suite(compter_la_suite(classe, annuaire), sortie))


@pytest.mark.parametrize(
    "rang, debut",
    [
        pytest.param(0, "À noter à la main : 1 copie, dans {0}/ajustements.csv, une ligne comme Prénom Nom;14", id="noter"),
        pytest.param(1, 'À lire : 1 réponse écrite, par python lancer.py annoter "{0}"', id="lire"),
        pytest.param(2, "À donner à Moodle : {0}/moodle.csv, dans son carnet de notes", id="rendre"),
    ],
)
def test_le_terminal_finit_par_ce_qui_reste_a_faire(tmp_path, rang, debut):
    sortie = tmp_path / "notes d’octobre"
    lignes = dire(sortie, [copie("ali.pdf", "Ali", chapitre=None), copie("zoe.ipynb", "Zoé", reussi("repondre"))._replace(questions=(ECRITE,))])
    assert lignes[rang] == debut.format(sortie) and len(lignes) == 3


def test_sans_liste_on_dit_comment_la_donner_et_ce_qui_n_est_pas_a_faire(tmp_path):
    lignes = dire(tmp_path, [copie("zoe.ipynb", "Zoé", reussi("repondre"))], Annuaire())
    assert lignes[:3] == [SANS_LISTE, "À noter à la main : rien.", "À lire : rien."] and lignes[3].startswith("À donner à Moodle : rien")
