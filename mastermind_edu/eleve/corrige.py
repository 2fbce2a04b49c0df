"""Un corrigé à comparer avec sa propre réponse : montré après la réussite, ou après assez d’essais.

Le code est celui de l’auteur, pris dans les sources ; il n’est dans aucun fichier de l’élève avant
qu’il ne le demande. Commencer par `corrige`.
"""

from dataclasses import dataclass
from html import escape

from mastermind_edu.affichage.tableau import prose_en_html
from mastermind_edu.exercices import TOUS, trouver_exercice
from mastermind_edu.exercices.scelles import lire_corriges
from mastermind_edu.francais import sans_gras
from mastermind_edu.juge.verdict import Verdict
from mastermind_edu.progression import registre

ESSAIS_AVANT_LE_CORRIGE = 5  # des versions différentes, toutes jugées fausses


@dataclass(frozen=True)
class Corrige:
    """Une solution de l’auteur et l’idée qu’elle suit, en phrases."""

    exercice: str
    code: str
    idees: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n".join((f"{self.exercice} : un corrigé", self.code, *(f"  {sans_gras(idee)}" for idee in self.idees)))

    def _repr_html_(self) -> str:
        idees = "".join(f"<li>{prose_en_html(idee)}</li>" for idee in self.idees)
        return (
            '<div lang="fr" style="border-left:6px solid #6a1b9a;padding:4px 12px;margin:4px 0">'
            f"<strong>{escape(self.exercice)} : un corrigé parmi d’autres</strong>"
            f'<pre style="overflow:auto" tabindex="0">{escape(self.code)}</pre><p>L’idée :</p><ul>{idees}</ul>'
            "<p>Comparez : les noms, les boucles, les cas particuliers. Le vôtre n’a pas à lui ressembler.</p></div>"
        )


def est_permis(verdict: Verdict) -> bool:
    """Vrai quand l’élève a réussi, ou a essayé assez de versions différentes."""
    if verdict.exercice not in TOUS or verdict.exercice not in lire_corriges():
        return False
    return verdict.est_reussi or registre.ESSAIS.lire(verdict.exercice) >= ESSAIS_AVANT_LE_CORRIGE


def corrige(nom: str) -> Corrige:
    """Le corrigé d’un exercice ; lève `ErreurMastermind` quand aucun ne porte ce nom."""
    return Corrige(nom, lire_corriges()[nom], trouver_exercice(nom).indices)
