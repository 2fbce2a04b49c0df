"""Les trente copies que tous les correcteurs reçoivent, et ce que chacune mérite : dix justes, six fausses, dix hostiles, quatre abîmées.

Les hostiles n’abîment rien : les autres outils les exécutent sans enclos. Commencer par `COPIES`.
"""

import copy
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from communs import ecrire_ligne, ecrire_table, nombre  # noqa: F401  tests/bench/communs.py
from corpus import BOUCLES, CONCISES, DANS_REPONDRE, JUSTES, NOMS, POINTS, SANS_EFFET, cellules, etats, fonction, note, notebook

from mastermind_edu.exercices import CATALOGUE


class CopieRendue(NamedTuple):
    """Ses cellules, ce qu’elle mérite sur 20 (`None` : à noter à la main) ; `octets` quand le fichier lui-même est abîmé."""

    sorte: str
    cellules: Sequence[str]
    note: float | None
    octets: bytes | None = None
    vole: bool = False  # elle n’a de réponse que si elle trouve celle qu’on attendait


# Chercher la réponse attendue : dans les variables de qui appelle, dans les fichiers voisins, parmi les objets de Python.
DANS_LA_PILE = """import sys
cadre = sys._getframe(1)
while cadre:
    for valeur in list(cadre.f_locals.values()):
        if isinstance(valeur, tuple) and len(valeur) == 2 and all(type(n) is int for n in valeur):
            return valeur
    cadre = cadre.f_back
return 0, 0""".splitlines()
DANS_LES_FICHIERS = """import pathlib, re
cherche = re.escape(repr((secret, proposition))) + r", \\((\\d), (\\d)\\)"
for dossier in (pathlib.Path("."), pathlib.Path("..")):
    for fichier in [*dossier.glob("*.ipynb"), *dossier.glob("*.py"), *dossier.glob("tests/*.py")]:
        trouve = re.search(cherche, fichier.read_text(errors="replace"))
        if trouve:
            return int(trouve[1]), int(trouve[2])
return 0, 0""".splitlines()
DANS_LA_MEMOIRE = """import gc
for objet in gc.get_objects():
    if type(objet) is tuple and len(objet) == 2 and objet[0] == (secret, proposition) and type(objet[1]) is tuple:
        return objet[1]
return 0, 0""".splitlines()

BOUCLES_RENOMMEES = {**BOUCLES, "position": "def position(v, c):\n    rang = 0\n    while rang < len(c):\n        if c[rang] == v:\n            return rang\n        rang += 1\n    return -1"}
FAUSSES = {
    "toujours_zero": {"repondre": fonction("repondre", "return 0, 0")},
    "derniere_place": {"compter_bien_places": BOUCLES["compter_bien_places"].replace("range(len(secret))", "range(len(secret) - 1)")},
    "derniere_suite": {"pseudo_vers_python": BOUCLES["pseudo_vers_python"].replace("return meilleur", "return compte")},
    "sans_effacer": {"trouver_bien_places": BOUCLES["trouver_bien_places"].replace("            copie[i] = -1\n", "")},
    "sans_retirer": {"repondre": BOUCLES["repondre"].replace("            reste_secret.remove(pion)\n", "")},
    "a_faire": {"repondre": fonction("repondre", "...")},
}
VOLEUSES = {"dans_la_pile": DANS_LA_PILE, "dans_les_fichiers": DANS_LES_FICHIERS, "dans_la_memoire": DANS_LA_MEMOIRE}
SANS_REPONDRE = note(etats(["repondre"]))


