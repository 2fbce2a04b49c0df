"""Les dernières lignes du terminal : ce qui reste à noter, à dire, à lire, à rendre ; et ce qu’il répond à un nom coupé à ses espaces."""

from fractions import Fraction
from pathlib import Path

import pytest
from resultats_d_essai import bareme_par_defaut, copie, reussi

from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.copies import lire_copies
from mastermind_edu.correction.lecture.identites import Annuaire
from mastermind_edu.correction.lecture.questions import question
from mastermind_edu.correction.notation.gardees import Entete
from mastermind_edu.correction.pages.dossier import Retours, ecrire_resultats
from mastermind_edu.correction.pages.suite import A_LA_FIN, SANS_LISTE, Suite, compter_la_suite, dire_la_suite
from mastermind_edu.correction.registre.remises import registre_d_habitude
from mastermind_edu.correction.registre.tenue import dire_ou_voir

CONNUE = Annuaire({"Zoé": "Zoé"}, {"Zoé": "Martin"}, {"Zoé": "zoe@l.fr"})
A_IMPRIMER = "À imprimer, si vous le voulez : s/retours_a_imprimer.html, recto verso, une feuille par élève"
A_RENDRE = "s/moodle.csv, par « Déposer le formulaire d’évaluation » ; puis s/retours.zip, par « Déposer plusieurs fichiers de feedback dans un ZIP »"
ECRITE = question("explication", Fraction(2), "Pourquoi ?", "parce que")


def dire(sortie, copies, annuaire=CONNUE):
    classe = ecrire_resultats(sortie, copies, Entete("1", []), bareme_par_defaut(), Retours(sortie, [une.fichier for une in copies]), annuaire)
    return list(dire_la_suite(compter_la_suite(classe, annuaire), sortie))


@pytest.mark.parametrize(
    "rang, debut",
    [
        pytest.param(0, "À noter à la main : 1 copie, à ouvrir depuis {0}/classe.html ; dans {0}/ajustements.csv, une ligne comme Prénom Nom;14", id="noter"),
        pytest.param(1, 'À lire : 1 réponse écrite, par python lancer.py annoter "{0}"', id="lire"),
        pytest.param(2, "À donner à Moodle, quand tout ce qui précède est fait et la même commande relancée : {0}/moodle.csv, dans son carnet de notes", id="rendre"),
    ],
)
def test_le_terminal_finit_par_ce_qui_reste_a_faire(tmp_path, rang, debut):
    sortie = tmp_path / "notes d’octobre"
    lignes = dire(sortie, [copie("ali.pdf", "Ali", chapitre=None), copie("zoe.ipynb", "Zoé", reussi("repondre"))._replace(questions=(ECRITE,))])
    assert lignes[rang] == debut.format(sortie) and len(lignes) == 4 and lignes[3] == f"À imprimer, si vous le voulez : {sortie / 'retours_a_imprimer.html'}, recto verso, une feuille par élève"


def test_sans_liste_on_dit_comment_la_donner_et_ce_qui_n_est_pas_a_faire(tmp_path):
    lignes = dire(tmp_path, [copie("zoe.ipynb", "Zoé", reussi("repondre"))], Annuaire())
    assert lignes[:3] == [SANS_LISTE, "À noter à la main : rien.", "À lire : rien."] and lignes[3].startswith("À donner à Moodle : rien")


@pytest.mark.parametrize(
    "reste, dites",
    [
        pytest.param({}, ["À noter à la main : rien.", "À lire : rien.", f"À donner à Moodle : {A_RENDRE}", A_IMPRIMER], id="rien"),
        pytest.param(
            {"a_dire": 2},
            ["À noter à la main : rien.", "À dire : 2 homonymes, à la place de chaque « ? » de r/eleves.csv", "À lire : rien.", f"À donner à Moodle{A_LA_FIN} : {A_RENDRE}", A_IMPRIMER],
            id="deux-homonymes",
        ),
        pytest.param(
            {"sans_effet": 1},
            ["À noter à la main : rien.", "À corriger : 1 ligne de s/ajustements.csv sans effet, plus haut dans ce terminal", "À lire : rien.", f"À donner à Moodle{A_LA_FIN} : {A_RENDRE}", A_IMPRIMER],
            id="ligne-sans-effet",
        ),
    ],
)
def test_les_homonymes_sont_a_dire_avant_de_rendre_a_moodle(reste, dites):
    suite = Suite(**{"copies": 3, "a_noter": 0, "a_dire": 0, "a_lire": 0, "du_devoir": True, "au_carnet": False, "a_la_liste": True, **reste})
    assert list(dire_la_suite(suite, Path("s"), Path("r/eleves.csv"))) == dites


def test_le_terminal_dit_ou_est_le_trimestre(tmp_path):
    assert dire_ou_voir(tmp_path) == f"Le trimestre : voir {tmp_path / 'trimestre.csv'} ; la classe dans le temps : {tmp_path / 'classe.html'}"
    (tmp_path / "trimestre.xlsx").touch()
    assert "trimestre.xlsx" in dire_ou_voir(tmp_path)


@pytest.mark.parametrize("sortie", ["notes/chapitre-04", "chapitre-04", "."])
def test_le_registre_d_habitude_s_ecrit_comme_le_dossier_de_resultats(tmp_path, monkeypatch, sortie):
    monkeypatch.chdir(tmp_path)
    registre = registre_d_habitude(Path(sortie))
    assert not registre.is_absolute() and registre.absolute().resolve() == tmp_path.joinpath(sortie).resolve().parent / "registre"
    assert registre_d_habitude(tmp_path / "s") == tmp_path / "registre"


@pytest.mark.parametrize(
    "donnes, proposition",
    [
        pytest.param(["NSI-Devoir", "4.zip"], "un nom qui a des espaces se met entre guillemets, {}", id="coupe-en-deux"),
        pytest.param(["autre.zip", "NSI-Devoir", "4.zip"], "un nom qui a des espaces se met entre guillemets, {}", id="au-milieu-d-autres"),
        pytest.param(["liste", "autre.zip"], "si ce n’est qu’un morceau d’un nom qui a des espaces", id="peut-etre"),
        pytest.param(["absent.zip"], "", id="un-seul"),
    ],
)
def test_un_nom_coupe_a_ses_espaces_est_redonne_entre_guillemets(tmp_path, monkeypatch, donnes, proposition):
    monkeypatch.chdir(tmp_path)
    for nom in ("NSI-Devoir 4.zip", "autre.zip"):
        (tmp_path / nom).touch()
    with pytest.raises(ErreurMastermind) as refus:
        lire_copies([*map(Path, donnes)])
    assert proposition.format('"NSI-Devoir 4.zip"') in str(refus.value) and ("guillemets" in str(refus.value)) == bool(proposition)


def test_une_option_coupee_a_ses_espaces_le_dit(capsys):
    assert main(["corriger", "a.zip", "--participants", "liste", "1SIO.csv", "--sortie", "n"]) == 2
    assert "option ou argument inconnu : 1SIO.csv ; si c’est la suite d’un nom qui a des espaces, mettez ce nom entre guillemets" in capsys.readouterr().err
