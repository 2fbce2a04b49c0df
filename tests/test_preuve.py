"""La preuve de l’optimum : contre une recherche naïve, contre les totaux publiés, et son refus."""

import re
from functools import cache, lru_cache
from itertools import permutations
from math import inf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import BorneImpossible, CodeInvalide, ErreurMastermind, TailleRefusee
from mastermind_edu.coeur.reponses import repondre_par_marquage
from mastermind_edu.decodeurs import tailles
from mastermind_edu.decodeurs.optimum import __main__ as fabrique
from mastermind_edu.decodeurs.optimum import recherche as module_recherche
from mastermind_edu.decodeurs.optimum import recit
from mastermind_edu.decodeurs.optimum.arbre import longueurs
from mastermind_edu.decodeurs.optimum.livres import DOSSIER
from mastermind_edu.decodeurs.optimum.preuve import prouver
from mastermind_edu.decodeurs.optimum.recherche import IMPOSSIBLE, Etat, Recherche, bornes_par_taille
from mastermind_edu.decodeurs.optimum.recit import raconter_preuves
from mastermind_edu.decodeurs.optimum.symetries import Symetries

repondre = cache(repondre_par_marquage)


class RechercheNaive:
    """Toutes les propositions, sans borne ni symétrie : lente, mais on la lit d’un coup d’œil."""

    def __init__(self, nb_pions, nb_couleurs):
        self.codes = list(tous_les_codes(nb_pions, nb_couleurs))
        self.total = lru_cache(maxsize=None)(self.calculer_total)

    def calculer_total(self, candidats, reste=inf):
        if not candidats or reste == 0:
            return inf if candidats else 0
        return min((self.total_apres(code, candidats, reste) for code in self.codes), default=inf)

    def total_apres(self, code, candidats, reste):
        parts = {}
        for candidat in candidats - {code}:
            parts.setdefault(repondre(candidat, code), set()).add(candidat)
        if frozenset(candidats) in map(frozenset, parts.values()):
            return inf
        return len(candidats) + sum(self.total(frozenset(part), reste - 1) for part in parts.values())


PETITES = [(1, 2), (1, 3), (2, 2), (2, 3), (2, 4), (2, 6), (3, 2), (3, 3), (4, 2), (5, 2)]


@pytest.fixture(scope="module", params=PETITES, ids=str)
def naive_et_recherche(request):
    return RechercheNaive(*request.param), Recherche(*request.param), request.param


def test_la_preuve_trouve_le_total_d_une_recherche_naive(naive_et_recherche):
    naive, _, taille = naive_et_recherche
    assert prouver(*taille).total == naive.total(frozenset(naive.codes))


@pytest.mark.parametrize("reste", [1, 2, 3, 4, 5])
def test_la_preuve_limitee_trouve_le_total_d_une_recherche_naive_limitee(naive_et_recherche, reste):
    naive, recherche, _ = naive_et_recherche
    total = recherche.chercher(recherche.racine(reste), IMPOSSIBLE)
    assert (inf if total == IMPOSSIBLE else total) == naive.total(frozenset(naive.codes), reste)


@pytest.mark.parametrize("au_plus", [2, 3, 4, None])
def test_chaque_premiere_proposition_imposee_donne_le_total_d_une_recherche_naive(naive_et_recherche, au_plus):
    naive, _, taille = naive_et_recherche
    totaux = [naive.total_apres(code, frozenset(naive.codes), au_plus or inf) for code in naive.codes]
    assert [total_impose(taille, code, au_plus) for code in naive.codes] == totaux


def total_impose(taille, premiere, au_plus):
    try:
        return prouver(*taille, au_plus=au_plus, premiere=premiere).total
    except BorneImpossible:
        return inf


def etat_sans_symetrie(recherche, candidats, reste):
    """Un ensemble de codes quelconque : seule l’identité le laisse à coup sûr en place."""
    symetries, codes = recherche.symetries, list(tous_les_codes(3, 3))
    rangs = [codes.index(code) for code in sorted(candidats)]
    toutes = symetries.toutes()
    identite = toutes._replace(echanges=toutes.echanges[:1], vues=frozenset(range(symetries.nb_couleurs)))
    return Etat(np.array(rangs, dtype=np.int32), identite, reste)


