"""Un diagnostic est vrai ou absent : ce qui se voit, ce qui agit comme une erreur typique, ce qui est compté."""

import linecache
import sys
import textwrap
from functools import cache
from itertools import product

import pytest
from ensemble import pour_chacun
from fonctions_fausses import FAUSSES
from fonctions_fausses_2 import FAUSSES_2
from prepares import prepare

from mastermind_edu.affichage.verdicts import en_html, en_texte
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.diagnostic import MESSAGES
from mastermind_edu.juge.ecarts import memes_effets
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import Exercice, Propriete
from mastermind_edu.juge.fausses import constater
from mastermind_edu.juge.lecture.lecteur import lire
from mastermind_edu.juge.rapport import rapporter
from mastermind_edu.juge.source import lire_source
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.juge.verdict import EtatVerdict


def vues(corps, entete="def f(liste, mot, n):", genres=("faute",)):
    source = f"{entete}\n{textwrap.indent(textwrap.dedent(corps).strip(), '    ')}\n"
    return [(vue.nom, vue.ligne) for vue in lire(source, "f").vues if vue.genre in genres]


# Ce qui se voit dans le code


@pour_chacun(
    "corps, nom, ligne",
    [
        ("x = liste.append(n)\nreturn x", "none-garde", 2),
        ("for y in mot:\n    liste = liste.append(y)", "none-garde", 3),
        ("return liste.sort()", "none-garde", 2),
        ("x = print(n)\nreturn x", "none-garde", 2),
        ("return 'il faut {n} pions'", "f-oublie", 2),
        ("x = 0\nx =+ 1\nreturn x", "egal-plus", 3),
        ("x = 0\nx == n\nreturn x", "resultat-perdu", 3),
        ("mot.upper()\nreturn mot", "resultat-perdu", 2),
        ("sorted(liste)\nreturn liste", "resultat-perdu", 2),
        ("return mot.upper", "sans-parentheses", 2),
        ("for x in liste:\n    if x == n:\n        return 1\n    else:\n        return 2", "un-seul-tour", 6),
        ("for x in liste:\n    n += x\n    return n", "un-seul-tour", 4),
        ("for x in liste:\n    s = 0\n    s += x\nreturn s", "remis-a-zero", 3),
        ("for x in liste:\n    r = []\n    r.append(x)\nreturn r", "remis-a-zero", 3),
        ("for i in range(0):\n    n += i\nreturn n", "aucun-tour", 2),
        ("for i in range(len(liste), 0):\n    n += i\nreturn n", "aucun-tour", 2),
        ("for i in range(n, n):\n    n += i\nreturn n", "aucun-tour", 2),
        ("for x in liste:\n    if x == n:\n        liste.remove(x)\nreturn liste", "raccourcie-en-chemin", 4),
        ("if mot == 'R' or 'V':\n    return 1", "constante-dans-une-condition", 2),
        ("if mot == ('R' or 'V'):\n    return 1", "choix-de-constantes", 2),
        ("if mot != 'R' or mot != 'V':\n    return 1", "toujours-vrai-ou-faux", 2),
        ("if mot == 'R' and mot == 'V':\n    return 1", "toujours-vrai-ou-faux", 2),
        ("if liste is []:\n    return 1", "meme-objet", 2),
        ("if n == 'True':\n    return 1", "constante-entre-guillemets", 2),
    ],
)
def test_une_faute_certaine_est_vue_a_sa_ligne(corps, nom, ligne):
    assert (nom, ligne) in vues(corps)


