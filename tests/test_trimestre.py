"""Le trimestre en une table : élève par devoir, retards, rattrapages, absents, moyenne ; en CSV, en classeur, et sur la page du registre."""

import csv
import datetime
from fractions import Fraction

import openpyxl
import pytest
from resultats_d_essai import copie, echoue, ecrire_la_classe, reussi
from test_retours import Lecteur

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.questions import question
from mastermind_edu.correction.registre import classeur
from mastermind_edu.correction.registre.devoirs import COLONNES, Devoir, Inscrit, Reglage, ecrire_devoirs, inscrire_le_devoir, lire_devoirs, lire_reglages, ranger
from mastermind_edu.correction.registre.effacement import effacer_eleve
from mastermind_edu.correction.registre.tenue import inscrire
from mastermind_edu.correction.registre.trimestre import dresser, ecrire_case, expliquer

OCTOBRE, NOVEMBRE = datetime.date(2026, 10, 5), datetime.date(2026, 11, 9)
UN = Devoir("../un", "un", ("01",), {"Zoé": Inscrit(OCTOBRE, 8, "z"), "Ali": Inscrit(OCTOBRE + datetime.timedelta(3), 15.5, "a")})
DEUX = Devoir("../deux", "deux", ("02",), {"Zoé": Inscrit(NOVEMBRE, 14, "z2"), "Max": Inscrit(NOVEMBRE, None, "m")})
NOMS = {"Zoé": "Zoé", "Ali": "Ali", "Max": "Max"}


def table(*reglages, devoirs=(DEUX, UN)):
    """Les cases et la moyenne de chacun, comme on les lit."""
    trimestre = dresser(devoirs, {un.devoir: un for un in reglages}, ["Ali", "Max", "Zoé"], NOMS)
    return trimestre, {rang.eleve: ([ecrire_case(case) for case in rang.cases], rang.moyenne) for rang in trimestre.rangs}


def test_une_ligne_par_eleve_les_devoirs_dans_l_ordre_des_dates():
    trimestre, lignes = table()
    assert [un.devoir for un in trimestre.reglages] == ["un", "deux"]
    assert lignes == {"Ali": (["15,5", "absent"], Fraction(31, 2)), "Max": (["absent", "rendu, sans note"], None), "Zoé": (["8", "14"], 11)}


@pytest.mark.parametrize(
    "reglages, zoe, ali",
    [
        pytest.param([Reglage("deux", Fraction(3))], Fraction(25, 2), Fraction(31, 2), id="coefficient"),
        pytest.param([Reglage("deux", non_rendu="0")], 11, Fraction(31, 4), id="non-rendu-vaut-zero"),
        pytest.param([Reglage("un", pour_le=OCTOBRE, par_jour=Fraction(2))], 11, Fraction(19, 2), id="retard"),
        pytest.param([Reglage("un", pour_le=OCTOBRE, par_jour=Fraction(9))], 11, 0, id="retard-jamais-negatif"),
        pytest.param([Reglage("deux", rattrape="un")], 14, Fraction(31, 2), id="meilleure-de-deux"),
        pytest.param([Reglage("deux", rattrape="un", non_rendu="0")], 14, Fraction(31, 2), id="rattrapage-non-rendu"),
        pytest.param([Reglage("un", Fraction(0)), Reglage("deux", Fraction(0))], None, None, id="hors-de-la-moyenne"),
    ],
)
def test_les_reglages_changent_la_moyenne(reglages, zoe, ali):
    _, lignes = table(*reglages)
    assert (lignes["Zoé"][1], lignes["Ali"][1]) == (zoe, ali)


def test_ce_qui_change_une_note_est_dit_dans_la_ligne():
    trimestre, _ = table(Reglage("un", pour_le=OCTOBRE, par_jour=Fraction(1, 2)), Reglage("deux", rattrape="un", non_rendu="0"))
    ali, _, zoe = trimestre.rangs
    assert expliquer(ali, trimestre) == "un : 3 jours de retard, 1,5 de moins · deux : non rendu, compté 0 · deux : ne compte pas : une meilleure note la rattrape"
    assert expliquer(zoe, trimestre) == "un : ne compte pas : une meilleure note la rattrape"


