"""La retouche qui répare : une seule chose changée, tous les cas justes, et la phrase prouvée."""

import ast
import linecache
from itertools import product

import pytest

from mastermind_edu import verifier
from mastermind_edu.juge import recriture
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import Essais
from mastermind_edu.juge.echec import trouver_la_retouche
from mastermind_edu.juge.enclos import ouvrir_enclos
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.isole import CandidatIsole
from mastermind_edu.juge.isolement import ProcessusEleve
from mastermind_edu.juge.lecture import retouches as module
from mastermind_edu.juge.lecture.lecteur import analyser, preparer_lecture
from mastermind_edu.juge.lecture.retouches import retoucher


def definir(source, nom):
    fichier, espace = f"<retouche {hash(source)}>", {"__name__": "__main__"}
    linecache.cache[fichier] = (len(source), None, source.splitlines(keepends=True), fichier)
    exec(compile(source, fichier, "exec"), espace)
    return espace[nom]


def test_une_version_que_python_ne_lit_pas_n_en_est_pas_une():
    assert all(ast.parse(retouche.source) for retouche in retoucher(analyser("def f(code):\n    2[code] = 1\n    return code\n", "f")))


def phrases(source, nom):
    return [retouche.phrase for retouche in retoucher(analyser(source, nom))]


ARGUMENTS_ECHANGES = '''def position(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1

def trouver_mal_places(copie, proposition):
    compte = 0
    for i in range(len(proposition)):
        if copie[i] != -1:
            rang = position(copie, proposition[i])
            if rang != -1:
                compte = compte + 1
                copie[rang] = 0
    return compte
'''
SANS_BREAK = '''def repondre(secret, proposition):
    s, p = secret.copy(), proposition.copy()
    bien = mal = 0
    for i in range(len(s)):
        if s[i] == p[i]:
            bien = bien + 1
            s[i] = p[i] = None
    for i in range(len(p)):
        for j in range(len(s)):
            if p[i] is not None and s[j] == p[i]:
                mal = mal + 1
                s[j] = None
    return (bien, mal)
'''
DIFFERENT_DE_UN = """def dire_les_tentatives(nombre):
    marque = ""
    if nombre != 1:
        marque = "s"
    return f"{nombre} tentative{marque}"
"""
REPARABLES = [
    ("dire_les_tentatives", DIFFERENT_DE_UN, "ligne 3 : la comparaison `nombre != 1` est vraie aussi quand `nombre` est plus petit : écrivez `nombre > 1`"),
    ("trouver_mal_places", ARGUMENTS_ECHANGES, "ligne 11 : les arguments de `position(copie, proposition[i])` ne sont pas dans le bon ordre"),
    ("repondre", SANS_BREAK, "ligne 12 : après `s[j] = None`, les tours suivants continuent : il faut s’arrêter là"),
]


@pytest.mark.parametrize("nom, source, phrase", REPARABLES, ids=["different", "arguments-echanges", "sans-break"])
def test_la_retouche_attendue_est_parmi_les_retouches_et_rend_tout_juste(nom, source, phrase):
    retouche = next(r for r in retoucher(analyser(source, nom)) if r.phrase == phrase)
    aides = "\n".join(ast.unparse(d) for d in ast.parse(source).body if d.name != nom)
    assert verifier(definir(f"{aides}\n{retouche.source}\n", nom)).est_reussi


def test_une_retouche_ne_change_qu_une_chose_et_se_relit():
    vues = list(retoucher(analyser(SANS_BREAK, "repondre")))
    assert 50 < len(vues) <= module.RETOUCHES_AU_PLUS and len({r.source for r in vues}) == len(vues)
    originale = ast.unparse(ast.parse(SANS_BREAK).body[0])
    for retouche in vues:
        assert ast.parse(retouche.source).body[0].name == "repondre" and retouche.source != originale
        assert 1 <= retouche.ligne <= SANS_BREAK.count("\n")


