"""Lire les réponses aux questions ouvertes, l’une après l’autre, et les noter : `annoter NOTES`.

Les points vont dans `ajustements.csv`, aussitôt tapés ; `corriger` en fait des notes. Commencer par `annoter`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import token_urlsafe
from typing import NamedTuple

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.identites import cle_du_nom
from mastermind_edu.correction.lecture.questions import Question
from mastermind_edu.correction.notation.ajustements import A_FINIR, COLONNES, cle_de_copie, ecrire_ajustements, lire_lignes_ecrites, preparer_ajustements
from mastermind_edu.correction.notation.bareme import bareme_par_defaut
from mastermind_edu.correction.notation.gardees import RESULTATS, lire_resultats
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS
from mastermind_edu.correction.pages.retours import rendre
from mastermind_edu.exercices.scelles import lire_attendus
from mastermind_edu.francais import accorder, ecrire_decimal
from mastermind_edu.page_locale import servir_page

CIBLE, COMMENTAIRE, EXERCICE, POINTS_DONNES = map(COLONNES.index, ("élève", "commentaire", "exercice", "points"))
POINTS = re.compile(r"[0-9]{1,2}([.,][0-9]{1,2})?")


class ALire(NamedTuple):
    """Une réponse d’élève, et où la noter."""

    fichier: str
    eleve: str
    question: Question

    @property
    def attendu(self) -> str:
        """Ce que le cours attend d’une réponse ; rien d’une question qui n’est pas de lui."""
        return lire_attendus().get(self.question.nom, "")

    def est_pareille(self, autre: "ALire") -> bool:
        """Vrai pour la réponse d’un autre à la même question, mot pour mot ; ni les espaces ni les majuscules n’y changent rien."""
        return self != autre and self.question.nom == autre.question.nom and self.question.mots == autre.question.mots


class Decision(NamedTuple):
    """Ce que le professeur a tapé pour une réponse : ses points, vides tant qu’il hésite, et son commentaire."""

    points: str
    commentaire: str


def annoter(dossier: Path, *, sans_navigateur: bool = False, annoncer: Callable[[str], object] = print) -> None:
    """Montre les réponses de cette correction jusqu’à Ctrl-C.

    Lève `ErreurMastermind` quand ce dossier n’est pas celui d’une correction, ou qu’aucune copie n’a de question ouverte.
    """
    reponses = lister_reponses(dossier)
    cahier = Cahier(dossier / AJUSTEMENTS, reponses)
    differentes = len({(reponse.question.nom, reponse.question.mots) for reponse in reponses})
    a_lire = len(reponses) - cahier.nombre_de_lues
    annoncer(f"{accorder(len(reponses), 'réponse')}, dont {a_lire} à lire ; {accorder(differentes, 'texte différent')} : les pareilles se notent ensemble.")
    annoncer(f"Les points vont dans {AJUSTEMENTS} : s’il est ouvert dans un tableur, enregistrez-le et fermez-le d’abord.")
    servir_page(cahier.montrer, cahier.recevoir, sans_navigateur=sans_navigateur)


def lister_reponses(dossier: Path) -> list[ALire]:
    """Les réponses écrites, question par question, dans l’ordre des élèves ; une réponse vide, ou celle d’une copie remplacée, n’a pas à être lue."""
    if not (dossier / RESULTATS).is_file():
        raise ErreurMastermind(f"il faut le dossier qu’écrit corriger, avec son {RESULTATS} ; voici {dossier}")
    _, copies = lire_resultats(dossier / RESULTATS, bareme_par_defaut())
    reponses = [ALire(copie.fichier, copie.eleve, question) for copie in copies if not copie.remplacee_par for question in copie.questions if question.reponse]
    if not reponses:
        raise ErreurMastermind(f"il faut des réponses à des questions ouvertes ; aucune copie de {dossier} n’en a")
    return sorted(reponses, key=lambda reponse: (reponse.question.nom, reponse.eleve.casefold(), reponse.fichier))


class Cahier:
    """Les réponses à lire et ce qui en est décidé, relu dans `ajustements.csv` à chaque page : le professeur peut aussi l’ouvrir."""

    def __init__(self, chemin: Path, reponses: Sequence[ALire]):
        self.chemin, self.reponses = chemin, reponses
        preparer_ajustements(chemin)

    @property
    def nombre_de_lues(self) -> int:
        """Combien ont leurs points."""
        decisions = self._decisions()
        return sum(bool(decisions[reponse].points) for reponse in self.reponses)

    def montrer(self, demande: Mapping[str, str], reproche: str = "") -> str:
        """La page d’une réponse : celle de ce rang, sinon la première à lire ; après la dernière, ce qui reste à faire."""
        decisions = self._decisions()
        a_lire = [rang for rang, reponse in enumerate(self.reponses) if not decisions[reponse].points]
        rang = min(int(demande["rang"]), len(self.reponses)) if demande.get("rang", "").isdecimal() else next(iter(a_lire), len(self.reponses))
        reponse = self.reponses[rang] if rang < len(self.reponses) else None
        decision = Decision(demande["points"], demande["commentaire"]) if reproche else decisions.get(reponse)
        voisines = [autre for autre in self.reponses if reponse and autre.question.nom == reponse.question.nom]
        commentaires = sorted({decisions[autre].commentaire for autre in voisines} - {""})
        pareilles = sum(reponse.est_pareille(autre) for autre in voisines)
        return rendre(
            "annoter", reponse=reponse, decision=decision, rang=rang, nombre=len(self.reponses), a_lire=len(a_lire), premiere=next(iter(a_lire), None),
            est_notee=rang not in a_lire, commentaires=commentaires, reproche=reproche, jeton=token_urlsafe(12), pareilles=pareilles,
        )  # fmt: skip

    def recevoir(self, champs: Mapping[str, str]) -> str:
        """Écrit ce que le professeur a tapé, et dit où aller : « suivante », à la prochaine réponse à lire ; lève `ErreurMastermind` pour des points impossibles."""
        rang = champs.get("rang", "")
        if not rang.isdecimal() or int(rang) >= len(self.reponses):
            raise ErreurMastermind("il faut le rang d’une réponse")
        reponse = self.reponses[int(rang)]
        decision = Decision(champs.get("points", "").strip(), " ".join(champs.get("commentaire", "").split()))
        _exiger_points(decision.points, reponse.question)
        decisions, ensemble = self._decisions(), "ensemble" in champs
        for autre in [reponse, *(une for une in self.reponses if ensemble and une.est_pareille(reponse) and decisions[une] == decisions[reponse])]:
            if decisions[autre] != decision:
                self._ecrire(autre, decision)
        return f"?rang={self._suivante(int(rang))}" if "suivante" in champs else f"?rang={rang}"

    def _suivante(self, rang: int) -> int:
        """Le rang de la prochaine réponse à lire ; après la dernière quand il n’y en a plus plus loin : la page y dit ce qui reste, plus haut, ou que tout est lu."""
        decisions = self._decisions()
        return next((suivant for suivant in range(rang + 1, len(self.reponses)) if not decisions[self.reponses[suivant]].points), len(self.reponses))

    def _decisions(self) -> dict[ALire, Decision]:
        """Ce que le fichier dit de chaque réponse ; une ligne qui nomme le fichier l’emporte sur une ligne qui nomme l’élève."""
        par_fichier, par_nom = {}, {}
        for ligne in lire_lignes_ecrites(self.chemin):
            par_fichier[_cle(ligne)] = par_nom[cle_du_nom(ligne[CIBLE]), ligne[EXERCICE]] = Decision(ligne[POINTS_DONNES], ligne[COMMENTAIRE])
        nommees = {reponse: par_nom.get((cle_du_nom(reponse.eleve), reponse.question.nom), Decision("", "")) for reponse in self.reponses}
        return {reponse: par_fichier.get((cle_de_copie(reponse.fichier), reponse.question.nom), nommees[reponse]) for reponse in self.reponses}

    def _ecrire(self, reponse: ALire, decision: Decision) -> None:
        """Remplace la ligne de cette réponse, ou l’ajoute ; les autres, commentaires compris, restent comme elles sont."""
        cle = cle_de_copie(reponse.fichier), reponse.question.nom
        lignes = [ligne for ligne in lire_lignes_ecrites(self.chemin) if _cle(ligne) != cle]
        if any(decision):
            debut = reponse.fichier if decision.points else f"{A_FINIR}{reponse.fichier}"
            lignes.append([debut, "", decision.commentaire, reponse.question.nom, decision.points])
        ecrire_ajustements(self.chemin, lignes)


def _cle(ligne: Sequence[str]) -> tuple[str, str]:
    return cle_de_copie(ligne[CIBLE].removeprefix(A_FINIR)), ligne[EXERCICE]


def _exiger_points(points: str, question: Question) -> None:
    if points and (not POINTS.fullmatch(points) or float(points.replace(",", ".")) > question.sur):
        raise ErreurMastermind(f"il faut de 0 à {ecrire_decimal(question.sur)} points, à deux décimales au plus, voici « {points[:20]} »")
