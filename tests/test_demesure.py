"""Aucune opération ne bloque le noyau : ce qui serait démesuré est refusé avant d’être fait, le reste ne change pas."""

import linecache

import pytest

from mastermind_edu.juge import demesure
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.recriture import operations_mesurees

BLOQUENT = {
    "carre-de-carre": "for i in range(n):\n    k *= k\nreturn k",
    "carre-sans-augmentation": "for i in range(n):\n    k = k * k\nreturn k % 10",
    "tour-de-puissances": "return 10 ** 10 ** 8",
    "decalage": "return 1 << 10 ** 10",
    "factorielle": "import math\nreturn math.factorial(10 ** 8)",
    "repetition": "return 'R' * 10 ** 10",
    "liste-d-un-intervalle": "return list(range(10 ** 9))",
    "somme-d-un-intervalle": "return sum(range(10 ** 12))",
    "etoile": "return [*range(10 ** 10)]",
    "tri-d-une-liste-geante": "return sorted([3, 1] * 10 ** 9)",
    "affichage-geant": "print('x' * 10 ** 11)",
    "texte-double": "s = 'ab'\nfor i in range(100):\n    s += s\nreturn s",
    "liste-doublee": "l = [1]\nwhile True:\n    l = l + l",
    "liste-allongee-d-elle-meme": "l = [1]\nfor i in range(100):\n    l.extend(l)\nreturn l",
    "produit-d-ensembles": "from itertools import product\nreturn list(product(range(10), repeat=12))",
    "compteur-sans-fin": "from itertools import count\nreturn list(count())",
    "recherche-sans-fin": "return 3 in iter(int, 1)",
    "join-sans-fin": "return ''.join(map(str, range(10 ** 10)))",
    "expression-reguliere": "import re\nreturn re.fullmatch('(a+)+', 'a' * 40 + 'b')",
}
INCHANGES = {
    "liste-repetee": ("return [0] * n", [0] * 5),
    "en-place": ("l = m = [1]\nl *= 3\nl += (2,)\nreturn [l, l is m]", [[1, 1, 1, 2], True]),
    "puissances": ("return [k ** n, k ** -1.0, pow(k, n, 7), 2 ** 100]", [6**5, 1 / 6, pow(6, 5, 7), 2**100]),
    "intervalle-cherche": ("return 10 ** 11 in range(10 ** 12)", True),
    "tri": ("return sorted('cab', key=lambda c: -ord(c), reverse=True)", ["a", "b", "c"]),
    "generateur": ("return sum(x * x for x in map(int, '123'))", 14),
    "bornes": ("return [max(3, 1), min([4, 2], default=0), ''.join(reversed('ab'))]", [3, 2, "ba"]),
    "fonction-de-l-eleve-nommee-comme-celle-de-python": ("def sum(x):\n    return 'mienne'\nreturn sum([1])", "mienne"),
    "texte-ajoute": ("s = ''\nfor i in range(3):\n    s += str(i) * 2\nreturn s", "001122"),
}


def definir(corps, entete="def f(n, k):"):
    texte = "\n".join([entete, *(f"    {ligne}" for ligne in corps.split("\n"))]) + "\n"
    fichier, espace = f"<essai {hash(texte)}>", {"__name__": "__main__"}
    linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)
    exec(compile(texte, fichier, "exec"), espace)
    return espace


@pytest.mark.parametrize("corps", BLOQUENT.values(), ids=BLOQUENT)
def test_ce_qui_bloquerait_le_noyau_est_arrete(corps):
    [obtenue] = Candidat(definir(corps)["f"]).observer([(50, 6)])
    assert obtenue.est_sans_fin and obtenue.erreur.ligne > 1


