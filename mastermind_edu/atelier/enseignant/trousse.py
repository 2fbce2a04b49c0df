"""Toutes les pages de `docs/enseignant/` : plans de séance, trimestres, programmes officiels, fiches, sommaire.

Les séances et les fiches ont leur module ; celui-ci les réunit, et tire de leurs durées les semaines d’un trimestre.
Quels chapitres forment un parcours : voir `exercices.parcours`. Commencer par `composer_trousse`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.enseignant.epreuves import lire_epreuve, lister_epreuves
from mastermind_edu.atelier.enseignant.fiches import composer_fiches
from mastermind_edu.atelier.enseignant.lecture import PAGES, SOURCES, exiger_cles, lire_toml, refuser
from mastermind_edu.atelier.enseignant.seance_en_page import ecrire_seance, ecrire_sommaire
from mastermind_edu.atelier.enseignant.seances import Seance, lire_seance, lister_seances
from mastermind_edu.atelier.gammes import compter_minutes
from mastermind_edu.atelier.plan import pour_chacun
from mastermind_edu.chapitres import numero
from mastermind_edu.exercices import GAMMES, GAMMES_DES_CHAPITRES
from mastermind_edu.exercices.parcours import PARCOURS
from mastermind_edu.francais import citer, proposer

SOMMAIRE = Path(__file__).with_name("gabarits") / "sommaire.txt"
PROGRAMMES = f"{SOURCES}/programmes.toml"
D_UN_PROGRAMME = {"titre": str, "texte": str, "adresse": str, "item": list}
D_UN_ITEM = {"intitule": str, "chapitres": list, "comment": str}
EN_TETE = f"""# Le cours et les programmes officiels

