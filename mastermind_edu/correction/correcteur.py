"""La correction d’une classe, par étapes : lire, composer, juger, noter, écrire ; chaque résultat gardé aussitôt.

Ce module enchaîne ; chaque étape a son dossier, prend une donnée et en rend une. Le fil principal lit
et prépare tout, les autres ne font que parler aux processus des élèves. Commencer par `corriger`.
"""

import datetime
import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.anomalies import panne
from mastermind_edu.correction.lecture.copies import Copie, lire_copies
from mastermind_edu.correction.notation.ajustements import lire_ajustements
from mastermind_edu.correction.notation.bareme import Bareme, lire_bareme
from mastermind_edu.correction.notation.jugement import Juge, ouvrir_juge
from mastermind_edu.correction.notation.resultats import CopieNotee, lire_resultats, noter_copie
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS, RESULTATS, ecrire_resultats, garder_resultats
from mastermind_edu.correction.pages.notes import ecrire_note
from mastermind_edu.correction.pages.rendu import gabarits
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.correction.registre.tenue import inscrire, verifier_registre
from mastermind_edu.francais import accorder

SECONDES_ENTRE_SAUVEGARDES = 1.0
AVANCE = 2  # copies prêtes par travail : assez pour qu’aucun n’attende, sans garder toute une promotion en mémoire


def corriger(
    chemins: Sequence[Path],
    sortie: Path,
    *,
    version: str,
    travaux: int = 2,
    isolement: str = "auto",
    bareme: Path | None = None,
    registre: Path | None = None,
    date: datetime.date | None = None,
    annoncer: Callable[[str], object] = print,
) -> list[CopieNotee]:
    """Corrige toutes les copies et écrit les résultats dans le dossier `sortie` ; les inscrit dans le `registre` donné, à cette `date`.

    Une correction interrompue reprend où elle s’est arrêtée. Lève `ErreurMastermind`
    pour un chemin, un barème, un ajustement ou un registre impossibles, ou un isolement exigé et absent.
    """
    if travaux < 1:
        raise ErreurMastermind(f"il faut au moins un travail à la fois, voici {travaux}")
    with ouvrir_juge(isolement) as juge:
        gabarits()  # sans eux, rien ne pourrait être écrit : on le dit tout de suite
        poids, copies = lire_bareme(bareme), lire_copies(chemins, sauf=[sortie, *([registre] if registre else [])])
        if not copies:
            raise ErreurMastermind(f"il faut au moins une copie, il n’y en a pas dans {', '.join(map(str, chemins))}")
        _creer_dossier(sortie)
        lire_ajustements(sortie / AJUSTEMENTS, poids)
        if registre:
            verifier_registre(registre, sortie)
        suivi = _Suivi(sortie, copies, juge, version, annoncer)
        suivi.reprendre(poids)
        suivi.corriger(poids, travaux)
    notees = ecrire_resultats(sortie, suivi.resultats, juge.protections, version=version, bareme=poids)
    if registre:
        inscrire(registre, notees, sortie, date)
    return suivi.resultats


def _creer_dossier(sortie: Path) -> None:
    try:
        sortie.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {sortie} ne convient pas ({erreur.strerror})") from erreur


