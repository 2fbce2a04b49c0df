"""Une classe d’élève, jugée par scénarios : dans le notebook, et par `corriger`, dans un processus à part."""

import ast
import json

import pytest
from corpus import RACINE
from test_comme_le_notebook import corriger, executer

from mastermind_edu import verifier
from mastermind_edu.atelier.variantes import fautes_de_classe
from mastermind_edu.correction.notation.jugement import ouvrir_juge
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import depense
from mastermind_edu.juge.appel import Candidat, appeler
from mastermind_edu.juge.codage import coder_observation, decoder_observation
from mastermind_edu.juge.ecarts import Cas
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.scenarios import Scenario, appel, compte, lecture
from mastermind_edu.juge.verdict import EtatVerdict

CHAPITRE, NOM = "15_objets", "MancheObjet"


@pytest.fixture(scope="module")
def juge():
    with ouvrir_juge("auto") as juge:
        yield juge


# Le scénario


class Boite:
    """Une boîte : `contenu`, `ajouter(x)` ; elle refuse ce qui n’est pas un nombre."""

    def __init__(self, depart):
        self.contenu = [*depart]

    def ajouter(self, x):
        if type(x) is not int:
            raise ValueError("un nombre")
        self.contenu.append(x)
        return len(self.contenu)


EXERCICE = ExerciceDObjet(
    reference=Boite,
    points=1,
    cas=lambda: [([], Scenario((appel("m.ajouter", x), lecture("m.contenu"), compte("m.contenu")))) for x in (1, "R", 2)],
    exemples=(([1], Scenario((appel("m.ajouter", 2),))),),
    intacts=("depart",),
)


def test_un_scenario_observe_chaque_pas_et_continue_apres_une_erreur():
    observation = appeler(Boite, ([7], Scenario((appel("m.ajouter", "R"), appel("m.ajouter", 1), lecture("m.contenu"), compte("m.contenu")))))
    assert observation.valeur == ((None, "ValueError"), (2, None), ([7, 1], None), (2, None))
    assert [erreur and erreur.texte for erreur in observation.pas] == ["un nombre", None, None, None]
    assert observation.arguments == ([7], None) and observation.erreur is None


def test_une_observation_de_scenario_fait_l_aller_et_le_retour_en_json():
    observation = appeler(Boite, ([7], Scenario((appel("m.ajouter", "R"), lecture("m.contenu")))))
    assert decoder_observation(json.loads(json.dumps(coder_observation(observation)))) == observation
    [cas] = [Cas(cas) for cas in EXERCICE.exemples]
    assert '"Scenario"' in cas.en_json and "attendu" not in cas.en_json


def test_les_objets_d_un_scenario_ne_se_melangent_pas_a_ceux_d_un_autre():
    class Commune:
        contenu, compte = [], 0

        def __init__(self, depart):
            type(self).compte += 1
            type(self).derniere = self.compte

        def ajouter(self, x):
            self.contenu.append(x)

    deux = ([], Scenario((appel("a.ajouter", 1), lecture("b.contenu"), lecture("b.compte")), ("a", "b")))
    assert [appeler(Commune, deux).valeur[:3] for _ in range(3)] == [((None, None), ([1], None), (2, None))] * 3
    assert (Commune.contenu, Commune.compte, hasattr(Commune, "derniere")) == ([], 0, False)


def test_le_contre_exemple_s_arrete_au_premier_pas_faux():
    class Boite:
        def __init__(self, depart):
            self.contenu = []

        def ajouter(self, x):
            self.contenu.append(x)
            return len(self.contenu)

    verdict = examiner(EXERCICE, Candidat(Boite))
    assert verdict.contre_exemple[1:] == ("m = Boite([])\nm.ajouter('R')", "une erreur ValueError", "1")
    assert verdict.message == "`ajouter` accepte ce qu’elle doit refuser à cet instant : il faut lever `ValueError`"
    assert not verdict.deroulable


# `MancheObjet`, justes et fausses

SOLUTION = [
    "".join(cellule["source"])
    for cellule in json.loads((RACINE / "solutions/15_objets_corrige.ipynb").read_text(encoding="utf-8"))["cells"]
    if cellule["id"] in ("coller", "manche-objet")
]
REPONDRE, MANCHE = SOLUTION
COMPTER = "bien = sum(a == b for a, b in zip(self.secret, p))\n        mal = sum(min(p.count(c), self.secret.count(c)) for c in set(p)) - bien"


