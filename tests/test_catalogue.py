"""Les fiches : un décodeur de plus est partout, un tirage n’est jamais donné pour exact."""

import pkgutil
import random
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from mastermind_edu import decodeurs
from mastermind_edu.atelier.page_des_decodeurs import composer_decodeurs
from mastermind_edu.atelier.plan import ErreurFabrication
from mastermind_edu.cli import main
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.decodeurs import DECODEURS, catalogue, jouer_contre
from mastermind_edu.decodeurs.catalogue import reunir
from mastermind_edu.decodeurs.cfc import cfc, cfc_deduit
from mastermind_edu.decodeurs.contrat import Decodeur
from mastermind_edu.decodeurs.lexicographique import lexicographique_depuis
from mastermind_edu.statistiques import comparer, decrire, evaluer, reserve
from mastermind_edu.statistiques.moteur_numpy import MoteurNumpy
from mastermind_edu.statistiques.moteur_python import MoteurPython
from mastermind_edu.statistiques.series import jouer_les_series
from mastermind_edu.widgets import Ordinateur

RACINE = Path(__file__).parent.parent
DE = random.Random(0)
MODULES = [import_module(module.name) for module in pkgutil.iter_modules(decodeurs.__path__, "mastermind_edu.decodeurs.")]


def au_petit_bonheur(nb_pions, nb_couleurs, hasard):
    """L’une des deux variantes de CFC, tirée au sort."""
    return hasard.choice((cfc, cfc_deduit))(nb_pions, nb_couleurs)


def au_de_cache(nb_pions, nb_couleurs):
    """Tous les codes dans un ordre tiré au sort, avec un dé que personne ne lui a donné."""
    for code in DE.sample(list(tous_les_codes(nb_pions, nb_couleurs)), nb_couleurs**nb_pions):
        yield code


def au_de_tardif(nb_pions, nb_couleurs):
    """Deux propositions fixes avant de tirer au sort."""
    yield (0,) * nb_pions
    yield (1,) * nb_pions
    for code in DE.sample(list(tous_les_codes(nb_pions, nb_couleurs)), nb_couleurs**nb_pions):
        yield code


