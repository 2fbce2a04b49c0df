"""`aide`, comme un élève bloqué l’appelle, et les indices de chaque exercice."""

import ast
import inspect
import json

import pytest
from ensemble import pour_chacun
from espaces import espace_d_exercice

from mastermind_edu import ErreurMastermind, aide
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.progression.registre import Carnet, chemin_du_carnet

EXERCICES = [pytest.param(exercice, id=exercice.nom) for exercice in CATALOGUE.values()]


@pytest.fixture
def chemin(tmp_path):
    return tmp_path / "dossier" / "aide.json"


@pytest.fixture(autouse=True)
def carnet_d_essai(chemin, monkeypatch):
    """Aucun test ne touche au dossier personnel."""
    monkeypatch.setattr("mastermind_edu.progression.registre.CARNET", Carnet(lambda: chemin))


def position(valeur, code): ...


# Les étapes


def test_l_aide_donne_un_indice_puis_un_autre_puis_toujours_le_squelette():
    assert [aide(position).texte for _ in range(4)] == [*CATALOGUE["position"].indices, *[CATALOGUE["position"].squelette] * 2]


def test_chaque_etape_se_nomme():
    assert [aide(position).titre for _ in range(3)] == [
        "position : indice 1 sur 2",
        "position : indice 2 sur 2",
        "position : squelette à compléter",
    ]


def test_la_fonction_et_son_nom_partagent_le_meme_compte():
    assert [aide(position).rang, aide("position").rang] == [0, 1]


def test_chaque_fonction_a_son_compte():
    assert [aide("position").rang, aide("repondre").rang] == [0, 0]


def test_recommencer_reprend_au_premier_indice():
    assert [aide("position").rang, aide("position").rang, aide("position", recommencer=True).rang, aide("position").rang] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    "donnee, message",
    [
        pytest.param("reponde", "aucun exercice ne s’appelle 'reponde' ; vouliez-vous dire repondre ?", id="faute-de-frappe"),
        pytest.param(sorted, "aucun exercice ne s’appelle 'sorted'", id="une-autre-fonction"),
        pytest.param(None, "il faut une fonction ou son nom", id="none"),
        pytest.param((1, 0), "voici (1, 0)", id="le-resultat-d-un-appel"),
    ],
)
def test_une_aide_sur_autre_chose_est_refusee_avec_un_conseil(donnee, message):
    with pytest.raises(ErreurMastermind) as refus:
        aide(donnee)
    assert message in str(refus.value)


def test_un_nom_refuse_ne_compte_pas(chemin):
    with pytest.raises(ErreurMastermind):
        aide("zzz")
    assert not chemin.exists()


# L’affichage


def test_un_indice_se_lit_en_trois_lignes():
    assert repr(aide("afficher_reponse")) == (
        "afficher_reponse : indice 1 sur 2\n"
        "  Commencez par le cas particulier : à quoi reconnaît-on qu’il n’y a rien à montrer ?\n"
        "Encore bloqué ? Le prochain appel donne un second indice."
    )


def test_le_html_d_un_indice_met_le_code_en_evidence():
    html = aide("code_correct")._repr_html_() + aide("code_correct")._repr_html_()
    assert "<code>False</code>" in html and "<pre" not in html


def test_le_html_du_squelette_est_echappe_et_garde_ses_retraits():
    html = [aide("emoji")._repr_html_() for _ in range(3)][-1]
    assert ";word-break:normal\">def emoji(initiale, initiales, emojis):\n    " in html
    assert "&quot;?&quot;" in html and "recommencer=True" in html


def test_le_squelette_se_recopie_tel_quel_depuis_le_texte():
    assert CATALOGUE["repondre"].squelette in repr([aide("repondre") for _ in range(3)][-1])


# Le carnet


def test_le_compte_survit_au_redemarrage_du_noyau(chemin):
    assert [Carnet(lambda: chemin).compter("position") for _ in range(3)] == [1, 2, 3]


def test_deux_notebooks_ouverts_partagent_le_compte(chemin):
    premier, second = Carnet(lambda: chemin), Carnet(lambda: chemin)
    assert [premier.compter("position"), second.compter("position"), premier.compter("position")] == [1, 2, 3]


def test_le_carnet_ne_contient_que_des_comptes_et_rien_ne_traine_a_cote(chemin):
    aide("position"), aide("repondre"), aide("position")
    assert json.loads(chemin.read_text(encoding="utf-8")) == {"position": 2, "repondre": 1}
    assert list(chemin.parent.iterdir()) == [chemin]


