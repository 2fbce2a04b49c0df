"""Des milliers de programmes mutés au hasard, lus par les lecteurs : aucun ne doit lever, chaque citation est à sa ligne.

python tests/fuzz_lecteurs.py --programmes 20000 --graine 0

Les semences sont les fonctions fausses et justes des tests, et celles du catalogue. Commencer par `fouiller`.
"""

import argparse
import ast
import copy
import random
import re
import sys
import traceback
from collections import Counter
from functools import cache
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from echantillon_aveugle import ESSAIS
from fonctions_fausses import FAUSSES
from fonctions_fausses_2 import FAUSSES_2
from styles_justes import STYLES

from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge import verdict as module_verdict
from mastermind_edu.juge.lecture.lecteur import lire
from mastermind_edu.juge.source import lire_source

# Ce que les semences n’emploient presque jamais.
RARES = """
a = b = code
x: int
x: int = len(code)
debut, *reste = code
(debut, (milieu, *reste)) = code
f = lambda x, *y, **z: x + 1
class Pion:
    couleur = 3
    def lire(self): return self.couleur
async def attendre():
    async for x in code: await x
match code:
    case [x, *_] if x: n = 1
    case {"a": y}: pass
    case _: return None
while (n := n - 1) > 0: pass
with open(code) as fichier, x: n += 1
try:
    n = 1
except (ValueError, KeyError) as e:
    raise
except:
    pass
else:
    n = 2
finally:
    n = 3
global n
del code[0], x
raise ValueError(code) from None
raise "non"
assert code, n
return
yield code
return [*code, *x]
f(*code, **x)
code[0], n = n, code[0]
copie = secret
copie[i] = -1
code[i] = -2
for i in range(n): code[i] = copie[i] = None
for i in range(n): copie[i] = -1
for j in range(n): code[j] = -1
for j in range(n):
    if code[j] == copie[i]: n += 1
for i in range(*code): pass
for i, (a, b) in enumerate(zip(code, copie)): n += a == b
for code[0] in copie: pass
[x for x in code if x for y in x if y == "a" or "b"]
{x: y for x, y in code}
x = [[]] * n
x = [[0] * 4 for _ in range(n)]
len = len(code)
n += 1 if code else 0
code.append
code[1:, ::2]
x = not -n
print(f"{n!r:>{x}} {code[0]}")
x = code.index
bouton.on_click(f())
return ValueError("x")
code == n == x
for i in code:
    for i in code: code[i]
else:
    n = 1
x = ()
x[0] = ()
x = y = z[0] = code.append(n)
""".strip()
OPERATEURS = {
    "op": {
        ast.operator: (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Mod, ast.FloorDiv),
        ast.boolop: (ast.And, ast.Or),
        ast.unaryop: (ast.Not, ast.USub, ast.UAdd, ast.Invert),
    },
    "ops": {ast.cmpop: (ast.Eq, ast.NotEq, ast.Lt, ast.GtE, ast.In, ast.NotIn, ast.Is, ast.IsNot)},
}
CONSTANTES = (0, 1, -1, 3, 4, "", "R", "True", "code", "{n}", None, True, False, 2.5, ..., b"x", "`")
NOMS = ("code", "n", "i", "x", "secret", "len", "max", "range", "copie", "pion", "_")
CITENT_AILLEURS = {"sans-return", "jamais-executee"}  # `return` y est ce qui manque, ou ce qui précède


@cache
def semences() -> tuple[str, ...]:
    """Le texte de chaque fonction des tests et du catalogue."""
    textes = [lire_source(fonction) for _, fonction, _ in (*FAUSSES, *FAUSSES_2)]
    textes += [style.source for style in STYLES.values()] + [essai["code"] for essai in ESSAIS]
    for exercice in CATALOGUE.values():
        textes += [lire_source(exercice.reference), *(lire_source(typique.fonction) for typique in exercice.erreurs_typiques)]
    return tuple(dict.fromkeys(ast.unparse(fonction) for texte in textes for fonction in _fonctions(texte)))


