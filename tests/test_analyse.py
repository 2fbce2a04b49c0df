"""L’analyse d’une manche : les nombres refaits à la main, le choix séparé de la chance, les phrases."""

from fractions import Fraction

import ipywidgets
import pytest
from test_widgets import sans_balises

from mastermind_edu import ErreurMastermind, Manche, MancheRepondue, Regles
from mastermind_edu.coeur.codes import lire_proposition, tous_les_codes
from mastermind_edu.coeur.erreurs import TailleRefusee
from mastermind_edu.coeur.regles import NIVEAUX, choisir_couleurs
from mastermind_edu.coeur.reponses import partition, repondre_par_marquage
from mastermind_edu.decodeurs import analyse
from mastermind_edu.decodeurs.analyse import analyser_en_soufflant, nombre_attendu
from mastermind_edu.decodeurs.souffles import aller_au_bout
from mastermind_edu.widgets import Analyse, Ordinateur, Plateau
from mastermind_edu.widgets.analyse import ANALYSER, REFERMER, RIEN, dire_bilan, dire_la_chance, dire_le_choix, dire_les_codes, ecrire_rangee

CLASSIQUE = Regles()
SAE = Regles(4, choisir_couleurs("RBJVON"), 12)
TRACE_DE_LA_SAE = ("RRRR", "RBBB", "JRBJ", "JBRV", "VRJB", "VJBR")


def analyser(manche):
    """Les rangées relues, d’une traite."""
    return aller_au_bout(analyser_en_soufflant(manche))


def manche_jouee(secret, *mots, regles=CLASSIQUE):
    manche = Manche(regles, lire_proposition(secret, regles))
    for mot in mots:
        manche.proposer(lire_proposition(mot, regles))
    return manche


@pytest.fixture(scope="module")
def trace():
    return analyser(manche_jouee("VJBR", *TRACE_DE_LA_SAE, regles=SAE))


def test_la_trace_de_la_sae_laisse_ces_nombres_de_codes(trace):
    assert [(rangee.avant, rangee.apres) for rangee in trace] == [(1296, 500), (500, 96), (96, 18), (18, 2), (2, 1), (1, 1)]
    assert all(rangee.est_possible for rangee in trace)


def test_le_premier_code_uni_laisse_512_codes_en_moyenne_et_le_meilleur_185(trace):
    assert (trace[0].attendu, trace[0].attendu_au_mieux) == (Fraction(663526, 1296), Fraction(240108, 1296))
    assert trace[0].meilleure == (0, 0, 1, 2)
    assert trace[0].perte == trace[0].attendu - trace[0].attendu_au_mieux


def test_le_meilleur_choix_est_celui_qui_laisse_le_moins_de_codes_quand_on_les_essaie_tous():
    regles = Regles(3, choisir_couleurs("RVB"), 12)
    manche = manche_jouee("BVR", "RRV", "RVB", "BVR", regles=regles)
    candidats = [*tous_les_codes(3, 3)]
    for rangee in analyser(manche):
        attendus = {code: Fraction(sum(len(part) ** 2 for part in partition(code, candidats).values()), len(candidats)) for code in tous_les_codes(3, 3)}
        assert rangee.attendu == attendus[rangee.proposition] == nombre_attendu(rangee.proposition, candidats)
        assert rangee.attendu_au_mieux == attendus[rangee.meilleure] == min(attendus.values())
        candidats = [code for code in candidats if repondre_par_marquage(code, rangee.proposition) == rangee.reponse]
        assert len(candidats) == rangee.apres


@pytest.mark.parametrize(
    "nb_pions, secret, mots, meilleure",
    [
        pytest.param(2, "RR", ["RB"], "RB", id="la jouée est possible : elle"),
        pytest.param(2, "RR", ["VV", "RV"], "RR", id="seule l’autre est possible : l’autre"),
        pytest.param(3, "BBR", ["VBR", "RRB"], "RRB", id="aucune n’est possible : la jouée"),
    ],
)
def test_a_egalite_la_meilleure_est_celle_qui_peut_gagner_puis_celle_qui_fut_jouee(nb_pions, secret, mots, meilleure):
    regles = Regles(nb_pions, choisir_couleurs("RVB"), 12)
    rangee = analyser(manche_jouee(secret, *mots, secret, regles=regles))[len(mots) - 1]
    assert (rangee.perte, rangee.meilleure) == (0, lire_proposition(meilleure, regles))