@pour_chacun(
    "corps",
    [
        "x = liste.pop()\nreturn x",
        "import numpy as np\nx = np.append(liste, n)\nreturn x",
        "x = BASE.append(n)\nreturn x",
        "return 'il faut {n} pions'.format(n=n)",
        "return 'il faut {} pions'",
        "return f'il faut {n} pions'",
        "gabarit = 'il faut {n}'\nreturn gabarit.replace('{n}', str(n))",
        "x = +1\nx = -1\nx =-1\nreturn x",
        "try:\n    liste[0] == n\nexcept IndexError:\n    return 1\nreturn 2",
        "liste.append(n)\nmot.index('R')\nint(mot)\nreturn liste",
        "maj = mot.upper\nreturn maj()",
        "for x in liste:\n    if x == n:\n        return 1\nreturn 2",
        "for x in liste:\n    if x == n:\n        continue\n    return x\nreturn 2",
        "for x in liste:\n    try:\n        return int(x)\n    except ValueError:\n        pass\nreturn 0",
        "for x in liste:\n    for y in x:\n        if y:\n            return y\nreturn 0",
        "while True:\n    if n > 3:\n        break\n    n += 1\nreturn n",
        "for x in liste:\n    s = 0\n    for y in x:\n        s += y\n    n += s\nreturn n",
        "for x in liste:\n    s = 0\n    s += x\n    if s > n:\n        return s\nreturn s",
        "for i in range(len(liste), 0, -1):\n    n += i\nreturn n",
        "for i in range(n, len(liste)):\n    n += i\nreturn n",
        "for i in range(-n, 0):\n    n += i\nreturn n",
        "for x in liste:\n    if x == n:\n        liste.remove(x)\n        break\nreturn liste",
        "for x in liste.copy():\n    if x == n:\n        liste.remove(x)\nreturn liste",
        "if mot == 'R' or mot == 'V':\n    return 1",
        "if mot in ('R', 'V') or n:\n    return 1",
        "return mot or 'vide'",
        "if mot != 'R' and mot != 'V':\n    return 1",
        "if mot != 'R' or n != 'V':\n    return 1",
        "if mot is None or mot is not True:\n    return 1",
        "if n == True:\n    return 'True'",
    ],
)
def test_rien_n_est_vu_ou_ce_n_est_pas_une_faute(corps):
    assert vues(corps) == []


@pour_chacun(
    "corps, noms",
    [
        ("x = n\nreturn liste, mot, n", ["variable-jamais-lue"]),
        ("for _ in liste:\n    pass\nreturn mot, n", []),
        ("return liste, mot", ["parametre-jamais-lu"]),
        ("return eval('liste, mot, n')", []),
        ("return liste, mot, n\nmot = 2", ["jamais-executee"]),
        ("x = liste.append(n)\nreturn mot", ["none-garde", "variable-jamais-lue"]),
        ("if mot is 'R':\n    return liste, n", ["meme-objet"]),
        ("for i in range(1, len(liste)):\n    n += liste[i]\nreturn n, mot", ["debut-oublie"]),
        ("for i in range(len(liste) - 1):\n    n += liste[i]\nreturn n, mot", ["fin-oubliee"]),
        ("for i in range(1, len(liste)):\n    n += liste[i - 1]\nreturn n, mot", []),
        ("for i in range(len(liste) - len(mot)):\n    n += liste[i]\nreturn n", []),
        ("for i in range(4):\n    n += liste[i]\nreturn n, mot", ["taille-en-dur"]),
        ("liste = [0] * 6\nreturn liste, n, mot", ["parametre-remplace", "taille-en-dur"]),
        ("return len(mot) == 4 and n in liste", ["taille-en-dur"]),
        ("return len(mot) == n and [0] * n == liste", []),
        ("for x in liste:\n    x = n\nreturn liste, mot", ["element-remplace", "variable-jamais-lue"]),
        ("for x in mot:\n    liste[n] = x\nreturn liste", []),
    ],
)
def test_une_remarque_est_vraie_sans_etre_une_cause(corps, noms):
    assert [nom for nom, _ in vues(corps, genres=("cause", "remarque"))] == noms


@pytest.mark.parametrize(
    "corps, noms",
    [
        ("i = 0\nwhile i < n:\n    liste[i] = 0", ["boucle-sans-fin"]),
        ("while True:\n    n += 1", ["boucle-sans-fin"]),
        ("while mot != '?' and not correct(mot, n):\n    afficher(mot)", ["rien-ne-change"]),
        ("for x in liste:\n    liste.append(x)", ["s-allonge"]),
        ("i = 0\nwhile i < n:\n    i += 1", []),
        ("while len(liste) > n:\n    liste.pop()", []),
        ("while liste != mot:\n    mot.pop()", []),
        ("while (x := suivant(n)) < n:\n    mot = x", []),
        ("while mot != '?':\n    if n:\n        break", ["boucle-sans-fin"]),
        ("while lire() != mot:\n    pass", []),
        ("while n < LIMITE:\n    ajouter(n)", []),
    ],
)
def test_une_boucle_dont_rien_ne_change_la_condition_est_vue(corps, noms):
    assert [nom for nom, _ in vues(corps, genres=("sans fin",))] == noms