def _fonctions(texte: str | None) -> list[ast.FunctionDef]:
    lignes = (texte or "").strip("\n").split("\n")
    marge = min((len(ligne) - len(ligne.lstrip()) for ligne in lignes if ligne.strip()), default=0)
    try:
        corps = ast.parse("\n".join(ligne[marge:] for ligne in lignes)).body
    except SyntaxError:
        return []
    return [noeud for noeud in corps if isinstance(noeud, ast.FunctionDef)]


@cache
def reserve() -> tuple[list[ast.stmt], list[ast.expr]]:
    """Les instructions et les expressions de toutes les semences, et les rares."""
    arbres = [*map(ast.parse, semences()), *[ast.parse(RARES)] * 20]
    noeuds = [noeud for arbre in arbres for racine in arbre.body for noeud in ast.walk(racine)]
    valeurs = [n for n in noeuds if isinstance(n, ast.expr) and isinstance(getattr(n, "ctx", ast.Load()), ast.Load)]
    return [n for n in noeuds if isinstance(n, ast.stmt)], [v for v in valeurs if not isinstance(v, (ast.Starred, ast.Slice))]


def muter(hasard: random.Random, source: str) -> str | None:
    """Le texte, changé d’une à cinq façons ; rien quand Python ne le lit plus."""
    fonction = ast.parse(source).body[0]
    for _ in range(hasard.randint(1, 5)):
        hasard.choice(MUTATIONS)(hasard, fonction)
    try:
        mutee = ast.unparse(ast.fix_missing_locations(fonction))
        return mutee if isinstance(ast.parse(mutee).body[0], ast.FunctionDef) else None
    except (SyntaxError, ValueError, TypeError, AttributeError, RecursionError):
        return None


def _suites(fonction: ast.FunctionDef) -> list[list[ast.stmt]]:
    champs = [getattr(n, champ, None) for n in ast.walk(fonction) for champ in ("body", "orelse", "finalbody")]
    return [champ for champ in champs if isinstance(champ, list) and champ and isinstance(champ[0], ast.stmt)]


def _changer_les_instructions(hasard: random.Random, fonction: ast.FunctionDef) -> None:
    suites = _suites(fonction)
    ici, la = hasard.choice(suites), hasard.choice(suites)
    i, j = hasard.randrange(len(ici)), hasard.randrange(len(la))
    geste = hasard.randrange(4)
    if geste == 0:
        ici[i], la[j] = copy.deepcopy(la[j]), copy.deepcopy(ici[i])
    elif geste == 1:
        ici[i : i + 1] = [] if len(ici) > 1 else [ast.Pass()]
    elif geste == 2:
        la.insert(j, copy.deepcopy(ici[i]))
    else:
        la.insert(j + hasard.randrange(2), copy.deepcopy(hasard.choice(reserve()[0])))


def _changer_une_expression(hasard: random.Random, fonction: ast.FunctionDef) -> None:
    places = [
        (parent, champ, rang)
        for parent in ast.walk(fonction)
        for champ, valeur in ast.iter_fields(parent)
        for rang, enfant in enumerate(valeur if isinstance(valeur, list) else [valeur])
        if isinstance(enfant, ast.expr) and isinstance(getattr(enfant, "ctx", ast.Load()), ast.Load)
    ]
    if places:
        parent, champ, rang = hasard.choice(places)
        neuve, ancienne = copy.deepcopy(hasard.choice(reserve()[1])), getattr(parent, champ)
        if isinstance(ancienne, list):
            ancienne[rang] = neuve
        else:
            setattr(parent, champ, neuve)


