"""Les notebooks donnés aux élèves : quels chapitres, et ce qui tient lieu de ceux qui ne le sont pas encore.

Un notebook donné est celui du cours, à l’octet près ; un lien vers un autre mène à une page qui annonce celui-ci.
Commencer par `lire_chapitres` et `poser_notebooks`.
"""

import json
import posixpath
import re
import shutil
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path

from mastermind_edu.atelier.plan import ErreurFabrication, Version
from mastermind_edu.atelier.site_dossier import Ouvrage, lire_liste
from mastermind_edu.atelier.site_notebooks import lire_notebook_publie
from mastermind_edu.chapitres import NOM_DE_CHAPITRE, numero, sans_suffixe
from mastermind_edu.francais import citer
from mastermind_edu.livraison import CLE, numero_de_version

INTERVALLE = re.compile(r"\s*([0-9]{1,2}[a-z]?)\s*(?:[-–]\s*([0-9]{1,2}[a-z]?)\s*)?")
LIEN = re.compile(r"\]\(([^)#\s]+\.ipynb)")
ANNONCE = "a-venir"  # l’identifiant de la cellule d’une page d’annonce
TEXTE_DE_L_ANNONCE = (
    "# {titre}\n\nCe notebook n’est pas encore dans votre dossier. Quand votre professeur le donnera, copiez le nouveau dossier par-dessus le vôtre : "
    "il prendra la place de cette page."
)


def lister_chapitres(racine: Path) -> tuple[str, ...]:
    """Les numéros des chapitres du cours, dans l’ordre."""
    noms = {sans_suffixe(chemin.stem) for chemin in _notebooks(racine)}
    return tuple(numero(nom) for nom in sorted(noms) if NOM_DE_CHAPITRE.fullmatch(nom))


def _notebooks(racine: Path) -> Iterable[Path]:
    return chain.from_iterable((racine / version.dossier).glob("[0-9]*.ipynb") for version in Version)


def lire_chapitres(demande: str, connus: Sequence[str]) -> tuple[str, ...]:
    """Les chapitres demandés, dans l’ordre du cours ; tous quand la demande est vide.

    >>> lire_chapitres("1-2,08", ["00", "01", "01b", "02", "08"])
    ('01', '01b', '02', '08')

    Lève `ErreurFabrication`, avec la forme attendue.
    """
    rangs: set[int] = set()
    for morceau in demande.split(",") if demande.strip() else ():
        trouve = INTERVALLE.fullmatch(morceau)
        debut, fin = (_deux_chiffres(borne) for borne in (trouve[1], trouve[2] or trouve[1])) if trouve else ("", "")
        if debut not in connus or fin not in connus or connus.index(debut) > connus.index(fin):
            raise ErreurFabrication(
                f"--chapitres : il faut des numéros ou des intervalles croissants, comme 01-04,08, parmi {' '.join(connus)} ; voici {citer(demande)}"
            )
        rangs.update(range(connus.index(debut), connus.index(fin) + 1))
    return tuple(connus[rang] for rang in sorted(rangs)) or tuple(connus)


def _deux_chiffres(borne: str) -> str:
    return borne if borne[1:2].isdigit() else f"0{borne}"


def deja_donnes(dossier: Path, ouvrage: Ouvrage) -> set[str]:
    """Les notebooks que ce dossier contient déjà, sans les pages d’annonce."""
    noms = {nom for nom in lire_liste(dossier, ouvrage) if nom.endswith(".ipynb") and (dossier / nom).is_file()}
    return {nom for nom in noms if f'"{ANNONCE}"' not in (dossier / nom).read_text(encoding="utf-8")}


def poser_notebooks(racine: Path, construit: Path, voulus: Mapping[Version, Sequence[str]], deja: set[str]) -> list[str]:
    """Écrit les notebooks voulus et ceux qui sont déjà donnés, puis une page d’annonce pour chaque lien vers un autre."""
    donnes = [nom for nom in sorted(_noms(racine)) if nom in deja or _est_voulu(nom, voulus)]
    for nom in donnes:
        (construit / nom).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(racine / nom, construit / nom)
    for nom in sorted(_lies(racine, donnes) - set(donnes)):
        (construit / nom).parent.mkdir(parents=True, exist_ok=True)
        (construit / nom).write_text(_annoncer(nom, racine), encoding="utf-8", newline="\n")
    return donnes


def _noms(racine: Path) -> set[str]:
    return {chemin.relative_to(racine).as_posix() for chemin in _notebooks(racine)}


def _est_voulu(nom: str, voulus: Mapping[Version, Sequence[str]]) -> bool:
    chapitre = numero(sans_suffixe(Path(nom).stem))
    return any(nom.startswith(f"{version.dossier}/") and chapitre in numeros for version, numeros in voulus.items())


def _lies(racine: Path, donnes: Iterable[str]) -> set[str]:
    """Les notebooks du cours auxquels ceux-ci renvoient."""
    cibles = {
        posixpath.normpath(posixpath.join(posixpath.dirname(nom), lien))
        for nom in donnes
        for lien in LIEN.findall((racine / nom).read_text(encoding="utf-8"))
    }
    return {cible for cible in cibles if (racine / cible).is_file()}


def _annoncer(nom: str, racine: Path) -> str:
    """La page qui tient lieu d’un notebook ; le vrai, plus tard, la remplace jusque dans `travail`."""
    titre = lire_notebook_publie(nom, json.loads((racine / nom).read_text(encoding="utf-8"))).titre
    cellule = {"cell_type": "markdown", "id": ANNONCE, "metadata": {}, "source": TEXTE_DE_L_ANNONCE.format(titre=titre)}
    page = {"cells": [cellule], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    page["metadata"] = {
        "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        CLE: {"version": numero_de_version(page)},
    }
    return json.dumps(page, ensure_ascii=False, indent=1) + "\n"
