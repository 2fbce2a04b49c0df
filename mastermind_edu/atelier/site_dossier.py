"""Le dossier du site : n’y remplacer que ce que cette commande y a mis.

Un fichier de quelqu’un n’est jamais effacé ni écrasé ; une liste, posée dans le
site, dit ce qui est à nous. Commencer par `exiger_destination` et `installer`.
"""

import json
import shutil
from pathlib import Path

from mastermind_edu.atelier.erreurs import ErreurFabrication

LISTE = "site_mastermind.json"


def exiger_destination(dossier: Path) -> None:
    """Lève `ErreurFabrication` si ce n’est ni un dossier vide, ni un site construit ici."""
    if dossier.exists() and not dossier.is_dir():
        raise ErreurFabrication(f"il faut un dossier, voici un fichier : {dossier}")
    # Un dépôt encore vide, prêt à publier, n’a que son « .git ».
    if dossier.is_dir() and any(chemin.name != ".git" for chemin in dossier.iterdir()) and not (dossier / LISTE).is_file():
        raise ErreurFabrication(
            f"il faut un dossier vide, nouveau, ou un site construit par cette commande ; {dossier} contient autre chose, "
            "et rien n’y a été changé"
        )


def exiger_site(dossier: Path) -> None:
    """Lève `ErreurFabrication` si le dossier n’est pas un site construit ici."""
    if not (dossier / LISTE).is_file() or not (dossier / "index.html").is_file():
        raise ErreurFabrication(f"il faut un site construit par « python lancer.py site », voici {dossier}")


def installer(construit: Path, dossier: Path) -> list[str]:
    """Met le site construit à la place de l’ancien ; renvoie les fichiers posés.

    Lève `ErreurFabrication`, sans rien changer, plutôt que d’écraser un fichier d’ailleurs.
    """
    exiger_destination(dossier)
    anciens, nouveaux = _lire_liste(dossier), _lister(construit)
    etrangers = sorted(nom for nom in nouveaux - anciens if (dossier / nom).exists())
    if etrangers:
        raise ErreurFabrication(f"il faudrait écraser {etrangers[0]}, que le site n’a pas posé dans {dossier} ; rien n’y a été changé")
    dossier.mkdir(parents=True, exist_ok=True)
    # Écrite d’abord avec tout : interrompu ici, le site est encore reconnu la fois suivante.
    _ecrire_liste(dossier, anciens | nouveaux)
    _oter(dossier, anciens - nouveaux)
    for nom in sorted(nouveaux):
        (dossier / nom).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(construit / nom, dossier / nom)
    _ecrire_liste(dossier, nouveaux)
    return sorted(nouveaux)


def _lister(dossier: Path) -> set[str]:
    return {chemin.relative_to(dossier).as_posix() for chemin in dossier.rglob("*") if chemin.is_file()}


def _lire_liste(dossier: Path) -> set[str]:
    """Les fichiers que la construction précédente a posés ; lève `ErreurFabrication` pour une liste abîmée."""
    liste = dossier / LISTE
    if not liste.is_file():
        return set()
    try:
        noms = set(map(str, json.loads(liste.read_text(encoding="utf-8"))["fichiers"]))
    except (ValueError, KeyError, TypeError) as erreur:
        raise ErreurFabrication(f"{liste} est abîmé : construisez le site dans un autre dossier") from erreur
    interieur = dossier.resolve()
    # Une liste trafiquée ne doit pas faire effacer un fichier d’ailleurs.
    if any(not (interieur / nom).resolve().is_relative_to(interieur) for nom in noms):
        raise ErreurFabrication(f"{liste} nomme un fichier hors du site : construisez le site dans un autre dossier")
    return noms


def _ecrire_liste(dossier: Path, noms: set[str]) -> None:
    texte = json.dumps({"fichiers": sorted(noms)}, indent=0, ensure_ascii=False)
    (dossier / LISTE).write_text(texte, encoding="utf-8", newline="\n")


def _oter(dossier: Path, noms: set[str]) -> None:
    """Ôte ces fichiers, puis les dossiers qu’ils laissent vides."""
    for nom in noms:
        (dossier / nom).unlink(missing_ok=True)
    laisses = {parent for nom in noms for parent in (dossier / nom).parents if parent != dossier and parent.is_relative_to(dossier)}
    for parent in sorted(laisses, key=lambda chemin: len(chemin.parts), reverse=True):
        if parent.is_dir() and not any(parent.iterdir()):
            parent.rmdir()