@pytest.mark.parametrize(
    "corps, phrase",
    [
        ("    r = k\n    for i in range(n):\n        r *= k\n    return r", "ligne 2 : `r = k` compte déjà une fois ce que chaque tour de la boucle apporte : partez de 1, `r = 1`"),
        ("    for i in range(n):\n        k += i\n    return k", "ligne 2 : `range(n)` reprend le rang 0, qui est déjà fait avant : écrivez `range(1, n)`"),
        ("    if k == n:\n        return 0\n    return k", "ligne 2 : dans `k == n`, le nombre est décalé de 1 : comparez à `n - 1`"),
        ("    if k > n:\n        k = n\n    return k", "ligne 3 : `k = n` est à l’envers : c’est le nom à gauche de `=` qui reçoit la valeur, écrivez `n = k`"),
        ("    if k > 1:\n        k = 2\n    elif n > 1:\n        n = 2\n    return k + n", "ligne 4 : `elif n > 1` n’est essayé que quand le `if` d’avant est faux : pour l’essayer toujours, écrivez `if`"),
        ("    a = b = [0] * n\n    a[0] = k\n    return a, b", "ligne 2 : `a = b = [0] * n` donne plusieurs noms à un seul et même objet : ce qui change l’un change l’autre ; écrivez une ligne pour chaque nom"),
        ("    mot = lue(k)\n    while mot != n:\n        lue(k)\n    return mot", "ligne 4 : `lue(k)` donne un résultat que rien ne garde, et `mot` ne change pas : écrivez `mot = lue(k)`"),
        ("    rang = len(k) - 1\n    return k.index(rang)", "ligne 3 : `k.index(rang)` cherche la valeur `rang` et donne son rang : ce qui est au rang `rang` s’écrit `k[rang]`"),
        ("    code = [n]\n    for i in range(k):\n        code.append(n)\n    return code", "ligne 2 : `code = [n]` range déjà un élément, que les tours de la boucle ajoutent aussi : partez de la liste vide, `code = []`"),
        ("    for i in range(k):\n        n += 1\n    return n", "ligne 2 : la boucle sur `range(k)` fait un tour de trop : avec un tour de moins, la réponse est juste"),
        ("    if k > 1 or n > 1:\n        return 1\n    return 2", "ligne 2 : dans `k > 1 or n > 1`, `k > 1` est de trop"),
        ("    for x in range(len(k)):\n        n += x\n    return n", "ligne 2 : `for x in range(len(k))` donne à `x` les rangs 0, 1, 2…, et non les éléments de `k` : écrivez `for x in k`"),
        ("    for x in k:\n        n += x\n    return n", "ligne 2 : `for x in k` donne à `x` les éléments de `k`, et non leurs rangs : écrivez `for x in range(len(k))`"),
        ("    if k > 1:\n        return 1\n    elif n > 1:\n        return 2\n    return 3", "ligne 2 : `k > 1` est regardé d’abord, et `n > 1`, ligne 4, ne l’est plus quand il est vrai : échangez ces deux conditions, chacune avec ses lignes"),
        ("    return k[n]", "ligne 2 : `k[n]` lit ce qui est au rang `n` : le rang de `n` dans `k` s’écrit `k.index(n)`"),
        ("    a_lui = True\n    for i in range(n):\n        if a_lui:\n            k += 1\n            a_lui = False\n        else:\n            k += 2\n    return k", "ligne 6 : `a_lui` passe à `False` et n’en revient jamais : dans le `else`, ajoutez `a_lui = True`"),
        ("    d = {}\n    for i in range(len(k)):\n        d[n[i]] = k[i]\n    return d", "ligne 4 : `d[n[i]] = k[i]` est à l’envers : la clé va entre crochets, et ce qu’elle donne après `=`"),
        ("    return k - 2 * n", "ligne 2 : `k` et `n` sont pris l’un pour l’autre, à partir d’ici et partout : échangez-les sous le `def`, sans toucher à lui"),
        ("    k.pop(n)\n    k.append(-1)\n    return k", "ligne 2 : `k.pop(n)` décale d’un rang tout ce qui suit, et `append` écrit à la fin : pour changer la case, écrivez `k[n] = -1`"),
        ("    return n * 1 - k", "ligne 2 : `n * 1 - k` : `n * 1` se calcule d’abord ; mettez des parenthèses, `n * (1 - k)`"),
        ("    return k in [1, n]", "ligne 2 : `[1, n]` n’a que ces deux valeurs, et pas celles qui sont entre elles : écrivez `1 <= k <= n`"),
        ("    return k / n", "ligne 2 : `k / n` est un nombre à virgule, même quand la division tombe juste : pour un nombre entier, écrivez `//`"),
        ("    return k + n * 1 - k", "ligne 2 : `k + n * 1 - k` : `n * 1` se calcule d’abord ; mettez des parenthèses, `k + n * (1 - k)`"),
        ("    return [n] * 2 + k", "ligne 2 : `[n] * 2 + k` : les deux morceaux sont dans le mauvais ordre"),
        ("    for i in range(k, n):\n        k += 1\n    return k", "ligne 2 : `range(k, n)` va de `k` à `n - 1` : pour faire `n` tours, écrivez `range(n)`"),
        ("    for i in range(9):\n        if i < n:\n            k += 1\n    return k", "ligne 3 : dans `i < n`, il manque `k` : comparez à `k + n`"),
    ],
)
def test_une_retouche_dit_le_geste(corps, phrase):
    assert phrase in phrases(f"def f(k, n):\n{corps}\n", "f")


