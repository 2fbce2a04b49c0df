"""La page des erreurs typiques : `python -m mastermind_edu.atelier.matrice > docs/erreurs_typiques.md`.

Chaque erreur du catalogue y est en face du plus petit cas qui la révèle : si une
erreur n’en avait pas, le juge ne la verrait pas. Commencer par `ecrire_matrice`.
"""

from collections.abc import Iterator

from mastermind_edu.exercices import CHAPITRES
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import ErreurTypique, Exercice, preparer

EN_TETE = """# Les erreurs typiques, et le cas qui révèle chacune

Page écrite par `python -m mastermind_edu.atelier.matrice`. Pour chaque fonction notée : les façons de se tromper que le juge reconnaît, le plus
petit cas qui les révèle, et le conseil donné à l’élève.
"""


def ecrire_matrice() -> str:
    """La page entière, en Markdown."""
    return EN_TETE + "".join(
        f"\n## {chapitre}\n" + "".join(map(_ecrire_exercice, exercices)) for chapitre, exercices in CHAPITRES.items()
    )


def _ecrire_exercice(exercice: Exercice) -> str:
    prepare = preparer(exercice)
    lignes = "".join(f"| {' | '.join(_ecrire_ligne(prepare, typique))} |\n" for typique in exercice.erreurs_typiques)
    titre = f"\n### `{exercice.signature}`\n\n"
    return f"{titre}| erreur | appel | attendu | obtenu | conseil |\n|---|---|---|---|---|\n{lignes}"


def _ecrire_ligne(exercice: Exercice, typique: ErreurTypique) -> Iterator[str]:
    contre_exemple = examiner(exercice, Candidat(typique.fonction)).contre_exemple
    yield typique.slug
    # Une fonction qui tire au hasard ne se trompe pas deux fois au même endroit.
    appel = ("selon le tirage", "", "") if typique.genre else contre_exemple[1:]
    yield from (_en_code(morceau) for morceau in appel)
    yield typique.conseil.replace("|", "\\|")


def _en_code(texte: str) -> str:
    """Le texte en code Markdown, sans la ligne qui dépend de la rédaction du catalogue."""
    texte = texte.split(" (ligne ")[0].replace("|", "\\|").replace("\n", "\\n")
    return f"`{texte}`" if texte else ""


if __name__ == "__main__":
    print(ecrire_matrice(), end="")
