"""L’appel d’une fonction d’élève : ce qui se voit d’elle, ce dont elle se sert, ce qu’elle garde."""

import functools
import linecache
import math
import time
import types

import pytest

from mastermind_edu.juge import appel as module_appel
from mastermind_edu.juge.appel import Candidat, appeler, entrees_sorties_neutres
from mastermind_edu.juge.arret import NonFini
from mastermind_edu.juge.liens import Memoire, corps_vide, emprunts, espaces_de, fonctions_appelees, fonctions_de, globaux, noms_employes
from mastermind_edu.juge.source import lire_source
from mastermind_edu.juge.valeurs import Erreur, Observation, decrire_erreur


def definir(source, nom="f", **espace):
    exec(compile(source, "<cellule>", "exec"), espace)
    return espace[nom]


# Observer


def test_une_observation_par_cas_tant_qu_il_reste_du_temps(monkeypatch):
    heures = iter(range(100))
    monkeypatch.setattr(module_appel, "time", types.SimpleNamespace(monotonic=lambda: next(heures)))
    assert len(Candidat(lambda x: x, secondes=3).observer([(1,)] * 50)) == 3


def test_apres_un_appel_arrete_plus_rien_n_est_appele():
    def arreter_au_deuxieme(x):
        if x == 2:
            raise NonFini
        return x

    assert [o.est_sans_fin for o in Candidat(arreter_au_deuxieme).observer([(1,), (2,), (3,)])] == [False, True]


def test_un_candidat_a_dix_secondes():
    candidat = Candidat(lambda x: x)
    assert abs(candidat.fin - time.monotonic() - 10) < 5


def test_les_ecritures_d_un_appel_ne_sont_pas_celles_du_precedent():
    observations = Candidat(lambda x: print(x) if x == 1 else x).observer([(0,), (1,), (2,)])
    assert [o.a_affiche for o in observations] == [False, True, False]


def test_sans_sourdine_rien_n_est_dit_affiche(capsys):
    assert appeler(lambda: print("bonjour"), ()).a_affiche is False and capsys.readouterr().out == "bonjour\n"


def test_ctrl_c_traverse_l_appel():
    def interrompre():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        appeler(interrompre, ())


@pytest.mark.parametrize("texte", ["x" * 500, "x" * 501])
def test_le_texte_d_une_erreur_est_borne(texte):
    assert decrire_erreur(ValueError(texte)) == Erreur(("ValueError", "Exception"), "x" * 500)


@pytest.mark.parametrize("types, sans_fin", [(("NonFini",), True), (("ValueError", "Exception"), False)])
def test_seule_la_garde_dit_un_appel_sans_fin(types, sans_fin):
    assert Observation(erreur=Erreur(types, "")).est_sans_fin is sans_fin
    assert not Observation().est_sans_fin and not Observation().a_affiche


def test_la_ligne_d_une_erreur_est_la_plus_profonde_du_texte_de_l_eleve(tmp_path):
    fichier = tmp_path / "copie.py"
    fichier.write_text("import json\n\ndef lire(x):\n    return json.loads(x)\n\ndef f(x):\n    return lire(x)\n", encoding="utf-8")
    espace = {}
    exec(compile(fichier.read_text(encoding="utf-8"), str(fichier), "exec"), espace)
    erreur = appeler(espace["f"], ("{",)).erreur
    assert (erreur.ligne, erreur.instruction) == (4, "return json.loads(x)")


@pytest.mark.parametrize(
    "definition",
    ["from enum import Enum\nclass f(Enum):\n    A = 1\n", "from typing import Protocol\nclass f(Protocol):\n    pass\n"],
    ids=["enum", "protocole"],
)
def test_une_ligne_de_python_n_est_pas_donnee_pour_celle_de_l_eleve(definition):
    erreur = appeler(definir(definition), (["R"],)).erreur
    assert erreur is not None and (erreur.ligne, erreur.instruction) == (None, "")


def test_l_init_qu_ecrit_dataclass_ne_cache_pas_la_ligne_de_l_eleve():
    classe = definir("from dataclasses import dataclass\n@dataclass\nclass f:\n    x: int\n    def __post_init__(self):\n        self.x / 0\n")
    assert appeler(classe, (3,)).erreur.ligne == 6


