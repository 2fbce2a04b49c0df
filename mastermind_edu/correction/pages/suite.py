"""Ce qui reste à faire quand la correction est finie, que le terminal montre en dernier : noter, dire qui est qui, lire, rendre.

Les nombres viennent de la classe corrigée ; rien n’est écrit ici. Commencer par `compter_la_suite`, puis `dire_la_suite`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.correction.lecture.identites import Annuaire, numero_de_participant
from mastermind_edu.correction.notation.etats import SANS_NOTE
from mastermind_edu.correction.pages.dossier import AJUSTEMENTS, CLASSE, MOODLE, RETOURS_A_IMPRIMER, RETOURS_POUR_MOODLE, Classe
from mastermind_edu.francais import accorder, entre_guillemets

SANS_LISTE = "Sans la liste de la classe, ni absents ni adresses : rangez-la avec les copies (Moodle : Participants, Télécharger), ou donnez-la par --participants, et relancez."
A_LA_FIN = ", quand tout ce qui précède est fait et la même commande relancée"


class Suite(NamedTuple):
    """Combien de copies ont été corrigées, restent à noter, de réponses sont à lire ; ce que Moodle reconnaîtra, et si l’on a la liste de la classe."""

    copies: int
    a_noter: int
    a_dire: int  # des homonymes, dont on ne sait pas encore de qui sont les copies
    a_lire: int
    du_devoir: bool  # un numéro de participant : le devoir Moodle prend la note et la page
    au_carnet: bool  # une adresse : le carnet de notes prend la note
    a_la_liste: bool
    sans_effet: int = 0  # des lignes d’ajustements.csv qui ne changent rien


def compter_la_suite(classe: Classe, annuaire: Annuaire, homonymes: int = 0) -> Suite:
    """Ce qui reste à faire de cette classe ; `annuaire` : ce qu’on en sait, `homonymes` : ceux que le registre demande de reconnaître."""
    a_noter = a_lire = 0
    for copie in classe.copies:
        a_noter += copie.etat in SANS_NOTE
        a_lire += len(copie.a_lire)
    du_devoir = any(map(numero_de_participant, classe.eleves))
    au_carnet = any(eleve in annuaire.adresses for eleve in classe.eleves.values())
    return Suite(len(classe.copies), a_noter, homonymes, a_lire, du_devoir, au_carnet, bool(annuaire.familles or annuaire.adresses), len(classe.sans_effet))


def dire_la_suite(suite: Suite, sortie: Path, eleves: Path | None = None) -> Iterator[str]:
    """Comment avoir les absents, quand on n’a pas la liste ; puis, toujours, ce qui est à noter, à lire, à rendre.

    `eleves` : le fichier du registre où dire qui est qui.
    """
    if not suite.a_la_liste:
        yield SANS_LISTE
    noter = f"{accorder(suite.a_noter, 'copie')}, à ouvrir depuis {sortie / CLASSE} ; dans {sortie / AJUSTEMENTS}, une ligne comme Prénom Nom;14"
    annoter = f"{accorder(suite.a_lire, 'réponse écrite')}, par python lancer.py annoter {entre_guillemets(sortie)}"
    yield f"À noter à la main : {noter}" if suite.a_noter else "À noter à la main : rien."
    if suite.sans_effet:
        yield f"À corriger : {accorder(suite.sans_effet, 'ligne')} de {sortie / AJUSTEMENTS} sans effet, plus haut dans ce terminal"
    if suite.a_dire:
        yield f"À dire : {accorder(suite.a_dire, 'homonyme')}, à la place de chaque « ? » de {eleves}"
    yield f"À lire : {annoter}" if suite.a_lire else "À lire : rien."
    reste = suite.a_noter or suite.sans_effet or suite.a_dire or suite.a_lire
    yield f"À donner à Moodle{A_LA_FIN if reste else ''} : {_dire_quoi_rendre(suite, sortie)}"
    yield f"À imprimer, si vous le voulez : {sortie / RETOURS_A_IMPRIMER}, recto verso, une feuille par élève"


def _dire_quoi_rendre(suite: Suite, sortie: Path) -> str:
    if suite.du_devoir:
        return f"{sortie / MOODLE}, par « Déposer le formulaire d’évaluation » ; puis {sortie / RETOURS_POUR_MOODLE}, par « Déposer plusieurs fichiers de feedback dans un ZIP »"
    return f"{sortie / MOODLE}, dans son carnet de notes" if suite.au_carnet else "rien, aucune copie n’en vient ; les notes sont dans notes.csv."