@given(st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1), st.sampled_from([1, 2, 3, 4, inf]))
@settings(derandomize=True, deadline=None, max_examples=60)
def test_la_recherche_est_juste_sur_tout_ensemble_de_candidats(candidats, reste):
    naive, recherche = RechercheNaive(3, 3), Recherche(3, 3)
    total = recherche.chercher(etat_sans_symetrie(recherche, candidats, reste), IMPOSSIBLE)
    assert (inf if total == IMPOSSIBLE else total) == naive.total(frozenset(candidats), reste)


@given(st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1), st.sampled_from([3, 4, inf]))
@settings(derandomize=True, deadline=None, max_examples=60)
def test_aucun_total_n_est_sous_les_bornes(candidats, reste):
    naive, recherche = RechercheNaive(3, 3), Recherche(3, 3)
    total = min(naive.total(frozenset(candidats), reste), IMPOSSIBLE)
    assert bornes_par_taille(27, 8, reste)[len(candidats)] <= total
    if len(candidats) > 1:
        borne = recherche.classer(etat_sans_symetrie(recherche, candidats, reste)).borne
        assert min(borne, IMPOSSIBLE) <= total


def images_par_toutes_les_symetries(code, propositions, nb_couleurs):
    """Les images du code par les échanges, énumérés un à un, qui laissent ces propositions en place."""
    echanges = [
        lambda c, places=places, couleurs=couleurs: tuple(couleurs[c[place]] for place in places)
        for places in permutations(range(len(code)))
        for couleurs in permutations(range(nb_couleurs))
    ]
    return {echange(code) for echange in echanges if all(echange(p) == p for p in propositions)}


@pytest.mark.parametrize(
    "propositions",
    [
        pytest.param([], id="au-debut"),
        pytest.param([(0, 0, 0)], id="une-couleur"),
        pytest.param([(0, 0, 1)], id="deux-couleurs"),
        pytest.param([(0, 1, 2)], id="trois-couleurs"),
        pytest.param([(0, 0, 1), (1, 1, 2)], id="deux-propositions"),
        pytest.param([(0, 1, 2), (1, 0, 3)], id="places-et-couleurs-liees"),
    ],
)
def test_chaque_famille_de_propositions_equivalentes_a_un_seul_representant(propositions):
    symetries = Symetries(3, 4)
    groupe = symetries.toutes()
    codes = list(tous_les_codes(3, 4))
    for proposition in propositions:
        groupe = symetries.fixant(groupe, codes.index(proposition))
    gardes = [symetries.code(rang) for rang in symetries.representants(groupe, ())]
    familles = {frozenset(images_par_toutes_les_symetries(code, propositions, 4)) for code in codes}
    assert sorted(gardes) == sorted(min(famille) for famille in familles)


def test_deux_couleurs_portees_par_un_seul_candidat_chacune_ne_s_echangent_pas():
    recherche = Recherche(3, 3)
    classement = recherche.classer(etat_sans_symetrie(recherche, {(0, 0, 0), (0, 0, 1), (0, 2, 0)}, inf))
    assert {(0, 0, 1), (0, 0, 2)} <= {recherche.symetries.code(rang) for rang in classement.propositions}


def test_une_proposition_qui_laisse_tous_les_candidats_ensemble_n_est_pas_essayee():
    recherche, candidats = Recherche(3, 3), {(0, 0, 1), (0, 1, 0), (1, 0, 0)}
    propositions = map(recherche.symetries.code, recherche.classer(etat_sans_symetrie(recherche, candidats, inf)).propositions)
    assert [code for code in propositions if len({repondre(candidat, code) for candidat in candidats}) == 1] == []


def test_les_couleurs_absentes_des_candidats_n_en_font_qu_une():
    symetries = Symetries(3, 4)
    groupe = symetries.fixant(symetries.toutes(), 1)  # (0, 0, 1)
    gardes = {symetries.code(rang) for rang in symetries.representants(groupe, (0, 1))}
    assert {(0, 0, 2), (0, 2, 2)} <= gardes and gardes.isdisjoint({(1, 1, 2), (0, 1, 2), (1, 0, 2)})


@pytest.fixture(scope="module")
def classique():
    return prouver(4, 6)


@pytest.fixture(scope="module")
def classique_en_cinq():
    return prouver(4, 6, au_plus=5)


