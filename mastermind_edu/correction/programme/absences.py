"""Ce qu’il y a à dire d’une réponse que rien ne définit dans une copie, et ce que l’élève a écrit à sa place.

Rien n’est exécuté. Commencer par `expliquer_absence`.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from mastermind_edu.exercices import TOUS
from mastermind_edu.francais import debut_commun, plus_proche


class Definition(NamedTuple):
    """Une fonction ou une classe écrite dans une cellule, à quelque profondeur que ce soit."""

    nom: str
    est_async: bool
    est_vide: bool
    ligne: int  # la première, décorateurs compris
    fin: int
    colonne: int
    lignes: Sequence[str]  # celles de toute la cellule : emboîtées, les définitions en feraient autant de copies

    @property
    def source(self) -> str:
        """Son texte, ramené au bord gauche."""
        return "\n".join(ligne[self.colonne :] for ligne in self.lignes[self.ligne - 1 : self.fin])


def expliquer_absence(nom: str, definitions: Sequence[Definition], variables: Mapping[str, str], noms: Collection[str]) -> tuple[str, str]:
    """La phrase à dire quand rien ne définit cet exercice, et le texte de ce qui en tient lieu, à montrer au professeur ; vide quand rien n’en tient lieu."""
    textes = {definition.nom: definition.source for definition in definitions if not definition.est_async}
    if any(definition.est_async and definition.nom == nom for definition in definitions):
        return f"`{nom}` est écrite avec `async def` : enlevez `async`", ""
    if nom in textes:
        return f"`{nom}` est écrite à l’intérieur d’une autre définition : ramenez son `def` au bord gauche", textes[nom]
    genre, mot = TOUS[nom].genre, "class" if TOUS[nom].genre == "classe" else "def"
    if nom in variables:
        return f"`{nom}` est ici une variable, il faut une {genre} : écrivez `{mot} {TOUS[nom].signature if mot == 'def' else nom}:`, et votre réponse en dessous", variables[nom]
    autres = {demande for demande in noms if demande != nom}  # `trouver_mal_places` n’est pas une faute de frappe
    ecrits = {ecrit: texte for ecrit, texte in {**variables, **textes}.items() if ecrit.lower() not in autres}
    proche = plus_proche(nom, [ecrit for ecrit in ecrits if ecrit in textes]) or debut_commun(nom, ecrits)
    indice = f" ; `{proche}` est-elle mal nommée ?" if proche else ""
    return f"la copie ne contient pas de {genre} `{nom}`{indice}", ecrits.get(proche, "")