def test_input_est_refuse_le_temps_d_un_examen_meme_s_il_finit_mal():
    avant = input
    with pytest.raises(EOFError, match="input"), entrees_sorties_neutres():
        input("? ")
    assert input is avant


# La forme de la fonction


@pytest.mark.parametrize(
    "fonction, nombre, accepte",
    [(lambda x: x, 1, True), (lambda x: x, 2, False), (lambda *x: x, 5, True), (lambda x, y=1: x, 2, True), (max, 7, True), (len, 2, False)],
)
def test_une_fonction_accepte_ou_non_un_nombre_d_arguments(fonction, nombre, accepte):
    assert Candidat(fonction).accepte(nombre) is accepte


def test_les_parametres_d_une_fonction_sont_comptes():
    assert [Candidat(fonction).nb_parametres for fonction in (lambda: 0, lambda x, y=1: x, lambda *x: x, lambda x, **y: x)] == [0, 2, 1, 1]


@pytest.mark.parametrize(
    "source, vide",
    [
        ("class f:\n    def a(self): ...\n    def b(self): pass", True),
        ("class f:\n    def a(self): ...\n    def b(self): return 1", False),
        ("class f: pass", True),
        ("class f:\n    x = 1", False),
        ("def f(): return None", True),
        ("def f(): return 0", False),
        ("def f():\n    'Aide.'", True),
        ("def f(x): x", False),
    ],
)
def test_un_corps_vide_l_est_dans_chaque_methode(source, vide):
    assert corps_vide(definir(source)) is vide


# Son texte


def suivre(fonction):
    @functools.wraps(fonction)
    def suivie(x):
        return fonction(x)

    return suivie


@suivre
def decoree(x):
    return x + 41


def test_le_texte_d_une_fonction_decoree_est_celui_que_l_eleve_a_ecrit():
    assert lire_source(decoree).strip() == "@suivre\ndef decoree(x):\n    return x + 41"


def ranger_le_texte(texte, numero):
    """Fait connaître ce texte à Python comme celui d’une cellule ; renvoie le nom de la cellule."""
    nom = f"<cellule-d-essai-{numero}>"
    linecache.cache[nom] = (len(texte), None, texte.splitlines(keepends=True), nom)
    return nom


def test_le_texte_d_une_fonction_garde_ses_numeros_de_ligne():
    texte = "N = 3\n\ndef f(x):\n    return x + N\n"
    espace = {}
    exec(compile(texte, ranger_le_texte(texte, 1), "exec"), espace)
    assert lire_source(espace["f"]) == "\n\ndef f(x):\n    return x + N\n"


def test_le_texte_d_une_classe_se_lit_dans_sa_cellule():
    texte = "N = 3\n\nclass A:\n    def f(self):\n        return N\n\nclass B(A):\n    pass\n"
    espace = {"__name__": "cellule"}
    exec(compile(texte, ranger_le_texte(texte, 3), "exec"), espace)
    assert lire_source(espace["A"]) == "\n\nclass A:\n    def f(self):\n        return N\n"


@pytest.mark.parametrize("apres", ["x = 1\n", "def g(x):\n    return x\n", "def f(x):\n    return x + M\n", "def f(y):\n    return y\n", "def f(:\n"])
def test_un_texte_qui_n_est_plus_celui_de_la_fonction_n_est_pas_lu(apres):
    texte = "def f(x):\n    return x\n"
    espace = {}
    exec(compile(texte, ranger_le_texte(texte, 2), "exec"), espace)
    assert lire_source(espace["f"]) == texte
    ranger_le_texte(apres, 2)
    assert lire_source(espace["f"]) is None


@pytest.mark.parametrize("objet", [len, 3, functools.partial(decoree)], ids=["de-python", "nombre", "partial"])
def test_ce_qui_n_a_pas_de_texte_n_est_pas_lu(objet):
    assert lire_source(objet) is None


# Ce dont elle se sert


def test_les_noms_employes_sont_aussi_ceux_des_fonctions_interieures():
    assert noms_employes(definir("def f(x):\n    def g(): return N\n    return [len(y) for y in x], lambda: M")) >= {"N", "M", "len"}


