"""Un exercice de professeur qui a le nom d’une gamme du cours : c’est le sien que l’on juge et que l’on note."""

import csv
import json

import pytest

from mastermind_edu import verifier
from mastermind_edu.atelier import fabriquer
from mastermind_edu.atelier.nouvel_exercice import commencer
from mastermind_edu.cli import main
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.exercices import EN_COURS, EPREUVE, GAMMES, GAMMES_DES_CHAPITRES, TOUS, ajoutes, scelles


@pytest.fixture(scope="module")
def dossier(tmp_path_factory):
    """Un dossier dont le seul exercice s’appelle `mention`, comme une gamme du chapitre 3."""
    racine = tmp_path_factory.mktemp("professeur") / "seuils"
    commencer(racine, "mention")
    fabriquer(racine, annoncer=lambda _: None)
    ajoutes.retirer(list(ajoutes.JOINTS))
    return racine


@pytest.fixture(autouse=True)
def cours_seul():
    yield
    EN_COURS.clear()
    ajoutes.retirer(list(ajoutes.JOINTS))


def mention(nombres, seuil):
    return sum(nombre >= seuil for nombre in nombres)


def rendre(dossier, chemin, source=None):
    notebook = json.loads((dossier / "solutions/seuils_corrige.ipynb").read_text(encoding="utf-8"))
    for cellule in notebook["cells"]:
        cellule["source"] = source if source and cellule["id"] == "mention" else cellule["source"]
    chemin.write_text(json.dumps(notebook), encoding="utf-8")


def test_il_compte_dans_la_note_et_dans_le_bareme(dossier, tmp_path):
    copies = tmp_path / "copies"
    copies.mkdir()
    rendre(dossier, copies / "seuils_exercices_ada.ipynb")
    rendre(dossier, copies / "seuils_exercices_bob.ipynb", "def mention(nombres, seuil):\n    return 0")
    assert main(["corriger", str(copies), "--sortie", str(tmp_path / "notes"), "--exercices", str(dossier), "--sans-registre"]) == 0
    notes = list(csv.DictReader((tmp_path / "notes/notes.csv").read_text(encoding="utf-8-sig").splitlines(), delimiter=";"))
    assert [(ligne["mention"], ligne["note sur 20"]) for ligne in notes] == [("2", "20"), ("0", "0")]
    assert main(["bareme", str(tmp_path / "p.csv"), "--exercices", str(dossier)]) == 0
    assert "mention;2" in (tmp_path / "p.csv").read_text(encoding="utf-8-sig")


def test_une_fois_retire_le_cours_retrouve_sa_gamme_et_son_corrige(dossier):
    avant, corrige = dict(GAMMES_DES_CHAPITRES), scelles.lire_corriges()["mention"]
    ajoutes.joindre_les_dossiers([dossier])
    assert "mention" not in GAMMES and TOUS["mention"].points == 2 and scelles.lire_corriges()["mention"] != corrige
    ajoutes.retirer(list(ajoutes.JOINTS))
    assert list(GAMMES) == [nom for noms in avant.values() for nom in noms] and dict(GAMMES_DES_CHAPITRES) == avant
    assert scelles.lire_corriges()["mention"] == corrige


def test_tant_qu_il_n_est_pas_joint_la_gamme_ne_juge_pas_a_sa_place(dossier):
    EN_COURS["cellule"] = "mention-verification"
    with pytest.raises(ErreurMastermind, match="'mention' est ici un exercice de votre professeur : exécutez d’abord"):
        verifier(mention)
    ajoutes.joindre_les_dossiers([dossier])
    assert verifier(mention).est_reussi
    ajoutes.retirer(list(ajoutes.JOINTS))
    EN_COURS["cellule"] = "gamme-mention"
    assert not verifier(mention).est_reussi


def test_une_question_d_epreuve_passe_avant_une_gamme(monkeypatch):
    monkeypatch.setitem(EPREUVE, "mention", "la question")
    assert TOUS["mention"] == "la question"


def test_un_nom_deja_pris_dit_ou_et_en_propose_un(dossier):
    with pytest.raises(ErreurMastermind, match="'repondre' est déjà pris, au chapitre 04_marquage : .* en repondre_bis par exemple"):
        ajoutes.joindre(ajoutes.lire_dossier(dossier)._replace(chapitres={"autre": ("repondre",)}))


def test_le_registre_retient_le_titre_et_les_conseils_d_une_serie(dossier, tmp_path):
    from mastermind_edu.correction.pages import series
    from mastermind_edu.correction.registre.series import retenir

    ajoutes.joindre_les_dossiers([dossier])
    retenir(tmp_path)
    slug = TOUS["mention"].erreurs_typiques[0].slug
    conseil, resume = series.dire_erreur("mention", slug), series.resumer("mention")
    ajoutes.retirer(list(ajoutes.JOINTS))
    series.RETENUES.clear()
    assert series.titre_de("seuils") == ""
    retenir(tmp_path)
    assert (series.titre_de("seuils"), series.resumer("mention"), series.dire_erreur("mention", slug)) == ("Mes exercices", resume, conseil)
    series.RETENUES.clear()
