"""La lecture d’un arbre de syntaxe depuis plusieurs fils."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from mastermind_edu.juge.arbre import lire_arbre

LONG_TEXTE = "def repondre(secret):\n" + "".join(f"    n{i} = [i + {i} for i in secret if i]\n" for i in range(200))


class Dechet:
    """Un objet que seul le ramasse-miettes libère : Python peut alors changer de fil au milieu d’une lecture."""

    def __init__(self):
        self.moi_meme = self

    def __del__(self):
        sum(range(50))


@pytest.fixture
def fils_presses():
    avant = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(avant)


def test_quatre_fils_lisent_ensemble_sans_se_gener(fils_presses):
    def lire(_):
        Dechet()
        return len(lire_arbre(LONG_TEXTE).body[0].body)

    with ThreadPoolExecutor(4) as equipe:
        assert set(equipe.map(lire, range(240))) == {200}


def test_une_faute_de_syntaxe_rend_la_main_aux_lectures_suivantes():
    with pytest.raises(SyntaxError):
        lire_arbre("def (")
    assert lire_arbre("x = 1").body
