"""Préparer une épreuve : un dossier dont une moitié se donne, et l’autre se garde.

Ce que le professeur garde est un dossier d’exercices comme un autre, avec les seules questions tirées : tout ce qui corrige le sien le
corrige aussi. Ce que les élèves reçoivent n’en a que les énoncés et les exemples. Commencer par `preparer_une_epreuve`.
"""

import json
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.distribution import lire_chapitres
from mastermind_edu.atelier.dossier import joindre_ce_qui_est_ecrit, lire_fiche
from mastermind_edu.atelier.epreuve.pages import ecrire_les_pages
from mastermind_edu.atelier.epreuve.sujets import ecrire_le_source, lire_les_questions
from mastermind_edu.atelier.epreuve.tirage import Rang, dire_ce_qui_manque, tirer
from mastermind_edu.atelier.plan import FICHE, Cible, ErreurFabrication, Version, exiger_outils, exiger_un_dossier, exiger_un_nouveau_dossier
from mastermind_edu.atelier.soeurs import Groupe, lire_les_soeurs
from mastermind_edu.atelier.sommaire import composer_pages, lire_sommaire, lire_titres
from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.chapitres import Sujet, est_du_cours, numero
from mastermind_edu.disque import ecrire
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.ajoutes import MODULES, Dossier, retirer
from mastermind_edu.exercices.epreuves import MAGIE, ecrire_les_questions
from mastermind_edu.exercices.sommaire import CHAPITRES
from mastermind_edu.francais import citer, dire_refus
from mastermind_edu.juge.cas_d_eleve import ExerciceDeCas
from mastermind_edu.juge.codage import CodageInvalide
from mastermind_edu.livraison import ELEVES, PROFESSEUR, poser

BANQUE = "banque"
SUJETS_AU_PLUS = 6
NOYAUX_A_LA_FOIS = 2
GRAINES = range(1000, 10_000)
OCTETS_DU_SEL = 6  # un élève qui a la banque et le numéro essaierait tous les tirages : il y en a trop
OUTILS = ("jupytext", "nbformat", "nbclient")


class Preparee(NamedTuple):
    """Ce qui a été écrit : le dossier, les sujets, ce qu’il faut en dire au professeur."""

    dossier: Path
    sujets: tuple[Sujet, ...]
    remarques: tuple[str, ...]


class Demande(NamedTuple):
    """Ce que le professeur demande."""

    chapitres: str
    sujets: int = 2
    minutes: int = 55
    graine: int | None = None
    sel: str = ""  # ce que le numéro du tirage, imprimé sur les sujets, ne dit pas ; tiré avec lui


class Tirage(NamedTuple):
    """Ce qui a été tiré : les sujets, leurs questions rang par rang, d’où elles viennent, et les cellules de chacune."""

    sujets: tuple[Sujet, ...]
    rangs: tuple[Rang, ...]
    sections: Mapping[str, Sequence[Cellule]]
    origines: Sequence[tuple[Path, Dossier]]
    remarques: tuple[str, ...]
    cle: str  # le numéro du tirage et son sel : avec les mêmes dossiers, de quoi le refaire


def preparer_une_epreuve(racines: Sequence[Path], sortie: Path, demande: Demande) -> Preparee:
    """Écrit dans `sortie`, un nouveau dossier, une épreuve tirée des dossiers d’exercices `racines`.

    Lève `ErreurFabrication`, sans rien écrire, pour un chapitre inconnu, des questions trop peu nombreuses, ou un module fautif.
    """
    exiger_outils(OUTILS, "des auteurs", "epreuve")
    _exiger(sortie, demande)
    origines = [(racine, _joindre(racine)) for racine in racines]
    try:
        tirage = _tirer(origines, demande)
    finally:
        retirer(chapitre for _, dossier in origines for chapitre in dossier.chapitres)
    try:
        with tempfile.TemporaryDirectory(prefix="epreuve-") as provisoire:
            _construire(Path(provisoire), tirage, demande.minutes)
            shutil.copytree(provisoire, sortie, dirs_exist_ok=True)
    except OSError as erreur:
        raise ErreurFabrication(f"l’épreuve ne s’écrit pas dans {sortie} : {dire_refus(erreur)}") from erreur
    return Preparee(sortie, tirage.sujets, tirage.remarques)