def test_les_fonctions_appelees_le_sont_de_proche_en_proche_sans_classes_ni_modules():
    source = "import math\nclass C: pass\ndef h(): return f(1)\ndef g(): return h()\ndef f(x): return g(), C, math, len, N\nN = 3"
    assert fonctions_appelees(definir(source)).keys() == {"g", "h", "f"}


def test_ce_qui_est_excepte_et_ce_qu_il_appelle_ne_sont_pas_suivis():
    f = definir("def h(): return 1\ndef g(): return h()\ndef f(x): return g()")
    assert fonctions_appelees(f, sauf=lambda voisine: voisine.__name__ == "g") == {}


class Appelable:
    def __call__(self):
        return 1

    def methode(self):
        return 2


def une_fonction():
    return 3


def enfermer(fonction):
    def interieure():
        return fonction()

    return interieure


def enfermer_avant_de_definir():
    def interieure():
        return plus_tard()

    return interieure
    plus_tard = une_fonction


@pytest.mark.parametrize(
    "objet, noms",
    [
        (une_fonction, ["une_fonction"]),
        (functools.partial(une_fonction), ["une_fonction"]),
        (functools.partial(map, une_fonction), ["une_fonction"]),
        (Appelable(), ["__call__"]),
        (Appelable().methode, ["methode"]),
        (enfermer(une_fonction), ["interieure", "une_fonction"]),
        (enfermer(functools.partial(une_fonction)), ["interieure", "une_fonction"]),
        (enfermer_avant_de_definir(), ["interieure"]),
        (len, []),
        (Appelable, ["methode", "__call__"]),
        (3, []),
    ],
    ids=["fonction", "partial", "partial-d-une-fonction", "objet", "methode", "fermeture", "fermeture-partial", "cellule-vide", "de-python", "classe", "nombre"],
)
def test_les_fonctions_derriere_un_objet_sont_trouvees(objet, noms):
    assert [fonction.__name__ for fonction in fonctions_de(objet)] == noms


def test_une_fonction_qui_se_garde_elle_meme_n_est_trouvee_qu_une_fois():
    assert [f.__name__ for f in fonctions_de(definir("def fabriquer():\n    def f(): return f()\n    return f\nf = fabriquer()"))] == ["f"]


def test_ce_qu_une_fonction_garde_avec_elle_meme_est_trouve_aussi():
    suite = definir("def fabriquer():\n    def aide(): return 1\n    def suite(): return aide(), suite()\n    return suite\nsuite = fabriquer()", "suite")
    assert [f.__name__ for f in fonctions_de(suite)] == ["suite", "aide"]


def test_les_espaces_de_noms_sont_ceux_de_la_fonction_et_de_celles_qu_elle_appelle_une_fois_chacun():
    g = definir("def h(): return 1\ndef g(): return h()", "g")
    f = definir("def f(): return g(), k()\ndef k(): return 1", g=g)
    assert [sorted(nom for nom in espace if len(nom) == 1) for espace in espaces_de(f)] == [["f", "g", "k"], ["g", "h"]]


def test_les_valeurs_des_noms_globaux_viennent_de_son_espace_ou_de_python():
    f = definir("N = 3\nlen = 4\ndef g(): return M\nM = 5\ndef f(x): return N, len, max, absente, g()")
    valeurs = globaux(f)
    assert {nom: valeurs[nom] for nom in ("N", "len", "max", "M")} == {"N": 3, "len": 4, "max": max, "M": 5} and "absente" not in valeurs


def venir_de_math(objet):
    return objet is math or objet is math.sqrt


@pytest.mark.parametrize(
    "source, pris",
    [
        ("def f(x): return racine(x)", ["sqrt"]),
        ("def g(x): return racine(x)\ndef f(x): return g(x)", ["sqrt"]),
        ("def f(x): return m.sqrt(x)", ["math"]),
        ("def f(x):\n    import math\n    return math.sqrt(x)", ["math"]),
        ("def f(x):\n    import math.zut as m\n    return m", ["math.zut"]),
        ("def f(x):\n    return __import__('math')", ["math"]),
        ("def f(x):\n    return 'les math sont là', mathieu", []),
        ("def f(x): return x", []),
    ],
)
def test_les_emprunts_a_un_paquet_sont_nommes(source, pris):
    assert emprunts(definir(source, racine=math.sqrt, m=math), "math", venir_de_math) == pris


