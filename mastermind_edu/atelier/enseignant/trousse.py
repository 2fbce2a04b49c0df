"""Toutes les pages de `docs/enseignant/` : plans de séance, trimestres, fiches, sommaire.

Chaque sorte de page a son module ; celui-ci les réunit. Commencer par `composer_trousse`.
"""

from collections.abc import Iterator
from pathlib import Path

from mastermind_edu.atelier.enseignant.epreuves import lire_epreuve, lister_epreuves
from mastermind_edu.atelier.enseignant.fiches import composer_fiches
from mastermind_edu.atelier.enseignant.lecture import PAGES, SOURCES
from mastermind_edu.atelier.enseignant.programmes import ecrire_programmes
from mastermind_edu.atelier.enseignant.seance_en_page import ecrire_seance, ecrire_sommaire
from mastermind_edu.atelier.enseignant.seances import lire_seance, lister_seances
from mastermind_edu.atelier.enseignant.trimestres import TRIMESTRES, ecrire_trimestre, mesurer

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
