"""Les copies que le professeur doit regarder, et pourquoi : ce qui n’a pas pu être noté, ce qui a perdu des points sans que rien ait pu être essayé.

Comment on les dispose est dans `gabarits/classe.html.j2`. Commencer par `lister_a_regarder`.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mastermind_edu.chapitres import est_du_cours
from mastermind_edu.correction.lecture.copies import MEME_FICHIER
from mastermind_edu.correction.notation.resultats import A_ECRIRE, CopieNotee
from mastermind_edu.correction.pages.notes import A_LA_MAIN, anomalies, dire_le_choix
from mastermind_edu.exercices import TOUS
from mastermind_edu.francais import ecrire_decimal
from mastermind_edu.juge.verdict import EtatVerdict

if TYPE_CHECKING:
    from mastermind_edu.correction.notation.ressemblances import Ressemblance

VIERGE = "notebook vierge : rien n’y est écrit, il vaut 0"
AILLEURS = "si c’est celui d’`exercises/`, rendu à la place de celui de `travail/exercises/`, redemandez-le : rangé avec les copies, il remplacera celui-ci"


def lister_a_regarder(copies: Iterable[CopieNotee]) -> list[tuple[CopieNotee, list[str]]]:
    """Chacune avec ses raisons : celles à noter d’abord, celles qui le sont déjà à la fin ; ni une copie remplacée, ni le seul choix de celle qui compte."""
    comptent = (copie for copie in copies if not copie.remplacee_par)
    raisons = ((sans_detail(copie), [*_deja_notee(copie), *_anomalies_utiles(copie), *_jamais_appelees(copie), *_blocages(copie)], dire_le_choix(copie)) for copie in comptent)
    return sorted(((copie, [*siennes, *choix]) for copie, siennes, choix in raisons if siennes), key=lambda paire: _rang(*paire))


def lister_en_plus(copies: Iterable[CopieNotee]) -> list[tuple[CopieNotee, list[str]]]:
    """Les fichiers d’un élève qui en a rendu plusieurs, et laquelle de ses copies compte : rien n’y est à faire."""
    return [(sans_detail(copie), [*dire_le_choix(copie), *(anomalies(copie) if copie.remplacee_par else [])]) for copie in copies if copie.remplacee_par or copie.remplace]


def _rang(copie: CopieNotee, raisons: list[str]) -> tuple[bool, ...]:
    return copie.decision.note is not None, not raisons[0].startswith(A_LA_MAIN)


def _deja_notee(copie: CopieNotee) -> list[str]:
    """La note que le professeur lui a donnée : elle reste dans la liste, et rien n’y est plus à faire."""
    return [] if copie.decision.note is None else [f"notée à la main : {ecrire_decimal(copie.decision.note)}"]


def sans_detail(copie: CopieNotee) -> CopieNotee:
    """De quoi nommer la copie dans une liste, même longue, sans la garder entière."""
    return copie._replace(exercices=(), questions=(), anomalies=(), sources={})


def _anomalies_utiles(copie: CopieNotee) -> list[str]:
    """Ses anomalies ; que deux notebooks vierges soient les mêmes n’en est pas une."""
    return [texte for texte in anomalies(copie) if not (copie.est_vierge and texte.startswith(MEME_FICHIER))]


def _jamais_appelees(copie: CopieNotee) -> list[str]:
    """Un notebook vierge ; une fonction mal nommée ou que Python ne lit pas : ce qui coûte des points sans aucun contre-exemple."""
    if copie.est_vierge:
        return [f"{VIERGE} ; {AILLEURS}" if est_du_cours(copie.chapitre) and not copie.chapitre_attendu else VIERGE]
    perdues = (e for e in copie.exercices if e.points < e.sur and e.commentaire is None and e.verdict.etat in (EtatVerdict.A_FAIRE, EtatVerdict.ECHOUE))
    sans_essai = (e for e in perdues if not (e.verdict.contre_exemple or e.verdict.message.startswith(A_ECRIRE)))
    return [f"`{e.nom}`, {ecrire_decimal(e.points)} / {ecrire_decimal(e.sur)} : {e.verdict.message}" for e in sans_essai]


def _blocages(copie: CopieNotee) -> list[str]:
    bloquees = [f"`{e.nom}`" for e in copie.exercices if e.verdict.etat is EtatVerdict.BLOQUE]
    return [f"bloqué : {', '.join(bloquees)}"] if bloquees else []


def grouper_les_ressemblances(copies: Iterable[CopieNotee], ressemblances: Sequence["Ressemblance"]) -> list[tuple[list[CopieNotee], str]]:
    """Les copies qui se ressemblent deux à deux pour les mêmes exercices, un groupe chacune ; ceux qui ont le plus d’exercices en commun d’abord."""
    paires = _paires(copies, ressemblances)
    liees = {(frozenset((copie.fichier, autre.fichier)), exercices) for copie, autre, exercices, _ in paires}
    groupes: list[tuple[list[CopieNotee], str]] = []
    ou: dict[tuple[str, str], list[CopieNotee]] = {}  # le groupe de chaque copie, par exercices communs
    for copie, autre, exercices, sont_ecrites in paires:
        sien, leur = ou.get((copie.fichier, exercices)), ou.get((autre.fichier, exercices))
        if sien and leur is None and (sont_ecrites or all((frozenset((une.fichier, autre.fichier)), exercices) in liees for une in sien)):
            sien.append(autre)
            ou[autre.fichier, exercices] = sien
        elif not sien or sien is not leur:
            groupes.append(([copie, autre], exercices))
            ou.setdefault((copie.fichier, exercices), groupes[-1][0])
            ou.setdefault((autre.fichier, exercices), groupes[-1][0])
    return groupes


def _paires(copies: Iterable[CopieNotee], ressemblances: Sequence["Ressemblance"]) -> list[tuple[CopieNotee, CopieNotee, str, bool]]:
    """Les paires de copies voisines, celles qui ont le plus d’exercices en commun d’abord ; vrai quand ce ne sont que des réponses écrites, les mêmes mot pour mot."""
    citees = {fichier for r in ressemblances for fichier in (r.copie, r.autre)}
    connues = {copie.fichier: sans_detail(copie) for copie in copies if copie.fichier in citees}
    paires: dict[tuple[str, str], list[Ressemblance]] = defaultdict(list)
    for r in ressemblances:
        if {r.copie, r.autre} <= connues.keys() and connues[r.copie].eleve != connues[r.autre].eleve:
            paires[r.copie, r.autre].append(r)
    ordre = sorted(paires, key=lambda paire: (-len(paires[paire]), paire))
    dites = {paire: ", ".join(f"{r.nom} ({int(100 * r.taux)}\u00a0%)" for r in paires[paire]) for paire in ordre}
    return [(connues[paire[0]], connues[paire[1]], dites[paire], all(r.nom not in TOUS for r in paires[paire])) for paire in ordre]
