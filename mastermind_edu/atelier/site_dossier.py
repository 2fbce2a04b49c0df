"""Le dossier d’un site, ou celui d’une classe : n’y remplacer que ce que cette commande y a mis.

Un fichier de quelqu’un n’est jamais effacé ni écrasé ; une liste, posée dans le
dossier, dit ce qui est à nous. Commencer par `exiger_destination` et `installer`.
"""

import json
import shutil
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.plan import ErreurFabrication

LISTE = "site_mastermind.json"


class Ouvrage(NamedTuple):
    """Ce que l’on pose dans un dossier : le fichier qui en fait la liste, et son nom dans les messages."""

    liste: str
    nom: str


SITE = Ouvrage(LISTE, "un site construit")


def exiger_destination(dossier: Path, ouvrage: Ouvrage = SITE) -> None:
    """Lève `ErreurFabrication` si ce n’est ni un dossier vide, ni un ouvrage de cette commande."""
    if dossier.exists() and not dossier.is_dir():
        raise ErreurFabrication(f"il faut un dossier, voici un fichier : {dossier}")
    # Un dépôt encore vide, prêt à publier, n’a que son « .git ».
    if dossier.is_dir() and any(chemin.name != ".git" for chemin in dossier.iterdir()) and not (dossier / ouvrage.liste).is_file():
        raise ErreurFabrication(
            f"il faut un dossier vide, nouveau, ou {ouvrage.nom} par cette commande ; {dossier} contient autre chose, "
            "et rien n’y a été changé"
        )


def exiger_site(dossier: Path) -> None:
    """Lève `ErreurFabrication` si le dossier n’est pas un site construit ici."""
    if not (dossier / LISTE).is_file() or not (dossier / "index.html").is_file():
        raise ErreurFabrication(f"il faut un site construit par « python lancer.py site », voici {dossier}")


def installer(construit: Path, dossier: Path, ouvrage: Ouvrage = SITE) -> list[str]:
    """Met ce qui est construit à la place de l’ancien ; renvoie les fichiers posés.

    Lève `ErreurFabrication`, sans rien changer, plutôt que d’écraser un fichier d’ailleurs.
    """
    exiger_destination(dossier, ouvrage)
    anciens = lire_liste(dossier, ouvrage)
    nouveaux = {chemin.relative_to(construit).as_posix() for chemin in construit.rglob("*") if chemin.is_file()}
    etrangers = sorted(nom for nom in nouveaux - anciens if (dossier / nom).exists())
    if etrangers:
        raise ErreurFabrication(f"il faudrait écraser {etrangers[0]}, que cette commande n’a pas posé dans {dossier} ; rien n’y a été changé")
    dossier.mkdir(parents=True, exist_ok=True)
    # Écrite d’abord avec tout : interrompu ici, l’ouvrage est encore reconnu la fois suivante.
    _ecrire_liste(dossier / ouvrage.liste, anciens | nouveaux)
    _oter(dossier, anciens - nouveaux)
    for nom in sorted(nouveaux):
        (dossier / nom).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(construit / nom, dossier / nom)
    _ecrire_liste(dossier / ouvrage.liste, nouveaux)
    return sorted(nouveaux)


def lire_liste(dossier: Path, ouvrage: Ouvrage = SITE) -> set[str]:
    """Les fichiers que la commande précédente a posés ; lève `ErreurFabrication` pour une liste abîmée."""
    liste = dossier / ouvrage.liste
    if not liste.is_file():
        return set()
    try:
        noms = set(map(str, json.loads(liste.read_text(encoding="utf-8"))["fichiers"]))
    except (ValueError, KeyError, TypeError) as erreur:
        raise ErreurFabrication(f"{liste} est abîmé : choisissez un autre dossier") from erreur
    interieur = dossier.resolve()
    # Une liste trafiquée ne doit pas faire effacer un fichier d’ailleurs.
    if any(not (interieur / nom).resolve().is_relative_to(interieur) for nom in noms):
        raise ErreurFabrication(f"{liste} nomme un fichier d’ailleurs : choisissez un autre dossier")
    return noms


def _ecrire_liste(liste: Path, noms: set[str]) -> None:
    texte = json.dumps({"fichiers": sorted(noms)}, indent=0, ensure_ascii=False)
    liste.write_text(texte, encoding="utf-8", newline="\n")


def _oter(dossier: Path, noms: set[str]) -> None:
    """Ôte ces fichiers, puis les dossiers qu’ils laissent vides."""
    for nom in noms:
        (dossier / nom).unlink(missing_ok=True)
    laisses = {parent for nom in noms for parent in (dossier / nom).parents if parent != dossier and parent.is_relative_to(dossier)}
    for parent in sorted(laisses, key=lambda chemin: len(chemin.parts), reverse=True):
        if parent.is_dir() and not any(parent.iterdir()):
            parent.rmdir()
