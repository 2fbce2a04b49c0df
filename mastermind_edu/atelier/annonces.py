"""Ce qu’un chapitre ou un widget change hors de chez lui : ce que la fabrique récrit, et ce que l’auteur a oublié d’écrire.

Les durées sont lues dans les fiches des leçons et des exercices ; quels chapitres forment un parcours : voir `exercices.parcours`.
Commencer par `recrire_annonces`, puis `lister_oublis`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from mastermind_edu.atelier.enseignant.lecture import SOURCES, lire_toml
from mastermind_edu.atelier.plan import Cible, ErreurFabrication, Version, lister_cibles
from mastermind_edu.chapitres import SUFFIXES, numero
from mastermind_edu.exercices import charger, dossier_de
from mastermind_edu.exercices.parcours import PARCOURS, Parcours
from mastermind_edu.francais import accorder

# Ce qui parle de chaque widget, et ce qu’il faut y écrire.
DES_WIDGETS = {"docs/accessibilite.md": "dire comment on s’en sert sans souris", "tests/test_accessibilite.py": "en essayer un état"}
POINTS = re.compile(r"^# - \*\*Points\*\* : .*$", re.MULTILINE)
LIGNE_D_UN_CHAPITRE = re.compile(r"\| (\d\d[a-z]?) \| \[")

Sommaire = Mapping[str, tuple[str, ...]]
DUREE = re.compile(r"^(?:# )?(?:\||-)\s*\*\*Durée\*\*\s*[|:]\s*(.+?)\s*\|?\s*$", re.MULTILINE)  # dans un source ou dans un notebook
MINUTES = re.compile(r"(\d+) minutes")


def recrire_annonces(racine: Path, sommaire: Sommaire, titres: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Le nom et le nouveau texte de ce qui est écrit à la main, mais compte, mesure ou note les chapitres."""
    readme = racine / "README.md"
    if readme.exists():
        texte = _ranger(readme.read_text(encoding="utf-8"), sommaire, titres)
        yield readme.name, _mesurer(_compter(texte, sommaire), racine, "")
    for cible in lister_cibles(racine, Version.LECON, Version.EXERCICE):
        texte = cible.source.read_text(encoding="utf-8")
        recrit = _mesurer(texte, racine, "# ") if cible.version is Version.LECON else _noter(texte, cible.chapitre, sommaire)
        if recrit != texte:
            yield cible.nom_source, recrit


def _ranger(readme: str, sommaire: Sommaire, titres: Mapping[str, str]) -> str:
    """Le README, où chaque chapitre a sa ligne, après celle du précédent."""
    lignes = readme.split("\n")
    for chapitre in sommaire:
        avant = [rang for rang, ligne in enumerate(lignes) if (trouve := LIGNE_D_UN_CHAPITRE.match(ligne)) and trouve[1] < numero(chapitre)]
        if avant and f"/{chapitre}{SUFFIXES['exercises']}.ipynb" not in readme:
            exercices = f"[0 fonction](exercises/{chapitre}{SUFFIXES['exercises']}.ipynb)"
            lignes.insert(avant[-1] + 1, f"| {numero(chapitre)} | [{titres[chapitre]}](notebooks/{chapitre}.ipynb) | {exercices} |")
    return "\n".join(lignes)


def _compter(readme: str, sommaire: Sommaire) -> str:
    """Le README, où chaque lien vers un exercice dit combien de fonctions il contient."""
    for chapitre, noms in sommaire.items():
        lien = rf"\(exercises/{chapitre}{SUFFIXES['exercises']}\.ipynb\)"
        readme = re.sub(rf"\[\d+ fonctions?\](?={lien})", f"[{accorder(len(noms), 'fonction')}]", readme)
    return readme


def _mesurer(texte: str, racine: Path, debut: str) -> str:
    """Le texte, où la ligne de chaque parcours qu’il nomme dit sa durée."""
    lignes = [re.compile(rf"^{debut}\| {re.escape(parcours.nom)} \|.*$", re.MULTILINE) for parcours in PARCOURS]
    if any(ligne.search(texte) for ligne in lignes):
        for ligne, mesuree in zip(lignes, ecrire_lignes(lire_durees(racine)), strict=True):
            texte = ligne.sub(debut + mesuree, texte)
    return texte


def _noter(source: str, chapitre: str, sommaire: Sommaire) -> str:
    """Le source d’un exercice, où la fiche dit les points de chaque fonction."""
    *debut, fin = [str(charger(dossier_de(chapitre), nom).points) for nom in sommaire.get(chapitre, ())] or [""]
    return POINTS.sub(f"# - **Points** : {', '.join(debut)}{' et ' if debut else ''}{fin}", source) if fin else source


