"""Ce qu’un chapitre ou un widget change hors de chez lui : ce que la fabrique récrit, et ce que l’auteur a oublié d’écrire.

Les durées sont lues dans les fiches des leçons et des exercices ; quels chapitres forment un parcours : voir `exercices.parcours`.
Commencer par `recrire_annonces`, puis `lister_oublis`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from mastermind_edu.atelier.enseignant.lecture import SOURCES, lire_toml
from mastermind_edu.atelier.gammes import compter_minutes, lister_gammes
from mastermind_edu.atelier.plan import EXERCICES, Cible, ErreurFabrication, Version, lister_cibles
from mastermind_edu.chapitres import SUFFIXES, numero
from mastermind_edu.exercices import charger, dossier_de
from mastermind_edu.exercices.parcours import PARCOURS, Parcours
from mastermind_edu.francais import accorder, majuscule
from mastermind_edu.livraison import QUESTION_OUVERTE

# Ce qui parle de chaque widget ou de chaque exercice, le motif que l’on y cherche, et ce qu’il faut y écrire.
DES_WIDGETS = (
    ("docs/accessibilite.md", r"^\| touche \| dans .*`{}`", "une table des touches, « | touche | dans `{}` | »"),
    ("tests/test_accessibilite.py", r"^    \"[\w-]+\": f?\".*\b{}\(", "un état dans ETATS, comme \"{}-neuf\": \"jeu = {}()\","),
)
DES_FONCTIONS = (
    ("tests/domaines.py", r"^[^#\n]*\"{}\"", "le domaine de `{}` dans DOMAINES"),
    ("docs/variantes.md", r"^\| `{}` \|", "la ligne de `{}` ; `python tests/variantes.py > docs/variantes.md` la fait"),
)
POINTS = re.compile(r"^# - \*\*Points\*\* : .*$", re.MULTILINE)
GAMMES = re.compile(r"^# - \*\*Gammes\*\* : .*$", re.MULTILINE)
EN_LETTRES = "zéro une deux trois quatre cinq six sept huit neuf dix onze douze".split()
# « Deux fonctions… », dans la cellule qui ouvre un exercice ou celle qui finit une leçon.
NOMBRE_ANNONCE = re.compile(rf"(?P<avant>^# %% (?:titre|suite) (?:(?!^# %% )[\s\S])*?)(?P<mot>\b(?i:{'|'.join(EN_LETTRES[2:])}))(?=(?: petites)? fonctions\b)", re.MULTILINE)
DEBUT_D_UNE_LECON, FIN_D_UNE_LECON = ["titre", "fiche", "imports"], ["retenir", "suite"]
FONCTION = re.compile(r"^EXERCICE = Exercice\(", re.MULTILINE)  # ni un objet, ni une liste de cas
CELLULES = re.compile(r"^# %% ([a-z0-9-]+)", re.MULTILINE)
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
        recrit = _mesurer(texte, racine, "# ") if cible.version is Version.LECON else _annoncer_les_gammes(_noter(texte, cible.chapitre, sommaire), cible)
        recrit = _compter_en_lettres(recrit, sommaire.get(cible.chapitre, ()))
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


def _compter_en_lettres(source: str, noms: Sequence[str]) -> str:
    """Le source, où le titre d’un exercice et la suite d’une leçon disent combien de fonctions l’élève écrira ; ni une liste de cas ni une classe n’en est une.

    >>> _compter_en_lettres("# %% suite [markdown]\\n# L’exercice, deux fonctions, puis des cas.", ("a", "b", "c", "mes_cas_c"))
    '# %% suite [markdown]\\n# L’exercice, trois fonctions, puis des cas.'
    """
    nombre = sum(nom.islower() and not nom.startswith("mes_cas_") for nom in noms)
    if not 2 <= nombre < len(EN_LETTRES):
        return source
    return NOMBRE_ANNONCE.sub(lambda m: m["avant"] + (majuscule(EN_LETTRES[nombre]) if m["mot"][0].isupper() else EN_LETTRES[nombre]), source)


def _mesurer(texte: str, racine: Path, debut: str) -> str:
    """Le texte, où la ligne de chaque parcours qu’il nomme dit sa durée."""
    lignes = [re.compile(rf"^{debut}\| {re.escape(parcours.nom)} \|.*$", re.MULTILINE) for parcours in PARCOURS]
    if any(ligne.search(texte) for ligne in lignes):
        for ligne, mesuree in zip(lignes, ecrire_lignes(lire_durees(racine)), strict=True):
            texte = ligne.sub(debut + mesuree, texte)
    return texte


def _noter(source: str, chapitre: str, sommaire: Sommaire) -> str:
    """Le source d’un exercice, où la fiche dit les points de chaque fonction et de chaque réponse écrite."""
    *debut, fin = [str(charger(dossier_de(chapitre), nom).points) for nom in sommaire.get(chapitre, ())] or [""]
    ecrites = [trouve[1] for ligne in source.splitlines() if (trouve := QUESTION_OUVERTE.match(ligne.removeprefix("#")))]
    suite = f" ; par écrit, {' et '.join(ecrites)}" if ecrites else ""
    return POINTS.sub(f"# - **Points** : {', '.join(debut)}{' et ' if debut else ''}{fin}{suite}", source) if fin else source


def _annoncer_les_gammes(source: str, cible: Cible) -> str:
    """Le source d’un exercice, où la fiche dit combien il a de gammes, et leur durée."""
    gammes = lister_gammes(cible)
    return GAMMES.sub(f"# - **Gammes** : {len(gammes)}, {compter_minutes(gammes)} minutes en plus, hors de la note", source) if gammes else source


def lister_oublis(racine: Path, titres: Mapping[str, str]) -> list[str]:
    """Une phrase par endroit où un chapitre ou un widget manque et que l’auteur seul peut écrire ; rien dans un cours sans trousse du professeur."""
    if not (racine / SOURCES).is_dir():
        return []
    lecons = lister_cibles(racine, Version.LECON)
    oublis = [phrase for precedente, lecon in pairwise(lecons) for phrase in _oublis_du_cours(lecons[0], precedente, lecon, titres)]
    oublis += [phrase for lecon in lecons for phrase in _oublis_de_la_trousse(lecon, lecons[0])]
    for cible in lister_cibles(racine, Version.EXERCICE):
        oublis += _oublis_des_exercices(cible)
    modules = sorted((racine / EXERCICES).glob("chapitre_*/[!_]*.py"))
    fonctions = [chemin.stem for chemin in modules if FONCTION.search(chemin.read_text(encoding="utf-8"))]
    return [*oublis, *_oublis_des_widgets(racine), *_absents(racine, DES_FONCTIONS, fonctions)]


def _oublis_du_cours(premiere: Cible, precedente: Cible, lecon: Cible, titres: Mapping[str, str]) -> Iterator[str]:
    nom, lien = f"{numero(lecon.chapitre)} — {titres.get(lecon.chapitre, lecon.chapitre)}", f"{lecon.chapitre}.ipynb"
    if lien not in (lecon.racine / "README.md").read_text(encoding="utf-8"):
        yield f"README.md : il faut dans le chemin une ligne qui mène à {lecon.nom}"
    if f"({lien})" not in premiere.source.read_text(encoding="utf-8"):
        yield f"{premiere.nom_source} : il faut dans la carte une ligne « | [{nom}]({lien}) | ce que l’on y fera | »"
    cellules = CELLULES.findall(lecon.source.read_text(encoding="utf-8"))
    if (cellules[:3], cellules[-2:]) != (DEBUT_D_UNE_LECON, FIN_D_UNE_LECON):
        yield f"{lecon.nom_source} : il faut d’abord les cellules {', '.join(DEBUT_D_UNE_LECON)}, et {' puis '.join(FIN_D_UNE_LECON)} à la fin"
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
    epreuves = {fichier.name: lire_toml(fichier, fichier.name) for fichier in sorted((trousse / "epreuves").glob("*.toml"))}
    interroges = {sur[:2] for epreuve in epreuves.values() for question in epreuve["question"] for sur in question.get("sur", ())}
    if chapitre[:2] not in interroges:  # un chapitre coupé garde les questions d’avant
        yield f"{SOURCES}/epreuves : il faut une question dont « sur » contient '{chapitre}', dans une épreuve dont « chapitres » le comprend ; la dernière est {max(epreuves)}"


def _oublis_des_exercices(cible: Cible) -> Iterator[str]:
    """Le dossier de leurs modules, la ligne « Points » de la fiche, et la place de chacun dans le plan de séance."""
    from mastermind_edu.atelier.sources import VERIFICATION

    source, plan = cible.source.read_text(encoding="utf-8"), f"{SOURCES}/seances/{cible.chapitre}.toml"
    noms = list(dict.fromkeys(VERIFICATION.findall(source)))
    dossier = cible.racine / EXERCICES / dossier_de(cible.chapitre)
    if dossier.is_dir() and not (dossier / "__init__.py").exists():
        yield f"{EXERCICES}/{dossier.name}/__init__.py : il faut ce fichier, où une chaîne d’aide dit ce que contient le chapitre"
    if noms and not POINTS.search(source):
        yield f"{cible.nom_source} : il faut dans la fiche une ligne « - **Points** : 0 », que la fabrique remplit"
    if noms and (cible.racine / plan).exists():
        places = [nom for temps in lire_toml(cible.racine / plan, plan).get("exercices", ()) for nom in temps.get("fonctions", ())]
        yield from (f"{plan} : il faut `{nom}` dans les `fonctions` d’un temps et dans une voie" for nom in noms if nom not in places)


def _oublis_des_widgets(racine: Path) -> Iterator[str]:
    widgets = import_module("mastermind_edu.widgets")
    for nom, objet in vars(widgets).items():
        if isinstance(objet, type) and nom not in widgets.__all__:
            yield f"mastermind_edu/widgets/__init__.py : il faut \"{nom}\" dans __all__"
    yield from _absents(racine, DES_WIDGETS, widgets.__all__)


def _absents(racine: Path, lieux: Iterable[tuple[str, str, str]], noms: Sequence[str]) -> Iterator[str]:
    """Une phrase par nom qu’un de ces fichiers ne donne pas encore ; un fichier absent ne demande rien."""
    for fichier, motif, quoi in lieux:
        if (racine / fichier).exists():
            texte = (racine / fichier).read_text(encoding="utf-8")
            absents = (nom for nom in noms if not re.search(motif.replace("{}", nom), texte, re.MULTILINE))
            yield from (f"{fichier} : il faut {quoi.replace('{}', nom)}" for nom in absents)


def lire_durees(racine: Path) -> Counter[str]:
    """Les minutes de chaque chapitre, leçon, exercices et gammes réunis.

    Lève `ErreurFabrication` pour un source sans durée en minutes.
    """
    durees: Counter[str] = Counter()
    for cible in lister_cibles(racine, Version.LECON, Version.EXERCICE):
        durees[numero(cible.chapitre)] += lire_duree(cible)
        if cible.version is Version.EXERCICE:
            durees[numero(cible.chapitre)] += compter_minutes(lister_gammes(cible))
    return durees


def lire_duree(cible: Cible) -> int:
    """Les minutes qu’annonce la fiche d’un source."""
    trouve = DUREE.search(cible.source.read_text(encoding="utf-8"))
    return minutes(trouve[1] if trouve else "", cible.nom_source)


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
