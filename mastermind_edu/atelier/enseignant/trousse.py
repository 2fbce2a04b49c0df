"""Toutes les pages de `docs/enseignant/` : plans de séance, trimestres, programmes officiels, fiches, sommaire.

Chaque autre sorte de page a son module ; celui-ci les réunit. Commencer par `composer_trousse`.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mastermind_edu.atelier.enseignant.epreuves import lire_epreuve, lister_epreuves
from mastermind_edu.atelier.enseignant.fiches import composer_fiches
from mastermind_edu.atelier.enseignant.lecture import PAGES, SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.enseignant.seance_en_page import ecrire_seance, ecrire_sommaire
from mastermind_edu.atelier.enseignant.seances import Seance, lire_seance, lister_seances
from mastermind_edu.atelier.enseignant.trimestres import TRIMESTRES, ecrire_trimestre, mesurer
from mastermind_edu.chapitres import numero
from mastermind_edu.francais import citer

SOMMAIRE = """# La trousse du professeur

Page écrite par `python lancer.py fabriquer` d’après `sources/enseignant/`. Voir aussi [Pour le professeur](../enseignant.md), pour la correction des copies.

## Les plans de séance

Minute par minute : ce que l’on dit, ce que l’on demande avant d’exécuter, où les élèves trébuchent, ce que l’on peut passer.

{seances}

## Les plans de trimestre

{trimestres}

## Les programmes officiels

[NSI, BTS SIO, BUT informatique](programmes.md) : ce que dit chaque texte, et les chapitres où on le travaille.

## Les fiches à imprimer

Le jeu en papier, les tables de trace, les cartes « trouvez le bogue », les épreuves et leurs corrigés, le projet et sa grille : [le sommaire des fiches](fiches/index.html).
`python lancer.py fiches DOSSIER` les copie dans un dossier, et en fait des PDF quand Chromium, Chrome ou Edge est installé.

{fiches}

## Projeter une leçon

`python lancer.py projeter 04` écrit la leçon 04 en diapositives, un seul fichier, sans réseau, et l’ouvre : flèches ou Espace pour avancer, chaque sortie se
découvre à son tour.
"""
PROGRAMMES = f"{SOURCES}/programmes.toml"
D_UN_PROGRAMME = {"titre": str, "texte": str, "adresse": str, "item": list}
D_UN_ITEM = {"intitule": str, "chapitres": list, "comment": str}
EN_TETE = f"""# Le cours et les programmes officiels

Page écrite par `python lancer.py fabriquer` d’après `{PROGRAMMES}`. Les intitulés sont ceux des textes cités ; un intitulé absent d’ici n’est pas dans le cours.
"""


def composer_trousse(racine: Path) -> Iterator[tuple[str, str]]:
    """Le nom, à partir de la racine, et le texte de chaque page ; rien dans un cours sans `sources/enseignant/`."""
    if not (racine / SOURCES).is_dir():
        return
    seances = [lire_seance(racine, chapitre) for chapitre in lister_seances(racine)]
    epreuves = [lire_epreuve(fichier) for fichier in lister_epreuves(racine)]
    durees = mesurer(seances, {epreuve.nom.removeprefix("epreuve_"): epreuve.minutes for epreuve in epreuves})
    trimestres = {f.stem: ecrire_trimestre(racine, f, durees) for f in sorted((racine / TRIMESTRES).glob("*.toml"))}
    fiches = list(composer_fiches(racine, epreuves))
    for seance in seances:
        yield f"{PAGES}/seances/{seance.chapitre}.md", ecrire_seance(seance)
    for nom, texte in trimestres.items():
        yield f"{PAGES}/trimestres/{nom}.md", texte
    yield f"{PAGES}/programmes.md", ecrire_programmes(racine, seances)
    for fiche in fiches:
        yield f"{PAGES}/fiches/{fiche.nom}", fiche.texte
    yield f"{PAGES}/index.md", SOMMAIRE.format(
        seances=ecrire_sommaire(seances),
        trimestres="\n".join(f"- [{texte.split(chr(10))[0].removeprefix('# ')}](trimestres/{nom}.md)" for nom, texte in trimestres.items()),
        fiches="\n".join(f"- [{fiche.titre}](fiches/{fiche.nom}) : {fiche.resume}" for fiche in fiches if fiche.resume),
    )


def ecrire_programmes(racine: Path, seances: Sequence[Seance]) -> str:
    """La page entière ; lève `ErreurFabrication` pour un chapitre sans plan de séance."""
    lu = lire_toml(racine / PROGRAMMES, PROGRAMMES)
    exiger_cles(lu, {"programme": list}, PROGRAMMES)
    pages = {numero(seance.chapitre): seance.chapitre for seance in seances}
    return EN_TETE + "".join("\n".join(_lignes(programme, pages)) + "\n" for programme in lu["programme"])


def _lignes(programme: Mapping, pages: Mapping[str, str]) -> Iterator[str]:
    exiger_cles(programme, D_UN_PROGRAMME, PROGRAMMES, facultatives=("adresse",))
    texte = f"[{programme['texte']}]({programme['adresse']})" if "adresse" in programme else programme["texte"]
    yield f"\n## {programme['titre']}\n\n{texte}.\n"
    yield "| ce que dit le texte | chapitres | dans le cours |\n|---|---|---|"
    for item in programme["item"]:
        exiger_cles(item, D_UN_ITEM, f"{PROGRAMMES}, « {item.get('intitule', 'sans intitulé')} »")
        yield f"| {item['intitule']} | {', '.join(_lier(chapitre, pages) for chapitre in item['chapitres'])} | {item['comment']} |"


def _lier(chapitre: str, pages: Mapping[str, str]) -> str:
    if chapitre not in pages:
        refuser(PROGRAMMES, f"il faut un chapitre qui a son plan de séance, parmi {' '.join(pages)}, voici {citer(chapitre)}")
    return f"[{chapitre}](seances/{pages[chapitre]}.md)"