def test_la_meme_copie_garde_sa_date_une_autre_prend_celle_du_jour():
    plus_tard = UN._replace(rendus={"Zoé": Inscrit(NOVEMBRE, 9, "z"), "Ali": Inscrit(NOVEMBRE, 16, "autre")})
    (devoir,) = inscrire_le_devoir([UN], plus_tard, None)
    assert {lu: (i.date, i.note) for lu, i in devoir.rendus.items()} == {"Zoé": (OCTOBRE, 9), "Ali": (NOVEMBRE, 16)}
    pareil = UN._replace(rendus={lu: inscrit._replace(date=NOVEMBRE) for lu, inscrit in UN.rendus.items()})
    assert {i.date for i in inscrire_le_devoir([UN], pareil, NOVEMBRE)[0].rendus.values()} == {NOVEMBRE}


def test_deux_devoirs_du_meme_jour_restent_dans_l_ordre_ou_ils_ont_ete_corriges(tmp_path):
    devoirs = []
    for nom in ("zeste", "abricot", "zeste"):  # le premier, corrigé de nouveau, garde sa place
        devoirs = inscrire_le_devoir(devoirs, UN._replace(adresse=f"../{nom}"), None)
    ecrire_devoirs(tmp_path, devoirs)
    assert [un.nom for un in ranger(lire_devoirs(tmp_path))] == ["zeste", "abricot"]


def test_deux_dossiers_de_meme_nom_font_deux_devoirs():
    assert [un.nom for un in inscrire_le_devoir([UN], UN._replace(adresse="../ailleurs/un"), None)] == ["un", "../ailleurs/un"]


@pytest.fixture
def registre(tmp_path):
    """Deux devoirs inscrits ; Max n’a rien rendu au second, un nom est hostile."""
    premier = [copie("zoe.ipynb", "Zoé Martin", reussi("repondre")), copie("max.pdf", "Max Oru", chapitre=None), copie("x.ipynb", "=1+1", echoue("repondre"))]
    for nom, copies, date in (("04-octobre", premier, OCTOBRE), ("05-novembre", [premier[0]._replace(sha256="z2")], NOVEMBRE)):
        ecrire_la_classe(tmp_path / nom, copies)
        inscrire(tmp_path / "registre", copies, tmp_path / nom, date)
    return tmp_path / "registre"


ATTENDU = [
    ["élève", "04-octobre", "05-novembre", "moyenne", "remarques"],
    ["=1+1", 0, "absent", 0, ""],
    ["Max Oru", "rendu, sans note", "absent", "", ""],
    ["Zoé Martin", 20, 20, 20, ""],
    ["moyenne de la classe", 10, 20, 10, ""],
    ["coefficient", 1, 1, "", ""],
    ["règles", "", "", "", ""],
]


def test_le_classeur_a_de_vrais_nombres_et_aucune_formule(registre):
    feuille = openpyxl.load_workbook(registre / "trimestre.xlsx").active
    assert [["" if c.value is None else c.value for c in ligne] for ligne in feuille.rows] == ATTENDU
    assert {c.data_type for ligne in feuille.rows for c in ligne} <= {"s", "n", "inlineStr"} and feuille.freeze_panes == "B2"


def test_une_note_entiere_se_lit_sans_virgule_dans_le_classeur(registre):
    feuille = openpyxl.load_workbook(registre / "trimestre.xlsx").active
    assert {c.number_format for ligne in feuille.rows for c in ligne if c.data_type == "n"} == {"General"}  # « 0.## » montre « 20, »


def test_la_table_csv_est_la_meme(registre):
    with open(registre / "trimestre.csv", encoding="utf-8-sig") as fichier:
        assert list(csv.reader(fichier, delimiter=";")) == [[str(c).replace("=1+1", "'=1+1") for c in ligne] for ligne in ATTENDU]


def test_la_page_du_registre_montre_la_meme_table_et_la_page_a_projeter_non(registre):
    texte = Lecteur((registre / "classe.html").read_text(encoding="utf-8").replace("<wbr>", "")).texte
    assert "Le trimestre" in texte and "Max Oru rendu, sans note absent Zoé Martin 20 20 20" in texte
    assert "Le trimestre" not in (registre / "classe_a_projeter.html").read_text(encoding="utf-8")


