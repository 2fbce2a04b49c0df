"""Le commentaire d’une prédiction reste fermé tant que la cellule qui répond n’a pas été exécutée.

L’auteur n’écrit rien de particulier : le texte qui suit cette cellule, jusqu’au titre ou au paragraphe de la question suivante, se ferme dans un
`<details>` que l’extension du cours ouvre après l’exécution (`poste/jupyter`). Commencer par `fermer_les_commentaires`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from mastermind_edu.atelier.typographie import NOUVEAU

if TYPE_CHECKING:
    from mastermind_edu.atelier.sources import Cellule  # elle demande jupytext, qu’un professeur qui projette n’a pas

RESUME = "Après l’exécution"  # ce que l’extension reconnaît
OUVRANT = f"<details><summary>{RESUME}</summary>\n\n"
FERMANT = "\n\n</details>"
QUESTION = re.compile(r"(?:^|(?<=[.!?…] ))[^.!?…\n]*?(?:avant d’exécuter|prédisez)", re.IGNORECASE | re.MULTILINE)
NON_COMMENTE = re.compile(r"^(?:#+ |\*\*Trouvez )", re.MULTILINE)  # un titre, un bogue à trouver : on change de sujet
COMMENTAIRE = re.compile(re.escape(OUVRANT) + r"(.*?)" + re.escape(FERMANT), re.DOTALL)


def fermer_les_commentaires(cellules: Sequence["Cellule"]) -> tuple["Cellule", ...]:
    """Les cellules d’une leçon, le commentaire de chaque prédiction fermé."""
    textes = {rang: fermer(cellules[rang].texte) for rang in _rangs_des_commentaires(cellules)}
    return tuple(cellule._replace(texte=textes.get(rang, cellule.texte)) for rang, cellule in enumerate(cellules))


def _rangs_des_commentaires(cellules: Sequence["Cellule"]) -> Iterator[int]:
    """Le premier texte qui suit chaque réponse ; un encadré « Nouveau » n’en est pas un, on le passe ; ce qu’il faut retenir reste ouvert."""
    for reponse in rangs_des_reponses(cellules):
        suivants = range(reponse, len(cellules))
        textes = (texte for texte in suivants if cellules[texte].genre == "markdown" and not cellules[texte].id.startswith(NOUVEAU))
        suite = next(textes, None)
        if suite is not None and not cellules[suite].texte.startswith("## À retenir"):
            yield suite


def rangs_des_reponses(cellules: Sequence["Cellule"]) -> Iterator[int]:
    """La cellule de code qui répond à chaque prédiction : la première qui la suit, ou celle que la question nomme."""
    for rang, question in enumerate(cellules):
        codes = range(rang + 1, len(cellules)) if question.prediction else ()
        reponses = (code for code in codes if cellules[code].genre == "code" and question.montre in ("", cellules[code].id))
        yield from [reponse for reponse in [next(reponses, None)] if reponse is not None]


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
    """Où commence ce qui n’en est plus, hors des blocs de code : un autre sujet, le paragraphe de la question qui vient, ou celle-ci dans le premier.

    >>> texte = "Treize.\\n\\nUn sac de pions. Avant d’exécuter : combien ?"
    >>> texte[_fin_du_commentaire(texte):]
    'Un sac de pions. Avant d’exécuter : combien ?'
    """
    sans_code = re.sub(r"^```.*?^```$", lambda bloc: " " * len(bloc[0]), texte, flags=re.DOTALL | re.MULTILINE)
    autre, question = NON_COMMENTE.search(sans_code), QUESTION.search(sans_code)
    fins = [autre.start()] if autre else []
    if question:
        paragraphe = sans_code.rfind("\n\n", 0, question.start())
        fins.append(question.start() if paragraphe < 0 else paragraphe + 2)
    return min(fins, default=len(texte))


def est_deja_la_suite(texte: str) -> bool:
    """Vrai d’un texte fermé qui prépare la question suivante sous son propre titre, sans un mot de la réponse.

    >>> est_deja_la_suite(fermer("## Un feu\\n\\nIl a trois couleurs.\\n\\nAvant d’exécuter : lesquelles ?"))
    True
    >>> est_deja_la_suite(fermer("Treize.\\n\\n## Un feu\\n\\nIl a trois couleurs.\\n\\nAvant d’exécuter : lesquelles ?"))
    False
    """
    ferme = COMMENTAIRE.search(texte)
    return bool(ferme and texte[: ferme.start()].strip() and QUESTION.match(texte[ferme.end() :].lstrip()))


def ouvrir(texte: str) -> str:
    """Le même texte, ses commentaires ouverts : dans une projection, l’étape d’après est celle d’après l’exécution.

    >>> ouvrir(fermer("Treize.")) == "Treize."
    True
    """
    return COMMENTAIRE.sub(r"\1", texte)
