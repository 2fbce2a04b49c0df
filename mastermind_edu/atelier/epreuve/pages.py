"""Les pages d’une épreuve : chaque sujet sur le papier, et ce que le professeur doit en savoir, comment ils se valent et leurs corrigés.

Tout ce qu’elles montrent est calculé ici ; leurs gabarits sont avec ceux des fiches. Commencer par `ecrire_les_pages`.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mastermind_edu.atelier.enseignant.rendu import rendre
from mastermind_edu.atelier.epreuve.sujets import TITRE
from mastermind_edu.atelier.epreuve.tirage import MINUTES_PAR_LIGNE, MINUTES_POUR_LIRE, Mesure, Rang, mesurer
from mastermind_edu.atelier.sources import DEFINITION, Cellule
from mastermind_edu.chapitres import Sujet
from mastermind_edu.disque import ecrire
from mastermind_edu.eleve.exemples import exemples
from mastermind_edu.exercices import CATALOGUE
from mastermind_edu.exercices.scelles import lire_corriges
from mastermind_edu.livraison import ELEVES, PROFESSEUR

LIGNES_EN_PLUS, PALIER = 3, 5  # sur la feuille, de quoi se reprendre ; on en compte par cinq
LISEZ_MOI = "LISEZ-MOI.txt"
MODE_D_EMPLOI = """{titre}

{eleves}/        à donner : un notebook par sujet, et les mêmes sur le papier (.html, à imprimer)
{professeur}/    À GARDER : {professeur}/epreuve.html dit comment les sujets se valent, et les corrige ; le reste sert à corriger

Pour corriger : python lancer.py corriger COPIES --sortie NOTES --epreuve CE_DOSSIER
"""


class SurLaFeuille(NamedTuple):
    """Une question, telle que le papier la montre."""

    titre: str
    enonce: Sequence[str]  # un morceau de Markdown par cellule
    exemples: Sequence[Sequence[str]]
    debut: str


class Comparee(NamedTuple):
    """Un rang de l’épreuve : de quel savoir-faire, pour combien de points, et la question de chaque sujet."""

    rang: Rang
    mesures: Sequence[Mesure]


def ecrire_les_pages(dossier: Path, sujets: Sequence[Sujet], rangs: Sequence[Rang], composes: Sequence[Sequence[Cellule]], minutes: int, cle: str) -> None:
    """Écrit la page de chaque sujet, celle du professeur et le mode d’emploi ; les questions sont jointes au catalogue."""
    titre, points = sujets[0].titre_commun, sum(rang.groupe.points for rang in rangs)
    lignes = _compter_les_lignes(nom for rang in rangs for nom in rang.questions)
    for sujet, cellules in zip(sujets, composes):
        page = rendre("epreuve_sujet", titre=str(sujet), sujet=sujet, minutes=minutes, points=points, lignes=lignes, questions=[*_lire_les_questions(cellules)])
        ecrire(dossier / ELEVES / f"{sujet.nom}.html", page)
    comparees = [Comparee(rang, [mesurer(nom) for nom in rang.questions]) for rang in rangs]
    totaux = [[sum(champ) for champ in zip(*siennes)] for siennes in zip(*(comparee.mesures for comparee in comparees))]
    page = rendre(
        "epreuve_professeur", titre=titre, sujets=sujets, rangs=comparees, minutes=minutes, points=points, cle=cle, lire=MINUTES_POUR_LIRE, par_ligne=MINUTES_PAR_LIGNE,
        totaux=totaux, durees=[sum(mesure.minutes for mesure in siennes) for siennes in zip(*(comparee.mesures for comparee in comparees))],
        corriges=[(sujet, [(nom, lire_corriges()[nom]) for nom in noms]) for sujet, noms in zip(sujets, zip(*(rang.questions for rang in rangs)))],
    )  # fmt: skip
    ecrire(dossier / PROFESSEUR / "epreuve.html", page)
    ecrire(dossier / LISEZ_MOI, MODE_D_EMPLOI.format(titre=titre, eleves=ELEVES, professeur=PROFESSEUR))


def _compter_les_lignes(noms: Iterable[str]) -> int:
    """Celles que la feuille laisse pour répondre, les mêmes pour toutes les questions de tous les sujets : leur nombre ne dit pas la longueur d’un corrigé."""
    plus_long = max(lire_corriges()[nom].count("\n") for nom in noms)
    return PALIER * -(-(plus_long + LIGNES_EN_PLUS) // PALIER)


def _lire_les_questions(cellules: Sequence[Cellule]) -> Iterator[SurLaFeuille]:
    """Les questions d’un sujet, dans l’ordre de ses cellules."""
    debuts = [rang for rang, cellule in enumerate(cellules) if cellule.genre == "markdown" and TITRE.match(cellule.texte)]
    for debut, fin in zip(debuts, [*debuts[1:], len(cellules)]):
        section = cellules[debut:fin]
        textes = [cellule.texte for cellule in section if cellule.genre == "markdown"]
        ebauche = next(cellule.texte for cellule in section if cellule.genre == "code" and DEFINITION.search(cellule.texte))
        nom = next(nom for nom in DEFINITION.findall(ebauche) if nom in CATALOGUE)
        titre, _, suite = textes[0].partition("\n")
        sans_rang = titre.partition(". ")[2]  # Markdown en ferait une liste
        yield SurLaFeuille(sans_rang, [suite.strip(), *textes[1:]], exemples(nom).lignes, ebauche.strip())