def _tirer(origines: Sequence[tuple[Path, Dossier]], demande: Demande) -> Tirage:
    groupes = [groupe for racine, dossier in origines for groupe in _lister_les_groupes(racine, dossier)]
    chapitres, retenus = _choisir(demande.chapitres, groupes)
    graine, sel = (secrets.choice(GRAINES), secrets.token_hex(OCTETS_DU_SEL)) if demande.graine is None else (demande.graine, demande.sel)
    cle = f"{graine}-{sel}" if sel else f"{graine}"
    rangs = tirer(retenus, demande.sujets, demande.minutes, cle if sel else graine)
    sujets = tuple(Sujet(_en_un_mot(demande.chapitres), graine, chr(ord("A") + rang)) for rang in range(demande.sujets))
    sections = lire_les_questions(racine for racine, _ in origines)
    return Tirage(sujets, rangs, sections, origines, tuple(dire_ce_qui_manque(rangs, chapitres, demande.minutes)), cle)


def _construire(construit: Path, tirage: Tirage, minutes: int) -> None:
    """Écrit les deux moitiés de l’épreuve : d’abord les sources de ce qui se garde, dont tout le reste naît."""
    professeur, chapitres = construit / PROFESSEUR, list(dict.fromkeys(rang.groupe.chapitre for rang in tirage.rangs))
    _ecrire_le_dossier(professeur, tirage)
    for sujet, noms in zip(tirage.sujets, zip(*(rang.questions for rang in tirage.rangs))):
        questions = [(nom, rang.groupe.points) for nom, rang in zip(noms, tirage.rangs)]
        ecrire(professeur / "sources/exercices" / f"{sujet.nom}.py", ecrire_le_source(sujet, questions, tirage.sections, minutes, chapitres))
    try:
        _fabriquer(construit, tirage, minutes)
    finally:
        retirer(sujet.nom for sujet in tirage.sujets if sujet.nom in CHAPITRES)


def _exiger(sortie: Path, demande: Demande) -> None:
    exiger_un_nouveau_dossier(sortie, " pour une épreuve")
    if not 1 <= demande.sujets <= SUJETS_AU_PLUS:
        raise ErreurFabrication(f"--sujets : il faut de 1 à {SUJETS_AU_PLUS} sujets, voici {demande.sujets}")
    if not 1 <= demande.minutes <= 600:
        raise ErreurFabrication(f"--duree : il faut de 1 à 600 minutes, voici {demande.minutes}")
    if demande.graine is not None and not 0 <= demande.graine < 10**9:
        raise ErreurFabrication(f"--graine : il faut un nombre de 0 à 999999999, voici {demande.graine}")


def _joindre(racine: Path) -> Dossier:
    exiger_un_dossier(racine)
    return joindre_ce_qui_est_ecrit(racine, lire_sommaire(racine), lire_titres(racine), {})


def _lister_les_groupes(racine: Path, dossier: Dossier) -> list[Groupe]:
    """Les groupes de questions sœurs, puis chaque exercice qui n’a pas de sœur : tous les sujets l’auront. Des tests à écrire n’ont pas d’exemple à jouer."""
    groupes = [*lire_les_soeurs(racine, dossier)]
    groupees = {nom for groupe in groupes for nom in groupe.exercices}
    seules = [(chapitre, nom) for chapitre, noms in dossier.chapitres.items() for nom in noms if nom not in groupees and not isinstance(CATALOGUE[nom], ExerciceDeCas)]
    return [*groupes, *(Groupe(chapitre, (nom,), dossier.points[nom]) for chapitre, nom in seules)]


def _choisir(demande: str, groupes: Sequence[Groupe]) -> tuple[list[str], list[Groupe]]:
    """Les chapitres demandés, et leurs groupes dans cet ordre ; un notebook d’un dossier se demande par son nom."""
    du_cours = list(dict.fromkeys(numero(chapitre) for chapitre in CHAPITRES if est_du_cours(chapitre)))
    morceaux = [morceau.strip() for morceau in demande.split(",") if morceau.strip()]
    ajoutes = [morceau for morceau in morceaux if morceau in {groupe.chapitre for groupe in groupes} - {*du_cours}]
    autres = ",".join(morceau for morceau in morceaux if morceau not in ajoutes)
    chapitres = [*(lire_chapitres(autres, du_cours, "") if autres else ()), *ajoutes]
    retenus = [groupe for chapitre in chapitres for groupe in groupes if groupe.chapitre == chapitre]
    if not retenus:
        connus = " ".join(dict.fromkeys(groupe.chapitre for groupe in groupes))
        raise ErreurFabrication(f"il faut un chapitre qui ait des questions, parmi {connus} ; voici {citer(demande)}")
    return chapitres, retenus


