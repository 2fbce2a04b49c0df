"""La page des erreurs typiques, `docs/erreurs_typiques.md`.

Chaque erreur du catalogue y est en face du plus petit cas qui la révèle : si une
erreur n’en avait pas, le juge ne la verrait pas. Commencer par `ecrire_matrice`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from mastermind_edu.atelier.erreurs import ErreurFabrication
from mastermind_edu.exercices import charger, dossier_de
from mastermind_edu.juge.appel import Candidat
from mastermind_edu.juge.examen import examiner
from mastermind_edu.juge.exercice import ErreurTypique, Exercice

EN_TETE = """# Les erreurs typiques, et le cas qui révèle chacune

Page écrite par `python lancer.py fabriquer`. Pour chaque fonction notée : les façons de se tromper que le juge reconnaît, le plus
petit cas qui les révèle, et le conseil donné à l’élève.
"""


def ecrire_matrice(sommaire: Mapping[str, tuple[str, ...]]) -> str:
    """La page entière, en Markdown ; lève `ErreurFabrication` pour une fonction fausse que le juge ne voit pas."""
    return EN_TETE + "".join(
        f"\n## {chapitre}\n" + "".join(_ecrire_exercice(charger(dossier_de(chapitre), nom)) for nom in noms) for chapitre, noms in sommaire.items()
    )


def _ecrire_exercice(exercice: Exercice) -> str:
    sans_nom = replace(exercice, erreurs_typiques=())  # le nom d’une erreur n’est pas à trouver : c’est elle que l’on essaie
    lignes = "".join(f"| {' | '.join(_ecrire_ligne(sans_nom, typique))} |\n" for typique in exercice.erreurs_typiques)
    titre = f"\n### `{exercice.signature}`\n\n"
    return f"{titre}| erreur | appel | attendu | obtenu | conseil |\n|---|---|---|---|---|\n{lignes}"


def _ecrire_ligne(exercice: Exercice, typique: ErreurTypique) -> Iterator[str]:
    contre_exemple = examiner(exercice, Candidat(typique.fonction), suite=False).contre_exemple
    if contre_exemple is None:
        raise ErreurFabrication(f"`{exercice.nom}` : il faut que l’erreur typique « {typique.slug} » échoue sur un cas, elle réussit partout")
    yield typique.slug
    # Une fonction qui tire au hasard ne se trompe pas deux fois au même endroit.
    appel = ("selon le tirage", "", "") if typique.genre else contre_exemple[1:]
    yield from (_en_code(morceau) for morceau in appel)
    yield typique.conseil.replace("|", "\\|")


def _en_code(texte: str) -> str:
    """Le texte en code Markdown, sans la ligne qui dépend de la rédaction du catalogue."""
    texte = texte.split(" (ligne ")[0].replace("|", "\\|").replace("\n", " ; ")
    return f"`{texte}`" if texte else ""