def test_attendu_est_la_moyenne_de_ce_qui_reste_sur_tous_les_secrets():
    proposition, codes = (0, 0, 1), [*tous_les_codes(3, 3)]
    restes = [sum(repondre_par_marquage(code, proposition) == repondre_par_marquage(secret, proposition) for code in codes) for secret in codes]
    assert nombre_attendu(proposition, codes) == Fraction(sum(restes), len(restes))


def test_la_chance_depend_de_la_reponse_et_le_choix_non():
    heureuse, malheureuse = (analyser(manche_jouee(secret, "RRVV", secret))[0] for secret in ("RRVV"[::-1], "BJPN"))
    assert (heureuse.attendu, heureuse.perte) == (malheureuse.attendu, malheureuse.perte)
    assert heureuse.chance > 0 > malheureuse.chance


def test_un_code_deja_ecarte_ne_pouvait_plus_etre_le_secret():
    rangees = analyser(manche_jouee("VVVV", "RRRR", "RVVV", "VVVV"))
    assert [rangee.est_possible for rangee in rangees] == [True, False, True]


def test_une_manche_contredite_s_analyse_jusqu_a_la_rangee_qui_contredit():
    manche = MancheRepondue(CLASSIQUE)
    for proposition, reponse in [((0, 0, 0, 0), (1, 0)), ((0, 1, 1, 1), (0, 0)), ((2, 2, 2, 2), (1, 0))]:
        manche.noter(proposition, reponse)
    manche.contredire()
    rangees = analyser(manche)
    assert [rangee.apres for rangee in rangees] == [500, 0]
    assert dire_les_codes(rangees[1]).endswith("aucun après : cette réponse contredit les autres.")
    assert dire_la_chance(rangees[1]) == ""


def test_sans_numpy_l_analyse_est_la_meme(trace, monkeypatch):
    monkeypatch.setattr(analyse, "find_spec", lambda _: None)
    monkeypatch.setattr("mastermind_edu.decodeurs.meilleure_reponse.find_spec", lambda _: None)
    assert analyser(manche_jouee("VJBR", *TRACE_DE_LA_SAE, regles=SAE)) == trace


def test_un_meilleur_choix_trop_long_a_chercher_se_dit(monkeypatch):
    monkeypatch.setattr(analyse, "PAIRES_AU_PLUS", 0)
    (rangee,) = analyser(manche_jouee("RVBJ", "RVBJ"))
    assert (rangee.meilleure, rangee.perte) == (None, None)
    assert "trop long à chercher" in dire_le_choix(rangee)
    assert dire_bilan([rangee]).startswith("Meilleur choix : 0 rangée sur 0.")


def test_une_manche_en_cours_ne_s_analyse_pas():
    attendu = "il faut une manche finie pour l’analyser, celle-ci est en cours"
    with pytest.raises(ErreurMastermind, match=attendu):
        analyser(manche_jouee("RVBJ", "RRRR"))
    with pytest.raises(ErreurMastermind, match=attendu):
        Analyse(manche_jouee("RVBJ", "RRRR"))


def test_ce_qui_n_est_pas_une_manche_est_refuse():
    with pytest.raises(ErreurMastermind, match="il faut une manche, comme celle d’un plateau .*, voici 'RVBJ'"):
        Analyse("RVBJ")


def test_une_taille_que_l_on_ne_compte_pas_est_refusee():
    manche = Manche(Regles(7))
    manche.abandonner()
    with pytest.raises(TailleRefusee):
        Analyse(manche)


# Les phrases