@pytest.mark.parametrize(
    "contenu",
    [b"", b"{", b"\xff\xfe", b"[1]", b'{"position": "2"}', b'{"position": -1}', b'{"position": true}'],
    ids=["vide", "coupe", "pas-du-texte", "une-liste", "un-texte", "negatif", "booleen"],
)
def test_un_carnet_abime_est_remplace(chemin, contenu):
    chemin.parent.mkdir()
    chemin.write_bytes(contenu)
    assert Carnet(lambda: chemin).compter("position") == 1
    assert json.loads(chemin.read_text(encoding="utf-8")) == {"position": 1}


def sans_dossier_personnel():
    raise RuntimeError("Could not determine home directory.")


def test_sans_dossier_personnel_le_compte_reste_en_memoire():
    carnet = Carnet(sans_dossier_personnel)
    assert [carnet.compter("position") for _ in range(3)] == [1, 2, 3]
    assert carnet.compter("position", recommencer=True) == 1


def test_un_carnet_que_l_on_peut_lire_mais_pas_ecrire_continue_en_memoire(chemin, monkeypatch):
    Carnet(lambda: chemin).compter("position")

    def refuser(*_):
        raise PermissionError("lecture seule")

    monkeypatch.setattr("mastermind_edu.disque.os.replace", refuser)
    carnet = Carnet(lambda: chemin)
    assert [carnet.compter("position") for _ in range(3)] == [2, 3, 4]
    assert list(chemin.parent.iterdir()) == [chemin]


def test_un_dossier_pris_par_un_fichier_ne_bloque_pas(tmp_path):
    (tmp_path / "dossier").write_text("un fichier")
    carnet = Carnet(lambda: tmp_path / "dossier" / "aide.json")
    assert [carnet.compter("position") for _ in range(2)] == [1, 2]


def test_le_carnet_est_dans_le_dossier_de_travail(tmp_path, monkeypatch):
    monkeypatch.setenv("MASTERMIND_TRAVAIL", str(tmp_path))
    assert chemin_du_carnet("aide") == tmp_path / ".aide.json"


def test_sur_un_compte_partage_deux_dossiers_ont_deux_carnets_meme_hors_du_cours(tmp_path, monkeypatch):
    monkeypatch.delenv("MASTERMIND_TRAVAIL")
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    carnets = set()
    for eleve in ("zoe", "ali", "zoe"):
        (tmp_path / eleve).mkdir(exist_ok=True)
        monkeypatch.chdir(tmp_path / eleve)
        carnets.add(chemin_du_carnet("essais"))
    assert {carnet.parent for carnet in carnets} == {tmp_path / ".mastermind_edu"} and len(carnets) == 2


# Les indices de chaque exercice


def definir(exercice):
    """Le squelette, dans un espace où les autres fonctions du cours sont justes."""
    espace = espace_d_exercice(**{nom: autre.reference for nom, autre in CATALOGUE.items()})
    exec(exercice.squelette, espace)
    return espace[exercice.nom]


@pour_chacun("exercice", EXERCICES)
def test_un_exercice_a_deux_indices_differents_et_courts(exercice):
    premier, second = exercice.indices
    assert premier != second
    assert 30 < len(premier) < 220 and 30 < len(second) < 220


@pour_chacun("exercice", EXERCICES)
def test_un_indice_est_une_phrase_bien_typographiee(exercice):
    prose = " ".join(exercice.indices)
    assert "'" not in prose and "..." not in prose
    assert all(indice[-1] in ".?!" for indice in exercice.indices)


@pour_chacun("exercice", EXERCICES)
def test_un_indice_ne_contient_aucune_ligne_de_la_reference(exercice):
    lignes = [ligne.strip() for ligne in inspect.getsource(exercice.reference).splitlines()[1:]]
    assert [ligne for ligne in lignes if len(ligne) > 12 and ligne in " ".join(exercice.indices)] == []


@pour_chacun("exercice", EXERCICES)
def test_un_squelette_a_la_signature_et_des_trous(exercice):
    *_, reponse = ast.parse(exercice.squelette).body
    trous = [noeud for noeud in ast.walk(reponse) if isinstance(noeud, ast.Constant) and noeud.value is ...]
    if isinstance(reponse, ast.ClassDef):
        [(_, *parametres)] = [f.args.args for f in reponse.body if getattr(f, "name", "") == "__init__"]
    else:
        parametres = reponse.args.args
    assert (reponse.name, tuple(a.arg for a in parametres)) == (exercice.nom, exercice.parametres)
    assert ast.get_docstring(reponse) and trous


@pour_chacun("exercice", EXERCICES)
def test_un_squelette_n_est_pas_une_reponse(exercice):
    assert not examiner(exercice, Candidat(definir(exercice))).est_reussi