Page écrite par `python lancer.py fabriquer` d’après `{PROGRAMMES}`. Les intitulés sont ceux des textes cités ; un intitulé absent d’ici n’est pas dans le cours.
"""
TRIMESTRES = f"{SOURCES}/trimestres"
DU_TRIMESTRE = {"titre": str, "parcours": str, "classe": str, "minutes_par_semaine": int, "semaine": list, "note": str, "ensuite": list}
D_UNE_SEMAINE = {"classe": list, "maison": list, "evaluer": str}
CHOSE = re.compile(r"(?P<genre>leçon|exercices|épreuve) (?P<quoi>[0-9]{1,2}[a-z]?)(?: \((?P<minutes>\d+) min\))?|(?P<autre>.+) \((?P<duree>\d+) min\)")


def composer_trousse(racine: Path) -> Iterator[tuple[str, str]]:
    """Le nom, à partir de la racine, et le texte de chaque page ; rien dans un cours sans `sources/enseignant/`."""
    if not (racine / SOURCES).is_dir():
        return
    seances = pour_chacun(lister_seances(racine), partial(lire_seance, racine))
    epreuves = pour_chacun(lister_epreuves(racine), lire_epreuve)
    durees = mesurer(seances, {epreuve.nom.removeprefix("epreuve_"): epreuve.minutes for epreuve in epreuves})
    trimestres = dict(pour_chacun(sorted((racine / TRIMESTRES).glob("*.toml")), lambda f: (f.stem, ecrire_trimestre(f, durees))))
    fiches = list(composer_fiches(racine, epreuves))
    for seance in seances:
        yield f"{PAGES}/seances/{seance.chapitre}.md", ecrire_seance(seance)
    for nom, texte in trimestres.items():
        yield f"{PAGES}/trimestres/{nom}.md", texte
    yield f"{PAGES}/programmes.md", ecrire_programmes(racine, seances)
    for fiche in fiches:
        yield f"{PAGES}/fiches/{fiche.nom}", fiche.texte
    yield f"{PAGES}/index.md", SOMMAIRE.read_text(encoding="utf-8").format(
        seances=ecrire_sommaire(seances),
        trimestres="\n".join(f"- [{texte.split(chr(10))[0].removeprefix('# ')}](trimestres/{nom}.md)" for nom, texte in trimestres.items()),
        fiches="\n".join(f"- [{fiche.titre}](fiches/{fiche.nom}) : {fiche.resume}" for fiche in fiches if fiche.resume),
    )


def ecrire_programmes(racine: Path, seances: Sequence[Seance]) -> str:
    """La page entière ; lève `ErreurFabrication` pour un chapitre sans plan de séance."""
    lu = lire_toml(racine / PROGRAMMES, PROGRAMMES)
    exiger_cles(lu, {"programme": list}, PROGRAMMES)
    pages = {numero(seance.chapitre): seance.chapitre for seance in seances}
    return EN_TETE + "".join("\n".join(_lignes_d_un_programme(programme, pages)) + "\n" for programme in lu["programme"])


def _lignes_d_un_programme(programme: Mapping, pages: Mapping[str, str]) -> Iterator[str]:
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


class Chose(NamedTuple):
    """Ce que l’on fait une semaine : une leçon, des exercices, une épreuve, ou autre chose, et sa durée."""

    texte: str
    minutes: int
    genre: str = ""
    quoi: str = ""


class Durees(NamedTuple):
    """Les minutes annoncées, par numéro de chapitre ou d’épreuve."""

    lecons: Mapping[str, int]
    exercices: Mapping[str, int]
    epreuves: Mapping[str, int]


def mesurer(seances: list[Seance], epreuves: Mapping[str, int]) -> Durees:
    """Les durées de tout ce qu’un trimestre peut nommer."""
    return Durees(
        {numero(s.chapitre): sum(t.minutes for t in s.lecon) for s in seances},
        {numero(s.chapitre): sum(t.minutes for t in s.exercices) for s in seances if s.exercices},
        epreuves,
    )


def ecrire_trimestre(fichier: Path, durees: Durees) -> str:
    """La page d’un trimestre ; lève `ErreurFabrication` quand une semaine déborde ou qu’il manque un chapitre du parcours."""
    nom = f"{TRIMESTRES}/{fichier.name}"
    lu = lire_toml(fichier, nom)
    exiger_cles(lu, DU_TRIMESTRE, nom, facultatives=("note", "ensuite"))
    for rang, semaine in enumerate(lu["semaine"], start=1):
        exiger_cles(semaine, D_UNE_SEMAINE, f"{nom}, semaine {rang}", facultatives=("maison", "evaluer"))
    semaines = [{ou: [_lire_chose(texte, durees, nom) for texte in s.get(ou, ())] for ou in ("classe", "maison")} for s in lu["semaine"]]
    _verifier_semaines(semaines, lu["minutes_par_semaine"], nom)
    _verifier_parcours(semaines, lu["parcours"], lu.get("ensuite", ()), durees, nom)
    return "\n".join(_lignes(lu, semaines, nom)) + "\n"


def _lire_chose(texte: str, durees: Durees, nom: str) -> Chose:
    trouve = CHOSE.fullmatch(texte)
    if not trouve:
        refuser(nom, f"il faut « leçon 04 », « exercices 04 (45 min) », « épreuve 1 » ou « autre chose (30 min) », voici {citer(texte)}")
    if trouve["autre"]:
        return Chose(trouve["autre"], int(trouve["duree"]))
    connues = {"leçon": durees.lecons, "exercices": durees.exercices, "épreuve": durees.epreuves}[trouve["genre"]]
    if trouve["quoi"] not in connues:
        refuser(nom, f"il n’y a pas de « {trouve['genre']} {trouve['quoi']} »{proposer(trouve['quoi'], connues)}")
    return Chose(f"{trouve['genre']} {trouve['quoi']}", int(trouve["minutes"] or connues[trouve["quoi"]]), trouve["genre"], trouve["quoi"])


def _verifier_semaines(semaines: list[Mapping], capacite: int, nom: str) -> None:
    for rang, semaine in enumerate(semaines, start=1):
        total = sum(chose.minutes for chose in semaine["classe"])
        if total > capacite:
            refuser(nom, f"la semaine {rang} a {capacite} minutes de classe, en voici {total}")


def _verifier_parcours(semaines: list[Mapping], nom_du_parcours: str, ensuite: Sequence[str], durees: Durees, nom: str) -> None:
    """Chaque leçon et chaque exercice du parcours ont tout leur temps, une fois, sauf ceux d’ensuite ; rien d’autre n’est au programme."""
    parcours = {p.nom: p for p in PARCOURS}
    if nom_du_parcours not in parcours:
        refuser(nom, f"il faut un parcours parmi {', '.join(parcours)}, voici {citer(nom_du_parcours)}")
    prevues: Counter = Counter()
    for semaine in semaines:
        for chose in [*semaine["classe"], *semaine["maison"]]:
            prevues[chose.genre, chose.quoi] += chose.minutes if chose.genre in ("leçon", "exercices") else 0
    voulus = [quoi for quoi in durees.lecons if parcours[nom_du_parcours].comprend(quoi) and quoi not in ensuite]
    for quoi in ensuite:
        if quoi not in durees.lecons:
            refuser(nom, f"il faut dans « ensuite » un chapitre qui a son plan de séance, voici {citer(quoi)}")
    for genre, connues in (("leçon", durees.lecons), ("exercices", durees.exercices)):
        for quoi, minutes in connues.items():
            attendu = minutes if quoi in voulus else 0
            if prevues[genre, quoi] != attendu:
                sinon = f" ; ou mettez '{quoi}' dans « ensuite », pour plus tard" if attendu else ""
                refuser(nom, f"il faut {attendu} minutes de « {genre} {quoi} », en voici {prevues[genre, quoi]}{sinon}")


def _lignes(lu: Mapping, semaines: list[Mapping], nom: str) -> Iterator[str]:
    yield f"# Un trimestre : {lu['titre']}\n"
    yield f"Page écrite par `python lancer.py fabriquer` d’après `{nom}` : les durées viennent des fiches des leçons et des exercices.\n"
    yield f"- **Pour** : {lu['classe']}"
    yield f"- **Parcours** : {lu['parcours']}, chapitres {_bornes(semaines)}"
    total = sum(chose.minutes for semaine in semaines for chose in semaine["classe"])
    yield f"- **En classe** : {len(semaines)} semaines de {lu['minutes_par_semaine']} minutes au plus, {total // 60} h {total % 60:02} en tout"
    if gammes := _minutes_de_gammes(semaines):
        yield f"- **En plus, à la maison ou en ouverture** : les gammes, hors de la note, {gammes // 60} h {gammes % 60:02} en tout"
    if lu.get("ensuite"):
        yield f"- **Ensuite** : chapitres {lu['ensuite'][0]} à {lu['ensuite'][-1]}, au trimestre suivant ou pour qui va vite"
    if "note" in lu:
        yield f"- **À savoir** : {lu['note']}"
    yield "\n| semaine | en classe | minutes | à la maison | évaluation |\n|---|---|---|---|---|"
    for rang, (semaine, brute) in enumerate(zip(semaines, lu["semaine"], strict=True), start=1):
        classe = " ; ".join(map(_dire, semaine["classe"]))
        maison = " ; ".join(map(_dire, semaine["maison"])) or "–"
        yield f"| {rang} | {classe} | {sum(c.minutes for c in semaine['classe'])} | {maison} | {brute.get('evaluer', '–')} |"


def _dire(chose: Chose) -> str:
    return f"{chose.texte} ({chose.minutes} min)"


def _minutes_de_gammes(semaines: list[Mapping]) -> int:
    """Celles des chapitres du trimestre, qu’aucune semaine ne compte."""
    lecons = {chose.quoi for semaine in semaines for chose in [*semaine["classe"], *semaine["maison"]] if chose.genre == "leçon"}
    return sum(compter_minutes(GAMMES[nom] for nom in noms) for chapitre, noms in GAMMES_DES_CHAPITRES.items() if numero(chapitre) in lecons)


def _bornes(semaines: list[Mapping]) -> str:
    numeros = [chose.quoi for semaine in semaines for chose in semaine["classe"] if chose.genre == "leçon"]
    return f"{numeros[0]} à {numeros[-1]}"