MARQUES = "for i in range(n):\n    if a[i] == b[i]:\n        a[i] = b[i] = None\n"


@pytest.mark.parametrize(
    "suite, lignes",
    [
        ("for i in range(n):\n    if b[i] in a:\n        n += 1", [6]),
        ("for i in range(n):\n    for j in range(n):\n        if a[i] == b[j]:\n            n += 1", [7]),
        ("for pion in b:\n    if pion in a:\n        n += 1", [6]),
        ("for pion in b:\n    if pion is not None and pion in a:\n        n += 1", []),
        ("for pion in b:\n    if pion and pion in a:\n        n += 1", []),
        ("for i in range(n):\n    if b[i] is None:\n        continue\n    if b[i] in a:\n        n += 1", []),
        ("return n", []),
    ],
)
def test_deux_cases_barrees_de_la_meme_marque_sont_vues(suite, lignes):
    assert [ligne for nom, ligne in vues(MARQUES + suite, "def f(a, b, n):", ("cause", "remarque")) if nom == "marque-commune"] == lignes


def test_une_marque_ecrite_d_un_seul_cote_n_est_pas_commune():
    corps = "for i in range(n):\n    if a[i] == b[i]:\n        a[i] = None\nfor i in range(n):\n    if b[i] in a:\n        n += 1"
    assert vues(corps, "def f(a, b, n):", ("cause", "remarque")) == []


@pytest.mark.parametrize(
    "corps, ligne",
    [
        ("liste.sort()\nreturn liste", 2),
        ("liste[0] = n\nreturn liste", 2),
        ("n.shuffle(liste)\nreturn liste", 2),
        ("autre = liste\nautre.append(n)\nreturn autre", 2),
        ("liste = liste.copy()\nliste.sort()\nreturn liste", None),
        ("mot.sort()\nreturn liste", None),
        ("return sorted(liste), liste[0]", None),
    ],
)
def test_ce_qui_modifie_un_parametre_est_vu(corps, ligne):
    lecture = lire(f"def f(liste, mot, n):\n{textwrap.indent(corps, '    ')}\n", "f")
    vue = lecture.modification(0)
    assert (vue and vue.ligne) == ligne and lecture.modification(None) is None and lecture.modification(7) is None


@pytest.mark.parametrize(
    "attrape, arretee, traversee",
    [
        ("except ValueError:\n    pass", True, False),
        ("except Exception:\n    n = 1", True, False),
        ("except:\n    n = 1", True, False),
        ("except (IndexError, ValueError):\n    n = 1", True, False),
        ("except ValueError:\n    raise", False, False),
        ("except IndexError:\n    n = 1", False, True),
        ("except modules.Erreur:\n    n = 1", False, False),
    ],
)
def test_un_except_qui_arrete_l_erreur_ou_la_laisse_passer_est_vu(attrape, arretee, traversee):
    corps = f"try:\n    n = int(mot)\n{attrape}\nreturn n"
    lecture = lire(f"def f(mot, n):\n{textwrap.indent(corps, '    ')}\n", "f")
    assert bool(lecture.attrapee(["ValueError"])) == arretee
    assert bool(lecture.attrapee(["ValueError", "Exception"], 3)) == traversee
    assert lecture.attrapee(["ValueError"], 6) is None


def test_on_ne_reproche_pas_un_parametre_dont_on_peut_se_passer():
    lecture = lire("def f(a, b):\n    return a\n", "f")
    assert lecture.premiere("remarque").objet == "b" and lecture.sans_reproche([1, 5]).premiere("remarque") is None


def test_une_fonction_illisible_ne_montre_rien():
    assert lire("def f(:", "f").vues == lire(None, "f").vues == ()


@pour_chacun("exercice", CATALOGUE.values(), ids=list(CATALOGUE))
def test_une_reference_n_a_ni_faute_ni_remarque(exercice):
    lecture = lire(lire_source(exercice.reference), exercice.nom)
    assert [vue for vue in lecture.vues if vue.genre in ("faute", "cause", "remarque")] == []


def definir(source, nom, fichier):
    """Une fonction dont Python connaît le texte, comme dans une cellule."""
    linecache.cache[fichier] = (len(source), None, source.splitlines(keepends=True), fichier)
    espace = {}
    exec(compile(source, fichier, "exec"), espace)
    return espace[nom]


