"""Tout ce qu’une correction laisse dans son dossier, et la page de la classe : répartition des notes, exercices difficiles, copies à regarder.

Rien n’est effacé ; seuls les fichiers nommés ici sont remplacés. Ce qu’on compte de la classe ; comment on le dispose est dans
`gabarits/classe.html.j2`. Commencer par `ecrire_resultats`.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mastermind_edu.correction.notation.bareme import Ajustement, Ajustements, Bareme, ajuster, appliquer_ajustements, lire_ajustements, preparer_ajustements
from mastermind_edu.correction.notation.gardees import Entete, garder_resultats
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, ranger_exercices
from mastermind_edu.correction.pages.notes import anomalies, chemins_pour_moodle, ecrire_zip, moodle_au_fil, notes_au_fil, numero_de_participant
from mastermind_edu.correction.pages.retours import dire_erreur, nommer_pages, page_de_retour, page_des_retours, rendre
from mastermind_edu.correction.tableurs import ecrire_atomiquement
from mastermind_edu.juge.verdict import EtatVerdict

if TYPE_CHECKING:
    from mastermind_edu.correction.notation.ressemblances import Ressemblance

AJUSTEMENTS, DOSSIER_DES_RETOURS = "ajustements.csv", "retours"
RETOURS_A_IMPRIMER, RETOURS_POUR_MOODLE = "retours_a_imprimer.html", "retours.zip"
LARGEUR_DE_CLASSE = 2  # points de note par barre


class Retours:
    """Les pages de retour, chacune écrite dès que sa copie est notée ; `noms` donne celui de chaque page."""

    def __init__(self, dossier: Path, fichiers: Iterable[str], ajustements: Ajustements):
        self._dossier, self.noms = dossier / DOSSIER_DES_RETOURS, nommer_pages(fichiers)
        self._ajustements, self._ecrites = ajustements, set()

    def ecrire(self, copie: CopieNotee) -> None:
        """Écrit la page de cette copie, ajustements du professeur compris."""
        ecrire_atomiquement(self._dossier / self.noms[copie.fichier], page_de_retour(ajuster(copie, self._ajustements)))
        self._ecrites.add(copie.fichier)

    def lire(self, fichier: str) -> str:
        """La page écrite pour cette copie."""
        return (self._dossier / self.noms[fichier]).read_text(encoding="utf-8")

    def completer(self, copies: Iterable[CopieNotee], ajustements: Ajustements) -> None:
        """Écrit celles qui manquent ; toutes, si les ajustements ont changé depuis la première."""
        if ajustements != self._ajustements:
            self._ajustements, self._ecrites = ajustements, set()
        for copie in copies:
            if copie.fichier not in self._ecrites:
                self.ecrire(copie)


def ecrire_resultats(dossier: Path, copies: Sequence[CopieNotee], entete: Entete, bareme: Bareme, retours: Retours) -> Sequence[CopieNotee]:
    """Écrit les notes, les retours, leur archive pour Moodle et la page de la classe ; renvoie les copies, ajustements du professeur compris.

    Les copies sont rangées par fichier. Lève `ErreurMastermind` pour un ajustement impossible ou un fichier que le système
    refuse d’écrire.
    """
    preparer_ajustements(dossier / AJUSTEMENTS)
    ajustements = lire_ajustements(dossier / AJUSTEMENTS, bareme)
    copies, sans_effet = appliquer_ajustements(copies, ajustements)
    garder_resultats(dossier, copies, entete)
    retours.completer(copies, ajustements)
    ecrire_atomiquement(dossier / RETOURS_A_IMPRIMER, page_des_retours(copies))
    chemins = chemins_pour_moodle(copie.fichier for copie in copies)
    ecrire_zip(dossier / RETOURS_POUR_MOODLE, ((chemin, retours.lire(fichier)) for chemin, fichier in chemins.items()))
    ecrire_atomiquement(dossier / "moodle.csv", moodle_au_fil(copies))
    ecrire_atomiquement(dossier / "notes.csv", notes_au_fil(copies))
    page = page_de_la_classe(copies, entete.protections, ressemblances=_comparer(copies), sans_effet=sans_effet)
    ecrire_atomiquement(dossier / "classe.html", page)
    return copies


def _comparer(copies: Sequence[CopieNotee]) -> Sequence["Ressemblance"]:
    """Les réponses qui se ressemblent ; une copie seule n’a rien à qui ressembler."""
    if len(copies) < 2:
        return ()
    from mastermind_edu.correction.notation.ressemblances import ressemblances

    return ressemblances(copies)


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
    copies: Sequence[CopieNotee], protections: Sequence[str], *, ressemblances: Sequence["Ressemblance"] = (), sans_effet: Sequence[Ajustement] = ()
) -> str:
    """La page HTML de toutes les copies ; `sans_effet` sont les ajustements sans copie."""
    notes = [copie.note for copie in copies if copie.est_notee]
    return rendre(
        "classe",
        copies=copies,
        pages={fichier: f"{DOSSIER_DES_RETOURS}/{page}" for fichier, page in nommer_pages(copie.fichier for copie in copies).items()},
        chapitres=sorted({copie.chapitre for copie in copies if copie.chapitre}),
        notes=notes,
        sur=NOTE_MAXIMALE,
        mediane=statistics.median(notes) if notes else None,
        intervalles=compter_par_intervalle(notes),
        a_regarder=_a_regarder(copies),
        sans_effet=sans_effet,
        difficultes=_difficultes(copies),
        erreurs=_erreurs_typiques(copies),
        paires=_paires(copies, ressemblances),
        sur_moodle=sum(numero_de_participant(copie.fichier) is not None for copie in copies),
        protections=protections,
    )


def _a_regarder(copies: Sequence[CopieNotee]) -> list[tuple[CopieNotee, list[str]]]:
    """Les copies qui ont une anomalie, ou une fonction bloquée par une autre, avec les raisons."""
    raisons = ((_sans_detail(copie), [*anomalies(copie), *_blocages(copie)]) for copie in copies)
    return [(copie, siennes) for copie, siennes in raisons if siennes]


def _sans_detail(copie: CopieNotee) -> CopieNotee:
    """De quoi nommer la copie dans une liste, même longue, sans la garder entière."""
    return copie._replace(exercices=(), anomalies=(), sources={})


def _blocages(copie: CopieNotee) -> list[str]:
    bloquees = [f"`{e.nom}`" for e in copie.exercices if e.verdict.etat is EtatVerdict.BLOQUE]
    return [f"bloqué : {', '.join(bloquees)}"] if bloquees else []


def compter_par_intervalle(notes: Sequence[Fraction]) -> list[Intervalle]:
    """Le nombre de notes par intervalle de 2 points ; 20 est dans le dernier.

    >>> [intervalle.effectif for intervalle in compter_par_intervalle([Fraction(0), Fraction(2), Fraction(39, 2), Fraction(20)])]
    [1, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    """
    derniere = NOTE_MAXIMALE // LARGEUR_DE_CLASSE - 1
    comptes = Counter(min(int(note // LARGEUR_DE_CLASSE), derniere) for note in notes)
    return [Intervalle(rang * LARGEUR_DE_CLASSE, (rang + 1) * LARGEUR_DE_CLASSE, comptes[rang]) for rang in range(derniere + 1)]


def _difficultes(copies: Sequence[CopieNotee]) -> list[tuple[str, int, Counter]]:
    """Chaque exercice, du moins au plus réussi : son pourcentage de réussite, le nombre de chaque verdict."""
    etats: dict[str, Counter] = defaultdict(Counter)
    for copie in copies:
        for exercice in copie.exercices:
            etats[exercice.nom][exercice.verdict.etat] += 1
    taux = {nom: Fraction(nombres[EtatVerdict.REUSSI], nombres.total()) for nom, nombres in etats.items()}
    return [(nom, round(100 * taux[nom]), etats[nom]) for nom in sorted(ranger_exercices(etats), key=taux.get)]


def _erreurs_typiques(copies: Sequence[CopieNotee]) -> list[tuple[str, str, list[CopieNotee]]]:
    """Chaque erreur typique, de la plus à la moins fréquente : exercice, erreur en mots, copies."""
    fautives: dict[tuple[str, str], list[CopieNotee]] = defaultdict(list)
    for copie in copies:
        for exercice in copie.exercices:
            if exercice.verdict.erreur_typique:
                fautives[exercice.nom, exercice.verdict.erreur_typique].append(_sans_detail(copie))
    rangs = {nom: rang for rang, nom in enumerate(ranger_exercices(nom for nom, _ in fautives))}
    ordre = sorted(fautives, key=lambda cle: (-len(fautives[cle]), rangs[cle[0]], cle))
    return [(nom, dire_erreur(nom, slug), fautives[nom, slug]) for nom, slug in ordre]


def _paires(copies: Sequence[CopieNotee], ressemblances: Sequence["Ressemblance"]) -> list[tuple[CopieNotee, CopieNotee, str]]:
    """Les paires de copies voisines, celles qui ont le plus d’exercices en commun d’abord."""
    citees = {fichier for r in ressemblances for fichier in (r.copie, r.autre)}
    connues = {copie.fichier: _sans_detail(copie) for copie in copies if copie.fichier in citees}
    paires: dict[tuple[str, str], list[str]] = defaultdict(list)
    for r in ressemblances:
        if {r.copie, r.autre} <= connues.keys() and connues[r.copie].eleve != connues[r.autre].eleve:
            paires[r.copie, r.autre].append(f"{r.nom} ({int(100 * r.taux)}\u00a0%)")
    ordre = sorted(paires, key=lambda paire: (-len(paires[paire]), paire))
    return [(connues[copie], connues[autre], ", ".join(paires[copie, autre])) for copie, autre in ordre]
