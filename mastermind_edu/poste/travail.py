"""Le dossier `travail` : les copies où l’élève écrit, que rien de ce qui arrive avec une mise à jour ne remplace.

Une copie à laquelle il n’a pas touché suit le cours ; les autres lui appartiennent, et on lui dit qu’une version
plus récente existe. Commencer par `mettre_a_jour`.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.disque import ecrire, ecrire_octets
from mastermind_edu.livraison import CLE, DISTRIBUTION, numero_de_version, sans_resultats

DOSSIER = "travail"
DOSSIERS = ("notebooks", "exercises")
CORRIGES = "solutions"  # donnés à l’élève seulement dans un dossier que le professeur a distribué
REGISTRE = ".copies.json"  # l’empreinte de chaque copie, telle qu’elle a été posée
# Ce que le greffon des widgets enregistre quand aucun n’est affiché.
SANS_WIDGET = {"application/vnd.jupyter.widget-state+json": {"state": {}, "version_major": 2, "version_minor": 0}}


class Bilan(NamedTuple):
    """Ce qu’est devenue chaque copie dont il y a quelque chose à dire, nommée à partir de `travail`."""

    renouvelees: list[str]
    reprises: list[str]
    gardees: list[str]


def mettre_a_jour(racine: Path, langage: dict) -> Bilan:
    """Pose dans `travail` les notebooks du cours, sans toucher à ce que l’élève a changé.

    `langage` : ce que le noyau dit de lui. Déjà écrit dans les copies, JupyterLab n’a rien à y changer en les ouvrant.
    Lève `OSError` quand le dossier ne peut pas être écrit.
    """
    travail = Path(racine) / DOSSIER
    registre = _lire_registre(travail / REGISTRE)
    bilan = Bilan([], [], [])
    for nom in _notebooks(racine):
        livre = (racine / nom).read_bytes()
        notebook = _lire_notebook(livre)
        # Changé sur place, ou d’avant les numéros de version : c’est déjà du travail.
        if notebook is None or _version(notebook) != numero_de_version(notebook):
            _reprendre(travail / nom, nom, livre, registre, bilan)
        else:
            _poser(travail / nom, nom, notebook, langage, registre, bilan)
    ecrire(travail / REGISTRE, json.dumps(registre, ensure_ascii=False, indent=1, sort_keys=True) + "\n")
    return bilan


def _notebooks(racine: Path) -> Iterator[str]:
    for dossier in (*DOSSIERS, CORRIGES) if (Path(racine) / DISTRIBUTION).is_file() else DOSSIERS:
        for chemin in sorted((Path(racine) / dossier).glob("*.ipynb")):
            yield chemin.relative_to(racine).as_posix()


def _reprendre(copie: Path, nom: str, livre: bytes, registre: dict[str, str], bilan: Bilan) -> None:
    """Copie tel quel, une seule fois, un notebook qui est déjà du travail."""
    if nom not in registre and not copie.exists():
        ecrire_octets(copie, livre)
        bilan.reprises.append(nom)
    registre.setdefault(nom, "")  # aucune empreinte : la copie appartient à l’élève


def _poser(copie: Path, nom: str, notebook: dict, langage: dict, registre: dict[str, str], bilan: Bilan) -> None:
    """Pose ou renouvelle une copie intacte ; note celle que l’élève garde alors qu’une autre édition est là."""
    voulu = _preparer(notebook, langage)
    actuelle = copie.read_bytes() if copie.exists() else voulu
    ancienne = _version(_lire_notebook(actuelle))
    if _empreinte(actuelle) in (_empreinte(voulu), registre.get(nom)):
        ecrire_octets(copie, voulu)
        registre[nom] = _empreinte(voulu)
        if ancienne != _version(notebook):
            bilan.renouvelees.append(nom)
    elif ancienne and ancienne != _version(notebook):
        bilan.gardees.append(nom)


def _preparer(notebook: dict, langage: dict) -> bytes:
    """Les octets que JupyterLab écrirait en enregistrant ce notebook, sans ses résultats et à peine ouvert, sur ce poste."""
    metadonnees = {**notebook["metadata"], "language_info": langage, "widgets": SANS_WIDGET}
    return (json.dumps({**sans_resultats(notebook), "metadata": metadonnees}, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def _empreinte(octets: bytes) -> str:
    return sha256(octets).hexdigest()


def _version(notebook: dict | None) -> str | None:
    """L’édition dont vient un notebook, même complété par l’élève."""
    try:
        return notebook["metadata"][CLE]["version"]
    except (KeyError, TypeError):
        return None


def _lire_notebook(octets: bytes) -> dict | None:
    try:
        notebook = json.loads(octets)
        numero_de_version(notebook)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return notebook


def _lire_registre(registre: Path) -> dict[str, str]:
    """Le registre des copies ; vide s’il manque ou ne se lit pas : tout passe alors pour le travail de l’élève."""
    try:
        contenu = json.loads(registre.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return contenu if isinstance(contenu, dict) else {}


def raconter(bilan: Bilan) -> list[str]:
    """Ce bilan en phrases, vide quand rien n’a changé."""
    phrases = []
    if bilan.renouvelees:
        phrases.append(f"Mis à jour, car vous n’y aviez rien changé : {', '.join(bilan.renouvelees)}.")
    if bilan.reprises:
        phrases.append(f"Votre travail d’avant est repris dans le dossier {DOSSIER} : {', '.join(bilan.reprises)}.")
    if bilan.gardees:
        phrases.append(f"Une version plus récente existe : {', '.join(bilan.gardees)}. Votre copie n’est pas touchée ;")
        phrases.append("pour avoir aussi la nouvelle, renommez la vôtre dans JupyterLab, puis relancez le cours.")
    return phrases