@pytest.mark.parametrize("condition, est_essayee", [("k == 1 or k == 2", False), ("k == 1 or n == 2", True), ("k != 1 and k != 2", False)])
def test_une_condition_qui_deviendrait_constante_ne_se_propose_pas(condition, est_essayee):
    textes = phrases(f"def f(k, n):\n    if {condition}:\n        return 1\n    return 2\n", "f")
    assert any("faut-il" in texte for texte in textes) is est_essayee


@pytest.mark.parametrize("debut", ["for i in range(1000000):\n        print(i)", "while True:\n        print(k)", "for i in range(n):\n        if i == k:\n            return i"])
def test_une_retouche_qui_finirait_la_boucle_au_premier_tour_ne_se_propose_pas(debut):
    textes = phrases(f"def f(k, n):\n    {debut}\n    return k\n", "f")
    assert textes and not any("doit faire partie" in texte or "est de trop : ce qui la suit" in texte for texte in textes)


@pytest.mark.parametrize("source", ["@property\ndef f(x):\n    return x", "def f(x):\n" + "    x = x + 1\n" * 100], ids=["decoree", "trop-longue"])
def test_ce_qui_ne_se_retouche_pas_n_a_pas_de_retouche(source):
    assert phrases(source, "f") == []


def rang_du_plus_grand(liste, depart):
    """Le rang du plus grand élément à partir de ce départ ; le premier à égalité."""
    return max(range(depart, len(liste)), key=lambda rang: (liste[rang], -rang))


EXERCICE = Exercice(
    reference=rang_du_plus_grand,
    points=1,
    cas=lambda: ((list(liste), depart) for taille in (1, 2, 3) for liste in product((0, 1, 2), repeat=taille) for depart in range(taille)),
    exemples=(([1], 0),),
)
FAUSSES = {
    ">=": ("ligne 4 : la comparaison `liste[i] >= liste[rang]` ne doit pas être vraie quand `liste[i]` et `liste[rang]` sont égaux : écrivez `liste[i] > liste[rang]`", """def rang_du_plus_grand(liste, depart):
    rang = depart
    for i in range(depart, len(liste)):
        if liste[i] >= liste[rang]:
            rang = i
    return rang
"""),
    "decalee": ("ligne 6 : `return rang` est un cran trop à droite : ramenez cette ligne à la hauteur de `for i in range(depart, len(liste))`", """def rang_du_plus_grand(liste, depart):
    rang = depart
    for i in range(depart, len(liste)):
        if liste[i] > liste[rang]:
            rang = i
        return rang
"""),
    "bornes": ("ligne 3 : le dernier nombre de `range(depart, len(liste) - 1)` manque : `range` s’arrête juste avant sa seconde borne", """def rang_du_plus_grand(liste, depart):
    rang = depart
    for i in range(depart, len(liste) - 1):
        if liste[i] > liste[rang]:
            rang = i
    return rang
"""),
}