def lister_oublis(racine: Path, titres: Mapping[str, str]) -> list[str]:
    """Une phrase par endroit où un chapitre ou un widget manque et que l’auteur seul peut écrire ; rien dans un cours sans trousse du professeur."""
    if not (racine / SOURCES).is_dir():
        return []
    lecons = lister_cibles(racine, Version.LECON)
    oublis = [phrase for precedente, lecon in pairwise(lecons) for phrase in _oublis_du_cours(lecons[0], precedente, lecon, titres)]
    oublis += [phrase for lecon in lecons for phrase in _oublis_de_la_trousse(lecon, lecons[0])]
    return oublis + list(_oublis_des_widgets(racine))


def _oublis_du_cours(premiere: Cible, precedente: Cible, lecon: Cible, titres: Mapping[str, str]) -> Iterator[str]:
    nom, lien = f"{numero(lecon.chapitre)} — {titres.get(lecon.chapitre, lecon.chapitre)}", f"{lecon.chapitre}.ipynb"
    if lien not in (lecon.racine / "README.md").read_text(encoding="utf-8"):
        yield f"README.md : il faut dans le chemin une ligne qui mène à {lecon.nom}"
    if f"({lien})" not in premiere.source.read_text(encoding="utf-8"):
        yield f"{premiere.nom_source} : il faut dans la carte une ligne « | [{nom}]({lien}) | ce que l’on y fera | »"
    voisins = [precedente, precedente._replace(version=Version.EXERCICE)]
    if not any(lien in voisin.source.read_text(encoding="utf-8") for voisin in voisins if voisin.source.exists()):
        yield f"{precedente.nom_source} : il faut, à la fin de la leçon ou de ses exercices, un lien vers [{nom}](../notebooks/{lien})"


def _oublis_de_la_trousse(lecon: Cible, premiere: Cible) -> Iterator[str]:
    trousse, chapitre = lecon.racine / SOURCES, numero(lecon.chapitre)
    if not (trousse / "seances" / f"{lecon.chapitre}.toml").exists():
        yield f"{SOURCES}/seances/{lecon.chapitre}.toml : il faut le plan de séance de cette leçon"
    programmes = lire_toml(trousse / "programmes.toml", f"{SOURCES}/programmes.toml")["programme"]
    if lecon != premiere and not any(chapitre in item["chapitres"] for programme in programmes for item in programme["item"]):
        yield f"{SOURCES}/programmes.toml : il faut un intitulé dont « chapitres » contient '{chapitre}'"
    epreuves = {fichier.name: lire_toml(fichier, fichier.name)["chapitres"].split(" à ") for fichier in sorted((trousse / "epreuves").glob("*.toml"))}
    if not any(debut <= chapitre <= fin for debut, fin in epreuves.values()):
        yield f"{SOURCES}/epreuves : il faut une épreuve dont « chapitres » comprend {chapitre} ; la dernière est {max(epreuves)}"


def _oublis_des_widgets(racine: Path) -> Iterator[str]:
    pages = {nom: (racine / nom).read_text(encoding="utf-8") for nom in DES_WIDGETS if (racine / nom).exists()}
    for widget in import_module("mastermind_edu.widgets").__all__:
        yield from (f"{nom} : il faut {DES_WIDGETS[nom]}, pour le widget `{widget}`" for nom, texte in pages.items() if not re.search(rf"\b{widget}\b", texte))


def lire_durees(racine: Path) -> Counter[str]:
    """Les minutes de chaque chapitre, leçon et exercices réunis.

    Lève `ErreurFabrication` pour un source sans durée en minutes.
    """
    durees: Counter[str] = Counter()
    for cible in lister_cibles(racine, Version.LECON, Version.EXERCICE):
        trouve = DUREE.search(cible.source.read_text(encoding="utf-8"))
        durees[numero(cible.chapitre)] += minutes(trouve[1] if trouve else "", cible.nom_source)
    return durees


def minutes(duree: str, nom: str) -> int:
    """Les minutes qu’annonce une fiche.

    >>> minutes("90 minutes, en deux fois si vous voulez", "03_validation")
    90
    """
    trouve = MINUTES.match(duree)
    if not trouve:
        raise ErreurFabrication(f"{nom} : il faut une ligne « - **Durée** : 60 minutes », voici « {duree} »")
    return int(trouve[1])


def additionner(parcours: Parcours, durees: Mapping[str, int]) -> str:
    """La durée d’un parcours, à la demi-heure près.

    >>> additionner(PARCOURS[0], {"00": 30, "01": 100, "16": 999})
    '2 heures'
    """
    demies = round(sum(minutes for nombre, minutes in durees.items() if parcours.comprend(nombre)) / 30)
    return accorder(demies // 2, "heure") + (" 30" if demies % 2 else "")


def ecrire_lignes(durees: Mapping[str, int]) -> list[str]:
    """Une ligne de tableau par parcours, en Markdown."""
    return [f"| {parcours.nom} | {parcours.resume} | {additionner(parcours, durees)} |" for parcours in PARCOURS]
