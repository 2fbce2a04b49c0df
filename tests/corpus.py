"""Une petite classe imaginaire du chapitre 04 : copies justes, hostiles, abîmées.

Chaque copie porte ce qu’elle mérite ; rien n’est exécuté ici. Commencer par `construire`.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.exercices import CATALOGUE, CHAPITRES

RACINE = Path(__file__).resolve().parents[1]
NOMS = CHAPITRES["04_marquage"]
POINTS = {nom: CATALOGUE[nom].points for nom in NOMS}
TEMOIN = "temoin.txt"  # ce que les copies hostiles essaient d’écrire à côté du corpus


class CopieDuCorpus(NamedTuple):
    """Un fichier du corpus et ce qu’il mérite ; `etats` est vide quand la copie n’est pas lisible."""

    nom: str
    note: float
    etats: dict[str, str]
    anomalie: str | None = None
    exige_bubblewrap: bool = False


def notebook(*sources: str, titre: str = "# Exercice 04 — Répondre au décodeur") -> bytes:
    """Un notebook fait d’un titre et d’une cellule par source."""
    cellules = [{"cell_type": "markdown", "metadata": {}, "source": titre}]
    cellules += [{"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": s} for s in sources]
    return json.dumps({"cells": cellules, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


def deposer(dossier: Path, nom: str, contenu: bytes) -> Path:
    """Écrit un fichier, et son dossier au besoin."""
    fichier = dossier / nom
    fichier.parent.mkdir(parents=True, exist_ok=True)
    fichier.write_bytes(contenu)
    return fichier


def etats(echoues: Iterable[str] = (), a_faire: Iterable[str] = ()) -> dict[str, str]:
    """L’état de chaque exercice du chapitre."""
    return {nom: "échoué" if nom in echoues else "à faire" if nom in a_faire else "réussi" for nom in NOMS}


def note(par_exercice: dict[str, str]) -> float:
    """La note sur 20 que donnent ces états."""
    obtenus = sum(POINTS[nom] for nom, etat in par_exercice.items() if etat == "réussi")
    return round(20 * obtenus / sum(POINTS.values()), 2)


def construire(dossier: Path) -> list[CopieDuCorpus]:
    """Écrit toutes les copies dans ce dossier et dit ce que chacune mérite."""
    return [*construire_justes(dossier), *construire_hostiles(dossier)]


# Justes, chacune à sa façon

BOUCLES = {
    "compter_bien_places": """def compter_bien_places(secret, proposition):
    compte = 0
    for i in range(len(secret)):
        if secret[i] == proposition[i]:
            compte += 1
    return compte""",
    "trouver_bien_places": """def trouver_bien_places(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] == proposition[i]:
            compte += 1
            copie[i] = -1
    return compte""",
    "position": """def position(valeur, code):
    for i in range(len(code)):
        if code[i] == valeur:
            return i
    return -1""",
    "pseudo_vers_python": """def pseudo_vers_python(code):
    compte, meilleur = 1, 1
    for i in range(1, len(code)):
        compte = compte + 1 if code[i] == code[i - 1] else 1
        if compte > meilleur:
            meilleur = compte
    return meilleur""",
    "trouver_mal_places": """def trouver_mal_places(copie, proposition):
    compte = 0
    for i in range(len(copie)):
        if copie[i] != -1:
            trouve = position(proposition[i], copie)
            if trouve != -1:
                compte += 1
                copie[trouve] = 0
    return compte""",
    "repondre": """def repondre(secret, proposition):
    reste_secret, reste_proposition, bien, mal = [], [], 0, 0
    for s, p in zip(secret, proposition):
        if s == p:
            bien += 1
        else:
            reste_secret.append(s)
            reste_proposition.append(p)
    while reste_proposition:
        pion = reste_proposition.pop()
        if pion in reste_secret:
            reste_secret.remove(pion)
            mal += 1
    return bien, mal""",
    "mes_cas_repondre": """def mes_cas_repondre():
    return [
        (list("RVBJ"), list("RVBJ"), (4, 0)),
        (list("RVBJ"), list("VRJB"), (0, 4)),
        (list("RRVV"), list("VVBR"), (0, 3)),
        (list("RVBJ"), list("VVPP"), (1, 0)),
        (list("RRBJ"), list("RVPP"), (1, 0)),
        (list("RBBJ"), list("PRRP"), (0, 1)),
    ]""",
}

CONCISES = {
    "compter_bien_places": "compter_bien_places = lambda secret, proposition: sum(s == p for s, p in zip(secret, proposition))",
    "trouver_bien_places": """def trouver_bien_places(copie, proposition):
    rangs = [i for i, (c, p) in enumerate(zip(copie, proposition)) if c == p]
    for i in rangs:
        copie[i] = -1
    return len(rangs)""",
    "position": """def position(valeur, code):
    return code.index(valeur) if valeur in code else -1""",
    "pseudo_vers_python": """from itertools import groupby