def manche(avant="", entete="class MancheObjet:", debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, []", proposer="", suite=""):
    """Une classe juste et courte, dont certaines parties sont changées."""
    proposer = proposer or (
        f"if self.est_terminee(): raise RuntimeError('fini')\n        {COMPTER}\n        self.tentatives.append((p, (bien, mal)))\n        return bien, mal"
    )
    return f"""{avant}
{entete}
    def __init__(self, secret, max_tentatives):
        {debut}
    def proposer(self, p):
        {proposer}
    def est_gagnee(self):
        return any(p == self.secret for p, _ in self.tentatives)
    def est_terminee(self):
        return self.est_gagnee() or self.restantes() == 0
    def restantes(self):
        return self.limite - len(self.tentatives)
{suite}
"""


HERITEE = manche(entete="class Base:") + "class MancheObjet(Base):\n    pass"
JUSTES = {
    "solution": SOLUTION,
    "courte": [manche()],
    "renommee": [manche(entete="class Partie:"), "MancheObjet = Partie"],
    "heritee": [HERITEE],
    "heritee-de-object": [manche(entete="class MancheObjet(object):")],
    "heritee-et-completee": [manche(entete="class Base:"), "class MancheObjet(Base):\n    def __init__(self, *a):\n        super().__init__(*a)"],
    "dataclass": [
        manche(
            "from dataclasses import dataclass, field",
            "@dataclass\nclass MancheObjet:\n    secret: list\n    limite: int\n    tentatives: list = field(default_factory=list)\n    def creer(self): ...",
        ).replace("    def __init__(self, secret, max_tentatives):\n        self.secret, self.limite, self.tentatives = secret, max_tentatives, []\n", "")
    ],
    "proprietes": [manche(debut="self.secret, self.limite, self._t = [*secret], max_tentatives, []", suite="    @property\n    def tentatives(self):\n        return [*self._t]\n").replace("self.tentatives.append", "self._t.append")],
    "tuples-nommes": [manche("from collections import namedtuple\nT = namedtuple('T', 'p r')\nR = namedtuple('R', 'bien mal')").replace("(p, (bien, mal))", "T(p, R(bien, mal))")],
    "slots": [manche(entete="class MancheObjet:\n    __slots__ = 'secret', 'limite', 'tentatives'")],
    "erreur-a-elle": [manche("class Finie(RuntimeError): pass").replace("RuntimeError('fini')", "Finie")],
    "tentatives-en-tuple": [manche(debut="self.secret, self.limite, self.tentatives = tuple(secret), max_tentatives, ()").replace("self.tentatives.append((p, (bien, mal)))", "self.tentatives += ((p, (bien, mal)),)").replace("p == self.secret", "tuple(p) == self.secret")],
    "repr-et-egalite": [manche(suite="    def __repr__(self): return 'manche'\n    def __eq__(self, autre): return True\n    def __len__(self): return 0\n    def __bool__(self): return False\n")],
    "bavarde": [manche(debut="print('x' * 1000); self.secret, self.limite, self.tentatives = secret, max_tentatives, []")],
    "methodes-ajoutees-apres": [manche().replace("    def restantes", "def restantes"), "MancheObjet.restantes = restantes"],
    "fabriquee": [f"def fabriquer():\n{''.join('    ' + ligne + chr(10) for ligne in manche().splitlines())}    return MancheObjet", "MancheObjet = fabriquer()"],
    "ebauche-apres": [manche(), "class MancheObjet:\n    def __init__(self, secret, max_tentatives):\n        ..."],
}


@pytest.mark.parametrize("nom", JUSTES)
def test_une_classe_juste_a_tous_ses_points(juge, nom):
    verdicts, _ = corriger(juge, JUSTES[nom], CHAPITRE)
    assert verdicts[NOM].etat is EtatVerdict.REUSSI, verdicts[NOM]
    if nom != "ebauche-apres":
        ici = verifier(executer(JUSTES[nom])[NOM], NOM)
        assert (ici.etat, ici.message, ici.remarque) == (EtatVerdict.REUSSI, verdicts[NOM].message, verdicts[NOM].remarque)


BOUCLE = manche(proposer="while True:\n            pass")
FAUSSES = {
    "sans-fin": ([BOUCLE], "boucle sans fin"),
    "sans-fin-et-attrape-tout": ([manche(proposer="while True:\n            try: sum(range(9))\n            except BaseException: pass")], "boucle sans fin"),
    "creation-sans-fin": ([manche(debut="while True: pass")], "boucle sans fin"),
    "sans-la-methode": ([manche().replace("def restantes", "def reste")], "restantes"),
    "un-parametre-de-moins": ([manche().replace("secret, max_tentatives):", "secret):").replace("max_tentatives, []", "12, []")], "il faut 2 paramètres : `MancheObjet(secret, max_tentatives)` ; votre classe en a 1"),
    "un-souligne-de-chaque-cote": ([manche().replace("__init__", "_init_")], "votre classe en a 0 ; c’est `__init__`, sous `class MancheObjet:`, qui les reçoit, après `self` : ce nom a deux `_` de chaque côté"),
    "attribut-appele": ([manche(suite="    @property\n    def est_gagnee(self): return False")], "`est_gagnee` doit être une méthode, que l’on appelle : `m.est_gagnee()` ; c’est ici un attribut"),
    "methode-lue": ([manche(suite="    def tentatives(self): return []").replace("self.tentatives", "self.t")], "`tentatives` doit être un attribut, qui se lit sans parenthèses ; c’est ici une méthode"),
    "attribut-de-classe": ([manche(entete="class MancheObjet:\n    tentatives = []", debut="self.secret, self.limite = secret, max_tentatives")], "deux objets partagent"),
    "defaut-partage": ([manche(debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, t").replace("secret, max_tentatives):", "secret, max_tentatives, t=[]):")], "deux objets partagent"),
    "secret-de-classe": ([manche(debut="MancheObjet.secret, self.limite, self.tentatives = secret, max_tentatives, []")], "change le secret de la première"),
    "reponses-de-classe": ([manche(entete="class MancheObjet:\n    vues = {}").replace("self.tentatives.append", "bien, mal = self.vues.setdefault(tuple(p), (bien, mal)); self.tentatives.append")], ""),
    "sans-le-zero": ([manche().replace("for c in set(p)", "for c in set(p) if c")], ""),
    "liste-globale": ([manche("T = []", debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, T")], "deux objets partagent"),
    "registre-de-classe": ([manche(entete="class MancheObjet:\n    nb = 0", debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, []").replace("self.tentatives.append", "MancheObjet.nb += 1; self.tentatives.append").replace("self.limite - len(self.tentatives)", "self.limite - MancheObjet.nb")], ""),
    "secret-abime": ([manche().replace("bien = sum(", "self.secret.sort(); bien = sum(")], ""),
    "reponse-partagee": ([manche().replace("self.tentatives.append((p, (bien, mal)))", "self.r[:] = bien, mal; self.tentatives.append((p, self.r))").replace("= secret, max", "= secret, max").replace("max_tentatives, []", "max_tentatives, []; self.r = []")], "toutes les tentatives finissent par avoir la même réponse"),
    "valueerror": ([manche().replace("RuntimeError", "ValueError")], "mais il la faut de type `RuntimeError`"),
    "none": ([manche().replace("        return bien, mal\n", "        pass\n")], "ne renvoie rien"),
    "egal-a-tout": (["class E(tuple):\n    def __eq__(self, o): return True\n    __hash__ = None", manche().replace("return bien, mal", "return E((9, 9))")], ""),
    "attributs-inventes": (["class MancheObjet:\n    def __init__(self, secret, max_tentatives): pass\n    def __getattr__(self, nom): return lambda *_: True"], ""),
    "vrai-pour-un": ([manche().replace("return bien, mal", "return float(bien), mal")], ""),
    "fonction": (["def MancheObjet(secret, max_tentatives):\n    return secret"], ""),
    "emprunt": (["from mastermind_edu import repondre_par_marquage", manche().replace("bien = sum(a == b for a, b in zip(self.secret, p))", "bien, mal = repondre_par_marquage(self.secret, p)")], "importée du paquet"),
    "heritee-du-paquet": (["from mastermind_edu import Manche", "class MancheObjet(Manche):\n    def __init__(self, secret, max_tentatives):\n        self.x = 1"], "importée du paquet"),
}


@pytest.mark.parametrize("nom", FAUSSES)
def test_une_classe_fausse_echoue_de_meme_dans_le_notebook_et_a_la_correction(juge, nom):
    cellules, morceau = FAUSSES[nom]
    verdicts, _ = corriger(juge, cellules, CHAPITRE)
    verdict = verdicts[NOM]
    assert verdict.etat is EtatVerdict.ECHOUE and morceau in verdict.message, verdict
    ici = verifier(executer(cellules)[NOM], NOM)
    assert ici.etat is verdict.etat
    if "ligne" not in verdict.message:  # ce qui cite une ligne demande le texte de la cellule, que `exec` n’a pas
        assert ici.message == verdict.message


VOLER = f"""def voler():
    import sys
    sys.path[:0] = [{str(RACINE)!r}]
    for m in [m for m in sys.modules if m.startswith('mastermind_edu')]: del sys.modules[m]
    from mastermind_edu.exercices.chapitre_15.MancheObjet import MancheObjet
    return MancheObjet
MancheObjet = voler()"""
ZERO = "return 0, 0"
HOSTILES = {
    "os-exit": [manche(proposer="import os; os._exit(0)")],
    "sys-exit": [manche(proposer="raise SystemExit")],
    "creation-qui-sort": [manche(debut="import os; os._exit(0)")],
    "interruption": [manche(proposer="raise KeyboardInterrupt")],
    "se-tue": [manche(proposer="import os, signal; os.kill(os.getpid(), signal.SIGKILL)")],
    "memoire": [manche(proposer="self.x = [0] * 10**10")],
    "recursion": [manche(proposer="return self.proposer(p)")],
    "boucle-native": [manche(proposer="return sum(iter(int, 1))")],
    "sortie-noyee": [manche(proposer="print('x' * 10**7); return 0, 0")],
    "tentatives-demesurees": [manche(debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, [0] * 10**6")],
    "tentatives-sans-fond": [manche(debut="self.secret, self.limite, self.tentatives = secret, max_tentatives, []; self.tentatives.append(self.tentatives)")],
    "reponses-forgees": [manche(proposer="import os\n        for n in range(3, 32):\n            try: os.write(n, b'{\"numero\": 1, \"observations\": []}\\n' * 50)\n            except OSError: pass\n        return 0, 0")],
    "pas-forges": [manche(proposer="import sys\n        f = sys._getframe(1)\n        f.f_locals['self'].faits[:] = [((1, 0), None)] * 50\n        return 0, 0")],
    "fausse-la-copie": ["import mastermind_edu.juge.scenarios as s\ns.copier = lambda x: (1, 0)", manche(proposer=ZERO)],
    "fausse-le-scenario": ["import sys\nfor m in list(sys.modules.values()):\n    if hasattr(m, 'GESTES'): m.GESTES.clear()", manche(proposer=ZERO)],
    "metaclasse": ["class M(type):\n    def __instancecheck__(c, o): return True\n    def __eq__(c, o): return True\n    __hash__ = type.__hash__", manche(entete="class MancheObjet(metaclass=M):", proposer=ZERO)],
    "getattribute": [manche(proposer=ZERO, suite="    def __getattribute__(self, nom): raise SystemExit\n")],
    "new-qui-ment": [manche(proposer=ZERO, suite="    def __new__(cls, *a): return (1, 0)\n")],
    "vole-la-reference": [VOLER],
}


@pytest.mark.parametrize("nom", HOSTILES)
def test_une_classe_hostile_n_a_rien(juge, nom, monkeypatch):
    monkeypatch.setattr(depense, "ATTENTE_MAXIMALE", 1)  # aucune n’a besoin de plus de patience, et une boucle sans fin la prendrait toute
    if nom == "vole-la-reference" and not juge.enclos.avec_bubblewrap:
        pytest.skip("sans bubblewrap, rien n’empêche de lire les corrigés")
    verdicts, _ = corriger(juge, HOSTILES[nom], CHAPITRE)
    assert verdicts[NOM].part_des_points == 0 and verdicts[NOM].etat in (EtatVerdict.ECHOUE, EtatVerdict.A_FAIRE), verdicts[NOM]


A_FAIRE = {
    "ebauche": "class MancheObjet:\n    '''Aide.'''\n    def __init__(self, secret, max_tentatives):\n        ...\n    def proposer(self, p):\n        ...",
    "vide": "class MancheObjet:\n    pass",
    "avec-aide": "class MancheObjet:\n    '''Aide.'''",
    "importee": "from mastermind_edu.exercices.chapitre_15.MancheObjet import MancheObjet",
}


@pytest.mark.parametrize("nom", A_FAIRE)
def test_une_ebauche_de_classe_est_a_faire(juge, nom):
    verdicts, _ = corriger(juge, [A_FAIRE[nom]], CHAPITRE)
    assert verdicts[NOM].etat is EtatVerdict.A_FAIRE
    if nom != "importee":
        assert verifier(executer([A_FAIRE[nom]])[NOM], NOM).etat is EtatVerdict.A_FAIRE


def test_une_classe_absente_se_dit(juge):
    verdicts, _ = corriger(juge, ["class MancheObjets:\n    def __init__(self): self.x = 1"], CHAPITRE)
    assert verdicts[NOM].message == "la copie ne contient pas de classe `MancheObjet` ; `MancheObjets` est-elle mal nommée ?"


def test_une_classe_qui_se_sert_d_une_fonction_fausse_d_un_autre_chapitre_est_bloquee_sans_ses_points(juge):
    fausse = "def repondre(secret, proposition):\n    return 0, 0"
    verdicts, _ = corriger(juge, [fausse, MANCHE], CHAPITRE)
    assert verdicts[NOM].etat is EtatVerdict.BLOQUE and not verdicts[NOM].vaut_ses_points
    ici = verifier(executer([fausse, MANCHE])[NOM], NOM)
    assert (ici.etat, ici.message) == (verdicts[NOM].etat, verdicts[NOM].message)


JOUE = "m = MancheObjet(['R', 'V'], 3)\nm.proposer(['V', 'V'])\nm.proposer(['V', 'R'])"
DE_CLASSE = manche(entete="class MancheObjet:\n    tentatives = []", debut="self.secret, self.limite = secret, max_tentatives")
PHRASES = {
    "attribut-de-classe-deja-joue": ([DE_CLASSE, JOUE], "deux objets partagent `tentatives`, qui est à la classe : dans `__init__`, donnez à chaque objet le sien"),
    "defaut-deja-joue": ([*FAUSSES["defaut-partage"][0], JOUE], "si la manche garde ce que vous avez déjà joué, c’est que tous les objets partagent la même liste"),
    "compteur-de-classe": (FAUSSES["registre-de-classe"][0], "deux objets partagent `nb`"),
    "self-oublie-devant-un-attribut": ([manche(debut="self.secret, self.limite, tentatives = secret, max_tentatives, []")], "`__init__` doit le créer par `self.tentatives = …`"),
    "self-oublie-a-la-lecture": ([manche().replace("self.limite - len(self.tentatives)", "self.limite - len(tentatives)")], "écrivez `self.tentatives`"),
    "parametre-de-init-lu-ailleurs": ([manche(debut="self.limite, self.tentatives = max_tentatives, []").replace("self.secret", "secret")], "`secret` n’existe que dans `__init__`, qui le reçoit"),
    "self-oublie-devant-une-methode": ([manche().replace("return self.est_gagnee() or", "return est_gagnee() or")], "`est_gagnee` est une méthode de l’objet : écrivez `self.` devant son nom"),
    "self-absent-des-parametres": ([manche().replace("def restantes(self)", "def restantes()")], "écrivez `def restantes(self)`"),
    "methode-comparee-sans-parentheses": ([manche().replace("self.restantes() == 0", "self.restantes <= 0")], "une méthode"),
    "methode-renvoyee": ([manche().replace("return self.est_gagnee() or self.restantes() == 0", "return self.est_gagnee")], "`est_terminee` renvoie une méthode"),
    "refus-permanent": ([manche().replace("if self.est_terminee():", "if self.est_terminee:")], ""),
    "erreur-renvoyee": ([manche().replace("raise RuntimeError('fini')", "return RuntimeError('fini')")], "écrivez `raise RuntimeError(…)`, sans `return`"),
    "classe-d-erreur-renvoyee": ([manche().replace("raise RuntimeError('fini')", "return RuntimeError")], "écrivez `raise RuntimeError(…)`, sans `return`"),
    "attribut-qui-cache-une-methode": ([manche(debut="self.secret, self.limite, self.tentatives, self.est_gagnee = secret, max_tentatives, [], False")], "cacherait la méthode de ce nom"),
    "triplets": ([manche().replace("(p, (bien, mal))", "(p, bien, mal)")], "la réponse doit rester un couple"),
    "sans-append": ([manche().replace("self.tentatives.append(", "self.tentatives = self.tentatives.append(")], "sans `=` devant"),
    "au-debut": ([manche().replace("self.tentatives.append((p, (bien, mal)))", "self.tentatives.insert(0, (p, (bien, mal)))")], "les tentatives sont à l’envers"),
    "remise-a-zero": ([manche().replace("self.tentatives.append((p, (bien, mal)))", "self.tentatives = [(p, (bien, mal))]")], "les tentatives d’avant ont disparu"),
}


@pytest.mark.parametrize("nom", PHRASES)
def test_une_classe_mal_ecrite_apprend_quoi_reparer(juge, nom):
    cellules, morceau = PHRASES[nom]
    ici, verdicts = verifier(executer(cellules)[NOM], NOM), corriger(juge, cellules, CHAPITRE)[0]
    for verdict in (ici, verdicts[NOM]):
        assert verdict.etat is EtatVerdict.ECHOUE and morceau in verdict.message and "objet de type type" not in repr(verdict.contre_exemple)


def test_apres_un_echec_la_manche_montree_est_la_plus_courte():
    secret, propositions = list("ABCDEFGH"), [list("AAAAAAAA"), list("BBBBBBBB"), list("ABCDEFGH")]
    longue = (secret, 9, Scenario(tuple(appel("m.proposer", p) for p in propositions)))
    petits = list(CATALOGUE[NOM].plus_petits(*longue))
    assert petits[0] == (["R"], 9, Scenario()) and petits[-1][0] == secret
    assert (["R"], 9, Scenario((appel("m.proposer", ["V"]), appel("m.est_gagnee")))) in petits


def test_une_classe_juste_qui_partage_ses_listes_reussit_et_l_apprend():
    courte = verifier(executer([manche()])[NOM], NOM)
    assert courte.est_reussi and "`secret.copy()` la met à l’abri" in courte.remarque
    protegee = verifier(executer(JUSTES["proprietes"])[NOM], NOM)
    assert protegee.est_reussi and protegee.remarque == ""


def test_le_contre_exemple_d_une_classe_se_lit_aligne_et_ne_propose_jamais_de_derouler():
    partagee = verifier(executer(FAUSSES["liste-globale"][0])[NOM], NOM)
    assert "\n  appel   : a = MancheObjet(['R'], 2)\n            b = MancheObjet(['R'], 2)\n" in repr(partagee)
    changeante = verifier(executer(["import random", manche(proposer="return random.random(), 0")])[NOM], NOM)
    sans_fin = verifier(executer([BOUCLE])[NOM], NOM)
    for verdict in (partagee, changeante, sans_fin):
        assert verdict.contre_exemple and "derouler" not in repr(verdict) + verdict._repr_html_()


def test_le_texte_d_une_classe_donne_sa_boucle_sans_fin(tmp_path, monkeypatch):
    (tmp_path / "ma_manche.py").write_text(BOUCLE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import ma_manche

    assert "rien de ce qui est dans la boucle ne l’arrête" in (message := verifier(ma_manche.MancheObjet).message) or "while True" in message


def fautes_d_une_ligne():
    """Chaque méthode de la solution, changée d’une seule façon."""
    for faute, arbre in fautes_de_classe(ast.parse(MANCHE)):
        if not any(morceau in faute for morceau in JUSTES_MALGRE_TOUT):
            yield pytest.param(ast.unparse(arbre), id=faute)


JUSTES_MALGRE_TOUT = (
    "`self` gardé",  # la ligne gardée donne à chaque objet sa propre valeur
    "arguments échangés : repondre",  # la réponse est la même dans les deux sens
    "'la manche est terminée' devient",  # le texte de l’erreur est libre
    "[::-1]",  # l’ordre du parcours ne change rien
    "restantes() <= 0",  # il ne reste jamais moins de zéro tentative
)


@pytest.mark.parametrize("source", list(fautes_d_une_ligne()))
def test_une_faute_d_une_ligne_dans_la_classe_est_refusee(source, request):
    exercice = CATALOGUE[NOM]
    verdict = examiner(exercice, Candidat(executer([REPONDRE, source])[NOM]), suite=False)
    assert not verdict.est_reussi, f"{request.node.callspec.id}\n{source}"
