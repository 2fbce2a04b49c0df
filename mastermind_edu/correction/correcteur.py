"""La correction d’une classe ou d’une promotion, par étapes : lire, composer, juger, noter, écrire ; chaque résultat gardé aussitôt.

Ce module enchaîne ; chaque étape a son dossier, prend une donnée et en rend une. Le fil principal lit et prépare
tout, l’équipe juge ; rien d’une copie finie ne reste en mémoire. Commencer par `corriger`.
"""

import datetime
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import AbstractContextManager
from functools import partial
from itertools import count
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import Anomalie, PosteInadapte, panne
from mastermind_edu.correction.lecture.copies import Copie, lire_copies
from mastermind_edu.correction.minuteurs import SECONDES_DE_LECTURES, Tours, TropLong, en_temps
from mastermind_edu.correction.notation.bareme import Bareme, lire_ajustements, lire_bareme
from mastermind_edu.correction.notation.gardees import (
    JOURNAL,
    RESULTATS,
    CopiesGardees,
    Entete,
    Journal,
    Rangement,
    TextesRanges,
    garder_resultats,
    lire_resultats,
)  # fmt: skip
from mastermind_edu.correction.notation.jugement import Equipe, ouvrir_equipe_locale
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS, Retours, ecrire_resultats
from mastermind_edu.correction.pages.notes import ecrire_note
from mastermind_edu.correction.pages.retours import gabarits
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.francais import accorder

SECONDES_ENTRE_REGARDS = 10.0  # quand aucune copie ne finit, l’équipe dit si elle est encore là
AVANCE = 2  # copies prêtes par travail : assez pour qu’aucun n’attende, sans garder toute une promotion en mémoire


def corriger(
    chemins: Sequence[Path],
    sortie: Path,
    *,
    version: str,
    travaux: int = 2,
    isolement: str = "auto",
    bareme: Path | None = None,
    dask: str | None = None,
    registre: Path | None = None,
    date: datetime.date | None = None,
    annoncer: Callable[[str], object] = print,
) -> int:
    """Corrige toutes les copies, écrit les résultats dans le dossier `sortie`, et renvoie le nombre de copies.

    `dask` : l’adresse d’une grappe qui juge à la place de cette machine. `registre` : où inscrire la classe, à cette `date`.
    Une correction interrompue reprend où elle s’est arrêtée. Lève `ErreurMastermind` pour un chemin, un barème, un ajustement
    ou un registre impossibles, un isolement exigé et absent.
    """
    with _ouvrir_equipe(isolement, travaux, dask) as equipe, Rangement(sortie) as rangement:
        gabarits()  # sans eux, rien ne pourrait être écrit : on le dit tout de suite
        ecrits = [sortie, *([registre] if registre else [])]
        poids, copies = lire_bareme(bareme), lire_copies(chemins, sauf=ecrits, ranger=partial(TextesRanges, rangement))
        if not copies:
            raise ErreurMastermind(f"il faut au moins une copie, il n’y en a pas dans {', '.join(map(str, chemins))}")
        _creer_dossier(sortie)
        suivi = _Suivi(sortie, copies, equipe, CopiesGardees(rangement, [copie.fichier for copie in copies], poids), poids, version, annoncer)
        if registre:
            from mastermind_edu.correction.registre.tenue import inscrire, verifier_registre

            verifier_registre(registre, sortie)
        suivi.reprendre()
        suivi.corriger()
        notees = suivi.ecrire()
        if registre:
            inscrire(registre, notees, sortie, date)
        for ligne in equipe.bilan():
            annoncer(ligne)
    return len(copies)


def _ouvrir_equipe(isolement: str, travaux: int, dask: str | None) -> AbstractContextManager[Equipe]:
    """Celle de la grappe a les mêmes gestes que celle de cette machine."""
    if not dask:
        return ouvrir_equipe_locale(isolement, travaux)
    from mastermind_edu.correction.grappe import ouvrir_grappe

    return ouvrir_grappe(dask, isolement)


def _creer_dossier(sortie: Path) -> None:
    try:
        sortie.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {sortie} ne convient pas ({erreur.strerror})") from erreur