def test_le_texte_est_lu_a_sa_place_dans_la_cellule():
    fonction = definir("N = 3\n\ndef f(x):\n    y = x + N\n    return y\n", "f", "<cellule-1>")
    assert lire_source(fonction) == "\n\ndef f(x):\n    y = x + N\n    return y\n"


def test_un_texte_qui_n_est_plus_le_sien_n_est_pas_lu():
    fonction = definir("def f(x):\n    return x\n", "f", "<cellule-2>")
    linecache.cache["<cellule-2>"] = (1, None, ["def f(x):\n", "    y = 1\n", "    return y + x\n"], "<cellule-2>")
    assert lire_source(fonction) is None


# Deux fois soixante fonctions fausses


@cache
def verdict_de(nom, fonction):
    """Le verdict d’une fonction fausse, que plusieurs tests lisent."""
    return examiner(prepare(nom), Candidat(fonction))


TOUTES = [*FAUSSES, *FAUSSES_2]


@pour_chacun("exercice, fonction", [(CATALOGUE[nom], f) for nom, f, _ in TOUTES], ids=[f.__name__ for _, f, _ in TOUTES])
def test_une_erreur_typique_nommee_agit_bien_comme_la_fonction(exercice, fonction):
    slug = verdict_de(exercice.nom, fonction).erreur_typique
    cas = [arguments for arguments, _ in prepare(exercice.nom).cas_attendus()] if slug else []
    siennes = Candidat(fonction).observer(cas)
    typiques = next((observees.toutes() for typique, observees in prepare(exercice.nom).calculs.typiques if typique.slug == slug), [])
    assert all(map(memes_effets, map(exercice.reduire, cas, siennes), map(exercice.reduire, cas, typiques)))


@pour_chacun("nom, fonction, morceau", TOUTES, ids=[f.__name__ for _, f, _ in TOUTES])
def test_une_fonction_fausse_echoue_et_dit_pourquoi(nom, fonction, morceau):
    verdict = verdict_de(nom, fonction)
    assert verdict.etat is EtatVerdict.ECHOUE
    assert morceau in "\n".join((verdict.message, verdict.remarque, verdict.constat))


@pytest.mark.parametrize("fausses", [FAUSSES, FAUSSES_2], ids=["premieres", "secondes"])
def test_trois_fonctions_fausses_sur_quatre_ont_un_diagnostic(fausses):
    verdicts = [verdict_de(nom, fonction) for nom, fonction, _ in fausses]
    muets = [v for v in verdicts if v.message in MESSAGES.values() and not v.remarque and " : " not in v.constat]
    assert len(muets) <= len(verdicts) / 4


# Ce qui est compté

PAIR = Propriete("le nombre est pair", "le nombre est impair", lambda n, m: n % 2 == 0)
GRAND = Propriete("m dépasse 2", "m ne dépasse pas 2", lambda n, m: m > 2)
CAS = list(product(range(4), range(4)))


@pytest.mark.parametrize(
    "est_faux, constat",
    [
        (lambda n, m: n % 2 == 0, "faux dans 8 cas sur les 16 essayés : tous ceux où le nombre est pair, et seulement ceux-là"),
        (lambda n, m: m <= 2, "faux dans 12 cas sur les 16 essayés : tous ceux où m ne dépasse pas 2, et seulement ceux-là"),
        (lambda n, m: n % 2 and m > 2,
         "faux dans 2 cas sur les 16 essayés : uniquement parmi les 4 où m dépasse 2"),
        (lambda n, m: n == 1 and m == 1, "faux dans 1 cas sur les 16 essayés"),
        (lambda n, m: n != m, "faux dans 12 cas sur les 16 essayés"),
        (lambda n, m: n % 2 == 0 or m > 2,
         "faux dans 10 cas sur les 16 essayés"),
        (lambda n, m: (n % 2 == 0) != (m > 2),
         "faux dans 8 cas sur les 16 essayés"),
        (lambda n, m: True, "faux dans tous les cas essayés (16)"),
        (lambda n, m: False, ""),
    ],
    ids=["propriete", "contraire", "deux", "partie", "rien", "une-ou-l-autre", "une-seule", "tous", "aucun"],
)
def test_le_constat_dit_ce_qui_separe_les_cas_faux_des_justes(est_faux, constat):
    assert constater([PAIR, GRAND], CAS, [bool(est_faux(*cas)) for cas in CAS]) == constat


