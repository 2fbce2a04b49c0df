"""Les fiches à imprimer : chaque page A4 et ce qu’elle montre, calculé par le cours.

Ni leur mise en page (`gabarits/`), ni leur impression (`impression.py`). Commencer par `composer_fiches`.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.enseignant.epreuves import Epreuve
from mastermind_edu.atelier.enseignant.lecture import SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.enseignant.rendu import rendre
from mastermind_edu.atelier.enseignant.seances import conseil
from mastermind_edu.chapitres import numero
from mastermind_edu.coeur.regles import PALETTE
from mastermind_edu.coeur.traces import tracer_frequences, tracer_marquage
from mastermind_edu.exercices import CATALOGUE, CHAPITRES
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner

COULEURS = PALETTE[:6]
REPONSES = [(bien, mal) for bien in range(5) for mal in range(5 - bien) if (bien, mal) != (3, 1)]
PAIRES = (("RVBR", "RRVJ"), ("RNBV", "RVBN"))  # celle des leçons 04 et 05, puis celle du BTS
BOGUES, PROJET = f"{SOURCES}/bogues.toml", f"{SOURCES}/projet.toml"
DU_PROJET = {"titre": str, "promesse": str, "socle": list, "choix": list, "rendre": list, "niveaux": list, "critere": list}
D_UN_CRITERE = {"nom": str, "points": list, "niveaux": list}
TOTAL = 20
PAR_FEUILLE = 4
EXEMPLAIRES = 8  # pions de chaque couleur sur la feuille à découper


class Fiche(NamedTuple):
    """Une page HTML, nommée dans `docs/enseignant/fiches/`, et ce qu’en dit le sommaire."""

    nom: str
    titre: str
    resume: str
    texte: str


def composer_fiches(racine: Path, epreuves: list[Epreuve]) -> Iterator[Fiche]:
    """Toutes les fiches, le sommaire à la fin."""
    fiches = [*_jeu(), *_traces(), _bogues(racine), *_epreuves(epreuves), _projet(racine)]
    yield from fiches
    yield Fiche("index.html", "Les fiches", "", rendre("index", titre="Les fiches à imprimer", fiches=fiches))


def _fiche(nom: str, gabarit: str, titre: str, resume: str, **donnees) -> Fiche:
    return Fiche(f"{nom}.html", titre, resume, rendre(gabarit, titre=titre, **donnees))


def _jeu() -> Iterator[Fiche]:
    yield _fiche(
        "jeu_papier", "jeu_papier", "Le jeu en papier",
        f"une grille, {len(COULEURS) * EXEMPLAIRES} pions à découper, {len(REPONSES)} cartes de réponse ; pour jouer sans ordinateur",
        couleurs=COULEURS, reponses=REPONSES, rangees=range(12, 0, -1), exemplaires=EXEMPLAIRES,
    )


def _traces() -> Iterator[Fiche]:
    paires = [
        {"secret": secret, "proposition": proposition, "etapes": tracer_marquage(secret, proposition)[1:]} for secret, proposition in PAIRES
    ]
    yield _fiche("trace_marquage", "trace_marquage", "Table de trace : le marquage", "à remplir au crayon, puis remplie (leçon 04)", paires=paires)
    initiales = [couleur.initiale for couleur in COULEURS]
    numeros = [[[initiales.index(pion) for pion in code] for code in paire] for paire in PAIRES]
    frequences = [
        {"secret": paire[0], "proposition": paire[1], "etapes": tracer_frequences(*codes, 6, noms=initiales)}
        for paire, codes in zip(PAIRES, numeros, strict=True)
    ]
    yield _fiche(
        "trace_frequences", "trace_frequences", "Table de trace : les fréquences", "à remplir au crayon, puis remplie (leçon 05)",
        paires=frequences, initiales=initiales,
    )


def _bogues(racine: Path) -> Fiche:
    lu = lire_toml(racine / BOGUES, BOGUES)
    exiger_cles(lu, {"cartes": list}, BOGUES)
    if len(lu["cartes"]) % PAR_FEUILLE:
        refuser(BOGUES, f"il faut des feuilles de {PAR_FEUILLE} cartes, en voici {len(lu['cartes'])}")
    cartes = [_lire_carte(rang, erreur) for rang, erreur in enumerate(lu["cartes"], start=1)]
    feuilles = [cartes[debut : debut + PAR_FEUILLE] for debut in range(0, len(cartes), PAR_FEUILLE)]
    return _fiche(
        "trouvez_le_bogue", "trouvez_le_bogue", "Trouvez le bogue", f"{len(cartes)} cartes, la réponse au dos (recto verso, retourner sur le bord long)",
        feuilles=feuilles,
    )


def _lire_carte(rang: int, erreur: str) -> dict[str, object]:
    """Une fonction fausse à démasquer, et ce que dit le dos de la carte."""
    explication = conseil(erreur, BOGUES)
    nom, _, slug = erreur.partition("/")
    exercice = CATALOGUE[nom]
    typique = next(t for t in exercice.erreurs_typiques if t.slug == slug)
    trouve = examiner(exercice, Candidat(typique.fonction), suite=False).contre_exemple
    code = re.sub(r"^def \w+", f"def {nom}", typique.source).strip()
    chapitre = next(chapitre for chapitre, noms in CHAPITRES.items() if nom in noms)
    promesse = exercice.reference.__doc__.split("\n")[0]
    dos = {"appel": trouve.appel, "attendu": trouve.attendu, "obtenu": trouve.obtenu.split(" (ligne ")[0], "conseil": explication}
    return {"numero": rang, "chapitre": numero(chapitre), "signature": exercice.signature, "promesse": promesse, "code": code, **dos}


def _epreuves(epreuves: list[Epreuve]) -> Iterator[Fiche]:
    for epreuve in epreuves:
        resume = f"chapitres {epreuve.chapitres}, {epreuve.minutes} minutes, {TOTAL} points"
        yield _fiche(epreuve.nom, "epreuve", epreuve.titre, resume, epreuve=epreuve, corrige=False)
        yield _fiche(f"{epreuve.nom}_corrige", "epreuve", f"{epreuve.titre} (corrigé)", "corrigé et barème", epreuve=epreuve, corrige=True)


def _projet(racine: Path) -> Fiche:
    lu = lire_toml(racine / PROJET, PROJET)
    exiger_cles(lu, DU_PROJET, PROJET)
    for critere in lu["critere"]:
        _verifier_critere(critere, len(lu["niveaux"]))
    total = sum(critere["points"][-1] for critere in lu["critere"])
    if total != TOTAL:
        refuser(PROJET, f"il faut {TOTAL} points en tout, en voici {total}")
    return _fiche("projet", "projet", lu["titre"], f"le sujet, puis la grille d’évaluation sur {TOTAL}", projet=lu, total=total)


def _verifier_critere(critere: Mapping, niveaux: int) -> None:
    nom = f"{PROJET}, « {critere.get('nom', 'sans nom')} »"
    exiger_cles(critere, D_UN_CRITERE, nom)
    if not len(critere["points"]) == len(critere["niveaux"]) == niveaux:
        refuser(nom, f"il faut {niveaux} niveaux et leurs points, en voici {len(critere['niveaux'])} et {len(critere['points'])}")
    if critere["points"] != sorted(set(critere["points"])):
        refuser(nom, f"il faut des points qui augmentent à chaque niveau, voici {critere['points']}")