def test_l_optimum_de_koyama_et_lai_est_5625(classique):
    nombres = longueurs(classique.arbre, 6).values()
    assert (classique.total, classique.maximum) == (sum(nombres), max(nombres)) == (5625, 6)


def test_l_optimum_en_cinq_propositions_est_5626(classique_en_cinq):
    nombres = longueurs(classique_en_cinq.arbre, 6).values()
    assert (classique_en_cinq.total, classique_en_cinq.maximum) == (sum(nombres), max(nombres)) == (5626, 5)


def test_les_deux_arbres_livres_sont_ceux_de_la_preuve(classique, classique_en_cinq, tmp_path, monkeypatch):
    monkeypatch.setattr(fabrique, "prouver", lambda n, k, au_plus=None: classique_en_cinq if au_plus else classique)
    chemins = fabrique.ecrire_arbres(tmp_path, [(4, 6)])
    assert [chemin.name for chemin in chemins] == ["4x6.json", "4x6_en_5.json"]
    assert [chemin.read_bytes() for chemin in chemins] == [(DOSSIER / chemin.name).read_bytes() for chemin in chemins]


def test_quatre_propositions_ne_peuvent_pas_suffire():
    with pytest.raises(BorneImpossible) as refus:
        prouver(4, 6, au_plus=4)
    assert str(refus.value) == (
        "il faut permettre plus de 4 propositions : il est prouvé qu’aucune stratégie ne trouve ainsi "
        "les 1296 secrets (4 pions, 6 couleurs)"
    )


def test_une_seule_proposition_permise_ne_suffit_jamais():
    with pytest.raises(BorneImpossible, match="il faut permettre plus de 1 proposition : .* les 4 secrets"):
        prouver(2, 2, au_plus=1)


def test_une_premiere_proposition_imposee_peut_rendre_la_limite_impossible():
    with pytest.raises(BorneImpossible, match=r"aucune stratégie qui commence par \(0, 0, 0, 0\) ne trouve"):
        prouver(4, 6, au_plus=5, premiere=[0, 0, 0, 0])


@pytest.mark.parametrize(
    "premiere, total",
    [
        pytest.param((0, 0, 1, 2), 5625, id="1123"),
        pytest.param((0, 0, 1, 1), 5702, id="1122"),
        pytest.param((0, 0, 0, 1), 5791, id="1112"),
        pytest.param((0, 0, 0, 0), 6318, id="1111"),
        pytest.param((0, 1, 2, 3), 5673, id="1234"),
    ],
)
def test_le_total_selon_la_premiere_proposition_est_celui_qui_est_publie(premiere, total):
    assert prouver(4, 6, premiere=premiere).total == total


@pytest.mark.parametrize(
    "nb_pions, nb_couleurs, total", [(3, 4, 206), (4, 3, 246), (3, 6, 854), (4, 4, 905), (4, 5, 2463), (2, 10, 517), (6, 2, 224)]
)
def test_le_total_prouve_est_celui_de_l_arbre_rejoue(nb_pions, nb_couleurs, total):
    optimum = prouver(nb_pions, nb_couleurs)
    nombres = longueurs(optimum.arbre, nb_couleurs).values()
    assert (optimum.total, optimum.maximum) == (sum(nombres), max(nombres)) == (total, max(nombres))


@pytest.mark.parametrize("nb_couleurs", [2, 3, 10])
def test_avec_un_seul_pion_on_essaie_les_couleurs_une_a_une(nb_couleurs):
    assert prouver(1, nb_couleurs).total == nb_couleurs * (nb_couleurs + 1) // 2


def raconter(*demande):
    """Les phrases du récit, sans le temps qu’il a fallu."""
    return [re.sub(r"\d+,\d s", "… s", phrase) for phrase in raconter_preuves(*demande)]


def test_le_recit_prouve_avec_une_proposition_de_moins_jusqu_a_l_impossible():
    assert raconter(2, 7) == [
        "2 pions, 7 couleurs, 49 secrets.",
        "Le plus petit total : 198 (moyenne 4,0408, 6 au pire), prouvé en … s, états étudiés : 31.",
        "Le plus petit total en 5 propositions au plus : 198 (moyenne 4,0408, 5 au pire), prouvé en … s, états étudiés : 32.",
        "Trouver tous les secrets en 4 propositions au plus : impossible, prouvé en … s.",
    ]
    assert "Le plus petit total : 6 (moyenne 2,0000, 3 au pire)" in raconter(1, 3)[1]
    assert raconter(1, 2)[-1] == "Trouver tous les secrets en 1 proposition au plus : impossible, prouvé en … s."


