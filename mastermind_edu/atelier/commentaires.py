"""Le commentaire d’une prédiction reste fermé tant que la cellule qui répond n’a pas été exécutée.

L’auteur n’écrit rien de particulier : le texte qui suit cette cellule, jusqu’au titre ou à la question suivante, se ferme dans un
`<details>` que l’extension du cours ouvre après l’exécution (`poste/jupyter`). Commencer par `fermer_les_commentaires`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from mastermind_edu.atelier.sources import Cellule
from mastermind_edu.atelier.typographie import NOUVEAU

RESUME = "Après l’exécution"  # ce que l’extension reconnaît
OUVRANT = f"<details><summary>{RESUME}</summary>\n\n"
FERMANT = "\n\n</details>"
QUESTION = re.compile(r"(?:^|(?<=[.!?…] ))[^.!?…\n]*?(?:avant d’exécuter|prédisez)", re.IGNORECASE | re.MULTILINE)
COMMENTAIRE = re.compile(re.escape(OUVRANT) + r"(.*?)" + re.escape(FERMANT), re.DOTALL)


def fermer_les_commentaires(cellules: Sequence[Cellule]) -> tuple[Cellule, ...]:
    """Les cellules d’une leçon, le commentaire de chaque prédiction fermé."""
    textes = {rang: fermer(cellules[rang].texte) for rang in _rangs_des_commentaires(cellules)}
    return tuple(cellule._replace(texte=textes.get(rang, cellule.texte)) for rang, cellule in enumerate(cellules))


def _rangs_des_commentaires(cellules: Sequence[Cellule]) -> Iterator[int]:
    """Le premier texte qui suit chaque réponse ; un encadré « Nouveau » n’en est pas un, on le passe ; ce qu’il faut retenir reste ouvert."""
    for rang, question in enumerate(cellules):
        if question.prediction:
            codes = [suivant for suivant in range(rang + 1, len(cellules)) if cellules[suivant].genre == "code"]
            reponse = next((code for code in codes if not question.montre or cellules[code].id == question.montre), len(cellules))
            textes = (rang for rang in range(reponse + 1, len(cellules)) if cellules[rang].genre == "markdown")
            suite = islice((rang for rang in textes if not cellules[rang].id.startswith(NOUVEAU)), 1)
            yield from (rang for rang in suite if not cellules[rang].texte.startswith("## À retenir"))


def fermer(texte: str) -> str:
    """Ce texte, sa première suite de paragraphes fermée : après un titre s’il commence par lui, jusqu’au titre ou à la question qui vient.

    >>> print(fermer("Treize. C’est peu.\\n\\n## La suite\\n\\nUn texte."))
    <details><summary>Après l’exécution</summary>
    <BLANKLINE>
    Treize. C’est peu.
    <BLANKLINE>
    </details>
    <BLANKLINE>
    ## La suite
    <BLANKLINE>
    Un texte.
    """
    titre, debut = re.fullmatch(r"(\s*(?:#[^\n]*\n+)?)(.*)", texte, re.DOTALL).groups()
    fin = _fin_du_commentaire(debut)
    commente, reste = debut[:fin].rstrip(), debut[fin:].lstrip()
    return f"{titre}{OUVRANT}{commente}{FERMANT}" + (f"\n\n{reste}" if reste else "") if commente else texte


def _fin_du_commentaire(texte: str) -> int:
    """Où commence ce qui n’en est plus, hors des blocs de code : un titre, une question."""
    sans_code = re.sub(r"^```.*?^```$", lambda bloc: " " * len(bloc[0]), texte, flags=re.DOTALL | re.MULTILINE)
    trouves = [trouve.start() for motif in (re.compile(r"^#+ ", re.MULTILINE), QUESTION) if (trouve := motif.search(sans_code))]
    return min(trouves, default=len(texte))


def ouvrir(texte: str) -> str:
    """Le même texte, ses commentaires ouverts : dans une projection, l’étape d’après est celle d’après l’exécution.

    >>> ouvrir(fermer("Treize.")) == "Treize."
    True
    """
    return COMMENTAIRE.sub(r"\1", texte)