@pytest.fixture(autouse=True)
def dossier(tmp_path, monkeypatch):
    """Les bilans gardés vont dans un dossier neuf."""
    monkeypatch.setattr(reserve, "dossier_personnel", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def ajouter(monkeypatch):
    """Inscrit un décodeur au catalogue, le temps du test."""
    return lambda nom, strategie, **options: monkeypatch.setitem(
        DECODEURS, nom, Decodeur(f"Essai de {nom}", "les tests", strategie, **options)
    )


@pytest.fixture
def cfc_bis(ajouter):
    ajouter("cfc_bis", cfc)


@pytest.fixture
def hasardeux(ajouter):
    ajouter("au_petit_bonheur", au_petit_bonheur, est_au_hasard=True)


# Un décodeur de plus


def test_le_catalogue_reunit_les_fiches_de_tous_les_modules():
    fiches = {nom: fiche for module in MODULES for nom, fiche in getattr(module, "FICHES", {}).items()}
    assert fiches == DECODEURS


def test_un_decodeur_de_plus_joue(cfc_bis):
    assert jouer_contre("cfc_bis", (3, 2, 1, 0), 6) == jouer_contre("cfc", (3, 2, 1, 0), 6)


@pytest.mark.parametrize("taille", [(4, 6), (3, 4)], ids=["livrée", "calculée"])
def test_un_decodeur_de_plus_est_evalue_exactement_puis_garde(cfc_bis, taille, dossier):
    bilan = evaluer("cfc_bis", *taille)
    assert bilan == replace(evaluer("cfc", *taille, cache=False), nom="cfc_bis")
    assert reserve.lire("cfc_bis", *taille) == bilan == evaluer("cfc_bis", *taille)


def test_un_decodeur_de_plus_est_dans_les_statistiques_de_tous(cfc_bis, hasardeux, capsys):
    assert main(["statistiques", "tous", "--pions", "2", "--couleurs", "3"]) == 0
    sortie = capsys.readouterr().out
    assert "\ncfc_bis " in sortie and "\nau_petit_bonheur " in sortie


def test_un_decodeur_de_plus_est_offert_par_le_widget(cfc_bis):
    assert Ordinateur("cfc_bis").decodage.nom == "cfc_bis"
    assert catalogue.decodeurs_offerts(6, 8)[-1] == "cfc_bis"


def composer(racine):
    """Ce qu’écrit la fabrique, et ce que dit `fabriquer --verifier` quand ce n’est pas à jour, par fichier."""
    return {nom: (texte, reproche) for nom, texte, reproche in composer_decodeurs(racine)}


def test_un_decodeur_de_plus_est_dans_la_page_et_dans_les_bilans_livres(cfc_bis, tmp_path):
    textes = composer(tmp_path)
    assert "| `cfc_bis` | Essai de cfc_bis | les tests | 11907 | 9,1875 | 12 (60) |" in textes["docs/decodeurs.md"][0]
    assert '\n"cfc_bis": {"distribution": [[1, 1], ' in textes["mastermind_edu/statistiques/bilans_4x6.json"][0]


def test_un_decodeur_de_plus_est_nomme_tant_que_rien_n_est_refait(cfc_bis, tmp_path):
    assert {reproche for _, reproche in composer(tmp_path).values()} == {"n’a pas encore cfc_bis ; `python lancer.py fabriquer` le refait"}


def test_sans_decodeur_de_plus_rien_n_est_a_refaire():
    assert [nom for nom, (texte, _) in composer(RACINE).items() if (RACINE / nom).read_text(encoding="utf-8") != texte] == []


def test_un_module_que_le_catalogue_ne_nomme_pas_est_nomme(tmp_path):
    (tmp_path / "mastermind_edu" / "decodeurs").mkdir(parents=True)
    (tmp_path / "mastermind_edu" / "decodeurs" / "ordre.py").write_text("FICHES = {}\n", encoding="utf-8")
    with pytest.raises(ErreurFabrication) as refus:
        composer(tmp_path)
    assert str(refus.value) == (
        'mastermind_edu/decodeurs/ordre.py : il faut la ligne "ordre", dans les MODULES de mastermind_edu/decodeurs/catalogue.py, elle n’y est pas'
    )


def test_un_nom_de_decodeur_deja_pris_est_refuse():
    with pytest.raises(ErreurMastermind, match="decodeurs/cfc.py : il faut un autre nom de décodeur dans FICHES, 'cfc' est déjà pris"):
        reunir(["cfc", "cfc"])


def test_un_decodeur_qui_s_arrete_trop_tot_le_dit(ajouter):
    ajouter("paresseux", une_seule_proposition)
    with pytest.raises(ErreurMastermind, match="le décodeur s’arrête avant d’avoir trouvé le secret"):
        jouer_contre("paresseux", (0, 1), 3)


def une_seule_proposition(nb_pions, nb_couleurs):
    yield (0,) * nb_pions


# Ce qui est tiré au sort n’est pas exact


def test_les_seuls_bilans_qui_ne_sont_pas_exacts_sont_connus():
    assert [nom for nom, fiche in DECODEURS.items() if not fiche.est_exact] == ["aleatoire_compatible"]


@pytest.mark.parametrize("moteur", ["numpy", "python"])
def test_un_decodeur_au_hasard_sans_parcours_est_evalue_sur_un_tirage(hasardeux, moteur):
    bilan = evaluer("au_petit_bonheur", 2, 3, moteur=moteur)
    assert (bilan.graine, bilan.nb_manches) == (0, 9)
    assert bilan == evaluer("au_petit_bonheur", 2, 3, moteur=moteur)


def test_un_tirage_garde_reste_un_tirage(hasardeux, dossier):
    calcule = evaluer("au_petit_bonheur", 2, 3)
    assert len(list((dossier / "statistiques").iterdir())) == 1
    assert reserve.lire("au_petit_bonheur", 2, 3) == calcule and calcule.graine == 0


@pytest.mark.parametrize(
    "afficher",
    [
        pytest.param(lambda nom: decrire(evaluer(nom, 2, 3)), id="texte"),
        pytest.param(lambda nom: repr(comparer([nom, "knuth"], 2, 3)), id="tableau-du-terminal"),
        pytest.param(lambda nom: comparer([nom, "knuth"], 2, 3)._repr_html_(), id="tableau-du-notebook"),
    ],
)
def test_chaque_affichage_dit_qu_un_tirage_n_est_pas_une_preuve(hasardeux, afficher):
    assert "un tirage, graine 0 : ce n’est pas une preuve" in afficher("au_petit_bonheur")


def test_le_dessin_dit_lequel_est_un_tirage(hasardeux):
    phrases = comparer(["au_petit_bonheur", "knuth"], 2, 3).distributions().description
    assert "\nau_petit_bonheur (un tirage) : " in phrases and "\nknuth : " in phrases


def test_la_page_dit_quels_bilans_sont_un_tirage(hasardeux, tmp_path):
    prose = " ".join(composer(tmp_path)["docs/decodeurs.md"][0].split())
    assert "`aleatoire_compatible` et `au_petit_bonheur` tirent chaque proposition : leur bilan est un tirage, pas une preuve." in prose


def test_tous_les_tirages_d_un_decodeur_font_un_bilan_exact(ajouter):
    def premier_ou_dernier(moteur):
        return [lambda candidats, vues: candidats[0], lambda candidats, vues: candidats[-1]]

    ajouter("deux_bouts", au_petit_bonheur, est_au_hasard=True, parcours=premier_ou_dernier)
    bilan = evaluer("deux_bouts", 1, 3)
    assert (bilan.graine, bilan.nb_manches, bilan.total) == (None, 6, 12)
    assert "2 manches par secret" in decrire(bilan)


# Une fiche qui oublie de dire que le décodeur tire au sort


@pytest.mark.parametrize(
    "employer",
    [
        pytest.param(lambda nom: jouer_contre(nom, (0, 1), 3), id="jouer"),
        pytest.param(lambda nom: evaluer(nom, 2, 3), id="évaluer"),
        pytest.param(lambda nom: evaluer(nom, 2, 3, moteur="python"), id="évaluer-en-python"),
    ],
)
def test_un_decodeur_qui_ne_se_dit_pas_au_hasard_ne_recoit_pas_de_quoi_tirer(ajouter, employer):
    ajouter("oubli", au_petit_bonheur)
    with pytest.raises(TypeError, match="hasard"):
        employer("oubli")


@pytest.mark.parametrize("moteur", ["numpy", "python"])
@pytest.mark.parametrize("strategie", [au_de_cache, au_de_tardif])
def test_un_decodeur_qui_tire_au_sort_en_cachette_n_a_pas_de_bilan(ajouter, strategie, moteur, dossier):
    ajouter("tricheur", strategie)
    with pytest.raises(ErreurMastermind, match=r"^il faut `est_au_hasard=True` dans la fiche de tricheur, qui tire au sort : .*voici \("):
        evaluer("tricheur", 2, 3, moteur=moteur)
    assert list(dossier.iterdir()) == []


# Les raccourcis d’une fiche jouent ce que joue sa stratégie


@pytest.mark.parametrize("nom", [nom for nom, fiche in DECODEURS.items() if fiche.parcours])
def test_une_manche_a_l_une_des_longueurs_du_parcours(nom):
    series = jouer_les_series(MoteurPython(3, 4), nom)
    longueurs = [len(jouer_contre(nom, secret, 4, random.Random(1))) for secret in tous_les_codes(3, 4)]
    assert len(series) == 1 or DECODEURS[nom].est_au_hasard
    assert [rang for rang, possibles in enumerate(zip(*series)) if longueurs[rang] not in possibles] == []


def test_le_depart_cyclique_a_une_serie_par_depart(ajouter):
    ajouter("depuis_12", lexicographique_depuis((1, 2)))
    rang = list(tous_les_codes(2, 3)).index((1, 2))
    series = jouer_les_series(MoteurPython(2, 3), "lexicographique_depart_cyclique")
    assert (len(series), series[rang]) == (9, jouer_les_series(MoteurPython(2, 3), "depuis_12")[0])


def test_un_tirage_sur_les_rangs_est_celui_de_la_strategie():
    manches = [MoteurPython(3, 4).tirer("aleatoire_compatible", rang, random.Random(rang)) for rang in range(64)]
    assert manches == [MoteurNumpy(3, 4).tirer("aleatoire_compatible", rang, random.Random(rang)) for rang in range(64)]