@pytest.mark.parametrize(
    "au_plus, phrase",
    [
        (5, "Le plus petit total en 5 propositions au plus : 21 (moyenne 2,3333, 3 au pire), prouvé en … s, états étudiés : 2."),
        (2, "Trouver tous les secrets en 2 propositions au plus : impossible, prouvé en … s."),
    ],
)
def test_le_recit_ne_fait_qu_une_preuve_quand_on_donne_le_nombre_de_propositions(au_plus, phrase):
    assert raconter(2, 3, au_plus) == ["2 pions, 3 couleurs, 9 secrets.", phrase]


def test_le_recit_demande_numpy(monkeypatch):
    monkeypatch.setattr(recit, "find_spec", lambda nom: None)
    with pytest.raises(ErreurMastermind, match="il faut numpy pour cette recherche"):
        raconter(2, 3)


def test_le_recit_compte_les_secondes(monkeypatch):
    heures = iter([10.0, 12.5])
    monkeypatch.setattr(recit.time, "perf_counter", lambda: next(heures))
    assert "prouvé en 2,5 s" in list(raconter_preuves(2, 3, 2))[-1]


def test_deux_preuves_donnent_le_meme_resultat():
    assert prouver(3, 5) == prouver(3, 5)


@pytest.mark.parametrize("taille, etats", [((2, 4), 4), ((4, 2), 9), ((3, 4), 24), ((4, 3), 31), ((3, 5), 96)], ids=str)
def test_les_raccourcis_evitent_toujours_autant_d_etats(taille, etats):
    assert prouver(*taille).nb_etats <= etats


def test_compter_les_parts_par_blocs_ne_change_pas_la_preuve(monkeypatch):
    d_une_traite = prouver(3, 4)
    monkeypatch.setattr(module_recherche, "CASES_PAR_BLOC", 100)
    assert prouver(3, 4) == d_une_traite


@pytest.mark.parametrize("au_plus", [0, -1, True, 2.5, "5"])
def test_un_nombre_de_propositions_impossible_est_refuse(au_plus):
    with pytest.raises(ErreurMastermind, match="un nombre entier de propositions, 1 au moins, voici"):
        prouver(2, 2, au_plus=au_plus)


@pytest.mark.parametrize("premiere", [(0,), (0, 2), (0, "R")])
def test_une_premiere_proposition_hors_des_regles_est_refusee(premiere):
    with pytest.raises(CodeInvalide):
        prouver(2, 2, premiere=premiere)


@pytest.mark.parametrize("nb_pions, nb_couleurs", [(0, 6), (7, 6), (4, 1), (4, 11), ("4", 6)])
def test_une_taille_hors_des_bornes_est_refusee(nb_pions, nb_couleurs):
    with pytest.raises(TailleRefusee):
        prouver(nb_pions, nb_couleurs)


def test_une_taille_qui_ne_tient_pas_en_memoire_est_refusee_avec_la_memoire_qu_il_faudrait(monkeypatch):
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 8 * tailles.GIO)
    with pytest.raises(TailleRefusee, match="931,3"):
        prouver(6, 10)


def test_des_etats_trop_nombreux_pour_la_memoire_arretent_la_preuve(monkeypatch):
    monkeypatch.setattr(module_recherche, "FICHES_ENTRE_CONTROLES", 10)
    monkeypatch.setattr(module_recherche, "OCTETS_PAR_FICHE", tailles.GIO)
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: 8 * tailles.GIO)
    with pytest.raises(TailleRefusee, match="10,0 pour les 10 états rencontrés"):
        prouver(3, 4)


@pytest.mark.parametrize("octets, etats", [(4000, 20), (3999, 10)], ids=["juste-assez-pour-10", "un-de-moins"])
def test_chaque_etat_compte_pour_300_octets_des_trois_quarts_de_la_memoire(octets, etats, monkeypatch):
    monkeypatch.setattr(module_recherche, "FICHES_ENTRE_CONTROLES", 10)
    monkeypatch.setattr(tailles, "memoire_de_la_machine", lambda: octets)
    with pytest.raises(TailleRefusee, match=f"pour les {etats} états rencontrés"):
        prouver(5, 2)