def candidats(source):
    """Le même texte, dans ce processus-ci et dans celui d’une copie."""
    nom = "rang_du_plus_grand"
    yield Candidat(definir(source, nom))
    with ouvrir_enclos("aucun") as enclos, ProcessusEleve(enclos, [(1, source)], {nom: 2}) as processus:
        yield CandidatIsole(processus, nom, preparer_lecture(source, nom))


@pytest.mark.parametrize("phrase, source", FAUSSES.values(), ids=FAUSSES)
def test_le_notebook_et_le_correcteur_trouvent_la_meme_retouche(phrase, source):
    for candidat in candidats(source):
        essais = Essais([], [], [], [])
        for lot in EXERCICE.lots():
            essais.noter(EXERCICE, lot, candidat.observer(lot))
        assert trouver_la_retouche(EXERCICE, candidat, candidat.lire(EXERCICE.nom), essais).phrase == phrase


def test_une_version_qui_boucle_ou_grandit_n_arrete_rien():
    source = "def nombre_de_trous(n):\n    total = 0\n    while n > 0:\n        total = total + n\n        n = n - 1\n    return total + 10 ** n\n"
    verdict = verifier(definir(source.replace("nombre_de_trous(n)", "nombre_de_codes(n, k)"), "nombre_de_codes"))
    assert not verdict.est_reussi


DANGEREUSES = {
    "un-module-du-systeme": "import os\n\ndef nombre_de_codes(n, k):\n    os.kill(0, 0)\n    return k ** n + 1\n",
    "un-module-importe-dedans": "def nombre_de_codes(n, k):\n    from shutil import rmtree\n    return k ** n + 1\n",
    "un-fichier": "def nombre_de_codes(n, k):\n    open('/dev/null', 'w').close()\n    return k ** n + 1\n",
    "une-autre-fonction": "import os\n\ndef autre(n):\n    os.kill(0, 0)\n    return n\n\ndef nombre_de_codes(n, k):\n    return k ** autre(n) + 1\n",
    "un-texte-execute": "def nombre_de_codes(n, k):\n    return eval('k ** n') + 1\n",
    "sa-classe": "class Code:\n    pass\n\ndef nombre_de_codes(n, k):\n    Code()\n    return k ** n + 1\n",
    "un-module-du-web": "from urllib.request import urlopen\n\ndef nombre_de_codes(n, k):\n    urlopen\n    return k ** n + 1\n",
}
SANS_DANGER = {
    "rien-d-autre": "def nombre_de_codes(n, k):\n    return k ** n + 1\n",
    "le-hasard": "import random\nfrom math import sqrt\nfrom random import randint\n\ndef nombre_de_codes(n, k):\n    randint(1, 2), random.choice([1]), sqrt(2)\n    return k ** n + 1\n",
    "ses-fonctions": "COULEURS = 6\n\ndef autre(n):\n    try:\n        return format(n), COULEURS\n    except ValueError:\n        return max(n)\n\ndef nombre_de_codes(n, k):\n    autre(n)\n    return k ** n + 1\n",
}


@pytest.mark.parametrize("source", DANGEREUSES.values(), ids=DANGEREUSES)
def test_une_fonction_qui_touche_au_systeme_n_a_pas_d_autre_version(source):
    assert recriture.definir(definir(source, "nombre_de_codes"), source.replace("+ 1", "+ 0")) is None


@pytest.mark.parametrize("source", SANS_DANGER.values(), ids=SANS_DANGER)
def test_une_fonction_qui_ne_fait_que_calculer_en_a(source):
    retouchee = recriture.definir(definir(source, "nombre_de_codes"), source[source.index("def nombre") :].replace("+ 1", "+ 0"))
    assert retouchee(4, 6) == 1296


