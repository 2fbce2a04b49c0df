"""L’arbre du joueur optimal à déplier : la promenade, puis le widget."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest
from test_ordinateur import cliquer, noms_des_boutons
from test_widgets import message, sans_balises

from mastermind_edu.affichage.arbre_de_jeu import dessiner_arbre
from mastermind_edu.coeur.codes import tous_les_codes
from mastermind_edu.coeur.erreurs import ErreurMastermind, ReponseInvalide
from mastermind_edu.coeur.reponses import Reponse, repondre_par_frequences
from mastermind_edu.decodeurs.elimination import Promenade
from mastermind_edu.decodeurs.optimal import arbre_optimal
from mastermind_edu.decodeurs.optimum.arbre import jouer_arbre
from mastermind_edu.decodeurs.optimum.livres import TAILLES_LIVREES
from mastermind_edu.widgets import Arbre
from mastermind_edu.widgets.composants import est_montre


@pytest.fixture
def promenade():
    return Promenade(arbre_optimal(4, 6), 6)


# La promenade


@pytest.mark.parametrize("secret", [(0, 0, 1, 2), (5, 5, 5, 5), (2, 3, 5, 0), (3, 2, 1, 0)])
def test_suivre_un_secret_joue_la_manche_de_l_arbre(promenade, secret):
    promenade.suivre(secret)
    assert [(etape.proposition, etape.reponse) for etape in promenade.coupes] == jouer_arbre(arbre_optimal(4, 6), secret)
    assert promenade.est_finie and promenade.candidats == [secret] and promenade.proposition is None


def test_suivre_tous_les_secrets_de_2_pions_et_3_couleurs_en_fait_21():
    promenade, total = Promenade(arbre_optimal(2, 3), 3), 0
    for secret in tous_les_codes(2, 3):
        promenade.suivre(secret)
        total += len(promenade.coupes)
    assert total == 21


def test_descendre_garde_les_candidats_qui_donneraient_cette_reponse(promenade):
    promenade.descendre((0, 1))
    attendus = [code for code in tous_les_codes(4, 6) if repondre_par_frequences(code, (0, 0, 1, 2), 6) == (0, 1)]
    assert list(promenade.candidats) == attendus and sum(map(len, promenade.parts.values())) == 276


def test_remonter_rend_l_endroit_d_avant(promenade):
    avant = promenade.proposition, promenade.parts
    promenade.descendre((1, 1))
    promenade.remonter()
    assert (promenade.proposition, promenade.parts, promenade.coupes) == (*avant, [])


def test_une_proposition_qui_ne_peut_pas_gagner_se_reconnait(promenade):
    promenade.descendre((1, 1))
    assert promenade.est_candidate == (Reponse(4, 0) in promenade.parts)
    vues = set()
    for reponse in [Reponse(0, 0), Reponse(0, 2), Reponse(1, 0), Reponse(2, 0), Reponse(1, 2)]:
        promenade.revenir()
        promenade.descendre(reponse)
        vues.add(promenade.est_candidate)
    assert vues == {True, False}


def test_une_reponse_que_personne_ne_donne_est_refusee_et_ne_change_rien(promenade):
    promenade.suivre((0, 0, 1, 2))
    with pytest.raises(ErreurMastermind, match="qu’un candidat donnerait"):
        promenade.descendre((0, 1))
    assert len(promenade.coupes) == 1


def test_une_reponse_impossible_est_refusee(promenade):
    with pytest.raises(ReponseInvalide):
        promenade.descendre((3, 1))


def test_remonter_du_sommet_est_refuse(promenade):
    with pytest.raises(ErreurMastermind):
        promenade.remonter()


# Le widget


def boutons(arbre):
    return [nom.replace("\xa0", " ") for nom in noms_des_boutons(arbre._boutons)]


def test_le_sommet_offre_quatorze_reponses():
    arbre = Arbre()
    assert len(boutons(arbre)) == 14 and "0 bien, 1 mal : 276 codes" in boutons(arbre)
    assert message(arbre).startswith("Proposition 1 : RRVB. Elle peut être le secret : 14 réponses possibles, 276 candidats au plus")


def test_un_clic_deplie_la_reponse():
    arbre = Arbre()
    next(b for b in arbre._boutons.children if b.description.startswith("0\xa0bien, 1\xa0mal")).click()
    assert message(arbre).startswith("Proposition 2 : VJJP.") and "276" in sans_balises(arbre._noms.value)
    assert repr(arbre) == "<Arbre : 1 réponse, 276 candidats>"


def test_remonter_et_revenir_ne_se_montrent_qu_au_dessous_du_sommet():
    arbre = Arbre()
    assert arbre._remonter.layout.display == arbre._revenir.layout.display == "none"
    arbre.deplier(1, 1)
    assert est_montre(arbre._remonter)
    cliquer(arbre, "Remonter d’une réponse")
    assert arbre._remonter.layout.display == "none" and repr(arbre) == "<Arbre : 0 réponse, 1296 candidats>"


def test_un_secret_tape_se_suit_jusqu_au_bout():
    arbre = Arbre()
    arbre._mot.value = "bjnr"
    assert message(arbre) == "Trouvé, en 6 propositions." and boutons(arbre) == []
    cliquer(arbre, "Revenir au sommet")
    assert len(boutons(arbre)) == 14


def test_un_mot_faux_s_ecrit_et_ne_change_rien():
    arbre = Arbre()
    arbre.suivre("RXX")
    assert "Il faut 4 pions" in message(arbre).replace("\xa0", " ") and arbre.promenade.coupes == []


def test_en_cinq_au_plus_aucun_secret_n_en_demande_six():
    arbre = Arbre(au_plus=5)
    arbre.suivre("BJNR")
    assert len(arbre.promenade.coupes) <= 5


@pytest.mark.parametrize(("n", "k"), TAILLES_LIVREES)
def test_chaque_taille_livree_se_montre(n, k):
    arbre = Arbre(n, k)
    assert sum(map(len, arbre.promenade.parts.values())) == k**n


@pytest.mark.parametrize(("n", "k", "au_plus"), [(5, 6, None), (0, 0, None), (4, 6, 4)])
def test_une_taille_sans_arbre_livre_est_refusee(n, k, au_plus):
    with pytest.raises(ErreurMastermind, match="il faut un arbre livré"):
        Arbre(n, k, au_plus=au_plus)


def test_le_dessin_fixe_est_la_suite_de_la_strategie_puis_la_grille():
    arbre = Arbre()
    arbre.deplier(0, 1)
    vues = arbre._repr_mimebundle_()
    assert vues["text/plain"].startswith("<Arbre : 1 réponse, 276 candidats>\nLa suite de la stratégie\nVJJP : 276 secrets")
    ElementTree.fromstring(vues["image/svg+xml"])
    arbre.suivre("RRVB")
    assert "1 code possible" in arbre._repr_mimebundle_()["text/plain"]


def test_le_dessin_ecrit_ses_nombres_comme_le_widget():
    dessin = dessiner_arbre(arbre_optimal(4, 6), 6, profondeur=1, largeur=2)
    assert "1\u202f296 secrets" in repr(dessin) and "1296" not in repr(dessin)


def test_le_haut_de_l_arbre_dessine_ne_depend_pas_des_candidats_qu_on_lui_redit():
    codes = list(tous_les_codes(3, 4))
    entier, redit = dessiner_arbre(arbre_optimal(3, 4), 4), dessiner_arbre(arbre_optimal(3, 4), 4, candidats=codes)
    assert str(entier).splitlines()[1:] == str(redit).splitlines()[1:]


def test_le_widget_ne_charge_pas_numpy():
    code = "import sys; from mastermind_edu.widgets import Arbre; Arbre().suivre('BJNR'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