def _copies() -> dict[str, CopieRendue]:
    justes = {nom: sources for nom, (sources, _) in JUSTES.items() if nom != "ebauche_apres_la_reponse"}
    copies = {f"juste_{nom}": CopieRendue("juste", sources, 20) for nom, sources in {**justes, "renommee": cellules(BOUCLES_RENOMMEES)}.items()}
    for nom, fausse in FAUSSES.items():
        copies[f"fausse_{nom}"] = CopieRendue("fausse", cellules(BOUCLES, **fausse), note(etats(fausse)))
    for nom in ("egal_a_tout", "boucle", "os_exit", "builtins_pirates"):
        avant, corps = DANS_REPONDRE[nom]
        copies[f"hostile_{nom}"] = CopieRendue("hostile", [*avant, *cellules(BOUCLES, repondre=fonction("repondre", *corps))], SANS_REPONDRE)
    for nom in ("boucle_dans_une_cellule", "sys_exit_dans_une_cellule", "os_exit_dans_une_cellule"):
        copies[f"hostile_{nom}"] = CopieRendue("hostile", [SANS_EFFET[nom], *cellules(BOUCLES)], 20)
    for nom, corps in VOLEUSES.items():
        copies[f"hostile_vol_{nom}"] = CopieRendue("hostile", cellules(BOUCLES, repondre=fonction("repondre", *corps)), SANS_REPONDRE, vole=True)
    bon = notebook(*cellules(BOUCLES))
    copies["abimee_vide"] = CopieRendue("abîmée", (), None, b"")
    copies["abimee_coupee"] = CopieRendue("abîmée", (), None, bon[:-40])
    copies["abimee_syntaxe"] = CopieRendue("abîmée", cellules(BOUCLES, repondre="def repondre(secret, proposition)\n    return 0"), SANS_REPONDRE)
    copies["abimee_repondre_oubliee"] = CopieRendue("abîmée", [s for nom, s in BOUCLES.items() if nom != "repondre"], SANS_REPONDRE)
    return copies


COPIES = _copies()
CAS_DE_CAS = "mes_cas_repondre"  # une liste de cas à écrire : on regarde qu’elle est juste


def test(nom: str) -> str:
    """Ce qu’un professeur écrirait pour vérifier cette fonction : les mêmes cas que les nôtres, et `assert`."""
    if nom == CAS_DE_CAS:
        reponses = [((secret, proposition), _attendre("repondre", (secret, proposition))[0]) for secret, proposition, *_ in _cas("repondre")]
        return f"assert len({nom}()) >= 4\nprevus = {dict((repr(cas), reponse) for cas, reponse in reponses)!r}\n" + \
            f"assert all(prevus.get(repr((list(s), list(p))), tuple(r)) == tuple(r) for s, p, r in {nom}())"
    cas = [(arguments, *_attendre(nom, arguments)) for arguments in _cas(nom)]
    return "\n".join([
        "import copy", f"attendus = {[(arguments, attendu) for arguments, attendu, _ in cas]!r}", f"apres = {[fin for *_, fin in cas]!r}",
        "for (arguments, attendu), fin in zip(attendus, apres):",
        "    donnes = copy.deepcopy(arguments)",
        f"    assert {nom}(*donnes) == attendu",
        "    assert donnes == fin",
    ])


def _cas(nom: str) -> list[tuple]:
    return [tuple(map(copy.deepcopy, arguments)) for arguments in CATALOGUE[nom].cas()]


def _attendre(nom: str, arguments: tuple) -> tuple[object, tuple]:
    donnes = tuple(map(copy.deepcopy, arguments))  # une liste donnée deux fois devient deux listes
    attendu = CATALOGUE[nom].reference(*donnes)
    return (tuple(attendu) if isinstance(attendu, tuple) else attendu), donnes


def nom_defini(cellule: str) -> str | None:
    """Le premier exercice que cette cellule définit."""
    return next((nom for nom in NOMS if f"def {nom}(" in cellule or cellule.startswith(f"{nom} =")), None)


def deposer(dossier: Path, rendue: CopieRendue, nom: str) -> Path:
    """Écrit la copie comme l’élève la rend."""
    fichier = dossier / f"{nom}.ipynb"
    fichier.parent.mkdir(parents=True, exist_ok=True)
    fichier.write_bytes(notebook(*rendue.cellules) if rendue.octets is None else rendue.octets)
    return fichier


TOTAL = sum(POINTS[nom] for nom in NOMS)
assert len(COPIES) == 30 and CONCISES, json.dumps(sorted(COPIES))