def test_rien_de_ce_qui_entoure_une_definition_n_est_execute_une_seconde_fois():
    source = "faits = []\n\ndef noter(f):\n    faits.append(f)\n    return f\n\n@noter\ndef nombre_de_codes(n, k=faits.append(1) or 6):\n    return k ** n + 1\n"
    fonction = definir(source, "nombre_de_codes")
    assert recriture.definir(fonction, source[source.index("@") :].replace("+ 1", "+ 0"))(4) == 1296
    assert fonction.__globals__["faits"] == [1, fonction]


APRES_UN_CONSEIL = {
    "une-ligne-a-enlever": ("def compter_autres(code, couleur):\n    vues, n = [], 0\n    for p in code:\n        if p != couleur and p not in vues:\n            vues.append(p)\n            n += 1\n    return n\n", "`p not in vues` est de trop"),
    "un-nombre-qui-reussit-par-hasard": ("def malus(bien, mal, nb_pions):\n    return mal * 3 + (nb_pions - bien - mal) * 2\n", ""),
}


@pytest.mark.parametrize("source, attendue", APRES_UN_CONSEIL.values(), ids=APRES_UN_CONSEIL)
def test_apres_un_conseil_la_retouche_dit_ou_et_jamais_un_nombre_a_changer(source, attendue):
    verdict = verifier(definir(source, source[4 : source.index("(")]))
    assert verdict.erreur_typique and attendue in verdict.remarque and bool(verdict.remarque) is bool(attendue)


def test_une_valeur_remplacee_n_est_a_cumuler_que_si_elle_part_d_un_nombre():
    assert any("au lieu de la cumuler" in phrase for phrase in phrases("def f(liste):\n    n = 0\n    for x in liste:\n        n = x\n    return n", "f"))
    for corps in ("n = ''\n    for x in liste:\n        n = x", "n = 0\n    for x in liste:\n        n = -n"):
        assert not any("au lieu de la cumuler" in phrase for phrase in phrases(f"def f(liste):\n    {corps}\n    return n", "f"))


# Une ligne n’est accusée que si l’appel montré y est passé

SORTIE = """def initiales_distinctes(initiales):
    for initiale in initiales:
        if initiales.count(initiale) > 1:
            return False
        else:
            return True
    return False
"""


@pytest.mark.parametrize("initiales, y_passe", [(["R", "V", "V"], True), ([], False)])
def test_la_preuve_d_une_sortie_au_premier_tour_est_un_appel_qui_y_passe(initiales, y_passe):
    vue = preparer_lecture(SORTIE, "initiales_distinctes")().premiere("faute")
    assert (definir(vue.preuve, "initiales_distinctes")(initiales) != definir(SORTIE, "initiales_distinctes")(initiales)) is y_passe


def test_une_vue_que_rien_ne_prouve_ne_se_dit_pas():
    lecture = preparer_lecture(SORTIE, "initiales_distinctes")()
    assert [lecture.verifiee(lambda source, dite=dite: dite, None).premiere("faute") is None for dite in (True, False)] == [False, True]


def test_une_sortie_prouvee_est_dite_dans_le_verdict():
    assert "Ligne 6 : le `return` du `else` conclut dès le premier élément" in str(verifier(definir(SORTIE, "initiales_distinctes")))


@pytest.mark.parametrize(
    "suite, dite",
    [("return len(reponses) if bien == nb_pions else max_tentatives + malus(bien, mal, nb_pions)", True), ("return len(reponses) if mal == nb_pions else max_tentatives", False)],
)
def test_une_reparation_se_dit_quand_elle_rend_juste_le_cas_montre(suite, dite):
    texte = f"def points_manche(reponses, nb_pions, max_tentatives):\n    bien, mal = reponses.pop()\n    {suite}\n"
    assert ("lisez-le sans l’ôter" in str(verifier(definir(texte, "points_manche")))) is dite