@pytest.mark.parametrize(
    "corps",
    [
        "import re\nreturn re.fullmatch('(a+)+', 'a' * 40 + 'b')",
        "import re\nreturn re.compile(r'(\\d+\\.?)+$').match('1' * 60 + 'x')",
        "from re import sub\nreturn sub('(x*)*y', '', 'x' * 50)",
    ],
)
def test_une_expression_reguliere_s_arrete_aussi_sans_tics(monkeypatch, corps):
    monkeypatch.setattr(demesure, "SANS_TICS", True)
    [obtenue] = Candidat(definir(corps)["f"]).observer([(50, 6)])
    assert obtenue.erreur.types[0] == "Demesure" and obtenue.erreur.texte.startswith("cette expression régulière")


def test_une_expression_reguliere_ordinaire_ne_change_pas_sans_tics(monkeypatch):
    monkeypatch.setattr(demesure, "SANS_TICS", True)
    corps = "import re\nreturn [bool(re.fullmatch(r'\\d+(\\.\\d+)*', '1.2.3' * 40)), re.sub('a', 'b', 'aca'), 'a b'.split(), re.split(',', 'a,b')]"
    [obtenue] = Candidat(definir(corps)["f"]).observer([(50, 6)])
    assert obtenue.valeur == [True, "bcb", ["a", "b"], ["a", "b"]]


def test_les_versions_d_une_fonction_demesuree_ne_sont_pas_toutes_essayees():
    espace = definir("return ''.join(map(str, range(10 ** 10)))")
    versions = [f"def f(n, k):\n    return ''.join(map(str, range(10 ** 10 + {rang})))\n" for rang in range(50)]
    observees = Candidat(espace["f"]).essayer(versions, [(50, 6)])
    assert observees[0][0].est_sans_fin and observees[-1] == []


@pytest.mark.parametrize("corps, attendu", INCHANGES.values(), ids=INCHANGES)
def test_ce_qui_n_est_pas_demesure_ne_change_pas(corps, attendu):
    fonction = definir(corps)["f"]
    [obtenue] = Candidat(fonction).observer([(5, 6)])
    assert obtenue.erreur is None and obtenue.valeur == attendu == fonction(5, 6)


def test_les_erreurs_gardent_leur_texte_et_leur_ligne():
    [obtenue] = Candidat(definir("x = 1\nreturn x * None")["f"]).observer([(5, 6)])
    assert obtenue.erreur.texte == "unsupported operand type(s) for *: 'int' and 'NoneType'"
    assert (obtenue.erreur.ligne, obtenue.erreur.instruction) == (3, "return x * None")


def test_le_message_dit_ce_qui_grandit():
    [obtenue] = Candidat(definir(BLOQUENT["carre-de-carre"])["f"]).observer([(50, 6)])
    assert obtenue.erreur.types[0] == "Demesure" and obtenue.erreur.texte == "ce produit donnerait un nombre de plus de 150 000 chiffres"


def test_la_fonction_retrouve_son_code_et_sa_fermeture():
    espace = definir("def interieure(x):\n    return x * n\nreturn interieure", "def fabrique(n):")
    fonction = espace["fabrique"](3)
    avant = fonction.__code__
    with operations_mesurees(fonction):
        assert fonction.__code__ is not avant and fonction(2) == 6
    assert fonction.__code__ is avant


def test_une_methode_mesuree_garde_super():
    texte = "class A:\n    def __init__(self):\n        super().__init__()\n        self.n = 2\n    def double(self, x):\n        super().__repr__()\n        return self.n * x\n"
    fichier, espace = "<classe mesurée>", {"__name__": "__main__"}
    linecache.cache[fichier] = (len(texte), None, texte.splitlines(keepends=True), fichier)
    exec(compile(texte, fichier, "exec"), espace)
    avant = espace["A"].double.__code__
    with operations_mesurees(espace["A"]):
        assert espace["A"].double.__code__ is not avant and espace["A"]().double(4) == 8


def test_un_code_sans_operation_a_mesurer_n_est_pas_recrit():
    fonction = definir("total = 0\nfor i in range(n):\n    total = total + 1\nreturn total")["f"]
    avant = fonction.__code__
    with operations_mesurees(fonction):
        assert fonction.__code__ is avant