def _en_un_mot(chapitres: str) -> str:
    """Ce qui, du nom d’un sujet, dit ses chapitres.

    >>> _en_un_mot("04-06"), _en_un_mot("4–6, 08")
    ('04_06', '4_6_08')
    """
    return re.sub(r"[^a-z0-9]+", "_", chapitres.lower()).strip("_")[:20].strip("_")


def _ecrire_le_dossier(professeur: Path, tirage: Tirage) -> None:
    """La fiche, et les modules des questions tirées, avec ceux dont elles se servent."""
    tirees = {nom for rang in tirage.rangs for nom in rang.questions}
    modules: dict[str, str] = {}
    sources = [(racine, dossier) for racine, dossier in tirage.origines if tirees & {*dossier.points}]
    for racine, dossier in sources:
        siens = {nom: texte for nom, texte in dossier.modules.items() if nom.startswith("_") or nom.removesuffix(".py") in tirees}
        double = next((nom for nom, texte in siens.items() if modules.get(nom, texte) != texte), None)
        if double:
            raise ErreurFabrication(f"il faut un nom différent pour les modules communs de deux dossiers, {racine / MODULES / double} est aussi dans un autre")
        modules |= siens
    for nom, texte in modules.items():
        ecrire(professeur / MODULES / nom, texte)
    fiches = [lire_fiche(racine) for racine, _ in sources]
    auteurs, licences = (", ".join(dict.fromkeys(fiche[cle] for fiche in fiches)) for cle in ("auteur", "licence"))
    fiche = {"titre": tirage.sujets[0].titre_commun, "auteur": auteurs, "licence": licences, "version": "1"}
    ecrire(professeur / FICHE, "".join(f"{cle} = {json.dumps(valeur, ensure_ascii=False)}\n" for cle, valeur in fiche.items()))


def _fabriquer(construit: Path, tirage: Tirage, minutes: int) -> None:
    """Le sommaire du dossier gardé, ses questions essayées ; les notebooks donnés, exécutés une fois ; les pages."""
    professeur = construit / PROFESSEUR
    for page in composer_pages(professeur):
        ecrire(professeur / page.nom, page.texte)
    cibles = [Cible(professeur, sujet.nom, Version.EXERCICE) for sujet in tirage.sujets]
    composes = [_composer(cible) for cible in cibles]
    _executer(cibles, composes)
    for cible, (_, notebook) in zip(cibles, composes):
        poser(construit / ELEVES / f"{cible.chapitre}.ipynb", notebook)
    ecrire_les_pages(construit, tirage.sujets, tirage.rangs, [cellules for cellules, _ in composes], minutes, tirage.cle)


def _composer(cible: Cible) -> tuple[tuple[Cellule, ...], Mapping]:
    from mastermind_edu.atelier.execution import assembler, composer

    try:
        questions = ecrire_les_questions(cible.chapitre, [CATALOGUE[nom] for nom in CHAPITRES[cible.chapitre]])
    except CodageInvalide as erreur:
        raise ErreurFabrication(f"une question d’épreuve n’a dans ses exemples que des nombres, des textes, des listes, des tuples et des dictionnaires : {erreur}") from None
    cellules = composer(cible, f"{MAGIE} de ce notebook, à exécuter sans lire\n{questions}")
    return cellules, assembler(cellules)


def _executer(cibles: Iterable[Cible], composes: Iterable[tuple]) -> None:
    """Exécute chaque sujet comme un élève l’exécutera : ce qui ne marche pas se sait avant le jour de l’épreuve."""
    from mastermind_edu.atelier.execution import executer

    def essayer(cible: Cible, compose: tuple) -> None:
        cellules, notebook = compose
        cible.notebook.parent.mkdir(parents=True, exist_ok=True)
        executer(notebook, cellules, cible)

    with ThreadPoolExecutor(NOYAUX_A_LA_FOIS) as equipe:
        list(equipe.map(essayer, cibles, composes))
    for cible in cibles:
        shutil.rmtree(cible.notebook.parent, ignore_errors=True)
