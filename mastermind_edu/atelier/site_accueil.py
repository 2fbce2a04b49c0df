"""La page d’accueil du site : les chapitres, leur durée, les copies de l’élève, où il en est.

Le texte, le style et le script sont dans le dossier `accueil` ; ici, on les réunit
en un seul fichier. Commencer par `ecrire_accueil`.
"""

import json
from collections import Counter
from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template
from urllib.parse import quote

from mastermind_edu.atelier.annonces import additionner, minutes
from mastermind_edu.atelier.plan import Version
from mastermind_edu.atelier.site_notebooks import NotebookPublie
from mastermind_edu.atelier.site_paquets import OUTILS
from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.regles import PALETTE
from mastermind_edu.exercices.parcours import PARCOURS
from mastermind_edu.exercices.sommaire import CHAPITRES, TITRES
from mastermind_edu.francais import INSECABLE
from mastermind_edu.progression.codes import places

MODELES = Path(__file__).with_name("accueil")
GENRES = {Version.LECON: "Leçon", Version.EXERCICE: "Exercices", Version.SOLUTION: "Solutions"}
GENRES_PAR_DOSSIER = {version.dossier: genre for version, genre in GENRES.items()}


def ecrire_accueil(fiches: Sequence[NotebookPublie]) -> str:
    """La page entière, en HTML ; les fiches sont rangées par chapitre."""
    chapitres = [list(groupe) for _, groupe in groupby(fiches, key=lambda fiche: fiche.chapitre)]
    return Template(_lire("accueil.html")).substitute(
        style=_lire("accueil.css").strip(),
        script=_ecrire_script(),
        pions=dessiner_pions(),
        parcours=_ecrire_parcours(fiches),
        chapitres=f'<ol class="chapitres">\n{"".join(map(_ecrire_chapitre, chapitres))}</ol>',
    )


def _lire(nom: str) -> str:
    return (MODELES / nom).read_text(encoding="utf-8")


def _ecrire_script() -> str:
    """Le script de la page, en un seul morceau ; il sait la place de chaque exercice dans le code pour le professeur."""
    communs = "".join((OUTILS / nom).read_text(encoding="utf-8") for nom in ("copies.js", "hors_ligne.js"))
    importer = _lire("importer.js").replace("$places", json.dumps(places()))
    return f"{communs}{importer}{_lire('accueil.js')}".strip()


def _ecrire_parcours(fiches: Sequence[NotebookPublie]) -> str:
    """Les parcours, leur durée, et la place de l’avancement, que la page remplit."""
    durees: Counter[str] = Counter()
    for fiche in fiches:
        if fiche.duree and not fiche.chemin.startswith(Version.SOLUTION.dossier):
            durees[numero(fiche.chapitre)] += minutes(fiche.duree, fiche.chemin)
    lignes = "".join(
        f'<li data-parcours="{" ".join(parcours.exercices)}"><strong>{parcours.nom}</strong> : {parcours.resume}, '
        f'{additionner(parcours, durees).replace(" ", INSECABLE)}. <span class="etat"></span></li>\n'
        for parcours in PARCOURS
    )
    return f'<ul class="parcours">\n{lignes}</ul>'


def _ecrire_chapitre(fiches: Sequence[NotebookPublie]) -> str:
    nombre = numero(fiches[0].chapitre)
    est_du_cours = nombre[0].isdigit()
    couleur = PALETTE[int(nombre[:2]) % len(PALETTE) if est_du_cours else 0]
    rond = f'<span class="numero" aria-hidden="true" style="background:{couleur.fond};color:{couleur.encre}">{nombre if est_du_cours else "+"}</span>'
    titre = f"Chapitre {nombre}" if est_du_cours else f"De votre professeur : {escape(TITRES.get(nombre, nombre))}"
    return f'<li class="chapitre">{rond}<div><h3>{titre}</h3>\n{"".join(map(_ecrire_notebook, fiches))}</div></li>\n'


def _ecrire_notebook(fiche: NotebookPublie) -> str:
    genre = GENRES_PAR_DOSSIER[fiche.chemin.split("/")[0]]
    donnees = {"chemin": fiche.chemin, "version": fiche.version, "titre": fiche.titre}
    attributs = " ".join(f'data-{nom}="{escape(valeur)}"' for nom, valeur in donnees.items())
    duree = f", {escape(fiche.duree.split(',')[0])}" if fiche.duree else ""
    boutons = "".join(
        f'<button type="button" class="{classe}" aria-label="{texte} : {escape(fiche.titre)}">{texte}</button>'
        for classe, texte in (("telecharger", "Télécharger ma copie"), ("remettre", "Remettre à zéro"))
    )
    exercices = CHAPITRES.get(fiche.chapitre, ()) if genre == GENRES[Version.EXERCICE] else ()
    return (
        f'<div class="notebook" {attributs}><span class="genre">{genre}{duree}</span>'
        f'<a href="{adresse(fiche.chemin)}">{escape(fiche.titre)}</a>'
        f'<div class="copie" hidden><p></p><div class="boutons">{boutons}</div></div>{_ecrire_progres(exercices)}</div>\n'
    )


def _ecrire_progres(exercices: Sequence[str]) -> str:
    """L’avancement de chaque exercice, que la page remplit d’après ce que ce navigateur a gardé."""
    lignes = "".join(f'<li data-exercice="{nom}"><span class="etat">○ à faire</span> <code>{nom}</code></li>' for nom in exercices)
    compte = f"0 réussi sur {len(exercices)}"
    return f'<details class="progres"><summary>{compte}</summary><ul>{lignes}</ul></details>' if exercices else ""


def adresse(chemin: str) -> str:
    """L’adresse qui ouvre un notebook, à partir de la racine du site.

    >>> adresse("notebooks/00_jouer.ipynb")
    'notebooks/index.html?path=notebooks/00_jouer.ipynb'
    """
    return f"notebooks/index.html?path={quote(chemin)}"


def dessiner_pions() -> str:
    """Quatre pions en SVG, pour le haut de la page."""
    ronds = "".join(
        f'<circle cx="{22 + 40 * rang}" cy="20" r="16" fill="{couleur.fond}" stroke="#8a8172" stroke-width="2"/>'
        f'<text x="{22 + 40 * rang}" y="26" text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="700" '
        f'fill="{couleur.encre}">{couleur.initiale}</text>'
        for rang, couleur in enumerate(PALETTE[:4])
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 40">{ronds}</svg>'
