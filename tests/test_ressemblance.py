"""Les ressemblances : ce qui se signale, ce qui ne se signale pas."""

import json
import random
from itertools import combinations

import pytest
from resultats_d_essai import copie

from mastermind_edu.correction.notation import ressemblances as module
from mastermind_edu.correction.notation.ressemblances import normaliser, ressemblances, sources_du_catalogue
from mastermind_edu.exercices import scelles

SINGULIERE = '''
def repondre(secret, proposition):
    """Aide."""
    restes = {}
    bien = 0
    for rang, pion in enumerate(secret):
        if pion == proposition[rang]:
            bien += 1
        else:
            restes[pion] = restes.get(pion, 0) + 1
    mal = 0
    for rang, pion in enumerate(proposition):
        if secret[rang] != pion and restes.get(pion, 0) > 0:
            restes[pion] -= 1
            mal += 1
    return bien, mal
'''
MAQUILLEE = '''
def repondre(s, p):
    # tout est de moi
    d: dict = {}
    b = 0
    for i, x in enumerate(s):
        if x == p[i]:
            b += 1
        else:
            d[x] = d.get(x, 0) + 1
    m = 0
    for i, x in enumerate(p):
        if s[i] != x and d.get(x, 0) > 0:
            d[x] -= 1
            m += 1
    return b, m
'''
AUTRE = '''
def repondre(secret, proposition):
    communs = sum(min(secret.count(pion), proposition.count(pion)) for pion in set(secret))
    egaux = [gauche == droite for gauche, droite in zip(secret, proposition)]
    bien = sum(egaux)
    return (bien, communs - bien)
'''
RETOUCHEE = MAQUILLEE.replace("> 0", ">= 1")
REPRISE = RETOUCHEE.replace("b += 1", "b = b + 1").replace("m += 1", "m = m + 1")


def liste_de(nombre):
    """Une réponse de `nombre` + 7 nœuds : le module, la fonction, sa signature, ses deux paramètres, `return` et la liste."""
    return f"def repondre(s, p):\n    return [{'1, ' * nombre}]"


def comparer(sources):
    """Les ressemblances de ces copies, dont on donne le texte de chaque réponse."""
    return ressemblances([copie(fichier, fichier)._replace(sources=textes) for fichier, textes in sources.items()])


def paires(**sources):
    return [(r.copie, r.autre) for r in comparer({nom: {"repondre": source} for nom, source in sources.items()})]


@pytest.mark.parametrize(
    "source, autre",
    [
        pytest.param("def f(x):\n    return x", "def g(y):\n\n    return y  # rien", id="noms-et-commentaires"),
        pytest.param("def f(x):\n    'Aide.'\n    return x", "def f(x: int) -> int:\n    return x", id="aide-et-annotations"),
        pytest.param("def f(x):\n    y = x\n    return y", "def f(x):\n    y: int = x\n    return y", id="affectation-annotee"),
        pytest.param("    def f(x):\n        return (x)", "def f(x):\n    return x", id="marge-et-parentheses"),
    ],
)
def test_ce_qui_ne_change_pas_le_programme_ne_compte_pas(source, autre):
    assert normaliser(source) == normaliser(autre) != ()


@pytest.mark.parametrize(
    "autre",
    ["def f(x):\n    return x + 2", "def f(x):\n    return x - 1", "def f(x):\n    return len(x)", "def f(x, y):\n    return y + 1"],
    ids=["constante", "operation", "fonction", "parametre"],
)
def test_ce_qui_change_le_programme_compte(autre):
    assert normaliser("def f(x):\n    return x + 1") != normaliser(autre)


@pytest.mark.parametrize(
    "source",
    ["def f(:", "\x00", "x = " + "(" * 500 + ")" * 500, "x = " + "-" * 9_000 + "1", "x = 1\n" * 9_000, "x = 10 ** " + "9" * 5_000, ""],
    ids=["syntaxe", "nul", "parentheses", "profond", "longue", "grand-nombre", "vide"],
)
def test_une_reponse_illisible_est_ignoree(source):
    assert paires(ana=source, leo=source) == []


