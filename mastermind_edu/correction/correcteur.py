"""La correction d’une classe : chaque copie dans son processus, chaque résultat gardé aussitôt.

Ce module enchaîne ; lire, isoler, juger et écrire sont ailleurs. Commencer par
`corriger`.
"""

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.ajustements import lire_ajustements
from mastermind_edu.correction.analyse import Analyse, analyser, noms_lus, sources_des_reponses
from mastermind_edu.correction.bareme import Bareme, lire_bareme
from mastermind_edu.correction.copies import Copie, trouver_copies
from mastermind_edu.correction.programme import Programme, composer_programme
from mastermind_edu.correction.resultats import ResultatCopie, lire_resultats, noter
from mastermind_edu.correction.sorties import AJUSTEMENTS, RESULTATS, ecrire_resultats, garder_resultats
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.juge.enclos import Enclos, ouvrir_enclos
from mastermind_edu.juge.examen import examiner_avec_dependances
from mastermind_edu.juge.exercice import Exercice, preparer
from mastermind_edu.juge.isolement import CandidatIsole, ProcessusEleve
from mastermind_edu.juge.verdict import EtatVerdict, Verdict

Catalogue = Mapping[str, Exercice]
SECONDES_ENTRE_SAUVEGARDES = 1.0


class CopieCorrigee(NamedTuple):
    """Le résultat d’une copie et la source de ses réponses, pour chercher les ressemblances."""

    resultat: ResultatCopie
    sources: dict[str, str]


def corriger(
    chemins: Sequence[Path],
    sortie: Path,
    *,
    version: str,
    travaux: int = 2,
    isolement: str = "auto",
    bareme: Path | None = None,
    annoncer: Callable[[str], object] = print,
) -> list[ResultatCopie]:
    """Corrige toutes les copies et écrit les résultats dans le dossier `sortie`.

    Une correction interrompue reprend où elle s’est arrêtée. Lève `ErreurMastermind`
    pour un chemin, un barème ou un ajustement impossibles, ou un isolement exigé et absent.
    """
    if travaux < 1:
        raise ErreurMastermind(f"il faut au moins un travail à la fois, voici {travaux}")
    poids, copies = lire_bareme(bareme), trouver_copies(chemins, sauf=sortie)
    if not copies:
        raise ErreurMastermind(f"il faut au moins une copie, il n’y en a pas dans {', '.join(map(str, chemins))}")
    _creer_dossier(sortie)
    lire_ajustements(sortie / AJUSTEMENTS, poids)
    with _ouvrir_enclos(isolement) as enclos:
        deja = _deja_corrigees(sortie, copies, version, enclos, poids)
        suivi = _Suivi(sortie, copies, deja, enclos, version, annoncer)
        suivi.corriger(poids, travaux)
    ecrire_resultats(sortie, suivi.resultats, enclos.protections, version=version, bareme=poids, reponses=suivi.sources)
    return suivi.resultats


def _creer_dossier(sortie: Path) -> None:
    try:
        sortie.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {sortie} ne convient pas ({erreur.strerror})") from erreur


@contextmanager
def _ouvrir_enclos(isolement: str) -> Iterator[Enclos]:
    with ExitStack() as pile:
        try:
            enclos = pile.enter_context(ouvrir_enclos(isolement))
        except RuntimeError as erreur:
            raise ErreurMastermind(str(erreur)) from erreur
        yield enclos


def _deja_corrigees(
    sortie: Path, copies: Sequence[Copie], version: str, enclos: Enclos, bareme: Bareme
) -> dict[str, ResultatCopie]:
    """Les résultats d’une correction interrompue qui valent encore pour ces copies."""
    chemin = sortie / RESULTATS
    if not chemin.exists() or not _meme_correction(chemin, version, enclos):
        return {}
    attendues = {(copie.fichier, copie.sha256): copie for copie in copies if copie.sha256}
    return {
        resultat.fichier: resultat
        for resultat in lire_resultats(chemin, bareme)
        if (resultat.fichier, resultat.sha256) in attendues
    }


