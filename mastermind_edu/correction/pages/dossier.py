"""Tout ce qu’une correction laisse dans son dossier, et la page de la classe : répartition des notes, exercices difficiles, copies à regarder.

Rien n’est effacé ; seuls les fichiers nommés ici sont remplacés. Ce qu’on compte de la classe ; comment on le dispose est dans
`gabarits/classe.html.j2`. Commencer par `ecrire_resultats`.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from mastermind_edu.correction.lecture.identites import Annuaire, chercher_eleve, designer, distinguer, homonymes_a_reconnaitre, numero_de_participant, trier_eleves
from mastermind_edu.correction.notation.ajustements import SansEffet, appliquer_ajustements, lire_ajustements, preparer_ajustements
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.etats import SANS_NOTE, EtatCopie
from mastermind_edu.correction.notation.gardees import Entete, garder_resultats
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, Decision, arrondir, ranger_exercices
from mastermind_edu.correction.notation.retenues import REGLE, CopiesRangees, Rendu, ranger_par_eleve, rendus, retenir
from mastermind_edu.correction.pages.a_noter import est_vide, lister_a_ouvrir
from mastermind_edu.correction.pages.a_regarder import grouper_les_ressemblances, lister_a_regarder, lister_en_plus, sans_detail
from mastermind_edu.correction.pages.notes import chemins_pour_moodle, connus_de_moodle, dire_l_etat, ecrire_zip, moodle_au_fil, notes_au_fil
from mastermind_edu.correction.pages.retours import nommer_pages, page_de_retour, page_des_retours, rendre
from mastermind_edu.correction.pages.series import dire_erreur
from mastermind_edu.correction.pages.sujets import comparer_les_sujets
from mastermind_edu.correction.tableurs import ecrire_atomiquement
from mastermind_edu.juge.verdict import EtatVerdict

if TYPE_CHECKING:
    from mastermind_edu.correction.notation.ressemblances import Ressemblance

AJUSTEMENTS, CLASSE, DOSSIER_DES_RETOURS = "ajustements.csv", "classe.html", "retours"
RETOURS_A_IMPRIMER, MOODLE, RETOURS_POUR_MOODLE = "retours_a_imprimer.html", "moodle.csv", "retours.zip"
LARGEUR_DE_CLASSE = 2  # points de note par barre


class Retours:
    """Les pages de retour, chacune écrite dès que sa copie est notée ; `noms` donne celui de chaque page."""

    def __init__(self, dossier: Path, fichiers: Iterable[str]):
        self._dossier, self.noms, self._ecrites = dossier / DOSSIER_DES_RETOURS, nommer_pages(fichiers), set()

    def ecrire(self, copie: CopieNotee) -> None:
        """Écrit la page de cette copie."""
        ecrire_atomiquement(self._dossier / self.noms[copie.fichier], page_de_retour(copie))
        self._ecrites.add(copie.fichier)

    def lire(self, fichier: str) -> str:
        """La page écrite pour cette copie."""
        return (self._dossier / self.noms[fichier]).read_text(encoding="utf-8")

    def completer(self, copies: Iterable[CopieNotee]) -> None:
        """Écrit celles qui manquent, et celles que le professeur ou une autre copie du même élève ont changées depuis."""
        for copie in copies:
            if copie.fichier not in self._ecrites or _a_change(copie):
                self.ecrire(copie)


def _a_change(copie: CopieNotee) -> bool:
    """Vrai quand ce qui vaut pour la classe entière en a décidé autrement que le juge."""
    a_change = any(e.commentaire is not None for e in copie.exercices) or any(question.est_lue for question in copie.questions)
    return bool(a_change or copie.remplacee_par or copie.remplace or copie.decision != Decision())


class Classe(NamedTuple):
    """Ce qu’une correction a fait de la classe : les copies telles qu’elles comptent, de qui est chacune, qui n’a rien rendu."""

    copies: Sequence[CopieNotee]
    rangees: Sequence[CopieNotee]  # les mêmes, dans l’ordre des élèves
    eleves: Mapping[str, str]
    rendus: Sequence[Rendu]
    absents: Sequence[str] = ()
    sans_effet: Sequence[SansEffet] = ()
    sans_copie: Mapping[str, Decision] = MappingProxyType({})  # la note d’élèves de la classe qui n’ont pas rendu de fichier
    appliques: int = 0  # les lignes d’ajustements.csv qui changent quelque chose

    @property
    def homonymes(self) -> list[str]:
        """Les élèves dont le nom est aussi celui d’un autre."""
        return [*distinguer(self.copies, self.eleves).values()]


def ecrire_resultats(
    dossier: Path, copies: Sequence[CopieNotee], entete: Entete, bareme: Bareme, retours: Retours, annuaire: Annuaire = Annuaire(),
    recopier: Callable[[Sequence[CopieNotee], Path], object] | None = None,
) -> Classe:
    """Écrit les notes, les retours, leur archive pour Moodle et la page de la classe ; `annuaire` : ce qu’on sait de la classe.

    `recopier` : ce qui met dans `a_noter/` les fichiers des copies à noter à la main, quand on a encore les fichiers rendus.
    Les copies sont rangées par fichier. Lève `ErreurMastermind` pour un ajustement impossible ou un fichier que le système
    refuse d’écrire.
    """
    preparer_ajustements(dossier / AJUSTEMENTS)
    eleves = designer(copies, annuaire.noms)
    ajustements, refuses = lire_ajustements(dossier / AJUSTEMENTS, bareme)
    ajustees, sans_effet = appliquer_ajustements(copies, ajustements, eleves, bareme)
    copies = retenir(ajustees, eleves)
    if recopier:
        recopier(copies, dossier)
    sans_copie, sans_effet = noter_sans_copie(sans_effet, absents := lister_absents(annuaire, eleves.values()), annuaire)
    rangees = ranger_par_eleve(copies, eleves, annuaire.familles)
    dits = sorted([*refuses, *sans_effet], key=lambda sans: sans.ajustement.ligne)
    classe = Classe(copies, rangees, eleves, rendus(copies, eleves), absents, dits, sans_copie, len(ajustements) - len(sans_effet))
    garder_resultats(dossier, copies, entete)
    retours.completer(copies)
    distingues = distinguer(copies, eleves)
    ecrire_atomiquement(dossier / RETOURS_A_IMPRIMER, page_des_retours(rangees, distingues))
    chemins = chemins_pour_moodle(copie.fichier for copie in copies if not copie.remplacee_par)
    ecrire_zip(dossier / RETOURS_POUR_MOODLE, ((chemin, retours.lire(fichier)) for chemin, fichier in chemins.items()))
    ecrire_atomiquement(dossier / MOODLE, moodle_au_fil(copies, eleves, annuaire, sans_copie))
    ecrire_atomiquement(dossier / "notes.csv", notes_au_fil(rangees, distingues))
    a_ouvrir, dans_moodle = lister_a_ouvrir(dossier, copies), connus_de_moodle(copies, annuaire)
    ecrire_atomiquement(dossier / CLASSE, page_de_la_classe(classe, entete.protections, ressemblances=_comparer(copies), a_ouvrir=a_ouvrir, dans_moodle=dans_moodle))
    return classe


def lister_absents(annuaire: Annuaire, presents: Iterable[str]) -> list[str]:
    """Les élèves de la classe qui n’ont rien rendu ; ni l’un ni l’autre de deux homonymes tant qu’on ne sait pas lequel a rendu."""
    presents = set(presents)
    peut_etre = {eleve for eleves in homonymes_a_reconnaitre(presents - set(annuaire.eleves), annuaire).values() for eleve in eleves}
    return trier_eleves(set(annuaire.eleves) - presents - peut_etre, annuaire.familles)


def noter_sans_copie(sans_effet: Sequence[SansEffet], absents: Sequence[str], annuaire: Annuaire) -> tuple[dict[str, Decision], list[SansEffet]]:
    """Les notes données à des absents, rendues sur papier peut-être, et les ajustements qui restent sans effet."""
    siens = {eleve: annuaire.eleves[eleve] for eleve in absents}
    trouves = [(sans, chercher_eleve(sans.ajustement.cible, siens)) for sans in sans_effet]
    notees = ((eleves[0], sans.ajustement) for sans, eleves in trouves if len(eleves) == 1 and sans.ajustement.note is not None)
    notes = {eleve: Decision(ajustement.note, commentaire=ajustement.commentaire) for eleve, ajustement in notees}
    return notes, [sans for sans, eleves in trouves if len(eleves) != 1 or sans.ajustement.note is None]


def _comparer(copies: Sequence[CopieNotee]) -> Sequence["Ressemblance"]:
    """Les réponses qui se ressemblent, des copies qui comptent ; une copie seule n’a rien à qui ressembler."""
    comptent = CopiesRangees(copies, [rang for rang, copie in enumerate(copies) if not copie.remplacee_par])
    if len(comptent) < 2:
        return ()
    from mastermind_edu.correction.notation.ressemblances import ressemblances

    return ressemblances(comptent)


class Intervalle(NamedTuple):
    """Une barre de la répartition : ses bornes et le nombre de notes."""

    bas: int
    haut: int
    effectif: int

    @property
    def titre(self) -> str:
        """L’intervalle en mots ; le dernier contient 20."""
        return f"{self.bas} à {self.haut}" if self.haut == NOTE_MAXIMALE else f"{self.bas} à moins de {self.haut}"


def page_de_la_classe(
    classe: Classe, protections: Sequence[str], *, ressemblances: Sequence["Ressemblance"] = (), a_ouvrir: Mapping[str, str] = MappingProxyType({}),
    dans_moodle: Collection[str] = (),
) -> str:
    """La page HTML de toutes les copies ; les notes sont celles des élèves, comme dans `moodle.csv`. `a_ouvrir` : l’adresse de chaque fichier recopié ;
    `dans_moodle` : les élèves dont ce devoir-là, ou le carnet de notes, prendra la note, même sans copie.
    """
    copies, etats = classe.copies, Counter(copie.etat for copie in classe.copies)
    notes = [arrondir(rendu.note) for rendu in classe.rendus if rendu.note is not None]  # celles que l’on publie : leur moyenne se refait
    return rendre(
        "classe",
        copies=copies,
        rangees=classe.rangees,
        rendus=classe.rendus,
        absents=[(absent, classe.sans_copie.get(absent)) for absent in classe.absents],
        dans_moodle=dans_moodle,
        remplacees=etats[EtatCopie.REMPLACEE],
        a_noter=sum(map(etats.__getitem__, SANS_NOTE)),
        regle=REGLE,
        pages={fichier: f"{DOSSIER_DES_RETOURS}/{page}" for fichier, page in nommer_pages(copie.fichier for copie in copies).items()},
        chapitres=sorted({copie.chapitre for copie in copies if copie.chapitre and not copie.chapitre_attendu}),
        notes=notes,
        a_lire=sum(len(copie.a_lire) for copie in copies),
        sur=NOTE_MAXIMALE,
        mediane=statistics.median(notes) if notes else None,
        intervalles=compter_par_intervalle(notes),
        a_regarder=lister_a_regarder(copies),
        en_plus=lister_en_plus(copies),
        dire_l_etat=dire_l_etat,
        a_ouvrir=a_ouvrir,
        a_chercher={copie.fichier: "Rien à ouvrir" if est_vide(copie) else "Le fichier rendu" for copie in copies if copie.etat in SANS_NOTE},
        distingues=distinguer(copies, classe.eleves),
        sans_effet=classe.sans_effet,
        difficultes=_difficultes(copies, sont_notes=True),
        hors_note=_difficultes(copies, sont_notes=False),
        comparaisons=comparer_les_sujets(copies),
        erreurs=_erreurs_typiques(copie for copie in copies if not copie.remplacee_par),
        groupes=grouper_les_ressemblances(copies, ressemblances),
        sur_moodle=sum(numero_de_participant(copie.fichier) is not None and not copie.remplacee_par for copie in copies),
        protections=protections,
    )


def compter_par_intervalle(notes: Sequence[Fraction]) -> list[Intervalle]:
    """Le nombre de notes par intervalle de 2 points ; 20 est dans le dernier.

    >>> [intervalle.effectif for intervalle in compter_par_intervalle([Fraction(0), Fraction(2), Fraction(39, 2), Fraction(20)])]
    [1, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    """
    derniere = NOTE_MAXIMALE // LARGEUR_DE_CLASSE - 1
    comptes = Counter(min(int(note // LARGEUR_DE_CLASSE), derniere) for note in notes)
    return [Intervalle(rang * LARGEUR_DE_CLASSE, (rang + 1) * LARGEUR_DE_CLASSE, comptes[rang]) for rang in range(derniere + 1)]


def _difficultes(copies: Iterable[CopieNotee], *, sont_notes: bool) -> list[tuple[str, int, Counter]]:
    """Chaque exercice noté, ou chaque gamme commencée, du moins au plus réussi : son pourcentage de réussite, le nombre de chaque verdict."""
    etats: dict[str, Counter] = defaultdict(Counter)
    for copie in copies:
        for exercice in copie.exercices if not (copie.remplacee_par or copie.chapitre_attendu) else ():
            if bool(exercice.sur) is sont_notes:
                etats[exercice.nom][exercice.verdict.etat] += 1
    taux = {nom: Fraction(nombres[EtatVerdict.REUSSI], nombres.total()) for nom, nombres in etats.items()}
    return [(nom, round(100 * taux[nom]), etats[nom]) for nom in sorted(ranger_exercices(etats), key=taux.get)]


def _erreurs_typiques(copies: Iterable[CopieNotee]) -> list[tuple[str, str, list[CopieNotee]]]:
    """Chaque erreur typique, de la plus à la moins fréquente : exercice, erreur en mots, copies."""
    fautives: dict[tuple[str, str], list[CopieNotee]] = defaultdict(list)
    for copie in copies:
        for exercice in copie.exercices:
            if exercice.verdict.erreur_typique:
                fautives[exercice.nom, exercice.verdict.erreur_typique].append(sans_detail(copie))
    rangs = {nom: rang for rang, nom in enumerate(ranger_exercices(nom for nom, _ in fautives))}
    ordre = sorted(fautives, key=lambda cle: (-len(fautives[cle]), rangs[cle[0]], cle))
    return [(nom, dire_erreur(nom, slug), fautives[nom, slug]) for nom, slug in ordre]
