"""Deux éditions disent-elles la même chose ? `python tests/bench/editions.py REVISION`.

Les mêmes copies, corrigées par la révision et par le dossier de travail, puis
comparées : notes, verdicts, messages, pages. Ne juge rien. Commencer par `main`.
"""

import csv
import html
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from communs import RACINE, arbre_de, lancer, nombre
from editions_corpus import LOTS

ICI = Path(__file__).resolve().parent
IGNOREES = {"version"}
TOURS = 2


def corriger(arbre: Path, copies: Path, sortie: Path) -> float:
    """Corrige toutes les copies ; renvoie la durée en secondes."""
    debut = time.perf_counter()
    lancer(arbre, "-m", "mastermind_edu", "corriger", copies, "--sortie", sortie, "--isolement", "auto", "--travaux", "2")
    return time.perf_counter() - debut


def texte_visible(page: str) -> str:
    """Le texte d’une page, sans balise, style ni script."""
    return " ".join(html.unescape(re.sub(r"(?s)<(style|script)\b.*?</\1>|<[^>]*>", " ", page)).split())


def lire_csv(chemin: Path) -> dict[str, dict[str, str]]:
    """Les lignes d’un tableau, chacune sous le nom de sa première case et son rang parmi ses pareilles."""
    texte = chemin.read_text(encoding="utf-8-sig")
    lignes = csv.DictReader(texte.splitlines(), delimiter=";" if ";" in texte.splitlines()[0] else ",")
    return {f"{rang} {next(iter(ligne.values()))}": ligne for rang, ligne in enumerate(lignes)}


def lire_sortie(sortie: Path) -> dict[str, object]:
    """Tout ce qu’une correction a écrit, fichier par fichier."""
    resultats = json.loads((sortie / "resultats.json").read_text(encoding="utf-8"))
    copies = {c["fichier"]: c | {"exercices": {e["nom"]: e for e in c["exercices"]}} for c in resultats["copies"]}
    pages = {str(page.relative_to(sortie)): texte_visible(page.read_text(encoding="utf-8")) for page in sortie.rglob("*.html")}
    tableaux = {nom: lire_csv(sortie / nom) for nom in ("notes.csv", "moodle.csv")}
    return {"resultats.json": resultats | {"copies": copies}, **tableaux, "pages": pages}


def comparer(avant: object, apres: object, ou: str, seules: set[str]) -> Iterator[str]:
    """Les différences, une phrase chacune ; `seules` reçoit les clés qu’une seule édition écrit."""
    if not (isinstance(avant, Mapping) and isinstance(apres, Mapping)):
        if avant != apres:
            yield f"{ou}\n  avant : {montrer(avant, apres)}\n  après : {montrer(apres, avant)}"
        return
    for cle in [*avant, *(c for c in apres if c not in avant)]:
        if cle in avant and cle in apres:
            yield from comparer(avant[cle], apres[cle], f"{ou} › {cle}", seules) if cle not in IGNOREES else ()
        elif " › " not in ou or ou.endswith(("› copies", "› exercices")):  # une page, une ligne, une copie, un verdict
            yield f"{ou} › {cle} : {'disparaît' if cle in avant else 'apparaît'}"
        else:
            seules.add(f"{cle} ({'avant' if cle in avant else 'après'})")


def montrer(valeur: object, autre: object) -> str:
    """La valeur, autour de sa première différence avec l’autre."""
    texte, temoin = str(valeur), str(autre)
    debut = max(0, len(os.path.commonprefix([texte, temoin])) - 60)
    return ("…" if debut else "") + texte[debut:debut + 300] + ("…" if len(texte) > debut + 300 else "")


def faire_un_tour(arbre: Path, corpus: Path, sortie: Path) -> tuple[dict[str, object], dict[str, float]]:
    """Tout ce que dit l’édition, endroit par endroit, et la durée de chaque correction."""
    durees = {lot: corriger(arbre, corpus / lot, sortie / lot) for lot in LOTS}
    lancer(arbre, ICI / "editions_verdicts.py", corpus / "fonctions", sortie / "verdicts.json")
    dit = {f"{lot}/{nom}": contenu for lot in LOTS for nom, contenu in lire_sortie(sortie / lot).items()}
    return dit | {"verifier": json.loads((sortie / "verdicts.json").read_text(encoding="utf-8"))}, durees


def compter(dit: Mapping) -> tuple[int, int]:
    """Combien de copies, combien de verdicts."""
    copies = [copie for lot in LOTS for copie in dit[f"{lot}/resultats.json"]["copies"].values()]
    return len(copies), sum(len(copie["exercices"]) for copie in copies) + len(dit["verifier"])


def main() -> int:
    """Compare, raconte, et renvoie 1 à la première différence."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory() as provisoire, arbre_de(sys.argv[1], Path(provisoire, "avant")) as ancien:
        corpus = Path(provisoire, "corpus")
        lancer(ancien, ICI / "editions_corpus.py", ancien, corpus)
        tours = [
            [faire_un_tour(arbre, corpus, Path(provisoire, f"{arbre.name}_{tour}")) for arbre in (ancien, RACINE)]
            for tour in range(TOURS)
        ]
    return raconter(tours)


def raconter(tours: Sequence) -> int:
    """Écrit le bilan et renvoie 1 s’il y a une différence."""
    seules: set[str] = set()
    par_tour = [[p for ou in avant for p in comparer(avant[ou], apres[ou], ou, seules)] for (avant, _), (apres, _) in tours]
    differences = dict.fromkeys(phrase for phrases in par_tour for phrase in phrases)
    for phrase in differences:
        nb = sum(phrase in phrases for phrases in par_tour)
        print(f"différence, vue {nb} fois sur {TOURS} : {phrase}")
    copies, verdicts = compter(tours[0][0][0])
    print(f"clés d’une seule édition, ignorées : {', '.join(sorted(seules)) or 'aucune'}")
    print(f"{copies} copies corrigées {TOURS} fois par chaque édition ; {verdicts} verdicts comparés ; différences : {len(differences)}")
    for lot in LOTS:
        avant, apres = ([tour[cote][1][lot] for tour in tours] for cote in (0, 1))
        secondes = ", ".join(f"{nombre(a, 1)} s puis {nombre(b, 1)} s" for a, b in zip(avant, apres))
        print(f"{lot} : {secondes} ; rapport des plus courtes : {nombre(min(apres) / min(avant))}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
