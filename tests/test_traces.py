"""Les traces : chaque étape, avec ce qu’elle regarde et ce qu’elle compte."""

import pytest

from mastermind_edu import CodeInvalide
from mastermind_edu.coeur.traces import tracer_frequences, tracer_marquage


def test_le_marquage_montre_ce_qu_il_regarde_et_ce_qu_il_barre():
    assert [tuple(etape) for etape in tracer_marquage("RVB", "RBB")] == [
        ("Deux copies de travail : rien n’est barré.", ("R", "V", "B"), ("R", "B", "B"), None, None, 0, 0),
        ("Place 1 : R et R sont égaux, un bien placé ; on les barre.", (None, "V", "B"), (None, "B", "B"), 0, 0, 1, 0),
        ("Place 2 : V et B sont différents.", (None, "V", "B"), (None, "B", "B"), 1, 1, 1, 0),
        ("Place 3 : B et B sont égaux, un bien placé ; on les barre.", (None, "V", None), (None, "B", None), 2, 2, 2, 0),
        ("Place 1 : pion déjà compté, on passe.", (None, "V", None), (None, "B", None), None, 0, 2, 0),
        ("Place 2 : aucun B libre dans le secret.", (None, "V", None), (None, "B", None), None, 1, 2, 0),
        ("Place 3 : pion déjà compté, on passe.", (None, "V", None), (None, "B", None), None, 2, 2, 0),
        ("Réponse : 2 bien placés, 0 mal placé.", (None, "V", None), (None, "B", None), None, None, 2, 0),
    ]


def test_un_mal_place_est_barre_la_ou_il_est_trouve():
    trouve = tracer_marquage("VRB", "BVV")[4:6]
    assert [tuple(etape) for etape in trouve] == [
        ("Place 1 : B trouvé en place 3 du secret, un mal placé ; on le barre.", ("V", "R", None), ("B", "V", "V"), 2, 0, 0, 1),
        ("Place 2 : V trouvé en place 1 du secret, un mal placé ; on le barre.", (None, "R", None), ("B", "V", "V"), 0, 1, 0, 2),
    ]


def test_les_frequences_montrent_chaque_couleur_par_son_nom():
    tableaux = (1, 2, 0), (2, 1, 0)
    assert [tuple(etape) for etape in tracer_frequences((0, 1, 1), (1, 0, 0), 3, noms=["Rouge", "Vert", "Bleu"])] == [
        ("Les deux tableaux de fréquences, et 0 bien placé compté place par place.", *tableaux, None, 0, 0, 0),
        ("Rouge : 1 dans le secret, 2 dans la proposition, le plus petit est 1.", *tableaux, 0, 1, 0, 0),
        ("Vert : 2 dans le secret, 1 dans la proposition, le plus petit est 1.", *tableaux, 1, 2, 0, 0),
        ("Bleu : 0 dans le secret, 0 dans la proposition, le plus petit est 0.", *tableaux, 2, 2, 0, 0),
        ("Réponse : 2 communs moins 0 bien placé, il reste 2 mal placés.", *tableaux, None, 2, 0, 2),
    ]


def test_les_bien_places_sont_comptes_des_la_premiere_etape_des_frequences():
    *autres, derniere = tracer_frequences((0, 1, 1), (0, 0, 1), 2)
    assert {(etape.bien_places, etape.mal_places) for etape in autres} == {(2, 0)}
    assert (derniere.communs, derniere.bien_places, derniere.mal_places) == (2, 2, 0)


@pytest.mark.parametrize("tracer", [tracer_marquage, lambda *codes: tracer_frequences(*codes, 2)], ids=["marquage", "frequences"])
def test_deux_longueurs_differentes_sont_refusees(tracer):
    with pytest.raises(CodeInvalide, match="2 pions et 1 pion"):
        tracer((0, 1), (0,))
