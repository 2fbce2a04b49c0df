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
from mastermind_edu.correction.anomalies import HORS_EPREUVE, Anomalie, PosteInadapte, panne
from mastermind_edu.correction.lecture.copies import Copie, lire_copies
from mastermind_edu.correction.lecture.eleves import abreger
from mastermind_edu.correction.lecture.epreuve import dossier_garde, garder_l_epreuve
from mastermind_edu.correction.lecture.identites import Annuaire
from mastermind_edu.correction.lecture.participants import completer, dire_qui_est_qui, dire_un_autre_devoir, lire_participants, trouver_la_liste
from mastermind_edu.correction.minuteurs import SECONDES_DE_LECTURES, Tours, TropLong, en_temps
from mastermind_edu.correction.notation.ajustements import lire_ajustements
from mastermind_edu.correction.notation.bareme import Bareme, lire_bareme
from mastermind_edu.correction.notation.gardees import JOURNAL, CopiesGardees, Entete, Journal, Rangement, TextesRanges, garder_resultats
from mastermind_edu.correction.notation.jugement import Equipe, ouvrir_equipe_locale
from mastermind_edu.correction.notation.reprise import deja_notees, dire_les_perdues, exiger_la_meme_remise, remettre_a_jour
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.pages.a_noter import recopier
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS, Classe, Retours, ecrire_resultats
from mastermind_edu.correction.pages.notes import ecrire_note
from mastermind_edu.correction.pages.retours import gabarits
from mastermind_edu.correction.pages.suite import Suite, compter_la_suite
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.exercices.ajoutes import MAGIE, SANS_MAGIE, joindre_les_dossiers
from mastermind_edu.francais import accorder, citer, dire_refus

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
    participants: Path | None = None,
    date: datetime.date | None = None,
    exercices: Sequence[Path] = (),
    epreuve: Path | None = None,
    annoncer: Callable[[str], object] = print,
) -> Suite:
    """Corrige toutes les copies, écrit les résultats dans le dossier `sortie`, et renvoie ce qui reste à faire.

    `participants` : la liste de la classe que donne Moodle ; d’habitude, celle qui est parmi les copies. `dask` : l’adresse d’une grappe qui juge à la place de cette machine.
    `registre` : où inscrire la classe, à cette `date`. `exercices` : les dossiers d’exercices du professeur ;
    `epreuve` : celui d’une épreuve, et rien d’autre que ses questions n’est alors noté.
    Une correction interrompue reprend où elle s’est arrêtée ; le dossier d’une autre remise est refusé. Lève `ErreurMastermind` pour un chemin, un barème, un ajustement
    ou un registre impossibles, un isolement exigé et absent.
    """
    chemins, participants = trouver_la_liste(chemins, participants)
    dossiers = joindre_les_dossiers([*exercices, *([dossier_garde(epreuve)] if epreuve else [])])
    if dossiers and dask:
        raise ErreurMastermind("il faut corriger sans --dask des exercices à vous : les postes de la grappe ne les ont pas")
    # Un exercice changé fait tout juger de nouveau.
    version = "+".join([version, *(dossier.paquet for dossier in dossiers), *(["epreuve"] if epreuve else [])])
    with _ouvrir_equipe(isolement, travaux, dask) as equipe, Rangement(sortie) as rangement:
        gabarits()  # sans eux, rien ne pourrait être écrit : on le dit tout de suite
        ecrits = [*(lieu for lieu in (sortie, registre) if lieu and not lieu.is_file()), *filter(None, [participants])]  # un fichier donné pour dossier a son refus
        poids, copies = lire_bareme(bareme), lire_copies(chemins, sauf=ecrits, ranger=partial(TextesRanges, rangement))
        if not copies:
            raise ErreurMastermind(f"il faut au moins une copie, il n’y en a pas dans {', '.join(map(str, chemins or [participants]))}")
        if epreuve:
            copies = garder_l_epreuve(copies, dossiers[-1].chapitres)
        if not dossiers:
            _exiger_leur_dossier(copies)
        poids = {**poids, **{question.nom: question.sur for copie in copies for question in copie.questions}}
        perdues = exiger_la_meme_remise(sortie, copies)
        _creer_dossier(sortie)
        suivi = _Suivi(sortie, copies, equipe, CopiesGardees(rangement, [copie.fichier for copie in copies], poids), poids, version, annoncer)
        annuaire, homonymes, inscrits = Annuaire(), 0, []
        if registre:
            from mastermind_edu.correction.registre.tenue import inscrire, verifier_registre

            annuaire = verifier_registre(registre, sortie)
        if participants:
            annuaire = completer(annuaire, inscrits := lire_participants(participants))
            annoncer(f"Liste de la classe : {participants.name}.")
        if perdues:
            annoncer(dire_les_perdues(perdues))
        suivi.reprendre()
        suivi.corriger()
        classe = suivi.ecrire(annuaire, partial(recopier, chemins, ecrits))
        if registre:
            dits, homonymes = inscrire(registre, classe.copies, sortie, date, annuaire=annuaire, sans_copie={eleve: decision.note for eleve, decision in classe.sans_copie.items()})
            for ligne in dits:
                annoncer(ligne)
        nom = participants.name if participants else ""
        for ligne in (*dire_un_autre_devoir(nom, inscrits, classe.eleves), *dire_qui_est_qui(classe.homonymes, annuaire.adresses), *equipe.bilan()):
            annoncer(ligne)
        return compter_la_suite(classe, annuaire, homonymes)