def pseudo_vers_python(code):
    return max(len([*suite]) for _, suite in groupby(code))""",
    "trouver_mal_places": """def trouver_mal_places(copie, proposition):
    compte = 0
    for i, pion in enumerate(proposition):
        if copie[i] != -1 and pion in copie:
            copie[copie.index(pion)] = 0
            compte += 1
    return compte""",
    "repondre": """from collections import Counter
def repondre(secret, proposition):
    bien = sum(s == p for s, p in zip(secret, proposition))
    return bien, sum((Counter(secret) & Counter(proposition)).values()) - bien""",
    "mes_cas_repondre": """from collections import namedtuple
Cas = namedtuple("Cas", "secret proposition attendu")
TEXTES = "RVBJ RVBJ 40, RVBJ VRJB 04, RRVV VVBR 03, RVBJ VVPP 10, RRBJ RVPP 10, RBBJ PRRP 01"
def mes_cas_repondre():
    return [Cas([*s], [*p], [*map(int, n)]) for s, p, n in map(str.split, TEXTES.split(","))]""",
}

AVEC_AIDES = [
    "BIEN, MAL = -1, 0",
    "import copy as copieur",
    *(BOUCLES[nom] for nom in ("compter_bien_places", "position", "pseudo_vers_python", "mes_cas_repondre")),
    BOUCLES["trouver_bien_places"].replace("-1", "BIEN"),
    BOUCLES["trouver_mal_places"].replace("!= -1:\n            trouve", "!= BIEN:\n            trouve").replace("= 0\n    return", "= MAL\n    return"),
    """def repondre(secret, proposition):
    a, b = copieur.deepcopy(secret), proposition[:]
    bien = retirer_les_bien_places(a, b)
    return bien, len([p for p in b if retirer(p, a)])""",
    """def retirer_les_bien_places(a, b):
    memes = [i for i in range(len(a)) if a[i] == b[i]]
    for i in reversed(memes):
        del a[i], b[i]
    return len(memes)""",
    "def retirer(pion, liste):\n    if pion not in liste: return False\n    liste.remove(pion)\n    return True",
]

REMARQUES_SANS_EFFET = [
    "%matplotlib inline\n!pip install numpy",
    "nom = input('Votre nom ?')",
    "import ipywidgets\nbouton = ipywidgets.Button()\nbouton",
    "1 / 0",
    "print(repondre([1], [1]))\nassert False",
]


def cellules(source: dict[str, str], **remplacees: str) -> list[str]:
    """Toutes les réponses d’un style, certaines remplacées."""
    return list({**source, **remplacees}.values())


JUSTES: dict[str, tuple[Sequence[str], str | None]] = {
    "boucles": (cellules(BOUCLES), None),
    "concises": (cellules(CONCISES), None),
    "une_seule_cellule": (["\n\n".join(BOUCLES.values())], None),
    "aides_et_constantes": (AVEC_AIDES, None),
    "cellules_a_l_envers": (cellules(BOUCLES)[::-1], None),
    "cellules_dupliquees": (cellules(BOUCLES) * 2, "est définie 2 fois"),
    "ebauche_apres_la_reponse": ([*cellules(BOUCLES), "def repondre(secret, proposition):\n    ..."], "est définie 2 fois"),
    "cellules_inutiles": ([*REMARQUES_SANS_EFFET, *cellules(CONCISES)], None),
    "affiche_beaucoup": ([*cellules(BOUCLES, position=BOUCLES["position"].replace("    for", "    print(valeur)\n    for"))], None),
    "annotations_et_types": (
        ["from typing import List", *cellules(CONCISES, position="def position(valeur: int, code: List[int]) -> int:\n    return code.index(valeur) if valeur in code else -1")],
        None,
    ),
}


def construire_justes(dossier: Path) -> list[CopieDuCorpus]:
    """Des copies qui valent toutes 20."""
    for nom, (sources, _) in JUSTES.items():
        deposer(dossier, f"juste_{nom}.ipynb", notebook(*sources))
    solution = json.loads((RACINE / "solutions" / "04_marquage_corrige.ipynb").read_text(encoding="utf-8"))
    solution["cells"] = [c for c in solution["cells"] if not c["id"].endswith(("verification", "exemples"))]
    deposer(dossier, "juste_tests_effaces.ipynb", json.dumps(solution).encode())
    attendues = [CopieDuCorpus(f"juste_{nom}.ipynb", 20, etats(), anomalie) for nom, (_, anomalie) in JUSTES.items()]
    return [*attendues, CopieDuCorpus("juste_tests_effaces.ipynb", 20, etats())]


# Hostiles : chacune rend toutes ses réponses justes, ou toutes sauf une, et une attaque

def fonction(nom: str, *lignes: str) -> str:
    """Une réponse dont voici le corps."""
    return f"def {CATALOGUE[nom].signature}:\n" + "".join(f"    {ligne}\n" for ligne in lignes)


EGAL_A_TOUT = """class Egal(tuple):
    def __eq__(self, autre): return True
    def __ne__(self, autre): return False
    def __hash__(self): return 0
    def __len__(self): return 2"""

ECRIRE_PARTOUT = """import os
for numero in range(3, 32):
    try: os.write(numero, b'[[{"t": [1, 0]}, null, null, false]]\\n' * 50)
    except OSError: pass"""

VOLER_LA_REFERENCE = [
    "import sys",
    "if 'mastermind_edu.exercices' not in sys.modules:",
    f"    sys.path[:0] = [{str(RACINE)!r}]",
    "    for m in [m for m in sys.modules if m.startswith('mastermind_edu')]: del sys.modules[m]",
    "from mastermind_edu.exercices.chapitre_04.repondre import repondre as r",
    "return r(secret, proposition)",
]

# nom : (cellules avant, corps de `repondre`), l’attaque ne coûte que `repondre`
DANS_REPONDRE: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "boucle": ([], ["while True: pass"]),
    "boucle_qui_attrape_tout": ([], ["while True:", "    try: sum(range(10))", "    except BaseException: pass"]),
    "boucle_native": ([], ["return sum(iter(int, 1))"]),
    "sys_exit": (["import sys"], ["sys.exit(0)"]),
    "exit": ([], ["exit()"]),
    "os_exit": (["import os"], ["os._exit(0)"]),
    "memoire": ([], ["return [0] * 10**10"]),
    "memoire_par_bouts": (["BOUTS = []"], ["while True: BOUTS.append(bytearray(10**8))"]),  # gardés : remplie une fois, et non à chaque appel
    "recursion": ([], ["return repondre(secret, proposition)"]),
    "recursion_sans_limite": (["import sys"], ["sys.setrecursionlimit(10**9)", "return repondre(secret, proposition)"]),
    "sortie_noyee": ([], ["print('x' * 10**7)", "return 0, 0"]),
    "descripteurs_noyes": (["import os"], ["for _ in range(300):", "    for n in (1, 2): os.write(n, b'x' * 10**5)", "return 0, 0"]),
    "egal_a_tout": ([EGAL_A_TOUT], ["return Egal((9, 9))"]),
    "valeurs_voisines": ([], ["return True, 0.0"]),
    "json_pirate": (["import json"], ["json.dumps = lambda *_, **__: '[]'", "json.loads = lambda *_: {}", "return 0, 0"]),
    "ast_pirate": (["import ast, linecache"], ["ast.parse = None", "linecache.cache = None", "ast.NodeTransformer.visit = None", "return 0, 0"]),
    "reponses_forgees": ([], [*ECRIRE_PARTOUT.splitlines(), "return 0, 0"]),
    "ferme_tous_les_tuyaux": (["import os"], ["os.closerange(0, 64)", "return 0, 0"]),
    "emprunt_au_paquet": (["from mastermind_edu import repondre_par_marquage"], ["return tuple(repondre_par_marquage(secret, proposition))"]),
    "reference_du_depot": ([], VOLER_LA_REFERENCE),
    "profondeur_de_la_reponse": (["X = []\nfor _ in range(100000): X = [X]"], ["return X"]),
    "leve_interruption": ([], ["raise KeyboardInterrupt"]),
    "se_tue": (["import os, signal"], ["os.kill(os.getpid(), signal.SIGKILL)"]),
    "arrete_son_groupe": (["import os, signal"], ["os.killpg(0, signal.SIGSTOP)"]),
    "generateur_sans_fin": (["import itertools"], ["return itertools.count()"]),
    "repr_hostile": (["class R:\n    def __repr__(self): raise SystemExit\n    __str__ = __repr__"], ["return R()"]),
    "erreur_au_texte_hostile": (["class Z(Exception):\n    def __str__(self): raise SystemExit"], ["raise Z"]),
    "builtins_pirates": (["import builtins"], ["builtins.sum = builtins.len = builtins.list = builtins.isinstance = lambda *_: 0", "return 0, 0"]),
    "builtins_vides": ([], ["__builtins__.clear() if isinstance(__builtins__, dict) else vars(__builtins__).clear()", "return 0, 0"]),
}

# L’attaque est une instruction : les réponses restent justes
SANS_EFFET: dict[str, str] = {
    "boucle_dans_une_cellule": "while True: pass",
    "sys_exit_dans_une_cellule": "import sys\nsys.exit()",
    "os_exit_dans_une_cellule": "import os\nos._exit(1)",
    "memoire_dans_une_cellule": "[0] * 10**11",
    "builtins_dans_une_cellule": "import builtins\nbuiltins.sum = builtins.len = None",
    "tests_neutralises": "get_ipython().input_transformers_cleanup.append(lambda lignes: ['pass\\n'])",
    "notes_truquees": "open('resultats.json', 'w').write('{}')",
}

# Une constante dont `repondre` a besoin ne peut pas être calculée
CONSTANTES: dict[str, str] = {
    "constante_sans_fin": "def chercher():\n    while True: pass\nRIEN = chercher()",
    "constante_native_sans_fin": "RIEN = sum(iter(int, 1))",
    "constante_os_exit": "import os\nRIEN = os._exit(0)",
    "constante_sys_exit": "import sys\nRIEN = sys.exit()",
    "constante_memoire": "RIEN = [0] * 10**10",
    "constante_builtins": "import builtins\nRIEN = setattr(builtins, 'compile', None)",
}


def attaques_du_systeme(dossier: Path) -> dict[str, Sequence[str]]:
    """Le corps de `repondre` : seul bubblewrap arrête ces attaques, que le témoin ou la valeur trahissent."""
    temoin = repr(str(dossier.parent / TEMOIN))
    return {
        "ecrire_un_fichier": [f"open({temoin}, 'a').write('perdu')", "return 0, 0"],
        "petit_fils_survivant": [
            "import os, time",
            "if os.fork() == 0:",
            "    os.setsid()",
            "    if os.fork() == 0:",
            "        time.sleep(1)",
            f"        open({temoin}, 'a').write('survivant')",
            "    os._exit(0)",
            "return 0, 0",
        ],
    }


def construire_hostiles(dossier: Path) -> list[CopieDuCorpus]:
    """Des attaques : chacune garde ce que ses autres réponses méritent."""
    sans_repondre = etats(["repondre"])
    attendues = []

    def ajouter(nom, sources, par_exercice, exige_bubblewrap=False):
        deposer(dossier, f"hostile_{nom}.ipynb", notebook(*sources))
        attendues.append(CopieDuCorpus(f"hostile_{nom}.ipynb", note(par_exercice), par_exercice, None, exige_bubblewrap))

    for nom, (avant, corps) in DANS_REPONDRE.items():
        ajouter(nom, [*avant, *cellules(BOUCLES, repondre=fonction("repondre", *corps))], sans_repondre, nom == "reference_du_depot")
    for nom, attaque in SANS_EFFET.items():
        ajouter(nom, [attaque, *cellules(BOUCLES)], etats())
    for nom, constante in CONSTANTES.items():
        ajouter(nom, [constante, *cellules(BOUCLES, repondre=fonction("repondre", "RIEN", "return 0, 0"))], sans_repondre)
    for nom, corps in attaques_du_systeme(dossier).items():
        ajouter(nom, cellules(BOUCLES, repondre=fonction("repondre", *corps)), sans_repondre, exige_bubblewrap=True)
    return attendues
