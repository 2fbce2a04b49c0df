"""La page de la classe : répartition des notes, exercices difficiles, copies à regarder.

Ce qu’on y compte ; comment on le dispose est dans `gabarits/classe.html.j2`. Commencer par `page_de_la_classe`.
"""

import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from mastermind_edu.correction.notation.ajustements import Ajustement
from mastermind_edu.correction.notation.ressemblances import Ressemblance
from mastermind_edu.correction.notation.resultats import NOTE_MAXIMALE, CopieNotee, ranger, ranger_exercices
from mastermind_edu.correction.pages.notes import anomalies, numero_de_participant
from mastermind_edu.correction.pages.rendu import rendre
from mastermind_edu.correction.pages.retours import nommer_pages
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.juge.verdict import EtatVerdict

LARGEUR_DE_CLASSE = 2  # points de note par barre
DOSSIER_DES_RETOURS = "retours"


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
    resultats: Sequence[CopieNotee],
    protections: Sequence[str],
    *,
    ressemblances: Sequence[Ressemblance] = (),
    sans_effet: Sequence[Ajustement] = (),
) -> str:
    """La page HTML de toutes les copies ; `sans_effet` sont les ajustements sans copie."""
    copies = ranger(resultats)
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


def dire_erreur(nom: str, slug: str) -> str:
    """Une erreur typique en mots : le conseil qu’elle donne ; les mots de son nom quand le catalogue ne la connaît plus."""
    typiques = CATALOGUE[nom].erreurs_typiques if nom in CATALOGUE else ()
    return next((typique.conseil for typique in typiques if typique.slug == slug), slug.replace("-", " "))


def _paires(copies: Sequence[CopieNotee], ressemblances: Sequence[Ressemblance]) -> list[tuple[CopieNotee, CopieNotee, str]]:
    """Les paires de copies voisines, celles qui ont le plus d’exercices en commun d’abord."""
    citees = {fichier for r in ressemblances for fichier in (r.copie, r.autre)}
    connues = {copie.fichier: _sans_detail(copie) for copie in copies if copie.fichier in citees}
    paires: dict[tuple[str, str], list[str]] = defaultdict(list)
    for r in ressemblances:
        if {r.copie, r.autre} <= connues.keys() and connues[r.copie].eleve != connues[r.autre].eleve:
            paires[r.copie, r.autre].append(f"{r.nom} ({int(100 * r.taux)}\u00a0%)")
    ordre = sorted(paires, key=lambda paire: (-len(paires[paire]), paire))
    return [(connues[copie], connues[autre], ", ".join(paires[copie, autre])) for copie, autre in ordre]
