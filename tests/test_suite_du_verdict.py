"""Les boutons sous un verdict, sans navigateur : lesquels, ce qu’ils montrent, ce qui n’est pas gardé avant."""

import json
import linecache

import ipywidgets
import pytest
from ensemble import pour_chacun
from espaces import espace_d_exercice
from ipywidgets.embed import dependency_state

from mastermind_edu import verifier
from mastermind_edu.eleve import corrige
from mastermind_edu.eleve.corrige import ESSAIS_AVANT_LE_CORRIGE
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.progression import registre
from mastermind_edu.progression.registre import Carnet
from mastermind_edu.widgets.suite_du_verdict import SuiteDuVerdict, exercice_suivant, montrer

JUSTE = "def position(valeur, code):\n    return code.index(valeur) if valeur in code else -1"
FAUSSE = "def position(valeur, code):\n    return {}"


@pytest.fixture(autouse=True)
def carnets_d_essai(tmp_path, monkeypatch):
    """Aucun test ne touche au dossier personnel."""
    monkeypatch.setattr(registre, "CARNET", Carnet(lambda: tmp_path / "aide.json"))
    monkeypatch.setattr(registre, "ESSAIS", Carnet(lambda: tmp_path / "essais.json"))


def juger(source, nom="position"):
    espace = {}
    exec(source, espace)
    return verifier(espace[nom])


def juger_ecrite(source, nom="position"):
    """La même chose, pour une fonction dont Python connaît les lignes, comme dans un notebook."""
    linecache.cache["<cellule>"] = (len(source), None, source.splitlines(keepends=True), "<cellule>")
    espace = {}
    exec(compile(source, "<cellule>", "exec"), espace)
    return verifier(espace[nom])


def boutons(suite):
    return {enfant.description: enfant for enfant in suite.children[2].children}


def etat(suite):
    return json.dumps(dependency_state(suite, drop_defaults=False), ensure_ascii=False)


@pytest.mark.parametrize(
    "source, noms",
    [
        (FAUSSE.format("-1"), ["Indice", "Dérouler", "Exercice suivant"]),
        (FAUSSE.format("..."), ["Indice", "Exercice suivant"]),
        (JUSTE, ["Comparer avec un corrigé", "Exercice suivant"]),
    ],
    ids=["echoue", "echoue-ellipse", "reussi"],
)
def test_les_boutons_sont_ceux_de_l_issue(source, noms):
    assert [*boutons(SuiteDuVerdict(juger(source)))] == noms


def test_le_dernier_exercice_d_un_notebook_n_a_pas_de_suivant():
    assert exercice_suivant("jouer_manche") is None
    assert "Exercice suivant" not in boutons(SuiteDuVerdict(juger("def jouer_manche(a, b, c):\n    return 0", "jouer_manche")))


def test_indice_donne_les_indices_puis_le_squelette_et_se_renomme():
    suite = SuiteDuVerdict(juger(FAUSSE.format("-1")))
    bouton, vus = boutons(suite)["Indice"], []
    for _ in range(4):
        bouton.click()
        vus.append((suite._annonce.value.split("</strong>")[0].split("<strong>")[1], bouton.description))
    assert vus == [
        ("position : indice 1 sur 2", "Second indice"),
        ("position : indice 2 sur 2", "Squelette"),
        ("position : squelette à compléter", "Squelette"),
        ("position : squelette à compléter", "Squelette"),
    ]


def test_derouler_montre_le_contre_exemple_ligne_a_ligne_puis_le_referme():
    suite = SuiteDuVerdict(juger_ecrite(FAUSSE.format("-1")))
    bouton, vus = boutons(suite)["Dérouler"], []
    for _ in range(3):
        bouton.click()
        vus.append((bouton.description, [repr(vue).splitlines()[0] for vue in suite._place.children]))
    ouvert, referme = vus[:2]
    assert ouvert == vus[2] == ("Refermer", ["position(1, [1]) : renvoie -1, en 2 étapes"]) and referme == ("Dérouler", [])


def test_une_fonction_dont_le_texte_est_introuvable_se_dit_au_lieu_d_arreter():
    suite = SuiteDuVerdict(juger(FAUSSE.format("-1")))
    boutons(suite)["Dérouler"].click()
    assert "introuvable" in suite._annonce.value and suite._place.children == ()


def test_le_corrige_n_est_dans_l_etat_qu_une_fois_demande():
    suite = SuiteDuVerdict(juger(JUSTE))
    assert "for i in range(len(code))" not in etat(suite)
    boutons(suite)["Comparer avec un corrigé"].click()
    assert "for i in range(len(code))" in etat(suite)


def test_cinq_versions_fausses_differentes_permettent_le_corrige_pas_la_meme_cinq_fois():
    for _ in range(2 * ESSAIS_AVANT_LE_CORRIGE):
        juger(FAUSSE.format("-1"))
    assert "Comparer avec un corrigé" not in boutons(SuiteDuVerdict(juger(FAUSSE.format("-1"))))
    for rang in range(ESSAIS_AVANT_LE_CORRIGE - 1):
        juger(FAUSSE.format(rang))
    assert "Comparer avec un corrigé" in boutons(SuiteDuVerdict(juger(FAUSSE.format("-1"))))


def test_les_essais_d_un_eleve_ne_donnent_pas_le_corrige_au_suivant_du_meme_compte(tmp_path, monkeypatch):
    permis = []
    for eleve in ("zoe", "ali", "zoe"):
        monkeypatch.setattr(registre, "ESSAIS", Carnet(lambda: registre.chemin_du_carnet("essais")))  # chacun a son noyau
        monkeypatch.setenv("MASTERMIND_TRAVAIL", str(tmp_path / eleve))
        for rang in range(ESSAIS_AVANT_LE_CORRIGE * (eleve == "zoe")):
            juger(FAUSSE.format(rang))
        permis.append("Comparer avec un corrigé" in boutons(SuiteDuVerdict(juger(FAUSSE.format("-1")))))
    assert permis == [True, False, True]


def test_un_squelette_laisse_vide_n_est_pas_un_essai():
    for rang in range(2 * ESSAIS_AVANT_LE_CORRIGE):
        juger(f"def position(valeur, code):\n    'essai {rang}'\n    ...")
    assert registre.ESSAIS.lire("position") == 0


@pour_chacun("nom", CATALOGUE)
def test_chaque_exercice_a_un_corrige_qui_reussit(nom):
    espace = espace_d_exercice()
    for code in corrige.lire_corriges().values():  # un corrigé peut se servir des précédents
        exec(code, espace)
    assert verifier(espace[nom], nom).est_reussi


def test_le_notebook_recoit_une_vue_et_le_terminal_du_texte():
    verdict = juger(JUSTE)
    assert [*montrer(verdict)] == ["application/vnd.jupyter.widget-view+json"]
    assert repr(verdict).startswith("✔ position : réussi")


def test_un_verdict_cache_ses_boutons_a_qui_n_a_pas_de_noyau_mais_garde_son_html():
    suite = SuiteDuVerdict(juger(JUSTE))
    assert isinstance(suite.children[1], ipywidgets.HTML) and "✔ position : réussi" in suite.children[1].value