def _meme_correction(chemin: Path, version: str, enclos: Enclos) -> bool:
    """Vrai quand le fichier vient de la même version du cours, sous les mêmes protections."""
    try:
        donnees = json.loads(chemin.read_text(encoding="utf-8"))
        return donnees["version"] == version and donnees["protections"] == enclos.protections
    except (OSError, ValueError, KeyError, TypeError):
        return False


class CataloguePrepare(Mapping):
    """Le catalogue, chaque exercice préparé une fois, quand une copie en a besoin."""

    _prepares: dict[str, Exercice] = {}  # partagés par toutes les corrections de ce processus
    _verrou = Lock()

    def __getitem__(self, nom: str) -> Exercice:
        with self._verrou:
            if nom not in self._prepares:
                self._prepares[nom] = preparer(CATALOGUE[nom])
            return self._prepares[nom]

    def __iter__(self) -> Iterator[str]:
        return iter(CATALOGUE)

    def __len__(self) -> int:
        return len(CATALOGUE)


class _Suivi:
    """L’avancement de la classe : qui est corrigé, ce qui est déjà écrit, le temps qui reste."""

    def __init__(self, sortie, copies, deja, enclos, version, annoncer):
        self.sortie, self.copies, self.enclos, self.version, self.annoncer = sortie, copies, enclos, version, annoncer
        self.faites: dict[str, ResultatCopie] = {}
        self.sources: dict[str, dict[str, str]] = {}
        for copie in copies:
            if copie.fichier in deja:
                self.faites[copie.fichier], self.sources[copie.fichier] = _reprendre(copie, deja[copie.fichier])
        self.derniere_sauvegarde = time.monotonic()

    @property
    def resultats(self) -> list[ResultatCopie]:
        """Les résultats, dans l’ordre des copies."""
        return [self.faites[copie.fichier] for copie in self.copies if copie.fichier in self.faites]

    def corriger(self, bareme: Bareme, travaux: int) -> None:
        """Corrige les copies qui restent, `travaux` à la fois ; garde ce qui est fini quoi qu’il arrive."""
        restantes = [copie for copie in self.copies if copie.fichier not in self.faites]
        if self.faites:
            self.annoncer(f"Reprise : {len(self.faites)} copies sur {len(self.copies)} sont déjà corrigées.")
        catalogue = CataloguePrepare()
        debut = time.monotonic()
        with ThreadPoolExecutor(travaux) as equipe:
            taches = [equipe.submit(corriger_copie, copie, self.enclos, catalogue, bareme) for copie in restantes]
            try:
                for rang, tache in enumerate(as_completed(taches), start=1):
                    self._noter(tache, rang, len(restantes), debut)
            finally:
                equipe.shutdown(wait=False, cancel_futures=True)
                self.enclos.fermer()  # après Ctrl-C, les copies en cours s’arrêtent aussitôt
                garder_resultats(self.sortie, self.resultats, self.enclos.protections, version=self.version)

    def _noter(self, tache: Future, rang: int, total: int, debut: float) -> None:
        corrigee = tache.result()
        resultat = corrigee.resultat
        self.faites[resultat.fichier] = resultat
        self.sources[resultat.fichier] = corrigee.sources
        reste = (time.monotonic() - debut) / rang * (total - rang)
        self.annoncer(f"{rang}/{total}  {resultat.fichier} : {ecrire_decimal(resultat.note)}/20 (fin dans {reste:.0f} s)")
        if time.monotonic() - self.derniere_sauvegarde > SECONDES_ENTRE_SAUVEGARDES:
            garder_resultats(self.sortie, self.resultats, self.enclos.protections, version=self.version)
            self.derniere_sauvegarde = time.monotonic()