@pytest.mark.parametrize(
    "sources, attendu",
    [
        pytest.param({"ana": SINGULIERE, "leo": MAQUILLEE}, [("ana", "leo")], id="noms-changes"),
        pytest.param({"ana": SINGULIERE, "leo": RETOUCHEE}, [("ana", "leo")], id="une-condition-retouchee"),
        pytest.param({"ana": SINGULIERE, "leo": REPRISE}, [], id="trois-retouches"),
        pytest.param({"ana": SINGULIERE, "leo": AUTRE}, [], id="differentes"),
        pytest.param(dict.fromkeys(["ana", "leo", "max", "zoe"], liste_de(30)), [], id="la-facon-ordinaire"),
        pytest.param({"ana": SINGULIERE, "leo": SINGULIERE, "max": MAQUILLEE, "zoe": SINGULIERE}, [("ana", "leo"), ("ana", "max"), ("ana", "zoe")], id="quatre-fois-une-longue"),
        pytest.param(dict.fromkeys("abcdefgh", AUTRE), [("a", autre) for autre in "bcdefgh"], id="huit-fois-une-longue-chacun-avec-le-premier"),
        pytest.param(dict.fromkeys("abcd", sources_du_catalogue("repondre")[0].replace("return ", "return 0 or ")), [], id="quatre-fois-presque-celle-du-cours"),
        pytest.param(dict.fromkeys(["ana", "leo", "max"], SINGULIERE), [("ana", "leo"), ("ana", "max"), ("leo", "max")], id="trois-fois-la-meme"),
        pytest.param({**dict.fromkeys(["ana", "leo", "max", "zoe"], liste_de(40)), "luc": liste_de(38)}, [], id="une-variante-de-la-facon-ordinaire"),
        pytest.param(dict.fromkeys(["ana", "leo"], liste_de(23)), [("ana", "leo")], id="30-noeuds"),
        pytest.param(dict.fromkeys(["ana", "leo"], liste_de(22)), [], id="29-noeuds"),
        pytest.param({"ana": "def repondre(s, p):\n    return 0, 0", "leo": "def repondre(s, p):\n    return 0, 0"}, [], id="trop-courte"),
        pytest.param(dict.fromkeys(["ana", "leo"], sources_du_catalogue("repondre")[0]), [], id="la-solution-du-cours"),
        pytest.param(dict.fromkeys(["ana", "leo"], sources_du_catalogue("repondre")[1]), [], id="une-erreur-typique"),
    ],
)
def test_seules_les_reponses_singulieres_et_voisines_sont_signalees(sources, attendu):
    assert paires(**sources) == attendu


@pytest.mark.parametrize(
    "longueur, siennes, formes, est_banale",
    [(30, 4, 20, True), (35, 4, 5, True), (45, 4, 20, False), (45, 4, 5, True), (45, 20, 8, True), (45, 3, 5, False), (50, 30, 1, False)],
    ids=["deux-lignes", "courte", "chacun-a-sa-facon", "peu-de-facons", "presque-tous", "trois", "longue"],
)
def test_une_reponse_est_banale_selon_sa_longueur_et_ce_que_font_les_autres(longueur, siennes, formes, est_banale):
    """Dans une classe de trente."""
    assert module._est_banale(("Return",) * longueur, siennes, 30, formes, {}, ()) is est_banale


@pytest.mark.parametrize(
    "source, lisible",
    [("#" * 19_996 + "\nx=1", True), ("#" * 19_997 + "\nx=1", False), (f"[{'1,' * 997}]", True), (f"[{'1,' * 998}]", False)],
    ids=["20000-signes", "20001-signes", "1000-noeuds", "1001-noeuds"],
)
def test_une_reponse_demesuree_n_est_pas_comparee(source, lisible):
    assert bool(normaliser(source)) is lisible