def test_ce_que_le_professeur_regle_est_garde(registre):
    chemin = registre / "devoirs.csv"
    texte = chemin.read_text(encoding="utf-8-sig").replace("05-novembre;1;;0;absent;", "05-novembre;2;2026-11-07;0,5;0;04-octobre")
    chemin.write_text(texte, encoding="utf-8")
    inscrire(registre, [], registre.parent / "rien")
    assert lire_reglages(registre)["05-novembre"] == Reglage("05-novembre", Fraction(2), datetime.date(2026, 11, 7), Fraction(1, 2), "0", "04-octobre")
    page = (registre / "trimestre.csv").read_text(encoding="utf-8-sig")
    assert "pour le 2026-11-07, 0,5 de moins par jour de retard, non rendu : 0, rattrape 04-octobre, la meilleure des deux compte" in page


@pytest.mark.parametrize(
    "ligne, message",
    [
        pytest.param(";1", "ligne 2 : il faut le nom d’un devoir", id="sans-nom"),
        pytest.param("un;beaucoup", "dans « coefficient » un nombre positif ou nul", id="coefficient"),
        pytest.param("un;1;5 octobre", "dans « pour le » une date", id="date"),
        pytest.param("un;1;;;zéro", "dans « non rendu » absent ou 0, voici 'zéro'", id="non-rendu"),
        pytest.param("un;1;;;;deu\ndeux;1", "dans « rattrape » un autre devoir, qui n’en rattrape pas lui-même, voici 'deu' ; vouliez-vous dire deux ?", id="inconnu"),
        pytest.param("un;1;;;;un", "voici 'un'", id="lui-meme"),
        pytest.param("un;1;;;;deux\ndeux;1;;;;un", "voici 'deux'", id="en-rond"),
        pytest.param("un;1\nun;2", "ligne 3 : il faut une seule ligne par devoir", id="double"),
    ],
)
def test_un_reglage_impossible_dit_la_ligne(tmp_path, ligne, message):
    (tmp_path / "devoirs.csv").write_text(f"{';'.join(COLONNES)}\n{ligne}\n", encoding="utf-8")
    with pytest.raises(ErreurMastermind) as refus:
        lire_reglages(tmp_path)
    assert message in str(refus.value)


def test_un_registre_d_avant_n_a_pas_encore_de_devoir(tmp_path):
    assert lire_devoirs(tmp_path) == [] and lire_reglages(tmp_path) == {}


def test_effacer_un_eleve_l_ote_de_la_table(registre):
    assert effacer_eleve("Zoé Martin", registre).restes == ()
    assert "Zo" not in (registre / "trimestre.csv").read_text(encoding="utf-8")


def test_sans_openpyxl_la_table_reste_et_on_le_dit(registre, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "openpyxl", None)
    assert inscrire(registre, [], registre.parent / "rien").dits == [classeur.SANS_OPENPYXL]


def test_une_note_qui_attend_des_reponses_est_dite_provisoire_jusqu_a_ce_qu_elles_soient_lues(tmp_path):
    attend = copie("zoe.ipynb", "Zoé", reussi("repondre"))._replace(questions=(question("laquelle_croire", Fraction(2), "", "Malo"),))
    inscrire(tmp_path / "r", [attend, copie("max.ipynb", "Max", reussi("repondre"))], tmp_path / "un", OCTOBRE)
    table = (tmp_path / "r/trimestre.csv").read_text(encoding="utf-8")
    assert "Zoé;20;20;un : provisoire, des réponses écrites sont à lire" in table and "Max;20;20;\n" in table
    assert "provisoire" in (tmp_path / "r/classe.html").read_text(encoding="utf-8") and lire_devoirs(tmp_path / "r")[0].rendus["Zoé"].est_provisoire
    lue = attend._replace(questions=(attend.questions[0]._replace(points=Fraction(2)),))
    inscrire(tmp_path / "r", [lue], tmp_path / "un", OCTOBRE)
    assert "provisoire" not in (tmp_path / "r/trimestre.csv").read_text(encoding="utf-8") + (tmp_path / "r/classe.html").read_text(encoding="utf-8")


def test_la_note_d_un_absent_peut_etre_donnee(tmp_path):
    classe = [copie("zoe.ipynb", "Zoé", reussi("repondre")), copie("max.ipynb", "Max", reussi("repondre"))]
    inscrire(tmp_path / "r", classe, tmp_path / "un", OCTOBRE)
    inscrire(tmp_path / "r", classe[:1], tmp_path / "deux", NOVEMBRE, sans_copie={"Max": Fraction(12)})
    assert "Max;20;12;16;" in (tmp_path / "r/trimestre.csv").read_text(encoding="utf-8")
