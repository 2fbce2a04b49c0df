"""Un notebook vierge d’un autre chapitre que la classe : il est à noter à la main, et ne compte ni pour zéro ni dans les tables de la classe."""

import datetime

import pytest
from resultats_d_essai import a_faire, copie, ecrire_la_classe, relire, reussi

from mastermind_edu.correction.notation.resultats import EtatCopie
from mastermind_edu.correction.registre.remises import lire_remises
from mastermind_edu.correction.registre.tenue import inscrire

CLASSE = [copie(f"{nom}.ipynb", nom, reussi("longueurs"), chapitre="10_statistiques") for nom in ("Ali", "Léa", "Zoé")]
VIERGE = copie("max.ipynb", "Max", a_faire("reponse_correcte"), a_faire("erreurs_de_reponse"), chapitre="09_erreurs_de_reponse")


def corrigee(dossier, *copies):
    return {une.fichier: une for une in ecrire_la_classe(dossier, [*CLASSE, *copies])}


@pytest.mark.parametrize(
    "copies, etat",
    [
        pytest.param([VIERGE], EtatCopie.A_NOTER, id="vierge"),
        pytest.param([VIERGE._replace(sources={"reponse_correcte": "def reponse_correcte(): pass"})], EtatCopie.NOTEE, id="commence"),
        pytest.param([VIERGE, copie("max10.ipynb", "Max", reussi("longueurs"), chapitre="10_statistiques")], EtatCopie.REMPLACEE, id="il-a-aussi-rendu-le-bon"),
        pytest.param([VIERGE, copie("ali9.ipynb", "Ali", reussi("reponse_correcte"), chapitre="09_erreurs_de_reponse")], EtatCopie.NOTEE, id="d-autres-y-ont-ecrit"),
        pytest.param([VIERGE, *(VIERGE._replace(fichier=f"{rang}.ipynb", eleve=f"Élève {rang}") for rang in range(3))], EtatCopie.NOTEE, id="la-classe-est-partagee"),
    ],
)
def test_seul_un_notebook_vierge_d_un_autre_chapitre_est_mis_a_part(tmp_path, copies, etat):
    assert corrigee(tmp_path, *copies)["max.ipynb"].etat is etat


def test_la_page_dit_ce_que_la_classe_a_rendu_et_n_a_pas_l_autre_chapitre_en_titre(tmp_path):
    corrigee(tmp_path, VIERGE)
    page = (tmp_path / "classe.html").read_text(encoding="utf-8")
    assert "À noter à la main&nbsp;: a rendu 09 – Quand la réponse est fausse, la classe a rendu 10 – Mesurer au lieu de croire" in page.replace("\xa0", "&nbsp;")
    assert "09" not in page.partition("<h1>La classe</h1>")[2].partition("</header>")[0]
    assert "reponse_correcte" not in page.partition("du moins au plus réussi")[2].partition("</table>")[0]


def test_sa_note_est_une_case_vide_partout_et_son_verdict_reste_garde(tmp_path):
    corrigee(tmp_path, VIERGE)
    ligne = next(ligne for ligne in (tmp_path / "notes.csv").read_text(encoding="utf-8").splitlines() if ligne.startswith("max.ipynb"))
    assert ligne.startswith("max.ipynb;Max;;à noter à la main;")
    assert len(next(une for une in relire(tmp_path / "resultats.json") if une.eleve == "Max").exercices) == 2


def test_une_note_donnee_a_la_main_compte(tmp_path):
    (tmp_path / "ajustements.csv").write_text("élève;note\nMax;11\n", encoding="utf-8")
    assert (corrigee(tmp_path, VIERGE)["max.ipynb"].note, corrigee(tmp_path, VIERGE)["max.ipynb"].etat) == (11, EtatCopie.A_LA_MAIN)


def test_le_registre_le_range_avec_la_classe_sans_un_exercice_de_l_autre_chapitre(tmp_path):
    inscrire(tmp_path / "r", [*CLASSE, VIERGE], tmp_path / "s", datetime.date(2026, 10, 5))  # corrigé quand la classe n’avait pas fini
    inscrire(tmp_path / "r", [*corrigee(tmp_path / "s", VIERGE).values()], tmp_path / "s")
    siennes = [(une.chapitre, une.note, une.exercices) for une in lire_remises(tmp_path / "r") if une.lu == "Max"]
    assert siennes == [("10_statistiques", None, {})]