@pytest.mark.parametrize(
    "source, autre, taux",
    [
        pytest.param("def f(x):\n    return x", "def f(x):\n    return 1", 0.6667, id="deux-suites-de-quatre-noeuds-sur-trois"),
        pytest.param("x = 1", "x = 1\ny = 2", 0.4, id="une-sur-une-et-une-sur-quatre"),
        pytest.param("pass", "import os", 0, id="trop-courtes-pour-une-suite"),
    ],
)
def test_le_taux_est_la_part_de_suites_de_quatre_noeuds_en_commun(source, autre, taux, monkeypatch):
    monkeypatch.setattr(module, "SEUIL", 0)
    monkeypatch.setattr(module, "NOEUDS_MINIMUM", 1)
    (trouvee,) = comparer({"a": {"f": source}, "b": {"f": autre}})
    assert trouvee.taux == taux


@pytest.mark.parametrize("connues, nombre", [((), 1), (("def f(x):\n    return x",), 0)], ids=["seules", "variantes-de-la-facon-connue"])
def test_au_seuil_exact_deux_reponses_se_signalent_sauf_pres_d_une_facon_connue(connues, nombre, monkeypatch):
    monkeypatch.setattr(module, "SEUIL", 2 / 3)
    monkeypatch.setattr(module, "NOEUDS_MINIMUM", 1)
    monkeypatch.setattr(module, "sources_du_catalogue", lambda _: connues)
    copies = {copie: {"f": f"def f(x):\n    return {copie}"} for copie in "12"}
    assert len(comparer(copies)) == nombre


def test_la_meme_reponse_vaut_un_et_la_retouche_un_peu_moins():
    trouvees = comparer({"a": {"repondre": SINGULIERE}, "b": {"repondre": MAQUILLEE}, "c": {"repondre": RETOUCHEE}})
    assert [r.taux == 1 for r in trouvees] == [True, False, False] and all(0.9 <= r.taux for r in trouvees)


def test_l_ordre_des_copies_ne_change_rien():
    copies = {nom: {"repondre": source} for nom, source in zip("abcd", (SINGULIERE, AUTRE, MAQUILLEE, RETOUCHEE))}
    assert comparer(copies) == comparer(dict(reversed(copies.items()))) != []


def test_chaque_paire_d_une_classe_se_compare_une_seule_fois(monkeypatch):
    taux, comparaisons = module.taux, []
    monkeypatch.setattr(module, "taux", lambda *motifs: comparaisons.append(1) or taux(*motifs))
    fonctions = [f"fonction_{rang}" for rang in range(7)]
    copies = {f"copie {n}": {nom: SINGULIERE.replace("mal = 0", f"mal = {n}") for nom in fonctions} for n in range(35)}
    comparer(copies)
    assert len(comparaisons) == 7 * 35 * 34 / 2


@pytest.mark.parametrize("seuil", [0, 0.3, 2 / 3, 0.9, 1])
@pytest.mark.parametrize("graine", range(4))
def test_les_voisines_sont_celles_qu_on_trouve_en_comparant_tout(graine, seuil):
    hasard = random.Random(graine)
    troncs = ["".join(hasard.choices("abcdef", k=40)) for _ in range(4)]
    suites = {texte[: hasard.randint(2, 40)] + hasard.choice(["", "xyz", "abcdefabc"]) for texte in troncs for _ in range(15)}
    motifs = list(module.numeroter(sorted(suites)).values())
    toutes = {(i, j) for i, j in combinations(range(len(motifs)), 2) if module.taux(motifs[i], motifs[j]) >= seuil}
    trouvees = [(min(i, j), max(i, j)) for i, j, _ in module.voisines(motifs, seuil)]
    assert set(trouvees) == toutes and len(trouvees) == len(toutes)


def test_des_suites_qui_ne_partagent_rien_ne_se_comparent_pas(monkeypatch):
    monkeypatch.setattr(module, "taux", lambda *_: pytest.fail("comparées pour rien"))
    suites = ["".join(chr(1_000 * rang + i) for i in range(30)) for rang in range(1, 40)]
    assert list(module.voisines(list(module.numeroter(suites).values()), 0.9)) == []


@pytest.mark.parametrize("nom", ["repondre", "MancheObjet"])
def test_deux_copies_du_corrige_qu_on_peut_ouvrir_ne_se_signalent_pas(nom):
    corrige = json.loads(scelles.lire("corriges.json"))[nom]
    assert comparer({"a": {nom: corrige}, "b": {nom: corrige}}) == []
