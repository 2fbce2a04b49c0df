"""Les solutions d’un source, entre leurs marqueurs : la version donnée aux élèves, la version résolue.

Un marqueur mal écrit donnerait la solution aux élèves : tout ce qui y ressemble arrête la fabrication. Commencer par `reperer_solutions`.
"""

import re
from collections.abc import Collection, Iterator
from difflib import SequenceMatcher
from itertools import cycle
from typing import NamedTuple

from mastermind_edu.atelier.sources import DEFINITION, Cellule, exercices_verifies
from mastermind_edu.francais import citer
from mastermind_edu.livraison import QUESTION_OUVERTE

DEBUT, FIN = "### BEGIN SOLUTION", "### END SOLUTION"
MARQUEUR = re.compile(rf"^([ \t]*)({DEBUT}|{FIN})\s*$")
MARQUEUR_PRESQUE = re.compile(r"\b(BEGIN|END|START|D[EÉ]BUT|FIN)[\W_]*SOLU|^###.*SOLU", re.IGNORECASE)
ATTENDU, SAUT = "*Attendu :*", "\n\n"  # dans la cellule d’une question ouverte, après sa consigne
SOSIES = ("BEGINSOLUTION", "ENDSOLUTION", "DEBUTSOLUTION", "FINSOLUTION")
RESSEMBLANCE = 0.87  # « BEIGN SOLUTOIN » ressemble, « fin de la solution » non


class Marque(NamedTuple):
    """Un marqueur trouvé : son rang dans la cellule, son retrait, son texte."""

    rang: int
    retrait: str
    texte: str


def version_exercice(cellule: Cellule) -> Cellule:
    """La cellule donnée aux élèves : une ligne `...` à la place de chaque solution ; d’une question ouverte, rien de ce qu’on en attend."""
    if lire_l_attendu(cellule):
        return cellule._replace(texte=cellule.texte.partition(ATTENDU)[0].rstrip())
    lignes = cellule.texte.split("\n")
    for debut, fin in reversed(reperer_solutions(cellule)):
        lignes[debut.rang : fin.rang + 1] = [f"{debut.retrait}..."]
    return cellule._replace(texte="\n".join(lignes))


def version_solution(cellule: Cellule) -> Cellule:
    """La cellule résolue : la même, sans les lignes des marqueurs ; d’une question ouverte, ce qu’on en attend au lieu de la consigne."""
    if lire_l_attendu(cellule):
        return cellule._replace(texte=f"{cellule.texte.partition(SAUT)[0]}{SAUT}{ATTENDU}{cellule.texte.partition(ATTENDU)[2]}")
    marqueurs = {marque.rang for solution in reperer_solutions(cellule) for marque in solution}
    lignes = cellule.texte.split("\n")
    return cellule._replace(texte="\n".join(ligne for rang, ligne in enumerate(lignes) if rang not in marqueurs))


def version_lecon(cellule: Cellule) -> Cellule:
    """La cellule telle quelle : une leçon n’a pas de solution à cacher."""
    for marque in _lire_marqueurs(cellule):
        cellule.refuser(f"il faut une leçon sans solution, voici « {marque.texte} »", marque.rang)
    return cellule


def reperer_solutions(cellule: Cellule) -> list[tuple[Marque, Marque]]:
    """Les deux marqueurs de chaque solution d’une cellule, dans l’ordre.

    Lève `ErreurFabrication` pour un marqueur mal écrit, seul, imbriqué ou mal placé.
    """
    marques = list(_lire_marqueurs(cellule))
    for attendu, marque in zip(cycle((DEBUT, FIN)), marques):
        if marque.texte != attendu:
            cellule.refuser(f"il faut « {attendu} » avant ce « {marque.texte} »", marque.rang)
    if len(marques) % 2:
        cellule.refuser(f"il faut « {FIN} » après ce « {DEBUT} »", marques[-1].rang)
    solutions = list(zip(marques[::2], marques[1::2]))
    for debut, fin in solutions:
        _verifier_solution(cellule, debut, fin)
    return solutions


def lire_l_attendu(cellule: Cellule) -> dict[str, str]:
    """Ce qu’on attend d’une réponse à la question ouverte de cette cellule, par son nom ; rien quand l’auteur n’en dit rien."""
    trouve = QUESTION_OUVERTE.match(cellule.texte) if ATTENDU in cellule.texte else None
    return {trouve[2]: " ".join(cellule.texte.partition(ATTENDU)[2].split())} if trouve else {}


def exiger_solutions_cachees(cellules: Collection[Cellule]) -> None:
    """Lève `ErreurFabrication` pour une cellule qui définit un exercice sans marquer sa solution : l’élève la lirait."""
    verifies = {nom for cellule in cellules for nom in exercices_verifies(cellule)}
    for cellule in cellules:
        definis = verifies.intersection(DEFINITION.findall(cellule.texte)) if cellule.genre == "code" else ()
        if definis and not reperer_solutions(cellule):
            cellule.refuser(f"il faut « {DEBUT} » et « {FIN} » autour de la solution de `{min(definis)}`, l’élève la lirait")


def _verifier_solution(cellule: Cellule, debut: Marque, fin: Marque) -> None:
    if debut.retrait != fin.retrait:
        cellule.refuser(f"il faut le même retrait aux deux marqueurs, voici {len(debut.retrait)} puis {len(fin.retrait)}", fin.rang)
    solution = cellule.texte.split("\n")[debut.rang + 1 : fin.rang]
    if not any(ligne.strip() and not ligne.strip().startswith("#") for ligne in solution):
        cellule.refuser("il faut du code dans la solution, elle est vide", debut.rang)


def _lire_marqueurs(cellule: Cellule) -> Iterator[Marque]:
    """Les marqueurs de la cellule ; refuse ce qui y ressemble."""
    for rang, ligne in enumerate(cellule.texte.split("\n")):
        exact = MARQUEUR.match(ligne)
        if cellule.genre != "code" and (exact or MARQUEUR_PRESQUE.search(ligne)):
            cellule.refuser(f"il faut une solution dans une cellule de code, voici {citer(ligne.strip())}", rang)
        if exact:
            yield Marque(rang, exact[1], exact[2])
        elif cellule.genre == "code" and _ressemble_a_un_marqueur(ligne):
            cellule.refuser(f"il faut « {DEBUT} » ou « {FIN} » seul sur sa ligne, voici {citer(ligne.strip())}", rang)


def _ressemble_a_un_marqueur(ligne: str) -> bool:
    """Vrai pour un commentaire qui voulait sans doute être un marqueur.

    >>> [_ressemble_a_un_marqueur(ligne) for ligne in ("## BEGIN SOLUTION", "# fin de la solution")]
    [True, False]
    """
    commentaire = ligne[ligne.find("#") :] if "#" in ligne else ""
    lettres = re.sub(r"[\W\d_]", "", commentaire).upper()
    return bool(MARQUEUR_PRESQUE.search(commentaire)) or any(
        SequenceMatcher(None, lettres, sosie).ratio() >= RESSEMBLANCE for sosie in SOSIES
    )