# Ce qu’elle garde d’un appel à l’autre


def appeler_puis_retablir(source, **espace):
    """Ce que donne la fonction trois fois, puis une fois rétablie."""
    f = definir(source, **espace)
    memoire = Memoire(f)
    avant = [f() for _ in range(3)]
    memoire.retablir()
    return avant, [f() for _ in range(3)]


@pytest.mark.parametrize(
    "source",
    [
        "def f(vus=[]):\n    vus.append(1)\n    return len(vus)",
        "def f(*, vus=[]):\n    vus.append(1)\n    return len(vus)",
        "def f(vus={}):\n    vus[len(vus)] = 1\n    return len(vus)",
        "def f(vus=set()):\n    vus.add(len(vus))\n    return len(vus)",
        "def f(vus=[[0]]):\n    vus[0][0] += 1\n    return vus[0][0]",
        "N = 0\ndef f():\n    global N\n    N += 1\n    return N",
        "N = 0\ndef g():\n    global N\n    N += 1\n    return N\ndef f(): return g()",
        "VUS = []\ndef f():\n    VUS.append(1)\n    return len(VUS)",
        "def fabriquer():\n    vus = []\n    def f():\n        vus.append(1)\n        return len(vus)\n    return f\nf = fabriquer()",
        "def fabriquer():\n    vus = []\n    def f():\n        if False: return absente\n        vus.append(1)\n        return len(vus)\n    return f\n    absente = 1\nf = fabriquer()",
    ],
    ids=["defaut", "defaut-nomme", "dictionnaire", "ensemble", "en-profondeur", "nombre", "nombre-d-une-autre", "globale", "fermeture", "cellule-vide"],
)
def test_ce_qu_une_fonction_garde_est_remis_comme_avant(source):
    avant, apres = appeler_puis_retablir(source)
    assert avant == apres == [1, 2, 3]


def test_la_memoire_se_retablit_autant_de_fois_qu_on_veut():
    f = definir("def f(vus=[[0]]):\n    vus[0][0] += 1\n    return vus[0][0]")
    memoire = Memoire(f)
    valeurs = []
    for _ in range(3):
        memoire.retablir()
        valeurs.append(f())
    assert valeurs == [1, 1, 1]


@pytest.mark.parametrize("taille, remise", [(10_000, True), (10_001, False)])
def test_un_tableau_trop_long_n_est_pas_retenu(taille, remise):
    vus = [0] * taille
    f = definir("def f():\n    VUS[0] += 1\n    return VUS[0]", VUS=vus)
    memoire = Memoire(f)
    f()
    memoire.retablir()
    assert f() == (1 if remise else 2)


class RefuseLaCopie:
    def __deepcopy__(self, _):
        raise TypeError


def test_ce_qui_refuse_d_etre_copie_est_retenu_tel_quel():
    objet = RefuseLaCopie()
    avant, apres = appeler_puis_retablir("def f():\n    VUS.append(1)\n    return len(VUS)", VUS=[objet])
    assert avant == apres == [2, 3, 4]


def test_un_objet_d_eleve_n_est_pas_retenu():
    objet = types.SimpleNamespace(n=0)
    avant, apres = appeler_puis_retablir("def f():\n    OBJET.n += 1\n    return OBJET.n", OBJET=objet)
    assert (avant, apres) == ([1, 2, 3], [4, 5, 6])


def test_un_appel_a_neuf_oublie_ce_que_les_precedents_ont_garde():
    def compter(x, vus=[]):
        vus.append(x)
        return len(vus)

    candidat = Candidat(compter)
    assert [o.valeur for o in candidat.observer([(1,), (1,)])] == [1, 2]
    assert [o.valeur for o in candidat.observer([(1,)])] == [3]
    assert [o.valeur for o in candidat.observer_a_neuf((1,))] == [1]


def test_un_premier_appel_peut_etre_a_neuf():
    assert [o.valeur for o in Candidat(lambda x: 2 * x).observer_a_neuf((4,))] == [8]