@pour_chacun(
    "paires, phrase",
    [
        ([(True, False), (True, False)], "est `False` là où il faut `True`"),
        ([(3, 4), (0, 1)], "est trop grande de 1"),
        ([(3, -1), (5, -1)], "vaut −1"),
        ([(3, 1), (5, 0)], "est trop petite"),
        ([(3, 3.0)], "est un nombre à virgule : il le faut entier"),
        ([("R", " R"), ("V", "V\n")], "a des blancs de trop, au début ou à la fin"),
        ([("R V", "RV")], "a les bons signes, mais pas les bons blancs"),
        ([("RV", "rV")], "a les bonnes lettres, mais pas les bonnes majuscules"),
        ([("RV", ""), ("V", "")], "est vide"),
        ([("", "RV"), ("", "V")], "devrait être vide"),
        ([("RVB", "RV"), ("RV", "R")], "il manque la fin de"),
        ([([1, 2], [2])], "il manque le début de"),
        ([([1, 2], (1, 2, 3))], "il y a quelque chose de trop à la fin de"),
        ([([1, 2], [3, 1, 2])], "il y a quelque chose de trop au début de"),
        ([([1, 2, 3], [3, 2, 1])], "est à l’envers"),
        ([([1, 2, 3], [2, 3, 0])], "est décalée d’un rang vers le début"),
        ([([1, 2, 4], [0, 1, 2])], "est décalée d’un rang vers la fin"),
        ([([1, 3, 2], [3, 1, 2])], "a les bons éléments, mais dans un autre ordre"),
        ([([1, 2, 3], [1, 3])], "est dans le bon ordre, mais il lui manque des éléments"),
        ([([1, 3], [1, 2, 3])], "a tout ce qu’il faut, dans l’ordre, mais aussi des éléments de trop"),
        ([([1, 2], ["1", "2"])], "a les bons nombres, mais écrits comme des textes"),
        ([([1, 2], [1.0, 2.0])], "a les bons nombres, mais ce sont des nombres à virgule"),
        ([([1, 4], [0, 3])], "a chaque nombre trop petit de 1"),
        ([([1, 4], [2, 5])], "a chaque nombre trop grand de 1"),
        ([(3, 4), (5, 7)], "est trop grande"),
        ([([1, 2], [2, 1])], "est à l’envers"),
        ([([1, 2, 3], [3])], "il manque le début de"),
        ([("R", "RV"), ("V", "VBB")], "il y a quelque chose de trop à la fin de"),
        ([("R", "VR"), ("V", "BBV")], "il y a quelque chose de trop au début de"),
        ([("R", "VRJ"), ("V", "BVR")], "a tout ce qu’il faut, dans l’ordre, mais aussi des signes de trop"),
        ([([1, 2], [5])], "est trop courte"),
        ([([1, 2], [5, 6, 7])], "est trop longue"),
        ([(3, -3), (1, -1)], "est l’opposé de la bonne : la soustraction est-elle à l’envers ?"),
    ],
)
def test_le_rapport_est_vrai_de_chaque_reponse_fausse(paires, phrase):
    assert rapporter(paires * 2) == (f"{phrase} chaque réponse fausse" if phrase.startswith("il ") else f"chaque réponse fausse {phrase}")


@pytest.mark.parametrize(
    "paires",
    [
        [(1, 2), (2, 1)], [("R", "?")], [([1], ["R"])], [(1, "1")], [((1, 2), (3, 5))], [({1: 2}, {1: 3})], [],
        [(3, 2.5)], [(3.0, 3)], [([1, 2], [1.0, 2.5])], [([1, 2], [2, 5])], [([1, 2], [5, 1])],
        [("RVB", "JN")], [("RV", "JNO")],  # la longueur de deux mots différents n’apprend rien
    ],
)
def test_aucun_rapport_n_est_invente(paires):
    assert rapporter(paires * 2) == rapporter(paires[:1]) == ""


def test_le_rapport_d_un_couple_dit_lequel_est_faux():
    assert rapporter([((1, 0), (1, 2)), ((0, 1), (0, 4))]) == "dans chaque réponse fausse, le premier élément est juste et le second est trop grand"
    assert rapporter([((1, "R"), (3, "R")), ((5, "R"), (2, "R"))]) == "dans chaque réponse fausse, le second élément est juste et le premier ne l’est pas"


