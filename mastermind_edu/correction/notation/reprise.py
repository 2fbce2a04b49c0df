"""Reprendre un dossier de résultats : ce qui y est déjà noté et vaut encore ; et refuser celui d’une autre remise.

Une remise a son dossier : la même commande le reprend, d’autres copies en demandent un neuf. Commencer par `exiger_la_meme_remise`.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

from mastermind_edu.coeur.erreurs import ErreurMastermind
from mastermind_edu.correction.lecture.copies import Copie
from mastermind_edu.correction.lecture.eleves import chapitre_commun
from mastermind_edu.correction.notation.bareme import Bareme
from mastermind_edu.correction.notation.gardees import RESULTATS, Entete, Journal, lire_resultats
from mastermind_edu.correction.notation.resultats import CopieNotee
from mastermind_edu.correction.programme.composition import composer_programme
from mastermind_edu.francais import accorder, entre_guillemets

PART_RECONNUE = 1 / 2  # quelques copies peuvent avoir été retirées, ou rendues de nouveau
CITEES = 3


def exiger_la_meme_remise(sortie: Path, copies: Sequence[Copie]) -> list[str]:
    """Les copies notées dans ce dossier qui ne sont plus parmi celles-ci ; aucune pour un dossier neuf.

    Lève `ErreurMastermind` quand la moitié manque : ce sont les résultats d’une autre remise, que ceux-ci remplaceraient.
    """
    anciennes = [(copie.fichier, copie.sha256, copie.chapitre) for copie in _relire(sortie)]
    rendues = {(copie.fichier, copie.chapitre) for copie in copies}
    empreintes = {copie.sha256 for copie in copies if copie.sha256}
    perdues = [fichier for fichier, sha256, chapitre in anciennes if (fichier, chapitre) not in rendues and sha256 not in empreintes]
    if len(perdues) > PART_RECONNUE * len(anciennes):
        suite = chapitre_commun(copies) or "2"
        voici = f"{sortie} garde déjà {accorder(len(anciennes), 'copie')} d’une autre, qui ne sont pas parmi celles-ci"
        autrement = f"donnez-en un autre (--sortie {entre_guillemets(sortie.with_name(f'{sortie.name}-{suite}'))}), ou, pour en ajouter à cette remise, toutes ses copies ensemble"
        raise ErreurMastermind(f"il faut un dossier par remise ; {voici} : {autrement}")
    return perdues


def _relire(sortie: Path) -> Iterator[CopieNotee]:
    """Les copies notées de ce dossier ; aucune quand il n’en a pas, ou qu’elles ne se lisent plus."""
    if not (sortie / RESULTATS).exists():
        return
    try:
        yield from lire_resultats(sortie / RESULTATS, {})[1]
    except ErreurMastermind:
        return


def dire_les_perdues(perdues: Sequence[str]) -> str:
    """La phrase qui annonce les copies d’avant que cette correction n’a plus."""
    citees = ", ".join(perdues[:CITEES]) + (f" et {accorder(len(perdues) - CITEES, 'autre')}" if len(perdues) > CITEES else "")
    return f"Déjà corrigées dans ce dossier, ces copies ne sont plus parmi celles-ci : {citees}."


def deja_notees(sortie: Path, entete: Entete, journal: Journal, bareme: Bareme) -> Iterator[CopieNotee]:
    """Celles des résultats et du journal d’une même correction : même version du cours, mêmes protections."""
    lues: Iterator[CopieNotee] = iter(())
    if (sortie / RESULTATS).exists():
        try:
            ancienne, notees = lire_resultats(sortie / RESULTATS, bareme)
        except ErreurMastermind:
            ancienne, notees = None, lues
        lues = notees if ancienne == entete else lues
    return chain(lues, journal.relire(bareme))


def remettre_a_jour(notee: CopieNotee, copie: Copie) -> CopieNotee:
    """Une copie déjà notée, avec ce que sa lecture remarque cette fois : un doublon, ou la copie qui comptait à sa place, a pu disparaître."""
    lues = {anomalie.texte for anomalie in copie.anomalies}
    gardees = [anomalie for anomalie in notee.anomalies if anomalie.publique and anomalie.texte not in lues]
    return notee._replace(eleve=copie.eleve, anomalies=(*copie.anomalies, *gardees), sources=composer_programme(copie).sources, remplacee_par="")