def corriger_copie(copie: Copie, enclos: Enclos, catalogue: Catalogue, bareme: Bareme) -> CopieCorrigee:
    """Le résultat d’une copie, quoi qu’elle contienne."""
    try:
        analyse = analyser(copie)
        verdicts = _examiner(analyse, enclos, catalogue)
    except Exception as erreur:  # un défaut du juge ne coûte rien aux autres copies, et se voit sur la ligne
        anomalie = f"le juge n’a pas pu corriger cette copie ({type(erreur).__name__}) : à corriger à la main"
        return CopieCorrigee(ResultatCopie(copie.fichier, copie.eleve, None, (), (*copie.anomalies, anomalie), ""), {})
    exercices = tuple(noter(verdict, bareme) for verdict in verdicts)
    resultat = ResultatCopie(copie.fichier, copie.eleve, analyse.chapitre, exercices, analyse.anomalies, copie.sha256)
    return CopieCorrigee(resultat, analyse.sources)


def _reprendre(copie: Copie, resultat: ResultatCopie) -> CopieCorrigee:
    """Le résultat d’une correction interrompue ; ses remarques peuvent dépendre des autres copies."""
    analyse = analyser(copie)
    return CopieCorrigee(resultat._replace(eleve=copie.eleve, anomalies=analyse.anomalies), analyse.sources)


def _examiner(analyse: Analyse, enclos: Enclos, catalogue: Catalogue) -> list[Verdict]:
    reponses = analyse.programme.reponses
    definies = [nom for nom, reponse in reponses.items() if reponse.etat == "definie"]
    if not any(nom in definies and not reponses[nom].vide for nom in analyse.noms):
        return [_verdict_sans_appel(analyse.programme, nom) for nom in analyse.noms]
    with ExitStack() as pile:
        processus = _lancer(analyse, definies, enclos, pile)
        sources = sources_des_reponses(analyse.programme)
        candidats = {
            nom: _candidat(processus[nom], catalogue[nom], vide=reponses[nom].vide, source=sources.get(nom, "")) for nom in definies
        }
        return [
            examiner_avec_dependances(nom, catalogue, candidats) if nom in candidats else _verdict_sans_appel(analyse.programme, nom)
            for nom in analyse.noms
        ]


def _lancer(analyse: Analyse, definies: Sequence[str], enclos: Enclos, pile: ExitStack) -> dict[str, ProcessusEleve]:
    """Un processus pour toute la copie ; un par réponse quand une instruction tue le premier."""
    commun = ProcessusEleve(enclos, _en_tuples(analyse.programme), _attendus(definies))
    pile.enter_context(commun)
    if commun.reponses:
        return dict.fromkeys(definies, commun)
    return {
        nom: pile.enter_context(ProcessusEleve(enclos, _en_tuples(composer_programme(analyse.cellules, [nom])), _attendus([nom])))
        for nom in definies
    }


def _en_tuples(programme: Programme) -> list[tuple[str, int, int]]:
    return [tuple(instruction) for instruction in programme.instructions]


def _attendus(noms: Sequence[str]) -> dict[str, int]:
    return {nom: len(CATALOGUE[nom].parametres) for nom in noms}


def _verdict_sans_appel(programme: Programme, nom: str) -> Verdict:
    """Le verdict d’une réponse absente, vide ou illisible : il n’y a rien à appeler."""
    reponse = programme.reponses[nom]
    if reponse.etat == "syntaxe":
        return Verdict(nom, EtatVerdict.ECHOUE, reponse.message)
    return Verdict(nom, EtatVerdict.A_FAIRE, reponse.message or f"à vous d’écrire `{CATALOGUE[nom].signature}`")


def _candidat(processus: ProcessusEleve, exercice: Exercice, *, vide: bool, source: str) -> CandidatIsole:
    return CandidatIsole(processus, exercice.nom, est_a_faire=vide, noms_employes=noms_lus(source))