def test_une_rangee_se_dit_en_trois_phrases(trace):
    codes, choix, chance = (phrase.replace("\u202f", " ") for phrase in ecrire_rangee(trace[0], SAE))
    assert codes == "Codes : 1 296 possibles avant, la proposition en était ; 500 après."
    assert choix == "Choix : laisse 512 codes en moyenne ; le meilleur choix, 🔴R 🔴R 🔵B 🟡J, 185,3 codes : il y avait bien mieux."
    assert chance == "Chance : 512 codes attendus, 500 restants : à peu près la moyenne."


def test_le_meilleur_choix_se_dit():
    rangee = analyser(manche_jouee("RRVB", "RRVB"))[0]
    assert dire_le_choix(rangee) == "laisse 185,3 codes en moyenne, et aucun autre code n’en laisse moins : le meilleur choix."


def test_jouer_un_autre_code_que_le_seul_possible_perd_une_rangee():
    regles = Regles(2, choisir_couleurs("RV"), 12)
    rangees = analyser(manche_jouee("VV", "RR", "RV", "VV", regles=regles))
    assert (rangees[1].avant, dire_le_choix(rangees[1])) == (1, "il ne restait qu’un code, et ce n’était pas celui-là : une rangée perdue.")
    assert dire_le_choix(rangees[2]) == "c’était le seul."


def test_trouver_parmi_plusieurs_codes_se_dit_comme_une_chance():
    assert dire_la_chance(analyser(manche_jouee("RVBJ", "RVBJ"))[0]).replace("\u202f", " ") == "une sur 1 296 de trouver dès cette rangée."


def test_le_bilan_separe_les_choix_de_la_chance(trace):
    assert dire_bilan(trace) == (
        "Meilleur choix : 2 rangées sur 6. Le plus à gagner était à la rangée 1 : 326,7 codes de moins en moyenne. "
        "Chance : 2 réponses favorables, 0 défavorable, sur 5."
    )


# Le widget, et le bouton sous les jeux


def boutons(widget):
    return {b.description: b for b in _visibles(widget) if isinstance(b, ipywidgets.Button)}


def _visibles(widget):
    if widget.layout.display != "none":
        yield widget
        for enfant in getattr(widget, "children", ()):
            yield from _visibles(enfant)


def test_l_analyse_se_lit_aussi_en_texte():
    manche = manche_jouee("RVBJ", "RRVV", "RVBJ")
    texte = Analyse(manche)._repr_mimebundle_()["text/plain"]
    assert texte.splitlines()[0].startswith("Meilleur choix : ")
    assert "1. Codes : 1\u202f296 possibles avant" in texte and "2. Chance : une sur " in texte


def test_une_manche_sans_rangee_n_a_rien_a_analyser():
    manche = Manche(CLASSIQUE)
    manche.abandonner()
    assert RIEN in sans_balises(Analyse(manche)._annonce.value)


def test_le_bouton_analyser_ne_vient_qu_a_la_fin_et_se_referme():
    plateau = Plateau(secret="RVBJ")
    assert ANALYSER not in boutons(plateau)
    plateau.proposer("RVBJ")
    boutons(plateau)[ANALYSER].click()
    (dedans,) = plateau._analyse._place.children
    assert dedans.rangees == analyser(plateau.manche)
    boutons(plateau)[REFERMER].click()
    assert plateau._analyse._place.children == ()
    plateau._nouvelle.click()
    assert ANALYSER not in boutons(plateau)


def test_l_ordinateur_s_analyse_aussi_une_fois_le_code_trouve():
    ordinateur = Ordinateur()
    ordinateur.repondre(1, 0)
    assert ANALYSER not in boutons(ordinateur)
    ordinateur.repondre(4, 0)
    boutons(ordinateur)[ANALYSER].click()
    (dedans,) = ordinateur._analyse._place.children
    assert [rangee.avant for rangee in dedans.rangees] == [1296, 500]


def test_un_niveau_de_huit_couleurs_s_analyse():
    manche = manche_jouee("RVBJO", "RRVVB", "RVBJO", regles=NIVEAUX["pro"])
    assert [rangee.avant for rangee in analyser(manche)][0] == 8**5