class _Suivi:
    """L’avancement de la classe : qui est corrigé, ce qui est déjà écrit, le temps qui reste."""

    def __init__(
        self, sortie: Path, copies: Sequence[Copie], equipe: Equipe, notees: CopiesGardees, bareme: Bareme, version: str, annoncer: Callable
    ):
        self.sortie, self.copies, self.equipe, self.notees, self.bareme, self.version, self.annoncer = sortie, copies, equipe, notees, bareme, version, annoncer
        self.retours = Retours(sortie, [copie.fichier for copie in copies], lire_ajustements(sortie / AJUSTEMENTS, bareme))
        self.tours = Tours(SECONDES_DE_LECTURES)
        self.journal = Journal(sortie / JOURNAL, self.entete)

    @property
    def entete(self) -> Entete:
        """Sous quoi les copies sont jugées, en ce moment : une grappe peut changer de postes en chemin."""
        return Entete(self.version, self.equipe.protections)

    def reprendre(self) -> None:
        """Retrouve ce qu’une correction interrompue a déjà noté, et qui vaut encore."""
        copies = {copie.fichier: copie for copie in self.copies}
        for notee in self._deja_notees():
            copie = copies.get(notee.fichier)
            if copie and notee.sha256 and copie.sha256 == notee.sha256:
                self._garder(_remettre_a_jour(notee, copie))
        if self.notees:
            self.annoncer(f"Reprise : {accorder(len(self.notees), 'copie déjà corrigée')} sur {len(self.copies)}.")

    def _deja_notees(self) -> Iterator[CopieNotee]:
        """Celles des résultats et du journal d’une même correction : même version du cours, mêmes protections."""
        if (self.sortie / RESULTATS).exists():
            try:
                entete, notees = lire_resultats(self.sortie / RESULTATS, self.bareme)
            except ErreurMastermind:
                entete, notees = None, ()
            if entete == self.entete:
                yield from notees
        yield from self.journal.relire(self.bareme)

    def corriger(self) -> None:
        """Corrige les copies qui restent ; garde ce qui est fini quoi qu’il arrive."""
        restantes = [copie for copie in self.copies if copie.fichier not in self.notees]
        if not restantes:
            return
        if self.notees:
            self._sauver()  # avant que le journal ne recommence
        self.journal.ouvrir()
        debut = time.monotonic()
        try:
            for rang, notee in enumerate(self._noter_toutes(restantes), start=1):
                self.journal.noter(notee)
                self._garder(notee)
                self._annoncer(notee, rang, len(restantes), debut)
        finally:
            self.equipe.arreter()
            self._sauver()
            self.journal.effacer()

    def _noter_toutes(self, copies: Iterable[Copie]) -> Iterator[CopieNotee]:
        """Les copies notées, dans l’ordre où elles finissent ; peu de programmes attendent."""
        attente: dict[Future, Copie] = {}
        for copie in _chacun_son_tour(copies):
            try:
                with self.tours.prendre(copie.depot), en_temps():
                    programme = composer_programme(copie)
                preparation = self.equipe.preparer(programme)
            except TropLong as trop:
                yield CopieNotee(copie.fichier, copie.eleve, copie.chapitre, (), (*copie.anomalies, Anomalie(str(trop))), copie.sha256)
                continue
            except Exception as erreur:  # un défaut du juge ne coûte rien aux autres copies
                yield _en_panne(copie, erreur)
                continue
            sans_texte = programme._replace(copie=programme.copie._replace(cellules=()))  # les cellules à exécuter suffisent
            poids = {nom: self.bareme[nom] for nom in programme.a_noter}
            attente[self.equipe.confier(sans_texte, preparation, poids)] = copie
            yield from self._finies(attente, AVANCE * self.equipe.travaux - 1)
        yield from self._finies(attente, 0)

    def _finies(self, attente: dict[Future, Copie], au_plus: int) -> Iterator[CopieNotee]:
        """Retire de l’attente les copies finies, jusqu’à ce qu’il en reste `au_plus`."""
        while len(attente) > au_plus:
            finies = wait(attente, SECONDES_ENTRE_REGARDS, return_when=FIRST_COMPLETED).done
            if not finies:
                self.equipe.surveiller()
            yield from (self._recevoir(attente.pop(tache), tache) for tache in finies)

    def _recevoir(self, copie: Copie, tache: Future) -> CopieNotee:
        if tache.cancelled():
            raise ErreurMastermind("l’équipe a abandonné des copies : ce qui est fini est gardé ; la même commande reprendra la suite")
        erreur = tache.exception()
        if isinstance(erreur, PosteInadapte):
            raise erreur
        return _en_panne(copie, erreur) if erreur else self.equipe.recevoir(tache)

    def _garder(self, notee: CopieNotee) -> None:
        self.notees.garder(notee)
        self.retours.ecrire(notee)

    def _annoncer(self, notee: CopieNotee, rang: int, total: int, debut: float) -> None:
        resultat = f"{ecrire_note(notee)}/20" if notee.est_notee else "à noter à la main"
        reste = (time.monotonic() - debut) / rang * (total - rang)
        self.annoncer(f"{rang}/{total}  {notee.fichier} : {resultat} (fin dans {reste:.0f} s)")

    def _sauver(self) -> None:
        garder_resultats(self.sortie, self.notees, self.entete)

    def ecrire(self) -> Sequence[CopieNotee]:
        """Écrit tout ce que le professeur reçoit ; renvoie les copies, ajustements compris."""
        notees = ecrire_resultats(self.sortie, self.notees, self.entete, self.bareme, self.retours)
        self.journal.effacer()
        return notees


def _chacun_son_tour(copies: Iterable[Copie]) -> list[Copie]:
    """La première copie de chacun, puis les deuxièmes… : celles d’un seul élève, si lentes soient-elles, n’arrêtent pas la classe."""
    rangs: dict[str, Iterator[int]] = defaultdict(count)
    return sorted(copies, key=lambda copie: next(rangs[copie.depot]))


def _remettre_a_jour(notee: CopieNotee, copie: Copie) -> CopieNotee:
    """Une copie déjà notée, avec ce que sa lecture remarque cette fois : un doublon a pu disparaître."""
    lues = {anomalie.texte for anomalie in copie.anomalies}
    gardees = [anomalie for anomalie in notee.anomalies if anomalie.publique and anomalie.texte not in lues]
    return notee._replace(eleve=copie.eleve, anomalies=(*copie.anomalies, *gardees), sources=composer_programme(copie).sources)


def _en_panne(copie: Copie, erreur: Exception) -> CopieNotee:
    return CopieNotee(copie.fichier, copie.eleve, None, (), (*copie.anomalies, panne(erreur)), "")