def _changer_un_mot(hasard: random.Random, fonction: ast.FunctionDef) -> None:
    noeud = hasard.choice([n for n in ast.walk(fonction) if isinstance(n, (ast.Name, ast.Constant, ast.arg)) or hasattr(n, "op") or hasattr(n, "ops")] or [fonction])
    if isinstance(noeud, ast.Name):
        noeud.id = hasard.choice(NOMS)
    elif isinstance(noeud, ast.Constant):
        noeud.value = hasard.choice(CONSTANTES)
    elif isinstance(noeud, ast.arg):
        noeud.annotation = ast.Name("list", ast.Load())
    for champ, genres in OPERATEURS.items():
        for genre, operateurs in genres.items():
            if isinstance(getattr(noeud, champ, None), genre):
                setattr(noeud, champ, hasard.choice(operateurs)())
            elif isinstance(getattr(noeud, champ, None), list) and genre is ast.cmpop:
                noeud.ops = [hasard.choice(operateurs)() for _ in noeud.ops]


def _changer_de_boucle(hasard: random.Random, fonction: ast.FunctionDef) -> None:
    suites = [s for s in _suites(fonction) if any(isinstance(i, (ast.For, ast.While)) for i in s)]
    if suites:
        suite = hasard.choice(suites)
        rang = next(r for r, i in enumerate(suite) if isinstance(i, (ast.For, ast.While)))
        boucle = suite[rang]
        if isinstance(boucle, ast.For):
            suite[rang] = ast.While(boucle.iter, boucle.body, boucle.orelse)
        else:
            suite[rang] = ast.For(ast.Name(hasard.choice(NOMS), ast.Store()), boucle.test, boucle.body, boucle.orelse)


MUTATIONS = (_changer_les_instructions, _changer_les_instructions, _changer_une_expression, _changer_un_mot, _changer_de_boucle)


def est_mal_placee(source: str, vue) -> bool:
    """Vrai quand le premier extrait cité par cette vue ne commence pas à la ligne dite."""
    extrait = re.search(r"`([^`]*)`", vue.texte)
    if vue.nom in CITENT_AILLEURS or not extrait:
        return False
    ligne, *suite = source.split("\n")[vue.ligne - 1 : vue.ligne + 40]
    debut, tout = _serrer(ligne), _serrer("\n".join([ligne, *suite]))
    rang = tout.find(_serrer(extrait[1].removesuffix("…")))
    return not 0 <= rang < max(1, len(debut))


def _serrer(texte: str) -> str:
    return re.sub(r"[\s()]", "", texte.replace("`", "'"))


def fouiller(programmes: int, graine: int) -> tuple[Counter, list[str]]:
    """Ce qui a été vu, compté, et un récit par défaut : un lecteur qui lève, une citation qui n’est pas à sa ligne."""
    hasard, vus, defauts, lus = random.Random(graine), Counter(), [], 0
    avant, module_verdict.LEVER = module_verdict.LEVER, True
    try:
        while lus < programmes:
            source = muter(hasard, hasard.choices(semences(), [len(texte) ** 2 for texte in semences()])[0])  # les longues plus souvent
            if source:
                lus += 1
                _lire_un(source, vus, defauts)
    finally:
        module_verdict.LEVER = avant
    return vus, defauts


def _lire_un(source: str, vus: Counter, defauts: list[str]) -> None:
    lecture = lire(source, "")
    try:
        vues, _ = lecture.vues, [*lecture.retoucher()]
    except Exception:
        defauts.append(f"{source}\n{traceback.format_exc()}")
        return
    vus.update(vue.nom for vue in vues)
    defauts += [f"{source}\n{vue.phrase}" for vue in vues if est_mal_placee(source, vue)]


def main() -> int:
    lecteur = argparse.ArgumentParser(description=__doc__)
    lecteur.add_argument("--programmes", type=int, default=20000)
    lecteur.add_argument("--graine", type=int, default=0)
    options = lecteur.parse_args()
    vus, defauts = fouiller(options.programmes, options.graine)
    for defaut in defauts[:5]:
        print(defaut, end="\n\n")
    print(f"{options.programmes} programmes, {len(semences())} semences, {sum(vus.values())} vues, {len(defauts)} défauts")
    print(", ".join(f"{nom} {nombre}" for nom, nombre in vus.most_common()))
    return bool(defauts)


if __name__ == "__main__":
    sys.exit(main())
