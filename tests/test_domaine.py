"""Le domaine entier : le rang du premier cas faux, l’avancement, ce que la fonction fait de ses arguments."""

import pytest

from mastermind_edu.juge import domaine as module_domaine
from mastermind_edu.juge.domaine import examiner_le_domaine
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.verdict import EtatVerdict


def premier(liste):
    """Le premier élément de la liste."""
    return liste[0]


EXERCICE = Exercice(
    reference=premier, points=1, cas=list, exemples=(), intacts=("liste",), domaine=lambda: (([x, x],) for x in range(7)), taille_du_domaine=7,
)


@pytest.fixture(autouse=True)
def petits_lots(monkeypatch):
    monkeypatch.setattr(module_domaine, "TAILLE_LOT", 3)


def examiner(fonction):
    annonces = []
    return examiner_le_domaine(EXERCICE, fonction, lambda *annonce: annonces.append(annonce)), annonces


def test_une_fonction_juste_partout_est_prouvee_lot_par_lot():
    verdict, annonces = examiner(lambda liste: liste[0])
    assert (verdict.etat, verdict.preuve, verdict.nb_cas) == (EtatVerdict.REUSSI, True, 7)
    assert annonces == [(3, 7), (6, 7), (7, 7)]


def ajouter(liste):
    liste.append(1)
    return liste[0]


def remplacer_par_un_egal(liste):
    liste[0] = float(liste[0])
    return int(liste[0])


def remplacer_le_dernier(liste):
    liste[1] = -1
    return liste[0]


def vider(liste):
    x = liste[0]
    liste.clear()
    return x


def echouer(liste):
    raise SystemExit


@pytest.mark.parametrize(
    "faute", [lambda liste: -1, lambda liste: liste[0] + 0.0, ajouter, remplacer_par_un_egal, remplacer_le_dernier, vider, echouer],
    ids=["valeur", "type", "ajoute", "egal", "dernier", "vide", "arret"],
)
@pytest.mark.parametrize("rang", [0, 2, 3, 6])
def test_le_premier_cas_faux_est_montre_avec_le_nombre_de_cas_essayes(faute, rang):
    verdict, annonces = examiner(lambda liste: faute(liste) if liste[0] == rang else liste[0])
    assert (verdict.etat, verdict.preuve, verdict.nb_cas) == (EtatVerdict.ECHOUE, False, rang + 1)
    assert verdict.contre_exemple.appel == f"premier([{rang}, {rang}])" and len(annonces) == rang // 3


def test_une_faute_qui_ne_se_rejoue_pas_est_une_instabilite():
    appels = []

    def fonction(liste):
        appels.append(1)
        return -1 if len(appels) == 5 else liste[0]

    verdict, _ = examiner(fonction)
    assert verdict.contre_exemple[1:] == ("premier([4, 4])", "toujours la même réponse", "une autre réponse à un premier appel")


def test_ctrl_c_traverse_la_preuve():
    def interrompre(liste):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        examiner(interrompre)
