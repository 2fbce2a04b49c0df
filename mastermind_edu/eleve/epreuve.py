"""Vérifier le jour d’une épreuve : les exemples de l’énoncé sont joués, le reste attend le professeur.

Aucun diagnostic, aucun indice : ce qu’il fallait et ce qui est obtenu, et rien de plus. Commencer par `enregistrer`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from mastermind_edu.affichage.tableau import Tableau, prose_en_html, tableau_html
from mastermind_edu.eleve.exemples import ecrire_resultat
from mastermind_edu.exercices import TOUS
from mastermind_edu.francais import accorder
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.ecarts import Cas, ecrire_appel
from mastermind_edu.juge.exercice import Exercice
from mastermind_edu.juge.objets import ExerciceDObjet
from mastermind_edu.juge.valeurs import Observation
from mastermind_edu.juge.verdict import EtatVerdict
from mastermind_edu.progression import registre

ENREGISTRE = "enregistré ; noté par votre professeur"
SUITE = "Ce sont les exemples de l’énoncé : la note vient aussi d’autres cas. Sauvegardez le notebook, Ctrl + S, avant de le rendre."
COLONNES = ("exemple", "attendu", "obtenu", "verdict")
JUSTE, FAUX, A_JUGER, PAS_ESSAYE = "✔ juste", "✘ faux", "à juger", "–"
Ligne = tuple[str, str, str, str]


@dataclass(frozen=True)
class Enregistrement:
    """Ce que les exemples d’une question ont donné ; se montre de lui-même à la fin d’une cellule."""

    titre: str
    constat: str
    lignes: tuple[Ligne, ...] = ()
    suite: str = ""

    def __repr__(self) -> str:
        en_ligne = [[case.replace("\n", " ; ") for case in ligne] for ligne in self.lignes]  # un scénario a plusieurs lignes
        tableau = repr(Tableau("", COLONNES, en_ligne)) if self.lignes else ""
        return "\n".join(filter(None, (self.titre, self.constat, tableau, self.suite)))

    def _repr_html_(self) -> str:
        return (
            '<div lang="fr" style="border-left:6px solid #1565c0;padding:4px 12px;margin:4px 0">'
            f'<strong>{escape(self.titre)}</strong><p style="margin:4px 0">{prose_en_html(self.constat)}</p>'
            f"{tableau_html(COLONNES, self.lignes) if self.lignes else ''}<p><small>{prose_en_html(self.suite)}</small></p></div>"
        )


def enregistrer(nom: str, fonction: Callable, en_panne: str = "") -> Enregistrement:
    """Les exemples de cette question, joués par la fonction de l’élève, sur des copies ; `en_panne` : ce qui a arrêté sa cellule.

    La progression retient que la question est commencée, et rien de ce qu’elle vaut.
    """
    question, candidat = TOUS[nom], Candidat(fonction)
    if en_panne:
        return Enregistrement(f"✘ {nom}", f"La cellule qui définit `{nom}` ne s’exécute pas jusqu’au bout : {en_panne}")
    if candidat.est_a_faire:
        return Enregistrement(f"○ {nom} : à faire", f"Rien n’est encore écrit : à vous d’écrire `{question.signature}`.")
    if not candidat.accepte(len(question.parametres)):
        voulus = accorder(len(question.parametres), "paramètre")
        return Enregistrement(f"✘ {nom}", f"Il faut {voulus} : `{question.signature}` ; votre {question.genre} en a {candidat.nb_parametres}.")
    registre.REGISTRE.noter(nom, EtatVerdict.ECHOUE)  # « commencé »
    try:
        lignes = tuple(_jouer(question, candidat))
    finally:
        candidat.retablir()
    return Enregistrement(f"{nom} : {ENREGISTRE}", _dire(lignes), lignes, SUITE)


def _jouer(question: Exercice, candidat: Candidat) -> Iterator[Ligne]:
    publics = question.publics  # type: ignore[attr-defined]
    obtenues = candidat.observer([cas for cas, _ in publics])
    yield from (_comparer(question, cas, attendue, obtenue) for (cas, attendue), obtenue in zip(publics, obtenues))
    for cas, attendue in publics[len(obtenues) :]:
        yield ecrire_appel(question, cas), _ecrire(question, cas, attendue), "pas essayé : l’exemple d’avant ne finit pas", PAS_ESSAYE


def _comparer(question: Exercice, cas: Cas, attendue: Observation, obtenue: Observation) -> Ligne:
    appel, voulu = ecrire_appel(question, cas), _ecrire(question, cas, attendue)
    if not question.est_compare:  # type: ignore[attr-defined]
        return appel, voulu, ecrire_resultat(question, cas, obtenue), A_JUGER
    ecart = question.comparer(cas, attendue, obtenue)
    return (ecart.appel or appel, ecart.attendu, ecart.obtenu, FAUX) if ecart else (appel, voulu, voulu, JUSTE)


def _ecrire(question: Exercice, cas: Cas, attendue: Observation) -> str:
    """Ce qu’il fallait ; d’une classe, ce que donne chaque pas."""
    if isinstance(question, ExerciceDObjet):
        return "\n".join(filter(None, question.ecrire_attendus(cas)))
    return ecrire_resultat(question, cas, attendue)


def _dire(lignes: Sequence[Ligne]) -> str:
    """Combien d’exemples sont justes."""
    justes, faux = (sum(ligne[-1] == issue for ligne in lignes) for issue in (JUSTE, FAUX))
    if not lignes:
        return "L’énoncé n’a pas d’exemple à jouer."
    if not justes and not faux:
        return "Plusieurs réponses conviennent : voyez si la vôtre suit l’énoncé."
    if faux:
        return f"✘ Un exemple est faux, sur {len(lignes)}." if faux == 1 else f"✘ {faux} exemples sont faux, sur {len(lignes)}."
    return "✔ L’exemple est juste." if len(lignes) == 1 else f"✔ Les {len(lignes)} exemples sont justes."
