"""Le plan de séance d’un chapitre : `sources/enseignant/seances/NN_sujet.toml` devient une page, minute par minute.

Les questions et leurs réponses viennent de la leçon, les conseils du catalogue des erreurs, les durées des fiches : rien n’est
recopié. Commencer par `lire_seance`, puis `seance_en_page.ecrire_seance`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.annonces import lire_duree
from mastermind_edu.atelier.enseignant.lecture import SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.plan import Cible, Version, lister_cibles
from mastermind_edu.atelier.relecture.predictions import QUESTION
from mastermind_edu.atelier.sources import Cellule, exercices_verifies, lire_source
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import citer, proposer

SEANCES = f"{SOURCES}/seances"
DE_LA_SEANCE = {"idee": str, "preparer": list, "lecon": list, "exercices": list, "voies": dict}
D_UN_TEMPS = {"minutes": int, "titre": str, "dire": str, "demander": dict, "trebuche": str, "passer": str}
D_UN_EXERCICE = {"minutes": int, "titre": str, "dire": str, "fonctions": list, "erreurs": list, "passer": str}
DES_VOIES = {"essentiel": list, "approfondir": list, "lents": str, "rapides": str}
BLOC = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
DEBUT = re.compile(r"avant d’exécuter", re.IGNORECASE)


class Question(NamedTuple):
    """Ce que l’on demande avant d’exécuter, et ce qui s’affichera."""

    titre: str  # le dernier titre de la leçon avant elle
    texte: str
    reponse: str


@dataclass(frozen=True)
class Temps:
    """Un moment de la séance : ce que l’on y fait, ce que l’on y demande, ce qui y arrête les élèves."""

    minutes: int
    titre: str
    dire: str
    demander: Mapping[str, str] = ()  # la cellule de la question, et ce que l’on dit de sa réponse
    trebuche: str = ""
    passer: str = ""
    fonctions: Sequence[str] = ()
    erreurs: Sequence[str] = ()  # « fonction/erreur »


# Le temps que la cellule « rappel » d’une leçon prend au début de son plan : l’auteur ne l’écrit pas, il en tient compte.
RAPPEL = Temps(2, "Le rappel", "Trois questions sur les chapitres d’avant : chacun répond seul, la cellule corrige aussitôt. Rien n’est noté.")


@dataclass(frozen=True)
class Seance:
    """Le plan d’un chapitre, vérifié contre sa leçon et ses exercices."""

    chapitre: str
    titre: str
    idee: str
    preparer: Sequence[str]
    lecon: Sequence[Temps]
    exercices: Sequence[Temps]
    voies: Mapping[str, object]
    questions: Mapping[str, Question]
    a_placer: Sequence[str] = ()  # les exercices ajoutés au chapitre depuis que le plan est écrit


def lister_seances(racine: Path) -> list[str]:
    """Les chapitres qui ont un plan, dans l’ordre."""
    return sorted(chemin.stem for chemin in (racine / SEANCES).glob("*.toml"))


def lire_seance(racine: Path, chapitre: str) -> Seance:
    """Le plan d’un chapitre ; lève `ErreurFabrication` quand il ne suit pas la leçon, ses exercices ou leurs durées."""
    nom = f"{SEANCES}/{chapitre}.toml"
    cibles = {c.version: c for c in lister_cibles(racine) if c.chapitre == chapitre}
    if Version.LECON not in cibles:
        refuser(nom, f"il faut le nom d’une leçon, voici {citer(chapitre)}")
    lu = lire_toml(racine / nom, nom)
    sans_exercice = () if Version.EXERCICE in cibles else ("exercices", "voies")
    exiger_cles(lu, DE_LA_SEANCE, nom, facultatives=sans_exercice)
    source = cibles[Version.LECON].nom_source
    cellules = lire_source(cibles[Version.LECON].source, source)
    titre = next((c.texte.split("\n")[0][2:] for c in cellules if c.genre == "markdown" and c.texte.startswith("# ")), None)
    if not titre:
        refuser(source, "il faut un titre, « # # Ce que l’on y fait », en haut d’une cellule de texte")
    seance = Seance(
        chapitre, titre, lu["idee"], lu["preparer"],
        [RAPPEL] * any(c.id == "rappel" for c in cellules) + [_lire_temps(temps, D_UN_TEMPS, nom) for temps in lu["lecon"]],
        [_lire_temps(temps, D_UN_EXERCICE, nom) for temps in lu.get("exercices", ())],
        lu.get("voies", {}), lire_questions(cellules),
    )
    for moment, temps in (("de la leçon", seance.lecon), ("d’exercices", seance.exercices)):
        if temps and not any(un.passer for un in temps):
            refuser(nom, f"il faut dire dans un temps {moment} ce que l’on peut passer, `passer = 'si le temps manque'`")
    _verifier_durees(seance.lecon, cibles[Version.LECON], nom)
    _verifier_questions(seance, nom, source)
    if not sans_exercice:
        _verifier_durees(seance.exercices, cibles[Version.EXERCICE], nom)
        exercices = lire_source(cibles[Version.EXERCICE].source, cibles[Version.EXERCICE].nom_source)
        attendus = list(dict.fromkeys(nom for cellule in exercices for nom in exercices_verifies(cellule)))
        seance = replace(seance, a_placer=_verifier_exercices(seance, attendus, nom))
    return seance


def _lire_temps(lu: Mapping, connues: Mapping[str, type], nom: str) -> Temps:
    exiger_cles(lu, connues, f"{nom}, « {lu.get('titre', 'sans titre')} »", facultatives=("demander", "trebuche", "passer", "fonctions", "erreurs"))
    return Temps(**lu)


def _verifier_durees(temps: Sequence[Temps], cible: Cible, nom: str) -> None:
    """La somme des temps est la durée qu’annonce la fiche."""
    annonce = lire_duree(cible)
    total = sum(t.minutes for t in temps)
    if total != annonce:
        dont = f", dont {RAPPEL.minutes} de rappel" if RAPPEL in temps else ""
        refuser(nom, f"il faut les {annonce} minutes qu’annonce {cible.nom_source}, en voici {total}{dont}")


def _verifier_questions(seance: Seance, nom: str, source: str) -> None:
    """Chaque prédiction de la leçon est posée, une fois et dans l’ordre."""
    posees = [cellule for temps in seance.lecon for cellule in temps.demander]
    for cellule in posees:
        if cellule not in seance.questions:
            refuser(nom, f"il faut une cellule à qui {source} donne prediction=[…], voici {citer(cellule)}{proposer(cellule, seance.questions)}")
    if posees != list(seance.questions):
        refuser(nom, f"il faut poser dans l’ordre les prédictions de {source}, {', '.join(seance.questions)} ; voici {', '.join(posees) or 'aucune'}")


def _verifier_exercices(seance: Seance, attendus: Sequence[str], nom: str) -> list[str]:
    """Chaque exercice a un temps et une voie au plus, chaque erreur citée est au catalogue ; renvoie les exercices à placer."""
    exiger_cles(seance.voies, DES_VOIES, f"{nom}, voies")
    places, voies = [f for temps in seance.exercices for f in temps.fonctions], [*seance.voies["essentiel"], *seance.voies["approfondir"]]
    for ou, trouves, autres in (("les temps", places, voies), ("les voies", voies, places)):
        for exercice in trouves:
            if exercice not in attendus:
                refuser(nom, f"il faut dans {ou} un exercice du chapitre, voici {citer(exercice)}{proposer(exercice, attendus)}")
            if trouves.count(exercice) > 1:
                refuser(nom, f"il faut dans {ou} chaque exercice une seule fois, {exercice} y est plusieurs fois")
        if absents := [exercice for exercice in autres if exercice not in trouves]:
            refuser(nom, f"il faut les mêmes exercices dans les temps (`fonctions`) et dans les voies ; il manque dans {ou} {', '.join(absents)}")
    for temps in seance.exercices:
        for erreur in temps.erreurs:
            conseil(erreur, nom)
    citees = {erreur.partition("/")[0] for temps in seance.exercices for erreur in temps.erreurs}
    if sans_erreur := [exercice for exercice in places if exercice not in citees]:
        refuser(nom, f"il faut dans `erreurs` une erreur typique au moins de {', '.join(sans_erreur)}")
    return [exercice for exercice in attendus if exercice not in places]


def conseil(erreur: str, nom: str) -> str:
    """Le conseil du catalogue pour « fonction/erreur » ; lève `ErreurFabrication` pour une erreur qui n’y est pas."""
    fonction, _, slug = erreur.partition("/")
    if fonction not in CATALOGUE:
        refuser(nom, f"il faut un exercice du cours, voici {citer(fonction)}{proposer(fonction, CATALOGUE)}")
    conseils = {typique.slug: typique.conseil for typique in CATALOGUE[fonction].erreurs_typiques}
    if slug not in conseils:
        refuser(nom, f"il faut une erreur typique de `{fonction}`, voici {citer(slug)}{proposer(slug, conseils)}")
    return conseils[slug]


def horaires(temps: Sequence[Temps]) -> Iterator[tuple[int, int, Temps]]:
    """Chaque temps, avec la minute où il commence et celle où il finit."""
    debut = 0
    for un in temps:
        yield debut, debut + un.minutes, un
        debut += un.minutes


def lire_questions(cellules: Iterable[Cellule]) -> dict[str, Question]:
    """Les questions d’une leçon, par nom de cellule, dans l’ordre."""
    questions, titre = {}, ""
    for cellule in cellules:
        if cellule.genre != "markdown":
            continue
        titres = re.findall(r"^##? (.+)$", cellule.texte, re.MULTILINE)
        titre = titres[-1] if titres else titre
        if cellule.prediction:
            questions[cellule.id] = Question(titre, _isoler(cellule.texte), cellule.prediction[0])
    return questions


def _isoler(texte: str) -> str:
    """La question seule, du paragraphe qui la pose.

    >>> _isoler("## Titre\\n\\nUn fait.\\n\\nLe code est R V. Avant d’exécuter : combien ? Écrivez-le.")
    'Avant d’exécuter : combien ? Écrivez-le.'
    """
    paragraphes = [p.replace("\n", " ") for p in re.split(r"\n\n+", BLOC.sub("", texte)) if p.strip() and not p.lstrip().startswith(("#", "|"))]
    qui_demandent = [p for p in paragraphes if QUESTION.search(p)] or [p for p in paragraphes if "?" in p]
    choisi = (qui_demandent or paragraphes)[-1].strip()
    if "?" not in choisi:
        choisi = next((p for p in reversed(paragraphes) if "?" in p), choisi).strip()
    debut = DEBUT.search(choisi)
    if not debut or "?" not in choisi[debut.start() :]:
        return choisi
    choisi = choisi.removeprefix("* ")  # une leçon pose aussi sa question dans une liste
    debut = DEBUT.search(choisi)
    # La phrase entière, quand « avant d’exécuter » n’en est pas le début.
    avant = max(choisi.rfind(fin, 0, debut.start()) for fin in (". ", "? ", "! ", "** "))
    return choisi[avant + 1 :].strip() if avant >= 0 else choisi