def test_un_tirage_n_est_pas_compare_a_celui_de_la_reference():
    verdict = examiner(CATALOGUE["tirer_code"], Candidat(lambda nb_pions, couleurs, hasard: [couleurs[0]] * (nb_pions + 1)))
    assert "réponse fausse" not in verdict.message


@pour_chacun("exercice", [pytest.param(e, id=e.nom) for e in CATALOGUE.values() if e.parametres])
def test_les_proprietes_distinguent_des_cas(exercice):
    valeurs = [{bool(p.est_vraie(*cas)) for cas in exercice.cas()} for p in exercice.proprietes]
    assert 2 <= len(valeurs) <= 9 and valeurs == [{True, False}] * len(valeurs)


def compter_sans_le_dernier(secret, proposition):
    return sum(secret[i] == proposition[i] for i in range(len(secret) - 1))


def test_le_verdict_montre_le_constat_sous_le_contre_exemple():
    verdict = examiner(CATALOGUE["compter_bien_places"], Candidat(compter_sans_le_dernier))
    phrase = "où les derniers pions sont égaux, et seulement ceux-là."
    assert phrase in en_texte(verdict) and phrase in en_html(verdict)


# Ce qui est gardé d’un appel à l’autre, ce qui ne finit pas, ce qui prend trop de mémoire


def double(x):
    """Le double de x, un nombre entier quelconque."""
    return 2 * x


DOUBLE = Exercice(reference=double, points=1, cas=lambda: ((x,) for x in range(20)), exemples=())
DEJA = []


def se_souvient(x):
    DEJA.append(x)
    return 2 * x if len(DEJA) < 5 else 0


def defaut_qui_grandit(x, vus=[]):
    vus.append(x)
    return 2 * x + (len(vus) > 5)


def faux_a_partir_de_5(x):
    return 2 * x if x < 5 else 0


@pytest.mark.parametrize(
    "fonction, message",
    [
        pytest.param(se_souvient, "change une liste faite hors de la fonction, qui reste d’un appel à l’autre", id="globale"),
        pytest.param(defaut_qui_grandit, "la valeur par défaut de `vus` n’est fabriquée qu’une fois", id="defaut"),
    ],
)
def test_une_fonction_qui_se_souvient_est_reconnue(fonction, message):
    verdict = examiner(DOUBLE, Candidat(fonction))
    assert "ne donne pas deux fois la même réponse" in verdict.message and message in verdict.message
    assert verdict.constat == ""


def test_une_fonction_fausse_sans_memoire_garde_son_contre_exemple():
    assert examiner(DOUBLE, Candidat(faux_a_partir_de_5)).contre_exemple.appel == "double(5)"


def test_les_arguments_d_un_appel_arrete_ne_se_comparent_pas():
    def sans_fin(lire, afficher):
        while True:
            afficher("encore")

    arrets = [Candidat(sans_fin).observer([CATALOGUE["saisir_proposition"].exemples[0][:2]])[0] for _ in range(2)]
    assert memes_effets(arrets[0]._replace(arguments=(1, 2)), arrets[1]._replace(arguments=(1, 3)))
    assert not memes_effets(arrets[0], Observation())


def trop_long(x):
    total = 0
    for i in range(10**9):
        total += i
    return total


def test_un_calcul_trop_long_n_est_pas_dit_sans_fin():
    verdict = examiner(DOUBLE, Candidat(trop_long))
    assert "n’a pas fini en 2 secondes ou un million de pas : boucle sans fin, ou calcul bien trop long" in verdict.message


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="la mémoire n’est bornée que sous Linux")
def test_un_calcul_demesure_leve_une_erreur_de_memoire():
    [observation] = Candidat(lambda x: len(list(product(range(6), repeat=12)))).observer([(1,)])
    assert observation.erreur.types[0] == "MemoryError"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="la mémoire n’est bornée que sous Linux")
def test_la_borne_de_memoire_est_levee_apres_les_appels():
    import resource

    avant = resource.getrlimit(resource.RLIMIT_AS)
    Candidat(double).observer([(1,)])
    assert resource.getrlimit(resource.RLIMIT_AS) == avant


def test_une_erreur_dans_un_instrument_est_celle_de_l_appel():
    def mal_appeler(lire, afficher):
        afficher()

    observation = appeler(mal_appeler, CATALOGUE["saisir_proposition"].exemples[0][:2])
    assert observation.erreur.instruction == "afficher()" and "afficher()" in observation.erreur.texte
