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
REPARABLES = [
    ("trouver_mal_places", ARGUMENTS_ECHANGES, "ligne 11 : les arguments de `position(copie, proposition[i])` ne sont pas dans le bon ordre"),
    ("repondre", SANS_BREAK, "ligne 12 : après `s[j] = None`, les tours suivants continuent : il faut s’arrêter là"),
]


@pytest.mark.parametrize("nom, source, phrase", REPARABLES, ids=["arguments-echanges", "sans-break"])
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
    ">=": ("ligne 4 : voyez la comparaison `liste[i] >= liste[rang]` : que faut-il faire quand les deux sont égaux ?", """def rang_du_plus_grand(liste, depart):
    rang = depart
    for i in range(depart, len(liste)):
        if liste[i] >= liste[rang]:
            rang = i
    return rang
"""),
    "decalee": ("ligne 6 : `return rang` est décalée d’un cran de trop : ramenez-la à la hauteur de `for i in range(depart, len(liste))`", """def rang_du_plus_grand(liste, depart):
    rang = depart
    for i in range(depart, len(liste)):
        if liste[i] > liste[rang]:
            rang = i
        return rang
"""),
    "bornes": ("ligne 3 : `range(depart, len(liste) - 1)` ne donne pas les bons nombres : regardez le premier et le dernier", """def rang_du_plus_grand(liste, depart):
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
        assert trouver_la_retouche(EXERCICE, candidat, candidat.lire(EXERCICE.nom), essais) == phrase


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
