"""Un trimestre comme un professeur le reçoit : 35 élèves, quatre devoirs, des fichiers de toute sorte, et ce que mérite chacun.

Les copies justes sont les corrigés du cours ; les autres en sont tirées. Commencer par `deposer_le_trimestre`.
"""

import csv
import json
import random
import re
from pathlib import Path
from typing import NamedTuple

from corpus import deposer
from moodle_d_essai import Devoir, Travail

from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.exercices.sommaire import POINTS

RACINE = Path(__file__).resolve().parents[1]
CORRIGES = json.loads((RACINE / "mastermind_edu/exercices/corriges.json").read_text(encoding="utf-8"))
PRENOMS = "Aïcha Adam Chloé Enzo Fatou Hugo Inès Jules Lina Malo Nour".split()
FAMILLES = "Bernard Dubois Petit Durand Leroy Moreau Simon Laurent Lefebvre Garcia Roux".split()
HOMONYME = "Zoé Martin"
DEVOIRS = ("01_constantes", "02_code_secret", "03_validation", "04_marquage")
EDITIONS = {"01_constantes": "4.1", "02_code_secret": "3.1", "04_marquage": "sans-dossiers"}  # le troisième se ramasse sur une clé
SORTES = (
    "juste juste juste faux faux vierge vierge syntaxe mal_nommee echec_avant brouillon juste_et_vierge pdf photo docx tronque vide absent "
    "juste faux juste faux juste juste faux juste faux juste absent juste juste brouillon faux juste juste"
).split()
ILLISIBLES = {"pdf": b"%PDF-1.7 devoir", "photo": b"\xff\xd8\xff\xe0 JFIF", "docx": b"PK\x03\x04 word/document.xml", "vide": b""}
EXTENSIONS = {"pdf": ".pdf", "photo": ".jpg", "docx": ".docx"}


class Merite(NamedTuple):
    """Ce qu’un professeur donnerait : une note, ou rien. `eleve` distingue les homonymes, `nom` est celui que dit Moodle."""

    eleve: str
    nom: str
    numero: int
    sorte: str
    note: float | None


def inventer_eleves(hasard: random.Random) -> list[str]:
    """Trente-cinq noms, dont deux fois le même."""
    noms = hasard.sample([f"{prenom} {famille}" for prenom in PRENOMS for famille in FAMILLES], 33)
    return [HOMONYME, *noms, HOMONYME]


def ecrire_copie(chapitre: str, sources: dict[str, str], signature: str) -> bytes:
    """L’exercice du chapitre, chaque ébauche remplacée par ce que l’élève a écrit ; sans rien écrire, ce sont les octets distribués."""
    octets = (RACINE / f"exercises/{chapitre}_exercices.ipynb").read_bytes()
    if not sources:
        return octets
    copie = json.loads(octets)
    for cellule in copie["cells"]:
        trouve = re.search(r"^(?:def|class) (\w+)", "".join(cellule["source"]), re.MULTILINE)
        if cellule["cell_type"] == "code" and trouve and trouve[1] in sources:
            cellule["source"] = f"# {signature}\n{sources[trouve[1]]}"
    return json.dumps(copie).encode()


def rendre(chapitre: str, sorte: str, signature: str) -> tuple[dict[str, bytes], float | None]:
    """Les fichiers que rend cet élève, et sa note : rien pour ce qu’aucun programme ne lit."""
    noms, fichier = list(CHAPITRES[chapitre]), f"{chapitre}_exercices.ipynb"
    if sorte in ILLISIBLES:
        return {f"{chapitre}_exercices{EXTENSIONS.get(sorte, '.ipynb')}": ILLISIBLES[sorte]}, None
    justes = {nom: CORRIGES[nom] for nom in noms}
    premier, gatee = noms[0], CORRIGES[noms[0]]
    moitie = {nom: justes[nom] for nom in noms[: len(noms) // 2]}
    copies = {
        "faux": [moitie],
        "vierge": [{}],
        "syntaxe": [{**justes, premier: gatee.replace("):\n", ")\n", 1)}],
        "mal_nommee": [{**justes, premier: gatee.replace(premier, premier + "s")}],
        "echec_avant": [{**justes, premier: "print(compteur_inconnu)\n" + gatee}],
        "brouillon": [moitie, justes],
        "juste_et_vierge": [justes, {}],
        "absent": [],
    }.get(sorte, [justes])
    reussis = {"faux": noms[: len(noms) // 2], "vierge": [], **dict.fromkeys(("syntaxe", "mal_nommee"), noms[1:])}.get(sorte, noms)
    octets = [ecrire_copie(chapitre, sources, signature) for sources in copies]
    if sorte == "tronque":
        octets = [octets[0][: len(octets[0]) // 2]]
    note = None if sorte in ("tronque", "absent") else _note(reussis, noms)
    return {fichier.replace(".", f" ({rang}).") if rang else fichier: contenu for rang, contenu in enumerate(octets)}, note


def _note(reussis: list[str], noms: list[str]) -> float:
    return round(20 * sum(POINTS[nom] for nom in reussis) / sum(POINTS[nom] for nom in noms), 2)


def deposer_le_trimestre(dossier: Path, graine: int = 27) -> dict[str, tuple[Path, list[Merite]]]:
    """Écrit les quatre devoirs ; pour chacun, ce qu’il faut donner à `corriger`, et ce que mérite chaque élève."""
    hasard = random.Random(graine)
    eleves, depots = inventer_eleves(hasard), {}
    for rang, chapitre in enumerate(DEVOIRS):
        numeros = hasard.sample(range(1000 * (rang + 1), 1000 * (rang + 1) + 200), len(eleves))
        rendus = [
            Merite(f"{nom} {'B' if place else 'A'}" if nom == HOMONYME else nom, nom, numero, SORTES[(place + 7 * rang) % len(SORTES)], None)
            for place, (nom, numero) in enumerate(zip(eleves, numeros))
        ]
        fichiers = [(merite, *rendre(chapitre, merite.sorte, f"{merite.eleve} {merite.numero}")) for merite in rendus]
        merites = [merite._replace(note=note) for merite, _, note in fichiers]
        travaux = [Travail(merite.numero, f"/{nom}", contenu) for merite, ecrits, _ in fichiers for nom, contenu in ecrits.items()]
        depots[chapitre] = _deposer(dossier, chapitre, merites, travaux), merites
    return depots


def _deposer(dossier: Path, chapitre: str, merites: list[Merite], travaux: list[Travail]) -> Path:
    if chapitre in EDITIONS:
        noms = {merite.numero: merite.nom for merite in merites}
        return deposer(dossier, f"{chapitre}.zip", Devoir(noms).archive(travaux, edition=EDITIONS[chapitre]))
    eleves = {merite.numero: merite.eleve for merite in merites}  # chacun son dossier ; les homonymes ont écrit leur classe
    for travail in travaux:
        deposer(dossier / chapitre, f"{eleves[travail.numero]}{travail.chemin}", travail.contenu)
    return dossier / chapitre


def lire_csv(chemin: Path, separateur: str = ";") -> list[dict[str, str]]:
    """Les lignes d’un tableau écrit par la correction."""
    return list(csv.DictReader(chemin.read_text(encoding="utf-8-sig").splitlines(), delimiter=separateur))