class _Suivi:
    """L’avancement de la classe : qui est corrigé, ce qui est déjà écrit, le temps qui reste."""

    def __init__(self, sortie: Path, copies: Sequence[Copie], juge: Juge, version: str, annoncer: Callable[[str], object]):
        self.sortie, self.copies, self.juge, self.version, self.annoncer = sortie, copies, juge, version, annoncer
        self.notees: dict[str, CopieNotee] = {}
        self.derniere_sauvegarde = time.monotonic()

    @property
    def resultats(self) -> list[CopieNotee]:
        """Les copies notées, dans l’ordre des copies."""
        return [self.notees[copie.fichier] for copie in self.copies if copie.fichier in self.notees]

    def reprendre(self, bareme: Bareme) -> None:
        """Retrouve ce qu’une correction interrompue a déjà noté, et qui vaut encore."""
        chemin = self.sortie / RESULTATS
        if not chemin.exists() or not self._meme_correction(chemin):
            return
        deja = {(notee.fichier, notee.sha256): notee for notee in lire_resultats(chemin, bareme) if notee.sha256}
        for copie in self.copies:
            if notee := deja.get((copie.fichier, copie.sha256)):
                # Les remarques réservées au professeur dépendent des autres copies : elles sont refaites.
                lues = {anomalie.texte for anomalie in copie.anomalies}
                gardees = [anomalie for anomalie in notee.anomalies if anomalie.publique and anomalie.texte not in lues]
                sources = notee.sources or composer_programme(copie).sources  # les résultats d’avant ne les gardaient pas
                self.notees[copie.fichier] = notee._replace(eleve=copie.eleve, anomalies=(*copie.anomalies, *gardees), sources=sources)
        if self.notees:
            self.annoncer(f"Reprise : {accorder(len(self.notees), 'copie déjà corrigée')} sur {len(self.copies)}.")

    def _meme_correction(self, chemin: Path) -> bool:
        """Vrai quand le fichier vient de la même version du cours, sous les mêmes protections."""
        try:
            donnees = json.loads(chemin.read_text(encoding="utf-8"))
            return donnees["version"] == self.version and donnees["protections"] == self.juge.protections
        except (OSError, ValueError, KeyError, TypeError):
            return False

    def corriger(self, bareme: Bareme, travaux: int) -> None:
        """Corrige les copies qui restent, `travaux` à la fois ; garde ce qui est fini quoi qu’il arrive."""
        restantes = [copie for copie in self.copies if copie.fichier not in self.notees]
        debut = time.monotonic()
        with ThreadPoolExecutor(travaux) as equipe:
            try:
                for rang, notee in enumerate(self._noter_toutes(restantes, equipe, bareme, AVANCE * travaux), start=1):
                    self._garder(notee, rang, len(restantes), debut)
            finally:
                equipe.shutdown(wait=False, cancel_futures=True)
                self.juge.fermer()  # après Ctrl-C, les copies en cours s’arrêtent aussitôt
                garder_resultats(self.sortie, self.resultats, self.juge.protections, version=self.version)

    def _noter_toutes(
        self, copies: Sequence[Copie], equipe: ThreadPoolExecutor, bareme: Bareme, avance: int
    ) -> Iterator[CopieNotee]:
        """Les copies notées, dans l’ordre où elles finissent ; jamais plus de `avance` programmes en attente."""
        attente: dict[Future, Copie] = {}
        for copie in copies:
            try:
                programme = composer_programme(copie)
                preparation = self.juge.preparer(programme)
            except Exception as erreur:  # un défaut du juge ne coûte rien aux autres copies
                yield _en_panne(copie, erreur)
                continue
            attente[equipe.submit(self._noter, programme, preparation, bareme)] = copie
            yield from _finies(attente, avance - 1)
        yield from _finies(attente, 0)

    def _noter(self, programme, preparation, bareme: Bareme) -> CopieNotee:
        jugement = self.juge.juger(programme, preparation)
        return noter_copie(programme, jugement.verdicts, bareme, jugement.anomalies)

    def _garder(self, notee: CopieNotee, rang: int, total: int, debut: float) -> None:
        self.notees[notee.fichier] = notee
        resultat = f"{ecrire_note(notee)}/20" if notee.est_notee else "à noter à la main"
        reste = (time.monotonic() - debut) / rang * (total - rang)
        self.annoncer(f"{rang}/{total}  {notee.fichier} : {resultat} (fin dans {reste:.0f} s)")
        if time.monotonic() - self.derniere_sauvegarde > SECONDES_ENTRE_SAUVEGARDES:
            garder_resultats(self.sortie, self.resultats, self.juge.protections, version=self.version)
            self.derniere_sauvegarde = time.monotonic()


def _finies(attente: dict[Future, Copie], au_plus: int) -> Iterator[CopieNotee]:
    """Retire de l’attente les copies finies, jusqu’à ce qu’il en reste `au_plus`."""
    while len(attente) > au_plus:
        for tache in wait(attente, return_when=FIRST_COMPLETED).done:
            copie, erreur = attente.pop(tache), tache.exception()
            yield _en_panne(copie, erreur) if erreur else tache.result()


def _en_panne(copie: Copie, erreur: Exception) -> CopieNotee:
    return CopieNotee(copie.fichier, copie.eleve, None, (), (*copie.anomalies, panne(erreur)), "")