def _exiger_leur_dossier(copies: Iterable[Copie]) -> None:
    """Lève `ErreurMastermind` quand rien ne pourrait être jugé, faute d’exercices que portent les copies ; rien n’est alors écrit."""
    if any(copie.chapitre for copie in copies):
        return
    if any(cellule.startswith((MAGIE, SANS_MAGIE)) for copie in copies for cellule in copie.cellules):
        raise ErreurMastermind("ces copies répondent à des exercices à vous : il faut leur dossier, ajoutez --exercices DOSSIER")


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
        raise ErreurMastermind(f"il faut un dossier où écrire les résultats ; {sortie} ne convient pas ({dire_refus(erreur)})") from erreur


class _Suivi:
    """L’avancement de la classe : qui est corrigé, ce qui est déjà écrit, le temps qui reste."""

    def __init__(
        self, sortie: Path, copies: Sequence[Copie], equipe: Equipe, notees: CopiesGardees, bareme: Bareme, version: str, annoncer: Callable
    ):
        self.sortie, self.copies, self.equipe, self.notees, self.bareme, self.version, self.annoncer = sortie, copies, equipe, notees, bareme, version, annoncer
        self.retours = Retours(sortie, [copie.fichier for copie in copies])
        self.questions = {copie.fichier: copie.questions for copie in copies if copie.questions}
        lire_ajustements(sortie / AJUSTEMENTS, bareme)  # illisible, il se dit avant de corriger
        self.tours = Tours(SECONDES_DE_LECTURES)
        self.journal = Journal(sortie / JOURNAL, self.entete)

    @property
    def entete(self) -> Entete:
        """Sous quoi les copies sont jugées, en ce moment : une grappe peut changer de postes en chemin."""
        return Entete(self.version, self.equipe.protections)

    def reprendre(self) -> None:
        """Retrouve ce qu’une correction interrompue a déjà noté, et qui vaut encore."""
        copies = {copie.fichier: copie for copie in self.copies}
        for notee in deja_notees(self.sortie, self.entete, self.journal, self.bareme):
            copie = copies.get(notee.fichier)
            if copie and notee.sha256 and copie.sha256 == notee.sha256:
                self._garder(remettre_a_jour(notee, copie))
        if self.notees:
            self.annoncer(f"Reprise : {accorder(len(self.notees), 'copie déjà corrigée')} sur {len(self.copies)}.")

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
                self._annoncer(self._garder(notee), rang, len(restantes), debut)
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

    def _garder(self, notee: CopieNotee) -> CopieNotee:
        notee = notee._replace(questions=self.questions.get(notee.fichier, ()))
        self.notees.garder(notee)
        self.retours.ecrire(notee)
        return notee

    def _annoncer(self, notee: CopieNotee, rang: int, total: int, debut: float) -> None:
        note = f"{ecrire_note(notee)}/20{' sans les réponses écrites' if notee.a_lire else ''}"
        resultat = note if notee.est_notee else HORS_EPREUVE if notee.est_hors_epreuve else "à noter à la main"
        reste = (time.monotonic() - debut) / rang * (total - rang)
        self.annoncer(f"{rang}/{total}  {abreger(notee.fichier)} : {resultat} (fin dans {reste:.0f} s)")

    def _sauver(self) -> None:
        garder_resultats(self.sortie, self.notees, self.entete)

    def ecrire(self, annuaire: Annuaire, recopier: Callable) -> Classe:
        """Écrit tout ce que le professeur reçoit, et dit ce qu’il a écrit pour rien ; `annuaire` : ce qu’on sait de la classe."""
        classe = ecrire_resultats(self.sortie, self.notees, self.entete, self.bareme, self.retours, annuaire, recopier)
        self.journal.effacer()
        if classe.appliques:
            self.annoncer(f"{AJUSTEMENTS} : {accorder(classe.appliques, 'ligne appliquée')}.")
        for ajustement, raison in classe.sans_effet:
            self.annoncer(f"{AJUSTEMENTS}, ligne {ajustement.ligne}, sans effet : {citer(ajustement.cible)}, {raison}")
        return classe


def _chacun_son_tour(copies: Iterable[Copie]) -> list[Copie]:
    """La première copie de chacun, puis les deuxièmes… : celles d’un seul élève, si lentes soient-elles, n’arrêtent pas la classe."""
    rangs: dict[str, Iterator[int]] = defaultdict(count)
    return sorted(copies, key=lambda copie: next(rangs[copie.depot]))


def _en_panne(copie: Copie, erreur: Exception) -> CopieNotee:
    return CopieNotee(copie.fichier, copie.eleve, None, (), (*copie.anomalies, panne(erreur)), "")
